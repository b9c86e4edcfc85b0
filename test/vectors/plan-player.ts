// The same call put to the interpreted Plan: sheets become cells, arguments registers, and what is asked for comes back as JSON.
// Invariant: nothing of the emitted engine is used but the sheets its door fills in.

import type { Model, Type } from "../../src/model/types.ts";
import { buildProgram, type Built } from "../../src/plan/build/build.ts";
import type { ColumnDoor, PlanDoor } from "../../src/plan/build/door.ts";
import { lower } from "../../src/plan/lower.ts";
import { player, type Player } from "../../src/plan/play.ts";
import { type FlatOdds, oddsOf, placeOf, startFile } from "../../src/plan/segments.ts";
import type { AskStep, Block, Pool, Program, Register } from "../../src/plan/types.ts";
import { isDiceProblem, parseDice } from "../../src/runtime/dice-text.ts";
import { Refusal } from "../../src/runtime/errors.ts";
import { recordingIo } from "../../src/runtime/io.ts";
import type { OddsAnswer } from "../../src/runtime/odds-question.ts";
import { solve } from "../../src/runtime/odds.ts";
import { copyState, type State } from "../../src/runtime/state.ts";
import { NONE } from "../../src/runtime/value.ts";
import { chance } from "../kernel/brute.ts";
import {
  type AnswerRule,
  answered,
  isRule,
  type Asked,
  type Call,
  doorOf,
  type Engine,
  type Fields,
  filled,
  isFields,
  type Json,
  nothing,
  pieceIn,
  startOf,
  within,
} from "./players.ts";

export interface Interpreter {
  readonly built: Built;
  readonly lowered: Program;
  readonly player: Player;
  /** The odds plan of a rule; `same`: for each slot the first with the same sheet. */
  readonly oddsOf: (plan: string, same: readonly number[]) => FlatOdds;
}
export function interpreter(model: Model): Interpreter {
  const built = buildProgram(model);
  const lowered = lower(built.program);
  const known = new Map<string, FlatOdds>();
  return {
    built,
    lowered,
    player: player(lowered),
    oddsOf: (plan, same) => {
      const key = JSON.stringify([plan, same]);
      const found = known.get(key) ?? oddsOf(lowered, plan, same);
      known.set(key, found);
      return found;
    },
  };
}

