/**
 * Joining and leaving a conflict: `A joins Kampf as Gegner`, `A leaves Kampf`.
 *
 * Invariant: who joins has a sheet that the side takes; where a conflict has one side only, it need not be named.
 */
import type * as ast from "../syntax/ast.ts";
import { fit } from "./read.ts";
import type { Scope } from "./scope.ts";
import type { ConflictSymbol } from "./symbols.ts";
import type { Expr, JoinsSentence, LeavesSentence } from "./types.ts";
import { inWords, isConflictId } from "./typing.ts";
import { conflictOfType, unknownName } from "./visible.ts";
import { at, meta, report, sentenceId, silent } from "./world.ts";

type Subject = (node: ast.Join | ast.Leave, scope: Scope) => Expr | undefined;

export function joinOf(node: ast.Join, test: Expr | null, scope: Scope, subject: Subject): JoinsSentence | undefined {
  const [who, found] = [subject(node, scope), conflictIn(node.conflict, scope)];
  const sides = found?.symbol.sides();
  if (who === undefined || found === undefined || sides === undefined) return silent(scope.frame);
  const { symbol, conflict } = found;
  const [only] = sides;
  const wanted = node.side?.kind === "name" ? node.side.text : undefined;
  const side = node.side === undefined ? (sides.length === 1 ? only : undefined) : sides.find((one) => one.name === wanted);
  if (side === undefined && node.side === undefined) return report(scope.frame, "missing-side", node.span, { conflict: symbol.name, sides: sides.map((one) => one.name) });
  if (side === undefined) return node.side?.kind === "name" ? unknownName(scope, node.side, sides.map((one) => one.name)) : silent(scope.frame);
  const fitted = fit(who, { kind: "sheet", sheet: side.sheet.id }, scope, node.subject?.span ?? node.span, node.subject ?? null);
  if (fitted === undefined) return undefined;
  return at(scope.frame.world, { kind: "joins", id: sentenceId(scope.frame, node.span), if: test, who: fitted, conflict, side: side.name, ...meta(scope.frame, node.meta) } satisfies JoinsSentence, node.span);
}

export function leaveOf(node: ast.Leave, test: Expr | null, scope: Scope, subject: Subject): LeavesSentence | undefined {
  const [who, found] = [subject(node, scope), conflictIn(node.conflict, scope)];
  if (who === undefined || found === undefined) return silent(scope.frame);
  const { conflict } = found;
  return at(scope.frame.world, { kind: "leaves", id: sentenceId(scope.frame, node.span), if: test, who, conflict, ...meta(scope.frame, node.meta) } satisfies LeavesSentence, node.span);
}

function conflictIn(node: ast.Expr, scope: Scope): { readonly symbol: ConflictSymbol; readonly conflict: Expr } | undefined {
  const declared = node.kind === "name" ? scope.frame.world.symbols.kinds.get(node.text) : undefined;
  const isHere = node.kind === "name" && scope.locals.has(node.text);
  if (node.kind === "name" && declared?.kind === "conflict" && !isHere) return report(scope.frame, "missing-conflict", node.span, { name: node.text, conflict: declared.name });
  const conflict = scope.resolve.expr(node, scope, null);
  if (conflict === undefined) return undefined;
  const { type } = conflict;
  const symbol = conflictOfType(type, scope.frame.world);
  if (symbol === undefined || type.kind !== "sheet" || !isConflictId(type.sheet)) return report(scope.frame, "mismatched-type", node.span, { expected: { de: "ein Konflikt", en: "a conflict" }, found: inWords(type) });
  return { symbol, conflict };
}
