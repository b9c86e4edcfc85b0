/**
 * The command "Explain the message at the cursor": its page, as a text beside the rules.
 *
 * Invariant: what is asked for is a word of the letters a to z; nothing of a rule text gets into a call.
 */
import { languages, Uri, ViewColumn, window, type Diagnostic, type ExtensionContext, type TextDocumentContentProvider } from "vscode";
import { compiler, languageOfEditor } from "../compiler.ts";
import { say } from "../words.ts";

export async function explain(given: unknown): Promise<void> {
  const code = typeof given === "string" && /^[a-z-]+$/u.test(given) ? given : await codeAtCursor();
  if (code === undefined) return;
  const uri = Uri.from({ scheme: "regelwerk-explain", path: `${code}.txt` });
  await window.showTextDocument(uri, { viewColumn: ViewColumn.Beside, preserveFocus: true, preview: true });
}

export function pagesOfMessages(context: ExtensionContext): TextDocumentContentProvider {
  return {
    provideTextDocumentContent: async ({ path }) => {
      const code = path.replace(/\.txt$/u, "");
      const { output, complaints } = await compiler(context, ["explain", code, "--lang", languageOfEditor()]);
      return output + complaints;
    },
  };
}

/** The code of the message the cursor stands on or in the line of; else one that is chosen among all of the text. */
async function codeAtCursor(): Promise<string | undefined> {
  const editor = window.activeTextEditor;
  if (editor === undefined) return undefined;
  const all = languages.getDiagnostics(editor.document.uri).filter((one) => codeOf(one) !== undefined);
  const at = editor.selection.active;
  const near = all.find(({ range }) => range.contains(at)) ?? all.find(({ range }) => range.start.line === at.line);
  if (near !== undefined) return codeOf(near);
  if (all.length === 0) {
    void window.showInformationMessage(say("noMessage"));
    return undefined;
  }
  const items = all.map((one) => ({ label: codeOf(one) ?? "", description: one.message.split("\n")[0] ?? "" }));
  return (await window.showQuickPick(items, { placeHolder: say("whichMessage") }))?.label;
}

function codeOf({ code }: Diagnostic): string | undefined {
  const plain = typeof code === "object" ? code.value : code;
  return typeof plain === "string" && /^[a-z-]+$/u.test(plain) ? plain : undefined;
}
