// What people name themselves, `$entries` of a sheet: read, checked against the columns of its list, and put together for a call.
// Invariant: what passes here fits the columns; the same words always stand in the same places.

import { isDiceProblem, parseDice } from "./dice-text.ts";
import { MOST_SIGNS, type OwnColumnFacts, type OwnListFacts, type RulesFacts } from "./facts.ts";
import type { KeptDice } from "./kept.ts";
import { type Own, type OwnList, ownName, within } from "./own.ts";
import { collector, ownValues, plainObject, under, type Problems } from "./problems.ts";
import { allowedOf, readValue, shown, written } from "./shape.ts";
import { NONE } from "./value.ts";

/** Reserved key of a sheet. */
export const ENTRIES = "$entries";
/** Signs of a name that somebody gives. */
const MOST_NAME = 200;

type Columns = ReadonlyMap<string, unknown>;
interface Given {
  readonly facts: OwnListFacts;
  readonly entries: ReadonlyMap<string, Columns>;
}

/** `ids`: the lists that a sheet may add to. Null where nothing is added. What has a problem stands in its place all the same. */
export function readOwn(rules: RulesFacts, ids: readonly string[], value: unknown, path: string, problems: Problems): Own | null {
  if (value === undefined) return null;
  const lists = (rules.own ?? []).filter(({ id }) => ids.includes(id));
  const keys = lists.map(({ name }) => name);
  const given = ownValues(value);
  if (given === null) {
    problems.add(path, "mismatched-value", `${shown(value)} is no object of lists by name.`, keys);
    return null;
  }
  const all: Given[] = [];
  for (const [key, inside] of given) {
    const facts = lists.find(({ name, also }) => name === key.normalize("NFC") || also.includes(key.normalize("NFC")));
    const at = under(path, facts?.name ?? key);
    if (key === "__proto__") problems.add(at, "misplaced-key", "A key may not be called __proto__.", keys);
    else if (facts === undefined) problems.add(at, "unknown-key", `There is no list ${shown(key)} to which entries can be added.`, keys);
    else if (all.some((one) => one.facts === facts)) problems.add(at, "duplicate-key", "It is given twice.", facts.name);
    else all.push({ facts, entries: readNames(facts, inside, at, all, problems) });
  }
  return ownOf(rules, lists.flatMap((facts) => all.filter((one) => one.facts === facts)), path, problems);
}

function readNames(facts: OwnListFacts, value: unknown, path: string, before: readonly Given[], problems: Problems): ReadonlyMap<string, Columns> {
  const found = new Map<string, Columns>();
  const given = ownValues(value);
  if (given === null) problems.add(path, "mismatched-value", `${shown(value)} is no object of entries by name.`, "an object");
  const others = new Set(before.filter((one) => one.facts.kinds === facts.kinds).flatMap(({ entries }) => [...entries.keys()]));
  for (const [key, inside] of given ?? []) {
    const name = key.normalize("NFC");
    const at = under(path, key);
    const columns = ownValues(inside);
    const wrong = nameProblem(name);
    if (wrong !== null) problems.add(at, "misplaced-key", wrong);
    else if (facts.named.includes(name)) problems.add(at, "duplicate-key", `There is ${shown(name)} in the rules already.`);
    else if (found.has(name) || others.has(name)) problems.add(at, "duplicate-key", `${shown(name)} is given twice.`);
    else if (columns === null) problems.add(at, "mismatched-value", `${shown(inside)} does not say what the entry is; an object of columns is wanted.`, facts.columns.map((one) => one.key));
    else if (found.size === facts.places) problems.add(at, "too-large", `At most ${facts.places} entries can be added to ${facts.name}.`, { from: 0, to: facts.places });
    else found.set(name, columns);
  }
  return found;
}

function nameProblem(name: string): string | null {
  if (name === "__proto__") return "An entry may not be called __proto__.";
  if (name.trim() !== name || name === "" || name.length > MOST_NAME) return `A name has 1 to ${MOST_NAME} signs and no blank at its ends.`;
  return name.startsWith("$") || /\p{Cc}/u.test(name) ? "A name does not begin with $ and has no control signs." : null;
}

