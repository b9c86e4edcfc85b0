/**
 * Paths of files as a text writes them, with "/" between the parts.
 *
 * Invariant: one file has one path, seen from the same folder; no disk is asked.
 */

/** The same path without "." and, where possible, without "..": one file is shown under one name. */
export function tidy(path: string): string {
  const kept: string[] = [];
  for (const part of path.split("/")) {
    if (part === "." || (part === "" && kept.length > 0)) continue;
    const before = kept.at(-1);
    if (part === ".." && before !== undefined && before !== ".." && before !== "") kept.pop();
    else kept.push(part);
  }
  return kept.join("/") || (path.startsWith("/") ? "/" : ".");
}

/** The folder a file lies in, with a "/" at its end; "" for the one that paths are seen from. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** True if a file lies in a folder or deeper. */
export function liesIn(folder: string, path: string): boolean {
  return folder === "" ? !path.startsWith("/") && path !== ".." && !path.startsWith("../") : path.startsWith(folder);
}
