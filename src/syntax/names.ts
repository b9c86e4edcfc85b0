/**
 * Pass 1: the names a text declares, collected from lines, braces and table rows alone.
 *
 * Invariant: it reads broken texts as well as sound ones, looks at each line once, and finds more rather than fewer names:
 * a name it wrongly takes up can only change how its own words are read. Offsets are those of the text it is given.
 */
import { isKeyword, keywordAt } from "./keywords.ts";
import { cleanName } from "./nametable.ts";
import { readRow, type RowCell } from "./rows.ts";
import { runEnd } from "./runs.ts";
import { blankEnd, isLetterAt, wordEnd } from "./words.ts";

/** A declared name with the place of its declaration. `cell`: from a name column; `bracketed`: from `[ ]`. */
export interface DeclaredName {
  readonly text: string;
  readonly form: "head" | "bracketed" | "cell" | "unit";
  readonly start: number;
  readonly end: number;
}

/** What pass 1 finds. `blocked` begin with a keyword: they are to be reported and are not looked up. */
export interface Collected {
  readonly names: readonly DeclaredName[];
  readonly units: readonly string[];
  readonly blocked: readonly DeclaredName[];
}

type Block = "scale" | "catalogue" | "cross" | "other";

const catalogueWords = [
  "attributes", "talents", "skills", "meta-talents", "traits", "values", "feats", "weapons", "items", "spells", "things",
];
const otherWords = [
  "ruleset", "module", "edition", "source", "unit", "constant", "table", "formula", "sheet", "condition", "check", "action", "move",
  "procedure", "cascade", "conflict", "scene", "tactic", "attribute", "talent", "skill", "trait", "value", "feat", "weapon",
  "item", "spell", "thing", "creation of", "example", "law", "odds table", "translation", "principle", "reading", "todo",
];
const declaring = new Set<string>(["scale", "choice", ...catalogueWords, ...otherWords]);
const catalogues = new Set<string>(catalogueWords);
const unnamed = new Set<string>(["creation of", "example", "law", "translation", "principle", "reading", "todo"]);
/** No bracketed name is longer; so a stray "[" costs little. */
export const longestName = 300;
const quotes = /["„“”«»]/;

export function collectNames(text: string): Collected {
  return new Collector(text).collect();
}

interface OpenBlock {
  readonly kind: Block;
  header: readonly string[] | undefined;
}

class Collector {
  readonly text: string;
  readonly found: DeclaredName[] = [];
  readonly units: string[] = [];
  readonly blocked: DeclaredName[] = [];
  readonly blocks: OpenBlock[] = [];
  /** What the next `{` opens. */
  next: Block = "other";

  constructor(text: string) {
    this.text = text;
  }

  collect(): Collected {
    let at = 0;
    let inComment = false;
    const ends = /\r\n|\n|\r/g;
    while (at <= this.text.length) {
      ends.lastIndex = at;
      const end = ends.exec(this.text);
      const stop = end === null ? this.text.length : end.index;
      inComment = this.line(at, stop, inComment);
      if (end === null) break;
      at = ends.lastIndex;
    }
    return { names: this.found, units: this.units, blocked: this.blocked };
  }

  /** Reads one line; true if it ends inside a block comment. */
  line(from: number, to: number, inComment: boolean): boolean {
    let at = from;
    if (inComment) {
      const close = this.text.slice(from, to).indexOf("*/");
      if (close < 0) return true;
      at = from + close + 2;
    }
    at = this.commentsEnd(blankEnd(this.text, at), to);
    const first = this.text[at];
    if (first === "#" || first === ">") return false;
    if (first === "|") {
      this.row(at, to);
      return false;
    }
    return this.code(at, to);
  }

  /** Behind the block comments that end on this line, and blanks. */
  commentsEnd(from: number, to: number): number {
    if (!this.text.startsWith("/*", from)) return from;
    const close = this.text.slice(from + 2, to).indexOf("*/");
    return close < 0 ? from : this.commentsEnd(blankEnd(this.text, from + close + 4), to);
  }

  code(from: number, to: number): boolean {
    let at = from;
    let atStart = true;
    while (at < to) {
      const sign = this.text[at] ?? "";
      if (sign === "/" && this.text[at + 1] === "/") return false;
      if (sign === "/" && this.text[at + 1] === "*") {
        const close = this.text.slice(at + 2, to).indexOf("*/");
        if (close < 0) return true;
        at += close + 4;
      } else if (quotes.test(sign)) at = this.textEnd(at, to);
      else if (sign === "{" || sign === "}" || sign === ";") {
        if (sign === "{") this.blocks.push({ kind: this.next, header: undefined });
        if (sign === "}") this.blocks.pop();
        this.next = "other";
        atStart = true;
        at = blankEnd(this.text, at + 1);
      } else if (sign === "[") at = this.bracketed(at, to);
      else if (isLetterAt(this.text, at)) {
        at = atStart ? this.start(at, to) : this.word(at, to);
        atStart = false;
      } else {
        at++;
        if (sign !== " " && sign !== "\t") atStart = false;
      }
    }
    return false;
  }

  /** A word at the start of a sentence: perhaps a declaration. */
  start(from: number, to: number): number {
    let at = from;
    let keyword = keywordAt(this.text, at, to);
    while (keyword !== undefined && ["helper", "replace", "extend"].includes(keyword.keyword)) {
      at = blankEnd(this.text, keyword.end);
      keyword = keywordAt(this.text, at, to);
    }
    if (keyword === undefined || !declaring.has(keyword.keyword)) return this.word(from, to);
    const head = blankEnd(this.text, keyword.end);
    if (keyword.keyword === "scale" || keyword.keyword === "choice") this.next = "scale";
    else this.next = catalogues.has(keyword.keyword) ? "catalogue" : "other";
    if (keyword.keyword === "unit") return this.unit(head, to);
    if (unnamed.has(keyword.keyword) || this.text[head] === "[") return head;
    const end = runEnd(this.text, head, to);
    if (end > head) this.add("head", head, end);
    return Math.max(end, keyword.end);
  }

  word(from: number, to: number): number {
    const keyword = keywordAt(this.text, from, to);
    if (keyword?.keyword === "across" && this.next === "catalogue") this.next = "cross";
    return keyword?.end ?? Math.max(wordEnd(this.text, from), from + 1);
  }

  unit(from: number, to: number): number {
    const bracket = this.text[from] === "[";
    const found = bracket ? /[^\]\r\n]*/y : /[^\s"„“”«»=§{}[\]]+/y;
    found.lastIndex = bracket ? from + 1 : from;
    const text = found.exec(this.text)?.[0] ?? "";
    const start = bracket ? from + 1 : from;
    if (text === "" || start + text.length > to) return from + 1;
    if (keywordAt(text, 0, text.length) === undefined) this.units.push(cleanName(text));
    this.add("unit", start, start + text.length);
    return start + text.length + (bracket ? 1 : 0);
  }

  bracketed(from: number, to: number): number {
    const length = this.text.slice(from, Math.min(to, from + longestName)).indexOf("]");
    if (length < 0) return from + 1;
    this.add("bracketed", from + 1, from + length);
    return from + length + 1;
  }

  textEnd(from: number, to: number): number {
    const straight = this.text[from] === '"';
    for (let at = from + 1; at < to; at++) {
      const sign = this.text[at] ?? "";
      if (straight ? sign === '"' : quotes.test(sign)) return at + 1;
    }
    return to;
  }

  row(from: number, to: number): void {
    const block = this.blocks.at(-1);
    if (block === undefined || block.kind === "other") return;
    const row = readRow(this.text, from, to);
    if (row.kind !== "row") return;
    if (block.header === undefined || this.isHeader(to)) {
      block.header = row.cells.map((cell) => this.text.slice(cell.start, cell.end));
      return;
    }
    const header = block.header;
    row.cells.forEach((cell, column) => {
      const title = header[column]?.toLowerCase();
      const named = block.kind === "cross" ? column > 0 : column === (block.kind === "scale" && row.cells.length > 1 ? 1 : 0);
      if (named || ((title === "short" || title === "kürzel") && column > 0)) this.cell(cell);
    });
  }

  /** True if the line below is a `|---|` line. */
  isHeader(lineEnd: number): boolean {
    const start = /(?:\r\n|\n|\r)[ \t]*/y;
    start.lastIndex = lineEnd;
    if (!start.test(this.text) || this.text[start.lastIndex] !== "|") return false;
    const end = this.text.slice(start.lastIndex).search(/[\r\n]|$/);
    return readRow(this.text, start.lastIndex, start.lastIndex + end).kind === "rule";
  }

  cell(cell: RowCell): void {
    const { name, short } = splitShort(this.text, cell.start, cell.end);
    if (name !== undefined) this.add("cell", name.start, name.end);
    if (short !== undefined) this.add("cell", short.start, short.end);
  }

  add(form: DeclaredName["form"], start: number, end: number): void {
    const text = cleanName(this.text.slice(start, end));
    if (text === "" || text === "-" || text === "–") return;
    const declared: DeclaredName = { text, form, start, end };
    const keyword = keywordAt(text, 0, text.length);
    if (keyword !== undefined || isKeyword(text)) this.blocked.push(declared);
    else this.found.push(declared);
  }
}

/** The stretches of `Stärke (ST)`: name and short form (brackets that hold a letter and no lower-case one). */
export function splitShort(
  text: string,
  start: number,
  end: number,
): { name: RowCell | undefined; short: RowCell | undefined } {
  if (start >= end) return { name: undefined, short: undefined };
  const open = text[end - 1] === ")" ? start + text.slice(start, end).lastIndexOf("(") : start;
  if (open > start) {
    const inner = text.slice(open + 1, end - 1);
    if (/\p{L}/u.test(inner) && !/[\p{Ll}()]/u.test(inner)) {
      let stop = open;
      while (stop > start && /\s/.test(text[stop - 1] ?? "")) stop--;
      return { name: { start, end: stop }, short: { start: open + 1, end: end - 1 } };
    }
  }
  return { name: { start, end }, short: undefined };
}
