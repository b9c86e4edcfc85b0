/** A division by something that can be 0. */
import { diagnostic } from "../../diagnostics/report.ts";
import type { Expr } from "../../plan/types.ts";
import type { Facts, Rule } from "../facts.ts";
import { byOneAtLeast } from "../fixes/out-of-range-divisor.ts";
import type { Division } from "../ways.ts";
import { inputsOfSeen, markedBefore, priceOf, type Seen } from "../witness.ts";

export const outOfRangeDivisor: Rule = (facts) => {
  const seen = new Set<string>();
  return facts.ways.divisions.flatMap((division) => {
    if (seen.has(division.origin)) return [];
    const witness = witnessOf(facts, division);
    if (witness === null) return [];
    seen.add(division.origin);
    return [diagnostic("out-of-range-divisor", facts.place(division.origin), { ...inputsOfSeen(witness), ...(division.plan === null ? {} : priceOf(witness)) }, { fix: byOneAtLeast(facts, division.origin) })];
  });
};

function witnessOf({ witness }: Facts, { by, plan, origin, when }: Division): Seen | null {
  const isZero: Expr = { kind: "test", op: "=", a: by, b: { kind: "int", value: 0 } };
  const test: Expr = { kind: "and", args: [...when, isZero] };
  return plan === null ? witness.calculating(origin, test) : witness.ending(plan, markedBefore(origin, test));
}
