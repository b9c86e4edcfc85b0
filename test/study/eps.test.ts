// The heart of EPS as a text: its examples hold, and the odds of what is built from it are those of the vectors.

import { readFileSync } from "node:fs";
import { expect, describe, test } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { oddsOf, placeOf, startFile } from "../../src/plan/segments.ts";
import type { Pool } from "../../src/plan/types.ts";
import { fraction, toString } from "../../src/runtime/fraction.ts";
import { isDiceProblem, parseDice } from "../../src/runtime/dice-text.ts";
import { solve } from "../../src/runtime/odds.ts";
import { NONE } from "../../src/runtime/value.ts";
import { eps } from "../kernel/vectors.ts";

const text = readFileSync(new URL("eps.rules", import.meta.url), "utf8");
const compiled = compile([createSource("eps.rules", text)]);
const { built, lowered } = compiled;

type Cells = Readonly<Record<string, readonly number[]>>;
const Charakter = "sheet/Charakter";

/** All columns of a layout: what is given, else nothing of it (0 where there is no nothing). */
function piece(layout: string, given: Cells): Cells {
  const columns = lowered.layouts.find((l) => l.id === layout)!.columns;
  return Object.fromEntries(
    columns.map((c) => [c.id, given[c.id] ?? Array.from({ length: c.entries }, () => (c.optional ? NONE : 0))]),
  );
}
const charakter = (given: Cells = {}): Cells =>
  piece(Charakter, {
    "Probewerte/Würfelwert": [12, 12, 12, 12],
    Charaktereigenschaften: [2, 2, 2, 2, 2, 2],
    Lebenspunkte: [36],
    Moral: [12],
    ...given,
  });
function armoured(armour: number): Cells {
  const mean = Math.min(20, armour + 4);
  const cover = armour + 4 - mean;
  const ww = [mean, mean, mean, mean];
  return charakter({
    "Probewerte/Würfelwert": ww,
    Lebenspunkte: [mean * 3],
    ...(cover === 0 ? {} : { gedeckt: [1], "gedeckt/Schutz": [cover] }),
  });
}

type Look = readonly [slot: number, column: string, start: number];
/** How much is lost, joint, as "a b c" → chance. */
function losses(
  plan: string,
  slots: readonly Cells[],
  dice: readonly string[],
  looks: readonly Look[],
): ReadonlyMap<string, string> {
  const pools: Pool[] = [...lowered.pools, ...dice.map(pool)];
  const odds = oddsOf(lowered, plan);
  const keep = looks.map(([slot, column]) => placeOf(odds, slot, column));
  const ends = solve(odds.plan, startFile(odds, lowered, [], slots), { keep, pools });
  if (!ends.possible) throw new Error(ends.why);
  return sorted(
    ends.rows.map(
      (r) =>
        [
          r.values.map((v, i) => looks[i]![2] - v).join(" "),
          toString(fraction(BigInt(r.weight), BigInt(ends.den))),
        ] as const,
    ),
  );
}
const sorted = (rows: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));
function pool(written: string): Pool {
  const found = parseDice(written);
  if (isDiceProblem(found)) throw new Error(written);
  return found;
}
const own = (i: number): number => lowered.pools.length + i;

describe("the heart of EPS", () => {
  test("compiles, and every example holds", () => {
    expect(compiled.diagnostics.map((d) => [d.code, d.args, d.span.start])).toEqual([]);
    expect(built.unsupported).toEqual([]);
    expect(compiled.examples().map((e) => [e.name, e.checks.filter((c) => !c.passed)])).toEqual(
      compiled.examples().map((e) => [e.name, []]),
    );
    expect(compiled.examples().length).toBeGreaterThan(15);
  });

  test("melee: every row of the vectors", () => {
    for (const row of eps.melee.rows) {
      const target = armoured(row.armour);
      const slots = [charakter(), target, piece("catalogue/Nahkampfwaffe", { Schadenswürfel: [own(0)] })];
      const found = losses(
        "check/Nahkampfangriff",
        slots,
        [row.weapon],
        [
          [1, "Lebenspunkte", target["Lebenspunkte"]![0]!],
          [0, "Lebenspunkte", 36],
        ],
      );
      expect(found, `armour ${row.armour}`).toEqual(
        sorted(row.distribution.map(([dealt, taken, c]) => [`${dealt} ${taken}`, c])),
      );
    }
  });

  test("ranged: every joint row of damage and ammunition", () => {
    for (const row of eps.ranged.joint_with_ammunition.rows) {
      const target = armoured(row.armour);
      const slots = [
        charakter(),
        target,
        piece("catalogue/Fernkampfwaffe", { Schadenswürfel: [own(0)], Schusswürfel: [own(1)], Munition: [20] }),
      ];
      const found = losses(
        "check/Distanzangriff",
        slots,
        [row.weapon, row.shot_die],
        [
          [1, "Lebenspunkte", target["Lebenspunkte"]![0]!],
          [0, "Lebenspunkte", 36],
          [2, "Munition", 20],
        ],
      );
      expect(found, `armour ${row.armour}`).toEqual(
        sorted(row.distribution.map(([dealt, taken, lost, c]) => [`${dealt} ${taken} ${lost}`, c])),
      );
    }
  });

  test("probe and moral: every row that a sheet can have", () => {
    const odds = oddsOf(lowered, "check/Probe");
    const { params, modifiers } = built.doors["check/Probe"]!;
    let tried = 0;
    for (const row of eps.probe_for_character.rows) {
      if (row.value < 4 || row.value > 20) continue;
      const sheet = charakter({ "Probewerte/Würfelwert": [row.value, 12, 12, 12], Moral: [row.moral] });
      const args = Array.from({ length: lowered.plans["check/Probe"]!.givens }, () => NONE);
      const [werte] = params;
      if (werte?.at.kind !== "list" || modifiers === null) throw new Error("a list and modifiers were expected");
      args[werte.at.length] = 1;
      args[werte.at.items[0]!] = 0;
      args[modifiers] = 0;
      const ends = solve(odds.plan, startFile(odds, lowered, args, [sheet]), {
        keep: [odds.plan.result],
        answers: { Zielwert: 12 },
        pools: lowered.pools,
      });
      if (!ends.possible) throw new Error(ends.why);
      const won = ends.rows.find((r) => r.values[0] === 1);
      expect(toString(fraction(BigInt(won?.weight ?? 0), BigInt(ends.den))), `${row.value}, moral ${row.moral}`).toBe(
        row.frac,
      );
      tried += 1;
    }
    expect(tried).toBeGreaterThan(20);
  });
});
