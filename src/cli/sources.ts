/**
 * From the files and folders of a call to sources.
 *
 * Invariant: every file is read once, however often it is named; the order is that of the call and, inside a folder, of
 * the names. A file that is named is always read; one that is only found in a folder must begin with a word of ours and
 * hold more than comments, headings and prose.
 */
import { folderOf, tidy } from "../base/path.ts";
import { span, type Source } from "../base/source.ts";
import { diagnostic, type Diagnostic } from "../diagnostics/report.ts";
import { BadCall } from "./bad-call.ts";
import type { Load } from "./compiler.ts";
import { decode, largestFile, tooLarge } from "./decode.ts";
import type { Host } from "./host.ts";
import { beginningOf, isEmpty, isOurs } from "./ours.ts";
import { isWithin, realFolder } from "./within.ts";

/** The name standard input is shown under. `main.ts` puts it in the place of `-`. */
export const inputName = "<stdin>";

/** What was read: sources to compile, everything that can be shown, and what was wrong with the files themselves. */
export interface Gathered {
  readonly sources: readonly Source[];
  readonly shown: readonly Source[];
  readonly problems: readonly Diagnostic[];
}

/** Reads what a call names; nothing named means the working folder. */
export async function gather(host: Host, paths: readonly string[]): Promise<Gathered> {
  const sources: Source[] = [];
  const shown: Source[] = [];
  const problems: Diagnostic[] = [];
  const seen = new Set<string>();
  const add = ({ source, problem }: Read, found: boolean): void => {
    shown.push(source);
    if (found && problem?.code === "unsupported-encoding" && !isOurs(source.text)) return;
    if (problem) problems.push(problem);
    else if (found && (isEmpty(source.text) || !isOurs(source.text))) problems.push(foreign(source));
    else sources.push(source);
  };
  for (const path of paths.length === 0 ? ["."] : paths.map(tidy)) {
    if (path === inputName) {
      add(decode(path, await host.readInput()), false);
      continue;
    }
    const kind = host.kindOf(path);
    if (kind === "none") throw notThere(path);
    for (const file of kind === "folder" ? rulesFiles(host, path) : [path]) {
      const identity = host.identity(file);
      if (!seen.has(identity)) add(readSource(host, file), kind === "folder");
      seen.add(identity);
    }
  }
  return { sources, shown, problems };
}

/**
 * Reads the file a `use … from "path"` means, seen from the file it stands in; undefined if there is none, or if it lies, with all links
 * followed, neither in the working folder nor in that of one of the files that were asked for. What is wrong with the bytes of a file is
 * added to `problems`.
 */
export function loader(host: Host, problems: Diagnostic[], asked: readonly Source[]): Load {
  const read = new Map<string, Source>();
  const root = realFolder(host.identity, ".");
  const folders = [root, ...asked.filter(({ path }) => path !== inputName).map(({ path }) => realFolder(host.identity, folderOf(path)))];
  const load = (from: string, path: string): Source | undefined => {
    const folder = from === inputName ? "" : from.slice(0, from.lastIndexOf("/") + 1);
    const file = tidy(path.startsWith("/") ? path : folder + path);
    const known = read.get(file);
    if (known) return known;
    if (host.kindOf(file) !== "file" || !isWithin(host.identity, folders, file)) return undefined;
    const { source, problem } = readSource(host, file);
    if (problem) problems.push(problem);
    read.set(file, source);
    return source;
  };
  return Object.assign(load, { root });
}

type Read = ReturnType<typeof decode>;

function readSource(host: Host, file: string): Read {
  return host.sizeOf(file) > largestFile ? tooLarge(file) : decode(file, host.read(file));
}

/** Every `.rules` file below a folder; hidden folders, node_modules and what a link finds outside or a second time are passed over. */
function rulesFiles(host: Host, folder: string): readonly string[] {
  const roots = [".", folder].map((one) => realFolder(host.identity, one));
  const been = new Set<string>();
  const below = (here: string): readonly string[] => {
    if (been.has(host.identity(here))) return [];
    been.add(host.identity(here));
    const prefix = here === "." ? "" : here === "/" ? here : `${here}/`;
    return host.list(here).flatMap((name) => {
      if (name.startsWith(".") || name === "node_modules") return [];
      const path = prefix + name;
      const kind = host.kindOf(path);
      if (kind === "none" || !isWithin(host.identity, roots, path)) return [];
      return kind === "folder" ? below(path) : name.endsWith(".rules") ? [path] : [];
    });
  };
  return below(folder);
}

function notThere(path: string): BadCall {
  return new BadCall({
    en: `There is no file or folder "${path}".`,
    de: `Es gibt keine Datei und keinen Ordner „${path}“.`,
  });
}

function foreign(source: Source): Diagnostic {
  const { word, start } = beginningOf(source.text);
  return diagnostic("unsupported-file", span(source, start, start + word.length), word === "" ? {} : { word });
}
