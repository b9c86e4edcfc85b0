// Answers as people write them, for play and for odds: values by the key of their question, or functions of what the asked person sees.
// Invariant: an answer under a name that no question has is refused, not passed over.

import type { Call } from "./call.ts";
import { RuleError } from "./errors.ts";
import { MOST_SIGNS, type AskFacts } from "./facts.ts";
import type { AskRequest, Given } from "./io.ts";
import { keep } from "./kept.ts";
import { plainValue } from "./paths.ts";
import { readValue, shown } from "./shape.ts";

/** A value, a list (an order), or a rule over what the asked person sees. */
export type PlainAnswer = unknown;
export type PlainAnswers = Readonly<Record<string, unknown>>;

/** @throws RuleError `unknown-answer`. */
export function checkAnswers(call: Call, answers: PlainAnswers): void {
  const { asks, texts, name } = call.action;
  for (const key of Object.keys(answers)) {
    if (Object.hasOwn(asks, key) || texts.includes(key)) continue;
    const keys = [...Object.keys(asks), ...texts];
    const others = keys.length === 0 ? "" : `; it asks for ${keys.join(", ")}`;
    throw new RuleError("unknown-answer", `${name} never asks for ${shown(key)}${others}.`, { key });
  }
}

/** The call with the texts that were answered on its new sheet. @throws RuleError `mismatched-answer`. */
export function withTexts(call: Call, answers: PlainAnswers): Call {
  const given = call.action.texts
    .filter((key) => Object.hasOwn(answers, key))
    .map((key) => [key, answers[key]] as const);
  if (given.length === 0) return call;
  for (const [key, value] of given) checkText(key, value);
  const kept = call.kept.map((one, slot) =>
    call.action.slots[slot]?.fresh === true
      ? keep(call.rules, {
          ...one,
          texts: new Map([...one.texts, ...(given as readonly (readonly [string, string])[])]),
        })
      : one,
  );
  return { ...call, kept };
}

/** @throws RuleError `mismatched-answer`. */
export function checkText(key: string, value: unknown): asserts value is string {
  if (typeof value === "string" && value.length <= MOST_SIGNS) return;
  throw new RuleError("mismatched-answer", `${key} is a text of at most ${MOST_SIGNS} signs.`, { key });
}

/** The answer to a question in play; undefined where none is given. */
export function answerIn(call: Call, answers: PlainAnswers): (request: AskRequest) => Given | undefined {
  return (request) => {
    if (!Object.hasOwn(answers, request.key)) return undefined;
    const answer = answers[request.key];
    return coded(call, request.key, answer, typeof answer === "function" ? Object.values(request.sees) : []);
  };
}

/** The answers for a question about odds. */
export function oddsAnswers(
  call: Call,
  answers: PlainAnswers,
): Readonly<Record<string, (seen: readonly number[]) => Given>> {
  return Object.fromEntries(
    Object.entries(answers).map(
      ([key, answer]) => [key, (seen: readonly number[]) => coded(call, key, answer, seen)] as const,
    ),
  );
}

function coded(call: Call, key: string, answer: unknown, seen: readonly number[]): Given {
  const facts = call.action.asks[key];
  if (facts === undefined) throw new RuleError("unknown-answer", `There is no question ${key}.`, { key });
  if (typeof answer !== "function") return codeOf(key, facts, answer);
  const names = Object.entries(facts.sees);
  const sight = Object.fromEntries(
    names.map(([name, shape], i) => [name, plainValue(call, shape, seen[i] ?? 0)] as const),
  );
  return codeOf(key, facts, (answer as (seen: unknown) => unknown)(Object.freeze(sight)));
}

/** Where the first value goes, where the second …, as the order: which value goes to which place. */
function byName(facts: AskFacts, names: readonly unknown[]): readonly number[] | null {
  const places = names.map((name) => (typeof name === "string" ? readValue(facts.typed, name) : null));
  const codes = places.flatMap((code) => (typeof code === "number" ? [code - facts.typed.range[0]] : []));
  if (codes.length === 0 || codes.length < names.length || new Set(codes).size < codes.length) return null;
  let left = codes.length;
  return Array.from({ length: facts.placing ?? 0 }, (_, place) =>
    codes.includes(place) ? codes.indexOf(place) : left++,
  );
}

/** @throws RuleError `mismatched-answer`. */
export function codeOf(key: string, facts: AskFacts, answer: unknown): Given {
  if (facts.placing !== null) {
    const order: readonly unknown[] = Array.isArray(answer) ? (byName(facts, answer) ?? answer) : [];
    if (order.length === facts.placing && order.every((place) => typeof place === "number"))
      return order as readonly number[];
    throw new RuleError(
      "mismatched-answer",
      `The answer to ${key} says where each value goes, by name, or is an order of 0..${facts.placing - 1}.`,
      { key },
    );
  }
  const code = readValue(facts.typed, answer);
  if (typeof code === "number") return code;
  throw new RuleError("mismatched-answer", `${key}: ${code.message}`, { key });
}
