// A conflict as callers hold it: its state is JSON, an action gives the next state, the log replays it. Invariant: no state is ever
// changed; everything that is due after an action or at a turn is played with the same dice before the next state is given out.

import { byTactic, hinders, isAllowed, placedCall, readerOf, sheetsAfter, thingsFor, type TurnCall } from "./conflict-calls.ts";
import type { ConflictFacts } from "./conflict-facts.ts";
import { type ConflictOdds, type ConflictOddsOptions, oddsOfConflict } from "./conflict-odds.ts";
import { fromState, type Known, type LogEntry, ownFrom, sheetFrom, toState } from "./conflict-state.ts";
import { RuleError } from "./errors.ts";
import type { RulesFacts } from "./facts.ts";
import { acted, advance, goneOn, hindrance, newFight } from "./fight.ts";
import type { Fight, TacticFacts } from "./fight-facts.ts";
import { keptOf, type Kept } from "./kept.ts";
import { ownValues, plainObject } from "./problems.ts";
import { type Dice, dice as diceMaker } from "./random-dice.ts";
import { type NotPossible, roll } from "./run.ts";
import { shown } from "./shape.ts";

/** An action of a member, or that the conflict goes on. */
export type Move = TurnCall | "goes on";
export interface MoveOptions {
  readonly dice?: Dice;
  /** Values only: the log must replay. */
  readonly answers?: Readonly<Record<string, unknown>>;
}
/** What a member may do now; `needs`: arguments that the caller must still give. */
export interface Option {
  readonly who: string;
  readonly does: string;
  readonly against?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly needs: readonly string[];
}
export interface ConflictTypes {
  readonly state: object;
  readonly start: object;
  readonly move: unknown;
  readonly tactics: object;
  readonly ended: unknown;
}
export interface Conflict<T extends ConflictTypes> {
  readonly name: string;
  /** A new one: for each side its members by keys of their own, and fields. */
  readonly start: (sides: T["start"]) => T["state"];
  /** What can be done now, with all arguments that are sheets of members or things in their lists. */
  readonly options: (state: T["state"]) => readonly Option[];
  /** Does it, with all that follows from it. Going on ends the turn if one is open and begins the next one. */
  readonly act: (state: T["state"], move: T["move"], options?: MoveOptions) => T["state"] | NotPossible;
  /** What the side whose turn it is does by its tactic; "goes on" where it can do nothing. */
  readonly choose: (state: T["state"], tactics: T["tactics"]) => Move;
  /** What was done so far, as JSON. */
  readonly log: (state: T["state"]) => readonly LogEntry[];
  /** The state a log leads to. @throws RuleError `mismatched-value` */
  readonly replay: (log: readonly LogEntry[]) => T["state"];
  /** Exact odds of what comes, each side by its tactic. @throws RuleError `too-large` beyond the budget. */
  readonly odds: (state: T["state"], tactics: T["tactics"], options: ConflictOddsOptions) => ConflictOdds<T["ended"]>;
}

export function conflictOf<T extends ConflictTypes>(rules: RulesFacts, facts: ConflictFacts): Conflict<T> {
  const read = readerOf(rules, facts);
  const open = (state: unknown): Known => fromState(rules, facts, state);
  const made: Conflict<ConflictTypes> = {
    name: facts.fight.name,
    start: (sides) => started(rules, facts, sides),
    options: (state) => optionsOf(rules, facts, open(state).fight),
    act: (state, move, options = {}) => moved(rules, facts, open(state), move as Move, options),
    choose: (state, tactics) => byTactic(rules, facts, open(state).fight, tacticsOf(facts, tactics), read) ?? "goes on",
    log: (state) => open(state).log,
    replay: (log) => replayed(rules, facts, log),
    odds: (state, tactics, options) => oddsOfConflict(rules, facts, open(state).fight, tacticsOf(facts, tactics), options),
  };
  return Object.freeze(made) as unknown as Conflict<T>;
}

function started(rules: RulesFacts, facts: ConflictFacts, given: unknown): object {
  const values = ownValues(given) ?? new Map<string, unknown>();
  const { sides, name } = facts.fight;
  const members = sides.flatMap((side, i) => {
    const own = ownValues(values.get(side.name));
    if (own === null) throw new RuleError("mismatched-arguments", `${name} needs ${shown(side.name)}: an object of sheets by key.`, { side: side.name });
    if (own.size < side.least || own.size > (side.most ?? Infinity)) throw new RuleError("mismatched-arguments", `${side.name} cannot have ${own.size} members.`, { side: side.name });
    return [...own].map(([key, sheet]) => ({ key, side: i, sheet: sheetFrom(rules, facts.sheets[i]!, sheet, `${side.name}.${key}`) }));
  });
  const twice = members.find(({ key }, i) => members.findIndex((other) => other.key === key) < i);
  if (twice !== undefined) throw new RuleError("mismatched-arguments", `${shown(twice.key)} is the key of two members.`, { key: twice.key });
  const fields = new Map([...values].filter(([key]) => !sides.some((side) => side.name === key)));
  const conflict = ownFrom(rules, facts, fields);
  const starts = plainObject([
    ...sides.map((side, i) => [side.name, plainObject(members.filter((one) => one.side === i).map(({ key, sheet }) => [key, sheet.json] as const))] as const),
    ...fields,
  ]);
  return toState(rules, facts, newFight(conflict, members, facts.fight), [Object.freeze({ starts })]);
}

