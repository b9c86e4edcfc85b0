// A check or action as callers hold it. Invariant: what is not possible in the game is a value, misuse is a RuleError, and neither
// changes anything that was given.

import { checkAnswers, oddsAnswers, type PlainAnswers } from "./answers.ts";
import { openCall } from "./call.ts";
import type { ActionFacts, RulesFacts } from "./facts.ts";
import { oddsOf } from "./ends.ts";
import type { Odds } from "./ends-odds.ts";
import { fitting } from "./heirs.ts";
import { canOpen } from "./open-call.ts";
import { entering } from "./own.ts";
import { reasonOf, roll, type Can, type NotPossible, type RollOptions, type Rolled } from "./run.ts";
import { step, type Step } from "./step-door.ts";
import type { Plain } from "./shape.ts";

export interface OddsOptions<Keep, Answers> {
  readonly answers?: Answers;
  /** What of an end is asked for beside the result: named rolls and lets, places under `after`. */
  readonly keep?: readonly Keep[];
  /** How much work it may be; about ten seconds unless it says otherwise. */
  readonly budget?: number;
}
/** The types of one action. `Other`: never, or what comes instead where the rules forbid it. */
export interface ActionTypes {
  readonly args: object;
  readonly result: Plain;
  readonly after: object;
  readonly values: object;
  readonly answers: object;
  readonly other: unknown;
}
export interface Action<T extends ActionTypes> {
  readonly name: string;
  readonly clauses: readonly string[];
  /** Whether the rules allow it now, or may: what is left out is told as still open. Uses no dice. */
  readonly can: (args: Partial<T["args"]>) => Can;
  /** Plays it once. */
  readonly roll: (
    args: T["args"],
    options?: Omit<RollOptions, "answers"> & { readonly answers?: Partial<T["answers"]> },
  ) => Rolled<T["args"], T["result"], T["after"], T["other"]> | T["other"];
  /** All its ends with their exact chances. @throws RuleError `too-large` beyond the budget, naming the roll. */
  readonly odds: <const K extends KeepPath<T> = never>(
    args: T["args"],
    options?: OddsOptions<K, AnswerRules<T["answers"]>>,
  ) => Odds<End<T, K>, T["result"], WholeEnd<T, K>> | T["other"];
  /** Plays it die by die: plain JSON, to be gone on with anywhere. `given`: the side thrown, or the answer; left out, it says again what it waits for. */
  readonly step: (
    args: T["args"],
    resume?: object,
    given?: unknown,
  ) => Step<Rolled<T["args"], T["result"], T["after"], T["other"]> | T["other"]>;
}

/** Each answer, or a rule over what the asked person sees. */
export type AnswerRules<A> = { readonly [K in keyof A]?: A[K] };

/** All paths into plain data, those that end above values included. */
export type Path<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? {
        [K in Exclude<keyof T, "$"> & string]:
          K | (T[K] extends readonly unknown[] ? never : T[K] extends object ? `${K}.${Path<T[K]>}` : never);
      }[Exclude<keyof T, "$"> & string]
    : never;
export type KeepPath<T extends ActionTypes> = (keyof T["values"] & string) | `after.${Path<T["after"]>}`;

/** What lies at a path, in its place. */
export type At<T, P extends string> = P extends keyof T
  ? { readonly [K in P]: T[K] }
  : P extends `${infer A}.${infer B}`
    ? A extends keyof T
      ? { readonly [K in A]: At<T[K], B> }
      : never
    : never;
type Joined<U> = (U extends unknown ? (u: U) => void : never) extends (all: infer I) => void ? I : never;

/** An end: the result, and what was kept. */
export type End<T extends ActionTypes, K extends string> = { readonly result: T["result"] } & ([K] extends [never]
  ? unknown
  : Joined<K extends string ? At<T["values"] & { readonly after: T["after"] }, K> : never>);

/** The same with all sheets and things whole. */
export type WholeEnd<T extends ActionTypes, K extends string> = End<T, K> & { readonly after: T["after"] };

export function actionOf<T extends ActionTypes>(rules: RulesFacts, facts: ActionFacts): Action<T> {
  const made: Action<ActionTypes> = {
    name: facts.name,
    clauses: facts.clauses,
    can: (args) => entering(rules, () => canOpen(rules, fitting(facts, args), args)),
    roll: (args, options = {}) => entering(rules, () => roll(rules, fitting(facts, args), args, options as RollOptions)),
    odds: (args, options = {}) => entering(rules, () => {
      const call = openCall(rules, fitting(facts, args), args);
      const answers = (options.answers ?? {}) as PlainAnswers;
      checkAnswers(call, answers);
      const odds = oddsOf(call, oddsAnswers(call, answers), options.keep ?? [], options.budget ?? null);
      if (!("why" in odds)) return odds as Odds<never, Plain, never>;
      const other: NotPossible = { possible: false, ...reasonOf(call, odds.why, odds.why) };
      return Object.freeze(other);
    }),
    step: (args, resume, given) => entering(rules, () => step(rules, fitting(facts, args), args, resume, given)),
  };
  // Not a map of the module's own: actions are made before the rest of an engine's module is there.
  Object.defineProperty(made, "$facts", { value: facts });
  return Object.freeze(made) as unknown as Action<T>;
}

export function factsOfAction(action: object): ActionFacts {
  const { $facts } = action as { readonly $facts?: ActionFacts };
  if ($facts === undefined) throw new Error("this is no action");
  return $facts;
}
