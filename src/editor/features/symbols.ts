/**
 * What a text declares, as an outline, and what all open rulesets declare, as a list to search.
 *
 * Invariant: each declaration is there once, under what it stands in; headings and prose are not.
 */
import type { Span } from "../../base/source.ts";
import { type Definition, type NameKind } from "../definitions.ts";
import { namesOf } from "../names.ts";
import type { Snapshot } from "../workspace.ts";

export interface Declared {
  readonly name: string;
  readonly kind: NameKind | "example" | "law" | "creation";
  readonly span: Span;
  readonly whole: Span;
  /** What it stands in, by name; null: nothing. */
  readonly owner: string | null;
  readonly children: readonly Declared[];
}

/** What belongs into an outline: no locals. */
const shown: ReadonlySet<NameKind> = new Set<NameKind>([
  "ruleset", "source", "module", "edition", "unit", "scale", "choice", "step", "option", "constant", "table", "formula", "sheet", "field", "collection", "catalogue", "entry", "each", "condition",
  "check", "cascade", "conflict", "side", "relation", "tactic", "creation-step", "odds-table", "clause", "parameter",
]);

export function outlineOf(snapshot: Snapshot, path: string): readonly Declared[] {
  const parsed = snapshot.parsed(path);
  const compiled = snapshot.rulesetsOf(path)[0]?.compiled;
  if (parsed === undefined || compiled === undefined) return [];
  const own = namesOf(compiled).definitions.filter(({ kind, span }) => span.file === path && shown.has(kind));
  const titled = parsed.ast.declarations.flatMap((node): readonly Flat[] => {
    if ((node.kind === "example" || node.kind === "law") && node.title !== undefined && node.title.kind !== "missing") return [{ name: node.title.text, kind: node.kind, span: node.title.span, whole: node.span, owner: null }];
    if (node.kind === "creation" && node.of.kind === "name") return [{ name: node.of.text, kind: "creation", span: node.of.span, whole: node.span, owner: null }];
    return [];
  });
  return nested([...own.map(flat), ...titled]);
}

type Flat = Omit<Declared, "children">;
function flat({ name, kind, span, whole, owner }: Definition): Flat {
  return { name, kind, span, whole: span.start < whole.start || span.end > whole.end ? span : whole, owner };
}

/** By which whole lies in which. */
function nested(list: readonly Flat[]): readonly Declared[] {
  const sorted = list.toSorted((a, b) => a.whole.start - b.whole.start || b.whole.end - a.whole.end || a.span.start - b.span.start);
  const take = (from: number, end: number): { readonly made: readonly Declared[]; readonly next: number } => {
    const made: Declared[] = [];
    let here = from;
    for (let one = sorted[here]; one !== undefined && one.whole.start < end; one = sorted[here]) {
      const inner = take(here + 1, one.whole.end);
      made.push({ ...one, children: inner.made });
      here = inner.next;
    }
    return { made, next: here };
  };
  return take(0, Infinity).made;
}

/** Everything whose name holds the letters asked for, in their order. */
export function searched(snapshot: Snapshot, query: string, most = 500): readonly Flat[] {
  const wanted = query.toLowerCase();
  const found = new Map<string, Flat>();
  for (const { compiled } of snapshot.rulesets()) {
    for (const one of namesOf(compiled).definitions) {
      if (!shown.has(one.kind) || !inOrder(one.name.toLowerCase(), wanted)) continue;
      found.set(`${one.span.file} ${one.span.start}`, flat(one));
      if (found.size >= most) return [...found.values()];
    }
  }
  return [...found.values()];
}
function inOrder(text: string, letters: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const place = text.indexOf(letter, from);
    if (place < 0) return false;
    from = place + letter.length;
  }
  return true;
}
