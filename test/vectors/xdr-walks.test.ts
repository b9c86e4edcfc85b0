// Walks without an end that is known: how long a skill takes to the top, how long to learn one. The chance that they end is asked of the
// rules, as an absorbing chain; the expected number of rolls is worked out here from the odds of a single one. Invariant: every number
// that is expected comes out of the vectors.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { runExample } from "../../src/study/examples.ts";
import { rulesOf } from "../../src/study/table-top.ts";
import { add, div, type Fraction, mul, ONE, parse, sub, toString, ZERO } from "../../src/runtime/fraction.ts";

const rules = "rulesets/xdr/xdr.rules";
const helpers = "test/vectors/xdr.rules";
const { groups } = JSON.parse(readFileSync(new URL("xdr.json", import.meta.url), "utf8")) as {
  readonly groups: {
    readonly skill_level_walk: {
      readonly expected_rolls_trained_from_1_to_3: string;
      readonly expected_rolls_trained_from_2_to_3: string;
      readonly expected_rolls_untrained_from_1_to_3: string;
    };
    readonly learning: {
      readonly expected_attempts: string;
      readonly attempts_for_at_least_half: number;
      readonly per_attempt: { readonly frac: string };
      readonly rows: readonly { readonly attempts: number; readonly frac: string }[];
    };
  };
};
const levels = ["schlecht", "gut", "sehr gut"] as const;

const startsAt = (level: string, more: string): string =>
  `given Mira = Figur(Schießen: ${level}, Vitalität: sehr gut${more})`;
const kinds = { untrained: "", trained: ", Trainingsfelder: (Schießen)" } as const;
type Kind = keyof typeof kinds;

/** Examples that ask for the chances of one roll from each level, and whether the walk ends. */
const asking = Object.entries(kinds).flatMap(([kind, more]) => [
  `example "${kind} to the top" {`,
  startsAt("schlecht", more),
  "when Mira makes Bis zum Meister(Schießen)",
  "then chance is ? that result",
  "}",
  ...levels.flatMap((from) => [
    `example "${kind} ${from}" {`,
    startsAt(from, more),
    "when Mira makes Kontrollwurf(Schießen)",
    ...levels.map((to) => `then chance is ? that Mira's Schießen is ${to}`),
    "}",
  ]),
]);
const compiled = compile([
  ...[rules, helpers].map((path) => createSource(path, readFileSync(path, "utf8"))),
  createSource("asked.rules", asking.join("\n")),
]);
const ruleset = rulesOf(compiled.model);
/** What the chances of an example come to: `?` shows them. */
function chances(title: string): readonly Fraction[] {
  const example = compiled.model.examples.find((one) => one.title === title)!;
  const { checks } = runExample(ruleset, example);
  return checks.map(({ actual }) => parse(actual.split(" ")[0] ?? ""));
}
/** Chances to go from each level to each other in one roll. */
const transitions = (kind: Kind): readonly (readonly Fraction[])[] => levels.map((from) => chances(`${kind} ${from}`));

/** Expected rolls until the last level, from each of the others: E = 1 + Σ p E, by elimination. */
function expectedRolls(chain: readonly (readonly Fraction[])[]): readonly Fraction[] {
  const n = chain.length - 1;
  const rows = Array.from({ length: n }, (_, i) => [
    ...Array.from({ length: n }, (__, k) => sub(i === k ? ONE : ZERO, chain[i]![k]!)),
    ONE,
  ]);
  for (let i = 0; i < n; i++) {
    const pivot = rows[i]!.map((x) => div(x, rows[i]![i]!));
    rows[i] = pivot;
    for (let k = 0; k < n; k++) if (k !== i) rows[k] = rows[k]!.map((x, c) => sub(x, mul(rows[k]![i]!, pivot[c]!)));
  }
  return rows.map((row) => row.at(-1)!);
}
const text = (one: Fraction): string => `${one.n}/${one.d}`;

describe("walks of XDR", () => {
  const walk = groups.skill_level_walk;
  it("lead to the top for certain", () => {
    for (const kind of Object.keys(kinds)) expect(chances(`${kind} to the top`).map(toString)).toEqual(["1"]);
  });
  it("take as many rolls as the vectors say, with training and without", () => {
    const [fromSchlecht, fromGut] = expectedRolls(transitions("trained"));
    expect([text(fromSchlecht!), text(fromGut!)]).toEqual([
      walk.expected_rolls_trained_from_1_to_3,
      walk.expected_rolls_trained_from_2_to_3,
    ]);
    expect(text(expectedRolls(transitions("untrained"))[0]!)).toBe(walk.expected_rolls_untrained_from_1_to_3);
  });
  it("of learning: as many attempts as the vectors say", () => {
    const { learning } = groups;
    const once = parse(learning.per_attempt.frac);
    expect(text(expectedRolls([[sub(ONE, once), once], [ZERO, ONE]])[0]!)).toBe(learning.expected_attempts);
    let failed = ONE;
    const isLearned = learning.rows.map(({ attempts }) => {
      failed = Array.from({ length: attempts }).reduce<Fraction>((all) => mul(all, sub(ONE, once)), ONE);
      return { attempts, chance: sub(ONE, failed) };
    });
    const half = isLearned.find(({ chance }) => add(chance, chance).n >= add(chance, chance).d);
    expect(half?.attempts).toBe(learning.attempts_for_at_least_half);
  });
});
