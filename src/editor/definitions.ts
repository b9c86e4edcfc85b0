/**
 * Every name of a text: where it is declared, and where it is used.
 *
 * Invariant: a name of the tree is one of both, once; what stands in texts, comments and columns nobody declared is neither. The tree
 * alone is asked, so a text with mistakes has its names too.
 */
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";

/** What a name stands for, in the words of the language; `local`: named inside a rule. */
export type NameKind =
  | "ruleset" | "source" | "module" | "edition" | "unit" | "scale" | "choice" | "step" | "constant" | "table" | "column" | "formula" | "sheet" | "field"
  | "collection" | "catalogue" | "entry" | "each" | "condition" | "check" | "cascade" | "conflict" | "side" | "relation" | "tactic" | "modifier-kind"
  | "parameter" | "local" | "option" | "creation-step" | "odds-table" | "clause";

/** A place where something is named. `short`: this is its short form. */
export interface Definition {
  readonly kind: NameKind;
  readonly name: string;
  readonly short: string | null;
  /** The name itself, and its short form. */
  readonly span: Span;
  readonly shortSpan: Span | null;
  /** All of the declaration, member, sentence or row. */
  readonly whole: Span;
  /** The name of the declaration it stands in; null: it stands by itself. */
  readonly owner: string | null;
  /** Where it means this without more; null: everywhere. */
  readonly scope: Span | null;
  readonly meta: ast.Meta | null;
  /** The node that declares it, or its row. */
  readonly node: Node;
  /** The name of the sheet or kind its value is one of, where the text says so at once. */
  readonly of: string | null;
}

/** A place where a name is used; `context` says what may stand there. */
export interface Use {
  readonly name: string;
  readonly span: Span;
  readonly context: Context;
  /** Before `'s` or after `of`. */
  readonly owner: ast.Expr | null;
  /** The declaration it stands in. */
  readonly inside: ast.Declaration;
}
export type Context = "value" | "member" | "its" | "type" | "rule" | "label" | "said" | "column" | "head";

export interface Names {
  readonly definitions: readonly Definition[];
  readonly uses: readonly Use[];
}

/** Any node of the tree, looked at without knowing which. */
export type Node = { readonly kind: string; readonly span: Span } & Readonly<Record<string, unknown>>;

interface Walk {
  readonly definitions: Definition[];
  readonly uses: Use[];
  readonly inside: ast.Declaration;
  /** The name of the declaration, and where its locals hold. */
  readonly owner: string | null;
  readonly scope: Span | null;
}

export function namesIn(declarations: readonly ast.Declaration[]): Names {
  const found: Names & { definitions: Definition[]; uses: Use[] } = { definitions: [], uses: [] };
  for (const node of declarations) declaration(node, found);
  return found;
}

function declaration(node: ast.Declaration, found: { definitions: Definition[]; uses: Use[] }): void {
  if (node.kind === "module") {
    const walk: Walk = { ...found, inside: node, owner: null, scope: null };
    define(walk, "module", node.name, node, node);
    if (node.for !== undefined) use(walk, node.for, "type");
    for (const inner of node.declarations) declaration(inner, found);
    return;
  }
  const name = nameOf(node);
  const walk: Walk = { ...found, inside: node, owner: name, scope: node.span };
  const head = headOf(node);
  const kind = kindOf(node);
  const isAgain = "flags" in node && (node.flags.extend || node.flags.replace);
  if (kind !== null && head !== undefined) {
    if (isAgain) for (const slot of slotsOf(head)) use(walk, slot, "head");
    else define({ ...walk, owner: node.kind === "entry" && node.of?.kind === "name" ? node.of.text : null, scope: null }, kind, head, node, node);
  }
  if (node.kind === "scale" || node.kind === "choice") for (const slot of node.names) define({ ...walk, scope: null }, node.kind === "choice" ? "option" : "step", slot, node, slot);
  const apart: readonly unknown[] = "names" in node && node.kind !== "remove" && node.kind !== "modifier-kinds" ? node.names : "title" in node ? [node.title] : [];
  if (node.kind === "modifier-kinds") for (const slot of node.names) define({ ...walk, scope: null, owner: null }, "modifier-kind", slot, node, slot);
  else rest(walk, node, head, ...apart);
}

/** The kind of what a declaration names. */
function kindOf(node: ast.Declaration): NameKind | null {
  switch (node.kind) {
    case "ruleset": case "source": case "edition": case "unit": case "scale": case "choice": case "constant": case "table": case "formula": case "sheet":
    case "condition": case "check": case "cascade": case "tactic": case "entry": case "odds-table": case "module":
      return node.kind;
    case "conflict": case "scene": return "conflict";
    case "collection": return node.of === undefined ? "catalogue" : "collection";
    case "principle": case "reading": case "todo": return "clause";
    default: return null;
  }
}

