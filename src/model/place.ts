/**
 * Places: what an expression reads, as something that has ends and may be changed.
 *
 * Invariant: a reference stands for the own value of its entry.
 */
import type * as ast from "../syntax/ast.ts";
import { readOwn } from "./read.ts";
import { knowing, type Scope } from "./scope.ts";
import type { Expr, Place, Type } from "./types.ts";
import { number, withoutNone } from "./typing.ts";
import { report } from "./world.ts";

/** The type of the ends of a place. */
export function rangeOf(place: Place, scope: Scope): Type {
  const field = place.kind === "local" || place.kind === "level" ? undefined : scope.frame.world.symbols.fields.get(place.field)?.type();
  return withoutNone(field ?? number(null, null));
}

/** The place an expression reads, for what may be changed or has ends. */
export function placeOf(value: Expr, scope: Scope, node: ast.Expr): Place | undefined {
  switch (value.kind) {
    case "field": return { kind: "field", owner: value.owner, field: value.field };
    case "entry-field": return { kind: "entry", owner: value.owner, collection: value.collection, entry: value.entry, field: value.field };
    case "thing-field": return { kind: "thing", thing: value.thing, field: value.field };
    case "condition-level": return { kind: "level", owner: value.owner, condition: value.condition };
    default: break;
  }
  if (withoutNone(value.type).kind === "entry") {
    const own = readOwn(value, knowing(scope, []), node.span);
    return own?.kind === "entry-field" ? placeOf(own, scope, node) : undefined;
  }
  if (value.kind === "local") return { kind: "local", name: value.name };
  return report(scope.frame, "misplaced-change", node.span, { name: "…" });
}
