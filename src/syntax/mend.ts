/**
 * From balanced tokens to concrete trees, mending what is damaged on the way.
 *
 * Invariant: sound tokens are parsed once, as a whole. Otherwise every declaration is parsed by itself, inside modules too,
 * so that the damage of one costs its neighbours neither their meaning nor much time.
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

export function readTrees(mending: Mending, tokens: readonly Token[]): readonly CstNode[] {
  const whole = attempt(mending.parser, tokens);
  if (whole.failure === undefined) return [whole.tree];
  const names = new Set(tokens.filter(({ tokenType }) => tokenType === t.Name).map(({ image }) => image));
  const known = { ...mending, isName: (text: string) => names.has(text) };
  return chunks(tokens).map((chunk) => {
    const { tree } = attempt(mending.parser, mended(known, chunk));
    return tree ?? { name: "file", children: {} };
  });
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
