/**
 * Making an expression fit where it stands: reading the number of a reference, ruling out none, a single value as a list.
 *
 * Invariant: what comes back has a type the place accepts; otherwise one diagnostic was reported, unless the mistake is
 * someone else's.
 */
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";
import { printExpr } from "./print.ts";
import { instead, rounded, withUnit } from "./repair.ts";
import { everyKey, fieldOwner, freshName, keyOf, type Scope } from "./scope.ts";
import type { CollectionSymbol, FieldSymbol } from "./symbols.ts";
import type { Expr, Id, Type } from "./types.ts";
import { interval, inWords, isNumeric, itemType, join, lastName, listOf, optional, unitOf, withoutNone } from "./typing.ts";
import { at, report, silent } from "./world.ts";

/** The expression of `node` as a value of `type`. */
export function as(node: ast.Expr, type: Type, scope: Scope): Expr | undefined {
  const expr = scope.resolve.expr(node, scope, type);
  return expr === undefined ? undefined : fit(expr, type, scope, node.span, node);
}

/** A yes or a no. */
export function test(node: ast.Expr, scope: Scope): Expr | undefined {
  return as(node, { kind: "yes-no" }, scope);
}

/** A number, fraction or step that is not none. */
export function numberOf(node: ast.Expr, scope: Scope, expected: Type | null = null): Expr | undefined {
  const expr = scope.resolve.expr(node, scope, expected ?? { kind: "number", low: null, high: null, unit: null });
  return expr === undefined ? undefined : numeric(expr, scope, node.span, node);
}

/** A whole number; a fraction is `mismatched-number`. */
export function wholeOf(node: ast.Expr, scope: Scope): Expr | undefined {
  const expr = numberOf(node, scope);
  if (expr === undefined) return undefined;
  return expr.type.kind === "fraction" ? notRounded(expr, scope, node.span, node) : expr;
}

export function numeric(expr: Expr, scope: Scope, span: Span, node: ast.Expr | null): Expr | undefined {
  const value = isReference(expr.type) ? readOwn(expr, scope, span) : expr;
  if (value === undefined) return undefined;
  if (value.type.kind === "optional" && !isNumeric(value.type.of)) return mismatch(scope, span, { kind: "number", low: null, high: null, unit: null }, value, node);
  const present = given(value, scope, span, node);
  if (present === undefined) return undefined;
  if (isNumeric(present.type)) return present;
  return mismatch(scope, span, { kind: "number", low: null, high: null, unit: null }, present, node);
}

function isReference(type: Type): boolean {
  return withoutNone(type).kind === "entry";
}

/** The own value of the entry a reference names, of the sheet it was written with, else of the acting one. */
export function readOwn(expr: Expr, scope: Scope, span: Span): Expr | undefined {
  const reference = given(expr, scope, span, null);
  if (reference === undefined) return undefined;
  return readOf(reference, collectionsIn(reference, scope).map((one) => one.own), scope, span);
}

/** One field of the entry a reference names; of a reference that may be of several collections, the field that each of them has for it. */
export function readOf(reference: Expr, fields: readonly (FieldSymbol | null)[], scope: Scope, span: Span): Expr | undefined {
  const [first] = fields;
  if (first === undefined) return silent(scope.frame);
  if (first === null || fields.includes(null)) return report(scope.frame, "mismatched-type", span, { expected: { de: "eine Zahl", en: "a number" }, found: inWords(reference.type) });
  const type = commonType(fields as readonly FieldSymbol[], scope, span);
  const owner = type === undefined ? undefined : ownerOf(reference, scope, span);
  if (type === undefined || owner === undefined) return silent(scope.frame);
  return present({ kind: "entry-field", owner, collection: fieldOwner(first.id), entry: reference, field: first.id, type }, scope, span);
}

/** The type that holds what each of these fields may be. */
function commonType(fields: readonly FieldSymbol[], scope: Scope, span: Span): Type | undefined {
  let all: Type | undefined;
  for (const field of fields) {
    const type = field.type();
    if (type === undefined) return undefined;
    const both: Type | undefined = all === undefined ? type : join(all, type);
    if (both === undefined) return report(scope.frame, "mismatched-type", span, { expected: inWords(all ?? type), found: inWords(type) });
    all = both;
  }
  return all;
}

