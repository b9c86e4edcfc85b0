/**
 * Text as a terminal shows it: how many columns it takes.
 *
 * Invariant: what `shown` returns holds no tab, no control sign and no sign that turns the writing direction, so that
 * marks put under it stand where they should; `displayWidth(shown(x))` is the number of columns it takes.
 */

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const onlyMarks = /^[\p{Mark}\p{Cf}]*$/u;
const wide =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303e\u30a0-\u30ff\uff01-\uff60\uffe0-\uffe6]|[\s\S]*\ufe0f)/u;
const halfWidth = /^[\uff61-\uffdc]/;
const unsafe = /(?!\t)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Blanks a tab stands for at most. */
export const tabWidth = 4;

/** The columns one line of text takes: wide signs two, combining marks none, a tab up to the next multiple of four. */
export function displayWidth(text: string): number {
  let columns = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (segment === "\t") columns += tabWidth - (columns % tabWidth);
    else columns += graphemeWidth(segment);
  }
  return columns;
}

/** The same line safe to print: tabs as blanks, control signs as "�". Offsets change, columns do not. */
export function shown(text: string): string {
  let columns = 0;
  let result = "";
  for (const { segment } of graphemes.segment(text.replace(unsafe, "\ufffd"))) {
    const piece = segment === "\t" ? " ".repeat(tabWidth - (columns % tabWidth)) : segment;
    result += piece;
    columns += segment === "\t" ? piece.length : graphemeWidth(segment);
  }
  return result;
}

/** The column, from zero, at which the sign at `character` (UTF-16 units from the start of the line) begins. */
export function displayColumn(line: string, character: number): number {
  const clean = line.replace(unsafe, "\ufffd");
  return displayWidth(clean.slice(0, character));
}

function graphemeWidth(grapheme: string): number {
  if (onlyMarks.test(grapheme)) return 0;
  return wide.test(grapheme) && !halfWidth.test(grapheme) ? 2 : 1;
}
