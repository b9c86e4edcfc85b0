// A call made ready: from arguments as people write them to rows of cells and numbers, and back to sheets afterwards. Invariant: the
// same sheet in two roles is one row; nothing given is ever changed; what did not change comes back as the same object.

import { KIND, thingOf } from "./door-lists.ts";
import { boundTo, readAgain, readSheet } from "./door.ts";
import { openRows, quickCall, type Call, type Lying } from "./call-quick.ts";
export type { Call } from "./call-quick.ts";
import type { ActionFacts, ParamFacts, RulesFacts, SheetFacts, SlotFacts } from "./facts.ts";
import { newSheet } from "./fresh.ts";
import { changed, diceCells, diceText, jsonOf, keep, keptOf, type KeptDice, type Kept } from "./kept.ts";
import { moveThings, unnumbered } from "./lying.ts";
import { bound, cellCount, type Own, type OwnAt, ownName, sameOwn, use, within } from "./own.ts";
import { partOf, united } from "./own-read.ts";
import { collector, ownValues, plainObject, refusal, under, type Problem, type Problems } from "./problems.ts";
import { allowedOf, readValue, shown, type Typed } from "./shape.ts";
import { NONE } from "./value.ts";

/** @throws RuleError `mismatched-arguments` with all problems. */
export function openCall(rules: RulesFacts, action: ActionFacts, args: unknown): Call {
  return quickCall(rules, action, args) ?? carefulCall(rules, action, args);
}

function carefulCall(rules: RulesFacts, action: ActionFacts, args: unknown): Call {
  const problems = collector();
  const given = ownValues(args ?? {});
  if (given === null) {
    problems.add("", "mismatched-value", `${shown(args)} is no object of arguments by name.`, "an object");
    throw refusal("mismatched-arguments", action.name, problems.found);
  }
  checkNames(action, given, problems);
  const slots = readSlots(rules, action, given, problems);
  if (slots === null) throw refusal("mismatched-arguments", action.name, problems.found);
  const { kept, lying, sameAs } = slots;
  const givens = readGivens(action, given, problems);
  if (problems.found.length > 0) throw refusal("mismatched-arguments", action.name, problems.found);
  return { rules, action, kept, lying, sameAs, givens, own: bound(), ...openRows(rules, kept, sameAs, lying) };
}

/** Everything that is wrong with the arguments. */
export function argumentProblems(rules: RulesFacts, action: ActionFacts, args: unknown): readonly Problem[] {
  const problems = collector();
  const given = ownValues(args ?? {});
  if (given === null)
    problems.add("", "mismatched-value", `${shown(args)} is no object of arguments by name.`, "an object");
  else {
    checkNames(action, given, problems);
    if (readSlots(rules, action, given, problems) !== null) readGivens(action, given, problems);
  }
  return problems.found;
}

function checkNames(action: ActionFacts, given: ReadonlyMap<string, unknown>, problems: Problems): void {
  const names = [
    ...action.slots.filter(({ fresh }) => !fresh).map(({ name }) => name),
    ...action.params.map(({ name }) => name),
    ...(action.modifiers === null ? [] : ["modifiers"]),
  ];
  for (const key of given.keys())
    if (!names.includes(key.normalize("NFC")))
      problems.add(
        key,
        key === "__proto__" ? "misplaced-key" : "unknown-key",
        `${action.name} takes no ${shown(key)}.`,
        names,
      );
}

// ── sheets and things ────────────────────────────────────────────────────────────────────────────────────────────────────

type Slots = Pick<Call, "kept" | "lying" | "sameAs">;

/** From here on the entries of all its sheets count; null where these do not go together, for then nothing else can be read. */
function readSlots(
  rules: RulesFacts,
  action: ActionFacts,
  given: ReadonlyMap<string, unknown>,
  problems: Problems,
): Slots | null {
  const kept: (Kept | null)[] = [];
  const lying: (Lying | null)[] = [];
  const read = new Map<unknown, Kept | null>();
  // Sheets first: things lie in them.
  action.slots.forEach((slot, i) => {
    kept[i] = null;
    lying[i] = null;
    if (slot.of.kind === "sheet") kept[i] = readRole(rules, slot, given, read, problems);
  });
  const before = problems.found.length;
  const own = kept.reduce<Own | null>((all, one, i) => (one === null ? all : united(rules, all, one.own, action.slots[i]!.name, problems)), null);
  if (problems.found.length > before) return null;
  use(own);
  if (problems.found.length === 0) kept.forEach((one, i) => void (kept[i] = one === null ? null : boundTo(rules, one, own)));
  action.slots.forEach((slot, i) => {
    if (slot.of.kind === "sheet") return;
    const found = readThing(rules, action, slot, given, kept, problems);
    kept[i] = found?.kept ?? null;
    lying[i] = found?.lying ?? null;
  });
  const sameAs = kept.map((one, i) => {
    const place = lying[i];
    const first = kept.findIndex((other, k) => {
      const there = lying[k];
      if (place === null || place === undefined || there === null || there === undefined)
        return other === one && !place === !there && (i === k || action.slots[i]!.pair === undefined);
      return kept[place.slot] === kept[there.slot] && place.list === there.list && place.at === there.at;
    });
    return one === null ? i : first;
  });
  return { kept: kept as readonly Kept[], lying, sameAs };
}

