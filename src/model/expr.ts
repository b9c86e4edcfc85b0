/**
 * Expressions: AST → Model, by kind.
 *
 * Invariant: every expression that comes back has its final type; a whole number has its interval, as far as it is static.
 */
import { unreachable } from "../base/never.ts";
import type * as ast from "../syntax/ast.ts";
import { applyExpr, columnExpr } from "./apply.ts";
import { allAnyExpr, compareExpr, inExpr, logicExpr, stateExpr } from "./compare.ts";
import { writtenDice } from "./dice.ts";
import { fieldCases, valueOfCases } from "./field-choice.ts";
import { chosenExpr } from "./chosen.ts";
import { collectExpr, countExpr, listFunction, listValue, quantifiedExpr, whereExpr } from "./list.ts";
import { itsExpr, nameExpr, possessiveExpr } from "./name.ts";
import { placeOf, rangeOf } from "./place.ts";
import { as, isOrdered, joined, numberOf, numeric, readOwn, unitName, wholeOf } from "./read.ts";
import { withoutUnit, withUnit } from "./repair.ts";
import { facts, knowing, type Resolver, type Scope } from "./scope.ts";
import type { Expr, Place, RoundedExpr, Type } from "./types.ts";
import { combine, diceType, fromInterval, interval, inWords, isNumeric, lastName, number, text, unitOf, withoutNone, yesNo } from "./typing.ts";
import { scaleById, stepExpr } from "./visible.ts";
import { at, report, silent } from "./world.ts";

export const resolver: Resolver = { expr };

function expr(node: ast.Expr, scope: Scope, expected: Type | null): Expr | undefined {
  switch (node.kind) {
    case "missing": return silent(scope.frame);
    case "name": return nameExpr(node, scope, expected);
    case "number": return numberLiteral(node, scope);
    case "quantity": return quantity(node, scope);
    case "dice": case "dice-with-options": return dice(node, scope, expected);
    case "text": return textLiteral(node, scope, expected);
    case "word": return word(node, scope);
    case "its": return itsExpr(node, scope);
    case "chosen": return chosenExpr(node, scope);
    case "possessive": {
      const column = columnExpr(node, scope);
      return column === "none" ? possessiveExpr(node, scope, expected) : column;
    }
    case "limit": return limit(node, scope);
    case "apply": return applyExpr(node, scope);
    case "pool": return report(scope.frame, "mismatched-dice", node.span, { dice: "d", name: { de: "Wurf", en: "Roll" } });
    case "sign": return sign(node, scope, expected);
    case "binary": return binary(node, scope, expected);
    case "compare": return compareExpr(node, scope);
    case "in": return inExpr(node, scope);
    case "test": return stateExpr(node, scope);
    case "logic": return logicExpr(node, scope);
    case "not": {
      const a = as(node.value, yesNo, scope);
      return a === undefined ? undefined : at(scope.frame.world, { kind: "not", a, type: yesNo }, node.span);
    }
    case "quantified": return quantifiedExpr(node, scope);
    case "all-any": return allAnyExpr(node, scope);
    case "if": return conditional(node, scope, expected);
    case "rounded": return rounded(node, scope, expected);
    case "limited": return limited(node, scope, expected);
    case "base": return base(node, scope);
    case "list-function": return listFunction(node, scope, expected);
    case "count": return countExpr(node, scope);
    case "remainder": return remainder(node, scope);
    case "group": return expr(node.value, scope, expected);
    case "list": return listValue(node, scope, expected);
    case "where": return whereExpr(node, scope);
    case "collect": return collectExpr(node, scope);
    default: return unreachable(node);
  }
}

/** Beside one of several texts (of a random table) it is that one. */
function textLiteral(node: ast.TextLiteral, scope: Scope, expected: Type | null): Expr {
  const wanted = expected === null ? null : withoutNone(expected);
  const scale = wanted?.kind === "step" ? scaleById(wanted.scale, scope.frame.world) : undefined;
  const step = scale?.anonymous === true ? stepExpr(scale, node.text) : undefined;
  return at(scope.frame.world, step ?? { kind: "text", value: node.text, type: text }, node.span);
}

