// What cannot be played yet is said in the language of the reader, with its reason. Every reason of the table is said by some place of the
// source, and every place says one of the table (the compiler holds that).

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createSource } from "../../src/base/source.ts";
import type { Language } from "../../src/base/text.ts";
import { compile } from "../../src/compile.ts";
import { message } from "../../src/diagnostics/render.ts";
import { diagnostic } from "../../src/diagnostics/report.ts";
import { german, kinds, type Reason, reasonText } from "../../src/plan/build/reasons.ts";
import { isNotYet, notYet, refused, unbuilt } from "../../src/plan/build/values.ts";
import { problemOf } from "../../src/study/call-problem.ts";

const reasons = Object.keys(german) as readonly Reason[];
const holes = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!).toSorted();
const inserted = (reason: Reason): Readonly<Record<string, { readonly de: string; readonly en: string }>> =>
  Object.fromEntries(holes(reason).map((name) => [name, { de: `„${name} deutsch“`, en: `"${name} English"` }]));
// The table is walked here as a whole: what each reason needs is looked up, not written.
const textOf = reasonText as (reason: Reason, inserts: object) => { readonly de: string; readonly en: string };

test.each(reasons)("%s", (reason) => {
  const why = textOf(reason, inserted(reason));
  const said = (language: Language): string => message(diagnostic("unsupported-rule", { file: "a.rules", start: 0, end: 0 }, { why }), language);
  expect(holes(german[reason])).toEqual(holes(reason));
  expect(said("en")).toBe(`This is understood and cannot be played yet: ${reason.replace(/\{(\w+)\}/g, '"$1 English"')}.`);
  expect(said("de")).toBe(`Das ist verstanden und kann noch nicht gespielt werden: ${german[reason].replace(/\{(\w+)\}/g, "„$1 deutsch“")}.`);
  // A German text that holds nothing but inserted names may be as the English one: there is none that does.
  const words = (text: string): string => text.replace(/\{\w+\}/g, "").trim();
  expect(words(german[reason])).not.toBe(words(reason));
  expect(german[reason]).not.toMatch(/\b(?:the|which|with|whose|here|such|of a)\b/);
});

test("every reason is given somewhere", () => {
  const source = ["src/plan/build", "src/study"].flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith(".ts") && name !== "reasons.ts").map((name) => readFileSync(`${folder}/${name}`, "utf8"))).join("\n");
  expect(reasons.filter((reason) => !source.includes(`otYet("${reason}"`) && !source.includes(`otYet('${reason}'`))).toEqual([]);
});

test("the reason of a call is said in both languages, and stays when it is asked for again", () => {
  const caught = (act: () => never): unknown => {
    try {
      return act();
    } catch (error) {
      return error;
    }
  };
  const first = caught(() => notYet("{found} in a calculation", { found: kinds.list }));
  if (!isNotYet(first)) throw new Error("another error");
  const again = caught(() => refused([{ id: "x", ...unbuilt(first) }], "x"));
  const { model } = compile([createSource("a.rules", 'ruleset "A" {\n  language: German\n}\n')]);
  for (const error of [first, again]) {
    expect(problemOf(model, error)).toEqual({
      en: "This version cannot play that yet (a list in a calculation).",
      de: "Das kann diese Fassung noch nicht spielen (eine Liste in einer Rechnung).",
    });
  }
});
