// Every way the dice of EPS can fall: all throws of an action are played one by one, and what they come to, outcome and state, is what
// the odds say, those of the Plan and those of the engine; a part of them is played by the engine as well. Invariant: no check of the
// rules is left out, in a turn of its conflict neither; what has more throws than can be played stands below with their number, and is
// played in reduced size.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import type { PlanDoor } from "../../src/plan/build/door.ts";
import { importEngine, writeEngine } from "../emit/whole.ts";
import { bruteForce, gather } from "../kernel/brute.ts";
import { interpreted, interpreter } from "./plan-player.ts";
import { interpretedTurn } from "./plan-turns.ts";
import { type Asked, type Call, doorOf, emitted, type Engine, type Ends, type Fields, type Look } from "./players.ts";
import { emittedTurn, nameOf, type Turn } from "./turns.ts";

const path = "rulesets/eps/eps.rules";
const text = readFileSync(path, "utf8");
/** Who does what in turns, for the odds of a turn. */
const tactics = createSource(
  "tactics.rules",
  `
tactic Schießen for Charakter in Gefecht { do Distanzangriff against the enemy with lowest LP }
tactic Deckung suchen for Charakter in Gefecht { do In Deckung gehen }
tactic Hervorkommen for Charakter in Gefecht { do Deckung verlassen }
tactic Davonlaufen for Charakter in Gefecht { do Flucht }
`,
);
const { model } = compile([createSource(path, text), tactics]);
const plan = interpreter(model);
/** The same rules with smaller dice for new sheets: 4 times two of three sides, 6 times two of two. */
const small = interpreter(
  compile([
    createSource(path, text.replace("dice = 3d6 + 2", "dice = 2d3 + 2").replace("6 times 2d6 + 2", "6 times 2d2 + 2")),
  ]).model,
);
let engine: Engine;
beforeAll(async () => {
  engine = await importEngine<Engine>(await writeEngine(model));
}, 120_000);

const even = (n: number): Fields => ({ ST: n, GE: n, IN: n, CH: n });
const club = { Waffen: [{ Schadenswürfel: "2d4" }] };
const bow = { Waffen: [{ Schadenswürfel: "1d8", Schusswürfel: "1d6", Munition: 4 }] };
const brave = { ...club, Moral: 4 };

const potion = { Heilkraft: "2d4" };
const salve = { Heilkraft: "1d6" };
const healer = { LP: 30, Ausrüstung: [potion] };

interface Setup {
  readonly title: string;
  readonly call: Call;
}
const probe = (title: string, sheet: Fields, more: Fields, target: number): Setup => ({
  title,
  call: { check: "Probe", args: { Charakter: sheet, ...more }, answers: { Zielwert: target } },
});
const fight = (title: string, a: Fields, b: Fields): Setup => ({
  title,
  call: { check: "Nahkampfangriff", args: { Angreifer: a, Verteidiger: b, Waffe: 0 } },
});
const shot = (title: string, a: Fields, b: Fields): Setup => ({
  title,
  call: { check: "Distanzangriff", args: { Schütze: a, Ziel: b, Waffe: 0 } },
});
const revive = (title: string, check: string, a: Fields, b: Fields): Setup => ({
  title,
  call: { check, args: { Helfer: a, Patient: b } },
});

