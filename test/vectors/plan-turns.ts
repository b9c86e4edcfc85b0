// The same move put to the interpreted Plan: the conflict's machine over pieces of the Plan, the log played with its faces. Invariant:
// nothing of the emitted engine is used but the sheets its door fills in.

import { acted, advance, goneOn, hindrance, newFight } from "../../src/runtime/fight.ts";
import type { Fight, FightFacts, Reader } from "../../src/runtime/fight-facts.ts";
import { Refusal } from "../../src/runtime/errors.ts";
import { type Io, recordingIo } from "../../src/runtime/io.ts";
import { copyState, type State } from "../../src/runtime/state.ts";
import type { Pool } from "../../src/plan/types.ts";
import { answersOf, type Interpreter, lyingIn, number, registers, stateOf } from "./plan-player.ts";
import { type Asked, doorOf, type Engine, type Fields, isFields, type Json, type Look, nothing, textOf, type Throw, within } from "./players.ts";
import { nameOf, partsOf, seatOf, startSheets, type Turn } from "./turns.ts";

/** A sheet, thing or conflict. */
interface Piece {
  readonly layout: string;
  readonly state: State;
  readonly lists: Readonly<Record<string, readonly Piece[]>>;
}
type Fighting = Fight<Piece>;

export function interpretedTurn(interpreter: Interpreter, engine: Engine, turn: Turn): Asked {
  const { built, lowered, player } = interpreter;
  const facts = Object.values(built.fights).find(({ name }) => name === turn.conflict)!;
  const pools: Pool[] = [...lowered.pools];
  const sheets = startSheets(engine, turn);
  const own = (): readonly Pool[] => pools.slice(lowered.pools.length);
  const pieceOf = (layout: string, json: Json): Piece => ({
    layout,
    state: stateOf(built, lowered, layout, json as Fields, pools),
    lists: Object.fromEntries(
      Object.entries(json as Fields).flatMap(([key, list]) =>
        Array.isArray(list) && !key.startsWith("$") && built.columns[layout]!.every(({ column }) => column !== key)
          ? [[key, (list as readonly Fields[]).map((one) => pieceOf(`catalogue/${textOf(within(one, "$.thing"))}`, one))] as const]
          : [],
      ),
    ),
  });
  const played = (plan: string, pieces: readonly Piece[], io: Io): readonly [number, readonly Piece[]] => {
    const states = copied(pieces);
    const { result } = player.play(plan, states, [], io, own());
    return [result, pieces.map((piece, i) => ({ ...piece, state: states[i]! }))];
  };
  const read: Reader<Piece> = (plan, pieces) => played(plan, pieces, ioOf(() => 0, {}))[0];
  const settled = (start: Fighting, io: Io): Fighting => {
    for (let fight = start; ; ) {
      const { fight: at, next } = advance(facts, fight, read);
      if (next === null) return at;
      const [result, after] = played(next.plan, next.slots, io);
      fight = next.then(result, after);
    }
  };
  /** Null: it is not possible. */
  const moved = (fight: Fighting, move: Json, answers: Fields, die: Throw): Fighting | null => {
    if (move === "goes on") return fight.ended ? null : settled(goneOn(facts, fight), ioOf(die, {}));
    if (!isFields(move)) return fight;
    return done(interpreter, facts, own, fight, move, answers, die, (after, io) => settled(after, io));
  };
  const starts = turn.log[0]!["starts"] as Fields;
  const members = facts.sides.flatMap((side, i) =>
    Object.keys(starts[side.name] as Fields).map((key) => ({ key, side: i, sheet: pieceOf(side.layout, sheets[key]!) })),
  );
  const begun = newFight(pieceOf(facts.id, sheets[turn.conflict]!), members, facts);
  const before = turn.log.slice(1).reduce((fight, { does = null, faces, answers }) => {
    const rest = [...(faces as readonly number[])];
    const after = moved(fight, does, (answers ?? nothing) as Fields, () => rest.shift()!);
    if (after === null) throw new Error(`${JSON.stringify(does)} is not possible`);
    return after;
  }, begun);
  const lookAt = (fight: Fighting): Look => lookedAt(interpreter, facts, turn, fight, own);
  return {
    start: lookAt(before),
    play: (die) => {
      const after = moved(before, turn.move, turn.answers ?? nothing, die);
      return after === null ? null : lookAt(after);
    },
    odds: () => null,
  };
}

const ioOf = (die: Throw, answers: ReturnType<typeof answersOf>): Io =>
  recordingIo(die, (request) => {
    const answer = answers[request.key];
    return typeof answer === "function" ? answer(Object.values(request.sees)) : answer;
  });
/** One piece in two places stays one. */
function copied(pieces: readonly Piece[]): readonly State[] {
  const copies = new Map(pieces.map(({ state }) => [state, copyState(state)]));
  return pieces.map(({ state }) => copies.get(state)!);
}

