// What a change of a single thing means for the sheet that has it: the hidden columns of acting.ts follow within the same rule. Invariant: a
// thing lies in one list of one sheet, so at most one sheet of the call follows, also where two names stand for the same sheet.

import type { Id } from "../../model/types.ts";
import { kindKey } from "../../model/thing-kinds.ts";
import { cell, mapExpr, partsOf, reg } from "../expr.ts";
import type { Block, Expr, Slot, Step } from "../types.ts";
import { singleIn, type Unit, unitPlace, unitsOf } from "./acting.ts";
import { type Draft, hiddenReg } from "./draft.ts";
import { lyingColumn, trackedLists, whoColumn } from "./things.ts";
import * as v from "./values.ts";

/** A sheet of the call with a list in which the thing may lie. */
interface Holder {
  readonly slot: Slot;
  readonly list: Id;
}

function holders(d: Draft, thing: Slot): readonly Holder[] {
  const { index } = d.b;
  const layout = d.slots[thing]!.layout;
  const tracked = trackedLists(index);
  return d.slots.flatMap((info, slot) => {
    if (!index.bodies.some(({ id }) => id === info.layout)) return [];
    return index.fieldsOf(info.layout).filter((list) => tracked.has(list.id) && singleIn(index, list).includes(layout)).map(({ id }): Holder => ({ slot, list: id }));
  });
}
const hidden = (slot: Slot, column: Id): Expr => cell({ slot, column, at: null });
const liesThere = (thing: Slot, { slot, list }: Holder): Expr => v.equals(hidden(thing, lyingColumn(list)), hidden(slot, whoColumn));
const valueOf = ({ value }: Unit, thing: Slot): Expr => mapExpr(value, { reg, slot: () => thing });
const isMoved = (e: Expr): boolean => (e.kind === "cell" && e.place.column !== kindKey) || e.kind === "value" || partsOf(e).some(isMoved);

function write(d: Draft, origin: Id, { slot, list }: Holder, unit: Unit, by: Expr): Step {
  const place = unitPlace(list, unit, slot);
  return { origin, kind: "write", place, value: v.plus(cell(place), by), verb: "rises", ...(d.quiet ? { quiet: true } : {}) };
}

/** Writes for the sheet in whose list the thing lies. */
function toHolder(d: Draft, origin: Id, thing: Slot, units: readonly Unit[], by: (unit: Unit) => Expr): Block {
  const arms = holders(d, thing).map((one) => ({ test: liesThere(thing, one), then: units.map((unit) => write(d, origin, one, unit, by(unit))) }));
  return arms.length === 0 ? [] : [{ origin, kind: "branch", arms, otherwise: [] }];
}

/** The steps that change a value of a thing, with what follows. */
export function followedByHolder(d: Draft, origin: Id, thing: Slot, steps: Block): Block {
  const units = unitsOf(d.b, d.slots[thing]!.layout).filter(({ value }) => isMoved(value));
  if (units.length === 0 || holders(d, thing).length === 0) return steps;
  const before = new Map(units.map((unit) => [unit, hiddenReg(d, unit.id)] as const));
  const lets = units.map((unit): Step => ({ origin, kind: "let", to: before.get(unit)!, value: valueOf(unit, thing) }));
  return [...lets, ...steps, ...toHolder(d, origin, thing, units, (unit) => v.minus(valueOf(unit, thing), reg(before.get(unit)!)))];
}

/** A thing that leaves the sheet that has it, and (`to`) comes to another. */
export function movedHolder(d: Draft, origin: Id, thing: Slot, to: Holder | null): { readonly leaves: Block; readonly comes: Block } {
  const units = unitsOf(d.b, d.slots[thing]!.layout);
  if (units.length === 0) return { leaves: [], comes: [] };
  const leaves = toHolder(d, origin, thing, units, (unit) => v.minus({ kind: "int", value: 0 }, valueOf(unit, thing)));
  return { leaves, comes: to === null ? [] : units.map((unit) => write(d, origin, to, unit, valueOf(unit, thing))) };
}
