// What a sheet shows: every value as it counts now, calculated ones too, with its base and its ends. Invariant: nothing here changes a
// sheet, and a value is what the rules would read.

import { endsOf } from "./door.ts";
import type { LineFacts, SheetFacts, ViewFacts } from "./facts.ts";
import { isHeld, type Kept } from "./kept.ts";
import { entriesNow, ownName, use } from "./own.ts";
import { plainObject } from "./problems.ts";
import { written } from "./shape.ts";
import { NONE } from "./value.ts";

/** A value with modifiers. `base`: what is stored, null for what is calculated; `min`, `max`: its ends now, null where it has none. */
export interface Seen<T> {
  readonly value: T;
  readonly base: T | null;
  readonly min: number | null;
  readonly max: number | null;
  /** Where a number comes from: its base, then every modifier that is there. What is not suppressed adds up to `value`. */
  readonly parts: readonly SeenPart[];
}
/** `suppressed`: so much of it is there and does not count. */
export interface SeenPart {
  readonly label: string;
  readonly amount: number;
  readonly rule: string;
  readonly clause: string | null;
  readonly suppressed?: true;
  /** The kind of modifier, where only the best and the worst of a kind count. */
  readonly kind?: string;
}

const views = new WeakMap<Kept, object>();

/** By key, or by key and entry; under `$conditions` which conditions hold. Worked out once a sheet. */
export function viewOf(kept: Kept): object {
  const before = views.get(kept);
  if (before !== undefined) return before;
  use(kept.own);
  const { facts, cells } = kept;
  const values = facts.view.map((shown): readonly [string, unknown] => {
    const { key, entries } = shown;
    const one = (entry: number): object => seen(kept, shown, entry);
    return [key, entries === null ? one(0) : plainObject(entriesNow(entries.map((name) => ({ name, also: [] })), shown.own).map(({ name, cell }) => [name, one(cell)] as const))];
  });
  const held = facts.holds.map(({ name, value }) => [name, isHeld(value(cells, 0))] as const);
  const made = plainObject([...values, ["$conditions", plainObject(held)]]);
  views.set(kept, made);
  return made;
}

function seen(kept: Kept, shown: ViewFacts, entry: number): object {
  const { key, shape } = shown;
  const field = fieldOf(kept.facts, key);
  const code = field === undefined || field.cell < 0 ? NONE : (kept.cells[field.cell + entry] ?? NONE);
  const isNumber = field !== undefined && field.shape.kind === "number";
  const [min, max] = isNumber ? endsOf(kept.cells, field, entry) : [null, null];
  const number = shown.value(kept.cells, entry);
  const base = field === undefined ? null : written(field.shape, code);
  const parts = partsOf(kept, shown, entry, number);
  return Object.freeze({ value: written(shape, number), base, min, max, parts });
}

function ownEntry({ own, key }: ViewFacts, entry: number): string {
  return entriesNow([], own).find(({ cell }) => cell === entry)?.name ?? key;
}

/** Of what is no number and nothing modifies, nothing. */
function partsOf({ facts, cells }: Kept, shown: ViewFacts, entry: number, value: number): readonly SeenPart[] {
  const { key, entries, shape, base, lines = [], clauses } = shown;
  if (value === NONE || (shape.kind !== "number" && lines.length === 0)) return Object.freeze([]);
  const rule = `${facts.id}/${key}`;
  let now = base === undefined ? value : base(cells, entry);
  const parts: SeenPart[] = [{ label: entries === null ? key : (entries[entry] ?? ownEntry(shown, entry)), amount: now, rule, clause: clauses[0] ?? null }];
  const amounts = lines.map(({ counts, amount }) => (counts(cells, entry) === 0 ? null : amount(cells, entry)));
  for (const [i, { label: written, rule: line, clauses: own, most, kind, own: entryOf }] of lines.entries()) {
    const by = amounts[i] ?? null;
    if (by === null) continue;
    const open = most === undefined ? by : Math.max(now, Math.min(now + by, most(cells, entry))) - now;
    const added = isOutdone(lines, amounts, i) ? 0 : open;
    const label = entryOf === undefined ? written : (ownName([entryOf.id], entryOf.code) ?? written);
    const part = { label, rule: line, clause: own[0] ?? null, ...(kind === undefined ? {} : { kind }) };
    if (added !== 0 || by === 0) parts.push({ ...part, amount: added });
    if (added !== by) parts.push({ ...part, amount: by - added, suppressed: true });
    now += added;
  }
  return Object.freeze(parts.map((part) => Object.freeze(part)));
}

/** Whether another line of its kind counts in its place: a higher bonus, a lower penalty, of equal ones the first. */
function isOutdone(lines: readonly LineFacts[], amounts: readonly (number | null)[], at: number): boolean {
  const { kind, allPenalties } = lines[at]!;
  const own = amounts[at] ?? 0;
  if (kind === undefined || own === 0 || (own < 0 && allPenalties === true)) return false;
  return lines.some((other, i) => {
    const by = amounts[i] ?? null;
    if (i === at || other.kind !== kind || by === null || Math.sign(by) !== Math.sign(own)) return false;
    return i < at ? Math.abs(by) >= Math.abs(own) : Math.abs(by) > Math.abs(own);
  });
}

function fieldOf(facts: SheetFacts, key: string): SheetFacts["fields"][number] | undefined {
  return facts.fields.find((field) => field.key === key);
}
