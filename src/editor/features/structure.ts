/**
 * The structure of a text, for folding and colours.
 *
 * Invariant: what is coloured as a name is coloured by what it means, and nothing twice; places are in the order of the text.
 */
import { position, type Span } from "../../base/source.ts";
import { keywordOf, t } from "../../syntax/tokens.ts";
import type { NameKind } from "../definitions.ts";
import { namesOf } from "../names.ts";
import type { Snapshot } from "../workspace.ts";

/** Stretches of lines that can be folded: blocks, comments and tables; both counted from zero. */
export function foldsOf(snapshot: Snapshot, path: string): readonly { readonly from: number; readonly to: number; readonly kind: "block" | "comment" }[] {
  const [source, parsed] = [snapshot.source(path), snapshot.parsed(path)];
  if (source === undefined || parsed === undefined) return [];
  const line = (offset: number): number => position(source, offset).line;
  const open: number[] = [];
  const folds: { readonly from: number; readonly to: number; readonly kind: "block" | "comment" }[] = [];
  for (const token of parsed.tokens) {
    if (token.tokenType === t.LBrace) open.push(line(token.start));
    if (token.tokenType !== t.RBrace) continue;
    const [from, to] = [open.pop(), line(token.start) - 1];
    if (from !== undefined && to > from) folds.push({ from, to, kind: "block" });
  }
  for (const { span } of parsed.comments) if (line(span.end) > line(span.start)) folds.push({ from: line(span.start), to: line(span.end), kind: "comment" });
  return folds.toSorted((a, b) => a.from - b.from || b.to - a.to);
}

export type Colour = "keyword" | "number" | "string" | "type" | "class" | "enumMember" | "property" | "function" | "variable" | "parameter" | "namespace" | "event" | "decorator";
export interface Coloured {
  readonly span: Span;
  readonly colour: Colour;
  readonly declaration: boolean;
}

const colours: Readonly<Record<NameKind, Colour>> = {
  ruleset: "namespace", source: "namespace", module: "namespace", edition: "namespace", unit: "type", scale: "type", choice: "type", step: "enumMember", option: "enumMember", constant: "variable",
  table: "function", column: "property", formula: "function", sheet: "class", field: "property", collection: "class", catalogue: "class", entry: "enumMember", each: "property", condition: "event",
  check: "function", cascade: "function", conflict: "class", side: "variable", relation: "property", tactic: "function", "modifier-kind": "enumMember", parameter: "parameter", local: "variable",
  "creation-step": "function", "odds-table": "function", clause: "decorator",
};

/** Words, numbers, texts and names, the last by what they mean. */
export function coloursOf(snapshot: Snapshot, path: string): readonly Coloured[] {
  const parsed = snapshot.parsed(path);
  const compiled = snapshot.rulesetsOf(path)[0]?.compiled;
  if (parsed === undefined || compiled === undefined) return [];
  const index = namesOf(compiled);
  const found: Coloured[] = [];
  for (const one of index.definitions) {
    if (one.span.file === path) found.push({ span: one.span, colour: colours[one.kind], declaration: true });
    if (one.shortSpan?.file === path) found.push({ span: one.shortSpan, colour: colours[one.kind], declaration: true });
  }
  for (const use of index.uses) {
    const [meaning] = use.span.file === path ? index.meaning(use) : [];
    if (meaning !== undefined) found.push({ span: use.span, colour: colours[meaning.kind], declaration: false });
  }
  for (const token of parsed.tokens) {
    const colour = keywordOf(token.tokenType) !== undefined ? "keyword" : ofToken.get(token.tokenType);
    if (colour !== undefined) found.push({ span: { file: path, start: token.start, end: token.end }, colour, declaration: false });
  }
  const sorted = found.toSorted((a, b) => a.span.start - b.span.start || Number(b.declaration) - Number(a.declaration));
  let end = 0;
  return sorted.filter(({ span }) => {
    if (span.start < end || span.end <= span.start) return false;
    end = span.end;
    return true;
  });
}
const ofToken: ReadonlyMap<unknown, Colour> = new Map<unknown, Colour>([
  [t.Int, "number"], [t.Decimal, "number"], [t.Percent, "number"], [t.Quantity, "number"], [t.Dice, "number"], [t.DiceFaces, "number"], [t.Text, "string"], [t.Clause, "decorator"],
]);
