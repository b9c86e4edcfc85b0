// What a called rule needs, in its caller's terms: for `if impossible`, and in front of a series, whose tries ask no more. Invariant: what is
// asked before a call is what the called plan asks itself on the way to its first roll, question or effect, with the same reasons.

import { mapExpr } from "../expr.ts";
import type { Block, CallStep, Expr, Plan, Program, Reg, Slot, Step } from "../types.ts";
import type { Id } from "../../model/types.ts";
import type { Draft } from "./draft.ts";
import * as v from "./values.ts";

export type Made = { readonly origin: Id } & CallStep;
type Plans = Program["plans"];
type Need = Extract<Step, { readonly kind: "require" }>;

/** Whether the called rule can happen. */
export function possible(d: Draft, call: Pick<Made, "plan" | "args" | "slots">): Expr {
  return v.all(needsOf(d.b.plans, call).map(({ test }) => test));
}

/** What the called rule and the rules that it calls need, as conditions of the caller. */
export function needsOf(plans: Plans, call: Pick<Made, "plan" | "args" | "slots">): readonly Need[] {
  const { body } = plans[call.plan]!;
  const known: Known = new Map(call.args.map((a, i) => [i, () => a]));
  return needsIn(plans, body, known, (s) => call.slots[s]!, v.yes);
}

/** Registers of a block in the caller's terms; worked out where a need reads one. */
type Known = ReadonlyMap<Reg, () => Expr>;

/** `where`: on which way the block is reached. */
function needsIn(plans: Plans, block: Block, known: Known, slot: (s: Slot) => Slot, where: Expr): readonly Need[] {
  const ours = (e: Expr): Expr =>
    mapExpr(e, { reg: (r) => known.get(r)?.() ?? v.notYet("a need that speaks of a later value"), slot });
  const called = ({ plan, args, slots }: CallStep): readonly Need[] => {
    const theirs: Known = new Map(args.map((a, i) => [i, () => ours(a)]));
    return needsIn(plans, plans[plan]!.body, theirs, (s) => slot(slots[s]!), where);
  };
  const [step, ...rest] = block;
  switch (step?.kind) {
    case "require":
      return [{ ...step, test: v.choose(where, ours(step.test), v.yes) }, ...needsIn(plans, rest, known, slot, where)];
    case "let":
      return needsIn(plans, rest, new Map(known).set(step.to, () => ours(step.value)), slot, where);
    case "branch": {
      const arms = [...step.arms, { test: v.yes, then: step.otherwise }];
      return arms.flatMap((arm, i) => {
        const way = [...arm.then, ...rest];
        if (!mayNeed(plans, way)) return [];
        const others = arms.slice(0, i).map((other) => v.opposite(ours(other.test)));
        return needsIn(plans, way, known, slot, v.all([where, ...others, ours(arm.test)]));
      });
    }
    // Only what a module puts before a rule stands in front of what the rule needs, and all of that is known before.
    case "write":
      return needsIn(plans, rest, known, slot, where);
    case "call":
      return called(step);
    case "series":
      return called(step.once);
    default:
      return [];
  }
}

/** Whether something may be asked in it; most ways need nothing, and there are many of them. */
function mayNeed(plans: Plans, block: Block): boolean {
  return block.some((step) => {
    if (step.kind === "branch") return mayNeed(plans, step.otherwise) || step.arms.some(({ then }) => mayNeed(plans, then));
    if (step.kind === "call") return mayNeed(plans, plans[step.plan]!.body);
    return step.kind === "require" || step.kind === "series";
  });
}

/** The call as the try of a series: it asks no more what was asked before the first. */
export function tried(d: Draft, once: Made): Made {
  return { ...once, plan: withoutNeeds(d, once.plan) };
}

/** A plan like this one that asks nothing before its first roll, question or effect; itself where it does not. */
function withoutNeeds(d: Draft, id: Id): Id {
  const { plans, doors } = d.b;
  const again: Id = `${id}/$again`;
  if (plans[again] !== undefined) return again;
  const plan: Plan = plans[id]!;
  const body = unasked(d, plan.body);
  if (body === plan.body) return id;
  plans[again] = { ...plan, id: again, body };
  doors[again] = { ...doors[id]!, plan: again };
  return again;
}

/** The same block, where nothing is asked in it. */
function unasked(d: Draft, block: Block): Block {
  const [step, ...rest] = block;
  switch (step?.kind) {
    case "require":
      return unasked(d, rest);
    case "let":
    case "write":
      return followed(d, block, step, step, rest);
    case "branch": {
      const arms = step.arms.map((arm) => ({ arm, then: unasked(d, arm.then) }));
      const otherwise = unasked(d, step.otherwise);
      const same = otherwise === step.otherwise && arms.every(({ arm, then }) => then === arm.then);
      const now = same ? step : { ...step, otherwise, arms: arms.map(({ arm, then }) => ({ ...arm, then })) };
      // Behind a question a need refuses the answer.
      const happens = [...step.arms.map(({ then }) => then), step.otherwise].some((arm) => !arm.every(isQuiet));
      if (happens) return same ? block : [now, ...rest];
      return followed(d, block, step, now, rest);
    }
    case "call": {
      const plan = withoutNeeds(d, step.plan);
      return plan === step.plan ? block : [{ ...step, plan }, ...rest];
    }
    default:
      return block;
  }
}
function isQuiet(step: Step): boolean {
  if (step.kind === "branch") return step.otherwise.every(isQuiet) && step.arms.every(({ then }) => then.every(isQuiet));
  return step.kind === "require" || step.kind === "let" || step.kind === "write" || step.kind === "end";
}
function followed(d: Draft, block: Block, step: Step, now: Step, rest: Block): Block {
  const then = unasked(d, rest);
  return now === step && then.length === rest.length && then.every((one, i) => one === rest[i]) ? block : [now, ...then];
}
