/**
 * Lists: functions over them, filters, and what is said of every item.
 *
 * Invariant: what may be empty gives an optional value, except a sum and a count.
 */
import type * as ast from "../syntax/ast.ts";
import { as, given, joined, mapped, numeric, wholeOf } from "./read.ts";
import { inner, keyOf, type Local, type Scope } from "./scope.ts";
import type { Expr, FoldExpr, Type } from "./types.ts";
import { combine, fromInterval, inWords, interval, isNumeric, itemType, listOf, number, optional, unitOf, withoutNone, yesNo, type Interval } from "./typing.ts";
import { at, report, silent } from "./world.ts";

/** A list; a single value is the list of one. */
export function listNode(node: ast.Expr, scope: Scope, expected: Type | null = null): Expr | undefined {
  const raw = scope.resolve.expr(node, scope, expected);
  const value = raw === undefined ? undefined : raw.type.kind === "optional" ? given(raw, scope, node.span, node) : raw;
  if (value === undefined) return undefined;
  if (value.type.kind === "list") return value;
  return at(scope.frame.world, { kind: "list", items: [value], type: listOf(value.type, 1, 1) }, node.span);
}

/** A scope in which an item of the list is at hand, as `it` or under a name. */
export function itemScope(list: Expr, name: string | null, scope: Scope, span: ast.Name["span"]): Scope {
  const { world } = scope.frame;
  const type = itemType(list.type);
  const item: Expr = name === null ? { kind: "it", type } : { kind: "local", name, type };
  const owner = world.owners.get(list);
  if (owner !== undefined) world.owners.set(item, owner);
  if (name === null) return inner(scope, { it: item });
  const within = inner(scope);
  const local: Local = { kind: "bound", type, expr: item, span, call: null };
  within.locals.set(name, local);
  return within;
}

export function quantifiedExpr(node: ast.Quantified, scope: Scope): Expr | undefined {
  const list = listNode(node.list, scope);
  if (list === undefined) return undefined;
  const name = node.name?.kind === "name" ? node.name.text : null;
  const test = as(node.condition, yesNo, itemScope(list, name, scope, node.span));
  if (test === undefined) return undefined;
  return at(scope.frame.world, { kind: "quantified", op: node.quantifier, list, name, test, type: yesNo }, node.span);
}

export function whereExpr(node: ast.Where, scope: Scope): Expr | undefined {
  const list = listNode(node.list, scope);
  const test = list === undefined ? undefined : as(node.condition, yesNo, itemScope(list, null, scope, node.span));
  if (list === undefined || test === undefined) return silent(scope.frame);
  const most = list.type.kind === "list" ? list.type.most : null;
  return keepOwner(list, at(scope.frame.world, { kind: "where", list, test, type: listOf(itemType(list.type), 0, most) }, node.span), scope);
}
function keepOwner(from: Expr, to: Expr, scope: Scope): Expr {
  const owner = scope.frame.world.owners.get(from);
  if (owner !== undefined) scope.frame.world.owners.set(to, owner);
  return to;
}

export function collectExpr(node: ast.Collect, scope: Scope): Expr | undefined {
  const list = listNode(node.list, scope);
  if (list === undefined || node.name.kind === "missing") return silent(scope.frame);
  const within = itemScope(list, node.name.text, scope, node.name.span);
  const where = node.condition === undefined ? null : as(node.condition, yesNo, within);
  const value = scope.resolve.expr(node.value, within, null);
  if (where === undefined || value === undefined) return silent(scope.frame);
  const size = list.type.kind === "list" ? list.type : { least: 0, most: null };
  const type = listOf(value.type, where === null ? size.least : 0, size.most);
  return at(scope.frame.world, { kind: "map", list, name: node.name.text, value, where, type }, node.span);
}

export function listValue(node: ast.ListValue, scope: Scope, expected: Type | null): Expr | undefined {
  const of = expected === null ? null : itemType(expected);
  const items = node.items.map((item) => scope.resolve.expr(item, scope, of));
  if (items.some((item) => item === undefined)) return silent(scope.frame);
  const [first, ...rest] = items as Expr[];
  if (first === undefined) return at(scope.frame.world, { kind: "list", items: [], type: listOf(of ?? number(null, null), 0, 0) }, node.span);
  let type = first.type;
  for (const item of rest) {
    const both = joined({ ...first, type } as Expr, item, scope, node.span);
    if (both === undefined) return undefined;
    type = both;
  }
  return at(scope.frame.world, { kind: "list", items: [first, ...rest], type: listOf(type, items.length, items.length) }, node.span);
}

export function countExpr(node: ast.Count, scope: Scope): Expr | undefined {
  const list = listNode(node.in ?? node.value, scope);
  if (list === undefined) return undefined;
  const wanted = node.in === undefined ? null : as(node.value, itemType(list.type), scope);
  if (wanted === undefined) return undefined;
  const size = list.type.kind === "list" ? list.type : { least: 0, most: null };
  const type = number(wanted === null ? size.least : 0, size.most);
  return at(scope.frame.world, { kind: "count", list, of: wanted, type }, node.span);
}

