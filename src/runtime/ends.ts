// The ends of a rule with their exact chances, worked out by the driver and put into the words of the rules. Invariant: every chance is
// exact; what is kept of an end is exactly what was asked for, or the whole of its sheets.

import { afterNames, plainValue, type KeptCell } from "./paths.ts";
import { afterRun, type Call } from "./call.ts";
import { type ForbiddenEnd, merged, oddsFrom, type Odds, type WholeEnds } from "./ends-odds.ts";
import { RuleError } from "./errors.ts";
import { fraction, ZERO, type Fraction } from "./fraction.ts";
import { brokenLaw, lawPlaces } from "./laws.ts";
import type { OddsPlan } from "./odds-plan.ts";
import type { OddsAnswer } from "./odds-question.ts";
import { solve } from "./odds.ts";
import { ownNames, within } from "./own.ts";
import type { Plain, Shape } from "./shape.ts";
import { written } from "./shape.ts";
import { NONE } from "./value.ts";

/** @throws RuleError as solve, `unknown-path`; a refusal of the rules is `{ why }`. */
export function oddsOf(
  call: Call,
  answers: Readonly<Record<string, OddsAnswer>>,
  keep: readonly string[],
  budget: number | null,
): Odds<unknown, Plain, unknown> | { readonly why: string } {
  const { plan, start, bases } = fileOf(call);
  const kept = keep.flatMap((path) => keptAt(call, path, bases));
  const watched = lawPlaces(call, bases);
  const places = [...(plan.result < 0 ? [] : [plan.result]), ...kept.flatMap(({ at }) => at), ...watched];
  const from = fromFor(call, plan, keep.length + watched.length > 0);
  const limit = budget === null ? {} : { budget };
  const ends = solve(plan, start, { keep: places, answers, pools: call.pools, from, ...limit });
  if (!ends.possible) return { why: ends.why };
  const den = BigInt(ends.den);
  const forbidden: ForbiddenEnd[] = [];
  const rows = ends.rows.flatMap(({ values, weight }) => {
    const chance = fraction(BigInt(weight), den);
    const law = brokenLaw(call, () => rowsWith(call, start, bases, watched, values.slice(values.length - watched.length)));
    if (law !== null) {
      // Thrown away: the state before it stays, and nothing of the run has a value.
      const before = kept.map(({ keys, at, read }) => [keys, read(at.map((p) => (p < plan.registers ? NONE : start[p]!)))] as const);
      forbidden.push({ law, end: endOf(null, before), chance });
      return [];
    }
    const order = plan.result < 0 ? NONE : values[0]!;
    const result = resultOf(call, order);
    let next = plan.result < 0 ? 0 : 1;
    const found = kept.map((one): readonly [readonly string[], unknown] => {
      const own = values.slice(next, (next += one.at.length));
      return [one.keys, one.read(own)];
    });
    return [{ end: endOf(result, found), result, order, chance }];
  });
  if (rows.length === 0 && forbidden.length > 0) return { why: forbidden[0]!.law.id };
  const check = (of: Plain): void => within(call.own, () => checkOutcome(call, of));
  const isSure = plan.open.every((o, i) => o.from !== null && from[i] === o.from);
  const beyond = isSure ? ZERO : ends.beyond;
  return oddsFrom({ check, rows: merged(rows), forbidden, beyond, whole: () => within(call.own, () => wholeEnds(call, answers, kept, budget)) });
}

/** The cells of each slot, with these values at these places. */
function rowsWith(
  call: Call,
  start: readonly number[],
  bases: readonly number[],
  places: readonly number[],
  values: readonly number[],
): readonly (readonly number[])[] {
  const file = start.slice();
  places.forEach((place, i) => {
    file[place] = values[i]!;
  });
  return call.rows.map((row, slot) => row.map((_, cell) => file[bases[slot]! + cell]!));
}

/** So far a count in a loop is told apart where somebody may look at it. */
const FAR_COUNT = 200;

/** Words as a result need no more than the rule itself; of numbers so much is told apart that hardly anything is left. */
function fromFor(call: Call, plan: OddsPlan, keeps: boolean): readonly (number | null)[] {
  const isSeen = keeps || call.action.result?.shape.kind === "number";
  return plan.open.map((o) =>
    !isSeen || o.from === null ? o.from : o.kind === "loop" ? Math.max(o.from, FAR_COUNT) : null,
  );
}

function resultOf(call: Call, code: number): Plain {
  return call.action.result === null ? null : written(call.action.result.shape, code);
}