/** The collections a reference may be of. */
export function collectionsIn(reference: Expr, scope: Scope): readonly CollectionSymbol[] {
  const type = withoutNone(reference.type);
  const ids = type.kind === "entry" ? type.collections : [];
  return ids.map((id) => scope.frame.world.symbols.byId.get(id)).filter((one): one is CollectionSymbol => one?.kind === "collection");
}

export function ownerOf(reference: Expr, scope: Scope, span: Span): Expr | undefined {
  const owner = scope.frame.world.owners.get(reference) ?? scope.self?.expr ?? scope.actor;
  if (owner !== null && owner !== undefined) return owner;
  if (scope.frame.blind) return silent(scope.frame);
  const name = reference.kind === "entry" ? reference.entry : reference.kind === "local" ? reference.name : lastName(entryIds(reference)[0] ?? "");
  return report(scope.frame, "missing-owner", span, { name });
}
function entryIds(reference: Expr): readonly Id[] {
  return reference.type.kind === "entry" ? reference.type.collections : [];
}

/** Remembers what is known about none, and where it stands. */
export function present(expr: Expr, scope: Scope, span: Span): Expr {
  const placed = at(scope.frame.world, expr, span);
  if (placed.type.kind !== "optional" || !scope.known.has(keyOf(placed))) return placed;
  return retype(placed, placed.type.of, scope);
}

export function retype(expr: Expr, type: Type, scope: Scope): Expr {
  const { world } = scope.frame;
  const copy: Expr = { ...expr, type } as Expr;
  const owner = world.owners.get(expr);
  if (owner !== undefined) world.owners.set(copy, owner);
  const span = world.spans.get(expr);
  return span === undefined ? copy : at(world, copy, span);
}

/** The value with none ruled out, or `unguarded-none`. */
export function given(expr: Expr, scope: Scope, span: Span, node: ast.Expr | null): Expr | undefined {
  if (expr.kind === "none") return report(scope.frame, "unguarded-none", span, { name: "none" });
  if (expr.type.kind !== "optional") return expr;
  if (scope.known.has(keyOf(expr))) return retype(expr, expr.type.of, scope);
  return report(scope.frame, "unguarded-none", span, { name: node === null ? nameOf(expr) : printExpr(node) }, instead(span, expr, node));
}
function nameOf(expr: Expr): string {
  switch (expr.kind) {
    case "local": return expr.name;
    case "entry-field": return expr.entry.kind === "it" ? lastName(expr.field) : nameOf(expr.entry);
    case "entry": return expr.entry;
    case "field": case "thing-field": case "condition-field": return lastName(expr.field);
    default: return "it";
  }
}

export function fit(expr: Expr, type: Type, scope: Scope, span: Span, node: ast.Expr | null): Expr | undefined {
  if (type.kind === "optional") {
    if (expr.kind === "none") return retype(expr, type, scope);
    if (isNumeric(type.of) && isReference(expr.type)) {
      const value = readOwn(expr, scope, span);
      return value === undefined ? undefined : fit(value, type, scope, span, node);
    }
    if (expr.type.kind !== "optional") return fit(expr, type.of, scope, span, node);
    return accepts(type.of, expr.type.of, scope) ? expr : mismatch(scope, span, type, expr, node);
  }
  if (type.kind === "list" && type.slots === true) return fitList(expr, { ...listOf(optional(type.of), type.least, type.most), kind: "list" } as Type & { kind: "list" }, scope, span, node);
  if (type.kind === "list") return fitList(expr, type, scope, span, node);
  if (isNumeric(type)) return fitNumber(expr, type, scope, span, node);
  if (isReference(expr.type) && type.kind !== "entry") {
    const value = readOwn(expr, scope, span);
    return value === undefined ? undefined : fit(value, type, scope, span, node);
  }
  if (expr.type.kind === "optional" && !accepts(type, expr.type.of, scope)) return mismatch(scope, span, type, expr, node);
  const present = given(expr, scope, span, node);
  if (present === undefined) return undefined;
  return accepts(type, present.type, scope) ? present : mismatch(scope, span, type, present, node);
}

