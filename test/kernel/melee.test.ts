// (a) EPS melee: the vectors of attack and moral, and every way of asking.

import { describe, expect, test } from "vitest";
import { chance, gather, parts } from "./brute.ts";
import type { Sheet } from "./build.ts";
import * as e from "./rules/eps.ts";
import { Ausgang, meleeProgram, Nahkampfangriff } from "./rules/melee.ts";
import { eps } from "./vectors.ts";
import { call, done, fiveWays, inOrder, oddsOf, played, type Question } from "./ways.ts";

const program = meleeProgram();
const weapon = (die: string): Sheet => {
  if (!e.isWeaponDie(die)) throw new Error(`no pool for ${die}`);
  return { Schaden: e.weaponDie[die] };
};
const attack = (A: Sheet, V: Sheet, die = "1d6") => call(Nahkampfangriff, [A, V, weapon(die)]);
const number = (sheet: Sheet, column: string): number => {
  const value = sheet[column];
  if (typeof value !== "number") throw new Error(`${column} is not a number`);
  return value;
};

const both: Question = { result: true, cells: [[0, e.LP], [0, e.Moral], [1, e.LP], [1, e.Moral]] };
const damage: Question = { result: false, cells: [[1, e.LP], [0, e.LP]] };

describe("melee", () => {
  test("every row of the vectors has the odds of its damage", () => {
    for (const row of eps.melee.rows) {
      const [A, V] = [e.charakter(), e.armoured(row.armour)];
      const expected = row.distribution.map(
        ([dealt, taken, c]) => [`${number(V, e.LP) - dealt} ${number(A, e.LP) - taken}`, chance(...parts(c))] as const,
      );
      expect(oddsOf(program, attack(A, V, row.weapon), damage), `armour ${row.armour}, ${row.weapon}`).toEqual(inOrder(new Map(expected)));
    }
  });

  test.each([0, 8, 16, 20])("armour %i: five ways, with result and morals", (armour) => {
    const [A, V] = [e.charakter({ [e.LP]: 4, [e.NPC]: 1 }), e.armoured(armour, { [e.LP]: 5, [e.NPC]: 1, [e.Moral]: 1 })];
    fiveWays(program, attack(A, V), both);
  });

  test("every row of single faces", () => {
    for (const row of eps.melee_faces.rows) {
      const [A, V] = [e.charakter(), e.armoured(row.armour)];
      const isHit = row.defence !== null && row.attack > row.defence;
      const script = [row.attack, ...(row.defence === null ? [] : [row.defence]), ...(isHit || row.attack === 1 ? [row.damage] : [])];
      const { after } = done(program, attack(A, V), script);
      expect([number(V, e.LP) - number(after[1]!, e.LP), number(A, e.LP) - number(after[0]!, e.LP)], script.join()).toEqual([
        row.to_defender,
        row.to_attacker,
      ]);
    }
  });

  test("who is unfit cannot attack: nothing is thrown, nothing changes", () => {
    const c = attack(e.charakter({ [e.LP]: 0 }), e.charakter());
    expect(played(program, c, [])).toEqual({ possible: false, why: "condition/konfliktunfähig" });
  });

  test("state goes through JSON between three attacks", () => {
    const first = done(program, attack(e.charakter(), e.charakter({ [e.NPC]: 1, [e.LP]: 10 })), [10, 17]);
    const [A1, V1] = [first.after[0]!, first.after[1]!];
    expect([first.result, A1[e.LP], A1[e.Moral]]).toEqual([Ausgang.Gegentreffer, 29, 11]);
    const second = done(program, attack(V1, A1), [1, 4]);
    expect([second.result, second.after[0]![e.LP], second.after[0]![e.Moral]]).toEqual([Ausgang.Patzer, 6, 11]);
    const third = done(program, attack(second.after[1]!, second.after[0]!), [20, 12, 5]);
    expect(third.result).toBe(Ausgang.Treffer);
    expect(third.after[1]).toEqual({ ...V1, [e.LP]: -4, [e.Moral]: 10 });
    expect(third.after[0]).toEqual({ ...A1, [e.Moral]: 10 });
  });
});