/** All ends with their sheets and things as they are then. */
function wholeEnds(
  call: Call,
  answers: Readonly<Record<string, OddsAnswer>>,
  kept: readonly Asked[],
  budget: number | null,
): WholeEnds {
  const { den, ends, beyond } = filesOfEnds(
    call,
    answers,
    kept.flatMap(({ at }) => at),
    budget,
    true,
  );
  const rows = possible(call, ends).map(({ code, file, rows: after, weight }) => {
    const result = resultOf(call, code);
    const found = kept.map(({ keys, at, read }) => [keys, read(at.map((place) => file[place]!))] as const);
    const end = endOf(result, found);
    return { end, whole: { ...end, after: afterRun(call, after) }, result, order: code, chance: fraction(weight, den) };
  });
  return { rows, beyond };
}

/**
 * All ends as rows of cells, one a slot, with whole weights: for what goes on from them. Cells that do not count stay as they were. What a
 * law throws away did not happen: who tries again comes to one of the others.
 */
export function rowsOfEnds(
  call: Call,
  answers: Readonly<Record<string, OddsAnswer>>,
  budget: number,
  counts: (slot: number, cell: number) => boolean,
): {
  readonly den: bigint;
  readonly rows: readonly {
    readonly result: number;
    readonly rows: readonly (readonly number[])[];
    readonly weight: bigint;
  }[];
} {
  const { ends } = filesOfEnds(call, answers, [], budget, false, counts);
  const left = possible(call, ends);
  const law = brokenLaw(call, () => ends[0]!.rows);
  if (left.length === 0) throw new RuleError("not-possible", law?.message ?? "", {});
  const den = left.reduce((sum, { weight }) => sum + weight, 0n);
  return { den, rows: left.map(({ code, rows, weight }) => ({ result: code, rows, weight })) };
}

/** Those that no law of a sheet throws away. */
function possible<End extends { readonly rows: readonly (readonly number[])[] }>(
  call: Call,
  ends: readonly End[],
): readonly End[] {
  return ends.filter(({ rows }) => brokenLaw(call, () => rows) === null);
}

/** `more`: places that are wanted beside the result and all that the rule can change. `far`: counts without an end are told apart. */
function filesOfEnds(
  call: Call,
  answers: Readonly<Record<string, OddsAnswer>>,
  more: readonly number[],
  budget: number | null,
  far: boolean,
  counts: (slot: number, cell: number) => boolean = () => true,
): {
  readonly den: bigint;
  readonly beyond: Fraction;
  readonly ends: readonly {
    readonly code: number;
    readonly file: readonly number[];
    readonly rows: readonly (readonly number[])[];
    readonly weight: bigint;
  }[];
} {
  const { plan, start, bases } = fileOf(call);
  const touched = new Set<number>(more);
  const isCell = (place: number): boolean => {
    if (place < plan.registers) return false;
    const slot = bases.findLastIndex((base, i) => base <= place && call.sameAs[i] === i);
    return counts(slot, place - bases[slot]!);
  };
  for (const { to } of plan.cuts) for (const place of to) if (isCell(place)) touched.add(place);
  for (const { exits } of plan.flows)
    for (const { sets } of exits) for (const [place] of sets) if (isCell(place)) touched.add(place);
  const keep = [...(plan.result < 0 ? [] : [plan.result]), ...[...touched].toSorted((a, b) => a - b)];
  const limit = budget === null ? {} : { budget };
  const from = far ? { from: fromFor(call, plan, true) } : {};
  const found = solve(plan, start, { keep, answers, pools: call.pools, ...from, ...limit });
  if (!found.possible) throw new RuleError("not-possible", found.why, {});
  const ends = found.rows.map(({ values, weight }) => {
    const file = start.slice();
    keep.forEach((place, i) => {
      file[place] = values[i]!;
    });
    const rows = call.rows.map((row, slot) => row.map((_, cell) => file[bases[slot]! + cell]!));
    return { code: plan.result < 0 ? NONE : values[0]!, file, rows, weight: BigInt(weight) };
  });
  const isSure = plan.open.every((o, i) => o.from !== null && from.from?.[i] === o.from);
  return { den: BigInt(found.den), ends, beyond: isSure ? ZERO : found.beyond };
}

// ── the file ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const plansOf = new WeakMap<Call["action"], Map<string, OddsPlan>>();

