/** Every kind of step, in one small program: the emitted engine ends like interpreted play and tells the same notes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lower } from "../../src/plan/lower.ts";
import { player } from "../../src/plan/play.ts";
import { type Io, noting, recordingIo, withPools } from "../../src/runtime/io.ts";
import type { Note } from "../../src/runtime/note.ts";
import { copyStates, openState, type State } from "../../src/runtime/state.ts";
import { NONE } from "../../src/runtime/value.ts";
import { dice } from "../kernel/build.ts";
import { everyStep } from "./everyStep.ts";
import { loadEngine, putBack, rowOf } from "./engine.ts";

interface Told {
  readonly end: unknown;
  readonly after: readonly State[];
  readonly notes: readonly Note[];
  readonly faces: readonly number[];
}

const own = [dice(2, 2)];
const sheet = lower(everyStep).layouts[0]!;
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
    const engine = await loadEngine(everyStep);
    const interpreted = player(lower(everyStep));
    fc.assert(
      fc.property(setting, (how) => {
        const expected = run(
          how,
          (states, io) => interpreted.play("action/Alles", states, [how.stufe], io, own).result,
        );
        const emitted = run(how, (states, io) => {
          const distinct = [...new Set(states)];
          const rows = distinct.map((state) => rowOf(state, sheet));
          const slots = states.map((state) => rows[distinct.indexOf(state)]!);
          const result = engine.plans["action/Alles"]!.play(withPools(io, [...everyStep.pools, ...own]), slots, [
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
