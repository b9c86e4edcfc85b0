/**
 * What may take long: asked with a snapshot, answered as plain data, so that it can be worked out elsewhere.
 *
 * Invariant: an answer holds nothing but data that can be sent; a designer's mistake is an answer, not a failure.
 */
import type { Span } from "../base/source.ts";
import type { Bilingual, Language } from "../base/text.ts";
import { docs, fill, odds, test, type ExampleReport } from "../compile.ts";
import { message } from "../diagnostics/render.ts";
import { type Edit, hasErrors } from "../diagnostics/report.ts";
import { markdown } from "../emit/reference/markdown.ts";
import { typicalAnswer, typicalOdds } from "../emit/reference/odds.ts";
import { sayIn } from "../emit/say/words.ts";
import type { CallOdds } from "../study/questions.ts";
import { rulesOf } from "../study/table-top.ts";
import { foundIn, type Found } from "./features/diagnostics.ts";
import type { Ruleset, Snapshot } from "./workspace.ts";

export interface Questions {
  /** Everything that is wrong with the rulesets that are open. */
  readonly diagnostics: { readonly ask: object; readonly answer: readonly Found[] };
  /** Odds of a rule for a figure as it begins, as Markdown; null where there are none. */
  readonly typical: { readonly ask: { readonly path: string; readonly rule: string }; readonly answer: TypicalAnswer | null };
  readonly odds: { readonly ask: OddsAsked; readonly answer: OddsAnswer };
  /** How the examples of a ruleset end. */
  readonly examples: { readonly ask: { readonly path: string }; readonly answer: readonly ExampleReport[] };
  /** The texts with numbers in the places of `?`. */
  readonly fill: { readonly ask: { readonly path: string }; readonly answer: readonly Edit[] };
  /** The rules as a book. */
  readonly book: { readonly ask: { readonly path: string; readonly form: "html" | "md" }; readonly answer: string | null };
}
export type QuestionKind = keyof Questions;
export type Question = { readonly [Kind in QuestionKind]: { readonly kind: Kind } & Questions[Kind]["ask"] }[QuestionKind];
export type Answer<Kind extends QuestionKind> = Questions[Kind]["answer"];

/** `call` stands in the words of an example; `by` varies names in it, such as "0..3". */
export interface OddsAsked {
  readonly path: string;
  readonly call: string;
  readonly by?: readonly { readonly name: string; readonly values: string }[];
  readonly edition?: string | null;
  readonly language: Language;
}
/** `told`: what was taken for granted, such as "Waffe: Dolch". */
export interface TypicalAnswer {
  readonly markdown: string | null;
  readonly odds: readonly CallOdds[];
  readonly told: string;
}
/** `problem`: why there are no odds, in one sentence. */
export interface OddsAnswer {
  readonly odds: readonly CallOdds[];
  readonly problem: string | null;
}

export async function answered<Kind extends QuestionKind>(snapshot: Snapshot, question: Question & { readonly kind: Kind }): Promise<Answer<Kind>> {
  return (await answerOf(snapshot, question)) as Answer<Kind>;
}

async function answerOf(snapshot: Snapshot, question: Question): Promise<Answer<QuestionKind>> {
  switch (question.kind) {
    case "diagnostics": return foundIn(snapshot, "thorough");
    case "typical": return typical(snapshot.rulesetsOf(question.path), question.rule);
    case "odds": return oddsFor(snapshot, question);
    case "examples": return withMain(snapshot, question.path, (main) => test([main], snapshot.load).examples) ?? [];
    case "fill": return filled(snapshot, question.path);
    case "book": return book(snapshot, question.path, question.form);
    default: return null;
  }
}

function withMain<T>(snapshot: Snapshot, path: string, make: (main: Snapshot["sources"][number]) => T): T | null {
  const main = snapshot.rulesetsOf(path)[0]?.compiled.sources[0];
  return main === undefined ? null : make(main);
}

function typical(rulesets: readonly Ruleset[], rule: string): TypicalAnswer | null {
  for (const { compiled } of rulesets) {
    if (hasErrors(compiled.diagnostics)) continue;
    for (const { model } of [compiled, ...compiled.variants]) {
      const check = model.checks.find(({ name }) => name === rule);
      if (check === undefined) continue;
      const [rules, say] = [rulesOf(model), sayIn(model)];
      const found = typicalAnswer(check, rules, say);
      const blocks = found === null ? [] : typicalOdds(check, rules, say);
      return found === null ? null : { ...found, markdown: blocks.length === 0 ? null : markdown({ title: "", language: model.ruleset.language, blocks }) };
    }
  }
  return null;
}

function oddsFor(snapshot: Snapshot, { path, call, by = [], edition = null, language }: OddsAsked): OddsAnswer {
  const say = (text: Bilingual): OddsAnswer => ({ odds: [], problem: text[language] });
  const main = snapshot.rulesetsOf(path)[0]?.compiled.sources[0];
  if (main === undefined) return say({ de: "Diese Datei gehört zu keinem Regelwerk.", en: "This file belongs to no ruleset." });
  const found = odds([main], snapshot.load, { call, by, edition });
  if (found.problem !== null) return say(found.problem);
  const wrong = found.diagnostics.find((one) => one.severity === "error");
  if (wrong !== undefined) return { odds: [], problem: message(wrong, language) };
  return { odds: found.odds, problem: null };
}

function filled(snapshot: Snapshot, path: string): readonly Edit[] {
  const files = withMain(snapshot, path, (main) => fill([main], snapshot.load).files) ?? [];
  return files.flatMap((file) => {
    const before = snapshot.source(file.path)?.text ?? "";
    return file.text === before ? [] : [{ span: whole(file.path, before), newText: file.text }];
  });
}
function whole(file: string, text: string): Span {
  return { file, start: 0, end: text.length };
}

function book(snapshot: Snapshot, path: string, form: "html" | "md"): string | null {
  const files = withMain(snapshot, path, (main) => docs([main], snapshot.load).files) ?? [];
  return files.find((one) => one.path.endsWith(`.${form}`))?.text ?? null;
}
