/**
 * Sheets, collections of named values on them, catalogues of things, and conditions.
 *
 * Invariant: fields stand in text order under their headings; every row is one entry, every declared column one value.
 */
import type * as ast from "../syntax/ast.ts";
import { docsOfRow, readRows, valueOf } from "./cell.ts";
import { fieldOfSymbol } from "./field.ts";
import { membersOf, type Allowed } from "./member.ts";
import { suggestOne } from "../base/suggest.ts";
import { wider } from "./covers.ts";
import { named } from "./named.ts";
import { MOST_STACKED, stacks } from "./stacks.ts";
import { fieldOf, sheetsAbove } from "./visible.ts";
import { fit, test } from "./read.ts";
import type { Scope } from "./scope.ts";
import { type CatalogueSymbol, type CollectionSymbol, type ConditionSymbol, type EntrySymbol, type FieldSymbol, type SheetSymbol, isCalculated } from "./symbols.ts";
import type { Catalogue, CatalogueEntry, Collection, CollectionEntry, Condition, Expr, Field, Modifier, Sheet } from "./types.ts";
import { number } from "./typing.ts";
import { at, report, silent } from "./world.ts";

const onSheet: Allowed = new Set(["field", "reaction", "modifier", "must"]);
const inCollection: Allowed = new Set(["each", "row", "reaction", "modifier"]);
const inCatalogue: Allowed = new Set(["each", "row", "reaction", "modifier", "forbids"]);
const ofEntry: Allowed = new Set(["reaction", "modifier", "forbids", "needs"]);
const ofCollectionEntry: Allowed = new Set(["reaction", "modifier"]);
const inCondition: Allowed = new Set(["field", "reaction", "modifier", "forbids", "ends-when", "stacks"]);

export function sheetOf(symbol: SheetSymbol, scope: Scope): Sheet {
  const { node } = symbol;
  const fields = fieldsOf(symbol.fields, node.members, scope);
  for (const field of new Set(symbol.fields.values())) tellInherited(field, symbol, scope);
  const { modifiers, reactions, must } = membersOf(node.members, onSheet, scope);
  return { id: symbol.id, ...named(node.head, node.flags, scope, [], node.meta), is: symbol.parent()?.id ?? null, fields, modifiers, reactions, must };
}

/** A field that stands in the place of an inherited one says so, and is one as well: rules for the other sheet read and change it. */
function tellInherited(field: FieldSymbol, symbol: SheetSymbol, scope: Scope): void {
  const parent = symbol.parent();
  const above = parent === undefined ? undefined : fieldOf(parent, field.name);
  const { node } = field;
  if (node.replace && above === undefined) {
    const names = parent === undefined ? [] : sheetsAbove(parent).flatMap((one) => [...one.fields.keys()]);
    report(scope.frame, "unknown-target", field.span, { word: "replace", name: field.name, suggestion: suggestOne(field.name, names) });
  } else if (above !== undefined && above.node.start?.kind !== "left-open" && !node.replace) {
    report(scope.frame, "missing-replace", field.span, { name: field.name, place: { de: `„${parent?.name ?? ""}“`, en: `"${parent?.name ?? ""}"` } }, { related: [{ span: above.span, text: { de: "Hier steht der Name zum ersten Mal.", en: "The name is first used here." } }] });
  } else if (above !== undefined) {
    const [mine, theirs] = [field.type(), above.type()];
    const isStored = above.node.value === undefined;
    const what = mine === undefined || theirs === undefined ? undefined
      : isStored && node.value !== undefined ? { de: "es wird berechnet und kann nicht mehr geändert werden", en: "it is calculated and cannot be changed any more" }
      : wider(mine, theirs, scope);
    if (what !== undefined) report(scope.frame, "mismatched-replace", field.span, { name: field.name, what }, { related: [{ span: above.span, text: { de: "So war es.", en: "This is how it was." } }] });
  }
}

/** The fields in text order, each with the headings above it. */
export function fieldsOf(symbols: ReadonlyMap<string, FieldSymbol>, members: readonly ast.Member[], scope: Scope): readonly Field[] {
  const group: { level: number; text: string }[] = [];
  const fields: Field[] = [];
  for (const member of members) {
    if (member.kind === "heading") {
      while ((group.at(-1)?.level ?? 0) >= member.level) group.pop();
      if (member.text !== "") group.push({ level: member.level, text: member.text });
    }
    const symbol = [...symbols.values()].find((one) => one.node === member);
    const field = symbol === undefined ? undefined : fieldOfSymbol(symbol, scope, group.map((one) => one.text));
    if (field !== undefined) fields.push(field);
  }
  return fields;
}

