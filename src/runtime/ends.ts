// The ends of a rule with their exact chances, as callers ask about them. Invariant: all chances of one object add up to 1; what was not
// kept is not answered with a guess but refused.

import { afterNames, plainValue, type KeptCell } from "./paths.ts";
import type { Call } from "./call.ts";
import { exact, type Exact } from "./chance.ts";
import { RuleError } from "./errors.ts";
import { fraction, type Fraction } from "./fraction.ts";
import { ZERO, add, compare, mul, div } from "./fraction.ts";
import type { OddsPlan } from "./odds-plan.ts";
import type { OddsAnswer } from "./odds-question.ts";
import { solve } from "./odds.ts";
import type { Plain, Shape } from "./shape.ts";
import { written } from "./shape.ts";
import { NONE } from "./value.ts";

/** `E`: an end, its result and what was kept. */
export interface Odds<E, Result> {
  readonly possible: true;
  /** Of a result, or of all ends for which a test holds. */
  readonly chance: (of: Result | ((end: E) => boolean)) => Exact;
  /** Every result that can come, in the order of the scale. */
  readonly outcomes: () => readonly { readonly result: Result; readonly chance: Exact }[];
  /** The mean of a number. */
  readonly mean: (of: string | ((end: E) => number)) => Exact;
  /** What the odds are where this holds. @throws RuleError `impossible-condition` where it never does. */
  readonly given: (of: Result | ((end: E) => boolean)) => Odds<E, Result>;
  readonly ends: readonly { readonly end: E; readonly chance: Exact }[];
  /**
   * 0 where every end is told apart. Else, of dice that explode without a bound or a count in a loop without one: at most so much lies
   * where two values, the first and the furthest, stand for all; means, and whatever holds for all of them or none, are exact even so.
   */
  readonly beyond: Exact;
}

interface Weighted {
  readonly end: Readonly<Record<string, unknown>>;
  readonly result: Plain;
  readonly order: number;
  readonly chance: Fraction;
}

/** @throws RuleError as solve, `unknown-path`; a refusal of the rules is `{ why }`. */
export function oddsOf(
  call: Call,
  answers: Readonly<Record<string, OddsAnswer>>,
  keep: readonly string[],
  budget: number | null,
): Odds<unknown, Plain> | { readonly why: string } {
  const { plan, start, bases } = fileOf(call);
  const kept = keep.flatMap((path) => keptAt(call, path, bases));
  const places = [...(plan.result < 0 ? [] : [plan.result]), ...kept.flatMap(({ at }) => at)];
  const from = fromFor(call, plan, keep);
  const ends = solve(plan, start, { keep: places, answers, pools: call.pools, from, ...(budget === null ? {} : { budget }) });
  if (!ends.possible) return { why: ends.why };
  const den = BigInt(ends.den);
  const rows = ends.rows.map(({ values, weight }): Weighted => {
    const code = plan.result < 0 ? NONE : values[0]!;
    const result = call.action.result === null ? null : written(call.action.result.shape, code);
    let next = plan.result < 0 ? 0 : 1;
    const found = kept.map((one): readonly [readonly string[], unknown] => {
      const own = values.slice(next, (next += one.at.length));
      return [one.keys, one.read(own)];
    });
    return { end: endOf(result, found), result, order: code, chance: fraction(BigInt(weight), den) };
  });
  const isSure = plan.open.every((o, i) => o.from !== null && from[i] === o.from);
  return oddsFrom(call, merged(rows), isSure ? ZERO : ends.beyond);
}

/** So far a count in a loop is told apart where somebody may look at it. */
const FAR_COUNT = 200;

/** Words as a result need no more than the rule itself; of numbers so much is told apart that hardly anything is left. */
function fromFor(call: Call, plan: OddsPlan, keep: readonly string[]): readonly (number | null)[] {
  const isSeen = keep.length > 0 || call.action.result?.shape.kind === "number";
  return plan.open.map((o) => (!isSeen || o.from === null ? o.from : o.kind === "loop" ? Math.max(o.from, FAR_COUNT) : null));
}

