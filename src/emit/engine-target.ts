// The target `engine`: engine.ts, engine.js, engine.d.ts.

import { openPlaces } from "../model/open.ts";
import { emitEngine } from "./engine/emit-engine.ts";
import type { Target } from "./target.ts";

/** A framework has no engine. */
export const engineTarget: Target = {
  name: "engine",
  emit: (model, built, lowered) => Promise.resolve(openPlaces(model).length > 0 ? [] : emitEngine(model, built, lowered)),
};
