/**
 * What to do at a syntax error: find the damaged stretch, guess what was meant, and go on behind it.
 *
 * Invariant: a repair changes only tokens of the damaged sentence or heading, each damaged stretch gives one diagnostic at
 * most, and a guess is taken only if with it the rest of the sentence can be read. Otherwise the stretch becomes one
 * Broken token; so every round takes at least one token out of the way.
 */
import type { TokenType } from "chevrotain";
import { suggestOne } from "../base/suggest.ts";
import { diagnostic, type Diagnostic, type Fix, insertAt, removeAt, replaceBy } from "../diagnostics/report.ts";
import type { Span } from "../base/source.ts";
import { attempt, type Failure } from "./attempt.ts";
import { emptyToken } from "./blocks.ts";
import { deepestBrackets } from "./depth.ts";
import { expectedWords } from "./expected.ts";
import { fromGerman } from "./german.ts";
import type { RulesParser } from "./grammar.ts";
import { isKeyword, type Keyword } from "./keywords.ts";
import type { BrokenPayload } from "./lower-sentences.ts";
import { mostWords, splitsOf } from "./merged.ts";
import { type Swap, swaps } from "./signs.ts";
import { declarationWords, exampleWords, memberWords, startsDeclaration, startsSentence, statementWords } from "./starts.ts";
import { k, keywordOf, signs, t, type Token } from "./tokens.ts";

export interface Damage {
  readonly file: string;
  readonly parser: RulesParser;
  readonly tokens: readonly Token[];
  readonly failure: Failure;
  /** Whether a name is used as a whole elsewhere in the file. */
  readonly isName: (text: string) => boolean;
}

export interface Repair {
  readonly tokens: readonly Token[];
  readonly diagnostic: Diagnostic;
  /** The damaged stretch, for those who would report it a second time. */
  readonly from: Token | undefined;
  readonly to: Token | undefined;
}

interface Guess {
  readonly tokens: readonly Token[];
  readonly diagnostic: () => Diagnostic;
}

/** Indices of the damaged stretch; `body` is where a block of its own begins inside it. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly body: number | undefined;
  readonly header: boolean;
}

export function repair(damage: Damage): Repair {
  const stretch = stretchOf(damage);
  const { tokens, failure } = damage;
  const last = tokens[failure.at]?.first === true ? failure.at - 1 : failure.at;
  const ends = { from: tokens[stretch.start], to: tokens[Math.max(Math.min(last, tokens.length - 1), stretch.start)] };
  if (failure.tooDeep) {
    const place = tokens[failure.at] ?? tokens[stretch.start];
    const found = diagnostic("too-deep-nesting", spanOf(damage, place), { limit: deepestBrackets });
    return { tokens: broken(damage, stretch), diagnostic: found, ...ends };
  }
  for (const guess of guesses(damage, stretch)) {
    if (isClean(damage, guess.tokens, stretch)) return { tokens: guess.tokens, diagnostic: guess.diagnostic(), ...ends };
  }
  return { tokens: broken(damage, stretch), diagnostic: unguessed(damage, stretch), ...ends };
}

/** True if with the guess the damaged stretch is read up to its block, or else up to what stands behind it. */
function isClean(damage: Damage, tokens: readonly Token[], stretch: Stretch): boolean {
  const { failure, begun } = attempt(damage.parser, tokens);
  const body = stretch.body !== undefined && stretch.body >= damage.failure.at ? damage.tokens[stretch.body] : undefined;
  if (body !== undefined) return failure === undefined || failure.at > tokens.lastIndexOf(body);
  const next = damage.tokens[stretch.end];
  if (next === undefined) return failure === undefined;
  const place = tokens.lastIndexOf(next);
  const goesOn = next.tokenType === t.RBrace || next.tokenType === t.Semicolon || begun.includes(place);
  return goesOn && (failure === undefined || failure.at > place);
}

// -------------------------------------------------------------------------------------------------------------- stretch

function stretchOf(damage: Damage): Stretch {
  const { tokens, failure } = damage;
  const start = startOf(damage);
  const header = isDeclarationStart(tokens, start, failure);
  let depth = 0;
  let body: number | undefined;
  let end = start;
  const margin = lineIndent(tokens, start);
  for (; end < tokens.length; end++) {
    const token = tokens[end];
    if (token === undefined) break;
    if (token.tokenType === t.RBrace && --depth < 0) break;
    if (depth > 0) {
      if (token.tokenType === t.LBrace) depth++;
      continue;
    }
    if (token.tokenType === t.RBrace) {
      end++;
      break;
    }
    if (end > start && end >= failure.at && token.tokenType === t.Semicolon) break;
    if (end > start && end >= failure.at && token.first && endsAt(token, header, margin, end > failure.at)) break;
    if (token.tokenType === t.LBrace) {
      body ??= end;
      depth++;
    }
  }
  return { start, end: Math.max(end, start + (failure.at < tokens.length ? 1 : 0)), body, header };
}

function endsAt(token: Token, header: boolean, margin: number, later: boolean): boolean {
  if (header) return startsDeclaration(token) || (later && token.indent <= margin && startsSentence(token));
  return startsSentence(token) && (token.indent <= margin || keywordOf(token.tokenType) !== undefined);
}

/** The sentence in which the error stands, or what stands before the error on its line. */
function startOf(damage: Damage): number {
  const { tokens, failure } = damage;
  const start = bracesBetween(tokens, failure.sentence, failure.at) ? failure.at : failure.sentence;
  const token = tokens[start];
  if (token === undefined || token.first || start === 0) return start;
  const earlier = failure.begun.findLast((begin) => begin < start && tokens[begin]?.line === token.line && !anyBrace(tokens, begin, start));
  return earlier ?? start;
}

function bracesBetween(tokens: readonly Token[], from: number, to: number): boolean {
  let depth = 0;
  for (let place = from; place < to; place++) {
    if (tokens[place]?.tokenType === t.LBrace) depth++;
    else if (tokens[place]?.tokenType === t.RBrace) depth--;
  }
  return depth > 0;
}

