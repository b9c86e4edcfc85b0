/**
 * A diagnostic: something to tell the author of a text, as data.
 *
 * Invariant: it holds no finished sentence of ours; the text is made from the page of its code by `render.ts`. Severity
 * comes from the page and nowhere else.
 */
import type { Span } from "../base/source.ts";
import type { Bilingual } from "../base/text.ts";
import { pages, type DiagnosticArgs, type DiagnosticCode } from "./pages.ts";
import type { Arguments } from "./template.ts";

export type { DiagnosticCode } from "./pages.ts";

/** An error stops a build; a warning is likely a mistake; a hint is only worth knowing. */
export type Severity = "error" | "warning" | "hint";

/** A second place that belongs to a diagnostic, with what is to be seen there. */
export interface Related {
  readonly span: Span;
  readonly text: Bilingual;
}

/** One change of a text: what stands in the span is replaced. */
export interface Edit {
  readonly span: Span;
  readonly newText: string;
}

/** A repair that can be applied as it is. Its edits do not overlap. */
export interface Fix {
  readonly title: Bilingual;
  readonly edits: readonly Edit[];
}

/** See the top of the file. `span` is the place to mark; `args` fill the placeholders of the page's text. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly span: Span;
  readonly args: Arguments;
  readonly related: readonly Related[];
  readonly fix: Fix | null;
}

/** What a diagnostic may have beyond its text. */
export interface Extra {
  readonly related?: readonly Related[];
  readonly fix?: Fix | null;
}

/** Makes a diagnostic; the arguments are checked against the placeholders of the page's text. */
export function diagnostic<Code extends DiagnosticCode>(
  code: Code,
  span: Span,
  args: DiagnosticArgs[Code],
  extra: Extra = {},
): Diagnostic {
  const { severity } = pages[code];
  return { code, severity, span, args, related: extra.related ?? [], fix: extra.fix ?? meant(code, span, args) };
}

/** Marked is exactly the word that is misspelt. */
const misspelt: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>(["mismatched-module", "unknown-module", "unknown-setting", "unknown-target", "unknown-ruleset", "unknown-sign"]);
function meant(code: DiagnosticCode, span: Span, args: Arguments): Fix | null {
  const { suggestion } = args;
  return typeof suggestion === "string" && misspelt.has(code) ? replaceBy(span, suggestion) : null;
}
export function replaceBy(span: Span, text: string): Fix {
  return { title: { de: `Durch „${text}“ ersetzen`, en: `Replace by "${text}"` }, edits: [{ span, newText: text }] };
}
export function insertAt(file: string, at: number, text: string, shown: string = text.trim()): Fix {
  return { title: { de: `„${shown}“ einfügen`, en: `Insert "${shown}"` }, edits: [insertion(file, at, text)] };
}
export function insertion(file: string, at: number, newText: string): Edit {
  return { span: { file, start: at, end: at }, newText };
}
export function removeAt(span: Span, shown: string): Fix {
  return { title: { de: `„${shown}“ streichen`, en: `Remove "${shown}"` }, edits: [{ span, newText: "" }] };
}

/** The text of one file after changes of it, which do not overlap. */
export function applied(text: string, edits: readonly Edit[]): string {
  const fromTheEnd = edits.toSorted((a, b) => b.span.start - a.span.start);
  return fromTheEnd.reduce((now, { span, newText }) => now.slice(0, span.start) + newText + now.slice(span.end), text);
}

/** True if a build must stop. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((one) => one.severity === "error");
}

/** By file in the order given first, then by place; the same place keeps its order. */
export function inReadingOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const files = new Map<string, number>();
  for (const { span } of diagnostics) if (!files.has(span.file)) files.set(span.file, files.size);
  const rank = (one: Diagnostic): number => files.get(one.span.file) ?? 0;
  return diagnostics.toSorted((a, b) => rank(a) - rank(b) || a.span.start - b.span.start || a.span.end - b.span.end);
}
