// A lowered block made ready for printing: expressions folded, arms that are never or always taken dropped. Invariant: it does the same
// as before, and every block and step in it is an object of its own, so that they can be told apart.

import { unreachable } from "../../base/never.ts";
import type { Arm, Block, Place, Step } from "../../plan/types.ts";
import { fold, known } from "./fold.ts";

export function tidyBlock(block: Block): Block {
  return foldBlock(block, true);
}

/** Only the expressions folded: for what must tell of every step, also of one that changes nothing. */
export function foldBlock(block: Block, isTidied = false): Block {
  return block.flatMap((step) => foldStep(step, isTidied));
}

function foldStep(step: Step, isTidied: boolean): Block {
  switch (step.kind) {
    case "require": {
      const test = fold(step.test);
      return isTidied && known(test) === true ? [] : [{ ...step, test }];
    }
    case "let": {
      const value = fold(step.value);
      const isIdle = value.kind === "reg" && value.reg === step.to;
      return isTidied && isIdle ? [] : [{ ...step, value }];
    }
    case "draw":
      return [
        {
          ...step,
          pool:
            step.pool.kind === "pool"
              ? { ...step.pool, of: fold(step.pool.of) }
              : { ...step.pool, n: fold(step.pool.n) },
        },
      ];
    case "ask":
      return [{ ...step, usual: step.usual === null ? null : fold(step.usual) }];
    case "set":
      return [{ ...step, place: tidyPlace(step.place), value: fold(step.value) }];
    case "call":
      return [{ ...step, args: step.args.map(fold) }];
    case "branch":
      return isTidied ? tidyBranch(step) : [foldBranch(step)];
    case "loop":
      return [
        {
          ...step,
          test: fold(step.test),
          most: step.most === null ? null : fold(step.most),
          body: foldBlock(step.body, isTidied),
        },
      ];
    case "end":
      return [{ ...step, result: step.result === null ? null : fold(step.result) }];
    case "stop":
      return [{ ...step }];
    case "write":
    case "series":
    case "cascade":
      throw new Error(`${step.kind} was not lowered`);
    default:
      return unreachable(step);
  }
}

function tidyPlace(place: Place): Place {
  return place.at === null ? place : { ...place, at: fold(place.at) };
}

function foldBranch(step: Extract<Step, { kind: "branch" }>): Step {
  const arms = step.arms.map((arm): Arm => ({ test: fold(arm.test), then: foldBlock(arm.then) }));
  return { ...step, arms, otherwise: foldBlock(step.otherwise) };
}

function tidyBranch(step: Extract<Step, { kind: "branch" }>): Block {
  const arms: Arm[] = [];
  let otherwise = step.otherwise;
  for (const arm of step.arms) {
    const test = fold(arm.test);
    const decided = known(test);
    if (decided === false) continue;
    if (decided === true) {
      otherwise = arm.then;
      break;
    }
    arms.push({ test, then: tidyBlock(arm.then) });
  }
  const rest = tidyBlock(otherwise);
  if (arms.length === 0) return rest;
  if (rest.length === 0 && arms.every((arm) => arm.then.length === 0)) return [];
  return [{ ...step, arms, otherwise: rest }];
}
