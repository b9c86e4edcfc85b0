/**
 * Conflicts and scenes: who takes part, whose turn it is, what happens when, how it ends.
 *
 * Invariant: a conflict reads and changes its own fields only; of its members it says what holds of all or some of them.
 */
import type * as ast from "../syntax/ast.ts";
import { blockOf, flowOf } from "./block.ts";
import { writtenDice } from "./dice.ts";
import { named } from "./named.ts";
import { numeric, test } from "./read.ts";
import type { Scope } from "./scope.ts";
import { relationOf } from "./relation.ts";
import { fieldsOf } from "./sheet.ts";
import type { ConflictSymbol, SheetSymbol, SideSymbol } from "./symbols.ts";
import { typeOf } from "./type-node.ts";
import type { Conflict, ConflictEnd, ConflictTest, Expr, Id, Moment, Order, OrderKey, Relation, Side, Type } from "./types.ts";
import { inWords, isConflictId, withoutNone } from "./typing.ts";
import { scaleById, stepExpr, unknownName } from "./visible.ts";
import { at, blinded, meta, report, sentenceId, silent } from "./world.ts";

/** Symbols of conflicts stand among the sheets, because their fields are read alike. */
export function isConflict(one: { readonly id: Id }): boolean {
  return isConflictId(one.id);
}

export function conflictNamed(name: ast.NameSlot, scope: Scope): ConflictSymbol | undefined {
  if (name.kind === "missing") return silent(scope.frame);
  const { kinds } = scope.frame.world.symbols;
  const symbol = kinds.get(name.text);
  if (symbol?.kind === "conflict") return symbol;
  if (symbol?.kind === "refused") return silent(scope.frame);
  if (symbol === undefined) return unknownName(scope, name, [...kinds.values()].filter((one) => one.kind === "conflict").map((one) => one.name));
  return report(scope.frame, "mismatched-type", name.span, { expected: { de: "ein Konflikt", en: "a conflict" }, found: { de: `„${name.text}“`, en: `"${name.text}"` } });
}

export function sidesOf(node: ast.Conflict, scope: Scope): readonly SideSymbol[] | undefined {
  const sides: SideSymbol[] = [];
  let broken = false;
  for (const member of node.members) {
    if (member.kind !== "sides" && member.kind !== "actors") continue;
    const type = typeOf(member.type, scope);
    const of = type?.kind === "list" ? withoutNone(type.of) : undefined;
    const sheet = of?.kind === "sheet" ? scope.frame.world.symbols.byId.get(of.sheet) : undefined;
    if (type !== undefined && (sheet?.kind !== "sheet" || isConflict(sheet))) report(scope.frame, "mismatched-type", member.type.span, { expected: { de: "eine Liste von Bögen", en: "a list of sheets" }, found: inWords(type) });
    for (const name of member.kind === "sides" ? member.names : [member.name]) {
      if (type?.kind !== "list" || sheet?.kind !== "sheet" || name.kind === "missing") {
        broken = true;
        continue;
      }
      const before = sides.find((one) => one.name === name.text);
      if (before !== undefined) report(scope.frame, "duplicate-name", name.span, { name: name.text });
      sides.push({ name: name.text, sheet, least: type.least, most: type.most, span: name.span, meta: member.meta });
    }
  }
  return broken ? silent(scope.frame) : sides;
}

export function gives(node: ast.Conflict, scope: Scope): Type | null | undefined {
  return node.gives === undefined ? null : typeOf(node.gives, scope);
}

export function sideExpr(conflict: Expr, side: SideSymbol): Expr {
  return { kind: "side", conflict, side: side.name, type: { kind: "list", of: { kind: "sheet", sheet: side.sheet.id }, least: side.least, most: side.most } };
}

