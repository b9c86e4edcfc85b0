/**
 * Examples, laws and odds tables.
 *
 * Invariant: every run has a value for each variable of the table; every claim speaks of what was put on the table or done.
 */
import { unreachable } from "../base/never.ts";
import { hasErrors } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import { walkedList } from "./block.ts";
import { callOf } from "./call.ts";
import { keyOfCell, readRows } from "./cell.ts";
import { effectOf } from "./effect.ts";
import { declareLocal } from "./local.ts";
import { named } from "./named.ts";
import { printClaim, printShown } from "./print.ts";
import { fit, numeric, test } from "./read.ts";
import type { Scope } from "./scope.ts";
import type { CheckSymbol, CreationSymbol } from "./symbols.ts";
import { keyType } from "./table.ts";
import { scaleType } from "./type-node.ts";
import type { Call, Claim, Example, ExampleLine, ExampleRun, Expr, Id, KeyPattern, LargeFraction, OddsTable, Outcome, Quantity, Rolling, Shown, TableKey, Type } from "./types.ts";
import { fromInterval, join, listOf, number, optional, withoutNone, yesNo } from "./typing.ts";
import { entryExpr, scaleById, stepExpr, unknownName } from "./visible.ts";
import { at, blinded, idOf, meta, report, sentenceId, silent } from "./world.ts";

interface Variable { readonly name: string; readonly type: Type }
const mostValues = 1000;

export function exampleOf(node: ast.Example, id: Id, title: string, scope: Scope): Example | undefined {
  const down = node.by === undefined ? null : keyType(node.by, scope);
  const across = node.across === undefined ? null : keyType(node.across, scope);
  if (down === undefined || across === undefined) return undefined;
  const read = runsOf(node, down, across, scope);
  const { ranges, names } = rangesOf(node.lines.flatMap((line) => (line.kind === "for-every" ? line.parts : [])), scope);
  if (read === undefined) return undefined;
  const within = withVariables([...read.variables, ...names], scope, node.span, read.cell);
  const lines = linesOf(node.lines, within);
  const { variables, runs } = read;
  return { id, title, law: false, variables: [...variables, ...names], runs, ranges: [...read.ranges, ...ranges], lines, ...meta(scope.frame, node.meta) };
}

export function lawOf(node: ast.Law, id: Id, title: string, scope: Scope): Example {
  const parts = [...node.forEvery, ...node.lines.flatMap((line) => (line.kind === "for-every" ? line.parts : []))];
  const { ranges, names } = rangesOf(parts, scope);
  const run: ExampleRun = { values: [], cell: null, asked: [], row: sentenceId(scope.frame, node.span) };
  const lines = linesOf(node.lines, withVariables(names, scope, node.span, null));
  return { id, title, law: true, variables: names, runs: [run], ranges, lines, ...meta(scope.frame, node.meta) };
}

export function oddsTableOf(node: ast.OddsTable, id: Id, scope: Scope): OddsTable | undefined {
  const by = axisOf(node.by, scope);
  const across = axisOf(node.across, scope);
  if (by === undefined || across === undefined) return undefined;
  const variables = [by, across].filter((one) => one !== null);
  const lines = linesOf(node.lines, withVariables(variables, scope, node.span, null));
  const head: ast.Head = { kind: "head", name: node.name, short: undefined, formerly: [], span: node.span };
  return { id, ...named(head, null, scope, [], node.meta), by, across, lines };
}
function axisOf(node: ast.KeyParam | undefined, scope: Scope): OddsTable["by"] | undefined {
  if (node === undefined) return null;
  const key = keyType(node, scope);
  const values = key === undefined ? undefined : allValues(key.type, scope, node.span);
  return key === undefined || values === undefined ? undefined : { ...key, values };
}

