// Dice as an example writes them, `rolling 10, (4, 5, 5), 3`: one entry a roll, a total or the faces shown. Invariant: what these dice
// cannot give is refused, and so is one entry too few or too many. Single dice behind a total stay unknown, so nothing is recorded.

import { rollTotal, throwPool, type Pool, type ThrowDie } from "./dice.ts";
import { showDice } from "./dice-text.ts";
import { RuleError } from "./errors.ts";
import { answersOf, recordingIo, type Answers, type Io } from "./io.ts";
import { boundsOf, totalOdds } from "./pool-odds.ts";

/** A total with everything added, or the faces in the order thrown, as they are printed on the dice. */
export type Entry = number | readonly number[];

export interface EntriesIo extends Io {
  /** To be called at the end. @throws RuleError `unused-dice`. */
  finish(): void;
}

/**
 * A roll of no dice takes no entry; of `n times` dice each time takes one, and each time more that a step throws again.
 * @throws RuleError `missing-dice`, `mismatched-dice`, and as recordingIo for answers.
 */
export function entriesIo(entries: readonly Entry[], answers: Answers = {}): EntriesIo {
  let used = 0;
  const next = (label: string): Entry => {
    const entry = entries[used];
    if (entry === undefined)
      throw new RuleError("missing-dice", `Nothing is left to be rolled for ${label}.`, { label });
    used += 1;
    return entry;
  };

  function list(pool: Pool, label: string): readonly number[] {
    if (pool.n <= 0) return [];
    if (pool.unit.kind === "total") return throwPool(...asFaces(pool, pool.unit.of, label));
    const entry = next(label);
    if (typeof entry !== "number") return shown(pool, entry, label, throwPool);
    if (pool.n !== 1 || pool.then.length > 0)
      throw mismatched(pool, entry, label, "is a total; what counts here are the faces");
    return shown(pool, [entry], label, throwPool);
  }

  function total(pool: Pool, label: string): number {
    if (pool.n <= 0) return pool.plus;
    if (pool.unit.kind === "total") return rollTotal(...asFaces(pool, pool.unit.of, label));
    const entry = next(label);
    if (typeof entry !== "number") return shown(pool, entry, label, rollTotal);
    if (!canGive(pool, entry)) throw mismatched(pool, entry, label, "is no total that these dice can give");
    return entry;
  }

  /** The pool over dice whose faces are the totals of `of`; each throw of one is an entry of its own. */
  function asFaces(pool: Pool, of: Pool, label: string): [Pool, ThrowDie] {
    const [lo, hi] = boundsOf(of);
    const faces = Array.from({ length: hi - lo + 1 }, (_, i) => lo + i);
    return [{ ...pool, unit: { kind: "faces", faces } }, () => total(of, label) - lo + 1];
  }

  const io = recordingIo(() => {
    throw new Error("an entry stands for whole rolls, not for single dice");
  }, answersOf(answers).give);
  const finish = (): void => {
    const rest = entries.length - used;
    if (rest > 0)
      throw new RuleError("unused-dice", `${rest} ${rest === 1 ? "entry" : "entries"} too many after \`rolling\`.`, {
        count: rest,
      });
  };
  return { ...io, roll: total, rollList: list, finish };
}

/** Throws the pool with these faces, all of them. */
function shown<T>(pool: Pool, faces: readonly number[], label: string, roll: (pool: Pool, die: ThrowDie) => T): T {
  const printed = pool.unit.kind === "faces" ? pool.unit.faces : [];
  let used = 0;
  const given = roll(pool, () => {
    const face = faces[used++];
    if (face === undefined) throw mismatched(pool, faces, label, "is too few faces");
    const side = printed.indexOf(face) + 1;
    if (side === 0) throw mismatched(pool, faces, label, `has a face, ${face}, that is not on these dice`);
    return side;
  });
  if (used < faces.length) throw mismatched(pool, faces, label, "is too many faces");
  return given;
}

/** By the exact distribution; of dice too many for it, and of those that explode without a bound, by their ends. */
function canGive(pool: Pool, wanted: number): boolean {
  const [lo, hi] = boundsOf(pool);
  if (!Number.isInteger(wanted) || wanted < lo || wanted > hi) return false;
  try {
    const odds = totalOdds(pool);
    return BigInt(odds.weights[wanted - odds.lo] ?? 0) > 0n;
  } catch (error) {
    if (error instanceof RuleError) return true;
    throw error;
  }
}

function mismatched(pool: Pool, entry: Entry, label: string, problem: string): RuleError {
  const dice = showDice(pool);
  const text = typeof entry === "number" ? `${entry}` : `(${entry.join(", ")})`;
  return new RuleError("mismatched-dice", `${text} for ${label} ${problem}: ${dice}.`, { label, dice, given: entry });
}
