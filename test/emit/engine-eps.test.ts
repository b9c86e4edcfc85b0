// The engine of EPS as a stranger gets it: plain JavaScript in a folder without node_modules, its types under both compilers, its state
// through JSON and other processes, its odds against those of the interpreted rules.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile, odds } from "../../src/compile.ts";
import { importEngine, thrown, writeEngine, type WholeEngine } from "./whole.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
let eps: any;
let whole: WholeEngine;
interface SeenPart {
  readonly label: string;
  readonly amount: number;
  readonly clause: string | null;
}

beforeAll(async () => {
  const path = "rulesets/eps/eps.rules";
  whole = await writeEngine(compile([createSource(path, readFileSync(path, "utf8"))]).model);
  eps = await importEngine(whole);
}, 120_000);

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const axe = { Schadenswürfel: "1d6" };
const bow = { Schadenswürfel: "1d8", Schusswürfel: "1d4", Munition: 20 };
// oxlint-disable-next-line typescript/no-explicit-any -- as above
const fighters = (): { readonly ada: any; readonly ork: any } => ({
  ada: eps.charakter({ Name: "Ada", WW: { ST: 14 }, Waffen: [axe, bow] }),
  ork: eps.charakter({ Name: "Ork", NPC: true }),
});

describe("compiles in a foreign project", () => {
  const consumer = `
import * as eps from "./engine.ts";
const ada: eps.Charakter = eps.charakter({ Name: "Ada", WW: { ST: 14 }, Waffen: [{ Schadenswürfel: "1d6" }] });
const run = eps.nahkampfangriff.roll({ Angreifer: ada, Verteidiger: eps.charakter(), Waffe: 0 }, { dice: eps.dice.seeded(1) });
if (run.possible) {
  const result: "Patzer" | "Fehlschlag" | "Gegentreffer" | "Patt" | "Treffer" = run.result;
  const left: number = run.after.Verteidiger.Lebenspunkte;
  console.log(result, left, run.again({ Verteidiger: ada }));
} else console.log(run.why);
const odds = eps.nahkampfangriff.odds({ Angreifer: ada, Verteidiger: ada, Waffe: 0 }, { keep: ["after.Verteidiger.Lebenspunkte", "Angriff"] });
if (odds.possible) console.log(odds.chance("Treffer").toString(), odds.chance((end) => end.after.Verteidiger.Lebenspunkte < end.Angriff));
const probe = eps.probe.roll({ Charakter: ada, Werte: ["Stärke", "GE"] }, { answers: { Zielwert: 12 } });
console.log(probe);
const plain = eps.rückholwurf.roll({ Helfer: ada, Patient: ada });
console.log(plain.result);
// @ts-expect-error a value that nothing has
eps.charakter({ Mut: 1 });
// @ts-expect-error a name that is no result
if (odds.possible) odds.chance("Sieg");
// @ts-expect-error a place that is not there
eps.nahkampfangriff.odds({ Angreifer: ada, Verteidiger: ada, Waffe: 0 }, { keep: ["after.Verteidiger.Leben"] });
// @ts-expect-error what was not kept
if (odds.possible) odds.chance((end) => end.Abwehr > 1);
`;
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023"],
    module: "nodenext",
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitOverride: true,
    noImplicitReturns: true,
    noFallthroughCasesInSwitch: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  };
  const written = (folder: string, engine: string): string => {
    const path = join(whole.folder, folder);
    mkdirSync(path, { recursive: true });
    const files = engine === "engine.ts" ? ["engine.ts"] : ["engine.js", "engine.d.ts"];
    for (const { path: name, text } of whole.files) if (files.includes(name)) writeFileSync(join(path, name), text);
    const declared = "declare const console: { log: (...what: unknown[]) => void };\n";
    writeFileSync(join(path, "consumer.ts"), declared + consumer.replace("engine.ts", engine));
    writeFileSync(join(path, "package.json"), '{ "type": "module" }\n');
    writeFileSync(join(path, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["consumer.ts"] }));
    return path;
  };
  it.each([
    ["typescript", "engine.ts"],
    ["typescript7", "engine.ts"],
    ["typescript7", "engine.js"],
  ])(
    "with %s and %s, strictly",
    (compiler, engine) => {
      const folder = written(`${compiler}-${engine}`, engine);
      const tsc = join(process.cwd(), "node_modules", compiler, "bin", "tsc");
      const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
      expect(stdout).toBe("");
    },
    120_000,
  );
  it("leaves out of a bundle what nobody uses", async () => {
    const bundled = async (contents: string): Promise<string> => {
      const stdin = { contents, resolveDir: whole.folder };
      const { outputFiles } = await build({
        stdin,
        bundle: true,
        minify: true,
        write: false,
        format: "esm",
        charset: "utf8",
      });
      return outputFiles[0]!.text;
    };
    const all = await bundled('export * from "./engine.js"');
    const one = await bundled('export { probe } from "./engine.js"');
    // Sentences of the door of conflicts, of saves and of choices.
    const others = ["is no tactic in", "is no entry of a log", "There is no side"];
    const used = others.filter((other) => all.includes(other));
    expect(used.length).toBeGreaterThan(2);
    expect(used.filter((other) => one.includes(other))).toEqual([]);
    expect(one.length).toBeLessThan(all.length / 2);
  }, 60_000);
  it("imports nothing", () => {
    for (const { path, text } of whole.files.filter(({ path: name }) => /\.(?:ts|js)$/u.test(name)))
      expect(text, path).not.toMatch(/^\s*(?:import\b|export .* from\b)|\brequire\(|\bimport\(/mu);
  });
});

