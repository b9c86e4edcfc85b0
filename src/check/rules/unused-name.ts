/** A parameter, roll, constant, table or formula that is named once and never again. What cites its source is a fact of it, used or not. */
import { diagnostic, type Diagnostic } from "../../diagnostics/report.ts";
import type { Span } from "../../base/source.ts";
import type { Facts, Rule } from "../facts.ts";
import { withoutConstant } from "../fixes/unused-name.ts";

interface Named {
  readonly span: Span | undefined;
  readonly name: string;
}

export const unusedName: Rule = (facts) => {
  const all = facts.sources.map((one) => one.text.normalize("NFC")).join("\n");
  return declared(facts).flatMap((one): readonly Diagnostic[] => {
    const first = all.indexOf(one.name);
    if (one.name === "" || one.span === undefined || first < 0 || all.indexOf(one.name, first + 1) >= 0) return [];
    const span = inside(facts, one.span, one.name);
    return [diagnostic("unused-name", span, { name: one.name }, { fix: withoutConstant(facts, span) })];
  });
};

/** The name itself in the place of what declares it. */
function inside(facts: Facts, span: Span, name: string): Span {
  const start = facts.text(span).indexOf(name);
  return start < 0 ? span : { ...span, start: span.start + start, end: span.start + start + name.length };
}

function declared({ model, at, place }: Facts): readonly Named[] {
  const inChecks = model.checks.flatMap((check, number): readonly Named[] => [
    ...check.givens.map(({ name }, given) => ({ name, span: at(`/checks/${number}/givens/${given}`) })),
    ...check.body.flatMap((one) => (one.kind === "roll" ? [{ name: one.name, span: place(one.id) }] : [])),
  ]);
  return [...inChecks, ...[...model.constants, ...model.tables, ...model.formulas].filter((one) => one.clauses.length === 0 && !isOpen(one)).map(({ id, name }) => ({ name, span: place(id) }))];
}

/** What a realisation fills is used there. */
function isOpen(one: object): boolean {
  return "value" in one && typeof one.value === "object" && one.value !== null && "kind" in one.value && one.value.kind === "open";
}
