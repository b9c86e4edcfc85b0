/**
 * Arguments of tables, formulas, checks and cascades: by place or by name, with the usual values filled in.
 *
 * Invariant: what comes back has one expression for each parameter, in header order, each fitting its type.
 */
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";
import { printExpr } from "./print.ts";
import { fit } from "./read.ts";
import type { Scope } from "./scope.ts";
import type { Expr, Type } from "./types.ts";
import { interval, isNumeric, withoutNone } from "./typing.ts";
import { unknownName } from "./visible.ts";
import { report, silent, type World } from "./world.ts";

export interface Parameter { readonly name: string; readonly type: Type; readonly usually: Expr | null }

/** The arguments as written, each with its parameter; not yet fitted. Undefined: reported. */
export function matchArguments(
  nodes: readonly ast.Argument[], params: readonly Parameter[], name: string, scope: Scope, span: Span,
): readonly (ast.Expr | null)[] | undefined {
  const found: (ast.Expr | null)[] = params.map(() => null);
  let next = 0;
  let wrong = false;
  for (const node of nodes) {
    const index = node.label === undefined ? next++ : indexOf(node.label, params, scope);
    if (index === undefined) {
      wrong = true;
      continue;
    }
    if (index >= params.length) return report(scope.frame, "mismatched-arguments", span, { name, expected: params.length, found: nodes.length });
    if (found[index] !== null) {
      wrong = true;
      report(scope.frame, "duplicate-name", node.span, { name: params[index]?.name ?? "" });
    }
    found[index] = node.value;
  }
  for (const [index, value] of found.entries()) {
    const param = params[index];
    if (value !== null || param === undefined || param.usually !== null || wrong) continue;
    wrong = true;
    report(scope.frame, "missing-argument", span, { name, parameter: param.name });
  }
  return wrong ? silent(scope.frame) : found;
}

function indexOf(label: ast.Expr, params: readonly Parameter[], scope: Scope): number | undefined {
  if (label.kind === "missing") return silent(scope.frame);
  if (label.kind !== "name") return report(scope.frame, "unknown-name", label.span, { name: printExpr(label) });
  const index = params.findIndex((param) => param.name === label.text);
  return index >= 0 ? index : unknownName(scope, label, params.map((param) => param.name));
}

/** Matched and fitted arguments. `self`: whose sheet the callee acts for, as seen here. */
export function argumentsOf(
  nodes: readonly ast.Argument[], params: readonly Parameter[], name: string, scope: Scope, span: Span, self: Expr | null,
): readonly Expr[] | undefined {
  const matched = matchArguments(nodes, params, name, scope, span);
  if (matched === undefined) return undefined;
  const values = params.map((param, index) => {
    const node = matched[index] ?? null;
    if (node === null) return param.usually;
    const expr = scope.resolve.expr(node, scope, param.type);
    const fitted = expr === undefined ? undefined : fit(expr, param.type, scope, node.span, node);
    return fitted === undefined ? undefined : taken(fitted, param.type, scope, node);
  });
  if (values.some((value) => value === undefined || value === null)) return silent(scope.frame);
  return fillUsual(values as readonly Expr[], params, self, scope.frame.world);
}

/**
 * A number that is given or asked for may be any of its range when it is handed on, and an example runs with all that its variable can be:
 * the one called must take all of it.
 */
export function taken(expr: Expr, type: Type, scope: Scope, node: ast.Expr): Expr | undefined {
  const wanted = withoutNone(type);
  const kind = expr.kind === "local" ? scope.locals.get(expr.name)?.kind : undefined;
  const isWhole = kind === "variable" || ((kind === "given" || kind === "ask") && expr.type.kind === "number");
  if (!isWhole || !isNumeric(expr.type) || (wanted.kind !== "number" && wanted.kind !== "step")) return expr;
  const [low, high] = interval(expr);
  if (low >= (wanted.low ?? -Infinity) && high <= (wanted.high ?? Infinity)) return expr;
  return report(scope.frame, "out-of-range-value", node.span, { value: `${printExpr(node)} (${low}..${high})`, range: `${wanted.low ?? "…"}..${wanted.high ?? "…"}` });
}

/** Usual values speak of earlier parameters and of the callee's sheet: both are put in. */
export function fillUsual(values: readonly Expr[], params: readonly Parameter[], self: Expr | null, world: World): readonly Expr[] {
  const known = new Map<string, Expr>();
  return values.map((value, index) => {
    const param = params[index];
    const filled = param !== undefined && value === param.usually ? substitute(value, known, self, world) : value;
    if (param !== undefined) known.set(param.name, filled);
    return filled;
  });
}

/** The expression with names and the acting sheet replaced. */
export function substitute(expr: Expr, locals: ReadonlyMap<string, Expr>, self: Expr | null, world: World): Expr {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    const node = value as Expr;
    if (node.kind === "local" && locals.has(node.name)) return locals.get(node.name);
    if (node.kind === "self" && self !== null) return self;
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, key === "type" ? inside : walk(inside)]));
  };
  const result = walk(expr) as Expr;
  const span = world.spans.get(expr);
  if (span !== undefined && !world.spans.has(result)) world.spans.set(result, span);
  return result;
}
