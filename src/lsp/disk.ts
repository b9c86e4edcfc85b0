/**
 * The files of the machine as the server sees them.
 *
 * Invariant: a file is read once until it is said to have changed; what cannot be read is not there. Nothing is written.
 */
import * as fs from "node:fs";
import { folderOf } from "../base/path.ts";
import type { Source } from "../base/source.ts";
import { decode, largestFile } from "../cli/decode.ts";
import { isOurs } from "../cli/ours.ts";
import type { Disk } from "../editor/workspace.ts";

/** So many rule files are looked at, and folders gone into, in one workspace. */
const mostFiles = 2000;
const mostFolders = 5000;

export interface ServerDisk extends Disk {
  /** The folders that are open in the editor, as paths. */
  readonly setFolders: (folders: readonly string[]) => void;
  /** This file may be new, gone or different. */
  readonly forget: (path: string) => void;
}

export function serverDisk(): ServerDisk {
  const read = new Map<string, Source | undefined>();
  let folders: readonly string[] = [];
  let listed: readonly string[] | null = null;
  const beside = new Map<string, readonly string[]>();
  return {
    setFolders: (paths) => {
      folders = paths;
      listed = null;
    },
    forget: (path) => {
      read.delete(path);
      listed = null;
      beside.delete(folderOf(path));
    },
    read: (path) => {
      if (!read.has(path)) read.set(path, readFile(path));
      return read.get(path);
    },
    rootOf: (path) => {
      const root = folders.filter((folder) => path.startsWith(`${folder}/`)).toSorted((a, b) => a.length - b.length)[0];
      return root === undefined ? null : `${root}/`;
    },
    around: (paths) => {
      listed ??= folders.flatMap((folder) => rulesBelow(folder));
      const outside = paths.filter((path) => isFile(path) && !folders.some((folder) => path.startsWith(`${folder}/`))).map(folderOf);
      const near = [...new Set(outside)].flatMap((folder) => {
        const known = beside.get(folder) ?? rulesIn(folder);
        beside.set(folder, known);
        return known;
      });
      return [...new Set([...listed, ...near])].filter((path) => ours(path));
    },
  };

  function ours(path: string): boolean {
    if (!read.has(path)) read.set(path, readFile(path));
    const source = read.get(path);
    return source !== undefined && isOurs(source.text);
  }
}

function isFile(path: string): boolean {
  return path.startsWith("/") || /^[A-Z]:\//u.test(path);
}

function readFile(path: string): Source | undefined {
  if (!isFile(path)) return undefined;
  try {
    const found = fs.statSync(path, { throwIfNoEntry: false });
    if (found?.isFile() !== true || found.size > largestFile) return undefined;
    const { source, problem } = decode(path, fs.readFileSync(path));
    return problem === null ? source : undefined;
  } catch {
    return undefined;
  }
}

/** Every `.rules` file below a folder; hidden folders and node_modules are passed over. */
function rulesBelow(folder: string): readonly string[] {
  const found: string[] = [];
  const folders = [folder];
  for (let i = 0; i < folders.length && i < mostFolders && found.length < mostFiles; i++) {
    const here = folders[i] ?? "";
    for (const entry of entriesOf(here)) {
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      if (entry.isDirectory()) folders.push(`${here}/${entry.name}`);
      else if (entry.name.endsWith(".rules")) found.push(`${here}/${entry.name}`);
    }
  }
  return found;
}

function rulesIn(folder: string): readonly string[] {
  return entriesOf(folder).filter((entry) => !entry.isDirectory() && entry.name.endsWith(".rules")).map((entry) => folder + entry.name);
}

function entriesOf(folder: string): readonly fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
