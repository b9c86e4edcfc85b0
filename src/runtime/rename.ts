// Old names in a save become those of today, by the renames the rules declare. Invariant: nothing is dropped and nothing guessed: a key
// without a place, and a name that could mean two, is a problem that names it; the input is not changed.

import type { EntryName, FieldFacts, ListFacts, OwnListFacts, SheetFacts } from "./facts.ts";
import { MOST_THINGS } from "./facts.ts";
import { ENTRIES } from "./own-read.ts";
import { ownValues, plainObject, under, type Problems } from "./problems.ts";
import { shown, type Shape } from "./shape.ts";

/**
 * What became of a save. `renamed`: from the old place or name to the new one; `new`: began at its start value; `continued`: the log of
 * a conflict goes on from here, because under these rules what it tells does not lead here.
 */
export interface SaveChange {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly why: "version" | "renamed" | "new" | "dropped" | "continued";
}

export interface Renaming {
  readonly problems: Problems;
  readonly changes: SaveChange[];
  /** Places in the save that may go. */
  readonly drop: ReadonlySet<string>;
  /** Lists to which a sheet can add. */
  readonly own: readonly OwnListFacts[];
}

/** A place as the save names it, and as it is named now. */
interface At {
  readonly was: string;
  readonly is: string;
}
const below = ({ was, is }: At, oldKey: string, key: string): At => ({ was: under(was, oldKey), is: under(is, key) });

interface Keyed {
  readonly key: string;
  readonly also: readonly string[];
}
interface Found {
  readonly at: At;
  readonly value: unknown;
}

/** The sheet or thing under the names of today. What is no object is left for the door to refuse. */
export function renameSheet(r: Renaming, facts: SheetFacts, input: unknown, at: At): unknown {
  const given = ownValues(input);
  if (given === null) return input;
  const named = renameKeys(r, given, [...facts.fields, ...facts.lists], at, true);
  const added = addedIn(r, facts, named.get(ENTRIES)?.value);
  return plainObject(
    [...named].map(([key, { value, at: here }]): readonly [string, unknown] => {
      const field = facts.fields.find((one) => one.key === key);
      if (field !== undefined) return [key, renameField(r, field, value, here, added)];
      const list = facts.lists.find((one) => one.key === key);
      if (list !== undefined) return [key, renameList(r, list, value, here)];
      if (key === ENTRIES) return [key, renameEntries(r, facts, value, here)];
      if (key === "$conditions") return [key, renameConditions(r, facts, value, here)];
      return [key, value];
    }),
  );
}

// ── keys ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `all`: each of them has its place in a save, so one that is missing beside one that is lost may be the same. */
function renameKeys(
  r: Renaming,
  given: ReadonlyMap<string, unknown>,
  keyed: readonly Keyed[],
  at: At,
  all: boolean,
): ReadonlyMap<string, Found> {
  const names = new Set([...given.keys()].map((key) => key.normalize("NFC")));
  const found = new Map<string, Found>();
  const lost: string[] = [];
  for (const [key, value] of given) {
    const name = key.normalize("NFC");
    if (name.startsWith("$")) {
      found.set(name, { value, at: below(at, key, name) });
      continue;
    }
    const own = keyed.find((one) => one.key === name);
    const before = keyed.filter((one) => one !== own && one.also.includes(name) && !names.has(one.key));
    const [to, other] = own === undefined ? before : [own, ...before];
    const here = below(at, key, to?.key ?? key);
    if (to === undefined) {
      if (r.drop.has(here.was)) r.changes.push({ path: here.was, from: copied(value), to: null, why: "dropped" });
      else lost.push(key);
    } else if (other !== undefined) {
      const both = [to.key, other.key];
      r.problems.add(
        here.was,
        "ambiguous-name",
        `${shown(key)} may be ${both.map(shown).join(" or ")} of today.`,
        both,
      );
    } else if (found.has(to.key)) {
      r.problems.add(here.was, "duplicate-key", `${shown(to.key)} is there under two names.`, to.key);
    } else {
      found.set(to.key, { value, at: here });
      if (to.key !== name) r.changes.push({ path: here.is, from: here.was, to: here.is, why: "renamed" });
    }
  }
  tellLost(r, given, lost, all ? keyed.filter(({ key }) => !found.has(key)) : [], at);
  return found;
}

