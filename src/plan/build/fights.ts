// Conflicts and tactics as what the machine of runtime/fight.ts asks for: moments, leaves of tests, rolls for the order, endings and
// durations become plans of their own. Invariant: a leaf throws no dice and changes nothing; a moment's first slot is the conflict.

import { lastingKeys } from "../../model/durations.ts";
import type { Block as Sentences, Call, Conflict, Expr as ModelExpr, Id, Sentence, Tactic } from "../../model/types.ts";
import type { Taken, FightFacts, Lasting, MomentFacts, Score, Seat, TacticFacts } from "../../runtime/fight-facts.ts";
export type { FightFacts, Score, TacticFacts } from "../../runtime/fight-facts.ts";
import { int, reg } from "../expr.ts";
import type { Block, Place } from "../types.ts";
import type { Build } from "./context.ts";
import { poolOf } from "./dice.ts";
import { ctxOf, type Draft, intOf, newDraft, newReg } from "./draft.ts";
import { countedDown, lastingAs } from "./durations.ts";
import { codeOfEnd, ENDED } from "./model-index.ts";
import { isOpen, seatOf } from "./seats.ts";
import { steps } from "./sentences.ts";
import * as v from "./values.ts";

/** Who stands in which slot, and under which name. */
interface Stage {
  readonly conflict: Id;
  /** Name of the conflict and whether it is `self` (else the acting sheet is). */
  readonly name: string;
  readonly self: { readonly sheet: Id; readonly name: string } | null;
  readonly sides: Conflict["sides"];
  readonly relations: Conflict["relations"];
}

export function fightOf(b: Build, conflict: Conflict): FightFacts {
  const { id, sides } = conflict;
  const stage: Stage = { conflict: id, name: conflict.name, self: null, sides, relations: conflict.relations };
  const moment = (at: Conflict["moments"][number]["at"]): readonly MomentFacts[] =>
    momentsOf(b, `${id}/${at}`, stage, conflict.moments.filter((one) => one.at === at).flatMap((one) => one.body));
  const seats = isOpen(b.index, id);
  const lasting = new Map([...new Set(sides.map((side) => side.sheet))].map((sheet) => [sheet, lastingOf(b, sheet, conflict.word)] as const));
  const { order } = conflict;
  return {
    id,
    name: conflict.name,
    sides: sides.map(({ name, sheet, least, most }) => ({ name, layout: sheet, least, most, lasting: lasting.get(sheet)!, able: ablePlan(b, sheet), seat: seats ? seatPlan(b, id, sheet) : null })),
    relations: conflict.relations.flatMap(({ id: relation, name, between, opposite, start }) =>
      start === null ? [] : [{ id: relation, name, opposite, side: sides.findIndex((side) => side.name === between) }],
    ),
    order:
      order.kind === "by"
        ? { kind: "by", keys: order.keys.map((key) => ({ plan: keyPlan(b, key, sides[0]!.sheet), lowest: key.first === "lowest", rolled: key.dice !== null })) }
        : { kind: order.kind },
    moments: { round: moment("round"), start: moment("start"), end: moment("end"), action: moment("action") },
    turnEnds: conflict.turnEnds === null ? null : scorer(b, stage, conflict.turnEnds.id)(conflict.turnEnds.test),
    eachTurn: conflict.eachTurn,
    actions: conflict.actions,
    onceEach: conflict.onceEach,
    ends: conflict.ends.map((end) => ({ test: scorer(b, stage, end.id)(end.test), plan: endPlan(b, id, end.outcome) })),
  };
}

// ── plans ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Puts a plan and its door into the program. */
function enter(d: Draft, id: Id, body: Block, outcomes: readonly [number, number] | null): Id {
  const { b } = d;
  b.plans[id] = { id, regs: d.regs, givens: 0, slots: d.slots, body, outcomes };
  const gives = outcomes === null ? null : ({ kind: "number", low: outcomes[0], high: outcomes[1], unit: null } as const);
  b.doors[id] = { id, plan: id, self: d.self, against: null, conflict: null, params: [], pairs: d.pairs, modifiers: null, specials: [], gives, outcomes, names: d.names, asks: d.asks };
  return id;
}
const wide = [-(2 ** 29), 2 ** 29] as const;

function draftFor(b: Build, id: Id, block: unknown, stage: Stage): Draft {
  const d = newDraft(b, id, block);
  d.self = d.slots.push({ name: stage.name, layout: stage.conflict }) - 1;
  d.locals.set(stage.name, { kind: "slot", slot: d.self });
  return d;
}

