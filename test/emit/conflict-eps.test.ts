// A fight of EPS in the emitted engine: by tactics to its end, from its log once more, through JSON; play agrees with the odds.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, thrown, writeEngine, type WholeEngine } from "./whole.ts";

type State = {
  readonly $ended: unknown;
  readonly $members: Readonly<Record<string, { readonly sheet: { readonly Lebenspunkte: number; readonly $conditions?: object } }>>;
  readonly $turn: { readonly turn: number; readonly open: boolean; readonly side: string | null };
  readonly $log: readonly object[];
  readonly Restaktionen: number;
  readonly Zeitscheibe: number;
};
interface Exact {
  toString: () => string;
  toNumber: () => number;
}
interface Engine {
  readonly charakter: (of: object) => object;
  readonly actions: (sheet: object) => readonly object[];
  readonly meta: { readonly conflicts: readonly unknown[] };
  readonly dice: { readonly seeded: (n: number) => object; readonly scripted: (sides: readonly number[]) => object };
  readonly gefecht: {
    readonly start: (sides: object) => State;
    readonly options: (state: object) => readonly { readonly who: string; readonly does: string; readonly needs: readonly string[]; readonly asks: readonly string[] }[];
    readonly act: (state: object, move: unknown, options?: object) => State & { readonly possible?: false; readonly why?: string };
    readonly step: (state: object, move: unknown, resume?: object, given?: unknown) => Step;
    readonly check: (state: unknown) => readonly object[];
    readonly choose: (state: object, tactics: object) => unknown;
    readonly log: (state: object) => readonly object[];
    readonly replay: (log: readonly object[]) => State;
    readonly odds: (state: object, tactics: object, options: object) => {
      readonly chance: (of: unknown) => Exact;
      readonly mean: (of: string) => Exact;
      readonly ends: readonly { readonly end: { readonly kept: Readonly<Record<string, number>> }; readonly chance: Exact }[];
    };
  };
}

interface Step {
  readonly kind: "roll" | "ask" | "done";
  readonly key?: string;
  readonly sides?: number;
  readonly secret?: boolean;
  readonly resume?: object;
  readonly state?: State & { readonly why?: string };
  readonly code?: string;
}
let engine: Engine;
let whole: WholeEngine;
beforeAll(async () => {
  const path = new URL("../../rulesets/eps/eps.rules", import.meta.url);
  const { model } = compile([createSource("eps.rules", readFileSync(path, "utf8"))]);
  whole = await writeEngine(model);
  engine = await importEngine<Engine>(whole);
}, 60_000);

const axe = { Schadenswürfel: "1d6" };
const fighter = { Waffen: [{ $: { thing: "Nahkampfwaffe" }, ...axe }], NPC: true };
const started = (): State => engine.gefecht.start({ Team: { Ada: fighter, Ben: fighter }, Gegner: { Ork: fighter, Troll: fighter } });
const tactics = { Team: "Draufgänger", Gegner: "Draufgänger" };

function fought(seed: number): State {
  const dice = engine.dice.seeded(seed);
  let state = started();
  for (let n = 0; state.$ended === false; n++) {
    if (n > 2000) throw new Error("the fight does not end");
    state = engine.gefecht.act(state, engine.gefecht.choose(state, tactics), { dice });
  }
  return state;
}

