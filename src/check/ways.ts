/**
 * All ways through the rules at once: which tests can come out how, which results and table cells can be reached.
 *
 * Invariant: what is called `never` or `unreached` really never happens, whatever the sheets and dice are; the other
 * direction is only a suspicion, for which a witness has to be found.
 */
import { unreachable } from "../base/never.ts";
import { needsOf } from "../plan/build/needs.ts";
import { all, isNotYet } from "../plan/build/values.ts";
import { not, partsOf } from "../plan/expr.ts";
import { fixed, type Interval, intervalsIn, joined, poolRange, unknownInterval } from "../plan/ranges.ts";
import type { Block, CallStep, Column, Derived, Expr, Id, Plan, Program, Range, Reg, Step, Watch } from "../plan/types.ts";
import { afterEffect, assigned, assumed, type Frame, intervalIn, joinedKnown, type Known, nothingKnown, type Verdict, verdict } from "./known.ts";

/** A place where the keys of a table arrive. `plan`: null in a value that is calculated. */
export interface Arrival {
  readonly table: Id;
  readonly keys: readonly Interval[];
  /** The same before an open row (`10+`) holds them at its end. */
  readonly unheld: readonly Interval[];
  readonly at: Extract<Expr, { kind: "lookup" }>;
  readonly plan: Id | null;
  /** The step, or the derived value. */
  readonly origin: Id;
  /** What came out in the expression before it is read. */
  readonly when: readonly Expr[];
}
/** A division whose divisor may be 0. */
export interface Division {
  readonly by: Expr;
  readonly plan: Id | null;
  readonly origin: Id;
  readonly when: readonly Expr[];
}
/** A test of a step: arm n of a branch, or a loop's. */
export interface Tested {
  readonly plan: Id;
  readonly origin: Id;
  readonly arm: number;
  readonly test: Expr;
  /** How what it compares lies, at most. */
  readonly left: Interval | null;
  readonly verdict: Verdict;
  /** Never true, but it could be in front of this sentence: the first of the results that stand directly before it. */
  readonly earlier: Id | null;
  /** What is done where it holds. */
  readonly then: Block;
}
/** A value that goes to where a type was written: a result, a `let`, a calculated value (`plan` null). */
export interface Given {
  readonly kind: "result" | "let" | "value";
  readonly plan: Id | null;
  readonly origin: Id;
  readonly value: Expr;
  readonly found: Interval;
}
/** A number that may lie outside of what the rule or formula takes that it is handed to. `range`: what it takes. */
export interface Handed {
  readonly plan: Id | null;
  readonly origin: Id;
  /** Null in a value that is calculated. */
  readonly step: Step | null;
  readonly when: readonly Expr[];
  /** The plan or derived value, and which of its registers; null: how often a series wants to succeed. */
  readonly called: Id;
  readonly at: Reg | null;
  readonly range: Range;
  readonly value: Expr;
  readonly found: Interval;
}
/** A call behind a roll or an effect of a rule that may be impossible, and what it needs that is not known there. */
export interface LateCall {
  readonly plan: Id;
  readonly origin: Id;
  readonly step: Step;
  readonly called: Id;
  readonly needs: readonly { readonly test: Expr; readonly why: Id }[];
  /** Nobody does it, so nobody could be told: what a conflict does by itself, and a reaction. */
  readonly isUnasked: boolean;
}
type Asked = Extract<Step, { kind: "require" }>;
/** Where a value is held at an end of its range. */
export interface Limit {
  readonly origin: Id;
  /** The column, or null in an expression. */
  readonly name: Id | null;
  readonly end: number;
  /** Nothing that arrives lies within. */
  readonly isAlways: boolean;
}
export interface Ways {
  readonly givens: readonly Given[];
  readonly handed: readonly Handed[];
  readonly lateCalls: readonly LateCall[];
  readonly limits: readonly Limit[];
  readonly arrivals: readonly Arrival[];
  readonly divisions: readonly Division[];
  readonly tests: readonly Tested[];
  /** Plan → results that some end of it can give. */
  readonly results: ReadonlyMap<Id, readonly Interval[]>;
  /** Steps that no way leads to: only the first of a block, and only if no plan reaches them. */
  readonly cutOff: readonly Id[];
  /** Plans that can come to the end of their text. */
  readonly openEnds: ReadonlySet<Id>;
}

