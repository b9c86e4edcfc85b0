// How the kernel compares with code written by hand for one rule: median of five, both sides measured by turns in one run, the ratio to
// the named anchor. Read by people; no test looks at a clock.

import { lower } from "../../src/plan/lower.ts";
import { oddsOf, type FlatOdds } from "../../src/plan/segments.ts";
import { rollTotal, throwPool } from "../../src/runtime/dice.ts";
import { seededIo, withPools, type Io } from "../../src/runtime/io.ts";
import { solve } from "../../src/runtime/odds.ts";
import { seededRandom } from "../../src/runtime/random.ts";
import type { Program } from "../../src/plan/types.ts";
import type { Sheet } from "../kernel/build.ts";
import { loadEmitted } from "../kernel/emitted.ts";
import { driverQuestion, fileOf, layoutOf, rowOf } from "../kernel/engines.ts";
import type { Call } from "../kernel/reference.ts";
import * as e from "../kernel/rules/eps.ts";
import { fightProgram, Gefecht } from "../kernel/rules/fight.ts";
import { meleeProgram, Nahkampfangriff } from "../kernel/rules/melee.ts";
import * as hand from "./hand.ts";

interface Question {
  readonly result: boolean;
  readonly cells: readonly (readonly [slot: number, column: string])[];
}
export interface Contest {
  readonly name: string;
  readonly anchor: { readonly name: string; readonly run: () => unknown };
  readonly runs: readonly { readonly name: string; readonly atMost: number | null; readonly run: () => unknown }[];
}

const fighter = (over: Sheet = {}): Sheet => e.armoured(8, { [e.LP]: 24, ...over });
const sword: Sheet = { Schaden: e.pool.w6 };
const ofCall = (plan: string, slots: readonly Sheet[]): Call => ({ plan, slots, args: [], answers: {} });

/** The driver on the Plan's closures and on emitted segments; preparing the rule is not measured, answering the question is. */
function oddsRuns(program: Program, call: Call, question: Question): { readonly closures: () => unknown; readonly emitted: () => unknown } {
  const lowered = lower(program);
  const flat: FlatOdds = oddsOf(lowered, call.plan);
  const module = loadEmitted(program);
  const emitted = module.plans[call.plan]!.odds(flat.file.bases);
  const asked = driverQuestion(flat, lowered, call, question);
  const file = fileOf(flat, lowered, call);
  return { closures: () => solve(flat.plan, file, asked), emitted: () => module.solve(emitted, file, asked) };
}

function meleeOdds(): Contest {
  const question: Question = { result: true, cells: [[0, e.LP], [1, e.LP]] };
  const ours = oddsRuns(meleeProgram(), ofCall(Nahkampfangriff, [fighter(), fighter({ [e.NPC]: 1 }), sword]), question);
  return {
    name: "(a) melee, odds of outcome and life points",
    anchor: { name: "by hand, integer weights", run: () => hand.meleeOutcomes(24, 24, 8, 6) },
    runs: [
      { name: "driver, emitted segments", atMost: 3, run: ours.emitted },
      { name: "driver, closures", atMost: null, run: ours.closures },
    ],
  };
}

function fightOdds(): Contest {
  const life: Question = { result: false, cells: [[0, e.LP], [1, e.LP]] };
  const morals: Question = { result: false, cells: [...life.cells, [0, e.Moral], [1, e.Moral]] };
  const fight = ofCall(Gefecht, [fighter(), fighter(), sword]);
  const ours = oddsRuns(fightProgram(), fight, life);
  return {
    name: "(h) twelve attacks, odds of life points",
    anchor: { name: "by hand, dense BigInt", run: () => hand.fightOdds(12, 24, 8, 6) },
    runs: [
      { name: "driver, emitted segments", atMost: 5, run: ours.emitted },
      { name: "driver, closures", atMost: null, run: ours.closures },
      { name: "driver, emitted, both morals too", atMost: 25, run: oddsRuns(fightProgram(), fight, morals).emitted },
    ],
  };
}

