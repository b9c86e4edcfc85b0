// Values that are worked out: fields with their modifiers (base → sheet → things → conditions, each in text order), conditions that
// hold while something does, formulas. Each becomes one `Derived`, made when it is first read; fractions and lists are put in line.

import type { Formula, Id } from "../../model/types.ts";
import { int, partsOf, reg } from "../expr.ts";
import type { Derived, Expr, Range, Slot } from "../types.ts";
import { type Build, type Ctx, emptyCtx, type Special, specialKey, specialsFor } from "./context.ts";
import { fixedField, kindField, readCell } from "./fields.ts";
import { type Home, isOptional, plainType, rangeOf } from "./model-index.ts";
import { appliedModifiers, modifiersOn } from "./modifiers.ts";
import * as v from "./values.ts";
import { type Val, whole } from "./values.ts";

const making = new WeakMap<Build, Map<Id, Error>>();
const wide: Range = [-(2 ** 29), 2 ** 29];

/** Makes a derived value once; `make` gets a ctx of its own registers. */
function derive(
  b: Build,
  id: Id,
  slots: readonly Id[],
  params: readonly Range[],
  optional: boolean,
  make: (ctx: Ctx) => Val,
): void {
  if (b.derived.has(id)) return;
  let states = making.get(b);
  if (states === undefined) making.set(b, (states = new Map()));
  const state = states.get(id);
  if (state !== undefined) throw state;
  states.set(id, Object.assign(new Error(`${id} needs itself`), { notYet: true }));
  try {
    const lets: Derived["lets"][number][] = [];
    const keepPart = (e: Expr): Expr => {
      if (e.kind === "int" || e.kind === "reg" || e.kind === "none" || e.kind === "cell") return e;
      const to = params.length + lets.length;
      lets.push({ to, value: e });
      return reg(to);
    };
    const value = v.expr(
      make({ ...emptyCtx, self: slots.length > 0 ? 0 : null, layoutOf: (s) => slots[s]!, keep: keeping(keepPart) }),
    );
    b.derived.set(id, { id, slots, params, lets, value, optional, range: null });
  } catch (error) {
    if (v.isNotYet(error)) states.set(id, error);
    throw error;
  }
}

/** The same under special modifiers: a variant with their amounts as further parameters, where it reads what they raise. */
function deriveFor(
  b: Build,
  id: Id,
  slots: readonly Id[],
  params: readonly Range[],
  optional: boolean,
  specials: readonly Special[],
  make: (ctx: Ctx) => Val,
): { readonly id: Id; readonly args: readonly Expr[] } {
  const plain = (): { readonly id: Id; readonly args: readonly Expr[] } => {
    derive(b, id, slots, params, optional, make);
    return { id, args: [] };
  };
  if (specials.length === 0) return plain();
  const variant = `${id}+${specials.map((s) => specialKey({ ...s, entry: s.entry !== null })).join("+")}`;
  const more: Range[] = [];
  const param = (): Expr => reg(params.length + more.push(wide) - 1);
  const inner = specials.map((s): Special => ({
    ...s,
    entry: s.entry === null ? null : param(),
    by: param(),
  }));
  derive(b, variant, slots, [...params, ...more], optional, (ctx) => make({ ...ctx, specials: inner }));
  const made = b.derived.get(variant)!;
  const reads = (e: Expr): boolean =>
    (e.kind === "reg" && e.reg >= params.length && e.reg < params.length + more.length) || partsOf(e).some(reads);
  if (!reads(made.value) && !made.lets.some((l) => reads(l.value))) return plain();
  return { id: variant, args: specials.flatMap((s) => (s.entry === null ? [s.by] : [s.entry, s.by])) };
}

export function keeping(part: (e: Expr) => Expr): (value: Val) => Val {
  const keep = (value: Val): Val => {
    switch (value.kind) {
      case "int":
        return whole(part(value.e));
      case "ratio":
        return { kind: "ratio", num: part(value.num), den: part(value.den) };
      case "list":
        return {
          kind: "list",
          items: value.items.map((i) => ({
            value: keep(i.value),
            present: i.present === null ? null : part(i.present),
          })),
        };
      case "slot":
      case "text":
        return value;
    }
  };
  return keep;
}

/** Its value is one whole number, so it can be worked out apart. */
function isPlain(b: Build, type: Home["field"]["type"]): boolean {
  const t = plainType(type);
  if (t.kind === "thing") return t.catalogues.every((c) => b.index.isKind(c));
  return t.kind === "number" || t.kind === "yes-no" || t.kind === "step" || t.kind === "entry" || t.kind === "dice";
}