function anyBrace(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => token.tokenType === t.LBrace || token.tokenType === t.RBrace || token.tokenType === t.Semicolon);
}

function isDeclarationStart(tokens: readonly Token[], start: number, failure: Failure): boolean {
  if (failure.outside) return true;
  const token = tokens[start];
  return token !== undefined && startsDeclaration(token) && (start === 0 || token.first) && braceDepth(tokens, start) === moduleDepth(tokens, start);
}

function braceDepth(tokens: readonly Token[], to: number): number {
  let depth = 0;
  for (let place = 0; place < to; place++) {
    if (tokens[place]?.tokenType === t.LBrace) depth++;
    else if (tokens[place]?.tokenType === t.RBrace) depth--;
  }
  return depth;
}

/** How deep declarations stand here: 1 in a module, else 0. */
function moduleDepth(tokens: readonly Token[], at: number): number {
  const [first, second] = tokens;
  const module = first?.tokenType === k("module") && at > 0 && second !== undefined;
  return module ? 1 : 0;
}

function lineIndent(tokens: readonly Token[], start: number): number {
  for (let place = start; place >= 0; place--) {
    const token = tokens[place];
    if (token?.first === true) return token.indent;
  }
  return tokens[start]?.indent ?? 0;
}

/** The tokens with the damaged stretch as one Broken token, before its block if it has one of sentences. */
function broken(damage: Damage, stretch: Stretch): readonly Token[] {
  const { tokens } = damage;
  const first = tokens[stretch.start];
  if (first === undefined) return tokens.slice(0, -1);
  const keepsBody = !stretch.header && stretch.body !== undefined && stretch.body > stretch.start && !holdsOptions(tokens, stretch.body);
  const end = keepsBody ? (stretch.body ?? stretch.end) : stretch.end;
  const last = tokens[Math.max(end - 1, stretch.start)] ?? first;
  const inside = tokens.slice(stretch.start, end);
  const word = inside.map((token) => keywordOf(token.tokenType)).find((one) => one !== undefined);
  const payload: BrokenPayload = { word, name: declaredName(inside) };
  const token: Token = { ...first, tokenType: t.Broken, tokenTypeIdx: t.Broken.tokenTypeIdx ?? 0, end: last.end, endOffset: last.end - 1, payload };
  return [...tokens.slice(0, stretch.start), token, ...tokens.slice(Math.max(end, stretch.start + 1))];
}

function holdsOptions(tokens: readonly Token[], body: number): boolean {
  return tokens[body + 1]?.tokenType === k("option");
}

/** The name behind the first keyword, as far as the stretch declares one. */
function declaredName(inside: readonly Token[]): Token | undefined {
  const place = inside.findIndex((token) => keywordOf(token.tokenType) === undefined);
  const token = inside[place];
  return token?.tokenType === t.Name || token?.tokenType === t.Bracketed ? token : undefined;
}

// -------------------------------------------------------------------------------------------------------------- guesses

function* guesses(damage: Damage, stretch: Stretch): Generator<Guess> {
  yield* misspeltStart(damage, stretch);
  yield* otherHeadWords(damage, stretch);
  yield* keywordInName(damage, stretch);
  yield* mergedSentences(damage);
  yield* rollFirst(damage);
  yield* bracketArgument(damage);
  yield* listInBraces(damage, stretch);
  yield* conditionFirst(damage, stretch);
  yield* otherSigns(damage);
  yield* signWords(damage);
  yield* misspeltInside(damage);
  yield* unknownUnit(damage, stretch);
  yield* citationInside(damage, stretch);
  yield* roundingInside(damage, stretch);
  yield* missingStart(damage);
  yield* missingGiven(damage);
  yield* roundedFirst(damage, stretch);
  yield* missingToken(damage, stretch);
  yield* surplusToken(damage, stretch);
  yield* cutHeader(damage, stretch);
}

/** `chek Wache halten`, `reslt Modus(Auge)`: the first word is nearly a keyword. */
function* misspeltStart(damage: Damage, stretch: Stretch): Generator<Guess> {
  const { tokens } = damage;
  const token = tokens[stretch.start];
  if (token?.tokenType !== t.Name) return;
  for (const { word, rest } of misspellings(token.image, startWords(damage, stretch))) {
    const replaced = [keywordToken(token, word), ...(rest === "" ? [] : [partOf(token, rest, token.image.length - rest.length)])];
    yield {
      tokens: splice(tokens, stretch.start, 1, replaced),
      diagnostic: () => diagnostic("unknown-keyword", spanOf(damage, token), { text: token.image, suggestion: word }, { fix: replaceBy(writtenPart(damage, token, token.image.length - rest.length - (rest === "" ? 0 : 1)), word) }),
    };
  }
}

function startWords(damage: Damage, stretch: Stretch): readonly Keyword[] {
  if (stretch.header) return declarationWords;
  const { tokens } = damage;
  const first = tokens.find((token) => startsDeclaration(token));
  const word = first === undefined ? undefined : keywordOf(first.tokenType);
  if (word === "example" || word === "law" || word === "odds table") return exampleWords;
  return [...statementWords, ...memberWords, ...exampleWords];
}

/** Readings of the beginning of a name as a keyword of one to four words, with what is left of the name. */
function misspellings(text: string, words: readonly Keyword[]): readonly { word: Keyword; rest: string }[] {
  const parts = text.slice(0, 200).split(" ");
  const found: { word: Keyword; rest: string }[] = [];
  for (let count = Math.min(parts.length, 4); count > 0; count--) {
    const written = parts.slice(0, count).join(" ");
    const word = fromGerman(written, words) ?? suggestOne(written, words.filter((one) => one.split(" ").length === count));
    if (word !== undefined && isKeyword(word)) found.push({ word, rest: text.slice(parts.slice(0, count).join(" ").length + 1) });
  }
  return found;
}

