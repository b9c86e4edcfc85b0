// Examples over a small Model made by hand: odds, dice, claims that hold and claims that do not.

import { expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import type { Example, ExampleLine, Expr } from "../../src/model/types.ts";
import { runExamples } from "../../src/study/examples.ts";
import { Ausgang, compare, entry, field, local, meta, model, n, outcome, own } from "../plan/small.ts";

const Mia: Expr = { kind: "role", name: "Mia", type: { kind: "sheet", sheet: "sheet/Held" } };
const given = (mut: Expr): ExampleLine => ({
  kind: "given",
  id: "e/given",
  name: "Mia",
  value: {
    kind: "make",
    of: { kind: "sheet", sheet: "sheet/Held" },
    fields: [],
    entries: [{ collection: "collection/Werte", entry: "Mut", field: "collection/Werte/own", value: mut }],
    sides: [],
    type: { kind: "sheet", sheet: "sheet/Held" },
  },
});
const says = (value: Expr): ExampleLine => ({ kind: "says", id: "e/says", by: "gm", key: "Ziel", value });
const when = (rolling: readonly number[] | null): ExampleLine => ({
  kind: "when",
  id: "e/when",
  action: {
    check: "check/Probe",
    who: Mia,
    against: null,
    conflict: null,
    args: [entry("Mut")],
    general: null,
    special: [],
    series: null,
    ifImpossible: null,
  },
  effect: null,
  rolling: rolling === null ? null : rolling.map((x) => ({ kind: "total", value: n(x) })),
});
const falls: ExampleLine = {
  kind: "when",
  id: "e/falls",
  action: null,
  effect: {
    ...meta,
    id: "e/falls",
    if: null,
    kind: "change",
    verb: "falls",
    place: { kind: "field", owner: Mia, field: "sheet/Held/Leben" },
    amount: n(50),
    limit: null,
  },
  rolling: null,
};
const quantity = { relation: "exactly", within: null, asPrinted: false, differs: null } as const;
const percent = (value: number): Expr => ({
  kind: "ratio",
  num: value,
  den: 100,
  type: { kind: "fraction", unit: null },
});
const chance = (value: Expr | null, digits: number | null = null): ExampleLine => ({
  kind: "then",
  id: `e/chance ${JSON.stringify(value)}`,
  text: "chance of Erfolg",
  claim: { kind: "chance-of", what: { kind: "step", value: outcome("Erfolg") }, is: { ...quantity, value, digits } },
});
const holds = (id: string, test: Expr): ExampleLine => ({ kind: "then", id, text: id, claim: { kind: "holds", test } });

const example = (title: string, lines: readonly ExampleLine[], more: Partial<Example> = {}): Example => ({
  ...meta,
  id: `example/${title}`,
  title,
  law: false,
  variables: [],
  runs: [{ values: [], cell: null, asked: [], row: "e/row" }],
  ranges: [],
  lines,
  ...more,
});
const outcomes = (...examples: readonly Example[]): unknown =>
  runExamples({ ...model, examples }).map((e) => [
    e.name,
    e.passed,
    ...e.checks.map((c) => `${c.expected} | ${c.actual}`),
  ]);

it("knows chances, and says the exact one where the claim is wrong", () => {
  expect(
    outcomes(
      example("gut", [given(n(12)), says(n(12)), when(null), chance(percent(50), 2), chance(null)]),
      example("schlecht", [given(n(12)), says(n(12)), when(null), chance(percent(40), 2)]),
    ),
  ).toEqual([
    ["gut", true, "0.50 | 1/2", "? | 1/2"],
    ["schlecht", false, "0.40 | 1/2 (0.50000)"],
  ]);
});

it("plays with dice, and refuses what they cannot show", () => {
  const result: Expr = { kind: "result", type: Ausgang };
  const claim = holds("Ergebnis", compare("is", result, outcome("Erfolg")));
  expect(
    outcomes(
      example("elf", [
        given(n(12)),
        says(n(12)),
        when([11]),
        claim,
        holds("Bonus", compare("is", local("Bonus"), n(2))),
      ]),
      example("zehn", [given(n(12)), says(n(12)), when([10]), claim]),
      example("21", [given(n(12)), says(n(12)), when([21]), claim]),
    ),
  ).toEqual([
    ["elf", true, "Erfolg | Erfolg", "2 | 2"],
    ["zehn", false, "Erfolg | Fehlschlag"],
    ["21", false, " | Wurf cannot be 21."],
  ]);
});

it("does effects, with start values, ends and modifiers", () => {
  expect(
    outcomes(
      example("fällt", [
        given(n(12)),
        holds("vorher", compare("is", field("Leben", Mia), n(33))),
        falls,
        holds("nachher", compare("is", field("Leben", Mia), n(-9))),
        holds("Mut", compare("is", own(entry("Mut"), Mia), n(11))),
      ]),
    ),
  ).toEqual([["fällt", true, "33 | 33", "-9 | -9", "11 | 11"]]);
});

it("proves laws over all values of their ranges", () => {
  const a = local("a");
  const law = (limit: number): Example =>
    example(`bis ${limit}`, [given(a), holds("Mut", compare("<=", own(entry("Mut"), Mia), n(limit)))], {
      law: true,
      variables: [{ name: "a", type: a.type }],
      ranges: [[n(1), n(2), n(3)]],
    });
  expect(outcomes(law(3), law(2))).toEqual([
    ["bis 3", true, "<= 3 | 1"],
    ["bis 2", false, "<= 2 | 3"],
  ]);
});

it("fails where one run fails, whatever the others say", () => {
  const a = local("a");
  const one = (title: string, values: readonly number[]): Example =>
    example(title, [given(a), holds("Mut", compare("<=", own(entry("Mut"), Mia), n(2)))], {
      variables: [{ name: "a", type: a.type }],
      runs: values.map((value) => ({ values: [n(value)], cell: null, asked: [], row: "e/row" })),
    });
  expect(outcomes(one("zuerst", [3, 1, 2]), one("dazwischen", [1, 3, 2]), one("zuletzt", [1, 2, 3]))).toEqual([
    ["zuerst", false, "<= 2 | 3"],
    ["dazwischen", false, "<= 2 | 3"],
    ["zuletzt", false, "<= 2 | 3"],
  ]);
});

it("takes special modifiers and series in calls", () => {
  const call = (more: object): ExampleLine =>
    ({
      ...when(null),
      action: { ...(when(null) as Extract<ExampleLine, { kind: "when" }>).action!, ...more },
    }) as ExampleLine;
  const place = {
    kind: "entry",
    owner: Mia,
    collection: "collection/Werte",
    entry: entry("Mut"),
    field: "collection/Werte/own",
  };
  expect(
    outcomes(
      example("besonders", [
        given(n(10)),
        says(n(12)),
        call({ special: [{ place, by: n(2) }] }),
        chance(percent(50), 2),
      ]),
      example("anderer Wert", [
        given(n(10)),
        says(n(12)),
        call({ special: [{ place: { ...place, entry: entry("List") }, by: n(2) }] }),
        chance(percent(40), 2),
      ]),
    ),
  ).toEqual([
    ["besonders", true, "0.50 | 1/2"],
    ["anderer Wert", true, "0.40 | 2/5"],
  ]);
});

it.each([0, 1, 2])("fails where one run of several fails, whichever it is (%i)", (wrong) => {
  const rows = [0, 1, 2].map((i) => `  | ${i} | ${i === wrong ? 9 : i * 2} |`).join("\n");
  const text = `ruleset T { version: "1" language: en }\nexample Twice by n: 0..2 {\n  then n * 2 is Double\n  | n | Double |\n  |---|--------|\n${rows}\n}\n`;
  const [result] = compile([createSource("t.rules", text)]).examples();
  expect(result?.passed).toBe(false);
  expect(result?.checks.find((c) => !c.passed)?.expected).toBe("9");
});

it("a thing that is built in an argument lies on the table for that call, and belongs to nobody", () => {
  const text = `ruleset T { version: "1" language: en }
sheet Hero { Life: 0..9 starts at 9 }
weapons Blade {
  each Bonus: 0..9 starts at 1
  | Blade | Bonus |
  |-------|-------|
  | Knife | 2     |
}
action Strike for Hero against Foe: Hero {
  given Mine: Blade
  given Theirs: Blade
  Foe's Life falls by Bonus of Mine
  Life falls by Bonus of Theirs
}
example Built {
  given Ada = Hero()
  given Bo = Hero()
  when Ada does Strike(Blade(4), Knife()) against Bo
  then Bo's Life is 5
  then Ada's Life is 7
  when Bo does Strike(Blade(Bonus: 1), Blade()) against Ada
  then Ada's Life is 6
  then Bo's Life is 4
}
`;
  const compiled = compile([createSource("t.rules", text)]);
  expect(compiled.diagnostics.map(({ code }) => code)).toEqual([]);
  expect(compiled.examples().map(({ passed }) => passed)).toEqual([true]);
});
