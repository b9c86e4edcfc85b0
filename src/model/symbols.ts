/**
 * The declared names of a ruleset, each with what users of the name need: its types, asked for when needed.
 *
 * Invariant: a symbol exists for everything that was declared under a readable name, broken or not; the functions of a
 * symbol give undefined where it is broken. Maps only, so that no name of a designer meets a prototype.
 */
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";
import type { Column, Expr, Given, Id, Param, Scale, TableKey, Type } from "./types.ts";

export type Symbol =
  | ScaleSymbol | ConstantSymbol | TableSymbol | FormulaSymbol | SheetSymbol | CollectionSymbol | CatalogueSymbol
  | ConditionSymbol | CheckSymbol | CreationSymbol | CascadeSymbol | ConflictSymbol | TacticSymbol | RefusedSymbol;

interface SymbolBase { readonly id: Id; readonly name: string; readonly short: string | null; readonly span: Span }

export interface ScaleSymbol extends SymbolBase { readonly kind: "scale"; readonly node: ast.Scale | null; readonly value: () => Scale | undefined }
export interface ConstantSymbol extends SymbolBase { readonly kind: "constant"; readonly node: ast.Constant; readonly value: () => Expr | undefined }
export interface TableSymbol extends SymbolBase {
  readonly kind: "table";
  readonly node: ast.Table;
  readonly keys: () => readonly TableKey[] | undefined;
  readonly gives: () => readonly Column[] | undefined;
}
export interface FormulaSymbol extends SymbolBase {
  readonly kind: "formula";
  readonly node: ast.Formula;
  readonly params: () => readonly Param[] | undefined;
  readonly self: () => RoleSymbol | null | undefined;
  readonly type: () => Type | undefined;
}
export interface RoleSymbol { readonly name: string; readonly sheet: SheetSymbol }
export interface SheetSymbol extends SymbolBase {
  readonly kind: "sheet";
  readonly node: ast.Sheet;
  readonly parent: () => SheetSymbol | undefined;
  readonly fields: ReadonlyMap<string, FieldSymbol>;
}
export interface CollectionSymbol extends SymbolBase {
  readonly kind: "collection";
  readonly node: ast.Collection;
  readonly sheet: () => SheetSymbol | undefined;
  readonly own: FieldSymbol | null;
  readonly each: ReadonlyMap<string, FieldSymbol>;
  readonly entries: ReadonlyMap<string, EntrySymbol>;
  /** It is a field with these parameters (keyed.ts). */
  readonly keys?: readonly FieldSymbol[];
}
export interface CatalogueSymbol extends SymbolBase {
  readonly kind: "catalogue";
  readonly node: ast.Collection;
  readonly fields: ReadonlyMap<string, FieldSymbol>;
  readonly entries: ReadonlyMap<string, EntrySymbol>;
}
export interface ConditionSymbol extends SymbolBase {
  readonly kind: "condition";
  readonly node: ast.Condition;
  readonly sheet: () => SheetSymbol | undefined;
  readonly levels: number | null;
  readonly fields: ReadonlyMap<string, FieldSymbol>;
}
export interface CheckSymbol extends SymbolBase {
  readonly kind: "check";
  readonly node: ast.Check;
  readonly self: () => RoleSymbol | null | undefined;
  readonly against: () => RoleSymbol | null | undefined;
  readonly conflict: () => ConflictSymbol | null | undefined;
  readonly givens: () => readonly Given[] | undefined;
  readonly gives: () => Type | null | undefined;
  /** Named rolls, answers and lets of its body. */
  readonly inner: () => ReadonlyMap<string, Type>;
  /** Types of its answers, by key. */
  readonly asked: () => ReadonlyMap<string, Type>;
}
/** Stands among the ids only: no sentence names it but by its sheet. */
export interface CreationSymbol extends SymbolBase {
  readonly kind: "creation";
  readonly node: ast.Creation;
  readonly sheet: () => SheetSymbol | undefined;
  readonly inner: () => ReadonlyMap<string, Type>;
  readonly asked: () => ReadonlyMap<string, Type>;
  /** Ids of its steps by name, in text order. */
  readonly steps: ReadonlyMap<string, Id>;
}
export interface CascadeSymbol extends SymbolBase {
  readonly kind: "cascade";
  readonly node: ast.Cascade;
  readonly self: () => RoleSymbol | undefined;
  readonly givens: () => readonly Given[] | undefined;
}
/** `sheet`: its fields, which are read as those of a sheet; under the conflict's id in `byId`. */
export interface ConflictSymbol extends SymbolBase {
  readonly kind: "conflict";
  readonly node: ast.Conflict;
  readonly sheet: SheetSymbol;
  readonly sides: () => readonly SideSymbol[] | undefined;
  readonly gives: () => Type | null | undefined;
  readonly relations: ReadonlyMap<string, RelationSymbol>;
}
/** Written as `relation`, or as a field over two members. `between`, `type`: undefined where it is broken. */
export interface RelationSymbol {
  readonly id: Id;
  readonly name: string;
  readonly span: Span;
  readonly node: ast.Relation | ast.Field;
  readonly between: () => SideSymbol | undefined;
  readonly type: () => Type | undefined;
  readonly value: () => Expr | undefined;
}
export interface SideSymbol { readonly name: string; readonly sheet: SheetSymbol; readonly least: number; readonly most: number | null; readonly span: Span; readonly meta: ast.Meta }
export interface TacticSymbol extends SymbolBase { readonly kind: "tactic"; readonly node: ast.Tactic }
/** Something this version cannot do yet, or that has no readable kind: its users stay silent. */
export interface RefusedSymbol extends SymbolBase { readonly kind: "refused" }

export interface FieldSymbol {
  readonly id: Id;
  readonly name: string;
  readonly short: string | null;
  readonly node: ast.Field | ast.EachField;
  readonly span: Span;
  readonly type: () => Type | undefined;
  readonly value: () => Expr | undefined;
}
/** `one of A, B of Held`. `of`: whose fields, as it is written: a role or a sheet. */
export interface FieldChoice { readonly of: ast.Name; readonly fields: readonly FieldSymbol[] }
/** It is worked out, now or by who fills it in; nothing of it is stored. */
export function isCalculated({ value, start }: ast.Field | ast.EachField): boolean {
  return value !== undefined || start?.kind === "left-open";
}
export interface EntrySymbol {
  readonly name: string;
  readonly short: string | null;
  readonly owner: CollectionSymbol | CatalogueSymbol;
  readonly span: Span;
  /** The row, or the declaration of a single entry. */
  readonly row: ast.Row | null;
  readonly node: ast.Entry | null;
  /** The values of the columns above and beside it in a cross table of names. */
  readonly cross: { readonly row: string; readonly column: string } | null;
}

export interface UnitSymbol { readonly id: Id; readonly name: string; readonly factor: number; readonly base: Id }

export interface Symbols {
  /** Names usable as types and constructors: scales, sheets, collections, catalogues. */
  readonly kinds: Map<string, Symbol>;
  /** Constants, tables, formulas, checks, cascades, conditions. */
  readonly rules: Map<string, Symbol>;
  /** Entries of collections and catalogues, by name and short form; several may share one. */
  readonly entries: Map<string, EntrySymbol[]>;
  /** The scales that have a step of this name. */
  readonly steps: Map<string, Id[]>;
  readonly units: Map<string, UnitSymbol>;
  readonly modifierKinds: Map<string, { readonly id: Id; readonly span: Span }>;
  readonly byId: Map<Id, Symbol>;
  readonly fields: Map<Id, FieldSymbol>;
}
