// Entries of fields with parameters, found by their keys. Invariant: entries stand in the order of their keys, the last one fastest.

import { int } from "../expr.ts";
import type { Expr } from "../types.ts";
import { type Build, emptyCtx } from "./context.ts";
import * as v from "./values.ts";

/** The code of the entry with these keys; none where there is no such entry. */
export function entryAt(b: Build, collection: string, keys: readonly Expr[]): Expr {
  const { entries, keys: names } = b.index.collection(collection);
  const codes = (names ?? []).map((name) =>
    entries.map((one) => v.expr(b.expression(one.values[name] ?? { kind: "none", type: { kind: "yes-no" } }, emptyCtx))),
  );
  let stride = entries.length;
  let place: Expr = int(b.index.first(collection));
  keys.forEach((key, i) => {
    const known = [...new Set((codes[i] ?? []).map((code) => (code.kind === "int" ? code.value : v.noneCode)))];
    stride /= known.length;
    place = v.plus(place, v.times(placeOf(known, key), int(stride)));
  });
  return place;
}

function placeOf(known: readonly number[], key: Expr): Expr {
  const [first = 0] = known;
  if (known.every((code, i) => code === first + i)) return v.minus(key, int(first));
  return known.reduceRight<Expr>((otherwise, code, i) => v.choose(v.equals(key, int(code)), int(i), otherwise), v.none);
}
