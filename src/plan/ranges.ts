// Intervals of the Plan's expressions. Invariant: every value an expression can take lies in its interval (or is none, where the
// interval says it may be); a bound nobody knows is ±2^29.

import { unreachable } from "../base/never.ts";
import { boundsOf } from "../runtime/pool-odds.ts";
import { MOST_DICE, MOST_FACES, MOST_PLUS } from "../runtime/dice-text.ts";
import { NONE } from "../runtime/value.ts";
import { anyRange } from "./layout.ts";
import type { Column, Derived, Expr, Id, Lookup, PoolExpr, Program, Range, Reg, Slot } from "./types.ts";

export interface Interval {
  readonly lo: number;
  readonly hi: number;
  /** May be none as well. `lo` > `hi`: it is nothing but none. */
  readonly none: boolean;
}

export interface Surroundings {
  readonly reg: (r: Reg) => Interval;
  readonly column: (slot: Slot, column: Id) => Pick<Column, "range" | "optional">;
}

const nothing: Interval = { lo: 1, hi: 0, none: true };
export const fixed = (lo: number, hi: number, none = false): Interval => ({ lo: Math.max(anyRange[0], lo), hi: Math.min(anyRange[1], hi), none });
export const unknownInterval: Interval = fixed(anyRange[0], anyRange[1]);
const yesNo: Interval = fixed(0, 1);

export function joined(a: Interval, b: Interval): Interval {
  if (a.lo > a.hi) return { ...b, none: true };
  if (b.lo > b.hi) return { ...a, none: true };
  return { lo: Math.min(a.lo, b.lo), hi: Math.max(a.hi, b.hi), none: a.none || b.none };
}

export type IntervalOf = (e: Expr, around: Surroundings) => Interval;

/** Gives the function that finds intervals in this program; derived values are worked out once. */
export function intervalsIn(program: Program): IntervalOf {
  const derived = new Map<Id, Derived>(program.derived.map((d) => [d.id, d]));
  const lookups = new Map<Id, Lookup>(program.lookups.map((l) => [l.id, l]));
  const columns = new Map(program.layouts.map((l) => [l.id, new Map(l.columns.map((c) => [c.id, c]))]));
  const known = new Map<Id, Interval>();

  const ofDerived = (id: Id): Interval => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const d = derived.get(id)!;
    known.set(id, unknownInterval);
    const regs = new Map<Reg, Interval>(d.params.map((p, i) => [i, fixed(p[0], p[1], true)]));
    const around: Surroundings = {
      reg: (r) => regs.get(r) ?? unknownInterval,
      column: (slot, column) => columns.get(d.slots[slot]!)!.get(column)!,
    };
    for (const l of d.lets) regs.set(l.to, of(l.value, around));
    let found = of(d.value, around);
    if (d.range !== null) found = { lo: Math.max(found.lo, d.range[0]), hi: Math.min(found.hi, d.range[1]), none: found.none };
    known.set(id, found);
    return found;
  };

  const of: IntervalOf = (e, around) => {
    switch (e.kind) {
      case "int":
        return fixed(e.value, e.value);
      case "none":
        return nothing;
      case "reg":
        return around.reg(e.reg);
      case "cell": {
        const c = around.column(e.place.slot, e.place.column);
        return fixed(c.range[0], c.range[1], c.optional);
      }
      case "value":
        return ofDerived(e.derived);
      case "lookup":
        return ofLookup(lookups.get(e.table)!, e.keys.map((k) => of(k, around)));
      case "math":
        return ofMath(e.op, of(e.a, around), of(e.b, around));
      case "divide": {
        const [a, b] = [of(e.num, around), of(e.den, around)];
        const least = Math.max(1, b.lo);
        const ends = [a.lo / least, a.hi / least, a.lo / Math.max(1, b.hi), a.hi / Math.max(1, b.hi)];
        return fixed(Math.floor(Math.min(...ends)), Math.ceil(Math.max(...ends)));
      }
      case "remainder":
        return fixed(0, Math.max(0, of(e.den, around).hi - 1));
      case "test":
      case "and":
      case "or":
      case "not":
      case "isNone":
        return yesNo;
      case "choose":
        return joined(of(e.yes, around), of(e.no, around));
      default:
        return unreachable(e);
    }
  };
  return of;
}

function ofMath(op: "+" | "-" | "*" | "max" | "min", a: Interval, b: Interval): Interval {
  switch (op) {
    case "+":
      return fixed(a.lo + b.lo, a.hi + b.hi);
    case "-":
      return fixed(a.lo - b.hi, a.hi - b.lo);
    case "*": {
      const ends = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi];
      return fixed(Math.min(...ends), Math.max(...ends));
    }
    case "max":
      return fixed(Math.max(a.lo, b.lo), Math.max(a.hi, b.hi));
    case "min":
      return fixed(Math.min(a.lo, b.lo), Math.min(a.hi, b.hi));
    default:
      return unreachable(op);
  }
}

/** The cells that these keys reach; none where a key can miss the table. */
function ofLookup(table: Lookup, keys: readonly Interval[]): Interval {
  if (table.host !== undefined) return { lo: table.host.range[0], hi: table.host.range[1], none: table.host.optional };
  if (table.own !== undefined) return fixed(...table.own.range, table.own.optional || keys.some((key, i) => key.lo < table.keys[i]![0] || key.hi > table.keys[i]![1] || key.none));
  let [lo, hi, none] = [Infinity, -Infinity, false];
  const spans = table.keys.map(([a, b]) => b - a + 1);
  const visit = (i: number, at: number): void => {
    if (i === keys.length) {
      const cell = table.cells[at]!;
      if (cell === NONE) none = true;
      else {
        lo = Math.min(lo, cell);
        hi = Math.max(hi, cell);
      }
      return;
    }
    const [first, last] = table.keys[i]!;
    const key = keys[i]!;
    if (key.lo < first || key.hi > last || key.none) none = true;
    for (let k = Math.max(first, key.lo); k <= Math.min(last, key.hi); k++) visit(i + 1, at * spans[i]! + (k - first));
  };
  visit(0, 0);
  return lo > hi ? nothing : { lo, hi, none };
}

/** What a draw can give; dice that come with data are bounded by the limits for data. */
export function poolRange(program: Program, pool: PoolExpr, intervalOf: (e: Expr) => Interval): Range {
  if (pool.kind === "pool") {
    const dataDice: Range = [-MOST_PLUS, MOST_DICE * MOST_FACES + MOST_PLUS];
    return pool.of.kind === "int" ? boundsOf(program.pools[pool.of.value]!) : dataDice;
  }
  const one = boundsOf(program.pools[pool.of]!);
  if (program.pools[pool.of]!.value === "list") return one;
  const most = Math.max(0, Math.min(pool.most, intervalOf(pool.n).hi));
  return [Math.min(0, one[0] * most), Math.max(0, one[1] * most)];
}
