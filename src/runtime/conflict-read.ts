// Reading the state of a conflict from anywhere: the fight it tells, or a list of everything that is wrong with it. Invariant: reading
// never throws and never changes its input; its sheets pass the same door as any other sheet.

import { seatedAs } from "./conflict-cells.ts";
import type { ConflictFacts } from "./conflict-facts.ts";
import { apartPairs, freshPairs, withPairs } from "./conflict-pairs.ts";
import { ENDED, endedOf, knownState, type Known, type LogEntry } from "./conflict-state.ts";
import { readSheet } from "./door.ts";
import type { RulesFacts, SheetFacts } from "./facts.ts";
import { newFight } from "./fight.ts";
import type { Fight, Member } from "./fight-facts.ts";
import { changed, type Kept } from "./kept.ts";
import { ENTRIES } from "./own-read.ts";
import { collector, ownValues, plainObject, refusal, under, type Problems } from "./problems.ts";
import { conflictPrint } from "./shape-print.ts";
import { shown, written } from "./shape.ts";
import { deeplyFrozen } from "./trace.ts";
import { checkHead, isOfVersion } from "./version-door.ts";

const OWN_KEYS: readonly string[] = ["$", "$members", "$turn", ENDED, "$log", ENTRIES];
const NUMBERS = ["round", "turn", "done"] as const;
/** Most entries in a log. */
const MOST_ENTRIES = 100_000;

/** @throws RuleError `mismatched-sheet` with all problems. */
export function fromState(rules: RulesFacts, facts: ConflictFacts, state: unknown): Known {
  const problems = collector();
  const read = readState(rules, facts, state, problems);
  if (read !== null) return read;
  throw refusal("mismatched-sheet", `This is no state of ${facts.fight.name}`, problems.found);
}

/** Null: it has problems, and they were added. */
export function readState(rules: RulesFacts, facts: ConflictFacts, state: unknown, problems: Problems): Known | null {
  const before = knownState(state);
  if (before !== undefined && before.fight.conflict.facts === facts.body) return before;
  const count = problems.found.length;
  try {
    const made = readParts(rules, facts, state, problems);
    return problems.found.length === count ? made : null;
  } catch (error) {
    // A getter or a proxy of the caller's threw.
    const why = error instanceof Error ? error.message : String(error);
    problems.add("", "mismatched-value", `This cannot be read: ${why}`);
    return null;
  }
}

function readParts(rules: RulesFacts, facts: ConflictFacts, state: unknown, problems: Problems): Known | null {
  const given = ownValues(state);
  const { name } = facts.fight;
  if (given === null) {
    problems.add("", "mismatched-value", `${shown(state)} is no ${name}; an object is wanted.`, "an object");
    return null;
  }
  if (!isOfVersion(rules, () => conflictPrint(facts), given.get("$"), "$", problems)) return null;
  const head = { ruleset: rules.name, version: rules.version, conflict: name, shape: conflictPrint(facts) };
  checkHead(new Map(Object.entries(head)), given.get("$"), "$", problems);
  for (const key of given.keys())
    if (key.startsWith("$") && !OWN_KEYS.includes(key))
      problems.add(key, "unknown-key", `There is no ${shown(key)} here.`, OWN_KEYS);
  const members = readMembers(rules, facts, given.get("$members"), problems);
  const turn = readTurn(facts, members, given.get("$turn"), problems);
  const [related, rest] = apartPairs(facts, given);
  const conflict = readOwn(rules, facts, rest, problems);
  const log = readLog(given.get("$log"), problems);
  if (conflict === null || turn === null || log === null) return null;
  const ended = endedOf(facts, conflict) !== false;
  const begun = newFight(conflict, members, facts.fight, freshPairs(rules, facts));
  const fight = withPairs(rules, facts, { ...begun, members, ...turn, ended }, related, problems);
  return { fight, log };
}