/** All ends as rows of cells, one a slot, with whole weights: for what goes on from them. */
export function rowsOfEnds(
  call: Call,
  answers: Readonly<Record<string, OddsAnswer>>,
  budget: number,
): {
  readonly den: bigint;
  readonly rows: readonly { readonly result: number; readonly rows: readonly (readonly number[])[]; readonly weight: bigint }[];
} {
  const { plan, start, bases } = fileOf(call);
  const touched = new Set<number>();
  for (const { to } of plan.cuts) for (const place of to) touched.add(place);
  for (const { exits } of plan.flows) for (const { sets } of exits) for (const [place] of sets) touched.add(place);
  const own = [...touched].filter((place) => place >= plan.registers).toSorted((a, b) => a - b);
  const keep = [...(plan.result < 0 ? [] : [plan.result]), ...own];
  const ends = solve(plan, start, { keep, answers, pools: call.pools, budget });
  if (!ends.possible) throw new RuleError("not-possible", ends.why, {});
  const rows = ends.rows.map(({ values, weight }) => {
    const file = start.slice();
    keep.forEach((place, i) => {
      file[place] = values[i]!;
    });
    const cells = call.rows.map((row, slot) => row.map((_, cell) => file[bases[slot]! + cell]!));
    return { result: plan.result < 0 ? NONE : values[0]!, rows: cells, weight: BigInt(weight) };
  });
  return { den: BigInt(ends.den), rows };
}

// ── the file ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const plansOf = new WeakMap<Call["action"], Map<string, OddsPlan>>();

function fileOf(call: Call): {
  readonly plan: OddsPlan;
  readonly start: readonly number[];
  readonly bases: readonly number[];
} {
  const { action, sameAs } = call;
  const sizes = call.rows.map((row) => row.length);
  const known = plansOf.get(action) ?? new Map<string, OddsPlan>();
  plansOf.set(action, known);
  // Registers come first; how many there are, only the plan itself knows.
  const key = sameAs.join();
  const offsets = sizes.map((_, slot) => sizes.slice(0, sameAs[slot]).reduce((sum, size) => sum + size, 0));
  const plan = known.get(key) ?? planWith(action, offsets);
  known.set(key, plan);
  const bases = offsets.map((offset) => plan.registers + offset);
  const start = Array.from({ length: plan.size }, () => NONE);
  call.givens.forEach((value, reg) => {
    start[reg] = value;
  });
  call.rows.forEach((row, slot) => {
    row.forEach((value, cell) => {
      start[bases[slot]! + cell] = value;
    });
  });
  return { plan, start, bases };
}

function planWith(action: Call["action"], offsets: readonly number[]): OddsPlan {
  const { registers } = action.odds(offsets);
  return action.odds(offsets.map((offset) => registers + offset));
}

// ── what is kept ─────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Asked {
  readonly keys: readonly string[];
  readonly at: readonly number[];
  readonly read: (values: readonly number[]) => unknown;
}

function keptAt(call: Call, path: string, bases: readonly number[]): readonly Asked[] {
  const value = call.action.values.find(({ name }) => name === path);
  if (value !== undefined) {
    const one = (code: number): Plain => plainValue(call, value.shape, code);
    const read = (codes: readonly number[]): unknown =>
      value.list ? codes.filter((code) => code !== NONE).map(one) : one(codes[0] ?? NONE);
    return [{ keys: [value.name], at: value.regs, read }];
  }
  const under = afterNames(call).filter(({ keys }) => isUnder(keys, path));
  if (under.length === 0) {
    const names = [
      ...call.action.values.map(({ name }) => name),
      ...call.action.slots.map(({ name }) => `after.${name}.…`),
    ];
    throw new RuleError("unknown-path", `${call.action.name} has no "${path}" to keep; it has ${names.join(", ")}.`, {
      path,
    });
  }
  return under.map((cell): Asked => asked(call, cell, bases));
}

function asked(call: Call, { keys, slot, cell, shape }: KeptCell, bases: readonly number[]): Asked {
  return { keys, at: [bases[slot]! + cell], read: ([code = NONE]) => plainValue(call, shape, code) };
}

function isUnder(keys: readonly string[], path: string): boolean {
  for (let n = 1; n <= keys.length; n++) if (keys.slice(0, n).join(".") === path) return true;
  return false;
}

function endOf(
  result: Plain,
  values: readonly (readonly [readonly string[], unknown])[],
): Readonly<Record<string, unknown>> {
  const root: Record<string, unknown> = { result };
  for (const [keys, value] of values) {
    let at = root;
    for (const key of keys.slice(0, -1)) {
      if (!Object.hasOwn(at, key)) at[key] = {};
      at = at[key] as Record<string, unknown>;
    }
    at[keys.at(-1)!] = value;
  }
  return root;
}

