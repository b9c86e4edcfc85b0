// Calls of checks and cascades: which slot of the caller stands in which slot of the called plan, arguments by register, the rolls that
// are read afterwards.

import type { Call, Expr as ModelExpr, Given, Id, SuffersSentence } from "../../model/types.ts";
import { int, reg } from "../expr.ts";
import type { Block, Expr, Reg, Slot, Step } from "../types.ts";
import type { Special } from "./context.ts";
import { ctxOf, type Draft, hiddenReg, intOf, newReg } from "./draft.ts";
import type { PlanDoor } from "./door.ts";
import { plainType } from "./model-index.ts";
import { type Made, needsOf, possible, tried } from "./needs.ts";
import { waysOf } from "./references.ts";
import * as v from "./values.ts";
import { type Val, whole } from "./values.ts";

/** Steps of a call; the result goes to `result` where it is wanted. `local` is the name that holds it. */
export function callSteps(d: Draft, origin: Id, call: Call, result: Reg | null, local: string | null): Block {
  const self = call.who === null ? d.self : v.slotOf(d.b.expression(call.who, ctxOf(d)));
  // Those of the running call hold in all that it calls for the same sheet.
  const kinded = (call.kinded ?? []).map(({ by, as }): Special => ({ field: null, entry: null, by: intOf(d, by), as }));
  const specials = [...(self === d.self ? d.specials : []), ...call.special.flatMap((s) => specialsOf(d, s)), ...kinded];
  const against = call.against === null ? null : v.slotOf(d.b.expression(call.against, ctxOf(d)));
  const conflict = call.conflict === null ? null : v.slotOf(d.b.expression(call.conflict, ctxOf(d)));
  const args = call.args.map((a) => argument(d, a));
  const check = d.b.index.check(call.check);
  const door = d.b.planOf(
    call.check,
    specials.map((s) => ({ field: s.field, entry: s.entry !== null, as: s.as })),
    layoutsOf(d, check, [check.self === null ? null : self, against], args),
  );
  const general = call.general === null ? null : intOf(d, call.general);
  const once = madeCall(d, origin, door, self, against, args, general, result, local, specials, conflict);
  const steps: Block =
    call.series === null ? [{ ...once, kind: "call" }] : [...needsOf(d.b.plans, once), series(d, origin, call, tried(d, once), door, result)];
  if (call.ifImpossible === null) return steps;
  const otherwise: Block =
    result === null ? [] : [{ origin, kind: "let", to: result, value: intOf(d, call.ifImpossible) }];
  return [{ origin, kind: "branch", arms: [{ test: possible(d, once), then: steps }], otherwise }];
}

/** What the sheets of a call are: who acts, who is against it, then those given. */
function layoutsOf(d: Draft, of: { readonly givens: readonly Given[] }, roles: readonly (Slot | null)[], args: readonly Val[]): readonly Id[] {
  const given = of.givens.flatMap((one, i) => (plainType(one.type).kind === "sheet" && args[i]?.kind === "slot" ? [args[i].slot] : []));
  return [...roles.filter((slot) => slot !== null), ...given].map((slot) => d.slots[slot]!.layout);
}

function specialsOf(d: Draft, { place, by, as: kind }: Call["special"][number]): readonly Special[] {
  const [amount, as] = [intOf(d, by), kind ?? null];
  if (place.kind === "field") return [{ field: place.field, entry: null, by: amount, as }];
  if (place.kind !== "entry") return v.notYet("a special modifier on such a value");
  const entry = intOf(d, place.entry);
  return waysOf(d.b, place.entry.type, place.field, entry).map(({ field }) => ({ field: field.id, entry, by: amount, as }));
}

function argument(d: Draft, e: ModelExpr): Val {
  return e.kind === "text" ? { kind: "text", text: e.value } : d.b.expression(e, ctxOf(d));
}

