// What a check needs is asked before the first try of a series, and not again: a refusal is the caller's own, in play, odds and examples;
// a try that its own effects would make impossible is made all the same.

import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { check, compile, odds, test } from "../../src/compile.ts";
import { importEngine, writeEngine } from "../emit/whole.ts";

const text = `ruleset Serie { version: "1"  language: en }
scale Ausgang: daneben, getroffen { success from getroffen }
sheet Held {
  Kraft: 0..6 starts at 3
  Pfeile: 0..9 starts at 3
}
check Schuss for Held gives Ausgang {
  given Last: 0..3 usually 0
  needs Pfeile > 0 "No arrows."
  let Rest = Kraft - Last
  when Last > 2 { needs Kraft is 6 "Too heavy." }
  needs Rest > 0 "No strength."
  roll 1w6 as Auge
  Kraft falls by 1 if Auge is 1
  result daneben if Auge < 4
  result getroffen
}
check Salve for Held gives Ausgang {
  given Last: 0..3 usually 1
  result make Schuss(Last) needing 2 successes, rerolling 1 failure
}
check Doppelt for Held gives Ausgang {
  given Last: 0..3 usually 1
  result make Salve(Last)
}
check Vielleicht for Held gives Ausgang {
  result daneben if Kraft < 2
  result make Schuss(1) needing 1 success, rerolling 2 failures, keeping best
}
check Notfalls for Held gives Ausgang {
  let Treffer = make Schuss(1) needing 1 success, rerolling 2 failures, keeping best, if impossible daneben
  result Treffer
}
example Zu schwach {
  given Ada = Held(Kraft: 1)
  when Ada makes Salve
  then it is not possible "No strength."
}
example Die Versuche machen schwach {
  given Ada = Held(Kraft: 2)
  when Ada makes Salve rolling 1, 6, 6
  then result is getroffen
  then Ada's Kraft is 1
}
`;
const source = createSource("serie.rules", text);
// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
let engine: any;
beforeAll(async () => {
  engine = await importEngine(await writeEngine(compile([source]).model));
}, 60_000);

/** Kraft, Pfeile, Last → the message, or the chance of a hit. */
const cases: readonly (readonly [kraft: number, pfeile: number, last: number, said: string])[] = [
  [3, 3, 1, "1/2"],
  [2, 3, 1, "1/2"],
  [1, 3, 1, "No strength."],
  [1, 3, 0, "1/2"],
  [3, 0, 1, "No arrows."],
  [0, 0, 1, "No arrows."],
  [5, 3, 3, "Too heavy."],
  [6, 3, 3, "1/2"],
];

describe("what a check in a series needs", () => {
  it("says nothing against the text, and its examples hold", () => {
    expect(check([source]).diagnostics).toEqual([]);
    expect(test([source]).examples.map(({ passed }) => passed)).toEqual([true, true]);
  });
  it.each(cases)("Kraft %d, Pfeile %d, Last %d: %s", (Kraft, Pfeile, Last, said) => {
    for (const name of ["salve", "doppelt"]) {
      const made = engine[name].odds({ Held: { Kraft, Pfeile }, Last });
      expect(made.possible ? made.chance("getroffen").toString() : made.why).toBe(said);
      for (let seed = 1; seed <= 40; seed++) {
        const played = engine[name].roll({ Held: { Kraft, Pfeile }, Last }, { dice: engine.dice.seeded(seed) });
        expect(played.possible ? "played" : played.why).toBe(made.possible ? "played" : said);
      }
    }
    for (const name of ["Salve", "Doppelt"]) {
      const call = `given Ada = Held(Kraft: ${Kraft}, Pfeile: ${Pfeile}); when Ada makes ${name}(${Last})`;
      const asked = odds([source], undefined, { call, by: [] });
      const outcomes = asked.odds[0]!.outcomes.map((one) => [one.outcome, one.probability]);
      expect(Object.fromEntries(outcomes)["getroffen"] ?? outcomes).toEqual(said.includes("/") ? said : [[`not possible: ${said}`, "1"]]);
    }
  });
  it("counts only where the series is reached, and not where something else counts instead", () => {
    const ada = { Kraft: 1, Pfeile: 0 };
    expect(engine.vielleicht.odds({ Held: ada }).chance("daneben").toString()).toBe("1");
    expect(engine.vielleicht.odds({ Held: { Kraft: 4, Pfeile: 0 } })).toMatchObject({ possible: false, why: "No arrows." });
    expect(engine.notfalls.odds({ Held: ada }).chance("daneben").toString()).toBe("1");
    expect(engine.notfalls.odds({ Held: { Kraft: 2 } }).chance("getroffen").toString()).toBe("7/8");
  });
});
