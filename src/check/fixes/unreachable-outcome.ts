/** The word is taken out of the list in the head. */
import type { Fix } from "../../diagnostics/report.ts";
import type { Scale } from "../../model/types.ts";
import { replaced, textAt } from "../edits.ts";
import type { Facts } from "../facts.ts";

export function withoutOutcome({ sources, place }: Facts, scale: Scale, outcome: string): Fix | null {
  const list = place(scale.id);
  const words = scale.steps.map(({ name }) => name).filter((name) => name !== outcome);
  const last = words.at(-1);
  const isNamedElsewhere = sources.map(({ text }) => text.split(outcome).length - 1).reduce((a, b) => a + b, 0) > 1;
  if (words.length < 2 || last === undefined || isNamedElsewhere || !textAt(sources, list).startsWith("one of ")) return null;
  return { title: { de: `„${outcome}“ aus der Liste nehmen`, en: `Take "${outcome}" out of the list` }, edits: [replaced(list, `one of ${words.slice(0, -1).join(", ")} or ${last}`)] };
}
