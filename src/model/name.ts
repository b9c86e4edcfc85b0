/**
 * Names as values: a bare name, `its X`, and possession in both directions.
 *
 * Invariant: the expected type is asked first (section 5.6); a reference remembers whose entry it was written as.
 */
import type * as ast from "../syntax/ast.ts";
import { fieldCases, valueOfCases } from "./field-choice.ts";
import { given, mapped, present, readOf } from "./read.ts";
import { isNotKey, type Scope } from "./scope.ts";
import type { CatalogueSymbol, CheckSymbol, CollectionSymbol, FieldSymbol, SheetSymbol } from "./symbols.ts";
import type { Expr, Id, Type } from "./types.ts";
import { entryIn, inWords, isConflictId, lastName, number, optional, stepIn, thingIn, withoutNone } from "./typing.ts";
import {
  collectionNamed, collectionsOf, entriesExpr, entryAmong, entryExpr, entryOf, fieldOf, scaleById, sheetsAbove, stepExpr, unknownName, visibleNames,
} from "./visible.ts";
import { report, silent } from "./world.ts";

export function nameExpr(node: ast.Name, scope: Scope, expected: Type | null): Expr | undefined {
  const found = lookUp(node, scope, expected);
  return typeof found === "object" ? present(found, scope, node.span) : found;
}

function lookUp(node: ast.Name, scope: Scope, expected: Type | null): Expr | undefined {
  const { world } = scope.frame;
  const name = node.text;
  const step = stepIn(expected);
  const scale = step === null ? undefined : scaleById(step.scale, world);
  const asStep = scale === undefined ? undefined : stepExpr(scale, name);
  if (asStep !== undefined) return asStep;
  const local = scope.locals.get(name);
  const fields = local === undefined ? undefined : fieldCases(name, scope, expected);
  if (fields !== undefined) return fields === null ? undefined : valueOfCases(fields);
  if (local !== undefined) return local.type === undefined ? silent(scope.frame) : (local.expr ?? { kind: "local", name, type: local.type });
  const wanted = entryAmong([...entryIn(expected), ...thingIn(expected)], name, world);
  if (wanted !== undefined) return entryExpr(wanted, scope.self !== null && belongs(wanted.owner, scope.self.sheet) ? scope.self.expr : null, world);
  if (scope.self !== null) {
    const own = memberOf(scope.self.sheet, scope.self.expr, name, scope);
    if (own !== "none") return own;
  }
  return globalName(node, scope);
}

function belongs(owner: CollectionSymbol | CatalogueSymbol, sheet: SheetSymbol): boolean {
  const whose = owner.kind === "collection" ? owner.sheet() : undefined;
  return whose !== undefined && sheetsAbove(sheet).includes(whose);
}

/** A field, collection or entry of a sheet; "none": there is no such member. */
export function memberOf(sheet: SheetSymbol, owner: Expr, name: string, scope: Scope): Expr | undefined | "none" {
  const { world } = scope.frame;
  const field = fieldOf(sheet, name);
  if (field !== undefined) return fieldExpr(field, scope, (type) => ({ kind: "field", owner, field: field.id, type }));
  const entry = entryOf(sheet, name, world);
  if (entry !== undefined) return entryExpr(entry, owner, world);
  const collection = collectionNamed(sheet, name, world);
  if (collection !== undefined) return entriesExpr(collection, owner, world);
  return "none";
}

function fieldExpr(field: FieldSymbol, scope: Scope, make: (type: Type) => Expr): Expr | undefined {
  const type = field.type();
  return type === undefined ? silent(scope.frame) : make(type);
}

