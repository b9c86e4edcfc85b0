/**
 * What is visible at one place of a text, and what is known there.
 *
 * Invariant: a block works on a scope of its own; what it learns and names does not leak out of it. `resolve` holds the
 * resolver of expressions, so that the files of this folder need not import each other in a circle.
 */
import { unreachable } from "../base/never.ts";
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";
import type { CheckSymbol, ConditionSymbol, ConflictSymbol, SheetSymbol } from "./symbols.ts";
import type { Expr, Id, Place, Type } from "./types.ts";
import type { Frame } from "./world.ts";

export interface Resolver {
  /** The expression as it stands; `expected` only helps to find names. Undefined: reported. */
  readonly expr: (node: ast.Expr, scope: Scope, expected: Type | null) => Expr | undefined;
}

export interface Scope {
  readonly frame: Frame;
  readonly resolve: Resolver;
  /** The acting sheet, or the sheet this belongs to. */
  readonly self: { readonly sheet: SheetSymbol; readonly expr: Expr } | null;
  /** Whose entries bare references are, where no sheet's members are visible. */
  readonly actor: Expr | null;
  /** The entry or item at hand. */
  readonly it: Expr | null;
  readonly condition: ConditionSymbol | null;
  /** The conflict at hand. `tactic`: here somebody chooses whom and what to take. */
  readonly conflict: { readonly symbol: ConflictSymbol; readonly expr: Expr; readonly tactic: boolean } | null;
  readonly locals: Map<string, Local>;
  /** Keys of expressions that are not none here. */
  readonly known: Set<string>;
  readonly words: Words;
}

/** What the words `modifiers`, `result`, `cell` and `full` mean here; null: nothing. */
export interface Words {
  readonly modifiers: boolean;
  readonly result: Type | null;
  readonly cell: Type | null;
  readonly full: Place | null;
}
export const noWords: Words = { modifiers: false, result: null, cell: null, full: null };

export interface Local {
  readonly kind: "given" | "let" | "roll" | "ask" | "bound" | "role" | "variable";
  /** Undefined: broken. */
  readonly type: Type | undefined;
  readonly expr: Expr | null;
  readonly span: Span;
  /** The check whose call it holds. */
  readonly call: CheckSymbol | null;
}

export function scopeOf(frame: Frame, resolve: Resolver, self: Scope["self"] = null): Scope {
  return { frame, resolve, self, actor: null, it: null, condition: null, conflict: null, locals: new Map(), known: new Set(), words: noWords };
}

/** For a block: the same names and knowledge, its own from here on. */
export function inner(scope: Scope, more: Partial<Pick<Scope, "it" | "words">> = {}): Scope {
  return { ...scope, ...more, locals: new Map(scope.locals), known: new Set(scope.known) };
}

/** The same place where some things are known not to be none. */
export function knowing(scope: Scope, facts: Iterable<string>): Scope {
  return { ...scope, known: new Set([...scope.known, ...facts]) };
}

/** What two readings of the same value have in common: the expression without its types. */
export function keyOf(expr: Expr): string {
  return JSON.stringify(expr, (name, value: unknown) => (name === "type" ? undefined : value));
}
export function everyKey(list: Expr): string {
  return `every ${keyOf(list)}`;
}

/** What of a list is none only where it is empty. */
const ofFilled = ["mean", "highest", "lowest", "best", "worst", "first"] as const;
function filled(list: Expr): readonly string[] {
  return ofFilled.map((op) => keyOf({ kind: "fold", op, list, type: list.type }));
}
/** Whether a comparison of a count says that there is something. */
function countsSome(op: Extract<Expr, { kind: "compare" }>["op"], than: Expr, outcome: boolean): boolean {
  if (than.kind !== "number") return false;
  switch (op) {
    case "is": return outcome ? than.value >= 1 : than.value === 0;
    case "is not": return outcome ? than.value === 0 : than.value >= 1;
    case ">": return outcome && than.value >= 0;
    case ">=": return outcome && than.value >= 1;
    case "<": return !outcome && than.value >= 1;
    case "<=": return !outcome && than.value >= 0;
    default: return unreachable(op);
  }
}
/** What is known of a step: which ones it is not. It holds until something may have changed. */
export function isNotKey(expr: Expr, step: number): string {
  return `is not ${step}: ${keyOf(expr)}`;
}
export function forgetSteps(scope: Scope): void {
  for (const key of scope.known) if (key.startsWith("is not ")) scope.known.delete(key);
}

/** A list that has lost something may be empty. */
export function forgetFilled(names: ReadonlySet<string>, scope: Scope): void {
  for (const name of names) {
    const part = `"kind":"local","name":${JSON.stringify(name)}`;
    for (const key of scope.known) if (key.startsWith('{"kind":"fold"') && key.includes(part)) scope.known.delete(key);
  }
}

/** What is known not to be none when `test` has come out as `outcome`. */
export function facts(test: Expr, outcome: boolean): readonly string[] {
  switch (test.kind) {
    case "not":
      return facts(test.a, !outcome);
    case "logic":
      return (test.op === "and") === outcome ? [...facts(test.a, outcome), ...facts(test.b, outcome)] : [];
    case "compare": {
      if (test.a.kind === "count") return test.a.of === null && countsSome(test.op, test.b, outcome) ? filled(test.a.list) : [];
      if (test.b.kind === "step" && (test.op === "is" ? !outcome : test.op === "is not" && outcome)) return [isNotKey(test.a, test.b.value)];
      if (test.b.kind === "none") return (test.op === "is not") === outcome ? [keyOf(test.a)] : [];
      return test.op === "is" && outcome && test.b.type.kind !== "optional" ? [keyOf(test.a)] : [];
    }
    case "quantified": {
      const none = test.test.kind === "compare" && test.test.b.kind === "none" ? test.test.op : null;
      if (test.op === "some" && none === "is" && !outcome) return [everyKey(test.list)];
      return test.op === "every" && none === "is not" && outcome ? [everyKey(test.list)] : [];
    }
    default:
      return [];
  }
}

/** A name for the item of a list that is walked without one; no designer can write it. */
export function freshName(scope: Scope): string {
  let n = 1;
  while (scope.locals.has(`#${n}`)) n += 1;
  return `#${n}`;
}

export function fieldOwner(field: Id): Id {
  return field.slice(0, field.lastIndexOf("/"));
}

/** The id of the own value of a collection's entries. */
export function ownId(collection: Id): Id {
  return `${collection}/=`;
}
