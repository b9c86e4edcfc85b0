// Folds over unrolled lists. An item that may be missing counts only where its condition holds.

import { unreachable } from "../../base/never.ts";
import type { FoldExpr } from "../../model/types.ts";
import { int } from "../expr.ts";
import { anyRange } from "../layout.ts";
import type { Expr } from "../types.ts";
import * as v from "./values.ts";
import { type Item, type Val, whole } from "./values.ts";

export function foldOf(op: FoldExpr["op"], items: readonly Item[], read: (item: Val) => Val): Val {
  switch (op) {
    case "sum":
      return sum(items, read);
    case "mean": {
      const n = count(items, null);
      if (items.length === 0) return whole(v.none);
      const total = sum(items, read);
      if (n.kind === "int") return v.divided(total, whole(n));
      const parts = v.parts(total);
      const den = v.times(parts.den, v.highest(int(1), n));
      return { kind: "ratio", num: parts.num, den };
    }
    case "highest":
      return extreme(items, read, v.highest, anyRange[0]) ?? best(items, read, (a, b) => v.compared("<", a, b), false);
    case "lowest":
      return extreme(items, read, v.lowest, anyRange[1]) ?? best(items, read, (a, b) => v.compared("<", b, a), false);
    case "best":
      return best(items, read, (a, b) => v.compared("<", a, b), true);
    case "worst":
      return best(items, read, (a, b) => v.compared("<", b, a), true);
    case "first":
      return nth(items, 0);
    case "second":
      return nth(items, 1);
    default:
      return unreachable(op);
  }
}

function sum(items: readonly Item[], read: (item: Val) => Val): Val {
  return items.reduce<Val>(
    (total, i) => {
      const value = read(i.value);
      return v.add(total, i.present === null ? value : v.chooseVal(i.present, value, whole(int(0))));
    },
    whole(int(0)),
  );
}

export function count(items: readonly Item[], of: Val | null): Expr {
  return items.reduce<Expr>((n, i) => {
    const counts = v.all([
      ...(i.present === null ? [] : [i.present]),
      ...(of === null ? [] : [v.compared("=", i.value, of)]),
    ]);
    return v.plus(n, v.choose(counts, int(1), int(0)));
  }, int(0));
}

/** Of whole numbers that are all there; null: of others. */
function extreme(items: readonly Item[], read: (item: Val) => Val, of: (a: Expr, b: Expr) => Expr, end: number): Val | null {
  const numbers = items.map((i) => read(i.value));
  if (items.length === 0) return null;
  if (items.some((i) => i.present !== null)) return items.length > FEW ? extremeOfMany(items, numbers, of, end) : null;
  const plain = numbers.flatMap((x) => (x.kind === "int" && x.e.kind !== "none" ? [x.e] : []));
  return plain.length < numbers.length ? null : whole(plain.slice(1).reduce<Expr>((a, b) => of(a, b), plain[0]!));
}

/** Beyond so many items that may be missing the choice among them is written flat: step by step it would double with each. */
const FEW = 6;

/** What is missing stands as the last that could be chosen; none where all are missing. Null: of fractions. */
function extremeOfMany(items: readonly Item[], numbers: readonly Val[], of: (a: Expr, b: Expr) => Expr, end: number): Val | null {
  const plain = numbers.flatMap((x, i) => (x.kind === "int" && x.e.kind !== "none" ? [items[i]!.present === null ? x.e : v.choose(items[i]!.present!, x.e, int(end))] : []));
  if (plain.length < numbers.length) return null;
  const some = v.any(items.map((i) => i.present ?? v.yes));
  return whole(v.choose(some, plain.reduce((a, b) => of(a, b)), v.none));
}

/** The first of those that no other beats; `itself`: the item, not its number. None of an empty list. */
function best(
  items: readonly Item[],
  read: (item: Val) => Val,
  isBeaten: (a: Val, b: Val) => Expr,
  itself: boolean,
): Val {
  interface Found {
    readonly number: Val;
    readonly item: Val;
    readonly some: Expr;
  }
  const found = items.reduce<Found | null>((before, i) => {
    const here: Found = { number: read(i.value), item: i.value, some: i.present ?? v.yes };
    if (before === null) return here;
    const takes = v.all([here.some, v.any([v.opposite(before.some), isBeaten(before.number, here.number)])]);
    return {
      number: v.chooseVal(takes, here.number, before.number),
      item: v.chooseVal(takes, here.item, before.item),
      some: v.any([before.some, here.some]),
    };
  }, null);
  if (found === null) return whole(v.none);
  const chosen = itself ? found.item : found.number;
  return v.chooseVal(found.some, chosen, whole(v.none));
}

/** Where items may be missing: the n-th of those that are there. */
function nth(items: readonly Item[], n: number): Val {
  const [head, ...tail] = items;
  if (head === undefined) return whole(v.none);
  if (head.present === null) return n === 0 ? head.value : nth(tail, n - 1);
  return v.chooseVal(head.present, n === 0 ? head.value : nth(tail, n - 1), nth(tail, n));
}

export function member(item: Val, items: readonly Item[]): Expr {
  return v.any(items.map((i) => v.all([...(i.present === null ? [] : [i.present]), v.compared("=", item, i.value)])));
}

export function quantified(op: "every" | "some", items: readonly Item[], test: (item: Val) => Expr): Expr {
  if (op === "every")
    return v.all(
      items.map((i) => (i.present === null ? test(i.value) : v.any([v.opposite(i.present), test(i.value)]))),
    );
  return v.any(items.map((i) => (i.present === null ? test(i.value) : v.all([i.present, test(i.value)]))));
}
