/** Every kind of expression: emitted for play, emitted for odds and built as closures it gives the same integer. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "../../src/emit/engine/fold.ts";
import { printTest, printValue, type Reading } from "../../src/emit/engine/print-expr.ts";
import { lower } from "../../src/plan/lower.ts";
import { oddsOf, startFile } from "../../src/plan/segments.ts";
import type { Expr, Plan, RoundMode } from "../../src/plan/types.ts";
import { noting, recordingIo } from "../../src/runtime/io.ts";
import { NONE } from "../../src/runtime/value.ts";
import {
  and,
  cell,
  choose,
  column,
  divide,
  equal,
  isNone,
  layout,
  look,
  lookup,
  minus,
  none,
  not,
  or,
  plan,
  plus,
  program,
  register,
  times,
  value,
} from "../kernel/build.ts";
import { loadEngine } from "./engine.ts";

const modes: readonly RoundMode[] = ["down", "up", "halfUp", "halfDown", "halfEven", "halfAway", "toZero"];
const Bogen = "sheet/Bogen";

const { expr } = fc.letrec<{ expr: Expr; leaf: Expr; test: Expr }>((tie) => ({
  leaf: fc.oneof(
    fc.integer({ min: -9, max: 9 }).map((n): Expr => ({ kind: "int", value: n })),
    fc.constantFrom<Expr>(register(0), register(1), cell(0, "Mut"), cell(0, "Rest/Mut"), cell(0, "°Gunst°", 1), none),
  ),
  test: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<Expr>(equal(register(0), 1), { kind: "test", op: "<", a: register(1), b: cell(0, "Mut") }),
    fc
      .tuple(fc.constantFrom("=" as const, "<" as const, "<=" as const), tie("expr"), tie("expr"))
      .map(([op, a, b]): Expr => ({ kind: "test", op, a, b })),
    fc.array(tie("expr"), { maxLength: 3 }).map((args) => and(...args)),
    fc.array(tie("test"), { maxLength: 3 }).map((args) => or(...args)),
    tie("expr").map(not),
    tie("test").map(not),
    tie("expr").map(isNone),
  ),
  expr: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    tie("leaf"),
    tie("test"),
    fc
      .tuple(
        fc.constantFrom("+" as const, "-" as const, "*" as const, "max" as const, "min" as const),
        tie("leaf"),
        tie("expr"),
      )
      .map(([op, a, b]): Expr => ({ kind: "math", op, a, b })),
    fc
      .tuple(fc.constantFrom(...modes), tie("expr"), fc.integer({ min: 1, max: 7 }))
      .map(([mode, num, den]) => divide(num, den, mode)),
    fc
      .tuple(tie("expr"), fc.integer({ min: 1, max: 7 }))
      .map(([num, den]): Expr => ({ kind: "remainder", num, den: { kind: "int", value: den } })),
    fc.tuple(tie("test"), tie("expr"), tie("expr")).map(([test, yes, no]) => choose(test, yes, no)),
    tie("expr").map((at) => cell(0, "°Gunst°", at)),
    fc.tuple(tie("expr"), tie("leaf")).map(([a, b]) => look("table/Zwei", a, b)),
    tie("expr").map((arg) => value("derived/Wert", [0], arg)),
  ),
}));

const parts = {
  layouts: [
    layout(
      Bogen,
      column("Mut", [-9, 9]),
      column("Rest/Mut", [0, 9], { optional: true }),
      column("°Gunst°", [0, 9], { entries: 3 }),
    ),
  ],
  lookups: [
    lookup(
      "table/Zwei",
      [
        [-1, 2],
        [1, 3],
      ],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, NONE],
    ),
  ],
  derived: [
    {
      id: "derived/Wert",
      slots: [Bogen],
      params: [[-99, 99]] as const,
      lets: [{ to: 1, value: plus(register(0), 1) }],
      value: times(minus(register(1), cell(0, "Mut")), 2),
      optional: false,
      range: null,
    },
  ],
};
const planOf = (id: string, e: Expr): Plan =>
  plan(id, { Bogen }, [-999, 999], (b) => {
    b.given("Mut", [-9, 9]);
    b.given("if", [-9, 9]);
    return [b.end(e)];
  });

describe("expressions", () => {
  it("give the same integer in play, in odds and as closures", async () => {
    const samples = fc.sample(expr, { numRuns: 400, seed: 7 });
    const whole = program({ ...parts, plans: samples.map((e, i) => planOf(`check/E${i}`, e)) });
    const lowered = lower(whole);
    const engine = await loadEngine(whole);
    const states = fc.sample(fc.array(fc.integer({ min: -3, max: 9 }), { minLength: 7, maxLength: 7 }), {
      numRuns: 12,
      seed: 3,
    });
    const io = recordingIo(
      () => 1,
      () => undefined,
    );
    for (const [i, e] of samples.entries()) {
      const id = `check/E${i}`;
      const built = oddsOf(lowered, id);
      const emitted = engine.plans[id]!.odds(built.file.bases);
      for (const [a = 0, b = 0, mut = 0, rest = 0, ...gunst] of states) {
        const row = [mut, rest < 0 ? NONE : rest, ...gunst];
        const state = () => ({ Mut: [mut], "Rest/Mut": row.slice(1, 2), "°Gunst°": gunst.slice() });
        const start = startFile(built, lowered, [a, b], [state()]);
        const [one, two] = [start.slice(), start.slice()];
        built.plan.start(one);
        emitted.start(two);
        const expected = (one[built.plan.result] ?? Number.NaN) + 0;
        const about = `${JSON.stringify(e)} at ${[a, b, ...row].join()}`;
        expect(two[emitted.result], about).toBe(expected);
        expect(engine.plans[id]!.play(io, [row], [a, b]), about).toBe(expected);
        expect(
          engine.plans[id]!.play(
            noting(io, () => undefined),
            [row],
            [a, b],
          ),
          about,
        ).toBe(expected);
      }
    }
  });

  it("fold to what they were", () => {
    fc.assert(
      fc.property(expr, (e) => {
        expect(fold(fold(e))).toEqual(fold(e));
      }),
      { seed: 11, numRuns: 500 },
    );
  });
});

describe("printed expressions", () => {
  const reading: Reading = {
    reg: (r) => "abc"[r] ?? "?",
    cell: (place, at) => (at === null ? `s.${place.column}` : `s.${place.column}[${at}]`),
    value: (e, args) => `${e.derived}(${["s", ...args].join(", ")})`,
    lookup: (table, keys) => `${table}(${keys.join(", ")})`,
  };
  const [a, b, c] = [register(0), register(1), register(2)];

  it.each<[Expr, string]>([
    [plus(a, 0), "a"],
    [plus(a, -2), "a - 2"],
    [minus(a, minus(b, c)), "a - (b - c)"],
    [times(plus(a, b), 2), "(a + b) * 2"],
    [times(a, b), "a * b + 0"],
    [divide(a, 2, "down"), "Math.floor(a / 2)"],
    [divide(a, 3, "up"), "Math.floor((a + 2) / 3)"],
    [divide(a, 2, "halfEven"), '$divide("halfEven", a, 2)'],
    [divide(a, b, "down"), '$divide("down", a, b)'],
    [choose(equal(a, 1), 1, 0), "a === 1 ? 1 : 0"],
    [choose(equal(1, 1), b, c), "b"],
    [choose(equal(a, 1), choose(equal(b, 2), 3, 4), 5), "a === 1 ? (b === 2 ? 3 : 4) : 5"],
    [cell(0, "Mut", plus(a, 1)), "s.Mut[a + 1]"],
    [none, "$NONE"],
  ])("%j", (e, text) => {
    expect(printValue(e, reading)).toBe(text);
  });

  it.each<[Expr, string]>([
    [not(equal(a, b)), "a !== b"],
    [not(not(a)), "a !== 0"],
    [not(and(equal(a, 1), isNone(b))), "!(a === 1 && b === $NONE)"],
    [or(and(equal(a, 1), b), c), "a === 1 && b !== 0 || c !== 0"],
    [{ kind: "test", op: "<=", a: { kind: "int", value: 20 }, b: a }, "a >= 20"],
    [equal(equal(a, b), 0), "a !== b"],
    [equal(choose(a, 1, 2), choose(b, 2, 3)), "+(a !== 0 ? 1 : 2) === (b !== 0 ? 2 : 3)"],
  ])("%j as a condition", (e, text) => {
    expect(printTest(e, reading)).toBe(text);
  });
});
