/**
 * Members that sheets, collections, things and conditions share: modifiers, reactions, must, forbids, needs.
 *
 * Invariant: a reaction neither rolls nor asks; a modifier changes a value that exists, or goes to a check.
 */
import { unreachable } from "../base/never.ts";
import type * as ast from "../syntax/ast.ts";
import { blockOf, flowOf } from "./block.ts";
import { modifierKind } from "./modifier-kinds.ts";
import { placeOf } from "./place.ts";
import { numeric, test, wholeOf } from "./read.ts";
import { facts, inner, knowing, type Scope } from "./scope.ts";
import type { Expr, Forbid, Modifier, ModifierTarget, Must, Need, Reaction, Type } from "./types.ts";
import { inWords, unitOf, withoutNone } from "./typing.ts";
import { collectionNamed, unknownName, visibleNames } from "./visible.ts";
import { at, messageAndMeta, meta, report, sentenceId, silent } from "./world.ts";

export interface Members {
  readonly modifiers: readonly Modifier[];
  readonly reactions: readonly Reaction[];
  readonly must: readonly Must[];
  readonly forbids: readonly Forbid[];
  readonly needs: readonly Need[];
  readonly ends: Expr | null;
}
/** Which of these may stand here; fields, rows and headings are read elsewhere. */
export type Allowed = ReadonlySet<ast.Member["kind"]>;

export function membersOf(nodes: readonly ast.Member[], allowed: Allowed, scope: Scope): Members {
  const modifiers: (Modifier | undefined)[] = [];
  const reactions: (Reaction | undefined)[] = [];
  const must: (Must | undefined)[] = [];
  const forbids: (Forbid | undefined)[] = [];
  const needs: (Need | undefined)[] = [];
  let ends: Expr | null = null;
  for (const node of nodes) {
    if (node.kind === "broken") silent(scope.frame);
    if (["heading", "row", "broken", "field", "each"].includes(node.kind)) {
      if ((node.kind === "field" || node.kind === "each" || node.kind === "row") && !allowed.has(node.kind)) misplaced(node, allowed, scope);
      continue;
    }
    if (!allowed.has(node.kind)) {
      misplaced(node, allowed, scope);
      continue;
    }
    switch (node.kind) {
      case "modifier": modifiers.push(modifierOf(node, scope)); break;
      case "reaction": reactions.push(reactionOf(node, scope)); break;
      case "must": must.push(mustOf(node, scope)); break;
      case "forbids": forbids.push(forbidOf(node, scope)); break;
      case "needs": needs.push(needOf(node, scope)); break;
      case "ends-when": ends = test(node.condition, scope) ?? null; break;
      default: break;
    }
  }
  return { modifiers: found(modifiers), reactions: found(reactions), must: found(must), forbids: found(forbids), needs: found(needs), ends };
}
function found<T>(list: readonly (T | undefined)[]): readonly T[] {
  return list.filter((one): one is T => one !== undefined);
}

const memberWords: Readonly<Record<ast.Member["kind"], string>> = {
  heading: "#", row: "|", field: "Name: 0..6", each: "each", reaction: "when", modifier: "modifier", forbids: "forbids", needs: "needs", must: "must", stacks: "stacks",
  "ends-when": "ends when", "ends-as": "ends as", sides: "sides", actors: "actors", relation: "relation", order: "order", moment: "each round", "turn-ends": "turn ends when", actions: "actions", broken: "",
};
function misplaced(node: ast.Member, allowed: Allowed, scope: Scope): void {
  const expected = [...allowed].map((kind) => memberWords[kind]);
  report(scope.frame, "misplaced-sentence", node.span, { found: memberWords[node.kind], expected });
}

function modifierOf(node: ast.ModifierLine, outer: Scope): Modifier | undefined {
  const target = targetOf(node, outer);
  const as = modifierKind(node.as, outer);
  if (target === undefined) return undefined;
  const scope = target.item === null ? outer : inner(outer, { it: target.item });
  const held = node.if === undefined ? null : test(node.if, scope);
  const within = held === null || held === undefined ? scope : knowing(scope, facts(held, true));
  const amount = wholeOf(node.amount, within);
  const upTo = node.upTo === undefined ? null : wholeOf(node.upTo, within);
  if (held === undefined || amount === undefined || upTo === undefined || as === undefined) return silent(scope.frame);
  if (target.type !== null && unitOf(withoutNone(target.type)) !== unitOf(amount.type)) {
    return report(scope.frame, "mismatched-type", node.amount.span, { expected: inWords(withoutNone(target.type)), found: inWords(amount.type) });
  }
  const id = sentenceId(scope.frame, node.span);
  return at(scope.frame.world, { id, amount, to: target.to, upTo, as, if: held, ...meta(scope.frame, node.meta) } satisfies Modifier, node.span);
}

