// What the XDR rules share: the sheet, its effective attributes (training lifts them), and the conditions: two are gained, the others
// follow from the attributes.

import type { Derived, Expr, Layout, Plan, Watch } from "../../../src/plan/types.ts";
import { and, atMost, cell, choose, column, derived, entry, equal, highest, layout, lowest, or, plan, plus, reaction, value, type Sheet } from "../build.ts";

export const Figur = "sheet/Figur";
export const Eigenschaften = "Eigenschaften";
export const Skills = "Skills";
export const Maximallevel = "Maximallevel";
export const Trainingsfelder = "Trainingsfelder";
export const Koma = "Koma";
export const hysterisch = "hysterisch";

export const eigenschaft = { Intuition: 0, Konzentration: 1, Koordination: 2, Speed: 3, Kraft: 4, Vitalität: 5, Wille: 6 } as const;
export type Eigenschaft = keyof typeof eigenschaft;
export const isEigenschaft = (name: string): name is Eigenschaft => Object.hasOwn(eigenschaft, name);
/** Entries of the skills; in a training field an attribute stands behind them. */
export const skill = { Reflexe: 0, Zauberabwehr: 1, Faustkampf: 2, Messerkampf: 3, Schießen: 4 } as const;
const skillCount = 5;

export const layouts: readonly Layout[] = [
  layout(
    Figur,
    column(Maximallevel, [0, 3]),
    column(Eigenschaften, [0, 3], { entries: 7, rising: cell(0, Maximallevel) }),
    column(Skills, [1, 3], { entries: skillCount, optional: true }),
    column(Trainingsfelder, [0, 11], { entries: 3, optional: true }),
    column(Koma, [0, 1]),
    column(hysterisch, [0, 1]),
  ),
];

export const Wert = "derived/Eigenschaft";
export const trainiert = "derived/trainiert";
const field = (i: number): Expr => cell(0, Trainingsfelder, i);
const fieldsFor = (what: Expr): Expr => plus(equal(field(0), what), equal(field(1), what), equal(field(2), what));

export const derivedValues: readonly Derived[] = [
  derived(trainiert, [Figur], [[0, 11]], or(equal(field(0), entry), equal(field(1), entry), equal(field(2), entry))),
  derived(
    Wert,
    [Figur],
    [[0, 6]],
    highest(
      cell(0, Eigenschaften, entry),
      lowest(plus(cell(0, Eigenschaften, entry), fieldsFor(plus(entry, skillCount))), 3, cell(0, Maximallevel)),
    ),
  ),
];
const wille = value(Wert, [0], eigenschaft.Wille);
const bewusstlos = equal(value(Wert, [0], eigenschaft.Vitalität), 0);

export const watches: readonly Watch[] = [
  reaction("reaction/Wille bricht", Figur, wille, "reaches", 0, (b) => [
    b.when(bewusstlos, [b.becomes(b.place("sheet", Koma), 1)], [b.becomes(b.place("sheet", hysterisch), 1)]),
  ]),
  reaction("condition/Koma/ends", Figur, and(cell(0, Koma), atMost(1, wille)), "begins", null, (b) => [b.becomes(b.place("sheet", Koma), 0)]),
  reaction("condition/hysterisch/ends", Figur, and(cell(0, hysterisch), atMost(1, wille)), "begins", null, (b) => [
    b.becomes(b.place("sheet", hysterisch), 0),
  ]),
];

/** The conditions as bits of one number, in this order. */
export const Zustände = "read/Zustände";
export const conditionNames = ["Scheibe", "zerstreut", "unkontrolliert", "immobil", "benommen", "bewusstlos", Koma, hysterisch] as const;
export const conditions: Plan = plan(Zustände, { Figur }, [0, 255], (b) => {
  const holds: readonly Expr[] = [
    ...[0, 1, 2, 3, 4, 5].map((i) => equal(b.value(Wert, ["Figur"], i), 0)),
    b.cell("Figur", Koma),
    b.cell("Figur", hysterisch),
  ];
  const bits = holds.map((test, i) => choose(test, 2 ** i, 0));
  return [b.end(plus(bits[0]!, ...bits.slice(1)))];
});

export const figur = (over: Sheet = {}): Sheet => ({
  [Maximallevel]: 3,
  [Eigenschaften]: [2, 2, 2, 2, 2, 2, 2],
  [Skills]: [null, null, null, null, null],
  [Trainingsfelder]: [null, null, null],
  [Koma]: 0,
  [hysterisch]: 0,
  ...over,
});
