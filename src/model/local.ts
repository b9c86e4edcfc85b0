/**
 * Names of one rule: parameters, roles, lets, rolls, answers.
 *
 * Invariant: nothing shadows: a local name repeats no other local one, no member of the acting sheet and no rule (section 5.7).
 */
import type * as ast from "../syntax/ast.ts";
import type { Local, Scope } from "./scope.ts";
import type { Expr, Type } from "./types.ts";
import { entryOf, fieldOf } from "./visible.ts";
import { report, silent } from "./world.ts";

/** Declares a name from here on; undefined (and reported) if it is taken. It counts as declared all the same. */
export function declareLocal(
  scope: Scope, name: ast.NameSlot, kind: Local["kind"], type: Type | undefined, more: { readonly expr?: Expr; readonly call?: Local["call"] } = {},
): string | undefined {
  if (name.kind === "missing") return silent(scope.frame);
  const taken = kind === "variable" ? undefined : takenBy(scope, name.text);
  scope.locals.set(name.text, { kind, type, expr: more.expr ?? null, span: name.span, call: more.call ?? null });
  if (taken === undefined) return name.text;
  const related = taken === "elsewhere" ? [] : [{ span: taken, text: { de: "Hier steht der Name zum ersten Mal.", en: "The name is first used here." } }];
  return report(scope.frame, "duplicate-name", name.span, { name: name.text }, { related });
}

function takenBy(scope: Scope, name: string): ast.Name["span"] | "elsewhere" | undefined {
  const local = scope.locals.get(name);
  if (local !== undefined) return local.span;
  const { world } = scope.frame;
  if (scope.self !== null) {
    const member = fieldOf(scope.self.sheet, name) ?? entryOf(scope.self.sheet, name, world);
    if (member !== undefined) return member.span;
  }
  const rule = world.symbols.rules.get(name);
  if (rule === undefined || rule.kind === "check" || rule.kind === "cascade" || rule.kind === "refused") return undefined;
  return rule.span;
}
