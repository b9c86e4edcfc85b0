/**
 * Calls of checks, actions, moves and procedures: who makes what, against whom, with which modifiers.
 *
 * Invariant: the arguments stand in header order and fit; the acting sheet and the opponent are of the right kind.
 */
import { unreachable } from "../base/never.ts";
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";
import { argumentsOf } from "./args.ts";
import { actor } from "./apply.ts";
import { modifierKind } from "./modifier-kinds.ts";
import { outside } from "./dice.ts";
import { placeOf } from "./place.ts";
import { fit, joined, wholeOf } from "./read.ts";
import type { Scope } from "./scope.ts";
import type { CheckSymbol } from "./symbols.ts";
import type { Call, Expr, Type } from "./types.ts";
import { inWords, interval, isConflictId, number } from "./typing.ts";
import { unknownName } from "./visible.ts";
import { at, report, silent } from "./world.ts";

export interface Called { readonly call: Call; readonly check: CheckSymbol; readonly gives: Type | null }

export function callOf(node: ast.Call, scope: Scope): Called | undefined {
  const check = checkOf(node, scope);
  if (check === undefined) return undefined;
  const [self, against, givens, gives] = [check.self(), check.against(), check.givens(), check.gives()];
  if (self === undefined || against === undefined || givens === undefined || gives === undefined) return silent(scope.frame);
  check.inner();
  const written = node.actor === undefined ? null : scope.resolve.expr(node.actor, scope, null);
  if (written === undefined) return undefined;
  const who = self === null ? (written === null ? null : report(scope.frame, "misplaced-actor", node.span, { name: check.name })) : actor(written, self.sheet, check.name, scope, node.actor?.span ?? node.span);
  if (who === undefined) return undefined;
  const within: Scope = scope.self === null && who !== null && self !== null ? { ...scope, self: { sheet: self.sheet, expr: who } } : scope;
  const open = scope.conflict?.tactic === true ? givens.map(mayBeLeftOut) : givens;
  const args = argumentsOf(node.args, open, check.name, within, node.span, who);
  const parts = partsOf(node, check, within, who, gives);
  if (args === undefined || parts === undefined) return undefined;
  if (against !== null && parts.against === null) return report(scope.frame, "missing-opponent", node.span, { name: check.name });
  if (against === null && parts.against !== null) return report(scope.frame, "misplaced-opponent", node.span, { name: check.name });
  const opponent = against === null || parts.against === null ? null : fit(parts.against, { kind: "sheet", sheet: against.sheet.id }, scope, scope.frame.world.spans.get(parts.against) ?? node.span, null);
  if (opponent === undefined) return undefined;
  const conflict = conflictFor(check, parts.conflict, node, scope);
  if (conflict === undefined) return undefined;
  const { general, kinded, special, series, ifImpossible } = parts;
  const call: Call = { check: check.id, who: written === null ? null : who, against: opponent, conflict, args, general, ...(kinded === undefined ? {} : { kinded }), special, series, ifImpossible };
  return { call: at(scope.frame.world, call, node.span), check, gives: parts.type };
}

/** In a tactic the first thing of the list with which it is possible is taken. */
function mayBeLeftOut<T extends { readonly type: Type; readonly usually: Expr | null; readonly from: unknown }>(given: T): T {
  return given.from === null || given.usually !== null ? given : { ...given, usually: { kind: "chosen", from: "list", end: "lowest", by: null, type: given.type } };
}

/** The conflict a call takes place in: the one named, else the one at hand. */
function conflictFor(check: CheckSymbol, named: Expr | null, node: ast.Call, scope: Scope): Expr | null | undefined {
  const wanted = check.conflict();
  if (wanted === undefined) return silent(scope.frame);
  const inExample = scope.frame.id.startsWith("example/") || scope.frame.id.startsWith("law/") || scope.frame.id.startsWith("odds/");
  if (wanted === null) return named === null || inExample ? named : report(scope.frame, "misplaced-conflict", node.span, { name: check.name });
  const inside = named ?? (scope.conflict?.symbol === wanted ? scope.conflict.expr : null);
  if (inside === null) return report(scope.frame, "missing-conflict", node.span, { name: check.name, conflict: wanted.name });
  return fit(inside, { kind: "sheet", sheet: wanted.id }, scope, node.span, null);
}

function checkOf(node: ast.Call, scope: Scope): CheckSymbol | undefined {
  if (node.original) return silent(scope.frame);
  if (node.check === undefined || node.check.kind === "missing") return silent(scope.frame);
  const { rules } = scope.frame.world.symbols;
  const rule = rules.get(node.check.text);
  if (rule?.kind === "check") return rule;
  if (rule?.kind === "refused") return silent(scope.frame);
  const checks = [...rules.values()].filter((one) => one.kind === "check").map((one) => one.name);
  if (rule === undefined) return unknownName(scope, node.check, checks);
  return report(scope.frame, "mismatched-type", node.check.span, { expected: { de: "eine Probe oder Aktion", en: "a check or action" }, found: { de: `„${node.check.text}“`, en: `"${node.check.text}"` } });
}

