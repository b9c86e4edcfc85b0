/**
 * The declarations of all files as symbols, and for each a way to finish it.
 *
 * Invariant: nothing is resolved here but the names; what is asked of a symbol is worked out when it is first asked, in the
 * frame of its own declaration, so that a mistake is told where it was made and once.
 */
import type { Span } from "../base/source.ts";
import type { Bilingual } from "../base/text.ts";
import type * as ast from "../syntax/ast.ts";
import {
  aroundOf, cascadeOf, checkBody, checkOf, formulaBody, formulaOf, givensOf, paramsOf, roleOf, rolesScope, selfExpr, sheetNamed,
} from "./check.ts";
import type { Flow, Resolved } from "./block.ts";
import { conflictNamed, conflictOf, gives as conflictGives, isConflict, sidesOf, withConflict } from "./conflict.ts";
import { isRelation, relationsOf } from "./relation.ts";
import { tacticOf } from "./tactic.ts";
import { resolver } from "./expr.ts";
import { fieldType, fieldValue } from "./field.ts";
import { catalogueOf, checkRows, collectionOf, conditionOf, sheetOf } from "./sheet.ts";
import { MOST_STACKED, stacks } from "./stacks.ts";
import { constantOf, constantValue, scaleOf } from "./scale.ts";
import { inner, scopeOf, type Scope } from "./scope.ts";
import type {
  CatalogueSymbol, CheckSymbol, CollectionSymbol, ConditionSymbol, ConflictSymbol, EntrySymbol, FieldSymbol, RefusedSymbol, RoleSymbol, SheetSymbol, Symbol,
} from "./symbols.ts";
import { tableGives, tableKeys, tableOf } from "./table.ts";
import { typeOf } from "./type-node.ts";
import type { Cascade, Catalogue, Check, Collection, Condition, Conflict, Constant, Expr, Formula, Given, Id, Param, Scale, Sheet, Table, Tactic, Type } from "./types.ts";
import { entryIn, itemType, thingIn } from "./typing.ts";
import { frame, idOf, innerId, lazy, report, silent, type Frame, type World } from "./world.ts";

/** One part of the Model to come; undefined if it is broken. */
export type Draft =
  | { readonly list: "scales"; readonly frame: Frame; readonly finish: () => Scale | undefined }
  | { readonly list: "constants"; readonly frame: Frame; readonly finish: () => Constant | undefined }
  | { readonly list: "tables"; readonly frame: Frame; readonly finish: () => Table | undefined }
  | { readonly list: "formulas"; readonly frame: Frame; readonly finish: () => Formula | undefined }
  | { readonly list: "sheets"; readonly frame: Frame; readonly finish: () => Sheet | undefined }
  | { readonly list: "collections"; readonly frame: Frame; readonly finish: () => Collection | undefined }
  | { readonly list: "catalogues"; readonly frame: Frame; readonly finish: () => Catalogue | undefined }
  | { readonly list: "conditions"; readonly frame: Frame; readonly finish: () => Condition | undefined }
  | { readonly list: "checks"; readonly frame: Frame; readonly finish: () => Check | undefined }
  | { readonly list: "cascades"; readonly frame: Frame; readonly finish: () => Cascade | undefined }
  | { readonly list: "conflicts"; readonly frame: Frame; readonly finish: () => Conflict | undefined }
  | { readonly list: "tactics"; readonly frame: Frame; readonly finish: () => Tactic | undefined };

type Ready = Exclude<ast.RuleDecl, ast.Unit | ast.Entry | ast.Creation>;

/** `entries`: single entries and what extends them, by the name of the entry. */
export function declare(world: World, node: Ready, entries: readonly ast.Entry[]): Draft | undefined {
  const name = node.head.name;
  if (name.kind === "missing") return undefined;
  const here = frame(world, idOf(kindOf(node), name.text));
  world.ids.set(here.id, name.span);
  if (node.flags.replace || node.flags.extend) return silent(here);
  return drafted(world, node, name, here, entries);
}

