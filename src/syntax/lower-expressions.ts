/**
 * From the concrete tree to the AST: types, expressions and calls.
 *
 * Invariant: chains are built with a loop, so the depth of the result is the nesting that was written, and every node has
 * the span of all its parts.
 */
import type { CstNode } from "chevrotain";
import { diagnostic } from "../diagnostics/report.ts";
import type * as ast from "./ast.ts";
import {
  fold, has, missingIn, name, node, nodes, optionalName, spanOf, spanTo, text, token, tokenSpan, tokensOf, word,
  type Lowering,
} from "./cst.ts";
import type { Token } from "./tokens.ts";

export function head(c: Lowering, found: CstNode | undefined, parent?: CstNode): ast.Head {
  const whole = found ?? parent;
  return {
    kind: "head",
    name: name(c, node(found, "name"), whole),
    short: shortForm(c, node(found, "abbrev")),
    formerly: formerly(c, node(found, "formerly")),
    span: whole === undefined ? missingIn(c, undefined).span : spanOf(c, whole),
  };
}

export function shortForm(c: Lowering, abbrev: CstNode | undefined): ast.Name | undefined {
  const short = abbrev === undefined ? undefined : name(c, node(abbrev, "name"), abbrev);
  return short?.kind === "name" ? short : undefined;
}

export function formerly(c: Lowering, found: CstNode | undefined): readonly ast.TextLiteral[] {
  return tokensOf(found, "Text").map((one) => text(c, one));
}

export function role(c: Lowering, found: CstNode): ast.Role {
  const [first, second] = nodes(found, "name");
  const one = name(c, first, found);
  if (second === undefined) return { kind: "role", role: undefined, sheet: one, span: spanOf(c, found) };
  return { kind: "role", role: one, sheet: name(c, second, found), span: spanOf(c, found) };
}

export function optional<T>(c: Lowering, found: CstNode | undefined, lower: (c: Lowering, found: CstNode) => T): T | undefined {
  return found === undefined ? undefined : lower(c, found);
}

// ---------------------------------------------------------------------------------------------------------------- types

export function type(c: Lowering, found: CstNode | undefined, parent?: CstNode): ast.TypeNode {
  if (found === undefined) return missingIn(c, parent);
  const parts = nodes(found, "typePart").map((part) => typePart(c, part));
  const [first] = parts;
  if (parts.length > 1) return { kind: "either-type", types: parts, span: spanOf(c, found) };
  return first ?? missingIn(c, found);
}

function typePart(c: Lowering, found: CstNode): ast.TypeNode {
  const span = spanOf(c, found);
  const plain = node(found, "plainType");
  if (has(found, "'list of'")) {
    return { kind: "list-type", of: plainType(c, plain, found), least: whole(c, found, "least"), most: whole(c, found, "most"), span };
  }
  const slots = whole(c, found, "slots");
  if (slots !== undefined) return { kind: "slots-type", upTo: false, count: slots, of: plainType(c, plain, found), span };
  if (has(found, "'up to'")) {
    return { kind: "slots-type", upTo: true, count: additive(c, node(found, "additive"), found), of: plainType(c, plain, found), span };
  }
  return plainType(c, plain, found);
}

function whole(c: Lowering, parent: CstNode, label: string): ast.NumberLiteral | undefined {
  const found = token(parent, label);
  return found === undefined ? undefined : wholeNumber(c, found);
}

export function wholeNumber(c: Lowering, found: Token): ast.NumberLiteral {
  return { kind: "number", form: "whole", text: found.image, span: tokenSpan(c, found) };
}

