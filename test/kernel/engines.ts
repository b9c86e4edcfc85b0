// What plays and knows odds: the Plan itself, and the engine that is emitted from it. Both behind one face, over sheets as they are
// written down, so that tests can ask them the same.

import { lower } from "../../src/plan/lower.ts";
import { type FlatOdds, oddsOf, placeOf, startFile } from "../../src/plan/segments.ts";
import type { Layout, Program } from "../../src/plan/types.ts";
import { player } from "../../src/plan/play.ts";
import { Refusal } from "../../src/runtime/errors.ts";
import { recordingIo, type AskRequest, type Given, type Io, withPools } from "../../src/runtime/io.ts";
import type { OddsPlan } from "../../src/runtime/odds-plan.ts";
import type { Question as DriverQuestion } from "../../src/runtime/odds-question.ts";
import { type Counts, type Ends, solve } from "../../src/runtime/odds.ts";
import { openState, type State } from "../../src/runtime/state.ts";
import { NONE } from "../../src/runtime/value.ts";
import { chance, type Chance } from "./brute.ts";
import type { Sheet } from "./build.ts";
import { loadEmitted } from "./emitted.ts";
import type { Answers, Call, Die, End } from "./reference.ts";
import type { Question } from "./ways.ts";

/** What the driver does without one of its three rules. */
export type Options = NonNullable<DriverQuestion["options"]>;

export interface Odds {
  /** Sorted by the keys of the ends. */
  readonly chances: ReadonlyMap<string, Chance>;
  readonly counts: Counts;
}
export interface Engine {
  readonly name: string;
  readonly play: (call: Call, die: Die) => End;
  readonly odds: (call: Call, question: Question, options?: Options) => Odds;
}

const planEngines = new WeakMap<Program, Engine>();
/** The Plan, played by closures; its odds by segments built as closures. */
export function planEngine(program: Program): Engine {
  return remembered(planEngines, program, () => {
    const lowered = lower(program);
    const plans = player(lowered);
    const flats = new Map<string, FlatOdds>();
    return {
      name: "Plan",
      play: (call, die) => {
        const states = new Map<Sheet, State>();
        call.slots.forEach((sheet, i) => states.has(sheet) || states.set(sheet, openState(layoutOf(lowered, call, i), sheet)));
        const slots = call.slots.map((sheet) => states.get(sheet)!);
        return possibly(() => {
          const { result } = plans.play(call.plan, slots, call.args, ioOf(lowered, die, call.answers));
          return endOf(result, slots.map((state, i) => sheetOf(layoutOf(lowered, call, i).columns.flatMap((c) => state[c.id]!), layoutOf(lowered, call, i))));
        });
      },
      odds: (call, question, options) => {
        const flat = flatFor(lowered, call, flats);
        return answered(flat, solve(flat.plan, fileOf(flat, lowered, call), driverQuestion(flat, lowered, call, question, options)), question);
      },
    };
  });
}

const emittedEngines = new WeakMap<Program, Engine>();
/** The emitted engine: its functions, and its segments run by the driver that is emitted with them. */
export function emittedEngine(program: Program): Engine {
  return remembered(emittedEngines, program, () => {
    const lowered = lower(program);
    const emitted = loadEmitted(program);
    const flats = new Map<string, FlatOdds>();
    const plans = new Map<string, OddsPlan>();
    return {
      name: "emitted engine",
      play: (call, die) => {
        const rows = new Map<Sheet, number[]>();
        call.slots.forEach((sheet, i) => rows.has(sheet) || rows.set(sheet, rowOf(sheet, layoutOf(lowered, call, i))));
        const slots = call.slots.map((sheet) => rows.get(sheet)!);
        return possibly(() => {
          const result = emitted.plans[call.plan]!.play(ioOf(lowered, die, call.answers), slots, call.args);
          return endOf(result, slots.map((row, i) => sheetOf(row, layoutOf(lowered, call, i))));
        });
      },
      odds: (call, question, options) => {
        const flat = flatFor(lowered, call, flats);
        const key = `${call.plan} ${flat.file.bases.join()}`;
        const plan = plans.get(key) ?? emitted.plans[call.plan]!.odds(flat.file.bases);
        plans.set(key, plan);
        return answered(flat, emitted.solve(plan, fileOf(flat, lowered, call), driverQuestion(flat, lowered, call, question, options)), question);
      },
    };
  });
}