// ── parts ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function readMembers(
  rules: RulesFacts,
  facts: ConflictFacts,
  value: unknown,
  problems: Problems,
): readonly Member<Kept>[] {
  const given = ownValues(value);
  if (given === null) {
    problems.add("$members", "mismatched-value", `${shown(value)} is no object of members by key.`, "an object");
    return [];
  }
  const names = facts.fight.sides.map((side) => side.name);
  return [...given].flatMap(([key, one]): readonly Member<Kept>[] => {
    const path = `$members.${key}`;
    const parts = ownValues(one);
    if (parts === null || key === "__proto__") {
      problems.add(path, key === "__proto__" ? "misplaced-key" : "mismatched-value", `${shown(one)} is no member.`);
      return [];
    }
    checkParts(parts, ["side", "sheet", "rolls", "joined"], path, problems);
    const side = names.indexOf(String(parts.get("side")));
    if (side < 0 && parts.get("side") !== null) {
      problems.add(`${path}.side`, "unknown-name", `There is no side ${shown(parts.get("side"))} here.`, names);
      return [];
    }
    const joined = parts.get("joined");
    const isRound = joined === undefined || Number.isSafeInteger(joined);
    if (!isRound) problems.add(`${path}.joined`, "mismatched-value", `${shown(joined)} is no round.`, "a whole number");
    const rolls = parts.get("rolls") ?? [];
    const isRolls = Array.isArray(rolls) && rolls.every((roll) => Number.isSafeInteger(roll));
    if (!isRolls) problems.add(`${path}.rolls`, "mismatched-value", `${shown(rolls)} is no list of numbers.`, "a list");
    const sheet = readSheet(rules, sheetFor(facts, side, parts.get("sheet")), parts.get("sheet"), `${path}.sheet`, problems);
    if (sheet === null || !isRolls || !isRound) return [];
    const own = { key, side, sheet: seatedAs(rules, facts, sheet, side), rolls: rolls as readonly number[] };
    return [joined === undefined ? own : { ...own, joined: joined as number }];
  });
}

/** Of who has left only the sheet itself says what it is. */
export function sheetFor(facts: ConflictFacts, side: number, sheet: unknown): SheetFacts {
  const known = facts.sheets[side];
  if (known !== undefined) return known;
  const name = ownValues(ownValues(sheet)?.get("$"))?.get("sheet");
  return facts.sheets.find((one) => one.name === name) ?? facts.sheets[0]!;
}

type Turn = Pick<Fight<Kept>, "round" | "turn" | "side" | "actor" | "open" | "done" | "did" | "queue">;

function readTurn(
  facts: ConflictFacts,
  members: readonly Member<Kept>[],
  value: unknown,
  problems: Problems,
): Turn | null {
  const given = ownValues(value);
  if (given === null) {
    problems.add("$turn", "mismatched-value", `${shown(value)} does not say whose turn it is.`, "an object");
    return null;
  }
  const count = problems.found.length;
  checkParts(given, [...NUMBERS, "side", "actor", "open", "queue", "did"], "$turn", problems);
  for (const key of NUMBERS) {
    const number = given.get(key);
    const isCount = Number.isSafeInteger(number) && (number as number) >= 0;
    if (!isCount) problems.add(`$turn.${key}`, "mismatched-value", `${shown(number)} is no count.`, "a whole number");
  }
  const among = (names: readonly string[], one: unknown, path: string): number => {
    const found = names.indexOf(String(one));
    if (one !== null && (typeof one !== "string" || found < 0))
      problems.add(path, "unknown-name", `There is no ${shown(one)} here.`, [null, ...names]);
    return found;
  };
  const keys = members.map(({ key }) => key);
  const side = among(
    facts.fight.sides.map(({ name }) => name),
    given.get("side"),
    "$turn.side",
  );
  const actor = among(keys, given.get("actor"), "$turn.actor");
  const open = given.get("open");
  if (typeof open !== "boolean")
    problems.add("$turn.open", "mismatched-value", `${shown(open)} is neither true nor false.`, [false, true]);
  const queue: unknown = given.get("queue");
  if (!Array.isArray(queue)) problems.add("$turn.queue", "mismatched-value", `${shown(queue)} is no list.`, "a list");
  const waiting = Array.isArray(queue) ? queue.map((one, i) => among(keys, one, `$turn.queue.${i}`)) : [];
  const names = facts.actions.map((one) => one.facts.name);
  const onces: unknown = given.get("did") ?? [];
  if (!Array.isArray(onces)) problems.add("$turn.did", "mismatched-value", `${shown(onces)} is no list.`, "a list");
  const did = Array.isArray(onces) ? onces.map((one, i) => facts.actions[among(names, one ?? "", `$turn.did.${i}`)]?.facts.id ?? "") : [];
  if (problems.found.length > count) return null;
  const [round, turn, done] = NUMBERS.map((key) => given.get(key) as number) as [number, number, number];
  return { round, turn, done, did, side, actor, open: open === true, queue: waiting };
}