function plainType(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.TypeNode {
  if (found === undefined) return missingIn(c, parent);
  const span = spanOf(c, found);
  const plain = word(found) ?? word(node(found, "entryWord"));
  if (plain !== undefined) return { kind: "word-type", word: plain as ast.PlainWord | ast.EntryWord, span };
  const one = node(found, "oneOf");
  if (one !== undefined) return oneOf(c, one);
  if (has(found, "type")) return type(c, node(found, "type"));
  if (has(found, "rangeType")) return rangeType(c, node(found, "rangeType"), found);
  const named = name(c, node(found, "name"), found);
  if (has(found, "bound")) return { kind: "range-type", form: "range", low: named, high: bound(c, node(found, "bound"), found), span };
  if (has(found, "'or more'")) return { kind: "range-type", form: "or-more", low: named, high: undefined, span };
  if (has(found, "plainType")) {
    return { kind: "slots-type", upTo: false, count: named, of: plainType(c, node(found, "plainType"), found), span };
  }
  return named.kind === "name" ? { kind: "named-type", name: named, span } : named;
}

function oneOf(c: Lowering, found: CstNode): ast.TypeNode {
  const of = optionalName(c, found, "owner");
  return {
    kind: "one-of-type",
    names: nodes(found, "choice").map((one) => name(c, one)),
    of: of?.kind === "name" ? of : undefined,
    span: spanOf(c, found),
  };
}

export function rangeType(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.TypeNode {
  if (found === undefined) return missingIn(c, parent);
  const span = spanOf(c, found);
  const around = token(found, "Int");
  if (around !== undefined) {
    const high = wholeNumber(c, around);
    return { kind: "range-type", form: "plus-minus", low: { kind: "sign", sign: "-", value: high, span: high.span }, high, span };
  }
  const low = numBound(c, node(found, "numBound"), found);
  if (has(found, "'or more'")) return { kind: "range-type", form: "or-more", low, high: undefined, span };
  if (has(found, "'or less'")) return { kind: "range-type", form: "or-less", low: undefined, high: low, span };
  return { kind: "range-type", form: "range", low, high: bound(c, node(found, "bound"), found), span };
}

function numBound(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Expr {
  const value = token(found, "word");
  if (found === undefined || value === undefined) return missingIn(c, parent);
  const number = literal(c, value);
  return has(found, "Minus") ? { kind: "sign", sign: "-", value: number, span: spanOf(c, found) } : number;
}

function bound(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  if (has(found, "numBound")) return numBound(c, node(found, "numBound"), found);
  if (has(found, "path")) return path(c, node(found, "path"), found);
  return { kind: "group", value: expr(c, node(found, "expr"), found), span: spanOf(c, found) };
}

// ---------------------------------------------------------------------------------------------------------- expressions

export function expr(c: Lowering, found: CstNode | undefined, parent?: CstNode): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  if (!has(found, "'if'")) return orExpr(c, node(found, "orExpr"), found);
  const [condition, then, otherwise] = nodes(found, "expr");
  return {
    kind: "if",
    condition: expr(c, condition, found),
    then: expr(c, then, found),
    else: expr(c, otherwise, found),
    span: spanOf(c, found),
  };
}

function orExpr(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Expr {
  return logic(c, found, parent, "or", "andExpr", (part, whole) => logic(c, part, whole, "and", "notExpr", (one, all) => notExpr(c, one, all)));
}

function logic(
  c: Lowering,
  found: CstNode | undefined,
  parent: CstNode,
  operator: "and" | "or",
  partName: string,
  lower: (part: CstNode | undefined, whole: CstNode) => ast.Expr,
): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  const [first, ...rest] = nodes(found, partName);
  return fold(c, found, lower(first, found), rest, (left, part): ast.Expr => {
    return { kind: "logic", operator, left, right: lower(part, found), span: spanTo(c, left.span, part) };
  });
}

function notExpr(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  const span = spanOf(c, found);
  if (has(found, "'not'")) return { kind: "not", value: notExpr(c, node(found, "notExpr"), found), span };
  if (has(found, "'satisfies'")) {
    return {
      kind: "quantified",
      quantifier: tokensOf(found, "word")[0]?.image === "every" ? "every" : "some",
      list: postfix(c, node(found, "postfix"), found),
      name: optionalName(c, found),
      condition: notExpr(c, node(found, "notExpr"), found),
      span,
    };
  }
  if (has(found, "rounding")) {
    return {
      kind: "all-any",
      quantifier: has(found, "'all of'") ? "all of" : "any of",
      list: postfix(c, node(found, "postfix"), found),
      operator: (word(found) ?? "is") as ast.AllAny["operator"],
      right: rounding(c, node(found, "rounding"), found),
      span,
    };
  }
  return comparison(c, node(found, "comparison"), found);
}

const signWords: Readonly<Record<string, ast.Compare["operator"]>> = { "≤": "<=", "≥": ">=", "≠": "is not" };

function comparison(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  const left = rounding(c, node(found, "rounding"), found);
  const span = spanOf(c, found);
  const test = word(found, "test");
  if (test !== undefined) return { kind: "test", test: test as ast.StateTest["test"], value: left, span };
  if (has(found, "inSet")) return { kind: "in", value: left, set: inSet(c, node(found, "inSet"), found), span };
  const operator = word(found);
  if (operator === undefined) return left;
  const known = signWords[operator] ?? (operator as ast.Compare["operator"]);
  return { kind: "compare", operator: known, left, right: rounding(c, node(found, "rounding", 1), found), span };
}

/** Also the faces of dice. */
export function inSet(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.InSet {
  const low = additive(c, node(found, "additive"), found ?? parent);
  if (found === undefined) return { kind: "set", form: "one", low, high: undefined, span: low.span };
  const high = node(found, "additive", 1);
  const form = high !== undefined ? "range" : has(found, "'or more'") ? "or-more" : has(found, "'or less'") ? "or-less" : "one";
  return { kind: "set", form, low, high: high === undefined ? undefined : additive(c, high, found), span: spanOf(c, found) };
}

function rounding(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  const [first, low, high] = nodes(found, "additive");
  let value = additive(c, first, found);
  const how = node(found, "roundWord");
  if (how !== undefined) {
    const mode = (word(how) ?? "rounded up").slice("rounded ".length) as ast.Rounding;
    value = { kind: "rounded", value, rounding: mode, span: spanTo(c, value.span, how) };
  }
  const options = nodes(found, "diceOption");
  const last = options.at(-1);
  if (last !== undefined) {
    value = { kind: "dice-with-options", dice: value, options: options.map((one) => diceOption(c, one)), span: spanTo(c, value.span, last) };
  }
  if (low === undefined) return value;
  return { kind: "limited", value, low: additive(c, low, found), high: additive(c, high, found), span: spanOf(c, found) };
}

export function diceOption(c: Lowering, found: CstNode): ast.DiceOption {
  const span = spanOf(c, found);
  const kind = word(found);
  if (kind === "keep" || kind === "drop") {
    const end = word(found, "end") === "lowest" ? "lowest" : "highest";
    return { kind, end, count: additive(c, node(found, "additive"), found), span };
  }
  if (kind === "separately") return { kind, span };
  const faces = inSet(c, node(found, "faces"), found);
  if (kind === "counting") return { kind, faces, twice: has(found, "'twice'"), span };
  const atMost = node(found, "atMost");
  return {
    kind: kind === "exploding" ? "exploding" : "rerolling",
    faces,
    atMost: atMost === undefined ? undefined : additive(c, node(atMost, "additive"), atMost),
    span,
  };
}

const operators: Readonly<Record<string, ast.Binary["operator"]>> = { Plus: "+", Minus: "-", Times: "*", Divide: "/" };

export function additive(c: Lowering, found: CstNode | undefined, parent?: CstNode): ast.Expr {
  return binary(c, found, parent, "multiplicative", (part, whole) =>
    binary(c, part, whole, "unary", (one, all) => unary(c, one, all)),
  );
}

function binary(
  c: Lowering,
  found: CstNode | undefined,
  parent: CstNode | undefined,
  partName: string,
  lower: (part: CstNode | undefined, whole: CstNode) => ast.Expr,
): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  const [first, ...rest] = nodes(found, partName);
  const between = tokensOf(found, "word");
  return fold(c, found, lower(first, found), rest, (left, part, place): ast.Expr => {
    const operator = operators[between[place]?.tokenType.name ?? ""] ?? "+";
    return { kind: "binary", operator, left, right: lower(part, found), span: spanTo(c, left.span, part) };
  });
}

function unary(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  const span = spanOf(c, found);
  const [first, second] = nodes(found, "postfix");
  const sign = token(found, "word");
  if (sign !== undefined) {
    return { kind: "sign", sign: sign.tokenType.name === "Minus" ? "-" : "+", value: unary(c, node(found, "unary"), found), span };
  }
  if (has(found, "'base'")) return { kind: "base", value: path(c, node(found, "path"), found), span };
  if (has(found, "'count of'")) {
    return { kind: "count", value: postfix(c, first, found), in: second === undefined ? undefined : postfix(c, second, found), span };
  }
  if (has(found, "'remainder of'")) {
    return { kind: "remainder", dividend: postfix(c, first, found), divisor: postfix(c, second, found), span };
  }
  const value = postfix(c, first, found);
  const of = word(node(found, "ofWord"));
  if (of === undefined) return value;
  if (of === "maximum of" || of === "minimum of") return { kind: "limit", form: "of", which: of === "maximum of" ? "maximum" : "minimum", of: value, span };
  return { kind: "list-function", function: of as ast.ListFunction["function"], value, span };
}

function postfix(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  const base = primary(c, node(found, "primary"), found);
  const value = fold(c, found, base, nodes(found, "suffix"), (left, suffix) => suffixed(c, left, suffix));
  const owner = node(found, "postfix");
  return owner === undefined ? value : ownedBy(c, value, postfix(c, owner, found), found);
}

function suffixed(c: Lowering, value: ast.Expr, suffix: CstNode): ast.Expr {
  const span = spanTo(c, value.span, suffix);
  const limit = word(suffix);
  if (limit === "maximum" || limit === "minimum") return { kind: "limit", form: "s", which: limit, of: value, span };
  if (has(suffix, "name")) return { kind: "possessive", form: "s", owner: value, name: name(c, node(suffix, "name"), suffix), span };
  const die = token(suffix, "Dice");
  if (die !== undefined) return { kind: "pool", count: value, dice: dice(c, die), span };
  const faces = token(suffix, "DiceFaces");
  if (faces !== undefined) return { kind: "pool", count: value, dice: ownDice(c, faces, node(suffix, "ownFaces"), suffix), span };
  return { kind: "apply", callee: value, args: args(c, node(suffix, "args")), span };
}

/** `D(a) of K`: K owns D, not what D(a) gives. */
function ownedBy(c: Lowering, value: ast.Expr, owner: ast.Expr, whole: CstNode): ast.Expr {
  const span = spanOf(c, whole);
  if (value.kind === "apply") return { ...value, callee: ownedBy(c, value.callee, owner, whole), span };
  if (value.kind === "possessive" && value.form === "s") return { ...value, owner: ownedBy(c, value.owner, owner, whole), span };
  if (value.kind === "limit" && value.form === "s") return { ...value, of: ownedBy(c, value.of, owner, whole), span };
  if (value.kind === "name" || value.kind === "missing") return { kind: "possessive", form: "of", owner, name: value, span };
  const expected = { en: 'a name before "of"', de: "ein Name vor „of“" };
  c.diagnostics.push(diagnostic("misplaced-sentence", value.span, { expected: [expected] }));
  return { kind: "missing", span };
}

function primary(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  const span = spanOf(c, found);
  if (has(found, "'its'")) return { kind: "its", name: name(c, node(found, "name"), found), span };
  if (has(found, "name")) return name(c, node(found, "name"), found);
  const value = token(found, "literal");
  if (value !== undefined) return literal(c, value);
  const faces = token(found, "DiceFaces");
  if (faces !== undefined) return ownDice(c, faces, node(found, "ownFaces"), found);
  const plain = word(found);
  if (plain !== undefined) return { kind: "word", word: plain as ast.WordValue["word"], span };
  if (has(found, "chosen")) return chosen(c, node(found, "chosen"), found);
  return paren(c, node(found, "paren"), found);
}

function literal(c: Lowering, found: Token): ast.Expr {
  const span = tokenSpan(c, found);
  switch (found.tokenType.name) {
    case "Decimal":
      return { kind: "number", form: "decimal", text: found.image, span };
    case "Percent":
      return { kind: "number", form: "percent", text: found.image, span };
    case "Quantity": {
      const unit = String(found.payload);
      return { kind: "quantity", text: found.image, unit: { kind: "name", text: unit, bracketed: false, span: { ...span, start: Math.max(span.end - unit.length, span.start) } }, span };
    }
    case "Dice":
      return dice(c, found);
    case "Text":
      return text(c, found);
    default:
      return wholeNumber(c, found);
  }
}

function dice(c: Lowering, found: Token): ast.DiceLiteral {
  const [, count = "", letter = "d", faces = ""] = /^(\d*)([dDwW])(.*)$/.exec(found.image) ?? [];
  return {
    kind: "dice",
    count: count === "" ? undefined : count,
    letter: letter as ast.DiceLiteral["letter"],
    faces,
    own: undefined,
    span: tokenSpan(c, found),
  };
}

function ownDice(c: Lowering, found: Token, faces: CstNode | undefined, whole: CstNode): ast.DiceLiteral {
  const written = dice(c, found);
  return { ...written, faces: undefined, own: faces === undefined ? [] : nodes(faces, "faces").map((one) => inSet(c, one, faces)), span: spanTo(c, written.span, whole) };
}

function paren(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  const span = spanOf(c, found);
  const items = nodes(found, "item").map((item) => expr(c, item, found));
  const [first] = items;
  const where = node(found, "where");
  const each = has(found, "'for'");
  if (items.length === 1 && first !== undefined && where === undefined && !each) return { kind: "group", value: first, span };
  let value: ast.Expr = items.length === 1 && first !== undefined ? first : { kind: "list", items, span };
  if (where !== undefined) value = { kind: "where", list: value, condition: expr(c, where, found), span };
  if (!each) return value;
  const condition = node(found, "forWhere");
  return {
    kind: "collect",
    value,
    name: name(c, node(found, "name"), found),
    list: postfix(c, node(found, "postfix"), found),
    condition: condition === undefined ? undefined : expr(c, condition, found),
    span,
  };
}

export function chosen(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  const end = word(found, "end");
  return {
    kind: "chosen",
    side: word(found) === "the ally" ? "ally" : "enemy",
    by: end === undefined ? undefined : { end: end === "with lowest" ? "lowest" : "highest", name: name(c, node(found, "name"), found) },
    span: spanOf(c, found),
  };
}

export function args(c: Lowering, found: CstNode | undefined): readonly ast.Argument[] {
  return nodes(found, "arg").map((one) => {
    const [first, second] = nodes(one, "expr");
    const value = expr(c, second ?? first, one);
    return { kind: "argument", label: second === undefined ? undefined : expr(c, first, one), value, span: spanOf(c, one) };
  });
}

/** A name with what belongs to it, as far as a sentence may be about it. */
export function path(c: Lowering, found: CstNode | undefined, parent?: CstNode): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  const steps = nodes(found, "pathStep");
  const it = token(found, "'it'");
  const its = token(found, "'its'");
  const [first, ...rest] = it === undefined ? steps : [undefined, ...steps];
  const start: ast.Expr = it !== undefined ? { kind: "word", word: "it", span: tokenSpan(c, it) } : pathStep(c, first, its, found);
  const value = fold(c, found, start, rest.filter((step) => step !== undefined), (owner, step): ast.Expr => {
    const possessive: ast.Expr = { kind: "possessive", form: "s", owner, name: name(c, node(step, "name"), step), span: spanTo(c, owner.span, node(step, "name") ?? step) };
    return applied(c, possessive, step);
  });
  const owner = node(found, "path");
  return owner === undefined ? value : ownedBy(c, value, path(c, owner, found), found);
}

export function pathStep(c: Lowering, step: CstNode | undefined, its: Token | undefined, parent: CstNode): ast.Expr {
  if (step === undefined) return missingIn(c, parent);
  const named = name(c, node(step, "name"), step);
  const start: ast.Expr = its === undefined ? named : { kind: "its", name: named, span: spanTo(c, tokenSpan(c, its), node(step, "name") ?? step) };
  return applied(c, start, step);
}

function applied(c: Lowering, callee: ast.Expr, step: CstNode): ast.Expr {
  const found = node(step, "args");
  return found === undefined ? callee : { kind: "apply", callee, args: args(c, found), span: spanTo(c, callee.span, found) };
}

// ---------------------------------------------------------------------------------------------------------------- calls

export function outcome(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Outcome {
  if (found === undefined) return missingIn(c, parent);
  const verb = word(found) as ast.Call["verb"] | undefined;
  if (verb === undefined) return expr(c, node(found, "expr"), found);
  return call(c, node(found, "call"), verb, optionalName(c, found), found);
}

/** `whole` spans the actor, the verb and the call. */
export function call(c: Lowering, found: CstNode | undefined, verb: ast.Call["verb"], actor: ast.Expr | undefined, whole: CstNode): ast.Call {
  return {
    kind: "call",
    verb,
    actor,
    original: has(found, "'original'"),
    check: optionalName(c, found),
    args: args(c, node(found, "args")),
    parts: nodes(found, "callPart").map((part) => callPart(c, part)),
    span: found === undefined ? spanOf(c, whole) : spanTo(c, { ...spanOf(c, whole), end: spanOf(c, whole).start }, found),
  };
}

function callPart(c: Lowering, found: CstNode): ast.CallPart {
  const span = spanOf(c, found);
  if (has(found, "'with'")) return { kind: "with", modifiers: nodes(found, "callModifier").map((one) => callModifier(c, one)), span };
  if (has(found, "'against'")) {
    const opponent = has(found, "chosen") ? chosen(c, node(found, "chosen"), found) : path(c, node(found, "path"), found);
    return { kind: "against", opponent, span };
  }
  if (has(found, "'in'")) return { kind: "in-conflict", conflict: path(c, node(found, "path"), found), span };
  if (has(found, "'keeping'")) return { kind: "keeping", which: (word(found) ?? "best") as "worst" | "best" | "last", span };
  const kind = has(found, "'needing'") ? "needing" : has(found, "'rerolling'") ? "rerolls" : "if-impossible";
  return { kind, value: additive(c, node(found, "additive"), found), span };
}

function callModifier(c: Lowering, found: CstNode): ast.CallModifier {
  return {
    kind: "call-modifier",
    amount: additive(c, node(found, "additive"), found),
    on: optional(c, node(found, "path"), path),
    as: optionalName(c, found),
    span: spanOf(c, found),
  };
}