function tellLost(
  r: Renaming,
  given: ReadonlyMap<string, unknown>,
  lost: readonly string[],
  missing: readonly Keyed[],
  at: At,
): void {
  for (const key of lost) {
    const what = `There is no ${shown(key)} any more; ${valueText(given.get(key))} would be lost.`;
    const names = missing.map((one) => one.key);
    if (key === "__proto__") r.problems.add(under(at.was, key), "misplaced-key", "A key may not be called __proto__.");
    else r.problems.add(under(at.was, key), "lost-value", what, names);
  }
  if (lost.length === 0) return;
  for (const { key } of missing)
    r.problems.add(
      under(at.is, key),
      "missing-value",
      `It is not in the save. If it was called ${shown(lost[0])}, its rules must say so: formerly ${shown(lost[0])}.`,
    );
}

/** Of the caller's own object nothing is handed on: what is told is frozen. */
function copied(value: unknown): unknown {
  return typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}

function valueText(value: unknown): string {
  return typeof value === "object" && value !== null ? "what it holds" : `its value ${shown(value)}`;
}

// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

function renameField(r: Renaming, field: FieldFacts, value: unknown, at: At, added: ReadonlyMap<string, readonly string[]> = new Map()): unknown {
  const given = field.entries === null ? null : ownValues(value);
  if (field.entries === null || given === null) return renameValue(r, namesIn(field.shape), value, at);
  const own = (field.own ?? []).flatMap(({ id }) => (added.get(id) ?? []).map((key): Keyed => ({ key, also: [] })));
  const named = renameKeys(r, given, [...field.entries.map(asKeyed), ...own], at, true);
  return plainObject(
    [...named].map(([key, one]) => [key, renameValue(r, namesIn(field.shape), one.value, one.at)] as const),
  );
}

// ── entries that a sheet brings ──────────────────────────────────────────────────────────────────────────────────────────

/** Names of the entries that the save adds, by list; a name that the rules have now is theirs. */
function addedIn(r: Renaming, facts: SheetFacts, value: unknown): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...(ownValues(value) ?? [])].flatMap(([key, inside]) => {
      const list = r.own.find(({ id, name, also }) => facts.own?.includes(id) === true && (name === key || also.includes(key)));
      const names = [...(ownValues(inside)?.keys() ?? [])].filter((name) => list?.named.includes(name) !== true);
      return list === undefined ? [] : [[list.id, names] as const];
    }),
  );
}

/** What the rules have now under a name that was added goes only where the caller says so. */
function renameEntries(r: Renaming, facts: SheetFacts, value: unknown, at: At): unknown {
  const given = ownValues(value);
  if (given === null) return value;
  const lists = r.own.filter(({ id }) => facts.own?.includes(id) === true);
  const named = renameKeys(r, given, lists.map(({ name, also }) => ({ key: name, also })), at, false);
  return plainObject(
    [...named].map(([key, { value: inside, at: here }]): readonly [string, unknown] => {
      const list = lists.find(({ name }) => name === key);
      const entries = ownValues(inside);
      if (list === undefined || entries === null) return [key, inside];
      const kept = [...entries].filter(([name, said]) => !list.named.includes(name) || !isTheirs(r, name, said, below(here, name, name)));
      return [key, plainObject(kept.map(([name, said]) => [name, renameColumns(r, list, said, below(here, name, name))] as const))];
    }),
  );
}
function isTheirs(r: Renaming, name: string, said: unknown, { was }: At): boolean {
  if (r.drop.has(was)) r.changes.push({ path: was, from: copied(said), to: null, why: "dropped" });
  else r.problems.add(was, "lost-value", `The rules have ${shown(name)} by now; what the save says it is would be lost.`);
  return true;
}
function renameColumns(r: Renaming, list: OwnListFacts, said: unknown, at: At): unknown {
  const given = ownValues(said);
  if (given === null) return said;
  const named = renameKeys(r, given, list.columns, at, false);
  return plainObject(
    [...named].map(([key, { value, at: here }]): readonly [string, unknown] => {
      const column = list.columns.find((one) => one.key === key);
      const one = (item: unknown): unknown => (column === undefined ? item : renameValue(r, namesIn(column.shape), item, here));
      return [key, Array.isArray(value) ? value.map(one) : one(value)];
    }),
  );
}