/** Reading what was not kept would be a silent mistake: it is refused. */
function guarded(end: Readonly<Record<string, unknown>>, path: string): unknown {
  return new Proxy(end, {
    get(target, key) {
      if (typeof key === "symbol" || Object.hasOwn(target, key)) {
        const value: unknown = Reflect.get(target, key);
        const isBranch = typeof value === "object" && value !== null && !Array.isArray(value);
        return isBranch ? guarded(value as Readonly<Record<string, unknown>>, `${path}${String(key)}.`) : value;
      }
      if (key === "toJSON" || key === "then" || key === "constructor") return undefined;
      throw new RuleError(
        "unknown-path",
        `"${path}${key}" was not kept; ask for the odds with keep: ["${path}${key}"].`,
        { path: `${path}${key}` },
      );
    },
    set: () => false,
  });
}

// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

function merged(rows: readonly Weighted[]): readonly Weighted[] {
  const byEnd = new Map<string, Weighted>();
  for (const row of rows) {
    const key = JSON.stringify([row.order, row.end]);
    const before = byEnd.get(key);
    byEnd.set(key, before === undefined ? row : { ...before, chance: add(before.chance, row.chance) });
  }
  return [...byEnd.values()];
}

function oddsFrom(call: Call, rows: readonly Weighted[], beyond: Fraction): Odds<unknown, Plain> {
  type Test = Plain | ((end: unknown) => boolean);
  const holds = (of: Test): ((row: Weighted) => boolean) => {
    if (typeof of === "function") return (row) => of(guarded(row.end, ""));
    checkOutcome(call, of);
    return (row) => row.result === of;
  };
  const sum = (some: readonly Weighted[]): Fraction => some.reduce((total, row) => add(total, row.chance), ZERO);
  const numberOf = (of: string | ((end: unknown) => number)): ((row: Weighted) => number) => {
    if (typeof of === "function") return (row) => of(guarded(row.end, ""));
    return (row) => Number(valueAt(row.end, of) ?? Number.NaN);
  };
  return Object.freeze({
    possible: true as const,
    chance: (of: Test) => exact(sum(rows.filter(holds(of)))),
    outcomes: () => {
      const results = [...new Map(rows.map((row) => [row.order, row.result] as const))].toSorted(([a], [b]) => a - b);
      return results.map(([order, result]) => ({
        result,
        chance: exact(sum(rows.filter((row) => row.order === order))),
      }));
    },
    mean: (of: string | ((end: unknown) => number)) => {
      const read = numberOf(of);
      const parts = rows.map((row): Fraction => {
        const value = read(row);
        if (!Number.isSafeInteger(value))
          throw new RuleError(
            "unknown-path",
            `${shownOf(of)} is not a whole number in every end, so it has no mean.`,
            {},
          );
        return mul(fraction(value), row.chance);
      });
      return exact(parts.reduce(add, ZERO));
    },
    given: (of: Test) => {
      const left = rows.filter(holds(of));
      const total = sum(left);
      if (left.length === 0)
        throw new RuleError(
          "impossible-condition",
          "This never happens, so nothing can be said about what then follows.",
          {},
        );
      return oddsFrom(
        call,
        left.map((row) => ({ ...row, chance: div(row.chance, total) })),
        compare(beyond, total) < 0 ? div(beyond, total) : beyond.n === 0n ? ZERO : fraction(1),
      );
    },
    ends: Object.freeze(rows.map((row) => Object.freeze({ end: guarded(row.end, ""), chance: exact(row.chance) }))),
    beyond: exact(beyond),
  });
}

function shownOf(of: unknown): string {
  return typeof of === "string" ? of : "This";
}

function checkOutcome(call: Call, of: Plain): void {
  const { result } = call.action;
  const isKnown = result === null ? of === null : of === null ? result.optional : isWritten(result.shape, of);
  if (isKnown) return;
  const names =
    result !== null && result.shape.kind === "named"
      ? result.shape.names.map(({ name }) => name).join(", ")
      : "a number";
  throw new RuleError("unknown-outcome", `${call.action.name} never gives ${JSON.stringify(of)}; it gives ${names}.`, {
    outcome: of,
  });
}

function isWritten(shape: Shape, of: Plain): boolean {
  if (shape.kind === "named")
    return typeof of === "number" || shape.names.some(({ low }) => written(shape, low) === of);
  return typeof of === (shape.kind === "yes-no" ? "boolean" : "number");
}

function valueAt(end: Readonly<Record<string, unknown>>, path: string): unknown {
  let found: unknown;
  const walk = (at: unknown, above: string): void => {
    if (above === path) found = at;
    if (typeof at !== "object" || at === null) return;
    for (const key of Object.keys(at))
      walk((at as Readonly<Record<string, unknown>>)[key], above === "" ? key : `${above}.${key}`);
  };
  walk(end, "");
  if (found === undefined)
    throw new RuleError("unknown-path", `"${path}" was not kept; ask for the odds with keep: ["${path}"].`, { path });
  return found;
}
