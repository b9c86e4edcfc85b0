// (c) EPS creation, option 3: six throws, extremes struck, placed after they were seen.

import { describe, expect, test } from "vitest";
import { chance, gather, parts } from "./brute.ts";
import * as e from "./rules/eps.ts";
import { creationProgram, Erschaffung } from "./rules/creation.ts";
import type { Answer } from "./reference.ts";
import { eps } from "./vectors.ts";
import { call, done, fiveWays, inOrder, oddsOf, type Question } from "./ways.ts";

const program = creationProgram();
/** The throws come highest first. */
const asThrown: Answer = [0, 1, 2, 3];
const lowestFirst: Answer = [3, 2, 1, 0];
/** The best throw to strength if it is better than 5, else to charisma. */
const bySight: Answer = (seen) => (seen[0]! > 5 ? [0, 1, 2, 3] : [3, 2, 1, 0]);
const create = (Würfe: Answer) => call(Erschaffung, [e.charakter()], [], { Würfe });

const fourValues = [0, 1, 2, 3].map((i) => [0, e.WW, i] as const);
const values: Question = { result: false, cells: fourValues };
const all: Question = { result: false, cells: [...fourValues, [0, e.LP], [0, e.Moral]] };
const exact = (rows: readonly (readonly [number, string])[]) => inOrder(new Map(rows.map(([value, c]) => [`${value}`, chance(...parts(c))])));

describe("creation", () => {
  const vectors = eps.ww_2d6_plus_2_middle_four;

  test("all 1001 combinations of the four that are left", () => {
    const { rows, ways_total } = vectors.joint_sorted_four;
    const expected = new Map(rows.map(([a, b, c, d, ways]) => [`${a} ${b} ${c} ${d}`, chance(BigInt(ways), BigInt(ways_total))]));
    expect(oddsOf(program, create(lowestFirst), values)).toEqual(inOrder(expected));
  });

  test("each rank by itself, the sum and the mean", () => {
    for (const { rank, distribution } of vectors.sorted_four) {
      const one: Question = { result: false, cells: [[0, e.WW, rank - 1]] };
      expect(oddsOf(program, create(lowestFirst), one), `rank ${rank}`).toEqual(exact(distribution));
    }
    const joint = oddsOf(program, create(asThrown), values);
    expect(inOrder(gather(joint, (key) => `${key.split(" ").reduce((sum, v) => sum + Number(v), 0)}`))).toEqual(exact(vectors.sum_of_four));
    const moral: Question = { result: false, cells: [[0, e.Moral]] };
    expect(oddsOf(program, create(bySight), moral)).toEqual(exact(vectors.avg_ww));
  });

  test.each([
    ["as thrown", asThrown],
    ["lowest first", lowestFirst],
    ["by sight", bySight],
  ])("two-sided dice, placed %s: five ways", (_, answer) => {
    fiveWays(creationProgram(2), create(answer), all);
  });

  test("one throw of the printed dice", () => {
    const faces = [1, 1, 6, 6, 2, 3, 4, 3, 5, 5, 2, 2];
    const { after } = done(program, create([2, 0, 3, 1]), faces);
    // 4, 14, 7, 9, 12, 6: without 4 and 14 there are 12, 9, 7, 6.
    expect(after[0]).toEqual(e.charakter({ [e.WW]: [7, 12, 6, 9], [e.LP]: 24, [e.Moral]: 8 }));
  });
});
