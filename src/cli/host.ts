/**
 * The machine as the command line sees it. The only file of it that touches a disk or the process.
 *
 * Invariant: `replaceFiles` writes all of its files or none, and nobody ever reads half a file: each is written beside
 * its target and renamed over it; when one fails, those already renamed are put back.
 */
import { randomBytes } from "node:crypto";
import * as fs from "node:fs";
import * as path from "node:path";

/** A file to write: path as the caller gave it, content as text. */
export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/** What the verbs may ask of the machine. Paths are relative to the working folder or absolute. */
export interface Host {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether what is printed is read by a person at a terminal. */
  readonly isTerminal: boolean;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** How far it is, on one line that the next takes the place of; nothing ends it. Where nobody looks it is not shown. */
  readonly progress: (text: string) => void;
  readonly readInput: () => Promise<Uint8Array>;
  readonly kindOf: (file: string) => "file" | "folder" | "none";
  readonly sizeOf: (file: string) => number;
  readonly read: (file: string) => Uint8Array;
  /** Names in a folder in a fixed order. */
  readonly list: (folder: string) => readonly string[];
  /** One absolute path for every way to name the same file. */
  readonly identity: (file: string) => string;
  /** Writes all files or none; files that already have this text are not touched. Returns the paths written. */
  readonly replaceFiles: (files: readonly OutputFile[]) => readonly string[];
  /** Calls `changed` as soon as it looks and whenever a rules file below these paths changes, until this process is asked to stop. */
  readonly watch: (paths: readonly string[], changed: () => void) => Promise<void>;
  readonly exit: (code: number) => void;
}

/** The host of this process. */
export function nodeHost(): Host {
  for (const stream of [process.stdout, process.stderr]) {
    stream.off("error", leaveOnClosedPipe).on("error", leaveOnClosedPipe);
  }
  return {
    args: process.argv.slice(2),
    env: process.env,
    isTerminal: process.stdout.isTTY === true,
    print: (text) => void process.stdout.write(`${text}\n`),
    complain: (text) => void process.stderr.write(`${text}\n`),
    progress: (text) => void (process.stderr.isTTY === true && process.stderr.write(`\r${text}\u001B[K`)),
    readInput,
    kindOf,
    sizeOf: (file) => fs.statSync(file).size,
    read: (file) => fs.readFileSync(file),
    list: (folder) => fs.readdirSync(folder).toSorted(),
    identity,
    replaceFiles,
    watch,
    exit: (code) => {
      process.exitCode = code;
    },
  };
}

/** One absolute path for every way to name the same file, with all links followed. */
export function identity(file: string): string {
  return fs.existsSync(file) ? fs.realpathSync(file) : path.resolve(file);
}

export function kindOf(file: string): "file" | "folder" | "none" {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  if (!found) return "none";
  return found.isDirectory() ? "folder" : "file";
}

async function readInput(): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

/** `regelwerk check | head` closes our output early; that is no error. */
function leaveOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit();
  throw error;
}

interface Staged {
  readonly target: string;
  readonly temporary: string;
  /** A copy of what stood there; null where nothing did. */
  readonly backup: string | null;
}

function replaceFiles(files: readonly OutputFile[]): readonly string[] {
  const changed = files.filter((file) => currentText(file.path) !== file.text);
  const newFolders: string[] = [];
  const staged: Staged[] = [];
  const done: Staged[] = [];
  try {
    for (const file of changed) staged.push(stage(file, newFolders));
    for (const one of staged) {
      fs.renameSync(one.temporary, one.target);
      done.push(one);
    }
  } catch (error) {
    for (const one of done.toReversed()) {
      if (one.backup) fs.renameSync(one.backup, one.target);
      else fs.rmSync(one.target, { force: true });
    }
    clearAway(staged);
    for (const folder of newFolders.toReversed()) fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  clearAway(staged);
  return changed.map((file) => file.path);
}

function currentText(file: string): string | undefined {
  return kindOf(file) === "file" ? fs.readFileSync(file, "utf8") : undefined;
}

/** Writes a file beside its target, with the target's rights, and keeps a copy of the target. */
function stage(file: OutputFile, newFolders: string[]): Staged {
  const target = fs.existsSync(file.path) ? fs.realpathSync(file.path) : path.resolve(file.path);
  const made = fs.mkdirSync(path.dirname(target), { recursive: true });
  if (made) newFolders.push(made);
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.${randomBytes(6).toString("hex")}`);
  const existing = fs.statSync(target, { throwIfNoEntry: false });
  const staged = { target, temporary: `${beside}.new`, backup: existing ? `${beside}.old` : null };
  try {
    fs.writeFileSync(staged.temporary, file.text, existing ? { mode: existing.mode, flag: "wx" } : { flag: "wx" });
    if (staged.backup) fs.copyFileSync(target, staged.backup, fs.constants.COPYFILE_EXCL);
  } catch (error) {
    clearAway([staged]);
    throw error;
  }
  return staged;
}

function clearAway(staged: readonly Staged[]): void {
  for (const { temporary, backup } of staged) {
    fs.rmSync(temporary, { force: true });
    if (backup) fs.rmSync(backup, { force: true });
  }
}

/** What is written in one go is told once. */
const settleTime = 80;

async function watch(paths: readonly string[], changed: () => void): Promise<void> {
  const { watch: watchFiles } = await import("chokidar");
  const named = new Set(paths.map((one) => path.resolve(one)));
  const watcher = watchFiles([...paths], {
    ignoreInitial: true,
    ignored: (file) => !named.has(path.resolve(file)) && /(?:^|[\\/])(?:\.|node_modules$)[^\\/]*$/u.test(file),
  });
  let timer: NodeJS.Timeout | undefined;
  watcher.on("ready", changed);
  watcher.on("all", (_, file) => {
    if (!file.endsWith(".rules") && !named.has(path.resolve(file))) return;
    clearTimeout(timer);
    timer = setTimeout(changed, settleTime);
  });
  await new Promise<void>((stop) => {
    const end = (): void => {
      process.off("SIGINT", end).off("SIGTERM", end);
      stop();
    };
    process.on("SIGINT", end).on("SIGTERM", end);
  });
  clearTimeout(timer);
  await watcher.close();
}
