// Plans of checks and cascades, and the watches: reactions and `ends when`. First come the parameters, then what forbids the rule
// (things, conditions), then the sentences, whose `needs` stand where they are written.

import { inWords } from "../../model/typing.ts";
import { unreachable } from "../../base/never.ts";
import type { Cascade, Check, Forbid, Given, Id, Reaction } from "../../model/types.ts";
import { int, reg } from "../expr.ts";
import type { Block, Expr, Place, Step, Watch } from "../types.ts";
import { acting, actingParts } from "./acting.ts";
import { cascadeCall } from "./calls.ts";
import { type Build, type Special, specialKey, type SpecialPlace } from "./context.ts";
import { ctxOf, type Draft, hiddenReg, intOf, mentions, nameReg, newDraft, newReg } from "./draft.ts";
import type { ParamDoor, ParamPlace, PlanDoor } from "./door.ts";
import { surrounded } from "./around.ts";
import { emptied, withEndings } from "./durations.ts";
import { planFor } from "./heirs.ts";
import { OPEN, plainType, rangeOf } from "./model-index.ts";
import { isTaken, rowsOf } from "./own-places.ts";
import { steps } from "./sentences.ts";
import * as v from "./values.ts";
import { whole } from "./values.ts";

const underway = new WeakMap<Build, Set<Id>>();

/** `layouts`: what its sheets are, in the order in which it names them; empty: as it declares them. */
export function planOf(b: Build, id: Id, specials: readonly SpecialPlace[] = [], layouts: readonly Id[] = []): PlanDoor {
  const rule = b.index.rule(id);
  const named = rule === undefined ? id : planFor(rule, layouts);
  const sheets = named === id ? [] : layouts;
  const plan = specials.length === 0 ? named : `${named}+${specials.map(specialKey).join("+")}`;
  const before = b.doors[plan];
  if (before !== undefined) return before;
  let open = underway.get(b);
  if (open === undefined) underway.set(b, (open = new Set()));
  if (open.has(plan)) return v.notYet("{plan} calls itself", { plan });
  open.add(plan);
  try {
    const creation = b.index.creations.find((c) => id.startsWith(`${c.id}/`));
    const door =
      rule !== undefined && "stages" in rule
        ? cascadePlan(b, rule, plan, sheets)
        : creation !== undefined
          ? stepPlan(b, creation, id)
          : checkPlan(b, b.index.check(id), plan, specials, sheets);
    b.doors[plan] = door;
    return door;
  } finally {
    open.delete(plan);
  }
}

function roleSlot(d: Draft, name: string, sheet: Id): number {
  const slot = d.slots.push({ name, layout: sheet }) - 1;
  d.locals.set(name, { kind: "slot", slot });
  return slot;
}

function checkPlan(b: Build, check: Check, plan: Id, places: readonly SpecialPlace[], layouts: readonly Id[]): PlanDoor {
  const actual = [...layouts];
  const d = newDraft(b, check.id, sentencesOf(check));
  d.quiet = check.word === "creation";
  d.self = check.self === null ? null : roleSlot(d, check.self.name, actual.shift() ?? check.self.sheet);
  const against = check.against === null ? null : roleSlot(d, check.against.name, actual.shift() ?? check.against.sheet);
  const conflict = check.conflict === null ? null : roleSlot(d, check.conflict.name, check.conflict.sheet);
  const params = check.givens.map((g) => param(d, g, actual));
  const modifiers = mentions(sentencesOf(check), "modifiers") ? newReg(d, "modifiers", "hidden", false, [-OPEN, OPEN]) : null;
  const specials = places.map((s) => ({
    entry: s.entry ? newReg(d, `${specialKey(s)} entry`, "hidden") : null,
    by: newReg(d, `${specialKey(s)} by`, "hidden", false, [-OPEN, OPEN]),
  }));
  const told = specials.map((s, i): Special => ({ ...places[i]!, entry: s.entry === null ? null : reg(s.entry), by: reg(s.by) }));
  // Special ones hold in all that it calls, general ones for it alone.
  d.specials = told.filter(({ field }) => field !== null);
  const givens = d.regs.length;
  if (modifiers !== null) {
    const own = b.general(check.id, d.self, told.filter(({ field }) => field === null), ctxOf(d));
    d.modifiers = v.add(whole(reg(modifiers)), own);
  }
  const body = [...forbidden(d, check), ...withEndings(d, check, surrounded(d, check))];
  const type = check.gives === null ? null : plainType(check.gives);
  const outcomes =
    type === null
      ? null
      : type.kind === "number"
        ? ([type.low ?? -(2 ** 29), type.high ?? 2 ** 29] as const)
        : rangeOf(type, b.index);
  b.plans[plan] = { id: plan, regs: d.regs, givens, slots: d.slots, body, outcomes };
  return {
    id: check.id,
    plan,
    self: d.self,
    against,
    conflict,
    params,
    pairs: d.pairs,
    modifiers,
    specials,
    gives: check.gives,
    outcomes,
    names: d.names,
    asks: d.asks,
  };
}

