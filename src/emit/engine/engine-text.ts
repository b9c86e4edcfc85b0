// A whole engine as one module: the runtime, working states, tables, plans as functions, odds. Invariant: the text imports nothing, is
// the same for the same program, and compiles under TypeScript's strictest settings.

import { flatten } from "../../plan/flatten.ts";
import type { Layout, Plan, Program } from "../../plan/types.ts";
import { typed, typeOnly, whole } from "./apart.ts";
import { engineNames, isInner, type EngineNames } from "./engine-names.ts";
import { playPrinter, type PlayPrinter } from "./print-play.ts";
import { printOdds } from "./print-segments.ts";
import { printDerived, printDerivedInFile, printEntry, printLookup, printPools, printState } from "./print-tables.ts";
import { runtimeName, runtimeText } from "./runtime-text.ts";
import { reachable, type Signature } from "./signatures.ts";

/** The statements of an engine's module besides the runtime, in order. `program` is lowered. */
export function engineStatements(program: Program): readonly string[] {
  const names = engineNames(program);
  const play = playPrinter(program, names);
  const noted = playPrinter(program, names, true);
  const outer = Object.values(program.plans).filter((plan) => !isInner(plan));
  const needed = reachable(
    program,
    play.bodies,
    outer.map((plan) => plan.id),
  );
  return [
    printPools(program.pools, names),
    ...program.layouts.map((layout) => printState(layout, names)),
    ...program.lookups.map((lookup) => printLookup(lookup, names)),
    ...program.derived.map((derived) => printDerived(derived, names)),
    ...needed.map(play.print),
    ...reachable(
      program,
      noted.bodies,
      outer.map((plan) => plan.id),
    ).map(noted.print),
    ...outer.map((plan) => printDoor(plan, names, play, noted)),
    printEntry(names),
    ...program.derived.map((derived) => printDerivedInFile(derived, program, names)),
    ...outer.map((plan) => printOdds(program, flatten(program, plan.id), names)),
    printIndex(outer, program, names),
  ];
}

/** The module as it is, not laid out: for tests and wherever nobody reads it. By plan id how it is played and its odds. */
export function engineText(program: Program): string {
  return [runtimeText, ...engineStatements(program).map(whole)].join("\n\n");
}

/** Two ways in. `play` opens rows of cells and puts the end back into them; `run` plays on working states that the caller has copied. */
export function printDoor(plan: Plan, names: EngineNames, play: PlayPrinter, noted: PlayPrinter): string {
  const [own, told] = [play.signature(plan.id), noted.signature(plan.id)];
  const handed = ({ givens }: Signature): readonly string[] => [
    ...plan.slots.map(({ layout }, i) => `states[${i}]${typeOnly(` as ${names.state(layout)}`)}`),
    ...givens.map((reg) => `givens[${reg}]${typeOnly("!")}`),
  ];
  const quiet = `${names.plan(plan.id)}(${[...(own.io ? ["io"] : []), ...handed(own)].join(", ")})`;
  const roots = "states.map((state) => states.indexOf(state))";
  const telling = `${names.noted(plan.id)}(${["io", "io.note", roots, ...handed(told)].join(", ")})`;
  const none = runtimeName("NONE");
  return [
    `function ${names.play(plan.id)}(${[typed("io", runtimeName("Io")), typed("states", "readonly object[]"), typed("givens", "readonly number[]")].join(", ")})${typeOnly(": number")} {`,
    ...(own.gives
      ? [`return io.note === undefined ? ${quiet} : ${telling};`]
      : [`if (io.note === undefined) ${quiet}; else ${telling};`, `return ${none};`]),
    "}",
  ].join("\n");
}

function printIndex(plans: readonly Plan[], program: Program, names: EngineNames): string {
  const io = runtimeName("Io");
  const entry = (plan: Plan): string => {
    const layouts = plan.slots.map(({ layout }) => names.layout(layout)).join(", ");
    const own = names.play(plan.id);
    return `${JSON.stringify(plan.id)}: { run: ${own}, play: (io, slots, givens) => ${names.playRows}(${own}, [${layouts}], io, slots, givens), odds: ${names.odds(plan.id)} },`;
  };
  const layout = ({ id }: Layout): string => {
    const state = names.state(id);
    return `const ${names.layout(id)}: ${names.layoutType} = { open: ${names.openState(id)}, copy: (state) => ${names.copyState(id)}(state as ${state}), close: (state, cells) => ${names.closeState(id)}(state as ${state}, cells) };`;
  };
  return [
    "/** Working states of one kind of sheet or thing: from a row of cells, a copy to play on, back into a row. */",
    `export interface ${names.layoutType} {`,
    "readonly open: (cells: readonly number[]) => object;",
    "readonly copy: (state: object) => object;",
    "readonly close: (state: object, cells: number[]) => void;",
    "}",
    "",
    ...program.layouts.map(layout),
    "",
    "/** Each row once, so that one sheet in two roles is one state; written back only after the end. */",
    `function ${names.playRows}(run: ${names.planType}["run"], layouts: readonly ${names.layoutType}[], io: ${io}, slots: readonly number[][], givens: readonly number[]): number {`,
    "const states: object[] = [];",
    "slots.forEach((row, i) => {",
    "const first = slots.indexOf(row);",
    "states.push(first < i ? states[first]! : layouts[i]!.open(row));",
    "});",
    "const result = run(io, states, givens);",
    "states.forEach((state, i) => layouts[i]!.close(state, slots[i]!));",
    "return result;",
    "}",
    "",
    `export interface ${names.planType} {`,
    "/** Plays on the working states in place; throws a Refusal where the rule is not possible. */",
    `readonly run: (io: ${io}, states: readonly object[], givens: readonly number[]) => number;`,
    "/** The same on rows of cells. */",
    `readonly play: (io: ${io}, slots: readonly number[][], givens: readonly number[]) => number;`,
    "/** `bases`: first place of each slot's cells in the file. */",
    `readonly odds: (bases: readonly number[]) => ${runtimeName("OddsPlan")};`,
    "}",
    "",
    `export const plans: Readonly<Record<string, ${names.planType}>> = {`,
    ...plans.map(entry),
    "};",
    "",
    "/** By layout. */",
    `export const layouts: Readonly<Record<string, ${names.layoutType}>> = {`,
    ...program.layouts.map(({ id }) => `${JSON.stringify(id)}: ${names.layout(id)},`),
    "};",
  ].join("\n");
}
