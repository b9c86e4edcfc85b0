import { describe, expect, it } from "vitest";
import type { Pool, PoolStep } from "../../src/runtime/dice.ts";
import { RuleError } from "../../src/runtime/errors.ts";
import { boundsOf, distribution, totalOdds } from "../../src/runtime/pool-odds.ts";
import { chancesOf, dice, everyThrow } from "./pools.ts";

const keep = (end: "highest" | "lowest", n: number): PoolStep => ({ kind: "keep", end, n });
const drop = (end: "highest" | "lowest", n: number): PoolStep => ({ kind: "drop", end, n });
const explode = (from: number, to: number, most: number | null): PoolStep => ({
  kind: "explode",
  on: [from, to],
  most,
});
const reroll = (from: number, to: number, most: number | null): PoolStep => ({ kind: "reroll", on: [from, to], most });
const count = (from: number, to: number, worth = 1): PoolStep => ({ kind: "count", on: [from, to], worth });
const total = (n: number, of: Pool, then: readonly PoolStep[] = [], value: Pool["value"] = "sum"): Pool => ({
  unit: { kind: "total", of },
  n,
  then,
  plus: 0,
  value,
});

const small: Readonly<Record<string, Pool>> = {
  "1d6": dice(1, 6),
  "3d6 + 2": dice(3, 6, [], { plus: 2 }),
  "4d(-1, 0, 1)": dice(4, [-1, 0, 1]),
  "3d(0, 0, 1, 5)": dice(3, [0, 0, 1, 5]),
  "3d(9, 2, 2)": dice(3, [9, 2, 2]),
  "no dice": dice(0, 6, [keep("highest", 1)], { plus: 3 }),
  "keep highest 3 of 4d6": dice(4, 6, [keep("highest", 3)]),
  "keep lowest 2 of 5d4": dice(5, 4, [keep("lowest", 2)]),
  "drop highest 1 of 4d5": dice(4, 5, [drop("highest", 1)]),
  "drop both ends of 5d4": dice(5, 4, [drop("highest", 1), drop("lowest", 1)]),
  "drop two ends, keep": dice(6, 3, [drop("lowest", 1), drop("highest", 2), keep("lowest", 2)]),
  "keep more than there are": dice(2, 6, [keep("highest", 5)]),
  "drop all": dice(2, 6, [drop("highest", 5)]),
  "uneven faces, keep": dice(4, [0, 0, 1, 7], [keep("highest", 2)]),
  "count 5 or more of 5d6": dice(5, 6, [count(5, 6)], { value: "count" }),
  "6 counts twice": dice(4, 6, [count(5, 6), count(6, 6, 2)], { value: "count" }),
  "6 counts twice, the other way": dice(4, 6, [count(6, 6, 2), count(5, 6)], { value: "count", plus: 1 }),
  "1 counts against": dice(4, 6, [count(5, 6), count(1, 1, -1)], { value: "count" }),
  "count among the kept": dice(4, 6, [keep("highest", 2), count(5, 6)], { value: "count" }),
  explode: dice(2, 4, [explode(4, 4, 2)]),
  "explode and count": dice(2, 6, [explode(6, 6, 1), count(5, 6)], { value: "count" }),
  "explode, keep": dice(3, 4, [explode(4, 4, 1), keep("highest", 2)]),
  "explode, keep, count": dice(3, 3, [explode(3, 3, 1), keep("highest", 2), count(2, 3)], { value: "count" }),
  "reroll once": dice(3, 4, [reroll(1, 1, 1)]),
  "reroll twice": dice(2, 4, [reroll(1, 2, 2)]),
  "reroll, explode": dice(2, 4, [reroll(1, 1, 1), explode(4, 4, 1)]),
  "explode, reroll": dice(2, 3, [explode(3, 3, 1), reroll(4, 6, 1)]),
  "keep, reroll": dice(3, 4, [keep("highest", 2), reroll(1, 2, 1)]),
  "keep, explode, keep": dice(3, 3, [keep("highest", 2), explode(3, 3, 2), keep("lowest", 1)]),
  "list as thrown": dice(3, 4, [], { value: "list" }),
  "list, explode": dice(2, 3, [explode(3, 3, 1)], { value: "list" }),
  "list of the kept": dice(4, 4, [keep("highest", 2)], { value: "list" }),
  "list without both ends": dice(5, 4, [drop("highest", 1), drop("lowest", 1)], { value: "list" }),
  "list, uneven, inner": dice(5, [0, 0, 3], [drop("highest", 2), drop("lowest", 1)], { value: "list" }),
  "list, keep all": dice(3, 5, [keep("highest", 3)], { value: "list" }),
  "list, keep, reroll": dice(3, 3, [keep("lowest", 2), reroll(1, 1, 1)], { value: "list" }),
  "list, keep, explode, reroll": dice(3, 3, [keep("highest", 2), explode(3, 3, 1), reroll(1, 1, 1)], { value: "list" }),
  "3 times 2d4 + 1": total(3, dice(2, 4, [], { plus: 1 })),
  "3 times 2d4, keep": total(3, dice(2, 4), [keep("highest", 2)]),
  "3 times 2d3, list": total(3, dice(2, 3), [drop("lowest", 1)], "list"),
  "2 times highest of 2d3, explode": total(2, dice(2, 3, [keep("highest", 1)]), [explode(3, 3, 1)]),
};

