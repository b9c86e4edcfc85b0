/** Every kind of step, in one small program: the emitted engine ends like interpreted play and tells the same notes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lower } from "../../src/plan/lower.ts";
import { player } from "../../src/plan/play.ts";
import type { Program, Step } from "../../src/plan/types.ts";
import { type Io, noting, recordingIo, withPools } from "../../src/runtime/io.ts";
import type { Note } from "../../src/runtime/note.ts";
import { copyStates, openState, type State } from "../../src/runtime/state.ts";
import { NONE } from "../../src/runtime/value.ts";
import {
  above,
  atMost,
  below,
  cell,
  column,
  dice,
  equal,
  isNone,
  layout,
  minus,
  none,
  not,
  plan,
  plus,
  program,
  reaction,
} from "../kernel/build.ts";
import { loadEngine, putBack, rowOf } from "./engine.ts";

const Bogen = "sheet/Bogen";
const slots = { Held: Bogen, Gegner: Bogen } as const;

const inner = plan("check/Wurf", { Wer: Bogen }, [0, 9], (b) => {
  const Stufe = b.given("Stufe", [0, 9]);
  const [Wurf, class_] = [b.roll("Wurf"), b.roll("class")];
  return [
    b.draw(Wurf, 0),
    b.when(equal(Wurf, 1), [b.end(0)]),
    b.draw(class_, b.cell("Wer", "Waffe")),
    b.rises(b.place("Wer", "Rüstung", 1), class_),
    b.when(above(Wurf, Stufe), [b.end(plus(Wurf, 1))], [b.falls(b.place("Wer", "Leben"), Wurf)]),
  ];
});

const outer = plan("action/Alles", slots, [-9, 99], (b) => {
  const Stufe = b.given("Stufe", [0, 9]);
  const [Erster, Zweiter, Summe] = [b.roll("Erster"), b.roll("Zweiter"), b.local("Summe")];
  const [runde, Antwort, Rest] = [b.tally("runde"), b.answer("Antwort", [0, 3]), b.local("Rest")];
  const [o1, o2, hoch, nieder] = [b.answer("o1", [0, 1]), b.answer("o2", [0, 1]), b.roll("hoch"), b.roll("nieder")];
  const own = [b.tally("Siege"), b.tally("übrig")] as const;
  const Reihe = b.local("Reihe");
  return [
    b.needs(not(equal(b.cell("Held", "Leben"), 0)), "condition/tot"),
    b.let(Summe, 0),
    b.ask(Antwort, "Einsatz", { kind: "range", range: [0, 3], optional: true }, { usual: 2, sees: [Stufe] }),
    b.when(isNone(Antwort), [b.becomes(b.place("Held", "Ziel"), none)], [b.becomes(b.place("Held", "Ziel"), Antwort)]),
    b.repeat(3, runde, below(Summe, 12), [
      b.call("check/Wurf", ["Held"], [Stufe], { result: Erster, rolls: [[1, Zweiter]] }),
      b.when(isNone(Erster), [{ origin: "here", kind: "stop" } satisfies Step]),
      b.let(Summe, plus(Summe, Erster, runde)),
    ]),
    b.draw([hoch, nieder], 1),
    b.ask([o1, o2], "Ordnung", { kind: "placing", n: 2 }),
    b.draw(Rest, { kind: "count", n: minus(o1, 0), of: 0, most: 4 }),
    b.until(atMost(b.cell("Gegner", "Leben"), 0), [b.falls(b.place("Gegner", "Leben"), plus(1, o2))]),
    b.series(b.call("check/Wurf", ["Gegner"], [1]), {
      success: 2,
      need: 1,
      rerolls: 1,
      keep: "best",
      result: Reihe,
      tally: own,
    }),
    b.cascade(plus(hoch, nieder), [b.place("Held", "Rüstung", 0), b.place("Held", "Leben")], Rest, [
      b.becomes(b.place("Held", "Ziel"), 3),
    ]),
    b.when(equal(1, 2), [b.end(-9)], [b.let(Rest, plus(Rest, 0))]),
    b.when(isNone(Zweiter), [b.end(-1)]),
    b.end(plus(Summe, Zweiter, Rest)),
  ];
});

const whole: Program = program({
  layouts: [
    layout(
      Bogen,
      column("Leben", [0, 9], { hi: plus(cell(0, "Rüstung", 0), 5) }),
      column("Rüstung", [0, 9], { entries: 2 }),
      column("Ziel", [0, 3], { optional: true }),
      column("Waffe", [0, 9], { kind: "dice" }),
    ),
  ],
  pools: [dice(1, 6), { ...dice(3, 4), then: [{ kind: "drop", end: "lowest", n: 1 }], value: "list" }],
  watches: [
    reaction("reaction/Wut", Bogen, cell(0, "Leben"), "falls", null, (b) => [
      b.when(equal(b.cell("sheet", "Leben"), 3), [b.rises(b.place("sheet", "Rüstung", 0), 1)]),
    ]),
  ],
  plans: [inner, outer],
});

interface Told {
  readonly end: unknown;
  readonly after: readonly State[];
  readonly notes: readonly Note[];
  readonly faces: readonly number[];
}

const own = [dice(2, 2)];
const sheet = lower(whole).layouts[0]!;
const throws = (list: readonly number[]) => {
  let next = 0;
  return (sides: number): number => 1 + ((list[next++] ?? 3) % sides);
};
const setting = fc.record({
  throws: fc.array(fc.nat(20), { minLength: 4, maxLength: 40 }),
  stufe: fc.integer({ min: 0, max: 6 }),
  leben: fc.integer({ min: 0, max: 9 }),
  answer: fc.constantFrom(0, 1, 3, NONE, null),
  order: fc.constantFrom([0, 1], [1, 0]),
  isOne: fc.boolean(),
  listening: fc.boolean(),
});
type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never;

function run(how: Setting, play: (states: readonly State[], io: Io) => unknown): Told {
  const held = openState(sheet, { Leben: how.leben, Rüstung: [2, 3], Ziel: null, Waffe: 2 });
  const gegner = openState(sheet, { Leben: 6, Rüstung: [1, 0], Ziel: 1, Waffe: 0 });
  const after = copyStates(how.isOne ? [held, held] : [held, gegner]);
  const notes: Note[] = [];
  const io = recordingIo(throws(how.throws), ({ key }) => (key === "Ordnung" ? how.order : (how.answer ?? undefined)));
  let end: unknown;
  try {
    end = play(after, how.listening ? noting(io, (note) => void notes.push(note)) : io);
  } catch (error) {
    end = String(error);
  }
  return { end, after, notes, faces: io.faces };
}

describe("emitted and interpreted play", () => {
  it("end alike, throw alike and tell alike", async () => {
    const engine = await loadEngine(whole);
    const { play } = player(lower(whole));
    fc.assert(
      fc.property(setting, (how) => {
        const expected = run(how, (states, io) => play("action/Alles", states, [how.stufe], io, own).result);
        const emitted = run(how, (states, io) => {
          const distinct = [...new Set(states)];
          const rows = distinct.map((state) => rowOf(state, sheet));
          const slots = states.map((state) => rows[distinct.indexOf(state)]!);
          const result = engine.plans["action/Alles"]!.play(withPools(io, [...whole.pools, ...own]), slots, [
            how.stufe,
          ]);
          distinct.forEach((state, i) => putBack(rows[i]!, state, sheet));
          return result;
        });
        expect(emitted).toEqual(expected);
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});
