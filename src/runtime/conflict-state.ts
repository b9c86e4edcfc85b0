// The state of a conflict as JSON: its fields, who is in it on which side with which sheet, whose turn it is, what was done so far.
// Invariant: what is written reads back as the same fight; a state that was given out is known again without reading it.

import type { ConflictFacts } from "./conflict-facts.ts";
import { pairsJson } from "./conflict-pairs.ts";
import type { RulesFacts } from "./facts.ts";
import type { Fight } from "./fight-facts.ts";
import type { Kept } from "./kept.ts";
import { ENTRIES } from "./own-read.ts";
import { plainObject } from "./problems.ts";
import { written, type Plain } from "./shape.ts";

/**
 * What was done, in order; played again with these faces it gives the same state. `continues`: a state without log from which it goes
 * on, where what stands before was done under other rules.
 */
export type LogEntry =
  | { readonly starts: Readonly<Record<string, unknown>> }
  | { readonly continues: Readonly<Record<string, unknown>> }
  | { readonly does: unknown; readonly faces: readonly number[]; readonly answers?: Readonly<Record<string, unknown>> };

/** A conflict as it is worked with. Nothing is due in it. */
export interface Known {
  readonly fight: Fight<Kept>;
  readonly log: readonly LogEntry[];
}
const known = new WeakMap<object, Known>();

export function knownState(state: unknown): Known | undefined {
  return typeof state === "object" && state !== null ? known.get(state) : undefined;
}

/** Column and key of how it ended. */
export const ENDED = "$ended";

/** `true`: it just ended; else its outcome. */
export function endedOf(facts: ConflictFacts, conflict: Kept): Plain {
  const code = conflict.cells[facts.body.columns[ENDED] ?? -1] ?? 0;
  if (code < 2) return code === 1;
  return facts.gives === null ? true : written(facts.gives, code - 2);
}

export function toState(rules: RulesFacts, facts: ConflictFacts, { fight, log }: Known): object {
  const state = plainObject([...stateParts(rules, facts, fight), ["$log", Object.freeze(log)]]);
  known.set(state, { fight, log });
  return state;
}

/** Everything but the log. */
export function stateParts(
  rules: RulesFacts,
  facts: ConflictFacts,
  fight: Fight<Kept>,
): readonly (readonly [string, unknown])[] {
  const members = fight.members.map(({ key, side, sheet, rolls, joined }): readonly [string, unknown] => [
    key,
    Object.freeze({
      side: facts.fight.sides[side]?.name ?? null,
      ...(joined === undefined ? {} : { joined }),
      ...(rolls.length === 0 ? {} : { rolls: Object.freeze(rolls.slice()) }),
      sheet: sheet.json,
    }),
  ]);
  const keyOf = (i: number): string | null => fight.members[i]?.key ?? null;
  const nameOf = (id: string): string => facts.actions.find((one) => one.facts.id === id)?.facts.name ?? id;
  const turn = Object.freeze({
    round: fight.round,
    turn: fight.turn,
    side: facts.fight.sides[fight.side]?.name ?? null,
    actor: keyOf(fight.actor),
    open: fight.open,
    done: fight.done,
    ...(fight.did.length === 0 ? {} : { did: Object.freeze(fight.did.map(nameOf)) }),
    queue: Object.freeze(fight.queue.map(keyOf)),
  });
  const fields = Object.entries(fight.conflict.json).filter(([key]) => !key.startsWith("$") || key === ENTRIES);
  return [
    ["$", Object.freeze({ ruleset: rules.name, version: rules.version, conflict: facts.fight.name })],
    ["$members", plainObject(members)],
    ["$turn", turn],
    [ENDED, endedOf(facts, fight.conflict)],
    ...fields,
    ...pairsJson(facts, fight),
  ];
}
