// Bodies of formulas, read as one value: `result … if` becomes a choice, `when` one of its arms, a changed name a new value. Invariant:
// nothing is done, so a value that is not chosen may be worked out all the same.

import type { Block, Sentence } from "../../model/types.ts";
import type { Expr } from "../types.ts";
import { type Build, type Ctx, withItem, withLocal } from "./context.ts";
import * as v from "./values.ts";
import type { Val } from "./values.ts";

/** A block of `let`, `when`, `result` and `for each`, read as one value. */
export function body(b: Build, block: Block, ctx: Ctx): Val {
  return result(b, block, ctx) ?? v.notYet("a formula that may end without a result");
}

function result(b: Build, block: Block, ctx: Ctx): Val | null {
  const [s, ...rest] = block;
  if (s === undefined) return null;
  if (!hasResult([s])) return result(b, rest, after(b, s, ctx));
  if (s.kind === "result") {
    const value = b.expression(s.value ?? v.notYet("a call in a formula"), ctx);
    if (s.if === null) return value;
    const test = v.expr(b.expression(s.if, ctx));
    return v.chooseVal(test, value, result(b, rest, ctx) ?? value);
  }
  if (s.kind === "when") {
    const otherwise = (i: number): Val | null => {
      const arm = s.arms[i];
      if (arm === undefined) return result(b, [...s.otherwise, ...rest], ctx);
      const value = result(b, [...arm.body, ...rest], ctx);
      const other = otherwise(i + 1);
      if (value === null) return other;
      return v.chooseVal(v.expr(b.expression(arm.test, ctx)), value, other ?? value);
    };
    return otherwise(0);
  }
  if (s.kind === "for-each") {
    const unrolled = v.itemsOf(b.expression(s.list, ctx));
    const from = (i: number): Val | null => {
      const item = unrolled[i];
      if (item === undefined) return result(b, rest, ctx);
      const value = result(b, s.body, withItem(ctx, s.name, item.value));
      const other = from(i + 1);
      // What a round may leave open goes on with the next one.
      if (value === null) return other;
      const found = v.all([item.present ?? v.yes, decides(b, s.body, withItem(ctx, s.name, item.value))]);
      return v.chooseVal(found, value, other ?? value);
    };
    return from(0);
  }
  return v.notYet('"{word}" in a formula', { word: s.kind.replace("-", " ") });
}

/** Whether a block reaches a result. */
function decides(b: Build, block: Block, ctx: Ctx): Expr {
  const [s, ...rest] = block;
  if (s === undefined) return v.no;
  if (s.kind === "result")
    return s.if === null ? v.yes : v.any([v.expr(b.expression(s.if, ctx)), decides(b, rest, ctx)]);
  if (s.kind === "when") {
    const from = (i: number): Expr => {
      const arm = s.arms[i];
      if (arm === undefined) return decides(b, [...s.otherwise, ...rest], ctx);
      return v.choose(v.expr(b.expression(arm.test, ctx)), decides(b, [...arm.body, ...rest], ctx), from(i + 1));
    };
    return from(0);
  }
  return decides(b, rest, hasResult([s]) ? ctx : after(b, s, ctx));
}

function hasResult(block: Block): boolean {
  return block.some((s) => {
    if (s.kind === "result") return true;
    if (s.kind === "when") return s.arms.some((a) => hasResult(a.body)) || hasResult(s.otherwise);
    return s.kind === "for-each" && hasResult(s.body);
  });
}

/** What can be seen after a sentence without a result. */
function after(b: Build, s: Sentence, ctx: Ctx): Ctx {
  switch (s.kind) {
    case "let":
      return withLocal(ctx, s.name, ctx.keep(b.expression(s.value ?? v.notYet("a call in a formula"), ctx)));
    case "change": {
      if (s.place.kind !== "local") return v.notYet("an effect in a formula");
      const before = ctx.locals.get(s.place.name) ?? v.notYet("the name {name} here", { name: s.place.name });
      const amount = b.expression(s.amount, ctx);
      const changed = s.verb === "becomes" ? amount : v.add(before, s.verb === "rises" ? amount : v.negative(amount));
      const test = s.if === null ? v.yes : v.expr(b.expression(s.if, ctx));
      return withLocal(ctx, s.place.name, ctx.keep(v.chooseVal(test, changed, before)));
    }
    case "when": {
      const from = (i: number): Ctx => {
        const arm = s.arms[i];
        if (arm === undefined) return s.otherwise.reduce((c, x) => after(b, x, c), ctx);
        const test = v.expr(b.expression(arm.test, ctx));
        return merged(
          ctx,
          test,
          arm.body.reduce((c, x) => after(b, x, c), ctx),
          from(i + 1),
        );
      };
      return from(0);
    }
    case "for-each":
      return v.itemsOf(b.expression(s.list, ctx)).reduce((c, item) => {
        const round = s.body.reduce((x, one) => after(b, one, x), withItem(c, s.name, item.value));
        return merged(c, item.present ?? v.yes, round, c);
      }, ctx);
    default:
      return v.notYet('"{word}" in a formula', { word: s.kind.replace("-", " ") });
  }
}

/** Names known before keep one of the two values; names of one arm are forgotten. */
function merged(before: Ctx, test: Expr, a: Ctx, c: Ctx): Ctx {
  const locals = new Map(before.locals);
  for (const [name, old] of before.locals) {
    const [x, y] = [a.locals.get(name) ?? old, c.locals.get(name) ?? old];
    if (x !== old || y !== old) locals.set(name, before.keep(v.chooseVal(test, x, y)));
  }
  return { ...before, locals };
}
