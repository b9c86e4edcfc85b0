/**
 * What the verbs share that write files: once, or again whenever a text changes.
 *
 * Invariant: nothing is written unless everything succeeded, so that the last good output stays while a text has errors.
 */
import type { Source } from "../base/source.ts";
import { counted } from "../base/text.ts";
import { hasErrors } from "../diagnostics/report.ts";
import { BadCall } from "./bad-call.ts";
import type { BuiltFile, Checked, Load } from "./compiler.ts";
import {
  diagnosticsJson,
  exitCodeFor,
  exitCodes,
  printDiagnostics,
  printJson,
  type Context,
  type Options,
} from "./context.ts";
import { textOption } from "./options.ts";
import { ask, type Asked } from "./project.ts";
import { inputName } from "./sources.ts";
import { firstPlace } from "./place.ts";

type Files = { readonly files: readonly BuiltFile[] };
type Make = (sources: readonly Source[], load: Load) => Promise<Checked & Files> | (Checked & Files);

export const writingOptions = [
  ["--out <folder>", { en: "Where to write (must be given)", de: "Wohin geschrieben wird (muss dabeistehen)" }],
  [
    "--watch",
    { en: "Write again whenever a text changes, until Ctrl+C", de: "Bei jeder Änderung neu schreiben, bis Strg+C" },
  ],
] as const;

/** Makes files of rulesets and writes them below `--out`; with `--watch`, again and again. */
export async function write(context: Context, args: readonly string[], options: Options, make: Make): Promise<number> {
  const out = textOption(options, "out");
  if (out === undefined) {
    throw new BadCall({
      en: "Say where to write: --out <folder>.",
      de: "Sag, wohin geschrieben wird: --out <Ordner>.",
    });
  }
  if (options["watch"] === true) return await watch(context, args, out, make);
  const { checked, answer } = await ask<Files>(context, args, make);
  if (answer === null) {
    if (context.json) printJson(context, { files: [], diagnostics: diagnosticsJson(context, checked) });
    else printDiagnostics(context, checked, context.host.print);
    return exitCodes.textErrors;
  }
  const files = placed(answer.files, out);
  const written = context.host.replaceFiles(files);
  if (context.json) {
    const bytes = (text: string): number => new TextEncoder().encode(text).length;
    printJson(context, { files: files.map(({ path, text, target }) => ({ path, bytes: bytes(text), target })) });
    return exitCodes.fine;
  }
  printDiagnostics(context, checked, context.host.print);
  if (!context.quiet) {
    for (const path of written) context.host.print(path);
    context.host.print(`${writtenText(context, written.length, files.length)}.`);
  }
  return exitCodeFor(checked.diagnostics);
}

function placed(files: readonly BuiltFile[], out: string): readonly BuiltFile[] {
  return files.map((file) => ({ ...file, path: `${out.replace(/\/+$/, "")}/${file.path}` }));
}

function writtenText({ language }: Context, written: number, all: number): string {
  const same = all - written;
  return language === "de" ? `${written} geschrieben, ${same} unverändert` : `${written} written, ${same} unchanged`;
}

/** Ends when the machine is asked to stop. A text that changes while files are made has them made once more. */
async function watch(context: Context, args: readonly string[], out: string, make: Make): Promise<number> {
  if (context.json || args.includes(inputName)) {
    throw new BadCall({
      en: "--watch goes with files and folders, and not with --json.",
      de: "--watch geht nur mit Dateien und Ordnern und nicht mit --json.",
    });
  }
  let running: Promise<void> | null = null;
  let again = false;
  const begin = (): void => {
    if (running !== null) {
      again = true;
      return;
    }
    running = (async () => {
      do {
        again = false;
        context.host.print(await rebuild(context, args, out, make));
      } while (again);
      running = null;
    })();
  };
  await context.host.watch(args.length === 0 ? ["."] : args, begin);
  await (running ?? Promise.resolve());
  return exitCodes.fine;
}

/** One line that says what came of it. */
async function rebuild(context: Context, args: readonly string[], out: string, make: Make): Promise<string> {
  try {
    const asked = await ask<Files>(context, args, make);
    if (asked.answer === null) return errorLine(context, asked);
    const files = placed(asked.answer.files, out);
    return writtenText(context, context.host.replaceFiles(files).length, files.length);
  } catch (error) {
    if (error instanceof BadCall) return error.text[context.language];
    throw error;
  }
}

function errorLine(context: Context, { checked }: Asked<Files>): string {
  const errors = checked.diagnostics.filter((one) => hasErrors([one]));
  const first = firstPlace(errors, checked.sources);
  return context.language === "de"
    ? `${counted(errors.length, "Fehler", "Fehler")} (${first}); die letzte gute Ausgabe bleibt`
    : `${counted(errors.length, "error", "errors")} (${first}); the last good output stays`;
}
