/**
 * Tables: keys, results and rows; cross tables and tables by roll.
 *
 * Invariant: two rows never answer the same case; a cell of a cross table is a row with one more key.
 */
import { type Fix, insertAt } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import { keyOfCell, nearest, readRows, valueOf, type Table as Read } from "./cell.ts";
import { writtenDice } from "./dice.ts";
import { named } from "./named.ts";
import { fit } from "./read.ts";
import type { Scope } from "./scope.ts";
import { anonymousChoice, namedType, scaleType, typeOf } from "./type-node.ts";
import type { Column, Dice, Expr, Id, KeyPattern, Table, TableKey, TableRow, Type } from "./types.ts";
import { fromInterval, text } from "./typing.ts";
import { scaleById, stepExpr } from "./visible.ts";
import { at, noMeta, report, silent } from "./world.ts";

export function keyType(node: ast.KeyParam, scope: Scope): TableKey | undefined {
  if (node.name.kind === "missing") return silent(scope.frame);
  const type = node.type === undefined ? namedType(node.name, scope) : typeOf(node.type, scope);
  return type === undefined ? undefined : { name: node.name.text, type };
}

export function tableKeys(node: ast.Table, scope: Scope): readonly TableKey[] | undefined {
  if (node.roll !== undefined) {
    const dice = rollOf(node, scope);
    return dice === undefined ? undefined : [{ name: "Wurf", type: total(dice) }];
  }
  const keys = [...node.by, ...(node.across === undefined ? [] : [node.across])].map((one) => keyType(one, scope));
  return keys.includes(undefined) ? silent(scope.frame) : (keys as TableKey[]);
}

export function tableGives(node: ast.Table, scope: Scope): readonly Column[] | undefined {
  if (node.gives.length === 0) return node.roll === undefined ? withoutGives(node, scope) : [{ name: "", type: rolledTexts(node, scope) }];
  const columns = node.gives.map((one) => {
    const type = typeOf(one.type, scope);
    return type === undefined ? undefined : { name: one.name?.text ?? "", type: saysTexts(node) ? rolledTexts(node, scope) : type };
  });
  return columns.includes(undefined) ? silent(scope.frame) : (columns as Column[]);
}

/** `table Abzug by Wetter: 0..6`: what stands behind the colon is meant as what the table gives, where the key is a kind of its own. */
function withoutGives(node: ast.Table, scope: Scope): undefined {
  const key = node.across ?? node.by.at(-1);
  if (key === undefined || key.name.kind === "missing") return silent(scope.frame);
  const { span } = key;
  const fix: Fix | null = key.type === undefined || !scope.frame.world.symbols.rules.has(key.name.text) ? null : { title: { de: "„gives“ schreiben", en: 'Write "gives"' }, edits: [{ span: { file: span.file, start: key.name.span.end, end: key.type.span.start }, newText: " gives " }] };
  const expected = [{ de: "„gives“ und was die Tabelle enthält, zum Beispiel gives 0..6", en: '"gives" and what the table holds, for example gives 0..6' }];
  return report(scope.frame, "misplaced-sentence", { file: span.file, start: span.end, end: span.end }, { expected }, { fix });
}

/** A random table with one column of texts; `gives text` says so, without it it goes without saying. */
function saysTexts({ roll, gives }: ast.Table): boolean {
  const type = gives[0]?.type;
  return roll !== undefined && (gives.length === 0 || (gives.length === 1 && type?.kind === "word-type" && type.word === "text"));
}

/** What such a table says is one of these: so a rule can ask which one came up. */
function rolledTexts(node: ast.Table, scope: Scope): Type {
  const rows = readRows(node.rows, scope).rows.map(({ cells }) => textOf(cells[1]));
  const texts = [...new Set(rows)];
  if (texts.length === 0 || texts.includes("") || node.head.name.kind !== "name") return text;
  return scaleType(anonymousChoice(texts, node, scope, node.head.name.text));
}
const textOf = (cell: ast.Cell | undefined): string => cell?.text.trim().replace(/^"(.*)"$/u, "$1") ?? "";

function rollOf(node: ast.Table, scope: Scope): Dice | undefined {
  if (node.roll === undefined) return undefined;
  const dice = writtenDice(node.roll, scope);
  if (dice === "none") return report(scope.frame, "mismatched-type", node.roll.span, { expected: { de: "Würfel", en: "dice" }, found: { de: "etwas anderes", en: "something else" } });
  return dice;
}

