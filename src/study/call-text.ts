/**
 * A call as it is typed behind a verb, `given Ada = Charakter(); when Ada makes Probe(ST)`, as the text of an example.
 *
 * Invariant: what is said of the example's text is shown in the words that were typed: every span lies in the source
 * `<call>`, or in `<--by>` for what is varied.
 */
import { createSource, type Source, type Span } from "../base/source.ts";
import type { Example } from "../model/types.ts";
import { walk } from "../plan/build/draft.ts";

/** An input and its values as typed, such as "0..3". */
export interface Variation {
  readonly name: string;
  readonly values: string;
}

/** `source` is to be parsed; `shown` are the sources that people see. */
export interface CallText {
  readonly title: string;
  readonly source: Source;
  readonly shown: readonly Source[];
  /** A span of `source` as a span of one of `shown`. */
  readonly place: (span: Span) => Span;
}

export const callName = "<call>";
export const byName = "<--by>";

/** True if a source is what was typed, not a file. */
export function isTyped(file: string): boolean {
  return file === callName || file === byName;
}

/** No title of a file: nobody can type it. */
const title = "\u2060";

interface Part {
  readonly file: string;
  readonly text: string;
  /** Where it begins in the text of the example, and where in what is shown. */
  readonly at: number;
  readonly from: number;
}

export function callText(call: string, by: readonly Variation[]): CallText {
  const parts: Part[] = [];
  const shownBy: string[] = [];
  let text = `example "${title}" {\n`;
  const add = (file: string, part: string, from: number): void => {
    parts.push({ file, text: part, at: text.length, from });
    text += part;
  };
  for (const { name, values } of by) {
    const line = shownBy.reduce((sum, one) => sum + one.length + 1, 0);
    text += "for every ";
    add(byName, name, line);
    text += " in ";
    add(byName, values, line + name.length + 1);
    text += "\n";
    shownBy.push(`${name}=${values}`);
  }
  add(callName, call, 0);
  text += "\n}\n";
  const shown = [createSource(callName, call), ...(by.length === 0 ? [] : [createSource(byName, shownBy.join("\n"))])];
  return { title, source: createSource(callName, text), shown, place: (span) => placed(parts, span) };
}

/** True if a line of the example names what is varied. */
export function uses(example: Example, name: string): boolean {
  let found = false;
  walk(example.lines, (part) => {
    if (part["kind"] === "local" && part["name"] === name) found = true;
  });
  return found;
}

/** What lies between the parts is ours; it is shown at the end of the part before it. */
function placed(parts: readonly Part[], span: Span): Span {
  const part = parts.findLast((one) => one.at <= span.start) ?? parts[0];
  if (part === undefined) return span;
  const inside = (offset: number): number => part.from + Math.min(Math.max(offset - part.at, 0), part.text.length);
  return { file: part.file, start: inside(span.start), end: inside(span.end) };
}