/** A scope in which the conflict, its fields and its sides are visible under their names. A name of the acting sheet goes first. */
export function withConflict(scope: Scope, symbol: ConflictSymbol | null | undefined, wanted: boolean, tactic = false): Scope {
  if (!wanted || symbol === null) return scope;
  if (symbol === undefined) {
    blinded(scope.frame);
    return scope;
  }
  const expr: Expr = { kind: "role", name: symbol.name, type: { kind: "sheet", sheet: symbol.id } };
  const locals = new Map(scope.locals);
  const add = (name: string, type: Type | undefined, value: Expr | null, span: ast.Name["span"]): void => {
    if (!locals.has(name) && scope.self?.sheet.fields.has(name) !== true) locals.set(name, { kind: "role", type, expr: value, span, call: null });
  };
  add(symbol.name, expr.type, expr, symbol.span);
  for (const [name, field] of symbol.sheet.fields) {
    const type = field.type();
    add(name, type, type === undefined ? null : { kind: "field", owner: expr, field: field.id, type }, field.span);
  }
  addSides(symbol, expr, add);
  return { ...scope, locals, conflict: { symbol, expr, tactic } };
}
function addSides(symbol: ConflictSymbol, expr: Expr, add: (name: string, type: Type | undefined, value: Expr, span: ast.Name["span"]) => void): void {
  for (const side of symbol.sides() ?? []) {
    const value = sideExpr(expr, side);
    add(side.name, value.type, value, side.span);
  }
}

// ── the whole ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `scope`: the conflict is `self`. */
export function conflictOf(symbol: ConflictSymbol, plain: Scope): Conflict | undefined {
  const { node } = symbol;
  const { frame } = plain;
  if (plain.self === null) return silent(frame);
  const locals = new Map(plain.locals);
  addSides(symbol, plain.self.expr, (name, type, expr, span) => void locals.set(name, { kind: "role", type, expr, span, call: null }));
  const scope: Scope = { ...plain, locals, conflict: { symbol, expr: plain.self.expr, tactic: false } };
  const [sides, outcomes] = [symbol.sides(), symbol.gives()];
  const fields = fieldsOf(symbol.sheet.fields, node.members, plain);
  const relations = [...symbol.relations.values()].map((one) => relationOf(one, scope));
  let order: Order | null = null;
  const moments: Moment[] = [];
  let turnEnds: ConflictTest | null = null;
  let actions: readonly Id[] | null = null;
  let eachTurn: number | null = null;
  const onceEach: Id[] = [];
  const ends: ConflictEnd[] = [];
  const twice = (before: unknown, span: ast.Name["span"]): void => {
    if (before !== null) report(frame, "duplicate-part", span, { name: symbol.name });
  };
  for (const member of node.members) {
    switch (member.kind) {
      case "heading": case "field": case "sides": case "actors": case "relation": break;
      case "broken": silent(frame); break;
      case "order":
        twice(order, member.span);
        order = orderOf(member, sides ?? [], scope) ?? null;
        break;
      case "moment": {
        const needs = member.body.find((one) => one.kind === "needs");
        if (needs !== undefined) report(frame, "misplaced-needs", needs.span, {});
        const { block } = blockOf(member.body, { ...scope, locals: new Map(scope.locals) }, flowOf("check", null, member.body));
        moments.push(at(frame.world, { id: sentenceId(frame, member.span), at: momentAt[member.moment], body: block, ...meta(frame, member.meta) } satisfies Moment, member.span));
        break;
      }
      case "turn-ends": {
        twice(turnEnds, member.span);
        const found = test(member.condition, scope);
        if (found !== undefined) turnEnds = at(frame.world, { id: sentenceId(frame, member.span), test: found, ...meta(frame, member.meta) }, member.span);
        break;
      }
      case "actions": {
        if (member.count !== undefined) eachTurn = Number(member.count.text);
        const listed = actionsOf(member.names, scope);
        if (member.names.length > 0) actions = [...(actions ?? []), ...listed];
        if (member.eachTurn) onceEach.push(...listed);
        break;
      }
      case "ends-when": case "ends-as": {
        const found = test(member.condition, scope);
        const outcome = member.kind === "ends-as" ? outcomeOf(member, outcomes ?? null, symbol, scope) : null;
        if (found !== undefined && outcome !== undefined) ends.push(at(frame.world, { id: sentenceId(frame, member.span), test: found, outcome, ...meta(frame, member.meta) }, member.span));
        break;
      }
      default: report(frame, "misplaced-sentence", member.span, { expected: ["sides", "order", "each round", "actions", "ends when"] });
    }
  }
  if (sides === undefined || outcomes === undefined || relations.includes(undefined)) return silent(frame);
  const told: readonly Side[] = sides.map((one) => ({ name: one.name, sheet: one.sheet.id, least: one.least, most: one.most, ...meta(frame, one.meta) }));
  const rule: Order = order ?? { kind: sides.length > 1 ? "alternating" : "free" };
  return { id: symbol.id, ...named(node.head, node.flags, scope, [], node.meta), word: node.kind, gives: outcomes, sides: told, fields, relations: relations as readonly Relation[], order: rule, moments, turnEnds, actions, eachTurn, onceEach, ends };
}

