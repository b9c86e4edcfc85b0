/** Clauses without a rule are noted at the end of the file, a line a chapter. */
import type { Source } from "../../base/source.ts";
import { type Fix, insertion } from "../../diagnostics/report.ts";

export function withTodo({ path, text }: Source, language: "de" | "en", prefix: string, clauses: readonly string[]): Fix {
  const chapterOf = (clause: string): string => clause.split(".")[0] ?? clause;
  const chapters = [...new Set(clauses.map(chapterOf))].map((chapter) => clauses.filter((one) => chapterOf(one) === chapter));
  const note = language === "de" ? "Noch ohne Regel." : "No rule yet.";
  const lines = chapters.map((all) => `todo "${note}"  ${all.map((one) => `§${one.startsWith(prefix) ? one.slice(prefix.length) : one}`).join(" ")}\n`);
  const gap = text === "" || text.endsWith("\n") ? "" : "\n";
  return { title: { de: "Als „todo“ vormerken", en: 'Note them with "todo"' }, edits: [insertion(path, text.length, `${gap}${lines.join("")}`)] };
}
