/** A check that gives something and has a way without a result. */
import { diagnostic } from "../../diagnostics/report.ts";
import type { Block } from "../../plan/types.ts";
import type { Rule } from "../facts.ts";
import { withLastResult } from "../fixes/missing-result.ts";
import { inputsOfSeen, priceOf } from "../witness.ts";

export const missingResult: Rule = (facts) => {
  const { model, ways, place, witness } = facts;
  return model.checks.flatMap((check) => {
    if (check.gives === null || !ways.openEnds.has(check.id)) return [];
    const seen = witness.ending(check.id, atTheEnd(check.id));
    return [diagnostic("missing-result", place(check.id), { name: check.name, ...(seen === null ? {} : { ...inputsOfSeen(seen), ...priceOf(seen) }) }, { fix: withLastResult(facts, check) })];
  });
};

const atTheEnd = (origin: string) => (body: Block, code: number): Block => [...body, { origin, kind: "end", result: { kind: "int", value: code } }];
