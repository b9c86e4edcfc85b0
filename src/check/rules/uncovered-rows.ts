/** A table that is asked for something no row answers. */
import { diagnostic } from "../../diagnostics/report.ts";
import type { KeyPattern, Table } from "../../model/types.ts";
import type { Expr } from "../../plan/types.ts";
import type { Facts, Rule } from "../facts.ts";
import type { Arrival } from "../ways.ts";
import { inputsOfSeen, markedBefore, priceText, type Seen } from "../witness.ts";
import { tableOf, valuesOf } from "../tables.ts";

export const uncoveredRows: Rule = (facts) =>
  facts.model.tables.flatMap((table) => {
    for (const arrival of facts.ways.arrivals) {
      if (tableOf(facts.model, arrival.table) !== table || hasGaps(table, arrival.table)) continue;
      const missing = firstUncovered(table, arrival);
      const seen = missing === null ? null : witnessOf(facts, arrival);
      if (missing !== null && seen !== null) {
        const used = { span: facts.place(arrival.origin), text: { en: "looked up here", de: "hier nachgeschlagen" } };
        return [diagnostic("uncovered-rows", facts.place(table.id), { table: table.name, value: missing, ...inputsOfSeen(seen), ...(seen.isSure ? {} : { chance: priceText(seen) }) }, { related: [used] })];
      }
    }
    return [];
  });

/** A column with a dash in it gives nothing on purpose. */
function hasGaps(table: Table, lookup: string): boolean {
  const column = Number(/#(\d+)/.exec(lookup)?.[1] ?? 0);
  return table.rows.some((row) => row.values[column]?.kind === "none");
}

/** The keys, as people see them, of the first case without a row; null: each has one, or there are too many to look. */
function firstUncovered(table: Table, { keys }: Arrival): string | null {
  const spans = keys.map((key) => valuesOf(key));
  if (spans.some((span) => span === null)) return null;
  const all = (spans as (readonly number[])[]).reduce<readonly (readonly number[])[]>((rest, span) => (rest.length * span.length > 20_000 ? [] : rest.flatMap((one) => span.map((value) => [...one, value]))), [[]]);
  const missing = all.find((values) => !table.rows.some((row) => row.keys.every((pattern, place) => takes(pattern, values[place]!))));
  return missing === undefined ? null : missing.join(", ");
}

function takes(pattern: KeyPattern, value: number): boolean {
  return pattern.kind === "otherwise" || pattern.bands.some(([lo, hi]) => (lo ?? -Infinity) <= value && value <= (hi ?? Infinity));
}

function witnessOf({ witness }: Facts, { at, when, plan, origin }: Arrival): (Seen & { readonly isSure: boolean }) | null {
  const absent: Expr = { kind: "isNone", a: at };
  const test: Expr = when.length === 0 ? absent : { kind: "and", args: [...when, absent] };
  if (plan === null) {
    const seen = witness.calculating(origin, test);
    return seen === null ? null : { ...seen, isSure: true };
  }
  const seen = witness.ending(plan, markedBefore(origin, test));
  return seen === null ? null : { ...seen, isSure: seen.chance.n === seen.chance.d };
}
