/** Designers' mistakes: one located diagnostic each, and nothing from those who depend on them. */
import { describe, expect, it } from "vitest";
import { marksOf, modelOf, said } from "./check.ts";

const mistakes: Readonly<Record<string, string>> = {
  "numbers in a series, in dice and in loops that ask for nothing, or for more than there is": `
scale Ausgang: daneben, getroffen { success from getroffen }
sheet Held { Kraft: 0..6 starts at 3 }
check Schuss for Held gives Ausgang {
  roll 1w6 as Auge
  result daneben if Auge < 4
  result getroffen
}
check A for Held gives Ausgang { result make Schuss needing 0 successes }
//                                                          ^ out-of-range-value
check B for Held gives Ausgang { result make Schuss needing 1 success, rerolling -2 failures }
//                                                                               ^^ out-of-range-value
check C for Held { roll 0w6 as X }
//                      ^^^ out-of-range-value
check D for Held { roll 3w6 keep highest 0 as X }
//                                       ^ out-of-range-value
check E for Held { roll 3w6 keep highest 4 as X }
//                                       ^ out-of-range-value
check F for Held { roll 3w6 drop lowest 3 as X }
//                                      ^ out-of-range-value
check G for Held { roll 3w6 exploding on 7 as X }
//                                       ^ out-of-range-value
check H for Held { roll 3w6 exploding on 6 at most 0 times as X }
//                                                 ^ out-of-range-value
check I for Held { roll 3w6 counting 7 or more as X }
//                                   ^ out-of-range-value
check J for Held { roll 3w6 rerolling 0 as X }
//                                    ^ out-of-range-value
check K for Held { repeat up to 0 times { Kraft rises by 1 } }
//                              ^ out-of-range-value
check L for Held { roll 6 times 4w6 keep highest 3 as X }
check M for Held { roll Kraft w6 keep highest 3, counting 5 or more as X }
`,
  "a misspelt name, and no word from its users": `
sheet Figur {
  Kraft: 0..10
  Schaden = Krafd + 1
//          ^^^^^ unknown-name
  Wucht = Schaden * 2
}
check Schlag for Figur gives number { result Wucht }
example Hieb {
  given Ada = Figur(Kraft: 3)
  then Ada's Wucht is 8
}
`,
  "a name that differs in case": `
sheet Figur { Kraft: 0..10 }
check Schlag for Figur gives number { result kraft }
//                                           ^^^^^ unknown-name
`,
  "what is given with a range is handed on with all of it": `
sheet Figur { Kraft: 0..10 }
formula Doppelt(Boni: 0..4) gives number = Boni * 2
check Probe for Figur gives number {
  given Mali: 0..5
  let Passend = Doppelt(Mali limited to 0..4)
  let Zu weit = Doppelt(Mali)
//                      ^^^^ out-of-range-value
  result Passend + Zu weit
}
law "Alle Boni" for every b in 0..5 {
  then Doppelt(b) is b + b
//             ^ out-of-range-value
}
`,
  "one value where a list needs two": `
formula Summe(Zahlen: list of number at least 2) gives number = sum of Zahlen
constant Eins = Summe(1)
//                    ^ out-of-range-length
`,
  "a misspelt step": `
scale Ausgang: Fehlschlag, Erfolg
check Münze gives Ausgang {
  result Erfolk
//       ^^^^^^ unknown-name
}
`,
  "a declaration twice": `
constant Grundwert = 1
constant Grundwert = 2
//       ^^^^^^^^^ duplicate-name
`,
  "a roll under the name of a value of the sheet": `
sheet Figur { Kraft: 0..10 }
check Schlag for Figur gives number {
  roll 1d6 as Kraft
//            ^^^^^ duplicate-name
  result 1
}
`,
  "a division that is not rounded, in a stored value": `
sheet Figur {
  Kraft: 0..10 starts at 5
  Mut: 0..10 starts at 5
}
action Wut for Figur {
  Kraft rises by Mut / 2
//               ^^^^^^^ mismatched-number
}
`,
  "dice as a number": `
check Wurf gives number {
  result 1d6 + 2
//       ^^^ mismatched-dice
}
`,
  "too many dice": `
check Lawine gives number {
  roll 1000000000w6 as Masse
//     ^^^^^^^^^^^^ too-large-dice
  result Masse
}
`,
  "names of JavaScript as labels": `
sheet Charakter { Kraft: 0..9 }
example Fremd {
  given Ada = Charakter(constructor: 1)
//                      ^^^^^^^^^^^ unknown-name
  then Ada's Kraft is 1
}
`,
  "an argument by a wrong name": `
formula Summe(eins: number, zwei: number) gives number = eins + zwei
constant Drei = Summe(eins: 1, zwo: 2)
//                             ^^^ unknown-name
`,
  "a skill that may not be learned": `
scale Wert {
  | Zahl | Wort    |
  |------|---------|
  | -    | fehlt   |
  | 0    | schwach |
  | 1    | stark   |
}
sheet Figur { Name: text starts at "" }
talents Talente of Figur {
  each: Wert starts at none
  | Talent   |
  |----------|
  | Klettern |
}
check Probe for Figur gives number {
  given Können: talent
  result Können + 1
//       ^^^^^^ unguarded-none
}
`,
  "a header with a cell too few, told once": `
table Bonus by Wert: 1..3 gives 0..5 {
  | Wert |
//^^^^^^^^ mismatched-row
  |------|
  | 1    | 0 |
  | 2    | 1 |
  | 3    | 5 |
}
`,
  "a label that is no name": `
sheet Figur { Kraft: 0..9 starts at 1 }
example Hieb {
  given Ada = Figur(Kraft - 1: 3)
//                  ^^^^^^^^^ unknown-name
  then Ada's Kraft is 3
}
`,
  "a rule that leads back to itself": `
formula Hin(n: number) gives number = Her(n) + 1
//      ^^^ circular-call
formula Her(n: number) gives number = Hin(n) + 1
`,
  "an unknown check in an example": `
check Münze gives number { result 1 }
example Wurf {
  when make Munze
//          ^^^^^ unknown-name
  then result is 1
}
`,
  "an answer nobody asks for": `
check Frage gives number {
  ask gm for Zielwert: 1..20
  result Zielwert
}
example Antwort {
  gm says Zielwerd = 12
//        ^^^^^^^^ unknown-name
  when make Frage
  then result is 12
}
`,
};

