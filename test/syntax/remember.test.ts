/** A reader that remembers declarations reads the same as one that does not, edit by edit. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { createReader } from "../../src/syntax/parse.ts";
import { damaged } from "../diagnostics/edits.ts";
import { chanceOf } from "../format/layouts.ts";

const root = new URL("../../rulesets/", import.meta.url);
const remembering = createReader();
const forgetting = createReader();
let readings = 0;

/** What does not depend on the file's name. A file that was never read is not remembered. */
function read(text: string): { readonly warm: string; readonly cold: string } {
  const path = `${++readings}.rules`;
  const warm = remembering(createSource("a.rules", text));
  const cold = forgetting(createSource(path, text));
  return { warm: JSON.stringify([warm.ast, warm.diagnostics]), cold: JSON.stringify([cold.ast, cold.diagnostics]).replaceAll(`"file":"${path}"`, '"file":"a.rules"') };
}

it.each(readdirSync(root))("edits of %s", (name) => {
  const text = readFileSync(new URL(`${name}/${name}.rules`, root), "utf8");
  const chance = chanceOf(23);
  let now = text;
  for (let edit = 0; edit < 12; edit++) {
    now = edit % 4 === 3 ? text : damaged(now, chance).text;
    const { warm, cold } = read(now);
    expect(warm).toBe(cold);
  }
}, 120_000);

it("names that are declared later change how cells and sentences before them are read", () => {
  const table = 'things Dinge {\n  each Wert: 0..9\n  | Ding | Wert |\n  |------|------|\n  | A    | 3    |\n}\n\ntable Art by Ding: Dinge gives text {\n  | Ding | Art |\n  |------|-----|\n  | A - B or C | x |\n}\n';
  for (const rows of ["| A - B | 1 |\n", "| A - B or C | 1 |\n", ""]) {
    const { warm, cold } = read(table.replace("}", `${rows}}`));
    expect(warm).toBe(cold);
  }
});

it("what stands before a change is the same tree", () => {
  const text = "choice A: a, b\n\nchoice B: c, d\n\nchoice C: e, f\n";
  const before = remembering(createSource("b.rules", text)).ast.declarations;
  const after = remembering(createSource("b.rules", text.replace("c, d", "c, d, dd"))).ast.declarations;
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[2]).toEqual({ ...before[2], ...after[2] });
  expect(after[2]?.span.start).toBe((before[2]?.span.start ?? 0) + 4);
});
