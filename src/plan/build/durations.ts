// How long conditions last: hidden columns, one for each way of ending. Each is a source of its own that keeps the condition; it ends with
// the last of them. Invariant: a condition that is there without any such column set stays until somebody takes it away.

import { doneKey, lastingKeys } from "../../model/durations.ts";
import type { Check, Condition, Id } from "../../model/types.ts";
import { cell, int, partsOf, reg } from "../expr.ts";
import type { Block, Expr, Place, Slot, Step } from "../types.ts";
import type { Build } from "./context.ts";
import { type Draft, hiddenReg } from "./draft.ts";
import * as v from "./values.ts";

const at = (slot: Slot, condition: Condition, key: string): Place => ({ slot, column: `${condition.name}/${key}`, at: null });
const keysOf = (condition: Condition): readonly string[] => condition.fields.map(({ name }) => name).filter((name) => name.startsWith("$"));

/** A condition that is gone keeps no values. */
export function emptied(b: Build, slot: Slot, condition: Id, origin: Id, d: Pick<Draft, "quiet"> = { quiet: false }): Block {
  const { name, fields } = b.index.condition(condition);
  const stored = fields.filter((f) => f.storage === "stored");
  if (stored.length === 0) return [];
  const then = stored.map((f): Step => ({ origin, kind: "write", place: { slot, column: `${name}/${f.name}`, at: null }, value: v.none, verb: "becomes", ...(d.quiet ? { quiet: true } : {}) }));
  return [{ origin, kind: "branch", arms: [{ test: v.equals(cell({ slot, column: name, at: null }), int(0)), then }], otherwise: [] }];
}

/** Conditions of a sheet that may last like that. */
export function lastingAs(b: Build, layout: Id, key: string): readonly Condition[] {
  return b.index.conditionsOf(layout).filter((one) => one.while === null && keysOf(one).includes(key));
}

/** Gained again, the longer duration counts; gained without one, or there without one, it stays. `given` null: not this way. */
export function lasts(condition: Condition, key: string, slot: Slot, given: Expr | null, hasAny: boolean): Expr {
  if (!hasAny) return v.none;
  const isThere = v.below(int(0), cell({ slot, column: condition.name, at: null }));
  const before = cell(at(slot, condition, key));
  if (given === null) return v.choose(isThere, before, v.none);
  const stays = v.all([isThere, ...keysOf(condition).map((one) => v.absent(cell(at(slot, condition, one))))]);
  const longer = v.choose(v.absent(before), given, v.highest(before, given));
  return v.choose(stays, v.none, v.choose(isThere, longer, given));
}

/** One way of lasting is over: the condition ends where no other keeps it. */
export function sourceEnds(b: Build, origin: Id, slot: Slot, condition: Condition, key: string): Block {
  const others = keysOf(condition).filter((one) => one !== key);
  const over: Block = [
    { origin, kind: "write", place: { slot, column: condition.name, at: null }, value: int(0), verb: "becomes" },
    ...emptied(b, slot, condition.id, origin),
  ];
  if (others.length === 0) return over;
  const isLast = v.all(others.map((one) => v.absent(cell(at(slot, condition, one)))));
  return [
    { origin, kind: "write", place: at(slot, condition, key), value: v.none, verb: "becomes" },
    { origin, kind: "branch", arms: [{ test: isLast, then: over }], otherwise: [] },
  ];
}

/** Counts down (rounds, turns), or ends at once. */
export function countedDown(b: Build, slot: Slot, condition: Condition, key: string): Step {
  const left = at(slot, condition, key);
  const over = sourceEnds(b, condition.id, slot, condition, key);
  const counts = key === lastingKeys.rounds || key === lastingKeys.turns;
  const fewer: Step = { origin: condition.id, kind: "write", place: left, value: v.minus(cell(left), int(1)), verb: "becomes" };
  const then: Block = counts ? [{ origin: condition.id, kind: "branch", arms: [{ test: v.upTo(cell(left), int(1)), then: over }], otherwise: [fewer] }] : over;
  return { origin: condition.id, kind: "branch", arms: [{ test: v.opposite(v.absent(cell(left))), then }], otherwise: [] };
}

