// Facts of sheets and things for the door (runtime/facts.ts), as text. Invariant: cells are counted by the lowered layout, and values
// are filled in the order in which they need each other.

import { unreachable } from "../../base/never.ts";
import type { Id, Type } from "../../model/types.ts";
import { isActing, unitsOf } from "../../plan/build/acting.ts";
import { isOptional, membership, plainType, rangeOf } from "../../plan/build/model-index.ts";
import { isPlace, placesOfList, rowsOf } from "../../plan/build/own-places.ts";
import { lyingColumn } from "../../plan/build/things.ts";
import { noneCode } from "../../plan/build/values.ts";
import { readsIn } from "../../plan/expr.ts";
import type { Column, Expr } from "../../plan/types.ts";
import { typed, typeOnly } from "./apart.ts";
import { code, type Data } from "./data.ts";
import type { EngineModel } from "./engine-model.ts";
import type { EngineNames } from "./engine-names.ts";
import { printValue } from "./print-expr.ts";
import { fileReading } from "./print-tables.ts";
import { runtimeName } from "./runtime-text.ts";
import { ownLists, ownListsOf } from "./own-lists.ts";
import { shapeOf } from "./shapes.ts";
import type { Start } from "./starts.ts";
import { alsoOf, firstCell, storedFields, thingsOf, type Body, type StoredField } from "./stored.ts";

export interface FactsPrinter {
  readonly engine: EngineModel;
  readonly names: EngineNames;
  readonly factsName: (id: Id) => string;
  /** Where the facts are wanted as values: what stands for their code. */
  readonly live?: LiveFacts;
}
export interface LiveFacts {
  readonly facts: (id: Id) => unknown;
  /** `(cells, entry) => number`. */
  readonly functionOf: (body: Body, of: readonly Expr[]) => unknown;
  readonly state: (body: Body) => unknown;
  readonly pools: () => unknown;
  /** Plays a plan on working states; its odds are not wanted there. */
  readonly play: (plan: Id) => unknown;
  readonly diceText: (pool: number) => unknown;
}

/** `SheetFacts` of a body. */
export function sheetFacts(body: Body, printer: FactsPrinter): Data {
  const { engine, names, live } = printer;
  const { index } = engine.built.build;
  const stored = storedFields(body, engine.built);
  const lists = stored.filter(({ field }) => plainType(field.type).kind === "list");
  const fields = stored.filter((one) => !lists.includes(one));
  const conditions =
    body.kind === "sheet"
      ? index.conditionsOf(body.of.id).filter((one) => one.while === null && firstCell(body.layout, one.name) >= 0)
      : [];
  const laws = engine.built.laws[body.of.id] ?? [];
  const reads = readsIn(engine.program);
  const acts = body.kind === "thing" ? unitsOf(engine.built.build, body.of.id) : [];
  return {
    kind: body.kind,
    id: body.of.id,
    name: body.of.name,
    formerly: body.of.formerly,
    blank: body.layout.columns.flatMap((column): readonly Data[] =>
      Array.from({ length: column.entries }, () => blank(column)),
    ),
    state: code(
      `{ open: ${names.openState(body.of.id)}, copy: (state) => ${names.copyState(body.of.id)}(state${typeOnly(` as ${names.state(body.of.id)}`)}), close: (state, cells) => ${names.closeState(body.of.id)}(state${typeOnly(` as ${names.state(body.of.id)}`)}, cells) }`,
      live && (() => live.state(body)),
    ),
    columns: Object.fromEntries(body.layout.columns.map(({ id }) => [id, firstCell(body.layout, id)] as const)),
    fields: fields.map((one) => fieldFacts(body, one, printer)),
    lists: lists.map((one) => listFacts(body, one, printer)),
    own: openLists(body, printer),
    order: inOrder(body, fields, printer),
    must: laws.map(({ id, test, message, clauses }) => ({
      id,
      test: functionOf(body, [test], printer),
      reads: [...new Set(reads(test).cells.flatMap(({ column, at }) => cellsOfColumn(body, column, at)))],
      message,
      clauses,
    })),
    acting: acts.length === 0 ? undefined : acts.map(({ id, value }) => ({ id, value: functionOf(body, [value], printer) })),
    view: (engine.views.get(body.of.id)?.fields ?? []).map(({ key, entries, own, collection, type, value, clauses, parts }): Data => ({
      key,
      entries,
      own: ownAt(collection, entries?.length ?? 0, own),
      shape: shapeOf(type, index),
      value: functionOf(body, [value], printer),
      clauses,
      base: parts === null ? undefined : functionOf(body, [parts.base], printer),
      lines: parts?.lines.map((line): Data => ({
        label: line.label,
        own: line.own,
        rule: line.rule,
        clauses: line.clauses,
        counts: functionOf(body, [line.counts], printer),
        amount: functionOf(body, [line.amount], printer),
        most: line.most === null ? undefined : functionOf(body, [line.most], printer),
        kind: line.kind?.name,
        allPenalties: line.kind?.all.includes("penalty") === true ? true : undefined,
      })),
    })),
    holds: (engine.views.get(body.of.id)?.conditions ?? []).map(({ name, value }): Data => ({
      name,
      value: functionOf(body, [value], printer),
    })),
    conditions: conditions.map((condition) => ({
      name: condition.name,
      also: alsoOf(condition),
      cell: firstCell(body.layout, condition.name),
      levels: condition.levels,
      fields: condition.fields.flatMap((field): readonly Data[] => {
        const column = `${condition.name}/${field.name}`;
        if (firstCell(body.layout, column) < 0) return [];
        const one: StoredField = {
          field,
          key: field.name,
          also: alsoOf(field),
          entries: null,
          own: 0,
          collection: null,
          column,
          clauses: field.clauses,
          docs: field.docs,
        };
        return [fieldFacts(body, one, printer)];
      }),
    })),
  };
}

