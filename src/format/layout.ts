/**
 * The text as lines: which tokens and comments stand together, which blocks they open, where a blank line is kept.
 *
 * Invariant: every token but `;` and every comment stands in exactly one place, in text order, as it was written; so nothing can be lost or
 * printed twice.
 */
import type { Comment } from "../syntax/ast.ts";
import { keywordOf, t, type Token } from "../syntax/tokens.ts";
import type { Facts } from "./facts.ts";

/** A token as it is printed, or a comment inside a line. `end`: a line must end behind it. */
export interface Word {
  readonly kind: "word" | "comment";
  readonly text: string;
  readonly token: Token | undefined;
  readonly endsLine: boolean;
}
/** What stands between braces. `behindBrace`: the comment on the line of the opening one. */
export interface Block {
  readonly kind: "block";
  readonly behindBrace: string | undefined;
  readonly lines: readonly Line[];
}
/** `note`: the comment at the end of the line. */
export type Line =
  | { readonly kind: "sentence"; readonly parts: readonly (Word | Block)[]; readonly note: string | undefined; readonly blankBefore: boolean }
  | { readonly kind: "row"; readonly cells: readonly string[]; readonly header: boolean; readonly note: string | undefined; readonly blankBefore: boolean }
  | { readonly kind: "whole"; readonly text: string; readonly isHeading: boolean; readonly note: undefined; readonly blankBefore: boolean };

type Item = { readonly start: number; readonly end: number } & ({ readonly kind: "token"; readonly token: Token } | { readonly kind: "comment"; readonly text: string; readonly own: boolean; readonly isLine: boolean });

/** The lines of a text that was parsed without errors. */
export function layout(text: string, tokens: readonly Token[], comments: readonly Comment[], facts: Facts): readonly Line[] {
  const items: Item[] = [
    ...tokens.map((token): Item => ({ kind: "token", token, start: token.start, end: token.end })),
    ...comments.map((one): Item => ({ kind: "comment", text: text.slice(one.span.start, one.span.end).trimEnd(), own: isFirst(text, one.span.start), isLine: one.kind === "line-comment", start: one.span.start, end: one.span.end })),
  ].toSorted((a, b) => a.start - b.start);
  return new Reader(text, items, facts).lines();
}

function isFirst(text: string, at: number): boolean {
  return /(?:^|[\r\n])[\s\ufeff]*$/u.test(text.slice(Math.max(0, at - 400), at));
}

class Reader {
  readonly text: string;
  readonly items: readonly Item[];
  readonly facts: Facts;
  at = 0;
  /** End of what was read last. */
  last = 0;

  constructor(text: string, items: readonly Item[], facts: Facts) {
    this.text = text;
    this.items = items;
    this.facts = facts;
  }

  /** Up to the closing brace, which is left. */
  lines(): readonly Line[] {
    const lines: Line[] = [];
    for (let item = this.items[this.at]; item !== undefined && !isToken(item, t.RBrace); item = this.items[this.at]) {
      if (isToken(item, t.Semicolon)) this.take();
      else lines.push(this.line(item));
    }
    return lines;
  }

