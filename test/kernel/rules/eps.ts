// What the EPS rules share: the sheet with its calculated values, the weapons, moral as a reaction. The traits' share of a probe value
// (CE) is a plain column here. `Sizes` makes the same rules smaller, so that brute force can walk over every throw.

import type { Derived, Layout, Lookup, Plan, Pool, Watch } from "../../../src/plan/types.ts";
import {
  above,
  and,
  atMost,
  cell,
  choose,
  column,
  derived,
  dice,
  divide,
  entry,
  isNone,
  layout,
  limited,
  look,
  lookup,
  minus,
  not,
  plan,
  plus,
  reaction,
  times,
  value,
  type Sheet,
} from "../build.ts";

export interface Sizes {
  /** Faces of the die of an attack; its highest face doubles the damage. */
  readonly attack: number;
  /** The lower end of the life points. */
  readonly leastLife: number;
}
export const printed: Sizes = { attack: 20, leastLife: -99 };

export const Charakter = "sheet/Charakter";
export const Nahkampfwaffe = "thing/Nahkampfwaffe";
export const Fernkampfwaffe = "thing/Fernkampfwaffe";

export const LP = "Lebenspunkte";
export const Moral = "Moral";
export const NPC = "NPC";
export const WW = "WW";
export const CE = "CE";
export const Schutz = "Schutz";

export const AVG = "derived/AVG WW";
export const RW = "derived/Rüstungswert";
export const Probewert = "derived/Probewert";
export const Bonus = "derived/Bonus";
export const konfliktunfähig = "derived/konfliktunfähig";
export const vollesLeben = times(value(AVG, [0]), 3);

export const layouts = (sizes: Sizes): readonly Layout[] => [
  layout(
    Charakter,
    column(WW, [4, 20], { entries: 4 }),
    column(CE, [-6, 6], { entries: 4 }),
    column(LP, [sizes.leastLife, 60], { hi: vollesLeben }),
    column(Moral, [-99, 20]),
    column(NPC, [0, 1]),
    // The field of the condition "gedeckt"; none: not in cover.
    column(Schutz, [0, 20], { optional: true }),
  ),
  layout(Nahkampfwaffe, column("Schaden", [0, 99], { kind: "dice" })),
  layout(Fernkampfwaffe, column("Schaden", [0, 99], { kind: "dice" }), column("Schuss", [0, 99], { kind: "dice" }), column("Munition", [0, 999])),
];

export const Bonusschlüssel = "table/Bonusschlüssel";
export const Moralwirkung = "table/Moralwirkung";
export const lookups: readonly Lookup[] = [
  lookup(Bonusschlüssel, [[-1, 26]], [-5, -5, -4, -4, -3, -3, -2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]),
  lookup(
    Moralwirkung,
    [[-99, 20]],
    Array.from({ length: 120 }, (_, i) => moralEffect(i - 99)),
  ),
];
function moralEffect(moral: number): number {
  if (moral >= 5) return 0;
  if (moral >= 3) return -1;
  return moral >= 1 ? -2 : 3;
}

const ofSheet = [Charakter];
export const derivedValues: readonly Derived[] = [
  derived(AVG, ofSheet, [], divide(plus(cell(0, WW, 0), cell(0, WW, 1), cell(0, WW, 2), cell(0, WW, 3)), 4, "down")),
  derived(RW, ofSheet, [], plus(minus(value(AVG, [0]), 4), choose(isNone(cell(0, Schutz)), 0, cell(0, Schutz)))),
  derived(konfliktunfähig, ofSheet, [], atMost(cell(0, LP), 0)),
  derived(Probewert, ofSheet, [[0, 3]], plus(cell(0, WW, entry), cell(0, CE, entry), look(Moralwirkung, cell(0, Moral)))),
  derived(Bonus, ofSheet, [[0, 3]], look(Bonusschlüssel, limited(value(Probewert, [0], entry), -1, 26))),
];

export const watches: readonly Watch[] = [
  reaction("reaction/Schaden drückt die Moral", Charakter, cell(0, LP), "falls", null, (b) => [b.falls(b.place("sheet", Moral), 1)]),
];

