/**
 * Checks, actions, moves and procedures; cascades; formulas: their headers and bodies.
 *
 * Invariant: a rule that gives something ends on every path in a result.
 */
import type * as ast from "../syntax/ast.ts";
import { blockOf, flowOf, type Flow, type Resolved } from "./block.ts";
import { argumentsOf } from "./args.ts";
import { placeOf } from "./place.ts";
import { declareLocal } from "./local.ts";
import { named } from "./named.ts";
import { as, fit } from "./read.ts";
import { inner, noWords, type Scope } from "./scope.ts";
import { type ConflictSymbol, type RoleSymbol, type SheetSymbol, isCalculated } from "./symbols.ts";
import { namedType, typeOf } from "./type-node.ts";
import type { Block, Cascade, Check, Expr, Formula, Given, Id, Param, Role, Stage, Type } from "./types.ts";
import { itemType, inWords, withoutNone } from "./typing.ts";
import { at, blinded, meta, report, silent } from "./world.ts";
import { unknownName } from "./visible.ts";

/** The role of a header; the short form makes the sheet's name the role. */
export function roleOf(node: ast.Role, scope: Scope): RoleSymbol | undefined {
  if (node.sheet.kind === "missing" || node.role?.kind === "missing") return silent(scope.frame);
  const sheet = sheetNamed(node.sheet, scope);
  return sheet === undefined ? undefined : { name: (node.role ?? node.sheet).text, sheet };
}
export function sheetNamed(name: ast.NameSlot, scope: Scope): SheetSymbol | undefined {
  if (name.kind === "missing") return silent(scope.frame);
  const { kinds } = scope.frame.world.symbols;
  const symbol = kinds.get(name.text);
  if (symbol?.kind === "sheet") return symbol;
  if (symbol?.kind === "refused") return silent(scope.frame);
  const sheets = [...kinds.values()].filter((one) => one.kind === "sheet").map((one) => one.name);
  if (symbol === undefined) return unknownName(scope, name, sheets);
  return report(scope.frame, "mismatched-type", name.span, { expected: { de: "ein Bogen", en: "a sheet" }, found: { de: `„${name.text}“`, en: `"${name.text}"` } });
}

export function selfExpr(sheet: SheetSymbol): Expr {
  return { kind: "self", type: { kind: "sheet", sheet: sheet.id } };
}
function modelRole(role: RoleSymbol): Role {
  return { name: role.name, sheet: role.sheet.id };
}

/** A scope in which the roles of a header are visible. */
export function rolesScope(scope: Scope, self: RoleSymbol | null, against: RoleSymbol | null, header: ast.Check | ast.Cascade | ast.Formula | ast.Tactic): Scope {
  const acting = self === null ? null : { sheet: self.sheet, expr: selfExpr(self.sheet) };
  const within: Scope = { ...scope, self: acting, locals: new Map(), known: new Set() };
  for (const role of [header.for, "against" in header ? header.against : undefined]) {
    const name = role?.role ?? role?.sheet;
    if (name?.kind === "name") within.locals.set(name.text, { kind: "role", type: undefined, expr: null, span: name.span, call: null });
  }
  if (header.for !== undefined && self === null) blinded(scope.frame);
  if (self !== null && acting !== null) within.locals.set(self.name, { kind: "role", type: acting.expr.type, expr: acting.expr, span: header.span, call: null });
  if (against !== null) {
    if (against.name === self?.name) report(scope.frame, "duplicate-name", header.span, { name: against.name });
    const type: Type = { kind: "sheet", sheet: against.sheet.id };
    within.locals.set(against.name, { kind: "role", type, expr: { kind: "role", name: against.name, type }, span: header.span, call: null });
  }
  return within;
}