describe("things that a call names and nobody must have", () => {
  const medicine = { $: { thing: "Medizin" }, Heilkraft: "2d4" };
  const heals = (team: object): readonly { readonly with: object; readonly needs: readonly string[] }[] => {
    const open = engine.gefecht.act(engine.gefecht.start({ Team: team, Gegner: { Ork: fighter } } as never), "goes on", { dice: engine.dice.scripted([3]) });
    return engine.gefecht.options(open).filter(({ who, does }) => who === "Ada" && does === "Heilen") as never;
  };
  it("are offered where they lie with somebody who takes part in the call, and the move can be made", () => {
    const team = { Ada: { ...fighter, Ausrüstung: [medicine, medicine] }, Ben: { ...fighter, LP: 5, Ausrüstung: [medicine] } };
    const found = heals(team);
    expect(found.map((one) => one.with)).toEqual([
      { Patient: "Ada", Mittel: { of: "Helfer", in: "Ausrüstung", at: 0 } },
      { Patient: "Ada", Mittel: { of: "Helfer", in: "Ausrüstung", at: 1 } },
      { Patient: "Ben", Mittel: { of: "Helfer", in: "Ausrüstung", at: 0 } },
      { Patient: "Ben", Mittel: { of: "Helfer", in: "Ausrüstung", at: 1 } },
      { Patient: "Ben", Mittel: { of: "Patient", in: "Ausrüstung", at: 0 } },
      { Patient: "Ork", Mittel: { of: "Helfer", in: "Ausrüstung", at: 0 } },
      { Patient: "Ork", Mittel: { of: "Helfer", in: "Ausrüstung", at: 1 } },
    ]);
    const open = engine.gefecht.act(engine.gefecht.start({ Team: team, Gegner: { Ork: fighter } } as never), "goes on", { dice: engine.dice.scripted([3]) });
    for (const { with: given } of found) {
      const after = engine.gefecht.act(open, { who: "Ada", does: "Heilen", with: given } as never, { dice: engine.dice.seeded(1) });
      expect(after.why).toBe(undefined);
      expect(JSON.stringify(after)).not.toBe(JSON.stringify(open));
    }
  });
  it("are left to the caller where nobody has one", () => {
    expect(heals({ Ada: fighter }).map((one) => [one.with, one.needs])).toEqual([
      [{ Patient: "Ada" }, ["Mittel"]],
      [{ Patient: "Ork" }, ["Mittel"]],
    ]);
  });
  it("are listed for a single sheet as well", () => {
    const ada = engine.charakter({ Ausrüstung: [medicine] });
    const all = engine.actions(ada) as readonly { readonly name: string; readonly options: object }[];
    expect(all.find(({ name }) => name === "Heilen")?.options).toEqual({ Mittel: [{ of: "Helfer", in: "Ausrüstung", at: 0 }] });
  });
});

describe("a fight by tactics", () => {
  it("ends, the same with the same seed, and its log replays it", () => {
    const end = fought(7);
    expect(["Sieg", "Niederlage"]).toContain(end.$ended);
    expect(JSON.stringify(fought(7))).toBe(JSON.stringify(end));
    const log = JSON.parse(JSON.stringify(engine.gefecht.log(end))) as readonly object[];
    expect(engine.gefecht.replay(log)).toEqual(end);
    expect(end.Zeitscheibe).toBe(log.filter((one) => "does" in one && one.does !== "goes on").length);
  });

  it("goes on from its JSON as if nothing had been", () => {
    const dice = (): object => engine.dice.scripted([2, 15, 3, 4]);
    const state = started();
    const through = JSON.parse(JSON.stringify(state)) as State;
    const both = [state, through].map((one) => {
      const thrower = dice();
      let at = engine.gefecht.act(one, "goes on", { dice: { ...thrower, finish: () => undefined } });
      at = JSON.parse(JSON.stringify(at)) as State;
      return engine.gefecht.act(at, { who: "Ada", does: "Nahkampfangriff", against: "Ork", with: { Waffe: 0 } }, { dice: { ...thrower, finish: () => undefined } });
    });
    expect(both[1]).toEqual(both[0]);
    expect(both[0]?.Restaktionen).toBe(1);
    expect(both[0]?.$members["Ork"]?.sheet.Lebenspunkte).toBe(32);
    expect(state.$turn.turn).toBe(0);
  });
});

