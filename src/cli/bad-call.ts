/**
 * A call that cannot be carried out: a wrong argument, a missing file. Ends with exit code 2.
 *
 * Invariant: it carries its sentence in both languages; nothing about it is our bug.
 */
import type { Bilingual } from "../base/text.ts";

/** Thrown by verbs; caught by `main`. */
export class BadCall extends Error {
  readonly text: Bilingual;

  constructor(text: Bilingual) {
    super(text.en);
    this.name = "BadCall";
    this.text = text;
  }
}
