/**
 * One call of the compiler that stands in this extension, as on a command line.
 *
 * Invariant: the program is our own bundle, run by the editor's own Node, without a shell.
 */
import { execFile } from "node:child_process";
import { env } from "node:process";
import { workspace, type ExtensionContext } from "vscode";
import { isGerman } from "./words.ts";

export interface Called {
  readonly code: number;
  readonly output: string;
  readonly complaints: string;
}

export function serverPath(context: ExtensionContext): string {
  return context.asAbsolutePath("dist/server/regelwerk.js");
}

export function compiler(context: ExtensionContext, args: readonly string[], cwd?: string): Promise<Called> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [serverPath(context), ...args],
      { cwd, maxBuffer: 64 * 1024 * 1024, env: { ...env, ELECTRON_RUN_AS_NODE: "1", NO_COLOR: "1" }, windowsHide: true },
      (error, output, complaints) => {
        const code = error === null ? 0 : typeof error.code === "number" ? error.code : 3;
        resolve({ code, output, complaints });
      },
    );
  });
}

/** The language that was chosen in the settings; undefined: that of the ruleset. */
export function languageAsked(): string | undefined {
  const chosen = workspace.getConfiguration("regelwerk").get<string>("language");
  return chosen === "de" || chosen === "en" ? chosen : undefined;
}

/** The same as an option of a call. */
export function languageOption(): readonly string[] {
  const language = languageAsked();
  return language === undefined ? [] : ["--lang", language];
}

/** The language of what speaks of no ruleset. */
export function languageOfEditor(): string {
  return languageAsked() ?? (isGerman() ? "de" : "en");
}
