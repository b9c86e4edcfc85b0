/**
 * The program of the second thread: keeps the texts it is sent and answers one question after another.
 *
 * Invariant: it always answers, with what it found or with what went wrong.
 */
import { parentPort } from "node:worker_threads";
import { createSource, type Source } from "../base/source.ts";
import { answered } from "../editor/questions.ts";
import { createWorkspace } from "../editor/workspace.ts";
import type { Got, Sent } from "./thread.ts";

const files = new Map<string, Source>();
let known: ReadonlyMap<string, string | null> = new Map();
const workspace = createWorkspace({
  read: (path) => files.get(path),
  around: () => [...files.keys()].filter((path) => path.endsWith(".rules")),
  rootOf: (path) => known.get(path) ?? null,
  // What does not lie there is not sent.
  within: () => () => true,
});

parentPort?.postMessage({ kind: "ready" } satisfies Got);
parentPort?.on("message", (sent: Sent) => {
  void answer(sent).then((got) => parentPort?.postMessage(got));
});

async function answer({ open, roots, texts, question }: Sent): Promise<Got> {
  try {
    known = new Map(roots);
    for (const [path, text] of texts) {
      if (text === null) files.delete(path);
      else files.set(path, createSource(path, text));
    }
    for (const path of workspace.openPaths()) if (!open.includes(path)) workspace.close(path);
    for (const path of open) {
      const source = files.get(path);
      if (source !== undefined && workspace.snapshot().source(path)?.text !== source.text) workspace.open(path, source.text);
      else if (source !== undefined && !workspace.isOpen(path)) workspace.open(path, source.text);
    }
    workspace.touch();
    return { kind: "answer", answer: await answered(workspace.snapshot(), question) };
  } catch (error) {
    return { kind: "failed", why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