/** What is said of each member of a side is done for one after the other; what stands between them for the conflict itself. */
function momentsOf(b: Build, id: Id, stage: Stage, block: Sentences): readonly MomentFacts[] {
  const found: MomentFacts[] = [];
  let plain: Sentence[] = [];
  const next = (): Id => (found.length === 0 ? id : `${id}/${found.length + 1}`);
  const close = (): void => {
    if (plain.length > 0) found.push({ plan: momentPlan(b, next(), stage, plain), over: null });
    plain = [];
  };
  for (const s of block) {
    const list = s.kind !== "for-each" ? null : s.list.kind === "where" ? s.list.list : s.list;
    if (s.kind !== "for-each" || list?.kind !== "side") {
      plain.push(s);
      continue;
    }
    close();
    const over = stage.sides.findIndex((side) => side.name === list.side);
    found.push({ plan: memberPlan(b, next(), stage, s, over), over });
  }
  close();
  return found;
}
function momentPlan(b: Build, id: Id, stage: Stage, block: Sentences): Id {
  const d = draftFor(b, id, block, stage);
  return enter(d, id, steps(d, block), null);
}
function memberPlan(b: Build, id: Id, stage: Stage, s: Extract<Sentence, { kind: "for-each" }>, over: number): Id {
  const d = draftFor(b, id, s, stage);
  const slot = d.slots.push({ name: s.name, layout: stage.sides[over]!.sheet }) - 1;
  d.locals.set(s.name, { kind: "slot", slot });
  d.it = { kind: "slot", slot };
  const tests = [...(s.if === null ? [] : [intOf(d, s.if)]), ...(s.list.kind === "where" ? [intOf(d, s.list.test)] : [])];
  const then = steps(d, s.body);
  if (d.pairs.length > 0) return v.notYet("a relation in what is done for each member");
  const body: Block = tests.length === 0 ? then : [{ origin: s.id, kind: "branch", arms: [{ test: v.all(tests), then }], otherwise: [] }];
  return enter(d, id, body, null);
}

/** On which side a sheet stands. */
function seatPlan(b: Build, conflict: Id, sheet: Id): Id {
  const id = `${conflict}/seat@${sheet}`;
  if (b.plans[id] !== undefined) return id;
  const d = newDraft(b, id, []);
  d.self = d.slots.push({ name: sheet.slice(sheet.indexOf("/") + 1), layout: sheet }) - 1;
  return enter(d, id, [{ origin: conflict, kind: "end", result: seatOf(0, conflict) }], wide);
}

function keyPlan(b: Build, key: Extract<Conflict["order"], { kind: "by" }>["keys"][number], sheet: Id): Id {
  const d = newDraft(b, key.id, []);
  d.self = d.slots.push({ name: sheet.slice(sheet.indexOf("/") + 1), layout: sheet }) - 1;
  const { id: origin } = key;
  if (key.dice === null) return enter(d, key.id, [{ origin, kind: "end", result: intOf(d, key.value!) }], wide);
  const pool = b.pool(poolOf(key.dice));
  const to = newReg(d, "roll", "roll");
  const body: Block = [
    { origin, kind: "draw", to: [to], pool: { kind: "pool", of: int(pool) } },
    { origin, kind: "end", result: reg(to) },
  ];
  return enter(d, key.id, body, wide);
}

function endPlan(b: Build, conflict: Id, outcome: number | null): Id {
  const id = `${conflict}/ends/${outcome ?? ""}`;
  if (b.plans[id] !== undefined) return id;
  const d = newDraft(b, id, []);
  d.self = d.slots.push({ name: conflict.slice(conflict.indexOf("/") + 1), layout: conflict }) - 1;
  const place: Place = { slot: 0, column: ENDED, at: null };
  return enter(d, id, [{ origin: conflict, kind: "write", place, value: int(codeOfEnd(outcome)), verb: "becomes" }], null);
}

/** Plans that count down what lasts for rounds and turns, and end what lasts until the end. */
function lastingOf(b: Build, sheet: Id, word: Conflict["word"]): Lasting {
  const plan = (key: string): Id | null => {
    const id = `lasting/${key.slice(1)}@${sheet}`;
    if (b.plans[id] !== undefined) return id;
    const held = lastingAs(b, sheet, key);
    if (held.length === 0) return null;
    const d = newDraft(b, id, []);
    d.self = d.slots.push({ name: sheet.slice(sheet.indexOf("/") + 1), layout: sheet }) - 1;
    return enter(d, id, held.map((one) => countedDown(b, 0, one, key)), null);
  };
  return { rounds: plan(lastingKeys.rounds), turns: plan(lastingKeys.turns), end: plan(lastingKeys[word]) };
}

