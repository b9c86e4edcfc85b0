/** What it comes to is said: "becomes" with the end of the range. */
import type { Fix } from "../../diagnostics/report.ts";
import type { Id } from "../../plan/types.ts";
import { replaced, textAt } from "../edits.ts";
import type { Facts } from "../facts.ts";
import { pointerTo } from "../pointers.ts";

export function becomesEnd({ model, at, sources, place }: Facts, sentence: Id, end: string): Fix | null {
  const pointer = pointerTo(model, sentence);
  const amount = pointer === undefined ? undefined : at(`${pointer}/amount`);
  const whole = place(sentence);
  if (amount === undefined || amount.start <= whole.start || amount.end > whole.end) return null;
  const verb = /\b(?:rises|falls)\s+by\s+$/u.exec(textAt(sources, { ...whole, end: amount.start }));
  if (verb === null) return null;
  return { title: { de: `„becomes ${end}“ schreiben`, en: `Write "becomes ${end}"` }, edits: [replaced({ ...amount, start: whole.start + verb.index }, `becomes ${end}`)] };
}
