// What a run tells of itself where somebody listens: one note a step, after it is done. Invariant: notes are plain JSON and enough for
// a trace and for the list of changes; they change nothing in the run.

import type { Pool } from "./dice.ts";

/** `origin` is the sentence of the rule. Registers are those of the plan in play: between `call` and `return`, of the called one. */
export type Note = { readonly origin: string } & (
  | { readonly kind: "let"; readonly to: number; readonly value: number }
  | { readonly kind: "draw"; readonly to: readonly number[]; readonly values: readonly number[]; readonly pool: Pool }
  | {
      readonly kind: "ask";
      readonly to: readonly number[];
      readonly key: string;
      readonly values: readonly number[];
      readonly secret: boolean;
    }
  /** `slot` is that of the outermost call. */
  | {
      readonly kind: "set";
      readonly slot: number;
      readonly column: string;
      readonly entry: number;
      readonly from: number;
      readonly to: number;
    }
  /** Which arm; -1: none of them. */
  | { readonly kind: "branch"; readonly arm: number }
  /** A loop begins its round, counted from 1. */
  | { readonly kind: "round"; readonly round: number }
  | {
      readonly kind: "call";
      readonly plan: string;
      readonly slots: readonly number[];
      readonly args: readonly number[];
    }
  /** `to`: the caller's register that holds the result; -1: none. */
  | { readonly kind: "return"; readonly plan: string; readonly result: number; readonly to: number }
  | { readonly kind: "end"; readonly result: number }
  | { readonly kind: "refuse"; readonly why: string }
);
