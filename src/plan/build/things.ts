// Single things in lists of sheets. A thing is a slot of its own; where rules ask in whose list it lies, or give and take it, hidden
// columns say so: each sheet of a call has a number, each thing the number of the sheet in whose list it lies. Invariant: the numbers
// begin at 1 and hold for one call; whoever keeps sheets fills them in before and reads them afterwards.

import type { Expr as ModelExpr, Held, Id, Model } from "../../model/types.ts";
import { cell } from "../expr.ts";
import type { Column, Expr, Place, Slot } from "../types.ts";
import { isActing, singleIn } from "./acting.ts";
import type { Build, Ctx } from "./context.ts";
import { ctxOf, type Draft, walk } from "./draft.ts";
import { type Index, plainType } from "./model-index.ts";
import * as v from "./values.ts";

export const whoColumn: Id = "$who";
export const lyingColumn = (list: Id): Id => `$in/${list}`;

const known = new WeakMap<Model, ReadonlySet<Id>>();

/** Lists of sheets whose single things some rule looks for, gives or takes. */
export function trackedLists(index: Index): ReadonlySet<Id> {
  const before = known.get(index.model);
  if (before !== undefined) return before;
  const found = new Set<Id>();
  const isTracked = index.bodies.some(({ fields }) => fields.some(({ id }) => thingsIn(index, id).length > 0));
  const look = (field: unknown): void => {
    if (typeof field !== "string") return;
    if (thingsIn(index, field).length > 0) found.add(field);
  };
  if (isTracked) walk(index.model, (node) => {
    const { kind, list, what } = node as { kind?: unknown; list?: Partial<ModelExpr>; what?: Partial<Held> };
    if (kind === "member" && list?.kind === "field") look((list as { field?: unknown }).field);
    const place = node["place"] as { readonly kind?: unknown; readonly field?: unknown } | undefined;
    if (kind === "change" && place?.kind === "thing" && typeof place.field === "string" && index.knows(place.field)) {
      const home = index.home(place.field);
      if (home.kind === "thing") actingLists(index, home.catalogue.id).forEach(look);
    }
    if (kind === "gains" && what?.kind === "value") look(node["into"]);
    if (kind === "loses" && what?.kind === "value") look(node["from"]);
  });
  known.set(index.model, found);
  return found;
}

/** Lists of sheets that add up what the things of this catalogue do. */
function actingLists(index: Index, catalogue: Id): readonly Id[] {
  return index.bodies.flatMap(({ fields }) => fields.filter((list) => singleIn(index, list).includes(catalogue) && isActing(index, list)).map(({ id }) => id));
}

/** Catalogues of the single things in a list of a sheet. */
function thingsIn(index: Index, field: Id): readonly Id[] {
  if (!index.knows(field)) return [];
  const home = index.home(field);
  const type = plainType(home.field.type);
  const of = type.kind === "list" ? plainType(type.of) : null;
  if (home.kind !== "sheet" || of?.kind !== "thing") return [];
  return of.catalogues.filter((id) => !index.isKind(id));
}

/** The hidden columns of a sheet or catalogue. */
export function thingColumns(index: Index, layout: Id): readonly Column[] {
  const column = (id: Id): Column => ({ id, range: [0, 999], optional: false, entries: 1, kind: "int" });
  const lists = [...trackedLists(index)];
  if (index.model.catalogues.some(({ id }) => id === layout))
    return lists.filter((list) => thingsIn(index, list).includes(layout)).map((list) => column(lyingColumn(list)));
  const own = new Set(index.fieldsOf(layout).map(({ id }) => id));
  return lists.some((list) => own.has(list)) ? [column(whoColumn)] : [];
}

const hidden = (slot: Slot, column: Id): Place => ({ slot, column, at: null });

/** Whether a single thing lies in a list of a sheet; null: the list holds no such things. */
export function liesIn(b: Build, item: ModelExpr, list: ModelExpr, ctx: Ctx): Expr | null {
  if (list.kind !== "field" || !trackedLists(b.index).has(list.field)) return null;
  const thing = b.expression(item, ctx);
  if (thing.kind !== "slot") return null;
  const owner = v.slotOf(b.expression(list.owner, ctx));
  return v.equals(cell(hidden(thing.slot, lyingColumn(list.field))), cell(hidden(owner, whoColumn)));
}

export interface Moved {
  /** Says in whose list it lies. */
  readonly here: Place;
  /** The same for the other lists that it may lie in. */
  readonly elsewhere: readonly Place[];
  readonly who: Expr;
}

/** A single thing that somebody gains or loses; null: it is a kind. */
export function movedThing(d: Draft, owner: Slot, what: Held, list: Id | null): Moved | null {
  if (what.kind !== "value" || list === null || !trackedLists(d.b.index).has(list)) return null;
  const thing = d.b.expression(what.value, ctxOf(d));
  if (thing.kind !== "slot") return null;
  const columns = thingColumns(d.b.index, d.slots[thing.slot]!.layout).map(({ id }) => id);
  return {
    here: hidden(thing.slot, lyingColumn(list)),
    elsewhere: columns.filter((id) => id !== lyingColumn(list)).map((id) => hidden(thing.slot, id)),
    who: cell(hidden(owner, whoColumn)),
  };
}
