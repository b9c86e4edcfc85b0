/** An outcome of a check's own list that none of its results gives. One that a dead sentence gives is that sentence's matter. */
import { diagnostic } from "../../diagnostics/report.ts";
import type { Block } from "../../plan/types.ts";
import type { Rule } from "../facts.ts";
import { withoutOutcome } from "../fixes/unreachable-outcome.ts";

export const unreachableOutcome: Rule = (facts) => {
  const { model, built, ways, place } = facts;
  return model.checks.flatMap((check) => {
    const { gives } = check;
    if (gives?.kind !== "step") return [];
    const scale = model.scales.find((one) => one.id === gives.scale);
    const results = ways.results.get(check.id);
    if (scale?.anonymous !== true || results === undefined || results.length === 0 || ways.openEnds.has(check.id)) return [];
    const written = writtenResults(built.program.plans[check.id]?.body ?? []);
    return scale.steps
      .filter((step) => !written.has(step.low) && !results.some(({ lo, hi }) => lo <= step.high && step.low <= hi))
      .map((step) => diagnostic("unreachable-outcome", place(check.id), { name: check.name, outcome: step.name }, { fix: withoutOutcome(facts, scale, step.name) }));
  });
};

function writtenResults(steps: Block): ReadonlySet<number> {
  const found = new Set<number>();
  const visit = (block: Block): void => {
    for (const step of block) {
      if (step.kind === "end" && step.result?.kind === "int") found.add(step.result.value);
      if (step.kind === "branch") [...step.arms.map((arm) => arm.then), step.otherwise].forEach(visit);
      if (step.kind === "loop") visit(step.body);
    }
  };
  visit(steps);
  return found;
}
