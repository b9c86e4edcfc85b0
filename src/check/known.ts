/**
 * What is known at a place of a rule: intervals of registers and cells, and how expressions compare that were compared on the way.
 *
 * Invariant: what is known holds on every way to the place; where nothing is known, the interval of the Plan holds.
 */
import { partsOf } from "../plan/expr.ts";
import { type Interval, type IntervalOf, joined } from "../plan/ranges.ts";
import type { Column, Expr, Id, Reg, Slot } from "../plan/types.ts";

/** `always`, `never`, or both can be. */
export type Verdict = "always" | "never" | "open";

/** Lower and upper end of a difference `a - b`. */
type Ends = readonly [lo: number, hi: number];

export interface Known {
  readonly regs: ReadonlyMap<Reg, Interval>;
  /** By key of a difference. `isFleeting`: it speaks of cells, which an effect may change. */
  readonly differences: ReadonlyMap<string, { readonly ends: Ends; readonly isFleeting: boolean; readonly regs: ReadonlySet<Reg> }>;
  /** Something may have been rolled or changed on the way. */
  readonly begun: boolean;
}

export const nothingKnown: Known = { regs: new Map(), differences: new Map(), begun: false };

export interface Frame {
  readonly intervalOf: IntervalOf;
  readonly column: (slot: Slot, column: Id) => Pick<Column, "range" | "optional">;
  readonly unknown: (reg: Reg) => Interval;
}

const zero: Expr = { kind: "int", value: 0 };

export function intervalIn(frame: Frame, known: Known, e: Expr): Interval {
  const found = frame.intervalOf(e, { reg: (r) => known.regs.get(r) ?? frame.unknown(r), column: frame.column });
  if (known.differences.size === 0) return found;
  const seen = known.differences.get(keyOf(e, zero));
  return seen === undefined ? found : { lo: Math.max(found.lo, seen.ends[0]), hi: Math.min(found.hi, seen.ends[1]), none: found.none };
}

/** The ends of `a - b`. */
function endsOf(frame: Frame, known: Known, a: Expr, b: Expr): Ends & readonly number[] {
  const [x, y] = [intervalIn(frame, known, a), intervalIn(frame, known, b)];
  if (known.differences.size === 0) return [x.lo - y.hi, x.hi - y.lo];
  const direct = known.differences.get(keyOf(a, b))?.ends;
  const turned = known.differences.get(keyOf(b, a))?.ends;
  const lo = Math.max(x.lo - y.hi, direct?.[0] ?? -Infinity, turned === undefined ? -Infinity : -turned[1]);
  const hi = Math.min(x.hi - y.lo, direct?.[1] ?? Infinity, turned === undefined ? Infinity : -turned[0]);
  return [lo, hi];
}

export function verdict(frame: Frame, known: Known, test: Expr): Verdict {
  switch (test.kind) {
    case "int":
      return test.value === 0 ? "never" : "always";
    case "not":
      return turned(verdict(frame, known, test.a));
    case "and": {
      let [at, isSure]: [Known, boolean] = [known, true];
      for (const part of test.args) {
        const one = verdict(frame, at, part);
        if (one === "never") return "never";
        isSure &&= one === "always";
        at = assumed(frame, at, part, true);
      }
      return isSure ? "always" : "open";
    }
    case "or": {
      let [at, isNever]: [Known, boolean] = [known, true];
      for (const part of test.args) {
        const one = verdict(frame, at, part);
        if (one === "always") return "always";
        isNever &&= one === "never";
        at = assumed(frame, at, part, false);
      }
      return isNever ? "never" : "open";
    }
    case "isNone": {
      const found = intervalIn(frame, known, test.a);
      return found.lo > found.hi ? "always" : found.none ? "open" : "never";
    }
    case "test": {
      if (mayBeNone(frame, known, test.a) || mayBeNone(frame, known, test.b)) return "open";
      const [lo, hi] = endsOf(frame, known, test.a, test.b);
      if (lo > hi) return "open";
      if (test.op === "=") return lo > 0 || hi < 0 ? "never" : lo === 0 && hi === 0 ? "always" : "open";
      const limit = test.op === "<" ? -1 : 0;
      return lo > limit ? "never" : hi <= limit ? "always" : "open";
    }
    default: {
      const found = intervalIn(frame, known, test);
      if (found.none || found.lo > found.hi) return "open";
      return found.lo > 0 || found.hi < 0 ? "always" : found.lo === 0 && found.hi === 0 ? "never" : "open";
    }
  }
}

function mayBeNone(frame: Frame, known: Known, e: Expr): boolean {
  return intervalIn(frame, known, e).none;
}

