// (e) XDR control roll: a series of rolls with boni and mali, every one of which may move the skill; mastery ends at the Vitalität, and
// what is trained does not fall.

import type { Lookup, Plan, Program } from "../../../src/plan/types.ts";
import { above, and, below, dice, equal, isNone, look, lookup, lowest, minus, not, plan, plus, program } from "../build.ts";
import * as xdr from "./xdr.ts";

export const Skillwurf = "check/Skillwurf";
export const Kontrollwurf = "check/Kontrollwurf";
export const grades = {
  "kritischer Misserfolg": -1,
  Misserfolg: 0,
  "zweifelhafter Erfolg": 1,
  Erfolg: 2,
  "sehr guter Erfolg": 3,
  "kritischer Erfolg": 4,
} as const;
export type Grade = keyof typeof grades;
export const isGrade = (name: string): name is Grade => Object.hasOwn(grades, name);

const Modus = "table/Modus";
/** By the die and the level, schlecht to sehr gut. */
const modes: Lookup = lookup(Modus, [[1, 6], [1, 3]], [-1, 0, 0, 1, 2, 3, 0, 0, 2, 1, 2, 3, 0, 0, 2, 2, 3, 4]);

const once: Plan = plan(Skillwurf, { Figur: xdr.Figur }, [-1, 4], (b) => {
  const Skill = b.given("Skill", [0, 4]);
  const [Auge, Stand] = [b.roll("Auge"), b.local("Stand")];
  const level = b.cell("Figur", xdr.Skills, Skill);
  const vitality = b.value(xdr.Wert, ["Figur"], xdr.eigenschaft.Vitalität);
  const at = b.place("Figur", xdr.Skills, Skill);
  return [
    b.needs(not(isNone(level)), "check/Skillwurf/nicht gelernt"),
    b.needs(above(lowest(level, vitality), 0), "check/Skillwurf/bewusstlos"),
    b.draw(Auge, 0),
    b.let(Stand, lowest(level, vitality)),
    b.when(and(equal(Auge, 1), above(Stand, 1), not(b.value(xdr.trainiert, ["Figur"], Skill))), [b.becomes(at, minus(Stand, 1))]),
    b.when(and(equal(Auge, 6), below(level, vitality)), [b.rises(at, 1)]),
    b.end(look(Modus, Auge, Stand)),
  ];
});

const control: Plan = plan(Kontrollwurf, { Figur: xdr.Figur }, [-1, 4], (b) => {
  const [Skill, Boni, Mali] = [b.given("Skill", [0, 4]), b.given("Boni", [0, 5]), b.given("Mali", [0, 5])];
  const Ergebnis = b.local("Ergebnis");
  return [
    b.series(b.call(Skillwurf, ["Figur"], [Skill]), {
      success: grades["zweifelhafter Erfolg"],
      need: plus(1, Mali),
      rerolls: Boni,
      keep: "last",
      result: Ergebnis,
      tally: [b.tally("Erfolge"), b.tally("Neuwürfe")],
    }),
    b.end(Ergebnis),
  ];
});

export const controlProgram = (): Program =>
  program({
    layouts: xdr.layouts,
    lookups: [modes],
    pools: [dice(1, 6)],
    derived: xdr.derivedValues,
    watches: xdr.watches,
    plans: [once, control],
  });
