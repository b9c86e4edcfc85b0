// Who takes part in a conflict where rules let somebody join or leave: a hidden cell of the sheet says on which side it stands, from 1 on.
// Invariant: the cell agrees with the state of the conflict as soon as nothing is due; JSON never shows it.

import type { ConflictFacts } from "./conflict-facts.ts";
import { sheetFrom } from "./conflict-read.ts";
import { RuleError } from "./errors.ts";
import type { RulesFacts } from "./facts.ts";
import { joined, left } from "./fight.ts";
import type { Fight } from "./fight-facts.ts";
import type { Kept } from "./kept.ts";
import { seatedAs } from "./conflict-cells.ts";
import { shown } from "./shape.ts";

/** From outside: somebody comes in, or one who had left comes back (then the sheet may be left out). */
export interface JoinMove {
  readonly who: string;
  readonly joins: string;
  readonly sheet?: unknown;
}
export interface LeaveMove {
  readonly who: string;
  readonly leaves: true;
}

/** @throws RuleError `mismatched-arguments`, `mismatched-sheet`. */
export function afterSeat(rules: RulesFacts, facts: ConflictFacts, fight: Fight<Kept>, move: JoinMove | LeaveMove): Fight<Kept> {
  const { who } = move;
  const at = fight.members.findIndex(({ key }) => key === who);
  const member = fight.members[at];
  if ("leaves" in move) {
    if (member === undefined || member.side < 0) throw wrong(`${shown(who)} takes no part in ${facts.fight.name}.`);
    const members = fight.members.map((one, i) => (i === at ? { ...one, sheet: seatedAs(rules, facts, one.sheet, -1) } : one));
    return left(facts.fight, { ...fight, members }, at);
  }
  const side = facts.fight.sides.findIndex(({ name }) => name === move.joins);
  if (side < 0) throw wrong(`There is no side ${shown(move.joins)}; there are ${facts.fight.sides.map(({ name }) => name).join(", ")}.`);
  if (member !== undefined && member.side >= 0) throw wrong(`${shown(who)} takes part in ${facts.fight.name} already.`);
  if (typeof who !== "string" || who === "__proto__") throw wrong(`${shown(who)} cannot be the key of a member.`);
  const before = move.sheet === undefined && member?.sheet.facts === facts.sheets[side] ? member?.sheet : undefined;
  const sheet = before ?? sheetFrom(rules, facts.sheets[side]!, move.sheet, "sheet");
  return joined(fight, who, side, seatedAs(rules, facts, sheet, side));
}
const wrong = (message: string): RuleError => new RuleError("mismatched-arguments", message, {});
