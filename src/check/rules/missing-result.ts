/** A check that gives something and has a way without a result. */
import { diagnostic } from "../../diagnostics/report.ts";
import type { Block } from "../../plan/types.ts";
import type { Rule } from "../facts.ts";
import { inputsOfSeen, priceText } from "../witness.ts";

export const missingResult: Rule = ({ model, ways, place, witness }) =>
  model.checks.flatMap((check) => {
    if (check.gives === null || !ways.openEnds.has(check.id)) return [];
    const seen = witness.ending(check.id, atTheEnd(check.id));
    return [diagnostic("missing-result", place(check.id), { name: check.name, ...(seen === null ? {} : { ...inputsOfSeen(seen), chance: priceText(seen) }) })];
  });

const atTheEnd = (origin: string) => (body: Block, code: number): Block => [...body, { origin, kind: "end", result: { kind: "int", value: code } }];
