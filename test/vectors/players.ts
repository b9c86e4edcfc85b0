// One call of a ruleset, put to the emitted engine in JSON; plan-player.ts puts the same to the Plan. Invariant: the two share nothing
// behind the sheets, which the engine's door fills in; values come out as the engine writes them.

import type { Built } from "../../src/plan/build/build.ts";
import type { PlanDoor } from "../../src/plan/build/door.ts";
import { type Chance, chance } from "../kernel/brute.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Fields = Readonly<Record<string, Json>>;
export interface Call {
  readonly check: string;
  readonly args: Fields;
  readonly answers?: Fields;
}
export type Throw = (sides: number, label: string) => number;
/** What an end says of `result`, a name of the run, or a place under `after`. */
export type Look = (path: string) => Json;
export interface Ends {
  readonly values: readonly Json[];
  readonly chance: Chance;
}
/** Null: it is not possible. */
export interface Asked {
  readonly play: (die: Throw) => Look | null;
  readonly odds: (paths: readonly string[]) => readonly Ends[] | null;
  /** As `after.…`, before anything happened. */
  readonly start: Look;
}

/** How a value reads. */
export const textOf = (value: Json | undefined): string =>
  typeof value === "string" ? value : JSON.stringify(value ?? null);
export function within(value: Json | undefined, path: string): Json {
  let here = value;
  for (const part of path.split("."))
    here =
      typeof here === "string"
        ? here[Number(part)]
        : here === null || typeof here !== "object"
          ? undefined
          : (here as Fields)[part];
  return here ?? null;
}
export const nothing: Fields = {};

// ── the emitted engine ───────────────────────────────────────────────────────────────────────────────────────────────────

interface Exact {
  readonly n: bigint;
  readonly d: bigint;
}
interface Run extends Fields {
  readonly possible: boolean;
  readonly result: Json;
  readonly after: Fields;
  readonly trace: readonly { readonly [key: string]: Json }[];
}
interface Action {
  readonly name: string;
  readonly roll: (args: Fields, options: object) => Run;
  readonly odds: (
    args: Fields,
    options: object,
  ) => { readonly possible: boolean; readonly ends: readonly { readonly end: Fields; readonly chance: Exact }[] };
}
export type Engine = Readonly<Record<string, unknown>>;

export const actionOf = (engine: Engine, name: string): Action => {
  const found = Object.values(engine).find(
    (x) => typeof x === "object" && x !== null && (x as Action).name === name && "odds" in x,
  );
  if (found === undefined) throw new Error(`the engine has no ${name}`);
  return found as Action;
};
/** Sheets among the arguments, filled in by the engine's own door; one sheet in two roles stays one. */
export function filled(engine: Engine, built: Built, call: Call): Fields {
  const door = doorOf(built, call.check);
  const plan = built.program.plans[door.plan]!;
  const made = new Map<Json, Json>();
  return Object.fromEntries(
    Object.entries({ ...(isCreation(door) ? { [plan.slots[door.self!]!.name]: nothing } : nothing), ...call.args }).map(
      ([role, value]) => {
        const layout = plan.slots.find((s) => s.name === role)?.layout;
        if (layout === undefined || !layout.startsWith("sheet/")) return [role, value];
        const name = layout.slice("sheet/".length);
        const make = engine[name[0]!.toLowerCase() + name.slice(1)] as (input: Json) => Json;
        if (!made.has(value)) made.set(value, make(value));
        return [role, made.get(value)!];
      },
    ),
  );
}
/** The sheet or thing in a role; a thing is given by its number in a list of another role, or by its place. */
export function pieceIn(door: PlanDoor, args: Fields, role: string): Json {
  const value = args[role] ?? null;
  if (isFields(value) && isPlace(value)) return within(args[textOf(value["of"])], `${textOf(value["in"])}.${textOf(value["at"])}`);
  const from = door.params.find((p) => p.name === role)?.from ?? null;
  if (typeof value !== "number" || from === null) return value;
  const list = within(args[from.role], from.field.slice(from.field.lastIndexOf("/") + 1));
  return (list as readonly Json[])[value] ?? null;
}
export function startOf(door: PlanDoor, args: Fields): Look {
  return (path) => {
    const [, role = "", ...rest] = path.split(".");
    return within(pieceIn(door, args, role), rest.join("."));
  };
}
const isPlace = (value: Fields): boolean => ["of", "in", "at"].every((key) => Object.hasOwn(value, key));
export const isFields = (x: Json): x is Fields => typeof x === "object" && x !== null && !Array.isArray(x);

export function emitted(engine: Engine, built: Built, call: Call): Asked {
  const action = actionOf(engine, call.check);
  const args = filled(engine, built, call);
  const taken = isCreation(doorOf(built, call.check)) ? call.args : args;
  const answers = Object.fromEntries(
    Object.entries(call.answers ?? nothing).map(([key, answer]) => {
      const rule = answer as unknown as AnswerRule;
      return [key, isRule(answer) ? (sees: Fields) => answered(rule, Number(sees[rule.seen])) : answer];
    }),
  );
  return {
    start: startOf(doorOf(built, call.check), args),
    play: (die) => {
      const run = action.roll(taken, { answers, dice: { throwDie: die, finish: () => undefined } });
      if (!run.possible) return null;
      return (path) => {
        if (path === "result") return run.result;
        if (path.startsWith("after.")) return within(run, path);
        const named = run.trace.findLast((line) => line["name"] === path && line["depth"] === 0 && "value" in line);
        return named === undefined ? null : named["value"]!;
      };
    },
    odds: (paths) => {
      const found = action.odds(taken, { answers, keep: [...new Set(paths)].filter((p) => p !== "result") });
      if (!found.possible) return null;
      return found.ends.map(({ end, chance: c }) => ({
        values: paths.map((p) => within(end, p)),
        chance: chance(c.n, c.d),
      }));
    },
  };
}

export const doorOf = (built: Built, check: string): PlanDoor => {
  const door = built.doors[built.model.checks.find((one) => one.name === check)?.id ?? ""];
  if (door === undefined) throw new Error(`there is no check ${check}`);
  return door;
};
/** A creation makes its sheet itself. */
const isCreation = (door: PlanDoor): boolean => door.id.startsWith("creation/");
/** An answer as a rule: whether what is seen under a name is above a number. */
export interface AnswerRule {
  readonly seen: string;
  readonly above?: number;
  readonly atMost?: number;
}
export const isRule = (answer: Json): boolean => isFields(answer) && typeof answer["seen"] === "string";
export const answered = ({ above, atMost }: AnswerRule, value: number): boolean =>
  above === undefined ? value <= (atMost ?? 0) : value > above;
