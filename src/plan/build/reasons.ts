// Why something of the language has no plan, in both languages of our messages. A reason is its English text; the table gives the German
// one. Invariant: a reason without a German text does not compile, nor does one whose `{names}` are not all given.

import type { Bilingual } from "../../base/text.ts";

/** What stands after "This is understood and cannot be played yet: ". */
export const german = {
  "`cell` here": "`cell` an dieser Stelle",
  "`it` here": "`it` an dieser Stelle",
  '"{word}" in a formula': "„{word}“ in einer Formel",
  "a call in a formula": "ein Aufruf in einer Formel",
  "a call of nobody": "ein Aufruf, für den niemand handelt",
  "a call outside of a conflict": "ein Aufruf außerhalb eines Konflikts",
  "a call without an opponent": "ein Aufruf ohne Gegenüber",
  "a cascade as a stage that is not the last": "eine Kaskade als Stufe, die nicht die letzte ist",
  "a choice between such values": "eine Wahl zwischen solchen Werten",
  "a conflict here": "ein Konflikt an dieser Stelle",
  "a conflict that goes on in a rule": "ein Konflikt, den eine Regel weiterführt",
  "a counted pool several times": "ein gezählter Würfelvorrat, mehrmals geworfen",
  "a field of no entry": "ein Feld, das zu keinem Eintrag gehört",
  "a formula that may end without a result": "eine Formel, die ohne Ergebnis enden kann",
  "a fraction as a parameter ({name})": "ein Bruch als Parameter ({name})",
  "a key of a table": "ein Schlüssel einer Tabelle",
  "a let without a value": "ein „let“ ohne Wert",
  "a list for this thing": "eine Liste für dieses Ding",
  "a list that is longer than it may be": "eine Liste, die länger ist, als sie sein darf",
  "a list without a most ({name})": "eine Liste ohne Höchstzahl ({name})",
  "a local value as a place of a sheet": "ein örtlicher Wert als Stelle eines Bogens",
  "a missing argument": "ein fehlendes Argument",
  "a modifier of a kind by amounts of so wide a range": "ein Modifikator einer Art, dessen Betrag so weit reichen kann",
  "a modifier of nobody": "ein Modifikator, der niemandem gehört",
  "a need that speaks of a later value": "eine Voraussetzung, die von einem späteren Wert spricht",
  "a new sheet or thing in a rule": "ein neuer Bogen oder ein neues Ding in einer Regel",
  "a place of {field}, which holds single things": "eine Stelle von {field}, wo einzelne Dinge liegen",
  "a place that may be in several collections": "eine Stelle, die in mehreren Sammlungen liegen kann",
  "a relation in what is done for each member": "eine Beziehung in dem, was für jedes Mitglied geschieht",
  "a relation of a conflict here": "eine Beziehung eines Konflikts an dieser Stelle",
  "a result here": "ein Ergebnis an dieser Stelle",
  "a roll on a table with several results": "ein Wurf auf eine Tabelle mit mehreren Ergebnissen",
  "a roll on a table without dice": "ein Wurf auf eine Tabelle ohne Würfel",
  "a roll without dice": "ein Wurf ohne Würfel",
  "a series of a check that says no success": "eine Serie einer Probe, die keinen Erfolg nennt",
  "a sheet or thing that is only known in play": "ein Bogen oder Ding, das erst im Spiel feststeht",
  "a sheet where there is none": "ein Bogen, wo es keinen gibt",
  "a single thing by its name, out of no list": "ein einzelnes Ding mit Namen, das aus keiner Liste kommt",
  "a special modifier on such a value": "ein besonderer Modifikator auf einen solchen Wert",
  "a table cell that is no fixed value": "eine Tabellenzelle ohne festen Wert",
  "a table of {size} cells": "eine Tabelle mit {size} Zellen",
  "a table of lists with several keys": "eine Tabelle von Listen mit mehreren Schlüsseln",
  "a table of texts, looked up with a key that is only known in play": "eine Tabelle von Texten, in der mit einem Schlüssel nachgesehen wird, der erst im Spiel feststeht",
  "a tactic for somebody else": "eine Taktik für jemand anderen",
  "a text that comes with data": "ein Text, der mit den Daten kommt",
  "a thing of one of several catalogues": "ein Ding aus einem von mehreren Katalogen",
  "a value of an empty list": "ein Wert aus einer leeren Liste",
  'all members of {side} here: say what holds for "all of" or "any of" them': "alle Mitglieder von {side} an dieser Stelle: Sag, was für „all of“ oder „any of“ gilt",
  "an effect in a formula": "eine Wirkung in einer Formel",
  "an entry here": "ein Eintrag an dieser Stelle",
  "an unknown type": "ein unbekannter Typ",
  "changing {name}": "eine Änderung von {name}",
  "changing {name}, which is not written on the sheet": "eine Änderung von {name}, das nicht auf dem Bogen steht",
  "comparing lists of unknown length": "ein Vergleich von Listen, deren Länge nicht feststeht",
  "gaining {condition}, which is calculated": "der Erhalt von {condition}, das berechnet wird",
  "gaining, after a roll, what has a need of its own": "der Erhalt von etwas mit eigener Voraussetzung nach einem Wurf",
  "giving and taking a single thing": "das Geben und Nehmen eines einzelnen Dings",
  "losing something of {list}": "der Verlust von etwas aus {list}",
  "nothing to do": "ein Schritt, in dem nichts zu tun ist",
  "options on dice that come with data": "Zusätze zu Würfeln, die mit den Daten kommen",
  "places of {field}": "Stellen von {field}",
  "reading {field}, a thing on a sheet": "das Lesen von {field}, einem Ding auf einem Bogen",
  "reading {field}, which is {type}": "das Lesen von {field} ({type})",
  "reading the list {list}": "das Lesen der Liste {list}",
  "somebody chosen here": "jemand, der an dieser Stelle gewählt wird",
  "success of a scale that says none": "der Erfolg einer Skala, die keinen nennt",
  "such a call in a tactic": "ein solcher Aufruf in einer Taktik",
  "such a conflict": "ein solcher Konflikt",
  "such a member of a relation": "ein solches Mitglied einer Beziehung",
  "such a question about single things": "eine solche Frage nach einzelnen Dingen",
  "such a question about the members of a side": "eine solche Frage nach den Mitgliedern einer Seite",
  "such an argument in a tactic": "ein solches Argument in einer Taktik",
  "the end of an open range": "das Ende eines offenen Bereichs",
  "the ends of a local value": "die Grenzen eines örtlichen Werts",
  "the ends of such a value": "die Grenzen eines solchen Werts",
  "the list {list}": "die Liste {list}",
  "the list {name} as a parameter, each item {type}": "die Liste {name} als Parameter, in ihr je {type}",
  "the name {name} here": "der Name {name} an dieser Stelle",
  "the roll {roll}": "der Wurf {roll}",
  "the roll {roll} of {local}": "der Wurf {roll} von {local}",
  "unknown {name}": "unbekannt: {name}",
  "writing a list whose length is only known in play": "das Eintragen einer Liste, deren Länge erst im Spiel feststeht",
  "writing more values than there are entries": "das Eintragen von mehr Werten, als es Einträge gibt",
  "{field} of {owner}": "{field} von {owner}",
  "{found} in a calculation": "{found} in einer Rechnung",
  "{found} where a whole number is wanted": "{found}, wo eine ganze Zahl stehen soll",
  "{plan} calls itself": "{plan} ruft sich selbst auf",
  "{type} as a stored value": "{type} als gespeicherter Wert",
} as const;

export type Reason = keyof typeof german;
type Inserted = string | number | Bilingual;
type Holes<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
/** What a reason needs beside its text. */
export type Inserts<R extends Reason> = [Holes<R>] extends [never] ? readonly [] : readonly [Readonly<Record<Holes<R>, Inserted>>];

export function reasonText<R extends Reason>(reason: R, ...[inserts]: Inserts<R>): Bilingual {
  const given = new Map<string, Inserted>(Object.entries(inserts ?? {}));
  const filled = (text: string, language: keyof Bilingual): string =>
    text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const found = given.get(name) ?? hole;
      return typeof found === "object" ? found[language] : String(found);
    });
  return { de: filled(german[reason], "de"), en: filled(reason, "en") };
}

/** The kinds of values while a Plan is built. */
export const kinds: Readonly<Record<"int" | "ratio" | "list" | "slot" | "text", Bilingual>> = {
  int: { de: "eine ganze Zahl", en: "a whole number" },
  ratio: { de: "ein Bruch", en: "a fraction" },
  list: { de: "eine Liste", en: "a list" },
  slot: { de: "ein Bogen oder Ding", en: "a sheet or thing" },
  text: { de: "ein Text", en: "a text" },
};