function turned(one: Verdict): Verdict {
  return one === "always" ? "never" : one === "never" ? "always" : "open";
}

/** What is known where a test came out as `truth`. */
export function assumed(frame: Frame, known: Known, test: Expr, truth: boolean): Known {
  switch (test.kind) {
    case "not":
      return assumed(frame, known, test.a, !truth);
    case "and":
    case "or":
      if ((test.kind === "and") !== truth) return known;
      return test.args.reduce((at, part) => assumed(frame, at, part, truth), known);
    case "isNone":
      return test.a.kind === "reg" && !truth ? withReg(known, test.a.reg, { ...intervalIn(frame, known, test.a), none: false }) : known;
    case "test":
      return compared(frame, known, test, truth);
    default:
      return known;
  }
}

function compared(frame: Frame, known: Known, { op, a, b }: Extract<Expr, { kind: "test" }>, truth: boolean): Known {
  if (mayBeNone(frame, known, a) || mayBeNone(frame, known, b)) return known;
  let [lo, hi] = endsOf(frame, known, a, b);
  if (op === "=" && truth) [lo, hi] = [Math.max(lo, 0), Math.min(hi, 0)];
  else if (op === "=") [lo, hi] = [lo === 0 ? 1 : lo, hi === 0 ? -1 : hi];
  else {
    const limit = op === "<" ? -1 : 0;
    if (truth) hi = Math.min(hi, limit);
    else lo = Math.max(lo, limit + 1);
  }
  const ends: Ends = [lo, hi];
  const regs = new Set<Reg>();
  const isFleeting = readsCells(a, regs) || readsCells(b, regs);
  let after: Known = { ...known, differences: new Map(known.differences).set(keyOf(a, b), { ends, isFleeting, regs }) };
  const [x, y] = [intervalIn(frame, known, a), intervalIn(frame, known, b)];
  after = narrowed(frame, after, a, y.lo + lo, y.hi + hi);
  return narrowed(frame, after, b, x.lo - hi, x.hi - lo);
}

function narrowed(frame: Frame, known: Known, e: Expr, lo: number, hi: number): Known {
  if (e.kind === "int") return known;
  const before = intervalIn(frame, known, e);
  const now: Interval = { lo: Math.max(before.lo, lo), hi: Math.min(before.hi, hi), none: before.none };
  if (e.kind === "reg") return withReg(known, e.reg, now);
  const regs = new Set<Reg>();
  const isFleeting = readsCells(e, regs);
  return { ...known, differences: new Map(known.differences).set(keyOf(e, zero), { ends: [now.lo, now.hi], isFleeting, regs }) };
}

/** A register has a new value: what was known of the old one is forgotten. */
export function withReg(known: Known, reg: Reg, interval: Interval): Known {
  return { ...known, regs: new Map(known.regs).set(reg, interval) };
}

export function assigned(known: Known, reg: Reg, interval: Interval): Known {
  const differences = new Map([...known.differences].filter(([, one]) => !one.regs.has(reg)));
  return { ...known, regs: new Map(known.regs).set(reg, interval), differences };
}

/** An effect may have changed any cell. */
export function afterEffect(known: Known): Known {
  return { regs: known.regs, differences: new Map([...known.differences].filter(([, one]) => !one.isFleeting)), begun: true };
}

/** What holds on both ways. */
export function joinedKnown(a: Known, b: Known, unknown: (reg: Reg) => Interval): Known {
  const regs = new Map([...new Set([...a.regs.keys(), ...b.regs.keys()])].map((r) => [r, joined(a.regs.get(r) ?? unknown(r), b.regs.get(r) ?? unknown(r))] as const));
  const differences = new Map(
    [...a.differences].flatMap(([key, one]) => {
      const other = b.differences.get(key);
      return other === undefined ? [] : [[key, { ...one, ends: [Math.min(one.ends[0], other.ends[0]), Math.max(one.ends[1], other.ends[1])] as const }] as const];
    }),
  );
  return { regs, differences, begun: a.begun || b.begun };
}

/** True if an expression reads what an effect may change. */
function readsCells(e: Expr, regs: Set<Reg>): boolean {
  if (e.kind === "reg") regs.add(e.reg);
  let found = e.kind === "cell" || e.kind === "value";
  for (const part of partsOf(e)) if (readsCells(part, regs)) found = true;
  return found;
}

const keys = new WeakMap<Expr, string>();
function keyOf(a: Expr, b: Expr): string {
  const text = (e: Expr): string => {
    let known = keys.get(e);
    if (known === undefined) keys.set(e, (known = JSON.stringify(e)));
    return known;
  };
  return `${text(a)}-${text(b)}`;
}
