/** A row of a table that no value which arrives ever takes. */
import { diagnostic } from "../../diagnostics/report.ts";
import type { KeyPattern, Table, TableRow } from "../../model/types.ts";
import type { Interval } from "../../plan/ranges.ts";
import type { Rule } from "../facts.ts";
import { withoutRow } from "../fixes/unreachable-row.ts";
import { arrivalsAt } from "../tables.ts";

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
      return [diagnostic("unreachable-row", span, { table: table.name, values: arrivals.map(({ keys }) => keys.map(shown).join(", ")).slice(0, 1).join() }, { fix: withoutRow(facts, span) })];
    });
  });
};

function shown({ lo, hi }: Interval): string {
  return lo === hi ? String(lo) : `${lo}..${hi}`;
}

function meets(table: Table, row: TableRow, pattern: KeyPattern, key: number, { lo, hi }: Interval): boolean {
  if (lo > hi) return true;
  if (pattern.kind === "bands") return pattern.bands.some(([low, high]) => (low ?? -Infinity) <= hi && lo <= (high ?? Infinity));
  if (row.keys.length > 1 || hi - lo > 5000) return true;
  const others = table.rows.flatMap((other) => (other === row || other.keys[key]?.kind !== "bands" ? [] : other.keys[key].bands));
  for (let value = lo; value <= hi; value++) if (!others.some(([low, high]) => (low ?? -Infinity) <= value && value <= (high ?? Infinity))) return true;
  return false;
}
