// A conflict as a machine over plain data: whose turn it is, what is due, how it ends. It plays nothing itself: whoever holds it plays the
// pieces that are due (with dice, or as odds) and hands on the sheets after them. Invariant: a fight is never changed, each step makes a
// new one; with nothing due it waits for an action or for going on.

import { type Due, type Fight, type FightFacts, holds, type Lasting, type Member, type Reader } from "./fight-facts.ts";
export type { Fight } from "./fight-facts.ts";

/** What is to be played next, and how it goes on afterwards. */
export interface Next<S> {
  readonly plan: string;
  readonly slots: readonly S[];
  readonly then: (result: number, after: readonly S[]) => Fight<S>;
}

/** `fresh`: for each relation what stands between two members at the beginning. */
export function newFight<S>(conflict: S, members: readonly Omit<Member<S>, "rolls">[], facts: FightFacts, fresh: Fight<S>["fresh"] = {}): Fight<S> {
  const free = facts.order.kind === "free";
  return {
    conflict,
    members: members.map((one) => ({ ...one, rolls: [] })),
    pairs: {},
    fresh,
    round: 0,
    turn: 0,
    side: -1,
    actor: -1,
    open: free,
    done: 0,
    ended: false,
    queue: [],
    due: [],
  };
}

// ── what a player may do ─────────────────────────────────────────────────────────────────────────────────────────────────

export type Hindrance = "ended" | "closed" | "turn" | "actions";

/** Why this member may not do this now; null: the turn allows it. */
export function hindrance<S>(facts: FightFacts, fight: Fight<S>, member: number, action: string): Hindrance | null {
  if (fight.ended) return "ended";
  if (facts.actions !== null && !facts.actions.includes(action)) return "actions";
  if (!fight.open) return "closed";
  if (fight.actor >= 0 && fight.actor !== member) return "turn";
  return fight.side >= 0 && fight.members[member]?.side !== fight.side ? "turn" : null;
}

/** What an action left: `sheets` are those of the members, in their order; `pairs` is what it changed. */
export interface Left<S> {
  readonly conflict: S;
  readonly sheets: readonly S[];
  readonly pairs?: Readonly<Record<string, S>>;
}
export function acted<S>(facts: FightFacts, fight: Fight<S>, left: Left<S>): Fight<S> {
  return { ...changed(fight, left), done: fight.done + 1, due: [...own(facts.moments.action), { kind: "look" }] };
}
/** After something that was no action: only whether it ends is looked at. */
export function lookedAt<S>(fight: Fight<S>, left: Left<S>): Fight<S> {
  return fight.ended ? changed(fight, left) : { ...changed(fight, left), due: [...fight.due, { kind: "ends" }] };
}
function changed<S>(fight: Fight<S>, { conflict, sheets, pairs }: Left<S>): Fight<S> {
  const members = fight.members.map((one, i) => ({ ...one, sheet: sheets[i] ?? one.sheet }));
  return { ...fight, conflict, members, pairs: pairs === undefined ? fight.pairs : { ...fight.pairs, ...pairs } };
}

/** Ends the turn if one is open and begins the next one. */
export function goneOn<S>(facts: FightFacts, fight: Fight<S>): Fight<S> {
  const closing = fight.open && fight.turn > 0 ? closingOf(facts, fight) : [];
  return { ...fight, due: [...closing, { kind: "begin" }] };
}

// ── what is due ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Goes on to the next piece that must be played; with a null piece nothing is due any more. */
export function advance<S>(
  facts: FightFacts,
  start: Fight<S>,
  read: Reader<S>,
): { readonly fight: Fight<S>; readonly next: Next<S> | null } {
  let fight = start;
  for (let due = fight.due[0]; due !== undefined; due = fight.due[0]) {
    const rest = { ...fight, due: fight.due.slice(1) };
    if (due.kind === "piece") {
      const next = pieceOf(rest, due);
      return { fight, next };
    }
    fight = settled(facts, rest, due.kind, read);
  }
  return { fight, next: null };
}

function pieceOf<S>(fight: Fight<S>, due: Extract<Due, { kind: "piece" }>): Next<S> {
  const { plan, at, key } = due;
  if (at < 0) return { plan, slots: [fight.conflict], then: (_, [conflict]) => ({ ...fight, conflict: conflict ?? fight.conflict }) };
  const member = fight.members[at]!;
  return {
    plan,
    slots: [member.sheet],
    then: (result, [sheet]) => {
      const rolls = key < 0 ? member.rolls : Object.assign(member.rolls.slice(), { [key]: result });
      const members = fight.members.map((one, i) => (i === at ? { ...one, sheet: sheet ?? one.sheet, rolls } : one));
      return { ...fight, members };
    },
  };
}