function withVariables(variables: readonly Variable[], scope: Scope, span: ast.Name["span"], cell: Type | null): Scope {
  const locals = new Map(scope.locals);
  for (const { name, type } of variables) locals.set(name, { kind: "variable", type, expr: null, span, call: null });
  return { ...scope, locals, words: { ...scope.words, cell } };
}

// ── values of variables ──────────────────────────────────────────────────────────────────────────────────────────────────

function valueExpr(value: number, type: Type, scope: Scope, span: ast.Name["span"]): Expr {
  const bare = withoutNone(type);
  const scale = bare.kind === "step" ? scaleById(bare.scale, scope.frame.world) : undefined;
  const step = scale?.steps.find((one) => one.low <= value && value <= one.high);
  const expr: Expr = scale !== undefined && step !== undefined
    ? { kind: "step", scale: scale.id, step: step.name, value, type: { kind: "step", scale: scale.id, low: value, high: value } }
    : bare.kind === "yes-no" ? { kind: "yes-no", value: value === 1, type: yesNo }
    : { kind: "number", value, type: fromInterval([value, value], bare.kind === "number" ? bare.unit : null) };
  return at(scope.frame.world, expr, span);
}

/** All values of a type that has few. */
function allValues(type: Type, scope: Scope, span: ast.Name["span"]): readonly Expr[] | undefined {
  const bare = withoutNone(type);
  if (bare.kind === "yes-no") return [0, 1].map((value) => valueExpr(value, bare, scope, span));
  if (bare.kind === "entry") return entriesOf(bare.collections, scope, span);
  if (bare.kind !== "number" && bare.kind !== "step") return report(scope.frame, "missing-range", span, { name: "by" });
  const { low, high } = bare;
  if (low === null || high === null) return report(scope.frame, "missing-range", span, { name: "by" });
  if (high - low >= mostValues) return report(scope.frame, "too-large-list", span, { limit: mostValues });
  return Array.from({ length: high - low + 1 }, (_, index) => valueExpr(low + index, bare, scope, span));
}
function entriesOf(ids: readonly Id[], scope: Scope, span: ast.Name["span"]): readonly Expr[] {
  const { world } = scope.frame;
  return ids.flatMap((id) => {
    const owner = world.symbols.byId.get(id);
    const entries = owner?.kind === "collection" || owner?.kind === "catalogue" ? [...new Set(owner.entries.values())] : [];
    return entries.map((entry) => at(world, entryExpr(entry, null, world), span));
  });
}

function rangesOf(parts: readonly ast.ForEveryPart[], scope: Scope): { readonly ranges: readonly (readonly Expr[])[]; readonly names: readonly Variable[] } {
  const ranges: (readonly Expr[])[] = [];
  const names: Variable[] = [];
  for (const part of parts) {
    const values = part.name.kind === "missing" ? silent(scope.frame) : valuesIn(part.in, scope);
    const [first] = values ?? [];
    if (values === undefined || first === undefined || part.name.kind === "missing") {
      silent(scope.frame);
      continue;
    }
    const type = values.reduce<Type>((all, one) => join(all, one.type) ?? all, first.type);
    ranges.push(values);
    names.push({ name: part.name.text, type });
  }
  return { ranges, names };
}
function valuesIn(set: ast.InSet, scope: Scope): readonly Expr[] | undefined {
  const kind = set.form === "one" && set.low.kind === "name" ? scope.frame.world.symbols.kinds.get(set.low.text) : undefined;
  if (kind?.kind === "refused") return silent(scope.frame);
  if (kind?.kind === "scale") {
    const scale = kind.value();
    return scale === undefined ? silent(scope.frame) : scale.steps.map((step) => at(scope.frame.world, stepExpr(scale, step.name) ?? valueExpr(step.low, scaleType(scale), scope, set.span), set.span));
  }
  if (kind?.kind === "collection") return entriesOf([kind.id], scope, set.span);
  const list = walkedList(set, scope);
  if (list === undefined) return undefined;
  return list.kind === "list" ? list.items : report(scope.frame, "missing-range", set.span, { name: "for every" });
}

