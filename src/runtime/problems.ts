// What is wrong with what was handed to an engine, as data. Invariant: a problem names its place by a path from the outermost value,
// and says what would have been right.

import { RuleError, type RuleErrorCode } from "./errors.ts";
import type { Misfit, Plain } from "./shape.ts";

export type ProblemCode =
  | Misfit["code"]
  | "missing-value"
  | "unknown-key"
  | "duplicate-key"
  | "misplaced-key"
  | "malformed-dice"
  | "too-large"
  | "differing-ruleset"
  /** It is of an older version, or of this one in another shape: `migrate` can bring it here. */
  | "migrate"
  | "newer-version"
  | "missing-version"
  | "lost-value"
  | "ambiguous-name"
  /** Played again, the log of a conflict does not lead to its state. */
  | "differing-log"
  /** Two sheets of a call bring different entries under one name. */
  | "differing-entry"
  | "broken-law";

/** `path`: keys joined by dots, "" for the whole. `clause`: the clause of the rules that says so, if one is named. */
export interface Problem {
  readonly path: string;
  readonly code: ProblemCode;
  readonly message: string;
  readonly allowed: readonly Plain[] | { readonly from: number; readonly to: number } | string | null;
  readonly clause: string | null;
}

/** Collects problems; the first MOST of them. */
export interface Problems {
  readonly found: Problem[];
  readonly add: (
    path: string,
    code: ProblemCode,
    message: string,
    allowed?: Problem["allowed"],
    clauses?: readonly string[],
  ) => void;
}
const MOST = 200;

export function collector(): Problems {
  const found: Problem[] = [];
  return {
    found,
    add: (path, code, message, allowed = null, clauses = []) => {
      if (found.length < MOST) found.push({ path, code, message, allowed, clause: clauses[0] ?? null });
    },
  };
}

/** The error that carries them. */
export function refusal(code: RuleErrorCode, what: string, problems: readonly Problem[]): RuleError {
  const lines = problems.slice(0, 5).map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
  const more = problems.length > 5 ? ` (and ${problems.length - 5} more)` : "";
  return new RuleError(code, `${what}: ${lines.join(" ")}${more}`, {}, problems);
}

export function under(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** The own keys of a plain object, read once; null where it is none. */
export function ownValues(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return new Map(Object.keys(value).map((key) => [key, (value as Readonly<Record<string, unknown>>)[key]] as const));
}

/** An object without a prototype behind it, so that no key means anything but itself; JSON and structuredClone take it as any other. */
export function plainObject(entries: Iterable<readonly [string, unknown]>): Readonly<Record<string, unknown>> {
  const made: Record<string, unknown> = {};
  for (const [key, value] of entries) {
    if (key === "__proto__") continue;
    made[key] = value;
  }
  return Object.freeze(made);
}
