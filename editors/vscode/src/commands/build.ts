/** The command "Build the engine": what `regelwerk build` writes, beside the text. */
import { dirname, resolve } from "node:path";
import { window, workspace, type ExtensionContext } from "vscode";
import { compiler, languageOption } from "../compiler.ts";
import { tell } from "../output.ts";
import { say } from "../words.ts";
import { savedText } from "./active.ts";

export async function build(context: ExtensionContext): Promise<void> {
  const document = await savedText();
  if (document === undefined) return;
  const file = document.uri.fsPath;
  const out = resolve(dirname(file), workspace.getConfiguration("regelwerk", document.uri).get<string>("out") ?? "out");
  const called = await compiler(context, ["build", file, ...languageOption(), "--out", out], dirname(file));
  tell(`regelwerk build ${file}`, called);
  if (called.code === 0) void window.showInformationMessage(`${say("built")} ${out}`);
  else if (called.code < 3) void window.showWarningMessage(say("notBuilt"));
}
