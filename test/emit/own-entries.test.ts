// Entries of open lists that come with data: an engine that is told of them plays, prices and gives odds as one that is made from the text
// with the same rows written in; what a stranger calls his own is a located problem; nothing is left behind in the engine.

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { OWN_ACTING_PLACES, OWN_PLACES } from "../../src/plan/build/own-places.ts";
import { importEngine, thrown, writeEngine } from "./whole.ts";

interface Rows {
  readonly künste?: string;
  readonly ruf?: string;
  readonly kniffe?: string;
  readonly klingen?: string;
}
const text = ({ künste = "", ruf = "", kniffe = "", klingen = "" }: Rows = {}): string => `ruleset Offen { version: "1"  language: de }
scale Güte: schwach, mittel, stark
modifier kinds Laune: best bonus and worst penalty count
sheet Held {
  Name: text starts at ""
  Leben: 0..20 starts at 12
  Punkte: 0..99 starts at 30
  Lieblingskunst: Künste or none starts at none
  Kniffe: list of Kniff
  Klingen: list of Klinge
  Übungsfelder: 2 slots of Künste
  Tasche: list of Ding
  Gesamt = sum of Künste
  Bestes = highest of Künste
  Wie viele = count of (Künste where it > 2)
  Last = sum of Kniffe's Härte
  must Punkte >= 1 "Nichts mehr da."
}
attributes Werte of Held {
  each: 0..6 starts at 3
  | Wert  |
  |-------|
  | Mut   |
  | Witz  |
  | Kraft |
}
talents Künste of Held open {
  each: 0..6 starts at 1
  each übliche: list of Werte
  each Schwere: 1..4 starts at 2
  each Grundlage = sum of its übliche
  when any Künste reaches 6 { Leben rises by 1 }
  | Kunst  | übliche    | Schwere |
  |--------|------------|---------|
  | Malen  | Witz       | 3       |
  | Ringen | Mut, Kraft |         |
${künste}}
values Ruf of Held open {
  each: 0..6 or none starts at none
  | Ruf     |
  |---------|
  | Ansehen |
${ruf}}
feats Kniff open {
  each Art: Güte
  each Härte: 0..6 starts at 1
  each Folge: 0..6 starts at its Härte
  each Nutzen: ±3 starts at 0
  each Kunst: Künste or none starts at none
  each Preis = its Härte * 2 + its Folge
  modifier its Nutzen to Probe as Laune
  modifier 1 to each Künste where Schwere of it > 2
  when Leben falls { Punkte falls by 1 if its Härte > 2 }
  | Kniff   | Art    | Härte | Folge | Nutzen | Kunst |
  |---------|--------|-------|-------|--------|-------|
  | Finte   | mittel | 2     |       | 1      | Malen |
  | Wucht   | stark  | 5     | 1     | -1     |       |
${kniffe}}
feats Klinge open {
  each Schaden: dice
  each Länge: 0..9 starts at 2
  | Klinge | Schaden | Länge |
  |--------|---------|-------|
  | Dolch  | 1W4     |       |
  | Säbel  | 1W8+1   | 4     |
${klingen}}
items Ding { each Kunst: Künste or none starts at none  each Last: 0..4 starts at 1 }
condition stumpf for Held { Kunst: Künste  modifier -1 to each Künste where Schwere of it < 3 }
check Probe for Held gives Güte {
  given Kunst: Künste
  roll 1W6 as Wurf
  let Summe = Wurf + Kunst + modifiers - Schwere of Kunst
  result schwach if Summe < 2
  result mittel if Summe < 6
  result stark
}
action Üben for Held {
  given Kunst: Künste
  needs Kunst < 6 "Ausgelernt."
  needs Punkte > Schwere of Kunst "Zu teuer."
  Punkte falls by Schwere of Kunst
  Kunst rises by 1
  gains Kunst into Übungsfelder
}
action Erwerben for Held {
  given neu: Kniff
  needs not (neu in Kniffe) "Schon da."
  needs Punkte > Preis of neu "Zu teuer."
  Punkte falls by Preis of neu
  gains neu into Kniffe
}
action Zeigen for Held against Freund: Held {
  given Zug: Kniff
  needs Zug in Kniffe "Das kann er nicht."
  Freund gains Zug into Kniffe
}
action Lehren for Held against Schüler: Held {
  given Kunst: Künste
  roll 1W6 as Eifer
  Schüler's Kunst rises by 1 if Eifer > 3
}
action Lieben for Held {
  given Kunst: Künste
  Lieblingskunst becomes Kunst
}
action Reden for Held {
  given welcher: Ruf
  ask gm for Änderung: ±3
  let Bisher: number = if welcher is none then 0 else base welcher
  when Bisher + Änderung > 0 { welcher becomes Bisher + Änderung } otherwise { welcher becomes none }
}
action Hieb for Wer: Held against Ziel: Held in Kampf {
  given Klinge: Klinge
  given Kniff: Kniff
  needs Klinge in Wer's Klingen "Die hat er nicht."
  needs Kniff in Wer's Kniffe "Das kann er nicht."
  roll Schaden of Klinge as Wunde
  let Kunst = Kunst of Kniff
  Ziel's Leben falls by Wunde + Härte of Kniff
  Ziel gains stumpf(Kunst: Malen) if Länge of Klinge > 3
}
condition liegt for Held while Leben is 0 { forbids every action }
conflict Kampf {
  sides Wir, Sie: list of Held
  order alternating
  actions 1 each turn
  ends when all of Sie are liegt
}
tactic Drauf for Held in Kampf { do Hieb(Säbel, Finte) against the enemy with lowest Leben }
`;

