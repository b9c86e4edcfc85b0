/**
 * Comparisons and tests: `is`, `<`, `has`, `in`, `succeeds`, and the same about all or any of a list.
 *
 * Invariant: both sides are of one kind; the names of steps on one side are found by the type of the other.
 */
import type { Span } from "../base/source.ts";
import type { Extra } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import { placeOf } from "./place.ts";
import { as, collectionsIn, given, isOrdered, mapped, mismatch, numeric, readOwn, unitName } from "./read.ts";
import { withUnit } from "./repair.ts";
import { facts, freshName, knowing, type Scope } from "./scope.ts";
import type { CompareExpr, Expr, Scale, StepExpr, Type } from "./types.ts";
import { inWords, isNumeric, join, number, stepIn, unitOf, withoutNone, yesNo, isConflictId } from "./typing.ts";
import { conflictOfType, scaleById, stepExpr, unknownName, visibleNames } from "./visible.ts";
import { at, report, silent } from "./world.ts";

type Operator = CompareExpr["op"];

export function compareExpr(node: ast.Compare, scope: Scope): Expr | undefined {
  const held = holdsExpr(node, scope);
  if (held !== "none") return held;
  if (node.operator === "has") {
    if (node.right.kind === "name" && !visibleNames(scope).includes(node.right.text)) return unknownName(scope, node.right, visibleNames(scope));
    return scope.frame.broken ? undefined : report(scope.frame, "mismatched-type", node.right.span, { expected: { de: "ein Zustand oder ein Ding", en: "a condition or a thing" }, found: { de: "etwas anderes", en: "something else" } });
  }
  const sides = bothSides(node.left, node.right, scope);
  return sides === undefined ? undefined : compared(node.operator, sides[0], sides[1], scope, node.span, node);
}

/** Both sides, each with the other's type as help: a bare step is resolved after what it is compared with. */
function bothSides(left: ast.Expr, right: ast.Expr, scope: Scope): readonly [Expr, Expr] | undefined {
  const isStep = (one: ast.Expr): boolean => one.kind === "name" && scope.frame.world.symbols.steps.has(one.text);
  if (left.kind === "name" && !isStep(right) && right.kind !== "word" && !scope.locals.has(left.text) && (scope.frame.world.symbols.steps.get(left.text)?.length ?? 0) > 0) {
    const b = scope.resolve.expr(right, scope, null);
    const a = b === undefined ? undefined : scope.resolve.expr(left, scope, hint(b, scope));
    return a === undefined || b === undefined ? undefined : [a, b];
  }
  const a = scope.resolve.expr(left, scope, null);
  if (a !== undefined && right.kind === "word" && right.word === "full") {
    const place = placeOf(a, scope, left);
    const end = place === undefined ? undefined : scope.resolve.expr(right, { ...scope, words: { ...scope.words, full: place } }, null);
    return end === undefined ? undefined : [a, end];
  }
  if (a === undefined) return undefined;
  const b = namesEnd(a, right, scope) ? endOf(a, right, scope) : scope.resolve.expr(right, scope, hint(a, scope));
  return b === undefined ? undefined : [a, b];
}

/** What is expected beside a value: for a reference also the type of its own value. */
function hint(expr: Expr, scope: Scope): Type {
  if (withoutNone(expr.type).kind !== "entry") return expr.type;
  const own = collectionsIn(expr, scope).map((one) => one.own?.type()).find((type) => type !== undefined && stepIn(type) !== null);
  return own ?? expr.type;
}

export function compared(op: Operator, a: Expr, b: Expr, scope: Scope, span: Span, node: ast.Compare | null): Expr | undefined {
  if (a.kind === "none" && b.kind !== "none") return compared(op, b, a, scope, span, node);
  if (b.kind === "none") return againstNone(op, a, b, scope, span);
  if (op !== "is" && op !== "is not") return ordered(op, a, b, scope, span, node);
  const [ta, tb] = [withoutNone(a.type), withoutNone(b.type)];
  if (ta.kind === "entry" && tb.kind === "entry") {
    if (a.kind === "entry" && b.kind === "entry") return report(scope.frame, "ambiguous-comparison", span, { left: a.entry, right: b.entry });
    return equal(op, a, b, scope, span);
  }
  if (ta.kind === "entry" || tb.kind === "entry") {
    const [x, y] = [ta.kind === "entry" ? readOwn(a, scope, span) : a, tb.kind === "entry" ? readOwn(b, scope, span) : b];
    return x === undefined || y === undefined ? undefined : compared(op, x, y, scope, span, node);
  }
  if (isNumeric(ta) && isNumeric(tb)) return numbersEqual(op, a, b, scope, span, node);
  if (b.kind === "step" && endsOf(ta, scope)?.id === b.scale) return endedAs(op, a, b, scope, span);
  if (join(ta, tb) === undefined) return mismatch(scope, node?.right.span ?? span, ta, b, node?.right ?? null);
  return equal(op, a, b, scope, span);
}

