// Conflicts in an engine: their facts for the door (runtime/conflict-facts.ts) and their types. Invariant: every plan that the machine of
// a conflict may play stands among its pieces as an action of its own.

import type { Check, Conflict, Id } from "../../model/types.ts";
import type { FightFacts, Score, TacticFacts } from "../../plan/build/fights.ts";
import { hindranceTexts } from "../../study/hindrances.ts";
import { commentSafe, exportedConst, typeOnly } from "./apart.ts";
import { docComment } from "./api-types.ts";
import { code, type Data, printData, quoted } from "./data.ts";
import type { EngineModel } from "./engine-model.ts";
import { actionFacts } from "./facts-actions.ts";
import type { FactsPrinter } from "./facts-sheets.ts";
import { propertyKey } from "./names.ts";
import { runtimeName } from "./runtime-text.ts";
import { inputText, shapeOf, typeText } from "./shapes.ts";

/** Plans of a conflict's machine and of its tactics. */
export function piecesOf({ built }: Pick<EngineModel, "built">, conflict: Id): readonly Id[] {
  const fight = built.fights[conflict];
  if (fight === undefined) return [];
  const found = new Set<Id>();
  const add = (plan: Id | null): void => {
    if (plan !== null) found.add(plan);
  };
  for (const moments of Object.values(fight.moments)) for (const { plan } of moments) add(plan);
  for (const { lasting, able, seat } of fight.sides) [...Object.values(lasting), able, seat].forEach(add);
  if (fight.order.kind === "by") for (const key of fight.order.keys) add(key.plan);
  for (const end of fight.ends) add(end.plan);
  const leaves = (score: Score | null): void => {
    if (score === null || score.kind === "number") return;
    if (score.kind === "leaf") return add(score.plan);
    if (score.kind === "not") return leaves(score.a);
    if ("side" in score) {
      leaves(score.where);
      return leaves(score.value);
    }
    leaves(score.a);
    leaves(score.b);
  };
  leaves(fight.turnEnds);
  for (const end of fight.ends) leaves(end.test);
  for (const { lines } of tacticsOf(built.tactics, conflict))
    for (const line of lines) {
      leaves(line.if);
      leaves(line.modifiers);
      for (const choice of [...(line.against === null ? [] : [line.against]), ...line.args]) {
        if (choice.kind === "member") add(choice.by);
        if (choice.kind === "value") leaves(choice.value);
      }
    }
  return [...found];
}

function tacticsOf(all: Readonly<Record<Id, TacticFacts>>, conflict: Id): readonly TacticFacts[] {
  return Object.values(all).filter((one) => one.conflict === conflict);
}

/** What may be done in a conflict and can be called from outside. */
function actionsIn(engine: EngineModel, fight: FightFacts): readonly Check[] {
  const isMove = ({ word }: Check): boolean => word === "action" || word === "move";
  return engine.actions.filter((one) => isMove(one) && (fight.actions === null || fight.actions.includes(one.id)));
}

function asCheck(id: Id): Check {
  const none = { docs: [], clauses: [], short: null, formerly: [], helper: true, group: [] } as const;
  return { ...none, id, name: id, word: "procedure", self: null, against: null, conflict: null, givens: [], gives: null, body: [] };
}

/** `ConflictFacts`. */
export function conflictFacts(conflict: Conflict, fight: FightFacts, printer: FactsPrinter): Data {
  const { engine, live } = printer;
  const { built, model } = engine;
  const texts = hindranceTexts(conflict, model.ruleset.language).map(([id, text]) => [id.slice(id.indexOf("$") + 1), text] as const);
  return {
    fight: fight as unknown as Data,
    body: code(printer.factsName(conflict.id), live && (() => live.facts(conflict.id))),
    gives: conflict.gives === null ? null : shapeOf(conflict.gives, built.build.index),
    sheets: fight.sides.map(({ layout }) => code(printer.factsName(layout), live && (() => live.facts(layout)))),
    pairs: Object.fromEntries(fight.relations.map(({ id }) => [id, code(printer.factsName(id), live && (() => live.facts(id)))] as const)),
    pieces: Object.fromEntries(piecesOf(engine, conflict.id).map((id) => [id, { ...(actionFacts(asCheck(id), printer) as object), piece: true } as Data] as const)),
    actions: actionsIn(engine, fight).map((check) => ({
      facts: actionFacts(check, printer),
      self: check.self?.name ?? null,
      against: check.against?.name ?? null,
      conflict: check.conflict?.name ?? null,
      params: check.givens.map(({ name }) => name),
    })),
    tactics: tacticsOf(built.tactics, conflict.id) as unknown as Data,
    texts: Object.fromEntries(texts),
  };
}

