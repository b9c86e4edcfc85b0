// Single things in lists during a call: hidden cells say in whose list a thing lies, by numbers that hold for this call alone. Invariant:
// what is kept never holds these numbers; a thing that changed hands changes its list.

import type { RulesFacts, SheetFacts } from "./facts.ts";
import { changed, type Kept } from "./kept.ts";

/** Where a thing lies: in the list `list` of what stands in slot `slot`. */
export interface Lying {
  readonly slot: number;
  readonly list: string;
  readonly at: number;
}
/** The same as an argument says it: the role whose list it is, the list, the place in it. */
export interface LyingAt {
  readonly of: string;
  readonly in: string;
  readonly at: number;
}
export interface Seated {
  readonly role: string;
  readonly sheet: Kept;
}
interface Call {
  readonly rules: RulesFacts;
  readonly kept: readonly Kept[];
  readonly lying: readonly (Lying | null)[];
  readonly sameAs: readonly number[];
  readonly rows: readonly (readonly number[])[];
}

/** All things of one kind in the lists of these sheets. */
export function lyingThings(of: SheetFacts, seats: readonly Seated[]): readonly LyingAt[] {
  return seats.flatMap(({ role, sheet }) =>
    [...sheet.lists].flatMap(([list, things]) =>
      things.flatMap((thing, at) => (thing.facts === of ? [{ of: role, in: list, at }] : [])),
    ),
  );
}

const WHO = "$who";

const cellsOf = new WeakMap<SheetFacts, readonly number[]>();

/** The cells that hold such numbers. */
function hiddenCells(facts: SheetFacts): readonly number[] {
  const before = cellsOf.get(facts);
  if (before !== undefined) return before;
  const found = Object.entries(facts.columns).flatMap(([id, cell]) =>
    id === WHO || id.startsWith("$in/") ? [cell] : [],
  );
  cellsOf.set(facts, found);
  return found;
}

export function isNumbered(facts: SheetFacts): boolean {
  return hiddenCells(facts).length > 0;
}

/** The row with the numbers of this call. A sheet's number is its first slot plus 1. */
export function numbered(
  row: number[],
  kept: readonly Kept[],
  slot: number,
  sameAs: readonly number[],
  lying: Lying | null,
): void {
  const { columns } = kept[slot]!.facts;
  const who = columns[WHO];
  if (who !== undefined) row[who] = (sameAs[slot] ?? slot) + 1;
  if (lying === null) return;
  const place = kept[lying.slot]!.facts.lists.find(({ key }) => key === lying.list)?.place ?? null;
  const cell = place === null ? undefined : columns[place];
  if (cell !== undefined) row[cell] = (sameAs[lying.slot] ?? lying.slot) + 1;
}

/** The row as it is kept. */
export function unnumbered(facts: SheetFacts, row: readonly number[]): readonly number[] {
  const cells = hiddenCells(facts);
  if (cells.length === 0) return row;
  const plain = row.slice();
  for (const cell of cells) plain[cell] = 0;
  return plain;
}

/** Takes things out of the lists that they left and puts them into those that they came to. `made`: what stands in each slot now. */
export function moveThings(call: Call, rows: readonly (readonly number[])[], made: Kept[]): void {
  const lists = new Map<
    string,
    { readonly owner: number; readonly key: string; readonly out: Set<number>; readonly more: Kept[] }
  >();
  const listOf = (owner: number, key: string): { readonly out: Set<number>; readonly more: Kept[] } => {
    const id = `${owner} ${key}`;
    const found = lists.get(id) ?? { owner, key, out: new Set<number>(), more: [] };
    lists.set(id, found);
    return found;
  };
  call.kept.forEach(({ facts }, slot) => {
    if ((call.sameAs[slot] ?? slot) < slot || facts.kind !== "thing") return;
    const lying = call.lying[slot] ?? null;
    for (const [column, cell] of Object.entries(facts.columns)) {
      const [before, after] = [call.rows[slot]![cell]!, rows[slot]![cell]!];
      if (!column.startsWith("$in/") || before === after) continue;
      if (before > 0 && lying !== null) listOf(before - 1, lying.list).out.add(lying.at);
      const key =
        after === 0 ? undefined : call.kept[after - 1]!.facts.lists.find(({ place }) => place === column)?.key;
      if (key !== undefined) listOf(after - 1, key).more.push(made[slot]!);
    }
  });
  for (const { owner, key, out, more } of lists.values()) {
    const old = made[owner]!;
    const things = [...(old.lists.get(key) ?? []).filter((_, i) => !out.has(i)), ...more];
    const fresh = changed(call.rules, old, { lists: new Map(old.lists).set(key, things) });
    made.forEach((one, i) => {
      if (one === old) made[i] = fresh;
    });
  }
}

/** The lists that a thing leaves and comes into where one of its numbers changes. */
export function movedBy(
  call: Call,
  column: string,
  from: number,
  to: number,
): readonly { readonly owner: number; readonly key: string; readonly comes: boolean }[] {
  if (!column.startsWith("$in/")) return [];
  const list = (number: number): string | undefined =>
    number === 0 ? undefined : call.kept[number - 1]!.facts.lists.find(({ place }) => place === column)?.key;
  const [out, into] = [list(from), list(to)];
  return [
    ...(out === undefined ? [] : [{ owner: from - 1, key: out, comes: false }]),
    ...(into === undefined ? [] : [{ owner: to - 1, key: into, comes: true }]),
  ];
}
