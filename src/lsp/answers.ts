/**
 * The answers about names, repairs and help, each handed on to its feature.
 *
 * Invariant: a place of the protocol becomes an offset of the text as it is now before anything is asked.
 */
import {
  type CancellationToken, type CodeAction, CodeActionKind, DocumentHighlightKind, type DocumentSymbol, LSPErrorCodes, MarkupKind, type Position, ResponseError, SymbolKind, type TextDocumentEdit, type WorkspaceEdit,
} from "vscode-languageserver/node";
import { offsetAt, type Span } from "../base/source.ts";
import type { Diagnostic, Edit } from "../diagnostics/report.ts";
import { repairAll, repairsAt } from "../editor/features/fixes.ts";
import { hoverAt } from "../editor/features/hover.ts";
import { definitionsAt, referencesAt } from "../editor/features/navigate.ts";
import { oddsTable } from "../editor/features/odds-text.ts";
import { nameAt, renamed } from "../editor/features/rename.ts";
import { type Declared, outlineOf, searched } from "../editor/features/symbols.ts";
import { pathOf } from "./addresses.ts";
import { locationOf, type Places, rangeOf, shownDiagnostic, textEdit } from "./convert.ts";
import { guarded, type Session } from "./session.ts";
import type { Thread } from "./thread.ts";

/** A place in a document. */
interface At {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}
/** The same as path and offset; null where the document is unknown. */
export function placeOf({ snapshot }: Places, { textDocument, position }: At): { readonly path: string; readonly offset: number } | null {
  const path = pathOf(textDocument.uri);
  const source = snapshot.source(path);
  return source === undefined ? null : { path, offset: offsetAt(source, position) };
}

export function answerNames(session: Session): void {
  const { connection } = session;
  connection.onDefinition(
    guarded(session, "definition", (params) => {
      const places = session.places();
      const at = placeOf(places, params);
      return at === null ? null : definitionsAt(places.snapshot, at.path, at.offset).map(({ span }) => locationOf(places, span));
    }),
  );
  connection.onReferences(
    guarded(session, "references", (params) => {
      const places = session.places();
      const at = placeOf(places, params);
      return at === null ? null : referencesAt(places.snapshot, at.path, at.offset, params.context.includeDeclaration).map((span) => locationOf(places, span));
    }),
  );
  connection.onDocumentHighlight(
    guarded(session, "documentHighlight", (params) => {
      const places = session.places();
      const at = placeOf(places, params);
      if (at === null) return null;
      return referencesAt(places.snapshot, at.path, at.offset, true).filter(({ file }) => file === at.path).map((span) => ({ range: rangeOf(places, span), kind: DocumentHighlightKind.Text }));
    }),
  );
  connection.onDocumentSymbol(
    guarded(session, "documentSymbol", ({ textDocument }) => {
      const places = session.places();
      return outlineOf(places.snapshot, pathOf(textDocument.uri)).map((one) => symbolOf(places, one));
    }),
  );
  connection.onWorkspaceSymbol(
    guarded(session, "workspaceSymbol", ({ query }) => {
      const places = session.places();
      return searched(places.snapshot, query).map((one) => ({ name: one.name, kind: symbolKinds[one.kind], location: locationOf(places, one.span), ...(one.owner === null ? {} : { containerName: one.owner }) }));
    }),
  );
  connection.onPrepareRename(
    guarded(session, "prepareRename", (params) => {
      const places = session.places();
      const at = placeOf(places, params);
      const found = at === null ? null : nameAt(places.snapshot, at.path, at.offset);
      return found === null ? null : { range: rangeOf(places, found.span), placeholder: found.name };
    }),
  );
  connection.onRenameRequest(
    guarded(session, "rename", (params) => {
      const places = session.places();
      const at = placeOf(places, params);
      if (at === null) return null;
      const made = renamed(places.snapshot, at.path, at.offset, params.newName);
      if (made.kind === "edits") return workspaceEdit(session, places, made.edits);
      return new ResponseError<void>(LSPErrorCodes.RequestFailed, made.why[session.language(at.path)]);
    }),
  );
}

export function workspaceEdit(session: Session, places: Places, edits: readonly Edit[]): WorkspaceEdit {
  const listed = [...grouped(edits)].map(([path, list]) => [places.address(path), session.versions.get(path) ?? null, list.map((edit) => textEdit(places, edit))] as const);
  if (session.wishes.documentChanges) return { documentChanges: listed.map(([uri, version, list]): TextDocumentEdit => ({ textDocument: { uri, version }, edits: list })) };
  return { changes: Object.fromEntries(listed.map(([uri, , list]) => [uri, list])) };
}
function grouped(edits: readonly Edit[]): ReadonlyMap<string, readonly Edit[]> {
  const found = new Map<string, Edit[]>();
  for (const edit of edits) found.set(edit.span.file, [...(found.get(edit.span.file) ?? []), edit]);
  return found;
}

