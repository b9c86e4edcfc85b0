/**
 * Slips that could be read, and would mean something else: `thing Waffe {` with rows, `starts at full`, `choice Farbe: rot, blau oder gelb`,
 * `check Probe for Held: Ausgang`, `Resource Mut: 0..6`.
 *
 * Invariant: each is looked for only behind the one kind of token it begins with, so that a sound text costs one look at each; each has its
 * diagnostic, whose repair writes what is read here.
 */
import { suggestOne } from "../base/suggest.ts";
import { diagnostic, type Diagnostic, type Edit, replaceBy } from "../diagnostics/report.ts";
import { fromGerman } from "./german.ts";
import { isKeyword, type Keyword } from "./keywords.ts";
import { k, keywordOf, signs, t, type Token } from "./tokens.ts";

/** Some tokens in place of others, `marked` of them told. */
interface Slip {
  readonly at: number;
  readonly count: number;
  readonly marked: { readonly start: number; readonly end: number };
  readonly found: string;
  readonly meant: string;
  readonly by: readonly Token[];
  /** Where the repair is not to put `meant` over what is marked. */
  readonly edit?: Omit<Edit, "span"> & { readonly start: number; readonly end: number };
}

export function withoutSlips(file: string, tokens: readonly Token[]): { readonly tokens: readonly Token[]; readonly diagnostics: readonly Diagnostic[] } {
  const slips: Slip[] = [];
  for (let place = 0; place < tokens.length; place++) {
    const slip = slipAt(tokens, place);
    if (slip === undefined) continue;
    slips.push(slip);
    place += slip.count - 1;
  }
  if (slips.length === 0) return { tokens, diagnostics: [] };
  const diagnostics = slips.map(({ marked, found, meant, edit }) => {
    const span = { file, ...marked };
    const { title } = replaceBy(span, meant);
    const edits = [edit === undefined ? { span, newText: meant } : { span: { file, start: edit.start, end: edit.end }, newText: edit.newText }];
    return diagnostic("misplaced-sentence", span, { found, expected: [{ en: `"${meant}"`, de: `„${meant}“` }] }, { fix: { title, edits } });
  });
  const result: Token[] = [];
  let from = 0;
  for (const { at, count, by } of slips) {
    result.push(...tokens.slice(from, at), ...by);
    from = at + count;
  }
  return { tokens: [...result, ...tokens.slice(from)], diagnostics };
}

function slipAt(tokens: readonly Token[], place: number): Slip | undefined {
  const token = tokens[place];
  if (token === undefined) return undefined;
  const word = keywordOf(token.tokenType);
  if (word === undefined) return token.tokenType === t.Name && token.first ? drawn(tokens, place, token) : undefined;
  if (word === "starts at") return startsAtFull(tokens, place, token);
  if (!token.first) return undefined;
  if (word === "choice") return lastOfList(tokens, place);
  if (Object.hasOwn(plurals, word)) return singular(tokens, place, token, word);
  return undefined;
}

const plurals: Readonly<Record<string, Keyword>> = {
  attribute: "attributes", talent: "talents", skill: "skills", trait: "traits", value: "values", feat: "feats", weapon: "weapons", item: "items", spell: "spells", thing: "things",
};
/** `thing Waffe {` with rows or `each` in it is a whole catalogue. */
function singular(tokens: readonly Token[], at: number, token: Token, word: string): Slip | undefined {
  let open = at + 1;
  while (tokens[open] !== undefined && tokens[open]?.line === token.line && tokens[open]?.tokenType !== t.LBrace) open++;
  const inside = tokens[open]?.tokenType === t.LBrace && tokens[open]?.line === token.line ? tokens[open + 1]?.tokenType : undefined;
  const meant = plurals[word];
  if (meant === undefined || (inside !== k("each") && inside !== t.Row)) return undefined;
  return { at, count: 1, marked: token, found: word, meant, by: [ofWord(token, meant)] };
}

function startsAtFull(tokens: readonly Token[], at: number, token: Token): Slip | undefined {
  const [full, next] = [tokens[at + 1], tokens[at + 2]];
  const ends = next === undefined || next.line !== full?.line || next.tokenType === t.Clause || next.tokenType === t.Text || next.tokenType === t.RBrace;
  if (full?.tokenType !== k("full") || full.line !== token.line || !ends) return undefined;
  const marked = { start: token.start, end: full.end };
  return { at, count: 2, marked, found: "starts at full", meant: "starts full", by: [{ ...ofWord(token, "starts full"), end: full.end, endOffset: full.end - 1 }] };
}

/** `choice Farbe: rot, blau oder gelb`: the last comma as a word. */
function lastOfList(tokens: readonly Token[], at: number): Slip | undefined {
  let last = at + 1;
  while (tokens[last + 1] !== undefined && tokens[last + 1]?.line === tokens[at]?.line) last++;
  const token = tokens[last];
  if (token?.tokenType !== t.Name || tokens[last - 1]?.tokenType !== t.Comma || token.end - token.start !== token.image.length) return undefined;
  const [, left = "", word = "", right = ""] = /^(.+) (oder|und) (.+)$/u.exec(token.image) ?? [];
  if (left === "") return undefined;
  const middle = part(token, word, left.length + 1);
  const by = [part(token, left, 0), { ...middle, image: ",", tokenType: t.Comma, tokenTypeIdx: t.Comma.tokenTypeIdx ?? 0 }, part(token, right, left.length + word.length + 2)];
  return { at: last, count: 1, marked: middle, found: word, meant: ",", by, edit: { start: middle.start - 1, end: middle.end, newText: "," } };
}

const ways: readonly Keyword[] = ["resource", "track", "clock"];
/** `Resource Mut: 0..6`, `ressource Mut: …`: how a field is drawn, taken for a part of its name. */
function drawn(tokens: readonly Token[], at: number, token: Token): Slip | undefined {
  const blank = token.image.indexOf(" ");
  if (blank < 0 || tokens[at + 1]?.tokenType !== signs[":"] || token.end - token.start !== token.image.length) return undefined;
  const written = token.image.slice(0, blank);
  const meant = fromGerman(written, ways) ?? (written.length > 4 ? suggestOne(written, ways) : undefined);
  if (meant === undefined || !isKeyword(meant)) return undefined;
  const first = part(token, written, 0);
  return { at, count: 1, marked: first, found: written, meant, by: [ofWord(first, meant), { ...part(token, token.image.slice(blank + 1), blank + 1), first: false }] };
}

function ofWord(token: Token, word: Keyword): Token {
  return { ...token, image: word, tokenType: k(word), tokenTypeIdx: k(word).tokenTypeIdx ?? 0 };
}
function part(token: Token, image: string, at: number): Token {
  const start = token.start + at;
  const end = start + image.length;
  return { ...token, image, start, end, startOffset: start, endOffset: end - 1, first: token.first && at === 0 };
}
