/**
 * Sentences of creations and procedures: what is asked for the sheet, choices, values written in an order, steps done again.
 *
 * Invariant: an answer for the sheet is put there and is no name of its own; a choice is one question (one for each pick)
 * and a `when` over its options.
 */
import type * as ast from "../syntax/ast.ts";
import { declareLocal } from "./local.ts";
import { fit, wholeOf } from "./read.ts";
import { inner, ownId, type Scope } from "./scope.ts";
import { type CollectionSymbol, type CreationSymbol, type EntrySymbol, type FieldSymbol, isCalculated } from "./symbols.ts";
import { anonymousChoice, scaleType } from "./type-node.ts";
import type { AskSentence, Block, Expr, NeedsSentence, Place, RedoSentence, Sentence, StepSentence, Type, WhenSentence, WriteSentence } from "./types.ts";
import { interval, inWords, listOf, number, optional, withoutNone, yesNo } from "./typing.ts";
import { collectionNamed, collectionsOf, entryOf, fieldOf, sheetsAbove, stepExpr, unknownName } from "./visible.ts";
import { at, idOf, messageAndMeta, meta, report, sentenceId, silent } from "./world.ts";

/** Answers of a block, by key. */
type Asked = Map<string, Type>;

// ── asking for the sheet ─────────────────────────────────────────────────────────────────────────────────────────────────

/** `ask player for Name, Alter, Charaktereigenschaften`: a question for each field and entry. */
export function askForSheet(node: ast.Ask, scope: Scope, asked: Asked): readonly AskSentence[] {
  return node.names.flatMap((slot) => {
    const targets = slot.kind === "missing" || scope.self === null ? silent(scope.frame) : targetsOf(slot, scope);
    return (targets ?? []).flatMap((one) => questionFor(one, slot, node, scope, asked) ?? []);
  });
}

interface Target { readonly key: string; readonly field: FieldSymbol; readonly place: Place; readonly reading: (type: Type) => Expr; readonly starts: boolean }

function targetsOf(slot: ast.Name, scope: Scope): readonly Target[] | undefined {
  const { world } = scope.frame;
  if (scope.self === null) return silent(scope.frame);
  const { sheet, expr: owner } = scope.self;
  const field = fieldOf(sheet, slot.text);
  if (field !== undefined) {
    const place: Place = { kind: "field", owner, field: field.id };
    return [{ key: field.name, field, place, reading: (type) => ({ kind: "field", owner, field: field.id, type }), starts: field.node.start !== undefined }];
  }
  const entry = entryOf(sheet, slot.text, world);
  const collection = collectionNamed(sheet, slot.text, world) ?? (entry?.owner.kind === "collection" ? entry.owner : undefined);
  if (collection === undefined) {
    const names = sheetsAbove(sheet).flatMap((one) => [...one.fields.keys()]);
    return unknownName(scope, slot, [...names, ...collectionsOf(sheet, world).flatMap((one) => [one.name, ...one.entries.keys()])]);
  }
  const { own } = collection;
  if (own === null) return report(scope.frame, "misplaced-value", slot.span, { name: slot.text });
  const entries: readonly EntrySymbol[] = entry === undefined ? [...new Set(collection.entries.values())] : [entry];
  return entries.map(({ name }) => {
    const which: Expr = { kind: "entry", collection: collection.id, entry: name, type: { kind: "entry", collections: [collection.id] } };
    const place: Place = { kind: "entry", owner, collection: collection.id, entry: which, field: own.id };
    return { key: name, field: own, place, reading: (type) => ({ kind: "entry-field", owner, collection: collection.id, entry: which, field: own.id, type }), starts: own.node.start !== undefined };
  });
}

/** The usual answer is what stands there: the start value. */
function questionFor(target: Target, slot: ast.NameSlot, node: ast.Ask, scope: Scope, asked: Asked): AskSentence | undefined {
  const { field, key } = target;
  if (isCalculated(field.node)) return report(scope.frame, "misplaced-change", slot.span, { name: key });
  const type = field.type();
  if (type === undefined) return silent(scope.frame);
  if (["list", "dice", "fraction", "sheet"].includes(withoutNone(type).kind)) return report(scope.frame, "unsupported-ask", slot.span, {});
  const written = node.usually === undefined ? null : scope.resolve.expr(node.usually, scope, type);
  const usually = written === null || written === undefined || node.usually === undefined ? written : fit(written, type, scope, node.usually.span, node.usually);
  if (usually === undefined) return undefined;
  const start: Expr | null = target.starts && withoutNone(type).kind !== "text" ? { kind: "base", value: target.reading(type), type } : null;
  asked.set(key, type);
  return at(scope.frame.world, { kind: "ask", id: sentenceId(scope.frame, slot.span), if: null, by: node.who, name: key, type, usually: usually ?? start, secret: node.secret, into: target.place, ...meta(scope.frame, node.meta) } satisfies AskSentence, slot.span);
}