function madeCall(
  d: Draft,
  origin: Id,
  door: PlanDoor,
  self: Slot | null,
  against: Slot | null,
  args: readonly Val[],
  general: Expr | null,
  result: Reg | null,
  local: string | null,
  specials: readonly Special[] = [],
  conflict: Slot | null = null,
): Made {
  const plan = d.b.plans[door.plan]!;
  const slots: Slot[] = [];
  // What a relation says of two of them stands behind them all.
  plan.slots.forEach((_, i) => void slots.push(slotFor(i)));
  function slotFor(i: Slot): Slot {
    if (i === door.self) return self ?? v.notYet("a call of nobody");
    if (i === door.against) return against ?? v.notYet("a call without an opponent");
    if (i === door.conflict) return conflict ?? v.notYet("a call outside of a conflict");
    const k = door.params.findIndex((p) => p.at.kind === "slot" && p.at.slot === i);
    const pair = door.pairs.find((one) => one.slot === i);
    if (pair !== undefined) return ctxOf(d).pair(pair.relation, slots[pair.conflict]!, slots[pair.a]!, slots[pair.b]!);
    return v.slotOf(args[k] ?? v.notYet("a missing argument"));
  }
  const given = Array.from({ length: plan.givens }, (): Expr => v.none);
  door.params.forEach((p, i) => {
    const arg = args[i] ?? v.notYet("a missing argument");
    if (p.at.kind === "reg") given[p.at.reg] = v.expr(arg);
    if (p.at.kind === "list") fillList(p.at, arg, given);
  });
  if (door.modifiers !== null) given[door.modifiers] = general ?? int(0);
  door.specials.forEach((at, i) => {
    const { entry, by } = specials[i]!;
    if (at.entry !== null && entry !== null) given[at.entry] = entry;
    given[at.by] = by;
  });
  const rolls = [...((local === null ? undefined : d.wanted.get(local)) ?? [])].map((name): readonly [Reg, Reg] => {
    const theirs = door.names[name]?.regs[0] ?? v.notYet("the roll {roll}", { roll: name });
    const ours = newReg(d, `${local!}'s ${name}`, "hidden", true);
    d.brought.set(`${local!} ${name}`, whole(reg(ours)));
    return [theirs, ours];
  });
  return { origin, kind: "call", plan: door.plan, slots, args: given, result, rolls };
}

/** Items that are there move to the front. */
function fillList(at: { readonly length: Reg; readonly items: readonly Reg[] }, arg: Val, given: Expr[]): void {
  const items = v.itemsOf(arg);
  if (items.every((i) => i.present === null)) {
    if (items.length > at.items.length) v.notYet("a list that is longer than it may be");
    given[at.length] = int(items.length);
    items.forEach((item, i) => {
      given[at.items[i]!] = v.expr(item.value);
    });
    return;
  }
  const counts = items.map((item) => item.present ?? v.yes);
  given[at.length] = v.lowest(
    int(at.items.length),
    counts.reduce((n, c) => v.plus(n, v.choose(c, int(1), int(0))), int(0)),
  );
  at.items.forEach((r, n) => {
    const from = (i: number, left: number): Expr => {
      const item = items[i];
      if (item === undefined) return v.none;
      const here = left === 0 ? v.expr(item.value) : from(i + 1, left - 1);
      return v.choose(counts[i]!, here, from(i + 1, left));
    };
    given[r] = from(0, n);
  });
}

function series(d: Draft, origin: Id, call: Call, once: Made, door: PlanDoor, result: Reg | null): Step {
  const of = call.series!;
  const success = door.gives?.kind === "step" ? d.b.index.scale(door.gives.scale).success : null;
  const kept = result ?? hiddenReg(d, "Ergebnis");
  return {
    origin,
    kind: "series",
    once: { ...once, result: null },
    success: success ?? v.notYet("a series of a check that says no success"),
    need: intOf(d, of.need),
    rerolls: intOf(d, of.rerolls),
    keep: of.keep,
    result: kept,
    tally: [newReg(d, "Erfolge", "tally"), newReg(d, "Neuwürfe", "tally")],
  };
}

export function suffers(d: Draft, s: SuffersSentence): Block {
  const self = v.slotOf(d.b.expression(s.who, ctxOf(d)));
  const given = s.args.map((a) => argument(d, a));
  const args: readonly Val[] = [whole(v.highest(int(0), intOf(d, s.amount))), ...given];
  const door = d.b.planOf(s.cascade, [], layoutsOf(d, d.b.index.cascade(s.cascade), [self], given));
  return [madeCall(d, s.id, door, self, null, args, null, null, null)];
}

/** A stage that is another cascade. */
export function cascadeCall(d: Draft, origin: Id, cascade: Id, amount: Expr, args: readonly ModelExpr[]): Step {
  const given = args.map((a) => argument(d, a));
  return madeCall(
    d,
    origin,
    d.b.planOf(cascade, [], layoutsOf(d, d.b.index.cascade(cascade), [d.self], given)),
    d.self,
    null,
    [whole(amount), ...given],
    null,
    null,
    null,
  );
}
