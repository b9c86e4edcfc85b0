// New sheets and things of an example, and whom a tactic takes. Invariant: only what the text gives is said; start values go without saying.

import { unreachable } from "../../base/never.ts";
import type { ChosenExpr, MakeExpr } from "../../model/types.ts";
import { valueText } from "./part.ts";
import { fieldName, nameOf, pick, type Say } from "./say.ts";

export function madeText(e: MakeExpr, say: Say): string {
  const given = [
    ...e.entries.map(({ collection, entry, field, value }) => {
      const of = say.index.collection(collection);
      return of.own?.id === field
        ? `${of.keys === undefined ? entry : `${of.name}(${entry})`} ${valueText(value, say)}`
        : `${entry} (${fieldName(field, say)}) ${valueText(value, say)}`;
    }),
    ...e.fields.map(({ field, value }) => `${fieldName(field, say)}: ${valueText(value, say)}`),
    ...e.sides.map(({ side, members }) => `${side}: ${valueText(members, say)}`),
  ];
  const what = whatText(e, say);
  return given.length === 0 ? what : pick(say, `${what} mit ${given.join(", ")}`, `${what} with ${given.join(", ")}`);
}

function whatText({ of }: MakeExpr, say: Say): string {
  switch (of.kind) {
    case "sheet":
      return nameOf(of.sheet, say);
    case "conflict":
      return nameOf(of.conflict, say);
    case "thing":
      return of.entry ?? nameOf(of.catalogue, say);
    default:
      return unreachable(of);
  }
}

export function chosenText(e: ChosenExpr, say: Say): string {
  const whom = (): string => {
    switch (e.from) {
      case "enemy":
        return pick(say, "Gegner", "opponent");
      case "ally":
        return pick(say, "Verbündete", "one of one's own side");
      case "list":
        return pick(say, "das Erste, mit dem es geht", "the first that can be used");
      default:
        return unreachable(e.from);
    }
  };
  if (e.by === null) return whom();
  const by = valueText(e.by, { ...say, it: null });
  return e.end === "highest"
    ? pick(say, `${whom()} (höchster Wert: ${by})`, `${whom()} (highest ${by})`)
    : pick(say, `${whom()} (niedrigster Wert: ${by})`, `${whom()} (lowest ${by})`);
}
