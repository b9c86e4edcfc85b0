// Relations in an emitted engine: in the conflict's JSON by the keys of its members, in a single check as a number; odds agree with play.

import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, thrown, writeEngine } from "./whole.ts";

interface Exact { toString: () => string }
interface State { readonly Dominanz: object; readonly Schuld: object; readonly $ended: unknown; readonly possible?: false }
interface Engine {
  readonly dice: { readonly scripted: (sides: readonly number[]) => object };
  readonly akteur: (given?: object) => object;
  readonly konflikt: {
    readonly start: (sides: object) => State;
    readonly act: (state: object, move: unknown, options?: object) => State;
    readonly replay: (log: readonly object[]) => State;
    readonly log: (state: object) => readonly object[];
    readonly odds: (state: object, tactics: object, options: object) => { readonly chance: (of: unknown) => Exact; readonly mean: (of: string) => Exact; readonly ends: readonly { readonly end: { readonly kept: object }; readonly chance: Exact }[] };
  };
  readonly konfliktprobe: { readonly odds: (args: object) => { readonly chance: (of: unknown) => Exact } };
  readonly drängen: { readonly roll: (args: object, options: object) => { readonly after: Readonly<Record<string, object>> } };
}
let engine: Engine;
beforeAll(async () => {
  const path = new URL("../study/relation.rules", import.meta.url);
  engine = await importEngine<Engine>(await writeEngine(compile([createSource("relation.rules", readFileSync(path, "utf8"))]).model));
}, 60_000);

const three = { Anna: {}, Bert: {}, Cora: { Wert: 1 } };

it("stands in the state for every ordered pair, and both ways round agree", () => {
  const state = engine.konflikt.start({ Akteure: three, Dominanz: { Anna: { Bert: 3 } } });
  expect(state.Dominanz).toEqual({ Anna: { Bert: 3, Cora: 0 }, Bert: { Anna: -3, Cora: 0 }, Cora: { Anna: 0, Bert: 0 } });
  expect(state.Schuld).toEqual({ Anna: { Bert: 1, Cora: 1 }, Bert: { Anna: 1, Cora: 1 }, Cora: { Anna: 1, Bert: 1 } });
  const next = engine.konflikt.act(JSON.parse(JSON.stringify(state)) as object, { who: "Bert", does: "Drängen", against: "Anna" }, { dice: engine.dice.scripted([1, 1]) });
  expect(next.Dominanz).toMatchObject({ Anna: { Bert: 4 }, Bert: { Anna: -4 } });
  expect(engine.konflikt.replay(JSON.parse(JSON.stringify(engine.konflikt.log(next))) as readonly object[])).toEqual(next);
  const over = engine.konflikt.act(next, { who: "Cora", does: "Nachgeben", against: "Bert" });
  expect([over.$ended, over.Dominanz]).toEqual([false, { Anna: { Bert: 4, Cora: 0 }, Bert: { Anna: -4, Cora: 12 }, Cora: { Anna: 0, Bert: -12 } }]);
  expect(engine.konflikt.act(over, { who: "Anna", does: "Nachgeben", against: "Bert" }).$ended).toBe(true);
});

it("is refused where it is none", () => {
  const wrong = (Dominanz: unknown): unknown => thrown(() => engine.konflikt.start({ Akteure: three, Dominanz })).problems;
  expect(wrong({ Anna: { Bert: 3 }, Bert: { Anna: 3 } })).toMatchObject([{ path: "Dominanz.Bert.Anna", code: "mismatched-value" }]);
  expect(wrong({ Anna: { Dora: 3 } })).toMatchObject([{ path: "Dominanz.Anna.Dora", code: "unknown-key" }]);
  expect(wrong({ Anna: { Bert: 13 } })).toMatchObject([{ code: "out-of-range" }]);
  expect(wrong([])).toMatchObject([{ path: "Dominanz", code: "mismatched-value" }]);
});

it("is a number of a single check, as at the beginning where it is left out", () => {
  const [Akteur, Gegner] = [engine.akteur({}), engine.akteur({ Wert: 3 })];
  const chance = (more: object): string => engine.konfliktprobe.odds({ Akteur, Gegner, Konflikt: {}, ...more }).chance("überlegen").toString();
  expect(chance({})).toBe("0");
  expect(chance({ "Dominanz(Akteur, Gegner)": 1 })).toBe("1/2");
  const { after } = engine.drängen.roll({ Akteur, Gegner, Konflikt: {}, "Dominanz(Gegner, Akteur)": -1 }, { dice: engine.dice.scripted([2, 1]) });
  expect([after["Dominanz(Akteur, Gegner)"], after["Dominanz(Gegner, Akteur)"]]).toMatchObject([{ Dominanz: 3 }, { Dominanz: -3 }]);
});

it("is tracked by odds over several actions", () => {
  const state = engine.konflikt.start({ Akteure: { Anna: {}, Bert: {} } });
  const odds = engine.konflikt.odds(state, { Akteure: "Schwächsten" }, { actions: 2, keep: ["Dominanz.Anna.Bert"] });
  // Won with 1/2, then for sure; lost, then one down: lost for sure.
  expect(odds.ends.map(({ end, chance }) => [end.kept, chance.toString()])).toEqual([
    [{ "Dominanz.Anna.Bert": 4 }, "1/2"],
    [{ "Dominanz.Anna.Bert": -2 }, "1/2"],
  ]);
});
