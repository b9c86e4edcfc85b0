/**
 * Fields with parameters: `Zauberplätze(Grad: 1..2): 0..4`, `Abzug(Feld: Bereich) = …`.
 *
 * Invariant: such a field is a collection with one entry for each way to fill its parameters; each parameter is a field of the entry that
 * its row fixes for ever. No name of a designer means such an entry: it is read by its keys.
 */
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";
import { duplicate, type Draft, fieldSymbol } from "./declare.ts";
import { resolver } from "./expr.ts";
import { fieldOfSymbol } from "./field.ts";
import { named } from "./named.ts";
import { ownId, scopeOf, type Local, type Scope } from "./scope.ts";
import type { CollectionSymbol, FieldSymbol, SheetSymbol } from "./symbols.ts";
import type { CollectionEntry, Expr, Field, Start } from "./types.ts";
import { inWords } from "./typing.ts";
import { entryAmong, entryExpr, scaleById } from "./visible.ts";
import { at, frame, innerId, lazy, noMeta, report, silent, type Frame, type World } from "./world.ts";

const MOST_KEYS = 1000;

/** One for each field with parameters of a sheet. */
export function keyedDrafts(world: World, node: ast.Sheet): readonly Draft[] {
  const sheet = world.symbols.byId.get(node.head.name.kind === "name" ? innerId("sheet", node.head.name.text) : "");
  if (sheet?.kind !== "sheet") return [];
  const groups: ast.Heading[] = [];
  return node.members.flatMap((member): readonly Draft[] => {
    if (member.kind === "heading") {
      groups.splice(0, groups.length, ...groups.filter((one) => one.level < member.level), ...(member.text === "" ? [] : [member]));
      return [];
    }
    if (member.kind !== "field" || member.params.length === 0 || member.head.name.kind !== "name") return [];
    return [keyedDraft(world, sheet, member, member.head.name, groups.map((one) => one.text))];
  });
}

function keyedDraft(world: World, sheet: SheetSymbol, node: ast.Field, name: ast.Name, group: readonly string[]): Draft {
  const here = frame(world, innerId(`collection/${sheet.id.slice("sheet/".length)}`, name.text));
  const before = sheet.fields.get(name.text);
  if (before !== undefined) duplicate(here, name.text, name.span, before.span);
  world.ids.set(here.id, name.span);
  const expr: Expr = { kind: "self", type: { kind: "sheet", sheet: sheet.id } };
  const it: Expr = { kind: "it", type: { kind: "entry", collections: [here.id] } };
  world.owners.set(it, expr);
  const base = scopeOf(here, resolver, { sheet, expr });
  const keys = node.params.flatMap((param) => keySymbol(param, here, base));
  const inside = lazy<Scope>(() => ({ ...base, it, locals: new Map([...base.locals, ...keys.map((key): readonly [string, Local] => [key.name, localOf(key)])]) }), () => base);
  const each: ast.EachField = { kind: "each", replace: false, head: undefined, params: [], type: node.type, lid: node.lid, start: node.start, value: node.value, meta: node.meta, span: node.span };
  const own = fieldSymbol(each, name.text, ownId(here.id), inside, here);
  const collection: ast.Collection = {
    kind: "collection", flags: { replace: false, extend: false, helper: false }, word: "values", head: node.head, of: undefined, by: undefined, across: undefined,
    while: undefined, open: false, members: [], meta: node.meta, span: node.span,
  };
  const symbol: CollectionSymbol = {
    kind: "collection", id: here.id, name: name.text, short: node.head.short?.text ?? null, span: name.span, node: collection,
    sheet: () => sheet, own, each: new Map(keys.map((key) => [key.name, key])), entries: new Map(), keys,
  };
  world.symbols.byId.set(here.id, symbol);
  return {
    list: "collections", frame: here,
    finish: () => {
      const entries = entriesOf(keys, here, name.span, base);
      if (entries === undefined) return silent(here);
      const field = fieldOfSymbol(own, inside(), []);
      const eachKey = keys.map((key) => fieldOfSymbol(key, base, []));
      if (field === undefined || eachKey.includes(undefined)) return silent(here);
      return {
        id: here.id, ...named(node.head, null, base, group), word: "values", sheet: sheet.id, open: false, keys: keys.map((key) => key.name),
        own: { ...withKeys(field, keys, it, expr, here), look: node.drawn ?? "plain" }, each: eachKey as Field[], entries, modifiers: [], reactions: [],
      };
    },
  };
}

