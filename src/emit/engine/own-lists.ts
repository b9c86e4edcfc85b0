// Open lists for the door (`OwnListFacts` of the runtime): their columns, what an entry that comes with data may say in them, and the
// tables of the emitted code in which it then stands. Invariant: a column that a rule reads has all its tables here.

import type { Catalogue, Collection, Field } from "../../model/types.ts";
import type { Build } from "../../plan/build/context.ts";
import { type Index, isOptional, plainType, rangeOf } from "../../plan/build/model-index.ts";
import { columnTable, isPlace, mostItems, OWN_ITEMS, ownStart, placesOfList, rowsOf, takenTable } from "../../plan/build/own-places.ts";
import type { Id, Program } from "../../plan/types.ts";
import { code, type Data } from "./data.ts";
import type { EngineNames } from "./engine-names.ts";
import { shapeOf } from "./shapes.ts";
import { alsoOf } from "./stored.ts";

type OpenList = Collection | Catalogue;

export const ownLists = ({ model }: Index): readonly OpenList[] => [...model.collections, ...model.catalogues].filter((list) => placesOfList(list) > 0);

/** Those to which a sheet can add: lists of its own values, and kinds of things. */
export function ownListsOf(index: Index, sheet: Id): readonly OpenList[] {
  const collections = index.collectionsOf(sheet);
  return ownLists(index).filter((list) => "fields" in list || collections.includes(list));
}

/** What a row says that holds for all sheets: a column that a sheet stores is given there. */
export function ownColumns(b: Build, list: OpenList): readonly Field[] {
  const isStored = ({ storage }: Field): boolean => storage === "stored";
  if ("fields" in list) return list.fields.filter(isStored);
  const columns = new Set(b.layouts.get(list.sheet)!.map(({ column }) => column.id));
  return list.each.filter((field) => isStored(field) && !columns.has(`${list.name}/${field.name}`));
}

/** Undefined where there are none. */
export function ownFacts({ index, ...build }: Build, program: Program, names: EngineNames, isLive: boolean): Data | undefined {
  const b: Build = { index, ...build };
  const lists = ownLists(index);
  const tables = new Map(program.lookups.map((one) => [one.id, one.cells] as const));
  const cells = (id: Id): readonly Data[] => (tables.has(id) ? [code(names.cells(id), isLive ? () => tables.get(id) : undefined)] : []);
  const facts = lists.map((list): Data => ({
    id: list.id,
    name: list.name,
    also: alsoOf(list),
    kinds: "fields" in list,
    first: index.first(list.id) + rowsOf(list.entries).length,
    places: placesOfList(list),
    named: namesBeside(list, index),
    taken: cells(takenTable(list.id))[0] ?? [],
    columns: ownColumns(b, list).map((field) => columnFacts(b, field, cells)),
  }));
  return facts.length === 0 ? undefined : facts;
}

/** Names of all entries among which one may be looked for. */
function namesBeside(list: OpenList, { model }: Index): readonly string[] {
  const beside: readonly OpenList[] = "fields" in list ? model.catalogues : model.collections;
  return [...new Set(beside.flatMap(({ entries }) => entries.filter((one) => !isPlace(one)).flatMap((one) => [one.name, ...alsoOf(one)])))];
}

function columnFacts(b: Build, field: Field, cells: (id: Id) => readonly Data[]): Data {
  const { index } = b;
  const type = plainType(field.type);
  const about = { key: field.name, also: alsoOf(field), clauses: field.clauses };
  if (type.kind === "list") {
    const of = { shape: shapeOf(type.of, index), range: rangeOf(type.of, index), optional: false };
    const tables = Array.from({ length: mostItems(field) }, (_, i) => cells(columnTable(field.id, i))).flat();
    return { ...about, ...of, start: null, list: { least: type.least, most: Math.min(type.most ?? OWN_ITEMS, OWN_ITEMS) }, cells: tables };
  }
  const isText = type.kind === "text";
  const start = isText ? "given" : ownStart(b, field);
  return {
    ...about,
    shape: shapeOf(field.type, index),
    range: isText ? [0, 0] : rangeOf(type, index),
    optional: isOptional(field.type, index),
    start: typeof start === "number" ? start : null,
    later: start === "calculated" ? true : undefined,
    list: null,
    cells: cells(columnTable(field.id, 0)),
  };
}
