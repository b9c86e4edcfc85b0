import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Checked, Compiler } from "../../src/cli/compiler.ts";
import { main } from "../../src/cli/main.ts";
import { version } from "../../src/cli/version.ts";
import { span, type Source } from "../../src/base/source.ts";
import { diagnostic } from "../../src/diagnostics/report.ts";
import { memoryHost } from "../support/memory-host.ts";

/** A compiler that knows one mistake: the word "Krafd". */
const check = (sources: readonly Source[]): Checked => ({
  sources,
  diagnostics: sources.flatMap((source) =>
    [...source.text.matchAll(/Krafd/g)].map((found) =>
      diagnostic("unknown-name", span(source, found.index, found.index + 5), { name: "Krafd", suggestion: "Kraft" }),
    ),
  ),
});
const example = { name: "Bonus", file: "a.rules", line: 3, passed: true, checks: [] };
const compiler: Compiler = {
  check,
  build: async (sources) => ({ ...check(sources), files: [{ path: "x/engine.ts", text: "ä", target: "engine" }] }),
  test: (sources) => ({
    ...check(sources),
    examples: [example, { ...example, name: "Malus", passed: sources.length > 1 }],
  }),
  odds: (sources, _load, { by }) => ({
    ...check(sources),
    odds: [
      {
        inputs: by.length > 0 ? { Mali: "0" } : {},
        outcomes: [{ outcome: "Erfolg, knapp", probability: "3/4", decimal: 0.75 }],
      },
    ],
  }),
  roll: (sources, _load, { faces }) => ({
    ...check(sources),
    roll: { result: "Erfolg", faces: faces ?? [], changes: [], trace: [], lines: ["1w6 = 6", "Erfolg"] },
  }),
};

async function run(
  words: string,
  files: Readonly<Record<string, string | Uint8Array>> = {},
  more: Parameters<typeof memoryHost>[2] = {},
) {
  const recorded = memoryHost(
    words.split(" ").filter((word) => word !== ""),
    files,
    more,
  );
  const code = await main(recorded.host, compiler);
  return { code, out: recorded.printed.join("\n"), err: recorded.complained.join("\n"), files: recorded.files };
}

const good = "sheet Figur {\n  Kraft: 0..10\n}\n";
const bad = "sheet Figur {\n  Schaden = Krafd\n}\n";

describe("a call", () => {
  it.each([
    ["", 2],
    ["--help", 0],
    ["--version", 0],
    ["check --help", 0],
    ["chek a.rules", 2],
    ["check --nope", 2],
    ["check missing.rules", 2],
    ["check --language fr", 2],
    ["build a.rules", 2],
    ["build a.rules --out", 2],
    ["odds a.rules", 2],
    ["odds a.rules x y", 2],
    ["odds a.rules x --by Mali", 2],
    ["roll a.rules x --seed 1.5", 2],
    ["roll a.rules x --faces 6,a", 2],
    ["explain", 2],
    ["explain unknown-nam", 2],
    ["help zork", 2],
    ["check a.rules", 0],
    ["check b.rules", 1],
  ])("%j ends with %i", async (words, code) => {
    const result = await run(words, { "a.rules": good, "b.rules": bad });
    expect(result.code).toBe(code);
    expect(result.err === "").toBe(code !== 2);
  });

  it("asks to report our own bugs", async () => {
    const broken: Compiler = {
      check: () => {
        throw new TypeError("x is undefined");
      },
    };
    const recorded = memoryHost(["check", "a.rules"], { "a.rules": good });
    expect(await main(recorded.host, broken)).toBe(3);
    expect(recorded.complained.join("\n")).toMatch(/x is undefined[\s\S]*bug in Regelwerk.*report it/);
  });

  it("says what it cannot do yet", async () => {
    const recorded = memoryHost(["odds", "a.rules", "x"], { "a.rules": good });
    expect(await main(recorded.host, { check })).toBe(2);
    expect(recorded.complained).toEqual(['This version cannot do "odds" yet.']);
  });
});

