// Facts of checks and actions for the door, and of the whole ruleset for traces and refusals, as text. Invariant: registers and slots are
// those of the lowered plans.

import type { Ask, Walked } from "./walk.ts";
import { asksIn, clausesByOrigin, reasonTexts, secretRegisters } from "./walk.ts";
import type { Check, Expr as ModelExpr, Id, Type } from "../../model/types.ts";
import { emptyCtx } from "../../plan/build/context.ts";
import type { ParamDoor, PlanDoor } from "../../plan/build/door.ts";
import { otherSheets, planFor } from "../../plan/build/heirs.ts";
import { type Index, isOptional, plainType } from "../../plan/build/model-index.ts";
import { isNotYet, itemsOf, noneCode } from "../../plan/build/values.ts";
import type { Plan } from "../../plan/types.ts";
import { code, type Data } from "./data.ts";
import type { FactsPrinter } from "./facts-sheets.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { ownFacts } from "./own-lists.ts";
import { shapeOf } from "./shapes.ts";

/** `ActionFacts` of a check, and of it for sheets that are others as well. */
export function actionFacts(check: Check, printer: FactsPrinter): Data {
  const heirs = heirPlans(check, printer.engine).map((id) => planActionFacts(check, id, printer));
  const own = planActionFacts(check, check.id, printer);
  return heirs.length === 0 ? own : { ...own, heirs };
}

/** Its plans for sheets that are others as well. */
export function heirPlans(check: Check, { model, program, built }: FactsPrinter["engine"]): readonly Id[] {
  return otherSheets(model, check)
    .map((sheets) => planFor(check, sheets))
    .filter((id) => built.doors[id] !== undefined && program.plans[id] !== undefined);
}

function planActionFacts(check: Check, id: Id, printer: FactsPrinter): { readonly [key: string]: Data } {
  const { engine, names, live } = printer;
  const { index } = engine.built.build;
  const door = engine.built.doors[id];
  const plan = engine.program.plans[id];
  if (door === undefined || plan === undefined) throw new Error(`${check.id} was not built`);
  const from = new Map(door.params.flatMap((one) => (one.from === null ? [] : [[one.name, one.from] as const])));
  return {
    id: check.id,
    name: check.name,
    word: check.word,
    clauses: check.clauses,
    slots: plan.slots.map((slot): Data => {
      const list = from.get(slot.name);
      return {
        name: slot.name,
        of: code(printer.factsName(slot.layout), live && (() => live.facts(slot.layout))),
        from: list === undefined ? null : { slot: list.role, list: index.home(list.field).field.name },
        fresh: check.word === "creation",
        ...pairData(door, plan, plan.slots.indexOf(slot), index),
      };
    }),
    params: door.params.flatMap((one) => paramFacts(check, one, plan, printer)),
    givens: plan.givens,
    modifiers: door.modifiers,
    result: door.gives === null || door.outcomes === null ? null : typed(door.gives, door.outcomes, printer),
    values: valuesOf(door, plan).map(({ name, type, regs, list }): Data => ({
      name,
      regs,
      list,
      shape: shapeOf(listItem(type), index),
    })),
    asks: Object.fromEntries(
      asksIn(engine.program, id).map((found) => [found.step.key, askFacts(found, printer)] as const),
    ),
    texts: check.word === "creation" ? textAsks(door) : [],
    play: code(names.play(id), live && (() => live.play(id))),
    odds: code(names.odds(id)),
  };
}

/** What a relation says of two: names of their slots, and of that for the other way round. */
function pairData(door: PlanDoor, plan: Plan, at: number, index: Index): { readonly pair?: Data } {
  const pair = door.pairs.find(({ slot }) => slot === at);
  if (pair === undefined) return {};
  const name = (slot: number): string => plan.slots[slot]!.name;
  const back = door.pairs.find((one) => one.relation === pair.relation && one.conflict === pair.conflict && one.a === pair.b && one.b === pair.a);
  const isOpposite = index.model.conflicts.some(({ relations }) => relations.some(({ id, opposite }) => id === pair.relation && opposite));
  return { pair: { a: name(pair.a), b: name(pair.b), back: isOpposite && back !== undefined ? name(back.slot) : null } };
}

/** Texts are asked for and carried to the sheet; no rule sees them. */
export function textAsks(door: PlanDoor): readonly string[] {
  return Object.entries(door.asks).flatMap(([key, type]) => (plainType(type).kind === "text" ? [key] : []));
}

function typed(
  type: Type,
  range: readonly [number, number],
  { engine }: FactsPrinter,
): { readonly [key: string]: Data } {
  const { index } = engine.built.build;
  return { shape: shapeOf(type, index), range, optional: isOptional(type, index) };
}

/** Named rolls, lets and answers. */
export function valuesOf(
  door: PlanDoor,
  plan: Plan,
): readonly { readonly name: string; readonly type: Type; readonly regs: readonly number[]; readonly list: boolean }[] {
  return Object.entries(door.names).flatMap(([name, { type, regs, list }]) => {
    const kind = plan.regs[regs[0] ?? -1]?.kind;
    return kind === "roll" || kind === "let" || kind === "answer" ? [{ name, type, regs, list }] : [];
  });
}

export function listItem(type: Type): Type {
  const plain = plainType(type);
  return plain.kind === "list" ? plain.of : type;
}

