// Dice as callers hand them to a roll: from a seed, from a script, by chance. Invariant: seeded dice go on from roll to roll and their
// state is JSON; a script is used up exactly.

import { RuleError } from "./errors.ts";
import { restoredRandom, seededRandom, type RandomState } from "./random.ts";

/** What throws the dice of a roll. */
export interface Dice {
  /** A side of a die, 1 to `sides`; `label` says for what. */
  readonly throwDie: (sides: number, label: string) => number;
  /** At the end of a roll. @throws RuleError `unused-dice`. */
  readonly finish: () => void;
}
export interface SeededDice extends Dice {
  /** Where they stand: JSON, for `dice.restored`. */
  readonly state: () => RandomState;
}

export interface DiceMaker {
  /** Dice from a seed, any whole number: the same seed, the same dice, on every machine. */
  readonly seeded: (seed: number) => SeededDice;
  /** Goes on from a state. */
  readonly restored: (state: RandomState) => SeededDice;
  /** Sides in the order in which they fall; throws where one is missing or left over. */
  readonly scripted: (sides: readonly number[]) => Dice;
  /** Dice nobody can foresee. */
  readonly random: () => SeededDice;
}

export const dice: DiceMaker = Object.freeze({
  seeded: (seed: number) => {
    if (!Number.isSafeInteger(seed))
      throw new RuleError("mismatched-arguments", `A seed is a whole number, not ${String(seed)}.`, {});
    return fromRandom(seededRandom(seed));
  },
  restored: (state: RandomState) => {
    if (!Array.isArray(state) || state.length !== 4 || !state.every((word) => Number.isInteger(word)))
      throw new RuleError("mismatched-arguments", "The state of dice is a list of four whole numbers.", {});
    return fromRandom(restoredRandom(state));
  },
  scripted,
  random: () => fromRandom(restoredRandom([word(), word(), word(), 1])),
});

function fromRandom(random: ReturnType<typeof seededRandom>): SeededDice {
  return Object.freeze({
    throwDie: (sides: number) => random.die(sides),
    finish: () => undefined,
    state: () => random.state(),
  });
}

function scripted(sides: readonly number[]): Dice {
  const left = [...sides];
  let used = 0;
  return Object.freeze({
    throwDie: (of: number, label: string) => {
      const side = left[used++];
      if (side === undefined)
        throw new RuleError("missing-dice", `The dice are used up: ${label} needs one with ${of} sides.`, {
          label,
          sides: of,
        });
      return side;
    },
    finish: () => {
      if (used < left.length)
        throw new RuleError("unused-dice", `${left.length - used} dice too many were given.`, {
          count: left.length - used,
        });
    },
  });
}

function word(): number {
  return Math.floor(Math.random() * 4294967296);
}
