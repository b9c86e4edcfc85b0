/** The command "New ruleset": the small one of `regelwerk new`, in a new folder, opened. */
import { isAbsolute, join } from "node:path";
import { Uri, window, workspace, type ExtensionContext } from "vscode";
import { compiler, languageOfEditor } from "../compiler.ts";
import { say } from "../words.ts";

export async function begin(context: ExtensionContext): Promise<void> {
  const parent = workspace.workspaceFolders?.[0]?.uri.fsPath ?? (await chosenFolder());
  if (parent === undefined) return;
  const name = await window.showInputBox({ prompt: say("nameOfFolder"), value: say("anyFolder") });
  if (name === undefined || name.trim() === "") return;
  const { code, output, complaints } = await compiler(context, ["new", "--json", "--lang", languageOfEditor(), "--", name], parent);
  const file = code === 0 ? (JSON.parse(output) as { readonly files: readonly string[] }).files[0] : undefined;
  if (file === undefined) {
    void window.showErrorMessage(complaints.trim());
    return;
  }
  await window.showTextDocument(Uri.file(isAbsolute(file) ? file : join(parent, file)));
}

async function chosenFolder(): Promise<string | undefined> {
  const chosen = await window.showOpenDialog({ canSelectFiles: false, canSelectFolders: true, openLabel: say("chooseFolder") });
  return chosen?.[0]?.fsPath;
}
