// References that may name an entry of one of several collections: which field is meant, read and written in the one it names.
// Invariant: codes of entries run on over all collections, so a code says which one it is of; a known code leaves one way only.

import type { Collection, Expr as ModelExpr, Field, Id, Type } from "../../model/types.ts";
import { int } from "../expr.ts";
import type { Expr } from "../types.ts";
import type { Build, Ctx } from "./context.ts";
import { isOptional, plainType } from "./model-index.ts";
import * as v from "./values.ts";
import type { Val } from "./values.ts";

/** One collection the entry may be of; `test`: it is. */
export interface Way {
  readonly test: Expr;
  readonly collection: Collection;
  readonly field: Field;
}

/** All ways a reference of this type can be meant; the last one needs no test. `field`: that of the first collection. */
export function waysOf(b: Build, type: Type, field: Id, entry: Expr): readonly Way[] {
  const of = plainType(type);
  const home = b.index.home(field);
  if (home.kind !== "entry") return v.notYet("a field of no entry");
  const ids = of.kind === "entry" && of.collections.length > 1 ? of.collections : [home.collection.id];
  const all = ids.map((id): Way => {
    const collection = b.index.collection(id);
    return { test: isOf(b, collection, entry), collection, field: sameField(home.collection, collection, home.field) };
  });
  if (entry.kind !== "int") return all;
  const known = all.filter(({ test }) => test.kind === "int" && test.value !== 0);
  return known.length === 0 ? all : known;
}

function sameField(from: Collection, to: Collection, field: Field): Field {
  const found = from.own?.id === field.id ? to.own : to.each.find((one) => one.name === field.name);
  return found ?? v.notYet("{field} of {owner}", { field: field.name, owner: to.name });
}

function isOf(b: Build, collection: Collection, entry: Expr): Expr {
  const from = b.index.first(collection.id);
  const last = from + collection.entries.length - 1;
  if (entry.kind === "int") return entry.value >= from && entry.value <= last ? v.yes : v.no;
  return v.all([v.upTo(int(from), entry), v.upTo(entry, int(last))]);
}

/** A field of an entry, read in the collection the reference names. */
export function readField(
  b: Build,
  owner: Val,
  e: { readonly entry: ModelExpr; readonly field: Id },
  entry: Expr,
  ctx: Ctx,
  how: "effective" | "base" = "effective",
): Val {
  const ways = waysOf(b, e.entry.type, e.field, entry);
  const read = ({ field }: Way): Val => b[how](owner, field.id, entry, ctx);
  return ways
    .slice(0, -1)
    .reduceRight<Val>((otherwise, way) => v.chooseVal(way.test, read(way), otherwise), read(ways.at(-1)!));
}

/** True where nothing was chosen, and where the own value of what was chosen is none. */
export function isNone(b: Build, reference: Type, entry: Expr, owner: Val, ctx: Ctx): Expr {
  const of = plainType(reference);
  const own = of.kind === "entry" ? b.index.collection(of.collections[0]!).own : null;
  if (own === null) return v.absent(entry);
  const values = waysOf(b, of, own.id, entry)
    .filter(({ field }) => isOptional(field.type, b.index))
    .map(({ test, field }) => v.all([test, v.absent(v.expr(b.effective(owner, field.id, entry, ctx)))]));
  return v.any([v.absent(entry), ...values]);
}
