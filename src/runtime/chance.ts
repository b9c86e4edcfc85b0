// A chance as callers hold it: an exact fraction that knows its text and its nearest number. Invariant: frozen, in lowest terms; its
// JSON is its text, so that no digit is lost.

import * as fraction from "./fraction.ts";
import type { Fraction } from "./fraction.ts";

/** An exact number: "81/200". */
export interface Exact {
  readonly n: bigint;
  readonly d: bigint;
  readonly toString: () => string;
  /** The nearest double. */
  readonly toNumber: () => number;
  readonly toJSON: () => string;
}

export function exact(value: Fraction): Exact {
  const toText = (): string => fraction.toString(value);
  return Object.freeze({
    n: value.n,
    d: value.d,
    toString: toText,
    toNumber: () => fraction.toNumber(value),
    toJSON: toText,
  });
}
