/**
 * Telling the editor what is wrong, after each change.
 *
 * Invariant: what is told is of the text as it is now, never of an older one; a file that has nothing any more is told so once;
 * several changes that arrive together are one.
 */
import { asConfigured } from "../cli/config.ts";
import type { Diagnostic } from "../diagnostics/report.ts";
import { byFile, foundIn, type Found } from "../editor/features/diagnostics.ts";
import type { Snapshot } from "../editor/workspace.ts";
import { shownDiagnostic } from "./convert.ts";
import { safely, type Session } from "./session.ts";

export interface Publishing {
  /** Something has changed: look again soon. */
  readonly soon: () => void;
  /** This address is no longer used: nothing is wrong there. */
  readonly withdraw: (address: string) => void;
  /** Nobody listens any more. */
  readonly end: () => void;
  /** What is wrong with a file as it is now. */
  readonly of: (path: string) => readonly Diagnostic[];
}

/** Finds out what needs more time, and gives it if the text is still the same; null if it is not. */
export type Thorough = (snapshot: Snapshot) => Promise<readonly Found[] | null>;

/** Waits so long after the last change before it looks thoroughly, in milliseconds. */
const quiet = 250;

export function publishing(session: Session, thorough: Thorough | null): Publishing {
  const told = new Map<string, string>();
  let last: { readonly snapshot: Snapshot; readonly found: ReadonlyMap<string, readonly Diagnostic[]> } | null = null;
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  const now = safely(session, "diagnostics", (): void => {
    const snapshot = session.workspace.snapshot();
    tell(snapshot, configured(session, foundIn(snapshot, "quick")));
    if (thorough === null) return;
    clearTimeout(later);
    later = setTimeout(() => void more(snapshot, thorough), quiet);
  });
  return {
    soon: () => {
      if (hasEnded) return;
      clearTimeout(timer);
      clearTimeout(later);
      timer = setTimeout(now, 0);
    },
    withdraw: (address) => {
      if (told.delete(address)) void session.connection.sendDiagnostics({ uri: address, diagnostics: [] });
    },
    end: () => {
      hasEnded = true;
      clearTimeout(timer);
      clearTimeout(later);
    },
    of: (path) => {
      const snapshot = session.workspace.snapshot();
      if (last?.snapshot !== snapshot) last = { snapshot, found: configured(session, foundIn(snapshot, "quick")) };
      return last.found.get(path) ?? [];
    },
  };

  async function more(snapshot: Snapshot, look: Thorough): Promise<void> {
    try {
      const found = await look(snapshot);
      if (found !== null && !hasEnded && session.workspace.snapshot() === snapshot) tell(snapshot, configured(session, found));
    } catch (error) {
      session.connection.console.error(`diagnostics: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }

  function tell(snapshot: Snapshot, found: ReadonlyMap<string, readonly Diagnostic[]>): void {
    last = { snapshot, found };
    const places = session.places(snapshot);
    const addresses = new Set<string>();
    for (const [path, list] of found) {
      const uri = places.address(path);
      addresses.add(uri);
      const language = session.language(path);
      const diagnostics = list.map((one) => shownDiagnostic(places, one, language));
      const version = session.versions.get(path);
      const key = JSON.stringify([version, diagnostics]);
      if (told.get(uri) === key) continue;
      told.set(uri, key);
      void session.connection.sendDiagnostics({ uri, diagnostics, ...(version === undefined ? {} : { version }) });
    }
    for (const uri of told.keys()) {
      if (addresses.has(uri)) continue;
      told.delete(uri);
      void session.connection.sendDiagnostics({ uri, diagnostics: [] });
    }
  }
}

/** As each ruleset's project wants it, with what is wrong in its settings. */
function configured({ disk }: Session, found: readonly Found[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const wanted = found.map((one) => ({ ...one, diagnostics: asConfigured(disk.configFor(one.main), one.diagnostics) }));
  const settings = [...new Set(found.map(({ main }) => disk.configFor(main)))].flatMap((config) => (config === null ? [] : [{ main: config.source.path, files: [config.source.path], diagnostics: config.problems }]));
  return byFile([...wanted, ...settings]);
}
