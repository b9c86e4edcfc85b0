// A second, slow reading of the Plan, for tests only: it walks a program as it was written (effects, series and cascades included), takes
// single faces and keeps sheets as objects. Invariant: of the compiler it imports only types and the code of none, so it shares no error.

import type { Block, Column, Derived, Expr, Id, Layout, Place, Plan, Pool, Program, Watch } from "../../src/plan/types.ts";
import { NONE } from "../../src/runtime/value.ts";
import type { Sheet } from "./build.ts";

/** Throws one die: which of its sides came up, 1..sides. */
export type Die = (sides: number) => number;
/** An answer, or a rule over what the asked person sees; for a placing one value per place. */
export type Answer = number | readonly number[] | ((seen: readonly number[]) => number | readonly number[]);
export type Answers = Readonly<Record<string, Answer>>;

export interface Call {
  readonly plan: Id;
  /** One object for two slots is one sheet in both roles. */
  readonly slots: readonly Sheet[];
  readonly args: readonly number[];
  readonly answers: Answers;
}
export type End =
  | { readonly possible: true; readonly result: number | null; readonly after: readonly Sheet[] }
  | { readonly possible: false; readonly why: Id };

class Refused extends Error {
  readonly why: Id;
  constructor(why: Id) {
    super(why);
    this.why = why;
  }
}

/** The cells of one sheet; two slots may hold the same. */
type Cells = Map<Id, number[]>;

interface Frame {
  readonly plan: Pick<Plan, "id" | "regs" | "slots">;
  readonly regs: number[];
  readonly slots: readonly Cells[];
}
/** Reactions that already ran in one original effect, per sheet. */
type Fired = Map<Cells, Set<string>>;

const goesOn = { kind: "goesOn" } as const;
const stopped = { kind: "stopped" } as const;
type Flow = typeof goesOn | typeof stopped | { readonly kind: "ended"; readonly result: number | null };

