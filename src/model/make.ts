/**
 * New sheets and things in examples: `Charakter(ST's WW: 14, Moral: 3)`.
 *
 * Invariant: every label names a stored field, an entry, or a stored field of an entry; each is given once.
 */
import type * as ast from "../syntax/ast.ts";
import { keyedEntry, keyedField } from "./keyed.ts";
import { printExpr } from "./print.ts";
import { fit } from "./read.ts";
import type { Scope } from "./scope.ts";
import { type CatalogueSymbol, type CollectionSymbol, type EntrySymbol, type FieldSymbol, type SheetSymbol, isCalculated } from "./symbols.ts";
import type { Expr, MakeExpr } from "./types.ts";
import { collectionsOf, entryAmong, entryOf, fieldOf, sheetsAbove, unknownName } from "./visible.ts";
import { at, report, silent } from "./world.ts";

interface Target { readonly key: string; readonly field: FieldSymbol; readonly collection: CollectionSymbol | null; readonly entry: string | null }

export function makeExpr(node: ast.Apply, kind: SheetSymbol | CatalogueSymbol, entry: string | null, scope: Scope): Expr | undefined {
  const fields: MakeExpr["fields"][number][] = [];
  const entries: MakeExpr["entries"][number][] = [];
  const seen = new Set<string>();
  let broken = false;
  for (const [index, argument] of node.args.entries()) {
    const target = argument.label === undefined ? byPlace(kind, index, argument, scope) : targetOf(argument.label, kind, scope);
    const value = target === undefined ? undefined : valueFor(target, argument, scope);
    if (target === undefined || value === undefined) {
      broken = true;
      continue;
    }
    if (seen.has(target.key)) report(scope.frame, "duplicate-name", argument.span, { name: target.entry ?? target.field.name });
    seen.add(target.key);
    if (target.collection === null || target.entry === null) fields.push({ field: target.field.id, value });
    else entries.push({ collection: target.collection.id, entry: target.entry, field: target.field.id, value });
  }
  if (broken) return silent(scope.frame);
  const made: Expr = kind.kind === "sheet"
    ? { kind: "make", of: { kind: "sheet", sheet: kind.id }, fields, entries, sides: [], type: { kind: "sheet", sheet: kind.id } }
    : { kind: "make", of: { kind: "thing", catalogue: kind.id, entry }, fields, entries, sides: [], type: { kind: "thing", catalogues: [kind.id] } };
  return at(scope.frame.world, made, node.span);
}

function valueFor(target: Target, argument: ast.Argument, scope: Scope): Expr | undefined {
  if (isCalculated(target.field.node)) return report(scope.frame, "misplaced-value", argument.span, { name: target.entry ?? target.field.name });
  const type = target.field.type();
  const value = type === undefined ? undefined : scope.resolve.expr(argument.value, scope, type);
  return type === undefined || value === undefined ? silent(scope.frame) : fit(value, type, scope, argument.value.span, argument.value);
}

function byPlace(kind: SheetSymbol | CatalogueSymbol, index: number, argument: ast.Argument, scope: Scope): Target | undefined {
  const field = [...new Set(kind.fields.values())][index];
  if (kind.kind === "sheet" || field === undefined) return report(scope.frame, "missing-label", argument.span, { name: kind.name });
  return { key: field.id, field, collection: null, entry: null };
}

function targetOf(label: ast.Expr, kind: SheetSymbol | CatalogueSymbol, scope: Scope): Target | undefined {
  const { world } = scope.frame;
  if (label.kind === "possessive" && label.owner.kind === "name" && label.name.kind === "name") {
    if (kind.kind !== "sheet") return unknownName(scope, label.owner, kind.fields.keys());
    const entry = entryOf(kind, label.owner.text, world);
    if (entry === undefined || entry.owner.kind !== "collection") return unknownName(scope, label.owner, sheetNames(kind, scope));
    const field = entry.owner.each.get(label.name.text);
    if (field === undefined) return unknownName(scope, label.name, entry.owner.each.keys());
    return { key: `${field.id} ${entry.name}`, field, collection: entry.owner, entry: entry.name };
  }
  if (label.kind === "missing") return silent(scope.frame);
  if (label.kind === "apply" && label.callee.kind === "name" && kind.kind === "sheet") {
    const keyed = keyedField(label.callee.text, kind, world);
    const entry = keyed === undefined ? undefined : keyedEntry(label, keyed, scope);
    if (keyed !== undefined && keyed.own !== null) return entry === undefined ? silent(scope.frame) : { key: `${keyed.id} ${entry}`, field: keyed.own, collection: keyed, entry };
  }
  if (label.kind === "apply" && label.callee.kind === "name" && kind.kind === "sheet") return unknownName(scope, label.callee, [...keyedNames(scope), ...sheetNames(kind, scope)]);
  if (label.kind !== "name") return report(scope.frame, "unknown-name", label.span, { name: printExpr(label) });
  const field = kind.kind === "sheet" ? fieldOf(kind, label.text) : kind.fields.get(label.text);
  if (field !== undefined) return { key: field.id, field, collection: null, entry: null };
  const entry = kind.kind === "sheet" ? (entryOf(kind, label.text, world) ?? ownedEntry(kind, label.text, scope)) : undefined;
  if (entry?.owner.kind === "collection") {
    if (entry.owner.own === null) return report(scope.frame, "misplaced-value", label.span, { name: entry.name });
    return { key: `${entry.owner.own.id} ${entry.name}`, field: entry.owner.own, collection: entry.owner, entry: entry.name };
  }
  return unknownName(scope, label, kind.kind === "sheet" ? sheetNames(kind, scope) : kind.fields.keys());
}
/** What is kept by key: fields with parameters. */
function keyedNames(scope: Scope): readonly string[] {
  return [...scope.frame.world.symbols.byId.values()].flatMap((one) => (one.kind === "collection" && one.keys !== undefined ? [one.name] : []));
}
function ownedEntry(kind: SheetSymbol, name: string, scope: Scope): EntrySymbol | undefined {
  return entryAmong(collectionsOf(kind, scope.frame.world).map((one) => one.id), name, scope.frame.world);
}
function sheetNames(kind: SheetSymbol, scope: Scope): readonly string[] {
  const fields = sheetsAbove(kind).flatMap((one) => [...one.fields.keys()]);
  return [...fields, ...collectionsOf(kind, scope.frame.world).flatMap((one) => [...one.entries.keys()])];
}
