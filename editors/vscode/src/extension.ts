/**
 * The extension: claims texts that are ours, and starts the language server with the first of them.
 *
 * Invariant: a text becomes ours here and nowhere else; by a pattern in the manifest it could do so before the settings of our language
 * are known, and then umlauts stay boxed. Without a text of ours the client is not run. The client, and through it the server, come when needed.
 */
import { commands, languages, Range, window, workspace, type ExtensionContext, type TextDocument } from "vscode";
import { isToClaim } from "./claim.ts";
import type { Running } from "./client.ts";
import { build } from "./commands/build.ts";
import { explain, pagesOfMessages } from "./commands/explain.ts";
import { begin } from "./commands/new.ts";
import { test } from "./commands/test.ts";
import { showOdds } from "./odds.ts";
import { say } from "./words.ts";

export const languageId = "regelwerk";

let running: Promise<Running> | undefined;

/** The server, started when it is asked for the first time. */
function server(context: ExtensionContext): Promise<Running> {
  running ??= import("./client.ts").then(async ({ start }) => await start(context));
  return running;
}

export function activate(context: ExtensionContext): void {
  const seen = new WeakSet<TextDocument>();
  const look = (document: TextDocument): void => {
    if (document.languageId === languageId) {
      seen.add(document);
      server(context).catch((error: unknown) => void window.showErrorMessage(`${say("noServer")} ${String(error)}`));
    } else if (!seen.has(document)) claim(document, () => seen.add(document));
  };
  workspace.textDocuments.forEach(look);
  context.subscriptions.push(
    workspace.onDidOpenTextDocument(look),
    workspace.onDidChangeTextDocument(({ document }) => look(document)),
    workspace.registerTextDocumentContentProvider("regelwerk-explain", pagesOfMessages(context)),
    commands.registerCommand("regelwerk.new", async () => await begin(context)),
    commands.registerCommand("regelwerk.build", async () => await build(context)),
    commands.registerCommand("regelwerk.test", async () => await test(context)),
    commands.registerCommand("regelwerk.explain", async (code?: unknown) => await explain(code)),
    commands.registerCommand("regelwerk.odds", async () => await showOdds(context, async () => await server(context))),
  );
}

export async function deactivate(): Promise<void> {
  await (await running?.catch(() => undefined))?.stop();
}

/** Far enough for any comment above the first words. */
const beginning = new Range(0, 0, 300, 0);

/** Once at most, so that who calls a text something else keeps their word. */
function claim(document: TextDocument, done: () => void): void {
  const { scheme, path } = document.uri;
  if (document.languageId !== "plaintext" || !(scheme === "untitled" || path.endsWith(".rules"))) return;
  const isUntitled = scheme === "untitled";
  if (!isToClaim({ path, language: document.languageId, isUntitled, text: document.getText(beginning) })) return;
  done();
  void languages.setTextDocumentLanguage(document, languageId);
}
