// Places for entries that come with data: an `open` list has, behind the rows of the text, so many places more, whose rows are told in
// play. Invariant: nothing about a place is known while a Program is built but the range of its columns; only engines are built so.

import type { Catalogue, CatalogueEntry, Collection, CollectionEntry, Field, Id, Model, Type } from "../../model/types.ts";
import { isKindCatalogue } from "../../model/thing-kinds.ts";
import { int } from "../expr.ts";
import type { Expr, Range } from "../types.ts";
import { type Build, emptyCtx } from "./context.ts";
import { isOptional, plainType, rangeOf } from "./model-index.ts";
import * as v from "./values.ts";
import { type Val, whole } from "./values.ts";

/** So many entries of one list can come with the sheets of a call. */
export const OWN_PLACES = 16;
/** So many where each kind acts by the body of its catalogue, for what acts is written out kind by kind. */
export const OWN_ACTING_PLACES = 4;
/** So many values has a list in a column of such an entry at most. */
export const OWN_ITEMS = 16;

type OpenList = Collection | Catalogue;
type Entry = CollectionEntry | CatalogueEntry;

/** The Model with places in all lists that can have them; itself where none can. */
export function withOwnPlaces(model: Model): Model {
  const lists = [...model.collections, ...model.catalogues].filter((list) => canHaveOwn(model, list));
  if (lists.length === 0) return model;
  const add = <L extends OpenList>(list: L): L =>
    lists.includes(list) ? { ...list, entries: [...list.entries, ...Array.from({ length: placesFor(list) }, (_, i) => placeOf(list, i))] } : list;
  return { ...model, collections: model.collections.map(add), catalogues: model.catalogues.map(add) };
}

function placesFor(list: OpenList): number {
  if (!("fields" in list)) return OWN_PLACES;
  return list.modifiers.length + list.reactions.length + list.forbids.length > 0 ? OWN_ACTING_PLACES : OWN_PLACES;
}

/** Not where a rule must have an answer for every row of the text: a table without `otherwise`, fields with an entry as their key. */
export function canHaveOwn(model: Model, list: OpenList): boolean {
  if (!list.open || list.entries.some(isPlace)) return false;
  const isKeyed = "keys" in list && list.keys !== undefined;
  if (isKeyed || ("fields" in list && !isKindCatalogue(list))) return false;
  const speaksOfIt = (type: Type): boolean => speaksOf(type, list.id);
  const hasKeys = model.collections.some((one) => one.keys !== undefined && one.each.some((field) => one.keys!.includes(field.name) && speaksOfIt(field.type)));
  return !hasKeys && !isWrittenInto(model.checks, list.id) && !model.tables.some(({ keys, rows }) => keys.some(({ type }, i) => speaksOfIt(type) && !answersAll(type, rows.map((row) => row.keys[i]), keys.length)));
}
function speaksOf(type: Type, list: Id): boolean {
  const plain = plainType(type);
  if (plain.kind === "list") return speaksOf(plain.of, list);
  return (plain.kind === "entry" && plain.collections.includes(list)) || (plain.kind === "thing" && plain.catalogues.includes(list));
}
/** Values are written into its entries in their order, or as a player places them. */
function isWrittenInto(node: unknown, list: Id): boolean {
  if (typeof node !== "object" || node === null) return false;
  if ("kind" in node && node.kind === "write" && "collection" in node && node.collection === list) return true;
  return Object.values(node).some((part) => isWrittenInto(part, list));
}
/** Rows number entries by their place in one list, so only of one list can there be more. */
function answersAll(type: Type, patterns: readonly ({ readonly kind: string } | undefined)[], keys: number): boolean {
  const plain = plainType(type);
  const lists = plain.kind === "entry" ? plain.collections : plain.kind === "thing" ? plain.catalogues : [];
  return keys === 1 && lists.length === 1 && patterns.some((one) => one?.kind === "otherwise");
}

/** No text can hold such a name. */
const nameAt = (i: number): string => `\u0000${i}`;

function placeOf(list: OpenList, i: number): CollectionEntry & CatalogueEntry {
  const about = { short: null, formerly: [], helper: true, group: [], docs: [], clauses: [], values: {} };
  return { ...about, id: list.id, name: nameAt(i), modifiers: [], reactions: [], forbids: [], needs: [] };
}
export const isPlace = ({ name }: Pick<Entry, "name">): boolean => name.startsWith("\u0000");