describe("check", () => {
  it("prints frames, a count, and German where the machine is German", async () => {
    const english = await run("check b.rules", { "b.rules": bad });
    expect(english.out).toContain("b.rules:2:13  error unknown-name");
    expect(english.out).toMatch(/1 error$/);
    const german = await run("check b.rules", { "b.rules": bad }, { env: { LANG: "de_DE.UTF-8" } });
    expect(german.out).toContain("„Krafd“ gibt es hier nicht.");
  });

  it("prints the stable form with --json", async () => {
    const { out } = await run("check b.rules --json", { "b.rules": bad });
    expect(JSON.parse(out)).toEqual({
      diagnostics: [
        expect.objectContaining({
          file: "b.rules",
          code: "unknown-name",
          range: { start: { line: 1, character: 12 }, end: { line: 1, character: 17 } },
        }),
      ],
    });
  });

  it("colours only on a terminal, and not against NO_COLOR or --no-color", async () => {
    const files = { "b.rules": bad };
    expect((await run("check b.rules", files)).out).not.toContain("\u001b[");
    expect((await run("check b.rules", files, { isTerminal: true })).out).toContain("\u001b[31m");
    expect((await run("check b.rules", files, { isTerminal: true, env: { NO_COLOR: "1" } })).out).not.toContain(
      "\u001b[",
    );
    expect((await run("check b.rules --no-color", files, { isTerminal: true })).out).not.toContain("\u001b[");
  });

  it("reads standard input for -", async () => {
    expect((await run("check -", {}, { input: bad })).out).toContain("<stdin>:2:13");
  });

  it("reads a folder: ours are read once, others are skipped with a hint", async () => {
    const files = {
      "r/a.rules": `\ufeff// Notiz\n# Buch\n> Prosa\n/* x */ ${good}`,
      "r/b.rules": bad,
      "r/sub/c.rules": "chek Wache {\n}\n",
      "r/70-usb.rules": 'ACTION=="add", SUBSYSTEM=="usb"\n',
      "r/polkit.rules": "polkit.addRule(function(action) {});\n",
      "r/latin.rules": Uint8Array.of(0x41, 0x43, 0xe4, 0x0a),
      "r/.hidden/d.rules": bad,
      "r/notes.txt": bad,
    };
    const { code, out } = await run("check r r/b.rules ./r/a.rules --json", files);
    const found = (JSON.parse(out) as { diagnostics: { file: string; code: string; severity: string }[] }).diagnostics;
    expect(found.map((one) => `${one.file} ${one.code} ${one.severity}`).toSorted()).toEqual([
      "r/70-usb.rules unsupported-file hint",
      "r/b.rules unknown-name error",
      "r/polkit.rules unsupported-file hint",
    ]);
    expect(code).toBe(1);
    expect((await run("check r --quiet", files)).out).not.toContain("unsupported-file");
  });

  it("skips an empty file of a folder with a hint", async () => {
    const files = { "r/a.rules": good, "r/b.rules": " \n// noch nichts\n" };
    const { code, out } = await run("check r", files);
    expect([code, out]).toEqual([0, expect.stringContaining("hint unsupported-file") as string]);
    expect(out).toContain("This file does not begin with a word of ours and is skipped.");
  });

  it("says when a folder holds nothing of ours", async () => {
    expect((await run("check r", { "r/x.rules": "ACTION" })).code).toBe(2);
    expect((await run("check r", { "r/x.txt": "" })).err).toBe("There is no .rules file in r.");
  });
});

describe("bytes", () => {
  it("shows where a file is not UTF-8", async () => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0xc3, 0xa4, 0x0a, 0x53, 0x74, 0xe4, 0x72);
    const { code, out } = await run("check a.rules", { "a.rules": bytes });
    expect(code).toBe(1);
    expect(out).toContain("a.rules:2:3  error unsupported-encoding");
    expect(out).toContain("(byte 9)");
  });

  it("notices a letter that is cut off at the end", async () => {
    expect((await run("check a.rules", { "a.rules": Uint8Array.of(0x61, 0xc3) })).out).toContain("a.rules:1:2");
  });

  it("refuses files over 4 MiB", async () => {
    const { code, out } = await run("check a.rules", { "a.rules": new Uint8Array(4 * 1024 * 1024 + 1) });
    expect(code).toBe(1);
    expect(out).toContain("larger than 4 MiB");
  });
});

describe("build", () => {
  it("writes below --out and lists what it wrote", async () => {
    const { code, out, files } = await run("build a.rules --out gen/ --json", { "a.rules": good });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ files: [{ path: "gen/x/engine.ts", bytes: 2, target: "engine" }] });
    expect(files.get("gen/x/engine.ts")).toBe("ä");
  });

  it("writes nothing when the text has errors", async () => {
    const { code, out, files } = await run("build b.rules --out gen", { "b.rules": bad });
    expect(code).toBe(1);
    expect(out).toContain("unknown-name");
    expect([...files.keys()]).toEqual(["b.rules"]);
  });
});

