/**
 * Relations of a conflict: a value between every two members of a side, written down or calculated.
 *
 * Invariant: `opposite` starts at 0, so that both ways round agree from the beginning; a calculated relation names its two members.
 */
import type * as ast from "../syntax/ast.ts";
import { matchArguments } from "./args.ts";
import { named } from "./named.ts";
import { fit } from "./read.ts";
import type { Scope } from "./scope.ts";
import type { ConflictSymbol, RelationSymbol, SideSymbol } from "./symbols.ts";
import { typeOf } from "./type-node.ts";
import type { Expr, Relation, RelationExpr, Type } from "./types.ts";
import { interval, isNumeric, listOf, number } from "./typing.ts";
import { unknownName } from "./visible.ts";
import { at, idOf, lazy, report, silent } from "./world.ts";

type Node = ast.Relation | ast.Field;
type Sides = () => readonly SideSymbol[] | undefined;

/** `X(A: S, B: S) = e` in a conflict is a calculated relation. */
export function isRelation(member: ast.Member): member is Node {
  return member.kind === "relation" || (member.kind === "field" && member.params.length > 0);
}

export function relationsOf(node: ast.Conflict, conflict: string, sides: Sides, scope: () => Scope): ReadonlyMap<string, RelationSymbol> {
  const found = new Map<string, RelationSymbol>();
  for (const member of node.members) {
    if (!isRelation(member)) continue;
    const name = member.kind === "relation" ? member.name : member.head.name;
    if (name.kind === "missing") continue;
    if (found.has(name.text)) report(scope().frame, "duplicate-name", name.span, { name: name.text });
    const between = lazy(() => (member.kind === "relation" ? sideNamed(member.between, sides, scope()) : sideOfBoth(member, sides, scope())), () => undefined);
    const circle = (): undefined => report(scope().frame, "circular-value", name.span, { name: name.text });
    const value = lazy(() => calculated(member, between, scope()), circle);
    const type = lazy(() => typed(member, value, scope()), circle);
    found.set(name.text, { id: idOf("relation", conflict, name.text), name: name.text, span: name.span, node: member, between, type, value });
  }
  return found;
}

function sideNamed(name: ast.NameSlot, sides: Sides, scope: Scope): SideSymbol | undefined {
  const all = sides();
  if (name.kind === "missing" || all === undefined) return silent(scope.frame);
  return all.find((one) => one.name === name.text) ?? unknownName(scope, name, all.map((one) => one.name));
}
/** Both parameters are members of the same side. */
function sideOfBoth(node: ast.Field, sides: Sides, scope: Scope): SideSymbol | undefined {
  const all = sides();
  const types = node.params.map((param) => (param.type === undefined ? undefined : typeOf(param.type, scope)));
  if (all === undefined || types.includes(undefined)) return silent(scope.frame);
  const [first, second] = types;
  const side = all.find((one) => first?.kind === "sheet" && one.sheet.id === first.sheet);
  const same = types.length === 2 && second?.kind === "sheet" && second.sheet === side?.sheet.id;
  return side !== undefined && same ? side : report(scope.frame, "mismatched-relation", node.span, {});
}

function typed(node: Node, value: () => Expr | undefined, scope: Scope): Type | undefined {
  if (node.kind === "field" && node.replace) return report(scope.frame, "unknown-target", node.span, { word: "replace", name: nameOf(node) });
  const type = node.type === undefined ? value()?.type : typeOf(node.type, scope);
  if (type === undefined) return silent(scope.frame);
  const isStored = node.value === undefined;
  if (isStored && (!isNumeric(type) || type.kind === "fraction")) return report(scope.frame, "mismatched-type", node.span, { expected: { de: "eine ganze Zahl", en: "a whole number" }, found: { de: "etwas anderes", en: "something else" } });
  if (isStored && type.kind === "number" && (type.low === null || type.high === null)) return report(scope.frame, "missing-range", node.type?.span ?? node.span, { name: nameOf(node) });
  if (isStored && node.kind === "relation" && node.opposite && type.kind === "number" && type.low !== -(type.high ?? 0)) return report(scope.frame, "mismatched-opposite", node.span, {});
  return type;
}
const nameOf = (node: Node): string => {
  const name = node.kind === "relation" ? node.name : node.head.name;
  return name.kind === "name" ? name.text : "";
};