/** `move Act under Pressure for Hero`: a keyword ended the name of a declaration. */
function* keywordInName(damage: Damage, stretch: Stretch): Generator<Guess> {
  const { tokens, failure } = damage;
  if (!stretch.header) return;
  const nameAt = tokens.findIndex((token, place) => place >= stretch.start && keywordOf(token.tokenType) === undefined);
  const first = tokens[nameAt];
  const start = first?.tokenType === t.Name && nameAt <= failure.at ? nameAt : headKeyword(tokens, stretch);
  const begin = tokens[start];
  if (begin === undefined || start > failure.at) return;
  for (let end = Math.max(failure.at, start + 1); end < stretch.end + 1; end++) {
    const last = tokens[end - 1];
    if (last === undefined || last.line !== begin.line || notInName.has(last.tokenType)) return;
    const inside = tokens.slice(start, end);
    const keyword = inside.find((token) => keywordOf(token.tokenType) !== undefined);
    if (inside.some(({ tokenType }) => notInName.has(tokenType))) return;
    if (keyword === undefined || end - start < 2 || keywordOf(last.tokenType) !== undefined) continue;
    const name = inside.map((token) => token.image).join(" ");
    const merged: Token = { ...begin, image: name, tokenType: t.Name, tokenTypeIdx: t.Name.tokenTypeIdx ?? 0, end: last.end, endOffset: last.end - 1 };
    yield {
      tokens: splice(tokens, start, end - start, [merged]),
      diagnostic: () => diagnostic("misplaced-keyword", spanOf(damage, keyword), { keyword: keyword.image, name }, { fix: bracketed(damage, begin, last, name) }),
    };
  }
}

const notInName: ReadonlySet<TokenType> = new Set([t.LBrace, t.RBrace, t.LParen, t.RParen, t.Colon, t.Equals, t.Text, t.Clause, t.Semicolon, t.Row]);

/** Where the name begins that begins with a keyword itself; -1 if there is none. */
function headKeyword(tokens: readonly Token[], stretch: Stretch): number {
  let place = stretch.start;
  while (keywordOf(tokens[place]?.tokenType ?? t.Name) !== undefined && ["helper", "replace", "extend"].includes(tokens[place]?.image ?? "")) place++;
  return keywordOf(tokens[place + 1]?.tokenType ?? t.Name) === undefined ? -1 : place + 1;
}

/** Two sentences on one line melted into one name at their seam. */
function* mergedSentences(damage: Damage): Generator<Guess> {
  const { tokens, failure, isName } = damage;
  for (let place = Math.min(failure.at, tokens.length - 1); place >= failure.sentence && place > failure.at - 4; place--) {
    const token = tokens[place];
    if (token?.tokenType !== t.Name || !token.image.includes(" ")) continue;
    const declares = declaring.has(tokens[place - 1]?.tokenType ?? t.Name);
    for (const names of splitsOf(token.image)) {
      const [left, right] = names;
      if (!isName(right) || !(declares || isName(left))) continue;
      yield {
        tokens: splice(tokens, place, 1, [partOf(token, left, 0), partOf(token, right, left.length + 1)]),
        diagnostic: () => diagnostic("merged-sentences", spanOf(damage, token), { text: token.image, names }, { fix: insertAt(damage.file, token.start + left.length, ";") }),
      };
    }
  }
}

const declaring: ReadonlySet<TokenType> = new Set([k("as"), k("let"), k("given"), k("step"), k("option")]);

/** `Auge = 6`, `Kraft: 0-10`: what others write so. */
function* otherSigns(damage: Damage): Generator<Guess> {
  const { tokens, failure } = damage;
  for (const { at, count, meant, by } of swaps(tokens, failure.at)) {
    if (at < failure.sentence && by[0]?.kind !== t.Comma) continue;
    const line = tokens[at]?.line;
    const again = tokens.flatMap((token, place) => (place > at && token.line === line && token.tokenType === tokens[at]?.tokenType ? [place] : []));
    const all = again.length === 0 || count > 1 || by[0]?.kind !== t.Comma ? undefined : swapped(damage, [at, ...again], count, meant, by);
    if (all !== undefined) yield all;
    const one = swapped(damage, [at], count, meant, by);
    if (one !== undefined) yield one;
  }
}
/** The same tokens replaced at some places; told at the first. */
function swapped({ tokens, file }: Damage, places: readonly number[], count: number, meant: string, by: Swap["by"]): Guess | undefined {
  const [at = 0] = places;
  const [first, last] = [tokens[at], tokens[at + count - 1]];
  if (first === undefined || last === undefined) return undefined;
  const span = { file, start: first.start, end: last.end };
  const found = tokens.slice(at, at + count).map((one) => one.image).join(first.end === tokens[at + 1]?.start ? "" : " ");
  const isTight = /^[:,]$/u.test(meant) && tokens[at - 1] !== undefined;
  const edits = places.flatMap((place) => {
    const [begin, end] = [tokens[place], tokens[place + count - 1]];
    return begin === undefined || end === undefined ? [] : [{ span: { file, start: isTight ? (tokens[place - 1]?.end ?? begin.start) : begin.start, end: end.end }, newText: isTight ? meant : spaced(tokens, place, count, meant) }];
  });
  const whole = tokens.flatMap((token, place) => {
    const start = places.find((one) => one <= place && place < one + count);
    if (start === undefined) return [token];
    return place !== start ? [] : by.map(({ kind, image, payload }) => ({ ...token, image, tokenType: kind, tokenTypeIdx: kind.tokenTypeIdx ?? 0, end: tokens[place + count - 1]?.end ?? token.end, endOffset: (tokens[place + count - 1]?.end ?? token.end) - 1, payload }));
  });
  return { tokens: whole, diagnostic: () => diagnostic("misplaced-sentence", span, { found, expected: [{ en: `"${meant}"`, de: `„${meant}“` }] }, { fix: { title: replaceBy(span, meant).title, edits } }) };
}
/** A word keeps its distance from what it is glued to. */
function spaced(tokens: readonly Token[], at: number, count: number, meant: string): string {
  const [before, first, last, after] = [tokens[at - 1], tokens[at], tokens[at + count - 1], tokens[at + count]];
  const isGlued = before !== undefined && before.end === first?.start && /[\p{L}\p{N})"”“]$/u.test(before.image);
  return `${isGlued && !meant.startsWith("..") ? " " : ""}${meant}${/\p{L}$/u.test(meant) && after !== undefined && after.start === last?.end ? " " : ""}`;
}

