/**
 * Types as values: intervals, joining, comparing, and how a type is said in words.
 *
 * Invariant: pure; an interval encloses every value that can occur, null is "open on that side".
 */
import type { Bilingual } from "../base/text.ts";
import { unreachable } from "../base/never.ts";
import type { Expr, Id, NumberType, StepType, Type } from "./types.ts";

export type Interval = readonly [low: number, high: number];

export function number(low: number | null, high: number | null, unit: Id | null = null): NumberType {
  return { kind: "number", low, high, unit };
}
export const fraction: Type = { kind: "fraction", unit: null };
export const yesNo: Type = { kind: "yes-no" };
export const text: Type = { kind: "text" };
export const diceType: Type = { kind: "dice" };

export function optional(of: Type): Type {
  return of.kind === "optional" ? of : { kind: "optional", of };
}
export function withoutNone(type: Type): Type {
  return type.kind === "optional" ? type.of : type;
}
export function listOf(of: Type, least = 0, most: number | null = null): Type {
  return { kind: "list", of, least, most };
}
/** The type of one item, of the thing itself where it is no list. */
export function itemType(type: Type): Type {
  const bare = withoutNone(type);
  return bare.kind === "list" ? bare.of : bare;
}
export function isNumeric(type: Type): boolean {
  return type.kind === "number" || type.kind === "fraction" || type.kind === "step";
}
export function unitOf(type: Type): Id | null {
  return type.kind === "number" || type.kind === "fraction" ? type.unit : null;
}

export function fromInterval([low, high]: Interval, unit: Id | null = null): NumberType {
  return number(finite(low), finite(high), unit);
}
function finite(bound: number): number | null {
  return Number.isFinite(bound) ? bound : null;
}

/** What a numeric expression can be, as reals: for a fraction it is worked out from its parts. */
export function interval(expr: Expr): Interval {
  const type = withoutNone(expr.type);
  if (type.kind === "number" || type.kind === "step") return [type.low ?? -Infinity, type.high ?? Infinity];
  switch (expr.kind) {
    case "ratio": return [expr.num / expr.den, expr.num / expr.den];
    case "arithmetic": return combine(expr.op, interval(expr.a), interval(expr.b));
    case "limited": return [interval(expr.low)[0], interval(expr.high)[1]];
    case "if": return hull(interval(expr.yes), interval(expr.no));
    case "fold": {
      const item = itemType(expr.list.type);
      return item.kind === "number" || item.kind === "step" ? [item.low ?? -Infinity, item.high ?? Infinity] : [-Infinity, Infinity];
    }
    default: return [-Infinity, Infinity];
  }
}
export function hull(a: Interval, b: Interval): Interval {
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}
export function combine(op: "+" | "-" | "*" | "/", a: Interval, b: Interval): Interval {
  switch (op) {
    case "+": return [a[0] + b[0], a[1] + b[1]];
    case "-": return [a[0] - b[1], a[1] - b[0]];
    case "*": return corners(a, b, (x, y) => (x === 0 || y === 0 ? 0 : x * y));
    case "/": return b[0] <= 0 && b[1] >= 0 ? [-Infinity, Infinity] : corners(a, b, (x, y) => (x === 0 || !Number.isFinite(y) ? 0 : x / y));
    default: return unreachable(op);
  }
}
function corners(a: Interval, b: Interval, f: (x: number, y: number) => number): Interval {
  const all = [f(a[0], b[0]), f(a[0], b[1]), f(a[1], b[0]), f(a[1], b[1])];
  return [Math.min(...all), Math.max(...all)];
}

