// From where on the values of open dice and counts need not be told apart for one question. Invariant: "sure" only where the rule and the
// question come out the same for all values beyond; else so much is told apart that hardly anything is left.

import { mapExpr } from "../plan/expr.ts";
import type { FlatOdds } from "../plan/segments.ts";
import { settledIn } from "../plan/settle.ts";
import type { Expr, Program } from "../plan/types.ts";
import { RuleError } from "../runtime/errors.ts";
import type { Act } from "./acts.ts";
import type { Table } from "./table-top.ts";

export interface OpenFor {
  readonly from: readonly number[];
  readonly sure: boolean;
}

/** So far is told apart where nothing is sure; the driver's tables hold no more. */
const FAR = 600;

/** Null: nothing is open in this rule. `result` is the register that stands for the result in the expressions. */
export function openFor(table: Table, act: Act, odds: FlatOdds, exprs: readonly Expr[], result: number, isMean: boolean): OpenFor | null {
  if (odds.plan.open.length === 0) return null;
  const { build } = table.rules.built;
  const program: Program = { ...act.rules.lowered, derived: [...build.derived.values()], lookups: [...build.lookups.values()] };
  const own = exprs.map((e) =>
    mapExpr(e, {
      reg: (r) => ({ kind: "reg", reg: r === result ? odds.plan.result : r }),
      slot: (s) => act.pieces.indexOf(s),
    }),
  );
  const settled = settledIn(program, odds.flat, odds.file, { exprs: own, even: isMean });
  const open = settled.find((s) => s.from === null);
  if (open !== undefined && (isMean || open.kind === "loop")) {
    const name = odds.flat.regs[open.reg]?.name ?? "";
    throw new RuleError("endless", `"${name}" has no greatest value, and this tells all its values apart: say \`at most n times\`.`, { roll: name });
  }
  return { from: settled.map((s) => s.from ?? odds.plan.lo[s.reg]! + FAR), sure: open === undefined };
}
