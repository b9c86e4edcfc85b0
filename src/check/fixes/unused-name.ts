/** A constant on a line of its own is taken out. What callers give, and what is rolled, stays: taking it out changes more than a line. */
import type { Span } from "../../base/source.ts";
import type { Fix } from "../../diagnostics/report.ts";
import { lineAround, textAt, without } from "../edits.ts";
import type { Facts } from "../facts.ts";

export function withoutConstant({ sources }: Facts, name: Span): Fix | null {
  const line = lineAround(sources, name);
  if (!/^[ \t]*(?:helper[ \t]+)?constant[ \t][^{}"]*$/u.test(textAt(sources, line))) return null;
  return { title: { de: "Die Zeile streichen", en: "Take the line out" }, edits: [without(sources, line)] };
}
