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
    did: [],
    ended: false,
    queue: [],
    due: [],
  };
}

// ── what a player may do ─────────────────────────────────────────────────────────────────────────────────────────────────

export type Hindrance = "ended" | "closed" | "turn" | "actions" | "once" | "left";

/** Why this member may not do this now; null: the turn allows it. */
export function hindrance<S>(facts: FightFacts, fight: Fight<S>, member: number, action: string): Hindrance | null {
  const one = fight.members[member];
  if (fight.ended) return "ended";
  if (one === undefined || one.side < 0) return "left";
  if (facts.actions !== null && !facts.actions.includes(action)) return "actions";
  if (!fight.open) return "closed";
  if (fight.actor >= 0 && fight.actor !== member) return "turn";
  if (fight.side >= 0 && (one.side !== fight.side || one.joined === fight.round)) return "turn";
  return fight.did.includes(action) ? "once" : null;
}

/**
 * What an action left: `sheets` are those of the members, in their order; `pairs` is what it changed; `others` took part in it and may
 * have joined.
 */
export interface Left<S> {
  readonly conflict: S;
  readonly sheets: readonly S[];
  readonly pairs?: Readonly<Record<string, S>>;
  readonly others?: readonly { readonly key: string; readonly sheet: S }[];
}
export function acted<S>(facts: FightFacts, fight: Fight<S>, left: Left<S>, action = ""): Fight<S> {
  const did = facts.onceEach.includes(action) ? [...fight.did, action] : fight.did;
  return { ...changed(fight, left), done: fight.done + 1, did, due: [{ kind: "seats" }, ...moment(facts, fight, "action"), { kind: "look" }] };
}
/** After something that was no action: only whether it ends is looked at. */
export function lookedAt<S>(fight: Fight<S>, left: Left<S>): Fight<S> {
  return fight.ended ? changed(fight, left) : { ...changed(fight, left), due: [{ kind: "seats" }, ...fight.due, { kind: "ends" }] };
}
function changed<S>(fight: Fight<S>, { conflict, sheets, pairs, others }: Left<S>): Fight<S> {
  const members = fight.members.map((one, i) => ({ ...one, sheet: sheets[i] ?? one.sheet }));
  const outside = (others ?? []).map((one): Member<S> => ({ ...one, side: OUTSIDE, rolls: [] }));
  return { ...fight, conflict, members: [...members, ...outside], pairs: pairs === undefined ? fight.pairs : { ...fight.pairs, ...pairs } };
}

/** Ends the turn if one is open and begins the next one. */
export function goneOn<S>(facts: FightFacts, fight: Fight<S>): Fight<S> {
  const closing = fight.open && fight.turn > 0 ? closingOf(facts, fight) : [];
  return { ...fight, due: [...closing, { kind: "begin" }] };
}

// ── coming and going ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Took part in an action only. */
const OUTSIDE = -2;

/** From outside: a new member, or one who had left. */
export function joined<S>(fight: Fight<S>, key: string, side: number, sheet: S): Fight<S> {
  const at = fight.members.findIndex((one) => one.key === key);
  const own: Member<S> = { key, side, sheet, rolls: fight.members[at]?.rolls ?? [], ...(fight.round > 0 ? { joined: fight.round } : {}) };
  const members = at < 0 ? [...fight.members, own] : fight.members.map((one, i) => (i === at ? own : one));
  return { ...fight, members, due: [{ kind: "ends" }] };
}
export function left<S>(facts: FightFacts, fight: Fight<S>, member: number): Fight<S> {
  const over = endOf(facts, fight.members[member]!.side, member);
  const members = fight.members.map((one, i) => (i === member ? { ...one, side: -1 } : one));
  return { ...fight, members, due: [...over, { kind: "look" }] };
}

/** Who joined or left by what was played; those who only took part in it are no members. */
function seated<S>(facts: FightFacts, fight: Fight<S>, read: Reader<S>): Fight<S> {
  if (facts.sides.every(({ seat }) => seat === null)) return { ...fight, members: fight.members.filter(({ side }) => side !== OUTSIDE) };
  const due: Due[] = [];
  const members = fight.members.flatMap((one, i): readonly Member<S>[] => {
    const side = seatFor(facts, one, read);
    if (side === one.side || (side < 0 && one.side < 0)) return one.side === OUTSIDE ? [] : [one];
    if (side < 0) due.push(...endOf(facts, one.side, i));
    const { joined: _before, ...rest } = one;
    return [side >= 0 && one.side < 0 && fight.round > 0 ? { ...rest, side, joined: fight.round } : { ...rest, side }];
  });
  return { ...fight, members, due: [...due, ...fight.due] };
}
function seatFor<S>(facts: FightFacts, one: Member<S>, read: Reader<S>): number {
  const plan = facts.sides[Math.max(0, one.side)]?.seat ?? null;
  return plan === null ? one.side : read(plan, [one.sheet]) - 1;
}
/** Who leaves loses what lasts until the end. */
function endOf(facts: FightFacts, side: number, at: number): readonly Due[] {
  const plan = facts.sides[side]?.lasting.end ?? null;
  return plan === null ? [] : [{ kind: "piece", plan, at, key: -1 }];
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
    slots: due.both === true ? [fight.conflict, member.sheet] : [member.sheet],
    then: (result, after) => {
      const rolls = key < 0 ? member.rolls : Array.from({ length: Math.max(key + 1, member.rolls.length) }, (_, i) => (i === key ? result : (member.rolls[i] ?? 0)));
      const sheet = after.at(-1) ?? member.sheet;
      const members = fight.members.map((one, i) => (i === at ? { ...one, sheet, rolls } : one));
      const conflict = due.both === true ? (after[0] ?? fight.conflict) : fight.conflict;
      return due.both === true ? { ...fight, conflict, members, due: [{ kind: "seats" }, ...fight.due] } : { ...fight, members };
    },
  };
}

