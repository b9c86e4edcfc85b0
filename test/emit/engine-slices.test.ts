// The engines of the slices: rules that are not shaped like EPS. Each is written, compiled strictly and run from plain JavaScript.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, thrown, writeEngine } from "./whole.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
async function engineOf(slice: string): Promise<any> {
  const path = `test/slices/${slice}.rules`;
  const whole = await writeEngine(compile([createSource(path, readFileSync(path, "utf8"))]).model);
  const compilerOptions = {
    target: "es2023",
    module: "nodenext",
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
  };
  writeFileSync(join(whole.folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["engine.ts"] }));
  const tsc = join(process.cwd(), "node_modules", "typescript7", "bin", "tsc");
  expect(spawnSync(process.execPath, [tsc, "-p", whole.folder], { encoding: "utf8" }).stdout).toBe("");
  return await importEngine(whole);
}

describe("engines of the slices", () => {
  it("talent: a formula over attributes and a talent that may be missing", async () => {
    const e = await engineOf("talent");
    const anna = e.kletterer({ Attribute: { ST: 4 }, Talente: { Klettern: 3 } });
    expect(anna.Talente).toEqual({ Klettern: "Geselle", Schwimmen: null });
    const args = { Kletterer: anna, Basis: ["Stärke", "GE"], Können: "Klettern", Schwierigkeit: 2 };
    const odds = e.talentprobe.odds(args, { keep: ["P"] });
    expect([String(odds.chance("Erfolg")), String(odds.mean("P"))]).toEqual(["17/27", "2"]);
    expect(String(e.talentprobe.odds({ ...args, Basis: "ST", Schwierigkeit: 1, modifiers: -2 }).chance("Erfolg"))).toBe(
      "17/27",
    );
    expect(e.talentprobe.can({ ...args, Können: "Schwimmen" }).why).toBe("Ohne das Talent geht es nicht.");
    expect(thrown(() => e.kletterer({ Talente: { Klettern: 7 } })).problems[0]?.path).toBe("Talente.Klettern");
  }, 120_000);
  it("feat: kinds in a list, gained in play", async () => {
    const e = await engineOf("feat");
    const ada = e.fencer({ Skill: 3 });
    const run = e.train.roll({ Fencer: ada, Lesson: "Steady Hand" });
    expect([run.possible, run.after.Fencer.Feats, run.changes.length]).toEqual([true, ["Steady Hand"], 1]);
    const twice = e.train.can({ Fencer: run.after.Fencer, Lesson: "Steady Hand" });
    expect(twice).toMatchObject({ ok: false, why: "This is known already." });
    expect(String(e.attack.odds({ Fencer: run.after.Fencer }).chance("hit"))).toBe("7/12");
    expect(thrown(() => e.fencer({ Feats: ["Feint", "Dance"] })).problems[0]?.path).toBe("Feats.1");
  }, 120_000);
  it("meta-talent: a value averaged from others, none where one is", async () => {
    const e = await engineOf("meta-talent");
    const berta = e.wächter({ Talente: { Sinnenschärfe: 2, Selbstbeherrschung: 3 } });
    const run = e.wache.roll({ Wächter: berta }, { dice: e.dice.scripted([1]) });
    expect([run.result, run.after.Wächter.Müdigkeit]).toEqual(["eingeschlafen", 1]);
    expect(String(e.wache.odds({ Wächter: berta }).chance("wach"))).toBe("5/6");
    expect(String(e.wache.odds({ Wächter: run.after.Wächter }).chance("wach"))).toBe("2/3");
    expect(e.wache.can({ Wächter: {} })).toMatchObject({ ok: false, why: "Wer nicht wachen kann, schläft." });
  }, 120_000);
  it("cascade: damage that runs on, conditions gained by the order of events", async () => {
    const e = await engineOf("cascade");
    const mira = e.figur({ Panzer: 1 });
    const odds = e.sturz.odds({ Figur: mira }, { keep: ["after.Figur.Eigenschaften.Kraft"] });
    type End = { after: { Figur: { Eigenschaften: { Kraft: string } } } };
    expect(String(odds.chance((end: End) => end.after.Figur.Eigenschaften.Kraft === "gut"))).toBe("1/6");
    const wille = e.hypnose.roll({ Figur: mira, Ziel: "Wille", amount: 2 });
    expect(wille.after.Figur.$conditions).toEqual({ hysterisch: true });
    const down = e.physischeGewalt.roll({ Figur: mira, amount: 4 }).after.Figur;
    expect(e.sturz.can({ Figur: down }).ok).toBe(false);
    expect(
      e.hypnose.roll({ Figur: JSON.parse(JSON.stringify(down)), Ziel: "Wille", amount: 2 }).after.Figur.$conditions,
    ).toEqual({ Koma: true });
    expect(e.figur.check({ $conditions: { Koma: true, müde: true } })).toHaveLength(1);
  }, 120_000);
});
