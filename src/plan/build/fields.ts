// Stored fields: as columns of a layout, as cells, and those whose rows fix them for ever, which are read from the rows.

import { inWords } from "../../model/typing.ts";
import type { Catalogue, Collection, Expr as ModelExpr, Field, Id, Model } from "../../model/types.ts";
import { eachInside } from "../../model/inside.ts";
import { int } from "../expr.ts";
import type { Column, Expr, Range, Slot } from "../types.ts";
import { type Build, type ColumnDraft, type Ctx, emptyCtx } from "./context.ts";
import type { ColumnDoor } from "./door.ts";
import { ENDED, type Home, isOptional, membership, OPEN, plainType, rangeOf } from "./model-index.ts";
import { actingColumns } from "./acting.ts";
import { ownColumn, rowsOf } from "./own-places.ts";
import { countsNow, isOfKinds, placesOf } from "./slots.ts";
import { seatColumns } from "./seats.ts";
import { thingColumns } from "./things.ts";
import * as v from "./values.ts";
import { type Val, whole } from "./values.ts";

export function readCell(
  b: Build,
  home: Exclude<Home, { kind: "thing" | "condition" }>,
  slot: Slot,
  entry: Expr | null,
  ctx: Pick<Ctx, "layoutOf">,
): Val {
  const column = columnName(home);
  const type = plainType(home.field.type);
  if (type.kind === "list") return listField(b, home.field, slot, column, ctx);
  if (type.kind === "text" || type.kind === "sheet")
    return v.notYet("reading {field}, which is {type}", { field: home.field.name, type: inWords(type) });
  if (type.kind === "thing" && !type.catalogues.every((c) => b.index.isKind(c)))
    return v.notYet("reading {field}, a thing on a sheet", { field: home.field.name });
  const at =
    home.kind === "entry" && home.collection.entries.length > 1
      ? v.minus(entry ?? v.notYet("an entry here"), int(b.index.first(home.collection.id)))
      : null;
  return whole({ kind: "cell", place: { slot, column, at } });
}

export function columnName(home: Home): Id {
  switch (home.kind) {
    case "sheet":
    case "thing":
      return home.field.name;
    case "entry":
      return home.collection.own?.id === home.field.id
        ? home.collection.name
        : `${home.collection.name}/${home.field.name}`;
    case "condition":
      return `${home.condition.name}/${home.field.name}`;
  }
}

function listField(b: Build, field: Field, slot: Slot, column: Id, ctx: Pick<Ctx, "layoutOf">): Val {
  const found = listColumn(b, field);
  if (found === null) return v.notYet("reading the list {list}", { list: field.name });
  const cell = (i: number): Expr => ({ kind: "cell", place: { slot, column, at: found.entries > 1 ? int(i) : null } });
  const items = Array.from({ length: found.entries }, (_, i) =>
    found.first === null
      ? {
          value: whole(cell(i)),
          present: v.all([countsNow(b, field, slot, i + 1, ctx), v.opposite(v.absent(cell(i)))]),
        }
      : { value: whole(int(found.first + i)), present: v.below(int(0), cell(i)) },
  );
  return { kind: "list", items };
}

/** A list kept as a column: how often each kind is in it (`first`: its first code), or its slots. */
function listColumn(
  b: Build,
  field: Field,
): { readonly entries: number; readonly first: number | null; readonly range: Range } | null {
  const type = plainType(field.type);
  if (type.kind !== "list") return null;
  const of = plainType(type.of);
  const members = membership(field, b.index);
  if (members !== null) return { entries: members.size, first: members.first, range: [0, type.most ?? 99] };
  if (of.kind === "thing" && !(type.slots === true && isOfKinds(b.index, field))) return null;
  if (type.most === null || of.kind === "text" || of.kind === "sheet" || of.kind === "list" || of.kind === "fraction")
    return null;
  return { entries: type.most, first: null, range: rangeOf(of, b.index) };
}

