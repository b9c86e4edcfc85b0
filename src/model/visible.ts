/**
 * Looking up names: the members of a sheet, entries, and what else could have been meant.
 *
 * Invariant: abbreviations count as names; a sheet has the members of the sheets above it.
 */
import type { Bilingual } from "../base/text.ts";
import { suggestOne } from "../base/suggest.ts";
import { replaceBy } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import { hiddenIn } from "./hidden.ts";
import type { Scope } from "./scope.ts";
import type { CollectionSymbol, ConflictSymbol, EntrySymbol, FieldSymbol, SheetSymbol, Symbol } from "./symbols.ts";
import type { Expr, Id, Scale, Type } from "./types.ts";
import { at, report, silent, type World } from "./world.ts";

export function sheetsAbove(sheet: SheetSymbol): readonly SheetSymbol[] {
  const found: SheetSymbol[] = [];
  let here: SheetSymbol | undefined = sheet;
  while (here !== undefined && !found.includes(here)) {
    found.push(here);
    here = here.parent();
  }
  return found;
}

export function fieldOf(sheet: SheetSymbol, name: string): FieldSymbol | undefined {
  for (const one of sheetsAbove(sheet)) {
    const field = one.fields.get(name);
    if (field !== undefined) return field;
  }
  return undefined;
}

export function collectionsOf(sheet: SheetSymbol, world: World): readonly CollectionSymbol[] {
  const sheets = new Set<Symbol | undefined>(sheetsAbove(sheet));
  return [...world.symbols.byId.values()].filter((one): one is CollectionSymbol => one.kind === "collection" && sheets.has(one.sheet()));
}

export function collectionNamed(sheet: SheetSymbol, name: string, world: World): CollectionSymbol | undefined {
  return collectionsOf(sheet, world).find((one) => one.name === name || one.short === name);
}

/** The entries of this name in the collections of a sheet. */
export function entryOf(sheet: SheetSymbol, name: string, world: World): EntrySymbol | undefined {
  const sheets = new Set<Symbol | undefined>(sheetsAbove(sheet));
  return world.symbols.entries.get(name)?.find(({ owner }) => owner.kind === "collection" && sheets.has(owner.sheet()));
}

/** The entry of this name among these collections and catalogues. */
export function entryAmong(ids: readonly Id[], name: string, world: World): EntrySymbol | undefined {
  return world.symbols.entries.get(name)?.find(({ owner }) => ids.includes(owner.id));
}

export function scaleById(id: Id, world: World): Scale | undefined {
  const symbol = world.symbols.byId.get(id);
  return symbol?.kind === "scale" ? symbol.value() : world.anonymous.get(id);
}

/** The conflict whose state has this type. */
export function conflictOfType(type: Type, world: World): ConflictSymbol | undefined {
  return [...world.symbols.kinds.values()].find((one): one is ConflictSymbol => one.kind === "conflict" && type.kind === "sheet" && one.id === type.sheet);
}

export function stepExpr(scale: Scale, name: string): Expr | undefined {
  const step = scale.steps.find((one) => one.name === name);
  if (step === undefined) return undefined;
  return { kind: "step", scale: scale.id, step: step.name, value: step.low, type: { kind: "step", scale: scale.id, low: step.low, high: step.high } };
}

export function entryExpr(symbol: EntrySymbol, owner: Expr | null, world: World): Expr {
  if (symbol.owner.kind === "catalogue") {
    return { kind: "thing", catalogue: symbol.owner.id, entry: symbol.name, type: { kind: "thing", catalogues: [symbol.owner.id] } };
  }
  const expr: Expr = { kind: "entry", collection: symbol.owner.id, entry: symbol.name, type: { kind: "entry", collections: [symbol.owner.id] } };
  if (owner !== null) world.owners.set(expr, owner);
  return expr;
}

export function entriesExpr(collection: CollectionSymbol, owner: Expr, world: World): Expr {
  const size = new Set(collection.entries.values()).size;
  const expr: Expr = {
    kind: "entries", owner, collection: collection.id,
    type: { kind: "list", of: { kind: "entry", collections: [collection.id] }, least: size, most: collection.node.open ? null : size },
  };
  world.owners.set(expr, owner);
  return expr;
}