export function effective(b: Build, owner: Val, named: Id, entry: Expr | null, ctx: Ctx): Val {
  const thing = b.index.home(named);
  if (thing.kind === "thing") return thingField(b, thing, owner, ctx);
  const slot = v.slotOf(owner);
  const layout = ctx.layoutOf(slot);
  const field = b.index.standsFor(named, layout);
  const home = b.index.home(field);
  if (home.kind === "thing") return thingField(b, home, owner, ctx);
  if (home.kind === "condition")
    return whole({ kind: "cell", place: { slot, column: `${home.condition.name}/${home.field.name}`, at: null } });
  // Those of a kind count with others of that kind, which only `unaided` sees.
  return specialsOn(b, layout, home, specialsFor(ctx, slot))
    .filter(({ as }) => as === null)
    .reduce<Val>(
      (value, s) => {
        const aimed = s.entry === null || entry === null ? v.yes : v.equals(entry, s.entry);
        const now = v.expr(value);
        const raised = v.plus(now, v.choose(aimed, s.by, int(0)));
        return whole(isOptional(home.field.type, b.index) ? v.choose(v.absent(now), v.none, raised) : raised);
      },
      unaided(b, home, owner, slot, entry, ctx),
    );
}

/** The special modifiers that aim at this value. */
function specialsOn(b: Build, layout: Id, home: Home, specials: readonly Special[]): readonly Special[] {
  return specials.filter(({ field }) => field !== null && b.index.standsFor(field, layout) === home.field.id);
}

/** Without the special modifiers that aim at this value itself and have no kind. */
function unaided(
  b: Build,
  home: Extract<Home, { kind: "sheet" | "entry" }>,
  owner: Val,
  slot: Slot,
  entry: Expr | null,
  ctx: Ctx,
): Val {
  const field = home.field.id;
  const layout = ctx.layoutOf(slot);
  const modifiers = modifiersOn(b, layout, home);
  const kinded = (of: readonly Special[]): readonly Special[] => specialsOn(b, layout, home, of).filter(({ as }) => as !== null);
  if ((home.field.storage === "stored" || home.field.value === null) && modifiers.length === 0 && kinded(specialsFor(ctx, slot)).length === 0)
    return base(b, owner, field, entry, ctx);
  if (!isPlain(b, home.field.type)) return base(b, owner, field, entry, ctx);
  const declared = home.kind === "sheet" ? home.sheet.id : home.collection.sheet;
  const id = layout === declared ? field : `${field}@${layout}`;
  const first = home.kind === "entry" ? b.index.first(home.collection.id) : 0;
  const params: readonly Range[] = home.kind === "entry" ? [[0, home.collection.entries.length - 1]] : [];
  const found = deriveFor(
    b,
    id,
    [layout],
    params,
    isOptional(home.field.type, b.index),
    specialsFor(ctx, slot),
    (inner) => {
      const here = home.kind === "entry" ? v.plus(reg(0), int(first)) : null;
      const scope = here === null ? inner : { ...inner, it: whole(here) };
      const start = base(b, { kind: "slot", slot: 0 }, field, here, scope);
      return appliedModifiers(b, modifiers, kinded(inner.specials), start, here, scope, isOptional(home.field.type, b.index));
    },
  );
  return whole({
    kind: "value",
    derived: found.id,
    slots: [slot],
    args: [...(entry === null ? [] : [v.minus(entry, int(first))]), ...found.args],
  });
}

export function base(b: Build, owner: Val, named: Id, entry: Expr | null, ctx: Ctx): Val {
  const thing = b.index.home(named);
  if (thing.kind === "thing") return thingField(b, thing, owner, ctx);
  const slot = v.slotOf(owner);
  const home = b.index.home(b.index.standsFor(named, ctx.layoutOf(slot)));
  if (home.kind === "thing") return thingField(b, home, owner, ctx);
  if (home.kind === "entry") {
    const fixed = fixedField(b, home, entry);
    if (fixed !== null) return fixed;
  }
  if (home.kind === "condition")
    return whole({ kind: "cell", place: { slot, column: `${home.condition.name}/${home.field.name}`, at: null } });
  if (home.field.storage === "stored" || home.field.value === null) return readCell(b, home, slot, entry, ctx);
  const it: Val | null = entry === null ? { kind: "slot", slot } : whole(entry);
  return b.expression(home.field.value, {
    ...emptyCtx,
    self: slot,
    layoutOf: ctx.layoutOf,
    it,
    specials: specialsFor(ctx, slot),
    keep: ctx.keep,
  });
}

