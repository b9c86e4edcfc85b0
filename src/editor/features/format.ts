/**
 * The layout of a text.
 *
 * Invariant: one edit around what differs, so that the cursor stays where it was; none where the text has a mistake.
 */
import type { Edit } from "../../diagnostics/report.ts";
import type { Snapshot } from "../workspace.ts";

/** The edits that lay the text out; null where it has a mistake and stays as it is. */
export async function layoutOf(snapshot: Snapshot, path: string, width = 110): Promise<readonly Edit[] | null> {
  const source = snapshot.source(path);
  if (source === undefined) return null;
  const { format } = await import("../../format/format.ts");
  const made = await format(source, width);
  if (made.kind === "refused") return null;
  return made.text === source.text ? [] : [differing(path, source.text, made.text)];
}

function differing(file: string, before: string, after: string): Edit {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  // A pair of units that make one sign, or of a line end, is not cut in two.
  if (start > 0 && splits(before, start)) start -= 1;
  if (end > 0 && splits(before, before.length - end)) end -= 1;
  return { span: { file, start, end: before.length - end }, newText: after.slice(start, after.length - end) };
}
function splits(text: string, place: number): boolean {
  return /[\ud800-\udbff]/u.test(text[place - 1] ?? "") || (text[place - 1] === "\r" && text[place] === "\n");
}
