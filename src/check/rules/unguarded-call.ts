/** A call behind a roll or an effect of a rule that may be impossible then: nothing could be undone any more. */
import { diagnostic } from "../../diagnostics/report.ts";
import { both, not } from "../../plan/expr.ts";
import type { Id } from "../../plan/types.ts";
import { reasonsOf } from "../../study/reasons.ts";
import type { Facts, Rule } from "../facts.ts";
import { withOtherwise } from "../fixes/unguarded-call.ts";
import type { LateCall } from "../ways.ts";
import { inputsOfSeen, markedAt, priceOf, type Seen } from "../witness.ts";

export const unguardedCall: Rule = (facts) => {
  const told = new Set<Id>();
  return facts.ways.lateCalls.flatMap((late) => {
    const check = facts.model.checks.find(({ id }) => id === facts.built.doors[late.called]?.id);
    if (check === undefined || told.has(late.origin)) return [];
    const seen = late.isUnasked ? null : witnessOf(facts, late);
    if (seen === null && !late.isUnasked) return [];
    told.add(late.origin);
    const [first] = late.needs;
    const args = { name: check.name, reason: reasonsOf(facts.model).get(first!.why) ?? check.name, ...(seen === null ? {} : { ...inputsOfSeen(seen), ...priceOf(seen) }) };
    return [diagnostic("unguarded-call", facts.place(late.origin), args, { fix: withOtherwise(facts, late.origin, check) })];
  });
};

function witnessOf({ witness }: Facts, { plan, step, needs }: LateCall): Seen | null {
  return witness.ending(plan, markedAt(step, not(both(...needs.map(({ test }) => test)))), "short");
}