/** Lists to which a sheet can add entries of its own; undefined where there are none. */
function openLists(body: Body, { engine }: FactsPrinter): Data | undefined {
  const { index } = engine.built.build;
  const isRelation = engine.model.conflicts.some(({ relations }) => relations.some(({ id }) => id === body.of.id));
  if (body.kind === "thing" || isRelation) return undefined;
  const isConflict = engine.model.conflicts.some(({ id }) => id === body.of.id);
  const lists = isConflict ? ownLists(index) : ownListsOf(index, body.of.id);
  return lists.length === 0 ? undefined : lists.map(({ id }) => id);
}
function ownAt(list: Id | null, at: number, places: number): Data | undefined {
  return list === null || places === 0 ? undefined : [{ id: list, at, places }];
}

/** What a cell holds before anything is filled in. */
function blank(column: Column): Data {
  if (column.id.startsWith("$") || !column.optional) return 0;
  return noneCode;
}

function fieldFacts(body: Body, stored: StoredField, printer: FactsPrinter): Data {
  const { field, column } = stored;
  const { index } = printer.engine.built.build;
  const own = body.layout.columns.find(({ id }) => id === column);
  const start = printer.engine.starts.get(body.of.id)?.get(stored.key) ?? { kind: "given" as const };
  return {
    key: stored.key,
    also: stored.also,
    shape: shapeOf(field.type, index),
    range: own?.range ?? [0, 0],
    optional: own?.optional ?? isOptional(field.type, index),
    cell: column === null ? -1 : firstCell(body.layout, column),
    entries: stored.entries?.map(({ name, also }): Data => ({ name, also })) ?? null,
    own: ownAt(stored.collection, stored.entries?.length ?? 0, stored.own),
    start: startData(body, start, own, printer),
    diceTexts: start.kind === "each" && plainType(field.type).kind === "dice" ? diceTexts(start.of, printer) : undefined,
    lo: own?.lo === undefined ? undefined : functionOf(body, [own.lo], printer),
    hi: own?.hi === undefined ? undefined : functionOf(body, [own.hi], printer),
    clauses: stored.clauses,
  };
}

function startData(body: Body, start: Start, column: Column | undefined, printer: FactsPrinter): Data {
  switch (start.kind) {
    case "given":
      return null;
    case "text":
      return start.text;
    case "end": {
      const end = start.which === "hi" ? column?.hi : column?.lo;
      const [lo, hi] = column?.range ?? [0, 0];
      return end === undefined ? (start.which === "hi" ? hi : lo) : functionOf(body, [end], printer);
    }
    case "each": {
      const [first] = start.of;
      const isSame = start.of.every((one) => JSON.stringify(one) === JSON.stringify(first));
      if (isSame && first?.kind === "int")
        return column?.kind === "dice" ? diceData(first.value, printer) : first.value;
      if (isSame && first?.kind === "none") return noneCode;
      // Dice come as the number of their text.
      return functionOf(body, start.of, printer);
    }
    default:
      return unreachable(start);
  }
}

/** Texts of the dice that a start value may be, by number. */
function diceTexts(of: readonly Expr[], printer: FactsPrinter): Data | undefined {
  const numbers = new Set<number>();
  const visit = (e: Expr): void => {
    if (e.kind === "int") numbers.add(e.value);
    else if (e.kind === "choose") [e.yes, e.no].forEach(visit);
  };
  of.forEach(visit);
  return numbers.size < 2 && of.every(({ kind }) => kind === "int") ? undefined : Object.fromEntries([...numbers].map((n) => [String(n), diceData(n, printer)] as const));
}

