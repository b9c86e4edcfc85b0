// Runs examples and laws: every run of every example on a table of its own. Invariant: what goes wrong inside an example is told as its
// failure; only our own bugs throw.

import { unreachable } from "../base/never.ts";
import type { Claim, Example, ExampleLine, Expr as ModelExpr, Id, Model } from "../model/types.ts";
import { lastName } from "../model/typing.ts";
import { isLeftOpen } from "../plan/build/values.ts";
import { problemOf } from "./call-problem.ts";
import { done, type Last, onlyEnd } from "./acts.ts";
import { answerOf } from "./answers.ts";
import { verdictOn } from "./claims.ts";
import { brokenLaw } from "./laws.ts";
import { placed } from "./make.ts";
import { begin } from "./runs.ts";
import { now } from "./reading.ts";
import { emptyTable, type Rules, rulesOf, type Table } from "./table-top.ts";

export interface CheckResult {
  readonly id: Id;
  readonly text: string;
  readonly expected: string;
  readonly actual: string;
  readonly passed: boolean;
  /** The claim was `?`: `actual` is the number to fill in. */
  readonly asked: boolean;
  /** Where the `?` stands: a pointer inside the example; null: there is none. */
  readonly fills: string | null;
}
export interface Differing extends Pick<CheckResult, "id" | "expected" | "actual"> {
  /** Which row of the example's table; empty: it has none. */
  readonly inputs: string;
}
export interface ExampleOutcome {
  readonly name: string;
  readonly id: Id;
  readonly passed: boolean;
  readonly checks: readonly CheckResult[];
  /** Numbers copied from a source that is wrong there: each that does differ. */
  readonly differing: readonly Differing[];
  /** It could not be run: it needs this, which is left open here. */
  readonly waitsFor?: string;
}

/** A law stops at so many broken claims. */
const MOST_BROKEN = 5;

export function runExamples(model: Model, rules: Rules = rulesOf(model)): readonly ExampleOutcome[] {
  return model.examples.map((e) => runExample(rules, e));
}

/** Whether any fails; what takes long is asked last. */
export function someExampleFails(model: Model): boolean {
  const rules = rulesOf(model);
  const quickFirst = model.examples.toSorted((a, b) => runsOf(a).length - runsOf(b).length);
  return quickFirst.some((example) => !runExample(rules, example).passed);
}

export function runExample(rules: Rules, example: Example): ExampleOutcome {
  try {
    return ranExample(rules, example);
  } catch (error) {
    if (!isLeftOpen(error)) throw error;
    return { name: example.title, id: example.id, passed: true, checks: [], differing: [], waitsFor: lastName(error.message) };
  }
}

/** @throws where it needs what is left open. */
function ranExample(rules: Rules, example: Example): ExampleOutcome {
  const found = new Map<string, CheckResult>();
  const printedWrong = new Set(
    example.lines.flatMap((l) => (l.kind === "then" && "is" in l.claim && l.claim.is.differs !== null ? [l.id] : [])),
  );
  const differing: Differing[] = [];
  let broken = 0;
  for (const values of example.law ? smallestFirst(example) : runsOf(example)) {
    if (broken >= MOST_BROKEN) break;
    const { checks: each, inputs } = runOnce(rules, example, values, found);
    for (const check of each) {
      const key = check.fills === null ? check.id : `${check.id} ${check.fills}`;
      const before = found.get(key);
      // Of numbers copied from a source that is wrong, one that differs is enough.
      const mayDiffer = printedWrong.has(check.id);
      if (!check.passed && !mayDiffer) broken += 1;
      if (check.passed && mayDiffer) differing.push({ id: check.id, inputs, expected: check.expected, actual: check.actual });
      // What one run has shown no other run takes back.
      if (before === undefined || (mayDiffer ? !before.passed && check.passed : before.passed && !check.passed))
        found.set(key, check);
    }
  }
  const checks = [...found.values()];
  return { name: example.title, id: example.id, passed: checks.every((c) => c.passed), checks, differing };
}

interface Run {
  readonly values: readonly ModelExpr[];
  readonly cell: ModelExpr | null;
  readonly asked: readonly number[];
  /** Pointer inside the example. */
  readonly place: string;
}
/** Every run for every combination of the ranges. */
export function runsOf(example: Pick<Example, "runs" | "ranges">): readonly Run[] {
  return runsFor(
    example,
    example.ranges.reduce<readonly (readonly ModelExpr[])[]>((all, range) => all.flatMap((c) => range.map((x) => [...c, x])), [[]]),
  );
}
function runsFor(example: Pick<Example, "runs">, combinations: readonly (readonly ModelExpr[])[]): readonly Run[] {
  return example.runs.flatMap(({ values, cell, asked }, i) =>
    combinations.map((c): Run => ({ values: [...values, ...c], cell, asked, place: `runs/${i}` })),
  );
}
/** So that a law that does not hold is told with the values that are the first of their ranges as far as can be. */
function smallestFirst(example: Pick<Example, "runs" | "ranges">): readonly Run[] {
  const ranked = example.ranges.reduce<readonly { readonly values: readonly ModelExpr[]; readonly rank: number }[]>(
    (all, range) => all.flatMap((c) => range.map((x, i) => ({ values: [...c.values, x], rank: c.rank + i }))),
    [{ values: [], rank: 0 }],
  );
  return runsFor(example, ranked.toSorted((a, b) => a.rank - b.rank).map(({ values }) => values));
}

