// Examples and laws as worked examples. Invariant: numbers are those that came out when the example was run.

import type { Example, Expr } from "../../model/types.ts";
import { chanceOf, exampleLineText } from "../say/claim.ts";
import { strong, type Inline } from "../say/inline.ts";
import { pick, type Say } from "../say/say.ts";
import { valueText } from "../say/part.ts";
import type { ExampleOutcome } from "../../study/examples.ts";
import { table, type Block } from "./book.ts";

/** It is run once, so that each of its claims has one number. */
export function isSingle({ runs, variables }: Example): boolean {
  return runs.length === 1 && variables.length === 0;
}

/** `outcome`: of an example that is run once. */
export function exampleBlocks(example: Example, outcome: ExampleOutcome | null, say: Say): readonly Block[] {
  const inside: Say = { ...say, people: true, self: null };
  const actual = new Map(
    (outcome?.checks ?? []).filter(({ passed }) => passed).map((one) => [one.id, one.actual] as const),
  );
  const bound = example.variables.slice(example.variables.length - example.ranges.length);
  const forAll =
    example.ranges.length === 0
      ? []
      : [
          pick(
            say,
            `Geprüft für alle ${listed(bound.map(({ name }) => strong(name)))}${rangeWords(example, say)}.`,
            `Proved whatever ${listed(bound.map(({ name }) => strong(name)))} may be${rangeWords(example, say)}.`,
          ),
        ];
  const lines = example.lines.map((line): Inline => exampleLineText(line, actual.get(line.id) ?? null, inside));
  return [{ kind: "note", lines: [...forAll, ...lines] }, ...runsTable(example, say)];
}

const listed = (names: readonly string[]): string => names.join(", ");

function rangeWords(example: Example, say: Say): string {
  const words = example.ranges.map((range) => {
    const [first, last] = [range[0], range.at(-1)];
    return first === undefined || last === undefined ? "" : `${valueText(first, say)} … ${valueText(last, say)}`;
  });
  const different = [...new Set(words)];
  return different.length === 0 ? "" : ` (${different.join("; ")})`;
}

/** The runs of an example with a table; one with two keys is a grid where it fills one, in others rows that differ in one number only, by one, are drawn together. */
function runsTable(example: Example, say: Say): readonly Block[] {
  const variables = example.variables.slice(0, example.variables.length - example.ranges.length);
  if (variables.length === 0 || example.runs.length < 2) return [];
  const hasCell = example.runs.some(({ cell }) => cell !== null);
  const columns = example.runs.map(({ values, cell }) => [...values.slice(1), ...(cell === null ? [] : [cell])]);
  const inChances = (i: number): boolean =>
    columns.some((cells) => cells[i] !== undefined && isChance(cells[i])) &&
    columns.every((cells) => cells[i]?.kind !== "number" || cells[i].value === 0 || cells[i].value === 1);
  const text = (value: Expr, i: number): string => (inChances(i) ? chanceOf(value, say) : valueText(value, say));
  const grid = hasCell && variables.length === 2 ? gridOf(example, (cell) => text(cell, 1), say) : null;
  if (grid !== null) return [table([`${variables[0]!.name} \\ ${variables[1]!.name}`, ...grid.columns], grid.rows)];
  const rows = example.runs.flatMap(({ values, cell }): readonly Row[] => {
    const [first, ...others] = values;
    return first === undefined ? [] : [{ low: first, high: first, rest: [...others, ...(cell === null ? [] : [cell])].map(text) }];
  });
  const shown = together(rows).map((row) => [keyText(row, say), ...row.rest]);
  return [table([...variables.map(({ name }) => name), ...(hasCell ? [pick(say, "Ergebnis", "Outcome")] : [])], shown)];
}

interface Row {
  readonly low: Expr;
  readonly high: Expr;
  readonly rest: readonly string[];
}
function together(rows: readonly Row[]): readonly Row[] {
  return rows.reduce<readonly Row[]>((all, row) => {
    const before = all.at(-1);
    const isSame = before !== undefined && before.rest.join("|") === row.rest.join("|") && next(before.high, row.low);
    return isSame ? [...all.slice(0, -1), { ...before, high: row.high }] : [...all, row];
  }, []);
}
function keyText({ low, high }: Row, say: Say): string {
  if (low === high) return valueText(low, say);
  return pick(say, `${valueText(low, say)} bis ${valueText(high, say)}`, `${valueText(low, say)} to ${valueText(high, say)}`);
}

/** Null where some of the two keys have no cell together. */
function gridOf(example: Example, text: (cell: Expr) => string, say: Say): { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] } | null {
  const keys = new Map<string, Expr>();
  const cells = new Map<string, Map<string, string>>();
  for (const { values: [down, across], cell } of example.runs) {
    if (down === undefined || across === undefined || cell === null) return null;
    const row = valueText(down, say);
    keys.set(row, down);
    cells.set(row, (cells.get(row) ?? new Map<string, string>()).set(valueText(across, say), text(cell)));
  }
  const columns = [...new Set([...cells.values()].flatMap((row) => [...row.keys()]))];
  if (columns.length < 2 || [...cells.values()].some((row) => row.size < columns.length)) return null;
  const order = [...keys].toSorted(([, a], [, b]) => numberOf(a) - numberOf(b));
  const rows = order.map(([row, key]): Row => ({ low: key, high: key, rest: columns.map((column) => cells.get(row)?.get(column) ?? "") }));
  return { columns, rows: together(rows).map((row) => [strong(keyText(row, say)), ...row.rest]) };
}
const numberOf = (key: Expr): number => (key.kind === "number" || key.kind === "step" ? key.value : 0);

function next(a: Expr, b: Expr): boolean {
  return (
    (a.kind === "number" && b.kind === "number" && b.value === a.value + 1) ||
    (a.kind === "step" && b.kind === "step" && b.value === a.value + 1)
  );
}

function isChance(value: Expr): boolean {
  return value.kind === "ratio"
    ? value.num <= value.den
    : value.kind === "arithmetic" &&
        value.op === "/" &&
        value.a.kind === "number" &&
        value.b.kind === "number" &&
        value.a.value <= value.b.value;
}
