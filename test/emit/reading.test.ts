// What a program reads of an engine beside rolling: values with their parts, corrections, changes that can be taken back, everything that
// can be done, descriptions enough to draw a form.

import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, thrown, writeEngine } from "./whole.ts";

const text = `ruleset Lesen { version: "1"  language: de  gm: "die Leitung" }
scale Güte { success from gut
  | Wert | Name      |
  |------|-----------|
  | 0    | schlecht  |
  | 1    | gut       |
  | 2    | sehr gut  |
}
sheet Figur {
  # Wer
  Name: text starts at "Ada" "Wie sie heißt."
  Güte: Güte starts at gut
  # Körper
  resource Leben: 0..Höchstleben starts full
  Höchstleben = 10 + Kraft
  Müde: yes/no starts at no
  Gaben: list of Gabe
  Klingen: list of Klinge
  modifier +1 to Tempo "Anlauf"
  modifier -3 to Tempo if Müde
  Tempo = Kraft + 1
}
attributes Werte of Figur {
  each: 1..20 starts at 5
  | Name      | short |
  |-----------|-------|
  | Kraft     | KR    |
  | Geschick  | GE    |
}
feats Gabe {
  | Name  |
  |-------|
  | Flink |
  | Stark |
}
extend feat Flink { modifier +4 to Tempo up to 8 }
extend feat Stark { modifier +2 to Kraft }
weapons Klinge { each Schärfe: 0..9 }
condition benommen 0..3 for Figur { modifier -level to Geschick }
check Probe(P) for Figur gives Güte {
  given Wert: Werte
  given Bonus: 0..3 usually 0
  roll d6 as Wurf
  result sehr gut if Wurf + Wert + Bonus > 12
  result gut if Wurf + Wert > 8
  result schlecht
}
action Hieb for Figur against Ziel: Figur {
  needs not Müde "Zu müde."
  given Klinge: Klinge from Figur's Klingen
  roll d6 as Wucht
  Ziel's Leben falls by Wucht
  Klinge's Schärfe falls by 1
  Müde becomes yes
  Ziel gains 2 benommen if Wucht > 3
  Ziel gains Flink
}
`;

// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
let e: any;
let told: readonly string[];

beforeAll(async () => {
  const compiled = compile([createSource("lesen.rules", text)]);
  told = [...compiled.diagnostics.map(({ code }) => code), ...compiled.built.unsupported.map(({ why }) => why.en)];
  e = await importEngine(await writeEngine(compiled.model));
}, 120_000);

const sum = (seen: { readonly parts: readonly { readonly amount: number; readonly suppressed?: true }[] }): number =>
  seen.parts.reduce((total, { amount, suppressed }) => total + (suppressed ? 0 : amount), 0);

describe("a value as it counts", () => {
  it("comes from rules without a fault", () => expect(told).toEqual([]));
  it("says where it comes from, part by part", () => {
    const view = e.figur.view({ Gaben: ["Flink", "Stark"], Müde: true });
    expect(view.Werte.Kraft).toEqual({
      value: 7,
      base: 5,
      min: 1,
      max: 20,
      parts: [
        { label: "Kraft", amount: 5, rule: "sheet/Figur/Werte", clause: null },
        { label: "Stark", amount: 2, rule: expect.any(String), clause: null },
      ],
    });
    expect(view.Tempo.value).toBe(8);
    expect(view.Tempo.parts.map(({ label, amount }: { label: string; amount: number }) => [label, amount])).toEqual([
      ["Tempo", 8],
      ["Anlauf", 1],
      ["Figur", -3],
      ["Flink", 2],
      ["Flink", 2],
    ]);
    expect(view.Tempo.parts[4].suppressed).toBe(true);
    expect([view.Leben.min, view.Leben.max, view.Leben.parts.length]).toEqual([0, 17, 1]);
    expect(view.Güte.parts).toEqual([]);
  });
  it("adds up for every number", () => {
    for (const Müde of [true, false])
      for (const Gaben of [[], ["Flink"], ["Stark"], ["Flink", "Stark"]])
        for (const KR of [1, 5, 20]) {
          const view = e.figur.view({ Müde, Gaben, Werte: { KR } });
          for (const seen of [view.Tempo, view.Leben, view.Höchstleben, view.Werte.Kraft, view.Werte.Geschick])
            expect(sum(seen)).toBe(seen.value);
        }
  });
});

