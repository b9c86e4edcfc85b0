// Conflicts on the table of an example: the machine of runtime/fight.ts over pieces by their number. Invariant: a fight knows pieces, the
// table knows their states; what is due is played at once, with the dice of the line.

import type { Call, Expr as ModelExpr, Id, MakeExpr } from "../model/types.ts";
import { emptyCtx } from "../plan/build/context.ts";
import { seatColumn } from "../plan/build/seats.ts";
import { expr, itemsOf, notYet, refused, slotOf } from "../plan/build/values.ts";
import { acted, advance, type Fight, goneOn, hindrance, type Left, lookedAt, newFight } from "../runtime/fight.ts";
import { type FightFacts, pairKey, type Reader } from "../runtime/fight-facts.ts";
import type { Io } from "../runtime/io.ts";
import { copyState } from "../runtime/state.ts";
import { CallProblem, onTwoSides } from "./call-problem.ts";
import { reasonOf } from "./hindrances.ts";
import { diceless } from "./rolling.ts";
import { now, numberNow } from "./reading.ts";
import { type Piece, type Table, withStates } from "./table-top.ts";

export function factsFor(table: Table, piece: number): FightFacts {
  const { layout } = table.pieces[piece]!;
  const { fights, unsupported } = table.rules.built;
  return fights[layout] ?? refused(unsupported, layout);
}

/** The conflict that has just been put on the table as its last piece. */
export function opened(table: Table, make: MakeExpr): Table {
  const piece = table.pieces.length - 1;
  const facts = factsFor(table, piece);
  const members = facts.sides.flatMap((side, i) => {
    const of = make.sides.find((one) => one.side === side.name);
    const items = of === undefined ? [] : itemsOf(now(table, of.members));
    return items.map((item) => {
      const sheet = slotOf(item.value);
      return { key: table.pieces[sheet]!.name, side: i, sheet };
    });
  });
  const twice = members.find((one, i) => members.findIndex((other) => other.sheet === one.sheet) < i);
  if (twice !== undefined) throw new CallProblem(onTwoSides(twice.key));
  const seats = new Map(members.map((one) => [one.sheet, one.side]));
  const pieces = table.pieces.map((one, i) => {
    const column = seatColumn(facts.id);
    return seats.has(i) && one.state[column] !== undefined ? { ...one, state: { ...one.state, [column]: [seats.get(i)! + 1] } } : one;
  });
  return paired({ ...table, pieces, fights: new Map(table.fights).set(piece, newFight(piece, members, facts)) }, piece);
}

/** With a piece for what each relation says of every two members. */
function paired(before: Table, conflict: number): Table {
  const { relations } = factsFor(before, conflict);
  const { members } = before.fights.get(conflict)!;
  const pairs = [...before.pairs];
  const own: Record<string, number> = {};
  let table = before;
  for (const { id, side } of relations)
    members.forEach((a, i) =>
      members.forEach((b, k) => {
        if (i === k || a.side !== side || b.side !== side) return;
        const known = pairs.find((one) => one.relation === id && one.conflict === conflict && one.a === a.sheet && one.b === b.sheet);
        const slot = known?.slot ?? table.pieces.length;
        if (known === undefined) {
          table = withPair(table, id);
          pairs.push({ relation: id, slot, conflict, a: a.sheet, b: b.sheet });
        }
        own[pairKey(id, i, k)] = slot;
      }),
    );
  return { ...table, pairs, fights: new Map(table.fights).set(conflict, { ...table.fights.get(conflict)!, pairs: own }) };
}

function withPair(table: Table, id: Id): Table {
  const { build, model } = table.rules.built;
  const relation = model.conflicts.flatMap((one) => one.relations).find((one) => one.id === id)!;
  const start = numberNow(table, expr(build.expression(relation.start!, emptyCtx)));
  const piece: Piece = { name: relation.name, layout: id, state: { [relation.name]: [start] }, lists: {} };
  return { ...table, pieces: [...table.pieces, piece] };
}

const readerOf =
  (table: Table): Reader<number> =>
  (plan, slots) =>
    table.rules.player.play(plan, slots.map((s) => copyState(table.pieces[s]!.state)), [], diceless({})).result;

/** Plays everything that is due. */
function settled(before: Table, piece: number, start: Fight<number>, io: Io): Table {
  const facts = factsFor(before, piece);
  let table = before;
  let fight = start;
  for (;;) {
    const step = advance(facts, fight, readerOf(table));
    if (step.next === null) return { ...table, fights: new Map(table.fights).set(piece, step.fight) };
    const { plan, slots, then } = step.next;
    const states = table.pieces.map((p) => copyState(p.state));
    const end = table.rules.player.play(plan, slots.map((s) => states[s]!), [], io);
    table = withStates(table, states);
    fight = then(end.result, slots);
  }
}

export function wentOn(table: Table, conflict: ModelExpr, io: Io): Table | Id {
  const piece = slotOf(now(table, conflict));
  const fight = table.fights.get(piece) ?? notYet("a conflict here");
  if (fight.ended) return reasonOf(table.pieces[piece]!.layout, "ended");
  return paired(settled(table, piece, goneOn(factsFor(table, piece), fight), io), piece);
}

/** The conflict in whose turn a call is made; null: none. */
export interface InTurn {
  readonly piece: number;
  readonly action: Id;
  /** Why it is not possible. */
  readonly why: Id | null;
}
export function inTurn(table: Table, call: Call): InTurn | null {
  const check = table.rules.built.model.checks.find((one) => one.id === call.check);
  if (call.conflict === null || (check?.word !== "action" && check?.word !== "move")) return null;
  const piece = slotOf(now(table, call.conflict));
  const fight = table.fights.get(piece);
  if (fight === undefined) return null;
  const who = call.who === null ? -1 : slotOf(now(table, call.who));
  const member = fight.members.findIndex((one) => one.sheet === who);
  const why = member < 0 ? "left" : hindrance(factsFor(table, piece), fight, member, call.check);
  return { piece, action: call.check, why: why === null ? null : reasonOf(table.pieces[piece]!.layout, why) };
}

/** After the action itself. */
export function afterAction(table: Table, { piece, action }: InTurn, io: Io): Table {
  const fight = table.fights.get(piece)!;
  const facts = factsFor(table, piece);
  return paired(settled(table, piece, acted(facts, fight, leftOn(table, piece, facts, fight), action), io), piece);
}

/** Sheets on the table that take no part may have joined. */
function leftOn(table: Table, piece: number, facts: FightFacts, fight: Fight<number>): Left<number> {
  const column = seatColumn(facts.id);
  const others = table.pieces.flatMap(({ name, state }, sheet) =>
    (state[column]?.[0] ?? 0) > 0 && !fight.members.some((one) => one.sheet === sheet) ? [{ key: name, sheet }] : [],
  );
  return { conflict: piece, sheets: fight.members.map((one) => one.sheet), others };
}

/** After anything else that was done: conflicts may have come to their end. */
export function afterChange(before: Table, io: Io): Table {
  let table = before;
  for (const [piece, fight] of before.fights)
    if (!fight.ended) table = paired(settled(table, piece, lookedAt(fight, leftOn(table, piece, factsFor(table, piece), fight)), io), piece);
  return table;
}