function total(dice: Dice): Type {
  const [low, high] = [Math.min(...dice.faces), Math.max(...dice.faces)];
  return fromInterval([dice.count * low + dice.plus, dice.count * high + dice.plus]);
}

export function tableOf(node: ast.Table, id: Id, keys: readonly TableKey[], gives: readonly Column[], scope: Scope): Table | undefined {
  const table = readRows(node.rows, scope);
  const roll = node.roll === undefined ? null : rollOf(node, scope);
  const rows = node.across === undefined ? plainRows(node, table, keys, gives, scope) : crossRows(table, keys, gives, scope);
  if (rows === undefined || roll === undefined) return undefined;
  overlaps(rows, scope);
  beyond(keys, rows, scope);
  return { id, ...named(node.head, node.flags, scope, [], node.meta), keys, gives, rows: rows.map(({ row }) => row), roll };
}

interface Written { readonly row: TableRow; readonly source: ast.Row; readonly label: string }

function plainRows(node: ast.Table, table: Read, keys: readonly TableKey[], gives: readonly Column[], scope: Scope): readonly Written[] | undefined {
  if (table.rows.length === 0 && scope.frame.broken) return undefined;
  const places = gives.map((column, index) => {
    const found = gives.length === 1 ? keys.length : table.header.findIndex((cell) => cell.name?.text === column.name || cell.raw === column.name);
    if (found >= 0 && found < table.header.length) return found;
    const head = node.rows[0]?.span ?? node.span;
    return report(scope.frame, "unknown-column", head, { name: gives.length === 1 ? `${keys.length + index + 1}` : column.name });
  });
  if (places.includes(undefined)) return undefined;
  const percentile = node.roll?.kind === "dice" && node.roll.faces === "%";
  const rows = table.rows.map((source) => {
    const patterns = keys.map((key, index) => {
      const cell = source.cells[index];
      return cell === undefined ? silent(scope.frame) : keyOfCell(cell, key.type, scope, percentile);
    });
    const values = gives.map((column, index) => {
      const place = places[index] ?? -1;
      const cell = source.cells[place];
      const rolled = saysTexts(node) && column.type.kind === "step" ? scaleById(column.type.scale, scope.frame.world) : undefined;
      const step = rolled === undefined ? undefined : stepExpr(rolled, textOf(cell));
      return step === undefined || cell === undefined ? result(cell, column.type, scope, near(table.rows, source, place)) : at(scope.frame.world, step, cell.span);
    });
    return written(patterns, values, source, source.cells[0]?.raw ?? "", scope);
  });
  return rows.includes(undefined) ? silent(scope.frame) : (rows as Written[]);
}

function crossRows(table: Read, keys: readonly TableKey[], gives: readonly Column[], scope: Scope): readonly Written[] | undefined {
  const across = keys.at(-1);
  const type = gives[0]?.type;
  if (across === undefined || type === undefined) return silent(scope.frame);
  const downKeys = keys.slice(0, -1);
  const columns = table.header.slice(downKeys.length).map((cell) => keyOfCell(cell, across.type, scope));
  if (columns.includes(undefined)) return undefined;
  const rows = table.rows.flatMap((source) => {
    const down = downKeys.map((key, index) => {
      const cell = source.cells[index];
      return cell === undefined ? silent(scope.frame) : keyOfCell(cell, key.type, scope);
    });
    return columns.map((column, index) => {
      const cell = source.cells[downKeys.length + index];
      const label = `${source.cells[0]?.raw ?? ""} / ${table.header[downKeys.length + index]?.raw ?? ""}`;
      return written([...down, column], [result(cell, type, scope, near(table.rows, source, downKeys.length + index))], source, label, scope);
    });
  });
  return rows.includes(undefined) ? silent(scope.frame) : (rows as Written[]);
}

/** What a column says in the nearest row that says something, the one above first. */
function near(rows: readonly ast.Row[], row: ast.Row, place: number): string {
  const said = nearest(rows, row).map(({ cells }) => cells[place]).find((cell) => cell?.form === "content");
  return said?.raw ?? "";
}

/** `nearby`: what another row says there. */
function result(cell: ast.Cell | undefined, type: Type, scope: Scope, nearby = ""): Expr | undefined {
  if (cell === undefined) return silent(scope.frame);
  const value = valueOf(cell, type, scope);
  if (value !== null) return value;
  if (type.kind !== "optional") return report(scope.frame, "missing-cell", cell.span, {}, nearby === "" ? {} : { fix: insertAt(cell.span.file, cell.span.start, `${nearby} `) });
  return fit(at(scope.frame.world, { kind: "none", type }, cell.span), type, scope, cell.span, null);
}

