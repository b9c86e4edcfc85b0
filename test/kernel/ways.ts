// One question to a rule, asked in several ways that must agree. A question names what of an end is looked at: the result and cells of
// the slots; an end's key is these values in that order.

import { expect } from "vitest";
import { lower } from "../../src/plan/lower.ts";
import type { Id, Program, Slot } from "../../src/plan/types.ts";
import { bruteForce, type Brute, type Chance } from "./brute.ts";
import type { Sheet } from "./build.ts";
import { emittedEngine, planEngine } from "./engines.ts";
import { reference, type Answers, type Call, type Die, type End } from "./reference.ts";

/** A cell of a slot, with the entry where the column has several. */
export type Look = readonly [slot: Slot, column: Id, entry?: number];
export interface Question {
  readonly result: boolean;
  readonly cells: readonly Look[];
}

export const call = (plan: Id, slots: readonly Sheet[], args: readonly number[] = [], answers: Answers = {}): Call => ({ plan, slots, args, answers });

export function keyOf(end: End, question: Question): string {
  if (!end.possible) return `not possible: ${end.why}`;
  const cells = question.cells.map(([slot, column, entry]) => valueAt(end.after[slot]!, column, entry));
  return [...(question.result ? [end.result] : []), ...cells].map((v) => v ?? "none").join(" ");
}
function valueAt(sheet: Sheet, column: Id, entry: number | undefined): number | null {
  const stored = sheet[column]!;
  return typeof stored === "object" && stored !== null ? stored[entry ?? 0]! : stored;
}

export interface Ways {
  readonly chances: ReadonlyMap<string, Chance>;
  readonly brute: Brute;
}

/**
 * Asks in five ways: brute force over every script of single faces, by the slow reading of the program as it was written and of the
 * lowered one; each script also played by the Plan and by the emitted engine; odds of the Plan and of the emitted engine.
 */
export function fiveWays(program: Program, c: Call, question: Question): Ways {
  const brute = byBruteForce(program, c, question);
  expect(brute.rest).toBe("0");
  for (const engine of [planEngine(program), emittedEngine(program)])
    expect(engine.odds(c, question).chances, `odds of the ${engine.name}`).toEqual(inOrder(brute.chances));
  return { chances: brute.chances, brute };
}

/** Brute force alone, `dice` at most in one play; every script is played in all ways, and they must end alike. */
export function byBruteForce(program: Program, c: Call, question: Question, dice = Infinity): Brute {
  const [slow, lowered] = [reference(program), reference(lower(program))];
  const engines = [planEngine(program), emittedEngine(program)];
  return bruteForce((die) => {
    const thrown: number[] = [];
    const end = slow(c, (sides) => {
      const face = die(sides);
      thrown.push(face);
      return face;
    });
    const key = keyOf(end, question);
    const whole = JSON.stringify(end);
    if (JSON.stringify(lowered(c, scripted(thrown))) !== whole) expect(lowered(c, scripted(thrown)), `lowered, dice ${thrown.join()}`).toEqual(end);
    for (const engine of engines) {
      const other = engine.play(c, scripted(thrown));
      if (JSON.stringify(other) !== whole) expect(other, `${engine.name}, dice ${thrown.join()}`).toEqual(end);
    }
    return key;
  }, dice);
}

/** The odds of the Plan and of the emitted engine, which must be the same. */
export function oddsOf(program: Program, c: Call, question: Question): ReadonlyMap<string, Chance> {
  const ofPlan = planEngine(program).odds(c, question).chances;
  expect(emittedEngine(program).odds(c, question).chances).toEqual(ofPlan);
  return ofPlan;
}

/** Plays one script of faces in all ways; they must end alike, and all dice must be used. The end has been through JSON. */
export function played(program: Program, c: Call, faces: readonly number[]): End {
  const script = (): Script => countedScript(faces);
  const first = script();
  const end = reference(program)(c, first.die);
  expect(first.used()).toBe(faces.length);
  for (const engine of [planEngine(program), emittedEngine(program)]) {
    const own = script();
    expect(engine.play(c, own.die), engine.name).toEqual(end);
    expect(own.used(), engine.name).toBe(faces.length);
  }
  return JSON.parse(JSON.stringify(end)) as End;
}

/** As `played`, where it must be possible. */
export function done(program: Program, c: Call, faces: readonly number[] = []): Extract<End, { readonly possible: true }> {
  const end = played(program, c, faces);
  if (!end.possible) throw new Error(`not possible: ${end.why}`);
  return end;
}

interface Script {
  readonly die: Die;
  readonly used: () => number;
}
function countedScript(faces: readonly number[]): Script {
  let next = 0;
  const die: Die = (sides) => {
    const face = faces[next++];
    if (face === undefined || face > sides) throw new Error(`no throw number ${next} for a die of ${sides}`);
    return face;
  };
  return { die, used: () => next };
}
/** Dice that fall as written; one more than written is an error. */
export const scripted = (faces: readonly number[]): Die => countedScript(faces).die;

/** Maps compare by content; sorted they also read alike. */
export function inOrder(chances: ReadonlyMap<string, Chance>): ReadonlyMap<string, Chance> {
  return new Map([...chances].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