function kindOf(node: Ready): string {
  if (node.kind === "choice") return "scale";
  if (node.kind === "collection") return isCatalogue(node) ? "catalogue" : "collection";
  return node.kind;
}
export function isCatalogue(node: ast.Collection): boolean {
  return ["feats", "weapons", "items", "spells", "things"].includes(node.word);
}

function drafted(world: World, node: Ready, name: ast.Name, here: Frame, entries: readonly ast.Entry[]): Draft | undefined {
  const base = { id: here.id, name: name.text, short: node.head.short?.text ?? null, span: name.span };
  const scope = scopeOf(here, resolver);
  switch (node.kind) {
    case "scale": case "choice": {
      const value = lazy(() => scaleOf(node, here.id, scope), () => circular(here, name));
      enter(world, "kinds", { ...base, kind: "scale", node, value }, here);
      for (const step of stepNames(node)) add(world.symbols.steps, step, here.id);
      return { list: "scales", frame: here, finish: value };
    }
    case "constant": {
      const value = lazy(() => constantValue(node, scope), () => circular(here, name));
      enter(world, "rules", { ...base, kind: "constant", node, value }, here);
      return { list: "constants", frame: here, finish: () => { const found = value(); return found === undefined ? undefined : constantOf(node, here.id, found, scope); } };
    }
    case "table": {
      const keys = lazy(() => tableKeys(node, scope), () => circular(here, name));
      const gives = lazy(() => tableGives(node, scope), () => circular(here, name));
      enter(world, "rules", { ...base, kind: "table", node, keys, gives }, here);
      return { list: "tables", frame: here, finish: () => { const [k, g] = [keys(), gives()]; return k === undefined || g === undefined ? undefined : tableOf(node, here.id, k, g, scope); } };
    }
    case "formula": return formula(world, node, base, here, scope);
    case "sheet": return sheet(world, node, base, here, scope);
    case "collection": return isCatalogue(node) ? catalogue(world, node, base, here, scope, entries) : collection(world, node, base, here, scope, entries);
    case "condition": return condition(world, node, base, here, scope);
    case "check": return check(world, node, base, here, scope);
    case "cascade": return cascade(world, node, base, here, scope);
    case "conflict": case "scene": return conflict(world, node, base, here, scope);
    case "tactic": return tactic(world, node, base, here, scope);
    default: return node satisfies never;
  }
}

type Base = Omit<RefusedSymbol, "kind">;

function circular(here: Frame, name: { readonly text: string; readonly span: Span }): undefined {
  return report(here, "circular-value", name.span, { name: name.text });
}

/** Puts a symbol under its names; a name that is taken is told at the later place. */
export function enter(world: World, space: "kinds" | "rules", symbol: Symbol, here: Frame): void {
  const names = [symbol.name, ...(symbol.short === null || space === "rules" ? [] : [symbol.short])];
  for (const name of names) {
    const before = world.symbols[space].get(name);
    if (before === undefined) world.symbols[space].set(name, symbol);
    else duplicate(here, name, symbol.span, before.span);
  }
  if (!world.symbols.byId.has(symbol.id)) world.symbols.byId.set(symbol.id, symbol);
}
export function duplicate(here: Frame, name: string, span: Span, first: Span): undefined {
  const [mine, theirs] = [here.world.layerOf(span), here.world.layerOf(first)];
  if (mine !== theirs && mine !== undefined && theirs !== undefined) {
    const place: Bilingual = theirs.name === "" ? { de: "diesem Regelwerk", en: "this ruleset" } : { de: `„${theirs.name}“`, en: `"${theirs.name}"` };
    return report(here, "missing-replace", span, { name, place }, { related: [{ span: first, text: { de: "Hier steht der Name zum ersten Mal.", en: "The name is first used here." } }] });
  }
  return report(here, "duplicate-name", span, { name }, { related: [{ span: first, text: { de: "Hier steht der Name zum ersten Mal.", en: "The name is first used here." } }] });
}
function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