// ── runs ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Runs { readonly variables: readonly Variable[]; readonly runs: readonly ExampleRun[]; readonly ranges: readonly (readonly Expr[])[]; readonly cell: Type | null }

function runsOf(node: ast.Example, down: TableKey | null, across: TableKey | null, scope: Scope): Runs | undefined {
  const rows = node.lines.filter((line): line is ast.Row => line.kind === "row");
  const keys = [down, across].filter((one) => one !== null);
  if (rows.length === 0) {
    const ranges = keys.map((key) => allValues(key.type, scope, node.span));
    if (ranges.includes(undefined)) return undefined;
    return { variables: keys, runs: [{ values: [], cell: null, asked: [], row: sentenceId(scope.frame, node.span) }], ranges: ranges as (readonly Expr[])[], cell: null };
  }
  return across === null || down === null ? plainRuns(rows, down, scope) : crossRuns(rows, down, across, scope);
}

function plainRuns(rows: readonly ast.Row[], key: TableKey | null, scope: Scope): Runs | undefined {
  const table = readRows(rows, scope);
  const place = key === null ? -1 : Math.max(0, table.header.findIndex((cell) => cell.raw === key.name || cell.name?.text === key.name));
  const columns = table.header.map((cell, index) => ({ name: cell.name?.text ?? cell.raw, index })).filter(({ index }) => index !== place);
  const types = new Map<number, Type>();
  const runs: ExampleRun[] = [];
  let broken = false;
  for (const row of table.rows) {
    const keyCell = row.cells[place];
    const keyed = key === null || keyCell === undefined ? [null] : expand(keyOfCell(keyCell, key.type, scope), key.type, scope, keyCell);
    const values = columns.map(({ index }) => cellExpr(row.cells[index], scope));
    if (keyed === undefined || values.includes(undefined)) {
      broken = true;
      continue;
    }
    for (const [index, column] of columns.entries()) {
      const type = values[index]?.type;
      const before = types.get(column.index);
      if (type !== undefined && !isAsked(row.cells[column.index])) types.set(column.index, before === undefined ? type : (join(before, type) ?? before));
    }
    const ahead = key === null ? 0 : 1;
    const asked = columns.flatMap(({ index }, i) => (isAsked(row.cells[index]) ? [i + ahead] : []));
    for (const one of keyed) runs.push(at(scope.frame.world, { values: [...(one === null ? [] : [one]), ...(values as Expr[])], cell: null, asked, row: sentenceId(scope.frame, row.span) }, row.span));
  }
  if (broken) return silent(scope.frame);
  const variables = columns.map(({ name, index }) => ({ name, type: types.get(index) ?? fromInterval([-Infinity, Infinity]) }));
  return { variables: [...(key === null ? [] : [key]), ...variables], runs, ranges: [], cell: null };
}

function crossRuns(rows: readonly ast.Row[], down: TableKey, across: TableKey, scope: Scope): Runs | undefined {
  const table = readRows(rows, scope);
  const heads = table.header.slice(1).map((cell) => expand(keyOfCell(cell, across.type, scope), across.type, scope, cell));
  const runs: ExampleRun[] = [];
  let type: Type | null = null;
  for (const row of table.rows) {
    const [first, ...cells] = row.cells;
    const keyed = first === undefined ? silent(scope.frame) : expand(keyOfCell(first, down.type, scope), down.type, scope, first);
    for (const [index, cell] of cells.entries()) {
      const value = cellExpr(cell, scope);
      const head = heads[index];
      if (value === undefined || head === undefined || keyed === undefined) return silent(scope.frame);
      const asked = isAsked(cell) ? [-1] : [];
      if (asked.length === 0 || type === null) type = type === null ? value.type : (join(type, value.type) ?? type);
      for (const x of keyed) for (const y of head) runs.push(at(scope.frame.world, { values: [x, y], cell: value, asked, row: sentenceId(scope.frame, cell.span) }, cell.span));
    }
  }
  return { variables: [down, across], runs, ranges: [], cell: type };
}

