// Where things of the Model are: fields with their home, codes of entries and kinds, what a sheet has with what it inherits. Codes of
// entries and of kinds run on over the whole Model, so that a reference to several collections needs no second number.

import { inWords } from "../../model/typing.ts";
import { grouped } from "../../base/grouped.ts";
import type {
  Cascade,
  Catalogue,
  Check,
  Collection,
  Condition,
  Conflict,
  Field,
  Formula,
  Id,
  Model,
  ModifierKind,
  Relation,
  Scale,
  Sheet,
  Table,
  Type,
} from "../../model/types.ts";
import { isKindCatalogue } from "../../model/thing-kinds.ts";
import { int } from "../expr.ts";
import type { Expr } from "../types.ts";
import { minus, notYet } from "./values.ts";

export type Home =
  | { readonly kind: "sheet"; readonly sheet: Sheet; readonly field: Field }
  | { readonly kind: "entry"; readonly collection: Collection; readonly field: Field }
  | { readonly kind: "thing"; readonly catalogue: Catalogue; readonly field: Field }
  | { readonly kind: "condition"; readonly condition: Condition; readonly field: Field };

export interface Index {
  readonly model: Model;
  readonly home: (field: Id) => Home;
  /** Whether a field is there: of a text with mistakes parts are left out, and others still speak of them. */
  readonly knows: (field: Id) => boolean;
  readonly sheet: (id: Id) => Sheet;
  /** All that have fields of their own: sheets, and as sheets conflicts and what stands between their members. */
  readonly bodies: readonly Sheet[];
  /** The sheet and what it inherits from, base first. */
  readonly line: (id: Id) => readonly Sheet[];
  readonly modifierKind: (id: Id) => ModifierKind;
  readonly scale: (id: Id) => Scale;
  readonly collection: (id: Id) => Collection;
  readonly catalogue: (id: Id) => Catalogue;
  readonly condition: (id: Id) => Condition;
  readonly check: (id: Id) => Check;
  readonly cascade: (id: Id) => Cascade;
  /** A cascade or check, if there is one. */
  readonly rule: (id: Id) => Cascade | Check | undefined;
  readonly creations: readonly Check[];
  readonly formula: (id: Id) => Formula;
  readonly table: (id: Id) => Table;
  /** First code of a collection's entries, or of a catalogue's kinds. */
  readonly first: (id: Id) => number;
  readonly collectionsOf: (sheet: Id) => readonly Collection[];
  readonly conditionsOf: (sheet: Id) => readonly Condition[];
  /** Plain fields of a sheet with the inherited ones; one that replaces an inherited one stands in its place. */
  readonly fieldsOf: (sheet: Id) => readonly Field[];
  /** The field that stands for this one on a sheet: it, or the one that replaces it there. */
  readonly standsFor: (field: Id, sheet: Id) => Id;
  /** Its things are kinds: nothing of a single one is stored. */
  readonly isKind: (catalogue: Id) => boolean;
}

export function indexOf(model: Model): Index {
  const homes = new Map<Id, Home>();
  const first = new Map<Id, number>();
  let next = 0;
  const pairs = model.conflicts.flatMap((one) => one.relations.flatMap((relation) => pairSheet(relation) ?? []));
  const bodies: readonly Sheet[] = [...model.sheets, ...model.conflicts.map(asSheet), ...pairs];
  for (const sheet of bodies)
    for (const field of sheet.fields) homes.set(field.id, { kind: "sheet", sheet, field });
  for (const collection of model.collections) {
    for (const field of [...(collection.own === null ? [] : [collection.own]), ...collection.each])
      homes.set(field.id, { kind: "entry", collection, field });
    first.set(collection.id, next);
    next += collection.entries.length;
  }
  next = 0;
  for (const catalogue of model.catalogues) {
    for (const field of catalogue.fields) homes.set(field.id, { kind: "thing", catalogue, field });
    first.set(catalogue.id, next);
    next += catalogue.entries.length;
  }
  for (const condition of model.conditions)
    for (const field of condition.fields) homes.set(field.id, { kind: "condition", condition, field });
  const named = <T extends { readonly id: Id }>(list: readonly T[]): ((id: Id) => T) => {
    const known = new Map(list.map((one) => [one.id, one]));
    return (id) => known.get(id) ?? notYet("unknown {name}", { name: id });
  };
  const sheet = named(bodies);
  const line = (id: Id): readonly Sheet[] => {
    const one = sheet(id);
    return one.is === null ? [one] : [...line(one.is), one];
  };
  /** Those of a sheet and what it inherits from, in the order of the text. */
  const within = <T extends { readonly sheet: Id }>(list: readonly T[]): ((id: Id) => readonly T[]) => {
    const own = grouped(list, (one) => one.sheet);
    return once((id) => {
      const ids = new Set(line(id).map((one) => one.id));
      return ids.size === 1 ? (own.get(id) ?? []) : list.filter((one) => ids.has(one.sheet));
    });
  };
  const catalogue = named(model.catalogues);
  const fieldsOf = once((id: Id): readonly Field[] => [...new Map(line(id).flatMap(({ fields }) => fields.map((field) => [field.name, field] as const))).values()]);
  const rules = new Map<Id, Cascade | Check>([...model.checks, ...model.cascades].map((one) => [one.id, one]));
  const replacing = new Map(bodies.map(({ id }) => [id, new Map(fieldsOf(id).map((field) => [field.name, field.id]))] as const));
  return {
    model,
    fieldsOf,
    standsFor: (field, sheetId) => {
      const home = homes.get(field);
      return home?.kind !== "sheet" ? field : (replacing.get(sheetId)?.get(home.field.name) ?? field);
    },
    knows: (id) => homes.has(id),
    home: (id) => homes.get(id) ?? notYet("unknown {name}", { name: id }),
    sheet,
    bodies,
    line,
    modifierKind: named(model.modifierKinds),
    scale: named(model.scales),
    collection: named(model.collections),
    catalogue,
    condition: named(model.conditions),
    check: named(model.checks),
    cascade: named(model.cascades),
    rule: (id) => rules.get(id),
    creations: model.checks.filter(({ word }) => word === "creation"),
    formula: named(model.formulas),
    table: named(model.tables),
    first: (id) => first.get(id) ?? notYet("unknown {name}", { name: id }),
    collectionsOf: within(model.collections),
    conditionsOf: within(model.conditions),
    isKind: (id) => isKindCatalogue(catalogue(id)),
  };
}

