/**
 * Effects: what changes, who gains, loses and suffers.
 *
 * Invariant: only stored values and lets change; a calculated one is `misplaced-change`.
 */
import { unreachable } from "../base/never.ts";
import type * as ast from "../syntax/ast.ts";
import { doneKey, lastingKeys } from "./durations.ts";
import { joinOf, leaveOf } from "./join.ts";
import { argumentsOf, type Parameter } from "./args.ts";
import { actor } from "./apply.ts";
import { fieldsAt, placeOf, placeType, relationById } from "./place.ts";
import { type FieldCase, fieldCases } from "./field-choice.ts";
import { printExpr } from "./print.ts";
import { accepts, fit, numeric, wholeOf } from "./read.ts";
import { keyOf, type Scope } from "./scope.ts";
import { stacks } from "./stacks.ts";
import { type ConditionSymbol, isCalculated } from "./symbols.ts";
import type { ChangeSentence, Expr, GainsSentence, GoesOnSentence, Held, Id, LosesSentence, Place, RemoveSentence, Sentence, SuffersSentence, Type } from "./types.ts";
import { entryIn, inWords, isConflictId, isNumeric, itemType, number, thingIn, unitOf, withoutNone } from "./typing.ts";
import { sheetsAbove, unknownName } from "./visible.ts";
import { at, meta, noMeta, report, sentenceId, silent } from "./world.ts";

/** The effect with the condition `test`, resolved before. */
export function effectOf(node: ast.Effect, test: Expr | null, scope: Scope): Sentence | undefined {
  switch (node.kind) {
    case "change": return changeOf(node, test, scope);
    case "gain": return gainOf(node, test, scope);
    case "lose": return listLost(node, scope) === undefined ? loseOf(node, test, scope) : removeOf(node, test, scope);
    case "suffer": return sufferOf(node, test, scope);
    case "go-on": return goesOn(node, test, scope);
    case "join": return joinOf(node, test, scope, subjectOf);
    case "leave": return leaveOf(node, test, scope, subjectOf);
    default: return unreachable(node);
  }
}

/** Of a parameter that stands for one of several fields: that one changes. */
function chosenChange(node: ast.Change, cases: readonly FieldCase[], test: Expr | null, scope: Scope): Sentence | undefined {
  const id = sentenceId(scope.frame, node.span);
  const arms = cases.map(({ test: isIt, value }) => ({ test: isIt, change: changeTo(node, value, null, scope) }));
  if (arms.some(({ change }) => change === undefined)) return undefined;
  const when: Sentence = { kind: "when", id, if: test, arms: arms.map((arm) => ({ test: arm.test, body: [arm.change!] })), otherwise: [], ...noMeta };
  return at(scope.frame.world, when, node.span);
}

function changeOf(node: ast.Change, test: Expr | null, scope: Scope): Sentence | undefined {
  const cases = node.target.kind === "name" ? fieldCases(node.target.text, scope, null) : undefined;
  if (cases !== undefined) return cases === null ? undefined : chosenChange(node, cases, test, scope);
  const target = scope.resolve.expr(node.target, scope, null);
  return target === undefined ? undefined : changeTo(node, target, test, scope);
}

function changeTo(node: ast.Change, target: Expr, test: Expr | null, scope: Scope): ChangeSentence | undefined {
  const place = changeable(node.target, target, scope);
  if (place === undefined) return undefined;
  const type = placeType(place, scope);
  if (type === undefined) return silent(scope.frame);
  if (place.kind === "slot" && node.verb !== "becomes" && !isNumeric(withoutNone(type))) return report(scope.frame, "misplaced-change", node.target.span, { name: printExpr(node.target) });
  const within: Scope = { ...scope, words: { ...scope.words, full: place } };
  const amount = node.verb === "becomes" ? valueFor(node.amount, type, within) : amountFor(node.amount, type, within);
  const limit = node.limit === undefined ? null : amountFor(node.limit, type, within);
  if (amount === undefined || limit === undefined) return silent(scope.frame);
  if (amount.type.kind === "optional" || amount.kind === "none") scope.known.delete(keyOf(readingOf(place, type)));
  return at(scope.frame.world, { kind: "change", id: sentenceId(scope.frame, node.span), if: test, verb: node.verb, place, amount, limit, ...meta(scope.frame, node.meta) } satisfies ChangeSentence, node.span);
}
function valueFor(node: ast.Expr, type: Type, scope: Scope): Expr | undefined {
  const value = scope.resolve.expr(node, scope, type);
  return value === undefined ? undefined : fit(value, type, scope, node.span, node);
}
function amountFor(node: ast.Expr, type: Type, scope: Scope): Expr | undefined {
  const raw = scope.resolve.expr(node, scope, withoutNone(type));
  const value = raw === undefined ? undefined : numeric(raw, scope, node.span, node);
  return value === undefined ? undefined : fit(value, number(null, null, unitOf(withoutNone(type))), scope, node.span, node);
}

