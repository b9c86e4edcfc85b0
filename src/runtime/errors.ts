// The two ways in which a call can end without a result. RuleError: the caller misused the engine or asked for more than the stated
// limits; it is thrown to him. Refusal: not possible in the game; it never leaves the engine, the door makes a value of it.
// Invariant: both carry plain data, from which texts in any language can be made; any other error is a bug of ours.

/** What is wrong: first the problem, then the thing. */
export type RuleErrorCode =
  | "too-large"
  | "endless"
  | "missing-dice"
  | "unused-dice"
  | "mismatched-dice"
  | "malformed-dice"
  | "missing-answer"
  | "unused-answer"
  | "mismatched-answer"
  | "differing-resume"
  | "not-possible"
  | "unknown-plan"
  | "unknown-dice"
  | "mismatched-slots"
  | "missing-value"
  | "mismatched-value"
  | "malformed-fraction"
  | "zero-denominator"
  | "mismatched-sheet"
  | "mismatched-arguments"
  | "mismatched-resume"
  | "unknown-answer"
  | "unknown-outcome"
  | "unknown-path"
  | "impossible-condition"
  | "missing-function"
  | "unknown-function"
  | "mismatched-function"
  | "differing-function";

/** Plain JSON that says what the message says: names, limits, what was found. */
export type ErrorData = Readonly<Record<string, string | number | boolean | null | readonly number[]>>;

/** A problem of problems.ts, as far as an error knows it. */
export interface ProblemData {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly allowed: unknown;
  readonly clause: string | null;
}

/** Misuse by the caller. `message` is English; `code` and `data` are what a program goes by. */
export class RuleError extends Error {
  /** Inside an engine the class has another name; who reads a stack should meet this one. */
  static override readonly name: string = "RuleError";

  readonly code: RuleErrorCode;
  readonly data: ErrorData;
  /** What is wrong with a sheet or with arguments, place by place; else empty. */
  readonly problems: readonly ProblemData[];

  constructor(code: RuleErrorCode, message: string, data: ErrorData = {}, problems: readonly ProblemData[] = []) {
    super(message);
    this.name = "RuleError";
    this.code = code;
    this.data = data;
    this.problems = problems;
  }

  toJSON(): {
    readonly code: RuleErrorCode;
    readonly message: string;
    readonly data: ErrorData;
    readonly problems: readonly ProblemData[];
  } {
    return { code: this.code, message: this.message, data: this.data, problems: this.problems };
  }
}

/** Not possible in the game: `why` names the reason, `origin` the sentence that tests it. Caught at the door. */
export class Refusal extends Error {
  readonly why: string;
  readonly origin: string;

  constructor(why: string, origin: string) {
    super(why);
    this.name = "Refusal";
    this.why = why;
    this.origin = origin;
  }
}
