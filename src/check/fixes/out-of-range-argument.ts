/** What is handed on is held in the range that is taken. */
import type { Fix } from "../../diagnostics/report.ts";
import type { Facts } from "../facts.ts";
import { isA, partsWhere, pointerTo } from "../pointers.ts";
import type { Handed } from "../ways.ts";
import { limited } from "./out-of-range-claim.ts";

/** `place`: which argument it is, as the text counts them; -1: what a series needs. */
export function withLimited({ model, at, sources }: Facts, { origin }: Handed, of: "call" | "formula", place: number, low: string, high: string): Fix | null {
  const pointer = pointerTo(model, origin);
  if (pointer === undefined || place < 0) return null;
  const [call, ...more] = of === "call" ? [`${pointer}/call`] : partsWhere(model, pointer, (part) => isA(part, "formula"));
  if (call === undefined || more.length > 0) return null;
  const [whole, value] = [at(call), at(`${call}/args/${place}`)];
  if (whole === undefined || value === undefined || value.file !== whole.file || value.start === whole.start) return null;
  const range = `${low}..${high}`;
  return { title: { de: `„limited to ${range}“ ergänzen`, en: `Add "limited to ${range}"` }, edits: limited(sources, value, range) };
}
