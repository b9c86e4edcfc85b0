// A book as one page of HTML. Invariant: no scripts and nothing from elsewhere; every text of a designer is escaped.

import { unreachable } from "../../base/never.ts";
import { escapeHtml, htmlText, plainText, type Inline } from "../say/inline.ts";
import { clauseAnchor, type Block, type Book, type Item } from "./book.ts";

export function html(book: Book): string {
  return `<!doctype html>
<html lang="${book.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(book.title)}</title>
<style>${css}</style>
</head>
<body>
<main>
${book.blocks.map(blockHtml).join("\n")}
</main>
</body>
</html>
`;
}

const text = (inline: Inline): string => htmlText(inline, clauseAnchor);

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "heading": {
      const level = Math.min(6, block.level);
      return `<h${level} id="${escapeHtml(block.anchor)}">${text(block.text)}</h${level}>`;
    }
    case "paragraph":
      return `<p>${text(block.text)}</p>`;
    case "note":
      return `<blockquote>${block.lines.map((line) => `<p>${text(line)}</p>`).join("")}</blockquote>`;
    case "list":
      return itemsHtml(block.items, block.numbered);
    case "table":
      return tableHtml(block);
    case "contents":
      return `<nav><ul>${block.items.map(({ level, text: title, anchor }) => `<li class="level${level}"><a href="#${escapeHtml(anchor)}">${escapeHtml(plainText(title))}</a></li>`).join("")}</ul></nav>`;
    default:
      return unreachable(block);
  }
}

function itemsHtml(items: readonly Item[], numbered: boolean): string {
  const tag = numbered ? "ol" : "ul";
  return `<${tag}>${items.map((item) => `<li>${text(item.text)}${item.items.length === 0 ? "" : itemsHtml(item.items, numbered)}</li>`).join("")}</${tag}>`;
}

function tableHtml({ head, rows, anchors }: Extract<Block, { kind: "table" }>): string {
  const row = (cells: readonly Inline[], i: number): string => {
    const anchor = anchors?.[i];
    return `<tr${anchor === undefined ? "" : ` id="${escapeHtml(anchor)}"`}>${cells.map((cell) => `<td>${text(cell)}</td>`).join("")}</tr>`;
  };
  return `<div class="table"><table><thead><tr>${head.map((cell) => `<th>${text(cell)}</th>`).join("")}</tr></thead><tbody>${rows.map(row).join("")}</tbody></table></div>`;
}

const css = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1.05rem/1.6 Georgia, "Iowan Old Style", serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.2rem 6rem; }
h1, h2, h3, h4, h5, h6 { font-family: system-ui, sans-serif; line-height: 1.25; margin: 2.2em 0 0.5em; }
h1 { font-size: 2.1rem; margin-top: 0; }
h2 { font-size: 1.6rem; border-bottom: 1px solid #8886; padding-bottom: 0.2em; }
h3 { font-size: 1.25rem; }
h4 { font-size: 1.08rem; }
nav ul { list-style: none; padding: 0; }
nav .level1 { padding-left: 1.2rem; }
nav .level2 { padding-left: 2.4rem; }
nav .level3 { padding-left: 3.6rem; }
a { color: inherit; text-decoration-color: #8888; }
.clause { font-size: 0.8em; opacity: 0.7; text-decoration: none; white-space: nowrap; }
.table { overflow-x: auto; }
table { border-collapse: collapse; margin: 1em 0; font-size: 0.95em; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #8884; padding: 0.25em 0.8em 0.25em 0; text-align: left; vertical-align: top; }
blockquote { margin: 1em 0; padding: 0.1em 1em; border-left: 3px solid #8888; }
li { margin: 0.2em 0; }
:target { background: #ffd54a55; }
@media print { main { max-width: none; } nav { break-after: page; } h2, h3, h4 { break-after: avoid; } }
`;
