// Slots from a text to an engine: examples hold, and the engine's door, runs, corrections, form, schema and book know places that are
// empty. Invariant: a place keeps its number wherever it is shown.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, thrown, type WholeEngine, writeEngine } from "../emit/whole.ts";

const compiled = compile([
  createSource("slots.rules", readFileSync(new URL("slots.rules", import.meta.url), "utf8")),
]);
let whole: WholeEngine;
// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
let e: any;
beforeAll(async () => {
  whole = await writeEngine(compiled.model);
  e = await importEngine(whole);
}, 60_000);
const file = (name: string): string => whole.files.find(({ path }) => path === name)!.text;

describe("slots", () => {
  it("are read and changed by their number in every example", () => {
    expect(compiled.diagnostics).toEqual([]);
    expect(compiled.built.unsupported).toEqual([]);
    expect(compiled.examples().filter(({ passed }) => !passed)).toEqual([]);
    expect(compiled.examples().length).toBe(7);
  });

  it("are lists with empty places at the door, as long as there are places", () => {
    const anna = e.figur({ Felder: ["Kraft", null, "Boxen"], Gaben: "Stark" });
    expect([anna.Felder, anna.Beutel, anna.Gaben]).toEqual([
      ["Kraft", null, "Boxen"],
      [null, null, null, null],
      ["Stark", null, null, null],
    ]);
    expect(e.figur(JSON.parse(JSON.stringify(anna)))).toEqual(anna);
    expect(thrown(() => e.figur({ Felder: ["Kraft", "Mut", null, null] })).problems).toMatchObject([
      { path: "Felder", code: "out-of-range" },
    ]);
    expect(thrown(() => e.figur({ Felder: ["Mut"] })).problems).toMatchObject([{ path: "Felder.0", code: "unknown-name" }]);
    expect(e.figur.view(anna)).toMatchObject({ Eigenschaften: { Kraft: { base: 2, value: 3 + 1 } } });
  });

  it("change in runs and corrections, place by place", () => {
    const anna = e.figur({ Felder: [null, "Speed"] });
    const run = e.umstellen.roll({ Figur: anna, Feld: 3, Inhalt: "Schießen" }, { dice: e.dice.scripted([]) });
    expect(run.after.Figur.Felder).toEqual([null, "Speed", "Schießen"]);
    expect(run.changes).toMatchObject([
      { path: "Figur.Felder", from: [null, "Speed", null], to: [null, "Speed", "Schießen"] },
    ]);
    const learned = e.lernen.roll({ Figur: anna, Was: "Boxen" }, { dice: e.dice.scripted([]) }).after.Figur;
    expect([learned.Felder, learned.Lehre]).toEqual([["Boxen", "Speed", null], ["Boxen"]]);
    expect(e.vergessen.roll({ Figur: learned, Was: "Boxen" }, { dice: e.dice.scripted([]) }).after.Figur).toEqual(anna);
    expect(e.figur.set(learned, "Felder.1", null).Felder).toEqual(["Boxen", null, null]);
    expect(e.ablegen.roll({ Figur: anna, Platz: 4, Wert: 9 }, { dice: e.dice.scripted([]) }).changes).toEqual([]);
  });

  it("stand in types, schema, form and book", () => {
    expect(file("engine.ts")).toContain("readonly Felder: readonly ((Eigenschaften | Skills) | null)[];".replace("((Eigenschaften | Skills)", "(Skills | Eigenschaften"));
    const schema = JSON.parse(file("character.schema.json")).$defs.Figur.properties.Felder;
    expect(schema).toEqual({ type: "array", items: { enum: ["Schießen", "Boxen", "Kraft", "Speed", null] }, maxItems: 3 });
    const fields = e.meta.sheets[0].groups.flatMap((group: { fields: readonly object[] }) => group.fields);
    expect(fields.find(({ key }: { key: string }) => key === "Felder")).toMatchObject({ widget: "slots", many: { from: 0, to: 3 } });
    const book = file("reference.md");
    expect(book).toContain("3 Plätze für Skills oder Eigenschaften");
    expect(book).toContain("bis zu Hort (höchstens 4) Plätze für 0 bis 9");
    expect(book).toContain("Setze **Platz Feld von Felder** auf Inhalt");
    writeFileSync(join(whole.folder, "tsconfig.json"), strict);
    const tsc = join(process.cwd(), "node_modules", "typescript7", "bin", "tsc");
    expect(spawnSync(process.execPath, [tsc, "-p", whole.folder], { encoding: "utf8" }).stdout).toBe("");
  });
});
const strict = JSON.stringify({
  compilerOptions: {
    target: "es2023",
    module: "nodenext",
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
  },
  files: ["engine.ts"],
});