/** `attributes Werte for Held`, `check Probe of Held`: the other little word of a heading. */
function* otherHeadWords(damage: Damage, stretch: Stretch): Generator<Guess> {
  const { tokens, failure } = damage;
  const written = tokens[failure.at];
  if (!stretch.header || written === undefined || tokens[failure.at - 1]?.tokenType !== t.Name) return;
  for (const [from, to] of [["for", "of"], ["for", "by"], ["of", "for"], ["by", "for"]] as const) {
    const guess = written.tokenType === k(from) ? swapped(damage, [failure.at], 1, to, [{ kind: k(to), image: to }]) : undefined;
    if (guess !== undefined) yield guess;
  }
}

/** `let Wurf = roll 2w6`, `Wurf = roll 2w6`: the name comes behind the dice. */
function* rollFirst({ tokens, failure, file }: Damage): Generator<Guess> {
  const at = [failure.at, failure.at + 1].find((place) => tokens[place]?.tokenType === k("roll") && tokens[place - 1]?.tokenType === t.Equals && tokens[place - 2]?.tokenType === t.Name);
  const [roll, name] = at === undefined ? [] : [tokens[at], tokens[at - 2]];
  if (at === undefined || roll === undefined || name === undefined) return;
  const from = tokens[at - 3]?.tokenType === k("let") && tokens[at - 3]?.line === roll.line ? at - 3 : at - 2;
  let end = at + 1;
  while (tokens[end]?.line === roll.line && tokens[end]?.tokenType !== t.Semicolon && tokens[end]?.tokenType !== t.RBrace && tokens[end]?.tokenType !== t.Clause) end++;
  const [first, last] = [tokens[from], tokens[end - 1]];
  if (first === undefined || last === undefined || end === at + 1) return;
  const as = { ...emptyToken(last, k("as"), "as"), payload: undefined };
  const span = { file, start: first.start, end: roll.end };
  const edits = [{ span: { file, start: first.start, end: roll.start }, newText: "" }, { span: { file, start: last.end, end: last.end }, newText: ` as ${name.image}` }];
  yield {
    tokens: [...tokens.slice(0, from), { ...roll, first: first.first, indent: first.indent }, ...tokens.slice(at + 1, end), as, { ...name, first: false }, ...tokens.slice(end)],
    diagnostic: () => diagnostic("misplaced-sentence", span, { found: tokens.slice(from, at + 1).map((one) => one.image).join(" "), expected: [{ en: `"roll … as ${name.image}"`, de: `„roll … as ${name.image}“` }] }, { fix: { title: { de: `„roll … as ${name.image}“ schreiben`, en: `Write "roll … as ${name.image}"` }, edits } }),
  };
}

/** `if Lage is Sturm then Mut falls by 1`: what happens comes before its condition. */
function* conditionFirst(damage: Damage, stretch: Stretch): Generator<Guess> {
  const { tokens, file } = damage;
  const [start, end] = [stretch.start, stretch.end];
  const begin = tokens[start];
  if (begin === undefined || (begin.tokenType !== k("if") && begin.tokenType !== k("when"))) return;
  const split = tokens.findIndex((one, place) => place > start && place < end && (one.tokenType === k("then") || one.tokenType === t.Comma));
  const [before, after, last] = [tokens[split - 1], tokens[split + 1], tokens[end - 1]];
  if (split < 0 || before === undefined || after === undefined || last === undefined || split + 1 >= end || last.line !== begin.line) return;
  const condition = tokens.slice(start + 1, split);
  const shape = (some: readonly Token[]): string => some.map((one) => one.image).join(" ");
  const span = { file, start: begin.start, end: begin.end };
  const meant = `${shape(tokens.slice(split + 1, end))} if …`;
  const edits = [{ span: { file, start: begin.start, end: after.start }, newText: "" }, { span: { file, start: last.end, end: last.end }, newText: ` if ${textOf(condition)}` }];
  yield {
    tokens: [...tokens.slice(0, start), { ...after, first: begin.first, indent: begin.indent }, ...tokens.slice(split + 2, end), { ...keywordToken(begin, "if"), first: false }, ...condition, ...tokens.slice(end)],
    diagnostic: () => diagnostic("misplaced-sentence", span, { found: begin.image, expected: [{ en: `"${meant}"`, de: `„${meant}“` }] }, { fix: { title: { de: "Die Bedingung ans Ende setzen", en: "Move the condition to the end" }, edits } }),
  };
}
/** Tokens as they are written, with single blanks where there were any. */
function textOf(tokens: readonly Token[]): string {
  return tokens.map((one, place) => `${place > 0 && (tokens[place - 1]?.end ?? one.start) < one.start ? " " : ""}${one.tokenType === t.Text ? `"${one.image}"` : one.image}`).join("");
}

