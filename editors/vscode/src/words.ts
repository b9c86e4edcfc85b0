/** What the extension itself says, in the language of the editor. */
import { env } from "vscode";

const words = {
  notSaved: { en: "Save the text first.", de: "Speichere den Text zuerst." },
  nameOfFolder: { en: "Folder of the new ruleset", de: "Ordner des neuen Regelwerks" },
  anyFolder: { en: "My Game", de: "Mein Spiel" },
  chooseFolder: { en: "Begin here", de: "Hier anfangen" },
  built: { en: "Written into", de: "Geschrieben nach" },
  notBuilt: { en: "Not built: the text has errors.", de: "Nicht gebaut: Der Text hat Fehler." },
  tested: { en: "Examples and laws", de: "Beispiele und Gesetze" },
  whichMessage: { en: "Which message?", de: "Welche Meldung?" },
  noMessage: { en: "There is no message in this text.", de: "In diesem Text steht keine Meldung." },
  odds: { en: "Odds", de: "Chancen" },
  ourBug: { en: "That is a bug in Regelwerk; the output says more.", de: "Das ist ein Fehler in Regelwerk; die Ausgabe sagt mehr." },
  noServer: { en: "The language server of Regelwerk did not start.", de: "Der Sprachserver von Regelwerk ist nicht angelaufen." },
} as const;

export function say(key: keyof typeof words): string {
  return words[key][isGerman() ? "de" : "en"];
}

export function isGerman(): boolean {
  return env.language.startsWith("de");
}
