// The lists of Grundlagen that players add to: an engine that is told of a talent, a reputation and a feat plays, prices and gives odds as
// one made from the text with these rows written in.

import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, writeEngine } from "./whole.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
type Engine = any;
let own: Engine;
let written: Engine;

const path = "rulesets/grundlagen/grundlagen.rules";
const text = readFileSync(path, "utf8");
const behind = (row: RegExp, more: string) => (before: string): string => {
  expect(before).toMatch(row);
  return before.replace(row, (line) => `${line}\n${more}`);
};
const withRows = [
  behind(/^ {2}\| Selbstbeherrschung +\|.*$/mu, "  | Kochen | ST, IN | nährt |"),
  behind(/^ {2}\| Ansehen \|$/mu, "  | Schuldner |"),
  behind(/^ {2}\| Bloßstellen +\| offensiv.*$/mu, "  | Wirbelschlag | offensiv | 1 | 3 | leicht | |"),
].reduce((before, change) => change(before), text);

async function engineOf(rules: string): Promise<Engine> {
  const played = compile([createSource(path, rules)]).variants.find(({ variation }) => variation.name === "Grundlagen zum Spielen");
  return await importEngine(await writeEngine(played!.model));
}
beforeAll(async () => {
  own = await engineOf(text);
  written = await engineOf(withRows);
}, 240_000);

const entries = {
  Talente: { Kochen: { "übliche Attribute": ["ST", "IN"] } },
  Ruf: { Schuldner: {} },
  Feat: { Wirbelschlag: { Kategorie: "offensiv", Probenplus: 1, Dominanzplus: 3, Wunde: "leicht" } },
};
const anna = { Name: "Anna", Steigerungspunkte: 40, Attribute: { ST: 4, GE: 4, IN: 3 }, Talente: { Kochen: 3, Waffenlos: 2 }, Ruf: { Schuldner: 2 }, Feats: ["Finte"] };
const bert = { Name: "Bert", Attribute: { ST: 4, GE: 3 }, Talente: { Waffenlos: 2 }, Feats: ["Finte"] };

function bare(value: Engine): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (key === "$entries" ? [] : [[key, bare(one)] as const])));
}
const played = (run: Engine): unknown => bare(JSON.parse(JSON.stringify(run)));
const foreseen = (odds: Engine): unknown => (odds.possible === false ? odds : odds.ends.map(({ end, chance }: Engine) => [JSON.parse(JSON.stringify(end)), chance.toString()]));

const calls: readonly (readonly [string, object, object?])[] = [
  ["probe", { Basis: ["ST", "IN"], Können: "Kochen" }],
  ["probe", { Basis: "ST", Können: "Wache halten" }],
  ["steigern", { was: "Kochen", auf: 4 }],
  ["steigern", { was: "Kochen", auf: 6 }],
  ["featErwerben", { neu: "Wirbelschlag" }],
  ["featErwerben", { neu: "Finte" }],
  ["rufÄndern", { welcher: "Schuldner" }, { Änderung: 3 }],
  ["rufÄndern", { welcher: "Schuldner" }, { Änderung: -3 }],
];

it("a named talent is raised and probed, a feat is bought at its calculated price, a reputation changes", () => {
  const mine = own.charakter({ ...anna, $entries: entries });
  const theirs = written.charakter(anna);
  expect(bare(mine)).toEqual(bare(theirs));
  expect(own.charakter.view(mine)).toEqual(written.charakter.view(theirs));
  calls.forEach(([name, args, answers = {}], seed) => {
    const of = (sheet: Engine): Engine => ({ ...args, Charakter: sheet });
    for (const faces of [seed, seed + 100, seed + 200])
      expect(played(own[name].roll(of(mine), { dice: own.dice.seeded(faces), answers }))).toEqual(played(written[name].roll(of(theirs), { dice: written.dice.seeded(faces), answers })));
    expect(foreseen(own[name].odds(of(mine), { answers }))).toEqual(foreseen(written[name].odds(of(theirs), { answers })));
  });
  const bought = own.featErwerben.roll({ Charakter: mine, neu: "Wirbelschlag" });
  // 1 at 2, 3 at 3, a light wound at 4.
  expect(bought.after.Charakter.Steigerungspunkte).toBe(40 - (1 * 2 + 3 * 3 + 1 * 4));
  const told = (engine: Engine, sheet: Engine): unknown => engine.actions(sheet).map(({ name, ok, options }: Engine) => [name, ok, Object.fromEntries(Object.entries(options).map(([key, some]) => [key, [...(some as string[])].toSorted()]))]);
  expect(told(own, mine)).toEqual(told(written, theirs));
});

it("a named feat is used in a conflict, and its odds are exact", () => {
  const start = (engine: Engine, more: object): Engine =>
    engine.konflikt.start({ Akteure: { Anna: { ...anna, Feats: ["Wirbelschlag"], ...more }, Bert: { ...bert, ...more } }, Dominanz: { Anna: { Bert: 2 } } });
  let [mine, theirs] = [start(own, { $entries: entries }), start(written, {})];
  for (const [seed, move] of (["goes on", { who: "Anna", does: "Manöver", against: "Bert", with: { Zug: "Wirbelschlag" } }, "goes on", { who: "Bert", does: "Manöver", against: "Anna", with: { Zug: "Finte" } }] as const).entries()) {
    mine = own.konflikt.act(mine, move, { dice: own.dice.seeded(seed) });
    theirs = written.konflikt.act(theirs, move, { dice: written.dice.seeded(seed) });
    expect(played(mine)).toEqual(played(theirs));
  }
  expect(own.konflikt.check(JSON.parse(JSON.stringify(mine)))).toEqual([]);
  const odds = (engine: Engine, state: Engine): unknown =>
    foreseen(engine.manöver.odds({ Akteur: state.$members.Anna.sheet, Gegner: state.$members.Bert.sheet, Konflikt: {}, Zug: "Wirbelschlag", "Dominanz(Akteur, Gegner)": 2 }, { keep: ["after.Gegner.Verletzungen"] }));
  expect(odds(own, mine)).toEqual(odds(written, theirs));
});
