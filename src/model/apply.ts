/**
 * Applications: a table, a formula, a scale of a number, a new sheet or thing.
 *
 * Invariant: applied to a list where one value is expected, it gives the list (section 5.5).
 */
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";
import { fillUsual, matchArguments, taken, type Parameter } from "./args.ts";
import { keyedExpr, keyedField } from "./keyed.ts";
import { makeExpr } from "./make.ts";
import { makeConflict } from "./make-conflict.ts";
import { memberOf } from "./name.ts";
import { printExpr } from "./print.ts";
import { fit, mapped, present, retype } from "./read.ts";
import { conflictWith, relationExpr, relationHere } from "./relation.ts";
import type { Scope } from "./scope.ts";
import { slotExpr, slotsField } from "./slots.ts";
import type { FieldSymbol, FormulaSymbol, ScaleSymbol, SheetSymbol, Symbol, TableSymbol } from "./symbols.ts";
import type { Expr, Type } from "./types.ts";
import { interval, inWords, number } from "./typing.ts";
import { conflictOfType, sheetsAbove, unknownName, visibleNames } from "./visible.ts";
import { report, silent } from "./world.ts";

export function applyExpr(node: ast.Apply, scope: Scope): Expr | undefined {
  const { callee } = node;
  if (callee.kind === "missing") return silent(scope.frame);
  if (callee.kind === "name") return named(node, callee, scope);
  if (callee.kind === "possessive" && callee.name.kind === "name") return owned(node, callee, callee.name, scope);
  return report(scope.frame, "unsupported-application", node.span, { name: printExpr(callee) });
}

function named(node: ast.Apply, name: ast.Name, scope: Scope): Expr | undefined {
  const { symbols } = scope.frame.world;
  const related = scope.locals.has(name.text) ? undefined : relationHere(name.text, scope);
  if (related !== undefined) return relationExpr(node, related.symbol, related.conflict, scope);
  const keyed = scope.self === null || scope.locals.has(name.text) ? undefined : keyedField(name.text, scope.self.sheet, scope.frame.world);
  if (keyed !== undefined && scope.self !== null) return keyedExpr(node, keyed, scope.self.expr, scope);
  if (takesPlaces(name.text, scope)) return silent(scope.frame);
  if (scope.locals.has(name.text)) return report(scope.frame, "unsupported-application", node.span, { name: name.text });
  const places = slotsField(name.text, scope.self?.expr, scope);
  if (places !== undefined && scope.self !== null) return placed(node, places, scope.self.expr, scope);
  const rule = symbols.rules.get(name.text);
  if (rule?.kind === "table") return lookup(node, rule, null, scope);
  if (rule?.kind === "formula") return formula(node, rule, null, scope);
  if (rule?.kind === "refused") return silent(scope.frame);
  if (rule?.kind === "check" || rule?.kind === "cascade") return report(scope.frame, "misplaced-call", node.span, { name: name.text });
  const kind = symbols.kinds.get(name.text);
  if (kind?.kind === "scale") return steps(node, kind, scope);
  if (kind?.kind === "sheet" || kind?.kind === "catalogue") return makeExpr(node, kind, null, scope);
  if (kind?.kind === "conflict") return makeConflict(node, kind, scope);
  if (kind?.kind === "refused") return silent(scope.frame);
  const entry = symbols.entries.get(name.text)?.find(({ owner }) => owner.kind === "catalogue");
  if (entry?.owner.kind === "catalogue") return makeExpr(node, entry.owner, entry.name, scope);
  if (scope.self?.sheet.fields.has(name.text) === true) return report(scope.frame, "unsupported-application", node.span, { name: name.text });
  const elsewhere = conflictWith(name.text, scope);
  if (elsewhere !== undefined) return report(scope.frame, "missing-conflict", node.span, { name: name.text, conflict: elsewhere.name });
  return unknownName(scope, name, visibleNames(scope));
}

function placed(node: ast.Apply, places: FieldSymbol, owner: Expr, scope: Scope): Expr | undefined {
  const made = slotExpr(node, places, owner, scope);
  return made === undefined ? undefined : present(made, scope, node.span);
}

/** A field with parameters, which was refused where it is declared. */
function takesPlaces(name: string, scope: Scope): boolean {
  return [...scope.frame.world.symbols.fields.values()].some((field) => field.name === name && field.node.params.length > 0);
}

