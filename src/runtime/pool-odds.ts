// The exact distribution of a pool. Invariants: nothing is rounded (numbers where the whole is a safe integer, BigInt beyond), the
// work is bounded before it is begun, and each pool object is worked out once.

import { holds, isAgain, isKeep, keptPart, MOST_THROWS_AGAIN, type Pool, type Range } from "./dice.ts";
import { showDice } from "./dice-text.ts";
import { afterSteps, thrown, withoutLast, type DieOdds, type Weighted } from "./die-odds.ts";
import { RuleError } from "./errors.ts";
import { keptDice, keptLists, keptListCount, mixedLists, orderedLists, type WeightedDice, type WeightedList } from "./pool-lists.ts";
import { keptSums, keptSumsCost, powerOf, powerCost } from "./pool-sums.ts";

/** Weights of the totals lo, lo + 1, …; all numbers or all BigInt. `total` is their sum. */
export interface TotalOdds {
  readonly kind: "total";
  readonly lo: number;
  readonly weights: readonly number[] | readonly bigint[];
  readonly total: number | bigint;
}
/** Lists and their weights, side by side; no list twice. Sorted (highest first) where dice are kept or dropped, else as thrown. */
export interface ListOdds {
  readonly kind: "list";
  readonly lists: readonly (readonly number[])[];
  readonly weights: readonly number[] | readonly bigint[];
  readonly total: number | bigint;
}
export type PoolOdds = TotalOdds | ListOdds;

/** Additions of weights that the totals of one pool may cost: half a second or so. */
export const POOL_BUDGET = 16_000_000;
/** Faces in all lists of one pool together. */
export const LIST_BUDGET = 2_000_000;

/**
 * What the pool gives, exactly. The same object for the same pool.
 * @throws RuleError `too-large` before anything is worked out that costs more than POOL_BUDGET or LIST_BUDGET; `endless` for dice that explode
 *   without a bound, and for dice that are rerolled for ever.
 */
export function distribution(pool: Pool): PoolOdds {
  const known = cache.get(pool);
  if (known !== undefined) return known;
  const odds = pool.value === "list" ? listOdds(pool) : totalOdds(pool);
  cache.set(pool, odds);
  return odds;
}
const cache = new WeakMap<Pool, PoolOdds>();

/** The distribution of a sum or count (of a list: of the sum of its faces). Errors as distribution. */
export function totalOdds(pool: Pool): TotalOdds {
  const summed: Pool = pool.value === "list" ? { ...pool, value: "sum", plus: 0 } : pool;
  const shape = shapeOf(summed);
  if (shape.dice <= 0) return totals(summed.plus, [1n]);
  const gives = (s: { readonly total: number; readonly worth: number }): number =>
    summed.value === "count" ? s.worth : s.total;
  if (shape.later.length > 0) {
    const sums = new Map<number, bigint>();
    for (const { dice, weight } of mixed(summed, shape)) {
      const sum = dice.reduce((all, d) => all + gives(d), 0);
      sums.set(sum, (sums.get(sum) ?? 0n) + weight);
    }
    return dense(summed, sums);
  }
  const [from, to] = shape.kept;
  if (from === to) return totals(summed.plus, [1n]);
  const faces = shape.die.states.map((s) => ({ gives: gives(s), weight: s.weight }));
  const lo = Math.min(...faces.map((f) => f.gives));
  const offsets = faces.map((f) => ({ at: f.gives - lo, weight: f.weight }));
  const all = to - from === shape.dice;
  afford(summed, all ? powerCost(offsets, shape.dice) : keptSumsCost(offsets, shape.dice, from, to));
  const weights = all ? powerOf(offsets, shape.dice) : keptSums(offsets, shape.dice, from, to);
  return totals(summed.plus + lo * (to - from), weights);
}

/** The least and the greatest total (or face of a list); attained, except where a later reroll or explosion looks at dice kept. */
export function boundsOf(pool: Pool): Range {
  if (pool.n <= 0) return pool.value === "list" ? [0, 0] : [pool.plus, pool.plus];
  // A throw of another pool matters by its ends alone, unless a step looks at its total.
  if (pool.unit.kind === "total" && pool.then.every(isKeep)) return scaledBounds(pool, boundsOf(pool.unit.of));
  const gives = (die: DieOdds): readonly number[] =>
    die.states.map((s) => (pool.value === "count" ? s.worth : s.total));
  const fresh = freshDie(pool);
  const again = pool.then.filter(isAgain);
  const endless = again.filter(
    (s) => s.kind === "explode" && s.most === null && fresh.states.some((f) => holds(s.on, f.last)),
  );
  const once = gives(
    afterSteps(
      fresh,
      again.filter((s) => !endless.includes(s)),
      fresh,
    ),
  );
  const more = MOST_THROWS_AGAIN * endless.length;
  const lo = Math.min(...once) + more * Math.min(0, ...gives(fresh));
  const hi = Math.max(...once) + more * Math.max(0, ...gives(fresh));
  return scaledBounds(pool, [lo, hi]);
}

