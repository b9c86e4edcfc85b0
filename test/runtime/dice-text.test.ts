import { describe, expect, it } from "vitest";
import { throwPool, rollTotal, poolTimes } from "../../src/runtime/dice.ts";
import { isDiceProblem, parseDice, showDice } from "../../src/runtime/dice-text.ts";
import { dice } from "./pools.ts";

describe("dice in data", () => {
  const read: Readonly<Record<string, string>> = {
    "1d6": "1d6",
    "2w4 + 1": "2d4 + 1",
    d20: "1d20",
    W6: "1d6",
    "3W(-1,0,1)": "3d(-1, 0, 1)",
    "d%": "1d100",
    "4dF": "4d(-1, 0, 1)",
    " 2 d 8−3 ": "2d8 - 3",
    "100d1000": "100d1000",
    "1d1": "1d1",
    "d(7)": "1d(7)",
    D66: "d66",
    "d(0..3)": "1d(0, 1, 2, 3)",
    "2w(1..66)": "2d(1..66)",
  };
  for (const [text, shown] of Object.entries(read))
    it(`reads ${text}`, () => {
      const pool = parseDice(text);
      if (isDiceProblem(pool)) throw new Error(pool.problem);
      expect(showDice(pool)).toBe(shown);
      expect(parseDice(shown)).toEqual(pool);
    });
  const refused: Readonly<Record<string, string>> = {
    "": "malformed",
    "6": "malformed",
    "0d6": "malformed",
    "2d0": "malformed",
    "d()": "malformed",
    "d(1,,2)": "malformed",
    "d(3..1)": "malformed",
    "2d66": "malformed",
    "d(0..1000)": "too-many-faces",
    "2d6 + 1d4": "malformed",
    "2d6 keep highest 1": "malformed",
    "101d6": "too-many-dice",
    d1001: "too-many-faces",
    "1d6 + 9999999": "too-large-number",
  };
  for (const [text, problem] of Object.entries(refused))
    it(`not: ${text}`, () => expect(parseDice(text)).toMatchObject({ problem }));
});

describe("throwing", () => {
  const script = (faces: readonly number[]): (() => number) => {
    let i = 0;
    return () => faces[i++]!;
  };
  it("lists as thrown, or the highest first once some were dropped", () => {
    expect(throwPool(dice(4, 6, [], { value: "list" }), script([3, 6, 1, 5]))).toEqual([3, 6, 1, 5]);
    expect(
      throwPool(dice(4, 6, [{ kind: "drop", end: "lowest", n: 1 }], { value: "list" }), script([3, 6, 1, 5])),
    ).toEqual([6, 5, 3]);
  });
  it("throws all dice before the first is thrown again", () => {
    const pool = dice(3, 6, [{ kind: "explode", on: [6, 6], most: 3 }], { value: "list" });
    expect(throwPool(pool, script([6, 2, 6, /* first */ 6, 1, /* third */ 4]))).toEqual([13, 2, 10]);
  });
  it("adds `plus` to totals, not to lists", () => {
    expect(rollTotal(dice(2, 6, [], { plus: 3 }), script([4, 5]))).toBe(12);
    expect(throwPool(dice(2, 6, [], { plus: 3, value: "list" }), script([4, 5]))).toEqual([4, 5]);
  });
  it("throws nothing for no dice", () => {
    const none = poolTimes(dice(1, 6, [{ kind: "keep", end: "highest", n: 1 }], { plus: 2 }), -1);
    expect(rollTotal(none, script([]))).toBe(0);
    expect(poolTimes(none, 3)).toBe(poolTimes(none, 3));
  });
  it("gives up on dice that explode for ever", () => {
    expect(() => rollTotal(dice(1, 6, [{ kind: "explode", on: [6, 6], most: null }]), () => 6)).toThrow(/1000 times/);
  });
});
