// What a conflict's rules ask for, as plain data: pieces are plans by their id. A test over lists of members is a tree, because a plan has a
// fixed number of sheets: its leaves are plans over the conflict, the one who acts and one member at a time. Invariant: plain JSON.

import { NONE } from "./value.ts";

export interface FightFacts {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly SideFacts[];
  readonly relations: readonly RelationFacts[];
  readonly order:
    | { readonly kind: "alternating" }
    | { readonly kind: "free" }
    | { readonly kind: "by"; readonly keys: readonly { readonly plan: string; readonly lowest: boolean; readonly rolled: boolean }[] };
  readonly moments: Readonly<Record<"round" | "start" | "end" | "action", readonly MomentFacts[]>>;
  readonly turnEnds: Score | null;
  readonly eachTurn: number | null;
  /** Null: whatever is an action. */
  readonly actions: readonly string[] | null;
  /** Each of them once in a turn. */
  readonly onceEach: readonly string[];
  /** `plan` writes down that and how it ended. */
  readonly ends: readonly { readonly test: Score; readonly plan: string }[];
}
/** A plan over the conflict, or (`over`) over the conflict and each member of a side in turn. */
export interface MomentFacts {
  readonly plan: string;
  readonly over: number | null;
}
export interface SideFacts {
  readonly name: string;
  readonly layout: string;
  readonly least: number;
  readonly most: number | null;
  readonly lasting: Lasting;
  /** Plan over one sheet: whether it can still do anything; null: always. */
  readonly able: string | null;
  /** Plan over one sheet: on which side it stands, from 1 on, 0 where on none; null: nobody joins or leaves by a rule. */
  readonly seat: string | null;
}
/** What is kept between every two members of a side; `opposite`: of the other way round always the negative. */
export interface RelationFacts {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly opposite: boolean;
}
/** Plans over one sheet that count down how long its conditions last. */
export type Lasting = Readonly<Record<"rounds" | "turns" | "end", string | null>>;

export interface TacticFacts {
  readonly id: string;
  readonly name: string;
  readonly conflict: string;
  readonly lines: readonly TacticLineFacts[];
}
export interface TacticLineFacts {
  readonly id: string;
  readonly if: Score | null;
  readonly action: string;
  readonly against: Taken | null;
  /** By parameter, in header order. */
  readonly args: readonly Taken[];
  readonly modifiers: Score | null;
}
export type Taken =
  | { readonly kind: "member"; readonly from: "enemy" | "ally"; readonly lowest: boolean; readonly by: string | null }
  | { readonly kind: "self" }
  /** The first thing of the list with which it is possible. */
  | { readonly kind: "list" }
  | { readonly kind: "value"; readonly value: Score };

/** What stands in a slot of a leaf. A number: a member at hand, the outermost first; else what a relation says of two. */
export type Seat = "conflict" | "self" | number | { readonly relation: string; readonly a: Seat; readonly b: Seat };
export type Score =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "leaf"; readonly plan: string; readonly seats: readonly Seat[] }
  /** Over the members of a side for which `where` holds, but for the one in the seat `but`. */
  | {
      readonly kind: "every" | "some" | "count" | "sum" | "highest" | "lowest";
      readonly side: number;
      readonly but: Seat | null;
      readonly where: Score | null;
      readonly value: Score | null;
    }
  | { readonly kind: "and" | "or" | "=" | "<" | "<=" | "+" | "-" | "*"; readonly a: Score; readonly b: Score }
  | { readonly kind: "not"; readonly a: Score };

