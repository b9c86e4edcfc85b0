// What lies on the table while an example runs: sheets and things with their state, names for them and for plain values. Expressions of
// the Model are read over all of it (reading.ts): piece n stands in slot n. Invariant: a state changes only where something was played to its end.

import { buildProgram, type Built, programOf } from "../plan/build/build.ts";
import type { PairDoor } from "../plan/build/door.ts";
import type { Val } from "../plan/build/values.ts";
import { lower } from "../plan/lower.ts";
import { player, type Player } from "../plan/play.ts";
import type { Id, Program } from "../plan/types.ts";
import type { Model } from "../model/types.ts";
import type { Fight } from "../runtime/fight.ts";
import { type OddsAnswer } from "../runtime/odds-question.ts";
import type { State } from "../runtime/state.ts";
import { CallProblem, notTogether } from "./call-problem.ts";
import { reasonsOf } from "./reasons.ts";

/** A ruleset prepared for questions: its own build, so that expressions of examples may add to it. */
export interface Rules {
  readonly built: Built;
  readonly lowered: Program;
  readonly player: Player;
  /** What a refusal says, by the id that it names. */
  readonly messages: ReadonlyMap<Id, string>;
  /** Effects of examples, built once. */
  readonly effects: Map<string, Rules>;
}

export function rulesOf(model: Model): Rules {
  return prepared(buildProgram(model), new Map());
}
/** `only`: with this plan and what it calls, for an effect of an example. */
export function prepared(built: Built, effects: Map<string, Rules>, only?: Id): Rules {
  // Dice of examples join those of the rules.
  const program = { ...programOf(built.build), pools: built.build.pools };
  const lowered = only === undefined ? lower(program) : lower(program, [only]);
  return {
    built,
    lowered,
    player: player(lowered),
    messages: reasonsOf(built.model),
    effects,
  };
}

export interface Piece {
  readonly name: string;
  readonly layout: Id;
  readonly state: State;
  /** Things in its lists, by the id of the field: numbers of pieces. */
  readonly lists: Readonly<Record<Id, readonly number[]>>;
}
export interface Table {
  readonly rules: Rules;
  readonly pieces: readonly Piece[];
  readonly names: ReadonlyMap<string, Val>;
  readonly answers: Readonly<Record<string, OddsAnswer>>;
  readonly cell: Val | null;
  /** Names of numbers that the example asks for; "": its cell. */
  readonly asked: ReadonlySet<string>;
  /** Conflicts under way, by the number of their piece. */
  readonly fights: ReadonlyMap<number, Fight<number>>;
  /** What relations say of two members: pieces stand in the slots of the same number. */
  readonly pairs: readonly PairDoor[];
}
export const emptyTable = (rules: Rules): Table => ({ rules, pieces: [], names: new Map(), answers: {}, cell: null, asked: new Set(), fights: new Map(), pairs: [] });


export function pairPiece(table: Table, relation: Id, conflict: number, a: number, b: number): number {
  const found = table.pairs.find((one) => one.relation === relation && one.conflict === conflict && one.a === a && one.b === b)?.slot;
  if (found === undefined) throw new CallProblem(notTogether(table.pieces[a]!.name, table.pieces[b]!.name, table.pieces[conflict]!.name));
  return found;
}
/** Pieces on a side of a conflict. */
export function membersOf(table: Table, conflict: number, side: string): readonly number[] {
  const fight = table.fights.get(conflict);
  const sides = table.rules.built.fights[table.pieces[conflict]!.layout]?.sides ?? [];
  const at = sides.findIndex((one) => one.name === side);
  return (fight?.members ?? []).flatMap((one) => (one.side === at ? [one.sheet] : []));
}

/** The states after an end, in the order of the pieces. */
export function withStates(table: Table, states: readonly State[]): Table {
  return { ...table, pieces: table.pieces.map((p, i) => ({ ...p, state: states[i]! })) };
}
