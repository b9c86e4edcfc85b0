// (h) Twelve EPS attacks, sides alternating: reduced against brute force, whole against sums worked out by hand.

import { describe, expect, test } from "vitest";
import { fightOdds, fightOddsWithMoral, unpackEnd } from "../bench/hand.ts";
import { chance, type Chance } from "./brute.ts";
import type { Sheet } from "./build.ts";
import * as e from "./rules/eps.ts";
import { fightProgram, Gefecht } from "./rules/fight.ts";
import { call, done, fiveWays, inOrder, oddsOf, type Question } from "./ways.ts";

const program = fightProgram();
const sword: Sheet = { Schaden: e.pool.w6 };
const fight = (A: Sheet, B: Sheet, weapon = sword) => call(Gefecht, [A, B, weapon]);
/** Armour 8. */
const fighter = (over: Sheet = {}): Sheet => e.armoured(8, { [e.LP]: 24, ...over });

const life: Question = { result: false, cells: [[0, e.LP], [1, e.LP]] };
const lifeAndMoral: Question = { result: false, cells: [[0, e.LP], [0, e.Moral], [1, e.LP], [1, e.Moral]] };

describe("a fight", () => {
  test("twelve attacks, asked for life points", () => {
    const { den, weights } = fightOdds(12, 24, 8, 6);
    const expected = new Map<string, Chance>();
    weights.forEach((weight, i) => {
      if (weight > 0n) expected.set(`${Math.floor(i / 25)} ${i % 25}`, chance(weight, den));
    });
    expect(oddsOf(program, fight(fighter(), fighter()), life)).toEqual(inOrder(expected));
  });

  test("twelve attacks, asked for both morals too; one side is an NPC", () => {
    const { den, ends } = fightOddsWithMoral(12, { life: 24, moral: 12, npc: false }, { life: 24, moral: 12, npc: true }, 8, 6);
    const expected = new Map([...ends].map(([key, weight]) => [unpackEnd(key).join(" "), chance(weight, den)]));
    expect(oddsOf(program, fight(fighter(), fighter({ [e.NPC]: 1 })), lifeAndMoral)).toEqual(inOrder(expected));
  });

  const small = { [e.WW]: [5, 5, 5, 5], [e.LP]: 4 };

  test.each([
    [3, 4],
    [2, 6],
    [4, 3],
  ])("%i attacks with a die of %i: five ways", (attacks, die) => {
    const c = fight(e.charakter(small), e.charakter({ ...small, [e.LP]: 3, [e.NPC]: 1 }), { Schaden: e.pool.w2 });
    fiveWays(fightProgram(attacks, { attack: die }), c, lifeAndMoral);
  });

  test("who has fallen neither attacks nor is attacked: the dice end", () => {
    const { after } = done(program, fight(fighter(), fighter({ [e.LP]: 3, [e.NPC]: 1 })), [15, 3, 2, 5, 20, 4, 6]);
    expect([after[0]![e.LP], after[0]![e.Moral], after[1]![e.LP], after[1]![e.Moral]]).toEqual([24, 11, 0, 10]);
  });

  test("a fight against oneself: both slots are one sheet", () => {
    const self = e.charakter({ ...small, [e.NPC]: 1 });
    fiveWays(fightProgram(2, { attack: 5 }), fight(self, self, { Schaden: e.pool.w2 }), lifeAndMoral);
  });
});
