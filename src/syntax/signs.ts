/**
 * Signs and words that are written for others of the language, where no name is misspelt: `=` for `is`, `0-10` for `0..10`, `else` for `otherwise`.
 *
 * Invariant: a guess changes only tokens at the place that could not be read; whether it can be read then is asked by who tries it.
 */
import type { TokenType } from "chevrotain";
import { k, keywordOf, t, type Token } from "./tokens.ts";

/** Some tokens in place of others. `meant` is how they are written. */
export interface Swap {
  readonly at: number;
  readonly count: number;
  readonly meant: string;
  readonly by: readonly { readonly kind: TokenType; readonly image: string; readonly payload?: unknown }[];
}

interface Known {
  readonly written: readonly TokenType[];
  readonly meant: string;
  readonly by: readonly TokenType[];
}

const known: readonly Known[] = [
  { written: [t.Equals, t.Equals], meant: "is", by: [k("is")] },
  { written: [t.Equals, t.Greater], meant: ">=", by: [t.GreaterEqual] },
  { written: [t.Equals, t.Less], meant: "<=", by: [t.LessEqual] },
  { written: [t.Less, t.Greater], meant: "is not", by: [k("is not")] },
  { written: [t.Colon, t.Equals], meant: "=", by: [t.Equals] },
  { written: [t.Equals], meant: "is", by: [k("is")] },
  { written: [t.Equals], meant: "becomes", by: [k("becomes")] },
  { written: [t.Equals], meant: ":", by: [t.Colon] },
  { written: [t.Equals], meant: "as", by: [k("as")] },
  { written: [k("is")], meant: "=", by: [t.Equals] },
  { written: [k("is")], meant: ":", by: [t.Colon] },
  { written: [k("as")], meant: ":", by: [t.Colon] },
  { written: [k("becomes")], meant: "=", by: [t.Equals] },
  { written: [t.Plus, t.Equals], meant: "rises by", by: [k("rises"), k("by")] },
  { written: [t.Minus, t.Equals], meant: "falls by", by: [k("falls"), k("by")] },
  { written: [t.Plus, t.Plus], meant: "rises by 1", by: [k("rises"), k("by"), t.Int] },
  { written: [t.Minus, t.Minus], meant: "falls by 1", by: [k("falls"), k("by"), t.Int] },
  { written: [t.Minus, t.Greater], meant: "becomes", by: [k("becomes")] },
  { written: [t.Minus, t.Greater], meant: "result", by: [k("result")] },
  { written: [t.Plus], meant: "rises by", by: [k("rises"), k("by")] },
  { written: [t.Minus], meant: "falls by", by: [k("falls"), k("by")] },
  { written: [t.Colon], meant: "=", by: [t.Equals] },
  { written: [t.Colon], meant: "from", by: [k("from")] },
  { written: [t.Colon], meant: "then", by: [k("then")] },
  { written: [t.Colon], meant: "gives", by: [k("gives")] },
  { written: [t.Colon], meant: "/", by: [t.Divide] },
  { written: [t.Semicolon], meant: ",", by: [t.Comma] },
  { written: [k("or")], meant: ",", by: [t.Comma] },
  { written: [k("and")], meant: ",", by: [t.Comma] },
  { written: [t.Divide], meant: ",", by: [t.Comma] },
  { written: [t.Divide], meant: "..", by: [t.Range] },
  { written: [k("at least")], meant: ">=", by: [t.GreaterEqual] },
  { written: [k("at most")], meant: "<=", by: [t.LessEqual] },
  { written: [k("over")], meant: ">", by: [t.Greater] },
  { written: [k("under")], meant: "<", by: [t.Less] },
  { written: [k("else"), k("if")], meant: "otherwise when", by: [k("otherwise"), k("when")] },
  { written: [k("otherwise"), k("if")], meant: "otherwise when", by: [k("otherwise"), k("when")] },
  { written: [k("else")], meant: "otherwise", by: [k("otherwise")] },
  { written: [k("otherwise")], meant: "else", by: [k("else")] },
  { written: [k("falls")], meant: "if", by: [k("if")] },
  { written: [k("when")], meant: "if", by: [k("if")] },
  { written: [k("if")], meant: "when", by: [k("when")] },
  { written: [k("remove")], meant: "loses", by: [k("loses")] },
  { written: [k("is"), k("in")], meant: "in", by: [k("in")] },
  { written: [k("from")], meant: "in", by: [k("in")] },
  { written: [k("full")], meant: "starts full", by: [k("starts full")] },
  { written: [k("on")], meant: "to", by: [k("to")] },
  { written: [k("for")], meant: "of", by: [k("of")] },
  { written: [k("for")], meant: "by", by: [k("by")] },
  { written: [k("of")], meant: "for", by: [k("for")] },
  { written: [k("by")], meant: "for", by: [k("for")] },
];

