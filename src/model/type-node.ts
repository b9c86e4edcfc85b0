/**
 * Written types: `0..6`, `list of skill`, `one of a, b or c`, `T or none`.
 *
 * Invariant: the type is static; an end that is calculated stands beside it, and its interval is in the type.
 */
import { unreachable } from "../base/never.ts";
import type * as ast from "../syntax/ast.ts";
import { chosenFields } from "./field-choice.ts";
import { printExpr } from "./print.ts";
import { numeric, unitName } from "./read.ts";
import { rounded, withUnit } from "./repair.ts";
import { idOf, noMeta, report, silent } from "./world.ts";
import type { Scope } from "./scope.ts";
import type { CatalogueSymbol, CollectionSymbol, Symbol } from "./symbols.ts";
import type { Expr, Id, Scale, Type } from "./types.ts";
import { interval, join, listOf, number, optional, unitOf } from "./typing.ts";
import { collectionsOf, scaleById, stepExpr, unknownName } from "./visible.ts";

export interface Typed { readonly type: Type; readonly low: Expr | null; readonly high: Expr | null }

export const longestList = 1000;

export function typeOf(node: ast.TypeNode, scope: Scope): Type | undefined {
  return typed(node, scope)?.type;
}

export function typed(node: ast.TypeNode, scope: Scope): Typed | undefined {
  switch (node.kind) {
    case "missing": return silent(scope.frame);
    case "word-type": return plain(wordType(node, scope));
    case "named-type": return plain(namedType(node.name, scope));
    case "range-type": return rangeType(node, scope);
    case "one-of-type": return plain(oneOf(node, scope));
    case "list-type": return plain(listType(node, scope));
    case "slots-type": return report(scope.frame, "misplaced-slots", node.span, {});
    case "either-type": return either(node, scope);
    default: return unreachable(node);
  }
}
function plain(type: Type | undefined): Typed | undefined {
  return type === undefined ? undefined : { type, low: null, high: null };
}

const collectionWords: Readonly<Record<string, readonly string[]>> = { attribute: ["attributes"], talent: ["talents"], skill: ["skills"], trait: ["traits"], value: ["values"] };

function wordType(node: ast.WordType, scope: Scope): Type | undefined {
  switch (node.word) {
    case "number": return number(null, null);
    case "fraction": return { kind: "fraction", unit: null };
    case "text": return { kind: "text" };
    case "yes/no": return { kind: "yes-no" };
    case "dice": return { kind: "dice" };
    case "none": return report(scope.frame, "mismatched-type", node.span, { expected: { de: "ein Typ neben none", en: "a type beside none" }, found: { de: "none allein", en: "none alone" } });
    case "condition": return report(scope.frame, "unsupported-reference", node.span, { collections: ["condition"] });
    case "attribute": case "talent": case "skill": case "trait": case "value": {
      const words = collectionWords[node.word] ?? [];
      const all = collections(scope).filter((one) => words.includes(one.node.word));
      if (all.length === 0) return scope.frame.world.openNames ? silent(scope.frame) : report(scope.frame, "unknown-name", node.span, { name: node.word });
      return { kind: "entry", collections: all.map((one) => one.id) };
    }
    case "feat": case "weapon": case "item": case "spell": case "thing": {
      const word = `${node.word}s`;
      const all = [...scope.frame.world.symbols.byId.values()].filter((one): one is CatalogueSymbol => one.kind === "catalogue" && (one.node.word === word || node.word === "thing"));
      if (all.length === 0) return scope.frame.world.openNames ? silent(scope.frame) : report(scope.frame, "unknown-name", node.span, { name: node.word });
      return { kind: "thing", catalogues: all.map((one) => one.id) };
    }
    default: return unreachable(node.word);
  }
}
/** Of the acting sheet, else all there are. */
function collections(scope: Scope): readonly CollectionSymbol[] {
  const { world } = scope.frame;
  const own = scope.self === null ? [] : collectionsOf(scope.self.sheet, world).filter((one) => one.keys === undefined);
  if (own.length > 0) return own;
  return [...world.symbols.byId.values()].filter((one): one is CollectionSymbol => one.kind === "collection" && one.keys === undefined);
}

