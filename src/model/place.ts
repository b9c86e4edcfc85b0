/**
 * Places: what an expression reads, as something that has ends and may be changed.
 *
 * Invariant: a reference stands for the own value of its entry.
 */
import type * as ast from "../syntax/ast.ts";
import { printExpr } from "./print.ts";
import { collectionsIn, readOwn } from "./read.ts";
import { knowing, ownId, type Scope } from "./scope.ts";
import type { FieldSymbol, RelationSymbol } from "./symbols.ts";
import type { Expr, Id, Place, Type } from "./types.ts";
import { itemType, join, lastName, number, optional, withoutNone } from "./typing.ts";
import { report } from "./world.ts";

export function relationById(id: Id, scope: Scope): RelationSymbol | undefined {
  const conflicts = [...scope.frame.world.symbols.kinds.values()].flatMap((one) => (one.kind === "conflict" ? [...one.relations.values()] : []));
  return conflicts.find((one) => one.id === id);
}

/** The type of the ends of a place. */
export function rangeOf(place: Place, scope: Scope): Type {
  return withoutNone(placeType(place, scope) ?? number(null, null));
}

/** The fields that may be meant: one, or one of each collection a reference may be of. */
export function fieldsAt(place: Place, scope: Scope): readonly FieldSymbol[] {
  if (place.kind === "local" || place.kind === "level" || place.kind === "relation") return [];
  const { fields } = scope.frame.world.symbols;
  const several = place.kind === "entry" ? collectionsIn(place.entry, scope) : [];
  const isOwn = place.kind === "entry" && place.field === ownId(place.collection);
  const ids = several.length < 2 ? [place.field] : several.map((one) => (isOwn ? one.own?.id : one.each.get(lastName(place.field))?.id));
  return ids.flatMap((id) => (id === undefined ? [] : (fields.get(id) ?? [])));
}

/** What may be put there; where several fields may be meant, what all of them take. */
export function placeType(place: Place, scope: Scope): Type | undefined {
  if (place.kind === "local") return scope.locals.get(place.name)?.type;
  if (place.kind === "level") return number(0, null);
  if (place.kind === "relation") return relationById(place.relation, scope)?.type();
  const types = fieldsAt(place, scope).map((field) => field.type());
  if (types.length === 0 || types.includes(undefined)) return undefined;
  if (place.kind === "slot") return optional(itemType(types[0] ?? number(null, null)));
  const all = types as readonly Type[];
  const joint = all.reduce<Type | undefined>((a, b) => (a === undefined ? undefined : join(a, b)), all[0]);
  return joint === undefined || all.every((one) => one.kind === "optional") ? joint : withoutNone(joint);
}

/** The place an expression reads, for what may be changed or has ends. */
export function placeOf(value: Expr, scope: Scope, node: ast.Expr): Place | undefined {
  switch (value.kind) {
    case "field": return { kind: "field", owner: value.owner, field: value.field };
    case "entry-field": return { kind: "entry", owner: value.owner, collection: value.collection, entry: value.entry, field: value.field };
    case "thing-field": return { kind: "thing", thing: value.thing, field: value.field };
    case "slot": return { kind: "slot", owner: value.owner, field: value.field, at: value.at };
    case "relation": return value.b === null ? report(scope.frame, "misplaced-change", node.span, { name: printExpr(node) }) : { kind: "relation", conflict: value.conflict, relation: value.relation, a: value.a, b: value.b };
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
