/**
 * Fields of sheets, collections, things and conditions: stored or calculated.
 *
 * Invariant: a stored field has a type and ends that hold for ever; a calculated one has a value of that type and is whole.
 */
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";
import { named } from "./named.ts";
import { fit, mismatch, notRounded } from "./read.ts";
import type { Scope } from "./scope.ts";
import { isSlots, slotsTyped } from "./slots.ts";
import { type FieldSymbol, isCalculated } from "./symbols.ts";
import { typed, typeOf, type Typed } from "./type-node.ts";
import type { Expr, Field, Start, Type } from "./types.ts";
import { isNumeric, withoutNone } from "./typing.ts";
import { at, innerId, report, silent } from "./world.ts";

type Node = ast.Field | ast.EachField;

/** The type a field was given, else that of its value. */
export function fieldType(node: Node, value: () => Expr | undefined, scope: Scope): Type | undefined {
  if (node.params.length > 0) return report(scope.frame, "unsupported-field-parameter", node.span, {});
  // On a sheet it may be an inherited one; elsewhere only what extends something can replace.
  if (node.replace && !scope.frame.id.startsWith("sheet/")) {
    const name = node.head?.name.kind === "name" ? node.head.name.text : "each";
    return report(scope.frame, "unknown-target", node.head?.name.span ?? node.span, { word: "replace", name });
  }
  if (node.type !== undefined) return typedOf(node, scope)?.type;
  return node.value === undefined ? silent(scope.frame) : value()?.type;
}

/** Slots stand on a sheet alone, and begin empty. */
function typedOf(node: Node, scope: Scope): Typed | undefined {
  if (node.type?.kind !== "slots-type") return node.type === undefined ? undefined : typed(node.type, scope);
  const isOnSheet = node.kind === "field" && !isCalculated(node) && scope.self !== null && scope.condition === null;
  return isOnSheet ? slotsTyped(node.type, scope) : report(scope.frame, "misplaced-slots", node.type.span, {});
}

/** A realisation says how it is worked out; its type stands there for those who read it. */
function openValue(node: Node, span: Span, scope: Scope): Expr | undefined {
  const type = node.type === undefined ? report(scope.frame, "missing-type", span, { name: node.head?.name.kind === "name" ? node.head.name.text : "each" }) : typeOf(node.type, scope);
  const what = node.head?.name.kind === "name" ? innerId(scope.frame.id, node.head.name.text) : scope.frame.id;
  return type === undefined ? undefined : at(scope.frame.world, { kind: "open", what, type }, span);
}

/** The value of a calculated field, in the type it claims. */
export function fieldValue(node: Node, scope: Scope): Expr | undefined {
  if (node.start?.kind === "left-open") return openValue(node, node.start.span, scope);
  if (node.value === undefined || node.params.length > 0) return silent(scope.frame);
  const type = node.type === undefined ? null : typeOf(node.type, scope);
  if (type === undefined) return undefined;
  const value = scope.resolve.expr(node.value, scope, type);
  if (value === undefined) return undefined;
  if (type !== null) return fit(value, type, scope, node.value.span, node.value);
  if (withoutNone(value.type).kind === "fraction") return notRounded(value, scope, node.value.span, node.value);
  if (value.type.kind === "dice" && value.kind === "dice") return mismatch(scope, node.value.span, { kind: "number", low: null, high: null, unit: null }, value, node.value);
  return value;
}

export function fieldOfSymbol(symbol: FieldSymbol, scope: Scope, group: readonly string[]): Field | undefined {
  const { node } = symbol;
  const type = symbol.type();
  const calculated = isCalculated(node);
  const value = calculated ? symbol.value() : null;
  if (node.params.length > 0) return undefined;
  const ends = !calculated && node.type !== undefined ? typedOf(node, scope) : { type, low: null, high: null };
  const rising = node.lid === undefined ? null : lidOf(node.lid, type, scope);
  const start = startOf(node, type, ends, scope);
  if (type === undefined || value === undefined || ends === undefined || rising === undefined || start === undefined) return silent(scope.frame);
  if (!calculated && unbounded(type)) return report(scope.frame, "missing-range", node.type?.span ?? node.span, { name: symbol.name });
  const about = named(headOf(node, symbol), null, scope, group, node.meta);
  const look = node.kind === "field" ? (node.drawn ?? "plain") : "plain";
  return at(scope.frame.world, {
    id: symbol.id, ...about, type, storage: calculated ? "calculated" : "stored", look, low: ends.low, high: ends.high, rising, start, value,
    ...(node.start?.kind === "left-open" ? { leftOpen: true as const } : {}),
  } satisfies Field, node.span);
}
function headOf(node: Node, symbol: FieldSymbol): ast.Head {
  return node.head ?? { kind: "head", name: { kind: "name", text: symbol.name, bracketed: false, span: node.span }, short: undefined, formerly: [], span: node.span };
}

function lidOf(node: ast.Expr, type: Type | undefined, scope: Scope): Expr | undefined {
  const lid = type === undefined ? undefined : scope.resolve.expr(node, scope, type);
  return lid === undefined || type === undefined ? undefined : fit(lid, withoutNone(type), scope, node.span, node);
}

/** A stored number needs ends; a fraction cannot be stored. */
function unbounded(type: Type): boolean {
  const bare = withoutNone(type);
  return bare.kind === "fraction" || (bare.kind === "number" && bare.low === null && bare.high === null);
}

const startWords = { "left-open": "left open", "starts-at": "starts at", "starts-full": "starts full" } as const;

function startOf(node: Node, type: Type | undefined, ends: Typed | { readonly type: Type | undefined } | undefined, scope: Scope): Start | undefined {
  const { start } = node;
  if (type === undefined || ends === undefined) return undefined;
  if (isSlots(type) && start !== undefined && start.kind !== "starts-empty") return report(scope.frame, "misplaced-start", start.span, { word: startWords[start.kind] });
  if (start === undefined) return isSlots(type) ? { kind: "empty" } : { kind: "given" };
  const bare = withoutNone(type);
  switch (start.kind) {
    case "left-open": return { kind: "given" };
    case "starts-empty":
      if (bare.kind === "list") return { kind: "empty" };
      if (!isNumeric(bare)) return report(scope.frame, "misplaced-start", start.span, { word: "starts empty" });
      return bare.kind === "number" && bare.low === null ? report(scope.frame, "misplaced-start", start.span, { word: "starts empty" }) : { kind: "empty" };
    case "starts-full":
      if ((bare.kind === "number" && bare.high !== null) || bare.kind === "step") return { kind: "full" };
      return "high" in ends && ends.high !== null ? { kind: "full" } : report(scope.frame, "misplaced-start", start.span, { word: "starts full" });
    case "starts-at": {
      const value = scope.resolve.expr(start.value, scope, type);
      const fitted = value === undefined ? undefined : fit(value, type, scope, start.value.span, start.value);
      return fitted === undefined ? undefined : at(scope.frame.world, { kind: "at", value: fitted } satisfies Start, start.span);
    }
    default: return start satisfies never;
  }
}

