// The Model's dice as pools. Equal dice are one pool.

import type { Dice, DiceOption } from "../../model/types.ts";
import { unreachable } from "../../base/never.ts";
import type { Pool, PoolStep } from "../types.ts";

export function poolOf(dice: Dice, more: readonly DiceOption[] = []): Pool {
  const options = [...dice.options, ...more];
  return {
    unit: { kind: "faces", faces: dice.faces },
    n: dice.count,
    then: options.flatMap(stepOf),
    plus: dice.plus,
    value: valueOf(options),
  };
}

/** `roll n times`: a list of totals, among which `among` keeps or drops some. */
export function timesPool(one: Pool, times: number, among: readonly DiceOption[]): Pool {
  return { unit: { kind: "total", of: one }, n: times, then: among.flatMap(stepOf), plus: 0, value: "list" };
}

function valueOf(options: readonly DiceOption[]): Pool["value"] {
  if (options.some((o) => o.kind === "separately")) return "list";
  return options.some((o) => o.kind === "counting") ? "count" : "sum";
}

function stepOf(option: DiceOption): readonly PoolStep[] {
  switch (option.kind) {
    case "keep":
    case "drop":
      return [{ kind: option.kind, end: option.end, n: option.n }];
    case "exploding":
      return [{ kind: "explode", on: [option.low, option.high], most: option.most }];
    case "rerolling":
      return [{ kind: "reroll", on: [option.low, option.high], most: option.most }];
    case "counting":
      return [{ kind: "count", on: [option.low, option.high], worth: option.twice ? 2 : 1 }];
    case "separately":
      return [];
    default:
      return unreachable(option);
  }
}

/** A list of dice in the order of their height; where some are kept or dropped it is that already. */
export function highestFirst(pool: Pool, most: number): Pool {
  const isSorted = pool.then.some((s) => s.kind === "keep" || s.kind === "drop");
  return isSorted || most <= 1 ? pool : { ...pool, then: [...pool.then, { kind: "keep", end: "highest", n: most }] };
}

/** How many numbers a list roll gives. */
export function listLength(pool: Pool): number {
  let n = pool.n;
  for (const step of pool.then) {
    if (step.kind === "keep") n = Math.min(n, step.n);
    if (step.kind === "drop") n = Math.max(0, n - step.n);
  }
  return n;
}
