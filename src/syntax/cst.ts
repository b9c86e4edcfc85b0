/**
 * Reading chevrotain's concrete tree: children by name, spans, and what lowering keeps by the way.
 *
 * Invariant: every child may be absent; who reads one gets `undefined` or an empty list, never a throw.
 */
import type { CstElement, CstNode } from "chevrotain";
import type { Span } from "../base/source.ts";
import { diagnostic, type Diagnostic } from "../diagnostics/report.ts";
import type { Meta, Missing, Name, NameSlot, Row, TextLiteral } from "./ast.ts";
import type { Token } from "./tokens.ts";

/** What lowering needs beside the tree. `row` reads the cells of a row token. */
export interface Lowering {
  readonly file: string;
  readonly diagnostics: Diagnostic[];
  readonly row: (token: Token) => Row;
}

/** No chain such as `a + b + c …` may have more links, so that nobody who walks the tree runs out of room. */
export const longestChain = 300;

export function isNode(element: CstElement): element is CstNode {
  return "children" in element;
}

const none: readonly never[] = [];

/** The child nodes kept under `name`; no name keeps both nodes and tokens. */
export function nodes(node: CstNode | undefined, name: string): readonly CstNode[] {
  return (node?.children[name] ?? none) as readonly CstNode[];
}

export function node(parent: CstNode | undefined, name: string, place = 0): CstNode | undefined {
  return nodes(parent, name)[place];
}

export function tokensOf(parent: CstNode | undefined, name: string): readonly Token[] {
  return (parent?.children[name] ?? none) as readonly Token[];
}

export function token(parent: CstNode | undefined, name: string): Token | undefined {
  return tokensOf(parent, name)[0];
}

/** What a keyword or sign kept under `name` says. */
export function word(parent: CstNode | undefined, name = "word"): string | undefined {
  return token(parent, name)?.image;
}

export function has(parent: CstNode | undefined, name: string): boolean {
  return (parent?.children[name]?.length ?? 0) > 0;
}

export function spanOf(c: Lowering, element: CstNode): Span {
  const start = element.location?.startOffset;
  const end = element.location?.endOffset;
  if (start === undefined || Number.isNaN(start)) return { file: c.file, start: 0, end: 0 };
  return { file: c.file, start, end: Math.max((end ?? start - 1) + 1, start) };
}

export function tokenSpan(c: Lowering, found: Token): Span {
  return { file: c.file, start: found.start, end: found.end };
}

/** The empty place behind a node. */
export function missingIn(c: Lowering, parent: CstNode | undefined): Missing {
  const end = parent === undefined ? 0 : spanOf(c, parent).end;
  return { kind: "missing", span: { file: c.file, start: end, end } };
}

export function name(c: Lowering, found: CstNode | undefined, parent?: CstNode): NameSlot {
  const written = token(found, "Name") ?? token(found, "Bracketed");
  if (written === undefined) return missingIn(c, parent ?? found);
  if (written.payload === "missing") return { kind: "missing", span: tokenSpan(c, written) };
  return nameOfToken(c, written);
}

export function nameOfToken(c: Lowering, written: Token): Name {
  return { kind: "name", text: written.image, bracketed: written.tokenType.name === "Bracketed", span: tokenSpan(c, written) };
}

/** The name under `label`, or undefined where none is written. */
export function optionalName(c: Lowering, parent: CstNode | undefined, label = "name", place = 0): NameSlot | undefined {
  const found = node(parent, label, place);
  return found === undefined ? undefined : name(c, found, parent);
}

export function nameList(c: Lowering, list: CstNode | undefined): readonly NameSlot[] {
  return nodes(list, "name").map((one) => name(c, one));
}

export function text(c: Lowering, found: Token): TextLiteral {
  return { kind: "text", text: found.image, span: tokenSpan(c, found) };
}

/** All doc texts and citations of a node's `meta` children, in text order. */
export function meta(c: Lowering, parent: CstNode | undefined): Meta {
  const parts = nodes(parent, "meta");
  return {
    docs: parts.flatMap((part) => tokensOf(part, "Text").map((found) => text(c, found))),
    citations: parts.flatMap((part) =>
      nodes(part, "citation").map((one) => {
        const [from, to] = tokensOf(one, "Clause");
        return { kind: "citation" as const, from: clauseText(from), to: to === undefined ? undefined : clauseText(to), span: spanOf(c, one) };
      }),
    ),
  };
}

function clauseText(found: Token | undefined): string {
  return found === undefined ? "" : found.image.slice(1).trim();
}

/** Folds links from the left; a chain that is too long is reported once and cut. */
export function fold<T, Link>(c: Lowering, whole: CstNode, first: T, links: readonly Link[], join: (left: T, link: Link, place: number) => T): T {
  let result = first;
  for (const [place, link] of links.entries()) {
    if (place >= longestChain) {
      c.diagnostics.push(diagnostic("too-deep-nesting", spanOf(c, whole), { limit: longestChain }));
      return result;
    }
    result = join(result, link, place);
  }
  return result;
}

/** The span from the start of one node to the end of another. */
export function spanTo(c: Lowering, start: Span, end: CstNode | Token): Span {
  const stop = "children" in end ? spanOf(c, end).end : end.end;
  return { file: c.file, start: start.start, end: Math.max(stop, start.end) };
}
