// New sheets and things for the table: what the text gives, then start values, which may read other fields. Building wakes no reaction.

import type { Call, Expr as ModelExpr, Field, Id, MakeExpr } from "../model/types.ts";
import { emptyCtx } from "../plan/build/context.ts";
import { columnName } from "../plan/build/fields.ts";
import { membership, plainType } from "../plan/build/model-index.ts";
import { lyingColumn, whoColumn } from "../plan/build/things.ts";
import { expr, itemsOf, type Val, whole } from "../plan/build/values.ts";
import { int } from "../plan/expr.ts";
import type { Column } from "../plan/types.ts";
import type { State } from "../runtime/state.ts";
import { NONE } from "../runtime/value.ts";
import { opened } from "./fights.ts";
import { compiled, ctxOf, numberNow, type Piece, type Rules, settled, type Table } from "./table-top.ts";

/** A creation works on a new sheet with its start values, which bears the name of its kind. */
export function openedFor(table: Table, call: Call): Table {
  const check = table.rules.built.model.checks.find(({ id }) => id === call.check);
  if (check?.word !== "creation" || check.self === null) return table;
  const { name, sheet } = check.self;
  return placed(table, name, {
    kind: "make",
    of: { kind: "sheet", sheet },
    fields: [],
    entries: [],
    sides: [],
    type: { kind: "sheet", sheet },
  });
}

/** The table with one more piece; its number is the last. */
export function placed(table: Table, name: string, make: MakeExpr): Table {
  const { rules } = table;
  const layoutId =
    make.of.kind === "sheet" ? make.of.sheet : make.of.kind === "conflict" ? make.of.conflict : make.of.catalogue;
  const layout = rules.lowered.layouts.find((l) => l.id === layoutId);
  if (layout === undefined) throw new Error(`${layoutId} cannot lie on the table`);
  const { build } = rules.built;
  const state: State = {};
  for (const c of layout.columns)
    state[c.id] = Array.from({ length: c.entries }, () =>
      c.optional ? NONE : c.id.startsWith("$") ? 0 : Math.max(c.range[0], Math.min(c.range[1], 0)),
    );
  const lists: Record<Id, readonly number[]> = {};
  const set = new Set<string>();
  let made = table;
  const put = (column: string, entry: number, value: number): void => {
    const cells = state[column];
    if (cells === undefined) return;
    cells[entry] = value;
    set.add(`${column}#${entry}`);
  };
  for (const { field, value } of make.fields) {
    const home = build.index.home(field);
    const type = plainType(home.field.type);
    if (type.kind === "text") continue;
    if (type.kind === "list") {
      const found = listed(made, value, name);
      made = found.table;
      const column = columnName(home);
      if (state[column] === undefined) {
        lists[field] = found.items.flatMap((i) => (i.kind === "slot" ? [i.slot] : []));
        continue;
      }
      const codes = found.items.map((i) => numberNow(made, expr(i)));
      const of = membership(home.field, build.index);
      if (of !== null) for (const code of codes) put(column, code - of.first, state[column]![code - of.first]! + 1);
      else codes.forEach((code, i) => put(column, i, code));
      continue;
    }
    put(columnName(home), 0, numberNow(made, expr(build.expression(value, ctxOf(made)))));
  }
  for (const { collection, entry, field, value } of make.entries) {
    const i = build.index.collection(collection).entries.findIndex((e) => e.name === entry);
    put(columnName(build.index.home(field)), i, numberNow(made, expr(build.expression(value, ctxOf(made)))));
  }
  const piece: Piece = { name, layout: layoutId, state, lists };
  const slot = made.pieces.length;
  if (state[whoColumn] !== undefined) state[whoColumn] = [slot + 1];
  made = { ...made, pieces: lyingFor(made.pieces, lists, slot) };
  const after: Table = {
    ...made,
    pieces: [...made.pieces, piece],
    names: new Map(made.names).set(name, { kind: "slot", slot }),
  };
  fillStarts(after, slot, make, set);
  return make.of.kind === "conflict" ? opened(after, make) : after;
}

/** The things in its lists know in whose list they lie. */
function lyingFor(pieces: Table["pieces"], lists: Piece["lists"], owner: number): Table["pieces"] {
  return pieces.map((piece, i) => {
    const columns = Object.entries(lists).flatMap(([field, things]) =>
      things.includes(i) ? [lyingColumn(field)] : [],
    );
    const held = columns.filter((column) => piece.state[column] !== undefined);
    if (held.length === 0) return piece;
    return { ...piece, state: { ...piece.state, ...Object.fromEntries(held.map((column) => [column, [owner + 1]])) } };
  });
}