/** `before`: sentences that modules put before rules; what a rule needs is still in time behind their effects, since all of it is known. */
export function waysThrough(program: Program, before: ReadonlySet<Id> = new Set()): Ways {
  const ways = waysOf(program, before, Object.values(program.plans).filter(({ id }) => !id.startsWith("$")), program.derived);
  return { ...ways, lateCalls: [...ways.lateCalls, ...waysOf(program, before, program.watches.map(asPlan), [], true).lateCalls] };
}

/** What a reaction does, as a plan. */
function asPlan({ id, layout, regs, body }: Watch): Plan {
  return { id, regs, givens: 1, slots: [{ name: layout, layout }], body, outcomes: null };
}

function waysOf(program: Program, before: ReadonlySet<Id>, plans: readonly Plan[], values: readonly Derived[], isReaction = false): Ways {
  const arrivals: Arrival[] = [];
  const divisions: Division[] = [];
  const tests: Tested[] = [];
  const limits: Limit[] = [];
  const givens: Given[] = [];
  const lateCalls: LateCall[] = [];
  const handed: Handed[] = [];
  let current: Step | null = null;
  /** The tests of the arms around; `if impossible` asks there for all that a call needs. */
  const guards: string[] = [];
  const cutOff = new Set<Id>();
  const reached = new Set<Id>();
  const openEnds = new Set<Id>();
  const results = new Map<Id, Interval[]>();
  const intervalOf = intervalsIn(program);
  const layouts = new Map(program.layouts.map((one) => [one.id, new Map(one.columns.map((column) => [column.id, column]))]));
  const columnOf = (layout: Id, column: Id): Column => layouts.get(layout)!.get(column)!;

  const stirring = new Map<Id, boolean>();
  const derived = new Map(program.derived.map((one) => [one.id, one]));

  for (const derived of values) readDerived(derived);
  plans.forEach(readPlan);
  return { givens, handed, lateCalls, limits, arrivals, divisions, tests, results, cutOff: [...cutOff].filter((one) => !reached.has(one)), openEnds };

  function readDerived(d: Derived): void {
    const regs = new Map<Reg, Interval>(d.params.map((p, i) => [i, fixed(p[0], p[1])]));
    const frame: Frame = { intervalOf, unknown: (r) => regs.get(r) ?? unknownInterval, column: (slot, column) => columnOf(d.slots[slot]!, column) };
    let known = nothingKnown;
    for (const one of d.lets) {
      visit(frame, known, one.value, null, d.id);
      known = assigned(known, one.to, intervalIn(frame, known, one.value));
    }
    visit(frame, known, d.value, null, d.id);
    givens.push({ kind: "value", plan: null, origin: d.id, value: d.value, found: intervalIn(frame, known, d.value) });
  }

  function readPlan(plan: Plan): void {
    const declared = (r: Reg): Interval => {
      const { range, optional } = plan.regs[r]!;
      return range === null ? { ...unknownInterval, none: optional } : fixed(range[0], range[1], optional);
    };
    const frame: Frame = { intervalOf, unknown: declared, column: (slot, column) => columnOf(plan.slots[slot]!.layout, column) };
    const isUnasked = isReaction || plan.id.startsWith("conflict/");
    const ends: Interval[] = [];
    results.set(plan.id, ends);
    if (block(plan.body, { ...nothingKnown, begun: isUnasked }) !== null) openEnds.add(plan.id);

    /** Null: no way goes on behind it. */
    function block(steps: Block, from: Known): Known | null {
      let known: Known | null = from;
      let run: Run | null = null;
      let asked: readonly Asked[] = [];
      for (const step of steps) {
        if (known !== null && step.kind === "series" && asked.length > 0) lateCalls.push({ plan: plan.id, origin: step.origin, step: asked[0]!, called: step.once.plan, needs: asked, isUnasked });
        asked = step.kind !== "require" ? [] : known?.begun === true && verdict(frame, known, step.test) !== "always" ? [...asked, step] : asked;
        if (known === null) {
          cutOff.add(step.origin);
          return null;
        }
        reached.add(step.origin);
        run = isResultIf(step) ? (run ?? { known, first: step.origin }) : null;
        const around: Step | null = current;
        current = step;
        known = one(step, known, run);
        current = around;
      }
      return known;
    }

    function see(known: Known, e: Expr, origin: Id): Interval {
      visit(frame, known, e, plan.id, origin);
      return intervalIn(frame, known, e);
    }

    function told(kind: Given["kind"], origin: Id, value: Expr, found: Interval): Interval {
      givens.push({ kind, plan: plan.id, origin, value, found });
      return found;
    }

    function one(step: Step, known: Known, run: Run | null): Known | null {
      switch (step.kind) {
        case "require":
          see(known, step.test, step.origin);
          return assumed(frame, known, step.test, true);
        case "let":
          return assigned(known, step.to, told("let", step.origin, step.value, see(known, step.value, step.origin)));
        case "draw": {
          const range = poolRange(program, step.pool, (e) => see(known, e, step.origin));
          return step.to.reduce<Known>((at, r) => assigned(at, r, { ...fixed(range[0], range[1]), none: plan.regs[r]!.optional }), { ...known, begun: true });
        }
        case "ask": {
          if (step.usual !== null) see(known, step.usual, step.origin);
          const { allowed } = step;
          const given = allowed.kind === "range" ? fixed(allowed.range[0], allowed.range[1], allowed.optional) : fixed(0, allowed.n - 1);
          return step.to.reduce((at, r) => assigned(at, r, given), known);
        }
        case "write":
          limited(step, see(known, step.value, step.origin));
          return { ...afterEffect(known), begun: known.begun || !before.has(step.origin) };
        case "set":
          see(known, step.value, step.origin);
          return afterEffect(known);
        case "call":
          for (const arg of step.args) see(known, arg, step.origin);
          handOn(step, step, known);
          if (known.begun) late(step, step, known);
          return { ...afterCall(step, known), begun: known.begun || stirs(step.plan) };
        case "series": {
          for (const e of [...step.once.args, step.need, step.rerolls]) see(known, e, step.origin);
          handOn(step, step.once, known);
          hand({ plan: plan.id, origin: step.origin, step, when: [], called: step.once.plan, at: null, range: [1, 2 ** 29], value: step.need, found: intervalIn(frame, known, step.need) });
          const after = step.tally.reduce((at, r) => assigned(at, r, declared(r)), afterCall(step.once, known));
          return assigned(after, step.result, given(step.once.plan));
        }
        case "branch":
          return branch(step, known, run);
        case "loop": {
          const inside = { ...afterEffect(assignedIn(step.body).reduce((at, r) => assigned(at, r, declared(r)), known)), begun: known.begun || happens(step.body) };
          if (step.most !== null) see(known, step.most, step.origin);
          see(inside, step.test, step.origin);
          tests.push({ plan: plan.id, origin: step.origin, arm: 0, test: step.test, left: null, verdict: verdict(frame, inside, step.test), earlier: null, then: step.body });
          block(step.body, assumed(frame, inside, step.test, true));
          return inside;
        }
        case "cascade":
          see(known, step.amount, step.origin);
          block(step.end, assigned(afterEffect(known), step.rest, unknownInterval));
          return assigned(afterEffect(known), step.rest, unknownInterval);
        case "end":
          if (step.result !== null) ends.push(told("result", step.origin, step.result, see(known, step.result, step.origin)));
          return null;
        case "stop":
          return null;
        default:
          return unreachable(step);
      }
    }

    function handOn(step: Step, call: CallStep, known: Known): void {
      program.plans[call.plan]?.regs.forEach(({ kind, range }, at) => {
        const value = call.args[at];
        if (kind === "given" && range !== null && value !== undefined) hand({ plan: plan.id, origin: step.origin, step, when: [], called: call.plan, at, range, value, found: intervalIn(frame, known, value) });
      });
    }

    function late(step: Step, call: CallStep, known: Known): void {
      const asked = needsBefore(call);
      if (guards.includes(JSON.stringify(all(asked.map(({ test }) => test))))) return;
      const needs = asked.filter(({ test }) => verdict(frame, known, test) !== "always");
      if (needs.length > 0) lateCalls.push({ plan: plan.id, origin: step.origin, step, called: call.plan, needs, isUnasked });
    }

    function limited({ origin, place }: Extract<Step, { kind: "write" }>, { lo, hi, none }: Interval): void {
      const { id, range, lo: low, hi: high, kind } = columnOf(plan.slots[place.slot]!.layout, place.column);
      if (id.startsWith("$") || kind === "dice") return;
      if (high === undefined) limits.push({ origin, name: id, end: range[1], isAlways: !none && lo > range[1] });
      if (low === undefined) limits.push({ origin, name: id, end: range[0], isAlways: !none && lo <= hi && hi < range[0] });
    }

    function given(called: Id): Interval {
      const outcomes = program.plans[called]?.outcomes;
      return outcomes === undefined || outcomes === null ? { ...unknownInterval, none: true } : fixed(outcomes[0], outcomes[1], true);
    }

    function afterCall(step: Extract<Step, { kind: "call" }>, known: Known): Known {
      const after = step.rolls.reduce((at, [, ours]) => assigned(at, ours, { ...declared(ours), none: true }), afterEffect(known));
      return step.result === null ? after : assigned(after, step.result, { ...given(step.plan), none: plan.regs[step.result]!.optional });
    }

    function branch(step: Extract<Step, { kind: "branch" }>, from: Known, run: Run | null): Known | null {
      let known = from;
      let after: Known | null = null;
      let isOpen = true;
      const join = (way: Known | null): void => {
        if (way !== null) after = after === null ? way : joinedKnown(after, way, declared);
      };
      step.arms.forEach((arm, place) => {
        see(known, arm.test, step.origin);
        const found = isOpen ? verdict(frame, known, arm.test) : "never";
        tests.push({ plan: plan.id, origin: step.origin, arm: place, test: arm.test, left: arm.test.kind === "test" ? intervalIn(frame, known, arm.test.a.kind === "int" ? arm.test.b : arm.test.a) : null, verdict: found, earlier: found === "never" && run !== null && run.first !== step.origin && verdict(frame, run.known, arm.test) !== "never" ? run.first : null, then: arm.then });
        guards.push(JSON.stringify(arm.test));
        if (found !== "never") join(block(arm.then, assumed(frame, known, arm.test, true)));
        guards.pop();
        known = assumed(frame, known, arm.test, false);
        if (found === "always") isOpen = false;
      });
      const [other] = step.otherwise;
      if (isOpen) join(block(step.otherwise, known));
      else if (other !== undefined) cutOff.add(other.origin);
      return after;
    }
  }

  function hand(one: Handed): void {
    const { found: { lo, hi }, range } = one;
    if (lo <= hi && (lo < range[0] || hi > range[1])) handed.push(one);
  }

  /** Whether a plan rolls or changes anything. */
  function stirs(id: Id): boolean {
    let known = stirring.get(id);
    if (known === undefined) stirring.set(id, (known = happens(program.plans[id]?.body ?? [])));
    return known;
  }
  function happens(steps: Block): boolean {
    return steps.some((step) => {
      switch (step.kind) {
        case "draw":
        case "write":
        case "set":
        case "series":
        case "cascade":
          return true;
        case "call":
          return stirs(step.plan);
        case "branch":
          return happens(step.otherwise) || step.arms.some((arm) => happens(arm.then));
        case "loop":
          return happens(step.body);
        case "require":
        case "let":
        case "ask":
        case "end":
        case "stop":
          return false;
        default:
          return unreachable(step);
      }
    });
  }

  /** What a called rule needs, in its caller's terms. */
  function needsBefore(call: CallStep): LateCall["needs"] {
    try {
      return needsOf(program.plans, call);
    } catch (error) {
      if (!isNotYet(error)) throw error;
      return [];
    }
  }

  /** Finds lookups, on the ways inside an expression. */
  function visit(frame: Frame, known: Known, e: Expr, plan: Id | null, origin: Id, when: readonly Expr[] = []): void {
    if (e.kind === "lookup") arrivals.push({ table: e.table, keys: e.keys.map((key) => intervalIn(frame, known, key)), unheld: e.keys.map((key) => intervalIn(frame, known, withoutEnd(withoutEnd(key, "min"), "max"))), at: e, plan, origin, when });
    if (e.kind === "value") {
      derived.get(e.derived)?.params.forEach((range, at) => {
        hand({ plan, origin, step: plan === null ? null : current, when, called: e.derived, at, range, value: e.args[at]!, found: intervalIn(frame, known, e.args[at]!) });
      });
    }
    if (e.kind === "divide" || e.kind === "remainder") {
      const { lo, hi } = intervalIn(frame, known, e.den);
      if (lo <= 0 && hi >= 0 && e.den.kind !== "int") divisions.push({ by: e.den, plan, origin, when });
    }
    if (e.kind === "math" && (e.op === "max" || e.op === "min") && e.a.kind === "int") {
      const { lo, hi, none } = intervalIn(frame, known, e.b);
      const isAlways = !none && lo <= hi && (e.op === "max" ? hi < e.a.value : lo > e.a.value);
      if (lo <= hi) limits.push({ origin, name: null, end: e.a.value, isAlways });
    }
    if (e.kind === "choose") {
      visit(frame, known, e.test, plan, origin, when);
      const found = verdict(frame, known, e.test);
      if (found !== "never") visit(frame, assumed(frame, known, e.test, true), e.yes, plan, origin, [...when, e.test]);
      if (found !== "always") visit(frame, assumed(frame, known, e.test, false), e.no, plan, origin, [...when, not(e.test)]);
      return;
    }
    if (e.kind === "and" || e.kind === "or") {
      let [at, before]: [Known, readonly Expr[]] = [known, when];
      for (const part of e.args) {
        visit(frame, at, part, plan, origin, before);
        at = assumed(frame, at, part, e.kind === "and");
        before = [...before, e.kind === "and" ? part : not(part)];
      }
      return;
    }
    for (const part of partsOf(e)) visit(frame, known, part, plan, origin, when);
  }
}

