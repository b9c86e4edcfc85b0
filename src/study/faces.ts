/**
 * Dice as people see them: by what is printed on a face, not by the number of its side.
 *
 * Invariant: what `printedFaces` tells of a game can be given to `facesIo` and plays the same game again.
 */
import type { Pool } from "../runtime/dice.ts";
import { RuleError } from "../runtime/errors.ts";
import { type Answers, answersOf, type RecordingIo, recordingIo } from "../runtime/io.ts";

/** `left`: how many of the given faces were not thrown. */
export interface FacesIo extends RecordingIo {
  readonly left: () => number;
}

/** @throws RuleError `missing-dice` when used up, `mismatched-dice` for a face that the die has not. */
export function facesIo(given: readonly number[], answers: Answers): FacesIo {
  let used = 0;
  let printed: readonly number[] = [];
  const io = recordingIo((_, label) => {
    const face = given[used];
    if (face === undefined) throw new RuleError("missing-dice", `The faces are used up: ${label}.`, { label });
    const side = printed.indexOf(face) + 1;
    if (side === 0) throw new RuleError("mismatched-dice", `No die of ${label} shows ${face}.`, { label, face });
    used += 1;
    return side;
  }, answersOf(answers).give);
  const before = (pool: Pool): void => {
    printed = facesOf(pool);
  };
  return { ...around(io, before, () => undefined), left: () => given.length - used };
}

/** The same dice; `faces` are what is printed on them. */
export function printedFaces(io: RecordingIo): RecordingIo {
  const faces: number[] = [];
  const after = (pool: Pool): void => {
    const printed = facesOf(pool);
    for (const side of io.faces.slice(faces.length)) faces.push(printed[side - 1] ?? side);
  };
  return { ...around(io, () => undefined, after), faces };
}

function around(io: RecordingIo, before: (pool: Pool) => void, after: (pool: Pool) => void): RecordingIo {
  const rolled = <Result>(pool: Pool, roll: () => Result): Result => {
    before(pool);
    const result = roll();
    after(pool);
    return result;
  };
  return {
    ...io,
    roll: (pool, label) => rolled(pool, () => io.roll(pool, label)),
    rollList: (pool, label) => rolled(pool, () => io.rollList(pool, label)),
  };
}

/** What is printed on the dice that are thrown in the end. */
export function facesOf(pool: Pool): readonly number[] {
  return pool.unit.kind === "faces" ? pool.unit.faces : facesOf(pool.unit.of);
}