describe("one mistake, one message", () => {
  it.each(Object.entries(mistakes))("%s", (_, text) => {
    const { found, drawn } = said(text);
    expect(found).toEqual(drawn);
  });
});

describe("names of JavaScript", () => {
  it("are ordinary names", () => {
    const text = `
sheet constructor { toString: 0..9 starts at 1 }
values valueOf of constructor {
  each hasOwnProperty: 0..9 starts at 2
  | Wert      |
  |-----------|
  | prototype |
}
check isPrototypeOf for constructor gives number { result toString + hasOwnProperty of prototype }
`;
    expect(marksOf(text)).toEqual([]);
    expect(modelOf(text).checks.length).toBe(1);
  });
});

describe("what is known not to be none", () => {
  const sheet = "sheet Figur { Bonus: 0..9 or none starts at none }\n";
  it.each([
    ["needs", 'needs Bonus is not none "Keiner."\n result Bonus'],
    ["a result for that case", "result 0 if Bonus is none\n result Bonus"],
    ["if", "result if Bonus is none then 0 else Bonus"],
    ["when", "when Bonus is not none { result Bonus }\n result 0"],
    ["when that ends", "when Bonus is none { result 0 }\n result Bonus"],
    ["and", "result 1 if Bonus is not none and Bonus > 3\n result 0"],
    ["or", "result 0 if Bonus is none or Bonus > 3\n result Bonus"],
  ])("%s", (_, body) => {
    expect(marksOf(`${sheet}check Probe for Figur gives number {\n${body}\n}`)).toEqual([]);
  });

  it("is forgotten when it may have become none", () => {
    const body = 'needs Bonus is not none "Keiner."\n Bonus becomes none\n result Bonus';
    expect(marksOf(`${sheet}check Probe for Figur gives number {\n${body}\n}`).map((one) => one.code)).toEqual(["unguarded-none"]);
  });
});

describe("intervals", () => {
  it.each([
    ["2 + 3", 5, 5],
    ["0 - 7", -7, -7],
    ["Zahl * 2 - 1", -7, 17],
    ["Zahl / 2 rounded down", -2, 4],
    ["Zahl limited to 0..5", 0, 5],
    ["highest of (Zahl, 4)", -3, 9],
    ["remainder of Zahl / 4", 0, 3],
    ["count of (1, 2, 3)", 3, 3],
    ["if Zahl > 0 then Zahl else 20", -3, 20],
  ])("%s is in %d..%d", (expression, low, high) => {
    const [formula] = modelOf(`formula F(Zahl: -3..9) = ${expression}`).formulas;
    expect(formula?.type).toEqual({ kind: "number", low, high, unit: null });
  });
});
