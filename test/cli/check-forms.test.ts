import { describe, expect, it } from "vitest";
import { Ajv } from "ajv";
import { readFileSync } from "node:fs";
import { check } from "../../src/compile.ts";
import { main } from "../../src/cli/main.ts";
import { memoryHost } from "../support/memory-host.ts";

const text = "check Hieb gives one of ja, nein {\n  roll 2d6 as Wurf\n  result ja if Wurf > 20\n  result nein\n}\n";

async function run(words: string, files: Readonly<Record<string, string>>) {
  const recorded = memoryHost(words.split(" "), files);
  const code = await main(recorded.host, { check });
  return { code, out: recorded.printed.join("\n"), err: recorded.complained.join("\n") };
}

describe("check in other forms", () => {
  it("SARIF: one run, with the page of each code and places that count from one", async () => {
    const { code, out } = await run("check a.rules --format sarif", { "a.rules": text });
    const log = JSON.parse(out) as { runs: { tool: { driver: { rules: { id: string }[] } }; results: { ruleId: string; level: string; locations: unknown[] }[] }[] };
    expect(code).toBe(0);
    expect(log.runs[0]?.tool.driver.rules.map((one) => one.id)).toEqual(["unreachable-sentence"]);
    expect(log.runs[0]?.results.map((one) => [one.ruleId, one.level, one.locations])).toEqual([
      ["unreachable-sentence", "warning", [{ physicalLocation: { artifactLocation: { uri: "a.rules" }, region: { startLine: 3, startColumn: 3, endLine: 3, endColumn: 25 } } }]],
    ]);
  });

  it("GitHub: one command a line", async () => {
    const { out } = await run("check a,b.rules --format github", { "a,b.rules": text });
    expect(out).toMatch(/^::warning file=a%2Cb\.rules,line=3,endLine=3,col=3,endColumn=25,title=unreachable-sentence::This never happens/u);
    expect(out.split("\n").length).toBe(1);
  });

  it("another form is a wrong call", async () => {
    expect((await run("check a.rules --format xml", { "a.rules": text })).code).toBe(2);
  });
});

describe("how strict to be", () => {
  it("--max-warnings, or the project's file", async () => {
    expect((await run("check a.rules --max-warnings 1", { "a.rules": text })).code).toBe(0);
    const strict = await run("check a.rules --max-warnings 0", { "a.rules": text });
    expect([strict.code, strict.err]).toEqual([1, "More warnings than allowed: 1 instead of 0."]);
    expect((await run("check x/a.rules", { "x/a.rules": text, "regelwerk.json": '{ "maxWarnings": 0 }' })).code).toBe(1);
    expect((await run("check a.rules --max-warnings viele", { "a.rules": text })).code).toBe(2);
  });

  it("severities of the nearest regelwerk.json; errors stay errors", async () => {
    const files = (config: string): Record<string, string> => ({ "x/a.rules": text, "regelwerk.json": "{}", "x/regelwerk.json": config });
    expect((await run("check x/a.rules", files('{ "severities": { "unreachable-sentence": "error" } }'))).code).toBe(1);
    expect((await run("check x/a.rules", files('{ "severities": { "unreachable-sentence": "off" } }'))).out).toBe("Everything is fine.");
    const wrong = await run("check x/a.rules", files('{ "severities": { "unreachable-sentenc": "off" } }'));
    expect([wrong.code, wrong.out]).toEqual([0, expect.stringMatching(/x\/regelwerk\.json:1:19 +warning unknown-code[\s\S]*Did you mean "unreachable-sentence"\?/u)]);
  });

  it("what is wrong in regelwerk.json is told at its place, and the rest counts", async () => {
    const told = async (config: string): Promise<unknown> => {
      const { code, out } = await run("check a.rules --json", { "a.rules": text, "regelwerk.json": config });
      const { diagnostics } = JSON.parse(out) as { diagnostics: { file: string; code: string; range: { start: { line: number; character: number } } }[] };
      return [code, ...diagnostics.filter((one) => one.file === "regelwerk.json").map((one) => [one.code, one.range.start.line, one.range.start.character])];
    };
    expect(await told('{ "severities": { "unknown-name": "off" } }')).toEqual([0, ["misplaced-ignore", 0, 18]]);
    expect(await told('{ "severities": { "unused-name": "loud" } }')).toEqual([1, ["mismatched-setting", 0, 33]]);
    expect(await told('{\n  "maxWarnings": 1,\n}')).toEqual([1, ["mismatched-file", 2, 0]]);
    expect(await told("{")).toEqual([1, ["mismatched-file", 0, 1]]);
    expect(await told("[]")).toEqual([1, ["mismatched-file", 0, 0]]);
    expect(await told('{ "maxWarning": 1 }')).toEqual([1, ["unknown-setting", 0, 2]]);
    expect(await told('{ "maxWarnings": -1 }')).toEqual([1, ["mismatched-setting", 0, 17]]);
    expect(await told('{ "severities": [], "maxWarnings": 0 }')).toEqual([1, ["mismatched-setting", 0, 16]]);
  });

  it("the schema of regelwerk.json takes what is read and nothing else", () => {
    const validate = new Ajv().compile(JSON.parse(readFileSync(new URL("../../grammar/regelwerk.schema.json", import.meta.url), "utf8")) as object);
    expect(validate({ severities: { "unused-name": "off" }, maxWarnings: 0 })).toBe(true);
    expect(validate({ maxWarning: 0 })).toBe(false);
    expect(validate({ severities: { "unused-name": "loud" } })).toBe(false);
  });

  it("a comment with a reason keeps one place quiet", async () => {
    const quiet = text.replace("  result ja", "  // regelwerk-ignore unreachable-sentence: for house rules with more dice\n  result ja");
    expect((await run("check a.rules", { "a.rules": quiet })).out).toBe("Everything is fine.");
    expect((await run("check a.rules", { "a.rules": text.replace("> 20", "> 20 // regelwerk-ignore unreachable-sentence: house rules") })).out).toBe("Everything is fine.");
  });
});
