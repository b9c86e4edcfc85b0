// From which value on a rule no longer tells the values of an open register apart: one that dice exploding without a bound fill, or that
// counts in a loop without a bound. The rule is gone through once more with the register anywhere from that value on; every test must come
// out the same for all of it. Invariant: "settled" is only said where it is sure; what is not sure is not settled.

import { unreachable } from "../base/never.ts";
import { isOpen } from "../runtime/open-odds.ts";
import { poolTimes } from "../runtime/dice.ts";
import { NONE } from "../runtime/value.ts";
import { type Bounds, boundsOfFlat } from "./bound.ts";
import type { Code, Cut, Flat, Stmt } from "./cuts.ts";
import { anyRange, type FileLayout } from "./layout.ts";
import { fixed, intervalsIn, type Interval, joined } from "./ranges.ts";
import { readsIn } from "./expr.ts";
import type { Derived, Expr, Id, Lookup, Program, Reg } from "./types.ts";

/** How a value moves with the open one: not at all; by as much; evenly; somehow; in a way that must not be read. */
type Pull = 0 | 1 | 2 | 3 | 4;
export interface Pulled extends Interval {
  readonly pull: Pull;
}
/** Where an open register gets its value: the draw, or the head of the loop in which it grows. */
export interface Source {
  readonly reg: Reg;
  readonly cut: number;
  readonly kind: "draw" | "loop";
}
/** `from`: least value from which on nothing in the rule tells values apart; null: there is none that is sure. */
export interface Settled extends Source {
  readonly from: number | null;
}
/** What else is asked at the end, as expressions over the registers and cells then. `even`: it may grow evenly. */
export interface AskedAtEnd {
  readonly exprs: readonly Expr[];
  readonly even: boolean;
}

const MOST_FROM = 2048;
const PATIENCE = 12;

/** The open registers of a flattened rule. */
export function sourcesOf(program: Program, flat: Flat, file: FileLayout): readonly Source[] {
  const draws = flat.cuts.flatMap((c, cut): readonly Source[] => {
    if (c.pool === null || c.to.length !== 1) return [];
    const one = c.pool.kind === "count" ? program.pools[c.pool.of] : c.pool.of.kind === "int" ? program.pools[c.pool.of.value] : undefined;
    return one !== undefined && isOpen(c.pool.kind === "count" ? poolTimes(one, 1) : one) ? [{ reg: c.to[0]!, cut, kind: "draw" }] : [];
  });
  if (flat.cuts.every((c) => !c.endless)) return draws;
  const bounds = boundsOfFlat(program, flat, file);
  const loops = flat.cuts.flatMap((c, cut): readonly Source[] => {
    if (!c.endless) return [];
    const inside = insideOf(flat, cut);
    const grown = new Set<Reg>();
    for (const i of inside) eachLet(flat.cuts[i]!.code, (to, value) => void (growsBy(value, to) && grown.add(to)));
    return [...grown].filter((r) => bounds.hi[r]! >= anyRange[1]).map((r) => ({ reg: r, cut, kind: "loop" }));
  });
  return [...draws, ...loops];
}

function growsBy(value: Expr, to: Reg): boolean {
  const reads = (e: Expr): boolean => (e.kind === "reg" ? e.reg === to : e.kind === "math" || e.kind === "test" ? reads(e.a) || reads(e.b) : e.kind === "choose" ? reads(e.yes) || reads(e.no) : false);
  return reads(value);
}

/** The cuts of a loop without bound: those that its head leads to and that lead back to it. */
export function insideOf(flat: Flat, head: number): ReadonlySet<number> {
  const next = flat.cuts.map((c) => targetsOf(c.code));
  const reached = (from: number): ReadonlySet<number> => {
    const seen = new Set<number>();
    const queue = [...next[from]!];
    for (let c = queue.pop(); c !== undefined; c = queue.pop()) if (!seen.has(c)) queue.push(...(seen.add(c), next[c]!));
    return seen;
  };
  return new Set([head, ...[...reached(head)].filter((c) => reached(c).has(head))]);
}

