/**
 * The list of what is found without being asked: a small ruleset for each item, with what is said in both languages. Each finding stands at
 * its place, alone; where it has a repair, the repair closes it and brings no mistake of its own.
 */
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { check } from "../../src/compile.ts";
import { message } from "../../src/diagnostics/render.ts";
import { applied, type Diagnostic } from "../../src/diagnostics/report.ts";

interface Item {
  readonly item: string;
  readonly code: string;
  /** The first line of the marked place. */
  readonly at: string;
  readonly de: string;
  readonly en: string;
  /** Whether a repair can be written down. */
  readonly mends: boolean;
  readonly text: string;
}

const head = 'ruleset Probe { version: "1"  language: de }\n';
const found = (text: string): readonly Diagnostic[] => check([createSource("a.rules", text)]).diagnostics;

const list: readonly Item[] = [
  {
    item: "gaps in the range that really arrives",
    code: "uncovered-rows",
    at: "Todeskampf",
    de: "Keine Zeile von Todeskampf antwortet auf -4; dazu kommt es bei Figur(CE: -6), Wurf = 2 (mit Wahrscheinlichkeit 5/18 antwortet keine Zeile). Ergänze eine Zeile dafür.",
    en: "No row of Todeskampf answers -4, which comes about with Figur(CE: -6), Wurf = 2 (a chance of 5/18 that no row answers). Add a row for it.",
    mends: true,
    text: `
sheet Figur { CE: -6..3 starts at 0 }
table Todeskampf by Summe: number gives 1..3 {
  | Summe | Stufe |
  |-------|-------|
  | 0-7   | 1     |
  | 8-12  | 2     |
  | 13+   | 3     |
}
check Sterben for Figur gives 1..3 {
  roll 2d6 as Wurf
  result Todeskampf(Wurf + CE)
}
`,
  },
  {
    item: "gaps in what only changes something and gives no result",
    code: "uncovered-rows",
    at: "Erholung",
    de: "Keine Zeile von Erholung antwortet auf 5; dazu kommt es bei Wurf = 5 (mit Wahrscheinlichkeit 1/6 antwortet keine Zeile). Ergänze eine Zeile dafür.",
    en: "No row of Erholung answers 5, which comes about with Wurf = 5 (a chance of 1/6 that no row answers). Add a row for it.",
    mends: true,
    text: `
sheet Figur { Kraft: 0..9 starts at 3 }
table Erholung by Wurf: 1..6 gives 0..3 {
  | Wurf | Punkte |
  |------|--------|
  | 1-4  | 1      |
  | 6    | 3      |
}
procedure Rast for Figur {
  roll 1d6 as Wurf
  Kraft rises by Erholung(Wurf)
}
`,
  },
  {
    item: "overlaps",
    code: "overlapping-rows",
    at: "| 5-9  | 3     |",
    de: "Die Zeilen „1-5“ und „5-9“ antworten beide auf 5. Jeder Fall darf nur in einer Zeile stehen.",
    en: "The rows \"1-5\" and \"5-9\" both answer 5. Each case may be in one row only.",
    mends: true,
    text: `
table Bonus by Wert: 1..9 gives 0..5 {
  | Wert | Bonus |
  |------|-------|
  | 1-5  | 0     |
  | 5-9  | 3     |
}
`,
  },
  {
    item: "cases no branch answers",
    code: "missing-result",
    at: "Angriff",
    de: "Angriff kann ohne Ergebnis enden, zum Beispiel bei Hieb = 1, Parade = 1 (Wahrscheinlichkeit 1/20). Ergänze eine Zeile „result …“ für diesen Fall.",
    en: "Angriff can end without a result, for example with Hieb = 1, Parade = 1 (a chance of 1/20). Add a line \"result …\" for that case.",
    mends: true,
    text: `
sheet Kämpfer { Nahkampf: 0..5 starts at 2 }
check Angriff for Kämpfer against Gegner: Kämpfer gives one of Treffer or Abwehr {
  roll 1d20 as Hieb
  roll 1d20 as Parade
  result Treffer if Hieb + Nahkampf > Parade + Gegner's Nahkampf
  result Abwehr if Hieb + Nahkampf < Parade + Gegner's Nahkampf
}
`,
  },
  {
    item: "results that never happen",
    code: "unreachable-outcome",
    at: "Suche",
    de: "Suche ergibt nie Falle. Schreib den Fall, in dem es das tut, oder nimm es aus der Liste.",
    en: "Suche never gives Falle. Write the case in which it does, or take it out of the list.",
    mends: true,
    text: `
check Suche gives one of nichts, Spur, Schatz or Falle {
  roll 1d6 as Wurf
  result Schatz if Wurf is 6
  result Spur if Wurf >= 3
  result nichts
}
`,
  },
  {
    item: "dead rows",
    code: "unreachable-row",
    at: "| 1     | 0     |",
    de: "Diese Zeile von Bonus kommt nie dran: Nachgeschlagen wird dort 2 bis 12.",
    en: "This row of Bonus is never used: what is looked up there is 2 to 12.",
    mends: true,
    text: `
table Bonus by Summe: number gives 0..5 {
  | Summe | Bonus |
  |-------|-------|
  | 1     | 0     |
  | 2-9   | 1     |
  | 10+   | 3     |
}
check Probe gives 0..5 {
  roll 2d6 as Wurf
  result Bonus(Wurf)
}
`,
  },
  {
    item: "dead sentences",
    code: "unreachable-sentence",
    at: "result Wunder if Wurf + Kraft >= 30",
    de: "Dazu kommt es nie: Was davor steht, lässt keinen Fall dafür übrig.",
    en: "This never happens: nothing that comes before leaves a case for it.",
    mends: true,
    text: `
sheet Figur { Kraft: 0..20 starts at 10 }
check Probe for Figur gives one of Patzer, Erfolg or Wunder {
  roll 1d20 as Wurf
  result Erfolg if Wurf + Kraft >= 15
  result Wunder if Wurf + Kraft >= 30
  result Patzer
}
`,
  },
  {
    item: "outcomes with odds 0",
    code: "certain-result",
    at: "Klettern",
    de: "In Klettern ändern die Würfel nichts: Kein Ergebnis ist ein Erfolg von Ausgang.",
    en: "In Klettern the dice change nothing: no result is a success of Ausgang.",
    mends: true,
    text: `
scale Ausgang: Patzer, Misserfolg, Erfolg { success from Erfolg }
check Klettern gives Ausgang {
  roll 1d20 as Wurf
  result Patzer if Wurf is 1
  result Misserfolg
}
`,
  },
  {
    item: "outcomes with odds 1",
    code: "certain-result",
    at: "Klettern",
    de: "In Klettern ändern die Würfel nichts: Jedes Ergebnis ist ein Erfolg von Ausgang.",
    en: "In Klettern the dice change nothing: every result is a success of Ausgang.",
    mends: true,
    text: `
scale Ausgang: Misserfolg, Erfolg, Glanz { success from Erfolg }
check Klettern gives Ausgang {
  roll 1d20 as Wurf
  result Glanz if Wurf is 20
  result Erfolg
}
`,
  },
  {
    item: "a cascade that ends nowhere",
    code: "uncovered-rest",
    at: "Schaden",
    de: "Was von Schaden übrig bleibt, führt nirgends hin: Keine Regel sieht auf die letzte Stufe, und „at the end“ fehlt.",
    en: "What is left of Schaden goes nowhere: no rule looks at its last stage, and \"at the end\" is missing.",
    mends: true,
    text: `
sheet Figur {
  Ausdauer: 0..9 starts at 9
  Leben: 0..9 starts at 9
}
cascade Schaden for Figur {
  first Ausdauer
  then Leben
}
procedure Sturz for Figur {
  roll 2d6 as Höhe
  suffers Höhe from Schaden
}
`,
  },
  {
    item: "reactions in a circle",
    code: "circular-reaction",
    at: "when Mut falls",
    de: "Diese Reaktionen lösen einander aus: „when Mut falls“ und „when Angst rises“. Bei einer Wirkung läuft jede einmal; danach bricht der Kreis ab.",
    en: "These reactions wake each other: \"when Mut falls\" and \"when Angst rises\". For one effect each runs once; after that the circle is cut.",
    mends: true,
    text: `
sheet Figur {
  Mut: 0..9 starts at 5
  Angst: 0..9 starts at 0
  when Mut falls { Angst rises by 1 }
  when Angst rises { Mut falls by 1 }
}
`,
  },
  {
    item: "loops that never leave",
    code: "endless-repeat",
    at: "repeat until Steine is 5 {",
    de: "Diese Wiederholung endet nie: Nichts in ihr führt zu dem, worauf sie wartet.",
    en: "This repetition never ends: nothing in it leads to what it waits for.",
    mends: true,
    text: `
check Sammeln gives 0..9 {
  let Steine: 0..9 = 0
  repeat until Steine is 5 {
    roll 1d6 as Wurf
    Steine rises by 2 if Wurf >= 3
  }
  result Steine
}
`,
  },
  {
    item: "modifiers whose order matters unstated",
    code: "ambiguous-order",
    at: "modifier +3 to Kraft up to 6",
    de: "Bärenkraft hat hier eine Grenze, und müde ändert denselben Wert: Was zuerst kommt, ändert das Ergebnis, und keine Zeile sagt es. Aus 4 wird mit Bärenkraft zuerst 5, mit müde zuerst 6.",
    en: "Bärenkraft has a limit here and müde changes the same value: which comes first changes what comes out, and no line says it. From 4, Bärenkraft first gives 5, müde first gives 6.",
    mends: true,
    text: `
sheet Figur {
  Kraft: 0..9 starts at 5
  Gaben: list of Gabe
}
condition müde for Figur { modifier -1 to Kraft }
feats Gabe {
  | Gabe       |
  |------------|
  | Bärenkraft |
}
extend feat Bärenkraft { modifier +3 to Kraft up to 6 }
`,
  },
  {
    item: "general modifiers a check ignores",
    code: "ignored-modifiers",
    at: "modifier -2 to Hieb",
    de: "Hieb bekommt hier Modifikatoren und nennt nirgends „modifiers“; sie ändern also nichts. Schreib, wo sie zählen, etwa „Wurf + modifiers“.",
    en: "Hieb is given modifiers here and never says \"modifiers\", so they change nothing. Write where they count, for example \"Wurf + modifiers\".",
    mends: true,
    text: `
sheet Figur { Kraft: 0..20 starts at 10 }
condition müde for Figur { modifier -2 to Hieb }
check Hieb for Figur gives one of daneben or Treffer {
  roll 1d20 as Wurf
  result Treffer if Wurf + Kraft >= 20
  result daneben
}
`,
  },
  {
    item: "a better value that lowers the odds, with both numbers",
    code: "uneven-odds",
    at: "Hieb",
    de: "In Hieb ist mehr nicht immer besser: Die Erfolgschance ist 1/3 bei Kraft: 0, 1/2 bei Kraft: 1 und 1/3 bei Kraft: 2.",
    en: "In Hieb, more is not always better: the chance of success is 1/3 with Kraft: 0, 1/2 with Kraft: 1 and 1/3 with Kraft: 2.",
    mends: false,
    text: `
scale Ausgang: Fehlschlag, Erfolg { success from Erfolg }
sheet Figur { Kraft: 0..3 starts at 1 }
table Ziel by Kraft: 0..3 gives 1..6 {
  | Kraft | Ziel |
  |-------|------|
  | 0     | 5    |
  | 1     | 4    |
  | 2     | 5    |
  | 3     | 2    |
}
check Hieb for Figur gives Ausgang {
  roll 1d6 as Wurf
  result Erfolg if Wurf >= Ziel(Kraft)
  result Fehlschlag
}
`,
  },
  {
    item: "a limit that always bites",
    code: "certain-limit",
    at: "Wunden rises by Höhe + 4",
    de: "Wunden kommt hier immer an die Grenze: Was auch vorher war, es ergibt 4.",
    en: "Wunden always comes to its limit here: whatever happened before, this gives 4.",
    mends: true,
    text: `
sheet Figur { Wunden: 0..4 starts at 0 }
procedure Sturz for Figur {
  roll 1d6 as Höhe
  Wunden rises by Höhe + 4
}
`,
  },
  {
    item: "a secret that leaks",
    code: "misplaced-secret",
    at: "result Wurf - Zielwert",
    de: "Das verrät den Spielern Zielwert, obwohl es geheim ist: Die Zahl selbst geht in das ein, was sie sehen.",
    en: "This tells the players Zielwert, which is secret: the number itself goes into what they see.",
    mends: true,
    text: `
check Schleichen gives -40..20 {
  ask gm for Zielwert: 1..40 secret
  roll 1d20 as Wurf
  result Wurf - Zielwert
}
`,
  },
  {
    item: "claims that differ",
    code: "differing-example",
    at: "then chance of Patt is 3/80",
    de: "„chance of Patt is 3 / 80“ stimmt nicht: Es ist 1/20 (0.05000), das Beispiel sagt 3/80.",
    en: "\"chance of Patt is 3 / 80\" does not hold: it is 1/20 (0.05000), the example says 3/80.",
    mends: true,
    text: `
check Angriff gives one of Treffer or Patt {
  roll 1d20 as Angriff
  roll 1d20 as Abwehr
  result Patt if Abwehr is Angriff
  result Treffer
}
example "Patt" {
  when make Angriff
  then chance of Patt is 3/80
}
`,
  },
  {
    item: "a law that no creation keeps",
    code: "unreachable-must",
    at: "must Kraft >= 9 \"Zu schwach.\"",
    de: "Figur erschaffen verletzt dieses Gesetz, was auch gewürfelt und geantwortet wird. Berichtige das Gesetz oder das, wovon es spricht.",
    en: "Whatever is rolled and answered, Figur erschaffen breaks this law. Mend the law, or what it speaks of.",
    mends: true,
    text: `
sheet Figur {
  Kraft: 0..10 starts at 2
  must Kraft >= 9 "Zu schwach."
}
creation of Figur {
  step Kraft { roll 1d6 as Wurf; Kraft rises by Wurf }
}
`,
  },
  {
    item: "a division by 0 in what gives no result",
    code: "out-of-range-divisor",
    at: "Last falls by (12 / (Last - 3) rounded down) if Wurf >= 3",
    de: "Hier wird durch 0 geteilt.",
    en: "This divides by 0.",
    mends: true,
    text: `
sheet Figur { Last: 0..9 starts at 3 }
procedure Marsch for Figur {
  roll 1d6 as Wurf
  Last falls by (12 / (Last - 3) rounded down) if Wurf >= 3
}
`,
  },
  {
    item: "a result that leaves its range",
    code: "out-of-range-claim",
    at: "result Wurf + Kraft",
    de: "Wucht soll 0 bis 10 sein, ist hier aber 11, zum Beispiel bei Figur(Kraft: 5), Wurf = 6 (Wahrscheinlichkeit 1/6). Weite den Bereich, oder schreib „limited to 0..10“.",
    en: "Wucht is said to be 0 to 10, but is 11 here, for example with Figur(Kraft: 5), Wurf = 6 (a chance of 1/6). Widen the range, or write \"limited to 0..10\".",
    mends: true,
    text: `
sheet Figur { Kraft: 0..6 starts at 3 }
check Wucht for Figur gives 0..10 {
  roll 1d6 as Wurf
  result Wurf + Kraft
}
`,
  },
  {
    item: "units that are multiplied",
    code: "mismatched-unit",
    at: "Last * 2 m",
    de: "Das ergäbe kg * m, und eine solche Einheit gibt es nicht. Lass bei einer der beiden Größen die Einheit weg.",
    en: "This would come to kg * m, and there is no such unit. Leave the unit off one of the two.",
    mends: true,
    text: `
unit m "Meter"
unit kg "Kilogramm"
constant Last = 3 kg
constant Arbeit = Last * 2 m
`,
  },
];