/** `2w6 plus 3`, `3 mal 4`: a sign in words. */
function* signWords(damage: Damage): Generator<Guess> {
  const { tokens, failure } = damage;
  for (const at of [failure.at, failure.at - 1]) {
    const token = tokens[at];
    const [word = "", ...more] = token?.tokenType === t.Name ? token.image.split(" ") : [];
    const meant = Object.hasOwn(inWords, word.toLowerCase()) ? inWords[word.toLowerCase()] : undefined;
    if (token === undefined || meant === undefined || token.end - token.start !== token.image.length) continue;
    const rest = more.join(" ");
    const count = tokens[at - 1];
    if (count?.tokenType === t.Int && word.toLowerCase() === "x" && /^[dDwW]\d+$/u.test(rest)) {
      const span = { file: damage.file, start: count.start, end: token.end };
      const dice = { ...count, image: count.image + rest, tokenType: t.Dice, tokenTypeIdx: t.Dice.tokenTypeIdx ?? 0, end: token.end, endOffset: token.end - 1 };
      yield { tokens: splice(tokens, at - 1, 2, [dice]), diagnostic: () => diagnostic("misplaced-sentence", span, { found: `${count.image} ${token.image}`, expected: [{ en: `"${dice.image}"`, de: `„${dice.image}“` }] }, { fix: replaceBy(span, dice.image) }) };
      continue;
    }
    const [sign, behind] = [partOf(token, word, 0), partOf(token, rest, word.length + 1)];
    const type = signs[meant];
    if (type === undefined) continue;
    const value = /^\d+$/u.test(rest) ? { ...behind, tokenType: t.Int, tokenTypeIdx: t.Int.tokenTypeIdx ?? 0 } : behind;
    const span = spanOf(damage, sign);
    yield {
      tokens: splice(tokens, at, 1, [{ ...sign, image: meant, tokenType: type, tokenTypeIdx: type.tokenTypeIdx ?? 0 }, ...(rest === "" ? [] : [value])]),
      diagnostic: () => diagnostic("misplaced-sentence", span, { found: word, expected: [{ en: `"${meant}"`, de: `„${meant}“` }] }, { fix: replaceBy(span, meant) }),
    };
  }
}
const inWords: Readonly<Record<string, string>> = { plus: "+", minus: "-", mal: "*", times: "*", x: "*", durch: "/", mindestens: ">=", "höchstens": "<=" };

/** `3 m` where no unit `m` is declared: wherever it stands in the sentence. */
function* unknownUnit(damage: Damage, stretch: Stretch): Generator<Guess> {
  const { tokens, failure } = damage;
  const isAmount = (place: number): boolean => tokens[place]?.tokenType === t.Int || tokens[place]?.tokenType === t.Decimal;
  let before = failure.at - 1;
  while (tokens[before]?.tokenType === t.Clause || tokens[before]?.tokenType === t.Text) before--;
  const near = [failure.at, failure.at + 1, before].find((place) => isAmount(place - 1) && isUnit(tokens[place], tokens[place - 1]));
  const unit = near === undefined ? undefined : tokens[near];
  if (unit === undefined) return;
  const known = tokens.map(({ payload, tokenType }) => (tokenType === t.Quantity ? String(payload) : "")).find((one) => one !== unit.image && one.toLowerCase() === unit.image.toLowerCase());
  if (known !== undefined && near !== undefined) {
    const span = spanOf(damage, unit);
    yield {
      tokens: splice(tokens, near - 1, 2, [{ ...quantityToken(tokens[near - 1] ?? unit, unit), payload: known }]),
      diagnostic: () => diagnostic("misplaced-sentence", span, { found: unit.image, expected: [{ en: `"${known}"`, de: `„${known}“` }] }, { fix: replaceBy(span, known) }),
    };
  }
  const places = tokens.flatMap((one, place) => (place >= Math.min(near ?? place, stretch.start) && place < stretch.end && isAmount(place - 1) && one.image === unit.image && isUnit(one, tokens[place - 1]) ? [place] : []));
  const spans = places.map((place) => ({ file: damage.file, start: tokens[place - 1]?.start ?? 0, end: tokens[place]?.end ?? 0 }));
  const [first, ...more] = spans;
  if (first === undefined) return;
  const text = damage.tokens[(places[0] ?? 1) - 1]?.image ?? "";
  yield {
    tokens: tokens.flatMap((one, place) => (places.includes(place) ? [] : places.includes(place + 1) ? [{ ...one, end: tokens[place + 1]?.end ?? one.end, endOffset: (tokens[place + 1]?.end ?? one.end) - 1 }] : [one])),
    diagnostic: () => diagnostic("unknown-unit", first, { text: `${text} ${unit.image}`, unit: unit.image }, { related: more.map((span) => ({ span, text: { de: "auch hier", en: "also here" } })) }),
  };
}
function isUnit(token: Token | undefined, amount: Token | undefined): boolean {
  return token?.tokenType === t.Name && token.line === amount?.line && /^[\p{L}°]{1,12}$/u.test(token.image);
}
function quantityToken(amount: Token, unit: Token): Token {
  return { ...amount, tokenType: t.Quantity, tokenTypeIdx: t.Quantity.tokenTypeIdx ?? 0, end: unit.end, endOffset: unit.end - 1, payload: unit.image };
}

/** `Kraft becoms 3`, `roll 1w6 ass Auge`: a word inside the sentence is nearly a keyword. */
function* misspeltInside(damage: Damage): Generator<Guess> {
  const { tokens, failure } = damage;
  const kinds = failure.expectation.kinds.map(keywordOf).filter((word) => word !== undefined);
  for (let place = failure.at; place >= failure.sentence && place > failure.at - furthest; place--) {
    const token = tokens[place];
    if (token?.tokenType !== t.Name) continue;
    const parts = token.image.split(" ");
    if (parts.length > mostWords || (place < failure.at - 1 && parts.length < 2)) continue;
    for (let from = place === failure.at || !token.first ? 0 : 1; from < parts.length && from < 8; from++) {
      for (let count = Math.min(3, parts.length - from); count > 0; count--) {
        const written = parts.slice(from, from + count).join(" ");
        const words = meantWords(written, kinds);
        if (words.length > 0) yield misspeltPart(damage, place, from, count, words);
      }
    }
  }
}
/** How far before the place of the failure a name is looked at. */
const furthest = 12;

/** The words of the language that are meant; none if nothing is near. */
function meantWords(written: string, kinds: readonly Keyword[]): readonly Keyword[] {
  const one = fromGerman(written, insideWords) ?? fromGerman(written, kinds) ?? suggestOne(written, kinds) ?? (written.length > 2 ? suggestOne(written, insideWords) : undefined);
  if (one !== undefined && isKeyword(one)) return [one];
  const [first = "", second = "", ...more] = written.split(" ");
  const [verb, by] = [fromGerman(first, ["rises", "falls"]), fromGerman(second, ["by"])];
  return more.length === 0 && verb !== undefined && by !== undefined ? [verb, by] : [];
}

