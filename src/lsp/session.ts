/**
 * One editor that is connected: its documents, its wishes, and how answers to it are guarded.
 *
 * Invariant: a bug in one answer is logged and answered with an error; it never ends the server.
 */
import { type CancellationToken, type Connection, LSPErrorCodes, ResponseError } from "vscode-languageserver/node";
import type { Source } from "../base/source.ts";
import type { Language } from "../base/text.ts";
import { languageOf } from "../editor/features/diagnostics.ts";
import { createWorkspace, type Snapshot, type Workspace } from "../editor/workspace.ts";
import { addressOf, pathOf } from "./addresses.ts";
import type { Places } from "./convert.ts";
import { isConfig, type ServerDisk, serverDisk } from "./disk.ts";

export interface Session {
  readonly connection: Connection;
  readonly workspace: Workspace;
  readonly disk: ServerDisk;
  readonly places: (snapshot?: Snapshot) => Places;
  /** Remembers how the editor writes the address of a document; gives its path. */
  readonly meet: (address: string) => string;
  /** The version of an open document, as the editor counts. */
  readonly versions: Map<string, number>;
  readonly language: (path: string) => Language;
  readonly wishes: Wishes;
}

/** What the editor says of itself when it begins. */
export interface Wishes {
  language: Language;
  pages: string | null;
  snippets: boolean;
  /** Documents in edits may carry versions and file operations. */
  documentChanges: boolean;
  /** It tells which files changed on the disk. */
  watches: boolean;
  /** How a new range of hints, lenses and the like is asked for. */
  refreshes: { readonly lenses: boolean; readonly hints: boolean; readonly tokens: boolean };
}

export function createSession(connection: Connection, pages: string | null): Session {
  const disk = serverDisk();
  const workspace = createWorkspace(disk);
  const addresses = new Map<string, string>();
  const wishes: Wishes = { language: "en", pages, snippets: false, documentChanges: false, watches: false, refreshes: { lenses: false, hints: false, tokens: false } };
  const address = (path: string): string => addresses.get(path) ?? addressOf(path);
  const settings = (path: string): Source | undefined => (isConfig(path) ? disk.configFor(path)?.source : undefined);
  return {
    connection, workspace, disk, wishes,
    versions: new Map(),
    places: (snapshot = workspace.snapshot()) => ({ snapshot, address, other: settings, pages: wishes.pages }),
    meet: (written) => {
      const path = pathOf(written);
      addresses.set(path, written);
      return path;
    },
    language: (path) => languageOf(workspace.snapshot(), path, wishes.language),
  };
}

/** A handler that lets no failure out: what goes wrong is logged and becomes an error for this one request. */
export function guarded<Params, Result>(session: Session, name: string, answer: (params: Params, token: CancellationToken) => Result | Promise<Result>) {
  return async (params: Params, token: CancellationToken): Promise<Result | ResponseError<void>> => {
    if (token.isCancellationRequested) return cancelled();
    try {
      return await Promise.race([given(token), answer(params, token)]);
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      session.connection.console.error(`${name}: ${text}`);
      return new ResponseError<void>(LSPErrorCodes.RequestFailed, `${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}

/** When the editor gives up what it asked. */
function given(token: CancellationToken): Promise<ResponseError<void>> {
  return new Promise((resolve) => token.onCancellationRequested(() => resolve(cancelled())));
}

function cancelled(): ResponseError<void> {
  return new ResponseError<void>(LSPErrorCodes.RequestCancelled, "cancelled");
}

/** The same for what needs no answer. */
export function safely<Params>(session: Session, name: string, take: (params: Params) => void) {
  return (params: Params): void => {
    try {
      take(params);
    } catch (error) {
      session.connection.console.error(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  };
}
