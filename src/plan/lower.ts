// Lowers a program to the steps that both play and odds understand: require, let, draw, ask, set, call, branch, loop, end, stop.
// An effect becomes a call of its column's writer: stop at the range, let dependent ranges follow, wake reactions, in the order of
// the language's section on evaluation. Invariant: nothing but this file knows what an effect means.

import { unreachable } from "../base/never.ts";
import { both, cell, int, less, atMost, mapExpr, math, not, readsIn, reg, same, type ReadsOf } from "./expr.ts";
import { fixed, intervalsIn, type IntervalOf, type Surroundings, unknownInterval } from "./ranges.ts";
import type { Block, CallStep, CascadeStep, Column, Expr, Id, Layout, Place, Plan, Program, Reg, Register, SeriesStep, Step, Watch } from "./types.ts";

export const writerOf = (layout: Id, column: Id, quiet = false): Id => `write/${layout}/${column}${quiet ? "/$quiet" : ""}`;
export const reactionOf = (watch: Id): Id => `react/${watch}`;
/** A reaction runs at most once per sheet and original effect: these hidden columns remember it where it could run twice. */
export const firedColumn = (watch: Id): Id => `$fired/${watch}`;
export const depthColumn: Id = "$depth";

/** With the plans that these call, directly or by their effects; they come in the order of the program. */
export function lower(program: Program, from: readonly Id[] = Object.keys(program.plans)): Program {
  const reads = readsIn(program);
  const layouts = new Map<Id, Layout>(program.layouts.map((l) => [l.id, l]));
  const guarded = watchesThatMayRunTwice(program, reads);
  const intervalOf = intervalsIn(program);
  const makers = new Map<Id, () => Plan>();
  for (const plan of Object.values(program.plans)) makers.set(plan.id, () => lowerPlan(plan, layouts, intervalOf));
  for (const watch of program.watches) makers.set(reactionOf(watch.id), () => lowerPlan(reactionPlan(watch), layouts, intervalOf));
  for (const layout of program.layouts)
    for (const column of layout.columns)
      for (const quiet of [false, true]) makers.set(writerOf(layout.id, column.id, quiet), () => writer(program, layout, column, reads, guarded, quiet));
  const plans = reachable(from, makers);
  return { ...program, layouts: program.layouts.map((l) => withGuards(l, program.watches, guarded)), plans };
}

/** Makes the plans that these call; in the order of the makers. */
function reachable(from: readonly Id[], makers: ReadonlyMap<Id, () => Plan>): Readonly<Record<Id, Plan>> {
  const made = new Map<Id, Plan>();
  const visit = (id: Id): void => {
    if (made.has(id)) return;
    const make = makers.get(id);
    if (make === undefined) throw new Error(`unknown plan ${id}`);
    const plan = make();
    made.set(id, plan);
    for (const called of callsOf(plan.body)) visit(called);
  };
  from.forEach(visit);
  return Object.fromEntries([...makers.keys()].flatMap((id) => (made.has(id) ? [[id, made.get(id)!]] : [])));
}

/** The plans a lowered block calls. */
export function callsOf(block: Block): readonly Id[] {
  return block.flatMap((step): readonly Id[] => {
    if (step.kind === "call") return [step.plan];
    if (step.kind === "branch") return [...step.arms.flatMap((a) => callsOf(a.then)), ...callsOf(step.otherwise)];
    if (step.kind === "loop") return callsOf(step.body);
    return [];
  });
}

const hidden = (name: string): Register => ({ name, range: null, optional: false, kind: "hidden" });

// ── plans ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Scope {
  readonly plan: Plan;
  readonly regs: Register[];
  readonly layouts: ReadonlyMap<Id, Layout>;
  readonly intervalOf: IntervalOf;
}

function lowerPlan(plan: Plan, layouts: ReadonlyMap<Id, Layout>, intervalOf: IntervalOf): Plan {
  const scope: Scope = { plan, regs: [...plan.regs], layouts, intervalOf };
  const body = lowerBlock(plan.body, scope);
  return { ...plan, regs: scope.regs, body };
}

function lowerBlock(block: Block, scope: Scope): Block {
  return block.flatMap((step) => lowerStep(step, scope));
}

