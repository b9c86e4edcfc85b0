/**
 * A Model in another language: the same rules under the names of a translation.
 *
 * Invariant: only names change, all uses of a name alike, and no two become one; so what is played, and every chance, stays the same.
 * Ids stay, and so do keys of sheets: those are the names as written.
 */
import { doneKey } from "./durations.ts";
import type { Label, Model, RulesetInfo } from "./types.ts";

type Language = RulesetInfo["language"];

/** The rules as they are called in this language; where there is no translation, only sentences made of them change. */
export function translated(model: Model, language: Language): Model {
  const { ruleset } = model;
  if (ruleset.language === language) return model;
  const labels = model.translations?.find((one) => one.language === language)?.labels ?? [];
  const byName = new Map(labels.map((one) => [one.name, one] as const));
  for (const joined of joinedNames(model)) byName.set(joined, { name: joined, label: joinedLabel(joined, byName), short: null });
  for (const { word, name, self } of model.checks) if (word === "creation" && self !== null && !byName.has(name)) byName.set(name, { name, label: creationName(byName.get(self.name)?.label ?? self.name, language), short: null });
  const renamed = byName.size === 0 ? model : withNames(model, (name) => byName.get(name));
  return { ...renamed, ruleset: { ...renamed.ruleset, language, gm: people("gm", model, language, byName), player: people("player", model, language, byName) } };
}

/** All names a translation may give a label to. */
export function namesIn(model: Model): ReadonlySet<string> {
  const found = new Set<string>([model.ruleset.gm, model.ruleset.player]);
  withNames(model, (name) => {
    found.add(name);
    return undefined;
  });
  return found;
}

export const usualWords: Readonly<Record<Language, { readonly gm: string; readonly player: string }>> = {
  de: { gm: "Spielleitung", player: "Spieler" },
  en: { gm: "game master", player: "player" },
};

/** A creation has no name but this. */
export function creationName(sheet: string, language: Language): string {
  return language === "de" ? `${sheet} erschaffen` : `Create ${sheet}`;
}

function people(who: "gm" | "player", { ruleset }: Model, language: Language, labels: ReadonlyMap<string, Label>): string {
  const word = ruleset[who];
  return labels.get(word)?.label ?? (word === usualWords[ruleset.language][who] ? usualWords[language][who] : word);
}

/** Entries of fields with parameters are called after their keys: "körperlich, leicht". */
function joinedNames({ collections }: Model): readonly string[] {
  return collections.flatMap(({ keys, entries }) => (keys === undefined ? [] : entries.map(({ name }) => name).filter((name) => name.includes(", "))));
}
function joinedLabel(name: string, labels: ReadonlyMap<string, Label>): string {
  return name.split(", ").map((part) => labels.get(part)?.label ?? part).join(", ");
}

// ── where names stand in a Model ─────────────────────────────────────────────────────────────────────────────────────────

/** Properties that hold a name where they hold a text; `list` is that of a sentence that takes something out of one. */
const named: ReadonlySet<string> = new Set(["name", "title", "step", "entry", "side", "between", "role", "local", "roll", "none", "list", "edition"]);
const namedLists: ReadonlySet<string> = new Set(["keys", "names", "group"]);
/** By name of a field. */
const namedRecords: ReadonlySet<string> = new Set(["values", "fields"]);
/** Titles of documents and files are not translated, and the translations are what they are. */
const untouched: ReadonlySet<string> = new Set(["sources", "translations", "identifiers"]);

type Find = (name: string) => Label | undefined;

/** Names of ours begin with a dollar sign and stay, but for the rule in one of them. */
function withNames(model: Model, find: Find): Model {
  const until = doneKey("");
  const found: Find = (name) => {
    const rule = name.startsWith(until) ? find(name.slice(until.length)) : undefined;
    if (rule !== undefined) return { name, label: doneKey(rule.label), short: null };
    return name.startsWith("$") ? undefined : find(name);
  };
  return changed(model, found) as Model;
}

function changed(value: unknown, find: Find): unknown {
  if (Array.isArray(value)) return value.map((one) => changed(one, find));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, property(value, key, one, find)] as const);
  return Object.fromEntries(entries);
}

function property(owner: object, key: string, value: unknown, find: Find): unknown {
  const label = (name: string): string => find(name)?.label ?? name;
  if (untouched.has(key)) return value;
  if (typeof value === "string") {
    if (named.has(key) || isHeading(owner, key)) return label(value);
    if (key === "short" && "name" in owner && typeof owner.name === "string") return shortOf(find(owner.name), value);
    return key === "key" ? value.split(".").map(label).join(".") : value;
  }
  if (value === null) return key === "short" && "name" in owner && typeof owner.name === "string" ? shortOf(find(owner.name), null) : value;
  if (Array.isArray(value)) return namedLists.has(key) && value.every((one) => typeof one === "string") ? value.map(label) : changed(value, find);
  if (typeof value !== "object" || !namedRecords.has(key)) return changed(value, find);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [label(name), changed(one, find)] as const));
}

function shortOf(label: Label | undefined, own: string | null): string | null {
  return label === undefined ? own : label.short;
}
function isHeading(owner: object, key: string): boolean {
  return key === "text" && "kind" in owner && owner.kind === "heading";
}
