/**
 * Scales and choices, constants and units.
 *
 * Invariant: the numbers of a scale rise; the steps written inline count 0, 1, 2 ….
 */
import type * as ast from "../syntax/ast.ts";
import { docsOfRow, readRows, valueOf } from "./cell.ts";
import { fit } from "./read.ts";
import type { Scope } from "./scope.ts";
import { typeOf, typed } from "./type-node.ts";
import type { Column, Constant, Expr, Id, Scale, Step } from "./types.ts";
import { number } from "./typing.ts";
import { unknownName } from "./visible.ts";
import { at, noMeta, report, silent } from "./world.ts";
import { named } from "./named.ts";

export function scaleOf(node: ast.Scale, id: Id, scope: Scope): Scale | undefined {
  if (node.broken.length > 0) silent(scope.frame);
  const columns = columnsOf(node, scope);
  const read = node.names.length > 0 ? inline(node, scope) : fromRows(node, columns, scope);
  if (read === undefined || columns === undefined) return undefined;
  const { steps, none, noneDocs } = read;
  if (steps.length === 0 && scope.frame.broken) return undefined;
  if (steps.length === 0) return report(scope.frame, "empty-scale", node.head.span, { name: node.head.name.kind === "name" ? node.head.name.text : "" });
  const success = successOf(node, steps, scope);
  if (success === undefined) return undefined;
  const ordered = node.kind === "scale";
  const sorted = steps.toSorted((a, b) => a.low - b.low);
  for (const [index, step] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next !== undefined && next.low <= step.high) return report(scope.frame, "overlapping-rows", node.span, { first: step.name, second: next.name, value: String(next.low) });
  }
  return { id, ...named(node.head, node.flags, scope, [], node.meta), ordered, anonymous: false, steps: sorted, none, ...(noneDocs.length === 0 ? {} : { noneDocs }), success, columns };
}

function columnsOf(node: ast.Scale, scope: Scope): readonly Column[] | undefined {
  const columns = node.each.map((one) => {
    const name = one.head?.name;
    if (name?.kind !== "name" || one.type === undefined) return silent(scope.frame);
    const type = typeOf(one.type, scope);
    return type === undefined ? undefined : { name: name.text, type };
  });
  return columns.includes(undefined) ? silent(scope.frame) : (columns as Column[]);
}

interface Read { readonly steps: readonly Step[]; readonly none: string | null; readonly noneDocs: readonly string[] }

function inline(node: ast.Scale, scope: Scope): Read | undefined {
  const names = node.names.filter((name) => name.kind === "name");
  if (names.length < node.names.length) return silent(scope.frame);
  for (const [index, name] of names.entries()) {
    const first = names.findIndex((other) => other.text === name.text);
    if (first < index) report(scope.frame, "duplicate-name", name.span, { name: name.text });
  }
  return { steps: names.map((name, index) => ({ name: name.text, low: index, high: index, values: node.each.map(() => null), ...noMeta })), none: null, noneDocs: [] };
}

function fromRows(node: ast.Scale, columns: readonly Column[] | undefined, scope: Scope): Read | undefined {
  const table = readRows(node.rows, scope);
  const alone = table.header.filter((title) => title.raw !== "formerly").length === 1;
  const steps: Step[] = [];
  let [none, noneDocs]: [string | null, readonly string[]] = [null, []];
  const docsOf = (row: ast.Row): readonly string[] =>
    docsOfRow(table.header, row, (title, i) => i < (alone ? 1 : 2) || (columns ?? []).some((column) => column.name === title.name?.text));
  for (const row of table.rows) {
    const [first, second] = row.cells;
    const name = (alone ? first : second)?.name?.text;
    if (first === undefined || name === undefined) return report(scope.frame, "missing-cell", row.span, {});
    if (!alone && first.form === "dash") {
      [none, noneDocs] = [name, docsOf(row)];
      continue;
    }
    const band = alone ? ([steps.length, steps.length] as const) : numbers(first, scope);
    if (band === undefined) return undefined;
    const values = (columns ?? []).map((column) => {
      const cell = row.cells[table.header.findIndex((title) => title.name?.text === column.name)];
      return cell === undefined ? null : valueOf(cell, column.type, scope);
    });
    if (values.includes(undefined)) return undefined;
    const docs = docsOf(row);
    const old = row.cells[table.header.findIndex((title) => title.raw === "formerly")]?.text ?? "";
    const formerly = old === "" ? {} : { formerly: [old] };
    steps.push({ name, low: band[0], high: band[1], values: values as (Expr | null)[], ...formerly, ...noMeta, docs });
  }
  return { steps, none, noneDocs };
}

function numbers(cell: ast.Cell, scope: Scope): readonly [number, number] | undefined {
  const [pattern, ...more] = cell.patterns ?? [];
  if (pattern === undefined || more.length > 0 || (pattern.form !== "one" && pattern.form !== "range")) return report(scope.frame, "mismatched-type", cell.span, { expected: { de: "eine Zahl", en: "a number" }, found: { de: `„${cell.raw}“`, en: `"${cell.raw}"` } });
  const low = whole(pattern.band?.low ?? pattern.value, scope);
  const top = pattern.band?.high ?? pattern.high;
  const high = top === undefined ? low : whole(top, scope);
  return low === undefined || high === undefined ? undefined : [low, high];
}
function whole(node: ast.Expr, scope: Scope): number | undefined {
  if (node.kind === "number" && node.form === "whole") return Number(node.text);
  if (node.kind === "sign") {
    const value = whole(node.value, scope);
    return value === undefined ? undefined : node.sign === "-" ? -value : value;
  }
  return report(scope.frame, "mismatched-type", node.span, { expected: { de: "eine Zahl", en: "a number" }, found: { de: "etwas anderes", en: "something else" } });
}

function successOf(node: ast.Scale, steps: readonly Step[], scope: Scope): number | null | undefined {
  if (node.successFrom === undefined) return null;
  if (node.successFrom.kind === "missing") return silent(scope.frame);
  const name = node.successFrom;
  return steps.find((step) => step.name === name.text)?.low ?? unknownName(scope, name, steps.map((step) => step.name));
}

/** The value of a constant with its type, which is checked if it is written. */
export function constantValue(node: ast.Constant, scope: Scope): Expr | undefined {
  const written = node.leftOpen ? node.usually : node.value;
  const type = node.type === undefined ? null : typed(node.type, scope);
  if (type === undefined) return undefined;
  if (written === undefined) return node.leftOpen ? at(scope.frame.world, { kind: "open", what: scope.frame.id, type: type?.type ?? number(null, null) }, node.head.span) : silent(scope.frame);
  const value = scope.resolve.expr(written, scope, type?.type ?? null);
  if (value === undefined || type === null) return value;
  return fit(value, type.type, scope, written.span, written);
}

export function constantOf(node: ast.Constant, id: Id, value: Expr, scope: Scope): Constant {
  return { id, ...named(node.head, node.flags, scope, [], node.meta), type: value.type, value, ...(node.leftOpen ? { leftOpen: true } : {}) };
}