function globalName(node: ast.Name, scope: Scope): Expr | undefined {
  const { world } = scope.frame;
  const name = node.text;
  const rule = world.symbols.rules.get(name);
  if (rule?.kind === "constant") {
    const value = rule.value();
    return value === undefined ? silent(scope.frame) : { kind: "constant", constant: rule.id, type: value.type };
  }
  if (rule?.kind === "formula") {
    const [params, type, self] = [rule.params(), rule.type(), rule.self()];
    if (params === undefined || type === undefined || self === undefined) return silent(scope.frame);
    if (params.length > 0) return report(scope.frame, "missing-argument", node.span, { name, parameter: params[0]?.name ?? "" });
    return { kind: "formula", formula: rule.id, self: self === null ? null : (scope.self?.expr ?? scope.actor), args: [], type };
  }
  if (rule?.kind === "refused") return silent(scope.frame);
  if (rule?.kind === "table") return report(scope.frame, "missing-argument", node.span, { name, parameter: rule.keys()?.[0]?.name ?? "" });
  const entries = world.symbols.entries.get(name) ?? [];
  const [entry] = entries;
  if (entry !== undefined && entries.length === 1) return entryExpr(entry, null, world);
  const steps = world.symbols.steps.get(name) ?? [];
  if (entry !== undefined || steps.length > 1) {
    return report(scope.frame, "ambiguous-name", node.span, { name, owners: [...entries.map(({ owner }) => owner.name), ...steps.map(lastName)] });
  }
  const scale = scaleById(steps[0] ?? "", world);
  if (scale !== undefined) return stepExpr(scale, name);
  const kind = world.symbols.kinds.get(name);
  if (kind?.kind === "refused" || steps.length > 0) return silent(scope.frame);
  if (rule !== undefined || kind !== undefined) {
    return report(scope.frame, "mismatched-type", node.span, { expected: { de: "ein Wert", en: "a value" }, found: { de: `„${name}“`, en: `"${name}"` } });
  }
  return unknownName(scope, node, visibleNames(scope));
}

/** `its X`: a field of the entry, thing or condition at hand. */
export function itsExpr(node: ast.ItsValue, scope: Scope): Expr | undefined {
  if (node.name.kind === "missing") return silent(scope.frame);
  if (scope.it !== null) return of(scope.it, node.name, scope, node);
  const { condition, self } = scope;
  const field = condition?.fields.get(node.name.text);
  if (condition !== null && self !== null) {
    if (field === undefined) return unknownName(scope, node.name, condition.fields.keys());
    const made = fieldExpr(field, scope, (type) => ({ kind: "condition-field", owner: self.expr, condition: condition.id, field: field.id, type }));
    return made === undefined ? undefined : present(made, scope, node.span);
  }
  return report(scope.frame, "misplaced-it", node.span, { word: `its ${node.name.text}` });
}

export function possessiveExpr(node: ast.Possessive, scope: Scope, expected: Type | null): Expr | undefined {
  if (node.name.kind === "missing") return silent(scope.frame);
  const named = node.owner.kind === "name" ? ownedByName(node.owner, node.name, scope) : "none";
  if (named !== "none") return named === undefined ? undefined : present(named, scope, node.span);
  const owner = scope.resolve.expr(node.owner, scope, null);
  return owner === undefined ? undefined : of(owner, node.name, scope, node, expected);
}

/** `Fehlschlag of Ausgang`, `Einleitung's Auge`. */
function ownedByName(owner: ast.Name, name: ast.Name, scope: Scope): Expr | undefined | "none" {
  const { world } = scope.frame;
  const local = scope.locals.get(owner.text);
  const kind = world.symbols.kinds.get(owner.text);
  if (local === undefined && kind?.kind === "scale") {
    const scale = kind.value();
    if (scale === undefined) return silent(scope.frame);
    return stepExpr(scale, name.text) ?? unknownName(scope, name, scale.steps.map((step) => step.name));
  }
  if (local === undefined || local.call === null) return "none";
  return rollOf(owner.text, local.call, name, scope);
}
function rollOf(local: string, check: CheckSymbol, name: ast.Name, scope: Scope): Expr | undefined {
  const type = check.inner().get(name.text);
  if (type === undefined) return unknownName(scope, name, check.inner().keys());
  return { kind: "roll-of", local, roll: name.text, type: optional(type) };
}

/** A member of whatever `owner` is. */
export function of(whose: Expr, name: ast.Name, scope: Scope, node: ast.Expr, expected: Type | null = null): Expr | undefined {
  const owner = given(whose, scope, node.span, null);
  if (owner === undefined) return undefined;
  if (owner.type.kind === "list") {
    const list = mapped(owner, scope, node.span, (item, within) => of(item, name, within, node));
    return list === undefined ? undefined : present(list, scope, node.span);
  }
  const found = ofOne(owner, name, scope, node, expected);
  return found === undefined ? undefined : present(found, scope, node.span);
}

function ofOne(owner: Expr, name: ast.Name, scope: Scope, node: ast.Expr, expected: Type | null): Expr | undefined {
  const { type } = owner;
  if (type.kind === "sheet") return ofSheet(owner, type.sheet, name, scope, expected);
  if (type.kind === "entry") return ofEntry(owner, type.collections, name, scope, node);
  if (type.kind === "thing") return ofThing(owner, type.catalogues, name, scope, node);
  if (type.kind === "step") return ofStep(owner, type.scale, name, scope);
  return report(scope.frame, "mismatched-type", node.span, { expected: { de: `etwas, das „${name.text}“ hat`, en: `something that has "${name.text}"` }, found: inWords(type) });
}

