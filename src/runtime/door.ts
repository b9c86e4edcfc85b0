// The door of an engine: plain JSON from anywhere becomes a checked sheet or thing, or a list of everything that is wrong with it.
// Invariant: checking never throws and never changes its input; only own keys count, each is read once; what has passed once passes
// again for nothing.

import { isDiceProblem, parseDice } from "./dice-text.ts";
import type { FieldFacts, ListFacts, RulesFacts, SheetFacts } from "./facts.ts";
import { MOST_SIGNS } from "./facts.ts";
import { addedUp, keep, keptOf, type KeptDice, type Kept } from "./kept.ts";
import { readKinds, readSlots, readThings } from "./door-lists.ts";
import { ownValues, under, type Problems } from "./problems.ts";
import { allowedOf, readValue, shown } from "./shape.ts";
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
  if (before?.facts === facts) return before;
  const count = problems.found.length;
  let kept: Kept | null = null;
  try {
    kept = readParts(rules, facts, input, path, problems);
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

function readParts(
  rules: RulesFacts,
  facts: SheetFacts,
  input: unknown,
  path: string,
  problems: Problems,
): Kept | null {
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
  const reading: Reading = { rules, path, problems, cells: facts.blank.slice(), dice: [], texts: new Map() };
  const isGiven = facts.fields.map((field) => readField(reading, field, valueOf(given, field, path, problems), path));
  const lists = new Map<string, readonly Kept[]>();
  for (const list of facts.lists) readList(reading, list, valueOf(given, list, path, problems), lists);
  readConditions(reading, facts, given.get("$conditions"));
  if (problems.found.length > 0 && hasProblemsUnder(problems, path)) return null;
  fillIn(reading, facts, isGiven);
  checkEnds(reading, facts);
  const cells = addedUp({ facts, cells: reading.cells, dice: reading.dice, texts: reading.texts, lists });
  for (const law of facts.must)
    if (law.test(cells) === 0) problems.add(path, "broken-law", law.message, null, law.clauses);
  return keep(rules, { facts, cells: reading.cells, dice: reading.dice, texts: reading.texts, lists });
}

export interface Reading {
  readonly rules: RulesFacts;
  readonly path: string;
  readonly problems: Problems;
  readonly cells: number[];
  readonly dice: KeptDice[];
  readonly texts: Map<string, string>;
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
  return new Set([...reservedKeys, ...[...facts.fields, ...facts.lists].flatMap(({ key, also }) => [key, ...also])]);
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
  if (given === null) {
    reading.problems.add(
      at,
      "mismatched-value",
      `${shown(value)} is no object of values by name.`,
      field.entries.map(({ name }) => name),
    );
    return new Set();
  }
  const seen = new Set<number>();
  for (const [key, one] of given) {
    const name = key.normalize("NFC");
    const entry = field.entries.findIndex((candidate) => candidate.name === name || candidate.also.includes(name));
    const names = field.entries.map((candidate) => candidate.name);
    if (key === "__proto__")
      reading.problems.add(under(at, key), "misplaced-key", "A key may not be called __proto__.", names);
    else if (entry < 0) reading.problems.add(under(at, key), "unknown-key", `There is no ${shown(key)} here.`, names);
    else if (seen.has(entry))
      reading.problems.add(under(at, names[entry]!), "duplicate-key", `It is given twice.`, names[entry]!);
    else {
      seen.add(entry);
      readCell(reading, field, one, entry, under(at, names[entry]!));
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
    for (let entry = 0; entry < (field.entries?.length ?? 1); entry++) {
      if (given[i]?.has(entry) === true) continue;
      if (start === null) missing(reading, field, entry);
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

function missing(reading: Reading, field: FieldFacts, entry: number): void {
  const path = under(reading.path, field.key);
  const where = field.entries === null ? path : under(path, field.entries[entry]?.name ?? "");
  reading.problems.add(where, "missing-value", "It has no start value and must be given.", allowedOf(field), field.clauses);
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
    for (let entry = 0; entry < (field.entries?.length ?? 1); entry++) {
      const value = reading.cells[field.cell + entry] ?? NONE;
      const [lo, hi] = endsOf(reading.cells, field, entry);
      if (value === NONE || (lo <= value && value <= hi)) continue;
      const path = under(reading.path, field.key);
      const where = field.entries === null ? path : under(path, field.entries[entry]?.name ?? "");
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
