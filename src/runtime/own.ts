// Entries of open lists that come with data: which of them stand in which place of the emitted tables now. Invariant: the tables say what
// `use` was told last; every way into an engine puts them back as it found them, so an answer that calls the engine changes nothing.

import type { Pool, Range } from "./dice.ts";
import { NONE } from "./value.ts";

/** An open list, as far as the tables go: those of the emitted code that are filled for its entries. */
export interface OwnTables {
  readonly id: string;
  /** Code of the first place. */
  readonly first: number;
  readonly places: number;
  /** Which places are taken: 1. */
  readonly taken: number[];
  readonly columns: readonly {
    readonly range: Range;
    readonly optional: boolean;
    readonly later?: true;
    readonly list: object | null;
    /** One table an item; none where no rule reads it. */
    readonly cells: readonly number[][];
  }[];
}
interface EntryName {
  readonly name: string;
  readonly also: readonly string[];
}

/** Where the places of a list stand among the cells of a field. */
export interface OwnAt {
  readonly id: string;
  readonly at: number;
  readonly places: number;
}

/** Entries as they stand in the places. `json`: the same in words. */
export interface Own {
  readonly rules: object;
  readonly key: string;
  readonly json: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly lists: ReadonlyMap<string, OwnList>;
  /** Dice in their columns, numbered behind those of the rules. */
  readonly dice: readonly { readonly text: string; readonly pool: Pool }[];
}
export interface OwnList {
  readonly facts: OwnTables;
  readonly names: readonly string[];
  /** By entry, column and item. */
  readonly rows: readonly (readonly (readonly number[])[])[];
}

let current: Own | null = null;

/** Whose entries the tables hold; null: nobody's. */
export const bound = (): Own | null => current;

export function sameOwn(a: Own | null, b: Own | null): boolean {
  return a === b || (a !== null && b !== null && a.rules === b.rules && a.key === b.key);
}

/** From here on these entries count. */
export function use(own: Own | null): void {
  if (own === current) return;
  if (current !== null) for (const list of current.lists.values()) fill(list, false);
  if (own !== null) for (const list of own.lists.values()) fill(list, true);
  current = own;
}

function fill({ facts, names, rows }: OwnList, isThere: boolean): void {
  names.forEach((_, place) => {
    facts.taken[place] = isThere ? 1 : 0;
    facts.columns.forEach(({ cells, optional, range, list, later }, column) => {
      const empty = optional || list !== null || later === true ? NONE : range[0];
      cells.forEach((table, item) => {
        table[place] = isThere ? (rows[place]?.[column]?.[item] ?? empty) : empty;
      });
    });
  });
}

/** A way into the engine: it begins with nobody's entries, and leaves the tables as they were. */
export function entering<T>({ own }: { readonly own?: readonly OwnTables[] }, make: () => T): T {
  if (own === undefined) return make();
  const before = current;
  use(null);
  try {
    return make();
  } finally {
    use(before);
  }
}

/** Something of a call that is worked out later: its entries count again for so long. */
export function within<T>(own: Own | null, make: () => T): T {
  const before = current;
  if (before === own) return make();
  use(own);
  try {
    return make();
  } finally {
    use(before);
  }
}

const nobody: readonly string[] = [];

/** Names in the places of a list now. */
export function namesNow(id: string, own: Own | null = current): readonly string[] {
  return own?.lists.get(id)?.names ?? nobody;
}

/** The code of an entry that came with data; undefined where none of these lists has it. */
export function ownCode(ids: readonly string[] | undefined, name: string): number | undefined {
  if (ids === undefined || current === null) return undefined;
  for (const id of ids) {
    const list = current.lists.get(id);
    const place = list?.names.indexOf(name) ?? -1;
    if (place >= 0) return list!.facts.first + place;
  }
  return undefined;
}

/** The name behind a code. */
export function ownName(ids: readonly string[] | undefined, code: number): string | undefined {
  if (ids === undefined || current === null) return undefined;
  for (const id of ids) {
    const list = current.lists.get(id);
    const name = list?.names[code - list.facts.first];
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Names and codes of these lists now. */
export function ownNames(ids: readonly string[] | undefined): readonly { readonly name: string; readonly code: number }[] {
  if (ids === undefined || current === null) return [];
  return ids.flatMap((id) => namesNow(id).map((name, i) => ({ name, code: current!.lists.get(id)!.facts.first + i })));
}

/** The cell of such an entry among those of a field, counted from the field's first; -1 where there is none of this name. */
export function ownCell(all: readonly OwnAt[] | undefined, name: string): number {
  for (const { id, at } of all ?? []) {
    const place = namesNow(id).indexOf(name);
    if (place >= 0) return at + place;
  }
  return -1;
}

/** The entries of a field with their cells, counted from its first: those of the text, behind them those that came with data. */
export function entriesNow(entries: readonly EntryName[], all: readonly OwnAt[] | undefined, own: Own | null = current): readonly (EntryName & { readonly cell: number })[] {
  const written = entries.flatMap((one, cell) => (one.name === "" ? [] : [{ ...one, cell }]));
  if (all === undefined || own === null) return written;
  return [...written, ...all.flatMap(({ id, at }) => namesNow(id, own).map((name, i) => ({ name, also: [], cell: at + i })))].toSorted((a, b) => a.cell - b.cell);
}

/** How many cells a field with these entries has. */
export function cellCount({ entries, own }: { readonly entries: readonly unknown[] | null; readonly own?: readonly OwnAt[] }): number {
  return (entries?.length ?? 1) + (own ?? []).reduce((sum, { places }) => sum + places, 0);
}
