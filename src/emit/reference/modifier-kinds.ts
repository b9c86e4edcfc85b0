// Kinds of modifiers in the book. Invariant: those that are declared together are told together.

import { listing } from "../../base/text.ts";
import { unreachable } from "../../base/never.ts";
import type { ModifierKind } from "../../model/types.ts";
import { strong } from "../say/inline.ts";
import { pick, type Say } from "../say/say.ts";
import { cites, docsText, paragraph, type Block } from "./book.ts";

/** Neighbours in the text, in its order. */
export function modifierKindBlocks(kinds: readonly ModifierKind[], say: Say): readonly Block[] {
  const groups: ModifierKind[][] = [];
  for (const kind of kinds) {
    const last = groups.at(-1);
    if (last !== undefined && sameRule(last[0]!, kind)) last.push(kind);
    else groups.push([kind]);
  }
  return groups.map((group) => {
    const [first] = group as [ModifierKind];
    const names = listing(group.map(({ name }) => strong(name)), say.language);
    const head = pick(say, `Modifikatoren einer Art (${names}): `, `Modifiers of one kind (${names}): `);
    return paragraph(head + ruleText(first, say) + docsText(first.docs) + cites(first.clauses));
  });
}

const sameRule = (a: ModifierKind, b: ModifierKind): boolean =>
  a.counting === b.counting && JSON.stringify([a.docs, a.clauses]) === JSON.stringify([b.docs, b.clauses]);

function ruleText({ counting }: ModifierKind, say: Say): string {
  switch (counting) {
    case "best-and-worst":
      return pick(say, "von mehreren zählen nur der höchste Bonus und der größte Abzug.", "where there are several, only the largest bonus and the largest penalty apply.");
    case "best-bonus":
      return pick(say, "von mehreren Boni zählt nur der höchste, Abzüge zählen alle.", "where there are several bonuses, only the largest applies; penalties all apply.");
    case "all":
      return pick(say, "sie zählen alle.", "they all apply.");
    default:
      return unreachable(counting);
  }
}