function ofSheet(owner: Expr, sheet: Id, name: ast.Name, scope: Scope, expected: Type | null): Expr | undefined {
  const { world } = scope.frame;
  const symbol = world.symbols.byId.get(sheet);
  if (symbol?.kind !== "sheet") return silent(scope.frame);
  const wanted = entryAmong(entryIn(expected), name.text, world);
  const member = wanted === undefined ? memberOf(symbol, owner, name.text, scope) : entryExpr(wanted, owner, world);
  if (member !== "none") return member;
  const side = sideOf(symbol, owner, name.text, scope);
  if (side !== undefined) return side;
  const local = scope.locals.get(name.text);
  if (local?.type?.kind === "entry") {
    const expr: Expr = { kind: "local", name: name.text, type: local.type };
    world.owners.set(expr, owner);
    return expr;
  }
  const condition = world.symbols.rules.get(name.text);
  if (condition?.kind === "condition" && condition.levels !== null) {
    return { kind: "condition-level", owner, condition: condition.id, type: number(0, condition.levels) };
  }
  const names = sheetsAbove(symbol).flatMap((one) => [...one.fields.keys()]);
  return unknownName(scope, name, [...names, ...collectionsOf(symbol, world).flatMap((one) => [one.name, ...one.entries.keys()])]);
}

/** `Kampf's Team`. */
function sideOf(sheet: SheetSymbol, owner: Expr, name: string, scope: Scope): Expr | undefined {
  const conflict = isConflictId(sheet.id) ? scope.frame.world.symbols.kinds.get(sheet.name) : undefined;
  const side = conflict?.kind === "conflict" ? conflict.sides()?.find((one) => one.name === name) : undefined;
  return side === undefined ? undefined : { kind: "side", conflict: owner, side: name, type: { kind: "list", of: { kind: "sheet", sheet: side.sheet.id }, least: side.least, most: side.most } };
}

function ofEntry(entry: Expr, ids: readonly Id[], name: ast.Name, scope: Scope, node: ast.Expr): Expr | undefined {
  const { world } = scope.frame;
  const symbols = ids.map((id) => world.symbols.byId.get(id)).filter((one): one is CollectionSymbol => one?.kind === "collection");
  if (symbols.length === 0) return silent(scope.frame);
  const fields = symbols.map((one) => one.each.get(name.text));
  const lacking = fields.indexOf(undefined);
  if (lacking >= 0) return unknownName(scope, name, symbols[lacking]?.each.keys() ?? []);
  const read = readOf(entry, fields as readonly FieldSymbol[], scope, node.span);
  if (read?.kind === "entry-field" && entryIn(read.type).length > 0) world.owners.set(read, read.owner);
  return read;
}

/** A further column of a scale is looked up in the scale. */
function ofStep(step: Expr, id: Id, name: ast.Name, scope: Scope): Expr | undefined {
  const scale = scaleById(id, scope.frame.world);
  const columns = scale?.columns ?? [];
  const column = columns.findIndex((one) => one.name === name.text);
  const type = columns[column]?.type;
  if (type === undefined) return unknownName(scope, name, columns.map((one) => one.name));
  const isNone = (value: Expr | null | undefined): boolean => value === null || value === undefined || value.kind === "none";
  const without = scale?.steps.filter((one) => isNone(one.values[column])) ?? [];
  const isThere = without.every(({ low, high }) => low === high && scope.known.has(isNotKey(step, low)));
  return { kind: "lookup", table: id, keys: [step], column, type: isThere ? withoutNone(type) : type };
}

function ofThing(thing: Expr, ids: readonly Id[], name: ast.Name, scope: Scope, node: ast.Expr): Expr | undefined {
  const { world } = scope.frame;
  const symbols = ids.map((id) => world.symbols.byId.get(id)).filter((one): one is CatalogueSymbol => one?.kind === "catalogue");
  const [catalogue] = symbols;
  if (symbols.length > 1) return report(scope.frame, "unsupported-reference", node.span, { collections: ids.map(lastName) });
  if (catalogue === undefined) return silent(scope.frame);
  const field = catalogue.fields.get(name.text);
  if (field === undefined) return unknownName(scope, name, catalogue.fields.keys());
  return fieldExpr(field, scope, (type) => ({ kind: "thing-field", thing, field: field.id, type }));
}