describe("a correction", () => {
  it("sets a value by its path, and nothing else", () => {
    const ada = e.figur({ Klingen: [{ Schärfe: 3 }, { Schärfe: 4 }], Gaben: ["Flink"] });
    const set = e.figur.set(ada, "Werte.Kraft", 7);
    expect(set.Werte).toEqual({ Kraft: 7, Geschick: 5 });
    expect([set.Leben, set.Klingen[0] === ada.Klingen[0], ada.Werte.Kraft]).toEqual([15, true, 5]);
    expect(e.figur.set(ada, "Werte.KR", 7)).toEqual(set);
    expect(e.figur.set(ada, "Werte", { GE: 9 }).Werte).toEqual({ Kraft: 5, Geschick: 9 });
    expect(e.figur.set(ada, "Güte", "sehr gut").Güte).toBe("sehr gut");
    expect(e.figur.set(ada, "Klingen.1.Schärfe", 0).Klingen.map((one: { Schärfe: number }) => one.Schärfe)).toEqual([
      3, 0,
    ]);
    expect(e.figur.set(ada, "Klingen.2", { Schärfe: 1 }).Klingen).toHaveLength(3);
    expect(e.figur.set(ada, "Gaben.Stark", 1).Gaben).toEqual(["Flink", "Stark"]);
    expect(e.figur.set(ada, { "Gaben.Flink": 0, Müde: true })).toMatchObject({ Gaben: [], Müde: true });
    const dazed = e.figur.set(ada, "$conditions.benommen", 2);
    expect(dazed.$conditions).toEqual({ benommen: { level: 2 } });
    expect(e.figur.set(dazed, "$conditions.benommen", 0)).toEqual(ada);
    expect(e.klinge.set({ Schärfe: 3 }, "Schärfe", 4).Schärfe).toBe(4);
  });
  it("is refused where the sheet could not be so", () => {
    const code = (path: string, value: unknown) => thrown(() => e.figur.set({}, path, value)).code;
    expect(code("Leben", 99)).toBe("mismatched-sheet");
    expect(thrown(() => e.figur.set({}, "Werte.Kraft", 30)).problems.map(({ path }) => path)).toEqual(["Werte.Kraft"]);
    for (const path of [
      "Unsinn",
      "Werte.Mut",
      "Höchstleben",
      "Gaben.Hoch",
      "Klingen.1.Schärfe",
      "",
      "Name.x",
      "__proto__",
    ])
      expect(code(path, 1)).toBe("unknown-path");
  });
});

describe("changes", () => {
  it("taken back from the last to the first give the sheets as they were", () => {
    const ada = e.figur({ Klingen: [{ Schärfe: 3 }] });
    const ork = e.figur({ Name: "Ork", Gaben: ["Stark"] });
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const run = e.hieb.roll({ Figur: ada, Ziel: ork, Klinge: 0 }, { dice: e.dice.scripted([face]) });
      const sheets = { ...run.after };
      for (const { path, from } of run.changes.toReversed()) {
        const [role, ...rest] = path.split(".");
        sheets[role] = e.figur.set(sheets[role], rest.join("."), from);
      }
      expect(sheets.Figur).toEqual(ada);
      expect(sheets.Ziel).toEqual(ork);
      expect(run.changes.length).toBe(face > 3 ? 5 : 4);
    }
  });
});

describe("what can be done", () => {
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  const named = (list: readonly any[], name: string): any => list.find((one) => one.name === name);
  it("is told of a call that is not whole", () => {
    const ada = e.figur({ Klingen: [{ Schärfe: 3 }] });
    expect(e.hieb.can({ Figur: ada })).toEqual({ ok: true, open: ["Ziel", "Klinge"] });
    expect(e.hieb.can({ Figur: ada, Ziel: ada })).toEqual({ ok: true, open: ["Klinge"] });
    expect(e.hieb.can({ Figur: ada, Ziel: ada, Klinge: 0 })).toEqual({ ok: true });
    expect(e.hieb.can({ Figur: {}, Ziel: ada })).toMatchObject({
      ok: false,
      code: "nothing-to-choose",
      open: ["Klinge"],
    });
    const tired = e.figur.set(ada, "Müde", true);
    expect(e.hieb.can({ Figur: tired, Ziel: ada })).toMatchObject({ ok: false, why: "Zu müde.", open: ["Klinge"] });
    expect(e.probe.can({ Figur: ada })).toEqual({ ok: true, open: ["Wert"] });
    expect(thrown(() => e.hieb.can({ Figur: { Leben: 99 } })).problems.map(({ path }) => path)).toEqual([
      "Figur.Leben",
    ]);
    expect(thrown(() => e.hieb.can({ Unsinn: 1 })).problems.map(({ path }) => path)).toEqual(["Unsinn"]);
  });
  it("is listed with what may be chosen", () => {
    const ada = e.figur({ Klingen: [{ Schärfe: 3 }, { Schärfe: 1 }] });
    const list = e.actions(ada);
    expect(list.map(({ name, ok, open }: { name: string; ok: boolean; open: unknown }) => [name, ok, open])).toEqual([
      ["Probe", true, ["Wert"]],
      ["Hieb", true, ["Ziel", "Klinge"]],
    ]);
    expect(named(list, "Probe").options).toEqual({ Wert: ["Kraft", "Geschick"] });
    expect(named(list, "Hieb").options).toEqual({ Klinge: [0, 1] });
    expect(named(list, "Probe").params.map(({ key, must }: { key: string; must: boolean }) => [key, must])).toEqual([
      ["Wert", true],
      ["Bonus", false],
    ]);
    const against = named(e.actions(e.figur.set(ada, "Müde", true), { given: { Ziel: ada } }), "Hieb");
    expect([against.ok, against.why, against.options]).toEqual([false, "Zu müde.", { Klinge: [] }]);
    const { constant, role, options } = named(list, "Probe");
    const run = e[constant].roll({ [role]: ada, Wert: options.Wert[1] }, { dice: e.dice.scripted([6]) });
    expect(run.result).toBe("gut");
    expect(Object.isFrozen(list)).toBe(true);
    expect(thrown(() => e.actions({ Unsinn: 1 })).code).toBe("mismatched-sheet");
  });
});