function stepNames(node: ast.Scale): readonly string[] {
  const rows = node.rows.filter((row) => !row.header);
  const cells = rows.map((row) => (row.cells.length === 1 ? row.cells[0] : row.cells[1])?.name?.text);
  return [...node.names.map((one) => (one.kind === "name" ? one.text : undefined)), ...cells].filter((one) => one !== undefined);
}

// ── fields ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function fieldSymbol(node: ast.Field | ast.EachField, name: string, id: Id, scope: () => Scope, here: Frame): FieldSymbol {
  const span = node.head?.name.span ?? node.span;
  const value = lazy(() => fieldValue(node, scope()), () => circular(here, { text: name, span }));
  const type = lazy(() => fieldType(node, value, scope()), () => circular(here, { text: name, span }));
  const symbol: FieldSymbol = { id, name, short: node.head?.short?.text ?? null, node, span, type, value };
  here.world.symbols.fields.set(id, symbol);
  here.world.ids.set(id, span);
  return symbol;
}

function fieldMap(nodes: readonly (ast.Field | ast.EachField)[], here: Frame, scope: () => Scope): ReadonlyMap<string, FieldSymbol> {
  const fields = new Map<string, FieldSymbol>();
  for (const node of nodes) {
    const name = node.head?.name;
    if (name === undefined || name.kind === "missing") continue;
    if (node.kind === "field" && node.params.length > 0 && here.id.startsWith("sheet/")) continue;
    const before = fields.get(name.text);
    if (before !== undefined) {
      duplicate(here, name.text, name.span, before.span);
      // Which of the two is meant is not known: whoever uses the name stays silent.
      fields.set(name.text, { ...before, type: () => silent(here), value: () => silent(here) });
      continue;
    }
    const symbol = fieldSymbol(node, name.text, innerId(here.id, name.text), scope, here);
    fields.set(name.text, symbol);
    if (symbol.short === null) continue;
    const other = fields.get(symbol.short);
    if (other !== undefined) duplicate(here, symbol.short, node.head?.short?.span ?? name.span, other.span);
    else fields.set(symbol.short, symbol);
  }
  return fields;
}

function sheet(world: World, node: ast.Sheet, base: Base, here: Frame, plain: Scope): Draft {
  const self: { scope: Scope } = { scope: plain };
  const fields = fieldMap(node.members.filter((one) => one.kind === "field"), here, () => self.scope);
  const parent = lazy(() => (node.is === undefined ? undefined : sheetNamed(node.is, plain)), () => undefined);
  const symbol: SheetSymbol = { ...base, kind: "sheet", node, parent, fields };
  self.scope = { ...plain, self: { sheet: symbol, expr: selfExpr(symbol) } };
  enter(world, "kinds", symbol, here);
  return { list: "sheets", frame: here, finish: () => sheetOf(symbol, named(self.scope, symbol)) };
}
/** On a sheet its name means the sheet itself. */
function named(scope: Scope, sheet: SheetSymbol): Scope {
  const expr = selfExpr(sheet);
  return { ...scope, locals: new Map([[sheet.name, { kind: "role", type: expr.type, expr, span: sheet.span, call: null }]]) };
}

// ── collections and catalogues ───────────────────────────────────────────────────────────────────────────────────────────

