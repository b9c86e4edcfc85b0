// (b) EPS ranged attack: the weapon lies in a list of the sheet; the door finds its place, the rule sees a slot of its own.

import { describe, expect, test } from "vitest";
import { chance, parts } from "./brute.ts";
import type { Sheet } from "./build.ts";
import * as e from "./rules/eps.ts";
import { Ausgang, Distanzangriff, Munition, rangedProgram } from "./rules/ranged.ts";
import { eps } from "./vectors.ts";
import { call, done, fiveWays, inOrder, oddsOf, played, type Question } from "./ways.ts";

const program = rangedProgram();

/** A sheet with its things, as it is saved; what a rule is given are its plain columns and one thing. */
interface Armed {
  readonly sheet: Sheet;
  readonly Waffen: readonly Sheet[];
}
const bow = (damage: string, shots: string, ammunition = 20): Sheet => {
  if (!e.isWeaponDie(damage) || !e.isWeaponDie(shots)) throw new Error("no pool");
  return { Schaden: e.weaponDie[damage], Schuss: e.weaponDie[shots], [Munition]: ammunition };
};
const shoot = (A: Armed, at: number, Z: Sheet) => call(Distanzangriff, [A.sheet, Z, A.Waffen[at]!]);
/** Puts the slots back to where the door found them. */
const after = (A: Armed, at: number, slots: readonly Sheet[]): Armed => ({ sheet: slots[0]!, Waffen: A.Waffen.with(at, slots[2]!) });

const all: Question = { result: true, cells: [[0, e.LP], [0, e.Moral], [1, e.LP], [1, e.Moral], [2, Munition]] };
const joint: Question = { result: false, cells: [[1, e.LP], [0, e.LP], [2, Munition]] };

describe("ranged attack", () => {
  test("every joint row of damage and ammunition", () => {
    for (const row of eps.ranged.joint_with_ammunition.rows) {
      const target = e.armoured(row.armour);
      const life = Number(target[e.LP]);
      const archer: Armed = { sheet: e.charakter(), Waffen: [bow("1d4", "1d4", 3), bow(row.weapon, row.shot_die)] };
      const expected = row.distribution.map(([dealt, taken, lost, c]) => [`${life - dealt} ${36 - taken} ${20 - lost}`, chance(...parts(c))] as const);
      expect(oddsOf(program, shoot(archer, 1, target), joint), `armour ${row.armour}`).toEqual(inOrder(new Map(expected)));
    }
  });

  test("five ways, with result, morals and a quiver that runs empty", () => {
    const archer: Armed = { sheet: e.charakter({ [e.LP]: 3, [e.Moral]: 1 }), Waffen: [bow("2d4", "1d4", 3)] };
    const { chances } = fiveWays(program, shoot(archer, 0, e.armoured(8, { [e.LP]: 6, [e.NPC]: 1 })), all);
    expect([...chances.keys()].some((key) => key.endsWith(" 0"))).toBe(true);
    expect([...chances.keys()].some((key) => key.endsWith("-1"))).toBe(false);
  });

  test("a smaller die of attack: five ways", () => {
    const small = rangedProgram({ attack: 6, leastLife: -99 });
    const archer: Armed = { sheet: e.charakter({ [e.LP]: 3 }), Waffen: [bow("1d8", "1d6")] };
    fiveWays(small, shoot(archer, 0, e.armoured(3, { [e.LP]: 6, [e.NPC]: 1 })), all);
  });

  test("no shot without ammunition", () => {
    const archer: Armed = { sheet: e.charakter(), Waffen: [bow("1d6", "1d4", 0)] };
    expect(played(program, shoot(archer, 0, e.charakter()), [])).toEqual({ possible: false, why: "action/Distanzangriff/Munition" });
  });

  test("unfit comes before the empty quiver", () => {
    const archer: Armed = { sheet: e.charakter({ [e.LP]: -3 }), Waffen: [bow("1d6", "1d4", 0)] };
    expect(played(program, shoot(archer, 0, e.charakter()), [])).toEqual({ possible: false, why: "condition/konfliktunfähig" });
  });

  test("two shots: the weapon in the list changes, its neighbours do not", () => {
    const start: Armed = { sheet: e.charakter(), Waffen: [bow("1d4", "1d4", 3), bow("1d6", "1d4", 5)] };
    const first = done(program, shoot(start, 1, e.charakter({ [e.NPC]: 1, [e.LP]: 8 })), [20, 3, 4]);
    expect(first.result).toBe(Ausgang.Treffer);
    const then = after(start, 1, first.after);
    expect(then.Waffen).toEqual([start.Waffen[0], { ...start.Waffen[1]!, [Munition]: 2 }]);
    expect(then.sheet[e.Moral]).toBe(11);
    const second = done(program, shoot(then, 1, first.after[1]!), [5, 4]);
    expect([second.result, after(then, 1, second.after).Waffen[1]![Munition]]).toEqual([Ausgang.Fehlschlag, 0]);
  });

  test("one's own foot: archer and target are one sheet", () => {
    const self: Armed = { sheet: e.charakter({ [e.LP]: 4, [e.NPC]: 1 }), Waffen: [bow("1d6", "1d4")] };
    fiveWays(program, shoot(self, 0, self.sheet), all);
  });
});