interface Target { readonly to: ModifierTarget; readonly item: Expr | null; readonly type: Type | null }

function targetOf(node: ast.ModifierLine, scope: Scope): Target | undefined {
  if (node.each) return eachTarget(node, scope);
  const { rules } = scope.frame.world.symbols;
  const rule = node.to.kind === "name" ? rules.get(node.to.text) : undefined;
  if (rule?.kind === "check") return { to: { kind: "check", check: rule.id }, item: null, type: null };
  if (rule?.kind === "refused") return silent(scope.frame);
  if (node.to.kind === "its" || (node.to.kind === "word" && node.to.word === "it")) return report(scope.frame, "unsupported-modifier", node.to.span, {});
  const value = scope.resolve.expr(node.to, scope, null);
  const place = value === undefined ? undefined : placeOf(value, scope, node.to);
  if (place === undefined) return undefined;
  if (place.kind === "field") return { to: { kind: "field", field: place.field }, item: null, type: value?.type ?? null };
  if (place.kind !== "entry" || place.entry.kind !== "entry") return report(scope.frame, "unsupported-modifier", node.to.span, {});
  const collection = scope.frame.world.symbols.byId.get(place.collection);
  if (collection?.kind !== "collection" || collection.own?.id !== place.field) return report(scope.frame, "unsupported-modifier", node.to.span, {});
  return { to: { kind: "entry", collection: place.collection, entry: place.entry.entry }, item: null, type: collection.own.type() ?? null };
}

function eachTarget(node: ast.ModifierLine, scope: Scope): Target | undefined {
  if (node.to.kind !== "name") return silent(scope.frame);
  const { world } = scope.frame;
  const sheet = scope.self?.sheet;
  const collection = sheet === undefined ? undefined : collectionNamed(sheet, node.to.text, world);
  if (collection === undefined) {
    const kind = world.symbols.kinds.get(node.to.text);
    if (kind?.kind === "refused") return silent(scope.frame);
    return unknownName(scope, node.to, [...world.symbols.byId.values()].filter((one) => one.kind === "collection").map((one) => one.name));
  }
  const item: Expr = { kind: "it", type: { kind: "entry", collections: [collection.id] } };
  if (scope.self !== null) world.owners.set(item, scope.self.expr);
  const where = node.where === undefined ? null : test(node.where, inner(scope, { it: item }));
  return where === undefined ? undefined : { to: { kind: "each", collection: collection.id, where }, item, type: collection.own?.type() ?? null };
}

function reactionOf(node: ast.Reaction, scope: Scope): Reaction | undefined {
  const { world } = scope.frame;
  const { trigger } = node;
  if ("name" in trigger) return gainReaction(node, trigger, scope);
  const any = node.any ? anyCollection(node, scope) : null;
  if (any === undefined) return undefined;
  const item: Expr | null = any === null ? null : { kind: "it", type: { kind: "entry", collections: [any] } };
  if (item !== null && scope.self !== null) world.owners.set(item, scope.self.expr);
  const within = item === null ? inner(scope) : inner(scope, { it: item });
  const raw = item ?? scope.resolve.expr(node.subject, within, null);
  const watched = raw === undefined ? undefined : numeric(raw, knowing(within, []), node.subject.span, node.subject);
  if (watched === undefined) return undefined;
  const on = triggerOf(trigger);
  const bound = trigger.kind === "reaches" ? trigger.value : trigger.bound;
  const full = watched.kind === "field" || watched.kind === "entry-field" ? placeOf(watched, within, node.subject) : undefined;
  const rawLevel = bound === undefined ? null : scope.resolve.expr(bound, { ...within, words: { ...within.words, full: full ?? null } }, watched.type);
  const level = rawLevel === null || rawLevel === undefined || bound === undefined ? rawLevel : numeric(rawLevel, within, bound.span, bound);
  const { block } = blockOf(node.body, within, flowOf("reaction", null, node.body));
  if (level === undefined) return silent(scope.frame);
  return at(world, { id: sentenceId(scope.frame, node.span), watched, any, on, level, body: block, ...meta(scope.frame, node.meta) } satisfies Reaction, node.span);
}
function triggerOf(trigger: Exclude<ast.Trigger, { kind: "gains" | "loses" }>): Reaction["on"] {
  switch (trigger.kind) {
    case "reaches": return "reaches";
    case "falls": return trigger.bound === undefined ? "falls" : "below";
    case "rises": return trigger.bound === undefined ? "rises" : "above";
    default: return unreachable(trigger);
  }
}
function anyCollection(node: ast.Reaction, scope: Scope): string | undefined {
  if (node.subject.kind !== "name" || scope.self === null) return silent(scope.frame);
  const collection = collectionNamed(scope.self.sheet, node.subject.text, scope.frame.world);
  return collection?.id ?? unknownName(scope, node.subject, visibleNames(scope));
}

