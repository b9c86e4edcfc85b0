// Pools whose total has no greatest value: dice that explode without a bound. Below a chosen value every total has its exact weight; what
// lies beyond is one mass with its exact mean. Invariant: the weights add up to the whole and nothing is cut off: two totals beyond stand
// for all of them, weighted so that mass and mean are right. So whatever is the same for all totals beyond, and whatever grows evenly with
// them, comes out exactly.

import { binomials } from "./binomials.ts";
import { holds, isAgain, isKeep, type AgainStep, type Pool } from "./dice.ts";
import { type DieOdds, type Weighted } from "./die-odds.ts";
import { RuleError } from "./errors.ts";
import { add, div, type Fraction, fraction, mul, ONE, sub, ZERO } from "./fraction.ts";
import { boundsOf, freshDie, keptDiceOf, shapeOf } from "./pool-odds.ts";
import { keptSums } from "./pool-sums.ts";

/** A die that explodes on and on: its first throw, every later one, and which faces go on. */
interface OpenDie {
  readonly first: DieOdds;
  readonly fresh: DieOdds;
  readonly step: AgainStep;
}
/** Weights of the totals lo, lo + 1, … below `from`; what is left of `whole` lies at `from` or beyond. */
export interface OpenOdds {
  readonly lo: number;
  readonly weights: readonly bigint[];
  readonly whole: bigint;
  readonly beyond: bigint;
  /** Mean of all totals; null where it is not known exactly. */
  readonly mean: Fraction | null;
}

/** The furthest that totals are told apart. */
export const FURTHEST = 4096;
/** Multiplications for one such pool. */
const MOST_WORK = 30_000_000;

/** Whether totals of this pool have no greatest value, and it is one of those that can be worked out. */
export function isOpen(pool: Pool): boolean {
  const known = open.get(pool);
  if (known !== undefined) return known;
  const found = pool.value !== "list" && pool.n > 0 && kindOf(pool) !== null;
  open.set(pool, found);
  return found;
}
const open = new WeakMap<Pool, boolean>();

interface Kind {
  readonly step: AgainStep;
  /** Before dice are kept, or after. */
  readonly late: boolean;
}

/** One explosion without bound, the last of the throws again; and where dice are kept they are summed. */
function kindOf(pool: Pool): Kind | null {
  const steps = pool.then.filter((s) => s.kind !== "count");
  const again = steps.filter(isAgain);
  const endless = again.filter((s) => s.kind === "explode" && s.most === null);
  const step = endless[0];
  if (endless.length !== 1 || step === undefined || again.at(-1) !== step) return null;
  const keeps = steps.some(isKeep);
  const late = keeps && steps.at(-1) === step && again.length === 1;
  if (keeps && pool.value === "count") return null;
  if (!late && keeps && steps.findIndex(isKeep) < steps.indexOf(step)) return null;
  const die = freshDie(pool);
  const going = die.states.filter((s) => holds(step.on, s.last));
  if (going.length === 0 || going.length === die.states.length) return null;
  return going.every((s) => givesOf(pool)(s) >= 0) ? { step, late } : null;
}

function givesOf(pool: Pool): (s: Weighted) => number {
  return (s) => (pool.value === "count" ? s.worth : s.total);
}

const known = new WeakMap<Pool, Map<number, OpenOdds>>();

/** The odds of the totals below `from` (without `plus`), the same object for the same question. @throws RuleError `too-large` */
export function openOdds(pool: Pool, from: number): OpenOdds {
  const before = known.get(pool) ?? new Map<number, OpenOdds>();
  known.set(pool, before);
  const found = before.get(from) ?? worked(pool, from);
  before.set(from, found);
  return found;
}

function worked(pool: Pool, from: number): OpenOdds {
  const kind = kindOf(pool);
  if (kind === null) throw new Error("this pool has a greatest total");
  if (from > FURTHEST) throw new RuleError("too-large", `Totals of dice that explode without a bound are told apart up to ${FURTHEST}.`, { limit: FURTHEST });
  const shape = shapeOf({ ...pool, then: pool.then.filter((s) => s !== kind.step) }, true);
  const die: OpenDie = { first: shape.die, fresh: freshDie(pool), step: kind.step };
  return kind.late ? afterKeeping(pool, die, shape.kept, from) : beforeKeeping(pool, die, shape.kept, from);
}

