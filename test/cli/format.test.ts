import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { memoryHost } from "../support/memory-host.ts";

const ragged = "sheet Figur {\n Kraft:0..6 starts at 3 // stark\n}\n";
const laid = "sheet Figur {\n  Kraft: 0..6 starts at 3  // stark\n}\n";

async function run(words: string, files: Readonly<Record<string, string>> = {}, input = "") {
  const recorded = memoryHost(words.split(" "), files, { input });
  const code = await main(recorded.host, undefined);
  return { code, out: recorded.printed.join("\n"), err: recorded.complained.join("\n"), files: recorded.files };
}

describe("format", () => {
  it("writes what is not laid out, and says so", async () => {
    const done = await run("format .", { "a.rules": ragged, "b.rules": laid });
    expect([done.code, done.out, done.files.get("a.rules")]).toEqual([0, "a.rules\n1 file laid out, 1 unchanged.", laid]);
  });

  it("--check changes nothing and ends with 1", async () => {
    const done = await run("format --check --language de", { "a.rules": ragged });
    expect([done.code, done.out, done.files.get("a.rules")]).toEqual([1, "a.rules\n1 Datei nicht gesetzt, 0 unverändert.", ragged]);
    expect((await run("format --check", { "a.rules": laid })).code).toBe(0);
  });

  it("leaves a text with a mistake as it is, and does the others", async () => {
    const broken = "sheet Figur {\n Kraft:\n";
    const done = await run("format", { "a.rules": broken, "b.rules": ragged });
    expect([done.code, done.files.get("a.rules"), done.files.get("b.rules")]).toEqual([1, broken, laid]);
    expect(done.err).toContain("a.rules:1:13");
  });

  it("from standard input to standard output", async () => {
    const done = await run("format -", {}, ragged);
    expect([done.code, `${done.out}\n`]).toEqual([0, laid]);
  });

  it("--json says which changed", async () => {
    const done = await run("format --json", { "a.rules": ragged, "b.rules": laid });
    expect(JSON.parse(done.out)).toEqual({ files: [{ path: "a.rules", changed: true }, { path: "b.rules", changed: false }] });
  });
});
