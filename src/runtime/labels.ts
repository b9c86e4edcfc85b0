// What names are called in another language. Invariant: a name without a label keeps its own; no name of a designer meets a prototype.

import type { Labels } from "./facts.ts";

export function labelIn(labels: Labels | undefined, tongue: "de" | "en", name: string): string {
  const own = labels?.[tongue];
  return own !== undefined && Object.hasOwn(own, name) ? own[name]! : name;
}
