// Interpreted play of the kernel's rules against the slow reading of the same rules as they were written, script by script; and what
// only play has: dice of the call, notes, steps between dice, errors.

import { describe, expect, it } from "vitest";
import { lower } from "../../src/plan/lower.ts";
import { player } from "../../src/plan/play.ts";
import type { Block, Expr, Plan, Program } from "../../src/plan/types.ts";
import { Refusal, RuleError } from "../../src/runtime/errors.ts";
import { noting, scriptedIo, seededIo } from "../../src/runtime/io.ts";
import type { Note } from "../../src/runtime/note.ts";
import { seededRandom } from "../../src/runtime/random.ts";
import { copyStates, differences, openState, type State } from "../../src/runtime/state.ts";
import { stepper } from "../../src/runtime/stepper.ts";
import { NONE } from "../../src/runtime/value.ts";
import type { Sheet } from "../kernel/build.ts";
import { reference, type Call, type End } from "../kernel/reference.ts";
import * as conflict from "../kernel/rules/conflict.ts";
import { controlProgram, Kontrollwurf } from "../kernel/rules/control.ts";
import { creationProgram, Erschaffung } from "../kernel/rules/creation.ts";
import { damageProgram, Gezielte_Einwirkung, Heilung, Physische_Gewalt } from "../kernel/rules/damage.ts";
import * as e from "../kernel/rules/eps.ts";
import { fightProgram, Gefecht } from "../kernel/rules/fight.ts";
import { Levelaufstieg, levelUpProgram } from "../kernel/rules/levelUp.ts";
import { meleeProgram, Nahkampfangriff } from "../kernel/rules/melee.ts";
import { Distanzangriff, Munition, rangedProgram } from "../kernel/rules/ranged.ts";
import * as x from "../kernel/rules/xdr.ts";
import { dice } from "../runtime/pools.ts";

const sword: Sheet = { Schaden: e.pool.w6 };
const bow: Sheet = { Schaden: e.pool.w8, Schuss: e.pool.w4, [Munition]: 5 };
const weak = e.charakter({ [e.LP]: 2, [e.NPC]: 1, [e.Moral]: 1 });
const hurt = x.figur({
  [x.Eigenschaften]: [2, 0, 2, 2, 1, 1, 0],
  [x.Skills]: [null, 1, null, null, 2],
  [x.Trainingsfelder]: [null, 4, null],
});
const call = (
  plan: string,
  slots: readonly Sheet[],
  args: readonly number[] = [],
  answers: Call["answers"] = {},
): Call => ({ plan, slots, args, answers });

const rules: readonly (readonly [name: string, program: Program, calls: readonly Call[]])[] = [
  [
    "melee",
    meleeProgram(),
    [
      call(Nahkampfangriff, [weak, e.armoured(8), sword]),
      call(Nahkampfangriff, [weak, weak, sword]),
      call(Nahkampfangriff, [e.charakter({ [e.LP]: 0 }), weak, sword]),
    ],
  ],
  [
    "ranged",
    rangedProgram(),
    [call(Distanzangriff, [weak, e.armoured(20), bow]), call(Distanzangriff, [e.armoured(3), weak, bow])],
  ],
  [
    "creation",
    creationProgram(),
    [call(Erschaffung, [e.charakter()], [], { Würfe: (seen) => (seen[0]! > 11 ? [0, 2, 1, 3] : [3, 2, 1, 0]) })],
  ],
  [
    "level-up",
    levelUpProgram(),
    [
      call(Levelaufstieg, [e.charakter({ [e.LP]: 3 })], [], {
        nochmal: ([first]) => Number(first! <= 12),
        tauschen: ([neu]) => Number(neu! > 12),
        Tauschwert: 0,
      }),
    ],
  ],
  [
    "control",
    controlProgram(),
    [
      call(Kontrollwurf, [hurt], [x.skill.Schießen, 2, 1]),
      call(Kontrollwurf, [hurt], [x.skill.Reflexe, 0, 3]),
      call(Kontrollwurf, [hurt], [x.skill.Faustkampf, 1, 1]),
    ],
  ],
  [
    "damage",
    damageProgram(),
    [
      call(Physische_Gewalt, [x.figur()], [9]),
      call(Gezielte_Einwirkung, [x.figur()], [5, x.eigenschaft.Speed]),
      call(Heilung, [hurt], [x.eigenschaft.Wille, 1]),
    ],
  ],
  [
    "conflict",
    conflict.conflictProgram(),
    [
      call(conflict.Konfliktprobe, [conflict.fighter(3), conflict.fighter(2), conflict.conflict([[0, 1, 2]])], [0, 1]),
      call(conflict.Manöver, [conflict.fighter(3), conflict.fighter(3), conflict.conflict([[0, 1, 10]])], [0, 1, 6]),
    ],
  ],
  [
    "fight",
    fightProgram(),
    [call(Gefecht, [weak, e.armoured(8), sword]), call(Gefecht, [e.armoured(8), e.armoured(8), sword])],
  ],
];

