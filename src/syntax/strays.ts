/**
 * Signs that mean nothing and stand inside a word: `Ziel\0wert`, `Ziel~wert`.
 *
 * A word goes on across signs that nobody sees; across signs that are seen only if the whole word is a keyword or stands
 * elsewhere in the text, for else two words may have been meant (`a~b`), and never where we know what the sign may mean.
 *
 * Invariant: what is taken out has its diagnostic, and the mended word makes no second one.
 */
import type { Diagnostic } from "../diagnostics/report.ts";
import { isKeyword } from "./keywords.ts";
import { type Stretch, unseen } from "./lexer.ts";
import type { NormalText } from "./normal.ts";
import { isWordSignAt } from "./words.ts";

/** The text without the strays, and what was said of them. */
export interface Mended {
  readonly normal: NormalText;
  readonly taken: readonly Diagnostic[];
}

export function withoutStrays(normal: NormalText, unknowns: readonly Stretch[]): Mended {
  const { text } = normal;
  const inside = unknowns.filter(({ start, end }) => isWordSignAt(text, end) && partBefore(text, start) !== "");
  const words = inside.some((one) => isSeen(text, one)) ? wordsOf(text) : new Set<string>();
  const strays = inside.filter(
    (one) =>
      !isSeen(text, one) || (!one.isMeant && isWord(partBefore(text, one.start) + partAfter(text, one.end), words)),
  );
  if (strays.length === 0) return { normal, taken: [] };
  return { normal: cut(normal, strays), taken: strays.map((one) => one.diagnostic) };
}

const isSeen = (text: string, { start, end }: Stretch): boolean =>
  Array.from(text.slice(start, end)).some((sign) => !unseen.test(sign));
const isWord = (text: string, words: ReadonlySet<string>): boolean => words.has(text) || isKeyword(text);

const before = /[\p{L}\p{N}\p{M}_°]+$/u;
const after = /^[\p{L}\p{N}\p{M}_°]+/u;
/** No word is longer; so a row of strays costs little. */
const longestPart = 100;

function partBefore(text: string, end: number): string {
  return before.exec(text.slice(Math.max(0, end - longestPart), end))?.[0] ?? "";
}
function partAfter(text: string, start: number): string {
  return after.exec(text.slice(start, start + longestPart))?.[0] ?? "";
}
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}\p{N}\p{M}_°]+/gu));
}

/** The stretches are in text order and do not overlap. */
function cut(normal: NormalText, strays: readonly Stretch[]): NormalText {
  const kept: string[] = [];
  const offsets: number[] = [];
  let at = 0;
  const keep = (to: number): void => {
    kept.push(normal.text.slice(at, to));
    for (let offset = at; offset < to; offset++) offsets.push(normal.original(offset));
  };
  for (const { start, end } of strays) {
    keep(start);
    at = end;
  }
  keep(normal.text.length);
  const last = normal.original(normal.text.length);
  return { text: kept.join(""), original: (offset) => offsets[offset] ?? last };
}
