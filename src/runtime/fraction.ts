// Exact rationals, for chances and the numbers of the odds. Invariant: every Fraction is in lowest terms with d > 0, so two equal
// ones have equal parts; nothing here rounds, except `toNumber`, once, to the nearest.

import { RuleError } from "./errors.ts";

/** n/d in lowest terms, d > 0; zero is 0/1. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

/**
 * n/d in lowest terms. Numbers must be safe integers.
 * @throws RuleError `zero-denominator`; `malformed-fraction` for a number that is not a safe integer.
 */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const top = whole(n);
  const under = whole(d);
  if (under === 0n) throw new RuleError("zero-denominator", "A fraction cannot have the denominator 0.");
  const shared = gcd(top, under);
  return under < 0n ? { n: -top / shared, d: -under / shared } : { n: top / shared, d: under / shared };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function sub(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function mul(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d);
}

/** @throws RuleError `zero-denominator` where b is 0. */
export function div(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d, a.d * b.n);
}

/** -1, 0 or 1. */
export function compare(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function equal(a: Fraction, b: Fraction): boolean {
  return a.n === b.n && a.d === b.d;
}

/** The nearest double, ties to even, whatever the size of the parts; ±Infinity beyond the largest double. */
export function toNumber(a: Fraction): number {
  if (a.n === 0n) return 0;
  const size = nearest(a.n < 0n ? -a.n : a.n, a.d);
  return a.n < 0n ? -size : size;
}

/** "27/64"; whole numbers without denominator: "3". */
export function toString(a: Fraction): string {
  return a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`;
}

/** The JSON form is the text of `toString`: no digit is lost. */
export function toJSON(a: Fraction): string {
  return toString(a);
}

/**
 * "27/64", "3", "0.04", "85%", "12.5 %", each with an optional sign; what the text says exactly, not the nearest double.
 * @throws RuleError `malformed-fraction`, `zero-denominator`.
 */
export function parse(text: string): Fraction {
  const parts = /^\s*([+\-−]?)(\d{1,5000})(?:\s*\/\s*(\d{1,5000})|(?:[.,](\d{1,5000}))?\s*(%?))\s*$/u.exec(text);
  if (parts === null)
    throw new RuleError("malformed-fraction", `"${text}" is not a fraction, a decimal number or a percentage.`, {
      text,
    });
  const [, sign = "", front = "", under, decimals = "", percent = ""] = parts;
  const size =
    under !== undefined
      ? fraction(BigInt(front), BigInt(under))
      : fraction(BigInt(front + decimals), 10n ** BigInt(decimals.length + 2 * percent.length));
  return sign === "" || sign === "+" ? size : { n: -size.n, d: size.d };
}

/** The greatest common divisor; of 0 and 0 it is 0. */
export function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function whole(value: bigint | number): bigint {
  if (typeof value === "bigint") return value;
  if (!Number.isSafeInteger(value))
    throw new RuleError("malformed-fraction", `${value} is not a safe integer.`, { value });
  return BigInt(value);
}

/**
 * n/d with at least 60 binary digits, the last one sticky (1 where anything was cut off): `Number` of that rounds rightly, and
 * so does the power of two behind it, except where the result is subnormal; there the rounding is done on whole units of 2^-1074.
 */
function nearest(n: bigint, d: bigint): number {
  const digits = (x: bigint): number => x.toString(16).length * 4;
  const up = Math.min(66 - digits(n) + digits(d), 1076);
  const top = up > 0 ? n << BigInt(up) : n;
  const under = up < 0 ? d << BigInt(-up) : d;
  const cut = top / under;
  const sticky = top % under === 0n ? cut : cut | 1n;
  if (up === 1076 && sticky < 1n << 54n) {
    const rest = sticky & 3n;
    const units = sticky >> 2n;
    const away = rest > 2n || (rest === 2n && (units & 1n) === 1n);
    return Number(away ? units + 1n : units) * Number.MIN_VALUE;
  }
  if (up < -1024) return Infinity;
  const near = Number(sticky);
  return up > 1000
    ? near * 2 ** -1000 * 2 ** (1000 - up)
    : up < -900
      ? near * 2 ** 900 * 2 ** (-up - 900)
      : near * 2 ** -up;
}
