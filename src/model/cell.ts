/**
 * Cells of tables: as keys (sets of numbers), as values of a column, and rows that fit their header.
 *
 * Invariant: a cell is read as its column wants it; what its other readings would say is not reported.
 */
import { type Diagnostic, type Extra, insertion, replaceBy } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import { fit, mismatch } from "./read.ts";
import type { Scope } from "./scope.ts";
import type { Expr, KeyPattern, Type } from "./types.ts";
import { interval, isNumeric, itemType, listOf, withoutNone } from "./typing.ts";
import { at, report, silent } from "./world.ts";
import { entryAmong } from "./visible.ts";

export interface Table { readonly header: readonly ast.Cell[]; readonly rows: readonly ast.Row[] }

/** Header and rows; a row with too few or too many cells is reported and left out. */
export function readRows(rows: readonly (ast.Row | ast.Broken)[], scope: Scope): Table {
  const read = rows.filter((row): row is ast.Row => row.kind === "row");
  if (read.length < rows.length) silent(scope.frame);
  const head = read.find((row) => row.header);
  const header = head?.cells ?? [];
  const lengths = new Set(read.filter((row) => !row.header).map((row) => row.cells.length));
  const [common] = lengths;
  if (head !== undefined && common !== undefined && lengths.size === 1 && common !== header.length && read.length > 2) {
    report(scope.frame, "mismatched-row", head.span, { cells: header.length, columns: common }, fitted(head, common));
    return { header, rows: [] };
  }
  const fitting = read.filter((row) => {
    if (row.header) return false;
    if (row.cells.length === header.length) return true;
    report(scope.frame, "mismatched-row", row.span, { cells: row.cells.length, columns: header.length }, fitted(row, header.length, nearest(read, row)));
    return false;
  });
  return { header, rows: fitting };
}

/** The other rows, those above first, from near to far. */
export function nearest(rows: readonly ast.Row[], row: ast.Row): readonly ast.Row[] {
  const at = rows.indexOf(row);
  return [...rows.slice(0, at).toReversed(), ...rows.slice(at + 1)];
}

/** Where cells are missing at the end, those of a neighbour, if they are one word or number, else empty ones; what is too much is cut off. */
function fitted({ cells, span }: ast.Row, columns: number, others: readonly ast.Row[] = []): Extra {
  const missing = columns - cells.length;
  if (missing > 0) {
    const near = others.find((one) => !one.header && one.cells.length === columns)?.cells.slice(cells.length) ?? [];
    const added = Array.from({ length: missing }, (_, place) => ` ${/^\S*$/u.exec(near[place]?.raw ?? "")?.[0] ?? ""} |`).join("");
    const title = missing === 1 ? { de: "Die fehlende Zelle ergänzen", en: "Add the missing cell" } : { de: "Die fehlenden Zellen ergänzen", en: "Add the missing cells" };
    return { fix: { title, edits: [insertion(span.file, span.end, added)] } };
  }
  const last = cells[columns - 1];
  if (last === undefined) return {};
  const title = missing === -1 ? { de: "Die letzte Zelle streichen", en: "Take out the last cell" } : { de: "Die letzten Zellen streichen", en: "Take out the last cells" };
  return { fix: { title, edits: [{ span: { ...span, start: last.span.end }, newText: " |" }] } };
}

/** What a row says in columns that no field declares: they are documentation. */
export function docsOfRow(header: readonly ast.Cell[], row: ast.Row, isDeclared: (title: ast.Cell, index: number) => boolean): readonly string[] {
  return row.cells.flatMap((cell, i) => {
    const title = header[i];
    if (title === undefined || title.raw === "formerly" || cell.form !== "content" || isDeclared(title, i)) return [];
    return [`${title.text}: ${cell.text.replace(/^"(.*)"$/u, "$1")}`];
  });
}

/** The value of a cell; null: it is empty. */
export function valueOf(cell: ast.Cell, type: Type, scope: Scope): Expr | null | undefined {
  const { world } = scope.frame;
  if (cell.form === "empty") return null;
  if (cell.form === "dash") return fit(at(world, { kind: "none", type }, cell.span), type, scope, cell.span, null);
  if (withoutNone(type).kind === "text") return at(world, { kind: "text", value: cell.text, type: { kind: "text" } }, cell.span);
  const isList = withoutNone(type).kind === "list";
  if (cell.patterns === undefined || cell.problems.length > 0) {
    world.diagnostics.push(...cell.problems.map((one) => (isList ? one : withPoint(one))));
    return silent(scope.frame);
  }
  const items = cell.patterns.map((pattern) => itemOf(pattern, isList ? itemType(type) : type, scope));
  if (items.some((item) => item === undefined)) return silent(scope.frame);
  const values = items as Expr[];
  const [first, ...rest] = values;
  if (first === undefined) return null;
  if (!isList && rest.length > 0) return mismatch(scope, cell.span, type, { kind: "list", items: values, type: listOf(first.type) }, null);
  const value: Expr = isList ? at(world, { kind: "list", items: values, type: listOf(itemType(type), values.length, values.length) }, cell.span) : first;
  return fit(value, type, scope, cell.span, null);
}

