// A book as data: headings, paragraphs, lists, tables. Invariant: nothing here knows how it is shown; Markdown and HTML are made from the same
// blocks.

import { capital, cite, emphasis, type Inline } from "../say/inline.ts";
import type { Line } from "../say/sentence.ts";

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: Inline; readonly anchor: string }
  | { readonly kind: "paragraph"; readonly text: Inline }
  /** Set apart: readings, what is open, what an example says. */
  | { readonly kind: "note"; readonly lines: readonly Inline[] }
  | { readonly kind: "list"; readonly numbered: boolean; readonly items: readonly Item[] }
  | {
      readonly kind: "table";
      readonly head: readonly Inline[];
      readonly rows: readonly (readonly Inline[])[];
      readonly anchors: readonly string[] | null;
    }
  | {
      readonly kind: "contents";
      readonly items: readonly { readonly level: number; readonly text: Inline; readonly anchor: string }[];
    };

export interface Item {
  readonly text: Inline;
  readonly items: readonly Item[];
}

export interface Book {
  readonly title: string;
  readonly language: "de" | "en";
  readonly blocks: readonly Block[];
}

export const paragraph = (text: Inline): Block => ({ kind: "paragraph", text });
export const table = (
  head: readonly Inline[],
  rows: readonly (readonly Inline[])[],
  anchors: readonly string[] | null = null,
): Block => ({ kind: "table", head, rows, anchors });
export const bullets = (items: readonly Item[]): readonly Block[] =>
  items.length === 0 ? [] : [{ kind: "list", numbered: false, items }];

/** A clause, or a range of them, for people. */
export const clauseText = (clause: string): string => clause.replace("..", "–");

/** Where a clause stands in the index. */
export function clauseAnchor(clause: string): string {
  return `§${clause}`;
}

export function cites(clauses: readonly string[]): Inline {
  return clauses.length === 0 ? "" : ` (${clauses.map((clause) => cite(clauseText(clause))).join(", ")})`;
}

export function docsText(docs: readonly string[]): Inline {
  return docs.length === 0 ? "" : ` ${docs.map((doc) => emphasis(doc)).join(" ")}`;
}

export function lineItem(line: Line): Item {
  return { text: capital(line.text) + docsText(line.docs) + cites(line.clauses), items: line.inner.map(lineItem) };
}

export function steps(lines: readonly Line[]): readonly Block[] {
  return lines.length === 0 ? [] : [{ kind: "list", numbered: true, items: lines.map(lineItem) }];
}

export function lineBullets(lines: readonly Line[]): readonly Block[] {
  return bullets(lines.map(lineItem));
}

/** Columns in which nothing stands are left out; the first stays. */
export function filledTable(head: readonly Inline[], rows: readonly (readonly Inline[])[]): Block {
  const kept = head.map((_, i) => i === 0 || rows.some((row) => (row[i] ?? "") !== ""));
  const keep = (cells: readonly Inline[]): readonly Inline[] => cells.filter((_, i) => kept[i]);
  return table(keep(head), rows.map(keep));
}

/** Anchors as code hosts make them of headings: the same heading twice gets a number. */
export function anchorMaker(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- _]/gu, "")
      .replaceAll(" ", "-");
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
