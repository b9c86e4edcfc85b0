// Brute force: plays with every possible sequence of single faces, depth first, one more die whenever the play wants one, and adds up
// exact weights. Knows no pools, no cuts, no driver.

import type { Die } from "./reference.ts";

/** A chance in lowest terms, as text: "27/64", "1", "0". */
export type Chance = string;

export interface Brute {
  /** End, as told by `key`, → its chance. */
  readonly chances: ReadonlyMap<string, Chance>;
  /** What is left because more than `dice` dice were wanted. */
  readonly rest: Chance;
  /** Plays that were needed. */
  readonly plays: number;
}

/** Thrown through a play that wants more dice than are allowed. */
class Enough extends Error {}

/** `dice`: most dice a single play may throw. */
export function bruteForce(play: (die: Die) => string, dice = Infinity): Brute {
  const weights = new Map<string, Weights>();
  const rest: Weights = new Map();
  /** The face of each die as a number from 0, and how many faces it has. */
  const script: number[] = [];
  const sizes: number[] = [];
  let plays = 0;
  do {
    let next = 0;
    let ways = 1;
    const die: Die = (sides) => {
      if (next === script.length) {
        if (next >= dice) throw new Enough();
        script.push(0);
        sizes.push(sides);
      }
      ways *= sides;
      return script[next++]! + 1;
    };
    plays += 1;
    add(end(play, die, weights, rest), ways);
  } while (advance(script, sizes));
  return { chances: new Map([...weights].map(([key, w]) => [key, total(w)])), rest: total(rest), plays };
}

/** How often each number of equally likely ways occurred. */
type Weights = Map<number, number>;

function end(play: (die: Die) => string, die: Die, weights: Map<string, Weights>, rest: Weights): Weights {
  try {
    const key = play(die);
    const found = weights.get(key) ?? new Map<number, number>();
    weights.set(key, found);
    return found;
  } catch (error) {
    if (error instanceof Enough) return rest;
    throw error;
  }
}

function add(weights: Weights, ways: number): void {
  if (!Number.isSafeInteger(ways)) throw new Error("too many dice for brute force");
  weights.set(ways, (weights.get(ways) ?? 0) + 1);
}

/** The next script; false after the last. */
function advance(script: number[], sizes: number[]): boolean {
  while (script.length > 0) {
    const last = script.length - 1;
    if (script[last]! + 1 < sizes[last]!) {
      script[last]! += 1;
      return true;
    }
    script.pop();
    sizes.pop();
  }
  return false;
}

function total(weights: Weights): Chance {
  let [n, d] = [0n, 1n];
  for (const [ways, count] of weights) [n, d] = lowest(n * BigInt(ways) + BigInt(count) * d, d * BigInt(ways));
  return chance(n, d);
}

export function chance(n: bigint, d: bigint): Chance {
  const [a, b] = lowest(n, d);
  return b === 1n ? `${a}` : `${a}/${b}`;
}
function lowest(n: bigint, d: bigint): [bigint, bigint] {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b > 0n) [a, b] = [b, a % b];
  return a === 0n ? [0n, 1n] : [n / a, d / a];
}

// ── sums of chances ──────────────────────────────────────────────────────────────────────────────────────────────────────

export function parts(c: Chance): readonly [n: bigint, d: bigint] {
  const [n, d = "1"] = c.split("/");
  return [BigInt(n!), BigInt(d)];
}
export function plusChance(a: Chance, b: Chance): Chance {
  const [[n, d], [m, e]] = [parts(a), parts(b)];
  return chance(n * e + m * d, d * e);
}
export function timesChance(a: Chance, b: Chance): Chance {
  const [[n, d], [m, e]] = [parts(a), parts(b)];
  return chance(n * m, d * e);
}
/** Adds up the chances of ends that `to` calls the same; null leaves an end out. */
export function gather(chances: ReadonlyMap<string, Chance>, to: (key: string) => string | null): ReadonlyMap<string, Chance> {
  const out = new Map<string, Chance>();
  for (const [key, c] of chances) {
    const name = to(key);
    if (name !== null) out.set(name, plusChance(out.get(name) ?? "0", c));
  }
  return out;
}
