// New sheets for creations: every value at its start, before anybody was asked. Invariant: what has no start value stands at its lower
// end until a step of the creation sets it; laws and ends are looked at when the sheet comes to a door.

import type { RulesFacts, SheetFacts } from "./facts.ts";
import { fillIn, type Reading } from "./door.ts";
import { keep, type Kept } from "./kept.ts";
import { bound, cellCount } from "./own.ts";
import { collector } from "./problems.ts";
import { NONE } from "./value.ts";

const made = new WeakMap<SheetFacts, Kept>();

/** Under the entries that count now; it brings none. */
export function newSheet(rules: RulesFacts, facts: SheetFacts): Kept {
  const own = bound();
  const before = own === null ? made.get(facts) : undefined;
  if (before !== undefined) return before;
  const die = {
    text: "1d1",
    pool: { unit: { kind: "faces", faces: [1] }, n: 1, then: [], plus: 0, value: "sum" },
  } as const;
  const reading: Reading = {
    rules,
    path: "",
    problems: collector(),
    cells: facts.blank.slice(),
    dice: [],
    texts: new Map(),
    mine: null,
  };
  const isGiven = facts.fields.map((field): ReadonlySet<number> => {
    if (field.start !== null) return new Set();
    const entries = Array.from({ length: cellCount(field) }, (_, i) => i);
    if (field.shape.kind === "text") reading.texts.set(field.key, "");
    else
      for (const entry of entries) {
        const low = field.shape.kind === "dice" ? reading.dice.push(die) - 1 : field.range[0];
        reading.cells[field.cell + entry] = field.optional ? NONE : low;
      }
    return new Set(entries);
  });
  fillIn(reading, facts, isGiven);
  const things = facts.lists.filter(({ kinds, values }) => kinds === null && values === null);
  const lists = new Map(things.map(({ key }) => [key, []] as const));
  const kept = keep(rules, { facts, cells: reading.cells, dice: reading.dice, texts: reading.texts, lists, own, mine: null });
  if (own === null) made.set(facts, kept);
  return kept;
}