// ── choices ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

const mostPicks = 20;

/** `player chooses X: 1 of { … }`. With several picks the questions are `X 1`, `X 2` …; `body` resolves the block of an option. */
export function chooseOf(node: ast.Choose, scope: Scope, asked: Asked, body: (block: ast.Block, scope: Scope) => Block): readonly Sentence[] {
  const options = node.options.filter((one): one is ast.Option => one.kind === "option");
  const names = options.flatMap((one) => (one.name.kind === "name" ? [one.name] : []));
  if (node.name.kind === "missing" || names.length < node.options.length) return silent(scope.frame) ?? [];
  const twice = names.find((name, index) => names.findIndex((other) => other.text === name.text) < index);
  if (twice !== undefined) return report(scope.frame, "duplicate-name", twice.span, { name: twice.text }) ?? [];
  const picks = node.count.kind === "number" ? Number(node.count.text) : 0;
  if (!(picks >= 1 && picks <= mostPicks) || (!node.repeated && picks > names.length)) return report(scope.frame, "out-of-range-length", node.count.span, { count: node.count.kind === "number" ? picks : "…", least: 1, most: node.repeated ? mostPicks : names.length }) ?? [];
  const scale = anonymousChoice(names.map((name) => name.text), node, scope);
  const type = node.upTo ? optional(scaleType(scale)) : scaleType(scale);
  const keys = Array.from({ length: picks }, (_, index) => (picks === 1 ? node.name : { ...node.name, text: `${node.name.kind === "name" ? node.name.text : ""} ${index + 1}` }));
  return keys.flatMap((slot, pick) => {
    const key = declareLocal(scope, slot, "ask", type);
    if (key === undefined) return [];
    asked.set(key, type);
    const { world } = scope.frame;
    const is = (name: string, which = key): Expr => ({ kind: "compare", op: "is", a: { kind: "local", name: which, type }, b: stepExpr(scale, name) ?? { kind: "none", type }, type: yesNo });
    const ask: AskSentence = { kind: "ask", id: sentenceId(scope.frame, node.span), if: null, by: node.who, name: key, type, usually: null, secret: false, into: null, ...meta(scope.frame, node.meta) };
    const refused = options.flatMap((option): readonly Sentence[] => {
      if (option.if === undefined || option.name.kind !== "name") return [];
      const test = scope.resolve.expr(option.if, scope, yesNo);
      const fitted = test === undefined ? undefined : fit(test, yesNo, scope, option.if.span, option.if);
      return fitted === undefined ? [] : [refusal(fitted, is(option.name.text), option, scope)];
    });
    const repeated = node.repeated ? [] : keys.slice(0, pick).map((other) => {
      const before: Expr = { kind: "local", name: other.kind === "name" ? other.text : "", type };
      const differs: Expr = { kind: "compare", op: "is not", a: { kind: "local", name: key, type }, b: before, type: yesNo };
      const nothing: Expr = { kind: "compare", op: "is", a: { kind: "local", name: key, type }, b: { kind: "none", type: optional(type) }, type: yesNo };
      const test: Expr = node.upTo ? { kind: "logic", op: "or", a: nothing, b: differs, type: yesNo } : differs;
      return at(world, { kind: "needs", id: sentenceId(scope.frame, node.span), if: null, test, message: "", docs: [], clauses: [] } satisfies NeedsSentence, node.span);
    });
    const arms = options.flatMap((option) => (option.name.kind === "name" ? [{ test: is(option.name.text), body: [optionStep(option, option.name.text, scope, body)] }] : []));
    const when: WhenSentence = { kind: "when", id: sentenceId(scope.frame, node.span), if: null, arms, otherwise: [], docs: [], clauses: [] };
    return [at(world, ask, node.span), ...refused, ...repeated, at(world, when, node.span)];
  });
}
/** What an option does is a step under its name. */
function optionStep(option: ast.Option, name: string, scope: Scope, body: (block: ast.Block, scope: Scope) => Block): StepSentence {
  const id = sentenceId(scope.frame, option.span);
  return at(scope.frame.world, { kind: "step", id, if: null, name, group: [], body: body(option.body ?? [], inner(scope)), ...meta(scope.frame, option.meta) } satisfies StepSentence, option.span);
}
/** An option that is not open may not be the answer. */
function refusal(test: Expr, chosen: Expr, option: ast.Option, scope: Scope): NeedsSentence {
  const { message } = messageAndMeta(scope.frame, option.meta);
  const open: Expr = { kind: "logic", op: "or", a: test, b: { kind: "not", a: chosen, type: yesNo }, type: yesNo };
  return at(scope.frame.world, { kind: "needs", id: sentenceId(scope.frame, option.span), if: null, test: open, message, docs: [], clauses: [] } satisfies NeedsSentence, option.span);
}

