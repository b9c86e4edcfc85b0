// Dice that explode without a bound: what is told apart agrees with the same dice bounded far away, and mass and mean of the rest are right.

import { describe, expect, test } from "vitest";
import type { Pool, PoolStep } from "../../src/runtime/dice.ts";
import { add, compare, fraction, mul, sub, toString, ZERO, type Fraction } from "../../src/runtime/fraction.ts";
import { isOpen, openOdds, openTable } from "../../src/runtime/open-odds.ts";
import { totalOdds } from "../../src/runtime/pool-odds.ts";

const faces = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);
const explode = (on: number, most: number | null = null): PoolStep => ({ kind: "explode", on: [on, on], most });
const keep = (end: "highest" | "lowest", n: number): PoolStep => ({ kind: "keep", end, n });
const pool = (n: number, sides: number, then: readonly PoolStep[], more: Partial<Pool> = {}): Pool => ({ unit: { kind: "faces", faces: faces(sides) }, n, then, plus: 0, value: "sum", ...more });

const cases: readonly (readonly [string, Pool])[] = [
  ["one die", pool(1, 4, [explode(4)])],
  ["three dice", pool(3, 6, [explode(6)])],
  ["a face in the middle", pool(2, 4, [explode(2)])],
  ["with a number added", pool(2, 6, [explode(6)], { plus: 5 })],
  ["explode, keep the highest", pool(3, 6, [explode(6), keep("highest", 2)])],
  ["explode, keep the lowest", pool(3, 4, [explode(4), keep("lowest", 2)])],
  ["keep, then explode", pool(3, 6, [keep("highest", 2), explode(6)])],
  ["keep the lowest, then explode", pool(3, 4, [keep("lowest", 1), explode(4)])],
  ["reroll, then explode", pool(2, 6, [{ kind: "reroll", on: [1, 1], most: 1 }, explode(6)])],
  ["counted", pool(3, 6, [explode(6), { kind: "count", on: [5, 6], worth: 1 }], { value: "count" })],
  ["counted, and what explodes counts nothing", pool(2, 6, [explode(1), { kind: "count", on: [5, 6], worth: 1 }], { value: "count" })],
];
const bounded = (p: Pool, most: number): Pool => ({ ...p, then: p.then.map((s) => (s.kind === "explode" ? { ...s, most } : s)) });

describe("dice that explode without a bound", () => {
  test.each(cases)("%s", (_, p) => {
    expect(isOpen(p)).toBe(true);
    const from = p.plus + 14;
    const odds = openOdds(p, 14);
    // Faces that explode and count nothing need many throws more until hardly any die is left.
    const near = totalOdds(bounded(p, 20));
    const whole = BigInt(near.total);
    odds.weights.forEach((w, i) => {
      const exact = fraction(w, odds.whole);
      const almost = fraction(BigInt(near.weights[odds.lo + p.plus + i - near.lo] ?? 0), whole);
      const off = sub(exact, almost);
      expect(compare(off.n < 0n ? { n: -off.n, d: off.d } : off, fraction(1n, 10n ** 9n)), `${odds.lo + i}`).toBeLessThan(0);
    });
    const table = openTable(p, from);
    expect(table.weights.reduce((sum, w) => sum + w, 0n)).toBe(table.whole);
    expect(table.weights.every((w) => w > 0n)).toBe(true);
    if (odds.mean === null) return;
    const mean = table.values.reduce<Fraction>((sum, v, i) => add(sum, mul(fraction(v), fraction(table.weights[i]!, table.whole))), ZERO);
    expect(toString(mean)).toBe(toString(add(odds.mean, fraction(p.plus))));
    const meanNear = near.weights.reduce<number>((sum, w, i) => sum + ((near.lo + i) * Number(w)) / Number(whole), 0);
    expect(Number(mean.n) / Number(mean.d)).toBeCloseTo(meanNear, 8);
  });
  test("not those that can go on for ever, are listed, or end by themselves", () => {
    expect([pool(1, 1, [explode(1)]), pool(2, 6, [explode(6)], { value: "list" }), pool(2, 6, [explode(7)]), pool(2, 6, [explode(6, 3)])].map(isOpen)).toEqual([false, false, false, false]);
  });
});
