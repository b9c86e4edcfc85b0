// Fields with parameters: stored and calculated, changed, watched, modified; the engine plays and reckons as the Plan does, and its JSON has a
// value for each key.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { seededRandom } from "../../src/runtime/random.ts";
import { importEngine, writeEngine } from "../emit/whole.ts";
import { interpreted, interpreter } from "../vectors/plan-player.ts";
import { type Call, emitted, type Engine, type Fields } from "../vectors/players.ts";

const path = "test/study/keyed.rules";
const compiled = compile([createSource(path, readFileSync(path, "utf8"))]);
const plan = interpreter(compiled.model);
let engine: Engine;
beforeAll(async () => {
  engine = await importEngine<Engine>(await writeEngine(compiled.model));
}, 120_000);

const anna = { Stufe: 2, Verletzungen: { "körperlich, schwer": 1, "geistig, leicht": 2 } };
const calls: readonly Call[] = [
  ...[1, 2].map((Grad): Call => ({ check: "Zaubern", args: { Figur: anna, Grad } })),
  ...["körperlich", "geistig", "sozial"].flatMap((Feld): readonly Call[] =>
    ["leicht", "schwer"].map((Art): Call => ({ check: "Verletzt werden", args: { Figur: anna, Feld, Art } })),
  ),
  { check: "Ruhen", args: { Figur: anna } },
  ...["Stärke", "Klug", "Nett"].map((Wert): Call => ({ check: "Probe", args: { Figur: anna, Wert } })),
];
const ends = ["after.Figur.Zauberplätze.1", "after.Figur.Zauberplätze.2", "after.Figur.Verletzungen.körperlich, schwer"];

describe("fields with parameters", () => {
  it("compile, and every example holds", () => {
    expect(compiled.diagnostics).toEqual([]);
    expect(compiled.built.unsupported).toEqual([]);
    expect(compiled.examples().filter((e) => !e.passed)).toEqual([]);
  });
  it.each(calls)("$check ($args): engine and Plan agree", (call) => {
    const [a, b] = [emitted(engine, compiled.built, call), interpreted(plan, engine, call)];
    const asked = call.check === "Probe" ? [...ends, "result"] : ends;
    expect(a.odds(asked)).toEqual(b.odds(asked));
    const [x, y] = [a, b].map((one) => {
      const random = seededRandom(7);
      return one.play((sides) => random.die(sides));
    });
    expect(ends.map((p) => x?.(p))).toEqual(ends.map((p) => y?.(p)));
    expect(x?.("result")).toEqual(y?.("result"));
  });
  it("have a value for each key in JSON, and start values fill gaps", () => {
    const made = (engine["figur"] as (input: object) => Fields)({ Stufe: 3, Verletzungen: { "sozial, leicht": 4 } });
    expect(made["Zauberplätze"]).toEqual({ 1: 4, 2: 2 });
    expect(made["Verletzungen"]).toMatchObject({ "sozial, leicht": 4, "geistig, schwer": 0 });
    expect(made).not.toHaveProperty("Feld");
  });
  it("say where a key does not fit", () => {
    const said = (line: string): readonly string[] =>
      compile([createSource("klein.rules", `sheet Figur { Plätze(Grad: 1..2): 0..4 starts at 1 }\n${line}\n`)]).diagnostics.map(
        ({ code }) => code,
      );
    expect(said("action Los for Figur { given Grad: 1..2\n Plätze(Grad) falls by 1 }")).toEqual([]);
    expect(said("action Los for Figur { given Grad: 1..3\n Plätze(Grad) falls by 1 }")).toEqual(["out-of-range-value"]);
    expect(said("action Los for Figur { Plätze(3) falls by 1 }")).toEqual(["out-of-range-value"]);
    expect(said("action Los for Figur { Plätze() falls by 1 }")).toEqual(["missing-argument"]);
    expect(said("sheet Zweite { Offen(Zahl: number): 0..4 starts at 1 }")).toEqual(["mismatched-type"]);
    expect(said("sheet Zweite { Viele(Zahl: 1..900, Art: 1..9): 0..4 starts at 1 }")).toEqual(["too-large-list"]);
    expect(said("sheet Zweite { Plätze: 0..4 starts at 1\n Plätze(Grad: 1..2): 0..4 starts at 1 }")).toEqual(["duplicate-name"]);
  });
});
