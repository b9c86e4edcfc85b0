// A conflict as callers hold it: its state is JSON, an action gives the next state, the log replays it. Invariant: no state is ever
// changed; what comes in is checked whole before anything is done with it.

import { byTactic, isAllowed, placedCall, readerOf, thingsFor, type TurnCall } from "./conflict-calls.ts";
import type { ConflictFacts } from "./conflict-facts.ts";
import { type ConflictOdds, type ConflictOddsOptions, oddsOfConflict } from "./conflict-odds.ts";
import { answersFrom, asksOf, asMove, moved, replayed, started, tracesOf, type Move, type MoveTrace } from "./conflict-play.ts";
import { fromState } from "./conflict-read.ts";
import { checkState, migrateState, saveOfState, type MigratedState } from "./conflict-saves.ts";
import { toState, type Known, type LogEntry } from "./conflict-state.ts";
import { stepMove, type ConflictStep } from "./conflict-step.ts";
import { RuleError } from "./errors.ts";
import type { RulesFacts } from "./facts.ts";
import { hindrance } from "./fight.ts";
import type { Fight, TacticFacts } from "./fight-facts.ts";
import type { Kept } from "./kept.ts";
import { lyingThings, type Seated } from "./lying.ts";
import type { MigrateOptions } from "./migrate.ts";
import { entering } from "./own.ts";
import { ownValues, type Problem } from "./problems.ts";
import { type Dice, dice as diceMaker } from "./random-dice.ts";
import type { NotPossible, Source } from "./run.ts";
import { shown } from "./shape.ts";

export interface MoveOptions {
  readonly dice?: Dice;
  /** Values only, by the keys of the questions: the log must replay. */
  readonly answers?: Readonly<Record<string, unknown>>;
}
/** What a member may do now: a move, whole where it needs nothing more. */
export type Option<M> = Extract<M, { readonly does: string }> & Open;
interface Open {
  /** Arguments that the caller must still give. */
  readonly needs: readonly string[];
  /** What it may ask the game master or a player; those are the keys of answers. */
  readonly asks: readonly string[];
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
  readonly options: (state: T["state"]) => readonly Option<T["move"]>[];
  /** Does it, with all that follows from it. Going on ends the turn if one is open and begins the next one. */
  readonly act: (state: T["state"], move: T["move"], options?: MoveOptions) => T["state"] | NotPossible;
  /** The same die by die: plain JSON, to be gone on with anywhere. `given`: the side thrown, or the answer; left out, it says again what it waits for. */
  readonly step: (
    state: T["state"],
    move: T["move"],
    resume?: object,
    given?: unknown,
  ) => ConflictStep<T["state"] | NotPossible>;
  /** What the side whose turn it is does by its tactic; "goes on" where it can do nothing. */
  readonly choose: (state: T["state"], tactics: T["tactics"]) => T["move"];
  /** What was done so far, as JSON. */
  readonly log: (state: T["state"]) => readonly LogEntry[];
  /** What happened so far, move by move, for `text`; its log is played again. @throws as replay */
  readonly trace: (state: T["state"]) => readonly MoveTrace<T["move"]>[];
  /** The state a log leads to. @throws RuleError `mismatched-value` */
  readonly replay: (log: readonly LogEntry[]) => T["state"];
  /** Exact odds of what comes, each side by its tactic. @throws RuleError `too-large` beyond the budget. */
  readonly odds: (state: T["state"], tactics: T["tactics"], options: ConflictOddsOptions) => ConflictOdds<T["ended"]>;
  /** Everything that is wrong with a state; its log is played again. Empty if it can be used. Never throws. */
  readonly check: (state: unknown) => readonly Problem[];
  /** The state as it should be kept: plain JSON that also says which shape it was written for. */
  readonly save: (state: T["state"]) => T["state"];
  /** Brings a save of this version or an older one here. Never throws; nothing is dropped but what `drop` names. */
  readonly migrate: (save: unknown, options?: MigrateOptions) => MigratedState<T["state"]>;
}

export function conflictOf<T extends ConflictTypes>(rules: RulesFacts, facts: ConflictFacts): Conflict<T> {
  const open = (state: unknown): Known => fromState(rules, facts, state);
  const enter = <R>(make: () => R): R => entering(rules, make);
  const made: Conflict<ConflictTypes> = {
    name: facts.fight.name,
    start: (sides) => enter(() => toState(rules, facts, started(rules, facts, sides))),
    options: (state) => enter(() => optionsOf(rules, facts, open(state).fight)) as readonly never[],
    act: (state, move, options = {}) => enter(() => act(rules, facts, open(state), asMove(move), options)),
    step: (state, move, resume, given) => enter(() => stepMove(rules, facts, open(state), asMove(move), resume, given)),
    choose: (state, tactics) =>
      enter(() => byTactic(rules, facts, open(state).fight, tacticsOf(facts, tactics), readerOf(rules, facts)) ?? "goes on"),
    log: (state) => enter(() => open(state).log),
    trace: (state) => enter(() => tracesOf(rules, facts, open(state))),
    replay: (log) => enter(() => toState(rules, facts, replayed(rules, facts, log))),
    odds: (state, tactics, options) =>
      enter(() => oddsOfConflict(rules, facts, open(state).fight, tacticsOf(facts, tactics), options)),
    check: (state) => enter(() => checkState(rules, facts, state)),
    save: (state) => enter(() => saveOfState(facts, toState(rules, facts, open(state)))),
    migrate: (save, options) => enter(() => migrateState(rules, facts, save, options)),
  };
  // Not a map of the module's own: conflicts are made before the rest of an engine's module is there.
  Object.defineProperty(made, "$facts", { value: facts });
  return Object.freeze(made) as unknown as Conflict<T>;
}

