// Questions put from outside in the words of an example: the odds of its last call, one play of it, and tables of odds.

import type { Example, Expr as ModelExpr, OddsTable, Shown } from "../model/types.ts";
import { unreachable } from "../base/never.ts";
import { openedFor } from "./make.ts";
import { begin } from "./runs.ts";
import { type Io, noting, seededIo } from "../runtime/io.ts";
import { Refusal, RuleError } from "../runtime/errors.ts";
import type { Note } from "../runtime/note.ts";
import { type Fraction, fraction, toNumber, toString } from "../runtime/fraction.ts";
import { copyState } from "../runtime/state.ts";
import { walk } from "../plan/build/draft.ts";
import type { Id, Program } from "../plan/types.ts";
import { type Act, actOfLine, endsOf, type Last, onlyEnd } from "./acts.ts";
import { CallProblem, nothingDone, nothingRolled, rolledAlready, rolledBefore } from "./call-problem.ts";
import { chanceOfOutcome, shownKnown } from "./claims.ts";
import { averageOf, casesOf, chanceOf } from "./ends.ts";
import { lineDone, runsOf } from "./examples.ts";
import { facesIo, printedFaces } from "./faces.ts";
import { brokenLaw, watchedBy } from "./laws.ts";
import { rollingIo, thrownBy } from "./rolling.ts";
import { codeNow } from "./reading.ts";
import type { Rules, Table } from "./table-top.ts";
import { refusalLine, type TraceLine, traceOf } from "./trace.ts";

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

/**
 * The odds of what an example does last, once for each run of it.
 * @throws CallProblem, RuleError: see call-problem.ts.
 */
export function oddsOfCall(rules: Rules, example: Example): readonly CallOdds[] {
  const line = lastDeed(example);
  return runsOf(example).map((run) => {
    const begun = begin(rules, example, run.values, run.cell);
    const before = upTo(begun.table, linesBefore(example, line));
    const { table, last } = lineDone(before, null, line);
    return { inputs: begun.inputs, outcomes: outcomesOf(table, last, line) };
  });
}

type When = Extract<Example["lines"][number], { kind: "when" }>;

function lastDeed(example: Example): When {
  const line = example.lines.findLast((one) => one.kind === "when");
  if (line?.kind !== "when") throw new CallProblem(nothingDone);
  return line;
}
function linesBefore(example: Example, line: When): Example["lines"] {
  return example.lines.slice(0, example.lines.indexOf(line));
}

/** Everything before the last deed has to end in one way. */
function upTo(start: Table, lines: Example["lines"]): Table {
  let at: { readonly table: Table; readonly last: Last | null } = { table: start, last: null };
  const settledTable = (): Table => {
    if (at.last?.kind === "failed") throw at.last.error;
    const end = at.last?.kind === "open" ? onlyEnd(at.table, at.last) : at.table;
    if (end === null) throw new CallProblem(rolledBefore);
    return end;
  };
  for (const line of lines) {
    if (line.kind === "when") settledTable();
    at = lineDone(at.table, at.last, line);
  }
  return settledTable();
}

function outcomesOf(table: Table, last: Last | null, line: When): readonly Chance[] {
  const { built } = table.rules;
  const isDe = built.model.ruleset.language === "de";
  if (last === null) throw new CallProblem(nothingDone);
  if (last.kind === "failed") throw last.error;
  const impossible = (why: string): readonly Chance[] => {
    const message = table.rules.messages.get(why) ?? why;
    return [chance(`${isDe ? "nicht möglich" : "not possible"}: ${message}`, fraction(1))];
  };
  if (last.kind === "impossible") return impossible(last.why);
  const gives = last.act.door?.gives ?? null;
  const name = (code: number): string =>
    gives === null ? (isDe ? "geschehen" : "done") : built.names.text(gives, code);
  if (last.kind === "done") {
    if (line.rolling === null && !rolls(last.act.rules.lowered, last.act.plan)) throw new CallProblem(nothingRolled);
    return [chance(name(last.result), fraction(1))];
  }
  const { odds, act } = last;
  const watched = watchedBy(table, act.pieces, odds);
  const own = odds.plan.result < 0 ? [] : [odds.plan.result];
  if (own.length + watched.places.length === 0) return [chance(name(0), fraction(1))];
  const ends = endsOf(table, act, odds, [...own, ...watched.places]);
  if (!ends.possible) return impossible(ends.why);
  const inOrder = ends.rows.toSorted((a, b) => a.values[0]! - b.values[0]!);
  const found = new Map<string, bigint>();
  const forbidden = new Map<string, bigint>();
  for (const { values, weight } of inOrder) {
    const law = watched.broken(values.slice(own.length));
    const [into, key] = law === null ? [found, name(own.length === 0 ? 0 : values[0]!)] : [forbidden, impossible(law)[0]!.outcome];
    into.set(key, (into.get(key) ?? 0n) + BigInt(weight));
  }
  return [...found, ...forbidden].map(([outcome, weight]) => chance(outcome, fraction(weight, BigInt(ends.den))));
}
const chance = (outcome: string, p: Fraction): Chance => ({ outcome, probability: toString(p), decimal: toNumber(p) });

