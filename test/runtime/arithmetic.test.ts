import { describe, expect, it } from "vitest";
import { divide, divideDown, remainder, type Rounding } from "../../src/runtime/arithmetic.ts";

/** The definitions, in BigInt: floor of (2a + b) / 2b and the like. */
const exact: Readonly<Record<Rounding, (n: bigint, d: bigint) => bigint>> = {
  down: floor,
  up: (n, d) => -floor(-n, d),
  toZero: (n, d) => n / d,
  halfUp: (n, d) => floor(2n * n + d, 2n * d),
  halfDown: (n, d) => -floor(-2n * n + d, 2n * d),
  halfAway: (n, d) => (n < 0n ? -floor(-2n * n + d, 2n * d) : floor(2n * n + d, 2n * d)),
  halfEven: (n, d) => {
    const up = floor(2n * n + d, 2n * d);
    const down = -floor(-2n * n + d, 2n * d);
    return up % 2n === 0n ? up : down;
  },
};

describe("divide", () => {
  const top = Number.MAX_SAFE_INTEGER;
  const nums = [
    ...Array.from({ length: 41 }, (_, i) => i - 20),
    top,
    -top,
    top - 1,
    1 - top,
    4503599627370497,
    -4503599627370497,
  ];
  const dens = [1, 2, 3, 4, 6, 7, 10, 4503599627370496, top - 1, top];
  for (const mode of Object.keys(exact) as Rounding[])
    it(`rounds ${mode}`, () => {
      for (const n of nums)
        for (const d of dens) {
          const quotient = divide(mode, n, d);
          expect(BigInt(quotient)).toBe(exact[mode](BigInt(n), BigInt(d)));
          expect(Object.is(quotient, -0)).toBe(false);
        }
    });
  it("goes with its remainder", () => {
    for (const n of nums)
      for (const d of dens) expect(BigInt(divideDown(n, d)) * BigInt(d) + BigInt(remainder(n, d))).toBe(BigInt(n));
  });
});

function floor(n: bigint, d: bigint): bigint {
  return n % d < 0n ? n / d - 1n : n / d;
}
