/**
 * What resolving says of one text, as marks, and the Model it makes.
 *
 * Invariant: the text is parsed by the real parser; what the parser says counts as well.
 */
import { createSource } from "../../src/base/source.ts";
import { resolve } from "../../src/model/resolve.ts";
import type { Model } from "../../src/model/types.ts";
import { createReader } from "../../src/syntax/parse.ts";
import { markFor, readMarked, type Mark } from "../support/marked.ts";

const read = createReader();

export function modelOf(text: string): Model {
  return resolve([read(createSource("test.rules", text)).ast]).model;
}

export function marksOf(text: string): readonly Mark[] {
  const source = createSource("test.rules", text);
  const parsed = read(source);
  return [...parsed.diagnostics, ...resolve([parsed.ast]).diagnostics]
    .map((one) => markFor(source, one.code, one.span))
    .toSorted((a, b) => a.line - b.line || a.from - b.from);
}

/** What is said and what the marks drawn in the text expect; to be compared. */
export function said(marked: string): { readonly found: readonly Mark[]; readonly drawn: readonly Mark[] } {
  const { text, marks } = readMarked(marked);
  return { found: marksOf(text), drawn: marks };
}
