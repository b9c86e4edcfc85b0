// What is inside of something else: values, conditions, owners, operands. Invariant: what `operandText` gives can stand beside an arithmetic
// sign without being misread.

import type { Expr } from "../../model/types.ts";
import type { Mood, Say } from "./say.ts";

export function valueText(e: Expr, say: Say): string {
  return say.value(e, say);
}

export function testText(e: Expr, say: Say, mood: Mood, isSo = true): string {
  return say.test(e, say, mood, isSo);
}

/** Whose it is; null where that goes without saying. */
export function ownerText(owner: Expr, say: Say): string | null {
  if (owner.kind === "self") return say.self;
  if (owner.kind === "it") return say.it;
  return valueText(owner, say);
}

/** With brackets where it needs them; `op` is the sign it stands beside. */
export function operandText(e: Expr, say: Say, op?: "+" | "-" | "*" | "/", right = false): string {
  const text = valueText(e, say);
  switch (e.kind) {
    case "number":
      return e.value < 0 ? `(${text})` : text;
    case "arithmetic": {
      const isProduct = e.op === "*" || e.op === "/";
      const fits = op === "+" || (op === "-" && (!right || isProduct)) || (op === "*" && isProduct && !right);
      return fits ? text : `(${text})`;
    }
    case "if":
    case "rounded":
    case "limited":
    case "remainder":
    case "fold":
    case "count":
    case "map":
    case "where":
    case "compare":
    case "logic":
    case "not":
    case "holds":
    case "quantified":
    case "member":
    case "succeeds":
    case "ended":
    case "base":
      return `(${text})`;
    default:
      return text;
  }
}
