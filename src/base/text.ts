/**
 * Words around data in the two languages of our messages.
 *
 * Invariant: everything here is a pure function of its arguments; no locale of the machine is asked.
 */

/** The languages messages exist in. */
export type Language = "de" | "en";

/** One text in both languages. */
export interface Bilingual {
  readonly de: string;
  readonly en: string;
}

const joints = { and: { de: "und", en: "and" }, or: { de: "oder", en: "or" } } as const;

/** "a", "a and b", "a, b and c"; with `or` instead of `and` where the list is a choice. */
export function listing(items: readonly string[], language: Language, joint: "and" | "or" = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${joints[joint][language]} ${items.at(-1) ?? ""}`;
}

/** "1 row", "3 rows": the number and the form that fits it. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A text in quotation marks: "x" in English, „x“ in German. */
export function quoted(text: string, language: Language): string {
  return language === "de" ? `„${text}“` : `"${text}"`;
}
