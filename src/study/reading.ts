// Expressions of examples as they stand on a table. A law is run for hundreds of values: so each of its expressions is built once for all
// tables that look alike, with the numbers of the run in registers, and only evaluated for each. Invariant: it gives what building it anew
// with those numbers in it would give; what cannot be built over registers is built that way.

import type { Expr as ModelExpr, Type } from "../model/types.ts";
import { type Build, emptyCtx } from "../plan/build/context.ts";
import { formulaBehind } from "../plan/build/model-index.ts";
import { expr, parts, type Val, whole } from "../plan/build/values.ts";
import { int, readsIn, type ReadsOf, reg } from "../plan/expr.ts";
import { type Outside, type Scope, type Value, valueBuilder } from "../plan/play-values.ts";
import type { Expr } from "../plan/types.ts";
import { type Fraction, fraction } from "../runtime/fraction.ts";
import { NONE } from "../runtime/value.ts";
import { CallProblem, noWhole, notTaken } from "./call-problem.ts";
import { membersOf, pairPiece, type Rules, type Table } from "./table-top.ts";

/** What an expression sees beside the table: names of a run and its result. `key` tells such sights apart. */
export interface Sight {
  readonly key: string;
  readonly names: ReadonlyMap<string, Val>;
  readonly result: Val | null;
  /** Registers that the run uses; those of the table's numbers come after them. */
  readonly registers: number;
}
const nothing: Sight = { key: "", names: new Map(), result: null, registers: 0 };

/** An expression over registers and pieces, and the registers of the table's numbers with their values. */
export interface Reading {
  readonly value: Val;
  readonly first: number;
  readonly numbers: readonly number[];
}

/** `fixed`: with the table's numbers in it, for whoever has to see what it reads. */
export function readingOf(table: Table, e: ModelExpr, sight: Sight = nothing, fixed = false): Reading {
  if (e.kind === "local") {
    const known = table.names.get(e.name);
    if (known !== undefined) return { value: known, first: 0, numbers: [] };
  }
  const shape = shapeOf(table);
  const known = knownOf(table.rules, e);
  const key = `${sight.key}|${sight.registers}|${shape.key}`;
  if (!fixed) {
    const over = overRegisters(table, e, sight, shape, known, key);
    if (over !== null) return { value: over, first: sight.registers, numbers: shape.numbers };
  }
  const fixedKey = `${key}|${shape.numbers.join()}`;
  let value = known.get(fixedKey);
  if (value === undefined || value === null) known.set(fixedKey, (value = built(table, e, sight, table.names, table.cell)));
  return { value, first: 0, numbers: [] };
}

/** Null: not over registers. */
function overRegisters(table: Table, e: ModelExpr, sight: Sight, shape: Shape, known: Map<string, Val | null>, key: string): Val | null {
  const before = known.get(key);
  if (before !== undefined) return before;
  let value: Val | null;
  try {
    const { names, cell } = shape.opened(sight.registers);
    value = built(table, e, sight, names, cell);
  } catch (error) {
    if (shape.numbers.length === 0) throw error;
    value = null;
  }
  known.set(key, value);
  return value;
}

function built(table: Table, e: ModelExpr, sight: Sight, names: ReadonlyMap<string, Val>, cell: Val | null): Val {
  return table.rules.built.build.expression(e, {
    ...emptyCtx,
    layoutOf: (s) => table.pieces[s]!.layout,
    locals: sight.names.size === 0 ? names : new Map([...sight.names, ...names]),
    cell,
    result: sight.result,
    pair: (relation, conflict, a, b) => pairPiece(table, relation, conflict, a, b),
    members: (conflict, side) => membersOf(table, conflict, side),
  });
}

/** What tables have in common that look alike to an expression. */
interface Shape {
  readonly key: string;
  readonly numbers: readonly number[];
  readonly opened: (first: number) => { readonly names: ReadonlyMap<string, Val>; readonly cell: Val | null };
}
const shapes = new WeakMap<Table, Shape>();

function shapeOf(table: Table): Shape {
  const before = shapes.get(table);
  if (before !== undefined) return before;
  const numbers: number[] = [];
  const keyOf = (value: Val | null): string => {
    const n = numberIn(value);
    if (n === null) return value?.kind === "slot" ? `@${value.slot}` : JSON.stringify(value);
    numbers.push(n);
    return "#";
  };
  const key = [...table.pieces.map((p) => p.layout), ...[...table.names].map(([name, v]) => `${name}${keyOf(v)}`), keyOf(table.cell), conflictsKey(table)].join("\n");
  const shape: Shape = {
    key,
    numbers,
    opened: (first) => {
      let next = first;
      const open = (value: Val): Val => (numberIn(value) === null ? value : whole(reg(next++)));
      const names = new Map([...table.names].map(([name, value]) => [name, open(value)] as const));
      return { names, cell: table.cell === null ? null : open(table.cell) };
    },
  };
  shapes.set(table, shape);
  return shape;
}

/** Who stands where in conflicts, and the pieces between them. */
function conflictsKey({ fights, pairs }: Table): string {
  if (fights.size === 0) return "";
  return JSON.stringify([[...fights].map(([piece, { members }]) => [piece, members.map((one) => [one.sheet, one.side])]), pairs]);
}

function numberIn(value: Val | null): number | null {
  if (value?.kind !== "int") return null;
  return value.e.kind === "int" ? value.e.value : value.e.kind === "none" ? NONE : null;
}

