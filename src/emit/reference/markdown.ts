// A book as Markdown. Invariant: what a designer wrote is text there, never markup.

import { unreachable } from "../../base/never.ts";
import { markdownText } from "../say/inline.ts";
import type { Block, Book, Item } from "./book.ts";

export function markdown(book: Book): string {
  return `${book.blocks.map(blockText).join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(Math.min(6, block.level))} ${markdownText(block.text)}`;
    case "paragraph":
      return lineStart(markdownText(block.text));
    case "note":
      return block.lines.map((line) => `> ${lineStart(markdownText(line))}`).join("\n>\n");
    case "list":
      return itemsText(block.items, block.numbered, "");
    case "table":
      return tableText(
        block.head.map(markdownText),
        block.rows.map((row) => row.map(markdownText)),
      );
    case "contents":
      return block.items
        .map(({ level, text, anchor }) => `${"  ".repeat(level)}- [${markdownText(text)}](#${anchor})`)
        .join("\n");
    default:
      return unreachable(block);
  }
}

function itemsText(items: readonly Item[], numbered: boolean, indent: string): string {
  return items
    .map((item, i) => {
      const sign = numbered ? `${i + 1}.` : "-";
      const inner = indent + " ".repeat(sign.length + 1);
      const text = `${indent}${sign} ${lineStart(markdownText(item.text))}`;
      return item.items.length === 0 ? text : `${text}\n${itemsText(item.items, numbered, inner)}`;
    })
    .join("\n");
}

function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, i) => Math.max(3, cell.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, i) => (cells[i] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...rows.map(line)].join("\n");
}

/** Signs that mean something at the beginning of a line. */
function lineStart(text: string): string {
  return text.replace(/^(?=[#>+~-])/u, "\\").replace(/^(\d+)([.)])/u, "$1\\$2");
}
