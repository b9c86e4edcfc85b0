/**
 * Whether a `.rules` file is one of ours: udev, polkit and others use the same ending.
 *
 * Invariant: only the first word counts that stands outside comments, headings and prose; a file without any is ours.
 */
import { suggest } from "../base/suggest.ts";

/** The words a declaration can begin with (grammar, rule `declaration`). */
export const declarationWords: readonly string[] = (
  "ruleset use source module edition principle reading todo example law odds translation remove modifier before after " +
  "helper replace extend scale choice unit constant table formula sheet attributes talents skills meta-talents traits " +
  "values feats weapons items spells things attribute talent skill trait value feat weapon item spell thing condition " +
  "check action move procedure cascade conflict scene tactic creation"
).split(" ");

const passedOver = /^(?:\s+|\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)|[#>][^\n\r]*)+/;
const firstWord = /^[\p{L}_][\p{L}\p{N}_-]*/u;

/** The first word of a text, or its first sign, and its offset; empty if there are only comments, headings and prose. */
export function beginningOf(text: string): { readonly word: string; readonly start: number } {
  const start = passedOver.exec(text)?.[0].length ?? 0;
  const rest = text.slice(start, start + 200);
  return { word: firstWord.exec(rest)?.[0] ?? Array.from(rest)[0] ?? "", start };
}

/** True if there are only comments, headings and prose, or nothing at all. */
export function isEmpty(text: string): boolean {
  return beginningOf(text).word === "";
}

/** True if the text begins as our files do; a small slip in the first word ("chek") still counts. */
export function isOurs(text: string): boolean {
  const { word } = beginningOf(text);
  if (word === "" || declarationWords.includes(word)) return true;
  return /^\p{Ll}{3}/u.test(word) && suggest(word, declarationWords).length > 0;
}
