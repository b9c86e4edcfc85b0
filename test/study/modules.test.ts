/** Modules in play: the examples of a ruleset run without modules, under every module and under every edition. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createSource, type Source } from "../../src/base/source.ts";
import { check, odds, test } from "../../src/compile.ts";

const text = readFileSync(new URL("modules.rules", import.meta.url), "utf8");
const source = (changed = text): readonly Source[] => [createSource("modules.rules", changed)];

describe("modules", () => {
  it("leave nothing to say", () => {
    expect(check(source()).diagnostics).toEqual([]);
  });

  it("run the examples of the ruleset again, and those of their own", () => {
    const runs = new Map<string | null, string[]>();
    for (const one of test(source()).examples) {
      expect(one.passed).toBe(true);
      runs.set(one.edition, [...(runs.get(one.edition) ?? []), one.name]);
    }
    const magic = ["Kraftprobe", "Energie verpufft", "Zu viel Energie", "Tot ist tot", "Durch eine andere Probe"];
    expect([...runs]).toEqual([
      [null, ["Kraftprobe"]],
      ["Härte", ["Kraftprobe", "Durch eine andere Probe"]],
      ["Härte, Harte Magie", ["Kraftprobe", "Durch eine andere Probe"]],
      ["Zauberei", magic],
      ["Alles", [...magic, "Ausgebrannt"]],
    ]);
  });

  it("tell of an example of the ruleset that fails under a module, once, with the way out", () => {
    const found = check(source(text.replace("| 3    | 1/2      |", "| 3    | 1/2      |").replace("Glück rises by 1 if result is getroffen", "Kraft falls by 3").replace("example Kraftprobe by", "example Kraftprobe wirkt nicht {\n  given Mira = Held()\n  when Mira makes Probe(Witz) rolling 1\n  then Mira's Kraft is 3\n}\nexample Kraftprobe by"))).diagnostics;
    const ofBase = found.filter((one) => text.slice(0, text.indexOf("# Magie")).length > one.span.start);
    expect(ofBase.map(({ code, related }) => [code, related.map((one) => one.text.en)])).toEqual([
      ["differing-example", ['It is so in the edition "Zauberei". If it should be so there, give the module an example of the same title: it takes its place.']],
    ]);
  });

  it("answer calls under the edition that is named", () => {
    const call = "given Mira = Held(); when Mira makes Probe(Kraft)";
    const chance = (edition: string | null): unknown => odds(source(), undefined, { call, by: [], edition }).odds[0]?.outcomes.find(({ outcome }) => outcome === "getroffen")?.probability;
    expect([chance(null), chance("Härte"), chance("Alles")]).toEqual(["1/2", "1/3", "1/2"]);
    expect(odds(source(), undefined, { call, by: [], edition: "Zaubrei" }).problem?.en).toBe('There is no edition "Zaubrei". Did you mean "Zauberei"?');
    expect(odds(source(), undefined, { call: "given Mira = Held(Energie: 1); when Mira makes Probe(Kraft)", by: [] }).diagnostics.map(({ code }) => code)).toEqual(["unknown-name"]);
  });
});
