// One step of a rule, from plain JSON to plain JSON: what is done in one process can be gone on with in another.

import { lower } from "../../src/plan/lower.ts";
import { player } from "../../src/plan/play.ts";
import type { Program } from "../../src/plan/types.ts";
import { withPools, type Given } from "../../src/runtime/io.ts";
import { openState, type State } from "../../src/runtime/state.ts";
import { stepper, type Resume, type Stepped } from "../../src/runtime/stepper.ts";
import type { Sheet } from "./build.ts";
import { creationProgram } from "./rules/creation.ts";
import { levelUpProgram } from "./rules/levelUp.ts";
import { meleeProgram } from "./rules/melee.ts";

export interface StepRequest {
  readonly program: "creation" | "levelUp" | "melee";
  readonly plan: string;
  /** Sheets, and for each slot the sheet it holds. */
  readonly sheets: readonly Sheet[];
  readonly slots: readonly number[];
  readonly resume: Resume | null;
  readonly given: Given;
}
export interface StepEnd {
  readonly result: number;
  readonly after: readonly State[];
}

const programs: Readonly<Record<StepRequest["program"], () => Program>> = { creation: creationProgram, levelUp: levelUpProgram, melee: meleeProgram };

export function step(request: StepRequest): Stepped<StepEnd> {
  const lowered = lower(programs[request.program]());
  const plans = player(lowered);
  const plan = lowered.plans[request.plan]!;
  const layout = (slot: number) => lowered.layouts.find((l) => l.id === plan.slots[slot]!.layout)!;
  const rule = stepper<StepEnd>(
    (io) => {
      const states = request.sheets.map((sheet, i) => openState(layout(request.slots.indexOf(i)), sheet));
      const slots = request.slots.map((i) => states[i]!);
      const { result } = plans.play(request.plan, slots, [], withPools(io, lowered.pools));
      return { result, after: slots };
    },
    JSON.stringify([request.program, request.sheets, request.slots]),
  );
  return request.resume === null ? rule.start() : rule.next(request.resume, request.given);
}