// ── one die ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Series {
  /** What the die gives at least. */
  readonly lo: number;
  readonly weights: readonly bigint[];
  readonly whole: bigint;
}

/** What one die comes to below `limit`: round by round, each over the denominator of the last. */
function seriesOf(first: DieOdds, { fresh, step }: OpenDie, gives: (s: Weighted) => number, limit: number): Series {
  const lo = Math.min(...first.states.map(gives), ...fresh.states.map(gives));
  const size = Math.max(0, limit - lo);
  const goes = (s: Weighted): boolean => holds(step.on, s.last);
  const idle = fresh.states.filter((s) => goes(s) && gives(s) === 0).reduce((sum, s) => sum + s.weight, 0n);
  const per = fresh.whole - idle;
  const done: bigint[] = Array.from({ length: size }, () => 0n);
  let now = new Map<number, bigint>();
  const put = (into: Map<number, bigint>, at: number, w: bigint): void => void (at < limit && into.set(at, (into.get(at) ?? 0n) + w));
  let whole = first.whole;
  for (const s of first.states) {
    if (goes(s)) put(now, gives(s), s.weight);
    else if (gives(s) < limit) done[gives(s) - lo]! += s.weight;
  }
  while (now.size > 0) {
    for (let i = 0; i < size; i++) done[i]! *= per;
    whole *= per;
    const next = new Map<number, bigint>();
    for (const [sum, w] of now)
      for (const s of fresh.states) {
        const at = sum + gives(s);
        if (goes(s)) {
          if (gives(s) > 0) put(next, at, w * s.weight);
        } else if (at < limit) done[at - lo]! += w * s.weight;
      }
    now = next;
  }
  return { lo, weights: done, whole };
}

/** The mean of all that follows an exploding face, once and for ever. */
function meanAgain({ fresh, step }: OpenDie, gives: (s: Weighted) => number): Fraction {
  const sum = fresh.states.reduce((all, s) => all + BigInt(gives(s)) * s.weight, 0n);
  const going = fresh.states.filter((s) => holds(step.on, s.last)).reduce((all, s) => all + s.weight, 0n);
  return fraction(sum, fresh.whole - going);
}
function meanOf(die: OpenDie, gives: (s: Weighted) => number): Fraction {
  const { first, step } = die;
  const sum = first.states.reduce((all, s) => all + BigInt(gives(s)) * s.weight, 0n);
  const going = first.states.filter((s) => holds(step.on, s.last)).reduce((all, s) => all + s.weight, 0n);
  return add(fraction(sum, first.whole), mul(fraction(going, first.whole), meanAgain(die, gives)));
}

// ── all dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

type Kept = readonly [from: number, to: number];

function beforeKeeping(pool: Pool, die: OpenDie, kept: Kept, from: number): OpenOdds {
  const gives = givesOf(pool);
  const count = kept[1] - kept[0];
  const least = Math.min(...die.first.states.map(gives), ...die.fresh.states.map(gives));
  const one = seriesOf(die.first, die, gives, from - least * (count - 1));
  const lo = least * count;
  const size = Math.max(0, from - lo);
  const whole = one.whole ** BigInt(pool.n);
  const all = count === pool.n;
  afford(pool, all ? size * size * Math.log2(count + 2) : one.weights.length * count * count * (size + 1) * 2);
  const weights = all ? powerBelow(one.weights.slice(0, size), count, size) : keptBelow(one, pool.n, kept, size);
  const mean = all ? mul(fraction(count), meanOf(die, gives)) : meanKept(die, pool.n, kept);
  return finished(lo, weights, whole, mean);
}

