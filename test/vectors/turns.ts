// One move in a conflict, put to the emitted engine through its conflict's door; plan-turns.ts puts the same to the Plan. Invariant: what
// was done before stands in a log as the engine writes it, so that both begin from the same text.

import { type Chance, chance } from "../kernel/brute.ts";
import {
  actionOf,
  type Asked,
  type Call,
  type Ends,
  type Engine,
  type Fields,
  isFields,
  type Json,
  type Look,
  nothing,
  textOf,
  within,
} from "./players.ts";

/** Who does what, members by their keys; null: nothing is done. */
export interface Turn {
  readonly conflict: string;
  /** Who begins on which side, then what was done, with its faces. */
  readonly log: readonly Fields[];
  readonly move: Json;
  readonly answers?: Fields;
  /** What the sides follow that do this move, for odds; without it there are none. */
  readonly tactics?: Fields;
  /** A rule that reads the sheet of a member afterwards. */
  readonly then?: { readonly check: string; readonly role: string; readonly who: string };
}
export const isTurn = (deed: Call | Turn): deed is Turn => "conflict" in deed;
/** `after.Ada.Moral`, `after.Gefecht.Restaktionen`: of a member, of the conflict. */
export const partsOf = (path: string): readonly [string, string] => {
  const [, who = "", ...rest] = path.split(".");
  return [who, rest.join(".")];
};

interface State extends Fields {
  readonly $members: Readonly<Record<string, { readonly sheet: Json }>>;
  readonly $turn: { readonly turn: number; readonly open: boolean };
  readonly $ended: boolean | string;
}
interface Door {
  readonly name: string;
  readonly replay: (log: readonly Fields[]) => State;
  readonly act: (state: State, move: Json, options: object) => State | { readonly possible: false };
  readonly odds: (
    state: State,
    tactics: Fields,
    options: object,
  ) => {
    readonly ends: readonly {
      readonly end: { readonly ended: Json; readonly kept: Fields };
      readonly chance: { readonly n: bigint; readonly d: bigint };
    }[];
  };
}
const doorOf = (engine: Engine, name: string): Door =>
  Object.values(engine).find(
    (x) => typeof x === "object" && x !== null && (x as Door).name === name && "replay" in x,
  ) as Door;

/** Sheets of the members at the very start, by key, as the engine's door fills them in. */
export function startSheets(engine: Engine, turn: Turn): Fields {
  const { $members, ...conflict } = doorOf(engine, turn.conflict).replay(turn.log.slice(0, 1));
  const members = Object.entries($members).map(([key, { sheet }]) => [key, sheet] as const);
  return { ...Object.fromEntries(members), [turn.conflict]: conflict as Fields };
}

export function emittedTurn(engine: Engine, turn: Turn): Asked {
  const door = doorOf(engine, turn.conflict);
  const before = door.replay(turn.log);
  const { move, answers = nothing, tactics } = turn;
  const look =
    (state: State): Look =>
    (path) => {
      if (path === "result") return state.$ended;
      if (!path.startsWith("after.")) return readAfterwards(engine, turn, state)(path);
      const [who, rest] = partsOf(path);
      return within(who === turn.conflict ? state : state.$members[who]!.sheet, rest);
    };
  return {
    start: look(before),
    play: (die) => {
      if (move === null) return look(before);
      const after = door.act(before, move, { answers, dice: { throwDie: die, finish: () => undefined } });
      return "possible" in after ? null : look(after as State);
    },
    odds: (paths) => {
      if (tactics === undefined) return null;
      const { open, turn: turns } = before.$turn;
      const keep = paths.filter((path) => path !== "result").map((path) => keptAs(turn, path));
      const much = move === "goes on" ? { turns: open && turns > 0 ? 2 : 1 } : { actions: 1 };
      return door.odds(before, tactics, { ...much, keep, answers }).ends.map(({ end, chance: { n, d } }): Ends => {
        const values = paths.map((path) => (path === "result" ? end.ended : end.kept[keptAs(turn, path)]!));
        return { values, chance: chance(n, d) satisfies Chance };
      });
    },
  };
}
function keptAs({ conflict }: Turn, path: string): string {
  const [who, rest] = partsOf(path);
  return who === conflict ? rest : `${who}.${rest}`;
}

function readAfterwards(engine: Engine, { then }: Turn, state: State): Look {
  if (then === undefined) throw new Error("nothing reads the sheet afterwards");
  const run = actionOf(engine, then.check).roll({ [then.role]: state.$members[then.who]!.sheet }, {});
  return (path) => run.trace.findLast((line) => line["name"] === path && "value" in line)?.["value"] ?? null;
}

/** The member in a role of a move, or the thing. */
export function seatOf(move: Fields, role: string): Json {
  const more = move["with"] ?? null;
  return isFields(more) ? (more[role] ?? null) : null;
}
export const nameOf = (move: Fields, key: "who" | "does" | "against"): string => textOf(move[key]);
