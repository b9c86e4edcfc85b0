// Start values of sheets as expressions over their cells, and what is shown of them. Making them may need derived values that no rule reads: the program
// given back has those too. Invariant: an expression here reads slot 0 only, and register 0 is the entry.

import type { Expr as ModelExpr, Field, Id, Type } from "../../model/types.ts";
import { kindKey } from "../../model/thing-kinds.ts";
import type { Built } from "../../plan/build/build.ts";
import { type Ctx, emptyCtx } from "../../plan/build/context.ts";
import { isOptional, plainType, ownFields } from "../../plan/build/model-index.ts";
import { isPlace, placesOfList, rowsOf } from "../../plan/build/own-places.ts";
import { type Borne, counted, modifiersOn } from "../../plan/build/modifiers.ts";
import { choose, equals, isNotYet, none, type Val, whole } from "../../plan/build/values.ts";
import { cell, int } from "../../plan/expr.ts";
import type { Expr, Program } from "../../plan/types.ts";
import { lastPart } from "./names.ts";
import { eachKey, storedFields, type Body, type StoredField } from "./stored.ts";

/** How a value begins: one expression an entry; a text; not at all. */
export type Start =
  | { readonly kind: "each"; readonly of: readonly Expr[] }
  | { readonly kind: "text"; readonly text: string }
  /** At the upper (lower) end. */
  | { readonly kind: "end"; readonly which: "lo" | "hi" }
  | { readonly kind: "given" };

/** A value as it counts; `value` reads slot 0, register 0 is the entry. */
export interface ViewField {
  readonly key: string;
  readonly type: Type;
  readonly collection: Id | null;
  readonly entries: readonly string[] | null;
  /** Cells behind them for entries that come with data. */
  readonly own: number;
  readonly value: Expr;
  readonly docs: readonly string[];
  readonly clauses: readonly string[];
  /** What counts on top of `base`, in this order; null where nothing may. */
  readonly parts: ViewParts | null;
}
export interface ViewParts {
  readonly base: Expr;
  readonly lines: readonly ViewLine[];
}
/** A line of a modifier: what bears it; above `most` it never lifts. */
export interface ViewLine {
  readonly label: string;
  /** It is called as the entry is that came with data. */
  readonly own?: { readonly id: Id; readonly code: number };
  readonly rule: Id;
  readonly clauses: readonly string[];
  readonly counts: Expr;
  readonly amount: Expr;
  readonly most: Expr | null;
  /** The kind of which not all lines count; null: it always counts. */
  readonly kind: { readonly name: string; readonly all: readonly ("bonus" | "penalty")[] } | null;
}
export interface View {
  readonly fields: readonly ViewField[];
  readonly conditions: readonly { readonly name: string; readonly value: Expr }[];
}

export interface StartContext {
  readonly viewOf: (body: Body) => View;
  readonly startsOf: (body: Body) => ReadonlyMap<string, Start>;
  /** The lowered program with everything that was made since. */
  readonly program: () => Program;
}

