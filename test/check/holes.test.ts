import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { check } from "../../src/compile.ts";
import { message } from "../../src/diagnostics/render.ts";

const eps = readFileSync(new URL("../../rulesets/eps/eps.rules", import.meta.url), "utf8");

function said(text: string): readonly string[] {
  return check([createSource("a.rules", text)]).diagnostics.map((one) => `${one.code}: ${message(one, "en")}`);
}

function without(text: string, ...pieces: readonly (readonly [string, string])[]): string {
  return pieces.reduce((rest, [piece, instead]) => {
    expect(rest).toContain(piece);
    return rest.replace(piece, instead);
  }, text);
}

describe("cases no branch answers", () => {
  it("equal rolls in a fight, with a witness and how often", () => {
    const melee = without(eps, ["  result Patt if Abwehr is Angriff\n", ""], ["  do Schaden zufügen(Wucht) against Verteidiger  §nah.4\n  result Treffer\n", "  when Abwehr < Angriff {\n    do Schaden zufügen(Wucht) against Verteidiger\n    result Treffer\n  }\n"]);
    const [only, ...more] = said(melee);
    expect(more).toEqual([]);
    expect(only).toMatch(/^missing-result: Nahkampfangriff can end without a result, for example with .*Angriff = (\d+), Abwehr = \1.* \(a chance of 3\/100\)/u);
  });

  it("a chain of comparisons that leaves nothing out is no hole", () => {
    expect(said("check P gives one of a, b or c {\n  roll 1d6 as A\n  roll 1d6 as B\n  result a if A > B\n  result b if B > A\n  result c if A is B\n}\n")).toEqual([]);
  });
});

describe("rows", () => {
  const table = (rows: string): string =>
    `sheet Figur {\n  Kraft: 0..9 starts at 3\n  Last: 0..9 starts at 0\n}\ntable Bonus by Wert: number gives -5..5 {\n  | Wert | Bonus |\n${rows}}\ncheck Hieb for Figur gives -5..26 {\n  roll 1d6 as Wurf\n  let Stand = Kraft - Last\n  result Wurf + Bonus(Stand)\n}\n`;

  it("what arrives counts: a difference below the first row", () => {
    const [only, ...more] = said(table("  | 0-9 | 1 |\n"));
    expect(more).toEqual([]);
    expect(only).toMatch(/^uncovered-rows: No row of Bonus answers (-\d), which comes about with Figur\(.*Last: \d+.*\)\. /u);
  });

  it("open ends and otherwise leave no gap", () => {
    expect(said(table("  | 3- | 1 |\n  | 4+ | 2 |\n"))).toEqual([]);
    expect(said(table("  | 3 | 1 |\n  | otherwise | 2 |\n"))).toEqual([]);
  });

  it("a lookup behind a condition is asked only where it holds", () => {
    const text = table("  | 0-9 | 1 |\n").replace("Wurf + Bonus(Stand)", "Wurf + (if Stand < 0 then 0 else Bonus(Stand))");
    expect(said(text)).toEqual([]);
  });
});

describe("sentences that never count", () => {
  it("the wider case before the narrower one, and a bound nobody reaches", () => {
    const text = "sheet F { Kraft: 0..20 starts at 3 }\ncheck P for F gives 0..3 {\n  roll 1d20 as W\n  result 1 if W + Kraft >= 10\n  result 2 if W + Kraft >= 12\n  result 3 if Kraft > 30\n  result 0\n}\n";
    expect(said(text).map((one) => one.split(":")[0])).toEqual(["unreachable-sentence", "unreachable-sentence"]);
  });

  it("a value that an effect may have changed is not taken for known", () => {
    const text = "sheet F { Kraft: 0..20 starts at 3 }\ncheck P for F gives 0..3 {\n  roll 1d20 as W\n  result 1 if Kraft > 5\n  Kraft rises by W\n  result 2 if Kraft > 5\n  result 0\n}\n";
    expect(said(text)).toEqual([]);
  });
});