const isAsked = (cell: ast.Cell | undefined): boolean => cell?.raw === "?";

function cellExpr(cell: ast.Cell | undefined, scope: Scope): Expr | undefined {
  if (cell === undefined) return silent(scope.frame);
  const { world } = scope.frame;
  // A number that nobody knows yet stands for any.
  if (isAsked(cell)) return at(world, { kind: "none", type: fromInterval([-Infinity, Infinity]) }, cell.span);
  if (cell.form === "empty" || cell.form === "dash") return at(world, { kind: "none", type: optional(fromInterval([0, 0])) }, cell.span);
  const [pattern, ...more] = cell.patterns ?? [];
  if (pattern === undefined) {
    world.diagnostics.push(...cell.problems);
    return silent(scope.frame);
  }
  const values = [pattern, ...more].map((one) => (one.form === "one" ? scope.resolve.expr(one.value, scope, null) : report(scope.frame, "misplaced-range", one.span, {})));
  if (values.includes(undefined)) return undefined;
  const [value] = values as Expr[];
  if (more.length === 0) return value;
  return value === undefined ? undefined : at(world, { kind: "list", items: values as Expr[], type: listOf(value.type, values.length, values.length) }, cell.span);
}

/** A key band is run for each of its values. */
function expand(pattern: KeyPattern | undefined, type: Type, scope: Scope, cell: ast.Cell): readonly Expr[] | undefined {
  if (pattern === undefined) return undefined;
  if (pattern.kind === "otherwise") return report(scope.frame, "misplaced-range", cell.span, {});
  const bare = withoutNone(type);
  const ends = bare.kind === "number" || bare.kind === "step" ? bare : { low: null, high: null };
  const values: Expr[] = [];
  for (const [low, high] of pattern.bands) {
    const [from, to] = [low ?? ends.low, high ?? ends.high];
    if (from === null || to === null) return report(scope.frame, "missing-range", cell.span, { name: cell.raw });
    if (to - from >= mostValues) return report(scope.frame, "too-large-list", cell.span, { limit: mostValues });
    if (bare.kind === "entry") values.push(...entriesOf(bare.collections, scope, cell.span).slice(from, to + 1));
    else if (bare.kind === "thing") values.push(...entriesOf(bare.catalogues, scope, cell.span).slice(from, to + 1));
    else for (let value = from; value <= to; value++) values.push(valueExpr(value, bare, scope, cell.span));
  }
  return values;
}

// ── lines ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function linesOf(nodes: readonly ast.ExampleLine[], outer: Scope): readonly ExampleLine[] {
  let scope: Scope = { ...outer, locals: new Map(outer.locals) };
  const lines: ExampleLine[] = [];
  for (const node of nodes) {
    const read = lineOf(node, scope);
    if (read === undefined) {
      if (node.kind === "example-when") blinded(scope.frame);
      continue;
    }
    if (read.line !== null) lines.push(at(scope.frame.world, read.line, node.span));
    if (read.check !== null) scope = afterCall(read.check, scope);
  }
  return lines;
}

interface Line { readonly line: ExampleLine | null; readonly check: CheckSymbol | CreationSymbol | null }

function lineOf(node: ast.ExampleLine, scope: Scope): Line | undefined {
  switch (node.kind) {
    case "row": case "for-every": return { line: null, check: null };
    case "broken": return silent(scope.frame);
    case "example-given": return plain(givenLine(node, scope));
    case "says": return plain(saysLine(node, scope));
    case "example-when": return whenLine(node, scope);
    case "then": {
      const claim = claimOf(node.claim, scope);
      return claim === undefined ? undefined : plain({ kind: "then", id: sentenceId(scope.frame, node.span), text: printClaim(node.claim), claim });
    }
    case "show": {
      const what = shownOf(node.what, scope);
      return what === undefined ? undefined : plain({ kind: "show", id: sentenceId(scope.frame, node.span), text: printShown(node.what), what });
    }
    default: return unreachable(node);
  }
}
function plain(line: ExampleLine | undefined): Line | undefined {
  return line === undefined ? undefined : { line, check: null };
}

