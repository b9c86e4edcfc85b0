/**
 * Completion as the protocol wants it.
 *
 * Invariant: what is put in never touches what stands behind the cursor; where an editor cannot fill in places, it gets plain text.
 */
import { type CompletionItem, CompletionItemKind, InsertTextFormat, MarkupKind } from "vscode-languageserver/node";
import { position } from "../base/source.ts";
import { offersAt } from "../editor/features/complete.ts";
import type { Offer } from "../editor/features/offers.ts";
import { filledSnippet } from "../editor/snippets.ts";
import { placeOf } from "./answers.ts";
import { guarded, type Session } from "./session.ts";

export function answerCompletion(session: Session): void {
  session.connection.onCompletion(
    guarded(session, "completion", (params) => {
      const places = session.places();
      const at = placeOf(places, params);
      const source = at === null ? undefined : places.snapshot.source(at.path);
      if (at === null || source === undefined) return null;
      const language = session.language(at.path);
      const end = position(source, at.offset);
      const all = offersAt(places.snapshot, at.path, at.offset).filter((one) => fits(one, source.text.slice(one.start, at.offset)));
      const items = all.slice(0, most).map((one): CompletionItem => {
        const snippet = one.snippet && session.wishes.snippets;
        const newText = one.snippet && !snippet ? filledSnippet(one.text) : one.text;
        return {
          label: one.label,
          kind: kinds[one.kind],
          ...(one.kind === "clause-id" ? { documentation: { kind: MarkupKind.PlainText, value: one.detail[language] } } : { detail: one.detail[language] }),
          sortText: `${String(one.rank).padStart(5, "0")} ${one.label}`,
          filterText: one.label,
          textEdit: { range: { start: position(source, one.start), end }, newText },
          insertTextFormat: snippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
        };
      });
      return { isIncomplete: all.length > most, items };
    }),
  );
}

/** So many are shown at once; as more is typed, others fit. */
const most = 250;

/** What was typed is in it, letter by letter. */
function fits({ label }: Offer, typed: string): boolean {
  let from = 0;
  const wanted = label.normalize("NFC").toLowerCase();
  for (const letter of typed.normalize("NFC").toLowerCase()) {
    from = wanted.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

const kinds: Readonly<Record<Offer["kind"], CompletionItemKind>> = {
  keyword: CompletionItemKind.Keyword, snippet: CompletionItemKind.Snippet, label: CompletionItemKind.Property, "clause-id": CompletionItemKind.Reference, ruleset: CompletionItemKind.Module,
  source: CompletionItemKind.File, module: CompletionItemKind.Module, edition: CompletionItemKind.Module, unit: CompletionItemKind.Unit, scale: CompletionItemKind.Enum, choice: CompletionItemKind.Enum,
  step: CompletionItemKind.EnumMember, option: CompletionItemKind.EnumMember, constant: CompletionItemKind.Constant, table: CompletionItemKind.Function, column: CompletionItemKind.Field,
  formula: CompletionItemKind.Function, sheet: CompletionItemKind.Class, field: CompletionItemKind.Field, collection: CompletionItemKind.Struct, catalogue: CompletionItemKind.Struct,
  entry: CompletionItemKind.Value, each: CompletionItemKind.Field, condition: CompletionItemKind.Event, check: CompletionItemKind.Function, cascade: CompletionItemKind.Function,
  conflict: CompletionItemKind.Interface, side: CompletionItemKind.Variable, relation: CompletionItemKind.Property, tactic: CompletionItemKind.Method, "modifier-kind": CompletionItemKind.Constant,
  parameter: CompletionItemKind.Variable, local: CompletionItemKind.Variable, "creation-step": CompletionItemKind.Method, "odds-table": CompletionItemKind.Function, clause: CompletionItemKind.Text,
};