/** The type that holds both; undefined where there is none. Units must be equal. */
export function join(a: Type, b: Type): Type | undefined {
  if (a.kind === "optional" || b.kind === "optional") {
    const inner = join(withoutNone(a), withoutNone(b));
    return inner === undefined ? undefined : optional(inner);
  }
  if (a.kind === "step" && b.kind === "step" && a.scale === b.scale) return { ...a, low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) };
  if (isNumeric(a) && isNumeric(b)) {
    if (unitOf(a) !== unitOf(b)) return undefined;
    if (a.kind === "fraction" || b.kind === "fraction") return { kind: "fraction", unit: unitOf(a) };
    return fromInterval(hull(ends(a), ends(b)), unitOf(a));
  }
  if (a.kind === "list" && b.kind === "list") {
    const of = join(a.of, b.of);
    return of === undefined ? undefined : listOf(of, Math.min(a.least, b.least), a.most === null || b.most === null ? null : Math.max(a.most, b.most));
  }
  if (a.kind === "entry" && b.kind === "entry") return { kind: "entry", collections: union(a.collections, b.collections) };
  if (a.kind === "thing" && b.kind === "thing") return { kind: "thing", catalogues: union(a.catalogues, b.catalogues) };
  if (a.kind === "sheet" && b.kind === "sheet") return a.sheet === b.sheet ? a : undefined;
  return a.kind === b.kind ? a : undefined;
}
function ends(type: Type): Interval {
  return type.kind === "number" || type.kind === "step" ? [type.low ?? -Infinity, type.high ?? Infinity] : [-Infinity, Infinity];
}
function union(a: readonly Id[], b: readonly Id[]): readonly Id[] {
  return [...new Set([...a, ...b])];
}

/** The step type inside, through optional and list. */
export function stepIn(type: Type | null): StepType | null {
  if (type === null) return null;
  if (type.kind === "step") return type;
  if (type.kind === "optional" || type.kind === "list") return stepIn(type.of);
  return null;
}
export function entryIn(type: Type | null): readonly Id[] {
  if (type === null) return [];
  if (type.kind === "entry") return type.collections;
  if (type.kind === "optional" || type.kind === "list") return entryIn(type.of);
  return [];
}
export function thingIn(type: Type | null): readonly Id[] {
  if (type === null) return [];
  if (type.kind === "thing") return type.catalogues;
  if (type.kind === "optional" || type.kind === "list") return thingIn(type.of);
  return [];
}

/** A type in words, for messages. */
export function inWords(type: Type): Bilingual {
  switch (type.kind) {
    case "number": return { de: `eine Zahl${range(type)}`, en: `a number${range(type)}` };
    case "fraction": return { de: "ein Bruch", en: "a fraction" };
    case "yes-no": return { de: "yes oder no", en: "yes or no" };
    case "text": return { de: "ein Text", en: "a text" };
    case "dice": return { de: "Würfel", en: "dice" };
    case "step": return { de: `eine Stufe von ${lastName(type.scale)}`, en: `a step of ${lastName(type.scale)}` };
    case "entry": return { de: `ein Eintrag von ${names(type.collections)}`, en: `an entry of ${names(type.collections)}` };
    case "sheet": return { de: `ein Bogen ${lastName(type.sheet)}`, en: `a sheet ${lastName(type.sheet)}` };
    case "thing": return { de: `ein Ding aus ${names(type.catalogues)}`, en: `a thing of ${names(type.catalogues)}` };
    case "list": return { de: `eine Liste (${inWords(type.of).de})`, en: `a list (${inWords(type.of).en})` };
    case "optional": return { de: `${inWords(type.of).de} oder none`, en: `${inWords(type.of).en} or none` };
    default: return unreachable(type);
  }
}
function range({ low, high }: NumberType): string {
  if (low === null && high === null) return "";
  if (low === high) return ` ${low}`;
  return ` ${low ?? "…"}..${high ?? "…"}`;
}
function names(ids: readonly Id[]): string {
  return ids.map(lastName).join("/");
}
/** The last part of an id, as the designer wrote it. */
export function lastName(id: Id): string {
  return id.slice(id.lastIndexOf("/") + 1).replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Conflicts and scenes have the type of a sheet. */
export function isConflictId(id: Id): boolean {
  return id.startsWith("conflict/") || id.startsWith("scene/");
}
