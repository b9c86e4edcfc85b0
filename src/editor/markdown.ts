/**
 * A designer's text within Markdown.
 *
 * Invariant: it is shown as it was written: it can be no markup, no link and no command, wherever it stands.
 */
import { markdownText } from "../emit/say/inline.ts";

export function plain(text: string): string {
  const line = text.replaceAll(/[\uE001-\uE006]/gu, "").replaceAll(/\s+/gu, " ").trim();
  return markdownText(line).replace(/^(?=[#>+~=-])/u, "\\").replace(/^(\d+)([.)])/u, "$1\\$2");
}

/** In a message of the editor, which shows plain text but makes `[words](address)` a link. */
export function unlinked(text: string): string {
  return text.replaceAll(/\](?=\()/gu, "] ");
}

/** As code, whatever stands in it. */
export function fenced(text: string): string {
  if (text === "") return "";
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}regelwerk\n${text}\n${fence}`;
}
