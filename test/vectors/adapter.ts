// The map of a vector file: group and key → check, inputs, what to read. Pure data; this file says what the data means. Invariant: an
// adapter reads, compares and subtracts end from start; it computes nothing of the rules.

import { type Chance, plusChance, parts, chance, timesChance } from "../kernel/brute.ts";
import { type Call, type Ends, type Fields, type Json, textOf, within } from "./players.ts";
import type { Turn } from "./turns.ts";

/** A place or name of an end, or how much of it is lost from start to end. */
export type Value = string | { readonly lost: string };
/** Path → the value it has, or `{ not }`, `{ above }`, `{ in }`. */
export type Where = Readonly<Record<string, Json>>;
export type Read =
  | { readonly value: Value; readonly called?: Fields }
  | { readonly is: Where }
  /** Several values of the one end. */
  | { readonly list: readonly Value[]; readonly called?: Readonly<Record<string, Json>> }
  /** The names of those that are true, in any order. */
  | { readonly which: Readonly<Record<string, string>> }
  | { readonly chance: Where }
  /** A chance as it is printed: so many digits, or whole percent. */
  | { readonly printed: Where; readonly digits: number }
  | { readonly printed: Where; readonly percent: true }
  /** Whether the call is possible at all; what is written says the same (`possible: true`) or the opposite. */
  | { readonly possible: boolean }
  /** A chance, counted in equally likely ways. */
  | { readonly ways: Where; readonly of: number }
  /** How many different ends there are. */
  | { readonly different: readonly Value[] }
  | { readonly chances: Readonly<Record<string, Where>> }
  | { readonly mean: Value; readonly given?: Where }
  | { readonly ends: readonly Value[]; readonly of?: number; readonly called?: Readonly<Record<string, string>> }
  /** From the least to the greatest of all these. */
  | { readonly span: readonly Value[] }
  | { readonly least: Value }
  | { readonly most: Value };

/** `$x`: the row's `x`; `{ "$at": path, in: table }`: the entry of a table of the map. */
export type CallText = (Call | Turn) & {
  /** Sides in order, or by what is rolled; what is null is not thrown. */
  readonly dice?: Json;
  /** There are too many throws to play them all: some are played. */
  readonly some?: true;
};
export type Entry =
  /** What a row is about: goes into the call. */
  | { readonly status: "input" }
  | Checked
  /** Every row, by its keys; `calls`: one for each row, in their order. */
  | {
      readonly status: "checked";
      readonly call?: CallText;
      readonly calls?: readonly CallText[];
      readonly each: Readonly<Record<string, Entry>>;
    }
  | { readonly status: "derived"; readonly from: string; readonly why: string }
  | { readonly status: "alternative reading"; readonly why: string }
  | { readonly status: "waits for"; readonly what: string };
/** `along`: one value for each number of a list; `every`: the same number for all of these. */
export interface Checked {
  readonly status: "checked";
  readonly call?: CallText;
  readonly with?: Fields;
  readonly along?: Readonly<Record<string, Json>>;
  readonly every?: Readonly<Record<string, readonly Json[]>>;
  readonly read: Read;
}
export interface VectorMap {
  readonly tables: Readonly<Record<string, Fields>>;
  readonly groups: Readonly<Record<string, Readonly<Record<string, Entry>>>>;
}

// ── templates ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function fill(map: VectorMap, template: Json, row: Fields): Json {
  if (typeof template === "string") return template.startsWith("$") ? within(row, template.slice(1)) : template;
  if (template === null || typeof template !== "object") return template;
  if (Array.isArray(template)) return (template as readonly Json[]).map((x) => fill(map, x, row));
  const fields = template as Fields;
  if (typeof fields["$at"] === "string") {
    const key = within(row, fields["$at"]);
    const found = map.tables[textOf(fields["in"])]?.[textOf(key)] ?? fields["otherwise"];
    if (found === undefined) throw new Error(`no ${textOf(key)} in ${textOf(fields["in"])}`);
    return fill(map, found, row);
  }
  return Object.fromEntries(
    Object.entries(fields).map(([key, x]) => [
      key.startsWith("$a") ? textOf(fill(map, key, row)) : key,
      fill(map, x, row),
    ]),
  );
}
export function callOf(map: VectorMap, { dice: _dice, some: _some, ...text }: CallText, row: Fields): Call | Turn {
  return fill(map, text as unknown as Fields, row) as unknown as Call | Turn;
}

// ── reading ends ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const pathOf = (value: Value): string => (typeof value === "string" ? value : `after.${value.lost}`);
/** The paths a reading needs. */
export function pathsOf(read: Read): readonly string[] {
  if ("value" in read) return [pathOf(read.value)];
  if ("is" in read) return Object.keys(read.is);
  if ("possible" in read) return [];
  if ("printed" in read) return Object.keys(read.printed);
  if ("list" in read) return read.list.map(pathOf);
  if ("which" in read) return Object.keys(read.which);
  if ("chance" in read) return Object.keys(read.chance);
  if ("ways" in read) return Object.keys(read.ways);
  if ("different" in read) return read.different.map(pathOf);
  if ("chances" in read) return [...new Set(Object.values(read.chances).flatMap((w) => Object.keys(w)))];
  if ("mean" in read) return [pathOf(read.mean), ...Object.keys(read.given ?? {})];
  if ("ends" in read) return read.ends.map(pathOf);
  return "span" in read ? read.span.map(pathOf) : [pathOf("least" in read ? read.least : read.most)];
}

