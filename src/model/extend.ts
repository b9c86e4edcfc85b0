/**
 * `extend`: rows and members that one declaration adds to another.
 *
 * Invariant: what is added keeps its own place in the text; a row that is added fits the header of the rows that are there, column by
 * column; fields that are added belong to no heading of the text before.
 */
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";

/** What a member that says `replace` does to one of the same name; undefined: there is none of that name. */
export type ReplaceMember = (member: ast.Field | ast.EachField | ast.Relation, old: ast.Member | undefined) => boolean;

/** The declaration with what the other adds; undefined: such a thing cannot be extended. */
export function extended(base: ast.RuleDecl, by: ast.RuleDecl, may: ReplaceMember): ast.RuleDecl | undefined {
  const meta: ast.Meta = "meta" in by ? { docs: [...base.meta.docs, ...by.meta.docs], citations: [...base.meta.citations, ...by.meta.citations] } : base.meta;
  switch (base.kind) {
    case "scale": case "choice":
      if (by.kind !== base.kind) return undefined;
      return {
        ...base, meta, names: [...base.names, ...by.names], rows: rows(base.rows, by.rows, 2).filter((one) => one.kind === "row"), each: [...base.each, ...by.each],
        successFrom: by.successFrom ?? base.successFrom, broken: [...base.broken, ...by.broken],
      };
    case "table":
      if (by.kind !== "table") return undefined;
      return { ...base, meta, rows: rows(base.rows, by.rows, base.roll === undefined ? base.by.length : 1) };
    case "sheet":
      return by.kind === "sheet" ? { ...base, meta, members: members(base.members, by.members, may, by.span) } : undefined;
    case "collection":
      return by.kind === "collection" ? { ...base, meta, open: base.open || by.open, members: collectionMembers(base.members, by.members, may, by.span) } : undefined;
    case "condition":
      return by.kind === "condition" ? { ...base, meta, members: members(base.members, by.members, may, by.span) } : undefined;
    case "conflict": case "scene":
      return by.kind === base.kind ? { ...base, meta, members: members(base.members, by.members, may, by.span) } : undefined;
    case "cascade":
      if (by.kind !== "cascade") return undefined;
      return { ...base, meta, stages: [...base.stages, ...by.stages], atTheEnd: [...(base.atTheEnd ?? []), ...(by.atTheEnd ?? [])], broken: [...base.broken, ...by.broken] };
    case "tactic":
      return by.kind === "tactic" ? { ...base, meta, lines: [...base.lines, ...by.lines] } : undefined;
    case "creation":
      return by.kind === "creation" ? { ...base, meta, body: [...base.body, ...by.body] } : undefined;
    case "unit": case "constant": case "formula": case "check": case "entry":
      return undefined;
    default: return base satisfies never;
  }
}

/** Headings end with the text they stand in: a heading without words closes those above it. */
function members(base: readonly ast.Member[], more: readonly ast.Member[], may: ReplaceMember, span: Span): readonly ast.Member[] {
  const all = [...base];
  const added: ast.Member[] = [];
  for (const member of more) {
    const open = all.findIndex((one) => isField(one) && one.start?.kind === "left-open" && isField(member) && nameOf(one) === nameOf(member));
    if (open >= 0) {
      all[open] = filledIn(all[open], member);
      continue;
    }
    if (!isReplacing(member)) {
      added.push(member);
      continue;
    }
    const at = all.findIndex((one) => nameOf(one) === nameOf(member) && isSameSort(one, member));
    if (!may(member, all[at])) continue;
    if (at < 0) added.push(member);
    else all[at] = withOriginal(member, all[at]);
  }
  if (added.length === 0) return all;
  return [...all, ...(all.some((one) => one.kind === "heading") ? [{ kind: "heading", level: 1, text: "", span } as const] : []), ...added];
}
/** What the open place cites stays cited. */
function filledIn(open: ast.Member | undefined, member: ast.Member): ast.Member {
  if (open === undefined || !isField(open) || !isField(member)) return member;
  return { ...member, meta: { docs: [...open.meta.docs, ...member.meta.docs], citations: [...open.meta.citations, ...member.meta.citations] } };
}
function isField(member: ast.Member): member is ast.Field | ast.EachField {
  return member.kind === "field" || member.kind === "each";
}
function isReplacing(member: ast.Member): member is ast.Field | ast.EachField {
  return (member.kind === "field" || member.kind === "each") && member.replace;
}
/** A relation may become a field that is calculated: both are named by who asks. */
function isSameSort(one: ast.Member, member: ast.Field | ast.EachField): boolean {
  return one.kind === member.kind || (member.kind === "field" && one.kind === "relation");
}
/** "=": the entry's own value. */
function nameOf(member: ast.Member): string | undefined {
  if (member.kind === "relation") return member.name.kind === "name" ? member.name.text : undefined;
  if (member.kind !== "field" && member.kind !== "each") return undefined;
  if (member.head === undefined) return "=";
  return member.head.name.kind === "name" ? member.head.name.text : undefined;
}