function numberLiteral(node: ast.NumberLiteral, scope: Scope): Expr | undefined {
  if (node.form === "whole") {
    const value = Number(node.text);
    if (!Number.isSafeInteger(value)) return report(scope.frame, "out-of-range-value", node.span, { value: node.text, range: "±9007199254740991" });
    return at(scope.frame.world, { kind: "number", value, type: number(value, value) }, node.span);
  }
  return ratio(node.text, node.form === "percent", null, node, scope);
}

/** Written digits as a fraction that is not reduced: its denominator tells how many there were. */
function ratio(digits: string, percent: boolean, unit: string | null, node: ast.Expr, scope: Scope): Expr | undefined {
  const [whole = "0", after = ""] = digits.split(".");
  const num = Number(whole + after);
  const den = 10 ** (after.length + (percent ? 2 : 0));
  if (!Number.isSafeInteger(num) || !Number.isSafeInteger(den)) return report(scope.frame, "out-of-range-value", node.span, { value: digits, range: "±9007199254740991" });
  return at(scope.frame.world, { kind: "ratio", num, den, type: { kind: "fraction", unit } }, node.span);
}

/** Quantities are kept in the base unit. */
function quantity(node: ast.QuantityLiteral, scope: Scope): Expr | undefined {
  const unit = scope.frame.world.symbols.units.get(node.unit.text);
  if (unit === undefined) return scope.frame.world.symbols.rules.has(node.unit.text) ? silent(scope.frame) : report(scope.frame, "unknown-name", node.unit.span, { name: node.unit.text });
  const value = Number(node.text) * unit.factor;
  if (Number.isSafeInteger(value)) return at(scope.frame.world, { kind: "number", value, type: number(value, value, unit.base) }, node.span);
  return ratio(node.text, false, unit.base, node, scope);
}

function dice(node: ast.DiceLiteral | ast.DiceWithOptions, scope: Scope, expected: Type | null): Expr | undefined {
  const written = writtenDice(node, scope);
  if (written === undefined) return undefined;
  if (written === "none") {
    if (node.kind === "dice") return silent(scope.frame);
    return expected?.kind === "dice" ? report(scope.frame, "unsupported-dice", node.span, { dice: "…" }) : expr(node.dice, scope, expected);
  }
  return at(scope.frame.world, { kind: "dice", dice: written, type: diceType }, node.span);
}

function word(node: ast.WordValue, scope: Scope): Expr | undefined {
  const { world } = scope.frame;
  const { words } = scope;
  switch (node.word) {
    case "yes": case "no": return at(world, { kind: "yes-no", value: node.word === "yes", type: yesNo }, node.span);
    case "none": return at(world, { kind: "none", type: { kind: "optional", of: number(null, null) } }, node.span);
    case "it": return scope.it ?? report(scope.frame, "misplaced-it", node.span, { word: "it" });
    case "level": {
      const { condition, self } = scope;
      if (condition === null || self === null || condition.levels === null) break;
      return at(world, { kind: "condition-level", owner: self.expr, condition: condition.id, type: number(0, condition.levels) }, node.span);
    }
    case "modifiers":
      if (!words.modifiers) break;
      return at(world, { kind: "modifiers", type: number(null, null) }, node.span);
    case "result":
      if (words.result === null) break;
      return at(world, { kind: "result", type: words.result }, node.span);
    case "cell":
      if (words.cell === null) break;
      return at(world, { kind: "cell", type: words.cell }, node.span);
    case "full":
      return words.full === null ? report(scope.frame, "misplaced-it", node.span, { word: "full" }) : at(world, { kind: "limit", which: "maximum", place: words.full, type: rangeOf(words.full, scope) }, node.span);
    case "original": return silent(scope.frame);
    default: return unreachable(node.word);
  }
  return scope.frame.blind ? silent(scope.frame) : report(scope.frame, "misplaced-it", node.span, { word: node.word });
}

