/**
 * The texts an editor has open, before those on the disk, and the rulesets they make.
 *
 * Invariant: a snapshot never changes; what did not change since the last one is not compiled again. An open text wins over its
 * file. Nothing here touches a disk: whoever makes a workspace gives the files.
 */
import { createSource, offsetAt, type Range, type Source } from "../base/source.ts";
import { folderOf, tidy } from "../base/path.ts";
import { compile, type Compiled, type Load, mainsAmong } from "../compile.ts";
import type * as ast from "../syntax/ast.ts";
import type { Parsed, Reader } from "../syntax/parse.ts";
import { partsAmong } from "../syntax/use.ts";
import { rememberingReader } from "./reader.ts";

/** The files as they are kept, by path. */
export interface Disk {
  /** A file as it is now; undefined if there is none. The same text gives the same object. */
  readonly read: (path: string) => Source | undefined;
  /** Rule files that may use one of these or be used by it. */
  readonly around: (paths: readonly string[]) => readonly string[];
  /** The folder of the project that a file lies in, with "/" at its end; null: it lies in none. What a text uses lies in it or beside the text. */
  readonly rootOf: (path: string) => string | null;
  /** Whether a file, with all links followed, lies in its project or beside one of the texts that are open; one that does not is not there for them. */
  readonly within: (open: readonly string[]) => (path: string) => boolean;
}

/** One change of a text: what stands in the range is replaced; without a range, all. */
export interface Change {
  readonly range?: Range | undefined;
  readonly text: string;
}

/** A ruleset: what became of its files, the main one first. */
export interface Ruleset {
  readonly main: string;
  readonly compiled: Compiled;
}

/** Everything as it stood at one moment. */
export interface Snapshot {
  /** Counts up with each change. */
  readonly number: number;
  /** What is open, and the files around it. */
  readonly sources: readonly Source[];
  readonly source: (path: string) => Source | undefined;
  /** The rulesets a file belongs to, which may be several. */
  readonly rulesetsOf: (path: string) => readonly Ruleset[];
  /** The rulesets with an open text among their files. */
  readonly rulesets: () => readonly Ruleset[];
  /** A text as it was read within its ruleset. */
  readonly parsed: (path: string) => Parsed | undefined;
  readonly load: Load;
  /** Every file that was asked for besides, such as a list of clauses. */
  readonly loaded: () => readonly Source[];
}

export interface Workspace {
  readonly open: (path: string, text: string) => void;
  readonly change: (path: string, changes: readonly Change[]) => void;
  readonly close: (path: string) => void;
  readonly isOpen: (path: string) => boolean;
  readonly openPaths: () => readonly string[];
  /** Something on the disk is not as it was. */
  readonly touch: () => void;
  readonly snapshot: () => Snapshot;
}

export function createWorkspace(disk: Disk): Workspace {
  const texts = new Map<string, Source>();
  const read = rememberingReader();
  let known: ReadonlyMap<string, Kept> = new Map();
  let number = 0;
  let current: Snapshot | null = null;
  const moved = (): void => {
    number += 1;
    current = null;
  };
  return {
    open: (path, text) => {
      texts.set(path, createSource(path, text));
      moved();
    },
    change: (path, changes) => {
      const before = texts.get(path);
      if (before === undefined) return;
      texts.set(path, changes.reduce(changed, before));
      moved();
    },
    close: (path) => {
      texts.delete(path);
      moved();
    },
    isOpen: (path) => texts.has(path),
    openPaths: () => [...texts.keys()],
    touch: moved,
    snapshot: () => {
      if (current === null) {
        const made = snapshotOf({ number, open: new Map(texts), disk, read, known });
        known = made.kept;
        current = made.snapshot;
      }
      return current;
    },
  };
}

/** The text after one change. A place beyond a line or the text is its end. */
export function changed(source: Source, { range, text }: Change): Source {
  if (range === undefined) return createSource(source.path, text);
  const [start, end] = [offsetAt(source, range.start), offsetAt(source, range.end)];
  return createSource(source.path, source.text.slice(0, Math.min(start, end)) + text + source.text.slice(Math.max(start, end)));
}

/** A compiled ruleset, and what it was made of: it holds as long as that is the same. */
interface Kept {
  readonly ruleset: Ruleset;
  readonly heads: string;
  /** By path as asked for; undefined: was not there. */
  readonly asked: ReadonlyMap<string, Source | undefined>;
}
interface Work {
  readonly number: number;
  readonly open: ReadonlyMap<string, Source>;
  readonly disk: Disk;
  readonly read: Reader;
  readonly known: ReadonlyMap<string, Kept>;
}

