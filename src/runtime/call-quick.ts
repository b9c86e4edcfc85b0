// The short way into a call, for sheets that are known and arguments without a fault: no lists of problems, nothing twice. Invariant: it
// gives what the careful way gives, or nothing; it never refuses anything itself.

import type { Pool } from "./dice.ts";
import type { ActionFacts, ParamFacts, RulesFacts } from "./facts.ts";
import { caresForOwn } from "./door.ts";
import { newSheet } from "./fresh.ts";
import { diceCells, keptOf, type Kept, type KeptDice } from "./kept.ts";
import { isNumbered, numbered, type Lying } from "./lying.ts";
import { bound, type Own, sameOwn, use } from "./own.ts";
import { readValue } from "./shape.ts";
import { NONE } from "./value.ts";

export type { Lying } from "./lying.ts";
export interface Call {
  readonly rules: RulesFacts;
  readonly action: ActionFacts;
  readonly kept: readonly Kept[];
  readonly lying: readonly (Lying | null)[];
  /** For each slot the first that is the same sheet or thing. */
  readonly sameAs: readonly number[];
  readonly givens: readonly number[];
  /** Cells at the start, one row a slot; slots that are the same share one. */
  readonly rows: readonly (readonly number[])[];
  /** Whose entries count in it. */
  readonly own: Own | null;
  /** KeptDice that came with the sheets, numbered behind those of the rules. */
  readonly dice: readonly KeptDice[];
  readonly pools: readonly Pool[];
}

interface Known {
  readonly names: ReadonlySet<string>;
  readonly blank: readonly number[];
}
const knownOf = new WeakMap<ActionFacts, Known>();

function known(action: ActionFacts): Known {
  const before = knownOf.get(action);
  if (before !== undefined) return before;
  const names = [...action.slots.filter(({ fresh }) => !fresh), ...action.params].map(({ name }) => name);
  const blank = Array.from({ length: action.givens }, () => NONE);
  if (action.modifiers !== null) blank[action.modifiers] = 0;
  const made: Known = { names: new Set(names), blank };
  knownOf.set(action, made);
  return made;
}

/** Null: it takes a closer look. */
export function quickCall(rules: RulesFacts, action: ActionFacts, args: unknown): Call | null {
  if (typeof args !== "object" || args === null || Array.isArray(args)) return null;
  const given = args as Readonly<Record<string, unknown>>;
  const { names, blank } = known(action);
  for (const key of Object.keys(given)) if (!names.has(key)) return null;
  const kept: Kept[] = [];
  const lying: (Lying | null)[] = [];
  const sameAs: number[] = [];
  for (let i = 0; i < action.slots.length; i++) {
    const slot = action.slots[i]!;
    const value = given[slot.name];
    const one = slot.fresh ? newSheet(rules, slot.of) : keptOf(value);
    if (one === undefined || one.facts !== slot.of) return null;
    let place: Lying | null = null;
    if (slot.from !== null) {
      const owner = action.slots.findIndex(({ name }) => name === slot.from?.slot);
      const at = kept[owner]?.lists.get(slot.from.list)?.findIndex((thing) => thing === one) ?? -1;
      if (at < 0) return null;
      place = { slot: owner, list: slot.from.list, at };
    } else if (slot.of.kind === "thing") return null;
    const first = slot.of.kind === "sheet" && slot.pair === undefined ? kept.indexOf(one) : -1;
    kept.push(one);
    lying.push(place);
    sameAs.push(first < 0 ? i : first);
    if (place !== null && action.slots.filter(({ of }) => of.kind === "thing").length > 1) return null;
  }
  const own = quickOwn(rules, kept);
  if (own === undefined) return null;
  use(own);
  const givens = blank.slice();
  for (const param of action.params) if (!readQuickly(param, given[param.name], givens)) return null;
  return { rules, action, kept, lying, sameAs, givens, own, ...openRows(rules, kept, sameAs, lying) };
}

/** Whose entries count where all sheets have the same; undefined where they have not. */
function quickOwn({ own }: RulesFacts, kept: readonly Kept[]): Own | null | undefined {
  if (own === undefined) return null;
  let found: Own | null | undefined;
  for (const one of kept) {
    if (!caresForOwn(one.facts)) continue;
    if (found === undefined) found = one.own;
    else if (!sameOwn(found, one.own)) return undefined;
  }
  return found ?? null;
}

function readQuickly(param: ParamFacts, value: unknown, givens: number[]): boolean {
  const { regs, list } = param;
  if (value === undefined) {
    if (param.usual === null) return false;
    for (let i = 0; i < regs.length; i++) givens[regs[i]!] = param.usual[i] ?? NONE;
    return true;
  }
  if (list !== null && Array.isArray(value)) return false;
  const code = readValue(param, value);
  if (typeof code !== "number") return false;
  if (list === null) givens[regs[0]!] = code;
  else {
    if (list.least > 1) return false;
    givens[regs[0]!] = 1;
    givens[regs[1]!] = code;
  }
  return true;
}

export function openRows(
  rules: RulesFacts,
  kept: readonly Kept[],
  sameAs: readonly number[],
  lying: readonly (Lying | null)[],
): Pick<Call, "rows" | "dice" | "pools"> {
  const dice: KeptDice[] = [...(bound()?.dice ?? [])];
  const rows: (readonly number[])[] = [];
  kept.forEach((one, slot) => {
    const first = sameAs[slot] ?? slot;
    if (first < slot) {
      rows.push(rows[first]!);
      return;
    }
    const cells = diceCells(one.facts);
    const hasNumbers = isNumbered(one.facts);
    if (cells.size === 0 && !hasNumbers) {
      rows.push(one.cells);
      return;
    }
    const row = one.cells.slice();
    if (hasNumbers) numbered(row, kept, slot, sameAs, lying[slot] ?? null);
    for (const cell of cells)
      if (row[cell] !== NONE) row[cell] = rules.pools.length + dice.push(one.dice[row[cell]!]!) - 1;
    rows.push(row);
  });
  return { rows, dice, pools: dice.length === 0 ? rules.pools : [...rules.pools, ...dice.map(({ pool }) => pool)] };
}
