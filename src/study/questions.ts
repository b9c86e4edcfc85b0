// Questions put from outside in the words of an example: the odds of its last call, one play of it, and tables of odds.

import type { Example, Expr as ModelExpr, OddsTable, Shown } from "../model/types.ts";
import { unreachable } from "../base/never.ts";
import { openedFor } from "./make.ts";
import { begin } from "./runs.ts";
import { noting, type RecordingIo } from "../runtime/io.ts";
import { Refusal } from "../runtime/errors.ts";
import type { Note } from "../runtime/note.ts";
import { type Fraction, fraction, toNumber, toString } from "../runtime/fraction.ts";
import { copyState } from "../runtime/state.ts";
import { type Act, actOf, done, endsOf, type Last } from "./acts.ts";
import { chanceOfOutcome } from "./claims.ts";
import { averageOf, casesOf, chanceOf } from "./ends.ts";
import { lineDone, runsOf } from "./examples.ts";
import type { Rules, Table } from "./table-top.ts";
import { type TraceLine, traceOf } from "./trace.ts";

export interface Chance {
  readonly outcome: string;
  readonly probability: string;
  readonly decimal: number;
}
export interface CallOdds {
  readonly inputs: Readonly<Record<string, string>>;
  readonly outcomes: readonly Chance[];
}
export interface PlayedCall {
  readonly possible: boolean;
  readonly result: unknown;
  readonly faces: readonly number[];
  readonly changes: readonly {
    readonly path: string;
    readonly from: unknown;
    readonly to: unknown;
    readonly rule: string;
    readonly clauses: readonly string[];
  }[];
  readonly trace: readonly TraceLine[];
}

/** The odds of what an example does last, once for each run of it. */
export function oddsOfCall(rules: Rules, example: Example): readonly CallOdds[] {
  return runsOf(example).map((run) => {
    const begun = begin(rules, example, run.values, run.cell);
    const { table, last } = upTo(begun.table, example);
    return { inputs: begun.inputs, outcomes: outcomesOf(table, last) };
  });
}

function upTo(start: Table, example: Pick<Example, "lines">): { readonly table: Table; readonly last: Last | null } {
  return example.lines.reduce<{ readonly table: Table; readonly last: Last | null }>(
    (at, line) => lineDone(at.table, at.last, line),
    { table: start, last: null },
  );
}

function outcomesOf(table: Table, last: Last | null): readonly Chance[] {
  const { built } = table.rules;
  const isDe = built.model.ruleset.language === "de";
  if (last === null)
    throw new Error(isDe ? "Es fehlt, was getan wird: when …" : "It does not say what is done: when …");
  if (last.kind === "failed") throw new Error(last.message);
  if (last.kind === "impossible")
    return [
      chance(
        `${isDe ? "nicht möglich" : "not possible"}: ${table.rules.messages.get(last.why) ?? last.why}`,
        fraction(1),
      ),
    ];
  const gives = last.act.door?.gives ?? null;
  const name = (code: number): string =>
    gives === null ? (isDe ? "geschehen" : "done") : built.names.text(gives, code);
  if (last.kind === "done") return [chance(name(last.result), fraction(1))];
  const { odds, act } = last;
  if (odds.plan.result < 0) return [chance(name(0), fraction(1))];
  const ends = endsOf(table, act, odds, [odds.plan.result]);
  if (!ends.possible) return [chance(ends.why, fraction(1))];
  const inOrder = ends.rows.toSorted((a, b) => a.values[0]! - b.values[0]!);
  return inOrder.map((r) => chance(name(r.values[0]!), fraction(BigInt(r.weight), BigInt(ends.den))));
}
const chance = (outcome: string, p: Fraction): Chance => ({ outcome, probability: toString(p), decimal: toNumber(p) });