function headOf(node: ast.Declaration): ast.Head | ast.NameSlot | undefined {
  if ("head" in node) return node.head;
  switch (node.kind) {
    case "ruleset": case "source": case "edition": case "unit": case "odds-table": case "principle": case "reading": case "todo": return node.name;
    default: return undefined;
  }
}
function slotsOf(head: ast.Head | ast.NameSlot): readonly ast.NameSlot[] {
  return head.kind === "head" ? [head.name, ...(head.short === undefined ? [] : [head.short])] : [head];
}
export function nameOf(node: ast.Declaration): string | null {
  const head = headOf(node);
  const slot = head?.kind === "head" ? head.name : head;
  if (node.kind === "creation") return node.of.kind === "name" ? node.of.text : null;
  return slot?.kind === "name" ? slot.text : null;
}

function define(walk: Walk, kind: NameKind, slot: ast.Head | ast.NameSlot | undefined, node: object, whole: { readonly span: Span }, more: { readonly of?: string | null; readonly short?: ast.Name | undefined } = {}): void {
  const name = slot?.kind === "head" ? slot.name : slot;
  if (name?.kind !== "name") return;
  const short = slot?.kind === "head" ? slot.short : more.short;
  const meta = "meta" in node ? (node.meta as ast.Meta) : null;
  walk.definitions.push({
    kind, name: name.text, short: short?.text ?? null, span: name.span, shortSpan: short?.span ?? null, whole: whole.span, owner: walk.owner, scope: walk.scope, meta, node: node as Node, of: more.of ?? null,
  });
}

function use(walk: Walk, slot: ast.NameSlot | undefined, context: Context, owner: ast.Expr | null = null): void {
  if (slot?.kind === "name") walk.uses.push({ name: slot.text, span: slot.span, context, owner, inside: walk.inside });
}

/** What is below a node, but for what is told apart by hand. */
function rest(walk: Walk, node: object, ...without: readonly unknown[]): void {
  for (const [key, value] of Object.entries(node)) {
    if (key === "span" || key === "meta" || key === "flags" || without.includes(value)) continue;
    if (Array.isArray(value)) for (const one of value) visit(walk, one, node, key, without);
    else visit(walk, value, node, key, without);
  }
}
function visit(walk: Walk, value: unknown, parent: object, key: string, without: readonly unknown[] = []): void {
  if (typeof value !== "object" || value === null || without.includes(value)) return;
  if ("kind" in value) node(walk, value as Node, parent as Node, key);
  else rest(walk, value);
}

/** Members are found from anywhere by their owner; locals hold where they stand, and are asked for from outside by name. */
const everywhere = (walk: Walk): Walk => ({ ...walk, scope: null });