function fileOf(call: Call): {
  readonly plan: OddsPlan;
  readonly start: readonly number[];
  readonly bases: readonly number[];
} {
  const { action, sameAs } = call;
  const sizes = call.rows.map((row) => row.length);
  const known = plansOf.get(action) ?? new Map<string, OddsPlan>();
  plansOf.set(action, known);
  // Registers come first; how many there are, only the plan itself knows.
  const key = sameAs.join();
  const offsets = sizes.map((_, slot) => sizes.slice(0, sameAs[slot]).reduce((sum, size) => sum + size, 0));
  const plan = known.get(key) ?? planWith(action, offsets);
  known.set(key, plan);
  const bases = offsets.map((offset) => plan.registers + offset);
  const start = Array.from({ length: plan.size }, () => NONE);
  call.givens.forEach((value, reg) => {
    start[reg] = value;
  });
  call.rows.forEach((row, slot) => {
    row.forEach((value, cell) => {
      start[bases[slot]! + cell] = value;
    });
  });
  return { plan, start, bases };
}

function planWith(action: Call["action"], offsets: readonly number[]): OddsPlan {
  const { registers } = action.odds(offsets);
  return action.odds(offsets.map((offset) => registers + offset));
}

// ── what is kept ─────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Asked {
  readonly keys: readonly string[];
  readonly at: readonly number[];
  readonly read: (values: readonly number[]) => unknown;
}

function keptAt(call: Call, path: string, bases: readonly number[]): readonly Asked[] {
  const value = call.action.values.find(({ name }) => name === path);
  if (value !== undefined) {
    const one = (code: number): Plain => plainValue(call, value.shape, code);
    const read = (codes: readonly number[]): unknown =>
      value.list ? codes.filter((code) => code !== NONE).map(one) : one(codes[0] ?? NONE);
    return [{ keys: [value.name], at: value.regs, read }];
  }
  const under = afterNames(call).filter(({ keys }) => isUnder(keys, path));
  if (under.length === 0) {
    const names = [
      ...call.action.values.map(({ name }) => name),
      ...call.action.slots.map(({ name }) => `after.${name}.…`),
    ];
    throw new RuleError("unknown-path", `${call.action.name} has no "${path}" to keep; it has ${names.join(", ")}.`, {
      path,
    });
  }
  return under.map((cell): Asked => asked(call, cell, bases));
}

function asked(call: Call, { keys, slot, cell, shape }: KeptCell, bases: readonly number[]): Asked {
  return { keys, at: [bases[slot]! + cell], read: ([code = NONE]) => plainValue(call, shape, code) };
}

function isUnder(keys: readonly string[], path: string): boolean {
  for (let n = 1; n <= keys.length; n++) if (keys.slice(0, n).join(".") === path) return true;
  return false;
}

function endOf(
  result: Plain,
  values: readonly (readonly [readonly string[], unknown])[],
): Readonly<Record<string, unknown>> {
  const root: Record<string, unknown> = { result };
  for (const [keys, value] of values) put(root, keys, value);
  return root;
}

/** What is said of a condition itself, and of its fields, meet under one name: fields of one that is not there are nothing. */
function put(root: Record<string, unknown>, keys: readonly string[], value: unknown): void {
  let at = root;
  for (const key of keys.slice(0, -1)) {
    const found = Object.hasOwn(at, key) ? at[key] : {};
    if (found === false || found === 0 || found === null) return;
    if (typeof found !== "object") at[key] = ofItself(found);
    else if (!Object.hasOwn(at, key)) at[key] = found;
    at = at[key] as Record<string, unknown>;
  }
  const last = keys.at(-1)!;
  const before = Object.hasOwn(at, last) ? at[last] : null;
  at[last] = typeof before !== "object" || before === null || value === false || value === 0 ? value : { ...ofItself(value), ...before };
}

/** As a sheet has it: a condition with fields is an object, with its level if there are levels. */
function ofItself(value: unknown): Record<string, unknown> {
  return typeof value === "number" ? { level: value } : {};
}

// ── results ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

function checkOutcome(call: Call, of: Plain): void {
  const { result } = call.action;
  const isKnown = result === null ? of === null : of === null ? result.optional : isWritten(result.shape, of);
  if (isKnown) return;
  const names =
    result !== null && result.shape.kind === "named"
      ? result.shape.names.map(({ name }) => name).join(", ")
      : "a number";
  throw new RuleError("unknown-outcome", `${call.action.name} never gives ${JSON.stringify(of)}; it gives ${names}.`, {
    outcome: of,
  });
}

function isWritten(shape: Shape, of: Plain): boolean {
  if (shape.kind === "named")
    return typeof of === "number" || shape.names.some(({ low }) => written(shape, low) === of) || ownNames(shape.own).some(({ name }) => name === of);
  return typeof of === (shape.kind === "yes-no" ? "boolean" : "number");
}