/** The conflict's own fields, with how it ended. */
function readOwn(
  rules: RulesFacts,
  facts: ConflictFacts,
  given: ReadonlyMap<string, unknown>,
  problems: Problems,
): Kept | null {
  const fields = plainObject([...given].filter(([key]) => !key.startsWith("$") || key === ENTRIES));
  const own = readSheet(rules, facts.body, fields, "", problems);
  const ended = given.get(ENDED) ?? false;
  if (own === null || ended === false) return own;
  const cell = facts.body.columns[ENDED];
  const outcomes = facts.gives?.kind === "named" ? facts.gives.names : [];
  const outcome = outcomes.find(({ low }) => written(facts.gives!, low) === ended);
  if (cell === undefined || (outcome === undefined && ended !== true)) {
    const names = [false, ...outcomes.map(({ name }) => name)];
    problems.add(ENDED, "unknown-name", `${shown(ended)} is no end of ${facts.fight.name}.`, names);
    return null;
  }
  const cells = own.cells.slice();
  cells[cell] = outcome === undefined ? 1 : outcome.low + 2;
  return changed(rules, own, { cells });
}

function checkParts(
  given: ReadonlyMap<string, unknown>,
  keys: readonly string[],
  path: string,
  problems: Problems,
): void {
  for (const key of given.keys())
    if (!keys.includes(key)) problems.add(under(path, key), "unknown-key", `There is no ${shown(key)} here.`, keys);
}

/** A sheet of a member or the fields of a new conflict. @throws RuleError `mismatched-sheet` with all problems. */
export function sheetFrom(rules: RulesFacts, facts: SheetFacts, value: unknown, path: string): Kept {
  const problems = collector();
  const kept = readSheet(rules, facts, value, path, problems);
  if (kept === null) throw refusal("mismatched-sheet", `This is no ${facts.name}`, problems.found);
  return kept;
}

// ── the log ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Its entries have the form of entries; whether they lead to the state, only playing tells. */
function readLog(value: unknown, problems: Problems): readonly LogEntry[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_ENTRIES) {
    const text = `${shown(value)} is no log: a list of 1 to ${MOST_ENTRIES} entries.`;
    problems.add("$log", "mismatched-value", text, "a list");
    return null;
  }
  const wrong = value.findIndex((entry, i) => !isEntry(entry, i === 0));
  if (wrong < 0) return deeplyFrozen(JSON.parse(JSON.stringify(value)) as readonly LogEntry[]);
  problems.add(`$log.${wrong}`, "mismatched-value", `${shown(value[wrong])} is no entry of a log.`, "an object");
  return null;
}

function isEntry(entry: unknown, first: boolean): boolean {
  const given = ownValues(entry);
  if (given === null) return false;
  const begins = given.get("starts") ?? given.get("continues");
  if (begins !== undefined) return given.size === 1 && ownValues(begins) !== null;
  const [does, faces, answers] = [given.get("does"), given.get("faces"), given.get("answers") ?? {}];
  return (
    !first &&
    [...given.keys()].every((key) => ["does", "faces", "answers"].includes(key)) &&
    (does === "goes on" || isCall(does)) &&
    Array.isArray(faces) &&
    faces.every((face) => Number.isSafeInteger(face)) &&
    ownValues(answers) !== null
  );
}

function isCall(does: unknown): boolean {
  const given = ownValues(does);
  if (given === null) return false;
  const isText = (key: string, mayMiss: boolean): boolean =>
    typeof given.get(key) === "string" || (mayMiss && given.get(key) === undefined);
  const isComing = given.get("leaves") === true || typeof given.get("joins") === "string";
  if (isComing) return isText("who", false);
  const isWhole = isText("who", false) && isText("does", false) && isText("against", true);
  return isWhole && ownValues(given.get("with") ?? {}) !== null;
}
