// The steps of a plan as statements. Invariant: one step gives one statement or a few in its place, in the order of the plan, and what a
// register holds afterwards is what the interpreted step would have left in it.

import { unreachable } from "../../base/never.ts";
import type { Block, Id, Plan, Pool, Reg, Step } from "../../plan/types.ts";
import { commentSafe, typed, typeOnly } from "./apart.ts";
import type { Declarations } from "./declare.ts";
import type { EngineNames } from "./engine-names.ts";
import { isLiteral, known } from "./fold.ts";
import { property, propertyKey } from "./names.ts";
import { printTest, printValue, type Reading } from "./print-expr.ts";
import { runtimeName } from "./runtime-text.ts";
import { completes, emptyRolls, fixedPool, type Signature } from "./signatures.ts";

/** What the statements of one function have to know. */
export interface Page {
  readonly plan: Plan;
  readonly names: EngineNames;
  readonly signature: (plan: Id) => Signature;
  /** The program's dice. */
  readonly pools: readonly Pool[];
  /** The function tells each step to `note`. */
  readonly noted: boolean;
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
  return at === null || names.entries(layout, column) === 1 ? whole : `${whole}[${at}]`;
}

/** `around`: the sentence whose block it is; its clauses stand above it already. */
export function printBlock(block: Block, page: Page, around: Id | null = null): readonly string[] {
  return block.flatMap((step) => [
    ...(page.declarations.before.get(step) ?? []).map((reg) => `let ${page.regName(reg)} = ${runtimeName("NONE")};`),
    ...(step.origin === around ? [] : clauseComment(step, page)),
    ...printStep(step, page),
  ]);
}

/** The clauses behind a sentence stand above its first step. */
function clauseComment(step: Step, page: Page): readonly string[] {
  const own = page.names.clauses(step.origin);
  const clauses = page.noted ? [] : own.length === 0 && step.kind === "require" ? page.names.clauses(step.why) : own;
  return clauses.length === 0
    ? []
    : [`// ${clauses.map((clause) => `§${commentSafe(clause)}`).join(" ")}`];
}