/** Some words of a name read as words of the language, and what is left of it. */
function misspeltPart(damage: Damage, place: number, from: number, count: number, words: readonly Keyword[]): Guess {
  const { tokens } = damage;
  const token = tokens[place] ?? failNoToken();
  const parts = token.image.split(" ");
  const [before, written, after] = [parts.slice(0, from), parts.slice(from, from + count), parts.slice(from + count)].map((some) => some.join(" ")) as [string, string, string];
  const at = from === 0 ? 0 : before.length + 1;
  const middle = partOf(token, written, at);
  const rest = partOf(token, after, at + written.length + 1);
  const replaced = [
    ...(from === 0 ? [] : [partOf(token, before, 0)]),
    ...words.map((word) => keywordToken(middle, word)),
    ...(after === "" ? [] : [/^\d+$/u.test(after) ? { ...rest, tokenType: t.Int, tokenTypeIdx: t.Int.tokenTypeIdx ?? 0 } : rest]),
  ];
  const meant = words.join(" ");
  return {
    tokens: splice(tokens, place, 1, replaced),
    diagnostic: () =>
      diagnostic("misplaced-sentence", spanOf(damage, middle), { found: written, expected: [{ en: `"${meant}"`, de: `„${meant}“` }] }, { fix: replaceBy(spanOf(damage, middle), meant) }),
  };
}
function failNoToken(): never {
  throw new Error("No token at the place of a guess.");
}

/** The words that stand in the middle of sentences. */
const insideWords: readonly Keyword[] = [
  "rises", "falls", "becomes", "gains", "loses", "suffers", "reaches", "makes", "does", "joins", "leaves", "if", "then", "else", "and",
  "or", "is", "is not", "has", "by", "as", "from", "into", "to", "with", "against", "usually", "starts at", "starts full", "starts empty",
  "left open", "gives", "whether", "for", "up to", "down to", "while", "until", "where", "across", "over", "under", "about", "rolling",
  "rounded up", "rounded down", "rounded half up", "limited to", "satisfies", "otherwise", "succeeds", "fails", "needing", "rerolling",
];

/** A citation ended the sentence, and it goes on. */
function* citationInside(damage: Damage, stretch: Stretch): Generator<Guess> {
  const { tokens, failure } = damage;
  const next = tokens[failure.at];
  let start = failure.at;
  while (tokens[start - 1]?.tokenType === t.Clause || (tokens[start - 1]?.tokenType === t.Range && start < failure.at)) start--;
  const clause = tokens[start];
  if (next === undefined || clause === undefined || start === failure.at) return;
  yield {
    tokens: splice(tokens, start, failure.at - start, []),
    diagnostic: () => diagnostic("misplaced-citation", spanOf(damage, clause), { citation: clause.image, next: next.image }, { fix: atTheEnd(damage, clause, tokens[failure.at - 1] ?? clause, stretch) }),
  };
}

/** `3 / 2 rounded down + 1`: the rounding took all before it, and the sum goes on. What goes on is left out. */
function* roundingInside(damage: Damage, stretch: Stretch): Generator<Guess> {
  const { tokens, failure } = damage;
  const rounding = tokens[failure.at - 1];
  const next = tokens[failure.at];
  if (rounding === undefined || next === undefined || !rounding.image.startsWith("rounded ") || keywordOf(rounding.tokenType) === undefined) return;
  const sum: readonly TokenType[] = [t.Plus, t.Minus, t.Times, t.Divide];
  if (!sum.includes(next.tokenType)) return;
  yield {
    tokens: splice(tokens, failure.at, stretch.end - failure.at, []),
    diagnostic: () => diagnostic("misplaced-rounding", spanOf(damage, rounding), { rounding: rounding.image, next: next.image }, { fix: inBrackets(damage, stretch, rounding) }),
  };
}

/** `Anna = Figur()` in an example: the word at the start of the line is missing. */
function* missingStart(damage: Damage): Generator<Guess> {
  const { tokens, failure, file } = damage;
  const token = tokens[failure.at];
  if (token?.tokenType !== t.Name || !token.first || failure.expectation.rule !== "exampleBody") return;
  for (const word of ["given", "when", "then"] as const) {
    yield {
      tokens: splice(tokens, failure.at, 0, [{ ...keywordToken(token, word), end: token.start, endOffset: token.start - 1 }]),
      diagnostic: () => diagnostic("misplaced-sentence", spanOf(damage, token), { found: token.image, expected: [{ en: `"${word}"`, de: `„${word}“` }] }, { fix: insertAt(file, token.start, `${word} `) }),
    };
  }
}

/** `Bonus: 0..3` among the sentences of a rule: the word `given` is missing. */
function* missingGiven({ tokens, failure, file }: Damage): Generator<Guess> {
  const name = tokens[failure.at - 1];
  if (tokens[failure.at]?.tokenType !== t.Colon || name?.tokenType !== t.Name || !name.first) return;
  const span = { file, start: name.start, end: name.end };
  yield {
    tokens: splice(tokens, failure.at - 1, 1, [{ ...keywordToken(name, "given"), end: name.start, endOffset: name.start - 1 }, { ...name, first: false }]),
    diagnostic: () => diagnostic("misplaced-sentence", span, { found: name.image, expected: [{ en: `"given ${name.image}"`, de: `„given ${name.image}“` }] }, { fix: insertAt(file, name.start, "given ") }),
  };
}