function settled<S>(facts: FightFacts, fight: Fight<S>, due: Exclude<Due["kind"], "piece">, read: Reader<S>): Fight<S> {
  switch (due) {
    case "begin":
      return begun(facts, fight);
    case "seats":
      return seated(facts, fight, read);
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
        did: [],
        due: [...moment(facts, fight, "start"), { kind: "ends" }, ...fight.due],
      };
    case "ends":
      return ended(facts, fight, read) ?? fight;
    case "look": {
      const over = ended(facts, fight, read);
      if (over !== null || !fight.open || !isOver(facts, fight, read)) return over ?? fight;
      const isFree = facts.order.kind === "free";
      return isFree ? goneOn(facts, fight) : { ...fight, open: false, due: [...closingOf(facts, fight), ...fight.due] };
    }
  }
}

/** Whether the turn is over by itself. */
function isOver<S>(facts: FightFacts, fight: Fight<S>, read: Reader<S>): boolean {
  const { eachTurn, turnEnds, onceEach } = facts;
  const isAllDone = onceEach.length > 0 && onceEach.every((one) => fight.did.includes(one));
  const hasLeft = (fight.actor >= 0 && fight.members[fight.actor]!.side < 0) || (fight.side >= 0 && !fight.members.some(({ side }) => side === fight.side));
  return (eachTurn !== null && fight.done >= eachTurn) || (turnEnds !== null && holds(turnEnds, fight, -1, read)) || isAllDone || hasLeft;
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
  const [actor, ...queue] = fight.queue.filter((i) => fight.members[i]!.side >= 0);
  if (actor !== undefined) return { ...fight, actor, queue, open: false, due: start };
  // Rolled once by everybody: when it begins, and for those who joined at the next round.
  const rolls = fight.members.flatMap((one, at): readonly Due[] =>
    keys.flatMap((key, i): readonly Due[] => (key.rolled && one.side >= 0 && one.rolls[i] === undefined ? [{ kind: "piece", plan: key.plan, at, key: i }] : [])),
  );
  const made = newRound(facts, { ...fight, open: false }, start);
  return { ...made, due: [...rolls, { kind: "sort" }, ...made.due] };
}

function newRound<S>(facts: FightFacts, fight: Fight<S>, then: readonly Due[]): Fight<S> {
  const due: readonly Due[] = [...moment(facts, fight, "round"), ...lasting(facts, fight, "rounds"), { kind: "ends" }, ...then];
  return { ...fight, round: fight.round + 1, due };
}

const own = (plan: string): Due => ({ kind: "piece", plan, at: -1, key: -1 });

function moment<S>(facts: FightFacts, fight: Fight<S>, at: keyof FightFacts["moments"]): readonly Due[] {
  return facts.moments[at].flatMap(({ plan, over }): readonly Due[] => {
    if (over === null) return [own(plan)];
    return fight.members.flatMap(({ side }, i): readonly Due[] => (side === over ? [{ kind: "piece", plan, at: i, key: -1, both: true }] : []));
  });
}

/** Durations that are counted down, member by member. */
function lasting<S>(facts: FightFacts, fight: Fight<S>, what: keyof Lasting): readonly Due[] {
  return fight.members.flatMap(({ side }, at): readonly Due[] => {
    const plan = facts.sides[side]?.lasting[what] ?? null;
    return plan === null ? [] : [{ kind: "piece", plan, at, key: -1 }];
  });
}

function closingOf<S>(facts: FightFacts, fight: Fight<S>): readonly Due[] {
  return [...moment(facts, fight, "end"), ...lasting(facts, fight, "turns"), { kind: "ends" }];
}

/** The fight after its end, or null while it goes on. */
function ended<S>(facts: FightFacts, fight: Fight<S>, read: Reader<S>): Fight<S> | null {
  if (fight.ended) return null;
  const end = facts.ends.find((one) => holds(one.test, fight, -1, read));
  if (end === undefined) return null;
  return { ...fight, ended: true, open: false, due: [own(end.plan), ...lasting(facts, fight, "end")] };
}

/** Equal ones keep the order in which they joined. */
function sorted<S>(facts: FightFacts, fight: Fight<S>, read: Reader<S>): readonly number[] {
  const there = fight.members.flatMap(({ side }, i) => (side >= 0 ? [i] : []));
  const { order } = facts;
  if (order.kind !== "by") return there;
  const values = fight.members.map((member) =>
    order.keys.map((key, i) => {
      const value = key.rolled ? (member.rolls[i] ?? 0) : read(key.plan, [member.sheet]);
      return key.lowest ? value : -value;
    }),
  );
  const compare = (a: number, b: number): number => {
    for (const [i, x] of values[a]!.entries()) if (x !== values[b]![i]!) return x - values[b]![i]!;
    return a - b;
  };
  return there.toSorted(compare);
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
  const isMeant = (of: number, i: number): boolean => of >= 0 && (hasSides ? (of === side) === (choice.from === "ally") : i !== self);
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
