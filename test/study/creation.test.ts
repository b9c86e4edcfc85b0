// Creations, level-ups and single things from a text: the examples of a small ruleset hold, and those that the vectors of EPS give for
// its creation and level-up. Invariant: every number comes out of the vectors, the examples are only made of them.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { runExamples } from "../../src/study/examples.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const failing = (text: string): readonly unknown[] => {
  const { diagnostics, model, built } = compile([createSource("test.rules", text)]);
  const failed = runExamples(model).filter(({ passed }) => !passed);
  return [...diagnostics.filter(({ code }) => code !== "differing-example"), ...built.unsupported, ...failed];
};

const names = ["ST", "GE", "IN", "CH"] as const;
type Values = Readonly<Record<(typeof names)[number], number>>;
interface Row {
  readonly name: string;
  readonly option: 1 | 2 | 3;
  readonly WW: Values;
  readonly axes: string;
  readonly CE: Values;
  readonly PW: Values;
  readonly BONUS: Values;
  readonly AVG_WW: number;
  readonly LP: number;
  readonly RW: number;
  readonly MO: number;
  readonly TL: number;
  readonly outside_the_table?: readonly string[];
}
interface Vectors {
  readonly characters: { readonly rows: readonly Row[] };
  readonly ww_2d6_plus_2_middle_four: {
    readonly sum_of_four: readonly (readonly [number, string])[];
    readonly avg_ww: readonly (readonly [number, string])[];
    readonly avg_ww_mean: string;
    readonly sorted_four: readonly { readonly distribution: readonly (readonly [number, string])[] }[];
  };
  readonly level_up: {
    readonly rows: readonly {
      readonly current: number;
      readonly first_roll_higher: { readonly frac: string };
      readonly within_two_rolls_higher: { readonly frac: string };
    }[];
  };
}
const file = JSON.parse(read("../vectors/eps.json")) as { readonly groups: Vectors } | Vectors;
const vectors: Vectors = "groups" in file ? file.groups : file;

const axes = [
  "introvertiert – extrovertiert",
  "schnell – kräftig",
  "explosiv – ausdauernd",
  "taktisch – waghalsig",
  "fingerfertig – diplomatisch",
  "einfühlsam – unzugänglich",
];
const ways = { 1: "In Reihenfolge", 2: "Frei verteilt", 3: "Ohne Extreme" } as const;

/** The document's rules without their own examples, with these instead. */
function epsWith(...examples: readonly string[]): string {
  const rules = read("../../rulesets/eps/eps.rules").replaceAll(/^(?:example|law|odds table) [^]*?^\}$/gmu, "");
  return [rules, ...examples].join("\n");
}

test("a small ruleset: choices, placings, questions for the sheet, steps again, things that change hands", () => {
  expect(failing(read("creation.rules"))).toEqual([]);
});

describe("EPS", () => {
  test("the characters of the vectors come out of the creation", () => {
    const examples = vectors.characters.rows.map((row): string => {
      const falling = names.toSorted((a, b) => row.WW[b] - row.WW[a]);
      const throws =
        row.option === 3 ? [4, ...falling.map((name) => row.WW[name]), 14] : names.map((name) => row.WW[name]);
      const places = row.option === 3 ? falling : names;
      const outside = row.outside_the_table ?? [];
      return [
        `example "${row.name}" {`,
        ...axes.map((axis, i) => `player says ${axis} = ${row.axes[i]}`),
        `player says Verfahren = ${ways[row.option]}`,
        `player says Würfe = (${places.join(", ")})`,
        `when creation of Charakter rolling ${throws.join(", ")}`,
        ...names.flatMap((name) => [
          `then Charakter's ${name}'s WW is ${row.WW[name]}`,
          `then Charakter's ${name}'s CE is ${row.CE[name]}`,
          `then Charakter's ${name} is ${row.PW[name]}`,
          ...(outside.includes(name) ? [] : [`then Charakter's ${name}'s Bonus is ${row.BONUS[name]}`]),
        ]),
        `then Charakter's AVG WW is ${row.AVG_WW}`,
        `then Charakter's LP is ${row.LP}`,
        `then Charakter's RW is ${row.RW}`,
        `then Charakter's Moral is ${row.MO}`,
        `then Charakter's Traglast is ${row.TL} kg`,
        "}",
      ].join("\n");
    });
    expect(examples).toHaveLength(10);
    expect(failing(epsWith(...examples))).toEqual([]);
  });

  test("the middle four of six throws: sums, means and each of the sorted four", () => {
    const { sum_of_four, avg_ww, avg_ww_mean, sorted_four } = vectors.ww_2d6_plus_2_middle_four;
    const lowestFirst = names.toReversed();
    const claims = [
      ...sum_of_four.map(([sum, p]) => `then chance is ${p} that sum of Charakter's Probewerte's WW is ${sum}`),
      ...avg_ww.map(([mean, p]) => `then chance is ${p} that Charakter's AVG WW is ${mean}`),
      `then average of Charakter's AVG WW is ${avg_ww_mean}`,
      ...sorted_four.flatMap(({ distribution }, rank) =>
        distribution.map(([value, p]) => `then chance is ${p} that Charakter's ${lowestFirst[rank]}'s WW is ${value}`),
      ),
    ];
    expect(claims).toHaveLength(41 + 11 + 1 + 44);
    const example = [
      'example "die mittleren vier" {',
      "player says Verfahren = Ohne Extreme",
      `player says Würfe = (${names.join(", ")})`,
      "when creation of Charakter",
      ...claims,
      "}",
    ].join("\n");
    expect(failing(epsWith(example))).toEqual([]);
  });

  test("a level-up: one throw, or a second one for who is not content", () => {
    const examples = vectors.level_up.rows.flatMap((row) =>
      [
        ["no", row.first_roll_higher.frac] as const,
        [`Erster Wurf <= ${row.current}`, row.within_two_rolls_higher.frac] as const,
      ].map(([again, p]) =>
        [
          `example "von ${row.current}: ${again}" {`,
          `given Ada = Charakter(ST's WW: ${row.current})`,
          `player says nochmal = ${again}`,
          `player says tauschen = Neuer Wert > ${row.current}`,
          "player says Tauschwert = ST",
          "player says neue Qualifikation = Klettern",
          "when Ada does Levelaufstieg",
          `then chance is ${p} that Ada's ST's WW > ${row.current}`,
          "}",
        ].join("\n"),
      ),
    );
    expect(failing(epsWith(...examples))).toEqual([]);
  });
});
