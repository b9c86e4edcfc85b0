import { describe, expect, it } from "vitest";
import { restoredRandom, seededRandom } from "../../src/runtime/random.ts";

const dice = (seed: number, sides: number, n: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: n }, () => random.die(sides));
};

describe("seeded dice", () => {
  it("never change: saved games depend on them", () => {
    expect(dice(42, 20, 12)).toEqual([19, 7, 7, 2, 16, 1, 9, 20, 11, 13, 16, 14]);
    expect(dice(-1, 6, 8)).toEqual([2, 1, 3, 3, 4, 1, 2, 2]);
  });
  it("take every part of the seed into account", () => {
    const seeds = [0, 1, 2, -1, -2, 4294967296, 4294967297, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    expect(new Set(seeds.map((s) => dice(s, 1000, 6).join())).size).toBe(seeds.length);
  });
  it("go on from an exported state", () => {
    const random = seededRandom(7);
    for (let i = 0; i < 100; i++) random.die(6);
    const state = JSON.parse(JSON.stringify(random.state())) as ReturnType<typeof random.state>;
    const later = Array.from({ length: 50 }, () => random.die(100));
    const other = restoredRandom(state);
    expect(Array.from({ length: 50 }, () => other.die(100))).toEqual(later);
  });
  it("show each face as often as any other", () => {
    for (const sides of [1, 2, 6, 20, 97]) {
      const counts = Array.from({ length: sides }, () => 0);
      const random = seededRandom(sides);
      const n = 200_000;
      for (let i = 0; i < n; i++) counts[random.die(sides) - 1]!++;
      const spread = 5 * Math.sqrt(n / sides);
      expect(counts.every((c) => Math.abs(c - n / sides) < spread)).toBe(true);
    }
  });
  it("throw words away that would favour a face: 3 · 2^18 sides", () => {
    const sides = 3 * 2 ** 18;
    const random = seededRandom(5);
    const thirds = [0, 0, 0];
    for (let i = 0; i < 90_000; i++) thirds[Math.floor((random.die(sides) - 1) / 2 ** 18)]!++;
    expect(thirds.every((t) => Math.abs(t - 30_000) < 800)).toBe(true);
  });
});