type Parts = Pick<Call, "general" | "kinded" | "special" | "series" | "ifImpossible"> & { readonly against: Expr | null; readonly conflict: Expr | null; readonly type: Type | null };

function partsOf(node: ast.Call, check: CheckSymbol, scope: Scope, who: Expr | null, gives: Type | null): Parts | undefined {
  const seen = new Map<string, Span>();
  let general: Expr | null = null;
  const kinded: Kinded[] = [];
  const special: Special[] = [];
  let against: Expr | null = null;
  let conflict: Expr | null = null;
  let need: Expr | null = null;
  let rerolls: Expr | null = null;
  let ifImpossible: Expr | null = null;
  let keep: "last" | "worst" | "best" | null = null;
  let type = gives;
  for (const part of node.parts) {
    const before = seen.get(part.kind);
    if (before !== undefined && part.kind !== "with") return report(scope.frame, "duplicate-part", part.span, { name: check.name });
    seen.set(part.kind, part.span);
    switch (part.kind) {
      case "with": {
        const read = modifiers(part.modifiers, scope, who);
        if (read === undefined) return undefined;
        special.push(...read.special);
        kinded.push(...read.kinded);
        general = read.general === null ? general : general === null ? read.general : sum(general, read.general, scope, part.span);
        break;
      }
      case "against": {
        const opponent = scope.resolve.expr(part.opponent, scope, null);
        if (opponent === undefined) return undefined;
        against = opponent;
        break;
      }
      case "in-conflict": {
        const inside = scope.resolve.expr(part.conflict, scope, null);
        if (inside === undefined) return undefined;
        if (inside.type.kind !== "sheet" || !isConflictId(inside.type.sheet)) return report(scope.frame, "mismatched-type", part.span, { expected: { de: "ein Konflikt", en: "a conflict" }, found: inWords(inside.type) });
        conflict = inside;
        break;
      }
      case "needing": case "rerolls": {
        const value = wholeOf(part.value, scope);
        if (value === undefined) return undefined;
        const [least, most] = [part.kind === "needing" ? 1 : 0, interval(value)[1]];
        if (most < least) return outside(scope, part.value.span, most, `${least}..∞`);
        if (part.kind === "needing") need = value;
        else rerolls = value;
        break;
      }
      case "keeping": keep = part.which; break;
      case "if-impossible": {
        const value = scope.resolve.expr(part.value, scope, gives);
        const fitted = value === undefined || gives === null ? value : fit(value, gives, scope, part.span, part.value);
        if (fitted === undefined) return undefined;
        type = gives === null ? fitted.type : (joined({ ...fitted, type: gives } as Expr, fitted, scope, part.span) ?? gives);
        ifImpossible = fitted;
        break;
      }
      default: return unreachable(part);
    }
  }
  const one: Expr = { kind: "number", value: 1, type: number(1, 1) };
  const zero: Expr = { kind: "number", value: 0, type: number(0, 0) };
  const series = need === null && rerolls === null && keep === null ? null : { need: need ?? one, rerolls: rerolls ?? zero, keep: keep ?? "last" };
  return { general, ...(kinded.length === 0 ? {} : { kinded }), special, series, ifImpossible, against, conflict, type };
}

type Special = Call["special"][number];
type Kinded = NonNullable<Call["kinded"]>[number];

function modifiers(nodes: readonly ast.CallModifier[], scope: Scope, who: Expr | null): (Pick<Call, "general" | "special"> & { readonly kinded: readonly Kinded[] }) | undefined {
  let general: Expr | null = null;
  const kinded: Kinded[] = [];
  const special: Special[] = [];
  for (const node of nodes) {
    const as = modifierKind(node.as, scope);
    const by = wholeOf(node.amount, scope);
    if (by === undefined || as === undefined) return undefined;
    if (node.on === undefined) {
      if (as !== null) kinded.push({ by, as });
      else general = general === null ? by : sum(general, by, scope, node.span);
      continue;
    }
    const acting: Scope = who === null || who.type.kind !== "sheet" ? scope : actingAs(who, scope);
    const value = scope.resolve.expr(node.on, acting, null);
    const place = value === undefined ? undefined : placeOf(value, acting, node.on);
    if (place === undefined) return undefined;
    special.push({ place, by, ...(as === null ? {} : { as }) });
  }
  return { general, kinded, special };
}
/** Names after `on` are values of who acts in the call. */
function actingAs(who: Expr, scope: Scope): Scope {
  const sheet = who.type.kind === "sheet" ? scope.frame.world.symbols.byId.get(who.type.sheet) : undefined;
  return sheet?.kind === "sheet" ? { ...scope, self: { sheet, expr: who } } : scope;
}
function sum(a: Expr, b: Expr, scope: Scope, span: Span): Expr {
  return at(scope.frame.world, { kind: "arithmetic", op: "+", a, b, type: number(null, null) }, span);
}
