/** A repetition without a bound whose condition nothing in it can change. */
import { diagnostic } from "../../diagnostics/report.ts";
import type { Block, Step } from "../../plan/types.ts";
import type { Rule } from "../facts.ts";
import { withBound } from "../fixes/endless-repeat.ts";

export const endlessRepeat: Rule = (facts) => {
  const { built, ways, place } = facts;
  const unbounded = new Set(Object.values(built.program.plans).flatMap((plan) => loopsIn(plan.body)).filter((one) => one.kind === "loop" && one.most === null && !leaves(one.body)).map((one) => one.origin));
  const origins = [...new Set(ways.tests.filter((one) => unbounded.has(one.origin) && one.verdict === "always").map((one) => one.origin))];
  return origins.map((origin) => diagnostic("endless-repeat", place(origin), {}, { fix: withBound(facts, origin) }));
};

function loopsIn(steps: Block): readonly Step[] {
  return steps.flatMap((step) => {
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
