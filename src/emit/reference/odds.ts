// Tables of odds in the book: those of the text, and for each check those of a figure with its start values. Invariant: every number is exact;
// where it is no short percentage the fraction stands beside it.

import type { Call, Check, Example, ExampleLine, Expr, OddsTable, Type } from "../../model/types.ts";
import { plainType } from "../../plan/build/model-index.ts";
import { problemOf } from "../../study/call-problem.ts";
import { oddsOfCall, oddsTable } from "../../study/questions.ts";
import type { Rules } from "../../study/table-top.ts";
import { exampleLineText, shownText } from "../say/claim.ts";
import { strong, type Inline } from "../say/inline.ts";
import { chanceText, exactText, pick, type Say } from "../say/say.ts";
import { valueText } from "../say/part.ts";
import { typicalThing, typicalValues } from "./typical.ts";
import { paragraph, table, type Block } from "./book.ts";

export function oddsTableBlocks(of: OddsTable, rules: Rules, say: Say): readonly Block[] {
  const result = attempt(rules, () => oddsTable(rules, of));
  const inside: Say = { ...say, people: true };
  const setUp = of.lines
    .filter((line) => line.kind !== "show")
    .map((line): Inline => exampleLineText(line, null, inside));
  const shows = of.lines.filter((line) => line.kind === "show");
  const told: Block = { kind: "note", lines: [...setUp, ...shows.map((line) => exampleLineText(line, null, inside))] };
  if (result === null)
    return [told, paragraph(pick(say, "Dafür gibt es keine genauen Chancen.", "There are no exact chances for this."))];
  const number = (text: string, i: number): string =>
    shows[i]?.what.kind === "chance-of" || shows[i]?.what.kind === "chance-that"
      ? shortChance(text, say)
      : exactText(text, say);
  const cell = (values: readonly { readonly value: string }[]): string =>
    values.map(({ value }, i) => number(value, i)).join(" · ");
  const corner = [of.by?.name, of.across?.name].filter((name) => name !== undefined).join(" \\ ");
  const head = of.across === null ? shows.map((line) => shownText(line.what, inside)) : result.across;
  const rows = result.cells.map((row, i) => {
    const label = strong(result.by[i] ?? "");
    return of.across === null
      ? [label, ...(row[0] ?? []).map(({ value }, k) => number(value, k))]
      : [label, ...row.map(cell)];
  });
  return [told, table([corner, ...head], rows)];
}

/** In a grid there is room for the percentage only; it is exact or marked as rounded. */
function shortChance(exact: string, say: Say): string {
  return chanceText(exact, say).replace(/^.* ≈ /u, "≈ ");
}

// ── a typical figure ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** None where it cannot be done by a figure as it begins, or where nothing is left to chance. */
export function typicalOdds(check: Check, rules: Rules, say: Say): readonly Block[] {
  const asked = question(check, rules, say);
  if (asked === null) return [];
  const odds = answered(rules, asked.example);
  if (odds.every(({ outcomes }) => outcomes.length < 2)) return [];
  const outcomes = [...new Set(odds.flatMap((one) => one.outcomes.map(({ outcome }) => outcome)))];
  if (outcomes.length > 12) return [];
  const varied = asked.example.variables[0]?.name;
  const chanceOf = (one: (typeof odds)[number], outcome: string): string =>
    chanceText(one.outcomes.find((each) => each.outcome === outcome)?.probability ?? "0", say);
  const who = asked.told === "" ? "" : ` (${asked.told})`;
  const title = paragraph(
    check.self === null && check.against === null
      ? pick(say, `Chancen${who}:`, `Chances${who}:`)
      : pick(say, `Chancen einer Figur, wie sie beginnt${who}:`, `Chances of a figure as it begins${who}:`),
  );
  if (varied === undefined || odds.length === 1)
    return [
      title,
      table(
        [pick(say, "Ergebnis", "Outcome"), "Chance"],
        outcomes.map((outcome) => [strong(outcome), chanceOf(odds[0]!, outcome)]),
      ),
    ];
  const rows = odds.map((one) => ({
    label: (one.inputs[varied] ?? "").replace(/^-(?=\d)/u, "−"),
    cells: outcomes.map((outcome) => chanceOf(one, outcome)),
  }));
  const isSame = (i: number, j: number): boolean => rows[i]?.cells.join() === rows[j]?.cells.join();
  // Of rows that say the same the first and the last are enough.
  const told = rows.filter((_, i) => !(isSame(i, i - 1) && isSame(i, i + 1)));
  return [
    title,
    table(
      [varied, ...outcomes],
      told.map(({ label, cells }) => [strong(label), ...cells]),
    ),
  ];
}

