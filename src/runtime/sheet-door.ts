// The door of one kind of sheet or thing, as callers hold it. Invariant: what it gives out was checked whole and is deeply frozen.

import { corrected } from "./correct.ts";
import { readSheet } from "./door.ts";
import type { RulesFacts, SheetFacts } from "./facts.ts";
import { keptOf, type Kept } from "./kept.ts";
import { migrate, saveOf, type Migrated, type MigrateOptions } from "./migrate.ts";
import { entering } from "./own.ts";
import { collector, ownValues, refusal, type Problem } from "./problems.ts";
import { viewOf } from "./view.ts";

/** Makes sheets (or things) of one kind. `T`: what comes out; `Input`: what may be given. */
export interface Door<T, Input, View> {
  /** The checked sheet, start values filled in, deeply frozen. @throws RuleError `mismatched-sheet` with all problems. */
  (input?: Input): T;
  /** Everything that is wrong with it; empty if it can be used. Never throws. */
  readonly check: (input: unknown) => readonly Problem[];
  /** Every value as it counts now, with modifiers; calculated ones too. */
  readonly view: (sheet: Input) => View;
  /**
   * The sheet with other values, by their paths as changes name them: a correction. It is checked as a whole and wakes no reaction.
   * @throws RuleError `unknown-path`, `mismatched-sheet`.
   */
  readonly set: {
    (sheet: Input, path: string, value: unknown): T;
    (sheet: Input, values: Readonly<Record<string, unknown>>): T;
  };
  /** It came out of this door, or out of a run. */
  readonly is: (value: unknown) => value is T;
}

/** Of sheets: they are also written down and read again. */
export interface SheetDoor<T, Input, View> extends Door<T, Input, View> {
  /** The sheet as it should be kept: plain JSON that also says which shape it was written for. */
  readonly save: (sheet: Input) => T;
  /** Brings a save of this version or an older one here. Never throws; nothing is dropped but what `drop` names. */
  readonly migrate: (save: unknown, options?: MigrateOptions) => Migrated<T>;
}

export function sheetDoorOf<T, Input, View>(rules: RulesFacts, facts: SheetFacts): SheetDoor<T, Input, View> {
  const door = doorOf<T, Input, View>(rules, facts);
  const save = (sheet: Input): T => saveOf(keptOf(door(sheet))!) as T;
  const own = (input: unknown, options?: MigrateOptions): Migrated<T> =>
    entering(rules, () => migrate(rules, facts, input, options)) as Migrated<T>;
  // A door cannot be added to: a new one with the same parts.
  const make = (input?: Input): T => door(input);
  return known(Object.assign(make, { ...door, save, migrate: own }), facts);
}

export function doorOf<T, Input, View>(rules: RulesFacts, facts: SheetFacts): Door<T, Input, View> {
  const read = (input: unknown): Kept => entering(rules, () => readHere(input));
  const readHere = (input: unknown): Kept => {
    const problems = collector();
    const kept = readSheet(rules, facts, input, "", problems);
    if (kept === null) throw refusal("mismatched-sheet", `This is no ${facts.name}`, problems.found);
    return kept;
  };
  const make = (input: unknown = {}): T => read(input).json as T;
  const view = (sheet: unknown): View => entering(rules, () => viewOf(readHere(sheet))) as View;
  const check = (input: unknown): readonly Problem[] => {
    const problems = collector();
    entering(rules, () => readSheet(rules, facts, input, "", problems));
    return problems.found;
  };
  const set = (sheet: unknown, path: string | Readonly<Record<string, unknown>>, value?: unknown): T => {
    const values =
      typeof path === "string" ? new Map([[path, value]]) : (ownValues(path) ?? new Map<string, unknown>());
    return entering(rules, () => corrected(rules, readHere(sheet), values)).json as T;
  };
  const is = (value: unknown): value is T => keptOf(value)?.facts === facts;
  return known(Object.assign(make, { check, view, set, is }), facts);
}

/** Not a map of the module's own: doors are made before the rest of an engine's module is there. */
function known<D extends object>(door: D, facts: SheetFacts): D {
  return Object.freeze(Object.defineProperty(door, "$facts", { value: facts }));
}

export function factsOfDoor(door: object): SheetFacts {
  const { $facts } = door as { readonly $facts?: SheetFacts };
  if ($facts === undefined) throw new Error("this is no door");
  return $facts;
}
