// Laws of sheets at the end of what was done from outside: an end that breaks one is thrown away. Invariant: play and odds ask the same
// tests, over the rows of cells as they stand at the end.

import type { Call } from "./call-quick.ts";
import type { LawFacts } from "./facts.ts";
import type { NotPossible } from "./not-possible.ts";

type Rows = readonly (readonly number[])[];

const hasLaws = ({ action, kept }: Call): boolean => action.piece !== true && kept.some(({ facts }) => facts.must.length > 0);

/** The first law that one of the sheets breaks; null: none does. `rowsAt`: the cells of each slot. */
export function brokenLaw(call: Call, rowsAt: () => Rows): LawFacts | null {
  if (!hasLaws(call)) return null;
  const rows = rowsAt();
  for (const [slot, { facts }] of call.kept.entries())
    for (const law of facts.must) if (law.test(rows[slot]!) === 0) return law;
  return null;
}

export function againstLaw({ message, id, clauses }: LawFacts): NotPossible {
  return Object.freeze({ possible: false, why: message, code: id, clause: clauses[0] ?? null });
}

/** The law with this id, of any sheet in the call. */
export function lawNamed(call: Call, id: string): LawFacts | undefined {
  return call.kept.flatMap(({ facts }) => facts.must).find((law) => law.id === id);
}

/** Where the laws look in the file of odds, slot by slot. */
export function lawPlaces(call: Call, bases: readonly number[]): readonly number[] {
  return call.kept.flatMap(({ facts }, slot) => facts.must.flatMap(({ reads }) => reads.map((cell) => bases[slot]! + cell)));
}