describe("a fight", () => {
  it("has the odds of the book", () => {
    const { ada, ork } = fighters();
    const odds = eps.nahkampfangriff.odds(
      { Angreifer: ada, Verteidiger: ork, Waffe: 0 },
      { keep: ["after.Verteidiger.Lebenspunkte"] },
    );
    expect(
      odds
        .outcomes()
        .map((one: { result: string; chance: { toString(): string } }) => `${one.result} ${String(one.chance)}`),
    ).toEqual(["Patzer 1/20", "Fehlschlag 7/20", "Gegentreffer 33/200", "Patt 3/100", "Treffer 81/200"]);
    expect(
      String(
        odds.chance(
          (end: { after: { Verteidiger: { Lebenspunkte: number } } }) => end.after.Verteidiger.Lebenspunkte < 36,
        ),
      ),
    ).toBe("81/200");
    expect(odds.mean("after.Verteidiger.Lebenspunkte").toNumber()).toBeCloseTo(34.41625, 10);
  });
  it("changes what the rules say, and nothing that was given", () => {
    const { ada, ork } = fighters();
    const before = JSON.stringify([ada, ork]);
    const run = eps.nahkampfangriff.roll(
      { Angreifer: ada, Verteidiger: ork, Waffe: 0 },
      { dice: eps.dice.scripted([20, 12, 5]) },
    );
    expect([run.result, run.after.Verteidiger.Lebenspunkte, run.after.Verteidiger.Moral]).toEqual(["Treffer", 26, 11]);
    expect(run.after.Angreifer).toBe(ada);
    expect(
      run.changes.map(
        (one: { path: string; from: number; to: number; clause: string }) =>
          `${one.path} ${one.from} ${one.to} ${one.clause}`,
      ),
    ).toEqual(["Verteidiger.Lebenspunkte 36 26 E-nah.4", "Verteidiger.Moral 12 11 E-moral.2"]);
    expect(JSON.stringify([ada, ork])).toBe(before);
    expect(Object.isFrozen(run.after.Verteidiger.Würfelwert)).toBe(true);
    expect(eps.text(run.trace, "de")).toContain("Verteidiger › Lebenspunkte sinkt um 10: 36 → 26");
    expect(eps.text(run.trace, "en")).toContain("falls by 10");
    const other = run.again({ Verteidiger: eps.charakter({ NPC: true, LP: 10 }) });
    expect([other.after.Verteidiger.Lebenspunkte, other.after.Angreifer.Moral, other.faces]).toEqual([
      0,
      11,
      [20, 12, 5],
    ]);
  });
  it("is the same with sheets that have been through JSON", () => {
    const { ada, ork } = fighters();
    const run = eps.nahkampfangriff.roll(
      { Angreifer: json(ada), Verteidiger: json(ork), Waffe: axe },
      { dice: eps.dice.scripted([20, 12, 5]) },
    );
    const next = eps.nahkampfangriff.roll(
      { Angreifer: json(run.after.Angreifer), Verteidiger: json(run.after.Verteidiger), Waffe: 0 },
      { dice: eps.dice.scripted([20, 12, 6]) },
    );
    expect(next.after.Verteidiger.Lebenspunkte).toBe(14);
    expect(json(next).after).toEqual(json(next.after));
  });
  it("takes a weapon by its place, its number, itself or one like it, and no other", () => {
    const { ada, ork } = fighters();
    const ways = [{ of: "Schütze", in: "Waffen", at: 1 }, 1, ada.Waffen[1], bow];
    for (const Waffe of ways) {
      const run = eps.distanzangriff.roll({ Schütze: ada, Ziel: ork, Waffe }, { dice: eps.dice.scripted([5, 3]) });
      expect([run.result, run.after.Waffe.Munition, run.after.Schütze.Waffen[1].Munition]).toEqual([
        "Fehlschlag",
        17,
        17,
      ]);
      expect(run.after.Schütze.Waffen[0]).toBe(ada.Waffen[0]);
      expect(run.changes[0].path).toBe("Schütze.Waffen.1.Munition");
    }
    for (const Waffe of [0, 7, -1, { ...bow, Munition: 3 }, { of: "Ziel", in: "Waffen", at: 0 }, null, "bow"])
      expect(thrown(() => eps.distanzangriff.roll({ Schütze: ada, Ziel: ork, Waffe })).code).toBe(
        "mismatched-arguments",
      );
  });
  it("treats one sheet in two roles as one person", () => {
    const { ada } = fighters();
    const run = eps.nahkampfangriff.roll(
      { Angreifer: ada, Verteidiger: ada, Waffe: 0 },
      { dice: eps.dice.scripted([19, 3, 4]) },
    );
    expect([run.result, run.after.Angreifer.Lebenspunkte]).toEqual(["Treffer", 32]);
    expect(run.after.Angreifer).toBe(run.after.Verteidiger);
    const odds = eps.nahkampfangriff.odds(
      { Angreifer: ada, Verteidiger: ada, Waffe: 0 },
      { keep: ["after.Angreifer.Lebenspunkte", "after.Verteidiger.Lebenspunkte"] },
    );
    type Two = { after: { Angreifer: { Lebenspunkte: number }; Verteidiger: { Lebenspunkte: number } } };
    expect(
      String(odds.chance(({ after }: Two) => after.Angreifer.Lebenspunkte === after.Verteidiger.Lebenspunkte)),
    ).toBe("1");
    expect(String(odds.chance(({ after }: Two) => after.Angreifer.Lebenspunkte < 36))).toBe("31/50");
    const raw = { Waffen: [axe] };
    expect(
      eps.nahkampfangriff.roll({ Angreifer: raw, Verteidiger: raw, Waffe: 0 }, { dice: eps.dice.scripted([19, 3, 4]) })
        .after.Angreifer.Lebenspunkte,
    ).toBe(32);
  });
  it("says why it is not possible, without dice", () => {
    const { ada, ork } = fighters();
    const down = eps.charakter({ LP: 0, Waffen: [axe] });
    const args = { Angreifer: down, Verteidiger: ork, Waffe: 0 };
    const why = { why: "„konfliktunfähig“ verbietet das.", code: "condition/konfliktunfähig", clause: "E-unfaehig.1" };
    expect(eps.nahkampfangriff.can(args)).toEqual({ ok: false, ...why });
    expect(eps.nahkampfangriff.roll(args, { dice: eps.dice.scripted([]) })).toEqual({ possible: false, ...why });
    expect(eps.nahkampfangriff.odds(args)).toEqual({ possible: false, ...why });
    expect(eps.nahkampfangriff.step(args)).toEqual({ kind: "done", run: { possible: false, ...why } });
    expect(eps.nahkampfangriff.can({ ...args, Angreifer: ada })).toEqual({ ok: true });
    const probe = eps.probe.can({ Charakter: ada, Werte: "IN", "nötige Qualifikation": "Schlösser knacken" });
    expect([probe.ok, probe.why]).toEqual([false, "Dafür fehlt die Zusatzqualifikation."]);
  });
});

