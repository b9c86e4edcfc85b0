/** An outcome of a check's own list that none of its results gives. */
import { diagnostic } from "../../diagnostics/report.ts";
import type { Rule } from "../facts.ts";

export const unreachableOutcome: Rule = ({ model, ways, place }) =>
  model.checks.flatMap((check) => {
    const { gives } = check;
    if (gives?.kind !== "step") return [];
    const scale = model.scales.find((one) => one.id === gives.scale);
    const results = ways.results.get(check.id);
    if (scale?.anonymous !== true || results === undefined || results.length === 0 || ways.openEnds.has(check.id)) return [];
    return scale.steps
      .filter((step) => !results.some(({ lo, hi }) => lo <= step.high && step.low <= hi))
      .map((step) => diagnostic("unreachable-outcome", place(check.id), { name: check.name, outcome: step.name }));
  });
