/**
 * Changes of a text by sentences and lines, for repairs.
 *
 * Invariant: what is put in stands in the layout of what is around it; what is taken out leaves no empty line behind.
 */
import type { Source, Span } from "../base/source.ts";
import { type Edit, insertion } from "../diagnostics/report.ts";

type Sources = readonly Source[];

/** Nothing but blanks and a comment. */
const quiet = /^[ \t]*(?:\/\/.*|\/\*.*\*\/[ \t]*)?\r?$/u;

export function textAt(sources: Sources, { file, start, end }: Span): string {
  return textOf(sources, file).slice(start, end);
}

function textOf(sources: Sources, file: string): string {
  return sources.find((one) => one.path === file)?.text ?? "";
}

/** A sentence of its own behind one that is there. */
export function sentenceAfter(sources: Sources, span: Span, sentence: string): Edit {
  const text = textOf(sources, span.file);
  const end = lineEnd(text, span.end);
  return quiet.test(text.slice(span.end, end)) ? insertion(span.file, end, `\n${indentAt(text, span.start)}${sentence}`) : insertion(span.file, span.end, `; ${sentence}`);
}

/** A sentence of its own in front of one that is there. */
export function sentenceBefore(sources: Sources, span: Span, sentence: string): Edit {
  const text = textOf(sources, span.file);
  const isFirst = text.slice(lineStart(text, span.start), span.start).trim() === "";
  return insertion(span.file, span.start, isFirst ? `${sentence}\n${indentAt(text, span.start)}` : `${sentence}; `);
}

/** A line of its own below the one in which a place ends, or above the one in which it begins. */
export function lineBeside(sources: Sources, span: Span, side: "above" | "below", line: string): Edit {
  const text = textOf(sources, span.file);
  const whole = `${indentAt(text, span.start)}${line}`;
  return side === "below" ? insertion(span.file, lineEnd(text, span.end), `\n${whole}`) : insertion(span.file, lineStart(text, span.start), `${whole}\n`);
}

/** Without what stands in a place: whole lines where nothing else stands in them, else with one `;`. */
export function without(sources: Sources, { file, start, end }: Span): Edit {
  const text = textOf(sources, file);
  const [first, last] = [lineStart(text, start), lineEnd(text, end)];
  const isFirst = text.slice(first, start).trim() === "";
  if (isFirst && quiet.test(text.slice(end, last))) return { span: { file, start: first, end: Math.min(text.length, last + 1) }, newText: "" };
  const behind = /^[ \t]*;[ \t]*/u.exec(text.slice(end))?.[0].length ?? 0;
  const before = behind > 0 ? 0 : (/[ \t]*;[ \t]*$/u.exec(text.slice(first, start))?.[0].length ?? 0);
  return { span: { file, start: start - before, end: end + behind }, newText: "" };
}

/** The line in which a place begins. */
export function lineAround(sources: Sources, { file, start }: Span): Span {
  const text = textOf(sources, file);
  return { file, start: lineStart(text, start), end: lineEnd(text, start) };
}

export function replaced(span: Span, newText: string): Edit {
  return { span, newText };
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** In front of the line break. */
function lineEnd(text: string, at: number): number {
  const found = text.indexOf("\n", at);
  const end = found < 0 ? text.length : found;
  return text[end - 1] === "\r" && end > at ? end - 1 : end;
}

function indentAt(text: string, at: number): string {
  return /^[ \t]*/u.exec(text.slice(lineStart(text, at), at))?.[0] ?? "";
}
