// Sums of dice as dense lists of weights: all dice by a power of the die's polynomial, some of the sorted dice by a walk over the
// faces. Invariant: exact; weights are numbers only where no intermediate value can leave the safe integers.

import { binomials } from "./binomials.ts";

/** A face of the die: how far what it gives lies above the least, and its weight > 0. */
export interface Offset {
  readonly at: number;
  readonly weight: bigint;
}

/** Steps that powerOf takes. */
export function powerCost(die: readonly Offset[], dice: number): number {
  return dice * spanOf(die) * Math.min(4, merged(die).length) + dice;
}

/**
 * Weights of the sum of so many dice. Equal weights on consecutive faces: P = ((1 - x^s)/(1 - x))^n obeys P'(1-x)(1-x^s) =
 * n P ((1-x^s) - s x^(s-1)(1-x)), which gives each weight from three before it. Else J. C. P. Miller's recurrence for a power of a
 * polynomial (Knuth, TAOCP 2, 4.7).
 */
export function powerOf(die: readonly Offset[], dice: number): readonly bigint[] {
  const faces = merged(die);
  const span = spanOf(faces);
  const weights: bigint[] = [faces[0]!.weight ** BigInt(dice)];
  const even = faces.length === span + 1 && faces.every((f) => f.weight === faces[0]!.weight);
  if (even) {
    const s = span + 1;
    const last = dice * span;
    const at = (k: number): bigint => (k < 0 ? 0n : weights[k]!);
    for (let k = 1; 2 * k <= last; k++) {
      let next = BigInt(k - 1 + dice) * at(k - 1);
      if (k >= s) next += BigInt(k - s - dice * s) * at(k - s);
      if (k > s) next -= BigInt(k - s - 1 - dice * (s - 1)) * at(k - s - 1);
      weights.push(next / BigInt(k));
    }
    for (let k = weights.length; k <= last; k++) weights.push(weights[last - k]!);
    return weights;
  }
  const first = faces[0]!.weight;
  const others = faces.slice(1);
  for (let k = 1; k <= dice * span; k++) {
    let next = 0n;
    for (const { at, weight } of others) {
      if (at > k) break;
      const before = weights[k - at]!;
      if (before !== 0n) next += BigInt(at * (dice + 1) - k) * weight * before;
    }
    weights.push(next / (BigInt(k) * first));
  }
  return weights;
}

/** Steps that keptSums takes. */
export function keptSumsCost(die: readonly Offset[], dice: number, from: number, to: number): number {
  const last = Math.min(to, dice - from);
  return die.length * (last + 1) * (last + 2) * (spanOf(die) * (to - from) + 1) * 0.25 + die.length * dice * last;
}

/**
 * Weights of the sum of the dice `from`..`to`-1 of the sorted dice; the faces are given highest first. It goes over the faces and
 * knows, for m dice above the present face, the sums of those of them that are kept; once all kept ones are found the rest are free.
 */
export function keptSums(die: readonly Offset[], dice: number, from: number, to: number): readonly bigint[] {
  const turned = dice - from < to;
  const faces = turned ? [...die].reverse() : die;
  const [a, b] = turned ? [dice - to, dice - from] : [from, to];
  const span = spanOf(die);
  const whole = die.reduce((all, f) => all + f.weight, 0n);
  const small = whole ** BigInt(Math.max(0, b - 1)) < 1n << 53n;
  const kept = (m: number): number => Math.max(0, m - a);
  const above: Weights[] = Array.from({ length: b }, (_, m) => zeros(kept(m) * span + 1, small));
  above[0]![0] = small ? 1 : 1n;
  const result: bigint[] = Array.from({ length: (b - a) * span + 1 }, () => 0n);
  const choose = binomials(dice);
  let below = whole;
  for (const { at, weight } of faces) {
    below -= weight;
    const powers = powersOf(weight, dice);
    const rests = powersOf(below, dice);
    for (let m = 0; m < b; m++) {
      let ways = 0n;
      for (let c = b - m; c <= dice - m; c++) ways += choose[dice - m]![c]! * powers[c]! * rests[dice - m - c]!;
      addScaled(result, above[m]!, (b - Math.max(m, a)) * at, choose[dice]![m]! * ways);
    }
    for (let m = b - 1; m > 0; m--)
      for (let c = 1; c <= m; c++)
        addScaled(above[m]!, above[m - c]!, (kept(m) - kept(m - c)) * at, choose[m]![c]! * powers[c]!);
  }
  return result;
}

type Weights = number[] | bigint[];

function zeros(length: number, small: boolean): Weights {
  return small ? Array.from({ length }, () => 0) : Array.from({ length }, () => 0n);
}

/** target[i + shift] += factor · source[i]; numbers only where the caller knows that the sums are safe. */
function addScaled(target: Weights, source: Weights, shift: number, factor: bigint): void {
  if (typeof target[0] === "number") {
    const [to, from, by] = [target as number[], source as number[], Number(factor)];
    for (let i = 0; i < from.length; i++) if (from[i] !== 0) to[i + shift] = to[i + shift]! + from[i]! * by;
    return;
  }
  const to = target as bigint[];
  for (let i = 0; i < source.length; i++) {
    const weight = source[i]!;
    if (weight === 0 || weight === 0n) continue;
    to[i + shift] = to[i + shift]! + BigInt(weight) * factor;
  }
}

function powersOf(base: bigint, most: number): readonly bigint[] {
  const powers = [1n];
  for (let i = 1; i <= most; i++) powers.push(powers[i - 1]! * base);
  return powers;
}

function spanOf(die: readonly Offset[]): number {
  return Math.max(...die.map((f) => f.at));
}

/** By what they give, least first; faces that give the same become one. */
function merged(die: readonly Offset[]): readonly Offset[] {
  const weights = new Map<number, bigint>();
  for (const { at, weight } of die) weights.set(at, (weights.get(at) ?? 0n) + weight);
  return [...weights].map(([at, weight]) => ({ at, weight })).sort((x, y) => x.at - y.at);
}