const setups: readonly Setup[] = [
  probe("one value", {}, { Werte: "ST" }, 12),
  probe("low moral, two values, a hint of the game master", { Moral: 0 }, { Werte: ["ST", "CH"], modifiers: 2 }, 14),
  probe("with a qualification", { ZQ: ["Klettern"] }, { Werte: "GE", "nötige Qualifikation": "Klettern" }, 9),
  {
    title: "moving oneself",
    call: {
      check: "Probe für ein Vorhaben",
      args: { Charakter: { WW: { GE: 18 } }, Art: "sich bewegen" },
      answers: { Zielwert: 9 },
    },
  },
  fight("two dice, no armour", club, { WW: even(4), Moral: 5 }),
  fight("an NPC who may fall", club, { NPC: true, LP: 5, Moral: 1 }),
  fight("an NPC strikes who may fall himself", { ...club, NPC: true, LP: 3 }, { Moral: 3 }),
  fight("himself", brave, brave),
  shot("not enough ammunition", bow, { WW: even(6) }),
  shot("an NPC who may fall", bow, { NPC: true, LP: 4, Moral: 3 }),
  {
    title: "with what the healer has",
    call: {
      check: "Heilen",
      args: { Helfer: { Ausrüstung: [potion, salve] }, Patient: { LP: 31 }, Mittel: { of: "Helfer", in: "Ausrüstung", at: 0 } },
    },
  },
  {
    title: "with what the patient has and keeps",
    call: {
      check: "Heilen",
      args: { Helfer: {}, Patient: { LP: -1, Ausrüstung: [salve, potion] }, Mittel: { of: "Patient", in: "Ausrüstung", at: 1 } },
      answers: { verbraucht: false },
    },
  },
  { title: "himself", call: { check: "Heilen", args: { Helfer: healer, Patient: healer, Mittel: { of: "Helfer", in: "Ausrüstung", at: 0 } } } },
  { title: "outside of a turn", call: { check: "Flucht", args: { Charakter: {} } } },
  revive("once", "Rückholwurf", {}, { LP: -3 }),
  revive("three tries", "Zurückholen", {}, { LP: -7, Moral: 2 }),
  { title: "a value", call: { check: "Einzelner Würfelwert", args: {} } },
  { title: "no dice", call: { check: "Episode", args: {} } },
  { title: "in", call: { check: "In Deckung gehen", args: { Charakter: {} }, answers: { "Schutz der Deckung": 3 } } },
  {
    title: "out",
    call: { check: "Deckung verlassen", args: { Charakter: { $conditions: { gedeckt: { Schutz: 3 } } } } },
  },
  {
    title: "two values",
    call: {
      check: "Probe im Konflikt",
      args: { Charakter: { Moral: 4 }, Werte: ["IN", "GE"] },
      answers: { Zielwert: 7 },
    },
  },
];
const levels = (title: string, current: number, more: Fields): Setup => ({
  title,
  call: {
    check: "Levelaufstieg",
    args: { Charakter: { WW: { ST: current }, LP: 7, Moral: 2 } },
    answers: {
      tauschen: { seen: "Neuer Wert", above: current },
      Tauschwert: "ST",
      "neue Qualifikation": "Reiten",
      ...more,
    },
  },
});
const person: Fields = {
  Name: "",
  Spielername: "",
  Rundenname: "",
  Größe: "",
  Alter: 30,
  Körperform: "breit",
  Geschlecht: "divers",
  "introvertiert – extrovertiert": "a",
  "schnell – kräftig": "b",
  "explosiv – ausdauernd": "c",
  "taktisch – waghalsig": "d",
  "fingerfertig – diplomatisch": "e",
  "einfühlsam – unzugänglich": "c",
};
const created = (way: string): Setup => ({
  title: way,
  call: {
    check: "Charakter erschaffen",
    args: {},
    answers: { ...person, Verfahren: way, Würfe: ["IN", "ST", "CH", "GE"] },
  },
});
const leveled: readonly Setup[] = [
  levels("two throws where the first is too low", 12, { nochmal: { seen: "Erster Wurf", atMost: 12 } }),
  levels("one throw, exchanged or not", 14, { nochmal: false }),
];
/** These have too many throws to be played one by one, the number stands beside them; they are played with smaller dice. */
const tooLarge: readonly (Setup & { readonly throws: number })[] = [
  { ...created("In Reihenfolge"), throws: 6 ** 12 },
  { ...created("Frei verteilt"), throws: 6 ** 12 },
  { ...created("Ohne Extreme"), throws: 6 ** 12 },
];
/** Played only inside other checks, by a helper that the engine does not show. */
const inside = new Set(["Schaden zufügen"]);
const MOST_THROWS = 1_000_000;
const MOST_IN_ENGINE = 400;

// ── turns ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface TurnSetup {
  readonly title: string;
  readonly does: string;
  readonly turn: Turn;
}
/** Ada's turn, or that of Ork after she has done something. */
const turn = (title: string, team: Fields, enemies: Fields, move: Fields, more: Partial<Turn>): TurnSetup => ({
  title,
  does: nameOf(move, "does"),
  turn: {
    conflict: "Gefecht",
    log: [{ starts: { Team: team, Gegner: enemies } }, { does: "goes on", faces: [1] }],
    move,
    ...more,
  },
});
const two: Fields = { Ork: { NPC: true, LP: 9 }, Troll: { NPC: true } };
const strike: Fields = { who: "Ada", does: "Nahkampfangriff", against: "Ork", with: { Waffe: 0 } };
const began = { starts: { Team: { Ada: club }, Gegner: { Ork: { NPC: true, LP: 3 } } } };
const heal: Fields = { who: "Ada", does: "Heilen", with: { Patient: "Ben", Mittel: { of: "Helfer", in: "Ausrüstung", at: 1 } } };
const healers: Fields = { Ada: { Ausrüstung: [salve, potion] }, Ben: { LP: 29 } };
const inCover = { $conditions: { gedeckt: { Schutz: 3 } } };