/** Given values in header order; each is visible to the later ones. Called with a scope of their own. */
export function givensOf(nodes: readonly ast.Given[], scope: Scope): readonly Given[] | undefined {
  const givens = nodes.map((node) => givenOf(node, scope));
  return givens.includes(undefined) ? silent(scope.frame) : (givens as Given[]);
}
function givenOf(node: ast.Given, scope: Scope): Given | undefined {
  const { name } = node.head;
  const type = name.kind === "missing" ? silent(scope.frame) : node.type === undefined ? always(namedType(name, scope)) : parameterType(node.type, scope);
  const raw = node.usually === undefined || type === undefined ? null : scope.resolve.expr(node.usually, scope, type);
  const usually = raw === null || raw === undefined || type === undefined || node.usually === undefined ? raw : fit(raw, type, scope, node.usually.span, node.usually);
  const from = node.from === undefined || type === undefined ? null : fromOf(node.from, type, scope);
  const declared = declareLocal(scope, name, "given", type);
  if (declared === undefined || type === undefined || usually === undefined || from === undefined) return silent(scope.frame);
  return at(scope.frame.world, { name: declared, type, usually, from, ...meta(scope.frame, node.meta) } satisfies Given, node.span);
}
/** A parameter is there unless its type says "or none", also where the scale has a row for none. */
export function parameterType(node: ast.TypeNode, scope: Scope): Type | undefined {
  const type = typeOf(node, scope);
  return node.kind === "named-type" ? always(type) : type;
}
function always(type: Type | undefined): Type | undefined {
  return type === undefined ? undefined : withoutNone(type);
}
function fromOf(node: ast.Expr, type: Type, scope: Scope): Given["from"] | undefined {
  const list = scope.resolve.expr(node, scope, null);
  if (list === undefined) return undefined;
  const owner = list.kind === "field" ? list.owner : undefined;
  const role = owner?.kind === "role" || owner?.kind === "local" ? owner.name : owner?.kind === "self" ? selfName(scope) : undefined;
  if (list.kind !== "field" || role === undefined || list.type.kind !== "list" || withoutNone(type).kind !== "thing") return report(scope.frame, "unsupported-from", node.span, {});
  const item = itemType(list.type);
  const wanted = withoutNone(type);
  if (item.kind !== "thing" || wanted.kind !== "thing" || !wanted.catalogues.some((one) => item.catalogues.includes(one))) {
    return report(scope.frame, "mismatched-type", node.span, { expected: inWords(type), found: inWords(item) });
  }
  return { role, field: list.field };
}
function selfName(scope: Scope): string | undefined {
  return [...scope.locals].find(([, local]) => local.kind === "role" && local.expr?.kind === "self")?.[0];
}

export function checkOf(node: ast.Check, id: Id, header: { readonly self: RoleSymbol | null; readonly against: RoleSymbol | null; readonly conflict: ConflictSymbol | null; readonly givens: readonly Given[]; readonly gives: Type | null }, body: Resolved, scope: Scope): Check {
  return {
    id, ...named(node.head, node.flags, scope, [], node.meta), word: node.word,
    self: header.self === null ? null : modelRole(header.self),
    against: header.against === null ? null : modelRole(header.against),
    conflict: header.conflict === null ? null : { name: header.conflict.name, sheet: header.conflict.id },
    givens: header.givens, gives: header.gives, body: body.block,
  };
}

/** The body of a check, in a scope that has its roles and given values. */
export function checkBody(node: ast.Check, gives: Type | null, scope: Scope): { readonly body: Resolved; readonly flow: Flow } {
  const flow: Flow = { ...flowOf("check", gives, node.body), steps: node.word === "procedure" ? scope.frame.id : null };
  const body = blockOf(node.body, { ...scope, words: { ...noWords, modifiers: true } }, flow);
  return { body, flow };
}

/** The blocks before and after a check, each with names of its own; they see what is given, those after it the result. */
export function aroundOf(node: ast.Check, gives: Type | null, asked: Flow["asked"], scope: Scope): Pick<Check, "before" | "after"> {
  const blocks = (when: ast.Around["when"], result: Type | null): readonly Block[] =>
    (node.around ?? []).filter((one) => one.when === when).map((one) => blockOf(one.body, inner(scope, { words: { ...noWords, modifiers: true, result } }), { ...flowOf("check", null, one.body), asked, acted: when === "after" }).block);
  const [before, after] = [blocks("before", null), blocks("after", gives)];
  return { ...(before.length > 0 ? { before } : {}), ...(after.length > 0 ? { after } : {}) };
}

