/**
 * What resolving one ruleset gathers: the declared names, the diagnostics, and where each part of the Model was written.
 *
 * Invariant: it lives as long as one `resolve` and nobody outside sees it change. A thing that could not be understood is
 * `undefined`, and its diagnostic exists already: whoever meets one stays silent and marks its frame as broken.
 */
import type { Span } from "../base/source.ts";
import { diagnostic, type Diagnostic, type DiagnosticCode, type Extra } from "../diagnostics/report.ts";
import type { DiagnosticArgs } from "../diagnostics/pages.ts";
import type * as ast from "../syntax/ast.ts";
import type { Expr, Id, Meta, Scale, Type } from "./types.ts";
import type { FieldChoice, Symbols } from "./symbols.ts";

export interface World {
  readonly diagnostics: Diagnostic[];
  readonly symbols: Symbols;
  /** Scales made by `one of …`, by id. */
  readonly anonymous: Map<Id, Scale>;
  /** Of those the ones whose steps are fields of a sheet. */
  readonly fieldChoices: Map<Id, FieldChoice>;
  /** Where an object of the Model was written. */
  readonly spans: Map<object, Span>;
  /** Whose entries an expression means, where it was written with an owner. */
  readonly owners: Map<Expr, Expr>;
  readonly ids: Map<Id, Span>;
  /** Names may come from elsewhere (`use`, `based on`): an unknown one is no mistake of this text. */
  readonly openNames: boolean;
  /** What modules took out, with the place that did. */
  readonly removed: ReadonlyMap<string, Span>;
  /** The ruleset or module a place lies in. */
  readonly layerOf: (span: Span) => { readonly name: string } | undefined;
  /** The prefix of each source; citations take the only one. */
  readonly prefixes: readonly string[];
  /** Of the ruleset: in it stands what the language itself says to the players. */
  readonly language: "de" | "en";
}

/** One declaration being resolved. `broken`: it has an error or uses something that has; it does not enter the Model. */
export interface Frame {
  readonly world: World;
  readonly id: Id;
  broken: boolean;
  /** Names may be missing here because something they come from is broken: an unknown one is no new mistake. */
  blind: boolean;
  /** Sentences numbered so far. */
  count: number;
}

export function frame(world: World, id: Id): Frame {
  return { world, id, broken: false, blind: false, count: 0 };
}

/** Reports a mistake and marks the declaration as broken. Returns undefined, so that it can end a function. */
export function report<Code extends DiagnosticCode>(
  here: Frame, code: Code, span: Span, args: DiagnosticArgs[Code], extra: Extra = {},
): undefined {
  here.broken = true;
  const known = here.world.diagnostics.some((one) => one.code === code && one.span.file === span.file && one.span.start === span.start && one.span.end === span.end);
  if (!known) here.world.diagnostics.push(diagnostic(code, span, args, extra));
  return undefined;
}

/** Marks the declaration as broken because of something that was reported elsewhere. */
export function silent(here: Frame): undefined {
  here.broken = true;
  return undefined;
}

/** From here on unknown names are no mistakes of this declaration. */
export function blinded(here: Frame): undefined {
  here.broken = true;
  here.blind = true;
  return undefined;
}

/** Remembers where an object was written. */
export function at<const T extends object>(world: World, value: T, span: Span): T {
  world.spans.set(value, span);
  return value;
}

/** The id of the next sentence, and its place. */
export function sentenceId(here: Frame, span: Span): Id {
  here.count += 1;
  const id = `${here.id}/#${here.count}`;
  here.world.ids.set(id, span);
  return id;
}

/** `<kind>/<name>/<inner name>`; a slash in a name is written `~1`, as in a JSON pointer. */
export function idOf(...parts: readonly string[]): Id {
  return parts.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
}

export function innerId(outer: Id, name: string): Id {
  return `${outer}/${idOf(name)}`;
}

/** A value made when it is first asked for. A question that leads back to itself gets what `circular` says. */
export function lazy<T>(make: () => T, circular: () => T): () => T {
  let state: { readonly value: T } | "new" | "running" = "new";
  return () => {
    if (state === "running") return circular();
    if (state !== "new") return state.value;
    state = "running";
    const value = make();
    state = { value };
    return value;
  };
}

export function meta(here: Frame, from: ast.Meta): Meta {
  return { docs: from.docs.map((one) => one.text), clauses: from.citations.map((one) => clause(here.world, one)) };
}

/** The first doc text is a message, the others stay doc texts. */
export function messageAndMeta(here: Frame, from: ast.Meta): { readonly message: string; readonly meta: Meta } {
  const all = meta(here, from);
  return { message: all.docs[0] ?? "", meta: { ...all, docs: all.docs.slice(1) } };
}

export const noMeta: Meta = { docs: [], clauses: [] };

/** A type that says nothing, for what carries no value. */
export const anyNumber: Type = { kind: "number", low: null, high: null, unit: null };

function clause(world: World, citation: ast.Citation): string {
  const first = withPrefix(world, citation.from);
  return citation.to === undefined ? first : `${first}..${withPrefix(world, citation.to)}`;
}

/** Language section 10: prefix plus citation; leading zeros do not count. */
function withPrefix(world: World, cited: string): string {
  const named = world.prefixes.find((prefix) => prefix !== "" && cited.startsWith(prefix));
  const prefix = named ?? (world.prefixes.length === 1 ? (world.prefixes[0] ?? "") : "");
  const rest = named === undefined ? cited : cited.slice(named.length);
  return prefix + rest.split(".").map((part) => part.replace(/^0+(?=\d)/, "")).join(".");
}
