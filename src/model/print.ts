/**
 * Expressions and claims as text, for messages and for the lines that study shows.
 *
 * Invariant: what was written comes out with single blanks, nothing rounded and nothing left out.
 */
import { unreachable } from "../base/never.ts";
import type * as ast from "../syntax/ast.ts";

export function printExpr(node: ast.Expr): string {
  switch (node.kind) {
    case "name": return node.text;
    case "missing": return "…";
    case "number": return node.form === "percent" ? `${node.text}%` : node.text;
    case "quantity": return `${node.text} ${node.unit.text}`;
    case "dice": return printDice(node);
    case "text": return `"${node.text}"`;
    case "word": return node.word;
    case "its": return `its ${slot(node.name)}`;
    case "chosen": return `the ${node.side}${node.by === undefined ? "" : ` with ${node.by.end} ${slot(node.by.name)}`}`;
    case "possessive": return node.form === "s" ? `${printExpr(node.owner)}'s ${slot(node.name)}` : `${slot(node.name)} of ${printExpr(node.owner)}`;
    case "limit": return node.form === "s" ? `${printExpr(node.of)}'s ${node.which}` : `${node.which} of ${printExpr(node.of)}`;
    case "apply": return `${printExpr(node.callee)}(${node.args.map(printArgument).join(", ")})`;
    case "pool": return `${printExpr(node.count)} ${printDice(node.dice)}`;
    case "sign": return `${node.sign}${printExpr(node.value)}`;
    case "binary": return `${printExpr(node.left)} ${node.operator} ${printExpr(node.right)}`;
    case "compare": return `${printExpr(node.left)} ${node.operator} ${printExpr(node.right)}`;
    case "in": return `${printExpr(node.value)} in ${printSet(node.set)}`;
    case "test": return `${printExpr(node.value)} ${node.test}`;
    case "logic": return `${printExpr(node.left)} ${node.operator} ${printExpr(node.right)}`;
    case "not": return `not ${printExpr(node.value)}`;
    case "quantified": return `${node.quantifier} ${printExpr(node.list)}${node.name === undefined ? "" : ` as ${slot(node.name)}`} satisfies ${printExpr(node.condition)}`;
    case "all-any": {
      const verb = node.quantifier === "all of" ? "are" : "is";
      return `${node.quantifier} ${printExpr(node.list)} ${verb}${node.operator === "is" ? "" : ` ${node.operator}`} ${printExpr(node.right)}`;
    }
    case "if": return `if ${printExpr(node.condition)} then ${printExpr(node.then)} else ${printExpr(node.else)}`;
    case "rounded": return `${printExpr(node.value)} rounded ${node.rounding}`;
    case "limited": return `${printExpr(node.value)} limited to ${printExpr(node.low)}..${printExpr(node.high)}`;
    case "dice-with-options": return `${printExpr(node.dice)} ${node.options.map((one) => one.kind).join(" ")}`;
    case "base": return `base ${printExpr(node.value)}`;
    case "list-function": return `${node.function} ${printExpr(node.value)}`;
    case "count": return `count of ${printExpr(node.value)}${node.in === undefined ? "" : ` in ${printExpr(node.in)}`}`;
    case "remainder": return `remainder of ${printExpr(node.dividend)} / ${printExpr(node.divisor)}`;
    case "group": return `(${printExpr(node.value)})`;
    case "list": return `(${node.items.map(printExpr).join(", ")})`;
    case "where": return `(${printExpr(node.list)} where ${printExpr(node.condition)})`;
    case "collect": return `(${printExpr(node.value)} for ${slot(node.name)} in ${printExpr(node.list)}${node.condition === undefined ? "" : ` where ${printExpr(node.condition)}`})`;
    default: return unreachable(node);
  }
}

export function printDice(node: ast.DiceLiteral): string {
  const faces = node.faces ?? `(${(node.own ?? []).map(printSet).join(", ")})`;
  return `${node.count ?? ""}${node.letter}${faces}`;
}

export function printClaim(claim: ast.Claim): string {
  switch (claim.kind) {
    case "chance-of": return `chance of ${printChance(claim.what)} is ${printQuantity(claim.is)}`;
    case "chance-that": return `chance is ${printQuantity(claim.is)} that ${printExpr(claim.condition)}`;
    case "average": return `average of ${printExpr(claim.of)} is ${printQuantity(claim.is)}`;
    case "not-possible": return `it is not possible${claim.message === undefined ? "" : ` "${claim.message.text}"`}`;
    case "holds": return printExpr(claim.condition);
    default: return unreachable(claim);
  }
}

export function printShown(shown: ast.Shown): string {
  switch (shown.kind) {
    case "chance-of": return `chance of ${printChance(shown.what)}`;
    case "chance-that": return `chance that ${printExpr(shown.condition)}`;
    case "average": return `average of ${printExpr(shown.of)}`;
    case "value": return printExpr(shown.value);
    default: return unreachable(shown);
  }
}

function printChance(what: ast.ChanceName): string {
  return what.kind === "outcome-word" ? what.word : slot(what);
}
function printQuantity(quantity: ast.Quantity): string {
  if (quantity.unknown || quantity.value === undefined) return "?";
  const relation = quantity.relation === "exactly" ? "" : `${quantity.relation} `;
  const within = quantity.within === undefined ? "" : ` within ${printExpr(quantity.within)}`;
  return `${relation}${printExpr(quantity.value)}${within}${quantity.asPrinted ? " as printed" : ""}`;
}
function printArgument(argument: ast.Argument): string {
  return argument.label === undefined ? printExpr(argument.value) : `${printExpr(argument.label)}: ${printExpr(argument.value)}`;
}
function printSet(set: ast.InSet): string {
  if (set.form === "one") return printExpr(set.low);
  if (set.form === "range") return `${printExpr(set.low)}..${set.high === undefined ? "" : printExpr(set.high)}`;
  return `${printExpr(set.low)} ${set.form === "or-more" ? "or more" : "or less"}`;
}
function slot(name: ast.NameSlot): string {
  return name.kind === "name" ? name.text : "…";
}
