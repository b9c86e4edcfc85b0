// Playing a rule one die and one answer at a time, over any distance: between two steps nothing is kept but a small JSON. Invariant:
// a step runs the rule again from the start with all faces and answers so far, so it cannot differ from a run without pauses.

import type { ThrowDie } from "./dice.ts";
import { RuleError } from "./errors.ts";
import { recordingIo, type AskRequest, type Given, type Io } from "./io.ts";

/** Plain JSON. `fingerprint` is that of rules and input: what was begun under one is not gone on with under another. */
export interface Resume {
  readonly faces: readonly number[];
  readonly answers: readonly Given[];
  readonly fingerprint: string;
  readonly waits: "roll" | "ask";
  /** Texts given so far, where the rule asks for texts. */
  readonly texts?: readonly string[];
}

/** roll: one die is to be thrown, `faces` is the number of its sides. Plain JSON, if the rule's value is. */
export type Stepped<T> =
  | { readonly kind: "roll"; readonly faces: number; readonly label: string; readonly resume: Resume }
  | { readonly kind: "ask"; readonly question: AskRequest; readonly resume: Resume }
  | { readonly kind: "done"; readonly value: T; readonly faces: readonly number[]; readonly answers: readonly Given[] };

/** Makes the answer where only the question says how it is written. */
export type ReadAnswer = (question: AskRequest) => Given;

export interface Stepper<T> {
  start(): Stepped<T>;
  /** Goes on with the side thrown, or the answer. @throws RuleError `differing-resume`, and as recordingIo for what is given. */
  next(resume: Resume, given: Given | ReadAnswer): Stepped<T>;
  /** What it waits for, once more. @throws as next */
  again(resume: Resume): Stepped<T>;
}

/** Dice and answers one by one, as far as they are known; then it unwinds. */
export interface StepSource {
  readonly throwDie: (sides: number, label: string) => number;
  readonly answer: (question: AskRequest) => Given;
}

/**
 * @param run the rule from its start; it must do the same for the same dice and answers, and change nothing outside.
 * @param dice throws the dice where only the questions are to be paused at; null: each die is asked for.
 */
export function stepper<T>(run: (io: Io) => T, fingerprint: string, dice: ThrowDie | null = null): Stepper<T> {
  return sourceStepper(({ throwDie, answer }) => run(recordingIo(throwDie, answer)), fingerprint, dice);
}

/** The same for what makes an Io of its own, or several. */
export function sourceStepper<T>(
  run: (source: StepSource) => T,
  fingerprint: string,
  dice: ThrowDie | null = null,
): Stepper<T> {
  function step(faces: readonly number[], answers: readonly Given[], read: ReadAnswer | null = null): Stepped<T> {
    const replay = replaySource(faces, answers, dice, read);
    try {
      const value = run(replay);
      if (replay.left() > 0)
        throw new RuleError("differing-resume", "More dice or answers are kept than the rule asks for.");
      return { kind: "done", value, faces: replay.faces, answers: replay.answers };
    } catch (signal) {
      if (!(signal instanceof Suspended)) throw signal;
      const { waiting } = signal;
      const resume: Resume = { faces: replay.faces, answers: replay.answers, fingerprint, waits: waiting.kind };
      return { ...waiting, resume };
    }
  }
  const checkPrint = (resume: Resume): void => {
    if (resume.fingerprint !== fingerprint) throw differing(resume, fingerprint);
  };
  return {
    start: () => step([], []),
    again: (resume) => {
      checkPrint(resume);
      return step(resume.faces, resume.answers);
    },
    next(resume, given) {
      checkPrint(resume);
      if (resume.waits === "ask" && typeof given === "function") return step(resume.faces, resume.answers, given);
      if (resume.waits === "ask") return step(resume.faces, [...resume.answers, given as Given]);
      if (typeof given !== "number") throw new RuleError("mismatched-dice", "A die shows one side, not a list.");
      return step([...resume.faces, given], resume.answers);
    },
  };
}

/** What was begun under other rules, or with other sheets. */
export function differing({ fingerprint }: Resume, expected: string): RuleError {
  const what = "What is to be gone on with was begun under other rules or with other sheets.";
  return new RuleError("differing-resume", what, { expected, found: fingerprint });
}

type Waiting =
  | { readonly kind: "roll"; readonly faces: number; readonly label: string }
  | { readonly kind: "ask"; readonly question: AskRequest };

/** Unwinds the run; seen by nobody outside this file. */
class Suspended extends Error {
  readonly waiting: Waiting;

  constructor(waiting: Waiting) {
    super("suspended");
    this.waiting = waiting;
  }
}

interface Replay extends StepSource {
  /** What was given out. */
  readonly faces: readonly number[];
  readonly answers: readonly Given[];
  readonly left: () => number;
}

function replaySource(
  faces: readonly number[],
  answers: readonly Given[],
  dice: ThrowDie | null,
  read: ReadAnswer | null,
): Replay {
  const thrown: number[] = [];
  const answered: Given[] = [];
  let last = read;
  let known = 0;
  const throwDie = (sides: number, label: string): number => {
    if (known < faces.length) return faces[known++]!;
    if (dice !== null) return dice(sides);
    throw new Suspended({ kind: "roll", faces: sides, label });
  };
  const answer = (question: AskRequest): Given => {
    if (answered.length < answers.length) return answers[answered.length]!;
    if (last === null) throw new Suspended({ kind: "ask", question });
    const given = last(question);
    last = null;
    return given;
  };
  return {
    faces: thrown,
    answers: answered,
    throwDie: (sides, label) => {
      const side = throwDie(sides, label);
      thrown.push(side);
      return side;
    },
    answer: (question) => {
      const given = answer(question);
      answered.push(given);
      return given;
    },
    left: () => faces.length - known + Math.max(0, answers.length - answered.length) + (last === null ? 0 : 1),
  };
}