export function paramsOf(nodes: readonly ast.Param[], scope: Scope): readonly Param[] | undefined {
  const params = nodes.map((node) => {
    const type = parameterType(node.type, scope);
    const raw = node.usually === undefined || type === undefined ? null : scope.resolve.expr(node.usually, scope, type);
    const usually = raw === null || raw === undefined || type === undefined || node.usually === undefined ? raw : fit(raw, type, scope, node.usually.span, node.usually);
    const name = declareLocal(scope, node.name, "given", type);
    if (name === undefined || type === undefined || usually === undefined) return silent(scope.frame);
    return at(scope.frame.world, { name, type, usually, docs: [], clauses: [] } satisfies Param, node.span);
  });
  return params.includes(undefined) ? silent(scope.frame) : (params as Param[]);
}

/** `= e` is a block of one result. */
export function formulaBody(node: ast.Formula, type: Type, scope: Scope): Resolved | undefined {
  if (node.body !== undefined) {
    const body = blockOf(node.body, scope, flowOf("formula", type, node.body));
    if (!body.ends && !scope.frame.broken) report(scope.frame, "missing-result", node.head.span, { name: node.head.name.kind === "name" ? node.head.name.text : "" });
    return body;
  }
  const written = node.leftOpen ? node.usually : node.value;
  if (written === undefined && !node.leftOpen) return silent(scope.frame);
  const span = written?.span ?? node.head.span;
  const value = written === undefined ? at(scope.frame.world, { kind: "open", what: scope.frame.id, type } satisfies Expr, span) : as(written, type, scope);
  if (value === undefined) return undefined;
  const id = `${scope.frame.id}/#1`;
  scope.frame.world.ids.set(id, span);
  return { block: [at(scope.frame.world, { kind: "result", id, if: null, value, call: null, docs: [], clauses: [] } as const, span)], ends: true };
}

export function formulaOf(node: ast.Formula, id: Id, params: readonly Param[], self: RoleSymbol | null, type: Type, body: Resolved, scope: Scope): Formula {
  return { id, ...named(node.head, node.flags, scope, [], node.meta), params, self: self === null ? null : modelRole(self), type, body: body.block, ...(node.leftOpen ? { leftOpen: true } : {}) };
}

export function cascadeOf(node: ast.Cascade, id: Id, self: RoleSymbol, givens: readonly Given[], scope: Scope): Cascade | undefined {
  const stages = node.stages.map((stage) => stageOf(stage, self, scope));
  const end = node.atTheEnd === undefined ? { block: [] } : blockOf(node.atTheEnd, scope, flowOf("end", null, node.atTheEnd));
  if (stages.includes(undefined)) return silent(scope.frame);
  return { id, ...named(node.head, node.flags, scope, [], node.meta), self: modelRole(self), givens, stages: stages as Stage[], end: end.block };
}

function stageOf(node: ast.Stage, self: RoleSymbol, scope: Scope): Stage | undefined {
  const { target } = node;
  const clauses = meta(scope.frame, node.meta).clauses;
  const callee = target.kind === "apply" ? target.callee : target;
  const rule = callee.kind === "name" && !scope.locals.has(callee.text) ? scope.frame.world.symbols.rules.get(callee.text) : undefined;
  if (rule?.kind === "refused") return silent(scope.frame);
  if (rule?.kind === "cascade") {
    const [other, givens] = [rule.self(), rule.givens()];
    if (other === undefined || givens === undefined) return silent(scope.frame);
    if (fit(selfExpr(self.sheet), { kind: "sheet", sheet: other.sheet.id }, scope, node.span, null) === undefined) return undefined;
    const args = argumentsOf(target.kind === "apply" ? target.args : [], givens, rule.name, scope, node.span, selfExpr(self.sheet));
    return args === undefined ? undefined : at(scope.frame.world, { kind: "cascade", cascade: rule.id, args, clauses } satisfies Stage, node.span);
  }
  const value = scope.resolve.expr(target, scope, null);
  const place = value === undefined ? undefined : placeOf(value, scope, target);
  if (place === undefined) return undefined;
  const field = place.kind === "local" || place.kind === "level" || place.kind === "relation" ? undefined : scope.frame.world.symbols.fields.get(place.field);
  if (field === undefined || isCalculated(field.node)) return report(scope.frame, "misplaced-change", target.span, { name: target.kind === "name" ? target.text : "…" });
  return at(scope.frame.world, { kind: "place", place, clauses } satisfies Stage, node.span);
}
