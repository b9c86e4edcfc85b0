/**
 * What is known of the word at a place: its meaning, its range, what its text says of it, the clause it comes from.
 *
 * Invariant: everything a designer wrote is shown as text: it can be neither markup nor a command. Odds are asked for apart (`rule`),
 * since they may take long.
 */
import type { Span } from "../../base/source.ts";
import type { Bilingual, Language } from "../../base/text.ts";
import { typeText } from "../../emit/say/type.ts";
import { sayIn } from "../../emit/say/words.ts";
import type { Field, Model, Type } from "../../model/types.ts";
import { readClauses } from "../../study/clauses.ts";
import type * as ast from "../../syntax/ast.ts";
import { isKeyword, keywordMeanings } from "../../syntax/keywords.ts";
import type { Definition, NameKind } from "../definitions.ts";
import { fenced, plain } from "../markdown.ts";
import { namesOf } from "../names.ts";
import type { Snapshot } from "../workspace.ts";
import { callIn } from "./calls.ts";

export interface Hover {
  readonly span: Span;
  readonly markdown: string;
  /** The rule whose odds are worth showing; `lines`: as the example around does it. */
  readonly rule: { readonly name: string; readonly call: string | null } | null;
}

export const kindWords: Readonly<Record<NameKind, Bilingual>> = {
  ruleset: { de: "Regelwerk", en: "ruleset" }, source: { de: "Quelle", en: "source" }, module: { de: "Modul", en: "module" }, edition: { de: "Edition", en: "edition" },
  unit: { de: "Einheit", en: "unit" }, scale: { de: "Stufenleiter", en: "scale" }, choice: { de: "Auswahl", en: "choice" }, step: { de: "Stufe", en: "step" },
  option: { de: "Möglichkeit", en: "option" }, constant: { de: "feste Zahl", en: "constant" }, table: { de: "Tabelle", en: "table" }, column: { de: "Ergebnis der Tabelle", en: "result of the table" },
  formula: { de: "Formel", en: "formula" }, sheet: { de: "Bogen", en: "sheet" }, field: { de: "Wert", en: "value" }, collection: { de: "Werte", en: "values" },
  catalogue: { de: "Katalog", en: "catalogue" }, entry: { de: "Eintrag", en: "entry" }, each: { de: "Wert je Eintrag", en: "value of each entry" }, condition: { de: "Zustand", en: "condition" },
  check: { de: "Probe oder Handlung", en: "check or action" }, cascade: { de: "Kaskade", en: "cascade" }, conflict: { de: "Konflikt", en: "conflict" }, side: { de: "Seite", en: "side" },
  relation: { de: "Beziehung", en: "relation" }, tactic: { de: "Taktik", en: "tactic" }, "modifier-kind": { de: "Art von Modifikator", en: "kind of modifier" },
  parameter: { de: "Vorgabe", en: "given" }, local: { de: "hier benannt", en: "named here" }, "creation-step": { de: "Schritt", en: "step" }, "odds-table": { de: "Chancentafel", en: "table of odds" },
  clause: { de: "Klausel", en: "clause" },
};

export function hoverAt(snapshot: Snapshot, path: string, offset: number, language: Language): Hover | null {
  return ofCitation(snapshot, path, offset) ?? ofName(snapshot, path, offset, language) ?? ofKeyword(snapshot, path, offset, language);
}

function ofName(snapshot: Snapshot, path: string, offset: number, language: Language): Hover | null {
  for (const { compiled } of snapshot.rulesetsOf(path)) {
    const found = namesOf(compiled).at(path, offset);
    if (found === null || found.definitions.length === 0) continue;
    const models = [compiled, ...compiled.variants].map(({ model }) => model);
    const markdown = found.definitions.slice(0, 4).map((one) => described(one, snapshot, models, language)).join("\n\n---\n\n");
    const check = found.definitions.find(({ kind }) => kind === "check");
    const inside = found.use?.inside;
    const call = inside?.kind === "example" && check !== undefined ? callIn(inside, offset, snapshot) : null;
    return { span: found.span, markdown, rule: check === undefined ? null : { name: check.name, call } };
  }
  return null;
}

function described(one: Definition, snapshot: Snapshot, models: readonly Model[], language: Language): string {
  const owner = one.owner === null || one.owner === one.name ? "" : ` · ${plain(one.owner)}`;
  const short = one.short === null ? "" : ` (${plain(one.short)})`;
  const type = models.map((model) => rangeText(one, model)).find((text) => text !== null) ?? null;
  const title = `**${plain(one.name)}**${short} — ${kindWords[one.kind][language]}${owner}${type === null ? "" : `: ${plain(type)}`}`;
  const docs = one.meta?.docs.map(({ text }) => plain(text)) ?? [];
  const clauses = one.meta?.citations.map((citation) => clauseLine(citation, one.span.file, snapshot)) ?? [];
  return [title, fenced(excerpt(one, snapshot)), ...docs, ...clauses].filter((part) => part !== "").join("\n\n");
}