describe("a sheet", () => {
  it("shows every value as it counts, with base and ends", () => {
    const view = eps.charakter.view({ WW: { ST: 14 }, Moral: 3, LP: 0 });
    expect(view.Probewerte.Stärke).toMatchObject({ value: 13, base: null, min: null, max: null });
    expect(view.Probewerte.Stärke.parts.map(({ label, amount, clause }: SeenPart) => [label, amount, clause])).toEqual([
      ["Stärke", 14, "E-erschaffung.12"],
      ["Moralwirkung", -1, "E-moral.3..E-moral.5"],
    ]);
    expect(view.Lebenspunkte).toMatchObject({ value: 0, base: 0, min: -99, max: 36 });
    expect([view.Rüstungswert.value, view.Bonus.Stärke.value, view.$conditions.konfliktunfähig]).toEqual([8, 1, true]);
    expect(view["linker Wert"]["schnell – kräftig"].value).toBe("Geschick");
  });
  it("fits the schema of the sheets, and says what does not", () => {
    const schema = JSON.parse(whole.files.find(({ path }) => path === "character.schema.json")!.text);
    const sheet = json(fighters().ada);
    expect(Object.keys(schema.$defs.Charakter.properties).toSorted()).toEqual(
      [...Object.keys(sheet), "$conditions", "$entries"].toSorted(),
    );
    const fits = new Ajv2020({ strict: false }).compile(schema);
    const state = eps.gefecht.start({ Team: { Ada: sheet }, Gegner: { Ork: {} } });
    const open = eps.gefecht.act(state, "goes on", { dice: eps.dice.scripted([2]) });
    for (const one of [sheet, eps.charakter.save(sheet), state, open, eps.gefecht.save(open)])
      expect([fits(json(one)), fits.errors]).toEqual([true, null]);
    expect(fits({ ...json(open), $turn: {} })).toBe(false);
    const problems = eps.charakter.check({
      WW: { ST: 30 },
      Würfelwert: {},
      Waffen: [{ Schadenswürfel: "1d6", Munition: 1 }, 7],
      ZQ: "Fliegen",
      Name: 3,
      LP: 37,
    });
    expect(
      problems.map(
        ({ path, code, clause }: { path: string; code: string; clause: string | null }) => `${path} ${code} ${clause}`,
      ),
    ).toEqual([
      "Name mismatched-value E-bogen.9",
      "Würfelwert duplicate-key null",
      "Würfelwert.Stärke out-of-range E-bogen.8",
      "Waffen.0.$.thing unknown-name null",
      "Waffen.1 mismatched-value null",
      "Zusatzqualifikationen.0 unknown-name null",
    ]);
    expect(eps.charakter.check({ LP: 37 })[0]).toMatchObject({
      path: "Lebenspunkte",
      code: "out-of-range",
      allowed: { from: -99, to: 36 },
      clause: "E-kw.1",
    });
    expect(eps.charakter.check({ Waffen: Array.from({ length: 1001 }, () => axe) })[0].code).toBe("too-large");
    expect(eps.charakter.check({ Waffen: { Schadenswürfel: "1000000000w6" } })[0].code).toBe("too-large");
  });
});

