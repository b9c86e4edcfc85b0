/** Texts damaged by one random edit, and what the compiler says of each. */
import { createSource, position, type Source } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { applied, type Diagnostic } from "../../src/diagnostics/report.ts";
import { createReader } from "../../src/syntax/parse.ts";
import { startsDeclaration } from "../../src/syntax/starts.ts";
import { keywordOf, t, type Token } from "../../src/syntax/tokens.ts";

export type Chance = (n: number) => number;
const read = createReader();

const tokensKnown = new Map<string, readonly Token[]>();
function tokensOf(text: string): readonly Token[] {
  const tokens = tokensKnown.get(text) ?? read(createSource("a.rules", text)).tokens;
  tokensKnown.set(text, tokens);
  return tokens;
}

export interface Damaged {
  readonly how: string;
  readonly text: string;
  /** Counted from zero. */
  readonly line: number;
}

/** One token deleted, doubled, swapped with the next, or a keyword misspelt. Line signs such as rows and prose stay whole. */
export function damaged(text: string, chance: Chance): Damaged {
  const source = createSource("a.rules", text);
  const tokens = tokensOf(text).filter((one) => one.tokenType !== t.Row && one.tokenType !== t.Prose && one.tokenType !== t.Heading);
  const place = chance(tokens.length - 1);
  const [token, next] = [tokens[place]!, tokens[place + 1]!];
  const at = (how: string, one: Token, changed: string, end = one.end): Damaged => ({ how: `${how} ${JSON.stringify(text.slice(one.start, one.end))}`, text: text.slice(0, one.start) + changed + text.slice(end), line: position(source, one.start).line });
  const own = (one: Token): string => text.slice(one.start, one.end);
  const words = tokens.filter((one) => keywordOf(one.tokenType) !== undefined && own(one).length > 3);
  switch (chance(4)) {
    case 0:
      return at("without", token, "");
    case 1:
      return at("twice", token, `${own(token)} ${own(token)}`);
    case 2:
      return at("swapped", token, own(next) + text.slice(token.end, next.start) + own(token), next.end);
    default: {
      const word = words[chance(words.length)]!;
      const letters = own(word);
      const letter = 1 + chance(letters.length - 2);
      return at("misspelt", word, letters.slice(0, letter) + letters[letter + 1] + letters[letter] + letters.slice(letter + 2));
    }
  }
}

/** What is said of a text, examples left out. */
export function saidOf(source: Source): readonly Diagnostic[] {
  const compiled = compile([source], read);
  return [...compiled.diagnostics, ...compiled.holes()].filter((one) => one.severity !== "hint").toSorted((a, b) => a.span.start - b.span.start);
}

/** A name misspelt at one of its uses, and the whole token of it. */
export function misspeltUse(text: string, chance: Chance): { readonly text: string } | null {
  const all = tokensOf(text);
  const heads = new Set(all.filter((_, place) => all[place - 1] !== undefined && startsDeclaration(all[place - 1]!) && all[place - 1]!.first));
  const tokens = all.filter((one) => one.tokenType === t.Name && text.slice(one.start, one.end).length > 4);
  const counts = new Map<string, number>();
  for (const one of tokens) counts.set(one.image, (counts.get(one.image) ?? 0) + 1);
  const first = new Map(tokens.toReversed().map((one) => [one.image, one] as const));
  const uses = tokens.filter((one) => (counts.get(one.image) ?? 0) > 2 && first.get(one.image) !== one && !heads.has(one));
  const use = uses[chance(uses.length)];
  if (use === undefined) return null;
  const letters = text.slice(use.start, use.end);
  const letter = 1 + chance(letters.length - 2);
  if (letters[letter] === letters[letter + 1] || !/^\p{L}{2}$/u.test(letters.slice(letter, letter + 2))) return null;
  return { text: text.slice(0, use.start) + letters.slice(0, letter) + letters[letter + 1] + letters[letter] + letters.slice(letter + 2) + text.slice(use.end) };
}

/** The text with the edits of a repair. */
export function mended(text: string, { fix }: Diagnostic): string {
  return applied(text, fix?.edits ?? []);
}
