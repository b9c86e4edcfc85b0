/**
 * How well damaged texts are understood, measured on random edits of the rulesets. REGELWERK_EDITS sets how many of each kind
 * are tried for each text (1000 for the whole measurement); a run of the suite tries a few.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createSource, position } from "../../src/base/source.ts";
import { chanceOf } from "../format/layouts.ts";
import { damaged, mended, misspeltUse, saidOf } from "./edits.ts";

const count = Number(process.env["REGELWERK_EDITS"] ?? 25);
const root = new URL("../../rulesets/", import.meta.url);
const texts = readdirSync(root).map((name) => [name, readFileSync(new URL(`${name}/${name}.rules`, root), "utf8")] as const);

const percent = (part: number, all: number): number => (all === 0 ? 100 : (100 * part) / all);

describe.each(texts)("edits of %s", (name, text) => {
  it("a damaged token: told near its place, in few words, without a crash", () => {
    const chance = chanceOf(7);
    const sizes: number[] = [];
    const far: string[] = [];
    for (let tried = 0; tried < count; tried++) {
      const edit = damaged(text, chance);
      const source = createSource("a.rules", edit.text);
      const said = saidOf(source);
      const errors = said.filter((one) => one.severity === "error");
      if (errors.length === 0) continue;
      sizes.push(said.length);
      const { line } = position(source, errors[0]!.span.start);
      const near = [line, ...errors[0]!.related.filter((one) => one.span.file === source.path).map((one) => position(source, one.span.start).line)];
      if (!near.some((one) => Math.abs(one - edit.line) <= 1)) far.push(`${edit.how} in line ${edit.line + 1}: ${errors[0]!.code} in line ${line + 1}`);
    }
    sizes.sort((a, b) => a - b);
    const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
    const most = sizes[Math.floor(sizes.length * 0.95)] ?? 0;
    console.log(`${name}: ${sizes.length} of ${count} edits are errors; near ${percent(sizes.length - far.length, sizes.length).toFixed(1)} %, median ${median}, 95 % have at most ${most}`);
    if (process.env["REGELWERK_EDITS"] !== undefined) console.log(far.join("\n"));
    expect(percent(sizes.length - far.length, sizes.length)).toBeGreaterThanOrEqual(count < 200 ? 85 : 95);
    expect(median).toBe(1);
    expect(most).toBeLessThanOrEqual(count < 200 ? 4 : 3);
  }, 600_000);

  it("a name misspelt at one use: the repair gives the text back", () => {
    const chance = chanceOf(11);
    const missed: string[] = [];
    let tried = 0;
    for (let step = 0; step < count; step++) {
      const edit = misspeltUse(text, chance);
      if (edit === null) continue;
      const said = saidOf(createSource("a.rules", edit.text)).filter((one) => one.severity === "error");
      if (said.length === 0) continue;
      tried++;
      if (!said.some((one) => mended(edit.text, one) === text)) missed.push(`${said[0]!.code} ${JSON.stringify(said[0]!.args)}`);
    }
    console.log(`${name}: ${percent(tried - missed.length, tried).toFixed(1)} % of ${tried} misspelt names are mended`);
    if (process.env["REGELWERK_EDITS"] !== undefined) console.log(missed.join("\n"));
    expect(percent(tried - missed.length, tried)).toBeGreaterThanOrEqual(count < 200 ? 80 : 90);
  }, 600_000);
});
