// The working state of one sheet while a rule plays on it: a record of columns, each a list of numbers, one an entry. Invariant: play
// changes only states that were opened or copied for it; one sheet in two roles is one and the same object.

import type { Range } from "./dice.ts";
import { RuleError } from "./errors.ts";
import { NONE } from "./value.ts";

/** Column id → one number an entry. */
export type State = Record<string, number[]>;

/** What opening a state asks of a layout of the Plan. */
export interface StateLayout {
  readonly columns: readonly {
    readonly id: string;
    readonly range: Range;
    readonly optional: boolean;
    readonly entries: number;
    readonly kind: "int" | "dice";
  }[];
}

/** Values by column: a number where it has one entry, else a list; null is none. */
export type StateValues = Readonly<Record<string, number | null | readonly (number | null)[]>>;

/** A cell that differs. `slot` is the first in which the sheet stands; NONE is none. */
export interface Change {
  readonly slot: number;
  readonly column: string;
  readonly entry: number;
  readonly from: number;
  readonly to: number;
}

/**
 * A new working state. A missing column is none where it may be, 0 where its name begins with `$` (the compiler's own).
 * @throws RuleError `missing-value`, `mismatched-value`.
 */
export function openState(layout: StateLayout, values: StateValues): State {
  const state: State = {};
  for (const column of layout.columns) {
    const given = Object.hasOwn(values, column.id) ? values[column.id] : undefined;
    if (given === undefined) {
      if (!column.optional && !column.id.startsWith("$"))
        throw new RuleError("missing-value", `${column.id} has no value.`, { column: column.id });
      state[column.id] = Array.from({ length: column.entries }, () => (column.optional ? NONE : 0));
      continue;
    }
    const cells = (typeof given === "object" && given !== null ? given : [given]).map((value) => value ?? NONE);
    const [lo, hi] = column.kind === "dice" ? [0, Infinity] : column.range;
    const fit = (value: number): boolean =>
      value === NONE ? column.optional : Number.isInteger(value) && lo <= value && value <= hi;
    if (cells.length !== column.entries || !cells.every(fit))
      throw new RuleError("mismatched-value", `${column.id} cannot be ${JSON.stringify(given)}.`, {
        column: column.id,
        given: cells,
      });
    state[column.id] = cells;
  }
  return state;
}

export function copyState(state: State): State {
  const copy: State = {};
  for (const column of Object.keys(state)) copy[column] = state[column]!.slice();
  return copy;
}

/** Copies for one call: the same object in two slots stays one object. */
export function copyStates(slots: readonly State[]): readonly State[] {
  const copies = new Map<State, State>();
  return slots.map((state) => {
    const copy = copies.get(state) ?? copyState(state);
    copies.set(state, copy);
    return copy;
  });
}

export function sameState(a: State, b: State): boolean {
  return Object.keys(a).length === Object.keys(b).length && differences([a], [b]).length === 0;
}

/** What differs, slot by slot in column order; a sheet that stands in two slots is looked at once. Both have the same layouts. */
export function differences(before: readonly State[], after: readonly State[]): readonly Change[] {
  const seen = new Set<State>();
  return after.flatMap((state, slot) => {
    if (seen.has(state)) return [];
    seen.add(state);
    const old = before[slot]!;
    return Object.keys(state).flatMap((column) =>
      state[column]!.flatMap((to, entry): readonly Change[] => {
        const from = old[column]?.[entry] ?? NONE;
        return from === to ? [] : [{ slot, column, entry, from, to }];
      }),
    );
  });
}