describe("test, odds and roll", () => {
  it("test fails when an example fails", async () => {
    const one = await run("test a.rules", { "a.rules": good });
    expect([one.code, one.out]).toEqual([1, "✓ Bonus  a.rules:3\n✗ Malus  a.rules:3\n1 passed, 1 failed"]);
    expect((await run("test a.rules c.rules", { "a.rules": good, "c.rules": good })).code).toBe(0);
  });

  it("odds prints bars, CSV or JSON", async () => {
    const files = { "a.rules": good };
    expect((await run("odds a.rules x", files)).out).toBe(`  Erfolg, knapp   75.00 %  ${"█".repeat(30)} 3/4`);
    expect((await run("odds a.rules x --by Mali=0 --csv", files)).out).toBe(
      'Mali,outcome,probability,decimal\n0,"Erfolg, knapp",3/4,0.75',
    );
    expect(JSON.parse((await run("odds a.rules x --json", files)).out)).toEqual({
      outcomes: [{ outcome: "Erfolg, knapp", probability: "3/4", decimal: 0.75 }],
    });
  });

  it("roll takes faces as typed", async () => {
    const files = { "a.rules": good };
    expect(JSON.parse((await run("roll a.rules x --faces 6 --json", files)).out)).toMatchObject({ faces: [6] });
    expect(JSON.parse((await run("roll a.rules x --faces 6,-1 --json", files)).out)).toMatchObject({ faces: [6, -1] });
    expect((await run("roll a.rules x", files)).out).toBe("1w6 = 6\nErfolg");
    expect((await run("roll b.rules x", { "b.rules": bad })).code).toBe(1);
  });
});

describe("explain and help", () => {
  it("explain shows the page", async () => {
    expect((await run("explain unknown-name")).out).toMatch(
      /^unknown-name\n {2}There is no "…" here\.[\s\S]*Why\n[\s\S]*How to mend\n/,
    );
    const german = await run("explain unknown-name --language de");
    expect(german.out).toMatch(
      /„…“ gibt es hier nicht[\s\S]*Warum\n {2}Ein Name muss[\s\S]*Was hilft\n {2}Die Schreibweise/,
    );
    expect((await run("explain unknown-name --lang=de")).out).toBe(german.out);
    const rules = { "x.rules": 'ruleset X { version: "1"  language: de }\n' };
    expect((await run("explain unknown-name x.rules", rules)).out).toBe(german.out);
    expect((await run("explain unknown-name x.rules --language en", rules)).out).toContain("How to mend");
    const later = { ...rules, "y.rules": 'ruleset Y based on X { version: "2" }\nuse X from "./x.rules"\n' };
    expect((await run("explain unknown-name y.rules", later)).out).toContain("Was hilft");
    expect(JSON.parse((await run("explain unknown-name --json")).out)).toMatchObject({
      why: { de: expect.any(String), en: expect.any(String) },
    });
    expect(Math.max(...german.out.split("\n").map((line) => line.length))).toBeLessThan(100);
    expect((await run("explain unknown-nam")).err).toContain('Did you mean "unknown-name"?');
  });

  it("help explains a word, a verb, lists all, and alone is the usage", async () => {
    expect((await run("help rises")).out).toMatch(/^rises +\S/);
    expect((await run("help starts at")).out).toMatch(/^starts at +\S/);
    expect((await run("help rises --lang de")).out).toBe("rises  ein Wert steigt");
    expect((await run("help rises x.rules", { "x.rules": "ruleset X { language: de }" })).out).toBe(
      "rises  ein Wert steigt",
    );
    expect((await run("help risse")).err).toContain('"rises"');
    expect((await run("help --all")).out.split("\n").length).toBeGreaterThan(200);
    expect((await run("help")).out).toBe((await run("--help")).out);
    const check = (await run("help check")).out;
    expect(check).toMatch(/^Usage: regelwerk check \[files\]\n[\s\S]*As a word of the language:\ncheck +a procedure/);
    expect((await run("help odds")).out).toMatch(/^Usage: regelwerk odds <file> "<call>"\n[\s\S]*gm says/);
  });

  it("says what a call lacks, in the language asked for", async () => {
    expect((await run("check --jsn")).err).toBe(
      'There is no option --jsn. Did you mean --json? "regelwerk check --help" shows all.',
    );
    expect((await run("build --uot x --language de")).err).toMatch(
      /^Eine Option --uot gibt es nicht\. Ist --out gemeint\?/,
    );
    expect((await run("roll a.rules x --seed --language=de")).err).toMatch(/^Da fehlt ein Wert: --seed <Zahl>\./);
    expect((await run("odds a.rules --language de")).err).toBe(
      'Da fehlt etwas. Schreib: regelwerk odds <Datei> "<Aufruf>"',
    );
    expect((await run("explain a b c")).err).toBe("That is too much. Write: regelwerk explain <code> [file]");
    expect((await run("--help --language de")).out).toMatch(
      /^Regelwerk macht[\s\S]*\n {2}odds <Datei> "<Aufruf>" +Genaue Chancen/,
    );
  });
});

it("--version is the version of the package", () => {
  const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  expect(version).toBe(manifest.version);
});
