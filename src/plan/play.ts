// Interpreted play of a lowered program, for the editor, the command line and the tests: its plans as closures over an Io. Invariant:
// it does what the emitted engine does, step by step in the same order of dice and questions; the notes of a trace come from a second
// set of closures, so that play without a listener does not pay for them.

import { unreachable } from "../base/never.ts";
import { poolTimes, type Pool } from "../runtime/dice.ts";
import { Refusal, RuleError } from "../runtime/errors.ts";
import type { AskBase, Io } from "../runtime/io.ts";
import type { Note } from "../runtime/note.ts";
import type { State } from "../runtime/state.ts";
import { NONE } from "../runtime/value.ts";
import { slotsOf, valueBuilder, type Scope } from "./play-values.ts";
import type { Block, CallStep, Id, LoopStep, Place, Plan, PoolExpr, Program, Step } from "./types.ts";

/** `result` is NONE where the rule has none. `regs` are the plan's registers as they stand in the end; NONE: never reached. */
export interface Played {
  readonly result: number;
  readonly regs: readonly number[];
}

export interface Player {
  /**
   * Plays a rule and changes the states in `slots`. `pools` are the dice of this call, numbered behind those of the program.
   * @throws Refusal where a `require` fails: nothing was rolled or changed. RuleError as the Io, and `unknown-plan`,
   *   `mismatched-slots`, `unknown-dice`.
   */
  play(plan: Id, slots: readonly State[], args: readonly number[], io: Io, pools?: readonly Pool[]): Played;
}

/** A player for a lowered program. Plans are built when they are first played. */
export function player(program: Program): Player {
  const quiet = builder(program, false);
  const noted = builder(program, true);
  return {
    play(id, slots, args, io, pools = []) {
      const plan = program.plans[id];
      if (plan === undefined) throw new RuleError("unknown-plan", `There is no rule ${id}.`, { plan: id });
      if (slots.length !== plan.slots.length || args.length !== plan.givens)
        throw new RuleError("mismatched-slots", `${id} takes ${plan.slots.length} sheets and ${plan.givens} values.`, {
          plan: id,
          slots: plan.slots.length,
          givens: plan.givens,
        });
      const build = io.note === undefined ? quiet : noted;
      const roots = io.note === undefined ? [] : slots.map((state) => slots.indexOf(state));
      return build(id)({ io, pools }, slots, args, roots);
    },
  };
}

/** What stays the same in all plans of one run. */
interface Table {
  readonly io: Io;
  readonly pools: readonly Pool[];
}
interface Frame extends Scope {
  readonly table: Table;
  /** The slots of the outermost call; empty where nobody listens. */
  readonly roots: readonly number[];
  result: number;
}
type Run = (table: Table, slots: readonly State[], args: readonly number[], roots: readonly number[]) => Frame;

const GO_ON = 0;
const ENDED = 1;
const STOPPED = 2;
type Flow = typeof GO_ON | typeof ENDED | typeof STOPPED;
type Action = (f: Frame) => Flow;

