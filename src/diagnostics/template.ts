/**
 * The small template language of message texts.
 *
 * `{name}` stands for an argument, `{names:or}` for a list joined with "or" ("and" without a word). What stands in
 * `[[ … ]]` is dropped when an argument inside it was not given; sections can hold sections. Every other brace or bracket is itself.
 * Invariant: filling a text never throws; an argument that is missing outside `[[ … ]]` stays visible as `{name}`.
 */
import { listing, type Bilingual, type Language } from "../base/text.ts";

/** What can be put into a text: words of the file, a number, our own words in both languages, or a list of these. */
export type Argument = string | number | Bilingual | readonly (string | number | Bilingual)[];

/** The arguments of one diagnostic, by placeholder. */
export type Arguments = Readonly<Record<string, Argument | undefined>>;

const hole = /\{([a-zA-Z][a-zA-Z0-9]*)(?::(and|or))?\}/g;
/** A section that holds no further section. */
const innermost = /\[\[((?:(?!\[\[|\]\])[\s\S])*)\]\]/g;

/** The text with its arguments filled in. */
export function fill(template: string, args: Arguments, language: Language): string {
  return fillHoles(
    sections(template, (inside) => (complete(inside, args) ? inside : "")),
    args,
    language,
  );
}

/** The text with "…" for every argument: how a message sounds before anything has happened. */
export function outline(template: string, language: Language): string {
  return fill(template, Object.fromEntries(names(template).map((name) => [name, "…"])), language);
}

/** The placeholders of a template in the order of their first appearance; optional ones stand only inside `[[ … ]]`. */
export function placeholders(template: string): readonly { readonly name: string; readonly optional: boolean }[] {
  const needed = new Set(names(sections(template, () => "")));
  return [...new Set(names(template))].map((name) => ({ name, optional: !needed.has(name) }));
}

function names(template: string): readonly string[] {
  return [...template.matchAll(hole)].map((match) => match[1] ?? "");
}

/** Replaces every section, inner ones first. */
function sections(template: string, replacement: (inside: string) => string): string {
  const next = template.replace(innermost, (_, inside: string) => replacement(inside));
  return next === template ? template : sections(next, replacement);
}

function complete(template: string, args: Arguments): boolean {
  return names(template).every((name) => args[name] !== undefined);
}

function fillHoles(template: string, args: Arguments, language: Language): string {
  return template.replace(hole, (whole, name: string, joint: "and" | "or" | undefined) => {
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    return value === undefined ? whole : argumentText(value, language, joint);
  });
}

function argumentText(value: Argument, language: Language, joint: "and" | "or" = "and"): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if ("en" in value) return value[language];
  return listing(
    value.map((item) => argumentText(item, language)),
    language,
    joint,
  );
}
