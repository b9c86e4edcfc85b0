// (g) Grundlagen conflict probe: equal sums are rolled again for ever; dominance of each ordered pair stands in the conflict.

import { describe, expect, test } from "vitest";
import { chance, parts, plusChance, timesChance } from "./brute.ts";
import * as g from "./rules/conflict.ts";
import { grundlagen } from "./vectors.ts";
import { byBruteForce, call, done, inOrder, oddsOf, type Question } from "./ways.ts";

const program = g.conflictProgram();
const [Ann, Bo, Cem] = [0, 1, 2];
/** Ann leads Bo by this much, half of it by what they can do as far as that reaches. */
function leading(difference: number) {
  const ability = Math.max(-4, Math.min(4, Math.trunc(difference / 2)));
  const [a, b] = [Math.max(1, 1 + ability), Math.max(1, 1 - ability)];
  const conflict = g.conflict([
    [Ann, Bo, difference - ability],
    [Ann, Cem, 7],
    [Bo, Cem, -3],
  ]);
  return call(g.Konfliktprobe, [g.fighter(a), g.fighter(b), conflict], [Ann, Bo]);
}
const result: Question = { result: true, cells: [] };
const dicePerRound = 6;

describe("conflict probe", () => {
  test("the sheets have the values the vectors speak of", () => {
    for (const value of [0, 1, 2, 3, 4, 5]) expect(done(program, call(g.LesenKonfliktwert, [g.fighter(value)])).result).toBe(value);
  });

  test.each(grundlagen.conflict_probe.rows)("difference $difference, exact without bound", ({ difference, win_if_ties_rerolled }) => {
    const odds = oddsOf(program, leading(difference), result);
    expect(odds.get(`${g.Ausgang.überlegen}`) ?? "0").toBe(chance(...parts(win_if_ties_rerolled.frac)));
    expect([...odds.values()].reduce(plusChance, "0")).toBe("1");
  });

  test.each(grundlagen.conflict_probe.rows)("difference $difference, one round by brute force", ({ difference, win, tie, lose }) => {
    const { chances, rest } = byBruteForce(program, leading(difference), result, dicePerRound);
    expect([chances.get("1") ?? "0", chances.get("0") ?? "0", rest]).toEqual([win, lose, tie].map(({ frac }) => chance(...parts(frac))));
  });

  test("two rounds by brute force: the rest is the tie twice", () => {
    const { win, tie } = grundlagen.conflict_probe.rows.find((r) => r.difference === 3)!;
    const { chances, rest } = byBruteForce(program, leading(3), result, 2 * dicePerRound);
    expect(rest).toBe(timesChance(tie.frac, tie.frac));
    expect(chances.get("1")).toBe(plusChance(win.frac, timesChance(tie.frac, win.frac)));
  });

  test("a tie is rolled again, then decided", () => {
    expect(done(program, leading(0), [1, 2, 3, 3, 2, 1, 3, 3, 3, 1, 1, 2]).result).toBe(g.Ausgang.überlegen);
  });
});

describe("manoeuvre", () => {
  const cells = Array.from({ length: 9 }, (_, i) => [2, g.Dominanz, i] as const);
  const after: Question = { result: true, cells };
  const manoeuvre = (a: number, b: number, plus: number) =>
    call(g.Manöver, [g.fighter(3), g.fighter(2), g.conflict([[Ann, Bo, -2], [Ann, Cem, 5]])], [a, b, plus]);

  test("who wins takes the lead, the other falls behind by as much, nobody else moves", () => {
    const { after: slots } = done(program, manoeuvre(Ann, Bo, 3), [3, 3, 3, 1, 1, 1]);
    expect(slots[2]).toEqual(g.conflict([[Ann, Bo, 1], [Ann, Cem, 5]]));
  });

  test("dominance counts from the side of who acts", () => {
    const { win_if_ties_rerolled } = grundlagen.conflict_probe.rows.find((r) => r.difference === 3)!;
    const c = call(g.Manöver, [g.fighter(3), g.fighter(2), g.conflict([[Ann, Bo, -2], [Ann, Cem, 5]])], [Bo, Ann, 0]);
    expect(oddsOf(program, c, result).get("1")).toBe(win_if_ties_rerolled.frac);
  });

  test("the lead stops at twelve on both sides", () => {
    const far = call(g.Manöver, [g.fighter(3), g.fighter(3), g.conflict([[Ann, Bo, 10]])], [Ann, Bo, 6]);
    const { after: slots } = done(program, far, [1, 1, 1, 3, 3, 3]);
    expect(slots[2]).toEqual(g.conflict([[Ann, Bo, 12]]));
  });

  test("odds behind a loop without bound: what is written after it has the chance of the loop's end", () => {
    const odds = oddsOf(program, manoeuvre(Ann, Bo, 3), after);
    const { win_if_ties_rerolled: w } = grundlagen.conflict_probe.rows.find((r) => r.difference === -1)!;
    const [n, d] = parts(w.frac);
    const key = (lead: number) => (g.conflict([[Ann, Bo, lead], [Ann, Cem, 5]])[g.Dominanz] as readonly number[]).map((v) => v + 0).join(" ");
    expect(inOrder(odds)).toEqual(
      inOrder(
        new Map([
          [`1 ${key(1)}`, w.frac],
          [`0 ${key(-2)}`, chance(d - n, d)],
        ]),
      ),
    );
  });
});
