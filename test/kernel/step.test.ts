// A rule stopped at every die and every question, serialised, and gone on with in another process.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Given } from "../../src/runtime/io.ts";
import type { Resume, Stepped } from "../../src/runtime/stepper.ts";
import { Erschaffung } from "./rules/creation.ts";
import * as e from "./rules/eps.ts";
import { Levelaufstieg } from "./rules/levelUp.ts";
import { Ausgang, Nahkampfangriff } from "./rules/melee.ts";
import { step, type StepEnd, type StepRequest } from "./step.ts";

const program = fileURLToPath(new URL("./step-process.ts", import.meta.url));
const inAnotherProcess = (request: StepRequest): Stepped<StepEnd> => {
  const out = execFileSync(process.execPath, ["--import", "tsx", program], { input: JSON.stringify(request), encoding: "utf8", stdio: "pipe" });
  return JSON.parse(out) as Stepped<StepEnd>;
};
const inThisProcess = (request: StepRequest): Stepped<StepEnd> => JSON.parse(JSON.stringify(step(request))) as Stepped<StepEnd>;

/** Goes through the whole rule, the first `here` steps in this process; what it waited for each time, and how it ended. */
function walk(start: Omit<StepRequest, "resume" | "given">, given: readonly Given[], here = 0): { readonly waits: readonly string[]; readonly end: StepEnd } {
  const waits: string[] = [];
  const go = (n: number): typeof inThisProcess => (n < here ? inThisProcess : inAnotherProcess);
  let stepped = go(0)({ ...start, resume: null, given: 0 });
  for (const [i, next] of given.entries()) {
    if (stepped.kind === "done") throw new Error("it ended too early");
    waits.push(stepped.kind === "roll" ? `d${stepped.faces}` : stepped.question.key);
    const resume = JSON.parse(JSON.stringify(stepped.resume)) as Resume;
    stepped = go(i + 1)({ ...start, resume, given: next });
  }
  if (stepped.kind !== "done") throw new Error(`it still waits for a ${stepped.kind}`);
  return { waits, end: stepped.value };
}

describe("step", () => {
  test("level-up: dice and questions by turns", () => {
    const start = { program: "levelUp", plan: Levelaufstieg, sheets: [e.charakter({ [e.WW]: [8, 12, 12, 12] })], slots: [0] } as const;
    const { waits, end } = walk(start, [1, 1, 2, 1, 5, 5, 4, 1, 0]);
    expect(waits).toEqual(["d6", "d6", "d6", "nochmal", "d6", "d6", "d6", "tauschen", "Tauschwert"]);
    expect([end.after[0]![e.WW], end.after[0]![e.LP], end.after[0]![e.Moral]]).toEqual([[16, 12, 12, 12], [39], [13]]);
  });

  test("creation: the placing waits until all dice have fallen", () => {
    const start = { program: "creation", plan: Erschaffung, sheets: [e.charakter()], slots: [0] } as const;
    const { waits, end } = walk(start, [1, 1, 6, 6, 2, 3, 4, 3, 5, 5, 2, 2, [2, 0, 3, 1]], 12);
    expect(waits).toEqual([...Array.from({ length: 12 }, () => "d6"), "Würfe"]);
    expect(end.after[0]![e.WW]).toEqual([7, 12, 6, 9]);
  });

  test("melee against oneself: one sheet in both roles stays one across processes", () => {
    const sheets = [e.charakter({ [e.LP]: 3, [e.NPC]: 1 }), { Schaden: e.pool.w6 }];
    const { waits, end } = walk({ program: "melee", plan: Nahkampfangriff, sheets, slots: [0, 0, 1] }, [15, 3, 4]);
    expect(waits).toEqual(["d20", "d20", "d6"]);
    expect(end.result).toBe(Ausgang.Treffer);
    expect(end.after[0]).toEqual(end.after[1]);
    expect([end.after[0]![e.LP], end.after[0]![e.Moral]]).toEqual([[-1], [10]]);
  });

  test("what was begun with other sheets is refused", () => {
    const start = { program: "melee", plan: Nahkampfangriff, slots: [0, 1, 2] } as const;
    const sheets = [e.charakter(), e.charakter(), { Schaden: e.pool.w6 }];
    const first = inThisProcess({ ...start, sheets, resume: null, given: 0 });
    if (first.kind === "done") throw new Error("it ended too early");
    const others = [e.charakter({ [e.LP]: 1 }), ...sheets.slice(1)];
    expect(() => inAnotherProcess({ ...start, sheets: others, resume: first.resume, given: 15 })).toThrow("differing-resume");
  });
});
