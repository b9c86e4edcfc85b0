// Odds of what follows on what: exactly those of all plays of both actions, with what was kept of each; an action that is not possible
// any more is an end.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { fraction, add, toString, ZERO, type Fraction } from "../../src/runtime/fraction.ts";
import { importEngine, thrown, writeEngine } from "./whole.ts";

const text = `
ruleset Klein { version: "1"  language: de }
scale Ausgang: daneben, Treffer { success from Treffer }
sheet Figur { Leben: 0..9 starts at 3 }
condition liegt for Figur while Leben <= 0 { forbids every action }
action Stich for Held: Figur against Feind: Figur gives Ausgang {
  roll 1d4 as Wurf
  when Wurf is 1 { Held's Leben falls by 3 }
  result daneben if Wurf <= 2
  roll 1d3 as Schaden
  Feind's Leben falls by Schaden
  result Treffer
}
`;
// oxlint-disable-next-line typescript/no-explicit-any -- plain JavaScript, as for a stranger
let klein: any;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
let eps: any;
beforeAll(async () => {
  klein = await importEngine(await writeEngine(compile([createSource("klein.rules", text)]).model));
  const path = "rulesets/eps/eps.rules";
  eps = await importEngine(await writeEngine(compile([createSource(path, readFileSync(path, "utf8"))]).model));
}, 120_000);

/** Plays every script of dice; what it comes to, with the chance of the script. */
function everyPlay<T>(play: (dice: object) => T): readonly { readonly made: T; readonly chance: Fraction }[] {
  const found: { readonly made: T; readonly chance: Fraction }[] = [];
  const more = new Error("more dice");
  const go = (faces: readonly number[], ways: bigint): void => {
    let used = 0;
    let missing = 0;
    const throwDie = (sides: number): number => {
      if (used < faces.length) return faces[used++]!;
      missing = sides;
      throw more;
    };
    try {
      found.push({ made: play({ throwDie, finish: () => undefined }), chance: fraction(1n, ways) });
    } catch (error) {
      if (error !== more) throw error;
      for (let side = 1; side <= missing; side++) go([...faces, side], ways * BigInt(missing));
    }
  };
  go([], 1n);
  return found;
}
/** Chances by the JSON of what it comes to. */
function summed(
  all: readonly { readonly made: unknown; readonly chance: Fraction }[],
): Readonly<Record<string, string>> {
  const sums = new Map<string, Fraction>();
  for (const { made, chance } of all) {
    const key = JSON.stringify(made);
    sums.set(key, add(sums.get(key) ?? ZERO, chance));
  }
  return Object.fromEntries([...sums].map(([key, chance]) => [key, toString(chance)] as const));
}

const told = ({
  result,
  chance,
}: {
  readonly result: string | null;
  readonly chance: { readonly toString: () => string };
}): string => `${result ?? "null"} ${chance.toString()}`;