function readingOf(place: Place, type: Type): Expr {
  switch (place.kind) {
    case "local": return { kind: "local", name: place.name, type };
    case "field": return { kind: "field", owner: place.owner, field: place.field, type };
    case "entry": return { kind: "entry-field", owner: place.owner, collection: place.collection, entry: place.entry, field: place.field, type };
    case "thing": return { kind: "thing-field", thing: place.thing, field: place.field, type };
    case "slot": return { kind: "slot", owner: place.owner, field: place.field, at: place.at, type };
    case "level": return { kind: "condition-level", owner: place.owner, condition: place.condition, type };
    case "relation": return { kind: "relation", conflict: place.conflict, relation: place.relation, a: place.a, b: place.b, type };
    default: return unreachable(place);
  }
}

function changeable(node: ast.Expr, target: Expr, scope: Scope): Place | undefined {
  if (target.kind === "local" && node.kind === "name" && withoutNone(target.type).kind !== "entry") {
    const local = scope.locals.get(target.name);
    if (local?.kind === "let") return { kind: "local", name: target.name };
    return report(scope.frame, "misplaced-change", node.span, { name: target.name });
  }
  const place = placeOf(target, scope, node);
  if (place === undefined) return undefined;
  const isRelated = place.kind === "relation" && relationById(place.relation, scope)?.node.value !== undefined;
  const isFixed = isRelated || fieldsAt(place, scope).some((field) => isCalculated(field.node));
  if (place.kind === "local" || isFixed) return report(scope.frame, "misplaced-change", node.span, { name: printExpr(node) });
  return place;
}

/** Only an example lets a conflict go on; in rules that is up to the table. */
function goesOn(node: ast.GoOn, test: Expr | null, scope: Scope): GoesOnSentence | undefined {
  if (!scope.frame.id.startsWith("example/") && !scope.frame.id.startsWith("law/")) return report(scope.frame, "misplaced-goes-on", node.span, {});
  const conflict = node.subject === undefined ? undefined : scope.resolve.expr(node.subject, scope, null);
  if (conflict === undefined) return silent(scope.frame);
  if (conflict.type.kind !== "sheet" || !isConflictId(conflict.type.sheet)) return report(scope.frame, "mismatched-type", node.span, { expected: { de: "ein Konflikt", en: "a conflict" }, found: inWords(conflict.type) });
  return at(scope.frame.world, { kind: "goes-on", id: sentenceId(scope.frame, node.span), if: test, conflict, ...meta(scope.frame, node.meta) } satisfies GoesOnSentence, node.span);
}

// ── gaining and losing ───────────────────────────────────────────────────────────────────────────────────────────────────

interface Holding { readonly who: Expr; readonly what: Held; readonly list: Id | null }

function gainOf(node: ast.Gain, test: Expr | null, scope: Scope): GainsSentence | undefined {
  const plain = holding(node, node.into, scope);
  const held = plain === undefined || node.duration === undefined ? plain : lasting(plain, node.duration, scope);
  if (held === undefined) return undefined;
  return at(scope.frame.world, { kind: "gains", id: sentenceId(scope.frame, node.span), if: test, who: held.who, what: held.what, into: held.list, ...meta(scope.frame, node.meta) } satisfies GainsSentence, node.span);
}

function loseOf(node: ast.Lose, test: Expr | null, scope: Scope): LosesSentence | undefined {
  const held = holding(node, node.from, scope);
  if (held === undefined) return undefined;
  return at(scope.frame.world, { kind: "loses", id: sentenceId(scope.frame, node.span), if: test, who: held.who, what: held.what, from: held.list, ...meta(scope.frame, node.meta) } satisfies LosesSentence, node.span);
}

