// Places of a call by the names people write: "after.Ork.Lebenspunkte", "Angriff". Invariant: a path means at most one place, whatever
// signs the names hold; a path that ends above values means all that lie below it.

import type { Call } from "./call.ts";
import { diceNumber, factsOf } from "./call.ts";
import type { FieldFacts, SheetFacts } from "./facts.ts";
import { caresForOwn } from "./door.ts";
import { isHeld } from "./kept.ts";
import { bound, entriesNow } from "./own.ts";
import { written, type Shape } from "./shape.ts";
import { NONE } from "./value.ts";

/** A cell with what it is called, from the sheet down; `shape` null: whether a condition is there, and its level. */
export interface CellName {
  readonly keys: readonly string[];
  readonly cell: number;
  readonly shape: Shape;
  readonly clauses: readonly string[];
}

const namesOf = new WeakMap<SheetFacts, readonly CellName[]>();

/** All cells of a sheet or thing that JSON shows. */
export function cellNames(facts: SheetFacts): readonly CellName[] {
  if (bound() !== null && caresForOwn(facts)) return namesIn(facts);
  const before = namesOf.get(facts);
  if (before !== undefined) return before;
  const made = namesIn(facts);
  namesOf.set(facts, made);
  return made;
}

function namesIn(facts: SheetFacts): readonly CellName[] {
  const number: Shape = { kind: "number" };
  return [
    ...facts.fields.flatMap((field) => fieldCells([], field)),
    ...facts.lists.flatMap(({ key, kinds, clauses }) =>
      entriesNow(kinds?.names ?? [], kinds?.own).map(({ name, cell }): CellName => ({
        keys: [key, name],
        cell: (kinds?.cell ?? 0) + cell,
        shape: number,
        clauses,
      })),
    ),
    ...facts.conditions.flatMap((condition): readonly CellName[] => [
      {
        keys: ["$conditions", condition.name],
        cell: condition.cell,
        shape: condition.levels === null ? { kind: "yes-no" } : number,
        clauses: [],
      },
      ...condition.fields.flatMap((field) => fieldCells(["$conditions", condition.name], field)),
    ]),
  ];
}

function fieldCells(above: readonly string[], field: FieldFacts): readonly CellName[] {
  const { key, cell, shape, clauses } = field;
  if (cell < 0) return [];
  if (field.entries === null) return [{ keys: [...above, key], cell, shape, clauses }];
  return entriesNow(field.entries, field.own).map((one) => ({ keys: [...above, key, one.name], cell: cell + one.cell, shape, clauses }));
}

/** The cell's name, or null where JSON does not show it. */
export function nameOfCell(facts: SheetFacts, cell: number): CellName | null {
  return cellNames(facts).find((name) => name.cell === cell) ?? null;
}

/** A number of this call as JSON has it. */
export function plainValue(call: Call, shape: Shape, code: number): string | number | boolean | null {
  if (code === NONE) return null;
  if (shape.kind === "dice") return diceNumber(call, code).text;
  return shape.kind === "yes-no" ? isHeld(code) : written(shape, code);
}

/** The path from the call down: the slot's name, or for a thing in a list its place there. */
export function slotKeys(call: Call, slot: number): readonly string[] {
  const place = call.lying[slot];
  const name = (one: number): string => call.action.slots[one]?.name ?? "";
  return place === null || place === undefined ? [name(slot)] : [name(place.slot), place.list, String(place.at)];
}

/** A value that a question about odds may keep. */
export interface KeptCell {
  readonly keys: readonly string[];
  readonly slot: number;
  readonly cell: number;
  readonly shape: Shape;
}

/** Everything under `after`, slot by slot. */
export function afterNames(call: Call): readonly KeptCell[] {
  return call.action.slots.flatMap(({ name }, slot) =>
    cellNames(factsOf(call, slot)).map(({ keys, cell, shape }): KeptCell => ({
      keys: ["after", name, ...keys],
      slot,
      cell,
      shape,
    })),
  );
}