function targetsOf(code: Code): readonly number[] {
  return code.flatMap((s): readonly number[] => (s.kind === "goto" ? [s.cut] : s.kind === "branch" ? [...targetsOf(s.yes), ...targetsOf(s.no)] : s.kind === "block" ? targetsOf(s.body) : []));
}
function eachLet(code: Code, visit: (to: Reg, value: Expr) => void): void {
  for (const s of code) {
    if (s.kind === "let") visit(s.to, s.value);
    if (s.kind === "branch") [s.yes, s.no].forEach((c) => eachLet(c, visit));
    if (s.kind === "block") eachLet(s.body, visit);
  }
}

/** For each open register the least value found from which on the rule, and what is asked of its end, is settled. */
export function settledIn(program: Program, flat: Flat, file: FileLayout, asked: AskedAtEnd = { exprs: [], even: true }): readonly Settled[] {
  const sources = sourcesOf(program, flat, file);
  if (sources.length === 0) return [];
  const bounds = boundsOfFlat(program, flat, file);
  const fits = (source: Source, from: number): boolean => goneThrough({ program, flat, file, bounds }, source, from, asked);
  return sources.map((source): Settled => {
    const least = source.kind === "loop" ? Math.max(bounds.lo[source.reg]!, 0) : bounds.lo[source.reg]!;
    for (let step = 1; step <= MOST_FROM; step *= 2) {
      const from = least + step;
      if (fits(source, from)) return { ...source, from: lowest(least + step / 2, from, (x) => fits(source, x)) };
    }
    return { ...source, from: null };
  });
}

/** Between a value that is too small and one that fits: the fewer values are told apart the better. */
function lowest(small: number, large: number, fits: (from: number) => boolean): number {
  let [lo, hi] = [Math.floor(small), large];
  while (hi - lo > 1) {
    const middle = Math.floor((lo + hi) / 2);
    if (fits(middle)) hi = middle;
    else lo = middle;
  }
  return hi;
}

interface Rule {
  readonly program: Program;
  readonly flat: Flat;
  readonly file: FileLayout;
  readonly bounds: Bounds;
}
type Env = readonly (Pulled | null)[];
const still = (i: Interval): Pulled => ({ ...i, pull: 0 });
const unset: Pulled = { lo: 1, hi: 0, none: true, pull: 0 };

