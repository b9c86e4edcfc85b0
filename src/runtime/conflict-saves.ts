// Conflicts that are kept: what is written down of one, whether its log leads to it, and how one of an older version is brought to this
// one. Invariant: as for sheets (migrate.ts); a log that does not lead to its state under these rules is kept and goes on from the state.

import type { ConflictFacts } from "./conflict-facts.ts";
import { apartPairs, pairsJson } from "./conflict-pairs.ts";
import { replayed } from "./conflict-play.ts";
import { readState, sheetFor } from "./conflict-read.ts";
import { ENDED, knownState, stateParts, toState, type Known } from "./conflict-state.ts";
import type { RulesFacts } from "./facts.ts";
import { migrated, readHead, tellNew, type MigrateOptions } from "./migrate.ts";
import { collector, ownValues, plainObject, type Problem, type Problems } from "./problems.ts";
import { namesIn, renameSheet, renameValue, type Renaming, type SaveChange } from "./rename.ts";
import { conflictPrint } from "./shape-print.ts";
import { shown } from "./shape.ts";
import { deeplyFrozen } from "./trace.ts";

/** A conflict brought to this version, or why not. */
export type MigratedState<T> =
  | { readonly ok: true; readonly state: T; readonly changes: readonly SaveChange[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The state's JSON with the fingerprint of its shape, as it should be kept. */
export function saveOfState(facts: ConflictFacts, state: object): object {
  const json = ownValues(state) ?? new Map<string, unknown>();
  const head = ownValues(json.get("$")) ?? new Map<string, unknown>();
  return plainObject(new Map(json).set("$", plainObject([...head, ["shape", conflictPrint(facts)]])));
}

/** Everything that is wrong with it; its log is played again. Never throws. */
export function checkState(rules: RulesFacts, facts: ConflictFacts, state: unknown): readonly Problem[] {
  const problems = collector();
  const read = readState(rules, facts, state, problems);
  if (read !== null) {
    const differs = differing(rules, facts, read);
    if (differs !== null) problems.add("$log", "differing-log", differs);
  }
  return problems.found;
}

/** Why its log does not lead to it; null: it does. */
function differing(rules: RulesFacts, facts: ConflictFacts, { fight, log }: Known): string | null {
  try {
    const there = plainObject(stateParts(rules, facts, replayed(rules, facts, log).fight));
    const here = plainObject(stateParts(rules, facts, fight));
    const place = firstDifference(there, here, "");
    return place === null ? null : `Played again, the log leads to another state: ${place}.`;
  } catch (error) {
    return `The log cannot be played again: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function firstDifference(there: unknown, here: unknown, path: string): string | null {
  if (typeof there !== "object" || there === null || typeof here !== "object" || here === null)
    return there === here ? null : `${path} is ${shown(there)} there, ${shown(here)} here`;
  const [a, b] = [there, here] as readonly Readonly<Record<string, unknown>>[];
  for (const key of new Set([...Object.keys(a!), ...Object.keys(b!)])) {
    const found = firstDifference(a![key], b![key], path === "" ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

// ── older versions ───────────────────────────────────────────────────────────────────────────────────────────────────────

export function migrateState(
  rules: RulesFacts,
  facts: ConflictFacts,
  input: unknown,
  options: MigrateOptions = {},
): MigratedState<object> {
  if (knownState(input)?.fight.conflict.facts === facts.body) return { ok: true, state: input as object, changes: [] };
  const problems = collector();
  try {
    const made = broughtHere(rules, facts, input, new Set(options.drop), problems);
    if (made !== null) return Object.freeze({ ok: true, state: made.state, changes: deeplyFrozen(made.changes) });
  } catch (error) {
    // A getter or a proxy of the caller's threw.
    const why = error instanceof Error ? error.message : String(error);
    problems.add("", "mismatched-value", `This cannot be read: ${why}`);
  }
  return deeplyFrozen({ ok: false, problems: problems.found });
}

function broughtHere(
  rules: RulesFacts,
  facts: ConflictFacts,
  input: unknown,
  drop: ReadonlySet<string>,
  problems: Problems,
): { readonly state: object; readonly changes: readonly SaveChange[] } | null {
  const { name } = facts.fight;
  const given = ownValues(input);
  if (given === null) {
    problems.add("", "mismatched-value", `${shown(input)} is no ${name}; an object is wanted.`, "an object");
    return null;
  }
  const changes: SaveChange[] = [];
  const r: Renaming = { problems, changes, drop, own: rules.own ?? [] };
  if (!readHead(rules, "conflict", facts.body, given.get("$"), problems, changes)) return null;
  const isOwn = ([key]: readonly [string, unknown]): boolean => !key.startsWith("$");
  const [related, plain] = apartPairs(facts, new Map([...given].filter(isOwn)));
  const fields = ownValues(renameSheet(r, facts.body, plainObject(plain), { was: "", is: "" }));
  const members = migratedMembers(rules, facts, given.get("$members"), r);
  const ended =
    facts.gives === null ? given.get(ENDED) : renameValue(r, namesIn(facts.gives), given.get(ENDED), { is: ENDED });
  if (problems.found.length > 0) return null;
  const head = { ruleset: rules.name, version: rules.version, conflict: name };
  const reserved = [...given].filter((entry) => !isOwn(entry));
  const renamed = new Map([...reserved, ...(fields ?? []), ...related]).set("$", head).set("$members", members).set(ENDED, ended);
  const read = readState(rules, facts, plainObject(renamed), problems);
  if (read === null) return null;
  tellNew(plainObject(fields ?? []), plainObject(Object.entries(read.fight.conflict.json)), "", changes);
  for (const [key, to] of pairsJson(facts, read.fight))
    if (!related.has(key)) changes.push({ path: key, from: null, to, why: "new" });
  return { state: toState(rules, facts, goingOn(rules, facts, read, changes)), changes };
}

/** With a log that leads to it. */
function goingOn(rules: RulesFacts, facts: ConflictFacts, read: Known, changes: SaveChange[]): Known {
  if (changes.length === 0 && differing(rules, facts, read) === null) return read;
  const { fight, log } = read;
  changes.push({ path: "$log", from: log.length, to: log.length + 1, why: "continued" });
  return { fight, log: deeplyFrozen([...log, { continues: plainObject(stateParts(rules, facts, fight)) }]) };
}

function migratedMembers(rules: RulesFacts, facts: ConflictFacts, value: unknown, r: Renaming): unknown {
  const given = ownValues(value);
  if (given === null) return value;
  const names = facts.fight.sides.map((side) => side.name);
  return plainObject(
    [...given].map(([key, member]): readonly [string, unknown] => {
      const parts = ownValues(member);
      const side = names.indexOf(String(parts?.get("side")));
      if (parts === null) return [key, member];
      const path = `$members.${key}`;
      if (side < 0 && parts.get("side") !== null) {
        const what = `There is no side ${shown(parts.get("side"))} any more; ${shown(key)} would be lost.`;
        r.problems.add(`${path}.side`, "lost-value", what, names);
        return [key, member];
      }
      const problems = collector();
      const within = `${path}.sheet.`;
      const drop = [...r.drop].filter((one) => one.startsWith(within)).map((one) => one.slice(within.length));
      const made = migrated(rules, sheetFor(facts, side, parts.get("sheet")), parts.get("sheet"), new Set(drop), problems);
      for (const one of problems.found)
        r.problems.found.push({ ...one, path: one.path === "" ? `${path}.sheet` : within + one.path });
      for (const one of made?.changes ?? []) r.changes.push(placed(one, within));
      return [key, plainObject(new Map(parts).set("sheet", made?.sheet ?? parts.get("sheet")))];
    }),
  );
}

/** A change of a place tells it twice. */
function placed(change: SaveChange, within: string): SaveChange {
  const isPlace = change.why === "renamed" && change.to === change.path;
  const path = within + change.path;
  return isPlace ? { ...change, path, from: within + String(change.from), to: path } : { ...change, path };
}
