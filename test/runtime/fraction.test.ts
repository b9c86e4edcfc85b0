import { describe, expect, it } from "vitest";
import { RuleError } from "../../src/runtime/errors.ts";
import {
  add,
  compare,
  div,
  equal,
  fraction,
  mul,
  parse,
  sub,
  toJSON,
  toNumber,
  toString,
} from "../../src/runtime/fraction.ts";

describe("fractions", () => {
  it("are in lowest terms, with the sign above", () => {
    expect(fraction(6, -8)).toEqual({ n: -3n, d: 4n });
    expect(fraction(0, -5)).toEqual({ n: 0n, d: 1n });
  });
  it("reckon exactly", () => {
    const [a, b] = [fraction(1, 6), fraction(3, 4)];
    expect([add(a, b), sub(a, b), mul(a, b), div(a, b)].map(toString)).toEqual(["11/12", "-7/12", "1/8", "2/9"]);
    expect([compare(a, b), compare(b, a), compare(a, fraction(2, 12))]).toEqual([-1, 1, 0]);
    expect(equal(fraction(2, 4), fraction(1, 2))).toBe(true);
  });
  it("read what is written", () => {
    const texts = ["27/64", "0.04", "85%", " 12.5 % ", "-3", "−1/2", "+7", "0,25", "54/128"];
    expect(texts.map((t) => toString(parse(t)))).toEqual([
      "27/64",
      "1/25",
      "17/20",
      "1/8",
      "-3",
      "-1/2",
      "7",
      "1/4",
      "27/64",
    ]);
    expect(toJSON(fraction(27, 64))).toBe("27/64");
  });
  it("refuse the rest", () => {
    for (const text of ["", "1/0", "a", "1/2%", "1.5/2", "1e3", "."]) expect(() => parse(text)).toThrow(RuleError);
    expect(() => div(fraction(1), fraction(0))).toThrow(RuleError);
    expect(() => fraction(0.5)).toThrow(RuleError);
  });
});

describe("toNumber is the nearest double", () => {
  it("for parts that are doubles themselves", () => {
    let seed = 1;
    for (let i = 0; i < 2000; i++) {
      seed = (seed * 48271) % 2147483647;
      const [n, d] = [seed, (seed * 31) % 1000003 || 1];
      expect(toNumber(fraction(n, d))).toBe(n / d);
      expect(toNumber(fraction(-d, n))).toBe(-d / n);
    }
  });
  it("for parts beyond every double", () => {
    const big = 3n ** 2000n;
    expect(toNumber({ n: big, d: 3n * big })).toBe(1 / 3);
    expect(toNumber({ n: -(10n ** 400n + 1n), d: 10n ** 400n })).toBe(-1);
    expect(toNumber({ n: 10n ** 400n, d: 1n })).toBe(Infinity);
    expect(toNumber({ n: 1n, d: 10n ** 400n })).toBe(0);
    expect(toNumber({ n: 1n, d: 10n ** 300n })).toBe(1e-300);
    expect(toNumber({ n: 10n ** 300n, d: 1n })).toBe(1e300);
    expect(toNumber({ n: 17n * 10n ** 307n, d: 1n })).toBe(1.7e308);
  });
  it("at ties and just beside them", () => {
    expect(toNumber({ n: 2n ** 53n + 1n, d: 1n })).toBe(2 ** 53);
    expect(toNumber({ n: 2n ** 53n + 3n, d: 1n })).toBe(2 ** 53 + 4);
    expect(toNumber({ n: (2n ** 53n + 1n) * 2n ** 100n + 1n, d: 2n ** 100n })).toBe(2 ** 53 + 2);
  });
  it("among the subnormal ones", () => {
    expect(toNumber({ n: 1n, d: 2n ** 1074n })).toBe(Number.MIN_VALUE);
    expect(toNumber({ n: 1n, d: 2n ** 1075n })).toBe(0);
    expect(toNumber({ n: 3n, d: 2n ** 1075n })).toBe(2 * Number.MIN_VALUE);
    expect(toNumber({ n: 2n ** 60n + 1n, d: 2n ** 1135n })).toBe(Number.MIN_VALUE);
    expect(toNumber({ n: 1n, d: 10n ** 310n })).toBe(1e-310);
    expect(toNumber({ n: 22250738585072011n, d: 10n ** 324n })).toBe(Number("2.2250738585072011e-308"));
  });
});