export function buildContext(built: Built, lowered: Program): StartContext {
  const { build } = built;
  const ctxOf = (layout: Id, it: Val): Ctx => ({ ...emptyCtx, self: 0, layoutOf: () => layout, it });
  const valueOf = (e: ModelExpr, ctx: Ctx): Val | null => {
    try {
      return build.expression(e, ctx);
    } catch (error) {
      if (!isNotYet(error)) throw error;
      return null;
    }
  };

  function startOf(body: Body, stored: StoredField): Start {
    const { field } = stored;
    const count = (stored.entries?.length ?? 1) + stored.own;
    const type = plainType(field.type);
    const first = stored.collection === null ? 0 : build.index.first(stored.collection);
    const written =
      stored.collection === null
        ? []
        : build.index.collection(stored.collection).entries.map(({ values }) => values[field.name] ?? null);
    const starts = Array.from({ length: count }, (_, i) => oneStart(field, written[i] ?? null));
    const [own = null] = starts;
    const byKind = startByKind(body, stored, own);
    if (byKind !== null) return { kind: "each", of: [byKind] };
    if (type.kind === "text" || type.kind === "dice") {
      const value = own === null || own === "end" ? null : valueOf(own, emptyCtx);
      if (type.kind === "dice")
        return value?.kind === "int" && value.e.kind === "int" ? { kind: "each", of: [value.e] } : optionalStart(field);
      return value?.kind === "text"
        ? { kind: "text", text: value.text }
        : own === "end"
          ? { kind: "text", text: "" }
          : { kind: "given" };
    }
    if (starts.every((one) => one === "end")) return { kind: "end", which: field.start.kind === "full" ? "hi" : "lo" };
    const values = starts.map((one, i): Expr | null => {
      if (one === null || one === "end") return null;
      const it: Val = stored.collection === null ? { kind: "slot", slot: 0 } : whole(int(first + i));
      const value = valueOf(one, ctxOf(body.of.id, it));
      return value?.kind === "int" ? value.e : null;
    });
    return values.every((value) => value !== null) ? { kind: "each", of: values } : optionalStart(field);
  }

  /** A single thing begins with what the row of its entry says; null: no row says anything. None where it must be given. */
  function startByKind(body: Body, { field, column: id }: StoredField, own: ModelExpr | "end" | null): Expr | null {
    const type = plainType(field.type);
    if (body.kind !== "thing" || type.kind === "text" || type.kind === "list") return null;
    const said = body.of.entries.map(({ values }) => values[field.name] ?? null);
    if (said.every((value) => value === null)) return null;
    const it: Val = { kind: "slot", slot: 0 };
    const read = (e: ModelExpr): Expr | null => {
      const value = valueOf(e, ctxOf(body.of.id, it));
      return value?.kind === "int" ? value.e : null;
    };
    const column = body.layout.columns.find((one) => one.id === id);
    const end = field.start.kind === "full" ? (column?.hi ?? int(column?.range[1] ?? 0)) : (column?.lo ?? int(column?.range[0] ?? 0));
    const otherwise: Expr | null = own === "end" ? end : own === null ? none : read(own);
    const rows = said.map((value) => (value === null ? null : read(value)));
    if (otherwise === null || rows.some((row, i) => row === null && said[i] !== null)) return null;
    return rows.reduceRight<Expr>((no, row, i) => (row === null ? no : choose(equals(cell({ slot: 0, column: kindKey, at: null }), int(i)), row, no)), otherwise);
  }

  /** A value that may be none begins so where nothing else is said. */
  function optionalStart(field: Field): Start {
    return isOptional(field.type, build.index) ? { kind: "each", of: [{ kind: "none" }] } : { kind: "given" };
  }

  function viewOf(body: Body): View {
    const owner: Val = { kind: "slot", slot: 0 };
    const ctx = ctxOf(body.of.id, owner);
    const read = (make: () => Val): Expr | null => {
      try {
        const value = make();
        return value.kind === "int" ? value.e : null;
      } catch (error) {
        if (!isNotYet(error)) throw error;
        return null;
      }
    };
    const shown = (field: Field, key: string, collection: Id | null): readonly ViewField[] => {
      const type = plainType(field.type);
      if (["text", "dice", "list", "sheet", "fraction"].includes(type.kind)) return [];
      const entries = collection === null ? null : rowsOf(build.index.collection(collection).entries).map(({ name }) => name);
      const own = collection === null ? 0 : placesOfList(build.index.collection(collection));
      if (entries !== null && entries.length + own === 0) return [];
      const code: Expr | null =
        collection === null
          ? null
          : { kind: "math", op: "+", a: { kind: "reg", reg: 0 }, b: int(build.index.first(collection)) };
      const value = read(() => build.effective(owner, field.id, code, ctx));
      return value === null
        ? []
        : [
            {
              key,
              type: field.type,
              collection,
              entries,
              own,
              value,
              docs: field.docs,
              clauses: field.clauses,
              parts: partsOf(field, code, code === null ? ctx : { ...ctx, it: whole(code) }),
            },
          ];
    };
    const labelOf = ({ by, it }: Borne, said: string | null): Pick<ViewLine, "label" | "own"> => {
      const code = it?.kind === "int" && it.e.kind === "int" ? it.e.value : -1;
      const list = build.index.model.catalogues.find(({ id, entries }) => {
        const entry = entries[code - build.index.first(id)];
        return entry !== undefined && isPlace(entry) && entry.name === by;
      });
      return said === null && list !== undefined ? { label: list.name, own: { id: list.id, code } } : { label: said ?? by };
    };
    const kindOf = (as: Id | null): ViewLine["kind"] => {
      const kind = as === null ? null : build.index.modifierKind(as);
      if (kind === null || kind.counting === "all") return null;
      return { name: kind.name, all: kind.counting === "best-bonus" ? ["penalty"] : [] };
    };
    const partsOf = (field: Field, code: Expr | null, scope: Ctx): ViewParts | null => {
      const home = build.index.home(field.id);
      const lines = home.kind === "sheet" || home.kind === "entry" ? modifiersOn(build, body.of.id, home) : [];
      const base = lines.length === 0 ? null : read(() => build.base(owner, field.id, code, scope));
      if (base === null) return null;
      const made = lines.map((one): ViewLine | null => {
        const { id, docs, clauses } = one.modifier;
        let most: Expr | null = null;
        let counts: Expr = int(0);
        const amount = read(() => {
          const found = counted(build, one, code, scope);
          [most, counts] = [found.most, found.counts];
          return found.amount;
        });
        return amount === null
          ? null
          : { ...labelOf(one, docs[0] ?? nameOf(one.modifier.amount)), rule: id, clauses, counts, amount, most, kind: kindOf(one.modifier.as) };
      });
      return made.every((one) => one !== null) ? { base, lines: made } : null;
    };
    if (body.kind === "thing")
      return { fields: body.of.fields.flatMap((field) => shown(field, field.name, null)), conditions: [] };
    const collections = build.index
      .collectionsOf(body.of.id)
      .flatMap((one) => [
        ...(one.own === null ? [] : shown(one.own, one.name, one.id)),
        ...ownFields(one).flatMap((field) => shown(field, eachKey(build.index, body.of.id, one, field), one.id)),
      ]);
    const conditions = build.index.conditionsOf(body.of.id).flatMap(({ id, name }) => {
      const value = read(() => whole(build.holds(0, id, ctx)));
      return value === null ? [] : [{ name, value }];
    });
    return {
      fields: [...build.index.fieldsOf(body.of.id).flatMap((field) => shown(field, field.name, null)), ...collections],
      conditions,
    };
  }

  return {
    viewOf,
    startsOf: (body) =>
      new Map(storedFields(body, built).map((stored) => [stored.key, startOf(body, stored)] as const)),
    program: () => ({
      ...lowered,
      derived: [...build.derived.values()],
      lookups: [...build.lookups.values()],
      pools: build.pools,
    }),
  };
}

/** The table or formula that an amount is read from. */
function nameOf(amount: ModelExpr): string | null {
  if (amount.kind === "lookup") return lastPart(amount.table);
  if (amount.kind === "entry-field" && amount.field === `${amount.collection}/=`) return lastPart(amount.collection);
  return amount.kind === "formula" ? lastPart(amount.formula) : null;
}

function oneStart(field: Field, row: ModelExpr | null): ModelExpr | "end" | null {
  if (row !== null) return row;
  if (field.start.kind === "at") return field.start.value;
  return field.start.kind === "given" ? null : "end";
}