/** `when Mira gains N`: watched is whether it is there. */
function gainReaction(node: ast.Reaction, trigger: Extract<ast.Trigger, { kind: "gains" | "loses" }>, scope: Scope): Reaction | undefined {
  const kind = trigger.name.kind === "name" ? scope.frame.world.symbols.kinds.get(trigger.name.text) : undefined;
  if (node.any || kind?.kind === "catalogue") return report(scope.frame, "unsupported-reaction", node.span, {});
  const compare: ast.Compare = { kind: "compare", operator: "has", left: node.subject, right: trigger.name, span: node.span };
  const holds = trigger.name.kind === "missing" ? silent(scope.frame) : scope.resolve.expr(compare, scope, null);
  const { block } = blockOf(node.body, inner(scope), flowOf("reaction", null, node.body));
  if (holds === undefined) return undefined;
  return at(scope.frame.world, { id: sentenceId(scope.frame, node.span), watched: holds, any: null, on: trigger.kind, level: null, body: block, ...meta(scope.frame, node.meta) } satisfies Reaction, node.span);
}

function mustOf(node: ast.Must, scope: Scope): Must | undefined {
  const found = test(node.condition, scope);
  if (found === undefined) return undefined;
  const { message, meta: said } = messageAndMeta(scope.frame, node.meta);
  return at(scope.frame.world, { id: sentenceId(scope.frame, node.span), test: found, message, ...said } satisfies Must, node.span);
}

function needOf(node: ast.Needs, scope: Scope): Need | undefined {
  const held = node.if === undefined ? null : test(node.if, scope);
  const found = held === undefined ? undefined : test(node.condition, held === null ? scope : knowing(scope, facts(held, true)));
  if (held === undefined || found === undefined) return undefined;
  const { world } = scope.frame;
  const whole: Expr = held === null ? found : { kind: "logic", op: "or", a: { kind: "not", a: held, type: { kind: "yes-no" } }, b: found, type: { kind: "yes-no" } };
  const { message, meta: said } = messageAndMeta(scope.frame, node.meta);
  return at(world, { id: sentenceId(scope.frame, node.span), test: whole, message, ...said } satisfies Need, node.span);
}

function forbidOf(node: ast.Forbids, scope: Scope): Forbid | undefined {
  const said = meta(scope.frame, node.meta);
  if (node.names === undefined) return { checks: null, ...said };
  const { rules } = scope.frame.world.symbols;
  const checks = node.names.map((name) => {
    if (name.kind === "missing") return silent(scope.frame);
    const rule = rules.get(name.text);
    if (rule?.kind === "check") return rule.node.word === "action" || rule.node.word === "move" ? rule.id : report(scope.frame, "misplaced-forbids", name.span, { name: name.text });
    if (rule?.kind === "refused") return silent(scope.frame);
    return unknownName(scope, name, [...rules.values()].filter((one) => one.kind === "check").map((one) => one.name));
  });
  if (checks.includes(undefined)) return undefined;
  return at(scope.frame.world, { checks: checks as string[], ...said } satisfies Forbid, node.span);
}