const rows: Rows = {
  künste: "  | Kochen | Mut, Witz | |\n  | Tanzen | Kraft | |\n",
  ruf: "  | Schuldner |\n",
  kniffe: "  | Wirbel | stark | 4 | | 2 | Kochen |\n  | Trick | schwach | | 3 | -2 | |\n",
  klingen: "  | Spieß | 2W6 | 7 |\n",
};
const kochen = { übliche: ["Mut", "Witz"] };
const tanzen = { übliche: ["Kraft"] };
const wirbel = { Art: "stark", Härte: 4, Nutzen: 2, Kunst: "Kochen" };
const trick = { Art: "schwach", Folge: 3, Nutzen: -2 };
const spieß = { Schaden: "2W6", Länge: 7 };
const entries = {
  Künste: { Kochen: kochen, Tanzen: tanzen },
  Ruf: { Schuldner: {} },
  Kniff: { Wirbel: wirbel, Trick: trick },
  Klinge: { Spieß: spieß },
};

// ── engines, as far as the tests know them ──────────────────────────────────────────────────────────────────────────────

type Json = Readonly<Record<string, unknown>>;
interface Run {
  readonly possible: boolean;
  readonly why?: string;
  readonly result: unknown;
  readonly faces: readonly number[];
  readonly changes: unknown;
  readonly trace: readonly unknown[];
  readonly after: Readonly<Record<string, Json>>;
}
interface Odds {
  readonly possible: boolean;
  readonly outcomes: () => readonly { readonly result: unknown; readonly chance: { toString(): string } }[];
  readonly ends: readonly { readonly end: unknown; readonly chance: { toString(): string } }[];
  readonly chance: (of: unknown) => { toString(): string };
  readonly andThen: (next: (end: { readonly after: Readonly<Record<string, Json>> }) => Odds | null) => Odds;
}
interface Action {
  readonly can: (args: Json) => { readonly ok: boolean };
  readonly roll: (args: Json, options?: Json) => Run;
  readonly odds: (args: Json, options?: Json) => Odds;
  readonly step: (args: Json, resume?: object, given?: unknown) => Json;
}
interface Engine {
  readonly held: {
    (input: Json): Json;
    readonly check: (input: unknown) => readonly { readonly path: string; readonly code: string }[];
    readonly view: (sheet: Json) => Json;
    readonly set: (sheet: Json, path: string, value: unknown) => Json;
    readonly save: (sheet: Json) => Json;
    readonly migrate: (save: unknown, options?: Json) => { readonly ok: boolean; readonly sheet: Json; readonly problems: readonly { readonly path: string; readonly code: string }[] };
  };
  readonly probe: Action;
  readonly üben: Action;
  readonly erwerben: Action;
  readonly zeigen: Action;
  readonly lehren: Action;
  readonly lieben: Action;
  readonly reden: Action;
  readonly hieb: Action;
  readonly kampf: {
    readonly start: (sides: Json) => Json;
    readonly act: (state: Json, move: unknown, options?: Json) => Json;
    readonly options: (state: Json) => readonly Json[];
    readonly choose: (state: Json, tactics: Json) => unknown;
    readonly odds: (state: Json, tactics: Json, options: Json) => Odds;
    readonly check: (state: unknown) => readonly unknown[];
    readonly save: (state: Json) => Json;
    readonly migrate: (state: unknown) => { readonly ok: boolean };
    readonly trace: (state: Json) => readonly unknown[];
  };
  readonly actions: (sheet: Json, options?: Json) => readonly { readonly name: string; readonly options: Json }[];
  readonly meta: {
    readonly sheets: readonly {
      readonly adds: readonly {
        readonly key: string;
        readonly most: number;
        readonly columns: readonly { readonly key: string; readonly must: boolean; readonly start: unknown; readonly options: unknown; readonly range: unknown }[];
      }[];
    }[];
  };
  readonly dice: { readonly seeded: (n: number) => unknown; readonly scripted: (faces: readonly number[]) => unknown };
}

