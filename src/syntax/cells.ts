/**
 * Table cells: each is lexed and parsed by itself, in every reading its column might want.
 *
 * Invariant: a cell never makes a diagnostic of its own; what keeps it from being read as expressions stands in its
 * `problems`, for the one who knows the column.
 */
import type { CstNode } from "chevrotain";
import type { Span } from "../base/source.ts";
import { diagnostic, type Diagnostic, replaceBy } from "../diagnostics/report.ts";
import type { Cell, Expr, Name, Pattern, Row } from "./ast.ts";
import { has, isNode, nodes, node, spanOf, tokenSpan, type Lowering } from "./cst.ts";
import { deepestBrackets } from "./depth.ts";
import type { Expectation } from "./expectation.ts";
import { expectedWords } from "./expected.ts";
import type { RulesParser } from "./grammar.ts";
import { TooDeep, Unexpected } from "./grammar-expressions.ts";
import { lexCell, type LexInput, type RowPayload } from "./lexer.ts";
import { additive, expr, path } from "./lower-expressions.ts";
import { splitShort } from "./names.ts";
import { cleanName } from "./nametable.ts";
import type { RowCell } from "./rows.ts";
import { t, type Token } from "./tokens.ts";

const dashes = new Set(["-", "–", "—", "−"]);
const quotes = new Set(['"', "„", "“", "”", "«", "»"]);

export function rowOf(input: LexInput, parser: RulesParser, found: Token): Row {
  const { cells, header } = found.payload as RowPayload;
  return {
    kind: "row",
    header,
    cells: cells.map((cell) => cellOf(input, parser, cell)),
    span: { file: input.file, start: found.start, end: found.end },
  };
}

function cellOf(input: LexInput, parser: RulesParser, place: RowCell): Cell {
  const span = spanIn(input, place);
  const raw = input.normal.text.slice(place.start, place.end);
  const text = unquoted(raw);
  const plain = { kind: "cell" as const, raw, text, span, name: undefined, short: undefined, patterns: [], problems: [] };
  if (raw === "") return { ...plain, form: "empty" };
  if (dashes.has(raw)) return { ...plain, form: "dash" };
  const { name, short } = splitShort(input.normal.text, place.start, place.end);
  const named = { name: nameIn(input, name), short: nameIn(input, short) };
  if (raw === "otherwise") return { ...plain, ...named, form: "otherwise" };
  return { ...plain, ...named, form: "content", ...patternsOf(input, parser, place, span) };
}

function nameIn(input: LexInput, place: RowCell | undefined): Name | undefined {
  if (place === undefined || place.start >= place.end) return undefined;
  return { kind: "name", text: cleanName(input.normal.text.slice(place.start, place.end)), bracketed: false, span: spanIn(input, place) };
}

function unquoted(raw: string): string {
  const last = raw.length - 1;
  return last > 0 && quotes.has(raw[0] ?? "") && quotes.has(raw[last] ?? "") ? raw.slice(1, last) : raw;
}

type Read = Pick<Cell, "patterns" | "problems">;

function patternsOf(input: LexInput, parser: RulesParser, place: RowCell, span: Span): Read {
  const lexed = lexCell(input, place.start, place.end);
  const problems: Diagnostic[] = [...lexed.diagnostics];
  const c: Lowering = { file: input.file, diagnostics: problems, row: () => ({ kind: "row", header: false, cells: [], span }) };
  const written = input.normal.text.slice(place.start, place.end);
  const meant = keyInWords(written);
  if (meant !== undefined) return { patterns: undefined, problems: [diagnostic("misplaced-sentence", span, { found: written, expected: [{ en: `"${meant}"`, de: `„${meant}“` }] }, { fix: replaceBy(span, meant) })] };
  const simple = simplePattern(lexed.tokens, c);
  if (simple !== undefined) return { patterns: [simple], problems };
  const tree = parseCell(parser, lexed.tokens, span, problems);
  return tree === undefined ? { patterns: undefined, problems } : { patterns: nodes(tree, "pattern").map((one) => pattern(c, one)), problems };
}