/** In brackets, behind a name with which an argument begins, `=` stands for `:`. */
function isLabel(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 2]?.tokenType;
  return tokens[at]?.tokenType === t.Equals && tokens[at - 1]?.tokenType === t.Name && (before === t.LParen || before === t.Comma);
}

export function* swaps(tokens: readonly Token[], at: number): Generator<Swap> {
  if (isLabel(tokens, at)) yield { at, count: 1, meant: ":", by: [{ kind: t.Colon, image: ":" }] };
  for (const start of [at, at - 1]) {
    for (const { written, meant, by } of known) {
      const isVerb = by[0] === k("rises") || by[0] === k("falls");
      if (isVerb && tokens[start - 1]?.first !== true) continue;
      if (written.every((kind, place) => tokens[start + place]?.tokenType === kind)) yield { at: start, count: written.length, meant, by: by.map((kind) => ({ kind, image: keywordOf(kind) ?? (kind === t.Int ? "1" : meant) })) };
    }
  }
  for (const start of [at - 2, at - 3]) if (tokens[start]?.tokenType === t.Colon && tokens[start + 1]?.tokenType === t.Name) yield { at: start, count: 1, meant: "=", by: [{ kind: t.Equals, image: "=" }] };
  if (tokens[at - 2]?.tokenType === t.Equals && tokens[at]?.tokenType === t.Range) yield { at: at - 2, count: 1, meant: ":", by: [{ kind: t.Colon, image: ":" }] };
  yield* verbs(tokens, at);
  yield* thousands(tokens, at);
  yield* roundWords(tokens, at);
  for (const start of [at, at - 1, at - 2]) yield* bands(tokens, start);
  const line = tokens[Math.min(at, tokens.length) - 1]?.line;
  for (let start = at - 2; start > at - furthest && tokens[start]?.line === line; start--) {
    const token = tokens[start];
    if (token?.tokenType === k("when") && !token.first) yield { at: start, count: 1, meant: "if", by: [{ kind: k("if"), image: "if" }] };
  }
}
/** How far before the place of the failure a condition is looked for. */
const furthest = 20;

/** `0-10` and `0 bis 10` where a range belongs. */
function* bands(tokens: readonly Token[], at: number): Generator<Swap> {
  const [low, sign, high] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (low?.tokenType !== t.Int) return;
  const range = (to: string, count: number): Swap => ({ at, count, meant: `${low.image}..${to}`, by: [{ kind: t.Int, image: low.image }, { kind: t.Range, image: ".." }, { kind: t.Int, image: to }] });
  if (sign?.tokenType === t.Minus && high?.tokenType === t.Int) yield range(high.image, 3);
  if (sign?.tokenType === t.Plus) yield { at, count: 2, meant: `${low.image} or more`, by: [{ kind: t.Int, image: low.image }, { kind: k("or more"), image: "or more" }] };
  const words = sign?.tokenType === t.Name ? /^(?:bis|to) (\d+)$/u.exec(sign.image)?.[1] : undefined;
  if (words !== undefined) yield range(words, 2);
  if (sign?.tokenType === k("to") && high?.tokenType === t.Int) yield range(high.image, 3);
}

/** `1 000`: one number in two. */
function* thousands(tokens: readonly Token[], at: number): Generator<Swap> {
  const [high, low] = [tokens[at - 1], tokens[at]];
  if (high?.tokenType !== t.Int || low?.tokenType !== t.Int && low?.tokenType !== t.Quantity || !/^\d{3}$/u.test(low.image) || high.image.startsWith("0")) return;
  const image = high.image + low.image;
  yield { at: at - 1, count: 2, meant: low.tokenType === t.Int ? image : `${image} ${String(low.payload)}`, by: [{ kind: low.tokenType, image, payload: low.payload }] };
}

/** `round up`: the word is `rounded up`. */
function* roundWords(tokens: readonly Token[], at: number): Generator<Swap> {
  const way = tokens[at + 1]?.image;
  const meant = way === "up" ? "rounded up" : way === "down" ? "rounded down" : undefined;
  if (meant !== undefined && tokens[at]?.tokenType === k("round")) yield { at, count: 2, meant, by: [{ kind: k(meant), image: meant }] };
}

/** `starts with 2`, `ends if Mut is 6`: the first word is no word of the language without its second. */
function* verbs(tokens: readonly Token[], at: number): Generator<Swap> {
  const [verb, word] = [tokens[at - 1], tokens[at]];
  if (verb?.tokenType !== t.Name || word === undefined) return;
  const starts = /^(?:start|starts|begins)$/u.test(verb.image) && (word.tokenType === k("with") || word.tokenType === t.Equals);
  const ends = /^(?:end|ends|endet)$/u.test(verb.image) && (word.tokenType === k("if") || word.tokenType === k("when"));
  const meant = starts ? "starts at" : ends ? "ends when" : undefined;
  if (meant !== undefined) yield { at: at - 1, count: 2, meant, by: [{ kind: k(meant), image: meant }] };
}
