// Segments as closures over the file, for the editor, the command line and the tests: the same driver runs them as it runs emitted
// ones. Invariant: no text is evaluated anywhere; an expression is built into a function once.

import { filled } from "../runtime/filled.ts";
import { unreachable } from "../base/never.ts";
import { divide, remainder } from "../runtime/arithmetic.ts";
import { END, type OddsCut, type OddsPlan, type OddsPool, type OpenPlace, REFUSED, type Segment } from "../runtime/odds-plan.ts";
import { NONE } from "../runtime/value.ts";
import { boundsOfFlat } from "./bound.ts";
import type { Code, Cut, Flat, Stmt } from "./cuts.ts";
import { flatten } from "./flatten.ts";
import { flowsOf } from "./flow.ts";
import { type FileLayout, fileLayout, type SameAs } from "./layout.ts";
import { type Settled, settledIn } from "./settle.ts";
import type { Derived, Expr, Id, Lookup, Place, Program } from "./types.ts";

type Value = (f: readonly number[]) => number;
/** The next cut's number, or GO_ON. */
type Action = (f: number[]) => number;
const GO_ON = 1 << 30;
/** Leaving block n. */
const LEAVE = GO_ON + 1;

export interface FlatOdds {
  readonly plan: OddsPlan;
  readonly flat: Flat;
  readonly file: FileLayout;
}

/** The odds plan of a rule of a lowered program; `sameAs` says which slots are the same sheet. */
export function oddsOf(program: Program, id: Id, sameAs?: SameAs): FlatOdds {
  const flat = flatten(program, id);
  return { ...segmentsOf(program, flat, sameAs), flat };
}

/** Cells of a slot's sheet, column by column, one number an entry. */
export type Cells = Readonly<Record<Id, readonly number[]>>;

/** The file a run begins with. Slots that are the same sheet (`sameAs` of `oddsOf`) are read once. */
export function startFile(odds: FlatOdds, program: Program, givens: readonly number[], slots: readonly Cells[]): number[] {
  const { flat, file } = odds;
  const f = filled<number>(file.size, NONE);
  givens.forEach((value, i) => {
    f[i] = value;
  });
  flat.slots.forEach((s, slot) => {
    for (const column of program.layouts.find((l) => l.id === s.layout)!.columns) {
      const first = file.bases[slot]! + file.offset(slot, column.id);
      for (let i = 0; i < column.entries; i++) f[first + i] = slots[slot]![column.id]?.[i] ?? 0;
    }
  });
  return f;
}

/** Place of a cell in the file. */
export function placeOf(odds: FlatOdds, slot: number, column: Id, entry = 0): number {
  return odds.file.bases[slot]! + odds.file.offset(slot, column) + entry;
}

export function segmentsOf(program: Program, flat: Flat, sameAs?: SameAs): { readonly plan: OddsPlan; readonly file: FileLayout } {
  const file = fileLayout(program, flat, sameAs);
  const flows = flowsOf(program, flat, sameAs);
  const bounds = boundsOfFlat(program, flat, file);
  const reasons: string[] = [];
  const build = closures(program, file, flat.regs.length);
  const segment = (code: Code): Segment => {
    const action = build.code(code, reasons);
    return (f) => {
      const next = action(f);
      if (next >= GO_ON) throw new Error("a segment ran off its end");
      return next;
    };
  };
  const cut = (c: Cut, i: number): OddsCut => ({
    kind: c.kind,
    label: c.to.length > 0 ? flat.regs[c.to[0]!]!.name : c.origin,
    to: c.to,
    uses: flows.uses[i]!,
    pool: c.pool === null ? null : poolOf(c.pool, build.value),
    ask:
      c.ask === null
        ? null
        : {
            key: c.ask.key,
            by: c.ask.by,
            sees: c.ask.sees,
            usual: c.ask.usual === null ? null : build.value(c.ask.usual),
            range: c.ask.allowed.kind === "range" ? c.ask.allowed.range : null,
            optional: c.ask.allowed.kind === "range" && c.ask.allowed.optional,
          },
    endless: c.endless,
    next: segment(c.code),
  });
  const start = segment(flat.start);
  const plan: OddsPlan = {
    size: file.size,
    registers: flat.regs.length,
    lo: bounds.lo,
    hi: bounds.hi,
    optional: bounds.optional,
    start,
    cuts: flat.cuts.map(cut),
    flows: flows.segments,
    result: flat.result ?? -1,
    reasons,
    open: settledIn(program, flat, file).map(openPlace),
  };
  return { plan, file };
}

