// Laws of sheets (`must`): what breaks one at the end of what was done from outside did not happen. The engine, examples and the odds of
// both against brute force, with the rules written once more by hand.

import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { check, compile, odds, roll } from "../../src/compile.ts";
import { bruteForce } from "../kernel/brute.ts";
import { importEngine, thrown, writeEngine } from "./whole.ts";

const rules = `ruleset Harbour { language: en }
sheet Porter {
  Strength: 1..10 starts at 4
  Load: 0..30 starts at 0
  Tired: 0..9 starts at 0
  Capacity = Strength * 2
  must Load <= Capacity "That is too much."
  must Tired < 2 "She must rest first."
}
action Lift for Porter gives yes/no {
  roll 2d6 as Weight
  Load rises by Weight
  Tired rises by 1 if Weight is 2
  result Weight >= 7
}
action [Lift and put down] for Porter { Load rises by 25; Load falls by 25 }
action Overload for Porter { Load becomes 30 }
action [Hand over] for Porter against Other: Porter {
  roll 1d6 as Part
  Load falls by Part
  Other's Load rises by Part
}
action Twice for Porter gives yes/no {
  let One = make Lift
  let Two = make Lift
  result One and Two
}
creation of Porter {
  step Body { roll 2d6 as Sum; Load becomes Sum }
}
conflict Shift {
  sides Day, Night: list of Porter
  order alternating
  actions 1 each turn
  ends when all of Day are done
}
condition done for Porter while Load > 90 { forbids every action }
tactic Busy for Porter in Shift { do Lift }

example "Some of it is too much" {
  given Ada = Porter()
  when Ada does Lift
  then chance is 5/18 that Ada's Load is 0
  then average of Ada's Load is 38/9
  when Ada does Lift rolling 9
  then it is not possible "That is too much."
  when Ada does Lift rolling 8
  then Ada's Load is 8
  when Ada does Lift
  then it is not possible "That is too much."
  then Ada's Load is 8
}
example "On the way it may be too much" {
  given Ada = Porter(Load: 3)
  when Ada does Lift and put down
  then Ada's Load is 3
}
example "Whatever is done" {
  given Ada = Porter()
  when Ada does Overload
  then it is not possible "That is too much."
  when Ada's Load becomes 9
  then it is not possible
  then Ada's Load is 0
}
`;

interface Porter {
  readonly Load: number;
  readonly Tired: number;
}
interface Exact {
  toString: () => string;
}
interface Odds {
  readonly possible: true;
  readonly chance: (of: unknown) => Exact;
  readonly mean: (of: string) => Exact;
  readonly ends: readonly { readonly end: unknown; readonly chance: Exact }[];
  readonly forbidden: readonly { readonly why: string; readonly chance: Exact }[];
}
type Run = { readonly possible: true; readonly result: unknown; readonly after: { readonly Porter: Porter } } | { readonly possible: false; readonly why: string };
interface Action {
  readonly roll: (args: object, options?: object) => Run;
  readonly odds: (args: object, options?: object) => Odds | { readonly possible: false; readonly why: string };
  readonly step: (args: object, resume?: object, given?: unknown) => { readonly kind: string; readonly resume?: object; readonly run?: Run };
  readonly can: (args: object) => { readonly ok: boolean };
}
interface Engine extends Readonly<Record<string, unknown>> {
  readonly dice: { readonly scripted: (sides: readonly number[]) => object };
  readonly porter: (input: object) => Porter;
  readonly lift: Action;
  readonly twice: Action;
  readonly overload: Action;
  readonly handOver: Action;
  readonly liftAndPutDown: Action;
  readonly shift: {
    readonly start: (sides: object) => object;
    readonly act: (state: object, move: unknown, options?: object) => object & { readonly possible?: false; readonly why?: string };
    readonly odds: (state: object, tactics: object, options: object) => { readonly ends: readonly { readonly end: { readonly kept: Readonly<Record<string, number>> }; readonly chance: Exact }[] };
  };
}

const source = createSource("harbour.rules", rules);
const compiled = compile([source]);
let engine: Engine;
beforeAll(async () => {
  engine = await importEngine<Engine>(await writeEngine(compiled.model));
}, 60_000);

/** The rules once more: Load and Tired after so many lifts, or the message. */
function byHand(load: number, tired: number, times: number, die: (sides: number) => number): string {
  let [l, t, all] = [load, tired, true];
  for (let n = 0; n < times; n++) {
    const weight = die(6) + die(6);
    l = Math.min(30, l + weight);
    t += weight === 2 ? 1 : 0;
    all &&= weight >= 7;
  }
  if (l > 8) return "That is too much.";
  return t >= 2 ? "She must rest first." : JSON.stringify([all, l, t]);
}