/** Dice as text: the door reads them as it reads those that are given. */
function diceData(pool: number, { engine, names, live }: FactsPrinter): Data {
  return code(
    `${runtimeName("diceText")}(${names.pools}[${pool}]${typeOnly("!")}, ${JSON.stringify(engine.model.ruleset.language)})`,
    live && (() => live.diceText(pool)),
  );
}

/** `(f, at) => …`: one expression, or one for each entry. */
/** Its cells, or the one of an entry. */
function cellsOfColumn({ layout }: Body, column: Id, at: number | null): readonly number[] {
  const first = firstCell(layout, column);
  const { entries } = layout.columns.find(({ id }) => id === column)!;
  return at === null ? Array.from({ length: entries }, (_, i) => first + i) : [first + at];
}

function functionOf(body: Body, of: readonly Expr[], { engine, names, live }: FactsPrinter): Data {
  const reading = fileReading(
    engine.program,
    names,
    () => "at",
    () => body.of.id,
    () => "0",
  );
  const texts = of.map((one) => printValue(one, reading));
  const [first = "0"] = texts;
  const isSame = texts.every((text) => text === first);
  const value = isSame ? first : `[${texts.join(", ")}][at]${typeOnly("!")}`;
  return code(
    `(${typed("f", "readonly number[]")}${/\bat\b/.test(value) ? `, ${typed("at", "number")}` : ""}) => ${value.startsWith("{") ? `(${value})` : value}`,
    live && (() => live.functionOf(body, of)),
  );
}

// ── lists ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function listFacts(body: Body, stored: StoredField, printer: FactsPrinter): Data {
  const { engine, live } = printer;
  const { index } = engine.built.build;
  const type = plainType(stored.field.type);
  const [least, most] = type.kind === "list" ? [type.least, type.most] : [0, null];
  const of: Type | null = type.kind === "list" ? plainType(type.of) : null;
  const own = body.layout.columns.find(({ id }) => id === stored.column);
  const cell = own === undefined ? -1 : firstCell(body.layout, own.id);
  const counted = own === undefined ? null : membership(stored.field, index);
  const all = of?.kind === "thing" ? index.model.catalogues : index.model.collections;
  const kinds = all
    .flatMap(({ entries }) => entries)
    .slice(counted?.first ?? 0, (counted?.first ?? 0) + (counted?.size ?? 0))
    .map((entry): Data => ({ name: isPlace(entry) ? "" : entry.name, also: alsoOf(entry) }));
  const from = counted?.first ?? 0;
  const places = all.flatMap((list): readonly Data[] => {
    const first = index.first(list.id) + rowsOf(list.entries).length - from;
    return placesOfList(list) > 0 && first >= 0 && first < (counted?.size ?? 0) ? [{ id: list.id, at: first, places: placesOfList(list) }] : [];
  });
  return {
    key: stored.key,
    also: stored.also,
    of: thingsOf(stored.field.type, engine.built)
      .filter((id) => engine.bodies.some((one) => one.of.id === id))
      .map((id) => code(printer.factsName(id), live && (() => live.facts(id)))),
    kinds: own === undefined || counted === null ? null : { cell, names: kinds, most: own.range[1], own: places.length === 0 ? undefined : places },
    values:
      own === undefined || counted !== null || of === null
        ? null
        : { shape: shapeOf(of, index), range: rangeOf(of, index), optional: type.kind === "list" && type.slots === true, cell },
    least,
    most: most ?? 1000,
    must: false,
    acts: isActing(index, stored.field) ? stored.field.id : undefined,
    place: engine.program.layouts.some(({ columns }) => columns.some(({ id }) => id === lyingColumn(stored.field.id)))
      ? lyingColumn(stored.field.id)
      : null,
    clauses: stored.clauses,
  };
}

// ── order ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Fields after those whose cells their starts and ends read. */
function inOrder(body: Body, fields: readonly StoredField[], { engine }: FactsPrinter): readonly number[] {
  const reads = readsIn(engine.program);
  const needs = fields.map((stored): ReadonlySet<string> => {
    const start = engine.starts.get(body.of.id)?.get(stored.key);
    const column = body.layout.columns.find(({ id }) => id === stored.column);
    const parts = [...(start?.kind === "each" ? start.of : []), column?.lo, column?.hi].filter(
      (one) => one !== undefined,
    );
    return new Set(parts.flatMap((one) => reads(one).cells.map((read) => read.column)));
  });
  const order: number[] = [];
  const visit = (i: number, above: readonly number[]): void => {
    if (order.includes(i) || above.includes(i)) return;
    fields.forEach((other, k) => {
      if (other.column !== null && needs[i]?.has(other.column) === true) visit(k, [...above, i]);
    });
    order.push(i);
  };
  fields.forEach((_, i) => visit(i, []));
  return order;
}
