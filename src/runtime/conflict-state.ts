// The state of a conflict as JSON, and back: its fields, who is in it on which side with which sheet, whose turn it is, what was done so
// far. Invariant: what is written reads back as the same fight; a state that was given out is known again without reading it.

import type { ConflictFacts } from "./conflict-facts.ts";
import { readSheet } from "./door.ts";
import { RuleError } from "./errors.ts";
import type { RulesFacts, SheetFacts } from "./facts.ts";
import { newFight } from "./fight.ts";
import type { Fight } from "./fight-facts.ts";
import { changed, type Kept } from "./kept.ts";
import { collector, ownValues, plainObject, refusal } from "./problems.ts";
import { shown, written, type Plain } from "./shape.ts";

/** What was done, in order; played again with these faces it gives the same state. */
export type LogEntry =
  | { readonly starts: Readonly<Record<string, unknown>> }
  | { readonly does: unknown; readonly faces: readonly number[]; readonly answers?: Readonly<Record<string, unknown>> };

export interface Known {
  readonly fight: Fight<Kept>;
  readonly log: readonly LogEntry[];
}
const known = new WeakMap<object, Known>();

const ENDED = "$ended";

/** `true`: it just ended; else its outcome. */
export function endedOf(facts: ConflictFacts, conflict: Kept): Plain {
  const code = conflict.cells[facts.body.columns[ENDED] ?? -1] ?? 0;
  if (code < 2) return code === 1;
  return facts.gives === null ? true : written(facts.gives, code - 2);
}

export function toState(rules: RulesFacts, facts: ConflictFacts, fight: Fight<Kept>, log: readonly LogEntry[]): object {
  const members = fight.members.map(({ key, side, sheet, rolls }): readonly [string, unknown] => [
    key,
    Object.freeze({
      side: facts.fight.sides[side]!.name,
      ...(rolls.length === 0 ? {} : { rolls: Object.freeze(rolls.map((roll) => roll ?? 0)) }),
      sheet: sheet.json,
    }),
  ]);
  const keyOf = (i: number): string | null => fight.members[i]?.key ?? null;
  const turn = Object.freeze({
    round: fight.round,
    turn: fight.turn,
    side: facts.fight.sides[fight.side]?.name ?? null,
    actor: keyOf(fight.actor),
    open: fight.open,
    done: fight.done,
    queue: Object.freeze(fight.queue.map(keyOf)),
  });
  const fields = Object.entries(fight.conflict.json).filter(([key]) => !key.startsWith("$"));
  const state = plainObject([
    ["$", Object.freeze({ ruleset: rules.name, version: rules.version, conflict: facts.fight.name })],
    ["$members", plainObject(members)],
    ["$turn", turn],
    [ENDED, endedOf(facts, fight.conflict)],
    ...fields,
    ["$log", Object.freeze(log)],
  ]);
  known.set(state, { fight, log });
  return state;
}

/** @throws RuleError `mismatched-sheet`, `mismatched-value` for what is no state of this conflict. */
export function fromState(rules: RulesFacts, facts: ConflictFacts, state: unknown): Known {
  const before = typeof state === "object" && state !== null ? known.get(state) : undefined;
  if (before !== undefined) return before;
  const given = ownValues(state);
  const members = ownValues(given?.get("$members"));
  const turn = ownValues(given?.get("$turn"));
  const log = given?.get("$log");
  if (given === null || members === null || turn === null || !Array.isArray(log)) throw noState(facts, state);
  const read = [...members].map(([key, member]) => {
    const parts = ownValues(member);
    const side = facts.fight.sides.findIndex((one) => one.name === parts?.get("side"));
    if (side < 0) throw noState(facts, member);
    const rolls = parts?.get("rolls");
    return {
      key,
      side,
      sheet: sheetFrom(rules, facts.sheets[side]!, parts?.get("sheet"), `$members.${key}.sheet`),
      rolls: Array.isArray(rolls) ? rolls.map((roll) => numberFrom(facts, roll)) : [],
    };
  });
  const at = (key: unknown): number => read.findIndex((one) => one.key === key);
  const number = (key: string): number => numberFrom(facts, turn.get(key));
  const queue = turn.get("queue");
  const conflict = ownFrom(rules, facts, given);
  const fight: Fight<Kept> = {
    ...newFight(conflict, read, facts.fight),
    members: read,
    round: number("round"),
    turn: number("turn"),
    side: facts.fight.sides.findIndex((one) => one.name === turn.get("side")),
    actor: at(turn.get("actor")),
    open: turn.get("open") === true,
    done: number("done"),
    ended: endedOf(facts, conflict) !== false,
    queue: Array.isArray(queue) ? queue.map(at) : [],
  };
  return { fight, log: log as readonly LogEntry[] };
}

/** The conflict's own fields, with how it ended. */
export function ownFrom(rules: RulesFacts, facts: ConflictFacts, given: ReadonlyMap<string, unknown>): Kept {
  const fields = plainObject([...given].filter(([key]) => !key.startsWith("$")));
  const own = sheetFrom(rules, facts.body, fields, "");
  const ended = given.get(ENDED) ?? false;
  if (ended === false) return own;
  const cell = facts.body.columns[ENDED];
  if (cell === undefined) return own;
  const outcomes = facts.gives?.kind === "named" ? facts.gives.names : [];
  const outcome = outcomes.find((one) => one.name === ended);
  if (outcome === undefined && ended !== true) throw noState(facts, ended);
  const cells = own.cells.slice();
  cells[cell] = outcome === undefined ? 1 : outcome.low + 2;
  return changed(rules, own, { cells });
}

export function sheetFrom(rules: RulesFacts, facts: SheetFacts, value: unknown, path: string): Kept {
  const problems = collector();
  const kept = readSheet(rules, facts, value, path, problems);
  if (kept === null) throw refusal("mismatched-sheet", `This is no ${facts.name}`, problems.found);
  return kept;
}

function numberFrom(facts: ConflictFacts, value: unknown): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) throw noState(facts, value);
  return value;
}
function noState(facts: ConflictFacts, value: unknown): RuleError {
  return new RuleError("mismatched-value", `${shown(value)} is no state of ${facts.fight.name}.`, { conflict: facts.fight.name });
}
