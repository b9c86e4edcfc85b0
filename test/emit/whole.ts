// Whole engines made runnable: the files as they are written, in a folder of their own without node_modules, imported from there.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll } from "vitest";
import type { EmittedFile } from "../../src/emit/target.ts";
import { emitTargets } from "../../src/emit/targets.ts";
import type { Model } from "../../src/model/types.ts";
import { buildProgram } from "../../src/plan/build/build.ts";
import { lower } from "../../src/plan/lower.ts";

export interface WholeEngine {
  readonly folder: string;
  readonly files: readonly EmittedFile[];
}

/** The engine's files in a new folder, which goes away after the tests of the file. */
export async function writeEngine(model: Model): Promise<WholeEngine> {
  const built = buildProgram(model);
  const files = await emitTargets(model, built, lower(built.program));
  const folder = mkdtempSync(join(tmpdir(), "regelwerk-engine-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  for (const { path, text } of files) writeFileSync(join(folder, path), text);
  return { folder, files };
}

/** What the engine's module exports; `T` says what the test knows of it. */
export async function importEngine<T>({ folder }: WholeEngine): Promise<T> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, "engine.js")).href)) as T;
}

/** The error a call throws, as data. */
export function thrown(call: () => unknown): {
  readonly code: string;
  readonly message: string;
  readonly problems: readonly { readonly path: string; readonly code: string }[];
} {
  try {
    call();
  } catch (error) {
    return error as ReturnType<typeof thrown>;
  }
  throw new Error("nothing was thrown");
}