/** Whether no condition forbids every action. */
function ablePlan(b: Build, sheet: Id): Id | null {
  const id = `able@${sheet}`;
  const held = b.index.conditionsOf(sheet).filter((one) => one.forbids.some((f) => f.checks === null));
  if (b.plans[id] !== undefined || held.length === 0) return held.length === 0 ? null : id;
  const d = newDraft(b, id, []);
  d.self = d.slots.push({ name: sheet.slice(sheet.indexOf("/") + 1), layout: sheet }) - 1;
  const can = v.all(held.map((one) => v.opposite(b.holds(0, one.id, ctxOf(d)))));
  return enter(d, id, [{ origin: sheet, kind: "end", result: can }], [0, 1]);
}

// ── tests over members ───────────────────────────────────────────────────────────────────────────────────────────────────

/** A member at hand, and the name it has; null: `it`. */
interface Bound {
  readonly name: string | null;
  readonly layout: Id;
}
interface Listed {
  readonly side: number;
  readonly layout: Id;
  readonly but: Seat | null;
  readonly where: Score | null;
  readonly value: Score | null;
}

function scorer(b: Build, stage: Stage, id: Id): (e: ModelExpr) => Score {
  let leaves = 0;
  /** A question that speaks of nobody but those at hand: a plan. */
  const leaf = (e: ModelExpr, bound: readonly Bound[]): Score => {
    const plan = `${id}/leaf${++leaves}`;
    const d = draftFor(b, plan, [], stage);
    const seats: Seat[] = ["conflict"];
    if (stage.self !== null) {
      d.self = d.slots.push({ name: stage.self.name, layout: stage.self.sheet }) - 1;
      d.locals.set(stage.self.name, { kind: "slot", slot: d.self });
      seats.push("self");
    }
    bound.forEach(({ name, layout }, i) => {
      const slot = d.slots.push({ name: name ?? "it", layout }) - 1;
      seats.push(i);
      if (name === null) d.it = { kind: "slot", slot };
      else d.locals.set(name, { kind: "slot", slot });
    });
    const result = intOf(d, e);
    for (const pair of d.pairs) seats[pair.slot] = { relation: pair.relation, a: seats[pair.a]!, b: seats[pair.b]! };
    enter(d, plan, [{ origin: id, kind: "end", result }], wide);
    return { kind: "leaf", plan, seats };
  };
  /** Which member an expression names. */
  const seatOf = (e: ModelExpr, bound: readonly Bound[]): Seat => {
    if (e.kind === "self" && stage.self !== null) return "self";
    if (e.kind !== "local" && e.kind !== "role" && e.kind !== "it") return v.notYet("such a member of a relation");
    if (e.kind === "role" && e.name === stage.self?.name) return "self";
    const at = bound.findLastIndex(({ name }) => (e.kind === "it" ? name === null : name === e.name));
    return at >= 0 ? at : v.notYet("such a member of a relation");
  };
  const listed = (e: ModelExpr, bound: readonly Bound[]): Listed | null => {
    if (e.kind === "side") {
      const side = stage.sides.findIndex((one) => one.name === e.side);
      return { side, layout: stage.sides[side]!.sheet, but: null, where: null, value: null };
    }
    if (e.kind === "relation" && e.b === null) {
      const relation = stage.relations.find((one) => one.id === e.relation)!;
      const side = stage.sides.findIndex((one) => one.name === relation.between);
      const layout = stage.sides[side]!.sheet;
      const other = "$other";
      const all = [...bound, { name: other, layout }];
      const value = leaf({ ...e, b: { kind: "role", name: other, type: { kind: "sheet", sheet: layout } } }, all);
      return { side, layout, but: seatOf(e.a, bound), where: null, value };
    }
    if (e.kind !== "where" && e.kind !== "map") return null;
    const inner = listed(e.list, bound);
    if (inner === null || inner.where !== null || inner.value !== null) return null;
    const all = [...bound, { name: e.kind === "map" ? e.name : null, layout: inner.layout }];
    if (e.kind === "where") return { ...inner, where: score(e.test, all) };
    return { ...inner, where: e.where === null ? null : score(e.where, all), value: score(e.value, all) };
  };
  const score = (e: ModelExpr, bound: readonly Bound[]): Score => {
    if (!speaksOfSides(e)) return leaf(e, bound);
    switch (e.kind) {
      case "not":
        return { kind: "not", a: score(e.a, bound) };
      case "logic":
        return { kind: e.op, a: score(e.a, bound), b: score(e.b, bound) };
      case "compare":
        return compared(e.op, score(e.a, bound), score(e.b, bound));
      case "arithmetic":
        if (e.op === "/") break;
        return { kind: e.op, a: score(e.a, bound), b: score(e.b, bound) };
      case "quantified": {
        // `all of Team's LP are 0` says it of the members.
        if (e.list.kind === "map" && e.list.where === null)
          return score({ ...e, list: e.list.list, name: e.list.name, test: putIn(e.test, e.name, e.list.value) }, bound);
        const of = listed(e.list, bound);
        if (of === null || of.value !== null) break;
        const value = score(e.test, [...bound, { name: e.name, layout: of.layout }]);
        return { kind: e.op, side: of.side, but: of.but, where: of.where, value };
      }
      case "count": {
        const of = e.of === null ? listed(e.list, bound) : null;
        if (of === null) break;
        return { kind: "count", side: of.side, but: of.but, where: of.where, value: null };
      }
      case "fold": {
        const of = listed(e.list, bound);
        const op = e.op === "best" ? "highest" : e.op === "worst" ? "lowest" : e.op;
        if (of === null || of.value === null || (op !== "sum" && op !== "highest" && op !== "lowest")) break;
        return { kind: op, side: of.side, but: of.but, where: of.where, value: of.value };
      }
      default:
        break;
    }
    return v.notYet("such a question about the members of a side");
  };
  return (e) => score(e, []);
}

