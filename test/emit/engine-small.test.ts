// A whole engine of a small Model made by hand: the door, a roll with a secret question, exact odds, steps, the trace.

import { beforeAll, describe, expect, it } from "vitest";
import { model } from "../plan/small.ts";
import { importEngine, thrown, writeEngine } from "./whole.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
let e: any;

beforeAll(async () => {
  e = await importEngine(await writeEngine(model));
}, 60_000);

describe("the door", () => {
  it("fills in start values, freezes, and knows its own again", () => {
    const mia = e.held({ Werte: { Mut: 12 } });
    expect(JSON.parse(JSON.stringify(mia))).toEqual({
      $: { ruleset: "Klein", version: "1", sheet: "Held" },
      Leben: 30,
      Werte: { Mut: 12, List: 10 },
    });
    expect([mia, mia.$, mia.Werte].every(Object.isFrozen)).toBe(true);
    expect(e.held(mia)).toBe(mia);
    expect(e.held.is(mia)).toBe(true);
    expect(e.held.is({ ...mia })).toBe(false);
    expect(e.held(JSON.parse(JSON.stringify(mia)))).toEqual(mia);
  });
  it("returns every problem and never throws", () => {
    const found = (input: unknown): readonly string[] =>
      e.held.check(input).map((one: { path: string; code: string }) => `${one.path} ${one.code}`);
    expect(found({ Leben: 99, X: 1, Werte: { Mut: 1.5, Foo: 2 } })).toEqual([
      "X unknown-key",
      "Leben out-of-range",
      "Werte.Mut mismatched-value",
      "Werte.Foo unknown-key",
    ]);
    expect(found({ Leben: 31, Werte: { Mut: Number.NaN } })).toEqual(["Werte.Mut mismatched-value"]);
    expect(found({ Leben: 31 })).toEqual(["Leben out-of-range"]);
    expect(found(JSON.parse('{"__proto__": {"Leben": 1}, "constructor": 3, "toString": 1}'))).toEqual([
      "__proto__ misplaced-key",
      "constructor unknown-key",
      "toString unknown-key",
    ]);
    expect(found(JSON.parse('{"Werte": {"__proto__": 1}}'))).toEqual(["Werte.__proto__ misplaced-key"]);
    expect(found({ $: { ruleset: "Groß" } })).toEqual(["$.ruleset differing-ruleset"]);
    for (const wrong of [null, 3, "x", [], () => 1, Symbol("x")]) expect(found(wrong)).toEqual([" mismatched-value"]);
    const trap = {
      get Leben() {
        throw new Error("no");
      },
    };
    expect(found(trap)).toEqual([" mismatched-value"]);
    expect(thrown(() => e.held({ Leben: 99 })).problems.map(({ path }) => path)).toEqual(["Leben"]);
  });
});

