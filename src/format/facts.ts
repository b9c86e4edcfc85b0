/**
 * What the formatter has to know from the tree: where a line of its own begins, which signs belong to a number, which
 * brackets hold a short form.
 *
 * Invariant: offsets are those of tokens of the same text.
 */
import type { File } from "../syntax/ast.ts";
import { t, type Token } from "../syntax/tokens.ts";

/** Offsets of tokens. `lines`: each begins a line; `signs`: glued to their number; `shorts`: `(ST)` behind a head's name; `fractions`: the bar of `1/20`. */
export interface Facts {
  readonly lines: ReadonlySet<number>;
  readonly signs: ReadonlySet<number>;
  readonly shorts: ReadonlySet<number>;
  readonly fractions: ReadonlySet<number>;
}

/** The kinds of nodes that are a declaration, a member, a sentence or a line of an example. */
const lineKinds: ReadonlySet<string> = new Set([
  "heading", "prose", "ruleset", "use", "source", "module", "edition", "principle", "reading", "todo", "example", "law", "odds-table",
  "translation", "remove", "modifier-kinds", "around", "scale", "choice", "unit", "constant", "table", "formula", "sheet", "collection",
  "entry", "condition", "check", "cascade", "conflict", "scene", "tactic", "creation", "setting", "stage", "tactic-line", "row", "field",
  "each", "reaction", "modifier", "forbids", "needs", "must", "stacks", "ends-when", "ends-as", "sides", "actors", "relation", "order",
  "moment", "turn-ends", "actions", "given", "step", "ask", "let", "roll", "result", "when", "repeat", "stop", "for-each", "choose",
  "option", "distribute", "write", "redo", "perform", "change", "gain", "lose", "suffer", "join", "leave", "go-on", "example-given",
  "for-every", "says", "example-when", "then", "show",
]);

interface AnyNode {
  readonly kind?: unknown;
  readonly span?: { readonly start: number };
}

export function factsOf(file: File, tokens: readonly Token[]): Facts {
  const lines = new Set<number>();
  const signs = new Set<number>();
  const shortNames = new Set<number>();
  /** `inLine`: what an example's `when` holds is no line of its own. */
  const walk = (value: unknown, inLine: boolean): void => {
    if (Array.isArray(value)) {
      for (const one of value) walk(one, inLine);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const { kind, span } = value as AnyNode;
    if (typeof kind === "string" && span !== undefined) {
      if (!inLine && lineKinds.has(kind)) lines.add(span.start);
      if (kind === "sign") signs.add(span.start);
      if (kind === "head") noteShort(value as { short?: AnyNode }, shortNames);
    }
    if (kind === "row") return;
    for (const inner of Object.values(value)) walk(inner, kind === "example-when");
  };
  walk(file, false);
  const brackets = tokens.filter((token, place) => token.tokenType === t.LParen && shortNames.has(tokens[place + 1]?.start ?? -1));
  const shorts = new Set(brackets.map((token) => token.start));
  const fractions = new Set(tokens.filter((_, place) => isFractionBar(tokens, place)).map((token) => token.start));
  return { lines, signs, shorts, fractions };
}

function noteShort({ short }: { readonly short?: AnyNode }, shorts: Set<number>): void {
  if (short?.span !== undefined) shorts.add(short.span.start);
}

function isFractionBar(tokens: readonly Token[], place: number): boolean {
  const [before, left, bar, right] = [-2, -1, 0, 1].map((step) => tokens[place + step]?.tokenType);
  return bar === t.Divide && left === t.Int && right === t.Int && before !== t.Times && before !== t.Divide;
}