const asKeyed = ({ name, also }: EntryName): Keyed => ({ key: name, also });

export function namesIn(shape: Shape): readonly EntryName[] {
  return shape.kind === "named" ? shape.names.map(({ name, also = [] }) => ({ name, also })) : [];
}

/** A name that is none of today's, and was one. */
export function renameValue(r: Renaming, names: readonly EntryName[], value: unknown, { is }: Pick<At, "is">): unknown {
  if (typeof value !== "string" || names.length === 0) return value;
  const given = value.normalize("NFC");
  if (names.some(({ name }) => name === given)) return given;
  const [to, other] = names.filter(({ also }) => also.includes(given));
  if (to === undefined) return value;
  if (other !== undefined) {
    const both = [to.name, other.name];
    r.problems.add(is, "ambiguous-name", `${shown(value)} may be ${both.map(shown).join(" or ")} of today.`, both);
    return value;
  }
  r.changes.push({ path: is, from: value, to: to.name, why: "renamed" });
  return to.name;
}

function renameList(r: Renaming, list: ListFacts, value: unknown, at: At): unknown {
  const names = list.kinds?.names ?? (list.values === null ? [] : namesIn(list.values.shape));
  const one = (item: unknown, i: number): unknown => {
    const here = below(at, String(i), String(i));
    return list.of.length > 0 ? renameThing(r, list.of, item, here) : renameValue(r, names, item, here);
  };
  if (!Array.isArray(value)) return one(value, 0);
  return value.length > MOST_THINGS ? value : value.map(one);
}

function renameThing(r: Renaming, of: readonly SheetFacts[], item: unknown, at: At): unknown {
  const head = ownValues(ownValues(item)?.get("$"));
  const tag = head?.get("thing");
  const old = of.find(({ formerly, name }) => name !== tag && typeof tag === "string" && formerly.includes(tag));
  const facts =
    of.find(({ name }) => name === tag) ?? old ?? (of.length === 1 && tag === undefined ? of[0] : undefined);
  if (facts === undefined) return item;
  const named = renameSheet(r, facts, item, at);
  if (facts !== old) return named;
  r.changes.push({ path: under(at.is, "$.thing"), from: tag, to: facts.name, why: "renamed" });
  return plainObject([
    ...(ownValues(named) ?? new Map<string, unknown>()),
    ["$", plainObject([...(head ?? new Map<string, unknown>()), ["thing", facts.name]])],
  ]);
}

function renameConditions(r: Renaming, facts: SheetFacts, value: unknown, at: At): unknown {
  const given = ownValues(value);
  if (given === null) return value;
  const named = renameKeys(r, given, facts.conditions.map(asKeyed), at, false);
  return plainObject(
    [...named].map(([key, one]): readonly [string, unknown] => {
      const condition = facts.conditions.find(({ name }) => name === key);
      const held = ownValues(one.value);
      if (condition === undefined || held === null) return [key, one.value];
      const level: readonly Keyed[] = condition.levels === null ? [] : [{ key: "level", also: [] }];
      const fields = renameKeys(r, held, [...condition.fields, ...level], one.at, true);
      return [
        key,
        plainObject(
          [...fields].map(([name, part]) => {
            const field = condition.fields.find((candidate) => candidate.key === name);
            return [name, field === undefined ? part.value : renameField(r, field, part.value, part.at)] as const;
          }),
        ),
      ];
    }),
  );
}
