// Effects: rises, falls, becomes; gaining and losing conditions and kinds. They read and write base values; where they stop is known to
// `lower` alone.

import { unreachable } from "../../base/never.ts";
import { kindKey } from "../../model/thing-kinds.ts";
import type { ChangeSentence, Expr as ModelExpr, GainsSentence, Held, Id, LosesSentence, Place as ModelPlace } from "../../model/types.ts";
import { cell, int } from "../expr.ts";
import type { Block, Column, Expr, Place, Slot, Step, Verb } from "../types.ts";
import { followedByHolder, movedHolder } from "./acting-changes.ts";
import type { Build, Ctx } from "./context.ts";
import { ctxOf, type Draft, intOf } from "./draft.ts";
import { columnName } from "./fields.ts";
import { memberAt, membership, plainType } from "./model-index.ts";
import { waysOf } from "./references.ts";
import { emptied, lasts } from "./durations.ts";
import { followed, relationPlace } from "./relations.ts";
import { countsNow, placesOf, slotPlace } from "./slots.ts";
import { movedThing } from "./things.ts";
import * as v from "./values.ts";

export function placeOf(b: Build, place: ModelPlace, ctx: Ctx): Place {
  switch (place.kind) {
    case "local":
      return v.notYet("a local value as a place of a sheet");
    case "level":
      return {
        slot: v.slotOf(b.expression(place.owner, ctx)),
        column: b.index.condition(place.condition).name,
        at: null,
      };
    case "field":
      return {
        slot: v.slotOf(b.expression(place.owner, ctx)),
        column: columnName(b.index.home(place.field)),
        at: null,
      };
    case "slot": {
      const { slot, column, at } = slotPlace(b, place, ctx);
      return { slot, column, at };
    }
    case "relation":
      return relationPlace(b, place, ctx);
    case "thing":
      return {
        slot: v.slotOf(b.expression(place.thing, ctx)),
        column: columnName(b.index.home(place.field)),
        at: null,
      };
    case "entry": {
      const [way, ...more] = waysTo(b, place, ctx);
      return more.length === 0 ? way!.place : v.notYet("a place that may be in several collections");
    }
    default:
      return unreachable(place);
  }
}

interface WayTo {
  readonly test: Expr;
  readonly place: Place;
}
/** The place of an entry, in each collection the reference may be of. */
function waysTo(b: Build, place: Extract<ModelPlace, { kind: "entry" }>, ctx: Ctx): readonly WayTo[] {
  const entry = v.expr(b.expression(place.entry, ctx));
  const slot = v.slotOf(b.expression(place.owner, ctx));
  return waysOf(b, place.entry.type, place.field, entry).map(({ test, collection, field }) => {
    const at = collection.entries.length > 1 ? v.minus(entry, int(b.index.first(collection.id))) : null;
    return { test, place: { slot, column: columnName(b.index.home(field.id)), at } };
  });
}

export function columnAt(d: Draft, place: Place): Column {
  const found = d.b.layouts.get(d.slots[place.slot]!.layout)?.find((c) => c.column.id === place.column);
  return found?.column ?? v.notYet("changing {name}, which is not written on the sheet", { name: place.column });
}

export function change(d: Draft, s: ChangeSentence): Block {
  const amount = intOf(d, s.amount);
  const limit = s.limit === null ? null : intOf(d, s.limit);
  if (s.place.kind === "local") {
    const { name } = s.place;
    const local = d.locals.get(name);
    if (local?.kind === "slot" || local?.kind === "list" || local === undefined) return v.notYet("changing {name}", { name });
    const now = v.expr(local);
    if (now.kind !== "reg") return v.notYet("changing {name}", { name });
    const type = plainType(d.types.get(name) ?? { kind: "text" });
    const next = moved(s.verb, now, amount, limit);
    const isBounded = type.kind === "number" || type.kind === "step";
    const low = isBounded && type.low !== null ? v.highest(int(type.low), next) : next;
    const value = isBounded && type.high !== null ? v.lowest(int(type.high), low) : low;
    return [
      {
        origin: s.id,
        kind: "let",
        to: now.reg,
        value: s.verb === "becomes" && amount.kind === "none" ? v.none : value,
      },
    ];
  }
  if (s.place.kind === "slot") {
    const { counts, slot, column, at } = slotPlace(d.b, s.place, ctxOf(d));
    const step = changed(d, s, { slot, column, at }, amount, limit);
    if (counts.kind === "int") return counts.value === 0 ? [] : [step];
    return [{ origin: s.id, kind: "branch", arms: [{ test: counts, then: [step] }], otherwise: [] }];
  }
  if (s.place.kind === "thing") {
    const place = placeOf(d.b, s.place, ctxOf(d));
    return followedByHolder(d, s.id, place.slot, [changed(d, s, place, amount, limit)]);
  }
  const ways = s.place.kind === "entry" ? waysTo(d.b, s.place, ctxOf(d)) : [];
  if (s.place.kind === "level") {
    const place = placeOf(d.b, s.place, ctxOf(d));
    return [changed(d, s, place, amount, limit), ...emptied(d.b, place.slot, s.place.condition, s.id, d)];
  }
  if (ways.length < 2) return [changed(d, s, placeOf(d.b, s.place, ctxOf(d)), amount, limit), ...followed(d.b, s.id, s.place, ctxOf(d))];
  const arms = ways.map(({ test, place }) => ({ test, then: [changed(d, s, place, amount, limit)] }));
  return [{ origin: s.id, kind: "branch", arms, otherwise: [] }];
}

