/**
 * The kinds of tokens, one for each keyword and sign, and the shape of a token.
 *
 * Invariant: offsets of a token are those of the original text; `image` is what it says in NFC (a name with single
 * blanks, a text without its quotes). The lexer of our own makes the tokens, so no kind has a pattern.
 */
import { createToken, Lexer, type IToken, type TokenType } from "chevrotain";
import { keywords, type Keyword } from "./keywords.ts";

/** A token. `end` is exclusive, chevrotain's `endOffset` is not. */
export interface Token extends IToken {
  readonly start: number;
  readonly end: number;
  /** Counted from 0, with the number of signs before it on its line. */
  readonly line: number;
  readonly indent: number;
  /** True if nothing but blanks stands before it on its line. */
  readonly first: boolean;
  /** Set by the parser: its place in the list. */
  index: number;
  /** For quantities the unit, for rows the cells, for an inserted token "missing", for a damaged stretch what it held. */
  readonly payload?: unknown;
}

function kind(name: string): TokenType {
  return createToken({ name, pattern: Lexer.NA });
}

/** Kinds that are no keyword. */
export const t = {
  Name: kind("Name"),
  Bracketed: kind("Bracketed"),
  Int: kind("Int"),
  Decimal: kind("Decimal"),
  Percent: kind("Percent"),
  Quantity: kind("Quantity"),
  Dice: kind("Dice"),
  DiceFaces: kind("DiceFaces"),
  Text: kind("Text"),
  Clause: kind("Clause"),
  Possessive: kind("Possessive"),
  PlusMinus: kind("PlusMinus"),
  Heading: kind("Heading"),
  Prose: kind("Prose"),
  Row: kind("Row"),
  Broken: kind("Broken"),
  LBrace: kind("LBrace"),
  RBrace: kind("RBrace"),
  LParen: kind("LParen"),
  RParen: kind("RParen"),
  Comma: kind("Comma"),
  Colon: kind("Colon"),
  Semicolon: kind("Semicolon"),
  Range: kind("Range"),
  Plus: kind("Plus"),
  Minus: kind("Minus"),
  Times: kind("Times"),
  Divide: kind("Divide"),
  Less: kind("Less"),
  Greater: kind("Greater"),
  LessEqual: kind("LessEqual"),
  GreaterEqual: kind("GreaterEqual"),
  Equals: kind("Equals"),
  Question: kind("Question"),
  Dash: kind("Dash"),
  PlusEnd: kind("PlusEnd"),
} as const;

const keywordKinds: ReadonlyMap<string, TokenType> = new Map(keywords.map((keyword) => [keyword, kind(`'${keyword}'`)]));

/** The kind of a keyword. */
export function k(keyword: Keyword): TokenType {
  const found = keywordKinds.get(keyword);
  if (found === undefined) throw new Error(`No keyword: ${keyword}`);
  return found;
}

/** The keyword of a kind; undefined for kinds that are no keyword. */
export function keywordOf(type: TokenType): Keyword | undefined {
  return type.name.startsWith("'") ? (type.name.slice(1, -1) as Keyword) : undefined;
}

export const vocabulary: TokenType[] = [...Object.values(t), ...keywordKinds.values()];

/** The kinds that are one sign; the first sign of each is how it is written. */
export const signs: Readonly<Record<string, TokenType>> = {
  "{": t.LBrace,
  "}": t.RBrace,
  "(": t.LParen,
  ")": t.RParen,
  ",": t.Comma,
  ":": t.Colon,
  ";": t.Semicolon,
  "..": t.Range,
  "…": t.Range,
  "+": t.Plus,
  "-": t.Minus,
  "−": t.Minus,
  "–": t.Minus,
  "—": t.Minus,
  "‐": t.Minus,
  "‑": t.Minus,
  "*": t.Times,
  "×": t.Times,
  "·": t.Times,
  "⋅": t.Times,
  "/": t.Divide,
  "÷": t.Divide,
  "<": t.Less,
  ">": t.Greater,
  "<=": t.LessEqual,
  "≤": t.LessEqual,
  ">=": t.GreaterEqual,
  "≥": t.GreaterEqual,
  "=": t.Equals,
  "≠": k("is not"),
  "?": t.Question,
  "±": t.PlusMinus,
};
