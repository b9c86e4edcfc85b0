/**
 * Brackets inside brackets, counted before parsing.
 *
 * Invariant: the tokens it gives back nest at most `deepestBrackets` deep; the parser and all who walk the tree have room
 * for that. What was deeper is replaced by a missing value or taken out, and reported once for each outermost bracket.
 */
import { diagnostic, type Diagnostic } from "../diagnostics/report.ts";
import { emptyToken } from "./blocks.ts";
import { t, type Token } from "./tokens.ts";

export const deepestBrackets = 50;

export function limitDepth(file: string, tokens: readonly Token[]): { tokens: readonly Token[]; diagnostics: readonly Diagnostic[] } {
  const found = deepStretches(tokens);
  if (found.length === 0) return { tokens, diagnostics: [] };
  const result: Token[] = [];
  let next = 0;
  for (const { from, to } of found) {
    for (const token of tokens.slice(next, from)) result.push(token);
    const opening = tokens[from];
    const closing = tokens[to - 1];
    if (opening?.tokenType === t.LParen) result.push(emptyToken(opening, t.Name, ""));
    else if (opening !== undefined && closing !== undefined) result.push(opening, closing);
    next = to;
  }
  for (const token of tokens.slice(next)) result.push(token);
  const limit = deepestBrackets;
  return {
    tokens: result,
    diagnostics: found.map(({ at }) => diagnostic("too-deep-nesting", { file, start: at.start, end: at.end }, { limit })),
  };
}

interface Deep {
  readonly from: number;
  readonly to: number;
  readonly at: Token;
}

/** The outermost parenthesis, or the first brace that is too deep, with the place behind its end. */
function deepStretches(tokens: readonly Token[]): readonly Deep[] {
  const result: Deep[] = [];
  const braces: number[] = [];
  let outermost = 0;
  let depth = 0;
  let tooDeep = false;
  let brace: number | undefined;
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place];
    if (token === undefined) break;
    const { tokenType } = token;
    if (tokenType === t.LBrace || tokenType === t.RBrace) {
      if (tooDeep && brace === undefined) result.push(deep(tokens, outermost, place));
      depth = 0;
      tooDeep = false;
    }
    if (tokenType === t.LBrace) {
      braces.push(place);
      if (braces.length > deepestBrackets) brace ??= place;
    } else if (tokenType === t.RBrace) {
      const open = braces.pop();
      if (brace !== undefined && open === brace) {
        result.push(deep(tokens, brace, place + 1));
        brace = undefined;
      }
    } else if (tokenType === t.LParen) {
      if (depth++ === 0) outermost = place;
      if (depth > deepestBrackets) tooDeep = true;
    } else if (tokenType === t.RParen && depth > 0 && --depth === 0 && tooDeep) {
      if (brace === undefined) result.push(deep(tokens, outermost, place + 1));
      tooDeep = false;
    }
  }
  if (tooDeep && brace === undefined) result.push(deep(tokens, outermost, tokens.length));
  return result;
}

function deep(tokens: readonly Token[], from: number, to: number): Deep {
  const at = tokens[from];
  if (at === undefined) throw new Error("no such bracket");
  return { from, to, at };
}