function limit(node: ast.Limit, scope: Scope): Expr | undefined {
  const cases = node.of.kind === "name" ? fieldCases(node.of.text, scope, null) : undefined;
  if (cases === null) return undefined;
  if (cases !== undefined) return at(scope.frame.world, valueOfCases(cases.map(({ test, value: { owner, field } }) => {
    const place: Place = { kind: "field", owner, field };
    return { test, value: { kind: "limit", which: node.which, place, type: rangeOf(place, scope) } };
  })), node.span);
  const value = expr(node.of, scope, null);
  if (value === undefined) return undefined;
  const place = placeOf(value, scope, node);
  return place === undefined ? undefined : at(scope.frame.world, { kind: "limit", which: node.which, place, type: rangeOf(place, scope) }, node.span);
}

function sign(node: ast.Sign, scope: Scope, expected: Type | null): Expr | undefined {
  const value = numberOf(node.value, scope, expected);
  if (value === undefined || node.sign === "+") return value;
  const { world } = scope.frame;
  if (value.kind === "number") return at(world, { kind: "number", value: -value.value, type: number(-value.value, -value.value, unitOf(value.type)) }, node.span);
  if (value.kind === "ratio") return at(world, { ...value, num: -value.num }, node.span);
  const zero: Expr = at(world, { kind: "number", value: 0, type: number(0, 0, unitOf(value.type)) }, node.span);
  return arithmetic("-", zero, value, scope, node);
}

function binary(node: ast.Binary, scope: Scope, expected: Type | null): Expr | undefined {
  if (expected?.kind === "dice") {
    const written = writtenDice(node, scope);
    if (written === undefined) return undefined;
    if (written !== "none") return at(scope.frame.world, { kind: "dice", dice: written, type: diceType }, node.span);
  }
  const hint = number(null, null);
  const a = operand(node.left, scope, hint);
  const b = operand(node.right, scope, hint);
  return a === undefined || b === undefined ? silent(scope.frame) : arithmetic(node.operator, a, b, scope, node);
}
function operand(node: ast.Expr, scope: Scope, hint: Type): Expr | undefined {
  const value = numberOf(node, scope, hint);
  if (value?.type.kind === "step" && !isOrdered(value.type.scale, scope)) return report(scope.frame, "mismatched-type", node.span, { expected: inWords(hint), found: inWords(value.type) });
  return value;
}

function arithmetic(op: "+" | "-" | "*" | "/", a: Expr, b: Expr, scope: Scope, node: ast.Expr): Expr | undefined {
  const [ua, ub] = [unitOf(a.type), unitOf(b.type)];
  if ((op === "+" || op === "-") && ua !== ub) return report(scope.frame, "mismatched-unit", node.span, { left: unitName(a.type), right: unitName(b.type) }, node.kind === "binary" ? withUnit({ type: a.type, node: node.left }, { type: b.type, node: node.right }) : {});
  if (op === "*" && ua !== null && ub !== null) return report(scope.frame, "mismatched-unit", node.span, { product: `${lastName(ua)} * ${lastName(ub)}` }, withoutUnit(node));
  if (op === "/" && ub !== null && ua !== ub) return report(scope.frame, "mismatched-unit", node.span, { product: `${ua === null ? "1" : lastName(ua)} / ${lastName(ub)}` }, withoutUnit(node));
  if (op === "/" && b.kind === "number" && b.value === 0) return report(scope.frame, "out-of-range-divisor", node.span, {});
  const unit = op === "/" && ub !== null ? null : (ua ?? ub);
  const fractional = op === "/" || a.type.kind === "fraction" || b.type.kind === "fraction";
  const range = combine(op, interval(a), interval(b));
  const type: Type = fractional ? { kind: "fraction", unit } : fromInterval(range, unit);
  if (Math.abs(range[0]) > Number.MAX_SAFE_INTEGER && Number.isFinite(range[0])) return report(scope.frame, "out-of-range-value", node.span, { value: String(range[0]), range: "±2^53" });
  if (Math.abs(range[1]) > Number.MAX_SAFE_INTEGER && Number.isFinite(range[1])) return report(scope.frame, "out-of-range-value", node.span, { value: String(range[1]), range: "±2^53" });
  return at(scope.frame.world, { kind: "arithmetic", op, a, b, type }, node.span);
}

