// Where the values of a run stand in its file: registers first, then the cells of each slot, columns in layout order, one place an
// entry. Invariant: flow, closures and emitted segments all count the places by this one file.

import type { Flat } from "./cuts.ts";
import type { Column, Id, Layout, Program, Range, Slot } from "./types.ts";

export interface FileLayout {
  readonly size: number;
  /** First place of each slot's cells. */
  readonly bases: readonly number[];
  /** Place of a column's first entry, relative to its slot's base. */
  readonly offset: (slot: Slot, column: Id) => number;
  readonly column: (slot: Slot, column: Id) => Column;
}

/** For each slot the first slot that is the same sheet; `[0, 1]` where all are different, `[0, 0]` where both are one. */
export type SameAs = readonly Slot[];

export function allDifferent(slots: readonly unknown[]): SameAs {
  return slots.map((_, i) => i);
}

/** Every way in which slots of one layout can be the same sheet; all different comes first. What relations say of two pairs is never the same. */
export function aliasPatterns(slots: Flat["slots"]): readonly SameAs[] {
  const canBeSame = (a: Id, b: Id): boolean => a === b && !a.startsWith("relation/");
  return slots.reduce<readonly SameAs[]>(
    (found, s, i) => found.flatMap((p) => [[...p, i], ...p.flatMap((first, k) => (first === k && canBeSame(slots[k]!.layout, s.layout) ? [[...p, k]] : []))]),
    [[]],
  );
}

/** Slots that are the same sheet share their cells (the later slot's own places stay unused). */
export function fileLayout(program: Program, flat: Pick<Flat, "regs" | "slots">, sameAs: SameAs = allDifferent(flat.slots)): FileLayout {
  const layouts = new Map<Id, LayoutPlaces>(program.layouts.map((l) => [l.id, places(l)]));
  const bases: number[] = [];
  let size = flat.regs.length;
  const slots = flat.slots.map((s) => {
    const l = layouts.get(s.layout);
    if (l === undefined) throw new Error(`unknown layout ${s.layout}`);
    const first = sameAs[bases.length]!;
    bases.push(first < bases.length ? bases[first]! : size);
    size += l.size;
    return l;
  });
  const find = (slot: Slot, column: Id): { readonly offset: number; readonly column: Column } => {
    const found = slots[slot]?.columns.get(column);
    if (found === undefined) throw new Error(`unknown column ${column} of slot ${slot}`);
    return found;
  };
  return { size, bases, offset: (s, c) => find(s, c).offset, column: (s, c) => find(s, c).column };
}

interface LayoutPlaces {
  readonly size: number;
  readonly columns: ReadonlyMap<Id, { readonly offset: number; readonly column: Column }>;
}

/** Offsets of a layout's columns within one sheet's cells. */
export function places(layout: Layout): LayoutPlaces {
  const columns = new Map<Id, { readonly offset: number; readonly column: Column }>();
  let size = 0;
  for (const column of layout.columns) {
    columns.set(column.id, { offset: size, column });
    size += column.entries;
  }
  return { size, columns };
}

/** A range wide enough for every register whose range nobody knows. */
export const anyRange: Range = [-(2 ** 29), 2 ** 29];
