/**
 * German words, and English ones that are nearly right, that are written for words of the language.
 *
 * Invariant: only what nobody can mean otherwise at the place where it is looked for; a word that is declared as a name never comes here.
 */
import { isKeyword, type Keyword } from "./keywords.ts";

const words: Readonly<Record<string, Keyword>> = {
  regelwerk: "ruleset", verwende: "use", quelle: "source", modul: "module", prinzip: "principle", lesart: "reading", beispiel: "example", gesetz: "law",
  skala: "scale", auswahl: "choice", einheit: "unit", konstante: "constant", tabelle: "table", tafel: "table", formel: "formula", bogen: "sheet",
  attribute: "attributes", talente: "talents", fertigkeiten: "skills", werte: "values", waffen: "weapons", "gegenstände": "items", zauber: "spells", dinge: "things",
  zustand: "condition", probe: "check", wurf: "check", aktion: "action", handlung: "action", ablauf: "procedure", kaskade: "cascade", konflikt: "conflict", szene: "scene", taktik: "tactic",
  gegeben: "given", schritt: "step", frage: "ask", braucht: "needs", sei: "let", "würfle": "roll", "würfel": "roll", wirf: "roll", ergebnis: "result", wenn: "when",
  wiederhole: "repeat", "für jede": "for each", "für jeden": "for each", "für jedes": "for each", sonst: "otherwise", dann: "then", zeige: "show", muss: "must", verbietet: "forbids", endet: "ends when", jede: "each", jeder: "each", jedes: "each",
  "für": "for", gegen: "against", gibt: "gives", von: "of", mit: "with", und: "and", oder: "or", nicht: "not", ist: "is", als: "as", aus: "from", bis: "to", "über": "over",
  falls: "if", "beginnt bei": "starts at", "startet bei": "starts at", "beginnt voll": "starts full", "beginnt leer": "starts empty", "beginnt mit": "starts at",
  steigt: "rises", sinkt: "falls", "fällt": "falls", wird: "becomes", "erhält": "gains", bekommt: "gains", verliert: "loses", erleidet: "suffers",
  macht: "makes", tut: "does", text: "text", zahl: "number", "ja/nein": "yes/no", ja: "yes", nein: "no", keine: "none", keiner: "none", nichts: "none",
  sl: "gm", spielleiter: "gm", spielleitung: "gm", meister: "gm", dm: "gm", spieler: "player", "liste von": "list of", "lists of": "list of", status: "condition", process: "procedure", returns: "gives", return: "result", "gerundet": "rounded half up",
  rolls: "rolling", "würfelt": "rolling", ressource: "resource", require: "needs", requires: "needs", erfordert: "needs", wert: "value",
  um: "by", starts: "starts at", increases: "rises", decreases: "falls", drops: "falls", gain: "gains", gets: "gains", lose: "loses", equals: "is", "number of": "count of", "normalerweise": "usually", sonstiges: "otherwise", abgerundet: "rounded down", aufgerundet: "rounded up", "mindestens": "at least", "höchstens": "at most",
};

/** What a German word, or one with wrong capitals, stands for, if that is one of these. */
export function fromGerman(written: string, among: readonly string[]): Keyword | undefined {
  const found = Object.hasOwn(words, written.toLowerCase()) ? words[written.toLowerCase()] : undefined;
  if (written.toLowerCase() !== written && isKeyword(written.toLowerCase()) && among.includes(written.toLowerCase())) return written.toLowerCase() as Keyword;
  const said = written.toLowerCase() === "wenn" && !among.includes("when") ? "if" : found;
  return said !== undefined && isKeyword(said) && among.includes(said) ? said : undefined;
}
