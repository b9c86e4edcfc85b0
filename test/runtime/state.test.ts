import { describe, expect, it } from "vitest";
import { copyState, copyStates, differences, openState, sameState, type StateLayout } from "../../src/runtime/state.ts";
import { NONE } from "../../src/runtime/value.ts";

const layout: StateLayout = {
  columns: [
    { id: "LP", range: [-10, 30], optional: false, entries: 1, kind: "int" },
    { id: "Skills", range: [0, 4], optional: false, entries: 3, kind: "int" },
    { id: "Schutz", range: [0, 9], optional: true, entries: 1, kind: "int" },
    { id: "Schaden", range: [0, 1], optional: false, entries: 1, kind: "dice" },
    { id: "$fired/x", range: [0, 1], optional: false, entries: 2, kind: "int" },
  ],
};
const values = { LP: 12, Skills: [1, 0, 4], Schaden: 7 };
const opened = { LP: [12], Skills: [1, 0, 4], Schutz: [NONE], Schaden: [7], "$fired/x": [0, 0] };

describe("states", () => {
  it("open with all columns", () => {
    expect(openState(layout, values)).toEqual(opened);
    expect(openState(layout, { ...values, Schutz: 3 })["Schutz"]).toEqual([3]);
    expect(openState(layout, { ...values, Schutz: null })["Schutz"]).toEqual([NONE]);
  });
  it("refuse what a column cannot hold", () => {
    for (const wrong of [
      { LP: 31 },
      { LP: 1.5 },
      { LP: null },
      { LP: [1, 2] },
      { Skills: [1, 2] },
      { Skills: 1 },
      { Schaden: -1 },
    ])
      expect(() => openState(layout, { ...values, ...wrong })).toThrow(/cannot be/);
    expect(() => openState(layout, { LP: 1 })).toThrow("Skills has no value");
  });
  it("are copied, compared, and told apart cell by cell", () => {
    const state = openState(layout, values);
    const copy = copyState(state);
    expect(sameState(state, copy)).toBe(true);
    copy["Skills"]![2] = 3;
    copy["Schutz"]![0] = 5;
    expect(sameState(state, copy)).toBe(false);
    expect(state).toEqual(opened);
    expect(differences([state], [copy])).toEqual([
      { slot: 0, column: "Skills", entry: 2, from: 4, to: 3 },
      { slot: 0, column: "Schutz", entry: 0, from: NONE, to: 5 },
    ]);
  });
  it("in two roles stay one sheet, and change once", () => {
    const [mira, ork] = [openState(layout, values), openState(layout, values)];
    const before = [mira, ork, mira];
    const after = copyStates(before);
    expect([after[0] === after[2], after[0] === after[1], after[0] === mira]).toEqual([true, false, false]);
    after[2]!["LP"]![0] = 10;
    expect(differences(before, after)).toEqual([{ slot: 0, column: "LP", entry: 0, from: 12, to: 10 }]);
  });
});