function written(keys: readonly (KeyPattern | undefined)[], values: readonly (Expr | undefined)[], source: ast.Row, label: string, scope: Scope): Written | undefined {
  if (keys.includes(undefined) || values.includes(undefined)) return silent(scope.frame);
  const row: TableRow = at(scope.frame.world, { keys: keys as KeyPattern[], values: values as Expr[], ...noMeta }, source.span);
  return { row, source, label };
}

/** Only the first clash of a row is told. */
function overlaps(rows: readonly Written[], scope: Scope): void {
  for (const [index, here] of rows.entries()) {
    for (const before of rows.slice(0, index)) {
      const value = clash(before.row.keys, here.row.keys);
      if (value === undefined) continue;
      const related = [{ span: before.source.span, text: { de: "Auch diese Zeile antwortet darauf.", en: "This row answers it as well." } }];
      report(scope.frame, "overlapping-rows", here.source.span, { first: before.label, second: here.label, value }, { related, fix: withoutShared(rows, here) });
      break;
    }
  }
}

/** The later row keeps what the others leave it; null where it is not plain numbers, or nothing is left. */
function withoutShared(rows: readonly Written[], { row, source }: Written): Fix | null {
  const [pattern, ...more] = row.keys;
  const cell = source.cells[0];
  if (pattern?.kind !== "bands" || more.length > 0 || cell === undefined || /[^\d\s,.+–−-]/u.test(cell.raw.replace(/ or (?:more|less)$/u, ""))) return null;
  const others = rows.flatMap((one) => (one.row === row || one.row.keys[0]?.kind !== "bands" ? [] : one.row.keys[0].bands));
  const left = others.reduce((bands, other) => bands.flatMap((band) => minus(band, other)), pattern.bands);
  const keys = left.map(bandText).join(", ");
  return left.length === 0 ? null : { title: { de: `Hier nur noch auf ${keys} antworten`, en: `Answer only ${keys} here` }, edits: [{ span: cell.span, newText: keys }] };
}
type Band = readonly [number | null, number | null];
function minus([low, high]: Band, [from, to]: Band): readonly Band[] {
  const below: readonly Band[] = from === null || (low !== null && low >= from) ? [] : [[low, Math.min(high ?? Infinity, from - 1)]];
  const above: readonly Band[] = to === null || (high !== null && high <= to) ? [] : [[Math.max(low ?? -Infinity, to + 1), high]];
  return [...below, ...above];
}
function bandText([low, high]: Band): string {
  if (low === null) return `${high ?? 0}-`;
  if (high === null) return `${low}+`;
  return low === high ? String(low) : low < 0 ? `${low}..${high}` : `${low}-${high}`;
}

/** A case both rows answer, in numbers; undefined: none. */
function clash(a: readonly KeyPattern[], b: readonly KeyPattern[]): string | undefined {
  const shared: number[] = [];
  for (const [index, one] of a.entries()) {
    const other = b[index];
    if (other === undefined || one.kind === "otherwise" || other.kind === "otherwise") {
      if (one.kind !== other?.kind) return undefined;
      continue;
    }
    const value = one.bands.flatMap(([low, high]) => other.bands.map(([l, h]) => meet(low, high, l, h))).find((found) => found !== undefined);
    if (value === undefined) return undefined;
    shared.push(value);
  }
  return shared.length === 0 ? "otherwise" : shared.join(", ");
}
function meet(a: number | null, b: number | null, c: number | null, d: number | null): number | undefined {
  const low = Math.max(a ?? -Infinity, c ?? -Infinity);
  const high = Math.min(b ?? Infinity, d ?? Infinity);
  return low > high ? undefined : Number.isFinite(low) ? low : Number.isFinite(high) ? high : 0;
}

/** A row for a case that the key can never be. */
function beyond(keys: readonly TableKey[], rows: readonly Written[], scope: Scope): void {
  for (const { row, source } of rows) {
    for (const [index, pattern] of row.keys.entries()) {
      const type = keys[index]?.type;
      if (type?.kind !== "number" || pattern.kind !== "bands") continue;
      const far = pattern.bands.flat().find((end) => end !== null && (end < (type.low ?? -Infinity) || end > (type.high ?? Infinity)));
      if (far === undefined || far === null) continue;
      report(scope.frame, "out-of-range-value", source.cells[index]?.span ?? source.span, { value: String(far), range: `${type.low ?? "…"}..${type.high ?? "…"}` });
      return;
    }
  }
}
