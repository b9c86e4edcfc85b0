// Tables as dense lookups. Where rows are open (`10+`, `otherwise`) the key is limited to just beyond the written numbers first, so
// that a table is no larger than what is written in it. Keys that no row takes give none.

import type { Id, KeyPattern, Table, Type } from "../../model/types.ts";
import { NONE } from "../../runtime/value.ts";
import { int } from "../expr.ts";
import type { Expr, Range } from "../types.ts";
import { type Build, emptyCtx } from "./context.ts";
import { plainType, rangeOf } from "./model-index.ts";
import * as v from "./values.ts";
import { type Val, whole } from "./values.ts";

const MOST_CELLS = 200_000;

interface Key {
  readonly range: Range;
  readonly openLow: boolean;
  readonly openHigh: boolean;
  readonly optional: boolean;
}

export function lookup(b: Build, id: Id, column: number, keys: readonly Val[]): Val {
  const scale = b.index.model.scales.find((s) => s.id === id);
  if (scale !== undefined) {
    const rows = scale.steps.map((s) => ({
      keys: [{ kind: "bands" as const, bands: [[s.low, s.high] as const] }],
      value: constant(b, s.values[column] ?? null),
    }));
    const type: Type = { kind: "step", scale: id, low: scale.steps[0]!.low, high: scale.steps.at(-1)!.high };
    return read(
      b,
      `${id}#${column}`,
      [
        keyOf(
          b,
          type,
          rows.map((r) => r.keys[0]!),
        ),
      ],
      rows,
      keys,
    );
  }
  const table = b.index.table(id);
  return tableLookup(b, table, column, keys);
}

function tableLookup(b: Build, table: Table, column: number, keys: readonly Val[]): Val {
  const list = keys.findIndex((k) => k.kind === "list");
  if (list >= 0)
    return {
      kind: "list",
      items: v.itemsOf(keys[list]!).map((i) => ({
        ...i,
        value: tableLookup(
          b,
          table,
          column,
          keys.map((k, n) => (n === list ? i.value : k)),
        ),
      })),
    };
  const rows = table.rows.map((r) => ({ keys: r.keys, value: constant(b, r.values[column] ?? null) }));
  const kinds: readonly Type[] =
    table.keys.length > 0 ? table.keys.map((k) => k.type) : [{ kind: "number", low: null, high: null, unit: null }];
  const spans = kinds.map((type, i) =>
    keyOf(
      b,
      type,
      table.rows.map((r) => r.keys[i]!),
    ),
  );
  const locals = kinds.map((type, i) => local(b, type, v.expr(keys[i] ?? v.notYet("a key of a table"))));
  return read(b, `${table.id}#${column}`, spans, rows, locals.map(whole));
}

/** Entries and things are numbered by their place in the collections of the key, one after the other. */
function local(b: Build, type: Type, key: Expr): Expr {
  const t = plainType(type);
  const homes = t.kind === "entry" ? t.collections : t.kind === "thing" ? t.catalogues : [];
  if (homes.length === 0) return key;
  let offset = 0;
  const steps = homes.map((c) => {
    const size = t.kind === "entry" ? b.index.collection(c).entries.length : b.index.catalogue(c).entries.length;
    const shift = offset - b.index.first(c);
    offset += size;
    return { shift, last: b.index.first(c) + size - 1, first: b.index.first(c) };
  });
  if (steps.every((s) => s.shift === steps[0]!.shift)) return v.plus(key, int(steps[0]!.shift));
  return steps.reduceRight<Expr>(
    (otherwise, s) =>
      v.choose(v.all([v.upTo(int(s.first), key), v.upTo(key, int(s.last))]), v.plus(key, int(s.shift)), otherwise),
    v.none,
  );
}

function constant(b: Build, e: Parameters<Build["expression"]>[0] | null): Val {
  return e === null ? whole(v.none) : b.expression(e, emptyCtx);
}

function keyOf(b: Build, type: Type, patterns: readonly KeyPattern[]): Key {
  const bands = patterns.flatMap((p) => (p.kind === "bands" ? p.bands : []));
  const rest = patterns.some((p) => p.kind === "otherwise");
  const ends = bands.flatMap(([lo, hi]) => [lo, hi].filter((x) => x !== null));
  const t = plainType(type);
  const optional = type.kind === "optional";
  if (t.kind === "step" || t.kind === "yes-no")
    return { range: rangeOf(t, b.index), openLow: false, openHigh: false, optional };
  if (t.kind === "entry" || t.kind === "thing") {
    const size =
      t.kind === "entry"
        ? t.collections.reduce((n, c) => n + b.index.collection(c).entries.length, 0)
        : t.catalogues.reduce((n, c) => n + b.index.catalogue(c).entries.length, 0);
    return { range: [0, Math.max(0, size - 1)], openLow: false, openHigh: false, optional };
  }
  const margin = rest ? 1 : 0;
  const [lo, hi] = ends.length === 0 ? [0, 0] : [Math.min(...ends) - margin, Math.max(...ends) + margin];
  return {
    range: [lo, hi],
    openLow: rest || bands.some((x) => x[0] === null),
    openHigh: rest || bands.some((x) => x[1] === null),
    optional,
  };
}