describe.each(list)("$item", ({ code, at, de, en, mends, text: body }) => {
  const text = head + body.slice(1);
  const all = found(text);
  const [one] = all;

  it("is found at its place, and nothing else is", () => {
    expect(all.map((each) => each.code)).toEqual([code]);
    expect(text.slice(one!.span.start, one!.span.end).split("\n")[0]).toBe(at);
  });

  it("is said in both languages", () => {
    expect(message(one!, "de")).toBe(de);
    expect(message(one!, "en")).toBe(en);
  });

  it("is closed by its repair, if there is one", () => {
    expect(one!.fix !== null).toBe(mends);
    if (one!.fix === null) return;
    const after = found(applied(text, one!.fix.edits));
    expect(after.filter(({ severity }) => severity !== "hint").map((each) => each.code)).toEqual([]);
  });
});

describe("clauses without a rule", () => {
  const text = `${head}source Heft "Das Heft" { clauses: "clauses.md"  prefix: "H-" }\ncheck Wurf gives 1..6 {\n  roll 1d6 as Auge\n  result Auge  §1.1\n}\n`;
  const clauses = createSource("clauses.md", "| ID | Place | Clause | Kind | |\n|---|---|---|---|---|\n| H-1.1 | 1 | Ein Wurf. | rule | – |\n| H-1.2 | 1 | Noch einer. | rule | – |\n| H-2.1 | 2 | Ein dritter. | rule | – |\n");
  const load = (_: string, path: string): typeof clauses | undefined => (path === "clauses.md" ? clauses : undefined);

  it("are noted by the repair", () => {
    const [one, ...more] = check([createSource("a.rules", text)], load).diagnostics;
    expect([one?.code, more]).toEqual(["uncovered-clause", []]);
    expect(message(one!, "de")).toBe("Von den Klauseln von Heft haben 2 keine Regel: H-1.2 und H-2.1. Zitiere jede dort, wo sie umgesetzt ist, oder merke sie mit „todo“ vor.");
    const mended = applied(text, one!.fix!.edits);
    expect(mended.slice(text.length)).toBe('todo "Noch ohne Regel."  §1.2\ntodo "Noch ohne Regel."  §2.1\n');
    expect(check([createSource("a.rules", mended)], load).diagnostics).toEqual([]);
  });
});
