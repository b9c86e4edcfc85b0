/**
 * Where a cursor stands: in which block, behind which words of the sentence, in which cell.
 *
 * Invariant: only the tokens before the cursor are asked, so a text that is just being written has a place as well.
 */
import type { Source } from "../base/source.ts";
import type { RowPayload } from "../syntax/lexer.ts";
import { keywordOf, t, type Token } from "../syntax/tokens.ts";

export interface Place {
  /** The word that opens each block around the cursor, outermost first: `check`, `when` … */
  readonly blocks: readonly string[];
  /** The tokens of the sentence before the word at the cursor. */
  readonly before: readonly Token[];
  /** The text of the line before the cursor. */
  readonly line: string;
  /** Where the word at the cursor begins; the cursor itself where there is none. */
  readonly word: number;
  readonly offset: number;
  /** Nothing can be completed here: a comment, a text, a line of prose. */
  readonly silent: boolean;
  /** In a table: the number of the column, whether this is its head, and whether the row has no such column. */
  readonly cell: { readonly column: number; readonly header: boolean; readonly beyond: boolean } | null;
  /** The round brackets around the cursor: what stands before each, innermost last; null where it is no name. */
  readonly calls: readonly (string | null)[];
}

export function placeAt(source: Source, tokens: readonly Token[], offset: number): Place {
  const { text } = source;
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  const line = text.slice(lineStart, offset);
  const typed = /[\p{L}_°§][\p{L}\p{M}\p{N}_.°'-]*$/u.exec(line)?.[0] ?? "";
  const word = offset - typed.length;
  const done = tokens.filter((one) => one.end <= word || (one.start < word && one.tokenType === t.Name));
  const state = scanned(done, lineStart);
  const cells = line.trimStart().startsWith("|") ? line.split("|").length - 2 : null;
  return {
    blocks: state.blocks,
    before: state.sentence,
    line, word, offset,
    silent: isSilent(line),
    cell: cells === null ? null : { column: cells, header: state.rows === 0, beyond: state.rows > 0 && state.columns !== null && cells >= state.columns },
    calls: state.calls,
  };
}

/** Inside a comment, a quoted text or prose. */
function isSilent(line: string): boolean {
  if (/^\s*>/u.test(line) || /^\s*#/u.test(line)) return true;
  const quotes = line.replaceAll(/"[^"]*"|„[^“”"]*[“”"]|«[^»]*»/gu, "");
  return /["„«]/u.test(quotes) || /\/\//u.test(quotes);
}

interface Scan {
  readonly blocks: readonly string[];
  readonly sentence: readonly Token[];
  readonly rows: number;
  /** Of the table that is begun; null: of none. */
  readonly columns: number | null;
  readonly calls: readonly (string | null)[];
}

function scanned(tokens: readonly Token[], lineStart: number): Scan {
  const blocks: { readonly word: string; rows: number; columns: number | null }[] = [];
  let sentence: Token[] = [];
  let calls: (string | null)[] = [];
  for (const token of tokens) {
    const type = token.tokenType;
    if (type === t.Row) {
      const top = blocks.at(-1);
      if (top !== undefined && token.start < lineStart) {
        const { header, cells } = token.payload as RowPayload;
        if (header || top.rows === 0) top.columns = cells.length;
        top.rows += 1;
      }
      sentence = [];
      continue;
    }
    if (token.first && calls.length === 0 && begins(token, sentence)) sentence = [];
    if (type === t.LBrace) {
      blocks.push({ word: opener(sentence), rows: 0, columns: null });
      sentence = [];
      calls = [];
    } else if (type === t.RBrace) {
      blocks.pop();
      sentence = [];
      calls = [];
    } else if (type === t.Semicolon) sentence = [];
    else {
      if (type === t.LParen) calls.push(sentence.at(-1)?.tokenType === t.Name ? (sentence.at(-1)?.image ?? null) : null);
      if (type === t.RParen) calls.pop();
      sentence.push(token);
    }
  }
  return { blocks: blocks.map((one) => one.word), sentence, rows: blocks.at(-1)?.rows ?? 0, columns: blocks.at(-1)?.columns ?? null, calls };
}

/** A line begins a sentence unless the one before cannot have ended. */
function begins(token: Token, sentence: readonly Token[]): boolean {
  const last = sentence.at(-1);
  return last === undefined || ![t.Comma, t.Colon, t.Plus, t.Minus, t.Times, t.Divide].includes(last.tokenType) || token.tokenType === t.RBrace;
}

const flags: ReadonlySet<string> = new Set(["helper", "replace", "extend"]);
function opener(sentence: readonly Token[]): string {
  const word = sentence.map((one) => keywordOf(one.tokenType)).find((one) => one !== undefined && !flags.has(one));
  return word ?? "";
}

export function wordsOf(place: Place): readonly string[] {
  return place.before.map((one) => keywordOf(one.tokenType) ?? "");
}