/** All that stands in it, also what modules put around it. */
const sentencesOf = ({ body, before, after }: Check): unknown => [before, body, after];

/** One step of a creation, to be done again. */
function stepPlan(b: Build, creation: Check, id: Id): PlanDoor {
  const step = creation.body.find((s) => s.kind === "step" && s.id === id);
  if (step?.kind !== "step" || creation.self === null) return v.notYet("unknown {name}", { name: id });
  const d = newDraft(b, id, step.body);
  d.quiet = true;
  d.self = roleSlot(d, creation.self.name, creation.self.sheet);
  const body = steps(d, step.body);
  b.plans[id] = { id, regs: d.regs, givens: 0, slots: d.slots, body, outcomes: null };
  return {
    id,
    plan: id,
    self: d.self,
    against: null,
    conflict: null,
    params: [],
    pairs: d.pairs,
    modifiers: null,
    specials: [],
    gives: null,
    outcomes: null,
    names: d.names,
    asks: d.asks,
  };
}

function param(d: Draft, g: Given, layouts: Id[]): ParamDoor {
  return { name: g.name, type: g.type, from: g.from, at: paramPlace(d, g, layouts) };
}

/** `layouts`: what the sheets to come are. */
function paramPlace(d: Draft, g: Given, layouts: Id[]): ParamPlace {
  const { index } = d.b;
  const type = plainType(g.type);
  switch (type.kind) {
    case "text":
      return { kind: "carried" };
    case "sheet":
      return { kind: "slot", slot: roleSlot(d, g.name, layouts.shift() ?? type.sheet) };
    case "thing":
      if (type.catalogues.every((c) => index.isKind(c))) break;
      if (type.catalogues.length > 1) return v.notYet("a thing of one of several catalogues");
      return { kind: "slot", slot: roleSlot(d, g.name, type.catalogues[0]!) };
    case "list": {
      const of = plainType(type.of);
      if (type.most === null) return v.notYet("a list without a most ({name})", { name: g.name });
      if (of.kind === "sheet" || of.kind === "text" || of.kind === "list" || of.kind === "fraction")
        return v.notYet("the list {name} as a parameter, each item {type}", { type: inWords(of), name: g.name });
      const length = newReg(d, g.name, "given", false, [type.least, type.most]);
      const items = Array.from({ length: type.most }, (_, i) =>
        newReg(d, `${g.name} ${i + 1}`, "given", true, rangeOf(of, index)),
      );
      d.locals.set(g.name, {
        kind: "list",
        items: items.map((r, i) => ({
          value: whole(reg(r)),
          present: i < type.least ? null : v.below(int(i), reg(length)),
        })),
      });
      return { kind: "list", length, items };
    }
    case "fraction":
      return v.notYet("a fraction as a parameter ({name})", { name: g.name });
    case "number":
    case "yes-no":
    case "step":
    case "entry":
    case "dice":
      break;
    default:
      return unreachable(type);
  }
  return { kind: "reg", reg: nameReg(d, g.name, "given", g.type, rangeOf(type, index)) };
}