function paramFacts(check: Check, door: ParamDoor, plan: Plan, printer: FactsPrinter): readonly Data[] {
  const given = check.givens.find(({ name }) => name === door.name);
  const base = { name: door.name, usual: usual(given?.usually ?? null, door, printer), clauses: given?.clauses ?? [] };
  const rangeAt = (reg: number): readonly [number, number] => plan.regs[reg]?.range ?? [-9999, 9999];
  switch (door.at.kind) {
    case "slot":
      return [];
    case "carried":
      return [{ ...base, ...typed(door.type, [0, 0], printer), regs: [], list: null, usual: [] }];
    case "reg":
      return [{ ...base, ...typed(door.type, rangeAt(door.at.reg), printer), regs: [door.at.reg], list: null }];
    case "list": {
      const [least, most] = rangeAt(door.at.length);
      const item = listItem(door.type);
      return [
        {
          ...base,
          ...typed(item, rangeAt(door.at.items[0] ?? door.at.length), printer),
          regs: [door.at.length, ...door.at.items],
          list: { least, most },
        },
      ];
    }
  }
}

/** Null: it must be given. */
function usual(e: ModelExpr | null, door: ParamDoor, { engine }: FactsPrinter): Data {
  if (e === null) return null;
  try {
    const value = engine.built.build.expression(e, emptyCtx);
    const codes = (value.kind === "list" ? itemsOf(value).map((item) => item.value) : [value]).map((one): Data => {
      if (one.kind !== "int") return null;
      return one.e.kind === "int" ? one.e.value : one.e.kind === "none" ? noneCode : null;
    });
    if (codes.includes(null)) return null;
    return door.at.kind === "list" ? [codes.length, ...codes] : codes;
  } catch (error) {
    if (!isNotYet(error)) throw error;
    return null;
  }
}

function askFacts({ step, plan }: Ask, printer: FactsPrinter): Data {
  const { engine } = printer;
  const { index } = engine.built.build;
  const door = engine.built.doors[plan.id];
  const nameAt = (reg: number): string => plan.regs[reg]?.name ?? "";
  const typeAt = (reg: number): Type | undefined =>
    Object.values(door?.names ?? {}).find(({ regs }) => regs.includes(reg))?.type;
  const type = door?.asks[step.key] ?? typeAt(step.to[0] ?? -1);
  const range = step.allowed.kind === "range" ? step.allowed.range : placesOf(type, step.allowed.n, printer);
  const shape = (of: Type | undefined): Data => (of === undefined ? { kind: "number" } : shapeOf(listItem(of), index));
  return {
    label: step.key,
    by: step.by,
    secret: step.secret,
    hasUsual: step.usual !== null,
    usual: step.usual?.kind === "int" ? step.usual.value : step.usual?.kind === "none" ? noneCode : null,
    typed: { shape: shape(type), range, optional: step.allowed.kind === "range" && step.allowed.optional },
    placing: step.allowed.kind === "placing" ? step.allowed.n : null,
    sees: Object.fromEntries(step.sees.map((reg) => [nameAt(reg), shape(typeAt(reg))] as const)),
  };
}

/** The entries among which values are placed. */
function placesOf(type: Type | undefined, n: number, { engine }: FactsPrinter): readonly [number, number] {
  const of = type === undefined ? null : plainType(listItem(type));
  const first = of?.kind === "entry" ? engine.built.build.index.first(of.collections[0]!) : 0;
  return [first, first + n - 1];
}

// ── the whole ruleset ────────────────────────────────────────────────────────────────────────────────────────────────────

/** `RulesFacts`. */
export function rulesFacts({ engine, names, live }: FactsPrinter): Data {
  const { model, program, built } = engine;
  const walked: Walked = clausesByOrigin(model);
  const isKnown = (id: Id): boolean => built.doors[id] !== undefined;
  return {
    name: model.ruleset.name,
    version: model.ruleset.version,
    fingerprint: fingerprintOf(JSON.stringify([{ ...model, translations: undefined, identifiers: undefined }, program.layouts])),
    language: model.ruleset.language,
    gm: model.ruleset.gm,
    player: model.ruleset.player,
    pools: code(names.pools, live && live.pools),
    plans: Object.fromEntries(
      Object.values(program.plans)
        .filter(({ id }) => isKnown(id))
        .map((plan) => [plan.id, planFacts(plan, engine)] as const),
    ),
    clauses: walked,
    reasons: reasonTexts(model),
    labels: labelsOf(model),
    own: ownFacts(engine.built.build, program, names, live !== undefined),
  };
}

/** Other languages than that of the rules, each with its names. */
function labelsOf({ translations = [] }: FactsPrinter["engine"]["model"]): Data | undefined {
  if (translations.length === 0) return undefined;
  return Object.fromEntries(translations.map(({ language, labels }) => [language, Object.fromEntries(labels.map(({ name, label }) => [name, label]))]));
}

function planFacts(plan: Plan, engine: FactsPrinter["engine"]): Data {
  const { index } = engine.built.build;
  const door = engine.built.doors[plan.id];
  const secret = secretRegisters(plan);
  const named = new Map(
    Object.entries(door?.names ?? {}).flatMap(([name, value]) =>
      value.regs.map((reg) => [reg, { name, value }] as const),
    ),
  );
  const known = [...index.model.checks, ...index.model.cascades].find(({ id }) => id === (door?.id ?? plan.id));
  const registers = plan.regs.map((register, reg): Data => {
    const found = named.get(reg);
    const { kind } = register;
    if (found === undefined || kind === "hidden" || kind === "tally") return null;
    return { name: found.name, kind, shape: shapeOf(listItem(found.value.type), index), secret: secret.has(reg) };
  });
  while (registers.at(-1) === null) registers.pop();
  return {
    name: known?.name ?? plan.id,
    word: known !== undefined && "word" in known ? known.word : "cascade",
    registers,
    result: door?.gives === null || door === undefined ? null : shapeOf(door.gives, index),
  };
}
