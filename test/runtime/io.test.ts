import { describe, expect, it } from "vitest";
import { RuleError } from "../../src/runtime/errors.ts";
import { MOST_ROUNDS, scriptedIo, seededIo, withPools, type Io } from "../../src/runtime/io.ts";
import { seededRandom } from "../../src/runtime/random.ts";
import { stepper, type Resume, type Stepped } from "../../src/runtime/stepper.ts";
import { NONE } from "../../src/runtime/value.ts";
import { dice } from "./pools.ts";

const d6 = dice(1, 6);
const question = (io: Io, usual: number | null = null, seen = 0): number =>
  io.ask({ key: "Zielwert", by: "gm", secret: false, range: [1, 40], optional: false, usual, sees: { Wurf: seen } });
const placing = (io: Io): readonly number[] =>
  io.askPlacing({ key: "Platz", by: "player", secret: false, placing: 3, usual: null, sees: {} });

/** 2d6; at 7 or more a question; the sum decides on one more die. */
function rule(io: Io): readonly number[] {
  const first = io.roll(dice(2, 6), "Wurf");
  const target = first >= 7 ? question(io, 10, first) : 0;
  return target > first ? [first, target, ...io.rollList(d6, "Nachwurf")] : [first, target];
}

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error.code;
    throw error;
  }
  return "fine";
}

describe("scripted dice", () => {
  it("play what is given and keep it", () => {
    const io = scriptedIo([3, 5, 6], { Zielwert: 12 });
    expect(rule(io)).toEqual([8, 12, 6]);
    expect([io.faces, io.answers, io.left()]).toEqual([[3, 5, 6], [12], { faces: 0, answers: 0 }]);
    expect(codeOf(() => io.finish())).toBe("fine");
  });
  it("say what is missing, left over or impossible", () => {
    expect(codeOf(() => rule(scriptedIo([3])))).toBe("missing-dice");
    expect(codeOf(() => rule(scriptedIo([3, 7])))).toBe("mismatched-dice");
    expect(codeOf(() => rule(scriptedIo([3, 0.5])))).toBe("mismatched-dice");
    const io = scriptedIo([1, 1, 1], [4]);
    rule(io);
    expect(codeOf(() => io.finish())).toBe("unused-dice");
    const answered = scriptedIo([1, 1], [4]);
    rule(answered);
    expect(codeOf(() => answered.finish())).toBe("unused-answer");
  });
  it("go on with new dice where they end", () => {
    const random = seededRandom(3);
    const expected = seededRandom(3).die(6);
    expect(rule(scriptedIo([6, 6], { Zielwert: 40 }, (sides) => random.die(sides)))).toEqual([12, 40, expected]);
  });
});

describe("answers", () => {
  it("may be values, lists in order, rules over what is seen, or the usual value", () => {
    expect(rule(scriptedIo([4, 4], { Zielwert: 8 }))).toEqual([8, 8]);
    expect(rule(scriptedIo([4, 4], [8]))).toEqual([8, 8]);
    expect(rule(scriptedIo([4, 4], { Zielwert: ([seen = 0]) => seen - 1 }))).toEqual([8, 7]);
    expect(rule(scriptedIo([6, 6], {}))).toEqual([12, 10]);
  });
  it("are checked", () => {
    expect(codeOf(() => question(scriptedIo([], {})))).toBe("missing-answer");
    for (const wrong of [0, 41, 1.5, NONE, [1]])
      expect(codeOf(() => question(scriptedIo([], { Zielwert: wrong })))).toBe("mismatched-answer");
    expect(placing(scriptedIo([], { Platz: [2, 0, 1] }))).toEqual([2, 0, 1]);
    for (const wrong of [[0, 1], [0, 1, 1], [1, 2, 3], 1])
      expect(codeOf(() => placing(scriptedIo([], { Platz: wrong })))).toBe("mismatched-answer");
  });
  it("by key are own keys only", () =>
    expect(
      codeOf(() =>
        seededIo(1, {}).ask({
          key: "toString",
          by: "gm",
          secret: false,
          range: [0, 1],
          optional: false,
          usual: null,
          sees: {},
        }),
      ),
    ).toBe("missing-answer"));
});

describe("seeded dice", () => {
  it("play the same again from what was thrown", () => {
    for (let seed = 0; seed < 50; seed++) {
      const io = seededIo(seed, { Zielwert: 9 });
      const result = rule(io);
      const again = scriptedIo(io.faces, io.answers);
      expect(rule(again)).toEqual(result);
      again.finish();
    }
  });
  it("know the dice of the call by number", () => {
    const io = withPools(seededIo(1), [d6]);
    expect(io.pool(0)).toBe(d6);
    expect(codeOf(() => io.pool(1))).toBe("unknown-dice");
  });
  it("end loops that do not end", () => {
    const io = seededIo(1);
    const rounds = (): void => {
      for (;;) io.round("Schleife");
    };
    expect(codeOf(rounds)).toBe("endless");
    expect(MOST_ROUNDS).toBe(1_000_000);
  });
});

describe("stepper", () => {
  const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const resumeOf = (step: Stepped<unknown>): Resume => {
    if (step.kind === "done") throw new Error("done");
    return step.resume;
  };
  it("stops at each die and question, as JSON, and ends as in one go", () => {
    const steps = stepper(rule, "v1");
    const one = json(steps.start());
    expect(one).toEqual({
      kind: "roll",
      faces: 6,
      label: "Wurf",
      resume: { faces: [], answers: [], fingerprint: "v1", waits: "roll" },
    });
    const two = json(steps.next(resumeOf(one), 6));
    const three = json(stepper(rule, "v1").next(resumeOf(two), 5));
    expect(three).toMatchObject({
      kind: "ask",
      question: { key: "Zielwert", range: [1, 40], usual: 10, sees: { Wurf: 11 } },
    });
    const four = json(steps.next(resumeOf(three), 20));
    expect(four).toMatchObject({ kind: "roll", faces: 6, label: "Nachwurf" });
    expect(steps.next(resumeOf(four), 2)).toEqual({
      kind: "done",
      value: [11, 20, 2],
      faces: [6, 5, 2],
      answers: [20],
    });
  });
  it("throws the dice itself where only questions are to be asked", () => {
    const random = seededRandom(11);
    const steps = stepper(rule, "v1", (sides) => random.die(sides));
    for (let i = 0; i < 30; i++) {
      const begun = steps.start();
      const end = begun.kind === "ask" ? steps.next(begun.resume, 40) : begun;
      if (end.kind !== "done") throw new Error(end.kind);
      expect(rule(scriptedIo(end.faces, end.answers))).toEqual(end.value);
    }
  });
  it("refuses what does not fit", () => {
    const begun = resumeOf(stepper(rule, "v1").start());
    expect(codeOf(() => stepper(rule, "v2").next(begun, 1))).toBe("differing-resume");
    expect(codeOf(() => stepper(rule, "v1").next(begun, 7))).toBe("mismatched-dice");
    expect(codeOf(() => stepper(rule, "v1").next({ ...begun, faces: [1, 1, 1, 1] }, 1))).toBe("differing-resume");
    expect(codeOf(() => stepper(rule, "v1").next(begun, [1]))).toBe("mismatched-dice");
  });
  it("lets the errors of the rule through", () => {
    const failing = (): never => {
      throw new Error("ours");
    };
    expect(() => stepper(failing, "").start()).toThrow("ours");
  });
});
