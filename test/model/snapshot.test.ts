/** Small texts and the Model they become, side by side. */
import { expect, it } from "vitest";
import { modelOf } from "./check.ts";

const text = `
source Regeln { prefix: "R-" }
sheet Figur {
  resource Kraft (KR): 0..6 starts full §1.01 §2..§3
  modifier 1 to Kraft
}
scale Ausgang: Fehlschlag, Erfolg { success from Erfolg }
check Probe for Figur gives Ausgang {
  given Ziel: 0..9 usually 4 "Wie schwer es ist."
  roll 2d6 as Wurf
  result Erfolg if Wurf + KR >= Ziel §4
  result Fehlschlag
}
`;

it("a sheet, a scale and a check", () => {
  const { sheets, scales, checks } = modelOf(text);
  expect({ sheets, scales, checks }).toMatchSnapshot();
});

it("an example over a table", () => {
  const more = `${text}
example Grenzen by Ziel: 0..9 {
  given Ada = Figur(KR: 2)
  when Ada makes Probe(Ziel) rolling (3, 4)
  then result is Ergebnis
  then chance of success is 12.5%
  | Ziel | Ergebnis   |
  |------|------------|
  | 8-9  | Erfolg     |
}
`;
  expect(modelOf(more).examples).toMatchSnapshot();
});
