// The hidden cell of a sheet that says on which side of a conflict it stands; there is none where no rule lets anybody join or leave.

import type { ConflictFacts } from "./conflict-facts.ts";
import type { RulesFacts } from "./facts.ts";
import { changed, type Kept } from "./kept.ts";

/** `side` -1: on none. */
export function seatedAs(rules: RulesFacts, facts: Pick<ConflictFacts, "fight">, sheet: Kept, side: number): Kept {
  const cell = sheet.facts.columns[`$side/${facts.fight.id}`];
  if (cell === undefined || sheet.cells[cell] === side + 1) return sheet;
  const cells = sheet.cells.slice();
  cells[cell] = side + 1;
  return changed(rules, sheet, { cells });
}
