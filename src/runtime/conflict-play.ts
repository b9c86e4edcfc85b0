// Playing a conflict: it starts, a member acts or it goes on, its log is played again. Invariant: no fight is ever changed; everything
// that is due after an action or at a turn is played with the same dice before the next fight is given out.

import { codeOf } from "./answers.ts";
import type { Call } from "./call.ts";
import { hinders, placedCall, readerOf, sheetsAfter, type TurnCall } from "./conflict-calls.ts";
import type { ConflictFacts } from "./conflict-facts.ts";
import { apartPairs, freshPairs, withPairs } from "./conflict-pairs.ts";
import { fromState, sheetFrom } from "./conflict-read.ts";
import { afterSeat, type JoinMove, type LeaveMove } from "./conflict-seats.ts";
import { seatedAs } from "./conflict-cells.ts";
import type { Known, LogEntry } from "./conflict-state.ts";
import { RuleError } from "./errors.ts";
import type { AskFacts, RulesFacts } from "./facts.ts";
import { acted, advance, goneOn, newFight } from "./fight.ts";
import type { Fight } from "./fight-facts.ts";
import type { AskRequest, Given } from "./io.ts";
import { keptOf, type Kept } from "./kept.ts";
import { collector, ownValues, plainObject, refusal } from "./problems.ts";
import { dice as diceMaker } from "./random-dice.ts";
import { rollFrom, type NotPossible, type Source } from "./run.ts";
import { shown } from "./shape.ts";
import { deeplyFrozen, type TraceEntry } from "./trace.ts";

/** An action of a member, that the conflict goes on, that somebody comes or goes. */
export type Move = TurnCall | JoinMove | LeaveMove | "goes on";

export function started(rules: RulesFacts, facts: ConflictFacts, given: unknown): Known {
  const values = ownValues(given) ?? new Map<string, unknown>();
  const { sides, name } = facts.fight;
  const members = sides.flatMap((side, i) => {
    const own = ownValues(values.get(side.name));
    if (own === null)
      throw new RuleError("mismatched-arguments", `${name} needs ${shown(side.name)}: an object of sheets by key.`, {
        side: side.name,
      });
    if (own.size < side.least || own.size > (side.most ?? Infinity))
      throw new RuleError("mismatched-arguments", `${side.name} cannot have ${own.size} members.`, { side: side.name });
    return [...own].map(([key, sheet]) => ({
      key,
      side: i,
      sheet: seatedAs(rules, facts, sheetFrom(rules, facts.sheets[i]!, sheet, `${side.name}.${key}`), i),
    }));
  });
  const twice = members.find(
    ({ key }, i) => key === "__proto__" || members.findIndex((other) => other.key === key) < i,
  );
  if (twice !== undefined)
    throw new RuleError(
      "mismatched-arguments",
      `${shown(twice.key)} cannot be the key of a member: it is there twice, or no key.`,
      { key: twice.key },
    );
  const [related, fields] = apartPairs(facts, new Map([...values].filter(([key]) => !sides.some((side) => side.name === key))));
  const conflict = sheetFrom(rules, facts.body, plainObject(fields), "");
  const starts = plainObject([
    ...sides.map(
      (side, i) =>
        [
          side.name,
          plainObject(members.filter((one) => one.side === i).map(({ key, sheet }) => [key, sheet.json] as const)),
        ] as const,
    ),
    ...fields,
    ...deeplyFrozen([...related]),
  ]);
  const problems = collector();
  const fight = withPairs(rules, facts, newFight(conflict, members, facts.fight, freshPairs(rules, facts)), related, problems);
  if (problems.found.length > 0) throw refusal("mismatched-sheet", `This is no ${name}`, problems.found);
  return { fight, log: [Object.freeze({ starts })] };
}

// ── a move ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Told of every run in a move. `seats`: member by the name of its role; the conflict's own pieces name none. */
export type Listener = (trace: () => readonly TraceEntry[], seats: ReadonlyMap<string, string>) => void;

/** Does it, with all that follows from it. `answers`: those given so far, for the log. */
export function moved(
  rules: RulesFacts,
  facts: ConflictFacts,
  { fight, log }: Known,
  move: Move,
  source: Source,
  answers: Readonly<Record<string, unknown>>,
  listen: Listener = () => undefined,
): Known | NotPossible {
  const faces: number[] = [];
  const recording: Source = {
    throwDie: (sides, label) => {
      const side = source.throwDie(sides, label);
      faces.push(side);
      return side;
    },
    answer: source.answer,
  };
  const after = afterMove(rules, facts, fight, move, recording, listen);
  if ("possible" in after) return after;
  const settled = playedOut(rules, facts, after, recording, listen);
  const does = move === "goes on" ? move : asWritten(move);
  const told = Object.keys(answers).length === 0 ? {} : { answers: Object.freeze({ ...answers }) };
  return { fight: settled, log: [...log, Object.freeze({ does, faces: Object.freeze(faces), ...told })] };
}

