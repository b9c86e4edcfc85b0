// Dice: what a pool is and how it is thrown. Its text form is in dice-text.ts, its exact distribution in pool-odds.ts. Invariant: a
// pool means the same to all three: so many throws of the unit, then the steps in the order written, then `plus`.

import { RuleError } from "./errors.ts";

/** Inclusive and finite. */
export type Range = readonly [lo: number, hi: number];

/** One throw of the unit, n times, then the steps in order, then `plus`. */
export interface Pool {
  readonly unit: PoolUnit;
  /** 0 or fewer dice throw nothing. */
  readonly n: number;
  readonly then: readonly PoolStep[];
  /** Added to the sum or the count; a list stays as it is. */
  readonly plus: number;
  /** sum of the faces kept; count of those counted; the list (highest first where dice were kept or dropped, else as thrown). */
  readonly value: "sum" | "count" | "list";
}
/** Faces, each as likely as any other; or the total of another pool (`6 times 2d6 + 2`). */
export type PoolUnit =
  { readonly kind: "faces"; readonly faces: readonly number[] } | { readonly kind: "total"; readonly of: Pool };
/**
 * keep, drop: of the dice there are at this point. explode: while the face thrown last lies in `on`, at most `most` times, the die
 * is thrown again; the face is added to the die's total and, in a count, counted by itself. reroll: while the die's total lies in
 * `on`, at most `most` times, the die is thrown anew. count: a face in `on` counts `worth`; of several that hold it, the highest.
 */
export type PoolStep = KeepStep | AgainStep | CountStep;
export interface KeepStep {
  readonly kind: "keep" | "drop";
  readonly end: "highest" | "lowest";
  readonly n: number;
}
export interface AgainStep {
  readonly kind: "explode" | "reroll";
  readonly on: Range;
  readonly most: number | null;
}
export interface CountStep {
  readonly kind: "count";
  readonly on: Range;
  readonly worth: number;
}

export function isKeep(step: PoolStep): step is KeepStep {
  return step.kind === "keep" || step.kind === "drop";
}
export function isAgain(step: PoolStep): step is AgainStep {
  return step.kind === "explode" || step.kind === "reroll";
}

/** Throws one die: which of its sides came up, 1..sides. */
export type ThrowDie = (sides: number) => number;

/** So often a single die may be thrown again in play where the rule states no bound; then `endless` is thrown. */
export const MOST_THROWS_AGAIN = 1000;

/** What lies on the table of one die: its total, the face thrown last, what its faces count. */
export interface Shown {
  readonly total: number;
  readonly last: number;
  readonly worth: number;
}

/**
 * Throws the pool and gives the totals of the dice kept: highest first where dice were kept or dropped, else as thrown. First all
 * dice are thrown, in order; then each step goes over the dice from left to right (after keep or drop: from the highest down).
 * @throws RuleError `endless` where a die is thrown again more than MOST_THROWS_AGAIN times without a bound.
 */
export function throwPool(pool: Pool, die: ThrowDie): readonly number[] {
  if (pool.then.length === 0) {
    const faces: number[] = [];
    for (let i = 0; i < pool.n; i++) faces.push(throwUnit(pool.unit, die));
    return faces;
  }
  return throwDice(pool, die).map((d) => d.total);
}

/** Throws the pool and gives its sum or count, `plus` included; of a list the sum of its faces. Errors as throwPool. */
export function rollTotal(pool: Pool, die: ThrowDie): number {
  let total = pool.plus;
  if (pool.then.length === 0) {
    for (let i = 0; i < pool.n; i++)
      total += pool.value === "count" ? (throwUnit(pool.unit, die), 0) : throwUnit(pool.unit, die);
  } else {
    for (const d of throwDice(pool, die)) total += pool.value === "count" ? d.worth : d.total;
  }
  return total;
}

/** What a face counts in this pool: the highest worth of the steps that hold it, else 0. */
export function worthOf(pool: Pool, face: number): number {
  let worth: number | null = null;
  for (const step of pool.then)
    if (step.kind === "count" && holds(step.on, face) && (worth === null || step.worth > worth)) worth = step.worth;
  return worth ?? 0;
}

export function holds(range: Range, value: number): boolean {
  return range[0] <= value && value <= range[1];
}

/** The order of keep and drop: higher totals first; of equal ones, those that count more. */
export function byHeight(a: Shown, b: Shown): number {
  return b.total - a.total || b.worth - a.worth;
}

/** Where a keep or drop begins and ends among `dice` dice, highest first. */
export function keptPart(step: KeepStep, dice: number): readonly [from: number, to: number] {
  const n = Math.max(0, Math.min(dice, step.n));
  const high = step.kind === "keep" ? n : dice - n;
  return (step.end === "highest") === (step.kind === "keep") ? [0, high] : [dice - high, dice];
}

/** The pool with `n` times its dice: `roll Pool d6`. Made once for each n, so that what is known of it is kept. n ≤ 0: nothing. */
export function poolTimes(pool: Pool, n: number): Pool {
  const known = sized.get(pool) ?? new Map<number, Pool>();
  sized.set(pool, known);
  const before = known.get(n);
  if (before !== undefined) return before;
  const made: Pool = n <= 0 ? { ...pool, n: 0, then: [], plus: 0 } : { ...pool, n: pool.n * n };
  known.set(n, made);
  return made;
}
const sized = new WeakMap<Pool, Map<number, Pool>>();

function throwUnit(unit: PoolUnit, die: ThrowDie): number {
  return unit.kind === "total" ? rollTotal(unit.of, die) : unit.faces[die(unit.faces.length) - 1]!;
}

function throwDice(pool: Pool, die: ThrowDie): readonly Shown[] {
  let dice: Shown[] = [];
  for (let i = 0; i < pool.n; i++) dice.push(fresh(pool, die));
  for (const step of pool.then) {
    if (isKeep(step)) dice = dice.sort(byHeight).slice(...keptPart(step, dice.length));
    else if (isAgain(step)) dice = dice.map((d) => again(pool, step, d, die));
  }
  return pool.then.some(isKeep) ? dice.sort(byHeight) : dice;
}

function fresh(pool: Pool, die: ThrowDie): Shown {
  const face = throwUnit(pool.unit, die);
  return { total: face, last: face, worth: worthOf(pool, face) };
}

function again(pool: Pool, step: AgainStep, first: Shown, die: ThrowDie): Shown {
  let d = first;
  for (let i = 0; holds(step.on, step.kind === "explode" ? d.last : d.total); i++) {
    if (i === (step.most ?? -1)) break;
    if (step.most === null && i === MOST_THROWS_AGAIN)
      throw new RuleError("endless", `A die was thrown again ${MOST_THROWS_AGAIN} times and still shows ${d.last}.`, {
        limit: MOST_THROWS_AGAIN,
      });
    const thrown = fresh(pool, die);
    d =
      step.kind === "reroll"
        ? thrown
        : { total: d.total + thrown.total, last: thrown.last, worth: d.worth + thrown.worth };
  }
  return d;
}