function keySymbol(param: ast.Param, here: Frame, base: Scope): readonly FieldSymbol[] {
  if (param.name.kind !== "name") return silent(here) ?? [];
  if (param.usually !== undefined) report(here, "misplaced-sentence", param.usually.span, { found: "usually", expected: [")"] });
  const head: ast.Head = { kind: "head", name: param.name, short: undefined, formerly: [], span: param.span };
  const node: ast.EachField = {
    kind: "each", replace: false, head, params: [], type: param.type, lid: undefined, start: undefined, value: undefined, meta: { docs: [], citations: [] }, span: param.span,
  };
  return [fieldSymbol(node, param.name.text, innerId(here.id, param.name.text), () => base, here)];
}
function localOf(key: FieldSymbol): Local {
  return { kind: "given", type: key.type(), expr: null, span: key.span, call: null };
}

/** The field, where its parameters are worked out from the entry at hand: an inner `it` cannot hide them. */
function withKeys(field: Field, keys: readonly FieldSymbol[], it: Expr, owner: Expr, here: Frame): Field {
  const bound = <T extends Expr | null>(e: T): T =>
    e === null || e.kind === "open" ? e : (keys.reduceRight<Expr>((inner, key) => bind(key, inner, it, owner, here), e) as T);
  const start: Start = field.start.kind === "at" ? { kind: "at", value: bound(field.start.value) } : field.start;
  return { ...field, value: bound(field.value), low: bound(field.low), high: bound(field.high), rising: bound(field.rising), start };
}
function bind(key: FieldSymbol, inner: Expr, it: Expr, owner: Expr, here: Frame): Expr {
  if (!JSON.stringify(inner).includes(`"name":${JSON.stringify(key.name)}`)) return inner;
  const value: Expr = { kind: "entry-field", owner, collection: here.id, entry: it, field: key.id, type: key.type() ?? inner.type };
  const span = here.world.spans.get(inner) ?? key.span;
  return at(here.world, { kind: "bind", name: key.name, value, in: inner, type: inner.type }, span);
}

// ── keys ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** All ways to fill the parameters, the last one fastest. */
function entriesOf(keys: readonly FieldSymbol[], here: Frame, span: Span, scope: Scope): readonly CollectionEntry[] | undefined {
  const all = keys.map((key) => valuesOf(key, scope));
  if (all.includes(undefined)) return silent(here);
  const lists = all as readonly (readonly Key[])[];
  const count = lists.reduce((n, list) => n * list.length, 1);
  if (count > MOST_KEYS) return report(here, "too-large-list", span, { limit: MOST_KEYS });
  const ways = lists.reduce<readonly (readonly Key[])[]>((found, list) => found.flatMap((way) => list.map((key) => [...way, key])), [[]]);
  return ways.map((way): CollectionEntry => {
    const name = way.map((key) => key.name).join(", ");
    const id = innerId(here.id, name);
    here.world.ids.set(id, span);
    const values = Object.fromEntries(way.map((key, i) => [keys[i]?.name ?? "", key.value]));
    return at(here.world, { id, name, short: null, formerly: [], helper: false, group: [], ...noMeta, values } satisfies CollectionEntry, span);
  });
}

interface Key { readonly name: string; readonly value: Expr }
function valuesOf(key: FieldSymbol, scope: Scope): readonly Key[] | undefined {
  const type = key.type();
  if (type === undefined) return undefined;
  const { world } = scope.frame;
  const wrong = (): undefined => report(scope.frame, "mismatched-type", key.span, { expected: { de: "etwas, das man aufzählen kann (eine Auswahl, 1..9, ein Eintrag)", en: "something that can be listed (a choice, 1..9, an entry)" }, found: inWords(type) });
  switch (type.kind) {
    case "number": {
      const { low, high } = type;
      if (low === null || high === null || high - low >= MOST_KEYS) return wrong();
      return Array.from({ length: high - low + 1 }, (_, i): Key => ({ name: String(low + i), value: { kind: "number", value: low + i, type: { ...type, low: low + i, high: low + i } } }));
    }
    case "step": {
      const steps = (scaleById(type.scale, world)?.steps ?? []).filter((one) => one.low >= type.low && one.high <= type.high);
      return steps.map((one): Key => ({ name: one.name, value: { kind: "step", scale: type.scale, step: one.name, value: one.low, type: { ...type, low: one.low, high: one.high } } }));
    }
    case "yes-no": return [true, false].map((value): Key => ({ name: value ? "yes" : "no", value: { kind: "yes-no", value, type } }));
    case "entry": {
      const names = type.collections.flatMap((id) => { const one = world.symbols.byId.get(id); return one?.kind === "collection" ? [...new Set(one.entries.values())].map((entry) => entry.name) : []; });
      return names.flatMap((name): readonly Key[] => { const entry = entryAmong(type.collections, name, world); return entry === undefined ? [] : [{ name, value: entryExpr(entry, null, world) }]; });
    }
    default: return wrong();
  }
}
