/** The text a command is about. */
import { window, type TextDocument } from "vscode";
import { say } from "../words.ts";

/** The text in front, saved; undefined (and said so) if it stands in no file. */
export async function savedText(): Promise<TextDocument | undefined> {
  const document = window.activeTextEditor?.document;
  if (document?.languageId !== "regelwerk") return undefined;
  if (document.uri.scheme === "file" && (!document.isDirty || (await document.save()))) return document;
  void window.showWarningMessage(say("notSaved"));
  return undefined;
}
