/**
 * A place in a text on one line: "eps.rules:12:3 unknown-name".
 *
 * Invariant: lines and columns count from one, as editors show them.
 */
import { position, type Source } from "../base/source.ts";
import type { Diagnostic } from "../diagnostics/report.ts";
import { inReadingOrder } from "../diagnostics/report.ts";

/** Where the first of some diagnostics stands; empty if there is none. */
export function firstPlace(diagnostics: readonly Diagnostic[], sources: readonly Source[]): string {
  const [first] = inReadingOrder(diagnostics);
  if (first === undefined) return "";
  const source = sources.find((one) => one.path === first.span.file);
  if (source === undefined) return `${first.span.file} ${first.code}`;
  const { line, character } = position(source, first.span.start);
  return `${first.span.file}:${line + 1}:${character + 1} ${first.code}`;
}
