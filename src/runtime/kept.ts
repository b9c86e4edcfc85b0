// Sheets and things that were checked: the plain JSON people hold, and beside it the cells a rule works on. Invariant: what is kept
// here is deeply frozen and went through the door; an object is recognised by its identity, never by what it looks like.

import { showDice } from "./dice-text.ts";
import type { Pool } from "./dice.ts";
import type { FieldFacts, ListFacts, RulesFacts, SheetFacts } from "./facts.ts";
import { cellCount, entriesNow, type Own } from "./own.ts";
import { plainObject } from "./problems.ts";
import { written } from "./shape.ts";
import { NONE } from "./value.ts";

/** `cells` of dice hold numbers of `dice`. */
export interface Kept {
  readonly facts: SheetFacts;
  readonly cells: readonly number[];
  readonly dice: readonly KeptDice[];
  /** Texts, by key. */
  readonly texts: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, readonly Kept[]>;
  /** Whose entries the cells speak of. */
  readonly own: Own | null;
  /** Its own entries among them: those that it is written with. */
  readonly mine: Own | null;
  readonly json: object;
}
export interface KeptDice {
  readonly text: string;
  readonly pool: Pool;
}

const known = new WeakMap<object, Kept>();

/** What is kept for this object, if it came out of an engine's door. */
export function keptOf(value: unknown): Kept | undefined {
  return typeof value === "object" && value !== null ? known.get(value) : undefined;
}

/** Keeps it and makes its JSON. */
export function keep(rules: RulesFacts, given: Omit<Kept, "json">): Kept {
  const parts = { ...given, cells: addedUp(given) };
  const kept: Kept = { ...parts, json: jsonOf(rules, parts) };
  known.set(kept.json, kept);
  return kept;
}

/** The cells with what the things in its lists come to together, where they act. */
export function addedUp({ facts, cells, lists }: Omit<Kept, "json">): readonly number[] {
  const acting = facts.lists.filter(({ acts }) => acts !== undefined);
  if (acting.length === 0) return cells;
  const made = cells.slice();
  for (const [column, cell] of Object.entries(facts.columns)) if (column.startsWith("$acts/")) made[cell] = 0;
  for (const { acts, key } of acting)
    for (const thing of lists.get(key) ?? [])
      for (const { id, value } of thing.facts.acting ?? []) {
        const cell = facts.columns[`$acts/${acts!}/${id}`];
        if (cell !== undefined) made[cell] = made[cell]! + value(thing.cells, 0);
      }
  return made;
}

/** The same with other cells (dice as texts in `dice`) and other things in its lists. */
export function changed(rules: RulesFacts, old: Kept, change: Partial<Pick<Kept, "cells" | "dice" | "lists">>): Kept {
  return keep(rules, { ...old, ...change });
}

/** Whether the cell holds dice. */
export function isDiceCell(facts: SheetFacts, cell: number): boolean {
  return diceCells(facts).has(cell);
}
const diceCellsOf = new WeakMap<SheetFacts, ReadonlySet<number>>();
export function diceCells(facts: SheetFacts): ReadonlySet<number> {
  const before = diceCellsOf.get(facts);
  if (before !== undefined) return before;
  const fields = [...facts.fields, ...facts.conditions.flatMap((condition) => condition.fields)];
  const cells = fields
    .filter((field) => field.shape.kind === "dice" && field.cell >= 0)
    .flatMap((field) => Array.from({ length: cellCount(field) }, (_, i) => field.cell + i));
  const made = new Set(cells);
  diceCellsOf.set(facts, made);
  return made;
}

export function diceText(pool: Pool, language: "de" | "en"): string {
  return showDice(pool, language === "de" ? "W" : "d");
}

// ── JSON ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function jsonOf(rules: RulesFacts, kept: Omit<Kept, "json">): object {
  const { facts } = kept;
  const head =
    facts.kind === "sheet" ? { ruleset: rules.name, version: rules.version, sheet: facts.name } : { thing: facts.name };
  const entries: (readonly [string, unknown])[] = [["$", Object.freeze(head)]];
  for (const field of facts.fields) entries.push([field.key, fieldJson(kept, field)]);
  for (const list of facts.lists) entries.push([list.key, listJson(kept, list)]);
  const held = facts.conditions.filter(({ cell }) => isHeld(kept.cells[cell]));
  if (held.length > 0) {
    const conditions = held.map((condition): readonly [string, unknown] => {
      const fields = condition.fields.map((field) => [field.key, fieldJson(kept, field)] as const);
      const level = condition.levels === null ? [] : [["level", kept.cells[condition.cell] ?? 0] as const];
      return [condition.name, fields.length + level.length === 0 ? true : plainObject([...level, ...fields])];
    });
    entries.push(["$conditions", plainObject(conditions)]);
  }
  if (facts.kind === "sheet" && kept.mine !== null) entries.push(["$entries", kept.mine.json]);
  return plainObject(entries);
}

export function isHeld(level: number | undefined): boolean {
  return level !== undefined && level !== NONE && level !== 0;
}

function fieldJson(kept: Omit<Kept, "json">, field: FieldFacts): unknown {
  if (field.cell < 0) return kept.texts.get(field.key) ?? "";
  const value = (entry: number): unknown => cellJson(kept, field, entry);
  if (field.entries === null) return value(0);
  return plainObject(shownEntries(kept, field.entries, field.own).map(({ name, cell }) => [name, value(cell)] as const));
}

function cellJson(kept: Pick<Kept, "cells" | "dice">, field: FieldFacts, entry: number): unknown {
  const code = kept.cells[field.cell + entry] ?? NONE;
  if (field.shape.kind === "dice") return code === NONE ? null : (kept.dice[code]?.text ?? null);
  return written(field.shape, code);
}

function listJson(kept: Omit<Kept, "json">, list: ListFacts): unknown {
  if (list.values !== null) {
    const { cell, shape, optional } = list.values;
    const codes = kept.cells.slice(cell, cell + list.most).filter((code) => optional || code !== NONE);
    return Object.freeze(codes.map((code) => written(shape, code)));
  }
  if (list.kinds === null) return Object.freeze((kept.lists.get(list.key) ?? []).map((thing) => thing.json));
  const { cell, names, own } = list.kinds;
  return Object.freeze(entriesNow(names, own, kept.own).flatMap((one) => Array.from({ length: kept.cells[cell + one.cell] ?? 0 }, () => one.name)));
}

/** Those of the text and its own; in a call others may stand beside them. */
function shownEntries({ own, mine }: Pick<Kept, "own" | "mine">, entries: NonNullable<FieldFacts["entries"]>, at: FieldFacts["own"]): ReturnType<typeof entriesNow> {
  const all = entriesNow(entries, at, own);
  if (at === undefined || own === mine) return all;
  const names = new Set(entriesNow(entries, at, mine).map(({ name }) => name));
  return all.filter(({ name }) => names.has(name));
}
