/**
 * Tactics: what somebody does in a conflict, line by line, and whom or what he takes.
 *
 * Invariant: only in a tactic is somebody chosen (`the enemy with lowest LP`); a line makes one call of an action.
 */
import type * as ast from "../syntax/ast.ts";
import { callOf } from "./call.ts";
import { roleOf, rolesScope } from "./check.ts";
import { conflictNamed, withConflict } from "./conflict.ts";
import { named } from "./named.ts";
import { test } from "./read.ts";
import { facts, knowing, type Scope } from "./scope.ts";
import type { Id, Tactic, TacticLine } from "./types.ts";
import { at, meta, report, sentenceId, silent } from "./world.ts";

export function tacticOf(node: ast.Tactic, id: Id, plain: Scope): Tactic | undefined {
  const { frame } = plain;
  const [self, conflict] = [roleOf(node.for, plain), conflictNamed(node.in, plain)];
  if (self === undefined || conflict === undefined) return silent(frame);
  const scope = withConflict(rolesScope(plain, self, null, node), conflict, true, true);
  const sides = conflict.sides() ?? [];
  if (!sides.some((side) => side.sheet === self.sheet)) report(frame, "misplaced-tactic", node.for.span, { sheet: self.sheet.name, conflict: conflict.name });
  const lines = node.lines.map((line) => (line.kind === "broken" ? silent(frame) : lineOf(line, scope)));
  if (lines.includes(undefined)) return silent(frame);
  return { id, ...named(node.head, node.flags, scope, [], node.meta), self: { name: self.name, sheet: self.sheet.id }, conflict: conflict.id, lines: lines as readonly TacticLine[] };
}

function lineOf(node: ast.TacticLine, scope: Scope): TacticLine | undefined {
  const { frame } = scope;
  const held = node.if === undefined ? null : test(node.if, scope);
  const called = callOf(node.call, held === null || held === undefined ? scope : knowing(scope, facts(held, true)));
  if (called === undefined || held === undefined) return silent(frame);
  const { word } = called.check.node;
  if (word !== "action" && word !== "move") return report(frame, "misplaced-action", node.call.span, { name: called.check.name });
  return at(frame.world, { id: sentenceId(frame, node.span), if: held, call: called.call, ...meta(frame, node.meta) } satisfies TacticLine, node.span);
}