/** Opens the sheets of a call; one sheet in two roles is one state. */
function opened(program: Program, c: Call): readonly State[] {
  const states = new Map<Sheet, State>();
  return c.slots.map((sheet, i) => {
    const layout = program.layouts.find((l) => l.id === program.plans[c.plan]!.slots[i]!.layout)!;
    const state = states.get(sheet) ?? openState(layout, sheet);
    states.set(sheet, state);
    return state;
  });
}
/** Sheets as they are written down: without the compiler's own columns, none as null. */
const closed = (state: State): Sheet =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([column]) => !column.startsWith("$"))
      .map(([column, cells]) => {
        const values = cells.map((v) => (v === NONE ? null : v));
        return [column, values.length === 1 ? values[0]! : values];
      }),
  );

describe("play agrees with the slow reading", () => {
  for (const [name, program, calls] of rules)
    it(`in ${name}`, () => {
      const lowered = lower(program);
      const [slow, fast] = [reference(program), player(lowered)];
      const ends = new Set<string>();
      for (const [i, c] of calls.entries())
        for (let seed = 0; seed < 150; seed++) {
          const random = seededRandom(1000 * i + seed);
          const faces: number[] = [];
          const expected = slow(c, (sides) => {
            faces.push(random.die(sides));
            return faces[faces.length - 1]!;
          });
          const slots = opened(lowered, c);
          const notes: Note[] = [];
          const before = copyStates(slots);
          const io = scriptedIo(faces, c.answers);
          const end = ended(
            () => fast.play(c.plan, slots, c.args, seed % 2 === 0 ? io : noting(io, (note) => notes.push(note))).result,
            slots,
            expected,
          );
          expect(end).toEqual(expected);
          io.finish();
          const isNoted = seed % 2 === 1;
          expect(isNoted ? changed(before, notes) : slots).toEqual(slots);
          ends.add(JSON.stringify(end));
        }
      expect(ends.size).toBeGreaterThan(1);
    });
});

function ended(run: () => number, slots: readonly State[], like: End): End {
  try {
    const result = run();
    return { possible: true, result: like.possible && like.result === null ? null : result, after: slots.map(closed) };
  } catch (error) {
    if (error instanceof Refusal) return { possible: false, why: error.why };
    throw error;
  }
}
/** The states before, with every noted change made in order; each must begin where the one before ended. */
function changed(before: readonly State[], notes: readonly Note[]): readonly State[] {
  for (const note of notes) {
    if (note.kind !== "set") continue;
    const cells = before[note.slot]![note.column]!;
    expect(cells[note.entry]).toBe(note.from);
    cells[note.entry] = note.to;
  }
  return before;
}

describe("steps between dice", () => {
  it("end as the run in one go", () => {
    const lowered = lower(meleeProgram());
    const c = call(Nahkampfangriff, [weak, e.armoured(8), sword]);
    const fast = player(lowered);
    const begin = opened(lowered, c);
    const steps = stepper((io) => {
      const slots = copyStates(begin);
      const { result } = fast.play(c.plan, slots, c.args, io);
      return { result, changes: differences(begin, slots) };
    }, "melee");
    const script = [19, 2, 5];
    let step = steps.start();
    const sides: number[] = [];
    while (step.kind !== "done") {
      if (step.kind === "roll") sides.push(step.faces);
      step = steps.next(JSON.parse(JSON.stringify(step.resume)) as typeof step.resume, script[sides.length - 1]!);
    }
    const whole = copyStates(begin);
    const io = scriptedIo(step.faces);
    expect(step.value).toEqual({
      result: fast.play(c.plan, whole, c.args, io).result,
      changes: differences(begin, whole),
    });
    io.finish();
    expect([sides[0], step.value.changes.length > 0]).toEqual([20, true]);
  });
});