export function interpreted(
  { built, lowered, player: plays, oddsOf: oddsFor }: Interpreter,
  engine: Engine,
  call: Call,
): Asked {
  const door = doorOf(built, call.check);
  const plan = lowered.plans[door.plan]!;
  const given = filled(engine, built, call);
  const pools: Pool[] = [...lowered.pools];
  const pieces = new Map<Json, State>();
  const json = plan.slots.map(({ name }) => pieceIn(door, given, name));
  json.forEach((value, s) => {
    if (!pieces.has(value)) pieces.set(value, stateOf(built, lowered, plan.slots[s]!.layout, value as Fields, pools));
  });
  const slotOf = (role: string): number => plan.slots.findIndex((slot) => slot.name === role);
  number(
    json.map((value) => pieces.get(value)!),
    json.flatMap((value, slot) =>
      plan.slots.flatMap(({ name }, owner) =>
        listsWith(given[name] ?? null, value).map((list) => ({ slot, owner, list })),
      ),
    ),
  );
  const regs = registers(built, door, plan.givens, given, call);
  const answers = answersOf(built, door, plan.body, plan.regs, call);
  const slotNames = plan.slots.map((s) => s.name);
  const placed = (path: string): { readonly slot: number; readonly column: ColumnDoor; readonly entry: number } => {
    const [, role = "", field = "", entry] = path.split(".");
    const slot = slotNames.indexOf(role);
    const column = built.columns[plan.slots[slot]!.layout]!.find(
      (c) => c.column === field || c.column.endsWith(`/${field}`),
    )!;
    return { slot, column, entry: entry === undefined ? 0 : column.entries!.indexOf(entry) };
  };
  const written = (type: Type | null, code: number): Json => (type === null ? null : built.names.value(type, code));
  return {
    start: startOf(door, given),
    play: (die) => {
      const copies = new Map([...pieces].map(([key, state]) => [key, copyState(state)]));
      const states = json.map((value) => copies.get(value)!);
      const io = recordingIo(die, (request) => {
        const answer = answers[request.key];
        return typeof answer === "function" ? answer(Object.values(request.sees)) : answer;
      });
      try {
        const end = plays.play(door.plan, states, regs, io, pools.slice(lowered.pools.length));
        return (path) => {
          if (path === "result") return written(door.gives, end.result);
          if (!path.startsWith("after.")) return written(door.names[path]!.type, end.regs[door.names[path]!.regs[0]!]!);
          const [, role = "", list = "", length] = path.split(".");
          if (length === "length")
            return lengthOf(within(given[role], list) as readonly Json[], list, slotOf(role), json, states);
          const { slot, column, entry } = placed(path);
          return written(column.type, states[slot]![column.column]![entry]!);
        };
      } catch (error) {
        if (error instanceof Refusal) return null;
        throw error;
      }
    },
    odds: (paths) => {
      const odds = oddsFor(
        door.plan,
        json.map((value) => json.indexOf(value)),
      );
      const looks = paths.map((path): { readonly place: number; readonly type: Type | null } => {
        if (path === "result") return { place: odds.plan.result, type: door.gives };
        if (!path.startsWith("after.")) return { place: door.names[path]!.regs[0]!, type: door.names[path]!.type };
        const { slot, column, entry } = placed(path);
        return { place: placeOf(odds, slot, column.column, entry), type: column.type };
      });
      const ends = solve(
        odds.plan,
        startFile(
          odds,
          lowered,
          regs,
          json.map((value) => pieces.get(value)!),
        ),
        { keep: looks.map((l) => l.place), answers, pools },
      );
      if (!ends.possible) return null;
      return ends.rows.map((row) => ({
        values: row.values.map((v, i) => written(looks[i]!.type, v)),
        chance: chance(BigInt(row.weight), BigInt(ends.den)),
      }));
    },
  };
}

export function answersOf(
  built: Built,
  door: PlanDoor,
  body: Block,
  regs: readonly Register[],
  call: Call,
): Readonly<Record<string, OddsAnswer>> {
  const asks = asksIn(body);
  return Object.fromEntries(
    Object.entries(call.answers ?? nothing).flatMap(([key, answer]): readonly (readonly [string, OddsAnswer])[] => {
      const type = door.asks[key];
      if (isRule(answer)) {
        const rule = answer as unknown as AnswerRule;
        const at = asks.find((one) => one.key === key)!.sees.findIndex((reg) => regs[reg]!.name === rule.seen);
        return [[key, (seen) => Number(answered(rule, seen[at]!))]];
      }
      // A question of a check that this one calls is no door of its own.
      if (type === undefined) return [[key, Number(answer)]];
      if (type.kind === "text") return [];
      if (type.kind !== "list") return [[key, built.names.code(type, answer)!]];
      const places = (answer as readonly Json[]).map((one) => built.names.code(type.of, one)!);
      return [[key, places.map((_, place) => places.indexOf(place))]];
    }),
  );
}
function asksIn(block: Block): readonly AskStep[] {
  return block.flatMap((step) => {
    if (step.kind === "ask") return [step];
    if (step.kind === "branch") return [...step.arms.flatMap((arm) => asksIn(arm.then)), ...asksIn(step.otherwise)];
    return step.kind === "loop" ? asksIn(step.body) : [];
  });
}

export function registers(built: Built, door: PlanDoor, givens: number, given: Fields, call: Call): readonly number[] {
  const regs = Array.from({ length: givens }, () => NONE);
  const coded = (type: Type, value: Json): number => {
    const code = built.names.code(type, value);
    if (code === null) throw new Error(`${JSON.stringify(value)} does not fit in ${call.check}`);
    return code;
  };
  for (const { name, type, at } of door.params) {
    const value = given[name] ?? null;
    if (at.kind === "reg") regs[at.reg] = coded(type, value);
    if (at.kind !== "list" || type.kind !== "list") continue;
    const items = Array.isArray(value) ? (value as readonly Json[]) : [value];
    regs[at.length] = items.length;
    items.forEach((item, i) => {
      regs[at.items[i]!] = coded(type.of, item);
    });
  }
  if (door.modifiers !== null) regs[door.modifiers] = Number(given["modifiers"] ?? 0);
  return regs;
}

