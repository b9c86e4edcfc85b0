// The Plan: what a rule does, with names resolved, references bound and effects made explicit. Everything is a safe integer;
// names come back at the door. Structured A-normal form: draw, ask, call and write are steps of their own, never inside an expression.
// Read by: play (interpreted, emitted), odds (flattened), bound (ranges), the emitter, the reference book.
// Absent on purpose, because no rule needed them yet: folds over lists whose length is only known in play (fixed lists are
// unrolled), special modifiers inside a call, links from sheet to sheet.
import type { Pool, Range } from "../runtime/dice.ts";
export type { Pool, PoolStep, PoolUnit, Range } from "../runtime/dice.ts";

/** A Model id, for example "check/Probe". Origins give its span and clause. */
export type Id = string;
/** Index into `Plan.regs`. */
export type Reg = number;
/** Index into `Plan.slots`: a role, a sheet or thing given as a parameter, the conflict. */
export type Slot = number;

export interface Program {
  readonly layouts: readonly Layout[];
  readonly lookups: readonly Lookup[];
  /** Dice written in the text. Dice that come with data (a weapon's die) are added behind these, per call. */
  readonly pools: readonly Pool[];
  /** Effective values and formulas: pure, acyclic, each after those it reads. */
  readonly derived: readonly Derived[];
  /** Reactions, `ends when`; in the order in which they are tried. */
  readonly watches: readonly Watch[];
  readonly plans: Readonly<Record<Id, Plan>>;
}

/** What is stored of one sheet, thing or conflict. */
export interface Layout {
  readonly id: Id;
  readonly columns: readonly Column[];
}

/** One stored field; with `entries` > 1 one cell per entry of a collection (per grade, slot, ordered pair of actors). */
export interface Column {
  readonly id: Id;
  readonly range: Range;
  /** May be none. None is `NONE` of runtime/value.ts, a code of its own, never a number of the range. */
  readonly optional: boolean;
  readonly entries: number;
  /** `dice`: the value is an index into the pools of the call. */
  readonly kind: "int" | "dice";
  /** Moving ends: the value follows when they move. Slot 0 is the sheet, register 0 the entry. */
  readonly lo?: Expr;
  readonly hi?: Expr;
  /** A lid for rises only: what stands above it stays. */
  readonly rising?: Expr;
}

/** The only way to name state. `at` is null where the column has one entry. */
export interface Place {
  readonly slot: Slot;
  readonly column: Id;
  readonly at: Expr | null;
}

export interface Register {
  readonly name: string;
  /** Null: to be found by bound.ts. */
  readonly range: Range | null;
  readonly optional: boolean;
  readonly kind: "given" | "answer" | "roll" | "let" | "tally" | "hidden";
}

export interface SlotInfo {
  readonly name: string;
  readonly layout: Id;
}

export interface Plan {
  readonly id: Id;
  /** The first `givens` registers are the parameters, in header order. */
  readonly regs: readonly Register[];
  readonly givens: number;
  readonly slots: readonly SlotInfo[];
  readonly body: Block;
  /** Range of the result; null where the rule has none. */
  readonly outcomes: Range | null;
}

export type Block = readonly Step[];

export interface Arm {
  readonly test: Expr;
  readonly then: Block;
}

export type Verb = "rises" | "falls" | "becomes";

export type Step = { readonly origin: Id } & (
  | RequireStep
  | LetStep
  | DrawStep
  | AskStep
  | WriteStep
  | SetStep
  | CallStep
  | SeriesStep
  | BranchStep
  | LoopStep
  | CascadeStep
  | EndStep
  | StopStep
);

/** `needs`, `forbids`: before the first draw and write. Where the test is 0 the call is not possible; `why` names the reason. */
export interface RequireStep { readonly kind: "require"; readonly test: Expr; readonly why: Id }
export interface LetStep { readonly kind: "let"; readonly to: Reg; readonly value: Expr }
/** The only chance. `to` is one register for a total or a count, as many as the list is long for a list. */
export interface DrawStep { readonly kind: "draw"; readonly to: readonly Reg[]; readonly pool: PoolExpr }
export interface AskStep {
  readonly kind: "ask";
  /** One register; for a placing one per place: which of the values goes there. */
  readonly to: readonly Reg[];
  readonly key: string;
  readonly by: "gm" | "player";
  readonly allowed: Allowed;
  readonly usual: Expr | null;
  readonly secret: boolean;
  /** What the asked person can see: an answer that is a rule is given these values. */
  readonly sees: readonly Reg[];
}
/** An effect: stops at the range, lets dependent ranges follow, wakes reactions. `lower` turns it into a call of the column's writer. */
export interface WriteStep {
  readonly kind: "write";
  readonly place: Place;
  readonly value: Expr;
  readonly verb: Verb;
  /** Wakes no reaction: a step of a creation. */
  readonly quiet?: boolean;
}
/** A bare store, without limits and reactions: only `lower` makes it, and creation. */
export interface SetStep { readonly kind: "set"; readonly place: Place; readonly value: Expr }
/** `slots[i]` is the caller's slot for slot i of the called plan. `rolls`: registers of the called plan read afterwards, [theirs, ours]. */
export interface CallStep {
  readonly kind: "call";
  readonly plan: Id;
  readonly slots: readonly Slot[];
  readonly args: readonly Expr[];
  readonly result: Reg | null;
  readonly rolls: readonly (readonly [theirs: Reg, ours: Reg])[];
}
/** A call made again and again: `need` successes are wanted (results from `success` on), `rerolls` failures may be rolled again. */
export interface SeriesStep {
  readonly kind: "series";
  readonly once: { readonly origin: Id } & CallStep;
  readonly success: number;
  readonly need: Expr;
  readonly rerolls: Expr;
  readonly keep: "last" | "worst" | "best";
  readonly result: Reg;
  /** Two hidden registers: successes so far, rerolls left. */
  readonly tally: readonly [wins: Reg, left: Reg];
}
export interface BranchStep { readonly kind: "branch"; readonly arms: readonly Arm[]; readonly otherwise: Block }
/** Runs while `test` holds, at most `most` times (null: no bound is written). */
export interface LoopStep {
  readonly kind: "loop";
  readonly test: Expr;
  readonly most: Expr | null;
  /** Hidden register that counts the rounds; present exactly where `most` is. */
  readonly count: Reg | null;
  /** No number of rounds is enough for sure; the chance of leaving is positive. Odds solve it as an absorbing chain. */
  readonly endless: boolean;
  readonly body: Block;
}
/** The amount is taken from the first stage down to its lower end, the rest goes on. `rest` holds what is left. */
export interface CascadeStep { readonly kind: "cascade"; readonly amount: Expr; readonly stages: readonly Place[]; readonly rest: Reg; readonly end: Block }
/** Ends the plan (of a called plan: goes back to the caller). */
export interface EndStep { readonly kind: "end"; readonly result: Expr | null }
/** Leaves the innermost loop. */
export interface StopStep { readonly kind: "stop" }

