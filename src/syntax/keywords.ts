/**
 * The words of the language, from grammar/keywords.json, and how they are found in a text.
 *
 * Invariant: a keyword is found only as a whole word and on one line, and of several that begin alike the longest group.
 */
import data from "../../grammar/keywords.json" with { type: "json" };
import type { Bilingual } from "../base/text.ts";
import { blankEnd, wordEnd } from "./words.ts";

/** A reserved word or word group, such as "scale" or "rounded half up". */
export type Keyword = keyof typeof data.words | keyof typeof data.groups;

/** Every keyword with its meaning in one line, in both languages. */
export const keywordMeanings: Readonly<Record<Keyword, Bilingual>> = { ...data.words, ...data.groups };

export const keywords: readonly Keyword[] = Object.keys(keywordMeanings) as Keyword[];

/** The keywords by their first word, the longest first; each as the words after the first. */
const byFirstWord: ReadonlyMap<string, readonly { readonly keyword: Keyword; readonly rest: readonly string[] }[]> = groupKeywords();

export function isKeyword(text: string): text is Keyword {
  return Object.hasOwn(keywordMeanings, text);
}

/** The longest keyword that begins at `start`, where a word begins, and its end; undefined if there is none. */
export function keywordAt(text: string, start: number, limit: number): { keyword: Keyword; end: number } | undefined {
  const firstEnd = wordEnd(text, start);
  const candidates = byFirstWord.get(text.slice(start, firstEnd));
  if (candidates === undefined) return undefined;
  for (const { keyword, rest } of candidates) {
    const end = restEnd(text, firstEnd, rest);
    if (end !== undefined && end <= limit) return { keyword, end };
  }
  return undefined;
}

function restEnd(text: string, from: number, rest: readonly string[]): number | undefined {
  let end = from;
  for (const word of rest) {
    const start = word === "/no" ? end : blankEnd(text, end);
    if (word !== "/no" && start === end) return undefined;
    const next = word === "/no" ? (text.startsWith("/no", start) ? wordEnd(text, start + 1) : start) : wordEnd(text, start);
    if (text.slice(start, next) !== word) return undefined;
    end = next;
  }
  return end;
}

function groupKeywords(): ReadonlyMap<string, readonly { readonly keyword: Keyword; readonly rest: readonly string[] }[]> {
  const groups = new Map<string, { keyword: Keyword; rest: readonly string[] }[]>();
  for (const keyword of keywords) {
    const [first = "", ...rest] = keyword === "yes/no" ? ["yes", "/no"] : keyword.split(" ");
    groups.set(first, [...(groups.get(first) ?? []), { keyword, rest }]);
  }
  for (const list of groups.values()) list.sort((a, b) => b.rest.length - a.rest.length);
  return groups;
}