/** Coefficients below `size` of a power. */
function powerBelow(one: readonly bigint[], n: number, size: number): bigint[] {
  let result: bigint[] = [1n, ...Array.from({ length: Math.max(0, size - 1) }, () => 0n)].slice(0, size);
  let base = [...one];
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = productBelow(result, base, size);
    if (left > 1) base = productBelow(base, base, size);
  }
  return result;
}
function productBelow(a: readonly bigint[], b: readonly bigint[], size: number): bigint[] {
  const found: bigint[] = Array.from({ length: size }, () => 0n);
  for (let i = 0; i < a.length; i++) {
    if (a[i] === 0n) continue;
    for (let j = 0; j < b.length && i + j < size; j++) found[i + j]! += a[i]! * b[j]!;
  }
  return found;
}

/** A face beyond all others stands for every total that is too large. */
function keptBelow(one: Series, dice: number, kept: Kept, size: number): bigint[] {
  const faces = one.weights.flatMap((weight, at) => (weight === 0n ? [] : [{ at, weight }]));
  const rest = one.whole - one.weights.reduce((sum, w) => sum + w, 0n);
  const high = [{ at: one.weights.length, weight: rest }, ...faces.toReversed()];
  return keptSums(high, dice, ...kept).slice(0, size);
}

/**
 * The mean of dice kept of those that exploded: those that did stand above those that did not, and what follows their first face is the
 * same question again. Null where one face that explodes is not above all that do not, or there are several.
 */
function meanKept(die: OpenDie, dice: number, [from, to]: Kept): Fraction | null {
  const { first, fresh, step } = die;
  const going = fresh.states.filter((s) => holds(step.on, s.last));
  const resting = fresh.states.filter((s) => !holds(step.on, s.last));
  const [top] = going;
  const isSame = first.states.length === fresh.states.length && first.states.every((s, i) => s.total === fresh.states[i]!.total && s.weight * fresh.whole === fresh.states[i]!.weight * first.whole);
  const least = Math.min(...resting.map((s) => s.total));
  if (!isSame || top === undefined || going.length > 1 || resting.some((s) => s.total >= top.total + Math.min(least, top.total))) return null;
  const rest = resting.reduce((sum, s) => sum + s.weight, 0n);
  const faces = resting.map((s) => ({ at: s.total - least, weight: s.weight }));
  const lowest = (n: number, a: number, b: number): Fraction => {
    if (b <= a) return ZERO;
    const sums = keptSums(faces, n, a, b);
    const total = sums.reduce((sum, w, i) => sum + w * BigInt(i), 0n);
    return add(fraction(total, rest ** BigInt(n)), fraction(least * (b - a)));
  };
  const chance = (n: number, j: number): Fraction => fraction(binomials(n)[n]![j]! * top.weight ** BigInt(j) * rest ** BigInt(n - j), fresh.whole ** BigInt(n));
  const mean = (n: number, a: number, b: number): Fraction => {
    if (b <= a) return ZERO;
    let sum = ZERO;
    for (let j = 0; j <= n; j++) {
      const above = Math.max(0, Math.min(b, j) - a);
      const own = add(fraction(top.total * above), lowest(n - j, Math.max(a, j) - j, b - j));
      sum = add(sum, mul(chance(n, j), j === n ? own : add(own, mean(j, a, Math.min(b, j)))));
    }
    return div(sum, sub(ONE, chance(n, n)));
  };
  return mean(dice, from, to);
}

