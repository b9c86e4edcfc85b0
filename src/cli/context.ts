/**
 * What every verb is given: the machine, the compiler, and how to speak.
 *
 * Invariant: with `--json` exactly one JSON value is printed on standard output and nothing else.
 */
import type { Source } from "../base/source.ts";
import { counted, type Bilingual, type Language } from "../base/text.ts";
import { colours, plain, type Palette } from "../diagnostics/palette.ts";
import { render, toJson, type DiagnosticJson } from "../diagnostics/render.ts";
import { hasErrors, inReadingOrder, type Diagnostic } from "../diagnostics/report.ts";
import type { Checked, Compiler } from "./compiler.ts";
import type { Host } from "./host.ts";

/** How a verb ends: fine, the text has errors, the call is wrong, our own bug. */
export const exitCodes = { fine: 0, textErrors: 1, badCall: 2, ourBug: 3 } as const;

/** See the top of the file. */
export interface Context {
  readonly host: Host;
  readonly compiler: Compiler | undefined;
  readonly language: Language;
  readonly palette: Palette;
  readonly json: boolean;
  readonly quiet: boolean;
}

/** Options as cac gives them. */
export type Options = Readonly<Record<string, unknown>>;

/** One verb of the command line. `usage` is in cac's notation: `<must>`, `[may]`, `[...many]`. */
export interface Verb {
  readonly usage: string;
  readonly summary: Bilingual;
  readonly options?: readonly (readonly [flags: string, summary: Bilingual])[];
  /** What its help says beside: what the words mean, and a call that works. */
  readonly more?: Bilingual;
  /** Does it; returns the exit code. `args` are the words after the verb. */
  readonly run: (context: Context, args: readonly string[], options: Options) => Promise<number>;
}

/** Colour only on a terminal, and only if nobody declined (`--no-color`, or NO_COLOR with any text in it). */
export function choosePalette(host: Host, options: Options): Palette {
  const declined = options["color"] === false || (host.env["NO_COLOR"] ?? "") !== "";
  return host.isTerminal && !declined && !options["json"] ? colours : plain;
}

/** `--language`, else the language of the machine if it is German, else English. */
export function chooseLanguage(host: Host, options: Options): Language | undefined {
  const asked = options["language"];
  if (asked !== undefined) return asked === "de" || asked === "en" ? asked : undefined;
  const machine = host.env["LC_ALL"] || host.env["LC_MESSAGES"] || host.env["LANG"] || "";
  return /^de(?:[_.@-]|$)/i.test(machine) ? "de" : "en";
}

/** Finds sources by path. */
export function sourceFinder(sources: readonly Source[]): (file: string) => Source | undefined {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return (file) => byPath.get(file);
}

/** Diagnostics in the stable form. */
export function diagnosticsJson(context: Context, checked: Checked): readonly DiagnosticJson[] {
  const find = sourceFinder(checked.sources);
  return inReadingOrder(checked.diagnostics).map((one) => toJson(one, find, context.language));
}

/** Prints diagnostics with their frames and a closing count; `--quiet` leaves only errors. */
export function printDiagnostics(context: Context, checked: Checked, print: (text: string) => void): void {
  const find = sourceFinder(checked.sources);
  for (const one of inReadingOrder(checked.diagnostics)) {
    if (context.quiet && one.severity !== "error") continue;
    print(`${render(one, find, context)}\n`);
  }
  if (!context.quiet && checked.diagnostics.length > 0) print(summary(checked.diagnostics, context.language));
}

/** 1 if there are errors, else 0. */
export function exitCodeFor(diagnostics: readonly Diagnostic[]): number {
  return hasErrors(diagnostics) ? exitCodes.textErrors : exitCodes.fine;
}

/** Prints one JSON value on one line. */
export function printJson(context: Context, value: unknown): void {
  context.host.print(JSON.stringify(value));
}

function summary(diagnostics: readonly Diagnostic[], language: Language): string {
  const count = (severity: string): number => diagnostics.filter((one) => one.severity === severity).length;
  const words =
    language === "de"
      ? [
          counted(count("error"), "Fehler", "Fehler"),
          counted(count("warning"), "Warnung", "Warnungen"),
          counted(count("hint"), "Hinweis", "Hinweise"),
        ]
      : [
          counted(count("error"), "error", "errors"),
          counted(count("warning"), "warning", "warnings"),
          counted(count("hint"), "hint", "hints"),
        ];
  return words.filter((word, index) => index === 0 || !word.startsWith("0 ")).join(", ");
}
