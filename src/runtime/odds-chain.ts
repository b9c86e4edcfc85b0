// An absorbing chain solved exactly: where does the weight end that starts in these states, if it runs until it leaves?
// States are eliminated one by one (the sum over all returns is 1 / (1 - p)). Invariant: fractions only, no cut-off.

import { RuleError } from "./errors.ts";
import { add, div, type Fraction, fraction, gcd, mul, ONE, sub } from "./fraction.ts";

/** States a loop without bound may have. */
export const MOST_CHAIN_STATES: number = 3000;

export interface Mass {
  readonly node: number;
  readonly key: number;
  readonly n: bigint;
  readonly d: bigint;
}
export interface Chain {
  readonly sources: readonly Mass[];
  readonly isInside: (node: number) => boolean;
  readonly next: (node: number, key: number) => readonly Mass[];
  readonly label: string;
}

/** Weights of the ends outside, over one denominator. */
export function absorb(chain: Chain): { readonly den: bigint; readonly ends: readonly { node: number; key: number; weight: bigint }[] } {
  const ids = new Map<string, number>();
  const states: { node: number; key: number; inside: boolean }[] = [];
  const rows: Map<number, Fraction>[] = [];
  const before: Set<number>[] = [];
  const idOf = (node: number, key: number): number => {
    const name = `${node}/${key}`;
    let id = ids.get(name);
    if (id === undefined) {
      id = states.push({ node, key, inside: chain.isInside(node) }) - 1;
      if (states.length > MOST_CHAIN_STATES)
        throw new RuleError("too-large", `The loop with the roll "${chain.label}" has more than ${MOST_CHAIN_STATES} states.`, { roll: chain.label });
      ids.set(name, id);
      rows.push(new Map());
      before.push(new Set());
    }
    return id;
  };
  const put = (row: Map<number, Fraction>, to: number, w: Fraction): void => {
    const old = row.get(to);
    row.set(to, old === undefined ? w : add(old, w));
  };
  const mass = new Map<number, Fraction>();
  for (const s of chain.sources) put(mass, idOf(s.node, s.key), fraction(s.n, s.d));
  for (let id = 0; id < states.length; id++) {
    const s = states[id]!;
    if (!s.inside) continue;
    for (const m of chain.next(s.node, s.key)) {
      const to = idOf(m.node, m.key);
      put(rows[id]!, to, fraction(m.n, m.d));
      before[to]!.add(id);
    }
  }
  for (let id = states.length - 1; id >= 0; id--) {
    if (!states[id]!.inside) continue;
    const row = rows[id]!;
    const self = row.get(id);
    row.delete(id);
    before[id]!.delete(id);
    if (self !== undefined) {
      const leave = sub(ONE, self);
      if (leave.n === 0n) throw new RuleError("endless", `The loop with the roll "${chain.label}" can never be left.`, { roll: chain.label });
      for (const [to, w] of row) row.set(to, div(w, leave));
    }
    const hand = (from: Map<number, Fraction>, who: number | null): void => {
      const w = from.get(id);
      if (w === undefined) return;
      from.delete(id);
      for (const [to, x] of row) {
        put(from, to, mul(w, x));
        if (who !== null) before[to]!.add(who);
      }
    };
    for (const p of before[id]!) hand(rows[p]!, p);
    for (const to of row.keys()) before[to]!.delete(id);
    hand(mass, null);
  }
  let den = 1n;
  for (const w of mass.values()) den = (den / gcd(den, w.d)) * w.d;
  const ends = [...mass].map(([id, w]) => ({ node: states[id]!.node, key: states[id]!.key, weight: w.n * (den / w.d) }));
  return { den, ends };
}
