import { describe, expect, it } from "vitest";
import type { Pool, PoolStep } from "../../src/runtime/dice.ts";
import { entriesIo, type Entry } from "../../src/runtime/entries-io.ts";
import { RuleError } from "../../src/runtime/errors.ts";
import { dice } from "./pools.ts";

const keepTwo: PoolStep = { kind: "keep", end: "highest", n: 2 };
const explode: PoolStep = { kind: "explode", on: [6, 6], most: null };
const sixTimes = (value: Pool["value"], n = 3): Pool => ({
  unit: { kind: "total", of: dice(2, 6, [], { plus: 2 }) },
  n,
  then: [],
  plus: 0,
  value,
});

function rolled(pool: Pool, ...entries: readonly Entry[]): unknown {
  const io = entriesIo(entries);
  try {
    const given = pool.value === "list" ? io.rollList(pool, "Wurf") : io.roll(pool, "Wurf");
    io.finish();
    return given;
  } catch (error) {
    if (error instanceof RuleError) return error.code;
    throw error;
  }
}

describe("dice of an example", () => {
  it("are totals", () => {
    expect(rolled(dice(3, 6, [], { plus: 1 }), 10)).toBe(10);
    expect([3, 20, 4.5].map((total) => rolled(dice(3, 6, [], { plus: 1 }), total))).toEqual([
      "mismatched-dice",
      "mismatched-dice",
      "mismatched-dice",
    ]);
    expect(rolled(dice(2, [1, 5]), 4)).toBe("mismatched-dice");
    expect(rolled(dice(2, 6, [explode]), 31)).toBe(31);
    expect(rolled(dice(1, 6, [], { value: "list" }), 4)).toEqual([4]);
    expect(rolled(dice(2, 6, [], { value: "list" }), 4)).toBe("mismatched-dice");
  });
  it("are faces, as printed, in the order thrown", () => {
    expect(rolled(dice(3, 6, [keepTwo]), [4, 1, 5])).toBe(9);
    expect(rolled(dice(3, 6, [keepTwo], { value: "list" }), [4, 1, 5])).toEqual([5, 4]);
    expect(rolled(dice(2, [-1, 0, 1]), [-1, 1])).toBe(0);
    expect(rolled(dice(2, 6, [explode]), [6, 2, 3])).toBe(11);
    expect(rolled(dice(2, 6), [7, 1])).toBe("mismatched-dice");
    expect(rolled(dice(2, 6), [1])).toBe("mismatched-dice");
    expect(rolled(dice(2, 6), [1, 2, 3])).toBe("mismatched-dice");
  });
  it("take as many entries as they are rolled times", () => {
    expect(rolled(sixTimes("list"), 14, [1, 2], 4)).toEqual([14, 5, 4]);
    expect(rolled(sixTimes("sum"), 14, [1, 2], 4)).toBe(23);
    expect(rolled(sixTimes("sum"), 14, 15, 4)).toBe("mismatched-dice");
    expect(rolled(sixTimes("sum"), 14, 4)).toBe("missing-dice");
    expect(rolled(sixTimes("sum"), 14, 4, 5, 6)).toBe("unused-dice");
    expect(rolled(sixTimes("sum", 0))).toBe(0);
  });
});