/** Plays what an example does last, with these dice, and tells how. */
export function rollOfCall(rules: Rules, example: Example, io: (answers: Table["answers"]) => RecordingIo): PlayedCall {
  const [run] = runsOf(example);
  const begun = begin(rules, example, run?.values ?? [], run?.cell ?? null);
  const lastWhen = example.lines.findLastIndex((l) => l.kind === "when");
  const line = example.lines[lastWhen];
  if (line === undefined || line.kind !== "when") throw new Error("It does not say what is done: when …");
  const before = upTo(begun.table, { lines: example.lines.slice(0, lastWhen) }).table;
  const table = line.action === null ? before : openedFor(before, line.action);
  const notes: Note[] = [];
  const act: Act | string | null = line.action === null ? null : actOf(table, line.action);
  if (act === null) return effectOnly(table, line);
  if (typeof act === "string")
    return { possible: false, result: rules.messages.get(act) ?? act, faces: [], changes: [], trace: [] };
  const states = table.pieces.map((p) => copyState(p.state));
  const dice = io(table.answers);
  const { language } = rules.built.model.ruleset;
  try {
    const end = act.rules.player.play(
      act.plan,
      act.pieces.map((p) => states[p]!),
      act.args,
      noting(dice, (n) => notes.push(n)),
    );
    const gives = act.door?.gives ?? null;
    const trace = traceOf(table, act, notes, language);
    return {
      possible: true,
      result: gives === null ? null : rules.built.names.value(gives, end.result),
      faces: dice.faces,
      changes: changesOf(table, act, notes),
      trace,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      possible: false,
      result: rules.messages.get(error.why) ?? error.why,
      faces: [],
      changes: [],
      trace: traceOf(table, act, notes, language),
    };
  }
}

function effectOnly(table: Table, line: Extract<Example["lines"][number], { kind: "when" }>): PlayedCall {
  const { last } = done(table, line);
  return { possible: last.kind !== "impossible", result: null, faces: [], changes: [], trace: [] };
}

function changesOf(table: Table, act: Act, notes: readonly Note[]): PlayedCall["changes"] {
  const { built } = table.rules;
  return notes.flatMap((n) => {
    if (n.kind !== "set" || n.column.startsWith("$") || n.from === n.to) return [];
    const piece = table.pieces[act.pieces[n.slot]!]!;
    const column = built.columns[piece.layout]?.find((c) => c.column === n.column);
    if (column === undefined) return [];
    const path = [
      piece.name,
      n.column,
      ...(column.entries === null ? [] : [column.entries[n.entry] ?? String(n.entry)]),
    ].join(".");
    return [
      {
        path,
        from: built.names.value(column.type, n.from),
        to: built.names.value(column.type, n.to),
        rule: n.origin,
        clauses: [],
      },
    ];
  });
}

// ── tables of odds ───────────────────────────────────────────────────────────────────────────────────────────────────────

export interface OddsTableResult {
  readonly name: string;
  readonly by: readonly string[];
  readonly across: readonly string[];
  /** Row by row; one value a `show`. */
  readonly cells: readonly (readonly (readonly { readonly text: string; readonly value: string }[])[])[];
}

export function oddsTable(rules: Rules, of: OddsTable): OddsTableResult {
  const variables = [of.by, of.across].filter((v) => v !== null);
  const rows: readonly (ModelExpr | null)[] = of.by?.values ?? [null];
  const columns: readonly (ModelExpr | null)[] = of.across?.values ?? [null];
  const titles: { by: string[]; across: string[] } = { by: [], across: [] };
  const cells = rows.map((row, r) =>
    columns.map((column, c) => {
      const values = [row, column].filter((x) => x !== null);
      const begun = begin(rules, { title: of.name, variables }, values, null);
      const shown = Object.values(begun.inputs);
      if (c === 0 && of.by !== null) titles.by.push(shown[0]!);
      if (r === 0 && of.across !== null) titles.across.push(shown.at(-1)!);
      let at: { readonly table: Table; readonly last: Last | null } = { table: begun.table, last: null };
      return of.lines.flatMap((line) => {
        if (line.kind === "show") return [{ text: line.text, value: shownValue(at.table, at.last, line.what) }];
        at = lineDone(at.table, at.last, line);
        return [];
      });
    }),
  );
  return { name: of.name, by: titles.by, across: titles.across, cells };
}

function shownValue(table: Table, last: Last | null, what: Shown): string {
  switch (what.kind) {
    case "chance-of":
      return toString(chanceOfOutcome(table, last, what.what));
    case "chance-that":
      return toString(chanceOf(casesOf(table, last, what.test), (v) => v !== null && v.n !== 0n));
    case "average":
      return toString(averageOf(casesOf(table, last, what.of)));
    case "value":
      return casesOf(table, last, what.value)
        .map((c) => (c.value === null ? "–" : toString(c.value)))
        .join(", ");
    default:
      return unreachable(what);
  }
}
