/**
 * The command "Show the odds": the panel beside the text, and what it asks the server.
 *
 * Invariant: the page may run our own script and nothing else, and load nothing; what it shows was worked out here.
 */
import { randomBytes } from "node:crypto";
import { Uri, ViewColumn, window, workspace, type Disposable, type ExtensionContext, type TextEditor, type WebviewPanel } from "vscode";
import type { Running } from "./client.ts";
import type { Found, FromPanel, Question, ToPanel } from "./panel/talk.ts";
import { isGerman, say } from "./words.ts";

export async function showOdds(context: ExtensionContext, server: () => Promise<Running>): Promise<void> {
  const text = window.activeTextEditor;
  if (text?.document.languageId !== "regelwerk") return;
  const { ask } = await server();
  const { uri } = text.document;
  const first = (await ask("regelwerk/odds", { uri: uri.toString(), position: text.selection.active })) as Found;
  const title = first.rule ?? nameOf(text);
  const panel = window.createWebviewPanel("regelwerk.odds", `${say("odds")}: ${title}`, ViewColumn.Beside, {
    enableScripts: true,
    localResourceRoots: [],
  });
  const newest = new Map<number, number>();
  const ends: Disposable[] = [
    panel.webview.onDidReceiveMessage(async (message: FromPanel) => {
      if (message.kind === "ready") {
        tell(panel, { kind: "begin", title, first, german: isGerman() });
        return;
      }
      newest.set(message.side, message.number);
      const isNewest = (): boolean => newest.get(message.side) === message.number;
      for (let tries = 0; tries < 3 && isNewest(); tries++) {
        const found = await answer(ask, uri, message);
        if (found.late === true && tries < 2) continue;
        tell(panel, { kind: "answer", side: message.side, number: message.number, found });
        return;
      }
    }),
    // A rule was reworded: the same calls, asked again.
    workspace.onDidChangeTextDocument(({ document }) => {
      if (document.uri.toString() === uri.toString()) soon(() => tell(panel, { kind: "again" }));
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (document.uri.toString() === uri.toString()) tell(panel, { kind: "again" });
    }),
  ];
  panel.webview.html = await page(context);
  panel.onDidDispose(() => ends.forEach((one) => one.dispose()));
}

function nameOf({ document }: TextEditor): string {
  return document.fileName.split(/[\\/]/u).at(-1) ?? "";
}

/** Each side has a key of its own: a later question takes the place of one that is still worked on. */
async function answer(ask: Running["ask"], uri: Uri, { side, call, wording }: Question): Promise<Found> {
  const params = { uri: uri.toString(), call, saved: wording === "saved", key: String(side) };
  try {
    return (await ask("regelwerk/odds", params)) as Found;
  } catch (error) {
    return { call, tables: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

function tell(panel: WebviewPanel, message: ToPanel): void {
  // A panel that was closed meanwhile does not listen, and need not.
  panel.webview.postMessage(message).then(undefined, () => undefined);
}

let waiting: NodeJS.Timeout | undefined;

/** Once typing rests. */
function soon(action: () => void): void {
  clearTimeout(waiting);
  waiting = setTimeout(action, 250);
}

/** Script and style stand in the page itself, so that it needs to load nothing. */
async function page(context: ExtensionContext): Promise<string> {
  const nonce = randomBytes(16).toString("base64url");
  const [script, style] = await Promise.all(
    ["panel.js", "panel.css"].map(async (file) => {
      const bytes = await workspace.fs.readFile(Uri.joinPath(context.extensionUri, "dist", "panel", file));
      return new TextDecoder().decode(bytes).replaceAll("</", "<\\/");
    }),
  );
  return `<!DOCTYPE html>
<html lang="${isGerman() ? "de" : "en"}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">${style}</style>
<title>${say("odds")}</title>
</head>
<body><script nonce="${nonce}">${script}</script></body>
</html>`;
}