export function listFunction(node: ast.ListFunction, scope: Scope, expected: Type | null): Expr | undefined {
  if (node.function === "tens of" || node.function === "ones of") return digit(node, scope);
  const op = node.function.slice(0, -3) as FoldExpr["op"];
  const list = node.value.kind === "list" ? writtenList(op, node.value, scope, expected) : listNode(node.value, scope, expected);
  if (list === undefined) return undefined;
  const values = op === "first" || op === "second" || keepsReferences(op, list) ? list : numbersOf(list, scope, node);
  if (values === undefined) return undefined;
  const found: Expr = { kind: "fold", op, list: values, type: foldType(op, values) };
  // Where the list is known to hold something, so is its highest.
  return at(scope.frame.world, scope.known.has(keyOf(found)) ? { ...found, type: withoutNone(found.type) } : found, node.span);
}
/** A written list may mix numbers and references: then the references are read. */
function writtenList(op: FoldExpr["op"], node: ast.ListValue, scope: Scope, expected: Type | null): Expr | undefined {
  const items = node.items.map((item) => scope.resolve.expr(item, scope, expected));
  if (items.some((item) => item === undefined)) return silent(scope.frame);
  const kinds = new Set((items as readonly Expr[]).map((item) => withoutNone(item.type).kind === "entry"));
  if (op === "first" || op === "second" || (kinds.size === 1 && (op === "best" || op === "worst"))) return listValue(node, scope, expected);
  const numbers = (items as readonly Expr[]).map((item, index) => numeric(item, scope, node.items[index]?.span ?? node.span, node.items[index] ?? null));
  if (numbers.some((item) => item === undefined)) return undefined;
  return listOfItems(numbers as Expr[], scope, node);
}

/** `best of` and `worst of` references give the reference. */
function keepsReferences(op: FoldExpr["op"], list: Expr): boolean {
  return (op === "best" || op === "worst") && itemType(list.type).kind === "entry";
}

function numbersOf(list: Expr, scope: Scope, node: ast.ListFunction): Expr | undefined {
  const item = itemType(list.type);
  if (isNumeric(item)) return list;
  if (list.kind === "list") {
    const items = list.items.map((one, index) => numeric(one, scope, scope.frame.world.spans.get(one) ?? node.span, itemNode(node.value, index)));
    if (items.some((one) => one === undefined)) return undefined;
    return listOfItems(items as Expr[], scope, node.value);
  }
  if (!isNumeric(withoutNone(item)) && withoutNone(item).kind !== "entry") return report(scope.frame, "mismatched-type", node.value.span, { expected: { de: "Zahlen", en: "numbers" }, found: inWords(list.type) });
  return mapped(list, scope, node.span, (one, within) => numeric(one, within, node.value.span, node.value));
}
function itemNode(node: ast.Expr, index: number): ast.Expr | null {
  return node.kind === "list" ? (node.items[index] ?? null) : null;
}
function listOfItems(items: readonly Expr[], scope: Scope, node: ast.Expr): Expr | undefined {
  let type = items[0]?.type ?? number(null, null);
  for (const item of items) {
    const both = joined({ ...item, type } as Expr, item, scope, node.span);
    if (both === undefined) return undefined;
    type = both;
  }
  return at(scope.frame.world, { kind: "list", items, type: listOf(type, items.length, items.length) }, node.span);
}

function foldType(op: FoldExpr["op"], list: Expr): Type {
  const size = list.type.kind === "list" ? list.type : { least: 0, most: null };
  const item = itemType(list.type);
  const [low, high] = range(item);
  if (op === "sum") {
    const count: Interval = [size.least, size.most ?? Infinity];
    if (item.kind === "fraction") return item;
    return fromInterval(combine("*", count, [low, high]), unitOf(item));
  }
  const type: Type = op === "mean" ? { kind: "fraction", unit: unitOf(item) } : item;
  return size.least >= (op === "second" ? 2 : 1) ? type : optional(type);
}
function range(type: Type): Interval {
  return type.kind === "number" || type.kind === "step" ? [type.low ?? -Infinity, type.high ?? Infinity] : [-Infinity, Infinity];
}

/** Decimal digits, by division. */
function digit(node: ast.ListFunction, scope: Scope): Expr | undefined {
  const a = wholeOf(node.value, scope);
  if (a === undefined) return undefined;
  const { world } = scope.frame;
  const ten: Expr = at(world, { kind: "number", value: 10, type: number(10, 10) }, node.span);
  if (node.function === "ones of") return at(world, { kind: "remainder", a, b: ten, type: number(0, 9) }, node.span);
  const tenth: Expr = at(world, { kind: "arithmetic", op: "/", a, b: ten, type: { kind: "fraction", unit: null } }, node.span);
  const [low, high] = interval(tenth);
  return at(world, { kind: "rounded", mode: "down", a: tenth, type: fromInterval([Math.floor(low), Math.floor(high)]) }, node.span);
}

