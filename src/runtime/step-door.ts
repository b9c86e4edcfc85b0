// A rule played die by die and answer by answer over any distance. Invariant: every step is plain JSON; what was begun under other
// rules or with other sheets is refused.

import { codeOf } from "./answers.ts";
import { openCall, playStates, type Call } from "./call.ts";
import { Refusal, RuleError } from "./errors.ts";
import type { ActionFacts, RulesFacts } from "./facts.ts";
import { withPools, type AskRequest, type Given, type Io } from "./io.ts";
import { plainValue } from "./paths.ts";
import { ownValues } from "./problems.ts";
import { notPossible, runOf, type NotPossible, type Played, type Rolled } from "./run.ts";
import { allowedOf, shown, type Plain } from "./shape.ts";
import { stepper, type Resume, type Stepped } from "./stepper.ts";
import { NONE } from "./value.ts";

/** What a rule waits for, or its end. */
export type Step<R> =
  | { readonly kind: "roll"; readonly sides: number; readonly label: string; readonly resume: Resume }
  | {
      readonly kind: "ask";
      readonly key: string;
      readonly asks: "gm" | "player";
      readonly label: string;
      readonly range: { readonly from: number; readonly to: number } | null;
      readonly options: readonly Plain[] | null;
      /** So many values are to be put in an order of 0 to this minus 1; `options` are their places, by which the answer may go too. */
      readonly placing: number | null;
      readonly usual: Plain;
      readonly secret: boolean;
      readonly sees: Readonly<Record<string, Plain>>;
      readonly resume: Resume;
    }
  | { readonly kind: "done"; readonly run: R };

type AnyRun = Rolled<unknown, Plain, unknown, NotPossible> | NotPossible;

/** @throws RuleError `differing-resume`, `mismatched-resume`, and as roll. */
export function step(
  rules: RulesFacts,
  action: ActionFacts,
  args: unknown,
  resume?: unknown,
  given?: unknown,
): Step<AnyRun> {
  const call = openCall(rules, action, args);
  const run = (io: Io): Played | NotPossible => {
    const states = playStates(call);
    try {
      const result = action.play(withPools(io, call.pools), states, call.givens);
      return { states, result, faces: [], answers: [] };
    } catch (error) {
      if (error instanceof Refusal) return notPossible(call, error);
      throw error;
    }
  };
  const player = stepper(run, fingerprintOf(call));
  if (resume === undefined) return publicStep(call, player.start());
  const kept = readResume(resume);
  if (given === undefined)
    throw new RuleError("mismatched-resume", "To go on, pass what was thrown or answered as the third argument.", {});
  const read = (question: AskRequest): Given => {
    const facts = action.asks[question.key];
    if (facts === undefined) throw new Error(`there is no question ${question.key}`);
    return codeOf(question.key, facts, given);
  };
  return publicStep(call, player.next(kept, kept.waits === "roll" ? sideOf(given) : read));
}

function sideOf(given: unknown): number {
  if (typeof given === "number") return given;
  throw new RuleError("mismatched-dice", `A die shows a number, not ${shown(given)}.`, {});
}

function publicStep(call: Call, stepped: Stepped<Played | NotPossible>): Step<AnyRun> {
  switch (stepped.kind) {
    case "roll":
      return { kind: "roll", sides: stepped.faces, label: stepped.label, resume: stepped.resume };
    case "ask":
      return { kind: "ask", ...publicQuestion(call, stepped.question), resume: stepped.resume };
    case "done": {
      const { value, faces, answers } = stepped;
      if ("possible" in value) return { kind: "done", run: value };
      const again = (): never => {
        throw new RuleError(
          "mismatched-resume",
          "A run made of steps is not rolled again; take its faces with dice.scripted.",
          {},
        );
      };
      return { kind: "done", run: runOf(call, { ...value, faces, answers }, again) };
    }
  }
}

function publicQuestion(
  call: Call,
  question: AskRequest,
): Omit<Extract<Step<unknown>, { kind: "ask" }>, "kind" | "resume"> {
  const facts = call.action.asks[question.key];
  const allowed = facts === undefined ? null : allowedOf(facts.typed);
  const isRange = typeof allowed === "object" && allowed !== null && "from" in allowed && facts?.placing === null;
  const value = (code: number): Plain => (facts === undefined ? code : plainValue(call, facts.typed.shape, code));
  const sees = Object.entries(question.sees).map(
    ([name, code]) => [name, plainValue(call, facts?.sees[name] ?? { kind: "number" }, code)] as const,
  );
  return {
    key: question.key,
    asks: question.by,
    label: facts?.label ?? question.key,
    range: isRange ? allowed : null,
    options: Array.isArray(allowed) ? (allowed as readonly Plain[]) : null,
    placing: facts?.placing ?? null,
    usual: question.usual === null || question.usual === NONE ? null : value(question.usual),
    secret: question.secret,
    sees: Object.fromEntries(sees),
  };
}

function readResume(resume: unknown): Resume {
  const values = ownValues(resume);
  const isNumbers = (list: unknown): list is readonly number[] =>
    Array.isArray(list) && list.length <= 1_000_000 && list.every((one) => typeof one === "number");
  const [faces, answers, fingerprint, waits] = ["faces", "answers", "fingerprint", "waits"].map((key) =>
    values?.get(key),
  );
  const isAnswers = Array.isArray(answers) && answers.every((one) => typeof one === "number" || isNumbers(one));
  if (isNumbers(faces) && isAnswers && typeof fingerprint === "string" && (waits === "roll" || waits === "ask"))
    return { faces, answers: answers as readonly Given[], fingerprint, waits };
  throw new RuleError("mismatched-resume", "This is no `resume` of a step.", {});
}

// ── fingerprint ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function fingerprintOf(call: Call): string {
  const { action, rules, rows, sameAs, givens, dice, lying } = call;
  const dices = dice.map(({ pool }) => pool);
  return `${rules.fingerprint}-${hashOf(JSON.stringify([action.id, rows, sameAs, givens, dices, lying]))}`;
}

/** 64 bits of FNV-1a's kind, as two runs of 32: enough to notice a mistake, no protection against malice. */
export function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
  }
  const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");
  return hex(a ^ (b >>> 13)) + hex(b ^ (a >>> 16));
}
