// The index of clauses: where in the book the words of a clause are found. Invariant: every clause cited anywhere in the Model is in it.

import type { Id, Model } from "../../model/types.ts";
import { pick, type Say } from "../say/say.ts";
import { clauseAnchor, clauseText, table, type Block } from "./book.ts";

export interface Cited {
  readonly clause: string;
  readonly titles: readonly string[];
}

/** `titleOf`: the heading under which a declaration stands, or null where it stands under none. */
export function clauseIndex(model: Model, titleOf: (id: Id) => string | null, say: Say): readonly Block[] {
  const cited = citedIn(model, titleOf);
  if (cited.length === 0) return [];
  const rows = cited.map(({ clause, titles }) => [clauseText(clause), titles.join("; ")]);
  return [
    table(
      [pick(say, "Stelle", "Clause"), pick(say, "Steht unter", "Found under")],
      rows,
      cited.map(({ clause }) => clauseAnchor(clauseText(clause))),
    ),
  ];
}

function citedIn(model: Model, titleOf: (id: Id) => string | null): readonly Cited[] {
  const found = new Map<string, Set<string>>();
  const visit = (value: unknown, title: string): void => {
    if (typeof value !== "object" || value === null) return;
    if ("clauses" in value && Array.isArray(value.clauses))
      for (const clause of value.clauses as readonly string[])
        found.set(clause, (found.get(clause) ?? new Set()).add(title));
    for (const part of Object.values(value)) visit(part, title);
  };
  for (const value of Object.values(model) as readonly unknown[])
    if (Array.isArray(value))
      for (const one of value as readonly unknown[])
        if (typeof one === "object" && one !== null && "id" in one && typeof one.id === "string")
          visit(one, titleOf(one.id) ?? "");
  return [...found]
    .map(([clause, titles]) => ({ clause, titles: [...titles].filter((title) => title !== "") }))
    .toSorted((a, b) => compareClauses(a.clause, b.clause));
}

/** By words, then by numbers as numbers. */
export function compareClauses(a: string, b: string): number {
  const [left, right] = [a, b].map((one) => one.split(/(\d+)/u));
  for (const [i, part] of left!.entries()) {
    const other = right![i];
    if (other === undefined) return 1;
    if (part === other) continue;
    if (/^\d/u.test(part) && /^\d/u.test(other)) return Number(part) - Number(other);
    return part < other ? -1 : 1;
  }
  return left!.length - right!.length;
}