/** The list that a `let` names, where the subject is one. */
function listLost({ subject }: ast.Lose, scope: Scope): { readonly name: string; readonly of: Type; readonly isLet: boolean } | undefined {
  const local = subject?.kind === "name" ? scope.locals.get(subject.text) : undefined;
  if (subject?.kind !== "name" || local?.type?.kind !== "list") return undefined;
  return { name: subject.text, of: local.type.of, isLet: local.kind === "let" };
}
function removeOf(node: ast.Lose, test: Expr | null, scope: Scope): RemoveSentence | undefined {
  const list = listLost(node, scope);
  if (list === undefined || !list.isLet) return report(scope.frame, "misplaced-change", node.subject?.span ?? node.span, { name: list?.name ?? "" });
  if (node.from !== undefined) return report(scope.frame, "misplaced-change", node.from.span, { name: printExpr(node.from) });
  if (node.count !== undefined) return report(scope.frame, "unsupported-count", node.span, {});
  const raw = scope.resolve.expr(node.what, scope, list.of);
  const item = raw === undefined ? undefined : fit(raw, raw.type.kind === "optional" ? { kind: "optional", of: withoutNone(list.of) } : list.of, scope, node.what.span, node.what);
  if (item === undefined) return undefined;
  return at(scope.frame.world, { kind: "remove", id: sentenceId(scope.frame, node.span), if: test, list: list.name, item, ...meta(scope.frame, node.meta) } satisfies RemoveSentence, node.span);
}

function holding(node: ast.Gain | ast.Lose, list: ast.Expr | undefined, scope: Scope): Holding | undefined {
  const who = subjectOf(node, scope);
  const what = heldOf(node, scope);
  if (who === undefined || what === undefined) return undefined;
  if (what.kind === "condition") {
    if (list !== undefined) return report(scope.frame, "misplaced-change", list.span, { name: printExpr(list) });
    const condition = scope.frame.world.symbols.byId.get(what.condition);
    const sheet = condition?.kind === "condition" ? condition.sheet() : undefined;
    if (sheet === undefined) return silent(scope.frame);
    const fitted = fit(who, { kind: "sheet", sheet: sheet.id }, scope, node.subject?.span ?? node.span, node.subject ?? null);
    return fitted === undefined ? undefined : { who, what, list: null };
  }
  const into = listFor(what, who, list, node, scope);
  return into === undefined ? undefined : { who, what, list: into };
}

/** How long a condition lasts stands in hidden fields of its own: rounds and turns left, or until the conflict ends. */
function lasting(held: Holding, node: ast.Duration, scope: Scope): Holding | undefined {
  if (held.what.kind !== "condition") return report(scope.frame, "misplaced-duration", node.span, {});
  const condition = scope.frame.world.symbols.byId.get(held.what.condition);
  if (condition?.kind === "condition" && stacks(condition.node)) return report(scope.frame, "unsupported-stacking", node.span, {});
  const one: Expr = { kind: "number", value: 1, type: number(1, 1) };
  const key = lastingKey(node, held.who, scope);
  if (key === undefined) return undefined;
  const count = node.kind === "for-rounds" || node.kind === "for-turns" ? wholeOf(node.count, scope) : one;
  return count === undefined ? undefined : { ...held, what: { ...held.what, fields: { ...held.what.fields, [key]: count } } };
}

function lastingKey(node: ast.Duration, who: Expr, scope: Scope): string | undefined {
  switch (node.kind) {
    case "for-turns": return lastingKeys.turns;
    case "for-rounds": return lastingKeys.rounds;
    case "for-next-check": return lastingKeys.check;
    case "until-end": return endKey(node.of, scope);
    case "until-done": {
      if (node.what.kind !== "name") return report(scope.frame, "mismatched-type", node.what.span, { expected: { de: "eine Probe oder Aktion", en: "a check or action" }, found: { de: "etwas anderes", en: "something else" } });
      const { rules } = scope.frame.world.symbols;
      const rule = rules.get(node.what.text);
      if (rule?.kind === "refused") return silent(scope.frame);
      if (rule?.kind !== "check") return unknownName(scope, node.what, [...rules.values()].filter((one) => one.kind === "check").map((one) => one.name));
      const self = rule.self();
      if (self === undefined) return silent(scope.frame);
      const doer = self === null ? undefined : fit(who, { kind: "sheet", sheet: self.sheet.id }, scope, node.what.span, null);
      return self === null ? report(scope.frame, "misplaced-actor", node.span, { name: rule.name }) : doer === undefined ? undefined : doneKey(rule.name);
    }
    default: return unreachable(node);
  }
}
/** Where the text has no scenes, a conflict is one. */
function endKey(of: "turn" | "round" | "scene" | "conflict", scope: Scope): string {
  const hasScenes = [...scope.frame.world.symbols.kinds.values()].some((one) => one.kind === "conflict" && one.node.kind === "scene");
  return of === "scene" && !hasScenes ? lastingKeys.conflict : lastingKeys[of === "turn" ? "turns" : of === "round" ? "rounds" : of];
}

