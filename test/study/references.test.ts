// A value that may come from one of several collections: read, changed, asked for none, raised for one call; the engine plays and reckons
// as the Plan does.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { seededRandom } from "../../src/runtime/random.ts";
import { importEngine, writeEngine } from "../emit/whole.ts";
import { interpreted, interpreter } from "../vectors/plan-player.ts";
import { type Call, emitted, type Engine } from "../vectors/players.ts";

const path = "test/study/references.rules";
const compiled = compile([createSource(path, readFileSync(path, "utf8"))]);
const plan = interpreter(compiled.model);
let engine: Engine;
beforeAll(async () => {
  engine = await importEngine<Engine>(await writeEngine(compiled.model));
}, 120_000);

const anna = { Attribute: { Stärke: 4, Mut: 2 }, Talente: { Klettern: 2 } };
const calls: readonly Call[] = ["Stärke", "Mut", "Klettern", "Reiten"].flatMap((was) => [
  { check: "Steigern", args: { Figur: anna, was, auf: 3 } },
  { check: "Nachlassen", args: { Figur: anna, was } },
  { check: "Probe", args: { Figur: anna, was } },
  { check: "Ansporn", args: { Figur: anna, was } },
  { check: "Summe", args: { Figur: anna, Werte: [was, "Mut"] } },
]);
const ends = ["after.Figur.Punkte", "after.Figur.Attribute.Mut", "after.Figur.Talente.Klettern"];
const gives = new Set(["Probe", "Ansporn", "Summe"]);

describe("references to several collections", () => {
  it("compile, and every example holds", () => {
    expect(compiled.diagnostics).toEqual([]);
    expect(compiled.examples().filter((e) => !e.passed)).toEqual([]);
  });
  it.each(calls)("$check ($args.was): engine and Plan agree", (call) => {
    const [a, b] = [emitted(engine, compiled.built, call), interpreted(plan, engine, call)];
    const asked = gives.has(call.check) ? [...ends, "result"] : ends;
    expect(a.odds(asked)).toEqual(b.odds(asked));
    const [x, y] = [a, b].map((one) => {
      const random = seededRandom(7);
      return one.play((sides) => random.die(sides));
    });
    expect(ends.map((p) => x?.(p))).toEqual(ends.map((p) => y?.(p)));
    expect(x?.("result")).toEqual(y?.("result"));
  });
});
