// Dice: what a pool is, how it is thrown, and the exact distribution of what it gives. Pools are sorted multisets or sums before
// they reach the odds driver; nothing here enumerates single throws in order unless the list is asked for in order.

/** Inclusive and finite. */
export type Range = readonly [lo: number, hi: number];

/** One throw of the unit, n times, then the steps in order, then `plus`. */
export interface Pool {
  readonly unit: PoolUnit;
  readonly n: number;
  readonly then: readonly PoolStep[];
  readonly plus: number;
  /** sum of the faces kept; count of those counted; the list (highest first where dice were kept or dropped, else as thrown). */
  readonly value: "sum" | "count" | "list";
}
/** Faces, each as likely as any other; or the total of another pool (`6 times 2d6 + 2`). */
export type PoolUnit = { readonly kind: "faces"; readonly faces: readonly number[] } | { readonly kind: "total"; readonly of: Pool };
export type PoolStep =
  | { readonly kind: "keep" | "drop"; readonly end: "highest" | "lowest"; readonly n: number }
  | { readonly kind: "explode" | "reroll"; readonly on: Range; readonly most: number | null }
  | { readonly kind: "count"; readonly on: Range; readonly worth: number };