function fitNumber(expr: Expr, type: Type, scope: Scope, span: Span, node: ast.Expr | null): Expr | undefined {
  if (!isReference(expr.type) && !isNumeric(withoutNone(expr.type))) return mismatch(scope, span, type, expr, node);
  const value = isReference(expr.type) || expr.type.kind === "optional" ? numericAs(expr, type, scope, span, node) : expr;
  if (value === undefined) return undefined;
  if (!unitsAgree(type, value.type)) return report(scope.frame, "mismatched-unit", span, { left: unitName(type), right: unitName(value.type) }, withUnit({ type, node: null }, { type: value.type, node }));
  if (type.kind === "fraction") return value;
  if (value.type.kind === "fraction") return notRounded(value, scope, span, node);
  if (!accepts(type, value.type, scope)) return mismatch(scope, span, type, value, node);
  const [low, high] = interval(value);
  if ((type.kind === "number" || type.kind === "step") && ((type.low !== null && high < type.low) || (type.high !== null && low > type.high))) {
    return report(scope.frame, "out-of-range-value", span, { value: node === null ? String(low) : printExpr(node), range: `${type.low ?? "…"}..${type.high ?? "…"}` });
  }
  return value;
}
function numericAs(expr: Expr, type: Type, scope: Scope, span: Span, node: ast.Expr | null): Expr | undefined {
  const value = isReference(expr.type) ? readOwn(expr, scope, span) : expr;
  if (value === undefined) return undefined;
  if (!isNumeric(withoutNone(value.type))) return mismatch(scope, span, type, value, node);
  return given(value, scope, span, node);
}

function fitList(expr: Expr, type: Type & { kind: "list" }, scope: Scope, span: Span, node: ast.Expr | null): Expr | undefined {
  if (withoutNone(expr.type).kind !== "list") {
    if (type.least > 1) return report(scope.frame, "out-of-range-length", span, { count: 1, least: type.least, most: type.most ?? "…" });
    const item = fit(expr, type.of, scope, span, node);
    return item === undefined ? undefined : at(scope.frame.world, { kind: "list", items: [item], type: listOf(item.type, 1, 1) } satisfies Expr, span);
  }
  const list = given(expr, scope, span, node);
  if (list === undefined || list.type.kind !== "list") return undefined;
  if (list.kind === "list" && list.items.length === 0) return retype(list, listOf(type.of, 0, 0), scope);
  if (list.kind === "list") {
    if ((type.most !== null && list.items.length > type.most) || list.items.length < type.least) {
      return report(scope.frame, "out-of-range-length", span, { count: list.items.length, least: type.least, most: type.most ?? "…" });
    }
    const items = list.items.map((item) => fit(item, type.of, scope, scope.frame.world.spans.get(item) ?? span, null));
    if (items.some((item) => item === undefined)) return undefined;
    return at(scope.frame.world, { kind: "list", items: items as Expr[], type: listOf(type.of, items.length, items.length) } satisfies Expr, span);
  }
  if (accepts(type.of, list.type.of, scope)) return list;
  return mapped(list, scope, span, (item, within) => fit(item, type.of, within, span, null)) ?? undefined;
}

/** The value worked out for each item of a list. */
export function mapped(list: Expr, scope: Scope, span: Span, value: (item: Expr, within: Scope) => Expr | undefined): Expr | undefined {
  const type = itemType(list.type);
  const name = freshName(scope);
  const { world } = scope.frame;
  const item: Expr = at(world, { kind: "local", name, type }, span);
  const owner = world.owners.get(list);
  if (owner !== undefined) world.owners.set(item, owner);
  const within: Scope = {
    ...scope,
    locals: new Map([...scope.locals, [name, { kind: "bound", type, expr: item, span, call: null }]]),
    known: new Set(scope.known),
  };
  if (scope.known.has(everyKey(list)) && type.kind === "entry") {
    const own = world.symbols.byId.get(type.collections[0] ?? "");
    const who = owner ?? scope.self?.expr ?? scope.actor ?? undefined;
    if (own?.kind === "collection" && own.own !== null && who !== undefined) {
      within.known.add(keyOf({ kind: "entry-field", owner: who, collection: own.id, entry: item, field: own.own.id, type }));
    }
  }
  if (scope.known.has(everyKey(list))) within.known.add(keyOf(item));
  const result = value(item, within);
  if (result === undefined) return undefined;
  const size = list.type.kind === "list" ? list.type : { least: 0, most: null };
  const map: Expr = at(world, { kind: "map", list, name, value: result, where: null, type: listOf(result.type, size.least, size.most) }, span);
  const whose = world.owners.get(result);
  if (whose !== undefined) world.owners.set(map, whose);
  return map;
}