/** `S`: however its holder keeps sheets and the conflict itself. */
export interface Fight<S> {
  readonly conflict: S;
  readonly members: readonly Member<S>[];
  /** What relations say of two members, by `pairKey`; those left out are as at the beginning. */
  readonly pairs: Readonly<Record<string, S>>;
  readonly fresh: Readonly<Record<string, S>>;
  /** Both count from one; 0 before the first. */
  readonly round: number;
  readonly turn: number;
  /** Whose turn it is or was: a side, a member, -1 for everybody. */
  readonly side: number;
  readonly actor: number;
  readonly open: boolean;
  /** Actions done in this turn; `did`: which of those that can be done once. */
  readonly done: number;
  readonly did: readonly string[];
  readonly ended: boolean;
  /** Members whose turn comes in this round, where there is an order of members. */
  readonly queue: readonly number[];
  readonly due: readonly Due[];
}
export interface Member<S> {
  readonly key: string;
  /** -1: has left. */
  readonly side: number;
  readonly sheet: S;
  /** The round in which it joined a conflict that was under way; it acts from the next one on. */
  readonly joined?: number;
  /** What was rolled for the order, by key. */
  readonly rolls: readonly number[];
}
/**
 * `at`: number of the member whose piece it is; -1: the conflict's own. `key`: which roll for the order it is. `both`: a moment over the
 * conflict and a member.
 */
export type Due =
  | { readonly kind: "piece"; readonly plan: string; readonly at: number; readonly key: number; readonly both?: boolean }
  | { readonly kind: "begin" | "seats" | "start" | "sort" | "ends" | "look" };

/** Plays a leaf, which throws no dice. */
export type Reader<S> = (plan: string, slots: readonly S[]) => number;

export function holds<S>(test: Score, fight: Fight<S>, self: number, read: Reader<S>): boolean {
  return scoreOf(test, fight, self, read) !== 0;
}

export const pairKey = (relation: string, a: number, b: number): string => `${a} ${b} ${relation}`;
export function pairOf<S>(fight: Fight<S>, relation: string, a: number, b: number): S {
  return fight.pairs[pairKey(relation, a, b)] ?? fight.fresh[relation]!;
}

/** `bound`: the members at hand, the outermost first. */
export function scoreOf<S>(score: Score, fight: Fight<S>, self: number, read: Reader<S>, bound: readonly number[] = []): number {
  const of = (one: Score, at = bound): number => scoreOf(one, fight, self, read, at);
  switch (score.kind) {
    case "number":
      return score.value;
    case "leaf":
      return read(score.plan, score.seats.map((seat) => seatOf(fight, seat, self, bound)));
    case "not":
      return of(score.a) === 0 ? 1 : 0;
    case "and":
      return of(score.a) !== 0 && of(score.b) !== 0 ? 1 : 0;
    case "or":
      return of(score.a) !== 0 || of(score.b) !== 0 ? 1 : 0;
    case "=":
      return of(score.a) === of(score.b) ? 1 : 0;
    case "<":
      return of(score.a) < of(score.b) ? 1 : 0;
    case "<=":
      return of(score.a) <= of(score.b) ? 1 : 0;
    case "+":
      return of(score.a) + of(score.b);
    case "-":
      return of(score.a) - of(score.b);
    case "*":
      return of(score.a) * of(score.b);
    default: {
      const { where, value, but, side } = score;
      const left = but === null ? -1 : memberIn(but, self, bound);
      const there = fight.members.flatMap((one, i) => (one.side === side && i !== left ? [i] : []));
      const counted = where === null ? there : there.filter((i) => of(where, [...bound, i]) !== 0);
      const values = (): readonly number[] => counted.map((i) => (value === null ? 1 : of(value, [...bound, i])));
      switch (score.kind) {
        case "every":
          return values().every((x) => x !== 0) ? 1 : 0;
        case "some":
          return values().some((x) => x !== 0) ? 1 : 0;
        case "count":
          return counted.length;
        case "sum":
          return values().reduce((sum, x) => sum + x, 0);
        case "highest":
          return extreme(values(), Math.max);
        case "lowest":
          return extreme(values(), Math.min);
      }
    }
  }
}

/** Of nobody there is none. */
function extreme(values: readonly number[], of: (...all: number[]) => number): number {
  return values.length === 0 ? NONE : of(...values);
}
function memberIn(seat: Seat, self: number, bound: readonly number[]): number {
  return seat === "self" ? self : typeof seat === "number" ? bound[seat]! : -1;
}
function seatOf<S>(fight: Fight<S>, seat: Seat, self: number, bound: readonly number[]): S {
  if (seat === "conflict") return fight.conflict;
  if (typeof seat === "object") return pairOf(fight, seat.relation, memberIn(seat.a, self, bound), memberIn(seat.b, self, bound));
  return fight.members[memberIn(seat, self, bound)]!.sheet;
}
