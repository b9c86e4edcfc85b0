/** Tables of the Model behind the lookups of the Plan. */
import type { Model, Table } from "../model/types.ts";
import type { Interval } from "../plan/ranges.ts";

/** The table of a lookup such as `table/Bonus#0`; undefined for columns of a scale. */
export function tableOf(model: Model, lookup: string): Table | undefined {
  const id = lookup.slice(0, lookup.lastIndexOf("#"));
  return model.tables.find((one) => one.id === id);
}

/** All values of an interval; null where there are too many to look at each. */
export function valuesOf({ lo, hi }: Interval): readonly number[] | null {
  return hi - lo > 5000 ? null : Array.from({ length: Math.max(0, hi - lo + 1) }, (_, step) => lo + step);
}
