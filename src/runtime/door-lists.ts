// Lists at the door: things as plain objects, kinds as names. Invariant: which catalogue a thing is of is never guessed: it says so
// under `$`, or only one catalogue has all its keys.

import type { ListFacts, RulesFacts, SheetFacts } from "./facts.ts";
import { MOST_THINGS } from "./facts.ts";
import { keptOf, type Kept } from "./kept.ts";
import { entriesNow, ownCell } from "./own.ts";
import { ownValues, under, type Problems } from "./problems.ts";
import { readValue, shown } from "./shape.ts";

interface Reading {
  readonly rules: RulesFacts;
  readonly problems: Problems;
  readonly cells: number[];
}
type ReadSheet = (
  rules: RulesFacts,
  facts: SheetFacts,
  input: unknown,
  path: string,
  problems: Problems,
) => Kept | null;

/** The things of a list; a single one will do. */
export function readThings(
  reading: Reading,
  list: ListFacts,
  value: unknown,
  path: string,
  readSheet: ReadSheet,
): readonly Kept[] {
  const { problems, rules } = reading;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!isLength(list, items.length, path, problems)) return [];
  return items.flatMap((item, i) => {
    const at = under(path, String(i));
    const named = typeof item === "string" ? thingNamed(list.of, item) : null;
    const facts = named ?? thingOf(list.of, item, at, problems);
    const kept = facts === null ? null : readSheet(rules, facts, named === null ? item : { [KIND]: item }, at, problems);
    return kept === null ? [] : [kept];
  });
}

/** Of a single thing: the entry of its catalogue that it is. */
export const KIND = "$kind";

/** What a thing is that is called by its entry alone. */
function thingNamed(of: readonly SheetFacts[], name: string): SheetFacts | null {
  return of.find((facts) => facts.fields.some((field) => field.key === KIND && typeof readValue(field, name) === "number")) ?? null;
}

/** Which of these kinds of things it is; null where a problem was added. */
export function thingOf(of: readonly SheetFacts[], item: unknown, path: string, problems: Problems): SheetFacts | null {
  const names = of.map(({ name }) => name);
  const kept = keptOf(item);
  if (kept !== undefined) {
    if (of.includes(kept.facts)) return kept.facts;
    problems.add(path, "mismatched-value", `A ${kept.facts.name} cannot stand here.`, names);
    return null;
  }
  const given = ownValues(item);
  if (given === null) {
    problems.add(path, "mismatched-value", `${shown(item)} is no thing; an object is wanted.`, names);
    return null;
  }
  const tag = ownValues(given.get("$"))?.get("thing");
  const fitting =
    tag === undefined ? of.filter((facts) => hasKeys(facts, given)) : of.filter(({ name }) => name === tag);
  const [first, second] = fitting;
  if (first !== undefined && second === undefined) return first;
  if (tag === undefined && of.length === 1) return of[0] ?? null;
  const problem = tag !== undefined ? `There is no ${shown(tag)} here.` : "Say what it is.";
  problems.add(
    under(path, "$.thing"),
    "unknown-name",
    `${problem} For example { "$": { "thing": ${shown(names[0])} } }.`,
    names,
  );
  return null;
}

function hasKeys(facts: SheetFacts, given: ReadonlyMap<string, unknown>): boolean {
  const names = new Set([...facts.fields, ...facts.lists].flatMap(({ key, also }) => [key, ...also]));
  const isMissing = facts.fields.some(
    ({ key, also, start }) => start === null && ![key, ...also].some((name) => given.has(name)),
  );
  return !isMissing && [...given.keys()].every((key) => key.startsWith("$") || names.has(key));
}

/** Kinds: how often each is there. */
export function readKinds(
  reading: Reading,
  list: ListFacts,
  kinds: NonNullable<ListFacts["kinds"]>,
  value: unknown,
  path: string,
): void {
  const { problems, cells } = reading;
  const names = entriesNow(kinds.names, kinds.own).map(({ name }) => name);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!isLength(list, items.length, path, problems)) return;
  items.forEach((item, i) => {
    const kind = typeof item === "string" ? kindNumber(kinds, item.normalize("NFC")) : -1;
    if (kind < 0)
      return problems.add(under(path, String(i)), "unknown-name", `There is no ${shown(item)} here.`, names);
    const count = (cells[kinds.cell + kind] ?? 0) + 1;
    if (count > kinds.most)
      problems.add(
        under(path, String(i)),
        "duplicate-key",
        `${shown(item)} can be there only ${kinds.most} times.`,
        names,
      );
    cells[kinds.cell + kind] = count;
  });
}

/** Values: one cell each; of places that are told apart those that are left out are empty. */
export function readSlots(
  reading: Reading,
  list: ListFacts,
  typed: NonNullable<ListFacts["values"]>,
  value: unknown,
  path: string,
): void {
  const { problems, cells } = reading;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!isLength(list, items.length, path, problems)) return;
  items.forEach((item, i) => {
    const code = readValue(typed, item);
    if (typeof code === "number") cells[typed.cell + i] = code;
    else problems.add(under(path, String(i)), code.code, code.message, code.allowed, list.clauses);
  });
}

export function kindNumber({ names, own }: NonNullable<ListFacts["kinds"]>, given: string): number {
  const found = names.findIndex(({ name, also }) => name !== "" && (name === given || also.includes(given)));
  return found < 0 ? ownCell(own, given) : found;
}

function isLength(list: ListFacts, length: number, path: string, problems: Problems): boolean {
  const most = Math.min(MOST_THINGS, list.most);
  if (length >= list.least && length <= most) return true;
  const allowed = { from: list.least, to: most };
  problems.add(
    path,
    length > MOST_THINGS ? "too-large" : "out-of-range",
    `${length} things; ${list.least} to ${most} may be there.`,
    allowed,
    list.clauses,
  );
  return false;
}
