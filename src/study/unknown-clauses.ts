// Citations that lead nowhere. Invariant: a list that holds no clause at all is no list, so nothing is said against it.

import { suggestOne } from "../base/suggest.ts";
import type { Model } from "../model/types.ts";
import { placesOf } from "./citations.ts";
import type { ClauseList } from "./clauses.ts";

/** A cited clause that the list does not hold; `pointer`: where it stands in the Model. */
export interface UnknownClause {
  readonly clause: string;
  readonly pointer: string;
  readonly suggestion: string | undefined;
}

export function unknownClauses(model: Model, list: ClauseList, prefix: string): readonly UnknownClause[] {
  const { clauses } = list;
  if (clauses.length === 0) return [];
  return placesOf(model).flatMap(({ clause, pointer }): readonly UnknownClause[] => {
    const named = clause.startsWith(prefix) ? list.named(clause) : null;
    if (named === null || "ids" in named) return [];
    const names = clauses.map((one) => one.id);
    return [{ clause: named.unknown, pointer, suggestion: suggestOne(named.unknown, names) }];
  });
}
