/**
 * What stands between two words of a line: nothing, a blank, or a place where a long line may be broken.
 *
 * Invariant: a line is never broken before a sign that would make the rest prose, a row or a heading (`>`, `|`, `#`).
 */
import type { Keyword } from "../syntax/keywords.ts";
import { keywordOf, t, type Token } from "../syntax/tokens.ts";
import type { Facts } from "./facts.ts";

export type Gap = "none" | "blank" | "break";

type Kind = Token["tokenType"];

/** Nothing stands before these, and nothing behind those. */
const closeBefore: ReadonlySet<Kind> = new Set<Kind>([t.RParen, t.Comma, t.Colon, t.Possessive, t.Range]);
const closeBehind: ReadonlySet<Kind> = new Set<Kind>([t.LParen, t.PlusMinus, t.Range]);
/** A bracket behind these holds what they are applied to. */
const applied: ReadonlySet<Kind> = new Set<Kind>([t.Name, t.Bracketed, t.RParen, t.DiceFaces]);
/** Signs and words a broken line may go on with. */
const goesOnWith: ReadonlySet<Kind> = new Set<Kind>([t.Text, t.Clause, t.Plus, t.Minus, t.Times, t.Divide, t.Equals]);
/** Words that begin a part of a sentence which is kept together where it fits. */
const partWords: ReadonlySet<Keyword> = new Set<Keyword>(["gives", "if", "needing", "with", "rolling", "for every", "usually", "else", "against"]);
const naming: ReadonlySet<Keyword | undefined> = new Set<Keyword | undefined>(["given", "let", "gm", "player", "constant"]);
const goesOnWithWord: ReadonlySet<Keyword> = new Set<Keyword>([
  "across", "against", "and", "as", "at least", "at most", "costing", "counting", "down to", "drop", "else", "exploding", "for", "for every",
  "from", "gives", "if", "if impossible", "in any order", "in order", "into", "keep", "keeping", "limited to", "needing", "or", "rerolling",
  "rising to", "rolling", "rounded down", "rounded half away", "rounded half down", "rounded half even", "rounded half up",
  "rounded toward zero", "rounded up", "satisfies", "separately", "starts at", "starts empty", "starts full", "then", "up to", "usually",
  "where", "with", "within", "left open", "that",
]);

export function gap(left: Token, right: Token, facts: Facts): Gap {
  if (closeBefore.has(right.tokenType) || closeBehind.has(left.tokenType)) return "none";
  if (isSign(left, facts) || facts.fractions.has(left.start) || facts.fractions.has(right.start)) return "none";
  if (right.tokenType === t.LParen && !facts.shorts.has(right.start) && (applied.has(left.tokenType) || keywordOf(left.tokenType) === "original")) return "none";
  if (left.tokenType === t.Comma) return "break";
  const word = keywordOf(right.tokenType);
  const goesOn = word === undefined ? goesOnWith.has(right.tokenType) && !isSign(right, facts) : goesOnWithWord.has(word);
  return goesOn ? "break" : "blank";
}

/** Whether a word begins a part of the sentence that is better not torn; what `given` and `let` name stays beside its name. */
export function beginsPart(first: Token | undefined, token: Token): boolean {
  const word = keywordOf(token.tokenType);
  if (word !== undefined) return partWords.has(word);
  return token.tokenType === t.Equals && !naming.has(first === undefined ? undefined : keywordOf(first.tokenType));
}

function isSign(token: Token, facts: Facts): boolean {
  return (token.tokenType === t.Minus || token.tokenType === t.Plus) && facts.signs.has(token.start);
}