function builder(program: Program, listening: boolean): (id: Id) => Run {
  const value = valueBuilder(program);
  const runs = new Map<Id, Run>();

  function runOf(id: Id): Run {
    const known = runs.get(id);
    if (known !== undefined) return known;
    const plan = program.plans[id];
    if (plan === undefined) throw new Error(`unknown plan ${id}`);
    const body = block(plan.body, plan);
    const unset = plan.regs.map(() => NONE);
    const run: Run = (table, slots, args, roots) => {
      const regs = unset.slice();
      for (let i = 0; i < args.length; i++) regs[i] = args[i]!;
      const frame: Frame = { regs, slots, table, roots, result: NONE };
      body(frame);
      return frame;
    };
    runs.set(id, run);
    return run;
  }

  function block(steps: Block, plan: Plan): Action {
    const actions = steps.map((s) => action(s, plan));
    const [first, second] = actions;
    if (first === undefined) return () => GO_ON;
    if (second === undefined) return first;
    return (f) => {
      for (let i = 0; i < actions.length; i++) {
        const flow = actions[i]!(f);
        if (flow !== GO_ON) return flow;
      }
      return GO_ON;
    };
  }

  /** The action, and where somebody listens, what it tells afterwards. */
  function told(act: (f: Frame) => void, note: (f: Frame) => Note): Action {
    if (!listening)
      return (f) => {
        act(f);
        return GO_ON;
      };
    return (f) => {
      act(f);
      f.table.io.note!(note(f));
      return GO_ON;
    };
  }

  function action(step: Step, plan: Plan): Action {
    const { origin } = step;
    switch (step.kind) {
      case "require": {
        const [test, why] = [value(step.test), step.why];
        return (f) => {
          if (test(f) !== 0) return GO_ON;
          if (listening) f.table.io.note!({ origin, kind: "refuse", why });
          throw new Refusal(why, origin);
        };
      }
      case "let": {
        const [to, of] = [step.to, value(step.value)];
        return told(
          (f) => {
            f.regs[to] = of(f);
          },
          (f) => ({ origin, kind: "let", to, value: f.regs[to]! }),
        );
      }
      case "draw":
        return draw(step, plan);
      case "ask":
        return ask(step, plan);
      case "set":
        return set(step.origin, step.place, value(step.value));
      case "call":
        return call(step);
      case "branch": {
        const arms = step.arms.map((a) => ({ test: value(a.test), then: block(a.then, plan) }));
        const otherwise = block(step.otherwise, plan);
        return (f) => {
          let arm = 0;
          while (arm < arms.length && arms[arm]!.test(f) === 0) arm++;
          if (arm === arms.length) arm = -1;
          if (listening) f.table.io.note!({ origin, kind: "branch", arm });
          return arm < 0 ? otherwise(f) : arms[arm]!.then(f);
        };
      }
      case "loop":
        return loop(step, plan);
      case "end": {
        const result = step.result === null ? null : value(step.result);
        return (f) => {
          if (result !== null) f.result = result(f);
          if (listening) f.table.io.note!({ origin, kind: "end", result: f.result });
          return ENDED;
        };
      }
      case "stop":
        return () => STOPPED;
      case "write":
      case "series":
      case "cascade":
        throw new Error(`${step.kind} in ${plan.id} was not lowered`);
      default:
        return unreachable(step);
    }
  }

  function draw(step: Extract<Step, { kind: "draw" }>, plan: Plan): Action {
    const { origin, to } = step;
    const pool = poolOf(step.pool);
    const label = to.length === 0 ? origin : plan.regs[to[0]!]!.name;
    const note = (f: Frame): Note => ({ origin, kind: "draw", to, values: to.map((r) => f.regs[r]!), pool: pool(f) });
    return told((f) => {
      const thrown = pool(f);
      if (thrown.value !== "list" && to.length === 1) {
        f.regs[to[0]!] = f.table.io.roll(thrown, label);
        return;
      }
      const list = f.table.io.rollList(thrown, label);
      for (let i = 0; i < to.length; i++) f.regs[to[i]!] = list[i] ?? NONE;
    }, note);
  }

  function poolOf(pool: PoolExpr): (f: Frame) => Pool {
    if (pool.kind === "count") {
      const [n, { most }] = [value(pool.n), pool];
      const one = program.pools[pool.of];
      if (one === undefined) throw new Error(`unknown dice ${pool.of}`);
      return (f) => poolTimes(one, Math.min(most, n(f)));
    }
    const index = value(pool.of);
    const own = program.pools;
    return (f) => {
      const i = index(f);
      return own[i] ?? f.table.pools[i - own.length] ?? f.table.io.pool(i);
    };
  }

  function ask(step: Extract<Step, { kind: "ask" }>, plan: Plan): Action {
    const { origin, to, key, by, allowed, secret } = step;
    const usualValue = step.usual === null ? null : value(step.usual);
    const sees = step.sees.map((reg) => ({ reg, name: plan.regs[reg]!.name }));
    const base = (f: Frame): AskBase => ({
      key,
      by,
      secret,
      usual: usualValue === null ? null : usualValue(f),
      sees: Object.fromEntries(sees.map(({ reg, name }) => [name, f.regs[reg]!])),
    });
    const note = (f: Frame): Note => ({ origin, kind: "ask", to, key, values: to.map((r) => f.regs[r]!), secret });
    if (allowed.kind === "range") {
      const { range, optional } = allowed;
      return told((f) => {
        f.regs[to[0]!] = f.table.io.ask({ ...base(f), range, optional });
      }, note);
    }
    return told((f) => {
      const order = f.table.io.askPlacing({ ...base(f), placing: allowed.n });
      for (let i = 0; i < to.length; i++) f.regs[to[i]!] = order[i] ?? NONE;
    }, note);
  }

  function set(origin: Id, place: Place, of: (f: Scope) => number): Action {
    const { slot, column } = place;
    const at = place.at === null ? (): number => 0 : value(place.at);
    return (f) => {
      const cells = f.slots[slot]![column]!;
      const entry = at(f);
      const from = cells[entry];
      if (from === undefined) throw new Error(`${column} has no entry ${entry}`);
      const to = of(f);
      cells[entry] = to;
      if (listening) f.table.io.note!({ origin, kind: "set", slot: f.roots[slot]!, column, entry, from, to });
      return GO_ON;
    };
  }

  function call(step: { readonly origin: Id } & CallStep): Action {
    const { origin, plan, slots, result, rolls } = step;
    const args = step.args.map(value);
    const sameSlots = slots.every((s, i) => s === i);
    let run: Run | null = null;
    return (f) => {
      run ??= runOf(plan);
      const given: number[] = [];
      for (let i = 0; i < args.length; i++) given.push(args[i]!(f));
      const roots = listening ? slots.map((s) => f.roots[s]!) : f.roots;
      if (listening) f.table.io.note!({ origin, kind: "call", plan, slots: roots, args: given });
      const inner = run(f.table, sameSlots ? f.slots : slotsOf(f, slots), given, roots);
      if (result !== null) f.regs[result] = inner.result;
      for (const [theirs, ours] of rolls) f.regs[ours] = inner.regs[theirs]!;
      if (listening) f.table.io.note!({ origin, kind: "return", plan, result: inner.result, to: result ?? -1 });
      return GO_ON;
    };
  }

  /** As flatten.ts has it: the bound is looked at anew in each round, the count rises before the body. */
  function loop(step: { readonly origin: Id } & LoopStep, plan: Plan): Action {
    const { origin, count } = step;
    const [test, body] = [value(step.test), block(step.body, plan)];
    const most = step.most === null ? null : value(step.most);
    return (f) => {
      if (count !== null) f.regs[count] = 0;
      for (let round = 0; ; round++) {
        if (most === null) f.table.io.round(origin);
        else if (round >= most(f)) return GO_ON;
        if (test(f) === 0) return GO_ON;
        if (count !== null) f.regs[count] = round + 1;
        if (listening) f.table.io.note!({ origin, kind: "round", round: round + 1 });
        const flow = body(f);
        if (flow === ENDED) return ENDED;
        if (flow === STOPPED) return GO_ON;
      }
    };
  }

  return runOf;
}
