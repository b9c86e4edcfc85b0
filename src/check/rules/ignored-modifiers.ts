/** General modifiers of a check that never places them. */
import type { Span } from "../../base/source.ts";
import { diagnostic } from "../../diagnostics/report.ts";
import type { Check, Id, Model, Modifier } from "../../model/types.ts";
import type { Facts, Rule } from "../facts.ts";
import { withModifiers } from "../fixes/ignored-modifiers.ts";
import { everyPart, isA, somePart } from "../pointers.ts";

export const ignoredModifiers: Rule = (facts) => {
  const given = whereGiven(facts);
  return facts.model.checks.flatMap((check) => {
    const [first, ...others] = given.get(check.id) ?? [];
    if (first === undefined || places(check)) return [];
    const related = [{ span: facts.place(check.id), text: { en: "placed nowhere here", de: "hier nirgends verwendet" } }, ...others.map((span) => ({ span, text: { en: "also here", de: "auch hier" } }))];
    return [diagnostic("ignored-modifiers", first, { name: check.name }, { related, fix: withModifiers(facts, check) })];
  });
};

function places({ body, before, after }: Check): boolean {
  return somePart([body, before ?? [], after ?? []], (part) => isA(part, "modifiers"));
}

/** Check → the places that give it modifiers. */
function whereGiven({ model, at }: Facts): ReadonlyMap<Id, readonly Span[]> {
  const found = new Map<Id, Span[]>();
  const see = (check: Id, pointer: string): void => {
    const span = at(pointer);
    if (span !== undefined) found.set(check, [...(found.get(check) ?? []), span]);
  };
  const { outline: _, examples: _examples, oddsTables: _odds, ...rules } = model;
  for (const { part, pointer } of everyPart(rules, gives)) see("to" in part ? part.to.check : part.check, pointer);
  return found;
}

type Call = Extract<Model["tactics"][number]["lines"][number]["call"], object>;
type ToCheck = Modifier & { readonly to: Extract<Modifier["to"], { readonly kind: "check" }> };

function gives(part: object): part is ToCheck | Call {
  return (isModifier(part) && part.to.kind === "check") || isCall(part);
}
function isModifier(part: object): part is Modifier {
  return "to" in part && "amount" in part && "upTo" in part;
}
/** A call with general modifiers. */
function isCall(part: object): part is Call {
  return "check" in part && "special" in part && "general" in part && part.general !== null;
}