describe("meta", () => {
  it("describes sheets by groups in the order of the text", () => {
    const [figur] = e.meta.sheets;
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const groups = figur.groups.map(({ title, fields }: any) => [title, fields.map(({ key }: any) => key)]);
    expect(groups).toEqual([
      [["Wer"], ["Name", "Güte"]],
      [["Körper"], ["Leben", "Höchstleben", "Müde", "Gaben", "Klingen", "Tempo"]],
      [["Werte"], ["Werte"]],
    ]);
    const fields = Object.fromEntries(
      figur.groups.flatMap((group: { fields: { key: string }[] }) => group.fields.map((one) => [one.key, one])),
    );
    expect(fields.Name).toMatchObject({
      kind: "text",
      widget: "text",
      start: "Ada",
      about: "Wie sie heißt.",
      must: false,
    });
    expect(fields.Güte).toMatchObject({
      kind: "choice",
      widget: "select",
      start: "gut",
      options: ["schlecht", "gut", "sehr gut"],
    });
    expect(fields.Leben).toMatchObject({
      kind: "number",
      widget: "bar",
      start: null,
      must: false,
      range: { from: 0, to: 32 },
    });
    expect(fields.Höchstleben).toMatchObject({ calculated: true, widget: "output" });
    expect(fields.Müde).toMatchObject({ kind: "yes-no", widget: "checkbox", start: false });
    expect(fields.Gaben).toMatchObject({ widget: "checklist", options: ["Flink", "Stark"], start: [] });
    expect(fields.Klingen).toMatchObject({ widget: "things", things: ["Klinge"] });
    expect(fields.Werte).toMatchObject({ start: 5, range: { from: 1, to: 20 } });
    expect(fields.Werte.entries).toEqual([
      { key: "Kraft", label: { de: "Kraft", en: "Kraft" } },
      { key: "Geschick", label: { de: "Geschick", en: "Geschick" } },
    ]);
    expect(e.meta.things.map(({ name }: { name: string }) => name)).toEqual(["Klinge"]);
  });
  it("describes actions by roles and parameters, and is plain JSON", () => {
    expect(e.meta.actions.map(({ constant }: { constant: string }) => constant)).toEqual(["probe", "hieb"]);
    expect(e.meta.actions[1].roles).toMatchObject([
      { key: "Figur", of: "Figur", from: null },
      { key: "Ziel", of: "Figur", from: null },
      { key: "Klinge", of: "Klinge", from: { role: "Figur", list: "Klingen" } },
    ]);
    expect(e.meta.actions[0].params).toMatchObject([
      { key: "Wert", must: true, options: ["Kraft", "Geschick"] },
      { key: "Bonus", must: false, start: 0, range: { from: 0, to: 3 } },
    ]);
    expect(JSON.parse(JSON.stringify(e.meta))).toEqual({ ...e.meta });
    expect(Object.isFrozen(e.meta.sheets[0].groups)).toBe(true);
  });
  it("is enough to fill in a form that the door takes", () => {
    const filled: Record<string, unknown> = {};
    for (const group of e.meta.sheets[0].groups)
      for (const one of group.fields) {
        if (one.calculated || one.things !== null) continue;
        const value = one.many !== null ? one.options.slice(0, one.many.from) : (one.options?.[0] ?? one.start);
        if (value === null) continue;
        filled[one.key] =
          one.entries === null
            ? value
            : Object.fromEntries(one.entries.map(({ key }: { key: string }) => [key, value]));
      }
    expect(e.figur.check(filled)).toEqual([]);
  });
});
