// Walks over the Plan's expressions: what they read, and the same expression for other registers and slots.
// Invariant: reads are transitive (through derived values), so whoever goes by them misses nothing.

import { unreachable } from "../base/never.ts";
import type { Derived, Expr, Id, Place, Program, Reg, Slot } from "./types.ts";

export const int = (value: number): Expr => ({ kind: "int", value });
export const reg = (r: Reg): Expr => ({ kind: "reg", reg: r });
export const cell = (place: Place): Expr => ({ kind: "cell", place });
export const math = (op: "+" | "-" | "*" | "max" | "min", a: Expr, b: Expr): Expr => ({ kind: "math", op, a, b });
export const same = (a: Expr, b: Expr): Expr => ({ kind: "test", op: "=", a, b });
export const less = (a: Expr, b: Expr): Expr => ({ kind: "test", op: "<", a, b });
export const atMost = (a: Expr, b: Expr): Expr => ({ kind: "test", op: "<=", a, b });
export const not = (a: Expr): Expr => ({ kind: "not", a });
export const both = (...args: readonly Expr[]): Expr => (args.length === 1 ? args[0]! : { kind: "and", args });

export interface Substitution {
  readonly reg: (r: Reg) => Expr;
  readonly slot: (s: Slot) => Slot;
}

/** The expression with registers replaced by expressions and slots renumbered. */
export function mapExpr(e: Expr, to: Substitution): Expr {
  if (e.kind === "reg") return to.reg(e.reg);
  return withParts(e, (x) => mapExpr(x, to), to.slot);
}

/** The expression with parts replaced from the outside in, wherever `by` gives something else. */
export function replaceExpr(e: Expr, by: (e: Expr) => Expr | null): Expr {
  return by(e) ?? withParts(e, (x) => replaceExpr(x, by), (s) => s);
}

/** The same expression with its direct parts gone through `go`. */
function withParts(e: Expr, go: (e: Expr) => Expr, slot: (s: Slot) => Slot): Expr {
  switch (e.kind) {
    case "int":
    case "none":
    case "reg":
      return e;
    case "cell":
      return { kind: "cell", place: { slot: slot(e.place.slot), column: e.place.column, at: e.place.at === null ? null : go(e.place.at) } };
    case "value":
      return { ...e, slots: e.slots.map(slot), args: e.args.map(go) };
    case "lookup":
      return { ...e, keys: e.keys.map(go) };
    case "math":
    case "test":
      return { ...e, a: go(e.a), b: go(e.b) };
    case "divide":
    case "remainder":
      return { ...e, num: go(e.num), den: go(e.den) };
    case "and":
    case "or":
      return { ...e, args: e.args.map(go) };
    case "not":
    case "isNone":
      return { ...e, a: go(e.a) };
    case "choose":
      return { ...e, test: go(e.test), yes: go(e.yes), no: go(e.no) };
    default:
      return unreachable(e);
  }
}

export function mapPlace(p: Place, to: Substitution): Place {
  return { slot: to.slot(p.slot), column: p.column, at: p.at === null ? null : mapExpr(p.at, to) };
}

/** The direct parts of an expression. */
export function partsOf(e: Expr): readonly Expr[] {
  switch (e.kind) {
    case "int":
    case "none":
    case "reg":
      return [];
    case "cell":
      return e.place.at === null ? [] : [e.place.at];
    case "value":
      return e.args;
    case "lookup":
      return e.keys;
    case "math":
    case "test":
      return [e.a, e.b];
    case "divide":
    case "remainder":
      return [e.num, e.den];
    case "and":
    case "or":
      return e.args;
    case "not":
    case "isNone":
      return [e.a];
    case "choose":
      return [e.test, e.yes, e.no];
    default:
      return unreachable(e);
  }
}

/** A column of a slot; `at` null: any of its entries. */
export interface Read {
  readonly slot: Slot;
  readonly column: Id;
  readonly at: number | null;
}
export interface Reads {
  readonly regs: ReadonlySet<Reg>;
  readonly cells: readonly Read[];
}

export type ReadsOf = (e: Expr) => Reads;

/** Gives a function that tells what an expression reads; derived values are looked through once and remembered. */
export function readsIn(program: Pick<Program, "derived">): ReadsOf {
  const derived = new Map<Id, Derived>(program.derived.map((d) => [d.id, d]));
  const known = new Map<Id, readonly Read[]>();

  function ofDerived(id: Id): readonly Read[] {
    const before = known.get(id);
    if (before !== undefined) return before;
    const d = derived.get(id);
    if (d === undefined) throw new Error(`unknown derived value ${id}`);
    const cells: Read[] = [];
    for (const l of d.lets) collect(l.value, new Set(), cells);
    collect(d.value, new Set(), cells);
    const once = distinct(cells);
    known.set(id, once);
    return once;
  }

  function collect(e: Expr, regs: Set<Reg>, cells: Read[]): void {
    if (e.kind === "reg") regs.add(e.reg);
    if (e.kind === "cell") cells.push({ slot: e.place.slot, column: e.place.column, at: entryOf(e.place.at) });
    if (e.kind === "value") for (const r of ofDerived(e.derived)) cells.push({ ...r, slot: e.slots[r.slot]! });
    for (const part of partsOf(e)) collect(part, regs, cells);
  }

  return (e) => {
    const regs = new Set<Reg>();
    const cells: Read[] = [];
    collect(e, regs, cells);
    return { regs, cells: distinct(cells) };
  };
}

/** The entry a place names where it is fixed: 0 for a column of one entry, null where it is only known in play. */
export function entryOf(at: Expr | null): number | null {
  if (at === null) return 0;
  return at.kind === "int" ? at.value : null;
}

function distinct(reads: readonly Read[]): readonly Read[] {
  const seen = new Map<string, Read>();
  for (const r of reads) seen.set(`${r.slot}/${r.at ?? "*"}/${r.column}`, r);
  return [...seen.values()];
}
