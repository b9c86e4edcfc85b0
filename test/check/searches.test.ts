/** Who remembers searches for witnesses says the same as who searches anew, edit by edit and under every module. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { createSearches } from "../../src/check/searches.ts";
import { compile, foundQuickly } from "../../src/compile.ts";
import { createReader, type Reader } from "../../src/syntax/parse.ts";
import { damaged } from "../diagnostics/edits.ts";
import { chanceOf } from "../format/layouts.ts";

function said(text: string, read: Reader): string {
  const compiled = compile([createSource("a.rules", text)], read);
  return JSON.stringify([foundQuickly(compiled), compiled.model]);
}

it("edits of a text with holes", () => {
  const text = readFileSync(new URL("../cases/planted.rules", import.meta.url), "utf8");
  const sound = text.split("\n").filter((line) => !line.trimStart().startsWith("//")).join("\n");
  const remembering = createReader();
  const chance = chanceOf(31);
  let now = sound;
  for (let edit = 0; edit < 20; edit++) {
    now = edit % 4 === 3 ? sound : damaged(now, chance).text;
    expect(said(now, remembering)).toBe(said(now, createReader()));
  }
}, 120_000);

it("what a search reads far away changes what is found", () => {
  const text = (most: number, plus: number, name: string): string =>
    `sheet Figur {\n  ${name}: 0..${most}\n  Bonus = ${name} + ${plus}\n}\ntable Schaden by Wert: number gives 0..20 {\n  | Wert | Schaden |\n  | 0-6  | 3 |\n}\ncheck Hieb for Figur gives 0..20 {\n  roll 1d4 as Wurf\n  result Schaden(Wurf + Bonus)\n}\n`;
  const remembering = createReader();
  const seen = [text(2, 0, "Kraft"), text(4, 0, "Kraft"), text(2, 1, "Kraft"), text(4, 0, "Mut"), text(2, 0, "Kraft"), text(4, 0, "Kraft")].map((one) => {
    const warm = said(one, remembering);
    expect(warm).toBe(said(one, createReader()));
    return warm;
  });
  expect(new Set(seen).size).toBe(4);
  expect(seen[1]).toContain("uncovered-rows");
  expect(seen[0]).not.toContain("uncovered-rows");
});

it("and so does what a calculated value reads", () => {
  const text = (most: number, rows: string): string => `sheet Figur {\n  Kraft: 0..${most}\n  Fall = Schaden(Kraft + 3)\n}\ntable Schaden by Wert: number gives 0..20 {\n  | Wert | Schaden |\n  | ${rows}  | 3 |\n}\n`;
  const remembering = createReader();
  const isFound = ([most, rows]: readonly [number, string]): boolean => {
    const warm = said(text(most, rows), remembering);
    expect(warm).toBe(said(text(most, rows), createReader()));
    return warm.includes("uncovered-rows");
  };
  expect(([[2, "0-6"], [4, "0-6"], [4, "0-7"], [4, "0-6"], [2, "0-6"]] as const).map(isFound)).toEqual([false, true, false, true, false]);
});

it("a search that is known is not made again; what nobody asked for the longest goes", () => {
  const { remembered } = createSearches();
  let made = 0;
  const find = (key: string): number => remembered(key, () => ++made);
  expect([find("a"), find("b"), find("a")]).toEqual([1, 2, 1]);
  for (const sign of "cdefghi") find(sign.repeat(1_500_000));
  expect(find("a")).toBe(10);
});