export function namedType(name: ast.Name, scope: Scope): Type | undefined {
  const { kinds, rules, entries } = scope.frame.world.symbols;
  const symbol = kinds.get(name.text);
  if (symbol !== undefined) return typeOfKind(symbol, scope);
  if (rules.get(name.text)?.kind === "refused") return silent(scope.frame);
  if (rules.has(name.text) || entries.has(name.text)) return report(scope.frame, "mismatched-type", name.span, { expected: { de: "ein Typ", en: "a type" }, found: { de: `„${name.text}“`, en: `"${name.text}"` } });
  return unknownName(scope, name, kinds.keys());
}

function typeOfKind(symbol: Symbol, scope: Scope): Type | undefined {
  switch (symbol.kind) {
    case "scale": {
      const scale = symbol.value();
      return scale === undefined ? silent(scope.frame) : scaleType(scale);
    }
    case "sheet": return { kind: "sheet", sheet: symbol.id };
    case "collection": return { kind: "entry", collections: [symbol.id] };
    case "catalogue": return { kind: "thing", catalogues: [symbol.id] };
    default: return silent(scope.frame);
  }
}

export function scaleType(scale: Scale): Type {
  const type: Type = { kind: "step", scale: scale.id, low: Math.min(...scale.steps.map((step) => step.low)), high: Math.max(...scale.steps.map((step) => step.high)) };
  return scale.none === null ? type : optional(type);
}

function oneOf(node: ast.OneOfType, scope: Scope): Type | undefined {
  const names = node.names.filter((name) => name.kind === "name");
  if (names.length < node.names.length) return silent(scope.frame);
  const twice = names.find((name, index) => names.findIndex((other) => other.text === name.text) < index);
  if (twice !== undefined) return report(scope.frame, "duplicate-name", twice.span, { name: twice.text });
  if (node.of !== undefined) return fieldChoice(node, names, scope);
  return scaleType(anonymousChoice(names.map((name) => name.text), node, scope));
}

function fieldChoice(node: ast.OneOfType, names: readonly ast.Name[], scope: Scope): Type | undefined {
  const { of } = node;
  if (of?.kind !== "name") return silent(scope.frame);
  const fields = chosenFields(names, of, scope);
  if (fields === undefined) return undefined;
  const choice = anonymousChoice(fields.map((field) => field.name), node, scope, of.text);
  scope.frame.world.fieldChoices.set(choice.id, { of, fields });
  return scaleType(choice);
}

/** Equal lists of words are one choice. `of`: they are fields, which mean themselves everywhere else. */
export function anonymousChoice(names: readonly string[], node: { readonly span: ast.Name["span"] }, scope: Scope, of: string | null = null): Scale {
  const { world } = scope.frame;
  const name = names.join(", ") + (of === null ? "" : ` of ${of}`);
  const id = idOf("scale", `(${name})`);
  const found = world.anonymous.get(id);
  if (found !== undefined) return found;
  const steps = names.map((step, index) => ({ name: step, low: index, high: index, values: [], ...noMeta }));
  const scale: Scale = { id, name, short: null, formerly: [], helper: true, group: [], ordered: false, anonymous: true, steps, none: null, success: null, columns: [], ...noMeta };
  world.anonymous.set(id, scale);
  world.ids.set(id, node.span);
  if (of === null) for (const step of names) world.symbols.steps.set(step, [...new Set([...(world.symbols.steps.get(step) ?? []), id])]);
  return scale;
}

function listType(node: ast.ListType, scope: Scope): Type | undefined {
  const of = typeOf(node.of, scope);
  const least = Number(node.least?.text ?? 0);
  const most = node.most === undefined ? null : Number(node.most.text);
  if (of === undefined) return undefined;
  if (least > longestList || (most ?? 0) > longestList) return report(scope.frame, "too-large-list", node.span, { limit: longestList });
  if (most !== null && most < least) return report(scope.frame, "out-of-range-length", node.span, { count: most, least, most });
  return listOf(of, least, most);
}

