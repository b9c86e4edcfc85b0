/**
 * Blocks of sentences, from top to bottom.
 *
 * Invariant: what a sentence names is visible to the later ones of its block and inside them, nowhere else; what a
 * condition or a `needs` rules out stays ruled out below it.
 */
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";
import { callOf } from "./call.ts";
import { addsNames, knownDice, options, outside, thrown, thrownType, timesType } from "./dice.ts";
import { areKinds, effectOf } from "./effect.ts";
import { listNode } from "./list.ts";
import { declareLocal } from "./local.ts";
import { accepts, fit, mismatch, numeric, test, wholeOf } from "./read.ts";
import { facts, forgetFilled, forgetSteps, inner, knowing, type Scope } from "./scope.ts";
import { askForSheet, chooseOf, distributeOf, redoOf, writeOf } from "./steps.ts";
import { printExpr } from "./print.ts";
import { namedType, scaleType, typeOf } from "./type-node.ts";
import type { Block, Call, DiceExpr, DiceOption, Expr, ForEachSentence, Sentence, Type } from "./types.ts";
import { entryIn, inWords, interval, itemType, listOf, number, text, thingIn, unitOf, withoutNone, yesNo } from "./typing.ts";
import { scaleById, unknownName } from "./visible.ts";
import { at, innerId, messageAndMeta, meta, report, sentenceId, silent } from "./world.ts";

/** What kind of block it is, and what has happened in it so far. */
export interface Flow {
  readonly place: "check" | "formula" | "reaction" | "end";
  readonly gives: Type | null;
  /** Names that a later sentence changes. */
  readonly changed: ReadonlySet<string>;
  /** Rolls, answers and lets, for callers and examples. */
  readonly inner: Map<string, Type>;
  readonly answers: Set<string>;
  /** Types of the answers, by key. */
  readonly asked: Map<string, Type>;
  /** A creation: it asks for what is written on the sheet. */
  readonly making: boolean;
  /** Whose steps these are; null: it has none. */
  readonly steps: string | null;
  acted: boolean;
  /** In the block at hand: the sentence with which it began to act, and what was named before. */
  began: Began | null;
  /** Counts assignments that may put none where something was. */
  forgotten: number;
}

interface Began { readonly span: Span; readonly named: ReadonlySet<string> }

export interface Resolved { readonly block: Block; /** It never goes on after its end. */ readonly ends: boolean }

export function flowOf(place: Flow["place"], gives: Type | null, nodes: ast.Block): Flow {
  return { place, gives, changed: changedNames(nodes), inner: new Map(), answers: new Set(), asked: new Map(), making: false, steps: null, acted: false, began: null, forgotten: 0 };
}

export function blockOf(nodes: ast.Block, scope: Scope, flow: Flow): Resolved {
  const sentences: Sentence[] = [];
  let ends = false;
  const group: ast.Heading[] = [];
  let began: Began | null = null;
  for (const node of nodes) {
    const [before, named] = [flow.acted, new Set(flow.inner.keys())];
    flow.began = began;
    if (node.kind === "heading") {
      while ((group.at(-1)?.level ?? 0) >= node.level) group.pop();
      group.push(node);
    }
    if (node.kind === "repeat" || node.kind === "for-each") forgetSteps(scope);
    const one = node.kind === "step" ? stepOf(node, group.map((above) => above.text), scope, flow) : sentenceOf(node, scope, flow);
    sentences.push(...one.sentences);
    ends ||= one.ends;
    if (!before && flow.acted) began = { span: node.span, named };
    if (node.kind !== "step") forgetFilled(changedNames([node]), scope);
    if (!changesNothing(node)) forgetSteps(scope);
  }
  return { block: sentences, ends };
}

function changesNothing(node: ast.Statement): boolean {
  if (node.kind === "let") return node.value.kind !== "call";
  return ["heading", "given", "needs", "roll", "ask", "result", "stop"].includes(node.kind);
}

interface Step { readonly sentences: readonly Sentence[]; readonly ends: boolean }
const nothing: Step = { sentences: [], ends: false };
function step(sentence: Sentence | undefined, ends = false): Step {
  return sentence === undefined ? { ...nothing, ends } : { sentences: [sentence], ends };
}

