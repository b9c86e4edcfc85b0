/**
 * Makes text of diagnostics: one sentence, a code frame for people, or the JSON form for programs.
 *
 * Invariant: a diagnostic whose file is not at hand is still printed, only without its lines.
 */
import { position, range, type Position, type Range, type Source, type Span } from "../base/source.ts";
import type { Language } from "../base/text.ts";
import { frame, type Label } from "./frame.ts";
import { pages } from "./pages.ts";
import { plain, type Palette } from "./palette.ts";
import type { Diagnostic, Severity } from "./report.ts";
import { fill } from "./template.ts";

/** Finds the source of a path. */
export type Sources = (file: string) => Source | undefined;

/** How to print. */
export interface Style {
  readonly language: Language;
  readonly palette?: Palette;
}

const words = {
  error: { de: "Fehler", en: "error" },
  warning: { de: "Warnung", en: "warning" },
  hint: { de: "Hinweis", en: "hint" },
  mend: { de: "Abhilfe", en: "mend" },
} as const;

/** The sentence of a diagnostic, from its page. */
export function message(diagnostic: Diagnostic, language: Language): string {
  return fill(pages[diagnostic.code][language], diagnostic.args, language);
}

/** "file:line:column", counted from one, column in UTF-16 units, so that editors jump to it. */
export function placeText(span: Span, sources: Sources): string {
  const source = sources(span.file);
  if (!source) return span.file;
  const { line, character } = position(source, span.start);
  return `${span.file}:${line + 1}:${character + 1}`;
}

/** A diagnostic as a person reads it: place, severity, code, sentence, the lines with marks, second places, repair. */
export function render(diagnostic: Diagnostic, sources: Sources, style: Style): string {
  const { language, palette = plain } = style;
  const colour = palette[diagnostic.severity];
  const source = sources(diagnostic.span.file);
  const related = diagnostic.related.map((one) => ({ ...one, message: one.text[language] }));
  const here = related.filter((one) => one.span.file === diagnostic.span.file);
  const elsewhere = related.filter((one) => one.span.file !== diagnostic.span.file);
  const labels: Label[] = [
    { span: diagnostic.span, text: "", mark: "^", colour },
    ...here.map((one): Label => ({ span: one.span, text: one.message, mark: "-", colour: palette.note })),
  ];
  const parts = [
    `${placeText(diagnostic.span, sources)}  ${colour(words[diagnostic.severity][language])} ${palette.frame(diagnostic.code)}`,
    `  ${message(diagnostic, language)}`,
  ];
  if (source && source.text !== "") parts.push(frame(source, labels, palette));
  for (const one of elsewhere) parts.push(`  ${palette.note(`${placeText(one.span, sources)}  ${one.message}`)}`);
  if (diagnostic.fix) parts.push(`  ${palette.note(`${words.mend[language]}: ${diagnostic.fix.title[language]}`)}`);
  return parts.join("\n");
}

/** The stable form for programs. Lines and characters count from zero, characters in UTF-16 units. */
export interface DiagnosticJson {
  readonly file: string;
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly range: Range;
  readonly related: readonly { readonly file: string; readonly range: Range; readonly message: string }[];
  readonly fix: {
    readonly title: string;
    readonly edits: readonly { readonly file: string; readonly range: Range; readonly newText: string }[];
  } | null;
}

const nowhere: Position = { line: 0, character: 0 };

/** The JSON form of a diagnostic. */
export function toJson(diagnostic: Diagnostic, sources: Sources, language: Language): DiagnosticJson {
  const rangeOf = (span: Span): Range => {
    const source = sources(span.file);
    return source ? range(source, span) : { start: nowhere, end: nowhere };
  };
  const { code, severity, span, related, fix } = diagnostic;
  return {
    file: span.file,
    code,
    severity,
    message: message(diagnostic, language),
    range: rangeOf(span),
    related: related.map((one) => ({ file: one.span.file, range: rangeOf(one.span), message: one.text[language] })),
    fix: fix && {
      title: fix.title[language],
      edits: fix.edits.map((one) => ({ file: one.span.file, range: rangeOf(one.span), newText: one.newText })),
    },
  };
}