/** A refusal is an end of its own; the emitted engine has a class of its own for it. */
function possibly(run: () => End): End {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && error.name === "Refusal")) return { possible: false, why: error.message };
    throw error;
  }
}
const endOf = (result: number, after: readonly Sheet[]): End => ({ possible: true, result: result === NONE ? null : result, after });

function ioOf(lowered: Program, die: Die, answers: Answers): Io {
  const answer = (request: AskRequest): Given | undefined => {
    const given = answers[request.key];
    return typeof given === "function" ? given(Object.values(request.sees)) : given;
  };
  return withPools(recordingIo(die, answer), lowered.pools);
}

export function remembered<K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

// ── odds ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const sameSheets = (call: Call): readonly number[] => call.slots.map((sheet) => call.slots.indexOf(sheet));

function flatFor(lowered: Program, call: Call, flats: Map<string, FlatOdds>): FlatOdds {
  const sameAs = sameSheets(call);
  const key = `${call.plan} ${sameAs.join()}`;
  const before = flats.get(key);
  if (before !== undefined) return before;
  const made = oddsOf(lowered, call.plan, sameAs);
  flats.set(key, made);
  return made;
}

/** The file a call begins with. */
export function fileOf(flat: FlatOdds, lowered: Program, call: Call): number[] {
  const slots = call.slots.map((sheet, i) => Object.fromEntries(layoutOf(lowered, call, i).columns.map((c) => [c.id, cellsOf(sheet, c.id, c.entries)])));
  return startFile(flat, lowered, call.args, slots);
}

export function driverQuestion(flat: FlatOdds, lowered: Program, call: Call, question: Question, options?: Options): DriverQuestion {
  const cells = question.cells.map(([slot, column, entry]) => placeOf(flat, slot, column, entry));
  return {
    keep: [...(question.result ? [flat.plan.result] : []), ...cells],
    answers: call.answers,
    pools: lowered.pools,
    ...(options === undefined ? {} : { options }),
  };
}

export function answered(flat: FlatOdds, ends: Ends, question: Question): Odds {
  if (!ends.possible) return { chances: new Map([[`not possible: ${ends.why}`, "1"]]), counts: { states: 0, steps: 0, adds: 0 } };
  const den = BigInt(ends.den);
  const chances = ends.rows.map((row) => {
    // A plan without a result gives null.
    const values = question.result && flat.plan.result < 0 ? [NONE, ...row.values.slice(1)] : row.values;
    return [values.map((v) => (v === NONE ? "none" : v)).join(" "), chance(BigInt(row.weight), den)] as const;
  });
  return { chances: new Map(chances.toSorted(([a], [b]) => (a < b ? -1 : 1))), counts: ends.counts };
}

// ── sheets and rows of cells ─────────────────────────────────────────────────────────────────────────────────────────────

export function layoutOf(program: Program, call: Call, slot: number): Layout {
  const id = program.plans[call.plan]?.slots[slot]?.layout;
  const found = program.layouts.find((l) => l.id === id);
  if (found === undefined) throw new Error(`no layout for slot ${slot} of ${call.plan}`);
  return found;
}

/** One number an entry; hidden columns of a lowered layout begin at 0. */
function cellsOf(sheet: Sheet, column: string, entries: number): readonly number[] {
  const stored = sheet[column];
  if (stored === undefined) return Array.from({ length: entries }, () => 0);
  return (typeof stored === "object" && stored !== null ? stored : [stored]).map((v) => v ?? NONE);
}
export function rowOf(sheet: Sheet, layout: Layout): number[] {
  return layout.columns.flatMap((c) => cellsOf(sheet, c.id, c.entries));
}
export function sheetOf(row: readonly number[], layout: Layout): Sheet {
  let next = 0;
  const columns = layout.columns.map((c) => {
    const cells = row.slice(next, (next += c.entries)).map((v) => (v === NONE ? null : v));
    return [c.id, c.entries === 1 ? cells[0]! : cells] as const;
  });
  return Object.fromEntries(columns.filter(([id]) => !id.startsWith("$")));
}