function collection(world: World, node: ast.Collection, base: Base, here: Frame, plain: Scope, extended: readonly ast.Entry[]): Draft {
  const sheetSymbol = lazy(() => (node.of === undefined ? report(here, "missing-sheet", base.span, { name: base.name }) : sheetNamed(node.of, plain)), () => undefined);
  const it: Expr = { kind: "it", type: { kind: "entry", collections: [here.id] } };
  const scope = lazy<Scope>(() => {
    const owner = sheetSymbol();
    if (owner === undefined) return { ...plain, it };
    const expr = selfExpr(owner);
    world.owners.set(it, expr);
    return { ...named(plain, owner), self: { sheet: owner, expr }, it };
  }, () => plain);
  const eachNodes = node.members.filter((one): one is ast.EachField => one.kind === "each");
  const axes = [node.by, node.across].flatMap((axis) => (axis?.kind === "name" ? [axisField(axis)] : []));
  const each = fieldMap([...axes, ...eachNodes.filter((one) => one.head !== undefined)], here, scope);
  const owns = eachNodes.filter((one) => one.head === undefined);
  const [first, second] = owns;
  if (second !== undefined && first !== undefined) duplicate(here, "each", second.span, first.span);
  const own = first === undefined ? null : fieldSymbol(first, base.name, `${here.id}/=`, scope, here);
  const entries = new Map<string, EntrySymbol>();
  const symbol: CollectionSymbol = { ...base, kind: "collection", node, sheet: sheetSymbol, own, each, entries };
  enter(world, "kinds", symbol, here);
  const crossed = node.across !== undefined;
  for (const entry of crossed ? crossEntries(node, symbol) : rowEntries(node, symbol)) enterEntry(world, entry, entries, here);
  return {
    list: "collections", frame: here,
    finish: () => {
      if (!crossed) checkRows(node, plain);
      for (const one of extended) checkExtended(one, entries, here);
      return collectionOf(symbol, extended, scope());
    },
  };
}
function axisField(axis: ast.Name): ast.EachField {
  const head: ast.Head = { kind: "head", name: axis, short: undefined, formerly: [], span: axis.span };
  const type: ast.NamedType = { kind: "named-type", name: axis, span: axis.span };
  return { kind: "each", replace: false, head, params: [], type, lid: undefined, start: undefined, value: undefined, meta: { docs: [], citations: [] }, span: axis.span };
}

function rowsOf(node: ast.Collection): readonly ast.Row[] {
  return node.members.filter((one): one is ast.Row => one.kind === "row");
}
function rowEntries(node: ast.Collection, owner: CollectionSymbol | CatalogueSymbol): readonly EntrySymbol[] {
  const rows = rowsOf(node);
  const header = rows.find((row) => row.header)?.cells ?? [];
  const shortColumn = header.findIndex((cell) => cell.raw.toLowerCase() === "short" || cell.raw === "Kürzel");
  return rows.filter((row) => !row.header).flatMap((row) => {
    const cell = row.cells[0];
    if (cell?.name === undefined) return [];
    const short = cell.short?.text ?? (shortColumn < 0 ? null : (row.cells[shortColumn]?.raw ?? null));
    return [{ name: cell.name.text, short: short === "" ? null : short, owner, span: cell.span, row, node: null, cross: null }];
  });
}
function crossEntries(node: ast.Collection, owner: CollectionSymbol): readonly EntrySymbol[] {
  const rows = rowsOf(node);
  const header = rows.find((row) => row.header)?.cells ?? [];
  return rows.filter((row) => !row.header).flatMap((row) => {
    const key = row.cells[0]?.name?.text ?? "";
    return row.cells.slice(1).flatMap((cell, index) => {
      const column = header[index + 1]?.name?.text ?? "";
      if (cell.name === undefined) return [];
      return [{ name: cell.name.text, short: cell.short?.text ?? null, owner, span: cell.span, row: null, node: null, cross: { row: key, column } }];
    });
  });
}
function enterEntry(world: World, entry: EntrySymbol, entries: Map<string, EntrySymbol>, here: Frame): void {
  for (const name of [entry.name, ...(entry.short === null ? [] : [entry.short])]) {
    const before = entries.get(name);
    if (before !== undefined) duplicate(here, name, entry.span, before.span);
    else {
      entries.set(name, entry);
      add(world.symbols.entries, name, entry);
    }
  }
}
/** What extends an entry must name one that exists and belong here. */
function checkExtended(node: ast.Entry, entries: ReadonlyMap<string, EntrySymbol>, here: Frame): void {
  if (node.head.name.kind === "missing" || entries.has(node.head.name.text)) return;
  report(here, "unknown-name", node.head.name.span, { name: node.head.name.text });
}