function givenLine(node: ast.ExampleGiven, scope: Scope): ExampleLine | undefined {
  const value = scope.resolve.expr(node.value, scope, null);
  const type = value?.type;
  const expr: Expr | undefined = type?.kind === "sheet" && node.name.kind === "name" ? { kind: "role", name: node.name.text, type } : undefined;
  const taken = node.name.kind === "name" && scope.locals.has(node.name.text) ? report(scope.frame, "duplicate-name", node.name.span, { name: node.name.text }) : null;
  const name = declareLocal(scope, node.name, "variable", type, expr === undefined ? {} : { expr });
  if (value === undefined || name === undefined || taken === undefined) return silent(scope.frame);
  return { kind: "given", id: sentenceId(scope.frame, node.span), name, value };
}

/** The answer may look at what the asked person sees: the names of the rule that asks. */
function saysLine(node: ast.Says, scope: Scope): ExampleLine | undefined {
  if (node.name.kind === "missing") return silent(scope.frame);
  const key = node.name.text;
  const all = [...scope.frame.world.symbols.rules.values()];
  const creations = [...scope.frame.world.symbols.byId.values()].filter((one): one is CreationSymbol => one.kind === "creation");
  const checks = [...all.filter((one): one is CheckSymbol => one.kind === "check"), ...creations];
  const asking = checks.find((one) => one.asked().has(key)) ?? checks.find((one) => one.inner().has(key));
  if (asking === undefined) {
    if (all.some((one) => one.kind === "refused") || checks.some((one) => asks(one.node, key))) return silent(scope.frame);
    return unknownName(scope, node.name, checks.flatMap((one) => [...one.asked().keys(), ...one.inner().keys()]));
  }
  const within = afterCall(asking, scope);
  const type = asking.asked().get(key) ?? asking.inner().get(key);
  const raw = type === undefined ? undefined : scope.resolve.expr(node.value, within, type);
  const value = raw === undefined || type === undefined ? undefined : fit(raw, type, within, node.value.span, node.value);
  return value === undefined ? silent(scope.frame) : { kind: "says", id: sentenceId(scope.frame, node.span), by: node.who, key, value };
}

/** What sentences of a rule name, though perhaps they are broken. */
function namedIn(body: ast.Block): readonly string[] {
  return body.flatMap((one) => {
    const slot = one.kind === "let" ? one.name : one.kind === "roll" ? one.as : undefined;
    return slot?.kind === "name" ? [slot.text] : [];
  });
}

/** The rule asks for it, though perhaps in a sentence that is broken. */
function asks(tree: unknown, key: string): boolean {
  if (typeof tree !== "object" || tree === null) return false;
  if ("kind" in tree && (tree.kind === "ask" || tree.kind === "choose") && "name" in tree && isNamed(tree.name, key)) return true;
  return Object.values(tree).some((one) => asks(one, key));
}
function isNamed(slot: unknown, key: string): boolean {
  return typeof slot === "object" && slot !== null && "text" in slot && slot.text === key;
}

/** After a call its result, lets and rolls can be read by name. */
function afterCall(check: CheckSymbol | CreationSymbol, scope: Scope): Scope {
  const locals = new Map(scope.locals);
  const broken = hasErrors(scope.frame.world.diagnostics) ? namedIn(check.node.body) : [];
  const inner = check.inner();
  for (const [name, type] of [...inner, ...broken.filter((one) => !inner.has(one)).map((one) => [one, undefined] as const)]) {
    if (locals.get(name)?.kind !== "variable") locals.set(name, { kind: "roll", type, expr: null, span: check.span, call: null });
  }
  return { ...scope, locals, words: { ...scope.words, result: check.kind === "check" ? (check.gives() ?? null) : null } };
}

