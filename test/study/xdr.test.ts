// The heart of XDR as a text: its examples hold; series, cascades and conditions agree with the vectors.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { player } from "../../src/plan/play.ts";
import { valueBuilder } from "../../src/plan/play-values.ts";
import { oddsOf, placeOf, startFile } from "../../src/plan/segments.ts";
import { fraction, toString } from "../../src/runtime/fraction.ts";
import { scriptedIo } from "../../src/runtime/io.ts";
import { solve } from "../../src/runtime/odds.ts";
import type { State } from "../../src/runtime/state.ts";
import { NONE } from "../../src/runtime/value.ts";
import { xdr } from "../kernel/vectors.ts";

const compiled = compile([createSource("xdr.rules", readFileSync(new URL("xdr.rules", import.meta.url), "utf8"))]);
const { built, lowered } = compiled;
const names = built.names;
const Figur = "sheet/Figur";
const attributes = ["Intuition", "Konzentration", "Koordination", "Speed", "Kraft", "Vitalität", "Wille"];
const attribute = (name: string): number =>
  names.code({ kind: "entry", collections: ["collection/Eigenschaften"] }, name)!;
const Schießen = names.code({ kind: "entry", collections: ["collection/Skills"] }, "Schießen")!;

function figur(given: Readonly<Record<string, readonly number[]>>): State {
  const columns = lowered.layouts.find((l) => l.id === Figur)!.columns;
  const start: Readonly<Record<string, readonly number[]>> = {
    Maximallevel: [3],
    "Eigenschaften/Ursprung": [2, 2, 2, 2, 2, 2, 2],
    Eigenschaften: [2, 2, 2, 2, 2, 2, 2],
  };
  return Object.fromEntries(
    columns.map((c) => [
      c.id,
      (given[c.id] ?? start[c.id] ?? Array.from({ length: c.entries }, () => (c.optional ? NONE : 0))).slice(),
    ]),
  );
}
/** A Plan's parameters by name. */
function args(plan: string, given: Readonly<Record<string, number>>): readonly number[] {
  const door = built.doors[plan]!;
  const values = Array.from({ length: lowered.plans[plan]!.givens }, () => 0);
  for (const p of door.params) if (p.at.kind === "reg") values[p.at.reg] = given[p.name]!;
  return values;
}
const conditions = (state: State): readonly string[] => {
  const value = valueBuilder(lowered);
  return compiled.model.conditions
    .filter((c) => {
      const held =
        c.while === null
          ? ({ kind: "cell", place: { slot: 0, column: c.name, at: null } } as const)
          : ({ kind: "value", derived: c.id, slots: [0], args: [] } as const);
      return value(held)({ regs: [], slots: [state] }) !== 0;
    })
    .map((c) => c.name);
};
function suffer(state: State, damage: number, aim: string | null): State {
  const plan = aim === null ? "cascade/Physische Gewalt" : "cascade/Gezielte Einwirkung";
  const after = structuredClone(state);
  player(lowered).play(
    plan,
    [after],
    args(plan, { amount: damage, Ziel: aim === null ? 0 : attribute(aim) }),
    scriptedIo([]),
  );
  return after;
}
const start = (values: readonly number[]): State =>
  figur({ Eigenschaften: values.slice(0, 7), Maximallevel: [values[7]!] });
const numbers = (state: State): readonly number[] => [...state["Eigenschaften"]!, state["Maximallevel"]![0]!];
/** Names of the vectors that the text spells out. */
const spelled = new Map([
  ["Scheibe", "massive Scheibe"],
  ["unkontrolliert", "körperlos"],
]);
const expected = (list: readonly string[]): ReadonlySet<string> => new Set(list.map((c) => spelled.get(c) ?? c));

describe("the heart of XDR", () => {
  test("compiles, and every example holds", () => {
    expect(compiled.diagnostics).toEqual([]);
    expect(built.unsupported).toEqual([]);
    expect(compiled.examples().filter((e) => !e.passed)).toEqual([]);
    expect(compiled.examples().length).toBeGreaterThan(10);
    expect(attributes.map(attribute)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test("control roll: every row of boni and mali, result and level together", () => {
    const odds = oddsOf(lowered, "check/Kontrollwurf");
    const skill = Schießen - built.build.index.first("collection/Skills");
    for (const row of xdr.boni_and_mali.rows) {
      const sheet = figur({
        Eigenschaften: [2, 2, 2, 2, 2, 3, 2],
        Skills: [NONE, NONE, NONE, NONE, row.level],
        Trainingsfelder: [NONE, row.trained ? Schießen : NONE, NONE],
      });
      const keep = [odds.plan.result, placeOf(odds, 0, "Skills", skill)];
      const given = args("check/Kontrollwurf", { Skill: Schießen, Boni: row.boni, Mali: row.mali });
      const ends = solve(odds.plan, startFile(odds, lowered, given, [sheet]), { keep, pools: lowered.pools });
      if (!ends.possible) throw new Error(ends.why);
      const found = ends.rows.map(
        (r) =>
          `${names.text(built.doors["check/Kontrollwurf"]!.gives!, r.values[0]!)} ${r.values[1]!} ${toString(fraction(BigInt(r.weight), BigInt(ends.den)))}`,
      );
      expect(new Set(found)).toEqual(new Set(row.joint.map((r) => `${r.grade} ${r.level_after} ${r.frac}`)));
    }
  });

  test("directed and physical damage, and the conditions that follow", () => {
    for (const row of xdr.directed_damage.rows) {
      const after = suffer(start(row.start), row.damage, row.attribute);
      expect(numbers(after)).toEqual(row.end);
      expect(new Set(conditions(after))).toEqual(expected(row.conditions));
    }
    for (const row of xdr.physical_damage.rows) {
      const [Kraft, Vitalität, Wille, Max] = row.start;
      const before = start([3, 3, 3, 3, Kraft!, Vitalität!, Wille!, Max!]);
      before["Koma"] = [Number(Vitalität === 0 && Wille === 0)];
      const after = suffer(before, row.damage, null);
      expect(numbers(after).slice(4)).toEqual(row.end);
      expect(new Set(conditions(after))).toEqual(expected(row.conditions));
    }
  });

  test("the order of events decides between coma and hysteria", () => {
    for (const row of xdr.directed_damage.order_of_events_matters) {
      const after = row.events.reduce(
        (state, e) => ("physical" in e ? suffer(state, e.physical, null) : suffer(state, e.damage, e.attribute)),
        start(row.start),
      );
      expect(numbers(after)).toEqual(row.end);
      expect(new Set(conditions(after))).toEqual(expected(row.conditions));
    }
  });
});
