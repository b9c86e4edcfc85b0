// A Plan under construction: its registers and slots grow while the sentences are read. Invariant: parameters come first; a name of the
// text stands for one register (a list: for several) from where it is declared.

import type { Id, Type } from "../../model/types.ts";
import { eachInside } from "../../model/inside.ts";
import { reg } from "../expr.ts";
import type { Expr, Reg, Register, Slot, SlotInfo } from "../types.ts";
import { type Build, type Ctx, emptyCtx, type Special } from "./context.ts";
import type { NamedValue, PairDoor } from "./door.ts";
import { isOptional } from "./model-index.ts";
import { isOrderFree } from "./order.ts";
import * as v from "./values.ts";
import { type Val, whole } from "./values.ts";

export interface Draft {
  readonly b: Build;
  readonly id: Id;
  readonly regs: Register[];
  readonly slots: SlotInfo[];
  readonly locals: Map<string, Val>;
  readonly types: Map<string, Type>;
  readonly names: Record<string, NamedValue>;
  readonly asks: Record<string, Type>;
  /** `local roll` → what a call brought back. */
  readonly brought: Map<string, Val>;
  /** Which rolls of the call in a local are read anywhere. */
  readonly wanted: ReadonlyMap<string, ReadonlySet<string>>;
  /** Slots of what relations say of two members. */
  readonly pairs: PairDoor[];
  /** What everybody at the table can see so far. */
  readonly seen: Reg[];
  /** Whether nobody sees in which order the dice of this roll fell. */
  readonly isOrderFree: (roll: string) => boolean;
  specials: readonly Special[];
  self: Slot | null;
  it: Val | null;
  modifiers: Val | null;
  /** What came out, for what stands after it. */
  result: Val | null;
  /** Its effects wake no reactions: the steps of a creation. */
  quiet: boolean;
}

export function newDraft(b: Build, id: Id, block: unknown): Draft {
  return {
    b,
    id,
    regs: [],
    slots: [],
    locals: new Map(),
    types: new Map(),
    names: {},
    asks: {},
    brought: new Map(),
    wanted: rollsWanted(block),
    pairs: [],
    seen: [],
    isOrderFree: (roll) => isOrderFree([block, b.index.model.checks.filter((c) => c.id !== id).map(rollsRead), b.index.model.examples, b.index.model.oddsTables], roll),
    specials: [],
    self: null,
    it: null,
    modifiers: null,
    result: null,
    quiet: false,
  };
}

export function ctxOf(d: Draft): Ctx {
  return {
    ...emptyCtx,
    self: d.self,
    layoutOf: (s) => d.slots[s]!.layout,
    locals: d.locals,
    it: d.it,
    modifiers: d.modifiers,
    result: d.result,
    specials: d.specials,
    pair: (relation, conflict, a, b) => pairSlot(d, { relation, conflict, a, b }),
    rollOf: (local, roll) => d.brought.get(`${local} ${roll}`) ?? v.notYet("the roll {roll} of {local}", { roll, local }),
  };
}

/** Each ordered pair that is spoken of has a slot of its own, behind the others. */
function pairSlot(d: Draft, pair: Omit<PairDoor, "slot">): Slot {
  const { relation, conflict, a, b } = pair;
  const known = d.pairs.find((one) => one.relation === relation && one.conflict === conflict && one.a === a && one.b === b);
  if (known !== undefined) return known.slot;
  const name = d.b.index.sheet(relation).name;
  const slot = d.slots.push({ name: `${name}(${d.slots[a]!.name}, ${d.slots[b]!.name})`, layout: relation }) - 1;
  d.pairs.push({ ...pair, slot });
  return slot;
}

export function newReg(
  d: Draft,
  name: string,
  kind: Register["kind"],
  optional = false,
  range: Register["range"] = null,
): Reg {
  return d.regs.push({ name, range, optional, kind }) - 1;
}
export const hiddenReg = (d: Draft, name: string, optional = false): Reg => newReg(d, name, "hidden", optional);

/** A name of the text for one register. */
export function nameReg(
  d: Draft,
  name: string,
  kind: Register["kind"],
  type: Type,
  range: Register["range"] = null,
): Reg {
  const known = d.names[name];
  if (known !== undefined && !known.list && d.regs[known.regs[0]!]!.kind === kind) {
    d.locals.set(name, whole(reg(known.regs[0]!)));
    return known.regs[0]!;
  }
  const r = newReg(d, name, kind, isOptional(type, d.b.index), range);
  d.locals.set(name, whole(reg(r)));
  d.types.set(name, type);
  d.names[name] = { type, regs: [r], list: false };
  return r;
}
/** A name of the text for a list of fixed length; `most`: of at most this length, what is not there is none. */
export function nameList(d: Draft, name: string, kind: Register["kind"], type: Type, n: number, isMost = false): readonly Reg[] {
  const known = d.names[name];
  const isSame = known?.list === true && known.regs.length === n && known.regs.every((r) => d.regs[r]!.kind === kind);
  const regs = isSame ? known.regs : Array.from({ length: n }, (_, i) => newReg(d, `${name} ${i + 1}`, kind, isMost));
  d.locals.set(name, { kind: "list", items: regs.map((r) => ({ value: whole(reg(r)), present: isMost ? v.opposite(v.absent(reg(r))) : null })) });
  d.types.set(name, type);
  d.names[name] = { type, regs, list: true };
  return regs;
}

export const intOf = (d: Draft, e: Parameters<Build["expression"]>[0]): Expr => v.expr(d.b.expression(e, ctxOf(d)));

const readIn = new WeakMap<object, readonly unknown[]>();
/** The rolls of other rules that this one reads. */
function rollsRead(check: object): readonly unknown[] {
  const before = readIn.get(check);
  if (before !== undefined) return before;
  const found: unknown[] = [];
  walk(check, (x) => void (x["kind"] === "roll-of" && found.push(x)));
  readIn.set(check, found);
  return found;
}

/** Which named rolls of a local's call the block reads, whatever the place. */
function rollsWanted(block: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  walk(block, (x) => {
    if (x["kind"] !== "roll-of" || typeof x["local"] !== "string" || typeof x["roll"] !== "string") return;
    const rolls = found.get(x["local"]) ?? new Set<string>();
    rolls.add(x["roll"]);
    found.set(x["local"], rolls);
  });
  return found;
}

export function walk(x: unknown, visit: (node: Readonly<Record<string, unknown>>) => void): void {
  if (typeof x !== "object" || x === null) return;
  if (!Array.isArray(x)) visit(x as Readonly<Record<string, unknown>>);
  eachInside(x, (part) => walk(part, visit));
}
export function mentions(block: unknown, kind: string): boolean {
  if (typeof block !== "object" || block === null) return false;
  if ("kind" in block && block.kind === kind) return true;
  let found = false;
  eachInside(block, (part) => {
    found ||= mentions(part, kind);
  });
  return found;
}
