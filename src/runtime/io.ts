// Dice and answers as a protocol: all that a rule in play asks of the outside. Invariant: a rule is a function of its input, the sides
// thrown and the answers given, in order; so these two lists are the saved state of a rule half played, and the same lists play the
// same game again. Recorded faces are sides, 1 to the number of sides, whatever is printed on them.

import { rollTotal, throwPool, type Pool, type Range, type ThrowDie } from "./dice.ts";
import { RuleError } from "./errors.ts";
import type { Note } from "./note.ts";
import type { Random } from "./random.ts";
import { seededRandom } from "./random.ts";
import { NONE } from "./value.ts";

/** A value (NONE for none), or for a placing an order of 0..n-1: which value goes to which place. */
export type Given = number | readonly number[];
export type AskRequest = AskRange | AskPlacing;
export interface AskBase {
  readonly key: string;
  readonly by: "gm" | "player";
  readonly secret: boolean;
  /** Taken where no answer is given; null: there must be one. */
  readonly usual: number | null;
  /** What the asked person sees, by name, in the order of the rule. */
  readonly sees: Readonly<Record<string, number>>;
}
/** One value of the range; `optional`: or none. */
export interface AskRange extends AskBase {
  readonly range: Range;
  readonly optional: boolean;
}
/** So many values are to be placed. */
export interface AskPlacing extends AskBase {
  readonly placing: number;
}
/** A value, or a rule over what the asked person sees, in the order of the rule. */
export type Answer = Given | ((seen: readonly number[]) => Given);
/** In the order in which they are asked for, or by key: then the same question gets the same answer each time. */
export type Answers = readonly Answer[] | Readonly<Record<string, Answer>>;

export interface Io {
  /** The dice with this number: those of the rules' text, behind them those of the call. See withPools. */
  pool(index: number): Pool;
  /** Total or count of the pool. `label` is for people: what is rolled. */
  roll(pool: Pool, label: string): number;
  /** The dice of the pool, as throwPool gives them. */
  rollList(pool: Pool, label: string): readonly number[];
  ask(request: AskRange): number;
  /** The order: which value goes to which place. */
  askPlacing(request: AskPlacing): readonly number[];
  /** A loop without a bound goes round once more. @throws RuleError `endless` after MOST_ROUNDS in one run. */
  round(label: string): void;
  /** Where a trace is wanted: told of each step after it is done. */
  readonly note?: (note: Note) => void;
}

/** Keeps what was thrown and answered so far, in order. */
export interface RecordingIo extends Io {
  readonly faces: readonly number[];
  readonly answers: readonly Given[];
}

export interface ScriptedIo extends RecordingIo {
  /** How many faces and (of a list of answers) answers were not used. */
  left(): { readonly faces: number; readonly answers: number };
  /** To be called at the end. @throws RuleError `unused-dice`, `unused-answer`. */
  finish(): void;
}

/** So many rounds of loops without a bound one run may take. */
export const MOST_ROUNDS = 1_000_000;

/** Dice from a seed or a generator that goes on. A question without an answer takes its usual value. */
export function seededIo(source: number | Random, answers: Answers = {}): RecordingIo {
  const random = typeof source === "number" ? seededRandom(source) : source;
  return recordingIo((sides) => random.die(sides), answersOf(answers).give);
}

/**
 * The given sides in order, then those of `more`, if there is one: the same dice with other inputs throw only what is new.
 * @throws RuleError `missing-dice` when used up, `mismatched-dice` for a side that the die has not.
 */
export function scriptedIo(faces: readonly number[], answers: Answers = {}, more: ThrowDie | null = null): ScriptedIo {
  const source = answersOf(answers);
  let used = 0;
  const io = recordingIo((sides, label) => {
    if (used < faces.length) return faces[used++]!;
    if (more !== null) return more(sides);
    throw new RuleError("missing-dice", `The dice are used up: ${label} needs one with ${sides} sides.`, {
      label,
      sides,
    });
  }, source.give);
  const left = (): { readonly faces: number; readonly answers: number } => ({
    faces: faces.length - used,
    answers: source.left(),
  });
  const finish = (): void => {
    const rest = left();
    if (rest.faces > 0)
      throw new RuleError("unused-dice", `${rest.faces} dice too many were given.`, { count: rest.faces });
    if (rest.answers > 0)
      throw new RuleError("unused-answer", `${rest.answers} answers too many were given.`, { count: rest.answers });
  };
  return { ...io, left, finish };
}

