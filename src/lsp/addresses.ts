/**
 * Between the addresses of documents and the paths of files.
 *
 * Invariant: one file has one path, however its address is written (`file:///c%3A/x`, `file:///C:/x`); a document that is no file
 * keeps its address as path. Paths have "/" between the parts.
 */

/** The path of a document. */
export function pathOf(address: string): string {
  const found = /^file:\/\/([^/]*)(\/.*)?$/iu.exec(address);
  if (found === null) return address;
  const [, host = "", rest = "/"] = found;
  const path = decoded(rest);
  if (host !== "" && host !== "localhost") return `//${decoded(host)}${path}`;
  const drive = /^\/([a-z]):(\/.*)?$/iu.exec(path);
  return drive === null ? path : `${(drive[1] ?? "").toUpperCase()}:${drive[2] ?? "/"}`;
}

/** An address of a path. Who was told of a document under another address uses that. */
export function addressOf(path: string): string {
  if (/^[a-z][a-z0-9+.-]+:/iu.test(path)) return path;
  const drive = /^([a-z]):/iu.exec(path);
  const whole = drive === null ? path : `/${path}`;
  const parts = whole.replace(/^\/\//u, "").split("/").map((part, index) => (drive !== null && index === 1 ? part.toLowerCase().replace(":", "%3A") : encoded(part)));
  return path.startsWith("//") ? `file://${parts.join("/")}` : `file://${parts.join("/")}`;
}

function encoded(part: string): string {
  return encodeURIComponent(part).replaceAll(/[!'()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** As it stands where it is no proper encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