/** Null: there are none. */
function ownOf(rules: RulesFacts, all: readonly Given[], path: string, problems: Problems): Own | null {
  const some = all.filter(({ entries }) => entries.size > 0);
  if (some.length === 0) return null;
  const dice: KeptDice[] = [];
  const place = (rows: OwnList["rows"]): ReadonlyMap<string, OwnList> => new Map(some.map(({ facts, entries }) => [facts.id, { facts, names: [...entries.keys()], rows }] as const));
  const lists = new Map<string, OwnList>();
  // An entry may name others that come with it.
  const json = within({ rules, key: "", json: {}, lists: place([]), dice: [] }, () => some.map(({ facts, entries }) => {
    const read = [...entries].map(([name, columns]) => readEntry(rules, facts, columns, under(under(path, facts.name), name), dice, problems));
    const names = [...entries.keys()];
    lists.set(facts.id, { facts, names, rows: read.map((one) => one.row) });
    return [facts.name, plainObject(names.map((name, i) => [name, read[i]!.json] as const))] as const;
  }));
  const words = plainObject(json) as Own["json"];
  return { rules, key: JSON.stringify(words), json: words, lists, dice };
}

interface Row {
  readonly row: readonly (readonly number[])[];
  readonly json: object;
}
function readEntry(rules: RulesFacts, { columns }: OwnListFacts, given: Columns, path: string, dice: KeptDice[], problems: Problems): Row {
  const keys = columns.map(({ key }) => key);
  for (const key of given.keys())
    if (!columns.some((one) => one.key === key.normalize("NFC") || one.also.includes(key.normalize("NFC"))))
      problems.add(under(path, key), key === "__proto__" ? "misplaced-key" : "unknown-key", `There is no column ${shown(key)} that could be given.`, keys);
  const json: (readonly [string, unknown])[] = [];
  const row = columns.map((column): readonly number[] => {
    const [first, second] = [...given.keys()].filter((key) => [column.key, ...column.also].includes(key.normalize("NFC")));
    const at = under(path, column.key);
    if (second !== undefined) problems.add(at, "duplicate-key", "It is given twice.", column.key);
    const { codes, said } = readColumn(rules, column, first === undefined ? undefined : given.get(first), at, dice, problems);
    if (said !== undefined) json.push([column.key, said]);
    return codes;
  });
  return { row, json: plainObject(json) };
}

/** `said`: as it is written down; undefined where it follows from the others. */
function readColumn(rules: RulesFacts, column: OwnColumnFacts, value: unknown, path: string, dice: KeptDice[], problems: Problems): { readonly codes: readonly number[]; readonly said: unknown } {
  const { shape, start, list, later, clauses } = column;
  const add = (code: Parameters<Problems["add"]>[1], message: string, allowed: Parameters<Problems["add"]>[3]): void => problems.add(path, code, message, allowed, clauses);
  if (list !== null) {
    const items: readonly unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value];
    if (items.length < list.least || items.length > list.most) add("out-of-range", `${items.length} values; ${list.least} to ${list.most} may be given.`, { from: list.least, to: list.most });
    const codes = items.slice(0, list.most).map((item, i) => readOne(rules, column, item, under(path, String(i)), dice, problems));
    return { codes, said: Object.freeze(codes.map((code) => written(shape, code))) };
  }
  if (value === undefined && later === true) return { codes: [NONE], said: undefined };
  if (value === undefined && shape.kind === "text") return { codes: [], said: "" };
  if (value === undefined && start === null) add("missing-value", "It has no start value and must be given.", allowedOf(column));
  if (value === undefined) return { codes: [start ?? NONE], said: written(shape, start ?? NONE) };
  if (shape.kind === "text") return { codes: [], said: readText(value, add) };
  const code = readOne(rules, column, value, path, dice, problems);
  return { codes: [code], said: shape.kind === "dice" && code !== NONE ? dice[code - rules.pools.length]?.text ?? null : written(shape, code) };
}

function readText(value: unknown, add: (code: "mismatched-value" | "too-large", message: string, allowed: string) => void): string {
  if (typeof value !== "string") add("mismatched-value", `${shown(value)} is no text.`, "a text");
  else if (value.length > MOST_SIGNS) add("too-large", `A text has at most ${MOST_SIGNS} signs.`, "a text");
  return typeof value === "string" ? value.slice(0, MOST_SIGNS) : "";
}

