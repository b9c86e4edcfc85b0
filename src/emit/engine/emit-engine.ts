// The engine as files: `engine.ts` with everything in it, the same without types and as declarations beside it. Invariant: the same Model
// gives the same bytes; the engine imports nothing.

import type { Model } from "../../model/types.ts";
import type { Built } from "../../plan/build/build.ts";
import { flatten } from "../../plan/flatten.ts";
import type { Program } from "../../plan/types.ts";
import { commentSafe, declared, exportedConst, script, typed, typeOnly, whole } from "./apart.ts";
import { printAction, printActionTypes, printBody, printDoorConstant, printNames } from "./api-types.ts";
import { printData, quoted } from "./data.ts";
import { engineModel, type EngineModel } from "./engine-model.ts";
import { engineNames, isInner } from "./engine-names.ts";
import { printDoor } from "./engine-text.ts";
import { piecesOf, printConflict, printConflictTypes } from "./facts-conflicts.ts";
import { actionFacts, heirPlans, rulesFacts } from "./facts-actions.ts";
import { printFill, printHosts } from "./facts-hosts.ts";
import { printMeta } from "./facts-meta.ts";
import { sheetFacts, type FactsPrinter } from "./facts-sheets.ts";
import { layOut } from "./layout.ts";
import { identifier } from "../../base/identifier.ts";
import { playPrinter } from "./print-play.ts";
import { printOdds } from "./print-segments.ts";
import { printDerived, printDerivedInFile, printEntry, printLookup, printPools, printState } from "./print-tables.ts";
import { runtimeDeclarations, runtimeFor, runtimeName } from "./runtime-text.ts";
import type { EmittedFile } from "../target.ts";
import { reachable } from "./signatures.ts";
import { surfaceText } from "./surface-text.ts";
import { fixedTypes } from "../../base/engine-exports.ts";
import { clausesByOrigin } from "./walk.ts";

/** The engine's files. `lowered` is the lowered program of `built`. */
export async function emitEngine(model: Model, built: Built, lowered: Program): Promise<readonly EmittedFile[]> {
  const { surface, inside } = engineStatements(engineModel(model, built, lowered));
  const rest = banner("The runtime: what these rules use of it, the same in every engine.");
  const of = (statements: readonly string[], as: (statement: string) => string): readonly string[] =>
    statements.map(as).filter((text) => text !== "");
  const file = (path: string, own: string, runtime: string): EmittedFile => ({ path, text: `${own}\n${rest}\n\n${runtime}` });
  const runtime = runtimeFor([...surface, ...inside]);
  return [
    file("engine.ts", `${await surfaceText(of(surface, whole))}\n${layOut(of(inside, whole))}`, runtime.text),
    file("engine.js", layOut(of([...surface, ...inside], script)), runtime.script),
    file("engine.d.ts", await surfaceText(of([...surface, ...inside], declared)), runtimeDeclarations),
  ];
}

/** In order: what a caller reads first, its types; then what they stand for, mostly tables for the machine. */
interface EngineStatements {
  readonly surface: readonly string[];
  readonly inside: readonly string[];
}

function engineStatements(engine: EngineModel): EngineStatements {
  const { model, program, bodies, actions, exported } = engine;
  const taken = ["rules", "hosts", ...bodies.map(({ of }) => factsName(exported.constant(of.id))), ...exported.all];
  const names = engineNames(program, taken, clausesByOrigin(model));
  const printer: FactsPrinter = { engine, names, factsName: (id) => factsName(exported.constant(id)) };
  const [play, noted] = [playPrinter(program, names), playPrinter(program, names, true)];
  const outer = Object.values(program.plans).filter((plan) => !isInner(plan));
  const open = [...actions.flatMap((check) => [check.id, ...heirPlans(check, engine)]), ...engine.conflicts.flatMap(({ id }) => piecesOf(engine, id))];
  const doors = outer.filter(({ id }) => open.includes(id));
  const facts = bodies.map(
    (body) =>
      `const ${typed(printer.factsName(body.of.id), runtimeName("SheetFacts"))} = /* @__PURE__ */ ${printData(sheetFacts(body, printer))};`,
  );
  const surface = [
    banner(
      `${model.ruleset.name}${model.ruleset.edition === undefined ? "" : `, edition ${model.ruleset.edition}`}, version ${model.ruleset.version}: made from its rules. Do not edit; change the rules and build again.`,
    ),
    printRuleset(model),
    ...printNames(engine),
    ...bodies.map((body) => printBody(body, engine)),
    ...actions.map((check) => printActionTypes(check, engine)),
    ...engine.conflicts.map((one) => printConflictTypes(one, engine)),
  ];
  const inside = [
    banner("How it is played."),
    ...reachable(program, play.bodies, open).map(play.print),
    ...program.derived.map((derived) => printDerived(derived, names)),
    ...program.lookups.map((lookup) => printLookup(lookup, names)),
    banner("What the door knows of sheets and things."),
    printPools(program.pools, names),
    `const ${typed("rules", runtimeName("RulesFacts"))} = /* @__PURE__ */ ${printData(rulesFacts(printer))};`,
    ...facts.toReversed(),
    ...printHosts(engine),
    banner("What is exported."),
    ...printFill(engine),
    ...bodies
      .filter(({ of }) => !engine.conflicts.some(({ id, relations }) => id === of.id || relations.some((one) => one.id === of.id)))
      .map((body) => printDoorConstant(body, engine, printer.factsName(body.of.id))),
    ...actions.map((check) => printAction(check, engine, printData(actionFacts(check, printer)))),
    ...engine.conflicts.map((one) => printConflict(one, printer)),
    ...printMeta(engine),
    printExports(engine),
    banner("Working states of a call, and the ways in."),
    ...program.layouts.map((layout) => printState(layout, names)),
    ...doors.map((plan) => printDoor(plan, names, play, noted)),
    banner("The same play, told step by step for a trace."),
    ...reachable(program, noted.bodies, open).map(noted.print),
    banner("The same rules for exact odds: straight code between one die and the next."),
    printEntry(names),
    ...program.derived.map((derived) => printDerivedInFile(derived, program, names)),
    ...doors.map((plan) => printOdds(program, flatten(program, plan.id), names)),
  ];
  return { surface, inside };
}

const factsName = (constant: string): string => identifier(`${constant} facts`, "camel");

function banner(text: string): string {
  return `// ${commentSafe(text)}`;
}

function printRuleset({ ruleset }: Model): string {
  return [
    "/** Which rules these are. */",
    exportedConst(
      "ruleset",
      '{ readonly name: string; readonly version: string; readonly language: "de" | "en" }',
      `{ name: ${quoted(ruleset.name)}, version: ${quoted(ruleset.version)}, language: ${quoted(ruleset.language)} }`,
    ),
  ].join("\n");
}

function printExports({ model }: EngineModel): string {
  const isTranslated = (model.translations ?? []).length > 0;
  const telling = isTranslated ? `${exportedConst("text", `typeof ${runtimeName("text")}`, `/* @__PURE__ */ ${runtimeName("textIn")}(rules)`)}\n` : "";
  const values = ["dice", ...(isTranslated ? [] : ["text"]), "RuleError"].map((name) => `${runtimeName(name)} as ${name}`);
  const types = fixedTypes.map(([own, name]) => `${runtimeName(own)} as ${name}`);
  return `${telling}export { ${values.join(", ")} };\n${typeOnly(`export type { ${types.join(", ")} };`)}`;
}
