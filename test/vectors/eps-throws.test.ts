// Every way the dice of EPS can fall: all throws of an action are played one by one, and what they come to, outcome and state, is what
// the odds say, those of the Plan and those of the engine; a part of them is played by the engine as well. Invariant: no check of the
// rules is left out, and what has more throws than can be played stands below in reduced size.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import type { PlanDoor } from "../../src/plan/build/door.ts";
import { importEngine, writeEngine } from "../emit/whole.ts";
import { bruteForce, gather } from "../kernel/brute.ts";
import { interpreted, interpreter } from "./plan-player.ts";
import { type Asked, type Call, doorOf, emitted, type Engine, type Ends, type Fields, type Look } from "./players.ts";

const path = "rulesets/eps/eps.rules";
const text = readFileSync(path, "utf8");
const { model } = compile([createSource(path, text)]);
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
  Gruppenname: "",
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
/** In reduced size: at the table these are 6 to the power of 12 throws. */
const reduced: readonly Setup[] = ["In Reihenfolge", "Frei verteilt", "Ohne Extreme"].map(created);
/** Played only inside other checks, by a helper that the engine does not show. */
const inside = new Set(["Schaden zufügen"]);
/** Not played here yet: of a thing in no named list, and inside a conflict. */
const waiting = new Set(["Heilen", "Flucht"]);
const MOST_IN_ENGINE = 400;

describe("all throws", () => {
  it("of every check are played", () => {
    const played = new Set([...setups, ...leveled, ...reduced].map((one) => one.call.check));
    expect(
      model.checks
        .map((one) => one.name)
        .filter((name) => !played.has(name) && !inside.has(name) && !waiting.has(name)),
    ).toEqual([]);
  });
  it.each([...setups, ...leveled])("$call.check: $title", ({ call }) => {
    const [plans, engines] = [interpreted(plan, engine, call), emitted(engine, plan.built, call)];
    const paths = lookedAt(doorOf(plan.built, call.check), plans.start);
    const throws = allThrows(plans, paths);
    expect(summed(engines.odds(paths))).toEqual(summed(plans.odds(paths)));
    const every = Math.ceil(throws.length / MOST_IN_ENGINE);
    for (const { sides, key } of throws.filter((_, i) => i % every === 0)) {
      const rest = [...sides];
      const end = engines.play(() => rest.shift()!);
      expect([JSON.stringify(end === null ? null : paths.map(end)), rest], String(sides)).toEqual([key, []]);
    }
  });
  it.each(reduced)("$call.check: $title, with smaller dice", ({ call }) => {
    const plans = interpreted(small, engine, call);
    expect(allThrows(plans, lookedAt(doorOf(small.built, call.check), plans.start)).length).toBeGreaterThan(4000);
  });
});

interface Thrown {
  readonly sides: readonly number[];
  readonly key: string;
}
/** Each throw with its end. What they come to together is what the odds say. */
function allThrows(plans: Asked, paths: readonly string[]): readonly Thrown[] {
  const throws: Thrown[] = [];
  const { chances, plays } = bruteForce((die) => {
    const sides: number[] = [];
    const end = plans.play((n) => (sides.push(die(n)), sides.at(-1)!));
    const key = JSON.stringify(end === null ? null : paths.map(end));
    throws.push({ sides, key });
    return key;
  });
  expect(plays).toBeLessThanOrEqual(1_000_000);
  expect(summed(plans.odds(paths))).toEqual(sorted(chances));
  return throws;
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
function summed(ends: readonly Ends[] | null): readonly (readonly [string, string])[] {
  if (ends === null) return [["null", "1"]];
  const rows = new Map(ends.map(({ values, chance }, i) => [`${i} ${JSON.stringify(values)}`, chance]));
  return sorted(gather(rows, (key) => key.slice(key.indexOf(" ") + 1)));
}
const sorted = (rows: ReadonlyMap<string, string>): readonly (readonly [string, string])[] =>
  [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
