// Exact odds of a conflict in which everybody follows a tactic: a map from states to chances, moved on piece by piece; equal states are
// one. Invariant: every chance is exact; work beyond the budget is refused with the name of what is too much, never cut off.

import { byTactic, placedCall, readerOf, sheetsAfter } from "./conflict-calls.ts";
import type { ConflictFacts } from "./conflict-facts.ts";
import { pairsJson } from "./conflict-pairs.ts";
import { endedOf } from "./conflict-state.ts";
import { type Exact, exact } from "./chance.ts";
import { afterRun, openCall } from "./call.ts";
import { type Asked, askedOf, keysFor, relevanceOf } from "./conflict-relevance.ts";
import { RuleError } from "./errors.ts";
import { rowsOfEnds } from "./ends.ts";
import type { ActionFacts, RulesFacts } from "./facts.ts";
import { acted, advance, goneOn } from "./fight.ts";
import type { Fight, TacticFacts } from "./fight-facts.ts";
import { add, type Fraction, fraction, mul, ONE, ZERO } from "./fraction.ts";
import { keptOf, type Kept } from "./kept.ts";
import { plainObject } from "./problems.ts";

export interface ConflictOddsOptions {
  /** How many turns are played out, an open one among them. */
  readonly turns?: number;
  /** How many actions; turns may be left out then. */
  readonly actions?: number;
  /** `Ada.Lebenspunkte`, or a field of the conflict: what of an end is asked for beside how it ended. */
  readonly keep?: readonly string[];
  /** Answers to questions of actions. */
  readonly answers?: Readonly<Record<string, number>>;
  /** Most states that are looked at. */
  readonly budget?: number;
}
export interface ConflictEnd<Ended> {
  readonly ended: Ended;
  readonly kept: Readonly<Record<string, unknown>>;
}
export interface ConflictOdds<Ended> {
  readonly chance: (of: Ended | ((end: ConflictEnd<Ended>) => boolean)) => Exact;
  readonly mean: (of: string) => Exact;
  readonly ends: readonly { readonly end: ConflictEnd<Ended>; readonly chance: Exact }[];
}

interface Weighted {
  readonly fight: Fight<Kept>;
  readonly turns: number;
  readonly actions: number;
  chance: Fraction;
}
type Outcome = { readonly result: number; readonly after: Readonly<Record<string, unknown>>; readonly chance: Fraction };

const BUDGET = 20_000;

