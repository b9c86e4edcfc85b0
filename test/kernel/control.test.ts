// (e) XDR control roll: boni and mali as a series, the lid of the Vitalität, training.

import { describe, expect, test } from "vitest";
import { gather } from "./brute.ts";
import type { Sheet } from "./build.ts";
import * as x from "./rules/xdr.ts";
import { controlProgram, grades, isGrade, Kontrollwurf, Skillwurf } from "./rules/control.ts";
import { xdr } from "./vectors.ts";
import { call, done, fiveWays, inOrder, played, type Question } from "./ways.ts";

const program = controlProgram();
const skill = x.skill.Schießen;
const shooter = (level: number | null, vitality: number, isTrained = false): Sheet =>
  x.figur({
    [x.Eigenschaften]: [2, 2, 2, 2, 2, vitality, 2],
    [x.Skills]: [null, null, null, null, level],
    [x.Trainingsfelder]: [null, isTrained ? skill : null, null],
  });
const grade = (name: string): number => {
  if (!isGrade(name)) throw new Error(`no grade ${name}`);
  return grades[name];
};
const joint: Question = { result: true, cells: [[0, x.Skills, skill]] };

describe("control roll", () => {
  test.each(xdr.boni_and_mali.rows)("level $level, $boni boni, $mali mali, trained: $trained", ({ level, boni, mali, trained, success, joint: rows }) => {
    const { chances } = fiveWays(program, call(Kontrollwurf, [shooter(level, 3, trained)], [skill, boni, mali]), joint);
    expect(inOrder(chances)).toEqual(inOrder(new Map(rows.map((r) => [`${grade(r.grade)} ${r.level_after}`, r.frac]))));
    const succeeded = gather(chances, (key) => (Number(key.split(" ")[0]) > 0 ? "success" : null)).get("success");
    expect(succeeded).toBe(success.frac);
  });

  test("every row of the lid", () => {
    const ends = xdr.vitality_cap.rows.map((row) => played(program, call(Skillwurf, [shooter(row.skill, row.vitality)], [skill]), row.roll === undefined ? [] : [row.roll]));
    const expected = xdr.vitality_cap.rows.map((row) =>
      row.grade === undefined ? "check/Skillwurf/bewusstlos" : [grade(row.grade), [null, null, null, null, row.skill_after]],
    );
    expect(ends.map((end) => (end.possible ? [end.result, end.after[0]![x.Skills]] : end.why))).toEqual(expected);
  });

  test.each([1, 2, 3])("under a lid of %i, two boni and two mali: five ways", (vitality) => {
    fiveWays(program, call(Kontrollwurf, [shooter(3, vitality)], [skill, 2, 2]), joint);
  });

  test("the series is refused before its first roll, with the reason of what it calls", () => {
    expect(played(program, call(Kontrollwurf, [shooter(null, 2)], [skill, 1, 1]), [])).toEqual({ possible: false, why: "check/Skillwurf/nicht gelernt" });
    expect(played(program, call(Kontrollwurf, [shooter(2, 0)], [skill, 1, 1]), [])).toEqual({ possible: false, why: "check/Skillwurf/bewusstlos" });
  });

  test("trained Vitalität lifts the lid", () => {
    const sheet = x.figur({
      [x.Eigenschaften]: [2, 2, 2, 2, 2, 1, 2],
      [x.Skills]: [null, null, null, null, 3],
      [x.Trainingsfelder]: [5 + x.eigenschaft.Vitalität, null, 5 + x.eigenschaft.Vitalität],
    });
    expect(done(program, call(Skillwurf, [sheet], [skill]), [6]).result).toBe(grades["kritischer Erfolg"]);
    fiveWays(program, call(Kontrollwurf, [sheet], [skill, 1, 1]), joint);
  });

  test("every roll of a series moves the level at once, and state goes through JSON", () => {
    const first = done(program, call(Kontrollwurf, [shooter(2, 3)], [skill, 1, 1]), [6, 1, 2]);
    expect([first.result, first.after[0]![x.Skills]]).toEqual([grades.Erfolg, [null, null, null, null, 2]]);
    const second = done(program, call(Kontrollwurf, [first.after[0]!], [skill, 1, 0]), [1, 1]);
    expect([second.result, second.after[0]![x.Skills]]).toEqual([grades["kritischer Misserfolg"], [null, null, null, null, 1]]);
  });
});
