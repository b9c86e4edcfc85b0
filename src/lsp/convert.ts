/**
 * Between our places and the protocol's.
 *
 * Invariant: both count lines from zero and characters in UTF-16 units, so ranges are handed over as they are.
 */
import { DiagnosticSeverity, DiagnosticTag, type CodeDescription, type Diagnostic as Shown, type DiagnosticRelatedInformation, type Location, type Range, type TextEdit } from "vscode-languageserver/node";
import { range, type Source, type Span } from "../base/source.ts";
import type { Language } from "../base/text.ts";
import { message } from "../diagnostics/render.ts";
import type { Diagnostic, Edit } from "../diagnostics/report.ts";
import type { Snapshot } from "../editor/workspace.ts";

/** What is needed to speak of places: the texts, and the addresses the editor uses. */
export interface Places {
  readonly snapshot: Snapshot;
  readonly address: (path: string) => string;
  /** Files beside those of the rules that something can be said of: the settings of a project. */
  readonly other?: (path: string) => Source | undefined;
  /** The folder in which each code has its page, as an address that ends with "/"; null: they are not at hand. */
  readonly pages: string | null;
}

const nowhere: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

export function rangeOf({ snapshot, other }: Places, span: Span): Range {
  const source: Source | undefined = other?.(span.file) ?? snapshot.source(span.file);
  return source === undefined ? nowhere : range(source, span);
}

export function locationOf(places: Places, span: Span): Location {
  return { uri: places.address(span.file), range: rangeOf(places, span) };
}

export function textEdit(places: Places, { span, newText }: Edit): TextEdit {
  return { range: rangeOf(places, span), newText };
}

const severities = { error: DiagnosticSeverity.Error, warning: DiagnosticSeverity.Warning, hint: DiagnosticSeverity.Information } as const;

/** Codes of what can be left out: shown faded. */
const needless = /^(?:unused|unreachable)-/u;

export function shownDiagnostic(places: Places, one: Diagnostic, language: Language): Shown {
  const related = one.related.map((other): DiagnosticRelatedInformation => ({ location: locationOf(places, other.span), message: other.text[language] }));
  const codeDescription: CodeDescription | null = places.pages === null ? null : { href: `${places.pages}${one.code}.md` };
  return {
    range: rangeOf(places, one.span),
    severity: severities[one.severity],
    code: one.code,
    ...(codeDescription === null ? {} : { codeDescription }),
    source: "regelwerk",
    message: message(one, language),
    ...(needless.test(one.code) ? { tags: [DiagnosticTag.Unnecessary] } : {}),
    ...(related.length === 0 ? {} : { relatedInformation: related }),
  };
}
