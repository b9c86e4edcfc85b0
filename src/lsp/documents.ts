/**
 * Documents that are opened, changed and closed in the editor, and files that change on the disk.
 *
 * Invariant: changes are taken in their order, each on the text the one before left.
 */
import { DidChangeWatchedFilesNotification, type InitializeParams } from "vscode-languageserver/node";
import { pathOf } from "./addresses.ts";
import { isConfig } from "./disk.ts";
import type { Publishing } from "./publishing.ts";
import { safely, type Session } from "./session.ts";

export function followDocuments(session: Session, told: Publishing): void {
  const { connection, workspace, disk, versions } = session;
  connection.onDidOpenTextDocument(
    safely(session, "didOpen", ({ textDocument: { uri, version, text } }) => {
      const path = session.meet(uri);
      if (isConfig(path)) return;
      if (!session.wishes.watches) disk.lookAgain();
      versions.set(path, version);
      workspace.open(path, text);
      told.soon();
    }),
  );
  connection.onDidChangeTextDocument(
    safely(session, "didChange", ({ textDocument: { uri, version }, contentChanges }) => {
      const path = pathOf(uri);
      versions.set(path, version);
      workspace.change(path, contentChanges);
      told.soon();
    }),
  );
  connection.onDidCloseTextDocument(
    safely(session, "didClose", ({ textDocument: { uri } }) => {
      const path = pathOf(uri);
      versions.delete(path);
      disk.forget(path);
      workspace.close(path);
      told.soon();
    }),
  );
  connection.onDidSaveTextDocument(
    safely(session, "didSave", ({ textDocument: { uri } }) => {
      disk.forget(pathOf(uri));
      if (!session.wishes.watches) disk.lookAgain();
      else if (!isConfig(pathOf(uri))) return;
      workspace.touch();
      told.soon();
    }),
  );
  connection.onDidChangeWatchedFiles(
    safely(session, "didChangeWatchedFiles", ({ changes }) => {
      for (const { uri } of changes) disk.forget(pathOf(uri));
      workspace.touch();
      told.soon();
    }),
  );
  connection.onNotification("workspace/didDeleteFiles", safely(session, "didDeleteFiles", ({ files }: { readonly files: readonly { readonly uri: string }[] }) => gone(files.map((one) => one.uri))));
  connection.onNotification(
    "workspace/didRenameFiles",
    safely(session, "didRenameFiles", ({ files }: { readonly files: readonly { readonly oldUri: string; readonly newUri: string }[] }) => {
      for (const { newUri } of files) disk.forget(pathOf(newUri));
      gone(files.map((one) => one.oldUri));
    }),
  );

  /** Files that lie there no longer, with all that is shown of them. */
  function gone(addresses: readonly string[]): void {
    for (const uri of addresses) {
      const path = pathOf(uri);
      disk.forget(path);
      for (const open of workspace.openPaths()) {
        if (open !== path && !open.startsWith(`${path}/`)) continue;
        workspace.close(open);
        versions.delete(open);
      }
      told.withdraw(uri);
    }
    workspace.touch();
    told.soon();
  }
}

/** The folders of the editor, and being told when a file in them changes. */
export function followFolders(session: Session, params: InitializeParams, told: Publishing): void {
  const { connection, disk, workspace } = session;
  // Before there were several folders there was one.
  // oxlint-disable-next-line typescript/no-deprecated
  const first = params.workspaceFolders?.map((one) => one.uri) ?? (params.rootUri === null ? [] : [params.rootUri]);
  let folders = first.map(pathOf).map(trimmed);
  disk.setFolders(folders);
  connection.onInitialized(
    safely(session, "initialized", () => {
      if (session.wishes.watches) {
        const watchers = ["**/*.rules", "**/*.clauses.md", "**/regelwerk.json"].map((globPattern) => ({ globPattern }));
        void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(() => undefined);
      }
      if (params.capabilities.workspace?.workspaceFolders !== true) return;
      connection.workspace.onDidChangeWorkspaceFolders(
        safely(session, "workspaceFolders", ({ added, removed }) => {
          const lost = new Set(removed.map((one) => trimmed(pathOf(one.uri))));
          folders = [...folders.filter((one) => !lost.has(one)), ...added.map((one) => trimmed(pathOf(one.uri)))];
          disk.setFolders(folders);
          workspace.touch();
          told.soon();
        }),
      );
    }),
  );
}
function trimmed(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