export type Allowed =
  | { readonly kind: "range"; readonly range: Range; readonly optional: boolean }
  /** An order of 0..n-1: which value goes to which place. */
  | { readonly kind: "placing"; readonly n: number };

export interface Watch {
  readonly id: Id;
  readonly layout: Id;
  /** 0: one value; n: for every entry (`when any …`). Register 0 is always the entry. */
  readonly entries: number;
  /** What is looked at, before and after an effect; slot 0 is the sheet. */
  readonly observed: Expr;
  readonly on: "reaches" | "falls" | "rises" | "below" | "above" | "begins" | "ends";
  readonly level: Expr | null;
  readonly regs: readonly Register[];
  /** May not draw or ask. */
  readonly body: Block;
}

export type PoolExpr =
  /** A value of type dice. */
  | { readonly kind: "pool"; readonly of: Expr }
  /** `Pool d6`: so many of this one. 0 or fewer dice roll nothing. */
  | { readonly kind: "count"; readonly n: Expr; readonly of: number; readonly most: number };

/** A table made dense: the cell of keys (k0, k1, …) stands at Σ (ki - lo_i) · stride_i, the last key fastest. `NONE`: no row. */
export interface Lookup {
  readonly id: Id;
  readonly keys: readonly Range[];
  readonly cells: readonly number[];
  /** No table: the function number `at` that a program hands over says it, of so many keys, within these ends. `keys` and `cells` are empty. */
  readonly host?: { readonly at: number; readonly params: number; readonly range: Range; readonly optional: boolean };
  /** What stands in the cells is told by the data of a call; these are the bounds, and `cells` what stands there where nothing is told. */
  readonly own?: { readonly range: Range; readonly optional: boolean };
}

/** A pure function of slots and parameters (registers 0 …). `lets` are worked out first, in order. */
export interface Derived {
  readonly id: Id;
  readonly slots: readonly Id[];
  readonly params: readonly Range[];
  readonly lets: readonly { readonly to: Reg; readonly value: Expr }[];
  readonly value: Expr;
  readonly optional: boolean;
  readonly range: Range | null;
}

export type RoundMode = "down" | "up" | "halfUp" | "halfDown" | "halfEven" | "halfAway" | "toZero";

/** Integers only. A fraction never leaves an expression: `divide` rounds num/den at once (den > 0). Tests give 1 or 0. */
export type Expr =
  | { readonly kind: "int"; readonly value: number }
  | { readonly kind: "none" }
  | { readonly kind: "reg"; readonly reg: Reg }
  /** The base value. */
  | { readonly kind: "cell"; readonly place: Place }
  /** An effective value or a formula. */
  | { readonly kind: "value"; readonly derived: Id; readonly slots: readonly Slot[]; readonly args: readonly Expr[] }
  /** Keys outside the table give `NONE`. */
  | { readonly kind: "lookup"; readonly table: Id; readonly keys: readonly Expr[] }
  | { readonly kind: "math"; readonly op: "+" | "-" | "*" | "max" | "min"; readonly a: Expr; readonly b: Expr }
  | { readonly kind: "divide"; readonly mode: RoundMode; readonly num: Expr; readonly den: Expr }
  | { readonly kind: "remainder"; readonly num: Expr; readonly den: Expr }
  | { readonly kind: "test"; readonly op: "=" | "<" | "<="; readonly a: Expr; readonly b: Expr }
  | { readonly kind: "and" | "or"; readonly args: readonly Expr[] }
  | { readonly kind: "not" | "isNone"; readonly a: Expr }
  | { readonly kind: "choose"; readonly test: Expr; readonly yes: Expr; readonly no: Expr };
