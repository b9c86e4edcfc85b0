// The steps of a plan as statements. Invariant: one step gives one statement or a few in its place, in the order of the plan, and what a
// register holds afterwards is what the interpreted step would have left in it.

import { unreachable } from "../../base/never.ts";
import type { Block, Id, Plan, Reg, Step } from "../../plan/types.ts";
import type { Declarations } from "./declare.ts";
import type { EngineNames } from "./engine-names.ts";
import { isLiteral, known } from "./fold.ts";
import { property, propertyKey } from "./names.ts";
import { printTest, printValue, type Reading } from "./print-expr.ts";
import { runtimeName } from "./runtime-text.ts";
import { emptyRolls, type Signature } from "./signatures.ts";

/** What the statements of one function have to know. */
export interface Page {
  readonly plan: Plan;
  readonly names: EngineNames;
  readonly signature: (plan: Id) => Signature;
  readonly reading: Reading;
  readonly declarations: Declarations;
  readonly regName: (reg: Reg) => string;
  readonly slotName: (slot: number) => string;
  /** A variable's name that is still free in the function. */
  readonly fresh: (name: string) => string;
}

/** A cell of a working state: `charakter.Moral`, `charakter.WW[i]`. */
export function cellText(names: EngineNames, layout: Id, state: string, column: Id, at: string | null): string {
  const whole = property(state, names.property(layout, column));
  return at === null ? whole : `${whole}[${at}]`;
}

export function printBlock(block: Block, page: Page): readonly string[] {
  return block.flatMap((step) => [
    ...(page.declarations.before.get(step) ?? []).map((reg) => `let ${page.regName(reg)} = ${runtimeName("NONE")};`),
    ...printStep(step, page),
  ]);
}

function printStep(step: Step, page: Page): readonly string[] {
  const { reading } = page;
  switch (step.kind) {
    case "require":
      return [
        `if (${printTest({ kind: "not", a: step.test }, reading)}) throw new ${runtimeName("Refusal")}(${JSON.stringify(step.why)}, ${JSON.stringify(step.origin)});`,
      ];
    case "let":
      return [assign(step, step.to, printValue(step.value, reading), page, isLiteral(step.value))];
    case "draw":
      return printDraw(step, page);
    case "ask":
      return printAsk(step, page);
    case "set": {
      const at = step.place.at === null ? null : printValue(step.place.at, reading);
      const layout = page.plan.slots[step.place.slot]?.layout ?? "";
      const target = cellText(page.names, layout, page.slotName(step.place.slot), step.place.column, at);
      return [`${target} = ${printValue(step.value, reading)};`];
    }
    case "call":
      return printCall(step, page);
    case "branch":
      return printBranch(step, page);
    case "loop":
      return printLoop(step, page);
    case "end":
      return [step.result === null ? endWithout(page) : `return ${printValue(step.result, reading)};`];
    case "stop":
      return ["break;"];
    case "write":
    case "series":
    case "cascade":
      throw new Error(`${step.kind} was not lowered`);
    default:
      return unreachable(step);
  }
}

const endWithout = (page: Page): string =>
  page.signature(page.plan.id).gives ? `return ${runtimeName("NONE")};` : "return;";

/** A constant made of literals gets its type written, lest TypeScript take comparing it with another number for a mistake. */
function assign(step: Step, reg: Reg, value: string, page: Page, literal = false): string {
  const declared = page.declarations.here.get(step)?.get(reg);
  const name = page.regName(reg);
  if (declared === undefined) return `${name} = ${value};`;
  return `${declared} ${name}${literal ? ": number" : ""} = ${value};`;
}

function printDraw(step: Extract<Step, { kind: "draw" }>, page: Page): readonly string[] {
  const [first] = step.to;
  const label = JSON.stringify(first === undefined ? "" : (page.plan.regs[first]?.name ?? ""));
  const pool =
    step.pool.kind === "pool"
      ? `io.pool(${printValue(step.pool.of, page.reading)})`
      : `${runtimeName("counted")}(io.pool(${step.pool.of}), ${printValue(step.pool.n, page.reading)})`;
  if (step.to.length === 1 && first !== undefined) return [assign(step, first, `io.roll(${pool}, ${label})`, page)];
  return unpack(step, step.to, `io.rollList(${pool}, ${label})`, "list", page);
}

