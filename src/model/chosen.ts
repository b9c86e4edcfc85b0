/**
 * `the enemy with lowest LP`, `the ally with highest Stress`: whom a tactic takes.
 *
 * Invariant: the value that decides is one of the member's own, a number.
 */
import type * as ast from "../syntax/ast.ts";
import { of } from "./name.ts";
import { numeric } from "./read.ts";
import type { Scope } from "./scope.ts";
import type { Expr, Type } from "./types.ts";
import { at, report, silent } from "./world.ts";

export function chosenExpr(node: ast.Chosen, scope: Scope): Expr | undefined {
  const { conflict, self } = scope;
  if (conflict === null || !conflict.tactic || self === null) return report(scope.frame, "misplaced-choice", node.span, { word: `the ${node.side}` });
  const sides = conflict.symbol.sides();
  if (sides === undefined) return silent(scope.frame);
  const sheets = new Set(sides.map((side) => side.sheet));
  const own = self.sheet;
  const [sheet] = node.side === "ally" ? [own] : [...sheets].filter((one) => sheets.size === 1 || one !== own);
  if (sheet === undefined || (node.side === "enemy" && sheets.size > 1 && sides.length > 2)) return report(scope.frame, "unsupported-tactic", node.span, { word: `the ${node.side}` });
  const type: Type = { kind: "sheet", sheet: sheet.id };
  const end = node.by?.end ?? "lowest";
  if (node.by === undefined) return at(scope.frame.world, { kind: "chosen", from: node.side, end, by: null, type }, node.span);
  if (node.by.name.kind === "missing") return silent(scope.frame);
  const it: Expr = { kind: "it", type };
  const raw = of(it, node.by.name, { ...scope, it }, node.by.name);
  const by = raw === undefined ? undefined : numeric(raw, { ...scope, it }, node.by.name.span, node.by.name);
  return by === undefined ? undefined : at(scope.frame.world, { kind: "chosen", from: node.side, end, by, type }, node.span);
}