/** The expression with the item of a list (`it`, or its name) replaced. */
function putIn(e: ModelExpr, item: string | null, value: ModelExpr): ModelExpr {
  const into = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(into);
    if (typeof part !== "object" || part === null) return part;
    const node = part as ModelExpr;
    if (item === null ? node.kind === "it" : node.kind === "local" && node.name === item) return value;
    // An inner list has an `it` of its own.
    const isInner = item === null && (node.kind === "where" || node.kind === "map" || node.kind === "quantified");
    return Object.fromEntries(Object.entries(part).map(([key, inside]) => [key, key === "type" || (isInner && key !== "list") ? inside : into(inside)]));
  };
  return into(e) as ModelExpr;
}

function compared(op: Extract<ModelExpr, { kind: "compare" }>["op"], a: Score, b: Score): Score {
  switch (op) {
    case "is":
      return { kind: "=", a, b };
    case "is not":
      return { kind: "not", a: { kind: "=", a, b } };
    case "<":
    case "<=":
      return { kind: op, a, b };
    case ">":
      return { kind: "<", a: b, b: a };
    case ">=":
      return { kind: "<=", a: b, b: a };
  }
}

function speaksOfSides(e: unknown): boolean {
  if (typeof e !== "object" || e === null) return false;
  if ("kind" in e && (e.kind === "side" || (e.kind === "relation" && "b" in e && e.b === null))) return true;
  return Object.values(e).some((part) => speaksOfSides(part));
}

// ── tactics ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function tacticOf(b: Build, tactic: Tactic): TacticFacts {
  const conflict = b.index.model.conflicts.find((one) => one.id === tactic.conflict) ?? v.notYet("unknown {name}", { name: tactic.conflict });
  const stage: Stage = { conflict: conflict.id, name: conflict.name, self: { sheet: tactic.self.sheet, name: tactic.self.name }, sides: conflict.sides, relations: conflict.relations };
  return {
    id: tactic.id,
    name: tactic.name,
    conflict: tactic.conflict,
    lines: tactic.lines.map((line) => {
      const score = scorer(b, stage, line.id);
      const choice = choices(b, line.id, score);
      const { call } = line;
      if (call.who !== null && call.who.kind !== "self") return v.notYet("a tactic for somebody else");
      if (call.special.length > 0 || call.kinded !== undefined || call.series !== null || call.ifImpossible !== null) return v.notYet("such a call in a tactic");
      return {
        id: line.id,
        if: line.if === null ? null : score(line.if),
        action: call.check,
        against: call.against === null ? null : choice(call.against),
        args: call.args.map(choice),
        modifiers: call.general === null ? null : score(call.general),
      };
    }),
  };
}

function choices(b: Build, id: Id, score: (e: ModelExpr) => Score): (e: Call["args"][number]) => Taken {
  let found = 0;
  return (e) => {
    if (e.kind === "self") return { kind: "self" };
    if (e.kind !== "chosen") {
      if (e.type.kind === "list" || e.type.kind === "sheet" || e.type.kind === "text") return v.notYet("such an argument in a tactic");
      return { kind: "value", value: score(e) };
    }
    if (e.from === "list") return { kind: "list" };
    if (e.by === null || e.type.kind !== "sheet") return { kind: "member", from: e.from, lowest: true, by: null };
    const plan = `${id}/by${++found}`;
    const d = newDraft(b, plan, []);
    const slot = d.slots.push({ name: e.type.sheet.slice(e.type.sheet.indexOf("/") + 1), layout: e.type.sheet }) - 1;
    d.it = { kind: "slot", slot };
    enter(d, plan, [{ origin: id, kind: "end", result: intOf(d, e.by) }], wide);
    return { kind: "member", from: e.from, lowest: e.end === "lowest", by: plan };
  };
}

