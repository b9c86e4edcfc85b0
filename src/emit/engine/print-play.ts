// Plans as ordinary functions: `if`, `while`, `return`; a register is a variable, a sheet a plain object that is changed in place.
// Invariant: a function does its steps in the order of the plan, so it throws the same dice and asks the same questions as the
// interpreted plan; the same sheet in two roles is the same object.

import type { Block, Id, Plan, Program, Reg } from "../../plan/types.ts";
import { commentSafe, typed, typeOnly } from "./apart.ts";
import { declare } from "./declare.ts";
import type { EngineNames } from "./engine-names.ts";
import { createScope, lastPart } from "./names.ts";
import type { Reading } from "./print-expr.ts";
import { cellText, printBlock, type Page } from "./print-steps.ts";
import { runtimeName } from "./runtime-text.ts";
import { completes, emptyRolls, signaturesOf, type Signature } from "./signatures.ts";
import { foldBlock, tidyBlock } from "./tidy.ts";

export interface PlayPrinter {
  /** The plans' steps as they are printed. */
  readonly bodies: ReadonlyMap<Id, Block>;
  readonly signature: (plan: Id) => Signature;
  /** The function of a plan, after the interface of its rolls where a caller reads some. */
  readonly print: (plan: Id) => string;
}

/** `noted`: the second set of functions, which tell each step to a listener; the first pays nothing for it. */
export function playPrinter(program: Program, names: EngineNames, noted = false): PlayPrinter {
  const bodies = new Map(
    Object.values(program.plans).map((plan) => [plan.id, (noted ? foldBlock : tidyBlock)(plan.body)] as const),
  );
  const signatures = signaturesOf(program, bodies, { noted });
  const signature = (id: Id): Signature => known(signatures.get(id), id);
  const surroundings: Surroundings = { names, signature, pools: program.pools, noted };
  const print = (id: Id): string => printPlan(known(program.plans[id], id), known(bodies.get(id), id), surroundings);
  return { bodies, signature, print };
}

type Surroundings = Pick<Page, "names" | "signature" | "pools" | "noted">;

function known<T>(found: T | undefined, id: Id): T {
  if (found === undefined) throw new Error(`unknown plan ${id}`);
  return found;
}

function printPlan(plan: Plan, body: Block, surroundings: Surroundings): string {
  const { names, noted } = surroundings;
  const own = surroundings.signature(plan.id);
  const scope = createScope(names.scope);
  const slots = plan.slots.map((slot) => scope.take(lastPart(slot.name), "camel"));
  const regs = plan.regs.map((reg) => scope.take(lastPart(reg.name), "camel"));
  const out = own.rolls.length === 0 ? "" : scope.take("out", "camel");
  const variable = (reg: Reg): string => regs[reg] ?? `register${reg}`;
  const regName = (reg: Reg): string =>
    own.rollNames.has(reg) ? `${out}.${own.rollNames.get(reg) ?? ""}` : variable(reg);
  const slotName = (slot: number): string => slots[slot] ?? `slot${slot}`;
  const page: Page = {
    ...surroundings,
    plan,
    reading: playReading(names, regName, slotName, (slot) => plan.slots[slot]?.layout ?? ""),
    declarations: declare(body, (reg) => reg < plan.givens || own.rolls.includes(reg)),
    regName,
    slotName,
    fresh: (name) => scope.take(name, "camel"),
  };
  const parameters = [
    ...(own.io ? [typed("io", runtimeName("Io"))] : []),
    ...(noted ? [typed("note", `(note: ${runtimeName("Note")}) => void`), typed("roots", "readonly number[]")] : []),
    ...plan.slots.map((slot, i) => typed(slotName(i), names.state(slot.layout))),
    ...own.givens.map((reg) => typed(variable(reg), "number")),
    ...(out === "" ? [] : [`${typed(out, names.rolls(plan.id))} = ${emptyRolls(own)}`]),
  ];
  const rolls = [...own.rollNames.values()].map((name) => `${name}: number;`).join(" ");
  return [
    ...(out === "" || noted ? [] : [typeOnly(`interface ${names.rolls(plan.id)} { ${rolls} }\n`)]),
    `/** ${[commentSafe(plan.id) + (noted ? ", told step by step." : ""), ...names.clauses(plan.id).map((clause) => `§${commentSafe(clause)}`)].join(" ")} */`,
    `function ${noted ? names.noted(plan.id) : names.plan(plan.id)}${typed(`(${parameters.join(", ")})`, own.gives ? "number" : "void")} {`,
    ...own.givens.filter((reg) => own.rolls.includes(reg)).map((reg) => `${regName(reg)} = ${variable(reg)};`),
    ...printBlock(body, page),
    ...(own.gives && completes(body) ? [`return ${runtimeName("NONE")};`] : []),
    "}",
  ].join("\n");
}

/** How expressions of play name what they read. */
export function playReading(
  names: EngineNames,
  reg: (reg: Reg) => string,
  slot: (slot: number) => string,
  layout: (slot: number) => Id,
): Reading {
  return {
    reg,
    cell: (place, at) => {
      const cell = cellText(names, layout(place.slot), slot(place.slot), place.column, at);
      if (at === null) return cell;
      const entries = names.entries(layout(place.slot), place.column);
      if (entries === 1) return at === "0" ? cell : `((${at}) === 0 ? ${cell} : ${runtimeName("NONE")})`;
      return /^\d+$/.test(at) && Number(at) < entries ? cell + typeOnly("!") : `(${cell} ?? ${runtimeName("NONE")})`;
    },
    value: (e, args) => `${names.derived(e.derived)}(${[...e.slots.map(slot), ...args].join(", ")})`,
    lookup: (table, keys) => `${names.lookup(table)}(${keys.join(", ")})`,
  };
}