function readOne(rules: RulesFacts, column: OwnColumnFacts, value: unknown, path: string, dice: KeptDice[], problems: Problems): number {
  if (column.shape.kind === "dice" && typeof value === "string") {
    const pool = parseDice(value.slice(0, MOST_SIGNS));
    if (!isDiceProblem(pool)) return rules.pools.length + dice.push({ text: value.trim(), pool }) - 1;
    problems.add(path, pool.problem === "malformed" ? "malformed-dice" : "too-large", `${shown(value)} are no dice that can be thrown.`, allowedOf(column), column.clauses);
    return NONE;
  }
  const code = readValue(column, value);
  if (typeof code === "number") return code;
  problems.add(path, code.code, code.message, code.allowed, column.clauses);
  return column.optional ? NONE : column.range[0];
}

// ── put together ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const unions = new WeakMap<Own, WeakMap<Own, Own>>();

/** Both together; a problem where they say different things of one name, or are too many. Null where one was added. */
export function united(rules: RulesFacts, a: Own | null, b: Own | null, path: string, problems: Problems): Own | null {
  if (a === null || b === null) return a ?? b;
  if (a === b || a.key === b.key) return a;
  const before = unions.get(a)?.get(b);
  if (before !== undefined) return before;
  const count = problems.found.length;
  const lists = (rules.own ?? []).flatMap((facts) => {
    const [one, other] = [entriesOf(a, facts), entriesOf(b, facts)];
    for (const [name, said] of other)
      if (one.has(name) && JSON.stringify(one.get(name)) !== JSON.stringify(said))
        problems.add(under(under(path, ENTRIES), `${facts.name}.${name}`), "differing-entry", `Another sheet says something else of ${shown(name)}.`);
    const entries = new Map([...one, ...other]);
    if (entries.size > facts.places)
      problems.add(under(under(path, ENTRIES), facts.name), "too-large", `Together the sheets add ${entries.size} entries to ${facts.name}; at most ${facts.places} can take part in one call.`, { from: 0, to: facts.places });
    return entries.size === 0 ? [] : [[facts.name, plainObject(entries)] as const];
  });
  if (problems.found.length > count) return null;
  const made = ownFrom(rules, plainObject(lists), path, problems);
  if (made === null) return null;
  const known = unions.get(a) ?? new WeakMap<Own, Own>();
  unions.set(a, known);
  known.set(b, made);
  return made;
}
function entriesOf({ json }: Own, { name }: OwnListFacts): ReadonlyMap<string, object> {
  return new Map(Object.entries(json[name] ?? {}));
}

function ownFrom(rules: RulesFacts, json: unknown, path: string, problems: Problems): Own | null {
  return readOwn(rules, (rules.own ?? []).map(({ id }) => id), json, under(path, ENTRIES), problems);
}

/** Those of `own`, which count now, whose names are wanted, by list, with those that they name; `first` come first, as they stand. */
export function partOf(rules: RulesFacts, own: Own, first: Own | null, named: ReadonlyMap<string, ReadonlySet<string>>): Own | null {
  const wanted = withNamed(rules, own, named);
  const lists = (rules.own ?? []).flatMap((facts) => {
    const [mine, all] = [first === null ? new Map<string, object>() : entriesOf(first, facts), entriesOf(own, facts)];
    const more = [...all].filter(([name]) => !mine.has(name) && wanted.get(facts.id)?.has(name) === true);
    return mine.size + more.length === 0 ? [] : [[facts.name, plainObject([...mine, ...more])] as const];
  });
  const problems = collector();
  const made = lists.length === 0 ? null : ownFrom(rules, plainObject(lists), "", problems);
  if (problems.found.length > 0) throw new Error(`entries that were read are no longer right: ${problems.found[0]!.message}`);
  return made !== null && first !== null && made.key === first.key ? first : made;
}

function withNamed(rules: RulesFacts, own: Own, named: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map([...named].map(([id, names]) => [id, new Set(names)] as const));
  const open = [...named].flatMap(([id, names]) => [...names].map((name) => ({ id, name })));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { id, name } = next;
    const list = own.lists.get(id);
    const facts = rules.own?.find((one) => one.id === id);
    const row = list?.rows[list.names.indexOf(name)] ?? [];
    for (const [i, { shape }] of (facts?.columns ?? []).entries())
      for (const code of row[i] ?? [])
        for (const other of shape.kind === "named" ? (shape.own ?? []) : []) {
          const to = ownName([other], code);
          if (to === undefined || found.get(other)?.has(to) === true) continue;
          found.set(other, (found.get(other) ?? new Set()).add(to));
          open.push({ id: other, name: to });
        }
  }
  return found;
}
