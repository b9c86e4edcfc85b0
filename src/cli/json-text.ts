/**
 * JSON with the places of its parts, for files that people write by hand.
 *
 * Invariant: what `readJson` takes is what JSON.parse takes; the first thing that is none is named with its place.
 */
import { span, type Source, type Span } from "../base/source.ts";
import type { Bilingual } from "../base/text.ts";

export type Json =
  | { readonly kind: "object"; readonly entries: readonly Entry[]; readonly span: Span }
  | { readonly kind: "list"; readonly items: readonly Json[]; readonly span: Span }
  | { readonly kind: "plain"; readonly value: string | number | boolean | null; readonly span: Span };
export interface Entry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: Json;
}
export interface JsonProblem {
  readonly span: Span;
  readonly expected: Bilingual;
}

const blank = /[ \t\r\n]*/uy;
const plain = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
const deepest = 100;
const value: Bilingual = { de: "ein Wert", en: "a value" };

export function readJson(source: Source): Json | { readonly problem: JsonProblem } {
  const { text } = source;
  let at = 0;
  let problem: JsonProblem | null = null;
  const found = any(0);
  skip();
  if (found !== null && at < text.length) fail({ de: "das Ende", en: "the end" });
  return found === null || problem !== null ? { problem: problem ?? { span: here(), expected: value } } : found;

  function any(depth: number): Json | null {
    skip();
    if (depth > deepest) return fail({ de: "weniger Verschachtelung", en: "less nesting" });
    const start = at;
    if (text[at] === "{") return object(start, depth);
    if (text[at] === "[") return list(start, depth);
    const token = take(plain);
    return token === null ? fail(value) : { kind: "plain", value: JSON.parse(token) as string | number | boolean | null, span: span(source, start, at) };
  }

  function object(start: number, depth: number): Json | null {
    const entries: Entry[] = [];
    const all = between("{", "}", () => {
      const keyAt = at;
      const key = text[at] === '"' ? take(plain) : null;
      if (key === null) return fail({ de: "ein Name in \"…\"", en: 'a name in "…"' });
      const keySpan = span(source, keyAt, at);
      skip();
      if (text[at] !== ":") return fail({ de: "„:“", en: '":"' });
      at++;
      const inner = any(depth + 1);
      if (inner === null) return null;
      entries.push({ key: JSON.parse(key) as string, keySpan, value: inner });
      return true;
    });
    return all ? { kind: "object", entries, span: span(source, start, at) } : null;
  }

  function list(start: number, depth: number): Json | null {
    const items: Json[] = [];
    const all = between("[", "]", () => {
      const inner = any(depth + 1);
      if (inner === null) return null;
      items.push(inner);
      return true;
    });
    return all ? { kind: "list", items, span: span(source, start, at) } : null;
  }

  /** What stands between brackets, parted by commas. */
  function between(open: string, close: string, one: () => true | null): boolean {
    at += open.length;
    skip();
    if (text[at] === close) return ++at > 0;
    for (;;) {
      skip();
      if (one() === null) return false;
      skip();
      if (text[at] === close) return ++at > 0;
      if (text[at] !== ",") return fail({ de: `„,“ oder „${close}“`, en: `"," or "${close}"` }) !== null;
      at++;
    }
  }

  function take(pattern: RegExp): string | null {
    pattern.lastIndex = at;
    const hit = pattern.exec(text)?.[0] ?? null;
    at += hit?.length ?? 0;
    return hit;
  }
  function skip(): void {
    take(blank);
  }
  function fail(expected: Bilingual): null {
    problem ??= { span: here(), expected };
    return null;
  }
  function here(): Span {
    return span(source, at, Math.min(text.length, at + 1));
  }
}
