/**
 * Small changes of a rule text, as a slip of the pen makes them: a number one off, a comparison another way, a row gone or with the
 * values of its neighbour.
 *
 * Invariant: what is changed is one token or row of the rules themselves: never prose, names, citations, usual values, examples, laws or
 * tables of odds.
 */
import type { File, ListType, NumberLiteral, RangeType } from "../../src/syntax/ast.ts";

export interface Change {
  readonly what: "number" | "comparison" | "row";
  readonly start: number;
  readonly end: number;
  /** What may stand there instead. */
  readonly instead: readonly string[];
}

const untouched: ReadonlySet<string> = new Set([
  "example", "law", "odds-table", "prose", "heading", "principle", "reading", "todo", "ruleset", "source", "use", "edition", "translation", "setting", "citation",
]);
const leftOut: ReadonlySet<string> = new Set(["usually", "span", "problems"]);
const others: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">"],
  "<=": ["<", ">="],
  ">": [">=", "<"],
  ">=": [">", "<="],
  is: ["is not"],
  "is not": ["is"],
};

interface Node {
  readonly kind: string;
  readonly span: { readonly start: number; readonly end: number };
}
const isNode = (x: unknown): x is Node => typeof x === "object" && x !== null && "kind" in x && "span" in x;

/** All that may be changed, in text order. */
export function changesOf(text: string, ast: File): readonly Change[] {
  const found: Change[] = [];
  const put = (what: Change["what"], start: number, end: number, instead: readonly string[]): void => {
    if (instead.length > 0) found.push({ what, start, end, instead });
  };
  // Of a range that limits what is handed in no example can say what lies outside: it is only made narrower. What is claimed of a result
  // that nothing measures is left alone.
  let narrowing = 0;
  const visit = (x: unknown): void => {
    if (Array.isArray(x)) {
      rowsOf(text, x).forEach((row) => put("row", row.start, row.end, row.instead));
      x.forEach(visit);
      return;
    }
    if (typeof x !== "object" || x === null) return;
    if (isNode(x)) {
      if (untouched.has(x.kind)) return;
      if (x.kind === "range-type" && narrowing > 0) {
        narrower(x as unknown as RangeType);
        return;
      }
      if (x.kind === "list-type") {
        const { least, most, of } = x as unknown as ListType;
        if (least !== undefined) put("number", least.span.start, least.span.end, [String(Number(least.text) + 1)]);
        if (most !== undefined) put("number", most.span.start, most.span.end, [String(Number(most.text) - 1)]);
        visit(of);
        return;
      }
      if (x.kind === "number" || x.kind === "quantity") number(x as unknown as NumberLiteral);
      if (x.kind === "dice") dice(x.span);
      if (x.kind === "compare") comparison(x as unknown as { operator: string; left: Node; right: Node });
    }
    const kind = isNode(x) ? x.kind : "";
    const isHandedIn = ["param", "given", "ask", "key", "out"].includes(kind);
    if (isHandedIn) narrowing += 1;
    for (const [key, part] of Object.entries(x)) if (!leftOut.has(key) && !(key === "gives" && kind !== "table")) visit(part);
    if (isHandedIn) narrowing -= 1;
  };
  const narrower = ({ form, low, high }: RangeType): void => {
    for (const [end, by] of [[low, 1], [high, -1]] as const) {
      const written = end?.kind === "sign" ? end.value : end;
      if (written?.kind !== "number" || (form === "plus-minus" && by > 0)) continue;
      const inward = end?.kind === "sign" && end.sign === "-" ? -by : by;
      if (Number(written.text) + inward >= 0) put("number", written.span.start, written.span.end, [String(Number(written.text) + inward)]);
    }
  };
  const number = ({ span, text: digits }: NumberLiteral): void => {
    const start = text.indexOf(digits, span.start);
    const end = start + digits.length;
    if (start < 0 || end > span.end) return;
    const point = digits.indexOf(".");
    const places = point < 0 ? 0 : digits.length - point - 1;
    const near = [1, -1].map((by) => Number(digits) + by * 10 ** -places).filter((n) => n >= 0);
    put("number", start, end, near.map((n) => n.toFixed(places)));
  };
  const dice = ({ start, end }: Node["span"]): void => {
    const written = /^(\d*)([dDwW])(\d+)/u.exec(text.slice(start, end));
    if (written === null) return;
    const [all, count, letter, faces] = written as unknown as [string, string, string, string];
    if (count !== "") put("number", start, start + count.length, [String(Number(count) + 1)]);
    put("number", start + count.length + letter.length, start + all.length, [String(Number(faces) + 1), String(Number(faces) - 1)]);
  };
  const comparison = ({ operator, left, right }: { operator: string; left: Node; right: Node }): void => {
    const start = text.indexOf(operator, left.span.end);
    if (start >= 0 && start < right.span.start) put("comparison", start, start + operator.length, others[operator] ?? []);
  };
  visit(ast.declarations);
  const once = new Map(found.map((c) => [`${c.start} ${c.end}`, c]));
  return [...once.values()].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** A row gone, or with all that follows its first cell from the row below it. */
function rowsOf(text: string, list: readonly unknown[]): readonly { readonly start: number; readonly end: number; readonly instead: readonly string[] }[] {
  interface Row extends Node {
    readonly header: boolean;
  }
  const rows = list.filter((x): x is Row => isNode(x) && x.kind === "row" && !(x as Row).header);
  return rows.map((row, i) => {
    const [start, end] = [row.span.start, row.span.end];
    const line = text.slice(start, end);
    const cut = line.indexOf("|", line.indexOf("|") + 1);
    const below = rows[i + 1] ?? rows[i - 1];
    const other = below === undefined ? "" : text.slice(below.span.start, below.span.end);
    const otherCut = other.indexOf("|", other.indexOf("|") + 1);
    const mixed = cut < 0 || otherCut < 0 ? line : line.slice(0, cut) + other.slice(otherCut);
    return { start, end, instead: ["", ...(mixed === line ? [] : [mixed])] };
  });
}

export const changed = (text: string, { start, end }: Change, instead: string): string => text.slice(0, start) + instead + text.slice(end);

/** The line of a change as it was and as it is. */
export function shown(text: string, change: Change, instead: string): string {
  const from = text.lastIndexOf("\n", change.start) + 1;
  const line = text.slice(0, change.start).split("\n").length;
  const end = text.indexOf("\n", change.end);
  const now = text.slice(from, change.start) + (instead === "" ? "∅" : instead) + text.slice(change.end, end);
  return `${line}: ${text.slice(from, end).trim()}  →  ${now.trim()}`;
}
