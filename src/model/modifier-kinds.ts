/**
 * `as Umstand` behind a modifier: its kind, which `modifier kinds` declares.
 *
 * Invariant: kinds of modifiers have names of their own, so one may be called as a condition or a field is.
 */
import { suggestOne } from "../base/suggest.ts";
import type * as ast from "../syntax/ast.ts";
import type { Scope } from "./scope.ts";
import type { Id } from "./types.ts";
import { report, silent } from "./world.ts";

/** Null: it has none. */
export function modifierKind(name: ast.NameSlot | undefined, scope: Scope): Id | null | undefined {
  if (name === undefined) return null;
  const { world } = scope.frame;
  if (name.kind === "missing") return silent(scope.frame);
  const known = world.symbols.modifierKinds;
  const kind = known.get(name.text);
  if (kind !== undefined) return kind.id;
  if (world.openNames) return silent(scope.frame);
  const suggestion = suggestOne(name.text, [...known.keys()]);
  return report(scope.frame, "unknown-modifier-kind", name.span, { name: name.text, suggestion }, {
    fix: suggestion === undefined ? null : { title: { de: `Durch „${suggestion}“ ersetzen`, en: `Replace by "${suggestion}"` }, edits: [{ span: name.span, newText: suggestion }] },
  });
}