describe("turns", () => {
  it("say what is not possible now", () => {
    const state = started();
    expect(engine.gefecht.options(state)).toEqual([]);
    const call = (who: string, against: string): unknown => ({ who, does: "Nahkampfangriff", against, with: { Waffe: 0 } });
    expect(engine.gefecht.act(state, call("Ada", "Ork")).why).toBe("In Gefecht ist gerade kein Zug offen.");
    const open = engine.gefecht.act(state, "goes on", { dice: engine.dice.scripted([3]) });
    expect(engine.gefecht.act(open, call("Ork", "Ada")).why).toBe("Jetzt ist jemand anderes am Zug.");
    const names = new Set(engine.gefecht.options(open).map((one) => `${one.who} ${one.does}`));
    expect(names).toContain("Ada Nahkampfangriff");
    expect(names).not.toContain("Ada Zurückholen");
    expect([...names].some((name) => name.startsWith("Ork"))).toBe(false);
    expect(thrown(() => engine.gefecht.act(open, call("Niemand", "Ork"))).code).toBe("mismatched-arguments");
  });

  it("end what lasts until the end of the conflict", () => {
    let state = engine.gefecht.start({ Team: { Ada: fighter }, Gegner: { Ork: { ...fighter, LP: 1 } } });
    state = engine.gefecht.act(state, "goes on", { dice: engine.dice.scripted([4]) });
    state = engine.gefecht.act(state, { who: "Ada", does: "Flucht" });
    expect(state.$members["Ada"]?.sheet.$conditions).toHaveProperty("fliehend");
    state = engine.gefecht.act(JSON.parse(JSON.stringify(state)) as State, { who: "Ada", does: "Nahkampfangriff", against: "Ork", with: { Waffe: 0 } }, { dice: engine.dice.scripted([15, 3, 4]) });
    expect(state.$ended).toBe("Sieg");
    expect(state.$members["Ada"]?.sheet.$conditions).toBeUndefined();
    expect(engine.gefecht.act(state, "goes on").why).toBe("Gefecht ist zu Ende.");
  });
});

describe("a move in steps", () => {
  const probe = { who: "Ada", does: "Probe im Konflikt", with: { Werte: ["ST"] } };

  it("goes on in another process, with the question of a check that it calls and what is due after it", () => {
    writeFileSync(
      join(whole.folder, "move.mjs"),
      `import { gefecht } from "./engine.js";
       const [state, move, resume, given] = JSON.parse(process.argv[2]);
       try { console.log(JSON.stringify(gefecht.step(state, move, resume ?? undefined, given ?? undefined))); }
       catch (error) { console.log(JSON.stringify(error)); }`,
    );
    const step = (...what: readonly unknown[]): Step =>
      JSON.parse(execFileSync(process.execPath, [join(whole.folder, "move.mjs"), JSON.stringify(what)], { encoding: "utf8" })) as Step;
    const begun = step(started(), "goes on");
    expect([begun.kind, begun.sides]).toEqual(["roll", 4]);
    const open = step(started(), "goes on", begun.resume, 2).state!;
    expect(open.Restaktionen).toBe(2);
    expect(engine.gefecht.options(open).find((one) => one.does === probe.does)).toMatchObject({ needs: ["Werte"], asks: ["Zielwert"] });
    const asked = step(open, probe);
    expect([asked.kind, asked.key, asked.secret]).toEqual(["ask", "Zielwert", true]);
    const rolls = step(open, probe, asked.resume, 14);
    expect([rolls.kind, rolls.sides]).toEqual(["roll", 20]);
    const { state } = step(open, probe, rolls.resume, 15);
    expect(state).toMatchObject({ Restaktionen: 1, Zeitscheibe: 1 });
    expect(state!.$log.at(-1)).toEqual({ does: probe, faces: [15], answers: { Zielwert: 14 } });
    expect(engine.gefecht.check(state)).toEqual([]);
    expect(engine.gefecht.replay(state!.$log)).toEqual(state);
    expect(step(open, { ...probe, who: "Ben" }, rolls.resume, 15).code).toBe("differing-resume");
    expect(step(open, { ...probe, who: "Ork" }).state!.why).toBe("Jetzt ist jemand anderes am Zug.");
  }, 60_000);

  it("comes to the same as an act with these dice and answers", () => {
    const open = engine.gefecht.act(started(), "goes on", { dice: engine.dice.scripted([1]) });
    const acted = engine.gefecht.act(open, probe, { dice: engine.dice.scripted([15]), answers: { Zielwert: 14 } });
    const asked = engine.gefecht.step(open, probe);
    const rolls = engine.gefecht.step(open, probe, asked.resume, 14);
    expect(engine.gefecht.step(open, probe, rolls.resume, 15).state).toEqual(acted);
    expect(thrown(() => engine.gefecht.act(open, probe)).code).toBe("missing-answer");
    expect(thrown(() => engine.gefecht.act(open, probe, { answers: { Ziel: 3 } })).code).toBe("unknown-answer");
    expect(thrown(() => engine.gefecht.step(open, probe, asked.resume, 41)).code).toBe("mismatched-answer");
  });
});

