// Emitted engines made runnable: the text without its types, imported as a module. Invariant: what is run is the text as it is emitted,
// nothing is added to it.

import { transform } from "esbuild";
import { engineText } from "../../src/emit/engine/engine-text.ts";
import { lower } from "../../src/plan/lower.ts";
import type { Layout, Program } from "../../src/plan/types.ts";
import type { Io } from "../../src/runtime/io.ts";
import type { OddsPlan } from "../../src/runtime/odds-plan.ts";
import type { State } from "../../src/runtime/state.ts";

export interface EmittedPlan {
  readonly play: (io: Io, slots: readonly number[][], givens: readonly number[]) => number;
  readonly odds: (bases: readonly number[]) => OddsPlan;
}
export interface EmittedModule {
  readonly plans: Readonly<Record<string, EmittedPlan>>;
}

/** The module of a program that is not lowered yet. */
export async function loadEngine(program: Program): Promise<EmittedModule> {
  const { code } = await transform(engineText(lower(program)), { loader: "ts", target: "node20" });
  return (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`
  )) as EmittedModule;
}

/** A state as the row of cells that an emitted engine takes, and the cells of the row back in the state. */
export function rowOf(state: State, layout: Layout): number[] {
  return layout.columns.flatMap(({ id }) => state[id]!);
}
export function putBack(row: readonly number[], state: State, layout: Layout): void {
  let next = 0;
  for (const { id, entries } of layout.columns) state[id] = row.slice(next, (next += entries));
}
