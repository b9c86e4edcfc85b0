// The text form of pools: "2d6 + 1" in data and, with every option, in messages. Invariant: parseDice(showDice(p)) is p for every
// pool without options that keeps to the limits.

import type { Pool, PoolStep, PoolUnit, Range } from "./dice.ts";

/** Limits for dice that come with data; dice in a rule's text have limits of their own. */
export const MOST_DICE = 100;
export const MOST_FACES = 1000;
export const MOST_PLUS = 1_000_000;

const sixes: readonly number[] = [1, 2, 3, 4, 5, 6];
const twoDigits: readonly number[] = sixes.flatMap((tens) => sixes.map((ones) => tens * 10 + ones));

/** Why a text is not dice that may be used; `limit` where a number is too large. */
export interface DiceProblem {
  readonly problem: "malformed" | "too-many-dice" | "too-many-faces" | "too-large-number";
  readonly limit: number | null;
}

export function isDiceProblem(parsed: Pool | DiceProblem): parsed is DiceProblem {
  return "problem" in parsed;
}

/**
 * "1d6", "2w4 + 1", "d20", "d%", "4dF", "3W(-1, 0, 1)", "d(0..9)", "d66": a sum of dice, the letter d or w, with a number added or taken away. Never
 * throws; equal texts give equal pools, not the same one.
 */
export function parseDice(text: string): Pool | DiceProblem {
  const parts = /^\s*(\d*)\s*[dDwW]\s*(?:(\d+)|(%)|([fF])|\(([^()]*)\))\s*(?:([+\-−])\s*(\d+)\s*)?$/u.exec(text);
  if (parts === null) return { problem: "malformed", limit: null };
  const [, times = "", sides, percent, fate, list, sign, added = "0"] = parts;
  const n = times === "" ? 1 : Number(times);
  if (n > MOST_DICE) return { problem: "too-many-dice", limit: MOST_DICE };
  const count = percent !== undefined ? 100 : Number(sides ?? 0);
  if (sides === "66" && n > 1) return { problem: "malformed", limit: null };
  if (count > MOST_FACES) return { problem: "too-many-faces", limit: MOST_FACES };
  if (Number(added) > MOST_PLUS) return { problem: "too-large-number", limit: MOST_PLUS };
  const faces =
    list !== undefined
      ? ownFaces(list)
      : fate !== undefined
        ? [-1, 0, 1]
        : sides === "66"
          ? twoDigits
          : Array.from({ length: count }, (_, i) => i + 1);
  if ("problem" in faces) return faces;
  if (n === 0 || faces.length === 0) return { problem: "malformed", limit: null };
  const plus = sign === undefined || sign === "+" ? Number(added) : -Number(added) + 0;
  return { unit: { kind: "faces", faces }, n, then: [], plus, value: "sum" };
}

function ownFaces(list: string): readonly number[] | DiceProblem {
  const bands = list.split(/[,;]/u).map((face) => /^\s*([+-]?\d+)\s*(?:\.\.\s*([+-]?\d+)\s*)?$/u.exec(face.replaceAll("−", "-")));
  const values: number[] = [];
  for (const band of bands) {
    if (band === null) return { problem: "malformed", limit: null };
    const [low, high] = [Number(band[1]) + 0, Number(band[2] ?? band[1]) + 0];
    if (low > high) return { problem: "malformed", limit: null };
    if (Math.abs(low) > MOST_PLUS || Math.abs(high) > MOST_PLUS) return { problem: "too-large-number", limit: MOST_PLUS };
    if (values.length + high - low >= MOST_FACES) return { problem: "too-many-faces", limit: MOST_FACES };
    for (let value = low; value <= high; value++) values.push(value);
  }
  return values;
}

/** "4d6, keep highest 3", "6 times (2d6 + 2), drop lowest 1"; `letter` is "d" or "W". */
export function showDice(pool: Pool, letter = "d"): string {
  const dice = showUnit(pool.unit, pool.n, letter);
  const options = [...pool.then.filter((s) => !keepsAll(pool, s)).map(showStep), ...(pool.value === "list" ? ["separately"] : [])];
  const plus = pool.plus === 0 ? "" : pool.plus < 0 ? ` - ${-pool.plus}` : ` + ${pool.plus}`;
  return options.length === 0 ? dice + plus : `${dice}${plus}, ${options.join(", ")}`;
}

/** It only puts the dice in order. */
function keepsAll(pool: Pool, step: PoolStep): boolean {
  return step.kind === "keep" && pool.value === "list" && step.n >= pool.n;
}

function showUnit(unit: PoolUnit, n: number, letter: string): string {
  if (unit.kind === "total") return `${n} times (${showDice(unit.of, letter)})`;
  const faces = unit.faces;
  if (n === 1 && isTwoDigits(faces)) return `${letter}66`;
  const isPlain = faces.every((face, i) => face === i + 1);
  return `${n}${letter}${isPlain && faces.length !== 66 ? faces.length : `(${shownFaces(faces)})`}`;
}

/** Those that follow each other as a band where the list would be long. */
function shownFaces(faces: readonly number[]): string {
  const [low = 0] = faces;
  return faces.length > 20 && faces.every((face, i) => face === low + i) ? `${low}..${low + faces.length - 1}` : faces.join(", ");
}

/** D66 are two dice read as digits. */
function isTwoDigits(faces: readonly number[]): boolean {
  return faces.length === 36 && faces.every((face, i) => face === twoDigits[i]);
}

function showStep(step: PoolStep): string {
  switch (step.kind) {
    case "keep":
    case "drop":
      return `${step.kind} ${step.end} ${step.n}`;
    case "count":
      return `counting ${showRange(step.on)}${step.worth === 1 ? "" : step.worth === 2 ? " twice" : ` as ${step.worth}`}`;
    case "explode":
      return `exploding on ${showRange(step.on)}${atMost(step.most)}`;
    case "reroll":
      return `rerolling ${showRange(step.on)}${atMost(step.most)}`;
  }
}

function showRange(range: Range): string {
  return range[0] === range[1] ? `${range[0]}` : `${range[0]}..${range[1]}`;
}

function atMost(most: number | null): string {
  return most === null ? "" : ` at most ${most} ${most === 1 ? "time" : "times"}`;
}