describe("saves", () => {
  const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  it("say which shape they were written for, and load again", () => {
    const mia = e.held({ Werte: { Mut: 12 } });
    const save = json(e.held.save(mia));
    expect(save.$).toEqual({
      ruleset: "Klein",
      version: "1",
      sheet: "Held",
      shape: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(e.held(save)).toEqual(mia);
    expect(e.held.migrate(save)).toEqual({ ok: true, sheet: mia, changes: [] });
    expect(e.held.migrate(mia).sheet).toBe(mia);
  });
  it("of an older version or shape are brought here, or refused by name", () => {
    const old = { $: { ruleset: "Klein", version: "0.9", sheet: "Held" }, Werte: { Mut: 12, List: 10 } };
    expect(e.held.check(old).map((one: { code: string }) => one.code)).toEqual(["migrate"]);
    expect(thrown(() => e.held(old)).problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      "$.version migrate",
    ]);
    const { ok, sheet, changes } = e.held.migrate(old);
    expect([ok, e.held.is(sheet), Object.isFrozen(changes)]).toEqual([true, true, true]);
    expect(changes).toEqual([
      { path: "$.version", from: "0.9", to: "1", why: "version" },
      { path: "Leben", from: null, to: 30, why: "new" },
    ]);
    const lost = { ...old, Werte: { ...old.Werte, Kraft: 3 } };
    const refused = e.held.migrate(lost);
    expect([refused.ok, refused.problems[0].path, refused.problems[0].code]).toEqual([
      false,
      "Werte.Kraft",
      "lost-value",
    ]);
    expect(e.held.migrate(lost, { drop: ["Werte.Kraft"] }).ok).toBe(true);
  });
  it("never throw, whatever is given", () => {
    const trap = {
      get $() {
        throw new Error("no");
      },
    };
    for (const wrong of [undefined, null, 3, "x", [], {}, () => 1, Symbol("x"), trap, { $: 1 }])
      expect(e.held.migrate(wrong)).toMatchObject({ ok: false });
  });
});

describe("a check", () => {
  it("is rolled, told, and rolled again with the same dice", () => {
    const mia = e.held({ Werte: { Mut: 12 } });
    const run = e.probe.roll({ Held: mia, Wert: "Mut" }, { dice: e.dice.scripted([11]), answers: { Ziel: 12 } });
    expect([run.possible, run.result, run.faces, run.changes]).toEqual([true, "Erfolg", [11], []]);
    expect(run.after.Held).toBe(mia);
    expect(e.text(run.trace, "de", { for: "player" })).not.toContain("Ziel");
    expect(e.text(run.trace, "en", { for: "gm" })).toContain("Ziel is 12.");
    expect(run.again({ Wert: "List" }).result).toBe("Fehlschlag");
  });
  it("knows its odds", () => {
    const odds = e.probe.odds({ Held: {}, Wert: ["Mut"] }, { answers: { Ziel: 12 }, keep: ["Wurf"] });
    expect(String(odds.chance("Erfolg"))).toBe("2/5");
    expect(
      odds
        .outcomes()
        .map((one: { result: string; chance: { toString(): string } }) => `${one.result} ${String(one.chance)}`),
    ).toEqual(["Fehlschlag 3/5", "Erfolg 2/5"]);
    expect(JSON.stringify(odds.chance("Erfolg"))).toBe('"2/5"');
    expect(String(odds.mean("Wurf"))).toBe("21/2");
    expect(String(odds.given("Erfolg").mean("Wurf"))).toBe("33/2");
    expect(thrown(() => odds.chance((end: { Bonus: number }) => end.Bonus > 1)).code).toBe("unknown-path");
    expect(thrown(() => odds.chance("Sieg")).code).toBe("unknown-outcome");
  });
  it("goes step by step through JSON", () => {
    const args = { Held: { Werte: { Mut: 12 } }, Wert: "Mut" };
    const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
    const first = json(e.probe.step(args));
    expect([first.kind, first.key, first.asks, first.secret, first.range]).toEqual([
      "ask",
      "Ziel",
      "gm",
      true,
      { from: 1, to: 40 },
    ]);
    const second = json(e.probe.step(args, first.resume, 12));
    expect([second.kind, second.sides, second.label]).toEqual(["roll", 20, "Wurf"]);
    const last = json(e.probe.step(args, second.resume, 11));
    expect([last.kind, last.run.result, last.run.faces]).toEqual(["done", "Erfolg", [11]]);
    expect(thrown(() => e.probe.step({ ...args, Wert: "List" }, second.resume, 11)).code).toBe("differing-resume");
    expect(thrown(() => e.probe.step(args, { faces: 1 }, 11)).code).toBe("mismatched-resume");
  });
  it("refuses misuse with data", () => {
    expect(
      thrown(() => e.probe.roll({ Held: {}, Wert: "Kraft", Foo: 1 })).problems.map(
        ({ path, code }) => `${path} ${code}`,
      ),
    ).toEqual(["Foo unknown-key", "Wert.0 unknown-name"]);
    expect(thrown(() => e.probe.roll({ Held: {}, Wert: "Mut" }, { answers: { Zihl: 1 } })).code).toBe("unknown-answer");
    expect(thrown(() => e.probe.roll({ Held: {}, Wert: "Mut" }, { answers: { Ziel: 41 } })).code).toBe(
      "mismatched-answer",
    );
    expect(
      thrown(() => e.probe.roll({ Held: {}, Wert: "Mut" }, { answers: { Ziel: 1 }, dice: e.dice.scripted([]) })).code,
    ).toBe("missing-dice");
    expect(
      thrown(() => e.probe.roll({ Held: {}, Wert: "Mut" }, { answers: { Ziel: 1 }, dice: e.dice.scripted([1, 2]) }))
        .code,
    ).toBe("unused-dice");
  });
});