  line(item: Item): Line {
    const blankBefore = this.blankBetween(this.last, item.start);
    if (item.kind === "comment" && (item.isLine || this.isAlone(item))) {
      this.take();
      return { kind: "whole", text: item.text, isHeading: false, note: undefined, blankBefore };
    }
    if (item.kind === "token") {
      const { tokenType, payload } = item.token;
      if (tokenType === t.Heading || tokenType === t.Prose) {
        this.take();
        const sign = tokenType === t.Prose ? ">" : "#".repeat(Number(payload));
        const words = this.text.slice(item.start, item.end).replace(tokenType === t.Prose ? /^>/u : /^#+/u, "").trim();
        return { kind: "whole", text: `${sign} ${words}`.trimEnd(), isHeading: tokenType === t.Heading, note: undefined, blankBefore };
      }
      if (tokenType === t.Row) {
        this.take();
        return { kind: "row", ...this.cells(item.token), note: this.note(), blankBefore };
      }
    }
    return this.sentence(blankBefore);
  }

  sentence(blankBefore: boolean): Line {
    const parts: (Word | Block)[] = [];
    for (let item = this.items[this.at]; item !== undefined; item = this.items[this.at]) {
      if (isToken(item, t.LBrace)) parts.push(this.block());
      else if (isToken(item, t.Semicolon)) this.take();
      else if (parts.length > 0 && this.endsBefore(item)) break;
      else parts.push(this.word(item));
    }
    const last = parts.at(-1);
    const isNote = last?.kind === "comment" && last.endsLine;
    return { kind: "sentence", parts: isNote ? parts.slice(0, -1) : parts, note: isNote ? last.text : undefined, blankBefore };
  }

  word(item: Item): Word {
    this.take();
    if (item.kind === "comment") return { kind: "comment", text: item.text, token: undefined, endsLine: item.isLine };
    return { kind: "word", text: this.wordText(item.token), token: item.token, endsLine: false };
  }

  /** Whether the sentence is over: the next token begins a line, and a comment belongs to what follows it. */
  endsBefore(item: Item): boolean {
    if (item.kind === "token") return this.beginsLine(item.token);
    if (!item.own) return false;
    const next = this.items.slice(this.at).find((one) => one.kind === "token");
    return next === undefined || next.kind === "token" && (next.token.tokenType === t.Semicolon || this.beginsLine(next.token));
  }

  beginsLine(token: Token): boolean {
    const { tokenType } = token;
    if (tokenType === t.RBrace || tokenType === t.Row || tokenType === t.Heading || tokenType === t.Prose) return true;
    if (this.facts.lines.has(token.start)) return true;
    const word = keywordOf(tokenType);
    return word === "at the end" || (word === "success" && this.followedByFrom());
  }

  followedByFrom(): boolean {
    const next = this.items[this.at + 1];
    return next?.kind === "token" && keywordOf(next.token.tokenType) === "from";
  }

  block(): Block {
    this.take();
    const behindBrace = this.note();
    const lines = this.lines();
    const close = this.items[this.at];
    if (close === undefined) throw new Error("A block without its end reached the formatter.");
    this.take();
    return { kind: "block", behindBrace, lines: lines.map((line, place) => (place === 0 ? { ...line, blankBefore: false } : line)) };
  }

  /** A line comment that stands on the line that was read last. */
  note(): string | undefined {
    const item = this.items[this.at];
    if (item?.kind !== "comment" || item.own || !item.isLine) return undefined;
    this.take();
    return item.text;
  }

  /** A block comment with no sentence behind it on its line. */
  isAlone(item: Item): boolean {
    const next = this.items[this.at + 1];
    return next === undefined || isToken(next, t.RBrace) || isToken(next, t.Row) || /[\r\n]/.test(this.text.slice(item.end, next.start));
  }

  take(): Item {
    const item = this.items[this.at];
    if (item === undefined) throw new Error("The formatter read beyond the end of the text.");
    this.at++;
    this.last = item.end;
    return item;
  }

  blankBetween(from: number, to: number): boolean {
    return from > 0 && /(?:\r\n|\n|\r)[^\S\r\n]*(?:\r\n|\n|\r)/.test(this.text.slice(from, to));
  }

  cells(token: Token): { readonly cells: readonly string[]; readonly header: boolean } {
    const { header } = token.payload as { readonly header: boolean };
    const parts = this.text.slice(token.start, token.end).split("|").slice(1, -1);
    return { cells: parts.map((part) => part.trim()), header };
  }

  /** As it was typed, with single blanks. */
  wordText(token: Token): string {
    const typed = this.text.slice(token.start, token.end);
    const { tokenType } = token;
    if (tokenType === t.Text) return typed;
    if (tokenType === t.Possessive) return "'s";
    if (tokenType === t.Clause) return typed.replace(/\s/gu, "");
    if (keywordOf(tokenType) === "its") return "its";
    return typed.replace(/[\s\ufeff]+/gu, " ");
  }
}

function isToken(item: Item, type: Token["tokenType"]): boolean {
  return item.kind === "token" && item.token.tokenType === type;
}
