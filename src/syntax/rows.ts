/**
 * Table lines: where the cells of `| a | b |` stand.
 *
 * Invariant: a bar always ends a cell, a row ends with its last bar before the line end or a comment, and cells are
 * trimmed of blanks.
 */
import { blankEnd, isBlank } from "./words.ts";

/** Offsets of a trimmed cell; equal where it is empty. */
export interface RowCell {
  readonly start: number;
  readonly end: number;
}

/** `rule`: a `|---|` line. `unclosed`: no bar at the end; `end` is the end of what stands on the line. */
export type RowLine =
  | { readonly kind: "row"; readonly cells: readonly RowCell[]; readonly end: number }
  | { readonly kind: "rule"; readonly end: number }
  | { readonly kind: "unclosed"; readonly end: number };

const ruleCell = /^:?[-–—]{2,}:?$|^:?-:?$/;

/** Reads the row that begins with the bar at `from`, in a line that ends at `to`. */
export function readRow(text: string, from: number, to: number): RowLine {
  const cells: RowCell[] = [];
  const line = text.slice(from, to);
  let start = from + 1;
  let glued = true;
  for (;;) {
    const first = blankEnd(text, start);
    if (first >= to || (text[first] === "/" && (text[first + 1] === "/" || text[first + 1] === "*") && cells.length > 0)) break;
    const bar = from + line.indexOf("|", first - from);
    if (bar < from) return { kind: "unclosed", end: trimEnd(text, from + 1, to) };
    const end = trimEnd(text, first, bar);
    cells.push({ start: first, end });
    if (first !== start || end !== bar) glued = false;
    start = bar + 1;
  }
  const end = start;
  if (cells.length === 0) return { kind: "unclosed", end };
  const raws = cells.map((cell) => text.slice(cell.start, cell.end));
  const ruled = raws.every((raw) => ruleCell.test(raw)) && (glued || raws.some((raw) => raw.length > 2));
  return ruled ? { kind: "rule", end } : { kind: "row", cells, end };
}

function trimEnd(text: string, start: number, end: number): number {
  let stop = end;
  while (stop > start && isBlank(text.charCodeAt(stop - 1))) stop--;
  return Math.max(stop, start);
}