function meleePlay(): Contest {
  const program = meleeProgram();
  const lowered = lower(program);
  const { layouts, plans } = loadEmitted(program);
  const { run } = plans[Nahkampfangriff]!;
  const call = ofCall(Nahkampfangriff, [fighter(), fighter({ [e.NPC]: 1 }), sword]);
  const rows = call.slots.map((sheet, i) => rowOf(sheet, layoutOf(lowered, call, i)));
  const sheet = (npc: number): hand.Sheet => ({ WW: [12, 12, 12, 12], CE: [0, 0, 0, 0], Lebenspunkte: 24, Moral: 12, NPC: npc, Schutz: null });
  const [A, V, weapon] = [sheet(0), sheet(1), { sides: 6 }];
  const random = { hand: seededRandom(42), plain: seededRandom(42), recorded: seededRandom(42) };
  const handDie = (sides: number): number => random.hand.die(sides);
  const die = (sides: number): number => random.plain.die(sides);
  const plain: Io = {
    pool: (i) => lowered.pools[i]!,
    roll: (pool) => rollTotal(pool, die),
    rollList: (pool) => throwPool(pool, die),
    ask: () => 0,
    askPlacing: () => [],
    round: () => undefined,
  };
  const [Charakter, Waffe] = [layouts[lowered.plans[Nahkampfangriff]!.slots[0]!.layout]!, layouts[lowered.plans[Nahkampfangriff]!.slots[2]!.layout]!];
  const [a, v, w] = [Charakter.open(rows[0]!), Charakter.open(rows[1]!), Waffe.open(rows[2]!)];
  /** New states of the sheets each time, as the hand-written code gives new sheets; no rule here changes the weapon. */
  const fresh = (): readonly object[] => [Charakter.copy(a), Charakter.copy(v), w];
  const none: readonly number[] = [];
  const many = (run: () => unknown) => (): unknown => {
    let last: unknown;
    for (let i = 0; i < 1000; i++) last = run();
    return last;
  };
  return {
    name: "(a) melee, play, new state, seeded dice (1000 plays)",
    anchor: { name: "by hand", run: many(() => hand.playMelee(A, V, weapon, handDie)) },
    runs: [
      { name: "emitted, plain dice", atMost: 2, run: many(() => run(plain, fresh(), none)) },
      { name: "emitted, dice recorded", atMost: null, run: many(() => run(withPools(seededIo(random.recorded), lowered.pools), fresh(), none)) },
    ],
  };
}

export const contests = (): readonly Contest[] => [meleeOdds(), fightOdds(), meleePlay()];

/** Milliseconds a run, from as many runs as fill the time. */
function once(run: () => unknown, fill = 60): number {
  const start = performance.now();
  let runs = 0;
  for (; performance.now() - start < fill; runs++) run();
  return (performance.now() - start) / runs;
}
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** All sides by turns, five times, after one round to warm up. */
export function measured(contest: Contest): string {
  const sides = [contest.anchor, ...contest.runs];
  sides.forEach((side) => once(side.run, 400));
  const times = sides.map((): number[] => []);
  for (let round = 0; round < 5; round++) sides.forEach((side, i) => times[i]!.push(once(side.run)));
  const [anchor, ...ours] = times.map(median);
  const line = (name: string, ms: number, ratio: string): string => `  ${name.padEnd(34)}${ms.toFixed(4).padStart(12)} ms   ${ratio}`;
  const rows = contest.runs.map(({ name, atMost }, i) => {
    const ratio = ours[i]! / anchor!;
    const aim = atMost === null ? "" : `  (wanted: at most ${atMost}; ${ratio <= atMost ? "held" : "NOT held"})`;
    return line(name, ours[i]!, `${ratio.toFixed(2)} ×${aim}`);
  });
  return [contest.name, line(contest.anchor.name, anchor!, "anchor"), ...rows].join("\n");
}