// oxlint-disable-next-line complexity -- one line a construct
function node(walk: Walk, it: Node, parent: Node, key: string): void {
  const one = it as unknown as ast.Expr | ast.Statement | ast.Member | ast.TypeNode | ast.Argument | ast.Param | ast.KeyParam | ast.OutParam | ast.Role | ast.Call | ast.CallModifier | ast.Option | ast.ForEveryPart | ast.ExampleLine | ast.Setting;
  switch (one.kind) {
    case "name": return use(walk, one, contextOf(parent, key));
    case "possessive":
      use(walk, one.name, "member", one.owner);
      return visit(walk, one.owner, it, "owner");
    case "its": return use(walk, one.name, "its");
    case "named-type": return use(walk, one.name, "type");
    case "one-of-type":
      for (const slot of one.names) if (one.of === undefined) define(everywhere(walk), "option", slot, one, slot);
      else use(walk, slot, "member", one.of);
      return use(walk, one.of, "type");
    case "field":
    case "each": {
      const kind = one.kind === "each" ? "each" : "field";
      if (one.replace && one.head !== undefined) for (const slot of slotsOf(one.head)) use(walk, slot, "head");
      else define(everywhere(walk), kind, one.head, one, one, { of: namedIn(one.type) });
      return rest(walk, one, one.head);
    }
    case "given":
      define(walk, "parameter", one.head, one, one, { of: namedIn(one.type) ?? (one.type === undefined ? textOf(one.head.name) : null) });
      return rest(walk, one, one.head);
    case "param": case "key":
      define(walk, "parameter", one.name, one, one, { of: namedIn(one.type) ?? (one.type === undefined ? textOf(one.name) : null) });
      return rest(walk, one, one.name);
    case "out":
      define(everywhere(walk), "column", one.name, one, one, { of: namedIn(one.type) });
      return rest(walk, one, one.name);
    case "role":
      if (one.role === undefined) define(walk, "local", one.sheet, one, one, { of: textOf(one.sheet) });
      else define(walk, "local", one.role, one, one, { of: textOf(one.sheet) });
      return use(walk, one.sheet, "type");
    case "step":
      define(everywhere(walk), "creation-step", one.head, one, one);
      return rest(walk, one, one.head);
    case "ask":
      for (const slot of one.names) define(walk, "local", slot, one, one, { of: namedIn(one.type) });
      return rest(walk, one, ...one.names);
    case "let":
      define(walk, "local", one.name, one, one, { of: namedIn(one.type) });
      return rest(walk, one, one.name);
    case "roll":
      define(walk, "local", one.as, one, one);
      return rest(walk, one, one.as);
    case "for-each": case "quantified": case "collect": case "for-every-part":
      define(walk, "local", one.name, one, one);
      return rest(walk, one, one.name);
    case "choose": case "option":
      define(walk, one.kind === "option" ? "option" : "local", one.name, one, one);
      return rest(walk, one, one.name);
    case "example-given":
      define(walk, "local", one.name, one, one, { of: one.value.kind === "apply" && one.value.callee.kind === "name" ? one.value.callee.text : null });
      return rest(walk, one, one.name);
    case "sides":
      for (const slot of one.names) define(everywhere(walk), "side", slot, one, one, { of: namedIn(one.type) });
      return rest(walk, one, ...one.names);
    case "actors": case "relation":
      define(everywhere(walk), one.kind === "actors" ? "side" : "relation", one.name, one, one, { of: namedIn(one.type) });
      return rest(walk, one, one.name);
    case "setting": return;
    case "row": return row(walk, one, parent);
    default: return rest(walk, it);
  }
}

function contextOf(parent: Node, key: string): Context {
  if (key === "label") return "label";
  if (parent.kind === "says") return "said";
  if (parent.kind === "call" && key === "check") return "rule";
  if (parent.kind === "around" && key === "name") return "rule";
  return "value";
}

function namedIn(type: ast.TypeNode | undefined): string | null {
  return type?.kind === "named-type" ? type.name.text : null;
}
function textOf(slot: ast.NameSlot): string | null {
  return slot.kind === "name" ? slot.text : null;
}

/** Cells: which of them name something, and which hold values. */
function row(walk: Walk, it: ast.Row, parent: Node): void {
  const owner = parent as unknown as ast.Scale | ast.Table | ast.Collection | ast.Entry | ast.Translation | ast.Sheet | ast.Example;
  const all = owner.kind === "collection" ? owner.members : "rows" in owner ? owner.rows : "lines" in owner ? owner.lines : [];
  const header = all.filter((one): one is ast.Row => one.kind === "row" && one.header && one.span.start <= it.span.start).at(-1);
  const isCross = owner.kind === "collection" && owner.by !== undefined && owner.across !== undefined;
  it.cells.forEach((cell, column) => {
    if (it.header) return cell.name === undefined || (isCross && column === 0) ? undefined : use(walk, cell.name, "column");
    const names = owner.kind === "collection" ? (isCross ? column > 0 : column === 0) : owner.kind === "scale" || owner.kind === "choice" ? column === 1 : false;
    if (names) return define(everywhere(walk), owner.kind === "collection" ? "entry" : "step", cell.name, it, isCross ? cell : it, { short: cell.short });
    if (owner.kind === "translation") return column === 0 ? use(walk, cell.name, "head") : undefined;
    if (isCross) return use(walk, cell.name, "value");
    if ((owner.kind === "collection" || owner.kind === "scale") && !isDeclared(owner, header?.cells[column])) return;
    for (const pattern of cell.patterns ?? []) visit(walk, pattern, it as unknown as Node, "patterns");
  });
}

/** Whether a column holds values: an `each` is called so, and it is no text. */
function isDeclared(owner: ast.Collection | ast.Scale, header: ast.Cell | undefined): boolean {
  const list: readonly (ast.Member | ast.EachField)[] = owner.kind === "collection" ? owner.members : owner.each;
  const each = list.find((one): one is ast.EachField => one.kind === "each" && one.head?.name.kind === "name" && [one.head.name.text, one.head.short?.text].includes(header?.name?.text));
  return each !== undefined && !(each.type?.kind === "word-type" && each.type.word === "text");
}
