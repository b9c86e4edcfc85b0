/** A line that answers nobody is taken out. */
import type { Fix } from "../../diagnostics/report.ts";
import type { Id } from "../../plan/types.ts";
import { without } from "../edits.ts";
import type { Facts } from "../facts.ts";

export function withoutAnswer({ sources, place }: Facts, line: Id): Fix {
  return { title: { de: "Die Zeile streichen", en: "Take the line out" }, edits: [without(sources, place(line))] };
}
