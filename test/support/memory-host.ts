/**
 * A host without a machine: files in a map, what is printed in lists.
 *
 * Invariant: paths are plain ("a/b.rules"); a folder exists while a file lies in it.
 */
import type { Host } from "../../src/cli/host.ts";

/** What was printed and written by a call. */
export interface Recorded {
  readonly host: Host;
  readonly printed: string[];
  readonly complained: string[];
  readonly files: Map<string, string | Uint8Array>;
}

/** Makes a host for a call such as `check a.rules --json`, given as words. */
export function memoryHost(
  args: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>> = {},
  more: Partial<Pick<Host, "env" | "isTerminal">> & { readonly input?: string } = {},
): Recorded {
  const disk = new Map(Object.entries(files));
  const printed: string[] = [];
  const complained: string[] = [];
  const bytes = (file: string): Uint8Array => {
    const content = disk.get(file) ?? "";
    return typeof content === "string" ? new TextEncoder().encode(content) : content;
  };
  const below = (folder: string): readonly string[] =>
    [...disk.keys()]
      .filter((name) => folder === "." || name.startsWith(`${folder}/`))
      .map((name) => (folder === "." ? name : name.slice(folder.length + 1)));
  const host: Host = {
    args,
    env: more.env ?? {},
    isTerminal: more.isTerminal ?? false,
    print: (text) => void printed.push(text),
    complain: (text) => void complained.push(text),
    progress: () => undefined,
    readInput: async () => new TextEncoder().encode(more.input ?? ""),
    kindOf: (file) => (disk.has(file) ? "file" : below(file).length > 0 ? "folder" : "none"),
    sizeOf: (file) => bytes(file).length,
    read: bytes,
    list: (folder) => [...new Set(below(folder).map((name) => name.split("/")[0] ?? name))].toSorted(),
    identity: (file) => file,
    replaceFiles: (list) => {
      for (const file of list) disk.set(file.path, file.text);
      return list.map((file) => file.path);
    },
    watch: async () => undefined,
    exit: () => undefined,
  };
  return { host, printed, complained, files: disk };
}