/** The body of a rule with what ends by its being done: what lasts until then, and what counted for this check only. */
export function withEndings(d: Draft, check: Check, body: Block): Block {
  const { b, self } = d;
  if (self === null || check.word === "creation") return body;
  const layout = d.slots[self]!.layout;
  const steps = [
    ...lastingAs(b, layout, lastingKeys.check).flatMap((one): Block => {
      const test = readBy(d, check, one, body, self);
      if (test === null) return [];
      const over = countedDown(b, self, one, lastingKeys.check);
      return test.kind === "int" ? [over] : [{ origin: one.id, kind: "branch", arms: [{ test, then: [over] }], otherwise: [] }];
    }),
    ...lastingAs(b, layout, doneKey(check.name)).map((one) => countedDown(b, self, one, doneKey(check.name))),
  ];
  if (steps.length === 0) return body;
  const before = beforeEnds(d, body, steps);
  return leaves(body) ? before : [...before, ...steps];
}

function beforeEnds(d: Draft, block: Block, steps: Block): Block {
  return block.flatMap((step): Block => {
    switch (step.kind) {
      case "end": {
        const { result, origin } = step;
        if (result === null || result.kind === "int" || result.kind === "none" || result.kind === "reg") return [...steps, step];
        const to = hiddenReg(d, "Ergebnis", true);
        return [{ origin, kind: "let", to, value: result }, ...steps, { ...step, result: reg(to) }];
      }
      case "branch":
        return [{ ...step, arms: step.arms.map((arm) => ({ ...arm, then: beforeEnds(d, arm.then, steps) })), otherwise: beforeEnds(d, step.otherwise, steps) }];
      case "loop":
        return [{ ...step, body: beforeEnds(d, step.body, steps) }];
      default:
        return [step];
    }
  });
}

/** Whether it never goes on behind its last step. */
function leaves(block: Block): boolean {
  const last = block.at(-1);
  if (last?.kind === "end") return true;
  return last?.kind === "branch" && last.otherwise.length > 0 && leaves(last.otherwise) && last.arms.every((arm) => leaves(arm.then));
}

// ── what a check reads ───────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * When a condition modifies the check, or a value of the acting sheet that the check reads itself; null: never. Which entry is read may
 * hang on what was given.
 */
function readBy(d: Draft, check: Check, condition: Condition, body: Block, self: Slot): Expr | null {
  const { b } = d;
  const tests = condition.modifiers.flatMap(({ to }): readonly Expr[] => {
    if (to.kind === "check") return to.check === check.id ? [v.yes] : [];
    const field = to.kind === "field" ? to.field : b.index.collection(to.collection).own?.id;
    if (field === undefined) return [];
    const entries = readsOf(d, body, self, field);
    if (to.kind !== "entry") return entries.length > 0 ? [v.yes] : [];
    const entry = int(b.index.collection(to.collection).entries.findIndex(({ name }) => name === to.entry));
    return entries.map((one) => (one === null ? v.yes : v.equals(one, entry)));
  });
  return tests.length === 0 ? null : v.any(tests);
}

/** Each reading of a field by these steps: which entry, where that is given or fixed (null: any). */
function readsOf(d: Draft, body: Block, self: Slot, field: Id): readonly (Expr | null)[] {
  const { b } = d;
  const found: (Expr | null)[] = [];
  const seen = new Set<Id>();
  const isField = (id: Id): boolean => id === field || id.startsWith(`${field}@`) || id.startsWith(`${field}+`);
  const isKnown = (e: Expr): boolean => (e.kind === "reg" ? d.regs[e.reg]?.kind === "given" : e.kind === "int" || (e.kind === "math" && isKnown(e.a) && isKnown(e.b)));
  const visit = (e: Expr, slot: Slot, isOuter: boolean): void => {
    if (e.kind === "value" && e.slots.includes(slot)) {
      const [entry] = e.args;
      if (isField(e.derived)) found.push(entry !== undefined && (entry.kind === "int" || (isOuter && isKnown(entry))) ? entry : null);
      if (!seen.has(e.derived)) {
        seen.add(e.derived);
        const one = b.derived.get(e.derived);
        const inner = e.slots.indexOf(slot);
        if (one !== undefined) for (const part of [one.value, ...one.lets.map((made) => made.value)]) visit(part, inner, false);
      }
    }
    partsOf(e).forEach((part) => visit(part, slot, isOuter));
  };
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === "object" && part !== null) {
      if ("kind" in part && part.kind === "value" && "derived" in part) visit(part as Expr, self, true);
      else Object.values(part).forEach(walk);
    }
  };
  walk(body);
  return found;
}
