/**
 * What can be mended at a place with one touch.
 *
 * Invariant: a repair is offered for the text as it is now, and applied as a whole or not at all.
 */
import { lineText, position, type Span } from "../../base/source.ts";
import type { Bilingual } from "../../base/text.ts";
import type { Diagnostic, Edit } from "../../diagnostics/report.ts";
import type { Snapshot } from "../workspace.ts";

export interface Repair {
  readonly title: Bilingual;
  readonly edits: readonly Edit[];
  readonly diagnostic: Diagnostic;
  /** It is the one to take if one is to be taken. */
  readonly preferred: boolean;
}

export function repairsAt(snapshot: Snapshot, diagnostics: readonly Diagnostic[], place: Span): readonly Repair[] {
  const touched = diagnostics.filter((one) => [one.span, ...one.related.map(({ span }) => span)].some((span) => span.file === place.file && span.start <= place.end && place.start <= span.end));
  return touched.flatMap((one): readonly Repair[] => {
    const own = one.fix === null ? [] : [{ ...one.fix, diagnostic: one, preferred: true }];
    return one.severity === "error" || snapshot.parsed(one.span.file) === undefined ? own : [...own, quiet(snapshot, one)];
  });
}

/** All repairs of a file that do not touch each other. */
export function repairAll(diagnostics: readonly Diagnostic[]): readonly Edit[] {
  const taken: Edit[] = [];
  for (const { fix } of diagnostics) {
    if (fix === null || fix.edits.some((edit) => taken.some((other) => meets(edit.span, other.span)))) continue;
    taken.push(...fix.edits);
  }
  return taken;
}
function meets(a: Span, b: Span): boolean {
  return a.file === b.file && a.start <= b.end && b.start <= a.end;
}

/** A comment above the line that keeps it quiet; the reason is the writer's to give. */
function quiet(snapshot: Snapshot, diagnostic: Diagnostic): Repair {
  const { file, start } = diagnostic.span;
  const source = snapshot.source(file);
  const line = source === undefined ? 0 : position(source, start).line;
  const at = source?.lineStarts[line] ?? 0;
  const indent = source === undefined ? "" : (/^\s*/u.exec(lineText(source, line))?.[0] ?? "");
  const end = source?.text.includes("\r\n") === true ? "\r\n" : "\n";
  return {
    title: { de: `„${diagnostic.code}“ hier nicht mehr melden`, en: `Keep "${diagnostic.code}" quiet here` },
    edits: [{ span: { file, start: at, end: at }, newText: `${indent}// regelwerk-ignore ${diagnostic.code}: …${end}` }],
    diagnostic,
    preferred: false,
  };
}
