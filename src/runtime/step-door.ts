// A rule played die by die and answer by answer over any distance. Invariant: every step is plain JSON; what was begun under other
// rules or with other sheets is refused.

import { checkText, codeOf, withTexts } from "./answers.ts";
import { openCall, playStates, rowsAfter, type Call } from "./call.ts";
import { Refusal, RuleError } from "./errors.ts";
import type { ActionFacts, RulesFacts } from "./facts.ts";
import { withPools, type AskRequest, type Given, type Io } from "./io.ts";
import { plainValue } from "./paths.ts";
import { againstLaw, brokenLaw } from "./laws.ts";
import { ownValues } from "./problems.ts";
import { notAgain, notPossible, runOf, type NotPossible, type Played, type Rolled } from "./run.ts";
import { allowedOf, shown, type Plain } from "./shape.ts";
import { differing, stepper, type ReadAnswer, type Resume, type Stepped, type Stepper } from "./stepper.ts";
import { NONE } from "./value.ts";

/** What a rule waits for: a die to be thrown, or an answer. */
export type Waiting =
  | { readonly kind: "roll"; readonly sides: number; readonly label: string; readonly resume: Resume }
  | {
      readonly kind: "ask";
      readonly key: string;
      readonly asks: "gm" | "player";
      readonly label: string;
      /** Any text will do, the empty one too. */
      readonly text: boolean;
      readonly range: { readonly from: number; readonly to: number } | null;
      readonly options: readonly Plain[] | null;
      /** So many values are to be put in an order of 0 to this minus 1; `options` are their places, by which the answer may go too. */
      readonly placing: number | null;
      readonly usual: Plain;
      readonly secret: boolean;
      readonly sees: Readonly<Record<string, Plain>>;
      readonly resume: Resume;
    };
/** What a rule waits for, or its end. */
export type Step<R> = Waiting | { readonly kind: "done"; readonly run: R };

type AnyRun = Rolled<unknown, Plain, unknown, NotPossible> | NotPossible;

/** @throws RuleError `differing-resume`, `mismatched-resume`, and as roll. */
export function step(
  rules: RulesFacts,
  action: ActionFacts,
  args: unknown,
  resume?: unknown,
  given?: unknown,
): Step<AnyRun> {
  const opened = openCall(rules, action, args);
  const fingerprint = fingerprintOf(opened);
  const kept = resume === undefined ? null : readResume(resume);
  if (kept !== null && kept.fingerprint !== fingerprint) throw differing(kept, fingerprint);
  const before = kept?.texts ?? [];
  const isText = kept !== null && before.length < action.texts.length;
  const isAgain = given === undefined;
  if (before.length > action.texts.length || (isText && kept.waits === "roll")) throw noResume();
  const texts = isText && !isAgain ? [...before, textOf(action.texts[before.length]!, given)] : before;
  const missing = action.texts[texts.length];
  if (missing !== undefined) return textStep(missing, texts, fingerprint);
  const call = withTexts(opened, Object.fromEntries(action.texts.map((key, i) => [key, texts[i]] as const)));
  const player = stepper((io) => playedOn(call, io), fingerprint);
  const stepped =
    kept === null || isText
      ? player.start()
      : player.next(
          kept,
          givenTo(kept, given, () => call),
        );
  return publicStep(
    call,
    texts.length === 0 || stepped.kind === "done" ? stepped : { ...stepped, resume: { ...stepped.resume, texts } },
  );
}

function playedOn(call: Call, io: Io): Played | NotPossible {
  const states = playStates(call);
  try {
    const result = call.action.play(withPools(io, call.pools), states, call.givens);
    const law = brokenLaw(call, () => rowsAfter(call, states));
    if (law !== null) return againstLaw(law);
    return { states, result, faces: [], answers: [] };
  } catch (error) {
    if (error instanceof Refusal) return notPossible(call, error);
    throw error;
  }
}

/** Texts are asked for before anything else: no rule reads them, they are carried to the new sheet. */
function textStep(key: string, texts: readonly string[], fingerprint: string): Waiting {
  const nothing = { range: null, options: null, placing: null, usual: "", secret: false, sees: {} } as const;
  const resume: Resume = { faces: [], answers: [], fingerprint, waits: "ask", texts };
  return { kind: "ask", key, asks: "player", label: key, text: true, ...nothing, resume };
}

function textOf(key: string, given: unknown): string {
  checkText(key, given);
  return given;
}

/** Goes on with what was thrown or answered; with nothing it says once more what it waits for. `call`: who asks, once it is known. */
export function resumed<T>(player: Stepper<T>, kept: Resume, given: unknown, call: () => Call): Stepped<T> {
  return given === undefined ? player.again(kept) : player.next(kept, givenTo(kept, given, call));
}

function givenTo({ waits }: Resume, given: unknown, call: () => Call): Given | ReadAnswer {
  if (waits === "roll") return sideOf(given);
  return ({ key }) => {
    const facts = call().action.asks[key];
    if (facts === undefined) throw new Error(`there is no question ${key}`);
    return codeOf(key, facts, given);
  };
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
      return { kind: "done", run: runOf(call, { ...value, faces, answers }, notAgain) };
    }
  }
}

export function publicQuestion(
  call: Call,
  question: AskRequest,
): Omit<Extract<Waiting, { kind: "ask" }>, "kind" | "resume"> {
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
    text: false,
    range: isRange ? allowed : null,
    options: Array.isArray(allowed) ? (allowed as readonly Plain[]) : null,
    placing: facts?.placing ?? null,
    usual: question.usual === null || question.usual === NONE ? null : value(question.usual),
    secret: question.secret,
    sees: Object.fromEntries(sees),
  };
}

export function readResume(resume: unknown): Resume {
  const values = ownValues(resume);
  const isNumbers = (list: unknown): list is readonly number[] =>
    Array.isArray(list) && list.length <= 1_000_000 && list.every((one) => typeof one === "number");
  const [faces, answers, fingerprint, waits, texts = []] = ["faces", "answers", "fingerprint", "waits", "texts"].map(
    (key) => values?.get(key),
  );
  const isTexts = Array.isArray(texts) && texts.every((one) => typeof one === "string");
  const isAnswers = Array.isArray(answers) && answers.every((one) => typeof one === "number" || isNumbers(one));
  if (
    isNumbers(faces) &&
    isAnswers &&
    typeof fingerprint === "string" &&
    (waits === "roll" || waits === "ask") &&
    isTexts
  )
    return { faces, answers: answers as readonly Given[], fingerprint, waits, texts: texts as readonly string[] };
  throw noResume();
}

function noResume(): RuleError {
  return new RuleError("mismatched-resume", "This is no `resume` of a step.", {});
}

// ── fingerprint ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function fingerprintOf(call: Call): string {
  const { action, rules, rows, sameAs, givens, dice, lying, own } = call;
  const dices = [...dice.map(({ pool }) => pool), ...(own === null ? [] : [own.key])];
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
