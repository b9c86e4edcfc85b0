/**
 * Words, blanks and digits: where they end in a text.
 *
 * Invariant: every function looks forward from `start` only, in time linear to what it passes over, and never crosses a
 * line end.
 */
const word = /[\p{L}°][\p{L}\p{N}\p{M}_°]*(?:-[\p{L}][\p{L}\p{N}\p{M}_]*)*/uy;
const letter = /[\p{L}°]/uy;
const wordSign = /[\p{L}\p{N}\p{M}_°]/uy;
const otherBlanks: ReadonlySet<number> = new Set([0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]);
const dice = /^[dDwW](?:\d+|F)?$/;

/** Blanks other than line ends: also the no-break and the thin ones. */
export function isBlank(code: number): boolean {
  if (code < 128) return code === 32 || code === 9 || code === 11 || code === 12;
  return code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || otherBlanks.has(code);
}

export function isLineEnd(code: number): boolean {
  return code === 10 || code === 13;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The end of the blanks at `start`; `start` itself if there are none. */
export function blankEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && isBlank(text.charCodeAt(end))) end++;
  return end;
}

/** The end of the digits at `start`. */
export function digitsEnd(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

/** The end of the word at `start`; `start` itself if no word begins there. */
export function wordEnd(text: string, start: number): number {
  word.lastIndex = start;
  return word.test(text) ? word.lastIndex : start;
}

export function isLetterAt(text: string, start: number): boolean {
  letter.lastIndex = start;
  return letter.test(text);
}

/** True if a name that ends before `end` ends at a word end: no letter, digit or hyphened letter goes on. */
export function isWordEnd(text: string, end: number): boolean {
  wordSign.lastIndex = end;
  if (wordSign.test(text) && isWordSignBefore(text, end)) return false;
  return !(text.charCodeAt(end) === 45 && isWordSignBefore(text, end) && isLetterAt(text, end + 1));
}

/** True if the sign at `end` can stand inside a word. */
export function isWordSignAt(text: string, end: number): boolean {
  wordSign.lastIndex = end;
  return wordSign.test(text);
}

function isWordSignBefore(text: string, end: number): boolean {
  const code = text.charCodeAt(end - 1);
  wordSign.lastIndex = code >= 0xdc00 && code < 0xe000 ? end - 2 : end - 1;
  return wordSign.test(text);
}

/** True if the word is a die such as W6 or dF, or, before a bracket or "%", the letter of one. */
export function isDiceWord(text: string, start: number, end: number): boolean {
  if (end - start > 12 || !dice.test(text.slice(start, end))) return false;
  if (end - start > 1) return true;
  const next = text.charCodeAt(end);
  return next === 40 || next === 37;
}