describe("meta", () => {
  it("says who is in it, what they can do and what it asks", () => {
    const [gefecht] = engine.meta.conflicts;
    const own = { key: "Waffe", of: "Nahkampfwaffe", from: { role: "Angreifer", list: "Waffen" } };
    expect(gefecht).toMatchObject({
      name: "Gefecht",
      constant: "gefecht",
      order: "alternating",
      ends: ["Sieg", "Niederlage"],
      sides: [
        { key: "Team", of: "Charakter", tactics: ["Draufgänger"] },
        { key: "Gegner", of: "Charakter" },
      ],
      groups: [{ fields: [{ key: "Zeitscheibe", widget: "boxes", range: { from: 0, to: 9999 } }, { key: "Restaktionen", start: 0 }] }],
    });
    const { actions } = gefecht as { readonly actions: readonly { readonly name: string }[] };
    const named = (name: string): unknown => actions.find((one) => one.name === name);
    expect(actions.length).toBe(8);
    expect(named("Nahkampfangriff")).toMatchObject({ by: "Charakter", against: "Charakter", roles: [own], params: [], asks: [] });
    expect(named("Probe im Konflikt")).toMatchObject({
      by: "Charakter",
      against: null,
      roles: [],
      params: [{ key: "Werte", many: { from: 1, to: 4 } }, { key: "modifiers" }],
      asks: [{ key: "Zielwert", by: "gm", secret: true, range: { from: 1, to: 40 }, must: true }],
    });
    expect(named("Heilen")).toMatchObject({ asks: [{ key: "verbraucht", kind: "yes-no", start: true, must: false }] });
  });
});

describe("odds", () => {
  it("of two actions are what all plays of them come to", () => {
    const duel = engine.gefecht.start({ Team: { Ada: fighter }, Gegner: { Ork: fighter } });
    const keep = ["Ada.Lebenspunkte", "Ork.Lebenspunkte"];
    const odds = engine.gefecht.odds(duel, tactics, { actions: 2, keep });
    expect(odds.chance(() => true).toString()).toBe("1");
    const dice = engine.dice.seeded(3);
    const plays = 1500;
    let sum = 0;
    for (let n = 0; n < plays; n++) {
      let state = duel;
      for (let done = 0; done < 2; ) {
        const move = engine.gefecht.choose(state, tactics);
        state = engine.gefecht.act(state, move, { dice });
        if (move !== "goes on") done += 1;
      }
      sum += state.$members["Ork"]!.sheet.Lebenspunkte;
    }
    expect(Math.abs(sum / plays - odds.mean("Ork.Lebenspunkte").toNumber())).toBeLessThan(0.25);
  });

  it("of one action are those of the action itself", () => {
    const duel = engine.gefecht.start({ Team: { Ada: fighter }, Gegner: { Ork: fighter } });
    const odds = engine.gefecht.odds(duel, tactics, { actions: 1, keep: ["Ork.Lebenspunkte"] });
    const hit = odds.ends.filter(({ end }) => end.kept["Ork.Lebenspunkte"]! < 36).reduce((all, one) => all + one.chance.toNumber(), 0);
    expect(hit).toBeCloseTo(81 / 200, 12);
  });

  it("of too much are refused", () => {
    const duel = engine.gefecht.start({ Team: { Ada: fighter }, Gegner: { Ork: fighter } });
    expect(thrown(() => engine.gefecht.odds(duel, tactics, { turns: 30, budget: 200 })).code).toBe("too-large");
    expect(thrown(() => engine.gefecht.odds(duel, tactics, {})).code).toBe("mismatched-arguments");
  });
});