describe("odds", () => {
  const interpreted = (call: string): readonly string[] => {
    const path = "rulesets/eps/eps.rules";
    const asked = odds([createSource(path, readFileSync(path, "utf8"))], undefined, { call, by: [] });
    return (asked.odds[0]?.outcomes ?? []).map(({ outcome, probability }) => `${outcome} ${probability}`);
  };
  const emitted = (asked: {
    outcomes: () => readonly { result: string; chance: { toString(): string } }[];
  }): readonly string[] => asked.outcomes().map(({ result, chance }) => `${result} ${String(chance)}`);
  it("are those of the interpreted rules", () => {
    const axt = "given Axt = Nahkampfwaffe(Schadenswürfel: 1d6)";
    const ork = eps.charakter({ NPC: true, WW: { ST: 16, GE: 16 } });
    expect(emitted(eps.nahkampfangriff.odds({ Angreifer: { Waffen: [axe] }, Verteidiger: ork, Waffe: 0 }))).toEqual(
      interpreted(
        `${axt}; given Ada = Charakter(Waffen: (Axt)); given Ork = Charakter(NPC: yes, ST's WW: 16, GE's WW: 16); when Ada makes Nahkampfangriff(Axt) against Ork`,
      ),
    );
    expect(
      emitted(
        eps.probe.odds(
          { Charakter: { WW: { ST: 14 }, Moral: 2 }, Werte: ["ST", "GE"], modifiers: 1 },
          { answers: { Zielwert: 9 } },
        ),
      ),
    ).toEqual(
      interpreted(
        "given Ada = Charakter(ST's WW: 14, Moral: 2); gm says Zielwert = 9; when Ada makes Probe((ST, GE)) with 1",
      ),
    );
    expect(emitted(eps.zurückholen.odds({ Helfer: {}, Patient: { LP: -2 } }))).toEqual(
      interpreted("given Ada = Charakter(); given Ben = Charakter(LP: -2); when Ada makes Zurückholen(Ben)"),
    );
  });
});

