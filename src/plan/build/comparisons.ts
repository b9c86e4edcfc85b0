// Comparing values, holding them within limits, and the ends of what a field may hold.

import { unreachable } from "../../base/never.ts";
import type { Expr as ModelExpr, Place as ModelPlace } from "../../model/types.ts";
import { int } from "../expr.ts";
import type { Expr } from "../types.ts";
import { type Build, type Ctx, emptyCtx } from "./context.ts";
import { fieldOf, plainType } from "./model-index.ts";
import { isNone } from "./references.ts";
import * as v from "./values.ts";
import { type Val, whole } from "./values.ts";

export function limit(b: Build, which: "maximum" | "minimum", place: ModelPlace, ctx: Ctx): Val {
  if (place.kind === "local") return v.notYet("the ends of a local value");
  if (place.kind === "level") {
    const { levels } = b.index.condition(place.condition);
    return whole(int(which === "minimum" ? 0 : (levels ?? 1)));
  }
  const on = place.kind === "field" ? b.index.standsFor(place.field, ctx.layoutOf(v.slotOf(b.expression(place.owner, ctx)))) : place.kind === "relation" ? fieldOf(place.relation) : place.field;
  const { field } = b.index.home(on);
  const end = which === "maximum" ? field.high : field.low;
  if (end !== null && place.kind !== "relation") {
    const slot = v.slotOf(b.expression(place.kind === "thing" ? place.thing : place.owner, ctx));
    const it: Val = place.kind === "entry" ? b.expression(place.entry, ctx) : { kind: "slot", slot };
    return b.expression(end, { ...emptyCtx, self: slot, layoutOf: ctx.layoutOf, it });
  }
  const type = plainType(field.type);
  if (type.kind !== "number" && type.kind !== "step") return v.notYet("the ends of such a value");
  const known = which === "maximum" ? type.high : type.low;
  return known === null ? v.notYet("the end of an open range") : whole(int(known));
}

export function limited(a: Val, low: Val, high: Val, optional: boolean): Val {
  if (a.kind === "int" && low.kind === "int" && high.kind === "int") {
    const clamped = v.highest(low.e, v.lowest(high.e, a.e));
    return whole(optional ? v.choose(v.absent(a.e), v.none, clamped) : clamped);
  }
  return v.chooseVal(v.compared("<", a, low), low, v.chooseVal(v.compared("<", high, a), high, a));
}

export function comparison(b: Build, e: Extract<ModelExpr, { kind: "compare" }>, ctx: Ctx): Expr {
  const [x, y] = [b.expression(e.a, ctx), b.expression(e.b, ctx)];
  const { op } = e;
  const band = bandOf(b, e.b);
  switch (op) {
    case "is":
      return isSame(b, e, x, y, ctx);
    case "is not":
      return v.opposite(isSame(b, e, x, y, ctx));
    case "<":
      return v.compared("<", x, y);
    case ">":
      return v.compared("<", band === null ? y : whole(int(band[1])), x);
    case "<=":
      return v.compared("<=", x, band === null ? y : whole(int(band[1])));
    case ">=":
      return v.compared("<=", y, x);
    default:
      return unreachable(op);
  }
}

/** The numbers of a step that has several, such as `4..12`: to be that step is to be one of them. */
function bandOf(b: Build, e: ModelExpr): readonly [low: number, high: number] | null {
  if (e.kind !== "step") return null;
  const step = b.index.scale(e.scale).steps.find((one) => one.name === e.step);
  return step === undefined || step.low === step.high ? null : [step.low, step.high];
}

/** `X is none` holds as well where something was chosen and its value is none. */
function isSame(b: Build, e: Extract<ModelExpr, { kind: "compare" }>, x: Val, y: Val, ctx: Ctx): Expr {
  const [reference, other] = e.b.kind === "none" ? [e.a, x] : [e.b, y];
  const type = plainType(reference.type);
  const asksNone = reference.kind !== "slot" && (e.b.kind === "none" || e.a.kind === "none");
  if (asksNone && type.kind === "entry" && ctx.self !== null && other.kind === "int")
    return isNone(b, type, other.e, { kind: "slot", slot: ctx.self }, ctx);
  if (x.kind === "list" || y.kind === "list") {
    const [p, q] = [v.itemsOf(x), v.itemsOf(y)];
    if (p.length !== q.length || [...p, ...q].some((i) => i.present !== null))
      return v.notYet("comparing lists of unknown length");
    return v.all(p.map((i, k) => v.compared("=", i.value, q[k]!.value)));
  }
  for (const [literal, value] of [[e.b, x], [e.a, y]] as const) {
    const band = bandOf(b, literal);
    if (band !== null) return v.all([v.compared("<=", whole(int(band[0])), value), v.compared("<=", value, whole(int(band[1])))]);
  }
  return v.compared("=", x, y);
}
