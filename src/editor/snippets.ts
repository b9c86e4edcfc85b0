/**
 * Whole declarations to begin with.
 *
 * Invariant: each is read without a mistake as it stands (a test fills in the places and parses them). `${1:…}` are places to fill in.
 */
import type { Bilingual } from "../base/text.ts";

export interface Snippet {
  readonly label: string;
  readonly body: string;
  readonly about: Bilingual;
}

export const declarationSnippets: readonly Snippet[] = [
  { label: "ruleset", body: 'ruleset ${1:Name} {\n  version: "1"\n  language: ${2:de}\n}', about: { de: "der Kopf eines Regelwerks", en: "the head of a ruleset" } },
  { label: "scale", body: "scale ${1:Erfolg}: ${2:Fehlschlag}, ${3:Erfolg}", about: { de: "Stufen vom Schlechtesten zum Besten", en: "steps, worst first" } },
  { label: "choice", body: "choice ${1:Art}: ${2:eins}, ${3:zwei}", about: { de: "Möglichkeiten ohne Rangfolge", en: "alternatives without an order" } },
  { label: "constant", body: "constant ${1:Name} = ${2:10}", about: { de: "eine Zahl mit Namen", en: "a number with a name" } },
  { label: "table", body: "table ${1:Name} by ${2:Wert}: ${3:1..6} gives ${4:number} {\n  | ${2:Wert} | ${1:Name} |\n  |---|---|\n  | 1-3 | ${5:0} |\n  | 4-6 | ${6:1} |\n}", about: { de: "nachschlagen", en: "look something up" } },
  { label: "table by roll", body: "table ${1:Name} by roll ${2:1d6} {\n  | ${2:1d6} | ${3:Ergebnis} |\n  |---|---|\n  | 1-3 | ${4:nichts} |\n  | 4-6 | ${5:etwas} |\n}", about: { de: "eine Zufallstabelle", en: "a random table" } },
  { label: "formula", body: "formula ${1:Name}(${2:a}: ${3:number}) gives ${4:number} = ${5:a}", about: { de: "eine Rechnung mit Namen", en: "a calculation with a name" } },
  { label: "sheet", body: "sheet ${1:Figur} {\n  ${2:Name}: text\n  ${3:Kraft}: ${4:0..6}\n}", about: { de: "was auf einem Bogen steht", en: "what is written on a sheet" } },
  { label: "attributes", body: "attributes ${1:Eigenschaften} of ${2:Figur} {\n  each: ${3:0..6} starts at ${4:0}\n  | ${5:Eigenschaft} | Bedeutung |\n  |---|---|\n  | ${6:Kraft} | ${7:stark sein} |\n}", about: { de: "benannte Werte auf einem Bogen", en: "named values on a sheet" } },
  { label: "weapons", body: "weapons ${1:Waffen} {\n  each ${2:Schaden}: ${3:0..20}\n  | ${4:Waffe} | ${2:Schaden} |\n  |---|---|\n  | ${5:Dolch} | ${6:3} |\n}", about: { de: "Dinge mit ihrer Liste", en: "things with their catalogue" } },
  { label: "condition", body: "condition ${1:müde} for ${2:Figur} {\n  modifier ${3:-1} to each ${4:Eigenschaften}\n}", about: { de: "ein Zustand", en: "a condition" } },
  { label: "check", body: "check ${1:Probe} for ${2:Figur} gives ${3:Erfolg} {\n  roll ${4:1d20} as ${5:Wurf}\n  result ${6:Erfolg} if ${5:Wurf} <= ${7:10}\n  result ${8:Fehlschlag}\n}", about: { de: "eine Probe", en: "a check" } },
  { label: "action", body: "action ${1:Angriff} for ${2:Angreifer}: ${3:Figur} against ${4:Verteidiger}: ${3:Figur} {\n  roll ${5:1d6} as ${6:Schaden}\n  ${4:Verteidiger}'s ${7:Kraft} falls by ${6:Schaden}\n}", about: { de: "eine Handlung", en: "an action" } },
  { label: "cascade", body: "cascade ${1:Schaden} for ${2:Figur} {\n  first ${3:Ausdauer}\n  then ${4:Kraft}\n}", about: { de: "was überläuft", en: "what overflows" } },
  { label: "example", body: "example ${1:Titel} {\n  given ${2:Mira} = ${3:Figur}(${4:Kraft}: ${5:3})\n  when ${2:Mira} makes ${6:Probe}\n  then chance of ${7:success} is ?\n}", about: { de: "ein Beispiel, das gelten muss", en: "an example that has to hold" } },
  { label: "module", body: "module ${1:Name} for ${2:Regelwerk} {\n  ${3:constant Zusatz = 1}\n}", about: { de: "ein Kapitel, das man dazunehmen kann", en: "a chapter that can be taken in" } },
];

/** With the places filled in. */
export function filledSnippet(body: string): string {
  return body.replaceAll(/\$\{\d+:([^}]*)\}/gu, "$1").replaceAll(/\$\d+/gu, "");
}
