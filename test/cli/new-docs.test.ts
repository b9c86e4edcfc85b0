import { describe, expect, it } from "vitest";
import { check, docs, test } from "../../src/compile.ts";
import { main } from "../../src/cli/main.ts";
import { memoryHost } from "../support/memory-host.ts";

const compiler = { check, docs, test };
async function run(words: string, files: Readonly<Record<string, string>> = {}) {
  const recorded = memoryHost(words.split(" "), files);
  const code = await main(recorded.host, compiler);
  return { code, out: recorded.printed.join("\n"), err: recorded.complained.join("\n"), files: recorded.files };
}

describe("new", () => {
  it.each([
    ["de", "spiel/regeln.rules"],
    ["en", "spiel/game.rules"],
  ])("in %s writes a ruleset that passes check and test", async (language, file) => {
    const made = await run(`new spiel --language ${language}`);
    expect([made.code, [...made.files.keys()]]).toEqual([0, [file]]);
    expect(made.out).toContain(`regelwerk test ${file}`);
    const text = String(made.files.get(file));
    const checked = await run(`check ${file} --language ${language}`, { [file]: text });
    expect(checked.out).toBe(language === "de" ? "Alles in Ordnung." : "Everything is fine.");
    const passed = language === "de" ? "1 bestanden, 0 nicht" : "1 passed, 0 failed";
    expect((await run(`test ${file}`, { [file]: text })).out).toContain(passed);
  });

  it("never writes over anything", async () => {
    const there = { "spiel/game.rules": "mine" };
    const made = await run("new spiel", there);
    expect([made.code, made.files.get("spiel/game.rules")]).toEqual([2, "mine"]);
    expect(made.err).toContain("nothing was written");
    expect((await run("new spiel/game.rules", there)).code).toBe(2);
    expect((await run("new a b")).code).toBe(2);
  });
});

describe("docs", () => {
  const text = 'ruleset X "Y" { version: "1" language: de }\nsheet Figur {\n  Kraft: 0..6 starts at 3\n}\n';
  it("writes the book as Markdown and as a page", async () => {
    const made = await run("docs x/x.rules --out buch --json", { "x/x.rules": text });
    const { files } = JSON.parse(made.out) as { files: { path: string; bytes: number; target: string }[] };
    expect(files.map(({ path, target }) => `${path} ${target}`)).toEqual([
      "buch/x/reference.md reference",
      "buch/x/reference.html reference",
    ]);
    expect(made.files.get("buch/x/reference.md")).toContain("| **Kraft** | 0 bis 6");
    expect(made.files.get("buch/x/reference.html")).toContain('<html lang="de">');
  });

  it("writes nothing while the text has errors, and says what --watch does not go with", async () => {
    const made = await run("docs x.rules --out buch", { "x.rules": "sheet Figur {\n  Kraft = Krafd\n}\n" });
    expect([made.code, [...made.files.keys()]]).toEqual([1, ["x.rules"]]);
    expect((await run("docs x.rules", { "x.rules": text })).code).toBe(2);
    expect((await run("docs x.rules --out b --watch --json", { "x.rules": text })).err).toContain("--watch");
  });
});