function answered(rules: Rules, example: Example): ReturnType<typeof oddsOfCall> {
  return attempt(rules, () => oddsOfCall(rules, example)) ?? [];
}

/** Null where there are no exact odds, for a reason that is not our bug. */
function attempt<T>(rules: Rules, make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (problemOf(rules.built.model, error) === null) throw error;
    return null;
  }
}

/** The odds of a check for a figure with its start values, as `typicalOdds` tells them; null where there are none. */
export function typicalAnswer(check: Check, rules: Rules, say: Say): { readonly odds: ReturnType<typeof oddsOfCall>; readonly told: string } | null {
  const asked = question(check, rules, say);
  const odds = asked === null ? [] : answered(rules, asked.example);
  return asked === null || odds.length === 0 ? null : { odds, told: asked.told };
}

interface Asked {
  readonly example: Example;
  readonly told: string;
}

/** An example that does the check once, with one answer or argument varied. */
function question(check: Check, rules: Rules, say: Say): Asked | null {
  if (check.conflict !== null || check.word === "creation" || check.word === "procedure") return null;
  const id = `odds/${check.id}`;
  const lines: ExampleLine[] = [];
  const told: string[] = [];
  const variable: { name: string; type: Type; values: readonly Expr[] }[] = [];
  const add = (name: string, value: Expr): Expr => {
    lines.push({ kind: "given", id: `${id}/#${lines.length + 1}`, name, value });
    return { kind: "role", name, type: value.type };
  };
  const make = (sheet: string, fields: readonly { readonly field: string; readonly value: Expr }[] = []): Expr => ({
    kind: "make",
    of: { kind: "sheet", sheet },
    fields,
    entries: [],
    sides: [],
    type: { kind: "sheet", sheet },
  });
  const vary = (name: string, type: Type): Expr | null => {
    const values = typicalValues(type, say);
    const [middle] = values.slice(Math.floor(values.length / 2));
    if (middle === undefined) return null;
    if (variable.length > 0 || values.length === 1) {
      told.push(`${name}: ${valueText(middle, say)}`);
      return middle;
    }
    variable.push({ name, type, values });
    return { kind: "local", name, type };
  };
  const held: { field: string; value: Expr }[] = [];
  const args = check.givens.map((given): Expr | null => {
    if (given.usually !== null) return given.usually;
    const type = plainType(given.type);
    if (type.kind === "sheet") return add(given.name, make(type.sheet));
    if (type.kind === "thing" && given.from !== null) {
      const [catalogue] = type.catalogues;
      if (catalogue === undefined) return null;
      const made = typicalThing(catalogue, say);
      told.push(`${given.name}: ${made.told}`);
      const thing = add(given.name, made.value);
      held.push({
        field: given.from.field,
        value: { kind: "list", items: [thing], type: { kind: "list", of: made.value.type, least: 1, most: 1 } },
      });
      return thing;
    }
    if (type.kind === "list") {
      const item = vary(given.name, type.of);
      return item === null
        ? null
        : { kind: "list", items: [item], type: { kind: "list", of: type.of, least: 1, most: 1 } };
    }
    return vary(given.name, given.type);
  });
  if (args.includes(null)) return null;
  const who = check.self === null ? null : add(check.self.name, make(check.self.sheet, held));
  const against = check.against === null ? null : add(check.against.name, make(check.against.sheet));
  for (const sentence of check.body) {
    if (sentence.kind !== "ask" || sentence.usually !== null) continue;
    const value = vary(sentence.name, sentence.type);
    if (value === null) return null;
    lines.push({ kind: "says", id: `${id}/#${lines.length + 1}`, by: sentence.by, key: sentence.name, value });
  }
  const call: Call = {
    check: check.id,
    who,
    against,
    conflict: null,
    args: args as readonly Expr[],
    general: null,
    special: [],
    series: null,
    ifImpossible: null,
  };
  lines.push({ kind: "when", id: `${id}/#${lines.length + 1}`, action: call, effect: null, rolling: null });
  const values = variable[0]?.values ?? [];
  const runs =
    variable.length === 0
      ? [{ values: [], cell: null, asked: [], row: id }]
      : values.map((value) => ({ values: [value], cell: null, asked: [], row: id }));
  const example: Example = {
    id,
    title: check.name,
    law: false,
    variables: variable.map(({ name, type }) => ({ name, type })),
    runs,
    ranges: [],
    lines,
    docs: [],
    clauses: [],
  };
  return { example, told: told.join(", ") };
}
