// Values while a Plan is built: an expression of the Plan, a fraction as two of them, a list unrolled into its items, a slot. Constants
// are folded at once. Invariant: the denominator of a fraction is positive.

import { divide, remainder } from "../../runtime/arithmetic.ts";
import { NONE } from "../../runtime/value.ts";
import type { Bilingual } from "../../base/text.ts";
import { int } from "../expr.ts";
import type { Expr, RoundMode, Slot } from "../types.ts";
import { type Inserts, kinds, type Reason, reasonText } from "./reasons.ts";

/** One item of an unrolled list; `present` null: always there. */
export interface Item {
  readonly value: Val;
  readonly present: Expr | null;
}
export type Val =
  | { readonly kind: "int"; readonly e: Expr }
  | { readonly kind: "ratio"; readonly num: Expr; readonly den: Expr }
  | { readonly kind: "list"; readonly items: readonly Item[] }
  | { readonly kind: "slot"; readonly slot: Slot }
  | { readonly kind: "text"; readonly text: string };

export const whole = (e: Expr): Val => ({ kind: "int", e });

/** Something the language has and the Plan cannot say yet; caught where a declaration is built. */
export function notYet<R extends Reason>(reason: R, ...inserts: Inserts<R>): never {
  return stopped(reasonText(reason, ...inserts));
}
function stopped(why: Bilingual): never {
  throw Object.assign(new Error(why.en), { notYet: why });
}
export function isNotYet(error: unknown): error is Error & { readonly notYet: Bilingual } {
  return error instanceof Error && "notYet" in error;
}

/** A place that a realisation fills in, and nobody did. */
export function leftOpen(what: string): never {
  throw Object.assign(new Error(what), { notYet: { de: what, en: what }, leftOpen: true });
}
export function isLeftOpen(error: unknown): error is Error {
  return error instanceof Error && "leftOpen" in error;
}
export interface Unbuilt {
  readonly why: Bilingual;
  /** It waits for what is left open; the text is whole without it. */
  readonly open?: true;
}
export const unbuilt = (error: Error & { readonly notYet: Bilingual }): Unbuilt => ({ why: error.notYet, ...(isLeftOpen(error) ? { open: true } : {}) });

/** Why something of the text has no plan. */
export function refused(unbuilt: readonly ({ readonly id: string } & Unbuilt)[], id: string): never {
  const found = unbuilt.find((one) => one.id === id);
  if (found === undefined) return notYet("unknown {name}", { name: id });
  return found.open === true ? leftOpen(found.why.en) : stopped(found.why);
}

export const none: Expr = { kind: "none" };
export const yes: Expr = int(1);
export const no: Expr = int(0);
const valueOf = (e: Expr): number | null => (e.kind === "int" ? e.value : null);

export function plus(a: Expr, b: Expr): Expr {
  const [x, y] = [valueOf(a), valueOf(b)];
  if (x !== null && y !== null) return int(x + y);
  if (x === 0) return b;
  if (y === 0) return a;
  // A code is an entry's number plus a fixed one: what was added is taken away again.
  if (y !== null && a.kind === "math" && (a.op === "+" || a.op === "-")) {
    const inner = valueOf(a.b);
    if (inner !== null) return plus(a.a, int(a.op === "+" ? inner + y : y - inner));
  }
  if (y !== null && y < 0) return { kind: "math", op: "-", a, b: int(-y) };
  return { kind: "math", op: "+", a, b };
}
export function minus(a: Expr, b: Expr): Expr {
  const y = valueOf(b);
  if (y !== null) return plus(a, int(-y));
  return { kind: "math", op: "-", a, b };
}
export function times(a: Expr, b: Expr): Expr {
  const [x, y] = [valueOf(a), valueOf(b)];
  if (x !== null && y !== null) return int(x * y + 0);
  if (x === 0 || y === 0) return int(0);
  if (x === 1) return b;
  if (y === 1) return a;
  return { kind: "math", op: "*", a, b };
}
export function highest(a: Expr, b: Expr): Expr {
  const [x, y] = [valueOf(a), valueOf(b)];
  return x !== null && y !== null ? int(Math.max(x, y)) : { kind: "math", op: "max", a, b };
}
export function lowest(a: Expr, b: Expr): Expr {
  const [x, y] = [valueOf(a), valueOf(b)];
  return x !== null && y !== null ? int(Math.min(x, y)) : { kind: "math", op: "min", a, b };
}
export function quotient(mode: RoundMode, num: Expr, den: Expr): Expr {
  const [x, y] = [valueOf(num), valueOf(den)];
  if (x !== null && y !== null && y > 0) return int(divide(mode, x, y));
  if (y === 1) return num;
  return { kind: "divide", mode, num, den };
}
export function rest(num: Expr, den: Expr): Expr {
  const [x, y] = [valueOf(num), valueOf(den)];
  return x !== null && y !== null && y > 0 ? int(remainder(x, y)) : { kind: "remainder", num, den };
}

function test(op: "=" | "<" | "<=", a: Expr, b: Expr): Expr {
  const known = (e: Expr): number | null => (e.kind === "none" ? NONE : valueOf(e));
  const [x, y] = [known(a), known(b)];
  if (x !== null && y !== null) return (op === "=" ? x === y : op === "<" ? x < y : x <= y) ? yes : no;
  return { kind: "test", op, a, b };
}
export const equals = (a: Expr, b: Expr): Expr => {
  if (b.kind === "none") return absent(a);
  if (a.kind === "none") return absent(b);
  return test("=", a, b);
};
export const below = (a: Expr, b: Expr): Expr => test("<", a, b);
export const upTo = (a: Expr, b: Expr): Expr => test("<=", a, b);