interface Row {
  readonly keys: readonly KeyPattern[];
  readonly value: Val;
}

function read(b: Build, id: Id, keys: readonly Key[], rows: readonly Row[], at: readonly Val[]): Val {
  const exprs = keys.map((k, i) => limitedKey(k, v.expr(at[i]!)));
  const [hasLists, hasTexts] = [rows.some((r) => r.value.kind === "list"), rows.some((r) => r.value.kind === "text")];
  if (hasTexts) {
    if (!exprs.every((e) => e.kind === "int"))
      return v.notYet("a table of texts, looked up with a key that is only known in play");
    const row = rows.find((r) => r.keys.every((p, i) => isYes(fits(p, exprs[i]!))));
    return row?.value ?? whole(v.none);
  }
  if (hasLists) {
    if (keys.length !== 1) return v.notYet("a table of lists with several keys");
    return rows.reduceRight<Val>((otherwise, row) => v.chooseVal(fits(row.keys[0]!, exprs[0]!), row.value, otherwise), {
      kind: "list",
      items: [],
    });
  }
  const part = (name: string, of: (value: Val) => Expr): Expr => {
    const table = `${id}${name}`;
    if (!b.lookups.has(table))
      b.lookups.set(table, { id: table, keys: keys.map((k) => k.range), cells: cells(keys, rows, of) });
    const { cells: known } = b.lookups.get(table)!;
    if (exprs.every((e) => e.kind === "int")) {
      const index = keys.reduce((n, k, i) => n * (k.range[1] - k.range[0] + 1) + (value(exprs[i]!) - k.range[0]), 0);
      const isIn = keys.every((k, i) => value(exprs[i]!) >= k.range[0] && value(exprs[i]!) <= k.range[1]);
      const found = isIn ? known[index]! : NONE;
      // What no row answers stays a question, so that the checks see it asked.
      return found === NONE ? { kind: "lookup", table, keys: exprs } : int(found);
    }
    return { kind: "lookup", table, keys: exprs };
  };
  if (rows.some((r) => r.value.kind === "ratio"))
    return {
      kind: "ratio",
      num: part("/num", (x) => v.parts(x).num),
      den: v.choose(
        v.absent(part("/den", (x) => v.parts(x).den)),
        int(1),
        part("/den", (x) => v.parts(x).den),
      ),
    };
  return whole(part("", v.expr));
}
const isYes = (e: Expr): boolean => e.kind === "int" && e.value !== 0;
const value = (e: Expr): number => (e.kind === "int" ? e.value : NONE);

function limitedKey(k: Key, e: Expr): Expr {
  const low = k.openLow ? v.highest(int(k.range[0]), e) : e;
  const high = k.openHigh ? v.lowest(int(k.range[1]), low) : low;
  return k.optional && high !== e ? v.choose(v.absent(e), v.none, high) : high;
}

function fits(pattern: KeyPattern, key: Expr): Expr {
  if (pattern.kind === "otherwise") return v.yes;
  return v.any(
    pattern.bands.map(([lo, hi]) =>
      v.all([...(lo === null ? [] : [v.upTo(int(lo), key)]), ...(hi === null ? [] : [v.upTo(key, int(hi))])]),
    ),
  );
}

function cells(keys: readonly Key[], rows: readonly Row[], of: (value: Val) => Expr): readonly number[] {
  const spans = keys.map((k) => k.range[1] - k.range[0] + 1);
  const size = spans.reduce((n, s) => n * s, 1);
  if (size > MOST_CELLS) return v.notYet("a table of {size} cells", { size });
  const values = rows.map((r) => {
    const e = of(r.value);
    return e.kind === "none" ? NONE : e.kind === "int" ? e.value : v.notYet("a table cell that is no fixed value");
  });
  const takes = (pattern: KeyPattern, key: number, otherwise: boolean): boolean =>
    pattern.kind === "otherwise"
      ? otherwise
      : pattern.bands.some(([lo, hi]) => (lo ?? -Infinity) <= key && key <= (hi ?? Infinity));
  return Array.from({ length: size }, (_, index) => {
    let left = index;
    const at = spans.map(() => 0);
    for (let i = spans.length - 1; i >= 0; i--) {
      at[i] = keys[i]!.range[0] + (left % spans[i]!);
      left = Math.floor(left / spans[i]!);
    }
    const row = (otherwise: boolean): number =>
      rows.findIndex((r) => r.keys.every((p, i) => takes(p, at[i]!, otherwise)));
    const exact = row(false);
    const found = exact >= 0 ? exact : row(true);
    return found >= 0 ? values[found]! : NONE;
  });
}
