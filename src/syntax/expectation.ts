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
  buildNoViableAltMessage(options: { expectedPathsPerAlt: TokenType[][][]; ruleName: string }): string {
    return this.keep(options.ruleName, firsts(options.expectedPathsPerAlt.flat()));
  }
  buildEarlyExitMessage(options: { expectedIterationPaths: TokenType[][]; ruleName: string }): string {
    return this.keep(options.ruleName, firsts(options.expectedIterationPaths));
  }

  private keep(rule: string, kinds: readonly TokenType[]): string {
    this.last = { rule, kinds };
    return rule;
  }
}

function firsts(paths: readonly (readonly TokenType[])[]): readonly TokenType[] {
  return [...new Set(paths.map((path) => path[0]).filter((kind) => kind !== undefined))];
}