/** True if a value of type `from` may stand where `to` is expected, numbers and none apart. */
export function accepts(to: Type, from: Type, scope: Scope): boolean {
  if (to.kind === "optional") return accepts(to.of, withoutNone(from), scope);
  if (to.kind === "step") return from.kind === "step" ? from.scale === to.scale : from.kind === "number" && isOrdered(to.scale, scope);
  if (to.kind === "number") return from.kind === "number" || (from.kind === "step" && isOrdered(from.scale, scope));
  if (to.kind === "fraction") return isNumeric(from);
  if (to.kind === "list") return from.kind === "list" && accepts(to.of, from.of, scope);
  if (to.kind === "entry") return from.kind === "entry" && from.collections.every((id) => to.collections.includes(id));
  if (to.kind === "thing") return from.kind === "thing" && from.catalogues.every((id) => to.catalogues.includes(id));
  if (to.kind === "sheet") return from.kind === "sheet" && isA(from.sheet, to.sheet, scope);
  return to.kind === from.kind;
}

export function isOrdered(scale: Id, scope: Scope): boolean {
  const { world } = scope.frame;
  const symbol = world.symbols.byId.get(scale);
  const value = symbol?.kind === "scale" ? symbol.value() : world.anonymous.get(scale);
  return value?.ordered ?? false;
}

/** True if the first sheet is the second or has it above it. */
export function isA(sheet: Id, wanted: Id, scope: Scope): boolean {
  const seen = new Set<Id>();
  let here = scope.frame.world.symbols.byId.get(sheet);
  while (here?.kind === "sheet" && !seen.has(here.id)) {
    if (here.id === wanted) return true;
    seen.add(here.id);
    here = here.parent();
  }
  return false;
}

function unitsAgree(a: Type, b: Type): boolean {
  return unitOf(a) === unitOf(b);
}
export function unitName(type: Type): { readonly de: string; readonly en: string } {
  const unit = unitOf(type);
  return unit === null ? { de: "eine Zahl ohne Einheit", en: "a number without a unit" } : { de: lastName(unit), en: lastName(unit) };
}

/** The type that holds both sides, or a mismatch at `span`. */
export function joined(a: Expr, b: Expr, scope: Scope, span: Span): Type | undefined {
  if (a.kind === "none") return optional(b.type);
  if (b.kind === "none") return optional(a.type);
  const type = join(a.type, b.type);
  if (type !== undefined) return type;
  if (isNumeric(withoutNone(a.type)) && isNumeric(withoutNone(b.type))) return report(scope.frame, "mismatched-unit", span, { left: unitName(a.type), right: unitName(b.type) });
  return report(scope.frame, "mismatched-type", span, { expected: inWords(a.type), found: inWords(b.type) });
}

export function mismatch(scope: Scope, span: Span, expected: Type, found: Expr, node: ast.Expr | null): undefined {
  const type = withoutNone(found.type);
  if (type.kind === "dice" && isNumeric(withoutNone(expected))) {
    return report(scope.frame, "mismatched-dice", span, { dice: node === null ? "dice" : printExpr(node), name: { de: "Wurf", en: "Roll" } });
  }
  return report(scope.frame, "mismatched-type", span, { expected: inWords(expected), found: inWords(found.type) });
}

export function notRounded(expr: Expr, scope: Scope, span: Span, node: ast.Expr | null): undefined {
  return report(scope.frame, "mismatched-number", span, { expression: node === null ? "this" : printExpr(node), value: sample(expr) }, rounded(span));
}
function toText(num: number, den: number): string {
  let [a, b] = [Math.abs(num), den];
  while (b !== 0) [a, b] = [b, a % b];
  return `${num / Math.max(1, a)}/${den / Math.max(1, a)}`;
}
/** A fraction the expression can be: what its smallest divisor gives. */
function sample(expr: Expr): string {
  if (expr.kind === "ratio") return toText(expr.num, expr.den);
  if (expr.kind === "arithmetic" && expr.op === "/") {
    const [low, high] = interval(expr.b);
    if (low === high) return `1/${low}`;
  }
  if (expr.kind === "arithmetic") return expr.a.type.kind === "fraction" ? sample(expr.a) : expr.b.type.kind === "fraction" ? sample(expr.b) : "1/2";
  return "1/2";
}