function printAsk(step: Extract<Step, { kind: "ask" }>, page: Page): readonly string[] {
  const usual = step.usual === null ? "null" : printValue(step.usual, page.reading);
  const sees = `{ ${step.sees.map((reg) => `${propertyKey(page.plan.regs[reg]?.name ?? "")}: ${page.regName(reg)}`).join(", ")} }`;
  const allowed =
    step.allowed.kind === "range"
      ? `range: [${step.allowed.range.join(", ")}], optional: ${step.allowed.optional}`
      : `placing: ${step.allowed.n}`;
  const question = `{ key: ${JSON.stringify(step.key)}, by: ${JSON.stringify(step.by)}, secret: ${step.secret}, ${allowed}, usual: ${usual}, sees: ${sees} }`;
  const [first] = step.to;
  if (step.allowed.kind === "range" && first !== undefined) return [assign(step, first, `io.ask(${question})`, page)];
  return unpack(step, step.to, `io.askPlacing(${question})`, "places", page);
}

function unpack(step: Step, to: readonly Reg[], list: string, name: string, page: Page): readonly string[] {
  const all = page.fresh(name);
  return [`const ${all} = ${list};`, ...to.map((reg, i) => assign(step, reg, `${all}[${i}]!`, page))];
}

function printCall(step: Extract<Step, { kind: "call" }>, page: Page): readonly string[] {
  const theirs = page.signature(step.plan);
  const args = theirs.givens.map((reg) => printValue(step.args[reg] ?? { kind: "none" }, page.reading));
  const out = step.rolls.length === 0 ? null : page.fresh(`${page.names.plan(step.plan)} rolls`);
  const names = theirs.rollNames;
  const all = ["io", ...step.slots.map(page.slotName), ...args, ...(out === null ? [] : [out])].join(", ");
  const call = `${page.names.plan(step.plan)}(${all})`;
  const isRead =
    step.result !== null &&
    theirs.gives &&
    (page.declarations.read.has(step.result) || step.result < page.plan.givens || isOut(step.result, page));
  return [
    ...(out === null ? [] : [`const ${out}: ${page.names.rolls(step.plan)} = ${emptyRolls(theirs)};`]),
    step.result !== null && isRead ? assign(step, step.result, call, page) : `${call};`,
    ...step.rolls.map(([reg, ours]) => assign(step, ours, `${out ?? ""}.${names.get(reg) ?? "roll"}`, page)),
  ];
}

const isOut = (reg: Reg, page: Page): boolean => page.signature(page.plan.id).rolls.includes(reg);

function printBranch(step: Extract<Step, { kind: "branch" }>, page: Page): readonly string[] {
  const arms = step.arms.flatMap((arm, i) => [
    `${i === 0 ? "" : "} else "}if (${printTest(arm.test, page.reading)}) {`,
    ...printBlock(arm.then, page),
  ]);
  if (step.otherwise.length === 0) return [...arms, "}"];
  return [...arms, "} else {", ...printBlock(step.otherwise, page), "}"];
}

function printLoop(step: Extract<Step, { kind: "loop" }>, page: Page): readonly string[] {
  const isEndless = known(step.test) === true;
  const test = printTest(step.test, page.reading);
  const body = printBlock(step.body, page);
  if (step.count === null || step.most === null) return [`while (${test}) {`, ...body, "}"];
  const count = page.regName(step.count);
  const bound = `${count} < ${printValue(step.most, page.reading)}`;
  const both = isEndless ? bound : `${bound} && (${test})`;
  if (page.declarations.ownCounters.has(step)) return [`for (let ${count} = 0; ${both}; ${count}++) {`, ...body, "}"];
  return [`${count} = 0;`, `while (${both}) {`, `${count}++;`, ...body, "}"];
}