function owned(node: ast.Apply, callee: ast.Possessive, name: ast.Name, scope: Scope): Expr | undefined {
  const rule = scope.frame.world.symbols.rules.get(name.text);
  if (conflictWith(name.text, scope) !== undefined) return ofConflict(node, callee, name, scope);
  if (rule?.kind === "refused") return silent(scope.frame);
  const owner = scope.resolve.expr(callee.owner, scope, null);
  const sheet = owner?.type.kind === "sheet" ? scope.frame.world.symbols.byId.get(owner.type.sheet) : undefined;
  const keyed = sheet?.kind === "sheet" ? keyedField(name.text, sheet, scope.frame.world) : undefined;
  if (keyed !== undefined && owner !== undefined) return keyedExpr(node, keyed, owner, scope);
  if (rule?.kind !== "formula" && takesPlaces(name.text, scope)) return silent(scope.frame);
  const places = owner === undefined ? undefined : slotsField(name.text, owner, scope);
  if (owner !== undefined && places !== undefined) return placed(node, places, owner, scope);
  if (rule?.kind !== "formula") return owner === undefined ? undefined : notApplied(node, owner, sheet, name, scope);
  return owner === undefined ? undefined : formula(node, rule, owner, scope);
}

/** What takes something in brackets: fields with parameters, slots, relations of the sheet. Another name is perhaps a misspelt one of these. */
function notApplied(node: ast.Apply, owner: Expr, sheet: Symbol | undefined, name: ast.Name, scope: Scope): undefined {
  const { world } = scope.frame;
  const known = sheet?.kind === "sheet" ? memberOf(sheet, owner, name.text, scope) : undefined;
  if (known !== "none" || sheet?.kind !== "sheet") return report(scope.frame, "unsupported-application", node.span, { name: name.text });
  const keyed = [...world.symbols.byId.values()].filter((one) => one.kind === "collection" && one.keys !== undefined).map((one) => one.name);
  const conflict = world.symbols.kinds.get(sheet.name);
  const relations = conflict?.kind === "conflict" ? [...conflict.relations.keys()] : [];
  const formulas = [...world.symbols.rules.values()].filter((one) => one.kind === "formula").map((one) => one.name);
  return unknownName(scope, name, [...keyed, ...relations, ...formulas, ...sheetsAbove(sheet).flatMap((one) => [...one.fields.keys()])]);
}

/** `Kampf's Dominanz(Anna, Bert)`. */
function ofConflict(node: ast.Apply, callee: ast.Possessive, name: ast.Name, scope: Scope): Expr | undefined {
  const conflict = scope.resolve.expr(callee.owner, scope, null);
  if (conflict === undefined) return undefined;
  const relation = conflictOfType(conflict.type, scope.frame.world)?.relations.get(name.text);
  if (relation === undefined) return report(scope.frame, "mismatched-type", callee.owner.span, { expected: { de: "ein Konflikt", en: "a conflict" }, found: inWords(conflict.type) });
  return relationExpr(node, relation, conflict, scope);
}

/** A table of which one column is meant, `CE-Schlüssel(Linke)'s links`; "none" if it is no such thing. */
export function columnExpr(node: ast.Possessive, scope: Scope): Expr | undefined | "none" {
  const call = node.owner;
  if (call.kind !== "apply" || call.callee.kind !== "name" || node.name.kind !== "name") return "none";
  const table = scope.frame.world.symbols.rules.get(call.callee.text);
  if (table?.kind !== "table") return "none";
  const gives = table.gives();
  if (gives === undefined) return silent(scope.frame);
  if (gives.length < 2) return "none";
  return lookup(call, table, node.name, scope);
}

function lookup(node: ast.Apply, table: TableSymbol, column: ast.Name | null, scope: Scope): Expr | undefined {
  const [keys, gives] = [table.keys(), table.gives()];
  if (keys === undefined || gives === undefined) return silent(scope.frame);
  if (column === null && gives.length > 1) return report(scope.frame, "missing-column", node.span, { name: table.name, columns: gives.map((one) => one.name) });
  const index = column === null ? 0 : gives.findIndex((one) => one.name === column.text);
  const type = gives[index]?.type;
  if (type === undefined) return column === null ? silent(scope.frame) : unknownName(scope, column, gives.map((one) => one.name));
  const params = keys.map((key) => ({ name: key.name, type: openEnds(key.type), usually: null }));
  return spread(node, params, table.name, scope, (args) => ({ kind: "lookup", table: table.id, keys: args, column: index, type }));
}
/** Whether a number has a row is the business of the check for gaps, which knows what can be reached. */
function openEnds(type: Type): Type {
  return type.kind === "number" ? number(null, null, type.unit) : type;
}

