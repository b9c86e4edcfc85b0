// The small realisation of Grundlagen: a framework becomes an engine, and a conflict in it has exact odds.

import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, writeEngine } from "./whole.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
type Engine = any;
let engine: Engine;

beforeAll(async () => {
  const path = "rulesets/grundlagen/grundlagen.rules";
  const compiled = compile([createSource(path, readFileSync(path, "utf8"))]);
  const played = compiled.variants.find(({ variation }) => variation.name === "Grundlagen zum Spielen");
  engine = await importEngine(await writeEngine(played!.model));
}, 120_000);

/** Fight value 3, as in the example of the document. */
const fighter = { Attribute: { Stärke: 6, Geschick: 6 }, Talente: { Waffenlos: "Geselle" }, Feats: ["Vorstoß", "Fangstoß"] };
const tactics = { Akteure: "Drängen" };
const wounds = "körperlich, schwer";

it("equal fighters: every probe is even, so a conflict is a walk of coins until the upper hand is certain", () => {
  const state = engine.konflikt.start({ Akteure: { Anna: fighter, Bert: fighter } });
  const chances = (actions: number): readonly string[] => {
    const odds = engine.konflikt.odds(state, tactics, { actions, keep: ["Bert.Verletzungen"] });
    return [0, 1, 2].map((n) => odds.chance((one: Engine) => one.kept["Bert.Verletzungen"][wounds] === n).toString());
  };
  // First an advance (1/2); ahead by one, the finisher costs one and is even again.
  expect(chances(1)).toEqual(["1", "0", "0"]);
  expect(chances(2)).toEqual(["3/4", "1/4", "0"]);
  expect(chances(3)).toEqual(["1/2", "3/8", "1/8"]);
});

it("whoever is far enough ahead ends the conflict for certain", () => {
  const state = engine.konflikt.start({ Akteure: { Anna: { ...fighter, Feats: ["Vorstoß"] }, Bert: fighter }, Dominanz: { Anna: { Bert: 11 } } });
  expect(state.Dominanz.Bert.Anna).toBe(-11);
  const odds = engine.konflikt.odds(state, tactics, { actions: 1 });
  expect(odds.chance(true).toString()).toBe("1");
});