export function openPlace({ reg, cut, kind, from }: Settled): OpenPlace {
  return { place: reg, cut, kind, from };
}

function poolOf(pool: NonNullable<Cut["pool"]>, value: (e: Expr) => Value): OddsPool {
  return pool.kind === "pool" ? { kind: "pool", index: value(pool.of) } : { kind: "count", n: value(pool.n), of: pool.of, most: pool.most };
}

interface Builders {
  readonly value: (e: Expr) => Value;
  readonly code: (code: Code, reasons: string[]) => Action;
}

function closures(program: Program, file: FileLayout, registers: number): Builders {
  const derived = new Map<Id, Derived>(program.derived.map((d) => [d.id, d]));
  const lookups = new Map<Id, Lookup>(program.lookups.map((l) => [l.id, l]));
  const known = new Map<string, (args: readonly number[], f: readonly number[]) => number>();

  /** `regs` says where a register stands: in the file, or in the arguments of a derived value. */
  const builder = (slotOf: (s: number) => number, local: boolean): ((e: Expr) => (f: readonly number[], a: readonly number[]) => number) => {
    type V = (f: readonly number[], a: readonly number[]) => number;
    const at = (p: Place): V => {
      const slot = slotOf(p.slot);
      const first = file.bases[slot]! + file.offset(slot, p.column);
      if (p.at === null) return (f) => f[first]!;
      const entry = go(p.at);
      const entries = file.column(slot, p.column).entries;
      return (f, a) => {
        const i = entry(f, a);
        return i >= 0 && i < entries ? f[first + i]! : NONE;
      };
    };
    const go = (e: Expr): V => {
      switch (e.kind) {
        case "int": {
          const { value } = e;
          return () => value;
        }
        case "none":
          return () => NONE;
        case "reg": {
          const r = e.reg;
          return local ? (_f, a) => a[r]! : (f) => f[r]!;
        }
        case "cell":
          return at(e.place);
        case "value": {
          const fn = derivedFn(e.derived, e.slots.map(slotOf));
          const args = e.args.map(go);
          return (f, a) => fn(args.map((x) => x(f, a)), f);
        }
        case "lookup": {
          const table = lookups.get(e.table);
          if (table === undefined) throw new Error(`unknown table ${e.table}`);
          const keys = e.keys.map(go);
          return (f, a) => lookUp(table, keys.map((k) => k(f, a)));
        }
        case "math": {
          const [x, y] = [go(e.a), go(e.b)];
          const { op } = e;
          switch (op) {
            case "+":
              return (f, a) => x(f, a) + y(f, a);
            case "-":
              return (f, a) => x(f, a) - y(f, a);
            case "*":
              return (f, a) => x(f, a) * y(f, a);
            case "max":
              return (f, a) => Math.max(x(f, a), y(f, a));
            case "min":
              return (f, a) => Math.min(x(f, a), y(f, a));
            default:
              return unreachable(op);
          }
        }
        case "divide": {
          const [x, y, mode] = [go(e.num), go(e.den), e.mode];
          return (f, a) => divide(mode, x(f, a), y(f, a));
        }
        case "remainder": {
          const [x, y] = [go(e.num), go(e.den)];
          return (f, a) => remainder(x(f, a), y(f, a));
        }
        case "test": {
          const [x, y] = [go(e.a), go(e.b)];
          const { op } = e;
          switch (op) {
            case "=":
              return (f, a) => (x(f, a) === y(f, a) ? 1 : 0);
            case "<":
              return (f, a) => (x(f, a) < y(f, a) ? 1 : 0);
            case "<=":
              return (f, a) => (x(f, a) <= y(f, a) ? 1 : 0);
            default:
              return unreachable(op);
          }
        }
        case "and": {
          const args = e.args.map(go);
          return (f, a) => (args.every((x) => x(f, a) !== 0) ? 1 : 0);
        }
        case "or": {
          const args = e.args.map(go);
          return (f, a) => (args.some((x) => x(f, a) !== 0) ? 1 : 0);
        }
        case "not": {
          const x = go(e.a);
          return (f, a) => (x(f, a) === 0 ? 1 : 0);
        }
        case "isNone": {
          const x = go(e.a);
          return (f, a) => (x(f, a) === NONE ? 1 : 0);
        }
        case "choose": {
          const [t, y, n] = [go(e.test), go(e.yes), go(e.no)];
          return (f, a) => (t(f, a) !== 0 ? y(f, a) : n(f, a));
        }
        default:
          return unreachable(e);
      }
    };
    return go;
  };

  const derivedFn = (id: Id, slots: readonly number[]): ((args: readonly number[], f: readonly number[]) => number) => {
    const key = `${id}|${slots.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const d = derived.get(id);
    if (d === undefined) throw new Error(`unknown derived value ${id}`);
    const go = builder((s) => slots[s]!, true);
    const lets = d.lets.map((l) => ({ to: l.to, value: go(l.value) }));
    const value = go(d.value);
    const fn = (args: readonly number[], f: readonly number[]): number => {
      const a = args.slice();
      for (const l of lets) a[l.to] = l.value(f, a);
      return value(f, a);
    };
    known.set(key, fn);
    return fn;
  };

  const none: readonly number[] = [];
  const go = builder((s) => s, false);
  const value = (e: Expr): Value => {
    const v = go(e);
    return (f) => v(f, none);
  };

  const code = (list: Code, reasons: string[]): Action => {
    const actions = list.map((s) => stmt(s, reasons));
    if (actions.length === 1) return actions[0]!;
    return (f) => {
      for (let i = 0; i < actions.length; i++) {
        const next = actions[i]!(f);
        if (next !== GO_ON) return next;
      }
      return GO_ON;
    };
  };
  const stmt = (s: Stmt, reasons: string[]): Action => {
    switch (s.kind) {
      case "let": {
        const [to, v] = [s.to, value(s.value)];
        if (to >= registers) throw new Error(`no register ${to}`);
        return (f) => {
          f[to] = v(f);
          return GO_ON;
        };
      }
      case "set": {
        const first = file.bases[s.place.slot]! + file.offset(s.place.slot, s.place.column);
        const entry = s.place.at === null ? null : value(s.place.at);
        const v = value(s.value);
        return (f) => {
          const x = v(f);
          f[entry === null ? first : first + entry(f)] = x;
          return GO_ON;
        };
      }
      case "branch": {
        const [test, yes, no] = [value(s.test), code(s.yes, reasons), code(s.no, reasons)];
        return (f) => (test(f) !== 0 ? yes(f) : no(f));
      }
      case "block": {
        const body = code(s.body, reasons);
        const leave = LEAVE + s.label;
        return (f) => {
          const next = body(f);
          return next === leave ? GO_ON : next;
        };
      }
      case "break": {
        const leave = LEAVE + s.label;
        return () => leave;
      }
      case "goto": {
        const { cut } = s;
        return () => cut;
      }
      case "end":
        return () => END;
      case "refuse": {
        const why = reasons.push(s.why) - 1;
        return () => REFUSED - why;
      }
      default:
        return unreachable(s);
    }
  };
  return { value, code };
}

/** The cell for these keys, `NONE` outside the table. */
export function lookUp(table: Lookup, keys: readonly number[]): number {
  if (table.host !== undefined) throw new Error(`only an engine can be filled: ${table.id}`);
  let at = 0;
  for (let i = 0; i < keys.length; i++) {
    const [lo, hi] = table.keys[i]!;
    const k = keys[i]!;
    if (!(k >= lo && k <= hi)) return NONE;
    at = at * (hi - lo + 1) + (k - lo);
  }
  return table.cells[at]!;
}
