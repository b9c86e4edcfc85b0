// What happened in a run, told entry by entry. Invariant: entries are plain JSON with names and values as people know them; what the
// rules call secret is marked, and so is everything worked out from it.

import type { Call } from "./call.ts";
import { diceText } from "./kept.ts";
import { movedBy } from "./lying.ts";
import type { Note } from "./note.ts";
import { nameOfCell, plainValue, slotKeys } from "./paths.ts";
import type { Plain, Shape } from "./shape.ts";
import { NONE } from "./value.ts";

/** `rule`: the sentence of the rules; `of`: the name of the check or action it stands in; `depth`: how many calls deep. */
interface EntryBase {
  readonly rule: string;
  readonly clauses: readonly string[];
  readonly of: string;
  readonly depth: number;
  readonly secret: boolean;
}
export type TraceEntry = EntryBase &
  (
    | { readonly kind: "roll"; readonly name: string; readonly dice: string; readonly value: Plain | readonly Plain[] }
    | { readonly kind: "answer"; readonly name: string; readonly value: Plain | readonly Plain[] }
    | { readonly kind: "value"; readonly name: string; readonly value: Plain }
    | { readonly kind: "change"; readonly path: string; readonly from: Plain; readonly to: Plain }
    | { readonly kind: "call"; readonly name: string }
    | { readonly kind: "result"; readonly value: Plain }
    | { readonly kind: "impossible"; readonly why: string }
  );

/** A change of a sheet or thing, what follows from limits and reactions included. */
export interface SheetChange {
  readonly path: string;
  /** Of a list of values or things: the whole list. */
  readonly from: Plain | readonly Plain[] | readonly object[];
  readonly to: Plain | readonly Plain[] | readonly object[];
  readonly rule: string;
  readonly clause: string | null;
}

/** `column` and `entry` of notes as a cell. */
export type CellOf = (slot: number, column: string, entry: number) => number;

export function traceOf(call: Call, notes: readonly Note[]): readonly TraceEntry[] {
  const { rules, action } = call;
  const plans: string[] = [action.id];
  const sentences: string[] = [];
  const entries: TraceEntry[] = [];
  const last = (): string => plans[plans.length - 1]!;
  /** The innermost plan people know by name. */
  const known = (): string => plans.findLast((plan) => Object.hasOwn(rules.plans, plan)) ?? action.id;
  const base = (origin: string, secret = false): EntryBase => ({
    rule: origin,
    clauses: clausesOf(call, origin),
    of: rules.plans[known()]?.name ?? action.name,
    depth: plans.filter((plan) => Object.hasOwn(rules.plans, plan)).length - 1,
    secret,
  });
  for (const note of notes) {
    const facts = Object.hasOwn(rules.plans, last()) ? rules.plans[last()] : undefined;
    switch (note.kind) {
      case "let":
      case "draw":
      case "ask": {
        const regs = note.kind === "let" ? [note.to] : note.to;
        const register = facts?.registers[regs[0] ?? -1];
        if (register === undefined || register === null) break;
        const codes = note.kind === "let" ? [note.value] : note.values;
        const values = codes.filter((code) => code !== NONE).map((code) => plainValue(call, register.shape, code));
        const value = regs.length === 1 ? plainValue(call, register.shape, codes[0] ?? NONE) : values;
        const head = base(note.origin, register.secret || (note.kind === "ask" && note.secret));
        if (note.kind === "draw")
          entries.push({
            ...head,
            kind: "roll",
            name: register.name,
            dice: diceText(note.pool, rules.language),
            value,
          });
        else if (note.kind === "ask") entries.push({ ...head, kind: "answer", name: register.name, value });
        else
          entries.push({
            ...head,
            kind: "value",
            name: register.name,
            value: plainValue(call, register.shape, codes[0] ?? NONE),
          });
        break;
      }
      case "set": {
        const change = changeOf(call, note);
        if (change !== null)
          entries.push({
            ...base(callers(note.origin, sentences)),
            clauses: nearestClauses(call, sentences),
            kind: "change",
            path: change.path,
            from: change.from,
            to: change.to,
          });
        break;
      }
      case "call":
        if (Object.hasOwn(rules.plans, note.plan))
          entries.push({ ...base(note.origin), kind: "call", name: rules.plans[note.plan]?.name ?? "" });
        plans.push(note.plan);
        sentences.push(note.origin);
        break;
      case "return": {
        plans.pop();
        sentences.pop();
        const here = Object.hasOwn(rules.plans, last()) ? rules.plans[last()] : undefined;
        const register = here?.registers[note.to];
        if (register === undefined || register === null) break;
        const value = plainValue(call, register.shape, note.result);
        entries.push({ ...base(note.origin, register.secret), kind: "value", name: register.name, value });
        break;
      }
      case "end":
        if (facts?.result !== undefined && facts.result !== null)
          entries.push({ ...base(note.origin), kind: "result", value: plainValue(call, facts.result, note.result) });
        break;
      case "refuse":
        entries.push({ ...base(note.origin), kind: "impossible", why: reasonText(call, note.why) });
        break;
      case "branch":
      case "round":
        break;
    }
  }
  return deeplyFrozen(entries);
}

