// What an engine's door knows of a conflict: the machine's facts, its own fields as a sheet, and every plan it plays as an action.
// Invariant: plain data but for the functions inside the actions.

import type { ActionFacts, SheetFacts } from "./facts.ts";
import type { FightFacts, TacticFacts } from "./fight-facts.ts";
import type { Hindrance } from "./fight.ts";
import type { Shape } from "./shape.ts";

export interface ConflictFacts {
  readonly fight: FightFacts;
  /** Its own fields. */
  readonly body: SheetFacts;
  readonly gives: Shape | null;
  /** Of each side, in order. */
  readonly sheets: readonly SheetFacts[];
  /** What stands between two members, by relation. */
  readonly pairs: Readonly<Record<string, SheetFacts>>;
  /** Moments, tests, rolls for the order, endings, durations. */
  readonly pieces: Readonly<Record<string, ActionFacts>>;
  readonly actions: readonly TurnAction[];
  readonly tactics: readonly TacticFacts[];
  readonly texts: Readonly<Record<Hindrance, string>>;
}
/** Names of the slots in which the one who acts, the opponent and the conflict stand. */
export interface TurnAction {
  readonly facts: ActionFacts;
  readonly self: string | null;
  readonly against: string | null;
  readonly conflict: string | null;
  /** Its parameters in header order, slots among them. */
  readonly params: readonly string[];
}
