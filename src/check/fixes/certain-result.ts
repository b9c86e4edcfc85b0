/** One more case for the throw, in front of the last line: that it succeeds, or fails, or comes out as something else, from its middle on. */
import type { Fix } from "../../diagnostics/report.ts";
import type { Check, Scale } from "../../model/types.ts";
import { sentenceBefore } from "../edits.ts";
import type { Facts } from "../facts.ts";

/** `steps`: those that never come out. */
export function withOtherCase(facts: Facts, check: Check, scale: Scale, steps: Scale["steps"]): Fix | null {
  const roll = check.body.find((one) => one.kind === "roll" && one.type.kind === "number");
  const last = check.body.findLast((one) => one.kind === "result" && one.if === null);
  const step = scale.success === null || steps.every(({ low }) => low < scale.success!) ? steps.at(-1) : steps[0];
  if (roll?.kind !== "roll" || roll.type.kind !== "number" || last === undefined || step === undefined || step.name === "") return null;
  const { low, high } = roll.type;
  if (low === null || high === null || low === high) return null;
  const line = `result ${step.name} if ${roll.name} >= ${Math.ceil((low + high + 1) / 2)}`;
  return { title: { de: `„${line}“ ergänzen`, en: `Add "${line}"` }, edits: [sentenceBefore(facts.sources, facts.place(last.id), line)] };
}