function sentenceOf(node: Exclude<ast.Statement, ast.Step>, scope: Scope, flow: Flow): Step {
  switch (node.kind) {
    case "heading": case "given": return nothing;
    case "broken": silent(scope.frame); return nothing;
    case "distribute": return flow.place === "check" ? { sentences: distributeOf(node, scope, flow.asked), ends: false } : refused(node, scope, "misplaced-ask");
    case "choose": return choose(node, scope, flow);
    case "write": return mayAct(node, scope, flow) ? step(writeOf(node, scope, flow.asked)) : nothing;
    case "redo": return redo(node, scope, flow);
    case "ask": return ask(node, scope, flow);
    case "needs": return needs(node, scope, flow);
    case "let": return letOf(node, scope, flow);
    case "roll": return roll(node, scope, flow);
    case "result": return result(node, scope, flow);
    case "when": return when(node, scope, flow);
    case "repeat": return repeat(node, scope, flow);
    case "stop": return stop(node, scope);
    case "for-each": return forEach(node, scope, flow);
    case "perform": return perform(node, scope, flow);
    default: return effect(node, scope, flow);
  }
}

/** The condition of a sentence, and the scope in which it holds. */
function condition(node: ast.Expr | undefined, scope: Scope): { readonly test: Expr | null; readonly within: Scope } | undefined {
  if (node === undefined) return { test: null, within: scope };
  const found = test(node, scope);
  return found === undefined ? undefined : { test: found, within: knowing(scope, facts(found, true)) };
}
function learn(scope: Scope, more: readonly string[]): void {
  for (const fact of more) scope.known.add(fact);
}

function refused(node: ast.Statement, scope: Scope, code: "misplaced-roll" | "misplaced-ask" | "misplaced-effect" | "misplaced-needs"): Step {
  report(scope.frame, code, node.span, {});
  return nothing;
}

function needs(node: ast.Needs, scope: Scope, flow: Flow): Step {
  if (flow.place !== "check") return refused(node, scope, "misplaced-needs");
  const held = condition(node.if, scope);
  const found = held === undefined ? undefined : test(node.condition, held.within);
  if (held === undefined || found === undefined) return nothing;
  if (flow.acted && !mentions(found, flow.answers)) {
    learn(scope, facts(found, true));
    const related = flow.began === null || mentions(found, new Set([...flow.inner.keys()].filter((name) => flow.began?.named.has(name) === false))) ? [] : [{ span: flow.began.span, text: { de: "davor gehört es", en: "it belongs before this" } }];
    report(scope.frame, "misplaced-needs", node.span, {}, { related });
    return nothing;
  }
  if (held.test === null) learn(scope, facts(found, true));
  const { message, meta: said } = messageAndMeta(scope.frame, node.meta);
  return step(at(scope.frame.world, { kind: "needs", id: sentenceId(scope.frame, node.span), if: held.test, test: found, message, ...said }, node.span));
}
function mentions(expr: Expr, names: ReadonlySet<string>): boolean {
  const walk = (value: unknown): boolean => {
    if (typeof value !== "object" || value === null) return false;
    const node = value as Expr;
    return (node.kind === "local" && names.has(node.name)) || Object.values(value).some(walk);
  };
  return walk(expr);
}