function subjectOf(node: { readonly subject: ast.Expr | undefined; readonly span: ast.Name["span"] }, scope: Scope): Expr | undefined {
  if (node.subject === undefined) {
    if (scope.self === null && scope.frame.blind) return silent(scope.frame);
    return scope.self?.expr ?? report(scope.frame, "missing-owner", node.span, { name: "gains" });
  }
  const who = scope.resolve.expr(node.subject, scope, null);
  if (who === undefined) return undefined;
  if (who.type.kind === "sheet") return who;
  return report(scope.frame, "mismatched-type", node.subject.span, { expected: { de: "ein Bogen", en: "a sheet" }, found: inWords(who.type) });
}

function heldOf(node: ast.Gain | ast.Lose, scope: Scope): Held | undefined {
  const what = node.what.kind === "group" ? node.what.value : node.what;
  const [name, args] = what.kind === "apply" ? [what.callee, what.args] : [what, []];
  const rule = name.kind === "name" && !scope.locals.has(name.text) ? scope.frame.world.symbols.rules.get(name.text) : undefined;
  if (rule?.kind === "refused") return silent(scope.frame);
  if (rule?.kind === "condition") return conditionHeld(rule, args, node, scope);
  const value = scope.resolve.expr(node.what, scope, null);
  if (value === undefined) return undefined;
  const things = thingIn(value.type);
  if (node.count !== undefined && (things.length === 0 || !things.every((id) => areKinds(id, scope)))) return report(scope.frame, "unsupported-count", node.span, {});
  const many = node.count === undefined || Number(node.count.text) === 1 ? {} : { count: Number(node.count.text) };
  if (value.kind === "thing") return { kind: "thing", catalogue: value.catalogue, entry: value.entry, ...many };
  if (things.length > 0 || entryIn(value.type).length > 0) return { kind: "value", value, ...many };
  return report(scope.frame, "mismatched-type", node.what.span, { expected: { de: "ein Zustand oder ein Ding", en: "a condition or a thing" }, found: inWords(value.type) });
}

/** Things of which nothing is stored one by one, so that they can be counted. */
export function areKinds(id: Id, scope: Scope): boolean {
  const one = scope.frame.world.symbols.byId.get(id);
  if (one?.kind !== "catalogue") return false;
  const { word } = one.node;
  return word === "feats" || word === "spells" || [...one.fields.values()].every((field) => isCalculated(field.node));
}

function conditionHeld(condition: ConditionSymbol, args: readonly ast.Argument[], node: ast.Gain | ast.Lose, scope: Scope): Held | undefined {
  if (condition.node.while !== undefined) return report(scope.frame, "misplaced-change", node.what.span, { name: condition.name });
  if (node.count !== undefined && condition.levels === null) return report(scope.frame, "missing-levels", node.span, { name: condition.name });
  const fields = [...new Set(condition.fields.values())].filter((field) => !isCalculated(field.node));
  const types = fields.map((field) => field.type());
  if (types.includes(undefined)) return silent(scope.frame);
  const count = node.count?.text ?? (node.kind === "lose" && stacks(condition.node) ? "1" : undefined);
  const levels: Expr | null = count === undefined ? null : { kind: "number", value: Number(count), type: number(Number(count), Number(count)) };
  if (node.kind === "lose") return { kind: "condition", condition: condition.id, levels, fields: {} };
  const filler: Expr = { kind: "none", type: { kind: "optional", of: number(null, null) } };
  const params: readonly Parameter[] = fields.map((field, index) => ({ name: field.name, type: types[index] ?? number(null, null), usually: field.node.start === undefined ? null : filler }));
  const values = argumentsOf(args, params, condition.name, scope, node.span, scope.self?.expr ?? null);
  if (values === undefined) return undefined;
  const given = fields.flatMap((field, index) => {
    const value = values[index];
    // Values are copied on their way, their types are not: what has this one was left out and begins as it starts.
    return value === undefined || value.type === filler.type ? [] : [[field.name, value] as const];
  });
  return { kind: "condition", condition: condition.id, levels, fields: Object.fromEntries(given) };
}

