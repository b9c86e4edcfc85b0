/**
 * Which declaration a name means.
 *
 * Invariant: what stands nearest wins, as it does in a rule: what the rule names itself, the members of whose sheet it is, then what
 * is named for all. Where the tree alone cannot tell, all that can be meant are given, and whoever changes a text must ask the compiler.
 */
import type { Span } from "../base/source.ts";
import type { Compiled } from "../compile.ts";
import type * as ast from "../syntax/ast.ts";
import { type Context, type Definition, type NameKind, nameOf, namesIn, type Use } from "./definitions.ts";

export interface NameIndex {
  readonly definitions: readonly Definition[];
  readonly uses: readonly Use[];
  /** The name at a place, and what it can mean. */
  readonly at: (file: string, offset: number) => Found | null;
  /** What a use can mean: one, or several where the tree cannot tell. */
  readonly meaning: (use: Use) => readonly Definition[];
  /** Where one of these is used. */
  readonly usesOf: (definitions: readonly Definition[]) => readonly Use[];
}

export interface Found {
  readonly name: string;
  readonly span: Span;
  readonly definitions: readonly Definition[];
  /** Null: it is the declaration itself. */
  readonly use: Use | null;
}

const indexes = new WeakMap<Compiled, NameIndex>();

/** The names of all files of a ruleset; made once. */
export function namesOf(compiled: Compiled): NameIndex {
  const known = indexes.get(compiled);
  if (known !== undefined) return known;
  const all = compiled.parsed.flatMap((one) => (one === undefined ? [] : [namesIn(one.ast.declarations)]));
  const made = indexOf(all.flatMap((one) => one.definitions), all.flatMap((one) => one.uses));
  indexes.set(compiled, made);
  return made;
}

