// A rule for one kind of sheet, done by sheets of a kind that is that one as well. Invariant: which it is follows from what the sheets say
// they are; a sheet that says nothing, or something the rule does not know, is taken for what the rule names, whose door then says what is wrong.

import type { ActionFacts } from "./facts.ts";
import { keptOf } from "./kept.ts";

/** The facts of the rule for these sheets. */
export function fitting(action: ActionFacts, args: unknown): ActionFacts {
  const { heirs } = action;
  if (heirs === undefined || typeof args !== "object" || args === null) return action;
  const wanted = action.slots.map(({ name, of }) => (of.kind === "sheet" ? (saidOf(ownValue(args, name)) ?? of.name) : of.name));
  return heirs.find(({ slots }) => slots.every(({ of }, i) => of.name === wanted[i])) ?? action;
}

/** Its kind's name, of a sheet that is known or says it. */
function saidOf(sheet: unknown): string | null {
  const kept = keptOf(sheet);
  if (kept !== undefined) return kept.facts.name;
  const said = ownValue(ownValue(sheet, "$"), "sheet");
  return typeof said === "string" ? said : null;
}

/** Nothing that stands there only as a function is called. */
function ownValue(of: unknown, key: string): unknown {
  return typeof of === "object" && of !== null ? Object.getOwnPropertyDescriptor(of, key)?.value : undefined;
}
