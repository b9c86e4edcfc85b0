/** A row of a table that no value which arrives ever takes. */
import type { Bilingual } from "../../base/text.ts";
import { diagnostic } from "../../diagnostics/report.ts";
import type { KeyPattern, Table, TableRow } from "../../model/types.ts";
import type { Built } from "../../plan/build/build.ts";
import type { Interval } from "../../plan/ranges.ts";
import type { Rule } from "../facts.ts";
import { withoutRow } from "../fixes/unreachable-row.ts";
import { arrivalsAt, keyText } from "../tables.ts";
import { type Arrival, around } from "../ways.ts";

export const unreachableRow: Rule = (facts) => {
  const { model, ways, at } = facts;
  return model.tables.flatMap((table, number) => {
    const arrivals = arrivalsAt(ways, table);
    if (arrivals.length === 0 || table.roll !== null) return [];
    const isUsed = (row: TableRow): boolean => arrivals.some(({ keys }) => keys.length !== row.keys.length || row.keys.every((pattern, key) => meets(table, row, pattern, key, keys[key]!)));
    const used = new Set(table.rows.flatMap((row, place) => (isUsed(row) ? [at(`/tables/${number}/rows/${place}`)?.start] : [])));
    return table.rows.flatMap((_, place) => {
      const span = at(`/tables/${number}/rows/${place}`);
      if (span === undefined || used.has(span.start)) return [];
      used.add(span.start);
      return [diagnostic("unreachable-row", span, { table: table.name, values: arriving(facts.built, table, arrivals) }, { fix: withoutRow(facts, span) })];
    });
  });
};

/** All that arrives, in the words of the rows. */
function arriving(built: Built, table: Table, arrivals: readonly Arrival[]): Bilingual {
  const spans = table.keys.flatMap((_, place) => around(arrivals.map((one) => trulyAt(table, one, place))) ?? []);
  const inWords = (to: string): string =>
    spans.map(({ lo, hi }, place) => [...new Set([lo, hi])].map((end) => keyText(built, table, place, end)).join(to)).join(", ");
  return { de: inWords(" bis "), en: inWords(" to ") };
}

/** An open row holds what goes beyond it at its end: that is how it is looked up, not what comes. */
function trulyAt(table: Table, { keys, unheld }: Arrival, place: number): Interval {
  const isOpen = (end: 0 | 1): boolean => table.rows.some(({ keys: row }) => row[place]?.kind === "otherwise" || (row[place]?.kind === "bands" && row[place].bands.some((band) => band[end] === null)));
  const [held, truly] = [keys[place]!, unheld[place]!];
  return { ...held, lo: isOpen(0) ? truly.lo : held.lo, hi: isOpen(1) ? truly.hi : held.hi };
}

function meets(table: Table, row: TableRow, pattern: KeyPattern, key: number, { lo, hi }: Interval): boolean {
  if (lo > hi) return true;
  if (pattern.kind === "bands") return pattern.bands.some(([low, high]) => (low ?? -Infinity) <= hi && lo <= (high ?? Infinity));
  if (row.keys.length > 1 || hi - lo > 5000) return true;
  const others = table.rows.flatMap((other) => (other === row || other.keys[key]?.kind !== "bands" ? [] : other.keys[key].bands));
  for (let value = lo; value <= hi; value++) if (!others.some(([low, high]) => (low ?? -Infinity) <= value && value <= (high ?? Infinity))) return true;
  return false;
}
