/**
 * The colours of a code frame, as functions on text.
 *
 * Invariant: whoever prints chooses; nothing here asks for a terminal.
 */

/** What can be coloured. Each function returns its text with or without colour around it. */
export interface Palette {
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly hint: (text: string) => string;
  /** Line numbers and bars. */
  readonly frame: (text: string) => string;
  /** Second places and repairs. */
  readonly note: (text: string) => string;
}

const same = (text: string): string => text;
const code =
  (number: number) =>
  (text: string): string =>
    text === "" ? "" : `\u001b[${number}m${text}\u001b[0m`;

/** No colour at all. */
export const plain: Palette = { error: same, warning: same, hint: same, frame: same, note: same };

/** The usual terminal colours. */
export const colours: Palette = { error: code(31), warning: code(33), hint: code(36), frame: code(90), note: code(34) };
