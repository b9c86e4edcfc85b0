/**
 * The part that every verb on rule files shares: read, ask the compiler, put both reports together.
 *
 * Invariant: while a file could not be read, nothing is built or played from the rest; the rest is only checked.
 */
import type { Source } from "../base/source.ts";
import type { Checked, Compiler, Load } from "./compiler.ts";
import { BadCall } from "./bad-call.ts";
import { asConfigured, configFor } from "./config.ts";
import type { Context } from "./context.ts";
import { hasErrors, type Diagnostic } from "../diagnostics/report.ts";
import { gather, loader } from "./sources.ts";

type Part<Result> = (sources: readonly Source[], load: Load) => Promise<Checked & Result> | (Checked & Result);

/** What was found, and the answer of the compiler; `answer` is null if there are errors. */
export interface Asked<Result> {
  readonly checked: Checked;
  readonly answer: Result | null;
  /** More warnings than these are too many; null: nobody said. */
  readonly maxWarnings: number | null;
}

/** Reads the files and asks one part of the compiler. */
export async function ask<Result>(
  context: Context,
  paths: readonly string[],
  part: Part<Result>,
): Promise<Asked<Result>> {
  const { sources, shown, problems } = await gather(context.host, paths);
  if (sources.length === 0 && !hasErrors(problems)) throw nothingFound(paths, problems.length);
  const imported: Diagnostic[] = [];
  const load = loader(context.host, imported, sources);
  const asked = hasErrors(problems) ? compilerOf(context).check : part;
  const answer = sources.length === 0 ? { diagnostics: [], sources: [] } : await asked(sources, load);
  const config = configFor(context.host, sources[0]?.path ?? paths[0] ?? "");
  const checked = {
    diagnostics: [...(config?.problems ?? []), ...asConfigured(config, [...problems, ...imported, ...answer.diagnostics])],
    sources: [...shown, ...answer.sources, ...(config === null ? [] : [config.source])],
  };
  return { checked, answer: hasErrors(checked.diagnostics) ? null : (answer as Checked & Result), maxWarnings: config?.maxWarnings ?? null };
}

/** The compiler, or a bad call while this program has none. */
export function compilerOf(context: Context): Compiler {
  if (context.compiler) return context.compiler;
  throw notYet("check");
}

/** A part of the compiler, or a bad call while it is missing. */
export function partOf<Name extends keyof Compiler>(context: Context, name: Name): NonNullable<Compiler[Name]> {
  const part = context.compiler?.[name];
  if (part === undefined) throw notYet(name);
  return part as NonNullable<Compiler[Name]>;
}

function notYet(name: string): BadCall {
  return new BadCall({
    en: `This version cannot do "${name}" yet.`,
    de: `Diese Fassung kann „${name}“ noch nicht.`,
  });
}

function nothingFound(paths: readonly string[], skipped: number): BadCall {
  const where = paths.length === 0 ? "." : paths.join(" ");
  return skipped > 0
    ? new BadCall({
        en: `No file in ${where} begins with a word of ours. Name the file itself if it is a ruleset.`,
        de: `Keine Datei in ${where} beginnt mit einem unserer Wörter. Nenn die Datei selbst, wenn sie ein Regelwerk ist.`,
      })
    : new BadCall({ en: `There is no .rules file in ${where}.`, de: `In ${where} liegt keine .rules-Datei.` });
}
