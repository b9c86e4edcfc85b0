// The index of clauses: where in the book the words of a clause are found. Invariant: every clause cited anywhere in the Model is in it.

import type { Id, Model } from "../../model/types.ts";
import { pick, type Say } from "../say/say.ts";
import { clauseAnchor, clauseText, table, type Block } from "./book.ts";

export interface Cited {
  readonly clause: string;
  readonly titles: readonly string[];
}

/** `titleOf`: the heading under which a declaration stands, or null where it stands under none: then it is told where it is called. */
export function clauseIndex(model: Model, titleOf: (id: Id) => string | null, say: Say): readonly Block[] {
  const cited = citedIn(model, (id) => titlesOf(id, model, titleOf, new Set()));
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

function citedIn(model: Model, titles: (id: Id) => readonly string[]): readonly Cited[] {
  const found = new Map<string, Set<string>>();
  const visit = (value: unknown, under: readonly string[]): void => {
    if (typeof value !== "object" || value === null) return;
    if ("clauses" in value && Array.isArray(value.clauses))
      for (const clause of value.clauses as readonly string[])
        found.set(clause, new Set([...(found.get(clause) ?? []), ...under]));
    for (const part of Object.values(value)) visit(part, under);
  };
  for (const one of declarations(model)) visit(one, titles(one.id));
  return [...found]
    .map(([clause, under]) => ({ clause, titles: [...under] }))
    .toSorted((a, b) => compareClauses(a.clause, b.clause));
}

function declarations(model: Model): readonly { readonly id: Id }[] {
  const isOne = (one: unknown): one is { readonly id: Id } => typeof one === "object" && one !== null && "id" in one && typeof one.id === "string";
  return (Object.values(model) as readonly unknown[]).flatMap((value) => (Array.isArray(value) ? value.filter(isOne) : []));
}

/** A helper is told inside of what calls it, a field with parameters with its sheet. */
function titlesOf(id: Id, model: Model, titleOf: (id: Id) => string | null, seen: ReadonlySet<Id>): readonly string[] {
  const own = titleOf(id);
  if (own !== null) return [own];
  if (seen.has(id)) return [];
  const beyond = new Set([...seen, id]);
  const sheet = model.collections.find((one) => one.id === id)?.sheet;
  const holders = sheet === undefined ? callersOf(id, model) : [sheet];
  return [...new Set(holders.flatMap((one) => titlesOf(one, model, titleOf, beyond)))];
}
function callersOf(id: Id, model: Model): readonly Id[] {
  const { checks, formulas, cascades, sheets, conditions } = model;
  return [...checks, ...formulas, ...cascades, ...sheets, ...conditions].filter((one) => one.id !== id && JSON.stringify(one).includes(JSON.stringify(id))).map((one) => one.id);
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