function calculated(node: Node, between: () => SideSymbol | undefined, scope: Scope): Expr | undefined {
  if (node.value === undefined) return silent(scope.frame);
  if (node.kind === "relation") return report(scope.frame, "mismatched-relation", node.span, {});
  const side = between();
  if (side === undefined) return silent(scope.frame);
  const locals = new Map(scope.locals);
  const type: Type = { kind: "sheet", sheet: side.sheet.id };
  for (const { name } of node.params) {
    if (name.kind === "missing") return silent(scope.frame);
    locals.set(name.text, { kind: "role", type, expr: { kind: "role", name: name.text, type }, span: name.span, call: null });
  }
  const wanted = node.type === undefined ? null : (typeOf(node.type, scope) ?? null);
  const within: Scope = { ...scope, locals };
  const value = scope.resolve.expr(node.value, within, wanted);
  return value === undefined ? undefined : fit(value, wanted ?? number(null, null), within, node.value.span, node.value);
}

export function relationOf(symbol: RelationSymbol, scope: Scope): Relation | undefined {
  const { node } = symbol;
  const [between, type] = [symbol.between(), symbol.type()];
  if (between === undefined || type === undefined) return silent(scope.frame);
  const head: ast.Head = node.kind === "field" ? node.head : { kind: "head", name: node.name, short: undefined, formerly: [], span: node.span };
  const about = { id: symbol.id, ...named(head, null, scope, [], node.meta), between: between.name, type };
  if (node.value !== undefined) {
    const value = symbol.value();
    const [first, second] = node.kind === "field" ? node.params.map((param) => (param.name.kind === "name" ? param.name.text : "")) : [];
    if (value === undefined || first === undefined || second === undefined) return silent(scope.frame);
    return at(scope.frame.world, { ...about, opposite: false, start: null, calculated: { names: [first, second], value } } satisfies Relation, node.span);
  }
  const start = startOf(node, type, scope);
  const opposite = node.kind === "relation" && node.opposite;
  if (start === undefined) return silent(scope.frame);
  const [low, high] = interval(start);
  if (opposite && (low !== 0 || high !== 0)) return report(scope.frame, "mismatched-opposite", node.span, {});
  return at(scope.frame.world, { ...about, opposite, start, calculated: null } satisfies Relation, node.span);
}
function startOf(node: Node, type: Type, scope: Scope): Expr | undefined {
  const zero: Expr = { kind: "number", value: 0, type: number(0, 0) };
  if (node.kind === "field") return node.start?.kind === "starts-at" ? fitted(node.start.value, type, scope) : report(scope.frame, "mismatched-relation", node.span, {});
  return node.start === undefined ? (fit(zero, type, scope, node.span, null) ?? undefined) : fitted(node.start, type, scope);
}
function fitted(node: ast.Expr, type: Type, scope: Scope): Expr | undefined {
  const value = scope.resolve.expr(node, scope, type);
  return value === undefined ? undefined : fit(value, type, scope, node.span, node);
}

// ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The relation of this name of the conflict at hand. */
export function relationHere(name: string, scope: Scope): { readonly symbol: RelationSymbol; readonly conflict: Expr } | undefined {
  const symbol = scope.conflict?.symbol.relations.get(name);
  return symbol === undefined || scope.conflict === null ? undefined : { symbol, conflict: scope.conflict.expr };
}
/** The conflict that has a relation of this name, for who asks outside of it. */
export function conflictWith(name: string, scope: Scope): ConflictSymbol | undefined {
  return [...scope.frame.world.symbols.kinds.values()].find((one): one is ConflictSymbol => one.kind === "conflict" && one.relations.has(name));
}

export function relationExpr(node: ast.Apply, symbol: RelationSymbol, conflict: Expr, scope: Scope): Expr | undefined {
  const [between, type] = [symbol.between(), symbol.type()];
  if (between === undefined || type === undefined) return silent(scope.frame);
  const sheet: Type = { kind: "sheet", sheet: between.sheet.id };
  const single = node.args.length === 1;
  const names = symbol.node.kind === "field" ? symbol.node.params.map((param) => (param.name.kind === "name" ? param.name.text : "")) : ["", ""];
  const params = (single ? names.slice(0, 1) : names).map((name) => ({ name, type: sheet, usually: null }));
  const matched = matchArguments(node.args, params, symbol.name, scope, node.span);
  const members = matched?.map((one) => {
    const raw = one === null ? undefined : scope.resolve.expr(one, scope, sheet);
    return raw === undefined || one === null ? undefined : fit(raw, sheet, scope, one.span, one);
  });
  const [a, b] = members ?? [];
  if (a === undefined || (!single && b === undefined)) return silent(scope.frame);
  const read = { kind: "relation", conflict, relation: symbol.id, a, b: b ?? null, type: b === undefined ? listOf(type, Math.max(0, between.least - 1), between.most === null ? null : Math.max(0, between.most - 1)) : type } satisfies RelationExpr;
  return at(scope.frame.world, read, node.span);
}