function letOf(node: ast.Let, scope: Scope, flow: Flow): Step {
  const wanted = node.type === undefined ? null : typeOf(node.type, scope);
  if (node.value.kind === "call") return letCall(node, node.value, wanted, scope, flow);
  const raw = wanted === undefined ? undefined : scope.resolve.expr(node.value, scope, wanted);
  const value = raw === undefined || wanted === null || wanted === undefined ? raw : fit(raw, wanted, scope, node.value.span, node.value);
  const bad = value?.kind === "dice" ? mismatch(scope, node.value.span, number(null, null), value, node.value) : value;
  const type = bad === undefined ? undefined : (wanted ?? widened(bad.type, node.name, scope, flow));
  const reference = bad !== undefined && type?.kind === "entry" ? ownedLocal(node.name, bad, type, scope) : undefined;
  const name = declareLocal(scope, node.name, "let", type, reference === undefined ? {} : { expr: reference });
  if (name === undefined || bad === undefined || type === undefined) {
    silent(scope.frame);
    return nothing;
  }
  flow.inner.set(name, type);
  return step(at(scope.frame.world, { kind: "let", id: sentenceId(scope.frame, node.span), if: null, name, type, value: bad, call: null, ...meta(scope.frame, node.meta) }, node.span));
}
/** A name that keeps a reference keeps whose it is. */
function ownedLocal(name: ast.NameSlot, value: Expr, type: Type, scope: Scope): Expr | undefined {
  const owner = scope.frame.world.owners.get(value);
  if (owner === undefined || name.kind === "missing") return undefined;
  const local: Expr = { kind: "local", name: name.text, type };
  scope.frame.world.owners.set(local, owner);
  return local;
}
/** What is changed later may hold more than it begins with. */
function widened(type: Type, name: ast.NameSlot, scope: Scope, flow: Flow): Type {
  if (name.kind === "missing" || !flow.changed.has(name.text)) return type;
  if (type.kind === "list") return { ...type, least: 0 };
  if (type.kind === "number") return number(null, null, type.unit);
  const scale = type.kind === "step" ? scaleById(type.scale, scope.frame.world) : undefined;
  return scale === undefined ? type : withoutNone(scaleType(scale));
}

function letCall(node: ast.Let, call: ast.Call, wanted: Type | null | undefined, scope: Scope, flow: Flow): Step {
  const called = mayAct(node, scope, flow) ? callOf(call, scope) : undefined;
  if (called !== undefined && called.gives === null) report(scope.frame, "missing-outcome", call.span, { name: called.check.name });
  const type = called?.gives ?? undefined;
  const name = declareLocal(scope, node.name, "let", type, called === undefined ? {} : { call: called.check });
  if (called === undefined || type === undefined || name === undefined || wanted === undefined) {
    silent(scope.frame);
    return nothing;
  }
  if (wanted !== null && !accepts(wanted, type, scope)) report(scope.frame, "mismatched-type", call.span, { expected: inWords(wanted), found: inWords(type) });
  flow.inner.set(name, wanted ?? type);
  return step(at(scope.frame.world, { kind: "let", id: sentenceId(scope.frame, node.span), if: null, name, type: wanted ?? type, value: null, call: called.call, ...meta(scope.frame, node.meta) }, node.span));
}

/** Calls, rolls and effects do not belong into formulas; rolls and questions not into reactions. */
function mayAct(node: ast.Statement, scope: Scope, flow: Flow): boolean {
  if (flow.place === "formula") refused(node, scope, node.kind === "roll" ? "misplaced-roll" : node.kind === "ask" ? "misplaced-ask" : "misplaced-effect");
  else if (flow.place !== "check" && node.kind === "roll") refused(node, scope, "misplaced-roll");
  else if (flow.place !== "check" && node.kind === "ask") refused(node, scope, "misplaced-ask");
  else {
    if (node.kind !== "ask") flow.acted = true;
    return true;
  }
  return false;
}