/** A step named beside a value of another scale: their numbers could be compared, but nobody means it. */
function isStray(a: Expr, b: Expr): boolean {
  const [ta, tb] = [withoutNone(a.type), withoutNone(b.type)];
  return ta.kind === "step" && tb.kind === "step" && ta.scale !== tb.scale && (a.kind === "step" || b.kind === "step");
}
function unitOfOther(a: Expr, b: Expr, node: ast.Compare | null): Extra {
  return withUnit({ type: withoutNone(a.type), node: node?.left }, { type: withoutNone(b.type), node: node?.right });
}

function numbersEqual(op: Operator, a: Expr, b: Expr, scope: Scope, span: Span, node: ast.Compare | null): Expr | undefined {
  const [ta, tb] = [withoutNone(a.type), withoutNone(b.type)];
  if (ta.kind === "step" && tb.kind === "step" && ta.scale !== tb.scale && (!isOrdered(ta.scale, scope) || !isOrdered(tb.scale, scope))) {
    return report(scope.frame, "mismatched-type", span, { expected: inWords(ta), found: inWords(tb) });
  }
  for (const [step, other] of [[ta, tb], [tb, ta]] as const) {
    if (step.kind === "step" && other.kind !== "step" && !isOrdered(step.scale, scope)) return report(scope.frame, "mismatched-type", span, { expected: inWords(step), found: inWords(other) });
  }
  if (isStray(a, b)) return report(scope.frame, "mismatched-type", node?.right.span ?? span, { expected: inWords(ta), found: inWords(tb) });
  if (unitOf(ta) !== unitOf(tb)) return report(scope.frame, "mismatched-unit", span, { left: unitName(ta), right: unitName(tb) }, unitOfOther(a, b, node));
  return equal(op, a, b, scope, span);
}

function equal(op: Operator, a: Expr, b: Expr, scope: Scope, span: Span): Expr {
  return at(scope.frame.world, { kind: "compare", op, a, b, type: yesNo }, span);
}

/** `X is none` holds if nothing was chosen or the chosen value is none; of a place of slots, if it is empty. */
function againstNone(op: Operator, a: Expr, none: Expr, scope: Scope, span: Span): Expr | undefined {
  if (op !== "is" && op !== "is not") return report(scope.frame, "unguarded-none", span, { name: "none" });
  const whole: Expr = equal(op, a, none, scope, span);
  if (withoutNone(a.type).kind !== "entry" || a.kind === "slot") return whole;
  const chosen = a.type.kind === "optional" ? ({ ...a, type: a.type.of } as Expr) : a;
  const owner = scope.frame.world.owners.get(a);
  if (owner !== undefined) scope.frame.world.owners.set(chosen, owner);
  if (collectionsIn(chosen, scope).every((one) => one.own?.type()?.kind !== "optional")) return whole;
  const value = readOwn(chosen, knowing(scope, []), span);
  if (value === undefined) return undefined;
  const own = equal(op, value, none, scope, span);
  if (a.type.kind !== "optional") return own;
  return at(scope.frame.world, { kind: "logic", op: op === "is" ? "or" : "and", a: whole, b: own, type: yesNo }, span);
}