export interface Reading {
  readonly paths: readonly string[];
  readonly ends: readonly Ends[];
  readonly start: (path: string) => Json;
}
/** What the vectors write where everything is right, as text that can be compared. */
export function readFrom(read: Read, found: Reading): Json {
  const { ends } = found;
  if ("value" in read)
    return only(ends.map((e) => valueAt(found, e, read.value)).map((v) => read.called?.[textOf(v)] ?? v));
  if ("is" in read) return only(ends.map((e) => holds(found, e, read.is)));
  if ("possible" in read) return read.possible === ends.length > 0;
  if ("list" in read)
    return only(ends.map((e) => read.list.map((one) => valueAt(found, e, one)).map((v) => read.called?.[textOf(v)] ?? v)));
  if ("which" in read) {
    const names = Object.entries(read.which);
    return only(ends.map((e) => names.filter(([path]) => holds(found, e, { [path]: true })).map(([, name]) => name).toSorted()));
  }
  if ("chance" in read) return chanceThat(found, read.chance);
  if ("printed" in read) return printed(chanceThat(found, read.printed), "digits" in read ? read.digits : 2, "percent" in read);
  if ("ways" in read) return chanceThat(found, read.ways);
  if ("different" in read) return (distribution(found, read.different, {}) as readonly Json[]).length;
  if ("chances" in read) {
    const all = Object.entries(read.chances).map(([name, where]) => [name, chanceThat(found, where)] as const);
    return Object.fromEntries(all.filter(([, c]) => c !== "0"));
  }
  if ("mean" in read) {
    const among = ends.filter((e) => holds(found, e, read.given ?? {}));
    const all = among.map((e) => e.chance).reduce(plusChance, "0");
    const sum = among.map((e) => timesChance(e.chance, textOf(valueAt(found, e, read.mean)))).reduce(plusChance, "0");
    const [[n, d], [m, e]] = [parts(sum), parts(all)];
    return chance(n * e, d * m);
  }
  if ("ends" in read) return distribution(found, read.ends, read.called ?? {});
  const looked = "span" in read ? read.span : ["least" in read ? read.least : read.most];
  const numbers = ends.flatMap((e) => looked.map((value) => Number(valueAt(found, e, value))));
  const [least, most] = [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))];
  return "span" in read ? [least, most] : "least" in read ? least : most;
}

function valueAt({ paths, start }: Reading, end: Ends, value: Value): Json {
  const now = end.values[paths.indexOf(pathOf(value))] ?? null;
  return typeof value === "string" ? now : Number(start(`after.${value.lost}`)) - Number(now);
}
function holds({ paths }: Reading, end: Ends, where: Where): boolean {
  return Object.entries(where).every(([path, wanted]) => {
    const value = end.values[paths.indexOf(path)] ?? null;
    if (wanted !== null && typeof wanted === "object" && "not" in wanted) return value !== wanted.not;
    if (wanted !== null && typeof wanted === "object" && "in" in wanted)
      return (wanted.in as readonly Json[]).includes(value);
    if (wanted !== null && typeof wanted === "object" && "above" in wanted) return Number(value) > Number(wanted.above);
    return value === wanted;
  });
}
const chanceThat = (found: Reading, where: Where): Chance =>
  found.ends
    .filter((e) => holds(found, e, where))
    .map((e) => e.chance)
    .reduce(plusChance, "0");

/** Rounded half up, as the documents print chances: `0.04`, or 4. */
function printed(exact: Chance, digits: number, percent: boolean): Json {
  const [n, d] = parts(exact);
  const scaled = (2n * n * 10n ** BigInt(digits) + d) / (2n * d);
  return percent ? Number(scaled) : (Number(scaled) / 10 ** digits).toFixed(digits);
}

function only(values: readonly Json[]): Json {
  const different = new Set(values.map((v) => JSON.stringify(v)));
  if (different.size !== 1) throw new Error(`one value was expected, not ${[...different].join(", ")}`);
  return values[0]!;
}
function distribution(found: Reading, values: readonly Value[], called: Readonly<Record<string, string>>): Json {
  const rows = new Map<string, Chance>();
  for (const end of found.ends) {
    const key = JSON.stringify(values.map((v) => valueAt(found, end, v)).map((v) => called[textOf(v)] ?? v));
    rows.set(key, plusChance(rows.get(key) ?? "0", end.chance));
  }
  return inOrder([...rows].map(([key, c]): Json => [...(JSON.parse(key) as Json[]), c]));
}
const inOrder = (rows: readonly Json[]): readonly Json[] =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** A row of the vectors in the same form: chances reduced, rows of a distribution in one order, no 0. */
export function expected(read: Read, written: Json): Json {
  if ("chance" in read || "mean" in read) return reduced(written);
  if ("ways" in read) return chance(BigInt(Number(written)), BigInt(read.of));
  if ("which" in read) return (written as readonly string[]).toSorted();
  if ("chances" in read) return Object.fromEntries(Object.entries(written as Fields).map(([k, c]) => [k, reduced(c)]));
  if ("ends" in read)
    return inOrder(
      (written as readonly (readonly Json[])[]).map((row) => [
        ...row.slice(0, -1),
        read.of === undefined ? reduced(row.at(-1)!) : chance(BigInt(Number(row.at(-1))), BigInt(read.of)),
      ]),
    );
  return written;
}
function reduced(written: Json): string {
  const text = typeof written === "string" ? written : textOf(within(written, "frac"));
  const [n, d] = parts(text);
  if (written !== null && typeof written === "object") {
    const dec = Number(within(written, "dec"));
    if (Math.abs(Number(n) / Number(d) - dec) > 1e-9) throw new Error(`${text} is not ${dec}`);
  }
  return chance(n, d);
}
