/**
 * The files of the machine as the server sees them.
 *
 * Invariant: a file is read once until it is said to have changed; what cannot be read, or only seems to lie in the project, is not there.
 * Nothing is written.
 */
import * as fs from "node:fs";
import { folderOf } from "../base/path.ts";
import type { Source } from "../base/source.ts";
import { type Config, configFor, configName } from "../cli/config.ts";
import { decode, largestFile } from "../cli/decode.ts";
import { identity, kindOf } from "../cli/host.ts";
import { isOurs } from "../cli/ours.ts";
import { isWithin, type Real, realFolder } from "../cli/within.ts";
import type { Disk } from "../editor/workspace.ts";

/** So many rule files are looked at, and folders gone into, in one workspace. */
const mostFiles = 2000;
const mostFolders = 5000;

export interface ServerDisk extends Disk {
  /** The folders that are open in the editor, as paths. */
  readonly setFolders: (folders: readonly string[]) => void;
  /** This file may be new, gone or different. */
  readonly forget: (path: string) => void;
  /** For editors that do not tell which files changed: looks again at all that were read. */
  readonly lookAgain: () => void;
  /** What the project of a text wants of the checks; null: nothing. */
  readonly configFor: (path: string) => Config | null;
}

/** A file as it was read; `stamp` tells whether it is another by now. */
interface Read {
  readonly source: Source | undefined;
  readonly stamp: string;
}

export function serverDisk(): ServerDisk {
  const known = new Map<string, Read>();
  const reals = new Map<string, string>();
  const configs = new Map<string, Config | null>();
  let folders: readonly string[] = [];
  let listed: readonly string[] | null = null;
  const beside = new Map<string, readonly string[]>();
  const real = (path: string): string => remembered(reals, path, identity);
  const read = (path: string): Source | undefined => remembered(known, path, readFile).source;
  const rootOf = (path: string): string | null => {
    const root = folders.filter((folder) => path.startsWith(`${folder}/`)).toSorted((a, b) => a.length - b.length)[0];
    return root === undefined ? null : `${root}/`;
  };
  const forget = (path: string): void => {
    known.delete(path);
    reals.clear();
    configs.clear();
    listed = null;
    beside.delete(folderOf(path));
  };
  return {
    setFolders: (paths) => {
      folders = paths;
      listed = null;
    },
    forget,
    lookAgain: () => {
      for (const [path, { stamp }] of known) if (stamp !== stampOf(path)) known.delete(path);
      for (const one of [reals, configs, beside]) one.clear();
      listed = null;
    },
    read,
    rootOf,
    within: (open) => {
      const own = [...new Set(open.filter(isFile).map((path) => realFolder(real, folderOf(path))))];
      return (path) => {
        const root = rootOf(path);
        return !isFile(path) || isWithin(real, root === null ? own : [realFolder(real, root), ...own], path);
      };
    },
    configFor: (path) => (isFile(path) ? remembered(configs, folderOf(path), () => readConfig(path)) : null),
    around: (paths) => {
      listed ??= folders.flatMap((folder) => rulesBelow(folder, real));
      const outside = paths.filter((path) => isFile(path) && rootOf(path) === null).map(folderOf);
      const near = [...new Set(outside)].flatMap((folder) => remembered(beside, folder, () => rulesIn(folder, real)));
      return [...new Set([...listed, ...near])].filter((path) => {
        const source = read(path);
        return source !== undefined && isOurs(source.text);
      });
    },
  };
}

function remembered<T>(known: Map<string, T>, key: string, make: (key: string) => T): T {
  const before = known.get(key);
  if (before !== undefined || known.has(key)) return before as T;
  const made = make(key);
  known.set(key, made);
  return made;
}

function isFile(path: string): boolean {
  return path.startsWith("/") || /^[A-Z]:\//u.test(path);
}

/** The settings of a project are no rule text, even where an editor sends them to us. */
export function isConfig(path: string): boolean {
  return path.endsWith(`/${configName}`);
}

function readConfig(path: string): Config | null {
  try {
    return configFor({ kindOf, read: fs.readFileSync, identity }, path);
  } catch {
    return null;
  }
}

function readFile(path: string): Read {
  const stamp = stampOf(path);
  const none = { source: undefined, stamp };
  if (!isFile(path)) return none;
  try {
    const found = fs.statSync(path, { throwIfNoEntry: false });
    if (found?.isFile() !== true || found.size > largestFile) return none;
    const { source, problem } = decode(path, fs.readFileSync(path));
    return problem === null ? { source, stamp } : none;
  } catch {
    return none;
  }
}

function stampOf(path: string): string {
  try {
    const found = isFile(path) ? fs.statSync(path, { throwIfNoEntry: false }) : undefined;
    return found === undefined ? "" : `${found.ino} ${found.size} ${found.mtimeMs}`;
  } catch {
    return "";
  }
}

/** Every `.rules` file below a folder; hidden folders, node_modules and links that lead out of it are passed over. */
function rulesBelow(folder: string, real: Real): readonly string[] {
  const root = [realFolder(real, folder)];
  const found: string[] = [];
  const folders = [folder];
  for (let i = 0; i < folders.length && i < mostFolders && found.length < mostFiles; i++) {
    const here = folders[i] ?? "";
    for (const entry of entriesOf(here)) {
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      if (entry.isDirectory()) folders.push(`${here}/${entry.name}`);
      else if (entry.name.endsWith(".rules") && (!entry.isSymbolicLink() || isWithin(real, root, `${here}/${entry.name}`))) found.push(`${here}/${entry.name}`);
    }
  }
  return found;
}

function rulesIn(folder: string, real: Real): readonly string[] {
  const root = [realFolder(real, folder)];
  return entriesOf(folder).filter((entry) => !entry.isDirectory() && entry.name.endsWith(".rules") && (!entry.isSymbolicLink() || isWithin(real, root, folder + entry.name))).map((entry) => folder + entry.name);
}

function entriesOf(folder: string): readonly fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
