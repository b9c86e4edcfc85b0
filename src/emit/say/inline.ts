// Text with a few marks in it: strong, emphasis, a citation. Invariant: the marks are signs no rule text can bring in (`unmarked`), so what a
// designer wrote is always plain text; each way to show it escapes that text.

import type { Model } from "../../model/types.ts";

/** Plain text with marks. */
export type Inline = string;

type Mark = "strong" | "emphasis" | "cite";
const signs: Readonly<Record<Mark, readonly [open: string, close: string]>> = {
  strong: ["\uE001", "\uE002"],
  emphasis: ["\uE003", "\uE004"],
  cite: ["\uE005", "\uE006"],
};
const marked = /([\uE001-\uE006])/u;

export const strong = (text: Inline): Inline => signs.strong[0] + text + signs.strong[1];
export const emphasis = (text: Inline): Inline => signs.emphasis[0] + text + signs.emphasis[1];
/** A clause id. */
export const cite = (clause: string): Inline => signs.cite[0] + clause + signs.cite[1];

/** The same model without our marks in its texts. */
export function unmarked(model: Model): Model {
  const clean = (value: unknown): unknown => {
    if (typeof value === "string") return value.replace(/[\uE001-\uE006]/gu, "");
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)]));
  };
  return clean(model) as Model;
}

export function plainText(text: Inline): string {
  return text
    .replace(/[\uE001-\uE004]/gu, "")
    .replace(/\uE005/gu, "§")
    .replace(/\uE006/gu, "");
}

export function markdownText(text: Inline): string {
  return text
    .split(marked)
    .map((part) => {
      if (part === signs.strong[0] || part === signs.strong[1]) return "**";
      if (part === signs.emphasis[0] || part === signs.emphasis[1]) return "*";
      if (part === signs.cite[0]) return "§";
      if (part === signs.cite[1]) return "";
      return escapeMarkdown(part);
    })
    .join("");
}

/** `clauseLink`: where a citation leads. */
export function htmlText(text: Inline, clauseLink: (clause: string) => string): string {
  const parts = text.split(marked);
  return parts
    .map((part, i) => {
      if (part === signs.strong[0]) return "<strong>";
      if (part === signs.strong[1]) return "</strong>";
      if (part === signs.emphasis[0]) return "<em>";
      if (part === signs.emphasis[1]) return "</em>";
      if (part === signs.cite[0]) return `<a class="clause" href="#${escapeHtml(clauseLink(parts[i + 1] ?? ""))}">§`;
      if (part === signs.cite[1]) return "</a>";
      return escapeHtml(part);
    })
    .join("");
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => {
    switch (sign) {
      case "&":
        return "&amp;";
      case "<":
        return "&lt;";
      case ">":
        return "&gt;";
      case '"':
        return "&quot;";
      default:
        return "&#39;";
    }
  });
}

function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*[\]|]/gu, (sign) => `\\${sign}`)
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/&(?=[#\w])/gu, "&amp;")
    .replace(/</gu, "&lt;")
    .replace(/\s*\n\s*/gu, " ");
}

/** Begins with a capital letter; a marked name stays as it is written. */
export function capital(text: Inline): Inline {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