/** Without the outermost end of this kind, if the expression is held by one. */
function withoutEnd(e: Expr, op: "max" | "min"): Expr {
  if (e.kind === "choose" && e.test.kind === "isNone") return withoutEnd(e.no, op);
  return e.kind === "math" && e.op === op && e.a.kind === "int" ? e.b : e;
}

/** Sentences `result … if …` below each other: what was known in front of the first. */
interface Run {
  readonly known: Known;
  readonly first: Id;
}
function isResultIf(step: Step): boolean {
  const [only, ...others] = step.kind === "branch" ? step.arms : [];
  return step.kind === "branch" && step.otherwise.length === 0 && others.length === 0 && only?.then.length === 1 && only.then[0]?.kind === "end";
}

function assignedIn(steps: Block): readonly Reg[] {
  return steps.flatMap((step): readonly Reg[] => {
    switch (step.kind) {
      case "let":
        return [step.to];
      case "draw":
      case "ask":
        return step.to;
      case "call":
        return [...(step.result === null ? [] : [step.result]), ...step.rolls.map(([, ours]) => ours)];
      case "series":
        return [step.result, ...step.tally, ...step.once.rolls.map(([, ours]) => ours)];
      case "branch":
        return [...step.arms.flatMap((arm) => assignedIn(arm.then)), ...assignedIn(step.otherwise)];
      case "loop":
        return [...(step.count === null ? [] : [step.count]), ...assignedIn(step.body)];
      case "cascade":
        return [step.rest, ...assignedIn(step.end)];
      case "require":
      case "write":
      case "set":
      case "end":
      case "stop":
        return [];
      default:
        return unreachable(step);
    }
  });
}

/** The smallest interval around some. */
export function around(intervals: readonly Interval[]): Interval | null {
  return intervals.length === 0 ? null : intervals.reduce(joined);
}
