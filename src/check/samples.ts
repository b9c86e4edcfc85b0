/**
 * Fresh sheets and things for witnesses: start values where there are some, else the number nearest to zero.
 *
 * Invariant: every cell lies in its range.
 */
import type { Id } from "../model/types.ts";
import type { Built } from "../plan/build/build.ts";
import type { State } from "../runtime/state.ts";
import { emptySheet, placed } from "../study/make.ts";
import { emptyTable, prepared, type Rules } from "../study/table-top.ts";

const kept = new WeakMap<Built, Rules>();

export function emptySheetState(built: Built, layout: Id): State {
  let rules = kept.get(built);
  if (rules === undefined) kept.set(built, (rules = prepared(built, new Map())));
  const isThing = built.model.catalogues.some((one) => one.id === layout);
  const isConflict = built.model.conflicts.some((one) => one.id === layout);
  if (isThing || isConflict) return plainState(built, layout);
  const table = placed(emptyTable(rules), "x", emptySheet(layout));
  return table.pieces.at(-1)?.state ?? {};
}

function plainState(built: Built, layout: Id): State {
  const columns = built.program.layouts.find((one) => one.id === layout)?.columns ?? [];
  return Object.fromEntries(columns.map((column) => [column.id, Array.from({ length: column.entries }, () => Math.max(column.range[0], Math.min(column.range[1], 0)))]));
}
