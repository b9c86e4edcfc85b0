/**
 * Repairs for mistakes of type: a unit that is missing, a rounding, what counts instead of none.
 *
 * Invariant: a repair is one change of the marked place, and what it makes has the type that was asked for.
 */
import type { Span } from "../base/source.ts";
import { type Extra, insertion } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import { printExpr } from "./print.ts";
import type { Expr, Type } from "./types.ts";
import { lastName, unitOf } from "./typing.ts";

/** The written number of the two gets the unit of the other. */
export function withUnit(a: Sided, b: Sided): Extra {
  for (const [bare, other] of [[a, b], [b, a]] as const) {
    const unit = unitOf(other.type);
    if (unit === null || unitOf(bare.type) !== null || !isWritten(bare.node)) continue;
    const { file, end } = bare.node.span;
    const name = lastName(unit);
    return { fix: { title: { de: `Die Einheit ${name} ergänzen`, en: `Add the unit ${name}` }, edits: [insertion(file, end, ` ${name}`)] } };
  }
  return {};
}
/** One of two quantities that are multiplied loses its unit: the last that is written as a number. */
export function withoutUnit(node: ast.Expr): Extra {
  const sides = node.kind === "binary" ? [node.left, node.right] : [];
  const written = sides.findLast((one) => one.kind === "quantity");
  if (written?.kind !== "quantity") return {};
  return { fix: { title: { de: `Die Einheit ${written.unit.text} weglassen`, en: `Leave the unit ${written.unit.text} off` }, edits: [{ span: written.span, newText: written.text }] } };
}
interface Sided {
  readonly type: Type;
  readonly node: ast.Expr | null | undefined;
}
function isWritten(node: ast.Expr | null | undefined): node is ast.Expr {
  return node?.kind === "number" || (node?.kind === "sign" && isWritten(node.value));
}

/** What is no whole number is rounded. */
export function rounded({ file, start, end }: Span): Extra {
  return { fix: { title: { de: "„rounded half up“ ergänzen", en: 'Add "rounded half up"' }, edits: [insertion(file, start, "("), insertion(file, end, " rounded half up)")] } };
}

/** A number instead of none. */
export function instead({ file, start, end }: Span, expr: Expr, node: ast.Expr | null): Extra {
  const type = expr.type.kind === "optional" ? expr.type.of : expr.type;
  if (node === null || type.kind !== "number") return {};
  const number = Math.min(type.high ?? Infinity, Math.max(type.low ?? -Infinity, 0));
  const value = type.unit === null ? String(number) : `${number} ${lastName(type.unit)}`;
  return { fix: { title: { de: `Ist nichts da, zählt ${value}`, en: `Where there is none, ${value} counts` }, edits: [insertion(file, start, `(if ${printExpr(node)} is none then ${value} else `), insertion(file, end, ")")] } };
}
