// Numbers that examples hand on: a rule or formula that does not take one is told, not played with it.

import { expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { test } from "../../src/compile.ts";

const rules = `ruleset Probe { version: "1" language: en }
sheet Figur { Kraft: 0..9 starts at 5 }
formula Doppelt(Zahl: 0..4) gives number = Zahl * 2
check Wurf for Figur gives 2..16 {
  given Ziel: 1..10
  roll 1d6 as Auge
  result Auge + Ziel
}
`;
const told = (lines: string): readonly string[] =>
  test([createSource("a.rules", `${rules}example E {\n  given Ada = Figur(Kraft: 5)\n${lines}}\n`)]).examples.flatMap(({ checks }) => checks.filter((one) => !one.passed).map((one) => one.actual));

it.each([
  ["a rule", "  when Ada makes Wurf(Ada's Kraft * 3)\n  then result >= 1\n", "Wurf takes 1..10 as Ziel, not 15."],
  ["a rule with its dice", "  when Ada makes Wurf(Ada's Kraft * 3) rolling 3\n  then result is 18\n", "Wurf takes 1..10 as Ziel, not 15."],
  ["a formula", "  then Doppelt(Ada's Kraft) is 10\n", "Doppelt takes 0..4 as Zahl, not 5."],
])("%s", (_, lines, expected) => {
  expect(told(lines)).toEqual([expected]);
});

it("at its ends it is taken", () => {
  expect(told("  when Ada makes Wurf(Ada's Kraft * 2) rolling 3\n  then result is 13\n  then Doppelt(Ada's Kraft - 1) is 8\n")).toEqual([]);
});
