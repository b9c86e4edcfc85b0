/** The packed extension: the same sources give the same bytes, and nothing in them depends on when or where it was built. */
import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import { afterEach, expect, it } from "vitest";

const script = new URL("../../scripts/vsix.mjs", import.meta.url);
const { vsix } = (await import(script.href)) as { readonly vsix: () => Promise<Uint8Array> };
const print = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env["TZ"];
  else process.env["TZ"] = TZ;
});

it("is byte for byte the same when it is built twice, in another zone of time as well", async () => {
  process.env["TZ"] = "Pacific/Kiritimati";
  const first = await vsix();
  process.env["TZ"] = "America/Los_Angeles";
  const second = await vsix();
  expect(print(second)).toBe(print(first));
  const files = unzipSync(first);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["extension.vsixmanifest", "[Content_Types].xml", "extension/package.json", "extension/dist/extension.cjs", "extension/dist/server/regelwerk.js", "extension/dist/server/lsp-worker.js", "extension/rules.tmLanguage.json"]));
  for (const [path, bytes] of Object.entries(files)) if (/\.(?:c?js|json|md)$/u.test(path)) expect(new TextDecoder().decode(bytes), path).not.toContain(decodeURIComponent(new URL("../../", import.meta.url).pathname));
}, 120_000);