function snapshotOf({ number, open, disk, read, known }: Work): { readonly snapshot: Snapshot; readonly kept: ReadonlyMap<string, Kept> } {
  const paths = [...new Set([...open.keys(), ...disk.around([...open.keys()])])];
  const isWithin = disk.within([...open.keys()]);
  const find = (path: string): Source | undefined => open.get(path) ?? (isWithin(path) ? disk.read(path) : undefined);
  const sources = paths.flatMap((path) => find(path) ?? []);
  const loaded = new Map<string, Source>();
  const kept = new Map<string, Kept>();
  const heads = sources.map((source) => `${source.path} ${namesInHead(read(source)).join(" < ")}`).join("\n");
  const parts = partsAmong(sources, read);
  const whole = (main: Source): Ruleset => {
    const before = kept.get(main.path) ?? holding(known.get(main.path), heads, find);
    const now = before ?? compiledFrom(main, { sources, find, read, heads, root: disk.rootOf(main.path) });
    kept.set(main.path, now);
    for (const one of now.asked.values()) if (one !== undefined) loaded.set(one.path, one);
    return now.ruleset;
  };
  const uses = usesAmong(sources, read);
  const rulesetsOf = (path: string): readonly Ruleset[] =>
    mainsAmong(sources, parts).filter((main) => reaches(uses, main.path, path)).map(whole).filter((one) => one.compiled.sources.some((source) => source.path === path));
  const root = [...open.keys()].map((path) => disk.rootOf(path)).find((one) => one !== null) ?? null;
  const loading = (from: string, path: string): Source | undefined => find(seenFrom(from, path));
  const snapshot: Snapshot = {
    number,
    sources,
    source: find,
    rulesetsOf,
    rulesets: () => [...new Set([...open.keys()].flatMap(rulesetsOf))],
    parsed: (path) => {
      const compiled = rulesetsOf(path)[0]?.compiled;
      return compiled?.parsed[compiled.sources.findIndex((one) => one.path === path)];
    },
    load: within(root, loading),
    loaded: () => [...loaded.values()],
  };
  return { snapshot, kept };
}

interface Making {
  readonly sources: readonly Source[];
  readonly find: (path: string) => Source | undefined;
  readonly read: Reader;
  readonly heads: string;
  readonly root: string | null;
}

function compiledFrom(main: Source, { sources, find, read, heads, root }: Making): Kept {
  const asked = new Map<string, Source | undefined>([[main.path, main]]);
  const look = (from: string, path: string): Source | undefined => {
    const file = seenFrom(from, path);
    const found = find(file);
    asked.set(file, found);
    return found;
  };
  const compiled = compile([main], read, within(root, look), sources);
  for (const source of compiled.sources) asked.set(source.path, source);
  return { ruleset: { main: main.path, compiled }, heads, asked };
}

/** What is loaded lies in the folder of the project, if there is one. */
function within(root: string | null, load: Load): Load {
  return root === null ? load : Object.assign(load, { root });
}

/** What was kept, if everything it was made of is as it was. */
function holding(kept: Kept | undefined, heads: string, find: (path: string) => Source | undefined): Kept | undefined {
  if (kept === undefined || kept.heads !== heads) return undefined;
  return [...kept.asked].every(([path, source]) => find(path) === source) ? kept : undefined;
}

/** The path of a file that is named from another. */
export function seenFrom(from: string, path: string): string {
  return tidy(path.startsWith("/") ? path : folderOf(from) + path);
}

/** The names of the ruleset that a text begins and of those it builds on; empty where a name is damaged. */
function namesInHead({ ast: { declarations } }: Parsed): readonly string[] {
  const head = declarations.find((node): node is ast.Ruleset => node.kind === "ruleset");
  return head === undefined ? [] : [head.name, ...head.basedOn].map((one) => (one.kind === "name" ? one.text : ""));
}

/** Which files a file leads to: those it names, and those of the rulesets it names. */
function usesAmong(sources: readonly Source[], read: Reader): ReadonlyMap<string, ReadonlySet<string>> {
  const homes = new Map(sources.map((source) => [namesInHead(read(source))[0] ?? "", source.path] as const));
  return new Map(
    sources.map((source) => {
      const named = read(source).ast.declarations.flatMap((node) => {
        if (node.kind === "use" && node.from !== undefined) return [seenFrom(source.path, node.from.text)];
        const names = node.kind === "use" ? [node.name] : node.kind === "ruleset" ? node.basedOn : [];
        return names.flatMap((name) => (name.kind === "name" ? (homes.get(name.text) ?? []) : []));
      });
      return [source.path, new Set(named)] as const;
    }),
  );
}

function reaches(uses: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const here of seen) {
    if (here === to) return true;
    for (const next of uses.get(here) ?? []) seen.add(next);
  }
  return false;
}
