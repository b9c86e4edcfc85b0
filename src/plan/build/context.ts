// What the parts of building share: the draft of a Program that grows, and what an expression can see where it stands. Invariant: the
// parts call each other only through `Build`, so that no file imports in a circle.

import type { Block, Expr as ModelExpr, Field, Id, Place as ModelPlace } from "../../model/types.ts";
import type { Column, Derived, Expr, Lookup, Place, Plan, Pool, Range, Slot, Watch } from "../types.ts";
import type { Index } from "./model-index.ts";
import type { PlanDoor } from "./door.ts";
import { notYet, type Unbuilt, type Val } from "./values.ts";

export interface Ctx {
  readonly self: Slot | null;
  readonly layoutOf: (slot: Slot) => Id;
  /** Roles, parameters, lets, rolls, answers, names bound by a list. */
  readonly locals: ReadonlyMap<string, Val>;
  readonly it: Val | null;
  readonly modifiers: Val | null;
  readonly cell: Val | null;
  readonly result: Val | null;
  /** Named rolls of a call that a local holds. */
  readonly rollOf: (local: string, roll: string) => Val;
  /** The slot of what a relation says of two members. */
  readonly pair: (relation: Id, conflict: Slot, a: Slot, b: Slot) => Slot;
  /** Who stands on a side, where all are known one by one. */
  readonly members: (conflict: Slot, side: string) => readonly Slot[];
  /** Special modifiers of the running call: they raise values of `self` wherever these are read. */
  readonly specials: readonly Special[];
  /** Keeps a value that is used again. */
  readonly keep: (value: Val) => Val;
}

/** `entry`: code of the one entry that is meant; null: a plain field. `field` null: general, and of a kind (`as`). */
export interface Special {
  readonly field: Id | null;
  readonly entry: Expr | null;
  readonly by: Expr;
  readonly as: Id | null;
}
/** Special modifiers hold for the acting sheet only. */
export const specialsFor = (ctx: Ctx, slot: Slot): readonly Special[] => (slot === ctx.self ? ctx.specials : []);

export const emptyCtx: Ctx = {
  self: null,
  layoutOf: () => notYet("a sheet where there is none"),
  locals: new Map(),
  it: null,
  modifiers: null,
  cell: null,
  result: null,
  rollOf: (local, roll) => notYet("the roll {roll} of {local}", { roll, local }),
  pair: () => notYet("a relation of a conflict here"),
  members: (_, side) => notYet('all members of {side} here: say what holds for "all of" or "any of" them', { side }),
  specials: [],
  keep: (v) => v,
};
export function withLocal(ctx: Ctx, name: string, value: Val): Ctx {
  return { ...ctx, locals: new Map(ctx.locals).set(name, value) };
}
export function withItem(ctx: Ctx, name: string | null, value: Val): Ctx {
  return name === null ? { ...ctx, it: value } : { ...withLocal(ctx, name, value), it: value };
}

/** Where a special modifier aims: a plain field, or (`entry`) one entry that is told in play. `field` null: a general one of a kind. */
export interface SpecialPlace {
  readonly field: Id | null;
  readonly entry: boolean;
  readonly as: Id | null;
}
/** What tells variants for different special modifiers apart. */
export const specialKey = ({ field, entry, as }: SpecialPlace): string =>
  `${field ?? "modifiers"}${entry ? "[]" : ""}${as === null ? "" : ` as ${as}`}`;

/** A column while its ends may still be worked out. */
export interface ColumnDraft {
  readonly column: Column;
  /** The field it keeps; null: a condition, or how often a list holds each kind. */
  readonly field: Field | null;
}

export interface Build {
  readonly index: Index;
  /** Layout → columns, in order. */
  readonly layouts: Map<Id, ColumnDraft[]>;
  readonly lookups: Map<Id, Lookup>;
  /** Formulas that a program fills with functions of its own. */
  readonly hosts: ReadonlySet<Id>;
  readonly pools: Pool[];
  readonly derived: Map<Id, Derived>;
  readonly watches: Watch[];
  readonly plans: Record<Id, Plan>;
  readonly doors: Record<Id, PlanDoor>;
  readonly unsupported: ({ readonly id: Id } & Unbuilt)[];

  readonly expression: (e: ModelExpr, ctx: Ctx) => Val;
  /** The value of a field with its modifiers; `entry` is the code of the entry. */
  readonly effective: (owner: Val, field: Id, entry: Expr | null, ctx: Ctx) => Val;
  readonly base: (owner: Val, field: Id, entry: Expr | null, ctx: Ctx) => Val;
  readonly place: (place: ModelPlace, ctx: Ctx) => Place;
  readonly holds: (slot: Slot, condition: Id, ctx: Ctx) => Expr;
  /** What the body of a formula gives. */
  readonly body: (block: Block, ctx: Ctx) => Val;
  readonly formula: (id: Id, self: Val | null, args: readonly Val[], ctx: Ctx) => Val;
  readonly lookup: (table: Id, column: number, keys: readonly Val[]) => Val;
  /** Sum of what modifies a check in general; `given`: what the call says, of a kind. */
  readonly general: (check: Id, self: Slot | null, given: readonly Special[], ctx: Ctx) => Val;
  /** Number of a pool of the program. */
  readonly pool: (pool: Pool) => number;
  readonly interval: (e: Expr, regs: readonly Range[], slots: readonly Id[]) => Range;
  /** `specials`: the variant of the plan for these special modifiers. `layouts`: what its sheets are, where they are not as it declares them. */
  readonly planOf: (check: Id, specials?: readonly SpecialPlace[], layouts?: readonly Id[]) => PlanDoor;
}
