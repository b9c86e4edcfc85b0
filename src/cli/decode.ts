/**
 * Bytes of a file as a source.
 *
 * Invariant: the text of a source never begins with a byte order mark, and what is not UTF-8 is told at its place, never
 * replaced in silence.
 */
import { createSource, span, type Source } from "../base/source.ts";
import { diagnostic, type Diagnostic } from "../diagnostics/report.ts";

/** Largest file that is read, in bytes. */
export const largestFile: number = 4 * 1024 * 1024;

/** The source, and what is wrong with its bytes. With a problem the text is only good for showing the place. */
export function decode(
  path: string,
  bytes: Uint8Array,
): { readonly source: Source; readonly problem: Diagnostic | null } {
  if (bytes.length > largestFile) return tooLarge(path);
  try {
    return { source: createSource(path, new TextDecoder("utf-8", { fatal: true }).decode(bytes)), problem: null };
  } catch {
    const source = createSource(path, new TextDecoder("utf-8").decode(bytes));
    const valid = validPrefix(bytes);
    const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    const byte = mark + new TextEncoder().encode(valid).length + 1;
    return {
      source,
      problem: diagnostic("unsupported-encoding", span(source, valid.length, valid.length + 1), { byte }),
    };
  }
}

/** An empty source with the message that the file is larger than is read. */
export function tooLarge(path: string): { readonly source: Source; readonly problem: Diagnostic } {
  const source = createSource(path, "");
  return { source, problem: diagnostic("too-large-file", span(source, 0, 0), { limit: largestFile / 1024 / 1024 }) };
}

/** The longest text at the beginning that is UTF-8, by halving: a beginning of a good beginning is good. */
function validPrefix(bytes: Uint8Array): string {
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (decodeStart(bytes, middle) === undefined) bad = middle;
    else good = middle;
  }
  return decodeStart(bytes, good) ?? "";
}

/** The whole letters of the first bytes; undefined if one of them is broken (a letter cut off at the end is not). */
function decodeStart(bytes: Uint8Array, length: number): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
  } catch {
    return undefined;
  }
}
