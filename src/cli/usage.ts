/**
 * The text of `--help`.
 *
 * Invariant: every verb and every option that exists is shown; the lists are the ones the call is read with.
 */
import type { Bilingual, Language } from "../base/text.ts";
import type { Verb } from "./context.ts";

type OptionList = readonly (readonly [string, Bilingual])[];

/** The usage of the program. */
export function usageText(verbs: readonly Verb[], common: OptionList, language: Language): string {
  const words = labels[language];
  return [
    words.about,
    "",
    `${words.usage}: regelwerk ${words.call}`,
    "",
    `${words.verbs}:`,
    ...columns(
      verbs.map((verb) => [verb.usage, verb.summary] as const),
      language,
    ),
    "",
    `${words.options}:`,
    ...columns(common, language),
    "",
    words.files,
    words.more,
  ].join("\n");
}

/** The usage of one verb, with its options and the common ones. */
export function verbUsage(verb: Verb, common: OptionList, language: Language): string {
  const words = labels[language];
  return [
    `${words.usage}: regelwerk ${inWords(verb.usage, language)}`,
    `  ${verb.summary[language]}.`,
    ...(verb.more === undefined ? [] : ["", verb.more[language]]),
    "",
    `${words.options}:`,
    ...columns([...(verb.options ?? []), ...common], language),
  ].join("\n");
}

const labels = {
  en: {
    about:
      "Regelwerk turns the text of a role-playing game into an engine that plays its rules and knows the exact odds.",
    usage: "Usage",
    call: "<verb> [files or folders] [options]",
    verbs: "Verbs",
    options: "Options",
    files: 'A folder stands for every .rules file in it, "-" for standard input, nothing for this folder.',
    more: '"regelwerk <verb> --help" tells more about a verb, "regelwerk help <word>" about a word of the language.',
  },
  de: {
    about:
      "Regelwerk macht aus dem Text eines Rollenspiels eine Engine, die seine Regeln spielt und die genauen Chancen kennt.",
    usage: "Aufruf",
    call: "<Verb> [Dateien oder Ordner] [Optionen]",
    verbs: "Verben",
    options: "Optionen",
    files: "Ein Ordner steht für alle .rules-Dateien darin, „-“ für die Standardeingabe, nichts für diesen Ordner.",
    more: "„regelwerk <Verb> --help“ sagt mehr über ein Verb, „regelwerk help <Wort>“ über ein Wort der Sprache.",
  },
} as const;

/** A usage or an option in cac's notation, as people read it. */
export function inWords(usage: string, language: Language): string {
  const named = usage.replace("[...", "[").replaceAll("<call>", '"<call>"');
  return language === "en" ? named : named.replaceAll(/[a-z]+(?=[^<[]*[>\]])/g, (word) => german[word] ?? word);
}

const german: Readonly<Record<string, string>> = {
  files: "Dateien",
  file: "Datei",
  call: "Aufruf",
  code: "Code",
  word: "Wort",
  folder: "Ordner",
  sheet: "Bogen",
  sheets: "Bögen",
  path: "Pfad",
  name: "Name",
  values: "Werte",
  number: "Zahl",
  list: "Liste",
};

function columns(rows: OptionList, language: Language): readonly string[] {
  const shown = rows.map(([left, right]) => [inWords(left, language), right[language]] as const);
  const widest = Math.max(...shown.map(([left]) => left.length));
  return shown.map(([left, right]) => `  ${left.padEnd(widest)}  ${right}`);
}