function ordered(op: Operator, left: Expr, right: Expr, scope: Scope, span: Span, node: ast.Compare | null): Expr | undefined {
  const a = numeric(left, scope, node?.left.span ?? span, node?.left ?? null);
  const b = numeric(right, scope, node?.right.span ?? span, node?.right ?? null);
  if (a === undefined || b === undefined) return undefined;
  for (const side of [a, b]) {
    if (side.type.kind === "step" && !isOrdered(side.type.scale, scope)) return report(scope.frame, "mismatched-type", span, { expected: inWords(number(null, null)), found: inWords(side.type) });
  }
  if (isStray(a, b)) return report(scope.frame, "mismatched-type", node?.right.span ?? span, { expected: inWords(a.type), found: inWords(b.type) });
  if (unitOf(a.type) !== unitOf(b.type)) return report(scope.frame, "mismatched-unit", span, { left: unitName(a.type), right: unitName(b.type) }, unitOfOther(a, b, node));
  return at(scope.frame.world, { kind: "compare", op, a, b, type: yesNo }, span);
}

/** `Mira has Koma`, `Mira is Koma`, `Ada has Klettern`; "none" if the right side names no such thing. */
function holdsExpr(node: ast.Compare, scope: Scope): Expr | undefined | "none" {
  const { operator, right } = node;
  if ((operator !== "is" && operator !== "is not" && operator !== "has") || right.kind !== "name") return "none";
  const { symbols } = scope.frame.world;
  const rule = scope.locals.has(right.text) ? undefined : symbols.rules.get(right.text);
  const thing = symbols.entries.get(right.text)?.find(({ owner }) => owner.kind === "catalogue");
  if (rule?.kind !== "condition" && (operator !== "has" || thing === undefined)) return rule?.kind === "refused" ? silent(scope.frame) : "none";
  const owner = scope.resolve.expr(node.left, scope, null);
  if (owner === undefined) return undefined;
  // An end may have the name of a condition; a conflict has ends, and conditions have sheets.
  if (operator !== "has" && namesEnd(owner, right, scope)) return "none";
  if (owner.type.kind !== "sheet") return operator === "has" ? report(scope.frame, "mismatched-type", node.left.span, { expected: { de: "ein Bogen", en: "a sheet" }, found: inWords(owner.type) }) : "none";
  const holds: Expr = rule?.kind === "condition"
    ? { kind: "holds", owner, what: { kind: "condition", condition: rule.id }, type: yesNo }
    : { kind: "holds", owner, what: { kind: "thing", catalogue: thing?.owner.id ?? "", entry: thing?.name ?? "" }, type: yesNo };
  return negated(at(scope.frame.world, holds, node.span), operator === "is not", scope, node.span);
}
function negated(expr: Expr, negate: boolean, scope: Scope, span: Span): Expr {
  return negate ? at(scope.frame.world, { kind: "not", a: expr, type: yesNo }, span) : expr;
}

export function inExpr(node: ast.InTest, scope: Scope): Expr | undefined {
  const { set } = node;
  if (set.form === "one") {
    const list = scope.resolve.expr(set.low, scope, null);
    if (list === undefined) return undefined;
    const all = given(list, scope, set.span, set.low);
    if (all === undefined) return undefined;
    if (all.type.kind !== "list") {
      const value = scope.resolve.expr(node.value, scope, hint(all, scope));
      return value === undefined ? undefined : compared("is", value, all, scope, node.span, null);
    }
    const item = as(node.value, all.type.of, scope);
    return item === undefined ? undefined : at(scope.frame.world, { kind: "member", item, list: all, type: yesNo }, node.span);
  }
  const value = scope.resolve.expr(node.value, scope, null);
  if (value === undefined) return undefined;
  const low = set.form === "or-less" ? null : scope.resolve.expr(set.low, scope, hint(value, scope));
  const high = set.form === "or-more" ? null : scope.resolve.expr(set.high ?? set.low, scope, hint(value, scope));
  const above = low === null ? null : low === undefined ? undefined : ordered(">=", value, low, scope, node.span, null);
  const below = high === null ? null : high === undefined ? undefined : ordered("<=", value, high, scope, node.span, null);
  if (above === undefined || below === undefined) return silent(scope.frame);
  if (above === null || below === null) return above ?? below ?? silent(scope.frame);
  return at(scope.frame.world, { kind: "logic", op: "and", a: above, b: below, type: yesNo }, node.span);
}

