// The three rules that keep the odds driver small, each on counts of states and steps that are out of reach without it. Never by the clock.

import { describe, expect, test } from "vitest";
import { fightOddsWithMoral } from "../bench/hand.ts";
import type { Program } from "../../src/plan/types.ts";
import { emittedEngine, planEngine, type Odds, type Options } from "./engines.ts";
import type { Call } from "./reference.ts";
import * as creation from "./rules/creation.ts";
import * as e from "./rules/eps.ts";
import * as f from "./rules/fight.ts";
import * as m from "./rules/melee.ts";
import { call, type Question } from "./ways.ts";

const ask = (program: Program, c: Call, question: Question, options?: Options): Odds => {
  const ofPlan = planEngine(program).odds(c, question, options);
  const emitted = emittedEngine(program).odds(c, question, options);
  expect(emitted).toEqual(ofPlan);
  return ofPlan;
};
const fighter = () => e.armoured(8, { [e.LP]: 24 });
const sword = { Schaden: e.pool.w6 };
const life: Question = { result: false, cells: [[0, e.LP], [1, e.LP]] };

describe("liveness per question", () => {
  const program = m.meleeProgram();
  const attack = call(m.Nahkampfangriff, [fighter(), fighter(), sword]);
  // The first roll, the twelve that beat armour 8, what defence and damage leave of them: 52 states, never one a throw of all dice.
  const most = 100;

  test("one attack asked for life points", () => {
    const { states } = ask(program, attack, life).counts;
    expect(states).toBeLessThanOrEqual(most);
  });
  test("without it: dice that nobody looks at any more and both morals are dragged along", () => {
    const without = ask(program, attack, life, { liveness: false });
    expect(without.counts.states).toBeGreaterThan(10 * most);
    expect(without.chances).toEqual(ask(program, attack, life).chances);
  });
  test("twelve attacks: morals cost only who asks for them", () => {
    const fight = f.fightProgram(12);
    const c = call(f.Gefecht, [fighter(), fighter(), sword]);
    const withMoral: Question = { result: false, cells: [...life.cells, [0, e.Moral], [1, e.Moral]] };
    const ofBoth = { life: 24, moral: 12, npc: false };
    const byHand = fightOddsWithMoral(12, ofBoth, ofBoth, 8, 6);
    const [only, both] = [ask(fight, c, life), planEngine(fight).odds(c, withMoral)];
    expect([only.chances.size, both.chances.size]).toEqual([624, byHand.ends.size]);
    // At most 624 pairs of life points at each of a few cuts, twelve times.
    expect(only.counts.states).toBeLessThanOrEqual(12 * 624 * 3);
    expect(both.counts.states).toBeGreaterThan(10 * only.counts.states);
  });
});

describe("regions of dice summed once", () => {
  const attacks = 4;
  const program = f.fightProgram(attacks);
  const fight = call(f.Gefecht, [fighter(), fighter(), sword]);
  // Segments run for each state, not for each state and each throw of two d20 and a d6.
  const mostSteps = 30_000;

  test("a fight asked for life points", () => {
    expect(ask(program, fight, life).counts.steps).toBeLessThanOrEqual(mostSteps);
  });
  test("without it: every state throws its own dice", () => {
    const without = ask(program, fight, life, { regions: false });
    expect(without.counts.steps).toBeGreaterThan(3 * mostSteps);
    expect(without.chances).toEqual(ask(program, fight, life).chances);
  });
});

describe("pools as multisets", () => {
  // Six throws with five different totals: 5^6 = 15,625 in order, 70 sorted fours once the extremes are struck.
  const program = creation.creationProgram(3);
  const create = call(creation.Erschaffung, [e.charakter()], [], { Würfe: [0, 1, 2, 3] });
  const values: Question = { result: false, cells: [0, 1, 2, 3].map((i) => [0, e.WW, i] as const) };

  test("six throws, extremes struck", () => {
    const { counts, chances } = ask(program, create, values);
    expect(chances.size).toBe(70);
    expect(counts.steps).toBeLessThanOrEqual(3 * 70 + 1);
  });
  test("without it: every order of the dice is an outcome of its own", () => {
    const without = ask(program, create, values, { multisets: false });
    expect(without.counts.steps).toBeGreaterThan(5 ** 6);
    expect(without.chances).toEqual(ask(program, create, values).chances);
  });
});
