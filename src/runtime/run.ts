// A roll: the rule played once, and what callers read of it. Invariant: the run is decided by its call, its faces and its answers;
// everything else about it is worked out from these when somebody asks.

import { answerIn, checkAnswers, withTexts, type PlainAnswers } from "./answers.ts";
import { afterRun, openCall, playStates, rowsAfter, type Call } from "./call.ts";
import { RuleError, Refusal } from "./errors.ts";
import type { ActionFacts, RulesFacts } from "./facts.ts";
import { againstLaw, brokenLaw, lawNamed } from "./laws.ts";
import { noting, recordingIo, withPools, type AskRequest, type Given } from "./io.ts";
import type { Note } from "./note.ts";
import type { NotPossible } from "./not-possible.ts";
import { entering, within } from "./own.ts";
import { ownValues } from "./problems.ts";
import { dice as diceMaker, type Dice } from "./random-dice.ts";
import { written, type Plain } from "./shape.ts";
import { changesOf, clausesOf, reasonText, traceOf, type SheetChange, type TraceEntry } from "./trace.ts";
export type { NotPossible } from "./not-possible.ts";

/** `After`: sheets and things by their role; `Args`: what the call took. */
export interface Rolled<Args, Result, After, Other> {
  readonly possible: true;
  readonly result: Result;
  /** What did not change is the same object as before. */
  readonly after: After;
  readonly changes: readonly SheetChange[];
  /** Sides of single dice in the order thrown; played again they give the same run. */
  readonly faces: readonly number[];
  readonly trace: readonly TraceEntry[];
  /** The same dice with other arguments; dice that are missing then are thrown anew. */
  readonly again: (changed: Partial<Args>) => Rolled<Args, Result, After, Other> | Other;
}

export interface RollOptions {
  /** Left out: dice nobody can foresee. */
  readonly dice?: Dice;
  readonly answers?: PlainAnswers;
}

type AnyRun = Rolled<unknown, Plain, unknown, NotPossible> | NotPossible;

/** @throws RuleError for wrong arguments, answers and dice. */
export function roll(rules: RulesFacts, action: ActionFacts, args: unknown, options: RollOptions = {}): AnyRun {
  const answers = options.answers ?? {};
  const opened = openCall(rules, action, args);
  checkAnswers(opened, answers);
  const call = withTexts(opened, answers);
  return rollCall(call, args, options.dice ?? diceMaker.random(), answers, []);
}

/** Where the dice and answers of a run come from, one by one. */
export interface Source {
  readonly throwDie: (sides: number, label: string) => number;
  /** Undefined: none, so the usual value. */
  readonly answer: (call: Call, request: AskRequest) => Given | undefined;
}

/** Plays it with dice and answers from elsewhere. @throws RuleError as roll. */
export function rollFrom(rules: RulesFacts, action: ActionFacts, args: unknown, source: Source): AnyRun {
  const call = openCall(rules, action, args);
  const io = recordingIo(source.throwDie, (request) => source.answer(call, request), call.pools);
  const states = playStates(call);
  try {
    const result = action.play(io, states, call.givens);
    const law = brokenLaw(call, () => rowsAfter(call, states));
    if (law !== null) return againstLaw(law);
    return runOf(call, { states, result, faces: io.faces, answers: io.answers }, notAgain);
  } catch (error) {
    if (error instanceof Refusal) return notPossible(call, error);
    throw error;
  }
}

/** Of a run whose dice and answers came one by one. */
export function notAgain(): never {
  throw new RuleError("mismatched-resume", "A run made of steps is not rolled again; take its faces with dice.scripted.", {});
}

function rollCall(call: Call, args: unknown, dice: Dice, answers: PlainAnswers, first: readonly number[]): AnyRun {
  let used = 0;
  const io = recordingIo(
    (sides, label) => (used < first.length ? first[used++]! : dice.throwDie(sides, label)),
    answerIn(call, answers),
    call.pools,
  );
  const states = playStates(call);
  try {
    const result = call.action.play(io, states, call.givens);
    if (first.length === 0) dice.finish();
    const law = brokenLaw(call, () => rowsAfter(call, states));
    if (law !== null) return againstLaw(law);
    return runOf(call, { states, result, faces: io.faces, answers: io.answers }, (changed) => {
      const merged = Object.fromEntries([...(ownValues(args) ?? []), ...(ownValues(changed) ?? [])]);
      return rollCall(withTexts(openCall(call.rules, call.action, merged), answers), merged, dice, answers, [
        ...io.faces,
      ]);
    });
  } catch (error) {
    if (error instanceof Refusal) return notPossible(call, error);
    throw error;
  }
}

