/**
 * Lines as a document of prettier's, which finds where long ones are broken.
 *
 * Invariant: what is printed holds each word and comment once, in text order.
 */
import type { Doc } from "prettier";
import { builders } from "prettier/doc";
import { displayWidth } from "../base/columns.ts";
import type { Keyword } from "../syntax/keywords.ts";
import { keywordOf, t } from "../syntax/tokens.ts";
import type { Facts } from "./facts.ts";
import type { Block, Line, Word } from "./layout.ts";
import { beginsPart, gap } from "./spacing.ts";

const { group, fill, hardline, ifBreak, indent, line, lineSuffix, breakParent, literalline, join } = builders;

type Row = Extract<Line, { kind: "row" }>;

export function docOf(lines: readonly Line[], facts: Facts): Doc {
  return lines.length === 0 ? "" : [linesDoc(lines, facts), hardline];
}

function linesDoc(lines: readonly Line[], facts: Facts): Doc {
  const parts: Doc[] = [];
  lines.forEach((one, place) => {
    const before = lines[place - 1];
    if (before !== undefined) parts.push(hardline);
    if (before !== undefined && (one.blankBefore || wantsBlank(before, one))) parts.push(hardline);
    parts.push(lineDoc(one, lines, place, facts));
  });
  return parts;
}

/** A heading stands apart from what is above it; a comment may stand between. */
function wantsBlank(before: Line, one: Line): boolean {
  return one.kind === "whole" && one.isHeading && (before.kind !== "whole" || before.isHeading);
}

function lineDoc(one: Line, lines: readonly Line[], place: number, facts: Facts): Doc {
  if (one.kind === "whole") return verbatim(one.text);
  if (one.kind === "row") return rowDoc(one, lines, place);
  return [sentenceDoc(one.parts, facts), noteDoc(one.note)];
}

function noteDoc(note: string | undefined): Doc {
  return note === undefined ? "" : [lineSuffix(`  ${note}`), breakParent];
}

/** A comment over several lines keeps them as they are. */
function verbatim(text: string): Doc {
  return join(literalline, text.split(/\r\n|\n|\r/));
}

// ── sentences ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function sentenceDoc(parts: readonly (Word | Block)[], facts: Facts): Doc {
  const result: Doc[] = [];
  const isShort = mayBeShort(parts);
  let words: Word[] = [];
  const flush = (): void => {
    const isEnd = parts.at(-1) === words.at(-1);
    const isMargin = isEnd && words.length > 0 && trailingCitations(words) === words.length;
    if (words.length > 0) result.push(result.length === 0 ? "" : isMargin ? "  " : " ", wordsDoc(words, facts, isEnd));
    words = [];
  };
  for (const part of parts) {
    if (part.kind !== "block") words.push(part);
    else {
      const isBroken = words.at(-1)?.endsLine === true;
      flush();
      result.push(isBroken ? hardline : result.length > 0 ? " " : "", blockDoc(part, isShort, facts));
    }
  }
  flush();
  return group(result);
}

/** The citations that end a line stand together, on a line of their own where they do not fit. */
function wordsDoc(words: readonly Word[], facts: Facts, isEnd: boolean): Doc {
  const cited = isEnd ? trailingCitations(words) : 0;
  if (cited === 0 || cited === words.length) return indent(filled(words, facts));
  const head = filled(words.slice(0, -cited), facts);
  const before = words.at(-cited - 1)?.endsLine === true ? hardline : [ifBreak("", " "), line];
  return [indent(head), group(indent([before, filled(words.slice(-cited), facts)]))];
}

function trailingCitations(words: readonly Word[]): number {
  let count = 0;
  while (count < words.length && isCitation(words.at(-1 - count))) count++;
  const first = words.at(-count);
  return first?.token?.tokenType === t.Range ? count - 1 : count;
}

function isCitation(word: Word | undefined): boolean {
  return word?.kind === "word" && (word.token?.tokenType === t.Clause || word.token?.tokenType === t.Range);
}

