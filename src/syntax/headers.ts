/**
 * Words of a heading that hide in a name: `check Wache halten für Held`, `for Held givs Ausgang`.
 *
 * Invariant: a name is cut only where behind it stands the name of a sheet that the text declares, or before it does; each cut has its diagnostic.
 */
import { suggestOne } from "../base/suggest.ts";
import { diagnostic, type Diagnostic, replaceBy } from "../diagnostics/report.ts";
import { fromGerman } from "./german.ts";
import { isKeyword, type Keyword } from "./keywords.ts";
import { k, t, type Token } from "./tokens.ts";

const rules = new Set([k("check"), k("action"), k("move"), k("procedure"), k("formula"), k("cascade"), k("condition")]);
const mostWords = 12;

export function withHeaders(file: string, tokens: readonly Token[]): { readonly tokens: readonly Token[]; readonly diagnostics: readonly Diagnostic[] } {
  const cuts = cutsIn(tokens);
  if (cuts.size === 0) return { tokens, diagnostics: [] };
  const diagnostics = [...cuts.values()].map(({ middle, word }) => {
    const span = { file, start: middle.start, end: middle.end };
    return diagnostic("misplaced-sentence", span, { found: middle.image, expected: [{ en: `"${word}"`, de: `„${word}“` }] }, { fix: replaceBy(span, word) });
  });
  const result = tokens.flatMap((token) => {
    const cut = cuts.get(token);
    return cut === undefined ? [token] : [cut.left, { ...cut.middle, image: cut.word, tokenType: k(cut.word), tokenTypeIdx: k(cut.word).tokenTypeIdx ?? 0 }, cut.right];
  });
  return { tokens: result, diagnostics };
}

/** The names that are cut, in text order. Every reading asks this of all tokens, and nearly none are. */
function cutsIn(tokens: readonly Token[]): ReadonlyMap<Token, Cut> {
  const cuts = new Map<Token, Cut>();
  let sheets: ReadonlySet<string> | null = null;
  for (let place = 1; place < tokens.length; place++) {
    const token = tokens[place];
    if (token?.tokenType !== t.Name || !token.image.includes(" ")) continue;
    const [before, after] = [tokens[place - 1]?.tokenType, tokens[place + 1]?.tokenType];
    const isRule = before !== undefined && rules.has(before) && after !== k("for");
    if (!isRule && before !== k("for") && before !== k("against")) continue;
    const known = (sheets ??= sheetsIn(tokens));
    if (known.has(token.image)) continue;
    const cut = isRule ? cutAt(token, ["for"], (_, right) => known.has(right)) : cutAt(token, ["gives", "against"], (left) => known.has(left));
    if (cut !== undefined) cuts.set(token, cut);
  }
  return cuts;
}
function sheetsIn(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.flatMap((token, place) => (token.tokenType === t.Name && tokens[place - 1]?.tokenType === k("sheet") ? [token.image] : [])));
}

interface Cut {
  readonly left: Token;
  readonly middle: Token;
  readonly right: Token;
  readonly word: Keyword;
}

function cutAt(token: Token, words: readonly Keyword[], fits: (left: string, right: string) => boolean): Cut | undefined {
  const parts = token.image.split(" ");
  if (parts.length < 3 || parts.length > mostWords || token.end - token.start !== token.image.length) return undefined;
  for (let place = 1; place < parts.length - 1; place++) {
    const written = parts[place] ?? "";
    const [left, right] = [parts.slice(0, place).join(" "), parts.slice(place + 1).join(" ")];
    const word = fromGerman(written, words) ?? suggestOne(written, words);
    if (word === undefined || !isKeyword(word) || !fits(left, right)) continue;
    const at = left.length + 1;
    return { left: part(token, left, 0), middle: part(token, written, at), right: part(token, right, at + written.length + 1), word };
  }
  return undefined;
}
function part(token: Token, image: string, at: number): Token {
  const start = token.start + at;
  const end = start + image.length;
  return { ...token, image, start, end, startOffset: start, endOffset: end - 1, first: token.first && at === 0 };
}