function conditional(node: ast.Conditional, scope: Scope, expected: Type | null): Expr | undefined {
  const test = as(node.condition, yesNo, scope);
  const yesScope = test === undefined ? scope : knowing(scope, facts(test, true));
  const noScope = test === undefined ? scope : knowing(scope, facts(test, false));
  const yes = expr(node.then, yesScope, expected);
  const no = expr(node.else, noScope, expected ?? yes?.type ?? null);
  if (test === undefined || yes === undefined || no === undefined) return silent(scope.frame);
  const a = sameSide(yes, no, yesScope, node.then);
  const b = sameSide(no, yes, noScope, node.else);
  const type = a === undefined || b === undefined ? undefined : joined(a, b, scope, node.span);
  if (a === undefined || b === undefined || type === undefined) return undefined;
  return at(scope.frame.world, { kind: "if", test, yes: a, no: b, type }, node.span);
}
/** A reference on one side and a number on the other gives the number. */
function sameSide(one: Expr, other: Expr, scope: Scope, node: ast.Expr): Expr | undefined {
  return withoutNone(one.type).kind === "entry" && isNumeric(withoutNone(other.type)) && other.kind !== "none" ? numeric(one, scope, node.span, node) : one;
}

const modes: Readonly<Record<ast.Rounding, RoundedExpr["mode"]>> = {
  "half up": "half-up", "half down": "half-down", "half even": "half-even", "half away": "half-away", up: "up", down: "down", "toward zero": "toward-zero",
};
function rounded(node: ast.Rounded, scope: Scope, expected: Type | null): Expr | undefined {
  const a = numberOf(node.value, scope, expected);
  if (a === undefined) return undefined;
  const [low, high] = interval(a);
  const type = fromInterval([Math.floor(low), Math.ceil(high)], unitOf(a.type));
  return at(scope.frame.world, { kind: "rounded", mode: modes[node.rounding], a, type: tight(type, node.rounding, [low, high]) }, node.span);
}
function tight(type: Type, rounding: ast.Rounding, [low, high]: readonly [number, number]): Type {
  if (type.kind !== "number") return type;
  const round = rounding === "down" ? Math.floor : rounding === "up" ? Math.ceil : rounding === "toward zero" ? Math.trunc : rounding === "half up" ? (x: number) => Math.floor(x + 0.5) : undefined;
  return round === undefined ? type : fromInterval([round(low), round(high)], type.unit);
}

function limited(node: ast.Limited, scope: Scope, expected: Type | null): Expr | undefined {
  const a = numberOf(node.value, scope, expected);
  const low = a === undefined ? undefined : numberOf(node.low, scope, a.type);
  const high = a === undefined ? undefined : numberOf(node.high, scope, a.type);
  if (a === undefined || low === undefined || high === undefined) return silent(scope.frame);
  const [least, most] = [interval(low)[0], interval(high)[1]];
  const range = interval(a);
  const inside = fromInterval([clamp(range[0], least, most), clamp(range[1], least, most)], unitOf(a.type));
  return at(scope.frame.world, { kind: "limited", a, low, high, type: a.type.kind === "number" ? inside : a.type }, node.span);
}
function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function base(node: ast.Base, scope: Scope): Expr | undefined {
  const found = expr(node.value, scope, null);
  if (found === undefined) return undefined;
  const value = withoutNone(found.type).kind === "entry" && found.kind !== "entry-field" ? readOwn(found, scope, node.span) : found;
  if (value === undefined) return undefined;
  if (value.kind !== "field" && value.kind !== "entry-field") return report(scope.frame, "mismatched-type", node.span, { expected: { de: "ein Wert des Bogens", en: "a value of the sheet" }, found: inWords(value.type) });
  return at(scope.frame.world, { kind: "base", value, type: value.type }, node.span);
}

function remainder(node: ast.Remainder, scope: Scope): Expr | undefined {
  const a = wholeOf(node.dividend, scope);
  const b = wholeOf(node.divisor, scope);
  if (a === undefined || b === undefined) return silent(scope.frame);
  const [, high] = interval(b);
  return at(scope.frame.world, { kind: "remainder", a, b, type: fromInterval([0, Math.max(0, high - 1)]) }, node.span);
}

