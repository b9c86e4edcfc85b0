/**
 * Slots: so many places on a sheet, each empty or with one value, read and changed by their number.
 *
 * Invariant: the number of places is bounded for good; where it is calculated it stands in `high` of the field, and places beyond it
 * are empty and stay as they are.
 */
import type * as ast from "../syntax/ast.ts";
import { fit, given, wholeOf } from "./read.ts";
import type { Scope } from "./scope.ts";
import type { FieldSymbol } from "./symbols.ts";
import { longestList, typeOf, type Typed } from "./type-node.ts";
import type { Expr, Type } from "./types.ts";
import { inWords, interval, itemType, number, optional, withoutNone } from "./typing.ts";
import { fieldOf } from "./visible.ts";
import { at, report, silent } from "./world.ts";

/** The type of a field of a sheet. */
export function slotsTyped(node: ast.SlotsType, scope: Scope): Typed | undefined {
  const of = typeOf(node.of, scope);
  const count = node.count.kind === "missing" ? silent(scope.frame) : wholeOf(node.count, scope);
  if (of === undefined || count === undefined) return undefined;
  const bare = withoutNone(of);
  if (["text", "dice", "list", "sheet", "fraction"].includes(bare.kind)) return report(scope.frame, "mismatched-type", node.of.span, { expected: holdable, found: inWords(of) });
  const [low, high] = interval(count);
  if (!node.upTo && low !== high) return report(scope.frame, "misplaced-slots", node.span, {});
  if (high > longestList) return report(scope.frame, "too-large-list", node.span, { limit: longestList });
  if (high < 1) return report(scope.frame, "out-of-range-value", node.count.span, { value: String(high), range: `1..${longestList}` });
  return { type: { kind: "list", of: bare, least: 0, most: high, slots: true }, low: null, high: low === high ? null : count };
}
const holdable = { de: "etwas, das in einen Platz passt", en: "something that fits into a place" };

export function isSlots(type: Type | undefined): boolean {
  return type?.kind === "list" && type.slots === true;
}

/** The field with places that a name means on the sheet of `owner`. */
export function slotsField(name: string, owner: Expr | null | undefined, scope: Scope): FieldSymbol | undefined {
  const sheet = owner?.type.kind === "sheet" ? scope.frame.world.symbols.byId.get(owner.type.sheet) : undefined;
  const field = sheet?.kind === "sheet" ? fieldOf(sheet, name) : undefined;
  return field !== undefined && isSlots(field.type()) ? field : undefined;
}

/** `Trainingsfelder(2)`: what stands in this place. */
export function slotExpr(node: ast.Apply, field: FieldSymbol, owner: Expr, scope: Scope): Expr | undefined {
  const list = field.type();
  const [argument, ...more] = node.args;
  if (list?.kind !== "list" || list.most === null) return silent(scope.frame);
  if (argument === undefined || more.length > 0) return report(scope.frame, "mismatched-arguments", node.span, { name: field.name, expected: 1, found: node.args.length });
  const which = numberOf(argument.value, list.most, scope);
  if (which === undefined) return undefined;
  const type = optional(itemType(list));
  const made: Expr = at(scope.frame.world, { kind: "slot", owner, field: field.id, at: which, type }, node.span);
  scope.frame.world.owners.set(made, owner);
  return made;
}

function numberOf(node: ast.Expr, most: number, scope: Scope): Expr | undefined {
  const value = scope.resolve.expr(node, scope, number(1, most));
  const known = value === undefined ? undefined : given(value, scope, node.span, node);
  return known === undefined ? undefined : fit(known, number(1, most), scope, node.span, node);
}