function lowerStep(step: Step, scope: Scope): Block {
  switch (step.kind) {
    case "require":
    case "let":
    case "draw":
    case "ask":
    case "set":
    case "call":
    case "end":
    case "stop":
      return [step];
    case "write":
      return [writeCall(step.origin, step.place, step.value, scope, step.quiet)];
    case "branch":
      return [
        {
          ...step,
          arms: step.arms.map((a) => ({ test: a.test, then: lowerBlock(a.then, scope) })),
          otherwise: lowerBlock(step.otherwise, scope),
        },
      ];
    case "loop":
      if (step.count !== null && step.most !== null) narrow(scope, step.count, step.most);
      return [{ ...step, body: lowerBlock(step.body, scope) }];
    case "cascade":
      return lowerCascade(step, scope);
    case "series":
      return lowerSeries(step, scope);
    default:
      return unreachable(step);
  }
}

/** A hidden tally runs from 0 to what bounds it; said where the bound can be worked out from what is declared. */
function narrow(scope: Scope, tally: Reg, bound: Expr): void {
  const r = scope.regs[tally]!;
  if (r.range !== null) return;
  const { regs, layouts, plan } = scope;
  const around: Surroundings = {
    reg: (i) => (regs[i]!.range === null ? unknownInterval : fixed(...regs[i]!.range!, regs[i]!.optional)),
    column: (slot, column) => layouts.get(plan.slots[slot]!.layout)!.columns.find((c) => c.id === column)!,
  };
  const { lo, hi } = scope.intervalOf(bound, around);
  scope.regs[tally] = { ...r, range: [Math.min(0, lo), Math.max(0, hi)] };
}

function writeCall(origin: Id, place: Place, value: Expr, scope: Scope, quiet = false): Step {
  const layout = scope.plan.slots[place.slot]!.layout;
  return {
    origin,
    kind: "call",
    plan: writerOf(layout, place.column, quiet),
    slots: [place.slot],
    args: [place.at ?? int(0), value],
    result: null,
    rolls: [],
  };
}

/** What the amount takes from each stage is an effect of its own; below its lower end no stage falls. */
function lowerCascade(step: { readonly origin: Id } & CascadeStep, scope: Scope): Block {
  const { origin, rest } = step;
  const take = scope.regs.push(hidden("genommen")) - 1;
  narrow(scope, rest, step.amount);
  narrow(scope, take, step.amount);
  const stages = step.stages.flatMap((place): Block => {
    const column = columnOf(scope, place);
    const lowEnd = ends(column, place.at).lo;
    const stage = mapExpr(lowEnd, { reg, slot: () => place.slot });
    return [
      { origin, kind: "let", to: take, value: math("min", reg(rest), math("max", int(0), math("-", cell(place), stage))) },
      {
        origin,
        kind: "branch",
        arms: [
          {
            test: less(int(0), reg(take)),
            then: [
              writeCall(origin, place, math("-", cell(place), reg(take)), scope),
              { origin, kind: "let", to: rest, value: math("-", reg(rest), reg(take)) },
            ],
          },
        ],
        otherwise: [],
      },
    ];
  });
  const end = lowerBlock(step.end, scope);
  return [
    { origin, kind: "let", to: rest, value: math("max", int(0), step.amount) },
    ...stages,
    ...(end.length === 0
      ? []
      : [{ origin, kind: "branch", arms: [{ test: less(int(0), reg(rest)), then: end }], otherwise: [] } as const]),
  ];
}

