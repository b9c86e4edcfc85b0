// A small Model made by hand, built into a Program: layouts, derived values, tables, plans; odds of what comes out.

import { describe, expect, it } from "vitest";
import { buildProgram, type Built } from "../../src/plan/build/build.ts";
import { lower } from "../../src/plan/lower.ts";
import { oddsOf, startFile } from "../../src/plan/segments.ts";
import { solve } from "../../src/runtime/odds.ts";
import { Ausgang, model } from "./small.ts";

function chances(
  built: Built,
  args: readonly number[],
  cells: Readonly<Record<string, readonly number[]>>,
  target: number,
): string {
  const lowered = lower(built.program);
  const odds = oddsOf(lowered, "check/Probe");
  const ends = solve(odds.plan, startFile(odds, lowered, args, [cells]), {
    keep: [odds.plan.result],
    answers: { Ziel: target },
    pools: lowered.pools,
  });
  if (!ends.possible) return ends.why;
  return ends.rows.map((r) => `${built.names.text(Ausgang, r.values[0]!)}: ${r.weight}/${ends.den}`).join(", ");
}

describe("a small Model", () => {
  const built = buildProgram(model);

  it("is built whole", () => {
    expect(built.unsupported).toEqual([]);
    expect(built.program.layouts[0]?.columns.map((c) => c.id)).toEqual(["Leben", "Werte"]);
    expect(built.program.layouts[0]?.columns[0]?.range).toEqual([-9, 60]);
  });

  it("knows the odds of its check, with modifiers and a list as parameter", () => {
    expect(chances(built, [1, 0, -1073741824], { Leben: [30], Werte: [12, 10] }, 12)).toBe(
      "Fehlschlag: 10/20, Erfolg: 10/20",
    );
    expect(chances(built, [2, 0, 0], { Leben: [30], Werte: [12, 10] }, 12)).toBe("Fehlschlag: 8/20, Erfolg: 12/20");
    expect(chances(built, [1, 0, -1073741824], { Leben: [4], Werte: [12, 10] }, 12)).toBe(
      "Fehlschlag: 12/20, Erfolg: 8/20",
    );
  });
});