let own: Engine;
let written: Engine;
const engineOf = async (rules: string): Promise<Engine> => {
  const { model, diagnostics } = compile([createSource("offen.rules", rules)]);
  expect(diagnostics).toEqual([]);
  return importEngine<Engine>(await writeEngine(model));
};
beforeAll(async () => {
  own = await engineOf(text());
  written = await engineOf(text(rows));
}, 120_000);

/** Without what only one of both says. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (key === "$entries" || key === "resume" ? [] : [[key, bare(one)] as const])));
}
const said = (odds: Odds): unknown => (odds.possible ? odds.ends.map(({ end, chance }) => [bare(JSON.parse(JSON.stringify(end))), chance.toString()]) : odds);

const künste = ["Malen", "Ringen", "Kochen", "Tanzen"];
const kniffe = ["Finte", "Wucht", "Wirbel", "Trick"];
const klingen = ["Dolch", "Säbel", "Spieß"];
const anna: Json = {
  Name: "Anna", Werte: { Mut: 4, Kraft: 5 }, Künste: { Malen: 4, Kochen: 5, Tanzen: 2 }, Schwere: { Tanzen: 1, Kochen: 3 }, Ruf: { Schuldner: 2 },
  Kniffe: ["Wirbel", "Finte"], Klingen: ["Spieß", "Dolch"], Lieblingskunst: "Kochen", Übungsfelder: ["Tanzen", null], Tasche: [{ Kunst: "Kochen" }, { Kunst: "Malen" }],
};
const bert: Json = { Name: "Bert", Künste: { Kochen: 3 }, Kniffe: ["Trick", "Wucht"], Klingen: ["Säbel", "Spieß"], $conditions: { stumpf: { Kunst: "Tanzen" } } };

type Pair = readonly [Json, Json];
const both = (sheet: Json): Pair => [own.held({ ...sheet, $entries: entries }), written.held(sheet)];

interface Turn {
  readonly name: "probe" | "üben" | "erwerben" | "zeigen" | "lehren" | "lieben" | "reden" | "hieb";
  readonly args: Json;
  readonly roles: readonly [string, string?];
  readonly answers?: Json;
}
const one = fc.constantFrom;
const turn: fc.Arbitrary<Turn> = fc.oneof(
  one(...künste).map((Kunst): Turn => ({ name: "probe", args: { Kunst }, roles: ["Held"] })),
  one(...künste).map((Kunst): Turn => ({ name: "üben", args: { Kunst }, roles: ["Held"] })),
  one(...kniffe).map((neu): Turn => ({ name: "erwerben", args: { neu }, roles: ["Held"] })),
  one(...kniffe).map((Zug): Turn => ({ name: "zeigen", args: { Zug }, roles: ["Held", "Freund"] })),
  one(...künste).map((Kunst): Turn => ({ name: "lehren", args: { Kunst }, roles: ["Held", "Schüler"] })),
  one(...künste).map((Kunst): Turn => ({ name: "lieben", args: { Kunst }, roles: ["Held"] })),
  fc.tuple(one("Ansehen", "Schuldner"), fc.integer({ min: -3, max: 3 })).map(([welcher, Änderung]): Turn => ({ name: "reden", args: { welcher }, roles: ["Held"], answers: { Änderung } })),
  fc.tuple(one(...klingen), one(...kniffe)).map(([Klinge, Kniff]): Turn => ({ name: "hieb", args: { Klinge, Kniff, Kampf: {} }, roles: ["Wer", "Ziel"] })),
);

/** What both engines say of the same turn, and the sheets behind it. */
function done([a, b]: readonly [Pair, Pair], { name, args, roles, answers }: Turn, seed: number): readonly [Pair, Pair] {
  const [self, other] = roles;
  const of = (i: 0 | 1): Json => ({ ...args, [self]: a[i], ...(other === undefined ? {} : { [other]: b[i] }) });
  const options = (engine: Engine): Json => ({ dice: engine.dice.seeded(seed), ...(answers === undefined ? {} : { answers }) });
  const [mine, theirs] = [own[name].roll(of(0), options(own)), written[name].roll(of(1), options(written))];
  expect(own[name].can(of(0)).ok).toBe(written[name].can(of(1)).ok);
  expect(bare(JSON.parse(JSON.stringify(mine)))).toEqual(bare(JSON.parse(JSON.stringify(theirs))));
  const keep = { keep: ["Künste", "Punkte", "Kniffe", "Ruf"].map((key) => `after.${self}.${key}`), ...(answers === undefined ? {} : { answers }) };
  expect(said(own[name].odds(of(0), keep))).toEqual(said(written[name].odds(of(1), keep)));
  if (!mine.possible || !theirs.possible) return [a, b];
  const after = (role: string | undefined, before: Pair): Pair => (role === undefined ? before : [mine.after[role]!, theirs.after[role]!]);
  return [after(self, a), after(other, b)];
}

