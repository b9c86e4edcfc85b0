/**
 * Conditions that stack: each time they are gained counts.
 *
 * Invariant: how often is limited, since a number on a sheet has ends.
 */
import type * as ast from "../syntax/ast.ts";

/** How often a condition can be gained that stacks. */
export const MOST_STACKED = 99;

export function stacks(node: ast.Condition): boolean {
  return node.members.some((one) => one.kind === "stacks");
}