const symbolKinds: Readonly<Record<Declared["kind"], SymbolKind>> = {
  ruleset: SymbolKind.Package, source: SymbolKind.File, module: SymbolKind.Module, edition: SymbolKind.Module, unit: SymbolKind.Constant, scale: SymbolKind.Enum, choice: SymbolKind.Enum,
  step: SymbolKind.EnumMember, option: SymbolKind.EnumMember, constant: SymbolKind.Constant, table: SymbolKind.Array, column: SymbolKind.Field, formula: SymbolKind.Function, sheet: SymbolKind.Class,
  field: SymbolKind.Field, collection: SymbolKind.Struct, catalogue: SymbolKind.Struct, entry: SymbolKind.EnumMember, each: SymbolKind.Field, condition: SymbolKind.Event, check: SymbolKind.Function,
  cascade: SymbolKind.Function, conflict: SymbolKind.Interface, side: SymbolKind.Field, relation: SymbolKind.Property, tactic: SymbolKind.Method, "modifier-kind": SymbolKind.Constant,
  parameter: SymbolKind.Variable, local: SymbolKind.Variable, "creation-step": SymbolKind.Method, "odds-table": SymbolKind.Array, clause: SymbolKind.String, example: SymbolKind.Event, law: SymbolKind.Event, creation: SymbolKind.Constructor,
};
function symbolOf(places: Places, one: Declared): DocumentSymbol {
  return { name: one.name, kind: symbolKinds[one.kind], range: rangeOf(places, one.whole), selectionRange: rangeOf(places, one.span), children: one.children.map((child) => symbolOf(places, child)) };
}

/** So long a hover waits for odds, in milliseconds; they go on being worked out for the next. */
const patience = 700;
const oddsBudget = 10_000;

export function answerHelp(session: Session, thread: Thread): void {
  session.connection.onHover(
    guarded(session, "hover", async (params, token) => {
      const places = session.places();
      const at = placeOf(places, params);
      const found = at === null ? null : hoverAt(places.snapshot, at.path, at.offset, session.language(at.path));
      if (at === null || found === null) return null;
      const odds = found.rule === null ? null : await soon(oddsText(session, thread, places, at.path, found.rule, token));
      const value = odds === null ? found.markdown : `${found.markdown}\n\n---\n\n${odds}`;
      return { range: rangeOf(places, found.span), contents: { kind: MarkupKind.Markdown, value } };
    }),
  );
}

async function oddsText(session: Session, thread: Thread, { snapshot }: Places, path: string, { name, call }: { readonly name: string; readonly call: string | null }, token: CancellationToken): Promise<string | null> {
  const open = session.workspace.openPaths();
  const language = session.language(path);
  if (call !== null) {
    const found = await thread.ask(snapshot, open, { kind: "odds", path, call, language }, { budget: oddsBudget, key: "hover", token });
    return found === null || found.problem !== null ? null : oddsTable(found.odds, language);
  }
  return (await thread.ask(snapshot, open, { kind: "typical", path, rule: name }, { budget: oddsBudget, key: "hover", token }))?.markdown ?? null;
}

async function soon<T>(made: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), patience)));
  try {
    return await Promise.race([made.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

export function answerRepairs(session: Session, told: (path: string) => readonly Diagnostic[]): void {
  session.connection.onCodeAction(
    guarded(session, "codeAction", ({ textDocument, range, context }) => {
      const places = session.places();
      const path = pathOf(textDocument.uri);
      const source = places.snapshot.source(path);
      if (source === undefined) return null;
      const diagnostics = told(path);
      const language = session.language(path);
      const place: Span = { file: path, start: offsetAt(source, range.start), end: offsetAt(source, range.end) };
      const wants = (kind: string): boolean => context.only === undefined || context.only.some((one) => kind === one || kind.startsWith(`${one}.`));
      const actions: CodeAction[] = [];
      if (wants(CodeActionKind.QuickFix)) {
        for (const { title, edits, diagnostic, preferred } of repairsAt(places.snapshot, diagnostics, place)) {
          const shown = shownDiagnostic(places, diagnostic, language);
          actions.push({ title: title[language], kind: CodeActionKind.QuickFix, diagnostics: [shown], edit: workspaceEdit(session, places, edits), ...(preferred ? { isPreferred: true } : {}) });
        }
      }
      const all = wants(CodeActionKind.SourceFixAll) ? repairAll(diagnostics) : [];
      if (all.length > 0 && context.only !== undefined) actions.push({ title: language === "de" ? "Alles beheben, was sich beheben lässt" : "Mend everything that can be mended", kind: CodeActionKind.SourceFixAll, edit: workspaceEdit(session, places, all) });
      return actions;
    }),
  );
}