/**
 * Net changes, cell by cell, in the order of their first change; of a list of values the whole list. `rule` is the sentence that
 * changed it last. Applied backwards they give the sheets as they were.
 */
export function changesOf(call: Call, notes: readonly Note[]): readonly SheetChange[] {
  const sentences: string[] = [];
  const found = new Map<string, SheetChange>();
  const rows = new Map<number, number[]>();
  const things = new Map<string, readonly object[]>();
  for (const note of notes) {
    if (note.kind === "call") sentences.push(note.origin);
    if (note.kind === "return") sentences.pop();
    if (note.kind !== "set") continue;
    const row = rows.get(note.slot) ?? (call.rows[note.slot] ?? []).slice();
    rows.set(note.slot, row);
    const change = listChangeOf(call, note, row) ?? changeOf(call, note);
    for (const one of change === null ? movesOf(call, note, things) : [change]) {
      const before = found.get(one.path);
      const rule = callers(note.origin, sentences);
      const clause = nearestClauses(call, sentences)[0] ?? null;
      found.set(one.path, { ...one, from: before === undefined ? one.from : before.from, rule, clause });
    }
  }
  return deeplyFrozen([...found.values()].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to)));
}

type Changed = Pick<SheetChange, "path" | "from" | "to">;

/** A place in a list of values; `row` is as it was and becomes what it is now. */
function listChangeOf(call: Call, note: Extract<Note, { kind: "set" }>, row: number[]): Changed | null {
  const facts = call.kept[note.slot]?.facts;
  const first = facts?.columns[note.column];
  if (facts === undefined || first === undefined) return null;
  const cell = first + note.entry;
  const list = facts.lists.find(
    ({ values, most }) => values !== null && values.cell <= cell && cell < values.cell + most,
  );
  const values = list?.values;
  if (list === undefined || values === undefined || values === null) {
    row[cell] = note.to;
    return null;
  }
  const plain = (): readonly Plain[] => {
    const codes = row.slice(values.cell, values.cell + list.most).filter((code) => values.optional || code !== NONE);
    return codes.map((code) => plainValue(call, values.shape, code));
  };
  const from = plain();
  row[cell] = note.to;
  return { path: [...slotKeys(call, note.slot), list.key].join("."), from, to: plain() };
}

/** A thing that leaves one list and comes into another; `things` are the lists as they are now. */
function movesOf(
  call: Call,
  note: Extract<Note, { kind: "set" }>,
  things: Map<string, readonly object[]>,
): readonly Changed[] {
  if (note.from === note.to) return [];
  const moved = movedBy(call, note.column, note.from, note.to);
  const thing = call.kept[note.slot]!.json;
  return moved.map(({ owner, key, comes }) => {
    const path = [...slotKeys(call, owner), key].join(".");
    const from = things.get(path) ?? (call.kept[owner]!.lists.get(key) ?? []).map(({ json }) => json);
    const to = comes ? [...from, thing] : from.filter((one) => one !== thing);
    things.set(path, to);
    return { path, from, to };
  });
}

function changeOf(
  call: Call,
  note: Extract<Note, { kind: "set" }>,
): (Changed & { readonly from: Plain; readonly to: Plain }) | null {
  const facts = call.kept[note.slot]?.facts;
  if (facts === undefined || note.from === note.to) return null;
  const first = facts.columns[note.column];
  const name = first === undefined ? null : nameOfCell(facts, first + note.entry);
  if (name === null) return null;
  const shape: Shape = name.shape;
  return {
    path: [...slotKeys(call, note.slot), ...name.keys].join("."),
    from: plainValue(call, shape, note.from),
    to: plainValue(call, shape, note.to),
  };
}

/** Limits and what follows them are no sentences of their own: they belong to the sentence that called for them. */
function callers(origin: string, sentences: readonly string[]): string {
  return sentences.at(-1) ?? origin;
}

/** Those of the sentence that made the change, else of the one around it: the reaction, the call. */
function nearestClauses(call: Call, sentences: readonly string[]): readonly string[] {
  for (let i = sentences.length - 1; i >= 0; i--) {
    const found = clausesOf(call, sentences[i]!);
    if (found.length > 0) return found;
  }
  return [];
}

export function clausesOf(call: Call, origin: string): readonly string[] {
  return Object.hasOwn(call.rules.clauses, origin) ? call.rules.clauses[origin]! : [];
}

export function reasonText(call: Call, why: string): string {
  return Object.hasOwn(call.rules.reasons, why) ? call.rules.reasons[why]! : why;
}

export function deeplyFrozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deeplyFrozen(part);
  return Object.freeze(value);
}
