// Expressions as TypeScript, for play and for segments alike; only how a register, a cell or a function is named differs. Invariant:
// the printed text gives the integer that `calculate` of the interpreter gives, a test printed as a number is 1 or 0, and no -0 arises.

import { unreachable } from "../../base/never.ts";
import type { Expr, Id, Place, Reg, RoundMode } from "../../plan/types.ts";
import { fold, isBoolean, isLiteral } from "./fold.ts";
import { runtimeName } from "./runtime-text.ts";

/** How the surroundings name what an expression reads; in brackets where it is more than one word. `at` and `args` are printed already. */
export interface Reading {
  readonly reg: (reg: Reg) => string;
  readonly cell: (place: Place, at: string | null) => string;
  readonly value: (e: Extract<Expr, { kind: "value" }>, args: readonly string[]) => string;
  readonly lookup: (table: Id, keys: readonly string[]) => string;
}

/** Text and how strongly it binds: 3 choice, 4 or, 5 and, 8 equality, 9 order, 11 sum, 12 product, 14 sign, 20 one word. */
interface Printed {
  readonly text: string;
  readonly binds: number;
}

/** The expression as a number. */
export function printValue(e: Expr, reading: Reading): string {
  return number(fold(e), reading).text;
}

/** The expression as a condition. */
export function printTest(e: Expr, reading: Reading): string {
  return condition(fold(e), reading).text;
}

const word = (text: string): Printed => ({ text, binds: 20 });

/** Without the brackets around the whole of it: where they are wanted, they come back. */
function bare(text: string): Printed {
  return text.startsWith("(") && text.endsWith(")") ? { text: text.slice(1, -1), binds: 3 } : word(text);
}

function within(inner: Printed, least: number): string {
  return inner.binds < least ? `(${inner.text})` : inner.text;
}

function number(e: Expr, reading: Reading): Printed {
  const arg = (x: Expr): string => number(x, reading).text;
  switch (e.kind) {
    case "int":
      return { text: String(e.value), binds: e.value < 0 ? 14 : 20 };
    case "none":
      return word(runtimeName("NONE"));
    case "reg":
      return word(reading.reg(e.reg));
    case "cell":
      return bare(reading.cell(e.place, e.place.at === null ? null : arg(e.place.at)));
    case "value":
      return word(reading.value(e, e.args.map(arg)));
    case "lookup":
      return word(reading.lookup(e.table, e.keys.map(arg)));
    case "math":
      return printMath(e, reading);
    case "divide":
      return printDivide(e.mode, e.num, e.den, reading);
    case "remainder":
      return printRemainder(e.num, e.den, reading);
    case "test":
    case "and":
    case "or":
    case "not":
    case "isNone":
      return { text: `${within(condition(e, reading), 4)} ? 1 : 0`, binds: 3 };
    case "choose":
      return {
        text: `${within(condition(e.test, reading), 4)} ? ${within(number(e.yes, reading), 4)} : ${number(e.no, reading).text}`,
        binds: 3,
      };
    default:
      return unreachable(e);
  }
}

function condition(e: Expr, reading: Reading): Printed {
  switch (e.kind) {
    case "int":
      return word(e.value === 0 ? "false" : "true");
    case "none":
      return word("true");
    case "test":
      return printComparison(e, reading, "===");
    case "and":
      return { text: e.args.map((x) => within(condition(x, reading), 5)).join(" && "), binds: 5 };
    case "or":
      return { text: e.args.map((x) => within(condition(x, reading), 5)).join(" || "), binds: 4 };
    case "not":
      return printNot(e.a, reading);
    case "isNone":
      return { text: `${within(number(e.a, reading), 9)} === ${runtimeName("NONE")}`, binds: 8 };
    case "choose":
      if (!isBoolean(e)) break;
      return {
        text: `${within(condition(e.test, reading), 4)} ? ${within(condition(e.yes, reading), 4)} : ${condition(e.no, reading).text}`,
        binds: 3,
      };
    case "reg":
    case "cell":
    case "value":
    case "lookup":
    case "math":
    case "divide":
    case "remainder":
      break;
    default:
      return unreachable(e);
  }
  return { text: `${within(number(e, reading), 9)} !== 0`, binds: 8 };
}