function printStep(step: Step, page: Page): readonly string[] {
  const { reading } = page;
  switch (step.kind) {
    case "require": {
      const refusal = `throw new ${runtimeName("Refusal")}(${JSON.stringify(step.why)}, ${JSON.stringify(step.origin)});`;
      const told = noteOf(page, step, `kind: "refuse", why: ${JSON.stringify(step.why)}`);
      return [`if (${printTest({ kind: "not", a: step.test }, reading)}) {`, ...told, refusal, "}"];
    }
    case "let":
      return [
        assign(step, step.to, printValue(step.value, reading), page, isLiteral(step.value)),
        ...noteOf(page, step, `kind: "let", to: ${step.to}, value: ${page.regName(step.to)}`),
      ];
    case "draw":
      return printDraw(step, page);
    case "ask":
      return printAsk(step, page);
    case "set":
      return printSet(step, page);
    case "call":
      return printCall(step, page);
    case "branch":
      return printBranch(step, page);
    case "loop":
      return printLoop(step, page);
    case "end":
      return printEnd(step, page);
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

/** Nothing in a function that does not tell its steps. */
function noteOf(page: Page, step: Step, note: string): readonly string[] {
  return page.noted ? [`note({ origin: ${JSON.stringify(step.origin)}, ${note} });`] : [];
}

/** A constant made of literals gets its type written, lest TypeScript take comparing it with another number for a mistake. */
function assign(step: Step, reg: Reg, value: string, page: Page, literal = false): string {
  const declared = page.declarations.here.get(step)?.get(reg);
  const name = page.regName(reg);
  if (declared === undefined) return `${name} = ${value};`;
  return `${declared} ${literal ? typed(name, "number") : name} = ${value};`;
}

function printSet(step: Extract<Step, { kind: "set" }>, page: Page): readonly string[] {
  const { slot, column } = step.place;
  const at = step.place.at === null ? null : printValue(step.place.at, page.reading);
  const target = cellText(page.names, page.plan.slots[slot]?.layout ?? "", page.slotName(slot), column, at);
  const value = printValue(step.value, page.reading);
  const list = cellText(page.names, page.plan.slots[slot]?.layout ?? "", page.slotName(slot), column, null);
  const isOne = page.names.entries(page.plan.slots[slot]?.layout ?? "", column) === 1;
  const store = (to: string): string =>
    at === null || isOne ? `${target} = ${to};` : `${list} = ${runtimeName("withEntry")}(${list}, ${at}, ${to});`;
  if (!page.noted) return [store(value)];
  const [from, to] = [page.fresh("from"), page.fresh("to")];
  return [
    `const ${from} = ${target}${target.endsWith("]") && at !== null ? typeOnly("!") : ""};`,
    `const ${typed(to, "number")} = ${value};`,
    store(to),
    ...noteOf(
      page,
      step,
      `kind: "set", slot: roots[${slot}]${typeOnly("!")}, column: ${JSON.stringify(column)}, entry: ${at ?? "0"}, from: ${from}, to: ${to}`,
    ),
  ];
}

function printEnd(step: Extract<Step, { kind: "end" }>, page: Page): readonly string[] {
  const none = runtimeName("NONE");
  const gives = page.signature(page.plan.id).gives;
  const value = step.result === null ? none : printValue(step.result, page.reading);
  if (!page.noted) return [gives ? `return ${value};` : "return;"];
  const result = page.fresh("result");
  return [
    `const ${typed(result, "number")} = ${value};`,
    ...noteOf(page, step, `kind: "end", result: ${result}`),
    gives ? `return ${result};` : "return;",
  ];
}

// ── dice and questions ───────────────────────────────────────────────────────────────────────────────────────────────────

function printDraw(step: Extract<Step, { kind: "draw" }>, page: Page): readonly string[] {
  const [first] = step.to;
  const label = JSON.stringify(first === undefined ? step.origin : (page.plan.regs[first]?.name ?? step.origin));
  const thrown = page.noted ? page.fresh("pool") : poolText(step, page);
  const fixed = fixedPool(step);
  const dice = step.pool.kind === "count" ? step.pool.of : fixed;
  const isList = dice !== null && page.pools[dice]?.value === "list";
  const note = noteOf(
    page,
    step,
    `kind: "draw", to: [${step.to.join(", ")}], values: [${step.to.map(page.regName).join(", ")}], pool: ${thrown}`,
  );
  return [
    ...(page.noted ? [`const ${thrown} = ${poolText(step, page)};`] : []),
    ...(step.to.length === 1 && first !== undefined && !isList
      ? [assign(step, first, `io.roll(${thrown}, ${label})`, page)]
      : unpack(step, step.to, `io.rollList(${thrown}, ${label})`, "list", page)),
    ...note,
  ];
}

function poolText(step: Extract<Step, { kind: "draw" }>, page: Page): string {
  const { pool } = step;
  const { pools } = page.names;
  if (pool.kind === "count") {
    return `${runtimeName("poolTimes")}(${pools}[${pool.of}]${typeOnly("!")}, Math.min(${pool.most}, ${printValue(pool.n, page.reading)}))`;
  }
  const fixed = fixedPool(step);
  return fixed === null ? `io.pool(${printValue(pool.of, page.reading)})` : `${pools}[${fixed}]${typeOnly("!")}`;
}

function printAsk(step: Extract<Step, { kind: "ask" }>, page: Page): readonly string[] {
  const { allowed } = step;
  const seen = step.sees.map((reg) => `${propertyKey(page.plan.regs[reg]?.name ?? "")}: ${page.regName(reg)}`);
  const question = [
    `key: ${JSON.stringify(step.key)}`,
    `by: ${JSON.stringify(step.by)}`,
    `secret: ${step.secret}`,
    allowed.kind === "range"
      ? `range: [${allowed.range.join(", ")}], optional: ${allowed.optional}`
      : `placing: ${allowed.n}`,
    `usual: ${step.usual === null ? "null" : printValue(step.usual, page.reading)}`,
    `sees: {${seen.join(", ")}}`,
  ].join(", ");
  const [first] = step.to;
  const note = noteOf(
    page,
    step,
    `kind: "ask", to: [${step.to.join(", ")}], key: ${JSON.stringify(step.key)}, values: [${step.to.map(page.regName).join(", ")}], secret: ${step.secret}`,
  );
  if (allowed.kind === "range" && first !== undefined) {
    return [assign(step, first, `io.ask({ ${question} })`, page), ...note];
  }
  return [...unpack(step, step.to, `io.askPlacing({ ${question} })`, "places", page), ...note];
}

function unpack(step: Step, to: readonly Reg[], list: string, name: string, page: Page): readonly string[] {
  const all = page.fresh(name);
  return [
    `const ${all} = ${list};`,
    ...to.map((reg, i) => assign(step, reg, `${all}[${i}] ?? ${runtimeName("NONE")}`, page)),
  ];
}

// ── calls and blocks ─────────────────────────────────────────────────────────────────────────────────────────────────────

function printCall(step: Extract<Step, { kind: "call" }>, page: Page): readonly string[] {
  const theirs = page.signature(step.plan);
  const values = theirs.givens.map((reg) => printValue(step.args[reg] ?? { kind: "none" }, page.reading));
  const list = page.noted ? page.fresh("args") : "";
  const roots = `[${step.slots.map((slot) => `roots[${slot}]${typeOnly("!")}`).join(", ")}]`;
  const plan = JSON.stringify(step.plan);
  const out = step.rolls.length === 0 ? null : page.fresh(`${page.names.plan(step.plan)} rolls`);
  const handed = [
    ...(theirs.io ? ["io"] : []),
    ...(page.noted ? ["note", roots] : []),
    ...step.slots.map(page.slotName),
    ...(page.noted ? values.map((_, i) => `${list}[${i}]${typeOnly("!")}`) : values),
    ...(out === null ? [] : [out]),
  ];
  const call = `${page.noted ? page.names.noted(step.plan) : page.names.plan(step.plan)}(${handed.join(", ")})`;
  const isWanted = step.result !== null && (page.noted || isLooked(step.result, page));
  const result = page.noted && theirs.gives ? page.fresh("given") : call;
  return [
    ...(page.noted ? [`const ${typed(list, "readonly number[]")} = [${values.join(", ")}];`] : []),
    ...noteOf(page, step, `kind: "call", plan: ${plan}, slots: ${roots}, args: ${list}`),
    ...(out === null ? [] : [`const ${typed(out, page.names.rolls(step.plan))} = ${emptyRolls(theirs)};`]),
    ...(page.noted && theirs.gives ? [`const ${result} = ${call};`] : []),
    ...(!theirs.gives || (!isWanted && !page.noted) ? [`${call};`] : []),
    ...(step.result !== null && isWanted
      ? [assign(step, step.result, theirs.gives ? result : runtimeName("NONE"), page, !theirs.gives)]
      : []),
    ...step.rolls.map(([reg, ours]) => assign(step, ours, `${out ?? ""}.${theirs.rollNames.get(reg) ?? "roll"}`, page)),
    ...noteOf(page, step, `kind: "return", plan: ${plan}, result: ${theirs.gives ? result : runtimeName("NONE")}, to: ${step.result ?? -1}`),
  ];
}

/** Somebody reads the register afterwards. */
function isLooked(reg: Reg, page: Page): boolean {
  const { declarations, plan } = page;
  return declarations.read.has(reg) || reg < plan.givens || page.signature(plan.id).rolls.includes(reg);
}

function printBranch(step: Extract<Step, { kind: "branch" }>, page: Page): readonly string[] {
  const told = (arm: number): readonly string[] => noteOf(page, step, `kind: "branch", arm: ${arm}`);
  const arms = step.arms.flatMap((arm, i) => [
    `${i === 0 ? "" : "} else "}if (${printTest(arm.test, page.reading)}) {`,
    ...told(i),
    ...printBlock(arm.then, page, step.origin),
  ]);
  const otherwise = [...told(-1), ...printBlock(step.otherwise, page)];
  if (otherwise.length === 0) return [...arms, "}"];
  // Where no arm goes on, the rest needs no else.
  const goesOn = page.noted || step.arms.some((arm) => completes(arm.then));
  return goesOn ? [...arms, "} else {", ...otherwise, "}"] : [...arms, "}", ...otherwise];
}

function printLoop(step: Extract<Step, { kind: "loop" }>, page: Page): readonly string[] {
  const test = printTest(step.test, page.reading);
  const round = page.noted ? page.fresh("round") : "";
  const begin = page.noted ? [`${round}++;`, ...noteOf(page, step, `kind: "round", round: ${round}`)] : [];
  const rounds = page.noted ? [`let ${round} = 0;`] : [];
  const body = [...begin, ...printBlock(step.body, page)];
  if (step.count === null || step.most === null) {
    return [...rounds, `while (${test}) {`, `io.round(${JSON.stringify(step.origin)});`, ...body, "}"];
  }
  const count = page.regName(step.count);
  const bound = `${count} < ${printValue(step.most, page.reading)}`;
  const both = known(step.test) === true ? bound : `${bound} && (${test})`;
  if (page.declarations.ownCounters.has(step)) {
    return [...rounds, `for (let ${count} = 0; ${both}; ${count}++) {`, ...body, "}"];
  }
  return [...rounds, `${count} = 0;`, `while (${both}) {`, `${count}++;`, ...body, "}"];
}
