/**
 * The order of the text, for whoever prints it as a book.
 *
 * Invariant: every declaration of the Model that has a place stands in it once (a field with parameters in its sheet); headings and prose stand where they were
 * written.
 */
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";
import type { Id, Model, OutlineItem } from "./types.ts";

interface Placed {
  readonly span: Span;
  readonly item: OutlineItem;
}

export function outlineOf(nodes: readonly ast.Declaration[], model: Model, ids: ReadonlyMap<Id, Span>): readonly OutlineItem[] {
  const files = [...new Set(nodes.map((node) => node.span.file))];
  const placed = [...headings(nodes), ...declarations(model, ids)];
  return placed
    .toSorted((a, b) => files.indexOf(a.span.file) - files.indexOf(b.span.file) || a.span.start - b.span.start)
    .map(({ item }) => item);
}

function headings(nodes: readonly ast.Declaration[]): readonly Placed[] {
  return nodes.flatMap((node): readonly Placed[] => {
    if (node.kind === "heading") return [{ span: node.span, item: { kind: "heading", level: node.level, text: node.text } }];
    if (node.kind === "prose") return [{ span: node.span, item: { kind: "prose", text: node.text } }];
    return [];
  });
}

function declarations(model: Model, ids: ReadonlyMap<Id, Span>): readonly Placed[] {
  const all: readonly { readonly id: Id }[] = [
    ...model.units, ...model.modifierKinds, ...model.scales.filter((scale) => !scale.anonymous), ...model.constants, ...model.tables, ...model.formulas, ...model.sheets, ...model.collections.filter((one) => one.keys === undefined), ...model.catalogues,
    ...model.conditions, ...model.checks, ...model.cascades, ...model.conflicts, ...model.tactics, ...model.prose, ...model.examples, ...model.oddsTables,
  ];
  return all.flatMap(({ id }): readonly Placed[] => {
    const span = ids.get(id);
    return span === undefined ? [] : [{ span, item: { kind: "declaration", id } }];
  });
}