function roll(node: ast.Roll, scope: Scope, flow: Flow): Step {
  if (!mayAct(node, scope, flow)) {
    declareLocal(scope, node.as, "roll", undefined);
    return nothing;
  }
  const times = node.times === undefined ? null : Number(node.times.text);
  const rolled = node.on === undefined ? rollDice(node, times, scope) : rollOn(node.on, scope);
  if (times !== null && (times < 1 || times > 1000)) report(scope.frame, "out-of-range-length", node.times?.span ?? node.span, { count: times, least: 1, most: 1000 });
  const type = rolled === undefined ? undefined : times === null || rolled.table === null ? rolled.type : listOf(rolled.type, times, times);
  const name = declareLocal(scope, node.as, "roll", type);
  if (rolled === undefined || type === undefined || name === undefined) return nothing;
  flow.inner.set(name, type);
  return step(at(scope.frame.world, { kind: "roll", id: sentenceId(scope.frame, node.span), if: null, name, type, table: rolled.table, dice: rolled.dice, times, among: rolled.among, ...meta(scope.frame, node.meta) }, node.span));
}
type Rolled = { readonly type: Type; readonly table: string | null; readonly dice: DiceExpr | null; readonly among: readonly DiceOption[] };
function rollDice(node: ast.Roll, times: number | null, scope: Scope): Rolled | undefined {
  // Behind a comma, keeping and dropping choose among the throws; without one they belong to each throw (`6 times 4d6 keep highest 3`).
  const isAmong = (one: ast.DiceOption): boolean => times !== null && (one.kind === "keep" || one.kind === "drop");
  const among = options(node.options.filter(isAmong), scope);
  const dice = node.dice === undefined ? silent(scope.frame) : thrown(node.dice, node.options.filter((one) => !isAmong(one)), scope);
  if (dice === undefined || among === undefined) return undefined;
  const constant = (value: Expr): ReturnType<typeof knownDice> => knownDice(value, scope);
  if (addsNames(dice, constant)) return report(scope.frame, "misplaced-sum", node.dice?.span ?? node.span, {});
  return { type: times === null ? thrownType(dice, constant) : timesType(dice, times, among, constant), table: null, dice, among };
}
function rollOn(on: ast.Expr, scope: Scope): Rolled | undefined {
  if (on.kind !== "name") return silent(scope.frame);
  const { rules } = scope.frame.world.symbols;
  const rule = rules.get(on.text);
  if (rule?.kind === "refused") return silent(scope.frame);
  if (rule?.kind !== "table" || rule.node.roll === undefined) return unknownName(scope, on, [...rules.values()].filter((one) => one.kind === "table" && one.node.roll !== undefined).map((one) => one.name));
  const gives = rule.gives();
  return gives === undefined ? silent(scope.frame) : { type: gives[0]?.type ?? text, table: rule.id, dice: null, among: [] };
}

function ask(node: ast.Ask, scope: Scope, flow: Flow): Step {
  if (!mayAct(node, scope, flow)) {
    for (const name of node.names) declareLocal(scope, name, "ask", undefined);
    return nothing;
  }
  if (flow.making && node.form === "for" && node.type === undefined && node.from === undefined) return { sentences: askForSheet(node, scope, flow.asked), ends: false };
  const sentences = node.names.flatMap((slot) => {
    const type = node.form === "whether" ? yesNo : askType(node, slot, scope);
    const raw = node.usually === undefined || type === undefined ? null : scope.resolve.expr(node.usually, scope, type);
    const usually = raw === null || raw === undefined || type === undefined || node.usually === undefined ? raw : fit(raw, type, scope, node.usually.span, node.usually);
    const name = declareLocal(scope, slot, "ask", type);
    if (type === undefined || usually === undefined || name === undefined) return [];
    flow.inner.set(name, type);
    flow.answers.add(name);
    flow.asked.set(name, type);
    const asked = at(scope.frame.world, { kind: "ask", id: sentenceId(scope.frame, node.span), if: null, by: node.who, name, type, usually, secret: node.secret, into: null, ...meta(scope.frame, node.meta) } as const, node.span);
    const among = node.from === undefined ? null : askedFrom(node.from, name, type, node.span, scope);
    return among === undefined ? [] : among === null ? [asked] : [asked, among];
  });
  return { sentences, ends: false };
}
/** What is chosen lies in the list: another answer is refused. Single things are no answers. */
function askedFrom(from: ast.Expr, name: string, type: Type, span: Span, scope: Scope): Sentence | undefined {
  const list = scope.resolve.expr(from, scope, null);
  if (list === undefined) return undefined;
  const answer: Expr = { kind: "local", name, type };
  const isList = list.type.kind === "list" || thingIn(list.type).length > 0 || entryIn(list.type).length > 0;
  if (!isList) return report(scope.frame, "mismatched-type", from.span, { expected: { de: "eine Liste", en: "a list" }, found: inWords(list.type) });
  if (!thingIn(type).every((id) => areKinds(id, scope))) return report(scope.frame, "unsupported-ask", span, {});
  const item = fit(answer, itemType(list.type), scope, span, null);
  if (item === undefined) return undefined;
  const test: Expr = at(scope.frame.world, { kind: "member", item, list, type: yesNo }, from.span);
  const place = printExpr(from);
  const message = scope.frame.world.language === "de" ? `Zur Wahl steht nur, was hier liegt: ${place}.` : `Only what lies here can be chosen: ${place}.`;
  return at(scope.frame.world, { kind: "needs", id: sentenceId(scope.frame, span), if: null, test, message, docs: [], clauses: [] }, span);
}
function askType(node: ast.Ask, name: ast.NameSlot, scope: Scope): Type | undefined {
  if (name.kind === "missing") return silent(scope.frame);
  if (node.type === undefined) {
    if (scope.frame.world.symbols.kinds.has(name.text)) return namedType(name, scope);
    return report(scope.frame, "missing-type", name.span, { name: name.text });
  }
  const type = typeOf(node.type, scope);
  const bare = type === undefined ? undefined : withoutNone(type);
  if (bare?.kind === "fraction" || (bare?.kind === "number" && (bare.low === null || bare.high === null))) return report(scope.frame, "missing-range", node.type.span, { name: name.text });
  return type;
}