/** True if dice can fall in a plan, or in one that it calls. */
function rolls(program: Program, plan: Id): boolean {
  const seen = new Set<Id>();
  const visit = (id: Id): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    let found = false;
    walk(program.plans[id]?.body, (step) => {
      if (step["kind"] === "draw") found = true;
      if (step["kind"] === "call" && typeof step["plan"] === "string") found ||= visit(step["plan"]);
    });
    return found;
  };
  return visit(plan);
}

/** How the dice of a call fall: by chance or from a seed, or as given. */
export type Dice =
  { readonly kind: "seed"; readonly seed: number } | { readonly kind: "faces"; readonly faces: readonly number[] };

/**
 * Plays what an example does last and tells how. `dice` are null where nobody said how they fall.
 * @throws CallProblem, RuleError: see call-problem.ts.
 */
export function rollOfCall(rules: Rules, example: Example, dice: Dice | null): PlayedCall {
  const said = lastDeed(example);
  if (said.rolling !== null && dice !== null) throw new CallProblem(rolledAlready);
  const [run] = runsOf(example);
  const begun = begin(rules, example, run?.values ?? [], run?.cell ?? null);
  const { table, line } = openedFor(upTo(begun.table, linesBefore(example, said)), said);
  const { language } = rules.built.model.ruleset;
  const notes: Note[] = [];
  const impossible = (why: string, trace: readonly TraceLine[]): PlayedCall => ({
    possible: false,
    result: rules.messages.get(why) ?? why,
    faces: [],
    changes: [],
    trace,
  });
  const act = actOfLine(table, line);
  if (typeof act === "string") return impossible(act, [refusalLine(act, rules.messages.get(act) ?? act, language)]);
  const states = table.pieces.map((p) => copyState(p.state));
  const { io, left, faces } = thrown(table, line, dice);
  try {
    const slots = act.pieces.map((p) => states[p]!);
    const end = act.rules.player.play(
      act.plan,
      slots,
      act.args,
      noting(io, (n) => notes.push(n)),
    );
    const law = brokenLaw(table, act.pieces, (p) => states[p]!);
    if (law !== null) return impossible(law, traceOf(table, act, notes, language));
    if (left() > 0) throw new RuleError("unused-dice", `${left()} dice too many were given.`, { count: left() });
    const gives = act.door?.gives ?? null;
    return {
      possible: true,
      result: gives === null ? null : rules.built.names.value(gives, end.result),
      faces,
      changes: changesOf(table, act, notes),
      trace: traceOf(table, act, notes, language),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return impossible(error.why, traceOf(table, act, notes, language));
  }
}

interface ThrownDice {
  readonly io: Io;
  readonly left: () => number;
  readonly faces: readonly number[];
}

function thrown(table: Table, line: When, dice: Dice | null): ThrownDice {
  if (line.rolling !== null) {
    const io = rollingIo(
      thrownBy(line.rolling, (e) => codeNow(table, e)),
      table.answers,
    );
    return { io, left: io.left, faces: [] };
  }
  if (dice?.kind === "faces") {
    const io = facesIo(dice.faces, table.answers);
    const seen = printedFaces(io);
    return { io: seen, left: io.left, faces: seen.faces };
  }
  const io = printedFaces(seededIo(dice?.seed ?? Math.floor(Math.random() * 2 ** 32), table.answers));
  return { io, left: () => 0, faces: io.faces };
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
      return shownKnown(chanceOfOutcome(table, last, what.what));
    case "chance-that":
      return shownKnown(chanceOf(casesOf(table, last, what.test), (v) => v !== null && v.n !== 0n));
    case "average":
      return shownKnown(averageOf(casesOf(table, last, what.of, "mean")));
    case "value":
      return casesOf(table, last, what.value)
        .cases.map((c) => (c.value === null ? "–" : toString(c.value)))
        .join(", ");
    default:
      return unreachable(what);
  }
}
