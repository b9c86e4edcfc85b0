// Laws of sheets on the table of an example: what breaks one did not happen. Invariant: the same tests as in an engine, over the state of a
// piece as it is at the end.

import type { Id } from "../plan/types.ts";
import { placeOf, type FlatOdds } from "../plan/segments.ts";
import { copyState, type State } from "../runtime/state.ts";
import { compiled, readsOf } from "./reading.ts";
import type { Table } from "./table-top.ts";

/** The first law that one of these pieces breaks; null: none does. */
export function brokenLaw(table: Table, pieces: readonly number[], stateOf = (p: number): State => table.pieces[p]!.state): Id | null {
  const { laws } = table.rules.built;
  for (const p of new Set(pieces))
    for (const { id, test } of laws[table.pieces[p]!.layout] ?? [])
      if (compiled(table.rules, test)({ regs: [], slots: [stateOf(p)] }) === 0) return id;
  return null;
}

/** What the laws read of the ends of something open. */
export interface Watched {
  readonly places: readonly number[];
  /** The law that an end breaks, by the values at these places. */
  readonly broken: (values: readonly number[]) => Id | null;
}
export function watchedBy(table: Table, pieces: readonly number[], odds: FlatOdds): Watched {
  const { laws } = table.rules.built;
  const distinct = [...new Set(pieces)].filter((p) => (laws[table.pieces[p]!.layout] ?? []).length > 0);
  if (distinct.length === 0) return { places: [], broken: () => null };
  const reads = readsOf(table.rules);
  const cells = distinct.flatMap((p) =>
    laws[table.pieces[p]!.layout]!.flatMap(({ test }) =>
      reads(test).cells.flatMap(({ column, at }) => {
        const entries = at === null ? table.pieces[p]!.state[column]!.map((_, i) => i) : [at];
        return entries.map((entry) => ({ p, column, entry, place: placeOf(odds, pieces.indexOf(p), column, entry) }));
      }),
    ),
  );
  const states = new Map(distinct.map((p) => [p, copyState(table.pieces[p]!.state)] as const));
  return {
    places: cells.map(({ place }) => place),
    broken: (values) => {
      cells.forEach(({ p, column, entry }, i) => {
        states.get(p)![column]![entry] = values[i]!;
      });
      return brokenLaw(table, distinct, (p) => states.get(p)!);
    },
  };
}