function changed(d: Draft, s: ChangeSentence, place: Place, amount: Expr, limit: Expr | null): Step {
  const column = columnAt(d, place);
  const value = moved(s.verb, cell(place), amount, limit);
  const kept = column.optional && s.verb !== "becomes" ? v.choose(v.absent(cell(place)), v.none, value) : value;
  return write(d, s.id, place, kept, s.verb);
}

/** `up to m` never lowers, `down to m` never lifts. */
function moved(verb: Verb, now: Expr, amount: Expr, limit: Expr | null): Expr {
  switch (verb) {
    case "becomes":
      return amount;
    case "rises": {
      const more = v.plus(now, amount);
      return limit === null ? more : v.highest(now, v.lowest(more, limit));
    }
    case "falls": {
      const less = v.minus(now, amount);
      return limit === null ? less : v.lowest(now, v.highest(less, limit));
    }
    default:
      return unreachable(verb);
  }
}

export function write(d: Pick<Draft, "quiet">, origin: Id, place: Place, value: Expr, verb: Verb): Step {
  return { origin, kind: "write", place, value, verb, ...(d.quiet ? { quiet: true } : {}) };
}

export function gains(d: Draft, s: GainsSentence): Block {
  const slot = v.slotOf(d.b.expression(s.who, ctxOf(d)));
  if (s.what.kind === "condition") {
    const condition = d.b.index.condition(s.what.condition);
    if (condition.while !== null) return v.notYet("gaining {condition}, which is calculated", { condition: condition.name });
    const place: Place = { slot, column: condition.name, at: null };
    const hasDuration = s.what.kind === "condition" && Object.keys(s.what.fields).some((name) => name.startsWith("$"));
    // Its fields stand before it counts, so that what reads them never meets an empty one.
    const fields = condition.fields.flatMap((f): Block => {
      const given = s.what.kind === "condition" ? s.what.fields[f.name] : undefined;
      if (f.name.startsWith("$")) return [write(d, s.id, { slot, column: `${condition.name}/${f.name}`, at: null }, lasts(condition, f.name, slot, given === undefined ? null : intOf(d, given), hasDuration), "becomes")];
      const start = given ?? (f.start.kind === "at" ? f.start.value : null);
      if (f.storage === "calculated") return [];
      const value = start === null ? v.none : intOf(d, start);
      return [write(d, s.id, { slot, column: `${condition.name}/${f.name}`, at: null }, value, "becomes")];
    });
    if (condition.levels === null) return [...fields, write(d, s.id, place, int(1), "becomes")];
    return [
      ...fields,
      write(d, s.id, place, v.plus(cell(place), s.what.levels === null ? int(1) : intOf(d, s.what.levels)), "rises"),
    ];
  }
  const moved = movedThing(d, slot, s.what, s.into);
  if (moved !== null) {
    const { here, elsewhere, who } = moved;
    const { leaves, comes } = movedHolder(d, s.id, here.slot, { slot, list: s.into! });
    const needed = prerequisites(d, s.id, slot, s.what);
    // Who has it already loses nothing.
    const follows: Block = leaves.length + comes.length === 0 ? [] : [{ origin: s.id, kind: "branch", arms: [{ test: v.opposite(v.equals(cell(here), who)), then: [...leaves, ...comes] }], otherwise: [] }];
    return [...needed, ...follows, write(d, s.id, here, who, "becomes"), ...elsewhere.map((other) => write(d, s.id, other, int(0), "becomes"))];
  }
  const places = slotsFor(d, slot, s.into);
  if (places !== null) {
    // The first empty place takes it; where there is none, nothing changes.
    const held = heldCode(d, s.what);
    const arms = places.map(({ place, counts }) => ({
      test: v.all([counts, v.absent(cell(place))]),
      then: [write(d, s.id, place, held, "becomes")],
    }));
    return [...prerequisites(d, s.id, slot, s.what), ...oneByOne(s.what, { origin: s.id, kind: "branch", arms, otherwise: [] })];
  }
  const place = kindPlace(d, slot, s.what, s.into);
  return [...prerequisites(d, s.id, slot, s.what), write(d, s.id, place, v.plus(cell(place), int(s.what.count ?? 1)), "rises")];
}