export function reference(program: Program): (call: Call, die: Die) => End {
  const layouts = new Map(program.layouts.map((l) => [l.id, l]));
  const lookups = new Map(program.lookups.map((l) => [l.id, l]));
  const values = new Map<Id, Derived>(program.derived.map((d) => [d.id, d]));

  return (call, die) => {
    const plan = planOf(call.plan);
    const sheets = new Map<Sheet, Cells>();
    for (const [i, sheet] of call.slots.entries()) if (!sheets.has(sheet)) sheets.set(sheet, opened(sheet, layoutOf(plan.slots[i]!.layout)));
    const slots = call.slots.map((s) => sheets.get(s)!);
    const fired: Fired = new Map();
    try {
      const result = run(plan, slots, call.args, { die, answers: call.answers, fired }).result;
      return { possible: true, result, after: slots.map((cells, i) => closed(cells, layoutOf(plan.slots[i]!.layout))) };
    } catch (error) {
      if (error instanceof Refused) return { possible: false, why: error.why };
      throw error;
    }
  };

  interface World {
    readonly die: Die;
    readonly answers: Answers;
    readonly fired: Fired;
  }

  function planOf(id: Id): Plan {
    const plan = program.plans[id];
    if (plan === undefined) throw new Error(`unknown plan ${id}`);
    return plan;
  }
  function layoutOf(id: Id): Layout {
    const found = layouts.get(id);
    if (found === undefined) throw new Error(`unknown layout ${id}`);
    return found;
  }

  function run(plan: Plan, slots: readonly Cells[], args: readonly number[], world: World): { result: number | null; regs: readonly number[] } {
    const regs = plan.regs.map((_, i) => args[i] ?? NONE);
    const flow = block(plan.body, { plan, regs, slots }, world);
    return { result: flow.kind === "ended" ? flow.result : null, regs };
  }

  function block(steps: Block, frame: Frame, world: World): Flow {
    for (const step of steps) {
      const flow = one(step, frame, world);
      if (flow.kind !== "goesOn") return flow;
    }
    return goesOn;
  }

  function one(step: Block[number], frame: Frame, world: World): Flow {
    const { regs } = frame;
    const now = (e: Expr): number => evaluate(e, frame.regs, frame.slots);
    switch (step.kind) {
      case "require":
        if (now(step.test) === 0) throw new Refused(step.why);
        return goesOn;
      case "let":
        regs[step.to] = now(step.value);
        return goesOn;
      case "draw": {
        const pool = step.pool;
        const faces =
          pool.kind === "pool"
            ? thrown(program.pools[now(pool.of)]!, world.die)
            : thrown({ ...program.pools[pool.of]!, n: Math.min(pool.most, Math.max(0, now(pool.n))) }, world.die);
        for (const [i, to] of step.to.entries()) regs[to] = faces[i]!;
        return goesOn;
      }
      case "ask": {
        const given = world.answers[step.key] ?? (step.usual === null ? undefined : now(step.usual));
        if (given === undefined) throw new Error(`no answer to ${step.key}`);
        const answer = typeof given === "function" ? given(step.sees.map((r) => regs[r]!)) : given;
        const list = typeof answer === "number" ? [answer] : answer;
        for (const [i, to] of step.to.entries()) regs[to] = list[i]!;
        return goesOn;
      }
      case "write":
        write(step.place, now(step.value), frame, world);
        return goesOn;
      case "set":
        cellsAt(step.place, frame)[entryAt(step.place, frame)] = now(step.value);
        return goesOn;
      case "call": {
        const inner = run(
          planOf(step.plan),
          step.slots.map((s) => frame.slots[s]!),
          step.args.map(now),
          world,
        );
        if (step.result !== null) regs[step.result] = inner.result ?? NONE;
        for (const [theirs, ours] of step.rolls) regs[ours] = inner.regs[theirs]!;
        return goesOn;
      }
      case "series": {
        let wins = 0;
        let left = now(step.rerolls);
        let kept: number | null = null;
        for (;;) {
          one({ ...step.once, result: step.result }, frame, world);
          const outcome = regs[step.result]!;
          if (outcome < step.success) {
            if (left === 0) {
              kept = outcome;
              break;
            }
            left -= 1;
            continue;
          }
          wins += 1;
          kept = kept === null || step.keep === "last" ? outcome : step.keep === "best" ? Math.max(kept, outcome) : Math.min(kept, outcome);
          if (wins >= now(step.need)) break;
        }
        regs[step.result] = kept;
        return goesOn;
      }
      case "branch": {
        const arm = step.arms.find((a) => now(a.test) !== 0);
        return block(arm?.then ?? step.otherwise, frame, world);
      }
      case "loop": {
        const most = step.most === null ? Infinity : now(step.most);
        for (let round = 0; round < most && now(step.test) !== 0; round++) {
          const flow = block(step.body, frame, world);
          if (flow.kind === "stopped") break;
          if (flow.kind === "ended") return flow;
        }
        return goesOn;
      }
      case "cascade": {
        let rest = Math.max(0, now(step.amount));
        for (const place of step.stages) {
          const standing = cellsAt(place, frame)[entryAt(place, frame)]!;
          const [least] = ends(columnAt(place, frame), entryAt(place, frame), frame.slots[place.slot]!);
          const taken = Math.min(rest, Math.max(0, standing - least));
          if (taken > 0) write(place, standing - taken, frame, world);
          rest -= taken;
        }
        regs[step.rest] = rest;
        return rest > 0 ? block(step.end, frame, world) : goesOn;
      }
      case "end":
        return { kind: "ended", result: step.result === null ? null : now(step.result) };
      case "stop":
        return stopped;
    }
  }

  // ── effects ────────────────────────────────────────────────────────────────────────────────────────────────────────────

  function write(place: Place, wanted: number, frame: Frame, world: World): void {
    const sheet = frame.slots[place.slot]!;
    const column = columnAt(place, frame);
    const at = entryAt(place, frame);
    const layout = layoutOf(frame.plan.slots[place.slot]!.layout);
    const old = sheet.get(column.id)![at]!;
    const fresh = limitedTo(column, at, sheet, wanted, old);
    if (fresh === old) return;
    const watched = program.watches.filter((w) => w.layout === layout.id).flatMap((w) => entriesOf(w).map((entry) => ({ w, entry })));
    const before = watched.map(({ w, entry }) => evaluate(w.observed, [entry], [sheet]));
    sheet.get(column.id)![at] = fresh;
    follow(layout, sheet, column.id);
    const after = watched.map(({ w, entry }) => evaluate(w.observed, [entry], [sheet]));

    const outermost = !world.fired.has(sheet);
    const fired = world.fired.get(sheet) ?? new Set<string>();
    world.fired.set(sheet, fired);
    for (const [i, { w, entry }] of watched.entries()) {
      const name = `${w.id}/${entry}`;
      const level = w.level === null ? 0 : evaluate(w.level, [entry], [sheet]);
      if (fired.has(name) || !wakes(w.on, before[i]!, after[i]!, level)) continue;
      fired.add(name);
      const regs = [entry, ...w.regs.slice(1).map(() => NONE)];
      block(w.body, { plan: { id: w.id, regs: w.regs, slots: [{ name: "sheet", layout: layout.id }] }, regs, slots: [sheet] }, world);
    }
    if (outermost) world.fired.delete(sheet);
  }

  function limitedTo(column: Column, at: number, sheet: Cells, wanted: number, old: number): number {
    if (wanted === NONE) return NONE;
    const [least, most] = ends(column, at, sheet);
    const within = Math.max(least, Math.min(most, wanted));
    if (column.rising === undefined || old === NONE || within <= old) return within;
    return Math.max(old, Math.min(within, evaluate(column.rising, [at], [sheet])));
  }

  function ends(column: Column, at: number, sheet: Cells): readonly [least: number, most: number] {
    const least = column.lo === undefined ? column.range[0] : Math.max(column.range[0], evaluate(column.lo, [at], [sheet]));
    const most = column.hi === undefined ? column.range[1] : Math.min(column.range[1], evaluate(column.hi, [at], [sheet]));
    return [least, most];
  }

  /** Values whose ends moved come along, until nothing moves. */
  function follow(layout: Layout, sheet: Cells, changed: Id): void {
    for (let moved = true; moved; ) {
      moved = false;
      for (const column of layout.columns) {
        if (column.id === changed || (column.lo === undefined && column.hi === undefined)) continue;
        const cells = sheet.get(column.id)!;
        for (const [at, old] of cells.entries()) {
          if (old === NONE) continue;
          const [least, most] = ends(column, at, sheet);
          const within = Math.max(least, Math.min(most, old));
          if (within !== old) moved = true;
          cells[at] = within;
        }
      }
    }
  }

  // ── state and expressions ──────────────────────────────────────────────────────────────────────────────────────────────

  function columnAt(place: Place, frame: Frame): Column {
    return layoutOf(frame.plan.slots[place.slot]!.layout).columns.find((c) => c.id === place.column)!;
  }
  function cellsAt(place: Place, frame: Frame): number[] {
    return frame.slots[place.slot]!.get(place.column)!;
  }
  function entryAt(place: Place, frame: Frame): number {
    return place.at === null ? 0 : evaluate(place.at, frame.regs, frame.slots);
  }

  function evaluate(e: Expr, regs: readonly number[], slots: readonly Cells[]): number {
    const now = (x: Expr): number => evaluate(x, regs, slots);
    switch (e.kind) {
      case "int":
        return e.value;
      case "none":
        return NONE;
      case "reg":
        return regs[e.reg]!;
      case "cell":
        return slots[e.place.slot]!.get(e.place.column)![e.place.at === null ? 0 : now(e.place.at)]!;
      case "value": {
        const d = values.get(e.derived)!;
        const inner = e.args.map(now);
        const of = e.slots.map((s) => slots[s]!);
        for (const l of d.lets) inner[l.to] = evaluate(l.value, inner, of);
        return evaluate(d.value, inner, of);
      }
      case "lookup": {
        const table = lookups.get(e.table)!;
        let index = 0;
        for (const [i, [lo, hi]] of table.keys.entries()) {
          const key = now(e.keys[i]!);
          if (key < lo || key > hi) return NONE;
          index = index * (hi - lo + 1) + (key - lo);
        }
        return table.cells[index]!;
      }
      case "math": {
        const [a, b] = [now(e.a), now(e.b)];
        if (e.op === "+") return a + b;
        if (e.op === "-") return a - b;
        if (e.op === "*") return a * b;
        return e.op === "max" ? Math.max(a, b) : Math.min(a, b);
      }
      case "divide": {
        const [num, den] = [now(e.num), now(e.den)];
        if (e.mode === "down") return Math.floor(num / den);
        if (e.mode === "halfUp") return Math.floor((2 * num + den) / (2 * den));
        throw new Error(`rounding ${e.mode} is not needed here`);
      }
      case "remainder": {
        const [num, den] = [now(e.num), now(e.den)];
        return num - Math.floor(num / den) * den;
      }
      case "test": {
        const [a, b] = [now(e.a), now(e.b)];
        return Number(e.op === "=" ? a === b : e.op === "<" ? a < b : a <= b);
      }
      case "and":
        return Number(e.args.every((x) => now(x) !== 0));
      case "or":
        return Number(e.args.some((x) => now(x) !== 0));
      case "not":
        return Number(now(e.a) === 0);
      case "isNone":
        return Number(now(e.a) === NONE);
      case "choose":
        return now(e.test) !== 0 ? now(e.yes) : now(e.no);
    }
  }
}