export function absent(a: Expr): Expr {
  if (a.kind === "none") return yes;
  return a.kind === "int" ? no : { kind: "isNone", a };
}
export function opposite(a: Expr): Expr {
  if (a.kind === "int") return a.value === 0 ? yes : no;
  return a.kind === "not" ? a.a : { kind: "not", a };
}
export function all(args: readonly Expr[]): Expr {
  const open = args.filter((a) => !(a.kind === "int" && a.value !== 0));
  if (open.some((a) => a.kind === "int")) return no;
  return open.length === 0 ? yes : open.length === 1 ? open[0]! : { kind: "and", args: open };
}
export function any(args: readonly Expr[]): Expr {
  const open = args.filter((a) => !(a.kind === "int" && a.value === 0));
  if (open.some((a) => a.kind === "int")) return yes;
  return open.length === 0 ? no : open.length === 1 ? open[0]! : { kind: "or", args: open };
}
/** Equal as written; gives up at the first difference. */
export function sameExpr(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [x, y] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  if (x["kind"] !== y["kind"]) return false;
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every((k) => sameExpr(x[k], y[k]));
}
export function choose(condition: Expr, a: Expr, b: Expr): Expr {
  if (condition.kind === "int") return condition.value !== 0 ? a : b;
  if (sameExpr(a, b)) return a;
  return { kind: "choose", test: condition, yes: a, no: b };
}

/** Either value; two fractions keep both parts, a number beside a fraction becomes one. */
export function chooseVal(condition: Expr, a: Val, b: Val): Val {
  if (condition.kind === "int") return condition.value !== 0 ? a : b;
  if (a.kind === "int" && b.kind === "int") return whole(choose(condition, a.e, b.e));
  if ((a.kind === "int" || a.kind === "ratio") && (b.kind === "int" || b.kind === "ratio")) {
    const [x, y] = [parts(a), parts(b)];
    return { kind: "ratio", num: choose(condition, x.num, y.num), den: choose(condition, x.den, y.den) };
  }
  if (a.kind === "slot" && b.kind === "slot" && a.slot === b.slot) return a;
  if (a.kind === "list" && b.kind === "list")
    return { kind: "list", items: [...guarded(a.items, condition), ...guarded(b.items, opposite(condition))] };
  return notYet("a choice between such values");
}
export function guarded(items: readonly Item[], condition: Expr): readonly Item[] {
  return items.map((i) => ({ value: i.value, present: i.present === null ? condition : all([condition, i.present]) }));
}

export function expr(v: Val): Expr {
  if (v.kind === "int") return v.e;
  if (v.kind === "ratio" && v.den.kind === "int" && v.den.value === 1) return v.num;
  return notYet("{found} where a whole number is wanted", { found: kinds[v.kind] });
}
export function slotOf(v: Val): Slot {
  return v.kind === "slot" ? v.slot : notYet("a sheet or thing that is only known in play");
}
/** A single value is accepted where a list is expected. */
export function itemsOf(v: Val): readonly Item[] {
  return v.kind === "list" ? v.items : [{ value: v, present: null }];
}
export function parts(v: Val): { readonly num: Expr; readonly den: Expr } {
  if (v.kind === "int") return { num: v.e, den: yes };
  return v.kind === "ratio" ? v : notYet("{found} in a calculation", { found: kinds[v.kind] });
}
const ratio = (num: Expr, den: Expr): Val =>
  den.kind === "int" && den.value === 1 ? whole(num) : { kind: "ratio", num, den };

export function add(a: Val, b: Val): Val {
  const [x, y] = [parts(a), parts(b)];
  if (sameExpr(x.den, y.den)) return ratio(plus(x.num, y.num), x.den);
  return ratio(plus(times(x.num, y.den), times(y.num, x.den)), times(x.den, y.den));
}
export function negative(a: Val): Val {
  const x = parts(a);
  return ratio(minus(int(0), x.num), x.den);
}
export function multiply(a: Val, b: Val): Val {
  const [x, y] = [parts(a), parts(b)];
  return ratio(times(x.num, y.num), times(x.den, y.den));
}
export function divided(a: Val, b: Val): Val {
  const [x, y] = [parts(a), parts(b)];
  if (y.num.kind === "int" && y.num.value > 0) return ratio(times(x.num, y.den), times(x.den, y.num));
  const isNegative = below(y.num, int(0));
  const size = choose(isNegative, minus(int(0), y.num), y.num);
  const top = times(x.num, y.den);
  return ratio(choose(isNegative, minus(int(0), top), top), times(x.den, size));
}
/** Cross-multiplied where there are fractions; none only equals none. */
export function compared(op: "=" | "<" | "<=", a: Val, b: Val): Expr {
  if (a.kind === "text" && b.kind === "text") return a.text === b.text ? yes : no;
  if (a.kind === "slot" && b.kind === "slot") return a.slot === b.slot ? yes : no;
  const [x, y] = [parts(a), parts(b)];
  const [left, right] =
    a.kind === "int" && b.kind === "int" ? [x.num, y.num] : [times(x.num, y.den), times(y.num, x.den)];
  return op === "=" ? equals(left, right) : op === "<" ? below(left, right) : upTo(left, right);
}

export const noneCode: number = NONE;
