// Rules by other people, and single cases of dice and modifiers, said in this language: each text is clean, and every example in it holds.
// What each of them is, and what cannot be said, stands in README.md beside this file.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { check, compile } from "../../src/compile.ts";
import { createReader } from "../../src/syntax/parse.ts";

const read = createReader();
const files = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".rules"));

describe("systems and cases", () => {
  test.each(files)("%s", { timeout: 120_000 }, (name) => {
    const source = createSource(name, readFileSync(new URL(name, import.meta.url), "utf8"));
    const compiled = compile([source], read);
    expect(compiled.diagnostics.map((d) => [d.code, d.args])).toEqual([]);
    expect(compiled.built.unsupported).toEqual([]);
    const wrong = compiled.examples().flatMap((e) => e.checks.filter((c) => !c.passed || c.expected === "?").map((c) => [e.name, c.text, c.expected, c.actual]));
    expect(wrong).toEqual([]);
    expect(compiled.examples().flatMap((e) => e.checks).length).toBeGreaterThan(0);
  });
});

describe("what is said of mistakes in them", () => {
  const said = (text: string): readonly string[] => check([createSource("x.rules", text)]).diagnostics.map((d) => d.code);
  const digits = readFileSync(new URL("fc-39-digits.rules", import.meta.url), "utf8");
  const table = readFileSync(new URL("fc-38-no-such-row.rules", import.meta.url), "utf8");
  test("a throw of D66 without a row, and two rows for one", () => {
    expect(said(digits.replace("51-65", "52-65"))).toContain("uncovered-rows");
    expect(said(digits.replace("51-65", "46-65"))).toContain("overlapping-rows");
  });
  test("rows that are missing for D66 are those that two dice can show", () => {
    const [one] = check([createSource("x.rules", digits.replace("51-65", "56-65"))]).diagnostics;
    expect(one?.fix?.edits.map(({ newText }) => newText.trim())).toEqual(["| 51-55 | Karte  |"]);
    const [wide] = check([createSource("x.rules", digits.replace("11-26", "11-15"))]).diagnostics;
    expect(wide?.fix?.edits.map(({ newText }) => newText.trim())).toEqual(["| 16-26 | nichts |"]);
  });
  test("a sum that the table does not have", () => {
    expect(said(table.replace("Bonus((WW + CE) limited to -1..26)", "Bonus(WW + CE)"))).not.toEqual([]);
  });
  test("a list that is no let cannot lose anything", () => {
    const lost = "check Wurf gives number {\n  roll 3d6 separately as Würfe\n  Würfe loses 3\n  result count of Würfe\n}\n";
    expect(said(lost)).toEqual(["misplaced-change"]);
  });
});
