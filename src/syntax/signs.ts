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
  readonly by: readonly { readonly kind: TokenType; readonly image: string }[];
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
  { written: [t.Equals], meant: "is", by: [k("is")] },
  { written: [t.Equals], meant: "becomes", by: [k("becomes")] },
  { written: [t.Plus, t.Equals], meant: "rises by", by: [k("rises"), k("by")] },
  { written: [t.Minus, t.Equals], meant: "falls by", by: [k("falls"), k("by")] },
  { written: [t.Colon], meant: "=", by: [t.Equals] },
  { written: [k("else")], meant: "otherwise", by: [k("otherwise")] },
  { written: [k("falls")], meant: "if", by: [k("if")] },
  { written: [k("when")], meant: "if", by: [k("if")] },
  { written: [k("if")], meant: "when", by: [k("when")] },
];

export function* swaps(tokens: readonly Token[], at: number): Generator<Swap> {
  for (const start of [at, at - 1]) {
    for (const { written, meant, by } of known) {
      if (written.every((kind, place) => tokens[start + place]?.tokenType === kind)) yield { at: start, count: written.length, meant, by: by.map((kind) => ({ kind, image: keywordOf(kind) ?? meant })) };
    }
  }
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
