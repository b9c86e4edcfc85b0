/**
 * Repairs of what was found before there was a Model, where they need the text itself: a sentence is moved, a comment or a row taken out.
 *
 * Invariant: a diagnostic that has a repair keeps it.
 */
import type { Source } from "../../base/source.ts";
import { type Diagnostic, type DiagnosticCode, type Fix, replaceBy } from "../../diagnostics/report.ts";
import { sentenceBefore, textAt, without } from "../edits.ts";

type Repair = (sources: readonly Source[], one: Diagnostic) => Fix | null;

const repairs: Partial<Record<DiagnosticCode, Repair>> = {
  "misplaced-needs": upwards,
  "overlapping-rows": withoutRow,
  "unused-ignore": withoutComment,
  "misplaced-ignore": withoutComment,
  "missing-reason": withoutComment,
  "unknown-code": withCode,
};

export function mended(sources: readonly Source[], diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.map((one) => {
    const fix = one.fix ?? repairs[one.code]?.(sources, one) ?? null;
    return fix === one.fix ? one : { ...one, fix };
  });
}

/** In front of the sentence that acts first. */
function upwards(sources: readonly Source[], { span, related }: Diagnostic): Fix | null {
  const [first] = related;
  if (first === undefined || first.span.file !== span.file) return null;
  return { title: { de: "Vor den ersten Wurf ziehen", en: "Move it before the first roll" }, edits: [sentenceBefore(sources, first.span, textAt(sources, span)), without(sources, span)] };
}

/** Nothing is left that this row alone answers. */
function withoutRow(sources: readonly Source[], { span, related }: Diagnostic): Fix | null {
  const [first] = related;
  const cells = (text: string): string => text.split("|").slice(2).join("|").trim();
  const isSame = first !== undefined && cells(textAt(sources, first.span)) === cells(textAt(sources, span));
  return isSame ? { title: { de: "Die Zeile streichen; die andere sagt dasselbe", en: "Take the row out; the other says the same" }, edits: [without(sources, span)] } : null;
}

function withoutComment(sources: readonly Source[], { span }: Diagnostic): Fix {
  return { title: { de: "Den Kommentar streichen", en: "Take the comment out" }, edits: [without(sources, span)] };
}

function withCode(sources: readonly Source[], { span, args }: Diagnostic): Fix | null {
  const { code, suggestion } = args;
  if (typeof code !== "string" || typeof suggestion !== "string") return null;
  const at = textAt(sources, span).indexOf(code);
  return at < 0 ? null : replaceBy({ ...span, start: span.start + at, end: span.start + at + code.length }, suggestion);
}