const entriesOf = (w: Watch): readonly number[] => (w.entries === 0 ? [0] : Array.from({ length: w.entries }, (_, i) => i));

function wakes(on: Watch["on"], old: number, now: number, level: number): boolean {
  switch (on) {
    case "reaches":
      return (old < level && level <= now) || (old > level && level >= now);
    case "falls":
      return now < old;
    case "rises":
      return now > old;
    case "below":
      return old >= level && level > now;
    case "above":
      return old <= level && level < now;
    case "begins":
      return old === 0 && now !== 0;
    case "ends":
      return old !== 0 && now === 0;
  }
}

/** What a pool gives when its dice are thrown one by one: the total, or the list with the highest first. */
function thrown(pool: Pool, die: Die): readonly number[] {
  const { unit } = pool;
  const each = Array.from({ length: pool.n }, () => (unit.kind === "faces" ? unit.faces[die(unit.faces.length) - 1]! : thrown(unit.of, die)[0]!));
  let kept = each;
  for (const step of pool.then) {
    if (step.kind !== "drop" && step.kind !== "keep") throw new Error(`${step.kind} is not needed here`);
    const sorted = kept.toSorted((a, b) => b - a);
    const n = step.kind === "drop" ? step.n : sorted.length - step.n;
    const fromTop = (step.kind === "drop") === (step.end === "highest");
    kept = fromTop ? sorted.slice(n) : sorted.slice(0, sorted.length - n);
  }
  return pool.value === "list" ? kept : [kept.reduce((a, b) => a + b, pool.plus)];
}

function opened(sheet: Sheet, layout: Layout): Cells {
  return new Map(
    layout.columns.map((c) => {
      const stored = sheet[c.id];
      const list = stored === undefined ? Array.from({ length: c.entries }, () => 0) : typeof stored === "object" && stored !== null ? stored : [stored];
      return [c.id, list.map((v) => v ?? NONE)];
    }),
  );
}
function closed(cells: Cells, layout: Layout): Sheet {
  return Object.fromEntries(
    layout.columns
      .filter((c) => !c.id.startsWith("$"))
      .map((c) => {
        const list = cells.get(c.id)!.map((v) => (v === NONE ? null : v));
        return [c.id, c.entries === 1 ? list[0]! : list];
      }),
  );
}