/** `succeeds` and `fails`, by the step from which an outcome is a success. */
export function stateExpr(node: ast.StateTest, scope: Scope): Expr | undefined {
  if (node.test === "has ended") return endedExpr(node, scope);
  const value = scope.resolve.expr(node.value, scope, null);
  const a = value === undefined ? undefined : given(value, scope, node.value.span, node.value);
  if (a === undefined) return undefined;
  const scale = a.type.kind === "step" ? scaleById(a.type.scale, scope.frame.world) : undefined;
  if (scale === undefined) return report(scope.frame, "mismatched-type", node.value.span, { expected: { de: "ein Ergebnis mit Stufen", en: "a graded outcome" }, found: inWords(a.type) });
  if (scale.success === null) return report(scope.frame, "missing-success", node.span, { name: scale.name });
  return negated(at(scope.frame.world, { kind: "succeeds", a, scale: scale.id, type: yesNo }, node.span), node.test === "fails", scope, node.span);
}

function endedExpr(node: ast.StateTest, scope: Scope): Expr | undefined {
  const conflict = scope.resolve.expr(node.value, scope, null);
  if (conflict === undefined) return undefined;
  if (conflict.type.kind === "sheet" && isConflictId(conflict.type.sheet)) return at(scope.frame.world, { kind: "ended", conflict, as: null, type: yesNo }, node.span);
  return report(scope.frame, "mismatched-type", node.value.span, { expected: { de: "ein Konflikt", en: "a conflict" }, found: inWords(conflict.type) });
}

/** Behind a conflict a plain name is one of its ends, unless something at hand is called so. */
function namesEnd(conflict: Expr, right: ast.Expr, scope: Scope): right is ast.Name {
  return conflict.type.kind === "sheet" && isConflictId(conflict.type.sheet) && right.kind === "name" && !scope.locals.has(right.text);
}
function endOf(conflict: Expr, name: ast.Name, scope: Scope): Expr | undefined {
  const symbol = conflictOfType(conflict.type, scope.frame.world);
  if (symbol?.gives() === undefined) return silent(scope.frame);
  const scale = endsOf(conflict.type, scope);
  if (scale === undefined) return report(scope.frame, "missing-ending", name.span, { conflict: symbol.name, outcome: name.text });
  const step = stepExpr(scale, name.text);
  return step === undefined ? unknownName(scope, name, scale.steps.map((one) => one.name)) : at(scope.frame.world, step, name.span);
}
function endsOf(conflict: Type, scope: Scope): Scale | undefined {
  const outcomes = conflictOfType(conflict, scope.frame.world)?.gives() ?? null;
  const bare = outcomes === null ? null : withoutNone(outcomes);
  return bare?.kind === "step" ? scaleById(bare.scale, scope.frame.world) : undefined;
}
/** `Kampf is Sieg`: it has ended, and so. */
function endedAs(op: "is" | "is not", conflict: Expr, as: StepExpr, scope: Scope, span: Span): Expr {
  return negated(at(scope.frame.world, { kind: "ended", conflict, as, type: yesNo }, span), op === "is not", scope, span);
}

/** `all of L are Y`, `any of L is > 0`. */
export function allAnyExpr(node: ast.AllAny, scope: Scope): Expr | undefined {
  const raw = scope.resolve.expr(node.list, scope, null);
  const list = raw === undefined ? undefined : given(raw, scope, node.list.span, node.list);
  if (list === undefined) return undefined;
  const name = freshName(scope);
  let test: Expr | undefined;
  const walked = mapped(list, scope, node.span, (item, within) => {
    const holds = holdsExpr({ ...node, kind: "compare", operator: node.operator, left: { kind: "name", text: name, bracketed: false, span: node.list.span }, right: node.right }, within);
    if (holds !== "none") test = holds;
    else {
      const right = within.resolve.expr(node.right, within, hint(item, within));
      test = right === undefined ? undefined : compared(node.operator, item, right, within, node.span, null);
    }
    return test;
  });
  if (walked === undefined || test === undefined) return silent(scope.frame);
  return at(scope.frame.world, { kind: "quantified", op: node.quantifier === "all of" ? "every" : "some", list, name, test, type: yesNo }, node.span);
}

export function logicExpr(node: ast.Logic, scope: Scope): Expr | undefined {
  const a = as(node.left, yesNo, scope);
  const within = a === undefined ? scope : knowing(scope, facts(a, node.operator === "and"));
  const b = as(node.right, yesNo, within);
  if (a === undefined || b === undefined) return silent(scope.frame);
  return at(scope.frame.world, { kind: "logic", op: node.operator, a, b, type: yesNo }, node.span);
}

