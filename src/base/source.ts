/**
 * Source texts and places in them.
 *
 * Invariant: an offset counts UTF-16 units from the start of the text, a position counts lines and UTF-16 units from
 * zero (as editors do), and both always name a place inside the text: what lies outside is moved to the nearest end.
 */

/** One text with the path it is shown under. `lineStarts[n]` is the offset where line n begins. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly lineStarts: readonly number[];
}

/** A stretch of a source: `start` included, `end` not; UTF-16 offsets. `file` is the path of the source. */
export interface Span {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** A place as editors count: line and character from zero, characters in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** A stretch as editors count. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Makes a source of a text. Lines end at `\n`, `\r\n` and `\r`. */
export function createSource(path: string, text: string): Source {
  const lineStarts = [0];
  for (const end of text.matchAll(/\r\n|\n|\r/g)) lineStarts.push(end.index + end[0].length);
  return { path, text, lineStarts };
}

/** The span of a source from `start` to `end`. */
export function span(source: Source, start: number, end: number): Span {
  return { file: source.path, start, end };
}

/** The smallest span around both; they must be of one file. */
export function joinSpans(first: Span, second: Span): Span {
  return { file: first.file, start: Math.min(first.start, second.start), end: Math.max(first.end, second.end) };
}

/** The position of an offset. An offset inside a line end belongs to the line it ends. */
export function position(source: Source, offset: number): Position {
  const place = Math.min(Math.max(offset, 0), source.text.length);
  let low = 0;
  let high = source.lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((source.lineStarts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return { line: low, character: place - (source.lineStarts[low] ?? 0) };
}

/** The offset of a position; a character beyond the line is the end of that line. */
export function offsetAt(source: Source, place: Position): number {
  if (place.line < 0) return 0;
  const start = source.lineStarts[place.line];
  if (start === undefined) return source.text.length;
  return start + Math.min(Math.max(place.character, 0), lineText(source, place.line).length);
}

/** The range of a span. */
export function range(source: Source, stretch: Span): Range {
  return { start: position(source, stretch.start), end: position(source, stretch.end) };
}

/** The text of a line, counted from zero, without its line end; empty where there is no such line. */
export function lineText(source: Source, line: number): string {
  const start = source.lineStarts[line];
  if (start === undefined) return "";
  return source.text.slice(start, source.lineStarts[line + 1]).replace(/[\r\n]+$/, "");
}

/** The text of a span. */
export function spanText(source: Source, stretch: Span): string {
  return source.text.slice(stretch.start, stretch.end);
}
