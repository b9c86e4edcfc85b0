/**
 * `regelwerk help WORD`: what a keyword of the language means; with `--all`, every keyword. (`help` alone is the usage;
 * `main.ts` shows it.)
 */
import keywords from "../../../grammar/keywords.json" with { type: "json" };
import { suggest } from "../../base/suggest.ts";
import { listing, quoted, type Bilingual } from "../../base/text.ts";
import { BadCall } from "../bad-call.ts";
import { exitCodes, printJson, type Context, type Verb } from "../context.ts";

const meanings: ReadonlyMap<string, Bilingual> = new Map(Object.entries({ ...keywords.words, ...keywords.groups }));

export const help: Verb = {
  usage: "help [...word]",
  summary: { en: "Explain a word of the language, or a verb", de: "Ein Wort der Sprache oder ein Verb erklären" },
  options: [["--all", { en: "Every word of the language", de: "Alle Wörter der Sprache" }]],
  run: async (context, args) => {
    const word = args.join(" ");
    const found = matching(word);
    if (found.length === 0) throw unknownWord(word);
    const told = found.map(([name, meaning]) => [name, meaning[context.language]] as const);
    if (context.json) printJson(context, { words: Object.fromEntries(told) });
    else printWords(context, told);
    return exitCodes.fine;
  },
};

/** True if there is something to tell of a word. */
export function isWord(word: string): boolean {
  return matching(word).length > 0;
}

function matching(word: string): readonly (readonly [string, Bilingual])[] {
  return [...meanings].filter(([name]) => word === "" || name === word || name.split(" ").includes(word));
}

function printWords({ host, palette }: Context, words: readonly (readonly [string, string])[]): void {
  const widest = Math.max(...words.map(([name]) => name.length));
  for (const [name, meaning] of words) host.print(`${palette.hint(name.padEnd(widest))}  ${meaning}`);
}

function unknownWord(word: string): BadCall {
  const near = suggest(word, meanings.keys());
  const hint = (language: "de" | "en"): string =>
    listing(
      near.map((one) => quoted(one, language)),
      language,
      "or",
    );
  return new BadCall({
    en: `"${word}" is no word of the language.${near.length > 0 ? ` Did you mean ${hint("en")}?` : ' "regelwerk help --all" shows all.'}`,
    de: `„${word}“ ist kein Wort der Sprache.${near.length > 0 ? ` Ist ${hint("de")} gemeint?` : " „regelwerk help --all“ zeigt alle."}`,
  });
}
