/**
 * README.md tells the truth: its ruleset compiles, and every command and program in it prints what stands below it.
 *
 * Invariant: what is run is the text of the page itself; the block of the program is the one whose output follows it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { main, verbs } from "../../src/cli/main.ts";
import * as compiler from "../../src/compile.ts";
import { memoryHost } from "../support/memory-host.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const page = readFileSync(`${root}README.md`, "utf8");
const blocks = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind = "", text = ""]) => ({ kind, text }));
const block = (kind: string): string => blocks.find((one) => one.kind === kind)?.text ?? "";
const file = "duel.rules";

/** The commands of a block with what is printed below each. */
const commands = block("console")
  .split(/^\$ /m)
  .slice(1)
  .map((part) => {
    const [command = "", ...output] = part.trimEnd().split("\n");
    return { command, output: output.join("\n") };
  });

/** The words of a command behind `node dist/cli.js`; only quotes that a shell takes away. */
function wordsOf(command: string): readonly string[] {
  const [node, program, ...words] = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );
  expect([node, program]).toEqual(["node", "dist/cli.js"]);
  return words;
}

async function run(words: readonly string[]): ReturnType<typeof runIn> {
  return runIn(memoryHost(words, { [file]: block("rules") }));
}
async function runIn(
  recorded: ReturnType<typeof memoryHost>,
): Promise<ReturnType<typeof memoryHost> & { readonly code: number }> {
  return { ...recorded, code: await main(recorded.host, compiler) };
}

it("holds a ruleset, three commands and a program", () => {
  expect(block("rules").trim().split("\n").length).toBeLessThan(25);
  expect(commands.map(({ command }) => wordsOf(command)[0])).toEqual(["test", "odds", "roll"]);
  expect(block("js")).toContain("./out/duel/engine.js");
});

it.each(commands)("$command", async ({ command, output }) => {
  const { code, printed } = await run(wordsOf(command));
  expect(code).toBe(0);
  expect(printed.join("\n")).toBe(output);
});

const folder = mkdtempSync(join(tmpdir(), "regelwerk-readme-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it("the program prints what stands below it", async () => {
  const command = /`(node dist\/cli\.js build [^`]*)`/.exec(page)?.[1] ?? "";
  const { code, files } = await run(wordsOf(command));
  expect(code).toBe(0);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "program.js"), block("js"));
  const printed = execFileSync(process.execPath, ["program.js"], { cwd: folder, encoding: "utf8" });
  expect(printed).toBe(blocks[blocks.findIndex(({ kind }) => kind === "js") + 1]?.text);
});

it("names only verbs that exist, and links only to what is there", () => {
  const rows = page.slice(page.indexOf("| verb |"), page.indexOf("Every verb speaks")).split("\n").slice(2);
  const named = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([a-z]+)/g)].map(([, verb = ""]) => verb),
  );
  const known = verbs.map(({ usage }) => usage.split(" ")[0]);
  expect(named.filter((verb) => !known.includes(verb))).toEqual([]);
  const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
  expect(links.filter((path) => !existsSync(root + path))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(["start", "test"]));
});