export function factsOfConflict(conflict: object): ConflictFacts {
  const { $facts } = conflict as { readonly $facts?: ConflictFacts };
  if ($facts === undefined) throw new Error("this is no conflict");
  return $facts;
}

function act(
  rules: RulesFacts,
  facts: ConflictFacts,
  known: Known,
  move: Move,
  options: MoveOptions,
): object | NotPossible {
  const { dice = diceMaker.random(), answers = {} } = options;
  const source: Source = {
    throwDie: (sides, label) => dice.throwDie(sides, label),
    answer: answersFrom(facts, move, answers),
  };
  const after = moved(rules, facts, known, move, source, answers);
  if ("possible" in after) return after;
  dice.finish();
  return toState(rules, facts, after);
}

// ── what can be done ─────────────────────────────────────────────────────────────────────────────────────────────────────

function optionsOf(rules: RulesFacts, facts: ConflictFacts, fight: Fight<Kept>): readonly Option<TurnCall>[] {
  return fight.members.flatMap(({ key }, i) =>
    facts.actions.flatMap((action): readonly Option<TurnCall>[] => {
      if (hindrance(facts.fight, fight, i, action.facts.id) !== null) return [];
      const { slots, params } = action.facts;
      const needs = params.filter((one) => one.usual === null).map(({ name }) => name);
      const asks = Object.keys(asksOf(facts, { who: key, does: action.facts.name }));
      let options: readonly Option<TurnCall>[] = [{ who: key, does: action.facts.name, needs, asks }];
      const ofKind = (name: string): readonly string[] => {
        const of = slots.find((slot) => slot.name === name)?.of;
        return fight.members.filter((one) => one.side >= 0 && one.sheet.facts === of).map((one) => one.key);
      };
      if (action.against !== null)
        options = options.flatMap((one) =>
          ofKind(action.against!)
            .filter((other) => other !== key)
            .map((against) => ({ ...one, against })),
        );
      const open = slots.filter((slot) => action.params.includes(slot.name));
      const add = (name: string, valuesOf: (one: Option<TurnCall>) => readonly unknown[]): void => {
        options = options.flatMap((one) => valuesOf(one).map((value) => ({ ...one, with: { ...one.with, [name]: value } })));
      };
      for (const { name } of open.filter(({ of }) => of.kind === "sheet")) add(name, () => ofKind(name));
      for (const { name, of, from } of open.filter((slot) => slot.of.kind !== "sheet")) {
        if (from !== null) add(name, () => thingsFor(fight, action, i, name));
        // Anybody's who takes part in the call; where nobody has one, it is for the caller to say which.
        else options = options.flatMap((one): readonly Option<TurnCall>[] => {
          const lying = lyingThings(of, seatsOf(fight, action, one));
          return lying.length === 0 ? [{ ...one, needs: [...one.needs, name] }] : lying.map((value) => ({ ...one, with: { ...one.with, [name]: value } }));
        });
      }
      return options.filter((one) => one.needs.length > 0 || isAllowed(rules, facts, fight, placedCall(rules, facts, fight, one)));
    }),
  );
}

/** The sheets of a call by their roles, each once. */
function seatsOf(fight: Fight<Kept>, action: ConflictFacts["actions"][number], call: TurnCall): readonly Seated[] {
  const given = Object.entries(call.with ?? {});
  const roles = [[action.self, call.who], [action.against, call.against], ...given] as const;
  const seated = roles.flatMap(([role, key]) => {
    const sheet = fight.members.find((one) => one.key === key)?.sheet;
    return role === null || sheet === undefined ? [] : [{ role, sheet }];
  });
  return seated.filter(({ sheet }, i) => seated.findIndex((one) => one.sheet === sheet) === i);
}

function tacticsOf(facts: ConflictFacts, given: unknown): (side: number) => TacticFacts | null {
  const values = ownValues(given) ?? new Map<string, unknown>();
  const bySide = facts.fight.sides.map(({ name }) => {
    const wanted = values.get(name);
    if (wanted === undefined) return null;
    const found = facts.tactics.find((one) => one.name === wanted);
    if (found === undefined)
      throw new RuleError(
        "mismatched-arguments",
        `${shown(wanted)} is no tactic in ${facts.fight.name}; there are ${facts.tactics.map((one) => one.name).join(", ")}.`,
        { side: name },
      );
    return found;
  });
  return (side) => bySide[side] ?? null;
}