describe("a law", () => {
  it("is no word against the text, and its examples hold", () => {
    expect(check([source]).diagnostics.map((one) => [one.code, one.args])).toEqual([]);
    expect(compiled.examples().map((one) => [one.name, one.passed, one.checks.filter((c) => !c.passed)])).toEqual(
      compiled.examples().map((one) => [one.name, true, []]),
    );
  });

  it.each([
    [0, 0, 1],
    [3, 1, 1],
    [0, 0, 2],
    [1, 1, 2],
  ])("load %i, tired %i, %i times: play and odds by brute force", (load, tired, times) => {
    const action = times === 1 ? engine.lift : engine.twice;
    const porter = engine.porter({ Load: load, Tired: tired });
    const { chances } = bruteForce((die) => {
      const sides: number[] = [];
      const wanted = byHand(load, tired, times, (n) => (sides.push(die(n)), sides.at(-1)!));
      const run = action.roll({ Porter: porter }, { dice: engine.dice.scripted(sides) });
      expect(run.possible ? JSON.stringify([run.result, run.after.Porter.Load, run.after.Porter.Tired]) : run.why).toBe(wanted);
      return wanted;
    });
    expect([porter.Load, porter.Tired]).toEqual([load, tired]);
    const found = action.odds({ Porter: porter }, { keep: ["after.Porter.Load", "after.Porter.Tired"] });
    if (!found.possible) throw new Error(found.why);
    const ends = found.ends.map(({ end, chance }) => {
      const { result, after } = end as { readonly result: unknown; readonly after: { readonly Porter: Porter } };
      return [JSON.stringify([result, after.Porter.Load, after.Porter.Tired]), chance.toString()] as const;
    });
    const forbidden = found.forbidden.map(({ why, chance }) => [why, chance.toString()] as const);
    expect(new Map([...ends, ...forbidden])).toEqual(new Map(chances));
    // Without anything kept it is the same.
    const plain = action.odds({ Porter: porter });
    expect(plain.possible && plain.forbidden.map(({ why, chance }) => [why, chance.toString()])).toEqual(forbidden);
  });

  it("counts in a mean with the state before it", () => {
    const found = engine.lift.odds({ Porter: engine.porter({}) }, { keep: ["after.Porter.Load"] });
    expect(found.possible && found.mean("after.Porter.Load").toString()).toBe("38/9");
    expect(found.possible && found.chance(true).toString()).toBe("11/36");
  });

  it("holds for everybody in it, and only at the end", () => {
    const [ada, bea] = [engine.porter({ Load: 8 }), engine.porter({ Load: 5 })];
    const give = (side: number): Run => engine.handOver.roll({ Porter: ada, Other: bea }, { dice: engine.dice.scripted([side]) });
    expect(give(4)).toEqual({ possible: false, why: "That is too much.", code: expect.any(String), clause: null });
    expect(give(3).possible).toBe(true);
    expect(engine.liftAndPutDown.roll({ Porter: ada }).possible).toBe(true);
  });

  it("is not possible where every end breaks it, and known only afterwards", () => {
    const ada = engine.porter({});
    expect(engine.overload.can({ Porter: ada }).ok).toBe(true);
    expect(engine.overload.odds({ Porter: ada })).toEqual({ possible: false, why: "That is too much.", code: expect.any(String), clause: null });
    expect(engine.overload.roll({ Porter: ada }).possible).toBe(false);
    expect(thrown(() => engine.porter({ Load: 9 })).problems.map(({ code }) => code)).toEqual(["broken-law"]);
  });

  it("ends a rule that is played die by die", () => {
    const ada = engine.porter({});
    const first = engine.lift.step({ Porter: ada });
    const second = engine.lift.step({ Porter: ada }, first.resume, 6);
    const end = engine.lift.step({ Porter: ada }, second.resume, 3);
    expect([end.kind, end.run?.possible]).toEqual(["done", false]);
  });

  it("leaves a conflict as it was; whoever tries again comes to one of the other ends", () => {
    const start = engine.shift.start({ Day: { Ada: {} }, Night: { Bea: {} } });
    const open = engine.shift.act(start, "goes on");
    const lift = (sides: readonly number[]) => engine.shift.act(open, { who: "Ada", does: "Lift" }, { dice: engine.dice.scripted(sides) });
    expect(lift([6, 6]).why).toBe("That is too much.");
    expect(lift([2, 3])).toMatchObject({ $members: { Ada: { sheet: { Load: 5 } } } });
    const ends = engine.shift.odds(open, { Day: "Busy" }, { actions: 1, keep: ["Ada.Load"] }).ends;
    expect(ends.map(({ end, chance }) => [end.kept["Ada.Load"], chance.toString()])).toEqual([2, 3, 4, 5, 6, 7, 8].map((sum) => [sum, new Map([[2, "1/26"], [3, "1/13"], [4, "3/26"], [5, "2/13"], [6, "5/26"], [7, "3/13"], [8, "5/26"]]).get(sum)]));
  });

  it("is told as odds and as a throw on the command line", () => {
    const call = "given Ada = Porter()  when Ada does Lift";
    expect(odds([source], undefined, { call, by: [] }).odds[0]?.outcomes.map(({ outcome, probability }) => [outcome, probability])).toEqual([
      ["no", "5/12"],
      ["yes", "11/36"],
      ["not possible: That is too much.", "5/18"],
    ]);
    expect(roll([source], undefined, { call, seed: null, faces: [6, 6] }).roll).toMatchObject({ possible: false, result: "That is too much.", changes: [] });
  });
});
