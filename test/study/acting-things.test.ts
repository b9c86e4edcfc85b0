// Single things that act while a sheet has them, from a text to an engine: modifiers, reactions, what they forbid and need, and what a rule
// that changes or moves one makes of it. Invariant: sheets know what their things do without being told, wherever they come from.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, thrown, type WholeEngine, writeEngine } from "../emit/whole.ts";

const text = readFileSync(new URL("acting-things.rules", import.meta.url), "utf8");
const compiled = compile([createSource("acting-things.rules", text)]);
let whole: WholeEngine;
// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
let e: any;
beforeAll(async () => {
  whole = await writeEngine(compiled.model);
  e = await importEngine(whole);
}, 60_000);
const file = (name: string): string => whole.files.find(({ path }) => path === name)!.text;
const scripted = (...faces: readonly number[]): { readonly dice: unknown } => ({ dice: e.dice.scripted(faces) });

describe("single things that act", () => {
  it("do so in every example", () => {
    expect(compiled.diagnostics.map((one) => [one.code, one.args])).toEqual([]);
    expect(compiled.built.unsupported).toEqual([]);
    expect(compiled.examples().flatMap(({ checks }) => checks.filter(({ passed }) => !passed))).toEqual([]);
    expect(compiled.examples().length).toBe(6);
  });

  it("keep what they are at the door, and begin as their row says", () => {
    const ada = e.held({ Tasche: ["Schwert", "Ring der Stärke", { $: { thing: "Waffe" }, $kind: "Dolch", Bonus: 2 }, { $: { thing: "Waffe" }, Schaden: "2W6" }] });
    expect(ada.Tasche).toMatchObject([
      { $kind: "Schwert", Schaden: "1W8", Bonus: 1 },
      { $kind: "Ring der Stärke", getragen: false, Glanz: 3 },
      { $kind: "Dolch", Schaden: "1W4", Bonus: 2 },
      { $kind: null, Schaden: "2W6", Bonus: 0 },
    ]);
    expect(e.held(JSON.parse(JSON.stringify(ada)))).toEqual(ada);
    expect(e.held.migrate(JSON.parse(JSON.stringify(e.held.save(ada))))).toMatchObject({ changes: [] });
    expect(thrown(() => e.held({ Tasche: [{ $: { thing: "Waffe" } }] })).problems).toMatchObject([{ path: "Tasche.0.Schaden", code: "missing-value" }]);
    expect(thrown(() => e.held({ Tasche: ["Keule"] })).problems).toMatchObject([{ path: "Tasche.0" }]);
  });

  it("count in the view of the sheet, in what is corrected, and in rolls", () => {
    const ada = e.held({ Tasche: ["Ring der Stärke", "Schwert"] });
    expect(e.held.view(ada).Kraft).toMatchObject({ value: 10, base: 10 });
    const worn = e.held.set(ada, "Tasche.0.getragen", true);
    expect(e.held.view(worn).Kraft).toMatchObject({ value: 12, base: 10, parts: [{ amount: 10 }, { label: "Ring der Stärke", amount: 2 }] });
    expect(e.probe.roll({ Held: worn }, scripted()).result).toBe(1);
    const put = e.anstecken.roll({ Held: ada, Ring: "Ring der Stärke" }, scripted()).after.Held;
    expect(put).toEqual(worn);
    expect(e.held.view(put).Kraft.value).toBe(12);
    const off = e.ablegen.roll({ Held: put, Ring: 0 }, scripted()).after.Held;
    expect([e.held.view(off).Kraft.value, off.Mut]).toEqual([10, 9]);
  });

  it("react, forbid and go over to somebody else", () => {
    const ada = e.held({ Tasche: [{ $kind: "Ring der Ruhe", getragen: true, $: { thing: "Ring" } }, "Schwert"] });
    const bert = e.held({ Tasche: ["Dolch"] });
    expect(e.schlag.roll({ Held: ada, Ziel: bert, Waffe: "Schwert" }, scripted(1))).toMatchObject({ possible: false });
    const hit = e.schlag.roll({ Held: bert, Ziel: ada, Waffe: "Dolch" }, scripted(3)).after;
    expect([hit.Ziel.Leben, hit.Ziel.Mut, e.held.view(hit.Ziel).Mut.value]).toEqual([7, 11, 14]);
    const given = e.schenken.roll({ Held: ada, Freund: bert, Ring: "Ring der Ruhe" }, scripted()).after;
    expect([e.held.view(given.Held).Mut.value, e.held.view(given.Freund).Mut.value]).toEqual([10, 13]);
    expect(given.Freund.Tasche.map((one: { $kind: string }) => one.$kind)).toEqual(["Dolch", "Ring der Ruhe"]);
    const odds = e.schlag.odds({ Held: bert, Ziel: ada, Waffe: "Dolch" }, { keep: ["after"] });
    expect(String(odds.chance((end: { after: { Ziel: { Mut: number } } }) => end.after.Ziel.Mut === 11))).toBe("1");
  });

  it("add up where the sheet asks for it, and keep to its laws", () => {
    const ada = e.held({ Sack: [{ Gewicht: 4 }, { Gewicht: 2 }] });
    expect(e.held.view(ada).Last.value).toBe(6);
    const more = e.laden.roll({ Held: ada, Gut: 1 }, scripted()).after.Held;
    expect([e.held.view(more).Last.value, more.Sack[1].Gewicht]).toEqual([9, 5]);
    expect(e.laden.roll({ Held: more, Gut: 0 }, scripted())).toMatchObject({ possible: false });
    expect(thrown(() => e.held({ Sack: [{ Gewicht: 9 }, { Gewicht: 2 }] })).problems).toMatchObject([{ code: "broken-law" }]);
    expect(thrown(() => e.held.set(more, "Sack.0.Gewicht", 9)).problems).toMatchObject([{ code: "broken-law" }]);
  });

  it("stand in types, schema and book", () => {
    const types = file("engine.ts");
    expect(types).toContain('"Ring der Stärke" | "Ring der Ruhe" | "Ring des Schutzes"');
    const schema = JSON.parse(file("character.schema.json")).$defs.Ring.properties;
    expect(schema.$kind).toMatchObject({ enum: ["Ring der Stärke", "Ring der Ruhe", "Ring des Schutzes", null] });
    expect(file("reference.md")).not.toContain("$kind");
    expect(file("reference.md")).toContain("Auf **Kraft** kommt hinzu: +2.");
    writeFileSync(join(whole.folder, "tsconfig.json"), strict);
    const tsc = join(process.cwd(), "node_modules", "typescript7", "bin", "tsc");
    expect(spawnSync(process.execPath, [tsc, "-p", whole.folder], { encoding: "utf8" }).stdout).toBe("");
  });
});
const strict = JSON.stringify({
  compilerOptions: { target: "es2023", module: "nodenext", strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noEmit: true, types: [] },
  files: ["engine.ts"],
});
