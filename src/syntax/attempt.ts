/**
 * One try to parse a list of tokens.
 *
 * Invariant: it never throws for any tokens; a failure says at which token, in which sentence, and what was expected.
 */
import type { CstNode } from "chevrotain";
import type { Expectation } from "./expectation.ts";
import type { RulesParser } from "./grammar.ts";
import { TooDeep, Unexpected } from "./grammar-expressions.ts";
import type { Token } from "./tokens.ts";

export interface Failure {
  /** The index of the token that did not fit; the number of tokens if the text ended too early. */
  readonly at: number;
  /** Where the sentence begins in which it stands; `at` itself where none had begun. */
  readonly sentence: number;
  /** Where all sentences began that were read so far, in order. */
  readonly begun: readonly number[];
  /** True if the failure stands outside every declaration. */
  readonly outside: boolean;
  readonly expectation: Expectation;
  readonly tooDeep: boolean;
}

/** `begun`: where all sentences began that were read, in order. */
export type Attempt =
  | { readonly tree: CstNode; readonly begun: readonly number[]; readonly failure: undefined }
  | { readonly tree: undefined; readonly begun: readonly number[]; readonly failure: Failure };

export function attempt(parser: RulesParser, tokens: readonly Token[]): Attempt {
  tokens.forEach((token, index) => {
    token.index = index;
  });
  parser.open = [];
  parser.begun = [];
  parser.depth = 0;
  parser.input = tokens as Token[];
  try {
    const tree = parser.file();
    const [error] = parser.errors;
    if (error === undefined) return { tree, begun: parser.begun, failure: undefined };
    return failed(parser, placeOf(error.token as Token, tokens), false);
  } catch (error) {
    if (error instanceof Unexpected) return failed(parser, placeOf(error.token, tokens), false, error.expectation);
    if (error instanceof TooDeep) return failed(parser, placeOf(error.token, tokens), true);
    if (error instanceof RangeError) return failed(parser, parser.begun.at(-1) ?? 0, true);
    throw error;
  } finally {
    parser.reset();
  }
}

function placeOf(token: Token, tokens: readonly Token[]): number {
  return Number.isNaN(token.startOffset) ? tokens.length : token.index;
}

function failed(parser: RulesParser, at: number, tooDeep: boolean, expected?: Expectation): Attempt {
  const expectation = expected ?? parser.expectations.last ?? { rule: "file", kinds: [] };
  const outside = parser.open.length === 0;
  const sentence = Math.min(parser.open.at(-1) ?? at, at);
  return { tree: undefined, begun: parser.begun, failure: { at, sentence, begun: parser.begun, outside, expectation, tooDeep } };
}