/** Each of several takes or leaves a place of its own. */
function oneByOne({ count = 1 }: Exclude<Held, { kind: "condition" }>, step: Step): Block {
  return Array.from({ length: count }, () => step);
}

/** What a kind needs before it is gained, as a condition of the rule: so it stands before the first roll and effect. */
function prerequisites(d: Draft, origin: Id, slot: Slot, what: Exclude<Held, { kind: "condition" }>): Block {
  const type = what.kind === "value" ? plainType(what.value.type) : null;
  const catalogues = what.kind === "thing" ? [what.catalogue] : type?.kind === "thing" ? type.catalogues : [];
  const steps = catalogues.flatMap((id) => {
    return d.b.index.catalogue(id).entries.flatMap((entry, i): Block => {
      if (what.kind === "thing" && entry.name !== what.entry) return [];
      return entry.needs.map((need): Step => {
        const holds = v.expr(d.b.expression(need.test, { ...ctxOf(d), self: slot }));
        const other = what.kind === "thing" ? [] : [v.opposite(isEntry(d, what.value, id, i))];
        return { origin, kind: "require", test: v.any([...other, holds]), why: need.id };
      });
    });
  });
  if (steps.length > 0 && d.regs.some((r) => r.kind === "roll"))
    return v.notYet("gaining, after a roll, what has a need of its own");
  return steps;
}

/** Whether what is held is this entry of the catalogue: by its code, or a single thing by what it is. */
function isEntry(d: Draft, held: ModelExpr, catalogue: Id, at: number): Expr {
  const value = d.b.expression(held, ctxOf(d));
  if (value.kind === "slot") return d.slots[value.slot]!.layout === catalogue ? v.equals(cell({ slot: value.slot, column: kindKey, at: null }), int(at)) : v.no;
  return v.equals(v.expr(value), int(d.b.index.first(catalogue) + at));
}

export function loses(d: Draft, s: LosesSentence): Block {
  const slot = v.slotOf(d.b.expression(s.who, ctxOf(d)));
  if (s.what.kind === "condition") {
    const condition = d.b.index.condition(s.what.condition);
    const place: Place = { slot, column: condition.name, at: null };
    const left =
      condition.levels === null || s.what.levels === null ? int(0) : v.minus(cell(place), intOf(d, s.what.levels));
    return [write(d, s.id, place, left, "falls"), ...emptied(d.b, slot, s.what.condition, s.id, d)];
  }
  const moved = movedThing(d, slot, s.what, s.from);
  if (moved !== null) {
    const { here, who } = moved;
    const then = [...movedHolder(d, s.id, here.slot, null).leaves, write(d, s.id, here, int(0), "becomes")];
    return [{ origin: s.id, kind: "branch", arms: [{ test: v.equals(cell(here), who), then }], otherwise: [] }];
  }
  const places = slotsFor(d, slot, s.from);
  if (places !== null) {
    const held = heldCode(d, s.what);
    const arms = places.map(({ place, counts }) => ({
      test: v.all([counts, v.equals(cell(place), held)]),
      then: [write(d, s.id, place, v.none, "becomes")],
    }));
    return oneByOne(s.what, { origin: s.id, kind: "branch", arms, otherwise: [] });
  }
  const place = kindPlace(d, slot, s.what, s.from);
  return [write(d, s.id, place, v.minus(cell(place), int(s.what.count ?? 1)), "falls")];
}

function slotsFor(d: Draft, slot: Slot, list: Id | null): readonly { readonly place: Place; readonly counts: Expr }[] | null {
  const field = list === null ? null : d.b.index.home(list).field;
  const places = field === null ? null : placesOf(field);
  if (field === null || places === null) return null;
  const layoutOf = (s: Slot): Id => d.slots[s]!.layout;
  return Array.from({ length: places }, (_, i) => ({
    place: { slot, column: field.name, at: places > 1 ? int(i) : null },
    counts: countsNow(d.b, field, slot, i + 1, { layoutOf }),
  }));
}

function heldCode(d: Draft, what: Exclude<Held, { kind: "condition" }>): Expr {
  if (what.kind === "value") return intOf(d, what.value);
  const { index } = d.b;
  return int(index.first(what.catalogue) + index.catalogue(what.catalogue).entries.findIndex((e) => e.name === what.entry));
}

/** Where a list counts a kind or entry. */
function kindPlace(d: Draft, slot: Slot, what: Exclude<Held, { kind: "condition" }>, list: Id | null): Place {
  const field = list === null ? v.notYet("a list for this thing") : d.b.index.home(list).field;
  const of = membership(field, d.b.index) ?? v.notYet("giving and taking a single thing");
  return { slot, column: field.name, at: memberAt(of, heldCode(d, what)) };
}
