/**
 * The word "modifiers" where a throw comes to count: in the value that is made of it, else on the side of a comparison where more helps,
 * else in the result.
 */
import { child } from "../../base/pointer.ts";
import type { Span } from "../../base/source.ts";
import { type Edit, type Fix, insertion } from "../../diagnostics/report.ts";
import type { Check, Expr } from "../../model/types.ts";
import { textAt } from "../edits.ts";
import type { Facts } from "../facts.ts";
import { everyPart, isA, somePart } from "../pointers.ts";

type Plain = Readonly<Record<string, unknown>>;
interface Part {
  readonly part: Plain;
  readonly pointer: string;
}

export function withModifiers(facts: Facts, check: Check): Fix | null {
  const parts = everyPart(check.body, isAny).map(({ part, pointer }) => ({ part, pointer: `/checks/${facts.model.checks.indexOf(check)}/body${pointer}` }));
  const rolls = new Set(parts.flatMap(({ part }) => (isA(part, "roll") && isNumber(part) ? [String(part["name"])] : [])));
  if (rolls.size === 0) return null;
  for (const places of [inLets, inComparisons, inResults]) {
    const edits = places(parts, rolls).flatMap((pointer) => added(facts, pointer) ?? []);
    if (edits.length > 0) return { title: { de: "„modifiers“ zum Wurf zählen", en: 'Count "modifiers" with the roll' }, edits };
  }
  return null;
}

/** Only the first: what is made of it has them in it. */
function inLets(parts: readonly Part[], rolls: ReadonlySet<string>): readonly string[] {
  const found = parts.find(({ part }) => isA(part, "let") && isNumber(part) && isExpr(part["value"]) && speaksOf(part["value"], rolls));
  return found === undefined ? [] : [child(found.pointer, "value")];
}

function inComparisons(parts: readonly Part[], rolls: ReadonlySet<string>): readonly string[] {
  return parts.flatMap(({ part, pointer }) => {
    if (!isA(part, "compare") || part["op"] === "is" || part["op"] === "is not") return [];
    const [a, b] = [part["a"], part["b"]].map((side) => isExpr(side) && speaksOf(side, rolls));
    if (a === b) return [];
    const [thrown, other] = a === true ? (["a", "b"] as const) : (["b", "a"] as const);
    // A throw under one's own value: more helps there.
    const isUnder = readsSheet(part[other]) && !readsSheet(part[thrown]);
    return [child(pointer, isUnder ? other : thrown)];
  });
}

function inResults(parts: readonly Part[], rolls: ReadonlySet<string>): readonly string[] {
  return parts.flatMap(({ part, pointer }) => (isA(part, "result") && isExpr(part["value"]) && isNumber(part["value"]) && speaksOf(part["value"], rolls) ? [child(pointer, "value")] : []));
}

function added({ at, sources }: Facts, pointer: string): readonly Edit[] | null {
  const span = at(pointer);
  if (span === undefined) return null;
  return isSum(textAt(sources, span)) ? [insertion(span.file, span.end, " + modifiers")] : around(span);
}
function around({ file, start, end }: Span): readonly Edit[] {
  return [insertion(file, start, "("), insertion(file, end, ") + modifiers")];
}
const isSum = (text: string): boolean => /^[\p{L}\p{N} '()+*/-]+$/u.test(text) && !/\b(?:if|of|rounded|limited)\b/u.test(text);

function isExpr(value: unknown): value is Expr {
  return typeof value === "object" && value !== null && "kind" in value && "type" in value;
}
const isAny = (part: object): part is Plain => "kind" in part;
function isNumber(part: object): boolean {
  return "type" in part && (part.type as { readonly kind: string } | null)?.kind === "number";
}
function speaksOf(value: Expr, names: ReadonlySet<string>): boolean {
  return somePart(value, (part) => isA(part, "local") && names.has(String(part["name"])));
}
/** A value of the acting sheet. */
function readsSheet(value: unknown): boolean {
  return somePart(value, (part) => (isA(part, "field") || isA(part, "entry-field")) && (part["owner"] as { readonly kind: string }).kind === "self");
}