/** Reports a name that means nothing here, with the nearest one that does. Silent where an import could know it. */
export function unknownName(scope: Scope, node: ast.NameSlot, candidates: Iterable<string>): undefined {
  if (node.kind === "missing" || scope.frame.blind || scope.frame.world.openNames) return silent(scope.frame);
  const taken = scope.frame.world.removed.get(node.text);
  if (taken !== undefined) return report(scope.frame, "misplaced-remove", taken, { name: node.text }, { related: [{ span: node.span, text: { de: "Hier wird es gebraucht.", en: "It is needed here." } }] });
  const all = new Set(candidates);
  const hidden = hiddenIn(node, scope, visibleNames(scope));
  if (hidden !== undefined) return report(scope.frame, "misplaced-sentence", hidden.span, { found: hidden.written, expected: [{ en: `"${hidden.meant}"`, de: `„${hidden.meant}“` }] }, { fix: replaceBy(hidden.span, hidden.meant) });
  const parts = twoNames(node.text, all);
  if (parts !== undefined) return report(scope.frame, "merged-sentences", node.span, { text: node.text, names: parts });
  const near = suggestOne(node.text, all) ?? longer(node.text, all);
  const what = near === undefined ? undefined : whatIs(scope, near);
  return report(scope.frame, "unknown-name", node.span, { name: node.text, suggestion: near, what }, { fix: near === undefined ? null : replaceBy(node.span, near) });
}

/** The only name in which all of this stands: `Mühe` for `mit Mühe`. */
function longer(name: string, all: ReadonlySet<string>): string | undefined {
  const [only, more] = name.length < 4 ? [] : [...all].filter((one) => ` ${one} `.includes(` ${name} `) && one.split(" ").length === name.split(" ").length + 1);
  return more === undefined ? only : undefined;
}

/** The two known names that were read as one. */
function twoNames(name: string, known: ReadonlySet<string>): readonly string[] | undefined {
  const words = name.split(" ");
  for (let count = words.length - 1; count > 0; count--) {
    const parts = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
    if (parts.every((part) => known.has(part))) return parts;
  }
  return undefined;
}

const kindWords: Readonly<Record<string, Bilingual>> = {
  given: { de: "Vorgabe dieser Regel", en: "given to this rule" },
  let: { de: "in dieser Regel benannt", en: "named in this rule" },
  roll: { de: "in dieser Regel gewürfelt", en: "rolled in this rule" },
  ask: { de: "in dieser Regel gefragt", en: "asked in this rule" },
};
function whatIs(scope: Scope, name: string): Bilingual | undefined {
  const local = scope.locals.get(name);
  if (local !== undefined) return kindWords[local.kind];
  if (scope.self !== null && fieldOf(scope.self.sheet, name) !== undefined) return { de: `auf ${scope.self.sheet.name}`, en: `on ${scope.self.sheet.name}` };
  return undefined;
}

/** What is named with brackets behind: fields with parameters, relations. */
function keyedNames(world: World): readonly string[] {
  const keyed = [...world.symbols.byId.values()].flatMap((one) => (one.kind === "collection" && one.keys !== undefined ? [one.name] : []));
  return [...keyed, ...[...world.symbols.kinds.values()].flatMap((one) => (one.kind === "conflict" ? [...one.relations.keys()] : []))];
}

/** All names that mean something as a bare word here. */
export function visibleNames(scope: Scope): readonly string[] {
  const { world } = scope.frame;
  const own = scope.self === null ? [] : sheetsAbove(scope.self.sheet).flatMap((one) => [...one.fields.keys()]);
  return [
    ...[...scope.locals.keys()].filter((name) => !name.startsWith("#")),
    ...own, ...keyedNames(world), ...world.symbols.rules.keys(), ...world.symbols.kinds.keys(), ...world.symbols.entries.keys(), ...world.symbols.steps.keys(),
  ];
}

export function placed(scope: Scope, expr: Expr, node: { readonly span: ast.Name["span"] }): Expr {
  return at(scope.frame.world, expr, node.span);
}
