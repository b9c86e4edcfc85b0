// A whole engine as one module: the runtime, working states, tables, plans as functions, odds. Invariant: the text imports nothing, is
// the same for the same program, and compiles under TypeScript's strictest settings.

import { flatten } from "../../plan/flatten.ts";
import type { Id, Plan, Program } from "../../plan/types.ts";
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
    printIndex(outer, names),
  ];
}

/** The module as it is, unformatted: for tests and wherever nobody reads it. By plan id how it is played and its odds. */
export function engineText(program: Program): string {
  return [runtimeText, ...engineStatements(program)].join("\n\n");
}

/** The module as people read it. */
export async function readableEngineText(program: Program): Promise<string> {
  return `${await printModule("engine.ts", engineStatements(program))}\n${runtimeText}`;
}

/** One call to ts-morph, then prettier. */
export async function printModule(name: string, statements: readonly string[]): Promise<string> {
  const { IndentationText, Project, QuoteKind } = await import("ts-morph");
  const { format } = await import("prettier");
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Double },
  });
  const file = project.createSourceFile(name, { statements: statements.map((text) => `${text}\n`) });
  return await format(file.getFullText(), { parser: "babel-ts", printWidth: 100 });
}

/** The way in: opens each sheet once, so that one sheet in two roles is one object, and writes back only after the end. */
function printDoor(plan: Plan, names: EngineNames, play: PlayPrinter, noted: PlayPrinter): string {
  const [own, told] = [play.signature(plan.id), noted.signature(plan.id)];
  const state = (slot: number): string => `s${slot}`;
  const opened = plan.slots.map(({ layout }, i) => {
    const fresh = `${names.openState(layout)}(slots[${i}]!)`;
    const same = plan.slots
      .slice(0, i)
      .flatMap((other, k) => (other.layout === layout ? [`slots[${i}] === slots[${k}] ? ${state(k)} : `] : []));
    return `const ${state(i)} = ${same.join("")}${fresh};`;
  });
  const handed = ({ givens }: Signature): readonly string[] => [
    ...plan.slots.map((_, i) => state(i)),
    ...givens.map((reg) => `givens[${reg}]!`),
  ];
  const quiet = `${names.plan(plan.id)}(${[...(own.io ? ["io"] : []), ...handed(own)].join(", ")})`;
  const roots = "slots.map((state) => slots.indexOf(state))";
  const telling = `${names.noted(plan.id)}(${["io", "io.note", roots, ...handed(told)].join(", ")})`;
  return [
    `function ${names.play(plan.id)}(io: ${runtimeName("Io")}, slots: readonly number[][], givens: readonly number[]): number {`,
    ...opened,
    ...(own.gives
      ? [`const result = io.note === undefined ? ${quiet} : ${telling};`]
      : [`if (io.note === undefined) ${quiet}; else ${telling};`]),
    ...plan.slots.map(({ layout }, i) => `${names.closeState(layout)}(${state(i)}, slots[${i}]!);`),
    own.gives ? "return result;" : `return ${runtimeName("NONE")};`,
    "}",
  ].join("\n");
}

function printIndex(plans: readonly Plan[], names: EngineNames): string {
  const entry = (id: Id): string => `${JSON.stringify(id)}: { play: ${names.play(id)}, odds: ${names.odds(id)} },`;
  return [
    `export interface ${names.planType} {`,
    "/** Changes the rows of cells in place; throws a Refusal where the rule is not possible. */",
    `readonly play: (io: ${runtimeName("Io")}, slots: readonly number[][], givens: readonly number[]) => number;`,
    "/** `bases`: first place of each slot's cells in the file. */",
    `readonly odds: (bases: readonly number[]) => ${runtimeName("OddsPlan")};`,
    "}",
    "",
    `export const plans: Readonly<Record<string, ${names.planType}>> = {`,
    ...plans.map((plan) => entry(plan.id)),
    "};",
  ].join("\n");
}