const turns: readonly TurnSetup[] = [
  turn("one of two enemies", { Ada: club }, two, strike, { tactics: { Team: "Draufgänger" } }),
  turn("the last enemy; who fled stops fleeing", {}, {}, strike, {
    log: [began, { does: "goes on", faces: [2] }, { does: { who: "Ada", does: "Flucht" }, faces: [] }],
    tactics: { Team: "Draufgänger" },
  }),
  turn("the turn is the other side's", {}, {}, { ...strike, who: "Ork", against: "Ada" }, {
    log: [
      { starts: { Team: { Ada: { LP: 2 } }, Gegner: { Ork: club } } },
      { does: "goes on", faces: [1] },
      { does: { who: "Ada", does: "Flucht" }, faces: [] },
      { does: "goes on", faces: [3] },
    ],
    tactics: { Gegner: "Draufgänger" },
  }),
  turn("and hits", { Ada: bow }, { Ork: { NPC: true, LP: 4 } }, { who: "Ada", does: "Distanzangriff", against: "Ork", with: { Waffe: 0 } }, {
    tactics: { Team: "Schießen" },
  }),
  turn("behind something", { Ada: club }, two, { who: "Ada", does: "In Deckung gehen" }, {
    tactics: { Team: "Deckung suchen" },
    answers: { "Schutz der Deckung": 3 },
  }),
  turn("out of it", { Ada: inCover }, two, { who: "Ada", does: "Deckung verlassen" }, { tactics: { Team: "Hervorkommen" } }),
  turn("somebody else", healers, two, heal, {}),
  turn("three tries", { Ada: {}, Ben: { LP: -4 } }, two, { who: "Ada", does: "Zurückholen", with: { Patient: "Ben" } }, {
    tactics: { Team: "Draufgänger" },
  }),
  turn("away", { Ada: club }, two, { who: "Ada", does: "Flucht" }, { tactics: { Team: "Davonlaufen" } }),
  turn("two values", { Ada: {} }, two, { who: "Ada", does: "Probe im Konflikt", with: { Werte: ["IN", "GE"] } }, { answers: { Zielwert: 7 } }),
  {
    does: "goes on",
    title: "a turn begins",
    turn: { conflict: "Gefecht", log: [began], move: "goes on", tactics: {} },
  },
];
/** What no tactic can do; the odds of the action itself say what comes of it. */
const alone: Readonly<Record<string, readonly [Call, Readonly<Record<string, string>>]>> = {
  Heilen: [
    {
      check: "Heilen",
      args: { Helfer: healers["Ada"]!, Patient: healers["Ben"]!, Mittel: { of: "Helfer", in: "Ausrüstung", at: 1 } },
    },
    { "after.Ben.Lebenspunkte": "after.Patient.Lebenspunkte" },
  ],
  "Probe im Konflikt": [
    { check: "Probe im Konflikt", args: { Charakter: {}, Werte: ["IN", "GE"] }, answers: { Zielwert: 7 } },
    {},
  ],
};

describe("all throws", () => {
  it("of every check are played, and in turns those of every action of the conflict", () => {
    const played = new Set([...setups, ...leveled, ...tooLarge].map((one) => one.call.check));
    expect(model.checks.map((one) => one.name).filter((name) => !played.has(name) && !inside.has(name))).toEqual([]);
    const actions = model.conflicts.flatMap(({ actions: names }) => names ?? []);
    const inTurns = new Set(turns.map((one) => `check/${one.does}`));
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((id) => !inTurns.has(id))).toEqual([]);
  });
  it.each([...setups, ...leveled])("$call.check: $title", ({ call }) => {
    const [plans, engines] = [interpreted(plan, engine, call), emitted(engine, plan.built, call)];
    const paths = lookedAt(doorOf(plan.built, call.check), plans.start);
    const lists = listsOf(doorOf(plan.built, call.check), plans.start);
    const throws = allThrows(plans, paths, lists);
    expect(summed(plans.odds(paths))).toEqual(throws.chances);
    expect(summed(engines.odds(paths))).toEqual(throws.chances);
    throwSome(engines, [...paths, ...lists], throws.all);
  });
  it.each(turns)("in a turn, $does: $title", ({ does, turn: one }) => {
    const [plans, engines] = [interpretedTurn(plan, engine, one), emittedTurn(engine, one)];
    const paths = lookedAtInTurn(one, plans.start);
    // How long fleeing lasts and what the cover is worth: nothing the odds keep.
    const held = membersOf(one).flatMap((who) => ["fliehend.$conflict", "gedeckt.Schutz"].map((name) => `after.${who}.$conditions.${name}`));
    const throws = allThrows(plans, paths, held);
    throwSome(engines, [...paths, ...held], throws.all, 100);
    const [call, same] = alone[does] ?? [null, {}];
    const wanted = call === null ? throws : allThrows(plans, Object.keys(same), []);
    const odds = call === null ? engines.odds(paths) : emitted(engine, plan.built, call).odds(Object.values(same));
    expect(summed(odds)).toEqual(wanted.chances);
  });
  it.each(tooLarge)("$call.check: $title, with smaller dice", ({ call, throws: many }) => {
    let ways = 1;
    interpreted(plan, engine, call).play((sides) => ((ways *= sides), 1));
    expect([ways, ways > MOST_THROWS]).toEqual([many, true]);
    const plans = interpreted(small, engine, call);
    const throws = allThrows(plans, lookedAt(doorOf(small.built, call.check), plans.start), []);
    expect(throws.all.length).toBeGreaterThan(4000);
    expect(summed(plans.odds(lookedAt(doorOf(small.built, call.check), plans.start)))).toEqual(throws.chances);
  });
});