// ── small plans ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const int = (value: number): Expr => ({ kind: "int", value });
const reg = (r: number): Expr => ({ kind: "reg", reg: r });
const origin = "o";
function programOf(body: Block, names: readonly string[], givens = 0): Program {
  const regs = names.map((name) => ({ name, range: null, optional: true, kind: "let" }) as const);
  const plan: Plan = { id: "p", regs, givens, slots: [], body, outcomes: [-100, 100] };
  return { layouts: [], lookups: [], pools: [dice(1, 6)], derived: [], watches: [], plans: { p: plan } };
}
const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error.code;
    throw error;
  }
  return "fine";
};

describe("small plans", () => {
  it("look for dice in the text, then in the call", () => {
    const body: Block = [
      { origin, kind: "draw", to: [1], pool: { kind: "pool", of: reg(0) } },
      { origin, kind: "end", result: reg(1) },
    ];
    const play = player(programOf(body, ["Waffe", "Schaden"], 1));
    const weapons = [dice(2, 4), dice(1, 1, [], { plus: 6 })];
    expect(play.play("p", [], [0], scriptedIo([5]), weapons).result).toBe(5);
    expect(play.play("p", [], [1], scriptedIo([4, 3]), weapons).result).toBe(7);
    expect(play.play("p", [], [2], scriptedIo([1]), weapons).result).toBe(7);
    expect(codeOf(() => play.play("p", [], [3], scriptedIo([1]), weapons))).toBe("unknown-dice");
  });
  it("count dice, none for 0 and less, never more than the bound", () => {
    const body: Block = [
      { origin, kind: "draw", to: [1], pool: { kind: "count", n: reg(0), of: 0, most: 3 } },
      { origin, kind: "end", result: reg(1) },
    ];
    const play = player(programOf(body, ["n", "Summe"], 1));
    const io = (): ReturnType<typeof scriptedIo> => scriptedIo([1, 2, 3, 4]);
    expect([-2, 0, 1, 2, 3, 9].map((n) => play.play("p", [], [n], io()).result)).toEqual([0, 0, 1, 3, 6, 6]);
  });
  it("loop as long as the test holds and the bound allows", () => {
    const body: Block = [
      { origin, kind: "let", to: 1, value: int(0) },
      {
        origin,
        kind: "loop",
        test: { kind: "test", op: "<", a: reg(1), b: int(10) },
        most: reg(0),
        count: 2,
        endless: false,
        body: [
          { origin, kind: "let", to: 1, value: { kind: "math", op: "+", a: reg(1), b: int(3) } },
          {
            origin,
            kind: "branch",
            arms: [{ test: { kind: "test", op: "=", a: reg(1), b: int(9) }, then: [{ origin, kind: "stop" }] }],
            otherwise: [],
          },
        ],
      },
    ];
    const play = player(programOf(body, ["most", "x", "count"], 1));
    const regs = (most: number): readonly number[] => play.play("p", [], [most], scriptedIo([])).regs;
    expect([regs(0), regs(2), regs(9)]).toEqual([
      [0, 0, 0],
      [2, 6, 2],
      [9, 9, 3],
    ]);
  });
  it("give up on loops that do not end", () => {
    const body: Block = [{ origin, kind: "loop", test: int(1), most: null, count: null, endless: true, body: [] }];
    expect(codeOf(() => player(programOf(body, [])).play("p", [], [], seededIo(1)))).toBe("endless");
  });
  it("say which rule is unknown or called wrongly", () => {
    const play = player(programOf([], [], 0));
    expect(codeOf(() => play.play("q", [], [], seededIo(1)))).toBe("unknown-plan");
    expect(codeOf(() => play.play("p", [], [1], seededIo(1)))).toBe("mismatched-slots");
    expect(play.play("p", [], [], seededIo(1))).toMatchObject({ result: NONE });
  });
  it("tell what they do, in order", () => {
    const body: Block = [
      { origin: "a", kind: "let", to: 0, value: int(4) },
      { origin: "b", kind: "draw", to: [1], pool: { kind: "pool", of: int(0) } },
      {
        origin: "c",
        kind: "branch",
        arms: [{ test: int(0), then: [] }],
        otherwise: [{ origin: "d", kind: "end", result: reg(1) }],
      },
    ];
    const program = programOf(body, ["x", "Wurf"]);
    const notes: Note[] = [];
    player(program).play(
      "p",
      [],
      [],
      noting(scriptedIo([6]), (note) => notes.push(note)),
    );
    expect(notes).toEqual([
      { origin: "a", kind: "let", to: 0, value: 4 },
      { origin: "b", kind: "draw", to: [1], values: [6], pool: program.pools[0] },
      { origin: "c", kind: "branch", arm: -1 },
      { origin: "d", kind: "end", result: 6 },
    ]);
  });
});