/** The first line of what declares it; of a member, a sentence or a row all of it, if it is short. */
function excerpt({ whole, span }: Definition, snapshot: Snapshot): string {
  const text = snapshot.source(span.file)?.text ?? "";
  const start = Math.min(whole.start, span.start);
  const lines = text.slice(start, Math.max(whole.end, span.end)).split(/\r\n|\r|\n/u);
  return lines.length <= 3 ? lines.map((line) => line.trim()).join("\n") : `${(lines[0] ?? "").trim()}${(lines[0] ?? "").trimEnd().endsWith("{") ? " … }" : " …"}`;
}

/** What its value may be, in words; null where it has none or the text says so itself. */
function rangeText(one: Definition, model: Model): string | null {
  const type = typeOf(one, model);
  if (type === null) return null;
  return typeText(type, sayIn(model));
}

export function typeOf(one: Definition, model: Model): Type | null {
  const fields: readonly Field[] = [...model.sheets.flatMap((sheet) => (sheet.name === one.owner ? sheet.fields : [])), ...model.conflicts.flatMap((conflict) => (conflict.name === one.owner ? conflict.fields : []))];
  switch (one.kind) {
    case "field": return fields.find(({ name }) => name === one.name)?.type ?? null;
    case "each": return model.collections.find(({ name }) => name === one.owner)?.each.find(({ name }) => name === one.name)?.type ?? model.catalogues.find(({ name }) => name === one.owner)?.fields.find(({ name }) => name === one.name)?.type ?? null;
    case "entry": return model.collections.find(({ name, entries }) => name === one.owner && entries.some((entry) => entry.name === one.name))?.own?.type ?? null;
    case "constant": return model.constants.find(({ name }) => name === one.name)?.value?.type ?? null;
    case "formula": return model.formulas.find(({ name }) => name === one.name)?.type ?? null;
    case "parameter": return model.checks.find(({ name }) => name === one.owner)?.givens.find(({ name }) => name === one.name)?.type ?? null;
    default: return null;
  }
}

// ── clauses ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

function ofCitation(snapshot: Snapshot, path: string, offset: number): Hover | null {
  const source = snapshot.source(path);
  if (source === undefined) return null;
  for (const found of lineAround(source.text, offset).matchAll(/§[^\s§|]+/gu)) {
    const start = found.index + lineStart(source.text, offset);
    if (offset < start || offset > start + found[0].length) continue;
    const [from = "", to] = found[0].slice(1).split("..").map((part) => part.replace(/^§/u, ""));
    const citation = { from, to };
    return { span: { file: path, start, end: start + found[0].length }, markdown: clauseLine(citation, path, snapshot), rule: null };
  }
  return null;
}
function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
}
function lineAround(text: string, offset: number): string {
  return /^[^\r\n]*/u.exec(text.slice(lineStart(text, offset)))?.[0] ?? "";
}

/** Every clause of the lists a file's ruleset names. */
export function clausesOf(snapshot: Snapshot, path: string): readonly { readonly id: string; readonly prefix: string; readonly kind: string; readonly statement: string }[] {
  const compiled = snapshot.rulesetsOf(path)[0]?.compiled;
  if (compiled === undefined) return [];
  const main = compiled.sources[0]?.path ?? path;
  return compiled.model.sources.flatMap(({ list, prefix }) => {
    const found = list === null ? undefined : snapshot.load(main, list);
    return found === undefined ? [] : readClauses(found.text, prefix).clauses.map((one) => ({ ...one, prefix }));
  });
}

function clauseLine({ from, to }: Pick<ast.Citation, "from" | "to">, path: string, snapshot: Snapshot): string {
  const all = clausesOf(snapshot, path);
  const bare = (id: string): string => id.replaceAll(/(?<![0-9])0+(?=[0-9])/gu, "");
  const place = (id: string): number => all.findIndex((one) => bare(one.id) === bare(id) || bare(one.id) === bare(one.prefix + id));
  const [first, last] = [place(from), to === undefined ? place(from) : place(to)];
  const named = first < 0 ? [] : all.slice(first, Math.max(first, last) + 1).slice(0, 6);
  const cited = `§${plain(to === undefined ? from : `${from}..§${to}`)}`;
  return named.length === 0 ? cited : named.map((one) => `§${plain(one.id)} — ${plain(one.statement)}`).join("\n\n");
}

// ── words of the language ────────────────────────────────────────────────────────────────────────────────────────────────

function ofKeyword(snapshot: Snapshot, path: string, offset: number, language: Language): Hover | null {
  const token = snapshot.parsed(path)?.tokens.find((one) => one.start <= offset && offset < one.end);
  if (token === undefined) return null;
  const word = token.image.replaceAll(/\s+/gu, " ");
  if (!isKeyword(word)) return null;
  const span = { file: path, start: token.start, end: token.end };
  return { span, markdown: `**${plain(word)}** — ${keywordMeanings[word][language]}`, rule: null };
}
