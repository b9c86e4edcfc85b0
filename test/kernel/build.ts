// A small builder for Plans written by hand, so that a rule reads well: registers and slots by name, numbers as they are, a running
// origin for every step. Invariant: what comes out is plain data, the same as what the compiler makes.

import type {
  Allowed,
  Block,
  Column,
  Derived,
  Expr,
  Id,
  Layout,
  Lookup,
  Place,
  Plan,
  Pool,
  PoolExpr,
  Program,
  Range,
  Reg,
  Register,
  RoundMode,
  Slot,
  Step,
  Verb,
  Watch,
} from "../../src/plan/types.ts";

// ── expressions ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where an expression is wanted a plain number will do. */
export type Term = Expr | number;
export type RegExpr = Extract<Expr, { readonly kind: "reg" }>;

export const term = (t: Term): Expr => (typeof t === "number" ? { kind: "int", value: t } : t);
export const none: Expr = { kind: "none" };
export const register = (reg: Reg): RegExpr => ({ kind: "reg", reg });
/** The entry itself in the ends of a column, a watch or a derived value: register 0. */
export const entry: RegExpr = register(0);

const math =
  (op: "+" | "-" | "*" | "max" | "min") =>
  (first: Term, ...more: readonly Term[]): Expr =>
    more.reduce<Expr>((a, b) => ({ kind: "math", op, a, b: term(b) }), term(first));
export const plus = math("+");
export const minus = math("-");
export const times = math("*");
export const highest = math("max");
export const lowest = math("min");
export const limited = (value: Term, low: Term, high: Term): Expr => highest(low, lowest(value, high));
export const divide = (num: Term, den: Term, mode: RoundMode): Expr => ({ kind: "divide", mode, num: term(num), den: term(den) });

const test =
  (op: "=" | "<" | "<=") =>
  (a: Term, b: Term): Expr => ({ kind: "test", op, a: term(a), b: term(b) });
export const equal = test("=");
export const below = test("<");
export const atMost = test("<=");
export const above = (a: Term, b: Term): Expr => below(b, a);
export const atLeast = (a: Term, b: Term): Expr => atMost(b, a);
export const and = (...args: readonly Expr[]): Expr => ({ kind: "and", args });
export const or = (...args: readonly Expr[]): Expr => ({ kind: "or", args });
export const not = (a: Expr): Expr => ({ kind: "not", a });
export const isNone = (a: Expr): Expr => ({ kind: "isNone", a });
export const choose = (when: Expr, yes: Term, no: Term): Expr => ({ kind: "choose", test: when, yes: term(yes), no: term(no) });
export const look = (table: Id, ...keys: readonly Term[]): Expr => ({ kind: "lookup", table, keys: keys.map(term) });

export const place = (slot: Slot, column: Id, at: Term | null = null): Place => ({ slot, column, at: at === null ? null : term(at) });
export const cell = (slot: Slot, column: Id, at: Term | null = null): Expr => ({ kind: "cell", place: place(slot, column, at) });
export const value = (derived: Id, slots: readonly Slot[], ...args: readonly Term[]): Expr => ({
  kind: "value",
  derived,
  slots,
  args: args.map(term),
});

// ── declarations ─────────────────────────────────────────────────────────────────────────────────────────────────────────

interface ColumnOptions {
  readonly entries?: number;
  readonly optional?: boolean;
  readonly kind?: "int" | "dice";
  readonly lo?: Expr;
  readonly hi?: Expr;
  readonly rising?: Expr;
}
export const column = (id: Id, range: Range, options: ColumnOptions = {}): Column => ({
  id,
  range,
  optional: false,
  entries: 1,
  kind: "int",
  ...options,
});
export const layout = (id: Id, ...columns: readonly Column[]): Layout => ({ id, columns });

/** A table by one key, its cells from the first key on; or by two, the last key fastest. */
export const lookup = (id: Id, keys: readonly Range[], cells: readonly number[]): Lookup => ({ id, keys, cells });

export const derived = (id: Id, slots: readonly Id[], params: readonly Range[], is: Term): Derived => ({
  id,
  slots,
  params,
  lets: [],
  value: term(is),
  optional: false,
  range: null,
});

