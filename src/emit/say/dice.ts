// Dice in words: "3W6 + 2", "4d6, the highest 3 count". Invariant: every option is said, in the order in which it acts.

import { unreachable } from "../../base/never.ts";
import type { Dice, DiceExpr, DiceOption } from "../../model/types.ts";
import { operandText, valueText } from "./part.ts";
import { pick, whole, type Say } from "./say.ts";
import { stepName } from "./type.ts";

export function diceText(dice: Dice, say: Say): string {
  return withOptions(`${dice.count}${facesText(dice, say)}${plusText(dice.plus)}`, dice.options, say);
}

export function thrownText(dice: DiceExpr, say: Say): string {
  switch (dice.kind) {
    case "fixed":
      return diceText(dice.dice, say);
    case "value":
      return withOptions(valueText(dice.value, say), dice.options, say);
    case "pool": {
      const count = operandText(dice.count, say);
      return withOptions(`${count} × 1${facesText(dice, say)}${plusText(dice.plus)}`, dice.options, say);
    }
    default:
      return unreachable(dice);
  }
}

function facesText({ faces, named }: Pick<Dice, "faces" | "named">, say: Say): string {
  if (named !== undefined) return `${pick(say, "W", "d")}(${faces.map((face) => stepName(named, face, say)).join(", ")})`;
  if (isTwoDigits(faces)) return pick(say, "W66", "d66");
  const [low = 0] = faces;
  const isRow = faces.every((face, i) => face === low + i);
  if (isRow && low === 1 && faces.length !== 66) return pick(say, "W", "d") + faces.length;
  return `${pick(say, "W", "d")}(${isRow && faces.length > 9 ? `${whole(low)}–${whole(low + faces.length - 1)}` : faces.map(whole).join(", ")})`;
}

/** 11 to 66 in two digits of a d6. */
function isTwoDigits(faces: readonly number[]): boolean {
  return faces.length === 36 && faces.every((face, i) => face === (Math.floor(i / 6) + 1) * 10 + (i % 6) + 1);
}

const plusText = (plus: number): string => (plus === 0 ? "" : plus < 0 ? ` − ${-plus}` : ` + ${plus}`);

/** Dice and what is done with them, each in words. */
export function withOptions(dice: string, options: readonly DiceOption[], say: Say): string {
  return [dice, ...options.map((option) => optionText(option, say))].join(", ");
}

function optionText(option: DiceOption, say: Say): string {
  switch (option.kind) {
    case "keep":
    case "drop": {
      const isTop = option.end === "highest";
      if (option.n === 1) {
        const one = isTop ? pick(say, "der höchste", "the highest") : pick(say, "der niedrigste", "the lowest");
        return `${one} ${option.kind === "keep" ? pick(say, "zählt", "counts") : pick(say, "fällt weg", "is left out")}`;
      }
      const which = isTop ? pick(say, "die höchsten", "the highest") : pick(say, "die niedrigsten", "the lowest");
      return `${which} ${option.n} ${option.kind === "keep" ? pick(say, "zählen", "count") : pick(say, "fallen weg", "are left out")}`;
    }
    case "exploding":
    case "rerolling": {
      const faces = bandText(option.low, option.high);
      const most =
        option.most === null ? "" : pick(say, ` (höchstens ${option.most}-mal)`, ` (no more than ${option.most}×)`);
      return option.kind === "exploding"
        ? pick(
            say,
            `jede ${faces} zählt und wird noch einmal geworfen${most}`,
            `each ${faces} counts and is thrown again${most}`,
          )
        : pick(say, `jede ${faces} wird neu geworfen${most}`, `each ${faces} is thrown anew${most}`);
    }
    case "counting": {
      const faces = bandText(option.low, option.high);
      return option.twice
        ? pick(say, `jede ${faces} zählt zwei`, `each ${faces} counts two`)
        : pick(say, `jede ${faces} zählt eins`, `each ${faces} counts one`);
    }
    case "separately":
      return pick(say, "jeder Würfel für sich", "each die by itself");
    default:
      return unreachable(option);
  }
}

const bandText = (low: number, high: number): string => (low === high ? whole(low) : `${whole(low)}–${whole(high)}`);