function listed(
  table: Table,
  value: ModelExpr,
  name: string,
): { readonly table: Table; readonly items: readonly Val[] } {
  if (value.kind === "list") {
    let at = table;
    const items = value.items.flatMap((item): readonly Val[] => {
      const found = listed(at, item, name);
      at = found.table;
      return found.items;
    });
    return { table: at, items };
  }
  if (value.kind === "make") {
    const own = `${name} ${table.pieces.length}`;
    const after = placed(table, own, value);
    return { table: after, items: [after.names.get(own)!] };
  }
  return {
    table,
    items: itemsOf(settled(table, table.rules.built.build.expression(value, ctxOf(table)))).map((i) => i.value),
  };
}

/** Start values see only their own sheet or thing, so how they are read is worked out once a layout. */
const known = new WeakMap<Rules, Map<string, (state: State) => number>>();
function startReaders(table: Table, layout: Id): (s: Start, e: ModelExpr) => (state: State) => number {
  const { rules } = table;
  const { model, build } = rules.built;
  let readers = known.get(rules);
  if (readers === undefined) known.set(rules, (readers = new Map()));
  const self = model.sheets.some((x) => x.id === layout) ? 0 : null;
  return (s, e) => {
    const key = `${layout} ${s.column.id} ${s.entry} ${s.row === null ? "" : "row"}${s.it.kind === "slot" ? JSON.stringify(s.row) : ""}`;
    let reader = readers.get(key);
    if (reader === undefined) {
      const it: Val = s.it.kind === "slot" ? { kind: "slot", slot: 0 } : s.it;
      const value = compiled(rules, expr(build.expression(e, { ...emptyCtx, layoutOf: () => layout, self, it })));
      reader = (state) => value({ regs: [], slots: [state] });
      readers.set(key, reader);
    }
    return reader;
  };
}

interface Start {
  readonly column: Column;
  readonly entry: number;
  readonly field: Field;
  /** What the row of an entry or kind says. */
  readonly row: ModelExpr | null;
  readonly it: Val;
}

/** Start values read each other at most as deep as there are fields. */
function fillStarts(table: Table, slot: number, make: MakeExpr, given: ReadonlySet<string>): void {
  const { build } = table.rules.built;
  const piece = table.pieces[slot]!;
  const drafts = build.layouts.get(piece.layout) ?? [];
  const starts = drafts.flatMap(({ column, field }): readonly Start[] => {
    if (field === null || plainType(field.type).kind === "list") return [];
    const home = build.index.home(field.id);
    if (home.kind === "condition") return [];
    return Array.from({ length: column.entries }, (_, entry) => entry).flatMap((entry): readonly Start[] => {
      if (given.has(`${column.id}#${entry}`)) return [];
      const rowName =
        home.kind === "entry"
          ? home.collection.entries[entry]!
          : make.of.kind === "thing" && make.of.entry !== null && home.kind === "thing"
            ? home.catalogue.entries.find((e) => make.of.kind === "thing" && e.name === make.of.entry)
            : undefined;
      const isOwn = home.kind === "entry" && home.collection.own?.id === field.id;
      const row =
        rowName === undefined
          ? null
          : (rowName.values[isOwn ? home.collection.name : field.name] ?? rowName.values[field.name] ?? null);
      const it: Val =
        home.kind === "entry" ? whole(int(build.index.first(home.collection.id) + entry)) : { kind: "slot", slot };
      return [{ column, entry, field, row, it }];
    });
  });
  const ready = startReaders(table, piece.layout);
  for (let round = 0, moved = true; moved && round < 20; round++) {
    moved = false;
    for (const s of starts) {
      const read = (e: ModelExpr): number => ready(s, e)(piece.state);
      const value = startOf(s, read);
      const cells = piece.state[s.column.id]!;
      if (value === null || cells[s.entry] === value) continue;
      cells[s.entry] = value;
      moved = true;
    }
  }
}

function startOf(s: Start, read: (e: ModelExpr) => number): number | null {
  if (s.row !== null) return read(s.row);
  const { start, low, high } = s.field;
  switch (start.kind) {
    case "given":
      return null;
    case "at":
      return read(start.value);
    case "full":
      return high === null ? s.column.range[1] : read(high);
    case "empty":
      return low === null ? s.column.range[0] : read(low);
  }
}