function afterKeeping(pool: Pool, die: OpenDie, kept: Kept, from: number): OpenOdds {
  const gives = givesOf(pool);
  const again = (s: Weighted): boolean => holds(die.step.on, s.last);
  // What is kept, by its sum and how many of its dice go on.
  const starts = new Map<string, { readonly sum: number; readonly going: number; weight: bigint }>();
  let whole = 0n;
  for (const { dice, weight } of keptDiceOf(pool, die.first.states, kept)) {
    const [sum, going] = [dice.reduce((all, d) => all + gives(d), 0), dice.filter(again).length];
    const key = `${sum}/${going}`;
    const before = starts.get(key);
    if (before === undefined) starts.set(key, { sum, going, weight });
    else before.weight += weight;
    whole += weight;
  }
  const all = [...starts.values()];
  const most = Math.max(...all.map((s) => s.going));
  const least = Math.min(...die.fresh.states.map(gives));
  const lo = Math.min(...all.map((s) => s.sum + Math.min(0, least) * s.going));
  const limit = from - lo + Math.max(0, -least) * most + 1;
  const one = seriesOf(die.fresh, die, gives, limit + least);
  const size = Math.max(0, from - lo);
  afford(pool, one.weights.length ** 2 * (most + 1) + all.length * size);
  const common = one.whole ** BigInt(most);
  const weights: bigint[] = Array.from({ length: size }, () => 0n);
  let mean = ZERO;
  for (const s of all) {
    const power = powerBelow(one.weights, s.going, one.weights.length);
    const scale = s.weight * one.whole ** BigInt(most - s.going);
    power.forEach((w, i) => {
      const at = s.sum + one.lo * s.going + i - lo;
      if (at < size) weights[at]! += w * scale;
    });
    mean = add(mean, mul(fraction(s.weight, whole), add(fraction(s.sum), mul(fraction(s.going), meanAgain(die, gives)))));
  }
  return finished(lo, weights, whole * common, mean);
}

function finished(lo: number, weights: readonly bigint[], whole: bigint, mean: Fraction | null): OpenOdds {
  return { lo, weights, whole, beyond: whole - weights.reduce((sum, w) => sum + w, 0n), mean };
}

function afford(pool: Pool, cost: number): void {
  if (cost > MOST_WORK) throw new RuleError("too-large", `The odds of ${pool.n} dice that explode without a bound would take ${Math.ceil(cost)} steps; the limit is ${MOST_WORK}.`, { limit: MOST_WORK });
}

// ── what the driver draws ────────────────────────────────────────────────────────────────────────────────────────────────

export interface OpenTable {
  readonly values: readonly number[];
  readonly weights: readonly bigint[];
  readonly whole: bigint;
  /** Weight of the totals that stand for those beyond. */
  readonly beyond: bigint;
}

/** Totals with their weights; those from `from` on by two of them, `from` and the furthest, so that mass and mean are right. */
export function openTable(pool: Pool, from: number): OpenTable {
  const first = Math.max(from - pool.plus, boundsOf({ ...pool, plus: 0 })[0] + 1);
  const odds = openOdds(pool, first);
  const values = odds.weights.flatMap((w, i) => (w === 0n ? [] : [pool.plus + odds.lo + i]));
  const weights = odds.weights.filter((w) => w !== 0n);
  const far = boundsOf({ ...pool, plus: 0 })[1];
  if (odds.beyond === 0n) return { values, weights, whole: odds.whole, beyond: 0n };
  if (odds.mean === null || far <= first) return { values: [...values, pool.plus + first], weights: [...weights, odds.beyond], whole: odds.whole, beyond: odds.beyond };
  // The mean of those beyond, over the first of them, shared out between the two.
  const below = odds.weights.reduce((sum, w, i) => sum + w * BigInt(odds.lo + i), 0n);
  const over = sub(mul(odds.mean, fraction(odds.whole)), fraction(below + BigInt(first) * odds.beyond));
  const share = div(over, fraction(far - first));
  const scale = share.d;
  return {
    values: [...values, pool.plus + first, pool.plus + far],
    weights: [...weights.map((w) => w * scale), odds.beyond * scale - share.n, share.n],
    whole: odds.whole * scale,
    beyond: odds.beyond * scale,
  };
}

/** From where on less than one in 2^bits is left; for questions that tell all totals apart. */
export function farEnough(pool: Pool, bits: number): number {
  const least = boundsOf({ ...pool, plus: 0 })[0];
  for (let from = least + 64; ; from += 64) {
    if (from > FURTHEST / 4) return from + pool.plus;
    const odds = openOdds(pool, from);
    if (odds.beyond << BigInt(bits) < odds.whole) return from + pool.plus;
  }
}