function readRole(
  rules: RulesFacts,
  slot: SlotFacts,
  given: ReadonlyMap<string, unknown>,
  read: Map<unknown, Kept | null>,
  problems: Problems,
): Kept | null {
  if (slot.fresh) return within(null, () => newSheet(rules, slot.of));
  const value = given.get(slot.name);
  if (slot.pair !== undefined) return readPair(rules, slot, slot.pair, given, problems);
  if (value === undefined) {
    problems.add(slot.name, "missing-value", `A ${slot.of.name} is missing.`, slot.of.name);
    return null;
  }
  if (!read.has(value)) read.set(value, readSheet(rules, slot.of, value, slot.name, problems));
  return read.get(value) ?? null;
}

/** What a relation says of two: a number, the negative of the other way round, or what it is at the beginning. */
function readPair(
  rules: RulesFacts,
  slot: SlotFacts,
  pair: NonNullable<SlotFacts["pair"]>,
  given: ReadonlyMap<string, unknown>,
  problems: Problems,
): Kept | null {
  const value = given.get(slot.name);
  if (value !== undefined && typeof value !== "number") return readSheet(rules, slot.of, value, slot.name, problems);
  const back = value === undefined && pair.back !== null ? given.get(pair.back) : undefined;
  const number = typeof back === "number" ? -back : value;
  return number === undefined ? within(null, () => newSheet(rules, slot.of)) : pairWith(rules, slot.of, number, slot.name, problems);
}
export function pairWith(rules: RulesFacts, facts: SheetFacts, number: unknown, path: string, problems: Problems): Kept | null {
  return readSheet(rules, facts, plainObject([[facts.fields[0]!.key, number]]), path, problems);
}

/** By its place `{ of, in, at }`, by its number in the list it is taken from, or itself: the object out of the list, or one like it. */
function readThing(
  rules: RulesFacts,
  action: ActionFacts,
  slot: SlotFacts,
  given: ReadonlyMap<string, unknown>,
  kept: readonly (Kept | null)[],
  problems: Problems,
): { readonly kept: Kept; readonly lying: Lying | null } | null {
  const value = given.get(slot.name);
  const slotOf = (name: string): number => action.slots.findIndex((one) => one.name === name);
  if (value === undefined) {
    problems.add(slot.name, "missing-value", `A ${slot.of.name} is missing.`, slot.of.name);
    return null;
  }
  const place = ownValues(value);
  if (place !== null && keptOf(value) === undefined && place.has("of") && place.has("in") && place.has("at"))
    return thingAt(
      slot,
      { slot: slotOf(String(place.get("of"))), list: String(place.get("in")), at: Number(place.get("at")) },
      kept,
      problems,
    );
  if (slot.from === null) {
    const there = whereItLies(kept, value);
    if (there !== null) return thingAt(slot, there, kept, problems);
    const fitting = thingOf([slot.of], value, slot.name, problems);
    const thing = fitting === null ? null : readSheet(rules, slot.of, value, slot.name, problems);
    return thing === null ? null : { kept: thing, lying: null };
  }
  const [owner, list] = [slotOf(slot.from.slot), slot.from.list];
  if (typeof value === "number") return thingAt(slot, { slot: owner, list, at: value }, kept, problems);
  const there = kept[owner]?.lists.get(list);
  if (there === undefined) return null;
  if (typeof value === "string") return thingAt(slot, { slot: owner, list, at: there.findIndex((thing) => thing.facts === slot.of && (thing.json as Readonly<Record<string, unknown>>)[KIND] === value) }, kept, problems);
  const itself = there.findIndex((thing) => thing.json === value);
  const thing =
    itself < 0 && keptOf(value)?.facts !== slot.of
      ? readSheet(rules, slot.of, value, slot.name, problems)
      : keptOf(value);
  if (thing === null || thing === undefined) return null;
  const at =
    itself >= 0
      ? itself
      : there.findIndex(
          (other) => other.facts === slot.of && JSON.stringify(other.json) === JSON.stringify(thing.json),
        );
  if (at >= 0) return thingAt(slot, { slot: owner, list, at }, kept, problems);
  const names = there.map((_, i) => i);
  problems.add(
    slot.name,
    "unknown-name",
    `It does not lie in ${slot.from.slot}'s ${list}; pass its number there.`,
    names,
  );
  return null;
}