describe("the same entries in data and in the text", () => {
  it("give the same sheets, views and choices", () => {
    for (const sheet of [anna, bert]) {
      const [mine, theirs] = both(sheet);
      expect(bare(mine)).toEqual(bare(theirs));
      expect(mine["$entries"]).toMatchObject(entries);
      expect(own.held.view(mine)).toEqual(written.held.view(theirs));
      const told = (engine: Engine, one: Json): unknown => engine.actions(one).map(({ name, options }) => [name, options]);
      expect(told(own, mine)).toEqual(told(written, theirs));
    }
  });
  it("play, price and give odds the same, run for run", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(turn, fc.integer({ min: 0, max: 999 }), fc.boolean()), { minLength: 1, maxLength: 8 }), (turns) => {
        let sheets: readonly [Pair, Pair] = [both(anna), both(bert)];
        for (const [what, seed, swapped] of turns) {
          const [a, b] = done(swapped ? [sheets[1], sheets[0]] : sheets, what, seed);
          sheets = swapped ? [b, a] : [a, b];
        }
        for (const [mine, theirs] of sheets) expect(own.held.view(mine)).toEqual(written.held.view(theirs));
      }),
      { numRuns: 60, seed: 11 },
    );
  });
});

describe("sheets that bring different entries", () => {
  const first = { Künste: { Kochen: kochen }, Kniff: { Wirbel: wirbel }, Ruf: { Schuldner: {} }, Klinge: { Spieß: spieß } };
  const second = { Klinge: { Spieß: spieß }, Kniff: { Trick: trick }, Künste: { Tanzen: tanzen } };
  const annas = { ...anna, Künste: { Malen: 4, Kochen: 5 }, Schwere: { Kochen: 3 }, Übungsfelder: [null, null] };
  const berts = { ...bert, Künste: { Malen: 2 }, $conditions: { stumpf: { Kunst: "Tanzen" } } };
  /** As much of what the other engine shows as the one with data shows; lists of kinds stand in the order of the sheet. */
  function asFarAs(mine: unknown, theirs: unknown): unknown {
    if (Array.isArray(theirs)) return sorted(theirs);
    if (typeof mine !== "object" || mine === null) return theirs;
    return Object.fromEntries(Object.keys(mine).flatMap((key) => (key === "$entries" ? [] : [[key, asFarAs((mine as Json)[key], (theirs as Json)[key])] as const])));
  }
  const sorted = (list: readonly unknown[]): readonly unknown[] => list.map(bare).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  it("stand together in a call, and each takes over what it then speaks of", () => {
    const a = own.held({ ...annas, $entries: first });
    const b = own.held({ ...berts, $entries: second });
    const shown = own.zeigen.roll({ Held: a, Freund: b, Zug: "Wirbel" });
    expect(shown.after["Held"]).toBe(a);
    expect(shown.after["Freund"]!["Kniffe"]).toEqual(["Wucht", "Trick", "Wirbel"]);
    expect(shown.after["Freund"]!["$entries"]).toMatchObject({ Kniff: { Trick: trick, Wirbel: wirbel }, Künste: { Tanzen: tanzen } });
    const taught = own.lehren.roll({ Held: a, Schüler: b, Kunst: "Kochen" }, { dice: own.dice.scripted([6]) });
    expect(taught.after["Schüler"]!["Künste"]).toMatchObject({ Tanzen: 1, Kochen: 2 });
    expect(own.lehren.roll({ Held: a, Schüler: b, Kunst: "Kochen" }, { dice: own.dice.scripted([1]) }).after["Schüler"]).toBe(b);
  });
  it("play and give odds as if all were written in the text", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(turn, fc.integer({ min: 0, max: 999 }), fc.boolean()), { minLength: 1, maxLength: 6 }), (turns) => {
        let mine: readonly [Json, Json] = [own.held({ ...annas, $entries: first }), own.held({ ...berts, $entries: second })];
        let theirs: readonly [Json, Json] = [written.held(annas), written.held(berts)];
        for (const [{ name, args, roles, answers }, seed, swapped] of turns) {
          const at = (sheets: readonly [Json, Json], i: 0 | 1): Json => sheets[swapped ? ((1 - i) as 0 | 1) : i];
          // Both sheets take part, so both bring their entries.
          if (roles[1] === undefined) continue;
          const of = (sheets: readonly [Json, Json]): Json => ({ ...args, [roles[0]]: at(sheets, 0), [roles[1]!]: at(sheets, 1) });
          const options = (engine: Engine): Json => ({ dice: engine.dice.seeded(seed), ...(answers === undefined ? {} : { answers }) });
          const [here, there] = [own[name].roll(of(mine), options(own)), written[name].roll(of(theirs), options(written))];
          expect([here.possible, here.why, here.result, here.faces]).toEqual([there.possible, there.why, there.result, there.faces]);
          expect(own[name].odds(of(mine)).possible && own[name].odds(of(mine)).outcomes().map((o) => [o.result, o.chance.toString()])).toEqual(
            written[name].odds(of(theirs)).possible && written[name].odds(of(theirs)).outcomes().map((o) => [o.result, o.chance.toString()]),
          );
          if (!here.possible) continue;
          const next = (after: Readonly<Record<string, Json>>): readonly [Json, Json] => {
            const [x, y] = [after[roles[0]]!, after[roles[1]!]!];
            return swapped ? [y, x] : [x, y];
          };
          mine = next(here.after);
          theirs = next(there.after);
          for (const [i, sheet] of mine.entries()) expect(asFarAs(sheet, sheet)).toEqual(asFarAs(sheet, theirs[i]));
        }
      }),
      { numRuns: 60, seed: 12 },
    );
  });
  it("may not say different things of one name, nor be too many together", () => {
    const a = own.held({ ...annas, $entries: first });
    const b = own.held({ $entries: { Künste: { Kochen: kochen }, Kniff: { Wirbel: { ...wirbel, Härte: 1 } } } });
    expect(thrown(() => own.zeigen.roll({ Held: a, Freund: b, Zug: "Wirbel" })).problems.map(({ path, code }) => [path, code])).toEqual([["Freund.$entries.Kniff.Wirbel", "differing-entry"]]);
    const many = (prefix: string): Json => own.held({ $entries: { Kniff: Object.fromEntries(Array.from({ length: OWN_ACTING_PLACES }, (_, i) => [`${prefix}${i}`, { Art: "stark" }])) } });
    const code = thrown(() => own.zeigen.roll({ Held: many("a"), Freund: many("b"), Zug: "a0" })).problems.map((one) => one.code);
    expect(code).toEqual(["too-large"]);
    expect(own.zeigen.roll({ Held: many("a"), Freund: many("a"), Zug: "a0" }).possible).toBe(false);
  });
});

