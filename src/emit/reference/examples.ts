// Examples and laws as worked examples. Invariant: numbers are those that came out when the example was run.

import type { Example, Expr } from "../../model/types.ts";
import { exampleLineText } from "../say/claim.ts";
import { strong, type Inline } from "../say/inline.ts";
import { chanceText, pick, type Say } from "../say/say.ts";
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

/** The runs of an example with a table; rows that differ in one number only, by one, are drawn together. */
function runsTable(example: Example, say: Say): readonly Block[] {
  const variables = example.variables.slice(0, example.variables.length - example.ranges.length);
  if (variables.length === 0 || example.runs.length < 2) return [];
  const hasCell = example.runs.some(({ cell }) => cell !== null);
  const columns = example.runs.map(({ values, cell }) => [...values.slice(1), ...(cell === null ? [] : [cell])]);
  const inChances = (i: number): boolean =>
    columns.some((cells) => cells[i] !== undefined && isChance(cells[i])) &&
    columns.every((cells) => cells[i]?.kind !== "number" || cells[i].value === 0 || cells[i].value === 1);
  const rows: { low: Expr; high: Expr; rest: readonly string[] }[] = [];
  for (const { values, cell } of example.runs) {
    const [first, ...others] = values;
    if (first === undefined) continue;
    const rest = [...others, ...(cell === null ? [] : [cell])].map((value, i) => cellText(value, inChances(i), say));
    const before = rows.at(-1);
    if (before !== undefined && before.rest.join("|") === rest.join("|") && next(before.high, first))
      before.high = first;
    else rows.push({ low: first, high: first, rest });
  }
  const shown = rows.map(({ low, high, rest }) => [
    low === high
      ? valueText(low, say)
      : pick(
          say,
          `${valueText(low, say)} bis ${valueText(high, say)}`,
          `${valueText(low, say)} to ${valueText(high, say)}`,
        ),
    ...rest,
  ]);
  return [table([...variables.map(({ name }) => name), ...(hasCell ? [pick(say, "Ergebnis", "Outcome")] : [])], shown)];
}

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

/** In a column of chances 1 is certain. */
function cellText(value: Expr, inChances: boolean, say: Say): string {
  if (!inChances) return valueText(value, say);
  if (value.kind === "ratio") return chanceText(`${value.num}/${value.den}`, say);
  if (value.kind === "number") return chanceText(String(value.value), say);
  return value.kind === "arithmetic" && value.a.kind === "number" && value.b.kind === "number"
    ? chanceText(`${value.a.value}/${value.b.value}`, say)
    : valueText(value, say);
}