/** Worked out once for each id. */
function once<T>(make: (id: Id) => T): (id: Id) => T {
  const known = new Map<Id, T>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const made = make(id);
    known.set(id, made);
    return made;
  };
}

/** A conflict's fields are stored and read as those of a sheet. */
function asSheet({ id, name, short, formerly, helper, group, docs, clauses, fields }: Conflict): Sheet {
  return { id, name, short, formerly, helper, group, docs, clauses, fields, is: null, modifiers: [], reactions: [], must: [] };
}
/** What stands between two members, as a sheet of its own; null: it is calculated. */
function pairSheet({ id, name, short, formerly, helper, group, docs, clauses, start, type }: Relation): Sheet | null {
  if (start === null) return null;
  const about = { name, short, formerly, helper, group, docs, clauses };
  const field: Field = { ...about, id: fieldOf(id), type, storage: "stored", look: "plain", low: null, high: null, rising: null, start: { kind: "at", value: start }, value: null };
  return { ...about, id, is: null, fields: [field], modifiers: [], reactions: [], must: [] };
}
export const fieldOf = (relation: Id): Id => `${relation}/=`;
/** Column of a conflict: 0 while it goes on, 1 where it just ended, else two more than its outcome. */
export const ENDED = "$ended";
export const codeOfEnd = (outcome: number | null): number => (outcome === null ? 1 : outcome + 2);

/** The fields of an entry, without the keys by which it is found. */
export const ownFields = ({ each, keys }: Collection): readonly Field[] => each.filter(({ name }) => keys?.includes(name) !== true);

export function plainType(type: Type): Exclude<Type, { kind: "optional" }> {
  return type.kind === "optional" ? plainType(type.of) : type;
}
export const isOptional = (type: Type, index: Index): boolean =>
  type.kind === "optional" || (type.kind === "step" && index.scale(type.scale).none !== null);

/** Bounds for what is open in the text. */
export const OPEN = 9999;

/** The numbers a value of this type is kept as. */
export function rangeOf(type: Type, index: Index): readonly [number, number] {
  const t = plainType(type);
  switch (t.kind) {
    case "number":
      return [t.low ?? -OPEN, t.high ?? OPEN];
    case "yes-no":
      return [0, 1];
    case "step":
      return [t.low, t.high];
    case "dice":
      return [0, 999];
    case "entry": {
      const ends = t.collections.map(
        (c) => [index.first(c), index.first(c) + index.collection(c).entries.length - 1] as const,
      );
      return [Math.min(...ends.map((e) => e[0])), Math.max(...ends.map((e) => e[1]))];
    }
    case "thing": {
      const ends = t.catalogues.map(
        (c) => [index.first(c), index.first(c) + Math.max(0, index.catalogue(c).entries.length - 1)] as const,
      );
      return [Math.min(...ends.map((e) => e[0])), Math.max(...ends.map((e) => e[1]))];
    }
    case "fraction":
    case "text":
    case "sheet":
    case "list":
      return notYet("{type} as a stored value", { type: inWords(t) });
    default:
      return notYet("an unknown type");
  }
}

/** A list of kinds, or of entries without a most, is kept as how often each is in it: the first code, and how many codes there are. */
export function membership(field: Field, index: Index): { readonly first: number; readonly size: number } | null {
  const type = plainType(field.type);
  if (type.kind !== "list" || type.slots === true) return null;
  const of = plainType(type.of);
  const isKinds = of.kind === "thing" && of.catalogues.length === 1 && of.catalogues.every(index.isKind);
  if (!isKinds && !(of.kind === "entry" && type.most === null)) return null;
  const [first, last] = rangeOf(of, index);
  const size = of.kind === "thing" ? index.catalogue(of.catalogues[0]!).entries.length : last - first + 1;
  return size === 0 ? null : { first, size };
}
/** Where the count of one code stands in its column. */
export const memberAt = (of: { readonly first: number; readonly size: number }, code: Expr): Expr | null =>
  of.size > 1 ? minus(code, int(of.first)) : null;

/** The formula that a derived value was made of; it may have been made for other sheets than it names. */
export function formulaBehind({ formulas }: Model, derived: Id): Formula | undefined {
  return formulas.find(({ id }) => derived === id || derived.startsWith(`${id}@`));
}