export const facesOf = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);
/** `n` dice of `faces` (a number: 1 to faces), summed. */
export const dice = (n: number, faces: number | readonly number[], extra = 0): Pool => ({
  unit: { kind: "faces", faces: typeof faces === "number" ? facesOf(faces) : faces },
  n,
  then: [],
  plus: extra,
  value: "sum",
});

/** A reaction of one sheet; its body may only speak of that sheet (slot 0). */
export function reaction(
  id: Id,
  of: Id,
  observed: Expr,
  on: Watch["on"],
  level: number | null,
  body: (b: PlanBuilder<"sheet">) => Block,
): Watch {
  const b = new PlanBuilder(id, { sheet: of });
  const steps = body(b);
  return { id, layout: of, entries: 0, observed, on, level: level === null ? null : term(level), regs: b.regs, body: steps };
}

// ── plans ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `slots`: name → layout, in order. The givens are declared first in `write`. */
export function plan<S extends string>(id: Id, slots: Readonly<Record<S, Id>>, outcomes: Range | null, write: (b: PlanBuilder<S>) => Block): Plan {
  const b = new PlanBuilder(id, slots);
  const body = write(b);
  const givens = b.regs.filter((r) => r.kind === "given").length;
  if (b.regs.slice(0, givens).some((r) => r.kind !== "given")) throw new Error(`${id}: the givens come first`);
  return {
    id,
    regs: b.regs,
    givens,
    slots: Object.entries<Id>(slots).map(([name, of]) => ({ name, layout: of })),
    body,
    outcomes,
  };
}

interface AskOptions {
  readonly by?: "gm" | "player";
  readonly usual?: Term;
  readonly secret?: boolean;
  readonly sees?: readonly RegExpr[];
}
interface CallOptions {
  readonly result?: RegExpr;
  readonly rolls?: readonly (readonly [theirs: Reg, ours: RegExpr])[];
}
interface SeriesOptions {
  readonly success: number;
  readonly need: Term;
  readonly rerolls: Term;
  readonly keep: "last" | "worst" | "best";
  readonly result: RegExpr;
  readonly tally: readonly [RegExpr, RegExpr];
}

export class PlanBuilder<S extends string> {
  readonly regs: Register[] = [];
  readonly #id: Id;
  readonly #slots: readonly string[];
  #steps = 0;

  constructor(id: Id, slots: Readonly<Record<S, Id>>) {
    this.#id = id;
    this.#slots = Object.keys(slots);
  }

