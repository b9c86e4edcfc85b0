// Start values of a piece on the table. Which cells a make leaves to them, and how each is read, is worked out once; start values see only
// their own sheet or thing, and may read each other at most as deep as there are fields.

import type { Expr as ModelExpr, Field, Id, MakeExpr } from "../model/types.ts";
import { type Build, type ColumnDraft, emptyCtx } from "../plan/build/context.ts";
import { plainType } from "../plan/build/model-index.ts";
import { expr, type Val, whole } from "../plan/build/values.ts";
import { int } from "../plan/expr.ts";
import type { State } from "../runtime/state.ts";
import { compiled } from "./reading.ts";
import type { Rules } from "./table-top.ts";

export const cellName = (column: Id, entry: number): string => `${column}#${entry}`;

/** `given`: the cells that the make itself fills. */
export function fillStarts(rules: Rules, layout: Id, state: State, make: MakeExpr, given: ReadonlySet<string>): void {
  const starts = startsOf(rules, layout, make, given);
  const scope = { regs: [], slots: [state] };
  for (const s of starts) if (s.fixed !== null) state[s.column]![s.entry] = s.fixed;
  const open = starts.filter((s) => s.fixed === null);
  for (let round = 0, moved = true; moved && round < 20; round++) {
    moved = false;
    for (const s of open) {
      const value = s.read(scope);
      const cells = state[s.column]!;
      if (cells[s.entry] === value) continue;
      cells[s.entry] = value;
      moved = true;
    }
  }
}

interface Start {
  readonly column: Id;
  readonly entry: number;
  /** What needs not be read; null: it is. */
  readonly fixed: number | null;
  readonly read: ReturnType<typeof compiled>;
}
const kept = new WeakMap<Build, WeakMap<MakeExpr, readonly Start[]>>();

function startsOf(rules: Rules, layout: Id, make: MakeExpr, given: ReadonlySet<string>): readonly Start[] {
  const { build } = rules.built;
  let known = kept.get(build);
  if (known === undefined) kept.set(build, (known = new WeakMap()));
  const before = known.get(make);
  if (before !== undefined) return before;
  const starts = (build.layouts.get(layout) ?? []).flatMap((draft) => startsOfColumn(rules, layout, draft, make, given));
  known.set(make, starts);
  return starts;
}

function startsOfColumn(rules: Rules, layout: Id, { column, field }: ColumnDraft, make: MakeExpr, given: ReadonlySet<string>): readonly Start[] {
  const { build, model } = rules.built;
  if (field === null || plainType(field.type).kind === "list" || build.index.home(field.id).kind === "condition") return [];
  const self = model.sheets.some((x) => x.id === layout) ? 0 : null;
  return Array.from({ length: column.entries }, (_, entry) => entry).flatMap((entry): readonly Start[] => {
    if (given.has(cellName(column.id, entry))) return [];
    const { row, it } = rowOf(build, field, entry, make);
    const value = row ?? startOf(field);
    if (value === null) return [];
    const e = typeof value === "number" ? int(value) : expr(build.expression(value, { ...emptyCtx, layoutOf: () => layout, self, it }));
    return [{ column: column.id, entry, fixed: e.kind === "int" ? e.value : null, read: compiled(rules, e) }];
  });

  function startOf({ start, low, high }: Field): ModelExpr | number | null {
    switch (start.kind) {
      case "given":
        return null;
      case "at":
        return start.value;
      case "full":
        return high ?? column.range[1];
      case "empty":
        return low ?? column.range[0];
    }
  }
}

/** What the row of an entry or kind says, and what `it` is there. */
function rowOf(build: Build, field: Field, entry: number, make: MakeExpr): { readonly row: ModelExpr | null; readonly it: Val } {
  const home = build.index.home(field.id);
  const named = make.of.kind === "thing" ? make.of.entry : null;
  const found =
    home.kind === "entry"
      ? home.collection.entries[entry]!
      : named !== null && home.kind === "thing"
        ? home.catalogue.entries.find((e) => e.name === named)
        : undefined;
  const isOwn = home.kind === "entry" && home.collection.own?.id === field.id;
  const row = found === undefined ? null : (found.values[isOwn ? home.collection.name : field.name] ?? found.values[field.name] ?? null);
  return { row, it: home.kind === "entry" ? whole(int(build.index.first(home.collection.id) + entry)) : { kind: "slot", slot: 0 } };
}
