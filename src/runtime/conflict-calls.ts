// Calls inside a conflict: members by their keys become the arguments of an action and back; what a tactic does; what is possible.
// Invariant: an action is given the sheets as they stand, and only its own slots change.

import { seatedAs } from "./conflict-cells.ts";
import type { ConflictFacts, TurnAction } from "./conflict-facts.ts";
import { sheetFrom } from "./conflict-read.ts";
import { RuleError } from "./errors.ts";
import type { RulesFacts } from "./facts.ts";
import { chosenOf, hindrance, type Hindrance, type Left } from "./fight.ts";
import { type Taken, type Fight, holds, pairKey, pairOf, type Reader, scoreOf, type TacticFacts, type TacticLineFacts } from "./fight-facts.ts";
import { keptOf, type Kept } from "./kept.ts";
import { openCall } from "./call.ts";
import { ownValues, plainObject } from "./problems.ts";
import { can } from "./run.ts";
import { shown, written } from "./shape.ts";
import { NONE } from "./value.ts";

/** `with`: further arguments by their names; sheets by the keys of members. */
export interface TurnCall {
  readonly who: string;
  readonly does: string;
  readonly against?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
/** An action with everything in its place. */
export interface Placed {
  readonly member: number;
  readonly action: TurnAction;
  readonly args: Readonly<Record<string, unknown>>;
  /** Slot of the action → member; -1: the conflict. */
  readonly seats: ReadonlyMap<string, number>;
  /** Slot of the action → what a relation says of two members, by `pairKey`. */
  readonly pairs: ReadonlyMap<string, string>;
  /** Slot of the action → somebody who takes no part yet. */
  readonly others: ReadonlyMap<string, { readonly key: string; readonly sheet: Kept }>;
}

export function memberOf(facts: ConflictFacts, fight: Fight<Kept>, key: unknown, mayHaveLeft = false): number {
  const found = fight.members.findIndex((one) => one.key === key);
  if (found >= 0 && (mayHaveLeft || fight.members[found]!.side >= 0)) return found;
  const names = fight.members.filter((one) => one.side >= 0).map((one) => one.key).join(", ");
  throw new RuleError("mismatched-arguments", `${shown(key)} is nobody in ${facts.fight.name}; there are ${names}.`, {});
}

/** @throws RuleError `mismatched-arguments`. */
export function placedCall(rules: RulesFacts, facts: ConflictFacts, fight: Fight<Kept>, call: TurnCall): Placed {
  const member = memberOf(facts, fight, call.who, true);
  const action = facts.actions.find((one) => one.facts.name === call.does);
  if (action === undefined) {
    const names = facts.actions.map((one) => one.facts.name).join(", ");
    throw new RuleError("mismatched-arguments", `${shown(call.does)} is no action here; there are ${names}.`, {});
  }
  const seats = new Map<string, number>();
  if (action.self !== null) seats.set(action.self, member);
  if (action.conflict !== null) seats.set(action.conflict, -1);
  if (action.against !== null) seats.set(action.against, memberOf(facts, fight, call.against));
  const others = new Map<string, { readonly key: string; readonly sheet: Kept }>();
  const given = Object.entries(call.with ?? {}).filter(([name, value]) => {
    const slot = action.facts.slots.find((one) => one.name === name && one.of.kind === "sheet" && one.pair === undefined);
    if (slot === undefined) return true;
    const outside = typeof value === "string" ? null : ownValues(value);
    if (outside === null) seats.set(name, memberOf(facts, fight, value));
    else others.set(name, { key: keyOf(fight, outside.get("key")), sheet: seatedAs(rules, facts, sheetFrom(rules, slot.of, outside.get("sheet"), `${name}.sheet`), -1) });
    return false;
  });
  const sheets = [...seats].map(([name, i]) => [name, i < 0 ? fight.conflict.json : fight.members[i]!.sheet.json] as const);
  const related = action.facts.slots.flatMap(({ name, of, pair }) => {
    const [a, b] = [seats.get(pair?.a ?? "") ?? -1, seats.get(pair?.b ?? "") ?? -1];
    return pair === undefined ? [] : [{ name, key: pairKey(of.id, a, b), sheet: pairOf(fight, of.id, a, b).json }];
  });
  const args = plainObject([...given, ...sheets, ...[...others].map(([name, { sheet }]) => [name, sheet.json] as const), ...related.map((one) => [one.name, one.sheet] as const)]);
  return { member, action, args, seats, others, pairs: new Map(related.map((one) => [one.name, one.key])) };
}

/** `{ key, sheet }`: somebody from outside. */
function keyOf(fight: Fight<Kept>, key: unknown): string {
  if (typeof key === "string" && key !== "__proto__" && !fight.members.some((one) => one.key === key)) return key;
  throw new RuleError("mismatched-arguments", `${shown(key)} cannot be the key of somebody new.`, {});
}

/** The conflict and all sheets after an action. */
export function sheetsAfter(fight: Fight<Kept>, placed: Placed, after: Readonly<Record<string, unknown>>): Left<Kept> {
  const sheets = fight.members.map((one) => one.sheet);
  let { conflict } = fight;
  for (const [name, i] of placed.seats) {
    const kept = keptOf(after[name]);
    if (kept === undefined) continue;
    if (i < 0) conflict = kept;
    else sheets[i] = kept;
  }
  const pairs = [...placed.pairs].flatMap(([name, key]) => {
    const kept = keptOf(after[name]);
    return kept === undefined || (fight.pairs[key] ?? fight.fresh[kept.facts.id]) === kept ? [] : [[key, kept] as const];
  });
  const others = [...placed.others].map(([name, one]) => ({ key: one.key, sheet: keptOf(after[name]) ?? one.sheet }));
  return { conflict, sheets, pairs: Object.fromEntries(pairs), others };
}

export function hinders(facts: ConflictFacts, fight: Fight<Kept>, placed: Placed): Hindrance | null {
  return hindrance(facts.fight, fight, placed.member, placed.action.facts.id);
}
/** Whether turn and rules allow it. */
export function isAllowed(rules: RulesFacts, facts: ConflictFacts, fight: Fight<Kept>, placed: Placed): boolean {
  return hinders(facts, fight, placed) === null && can(rules, placed.action.facts, placed.args).ok;
}

/** Plays leaves of tests, which throw no dice. */
export function readerOf(rules: RulesFacts, facts: ConflictFacts): Reader<Kept> {
  const stop = (): never => {
    throw new Error("a test throws no dice");
  };
  const io = { roll: stop, rollList: stop, ask: stop };
  return (plan, slots) => {
    const piece = facts.pieces[plan]!;
    const args = plainObject(piece.slots.map(({ name }, i) => [name, slots[i]!.json] as const));
    const call = openCall(rules, piece, args);
    const states = call.rows.map((row, i) => piece.slots[i]!.of.state.open(row));
    return piece.play(io as never, states, call.givens);
  };
}

// ── tactics ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the side whose turn it is does by its tactic: the first member who can, his first line that is possible; null: nothing. */
export function byTactic(rules: RulesFacts, facts: ConflictFacts, fight: Fight<Kept>, tacticOf: (side: number) => TacticFacts | null, read: Reader<Kept>): TurnCall | null {
  for (const [i, { side }] of fight.members.entries()) {
    const tactic = tacticOf(side);
    if (side < 0 || tactic === null || (fight.side >= 0 && side !== fight.side) || (fight.actor >= 0 && fight.actor !== i)) continue;
    for (const line of tactic.lines) {
      if (line.if !== null && !holds(line.if, fight, i, read)) continue;
      const call = callsOf(facts, fight, i, line, read).find((one) => isAllowed(rules, facts, fight, placedCall(rules, facts, fight, one)));
      if (call !== undefined) return call;
    }
  }
  return null;
}

function callsOf(facts: ConflictFacts, fight: Fight<Kept>, self: number, line: TacticLineFacts, read: Reader<Kept>): readonly TurnCall[] {
  const action = facts.actions.find((one) => one.facts.id === line.action);
  if (action === undefined) return [];
  const key = (i: number): string => fight.members[i]!.key;
  const best = (choice: Extract<Taken, { kind: "member" }>): readonly number[] => chosenOf(facts.fight, fight, self, choice, read).slice(0, 1);
  const members = (choice: Taken): readonly number[] => (choice.kind === "self" ? [self] : choice.kind === "member" ? best(choice) : []);
  let calls: readonly TurnCall[] = [{ who: key(self), does: action.facts.name }];
  if (line.against !== null) {
    const against = members(line.against);
    calls = calls.flatMap((call) => against.map((i) => ({ ...call, against: key(i) })));
  }
  const add = (name: string, values: readonly unknown[]): void => {
    calls = calls.flatMap((call) => values.map((value) => ({ ...call, with: { ...call.with, [name]: value } })));
  };
  line.args.forEach((choice, n) => {
    const name = action.params[n]!;
    if (choice.kind === "value") {
      const code = scoreOf(choice.value, fight, self, read);
      const param = action.facts.params.find((one) => one.name === name);
      add(name, [code === NONE ? null : param === undefined ? code : written(param.shape, code)]);
    } else if (choice.kind === "list") add(name, thingsFor(fight, action, self, name));
    else add(name, members(choice).map(key));
  });
  if (line.modifiers !== null) add("modifiers", [scoreOf(line.modifiers, fight, self, read)]);
  return calls;
}

/** Numbers of the things in the list from which a parameter takes one, if they are of its kind. */
export function thingsFor(fight: Fight<Kept>, action: TurnAction, self: number, name: string): readonly number[] {
  const slot = action.facts.slots.find((one) => one.name === name);
  if (slot === undefined || slot.from === null || slot.from === undefined || slot.from.slot !== action.self) return [];
  const things = fight.members[self]!.sheet.lists.get(slot.from.list) ?? [];
  return things.flatMap((thing, i) => (thing.facts === slot.of ? [i] : []));
}
