/**
 * The language server: what it can do, and who answers what.
 *
 * Invariant: this folder is the only one that knows the protocol; each answer is worked out in `editor/`.
 */
import { existsSync } from "node:fs";
import { CodeActionKind, type Connection, createConnection, type InitializeParams, type InitializeResult, StreamMessageReader, StreamMessageWriter, TextDocumentSyncKind } from "vscode-languageserver/node";
import { version } from "../cli/version.ts";
import { layoutOf } from "../editor/features/format.ts";
import { pathOf } from "./addresses.ts";
import { answerHelp, answerNames, answerRepairs } from "./answers.ts";
import { answerCompletion } from "./completion.ts";
import { textEdit } from "./convert.ts";
import { followDocuments, followFolders } from "./documents.ts";
import { publishing } from "./publishing.ts";
import { answerQuestions } from "./questions.ts";
import { createSession, guarded, type Session } from "./session.ts";
import { answerStructure, commands, legend } from "./structure.ts";
import { createThread } from "./thread.ts";

/** How the editor is reached. `auto`: what the words of the call say (`--node-ipc`, `--socket=`, `--stdio`). */
export type Line = "stdio" | "auto";

/** Serves one editor until it goes. */
export function serve(line: Line): Promise<void> {
  const connection = line === "auto" ? createConnection() : createConnection(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout));
  process.on("uncaughtException", (error) => connection.console.error(error.stack ?? error.message));
  process.on("unhandledRejection", (error) => connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  return serveOver(connection);
}

/** The same over a connection that is there. */
export function serveOver(connection: Connection): Promise<void> {
  const session = createSession(connection, pagesBeside());
  const thread = createThread(session.disk.rootOf);
  const told = publishing(session, (snapshot) => thread.ask(snapshot, session.workspace.openPaths(), { kind: "diagnostics" }, { budget: 60_000, key: "diagnostics" }));
  followDocuments(session, told);
  connection.onInitialize((params) => {
    readWishes(session, params);
    followFolders(session, params, told);
    return capabilities();
  });
  answerLayout(session);
  answerNames(session);
  answerHelp(session, thread);
  answerRepairs(session, told.of);
  answerQuestions(session, thread);
  answerCompletion(session);
  answerStructure(session, thread);
  return new Promise((ended) => {
    connection.onShutdown(() => {
      told.end();
      thread.end();
    });
    connection.onExit(() => ended());
    connection.listen();
  });
}

/** The pages of the diagnostics, where they lie beside this program. */
function pagesBeside(): string | null {
  const found = ["../grammar/diagnostics/", "../../grammar/diagnostics/"].map((one) => new URL(one, import.meta.url)).find((url) => existsSync(url));
  return found?.href ?? null;
}

function readWishes({ wishes }: Session, { locale, capabilities: { textDocument, workspace }, initializationOptions }: InitializeParams): void {
  const options = (initializationOptions ?? {}) as { readonly language?: unknown; readonly pages?: unknown };
  const language = typeof options.language === "string" ? options.language : (locale ?? process.env["LC_ALL"] ?? process.env["LANG"] ?? "en");
  wishes.language = /^de(?:[-_.@]|$)/iu.test(language) ? "de" : "en";
  if (typeof options.pages === "string") wishes.pages = options.pages.endsWith("/") ? options.pages : `${options.pages}/`;
  wishes.snippets = textDocument?.completion?.completionItem?.snippetSupport === true;
  wishes.documentChanges = workspace?.workspaceEdit?.documentChanges === true;
  wishes.watches = workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
  wishes.refreshes = {
    lenses: workspace?.codeLens?.refreshSupport === true,
    hints: workspace?.inlayHint?.refreshSupport === true,
    tokens: workspace?.semanticTokens?.refreshSupport === true,
  };
}

function capabilities(): InitializeResult {
  const rules = { filters: [{ scheme: "file", pattern: { glob: "**/*.rules" } }] };
  const folders = { filters: [{ scheme: "file", pattern: { glob: "**" } }] };
  return {
    serverInfo: { name: "regelwerk", version },
    capabilities: {
      positionEncoding: "utf-16",
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
      documentFormattingProvider: true,
      hoverProvider: true,
      foldingRangeProvider: true,
      semanticTokensProvider: { legend, full: true },
      inlayHintProvider: true,
      codeLensProvider: {},
      executeCommandProvider: { commands: [...commands] },
      signatureHelpProvider: { triggerCharacters: ["(", ","] },
      callHierarchyProvider: true,
      completionProvider: { triggerCharacters: ["§", "'", "|", ":", "("] },
      definitionProvider: true,
      referencesProvider: true,
      documentHighlightProvider: true,
      documentSymbolProvider: true,
      workspaceSymbolProvider: true,
      renameProvider: { prepareProvider: true },
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true }, fileOperations: { didDelete: folders, didRename: folders, didCreate: rules } },
    },
  };
}

function answerLayout(session: Session): void {
  session.connection.onDocumentFormatting(
    guarded(session, "formatting", async ({ textDocument }) => {
      const { snapshot, ...rest } = session.places();
      const edits = await layoutOf(snapshot, pathOf(textDocument.uri));
      return edits?.map((edit) => textEdit({ snapshot, ...rest }, edit)) ?? null;
    }),
  );
}
