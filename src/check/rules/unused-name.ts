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
  const names = declared(facts).filter(({ name }) => name.length <= longest);
  const counts = countsIn(all, names.map(({ name }) => name));
  return names.flatMap((one): readonly Diagnostic[] => {
    if (one.span === undefined || counts.get(one.name) !== 1) return [];
    const span = inside(facts, one.span, one.name);
    return [diagnostic("unused-name", span, { name: one.name }, { fix: withoutConstant(facts, span) })];
  });
};

/** Nobody looks for a longer name; and it would be gone through from each of its letters. */
const longest = 300;

interface Letters {
  readonly next: Map<number, Letters>;
  name: string | null;
}

/** How often each name stands in a text, inside words too. All are looked for at once: a long text has many. */
function countsIn(text: string, names: readonly string[]): ReadonlyMap<string, number> {
  const root: Letters = { next: new Map(), name: null };
  for (const name of names) {
    let here = root;
    for (let at = 0; at < name.length; at++) {
      const code = name.charCodeAt(at);
      const next = here.next.get(code) ?? { next: new Map(), name: null };
      here.next.set(code, next);
      here = next;
    }
    if (here !== root) here.name = name;
  }
  const counts = new Map<string, number>();
  for (let start = 0; start < text.length; start++) {
    let here = root.next.get(text.charCodeAt(start));
    for (let at = start + 1; here !== undefined; at++) {
      if (here.name !== null) counts.set(here.name, (counts.get(here.name) ?? 0) + 1);
      here = at < text.length ? here.next.get(text.charCodeAt(at)) : undefined;
    }
  }
  return counts;
}

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