/** Whether the rule, and what is asked, comes out the same for all values of the open register from `from` on. */
function goneThrough({ program, flat, file, bounds }: Rule, source: Source, from: number, asked: AskedAtEnd): boolean {
  const far = source.kind === "loop" ? anyRange[1] : bounds.hi[source.reg]!;
  const openValue: Pulled = { lo: from, hi: far, none: false, pull: 1 };
  const pulledColumns = new Set<Id>();
  const inside = source.kind === "loop" ? insideOf(flat, source.cut) : new Set<number>();
  let sure = true;
  const look = evaluator(program, file, pulledColumns, () => void (sure = false));
  const place = (p: number): Pulled => (bounds.lo[p]! > bounds.hi[p]! ? unset : { lo: bounds.lo[p]!, hi: bounds.hi[p]!, none: bounds.optional[p] === 1, pull: 0 });
  // Each cut twice: on ways on which the open value has not come yet, and on those on which it is large. Only the latter are asked.
  const entered: (Env | null)[] = [...flat.cuts, ...flat.cuts].map(() => null);
  const rounds = entered.map(() => 0);
  const queue: number[] = [];
  const ends: Env[] = [];
  let isLarge = false;

  const arrive = (cut: number, env: Env, within: boolean): void => {
    let now = env.slice();
    const spot = cut + (isLarge || inside.has(cut) ? flat.cuts.length : 0);
    if (source.kind === "loop" && inside.has(cut)) {
      const counted = now[source.reg];
      if (within && (counted === null || counted === undefined || counted.pull !== 1 || counted.lo < from || counted.none)) sure = false;
      // Other copies of the count are not kept right while it is held: nobody may read them.
      now = now.map((v, r) => (r === source.reg ? openValue : v !== null && v.pull > 0 ? { ...v, pull: 4 } : v));
    }
    const before = entered[spot] ?? null;
    const both = before === null ? now : now.map((v, r) => together(before[r] ?? null, v));
    if (before !== null && both.every((v, r) => equal(v, before[r] ?? null))) return;
    rounds[spot]!++;
    entered[spot] = rounds[spot]! > PATIENCE && before !== null ? both.map((v, r) => widened(v, before[r] ?? null, flat, r)) : both;
    if (!queue.includes(spot)) queue.push(spot);
  };

  const run = (code: Code, start: (Pulled | null)[], at: number): (Pulled | null)[] | null => {
    let env: (Pulled | null)[] | null = start;
    for (const s of code) {
      if (env === null) return null;
      env = step(s, env, at);
    }
    return env;
  };
  const labels = new Map<number, (Pulled | null)[][]>();
  const step = (s: Stmt, env: (Pulled | null)[], at: number): (Pulled | null)[] | null => {
    switch (s.kind) {
      case "let": {
        const range = flat.regs[s.to]!.range;
        const value = look(s.value, env);
        env[s.to] = range === null || value.pull > 0 ? value : { ...value, lo: Math.max(value.lo, range[0]), hi: Math.min(value.hi, range[1]) };
        return env;
      }
      case "set": {
        const value = look(s.value, env);
        if (s.place.at !== null && look(s.place.at, env).pull > 0) sure = false;
        if (value.pull > 0) {
          if (source.kind === "loop") sure = false;
          pulledColumns.add(s.place.column);
        }
        return env;
      }
      case "branch": {
        const test = look(s.test, env);
        if (test.lo === test.hi && !test.none) return run(test.lo !== 0 ? s.yes : s.no, env, at);
        if (test.pull > 0) sure = false;
        const [yes, no] = [run(s.yes, env.slice(), at), run(s.no, env.slice(), at)];
        return yes === null ? no : no === null ? yes : yes.map((v, r) => together(v, no[r] ?? null));
      }
      case "block": {
        const left: (Pulled | null)[][] = [];
        labels.set(s.label, left);
        const end = run(s.body, env, at);
        const all = end === null ? left : [...left, end];
        return all.length === 0 ? null : all.reduce((a, b) => a.map((v, r) => together(v, b[r] ?? null)));
      }
      case "break":
        labels.get(s.label)!.push(env);
        return null;
      case "goto":
        arrive(s.cut, env, inside.has(at));
        return null;
      case "end":
        if (isLarge) ends.push(env);
        return null;
      case "refuse":
        return null;
      default:
        return unreachable(s);
    }
  };
  const after = (cut: number, value: Pulled | null): void => {
    const c = flat.cuts[cut]!;
    const env = entered[cut + (isLarge ? flat.cuts.length : 0)]!.slice();
    if (!drawn(c, env, look)) sure = false;
    for (const to of c.to) env[to] = value ?? place(to);
    run(c.code, env, cut);
  };

  const start: (Pulled | null)[] = flat.regs.map((r, i) => (i < flat.givens ? place(i) : null));
  let columns = -1;
  while (columns !== pulledColumns.size && sure) {
    columns = pulledColumns.size;
    entered.fill(null);
    rounds.fill(0);
    ends.length = 0;
    isLarge = false;
    run(flat.start, start.slice(), -1);
    for (let at = queue.pop(); at !== undefined && sure; at = queue.pop()) {
      const cut = at % flat.cuts.length;
      isLarge = at >= flat.cuts.length;
      if (cut !== source.cut || source.kind === "loop") after(cut, null);
      // Drawn once more it may be anything, and what it was before still counts.
      else if (isLarge) after(cut, { ...place(source.reg), pull: 1 });
      else {
        after(cut, { ...place(source.reg), hi: from - 1 });
        isLarge = true;
        const env = entered[cut]!.slice();
        env[source.reg] = openValue;
        run(flat.cuts[cut]!.code, env, cut);
      }
    }
  }
  if (!sure) return false;
  const fits = ends.every((env) =>
    asked.exprs.every((e) => {
      const value = look(e, env);
      return value.pull === 0 || (asked.even && value.pull <= 2);
    }),
  );
  return fits && sure;
}

function drawn(c: Cut, env: Env, look: (e: Expr, env: Env) => Pulled): boolean {
  const reads = [c.pool === null ? null : c.pool.kind === "pool" ? c.pool.of : c.pool.n, c.ask?.usual ?? null];
  return reads.every((e) => e === null || look(e, env).pull === 0) && (c.ask?.sees ?? []).every((r) => (env[r]?.pull ?? 0) === 0);
}