/** `original` in a calculated field is its old value, in a start value the old start value. */
function withOriginal<T extends ast.Field | ast.EachField>(member: T, old: ast.Member | undefined): T {
  const plain: T = { ...member, replace: false };
  if (old === undefined || (old.kind !== "field" && old.kind !== "each")) return plain;
  const value = old.value;
  const start = old.start?.kind === "starts-at" ? old.start.value : undefined;
  const withValue: T = value === undefined || plain.value === undefined ? plain : { ...plain, value: inPlaceOfOriginal(plain.value, value) };
  if (start === undefined || withValue.start?.kind !== "starts-at") return withValue;
  return { ...withValue, start: { ...withValue.start, value: inPlaceOfOriginal(withValue.start.value, start) } };
}

/** The tree with the old value where it says `original`. */
export function inPlaceOfOriginal<T>(tree: T, old: ast.Expr): T {
  return mapped(tree, (node) => (node["kind"] === "word" && node["word"] === "original" ? { kind: "group", value: old, span: old.span } : undefined));
}

/** A copy of a tree in which some nodes are others, from the leaves up; what has none of them stays the same object. */
export function mapped<T>(tree: T, change: (node: TreeNode) => unknown): T {
  if (typeof tree !== "object" || tree === null) return tree;
  if (Array.isArray(tree)) {
    const items = tree.map((one: unknown) => mapped(one, change));
    return items.every((one, i) => one === tree[i]) ? tree : (items as T);
  }
  const before = tree as TreeNode;
  const entries = Object.entries(before).map(([key, one]: [string, unknown]) => [key, mapped(one, change)] as const);
  const within = entries.every(([key, one]) => one === before[key]) ? before : (Object.fromEntries(entries) as TreeNode);
  return (change(within) ?? within) as T;
}
export type TreeNode = Readonly<Record<string, unknown>>;

function collectionMembers(base: readonly ast.Member[], more: readonly ast.Member[], may: ReplaceMember, span: Span): readonly ast.Member[] {
  const isRow = (one: ast.Member): one is ast.Row => one.kind === "row";
  const others = members(base.filter((one) => !isRow(one)), more.filter((one) => !isRow(one)), may, span);
  return [...others, ...rows(base.filter(isRow), more.filter(isRow), 1)];
}

type TableLine = ast.Row | ast.Broken;

/** Rows below rows. The first `named` columns go by their place, the others by their title; columns that are new are empty in the old rows. */
function rows<Line extends TableLine>(base: readonly Line[], more: readonly Line[], named: number): readonly Line[] {
  const [head, other] = [headerOf(base), headerOf(more)];
  if (head === undefined || other === undefined) return [...base, ...more];
  const fresh = other.cells.slice(named).filter((cell) => !head.cells.slice(named).some((one) => one.raw === cell.raw));
  const titles = [...head.cells, ...fresh];
  const places = titles.map((title, i) => (i < named ? i : other.cells.findIndex((one, j) => j >= named && one.raw === title.raw)));
  const wider = (line: Line): Line => (line.kind === "row" && line.cells.length === head.cells.length && fresh.length > 0 ? { ...line, cells: line === head ? titles : [...line.cells, ...fresh.map(() => emptyCell(line))] } : line);
  const fitted = (line: Line): Line => (line.kind === "row" && line.cells.length === other.cells.length ? { ...line, cells: places.map((place) => line.cells[place] ?? emptyCell(line)) } : line);
  return [...base.map(wider), ...more.filter((line) => line !== other).map(fitted)];
}
function headerOf(lines: readonly TableLine[]): ast.Row | undefined {
  return lines.find((one): one is ast.Row => one.kind === "row" && one.header);
}
function emptyCell(line: ast.Row): ast.Cell {
  return { kind: "cell", form: "empty", raw: "", text: "", name: undefined, short: undefined, patterns: [], problems: [], span: { ...line.span, start: line.span.end } };
}
