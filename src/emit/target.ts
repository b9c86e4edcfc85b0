// A target: what it is called and the files it makes of a ruleset. Invariant: the same Model gives the same bytes.

import type { Model } from "../model/types.ts";
import type { Built } from "../plan/build/build.ts";
import type { Program } from "../plan/types.ts";

/** `path` is relative to the ruleset's folder. */
export interface EmittedFile {
  readonly path: string;
  readonly text: string;
}

export interface Target {
  readonly name: string;
  /** `lowered` is the lowered program of `built`. */
  readonly emit: (model: Model, built: Built, lowered: Program) => Promise<readonly EmittedFile[]>;
}
