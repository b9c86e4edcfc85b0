// (d) EPS level-up: decisions between the dice.

import { describe, expect, test } from "vitest";
import { gather } from "./brute.ts";
import type { Sheet } from "./build.ts";
import * as e from "./rules/eps.ts";
import { Levelaufstieg, levelUpProgram } from "./rules/levelUp.ts";
import type { Answers } from "./reference.ts";
import { eps } from "./vectors.ts";
import { call, done, fiveWays, oddsOf, type Question } from "./ways.ts";

const program = levelUpProgram();
const levelUp = (sheet: Sheet, answers: Answers) => call(Levelaufstieg, [sheet], [], answers);
const whoHas = (ww: number): Sheet => e.charakter({ [e.WW]: [ww, 12, 12, 12], [e.LP]: 3, [e.Moral]: -2 });

/** Exchanges strength for what is higher; rolls again, if at all, only after a first roll that is not. */
const ambitious = (current: number, isAgain: boolean): Answers => ({
  nochmal: isAgain ? ([first]) => Number(first! <= current) : 0,
  tauschen: ([neu]) => Number(neu! > current),
  Tauschwert: 0,
});

const strength: Question = { result: false, cells: [[0, e.WW, 0]] };
const all: Question = { result: false, cells: [[0, e.WW, 0], [0, e.WW, 3], [0, e.LP], [0, e.Moral]] };

describe("level-up", () => {
  test.each(eps.level_up.rows)("from $current", ({ current, first_roll_higher, within_two_rolls_higher }) => {
    const higher = (isAgain: boolean) =>
      gather(oddsOf(program, levelUp(whoHas(current), ambitious(current, isAgain)), strength), (key) => (Number(key) > current ? "higher" : null)).get("higher") ?? "0";
    expect([higher(false), higher(true)]).toEqual([whole(first_roll_higher.frac), whole(within_two_rolls_higher.frac)]);
  });

  test.each([8, 15])("from %i: five ways", (current) => {
    fiveWays(program, levelUp(whoHas(current), ambitious(current, true)), all);
  });

  test("which value is exchanged may hang on what was rolled", () => {
    const answers: Answers = { nochmal: 0, tauschen: 1, Tauschwert: ([neu]) => (neu! > 12 ? 0 : 3) };
    fiveWays(program, levelUp(whoHas(9), answers), all);
  });

  test("without answers the usual ones count: nothing is exchanged", () => {
    const { chances } = fiveWays(program, levelUp(whoHas(9), {}), all);
    expect([...chances]).toEqual([["9 12 3 -2", "1"]]);
  });

  test("an exchange works life points and moral out anew, and no reaction wakes", () => {
    const { after } = done(program, levelUp(e.charakter({ [e.WW]: [8, 12, 12, 12], [e.LP]: 33 }), { nochmal: 0, tauschen: 1, Tauschwert: 0 }), [5, 5, 4]);
    expect(after[0]).toEqual(e.charakter({ [e.WW]: [16, 12, 12, 12], [e.LP]: 39, [e.Moral]: 13 }));
  });

  test("a worse value pulls the life points down with their upper end", () => {
    const { after } = done(program, levelUp(e.charakter(), { nochmal: 1, tauschen: 1, Tauschwert: 2 }), [6, 6, 6, 1, 1, 1]);
    expect(after[0]).toEqual(e.charakter({ [e.WW]: [12, 12, 5, 12], [e.LP]: 30, [e.Moral]: 10 }));
  });
});

const whole = (frac: string): string => frac.replace(/\/1$/, "");
