/**
 * Our own requests: exact odds for a panel, the rules as a book, the page of a diagnostic.
 *
 * Invariant: they are answered by the second thread, within a budget; what is asked is checked before it is taken.
 */
import { LSPErrorCodes, ResponseError } from "vscode-languageserver/node";
import { offsetAt } from "../base/source.ts";
import { pages } from "../diagnostics/pages.ts";
import { outline } from "../diagnostics/template.ts";
import { callAt, ruleAt } from "../editor/features/calls.ts";
import { rowsOf, type OddsRow } from "../editor/features/odds-text.ts";
import { createWorkspace, type Snapshot, type Workspace } from "../editor/workspace.ts";
import { pathOf } from "./addresses.ts";
import { guarded, type Session } from "./session.ts";
import type { Thread } from "./thread.ts";

/**
 * `regelwerk/odds`. Either `call`, in the words of an example, or `position`, in an example or on a rule. `by` varies names that stand in
 * the call. `key`: a later question with the same key takes the place of this one.
 */
export interface OddsParams {
  readonly uri: string;
  readonly call?: string;
  readonly position?: { readonly line: number; readonly character: number };
  readonly by?: readonly { readonly name: string; readonly values: string }[];
  readonly edition?: string | null;
  readonly key?: string;
  /** The rules as they are on the disk, not as they stand in the editor. */
  readonly saved?: boolean;
}
/** One table a value that was varied (`inputs`). `call` is what was asked; `problem` says in a sentence why there is nothing. */
export interface OddsResult {
  readonly call: string;
  /** Where a rule was asked for that no example does: its name, and what was taken for granted of a figure as it begins. Then `call` is empty. */
  readonly rule?: string;
  readonly told?: string;
  readonly tables: readonly { readonly inputs: Readonly<Record<string, string>>; readonly rows: readonly OddsRow[] }[];
  readonly problem: string | null;
  /** There is no answer for want of time: asking again may bring one. */
  readonly late?: boolean;
}

const budget = 20_000;

interface Texts {
  readonly snapshot: Snapshot;
  readonly open: readonly string[];
}
function asOpen(session: Session): Texts {
  return { snapshot: session.places().snapshot, open: session.workspace.openPaths() };
}
/** The file and all around it as they are on the disk; what is not there is as if it were empty. What was asked last is kept. */
function savedTexts(session: Session): (path: string) => Texts {
  let last: { readonly path: string; readonly workspace: Workspace } | null = null;
  return (path) => {
    if (last?.path !== path) last = { path, workspace: createWorkspace(session.disk) };
    const { workspace } = last;
    const text = session.disk.read(path)?.text ?? "";
    if (workspace.isOpen(path) && workspace.snapshot().source(path)?.text === text) workspace.touch();
    else workspace.open(path, text);
    return { snapshot: workspace.snapshot(), open: [path] };
  };
}

export function answerQuestions(session: Session, thread: Thread): void {
  const { connection } = session;
  const asSaved = savedTexts(session);
  connection.onRequest(
    "regelwerk/odds",
    guarded<OddsParams, unknown>(session, "odds", async (params: OddsParams, token): Promise<OddsResult> => {
      const path = pathOf(String(params.uri));
      const { snapshot, open } = params.saved === true ? asSaved(path) : asOpen(session);
      const options = { budget, key: `odds ${params.key ?? ""}`, token, apart: params.saved === true };
      const language = session.language(path);
      const source = snapshot.source(path);
      const none = (call: string, de: string, en: string): OddsResult => ({ call, tables: [], problem: language === "de" ? de : en });
      const call = params.call ?? (params.position === undefined || source === undefined ? null : callAt(snapshot, path, offsetAt(source, params.position)));
      if (call === null && params.position !== undefined && source !== undefined) {
        const rule = ruleAt(snapshot, path, offsetAt(source, params.position));
        const typical = rule === null ? null : await thread.ask(snapshot, open, { kind: "typical", path, rule }, options);
        if (rule !== null && typical !== null) return { call: "", rule, told: typical.told, tables: typical.odds.map((one) => ({ inputs: one.inputs, rows: rowsOf(one) })), problem: null };
      }
      if (call === null) return none("", "Hier steht nichts, wofür es Chancen gibt.", "There is nothing here that has odds.");
      const by = (params.by ?? []).map(({ name, values }) => ({ name: String(name), values: String(values) }));
      const found = await thread.ask(snapshot, open, { kind: "odds", path, call, by, edition: params.edition ?? null, language }, options);
      if (found === null) return { ...none(call, "Das dauert zu lange, oder es wurde inzwischen etwas anderes gefragt.", "This takes too long, or something else was asked meanwhile."), late: true };
      return { call, tables: found.odds.map((one) => ({ inputs: one.inputs, rows: rowsOf(one) })), problem: found.problem };
    }),
  );
  connection.onRequest(
    "regelwerk/book",
    guarded<{ readonly uri: string; readonly form?: "html" | "md" }, unknown>(session, "book", async ({ uri, form }, token) => {
      const path = pathOf(String(uri));
      const text = await thread.ask(session.places().snapshot, session.workspace.openPaths(), { kind: "book", path, form: form === "md" ? "md" : "html" }, { budget, key: "book", token });
      return { text };
    }),
  );
  connection.onRequest(
    "regelwerk/page",
    guarded<{ readonly code: string; readonly language?: "de" | "en" }, unknown>(session, "page", ({ code, language }) => {
      if (!Object.hasOwn(pages, code)) return new ResponseError<void>(LSPErrorCodes.RequestFailed, `There is no message called ${code}.`);
      const page = pages[code as keyof typeof pages];
      const in_ = language ?? session.wishes.language;
      return { code, severity: page.severity, text: outline(page[in_], in_), why: page.why[in_], mend: page.mend[in_] };
    }),
  );
}
