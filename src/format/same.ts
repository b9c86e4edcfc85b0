/**
 * Whether two texts say the same: equal trees but for places, equal comments.
 *
 * Invariant: nothing that means something is left out of the comparison.
 */
import type { Parsed } from "../syntax/parse.ts";

export function saysTheSame(before: Parsed, after: Parsed): boolean {
  return meaning(before) === meaning(after);
}

function meaning({ ast, comments }: Parsed): string {
  return JSON.stringify([ast, comments.map((one) => one.text.trimEnd().replace(/\r\n?/g, "\n"))], (key, value: unknown) => (key === "span" ? undefined : value));
}