function moved(rules: RulesFacts, facts: ConflictFacts, { fight, log }: Known, move: Move, options: MoveOptions): object | NotPossible {
  const faces: number[] = [];
  const dice = options.dice ?? diceMaker.random();
  const throwing: Dice = {
    throwDie: (sides, label) => {
      const side = dice.throwDie(sides, label);
      faces.push(side);
      return side;
    },
    finish: () => undefined,
  };
  const answers = options.answers ?? {};
  if (Object.values(answers).some((one) => typeof one === "function"))
    throw new RuleError("mismatched-answer", "In a conflict answers are values, so that its log can be played again.", {});
  const after = move === "goes on" ? (fight.ended ? notNow(facts, "ended") : goneOn(facts.fight, fight)) : done(rules, facts, fight, move, throwing, answers);
  if ("possible" in after) return after;
  const settled = playedOut(rules, facts, after, throwing);
  dice.finish();
  const does = move === "goes on" ? move : Object.freeze(JSON.parse(JSON.stringify(move)) as TurnCall);
  const entry = Object.freeze({ does, faces: Object.freeze(faces), ...(Object.keys(answers).length === 0 ? {} : { answers: Object.freeze({ ...answers }) }) });
  return toState(rules, facts, settled, [...log, entry]);
}

function done(rules: RulesFacts, facts: ConflictFacts, fight: Fight<Kept>, call: TurnCall, dice: Dice, answers: Readonly<Record<string, unknown>>): Fight<Kept> | NotPossible {
  const placed = placedCall(facts, fight, call);
  const why = hinders(facts, fight, placed);
  if (why !== null) return notNow(facts, why);
  const run = roll(rules, placed.action.facts, placed.args, { dice, answers });
  if (!run.possible) return run;
  const { conflict, sheets } = sheetsAfter(fight, placed, run.after as Readonly<Record<string, unknown>>);
  return acted(facts.fight, fight, conflict, sheets);
}

/** Plays everything that is due. */
function playedOut(rules: RulesFacts, facts: ConflictFacts, start: Fight<Kept>, dice: Dice): Fight<Kept> {
  const read = readerOf(rules, facts);
  for (let fight = start; ; ) {
    const { fight: at, next } = advance(facts.fight, fight, read);
    if (next === null) return at;
    const piece = facts.pieces[next.plan]!;
    const run = roll(rules, piece, plainObject(piece.slots.map(({ name }, i) => [name, next.slots[i]!.json] as const)), { dice });
    if (!run.possible) throw new RuleError("not-possible", run.why, {});
    const after = run.after as Readonly<Record<string, unknown>>;
    fight = next.then(typeof run.result === "number" ? run.result : 0, piece.slots.map(({ name }, i) => keptOf(after[name]) ?? next.slots[i]!));
  }
}

function notNow(facts: ConflictFacts, why: keyof ConflictFacts["texts"]): NotPossible {
  return Object.freeze({ possible: false, why: facts.texts[why], code: `${facts.fight.id}/$${why}`, clause: null });
}

function replayed(rules: RulesFacts, facts: ConflictFacts, log: readonly LogEntry[]): object {
  const [first, ...rest] = Array.isArray(log) ? (log as readonly LogEntry[]) : [];
  if (first === undefined || !("starts" in first)) throw new RuleError("mismatched-value", `This is no log of ${facts.fight.name}.`, {});
  let state = started(rules, facts, first.starts);
  for (const entry of rest) {
    if (!("does" in entry)) throw new RuleError("mismatched-value", `This is no log of ${facts.fight.name}.`, {});
    const next = moved(rules, facts, fromState(rules, facts, state), entry.does as Move, { dice: diceMaker.scripted(entry.faces), answers: entry.answers ?? {} });
    if ("possible" in next) throw new RuleError("mismatched-value", `The log of ${facts.fight.name} does something that is not possible: ${(next as NotPossible).why}`, {});
    state = next;
  }
  return state;
}

// ── what can be done ─────────────────────────────────────────────────────────────────────────────────────────────────────

function optionsOf(rules: RulesFacts, facts: ConflictFacts, fight: Fight<Kept>): readonly Option[] {
  return fight.members.flatMap(({ key }, i) =>
    facts.actions.flatMap((action): readonly Option[] => {
      if (hindrance(facts.fight, fight, i, action.facts.id) !== null) return [];
      const { slots, params } = action.facts;
      const needs = params.filter((one) => one.usual === null).map(({ name }) => name);
      let options: readonly Option[] = [{ who: key, does: action.facts.name, needs }];
      const ofKind = (name: string): readonly string[] => {
        const of = slots.find((slot) => slot.name === name)?.of;
        return fight.members.filter((one) => one.sheet.facts === of).map((one) => one.key);
      };
      if (action.against !== null) options = options.flatMap((one) => ofKind(action.against!).filter((other) => other !== key).map((against) => ({ ...one, against })));
      for (const { name, of } of slots.filter((slot) => action.params.includes(slot.name))) {
        const values = of.kind === "sheet" ? ofKind(name) : thingsFor(fight, action, i, name);
        options = options.flatMap((one) => values.map((value) => ({ ...one, with: { ...one.with, [name]: value } })));
      }
      return needs.length > 0 ? options : options.filter((one) => isAllowed(rules, facts, fight, placedCall(facts, fight, one)));
    }),
  );
}

function tacticsOf(facts: ConflictFacts, given: unknown): (side: number) => TacticFacts | null {
  const values = ownValues(given) ?? new Map<string, unknown>();
  const bySide = facts.fight.sides.map(({ name }) => {
    const wanted = values.get(name);
    if (wanted === undefined) return null;
    const found = facts.tactics.find((one) => one.name === wanted);
    if (found === undefined) throw new RuleError("mismatched-arguments", `${shown(wanted)} is no tactic in ${facts.fight.name}; there are ${facts.tactics.map((one) => one.name).join(", ")}.`, { side: name });
    return found;
  });
  return (side) => bySide[side] ?? null;
}