function equal(a: Pulled | null, b: Pulled | null): boolean {
  return a === b || (a !== null && b !== null && a.lo === b.lo && a.hi === b.hi && a.none === b.none && a.pull === b.pull);
}
function together(a: Pulled | null, b: Pulled | null): Pulled | null {
  if (a === null) return b === null ? null : { ...b, none: true };
  if (b === null) return { ...a, none: true };
  return { ...joined(a, b), pull: a.pull === b.pull ? a.pull : a.pull === 4 || b.pull === 4 ? 4 : a.pull === 3 || b.pull === 3 ? 3 : 2 };
}
function widened(now: Pulled | null, before: Pulled | null, flat: Flat, r: number): Pulled | null {
  if (now === null || before === null) return now;
  const range = flat.regs[r]!.range ?? anyRange;
  return { ...now, lo: now.lo < before.lo ? (now.lo >= 0 ? 0 : range[0]) : now.lo, hi: now.hi > before.hi ? range[1] : now.hi };
}

// ── expressions ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function evaluator(program: Program, file: FileLayout, pulledColumns: ReadonlySet<Id>, unsure: () => void): (e: Expr, env: Env) => Pulled {
  const derived = new Map<Id, Derived>(program.derived.map((d) => [d.id, d]));
  const lookups = new Map<Id, Lookup>(program.lookups.map((l) => [l.id, l]));
  const intervalOf = intervalsIn(program);
  const reads = readsIn(program);
  const anyPulled = (e: Expr): boolean => reads(e).cells.some((c) => pulledColumns.has(c.column));
  const look = (e: Expr, env: Env): Pulled => {
    switch (e.kind) {
      case "int":
        return still(fixed(e.value, e.value));
      case "none":
        return unset;
      case "reg": {
        const value = env[e.reg] ?? unset;
        if (value.pull === 4) unsure();
        return value;
      }
      case "cell": {
        if (e.place.slot < 0) return still(fixed(anyRange[0], anyRange[1], true));
        const { range, optional } = file.column(e.place.slot, e.place.column);
        const at = e.place.at === null ? 0 : look(e.place.at, env).pull;
        return { ...fixed(range[0], range[1], optional), pull: pulledColumns.has(e.place.column) || at > 0 ? 3 : 0 };
      }
      case "value": {
        const args = e.args.map((a) => look(a, env));
        const d = derived.get(e.derived)!;
        if (anyPulled(e)) return { ...still(intervalOf(e, around)), pull: 3 };
        if (args.every((a) => a.pull === 0)) return still(intervalOf(e, around));
        const inner: (Pulled | null)[] = [...args];
        for (const l of d.lets) inner[l.to] = look(l.value, inner);
        return look(d.value, inner);
      }
      case "lookup":
        return lookedUp(lookups.get(e.table)!, e.keys.map((k) => look(k, env)));
      case "math":
        return ofMath(e.op, look(e.a, env), look(e.b, env));
      case "divide": {
        const [a, b] = [look(e.num, env), look(e.den, env)];
        const least = Math.max(1, b.lo);
        const all = [a.lo / least, a.hi / least, a.lo / Math.max(1, b.hi), a.hi / Math.max(1, b.hi)];
        return { ...fixed(Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))), pull: strongest(a, b) === 0 ? 0 : 3 };
      }
      case "remainder": {
        const [a, b] = [look(e.num, env), look(e.den, env)];
        return { ...fixed(0, Math.max(0, b.hi - 1)), pull: strongest(a, b) === 0 ? 0 : 3 };
      }
      case "test":
        return tested(e.op, look(e.a, env), look(e.b, env));
      case "and":
      case "or": {
        const args = e.args.map((a) => look(a, env));
        const end = e.kind === "and" ? 0 : 1;
        if (args.some((a) => a.lo === end && a.hi === end)) return still(fixed(end, end));
        if (args.every((a) => a.lo === a.hi)) return still(fixed(1 - end, 1 - end));
        return { lo: 0, hi: 1, none: false, pull: strongest(...args) === 0 ? 0 : 3 };
      }
      case "not": {
        const a = look(e.a, env);
        return a.lo === a.hi ? still(fixed(1 - a.lo, 1 - a.lo)) : { lo: 0, hi: 1, none: false, pull: a.pull };
      }
      case "isNone": {
        const a = look(e.a, env);
        return a.lo > a.hi ? still(fixed(1, 1)) : a.none ? still(fixed(0, 1)) : still(fixed(0, 0));
      }
      case "choose": {
        const test = look(e.test, env);
        if (test.lo === test.hi) return look(test.lo !== 0 ? e.yes : e.no, env);
        const [yes, no] = [look(e.yes, env), look(e.no, env)];
        const both = together(yes, no) ?? unset;
        return { ...both, none: yes.none || no.none, pull: test.pull > 0 ? 3 : both.pull };
      }
      default:
        return unreachable(e);
    }
  };
  const around = { reg: (): Interval => fixed(anyRange[0], anyRange[1], true), column: file.column };
  return look;
}

