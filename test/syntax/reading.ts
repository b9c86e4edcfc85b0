/**
 * How the syntax tests read texts.
 *
 * Invariant: one parser serves all tests of a file, as in an editor.
 */
import { createSource } from "../../src/base/source.ts";
import type { Declaration, Statement } from "../../src/syntax/ast.ts";
import { createReader, type Parsed, type ParseOptions } from "../../src/syntax/parse.ts";
import { markFor, readMarked, type Mark } from "../support/marked.ts";

const reader = createReader();

export function read(text: string, options?: ParseOptions): Parsed {
  return reader(createSource("test.rules", text), options);
}

/** What is drawn under a text and what is found in it. */
export function marksOf(drawn: string): { readonly expected: readonly Mark[]; readonly found: readonly Mark[]; readonly parsed: Parsed } {
  const { text, marks } = readMarked(drawn);
  const source = createSource("test.rules", text);
  const parsed = reader(source);
  return { expected: marks, found: parsed.diagnostics.map(({ code, span }) => markFor(source, code, span)), parsed };
}

/** The kinds and images of the tokens, one line each. */
export function tokensOf(text: string, options?: ParseOptions): readonly string[] {
  return read(text, options).tokens.map(({ tokenType, image }) => `${tokenType.name} ${image}`);
}

/** The sentences of a check with this body. */
export function sentences(body: string): readonly Statement[] {
  const [check] = read(`check Test {\n${body}\n}`).ast.declarations;
  return check?.kind === "check" ? check.body : [];
}

/** The one declaration of a text. */
export function only(text: string): Declaration {
  const { ast, diagnostics } = read(text);
  const [first, second] = ast.declarations;
  if (first === undefined || second !== undefined || diagnostics.length > 0) throw new Error(`not one sound declaration: ${JSON.stringify(diagnostics)}`);
  return first;
}

/** A tree without its spans, to compare. */
export function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([key, inner]) => key !== "span" && inner !== undefined).map(([key, inner]) => [key, bare(inner)]));
}