/** Numbers of the pools every EPS program has. */
export const pool = { angriff: 0, w4: 1, w6: 2, w8: 3, zweiW4: 4, w3: 5, w2: 6 } as const;
export const weaponDie = { "1d4": pool.w4, "1d6": pool.w6, "1d8": pool.w8, "2d4": pool.zweiW4 } as const;
export type WeaponDie = keyof typeof weaponDie;
export const isWeaponDie = (name: string): name is WeaponDie => Object.hasOwn(weaponDie, name);
export const pools = (sizes: Sizes): readonly Pool[] => [
  dice(1, sizes.attack),
  dice(1, 4),
  dice(1, 6),
  dice(1, 8),
  dice(2, 4),
  dice(1, 3),
  dice(1, 2),
];

export const Schaden_zufügen = "procedure/Schaden zufügen";
/** Who makes an NPC unfit loses one moral. */
export const dealDamage: Plan = plan(Schaden_zufügen, { Täter: Charakter, Opfer: Charakter }, null, (b) => {
  const Menge = b.given("Menge", [0, 99]);
  const vorher = b.local("vorher kampffähig");
  return [
    b.let(vorher, not(b.value(konfliktunfähig, ["Opfer"]))),
    b.falls(b.place("Opfer", LP), Menge),
    b.when(and(vorher, b.value(konfliktunfähig, ["Opfer"]), b.cell("Opfer", NPC)), [b.falls(b.place("Täter", Moral), 1)]),
  ];
});

export const Ausgang = { Fehlschlag: 0, Erfolg: 1 } as const;
export const Probe = "check/Probe";
export const probe: Plan = plan(Probe, { Charakter }, [0, 1], (b) => {
  const Wert = b.given("Wert", [0, 3]);
  const Zielwert = b.answer("Zielwert", [1, 40]);
  const Wurf = b.roll("Wurf");
  const Ergebnis = plus(Wurf, b.value(Bonus, ["Charakter"], Wert));
  return [
    b.ask(Zielwert, "Zielwert", { kind: "range", range: [1, 40], optional: false }, { by: "gm", secret: true, sees: [Wert] }),
    b.draw(Wurf, pool.angriff),
    b.when(atMost(20, Wurf), [b.end(Ausgang.Erfolg)]),
    b.when(atMost(Wurf, 1), [b.end(Ausgang.Fehlschlag)]),
    b.when(above(Ergebnis, Zielwert), [b.end(Ausgang.Erfolg)]),
    b.end(Ausgang.Fehlschlag),
  ];
});

/** What a sheet tells without any dice: armour, the probe value and the bonus of one of its four values. */
export const Lesen = { Rüstung: "read/Rüstungswert", Probewert: "read/Probewert", Bonus: "read/Bonus" } as const;
export const readings: readonly Plan[] = [
  plan(Lesen.Rüstung, { Charakter }, [0, 36], (b) => [b.end(b.value(RW, ["Charakter"]))]),
  plan(Lesen.Probewert, { Charakter }, [-4, 29], (b) => {
    const Wert = b.given("Wert", [0, 3]);
    return [b.end(b.value(Probewert, ["Charakter"], Wert))];
  }),
  plan(Lesen.Bonus, { Charakter }, [-5, 8], (b) => {
    const Wert = b.given("Wert", [0, 3]);
    return [b.end(b.value(Bonus, ["Charakter"], Wert))];
  }),
];

export const charakter = (over: Sheet = {}): Sheet => ({
  [WW]: [12, 12, 12, 12],
  [CE]: [0, 0, 0, 0],
  [LP]: 36,
  [Moral]: 12,
  [NPC]: 0,
  [Schutz]: null,
  ...over,
});
/** Somebody with this armour: by the dice values as far as they reach, by cover beyond. */
export function armoured(armour: number, over: Sheet = {}): Sheet {
  const mean = Math.min(20, armour + 4);
  const cover = armour + 4 - mean;
  return charakter({ [WW]: [mean, mean, mean, mean], [LP]: mean * 3, [Schutz]: cover === 0 ? null : cover, ...over });
}
