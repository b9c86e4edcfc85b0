// A parameter that is one of several fields, from a text to an engine. Invariant: it is the field itself, on the sheet it was taken from.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { check, compile } from "../../src/compile.ts";
import { importEngine, thrown, type WholeEngine, writeEngine } from "../emit/whole.ts";

const text = readFileSync(new URL("field-choice.rules", import.meta.url), "utf8");
const compiled = compile([createSource("field-choice.rules", text)]);
let whole: WholeEngine;
// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
let e: any;
beforeAll(async () => {
  whole = await writeEngine(compiled.model);
  e = await importEngine(whole);
}, 60_000);
const file = (name: string): string => whole.files.find(({ path }) => path === name)!.text;
const said = (rules: string): readonly string[] => check([createSource("x.rules", rules)]).diagnostics.map(({ code }) => code);

describe("a choice among fields", () => {
  it("reads and changes the field in every example", () => {
    expect(compiled.diagnostics).toEqual([]);
    expect(compiled.built.unsupported).toEqual([]);
    expect(compiled.examples().flatMap(({ checks }) => checks.filter(({ passed }) => !passed))).toEqual([]);
    expect(compiled.examples().length).toBe(5);
  });

  it("is given by the field's name in an engine", () => {
    const gilda = e.held({ Fackeln: "VW4" });
    const run = e.verbrauchen.roll({ Held: gilda, Was: "Fackeln" }, { dice: e.dice.scripted([2]) });
    expect(run.after.Held).toMatchObject({ Fackeln: "aufgebraucht", Proviant: "VW8" });
    expect(thrown(() => e.verbrauchen.roll({ Held: gilda, Was: "Holz" })).problems).toMatchObject([{ path: "Was" }]);
    const odds = e.verbrauchen.odds({ Held: gilda, Was: "Proviant" }, { keep: ["after"] });
    expect(String(odds.chance((end: { after: { Held: { Proviant: string } } }) => end.after.Held.Proviant === "VW6"))).toBe("1/4");
    const swap = e.tausch.roll({ Geber: e.held(), Nehmer: e.held(), Gabe: "Erz", Platz: "Holz" }, { dice: e.dice.scripted([]) });
    expect([swap.after.Geber.Erz, swap.after.Nehmer.Holz]).toEqual([0, 6]);
  });

  it("stands in types and book", () => {
    expect(file("engine.ts")).toContain('readonly Was: "Fackeln" | "Proviant"');
    const book = file("reference.md");
    expect(book).toContain("**Was**: Fackeln oder Proviant.");
    expect(book).toContain("Nur möglich, wenn Was ≠ aufgebraucht.");
    expect(book).toContain("Wenn Rest ≤ 2: senke **Was** um 1.");
    expect(book).toContain("Platz &lt; Höchstwert von Platz");
  });

  it("names fields of one sort that are there", () => {
    const sheet = "sheet Held { Holz: 0..9 starts at 5  Name: text starts at \"\" }\n";
    expect(said(`${sheet}action A for Held {\n  given Was: one of Holz, Erz of Held\n  Was falls by 1\n}\n`)).toEqual(["unknown-name"]);
    expect(said(`${sheet}action A for Held {\n  given Was: one of Holz, Name of Held\n  Was falls by 1\n}\n`)).toEqual(["mismatched-type"]);
    expect(said(`${sheet}action A for Held {\n  given Was: one of Holz, Holz of Held\n  Was falls by 1\n}\n`)).toEqual(["duplicate-name"]);
  });

  it("may be none again once something has changed", () => {
    const twice = text.replace("  Was falls by 1 if Rest <= 2\n", "  Was falls by 1 if Rest <= 2\n  roll Würfel of Was as Noch einmal\n");
    expect(said(twice)).toContain("mismatched-type");
  });
});
