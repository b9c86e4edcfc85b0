/**
 * The whole way from a text to its tree.
 *
 * Invariant: `parse` never throws and always gives a tree; a text without mistakes is parsed once. A text with mistakes is
 * parsed declaration by declaration, so that a damaged one leaves its neighbours alone.
 */
import type { CstNode } from "chevrotain";
import { position, type Source } from "../base/source.ts";
import { diagnostic, type Diagnostic } from "../diagnostics/report.ts";
import type { Comment, File, Row } from "./ast.ts";
import { attempt } from "./attempt.ts";
import { balance } from "./blocks.ts";
import { rowOf } from "./cells.ts";
import type { Lowering } from "./cst.ts";
import { limitDepth } from "./depth.ts";
import { createParser, type RulesParser } from "./grammar.ts";
import { lex, type LexInput } from "./lexer.ts";
import { declarations } from "./lower.ts";
import { collectNames, type Collected, type DeclaredName } from "./names.ts";
import { nameTable } from "./nametable.ts";
import { normalize, type NormalText } from "./normal.ts";
import { repair } from "./repair.ts";
import { runEnd } from "./runs.ts";
import { startsDeclaration } from "./starts.ts";
import { t, type Token } from "./tokens.ts";

/** What is known from other files. */
export interface ParseOptions {
  /** Names that used files declare. */
  readonly names?: readonly string[];
  /** Units that used files declare. */
  readonly units?: readonly string[];
}

/** `comments` and `tokens` in text order; `names` are what this text declares, for files that use it. */
export interface Parsed {
  readonly ast: File;
  readonly diagnostics: readonly Diagnostic[];
  readonly comments: readonly Comment[];
  readonly tokens: readonly Token[];
  readonly names: readonly string[];
  readonly units: readonly string[];
}

/** Repairs tried in one declaration before the rest of it is given up. */
const mostRepairs = 30;
/** Damaged places in one file before the rest is no longer reported. */
const mostDamages = 100;

/** Reads a text with a parser of its own; who reads many makes one `createReader`. */
export function parse(source: Source, options: ParseOptions = {}): Parsed {
  return createReader()(source, options);
}

/** Makes a function like `parse` that keeps its parser. */
export function createReader(): (source: Source, options?: ParseOptions) => Parsed {
  const parser = createParser();
  return (source, options = {}) => read(parser, source, options);
}

function read(parser: RulesParser, source: Source, options: ParseOptions): Parsed {
  const file = source.path;
  const normal = normalize(source.text);
  const collected = collectNames(normal.text);
  const units = [...collected.units, ...(options.units ?? [])];
  const special = [...collected.names.map((one) => one.text), ...(options.names ?? [])].filter(needsTable);
  const input: LexInput = { file, normal, names: nameTable(special), units: nameTable(units) };
  const lexed = lex(input);
  const balanced = balance(file, lexed.tokens, lexed.swallowedAt);
  const limited = limitDepth(file, balanced.tokens);
  const damages: Diagnostic[] = [...lexed.diagnostics, ...balanced.diagnostics, ...limited.diagnostics];
  const trees = readTrees(parser, file, limited.tokens, damages, source);
  const found: Diagnostic[] = [...damages, ...blockedNames(file, normal, collected)];
  const rows = new Map<Token, Row>();
  const c: Lowering = {
    file,
    diagnostics: found,
    row: (token) => {
      const known = rows.get(token) ?? rowOf(input, parser, token);
      rows.set(token, known);
      return known;
    },
  };
  const ast: File = {
    kind: "file",
    declarations: trees.flatMap((tree) => declarations(c, tree)),
    span: { file, start: 0, end: source.text.length },
  };
  if (found.length === 0 && ast.declarations.every((one) => one.kind === "heading" || one.kind === "prose")) {
    found.push(diagnostic("empty-file", { file, start: 0, end: 0 }, {}));
  }
  return {
    ast,
    diagnostics: found.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end),
    comments: lexed.comments,
    tokens: lexed.tokens,
    names: [...new Set(collected.names.filter((one) => one.form !== "unit").map((one) => one.text))],
    units: collected.units,
  };
}

/** True for names that a run of words would not find. */
function needsTable(name: string): boolean {
  return runEnd(name, 0, name.length) !== name.length;
}

function blockedNames(file: string, normal: NormalText, { blocked }: Collected): readonly Diagnostic[] {
  return blocked.map(({ text, start, end }: DeclaredName) =>
    diagnostic("misplaced-keyword", { file, start: normal.original(start), end: normal.original(end) }, { keyword: text }),
  );
}

// --------------------------------------------------------------------------------------------------------------- repair

function readTrees(parser: RulesParser, file: string, tokens: readonly Token[], damages: Diagnostic[], source: Source): readonly CstNode[] {
  const whole = attempt(parser, tokens);
  if (whole.failure === undefined) return [whole.tree];
  const names = new Map<string, number>();
  for (const { tokenType, image } of tokens) if (tokenType === t.Name) names.set(image, (names.get(image) ?? 0) + 1);
  const isName = (text: string): boolean => names.has(text);
  return chunks(tokens).map((chunk) => mended(parser, file, chunk, damages, isName, source));
}

/** The text cut before every line that begins a declaration outside all braces. */
function chunks(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const result: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0 && token.first && startsDeclaration(token)) result.push([]);
    result.at(-1)?.push(token);
    if (token.tokenType === t.LBrace) depth++;
    else if (token.tokenType === t.RBrace) depth--;
  }
  return result.filter((chunk) => chunk.length > 0);
}

function mended(
  parser: RulesParser,
  file: string,
  chunk: readonly Token[],
  damages: Diagnostic[],
  isName: (text: string) => boolean,
  source: Source,
): CstNode {
  let tokens = chunk;
  for (let round = 0; round < mostRepairs && damages.length < mostDamages; round++) {
    const { tree, failure } = attempt(parser, tokens);
    if (failure === undefined) return tree;
    const mend = repair({ file, parser, tokens, failure, isName });
    if (!isReported(mend.from, mend.to, mend.diagnostic, damages, source)) damages.push(mend.diagnostic);
    tokens = mend.tokens;
  }
  const last = attempt(parser, tokens);
  return last.failure === undefined ? last.tree : attempt(parser, [swallowed(chunk)]).tree ?? { name: "file", children: {} };
}

/** True if one of the damaged lines has a diagnostic already. */
function isReported(from: Token | undefined, to: Token | undefined, own: Diagnostic, known: readonly Diagnostic[], source: Source): boolean {
  const first = position(source, Math.min(from?.start ?? own.span.start, own.span.start)).line;
  const start = source.lineStarts[first] ?? 0;
  const last = position(source, Math.max(to?.end ?? own.span.end, own.span.end)).line;
  const end = source.lineStarts[last + 1] ?? source.text.length;
  return known.some(({ span }) => span.end >= start && span.start < end);
}

function swallowed(chunk: readonly Token[]): Token {
  const [first] = chunk;
  const last = chunk.at(-1);
  if (first === undefined || last === undefined) throw new Error("an empty chunk");
  const end = Math.max(...[first, last].map((one) => one.end));
  const name = chunk.find((token) => token.tokenType === t.Name);
  return { ...first, tokenType: t.Broken, tokenTypeIdx: t.Broken.tokenTypeIdx ?? 0, end, endOffset: end - 1, payload: { word: undefined, name } };
}