describe("a conflict", () => {
  const start = (engine: Engine, extra: Json): Json => engine.kampf.start({ Wir: { Anna: { ...anna, ...extra } }, Sie: { Bert: { ...bert, Leben: 20, Klingen: ["Säbel"], Kniffe: ["Finte", "Wirbel"], ...extra } } });
  it("is played, kept, replayed and foreseen the same", () => {
    let [mine, theirs] = [start(own, { $entries: entries }), start(written, {})];
    const moves = [
      "goes on",
      { who: "Anna", does: "Hieb", against: "Bert", with: { Klinge: "Spieß", Kniff: "Wirbel" } },
      "goes on",
      { who: "Bert", does: "Hieb", against: "Anna", with: { Klinge: "Säbel", Kniff: "Wirbel" } },
    ];
    moves.forEach((move, i) => {
      mine = own.kampf.act(mine, move, { dice: own.dice.seeded(i) });
      theirs = written.kampf.act(theirs, move, { dice: written.dice.seeded(i) });
      expect(mine["why"]).toBeUndefined();
      expect(bare(mine)).toEqual(bare(theirs));
    });
    expect(own.kampf.trace(mine)).toEqual(written.kampf.trace(theirs));
    const copy = JSON.parse(JSON.stringify(own.kampf.save(mine))) as Json;
    expect(own.kampf.check(copy)).toEqual([]);
    expect(own.kampf.migrate(copy).ok).toBe(true);
    const tactics = { Wir: "Drauf", Sie: "Drauf" };
    const foreseen = (engine: Engine, state: Json): unknown => engine.kampf.odds(state, tactics, { turns: 2, keep: ["Anna.Leben"] }).ends.map(({ end, chance }) => [end, chance.toString()]);
    expect(foreseen(own, mine)).toEqual(foreseen(written, theirs));
  });
});

