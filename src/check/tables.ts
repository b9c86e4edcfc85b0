/**
 * Tables of the Model behind the lookups of the Plan, and what of them is asked in vain.
 *
 * Invariant: keys are numbers as the Plan has them; `keysText` gives them back in the words of the text.
 */
import { grouped } from "../base/grouped.ts";
import type { Id, KeyPattern, Table } from "../model/types.ts";
import type { Built } from "../plan/build/build.ts";
import type { Interval } from "../plan/ranges.ts";
import type { Arrival, Ways } from "./ways.ts";

const known = new WeakMap<Ways, ReadonlyMap<Id, readonly Arrival[]>>();

/** Where the keys of a table arrive. A lookup is called after its table: `table/Bonus#0`. */
export function arrivalsAt(ways: Ways, table: Table): readonly Arrival[] {
  const all = known.get(ways) ?? grouped(ways.arrivals, (one) => one.table.slice(0, one.table.lastIndexOf("#")));
  known.set(ways, all);
  return all.get(table.id) ?? [];
}

/** All values of an interval; null where there are too many to look at each. */
export function valuesOf({ lo, hi }: Interval): readonly number[] | null {
  return hi - lo > 5000 ? null : Array.from({ length: Math.max(0, hi - lo + 1) }, (_, step) => lo + step);
}

/** The keys that may arrive and have no row; none where there are too many to look. */
export function uncoveredKeys(table: Table, { keys }: Arrival): readonly (readonly number[])[] {
  const spans = keys.map((key) => valuesOf(key));
  if (spans.some((span) => span === null)) return [];
  const all = (spans as (readonly number[])[]).reduce<readonly (readonly number[])[]>((rest, span) => (rest.length * span.length > 20_000 ? [] : rest.flatMap((one) => span.map((value) => [...one, value]))), [[]]);
  const rolled = rolledKeys(table);
  return all.filter((values) => (rolled === null || rolled.includes(values[0] ?? NaN)) && !table.rows.some((row) => row.keys.every((pattern, place) => takes(pattern, values[place]!))));
}

/** What one die of a random table can show, rising: D66 shows no 17. Null: any number between its ends, or no random table. */
export function rolledKeys({ roll }: Table): readonly number[] | null {
  if (roll === null || roll.count !== 1 || roll.options.length > 0) return null;
  return [...new Set(roll.faces)].map((face) => face + roll.plus).toSorted((a, b) => a - b);
}

export function takes(pattern: KeyPattern, value: number): boolean {
  return pattern.kind === "otherwise" || pattern.bands.some(([lo, hi]) => (lo ?? -Infinity) <= value && value <= (hi ?? Infinity));
}

export function keysText(built: Built, table: Table, keys: readonly number[]): string {
  return keys.map((value, place) => keyText(built, table, place, value)).join(", ");
}

/** One key as it is written in a row. Entries and things have numbers by their place among all that the key can be. */
export function keyText({ names, build }: Built, table: Table, place: number, value: number): string {
  const written = table.keys[place]?.type;
  const type = written?.kind === "optional" ? written.of : written;
  switch (type?.kind) {
    case "step":
      return names.text(type, value);
    case "yes-no":
      return value === 0 ? "no" : "yes";
    case "entry":
      return type.collections.flatMap((id) => build.index.collection(id).entries)[value]?.name ?? String(value);
    case "thing":
      return type.catalogues.flatMap((id) => build.index.catalogue(id).entries)[value]?.name ?? String(value);
    default:
      return String(value);
  }
}
