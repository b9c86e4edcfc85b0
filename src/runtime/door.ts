// The door of an engine: plain JSON from anywhere becomes a checked sheet or thing, or a list of everything that is wrong with it.
// Invariant: checking never throws and never changes its input; only own keys count, each is read once; what has passed once passes
// again for nothing.

import { isDiceProblem, parseDice } from "./dice-text.ts";
import type { FieldFacts, ListFacts, RulesFacts, SheetFacts } from "./facts.ts";
import { MOST_SIGNS } from "./facts.ts";
import { addedUp, keep, keptOf, type KeptDice, type Kept } from "./kept.ts";
import { bound, cellCount, entriesNow, namesNow, type Own, ownCell, sameOwn, use } from "./own.ts";
import { ENTRIES, readOwn } from "./own-read.ts";
import { readKinds, readSlots, readThings } from "./door-lists.ts";
import { collector, ownValues, under, type Problems } from "./problems.ts";
import { allowedOf, readValue, shown, type Typed } from "./shape.ts";
import { shapePrint } from "./shape-print.ts";
import { NONE } from "./value.ts";
import { checkHead, isOfVersion } from "./version-door.ts";

/** Null: it has problems, and they were added. */
export function readSheet(
  rules: RulesFacts,
  facts: SheetFacts,
  input: unknown,
  path: string,
  problems: Problems,
): Kept | null {
  const before = keptOf(input);
  if (before?.facts === facts) return facts.kind === "thing" ? boundTo(rules, before, bound()) : before;
  const count = problems.found.length;
  let kept: Kept | null = null;
  try {
    const read = readParts(rules, facts, input, path, problems, null);
    kept = read === null ? null : keep(rules, read);
  } catch (error) {
    // A getter or a proxy of the caller's threw.
    problems.add(
      path,
      "mismatched-value",
      `This cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return problems.found.length === count ? kept : null;
}

/** `trusted`: it was read before, so its laws and ends are not looked at, and these entries count. */
function readParts(
  rules: RulesFacts,
  facts: SheetFacts,
  input: unknown,
  path: string,
  problems: Problems,
  trusted: Pick<Kept, "own" | "mine"> | null,
): Omit<Kept, "json"> | null {
  const given = ownValues(input);
  if (given === null) {
    problems.add(path, "mismatched-value", `${shown(input)} is no ${facts.name}; an object is wanted.`, "an object");
    return null;
  }
  const keys = claimed(facts);
  // Of a sheet of another version nothing else is said: its shape is another one.
  const isSheet = facts.kind === "sheet";
  if (isSheet && !isOfVersion(rules, () => shapePrint(facts), given.get("$"), under(path, "$"), problems)) return null;
  checkKeys(given, keys, path, problems);
  checkHead(headOf(rules, facts), given.get("$"), under(path, "$"), problems);
  const { own, mine } = trusted ?? ownFor(rules, facts, given.get(ENTRIES), path, problems);
  use(own);
  const reading: Reading = { rules, path, problems, cells: facts.blank.slice(), dice: [], texts: new Map(), mine };
  const isGiven = facts.fields.map((field) => readField(reading, field, valueOf(given, field, path, problems), path));
  const lists = new Map<string, readonly Kept[]>();
  for (const list of facts.lists) readList(reading, list, valueOf(given, list, path, problems), lists);
  readConditions(reading, facts, given.get("$conditions"));
  if (problems.found.length > 0 && hasProblemsUnder(problems, path)) return null;
  fillIn(reading, facts, isGiven);
  const read = { facts, cells: reading.cells, dice: reading.dice, texts: reading.texts, lists, own, mine };
  if (trusted !== null) return read;
  checkEnds(reading, facts);
  const cells = addedUp(read);
  for (const law of facts.must)
    if (law.test(cells) === 0) problems.add(path, "broken-law", law.message, null, law.clauses);
  return read;
}

/** A sheet brings its own entries, a thing is of those around it. */
function ownFor(rules: RulesFacts, facts: SheetFacts, value: unknown, path: string, problems: Problems): Pick<Kept, "own" | "mine"> {
  if (facts.kind === "thing") return { own: bound(), mine: bound() };
  const own = facts.own === undefined ? null : readOwn(rules, facts.own, value, under(path, ENTRIES), problems);
  return { own, mine: own };
}

// ── under the entries of a call ──────────────────────────────────────────────────────────────────────────────────────────

const rebound = new WeakMap<Kept, Kept>();

/** The same sheet or thing with its cells as these entries stand; they must hold its own. */
export function boundTo(rules: RulesFacts, kept: Kept, own: Own | null): Kept {
  if (sameOwn(kept.own, own) || !caresForOwn(kept.facts)) return kept;
  const before = rebound.get(kept);
  if (before !== undefined && sameOwn(before.own, own)) return before;
  const made: Kept = { ...readAgain(rules, kept, kept.json, { own, mine: kept.mine }), json: kept.json };
  rebound.set(kept, made);
  return made;
}

/** From its JSON, with what JSON does not show. */
export function readAgain(rules: RulesFacts, kept: Kept, json: object, as: Pick<Kept, "own" | "mine">): Omit<Kept, "json"> {
  const problems = collector();
  const read = readParts(rules, kept.facts, json, "", problems, as);
  if (read === null) throw new Error(`what was read is no longer right: ${problems.found[0]?.path} ${problems.found[0]?.message}`);
  const cells = read.cells.slice();
  for (const [column, cell] of Object.entries(kept.facts.columns)) if (column.startsWith("$")) cells[cell] = kept.cells[cell]!;
  const made = { ...read, cells };
  return { ...made, cells: addedUp(made) };
}

const caring = new WeakMap<SheetFacts, boolean>();

/** Whether its cells depend on which entries come with data. */
export function caresForOwn(facts: SheetFacts): boolean {
  const before = caring.get(facts);
  if (before !== undefined) return before;
  // Things may lie in things of their own kind.
  caring.set(facts, false);
  const names = ({ shape }: Typed): boolean => shape.kind === "named" && shape.own !== undefined;
  const fields = [...facts.fields, ...facts.conditions.flatMap((condition) => condition.fields)];
  const made =
    fields.some((field) => field.own !== undefined || names(field)) ||
    facts.lists.some(({ kinds, values, of }) => kinds?.own !== undefined || (values !== null && names(values)) || of.some(caresForOwn));
  caring.set(facts, made);
  return made;
}

export interface Reading {
  readonly rules: RulesFacts;
  readonly path: string;
  readonly problems: Problems;
  readonly cells: number[];
  readonly dice: KeptDice[];
  readonly texts: Map<string, string>;
  /** Entries that are its own: of others that count now it says nothing. */
  readonly mine: Own | null;
}

function hasProblemsUnder(problems: Problems, path: string): boolean {
  return problems.found.some((problem) => path === "" || problem.path === path || problem.path.startsWith(`${path}.`));
}

// ── keys ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Keyed {
  readonly key: string;
  readonly also: readonly string[];
}

const reservedKeys: readonly string[] = ["$", "$conditions"];

function claimed(facts: SheetFacts): ReadonlySet<string> {
  return new Set([...reservedKeys, ...(facts.own === undefined ? [] : [ENTRIES]), ...[...facts.fields, ...facts.lists].flatMap(({ key, also }) => [key, ...also])]);
}

function checkKeys(
  given: ReadonlyMap<string, unknown>,
  keys: ReadonlySet<string>,
  path: string,
  problems: Problems,
): void {
  for (const key of given.keys()) {
    if (keys.has(key) || keys.has(key.normalize("NFC"))) continue;
    const names = [...keys].filter((name) => !name.startsWith("$"));
    if (key === "__proto__")
      problems.add(under(path, key), "misplaced-key", "A key may not be called __proto__.", names);
    else problems.add(under(path, key), "unknown-key", `There is no ${shown(key)} here.`, names);
  }
}

/** The value under the full name or an abbreviation; both are one too many. */
function valueOf(given: ReadonlyMap<string, unknown>, keyed: Keyed, path: string, problems: Problems): unknown {
  const names = [keyed.key, ...keyed.also];
  const found = [...given.keys()].filter((key) => names.includes(key.normalize("NFC")));
  if (found.length > 1)
    problems.add(under(path, keyed.key), "duplicate-key", `It is given twice: ${found.join(" and ")}.`, keyed.key);
  return found[0] === undefined ? undefined : given.get(found[0]);
}

/** What the head of one of these says. */
function headOf(rules: RulesFacts, facts: SheetFacts): ReadonlyMap<string, string> {
  if (facts.kind === "thing") return new Map([["thing", facts.name]]);
  return new Map([
    ["ruleset", rules.name],
    ["version", rules.version],
    ["sheet", facts.name],
    ["shape", shapePrint(facts)],
  ]);
}

// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Which of the entries were given; a single value is entry 0. */
export function readField(reading: Reading, field: FieldFacts, value: unknown, path: string): ReadonlySet<number> {
  const at = under(path, field.key);
  if (value === undefined) return new Set();
  if (field.entries === null) {
    readCell(reading, field, value, 0, at);
    return new Set([0]);
  }
  const given = ownValues(value);
  const all = entriesNow(field.entries, field.own);
  const names = all.map((candidate) => candidate.name);
  if (given === null) {
    reading.problems.add(at, "mismatched-value", `${shown(value)} is no object of values by name.`, names);
    return new Set();
  }
  const seen = new Set<number>();
  const placeOf = (entry: number): string => under(at, all.find(({ cell }) => cell === entry)!.name);
  for (const [key, one] of given) {
    const name = key.normalize("NFC");
    const found = field.entries.findIndex((candidate) => candidate.name === name || candidate.also.includes(name));
    const entry = found < 0 ? ownCell(field.own, name) : found;
    if (key === "__proto__")
      reading.problems.add(under(at, key), "misplaced-key", "A key may not be called __proto__.", names);
    else if (entry < 0) reading.problems.add(under(at, key), "unknown-key", `There is no ${shown(key)} here.`, names);
    else if (seen.has(entry))
      reading.problems.add(placeOf(entry), "duplicate-key", `It is given twice.`, name);
    else {
      seen.add(entry);
      readCell(reading, field, one, entry, placeOf(entry));
    }
  }
  return seen;
}

function readCell(reading: Reading, field: FieldFacts, value: unknown, entry: number, path: string): void {
  const { problems } = reading;
  if (field.shape.kind === "text") return readText(reading, field, value, path);
  if (field.shape.kind === "dice") {
    if (value === null && field.optional) {
      reading.cells[field.cell + entry] = NONE;
      return;
    }
    if (typeof value !== "string")
      return problems.add(
        path,
        "mismatched-value",
        `${shown(value)} is no text with dice.`,
        allowedOf(field),
        field.clauses,
      );
    const pool = parseDice(value.slice(0, MOST_SIGNS));
    if (isDiceProblem(pool)) {
      const [code, message] =
        pool.problem === "malformed"
          ? (["malformed-dice", `${shown(value)} are no dice.`] as const)
          : (["too-large", `${shown(value)} is too much: at most ${pool.limit}.`] as const);
      return problems.add(path, code, message, allowedOf(field), field.clauses);
    }
    reading.cells[field.cell + entry] = reading.dice.push({ text: value.trim(), pool }) - 1;
    return;
  }
  const code = readValue(field, value);
  if (typeof code === "number") reading.cells[field.cell + entry] = code;
  else problems.add(path, code.code, code.message, code.allowed, field.clauses);
}

function readText(reading: Reading, field: FieldFacts, value: unknown, path: string): void {
  if (typeof value !== "string")
    return reading.problems.add(path, "mismatched-value", `${shown(value)} is no text.`, "a text", field.clauses);
  if (value.length > MOST_SIGNS)
    return reading.problems.add(path, "too-large", `A text has at most ${MOST_SIGNS} signs.`, "a text", field.clauses);
  reading.texts.set(field.key, value);
}

function readList(reading: Reading, list: ListFacts, value: unknown, lists: Map<string, readonly Kept[]>): void {
  const at = under(reading.path, list.key);
  if (value === undefined && list.must)
    return reading.problems.add(
      at,
      "missing-value",
      `It has no start value and must be given.`,
      "a list",
      list.clauses,
    );
  if (list.kinds !== null) return readKinds(reading, list, list.kinds, value ?? [], at);
  if (list.values !== null) return readSlots(reading, list, list.values, value ?? [], at);
  lists.set(list.key, readThings(reading, list, value ?? [], at, readSheet));
}

function readConditions(reading: Reading, facts: SheetFacts, value: unknown): void {
  if (value === undefined) return;
  const path = under(reading.path, "$conditions");
  const names = facts.conditions.map(({ name }) => name);
  const given = ownValues(value);
  if (given === null)
    return reading.problems.add(path, "mismatched-value", `${shown(value)} is no object of conditions by name.`, names);
  for (const [key, held] of given) {
    const condition = facts.conditions.find(({ name, also }) => name === key || also.includes(key));
    const at = under(path, condition?.name ?? key);
    if (condition === undefined)
      reading.problems.add(at, "unknown-key", `There is no condition ${shown(key)} that can be gained.`, names);
    else if (held === true && condition.levels === null && condition.fields.length === 0)
      reading.cells[condition.cell] = 1;
    else if (held === false || held === null) continue;
    else readCondition(reading, condition, held, at);
  }
}

function readCondition(
  reading: Reading,
  condition: SheetFacts["conditions"][number],
  held: unknown,
  path: string,
): void {
  const given = ownValues(held);
  if (given === null)
    return reading.problems.add(
      path,
      "mismatched-value",
      `${shown(held)} does not say what the condition holds.`,
      "an object",
    );
  const levels = condition.levels;
  reading.cells[condition.cell] = 1;
  for (const [key, value] of given) {
    const field = condition.fields.find((one) => one.key === key || one.also.includes(key));
    if (field !== undefined) readField(reading, field, value, path);
    else if (key === "level" && levels !== null) {
      const level = readValue({ shape: { kind: "number" }, range: [1, levels], optional: false }, value);
      if (typeof level === "number") reading.cells[condition.cell] = level;
      else reading.problems.add(under(path, key), level.code, level.message, level.allowed);
    } else
      reading.problems.add(
        under(path, key),
        "unknown-key",
        `There is no ${shown(key)} here.`,
        condition.fields.map((one) => one.key),
      );
  }
}

// ── start values ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function fillIn(reading: Reading, facts: SheetFacts, given: readonly ReadonlySet<number>[]): void {
  for (const i of facts.order) {
    const field = facts.fields[i];
    if (field === undefined) continue;
    const { start } = field;
    const unused = unusedFrom(reading, field);
    for (let entry = 0; entry < cellCount(field); entry++) {
      if (given[i]?.has(entry) === true) continue;
      if (unused(entry)) unusedCell(reading, field, entry);
      else if (start === null) missing(reading, field, entry);
      else if (typeof start === "string") {
        if (field.shape.kind === "dice") readCell(reading, field, start, entry, under(reading.path, field.key));
        else reading.texts.set(field.key, start);
      } else if (field.diceTexts !== undefined && typeof start === "function") {
        const text = field.diceTexts[String(start(reading.cells, entry))];
        if (text !== undefined) readCell(reading, field, text, entry, under(reading.path, field.key));
        else if (field.optional) reading.cells[field.cell + entry] = NONE;
        else missing(reading, field, entry);
      } else {
        const value = typeof start === "number" ? start : start(reading.cells, entry);
        if (value === NONE && !field.optional && typeof start === "function") missing(reading, field, entry);
        reading.cells[field.cell + entry] = value === NONE ? NONE : limited(reading.cells, field, entry, value);
      }
    }
  }
}

/** Whether a cell is for an entry that is none of the sheet's own. */
function unusedFrom({ mine }: Reading, field: FieldFacts): (entry: number) => boolean {
  if (field.entries === null || field.own === undefined) return () => false;
  const written = field.entries.length;
  const used = new Set(field.own.flatMap(({ id, at }) => namesNow(id, mine).map((name) => at + namesNow(id).indexOf(name))));
  return (entry) => entry >= written && !used.has(entry);
}
/** It begins as an entry of the sheet would, as far as that can be said. */
function unusedCell(reading: Reading, field: FieldFacts, entry: number): void {
  const { start, optional, range } = field;
  const value = typeof start === "function" ? start(reading.cells, entry) : typeof start === "number" ? start : NONE;
  if (value !== NONE) reading.cells[field.cell + entry] = limited(reading.cells, field, entry, value);
  else reading.cells[field.cell + entry] = optional ? NONE : range[0];
}

function missing(reading: Reading, field: FieldFacts, entry: number): void {
  const path = under(reading.path, field.key);
  const where = field.entries === null ? path : under(path, nameOfEntry(field, entry));
  reading.problems.add(where, "missing-value", "It has no start value and must be given.", allowedOf(field), field.clauses);
}

function nameOfEntry({ entries, own }: FieldFacts, entry: number): string {
  return entriesNow(entries ?? [], own).find(({ cell }) => cell === entry)?.name ?? "";
}

/** The ends of a field now. */
export function endsOf(cells: readonly number[], field: FieldFacts, entry: number): readonly [number, number] {
  const lo = field.lo === undefined ? field.range[0] : Math.max(field.range[0], field.lo(cells, entry));
  const hi = field.hi === undefined ? field.range[1] : Math.min(field.range[1], field.hi(cells, entry));
  return [lo, hi];
}

function limited(cells: readonly number[], field: FieldFacts, entry: number, value: number): number {
  const [lo, hi] = endsOf(cells, field, entry);
  return Math.max(lo, Math.min(hi, value));
}

/** Ends that depend on other values can only be looked at when all are there. */
function checkEnds(reading: Reading, facts: SheetFacts): void {
  for (const field of facts.fields) {
    if (field.lo === undefined && field.hi === undefined) continue;
    const unused = unusedFrom(reading, field);
    for (let entry = 0; entry < cellCount(field); entry++) {
      if (unused(entry)) continue;
      const value = reading.cells[field.cell + entry] ?? NONE;
      const [lo, hi] = endsOf(reading.cells, field, entry);
      if (value === NONE || (lo <= value && value <= hi)) continue;
      const path = under(reading.path, field.key);
      const where = field.entries === null ? path : under(path, nameOfEntry(field, entry));
      reading.problems.add(
        where,
        "out-of-range",
        `${value} is not within ${lo}..${hi}.`,
        { from: lo, to: hi },
        field.clauses,
      );
    }
  }
}