// ── layouts ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function makeLayouts(b: Build): Readonly<Record<Id, readonly ColumnDoor[]>> {
  const doors: Record<Id, ColumnDoor[]> = {};
  const add = (layout: Id, home: Home, entries: readonly string[] | null, origin: Id): void => {
    const draft = columnOf(b, home, entries?.length ?? 1);
    if (draft === null) return;
    b.layouts.get(layout)!.push(draft);
    const list = listColumn(b, home.field);
    const type = plainType(home.field.type);
    const of = type.kind === "list" ? type.of : home.field.type;
    const kinds = membership(home.field, b.index) === null ? null : memberNames(b, of);
    const names = list === null ? entries : (kinds ?? Array.from({ length: list.entries }, (_, i) => String(i + 1)));
    const counted: ColumnDoor["type"] = { kind: "number", low: 0, high: draft.column.range[1], unit: null };
    doors[layout]!.push({
      column: draft.column.id,
      type: list !== null && list.first !== null ? counted : of,
      entries: names,
      origin,
    });
  };
  for (const sheet of b.index.bodies) {
    b.layouts.set(sheet.id, []);
    doors[sheet.id] = [];
    for (const field of b.index.fieldsOf(sheet.id)) add(sheet.id, b.index.home(field.id), null, field.id);
    for (const collection of b.index.collectionsOf(sheet.id)) {
      const names = collection.entries.map((e) => e.name);
      for (const field of [...(collection.own === null ? [] : [collection.own]), ...collection.each])
        add(sheet.id, { kind: "entry", collection, field }, names, field.id);
    }
    for (const condition of b.index.conditionsOf(sheet.id)) {
      if (condition.while === null) {
        const column: Column = {
          id: condition.name,
          range: [0, condition.levels ?? 1],
          optional: false,
          entries: 1,
          kind: "int",
        };
        b.layouts.get(sheet.id)!.push({ column, field: null });
        doors[sheet.id]!.push({
          column: column.id,
          type:
            condition.levels === null
              ? { kind: "yes-no" }
              : { kind: "number", low: 0, high: condition.levels, unit: null },
          entries: null,
          origin: condition.id,
        });
      }
      for (const field of condition.fields) add(sheet.id, { kind: "condition", condition, field }, null, field.id);
    }
    for (const column of [...thingColumns(b.index, sheet.id), ...actingColumns(b.index, sheet.id), ...seatColumns(b.index, sheet.id)]) b.layouts.get(sheet.id)!.push({ column, field: null });
  }
  for (const { id, gives } of b.index.model.conflicts) {
    const last = gives === null ? 1 : rangeOf(gives, b.index)[1] + 2;
    b.layouts.get(id)!.push({ column: { id: ENDED, range: [0, last], optional: false, entries: 1, kind: "int" }, field: null });
  }
  for (const catalogue of b.index.model.catalogues) {
    if (b.index.isKind(catalogue.id)) continue;
    b.layouts.set(catalogue.id, []);
    doors[catalogue.id] = [];
    for (const field of catalogue.fields) add(catalogue.id, { kind: "thing", catalogue, field }, null, field.id);
    for (const column of thingColumns(b.index, catalogue.id)) b.layouts.get(catalogue.id)!.push({ column, field: null });
  }
  return doors;
}

/** In the order of their codes. */
function memberNames(b: Build, of: Field["type"]): readonly string[] {
  const t = plainType(of);
  if (t.kind === "thing") return t.catalogues.flatMap((c) => b.index.catalogue(c).entries.map((e) => e.name));
  const [first, last] = rangeOf(t, b.index);
  const all = b.index.model.collections.flatMap((c) => c.entries.map((e) => e.name));
  return all.slice(first, last + 1);
}

/** Null: nothing of it is a column. */
function columnOf(b: Build, home: Home, entries: number): ColumnDraft | null {
  const { field } = home;
  if (field.storage === "calculated") return null;
  if (home.kind === "entry" && (entries === 0 || isFixed(b, home))) return null;
  const type = plainType(field.type);
  const list = listColumn(b, field);
  if (list !== null) {
    if (home.kind !== "sheet" || list.entries === 0) return null;
    return {
      column: {
        id: columnName(home),
        range: list.range,
        optional: list.first === null,
        entries: list.entries,
        kind: "int",
      },
      field,
    };
  }
  if (type.kind === "text" || type.kind === "sheet" || type.kind === "list" || type.kind === "fraction") return null;
  if (type.kind === "thing" && !type.catalogues.every((c) => b.index.isKind(c))) return null;
  const optional = isOptional(field.type, b.index) || home.kind === "condition";
  const column: Column = {
    id: columnName(home),
    range: rangeOf(type, b.index),
    optional,
    entries,
    kind: type.kind === "dice" ? "dice" : "int",
  };
  return { column, field };
}

/** Works out calculated ends, once all columns are there. */
export function makeEnds(b: Build): void {
  for (const [layout, drafts] of b.layouts)
    drafts.forEach((draft, i) => {
      const { field, column } = draft;
      if (field === null || placesOf(field) !== null || (field.low === null && field.high === null && field.rising === null)) return;
      const home = b.index.home(field.id);
      const it: Val =
        home.kind === "entry"
          ? whole(v.plus({ kind: "reg", reg: 0 }, int(b.index.first(home.collection.id))))
          : { kind: "slot", slot: 0 };
      const ctx: Ctx = { ...emptyCtx, self: home.kind === "thing" ? null : 0, layoutOf: () => layout, it };
      try {
        const end = (e: ModelExpr | null): Expr | null => (e === null ? null : v.expr(b.expression(e, ctx)));
        const [lo, hi, rising] = [end(field.low), end(field.high), end(field.rising)];
        const span = (e: Expr): Range => b.interval(e, [[0, column.entries - 1]], [layout]);
        const range: Range = [
          lo === null ? column.range[0] : Math.max(-OPEN, span(lo)[0]),
          hi === null ? column.range[1] : Math.min(OPEN, span(hi)[1]),
        ];
        const moves = (e: Expr | null): e is Expr => e !== null && e.kind !== "int";
        drafts[i] = {
          field,
          column: {
            ...column,
            range,
            ...(moves(lo) ? { lo } : {}),
            ...(moves(hi) ? { hi } : {}),
            ...(rising === null ? {} : { rising }),
          },
        };
      } catch (error) {
        if (!v.isNotYet(error)) throw error;
        b.unsupported.push({ id: field.id, ...v.unbuilt(error) });
      }
    });
}