function forbidden(d: Draft, check: Check): Block {
  const { b, self } = d;
  if (self === null) return [];
  const concerns = (f: Forbid): boolean =>
    f.checks === null ? check.word === "action" || check.word === "move" : f.checks.includes(check.id);
  const layout = d.slots[self]!.layout;
  const things = b.index.fieldsOf(layout).flatMap((field): Block => {
    const type = plainType(field.type);
    const of = type.kind === "list" ? plainType(type.of) : null;
    if (of?.kind !== "thing") return [];
    return of.catalogues.filter(b.index.isKind).flatMap((id) => {
      const catalogue = b.index.catalogue(id);
      return catalogue.entries.flatMap((entry, i): Block => {
        if (![...catalogue.forbids, ...entry.forbids].some(concerns)) return [];
        const has = v.below(int(0), {
          kind: "cell",
          place: { slot: self, column: field.name, at: catalogue.entries.length > 1 ? int(i) : null },
        });
        return [{ origin: check.id, kind: "require", test: v.opposite(has), why: entry.id }];
      });
    });
  });
  const singles = actingParts(b.index, layout)
    .filter(({ part }) => part.of.forbids.some(concerns))
    .map(({ list, part }): Step => ({
      origin: check.id,
      kind: "require",
      test: v.opposite(v.below(int(0), acting(list, part, self))),
      why: part.entry?.id ?? part.catalogue.id,
    }));
  const conditions = b.index
    .conditionsOf(layout)
    .filter((c) => c.forbids.some(concerns))
    .map((c): Step => ({
      origin: check.id,
      kind: "require",
      test: v.opposite(b.holds(self, c.id, ctxOf(d))),
      why: c.id,
    }));
  return [...things, ...singles, ...conditions];
}

// ── cascades ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

function cascadePlan(b: Build, cascade: Cascade, plan: Id, layouts: readonly Id[]): PlanDoor {
  const actual = [...layouts];
  const d = newDraft(b, cascade.id, cascade.end);
  d.self = roleSlot(d, cascade.self.name, actual.shift() ?? cascade.self.sheet);
  const amount = newReg(d, "amount", "given", false, [0, OPEN]);
  const amountParam: ParamDoor = {
    name: "amount",
    type: { kind: "number", low: 0, high: OPEN, unit: null },
    from: null,
    at: { kind: "reg", reg: amount },
  };
  const params = [amountParam, ...cascade.givens.map((g) => param(d, g, actual))];
  const givens = d.regs.length;
  const rest = hiddenReg(d, "rest");
  const places: Place[] = [];
  let end: Block = [];
  cascade.stages.forEach((stage, i) => {
    if (stage.kind === "place") places.push(b.place(stage.place, ctxOf(d)));
    else if (i < cascade.stages.length - 1) v.notYet("a cascade as a stage that is not the last");
    else end = [cascadeCall(d, cascade.id, stage.cascade, reg(rest), stage.args)];
  });
  d.locals.set("amount", whole(reg(rest)));
  end = [...end, ...steps(d, cascade.end)];
  const step: Step = { origin: cascade.id, kind: "cascade", amount: reg(amount), stages: places, rest, end };
  b.plans[plan] = { id: plan, regs: d.regs, givens, slots: d.slots, body: [step], outcomes: null };
  return {
    id: cascade.id,
    plan,
    self: d.self,
    against: null,
    conflict: null,
    params,
    pairs: d.pairs,
    modifiers: null,
    specials: [],
    gives: null,
    outcomes: null,
    names: d.names,
    asks: d.asks,
  };
}

