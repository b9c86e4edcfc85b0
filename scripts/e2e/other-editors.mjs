/**
 * Neovim and Emacs with the very set-ups that docs/editors.md shows.
 *
 * Invariant: each editor runs without a screen and without any other configuration; what it saw it wrote down, and that is judged here.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { check, expect, expectSame } from "./checks.mjs";
import { foreign, sound, untidy, wrong } from "./texts.mjs";

const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The block of a language on the page about editors. */
function setUpFor(language) {
  const page = readFileSync(inProject("docs/editors.md"), "utf8");
  const found = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, "u").exec(page)?.[1];
  if (found === undefined) throw new Error(`docs/editors.md has no block of ${language}.`);
  return found;
}

/** A part of a ruleset: it has no head. */
const part = "// Ein Kapitel\nmodule Magie for Probe {\n  constant Funken = 3\n}\n";

/** Runs an editor in a folder of its own; gives what it saw, by name. */
function seenBy(program, argsFor, setUp) {
  const home = mkdtempSync(join(tmpdir(), "regelwerk-editor-"));
  try {
    for (const folder of ["bin", "work"]) mkdirSync(join(home, folder));
    symlinkSync(inProject("dist/cli.js"), join(home, "bin/regelwerk"));
    const files = { "falsch.rules": wrong, "gut.rules": sound, "form.rules": untidy, "70-usb.rules": foreign, "teil.rules": part };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(home, "work", name), text);
    const [init, seen] = [join(home, "init"), join(home, "seen")];
    writeFileSync(init, setUp);
    const env = { ...process.env, HOME: home, XDG_STATE_HOME: home, LANG: "C.UTF-8", PATH: `${join(home, "bin")}:${process.env.PATH}`, REGELWERK_SEEN: seen };
    const run = spawnSync(program, argsFor(init), { cwd: join(home, "work"), env, encoding: "utf8", timeout: 240_000, input: "" });
    let lines = "";
    try {
      lines = readFileSync(seen, "utf8");
    } catch {
      throw new Error(`${program} wrote nothing: ${run.stderr}${run.stdout}`);
    }
    return Object.fromEntries(lines.trim().split("\n").map((line) => JSON.parse(line)).map(({ name, value }) => [name, value]));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const renamed = (text) => text.replaceAll("Stärke", "rohe Gewalt");

export async function neovimChecks() {
  const script = inProject("scripts/e2e/neovim.lua");
  const seen = seenBy("nvim", (init) => ["--headless", "--clean", "-n", "-u", "NONE", "-c", "filetype on", "-c", `luafile ${init}`, "-c", `luafile ${script}`], setUpFor("lua"));
  await check("Neovim: a file of another program is left alone", () => {
    expect(seen.foreign.filetype !== "regelwerk" && seen.foreign.clients === 0, JSON.stringify(seen.foreign));
  });
  await check("Neovim: rules are recognised", () => expectSame([seen.filetype, seen.part], ["regelwerk", "regelwerk"]));
  await check("Neovim: the misspelt name is underlined, with the message", () => {
    expectSame(seen.diagnostics.map((one) => one.under), ["Stärcke"]);
    expect(/Stärcke.*Stärke/su.test(seen.diagnostics[0].message), seen.diagnostics[0].message);
  });
  await check("Neovim: the repair is put in", () => expectSame([seen.repair.line, seen.repair.left], ["  result Erfolg if Wurf + Stärke - Mühe > 10", 0]));
  await check("Neovim: a check shows its odds", () => expect(/3\/4|75/u.test(seen.hover), String(seen.hover)));
  await check("Neovim: a name is changed everywhere", () => expectSame(`${seen.rename}\n`, renamed(sound)));
  await check("Neovim: outcomes are offered", () => expect(["Erfolg", "Fehlschlag"].every((one) => seen.completion.includes(one)), JSON.stringify(seen.completion)));
  await check("Neovim: the file is laid out", () => expectSame(seen.format, sound));
}

export async function emacsChecks() {
  const script = inProject("scripts/e2e/emacs.el");
  const load = "/usr/share/emacs/site-lisp/elpa-src";
  const seen = seenBy("emacs", (init) => ["--batch", "--eval", `(let ((default-directory "${load}")) (normal-top-level-add-subdirs-to-load-path))`, "-l", init, "-l", script], setUpFor("elisp"));
  await check("Emacs: a file of another program is left alone", () => expect(seen.foreign !== "regelwerk-mode", seen.foreign));
  await check("Emacs: rules are recognised", () => expectSame([seen.mode, seen.part], ["regelwerk-mode", "regelwerk-mode"]));
  await check("Emacs: the misspelt name is underlined, with the message", () => {
    expectSame(seen.diagnostics.map((one) => one.under), ["Stärcke"]);
    expect(/Stärcke.*Stärke/su.test(seen.diagnostics[0].message), seen.diagnostics[0].message);
  });
  await check("Emacs: a check is explained", () => expect(/Kraftprobe/u.test(seen.hover), String(seen.hover)));
  await check("Emacs: a name is changed everywhere", () => expectSame(seen.rename, renamed(sound)));
  await check("Emacs: the file is laid out", () => expectSame(seen.format, sound));
}