function indexOf(definitions: readonly Definition[], uses: readonly Use[]): NameIndex {
  const byName = new Map<string, Definition[]>();
  for (const one of definitions) for (const name of new Set([one.name, ...(one.short === null ? [] : [one.short])])) push(byName, name, one);
  const known = new Map<Use, readonly Definition[]>();
  const meaning = (use: Use): readonly Definition[] => {
    const before = known.get(use);
    if (before !== undefined) return before;
    const found = meant(use, byName, meaning, uses);
    known.set(use, found);
    return found;
  };
  const places = new Map<string, Found[]>();
  const place = (found: Omit<Found, "definitions">, means: () => readonly Definition[]): void =>
    push(places, found.span.file, { ...found, get definitions() { return means(); } });
  for (const one of definitions) {
    place({ name: one.name, span: one.span, use: null }, () => [one]);
    if (one.short !== null && one.shortSpan !== null) place({ name: one.short, span: one.shortSpan, use: null }, () => [one]);
  }
  for (const one of uses) place({ name: one.name, span: one.span, use: one }, () => meaning(one));
  for (const list of places.values()) list.sort((a, b) => a.span.start - b.span.start || (a.use === null ? 0 : 1) - (b.use === null ? 0 : 1));
  return {
    definitions, uses, meaning,
    at: (file, offset) => nearest(places.get(file) ?? [], offset),
    usesOf: (wanted) => {
      const names = new Set(wanted.flatMap((one) => [one.name, one.short]));
      return uses.filter((use) => names.has(use.name) && meaning(use).some((one) => wanted.includes(one)));
    },
  };
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** The name around a place; where two touch it, the one that begins there, and of one place the declaration. */
function nearest(places: readonly Found[], offset: number): Found | null {
  const around = places.filter(({ span }) => span.start <= offset && offset <= span.end);
  return around.find(({ span }) => offset < span.end) ?? around[0] ?? null;
}

const kinds: Readonly<Record<Exclude<Context, "value" | "member" | "its" | "label" | "said" | "head">, readonly NameKind[]>> = {
  type: ["scale", "choice", "sheet", "collection", "catalogue", "condition", "conflict", "ruleset", "constant", "formula", "table"],
  rule: ["check", "cascade", "formula", "entry"],
  column: ["each", "column", "parameter", "scale", "choice", "step", "option", "sheet"],
};
const members: readonly NameKind[] = ["field", "entry", "each", "collection", "column", "relation", "side", "step", "option", "condition", "local", "parameter", "creation-step"];

function meant(use: Use, byName: ReadonlyMap<string, readonly Definition[]>, meaning: (use: Use) => readonly Definition[], uses: readonly Use[]): readonly Definition[] {
  const all = byName.get(use.name) ?? [];
  const inScope = all.filter((one) => one.scope !== null && holds(one.scope, use.span));
  const open = all.filter((one) => one.scope === null);
  switch (use.context) {
    case "type": return only(open, kinds.type);
    case "rule": return preferring(only(open, kinds.rule), inScope, open);
    case "column": return preferring(all.filter((one) => kinds.column.includes(one.kind) && sameDeclaration(one, use)), only(open, kinds.column));
    case "its": return preferring(only(open, ["each", "field"]).filter((one) => one.owner === nameOf(use.inside)), only(open, ["each", "field", "step"]));
    case "member": return ofOwner(use, all, byName, meaning, uses);
    case "label": return preferring(calledBy(use, all, uses), only(all, ["parameter", "field", "entry", "local", "each", "collection", "option"]));
    case "said": return only(all, ["local", "option"]);
    case "head": return open.filter((one) => one.whole !== use.inside.span && sameWord(one, use.inside));
    case "value": return preferring(inScope.length > 0 ? [nearestScope(inScope)] : [], ownMembers(use, open, byName), bare(open), open, only(all, ["local", "parameter"]));
    default: return [];
  }
}

function only(list: readonly Definition[], wanted: readonly NameKind[]): readonly Definition[] {
  return list.filter((one) => wanted.includes(one.kind));
}
/** The first that holds any. */
function preferring(...lists: readonly (readonly Definition[])[]): readonly Definition[] {
  return lists.find((list) => list.length > 0) ?? [];
}
function holds(scope: Span, span: Span): boolean {
  return scope.file === span.file && scope.start <= span.start && span.end <= scope.end;
}
function sameDeclaration(one: Definition, use: Use): boolean {
  return holds(use.inside.span, one.span) || one.owner === nameOf(use.inside);
}
function nearestScope(list: readonly Definition[]): Definition {
  return list.reduce((best, one) => ((one.scope?.start ?? 0) >= (best.scope?.start ?? 0) ? one : best));
}
/** What means something without its owner. */
function bare(list: readonly Definition[]): readonly Definition[] {
  return list.filter((one) => one.kind !== "each" && one.kind !== "column" && one.kind !== "field");
}
function sameWord(one: Definition, inside: ast.Declaration): boolean {
  return inside.kind === "translation" || one.node.kind === inside.kind || one.kind === "field" || one.kind === "each" || one.kind === "entry";
}

/** Members of the sheet that the declaration is for, or of the declaration itself. */
function ownMembers(use: Use, open: readonly Definition[], byName: ReadonlyMap<string, readonly Definition[]>): readonly Definition[] {
  const owners = new Set(ownersOf(use.inside).flatMap((name) => [name, ...above(name, byName)]));
  return open.filter((one) => (one.owner !== null && owners.has(one.owner) && one.kind !== "each") || (one.kind === "entry" && one.owner !== null && collectionsOf(one.owner, byName).some((of) => owners.has(of))));
}
function ownersOf(node: ast.Declaration): readonly string[] {
  const own = nameOf(node);
  const named = [
    "for" in node ? node.for : undefined,
    "against" in node ? node.against : undefined,
    "of" in node ? node.of : undefined,
    "in" in node ? node.in : undefined,
  ].flatMap((one): readonly string[] => {
    if (one?.kind === "role") return one.sheet.kind === "name" ? [one.sheet.text] : [];
    return one?.kind === "name" ? [one.text] : [];
  });
  return [...(own === null ? [] : [own]), ...named, ...(node.kind === "example" ? doneIn(node) : [])];
}
/** The rules that an example does: what it speaks of are their ends. */
function doneIn(node: ast.Example): readonly string[] {
  return node.lines.flatMap((line) => (line.kind === "example-when" && line.action.kind === "call" && line.action.check?.kind === "name" ? [line.action.check.text] : []));
}
function above(sheet: string, byName: ReadonlyMap<string, readonly Definition[]>, seen: readonly string[] = []): readonly string[] {
  return (byName.get(sheet) ?? []).flatMap(({ node }) => {
    const parent = (node as unknown as ast.Declaration).kind === "sheet" ? (node as unknown as ast.Sheet).is : undefined;
    return parent?.kind === "name" && !seen.includes(parent.text) ? [parent.text, ...above(parent.text, byName, [...seen, sheet])] : [];
  });
}
/** The sheets whose values a collection of this name holds. */
function collectionsOf(name: string, byName: ReadonlyMap<string, readonly Definition[]>): readonly string[] {
  return (byName.get(name) ?? []).flatMap(({ kind, node }) => {
    const of = kind === "collection" ? (node as unknown as ast.Collection).of : undefined;
    return of?.kind === "name" ? [of.text] : [];
  });
}

/** What is called so of what stands before `'s`. */
function ofOwner(use: Use, all: readonly Definition[], byName: ReadonlyMap<string, readonly Definition[]>, meaning: (use: Use) => readonly Definition[], uses: readonly Use[]): readonly Definition[] {
  const wanted = only(all, members);
  if (wanted.length < 2 || use.owner === null) return preferring(wanted, all);
  const owner = use.owner;
  const name = owner.kind === "possessive" ? owner.name : owner.kind === "apply" && owner.callee.kind === "name" ? owner.callee : owner;
  const before = name.kind === "name" ? uses.find((one) => one.span.start === name.span.start && one.span.file === name.span.file) : undefined;
  const owners = before === undefined ? [] : meaning(before);
  const names = new Set(owners.flatMap((one) => [one.of ?? one.name, ...(one.of === null ? [] : above(one.of, byName)), ...(one.owner !== null && one.kind === "entry" ? [one.owner] : [])]));
  const fits = wanted.filter((one) => (one.owner !== null && names.has(one.owner)) || (one.kind === "entry" && one.owner !== null && collectionsOf(one.owner, byName).some((of) => names.has(of))));
  return preferring(fits, wanted.filter((one) => one.scope === null), wanted);
}

/** Of a label in brackets: what the one that is called, or made, has of that name. */
function calledBy(use: Use, all: readonly Definition[], uses: readonly Use[]): readonly Definition[] {
  const before = uses.filter((one) => one.span.file === use.span.file && one.span.start < use.span.start && use.span.start - one.span.start < 2000 && holds(use.inside.span, one.span)).toReversed();
  for (const one of before) {
    const found = all.filter((definition) => definition.owner === one.name);
    if (found.length > 0) return found;
  }
  return [];
}
