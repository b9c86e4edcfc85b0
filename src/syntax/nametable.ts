/**
 * Declared names that the run of words alone would not find, ready to be looked up in a text.
 *
 * Invariant: a look-up tries only names that begin with the word (or sign) at the place, the longest first; blanks count
 * as one and the signs for an apostrophe as equal.
 */
import { blankEnd, digitsEnd, isBlank, isWordEnd, wordEnd } from "./words.ts";

export interface NameTable {
  readonly byStart: ReadonlyMap<string, readonly string[]>;
}

const apostrophes = new Set(["'", "’", "´", "‘", "`"]);

export function nameTable(names: Iterable<string>): NameTable {
  const byStart = new Map<string, string[]>();
  for (const name of new Set(names)) {
    if (name === "") continue;
    const key = startAt(name, 0);
    byStart.set(key, [...(byStart.get(key) ?? []), name]);
  }
  for (const list of byStart.values()) list.sort((a, b) => b.length - a.length);
  return { byStart };
}

/** The longest declared name at `start` that ends at a word end, and its end. */
export function declaredAt(table: NameTable, text: string, start: number, limit: number): { name: string; end: number } | undefined {
  if (table.byStart.size === 0) return undefined;
  for (const name of table.byStart.get(startAt(text, start)) ?? []) {
    const end = matchEnd(text, start, name);
    if (end !== undefined && end <= limit && isWordEnd(text, end)) return { name, end };
  }
  return undefined;
}

/** The first word, number with letters, or sign. */
function startAt(text: string, start: number): string {
  const digits = digitsEnd(text, start);
  const end = wordEnd(text, digits);
  if (end > start) return text.slice(start, end);
  return String.fromCodePoint(text.codePointAt(start) ?? 0);
}

function matchEnd(text: string, start: number, name: string): number | undefined {
  let end = start;
  for (let at = 0; at < name.length; at++) {
    const sign = name[at] ?? "";
    if (sign === " ") {
      const next = blankEnd(text, end);
      if (next === end) return undefined;
      end = next;
      continue;
    }
    const found = text[end];
    if (found !== sign && !(found !== undefined && apostrophes.has(sign) && apostrophes.has(found))) return undefined;
    end++;
  }
  return end;
}

/** A name as it is compared: NFC, single blanks, none around it. */
export function cleanName(text: string): string {
  let result = "";
  let blank = false;
  for (let at = 0; at < text.length; at++) {
    if (isBlank(text.charCodeAt(at))) blank = result !== "";
    else {
      result += blank ? ` ${text[at]}` : text[at];
      blank = false;
    }
  }
  return result;
}