/** `Lohn[Auge]`: round brackets. */
function* bracketArgument({ tokens, failure, file }: Damage): Generator<Guess> {
  const at = [failure.at, failure.at - 1].find((place) => tokens[place]?.tokenType === t.Bracketed && tokens[place - 1]?.tokenType === t.Name);
  const token = at === undefined ? undefined : tokens[at];
  if (at === undefined || token === undefined) return;
  const meant = `(${token.image})`;
  const span = { file, start: token.start, end: token.end };
  const value = /^\d+$/u.test(token.image) ? t.Int : t.Name;
  const parts = [emptyToken(token, t.LParen, "("), { ...token, tokenType: value, tokenTypeIdx: value.tokenTypeIdx ?? 0 }, emptyToken(token, t.RParen, ")")];
  yield { tokens: splice(tokens, at, 1, parts), diagnostic: () => diagnostic("misplaced-sentence", span, { found: `[${token.image}]`, expected: [{ en: `"${meant}"`, de: `„${meant}“` }] }, { fix: replaceBy(span, meant) }) };
}

/** `choice Farbe { rot, blau }`, `choice Farbe: "rot", "blau"`: bare names behind a colon. */
function* listInBraces({ tokens, file }: Damage, stretch: Stretch): Generator<Guess> {
  const [word, name] = [tokens[stretch.start], tokens[stretch.start + 1]];
  if ((word?.tokenType !== k("choice") && word?.tokenType !== k("scale")) || name?.tokenType !== t.Name) return;
  const open = tokens[stretch.start + 2];
  const isOpen = open?.tokenType === t.LBrace || open?.tokenType === t.LParen;
  if (open === undefined || (!isOpen && open.tokenType !== t.Colon)) return;
  let end = stretch.start + 3;
  while ([t.Name, t.Text, t.Comma].includes(tokens[end]?.tokenType as never) && tokens[end]?.line === word.line) end++;
  const close = isOpen ? tokens[end] : undefined;
  if (isOpen && close?.tokenType !== (open.tokenType === t.LBrace ? t.RBrace : t.RParen)) return;
  const inside = tokens.slice(stretch.start + 3, end);
  const names = inside.map((one): Token => (one.tokenType === t.Text ? { ...one, tokenType: t.Name, tokenTypeIdx: t.Name.tokenTypeIdx ?? 0 } : one));
  const meant = `: ${names.filter((one) => one.tokenType === t.Name).map((one) => one.image).join(", ")}`;
  const last = close ?? inside.at(-1) ?? open;
  const span = { file, start: open.start, end: last.end };
  yield {
    tokens: [...tokens.slice(0, stretch.start + 2), { ...open, image: ":", tokenType: t.Colon, tokenTypeIdx: t.Colon.tokenTypeIdx ?? 0 }, ...names, ...tokens.slice(close === undefined ? end : end + 1)],
    diagnostic: () => diagnostic("misplaced-sentence", span, { found: open.image, expected: [{ en: `"${meant}"`, de: `„${meant}“` }] }, { fix: { ...replaceBy(span, meant), edits: [{ span: { file, start: name.end, end: last.end }, newText: meant }] } }),
  };
}

/** `rounded up Menge / 2`: the word stands behind what it rounds. */
function* roundedFirst(damage: Damage, stretch: Stretch): Generator<Guess> {
  const { tokens, failure, file } = damage;
  const token = tokens[failure.at];
  const word = token === undefined ? undefined : keywordOf(token.tokenType);
  if (token === undefined || word === undefined || !word.startsWith("rounded ")) return;
  let end = failure.at + 1;
  while (end < stretch.end && tokens[end]?.line === token.line && ![t.Clause, t.Text, t.Semicolon, t.RBrace].includes(tokens[end]?.tokenType as never)) end++;
  const [next, last] = [tokens[failure.at + 1], tokens[end - 1]];
  if (next === undefined || last === undefined || end === failure.at + 1) return;
  const span = { file, start: token.start, end: token.end };
  const edits = [{ span: { file, start: token.start, end: next.start }, newText: "" }, { span: { file, start: last.end, end: last.end }, newText: ` ${word}` }];
  yield {
    tokens: [...tokens.slice(0, failure.at), ...tokens.slice(failure.at + 1, end), token, ...tokens.slice(end)],
    diagnostic: () => diagnostic("misplaced-sentence", span, { found: word, expected: [{ en: `"… ${word}"`, de: `„… ${word}“` }] }, { fix: { title: { de: `„${word}“ ans Ende setzen`, en: `Move "${word}" to the end` }, edits } }),
  };
}

/** One token is missing. */
function* missingToken(damage: Damage, stretch: Stretch): Generator<Guess> {
  const { tokens, failure } = damage;
  const after = tokens[failure.at - 1];
  if (after === undefined) return;
  const { kinds } = failure.expectation;
  const candidates = kinds.length === 1 || kinds.length > 4 ? kinds.slice(0, 1) : [...kinds];
  if (kinds.includes(t.Name)) candidates.unshift(t.Name);
  if (kinds.includes(t.RParen) && tokens[failure.at]?.line === after.line) candidates.unshift(t.Comma);
  for (const kind of new Set(candidates)) {
    const value = ![t.Text, t.Row, t.Heading, t.Prose, t.Clause, t.LBrace].includes(kind as never);
    if (!value && kind !== t.LBrace) continue;
    const inserted = emptyToken(after, kind, keywordOf(kind) ?? "");
    yield { tokens: splice(tokens, failure.at, 0, [inserted]), diagnostic: () => ({ ...(kind === t.Comma && !kinds.includes(kind) ? missingComma(damage) : unguessed(damage, stretch)), fix: insertion(damage, after, kind) }) };
  }
}

function missingComma(damage: Damage): Diagnostic {
  const token = damage.tokens[damage.failure.at];
  return diagnostic("misplaced-sentence", spanOf(damage, token), { ...(token === undefined ? {} : { found: shown(token) }), expected: [{ en: '","', de: "„,“" }] });
}

/** One token is too much. */
function* surplusToken(damage: Damage, stretch: Stretch): Generator<Guess> {
  const { tokens, failure } = damage;
  const token = tokens[failure.at];
  if (token === undefined || token.tokenType === t.LBrace || token.tokenType === t.RBrace) return;
  yield { tokens: splice(tokens, failure.at, 1, []), diagnostic: () => ({ ...unguessed(damage, stretch), fix: removeAt(withBlank(damage, token), shown(token)) }) };
}

