// Slots: a column with one cell for each place, none where it is empty. Places that do not count now (beyond a calculated number, or
// beyond all) are read as empty and keep what they hold. Invariant: no cell outside the column is ever read or written.

import type { Expr as ModelExpr, Field, Id, SlotExpr } from "../../model/types.ts";
import { cell, int } from "../expr.ts";
import type { Expr, Slot } from "../types.ts";
import { type Build, type Ctx, emptyCtx } from "./context.ts";
import { type Index, plainType } from "./model-index.ts";
import * as v from "./values.ts";

/** How many places there can ever be; null: it has none. */
export function placesOf(field: Field): number | null {
  const type = plainType(field.type);
  return type.kind === "list" && type.slots === true ? type.most : null;
}

/** Number of the last place that counts now. */
function lastOf(b: Build, field: Field, slot: Slot, ctx: Pick<Ctx, "layoutOf">): Expr | null {
  if (field.high === null) return null;
  const it = { kind: "slot", slot } as const;
  return v.expr(b.expression(field.high, { ...emptyCtx, self: slot, layoutOf: ctx.layoutOf, it }));
}

/** Whether the place of this number (from 1) counts now. */
export function countsNow(b: Build, field: Field, slot: Slot, place: number, ctx: Pick<Ctx, "layoutOf">): Expr {
  const last = lastOf(b, field, slot, ctx);
  return last === null ? v.yes : v.upTo(int(place), last);
}

export interface SlotPlace {
  readonly slot: Slot;
  readonly column: Id;
  readonly at: Expr | null;
  /** It is one of those that count. */
  readonly counts: Expr;
}

export function slotPlace(
  b: Build,
  place: { readonly owner: ModelExpr; readonly field: Id; readonly at: ModelExpr },
  ctx: Ctx,
): SlotPlace {
  const { field } = b.index.home(place.field);
  const slot = v.slotOf(b.expression(place.owner, ctx));
  const places = placesOf(field) ?? v.notYet("places of {field}", { field: field.name });
  if (!b.layouts.get(ctx.layoutOf(slot))!.some(({ column }) => column.id === field.name))
    return v.notYet("a place of {field}, which holds single things", { field: field.name });
  const which = v.expr(b.expression(place.at, ctx));
  const last = lastOf(b, field, slot, ctx);
  const type = plainType(place.at.type);
  const isInside = type.kind === "number" && (type.low ?? 0) >= 1 && (type.high ?? places + 1) <= places;
  const inside = isInside ? v.yes : v.all([v.upTo(int(1), which), v.upTo(which, int(places))]);
  const counts = v.all([inside, ...(last === null ? [] : [v.upTo(which, last)])]);
  const safe = isInside ? which : v.highest(int(1), v.lowest(which, int(places)));
  return { slot, column: field.name, at: places > 1 ? v.minus(safe, int(1)) : null, counts };
}

export function slotValue(b: Build, e: SlotExpr, ctx: Ctx): Expr {
  const { counts, ...place } = slotPlace(b, e, ctx);
  return v.choose(counts, cell(place), v.none);
}

/** How often a list of a sheet holds a kind: counted in a cell of its own, or in the places that count. */
export function kindsIn(b: Build, field: Field, slot: Slot, catalogue: Id, kind: number, ctx: Pick<Ctx, "layoutOf">): Expr {
  const places = placesOf(field);
  if (places === null) {
    const at = b.index.catalogue(catalogue).entries.length > 1 ? int(kind) : null;
    return v.below(int(0), { kind: "cell", place: { slot, column: field.name, at } });
  }
  const code = int(b.index.first(catalogue) + kind);
  return v.any(
    Array.from({ length: places }, (_, i) =>
      v.all([
        countsNow(b, field, slot, i + 1, ctx),
        v.equals(cell({ slot, column: field.name, at: places > 1 ? int(i) : null }), code),
      ]),
    ),
  );
}

/** Lists that hold kinds or entries, not single things. */
export function isOfKinds(index: Index, field: Field): boolean {
  const type = plainType(field.type);
  const of = type.kind === "list" ? plainType(type.of) : null;
  return of?.kind !== "thing" || of.catalogues.every(index.isKind);
}
