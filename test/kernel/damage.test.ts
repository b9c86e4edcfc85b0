// (f) XDR directed damage runs on into the physical cascade; coma or hysteria by the order of events.

import { describe, expect, test } from "vitest";
import type { Sheet } from "./build.ts";
import * as x from "./rules/xdr.ts";
import { damageProgram, Gezielte_Einwirkung, Heilung, Physische_Gewalt } from "./rules/damage.ts";
import { xdr } from "./vectors.ts";
import { call, done, fiveWays, type Question } from "./ways.ts";

const program = damageProgram();
const attributes = (sheet: Sheet): readonly unknown[] => [...(sheet[x.Eigenschaften] as readonly number[]), sheet[x.Maximallevel]];
const figure = (start: readonly number[]): Sheet => x.figur({ [x.Eigenschaften]: start.slice(0, 7), [x.Maximallevel]: start[7]! });

const conditions = (sheet: Sheet): ReadonlySet<string> => {
  const bits = done(program, call(x.Zustände, [sheet])).result!;
  return new Set(x.conditionNames.filter((_, i) => (bits >> i) % 2 === 1));
};
const directed = (sheet: Sheet, attribute: string, damage: number) => {
  if (!x.isEigenschaft(attribute)) throw new Error(`no attribute ${attribute}`);
  return call(Gezielte_Einwirkung, [sheet], [damage, x.eigenschaft[attribute]]);
};
const physical = (sheet: Sheet, damage: number) => call(Physische_Gewalt, [sheet], [damage]);
const everything: Question = {
  result: false,
  cells: [...[0, 1, 2, 3, 4, 5, 6].map((i) => [0, x.Eigenschaften, i] as const), [0, x.Maximallevel], [0, x.Koma], [0, x.hysterisch]],
};

describe("damage", () => {
  test.each(xdr.directed_damage.rows)("$damage to $attribute", ({ start, attribute, damage, end, conditions: expected }) => {
    const c = directed(figure(start), attribute, damage);
    const { after } = done(program, c);
    expect(attributes(after[0]!)).toEqual(end);
    expect(conditions(after[0]!)).toEqual(new Set(expected));
    expect([...fiveWays(program, c, everything).chances.values()]).toEqual(["1"]);
  });

  test.each(xdr.physical_damage.rows)("physical: $damage from $start", ({ start, damage, end, conditions: expected }) => {
    const [Kraft, Vitalität, Wille, Max] = start;
    // Who starts with a broken will has been through it: fainted first.
    const before: Sheet = { ...figure([3, 3, 3, 3, Kraft!, Vitalität!, Wille!, Max!]), [x.Koma]: Number(Vitalität === 0 && Wille === 0) };
    const { after } = done(program, physical(before, damage));
    expect(attributes(after[0]!).slice(4)).toEqual(end);
    expect(conditions(after[0]!)).toEqual(new Set(expected));
  });

  test.each(xdr.directed_damage.order_of_events_matters)("the order of events: $conditions", ({ start, events, end, conditions: expected }) => {
    let sheet = figure(start);
    for (const event of events) {
      const c = "physical" in event ? physical(sheet, event.physical) : directed(sheet, event.attribute, event.damage);
      fiveWays(program, c, everything);
      sheet = done(program, c).after[0]!;
    }
    expect(attributes(sheet)).toEqual(end);
    expect(conditions(sheet)).toEqual(new Set(expected));
  });

  test("one blow through Vitalität and Wille: each stage is an effect of its own, so the coma sees the fainting", () => {
    const { after } = done(program, physical(figure([2, 2, 2, 2, 1, 1, 1, 3]), 3));
    expect(conditions(after[0]!)).toEqual(new Set(["benommen", "bewusstlos", x.Koma]));
  });

  test("less than nothing is nothing", () => {
    const sheet = figure([2, 2, 2, 2, 2, 2, 2, 3]);
    expect(done(program, physical(sheet, -2)).after[0]).toEqual(sheet);
  });

  test("both conditions end when the will is there again", () => {
    const broken = done(program, directed(figure([2, 2, 2, 2, 2, 2, 2, 3]), "Wille", 2)).after[0]!;
    expect(conditions(broken)).toEqual(new Set([x.hysterisch]));
    const c = call(Heilung, [broken], [x.eigenschaft.Wille, 1]);
    fiveWays(program, c, everything);
    expect(conditions(done(program, c).after[0]!)).toEqual(new Set());
  });

  test("the Maximallevel stops rises only: what stands above it stays, and does not rise", () => {
    const worn = figure([2, 3, 1, 2, 0, 0, 0, 1]);
    const heal = (sheet: Sheet, of: x.Eigenschaft, by: number) => done(program, call(Heilung, [sheet], [x.eigenschaft[of], by])).after[0]!;
    expect(attributes(heal(worn, "Kraft", 3))[4]).toBe(1);
    expect(attributes(heal(worn, "Intuition", 3))[0]).toBe(2);
    expect(attributes(heal(worn, "Konzentration", 1))[1]).toBe(3);
    expect(attributes(done(program, directed(worn, "Konzentration", 1)).after[0]!)[1]).toBe(2);
  });

  test("training keeps the will from breaking: reactions see effective values", () => {
    const trained: Sheet = { ...figure([2, 2, 2, 2, 2, 2, 1, 3]), [x.Trainingsfelder]: [5 + x.eigenschaft.Wille, null, null] };
    const { after } = done(program, directed(trained, "Wille", 1));
    expect([attributes(after[0]!)[6], after[0]![x.hysterisch]]).toEqual([0, 0]);
  });
});
