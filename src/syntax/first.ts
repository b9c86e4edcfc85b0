/**
 * Which tokens can begin a part of the grammar.
 *
 * Invariant: it reads the grammar that the parser itself recorded, so it can never disagree with it.
 */
import {
  Alternation, NonTerminal, Option, Repetition, RepetitionMandatory, RepetitionMandatoryWithSeparator, RepetitionWithSeparator,
  Terminal, type IProduction, type Rule, type TokenType,
} from "chevrotain";

/** The kinds a production can begin with, and whether it can be empty. */
export interface First {
  readonly kinds: ReadonlySet<TokenType>;
  readonly empty: boolean;
}

export function firstOf(production: IProduction): First {
  if (production instanceof Terminal) return { kinds: new Set([production.terminalType]), empty: false };
  if (production instanceof NonTerminal) return firstOf(production.referencedRule);
  if (production instanceof Alternation) {
    const parts = production.definition.map(firstOf);
    return { kinds: new Set(parts.flatMap((part) => [...part.kinds])), empty: parts.some((part) => part.empty) };
  }
  const inside = firstOfAll(partsOf(production));
  return isOptional(production) ? { ...inside, empty: true } : inside;
}

/** The parts of a sequence-like production. */
export function partsOf(production: IProduction): readonly IProduction[] {
  return "definition" in production && Array.isArray(production.definition) ? (production.definition as IProduction[]) : [];
}

export function isOptional(production: IProduction): boolean {
  return production instanceof Option || production instanceof Repetition || production instanceof RepetitionWithSeparator;
}

export function isRepetition(production: IProduction): boolean {
  return (
    production instanceof Repetition || production instanceof RepetitionWithSeparator || production instanceof RepetitionMandatory ||
    production instanceof RepetitionMandatoryWithSeparator
  );
}

function firstOfAll(parts: readonly IProduction[]): First {
  const kinds = new Set<TokenType>();
  for (const part of parts) {
    const first = firstOf(part);
    for (const kind of first.kinds) kinds.add(kind);
    if (!first.empty) return { kinds, empty: false };
  }
  return { kinds, empty: true };
}

/** The alternation with this number in a rule. */
export function alternationIn(rule: Rule, number: number): Alternation | undefined {
  const open: IProduction[] = [...rule.definition];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part instanceof Alternation && part.idx === number) return part;
    if (!(part instanceof NonTerminal)) open.push(...partsOf(part));
  }
  return undefined;
}
