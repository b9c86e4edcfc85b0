/**
 * `check` of src/compile.ts for tests, as soon as that file exists.
 *
 * Invariant: while it does not exist, `checkText` is undefined and tests that need it say so by being skipped.
 */
import { existsSync } from "node:fs";
import { createSource } from "../../src/base/source.ts";
import type { Diagnostic } from "../../src/diagnostics/report.ts";
import { markFor, type Mark } from "./marked.ts";

interface Compile {
  readonly check: (sources: readonly ReturnType<typeof createSource>[]) => {
    readonly diagnostics: readonly Diagnostic[];
  };
}

const file = new URL("../../src/compile.ts", import.meta.url);
const compile = existsSync(file) ? ((await import(/* @vite-ignore */ file.href)) as Compile) : undefined;

/** The diagnostics of one text as marks, in reading order; undefined while there is no compiler. */
export const checkText: ((text: string) => readonly Mark[]) | undefined =
  compile &&
  ((text) => {
    const source = createSource("example.rules", text);
    return compile
      .check([source])
      .diagnostics.map((one) => markFor(source, one.code, one.span))
      .toSorted((a, b) => a.line - b.line || a.from - b.from);
  });
