/**
 * What follows from a sentence that could not be read is no second mistake.
 *
 * Invariant: in a text that can be read nothing is left out. What is left out speaks of a name that stands in a damaged sentence, or stands behind
 * the damage in the same rule, or in a rule that already lacks something for one of these reasons; once the sentence is mended, it is told.
 */
import { position, type Source, type Span } from "../base/source.ts";
import { type Diagnostic, hasErrors } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import type { Token } from "../syntax/tokens.ts";

/** A text as far as it could be read. */
export interface ReadText {
  readonly source: Source;
  readonly declarations: readonly ast.Declaration[];
  /** What was said while it was read. */
  readonly diagnostics: readonly Diagnostic[];
  readonly tokens: readonly Token[];
}

interface Damage {
  readonly span: Span;
  /** The lines that are damaged. */
  readonly text: string;
  readonly home: ast.Declaration | undefined;
}

export function withoutFollowers(texts: readonly ReadText[], found: readonly Diagnostic[]): readonly Diagnostic[] {
  const files = new Map(texts.filter(({ diagnostics }) => hasErrors(diagnostics)).map((text) => [text.source.path, { text, damages: damagesOf(text) }]));
  if (files.size === 0) return found;
  const damages = [...files.values()].flatMap((one) => one.damages);
  const names = new Set(damages.flatMap(({ home }) => nameOf(home) ?? []));
  const lacking = new Set<ast.Declaration>();
  return [...found].sort((a, b) => a.span.start - b.span.start).filter((one) => {
    const file = files.get(one.span.file);
    const home = file === undefined ? undefined : homeOf(file.text.declarations, one.span);
    const isBehind = damages.some((damage) => damage.home !== undefined && damage.home === home && (home?.kind === "table" || (damage.span.start <= one.span.start && isInOrder(home))));
    const follows = isBehind || (home !== undefined && lacking.has(home)) || speaksOf(one, home, damages, names) || isOnDamaged(one, damages, file?.text.source);
    if (follows && home !== undefined && isInOrder(home)) lacking.add(home);
    return !follows;
  });
}

function damagesOf({ source, declarations, diagnostics }: ReadText): readonly Damage[] {
  return diagnostics.filter(({ severity }) => severity === "error").flatMap(({ span }) => {
    const home = homeOf(declarations, span);
    const broken = brokenIn(home ?? declarations).filter((one) => one.start <= span.end && span.start <= one.end);
    return [span, ...broken].map((one): Damage => ({ span: one, text: linesOf(source, one), home }));
  });
}

/** The whole lines of a stretch. */
function linesOf(source: Source, { start, end }: Span): string {
  const first = source.lineStarts[position(source, start).line] ?? 0;
  const last = source.lineStarts[position(source, end).line + 1] ?? source.text.length;
  return source.text.slice(first, last);
}

/** Sentences follow each other; fields of a sheet, steps of a scale stand for themselves. */
function isInOrder(node: ast.Declaration | undefined): boolean {
  return node !== undefined && node.kind !== "sheet" && node.kind !== "scale" && node.kind !== "choice";
}

/** The declaration a place lies in. */
export function homeOf(declarations: readonly ast.Declaration[], span: Span): ast.Declaration | undefined {
  const found = declarations.find((one) => one.span.file === span.file && one.span.start <= span.start && span.start <= one.span.end);
  return found?.kind === "module" ? (homeOf(found.declarations, span) ?? found) : found;
}
export function nameOf(node: ast.Declaration | undefined): string | undefined {
  if (node === undefined) return undefined;
  const slot = "head" in node ? node.head.name : "name" in node ? node.name : undefined;
  return slot !== undefined && "text" in slot ? slot.text : undefined;
}

/** The stretches that could not be read. */
function brokenIn(tree: unknown): readonly Span[] {
  if (typeof tree !== "object" || tree === null) return [];
  const own = "kind" in tree && tree.kind === "broken" ? [(tree as ast.Broken).span] : [];
  return [...own, ...Object.values(tree).flatMap(brokenIn)];
}

/** It is about a rule that is damaged, or a name that is unknown, or not as it should be in the same rule, and stands in a damaged line. */
function speaksOf({ args, code }: Diagnostic, home: ast.Declaration | undefined, damages: readonly Damage[], names: ReadonlySet<string>): boolean {
  const { name } = args;
  return typeof name === "string" && name !== "" && (names.has(name) || damages.some((one) => (one.home === home || code === "unknown-name" || code === "unknown-target" || code === "missing-catalogue") && holdsWord(one.text, name)));
}
function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
  }
  return false;
}
function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

function isOnDamaged({ span }: Diagnostic, damages: readonly Damage[], source: Source | undefined): boolean {
  if (source === undefined) return false;
  const { line } = position(source, span.start);
  return damages.some((damage) => damage.span.file === span.file && position(source, damage.span.start).line <= line && line <= position(source, damage.span.end).line);
}
