// Modifier lines: which ones aim at a value, in the order sheet, collections, things, conditions, and what they make of it. A line
// counts where its bearer is there and its `if` holds; `up to m` never lifts above m and never lowers what is above.

import type { Id, Modifier } from "../../model/types.ts";
import { int } from "../expr.ts";
import type { Expr, Slot } from "../types.ts";
import { acting, actingParts, ownAmounts, speaksOfThing } from "./acting.ts";
import { type Build, type Ctx, emptyCtx, type Special } from "./context.ts";
import { entryNumber } from "./expression.ts";
import { type Home, plainType } from "./model-index.ts";
import { kindsIn } from "./slots.ts";
import { added, type Line } from "./stacking.ts";
import * as v from "./values.ts";
import { type Val, whole } from "./values.ts";

/** A modifier of some bearer of a sheet; `bears` says over that sheet whether it is there. */
export interface Borne {
  readonly modifier: Modifier;
  /** Name of the sheet, collection, thing or condition. */
  readonly by: string;
  readonly bears: (self: Slot, ctx: Ctx) => Expr;
  /** The kind that bears it. */
  readonly it: Val | null;
  /** What several bearers bring together; left out: what the line says, once. */
  readonly amount?: (self: Slot, one: () => Expr) => Expr;
}

/** All modifier lines that may count for a sheet of this layout, in order. */
export function borneBy(b: Build, layout: Id): readonly Borne[] {
  let layouts = known.get(b);
  if (layouts === undefined) known.set(b, (layouts = new Map()));
  let found = layouts.get(layout);
  if (found === undefined) layouts.set(layout, (found = allBorne(b, layout)));
  return found;
}
const known = new WeakMap<Build, Map<Id, readonly Borne[]>>();

function allBorne(b: Build, layout: Id): readonly Borne[] {
  const always = (): Expr => v.yes;
  const plain = ({ name, modifiers }: { readonly name: string; readonly modifiers: readonly Modifier[] }) =>
    modifiers.map((modifier): Borne => ({ modifier, by: name, bears: always, it: null }));
  const sheet = b.index.line(layout).flatMap(plain);
  const collections = b.index.collectionsOf(layout).flatMap(plain);
  const things = b.index.fieldsOf(layout).flatMap((field): readonly Borne[] => {
    const type = plainType(field.type);
    const of = type.kind === "list" ? plainType(type.of) : null;
    if (of?.kind !== "thing") return [];
    return of.catalogues.flatMap((id) => {
      const catalogue = b.index.catalogue(id);
      if (!b.index.isKind(id)) return [];
      return catalogue.entries.flatMap((entry, i) => {
        const it = whole(int(b.index.first(id) + i));
        const bears = (self: Slot, ctx: Ctx): Expr => {
          const has = kindsIn(b, field, self, id, i, ctx);
          return catalogue.while === null
            ? has
            : v.all([has, v.expr(b.expression(catalogue.while, { ...emptyCtx, self, layoutOf: ctx.layoutOf, it }))]);
        };
        return [...catalogue.modifiers, ...entry.modifiers].map((modifier): Borne => ({
          modifier,
          by: entry.name,
          bears,
          it,
        }));
      });
    });
  });
  const singles = actingParts(b.index, layout).flatMap(({ list, part }) => {
    const bears = (self: Slot): Expr => v.below(int(0), acting(list, part, self));
    const by = part.entry?.name ?? part.catalogue.name;
    return part.of.modifiers.flatMap((modifier): readonly Borne[] => {
      if (speaksOfThing(modifier))
        return ownAmounts(b.index, list, modifier).map(({ amount }): Borne => ({ modifier, by, bears: (self) => v.opposite(v.equals(amount(self), int(0))), it: null, amount }));
      // Of one kind of modifier only one counts, however many things bring it.
      const isOnce = modifier.as !== null && b.index.modifierKind(modifier.as).counting !== "all";
      const amount = (self: Slot, one: () => Expr): Expr => (isOnce ? one() : v.times(one(), acting(list, part, self)));
      return [{ modifier, by, bears, it: null, amount }];
    });
  });
  const conditions = b.index
    .conditionsOf(layout)
    .flatMap((c) =>
      c.modifiers.map((modifier): Borne => ({
        modifier,
        by: c.name,
        bears: (self, ctx) => b.holds(self, c.id, ctx),
        it: null,
      })),
    );
  return [...sheet, ...collections, ...things, ...singles, ...conditions];
}

