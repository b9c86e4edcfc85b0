/**
 * A name that is lost is one mistake, however often it is used.
 *
 * Invariant: the first use is told, the others are related places and mended along. Where a name like it is declared, and stands nowhere else
 * in the file, it is that declaration which is misspelt: then it is the one that is mended. A unit is declared by the repair.
 */
import type { Span } from "../base/source.ts";
import { editDistance } from "../base/suggest.ts";
import { type Diagnostic, type DiagnosticCode, type Edit, type Fix, inReadingOrder, insertion, type Related } from "../diagnostics/report.ts";
import { t, type Token } from "../syntax/tokens.ts";
import { namesOf } from "./brings.ts";
import { homeOf, type ReadText } from "./followers.ts";

export function lostOnce(diagnostics: readonly Diagnostic[], read: readonly ReadText[]): readonly Diagnostic[] {
  const uses = new Map<string, Diagnostic[]>();
  for (const one of inReadingOrder(diagnostics)) {
    const name = lostName(one);
    if (name !== undefined) uses.set(keyOf(one, name), [...(uses.get(keyOf(one, name)) ?? []), one]);
  }
  return diagnostics.flatMap((one) => {
    const name = lostName(one);
    if (name === undefined) return [one];
    const all = uses.get(keyOf(one, name)) ?? [one];
    return all[0] === one ? [together(one, all, read)] : [];
  });
}
function keyOf({ span }: Diagnostic, name: string): string {
  return `${span.file} ${JSON.stringify(name)}`;
}

/** Where what is lost stands, by what was said of it. */
const lostIn: Partial<Readonly<Record<DiagnosticCode, string>>> = {
  "unknown-name": "name", "unknown-target": "name", "missing-catalogue": "name", "unknown-module": "name", "mismatched-module": "wanted", "unknown-unit": "unit", "missing-creation": "name",
};
/** The name that is lost, if that is what was said. */
export function lostName({ code, args }: Diagnostic): string | undefined {
  const name = args[lostIn[code] ?? ""];
  return typeof name === "string" ? name : undefined;
}

function together(first: Diagnostic, all: readonly Diagnostic[], read: readonly ReadText[]): Diagnostic {
  const silent = usesBeside(all, read);
  const also = [...all.slice(1).flatMap(({ code, span, related }) => (code === "unknown-unit" ? [span, ...related.map((one) => one.span)] : [span])), ...silent].sort((a, b) => a.start - b.start).map((span): Related => ({ span, text: { en: "also here", de: "auch hier" } }));
  const misspelt = misspeltDeclaration(first, read);
  const name = lostName(first);
  if (first.code === "unknown-unit" && name !== undefined) return { ...first, related: [...first.related, ...also], fix: declaring(name, first.span.file, read) };
  if (misspelt !== undefined && name !== undefined) {
    const { image, start, end } = misspelt;
    const span: Span = { file: first.span.file, start, end };
    return {
      ...first, args: { ...first.args, suggestion: image },
      related: [...first.related, { span, text: { de: "Hier ist es anders geschrieben.", en: "It is spelt differently here." } }, ...also],
      fix: { title: { de: `Hier „${name}“ schreiben`, en: `Write "${name}" there` }, edits: [{ span, newText: name }] },
    };
  }
  if (also.length === 0) return first;
  const edits = first.fix === null ? [] : [...all.flatMap((other) => other.fix?.edits ?? []), ...alike(first, silent)];
  return { ...first, related: [...first.related, ...also], fix: first.fix === null ? null : { ...first.fix, edits } };
}

/** Where a lost name stands in the same declarations, and nothing was said since what stands before was not understood either. */
function usesBeside(all: readonly Diagnostic[], read: readonly ReadText[]): readonly Span[] {
  const [first] = all;
  const text = read.find(({ source }) => source.path === first?.span.file);
  const name = first === undefined ? undefined : lostName(first);
  if (first === undefined || text === undefined || name === undefined || first.code === "unknown-unit") return [];
  const homes = new Set(all.flatMap(({ span }) => homeOf(text.declarations, span) ?? []));
  const without = [...homes].filter((home) => home.kind !== "module" && !namesOf(home).includes(name));
  const told = (at: Token): boolean => all.some(({ span }) => span.start < at.end && at.start < span.end);
  const found = text.tokens.filter((one) => one.tokenType === t.Name && one.image === name && without.some(({ span }) => span.start <= one.start && one.end <= span.end) && !told(one));
  return found.map(({ start, end }) => ({ file: first.span.file, start, end }));
}
/** The same repair at other places, where it writes another name for this one. */
function alike({ fix, span }: Diagnostic, places: readonly Span[]): readonly Edit[] {
  const [edit, more] = fix?.edits ?? [];
  if (edit === undefined || more !== undefined || edit.span.start !== span.start || edit.span.end !== span.end) return [];
  return places.map((place) => ({ span: place, newText: edit.newText }));
}

/** A unit is declared behind the last one, else behind the head of the ruleset. */
function declaring(unit: string, file: string, read: readonly ReadText[]): Fix {
  const declarations = read.find(({ source }) => source.path === file)?.declarations ?? [];
  const before = declarations.findLast(({ kind }) => kind === "unit") ?? declarations.find(({ kind }) => kind === "ruleset");
  const line = `unit ${unit}`;
  const edit = before === undefined ? insertion(file, 0, `${line}\n`) : insertion(file, before.span.end, before.kind === "unit" ? `\n${line}` : `\n\n${line}`);
  return { title: { de: `„${line}“ deklarieren`, en: `Declare "${line}"` }, edits: [edit] };
}

/** So many places speak for the lost name against the one that is spelt otherwise. */
const enough = 3;

/** The only place of a name like the lost one: the one that is suggested, or one before it in the same rule. */
function misspeltDeclaration({ args, span, fix }: Diagnostic, read: readonly ReadText[]): Token | undefined {
  const { name, suggestion } = args;
  const text = read.find(({ source }) => source.path === span.file);
  if (typeof name !== "string" || fix === null || text === undefined) return undefined;
  const places = new Map<string, Token[]>();
  for (const token of text.tokens) {
    if (token.tokenType === t.Name) put(places, token);
  }
  if ((places.get(name)?.length ?? 0) < enough) return undefined;
  const home = homeOf(text.declarations, span);
  const once = [...places.values()].flatMap(([only, more]) => (only !== undefined && more === undefined ? [only] : []));
  const isHere = (one: Token): boolean => home !== undefined && home.span.start <= one.start && one.start < span.start && editDistance(name, one.image, 1) <= 1;
  return once.find(isHere) ?? once.find(({ image }) => image === suggestion);
}
function put(places: Map<string, Token[]>, token: Token): void {
  const list = places.get(token.image);
  if (list === undefined) places.set(token.image, [token]);
  else list.push(token);
}