describe("limits", () => {
  it("of odds name the roll that is too large", () => {
    const { ada, ork } = fighters();
    const error = thrown(() =>
      eps.nahkampfangriff.odds({ Angreifer: ada, Verteidiger: ork, Waffe: 0 }, { budget: 10 }),
    );
    expect([error.code, error.message]).toEqual(["too-large", expect.stringContaining('"Angriff"')]);
  });
});

describe("dice", () => {
  it("from one seed are the same, and go on from their state", () => {
    const { ada, ork } = fighters();
    const roll = (dice: unknown): unknown =>
      eps.nahkampfangriff.roll({ Angreifer: ada, Verteidiger: ork, Waffe: 0 }, { dice }).faces;
    const [one, two] = [eps.dice.seeded(42), eps.dice.seeded(42)];
    expect([roll(one), roll(one)]).toEqual([roll(two), roll(two)]);
    const state = json(one.state());
    expect(roll(eps.dice.restored(state))).toEqual(roll(one));
  });
});

describe("steps", () => {
  it("go on in another process", () => {
    const { ada } = fighters();
    const args = { Charakter: json(ada), Werte: ["ST", "GE"] };
    writeFileSync(
      join(whole.folder, "step.mjs"),
      `import { probe } from "./engine.js";
       const [args, resume, given] = JSON.parse(process.argv[2]);
       try { console.log(JSON.stringify(probe.step(args, resume ?? undefined, given ?? undefined))); }
       catch (error) { console.log(JSON.stringify(error)); }`,
    );
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const step = (...what: readonly unknown[]): any =>
      JSON.parse(
        execFileSync(process.execPath, [join(whole.folder, "step.mjs"), JSON.stringify(what)], { encoding: "utf8" }),
      );
    const asked = step(args, null, null);
    expect([asked.kind, asked.key, asked.secret]).toEqual(["ask", "Zielwert", true]);
    const rolls = step(args, asked.resume, 12);
    expect([rolls.kind, rolls.sides]).toEqual(["roll", 20]);
    const done = step(args, rolls.resume, 12);
    expect([done.kind, done.run.result, done.run.faces]).toEqual(["done", "Fehlschlag", [12]]);
    const other = { ...args, Charakter: { ...args.Charakter, Moral: 3 } };
    expect(step(other, rolls.resume, 13).code).toBe("differing-resume");
    expect(step(args, rolls.resume, 21).code).toBe("mismatched-dice");
  }, 60_000);

  it("ask for the texts of a new sheet, in another process too", () => {
    writeFileSync(
      join(whole.folder, "create.mjs"),
      `import { charakterErschaffen } from "./engine.js";
       const [resume, given] = JSON.parse(process.argv[2]);
       try { console.log(JSON.stringify(charakterErschaffen.step({}, resume ?? undefined, given ?? undefined))); }
       catch (error) { console.log(JSON.stringify(error)); }`,
    );
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const step = (...what: readonly unknown[]): any =>
      JSON.parse(
        execFileSync(process.execPath, [join(whole.folder, "create.mjs"), JSON.stringify(what)], { encoding: "utf8" }),
      );
    const name = step(null, null);
    expect([name.kind, name.key, name.text, name.options, name.usual]).toEqual(["ask", "Name", true, null, ""]);
    expect(step(name.resume, 7).code).toBe("mismatched-answer");
    let here = step(name.resume, "Ada von der Aue");
    for (let i = 0; here.text === true && i < 9; i++) here = eps.charakterErschaffen.step({}, here.resume, "");
    expect([here.kind, here.key, here.text]).toEqual(["ask", "Alter", false]);
    let there = step(here.resume, 40);
    expect([there.kind, there.key, there.resume.texts[0]]).toEqual(["ask", "Körperform", "Ada von der Aue"]);
    for (let i = 0; there.kind !== "done" && i < 40; i++)
      there = eps.charakterErschaffen.step(
        {},
        there.resume,
        there.kind === "roll" ? 3 : (there.usual ?? there.options[0]),
      );
    expect([there.run.after.Charakter.Name, there.run.after.Charakter.Alter]).toEqual(["Ada von der Aue", 40]);
    expect(step({ ...name.resume, texts: ["a", "b", "c", "d", "e", "f"] }, 1).code).toBe("mismatched-resume");
  }, 60_000);
});

