/**
 * Layers: the parts a ruleset is put together from, lowest first: rulesets it is based on, its own text, the modules that are switched on.
 *
 * Invariant: each declaration belongs to one layer; what a layer changes lies in a lower one. Where a place lies is asked of its span.
 */
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";

export interface Layer {
  /** Of the ruleset or module; "" where a text has no head. */
  readonly name: string;
  /** Its head; null where a text has none. */
  readonly span: Span | null;
  /** The module it is; null for a ruleset. */
  readonly module: ast.Module | null;
  /** Modules it builds on, in all degrees: it may change what they changed. */
  readonly over: ReadonlySet<string>;
  readonly nodes: readonly ast.Declaration[];
}

/** The declarations of one variation of a ruleset, put together, and what the resolver must know of their making. */
export interface Merged {
  readonly nodes: readonly ast.Declaration[];
  /** The layer a place lies in. */
  readonly layerOf: (span: Span) => Layer | undefined;
  /** What stands in the place of what: the old version has a name of its own. */
  readonly replaced: readonly Replaced[];
  /** Names that were taken out, with the place that did. */
  readonly removed: ReadonlyMap<string, Span>;
  readonly modules: readonly ast.Module[];
}
export interface Replaced {
  readonly by: ast.RuleDecl;
  readonly old: ast.RuleDecl;
  /** `original(…)` calls it: then it is among the declarations. */
  readonly isCalled: boolean;
}

/** One ruleset without modules, as most tests and small texts are. */
export function isIn(outer: Span, inner: Span): boolean {
  return outer.file === inner.file && outer.start <= inner.start && inner.end <= outer.end;
}