describe("three actions on each other", () => {
  const keep = ["Wurf", "after.Feind.Leben"] as const;
  const start = (): object => ({ Held: klein.figur(), Feind: klein.figur({ Leben: 5 }) });
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  const back = (end: any): object => ({ Held: end.after.Feind, Feind: end.after.Held });

  it("have the chances that all their plays have", () => {
    const odds = klein.stich
      .odds(start(), { keep })
      // oxlint-disable-next-line typescript/no-explicit-any -- as above
      .andThen((end: any) => klein.stich.odds(back(end), { keep: ["after.Feind.Leben", "after.Held.Leben"] }))
      // oxlint-disable-next-line typescript/no-explicit-any -- as above
      .andThen((end: any) => (end.follows ? klein.stich.odds(back(end), { keep: ["after.Feind.Leben"] }) : null));
    const played = everyPlay((dice) => {
      const first = klein.stich.roll(start(), { dice });
      const { Wurf } = { Wurf: first.faces[0] };
      const told = [first.result, Wurf, first.after.Feind.Leben];
      const second = klein.stich.roll(back(first), { dice });
      if (!second.possible) return [told, null, null];
      const then = [second.result, second.after.Feind.Leben, second.after.Held.Leben];
      const third = klein.stich.roll(back(second), { dice });
      return [told, then, third.possible ? [third.result, third.after.Feind.Leben] : null];
    });
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const ends = odds.ends.map(({ end, chance }: any) => {
      const { before } = end;
      const first = before.before;
      const then = before.follows ? [before.result, before.after.Feind.Leben, before.after.Held.Leben] : null;
      const last = end.follows ? [end.result, end.after.Feind.Leben] : null;
      return {
        made: [[first.result, first.Wurf, first.after.Feind.Leben], then, last],
        chance: fraction(chance.n, chance.d),
      };
    });
    expect(summed(ends)).toEqual(summed(played));
    expect(Object.keys(summed(ends)).length).toBeGreaterThan(20);
    expect(odds.chance(() => true).toString()).toBe("1");
  });

  it("can be asked for under a condition, before and after", () => {
    const first = klein.stich.odds(start(), { keep });
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const next = (end: any): object => klein.stich.odds(back(end));
    const after = first.given("Treffer").andThen(next);
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const before = first.andThen(next).given((end: any) => end.before.result === "Treffer");
    expect(after.chance("Treffer").toString()).toBe("1/2");
    expect(before.chance("Treffer").toString()).toBe("1/2");
    // One first throw in four brings the hero down; then the foe still strikes, but not the other way round.
    const down = first.andThen(next).outcomes().map(told);
    expect(down).toEqual(["daneben 1/2", "Treffer 1/2"]);
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const again = first.andThen((end: any) => klein.stich.odds({ Held: end.after.Held, Feind: end.after.Feind }));
    expect(again.outcomes().map(told)).toEqual(["null 1/4", "daneben 3/8", "Treffer 3/8"]);
  });

  it("refuses what was not kept, what is no result and what gives no odds", () => {
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const odds = klein.stich.odds(start()).andThen((end: any) => klein.stich.odds(back(end)));
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    expect(thrown(() => odds.chance((end: any) => end.before.after.Feind.Leben > 1)).code).toBe("unknown-path");
    expect(thrown(() => odds.chance("Sieg")).code).toBe("unknown-outcome");
    expect(thrown(() => klein.stich.odds(start()).andThen(() => ({ possible: true }))).code).toBe(
      "mismatched-arguments",
    );
  });
});

describe("two attacks of EPS", () => {
  it("are the two actions of a fight", () => {
    const axe = [{ Schadenswürfel: "1d6" }];
    const [Ada, Ork] = [eps.charakter({ Waffen: axe, WW: { ST: 14 } }), eps.charakter({ NPC: true, Waffen: axe })];
    const closed = eps.gefecht.start({ Team: { Ada }, Gegner: { Ork } });
    const open = eps.gefecht.act(closed, "goes on", { dice: eps.dice.scripted([3]) });
    const tactics = { Team: "Draufgänger", Gegner: "Draufgänger" };
    const fight = eps.gefecht.odds(open, tactics, { actions: 2, keep: ["Ada.Lebenspunkte", "Ork.Lebenspunkte"] });
    const both = eps.nahkampfangriff
      .odds({ Angreifer: Ada, Verteidiger: Ork, Waffe: 0 })
      // oxlint-disable-next-line typescript/no-explicit-any -- as above
      .andThen(({ after }: any) =>
        eps.nahkampfangriff.odds(
          { Angreifer: after.Angreifer, Verteidiger: after.Verteidiger, Waffe: 0 },
          { keep: ["after.Angreifer.Lebenspunkte", "after.Verteidiger.Lebenspunkte"] },
        ),
      );
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const of = (ends: readonly any[], read: (end: any) => unknown): Readonly<Record<string, string>> =>
      summed(ends.map(({ end, chance }) => ({ made: read(end), chance: fraction(chance.n, chance.d) })));
    const hand = of(both.ends, ({ after }) => [after.Angreifer.Lebenspunkte, after.Verteidiger.Lebenspunkte]);
    expect(hand).toEqual(of(fight.ends, ({ kept }) => [kept["Ada.Lebenspunkte"], kept["Ork.Lebenspunkte"]]));
    expect(Object.keys(hand).length).toBeGreaterThan(100);
  });
});