describe("what is left in the engine", () => {
  it("is nothing: a call in the middle of a call, a failed one and what is read late change nothing", () => {
    const a = own.held({ ...anna, $entries: entries });
    const other = own.held({ $entries: { Kniff: { Wirbel: { Art: "schwach", Härte: 6, Folge: 6 } }, Künste: { Kochen: { übliche: [] } } } });
    const late = own.erwerben.roll({ Held: own.held.set(a, "Kniffe", []), neu: "Wirbel" });
    const odds = own.probe.odds({ Held: a, Kunst: "Kochen" }, { keep: ["after.Held.Künste"] });
    const answers = {
      Änderung: (): number => {
        // Another sheet gives the same names another meaning, in the middle of this call.
        expect(own.erwerben.roll({ Held: other, neu: "Wirbel" }).after["Held"]!["Punkte"]).toBe(12);
        expect(thrown(() => own.erwerben.roll({ Held: own.held({}), neu: "Wirbel" })).code).toBe("mismatched-arguments");
        return 1;
      },
    };
    const spoken = own.reden.roll({ Held: a, welcher: "Schuldner" }, { answers });
    expect(spoken.after["Held"]!["Ruf"]).toEqual({ Ansehen: null, Schuldner: 3 });
    expect(own.reden.odds({ Held: a, welcher: "Schuldner" }, { answers, keep: ["after.Held.Ruf.Schuldner"] }).ends.length).toBe(1);
    expect(late.after["Held"]!["Punkte"]).toBe(18);
    expect(late.after["Held"]!["Kniffe"]).toEqual(["Wirbel"]);
    expect(JSON.stringify(late.trace)).toContain("Wirbel");
    expect(odds.andThen((end) => own.probe.odds({ Held: end.after["Held"], Kunst: "Tanzen" })).ends.length).toBeGreaterThan(1);
    expect(thrown(() => own.probe.roll({ Held: own.held({}), Kunst: "Kochen" })).code).toBe("mismatched-arguments");
    expect(own.held.view(own.held({}))["Künste"]).not.toHaveProperty("Kochen");
  });
  it("steps die by die and answers with the names of data", () => {
    const a = own.held({ ...anna, $entries: entries });
    const wait = own.probe.step({ Held: a, Kunst: "Kochen" });
    const end = own.probe.step({ Held: JSON.parse(JSON.stringify(a)) as Json, Kunst: "Kochen" }, wait["resume"] as object, 4);
    expect(end["kind"]).toBe("done");
  });
});