function settled<S>(facts: FightFacts, fight: Fight<S>, due: Exclude<Due["kind"], "piece">, read: Reader<S>): Fight<S> {
  switch (due) {
    case "begin":
      return begun(facts, fight);
    case "sort": {
      const queue = sorted(facts, fight, read);
      return { ...fight, queue: queue.slice(1), actor: queue[0] ?? -1, side: -1 };
    }
    case "start":
      return {
        ...fight,
        turn: fight.turn + 1,
        open: true,
        done: 0,
        due: [...own(facts.moments.start), { kind: "ends" }, ...fight.due],
      };
    case "ends":
      return ended(facts, fight, read) ?? fight;
    case "look": {
      const isOver =
        (facts.eachTurn !== null && fight.done >= facts.eachTurn) ||
        (facts.turnEnds !== null && holds(facts.turnEnds, fight, -1, read));
      const over = ended(facts, fight, read);
      if (over !== null || !isOver) return over ?? fight;
      const isFree = facts.order.kind === "free";
      return isFree ? goneOn(facts, fight) : { ...fight, open: false, due: [...closingOf(facts, fight), ...fight.due] };
    }
  }
}

function begun<S>(facts: FightFacts, fight: Fight<S>): Fight<S> {
  const { order, sides } = facts;
  const start: readonly Due[] = [{ kind: "start" }];
  if (order.kind === "alternating") {
    const side = (fight.side + 1) % Math.max(1, sides.length);
    return side === 0 ? newRound(facts, { ...fight, side, open: false }, start) : { ...fight, side, open: false, due: start };
  }
  if (order.kind === "free") return newRound(facts, { ...fight, open: true }, start);
  const { keys } = order;
  const [actor, ...queue] = fight.queue;
  if (actor !== undefined) return { ...fight, actor, queue, open: false, due: start };
  const rolls =
    fight.round > 0
      ? []
      : fight.members.flatMap((_, at): readonly Due[] =>
          keys.flatMap((key, i): readonly Due[] => (key.rolled ? [{ kind: "piece", plan: key.plan, at, key: i }] : [])),
        );
  const made = newRound(facts, { ...fight, open: false }, start);
  return { ...made, due: [...rolls, { kind: "sort" }, ...made.due] };
}

function newRound<S>(facts: FightFacts, fight: Fight<S>, then: readonly Due[]): Fight<S> {
  const due: readonly Due[] = [...own(facts.moments.round), ...lasting(facts, fight, "rounds"), { kind: "ends" }, ...then];
  return { ...fight, round: fight.round + 1, due };
}

const own = (plan: string | null): readonly Due[] => (plan === null ? [] : [{ kind: "piece", plan, at: -1, key: -1 }]);

/** Durations that are counted down, member by member. */
function lasting<S>(facts: FightFacts, fight: Fight<S>, what: keyof Lasting): readonly Due[] {
  return fight.members.flatMap(({ side }, at): readonly Due[] => {
    const plan = facts.sides[side]?.lasting[what] ?? null;
    return plan === null ? [] : [{ kind: "piece", plan, at, key: -1 }];
  });
}

function closingOf<S>(facts: FightFacts, fight: Fight<S>): readonly Due[] {
  return [...own(facts.moments.end), ...lasting(facts, fight, "turns"), { kind: "ends" }];
}

/** The fight after its end, or null while it goes on. */
function ended<S>(facts: FightFacts, fight: Fight<S>, read: Reader<S>): Fight<S> | null {
  const end = facts.ends.find((one) => holds(one.test, fight, -1, read));
  if (end === undefined) return null;
  return { ...fight, ended: true, open: false, due: [...own(end.plan), ...lasting(facts, fight, "end")] };
}

/** Equal ones keep the order in which they joined. */
function sorted<S>(facts: FightFacts, fight: Fight<S>, read: Reader<S>): readonly number[] {
  const { order } = facts;
  if (order.kind !== "by") return fight.members.map((_, i) => i);
  const { keys } = order;
  const values = fight.members.map((member) =>
    keys.map((key, i) => {
      const value = key.rolled ? (member.rolls[i] ?? 0) : read(key.plan, [member.sheet]);
      return key.lowest ? value : -value;
    }),
  );
  const compare = (a: number, b: number): number => {
    for (const [i, x] of values[a]!.entries()) if (x !== values[b]![i]!) return x - values[b]![i]!;
    return a - b;
  };
  return fight.members.map((_, i) => i).toSorted(compare);
}

/**
 * For whom a tactic asks: enemies or allies, the best by its measure first, equal ones in the order in which they joined. Where there are
 * no sides, both are all the others. Enemies who can do nothing any more come in only where no other is left.
 */
export function chosenOf<S>(
  facts: FightFacts,
  fight: Fight<S>,
  self: number,
  choice: { readonly from: "enemy" | "ally"; readonly lowest: boolean; readonly by: string | null },
  read: Reader<S>,
): readonly number[] {
  const side = fight.members[self]!.side;
  const hasSides = facts.sides.length > 1;
  const isMeant = (of: number, i: number): boolean => (hasSides ? (of === side) === (choice.from === "ally") : i !== self);
  const there = fight.members.flatMap((one, i) => (isMeant(one.side, i) ? [i] : []));
  const able = (i: number): boolean => {
    const { sheet, side: own } = fight.members[i]!;
    const plan = facts.sides[own]?.able ?? null;
    return plan === null || read(plan, [sheet]) !== 0;
  };
  const standing = choice.from === "ally" ? there : there.filter(able);
  const all = standing.length === 0 ? there : standing;
  const { by } = choice;
  if (by === null) return all;
  const value = new Map(all.map((i) => [i, read(by, [fight.members[i]!.sheet]) * (choice.lowest ? 1 : -1)]));
  return all.toSorted((a, b) => value.get(a)! - value.get(b)! || a - b);
}
