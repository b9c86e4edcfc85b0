/** Rows for what no row answers, with the results of the nearest one; for several keys, or many gaps, one row "otherwise". */
import type { Fix } from "../../diagnostics/report.ts";
import type { KeyPattern, Table } from "../../model/types.ts";
import { lineBeside, replaced, textAt } from "../edits.ts";
import type { Facts } from "../facts.ts";
import { keyText, rolledKeys, takes } from "../tables.ts";

/** More gaps than these are one row. */
const MOST = 3;

export function withRowsFor(facts: Facts, table: Table, missing: readonly (readonly number[])[]): Fix | null {
  const number = facts.model.tables.indexOf(table);
  const spans = table.rows.map((_, place) => facts.at(`/tables/${number}/rows/${place}`));
  const isPlain = new Set(spans.map((span) => span?.start)).size === table.rows.length && table.keys.length === 1;
  const gaps = isPlain ? runs(table, missing.map(([value]) => value!)) : [];
  const last = spans.at(-1);
  if (last === undefined || spans.some((span) => span === undefined || !textAt(facts.sources, span).startsWith("|"))) return null;
  if (isPlain && gaps.length <= MOST) {
    const edits = gaps.flatMap((gap) => {
      const near = nearest(table, gap);
      const span = spans[near.row];
      if (span === undefined) return [];
      const text = textAt(facts.sources, span);
      const wider = isBeyond(table, gap) ? openedKey(table, near) : null;
      return [wider === null ? lineBeside(facts.sources, span, near.side, withKeys(text, [gapText(facts, table, gap)])) : replaced(span, withKeys(text, [wider]))];
    });
    const opened = edits.flatMap(({ span }) => (span.end > span.start ? [span.start] : []));
    if (new Set(opened).size < opened.length) return null;
    const only = gaps.length === 1 ? gaps[0] : undefined;
    if (only !== undefined && isBeyond(table, only)) return { title: { de: "Die äußerste Zeile nach außen offen lassen", en: "Leave the outermost row open to that side" }, edits };
    return { title: gaps.length === 1 ? { de: `Eine Zeile für ${gapText(facts, table, gaps[0]!)} ergänzen`, en: `Add a row for ${gapText(facts, table, gaps[0]!)}` } : { de: "Die fehlenden Zeilen ergänzen", en: "Add the missing rows" }, edits };
  }
  const written = isCross(table, spans.length, new Set(spans.map((span) => span?.start)).size) ? table.keys.length - 1 : table.keys.length;
  const isEnough = missing.every((values) => table.rows.some((row) => row.keys.slice(written).every((pattern, place) => takes(pattern, values[written + place]!))));
  if (!isEnough || table.rows.some((row) => row.keys.slice(0, written).every((pattern) => pattern.kind === "otherwise"))) return null;
  const line = withKeys(textAt(facts.sources, last), Array.from({ length: written }, () => "otherwise"));
  return { title: { de: "Eine Zeile „otherwise“ ergänzen", en: 'Add a row "otherwise"' }, edits: [lineBeside(facts.sources, last, "below", line)] };
}

/** Several cells of the Model stand in one row of the text. */
function isCross(table: Table, cells: number, rows: number): boolean {
  return rows < cells && table.keys.length > 1;
}

/** The row of a text with other keys. */
function withKeys(row: string, keys: readonly string[]): string {
  const cells = row.split("|");
  return cells.map((cell, place) => (place >= 1 && place <= keys.length ? ` ${(keys[place - 1] ?? "").padEnd(cell.length - 2)} ` : cell)).join("|");
}

type Gap = readonly [low: number, high: number];

/** Values that follow each other; on D66 21 follows 16. */
function runs(table: Table, values: readonly number[]): readonly Gap[] {
  const rolled = rolledKeys(table);
  const before = (value: number): number | undefined => (rolled === null ? value - 1 : rolled[rolled.indexOf(value) - 1]);
  const found: [number, number][] = [];
  for (const value of [...new Set(values)].toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last !== undefined && last[1] === before(value)) last[1] = value;
    else found.push([value, value]);
  }
  return found;
}

function gapText({ built }: Facts, table: Table, [low, high]: Gap): string {
  const type = table.keys[0]?.type;
  if (type?.kind !== "number") return Array.from({ length: high - low + 1 }, (_, step) => keyText(built, table, 0, low + step)).join(", ");
  if (high > (type.high ?? Infinity)) return `${low}+`;
  if (low < (type.low ?? -Infinity)) return high < 0 ? `${high} or less` : `${high}-`;
  return low === high ? String(low) : low < 0 ? `${low}..${high}` : `${low}-${high}`;
}

/** Nothing of it is in the range that the key is said to have: no row of its own may name it, but the last one may be open. */
function isBeyond({ keys: [key] }: Table, [low, high]: Gap): boolean {
  return key?.type.kind === "number" && (low > (key.type.high ?? Infinity) || high < (key.type.low ?? -Infinity));
}
function openedKey({ rows }: Table, { row, side }: Near): string | null {
  const [only, ...more] = ends(rows[row]?.keys[0]);
  if (only === undefined || more.length > 0) return null;
  return side === "below" ? `${only[0]}+` : only[1] < 0 ? `${only[1]} or less` : `${only[1]}-`;
}

interface Near {
  readonly row: number;
  readonly side: "above" | "below";
}

/** The row whose keys lie closest, and on which side of it the gap is. */
function nearest(table: Table, [low, high]: Gap): Near {
  const ways = table.rows.flatMap((row, place) => ends(row.keys[0]).flatMap(([lo, hi]) => [{ row: place, side: "below" as const, far: low - hi }, { row: place, side: "above" as const, far: lo - high }]));
  const [best] = ways.filter(({ far }) => far > 0).toSorted((a, b) => a.far - b.far);
  return best ?? { row: table.rows.length - 1, side: "below" };
}

function ends(pattern: KeyPattern | undefined): readonly Gap[] {
  return pattern?.kind === "bands" ? pattern.bands.map(([lo, hi]) => [lo ?? -Infinity, hi ?? Infinity] as const) : [];
}
