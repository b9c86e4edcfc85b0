// Calls that are not whole yet: what is still open, what may be chosen for it, whether anything of it is possible at all. Invariant: "not
// possible" is said only where no choice would make it possible; no dice are thrown.

import { argumentProblems } from "./call.ts";
import type { ActionFacts, RulesFacts } from "./facts.ts";
import { keptOf } from "./kept.ts";
import { use } from "./own.ts";
import { united } from "./own-read.ts";
import { collector, ownValues, refusal } from "./problems.ts";
import { can, type Can } from "./run.ts";
import { allowedOf, type Plain } from "./shape.ts";
import { readSheet } from "./door.ts";

/** Calls that are tried to see whether any is possible. */
const MOST_TRIES = 256;

/** Whether the rules allow it; with what is missing, whether they may. @throws RuleError for arguments that are wrong. */
export function canOpen(rules: RulesFacts, action: ActionFacts, args: unknown): Can {
  const given = ownValues(args ?? {});
  const open = given === null ? [] : openNames(action, given);
  if (given === null || open.length === 0) return can(rules, action, args);
  const wrong = argumentProblems(rules, action, args).filter(
    ({ path, code }) => code !== "missing-value" || !open.includes(path),
  );
  if (wrong.length > 0) throw refusal("mismatched-arguments", action.name, wrong);
  let tries: readonly ReadonlyMap<string, unknown>[] = [given];
  for (const name of open) {
    const options = optionsFor(rules, action, name, given);
    if (options?.length === 0) return { ok: false, ...nothingToChoose(rules, name), open };
    if (options === null || options.length * tries.length > MOST_TRIES) return { ok: true, open };
    tries = tries.flatMap((one) => options.map((option) => new Map(one).set(name, option)));
  }
  let first: Can | null = null;
  for (const one of tries) {
    const found = can(rules, action, Object.fromEntries(one));
    if (found.ok) return { ok: true, open };
    first ??= { ...found, open };
  }
  return first ?? { ok: true, open };
}

/** Roles and parameters without a value that have no usual one, as they are asked for. */
export function openNames(action: ActionFacts, given: ReadonlyMap<string, unknown>): readonly string[] {
  const isOpen = (name: string): boolean => given.get(name) === undefined;
  return [
    ...action.slots.filter(({ name, fresh }) => !fresh && isOpen(name)).map(({ name }) => name),
    ...action.params.filter(({ name, usual }) => usual === null && isOpen(name)).map(({ name }) => name),
  ];
}

/** What may be passed for it, one by one; null where that is no list: other sheets, things of their own, wide ranges. */
export function optionsFor(
  rules: RulesFacts,
  action: ActionFacts,
  name: string,
  given: ReadonlyMap<string, unknown>,
): readonly Plain[] | null {
  const slot = action.slots.find((one) => one.name === name);
  if (slot !== undefined) {
    const { from } = slot;
    const owner = from === null ? undefined : action.slots.find((one) => one.name === from.slot);
    if (from === null || owner === undefined || given.get(owner.name) === undefined) return null;
    const value = given.get(owner.name);
    const kept = keptOf(value) ?? readSheet(rules, owner.of, value, owner.name, collector());
    const things = kept?.lists.get(from.list) ?? [];
    return things.flatMap((thing, i) => (thing.facts === slot.of ? [i] : []));
  }
  useThoseOf(rules, action, given);
  const param = action.params.find((one) => one.name === name);
  if (param === undefined || (param.list !== null && param.list.least > 1)) return null;
  const allowed = allowedOf(param);
  if (typeof allowed === "string") return null;
  if (isList(allowed)) return allowed;
  const { from, to } = allowed;
  if (to - from >= MOST_TRIES) return null;
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return param.optional ? [null, ...numbers] : numbers;
}

/** The entries count that the sheets given so far bring along. */
export function useThoseOf(rules: RulesFacts, action: ActionFacts, given: ReadonlyMap<string, unknown>): void {
  if (rules.own === undefined) return;
  const owns = action.slots.flatMap(({ name, of, pair }) => {
    const value = given.get(name);
    if (of.kind !== "sheet" || pair !== undefined || value === undefined) return [];
    return [(keptOf(value) ?? readSheet(rules, of, value, name, collector()))?.own ?? null];
  });
  use(owns.reduce((all, one) => united(rules, all, one, "", collector()), null));
}

function isList(allowed: object): allowed is readonly Plain[] {
  return Array.isArray(allowed);
}

function nothingToChoose(
  { language }: RulesFacts,
  name: string,
): { readonly why: string; readonly code: string; readonly clause: null } {
  const why =
    language === "de" ? `Für „${name}“ gibt es nichts zur Wahl.` : `There is nothing to choose for "${name}".`;
  return { why, code: "nothing-to-choose", clause: null };
}