/** The same dice and answers; values of type dice are looked up in `pools`. */
export function withPools<T extends Io>(io: T, pools: readonly Pool[]): T {
  return { ...io, pool: (index: number) => pools[index] ?? noPool(index) };
}

/** The same dice and answers, with each step noted. */
export function noting<T extends Io>(io: T, note: (note: Note) => void): T {
  return { ...io, note };
}

/**
 * An Io over any source. `throwDie` gives a side of the die, `answer` undefined where it has none. Both are checked here. `pools` are
 * the dice by number.
 * @throws RuleError `mismatched-dice`, `missing-answer`, `mismatched-answer`, `endless`.
 */
export function recordingIo(
  throwDie: (sides: number, label: string) => number,
  answer: (request: AskRequest) => Given | undefined,
  pools: readonly Pool[] = [],
): RecordingIo {
  const faces: number[] = [];
  const answers: Given[] = [];
  let rounds = 0;
  let rolled = "";
  const die: ThrowDie = (sides) => {
    const side = throwDie(sides, rolled);
    if (!Number.isInteger(side) || side < 1 || side > sides)
      throw new RuleError("mismatched-dice", `A die with ${sides} sides cannot show side ${side} (${rolled}).`, {
        label: rolled,
        sides,
        side,
      });
    faces.push(side);
    return side;
  };
  const answered = (request: AskRequest): Given => {
    const given = answer(request) ?? request.usual;
    if (given === null)
      throw new RuleError("missing-answer", `The question ${request.key} has neither an answer nor a usual value.`, {
        key: request.key,
      });
    answers.push(given);
    return given;
  };
  return {
    faces,
    answers,
    pool: (index) => pools[index] ?? noPool(index),
    roll(pool, label) {
      rolled = label;
      return rollTotal(pool, die);
    },
    rollList(pool, label) {
      rolled = label;
      return throwPool(pool, die);
    },
    ask(request) {
      const given = answered(request);
      if (typeof given !== "number" || !fitsRange(request, given)) throw mismatched(request, given);
      return given;
    },
    askPlacing(request) {
      const given = answered(request);
      if (typeof given === "number" || !isOrder(given, request.placing)) throw mismatched(request, given);
      return given;
    },
    round(label) {
      rounds += 1;
      if (rounds > MOST_ROUNDS)
        throw new RuleError("endless", `The loop ${label} has gone round ${MOST_ROUNDS} times.`, {
          label,
          limit: MOST_ROUNDS,
        });
    },
  };
}

function noPool(index: number): never {
  throw new RuleError("unknown-dice", `There are no dice number ${index}.`, { index });
}

function mismatched(request: AskRequest, given: Given): RuleError {
  return new RuleError("mismatched-answer", `${JSON.stringify(given)} is no answer to ${request.key}.`, {
    key: request.key,
    given,
  });
}

function fitsRange(request: AskRange, given: number): boolean {
  if (given === NONE) return request.optional;
  return Number.isInteger(given) && request.range[0] <= given && given <= request.range[1];
}

function isOrder(given: readonly number[], n: number): boolean {
  return (
    given.length === n &&
    new Set(given).size === n &&
    given.every((place) => Number.isInteger(place) && place >= 0 && place < n)
  );
}

/** Where answers come from; undefined where there is none. */
export interface AnswerSource {
  readonly give: (request: AskRequest) => Given | undefined;
  readonly left: () => number;
}

export function answersOf(answers: Answers): AnswerSource {
  const given = (answer: Answer | undefined, request: AskRequest): Given | undefined =>
    typeof answer === "function" ? answer(Object.values(request.sees)) : answer;
  if (isList(answers)) {
    let used = 0;
    return {
      give: (request) => (used < answers.length ? given(answers[used++], request) : undefined),
      left: () => answers.length - used,
    };
  }
  return {
    give: (request) => (Object.hasOwn(answers, request.key) ? given(answers[request.key], request) : undefined),
    left: () => 0,
  };
}

function isList(answers: Answers): answers is readonly Answer[] {
  return Array.isArray(answers);
}