function result(node: ast.Result, scope: Scope, flow: Flow): Step {
  const always = node.if === undefined;
  if (flow.place === "reaction" || flow.place === "end" || flow.gives === null) {
    report(scope.frame, "misplaced-result", node.span, {});
    return { ...nothing, ends: always };
  }
  const held = condition(node.if, scope);
  if (held === undefined) return { ...nothing, ends: always };
  const base = { kind: "result", if: held.test, ...meta(scope.frame, node.meta) } as const;
  const found = node.value.kind === "call" ? resultCall(node, node.value, held.within, flow) : resultValue(node.value, flow.gives, held.within);
  if (held.test !== null) learn(scope, facts(held.test, false));
  if (found === undefined) return { ...nothing, ends: always };
  return step(at(scope.frame.world, { ...base, id: sentenceId(scope.frame, node.span), ...found }, node.span), always);
}
function resultValue(node: ast.Expr, gives: Type, scope: Scope): { readonly value: Expr; readonly call: null } | undefined {
  const raw = scope.resolve.expr(node, scope, gives);
  const value = raw === undefined ? undefined : fit(raw, gives, scope, node.span, node);
  return value === undefined ? undefined : { value, call: null };
}
function resultCall(node: ast.Result, call: ast.Call, scope: Scope, flow: Flow): { readonly value: null; readonly call: Call } | undefined {
  const called = mayAct(node, scope, flow) ? callOf(call, scope) : undefined;
  if (called === undefined || flow.gives === null) return silent(scope.frame);
  if (called.gives === null) return report(scope.frame, "missing-outcome", call.span, { name: called.check.name });
  if (!accepts(flow.gives, called.gives, scope)) return report(scope.frame, "mismatched-type", call.span, { expected: inWords(flow.gives), found: inWords(called.gives) });
  return { value: null, call: called.call };
}

function when(node: ast.When, scope: Scope, flow: Flow): Step {
  const arms: { test: Expr; body: Block }[] = [];
  const before = flow.forgotten;
  let ends = true;
  let rest = scope;
  const ruledOut: string[] = [];
  let acted = flow.acted;
  let broken = false;
  for (const branch of node.branches) {
    const found = test(branch.condition, rest);
    const started = flow.acted;
    const body = blockOf(branch.body, inner(found === undefined ? rest : knowing(rest, facts(found, true))), flow);
    acted ||= flow.acted;
    flow.acted = started;
    ends &&= body.ends;
    if (found === undefined) broken = true;
    else {
      arms.push({ test: found, body: body.block });
      rest = knowing(rest, facts(found, false));
      if (body.ends) ruledOut.push(...facts(found, false));
    }
  }
  const otherwise = node.otherwise === undefined ? { block: [], ends: false } : blockOf(node.otherwise, inner(rest), flow);
  flow.acted ||= acted;
  if (flow.forgotten > before) scope.known.clear();
  learn(scope, ruledOut);
  ends &&= otherwise.ends;
  if (broken) return { ...nothing, ends };
  return step(at(scope.frame.world, { kind: "when", id: sentenceId(scope.frame, node.span), if: null, arms, otherwise: otherwise.block, ...meta(scope.frame, node.meta) }, node.span), ends);
}