/** Where one number is wanted, a comma between digits is a decimal one. */
function withPoint(one: Diagnostic): Diagnostic {
  const decimal = one.code === "ambiguous-comma" ? one.args["decimal"] : undefined;
  return typeof decimal === "string" ? { ...one, fix: replaceBy(one.span, decimal) } : one;
}

/** `1,2` in a key are two values; `0,5..10` may be a half and more, or none and five and more. */
function isBand(patterns: ast.Cell["patterns"]): boolean {
  return patterns?.some(({ form, band }) => form !== "one" || band !== undefined) === true;
}

function itemOf(pattern: ast.Pattern, type: Type, scope: Scope): Expr | undefined {
  if (pattern.form === "roll-on") return report(scope.frame, "unsupported-nested-roll", pattern.span, {});
  if (pattern.form !== "one") return report(scope.frame, "misplaced-range", pattern.span, {});
  const expr = scope.resolve.expr(pattern.value, scope, type);
  return expr === undefined ? undefined : fit(expr, type, scope, pattern.span, pattern.value);
}

/** A cell of a key column, as bands of numbers. `digits`: `00` is a hundred. */
export function keyOfCell(cell: ast.Cell, type: Type, scope: Scope, percentile = false): KeyPattern | undefined {
  if (cell.form === "otherwise") return { kind: "otherwise" };
  if (cell.form === "empty" || cell.form === "dash") return report(scope.frame, "missing-cell", cell.span, {});
  if (cell.patterns === undefined || cell.problems.some((one) => one.code !== "ambiguous-comma" || isBand(cell.patterns))) {
    scope.frame.world.diagnostics.push(...cell.problems);
    return silent(scope.frame);
  }
  const bands = cell.patterns.map((pattern) => bandOf(pattern, type, scope, percentile));
  if (bands.some((band) => band === undefined)) return silent(scope.frame);
  return { kind: "bands", bands: bands as (readonly [number | null, number | null])[] };
}

function bandOf(pattern: ast.Pattern, type: Type, scope: Scope, percentile: boolean): readonly [number | null, number | null] | undefined {
  if (pattern.form === "roll-on") return report(scope.frame, "misplaced-range", pattern.span, {});
  const low = keyNumber(pattern.band?.low ?? pattern.value, type, scope, percentile);
  const top = pattern.band?.high ?? pattern.high;
  const high = top === undefined ? low : keyNumber(top, type, scope, percentile);
  if (low === undefined || high === undefined) return undefined;
  if (pattern.form === "or-more") return [low, null];
  if (pattern.form === "or-less") return [null, low];
  if (high < low) return report(scope.frame, "out-of-range-bounds", pattern.span, { low, high });
  return [low, high];
}

/** The number a key stands for: a step by its number, yes as 1, an entry by its place in the collections of the type. */
export function keyNumber(node: ast.Expr, type: Type, scope: Scope, percentile: boolean): number | undefined {
  if (percentile && node.kind === "number" && node.text === "00") return 100;
  const bare = withoutNone(type);
  if (bare.kind === "entry" || bare.kind === "thing") return placeOfEntry(node, bare, scope);
  const expr = scope.resolve.expr(node, scope, bare);
  if (expr === undefined) return undefined;
  if (bare.kind === "yes-no") return expr.kind === "yes-no" ? Number(expr.value) : mismatch(scope, node.span, type, expr, node);
  if (!isNumeric(bare)) return report(scope.frame, "unsupported-key", node.span, {});
  const value = fit(expr, bare.kind === "number" ? { ...bare, low: null, high: null } : bare, scope, node.span, node);
  if (value === undefined) return undefined;
  const [low, high] = interval(value);
  return low === high ? low : report(scope.frame, "misplaced-value", node.span, { name: "…" });
}

function placeOfEntry(node: ast.Expr, type: Type & { kind: "entry" | "thing" }, scope: Scope): number | undefined {
  const ids = type.kind === "entry" ? type.collections : type.catalogues;
  const { world } = scope.frame;
  const entry = node.kind === "name" ? entryAmong(ids, node.text, world) : undefined;
  if (entry === undefined) {
    const expr = scope.resolve.expr(node, scope, type);
    return expr === undefined ? undefined : mismatch(scope, node.span, type, expr, node);
  }
  const all = ids.flatMap((id) => {
    const owner = world.symbols.byId.get(id);
    return owner?.kind === "collection" || owner?.kind === "catalogue" ? [...new Set(owner.entries.values())] : [];
  });
  return all.indexOf(entry);
}