/** The parts of a sentence one behind the other; one that does not fit begins a line, and is torn only if that does not help. */
function filled(words: readonly Word[], facts: Facts): Doc {
  const parts: Word[][] = [];
  let depth = 0;
  const first = words[0]?.token;
  for (const word of words) {
    if (word.token?.tokenType === t.RParen) depth--;
    const isNew = depth === 0 && word.token !== undefined && beginsPart(first, word.token) && parts.length > 0;
    if (isNew || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(word);
    if (word.token?.tokenType === t.LParen) depth++;
  }
  return fill(parts.flatMap((part, place): Doc[] => [...(place === 0 ? [] : [parts[place - 1]?.at(-1)?.endsLine === true ? hardline : line]), torn(part, facts, place === 0)]));
}

/** Never behind the first word of a sentence. */
function torn(words: readonly Word[], facts: Facts, isFirst: boolean): Doc {
  const parts: Doc[] = [];
  let chunk: Doc[] = [];
  let before: Word | undefined;
  for (const [place, word] of words.entries()) {
    const wanted = before === undefined ? "" : separator(before, word, facts);
    const between = wanted === line && place === 1 && isFirst ? " " : wanted;
    if (between === "" || between === " ") chunk.push(between);
    else {
      parts.push(chunk, between);
      chunk = [];
    }
    chunk.push(word.kind === "comment" ? verbatim(word.text) : word.text);
    before = word;
  }
  return fill([...parts, chunk]);
}

function separator(left: Word, right: Word, facts: Facts): Doc {
  if (left.endsLine) return hardline;
  if (left.token === undefined || right.token === undefined) return " ";
  if (left.token.tokenType === t.Text && right.token.tokenType === t.Text) return hardline;
  const between = gap(left.token, right.token, facts);
  return between === "none" ? "" : between === "blank" ? " " : line;
}

// ── blocks ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Sentences whose block stands on their line if it is one sentence and fits. */
const shortWords: ReadonlySet<Keyword | undefined> = new Set<Keyword | undefined>([
  "when", "option", "condition", "scale", "choice", "feats", "weapons", "items", "spells", "things", "extend", "each round", "repeat",
  "start of each turn", "end of each turn", "after each action", "at the end", "for each",
]);

function mayBeShort(parts: readonly (Word | Block)[]): boolean {
  const first = parts.find((part) => part.kind === "word");
  return first?.kind === "word" && first.token !== undefined && shortWords.has(keywordOf(first.token.tokenType));
}

function blockDoc(block: Block, isShort: boolean, facts: Facts): Doc {
  const { lines, behindBrace } = block;
  if (lines.length === 0 && behindBrace === undefined) return "{}";
  const inside = linesDoc(lines, facts);
  const [only] = lines;
  const isInline = isShort && lines.length === 1 && only?.kind === "sentence" && only.note === undefined && only.parts.every((part) => part.kind === "word");
  if (isInline && behindBrace === undefined) return ["{", indent([line, inside]), line, "}"];
  return ["{", noteDoc(behindBrace), lines.length === 0 ? "" : indent([hardline, inside]), hardline, "}"];
}

// ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

function rowDoc(row: Row, lines: readonly Line[], place: number): Doc {
  const widths = columnWidths(tableAround(lines, place));
  const cells = row.cells.map((cell, column) => padded(cell, widths[column] ?? 0));
  const own: Doc = [`|${cells.map((cell) => ` ${cell} |`).join("")}`, noteDoc(row.note)];
  if (!row.header) return own;
  const rule = row.cells.map((_, column) => `${"-".repeat((widths[column] ?? 0) + 2)}|`).join("");
  return [own, hardline, `|${rule}`];
}

/** The rows around a place with nothing but comments between them. */
function tableAround(lines: readonly Line[], place: number): readonly Row[] {
  const belongs = (one: Line | undefined): boolean => one !== undefined && (one.kind === "row" || (one.kind === "whole" && /^\/[/*]/.test(one.text)));
  let from = place;
  let to = place;
  while (belongs(lines[from - 1])) from--;
  while (belongs(lines[to + 1])) to++;
  return lines.slice(from, to + 1).filter((one) => one.kind === "row");
}

function columnWidths(rows: readonly Row[]): readonly number[] {
  const columns = Math.max(...rows.map((row) => row.cells.length));
  return Array.from({ length: columns }, (_, column) => Math.max(1, ...rows.map((row) => displayWidth(row.cells[column] ?? ""))));
}

function padded(cell: string, width: number): string {
  return cell + " ".repeat(Math.max(0, width - displayWidth(cell)));
}

