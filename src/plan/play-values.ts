// Expressions of the Plan as closures over what is in play: registers and sheets. Invariant: an expression is built once and evaluates
// without looking at its tree again; it changes nothing. Ranges were shown to hold before, so no value is checked here.

import { unreachable } from "../base/never.ts";
import { divide, remainder } from "../runtime/arithmetic.ts";
import type { State } from "../runtime/state.ts";
import { NONE } from "../runtime/value.ts";
import type { Derived, Expr, Id, Lookup, Place, Program, Slot } from "./types.ts";

/** What an expression can see. */
export interface Scope {
  readonly regs: number[];
  readonly slots: readonly State[];
}
export type Value = (f: Scope) => number;

/** The sheets of a called plan or derived value. */
export function slotsOf(f: Scope, slots: readonly Slot[]): readonly State[] {
  const states: State[] = [];
  for (let i = 0; i < slots.length; i++) states.push(f.slots[slots[i]!]!);
  return states;
}

/** Told of a number that a calculated value does not take: which parameter of which. */
export type Outside = (derived: Derived, at: number, value: number) => void;
function looked(d: Derived, args: readonly number[], outside: Outside): void {
  d.params.forEach(([lo, hi], at) => {
    const value = args[at]!;
    if (value !== NONE && (value < lo || value > hi)) outside(d, at, value);
  });
}

/** Builds the expressions of one program. Derived values are built when they are first met, each once. */
export function valueBuilder(program: Pick<Program, "derived" | "lookups">, outside?: Outside): (e: Expr) => Value {
  const derived = new Map<Id, Derived>(program.derived.map((d) => [d.id, d]));
  const lookups = new Map<Id, Lookup>(program.lookups.map((l) => [l.id, l]));
  const built = new Map<Id, Value>();

  function bodyOf(d: Derived): Value {
    const known = built.get(d.id);
    if (known !== undefined) return known;
    const lets = d.lets.map((l) => ({ to: l.to, value: build(l.value) }));
    const value = build(d.value);
    const body: Value =
      lets.length === 0
        ? value
        : (f) => {
            for (const l of lets) f.regs[l.to] = l.value(f);
            return value(f);
          };
    built.set(d.id, body);
    return body;
  }

  function derivedValue(e: Extract<Expr, { kind: "value" }>): Value {
    const d = derived.get(e.derived);
    if (d === undefined) throw new Error(`unknown derived value ${e.derived}`);
    const body = bodyOf(d);
    const args = e.args.map(build);
    const { slots } = e;
    const sameSlots = slots.every((s, i) => s === i);
    if (sameSlots && args.length === 0 && d.lets.length === 0) return body;
    return (f) => {
      const regs: number[] = [];
      for (let i = 0; i < args.length; i++) regs.push(args[i]!(f));
      if (outside !== undefined) looked(d, regs, outside);
      return body({ regs, slots: sameSlots ? f.slots : slotsOf(f, slots) });
    };
  }

  function cell(place: Place): Value {
    const { slot, column } = place;
    if (place.at === null) return (f) => f.slots[slot]![column]![0]!;
    const at = build(place.at);
    return (f) => f.slots[slot]![column]![at(f)] ?? NONE;
  }

  function lookup(e: Extract<Expr, { kind: "lookup" }>): Value {
    const table = lookups.get(e.table);
    if (table === undefined) throw new Error(`unknown table ${e.table}`);
    const { cells, host } = table;
    if (host !== undefined) throw new Error(`only an engine can be filled: ${table.id}`);
    const keys = table.keys.map(([lo, hi], i) => ({ lo, hi, value: build(e.keys[i]!) }));
    return (f) => {
      let index = 0;
      for (let i = 0; i < keys.length; i++) {
        const { lo, hi, value } = keys[i]!;
        const key = value(f);
        if (key < lo || key > hi) return NONE;
        index = index * (hi - lo + 1) + (key - lo);
      }
      return cells[index]!;
    };
  }

  function math(e: Extract<Expr, { kind: "math" }>): Value {
    const [a, b] = [build(e.a), build(e.b)];
    switch (e.op) {
      case "+":
        return (f) => a(f) + b(f);
      case "-":
        return (f) => a(f) - b(f);
      case "*":
        return (f) => a(f) * b(f) + 0;
      case "max":
        return (f) => Math.max(a(f), b(f));
      case "min":
        return (f) => Math.min(a(f), b(f));
      default:
        return unreachable(e.op);
    }
  }

  function test(e: Extract<Expr, { kind: "test" }>): Value {
    const [a, b] = [build(e.a), build(e.b)];
    switch (e.op) {
      case "=":
        return (f) => (a(f) === b(f) ? 1 : 0);
      case "<":
        return (f) => (a(f) < b(f) ? 1 : 0);
      case "<=":
        return (f) => (a(f) <= b(f) ? 1 : 0);
      default:
        return unreachable(e.op);
    }
  }

  function build(e: Expr): Value {
    switch (e.kind) {
      case "int": {
        const { value } = e;
        return () => value;
      }
      case "none":
        return () => NONE;
      case "reg": {
        const { reg } = e;
        return (f) => f.regs[reg]!;
      }
      case "cell":
        return cell(e.place);
      case "value":
        return derivedValue(e);
      case "lookup":
        return lookup(e);
      case "math":
        return math(e);
      case "divide": {
        const [mode, num, den] = [e.mode, build(e.num), build(e.den)];
        return (f) => divide(mode, num(f), den(f));
      }
      case "remainder": {
        const [num, den] = [build(e.num), build(e.den)];
        return (f) => remainder(num(f), den(f));
      }
      case "test":
        return test(e);
      case "and": {
        const args = e.args.map(build);
        return (f) => {
          for (let i = 0; i < args.length; i++) if (args[i]!(f) === 0) return 0;
          return 1;
        };
      }
      case "or": {
        const args = e.args.map(build);
        return (f) => {
          for (let i = 0; i < args.length; i++) if (args[i]!(f) !== 0) return 1;
          return 0;
        };
      }
      case "not": {
        const a = build(e.a);
        return (f) => (a(f) === 0 ? 1 : 0);
      }
      case "isNone": {
        const a = build(e.a);
        return (f) => (a(f) === NONE ? 1 : 0);
      }
      case "choose": {
        const [when, yes, no] = [build(e.test), build(e.yes), build(e.no)];
        return (f) => (when(f) !== 0 ? yes(f) : no(f));
      }
      default:
        return unreachable(e);
    }
  }
  return build;
}