describe("a save", () => {
  it("is written, read and brought along with its entries", () => {
    const a = own.held({ ...anna, $entries: entries });
    const save = JSON.parse(JSON.stringify(own.held.save(a))) as Json;
    expect(own.held.check(save)).toEqual([]);
    expect(own.held(save)).toEqual(a);
    const brought = own.held.migrate({ ...save, $: { ruleset: "Offen", version: "1", sheet: "Held" } });
    expect(brought.sheet).toEqual(a);
    expect(written.held.migrate({ ...save, $: { ruleset: "Offen", version: "1", sheet: "Held" } }).problems.map(({ path, code }) => [path, code])).toEqual([
      ["$entries.Künste.Kochen", "lost-value"],
      ["$entries.Künste.Tanzen", "lost-value"],
      ["$entries.Ruf.Schuldner", "lost-value"],
      ["$entries.Kniff.Wirbel", "lost-value"],
      ["$entries.Kniff.Trick", "lost-value"],
      ["$entries.Klinge.Spieß", "lost-value"],
    ]);
    const drop = ["Künste.Kochen", "Künste.Tanzen", "Ruf.Schuldner", "Kniff.Wirbel", "Kniff.Trick", "Klinge.Spieß"].map((path) => `$entries.${path}`);
    expect(written.held.migrate({ ...save, $: { ruleset: "Offen", version: "1", sheet: "Held" } }, { drop }).sheet).toEqual(written.held(anna));
  });
  it("is corrected entry by entry", () => {
    const a = own.held({ ...anna, $entries: entries });
    const b = own.held.set(a, "$entries.Kniff.Wirbel", { ...wirbel, Härte: 6 });
    expect(own.erwerben.roll({ Held: own.held.set(b, "Kniffe", []), neu: "Wirbel" }).after["Held"]!["Punkte"]).toBe(12);
    expect(own.held.set(a, "Künste.Kochen", 2)["Künste"]).toMatchObject({ Kochen: 2 });
  });
});

describe("a form", () => {
  it("is told to which lists a sheet can add, and what an entry says", () => {
    const { adds } = own.meta.sheets[0]!;
    expect(adds.map(({ key, most }) => [key, most])).toEqual([["Künste", OWN_PLACES], ["Ruf", OWN_PLACES], ["Kniff", OWN_ACTING_PLACES], ["Klinge", OWN_PLACES]]);
    expect(adds[2]!.columns.map(({ key, must, start, options, range }) => [key, must, start, options ?? range])).toEqual([
      ["Art", true, null, ["schwach", "mittel", "stark"]],
      ["Härte", false, 1, { from: 0, to: 6 }],
      ["Folge", false, null, { from: 0, to: 6 }],
      ["Nutzen", false, 0, { from: -3, to: 3 }],
      ["Kunst", false, null, [null, "Malen", "Ringen"]],
    ]);
  });
});