const momentAt: Readonly<Record<ast.Moment["moment"], Moment["at"]>> = { "each round": "round", "start of each turn": "start", "end of each turn": "end", "after each action": "action" };

function orderOf(node: ast.Order, sides: readonly SideSymbol[], scope: Scope): Order | undefined {
  if (node.form !== "by") return { kind: node.form };
  const sheets = new Set(sides.map((one) => one.sheet));
  const [sheet] = sheets;
  if (sheet === undefined || sheets.size > 1) return report(scope.frame, "mismatched-order", node.span, {});
  const keys = node.keys.map((key) => orderKey(key, sheet, scope));
  return keys.includes(undefined) ? undefined : { kind: "by", keys: keys as readonly OrderKey[] };
}
/** The member is `self` in its keys. */
function orderKey(node: ast.OrderKey, sheet: SheetSymbol, scope: Scope): OrderKey | undefined {
  const first = node.first ?? "highest";
  const id = sentenceId(scope.frame, node.span);
  const self = { sheet, expr: { kind: "self", type: { kind: "sheet", sheet: sheet.id } } as const };
  const within: Scope = { ...scope, self, locals: new Map(), conflict: null };
  if (node.roll) {
    const dice = node.value.kind === "dice" || node.value.kind === "dice-with-options" || node.value.kind === "binary" ? writtenDice(node.value, within) : undefined;
    if (dice === undefined || dice === "none") return report(scope.frame, "unsupported-dice", node.value.span, { dice: "…" });
    return { id, first, value: null, dice };
  }
  const raw = scope.resolve.expr(node.value, within, null);
  const value = raw === undefined ? undefined : numeric(raw, within, node.value.span, node.value);
  return value === undefined ? undefined : { id, first, value, dice: null };
}

function actionsOf(names: readonly ast.NameSlot[], scope: Scope): readonly Id[] {
  const { rules } = scope.frame.world.symbols;
  return names.flatMap((name) => {
    if (name.kind === "missing") return silent(scope.frame) ?? [];
    const rule = rules.get(name.text);
    if (rule?.kind === "check") return rule.node.word === "action" || rule.node.word === "move" ? [rule.id] : (report(scope.frame, "misplaced-action", name.span, { name: name.text }) ?? []);
    if (rule?.kind === "refused") return silent(scope.frame) ?? [];
    return unknownName(scope, name, [...rules.values()].filter((one) => one.kind === "check").map((one) => one.name)) ?? [];
  });
}

function outcomeOf(node: ast.EndsAs, outcomes: Type | null, symbol: ConflictSymbol, scope: Scope): number | undefined {
  if (node.outcome.kind === "missing") return silent(scope.frame);
  const bare = outcomes === null ? null : withoutNone(outcomes);
  const scale = bare?.kind === "step" ? scaleById(bare.scale, scope.frame.world) : undefined;
  if (scale === undefined) return report(scope.frame, "missing-ending", node.outcome.span, { conflict: symbol.name, outcome: node.outcome.text });
  const step = stepExpr(scale, node.outcome.text);
  return step?.kind === "step" ? step.value : unknownName(scope, node.outcome, scale.steps.map((one) => one.name));
}
