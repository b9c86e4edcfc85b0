/**
 * Whether a text is one of ours, by its first words. Other programs call their files `.rules` too (devices, firewalls, alarms).
 *
 * Invariant: reads only the beginning of a text, and nothing but the text; in doubt the text is not ours.
 */

/** So far is looked; comments above the first words may be long. */
const farthest = 20_000;
const skipped = /(?:[\s\uFEFF]+|\/\/[^\n]*|\/\*[^]*?\*\/|#{1,6} [^\n]*|>[^\n]*)/uy;
const name = String.raw`(?:\[[^\]\n]+\]|\p{L}[^\n"'<>=:;,{}()]*)`;
const head = new RegExp(
  [
    String.raw`ruleset[ \t]+${name}(?:"[^"\n]*"[^\n{]*)?(?:\{|\r?\n|$)`,
    String.raw`use[ \t]+${name}from[ \t]+"`,
    String.raw`(?:principle|reading|todo)[ \t]+["„“»«]`,
    String.raw`source[ \t]+${name}"[^"\n]*"[^\n{]*\{`,
    String.raw`(?:module|sheet|cascade|creation of|conflict|scene|example|law)[ \t]+${name}(?:"[^"\n]*"[^\n{]*|\([^\n]*|: ?[^\n]*)?\{`,
    String.raw`attributes[ \t]+${name}\{`,
    String.raw`(?:check|action|move)[ \t]+${name}for[ \t]`,
    String.raw`scale[ \t]+${name}(?::|\{)`,
    String.raw`choice[ \t]+${name}:`,
    String.raw`unit[ \t]+\p{L}[^\n]*"[^"\n]+"`,
  ].join("|"),
  "uy",
);

/** True if a text begins as the rules of a game do. A heading or prose may stand first. */
export function isOurs(text: string): boolean {
  const beginning = text.slice(0, farthest);
  let at = 0;
  for (skipped.lastIndex = 0; skipped.test(beginning); skipped.lastIndex = at) at = skipped.lastIndex;
  head.lastIndex = at;
  return head.test(beginning);
}

/** What an editor tells of a text that it knows nothing of yet. */
export interface Shown {
  readonly path: string;
  readonly language: string;
  readonly isUntitled: boolean;
  readonly text: string;
}

/** True if an editor should call this text ours: nobody else has claimed it, and it begins as ours do. */
export function isToClaim({ path, language, isUntitled, text }: Shown): boolean {
  return language === "plaintext" && (isUntitled || path.endsWith(".rules")) && isOurs(text);
}
