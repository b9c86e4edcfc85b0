// Rules in the manner of Grundlagen as a text: rerolls without a bound, feats that modify, general and special modifiers.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { oddsOf, startFile } from "../../src/plan/segments.ts";
import { fraction, parse, toString } from "../../src/runtime/fraction.ts";
import { solve } from "../../src/runtime/odds.ts";
import { grundlagen } from "../kernel/vectors.ts";

const compiled = compile([
  createSource("grundlagen.rules", readFileSync(new URL("grundlagen.rules", import.meta.url), "utf8")),
]);
const { built, lowered } = compiled;

describe("rules in the manner of Grundlagen", () => {
  test("compile, and every example holds", () => {
    expect(compiled.diagnostics).toEqual([]);
    expect(built.unsupported).toEqual([]);
    expect(compiled.examples().filter((e) => !e.passed)).toEqual([]);
    expect(compiled.examples()).toHaveLength(5);
  });

  test("the conflict probe: every row, ties rolled again without bound", () => {
    const odds = oddsOf(lowered, "check/Konfliktprobe");
    const nobody = { Feats: [0, 0], Attribute: [0, 0], Talente: [0, 0] };
    for (const row of grundlagen.conflict_probe.rows) {
      if (Math.abs(row.difference) > 12) continue;
      const ends = solve(odds.plan, startFile(odds, lowered, [row.difference], [nobody, nobody]), {
        keep: [odds.plan.result],
        pools: lowered.pools,
      });
      if (!ends.possible) throw new Error(ends.why);
      const won = ends.rows.find((r) => r.values[0] === 1);
      expect(toString(fraction(BigInt(won?.weight ?? 0), BigInt(ends.den))), `difference ${row.difference}`).toBe(
        toString(parse(row.win_if_ties_rerolled.frac)),
      );
    }
  });
});