function either(node: ast.EitherType, scope: Scope): Typed | undefined {
  const none = node.types.some((type) => type.kind === "word-type" && type.word === "none");
  const parts = node.types.filter((type) => type.kind !== "word-type" || type.word !== "none").map((type) => typed(type, scope));
  const [first, ...rest] = parts;
  if (first === undefined || rest.includes(undefined)) return silent(scope.frame);
  let type = first.type;
  for (const part of rest) {
    const both = part === undefined ? undefined : join(type, part.type);
    if (both === undefined || (both.kind !== "entry" && both.kind !== "thing")) return report(scope.frame, "unsupported-reference", node.span, { collections: ["or"] });
    type = both;
  }
  return { type: none ? optional(type) : type, low: first.low, high: first.high };
}

function rangeType(node: ast.RangeType, scope: Scope): Typed | undefined {
  const scale = sharedScale(node.low, node.high, scope);
  const low = bound(node.low, scale, scope);
  const high = bound(node.high, scale, scope);
  if (low === undefined || high === undefined) return silent(scope.frame);
  const [from, to] = [low === null ? -Infinity : interval(low)[0], high === null ? Infinity : interval(high)[1]];
  if (low !== null && high !== null && unitOf(low.type) !== unitOf(high.type)) return report(scope.frame, "mismatched-unit", node.span, { left: unitName(low.type), right: unitName(high.type) }, withUnit({ type: low.type, node: node.low }, { type: high.type, node: node.high }));
  if (from > to) return report(scope.frame, "out-of-range-bounds", node.span, { low: from, high: to });
  const step = [low, high].find((one) => one?.type.kind === "step")?.type;
  const unit = unitOf(low?.type ?? high?.type ?? number(null, null));
  const type: Type = step?.kind === "step"
    ? { ...step, ...clipped(step.scale, from, to, scope) }
    : number(Number.isFinite(from) ? from : null, Number.isFinite(to) ? to : null, unit);
  return { type, low: calculated(low), high: calculated(high) };
}
function clipped(scale: Id, from: number, to: number, scope: Scope): { readonly low: number; readonly high: number } {
  const steps = scaleById(scale, scope.frame.world)?.steps ?? [];
  return { low: Math.max(from, Math.min(...steps.map((one) => one.low))), high: Math.min(to, Math.max(...steps.map((one) => one.high))) };
}
/** An end that is one number for ever stands in the type alone. */
function calculated(expr: Expr | null): Expr | null {
  if (expr === null) return null;
  const [low, high] = interval(expr);
  return low === high ? null : expr;
}

function bound(node: ast.Expr | undefined, scale: Scale | undefined, scope: Scope): Expr | null | undefined {
  if (node === undefined) return null;
  if (node.kind === "name" && scale !== undefined) {
    const step = stepExpr(scale, node.text);
    if (step !== undefined) return step;
  }
  const expr = scope.resolve.expr(node, scope, number(null, null));
  const value = expr === undefined ? undefined : numeric(expr, scope, node.span, node);
  if (value?.type.kind === "fraction") return report(scope.frame, "mismatched-number", node.span, { expression: printExpr(node), value: "1/2" }, rounded(node.span));
  return value;
}

/** The one scale that has both names, for `schlecht..sehr gut`. */
function sharedScale(low: ast.Expr | undefined, high: ast.Expr | undefined, scope: Scope): Scale | undefined {
  const { steps } = scope.frame.world.symbols;
  const of = (node: ast.Expr | undefined): readonly Id[] | undefined => (node?.kind === "name" ? steps.get(node.text) : undefined);
  const [a, b] = [of(low), of(high)];
  const both = a === undefined ? b : b === undefined ? a : a.filter((id) => b.includes(id));
  return both?.length === 1 ? scaleById(both[0] ?? "", scope.frame.world) : undefined;
}
