/** Editions and used files on the command line: `--edition`, the folders of a build, under which modules an example ran. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as compiler from "../../src/compile.ts";
import * as saves from "../../src/saves.ts";
import { main } from "../../src/cli/main.ts";
import { memoryHost } from "../support/memory-host.ts";

const rules = readFileSync(new URL("../study/modules.rules", import.meta.url), "utf8");
const used = { "s/spiel.rules": 'ruleset Spiel\nuse Teil from "./teil.rules"\nconstant A = B + 1\nexample Summe { then A is 3 }\n', "s/teil.rules": "constant B = 2\n" };

async function run(words: readonly string[], files: Readonly<Record<string, string>> = { "s/held.rules": rules }): Promise<{ readonly code: number; readonly out: string; readonly err: string; readonly files: readonly string[] }> {
  const recorded = memoryHost([...words, "--language", "en"], files);
  const code = await main(recorded.host, { ...compiler, ...saves });
  return { code, out: recorded.printed.join("\n"), err: recorded.complained.join("\n"), files: [...recorded.files.keys()].filter((name) => files[name] === undefined) };
}
const call = "given Mira = Held(); when Mira makes Probe(Kraft)";

describe("--edition", () => {
  it("answers under its modules, and without them where it is not given", async () => {
    const chance = async (...more: readonly string[]): Promise<unknown> => (JSON.parse((await run(["odds", "s/held.rules", call, "--json", ...more])).out) as { readonly outcomes: readonly { readonly probability: string }[] }).outcomes[1]?.probability;
    expect([await chance(), await chance("--edition", "Härte"), await chance("--edition", "Alles")]).toEqual(["1/2", "1/3", "1/2"]);
    expect((await run(["roll", "s/held.rules", "given Mira = Held(Energie: 3); when Mira makes Probe(Kraft)", "--faces", "2", "--edition", "Zauberei"])).code).toBe(0);
  });

  it("is a wrong call where there is none of this name", async () => {
    for (const words of [["odds", "s/held.rules", call], ["docs", "s", "--out", "o"], ["validate", "s/held.rules", "a.json"]]) {
      const { code, err } = await run([...words, "--edition", "Zaubrei"], { "s/held.rules": rules, "a.json": "{}" });
      expect([code, err]).toEqual([2, 'There is no edition "Zaubrei". Did you mean "Zauberei"?']);
    }
  });

  it("writes the book of one edition, in its folder", async () => {
    expect((await run(["docs", "s", "--out", "o", "--edition", "Zauberei"])).files.toSorted()).toEqual(["o/s/Zauberei/reference.html", "o/s/Zauberei/reference.md"]);
  });

  it("checks sheets against it", async () => {
    const sheet = JSON.stringify({ $: { ruleset: "Heldenspiel", version: "1", sheet: "Held" }, Name: "Mira", Leben: 10, Glück: 1, Energie: 3, Eigenschaften: { Kraft: 3, Witz: 3 } });
    const files = { "s/held.rules": rules, "a.json": sheet };
    expect((await run(["validate", "s/held.rules", "a.json"], files)).code).toBe(1);
    expect((await run(["validate", "s/held.rules", "a.json", "--edition", "Zauberei"], files)).code).toBe(0);
  });
});

describe("test", () => {
  it("says under which edition an example ran", async () => {
    const { out } = await run(["test", "s", "--json"]);
    const ran = (JSON.parse(out) as { readonly examples: readonly { readonly name: string; readonly edition: string | null }[] }).examples;
    expect(ran.filter(({ name }) => name === "Kraftprobe").map(({ edition }) => edition)).toEqual([null, "Härte", "Härte, Harte Magie", "Zauberei", "Alles"]);
    expect((await run(["test", "s"])).out).toContain("✓ Kraftprobe (Zauberei)  s/held.rules:");
  });
});

describe("used files", () => {
  it("are found beside the one that uses them, and are no rulesets of their own", async () => {
    expect(await run(["test", "s/spiel.rules"], used)).toMatchObject({ code: 0, out: "✓ Summe  s/spiel.rules:4\n1 passed, 0 failed" });
    expect(await run(["test", "s"], used)).toMatchObject({ code: 0, out: "✓ Summe  s/spiel.rules:4\n1 passed, 0 failed" });
  });

  it("are shown where something in them is wrong", async () => {
    const { code, out } = await run(["check", "s/spiel.rules"], { ...used, "s/teil.rules": "constant B = C\n" });
    expect([code, out.includes("s/teil.rules:1:14"), out.includes("constant B = C")]).toEqual([1, true, true]);
  });
});
