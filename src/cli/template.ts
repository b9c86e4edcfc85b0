/**
 * What `new` begins with: attributes, one check, one example.
 *
 * Invariant: both texts pass `check` and `test` as they are (a test holds that), and say the same.
 */
import type { Bilingual } from "../base/text.ts";

export const template: Bilingual = {
  de: `// Ein Regelwerk zum Weiterschreiben. Was hinter zwei Strichen steht, liest nur, wer schreibt.

ruleset Mein Spiel "Worum es geht, in einem Satz." {
  version: "0.1"
  language: de
  gm: "Spielleitung"
  player: "Spieler"
}

# Figuren

sheet Figur "Wer mitspielt." {
  Name: text starts at ""
  resource Ausdauer: 0..10 starts full
}

attributes Eigenschaften of Figur {
  each: 1..10 starts at 5
  | Eigenschaft | wofür                  |
  |-------------|------------------------|
  | Kraft       | heben, stoßen, tragen  |
  | Geschick    | klettern, schleichen   |
  | Verstand    | erinnern, durchschauen |
}

# Proben

scale Ausgang: Fehlschlag, Erfolg { success from Erfolg }

check Probe for Figur "Wenn offen ist, ob etwas gelingt." gives Ausgang {
  given Eigenschaft: Eigenschaften
  ask gm for Schwierigkeit: 0..20 usually 10
  roll 1w10 as Wurf
  result Erfolg if Wurf + Eigenschaft > Schwierigkeit
  Ausdauer falls by 1
  result Fehlschlag
}

// Ein Beispiel zeigt die Regel und prüft sie. Steht dort ein ?, nennt „regelwerk test“ die Zahl.
example Eine schwere Tür {
  given Ada = Figur(Kraft: 7)
  gm says Schwierigkeit = 12
  when Ada makes Probe(Kraft)
  then chance of Erfolg is 50%
  then average of Ada's Ausdauer is 9.5
}
`,
  en: `// A ruleset to go on from. What stands behind two strokes is read by its writers only.

ruleset My Game "What it is about, in one sentence." {
  version: "0.1"
  language: en
  gm: "Game master"
  player: "Player"
}

# Figures

sheet Figure "Who plays along." {
  Name: text starts at ""
  resource Stamina: 0..10 starts full
}

attributes Attributes of Figure {
  each: 1..10 starts at 5
  | Attribute | what for            |
  |-----------|---------------------|
  | Strength  | lift, push, carry   |
  | Agility   | climb, sneak        |
  | Wits      | remember, see through |
}

# Trials

scale Outcome: failed, done { success from done }

check Trial for Figure "When it is open whether something works." gives Outcome {
  given Attribute: Attributes
  ask gm for Difficulty: 0..20 usually 10
  roll 1d10 as Roll
  result done if Roll + Attribute > Difficulty
  Stamina falls by 1
  result failed
}

// An example shows the rule and tests it. Write ? for a number, and "regelwerk test" tells it.
example A heavy door {
  given Ada = Figure(Strength: 7)
  gm says Difficulty = 12
  when Ada makes Trial(Strength)
  then chance of done is 50%
  then average of Ada's Stamina is 9.5
}
`,
};
