/** A cascade of which something can be left over, with nothing that says what then, and a last stage that no other rule looks at. */
import { diagnostic } from "../../diagnostics/report.ts";
import type { Cascade, Id, Model } from "../../model/types.ts";
import type { Rule } from "../facts.ts";
import { withEnd } from "../fixes/uncovered-rest.ts";
import { isA, somePart } from "../pointers.ts";

export const uncoveredRest: Rule = (facts) =>
  facts.model.cascades.filter((cascade) => endsNowhere(facts.model, cascade)).map((cascade) => diagnostic("uncovered-rest", facts.place(cascade.id), { name: cascade.name }, { fix: withEnd(facts, cascade) }));

function endsNowhere(model: Model, cascade: Cascade): boolean {
  const last = cascade.stages.at(-1);
  if (cascade.end.length > 0 || last?.kind !== "place" || isContinued(model, cascade.id)) return false;
  const { place } = last;
  if (place.kind === "entry") return place.entry.kind === "entry" && !isRead(model, place.field, place.entry.entry);
  return place.kind === "field" && !isRead(model, place.field, null);
}

/** It is a stage of another one, which goes on. */
function isContinued(model: Model, id: Id): boolean {
  return model.cascades.some(({ stages }) => stages.some((stage) => stage.kind === "cascade" && stage.cascade === id));
}

/** A value is read somewhere; an entry also where any entry of its kind is. */
function isRead(model: Model, field: Id, entry: string | null): boolean {
  const { outline: _, examples: _examples, cascades: _cascades, oddsTables: _odds, ...rules } = model;
  return somePart(rules, (part) => {
    if (part["field"] === field && (isA(part, "field") || isA(part, "base"))) return "type" in part;
    if (!isA(part, "entry-field") || part["field"] !== field) return false;
    const named = (part["entry"] as { readonly kind: string; readonly entry?: string }).entry;
    return entry === null || named === undefined || named === entry;
  });
}
