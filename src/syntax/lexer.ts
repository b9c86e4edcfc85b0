/**
 * Pass 2, first half: the text as tokens, with comments on a side list.
 *
 * Invariant: one walk over the text in linear time; whatever the text holds, lexing goes on, and each stretch that means
 * nothing gives exactly one diagnostic. Tokens and comments are in text order and do not overlap.
 */
import type { TokenType } from "chevrotain";
import type { Span } from "../base/source.ts";
import { diagnostic, type Diagnostic, insertAt, removeAt, replaceBy } from "../diagnostics/report.ts";
import type { Comment } from "./ast.ts";
import { keywordAt } from "./keywords.ts";
import { longestName } from "./names.ts";
import { cleanName, declaredAt, type NameTable } from "./nametable.ts";
import type { NormalText } from "./normal.ts";
import { readRow, type RowCell } from "./rows.ts";
import { runEnd } from "./runs.ts";
import { k, signs, t, type Token } from "./tokens.ts";
import { blankEnd, digitsEnd, isBlank, isDigit, isLetterAt, isLineEnd, isWordSignAt, wordEnd } from "./words.ts";

/** What lexing needs to know. */
export interface LexInput {
  readonly file: string;
  readonly normal: NormalText;
  readonly names: NameTable;
  readonly units: NameTable;
}

export interface Lexed {
  readonly tokens: Token[];
  readonly comments: readonly Comment[];
  readonly diagnostics: readonly Diagnostic[];
  /** Stretches that mean nothing, each with its diagnostic; offsets in the NFC text. */
  readonly unknowns: readonly Stretch[];
  /** Where an unclosed comment swallowed text; blocks that were open there are not reported as unclosed. */
  readonly swallowedAt: number | undefined;
}

/** Signs that mean nothing. `isMeant`: we know what may have been meant by them. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly isMeant: boolean;
  readonly diagnostic: Diagnostic;
}

/** Offsets in the NFC text; the cells of a row token. */
export interface RowPayload {
  readonly cells: readonly RowCell[];
  readonly header: boolean;
}

