// Expressions of examples are built once for all values of a run: what they give is what building them anew for each value gives.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { walk } from "../../src/plan/build/draft.ts";
import type { Example, Expr } from "../../src/model/types.ts";
import { lineDone, runsOf } from "../../src/study/examples.ts";
import { readerOf, readingOf, registersFor, scopeOf } from "../../src/study/reading.ts";
import { begin } from "../../src/study/runs.ts";
import { rulesOf, type Table } from "../../src/study/table-top.ts";

const numbers = `ruleset Zahlen { version: "1" language: en }
table Double by n: 0..9 gives number {
  | n    | twice |
  |------|-------|
  | 0    | 0     |
  | 1-4  | 2     |
  | 5+   | 10    |
}
scale Grade: bad, fair, good { success from fair }
sheet Hero {
  Luck: 0..20 starts at 5
  Fear: 0..20 starts at Luck + 1
}
attributes Body of Hero {
  each: 0..9 starts at 3
  | Name  | what |
  |-------|------|
  | Arm   | a    |
  | Leg   | l    |
}
formula Price(low: 0..6, high: 0..6) gives number = (high - low) * (high - low + 1) / 2 rounded down
law "numbers" for every a in 0..6, b in 0..6, c in -1..2 {
  given Ada = Hero(Luck: a + b, Arm: b)
  given total = a * 2 - c
  then Ada's Luck is a + b
  then Ada's Fear is Ada's Luck + 1
  then Double(a) + Double(b) is Double(b) + Double(a)
  then Price(a, b) + c is c + Price(a, b)
  then (a + b) / 2 rounded half up >= (a + b) / 2 rounded down
  then highest of (a, b, total) >= a
  then if a > b then a >= b else a <= b
  then mean of (a, b) * 2 is a + b
}
law "entries" for every part in Body, rank in Grade {
  given Ada = Hero(Arm: 2, Leg: 7)
  then Ada's part is (if part is Arm then 2 else 7)
  then count of (Ada's Body where it is part) is 1
  then rank >= bad
}
`;

const texts: Readonly<Record<string, string>> = {
  numbers,
  eps: readFileSync("rulesets/eps/eps.rules", "utf8"),
};

/** The value of an expression as it is read on a table. */
function given(table: Table, e: Expr, fixed: boolean): string {
  const reading = readingOf(table, e, undefined, fixed);
  const value = readerOf(table.rules, reading.value)(scopeOf(table, registersFor(reading)));
  return value === null ? "none" : `${value.n}/${value.d}`;
}

function numbersIn(example: Example): readonly Expr[] {
  const found: Expr[] = [];
  walk(example.lines, (x) => {
    if ("type" in x && ["compare", "arithmetic", "lookup", "formula", "fold", "entry-field", "field", "rounded", "if"].includes(String(x["kind"]))) found.push(x as unknown as Expr);
  });
  return found;
}

describe.each(Object.keys(texts))("expressions in examples of %s", (name) => {
  test("give the same built once and built anew", () => {
    const { model, diagnostics } = compile([createSource("a.rules", texts[name]!)]);
    expect(diagnostics.filter((d) => d.severity === "error")).toEqual([]);
    const rules = rulesOf(model);
    let compared = 0;
    for (const example of model.examples) {
      const parts = numbersIn(example);
      for (const run of runsOf(example).filter((_, i) => i % 17 === 0)) {
        let table = begin(rules, example, run.values, run.cell).table;
        for (const line of example.lines) if (line.kind === "given") table = lineDone(table, null, line).table;
        for (const e of parts) {
          const both = [true, false].map((fixed) => {
            try {
              return given(table, e, fixed);
            } catch (error) {
              return String(error);
            }
          });
          expect(both[1], `${example.title}: ${JSON.stringify(e).slice(0, 200)}`).toBe(both[0]);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
