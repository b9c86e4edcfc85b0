// Numbers that a text asks for with `?`, to be written where it stands. Invariant: a number is written only where every run that asks for
// it gives the same.

import type { Span } from "../base/source.ts";
import type { Edit } from "../diagnostics/report.ts";
import type { Origins } from "../model/origins.ts";
import type { Example } from "../model/types.ts";
import type { ExampleOutcome } from "./examples.ts";

export interface Filled {
  readonly edits: readonly Edit[];
  /** Places for which the runs give different numbers. */
  readonly unclear: readonly Span[];
}

/** `outcomes` of these examples, in their order. */
export function filledIn(examples: readonly Example[], outcomes: readonly ExampleOutcome[], origins: Origins): Filled {
  const found = new Map<string, { readonly span: Span; readonly numbers: Set<string> }>();
  outcomes.forEach((outcome, i) => {
    if (examples[i]?.id !== outcome.id) throw new Error(`${outcome.id} is not the outcome of example ${i}`);
    for (const check of outcome.checks) {
      if (check.fills === null) continue;
      const span = origins.at(`/examples/${i}/${check.fills}`);
      if (span === undefined) continue;
      const key = `${span.file} ${span.start}`;
      const place = found.get(key) ?? { span, numbers: new Set<string>() };
      found.set(key, place);
      place.numbers.add(written(check.actual));
    }
  });
  const places = [...found.values()];
  return {
    edits: places.filter(({ numbers }) => numbers.size === 1).map(({ span, numbers }): Edit => ({ span, newText: [...numbers][0]! })),
    unclear: places.filter(({ numbers }) => numbers.size > 1).map(({ span }) => span),
  };
}

/** A fraction as it is; a whole percentage of less than all as people write it. */
function written(actual: string): string {
  const parts = /^(\d+)\/(\d+)$/u.exec(actual);
  if (parts === null) return actual;
  const [n, d] = [Number(parts[1]), Number(parts[2])];
  return n < d && 100 % d === 0 ? `${(n * 100) / d}%` : actual;
}
