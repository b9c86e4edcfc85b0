// Ends with their exact chances, as callers ask about them, and what follows from them. Invariant: all chances of one object, of ends
// and of what laws forbid, add up to 1; what was not kept is not answered with a guess but refused.

import { exact, type Exact } from "./chance.ts";
import { RuleError } from "./errors.ts";
import { fraction, type Fraction } from "./fraction.ts";
import { ZERO, add, compare, mul, div } from "./fraction.ts";
import type { LawFacts } from "./facts.ts";
import type { NotPossible } from "./run.ts";
import type { Plain } from "./shape.ts";
import { NONE } from "./value.ts";

/** `E`: an end, its result and what was kept. `Whole`: an end with its sheets and things whole. */
export interface Odds<E, Result, Whole> {
  readonly possible: true;
  /** Of a result, or of all ends for which a test holds. */
  readonly chance: (of: Result | ((end: E) => boolean)) => Exact;
  /** Every result that can come, in the order of the scale. */
  readonly outcomes: () => readonly { readonly result: Result; readonly chance: Exact }[];
  /** The mean of a number. */
  readonly mean: (of: string | ((end: E) => number)) => Exact;
  /** What the odds are where this holds. @throws RuleError `impossible-condition` where it never does. */
  readonly given: (of: Result | ((end: E) => boolean)) => Odds<E, Result, Whole>;
  /**
   * What follows: for each end the odds of the next action, called with the sheets as they are then. `null`, or that it is not
   * possible: nothing follows. The ends are those of what follows; `end.before` is the one they follow.
   */
  readonly andThen: <E2, Result2, Whole2>(
    next: (end: Whole) => Odds<E2, Result2, Whole2> | NotPossible | null,
  ) => Odds<Following<E2, E>, Result2 | null, Following<Whole2, Whole>>;
  readonly ends: readonly { readonly end: E; readonly chance: Exact }[];
  /**
   * What a law of a sheet throws away, law by law: it counts as not possible, and the state before it stays. These are no ends; a mean of
   * something under `after` counts them as it stood before.
   */
  readonly forbidden: readonly { readonly why: string; readonly code: string; readonly chance: Exact }[];
  /**
   * 0 where every end is told apart. Else, of dice that explode without a bound or a count in a loop without one: at most so much lies
   * where two values, the first and the furthest, stand for all; means, and whatever holds for all of them or none, are exact even so.
   */
  readonly beyond: Exact;
}
export type Following<Next, Before> =
  | (Next & { readonly follows: true; readonly before: Before })
  | { readonly follows: false; readonly result: null; readonly before: Before };

type End = Readonly<Record<string, unknown>>;
export interface WeightedEnd {
  readonly end: End;
  readonly result: Plain;
  readonly order: number;
  readonly chance: Fraction;
}
/** `whole`: the end with its sheets and things. */
export interface WholeEnd extends WeightedEnd {
  readonly whole: End;
}
/** `end`: what was kept, as it stood before. */
export interface ForbiddenEnd {
  readonly law: LawFacts;
  readonly end: End;
  readonly chance: Fraction;
}
export interface WholeEnds {
  readonly rows: readonly WholeEnd[];
  readonly beyond: Fraction;
}
/** What odds are made of. */
interface Made {
  /** @throws RuleError `unknown-outcome` */
  readonly check: (of: Plain) => void;
  readonly rows: readonly WeightedEnd[];
  readonly forbidden: readonly ForbiddenEnd[];
  readonly beyond: Fraction;
  /** Worked out only where something follows. */
  readonly whole: () => WholeEnds;
}
const made: unique symbol = Symbol("made");
type AnyOdds = Odds<unknown, Plain, unknown>;

/** Most ends of a chain of actions. */
const MOST_ENDS = 200_000;

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

/** Equal ends are one. */
export function merged(rows: readonly WeightedEnd[]): readonly WeightedEnd[] {
  const byEnd = new Map<string, WeightedEnd>();
  for (const row of rows) {
    const key = JSON.stringify([row.order, row.end]);
    const before = byEnd.get(key);
    byEnd.set(key, before === undefined ? row : { ...before, chance: add(before.chance, row.chance) });
  }
  return [...byEnd.values()];
}

