// What a sheet shows: every value as it counts now, calculated ones too, with its base and its ends. Invariant: nothing here changes a
// sheet, and a value is what the rules would read.

import { endsOf } from "./door.ts";
import type { SheetFacts } from "./facts.ts";
import { isHeld, type Kept } from "./kept.ts";
import { plainObject } from "./problems.ts";
import { written } from "./shape.ts";
import { NONE } from "./value.ts";

/** A value with modifiers. `base`: what is stored, null for what is calculated; `min`, `max`: its ends now, null where it has none. */
export interface Seen<T> {
  readonly value: T;
  readonly base: T | null;
  readonly min: number | null;
  readonly max: number | null;
}

const views = new WeakMap<Kept, object>();

/** By key, or by key and entry; under `$conditions` which conditions hold. Worked out once a sheet. */
export function viewOf(kept: Kept): object {
  const before = views.get(kept);
  if (before !== undefined) return before;
  const { facts, cells } = kept;
  const values = facts.view.map(({ key, entries, shape, value }): readonly [string, unknown] => {
    const one = (entry: number): object => seen(kept, key, entry, written(shape, value(cells, entry)));
    return [key, entries === null ? one(0) : plainObject(entries.map((name, entry) => [name, one(entry)] as const))];
  });
  const held = facts.holds.map(({ name, value }) => [name, isHeld(value(cells, 0))] as const);
  const made = plainObject([...values, ["$conditions", plainObject(held)]]);
  views.set(kept, made);
  return made;
}

function seen(kept: Kept, key: string, entry: number, value: unknown): object {
  const field = fieldOf(kept.facts, key);
  const code = field === undefined || field.cell < 0 ? NONE : (kept.cells[field.cell + entry] ?? NONE);
  const isNumber = field !== undefined && field.shape.kind === "number";
  const [min, max] = isNumber ? endsOf(kept.cells, field, entry) : [null, null];
  return Object.freeze({ value, base: field === undefined ? null : written(field.shape, code), min, max });
}

function fieldOf(facts: SheetFacts, key: string): SheetFacts["fields"][number] | undefined {
  return facts.fields.find((field) => field.key === key);
}