describe("the door", () => {
  const problems = (added: unknown): unknown => own.held.check({ $entries: added }).map(({ path, code }) => [path, code]);
  it("locates what does not fit the lines of the list", () => {
    expect(problems({ Kniff: { Wirbel: { Härte: 9, Art: "stark", Preis: 3, Kunst: "Singen" } } })).toEqual([
      ["$entries.Kniff.Wirbel.Preis", "unknown-key"],
      ["$entries.Kniff.Wirbel.Härte", "out-of-range"],
      ["$entries.Kniff.Wirbel.Kunst", "unknown-name"],
    ]);
    expect(problems({ Kniff: { Wirbel: {} } })).toEqual([["$entries.Kniff.Wirbel.Art", "missing-value"]]);
    expect(problems({ Kniff: { Finte: { Art: "stark" } }, Künste: { Malen: {} } })).toEqual([["$entries.Kniff.Finte", "duplicate-key"], ["$entries.Künste.Malen", "duplicate-key"]]);
    expect(problems({ Werte: {}, Kniff: 3 })).toEqual([["$entries.Werte", "unknown-key"], ["$entries.Kniff", "mismatched-value"]]);
    expect(problems({ Künste: { Tanzen: { Schwere: 3 } }, Klinge: { Speer: { Schaden: "W" } } })).toEqual([
      ["$entries.Künste.Tanzen.Schwere", "unknown-key"],
      ["$entries.Klinge.Speer.Schaden", "malformed-dice"],
    ]);
    expect(problems({ Künste: { "": {}, $x: {}, " a": {}, constructor: {}, toString: {} } })).toEqual([
      ["$entries.Künste.", "misplaced-key"],
      ["$entries.Künste.$x", "misplaced-key"],
      ["$entries.Künste. a", "misplaced-key"],
    ]);
    expect(problems(JSON.parse('{ "Künste": { "__proto__": {} }, "__proto__": {} }'))).toEqual([["$entries.Künste.__proto__", "misplaced-key"], ["$entries.__proto__", "misplaced-key"]]);
    expect(problems({ Ruf: Object.fromEntries(Array.from({ length: OWN_PLACES + 1 }, (_, i) => [`R${i}`, {}])) })).toEqual([[`$entries.Ruf.R${OWN_PLACES}`, "too-large"]]);
  });
  it("never throws anything but its own refusal, whatever strangers bring", () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom("Kochen", "Malen", "stark", "2W6", null, undefined, 4, -1, Number.NaN, Infinity));
    const key = fc.oneof(fc.constantFrom("Künste", "Kniff", "Klinge", "Ruf", "Wirbel", "Kochen", "Art", "Härte", "übliche", "Schaden", "__proto__", "constructor", "$entries", "then"), fc.string());
    const entry = fc.dictionary(key, value, { maxKeys: 4 });
    const list = fc.oneof(value, fc.dictionary(key, fc.oneof(value, entry), { maxKeys: 4 }));
    fc.assert(
      fc.property(fc.dictionary(key, list, { maxKeys: 4 }), fc.dictionary(key, value, { maxKeys: 3 }), (added, kunst) => {
        const input = { $entries: added, Künste: kunst };
        const found = own.held.check(input);
        const code = found.length === 0 ? null : thrown(() => own.held(input)).code;
        expect(code === null || code === "mismatched-sheet").toBe(true);
        if (code !== null) return;
        const sheet = own.held(input);
        expect(own.held(JSON.parse(JSON.stringify(sheet)) as Json)).toEqual(sheet);
        own.held.view(sheet);
        own.actions(sheet);
      }),
      { numRuns: 400, seed: 13 },
    );
    expect(({} as Json)["Kochen"]).toBeUndefined();
    expect(own.held.view(own.held({}))).toEqual(own.held.view(own.held({ Name: "" })));
  });
});
