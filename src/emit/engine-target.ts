// The target `engine`: engine.ts, engine.js, engine.d.ts.

import { openPlaces } from "../model/open.ts";
import { emitEngine } from "./engine/emit-engine.ts";
import type { Target } from "./target.ts";

/** A framework has no engine. */
export const engineTarget: Target = {
  name: "engine",
  emit: async (model, built, lowered) => (openPlaces(model).length > 0 ? [] : await emitEngine(model, built, lowered)),
};