function catalogue(world: World, node: ast.Collection, base: Base, here: Frame, plain: Scope, single: readonly ast.Entry[]): Draft {
  const it: Expr = { kind: "it", type: { kind: "thing", catalogues: [here.id] } };
  const itemScope: Scope = { ...plain, it };
  const fields = fieldMap(node.members.filter((one): one is ast.EachField => one.kind === "each" && one.head !== undefined), here, () => itemScope);
  const nameless = node.members.find((one) => one.kind === "each" && one.head === undefined);
  if (nameless !== undefined) report(here, "misplaced-each", nameless.span, {});
  if (node.of !== undefined || node.across !== undefined) report(here, "misplaced-sentence", (node.of ?? node.across)?.span ?? base.span, { expected: ["{"] });
  const entries = new Map<string, EntrySymbol>();
  const symbol: CatalogueSymbol = { ...base, kind: "catalogue", node, fields, entries };
  enter(world, "kinds", symbol, here);
  for (const entry of rowEntries(node, symbol)) enterEntry(world, entry, entries, here);
  const extended = new Map<string, ast.Entry[]>();
  for (const one of single) {
    const { name } = one.head;
    if (name.kind === "missing") continue;
    if (one.flags.extend) add(extended, name.text, one);
    else enterEntry(world, { name: name.text, short: one.head.short?.text ?? null, owner: symbol, span: name.span, row: null, node: one, cross: null }, entries, here);
  }
  return {
    list: "catalogues", frame: here,
    finish: () => {
      checkRows(node, plain);
      for (const list of extended.values()) for (const one of list) checkExtended(one, entries, here);
      return catalogueOf(symbol, extended, itemScope, holderScope(symbol, itemScope));
    },
  };
}

/** Modifiers and reactions of things speak of the sheet that holds them: the only one with a list for them. */
function holderScope(symbol: CatalogueSymbol, scope: Scope): Scope {
  const sheets = [...scope.frame.world.symbols.byId.values()].filter((one): one is SheetSymbol => one.kind === "sheet" && !isConflict(one));
  const holders = sheets.filter((one) => [...one.fields.values()].some((field) => {
    const type = field.type();
    return type !== undefined && thingIn(itemType(type)).includes(symbol.id);
  }));
  const [holder] = holders;
  if (holder === undefined || holders.length > 1) return scope;
  const expr = selfExpr(holder);
  return { ...named(scope, holder), self: { sheet: holder, expr } };
}

function condition(world: World, node: ast.Condition, base: Base, here: Frame, plain: Scope): Draft {
  const sheets = (): readonly SheetSymbol[] => [...world.symbols.byId.values()].filter((one): one is SheetSymbol => one.kind === "sheet" && !isConflict(one));
  const sheetSymbol = lazy(() => {
    if (node.for !== undefined) return sheetNamed(node.for, plain);
    const [only, more] = sheets();
    return only !== undefined && more === undefined ? only : report(here, "missing-sheet", base.span, { name: base.name });
  }, () => undefined);
  const scope = lazy<Scope>(() => {
    const owner = sheetSymbol();
    if (owner === undefined) return plain;
    return { ...named(plain, owner), self: { sheet: owner, expr: selfExpr(owner) }, condition: symbol };
  }, () => plain);
  const fields = fieldMap(node.members.filter((one) => one.kind === "field"), here, scope);
  const symbol: ConditionSymbol = { ...base, kind: "condition", node, sheet: sheetSymbol, levels: levelsOf(node), fields };
  enter(world, "rules", symbol, here);
  return { list: "conditions", frame: here, finish: () => conditionOf(symbol, scope()) };
}
/** `0..5`: levels up to five. */
function levelsOf(node: ast.Condition): number | null {
  const { levels } = node;
  if (levels === undefined && stacks(node)) return MOST_STACKED;
  if (levels?.kind !== "range-type" || levels.low?.kind !== "number" || levels.low.text !== "0" || levels.high?.kind !== "number") return null;
  const most = Number(levels.high.text);
  return Number.isSafeInteger(most) && most >= 1 && most <= 1000 ? most : null;
}

