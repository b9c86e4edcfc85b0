/**
 * Rule texts as an editor has them, with the cursor drawn as `▮`.
 *
 * Invariant: the sign is taken out before anything reads the text; a text has at most one.
 */
import { createSource, spanText, type Source, type Span } from "../../src/base/source.ts";
import { createWorkspace, type Snapshot, type Workspace } from "../../src/editor/workspace.ts";

export interface Editing {
  readonly workspace: Workspace;
  readonly snapshot: Snapshot;
  readonly path: string;
  readonly offset: number;
}

/** The first file is open, the others lie beside it. */
export function editing(text: string, others: Readonly<Record<string, string>> = {}, path = "/w/main.rules"): Editing {
  const offset = Math.max(0, text.indexOf("▮"));
  const files = new Map<string, Source>(Object.entries(others).map(([name, one]) => [`/w/${name}`, createSource(`/w/${name}`, one)]));
  const workspace = createWorkspace({ read: (one) => files.get(one), around: () => [...files.keys()].filter((one) => one.endsWith(".rules")), rootOf: () => "/w/", within: () => () => true });
  workspace.open(path, text.replace("▮", ""));
  return { workspace, snapshot: workspace.snapshot(), path, offset };
}

/** "main.rules:3:5 text", lines and columns from one. */
export function shown(snapshot: Snapshot, span: Span): string {
  const source = snapshot.source(span.file);
  if (source === undefined) return span.file;
  const before = source.text.slice(0, span.start).split(/\r\n|\r|\n/u);
  return `${span.file.slice(3)}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${spanText(source, span)}`;
}
