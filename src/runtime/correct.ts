// Corrections: values of a sheet set by their paths, as changes name them. Invariant: what comes out went through the door as a whole; no
// reaction wakes and nothing else of the sheet changes.

import { readSheet } from "./door.ts";
import { RuleError } from "./errors.ts";
import type { FieldFacts, ListFacts, RulesFacts, SheetFacts } from "./facts.ts";
import { keptOf, type Kept } from "./kept.ts";
import { entriesNow, use } from "./own.ts";
import { ENTRIES } from "./own-read.ts";
import { collector, ownValues, plainObject, refusal } from "./problems.ts";

/** @throws RuleError `unknown-path`; `mismatched-sheet` where the sheet could not be so. */
export function corrected(rules: RulesFacts, kept: Kept, values: ReadonlyMap<string, unknown>): Kept {
  const problems = collector();
  let json: unknown = kept.json;
  use(kept.own);
  for (const [path, value] of values) {
    const set = setIn(kept.facts, json, path.normalize("NFC"), value);
    if (set === null) throw noPlace(kept, path);
    json = set.json;
  }
  const made = readSheet(rules, kept.facts, json, "", problems);
  if (made === null) throw refusal("mismatched-sheet", `${kept.facts.name} cannot be so`, problems.found);
  return made;
}

function noPlace({ facts }: Kept, path: string): RuleError {
  const key = path.split(".")[0] ?? "";
  const isCalculated = facts.view.some((one) => one.key === key);
  const names = [...facts.fields, ...facts.lists].map((one) => one.key);
  const why = isCalculated
    ? `"${path}" is calculated and cannot be set.`
    : `${facts.name} has no "${path}"; it has ${names.join(", ")}.`;
  return new RuleError("unknown-path", why, { path });
}

/** Null: there is no such place. */
type Set = { readonly json: unknown } | null;

interface Keyed {
  readonly key: string;
  readonly also: readonly string[];
}

/** The keyed thing a path leads to or through, and what is left of the path; names may hold dots themselves. */
function way<K extends Keyed>(
  keyed: readonly K[],
  path: string,
): { readonly to: K; readonly rest: string | null } | null {
  const names = keyed.flatMap((to) => [to.key, ...to.also].map((name) => ({ to, name })));
  const exact = names.find(({ name }) => name === path);
  if (exact !== undefined) return { to: exact.to, rest: null };
  const through = names
    .filter(({ name }) => path.startsWith(`${name}.`))
    .toSorted((a, b) => b.name.length - a.name.length);
  const [longest] = through;
  return longest === undefined ? null : { to: longest.to, rest: path.slice(longest.name.length + 1) };
}

function withKey(json: unknown, key: string, value: unknown): unknown {
  return plainObject(new Map(ownValues(json) ?? []).set(key, value));
}
function at(json: unknown, key: string): unknown {
  return ownValues(json)?.get(key);
}

function setIn(facts: SheetFacts, json: unknown, path: string, value: unknown): Set {
  const conditions: Keyed = { key: "$conditions", also: [] };
  const entries: Keyed = { key: ENTRIES, also: [] };
  const found = way<Keyed>([...facts.fields, ...facts.lists, conditions, ...(facts.own === undefined ? [] : [entries])], path);
  if (found === null) return null;
  const { to, rest } = found;
  const below = at(json, to.key);
  const field = facts.fields.find((one) => one === to);
  const list = facts.lists.find((one) => one === to);
  const made =
    to === entries
      ? setEntry(below, rest, value)
      : field !== undefined
      ? setField(field, below, rest, value)
      : list !== undefined
        ? setList(list, below, rest, value)
        : setCondition(facts, below, rest, value);
  return made === null ? null : { json: withKey(json, to.key, made.json) };
}

/** All of them, those of a list, or one entry; undefined takes it away. The door says what is wrong with them. */
function setEntry(json: unknown, rest: string | null, value: unknown): Set {
  if (rest === null) return { json: value ?? undefined };
  const [list = "", ...names] = rest.split(".");
  const name = names.join(".");
  const inside = name === "" ? value : withKey(at(json, list), name, value);
  const left = [...(ownValues(inside) ?? [])].filter(([, one]) => one !== undefined && one !== null);
  return { json: withKey(json, list, ownValues(inside) === null ? inside : plainObject(left)) };
}

function setField({ entries: written, own: places }: FieldFacts, json: unknown, rest: string | null, value: unknown): Set {
  const entries = written === null ? null : entriesNow(written, places);
  if (rest === null) {
    // Of values by name only those given are set.
    const given = entries === null ? null : ownValues(value);
    if (given === null) return { json: value };
    const own = (key: string): string => entries?.find(({ also }) => also.includes(key))?.name ?? key;
    const named = [...given].map(([key, one]) => [own(key), one] as const);
    return { json: plainObject(new Map([...(ownValues(json) ?? []), ...named])) };
  }
  const entry = entries?.find(({ name, also }) => name === rest || also.includes(rest));
  return entry === undefined ? null : { json: withKey(json, entry.name, value) };
}

/** A whole list; how often a kind is there; one thing, or a value of it. */
function setList({ kinds, values, of }: ListFacts, json: unknown, rest: string | null, value: unknown): Set {
  if (rest === null) return { json: value };
  const items: readonly unknown[] = Array.isArray(json) ? json : [];
  if (kinds !== null) {
    const kind = entriesNow(kinds.names, kinds.own).find(({ name, also }) => name === rest || also.includes(rest));
    if (kind === undefined || typeof value !== "number" || !(value >= 0 && value <= kinds.most)) return null;
    const others = items.filter((item) => item !== kind.name);
    return { json: [...others, ...Array.from({ length: value }, () => kind.name)] };
  }
  const found = /^(\d+)(?:\.(.*))?$/su.exec(rest);
  const place = Number(found?.[1]);
  if (found === null || place > items.length) return null;
  if (found[2] === undefined) {
    // A value that is none leaves its place; a place that is told apart stays, empty.
    if (value === null && values !== null && !values.optional) return { json: items.filter((_, i) => i !== place) };
    return { json: place === items.length ? [...items, value] : items.map((item, i) => (i === place ? value : item)) };
  }
  const thing = items[place];
  const facts = keptOf(thing)?.facts ?? of.find(({ name }) => name === at(at(thing, "$"), "thing"));
  const made = facts === undefined ? null : setIn(facts, thing, found[2], value);
  return made === null ? null : { json: items.map((item, i) => (i === place ? made.json : item)) };
}

/** `true`, a level, or its values by name; `false`, null and level 0: it is not there. */
function setCondition(facts: SheetFacts, json: unknown, rest: string | null, value: unknown): Set {
  if (rest === null) return { json: value ?? undefined };
  const keyed = facts.conditions.map((condition) => ({ key: condition.name, also: condition.also, condition }));
  const found = way(keyed, rest);
  if (found === null) return null;
  const { condition } = found.to;
  const held = at(json, condition.name);
  if (found.rest === null) {
    const isGone = value === false || value === null || value === 0;
    const isLevel = typeof value === "number" && condition.levels !== null;
    const others = [...(ownValues(json) ?? [])].filter(([key]) => key !== condition.name);
    const now = isLevel ? withKey(held, "level", value) : value === true && held !== undefined ? held : value;
    return { json: plainObject(isGone ? others : [...others, [condition.name, now] as const]) };
  }
  const field = way([...condition.fields, { key: "level", also: [] }], found.rest);
  if (field === null || field.rest !== null) return null;
  const base = ownValues(held) === null ? {} : held;
  return { json: withKey(json, condition.name, withKey(base, field.to.key, value)) };
}
