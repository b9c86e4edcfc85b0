// A rule flattened for odds: cuts (draw, ask, loop head, join) and the straight code between them. Made by flatten.ts from a lowered
// plan with all calls put in line; printed by the emitter and built as closures by segments.ts; run by runtime/odds.ts.
// Invariant: code is structured and each statement stands once; where several ways meet again after a cut there is a join.

import type { AskStep, Expr, Id, Place, PoolExpr, Reg, Register, SlotInfo } from "./types.ts";

export type Code = readonly Stmt[];

export type Stmt =
  | { readonly kind: "let"; readonly to: Reg; readonly value: Expr }
  | { readonly kind: "set"; readonly place: Place; readonly value: Expr }
  | { readonly kind: "branch"; readonly test: Expr; readonly yes: Code; readonly no: Code }
  /** `break` leaves the block with this label; falling off its end does too. */
  | { readonly kind: "block"; readonly label: number; readonly body: Code }
  | { readonly kind: "break"; readonly label: number }
  /** Runs on to this cut. Every way through a segment ends in goto, end or refuse. */
  | { readonly kind: "goto"; readonly cut: number }
  | { readonly kind: "end" }
  | { readonly kind: "refuse"; readonly why: Id };

export interface Cut {
  readonly kind: "draw" | "ask" | "join" | "head";
  readonly origin: Id;
  readonly to: readonly Reg[];
  readonly pool: PoolExpr | null;
  readonly ask: AskStep | null;
  /** A head of a loop without bound. */
  readonly endless: boolean;
  /** What runs after the cut, up to the next one. */
  readonly code: Code;
}

/**
 * The file of a run holds the registers first, then the cells of each slot's layout, slot after slot, columns in layout order,
 * one place an entry. Two slots that are the same sheet share their cells: the second slot's cells stay unused.
 */
export interface Flat {
  readonly plan: Id;
  readonly regs: readonly Register[];
  readonly slots: readonly SlotInfo[];
  readonly givens: number;
  readonly result: Reg | null;
  readonly start: Code;
  readonly cuts: readonly Cut[];
}
