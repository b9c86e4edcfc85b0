// Saves: what is written down of a sheet, and how one of an older version is brought to this one. Invariant: it never throws and never
// changes its input; what comes out passed the door; everything that is different is told; brought here twice is brought here once.

import { readSheet } from "./door.ts";
import type { RulesFacts, SheetFacts } from "./facts.ts";
import { keptOf, type Kept } from "./kept.ts";
import { collector, ownValues, plainObject, type Problem, type Problems } from "./problems.ts";
import { renameSheet, type SaveChange } from "./rename.ts";
import { shown } from "./shape.ts";
import { shapePrint } from "./shape-print.ts";
import { deeplyFrozen } from "./trace.ts";
import { newerText } from "./version-door.ts";
import { compareVersions } from "./versions.ts";

export type Migrated<T> =
  | { readonly ok: true; readonly sheet: T; readonly changes: readonly SaveChange[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface MigrateOptions {
  /** Places in the save whose values may go, by their paths: nothing else is ever dropped. */
  readonly drop?: readonly string[];
}

/** The sheet's JSON with the fingerprint of its shape, as it should be kept. */
export function saveOf(kept: Kept): object {
  const json = ownValues(kept.json) ?? new Map<string, unknown>();
  const head = ownValues(json.get("$")) ?? new Map<string, unknown>();
  return plainObject(new Map(json).set("$", plainObject([...head, ["shape", shapePrint(kept.facts)]])));
}

export function migrate(
  rules: RulesFacts,
  facts: SheetFacts,
  input: unknown,
  options: MigrateOptions = {},
): Migrated<object> {
  if (keptOf(input)?.facts === facts) return { ok: true, sheet: input as object, changes: [] };
  const problems = collector();
  try {
    const made = migrated(rules, facts, input, new Set(options.drop), problems);
    if (made !== null) return deeplyFrozen({ ok: true, ...made });
  } catch (error) {
    // A getter or a proxy of the caller's threw.
    const why = error instanceof Error ? error.message : String(error);
    problems.add("", "mismatched-value", `This cannot be read: ${why}`);
  }
  return deeplyFrozen({ ok: false, problems: problems.found });
}

/** Null: it has problems, and they were added. */
export function migrated(
  rules: RulesFacts,
  facts: SheetFacts,
  input: unknown,
  drop: ReadonlySet<string>,
  problems: Problems,
): { readonly sheet: object; readonly changes: readonly SaveChange[] } | null {
  const given = ownValues(input);
  if (given === null) {
    problems.add("", "mismatched-value", `${shown(input)} is no ${facts.name}; an object is wanted.`, "an object");
    return null;
  }
  const changes: SaveChange[] = [];
  if (!readHead(rules, "sheet", facts, given.get("$"), problems, changes)) return null;
  const head = { ruleset: rules.name, version: rules.version, sheet: facts.name };
  const named = renameSheet({ problems, changes, drop, own: rules.own ?? [] }, facts, plainObject(given), { was: "", is: "" });
  if (given.has("__proto__")) problems.add("__proto__", "misplaced-key", "A key may not be called __proto__.");
  if (problems.found.length > 0) return null;
  const renamed = plainObject(new Map(ownValues(named)).set("$", head));
  const kept = readSheet(rules, facts, renamed, "", problems);
  if (kept === null) return null;
  tellNew(renamed, kept.json, "", changes);
  return { sheet: kept.json, changes };
}

/** False: of other rules, of a newer version, or of nobody knows which. `kind`: under which key the head names what it is. */
export function readHead(
  rules: RulesFacts,
  kind: "sheet" | "conflict",
  { name, formerly }: Pick<SheetFacts, "name" | "formerly">,
  head: unknown,
  problems: Problems,
  changes: SaveChange[],
): boolean {
  const values = ownValues(head) ?? new Map<string, unknown>();
  const [ruleset, version, own] = ["ruleset", "version", kind].map((key) => values.get(key));
  if (typeof ruleset !== "string" || typeof version !== "string" || typeof own !== "string") {
    const wanted = `"$": { "ruleset": …, "version": …, "${kind}": … }`;
    problems.add("$", "missing-version", `It does not say of which rules and which version it is: ${wanted}.`, wanted);
    return false;
  }
  const unknown = [...values.keys()].filter((key) => !["ruleset", "version", kind, "shape"].includes(key));
  for (const key of unknown) problems.add(`$.${key}`, "unknown-key", `There is no ${shown(key)} here.`);
  if (ruleset !== rules.name) {
    problems.add(
      "$.ruleset",
      "differing-ruleset",
      `It is made for ${shown(ruleset)}, not for ${shown(rules.name)}.`,
      rules.name,
    );
  } else if (compareVersions(version, rules.version) > 0) {
    problems.add("$.version", "newer-version", newerText(version, rules.version), rules.version);
  } else if (own !== name && !formerly.includes(own)) {
    problems.add(`$.${kind}`, "differing-ruleset", `It is a ${shown(own)}, not a ${shown(name)}.`, name);
  }
  if (problems.found.length > 0) return false;
  if (version !== rules.version) changes.push({ path: "$.version", from: version, to: rules.version, why: "version" });
  if (own !== name) changes.push({ path: `$.${kind}`, from: own, to: name, why: "renamed" });
  return true;
}

/** What the save did not have, place by place. */
export function tellNew(before: unknown, after: unknown, path: string, changes: SaveChange[]): void {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  if (old === null || now === null) return;
  for (const [key, value] of now) {
    if (key.startsWith("$")) continue;
    const here = path === "" ? key : `${path}.${key}`;
    if (old.has(key)) tellNew(old.get(key), value, here, changes);
    else changes.push({ path: here, from: null, to: value, why: "new" });
  }
}

function valuesOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (!Array.isArray(value)) return ownValues(value);
  return new Map(value.map((one: unknown, i) => [String(i), one] as const));
}