type Rows = readonly (readonly [string, string])[];
interface Thrown {
  readonly sides: readonly number[];
  readonly key: string;
}
/** Each throw with its end, and what they come to together in `paths`; `more` is told of each as well. */
function allThrows(plans: Asked, paths: readonly string[], more: readonly string[]): { readonly all: readonly Thrown[]; readonly chances: Rows } {
  const all: Thrown[] = [];
  const { chances, plays } = bruteForce((die) => {
    const sides: number[] = [];
    const end = plans.play((n) => (sides.push(die(n)), sides.at(-1)!));
    all.push({ sides, key: told(end, [...paths, ...more]) });
    return told(end, paths);
  });
  expect(plays).toBeLessThanOrEqual(MOST_THROWS);
  return { all, chances: sorted(chances) };
}
const told = (end: Look | null, paths: readonly string[]): string => JSON.stringify(end === null ? null : paths.map(end));

/** The engine plays some of these throws to the same end, with as many dice. */
function throwSome(engines: Asked, paths: readonly string[], throws: readonly Thrown[], most = MOST_IN_ENGINE): void {
  const every = Math.ceil(throws.length / most);
  for (const { sides, key } of throws.filter((_, i) => i % every === 0)) {
    const rest = [...sides];
    const end = engines.play(() => rest.shift()!);
    expect([told(end, paths), rest], String(sides)).toEqual([key, []]);
  }
}

/** The result and every number, yes or no and choice that is stored of anybody in the call; not what he has in lists. */
function lookedAt(door: PlanDoor, start: Look): readonly string[] {
  const { program, columns } = plan.built;
  const places = program.plans[door.plan]!.slots.flatMap(({ name, layout }) =>
    columns[layout]!.flatMap(({ column, type, entries, origin }) => {
      const plain = ["number", "yes-no", "step"].includes(type.kind);
      if (!plain || origin.startsWith("condition/")) return [];
      const at = `after.${name}.${column.slice(column.lastIndexOf("/") + 1)}`;
      if (Array.isArray(start(at))) return [];
      return entries === null ? [at] : entries.map((entry) => `${at}.${entry}`);
    }),
  );
  return ["result", ...places];
}
/** How many things everybody has. */
function listsOf(door: PlanDoor, start: Look): readonly string[] {
  return plan.built.program.plans[door.plan]!.slots.flatMap(({ name, layout }) =>
    (plan.built.model.sheets.find(({ id }) => id === layout)?.fields ?? []).flatMap((field) => {
      const at = `after.${name}.${field.name}`;
      return Array.isArray(start(at)) && plan.built.columns[layout]!.every(({ column }) => column !== field.name) ? [`${at}.length`] : [];
    }),
  );
}
const membersOf = ({ log }: Turn): readonly string[] =>
  Object.values(log[0]!["starts"] as Readonly<Record<string, Fields>>).flatMap((side) => Object.keys(side));
/** How it ended, every number of the conflict and of everybody in it, and how many things they have. */
function lookedAtInTurn(one: Turn, start: Look): readonly string[] {
  const own = plan.built.columns[`conflict/${one.conflict}`]!.map(({ column }) => `after.${one.conflict}.${column}`);
  const sheets = membersOf(one).flatMap((who) => [
    ...["Lebenspunkte", "Moral", "Würfelwert.Stärke"].map((field) => `after.${who}.${field}`),
    ...["Waffen", "Ausrüstung"].map((field) => `after.${who}.${field}.length`),
    ...(start(`after.${who}.Waffen.0.Munition`) === null ? [] : [`after.${who}.Waffen.0.Munition`]),
  ]);
  return ["result", ...own, ...sheets];
}
function summed(ends: readonly Ends[] | null): readonly (readonly [string, string])[] {
  if (ends === null) return [["null", "1"]];
  const rows = new Map(ends.map(({ values, chance }, i) => [`${i} ${JSON.stringify(values)}`, chance]));
  return sorted(gather(rows, (key) => key.slice(key.indexOf(" ") + 1)));
}
const sorted = (rows: ReadonlyMap<string, string>): readonly (readonly [string, string])[] =>
  [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