function whenLine(node: ast.ExampleWhen, scope: Scope): Line | undefined {
  const { action } = node;
  const rolling = node.rolling === undefined ? null : node.rolling.map((one) => rollingOf(one, scope));
  if (rolling?.includes(undefined) === true || action.kind === "missing") return silent(scope.frame);
  const dice = rolling as readonly Rolling[] | null;
  if (action.kind === "creation-of") return creationLine(action, dice, node.span, scope);
  if (action.kind === "call") {
    const called = callOf(action, scope);
    if (called === undefined) return undefined;
    return { line: { kind: "when", id: sentenceId(scope.frame, node.span), action: called.call, effect: null, rolling: dice }, check: called.check };
  }
  const effect = effectOf(action, null, scope);
  return effect === undefined ? undefined : plain({ kind: "when", id: sentenceId(scope.frame, node.span), action: null, effect, rolling: dice });
}
/** The created sheet bears the name of its kind. */
function creationLine(action: ast.CreationOf, rolling: readonly Rolling[] | null, span: ast.Name["span"], scope: Scope): Line | undefined {
  const { world } = scope.frame;
  if (action.name.kind === "missing") return silent(scope.frame);
  const name = action.name.text;
  const creation = world.symbols.byId.get(idOf("creation", name));
  const sheet = creation?.kind === "creation" ? creation.sheet() : undefined;
  if (creation?.kind !== "creation") {
    scope.locals.set(name, { kind: "variable", type: undefined, expr: null, span: action.name.span, call: null });
    const kind = world.symbols.kinds.get(name);
    if (kind?.kind === "refused") return silent(scope.frame);
    if (kind?.kind === "sheet") return report(scope.frame, "missing-creation", action.name.span, { name });
    return unknownName(scope, action.name, [...world.symbols.byId.values()].filter((one) => one.kind === "creation").map((one) => one.name));
  }
  const type: Type | undefined = sheet === undefined ? undefined : { kind: "sheet", sheet: sheet.id };
  scope.locals.set(name, { kind: "variable", type, expr: type === undefined ? null : { kind: "role", name, type }, span: action.name.span, call: null });
  if (type === undefined) return silent(scope.frame);
  const call: Call = { check: creation.id, who: null, against: null, conflict: null, args: [], general: null, special: [], series: null, ifImpossible: null };
  return { line: { kind: "when", id: sentenceId(scope.frame, span), action: at(world, call, action.span), effect: null, rolling }, check: creation };
}

function rollingOf(node: ast.Expr, scope: Scope): Rolling | undefined {
  const items = node.kind === "list" ? node.items : node.kind === "group" ? [node.value] : null;
  const values = (items ?? [node]).map((item) => {
    const raw = scope.resolve.expr(item, scope, null);
    return raw === undefined ? undefined : numeric(raw, scope, item.span, item);
  });
  if (values.includes(undefined)) return undefined;
  const all = values as readonly Expr[];
  const [first] = all;
  if (items !== null) return { kind: "faces", values: all };
  return first === undefined ? undefined : { kind: "total", value: first };
}

