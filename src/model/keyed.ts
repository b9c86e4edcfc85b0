/**
 * Reading fields with parameters: `Anna's Zauberplätze(2)`, and the label of such a value.
 *
 * Invariant: known keys name their entry at once; a key that may lie outside of what its parameter lists is a mistake.
 */
import type * as ast from "../syntax/ast.ts";
import { matchArguments } from "./args.ts";
import { fit, present } from "./read.ts";
import type { Scope } from "./scope.ts";
import type { CollectionSymbol, SheetSymbol } from "./symbols.ts";
import type { Expr, Type } from "./types.ts";
import { interval } from "./typing.ts";
import { collectionsOf } from "./visible.ts";
import { at, report, silent, type World } from "./world.ts";

/** The field with parameters of this name on a sheet, with what it inherits. */
export function keyedField(name: string, sheet: SheetSymbol, world: World): CollectionSymbol | undefined {
  return collectionsOf(sheet, world).find((one) => one.keys !== undefined && (one.name === name || one.short === name));
}

/** `Abzug(Feld)` of a sheet. */
export function keyedExpr(node: ast.Apply, symbol: CollectionSymbol, owner: Expr, scope: Scope): Expr | undefined {
  const { world } = scope.frame;
  const keys = keysAt(node, symbol, scope);
  const type = symbol.own?.type();
  if (keys === undefined || type === undefined || symbol.own === null) return silent(scope.frame);
  const entry: Expr = entryAt(symbol, keys);
  world.owners.set(entry, owner);
  return present({ kind: "entry-field", owner, collection: symbol.id, entry: at(world, entry, node.span), field: symbol.own.id, type }, scope, node.span);
}
/** Known keys name their entry; others are worked out. */
function entryAt(symbol: CollectionSymbol, keys: readonly Expr[]): Expr {
  const type: Type = { kind: "entry", collections: [symbol.id] };
  const names = keys.map((key) => constantName(key));
  const isKnown = names.every((name) => name !== undefined);
  return isKnown ? { kind: "entry", collection: symbol.id, entry: names.join(", "), type } : { kind: "entry-at", collection: symbol.id, keys, type };
}
function constantName(key: Expr): string | undefined {
  if (key.kind === "number") return String(key.value);
  if (key.kind === "step") return key.step;
  if (key.kind === "entry") return key.entry;
  return key.kind === "yes-no" ? (key.value ? "yes" : "no") : undefined;
}

/** The name of the entry that a label means, `Zauberplätze(2): 3`. */
export function keyedEntry(node: ast.Apply, symbol: CollectionSymbol, scope: Scope): string | undefined {
  const keys = keysAt(node, symbol, scope);
  const names = keys?.map((key) => constantName(key));
  if (names === undefined) return undefined;
  if (names.includes(undefined)) return report(scope.frame, "mismatched-type", node.span, { expected: { de: "ein fester Wert", en: "a fixed value" }, found: { de: "etwas Berechnetes", en: "something calculated" } });
  return names.join(", ");
}

/** The arguments in header order, each within what the parameter lists. */
function keysAt(node: ast.Apply, symbol: CollectionSymbol, scope: Scope): readonly Expr[] | undefined {
  const params = (symbol.keys ?? []).map((key) => ({ name: key.name, type: key.type(), usually: null }));
  if (params.some(({ type }) => type === undefined)) return silent(scope.frame);
  const typed = params as readonly { readonly name: string; readonly type: Type; readonly usually: null }[];
  const matched = matchArguments(node.args, typed, symbol.name, scope, node.span);
  const values = matched?.map((argument, i): Expr | undefined => {
    const type = typed[i]?.type;
    if (argument === null || type === undefined) return undefined;
    const raw = scope.resolve.expr(argument, scope, type);
    const value = raw === undefined ? undefined : fit(raw, type, scope, argument.span, argument);
    return value === undefined ? undefined : within(value, type, argument, scope);
  });
  return values === undefined || values.includes(undefined) ? silent(scope.frame) : (values as readonly Expr[]);
}
/** A number that may lie outside has no entry. */
function within(value: Expr, type: Type, node: ast.Expr, scope: Scope): Expr | undefined {
  if (type.kind !== "number" && type.kind !== "step") return value;
  const [low, high] = interval(value);
  const [least, most] = [type.low ?? -Infinity, type.high ?? Infinity];
  if (low >= least && high <= most) return value;
  const text = (end: number): string => (Number.isFinite(end) ? String(end) : "…");
  return report(scope.frame, "out-of-range-value", node.span, { value: `${text(low)}..${text(high)}`, range: `${least}..${most}` });
}

