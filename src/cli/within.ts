/**
 * What lies in a project once all links are followed.
 *
 * Invariant: both sides are compared as they really lie on the disk, so a link can neither lead out of a folder nor shut its own files out.
 */
import { liesIn } from "../base/path.ts";

/** The one absolute path of a file or folder, with all links followed. */
export type Real = (file: string) => string;

/** A folder as it really lies, with "/" at its end. */
export function realFolder(real: Real, folder: string): string {
  const found = real(folder === "" ? "." : folder).replaceAll("\\", "/");
  return found === "." || found.endsWith("/") ? found.replace(/^\.\/?$/u, "") : `${found}/`;
}

/** Whether a file really lies in one of these folders, given as `realFolder` says them. */
export function isWithin(real: Real, folders: readonly string[], file: string): boolean {
  const found = real(file).replaceAll("\\", "/");
  return folders.some((folder) => liesIn(folder, found));
}
