/**
 * Folding, colours, notes, lenses, signatures and who calls whom, as the protocol wants them.
 *
 * Invariant: lenses name only our own commands; their arguments are places.
 */
import {
  type CallHierarchyItem, type CodeLens, FoldingRangeKind, type InlayHint, InlayHintKind, type Position, type SemanticTokensLegend, SymbolKind,
} from "vscode-languageserver/node";
import { offsetAt, position } from "../base/source.ts";
import type { Definition } from "../editor/definitions.ts";
import { hintsIn } from "../editor/features/hints.ts";
import { type Lens, lensesOf } from "../editor/features/lenses.ts";
import { callersOf, callsOf, rulesAt, signatureAt } from "../editor/features/signature.ts";
import { type Colour, coloursOf, foldsOf } from "../editor/features/structure.ts";
import { plain, unlinked } from "../editor/markdown.ts";
import { pathOf } from "./addresses.ts";
import { placeOf, workspaceEdit } from "./answers.ts";
import { chancesBeside } from "./chances.ts";
import { locationOf, type Places, rangeOf } from "./convert.ts";
import { guarded, type Session } from "./session.ts";
import type { Thread } from "./thread.ts";

const colours: readonly Colour[] = ["keyword", "number", "string", "type", "class", "enumMember", "property", "function", "variable", "parameter", "namespace", "event", "decorator"];
export const legend: SemanticTokensLegend = { tokenTypes: [...colours], tokenModifiers: ["declaration"] };
/** Commands the server carries out itself. */
export const commands: readonly string[] = ["regelwerk.runExample", "regelwerk.fillIn"];
const budget = 20_000;

export function answerStructure(session: Session, thread: Thread): void {
  const { connection } = session;
  const beside = chancesBeside(session, thread);
  connection.onFoldingRanges(
    guarded(session, "foldingRange", ({ textDocument }) =>
      foldsOf(session.places().snapshot, pathOf(textDocument.uri)).map(({ from, to, kind }) => ({ startLine: from, endLine: to, ...(kind === "comment" ? { kind: FoldingRangeKind.Comment } : {}) })),
    ),
  );
  connection.languages.semanticTokens.on(guarded(session, "semanticTokens", ({ textDocument }) => ({ data: [...encoded(session.places(), pathOf(textDocument.uri))] })));
  connection.languages.inlayHint.on(
    guarded(session, "inlayHint", async ({ textDocument, range }) => {
      const { snapshot } = session.places();
      const path = pathOf(textDocument.uri);
      const source = snapshot.source(path);
      if (source === undefined) return null;
      const [from, to] = [offsetAt(source, range.start), offsetAt(source, range.end)];
      const language = session.language(path);
      const ranges = hintsIn(snapshot, path, from, to, language).map(({ at, text }): InlayHint => ({ position: position(source, at), label: text, kind: InlayHintKind.Type }));
      const odds = (await beside(snapshot, path, from, to)).map(({ at, text, more }): InlayHint => ({ position: position(source, at), label: text, tooltip: more, paddingLeft: true }));
      return [...ranges, ...odds];
    }),
  );
  connection.onSignatureHelp(
    guarded(session, "signatureHelp", (params) => {
      const places = session.places();
      const at = placeOf(places, params);
      const found = at === null ? null : signatureAt(places.snapshot, at.path, at.offset);
      if (found === null) return null;
      const label = `${found.name}(${found.parameters.join(", ")})`;
      return { signatures: [{ label, parameters: found.parameters.map((text) => ({ label: text })) }], activeSignature: 0, activeParameter: found.active };
    }),
  );
  answerLenses(session, thread);
  answerCalls(session);
}

/** Line and character as distances from the token before; a token lies on one line. */
function encoded({ snapshot }: Places, path: string): readonly number[] {
  const source = snapshot.source(path);
  if (source === undefined) return [];
  const data: number[] = [];
  let before: Position = { line: 0, character: 0 };
  for (const { span, colour, declaration } of coloursOf(snapshot, path)) {
    const [start, end] = [position(source, span.start), position(source, span.end)];
    if (start.line !== end.line) continue;
    data.push(start.line - before.line, start.line === before.line ? start.character - before.character : start.character, end.character - start.character, colours.indexOf(colour), declaration ? 1 : 0);
    before = start;
  }
  return data;
}