/** What is kept for a build: it grows as expressions are added, and what was made before stays as it is. */
interface Kept {
  readonly readings: WeakMap<ModelExpr, Map<string, Val | null>>;
  readonly functions: WeakMap<Expr, Value>;
  derived: number;
  lookups: number;
  build: ReturnType<typeof valueBuilder> | null;
  reads: { readonly of: ReadsOf; readonly derived: number } | null;
}
const kept = new WeakMap<Build, Kept>();
function keptFor({ built: { build } }: Rules): Kept {
  let found = kept.get(build);
  if (found === undefined) kept.set(build, (found = { readings: new WeakMap(), functions: new WeakMap(), derived: -1, lookups: -1, build: null, reads: null }));
  return found;
}
function knownOf(rules: Rules, e: ModelExpr): Map<string, Val | null> {
  const { readings } = keptFor(rules);
  let known = readings.get(e);
  if (known === undefined) readings.set(e, (known = new Map()));
  return known;
}

// ── evaluating ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A number of the Model as it is worked out: whole, a fraction, or none. */
export type Amount = Fraction | null;
export type Read = (scope: Scope) => Amount;

export function readerOf(rules: Rules, value: Val): Read {
  const { num, den } = parts(value);
  const [n, d] = [compiled(rules, num), compiled(rules, den)];
  return (scope) => {
    const top = n(scope);
    return top === NONE ? null : fraction(top, d(scope));
  };
}

export function compiled(rules: Rules, e: Expr): Value {
  const all = keptFor(rules);
  const before = all.functions.get(e);
  if (before !== undefined) return before;
  const { derived, lookups } = rules.built.build;
  if (all.build === null || all.derived !== derived.size || all.lookups !== lookups.size) {
    all.derived = derived.size;
    all.lookups = lookups.size;
    all.build = valueBuilder({ derived: [...derived.values()], lookups: [...lookups.values()] }, notTakenBy(rules));
  }
  const made = all.build(e);
  all.functions.set(e, made);
  return made;
}

/** What expressions read, also through the values that were derived so far. */
export function readsOf(rules: Rules): ReadsOf {
  const all = keptFor(rules);
  const { derived } = rules.built.build;
  if (all.reads?.derived !== derived.size) all.reads = { of: readsIn({ derived: [...derived.values()] }), derived: derived.size };
  return all.reads.of;
}

/** What a formula does not take is no number to go on with. @throws CallProblem */
function notTakenBy({ built }: Rules): Outside {
  return ({ id, params }, at, value) => {
    const formula = formulaBehind(built.model, id);
    const param = formula?.params.filter(({ type }) => isPlainNumber(type))[at];
    if (formula === undefined || param === undefined || !formula.params.every(({ type }) => isPlainNumber(type))) return;
    const text = (n: number): string => built.names.text(param.type, n);
    throw new CallProblem(notTaken(formula.name, param.name, text(value), `${text(params[at]![0])}..${text(params[at]![1])}`));
  };
}
const isPlainNumber = (type: Type): boolean => (type.kind === "optional" ? isPlainNumber(type.of) : type.kind === "number" || type.kind === "step");

/** Registers of a run with the table's numbers behind them. */
export function registersFor({ first, numbers }: Reading, run: readonly number[] = []): number[] {
  const regs = run.slice();
  numbers.forEach((n, i) => {
    regs[first + i] = n;
  });
  return regs;
}
export const scopeOf = (table: Table, regs: number[]): Scope => ({ regs, slots: table.pieces.map((p) => p.state) });

/** The value of an expression as everything stands now, as a constant. */
export function now(table: Table, e: ModelExpr): Val {
  const reading = readingOf(table, e);
  return settled(table.rules, reading.value, scopeOf(table, registersFor(reading)));
}

function settled(rules: Rules, value: Val, scope: Scope): Val {
  const read = (e: Expr): number => (e.kind === "int" ? e.value : compiled(rules, e)(scope));
  switch (value.kind) {
    case "slot":
    case "text":
      return value;
    case "list":
      return {
        kind: "list",
        items: value.items.flatMap((i) => (i.present !== null && read(i.present) === 0 ? [] : [{ value: settled(rules, i.value, scope), present: null }])),
      };
    case "int":
      return whole(constant(read(value.e)));
    case "ratio":
      return { kind: "ratio", num: constant(read(value.num)), den: constant(read(value.den)) };
  }
}
const constant = (n: number): Expr => (n === NONE ? { kind: "none" } : int(n));

/** Of an expression without names. */
export function numberNow(table: Table, e: Expr): number {
  if (e.kind === "int") return e.value;
  return e.kind === "none" ? NONE : compiled(table.rules, e)(scopeOf(table, []));
}
export function codeNow(table: Table, e: ModelExpr): number {
  const reading = readingOf(table, e);
  if (reading.value.kind !== "int") throw new CallProblem(noWhole);
  return numberOf(table, reading);
}
/** The same of what may be a fraction that is whole. */
export function wholeNow(table: Table, e: ModelExpr): number {
  return numberOf(table, readingOf(table, e));
}
function numberOf(table: Table, reading: Reading): number {
  const e = expr(reading.value);
  return e.kind === "int" ? e.value : compiled(table.rules, e)(scopeOf(table, registersFor(reading)));
}
