// The target `engine`: engine.ts, engine.js, engine.d.ts.

import { hostFormulas } from "../model/open.ts";
import { buildProgram } from "../plan/build/build.ts";
import { lower } from "../plan/lower.ts";
import { emitEngine } from "./engine/emit-engine.ts";
import type { Target } from "./target.ts";

/** A framework has an engine only where a program can fill all that is open. */
export const engineTarget: Target = {
  name: "engine",
  emit: async (model, built, lowered) => {
    const hosts = hostFormulas(model);
    if (hosts === null) return [];
    if (hosts.length === 0) return await emitEngine(model, built, lowered);
    const filled = buildProgram(model, new Set(hosts.map(({ id }) => id)));
    return await emitEngine(model, filled, lower(filled.program));
  },
};
