// An order by values and rolls, members that come and go, actions once a turn: in an emitted engine, through JSON, its log and its odds.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, thrown, writeEngine, type WholeEngine } from "./whole.ts";

interface State {
  readonly $members: Readonly<Record<string, { readonly side: string | null; readonly joined?: number; readonly rolls?: readonly number[]; readonly sheet: Readonly<Record<string, unknown>> }>>;
  readonly $turn: Readonly<Record<string, unknown>>;
  readonly $ended: unknown;
  readonly possible?: false;
  readonly why?: string;
}
interface Engine {
  readonly dice: { readonly scripted: (sides: readonly number[]) => object };
  readonly kampf: {
    readonly start: (sides: object) => State;
    readonly act: (state: object, move: unknown, options?: object) => State;
    readonly log: (state: object) => readonly object[];
    readonly replay: (log: readonly object[]) => State;
    readonly check: (state: unknown) => readonly object[];
    readonly options: (state: object) => readonly { readonly who: string; readonly does: string }[];
    readonly odds: (state: object, tactics: object, options: object) => { readonly chance: (of: unknown) => { readonly toString: () => string }; readonly mean: (of: string) => { readonly toString: () => string } };
  };
}
let whole: WholeEngine;
let engine: Engine;
beforeAll(async () => {
  const path = new URL("../study/turns.rules", import.meta.url);
  whole = await writeEngine(compile([createSource("turns.rules", readFileSync(path, "utf8"))]).model);
  engine = await importEngine<Engine>(whole);
}, 60_000);

const through = (state: State): State => JSON.parse(JSON.stringify(state)) as State;
const played = (start: State, moves: readonly (readonly [unknown, readonly number[]])[]): State =>
  moves.reduce((state, [move, sides]) => through(engine.kampf.act(state, move, { dice: engine.dice.scripted(sides) })), start);

it("keeps the order, what was rolled for it and what was done in the state", () => {
  const state = played(engine.kampf.start({ Team: { Ada: {}, Ben: { Initiative: 9 } }, Gegner: { Ork: {} } }), [["goes on", [3, 1, 8]]]);
  expect(state.$turn).toMatchObject({ round: 1, turn: 1, actor: "Ork", open: true, queue: ["Ada", "Ben"] });
  expect(state.$members["Ork"]?.rolls).toEqual([0, 0, 8]);
  const next = played(state, [[{ who: "Ork", does: "Hieb", against: "Ada" }, []]]);
  expect(next.$turn).toMatchObject({ done: 1, did: ["Hieb"], open: true });
  expect(engine.kampf.options(next).map(({ who, does }) => `${who} ${does}`)).toEqual(["Ork Schritt", "Ork Fliehen", "Ork Rufen", "Ork Rufen", "Ork Rufen", "Ork Johlen"]);
  expect(engine.kampf.act(next, { who: "Ork", does: "Hieb", against: "Ada" }).why).toBe("Das geht in diesem Zug nur einmal.");
  const over = played(next, [[{ who: "Ork", does: "Schritt" }, []]]);
  expect(over.$turn).toMatchObject({ open: false });
});

it("lets members come and go by their actions and from outside; its log replays that", () => {
  const start = engine.kampf.start({ Team: { Ada: { Initiative: 20 } }, Gegner: { Ork: {} } });
  const called = played(start, [
    ["goes on", [1, 2]],
    [{ who: "Ada", does: "Rufen", with: { Helfer: { key: "Cora", sheet: { Initiative: 30 } } } }, []],
    [{ who: "Ada", does: "Fliehen" }, []],
    [{ who: "Wolf", joins: "Gegner", sheet: {} }, []],
    [{ who: "Ork", leaves: true }, []],
  ]);
  expect(Object.entries(called.$members).map(([key, one]) => [key, one.side, one.joined])).toEqual([
    ["Ada", null, undefined],
    ["Ork", null, undefined],
    ["Cora", "Team", 1],
    ["Wolf", "Gegner", 1],
  ]);
  expect(engine.kampf.check(called)).toEqual([]);
  const log = JSON.parse(JSON.stringify(engine.kampf.log(called))) as readonly object[];
  expect(through(engine.kampf.replay(log))).toEqual(called);
  const next = played(called, [["goes on", [4, 5]]]);
  expect(next.$turn).toMatchObject({ round: 2, actor: "Cora", queue: ["Wolf"] });
  const back = played(next, [[{ who: "Ork", joins: "Gegner" }, []]]);
  expect(back.$members["Ork"]).toMatchObject({ side: "Gegner", joined: 2 });
  expect(thrown(() => engine.kampf.act(next, { who: "Wolf", joins: "Team", sheet: {} })).code).toBe("mismatched-arguments");
  expect(thrown(() => engine.kampf.act(next, { who: "Ada", leaves: true })).code).toBe("mismatched-arguments");
  expect(engine.kampf.act(next, { who: "Ada", does: "Schritt" }).why).toBe("Wer nicht an Kampf teilnimmt, kann das nicht.");
});

it("has odds over the rolls for the order", () => {
  const state = engine.kampf.start({ Team: { Ada: { Leben: 3 } }, Gegner: { Ork: { Leben: 2 } } });
  const odds = engine.kampf.odds(state, { Team: "Drauf", Gegner: "Drauf" }, { turns: 1 });
  // Who rolls higher strikes first, and once is enough; Ada stands first where both roll the same.
  expect([odds.chance("Sieg").toString(), odds.chance("Niederlage").toString()]).toEqual(["11/20", "9/20"]);
});

it("tracks only what can still change what is asked", () => {
  const state = engine.kampf.start({ Team: { Ada: { Initiative: 20 } }, Gegner: { Ork: {} } });
  const odds = (options: object): ReturnType<Engine["kampf"]["odds"]> => engine.kampf.odds(state, { Team: "Johler", Gegner: "Drauf" }, { actions: 6, ...options });
  // The rolls for the order are told apart, no noise of any loudness.
  expect(odds({ budget: 3000 }).chance(false).toString()).toBe("1");
  expect(thrown(() => odds({ budget: 3000, keep: ["Ada.Krach"] })).code).toBe("too-large");
  expect(odds({ keep: ["Ada.Krach"] }).mean("Ada.Krach").toString()).toBe("21");
});

it("has strict types", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const flags = ["--ignoreConfig", "--target", "es2023", "--lib", "es2023", "--module", "nodenext", "--types", "", "--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--isolatedDeclarations", "--declaration", "--noEmit"];
  const { stdout } = spawnSync(process.execPath, [`${root}node_modules/typescript7/bin/tsc`, ...flags, join(whole.folder, "engine.ts")], { encoding: "utf8" });
  expect(stdout).toBe("");
});