export function oddsFrom(own: Made): AnyOdds {
  const { rows } = own;
  type Test = Plain | ((end: unknown) => boolean);
  const holds = (of: Test): ((row: WeightedEnd) => boolean) => {
    if (typeof of === "function") return (row) => of(guarded(row.end, ""));
    own.check(of);
    return (row) => row.result === of;
  };
  const sum = (some: readonly WeightedEnd[]): Fraction => some.reduce((total, row) => add(total, row.chance), ZERO);
  const numberOf = (of: string | ((end: unknown) => number)): ((row: WeightedEnd) => number) => {
    if (typeof of === "function") return (row) => of(guarded(row.end, ""));
    return (row) => Number(valueAt(row.end, of) ?? Number.NaN);
  };
  return Object.freeze({
    [made]: own,
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
      const before = own.forbidden.map(({ end, chance }): WeightedEnd => ({ end, result: null, order: NONE, chance }));
      const parts = [...rows, ...before].map((row): Fraction => {
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
      const scaled = <Row extends WeightedEnd>(some: readonly Row[]): readonly Row[] =>
        some.filter(holds(of)).map((row) => ({ ...row, chance: div(row.chance, total) }));
      const whole = (): WholeEnds => {
        const all = own.whole();
        return { rows: scaled(all.rows), beyond: share(all.beyond, total) };
      };
      return oddsFrom({ ...own, rows: scaled(rows), forbidden: [], beyond: share(own.beyond, total), whole });
    },
    andThen: (next: (end: never) => unknown) => following(own, next as Next) as never,
    ends: Object.freeze(rows.map((row) => Object.freeze({ end: guarded(row.end, ""), chance: exact(row.chance) }))),
    forbidden: Object.freeze(forbiddenBy(own.forbidden)),
    beyond: exact(own.beyond),
  });
}

function forbiddenBy(ends: readonly ForbiddenEnd[]): AnyOdds["forbidden"] {
  const laws = [...new Map(ends.map(({ law }) => [law.id, law] as const)).values()];
  return laws.map(({ id, message }) => {
    const own = ends.filter(({ law }) => law.id === id).map(({ chance }) => chance);
    return Object.freeze({ why: message, code: id, chance: exact(own.reduce(add, ZERO)) });
  });
}

function shownOf(of: unknown): string {
  return typeof of === "string" ? of : "This";
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

// ── what follows ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type Next = (end: unknown) => AnyOdds | NotPossible | null;

function following(first: Made, next: Next): AnyOdds {
  const start = first.whole();
  const pairs = start.rows.map((before) => {
    const odds = next(Object.freeze(before.whole));
    return { before, then: odds === null || !odds.possible ? null : madeOf(odds) };
  });
  const count = pairs.reduce((sum, { then }) => sum + (then?.rows.length ?? 1), 0);
  if (count > MOST_ENDS)
    throw new RuleError("too-large", `What follows has ${count} ends, more than ${MOST_ENDS}.`, { count });
  const rows = pairs.flatMap(({ before, then }) =>
    then === null ? [nothing(before)] : then.rows.map((row) => joined(before, row)),
  );
  const checks = pairs.flatMap(({ then }) => then?.check ?? []);
  const beyondOf = (own: (then: Made) => Fraction): Fraction =>
    pairs.reduce(
      (sum, { before, then }) => (then === null ? sum : add(sum, mul(before.chance, own(then)))),
      start.beyond,
    );
  const whole = (): WholeEnds => {
    const known = new Map(pairs.flatMap(({ then }) => (then === null ? [] : [[then, then.whole()] as const])));
    const ends = pairs.flatMap(({ before, then }): readonly WholeEnd[] => {
      const none = { ...nothing(before), whole: { follows: false, result: null, before: before.whole } };
      if (then === null) return [none];
      const all = known.get(then)!.rows;
      return all.map((row) => ({
        ...joined(before, row),
        whole: { ...row.whole, follows: true, before: before.whole },
      }));
    });
    return {
      rows: ends,
      beyond: share(
        beyondOf((then) => known.get(then)!.beyond),
        fraction(1),
      ),
    };
  };
  return oddsFrom({
    check: (of) => (of === null && checks.length < pairs.length ? undefined : checks[0]?.(of)),
    rows: merged(rows),
    forbidden: [
      ...first.forbidden.map((one): ForbiddenEnd => ({ ...one, end: {} })),
      ...pairs.flatMap(({ before, then }) =>
        (then?.forbidden ?? []).map((one): ForbiddenEnd => ({ ...one, end: {}, chance: mul(before.chance, one.chance) })),
      ),
    ],
    beyond: share(
      beyondOf((then) => then.beyond),
      fraction(1),
    ),
    whole,
  });
}

/** So much of the whole, at most all of it. */
function share(part: Fraction, total: Fraction): Fraction {
  return compare(part, total) < 0 ? div(part, total) : part.n === 0n ? ZERO : fraction(1);
}

function madeOf(odds: AnyOdds): Made {
  const found = (odds as Partial<{ readonly [made]: Made }>)[made];
  if (found !== undefined) return found;
  throw new RuleError(
    "mismatched-arguments",
    "What follows is given by the odds of another action, by null or by that it is not possible.",
    {},
  );
}

function joined(before: WholeEnd, row: WeightedEnd): WeightedEnd {
  return { ...row, end: { ...row.end, follows: true, before: before.end }, chance: mul(before.chance, row.chance) };
}
function nothing(before: WholeEnd): WeightedEnd {
  return {
    end: { follows: false, result: null, before: before.end },
    result: null,
    order: NONE,
    chance: before.chance,
  };
}
