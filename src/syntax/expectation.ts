/**
 * What the parser expected at an error, kept as data.
 *
 * Invariant: chevrotain's own messages never leave this room; they name kinds of tokens, ours name things of the language.
 */
import type { IParserErrorMessageProvider, TokenType } from "chevrotain";

/** The rule that failed and the kinds that could have stood there, as far as the parser knows them. */
export interface Expectation {
  readonly rule: string;
  readonly kinds: readonly TokenType[];
}

export class ExpectationRecorder implements IParserErrorMessageProvider {
  last: Expectation | undefined;

  buildMismatchTokenMessage(options: { expected: TokenType; ruleName: string }): string {
    return this.keep(options.ruleName, [options.expected]);
  }
  buildNotAllInputParsedMessage(options: { ruleName: string }): string {
    return this.keep(options.ruleName, []);
  }
  /** Not called: `ExpressionParser` raises this error itself. */
  buildNoViableAltMessage(options: { ruleName: string }): string {
    return this.keep(options.ruleName, []);
  }
  buildEarlyExitMessage(options: { expectedIterationPaths: TokenType[][]; ruleName: string }): string {
    const kinds = options.expectedIterationPaths.map((path) => path[0]).filter((kind) => kind !== undefined);
    return this.keep(options.ruleName, [...new Set(kinds)]);
  }

  keep(rule: string, kinds: readonly TokenType[]): string {
    this.last = { rule, kinds };
    return rule;
  }
}