/** `3 bis 5`, `ab 6`, `3, 4 und 5`: a key in words. */
function keyInWords(text: string): string | undefined {
  if (/^(?:sonst|else|alles andere|everything else)$/u.test(text)) return "otherwise";
  const band = /^(-?\d+)\s+(?:bis|to)\s+(-?\d+)$/u.exec(text);
  if (band !== null) return `${band[1]}-${band[2]}`;
  const above = /^(?:ab|from|mindestens|at least) (\d+)$|^(\d+) (?:oder mehr|und mehr|and more|and up)$/iu.exec(text);
  if (above !== null) return `${above[1] ?? above[2]}+`;
  const below = /^(?:bis|up to|höchstens|at most) (\d+)$|^(\d+) (?:oder weniger|and less)$/iu.exec(text);
  if (below !== null) return `${below[1] ?? below[2]}-`;
  const list = /^(\d+(?:, ?\d+)*),? (?:und|oder|and|or) (\d+)$/u.exec(text);
  return list === null ? undefined : `${list[1]}, ${list[2]}`;
}

/** Most cells are one name or number; they need no parser. */
function simplePattern(tokens: readonly Token[], c: Lowering): Pattern | undefined {
  const [only, more] = tokens;
  if (only === undefined || more !== undefined) return undefined;
  const span = tokenSpan(c, only);
  const value: Expr | undefined =
    only.tokenType === t.Name ? { kind: "name", text: only.image, bracketed: false, span }
    : only.tokenType === t.Int ? { kind: "number", form: "whole", text: only.image, span }
    : undefined;
  return value === undefined ? undefined : { kind: "pattern", form: "one", value, high: undefined, band: undefined, span };
}

function parseCell(parser: RulesParser, tokens: Token[], span: Span, problems: Diagnostic[]): CstNode | undefined {
  parser.reset();
  parser.depth = 0;
  parser.input = tokens;
  try {
    const tree = parser.cellContent();
    const [error] = parser.errors;
    if (error === undefined) return tree;
    problems.push(misplaced(parser.expectations.last, error.token as Token, span));
  } catch (error) {
    if (error instanceof Unexpected) problems.push(misplaced(error.expectation, error.token, span));
    else if (error instanceof TooDeep || error instanceof RangeError) problems.push(diagnostic("too-deep-nesting", span, { limit: deepestBrackets }));
    else throw error;
  }
  return undefined;
}

function misplaced(expectation: Expectation | undefined, found: Token, span: Span): Diagnostic {
  const isEnd = expectation === undefined || expectation.rule === "file";
  const expected = isEnd ? [{ en: "one value, a band such as 1-3, or several values with commas", de: "ein Wert, eine Spanne wie 1-3 oder mehrere Werte mit Kommas" }] : expectedWords(expectation);
  if (Number.isNaN(found.startOffset)) return diagnostic("misplaced-sentence", span, { expected });
  return diagnostic("misplaced-sentence", { ...span, start: found.start, end: found.end }, { found: found.image, expected });
}

function pattern(c: Lowering, found: CstNode): Pattern {
  const span = spanOf(c, found);
  const [first] = Object.values(found.children).flat().filter(isNode);
  if (has(found, "'roll'")) return { kind: "pattern", form: "roll-on", value: path(c, node(found, "path"), found), high: undefined, band: undefined, span };
  const value = expr(c, node(found, "expr") ?? first, found);
  const high = node(found, "additive");
  if (high !== undefined) return { kind: "pattern", form: "range", value, high: additive(c, high, found), band: undefined, span };
  const form = has(found, "more") ? "or-more" : has(found, "less") ? "or-less" : "one";
  const band = form === "one" && value.kind === "binary" && value.operator === "-" ? { low: value.left, high: value.right } : undefined;
  return { kind: "pattern", form, value, high: undefined, band, span };
}

function spanIn(input: LexInput, place: RowCell): Span {
  return { file: input.file, start: input.normal.original(place.start), end: input.normal.original(place.end) };
}