export function modifiersOn(b: Build, layout: Id, home: Home): readonly Borne[] {
  const aims = ({ to }: Modifier): boolean => {
    switch (to.kind) {
      case "field":
        return b.index.standsFor(to.field, layout) === home.field.id;
      case "entry":
      case "each":
        return (
          home.kind === "entry" && home.collection.id === to.collection && home.collection.own?.id === home.field.id
        );
      case "check":
        return false;
    }
  };
  return borneBy(b, layout).filter((one) => aims(one.modifier));
}

/** `specials`: what the running call says of this value, of a kind. */
export function appliedModifiers(
  b: Build,
  modifiers: readonly Borne[],
  specials: readonly Special[],
  start: Val,
  entry: Expr | null,
  ctx: Ctx,
  optional: boolean,
): Val {
  const lines = modifiers.map((one): Line => ({ ...counted(b, one, entry, ctx), as: one.modifier.as }));
  const raised = added(b, [...lines, ...specials.map((one) => lineOf(one, entry))], start);
  return optional ? v.chooseVal(v.absent(v.expr(start)), whole(v.none), raised) : raised;
}

/** What a call says of this value (of one entry, perhaps another). */
function lineOf({ entry: aimed, by, as }: Special, entry: Expr | null): Line {
  return { counts: aimed === null || entry === null ? v.yes : v.equals(entry, aimed), amount: whole(by), most: null, as };
}

/** When a line counts, by how much, and above what it never lifts (null: without end). */
export interface Counted {
  readonly counts: Expr;
  readonly amount: Val;
  readonly most: Expr | null;
}

export function counted(b: Build, one: Borne, entry: Expr | null, ctx: Ctx): Counted {
  const { modifier } = one;
  const self = ctx.self ?? v.notYet("a modifier of nobody");
  const scope: Ctx = { ...emptyCtx, self, layoutOf: ctx.layoutOf, it: one.it ?? ctx.it, specials: ctx.specials };
  const counts = v.all([
    one.bears(self, scope),
    aimed(b, modifier, entry, scope),
    // What speaks of single things was asked of each of them.
    ...(modifier.if === null || isOfThings(one) ? [] : [v.expr(b.expression(modifier.if, scope))]),
  ]);
  const said = (): Val => b.expression(modifier.amount, scope);
  const amount = one.amount === undefined ? said() : whole(one.amount(self, () => v.expr(said())));
  return { counts, amount, most: modifier.upTo === null ? null : v.expr(b.expression(modifier.upTo, scope)) };
}

const isOfThings = ({ amount, modifier }: Borne): boolean => amount !== undefined && speaksOfThing(modifier);

function aimed(b: Build, { to }: Modifier, entry: Expr | null, scope: Ctx): Expr {
  if (entry === null) return v.yes;
  if (to.kind === "entry")
    return v.equals(entry, int(b.index.first(to.collection) + entryNumber(b, to.collection, to.entry)));
  if (to.kind === "each" && to.where !== null) return v.expr(b.expression(to.where, { ...scope, it: whole(entry) }));
  return v.yes;
}

/** What is summed up as `modifiers` in a check, besides what a call gives it without a kind. */
export function general(b: Build, check: Id, self: Slot | null, given: readonly Special[], ctx: Ctx): Val {
  const own = self === null ? [] : linesTo(b, check, self, ctx);
  return added(b, [...own, ...given.map((one) => lineOf(one, null))], whole(int(0)));
}

function linesTo(b: Build, check: Id, self: Slot, ctx: Ctx): readonly Line[] {
  const scope: Ctx = { ...emptyCtx, self, layoutOf: ctx.layoutOf };
  return borneBy(b, ctx.layoutOf(self))
    .filter(({ modifier: { to } }) => to.kind === "check" && to.check === check)
    .map((one): Line => ({ ...counted(b, one, null, { ...scope, it: one.it }), as: one.modifier.as }));
}
