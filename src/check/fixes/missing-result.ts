/** A last line with a result: of a scale the worst, of words the last. */
import type { Fix } from "../../diagnostics/report.ts";
import type { Check } from "../../model/types.ts";
import { sentenceAfter } from "../edits.ts";
import type { Facts } from "../facts.ts";
import { plainest } from "../plainest.ts";

export function withLastResult(facts: Facts, check: Check): Fix | null {
  const number = facts.model.checks.indexOf(check);
  const last = check.body.length === 0 ? undefined : facts.at(`/checks/${number}/body/${check.body.length - 1}`);
  const value = check.gives === null ? null : plainest(facts, check.gives);
  if (last === undefined || value === null) return null;
  const line = `result ${value}`;
  return { title: { de: `Als letzte Zeile „${line}“ ergänzen`, en: `Add "${line}" as the last line` }, edits: [sentenceAfter(facts.sources, last, line)] };
}