/** A success counts, a failure uses up a reroll; the tally bounds the rounds, so the loop is not endless. */
function lowerSeries(step: { readonly origin: Id } & SeriesStep, scope: Scope): Block {
  const { origin, result, success } = step;
  const [wins, left] = step.tally;
  narrow(scope, wins, step.need);
  narrow(scope, left, step.rerolls);
  const keepsLast = step.keep === "last";
  const outcome = keepsLast ? result : scope.regs.push(hidden("Versuch")) - 1;
  const once: { readonly origin: Id } & CallStep = { ...step.once, result: outcome };
  const won = atMost(int(success), reg(outcome));
  const better: Expr = math(step.keep === "best" ? "max" : "min", reg(result), reg(outcome));
  const kept: Block = keepsLast
    ? []
    : [{ origin, kind: "let", to: result, value: { kind: "choose", test: same(reg(wins), int(0)), yes: reg(outcome), no: better } }];
  const lost: Block = keepsLast ? [] : [{ origin, kind: "let", to: result, value: reg(outcome) }];
  const stop: Block = [{ origin, kind: "stop" }];
  return [
    { origin, kind: "let", to: wins, value: int(0) },
    { origin, kind: "let", to: left, value: step.rerolls },
    {
      origin,
      kind: "loop",
      test: int(1),
      most: null,
      count: null,
      endless: false,
      body: [
        once,
        {
          origin,
          kind: "branch",
          arms: [
            {
              test: won,
              then: [
                ...kept,
                { origin, kind: "let", to: wins, value: math("+", reg(wins), int(1)) },
                { origin, kind: "branch", arms: [{ test: atMost(step.need, reg(wins)), then: stop }], otherwise: [] },
              ],
            },
            { test: atMost(reg(left), int(0)), then: [...lost, ...stop] },
          ],
          otherwise: [{ origin, kind: "let", to: left, value: math("-", reg(left), int(1)) }],
        },
      ],
    },
  ];
}

function columnOf(scope: Scope, place: Place): Column {
  const layout = scope.layouts.get(scope.plan.slots[place.slot]!.layout);
  const column = layout?.columns.find((c) => c.id === place.column);
  if (column === undefined) throw new Error(`unknown column ${place.column}`);
  return column;
}

// ── writers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The ends of a column for one entry, over slot 0. */
function ends(column: Column, at: Expr | null): { readonly lo: Expr; readonly hi: Expr } {
  const entry = (e: Expr): Expr => mapExpr(e, { reg: (r) => (r === 0 ? (at ?? int(0)) : reg(r)), slot: (s) => s });
  return {
    lo: column.lo === undefined ? int(column.range[0]) : math("max", int(column.range[0]), entry(column.lo)),
    hi: column.hi === undefined ? int(column.range[1]) : math("min", int(column.range[1]), entry(column.hi)),
  };
}

function limited(column: Column, at: Expr | null, value: Expr): Expr {
  const { lo, hi } = ends(column, at);
  const clamped = math("max", lo, math("min", hi, value));
  if (!column.optional) return clamped;
  return { kind: "choose", test: { kind: "isNone", a: value }, yes: { kind: "none" }, no: clamped };
}

function writer(program: Program, layout: Layout, column: Column, reads: ReadsOf, guarded: ReadonlySet<Id>, quiet: boolean): Plan {
  const id = writerOf(layout.id, column.id, quiet);
  const origin = `${layout.id}/${column.id}`;
  const regs: Register[] = [
    { name: "Eintrag", range: [0, Math.max(0, column.entries - 1)], optional: false, kind: "given" },
    { name: "Wert", range: null, optional: column.optional, kind: "given" },
    { name: "neu", range: null, optional: column.optional, kind: "hidden" },
  ];
  const [entry, wanted, fresh]: [Reg, Reg, Reg] = [0, 1, 2];
  const at = column.entries === 1 ? null : reg(entry);
  const place: Place = { slot: 0, column: column.id, at };
  const followers = followersOf(layout, column.id, reads);
  const watches = program.watches
    .filter((w) => !quiet && w.layout === layout.id && wakes(w, [column.id, ...followers.map((f) => f.id)], reads))
    .flatMap((w) => (w.entries === 0 ? [{ watch: w, entry: int(0) }] : entriesToLookAt(w, column, at).map((e) => ({ watch: w, entry: e }))))
    .map((w) => ({ ...w, before: regs.push(hidden(`${w.watch.id} vorher`)) - 1, after: regs.push(hidden(`${w.watch.id} nachher`)) - 1 }));
  const seen = (w: (typeof watches)[number]): Expr => mapExpr(w.watch.observed, { reg: () => w.entry, slot: (s) => s });
  const guards = quiet ? [] : layoutGuards(program.watches, layout.id, guarded);

  const body: Step[] = [
    { origin, kind: "let", to: fresh, value: lidded(column, at, limited(column, at, reg(wanted)), cell(place)) },
    { origin, kind: "branch", arms: [{ test: same(reg(fresh), cell(place)), then: [{ origin, kind: "end", result: null }] }], otherwise: [] },
    ...watches.map((w): Step => ({ origin: w.watch.id, kind: "let", to: w.before, value: seen(w) })),
    { origin, kind: "set", place, value: reg(fresh) },
    ...followers.flatMap((f) => follow(f, origin)),
    ...watches.map((w): Step => ({ origin: w.watch.id, kind: "let", to: w.after, value: seen(w) })),
    ...(guards.length === 0 ? [] : [setDepth(origin, 1)]),
    ...watches.map((w): Step => {
      const fired: Place = { slot: 0, column: firedColumn(w.watch.id), at: w.watch.entries === 0 ? null : w.entry };
      const isGuarded = guarded.has(w.watch.id);
      const test = both(triggered(w.watch, w.before, w.after, w.entry), ...(isGuarded ? [same(cell(fired), int(0))] : []));
      const mark: Block = isGuarded ? [{ origin: w.watch.id, kind: "set", place: fired, value: int(1) }] : [];
      const call: Step = { origin: w.watch.id, kind: "call", plan: reactionOf(w.watch.id), slots: [0], args: [w.entry], result: null, rolls: [] };
      return { origin: w.watch.id, kind: "branch", arms: [{ test, then: [...mark, call] }], otherwise: [] };
    }),
    ...(guards.length === 0 ? [] : [setDepth(origin, -1), clearGuards(origin, guards)]),
  ];
  return { id, regs, givens: 2, slots: [{ name: layout.id, layout: layout.id }], body, outcomes: null };
}

