/**
 * A repetition without a bound that cannot be left: its condition holds whatever happens in it, or play can come to where no way leads out.
 * One that is left with probability one is no finding, however long it may take.
 */
import { diagnostic, type Diagnostic } from "../../diagnostics/report.ts";
import type { Block, Id, LoopStep } from "../../plan/types.ts";
import type { Facts, Rule } from "../facts.ts";
import { withBound } from "../fixes/endless-repeat.ts";
import { inputsOfSeen, type Seen } from "../witness.ts";

type Loop = LoopStep & { readonly origin: Id };

export const endlessRepeat: Rule = (facts) => {
  const plans = Object.values(facts.built.program.plans);
  const all = plans.map((plan) => ({ id: plan.id, loops: loopsIn(plan.body).filter((one) => one.most === null && one.endless) }));
  const stuck = new Set(all.flatMap(({ loops }) => loops.filter((one) => !leaves(one.body) && holdsAlways(facts, one.origin)).map((one) => one.origin)));
  const found = [...stuck].map((origin) => said(facts, origin, null));
  return [...found, ...all.flatMap(({ id, loops }) => (loops.some((one) => stuck.has(one.origin)) ? [] : caughtIn(facts, id, loops)))];
};

function holdsAlways({ ways }: Facts, origin: Id): boolean {
  return ways.tests.some((one) => one.origin === origin && one.verdict === "always");
}

/** Where a plan has one repetition of its own, it is that one. */
function caughtIn(facts: Facts, plan: Id, loops: readonly Loop[]): readonly Diagnostic[] {
  const [only, ...others] = loops;
  if (only === undefined || others.length > 0 || !facts.model.checks.some((one) => one.id === plan)) return [];
  const seen = facts.witness.caught(plan);
  return seen === null ? [] : [said(facts, only.origin, seen)];
}

function said(facts: Facts, origin: Id, seen: Seen | null): Diagnostic {
  return diagnostic("endless-repeat", facts.place(origin), seen === null ? {} : inputsOfSeen(seen), { fix: withBound(facts, origin) });
}

function loopsIn(steps: Block): readonly Loop[] {
  return steps.flatMap((step): readonly Loop[] => {
    if (step.kind === "branch") return [...step.arms.flatMap((arm) => loopsIn(arm.then)), ...loopsIn(step.otherwise)];
    if (step.kind === "loop") return [step, ...loopsIn(step.body)];
    return step.kind === "cascade" ? loopsIn(step.end) : [];
  });
}

/** A `stop` or a result inside is a way out. */
function leaves(steps: Block): boolean {
  return steps.some((step) => {
    if (step.kind === "stop" || step.kind === "end") return true;
    if (step.kind === "branch") return step.arms.some((arm) => leaves(arm.then)) || leaves(step.otherwise);
    return step.kind === "loop" && step.body.some((inner) => inner.kind === "end");
  });
}