function answerLenses(session: Session, thread: Thread): void {
  const { connection } = session;
  connection.onCodeLens(
    guarded(session, "codeLens", ({ textDocument }) => {
      const places = session.places();
      const path = pathOf(textDocument.uri);
      const language = session.language(path);
      return lensesOf(places.snapshot, path).map((one): CodeLens => ({ range: rangeOf(places, one.span), command: { title: one.title[language], ...commandOf(one, places) } }));
    }),
  );
  connection.onExecuteCommand(
    guarded<{ readonly command: string; readonly arguments?: readonly unknown[] }, unknown>(session, "executeCommand", async ({ command, arguments: args = [] }, token) => {
      const { snapshot, ...rest } = session.places();
      const [uri, line] = args;
      if (typeof uri !== "string" || !commands.includes(command)) return null;
      const path = pathOf(uri);
      const open = session.workspace.openPaths();
      if (command === "regelwerk.fillIn") {
        const edits = await thread.ask(snapshot, open, { kind: "fill", path }, { budget, key: "fill", token });
        if (edits === null || edits.length === 0 || session.workspace.snapshot() !== snapshot) return null;
        await connection.workspace.applyEdit(workspaceEdit(session, { snapshot, ...rest }, edits));
        return null;
      }
      const examples = (await thread.ask(snapshot, open, { kind: "examples", path }, { budget, key: "examples", token })) ?? [];
      const wanted = examples.filter((one) => one.file === path && (typeof line !== "number" || one.line === line + 1));
      const german = session.language(path) === "de";
      for (const one of wanted) {
        const failed = one.checks.filter(({ passed }) => !passed);
        const text = one.passed ? (german ? "stimmt" : "holds") : failed.map(({ text: claim, actual }) => `${claim}: ${actual}`).join("; ");
        if (one.passed) connection.window.showInformationMessage(unlinked(`${one.name}: ${text}`));
        else connection.window.showWarningMessage(unlinked(`${one.name}: ${text === "" ? (german ? "stimmt nicht" : "does not hold") : text}`));
      }
      return { examples: wanted };
    }),
  );
}

function commandOf(one: Lens, places: Places): { readonly command: string; readonly arguments: unknown[] } {
  const uri = places.address(one.about.file);
  const { start } = rangeOf(places, one.about);
  switch (one.does) {
    case "run-example": return { command: "regelwerk.runExample", arguments: [uri, start.line] };
    case "fill-in": return { command: "regelwerk.fillIn", arguments: [uri] };
    // The editor's own part shows the list; without one the lens only tells the number.
    default: return { command: "", arguments: [] };
  }
}

function answerCalls(session: Session): void {
  const { connection } = session;
  const item = (places: Places, one: Definition): CallHierarchyItem => ({ name: one.name, kind: SymbolKind.Function, uri: places.address(one.span.file), range: rangeOf(places, one.whole), selectionRange: rangeOf(places, one.span), detail: plain(one.kind) });
  connection.languages.callHierarchy.onPrepare(
    guarded(session, "prepareCallHierarchy", (params) => {
      const places = session.places();
      const at = placeOf(places, params);
      return at === null ? null : rulesAt(places.snapshot, at.path, at.offset).map((one) => item(places, one));
    }),
  );
  const ruleOf = (places: Places, { uri, selectionRange }: CallHierarchyItem): Definition | undefined => {
    const at = placeOf(places, { textDocument: { uri }, position: selectionRange.start });
    return at === null ? undefined : rulesAt(places.snapshot, at.path, at.offset)[0];
  };
  connection.languages.callHierarchy.onOutgoingCalls(
    guarded(session, "outgoingCalls", (params) => {
      const places = session.places();
      const rule = ruleOf(places, params.item);
      return rule === undefined ? null : callsOf(places.snapshot, rule).map((one) => ({ to: item(places, one.rule), fromRanges: one.places.map((span) => rangeOf(places, span)) }));
    }),
  );
  connection.languages.callHierarchy.onIncomingCalls(
    guarded(session, "incomingCalls", (params) => {
      const places = session.places();
      const rule = ruleOf(places, params.item);
      return rule === undefined ? null : callersOf(places.snapshot, rule).map((one) => ({ from: item(places, one.rule), fromRanges: one.places.map((span) => locationOf(places, span).range) }));
    }),
  );
}