// ── writing values ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** `write Würfe into Probewerte's WW in order`. */
export function writeOf(node: ast.Write, scope: Scope, asked: Asked): WriteSentence | undefined {
  const value = scope.resolve.expr(node.value, scope, null);
  const into = intoOf(node.into, scope);
  if (value === undefined || into === undefined) return silent(scope.frame);
  const { collection, field, owner } = into;
  if (isCalculated(field.node)) return report(scope.frame, "misplaced-change", node.into.span, { name: field.name });
  const type = field.type();
  if (type === undefined) return silent(scope.frame);
  const size = new Set(collection.entries.values()).size;
  const list = withoutNone(value.type).kind === "list" ? withoutNone(value.type) : null;
  const length = list?.kind === "list" ? list.most : 1;
  if (length === null || length > size) return report(scope.frame, "out-of-range-length", node.value.span, { count: length ?? "…", least: 1, most: size });
  const fitted = fit(value, listOf(withoutNone(type)), scope, node.value.span, node.value);
  if (fitted === undefined) return undefined;
  const key = node.value.kind === "name" ? node.value.text : field.name;
  if (node.order === "in any order") asked.set(key, listOf({ kind: "entry", collections: [collection.id] }, length, length));
  return at(scope.frame.world, { kind: "write", id: sentenceId(scope.frame, node.span), if: null, value: fitted, owner, collection: collection.id, field: field.id, order: node.order === "in order" ? "given" : "any", key, ...meta(scope.frame, node.meta) } satisfies WriteSentence, node.span);
}

/** A collection, or one `each` field of it. */
function intoOf(node: ast.Expr, scope: Scope): { readonly collection: CollectionSymbol; readonly field: FieldSymbol; readonly owner: Expr } | undefined {
  const found = scope.resolve.expr(node, scope, null);
  if (found === undefined) return undefined;
  const entries = found.kind === "entries" ? found : found.kind === "map" && found.where === null && found.list.kind === "entries" ? found.list : undefined;
  const symbol = entries === undefined ? undefined : scope.frame.world.symbols.byId.get(entries.collection);
  const id = found.kind === "map" ? (found.value.kind === "entry-field" ? found.value.field : undefined) : entries === undefined ? undefined : ownId(entries.collection);
  const field = id === undefined ? undefined : scope.frame.world.symbols.fields.get(id);
  if (symbol?.kind === "collection" && field !== undefined && entries !== undefined) return { collection: symbol, field, owner: entries.owner };
  return report(scope.frame, "mismatched-type", node.span, { expected: { de: "die Werte einer Sammlung (etwa: Attribute's Wert)", en: "the values of a collection (such as: Attributes's value)" }, found: inWords(found.type) });
}

// ── handing out points ───────────────────────────────────────────────────────────────────────────────────────────────────

