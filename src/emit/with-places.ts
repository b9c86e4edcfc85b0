// The Program that an engine is made from: as that of the text, with places for entries that come with data and with the formulas that a
// program hands over. Invariant: where there is neither it is that of the text itself.

import { hostFormulas } from "../model/open.ts";
import type { Model } from "../model/types.ts";
import { type Built, buildProgram } from "../plan/build/build.ts";
import { withOwnPlaces } from "../plan/build/own-places.ts";
import { lower } from "../plan/lower.ts";
import type { Program } from "../plan/types.ts";

export interface Placed {
  readonly built: Built;
  readonly lowered: Program;
}

const known = new WeakMap<Built, Placed>();

export function withPlaces(model: Model, built: Built, lowered: Program): Placed {
  const before = known.get(built);
  if (before !== undefined) return before;
  const wide = withOwnPlaces(model);
  const hosts = new Set((hostFormulas(model) ?? []).map(({ id }) => id));
  const isPlain = wide === model && hosts.size === 0;
  const own = isPlain ? built : buildProgram(wide, hosts);
  const made = { built: own, lowered: isPlain ? lowered : lower(own.program) };
  known.set(built, made);
  return made;
}