/** The rows of the text. */
export const rowsOf = <E extends Pick<Entry, "name">>(entries: readonly E[]): readonly E[] => (entries.some(isPlace) ? entries.filter((one) => !isPlace(one)) : entries);

/** How many places a list has. */
export const placesOfList = ({ entries }: { readonly entries: readonly Pick<Entry, "name">[] }): number => entries.length - rowsOf(entries).length;

// ── what their rows say ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether a place is taken. `at`: which place. */
export function isTaken(b: Build, list: OpenList, at: Expr): Expr {
  return told(b, takenTable(list.id), [0, placesOfList(list) - 1], { range: [0, 1], optional: false }, at);
}
export const takenTable = (list: Id): Id => `own/${list}`;

/** Of all lists, whether a rule asks or not. */
export function takenTables(b: Build): void {
  for (const list of [...b.index.model.collections, ...b.index.model.catalogues]) if (placesOfList(list) > 0) isTaken(b, list, int(0));
}

/** Nobody asks whether a place is taken where all there is to ask stands in its cells. */
export function present(b: Build, list: OpenList, i: number): Expr | null {
  return isPlace(list.entries[i]!) ? isTaken(b, list, int(i - rowsOf(list.entries).length)) : null;
}

/** What a column says at a place; `row`: number of the entry in its list. */
export function ownColumn(b: Build, list: OpenList, field: Field, row: Expr): Val {
  const first = rowsOf(list.entries).length;
  const ends: Range = [first, first + placesOfList(list) - 1];
  const type = plainType(field.type);
  if (type.kind === "text") return v.notYet("a text that comes with data");
  if (type.kind !== "list") {
    const optional = isOptional(field.type, b.index) || ownStart(b, field) === "calculated";
    const value = told(b, columnTable(field.id, 0), ends, { range: rangeOf(type, b.index), optional }, row);
    return whole(ownStart(b, field) === "calculated" ? v.choose(v.absent(value), startAt(b, field, v.plus(row, int(b.index.first(list.id)))), value) : value);
  }
  const of = { range: rangeOf(type.of, b.index), optional: true };
  const items = Array.from({ length: mostItems(field) }, (_, i) => told(b, columnTable(field.id, i), ends, of, row));
  return { kind: "list", items: items.map((item) => ({ value: whole(item), present: v.opposite(v.absent(item)) })) };
}
export const columnTable = (field: Id, item: number): Id => `own/${field}/${item}`;

export function mostItems(field: Field): number {
  const type = plainType(field.type);
  return type.kind === "list" ? Math.min(type.most ?? OWN_ITEMS, OWN_ITEMS) : 1;
}

/** How a column begins where the data say nothing: a number, none, not at all, or worked out from the others. */
export function ownStart(b: Build, field: Field): number | "given" | "calculated" {
  const optional = isOptional(field.type, b.index);
  switch (field.start.kind) {
    case "given":
      return optional ? v.noneCode : "given";
    case "at": {
      const { value } = field.start;
      const read = value.kind === "none" ? v.none : fixedStart(b, value);
      return read === null ? "calculated" : read.kind === "int" ? read.value : v.noneCode;
    }
    case "full":
      return rangeOf(field.type, b.index)[1];
    case "empty":
      return rangeOf(field.type, b.index)[0];
  }
}
function fixedStart(b: Build, value: Parameters<Build["expression"]>[0]): Extract<Expr, { kind: "int" }> | typeof v.none | null {
  try {
    const read = b.expression(value, emptyCtx);
    return read.kind === "int" && (read.e.kind === "int" || read.e.kind === "none") ? read.e : null;
  } catch (error) {
    if (v.isNotYet(error)) return null;
    throw error;
  }
}
function startAt(b: Build, field: Field, code: Expr): Expr {
  return field.start.kind === "at" ? v.expr(b.expression(field.start.value, { ...emptyCtx, it: whole(code) })) : v.none;
}

function told(b: Build, id: Id, keys: Range, own: { readonly range: Range; readonly optional: boolean }, key: Expr): Expr {
  const empty = own.optional ? v.noneCode : own.range[0];
  if (!b.lookups.has(id)) b.lookups.set(id, { id, keys: [keys], cells: Array.from({ length: keys[1] - keys[0] + 1 }, () => empty), own });
  return { kind: "lookup", table: id, keys: [key] };
}