function claimOf(claim: ast.Claim, scope: Scope): Claim | undefined {
  switch (claim.kind) {
    case "not-possible": return { kind: "not-possible", message: claim.message?.text ?? null };
    case "holds": {
      const found = test(claim.condition, scope);
      return found === undefined ? undefined : { kind: "holds", test: found };
    }
    case "chance-of": {
      const [what, is] = [outcomeOf(claim.what, scope), quantityOf(claim.is, scope)];
      return what === undefined || is === undefined ? undefined : { kind: "chance-of", what, is };
    }
    case "chance-that": {
      const [found, is] = [test(claim.condition, scope), quantityOf(claim.is, scope)];
      return found === undefined || is === undefined ? undefined : { kind: "chance-that", test: found, is };
    }
    case "average": {
      const [of, is] = [numberIn(claim.of, scope), quantityOf(claim.is, scope)];
      return of === undefined || is === undefined ? undefined : { kind: "average", of, is };
    }
    default: return unreachable(claim);
  }
}
function shownOf(shown: ast.Shown, scope: Scope): Shown | undefined {
  switch (shown.kind) {
    case "chance-of": {
      const what = outcomeOf(shown.what, scope);
      return what === undefined ? undefined : { kind: "chance-of", what };
    }
    case "chance-that": {
      const found = test(shown.condition, scope);
      return found === undefined ? undefined : { kind: "chance-that", test: found };
    }
    case "average": {
      const of = numberIn(shown.of, scope);
      return of === undefined ? undefined : { kind: "average", of };
    }
    case "value": {
      const value = scope.resolve.expr(shown.value, scope, null);
      return value === undefined ? undefined : { kind: "value", value };
    }
    default: return unreachable(shown);
  }
}
function numberIn(node: ast.Expr, scope: Scope): Expr | undefined {
  const raw = scope.resolve.expr(node, scope, null);
  return raw === undefined ? undefined : numeric(raw, scope, node.span, node);
}

function outcomeOf(what: ast.ChanceName, scope: Scope): Outcome | undefined {
  const { result } = scope.words;
  if (what.kind === "missing") return silent(scope.frame);
  if (result === null) return scope.frame.blind ? silent(scope.frame) : report(scope.frame, "missing-call", what.span, {});
  const bare = withoutNone(result);
  const scale = bare.kind === "step" ? scaleById(bare.scale, scope.frame.world) : undefined;
  if (what.kind === "outcome-word") {
    if (bare.kind !== "yes-no" && scale?.success === null) return report(scope.frame, "missing-success", what.span, { name: scale.name });
    return { kind: what.word };
  }
  const raw = scope.resolve.expr(what, scope, result);
  const value = raw === undefined ? undefined : fit(raw, result, scope, what.span, what);
  return value === undefined ? undefined : { kind: "step", value };
}

/** `78362745235605457/1250000000000000`: exact odds have long digits, and a claim may write them all. */
function largeFraction(node: ast.Expr | undefined): LargeFraction | null {
  if (node?.kind !== "binary" || node.operator !== "/") return null;
  const parts = [node.left, node.right].flatMap((part) => (part.kind === "number" && part.form === "whole" ? [part.text] : []));
  const [num, den] = parts;
  if (num === undefined || den === undefined || BigInt(den) === 0n || parts.every((digits) => Number.isSafeInteger(Number(digits)))) return null;
  return num.length > 2000 || den.length > 2000 ? null : { num, den };
}

function quantityOf(node: ast.Quantity, scope: Scope): Quantity | undefined {
  const large = largeFraction(node.value);
  const within = node.within === undefined ? null : numberIn(node.within, scope);
  if (large !== null && within !== undefined && !node.unknown) {
    const value: Expr = { kind: "number", value: 0, type: number(0, 0) };
    const claimed: Quantity = { relation: node.relation, value, large, within, digits: null, asPrinted: node.asPrinted, differs: node.differs?.text ?? null };
    return at(scope.frame.world, claimed, node.span);
  }
  const value = node.unknown || node.value === undefined ? null : numberIn(node.value, scope);
  if (value === undefined || within === undefined) return undefined;
  const digits = value?.kind === "ratio" ? Math.round(Math.log10(value.den)) : null;
  const claimed: Quantity = { relation: node.relation, value, within, digits, asPrinted: node.asPrinted, differs: node.differs?.text ?? null };
  return at(scope.frame.world, claimed, node.span);
}