export function oddsOfConflict<Ended>(
  rules: RulesFacts,
  facts: ConflictFacts,
  start: Fight<Kept>,
  tacticOf: (side: number) => TacticFacts | null,
  options: ConflictOddsOptions,
): ConflictOdds<Ended> {
  const { turns = Infinity, actions = Infinity, budget = BUDGET } = options;
  if (turns === Infinity && actions === Infinity) throw new RuleError("mismatched-arguments", "Say how many turns or actions are played out.", {});
  const read = readerOf(rules, facts);
  const asked = (options.keep ?? []).flatMap((path) => askedAt(facts, start, path));
  const tactics = facts.fight.sides.flatMap((_, side) => tacticOf(side) ?? []);
  const relevance = relevanceOf(facts, tactics, asked);
  const keptKey = keysFor(relevance);
  const known = new Map<string, readonly Outcome[]>();
  let looked = 0;
  let frontier = new Map<string, Weighted>();
  const ends: Weighted[] = [];
  const put = (into: Map<string, Weighted>, one: Weighted): void => {
    const key = keyOf(one, keptKey);
    const before = into.get(key);
    if (before === undefined) into.set(key, one);
    else before.chance = add(before.chance, one.chance);
  };
  const outcomes = (piece: ActionFacts, args: Readonly<Record<string, unknown>>): readonly Outcome[] => {
    const key = `${piece.id}|${Object.entries(args).map(([name, value]) => `${name}=${argKey(value, keptKey)}`).join("|")}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const call = openCall(rules, piece, args);
    const counts = (slot: number, cell: number): boolean => call.kept[slot]!.facts.kind === "thing" || relevance.get(call.kept[slot]!.facts.id)?.has(cell) === true;
    const found = rowsOfEnds(call, options.answers ?? {}, budget * 100, counts);
    const made = found.rows.map(({ result, rows, weight }): Outcome => ({ result, after: afterRun(call, rows), chance: fraction(weight, found.den) }));
    known.set(key, made);
    return made;
  };
  put(frontier, { fight: start, turns: start.open && start.turn > 0 ? 1 : 0, actions: 0, chance: ONE });
  while (frontier.size > 0) {
    const next = new Map<string, Weighted>();
    for (const one of frontier.values()) {
      looked += 1;
      if (looked > budget) throw new RuleError("too-large", `The odds of ${facts.fight.name} need more than ${budget} states; ask for fewer turns.`, { budget });
      const at = advance(facts.fight, one.fight, read);
      if (at.next !== null) {
        const due = at.next;
        const piece = facts.pieces[due.plan]!;
        const args = plainObject(piece.slots.map(({ name }, i) => [name, due.slots[i]!.json] as const));
        for (const { result, after, chance } of outcomes(piece, args)) {
          const sheets = piece.slots.map(({ name }, i) => keptOf(after[name]) ?? due.slots[i]!);
          put(next, { ...one, fight: due.then(result, sheets), chance: mul(one.chance, chance) });
        }
        continue;
      }
      const { fight } = at;
      if (fight.ended || one.actions >= actions) {
        ends.push({ ...one, fight });
        continue;
      }
      const call = byTactic(rules, facts, fight, tacticOf, read);
      if (call === null) {
        if (one.turns >= turns) ends.push({ ...one, fight });
        else put(next, { ...one, fight: goneOn(facts.fight, fight), turns: one.turns + 1 });
        continue;
      }
      const placed = placedCall(rules, facts, fight, call);
      for (const { after, chance } of outcomes(placed.action.facts, placed.args)) {
        put(next, { ...one, fight: acted(facts.fight, fight, sheetsAfter(fight, placed, after), placed.action.facts.id), actions: one.actions + 1, chance: mul(one.chance, chance) });
      }
    }
    frontier = next;
  }
  return oddsFrom(facts, ends, options.keep ?? []);
}

// ── equal states ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type KeyOf = (kept: Kept) => string;

function argKey(value: unknown, keptKey: KeyOf): string {
  const kept = keptOf(value);
  return kept === undefined ? JSON.stringify(value) : keptKey(kept);
}
function keyOf({ fight, turns, actions }: Weighted, keptKey: KeyOf): string {
  const { round, turn, side, actor, open, done, did, ended, queue, due } = fight;
  const members = fight.members.map((one) => `${one.key}:${one.side}:${one.joined ?? ""}:${one.rolls.join()}:${keptKey(one.sheet)}`);
  const rest = JSON.stringify([turns, actions === 0 ? 0 : actions, round, turn, side, actor, open, done, did, ended, queue, due]);
  const pairs = Object.keys(fight.pairs).toSorted().map((key) => `${key}:${keptKey(fight.pairs[key]!)}`);
  return `${rest}|${keptKey(fight.conflict)}|${members.join("|")}|${pairs.join("|")}`;
}

/** Whose cells a path asks for. */
function askedAt(facts: ConflictFacts, fight: Fight<Kept>, path: string): readonly Asked[] {
  const member = fight.members.find((one) => path.startsWith(`${one.key}.`));
  const [key = ""] = (member === undefined ? path : path.slice(member.key.length + 1)).split(".");
  if (member !== undefined) return [askedOf(member.sheet.facts, key)];
  const relation = facts.fight.relations.find(({ name }) => name === key);
  return [askedOf(relation === undefined ? facts.body : facts.pairs[relation.id]!, key)];
}

// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

function oddsFrom<Ended>(facts: ConflictFacts, ends: readonly Weighted[], keep: readonly string[]): ConflictOdds<Ended> {
  const rows = new Map<string, { readonly end: ConflictEnd<Ended>; chance: Fraction }>();
  for (const { fight, chance } of ends) {
    const kept = plainObject(keep.map((path) => [path, valueAt(facts, fight, path)] as const));
    const end = { ended: endedOf(facts, fight.conflict) as Ended, kept };
    const key = JSON.stringify(end);
    const before = rows.get(key);
    if (before === undefined) rows.set(key, { end, chance });
    else before.chance = add(before.chance, chance);
  }
  const all = [...rows.values()];
  const sum = (some: typeof all): Fraction => some.reduce((total, row) => add(total, row.chance), ZERO);
  return Object.freeze({
    chance: (of: Ended | ((end: ConflictEnd<Ended>) => boolean)) =>
      exact(sum(all.filter(({ end }) => (typeof of === "function" ? (of as (end: ConflictEnd<Ended>) => boolean)(end) : end.ended === of)))),
    mean: (of: string) =>
      exact(
        all.reduce((total, { end, chance }) => {
          const value = end.kept[of];
          if (typeof value !== "number") throw new RuleError("unknown-path", `"${of}" was not kept, or is no number.`, { path: of });
          return add(total, mul(fraction(value), chance));
        }, ZERO),
      ),
    ends: Object.freeze(all.map(({ end, chance }) => Object.freeze({ end, chance: exact(chance) }))),
  });
}

function valueAt(facts: ConflictFacts, fight: Fight<Kept>, path: string): unknown {
  const member = fight.members.find((one) => path.startsWith(`${one.key}.`));
  const own = { ...fight.conflict.json, ...plainObject(pairsJson(facts, fight)) };
  let at: unknown = member === undefined ? own : member.sheet.json;
  for (const key of (member === undefined ? path : path.slice(member.key.length + 1)).split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) throw new RuleError("unknown-path", `${facts.fight.name} has no "${path}" to keep.`, { path });
    at = (at as Readonly<Record<string, unknown>>)[key];
  }
  return at;
}