describe("creation", () => {
  it("makes a sheet nobody gave, with texts and placings by name", () => {
    const answers = {
      Name: "Ada",
      Verfahren: "Frei verteilt",
      Würfe: ["IN", "ST", "GE", "CH"],
      "schnell – kräftig": "e",
    };
    const faces = [3, 2, 2, 5, 5, 5, 1, 4, 2, 1, 1, 6];
    const run = eps.charakterErschaffen.roll({}, { dice: eps.dice.scripted(faces), answers });
    const { Charakter } = run.after;
    expect([Charakter.Name, Charakter.Spielername, Charakter.Charaktereigenschaften["schnell – kräftig"]]).toEqual([
      "Ada",
      "",
      "e",
    ]);
    expect(Charakter.Würfelwert).toEqual({ Stärke: 17, Geschick: 9, Intelligenz: 9, Charisma: 10 });
    expect([Charakter.Lebenspunkte, Charakter.Moral]).toEqual([33, 11]);
    expect(eps.charakter(json(Charakter))).toEqual(Charakter);
    const again = eps.charakterErschaffen.roll(
      {},
      { dice: eps.dice.scripted(faces), answers: { ...answers, Würfe: [1, 2, 0, 3] } },
    );
    expect(again.after.Charakter).toEqual(Charakter);
  });
  it("says which answers it knows and which fit", () => {
    const code = (answers: object): string => thrown(() => eps.charakterErschaffen.roll({}, { answers })).code;
    expect([code({ Nahme: "Ada" }), code({ Name: 3 }), code({ Verfahren: "Geschenkt" })]).toEqual([
      "unknown-answer",
      "mismatched-answer",
      "mismatched-answer",
    ]);
    expect(code({ Verfahren: "Frei verteilt", Würfe: ["ST", "ST", "GE", "CH"] })).toBe("mismatched-answer");
    expect(thrown(() => eps.charakterErschaffen.roll({ Charakter: {} })).code).toBe("mismatched-arguments");
  });
  it("has odds, and goes die by die and question by question", () => {
    const answers = { Verfahren: "Ohne Extreme", Würfe: ["ST", "GE", "IN", "CH"] };
    const odds = eps.charakterErschaffen.odds({}, { answers, keep: ["after.Charakter.Lebenspunkte"] });
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    expect(odds.chance((end: any) => end.after.Charakter.Lebenspunkte === 27).toString()).toBe("22675793/68024448");
    let step = eps.charakterErschaffen.step({});
    const asked: string[] = [];
    for (let i = 0; step.kind !== "done" && i < 100; i++) {
      if (step.kind === "ask") asked.push(step.key);
      const own: Readonly<Record<string, string>> = { Verfahren: "Frei verteilt", Name: "Ada", Größe: "1,70 m" };
      const answer = own[step.key] ?? (step.placing === null ? step.usual : step.options);
      step = eps.charakterErschaffen.step({}, step.resume, step.kind === "roll" ? 4 : answer);
    }
    const texts = ["Name", "Größe", "Spielername", "Rundenname"];
    expect(asked.slice(0, 7)).toEqual([...texts, "Alter", "Körperform", "Geschlecht"]);
    expect([step.run.after.Charakter.Name, step.run.after.Charakter.Größe]).toEqual(["Ada", "1,70 m"]);
    expect(asked.slice(-2)).toEqual(["Verfahren", "Würfe"]);
    expect(step.run.after.Charakter.Würfelwert).toEqual({ Stärke: 14, Geschick: 14, Intelligenz: 14, Charisma: 14 });
  });
  it("does its steps again in a level-up", () => {
    const ada = eps.charakter({ WW: { ST: 8 }, LP: 12, Moral: 3 });
    const answers = { tauschen: true, Tauschwert: "ST", "neue Qualifikation": "Klettern" };
    const { Charakter } = eps.levelaufstieg.roll(
      { Charakter: ada },
      { dice: eps.dice.scripted([4, 5, 5]), answers },
    ).after;
    expect([Charakter.Würfelwert.Stärke, Charakter.Lebenspunkte, Charakter.Moral]).toEqual([16, 39, 13]);
    expect(Charakter.Zusatzqualifikationen).toEqual(["Klettern"]);
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const nochmal = (sees: any): boolean => sees["Erster Wurf"] <= 12;
    const odds = eps.levelaufstieg.odds(
      { Charakter: ada },
      { answers: { ...answers, nochmal }, keep: ["after.Charakter.Würfelwert.Stärke"] },
    );
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    expect(odds.chance((end: any) => end.after.Charakter.Würfelwert.Stärke > 12).toString()).toBe("3/4");
    expect(eps.episode.roll({}).possible).toBe(true);
  });
});

