/**
 * Which way the parser goes, worked out when a text first comes to the place: most texts need few of the places, and
 * working all of them out takes longer than reading a text.
 *
 * Invariant: each place decides as chevrotain's own strategy does; that strategy still validates the grammar (in the tests).
 */
import { LLkLookaheadStrategy, type ILookaheadStrategy } from "chevrotain";

export function lazyChoices(maxLookahead: number): ILookaheadStrategy {
  const own: ILookaheadStrategy = new LLkLookaheadStrategy({ maxLookahead });
  return {
    validate: (options) => own.validate(options),
    buildLookaheadForAlternation: (options) => late(() => own.buildLookaheadForAlternation(options)),
    buildLookaheadForOptional: (options) => late(() => own.buildLookaheadForOptional(options)),
  };
}

/** The functions speak to the parser as `this`. */
function late<Args extends unknown[], Result>(make: () => (...args: Args) => Result): (...args: Args) => Result {
  let made: ((...args: Args) => Result) | null = null;
  return function (this: unknown, ...args: Args): Result {
    return (made ??= make()).apply(this, args);
  };
}
