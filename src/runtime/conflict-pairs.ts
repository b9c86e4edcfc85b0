// What relations say of every two members, as JSON: `{ "Dominanz": { "Anna": { "Bert": 3 } } }`, by the keys of the members. Invariant: of an
// opposite relation both ways round are written and agree; what is left out is as at the beginning.

import { pairWith } from "./call.ts";
import type { ConflictFacts } from "./conflict-facts.ts";
import type { RulesFacts } from "./facts.ts";
import { type Fight, pairKey, pairOf, type RelationFacts } from "./fight-facts.ts";
import { newSheet } from "./fresh.ts";
import type { Kept } from "./kept.ts";
import { ownValues, plainObject, type Problems } from "./problems.ts";
import { shown } from "./shape.ts";

export function freshPairs(rules: RulesFacts, facts: ConflictFacts): Readonly<Record<string, Kept>> {
  return plainObject(facts.fight.relations.map(({ id }) => [id, newSheet(rules, facts.pairs[id]!)] as const)) as Readonly<Record<string, Kept>>;
}

const amount = (kept: Kept): number => kept.cells[0]!;

/** One entry a relation. */
export function pairsJson(facts: ConflictFacts, fight: Fight<Kept>): readonly (readonly [string, unknown])[] {
  return facts.fight.relations.map(({ id, name, side }) => {
    const there = fight.members.flatMap((one, i) => (one.side === side ? [i] : []));
    const key = (i: number): string => fight.members[i]!.key;
    const row = (a: number): object => plainObject(there.filter((b) => b !== a).map((b) => [key(b), amount(pairOf(fight, id, a, b))] as const));
    return [name, plainObject(there.map((a) => [key(a), row(a)] as const))] as const;
  });
}

/** What is given of relations, and the rest. */
export function apartPairs(facts: ConflictFacts, given: ReadonlyMap<string, unknown>): readonly [ReadonlyMap<string, unknown>, ReadonlyMap<string, unknown>] {
  const isPair = ([key]: readonly [string, unknown]): boolean => facts.fight.relations.some(({ name }) => name === key);
  return [new Map([...given].filter(isPair)), new Map([...given].filter((one) => !isPair(one)))];
}

export function withPairs(rules: RulesFacts, facts: ConflictFacts, fight: Fight<Kept>, given: ReadonlyMap<string, unknown>, problems: Problems): Fight<Kept> {
  const pairs: Record<string, Kept> = {};
  for (const relation of facts.fight.relations) {
    const value = given.get(relation.name);
    if (value === undefined) continue;
    for (const { a, b, number, path } of numbersIn(relation, fight, value, problems)) {
      const kept = pairWith(rules, facts.pairs[relation.id]!, number, path, problems);
      if (kept === null) continue;
      const before = pairs[pairKey(relation.id, a, b)];
      if (before !== undefined && amount(before) !== amount(kept)) problems.add(path, "mismatched-value", `${relation.name} must be ${amount(before)} here: the other way round it is ${-amount(before)}.`, { from: amount(before), to: amount(before) });
      pairs[pairKey(relation.id, a, b)] = kept;
      if (!relation.opposite) continue;
      const back = pairWith(rules, facts.pairs[relation.id]!, 0 - amount(kept), path, problems);
      if (back !== null) pairs[pairKey(relation.id, b, a)] ??= back;
    }
  }
  return { ...fight, pairs };
}

interface Said {
  readonly a: number;
  readonly b: number;
  readonly number: unknown;
  readonly path: string;
}
function numbersIn({ name, side }: RelationFacts, fight: Fight<Kept>, value: unknown, problems: Problems): readonly Said[] {
  const keys = fight.members.map((one) => one.key);
  const members = (of: unknown, path: string): readonly (readonly [number, unknown])[] => {
    const own = ownValues(of);
    if (own === null) problems.add(path, "mismatched-value", `${shown(of)} is no object by the keys of members.`, keys);
    return [...(own ?? [])].flatMap(([key, inside]) => {
      const at = fight.members.findIndex((one) => one.key === key && one.side === side);
      if (at >= 0) return [[at, inside] as const];
      problems.add(`${path}.${key}`, "unknown-key", `${shown(key)} is nobody of whom ${name} speaks.`, keys);
      return [];
    });
  };
  return members(value, name).flatMap(([a, row]) =>
    members(row, `${name}.${keys[a]!}`).flatMap(([b, number]): readonly Said[] => (a === b ? [] : [{ a, b, number, path: `${name}.${keys[a]!}.${keys[b]!}` }])),
  );
}
