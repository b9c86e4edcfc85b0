/** What really comes out is written into the claim. */
import type { Source, Span } from "../../base/source.ts";
import type { Fix } from "../../diagnostics/report.ts";
import { replaced, textAt } from "../edits.ts";

/** Where a claim has its number or word: `chance is 1/2 that …`, and everything that ends with `is 1/2`. */
const claims = [/\bchance\s+is\s+(?<value>\S+(?:\s*\/\s*\d+)?)\s+that\b/u, /\bis\s+(?<value>[^\s"„§][^"„§]*?)\s*(?:["„§].*)?$/u];
const exact = /^(?<value>-?\d+(?:\/\d+)?)(?: \([^()]*\))?$/u;

export function withActual(sources: readonly Source[], span: Span, expected: string, actual: string): Fix | null {
  const text = textAt(sources, span);
  const found = claims.map((one) => one.exec(text)).find((one) => one !== null);
  const value = found?.groups?.["value"];
  if (found === null || found === undefined || value === undefined || text.includes("\n")) return null;
  const number = exact.exec(actual)?.groups?.["value"];
  const isNumber = /^-?[\d.]+(?:\s*[/%]\s*\d*)?$/u.test(value);
  const written = isNumber ? number : value === expected && /^[\p{L} ]+$/u.test(actual) ? actual : undefined;
  if (written === undefined) return null;
  const start = span.start + found.index + found[0].indexOf(value, found[0].indexOf("is") + 2);
  return { title: { de: `„${written}“ schreiben`, en: `Write "${written}"` }, edits: [replaced({ ...span, start, end: start + value.length }, written)] };
}
