/**
 * What a check is given: the rules in all their forms, where each part was written, and who looks for witnesses.
 *
 * Invariant: built once for one text; what is dear is made when a check asks for it.
 */
import type { Source, Span } from "../base/source.ts";
import type { Diagnostic } from "../diagnostics/report.ts";
import type { Model } from "../model/types.ts";
import type { Built } from "../plan/build/build.ts";
import type { Id } from "../plan/types.ts";
import type { Ways } from "./ways.ts";
import type { Witness } from "./witness.ts";

export interface Facts {
  readonly model: Model;
  readonly built: Built;
  readonly ways: Ways;
  readonly place: (id: Id) => Span;
  /** The place of what a JSON pointer into the Model names. */
  readonly at: (pointer: string) => Span | undefined;
  /** The text of a place. */
  readonly text: (span: Span) => string;
  readonly sources: readonly Source[];
  readonly witness: Witness;
}

/** One check: what it finds in a text without errors. */
export type Rule = (facts: Facts) => readonly Diagnostic[];
