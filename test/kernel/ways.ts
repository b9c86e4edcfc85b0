// One question to a rule, asked in several ways that must agree. A question names what of an end is looked at: the result and cells of
// the slots; an end's key is these values in that order.

import { lower } from "../../src/plan/lower.ts";
import type { Id, Program, Slot } from "../../src/plan/types.ts";
import { bruteForce, type Brute } from "./brute.ts";
import type { Sheet } from "./build.ts";
import { noAnswers, reference, type Answers, type Call, type Die, type End } from "./reference.ts";

/** A cell of a slot, with the entry where the column has several. */
export type Look = readonly [slot: Slot, column: Id, entry?: number];
export interface Question {
  readonly result: boolean;
  readonly cells: readonly Look[];
}

export const call = (plan: Id, slots: readonly Sheet[], args: readonly number[] = [], answers: Answers = noAnswers): Call => ({
  plan,
  slots,
  args,
  answers,
});

export function keyOf(end: End, question: Question): string {
  if (!end.possible) return `not possible: ${end.why}`;
  const cells = question.cells.map(([slot, column, entry]) => valueAt(end.after[slot]!, column, entry));
  return [...(question.result ? [end.result] : []), ...cells].map((v) => v ?? "none").join(" ");
}
function valueAt(sheet: Sheet, column: Id, entry: number | undefined): number | null {
  const stored = sheet[column]!;
  return typeof stored === "object" && stored !== null ? stored[entry ?? 0]! : stored;
}

/** Brute force over the program as written, by the slow reading. */
export function byBruteForce(program: Program, c: Call, question: Question, dice = Infinity): Brute {
  const play = reference(program);
  return bruteForce((die) => keyOf(play(c, die), question), dice);
}

/** The same over the lowered program: what effects, series and cascades become must mean the same. */
export function byLoweredBruteForce(program: Program, c: Call, question: Question, dice = Infinity): Brute {
  return byBruteForce(lower(program), c, question, dice);
}

/** Dice that fall as written; one more than written is an error. */
export function scripted(faces: readonly number[]): Die {
  let next = 0;
  return (sides) => {
    const face = faces[next++];
    if (face === undefined || face > sides) throw new Error(`no throw number ${next} for a die of ${sides}`);
    return face;
  };
}