/** A lid stops rises only. */
function lidded(column: Column, at: Expr | null, value: Expr, now: Expr): Expr {
  if (column.rising === undefined) return value;
  const lid = mapExpr(column.rising, { reg: (r) => (r === 0 ? (at ?? int(0)) : reg(r)), slot: (s) => s });
  const plain = column.optional ? both(not({ kind: "isNone", a: value }), not({ kind: "isNone", a: now }), less(now, value)) : less(now, value);
  return { kind: "choose", test: plain, yes: math("max", now, math("min", value, lid)), no: value };
}

/** Columns whose ends read a column that changed, nearest first. */
function followersOf(layout: Layout, changed: Id, reads: ReadsOf): readonly Column[] {
  const found: Column[] = [];
  const moved = new Set<Id>([changed]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const c of layout.columns) {
      if (moved.has(c.id)) continue;
      const bounds = [c.lo, c.hi].filter((e) => e !== undefined);
      if (!bounds.some((e) => reads(e).cells.some((r) => moved.has(r.column)))) continue;
      moved.add(c.id);
      found.push(c);
      grew = true;
    }
  }
  return found;
}

function follow(column: Column, origin: Id): Block {
  return Array.from({ length: column.entries }, (_, i): Step => {
    const at = column.entries === 1 ? null : int(i);
    const place: Place = { slot: 0, column: column.id, at };
    return { origin, kind: "set", place, value: limited(column, at, cell(place)) };
  });
}

function wakes(watch: Watch, columns: readonly Id[], reads: ReadsOf): boolean {
  return reads(watch.observed).cells.some((r) => columns.includes(r.column));
}

/** `when any X …` on the column itself concerns only the entry that was written. */
function entriesToLookAt(watch: Watch, column: Column, at: Expr | null): readonly Expr[] {
  const o = watch.observed;
  const itself = o.kind === "cell" && o.place.column === column.id && o.place.at?.kind === "reg" && o.place.at.reg === 0;
  if (itself && at !== null) return [at];
  return Array.from({ length: watch.entries }, (_, i) => int(i));
}

function triggered(watch: Watch, before: Reg, after: Reg, entry: Expr): Expr {
  const [old, now] = [reg(before), reg(after)];
  const level = watch.level === null ? int(0) : mapExpr(watch.level, { reg: () => entry, slot: (s) => s });
  switch (watch.on) {
    case "reaches":
      return { kind: "or", args: [both(less(old, level), atMost(level, now)), both(less(level, old), atMost(now, level))] };
    case "below":
      return both(atMost(level, old), less(now, level));
    case "above":
      return both(atMost(old, level), less(level, now));
    case "falls":
      return less(now, old);
    case "rises":
      return less(old, now);
    case "begins":
      return both(same(old, int(0)), not(same(now, int(0))));
    case "ends":
      return both(not(same(old, int(0))), same(now, int(0)));
    default:
      return unreachable(watch.on);
  }
}

