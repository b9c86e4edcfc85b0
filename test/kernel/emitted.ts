// Emitted engines made runnable at once: the text as it is emitted, without its types, in a module of its own. Only the driver that is
// emitted with it is handed out beside the plans.

import { runInThisContext } from "node:vm";
import { transformSync } from "esbuild";
import { engineText } from "../../src/emit/engine/engine-text.ts";
import { lower } from "../../src/plan/lower.ts";
import type { Program } from "../../src/plan/types.ts";
import type { Io } from "../../src/runtime/io.ts";
import type { OddsPlan } from "../../src/runtime/odds-plan.ts";
import type { solve } from "../../src/runtime/odds.ts";

export interface Emitted {
  readonly plans: Readonly<
    Record<
      string,
      {
        readonly run: (io: Io, states: readonly object[], givens: readonly number[]) => number;
        readonly play: (io: Io, slots: readonly number[][], givens: readonly number[]) => number;
        readonly odds: (bases: readonly number[]) => OddsPlan;
      }
    >
  >;
  readonly layouts: Readonly<Record<string, { readonly open: (cells: readonly number[]) => object; readonly copy: (state: object) => object }>>;
  readonly solve: typeof solve;
}

/** `program` is not lowered yet. */
export function loadEmitted(program: Program): Emitted {
  const text = `${engineText(lower(program))}\nexport const solve = $solve;\n`;
  const { code } = transformSync(text, { loader: "ts", target: "node20", format: "cjs" });
  const module = { exports: {} as Emitted };
  const define = runInThisContext(`(function (module, exports) {${code}\n})`) as (module: object, exports: object) => void;
  define(module, module.exports);
  return module.exports;
}
