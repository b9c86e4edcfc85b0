// An absorbing chain solved exactly: where does the weight end that starts in these states, if it runs until it leaves?
// States are eliminated one by one (the sum over all returns is 1 / (1 - p)). Invariant: fractions only, no cut-off.

import { RuleError } from "./errors.ts";
import { add, div, type Fraction, fraction, gcd, mul, ONE, sub, ZERO } from "./fraction.ts";

/** States a loop without bound may have. */
export const MOST_CHAIN_STATES: number = 3000;

/**
 * `more`: by how much a count that is held at its highest value would have grown on the way (0 where nothing is held). `side`: which reading
 * of the mass is wanted at an end: all of it, or its part at the held value or far beyond, so that mass and mean are right.
 */
export interface Mass {
  readonly node: number;
  readonly key: number;
  readonly n: bigint;
  readonly d: bigint;
  readonly more?: number;
  readonly side?: Side;
}
export type Side = "all" | "held" | "far";
export interface Chain {
  readonly sources: readonly Mass[];
  readonly isInside: (node: number) => boolean;
  readonly next: (node: number, key: number) => readonly Mass[];
  readonly label: string;
  /** How far beyond the held value the other reading lies. */
  readonly reach?: number;
}

/** A mass, and the sum over it of how much the held count has grown: a dual number. */
interface Grown {
  readonly mass: Fraction;
  readonly grown: Fraction;
}
const plus = (a: Grown, b: Grown): Grown => ({ mass: add(a.mass, b.mass), grown: a.grown.n === 0n ? b.grown : b.grown.n === 0n ? a.grown : add(a.grown, b.grown) });
const times = (a: Grown, b: Grown): Grown => ({
  mass: mul(a.mass, b.mass),
  grown: a.grown.n === 0n ? (b.grown.n === 0n ? ZERO : mul(a.mass, b.grown)) : b.grown.n === 0n ? mul(a.grown, b.mass) : add(mul(a.mass, b.grown), mul(a.grown, b.mass)),
});

/** Weights of the ends outside, over one denominator. */
export function absorb(chain: Chain): { readonly den: bigint; readonly ends: readonly { node: number; key: number; weight: bigint }[] } {
  const ids = new Map<string, number>();
  const states: { node: number; key: number; inside: boolean; side: Side }[] = [];
  const rows: Map<number, Grown>[] = [];
  const before: Set<number>[] = [];
  const idOf = (node: number, key: number, side: Side): number => {
    const name = `${node}/${key}/${side}`;
    let id = ids.get(name);
    if (id === undefined) {
      id = states.push({ node, key, inside: chain.isInside(node), side }) - 1;
      if (states.length > MOST_CHAIN_STATES)
        throw new RuleError("too-large", `The loop with the roll "${chain.label}" has more than ${MOST_CHAIN_STATES} states.`, { roll: chain.label });
      ids.set(name, id);
      rows.push(new Map());
      before.push(new Set());
    }
    return id;
  };
  const put = (row: Map<number, Grown>, to: number, w: Grown): void => {
    const old = row.get(to);
    row.set(to, old === undefined ? w : plus(old, w));
  };
  const grownBy = (m: Mass): Grown => {
    const w = fraction(m.n, m.d);
    return { mass: w, grown: m.more === undefined || m.more === 0 ? ZERO : mul(w, fraction(m.more)) };
  };
  const mass = new Map<number, Grown>();
  for (const s of chain.sources) put(mass, idOf(s.node, s.key, "all"), grownBy(s));
  for (let id = 0; id < states.length; id++) {
    const s = states[id]!;
    if (!s.inside) continue;
    for (const m of chain.next(s.node, s.key)) {
      const to = idOf(m.node, m.key, m.side ?? "all");
      put(rows[id]!, to, grownBy(m));
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
      const leave = sub(ONE, self.mass);
      if (leave.n === 0n) throw new RuleError("endless", `The loop with the roll "${chain.label}" can never be left.`, { roll: chain.label });
      const again: Grown = { mass: div(ONE, leave), grown: self.grown.n === 0n ? ZERO : div(self.grown, mul(leave, leave)) };
      for (const [to, w] of row) row.set(to, times(w, again));
    }
    const hand = (from: Map<number, Grown>, who: number | null): void => {
      const w = from.get(id);
      if (w === undefined) return;
      from.delete(id);
      for (const [to, x] of row) {
        put(from, to, times(w, x));
        if (who !== null) before[to]!.add(who);
      }
    };
    for (const p of before[id]!) hand(rows[p]!, p);
    for (const to of row.keys()) before[to]!.delete(id);
    hand(mass, null);
  }
  const read = ({ mass: all, grown }: Grown, side: Side): Fraction => {
    if (side === "all") return all;
    const far = div(grown, fraction(chain.reach ?? 1));
    return side === "far" ? far : sub(all, far);
  };
  const found = [...mass].map(([id, w]) => ({ ...states[id]!, weight: read(w, states[id]!.side) })).filter((e) => e.weight.n !== 0n);
  let den = 1n;
  for (const e of found) den = (den / gcd(den, e.weight.d)) * e.weight.d;
  return { den, ends: found.map((e) => ({ node: e.node, key: e.key, weight: e.weight.n * (den / e.weight.d) })) };
}