function done(
  { built, lowered, player }: Interpreter,
  facts: FightFacts,
  pools: () => readonly Pool[],
  fight: Fighting,
  move: Fields,
  answers: Fields,
  die: Throw,
  settled: (after: Fighting, io: Io) => Fighting,
): Fighting | null {
  const door = doorOf(built, nameOf(move, "does"));
  const plan = lowered.plans[door.plan]!;
  const memberOf = (key: string): number => fight.members.findIndex((one) => one.key === key);
  const who = memberOf(nameOf(move, "who"));
  if (hindrance(facts, fight, who, door.id) !== null) return null;
  /** Of each slot: a member, -1 for the conflict, or a thing by its place. */
  const seats = plan.slots.map(({ name }, slot): number | { readonly member: number; readonly list: string; readonly at: number } => {
    if (slot === door.self) return who;
    if (slot === door.against) return memberOf(nameOf(move, "against"));
    if (slot === door.conflict) return -1;
    const value = seatOf(move, name);
    if (typeof value === "string") return memberOf(value);
    const from = door.params.find((param) => param.name === name)?.from ?? null;
    const [of, list, at] = isFields(value)
      ? [textOf(value["of"]), textOf(value["in"]), Number(value["at"])]
      : [from!.role, from!.field.slice(from!.field.lastIndexOf("/") + 1), Number(value)];
    const owner = plan.slots.findIndex((one) => one.name === of);
    return { member: owner === door.self ? who : memberOf(textOf(seatOf(move, of))), list, at };
  });
  const pieces = seats.map((seat): Piece => {
    if (typeof seat === "object") return fight.members[seat.member]!.sheet.lists[seat.list]![seat.at]!;
    return seat < 0 ? fight.conflict : fight.members[seat]!.sheet;
  });
  const states = copied(pieces);
  const things = seats.flatMap((seat, slot) => (typeof seat === "object" ? [{ ...seat, slot }] : []));
  number(
    states,
    things.map(({ slot, member, list }) => ({ slot, owner: seats.indexOf(member), list })),
  );
  const call = { check: nameOf(move, "does"), args: nothing, answers };
  const given = { ...(isFields(move["with"] ?? null) ? (move["with"] as Fields) : nothing) };
  const io = ioOf(die, answersOf(built, door, plan.body, plan.regs, call));
  try {
    player.play(door.plan, states, registers(built, door, plan.givens, given, call), io, pools());
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
  const after = fight.members.map(({ sheet }, i): Piece => {
    const slot = seats.indexOf(i);
    const state = slot < 0 ? sheet.state : { ...states[slot]!, ...(states[slot]!["$who"] === undefined ? {} : { $who: [0] }) };
    const lists = Object.entries(sheet.lists).map(([list, old]) => {
      const stays = old.flatMap((thing, at): readonly Piece[] => {
        const held = things.find((one) => one.member === i && one.list === list && one.at === at);
        if (held === undefined) return [thing];
        const now = states[held.slot]!;
        const column = lyingIn(now, list);
        if (column === null) return [{ ...thing, state: now }];
        return now[column]![0] === seats.indexOf(i) + 1 ? [{ ...thing, state: { ...now, [column]: [0] } }] : [];
      });
      return [list, stays] as const;
    });
    return { ...sheet, state, lists: Object.fromEntries(lists) };
  });
  const conflict = seats.indexOf(-1);
  const own = conflict < 0 ? fight.conflict : { ...fight.conflict, state: states[conflict]! };
  return settled(acted(facts, fight, { conflict: own, sheets: after }), io);
}

function lookedAt(
  { built, player }: Interpreter,
  facts: FightFacts,
  turn: Turn,
  fight: Fighting,
  pools: () => readonly Pool[],
): Look {
  return (path) => {
    if (path === "result") {
      const code = fight.conflict.state["$ended"]![0]!;
      const outcomes = built.model.conflicts.find(({ id }) => id === facts.id)!.gives;
      return code < 2 || outcomes === null ? code > 0 : built.names.value(outcomes, code - 2);
    }
    if (!path.startsWith("after.")) return readAfterwards(path);
    const [who, rest] = partsOf(path);
    const piece = who === turn.conflict ? fight.conflict : fight.members.find(({ key }) => key === who)!.sheet;
    const [field = "", entry = "", ...inner] = rest.split(".");
    if (field === "$conditions") return conditionIn(piece, entry, inner);
    const list = piece.lists[field];
    if (list === undefined) return valueIn(piece, field, entry);
    if (entry === "length") return list.length;
    const thing = list[Number(entry)];
    return thing === undefined ? null : valueIn(thing, inner[0]!, "");
  };
  function valueIn({ layout, state }: Piece, field: string, entry: string): Json {
    const column = built.columns[layout]!.find((c) => c.column === field || c.column.endsWith(`/${field}`));
    if (column === undefined) return null;
    return built.names.value(column.type, state[column.column]![entry === "" ? 0 : column.entries!.indexOf(entry)]!);
  }
  function conditionIn(piece: Piece, name: string, field: readonly string[]): Json {
    if (piece.state[name]![0] === 0) return null;
    const column = `${name}/${field.join("/")}`;
    return column.includes("/$") ? piece.state[column]![0]! : valueIn(piece, column, "");
  }
  function readAfterwards(path: string): Json {
    const door = doorOf(built, turn.then!.check);
    const sheet = fight.members.find(({ key }) => key === turn.then!.who)!.sheet;
    const { regs } = player.play(door.plan, [copyState(sheet.state)], [], ioOf(() => 0, {}), pools().slice());
    const { type, regs: at } = door.names[path]!;
    return built.names.value(type, regs[at[0]!]!);
  }
}
