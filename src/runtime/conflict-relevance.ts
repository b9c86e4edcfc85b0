// Which cells of sheets can still change an answer about a conflict: those that are asked for, those on which its course hangs, and what these
// are worked out from by anything that may be played in it. Invariant: a cell that is left out changes no chance that is asked for.

import type { ConflictFacts } from "./conflict-facts.ts";
import type { ActionFacts, SheetFacts } from "./facts.ts";
import type { Score, TacticFacts, Taken } from "./fight-facts.ts";
import type { Kept } from "./kept.ts";
import { cellCount } from "./own.ts";
import { END, type OddsPlan } from "./odds-plan.ts";

/** Cells by the id of a sheet's facts. */
export type Relevance = ReadonlyMap<string, ReadonlySet<number>>;

export function relevanceOf(facts: ConflictFacts, tactics: readonly TacticFacts[], asked: readonly Asked[]): Relevance {
  const cells = new Map<string, Set<number>>();
  const add = (id: string, cell: number): boolean => {
    const own = cells.get(id) ?? new Set<number>();
    cells.set(id, own);
    return own.size < own.add(cell).size;
  };
  for (const cell of Object.entries(facts.body.columns)) if (cell[0] === "$ended") add(facts.body.id, cell[1]);
  for (const one of asked) for (const cell of one.cells) add(one.sheet.id, cell);
  // What a law of a sheet reads is not known here: it may be anything.
  for (const sheet of [facts.body, ...facts.sheets]) if (sheet.must.length > 0) sheet.blank.forEach((_, cell) => void add(sheet.id, cell));
  const { read, played } = plansIn(facts, tactics);
  for (const action of read) for (const [slot, cell] of needed(action, (): boolean => false, true)) add(action.slots[slot]!.of.id, cell);
  for (let grows = true; grows;) {
    grows = false;
    for (const action of played) {
      const isLive = (slot: number, cell: number): boolean => cells.get(action.slots[slot]!.of.id)?.has(cell) === true;
      for (const [slot, cell] of needed(action, isLive, false)) grows = add(action.slots[slot]!.of.id, cell) || grows;
    }
  }
  return cells;
}

/** Cells of a sheet that are asked for. */
export interface Asked {
  readonly sheet: SheetFacts;
  readonly cells: readonly number[];
}
/** The cells of a field by its key; where that is no plain field, all of the sheet. */
export function askedOf(sheet: SheetFacts, key: string): Asked {
  const field = sheet.fields.find((one) => one.key === key || one.also.includes(key));
  if (field === undefined || field.cell < 0) return { sheet, cells: sheet.blank.map((_, i) => i) };
  return { sheet, cells: Array.from({ length: cellCount(field) }, (_, i) => field.cell + i) };
}

/** `read`: plans whose result decides something; `played`: plans that may change something. */
function plansIn(facts: ConflictFacts, tactics: readonly TacticFacts[]): { readonly read: readonly ActionFacts[]; readonly played: readonly ActionFacts[] } {
  const { fight, pieces } = facts;
  const read = new Set<string>();
  const score = (one: Score | null): void => {
    if (one === null || one.kind === "number") return;
    if (one.kind === "leaf") read.add(one.plan);
    else if (one.kind === "not") score(one.a);
    else if ("side" in one) [one.where, one.value].forEach(score);
    else [one.a, one.b].forEach(score);
  };
  const taken = (one: Taken): void => {
    if (one.kind === "value") score(one.value);
    if (one.kind === "member" && one.by !== null) read.add(one.by);
  };
  for (const { able, seat } of fight.sides) for (const plan of [able, seat]) if (plan !== null) read.add(plan);
  if (fight.order.kind === "by") for (const { plan, rolled } of fight.order.keys) if (!rolled) read.add(plan);
  score(fight.turnEnds);
  for (const { test } of fight.ends) score(test);
  const does = new Set<string>();
  for (const { lines } of tactics)
    for (const line of lines) {
      does.add(line.action);
      [line.if, line.modifiers].forEach(score);
      [...line.args, ...(line.against === null ? [] : [line.against])].forEach(taken);
    }
  const actions = facts.actions.filter((one) => does.has(one.facts.id)).map((one) => one.facts);
  return {
    read: [...read].flatMap((id) => pieces[id] ?? []),
    played: [...Object.entries(pieces).flatMap(([id, piece]) => (read.has(id) ? [] : [piece])), ...actions],
  };
}

const plans = new WeakMap<ActionFacts, { readonly plan: OddsPlan; readonly bases: readonly number[] }>();
function planOf(action: ActionFacts): { readonly plan: OddsPlan; readonly bases: readonly number[] } {
  const before = plans.get(action);
  if (before !== undefined) return before;
  let size = 0;
  const offsets = action.slots.map(({ of }) => (size += of.blank.length) - of.blank.length);
  const { registers } = action.odds(offsets);
  const bases = offsets.map((offset) => registers + offset);
  const made = { plan: action.odds(bases), bases };
  plans.set(action, made);
  return made;
}

/** Cells, as they are before it is played, on which the live cells after it (and its result) hang, and whether it can be done at all. */
function needed(action: ActionFacts, isLive: (slot: number, cell: number) => boolean, result: boolean): readonly (readonly [slot: number, cell: number])[] {
  const { plan, bases } = planOf(action);
  const after = new Set<number>(result && plan.result >= 0 ? [plan.result] : []);
  action.slots.forEach(({ of }, slot) => {
    of.blank.forEach((_, cell) => {
      if (isLive(slot, cell)) after.add(bases[slot]! + cell);
    });
  });
  const before = plan.flows.map(() => new Set<number>());
  for (let grows = true; grows;) {
    grows = false;
    plan.flows.forEach((flow, i) => {
      const live = before[i]!;
      const size = live.size;
      for (const place of flow.control) live.add(place);
      for (const { to, sets } of flow.exits) {
        const changed = new Map(sets);
        for (const place of to === END ? after : atCut(plan, to, before)) for (const from of changed.get(place) ?? [place]) live.add(from);
      }
      grows ||= live.size > size;
    });
  }
  return [...before[0]!].flatMap((place): readonly (readonly [number, number])[] => {
    const slot = bases.findLastIndex((base) => base <= place);
    return slot < 0 ? [] : [[slot, place - bases[slot]!]];
  });
}
function atCut(plan: OddsPlan, cut: number, before: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const { to, uses } = plan.cuts[cut]!;
  const live = new Set([...uses, ...before[cut + 1]!]);
  for (const place of to) if (!uses.includes(place)) live.delete(place);
  return live;
}

/** What tells two sheets apart: the cells that count; of things in lists all. */
export function keysFor(relevance: Relevance): (kept: Kept) => string {
  const known = new WeakMap<Kept, string>();
  const all = (kept: Kept): string => `${kept.facts.id}:${kept.cells.join()}:${kept.dice.map((one) => one.text).join()}:${listsOf(kept)}`;
  const listsOf = (kept: Kept): string => [...kept.lists.values()].map((things) => things.map(all).join(";")).join("/");
  return (kept) => {
    const before = known.get(kept);
    if (before !== undefined) return before;
    const own = relevance.get(kept.facts.id);
    const cells = kept.cells.filter((_, i) => own?.has(i) === true);
    const made = kept.facts.kind === "thing" ? all(kept) : `${kept.facts.id}:${cells.join()}:${kept.dice.map((one) => one.text).join()}:${listsOf(kept)}`;
    const whole = kept.own === null ? made : `${made}:${kept.own.key}`;
    known.set(kept, whole);
    return whole;
  };
}