/** The conflict's constant. */
export function printConflict(conflict: Conflict, printer: FactsPrinter): string {
  const { exported, built } = printer.engine;
  const fight = built.fights[conflict.id]!;
  const type = `${runtimeName("Conflict")}<${exported.type(conflict.id)}Types>`;
  return [
    ...docComment(conflict, `${conflict.name}.`),
    exportedConst(exported.constant(conflict.id), type, `/* @__PURE__ */ ${runtimeName("conflictOf")}(rules, ${printData(conflictFacts(conflict, fight, printer))})`),
  ].join("\n");
}

/** Its state, what starts it, what can be done in it. */
export function printConflictTypes(conflict: Conflict, engine: EngineModel): string {
  const { exported, built } = engine;
  const { index } = built.build;
  const fight = built.fights[conflict.id]!;
  const name = exported.type(conflict.id);
  const ended = conflict.gives === null ? "boolean" : `false | ${typeText(conflict.gives, index, exported)}${conflict.ends.some((one) => one.outcome === null) ? " | true" : ""}`;
  const union = (names: readonly string[]): string => [...new Set(names)].join(" | ") || "never";
  const sides = fight.sides.map((side) => quoted(side.name));
  const sheets = union(fight.sides.map(({ layout }) => exported.type(layout)));
  const tactics = union(tacticsOf(built.tactics, conflict.id).map((one) => quoted(one.name)));
  const moves = actionsIn(engine, fight).map((check) => moveType(check, engine));
  const comings = [
    ...fight.sides.map(({ name: side, layout }) => `{ readonly who: string; readonly joins: ${quoted(side)}; readonly sheet?: ${exported.type(layout)}Input }`),
    "{ readonly who: string; readonly leaves: true }",
  ];
  const lines = [
    `/** The state of ${commentSafe(conflict.name)}: plain JSON, replayed by its log. */`,
    `export interface ${name}State extends Omit<${name}, "$"> {`,
    `readonly $: { readonly ruleset: string; readonly version: string; readonly conflict: ${quoted(conflict.name)} };`,
    `readonly $members: Readonly<Record<string, { readonly side: ${union(sides)} | null; readonly joined?: number; readonly sheet: ${sheets}; readonly rolls?: readonly number[] }>>;`,
    `readonly $turn: { readonly round: number; readonly turn: number; readonly side: ${union(sides)} | null; readonly actor: string | null; readonly open: boolean; readonly done: number; readonly did?: readonly string[]; readonly queue: readonly (string | null)[] };`,
    `readonly $ended: ${ended};`,
    `readonly $log: readonly ${runtimeName("LogEntry")}[];`,
    ...fight.relations.map((one) => `readonly ${propertyKey(one.name)}: Readonly<Record<string, Readonly<Record<string, number>>>>;`),
    "}",
    "",
    `/** Who takes part, by keys of your own, and fields of ${commentSafe(conflict.name)}. */`,
    `export interface ${name}Start extends Omit<${name}Input, "$"> {`,
    ...fight.sides.map(({ name: side, layout }) => `readonly ${propertyKey(side)}: Readonly<Record<string, ${exported.type(layout)}Input>>;`),
    ...fight.relations.map((one) => `readonly ${propertyKey(one.name)}?: Readonly<Record<string, Readonly<Record<string, number>>>>;`),
    "}",
    "",
    `/** What a member does; members are named by their keys. */`,
    `export type ${name}Move = "goes on"${[...moves, ...comings].map((one) => ` | ${one}`).join("")};`,
    "",
    `export interface ${name}Types {`,
    `readonly state: ${name}State;`,
    `readonly start: ${name}Start;`,
    `readonly move: ${name}Move;`,
    `readonly tactics: { ${fight.sides.map(({ name: side }) => `readonly ${propertyKey(side)}?: ${tactics};`).join(" ")} };`,
    `readonly ended: ${ended};`,
    "}",
  ];
  return typeOnly(lines.join("\n"));
}

function moveType(check: Check, engine: EngineModel): string {
  const { exported, built } = engine;
  const door = built.doors[check.id];
  const given = check.givens.flatMap((one): readonly string[] => {
    const param = door?.params.find(({ name }) => name === one.name);
    if (param === undefined) return [];
    if (param.at.kind !== "slot") return [`readonly ${propertyKey(one.name)}${one.usually === null ? "" : "?"}: ${inputText(one.type, built.build.index, exported)};`];
    const isSheet = one.type.kind === "sheet";
    return [`readonly ${propertyKey(one.name)}: ${isSheet && one.type.kind === "sheet" ? `string | { readonly key: string; readonly sheet: ${exported.type(one.type.sheet)}Input }` : "number | object"};`];
  });
  const needed = check.givens.some((one) => one.usually === null);
  const more = (door?.modifiers ?? null) === null ? [] : ["readonly modifiers?: number;"];
  const parts = [
    "readonly who: string;",
    `readonly does: ${quoted(check.name)};`,
    ...(check.against === null ? [] : ["readonly against: string;"]),
    ...(given.length + more.length === 0 ? [] : [`readonly with${needed ? "" : "?"}: { ${[...given, ...more].join(" ")} };`]),
  ];
  return `{ ${parts.join(" ")} }`;
}