function afterMove(rules: RulesFacts, facts: ConflictFacts, fight: Fight<Kept>, move: Move, source: Source, listen: Listener): Fight<Kept> | NotPossible {
  if (move !== "goes on" && "does" in move) return done(rules, facts, fight, move, source, listen);
  if (fight.ended) return notNow(facts, "ended");
  return move === "goes on" ? goneOn(facts.fight, fight) : afterSeat(rules, facts, fight, move);
}

/** The move as plain JSON, and nothing but the move. */
function asWritten(move: Exclude<Move, "goes on">): Exclude<Move, "goes on"> {
  const { who, does, against, with: args, joins, sheet, leaves } = move as Partial<TurnCall & JoinMove & LeaveMove>;
  return deeplyFrozen(JSON.parse(JSON.stringify({ who, does, against, with: args, joins, sheet, leaves })) as TurnCall);
}

function done(
  rules: RulesFacts,
  facts: ConflictFacts,
  fight: Fight<Kept>,
  call: TurnCall,
  source: Source,
  listen: Listener,
): Fight<Kept> | NotPossible {
  const placed = placedCall(rules, facts, fight, call);
  const why = hinders(facts, fight, placed);
  if (why !== null) return notNow(facts, why);
  const run = rollFrom(rules, placed.action.facts, placed.args, source);
  if (!run.possible) return run;
  const keyOf = (i: number): string => fight.members[i]?.key ?? facts.fight.name;
  const seats = [...placed.seats].map(([role, i]) => [role, keyOf(i)] as const);
  listen(() => run.trace, new Map([...seats, ...[...placed.others].map(([role, { key }]) => [role, key] as const)]));
  const left = sheetsAfter(fight, placed, run.after as Readonly<Record<string, unknown>>);
  return acted(facts.fight, fight, left, placed.action.facts.id);
}

/** Plays everything that is due. */
function playedOut(
  rules: RulesFacts,
  facts: ConflictFacts,
  start: Fight<Kept>,
  source: Source,
  listen: Listener,
): Fight<Kept> {
  const read = readerOf(rules, facts);
  for (let fight = start; ;) {
    const { fight: at, next } = advance(facts.fight, fight, read);
    if (next === null) return at;
    const piece = facts.pieces[next.plan]!;
    const run = rollFrom(
      rules,
      piece,
      plainObject(piece.slots.map(({ name }, i) => [name, next.slots[i]!.json] as const)),
      source,
    );
    if (!run.possible) throw new RuleError("not-possible", run.why, {});
    listen(() => run.trace, new Map());
    const after = run.after as Readonly<Record<string, unknown>>;
    fight = next.then(
      typeof run.result === "number" ? run.result : 0,
      piece.slots.map(({ name }, i) => keptOf(after[name]) ?? next.slots[i]!),
    );
  }
}

export function notNow(facts: ConflictFacts, why: keyof ConflictFacts["texts"]): NotPossible {
  return Object.freeze({ possible: false, why: facts.texts[why], code: `${facts.fight.id}/$${why}`, clause: null });
}

// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Logs and steps write a move down. */
function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
/** A move as it comes in. @throws RuleError `mismatched-arguments`. */
export function asMove(move: unknown): Move {
  const own = ownValues(move);
  if (move === "goes on" || (own !== null && own.has("who") && ["does", "joins", "leaves"].some((key) => own.has(key)) && isJson(move))) return move as Move;
  throw new RuleError("mismatched-arguments", `A move is "goes on", or says who does, joins or leaves; ${shown(move)} does not.`, {});
}
/** Everything that a move may ask: what its action asks, and what may be due after it. */
export function asksOf(facts: ConflictFacts, move: Move): Readonly<Record<string, AskFacts>> {
  const actions = facts.actions
    .filter((one) => move !== "goes on" && "does" in move && one.facts.name === move.does)
    .map((one) => one.facts);
  return Object.assign({}, ...[...Object.values(facts.pieces), ...actions].map(({ asks }) => asks)) as Readonly<
    Record<string, AskFacts>
  >;
}

/** The key under which the answer to a question stands that was asked so often in one move. */
export function answerKey(key: string, times: number): string {
  return times === 1 ? key : `${key}#${times}`;
}