function thingField(b: Build, home: Extract<Home, { kind: "thing" }>, owner: Val, ctx: Ctx): Val {
  if (owner.kind !== "slot") return kindField(b, home, v.expr(owner));
  if (home.field.storage === "stored" || home.field.value === null)
    return whole({ kind: "cell", place: { slot: owner.slot, column: home.field.name, at: null } });
  if (!isPlain(b, home.field.type))
    return b.expression(home.field.value, { ...emptyCtx, layoutOf: ctx.layoutOf, it: owner, keep: ctx.keep });
  const { value, id } = home.field;
  derive(b, id, [home.catalogue.id], [], isOptional(home.field.type, b.index), (inner) =>
    b.expression(value, { ...inner, self: null, it: { kind: "slot", slot: 0 } }),
  );
  return whole({ kind: "value", derived: id, slots: [owner.slot], args: [] });
}

export function holds(b: Build, slot: Slot, condition: Id, ctx: Ctx): Expr {
  const one = b.index.condition(condition);
  if (one.while === null) return v.below(int(0), { kind: "cell", place: { slot, column: one.name, at: null } });
  const layout = ctx.layoutOf(slot);
  const id = layout === one.sheet ? condition : `${condition}@${layout}`;
  const test = one.while;
  const found = deriveFor(b, id, [layout], [], false, specialsFor(ctx, slot), (inner) =>
    b.expression(test, { ...inner, it: { kind: "slot", slot: 0 } }),
  );
  return { kind: "value", derived: found.id, slots: [slot], args: found.args };
}

export function formula(b: Build, id: Id, self: Val | null, args: readonly Val[], ctx: Ctx): Val {
  const one = b.index.formula(id);
  if (b.hosts.has(id)) return hosted(b, one, args);
  const named = (value: (i: number) => Val): ReadonlyMap<string, Val> =>
    new Map(one.params.map((p, i) => [p.name, value(i)]));
  const isApart =
    isPlain(b, one.type) &&
    one.params.every((p, i) => (args[i]?.kind === "int" && p.type.kind !== "list") || args[i]?.kind === "slot");
  const selfSlot = one.self === null ? null : v.slotOf(self ?? v.notYet("a sheet where there is none"));
  if (!isApart) {
    const locals = new Map(named((i) => ctx.keep(args[i]!)));
    if (one.self !== null) locals.set(one.self.name, { kind: "slot", slot: selfSlot! });
    return b.body(one.body, {
      ...emptyCtx,
      self: selfSlot,
      layoutOf: ctx.layoutOf,
      locals,
      specials: selfSlot === null ? [] : specialsFor(ctx, selfSlot),
      keep: ctx.keep,
    });
  }
  const slots: Slot[] = selfSlot === null ? [] : [selfSlot];
  const ints: Expr[] = [];
  const params: Range[] = [];
  const inner = args.map((a, i): Val => {
    if (a.kind === "slot") return { kind: "slot", slot: slots.push(a.slot) - 1 };
    params.push(paramRange(b, one.params[i]!.type));
    return whole(reg(ints.push(v.expr(a)) - 1));
  });
  const layouts = slots.map(ctx.layoutOf);
  const declared = one.self === null || layouts[0] === one.self.sheet;
  const derived = declared ? id : `${id}@${layouts.join("+")}`;
  const found = deriveFor(
    b,
    derived,
    layouts,
    params,
    isOptional(one.type, b.index),
    selfSlot === null ? [] : specialsFor(ctx, selfSlot),
    (scope) => {
      const locals = new Map(named((i) => inner[i]!));
      if (one.self !== null) locals.set(one.self.name, { kind: "slot", slot: 0 });
      return b.body(one.body, { ...scope, self: selfSlot === null ? null : 0, locals });
    },
  );
  return whole({ kind: "value", derived: found.id, slots, args: [...ints, ...found.args] });
}

/** Said by a function that a program hands over. */
function hosted(b: Build, { id, type }: Formula, args: readonly Val[]): Val {
  const [low, high] = rangeOf(plainType(type), b.index);
  if (!b.lookups.has(id)) b.lookups.set(id, { id, keys: [], cells: [], host: { at: [...b.hosts].indexOf(id), params: args.length, range: [low, high], optional: isOptional(type, b.index) } });
  return whole({ kind: "lookup", table: id, keys: args.map(v.expr) });
}

export function paramRange(b: Build, type: Home["field"]["type"]): Range {
  const t = plainType(type);
  if (t.kind === "number") return [t.low ?? wide[0], t.high ?? wide[1]];
  return rangeOf(t, b.index);
}