function eachOf(symbols: Iterable<FieldSymbol>, scope: Scope): readonly Field[] {
  return [...new Set(symbols)].map((one) => fieldOfSymbol(one, scope, [])).filter((one) => one !== undefined);
}

/** `extended`: declarations that add to single entries. */
export function collectionOf(symbol: CollectionSymbol, extended: readonly ast.Entry[], scope: Scope): Collection | undefined {
  const { node } = symbol;
  const sheet = symbol.sheet();
  if (sheet === undefined) return silent(scope.frame);
  if (node.while !== undefined) report(scope.frame, "misplaced-sentence", node.while.span, { expected: ["{"] });
  const own = symbol.own === null ? null : fieldOfSymbol(symbol.own, scope, []);
  const each = eachOf(symbol.each.values(), scope);
  const entries = [...new Set(symbol.entries.values())].map((entry) => entryOf(entry, symbol, scope));
  const plain: Scope = { ...scope, it: null };
  const more = extended.map((one) => membersOf(one.members, ofCollectionEntry, plain));
  const { modifiers, reactions } = membersOf(node.members, inCollection, plain);
  if (own === undefined || entries.includes(undefined)) return silent(scope.frame);
  return {
    id: symbol.id, ...named(node.head, node.flags, scope, [], node.meta), word: node.word as Collection["word"], sheet: sheet.id, open: node.open, own, each,
    entries: entries as CollectionEntry[],
    modifiers: [...modifiers, ...more.flatMap((one) => one.modifiers)],
    reactions: [...reactions, ...more.flatMap((one) => one.reactions)],
  };
}