/** The heading of a declaration is cut where it is damaged; its body is kept. */
function* cutHeader(damage: Damage, stretch: Stretch): Generator<Guess> {
  const { tokens, failure } = damage;
  if (!stretch.header || stretch.body === undefined || stretch.body <= failure.at) return;
  yield { tokens: splice(tokens, failure.at, stretch.body - failure.at, []), diagnostic: () => unguessed(damage, stretch) };
}

// ---------------------------------------------------------------------------------------------------------- diagnostics

function unguessed(damage: Damage, stretch: Stretch): Diagnostic {
  const { tokens, failure, file } = damage;
  const token = tokens[failure.at];
  const start = tokens[stretch.start];
  if (failure.outside && token?.tokenType === t.Name) return diagnostic("unknown-keyword", spanOf(damage, token), { text: token.image });
  if (start?.tokenType === t.Name && stretch.header && !startsDeclaration(start)) {
    return diagnostic("unknown-keyword", spanOf(damage, start), { text: start.image });
  }
  const expected = expectedWords(failure.expectation);
  const previous = tokens[failure.at - 1];
  const here = token !== undefined && token.payload !== "missing" && (previous === undefined || token.line === previous.line || failure.at === stretch.start);
  if (here) return diagnostic("misplaced-sentence", spanOf(damage, token), { found: shown(token), expected });
  const end = previous?.end ?? 0;
  return diagnostic("misplaced-sentence", { file, start: end, end }, { expected });
}

function shown(token: Token): string {
  const [line = ""] = token.image.split(/[\r\n]/);
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

function spanOf(damage: Damage, token: Token | undefined): Span {
  return { file: damage.file, start: token?.start ?? 0, end: token?.end ?? 0 };
}

// ---------------------------------------------------------------------------------------------------------------- fixes

/** The first signs of a name. */
function writtenPart({ file }: Damage, token: Token, length: number): Span {
  return { file, start: token.start, end: Math.min(token.start + length, token.end) };
}
function bracketed({ file }: Damage, first: Token, last: Token, name: string): Fix {
  const edits = [{ span: { file, start: first.start, end: first.start }, newText: "[" }, { span: { file, start: last.end, end: last.end }, newText: "]" }];
  return { title: { de: `[${name}] schreiben`, en: `Write [${name}]` }, edits };
}
/** The citations from one token to another, moved behind the last token of their line. */
function atTheEnd({ file, tokens }: Damage, from: Token, to: Token, stretch: Stretch): Fix {
  const { line } = tokens[tokens.indexOf(to) + 1] ?? to;
  const last = tokens.slice(stretch.start, stretch.end).findLast((one) => one.line === line && one.tokenType !== t.LBrace && one.tokenType !== t.Semicolon) ?? to;
  const before = tokens[tokens.indexOf(from) - 1]?.end ?? from.start;
  const cited = tokens.slice(tokens.indexOf(from), tokens.indexOf(to) + 1).map((one) => one.image).join(" ");
  const edits = [{ span: { file, start: before, end: to.end }, newText: "" }, { span: { file, start: last.end, end: last.end }, newText: ` ${cited}` }];
  return { title: { de: `„${cited}“ ans Ende des Satzes setzen`, en: `Move "${cited}" to the end of the sentence` }, edits };
}
/** Brackets around what the rounding takes: as much to the left as can be read. */
function inBrackets(damage: Damage, stretch: Stretch, rounding: Token): Fix | null {
  const { tokens, file } = damage;
  const end = tokens.indexOf(rounding);
  for (let place = stretch.start; place < end; place++) {
    const [first, before] = [tokens[place], tokens[place - 1]];
    if (first === undefined) break;
    const closed = splice(splice(tokens, end + 1, 0, [emptyToken(rounding, t.RParen, ")")]), place, 0, [emptyToken(before ?? first, t.LParen, "(")]);
    if (before === undefined || before.tokenType === t.Name || !isClean(damage, closed, stretch)) continue;
    const edits = [{ span: { file, start: first.start, end: first.start }, newText: "(" }, { span: { file, start: rounding.end, end: rounding.end }, newText: ")" }];
    return { title: { de: "In Klammern setzen", en: "Put it in brackets" }, edits };
  }
  return null;
}
/** What can be said without asking: a word or a sign. */
function insertion({ file }: Damage, after: Token, kind: TokenType): Fix | null {
  const word = keywordOf(kind) ?? signOf(kind);
  if (word === undefined) return null;
  const isGlued = word === ")" || word === "," || word === ":" || word === ";" || (word === "(" && after.tokenType === t.Name);
  return insertAt(file, after.end, isGlued ? word : ` ${word}`);
}
function signOf(kind: TokenType): string | undefined {
  return Object.entries(signs).find(([, type]) => type === kind)?.[0];
}
/** With the blanks before it; where it begins its line, with those behind. */
function withBlank({ file, tokens }: Damage, token: Token): Span {
  const [before, after] = [tokens[tokens.indexOf(token) - 1], tokens[tokens.indexOf(token) + 1]];
  if (token.first && after !== undefined && after.line === token.line) return { file, start: token.start, end: after.start };
  return { file, start: token.first || before === undefined ? token.start : before.end, end: token.end };
}

// --------------------------------------------------------------------------------------------------------------- tokens

function splice(tokens: readonly Token[], at: number, count: number, inserted: readonly Token[]): readonly Token[] {
  return [...tokens.slice(0, at), ...inserted, ...tokens.slice(at + count)];
}

function keywordToken(token: Token, word: Keyword): Token {
  return { ...token, image: word, tokenType: k(word), tokenTypeIdx: k(word).tokenTypeIdx ?? 0 };
}

/** A part of a name, `at` signs from its start; right to the sign where the name is written with single blanks. */
function partOf(token: Token, text: string, at: number): Token {
  const start = Math.min(token.start + at, token.end);
  const end = Math.min(start + text.length, token.end);
  return { ...token, image: text, start, end, startOffset: start, endOffset: end - 1, first: token.first && at === 0 };
}
