// The list of targets. To add one, add its file and its name here. Invariant: the files of a build come in the order of this list.

import type { Model } from "../model/types.ts";
import type { Built } from "../plan/build/build.ts";
import type { Program } from "../plan/types.ts";
import { engineTarget } from "./engine-target.ts";
import { modelTarget } from "./model-target.ts";
import { referenceTarget } from "./reference-target.ts";
import { schemaTarget } from "./schema-target.ts";
import type { EmittedFile, Target } from "./target.ts";

export const targets: readonly Target[] = [engineTarget, modelTarget, schemaTarget, referenceTarget];

export interface TargetFile extends EmittedFile {
  readonly target: string;
}

/** The files of one ruleset; `names` empty: of all targets. Names nobody has make nothing: the caller looks first. */
export async function emitTargets(
  model: Model,
  built: Built,
  lowered: Program,
  names: readonly string[] = [],
): Promise<readonly TargetFile[]> {
  const files: TargetFile[] = [];
  for (const target of targets) {
    if (names.length > 0 && !names.includes(target.name)) continue;
    for (const file of await target.emit(model, built, lowered)) files.push({ ...file, target: target.name });
  }
  return files;
}
