/**
 * The whole way from a text to its tree.
 *
 * Invariant: `parse` never throws and always gives a tree. A text is parsed declaration by declaration, so that a damaged one leaves its
 * neighbours alone; a reader remembers declarations (remember.ts), and reads the same as one that does not.
 */
import type { Source } from "../base/source.ts";
import { diagnostic, type Diagnostic } from "../diagnostics/report.ts";
import type { Comment, Declaration, File, Row } from "./ast.ts";
import { balance } from "./blocks.ts";
import { rowOf } from "./cells.ts";
import type { Lowering } from "./cst.ts";
import { limitDepth } from "./depth.ts";
import { createParser, type RulesParser } from "./grammar.ts";
import { withHeaders } from "./headers.ts";
import { lex, type Lexed, type LexInput } from "./lexer.ts";
import { declarations } from "./lower.ts";
import { type Piece, readTrees } from "./mend.ts";
import { collectNames, type Collected, type DeclaredName } from "./names.ts";
import { nameTable } from "./nametable.ts";
import { createMemories, type Memories, type Memory } from "./remember.ts";
import { normalize, type NormalText } from "./normal.ts";
import { runEnd } from "./runs.ts";
import { withoutSlips } from "./slips.ts";
import { withoutStrays } from "./strays.ts";
import type { Token } from "./tokens.ts";

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

/** Reads a text with a parser of its own; who reads many makes one `createReader`. */
export function parse(source: Source, options: ParseOptions = {}): Parsed {
  return createReader()(source, options);
}

/** A function like `parse` that keeps its parser, and remembers the declarations it has read. */
export type Reader = (source: Source, options?: ParseOptions) => Parsed;

export function createReader(): Reader {
  const parser = createParser();
  const memories = createMemories();
  return (source, options = {}) => read(parser, memories, source, options);
}

function read(parser: RulesParser, memories: Memories, source: Source, options: ParseOptions): Parsed {
  const file = source.path;
  const { collected, input, lexed } = readTokens(file, source.text, options);
  const headed = withHeaders(file, lexed.tokens);
  const meant = withoutSlips(file, headed.tokens);
  const balanced = balance(file, meant.tokens, lexed.swallowedAt);
  const limited = limitDepth(file, balanced.tokens);
  const damages: Diagnostic[] = [...lexed.diagnostics, ...headed.diagnostics, ...meant.diagnostics, ...balanced.diagnostics, ...limited.diagnostics];
  const memory = memoryFor(memories, source, input);
  const recalled = new Map<readonly Token[], readonly Declaration[]>();
  const isKnown = (chunk: readonly Token[]): boolean => {
    const known = recalled.get(chunk) ?? memory?.recall(source.text, chunk);
    if (known !== undefined) recalled.set(chunk, known);
    return known !== undefined;
  };
  const pieces = readTrees({ parser, source, damages }, limited.tokens, isKnown);
  const found: Diagnostic[] = [...damages, ...blockedNames(file, input.normal, collected)];
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
    declarations: pieces.flatMap((piece) => recalled.get(piece.tokens) ?? lowered(c, piece, source, memory)),
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

/** What the trees depend on beside their tokens: how cells are read. Where letters were put together, places are not those of the text. */
function memoryFor(memories: Memories, { path, text }: Source, { normal, names, units }: LexInput): Memory | undefined {
  if (normal.text !== text) return undefined;
  return memories(JSON.stringify([path, [...names.byStart], [...units.byStart]]));
}

function lowered(c: Lowering, { tree, tokens, isSound }: Piece, { text }: Source, memory: Memory | undefined): readonly Declaration[] {
  const before = c.diagnostics.length;
  const made = declarations(c, tree);
  if (isSound && c.diagnostics.length === before) memory?.keep(text, tokens, made);
  return made;
}

interface Read {
  readonly collected: Collected;
  readonly input: LexInput;
  readonly lexed: Lexed;
}

/** The tokens; where stray signs cut words in two, those of the text without them. */
function readTokens(file: string, text: string, options: ParseOptions): Read {
  const first = tokensOf(file, normalize(text), options);
  const { normal, taken } = withoutStrays(first.input.normal, first.lexed.unknowns);
  if (taken.length === 0) return first;
  const again = tokensOf(file, normal, options);
  return { ...again, lexed: { ...again.lexed, diagnostics: [...taken, ...again.lexed.diagnostics] } };
}

function tokensOf(file: string, normal: NormalText, options: ParseOptions): Read {
  const collected = collectNames(normal.text);
  const units = [...collected.units, ...(options.units ?? [])];
  const special = [...collected.names.map((one) => one.text), ...(options.names ?? [])].filter(needsTable);
  const input: LexInput = { file, normal, names: nameTable(special), units: nameTable(units) };
  return { collected, input, lexed: lex(input) };
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