/** `player distributes 14 points over Werte, each 2..5`: a question for each entry; together they must come to the points. */
export function distributeOf(node: ast.Distribute, scope: Scope, asked: Asked): readonly Sentence[] {
  const points = wholeOf(node.points, scope);
  const into = intoOf(node.over, scope);
  if (points === undefined || into === undefined) return silent(scope.frame) ?? [];
  const { collection, field, owner } = into;
  if (isCalculated(field.node)) return report(scope.frame, "misplaced-change", node.over.span, { name: field.name }) ?? [];
  const type = field.type();
  const range = type === undefined ? undefined : eachRange(node, withoutNone(type), scope);
  if (range === undefined) return silent(scope.frame) ?? [];
  const { world } = scope.frame;
  const names = [...new Set(collection.entries.values())].map(({ name }) => name);
  const answer = (name: string): Expr => ({ kind: "local", name, type: range });
  const asks = names.map((name): AskSentence => {
    asked.set(name, range);
    return at(world, { kind: "ask", id: sentenceId(scope.frame, node.span), if: null, by: "player", name, type: range, usually: null, secret: false, into: null, docs: [], clauses: meta(scope.frame, node.meta).clauses } satisfies AskSentence, node.span);
  });
  const sum = spent(names.map(answer), node.costing, range, scope);
  if (sum === undefined) return silent(scope.frame) ?? [];
  const { message } = messageAndMeta(scope.frame, node.meta);
  const needs: NeedsSentence = { kind: "needs", id: sentenceId(scope.frame, node.span), if: null, test: { kind: "compare", op: "is", a: sum, b: points, type: yesNo }, message, docs: [], clauses: [] };
  const changes = names.map((name): Sentence => {
    const entry: Expr = { kind: "entry", collection: collection.id, entry: name, type: { kind: "entry", collections: [collection.id] } };
    const place: Place = { kind: "entry", owner, collection: collection.id, entry, field: field.id };
    return at(world, { kind: "change", id: sentenceId(scope.frame, node.span), if: null, verb: "becomes", place, amount: answer(name), limit: null, ...meta(scope.frame, node.meta) } satisfies Sentence, node.span);
  });
  return [...asks, at(world, needs, node.span), ...changes];
}
/** What the answers come to: their sum, or with `costing` the sum of what each of them costs. */
function spent(answers: readonly Expr[], costing: ast.Expr | undefined, range: Type, scope: Scope): Expr | undefined {
  if (costing === undefined) return answers.reduce((a, b): Expr => ({ kind: "arithmetic", op: "+", a, b, type: number(null, null) }));
  const it: Expr = { kind: "it", type: range };
  const raw = scope.resolve.expr(costing, inner(scope, { it }), number(null, null));
  const value = raw === undefined ? undefined : fit(raw, number(null, null), scope, costing.span, costing);
  if (value === undefined) return undefined;
  const list: Expr = { kind: "list", items: answers, type: listOf(range, answers.length, answers.length) };
  const costs: Expr = { kind: "map", list, name: null, value, where: null, type: listOf(value.type, answers.length, answers.length) };
  return { kind: "fold", op: "sum", list: costs, type: number(null, null) };
}
/** What may be given to one entry: as said, else what it can hold. */
function eachRange(node: ast.Distribute, type: Type, scope: Scope): Type | undefined {
  if (node.each === undefined) return type.kind === "number" && type.low !== null && type.high !== null ? type : report(scope.frame, "missing-range", node.span, { name: "each" });
  const ends = [node.each.low, node.each.high ?? node.each.low].map((end) => wholeOf(end, scope));
  const [low, high] = ends.map((end) => (end === undefined ? undefined : interval(end)));
  if (low === undefined || high === undefined) return silent(scope.frame);
  if (node.each.form === "or-more" || low[0] !== low[1] || high[0] !== high[1] || high[0] < low[0]) return report(scope.frame, "missing-range", node.each.span, { name: "each" });
  return number(low[0], high[0]);
}

// ── steps again ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `redo steps A, B of Charakter`: of the sheet that acts, or of a role of this name. */
export function redoOf(node: ast.Redo, scope: Scope): RedoSentence | undefined {
  if (node.of.kind === "missing") return silent(scope.frame);
  const role = scope.locals.get(node.of.text);
  const kind = scope.frame.world.symbols.kinds.get(node.of.text);
  if (kind?.kind === "refused") return silent(scope.frame);
  const who = role?.expr?.type.kind === "sheet" ? role.expr : kind?.kind === "sheet" ? (scope.self?.expr ?? report(scope.frame, "missing-owner", node.of.span, { name: node.of.text })) : null;
  if (who === undefined) return undefined;
  if (who === null) return unknownName(scope, node.of, [...scope.frame.world.symbols.kinds.values()].filter((one) => one.kind === "sheet").map((one) => one.name));
  const creation = creationOf(who, scope);
  if (creation === undefined) return report(scope.frame, "missing-creation", node.of.span, { name: node.of.text });
  const wanted = node.steps.map((slot) => (slot.kind === "missing" ? silent(scope.frame) : (creation.steps.get(slot.text) ?? unknownName(scope, slot, creation.steps.keys()))));
  if (wanted.includes(undefined)) return silent(scope.frame);
  const steps = [...creation.steps.values()].filter((id) => wanted.includes(id));
  return at(scope.frame.world, { kind: "redo", id: sentenceId(scope.frame, node.span), if: null, check: creation.id, who, steps, ...meta(scope.frame, node.meta) } satisfies RedoSentence, node.span);
}
/** The creation of the sheet, or of one above it. */
function creationOf(who: Expr, scope: Scope): CreationSymbol | undefined {
  const { byId } = scope.frame.world.symbols;
  const sheet = who.type.kind === "sheet" ? byId.get(who.type.sheet) : undefined;
  const found = sheet?.kind === "sheet" ? sheetsAbove(sheet).map((one) => byId.get(idOf("creation", one.name))) : [];
  return found.find((one): one is CreationSymbol => one?.kind === "creation");
}
