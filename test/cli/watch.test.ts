/** `--watch` on real files: it is started as a program, since it ends when the process is asked to. */
import { spawn } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

const patience = 120_000;
const program = fileURLToPath(new URL("../../src/cli/bin.ts", import.meta.url));
const root = fileURLToPath(new URL("../..", import.meta.url));
let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), "regelwerk-watch-"));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const text = (most: number): string =>
  `ruleset X "Y" { version: "1" language: de }\nsheet Figur {\n  Kraft: 0..${most} starts at 3\n}\n`;

it(
  "writes again on a change, keeps the last good book while there are errors, and ends on SIGINT",
  async () => {
    const file = path.join(folder, "x.rules");
    const book = path.join(folder, "out", path.basename(folder), "reference.md");
    fs.writeFileSync(file, text(6));
    const child = spawn(
      process.execPath,
      ["--import", "tsx", program, "docs", folder, "--out", `${folder}/out`, "--watch", "--language", "en"],
      { cwd: root },
    );
    const ended = new Promise<number | null>((done) => child.on("exit", done));
    let said = "";
    child.stdout.on("data", (part: Buffer) => (said += part.toString()));
    child.stderr.on("data", (part: Buffer) => (said += part.toString()));
    const until = async (wanted: RegExp): Promise<void> => {
      const end = Date.now() + patience / 4;
      while (!wanted.test(said) && Date.now() < end) await new Promise((later) => setTimeout(later, 50));
      expect(said).toMatch(wanted);
      said = "";
    };
    try {
      await until(/2 written, 0 unchanged/);
      expect(fs.readFileSync(book, "utf8")).toContain("0 bis 6");
      fs.writeFileSync(file, text(6).replace("0..6", "0..Krafd"));
      await until(/1 error \(.*x\.rules:3:13 unknown-name\); the last good output stays/);
      expect(fs.readFileSync(book, "utf8")).toContain("0 bis 6");
      fs.writeFileSync(file, text(9));
      await until(/2 written/);
      expect(fs.readFileSync(book, "utf8")).toContain("0 bis 9");
    } finally {
      child.kill("SIGINT");
    }
    expect(await ended).toBe(0);
  },
  patience,
);