// ── watches ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** All watches of one layout: sheet, collections, things, conditions; then what ends conditions. */
export function watchesOf(b: Build, layout: Id): void {
  const attempt = (id: Id, make: () => void): void => {
    try {
      make();
    } catch (error) {
      if (!v.isNotYet(error)) throw error;
      b.unsupported.push({ id, ...v.unbuilt(error) });
    }
  };
  const own = (reaction: Reaction, guard: (d: Draft) => ReturnType<typeof v.all>, it: Draft["it"] = null): void =>
    attempt(reaction.id, () => {
      b.watches.push(watch(b, layout, reaction, guard, it));
    });
  for (const sheet of b.index.line(layout)) for (const r of sheet.reactions) own(r, () => v.yes);
  for (const collection of b.index.collectionsOf(layout)) for (const r of collection.reactions) own(r, () => v.yes);
  for (const field of b.index.fieldsOf(layout)) {
    const type = plainType(field.type);
    const of = type.kind === "list" ? plainType(type.of) : null;
    if (of?.kind !== "thing") continue;
    for (const id of of.catalogues.filter(b.index.isKind)) {
      const { entries, reactions } = b.index.catalogue(id);
      entries.forEach((entry, i) => {
        const has = v.below(int(0), {
          kind: "cell",
          place: { slot: 0, column: field.name, at: entries.length > 1 ? int(i) : null },
        });
        for (const r of [...reactions, ...entry.reactions]) own(r, () => has, whole(int(b.index.first(id) + i)));
      });
    }
  }
  for (const { list, part } of actingParts(b.index, layout))
    for (const r of part.of.reactions) own(r, () => v.below(int(0), acting(list, part, 0)));
  for (const condition of b.index.conditionsOf(layout))
    for (const r of condition.reactions) own(r, (d) => b.holds(0, condition.id, ctxOf(d)));
  for (const condition of b.index.conditionsOf(layout)) {
    const { ends, id, name } = condition;
    if (ends === null || condition.while !== null) continue;
    attempt(id, () => {
      const d = newDraft(b, id, []);
      start(d, layout);
      const place: Place = { slot: 0, column: name, at: null };
      const observed = v.all([v.below(int(0), { kind: "cell", place }), intOf(d, ends)]);
      const body: Block = [
        { origin: id, kind: "write", place, value: int(0), verb: "becomes" },
        ...emptied(b, 0, id, id),
      ];
      b.watches.push({
        id: unique(b, `${id}/ends`, layout),
        layout,
        entries: 0,
        observed,
        on: "begins",
        level: null,
        regs: d.regs,
        body,
      });
    });
  }
}

function start(d: Draft, layout: Id): void {
  d.self = d.slots.push({ name: layout, layout }) - 1;
  newReg(d, "Eintrag", "given", false, [0, 0]);
}
/** Several kinds of a catalogue have the same reactions, each its own. */
function unique(b: Build, id: Id, layout: Id): Id {
  const isKnown = (one: Id): boolean => b.watches.some((w) => w.id === one);
  let free = isKnown(id) ? `${id}@${layout}` : id;
  for (let n = 2; isKnown(free); n++) free = `${id}@${layout}/${n}`;
  return free;
}

/** At a place that nothing has taken there is nothing to see. */
function watchedNow(b: Build, any: Id | null, observed: Expr): Expr {
  const collection = any === null ? null : b.index.collection(any);
  const rows = collection === null ? 0 : rowsOf(collection.entries).length;
  if (collection === null || rows === collection.entries.length) return observed;
  return v.choose(v.any([v.below(reg(0), int(rows)), isTaken(b, collection, v.minus(reg(0), int(rows)))]), observed, v.none);
}

function watch(
  b: Build,
  layout: Id,
  r: Reaction,
  guard: (d: Draft) => ReturnType<typeof v.all>,
  it: Draft["it"],
): Watch {
  const d = newDraft(b, r.id, r.body);
  start(d, layout);
  d.it = it;
  const entries = r.any === null ? 0 : b.index.collection(r.any).entries.length;
  if (r.any !== null) {
    d.regs[0] = { ...d.regs[0]!, range: [0, entries - 1] };
    d.it = whole(v.plus(reg(0), int(b.index.first(r.any))));
  }
  const watched = b.expression(r.watched, ctxOf(d));
  const observed = watchedNow(b, r.any, v.expr(watched));
  const level = r.level === null ? null : intOf(d, r.level);
  const test = guard(d);
  const inner = steps(d, r.body);
  const body: Block =
    test.kind === "int" ? inner : [{ origin: r.id, kind: "branch", arms: [{ test, then: inner }], otherwise: [] }];
  const on = r.on === "gains" ? "begins" : r.on === "loses" ? "ends" : r.on;
  return { id: unique(b, r.id, layout), layout, entries, observed, on, level, regs: d.regs, body };
}
