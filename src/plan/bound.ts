// Bounds every place of a flattened rule's file before anything is drawn: registers by a fixpoint over all their assignments, cells by
// their columns. The driver packs states by these ranges. Invariant: no run of the rule leaves them.

import type { Code, Flat } from "./cuts.ts";
import type { FileLayout } from "./layout.ts";
import { anyRange } from "./layout.ts";
import { fixed, intervalsIn, type Interval, joined, poolRange, type Surroundings, unknownInterval } from "./ranges.ts";
import type { Expr, Program, Reg } from "./types.ts";

export interface Bounds {
  readonly lo: readonly number[];
  readonly hi: readonly number[];
  readonly optional: readonly number[];
}

/** Rounds of the fixpoint before a bound that still moves is given up. */
const PATIENCE = 12;

export function boundsOfFlat(program: Program, flat: Flat, file: FileLayout): Bounds {
  const intervalOf = intervalsIn(program);
  const found: (Interval | null)[] = flat.regs.map((r, i) => (i < flat.givens ? declared(r.range, r.optional) : null));
  const around: Surroundings = { reg: (r) => found[r] ?? unknownInterval, column: file.column };
  let isMoving = true;
  for (let round = 0; isMoving; round++) {
    isMoving = false;
    const assign = (to: Reg, value: Interval): void => {
      const r = flat.regs[to]!;
      const before = found[to] ?? null;
      let now = before === null ? value : joined(before, value);
      if (round > PATIENCE && before !== null)
        now = { lo: now.lo < before.lo ? (now.lo >= 0 ? 0 : anyRange[0]) : now.lo, hi: now.hi > before.hi ? anyRange[1] : now.hi, none: now.none };
      if (r.range !== null) now = { lo: Math.max(now.lo, r.range[0]), hi: Math.min(now.hi, r.range[1]), none: now.none };
      if (before !== null && before.lo === now.lo && before.hi === now.hi && before.none === now.none) return;
      found[to] = now;
      isMoving = true;
    };
    const known = (e: Expr): Interval | null => (readsUnknown(e, found) ? null : intervalOf(e, around));
    for (const cut of flat.cuts) {
      if (cut.pool !== null) {
        const range = poolRange(program, cut.pool, (e) => intervalOf(e, around));
        const mayLack = cut.pool.kind === "count" && program.pools[cut.pool.of]!.value === "list";
        for (const to of cut.to) assign(to, fixed(range[0], range[1], mayLack));
      }
      if (cut.ask !== null) {
        const { allowed } = cut.ask;
        for (const to of cut.to) assign(to, allowed.kind === "range" ? declared(allowed.range, allowed.optional) : fixed(0, allowed.n - 1));
      }
    }
    for (const code of [flat.start, ...flat.cuts.map((c) => c.code)])
      eachLet(code, (to, value) => {
        const interval = known(value);
        if (interval !== null) assign(to, interval);
      });
  }
  const registers = found.map((i) => i ?? fixed(0, 0, true));
  const cells = flat.slots.flatMap((s) => {
    const layout = program.layouts.find((l) => l.id === s.layout)!;
    return layout.columns.flatMap((c) => Array.from({ length: c.entries }, () => fixed(c.range[0], c.range[1], c.optional)));
  });
  const all = [...registers, ...cells].map((i) => (i.lo > i.hi ? { lo: 0, hi: 0, none: true } : i));
  return { lo: all.map((i) => i.lo), hi: all.map((i) => i.hi), optional: all.map((i) => (i.none ? 1 : 0)) };
}

function declared(range: readonly [number, number] | null, optional: boolean): Interval {
  return range === null ? { ...unknownInterval, none: optional } : fixed(range[0], range[1], optional);
}

/** A register that nothing has reached yet gives no interval in this round. */
function readsUnknown(e: Expr, found: readonly (Interval | null)[]): boolean {
  if (e.kind === "reg") return found[e.reg] === null;
  if (e.kind === "choose") return readsUnknown(e.yes, found) && readsUnknown(e.no, found);
  if (e.kind === "math" || e.kind === "test") return readsUnknown(e.a, found) || readsUnknown(e.b, found);
  return false;
}

function eachLet(code: Code, visit: (to: Reg, value: Expr) => void): void {
  for (const s of code) {
    if (s.kind === "let") visit(s.to, s.value);
    if (s.kind === "branch") {
      eachLet(s.yes, visit);
      eachLet(s.no, visit);
    }
    if (s.kind === "block") eachLet(s.body, visit);
  }
}
