/**
 * `let Alt = Kraft` keeps which value it is, not its number. Where Kraft itself is changed then and Alt read as a number, it is the new number:
 * whoever wrote the line wanted the old one.
 */
import { child } from "../../base/pointer.ts";
import { diagnostic, type Diagnostic } from "../../diagnostics/report.ts";
import type { Block, Expr, LetSentence, Place } from "../../model/types.ts";
import type { Facts, Rule } from "../facts.ts";
import { replaced } from "../edits.ts";
import { isA, somePart } from "../pointers.ts";

export const ambiguousReference: Rule = (facts) =>
  facts.model.checks.flatMap(({ body }, number) => body.flatMap((sentence, place) => (sentence.kind === "let" ? stale(facts, sentence, body.slice(place + 1), `/checks/${number}/body/${place}`) : [])));

function stale({ at, text, place }: Facts, { id, name, value }: LetSentence, rest: Block, pointer: string): readonly Diagnostic[] {
  if (value?.kind !== "entry") return [];
  const changed = rest.findIndex((one) => one.kind === "change" && isSame(one.place, value));
  const isRead = changed >= 0 && rest.slice(changed + 1).some((one) => readsNumber(one, name));
  if (!isRead) return [];
  const span = place(id);
  const written = at(child(pointer, "value"));
  const head = /^let\s+/u.exec(text(span))?.[0];
  const end = head === undefined || written === undefined ? undefined : span.start + head.length + name.length;
  const fix = end === undefined || text({ ...span, start: end - name.length, end }) !== name ? null : { title: { de: "Die Zahl merken, nicht den Wert selbst", en: "Keep the number, not the value itself" }, edits: [replaced({ ...span, start: end, end }, ": number")] };
  const related = [{ span: place(rest[changed]!.id), text: { de: `${value.entry} ändert sich hier`, en: `${value.entry} changes here` } }];
  return [diagnostic("ambiguous-reference", span, { name, value: value.entry }, { fix, related })];
}

/** The same entry under its own name, of the acting sheet. */
function isSame(place: Place, { collection, entry }: Extract<Expr, { kind: "entry" }>): boolean {
  return place.kind === "entry" && place.owner.kind === "self" && place.collection === collection && place.entry.kind === "entry" && place.entry.entry === entry;
}

function readsNumber(sentence: Block[number], name: string): boolean {
  return somePart(sentence, (part) => isA(part, "entry-field") && typeof part["entry"] === "object" && (part["entry"] as Expr).kind === "local" && (part["entry"] as { readonly name: string }).name === name);
}
