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
  if (f.big) addBig(f, key, w as bigint);
  else addNumber(f, key, w as number);
}

export function addNumber(f: Frontier, key: number, w: number): void {
  const at = indexOf(f, key);
  if (at === f.nums.length) f.nums.push(w);
  else f.nums[at] = f.nums[at]! + w;
}

export function addBig(f: Frontier, key: number, w: bigint): void {
  const at = indexOf(f, key);
  if (at === f.bigs.length) f.bigs.push(w);
  else f.bigs[at] = f.bigs[at]! + w;
}

function indexOf(f: Frontier, key: number): number {
  const { dense, sparse } = f;
  const at = dense !== null ? dense[key]! : (sparse!.get(key) ?? 0);
  if (at > 0) return at - 1;
  const index = f.keys.push(key);
  if (dense !== null) dense[key] = index;
  else sparse!.set(key, index);
  return index - 1;
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