function strongest(...all: readonly Pulled[]): Pull {
  return all.reduce<Pull>((most, a) => (a.pull > most ? a.pull : most), 0);
}

function ofMath(op: "+" | "-" | "*" | "max" | "min", a: Pulled, b: Pulled): Pulled {
  const none = false;
  const pull = strongest(a, b);
  switch (op) {
    case "+":
      return { ...fixed(a.lo + b.lo, a.hi + b.hi, none), pull: a.pull === 1 && b.pull === 1 ? 2 : pull };
    case "-":
      return { ...fixed(a.lo - b.hi, a.hi - b.lo, none), pull: b.pull === 1 || b.pull === 2 ? (a.pull === 3 ? 3 : 2) : pull };
    case "*": {
      const all = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi];
      return { ...fixed(Math.min(...all), Math.max(...all), none), pull: pull === 0 ? 0 : a.pull > 0 && b.pull > 0 ? 3 : pull === 3 ? 3 : 2 };
    }
    case "max":
    case "min": {
      const aWins = op === "max" ? a.lo >= b.hi : a.hi <= b.lo;
      const bWins = op === "max" ? b.lo >= a.hi : b.hi <= a.lo;
      if (!a.none && !b.none && (aWins || bWins)) return aWins ? a : b;
      const of = op === "max" ? Math.max : Math.min;
      return { ...fixed(of(a.lo, b.lo), of(a.hi, b.hi), none), pull: pull === 0 ? 0 : 3 };
    }
    default:
      return unreachable(op);
  }
}

/** Whether a value is none does not depend on how large it is, so only the others are compared. */
function tested(op: "=" | "<" | "<=", a: Pulled, b: Pulled): Pulled {
  const pull = strongest(a, b);
  const empty = a.lo > a.hi || b.lo > b.hi;
  const decided = empty ? null : op === "=" ? (a.lo > b.hi || b.lo > a.hi ? 0 : a.lo === a.hi && b.lo === b.hi && a.lo === b.lo ? 1 : null) : op === "<" ? (a.hi < b.lo ? 1 : a.lo >= b.hi ? 0 : null) : a.hi <= b.lo ? 1 : a.lo > b.hi ? 0 : null;
  if (decided === null) return { lo: 0, hi: 1, none: false, pull: empty || pull === 0 ? 0 : 3 };
  return a.none || b.none ? { lo: 0, hi: 1, none: false, pull: 0 } : still(fixed(decided, decided));
}

function lookedUp(table: Lookup, keys: readonly Pulled[]): Pulled {
  if (table.host !== undefined) return { lo: table.host.range[0], hi: table.host.range[1], none: table.host.optional, pull: strongest(...keys) === 0 ? 0 : 3 };
  if (table.own !== undefined) return { ...fixed(...table.own.range, true), pull: strongest(...keys) === 0 ? 0 : 3 };
  let [lo, hi, none] = [Infinity, -Infinity, false];
  const spans = table.keys.map(([a, b]) => b - a + 1);
  const visit = (i: number, at: number): void => {
    if (i === keys.length) {
      const cell = table.cells[at]!;
      if (cell === NONE) none = true;
      else [lo, hi] = [Math.min(lo, cell), Math.max(hi, cell)];
      return;
    }
    const [first, last] = table.keys[i]!;
    const key = keys[i]!;
    if (key.lo < first || key.hi > last || key.none) none = true;
    for (let k = Math.max(first, key.lo); k <= Math.min(last, key.hi); k++) visit(i + 1, at * spans[i]! + (k - first));
  };
  visit(0, 0);
  const pull = strongest(...keys);
  const isOne = lo > hi || (lo === hi && !none);
  return { ...(lo > hi ? unset : { lo, hi, none }), pull: pull === 0 || isOne ? 0 : 3 };
}
