/** `validate` and `migrate` as they are called: exit codes, output for people and programs, files that are no saves. */
import { describe, expect, it } from "vitest";
import { check } from "../../src/compile.ts";
import { main } from "../../src/cli/main.ts";
import { migrate, validate } from "../../src/saves.ts";
import { memoryHost } from "../support/memory-host.ts";

const rules = `ruleset Turm { version: "2"  language: de }
sheet Figur {
  Kraft formerly "Stärke": 1..20 §T-1
  Ruf: 0..5 starts at 1
}
`;
const old = JSON.stringify({ $: { ruleset: "Turm", version: "1", sheet: "Figur" }, Stärke: 14 });

async function run(
  words: string,
  files: Readonly<Record<string, string | Uint8Array>> = {},
  more: Parameters<typeof memoryHost>[2] = {},
) {
  const said = words.includes("--language") ? words : `${words} --language en`;
  const recorded = memoryHost(said.split(" "), { "a.rules": rules.replace(" §T-1", ""), ...files }, more);
  const code = await main(recorded.host, { check, validate, migrate });
  return { code, out: recorded.printed.join("\n"), err: recorded.complained.join("\n"), files: recorded.files };
}

describe("validate", () => {
  it("is quiet about what fits", async () => {
    const { code, out } = await run("validate a.rules a.json", { "a.json": '{ "Kraft": 3 }' });
    expect([code, out]).toEqual([0, "1 file, 0 problems"]);
  });
  it("names every problem, in both languages and as JSON", async () => {
    const files = { "a.json": '{ "Kraft": 30, "Mut": 1 }', "b.json": old };
    const english = await run("validate a.rules a.json b.json", files);
    expect([english.code, english.out.split("\n")]).toEqual([
      1,
      [
        'a.json › Mut: There is no "Mut" here. Possible: Kraft, Stärke, Ruf.',
        "a.json › Kraft: 30 is not within 1..20. Possible: 1..20.",
        "b.json › $ › version: It is of version 1; migrate brings it to version 2. Possible: 2.",
        "2 files, 3 problems",
      ],
    ]);
    const german = await run("validate a.rules a.json --language de", files);
    expect(german.out).toContain("a.json › Kraft: Der Wert liegt außerhalb seines Bereichs. Möglich: 1..20.");
    const json = await run("validate a.rules b.json --json", files);
    expect(JSON.parse(json.out)).toEqual({
      problems: [
        {
          file: "b.json",
          path: "$.version",
          code: "migrate",
          message: "It is of version 1; migrate brings it to version 2.",
          allowed: "2",
          clause: null,
        },
      ],
    });
  });
  it.each([
    ["broken JSON", '{\n  "Kraft": 3,\n  }', "a.json:3:3: This is not JSON."],
    ["half a file", '{\n "Kraft": ', "a.json:2:11: This is not JSON."],
    ["an empty file", "", "a.json:1:1: This is not JSON."],
    ["no text", new Uint8Array([0xff, 0xfe, 0]), "It is not UTF-8 text."],
    ["a huge file", new Uint8Array(5 * 1024 * 1024), "larger than 4 MB"],
    ["a key that means something", '{ "__proto__": { "Kraft": 3 }, "Kraft": 3 }', "A key may not be called __proto__."],
    ["a number", "3", "3 is no Figur"],
    ["deep nesting", `${"[".repeat(20_000)}${"]".repeat(20_000)}`, "a list is no Figur"],
  ])("says plainly what is wrong with %s", async (_what, content, expected) => {
    const { code, out, err } = await run("validate a.rules a.json", { "a.json": content });
    expect([code, err]).toEqual([1, ""]);
    expect(out).toContain(expected);
  });
  it("does not take a file that is not there, a folder or nothing", async () => {
    expect(await run("validate a.rules b.json")).toMatchObject({ code: 2, err: 'There is no file "b.json".' });
    expect(await run("validate a.rules x", { "x/a.json": "{}" })).toMatchObject({ code: 2 });
    expect(await run("validate a.rules")).toMatchObject({ code: 2 });
  });
  it("tells what is wrong with the rules before anything else", async () => {
    const { code, out } = await run("validate b.rules a.json", {
      "b.rules": "sheet Figur {\n  A = Krafd\n}\n",
      "a.json": "{}",
    });
    expect(code).toBe(1);
    expect(out).toContain("Krafd");
  });
});

describe("migrate", () => {
  it("shows what it would do and leaves the file alone", async () => {
    const { code, out, files } = await run("migrate a.rules a.json", { "a.json": old });
    expect([code, out.split("\n")]).toEqual([
      0,
      [
        "a.json",
        '  version  $.version: "1" → "2"',
        "  renamed  Stärke → Kraft",
        "  new  Ruf = 1",
        "Nothing was written; --write writes it.",
      ],
    ]);
    expect(files.get("a.json")).toBe(old);
  });
  it("writes with --write, and then has nothing left to do", async () => {
    const first = await run("migrate a.rules a.json --write --json", { "a.json": old });
    expect(JSON.parse(first.out)).toMatchObject({ written: ["a.json"], problems: [] });
    expect(JSON.parse(first.out).changes).toHaveLength(3);
    const now = String(first.files.get("a.json"));
    expect(JSON.parse(now)).toMatchObject({ $: { version: "2" }, Kraft: 14, Ruf: 1 });
    const again = await run("migrate a.rules a.json --write", { "a.json": now });
    expect([again.code, again.out, again.files.get("a.json")]).toEqual([0, "Everything is of this version.", now]);
    expect((await run("validate a.rules a.json", { "a.json": now })).code).toBe(0);
  });
  it("writes nothing at all where one file cannot be brought here", async () => {
    const lost = old.replace("}", '},"Mut":3').replace("},", "},");
    const { code, out, files } = await run("migrate a.rules a.json b.json --write", { "a.json": old, "b.json": lost });
    expect([code, files.get("a.json")]).toEqual([1, old]);
    expect(out).toContain('b.json › Mut: There is no "Mut" any more; its value 3 would be lost.');
    expect((await run("migrate a.rules b.json --drop Mut", { "b.json": lost })).code).toBe(0);
  });
  it("is a filter between standard input and output", async () => {
    const { code, out, err } = await run("migrate a.rules -", {}, { input: old });
    expect([code, JSON.parse(out).Kraft]).toEqual([0, 14]);
    expect(err).toContain("Stärke → Kraft");
    expect((await run("migrate a.rules - --write", {}, { input: old })).code).toBe(2);
  });
});
