// What plans and segments share: working states, dice, tables made dense, and derived values, once over states for play and once over
// the file for odds. Invariant: a table and its function agree with the interpreter, keys outside the table give none.

import { places } from "../../plan/layout.ts";
import type { Derived, Id, Layout, Lookup, Pool, Program, Range } from "../../plan/types.ts";
import { commentSafe, typed, typeOnly } from "./apart.ts";
import { fold, isLiteral } from "./fold.ts";
import { printData, type Data } from "./data.ts";
import type { EngineNames } from "./engine-names.ts";
import { createScope, lastPart, property, propertyKey } from "./names.ts";
import { printValue, type Reading } from "./print-expr.ts";
import { playReading } from "./print-play.ts";
import { runtimeName } from "./runtime-text.ts";

/** The dice written in the rules, in the order of the program. */
export function printPools(pools: readonly Pool[], names: EngineNames): string {
  return `const ${typed(names.pools, `readonly ${runtimeName("Pool")}[]`)} = ${printData(pools as unknown as Data)};`;
}

/** The interface of a layout's working state, and what opens it from a row of cells and puts the cells back. */
export function printState(layout: Layout, names: EngineNames): string {
  const state = names.state(layout.id);
  const key = (column: Id): string => names.property(layout.id, column);
  const { columns } = places(layout);
  const first = (column: Id): number => columns.get(column)?.offset ?? 0;
  const open = layout.columns.map(({ id, entries }) => {
    const cells = entries === 1 ? `cells[${first(id)}]${typeOnly("!")}` : `cells.slice(${first(id)}, ${first(id) + entries})`;
    return `${propertyKey(key(id))}: ${cells},`;
  });
  const close = layout.columns.map(({ id, entries }) => {
    const value = property("state", key(id));
    if (entries === 1) return `cells[${first(id)}] = ${value};`;
    const place = first(id) === 0 ? "i" : `${first(id)} + i`;
    return `for (let i = 0; i < ${entries}; i++) cells[${place}] = ${value}[i]${typeOnly("!")};`;
  });
  const copied = layout.columns.map(({ id }) => `${propertyKey(key(id))}: ${property("state", key(id))},`);
  return [
    typeOnly(
      [
        `/** ${commentSafe(layout.id)}: the working state of a call. */`,
        `interface ${state} {`,
        ...layout.columns.map((column) => `${propertyKey(key(column.id))}: ${column.entries === 1 ? "number" : "readonly number[]"};`),
        "}\n",
      ].join("\n"),
    ),
    `function ${names.openState(layout.id)}(${typed("cells", "readonly number[]")})${typeOnly(`: ${state}`)} {`,
    "return {",
    ...open,
    "};",
    "}",
    "",
    `function ${names.copyState(layout.id)}(${typed("state", state)})${typeOnly(`: ${state}`)} {`,
    "return {",
    ...copied,
    "};",
    "}",
    "",
    `function ${names.closeState(layout.id)}(${typed("state", state)}, ${typed("cells", "number[]")})${typeOnly(": void")} {`,
    ...close,
    "}",
  ].join("\n");
}

export function printLookup(lookup: Lookup, names: EngineNames): string {
  if (lookup.host !== undefined) return printHosted(lookup.id, lookup.host, names);
  const keys = lookup.keys.map((_, i) => (lookup.keys.length === 1 ? "key" : `key${i + 1}`));
  const outside = lookup.keys.map(([lo, hi], i) => `${keys[i] ?? ""} < ${lo} || ${keys[i] ?? ""} > ${hi}`);
  const cells = names.cells(lookup.id);
  const none = runtimeName("NONE");
  return [
    `const ${typed(cells, lookup.own === undefined ? "readonly number[]" : "number[]")} = ${printData(lookup.cells)};`,
    "",
    `/** ${commentSafe(lookup.id)} */`,
    `function ${names.lookup(lookup.id)}(${keys.map((key) => typed(key, "number")).join(", ")})${typeOnly(": number")} {`,
    ...(outside.length === 0 ? [] : [`if (${outside.join(" || ")}) return ${none};`]),
    `return ${cells}[${index(lookup.keys, keys)}] ?? ${none};`,
    "}",
  ].join("\n");
}

/** A formula that the engine is filled with. */
function printHosted(id: Id, host: { readonly at: number; readonly params: number }, names: EngineNames): string {
  const params = Array.from({ length: host.params }, (_, i) => (host.params === 1 ? "key" : `key${i + 1}`));
  return [
    `/** ${commentSafe(id)} */`,
    `function ${names.lookup(id)}(${params.map((key) => typed(key, "number")).join(", ")})${typeOnly(": number")} {`,
    `return ${runtimeName("hostValue")}(hosts, ${host.at}, [${params.join(", ")}]);`,
    "}",
  ].join("\n");
}

