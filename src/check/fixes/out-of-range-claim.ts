/** The value is held in the range that is written. */
import type { Span } from "../../base/source.ts";
import { type Edit, type Fix, insertion } from "../../diagnostics/report.ts";
import { textAt } from "../edits.ts";
import type { Facts } from "../facts.ts";
import { pointerTo } from "../pointers.ts";
import type { Given } from "../ways.ts";

export function withLimit({ model, at, sources, place }: Facts, { origin }: Given, low: string, high: string): Fix | null {
  const pointer = pointerTo(model, origin);
  if (pointer === undefined) return null;
  const value = at(`${pointer}/value`);
  const whole = place(origin);
  if (value === undefined || value.file !== whole.file || value.start === whole.start) return null;
  return { title: { de: `„limited to ${low}..${high}“ ergänzen`, en: `Add "limited to ${low}..${high}"` }, edits: limited(sources, value, `${low}..${high}`) };
}

/** The same value, held in a range. */
export function limited(sources: Facts["sources"], value: Span, range: string): readonly Edit[] {
  const isPlain = /^[\p{L}\p{N} ']+$/u.test(textAt(sources, value)) && !/\b(?:if|of)\b/u.test(textAt(sources, value));
  const [before, after] = isPlain ? ["", ""] : ["(", ")"];
  return [...(before === "" ? [] : [insertion(value.file, value.start, before)]), insertion(value.file, value.end, `${after} limited to ${range}`)];
}
