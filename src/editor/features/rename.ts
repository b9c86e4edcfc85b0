/**
 * A new name for something, in all files of its rulesets.
 *
 * Invariant: a renaming is made only if the compiler finds the same rules behind it: the Model of the changed text, with either name
 * crossed out, is the Model of the text before. So nothing is renamed that only looks the same, and nothing is left over. Of a text with
 * mistakes this holds for the part without; what is damaged must not speak of either name.
 */
import { createSource, position, type Source, type Span } from "../../base/source.ts";
import type { Bilingual } from "../../base/text.ts";
import { compile, type Compiled } from "../../compile.ts";
import { applied, type Edit, hasErrors } from "../../diagnostics/report.ts";
import { namesOf } from "../names.ts";
import { soundPart } from "../sound.ts";
import { createReader } from "../../syntax/parse.ts";
import type { Ruleset, Snapshot } from "../workspace.ts";

export type Renaming = { readonly kind: "edits"; readonly edits: readonly Edit[] } | { readonly kind: "refused"; readonly why: Bilingual };

/** The whole name that stands here; null where nothing can be renamed. */
export function nameAt(snapshot: Snapshot, path: string, offset: number): { readonly name: string; readonly span: Span } | null {
  for (const { compiled } of snapshot.rulesetsOf(path)) {
    const found = namesOf(compiled).at(path, offset);
    if (found !== null && found.definitions.length > 0) return { name: found.name, span: found.span };
  }
  return null;
}

