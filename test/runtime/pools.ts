// What the tests of dice use: pools in short, and the odds of a pool by throwing it in every possible way. Invariant: `everyThrow`
// knows nothing of distributions; it only calls what throws the pool, with each next side in turn.

import type { Pool, PoolStep, ThrowDie } from "../../src/runtime/dice.ts";
import { rollTotal, throwPool } from "../../src/runtime/dice.ts";
import type { PoolOdds } from "../../src/runtime/pool-odds.ts";

export function dice(
  n: number,
  sides: number | readonly number[],
  then: readonly PoolStep[] = [],
  more: Partial<Pool> = {},
): Pool {
  const faces = typeof sides === "number" ? Array.from({ length: sides }, (_, i) => i + 1) : sides;
  return { unit: { kind: "faces", faces }, n, then, plus: 0, value: "sum", ...more };
}

/** Chances by outcome (a total, or a list as JSON) as numerators over one denominator: lcm-free, each way weighs 1/(product of sides). */
export function everyThrow(pool: Pool): Map<string, bigint> {
  const ways: { readonly outcome: string; readonly sides: bigint }[] = [];
  const script: number[] = [];
  do {
    let used = 0;
    let sides = 1n;
    const die: ThrowDie = (n) => {
      if (used === script.length) script.push(1);
      sides *= BigInt(n);
      bounds[used] = n;
      return script[used++]!;
    };
    const bounds: number[] = [];
    const outcome = pool.value === "list" ? JSON.stringify(throwPool(pool, die)) : String(rollTotal(pool, die));
    ways.push({ outcome, sides });
    script.length = used;
    while (script.length > 0 && script[script.length - 1]! === bounds[script.length - 1]) script.pop();
    if (script.length === 0) break;
    script[script.length - 1]!++;
  } while (ways.length < 2_000_000);
  const whole = ways.reduce((all, w) => (all % w.sides === 0n ? all : all * w.sides), 1n);
  const chances = new Map<string, bigint>();
  for (const w of ways) chances.set(w.outcome, (chances.get(w.outcome) ?? 0n) + whole / w.sides);
  return reduced(chances);
}

/** The same of odds, so that both can be compared: zero weights left out, divided by what all have in common. */
export function chancesOf(odds: PoolOdds): Map<string, bigint> {
  const chances = new Map<string, bigint>();
  odds.weights.forEach((w, i) => {
    const outcome = odds.kind === "list" ? JSON.stringify(odds.lists[i]) : String(odds.lo + i);
    if (BigInt(w) !== 0n) chances.set(outcome, (chances.get(outcome) ?? 0n) + BigInt(w));
  });
  return reduced(chances);
}

function reduced(chances: Map<string, bigint>): Map<string, bigint> {
  const shared = [...chances.values()].reduce((all, w) => gcd(all, w), 0n);
  return new Map(
    [...chances].map(([outcome, w]): [string, bigint] => [outcome, w / shared]).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
