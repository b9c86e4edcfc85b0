/**
 * From balanced tokens to concrete trees, mending what is damaged on the way.
 *
 * Invariant: every declaration is parsed by itself, inside damaged modules too, so that the damage of one costs its neighbours neither their
 * meaning nor much time, and one that was read before is not read again.
 */
import type { CstNode } from "chevrotain";
import { position, type Source } from "../base/source.ts";
import type { Diagnostic } from "../diagnostics/report.ts";
import { attempt } from "./attempt.ts";
import type { RulesParser } from "./grammar.ts";
import { repair, type Repair } from "./repair.ts";
import { startsDeclaration } from "./starts.ts";
import { k, t, type Token } from "./tokens.ts";

/** `damages` holds what was reported before and takes up what is found here. */
export interface Mending {
  readonly parser: RulesParser;
  readonly source: Source;
  readonly damages: Diagnostic[];
}

interface Known extends Mending {
  readonly isName: (text: string) => boolean;
}

/** Repairs tried in one declaration before the whole of it is given up. */
const mostRepairs = 30;
/** Damaged places in one file before the rest is no longer reported. */
const mostDamages = 100;

/** A declaration, perhaps a damaged one. `tree`: undefined where it was read before. */
export interface Piece {
  readonly tokens: readonly Token[];
  readonly tree: CstNode | undefined;
  readonly isSound: boolean;
}

/** `isKnown`: this declaration was read before, and need not be parsed. */
export function readTrees(mending: Mending, tokens: readonly Token[], isKnown: (chunk: readonly Token[]) => boolean): readonly Piece[] {
  const { parser } = mending;
  const pieces = chunks(tokens).map((chunk): Piece => {
    const tree = isKnown(chunk) ? undefined : attempt(parser, chunk).tree;
    return { tokens: chunk, tree, isSound: tree !== undefined || isKnown(chunk) };
  });
  if (pieces.every(({ isSound }) => isSound)) return pieces;
  if (pieces.some((piece, place) => !piece.isSound && mayGoOn(parser, pieces, place))) {
    const whole = attempt(parser, tokens);
    if (whole.failure === undefined) return [{ tokens, tree: whole.tree, isSound: false }];
  }
  const names = new Set(tokens.filter(({ tokenType }) => tokenType === t.Name).map(({ image }) => image));
  const known = { ...mending, isName: (text: string) => names.has(text) };
  return pieces.map((piece): Piece => {
    if (piece.isSound) return piece;
    return { ...piece, tree: attempt(parser, mended(known, piece.tokens)).tree ?? { name: "file", children: {} } };
  });
}

/** More tokens than the parser looks ahead. */
const ahead = 12;
/** True if what is wrong with a declaration may be that it was cut too early: read with what follows, it does not fail before its end. */
function mayGoOn(parser: RulesParser, pieces: readonly Piece[], place: number): boolean {
  const { tokens } = pieces[place] ?? { tokens: [] };
  const following = pieces.slice(place + 1, place + 1 + ahead).flatMap((piece) => [...piece.tokens]).slice(0, ahead);
  if (following.length === 0) return false;
  const { failure } = attempt(parser, [...tokens, ...following]);
  return failure === undefined || failure.at >= tokens.length;
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

/** The tokens of a declaration so that they can be parsed. */
function mended(known: Known, chunk: readonly Token[]): readonly Token[] {
  const { parser, damages, source } = known;
  let tokens = chunk;
  for (let round = 0; round < mostRepairs && damages.length < mostDamages; round++) {
    const { failure } = attempt(parser, tokens);
    if (failure === undefined) return tokens;
    if (round === 0 && chunk[0]?.tokenType === k("module")) tokens = withMendedBody(known, chunk);
    else {
      const mend = repair({ file: source.path, parser, tokens, failure, isName: known.isName });
      if (!isReported(mend, damages, source)) damages.push(mend.diagnostic);
      tokens = mend.tokens;
    }
  }
  return attempt(parser, tokens).failure === undefined ? tokens : swallowed(chunk);
}

function withMendedBody(known: Known, module: readonly Token[]): readonly Token[] {
  const body = module.findIndex((token) => token.tokenType === t.LBrace);
  const end = module.findLastIndex((token) => token.tokenType === t.RBrace);
  if (body < 0 || end < body) return module;
  const inside = chunks(module.slice(body + 1, end)).flatMap((chunk) => [...mended(known, chunk)]);
  return [...module.slice(0, body + 1), ...inside, ...module.slice(end)];
}

/** True if one of the damaged lines has a diagnostic already. */
function isReported({ from, to, diagnostic }: Repair, known: readonly Diagnostic[], source: Source): boolean {
  const own = diagnostic.span;
  const first = position(source, Math.min(from?.start ?? own.start, own.start)).line;
  const last = position(source, Math.max(to?.end ?? own.end, own.end)).line;
  const start = source.lineStarts[first] ?? 0;
  const end = source.lineStarts[last + 1] ?? source.text.length + 1;
  return known.some(({ span }) => span.end >= start && span.start < end);
}

/** The whole declaration as one Broken token. */
function swallowed(chunk: readonly Token[]): readonly Token[] {
  const [first] = chunk;
  const last = chunk.at(-1);
  if (first === undefined || last === undefined) return [];
  const name = chunk.find((token) => token.tokenType === t.Name);
  const payload = { word: undefined, name };
  return [{ ...first, tokenType: t.Broken, tokenTypeIdx: t.Broken.tokenTypeIdx ?? 0, end: last.end, endOffset: last.end - 1, payload }];
}