function repeat(node: ast.Repeat, scope: Scope, flow: Flow): Step {
  if (flow.place === "formula") return refused(node, scope, "misplaced-effect");
  const before = flow.forgotten;
  const most = node.upTo === undefined ? null : wholeOf(node.upTo, scope);
  const going = node.while === undefined ? null : test(node.while, scope);
  const body = blockOf(node.body, inner(scope), flow);
  const until = node.until === undefined ? null : test(node.until, scope);
  if (flow.forgotten > before) scope.known.clear();
  if (most === undefined || going === undefined || until === undefined) return nothing;
  if (most !== null && node.upTo !== undefined && interval(most)[1] < 1) outside(scope, node.upTo.span, interval(most)[1], "1..∞");
  return step(at(scope.frame.world, { kind: "repeat", id: sentenceId(scope.frame, node.span), if: null, most, while: going, until, body: body.block, ...meta(scope.frame, node.meta) }, node.span));
}

function stop(node: ast.Stop, scope: Scope): Step {
  const held = condition(node.if, scope);
  if (held === undefined) return nothing;
  return step(at(scope.frame.world, { kind: "stop", id: sentenceId(scope.frame, node.span), if: held.test, ...meta(scope.frame, node.meta) }, node.span));
}

function forEach(node: ast.ForEach, scope: Scope, flow: Flow): Step {
  const list = walkedList(node.in, scope);
  const within = inner(scope);
  const type = list === undefined ? undefined : itemType(list.type);
  const owner = list === undefined ? undefined : scope.frame.world.owners.get(list);
  const item: Expr | undefined = type === undefined || owner === undefined || node.name.kind === "missing" ? undefined : { kind: "local", name: node.name.text, type };
  if (item !== undefined && owner !== undefined) scope.frame.world.owners.set(item, owner);
  const name = declareLocal(within, node.name, "bound", type, item === undefined ? {} : { expr: item });
  const body = blockOf(node.body, within, flow);
  if (list === undefined || type === undefined || name === undefined) return nothing;
  return step(at(scope.frame.world, { kind: "for-each", id: sentenceId(scope.frame, node.span), if: null, name, type, list, body: body.block, ...meta(scope.frame, node.meta) } satisfies ForEachSentence, node.span));
}

/** What stands after `in`, as a list: a range is the list of its numbers. */
export function walkedList(set: ast.InSet, scope: Scope): Expr | undefined {
  if (set.form === "one") return listNode(set.low, scope);
  const low = scope.resolve.expr(set.low, scope, null);
  const from = low === undefined ? undefined : numeric(low, scope, set.low.span, set.low);
  const high = from === undefined || set.high === undefined ? undefined : scope.resolve.expr(set.high, scope, from.type);
  const to = high === undefined ? undefined : numeric(high, scope, set.span, set.high ?? null);
  if (from === undefined || to === undefined) return set.form === "range" ? silent(scope.frame) : report(scope.frame, "missing-range", set.span, { name: "in" });
  const [[a, least], [b, most]] = [interval(from), interval(to)];
  if (a !== least || b !== most || !Number.isFinite(b - a)) return report(scope.frame, "missing-range", set.span, { name: "in" });
  if (b - a >= 1000) return report(scope.frame, "too-large-list", set.span, { limit: 1000 });
  const { world } = scope.frame;
  const scale = from.type.kind === "step" ? scaleById(from.type.scale, world) : undefined;
  const items: Expr[] = [];
  for (let value = a; value <= b; value++) {
    const name = scale?.steps.find((one) => one.low <= value && value <= one.high)?.name;
    items.push(at(world, scale === undefined || name === undefined
      ? { kind: "number", value, type: number(value, value, unitOf(from.type)) }
      : { kind: "step", scale: scale.id, step: name, value, type: { kind: "step", scale: scale.id, low: value, high: value } }, set.span));
  }
  const of: Type = from.type.kind === "step" ? { ...from.type, low: a, high: b } : number(a, b, unitOf(from.type));
  return at(world, { kind: "list", items, type: listOf(of, items.length, items.length) }, set.span);
}

