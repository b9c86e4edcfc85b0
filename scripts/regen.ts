/**
 * `npm run regen`: writes every generated file; with `--check` it writes nothing and names those that are stale.
 *
 * Invariant: a file whose text would not change is not touched.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { generated, type Generated } from "./generated.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** True if the committed text of a generated file is the one that would be made now. */
export async function isFresh(file: Generated): Promise<boolean> {
  const text = await file.make();
  return text === undefined || (existsSync(root + file.path) && readFileSync(root + file.path, "utf8") === text);
}

async function regenerate(check: boolean): Promise<number> {
  let stale = 0;
  for (const file of generated) {
    if (await isFresh(file)) continue;
    stale++;
    const text = await file.make();
    if (check || text === undefined) {
      console.log(`${file.path} is stale: run npm run regen.`);
      continue;
    }
    mkdirSync(dirname(root + file.path), { recursive: true });
    writeFileSync(root + file.path, text);
    console.log(`${file.path} written.`);
  }
  if (stale === 0) console.log("Every generated file is up to date.");
  return check && stale > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await regenerate(process.argv.includes("--check"));
}
