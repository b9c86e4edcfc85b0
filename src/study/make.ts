// New sheets and things for the table: what the text gives, then start values, which may read other fields. Building wakes no reaction.

import type { Call, Expr as ModelExpr, Id, MakeExpr } from "../model/types.ts";
import { kindKey } from "../model/thing-kinds.ts";
import { lastName } from "../model/typing.ts";
import { actingColumn, unitsOf } from "../plan/build/acting.ts";
import { columnName } from "../plan/build/fields.ts";
import { membership, plainType } from "../plan/build/model-index.ts";
import { lyingColumn, whoColumn } from "../plan/build/things.ts";
import { expr, itemsOf, type Val } from "../plan/build/values.ts";
import type { State } from "../runtime/state.ts";
import { NONE } from "../runtime/value.ts";
import { CallProblem, notOnTable } from "./call-problem.ts";
import { opened } from "./fights.ts";
import { compiled, now, numberNow, wholeNow } from "./reading.ts";
import { cellName, fillStarts } from "./starts.ts";
import type { Piece, Table } from "./table-top.ts";

/** What a call builds itself lies on the table before it is made: the sheet of a creation, things in its arguments, which belong to nobody. */
export function openedFor<T extends { readonly action: Call | null }>(before: Table, line: T): { readonly table: Table; readonly line: T } {
  const called = line.action;
  if (called === null) return { table: before, line };
  let table = before;
  const args = called.args.map((arg): ModelExpr => {
    if (arg.kind !== "make") return arg;
    const name = `#${table.pieces.length + 1}`;
    table = placed(table, name, arg);
    return { kind: "role", name, type: arg.type };
  });
  return { table: withNewSheet(table, called), line: table === before ? line : { ...line, action: { ...called, args } } };
}

/** A creation works on a new sheet with its start values, which bears the name of its kind. */
function withNewSheet(table: Table, call: Call): Table {
  const check = table.rules.built.model.checks.find(({ id }) => id === call.check);
  if (check?.word !== "creation" || check.self === null) return table;
  return placed(table, check.self.name, emptySheet(check.self.sheet));
}
const sheets = new Map<Id, MakeExpr>();
export function emptySheet(sheet: Id): MakeExpr {
  let make = sheets.get(sheet);
  if (make === undefined)
    sheets.set(sheet, (make = { kind: "make", of: { kind: "sheet", sheet }, fields: [], entries: [], sides: [], type: { kind: "sheet", sheet } }));
  return make;
}

/** The table with one more piece; its number is the last. */
export function placed(table: Table, name: string, make: MakeExpr): Table {
  const { rules } = table;
  const layoutId =
    make.of.kind === "sheet" ? make.of.sheet : make.of.kind === "conflict" ? make.of.conflict : make.of.catalogue;
  const layout = rules.lowered.layouts.find((l) => l.id === layoutId);
  if (layout === undefined) throw new CallProblem(notOnTable(lastName(layoutId)));
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
    set.add(cellName(column, entry));
  };
  if (make.of.kind === "thing" && make.of.entry !== null) {
    const { entry } = make.of;
    put(kindKey, 0, build.index.catalogue(layoutId).entries.findIndex(({ name: one }) => one === entry));
  }
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
    put(columnName(home), 0, wholeNow(made, value));
  }
  for (const { collection, entry, field, value } of make.entries) {
    const i = build.index.collection(collection).entries.findIndex((e) => e.name === entry);
    put(columnName(build.index.home(field)), i, wholeNow(made, value));
  }
  const piece: Piece = { name, layout: layoutId, state, lists };
  const slot = made.pieces.length;
  if (state[whoColumn] !== undefined) state[whoColumn] = [slot + 1];
  for (const [list, things] of Object.entries(lists)) addUp(made, state, list, things);
  made = { ...made, pieces: lyingFor(made.pieces, lists, slot) };
  const after: Table = {
    ...made,
    pieces: [...made.pieces, piece],
    names: new Map(made.names).set(name, { kind: "slot", slot }),
  };
  fillStarts(rules, layoutId, state, make, set);
  return make.of.kind === "conflict" ? opened(after, make) : after;
}

/** What the single things of a list come to together. */
function addUp({ rules, pieces }: Table, state: State, list: Id, things: readonly number[]): void {
  for (const thing of things) {
    const piece = pieces[thing]!;
    for (const { id, value } of unitsOf(rules.built.build, piece.layout)) {
      const cells = state[actingColumn(list, id)];
      if (cells !== undefined) cells[0] = cells[0]! + compiled(rules, value)({ regs: [], slots: [piece.state] });
    }
  }
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

/** A thing named by its entry alone, which is made anew. */
function singleThing(named: Extract<ModelExpr, { kind: "thing" }>): MakeExpr {
  const { catalogue, entry, type } = named;
  let make = singles.get(named);
  if (make === undefined) singles.set(named, (make = { kind: "make", of: { kind: "thing", catalogue, entry }, fields: [], entries: [], sides: [], type }));
  return make;
}
/** One each, since start values are worked out once for each. */
const singles = new WeakMap<ModelExpr, MakeExpr>();

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
  if (value.kind === "thing" && !table.rules.built.build.index.isKind(value.catalogue)) return listed(table, singleThing(value), name);
  if (value.kind === "make") {
    const own = `${name} ${table.pieces.length}`;
    const after = placed(table, own, value);
    return { table: after, items: [after.names.get(own)!] };
  }
  return {
    table,
    items: itemsOf(now(table, value)).map((i) => i.value),
  };
}
