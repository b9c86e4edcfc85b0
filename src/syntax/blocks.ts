/**
 * Braces that do not match, found before parsing with the help of indentation.
 *
 * Invariant: the tokens it gives back are balanced: what was missing is put in as empty tokens (payload "missing"), what
 * is too much is left out. A text whose braces match comes back as it is, however it is indented.
 */
import type { Span } from "../base/source.ts";
import { diagnostic, type Diagnostic, insertAt, removeAt, replaceBy } from "../diagnostics/report.ts";
import { startsDeclaration, startsSentence } from "./starts.ts";
import { k, keywordOf, t, type Token } from "./tokens.ts";

interface Open {
  readonly token: Token;
  /** The indentation of the sentence that opened it. */
  readonly base: number;
  readonly module: boolean;
  /** Whether its first line is indented more than `base`; undefined before it. */
  indented: boolean | undefined;
}

export interface Balanced {
  readonly tokens: readonly Token[];
  readonly diagnostics: readonly Diagnostic[];
}

export function balance(file: string, tokens: readonly Token[], swallowedAt: number | undefined): Balanced {
  const open = surplus(tokens);
  if (open === "none") return { tokens, diagnostics: [] };
  const mended = open === "closing" ? withOpening(file, tokens) : undefined;
  return mended ?? new Balancer(file, tokens, swallowedAt).run();
}

/** Which braces are too many. */
function surplus(tokens: readonly Token[]): "none" | "opening" | "closing" {
  let depth = 0;
  for (const { tokenType } of tokens) {
    if (tokenType === t.LBrace) depth++;
    else if (tokenType === t.RBrace && --depth < 0) return "closing";
  }
  return depth === 0 ? "none" : "opening";
}

/** Sentences that need a block. */
const blockWords: ReadonlySet<string> = new Set([
  "sheet", "attributes", "talents", "skills", "meta-talents", "traits", "values", "feats", "weapons", "items", "spells", "things", "check",
  "action", "move", "procedure", "conflict", "scene", "example", "law", "odds table", "table", "cascade", "tactic", "translation", "module",
  "source", "creation of", "formula", "helper", "extend", "replace", "when", "repeat", "for each", "otherwise", "each round",
  "start of each turn", "end of each turn", "after each action", "before", "after",
]);

/** The tokens with the one `{` that is missing: behind a sentence that needs a block, before lines that are indented more. */
function withOpening(file: string, tokens: readonly Token[]): Balanced | undefined {
  let sentence: Token | undefined;
  for (const [place, token] of tokens.entries()) {
    if (token.tokenType === t.LBrace || token.tokenType === t.RBrace) sentence = undefined;
    else if (token.first && startsSentence(token)) {
      const last = tokens[place - 1];
      if (sentence !== undefined && last !== undefined && token.indent > sentence.indent) {
        const isColon = last.tokenType === t.Colon;
        const result = [...tokens.slice(0, isColon ? place - 1 : place), emptyToken(last, t.LBrace, "{"), ...tokens.slice(place)];
        const expected = [{ en: '"{"', de: "„{“" }];
        const span = { file, start: isColon ? last.start : last.end, end: last.end };
        const found = diagnostic("misplaced-sentence", span, { found: isColon ? ":" : undefined, expected }, { fix: isColon ? { ...replaceBy(span, "{"), edits: [{ span, newText: " {" }] } : insertAt(file, last.end, " {") });
        if (surplus(result) === "none" && encloses(result, isColon ? place - 1 : place, sentence.indent)) return { tokens: result, diagnostics: [found] };
      }
      sentence = blockWords.has(keywordOf(token.tokenType) ?? "") ? token : undefined;
    }
  }
  return undefined;
}

/** True if all lines up to the `}` that now belongs to the brace at `place` stand further in than `margin`. */
function encloses(tokens: readonly Token[], place: number, margin: number): boolean {
  let depth = 0;
  for (const token of tokens.slice(place)) {
    if (token.tokenType === t.LBrace) depth++;
    else if (token.tokenType === t.RBrace && --depth === 0) return !token.first || token.indent === margin;
    if (token.first && depth > 0 && token.indent <= margin) return false;
  }
  return false;
}

