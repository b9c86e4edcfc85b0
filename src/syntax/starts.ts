/**
 * The words that begin declarations and sentences.
 *
 * Invariant: no sentence goes on with one of these as the first word of a line, so a line that begins with one is a place
 * to go on from after an error.
 */
import type { Keyword } from "./keywords.ts";
import { keywordOf, t, type Token } from "./tokens.ts";

export const declarationWords: readonly Keyword[] = [
  "ruleset", "use", "source", "module", "edition", "principle", "reading", "todo", "example", "law", "odds table", "translation",
  "remove", "modifier kinds", "before", "after", "helper", "replace", "extend", "scale", "choice", "unit", "constant", "table",
  "formula", "sheet", "attributes", "talents", "skills", "meta-talents", "traits", "values", "feats", "weapons", "items",
  "spells", "things", "attribute", "talent", "skill", "trait", "value", "feat", "weapon", "item", "spell", "thing", "condition",
  "check", "action", "move", "procedure", "cascade", "conflict", "scene", "tactic", "creation of",
];

export const statementWords: readonly Keyword[] = [
  "given", "step", "ask", "needs", "let", "roll", "result", "when", "repeat", "stop", "for each", "player distributes", "write",
  "redo", "do", "make", "gains", "loses", "suffers", "joins", "leaves", "option", "gm", "player",
];

export const memberWords: readonly Keyword[] = [
  "when", "modifier", "forbids", "needs", "must", "stacks", "ends when", "ends as", "sides", "actors", "relation", "order",
  "each round", "start of each turn", "end of each turn", "after each action", "turn ends when", "actions", "each", "replace",
  "resource", "track", "clock", "success",
];

export const exampleWords: readonly Keyword[] = ["given", "for every", "gm", "player", "when", "then", "show"];

const declarations: ReadonlySet<string> = new Set(declarationWords);
const sentences: ReadonlySet<string> = new Set([...statementWords, ...memberWords, ...exampleWords, "otherwise", "first", "at the end"]);

export function startsDeclaration(token: Token): boolean {
  if (token.tokenType === t.Heading || token.tokenType === t.Prose) return true;
  const word = keywordOf(token.tokenType);
  return word !== undefined && declarations.has(word);
}

/** True if a line that begins so begins a sentence; `then` and `roll` may also go on with one. */
export function startsSentence(token: Token): boolean {
  const type = token.tokenType;
  if (type === t.Name || type === t.Bracketed || type === t.Row || type === t.Heading || type === t.Broken || type === t.Prose) return true;
  const word = keywordOf(type);
  return word !== undefined && (sentences.has(word) || declarations.has(word));
}