/** The list of the sheet a thing goes into; the only one that takes it if none is named. */
function listFor(what: Held, who: Expr, list: ast.Expr | undefined, node: ast.Gain | ast.Lose, scope: Scope): Id | undefined {
  const held: Type | null = what.kind === "thing" ? { kind: "thing", catalogues: [what.catalogue] } : what.kind === "value" ? withoutNone(itemType(what.value.type)) : null;
  if (list !== undefined) {
    const found = scope.resolve.expr(list, { ...scope, self: ownScope(who, scope) ?? scope.self }, null);
    if (found === undefined) return undefined;
    if (found.kind === "field" && found.type.kind === "list") return held === null || accepts(found.type.of, held, scope) ? found.field : report(scope.frame, "mismatched-type", node.what.span, { expected: inWords(found.type.of), found: inWords(held) });
    return report(scope.frame, "mismatched-type", list.span, { expected: { de: "eine Liste des Bogens", en: "a list of the sheet" }, found: inWords(found.type) });
  }
  const sheet = who.type.kind === "sheet" ? scope.frame.world.symbols.byId.get(who.type.sheet) : undefined;
  if (sheet?.kind !== "sheet") return silent(scope.frame);
  const fields = sheetsAbove(sheet).flatMap((one) => [...new Set(one.fields.values())]);
  const taking = fields.filter((field) => {
    const type = isCalculated(field.node) ? undefined : field.type();
    return type?.kind === "list" && held !== null && accepts(itemType(type), held, scope);
  });
  if (taking.length === 0) return report(scope.frame, "missing-list", node.span, { sheet: sheet.name, what: printExpr(node.what) });
  if (taking.length > 1) return report(scope.frame, "ambiguous-name", node.what.span, { name: printExpr(node.what), owners: taking.map((field) => field.name) });
  return taking[0]?.id;
}
function ownScope(who: Expr, scope: Scope): Scope["self"] | undefined {
  const sheet = who.type.kind === "sheet" ? scope.frame.world.symbols.byId.get(who.type.sheet) : undefined;
  return sheet?.kind === "sheet" ? { sheet, expr: who } : undefined;
}

function sufferOf(node: ast.Suffer, test: Expr | null, scope: Scope): SuffersSentence | undefined {
  const named = node.from.kind === "apply" ? node.from.callee : node.from;
  if (named.kind !== "name") return silent(scope.frame);
  const rule = scope.frame.world.symbols.rules.get(named.text);
  if (rule?.kind === "refused") return silent(scope.frame);
  if (rule?.kind !== "cascade") return unknownName(scope, named, [...scope.frame.world.symbols.rules.values()].filter((one) => one.kind === "cascade").map((one) => one.name));
  const [self, givens] = [rule.self(), rule.givens()];
  if (self === undefined || givens === undefined) return silent(scope.frame);
  const subject = node.subject === undefined ? null : subjectOf(node, scope);
  const who = subject === undefined ? undefined : actor(subject, self.sheet, rule.name, scope, node.subject?.span ?? node.span);
  const amount = amountFor(node.amount, number(null, null), scope);
  const within = scope.self === null && who !== undefined ? { ...scope, self: ownScope(who, scope) ?? null } : scope;
  const args = who === undefined ? undefined : argumentsOf(node.from.kind === "apply" ? node.from.args : [], givens, rule.name, within, node.from.span, who);
  if (who === undefined || amount === undefined || args === undefined) return silent(scope.frame);
  return at(scope.frame.world, { kind: "suffers", id: sentenceId(scope.frame, node.span), if: test, who, amount, cascade: rule.id, args, ...meta(scope.frame, node.meta) } satisfies SuffersSentence, node.span);
}

