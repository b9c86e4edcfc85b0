// A framework whose only open places are formulas has an engine: a program fills it with functions, and play and odds are those of a text
// that says the same.

import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { build, compile } from "../../src/compile.ts";
import { importEngine, thrown, writeEngine } from "./whole.ts";

const head = `ruleset Gerüst { version: "1" language: de }
scale Güte: schlecht, gut, sehr gut
choice Ort: Wald, Feld
sheet Figur {
  Kraft: 0..6 starts at 3
  Glück: 0..3 starts at 1
  Tragkraft = Last(Kraft, Wald)
  when Kraft falls { Glück rises by 1 if Last(Kraft, Feld) > 4 }
}
`;
const rest = `check Probe for Figur gives Güte {
  given Wo: Ort usually Feld
  ask player for Mut: 0..3 usually 0
  roll 1d6 as Wurf
  Kraft falls by 1 if Wurf is 1
  repeat up to 2 times while Wurf < Last(Kraft, Wo) - Mut { roll 1d6 as Zweiter; Kraft rises by 1 if Zweiter is 6 }
  result Urteil(Wurf, Wurf >= Last(Kraft, Wo))
}
`;
const open = "formula Last(Wert: 0..6, Wo: Ort) gives 0..20 left open\nformula Urteil(Wurf: 1..6, getragen: yes/no) gives Güte left open\n";
const closed = "formula Last(Wert: 0..6, Wo: Ort) gives 0..20 = (Wert * 2 - (if Wo is Wald then 3 else 1)) limited to 0..20\nformula Urteil(Wurf: 1..6, getragen: yes/no) gives Güte = if not getragen then schlecht else if Wurf is 6 then sehr gut else gut\n";
const functions = {
  Last: (wert: number, wo: "Wald" | "Feld") => Math.max(0, Math.min(20, wert * 2 - (wo === "Wald" ? 3 : 1))),
  Urteil: (wurf: number, getragen: boolean) => (getragen ? (wurf === 6 ? "sehr gut" : "gut") : "schlecht"),
};
const modelOf = (text: string) => compile([createSource("gerüst.rules", text)]).model;

// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
type Engine = any;
let [framework, whole]: [Engine, Engine] = [null, null];
beforeAll(async () => {
  framework = await importEngine(await writeEngine(modelOf(head + open + rest)));
  whole = await importEngine(await writeEngine(modelOf(head + closed + rest)));
}, 120_000);

describe("an engine that a program fills", () => {
  it("wants its functions first, all of them, once", () => {
    const figur = framework.figur({});
    expect(thrown(() => framework.probe.odds({ Figur: figur }))).toMatchObject({ name: "RuleError", code: "missing-function", data: { formula: expect.any(String) } });
    expect(thrown(() => framework.fill({ Last: functions.Last }))).toMatchObject({ code: "missing-function", data: { formula: "Urteil" } });
    expect(thrown(() => framework.fill({ ...functions, Lust: () => 1 }))).toMatchObject({ code: "unknown-function" });
    framework.fill(functions);
    expect(thrown(() => framework.fill(functions))).toMatchObject({ code: "differing-function" });
  });
  it("plays and has the odds of a text that says the same", () => {
    for (const Kraft of [0, 2, 3, 6])
      for (const Wo of ["Wald", "Feld"])
        for (const Mut of [0, 2]) {
          const given = (engine: Engine) => [{ Figur: engine.figur({ Kraft }), Wo }, { answers: { Mut }, keep: ["after.Figur.Kraft", "after.Figur.Glück"] }];
          const outcomes = (engine: Engine) => {
            const [call, options] = given(engine);
            return engine.probe.odds(call, options).outcomes().map((one: object) => JSON.stringify(one));
          };
          expect(outcomes(framework)).toEqual(outcomes(whole));
          const played = (engine: Engine, seed: number) => {
            const [call, { answers }] = given(engine) as [object, { answers: object }];
            const run = engine.probe.roll(call, { answers, dice: engine.dice.seeded(seed) });
            return [run.result, run.faces, run.after.Figur.Kraft, run.after.Figur.Glück, engine.figur.view(run.after.Figur).Tragkraft.value];
          };
          for (let seed = 0; seed < 5; seed++) expect(played(framework, seed)).toEqual(played(whole, seed));
        }
  });
  it("trusts the range that is written, and looks whether it holds", async () => {
    const engine: Engine = await importEngine(await writeEngine(modelOf(`${head}${open}${rest}`)));
    let asked = 0;
    engine.fill({ Last: (wert: number) => (asked++, wert === 6 ? 21 : wert), Urteil: () => "vorzüglich" });
    expect(thrown(() => engine.figur.view(engine.figur({ Kraft: 6 })).Tragkraft)).toMatchObject({ code: "mismatched-function", data: { formula: "Last" } });
    expect(thrown(() => engine.probe.roll({ Figur: engine.figur({ Kraft: 0 }) }, { dice: engine.dice.scripted([3]) }))).toMatchObject({ code: "mismatched-function", data: { formula: "Urteil" } });
    const before = asked;
    for (let i = 0; i < 5; i++) expect(engine.figur.view(engine.figur({ Kraft: 2 })).Tragkraft.value).toBe(2);
    expect(asked).toBe(before + 1);
  });
});

describe("which framework is built", () => {
  const built = async (text: string): Promise<boolean> => (await build([createSource("g/gerüst.rules", text)], undefined, ["engine"])).files.length > 0;
  it("one with formulas over single values alone", async () => {
    expect(await built(head + open + rest)).toBe(true);
    expect(await built(`${head}${open}${rest}constant Grundwert left open\n`)).toBe(false);
    expect(await built('ruleset A { version: "1" }\nsheet F { A: 0..3 starts at 1 }\nformula G for F gives 0..9 left open\ncheck P for F gives 0..9 { result G }\n')).toBe(false);
    expect(await built('ruleset A { version: "1" }\nsheet F { A: 0..3 starts at 1 }\nformula G(a: 0..3) gives number left open\ncheck P for F gives number { result G(A) }\n')).toBe(false);
  });
  it("and says so", () => {
    expect(compile([createSource("g.rules", head + open + rest)]).diagnostics.map(({ code, args }) => [code, args["filled"]])).toEqual([["missing-realisation", "fill"]]);
  });
});

it("its types let functions through that fit, and no others", async () => {
  const { folder } = await writeEngine(modelOf(head + open + rest));
  const fits = 'import { fill } from "./engine.ts";\nfill({ Last: (wert, wo) => (wo === "Wald" ? wert : 0), Urteil: (_, getragen) => (getragen ? "gut" : "schlecht") });\n';
  const compilerOptions = { target: "es2023", lib: ["es2023"], module: "nodenext", strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, allowImportingTsExtensions: true, isolatedDeclarations: true, declaration: true, noEmit: true, types: [] };
  const tsc = fileURLToPath(new URL("../../node_modules/typescript7/bin/tsc", import.meta.url));
  const complaints = (text: string): string => {
    writeFileSync(`${folder}/a.ts`, text);
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files: ["a.ts"] }));
    return spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" }).stdout;
  };
  expect(complaints(fits)).toBe("");
  expect(complaints(fits.replace('"schlecht"', '"mies"'))).toContain("mies");
}, 60_000);