export interface Played {
  /** As they stand at the end. */
  readonly states: readonly object[];
  readonly result: number;
  readonly faces: readonly number[];
  readonly answers: readonly Given[];
}

/** What a run is worked out from, and what was worked out so far. */
interface Inside {
  readonly call: Call;
  readonly played: Played;
  readonly again: (changed: unknown) => AnyRun;
  after?: unknown;
  notes?: readonly Note[];
  changes?: readonly SheetChange[];
  trace?: readonly TraceEntry[];
}
const inside: unique symbol = Symbol("inside");
interface Inner {
  readonly [inside]: Inside;
}

/** What all runs share: everything beside result and faces is worked out when somebody asks. */
const lazily = {
  get after(): unknown {
    const own = (this as unknown as Inner)[inside];
    return (own.after ??= within(own.call.own, () => afterRun(own.call, rowsAfter(own.call, own.played.states))));
  },
  get faces(): readonly number[] {
    return Object.freeze((this as unknown as Inner)[inside].played.faces);
  },
  get changes(): readonly SheetChange[] {
    const own = (this as unknown as Inner)[inside];
    return (own.changes ??= within(own.call.own, () => changesOf(own.call, notesOf(own))));
  },
  get trace(): readonly TraceEntry[] {
    const own = (this as unknown as Inner)[inside];
    return (own.trace ??= within(own.call.own, () => traceOf(own.call, notesOf(own))));
  },
  again(changed: unknown): AnyRun {
    const own = (this as unknown as Inner)[inside];
    return entering(own.call.rules, () => own.again(changed));
  },
  toJSON(): unknown {
    const { possible, result, after, changes, faces, trace } = this as unknown as Rolled<
      unknown,
      Plain,
      unknown,
      NotPossible
    >;
    return { possible, result, after, changes, faces, trace };
  },
  /** How Node shows it. */
  [Symbol.for("nodejs.util.inspect.custom")](): unknown {
    return this.toJSON();
  },
};

export function runOf(call: Call, played: Played, again: (changed: unknown) => AnyRun): AnyRun {
  const result = call.action.result === null ? null : written(call.action.result.shape, played.result);
  // Not a literal with __proto__: that takes ten times as long.
  const made = Object.create(lazily) as { possible: true; result: Plain; [inside]: Inside };
  made.possible = true;
  made.result = result;
  made[inside] = { call, played, again };
  return Object.freeze(made) as unknown as AnyRun;
}

function notesOf(own: Inside): readonly Note[] {
  return (own.notes ??= replay(own.call, own.played.faces, own.played.answers));
}

export function notPossible(call: Call, refusal: Refusal): NotPossible {
  return Object.freeze({ possible: false, ...reasonOf(call, refusal.why, refusal.origin) });
}

export function reasonOf(
  call: Call,
  why: string,
  origin: string,
): { readonly why: string; readonly code: string; readonly clause: string | null } {
  const law = lawNamed(call, why);
  if (law !== undefined) return { why: law.message, code: why, clause: law.clauses[0] ?? null };
  const clause = clausesOf(call, why)[0] ?? clausesOf(call, origin)[0] ?? null;
  return { why: reasonText(call, why), code: why, clause };
}

/** Plays it again with somebody listening. */
function replay(call: Call, faces: readonly number[], answers: readonly Given[]): readonly Note[] {
  let [thrown, answered] = [0, 0];
  const notes: Note[] = [];
  const io = recordingIo(
    () => faces[thrown++]!,
    () => answers[answered++],
  );
  call.action.play(
    noting(withPools(io, call.pools), (note) => void notes.push(note)),
    playStates(call),
    call.givens,
  );
  return notes;
}

/** `open`: what is still to be given; then it is only said whether any choice is possible. */
export type Can =
  | { readonly ok: true; readonly open?: readonly string[] }
  | {
      readonly ok: false;
      readonly why: string;
      readonly code: string;
      readonly clause: string | null;
      readonly open?: readonly string[];
    };

/** Whether a whole call is possible now; no dice are thrown. */
export function can(rules: RulesFacts, action: ActionFacts, args: unknown): Can {
  const call = openCall(rules, action, args);
  const stop = (): never => {
    throw new Begun("begun");
  };
  try {
    action.play(withPools(recordingIo(stop, stop), call.pools), playStates(call), call.givens);
    return { ok: true };
  } catch (error) {
    if (error instanceof Begun) return { ok: true };
    if (error instanceof Refusal) return { ok: false, ...reasonOf(call, error.why, error.origin) };
    if (error instanceof RuleError && error.code === "endless") return { ok: true };
    throw error;
  }
}

/** The first die or question: everything that could forbid it was passed. Seen by nobody outside this file. */
class Begun extends Error {}
