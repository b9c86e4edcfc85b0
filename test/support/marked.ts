/**
 * Rule texts with drawn expectations: a line of carets under a place, then the code expected there.
 *
 *     roll Zielwerd
 *     //   ^^^^^^^^ unknown-name
 *
 * Invariant: mark lines are taken out, so the text that remains is what a designer would have written.
 */
import { lineText, position, type Source, type Span } from "../../src/base/source.ts";

/** A marked place: line from zero, columns in UTF-16 units, `to` not included. */
export interface Mark {
  readonly code: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

const markLine = /^\s*(?:\/\/)?\s*(\^+)\s+([a-z][a-z-]*)\s*$/;

/** Splits a text into what is compiled and what is expected of it. */
export function readMarked(text: string): { readonly text: string; readonly marks: readonly Mark[] } {
  const kept: string[] = [];
  const marks: Mark[] = [];
  for (const line of text.split("\n")) {
    const found = markLine.exec(line);
    if (!found) {
      kept.push(line);
      continue;
    }
    const [, carets = "", code = ""] = found;
    const from = line.indexOf("^");
    marks.push({ code, line: kept.length - 1, from, to: from + carets.length });
  }
  return { text: kept.join("\n"), marks };
}

/** The mark that would be drawn for a span: its first line only, at least one column. */
export function markFor(source: Source, code: string, span: Span): Mark {
  const start = position(source, span.start);
  const end = position(source, span.end);
  const to = end.line === start.line ? end.character : lineText(source, start.line).length;
  return { code, line: start.line, from: start.character, to: Math.max(to, start.character + 1) };
}