describe("distribution agrees with every throw", () => {
  for (const [name, pool] of Object.entries(small)) {
    it(`odds of ${name}`, () => {
      const odds = distribution(pool);
      const expected = everyThrow(pool);
      expect(chancesOf(odds)).toEqual(expected);
      expect(odds.weights.reduce<bigint>((all, w) => all + BigInt(w), 0n)).toBe(BigInt(odds.total));
    });
    it(`bounds of ${name}`, () => {
      const shown = [...everyThrow(pool).keys()].flatMap((key) => [JSON.parse(key) as number | number[]].flat());
      const attained = shown.length === 0 ? [0, 0] : [Math.min(...shown), Math.max(...shown)];
      const [lo, hi] = boundsOf(pool);
      const loose = name.includes("keep, explode") || name.includes("keep, reroll");
      const held = loose ? [lo <= attained[0]!, hi >= attained[1]!] : [lo === attained[0], hi === attained[1]];
      expect(held).toEqual([true, true]);
    });
  }
});

describe("known values", () => {
  it("3d6", () => {
    expect(distribution(dice(3, 6))).toEqual({
      kind: "total",
      lo: 3,
      weights: [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1],
      total: 216,
    });
  });
  it("4d6 keep highest 3: 18 with 21 of 1296", () => {
    const odds = totalOdds(small["keep highest 3 of 4d6"]!);
    expect([odds.lo, odds.weights.at(-1), odds.total]).toEqual([3, 21, 1296]);
  });
  it("six times 2d6 + 2 without both extremes: 1001 sorted lists out of 36^6", () => {
    const odds = distribution(total(6, dice(2, 6, [], { plus: 2 }), [drop("highest", 1), drop("lowest", 1)], "list"));
    if (odds.kind !== "list") throw new Error("not a list");
    expect(odds.lists.length).toBe(1001);
    expect(odds.total).toBe(36 ** 6);
    expect(odds.weights.every((w) => typeof w === "number" && w > 0)).toBe(true);
    expect(odds.lists.every((l) => l.length === 4 && l.every((x, i) => i === 0 || x <= l[i - 1]!))).toBe(true);
    // All four 14: at least five of six are 14 (1 in 36 each).
    expect(odds.weights[0]).toBe(6 * 35 + 1);
  });
  it("100d20: symmetric, and every fraction exact", () => {
    const odds = totalOdds(dice(100, 20));
    expect([odds.lo, odds.weights.length, odds.total]).toEqual([100, 1901, 20n ** 100n]);
    expect(odds.weights[0]).toBe(1n);
    expect(odds.weights[1]).toBe(100n);
    expect(odds.weights.reduce<bigint>((all, w) => all + BigInt(w), 0n)).toBe(20n ** 100n);
    // Mean 1050, by the definition of the mean.
    expect(odds.weights.reduce<bigint>((all, w, i) => all + BigInt(w) * BigInt(odds.lo + i), 0n)).toBe(
      1050n * 20n ** 100n,
    );
  });
  it("highest 8 of 16d10: BigInt, and the mean agrees with order statistics", () => {
    const odds = totalOdds(dice(16, 10, [keep("highest", 8)]));
    expect(odds.total).toBe(10n ** 16n);
    const mean = odds.weights.reduce<bigint>((all, w, i) => all + BigInt(w) * BigInt(odds.lo + i), 0n);
    // Mean of the sum of the k-th highest = Σ over faces f of Σ_k P(at least k dice ≥ f).
    let expected = 0n;
    for (let f = 1n; f <= 10n; f++)
      for (let k = 1n; k <= 8n; k++)
        for (let c = k; c <= 16n; c++) expected += choose(16n, c) * (11n - f) ** c * (f - 1n) ** (16n - c);
    expect(mean).toBe(expected);
  });
  it("reroll without bound is the die without these faces", () => {
    expect(chancesOf(distribution(dice(3, 6, [reroll(1, 2, null)])))).toEqual(
      chancesOf(distribution(dice(3, [3, 4, 5, 6]))),
    );
  });
  it("the same pool is worked out once", () => {
    const pool = dice(5, 8);
    expect(distribution(pool)).toBe(distribution(pool));
  });
});

describe("refusals", () => {
  const code = (pool: Pool): string => {
    try {
      distribution(pool);
    } catch (error) {
      if (error instanceof RuleError) return `${error.code}: ${error.message}`;
      throw error;
    }
    return "fine";
  };
  it("explosions without bound", () => expect(code(dice(2, 6, [explode(6, 6, null)]))).toMatch(/^endless:/));
  it("rerolls that never end", () => expect(code(dice(2, 6, [reroll(1, 6, null)]))).toMatch(/^endless:/));
  it("lists too many to write down, named", () =>
    expect(code(dice(12, 20, [], { value: "list" }))).toMatch(/^too-large: The odds of 12d20, separately/));
  it("an explosion on a face the die has not", () => expect(code(dice(2, 6, [explode(7, 9, null)]))).toBe("fine"));
  it("bounds of what explodes without end are those of play", () =>
    expect(boundsOf(dice(2, 6, [explode(6, 6, null)]))).toEqual([2, 12012]));
});

function choose(n: bigint, k: bigint): bigint {
  return k === 0n ? 1n : (choose(n - 1n, k - 1n) * n) / k;
}
