// Modifiers one after the other, and which of one kind count: per value and kind only the highest bonus and the lowest penalty (or every
// penalty); of equal ones the first. Those without a kind always count. Invariant: which one counts is decided by what is written, not by
// what a bound (`up to`) leaves of it.

import type { Id } from "../../model/types.ts";
import { int } from "../expr.ts";
import type { Expr } from "../types.ts";
import type { Build } from "./context.ts";
import * as v from "./values.ts";
import { type Val, whole } from "./values.ts";

/** A modifier of one value: when it counts, by how much, above what it never lifts, of which kind. */
export interface Line {
  readonly counts: Expr;
  readonly amount: Val;
  readonly most: Expr | null;
  readonly as: Id | null;
}

export function added(b: Build, lines: readonly Line[], start: Val): Val {
  const isCapped = lines.some(({ most }) => most !== null);
  const rivals = lines.map((line) => lines.filter(({ as }) => as !== null && as === line.as && countingOf(b, as) !== "all"));
  return lines.reduce<Val>((value, line, i) => {
    const group = rivals[i]!;
    if (group.length < 2) return stepped(value, line, line.counts);
    if (isCapped) return stepped(value, line, v.all([line.counts, wins(b, group, line)]));
    return group[0] === line ? v.add(value, whole(ofKind(b, group))) : value;
  }, start);
}

const countingOf = (b: Build, as: Id): "best-and-worst" | "best-bonus" | "all" => b.index.modifierKind(as).counting;
const isPenalty = (line: Line): boolean => line.amount.kind === "int" && line.amount.e.kind === "int" && line.amount.e.value <= 0;
const isBonus = (line: Line): boolean => line.amount.kind === "int" && line.amount.e.kind === "int" && line.amount.e.value >= 0;
const partOf = (line: Line): Expr => v.choose(line.counts, v.expr(line.amount), int(0));

function stepped(value: Val, { amount, most }: Line, counts: Expr): Val {
  if (most === null) return v.add(value, v.chooseVal(counts, amount, whole(int(0))));
  const now = v.expr(value);
  return whole(v.choose(counts, v.highest(now, v.lowest(v.plus(now, v.expr(amount)), most)), now));
}

/** What those of one kind come to together. */
function ofKind(b: Build, group: readonly Line[]): Expr {
  const bonus = group.filter((line) => !isPenalty(line)).reduce((best, line) => v.highest(best, partOf(line)), int(0));
  const penalties = group.filter((line) => !isBonus(line));
  const penalty =
    countingOf(b, group[0]!.as!) === "best-bonus"
      ? penalties.reduce((sum, line) => v.plus(sum, v.lowest(int(0), partOf(line))), int(0))
      : penalties.reduce((worst, line) => v.lowest(worst, partOf(line)), int(0));
  return v.plus(bonus, penalty);
}

/** Whether no other of its kind takes the place of this line, which counts. */
function wins(b: Build, group: readonly Line[], line: Line): Expr {
  const own = v.expr(line.amount);
  const at = group.indexOf(line);
  const others = group.filter((one) => one !== line);
  const isBefore = (one: Line): boolean => group.indexOf(one) < at;
  const best = v.all(others.filter((one) => !isPenalty(one)).map((one) => (isBefore(one) ? v.below(partOf(one), own) : v.upTo(partOf(one), own))));
  const worst = v.all(others.filter((one) => !isBonus(one)).map((one) => (isBefore(one) ? v.below(own, partOf(one)) : v.upTo(own, partOf(one)))));
  const penalty = countingOf(b, line.as!) === "best-bonus" ? v.yes : worst;
  return isPenalty(line) ? penalty : isBonus(line) ? best : v.choose(v.below(own, int(0)), penalty, best);
}
