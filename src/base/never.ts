/**
 * The end of an exhaustive `switch`: a forgotten case is a type error at compile time.
 *
 * Invariant: reaching it at run time is always a bug of ours, never a designer's mistake.
 */

/** Put it into `default:`; `x` has type `never` only if every case is there. */
export function unreachable(x: never): never {
  throw new Error(`Unreachable case: ${JSON.stringify(x)}`);
}
