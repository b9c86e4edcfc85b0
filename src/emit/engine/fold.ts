// Constant folding before printing, so that what a person reads has no `x + 0` and no test that is always true. Invariant: the folded
// expression gives the same integer for every state; only what is exact in safe integers is worked out here.

import { unreachable } from "../../base/never.ts";
import type { Expr, RoundMode } from "../../plan/types.ts";

const one: Expr = { kind: "int", value: 1 };
const zero: Expr = { kind: "int", value: 0 };

export function fold(e: Expr): Expr {
  switch (e.kind) {
    case "int":
    case "none":
    case "reg":
      return e;
    case "cell":
      return e.place.at === null ? e : { kind: "cell", place: { ...e.place, at: fold(e.place.at) } };
    case "value":
      return { ...e, args: e.args.map(fold) };
    case "lookup":
      return { ...e, keys: e.keys.map(fold) };
    case "math":
      return foldMath({ ...e, a: fold(e.a), b: fold(e.b) });
    case "divide":
      return foldDivide(e.mode, fold(e.num), fold(e.den));
    case "remainder":
      return { kind: "remainder", num: fold(e.num), den: fold(e.den) };
    case "test":
      return foldTest({ ...e, a: fold(e.a), b: fold(e.b) });
    case "and":
    case "or":
      return foldAll(e.kind, e.args.map(fold));
    case "not":
      return foldNot(fold(e.a));
    case "isNone":
      return foldIsNone(fold(e.a));
    case "choose":
      return foldChoose(fold(e.test), fold(e.yes), fold(e.no));
    default:
      return unreachable(e);
  }
}

/** 1 or 0 where the test is known, else null. */
export function known(test: Expr): boolean | null {
  return test.kind === "int" ? test.value !== 0 : null;
}

/** It gives nothing but 1 and 0. */
export function isBoolean(e: Expr): boolean {
  switch (e.kind) {
    case "test":
    case "and":
    case "or":
    case "not":
    case "isNone":
      return true;
    case "int":
      return e.value === 0 || e.value === 1;
    case "choose":
      return isBoolean(e.yes) && isBoolean(e.no);
    case "none":
    case "reg":
    case "cell":
    case "value":
    case "lookup":
    case "math":
    case "divide":
    case "remainder":
      return false;
    default:
      return unreachable(e);
  }
}

/** Constants chosen by tests: TypeScript gives such an expression a type of literals. */
export function isLiteral(e: Expr): boolean {
  return e.kind === "int" || isBoolean(e) || (e.kind === "choose" && isLiteral(e.yes) && isLiteral(e.no));
}

function whole(value: number, otherwise: Expr): Expr {
  return Number.isSafeInteger(value) ? { kind: "int", value: value === 0 ? 0 : value } : otherwise;
}

function foldMath(e: Extract<Expr, { kind: "math" }>): Expr {
  const { a, b, op } = e;
  if (a.kind === "int" && b.kind === "int") return whole(calculate(op, a.value, b.value), e);
  if (b.kind === "int" && b.value === 0 && (op === "+" || op === "-")) return a;
  if (a.kind === "int" && a.value === 0 && op === "+") return b;
  if (b.kind === "int" && b.value === 1 && op === "*") return a;
  if (a.kind === "int" && a.value === 1 && op === "*") return b;
  if (b.kind === "int" && b.value < 0 && op === "+")
    return { kind: "math", op: "-", a, b: { kind: "int", value: -b.value } };
  if (b.kind === "int" && b.value < 0 && op === "-")
    return { kind: "math", op: "+", a, b: { kind: "int", value: -b.value } };
  return e;
}

function calculate(op: "+" | "-" | "*" | "max" | "min", a: number, b: number): number {
  switch (op) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "max":
      return Math.max(a, b);
    case "min":
      return Math.min(a, b);
    default:
      return unreachable(op);
  }
}

function foldDivide(mode: RoundMode, num: Expr, den: Expr): Expr {
  if (den.kind === "int" && den.value === 1) return num;
  if (num.kind === "int" && den.kind === "int" && den.value > 0 && num.value % den.value === 0)
    return whole(num.value / den.value, num);
  return { kind: "divide", mode, num, den };
}

function foldTest(e: Extract<Expr, { kind: "test" }>): Expr {
  const { a, b, op } = e;
  if (a.kind === "int" && b.kind === "int") return compare(op, a.value, b.value) ? one : zero;
  if (op === "=" && a.kind === "int") return foldTest({ ...e, a: b, b: a });
  if (op === "=" && b.kind === "int" && isBoolean(a) && (b.value === 0 || b.value === 1))
    return b.value === 1 ? a : foldNot(a);
  if (op === "=" && b.kind === "int" && a.kind === "choose" && isLiteral(a)) {
    return foldChoose(a.test, foldTest({ ...e, a: a.yes }), foldTest({ ...e, a: a.no }));
  }
  return e;
}

function compare(op: "=" | "<" | "<=", a: number, b: number): boolean {
  return op === "=" ? a === b : op === "<" ? a < b : a <= b;
}

function foldAll(kind: "and" | "or", args: readonly Expr[]): Expr {
  const deciding = kind === "or";
  if (args.some((arg) => known(arg) === deciding)) return deciding ? one : zero;
  const open = args.filter((arg) => known(arg) === null).flatMap((arg) => (arg.kind === kind ? arg.args : [arg]));
  const [first] = open;
  if (first === undefined) return deciding ? zero : one;
  if (open.length === 1 && isBoolean(first)) return first;
  return { kind, args: open };
}

function foldNot(a: Expr): Expr {
  if (a.kind === "int") return a.value === 0 ? one : zero;
  if (a.kind === "not" && isBoolean(a.a)) return a.a;
  if (a.kind === "test" && a.op === "<") return { kind: "test", op: "<=", a: a.b, b: a.a };
  if (a.kind === "test" && a.op === "<=") return { kind: "test", op: "<", a: a.b, b: a.a };
  return { kind: "not", a };
}

function foldIsNone(a: Expr): Expr {
  if (a.kind === "none") return one;
  if (isLiteral(a)) return zero;
  return { kind: "isNone", a };
}

function foldChoose(test: Expr, yes: Expr, no: Expr): Expr {
  const decided = known(test);
  if (decided !== null) return decided ? yes : no;
  if (test.kind === "not") return foldChoose(test.a, no, yes);
  if (isBoolean(test) && yes.kind === "int" && no.kind === "int") {
    if (yes.value === 1 && no.value === 0) return test;
    if (yes.value === 0 && no.value === 1) return foldNot(test);
    if (yes.value === no.value) return yes;
  }
  return { kind: "choose", test, yes, no };
}