function formula(node: ast.Apply, rule: FormulaSymbol, owner: Expr | null, scope: Scope): Expr | undefined {
  const [params, self, type] = [rule.params(), rule.self(), rule.type()];
  if (params === undefined || self === undefined || type === undefined) return silent(scope.frame);
  const acting = self === null ? null : actor(owner, self.sheet, rule.name, scope, node.span);
  if (acting === undefined) return undefined;
  return spread(node, params, rule.name, scope, (args) => ({
    kind: "formula", formula: rule.id, self: acting, args: fillUsual(args, params, acting, scope.frame.world), type,
  }));
}

/** The sheet something acts for: the one named, else the acting one. */
export function actor(owner: Expr | null, sheet: SheetSymbol, name: string, scope: Scope, span: Span): Expr | undefined {
  const who = owner ?? scope.self?.expr ?? scope.actor ?? undefined;
  if (who === undefined && scope.frame.blind) return silent(scope.frame);
  if (who === undefined) return report(scope.frame, "missing-owner", span, { name });
  const type: Type = { kind: "sheet", sheet: sheet.id };
  return fit(who, type, scope, span, null);
}

/** Fits the arguments; the first list that meets a single parameter spreads the whole over its items. */
function spread(
  node: ast.Apply, params: readonly Parameter[], name: string, scope: Scope, make: (args: readonly Expr[]) => Expr,
): Expr | undefined {
  const matched = matchArguments(node.args, params, name, scope, node.span);
  if (matched === undefined) return undefined;
  const values = params.map((param, index) => {
    const argument = matched[index] ?? null;
    return argument === null ? (param.usually ?? undefined) : scope.resolve.expr(argument, scope, param.type);
  });
  if (values.some((value) => value === undefined)) return silent(scope.frame);
  const raw = values as readonly Expr[];
  const listed = raw.findIndex((value, index) => value.type.kind === "list" && !takesList(params[index]?.type));
  const fitted = (within: Scope, item: Expr | null): Expr | undefined => {
    const args = raw.map((value, index) => {
      const [param, argument] = [params[index], matched[index] ?? null];
      if (param === undefined || argument === null) return value;
      if (index === listed && item !== null) return fit(item, param.type, within, argument.span, null);
      const fitting = fit(value, param.type, within, argument.span, argument);
      return fitting === undefined ? undefined : taken(fitting, param.type, within, argument);
    });
    return args.some((value) => value === undefined) ? undefined : present(make(args as readonly Expr[]), within, node.span);
  };
  const list = raw[listed];
  if (list === undefined) return fitted(scope, null);
  return mapped(list, scope, node.span, (item, within) => fitted(within, item));
}
function takesList(type: Type | undefined): boolean {
  return type?.kind === "list" || (type?.kind === "optional" && type.of.kind === "list");
}

/** `Ereignis(Zufall)`: the step with this number. */
function steps(node: ast.Apply, symbol: ScaleSymbol, scope: Scope): Expr | undefined {
  const scale = symbol.value();
  if (scale === undefined) return silent(scope.frame);
  const [argument, ...more] = node.args;
  if (argument === undefined || more.length > 0) return report(scope.frame, "mismatched-arguments", node.span, { name: symbol.name, expected: 1, found: node.args.length });
  const lows = scale.steps.map((step) => step.low);
  const highs = scale.steps.map((step) => step.high);
  const type: Type = { kind: "step", scale: scale.id, low: Math.min(...lows), high: Math.max(...highs) };
  const value = scope.resolve.expr(argument.value, scope, type);
  if (value === undefined) return undefined;
  const fitted = fit(value, type, scope, argument.span, argument.value);
  if (fitted === undefined) return undefined;
  if (fitted.type.kind === "step" && fitted.type.scale !== scale.id) return report(scope.frame, "mismatched-type", argument.span, { expected: inWords(type), found: inWords(fitted.type) });
  const [low, high] = interval(fitted);
  return retype(fitted, { ...type, low: Math.max(type.low, low), high: Math.min(type.high, high) }, scope);
}
