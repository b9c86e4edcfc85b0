/** The row is taken out; a cell of a cross table cannot be. */
import type { Span } from "../../base/source.ts";
import type { Fix } from "../../diagnostics/report.ts";
import { textAt, without } from "../edits.ts";
import type { Facts } from "../facts.ts";

export function withoutRow({ sources }: Facts, row: Span): Fix | null {
  if (!textAt(sources, row).startsWith("|")) return null;
  return { title: { de: "Die Zeile streichen", en: "Take the row out" }, edits: [without(sources, row)] };
}
