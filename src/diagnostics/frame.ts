/**
 * The code frame: source lines with marks under them.
 *
 * Invariant: marks line up with what they mark for tabs, wide signs and combining marks, because both the line and the
 * marks are measured in terminal columns; a mark is at least one column wide, also at the end of a line.
 */
import { displayColumn, displayWidth, shown } from "../base/columns.ts";
import { lineText, position, type Source, type Span } from "../base/source.ts";
import type { Palette } from "./palette.ts";

/** A stretch to mark; `text` stands behind the mark. */
export interface Label {
  readonly span: Span;
  readonly text: string;
  readonly mark: "^" | "-";
  readonly colour: (text: string) => string;
}

interface Mark extends Label {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Longest part of a line that is shown, in columns; longer lines are cut around their marks. */
const widest = 160;

/** The lines of all labels in order, each followed by its marks; left-out lines between them are shown as "…". */
export function frame(source: Source, labels: readonly Label[], palette: Palette): string {
  const marks = labels.map((label) => markOf(source, label));
  const lines = [...new Set(marks.map((mark) => mark.line))].toSorted((a, b) => a - b);
  const gutter = String((lines.at(-1) ?? 0) + 1).length;
  const output: string[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before !== undefined && line > before + 1) output.push(palette.frame(`${" ".repeat(gutter + 3)}…`));
    output.push(
      ...frameLine(
        source,
        line,
        marks.filter((mark) => mark.line === line),
        gutter,
        palette,
      ),
    );
  });
  return output.join("\n");
}

function frameLine(
  source: Source,
  line: number,
  marks: readonly Mark[],
  gutter: number,
  palette: Palette,
): readonly string[] {
  const text = shown(lineText(source, line));
  const first = Math.min(...marks.map((mark) => mark.from));
  const cut = first > widest - 40 ? first - 40 : 0;
  const visible = cutColumns(text, cut, widest);
  const number = String(line + 1).padStart(gutter + 2);
  const empty = " ".repeat(gutter + 2);
  return [
    `${palette.frame(`${number} |`)} ${visible}`.trimEnd(),
    ...marks.map((mark) => {
      const from = mark.from - cut;
      const width = Math.max(1, Math.min(mark.to - cut, widest) - from);
      const sign = mark.colour(`${mark.mark.repeat(width)}${mark.text === "" ? "" : ` ${mark.text}`}`);
      return `${palette.frame(`${empty} |`)} ${" ".repeat(Math.max(from, 0))}${sign}`;
    }),
  ];
}

/** The part of a printable line between two columns; a sign that is cut in the middle is left out. */
function cutColumns(text: string, from: number, width: number): string {
  if (from === 0 && text.length * 2 <= width) return text;
  let column = 0;
  let result = "";
  for (const sign of text) {
    if (column >= from && column < from + width) result += sign;
    column += displayWidth(sign);
  }
  return result;
}

/** Only the first line of a span is marked; the rest of a long span would say nothing more. */
function markOf(source: Source, label: Label): Mark {
  const start = position(source, label.span.start);
  const end = position(source, label.span.end);
  const text = lineText(source, start.line);
  const from = displayColumn(text, start.character);
  const to = end.line === start.line ? displayColumn(text, end.character) : displayColumn(text, text.length);
  return { ...label, line: start.line, from, to: Math.max(to, from + 1) };
}