  // Registers.
  given(name: string, range: Range): RegExpr {
    return this.#register({ name, range, optional: false, kind: "given" });
  }
  answer(name: string, range: Range): RegExpr {
    return this.#register({ name, range, optional: false, kind: "answer" });
  }
  roll(name: string): RegExpr {
    return this.#register({ name, range: null, optional: false, kind: "roll" });
  }
  local(name: string): RegExpr {
    return this.#register({ name, range: null, optional: false, kind: "let" });
  }
  tally(name: string): RegExpr {
    return this.#register({ name, range: null, optional: false, kind: "tally" });
  }
  #register(r: Register): RegExpr {
    return register(this.regs.push(r) - 1);
  }

  // State.
  slot(name: S): Slot {
    return this.#slots.indexOf(name);
  }
  place(name: S, column: Id, at: Term | null = null): Place {
    return place(this.slot(name), column, at);
  }
  cell(name: S, column: Id, at: Term | null = null): Expr {
    return cell(this.slot(name), column, at);
  }
  value(of: Id, names: readonly S[], ...args: readonly Term[]): Expr {
    return value(
      of,
      names.map((n) => this.slot(n)),
      ...args,
    );
  }

  // Steps.
  needs(condition: Expr, why: Id): Step {
    return { origin: this.#origin(), kind: "require", test: condition, why };
  }
  let(to: RegExpr, is: Term): Step {
    return { origin: this.#origin(), kind: "let", to: to.reg, value: term(is) };
  }
  /** `pool`: the number of a pool of the program, or an expression. */
  draw(to: RegExpr | readonly RegExpr[], pool: Term | PoolExpr): Step {
    const regs = "reg" in to ? [to.reg] : to.map((r) => r.reg);
    const of: PoolExpr =
      typeof pool !== "number" && (pool.kind === "pool" || pool.kind === "count") ? pool : { kind: "pool", of: term(pool) };
    return { origin: this.#origin(), kind: "draw", to: regs, pool: of };
  }
  ask(to: RegExpr | readonly RegExpr[], key: string, allowed: Allowed, options: AskOptions = {}): Step {
    return {
      origin: this.#origin(),
      kind: "ask",
      to: "reg" in to ? [to.reg] : to.map((r) => r.reg),
      key,
      by: options.by ?? "player",
      allowed,
      usual: options.usual === undefined ? null : term(options.usual),
      secret: options.secret ?? false,
      sees: (options.sees ?? []).map((r) => r.reg),
    };
  }
  becomes(at: Place, to: Term): Step {
    return this.#write(at, "becomes", term(to));
  }
  rises(at: Place, by: Term): Step {
    return this.#write(at, "rises", plus({ kind: "cell", place: at }, by));
  }
  falls(at: Place, by: Term): Step {
    return this.#write(at, "falls", minus({ kind: "cell", place: at }, by));
  }
  #write(at: Place, verb: Verb, to: Expr): Step {
    return { origin: this.#origin(), kind: "write", place: at, value: to, verb };
  }
  /** Only a creation writes without limits and reactions. */
  set(at: Place, to: Term): Step {
    return { origin: this.#origin(), kind: "set", place: at, value: term(to) };
  }
  call(of: Id, slots: readonly S[], args: readonly Term[], options: CallOptions = {}) {
    return {
      origin: this.#origin(),
      kind: "call",
      plan: of,
      slots: slots.map((s) => this.slot(s)),
      args: args.map(term),
      result: options.result?.reg ?? null,
      rolls: (options.rolls ?? []).map(([theirs, ours]) => [theirs, ours.reg] as const),
    } as const satisfies Step;
  }
  series(once: ReturnType<PlanBuilder<S>["call"]>, options: SeriesOptions): Step {
    const [wins, left] = options.tally;
    return {
      origin: this.#origin(),
      kind: "series",
      once,
      success: options.success,
      need: term(options.need),
      rerolls: term(options.rerolls),
      keep: options.keep,
      result: options.result.reg,
      tally: [wins.reg, left.reg],
    };
  }
  when(condition: Expr, then: Block, otherwise: Block = []): Step {
    return { origin: this.#origin(), kind: "branch", arms: [{ test: condition, then }], otherwise };
  }
  repeat(most: Term, count: RegExpr, condition: Expr, body: Block): Step {
    return { origin: this.#origin(), kind: "loop", test: condition, most: term(most), count: count.reg, endless: false, body };
  }
  /** Until `condition` holds, however long it takes. */
  until(condition: Expr, body: Block): Step {
    return { origin: this.#origin(), kind: "loop", test: not(condition), most: null, count: null, endless: true, body };
  }
  cascade(amount: Term, stages: readonly Place[], rest: RegExpr, end: Block = []): Step {
    return { origin: this.#origin(), kind: "cascade", amount: term(amount), stages, rest: rest.reg, end };
  }
  end(result: Term | null = null): Step {
    return { origin: this.#origin(), kind: "end", result: result === null ? null : term(result) };
  }

  #origin(): Id {
    this.#steps += 1;
    return `${this.#id}/${this.#steps}`;
  }
}

// ── sheets ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A sheet, thing or conflict as it is written down: a column is a value, or a list where it has several entries; null is none. */
export interface Sheet {
  readonly [column: string]: number | null | readonly (number | null)[];
}

// ── programs ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Parts {
  readonly layouts: readonly Layout[];
  readonly lookups?: readonly Lookup[];
  readonly pools?: readonly Pool[];
  readonly derived?: readonly Derived[];
  readonly watches?: readonly Watch[];
  readonly plans: readonly Plan[];
}
export const program = (parts: Parts): Program => ({
  lookups: [],
  pools: [],
  derived: [],
  watches: [],
  ...parts,
  plans: Object.fromEntries(parts.plans.map((p) => [p.id, p])),
});