// ── rules ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function formula(world: World, node: ast.Formula, base: Base, here: Frame, plain: Scope): Draft {
  const self = lazy<RoleSymbol | null | undefined>(() => (node.for === undefined ? impliedRole(node, plain) : roleOf(node.for, plain)), () => circular(here, { text: base.name, span: base.span }));
  const scope = lazy<Scope>(() => {
    const role = self() ?? null;
    if (node.for === undefined && role !== null) return { ...rolesScope(plain, null, null, node), actor: selfExpr(role.sheet) };
    return rolesScope(plain, role, null, node);
  }, () => plain);
  const params = lazy<readonly Param[] | undefined>(() => paramsOf(node.params, scope()), () => circular(here, { text: base.name, span: base.span }));
  const type = lazy<Type | undefined>(() => {
    if (node.gives !== undefined) return typeOf(node.gives, scope());
    const written = node.leftOpen ? node.usually : node.value;
    if (written === undefined) return report(here, "missing-type", base.span, { name: base.name });
    return params() === undefined ? silent(here) : (resolver.expr(written, scope(), null)?.type ?? silent(here));
  }, () => circular(here, { text: base.name, span: base.span }));
  enter(world, "rules", { ...base, kind: "formula", node, params, self, type }, here);
  return {
    list: "formulas", frame: here,
    finish: () => {
      const [given, gives, acting] = [params(), type(), self()];
      const body = gives === undefined ? undefined : formulaBody(node, gives, inner(scope()));
      return given === undefined || gives === undefined || acting === undefined || body === undefined ? silent(here) : formulaOf(node, here.id, given, acting, gives, body, plain);
    },
  };
}

/** A formula without "for" that takes references works on the sheet they belong to. */
function impliedRole(node: ast.Formula, plain: Scope): RoleSymbol | null {
  const { world } = plain.frame;
  const silently: Scope = { ...plain, frame: frame({ ...world, diagnostics: [], anonymous: new Map(), fieldChoices: new Map() }, plain.frame.id) };
  const sheets = new Set(node.params.flatMap((param) => {
    const type = typeOf(param.type, silently);
    return type === undefined ? [] : entryIn(type).map((id) => {
      const owner = world.symbols.byId.get(id);
      return owner?.kind === "collection" ? owner.sheet() : undefined;
    });
  }));
  const [sheet] = sheets;
  return sheet === undefined || sheets.size > 1 ? null : { name: sheet.name, sheet };
}

