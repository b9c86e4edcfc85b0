/**
 * What a call takes, while it is being written; and what a rule calls and is called by.
 *
 * Invariant: parameters stand in the order and words of the declaration.
 */
import { spanText, type Span } from "../../base/source.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Definition } from "../definitions.ts";
import { namesOf } from "../names.ts";
import { placeAt } from "../place.ts";
import type { Snapshot } from "../workspace.ts";

export interface Signature {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly active: number;
}

export function signatureAt(snapshot: Snapshot, path: string, offset: number): Signature | null {
  const [source, parsed, compiled] = [snapshot.source(path), snapshot.parsed(path), snapshot.rulesetsOf(path)[0]?.compiled];
  if (source === undefined || parsed === undefined || compiled === undefined) return null;
  const name = placeAt(source, parsed.tokens, offset).calls.at(-1);
  if (name === undefined || name === null) return null;
  const { definitions } = namesOf(compiled);
  if (!definitions.some((one) => one.name === name && ["check", "formula", "table", "sheet", "catalogue"].includes(one.kind))) return null;
  const own = definitions.filter((one) => one.owner === name && (one.kind === "parameter" || (one.kind === "field" && (one.node as unknown as ast.Field).value === undefined)));
  if (own.length === 0) return null;
  const open = source.text.lastIndexOf("(", offset - 1);
  const typed = source.text.slice(open + 1, offset);
  const label = /(?:^|,)\s*([^,:()]+?)\s*:[^,]*$/u.exec(typed)?.[1];
  const named = own.findIndex((one) => one.name === label || one.short === label);
  return { name, parameters: own.map((one) => parameterText(one, snapshot)), active: named >= 0 ? named : Math.min(own.length - 1, typed.split(",").length - 1) };
}
function parameterText(one: Definition, snapshot: Snapshot): string {
  const source = snapshot.source(one.span.file);
  return source === undefined ? one.name : spanText(source, { ...one.whole, start: one.span.start }).split(/\r\n|\r|\n/u)[0]?.trim() ?? one.name;
}

// ── who calls whom ───────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Called {
  readonly rule: Definition;
  readonly places: readonly Span[];
}
const callable: ReadonlySet<string> = new Set(["check", "formula", "table", "cascade"]);

export function rulesAt(snapshot: Snapshot, path: string, offset: number): readonly Definition[] {
  return snapshot.rulesetsOf(path).slice(0, 1).flatMap(({ compiled }) => namesOf(compiled).at(path, offset)?.definitions.filter(({ kind }) => callable.has(kind)) ?? []);
}
/** What is used inside a rule. */
export function callsOf(snapshot: Snapshot, rule: Definition): readonly Called[] {
  const compiled = snapshot.rulesetsOf(rule.span.file)[0]?.compiled;
  if (compiled === undefined) return [];
  const index = namesOf(compiled);
  const found = new Map<Definition, Span[]>();
  for (const use of index.uses) {
    if (use.span.file !== rule.whole.file || use.span.start < rule.whole.start || use.span.end > rule.whole.end) continue;
    for (const one of index.meaning(use)) if (callable.has(one.kind)) found.set(one, [...(found.get(one) ?? []), use.span]);
  }
  return [...found].map(([one, places]) => ({ rule: one, places }));
}
/** The rules that use one. */
export function callersOf(snapshot: Snapshot, rule: Definition): readonly Called[] {
  const compiled = snapshot.rulesetsOf(rule.span.file)[0]?.compiled;
  if (compiled === undefined) return [];
  const index = namesOf(compiled);
  const wanted = index.definitions.filter((one) => one.span.start === rule.span.start && one.span.file === rule.span.file);
  const found = new Map<Definition, Span[]>();
  for (const use of index.usesOf(wanted)) {
    const around = index.definitions.find(({ kind, whole }) => callable.has(kind) && whole.file === use.span.file && whole.start <= use.span.start && use.span.end <= whole.end);
    if (around !== undefined) found.set(around, [...(found.get(around) ?? []), use.span]);
  }
  return [...found].map(([one, places]) => ({ rule: one, places }));
}
