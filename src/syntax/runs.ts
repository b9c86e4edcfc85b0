/**
 * Runs of words: the names that need no declaration.
 *
 * Invariant: a run never holds a keyword or a die, never begins with a digit and never crosses a line end.
 */
import { keywordAt } from "./keywords.ts";
import { blankEnd, digitsEnd, isDiceWord, isDigit, isWordSignAt, wordEnd } from "./words.ts";

/**
 * The end of the longest run of words at `start` that are neither keywords nor dice; a whole number may be a later word.
 * `start` itself if there is none.
 */
export function runEnd(text: string, start: number, limit: number): number {
  let end = start;
  let next = start;
  while (next < limit) {
    const stop = isDigit(text.charCodeAt(next)) ? numberWordEnd(text, next) : nameWordEnd(text, next, limit);
    if (stop === next || stop > limit || (next === start && isDigit(text.charCodeAt(next)))) return end;
    end = stop;
    next = blankEnd(text, end);
    if (next === end) return end;
  }
  return end;
}

function nameWordEnd(text: string, start: number, limit: number): number {
  const end = wordEnd(text, start);
  if (end === start || isDiceWord(text, start, end) || keywordAt(text, start, limit) !== undefined) return start;
  return end;
}

/** The end of a whole number that can be a word: no decimal, percentage, range, die or glued unit. */
function numberWordEnd(text: string, start: number): number {
  const end = digitsEnd(text, start);
  const next = text.charCodeAt(end);
  if (next === 46 || next === 44 && isDigit(text.charCodeAt(end + 1)) || next === 37 || isWordSignAt(text, end)) return start;
  const after = blankEnd(text, end);
  if (text.startsWith("..", after) || text.charCodeAt(after) === 37) return start;
  const keyword = keywordAt(text, after, text.length)?.keyword;
  return keyword === "or more" || keyword === "or less" || keyword === "slots of" ? start : end;
}