/** The place of a thing that came out of a list of these sheets. */
function whereItLies(kept: readonly (Kept | null)[], value: unknown): Lying | null {
  const thing = keptOf(value);
  if (thing === undefined) return null;
  for (const [slot, owner] of kept.entries())
    for (const { key, place } of owner?.facts.lists ?? []) {
      const at = place === null ? -1 : (owner?.lists.get(key) ?? []).findIndex(({ json }) => json === thing.json);
      if (at >= 0) return { slot, list: key, at };
    }
  return null;
}

function thingAt(
  slot: SlotFacts,
  lying: Lying,
  kept: readonly (Kept | null)[],
  problems: Problems,
): { readonly kept: Kept; readonly lying: Lying } | null {
  const owner = kept[lying.slot];
  if (owner === null) return null;
  const list = owner?.lists.get(lying.list);
  const thing = list?.[lying.at];
  if (thing?.facts === slot.of) return { kept: thing, lying };
  const numbers = (list ?? []).flatMap((one, i) => (one.facts === slot.of ? [i] : []));
  problems.add(slot.name, "unknown-name", `There is no ${slot.of.name} at this place.`, numbers);
  return null;
}

// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

function readGivens(action: ActionFacts, given: ReadonlyMap<string, unknown>, problems: Problems): readonly number[] {
  const givens = Array.from({ length: action.givens }, () => NONE);
  for (const param of action.params) {
    const value = given.get(param.name);
    const numbers = value === undefined ? param.usual : readParam(param, value, problems);
    if (value === undefined && numbers === null)
      problems.add(
        param.name,
        "missing-value",
        "It has no usual value and must be given.",
        allowedOf(param),
        param.clauses,
      );
    param.regs.forEach((reg, i) => {
      givens[reg] = numbers?.[i] ?? NONE;
    });
  }
  if (action.modifiers !== null) {
    const value = given.get("modifiers") ?? 0;
    const sum = readValue({ shape: { kind: "number" }, range: [-9999, 9999], optional: false }, value);
    if (typeof sum === "number") givens[action.modifiers] = sum;
    else problems.add("modifiers", sum.code, sum.message, sum.allowed);
  }
  return givens;
}

function readParam(param: ParamFacts, value: unknown, problems: Problems): readonly number[] | null {
  const read = (one: unknown, path: string): number => {
    const code = readValue(param, one);
    if (typeof code === "number") return code;
    problems.add(path, code.code, code.message, code.allowed, param.clauses);
    return NONE;
  };
  if (param.list === null) return [read(value, param.name)];
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const { least, most } = param.list;
  if (items.length < least || items.length > most) {
    problems.add(
      param.name,
      "out-of-range",
      `${items.length} values; ${least} to ${most} may be given.`,
      { from: least, to: most },
      param.clauses,
    );
    return null;
  }
  return [items.length, ...items.map((item, i) => read(item, under(param.name, String(i))))];
}

// ── rows ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Working states to play on: copies, one and the same where slots are the same. */
export function playStates(call: Call): object[] {
  const states: object[] = [];
  for (let slot = 0; slot < call.kept.length; slot++) {
    const first = call.sameAs[slot] ?? slot;
    states.push(first < slot ? states[first]! : stateOf(call.kept[slot]!, call.rows[slot]!));
  }
  return states;
}

const opened = new WeakMap<Kept, object>();

/** A sheet's own row is opened once and copied for each play; a row made for this call is opened for it alone. */
function stateOf(kept: Kept, row: readonly number[]): object {
  const { state } = kept.facts;
  if (row !== kept.cells) return state.open(row);
  let own = opened.get(kept);
  if (own === undefined) opened.set(kept, (own = state.open(row)));
  return state.copy(own);
}

/** The states as rows of cells again. */
export function rowsAfter(call: Call, states: readonly object[]): readonly (readonly number[])[] {
  return states.map((state, slot) => {
    const row = call.rows[slot]!.slice();
    call.kept[slot]!.facts.state.close(state, row);
    return row;
  });
}

