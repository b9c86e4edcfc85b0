/** A table that is asked for something no row answers. */
import { diagnostic } from "../../diagnostics/report.ts";
import type { Table } from "../../model/types.ts";
import { both, int, math } from "../../plan/expr.ts";
import type { Interval } from "../../plan/ranges.ts";
import type { Expr } from "../../plan/types.ts";
import type { Facts, Rule } from "../facts.ts";
import { withRowsFor } from "../fixes/uncovered-rows.ts";
import { arrivalsAt, keysText, uncoveredKeys } from "../tables.ts";
import type { Arrival } from "../ways.ts";
import { inputsOfSeen, markedBefore, priceText, type Seen } from "../witness.ts";

export const uncoveredRows: Rule = (facts) =>
  facts.model.tables.flatMap((table) => {
    const arrivals = arrivalsAt(facts.ways, table).filter((one) => !hasGaps(table, one.table));
    for (const arrival of arrivals) {
      const seen = uncoveredKeys(table, arrival).length === 0 ? null : witnessOf(facts, arrival);
      if (seen !== null) {
        const used = { span: facts.place(arrival.origin), text: { en: "looked up here", de: "hier nachgeschlagen" } };
        const args = { table: table.name, value: keysText(facts.built, table, seen.keys), ...inputsOfSeen(seen), ...(seen.isSure ? {} : { chance: priceText(seen) }) };
        return [diagnostic("uncovered-rows", facts.place(table.id), args, { related: [used], fix: withRowsFor(facts, table, arrivals.flatMap((one) => uncoveredKeys(table, one))) })];
      }
    }
    return [];
  });

/** A column with a dash in it gives nothing on purpose. */
function hasGaps(table: Table, lookup: string): boolean {
  const column = Number(/#(\d+)/.exec(lookup)?.[1] ?? 0);
  return table.rows.some((row) => row.values[column]?.kind === "none");
}

function witnessOf({ witness }: Facts, { at, when, plan, origin, keys }: Arrival): (Seen & { readonly isSure: boolean; readonly keys: readonly number[] }) | null {
  const absent: Expr = { kind: "isNone", a: at };
  const test = both(...when, absent);
  const told = numbered(at.keys, keys);
  const seen = plan === null ? witness.calculating(origin, test, told) : witness.ending(plan, markedBefore(origin, test, told));
  return seen === null ? null : { ...seen, isSure: plan === null || seen.chance.n === seen.chance.d, keys: keysOf(seen.mark, keys) };
}

/** The keys as one number, the last fastest; and back. */
function numbered(keys: readonly Expr[], spans: readonly Interval[]): Expr {
  return keys.reduce<Expr>((sum, key, place) => {
    const { lo, hi } = spans[place]!;
    return math("+", math("*", sum, int(hi - lo + 1)), math("-", key, int(lo)));
  }, int(0));
}
function keysOf(number: number, spans: readonly Interval[]): readonly number[] {
  let left = number;
  return spans.toReversed().map(({ lo, hi }) => {
    const key = lo + (left % (hi - lo + 1));
    left = Math.floor(left / (hi - lo + 1));
    return key;
  }).toReversed();
}