function perform(node: ast.Perform, scope: Scope, flow: Flow): Step {
  const held = mayAct(node, scope, flow) ? condition(node.if, scope) : undefined;
  const called = held === undefined ? undefined : callOf(node.call, held.within);
  if (held === undefined || called === undefined) return nothing;
  return step(at(scope.frame.world, { kind: "call", id: sentenceId(scope.frame, node.span), if: held.test, call: called.call, ...meta(scope.frame, node.meta) }, node.span));
}

function effect(node: ast.Effect, scope: Scope, flow: Flow): Step {
  const isLet = node.kind === "change" && node.target.kind === "name" && scope.locals.get(node.target.text)?.kind === "let" && scope.locals.get(node.target.text)?.type?.kind !== "entry";
  if ((!isLet || flow.place === "formula") && !mayAct(node, scope, flow)) return nothing;
  const held = condition(node.if, scope);
  const found = held === undefined ? undefined : effectOf(node, held.test, held.within);
  if (found?.kind === "change" && found.verb === "becomes" && found.amount.type.kind === "optional") {
    flow.forgotten += 1;
    scope.known.clear();
  }
  return step(found);
}

/** A step of its own id where it stands in a creation, so that it can be done again. */
function stepOf(node: ast.Step, group: readonly string[], scope: Scope, flow: Flow): Step {
  const { name } = node.head;
  const within: Flow = { ...flow, steps: null };
  const body = blockOf(node.body ?? [], inner(scope), within);
  flow.acted = within.acted;
  if (within.forgotten > flow.forgotten) scope.known.clear();
  flow.forgotten = within.forgotten;
  if (name.kind === "missing") return nothing;
  if (flow.steps === null) {
    report(scope.frame, "misplaced-step", name.span, { name: name.text });
    return nothing;
  }
  const id = innerId(flow.steps, name.text);
  const { ids } = scope.frame.world;
  const before = ids.get(id);
  if (before !== undefined) report(scope.frame, "duplicate-name", name.span, { name: name.text }, { related: [{ span: before, text: { de: "Hier steht der Name zum ersten Mal.", en: "The name is first used here." } }] });
  ids.set(id, name.span);
  return step(at(scope.frame.world, { kind: "step", id, if: null, name: name.text, group, body: body.block, ...meta(scope.frame, node.meta) }, node.span), body.ends);
}

function choose(node: ast.Choose, scope: Scope, flow: Flow): Step {
  if (flow.place !== "check") return refused(node, scope, "misplaced-ask");
  const sentences = chooseOf(node, scope, flow.asked, (block, within) => blockOf(block, within, flow).block);
  for (const one of sentences) if (one.kind === "ask") {
    flow.inner.set(one.name, one.type);
    flow.answers.add(one.name);
  }
  return { sentences, ends: false };
}

function redo(node: ast.Redo, scope: Scope, flow: Flow): Step {
  if (flow.making) {
    report(scope.frame, "misplaced-redo", node.span, {});
    return nothing;
  }
  return mayAct(node, scope, flow) ? step(redoOf(node, scope)) : nothing;
}

/** The names that sentences of a block change, at any depth. */
export function changedNames(nodes: ast.Block): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (block: ast.Block): void => {
    for (const node of block) {
      if (node.kind === "change" && node.target.kind === "name") names.add(node.target.text);
      if (node.kind === "lose" && node.subject?.kind === "name") names.add(node.subject.text);
      if (node.kind === "when") for (const body of [...node.branches.map((one) => one.body), node.otherwise ?? []]) walk(body);
      if (node.kind === "repeat" || node.kind === "for-each") walk(node.body);
      if (node.kind === "step") walk(node.body ?? []);
      if (node.kind === "choose") for (const option of node.options) if (option.kind === "option") walk(option.body ?? []);
    }
  };
  walk(nodes);
  return names;
}