describe("one sheet in both roles", () => {
  /** What befalls him either way befalls the same sheet; by hand from the distribution of the vectors. */
  test("melee against oneself", () => {
    const self = e.charakter({ [e.LP]: 5, [e.NPC]: 1 });
    const row = eps.melee.rows.find((r) => r.armour === 8 && r.weapon === "1d6");
    const byLoss = gather(new Map((row?.distribution ?? []).map(([d, a, c], i) => [`${d + a} ${i}`, c])), (key) => `${5 - Number(key.split(" ")[0])}`);
    const life: Question = { result: false, cells: [[0, e.LP]] };
    expect(inOrder(fiveWays(program, attack(self, self), life).chances)).toEqual(inOrder(byLoss));
  });

  test("both slots show the one sheet afterwards, both events cost him moral", () => {
    const self = e.charakter({ [e.LP]: 5, [e.NPC]: 1 });
    const { chances } = fiveWays(program, attack(self, self), both);
    for (const key of chances.keys()) {
      const [, lifeA, moralA, lifeV, moralV] = key.split(" ").map(Number);
      expect([lifeA, moralA]).toEqual([lifeV, moralV]);
      const outcome = Number(key.split(" ")[0]);
      const isBlamed = lifeA! <= 0 && (outcome === Ausgang.Treffer || outcome === Ausgang.Gegentreffer);
      expect(moralA).toBe(12 - (lifeA! < 5 ? 1 : 0) - (isBlamed ? 1 : 0));
    }
  });

  test("two sheets that merely look alike are two", () => {
    const { after } = done(program, attack(e.charakter(), e.charakter()), [15, 3, 4]);
    expect([after[0]![e.LP], after[1]![e.LP]]).toEqual([36, 32]);
  });
});

describe("moral", () => {
  const scripts: Readonly<Record<string, { readonly script: readonly number[]; readonly who: 0 | 1; readonly victim?: Sheet }>> = {
    "makes an NPC unfit for conflict": { script: [15, 3, 4], who: 0, victim: { [e.LP]: 4, [e.NPC]: 1 } },
    "suffers 7 damage in one attack": { script: [10, 17], who: 0 },
    "suffers 0 damage (equal rolls)": { script: [10, 10], who: 0 },
    "hurts himself with a natural 1": { script: [1, 3], who: 0 },
    "suffers damage": { script: [15, 3, 4], who: 1 },
  };

  test.each(eps.moral.changes)("$moral, $event: $after", ({ moral, event, after }) => {
    const { script, who, victim } = scripts[event]!;
    const A = e.charakter({ [e.Moral]: moral });
    const V = e.charakter({ [e.Moral]: who === 1 ? moral : 12, ...victim });
    expect(done(program, attack(A, V), script).after[who]![e.Moral]).toBe(after);
  });

  const withValue = (value: number, moral: number): Sheet => {
    const ww = Math.max(5, Math.min(20, value));
    return e.charakter({ [e.WW]: [ww, 12, 12, 12], [e.CE]: [value - ww, 0, 0, 0], [e.Moral]: moral });
  };
  const read = (plan: string, sheet: Sheet) => done(program, call(plan, [sheet], [0])).result;

  test("every row: what moral does to a probe value", () => {
    for (const { moral, modifier } of eps.moral.rows) expect(read(e.Lesen.Probewert, withValue(12, moral)), `moral ${moral}`).toBe(12 + modifier);
  });

  test("every row: the bonus is read anew", () => {
    for (const row of eps.moral.effect_on_bonus) {
      const at = (moral: number) => read(e.Lesen.Bonus, withValue(row.value, moral));
      expect([at(12), at(4), at(2), at(0)], `value ${row.value}`).toEqual([row.bonus, row["bonus_at_-1"], row["bonus_at_-2"], row["bonus_at_+3"]]);
    }
  });

  test("a probe at target 12, for every value and moral of the vectors", () => {
    for (const row of eps.probe_for_character.rows) {
      const c = call(e.Probe, [withValue(row.value, row.moral)], [0], { Zielwert: 12 });
      const success = fiveWays(program, c, { result: true, cells: [] }).chances.get(`${e.Ausgang.Erfolg}`);
      expect(success, `${row.value}, moral ${row.moral}`).toBe(row.frac);
    }
  });
});
