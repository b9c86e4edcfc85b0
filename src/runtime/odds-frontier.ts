// A frontier: the states that stand at one cut, each packed into one integer, with their weights over one denominator.
// Invariant: a weight never exceeds the denominator, so plain numbers are exact while the denominator is safe; beyond it all are BigInt.

import type { KeyLayout } from "./odds-question.ts";

/** A whole number: plain while safe, BigInt beyond. */
export type Weight = number | bigint;

export interface Frontier {
  den: Weight;
  big: boolean;
  readonly keys: number[];
  nums: number[];
  bigs: bigint[];
  /** Key → index + 1; an array where keys are small and dense. */
  readonly dense: Int32Array | null;
  readonly sparse: Map<number, number> | null;
}

export function emptyFrontier(den: Weight, layout: KeyLayout): Frontier {
  const isDense = layout.size <= 4096;
  return {
    den,
    big: typeof den === "bigint",
    keys: [],
    nums: [],
    bigs: [],
    dense: isDense ? new Int32Array(layout.size) : null,
    sparse: isDense ? null : new Map(),
  };
}

/** `w` is a plain number exactly where the frontier is not big. */
export function addTo(f: Frontier, key: number, w: Weight): void {
  const at = f.dense !== null ? f.dense[key]! : (f.sparse!.get(key) ?? 0);
  if (at === 0) {
    f.keys.push(key);
    const index = f.keys.length;
    if (f.dense !== null) f.dense[key] = index;
    else f.sparse!.set(key, index);
    if (f.big) f.bigs.push(w as bigint);
    else f.nums.push(w as number);
  } else if (f.big) f.bigs[at - 1] = f.bigs[at - 1]! + (w as bigint);
  else f.nums[at - 1] = f.nums[at - 1]! + (w as number);
}

/** Makes room for weights over `den`: brings both to the least common multiple, gives the factor for what comes in. */
export function mergedDen(f: Frontier, den: Weight): Weight {
  if (f.den === den) return f.big ? 1n : 1;
  const [a, b] = [BigInt(f.den), BigInt(den)];
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  const l = (a / x) * b;
  if (!f.big && l <= BigInt(Number.MAX_SAFE_INTEGER)) {
    const factor = Number(l / a);
    if (factor !== 1) f.nums = f.nums.map((w) => w * factor);
    f.den = Number(l);
    return Number(l / b);
  }
  const factor = l / a;
  f.bigs = f.big ? (factor === 1n ? f.bigs : f.bigs.map((w) => w * factor)) : f.nums.map((w) => BigInt(w) * factor);
  f.nums = [];
  f.big = true;
  f.den = l;
  return l / b;
}
