// What is said where something is not possible, by the id of the reason. Invariant: every reason that a plan can name has a text.

import type { Id, Model } from "../model/types.ts";
import { hindranceTexts } from "./hindrances.ts";

export function reasonsOf(model: Model): ReadonlyMap<Id, string> {
  const found = new Map<Id, string>();
  const visit = (x: unknown): void => {
    if (typeof x !== "object" || x === null) return;
    if ("id" in x && "message" in x && typeof x.id === "string" && typeof x.message === "string")
      found.set(x.id, x.message);
    for (const part of Object.values(x)) visit(part);
  };
  visit([model.checks, model.catalogues, model.sheets.map((sheet) => sheet.must)]);
  for (const c of model.conditions) found.set(c.id, c.name);
  for (const c of model.conflicts) for (const [id, text] of hindranceTexts(c, model.ruleset.language)) found.set(id, text);
  for (const c of model.catalogues) for (const e of c.entries) if (!found.has(e.id)) found.set(e.id, e.name);
  return found;
}