/** How many dice are left in the end. */
export function diceKept(pool: Pool): number {
  return pool.then.reduce(
    (dice, step) => {
      if (!isKeep(step)) return dice;
      const [from, to] = keptPart(step, dice);
      return to - from;
    },
    Math.max(0, pool.n),
  );
}

function scaledBounds(pool: Pool, once: Range): Range {
  if (pool.value === "list") return once;
  const kept = diceKept(pool);
  return [once[0] * kept + pool.plus, once[1] * kept + pool.plus];
}

function listOdds(pool: Pool): ListOdds {
  const shape = shapeOf(pool);
  if (shape.dice <= 0) return lists([{ list: [], weight: 1n }]);
  if (shape.later.length > 0)
    return lists(mixed(pool, shape).map(({ dice, weight }) => ({ list: dice.map((d) => d.total), weight })));
  const [from, to] = shape.kept;
  const { states } = shape.die;
  if (!shape.sorted) {
    afford(pool, states.length ** shape.dice * shape.dice, LIST_BUDGET);
    return lists(orderedLists(states, shape.dice));
  }
  afford(pool, keptListCount(states.length, to - from) * (to - from + 1), LIST_BUDGET);
  return lists(keptLists(states, shape.dice, from, to));
}

/** A pool cut in three: what every die does, which of the sorted dice are kept, and what follows after that. */
export interface Shape {
  readonly dice: number;
  readonly die: DieOdds;
  readonly sorted: boolean;
  readonly kept: Range;
  readonly later: Pool["then"];
}

/** `last`: the face thrown last stays known, for what follows. */
export function shapeOf(pool: Pool, last = false): Shape {
  const steps = pool.then.filter((s) => s.kind !== "count");
  const cut = (list: Pool["then"], at: number): readonly [Pool["then"], Pool["then"]] =>
    at < 0 ? [list, []] : [list.slice(0, at), list.slice(at)];
  const [before, rest] = cut(steps, steps.findIndex(isKeep));
  const [keeps, later] = cut(rest, rest.findIndex(isAgain));
  const fresh = freshDie(pool);
  const die = afterSteps(fresh, before.filter(isAgain), fresh);
  let kept: Range = [0, Math.max(0, pool.n)];
  for (const step of keeps.filter(isKeep)) {
    const [from, to] = keptPart(step, kept[1] - kept[0]);
    kept = [kept[0] + from, kept[0] + to];
  }
  return { dice: pool.n, die: later.length === 0 && !last ? withoutLast(die) : die, sorted: keeps.length > 0, kept, later };
}

export function freshDie(pool: Pool): DieOdds {
  if (pool.unit.kind === "faces")
    return thrown(
      pool,
      pool.unit.faces.map((face) => [face, 1n]),
    );
  const of = totalOdds(pool.unit.of);
  return thrown(
    pool,
    of.weights.map((w, i) => [of.lo + i, BigInt(w)]),
  );
}

function mixed(pool: Pool, shape: Shape): readonly { readonly dice: readonly Weighted[]; readonly weight: bigint }[] {
  const kept = shape.kept[1] - shape.kept[0];
  afford(pool, keptListCount(shape.die.states.length, kept) * (kept + 1), LIST_BUDGET);
  return mixedLists(shape.die.states, shape.dice, shape.kept, shape.later, freshDie(pool), (cost) =>
    afford(pool, cost),
  );
}

/** The sorted dice that are kept, with their weights. */
export function keptDiceOf(pool: Pool, states: readonly Weighted[], [from, to]: Range): readonly WeightedDice[] {
  afford(pool, keptListCount(states.length, to - from) * (to - from + 1), LIST_BUDGET);
  return keptDice(states, pool.n, from, to);
}

function afford(pool: Pool, cost: number, limit: number = POOL_BUDGET): void {
  if (cost <= limit) return;
  const dice = showDice(pool);
  throw new RuleError("too-large", `The odds of ${dice} would take ${Math.ceil(cost)} steps; the limit is ${limit}.`, {
    dice,
    limit,
  });
}

function totals(lo: number, weights: readonly bigint[]): TotalOdds {
  return { kind: "total", lo, ...plain(weights) };
}

function lists(found: readonly WeightedList[]): ListOdds {
  return { kind: "list", lists: found.map((f) => f.list), ...plain(found.map((f) => f.weight)) };
}

function dense(pool: Pool, sums: ReadonlyMap<number, bigint>): TotalOdds {
  const lo = Math.min(...sums.keys());
  const span = Math.max(...sums.keys()) - lo + 1;
  afford(pool, span);
  return totals(
    pool.plus + lo,
    Array.from({ length: span }, (_, i) => sums.get(lo + i) ?? 0n),
  );
}

/** Numbers while the whole is a safe integer. */
function plain(weights: readonly bigint[]): Pick<TotalOdds, "weights" | "total"> {
  const total = weights.reduce((all, w) => all + w, 0n);
  return total < 1n << 53n ? { weights: weights.map(Number), total: Number(total) } : { weights, total };
}