class Balancer {
  readonly file: string;
  readonly tokens: readonly Token[];
  readonly swallowedAt: number | undefined;
  readonly result: Token[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly open: Open[] = [];
  sentence: Token | undefined;
  /** The first token of the line that is being read. */
  lineFirst: Token | undefined;
  /** For each token the next one that begins a line and is no `}`. */
  readonly nextFirst: readonly (Token | undefined)[];

  constructor(file: string, tokens: readonly Token[], swallowedAt: number | undefined) {
    this.file = file;
    this.tokens = tokens;
    this.swallowedAt = swallowedAt;
    const next: (Token | undefined)[] = Array.from({ length: tokens.length });
    for (let place = tokens.length - 1, found: Token | undefined; place >= 0; place--) {
      next[place] = found;
      const token = tokens[place];
      if (token?.first === true && token.tokenType !== t.RBrace) found = token;
    }
    this.nextFirst = next;
  }

  run(): Balanced {
    this.tokens.forEach((token, place) => {
      if (token.first) {
        this.lineFirst = token;
        this.lineStart(token);
      }
      if (startsSentence(token) && (token.first || this.result.at(-1)?.tokenType === t.LBrace)) this.sentence = token;
      if (token.tokenType === t.RBrace) return this.close(token, place);
      if (token.tokenType === t.LBrace) this.openBlock(token);
      this.result.push(token);
    });
    const unclosed = this.open.filter((one) => this.swallowedAt === undefined || one.token.start > this.swallowedAt);
    const innermost = unclosed.at(-1);
    if (innermost !== undefined) this.report(innermost, undefined);
    while (this.open.length > 0) this.insertClose();
    return { tokens: this.result, diagnostics: this.diagnostics };
  }

  openBlock(token: Token): void {
    const opener = this.sentence;
    const module = opener !== undefined && this.wordsSince(opener).includes(k("module"));
    const { lineFirst } = this;
    const base = lineFirst?.tokenType === t.RBrace || opener === undefined ? (lineFirst?.indent ?? 0) : opener.indent;
    this.open.push({ token, base: opener?.first === false ? (lineFirst?.indent ?? base) : base, module, indented: undefined });
  }

  wordsSince(opener: Token): readonly unknown[] {
    const from = this.result.lastIndexOf(opener);
    return from < 0 ? [] : this.result.slice(from, from + 3).map((one) => one.tokenType);
  }

  /** A line that is not indented as the inside of the innermost block means that the block ended before it. */
  lineStart(token: Token): void {
    for (let top = this.open.at(-1); top !== undefined; top = this.open.at(-1)) {
      if (token.tokenType === t.RBrace) {
        const known = this.open.some((one) => one.base === token.indent);
        if (!known || top.base <= token.indent || top.indented === false) return;
      } else {
        if (!startsSentence(token)) return;
        for (let at = this.open.length - 1; at >= 0 && this.open[at]?.indented === undefined; at--) {
          const one = this.open[at];
          if (one !== undefined && token.line > one.token.line) one.indented = token.indent > one.base;
        }
        const outside = top.indented === true && token.indent <= top.base;
        const declaration = startsDeclaration(token) && token.tokenType !== t.Heading && !top.module && top.indented === false && !this.mayBeMember(token);
        if (!outside && !declaration) return;
      }
      this.report(top, token);
      this.insertClose();
    }
  }

  mayBeMember(token: Token): boolean {
    return ["replace", "value", "after", "before"].includes(keywordOf(token.tokenType) ?? "");
  }

  close(token: Token, place: number): void {
    const top = this.open.at(-1);
    const next = this.nextFirst[place];
    const goesOn = top !== undefined && top.indented === true && top.token.line < token.line && (this.lineFirst?.indent ?? 0) > top.base
      && next !== undefined && next.indent > top.base;
    if (top === undefined || goesOn) {
      this.diagnostics.push(diagnostic("misplaced-brace", this.span(token), {}, { fix: removeAt(this.span(token), "}") }));
      return;
    }
    this.open.pop();
    this.result.push(token);
  }

  report(block: Open, next: Token | undefined): void {
    const hidden = this.swallowedAt !== undefined && block.token.start < this.swallowedAt;
    if (hidden) return;
    const following = next === undefined || next.tokenType === t.RBrace ? undefined : next.image;
    const last = this.result.at(-1);
    const fix = last === undefined ? null : insertAt(this.file, last.end, `\n${" ".repeat(block.base)}}`);
    this.diagnostics.push(diagnostic("unclosed-block", this.span(block.token), following === undefined ? {} : { next: following }, { fix }));
  }

  insertClose(): void {
    this.open.pop();
    const last = this.result.at(-1);
    if (last !== undefined) this.result.push(emptyToken(last, t.RBrace, "}"));
  }

  span(token: Token): Span {
    return { file: this.file, start: token.start, end: token.end };
  }
}

/** A token that the text lacks, directly behind another. */
export function emptyToken(after: Token, tokenType: Token["tokenType"], image: string): Token {
  return {
    image,
    startOffset: after.end,
    endOffset: after.end - 1,
    tokenType,
    tokenTypeIdx: tokenType.tokenTypeIdx ?? 0,
    start: after.end,
    end: after.end,
    line: after.line,
    indent: after.indent,
    first: false,
    index: 0,
    payload: "missing",
  };
}
