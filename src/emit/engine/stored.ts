// Stored values of sheets and things as JSON has them: keys, abbreviations, entries, columns. Invariant: what has a column here has it in
// the layout, and the order is that of the text.

import type { Catalogue, Collection, Field, Id, Sheet, Type } from "../../model/types.ts";
import type { Built } from "../../plan/build/build.ts";
import { plainType } from "../../plan/build/model-index.ts";
import { placesOfList, rowsOf } from "../../plan/build/own-places.ts";
import { places } from "../../plan/layout.ts";
import type { Layout } from "../../plan/types.ts";

/** A sheet or a kind of thing with its layout. */
export type Body =
  | { readonly kind: "sheet"; readonly of: Sheet; readonly layout: Layout }
  | { readonly kind: "thing"; readonly of: Catalogue; readonly layout: Layout };

/** A stored value of a sheet or thing, as JSON has it. */
export interface StoredField {
  readonly field: Field;
  readonly key: string;
  readonly also: readonly string[];
  /** Names of entries with their abbreviations, where it has one value each. */
  readonly entries: readonly { readonly name: string; readonly also: readonly string[] }[] | null;
  /** Cells behind them for entries that come with data. */
  readonly own: number;
  readonly collection: Id | null;
  /** Its column; null: carried along. */
  readonly column: Id | null;
  readonly clauses: readonly string[];
  readonly docs: readonly string[];
}

export function storedFields(body: Body, built: Built): readonly StoredField[] {
  const columns = new Set(body.layout.columns.map(({ id }) => id));
  const plain = (field: Field): StoredField => ({
    field,
    key: field.name,
    also: alsoOf(field),
    entries: null,
    own: 0,
    collection: null,
    column: columns.has(field.name) ? field.name : null,
    clauses: field.clauses,
    docs: field.docs,
  });
  const isShown = ({ storage }: Field): boolean => storage === "stored";
  if (body.kind === "thing") return body.of.fields.filter(isShown).map(plain).filter(isKept);
  const { index } = built.build;
  const collections = index.collectionsOf(body.of.id).flatMap((collection) => {
    const entries = rowsOf(collection.entries).map((entry) => ({ name: entry.name, also: alsoOf(entry) }));
    const shared = { entries, own: placesOfList(collection), collection: collection.id };
    const own: readonly StoredField[] =
      collection.own === null
        ? []
        : [
            {
              ...shared,
              field: collection.own,
              key: collection.name,
              also: alsoOf(collection),
              column: collection.name,
              clauses: collection.clauses,
              docs: collection.docs,
            },
          ];
    const each = collection.each.map((field): StoredField => ({
      ...shared,
      field,
      key: eachKey(index, body.of.id, collection, field),
      also: alsoOf(field),
      column: `${collection.name}/${field.name}`,
      clauses: field.clauses,
      docs: field.docs,
    }));
    return [...own, ...each].filter(({ field, column }) => isShown(field) && column !== null && columns.has(column));
  });
  return [...index.fieldsOf(body.of.id).filter(isShown).map(plain).filter(isKept), ...collections];
}

/** The key of an `each`: its name, with the collection before it where a field or an earlier collection of the sheet has that name. */
export function eachKey(index: Built["build"]["index"], sheet: Id, collection: Collection, field: Field): string {
  const { name } = field;
  const before = index.collectionsOf(sheet);
  const others = before.slice(0, before.findIndex(({ id }) => id === collection.id));
  const isTaken =
    index.fieldsOf(sheet).some((one) => one.name === name) ||
    before.some((one) => one.own !== null && one.name === name) ||
    others.some(({ each }) => each.some((one) => one.name === name));
  return isTaken ? `${collection.name}/${name}` : name;
}

/** Lists and references are not carried along as texts are. */
function isKept({ column, field }: StoredField): boolean {
  const type = plainType(field.type);
  return column !== null || type.kind === "text" || type.kind === "list";
}

export function alsoOf({
  short,
  formerly,
}: {
  readonly short: string | null;
  readonly formerly: readonly string[];
}): readonly string[] {
  return [...(short === null ? [] : [short]), ...formerly];
}

/** The list's things, where it holds things of their own. */
export function thingsOf(type: Type, built: Built): readonly Id[] {
  const list = plainType(type);
  const of = list.kind === "list" ? plainType(list.of) : null;
  return of?.kind === "thing" ? of.catalogues.filter((id) => !built.build.index.isKind(id)) : [];
}

export function firstCell(layout: Layout, column: Id): number {
  return places(layout).columns.get(column)?.offset ?? -1;
}