function reactionPlan(watch: Watch): Plan {
  const entry: Register = { name: "Eintrag", range: [0, Math.max(0, watch.entries - 1)], optional: false, kind: "given" };
  return {
    id: reactionOf(watch.id),
    regs: watch.regs.length === 0 ? [entry] : watch.regs,
    givens: 1,
    slots: [{ name: watch.layout, layout: watch.layout }],
    body: watch.body,
    outcomes: null,
  };
}

// ── at most once per sheet and original effect ───────────────────────────────────────────────────────────────────────────

function setDepth(origin: Id, by: number): Step {
  const place: Place = { slot: 0, column: depthColumn, at: null };
  return { origin, kind: "set", place, value: math("+", cell(place), int(by)) };
}

function layoutGuards(watches: readonly Watch[], layout: Id, guarded: ReadonlySet<Id>): readonly Watch[] {
  return watches.filter((w) => w.layout === layout && guarded.has(w.id));
}

function clearGuards(origin: Id, guards: readonly Watch[]): Step {
  const clear = guards.flatMap((w) =>
    Array.from({ length: Math.max(1, w.entries) }, (_, i): Step => {
      const place: Place = { slot: 0, column: firedColumn(w.id), at: w.entries === 0 ? null : int(i) };
      return { origin, kind: "set", place, value: int(0) };
    }),
  );
  const outermost = same(cell({ slot: 0, column: depthColumn, at: null }), int(0));
  return { origin, kind: "branch", arms: [{ test: outermost, then: clear }], otherwise: [] };
}

function withGuards(layout: Layout, watches: readonly Watch[], guarded: ReadonlySet<Id>): Layout {
  const guards = layoutGuards(watches, layout.id, guarded);
  if (guards.length === 0) return layout;
  const extra = guards.map((w): Column => ({ id: firedColumn(w.id), range: [0, 1], optional: false, entries: Math.max(1, w.entries), kind: "int" }));
  return { ...layout, columns: [...layout.columns, { id: depthColumn, range: [0, 64], optional: false, entries: 1, kind: "int" }, ...extra] };
}

/** A watch may run twice in one effect if two ways of waking it lead from one write, or one leads back to it. */
function watchesThatMayRunTwice(program: Program, reads: ReadsOf): ReadonlySet<Id> {
  const layouts = new Map(program.layouts.map((l) => [l.id, l]));
  const wokenBy = (column: Id, layout: Layout): readonly Watch[] => {
    const moved = [column, ...followersOf(layout, column, reads).map((f) => f.id)];
    return program.watches.filter((w) => w.layout === layout.id && wakes(w, moved, reads));
  };
  const twice = new Set<Id>();
  const count = (watch: Watch, seen: Map<Id, number>): void => {
    const times = (seen.get(watch.id) ?? 0) + 1;
    seen.set(watch.id, times);
    if (times > 1) {
      twice.add(watch.id);
      return;
    }
    for (const column of writtenColumns(watch.body, program))
      for (const next of wokenBy(column, layouts.get(watch.layout)!)) count(next, seen);
  };
  for (const layout of program.layouts)
    for (const column of layout.columns) {
      const seen = new Map<Id, number>();
      for (const w of wokenBy(column.id, layout)) count(w, seen);
    }
  return twice;
}

/** Columns written by a block, once per write; what loops counts twice. */
export function writtenColumns(block: Block, program: Program): readonly Id[] {
  return block.flatMap((step): readonly Id[] => {
    switch (step.kind) {
      case "write":
      case "set":
        return [step.place.column];
      case "cascade":
        return [...step.stages.map((p) => p.column), ...writtenColumns(step.end, program)];
      case "branch":
        return [...step.arms.flatMap((a) => writtenColumns(a.then, program)), ...writtenColumns(step.otherwise, program)];
      case "loop": {
        const once = writtenColumns(step.body, program);
        return [...once, ...once];
      }
      case "call":
        return writtenColumns(program.plans[step.plan]?.body ?? [], program);
      case "series": {
        const once = writtenColumns(program.plans[step.once.plan]?.body ?? [], program);
        return [...once, ...once];
      }
      case "require":
      case "let":
      case "draw":
      case "ask":
      case "end":
      case "stop":
        return [];
      default:
        return unreachable(step);
    }
  });
}

