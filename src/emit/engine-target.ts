// The target `engine`: engine.ts, engine.js, engine.d.ts.

import { hostFormulas } from "../model/open.ts";
import { emitEngine } from "./engine/emit-engine.ts";
import type { Target } from "./target.ts";
import { withPlaces } from "./with-places.ts";

/** A framework has an engine only where a program can fill all that is open. */
export const engineTarget: Target = {
  name: "engine",
  emit: async (model, built, lowered) => {
    if (hostFormulas(model) === null) return [];
    const { built: own, lowered: ownLowered } = withPlaces(model, built, lowered);
    return await emitEngine(model, own, ownLowered);
  },
};
