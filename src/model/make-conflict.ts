/**
 * A conflict in an example: `Gefecht(Team: (Ada, Ben), Gegner: (Ork))`.
 *
 * Invariant: every side is given, as a list of sheets; other labels name stored fields of the conflict.
 */
import type * as ast from "../syntax/ast.ts";
import { fit } from "./read.ts";
import type { Scope } from "./scope.ts";
import { type ConflictSymbol, isCalculated } from "./symbols.ts";
import type { Expr, MakeExpr, Type } from "./types.ts";
import { unknownName } from "./visible.ts";
import { at, report, silent } from "./world.ts";

export function makeConflict(node: ast.Apply, symbol: ConflictSymbol, scope: Scope): Expr | undefined {
  const sides = symbol.sides();
  if (sides === undefined) return silent(scope.frame);
  const members: MakeExpr["sides"][number][] = [];
  const fields: MakeExpr["fields"][number][] = [];
  let broken = false;
  const fitted = (value: ast.Expr, type: Type): Expr | undefined => {
    const raw = scope.resolve.expr(value, scope, type);
    const listed = raw !== undefined && type.kind === "list" && raw.type.kind === "sheet" ? ({ kind: "list", items: [raw], type: { kind: "list", of: raw.type, least: 1, most: 1 } } as const) : raw;
    return listed === undefined ? undefined : fit(listed, type, scope, value.span, value);
  };
  for (const argument of node.args) {
    const label = argument.label?.kind === "name" ? argument.label : undefined;
    if (label === undefined) {
      broken = true;
      report(scope.frame, "missing-label", argument.span, { name: symbol.name });
      continue;
    }
    const side = sides.find((one) => one.name === label.text);
    const field = symbol.sheet.fields.get(label.text);
    const type: Type | undefined = side === undefined ? field?.type() : { kind: "list", of: { kind: "sheet", sheet: side.sheet.id }, least: side.least, most: side.most };
    if (side === undefined && field === undefined) unknownName(scope, label, [...sides.map((one) => one.name), ...symbol.sheet.fields.keys()]);
    if (field !== undefined && isCalculated(field.node)) report(scope.frame, "misplaced-value", argument.span, { name: field.name });
    const value = type === undefined ? undefined : fitted(argument.value, type);
    if (value === undefined) broken = true;
    else if (side !== undefined) members.push({ side: side.name, members: value });
    else if (field !== undefined) fields.push({ field: field.id, value });
  }
  const missing = sides.find((side) => !members.some((one) => one.side === side.name));
  if (missing !== undefined && !broken) return report(scope.frame, "missing-argument", node.span, { name: symbol.name, parameter: missing.name });
  if (broken) return silent(scope.frame);
  return at(scope.frame.world, { kind: "make", of: { kind: "conflict", conflict: symbol.id }, fields, entries: [], sides: members, type: { kind: "sheet", sheet: symbol.id } } satisfies Expr, node.span);
}