type Row = readonly number[];

/** The sheets and things after a run, by the names of their slots. */
export function afterRun(call: Call, rows: readonly (readonly number[])[]): Readonly<Record<string, unknown>> {
  const made: Kept[] = [];
  call.kept.forEach((kept, slot) => {
    const first = call.sameAs[slot] ?? slot;
    const [before, after] = [call.rows[slot]!, rows[slot]!].map((row) => unnumbered(kept.facts, row)) as [Row, Row];
    made.push(first < slot ? made[first]! : withRow(call, kept, before, after));
  });
  call.lying.forEach((place, slot) => {
    if (place === null || made[slot] === call.kept[slot]) return;
    const owner = made[place.slot]!;
    const list = (owner.lists.get(place.list) ?? []).map((thing, i) => (i === place.at ? made[slot]! : thing));
    const fresh = changed(call.rules, owner, { lists: new Map(owner.lists).set(place.list, list) });
    call.kept.forEach((_, other) => {
      if (made[other] === owner) made[other] = fresh;
    });
  });
  moveThings(call, rows, made);
  const home = new Map<Kept, Kept>();
  for (const [slot, one] of made.entries()) if (!home.has(one)) home.set(one, broughtHome(call, one, call.kept[slot]!));
  return plainObject(call.action.slots.map(({ name }, slot) => [name, home.get(made[slot]!)!.json] as const));
}

/** A sheet with no more entries than it had and those that it now speaks of. */
function broughtHome({ rules, own }: Call, kept: Kept, before: Kept): Kept {
  if (own === null || kept.facts.kind === "thing" || sameOwn(kept.own, kept.mine)) return kept;
  const known = keptOf(kept.json);
  if (known !== undefined && known !== kept) return known;
  const mine = partOf(rules, own, kept.mine, spokenOf(own, kept, before.cells));
  const json = jsonOf(rules, { ...kept, mine });
  return within(mine, () => keep(rules, readAgain(rules, kept, json, { own: mine, mine })));
}

/** Entries that a sheet holds, names, or has a value for that it did not begin with. */
function spokenOf(own: Own, kept: Kept, before: readonly number[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (id: string, name: string | undefined): void => {
    if (name !== undefined) found.set(id, (found.get(id) ?? new Set()).add(name));
  };
  const look = ({ facts, cells, lists }: Kept, old: readonly number[] | null): void => {
    const named = ({ shape }: Typed, cell: number): void => {
      if (shape.kind === "named") for (const id of shape.own ?? []) add(id, ownName([id], cells[cell] ?? NONE));
    };
    const at = (all: readonly OwnAt[] | undefined, first: number, counts: (cell: number) => boolean): void => {
      for (const { id, at: place } of all ?? []) own.lists.get(id)?.names.forEach((name, i) => add(id, counts(first + place + i) ? name : undefined));
    };
    for (const field of [...facts.fields, ...facts.conditions.flatMap(({ fields }) => fields)]) {
      for (let i = 0; i < cellCount(field); i++) named(field, field.cell + i);
      at(field.own, field.cell, (cell) => old !== null && cells[cell] !== old[cell]);
    }
    for (const { key, kinds, values, most } of facts.lists) {
      if (kinds !== null) at(kinds.own, kinds.cell, (cell) => (cells[cell] ?? 0) > 0);
      if (values !== null) for (let i = 0; i < most; i++) named(values, values.cell + i);
      for (const thing of lists.get(key) ?? []) look(thing, null);
    }
  };
  look(kept, before);
  return found;
}

function withRow(call: Call, kept: Kept, before: readonly number[], after: readonly number[]): Kept {
  if (before.every((value, cell) => value === after[cell])) return kept;
  const cells = after.slice();
  const dice: KeptDice[] = [];
  for (const cell of diceCells(kept.facts))
    if (cells[cell] !== NONE) cells[cell] = dice.push(diceNumber(call, cells[cell]!)) - 1;
  return changed(call.rules, kept, { cells, dice });
}

/** KeptDice by their number in the call. */
export function diceNumber(call: Call, index: number): KeptDice {
  const own = call.dice[index - call.rules.pools.length];
  if (own !== undefined) return own;
  const pool = call.pools[index];
  if (pool === undefined) throw new Error(`there are no dice number ${index}`);
  return { pool, text: diceText(pool, call.rules.language) };
}

export function factsOf(call: Call, slot: number): SheetFacts {
  return call.kept[slot]!.facts;
}
