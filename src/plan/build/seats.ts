// Who takes part in a conflict, and on which side: a hidden column of the sheets that may, where some rule lets somebody join or leave. 0:
// nowhere; else the number of the side, from 1 on. Invariant: whoever keeps a conflict fills it in when it begins and looks at it afterwards.

import type { Conflict, Id, JoinsSentence, LeavesSentence, Model } from "../../model/types.ts";
import { cell, int } from "../expr.ts";
import type { Block, Column, Expr, Place, Slot } from "../types.ts";
import { ctxOf, type Draft, walk } from "./draft.ts";
import type { Index } from "./model-index.ts";
import * as v from "./values.ts";

export const seatColumn = (conflict: Id): Id => `$side/${conflict}`;
const place = (slot: Slot, conflict: Id): Place => ({ slot, column: seatColumn(conflict), at: null });

const known = new WeakMap<Model, ReadonlySet<Id>>();
/** Conflicts that somebody may join or leave by a rule. */
function open(model: Model): ReadonlySet<Id> {
  const before = known.get(model);
  if (before !== undefined) return before;
  const found = new Set<Id>();
  if (model.conflicts.length > 0) walk(model, (node) => {
    if (node["kind"] !== "joins" && node["kind"] !== "leaves") return;
    const { type } = (node as unknown as JoinsSentence | LeavesSentence).conflict;
    if (type.kind === "sheet") found.add(type.sheet);
  });
  known.set(model, found);
  return found;
}
export const isOpen = (index: Index, conflict: Id): boolean => open(index.model).has(conflict);

export function seatColumns(index: Index, layout: Id): readonly Column[] {
  const line = new Set(index.line(layout).map(({ id }) => id));
  const takes = ({ sides }: Conflict): boolean => sides.some(({ sheet }) => line.has(sheet));
  return index.model.conflicts
    .filter((one) => isOpen(index, one.id) && takes(one))
    .map(({ id, sides }) => ({ id: seatColumn(id), range: [0, sides.length], optional: false, entries: 1, kind: "int" }));
}
export const seatOf = (slot: Slot, conflict: Id): Expr => cell(place(slot, conflict));

export function seated(d: Draft, s: JoinsSentence | LeavesSentence): Block {
  const slot = v.slotOf(d.b.expression(s.who, ctxOf(d)));
  const { type } = s.conflict;
  const conflict = d.b.index.model.conflicts.find(({ id }) => type.kind === "sheet" && id === type.sheet) ?? v.notYet("such a conflict");
  const side = s.kind === "leaves" ? -1 : conflict.sides.findIndex(({ name }) => name === s.side);
  return [{ origin: s.id, kind: "write", place: place(slot, conflict.id), value: int(side + 1), verb: "becomes" }];
}
