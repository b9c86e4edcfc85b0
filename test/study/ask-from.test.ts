// Questions that choose out of a list: what lies there is an answer, everything else is refused, in examples, odds and an engine.

import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { check, compile } from "../../src/compile.ts";
import { importEngine, writeEngine } from "../emit/whole.ts";

const text = readFileSync(new URL("ask-from.rules", import.meta.url), "utf8");
const compiled = compile([createSource("ask-from.rules", text)]);
// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
let e: any;
beforeAll(async () => {
  e = await importEngine(await writeEngine(compiled.model));
}, 60_000);

it("holds in every example", () => {
  expect(compiled.diagnostics.map((one) => [one.code, one.args])).toEqual([]);
  expect(compiled.built.unsupported).toEqual([]);
  expect(compiled.examples().flatMap(({ checks }) => checks.filter(({ passed }) => !passed))).toEqual([]);
  expect(compiled.examples().length).toBe(4);
});

it("an engine takes what lies there and refuses the rest with its reason", () => {
  const ada = e.held({ Buch: ["Licht", "Nebel"] });
  const cast = (Spruch: string): unknown => e.wirken.roll({ Held: ada }, { dice: e.dice.scripted([6]), answers: { Spruch } });
  expect(cast("Nebel")).toMatchObject({ after: { Held: { Kraft: 16 } } });
  expect(cast("Feuer")).toMatchObject({ possible: false, why: "Zur Wahl steht nur, was hier liegt: Buch." });
  expect(String(e.wirken.odds({ Held: ada }, { answers: { Spruch: "Licht" }, keep: ["after.Held.Kraft"] }).mean("after.Held.Kraft"))).toBe("19");
});

it("single things are no answers yet, and only a list is chosen from", () => {
  const said = (list: string, ask: string): readonly string[] =>
    check([createSource("a.rules", `weapons Waffe {\n  each Wucht: 0..9\n}\nsheet Figur {\n  Kraft: 0..9 starts at 5\n  Dinge: ${list}\n}\naction Wahl for Figur {\n  ${ask}\n  Kraft falls by 1\n}\n`)]).diagnostics.map(({ code }) => code);
  expect(said("list of Waffe starts empty", "ask player for Stück: Waffe from Dinge")).toContain("unsupported-ask");
  expect(said("0..9 starts at 1", "ask player for Zahl: 0..9 from Dinge")).toContain("mismatched-type");
});
