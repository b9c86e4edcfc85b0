// The target `engine`: engine.ts, engine.js, engine.d.ts.

import { emitEngine } from "./engine/emit-engine.ts";
import type { Target } from "./target.ts";

export const engineTarget: Target = { name: "engine", emit: emitEngine };
