// Relations of a conflict. What stands between two members is a little sheet of its own, which has a slot for each ordered pair that a plan
// speaks of: so all places stay known, however many take part. Invariant: of an opposite relation both ways round change together.

import type { Expr as ModelExpr, Id, Place as ModelPlace, Relation } from "../../model/types.ts";
import { cell, int } from "../expr.ts";
import type { Place, Slot, Step } from "../types.ts";
import { type Build, type Ctx, emptyCtx } from "./context.ts";
import { fieldOf, type Index, isOptional } from "./model-index.ts";
import * as v from "./values.ts";
import type { Val } from "./values.ts";

export function relationById(index: Index, id: Id): Relation {
  const found = index.model.conflicts.flatMap((one) => one.relations).find((one) => one.id === id);
  return found ?? v.notYet("unknown {name}", { name: id });
}

export function relationValue(b: Build, e: Extract<ModelExpr, { kind: "relation" }>, ctx: Ctx): Val {
  const relation = relationById(b.index, e.relation);
  const [conflict, a] = [v.slotOf(b.expression(e.conflict, ctx)), v.slotOf(b.expression(e.a, ctx))];
  if (e.b !== null) return between(b, relation, conflict, a, v.slotOf(b.expression(e.b, ctx)), ctx);
  const others = ctx.members(conflict, relation.between).filter((one) => one !== a);
  return { kind: "list", items: others.map((one) => ({ value: between(b, relation, conflict, a, one, ctx), present: null })) };
}

function between(b: Build, relation: Relation, conflict: Slot, a: Slot, other: Slot, ctx: Ctx): Val {
  const { calculated } = relation;
  if (calculated === null) return b.effective({ kind: "slot", slot: ctx.pair(relation.id, conflict, a, other) }, fieldOf(relation.id), null, ctx);
  const [first, second] = calculated.names;
  const locals = new Map<string, Val>([
    [first, { kind: "slot", slot: a }],
    [second, { kind: "slot", slot: other }],
  ]);
  return b.expression(calculated.value, { ...emptyCtx, self: conflict, layoutOf: ctx.layoutOf, locals, pair: ctx.pair, members: ctx.members, keep: ctx.keep });
}

export function relationPlace(b: Build, place: Extract<ModelPlace, { kind: "relation" }>, ctx: Ctx): Place {
  const [conflict, a, other] = [place.conflict, place.a, place.b].map((one) => v.slotOf(b.expression(one, ctx))) as [Slot, Slot, Slot];
  return { slot: ctx.pair(place.relation, conflict, a, other), column: relationById(b.index, place.relation).name, at: null };
}

/** What follows a change: of an opposite relation the other way round becomes the negative. */
export function followed(b: Build, origin: Id, place: ModelPlace, ctx: Ctx): readonly Step[] {
  if (place.kind !== "relation") return [];
  const relation = relationById(b.index, place.relation);
  if (!relation.opposite || isOptional(relation.type, b.index)) return [];
  const here = relationPlace(b, place, ctx);
  const there = relationPlace(b, { ...place, a: place.b, b: place.a }, ctx);
  return [{ origin, kind: "write", place: there, value: v.minus(int(0), cell(here)), verb: "becomes" }];
}