describe("things in lists", () => {
  it("are found where they lie, used up or kept, by place or themselves", () => {
    const ada = eps.charakter({ Name: "Ada", Ausrüstung: [{ Heilkraft: "1d4" }, { Heilkraft: "2d4" }] });
    const ben = eps.charakter({ Name: "Ben", LP: 20, Ausrüstung: [{ Heilkraft: "3d4" }] });
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const healed = (Mittel: unknown, answers = {}, Helfer = ada): any =>
      eps.heilen.roll({ Helfer, Patient: ben, Mittel }, { dice: eps.dice.seeded(1), answers });
    interface Owner {
      readonly Ausrüstung: readonly { readonly Heilkraft: string }[];
    }
    const left = ({ after }: { readonly after: { readonly Helfer: Owner; readonly Patient: Owner } }): unknown =>
      [after.Helfer, after.Patient].map((one) => one.Ausrüstung.map((thing) => thing.Heilkraft));
    expect(left(healed(ada.Ausrüstung[1]))).toEqual([["1d4"], ["3d4"]]);
    expect(left(healed({ of: "Patient", in: "Ausrüstung", at: 0 }))).toEqual([["1d4", "2d4"], []]);
    expect(left(healed(ada.Ausrüstung[0], { verbraucht: false }))).toEqual([["1d4", "2d4"], ["3d4"]]);
    expect(left(healed(ben.Ausrüstung[0], {}, ben))).toEqual([[], []]);
    expect(healed(ada.Ausrüstung[1]).changes.at(-1)).toMatchObject({
      path: "Helfer.Ausrüstung",
      from: ada.Ausrüstung,
      to: [ada.Ausrüstung[0]],
    });
    expect(healed({ Heilkraft: "1d4" })).toMatchObject({ possible: false, why: "Keiner von beiden hat die Medizin." });
    expect(eps.charakter(json(healed(ada.Ausrüstung[1]).after.Patient)).Ausrüstung).toHaveLength(1);
  });
});