export function renamed(snapshot: Snapshot, path: string, offset: number, wanted: string): Renaming {
  const at = nameAt(snapshot, path, offset);
  const name = wanted.trim().normalize("NFC").replaceAll(/[ \t\u00a0]+/gu, " ");
  if (at === null) return refused("Hier steht kein Name, der umbenannt werden kann.", "There is no name here that can be renamed.");
  if (name === at.name) return { kind: "edits", edits: [] };
  if (name === "" || /[\r\n|"„“”«»§{}]/u.test(name)) return refused(`„${wanted}“ kann kein Name sein.`, `"${wanted}" cannot be a name.`);
  const edits = new Map<string, Edit>();
  for (const ruleset of snapshot.rulesetsOf(path)) {
    const made = inRuleset(ruleset, snapshot, path, offset, at.name, name);
    if (made.kind === "refused") return made;
    for (const edit of made.edits) edits.set(`${edit.span.file} ${edit.span.start}`, edit);
  }
  return { kind: "edits", edits: [...edits.values()] };
}

function inRuleset({ compiled }: Ruleset, snapshot: Snapshot, path: string, offset: number, before: string, name: string): Renaming {
  const found = namesOf(compiled).at(path, offset);
  if (found === null) return { kind: "edits", edits: [] };
  if (!hasErrors(compiled.diagnostics)) return among(compiled, snapshot, path, offset, before, name);
  const sound = soundPart(compiled, snapshot.load);
  const touched = sound.without.find((span) => [before, name].some((one) => speaksOf(textOf(snapshot, span), one)));
  if (touched !== undefined) {
    const line = lineOf(snapshot, touched);
    return refused(`Ab Zeile ${line} steht etwas, worin ein Fehler ist oder das ein Fehler betrifft, und dort kommt der Name vor: so ist nicht sicher, was gemeint ist. Behebe die Fehler zuerst.`, `From line ${line} on stands something with a mistake in it, or that a mistake concerns, and the name is used there: so it is not certain what is meant. Mend the mistakes first.`);
  }
  if (sound.compiled === null) return refused("Solange der Text so beschädigt ist, ist nicht sicher, was alles so heißt. Behebe die Fehler zuerst.", "While the text is damaged like this it is not certain what else is called so. Mend the mistakes first.");
  return among(sound.compiled, snapshot, path, offset, before, name);
}

/** In a text without errors. */
function among(compiled: Compiled, snapshot: Snapshot, path: string, offset: number, before: string, name: string): Renaming {
  const index = namesOf(compiled);
  const found = index.at(path, offset);
  if (found === null) return refused("Hier steht kein Name, der umbenannt werden kann.", "There is no name here that can be renamed.");
  const taken = index.definitions.find((one) => (one.name === name || one.short === name) && found.definitions.some((own) => meet(own.scope, one.scope)));
  if (taken !== undefined) return refused(`„${name}“ heißt hier schon etwas anderes.`, `"${name}" is already the name of something here.`);
  const declared = found.definitions.flatMap((one) => [...(one.name === before ? [one.span] : []), ...(one.short === before && one.shortSpan !== null ? [one.shortSpan] : [])]);
  const uses = index.usesOf(found.definitions).filter((use) => use.name === before).map((use) => use.span);
  const spans = distinct([...declared, ...uses]);
  const heads = new Set(found.definitions.filter(({ node }) => node.kind !== "row").map((one) => keyOf(one.span)));
  // A name that holds a keyword stands in brackets where it is declared.
  const ways = [false, true].map((inBrackets) => spans.map((span): Edit => ({ span, newText: written(textOf(snapshot, span), name, inBrackets && heads.has(keyOf(span))) })));
  const edits = ways.find((way) => staysTheSame(compiled, snapshot, way, before, name));
  return edits !== undefined
    ? { kind: "edits", edits }
    : refused(`Mit dem Namen „${name}“ würde der Text etwas anderes bedeuten oder nicht mehr gelesen werden.`, `With the name "${name}" the text would mean something else, or could not be read.`);
}

/** A text in which a name may stand, however it is broken into lines or written large. */
function speaksOf(text: string, name: string): boolean {
  const plain = (one: string): string => one.normalize("NFC").toLowerCase().replaceAll(/[\s[\]]+/gu, " ").trim();
  return new RegExp(`(?<![\\p{L}\\p{N}_])${quoted(plain(name))}(?![\\p{L}\\p{N}_])`, "u").test(plain(text));
}
function lineOf(snapshot: Snapshot, { file, start }: Span): number {
  const source = snapshot.source(file);
  return source === undefined ? 1 : position(source, start).line + 1;
}

function refused(de: string, en: string): Renaming {
  return { kind: "refused", why: { de, en } };
}
function textOf(snapshot: Snapshot, { file, start, end }: Span): string {
  return snapshot.source(file)?.text.slice(start, end) ?? "";
}
/** Two places in which a name holds can meet. */
function meet(a: Span | null, b: Span | null): boolean {
  return a === null || b === null || (a.file === b.file && a.start < b.end && b.start < a.end);
}
function distinct(spans: readonly Span[]): readonly Span[] {
  return [...new Map(spans.map((span) => [keyOf(span), span] as const)).values()];
}
function keyOf({ file, start }: Span): string {
  return `${file} ${start}`;
}

/** In brackets where it stood in brackets, or needs them. */
function written(before: string, name: string, inBrackets: boolean): string {
  return inBrackets || before.startsWith("[") ? `[${name}]` : name;
}

function staysTheSame(compiled: Compiled, snapshot: Snapshot, edits: readonly Edit[], before: string, name: string): boolean {
  const sources = compiled.sources.map((source) => edited(source, edits));
  const [main, ...others] = sources;
  if (main === undefined) return false;
  const now = compile([main], createReader(), snapshot.load, others);
  return models(compiled, before, name) === models(now, before, name);
}

export function edited(source: Source, edits: readonly Edit[]): Source {
  const own = edits.filter((one) => one.span.file === source.path);
  return own.length === 0 ? source : createSource(source.path, applied(source.text, own));
}

/** All Models, with either name crossed out. What is wrong with a text counts by how often. */
function models(compiled: Compiled, before: string, name: string): string {
  const cross = (text: string): string => {
    const names = [before, name].toSorted((a, b) => b.length - a.length).map((one) => JSON.stringify(one).slice(1, -1).replaceAll("~", "~0").replaceAll("/", "~1"));
    return text.replaceAll(new RegExp(names.map(quoted).join("|"), "gu"), "◆");
  };
  const list = [compiled, ...compiled.variants].map(({ model }) => cross(JSON.stringify(model)));
  return [...list, ...compiled.diagnostics.map(({ code }) => code).toSorted()].join("\n");
}
function quoted(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&");
}
