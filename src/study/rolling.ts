// Dice as an example writes them: one entry a roll, its total or its faces. A total stands for some throw of these dice; one that they
// cannot give, too few entries and too many are errors.

import type { Rolling } from "../model/types.ts";
import type { Pool } from "../runtime/dice.ts";
import { rollTotal, throwPool } from "../runtime/dice.ts";
import { RuleError } from "../runtime/errors.ts";
import { type Io, recordingIo } from "../runtime/io.ts";
import type { OddsAnswer } from "../runtime/odds-question.ts";
import { totalOdds } from "../runtime/pool-odds.ts";
import { facesOf } from "./faces.ts";

export type Thrown =
  { readonly kind: "total"; readonly value: number } | { readonly kind: "faces"; readonly values: readonly number[] };
export const thrownBy = (
  rolling: readonly Rolling[],
  read: (e: Extract<Rolling, { kind: "total" }>["value"]) => number,
): readonly Thrown[] =>
  rolling.map((r) =>
    r.kind === "total" ? { kind: "total", value: read(r.value) } : { kind: "faces", values: r.values.map(read) },
  );

/** Answers only: asks for no dice. Unwinds with `needsDice` at the first roll. */
const needsDice = new Error("a roll");
export const isNeedOfDice = (error: unknown): boolean => error === needsDice;

function answering(answers: Readonly<Record<string, OddsAnswer>>): Io {
  return recordingIo(
    () => 1,
    (request) => {
      const answer = Object.hasOwn(answers, request.key) ? answers[request.key] : undefined;
      return typeof answer === "function" ? answer(Object.values(request.sees)) : answer;
    },
  );
}

export function diceless(answers: Readonly<Record<string, OddsAnswer>>): Io {
  const refuse = (): never => {
    throw needsDice;
  };
  return { ...answering(answers), roll: refuse, rollList: refuse };
}

export interface RollingIo extends Io {
  readonly left: () => number;
}

export function rollingIo(thrown: readonly Thrown[], answers: Readonly<Record<string, OddsAnswer>>): RollingIo {
  let next = 0;
  const take = (label: string): Thrown => {
    const found = thrown[next++];
    if (found === undefined)
      throw new RuleError("missing-dice", `The dice are used up: ${label} is rolled as well.`, { label });
    return found;
  };
  const total = (pool: Pool, label: string): number => {
    const one = take(label);
    if (one.kind === "faces") return shown(pool, one.values, label, (p, die) => rollTotal(p, die));
    if (!canBe(pool, one.value))
      throw new RuleError("mismatched-dice", `${label} cannot be ${one.value}.`, { label, total: one.value });
    return one.value;
  };
  return {
    ...answering(answers),
    left: () => thrown.length - next,
    roll: total,
    rollList(pool, label) {
      if (pool.unit.kind === "total") {
        const unit = pool.unit.of;
        const totals = Array.from({ length: pool.n }, () => total(unit, label));
        return throwPool({ ...pool, unit: { kind: "faces", faces: totals } }, sequence());
      }
      const one = take(label);
      const values = one.kind === "faces" ? one.values : [one.value];
      return shown(pool, values, label, throwPool);
    },
  };
}

const sequence = (): ((sides: number) => number) => {
  let i = 0;
  return () => ++i;
};

function canBe(pool: Pool, total: number): boolean {
  const odds = totalOdds(pool);
  const weight = odds.weights[total - odds.lo];
  return weight !== undefined && Number(weight) > 0;
}

function shown<T>(
  pool: Pool,
  values: readonly number[],
  label: string,
  play: (pool: Pool, die: (sides: number) => number) => T,
): T {
  let i = 0;
  const faces = facesOf(pool);
  const result = play(pool, () => {
    const value = values[i++];
    const side = value === undefined ? -1 : faces.indexOf(value);
    if (side < 0)
      throw new RuleError(
        "mismatched-dice",
        value === undefined ? `${label} needs more faces.` : `No die of ${label} shows ${value}.`,
        { label },
      );
    return side + 1;
  });
  if (i < values.length) throw new RuleError("unused-dice", `${label} has fewer dice.`, { label });
  return result;
}
