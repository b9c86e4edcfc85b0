// Translations: names in another language for the book, traces and forms, and pinned names of what an engine exports. Whatever things are
// called, what is played and every chance stay the same.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import schema from "../../grammar/model.schema.json" with { type: "json" };
import { createSource } from "../../src/base/source.ts";
import { build, compile, docs, roll } from "../../src/compile.ts";
import { main } from "../../src/cli/main.ts";
import * as compiler from "../../src/compile.ts";
import * as saves from "../../src/saves.ts";
import { namesIn, translated } from "../../src/model/translated.ts";
import type { Model } from "../../src/model/types.ts";
import { runExamples } from "../../src/study/examples.ts";
import { importEngine, writeEngine } from "../emit/whole.ts";
import { memoryHost } from "../support/memory-host.ts";

const path = "test/study/translation.rules";
const source = createSource(path, readFileSync(path, "utf8"));
const compiled = compile([source]);

/** Every name gets a label nobody would guess. */
function allRenamed(model: Model): Model {
  const labels = [...namesIn(model)].map((name) => ({ name, label: `Ω${name}`, short: null }));
  return translated({ ...model, translations: [{ language: "en", labels }] }, "en");
}

describe("a Model under other names", () => {
  it("is read without a fault", () => {
    expect(compiled.diagnostics).toEqual([]);
    expect(compiled.examples().filter(({ passed }) => !passed)).toEqual([]);
  });
  it.each(["test/study/translation.rules", "test/study/slots.rules", "test/study/relation.rules", "test/study/durations.rules", "test/study/acting-things.rules", "test/study/modifier-kinds.rules", "test/study/turns.rules", "test/study/creation.rules", "rulesets/eps/eps.rules"])("%s plays as before", (file) => {
    const { model } = compile([createSource(file, readFileSync(file, "utf8"))]);
    const renamed = allRenamed(model);
    // Why something is not possible in a conflict is said in the language it is played in.
    const told = (outcomes: ReturnType<typeof runExamples>): unknown => outcomes.map(({ checks }) => checks.map(({ text, passed }) => passed || text.startsWith("it is not possible")));
    const [before, after] = [runExamples(model), runExamples(renamed)];
    expect(told(after)).toEqual(told(before));
    expect(after.length).toBeGreaterThan(0);
    expect([...namesIn(renamed)].filter((name) => !name.includes("Ω") && namesIn(model).has(name))).toEqual([]);
  });
  it("leaves no text of the Model out of account", () => {
    const texts = new Set<string>();
    const visit = (value: unknown, key: string): void => {
      if (typeof value !== "object" || value === null) return;
      if ("type" in value && (value.type === "string" || (Array.isArray(value.type) && value.type.includes("string"))) && !/^\d$/u.test(key) && !("enum" in value) && !("const" in value)) texts.add(key);
      for (const [inner, one] of Object.entries(value)) visit(one, ["anyOf", "items", "additionalProperties"].includes(inner) ? key : inner);
    };
    visit(schema.definitions, "");
    const names = ["name", "title", "step", "entry", "side", "between", "role", "local", "roll", "none", "list", "edition", "keys", "names", "group", "key", "short", "values", "fields", "gm", "player"];
    const ids = ["Id", "id", "sheet", "scale"];
    const others = ["version", "docs", "clauses", "prefix", "message", "noneDocs", "differs", "formerly", "text", "value", "num", "den", "label", "identifier"];
    expect([...texts].filter((key) => ![...names, ...ids, ...others].includes(key))).toEqual([]);
  });
});

describe("the book in another language", () => {
  const { files } = docs([source]);
  const book = (name: string): string => files.find((file) => file.path === `study/${name}`)?.text ?? "";
  it("stands beside that of the rules, for each edition", () => {
    expect(files.map((file) => file.path)).toEqual(["", "Winter/"].flatMap((folder) => ["reference.md", "reference.html", "reference.en.md", "reference.en.html"].map((name) => `study/${folder}${name}`)));
  });
  it("holds labels and English sentences", () => {
    expect(book("reference.md")).toContain("Wache halten");
    expect(book("reference.md")).not.toContain("Stand watch");
    const english = book("reference.en.md");
    for (const text of ["# Camp life", "Stand watch", "Cooking (CO)", "fatigue (FA)", "exhausted", "Night watch", "A quiet night", "## Create Character"]) expect(english).toContain(text);
    const [prose] = english.split("## Index");
    for (const name of ["Wache halten", "Nachtwache", "gelungen", "übermüdet", "Figur", "Ausgang", "Wurf"]) expect(prose).not.toContain(name);
  });
  it("is called otherwise by a module", () => {
    expect(book("Winter/reference.en.md")).toContain("campfire");
    expect(book("Winter/reference.en.md")).toContain("warmth");
  });
});

describe("a call", () => {
  const question = { call: 'given Ada = Figur(Name: "Ada"); gm says im Dunkeln = no; when Ada does Nachtwache', seed: null, faces: [6] };
  it("is told in the language asked for", () => {
    expect(roll([source], undefined, question).roll?.lines.join("\n")).toContain("daneben");
    const lines = roll([source], undefined, { ...question, language: "en" }).roll?.lines.join("\n");
    expect(lines).toContain("Result: missed");
    expect(lines).toContain("throw: 1d6 → 6");
    expect(lines).toContain("Ada: Check");
    expect(lines).toContain("Ada's fatigue: 1 → 2");
  });
  it("is told so on the command line, except to programs", async () => {
    const told = async (...words: readonly string[]): Promise<string> => {
      const recorded = memoryHost(words, { "lager.rules": source.text });
      await main(recorded.host, { ...compiler, ...saves });
      return recorded.printed.join("\n");
    };
    expect(await told("odds", "lager.rules", question.call, "--lang", "en")).toContain("done well");
    expect(await told("odds", "lager.rules", question.call)).toContain("gelungen");
    expect(await told("odds", "lager.rules", question.call, "--lang", "en", "--json")).toContain("gelungen");
  });
});

describe("an engine", () => {
  // oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
  let engine: any;
  let text = "";
  beforeAll(async () => {
    const { files } = await build([source], undefined, ["engine"]);
    text = files.find((file) => file.path === "study/engine.ts")?.text ?? "";
    engine = await importEngine(await writeEngine(compiled.model));
  }, 120_000);
  it("exports pinned identifiers, and labels for forms", () => {
    expect(Object.keys(engine)).toEqual(expect.arrayContaining(["standWatch", "character", "probe"]));
    expect(text).toMatch(/export type Outcome\b/u);
    const sheet = engine.meta.sheets[0];
    expect(sheet.label).toEqual({ de: "Figur", en: "Character" });
    expect(sheet.constant).toBe("character");
    expect(engine.meta.actions.map((one: { readonly label: unknown }) => one.label)).toContainEqual({ de: "Nachtwache", en: "Night watch" });
  });
  it("tells a trace under them, with names as keys in its data", () => {
    const ada = engine.character({ Name: "Ada" });
    const run = engine.standWatch.roll({ Figur: ada }, { dice: engine.dice.scripted([6]) });
    expect(run.result).toBe("daneben");
    expect(run.after.Figur.Müdigkeit).toBe(2);
    expect(engine.text(run.trace, "en")).toContain("throw (1W6): 6");
    expect(engine.text(run.trace, "en")).toContain("fatigue rises by 1: 1 → 2");
    expect(engine.text(run.trace, "en")).not.toMatch(/daneben|Müdigkeit|Wurf/u);
    expect(engine.text(run.trace, "de")).toContain("Wurf");
  });
});
