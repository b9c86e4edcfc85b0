/** What the players are told is not asked for in secret. */
import type { Fix } from "../../diagnostics/report.ts";
import type { Id } from "../../plan/types.ts";
import { replaced, textAt } from "../edits.ts";
import type { Facts } from "../facts.ts";

export function openly({ sources, place }: Facts, question: Id): Fix | null {
  const span = place(question);
  const word = /\s+secret(?=\s*$|\s+(?:usually|if)\b|\s*["„“”«»§])/u.exec(textAt(sources, span));
  if (word === null) return null;
  const start = span.start + word.index;
  return { title: { de: "Die Antwort nicht geheim halten", en: "Do not keep the answer secret" }, edits: [replaced({ ...span, start, end: start + word[0].length }, "")] };
}
