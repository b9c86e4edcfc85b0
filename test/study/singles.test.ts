// Questions about all single things in a list, and several kinds at once: examples, odds and an engine give the same, whatever is put in,
// changed, corrected or handed over.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, thrown, writeEngine } from "../emit/whole.ts";

const text = readFileSync(new URL("singles.rules", import.meta.url), "utf8");
const compiled = compile([createSource("singles.rules", text)]);
// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
let e: any;
beforeAll(async () => {
  e = await importEngine(await writeEngine(compiled.model));
}, 60_000);
const scripted = (...faces: readonly number[]): { readonly dice: unknown } => ({ dice: e.dice.scripted(faces) });
const values = (sheet: unknown): unknown => {
  const view = e.held.view(sheet);
  return ["Teile", "Schwere", "Last", "Größtes"].map((name) => view[name].value);
};

describe("single things in a list", () => {
  it("are asked about in every example", () => {
    expect(compiled.diagnostics.map((one) => [one.code, one.args])).toEqual([]);
    expect(compiled.built.unsupported).toEqual([]);
    expect(compiled.examples().flatMap(({ checks }) => checks.filter(({ passed }) => !passed))).toEqual([]);
    expect(compiled.examples().length).toBe(4);
  });

  it("count in an engine as they are put in, corrected, changed and given away", () => {
    const ada = e.held({ Sack: ["Beil", { $kind: "Fass", heil: false, $: { thing: "Gut" } }] });
    const bob = e.held({});
    expect(values(bob)).toEqual([0, 0, 0, 0]);
    expect(values(ada)).toEqual([2, 1, 2, 8]);
    expect(values(e.held.set(ada, "Sack.1.heil", true))).toEqual([2, 1, 10, 8]);
    const laden = e.laden.roll({ Held: ada, Gut: "Beil" }, scripted()).after.Held;
    expect(values(laden)).toEqual([2, 2, 5, 8]);
    expect(values(e.held(JSON.parse(JSON.stringify(laden))))).toEqual([2, 2, 5, 8]);
    expect(e.prüfen.roll({ Held: laden }, scripted()).result).toBe(false);
    const given = e.geben.roll({ Held: laden, Ziel: bob, Gut: 1 }, scripted()).after;
    expect([values(given.Held), values(given.Ziel)]).toEqual([[1, 1, 5, 5], [1, 1, 0, 8]]);
    expect(e.prüfen.roll({ Held: given.Held }, scripted()).result).toBe(true);
  });

  it("are kept to laws, and their odds are those of the sum", () => {
    expect(thrown(() => e.held({ Sack: ["Beil", "Beil", "Fass", "Fass"] })).problems[0]).toMatchObject({ message: expect.stringContaining("Zu viele.") });
    const heavy = e.held({ Sack: ["Beil", "Fass"] });
    expect([11, 16, 10].map((total) => String(e.heben.odds({ Held: heavy }).chance(total)))).toEqual(["1/6", "1/6", "0"]);
    expect([1, 6].map((face) => e.heben.roll({ Held: heavy }, scripted(face)).result)).toEqual([11, 16]);
  });
});

it("several of a kind come and go at once, in slots one by one", () => {
  const once = e.sammeln.roll({ Held: e.held({}) }, scripted()).after.Held;
  expect([once.Beutel, once.Amulette]).toEqual([["Minze", "Minze", "Minze"], ["Mond", "Mond", null]]);
  const sold = e.verkaufen.roll({ Held: once }, scripted()).after.Held;
  expect([sold.Beutel, sold.Amulette]).toEqual([["Minze"], [null, null, null]]);
});
