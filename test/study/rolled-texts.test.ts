// What a random table says in words, from a text to an engine. Invariant: it is one of the texts of its rows, word by word.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { check, compile } from "../../src/compile.ts";
import { importEngine, writeEngine } from "../emit/whole.ts";

const text = readFileSync(new URL("rolled-texts.rules", import.meta.url), "utf8");

it("texts of a random table are asked for, and given out, as they are written", { timeout: 120_000 }, async () => {
  const compiled = compile([createSource("rolled-texts.rules", text)]);
  expect(compiled.diagnostics).toEqual([]);
  expect(compiled.built.unsupported).toEqual([]);
  expect(compiled.examples().flatMap(({ checks }) => checks.filter(({ passed }) => !passed))).toEqual([]);
  const whole = await writeEngine(compiled.model);
  // oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
  const e: any = await importEngine(whole);
  const run = e.lauschen.roll({ Held: e.held() }, { dice: e.dice.scripted([6, 6]) });
  expect(run.after.Held.Furcht).toBe(2);
  expect(JSON.stringify(run)).toContain("dein Name, geflüstert");
  expect(whole.files.find(({ path }) => path === "reference.md")!.text).toContain("dein Name, geflüstert");
});

it("a text that is in no row is told", () => {
  const said = check([createSource("x.rules", text.replace('if Omen is "dein Name, geflüstert"', 'if Omen is "dein Name, gerufen"'))]).diagnostics;
  expect(said.map(({ code }) => code)).toEqual(["mismatched-type"]);
});