/** Values by key; `Zielwert#2` is for a question asked the second time, else it gets the same answer again. @throws RuleError `unknown-answer`, `mismatched-answer`. */
export function answersFrom(
  facts: ConflictFacts,
  move: Move,
  answers: Readonly<Record<string, unknown>>,
): Source["answer"] {
  const asks = asksOf(facts, move);
  for (const [key, value] of Object.entries(answers)) {
    if (typeof value === "function")
      throw new RuleError(
        "mismatched-answer",
        "In a conflict answers are values, so that its log can be played again.",
        { key },
      );
    if (Object.hasOwn(asks, key) || Object.hasOwn(asks, key.replace(/#\d+$/, ""))) continue;
    const names = Object.keys(asks);
    throw new RuleError(
      "unknown-answer",
      `This never asks for ${shown(key)}${names.length === 0 ? "" : `; it asks for ${names.join(", ")}`}.`,
      { key },
    );
  }
  const times = new Map<string, number>();
  return ({ action }: Call, { key }: AskRequest): Given | undefined => {
    const n = (times.get(key) ?? 0) + 1;
    times.set(key, n);
    const own = [answerKey(key, n), key].find((one) => Object.hasOwn(answers, one));
    return own === undefined ? undefined : codeOf(key, action.asks[key]!, answers[own]);
  };
}

// ── the log ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Where a log leads, from the last entry on that begins or continues. `listenerOf`: who is told of the runs of a move.
 *
 * @throws RuleError `mismatched-value`, and as moved.
 */
export function replayed(
  rules: RulesFacts,
  facts: ConflictFacts,
  log: readonly LogEntry[],
  listenerOf?: (move: Move) => Listener,
): Known {
  const isEntry = (entry: unknown): boolean => ownValues(entry) !== null;
  const entries = Array.isArray(log) && log.every(isEntry) ? (log as readonly LogEntry[]) : [];
  const first = entries.findLastIndex((entry) => "starts" in entry || "continues" in entry);
  const noLog = (): RuleError => new RuleError("mismatched-value", `This is no log of ${facts.fight.name}.`, {});
  const begin = entries[first];
  if (begin === undefined) throw noLog();
  let at = begun(rules, facts, begin, entries.slice(0, first + 1));
  for (const entry of entries.slice(first + 1)) {
    const answers = "does" in entry ? (entry.answers ?? {}) : null;
    if (!("does" in entry) || !Array.isArray(entry.faces) || !entry.faces.every((face) => Number.isSafeInteger(face)) || ownValues(answers) === null || answers === null) throw noLog();
    const move = asMove(entry.does);
    const dice = diceMaker.scripted(entry.faces);
    // Not the log so far: putting it together entry by entry would take its square.
    const next = moved(
      rules,
      facts,
      { fight: at.fight, log: [] },
      move,
      { throwDie: dice.throwDie, answer: answersFrom(facts, move, answers) },
      answers,
      listenerOf?.(move),
    );
    if ("possible" in next)
      throw new RuleError(
        "mismatched-value",
        `The log of ${facts.fight.name} does something that is not possible: ${next.why}`,
        {},
      );
    dice.finish();
    at = next;
  }
  return { fight: at.fight, log: entries };
}

function begun(rules: RulesFacts, facts: ConflictFacts, entry: LogEntry, log: readonly LogEntry[]): Known {
  if ("starts" in entry) return started(rules, facts, entry.starts);
  if ("continues" in entry && ownValues(entry.continues) !== null) return fromState(rules, facts, { ...entry.continues, $log: log });
  if ("continues" in entry) throw new RuleError("mismatched-value", `This is no log of ${facts.fight.name}.`, {});
  throw new Error("an entry that begins");
}

/** A move and what happened in it. */
export interface MoveTrace<M> {
  readonly move: M;
  readonly trace: readonly TraceEntry[];
}

/** What happened so far, move by move; places are named by the keys of the members. */
export function tracesOf(rules: RulesFacts, facts: ConflictFacts, { log }: Known): readonly MoveTrace<Move>[] {
  const found: { readonly move: Move; readonly trace: TraceEntry[] }[] = [];
  replayed(rules, facts, log, (move) => {
    const own: TraceEntry[] = [];
    found.push({ move, trace: own });
    return (trace, seats) => void own.push(...trace().map((entry) => seated(entry, seats)));
  });
  return deeplyFrozen(found);
}

function seated(entry: TraceEntry, seats: ReadonlyMap<string, string>): TraceEntry {
  if (entry.kind !== "change") return entry;
  for (const [role, key] of seats)
    if (entry.path.startsWith(`${role}.`)) return { ...entry, path: key + entry.path.slice(role.length) };
  return entry;
}