// ── fixed by rows ────────────────────────────────────────────────────────────────────────────────────────────────────────

const changedFields = new WeakMap<Model, ReadonlySet<Id>>();
/** Fields that some effect or made sheet names. */
function changed(model: Model): ReadonlySet<Id> {
  const known = changedFields.get(model);
  if (known !== undefined) return known;
  const found = new Set<Id>();
  const visit = (x: object, key: string): void => {
    if ((key === "place" || key === "entries" || key === "fields") && "field" in x && typeof x.field === "string")
      found.add(x.field);
    eachInside(x, (part, k) => visit(part, Array.isArray(x) ? key : k));
  };
  visit(
    [
      model.checks,
      model.cascades,
      model.sheets,
      model.collections,
      model.catalogues,
      model.conditions,
      model.examples,
      model.oddsTables,
    ],
    "",
  );
  changedFields.set(model, found);
  return found;
}

function isFixed(b: Build, home: Extract<Home, { kind: "entry" }>): boolean {
  const { field, collection } = home;
  if (field.storage !== "stored" || collection.own?.id === field.id) return false;
  if (plainType(field.type).kind === "list" || plainType(field.type).kind === "text") return true;
  return (
    field.start.kind === "given" &&
    rowsOf(collection.entries).every((e) => (e.values[field.name] ?? null) !== null) &&
    !changed(b.index.model).has(field.id)
  );
}

export function fixedField(b: Build, home: Extract<Home, { kind: "entry" }>, entry: Expr | null): Val | null {
  if (!isFixed(b, home)) return null;
  const rows = rowsOf(home.collection.entries).map((e): Val => {
    const value = e.values[home.field.name] ?? (home.field.start.kind === "at" ? home.field.start.value : null);
    if (value === null) return home.field.type.kind === "list" ? { kind: "list", items: [] } : whole(v.none);
    return b.expression(value, emptyCtx);
  });
  const row = v.minus(entry ?? v.notYet("an entry here"), int(b.index.first(home.collection.id)));
  const { collection, field } = home;
  return withOwn(collection, row, () => chosenRow(b, `fixed/${field.id}`, rows, row), () => ownColumn(b, collection, field, row));
}

/** What the row of the text says, or the one that came with data. */
function withOwn(list: Collection | Catalogue, row: Expr, said: () => Val, told: () => Val): Val {
  const rows = rowsOf(list.entries).length;
  if (rows === list.entries.length) return said();
  if (rows === 0) return told();
  if (row.kind === "int") return row.value < rows ? said() : told();
  return v.chooseVal(v.below(row, int(rows)), said(), told());
}

/** A field of a kind: what its row says, its start value, or what it is calculated to be. */
export function kindField(b: Build, home: Extract<Home, { kind: "thing" }>, code: Expr): Val {
  const { catalogue, field } = home;
  const row = v.minus(code, int(b.index.first(catalogue.id)));
  const said = (): Val => {
    const rows = rowsOf(catalogue.entries).map((_, i) => rowValue(b, catalogue, field, i));
    return chosenRow(b, `fixed/${field.id}`, rows, row);
  };
  const calculated = (): Val | null => (field.value === null ? null : b.expression(field.value, { ...emptyCtx, it: whole(code) }));
  return withOwn(catalogue, row, said, () => calculated() ?? ownColumn(b, catalogue, field, row));
}
function rowValue(b: Build, catalogue: Catalogue, field: Field, i: number): Val {
  const ctx: Ctx = { ...emptyCtx, it: whole(int(b.index.first(catalogue.id) + i)) };
  const written = catalogue.entries[i]!.values[field.name] ?? null;
  if (written !== null) return b.expression(written, ctx);
  if (field.value !== null) return b.expression(field.value, ctx);
  return field.start.kind === "at" ? b.expression(field.start.value, ctx) : whole(v.none);
}

function chosenRow(b: Build, id: Id, rows: readonly Val[], row: Expr): Val {
  if (row.kind === "int") return rows[row.value] ?? whole(v.none);
  const cells = rows.map((r) =>
    r.kind === "int" && r.e.kind === "int" ? r.e.value : r.kind === "int" && r.e.kind === "none" ? v.noneCode : null,
  );
  if (cells.every((c) => c !== null)) {
    if (!b.lookups.has(id)) b.lookups.set(id, { id, keys: [[0, rows.length - 1]], cells });
    return whole({ kind: "lookup", table: id, keys: [row] });
  }
  const last = rows.at(-1) ?? v.notYet("a value of an empty list");
  return rows
    .slice(0, -1)
    .reduceRight<Val>((otherwise, value, i) => v.chooseVal(v.equals(row, int(i)), value, otherwise), last);
}
