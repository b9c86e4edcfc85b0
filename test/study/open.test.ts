// What is left open: usual values count until a module fills the place; without one the ruleset is a framework, whose examples wait and
// whose build makes no engine.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { build, compile } from "../../src/compile.ts";

const path = "test/study/open.rules";
const source = createSource(path, readFileSync(path, "utf8"));
const compiled = compile([source]);
const variant = (name: string): typeof compiled.variants[number] | undefined =>
  compiled.variants.find(({ variation }) => variation.name === name);

const waiting = (of: { readonly examples: typeof compiled.examples } | undefined): readonly (string | undefined)[] =>
  (of?.examples() ?? []).map((one) => one.waitsFor);

describe("places left open", () => {
  it("are told once, as a hint", () => {
    expect(compiled.diagnostics.map(({ code, args }) => [code, args])).toEqual([
      ["missing-realisation", { names: ["Grundwert", "Güte", "Wucht"] }],
    ]);
  });
  it("let the examples wait that need them", () => {
    expect(waiting(compiled)).toEqual([undefined, undefined, "Wucht", "Wucht", "Grundwert"]);
    for (const one of [compiled, ...compiled.variants]) expect(one.examples().filter((e) => !e.passed)).toEqual([]);
  });
  it("are filled in by a module, also where a usual value stands", () => {
    expect(waiting(variant("Fertig"))).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(waiting(variant("Teurer"))).toContain("Wucht");
    expect(variant("Teurer")?.model.constants.find(({ name }) => name === "Zuschlag")?.value).toMatchObject({ value: 3 });
  });
  it("keep an engine from being made until then", async () => {
    const { files, diagnostics } = await build([source], undefined, []);
    expect(diagnostics.map(({ code }) => code)).toEqual(["missing-realisation"]);
    const paths = files.map((file) => file.path);
    expect(paths).not.toContain("study/engine.ts");
    expect(paths).toContain("study/reference.md");
    expect(paths).toContain("study/Fertig/engine.ts");
    const book = files.find((file) => file.path === "study/reference.md")?.text ?? "";
    expect(book).toContain("Wie gerechnet wird, legt das Spiel fest.");
    expect(book).toContain("So ist es üblich; das Spiel darf anders rechnen.");
  });
  it("are filled in the same text as well, in any order", () => {
    const text = "ruleset Kleines\nconstant Zahl = 3\nconstant Zahl left open\nformula Doppelt(x: 0..9) gives 0..99 left open\nformula Doppelt(x: 0..9) gives 0..99 = x * 2\nexample Beides { then Zahl + Doppelt(4) is 11 }\n";
    const small = compile([createSource("klein.rules", text)]);
    expect(small.diagnostics).toEqual([]);
    expect(small.examples().map(({ passed, waitsFor }) => [passed, waitsFor])).toEqual([[true, undefined]]);
  });
  it("say where what fills them does not fit", () => {
    const text = "ruleset Kleines\nformula Doppelt(x: 0..9) gives 0..99 left open\nformula Doppelt(x: 0..5) gives 0..99 = x * 2\n";
    expect(compile([createSource("klein.rules", text)]).diagnostics.map(({ code }) => code)).toEqual(["mismatched-replace"]);
  });
});