/** Σ (key − lo) · stride, the constants drawn together. */
function index(ranges: readonly Range[], keys: readonly string[]): string {
  let stride = 1;
  let constant = 0;
  const parts: string[] = [];
  for (let i = ranges.length - 1; i >= 0; i--) {
    const [lo, hi] = ranges[i] ?? [0, 0];
    parts.unshift(stride === 1 ? (keys[i] ?? "0") : `${keys[i] ?? "0"} * ${stride}`);
    constant -= lo * stride;
    stride *= hi - lo + 1;
  }
  const sum = parts.join(" + ") || "0";
  return constant === 0 ? sum : constant < 0 ? `${sum} - ${-constant}` : `${sum} + ${constant}`;
}

/** A derived value over working states. */
export function printDerived(derived: Derived, names: EngineNames): string {
  const scope = createScope(names.scope);
  const slots = derived.slots.map((layout) => scope.take(lastPart(layout), "camel"));
  const parameters = slots.map((slot, i) => typed(slot, names.state(derived.slots[i] ?? "")));
  const reading = (reg: (reg: number) => string): Reading =>
    playReading(
      names,
      reg,
      (slot) => slots[slot] ?? "",
      (slot) => derived.slots[slot] ?? "",
    );
  return printFunction(derived, names.derived(derived.id), parameters, reading, (name) => scope.take(name, "camel"));
}

/** A derived value over the file `f`; `b0`, `b1` … are the first places of the slots' cells. */
export function printDerivedInFile(derived: Derived, program: Program, names: EngineNames): string {
  const scope = createScope(names.scope);
  ["f", ...derived.slots.map((_, i) => `b${i}`)].forEach((name) => scope.take(name, "camel"));
  const parameters = [typed("f", "readonly number[]"), ...derived.slots.map((_, i) => typed(`b${i}`, "number"))];
  const reading = (reg: (reg: number) => string): Reading =>
    fileReading(
      program,
      names,
      reg,
      (slot) => derived.slots[slot] ?? "",
      (slot) => `b${slot}`,
    );
  return printFunction(derived, names.derivedOdds(derived.id), parameters, reading, (name) =>
    scope.take(name, "camel"),
  );
}

function printFunction(
  derived: Derived,
  name: string,
  slots: readonly string[],
  readingOf: (reg: (reg: number) => string) => Reading,
  take: (name: string) => string,
): string {
  const params = derived.params.map((_, i) => take(derived.params.length === 1 ? "it" : `it${i + 1}`));
  const regs = new Map<number, string>(params.map((param, i) => [i, param]));
  const reading = readingOf((reg) => regs.get(reg) ?? "0");
  const lets = derived.lets.map(({ to, value }) => {
    const text = printValue(value, reading);
    const before = regs.get(to);
    if (before !== undefined) return `${before} = ${text};`;
    const fresh = take("part");
    regs.set(to, fresh);
    return `let ${isLiteral(fold(value)) ? typed(fresh, "number") : fresh} = ${text};`;
  });
  return [
    `/** ${commentSafe(derived.id)} */`,
    `function ${name}(${[...slots, ...params.map((param) => typed(param, "number"))].join(", ")})${typeOnly(": number")} {`,
    ...lets,
    `return ${printValue(derived.value, reading)};`,
    "}",
  ].join("\n");
}

/** How expressions of odds name what they read: places in the file `f`. */
export function fileReading(
  program: Program,
  names: EngineNames,
  reg: (reg: number) => string,
  layout: (slot: number) => Id,
  base: (slot: number) => string,
): Reading {
  return {
    reg,
    cell: (place, at) => {
      const first = filePlace(program, layout(place.slot), base(place.slot), place.column, null);
      if (at === null || (isFixed(at) && Number(at) < names.entries(layout(place.slot), place.column)))
        return `f[${filePlace(program, layout(place.slot), base(place.slot), place.column, at)}]${typeOnly("!")}`;
      return `${names.entry}(f, ${first}, ${names.entries(layout(place.slot), place.column)}, ${at})`;
    },
    value: (e, args) => `${names.derivedOdds(e.derived)}(${["f", ...e.slots.map(base), ...args].join(", ")})`,
    lookup: (table, keys) => `${names.lookup(table)}(${keys.join(", ")})`,
  };
}

/** An entry of a column in a file, none outside the column. */
export function printEntry(names: EngineNames): string {
  return [
    `function ${names.entry}(${[typed("f", "readonly number[]"), ...["first", "entries", "at"].map((name) => typed(name, "number"))].join(", ")})${typeOnly(": number")} {`,
    `return at >= 0 && at < entries ? f[first + at]${typeOnly("!")} : ${runtimeName("NONE")};`,
    "}",
  ].join("\n");
}

/** The place of a cell, as text: `b0 + 3`, `b0 + 3 + (entry)`. */
export function filePlace(program: Program, layout: Id, base: string, column: Id, at: string | null): string {
  const found = program.layouts.find((one) => one.id === layout);
  const offset = found === undefined ? undefined : places(found).columns.get(column)?.offset;
  if (offset === undefined) throw new Error(`unknown column ${column} of ${layout}`);
  const fixed = offset + (at !== null && isFixed(at) ? Number(at) : 0);
  const start = fixed === 0 ? base : `${base} + ${fixed}`;
  return at === null || isFixed(at) ? start : `${start} + (${at})`;
}

/** The entry is written as a number. */
const isFixed = (at: string): boolean => /^\d+$/.test(at);
