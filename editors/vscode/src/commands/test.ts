/** The command "Run examples and laws": what `regelwerk test` says of the text in front. */
import { dirname } from "node:path";
import { window, type ExtensionContext } from "vscode";
import { compiler, languageOption } from "../compiler.ts";
import { tell } from "../output.ts";
import { say } from "../words.ts";
import { savedText } from "./active.ts";

export async function test(context: ExtensionContext): Promise<void> {
  const document = await savedText();
  if (document === undefined) return;
  const file = document.uri.fsPath;
  const called = await compiler(context, ["test", file, ...languageOption()], dirname(file));
  tell(`regelwerk test ${file}`, called);
  const sum = called.output.trimEnd().split("\n").at(-1) ?? "";
  const show = called.code === 0 ? window.showInformationMessage : window.showWarningMessage;
  void show(`${say("tested")}: ${sum}`);
}
