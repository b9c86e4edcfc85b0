/**
 * The client of the language server that stands in this extension, run by the editor's own Node.
 *
 * Invariant: nothing that the user has installed is looked for or started.
 */
import { workspace, type ExtensionContext } from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { languageAsked, serverPath } from "./compiler.ts";

export interface Running {
  readonly ask: (method: string, params: unknown) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

export async function start(context: ExtensionContext): Promise<Running> {
  const module = serverPath(context);
  const client = new LanguageClient(
    "regelwerk",
    "Regelwerk",
    { module, args: ["lsp"], transport: TransportKind.stdio },
    {
      documentSelector: ["file", "untitled"].map((scheme) => ({ scheme, language: "regelwerk" })),
      synchronize: { fileEvents: workspace.createFileSystemWatcher("**/{*.rules,*.md,regelwerk.json}") },
      initializationOptions: { language: languageAsked() },
      markdown: { isTrusted: false, supportHtml: false },
    },
  );
  await client.start();
  return {
    ask: async (method, params) => await client.sendRequest(method, params),
    stop: async () => {
      await client.stop();
    },
  };
}