function runOnce(
  rules: Rules,
  example: Example,
  run: Run,
  known: ReadonlyMap<Id, CheckResult>,
): { readonly checks: readonly CheckResult[]; readonly inputs: string } {
  let table = emptyTable(rules);
  let last: Last | null = null;
  const checks: CheckResult[] = [];
  let label = "";
  let row = "";
  const tell = (id: Id, text: string, expected: string, actual: string): void => {
    checks.push({
      id,
      text: label === "" ? text : `${text}  [${label}]`,
      expected,
      actual,
      passed: false,
      asked: false,
      fills: null,
    });
  };
  try {
    const begun = begin(rules, example, run.values, run.cell);
    const asked = new Set(run.asked.map((i) => example.variables[i]?.name ?? ""));
    table = { ...begun.table, asked };
    label = Object.entries(begun.inputs)
      .filter(([name]) => !asked.has(name))
      .map(([name, value]) => `${name} ${value}`)
      .join(", ");
    const keys = new Set(example.variables.slice(0, run.cell === null ? 1 : 2).map(({ name }) => name));
    row = Object.entries(begun.inputs).flatMap(([name, value]) => (keys.has(name) ? [`${name} ${value}`] : [])).join(", ");
  } catch (error) {
    tell(example.id, example.title, "", messageOf(rules, error));
    return { checks, inputs: row };
  }
  for (const [at, line] of example.lines.entries()) {
    try {
      const after = lineDone(table, last, line);
      table = after.table;
      last = after.last;
      if (last?.kind === "failed" && isLeftOpen(last.error)) throw last.error;
      if (line.kind === "when" && last?.kind === "failed" && !example.lines.some((l) => l.kind === "then"))
        tell(line.id, example.title, "", messageOf(rules, last.error));
      if (line.kind !== "then") continue;
      const verdict = verdictOn(table, last, line.claim, known.has(line.id));
      const text = label === "" || (verdict.passed && !verdict.asked) ? line.text : `${line.text}  [${label}]`;
      checks.push({
        id: line.id,
        text,
        expected: verdict.expected,
        actual: verdict.actual,
        passed: verdict.passed,
        asked: verdict.asked,
        fills: verdict.asked ? placeToFill(example, run, line.claim, at) : null,
      });
    } catch (error) {
      tell(line.id, line.kind === "then" || line.kind === "show" ? line.text : example.title, "", messageOf(rules, error));
      if (line.kind !== "then") return { checks, inputs: row };
    }
  }
  return { checks, inputs: row };
}

/** Where the `?` of a claim stands: in the claim itself, or in the cell that it speaks of. */
function placeToFill(example: Example, run: Run, claim: Claim, line: number): string {
  const sides = claim.kind === "holds" && claim.test.kind === "compare" ? [claim.test.a, claim.test.b] : "is" in claim && claim.is.value !== null ? [claim.is.value] : [];
  if (sides.some((e) => e.kind === "cell") && run.asked.includes(-1)) return `${run.place}/cell`;
  const i = run.asked.find((asked) => sides.some((e) => e.kind === "local" && e.name === example.variables[asked]?.name));
  return i === undefined ? `lines/${line}/claim/is` : `${run.place}/values/${i}`;
}

/** Everything but the claims. */
export function lineDone(
  before: Table,
  last: Last | null,
  line: ExampleLine,
): { readonly table: Table; readonly last: Last | null } {
  switch (line.kind) {
    case "then":
    case "show":
      return { table: before, last };
    case "given":
    case "says":
    case "when": {
      // What could only end in one way has happened.
      const table = line.kind === "says" || last === null ? before : (onlyEnd(before, last) ?? before);
      if (line.kind === "says")
        return line.value.type.kind === "text"
          ? { table, last }
          : {
              table: { ...table, answers: { ...table.answers, [line.key]: answerOf(table, line.key, line.value) } },
              last,
            };
      if (line.kind === "given") {
        if (line.value.kind === "make") return { table: lawful(placed(table, line.name, line.value), table.pieces.length), last: null };
        return { table: { ...table, names: new Map(table.names).set(line.name, now(table, line.value)) }, last: null };
      }
      return done(table, line);
    }
    default:
      return unreachable(line);
  }
}

/** At the door a sheet keeps its laws. */
function lawful(table: Table, from: number): Table {
  const law = brokenLaw(table, table.pieces.map((_, p) => p).slice(from));
  if (law !== null) throw new Error(table.rules.messages.get(law) ?? law);
  return table;
}

function messageOf({ built }: Rules, error: unknown): string {
  if (isLeftOpen(error)) throw error;
  const problem = problemOf(built.model, error);
  if (problem !== null) return problem[built.model.ruleset.language];
  if (error instanceof Error) return error.message;
  throw error;
}