/** Two expressions of constants would have types that TypeScript knows to be apart; the plus makes one a plain number. */
function printComparison(e: Extract<Expr, { kind: "test" }>, reading: Reading, equal: "===" | "!=="): Printed {
  const [a, b] = [number(e.a, reading), number(e.b, reading)];
  // A constant reads better on the right.
  if (e.op !== "=" && e.a.kind === "int")
    return { text: `${within(b, 10)} ${e.op === "<" ? ">" : ">="} ${within(a, 10)}`, binds: 9 };
  if (e.op !== "=") return { text: `${within(a, 10)} ${e.op} ${within(b, 10)}`, binds: 9 };
  const left = isLiteral(e.a) && isLiteral(e.b) ? `+${within(a, 20)}` : within(a, 9);
  return { text: `${left} ${equal} ${within(b, 9)}`, binds: 8 };
}

function printNot(a: Expr, reading: Reading): Printed {
  if (a.kind === "not") return condition(a.a, reading);
  if (a.kind === "test" && a.op === "=") return printComparison(a, reading, "!==");
  if (a.kind === "isNone") return { text: `${within(number(a.a, reading), 9)} !== ${runtimeName("NONE")}`, binds: 8 };
  if (isBoolean(a)) return { text: `!${within(condition(a, reading), 15)}`, binds: 14 };
  return { text: `${within(number(a, reading), 9)} === 0`, binds: 8 };
}

function printMath(e: Extract<Expr, { kind: "math" }>, reading: Reading): Printed {
  const [a, b] = [number(e.a, reading), number(e.b, reading)];
  switch (e.op) {
    case "+":
      return { text: `${within(a, 11)} + ${within(b, 11)}`, binds: 11 };
    case "-":
      return { text: `${within(a, 11)} - ${within(b, 12)}`, binds: 11 };
    case "*": {
      const product = `${within(a, 12)} * ${within(b, 13)}`;
      const isSigned = !isPositive(e.a) && !isPositive(e.b);
      // 0 * -1 is -0, and -0 + 0 is 0.
      return isSigned ? { text: `${product} + 0`, binds: 11 } : { text: product, binds: 12 };
    }
    case "max":
    case "min":
      return word(`Math.${e.op}(${a.text}, ${b.text})`);
    default:
      return unreachable(e.op);
  }
}

const isPositive = (e: Expr): boolean => e.kind === "int" && e.value > 0;

/** Adding this before dividing by a positive constant and rounding down rounds in the mode; null: it cannot be said so. */
function shiftBefore(mode: RoundMode, den: number): number | null {
  switch (mode) {
    case "down":
      return 0;
    case "up":
      return den - 1;
    case "halfUp":
      return Math.floor(den / 2);
    case "halfDown":
      return Math.floor((den - 1) / 2);
    case "halfEven":
    case "halfAway":
      return den % 2 === 1 ? (den - 1) / 2 : null;
    case "toZero":
      return null;
    default:
      return unreachable(mode);
  }
}

/**
 * `Math.floor(a / b)` is exact for safe integers and b > 0: where a / b is no integer it is at least 1 / b away from one, which is half
 * the distance of two doubles of that size or more, and exactly half only where b is a power of two and the quotient exact itself.
 */
function printDivide(mode: RoundMode, num: Expr, den: Expr, reading: Reading): Printed {
  const shift = den.kind === "int" && den.value > 0 ? shiftBefore(mode, den.value) : null;
  if (den.kind === "int" && shift !== null) {
    const shifted = fold({ kind: "math", op: "+", a: num, b: { kind: "int", value: shift } });
    return word(`Math.floor(${within(number(shifted, reading), 12)} / ${den.value})`);
  }
  const [a, b] = [number(num, reading).text, number(den, reading).text];
  return word(`${runtimeName("divide")}(${JSON.stringify(mode)}, ${a}, ${b})`);
}

function printRemainder(num: Expr, den: Expr, reading: Reading): Printed {
  return word(`${runtimeName("remainder")}(${number(num, reading).text}, ${number(den, reading).text})`);
}