const quoteSigns = "\"„“”«»";
const clause = /§[ \u00a0]?[\p{L}\p{N}][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}][\p{L}\p{N}_-]*)*/uy;
const die = /\d*[dDwW](?:\d+|%|F)/y;
const ownDie = /\d*[dDwW](?=\()/y;
const numbering = /(?:\d{1,2}[.)]|[a-z]\)|[•●▪‣◦])[ \t\u00a0]+(?=\p{L})/uy;
const thousand = /^[1-9]\d{0,2}\.\d\d0$/u;
const apostropheText = /'(?=[^'\s])([^'\r\n"„“”«»]*(?:'\p{L}[^'\r\n"„“”«»]*)*)'(?![\p{L}\p{N}])/uy;
const commaNumber = /\d+(?:,\d+)+/y;
const possessive = /['’´‘`]s/y;
const declarationStart = /^(?:helper |replace |extend )*(?:ruleset|use|source|module|edition|principle|reading|todo|example|law|scale|choice|unit|constant|table|formula|sheet|attributes|talents|skills|meta-talents|traits|values|feats|weapons|items|spells|things|condition|check|action|move|procedure|cascade|conflict|scene|tactic|creation of) /;
const suggestions: Readonly<Record<string, string>> = {
  "!": "not", "!=": "is not", "==": "is", "&": "and", "&&": "and", "|": "or", "||": "or", "^": "*", "→": "becomes", "=>": ">=", "=<": "<=",
};
const mostUnknownSigns = 100;
/** A sign that nobody sees on the screen. */
export const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Mn}]/u;

export function lex(input: LexInput): Lexed {
  const lexer = new Scanner(input, 0, input.normal.text.length, false);
  return lexer.scan();
}

/** Lexes a stretch of a line by itself, as a table cell: "-" and "+" at the end of a part close a band. */
export function lexCell(input: LexInput, from: number, to: number): Lexed {
  return new Scanner(input, from, to, true).scan();
}

class Scanner {
  readonly input: LexInput;
  readonly text: string;
  readonly to: number;
  readonly cell: boolean;
  readonly tokens: Token[] = [];
  readonly comments: Comment[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly unknowns: Stretch[] = [];
  swallowedAt: number | undefined;
  at: number;
  line = 0;
  lineStart: number;
  first: boolean;
  /** Brackets open; a comma between digits inside them parts a list. */
  depth = 0;
  rowSeen = false;

  constructor(input: LexInput, from: number, to: number, cell: boolean) {
    this.input = input;
    this.text = input.normal.text;
    this.at = from;
    this.lineStart = from;
    this.to = to;
    this.cell = cell;
    this.first = !cell;
  }

  scan(): Lexed {
    if (this.at === 0 && this.text.charCodeAt(0) === 0xfeff) this.at = this.lineStart = 1;
    while (this.at < this.to) this.next();
    const { tokens, comments, diagnostics, unknowns, swallowedAt } = this;
    return { tokens, comments, diagnostics, unknowns, swallowedAt };
  }

  next(): void {
    const code = this.text.charCodeAt(this.at);
    if (isLineEnd(code)) return this.newLine(code);
    if (isBlank(code)) {
      this.at = blankEnd(this.text, this.at);
      return;
    }
    if (code === 47 && this.comment()) return;
    if (this.first && !this.cell && this.depth === 0 && this.numbering()) return;
    if (this.first && this.lineSign(code)) return;
    if (this.first && this.rowSeen && this.lostBar()) return;
    if (!(code === 124 && this.first)) this.rowSeen = false;
    if (isDigit(code)) return this.number();
    if (isLetterAt(this.text, this.at)) return this.word();
    const declared = declaredAt(this.input.names, this.text, this.at, this.to);
    if (declared !== undefined) return this.push(t.Name, declared.end, declared.name);
    if (quoteSigns.includes(this.text[this.at] ?? "")) return this.quoted();
    this.sign(code);
  }

  newLine(code: number): void {
    this.at += code === 13 && this.text.charCodeAt(this.at + 1) === 10 ? 2 : 1;
    this.line++;
    this.lineStart = this.at;
    this.first = true;
  }

  lineEnd(): number {
    let end = this.at;
    while (end < this.to && !isLineEnd(this.text.charCodeAt(end))) end++;
    return end;
  }

  /** Rows, headings and prose: they take the whole line. */
  lineSign(code: number): boolean {
    if (code === 124) this.row();
    else if (code === 35) this.heading();
    else if (code === 62) {
      const end = this.lineEnd();
      this.push(t.Prose, this.trimmed(this.at, end), this.text.slice(this.at + 1, end).trim());
      this.at = end;
    } else return false;
    if (code !== 124) this.rowSeen = false;
    return true;
  }

  heading(): void {
    const end = this.lineEnd();
    let start = this.at;
    while (this.text.charCodeAt(start) === 35) start++;
    const level = Math.min(start - this.at, 6);
    this.push(t.Heading, this.trimmed(this.at, end), this.text.slice(start, end).trim(), level);
    this.at = end;
  }

  row(): void {
    const end = this.lineEnd();
    const row = readRow(this.text, this.at, end);
    if (row.kind === "row") {
      const payload: RowPayload = { cells: row.cells, header: !this.rowSeen || this.ruleBelow(end) };
      this.rowSeen = true;
      this.push(t.Row, row.end, this.text.slice(this.at, row.end), payload);
      return;
    }
    if (row.kind === "unclosed") {
      this.rowSeen = true;
      this.diagnostics.push(diagnostic("unclosed-row", this.span(this.at, row.end), {}, { fix: insertAt(this.input.file, this.input.normal.original(row.end), " |") }));
    }
    this.at = row.kind === "unclosed" ? end : row.end;
    this.first = false;
  }

  /** A row whose first bar is missing, below other rows. */
  lostBar(): boolean {
    const end = this.lineEnd();
    if (!/^[^|{}"§]+\|.*\|\s*$/u.test(this.text.slice(this.at, end))) return false;
    const at = this.span(this.at, this.at);
    this.diagnostics.push(diagnostic("misplaced-sentence", at, { expected: [{ en: '"|"', de: "„|“" }] }, { fix: insertAt(this.input.file, at.start, "| ") }));
    this.at = end;
    return true;
  }

  ruleBelow(lineEnd: number): boolean {
    let at = lineEnd;
    if (this.text.charCodeAt(at) === 13) at++;
    if (this.text.charCodeAt(at) === 10) at++;
    at = blankEnd(this.text, at);
    if (at === lineEnd || this.text[at] !== "|") return false;
    let end = at;
    while (end < this.to && !isLineEnd(this.text.charCodeAt(end))) end++;
    return readRow(this.text, at, end).kind === "rule";
  }

  comment(): boolean {
    const next = this.text[this.at + 1];
    if (next === "/") {
      const end = this.lineEnd();
      this.comments.push({ kind: "line-comment", text: this.text.slice(this.at, end), span: this.span(this.at, end) });
      this.at = end;
      return true;
    }
    if (next !== "*") return false;
    const start = this.at;
    const close = this.swallowedAt === undefined ? this.text.indexOf("*/", start + 2) : -1;
    const closed = close >= 0 && close + 2 <= this.to;
    const end = closed ? close + 2 : this.commentEnd(start);
    this.comments.push({ kind: "block-comment", text: this.text.slice(start, end), span: this.span(start, end) });
    if (!closed) {
      this.swallowedAt ??= this.input.normal.original(start);
      this.diagnostics.push(diagnostic("unclosed-comment", this.span(start, this.trimmed(start, this.lineEnd())), {}, { fix: insertAt(this.input.file, this.input.normal.original(this.trimmed(start, this.lineEnd())), " */") }));
    }
    while (this.at < end) {
      const code = this.text.charCodeAt(this.at);
      if (isLineEnd(code)) this.newLine(code);
      else this.at++;
    }
    return true;
  }

  /** An unclosed comment ends before the next line that begins a declaration at the margin, else with the text. */
  commentEnd(start: number): number {
    const ends = /\r\n|\n|\r/g;
    ends.lastIndex = start;
    for (let found = ends.exec(this.text); found !== null; found = ends.exec(this.text)) {
      if (declarationStart.test(this.text.slice(ends.lastIndex, ends.lastIndex + 60))) return ends.lastIndex;
    }
    return this.to;
  }

  /** `1.`, `a)`, `•` before a sentence, as a word processor writes them. */
  numbering(): boolean {
    numbering.lastIndex = this.at;
    const [written] = numbering.exec(this.text) ?? [];
    if (written === undefined || numbering.lastIndex >= this.to) return false;
    const sign = written.trimEnd();
    this.diagnostics.push(diagnostic("unknown-sign", this.span(this.at, this.at + sign.length), { sign }, { fix: removeAt(this.span(this.at, this.at + written.length), sign) }));
    this.at += written.length;
    return true;
  }

  number(): void {
    const { text, at } = this;
    const declared = declaredAt(this.input.names, text, at, this.to);
    const end = digitsEnd(text, at);
    if (declared !== undefined && declared.end > end) return this.push(t.Name, declared.end, declared.name);
    if (this.match(die, t.Dice) || this.match(ownDie, t.DiceFaces)) return;
    commaNumber.lastIndex = at;
    if (text[end] === "," && commaNumber.test(text) && !(text[commaNumber.lastIndex] === "." && isDigit(text.charCodeAt(commaNumber.lastIndex + 1)))) return this.commaNumber(commaNumber.lastIndex);
    const decimal = text[end] === "." && isDigit(text.charCodeAt(end + 1));
    const stop = decimal ? digitsEnd(text, end + 1) : end;
    const digits = text.slice(at, stop);
    const after = blankEnd(text, stop);
    if (text[after] === "%" && after < this.to) return this.push(t.Percent, after + 1, digits);
    if (decimal && thousand.test(digits)) return this.thousand(stop, digits);
    const unit = declaredAt(this.input.units, text, after, this.to);
    if (unit !== undefined) return this.push(t.Quantity, unit.end, digits, unit.name);
    const glued = stop < this.to && isLetterAt(text, stop);
    this.push(decimal ? t.Decimal : t.Int, glued ? this.unknownUnit(stop) : stop, digits);
  }

  /** `1.000`: one, or one thousand. It is read as the thousand. */
  thousand(stop: number, digits: string): void {
    const [whole, less] = [digits.replace(".", ""), digits.replace(/\.?0+$/u, "")];
    this.diagnostics.push(diagnostic("ambiguous-number", this.span(this.at, stop), { text: digits, whole, less }, { fix: replaceBy(this.span(this.at, stop), whole) }));
    const unit = declaredAt(this.input.units, this.text, blankEnd(this.text, stop), this.to);
    this.push(unit === undefined ? t.Int : t.Quantity, unit?.end ?? stop, whole, unit?.name);
  }

  /** A number with letters glued to it, of a unit that nobody declared; it is read as the number. Gives its end. */
  unknownUnit(stop: number): number {
    const end = wordEnd(this.text, stop);
    const args = { text: this.text.slice(this.at, end), unit: this.text.slice(stop, end) };
    this.diagnostics.push(diagnostic("unknown-unit", this.span(this.at, end), args));
    return end;
  }

  commaNumber(end: number): void {
    const written = this.text.slice(this.at, end);
    const parts = written.split(",");
    const isThousand = parts.length === 2 && thousand.test(written.replace(",", "."));
    const args = { text: written, decimal: isThousand ? parts.join("") : written.replace(",", "."), list: parts.join(", ") };
    this.diagnostics.push(diagnostic("ambiguous-comma", this.span(this.at, end), args, { fix: replaceBy(this.span(this.at, end), this.depth === 0 && !this.cell && parts.length === 2 ? args.decimal : args.list) }));
    if (parts.length === 2 && this.depth === 0 && !this.cell) {
      const unit = declaredAt(this.input.units, this.text, blankEnd(this.text, end), this.to);
      return unit === undefined ? this.push(isThousand ? t.Int : t.Decimal, end, args.decimal) : this.push(t.Quantity, unit.end, args.decimal, unit.name);
    }
    parts.forEach((part, place) => {
      if (place > 0) this.push(t.Comma, this.at + 1, ",");
      this.push(t.Int, this.at + part.length, part);
    });
  }

  match(pattern: RegExp, type: TokenType): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text) || pattern.lastIndex > this.to) return false;
    const end = pattern.lastIndex;
    if (type === t.Dice && this.text[end - 1] !== "%" && isWordSignAt(this.text, end)) return false;
    this.push(type, end, this.text.slice(this.at, end));
    return true;
  }

  word(): void {
    const { text, at, to } = this;
    const declared = declaredAt(this.input.names, text, at, to);
    const keyword = keywordAt(text, at, to);
    const run = keyword === undefined ? runEnd(text, at, to) : at;
    if (declared !== undefined && declared.end >= Math.max(run, keyword?.end ?? 0)) return this.push(t.Name, declared.end, declared.name);
    if (keyword !== undefined) {
      possessive.lastIndex = keyword.end;
      const its = keyword.keyword === "it" && possessive.test(text) && !isWordSignAt(text, possessive.lastIndex);
      return its ? this.push(k("its"), possessive.lastIndex, "its") : this.push(k(keyword.keyword), keyword.end, keyword.keyword);
    }
    if (run > at) return this.push(t.Name, run, cleanName(text.slice(at, run)));
    if (this.match(die, t.Dice) || this.match(ownDie, t.DiceFaces)) return;
    const end = Math.min(Math.max(wordEnd(text, at), at + 1), to);
    this.push(t.Name, end, text.slice(at, end));
  }

  quoted(): void {
    const start = this.at;
    const straight = this.text[start] === '"';
    let end = start + 1;
    while (end < this.to && !isLineEnd(this.text.charCodeAt(end))) {
      const sign = this.text[end] ?? "";
      if (straight ? sign === '"' : quoteSigns.includes(sign)) return this.push(t.Text, end + 1, this.text.slice(start + 1, end));
      end++;
    }
    const quote = straight ? '"' : this.text[start] === "„" ? "“" : this.text[start] === "«" ? "»" : this.text[start] === "»" ? "«" : "”";
    const stop = this.trimmed(start, end);
    const brace = this.text[stop - 1] === "{" ? this.trimmed(start, stop - 1) : stop;
    this.diagnostics.push(diagnostic("unclosed-text", this.span(start, stop), { quote }, { fix: insertAt(this.input.file, this.input.normal.original(brace), quote) }));
    this.push(t.Text, Math.max(brace, start + 1), this.text.slice(start + 1, brace));
  }

  sign(code: number): void {
    const { text, at } = this;
    if (code === 167 && this.match(clause, t.Clause)) return;
    if (code === 91 && this.bracketed()) return;
    possessive.lastIndex = at;
    if (possessive.test(text) && !isWordSignAt(text, at + 2)) return this.push(t.Possessive, at + 2, "'s");
    if (code === 39 && this.apostrophes()) return;
    if (code === 46 && isLetterAt(text, at + 1) && at > 0 && isWordSignAt(text, at - 1) && !this.cell && text[at + 1] !== text[at + 1]?.toLowerCase()) {
      const span = this.span(at, at + 1);
      this.diagnostics.push(diagnostic("unknown-sign", span, { sign: ".", suggestion: "'s" }, { fix: { ...replaceBy(span, "'s"), edits: [{ span, newText: "'s " }] } }));
      return this.push(t.Possessive, at + 1, "'s");
    }
    const two = text.slice(at, at + 2);
    const known = this.cell && this.endsPart(at + 1) ? bandEnd(signs[text[at] ?? ""]) : undefined;
    if (known !== undefined) return this.push(known, at + 1, text[at] ?? "");
    if (Object.hasOwn(signs, two) && at + 2 <= this.to) return this.push(signs[two] ?? t.Range, at + 2, two);
    const one = text[at] ?? "";
    if (Object.hasOwn(signs, one)) {
      if (one === "(") this.depth++;
      if (one === ")" || one === "{" || one === "}") this.depth = one === ")" ? Math.max(this.depth - 1, 0) : 0;
      return this.push(signs[one] ?? t.Range, at + 1, one);
    }
    this.unknown();
  }

  /** A text between apostrophes. */
  apostrophes(): boolean {
    apostropheText.lastIndex = this.at;
    const [, inside = ""] = apostropheText.exec(this.text) ?? [];
    const end = apostropheText.lastIndex;
    if (inside === "" || end > this.to || isWordSignAt(this.text, this.at - 1)) return false;
    const span = this.span(this.at, end);
    this.diagnostics.push(diagnostic("unknown-sign", span, { sign: "'", suggestion: '"' }, { fix: replaceBy(span, `"${inside}"`) }));
    this.push(t.Text, end, inside);
    return true;
  }

  endsPart(from: number): boolean {
    const after = blankEnd(this.text, from);
    return after >= this.to || this.text[after] === ",";
  }

  bracketed(): boolean {
    const length = this.text.slice(this.at, Math.min(this.to, this.at + longestName)).search(/[\]\r\n]/);
    if (length < 0 || this.text[this.at + length] !== "]") return false;
    const name = cleanName(this.text.slice(this.at + 1, this.at + length));
    if (name === "") return false;
    this.push(t.Bracketed, this.at + length + 1, name);
    return true;
  }

  unknown(): void {
    const start = this.at;
    while (this.at < this.to && this.isUnknown()) this.at += (this.text.codePointAt(this.at) ?? 0) > 0xffff ? 2 : 1;
    if (this.at === start) this.at++;
    if (Object.hasOwn(suggestions, this.text.slice(start, start + 2)) && this.at === start + 1 && start + 2 <= this.to) this.at++;
    const written = this.text.slice(start, this.at);
    if (this.diagnostics.length >= mostUnknownSigns) return;
    const sign = [...new Set(Array.from(written.slice(0, 16), shownSign))].join("");
    const suggestion = suggestions[written];
    const [before, after] = [this.text[start - 1], this.text[this.at]].map((one) => (one === undefined || /\s/u.test(one) ? "" : " "));
    const fix = suggestion === undefined ? removeAt(this.span(start, this.at), sign) : { ...replaceBy(this.span(start, this.at), suggestion), edits: [{ span: this.span(start, this.at), newText: `${before}${suggestion}${after}` }] };
    const found = diagnostic("unknown-sign", this.span(start, this.at), suggestion === undefined ? { sign } : { sign, suggestion }, { fix });
    this.diagnostics.push(found);
    this.unknowns.push({ start, end: this.at, isMeant: suggestion !== undefined, diagnostic: found });
  }

  isUnknown(): boolean {
    const code = this.text.charCodeAt(this.at);
    const sign = this.text[this.at] ?? "";
    if (isLineEnd(code) || isBlank(code) || isDigit(code) || code === 167 || isLetterAt(this.text, this.at)) return false;
    return !Object.hasOwn(signs, sign) && !quoteSigns.includes(sign) && sign !== "/";
  }

  push(type: TokenType, end: number, image: string, payload?: unknown): void {
    const start = this.input.normal.original(this.at);
    const stop = this.input.normal.original(end);
    this.tokens.push({
      image,
      startOffset: start,
      endOffset: stop - 1,
      tokenType: type,
      tokenTypeIdx: type.tokenTypeIdx ?? 0,
      start,
      end: stop,
      line: this.line,
      indent: this.at - this.lineStart,
      first: this.first,
      index: 0,
      payload,
    });
    this.at = end;
    this.first = false;
  }

  trimmed(start: number, end: number): number {
    let stop = end;
    while (stop > start + 1 && isBlank(this.text.charCodeAt(stop - 1))) stop--;
    return stop;
  }

  span(start: number, end: number): Span {
    return { file: this.input.file, start: this.input.normal.original(start), end: this.input.normal.original(end) };
  }
}

function bandEnd(type: TokenType | undefined): TokenType | undefined {
  if (type === t.Minus) return t.Dash;
  return type === t.Plus ? t.PlusEnd : undefined;
}

/** Signs that cannot be seen are named by their number. */
function shownSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code > 32 && !unseen.test(sign)) return sign;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
