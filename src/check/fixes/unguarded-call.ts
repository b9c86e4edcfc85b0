/** What counts instead, said at the end of the call. */
import { type Fix, insertion } from "../../diagnostics/report.ts";
import type { Check, Id } from "../../model/types.ts";
import type { Facts } from "../facts.ts";
import { plainest } from "../plainest.ts";
import { pointerTo } from "../pointers.ts";

export function withOtherwise(facts: Facts, sentence: Id, check: Check): Fix | null {
  const pointer = pointerTo(facts.model, sentence);
  const call = pointer === undefined ? undefined : facts.at(`${pointer}/call`);
  const value = check.gives === null ? "none" : plainest(facts, check.gives);
  if (call === undefined || value === null || !/[\p{L}\p{N})]$/u.test(facts.text(call))) return null;
  const part = `, if impossible ${value}`;
  return { title: { de: `„${part.slice(2)}“ ergänzen`, en: `Add "${part.slice(2)}"` }, edits: [insertion(call.file, call.end, part)] };
}