// ── things in lists ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The lists of a sheet in which this very thing lies. */
const listsWith = (owner: Json, thing: Json): readonly string[] =>
  isFields(owner)
    ? Object.entries(owner).flatMap(([key, list]) => (Array.isArray(list) && list.includes(thing) ? [key] : []))
    : [];
interface Lying {
  readonly slot: number;
  readonly owner: number;
  readonly list: string;
}
/** Fills in the hidden columns: each sheet its number, each thing that of the sheet in whose list it lies. */
export function number(states: readonly State[], lying: readonly Lying[]): void {
  states.forEach((state) => {
    if (state["$who"] !== undefined) state["$who"] = [states.indexOf(state) + 1];
  });
  for (const { slot, owner, list } of lying) {
    const column = lyingIn(states[slot]!, list);
    if (column !== null) states[slot]![column] = [states.indexOf(states[owner]!) + 1];
  }
}
export const lyingIn = (thing: State, list: string): string | null =>
  Object.keys(thing).find((column) => column.startsWith("$in/") && column.endsWith(`/${list}`)) ?? null;
/** How long a list is at the end: things of the call may have left it or come into it. */
function lengthOf(
  before: readonly Json[],
  list: string,
  owner: number,
  json: readonly Json[],
  states: readonly State[],
): number {
  const own = states.indexOf(states[owner]!) + 1;
  const moving = [...new Set(json)].filter((one) => lyingIn(states[json.indexOf(one)]!, list) !== null);
  const there = moving.filter((one) => {
    const state = states[json.indexOf(one)]!;
    return state[lyingIn(state, list)!]![0] === own;
  });
  return before.filter((one) => !moving.includes(one)).length + there.length;
}

/** Cells of a sheet, thing or conflict as the engine wrote it out; the compiler's own columns are 0. */
export function stateOf(built: Built, lowered: Program, layout: string, value: Fields, pools: Pool[]): State {
  const columns = built.columns[layout]!;
  const own = lowered.layouts.find(({ id }) => id === layout)!.columns.filter(({ id }) => id.startsWith("$"));
  const held = (value["$conditions"] ?? nothing) as Fields;
  const read = (column: ColumnDoor, entry: number | null): number => {
    const [first = "", ...rest] = column.column.split("/");
    const last = rest.at(-1) ?? first;
    if (column.origin.startsWith("condition/")) {
      const condition = held[first];
      if (rest.length === 0)
        return condition === undefined ? 0 : condition === true || isFields(condition) ? 1 : Number(condition);
      return coded(column, condition === undefined ? null : within(condition, last));
    }
    const json = value[last] ?? null;
    if (entry === null) return coded(column, json);
    const name = column.entries![entry]!;
    if (!Array.isArray(json)) return coded(column, within(json, name));
    // Places are numbered from 1; of kinds and entries their number is kept.
    const items = json as readonly Json[];
    return /^\d+$/u.test(name) ? coded(column, items[entry] ?? null) : items.filter((one) => one === name).length;
  };
  const coded = ({ type }: ColumnDoor, json: Json): number => {
    if (json === null) return NONE;
    if (typeof json === "string" && type.kind === "dice") {
      const pool = parseDice(json);
      if (isDiceProblem(pool)) throw new Error(json);
      return pools.push(pool) - 1;
    }
    return built.names.code(type, json) ?? NONE;
  };
  return Object.fromEntries([
    ...own.map(({ id, entries }) => [id, Array.from({ length: entries }, () => 0)] as const),
    ...columns.map(
      (c) => [c.column, c.entries === null ? [read(c, null)] : c.entries.map((_, i) => read(c, i))] as const,
    ),
  ]);
}
