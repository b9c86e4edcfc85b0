// The outcomes of one draw as the driver wants them: values side by side with whole weights and their sum.
// Invariant: one table a pool object; a list is a sorted multiset where the order of its dice cannot matter.

import { byHeight, keptPart, type Pool } from "./dice.ts";
import { farEnough, isOpen, openTable } from "./open-odds.ts";
import { distribution } from "./pool-odds.ts";
import { NONE } from "./value.ts";

export interface DrawTable {
  readonly size: number;
  readonly total: number | bigint;
  /** Weight of those values that stand for all that are not told apart. */
  readonly beyond: bigint;
  readonly weights: readonly number[] | readonly bigint[];
  /** The totals where an outcome is one number. */
  readonly values: readonly number[] | null;
  /** Writes outcome `o` to these places. */
  readonly put: (o: number, to: readonly number[], file: number[]) => void;
}

const tables = new WeakMap<Pool, DrawTable>();

/** @throws RuleError as `distribution`. */
export function tableOf(pool: Pool, options?: { readonly multisets?: false }, from?: number): DrawTable {
  if (isOpen(pool)) return openTableOf(pool, from);
  if (options?.multisets === false && pool.value === "list") return everyThrow(pool);
  let t = tables.get(pool);
  if (t === undefined) tables.set(pool, (t = makeTable(pool)));
  return t;
}

/** Where nobody says from where on totals need not be told apart, less than one in 2^64 is left. */
const FAR_BITS = 64;
const opened = new WeakMap<Pool, Map<number, DrawTable>>();

/** Dice that explode without a bound: exact below `from`, right in mass and mean beyond. */
function openTableOf(pool: Pool, wanted: number | undefined): DrawTable {
  const from = wanted ?? farEnough(pool, FAR_BITS);
  const known = opened.get(pool) ?? new Map<number, DrawTable>();
  opened.set(pool, known);
  let t = known.get(from);
  if (t === undefined) {
    const { values, weights, whole, beyond } = openTable(pool, from);
    const isSmall = whole < 1n << 53n;
    t = {
      size: values.length,
      total: isSmall ? Number(whole) : whole,
      weights: isSmall ? weights.map(Number) : weights,
      beyond,
      values,
      put: (o, to, file) => {
        file[to[0]!] = values[o]!;
      },
    };
    known.set(from, t);
  }
  return t;
}

function makeTable(pool: Pool): DrawTable {
  const odds = distribution(pool);
  if (odds.kind === "list") {
    const { lists, weights, total } = odds;
    return { size: lists.length, total, beyond: 0n, weights, values: null, put: (o, to, file) => putList(lists[o]!, to, file) };
  }
  const values: number[] = [];
  const weights: (number | bigint)[] = [];
  odds.weights.forEach((w: number | bigint, i) => {
    if (w === 0 || w === 0n) return;
    values.push(odds.lo + i);
    weights.push(w);
  });
  return {
    size: values.length,
    total: odds.total,
    beyond: 0n,
    values,
    weights: weights as readonly number[] | readonly bigint[],
    put: (o, to, file) => {
      file[to[0]!] = values[o]!;
    },
  };
}

function putList(list: readonly number[], to: readonly number[], file: number[]): void {
  for (let i = 0; i < to.length; i++) file[to[i]!] = list[i] ?? NONE;
}

/** Without multisets: every order of the dice is an outcome of its own. For tests. */
function everyThrow(pool: Pool): DrawTable {
  const thrown = distribution({ ...pool, then: [] });
  if (thrown.kind !== "list") throw new Error("a list was expected");
  const lists = thrown.lists.map((list) => {
    let dice = list.map((total) => ({ total, last: total, worth: 0 }));
    for (const step of pool.then)
      if (step.kind === "keep" || step.kind === "drop") dice = dice.sort(byHeight).slice(...keptPart(step, dice.length));
    return dice.map((d) => d.total);
  });
  return { size: lists.length, total: thrown.total, beyond: 0n, weights: thrown.weights, values: null, put: (o, to, file) => putList(lists[o]!, to, file) };
}