function check(world: World, node: ast.Check, base: Base, here: Frame, plain: Scope): Draft | undefined {
  const again = (): undefined => circular(here, { text: base.name, span: base.span });
  const self = lazy<RoleSymbol | null | undefined>(() => (node.for === undefined ? null : roleOf(node.for, plain)), again);
  const against = lazy<RoleSymbol | null | undefined>(() => (node.against === undefined ? null : roleOf(node.against, plain)), again);
  const inside = lazy<ConflictSymbol | null | undefined>(() => (node.in === undefined ? null : conflictNamed(node.in, plain)), again);
  const scope = lazy<Scope>(() => withConflict(rolesScope(plain, self() ?? null, against() ?? null, node), inside(), node.in !== undefined), () => plain);
  const givens = lazy<readonly Given[] | undefined>(() => givensOf(node.body.filter((one): one is ast.Given => one.kind === "given"), scope()), again);
  const gives = lazy<Type | null | undefined>(() => (node.gives === undefined ? null : typeOf(node.gives, scope())), again);
  const body = lazy<{ readonly body: Resolved; readonly flow: Flow } | undefined>(() => {
    givens();
    const wanted = gives();
    return wanted === undefined ? undefined : checkBody(node, wanted, inner(scope()));
  }, () => report(here, "circular-call", base.span, { name: base.name }));
  const symbol: CheckSymbol = { ...base, kind: "check", node, self, against, conflict: inside, givens, gives, inner: () => body()?.flow.inner ?? new Map(), asked: () => body()?.flow.asked ?? new Map() };
  enter(world, "rules", symbol, here);
  return {
    list: "checks", frame: here,
    finish: () => {
      const [actor, opponent, place, given, wanted, done] = [self(), against(), inside(), givens(), gives(), body()];
      if (actor === undefined || opponent === undefined || place === undefined || given === undefined || wanted === undefined || done === undefined) return silent(here);
      const around = aroundOf(node, wanted, done.flow.asked, scope());
      return { ...checkOf(node, here.id, { self: actor, against: opponent, conflict: place, givens: given, gives: wanted }, done.body, plain), ...around };
    },
  };
}

function cascade(world: World, node: ast.Cascade, base: Base, here: Frame, plain: Scope): Draft {
  if (node.broken.length > 0) silent(here);
  const again = (): undefined => circular(here, { text: base.name, span: base.span });
  const self = lazy<RoleSymbol | undefined>(() => (node.for === undefined ? report(here, "missing-sheet", base.span, { name: base.name }) : roleOf(node.for, plain)), again);
  const scope = lazy<Scope>(() => rolesScope(plain, self() ?? null, null, node), () => plain);
  const givens = lazy<readonly Given[] | undefined>(() => givensOf(node.givens, scope()), again);
  enter(world, "rules", { ...base, kind: "cascade", node, self, givens }, here);
  return {
    list: "cascades", frame: here,
    finish: () => {
      const [actor, given] = [self(), givens()];
      return actor === undefined || given === undefined ? silent(here) : cascadeOf(node, here.id, actor, given, inner(scope()));
    },
  };
}

function conflict(world: World, node: ast.Conflict, base: Base, here: Frame, plain: Scope): Draft {
  const self: { scope: Scope } = { scope: plain };
  const fields = fieldMap(node.members.filter((one): one is ast.Field => one.kind === "field" && !isRelation(one)), here, () => self.scope);
  const head: ast.Sheet = { kind: "sheet", flags: node.flags, head: node.head, is: undefined, members: [], meta: node.meta, span: node.span };
  const sheet: SheetSymbol = { ...base, kind: "sheet", node: head, parent: () => undefined, fields };
  const sides = lazy(() => sidesOf(node, plain), () => circular(here, { text: base.name, span: base.span }));
  const symbol: ConflictSymbol = { ...base, kind: "conflict", node, sheet, sides, gives: lazy(() => conflictGives(node, plain), () => undefined), relations: relationsOf(node, base.name, sides, () => self.scope) };
  self.scope = { ...plain, self: { sheet, expr: selfExpr(sheet) }, conflict: { symbol, expr: selfExpr(sheet), tactic: false } };
  enter(world, "kinds", symbol, here);
  world.symbols.byId.set(here.id, sheet);
  return { list: "conflicts", frame: here, finish: () => conflictOf(symbol, self.scope) };
}

function tactic(world: World, node: ast.Tactic, base: Base, here: Frame, plain: Scope): Draft {
  enter(world, "rules", { ...base, kind: "tactic", node }, here);
  return { list: "tactics", frame: here, finish: () => tacticOf(node, here.id, plain) };
}