function entryOf(entry: EntrySymbol, symbol: CollectionSymbol | CatalogueSymbol, scope: Scope): CollectionEntry | undefined {
  const fields = symbol.kind === "collection" ? [...symbol.each.values()] : [...symbol.fields.values()];
  const values = new Map<string, Expr | null>();
  const header = readHeader(symbol);
  for (const field of new Set(fields)) {
    const cell = entry.row?.cells[header.findIndex((title) => title.raw === field.name || title.name?.text === field.name || title.raw === field.short)];
    const type = field.type();
    if (type === undefined) return silent(scope.frame);
    const crossed = entry.cross === null ? undefined : crossValue(field, entry.cross, symbol, scope);
    const value = crossed ?? (cell === undefined ? null : valueOf(cell, type, scope));
    if (value === undefined) return silent(scope.frame);
    if (value !== null && isCalculated(field.node)) return report(scope.frame, "misplaced-value", cell?.span ?? entry.span, { name: field.name });
    values.set(field.name, value ?? emptyValue(field, cell, scope));
  }
  const at0 = named(headOf(entry), null, scope, [], null);
  const formerly = entry.row?.cells[header.findIndex((title) => title.raw === "formerly")]?.text;
  const declared = new Set([...new Set(fields)].flatMap((field) => (field.short === null ? [field.name] : [field.name, field.short])));
  const docs = entry.row === null || entry.cross !== null ? [] : docsOfRow(header, entry.row, (title, i) => i === 0 || declared.has(title.raw) || declared.has(title.name?.text ?? title.raw));
  return at(scope.frame.world, {
    ...at0, docs: [...at0.docs, ...docs], id: `${symbol.id}/${idPart(entry.name)}`, formerly: formerly === undefined || formerly === "" ? at0.formerly : [formerly],
    values: Object.fromEntries(values),
  } satisfies CollectionEntry, entry.span);
}
function idPart(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
/** An empty cell is the start value, else none where the column may be none. */
function emptyValue(field: FieldSymbol, cell: ast.Cell | undefined, scope: Scope): Expr | null {
  const type = field.type();
  if (cell === undefined || type?.kind !== "optional" || field.node.start !== undefined) return null;
  return fit({ kind: "none", type }, type, scope, cell.span, null) ?? null;
}
function crossValue(field: FieldSymbol, cross: { readonly row: string; readonly column: string }, symbol: CollectionSymbol | CatalogueSymbol, scope: Scope): Expr | undefined {
  const { by, across } = symbol.node;
  const text = by?.kind === "name" && by.text === field.name ? cross.row : across?.kind === "name" && across.text === field.name ? cross.column : undefined;
  const type = field.type();
  if (text === undefined || type === undefined) return undefined;
  const name: ast.Name = { kind: "name", text, bracketed: false, span: field.span };
  const value = scope.resolve.expr(name, scope, type);
  return value === undefined ? undefined : fit(value, type, scope, field.span, name);
}
function headOf(entry: EntrySymbol): ast.Head {
  const name: ast.Name = { kind: "name", text: entry.name, bracketed: false, span: entry.span };
  const short: ast.Name | undefined = entry.short === null ? undefined : { ...name, text: entry.short };
  return entry.node?.head ?? { kind: "head", name, short, formerly: [], span: entry.span };
}
function readHeader(symbol: CollectionSymbol | CatalogueSymbol): readonly ast.Cell[] {
  return symbol.node.members.find((one) => one.kind === "row" && one.header)?.kind === "row" ? (symbol.node.members.find((one): one is ast.Row => one.kind === "row" && one.header)?.cells ?? []) : [];
}

/** Rows that do not fit their header are told once, here. */
export function checkRows(node: ast.Collection, scope: Scope): void {
  readRows(node.members.filter((one) => one.kind === "row"), scope);
}

export function catalogueOf(symbol: CatalogueSymbol, extended: ReadonlyMap<string, readonly ast.Entry[]>, itemScope: Scope, memberScope: Scope): Catalogue | undefined {
  const { node } = symbol;
  const { frame } = itemScope;
  const fields = eachOf(symbol.fields.values(), itemScope);
  const held = node.while === undefined ? null : test(node.while, whileScope(symbol, memberScope));
  const { modifiers, reactions, forbids } = membersOf(node.members, inCatalogue, memberScope);
  const entries = [...new Set(symbol.entries.values())].map((entry) => {
    const base = entryOf(entry, symbol, itemScope);
    const lines = [...(entry.node?.members ?? []), ...(extended.get(entry.name) ?? []).flatMap((one) => one.members)];
    const own = membersOf(lines, ofEntry, memberScope);
    return base === undefined ? undefined : ({ ...base, modifiers: own.modifiers, reactions: own.reactions, forbids: own.forbids, needs: own.needs } satisfies CatalogueEntry);
  });
  if (held === undefined || entries.includes(undefined)) {
    frame.broken = true;
    return undefined;
  }
  return { id: symbol.id, ...named(node.head, node.flags, itemScope, [], node.meta), word: node.word as Catalogue["word"], open: node.open, while: held, fields, entries: entries as CatalogueEntry[], modifiers, reactions, forbids };
}
/** `while getragen`: the fields of the thing are visible by their bare names. */
function whileScope(symbol: CatalogueSymbol, scope: Scope): Scope {
  const locals = new Map(scope.locals);
  for (const [name, field] of symbol.fields) {
    const type = field.type();
    if (type === undefined || scope.it === null) continue;
    locals.set(name, { kind: "bound", type, expr: { kind: "thing-field", thing: scope.it, field: field.id, type }, span: field.span, call: null });
  }
  return { ...scope, locals };
}

export function conditionOf(symbol: ConditionSymbol, scope: Scope): Condition | undefined {
  const { node } = symbol;
  const sheet = symbol.sheet();
  if (sheet === undefined) return silent(scope.frame);
  if (node.levels !== undefined && symbol.levels === null) return report(scope.frame, "mismatched-type", node.levels.span, { expected: { de: "Stufen wie 0..5", en: "levels such as 0..5" }, found: { de: "etwas anderes", en: "something else" } });
  const held = node.while === undefined ? null : test(node.while, scope);
  const fields = fieldsOf(symbol.fields, node.members, scope);
  const { modifiers, reactions, forbids, ends } = membersOf(node.members, inCondition, scope);
  const twice = stacks(node) ? node.members.find((one) => one.kind === "field") : undefined;
  if (twice !== undefined) return report(scope.frame, "unsupported-stacking", twice.span, {});
  if (held === undefined) return silent(scope.frame);
  const each = stacks(node) ? modifiers.map((one) => timesLevel(one, symbol, sheet)) : modifiers;
  return { id: symbol.id, ...named(node.head, node.flags, scope, [], node.meta), sheet: sheet.id, while: held, levels: symbol.levels, fields, modifiers: each, reactions, forbids, ends };
}
/** Every gain of a condition that stacks counts for itself. */
function timesLevel(one: Modifier, { id }: ConditionSymbol, sheet: SheetSymbol): Modifier {
  const owner: Expr = { kind: "self", type: { kind: "sheet", sheet: sheet.id } };
  const level: Expr = { kind: "condition-level", owner, condition: id, type: number(0, MOST_STACKED) };
  return { ...one, amount: { kind: "arithmetic", op: "*", a: one.amount, b: level, type: number(null, null) } };
}

