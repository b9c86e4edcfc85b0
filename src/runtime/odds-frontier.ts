// A frontier: the states that stand at one cut, each packed into one integer, with their weights over one denominator.
// Invariant: a weight never exceeds the denominator, so plain numbers are exact while the denominator is safe; beyond it all are BigInt.

import { gcd } from "./fraction.ts";
import type { KeyLayout } from "./odds-question.ts";

/** A whole number: plain while safe, BigInt beyond. */
export type Weight = number | bigint;

export interface Frontier {
  den: Weight;
  big: boolean;
  readonly keys: number[];
  nums: number[];
  bigs: bigint[];
  /** Key → index + 1: a map at first, an array once there are many keys and few possible ones. */
  dense: Int32Array | null;
  sparse: Map<number, number>;
  readonly size: number;
}

const SMALL = 512;
const MANY_KEYS = 128;
const DENSE = 1 << 20;

export function emptyFrontier(den: Weight, layout: KeyLayout): Frontier {
  const { size, spare } = layout;
  const dense = size > SMALL ? null : (spare.pop() ?? new Int32Array(size));
  return { den, big: typeof den === "bigint", keys: [], nums: [], bigs: [], dense, sparse: noKeys, size };
}

/** Gives the index of a small frontier that is done with back to its layout, cleared. */
export function release(f: Frontier, layout: KeyLayout): void {
  if (f.dense === null || f.size > SMALL || layout.spare.length > 0) return;
  for (const key of f.keys) f.dense[key] = 0;
  layout.spare.push(f.dense);
  f.dense = null;
}
/** Stands for the map that is made when the first key comes. */
const noKeys = new Map<number, number>();

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
  if (f.dense !== null) {
    const at = f.dense[key]!;
    if (at > 0) return at - 1;
    const index = f.keys.push(key);
    f.dense[key] = index;
    return index - 1;
  }
  if (f.sparse === noKeys) f.sparse = new Map();
  const at = f.sparse.get(key);
  if (at !== undefined) return at - 1;
  const index = f.keys.push(key);
  if (index < MANY_KEYS || f.size > DENSE) f.sparse.set(key, index);
  else {
    f.dense = new Int32Array(f.size);
    for (let i = 0; i < index; i++) f.dense[f.keys[i]!] = i + 1;
    f.sparse = noKeys;
  }
  return index - 1;
}

/** Makes room for weights over `den`: brings both to the least common multiple, gives the factor for what comes in. */
export function mergedDen(f: Frontier, den: Weight): Weight {
  if (f.den === den) return f.big ? 1n : 1;
  if (typeof f.den === "number" && typeof den === "number") {
    const l = (f.den / smallGcd(f.den, den)) * den;
    if (l <= Number.MAX_SAFE_INTEGER) {
      const factor = l / f.den;
      if (factor !== 1) for (let i = 0; i < f.nums.length; i++) f.nums[i] = f.nums[i]! * factor;
      f.den = l;
      return l / den;
    }
  }
  const [a, b] = [BigInt(f.den), BigInt(den)];
  const l = (a / gcd(a, b)) * b;
  const factor = l / a;
  f.bigs = f.big ? (factor === 1n ? f.bigs : f.bigs.map((w) => w * factor)) : f.nums.map((w) => BigInt(w) * factor);
  f.nums = [];
  f.big = true;
  f.den = l;
  return l / b;
}

/** The least common multiple, plain while it is safe. */
export function lcm(a: Weight, b: Weight): Weight {
  if (a === b) return a;
  if (typeof a === "number" && typeof b === "number") {
    const l = (a / smallGcd(a, b)) * b;
    if (l <= Number.MAX_SAFE_INTEGER) return l;
  }
  const [x, y] = [BigInt(a), BigInt(b)];
  return (x / gcd(x, y)) * y;
}

function smallGcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}
