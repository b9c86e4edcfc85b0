// The Model's expressions as values of the Plan. Lists are unrolled, fractions kept as two parts until they are rounded. Invariant:
// nothing here changes a Plan; what cannot be said yet is refused by `notYet`.

import { unreachable } from "../../base/never.ts";
import type { Expr as ModelExpr, RoundedExpr } from "../../model/types.ts";
import { int } from "../expr.ts";
import type { Expr, RoundMode } from "../types.ts";
import { type Build, type Ctx, emptyCtx, withItem, withLocal } from "./context.ts";
import { comparison, limit, limited } from "./comparisons.ts";
import { poolOf } from "./dice.ts";
import { count, foldOf, member, quantified } from "./lists.ts";
import { codeOfEnd, ENDED, isOptional, memberAt, membership, plainType } from "./model-index.ts";
import { entryAt } from "./keyed.ts";
import { present } from "./own-places.ts";
import { readField } from "./references.ts";
import { relationValue } from "./relations.ts";
import { kindsIn, slotValue } from "./slots.ts";
import { askedOfSingles, countedSingles, hasSingle } from "./acting.ts";
import { liesIn } from "./things.ts";
import * as v from "./values.ts";
import { type Item, type Val, whole } from "./values.ts";

const modes: Readonly<Record<RoundedExpr["mode"], RoundMode>> = {
  down: "down",
  up: "up",
  "half-up": "halfUp",
  "half-down": "halfDown",
  "half-even": "halfEven",
  "half-away": "halfAway",
  "toward-zero": "toZero",
};

export function expression(b: Build, e: ModelExpr, ctx: Ctx): Val {
  const go = (x: ModelExpr): Val => expression(b, x, ctx);
  const num = (x: ModelExpr): Expr => v.expr(go(x));
  switch (e.kind) {
    case "number":
      return whole(int(e.value));
    case "ratio":
      return { kind: "ratio", num: int(e.num), den: int(e.den) };
    case "yes-no":
      return whole(e.value ? v.yes : v.no);
    case "text":
      return { kind: "text", text: e.value };
    case "none":
      return whole(v.none);
    case "step":
      return whole(int(e.value));
    case "entry":
      return whole(int(b.index.first(e.collection) + entryNumber(b, e.collection, e.entry)));
    case "thing":
      return whole(int(b.index.first(e.catalogue) + kindNumber(b, e.catalogue, e.entry)));
    case "dice":
      return whole(int(b.pool(poolOf(e.dice))));
    case "constant": {
      const constant = b.index.model.constants.find((c) => c.id === e.constant);
      return constant === undefined
        ? v.notYet("unknown {name}", { name: e.constant })
        : expression(b, constant.value, { ...emptyCtx, keep: ctx.keep });
    }
    case "local":
    case "role":
      return ctx.locals.get(e.name) ?? v.notYet("the name {name} here", { name: e.name });
    case "self":
      return ctx.self === null ? v.notYet("a sheet where there is none") : { kind: "slot", slot: ctx.self };
    case "it":
      return ctx.it ?? v.notYet("`it` here");
    case "field":
      return overItems(go(e.owner), (owner) => b.effective(owner, e.field, null, ctx));
    case "slot":
      return whole(slotValue(b, e, ctx));
    case "entry-field":
      return overItems(go(e.owner), (owner) =>
        overItems(go(e.entry), (entry) => readField(b, owner, e, v.expr(entry), ctx)),
      );
    case "thing-field":
      return overItems(go(e.thing), (thing) => b.effective(thing, e.field, null, ctx));
    case "base":
      return baseOf(b, e.value, ctx);
    case "entries": {
      const from = b.index.first(e.collection);
      const collection = b.index.collection(e.collection);
      return {
        kind: "list",
        items: collection.entries.map((_, i): Item => ({ value: whole(int(from + i)), present: present(b, collection, i) })),
      };
    }
    case "lookup":
      return b.lookup(e.table, e.column, e.keys.map(go));
    case "formula":
      return b.formula(e.formula, e.self === null ? selfOf(ctx) : go(e.self), e.args.map(go), ctx);
    case "roll-of":
      return ctx.rollOf(e.local, e.roll);
    case "result":
      return ctx.result ?? v.notYet("a result here");
    case "modifiers":
      return ctx.modifiers ?? whole(int(0));
    case "cell":
      return ctx.cell ?? v.notYet("`cell` here");
    case "condition-field": {
      const home = b.index.home(e.field);
      const condition = b.index.condition(e.condition);
      return whole({
        kind: "cell",
        place: { slot: v.slotOf(go(e.owner)), column: `${condition.name}/${home.field.name}`, at: null },
      });
    }
    case "condition-level":
      return whole({
        kind: "cell",
        place: { slot: v.slotOf(go(e.owner)), column: b.index.condition(e.condition).name, at: null },
      });
    case "holds":
      return whole(holds(b, go(e.owner), e.what, ctx));
    case "limit":
      return limit(b, e.which, e.place, ctx);
    case "arithmetic": {
      const [x, y] = [go(e.a), go(e.b)];
      const { op } = e;
      switch (op) {
        case "+":
          return v.add(x, y);
        case "-":
          return v.add(x, v.negative(y));
        case "*":
          return v.multiply(x, y);
        case "/":
          return v.divided(x, y);
        default:
          return unreachable(op);
      }
    }
    case "compare":
      return whole(comparison(b, e, ctx));
    case "logic":
      return whole((e.op === "and" ? v.all : v.any)([num(e.a), num(e.b)]));
    case "not":
      return whole(v.opposite(num(e.a)));
    case "if":
      return v.chooseVal(num(e.test), go(e.yes), go(e.no));
    case "rounded": {
      const x = v.parts(go(e.a));
      return whole(v.quotient(modes[e.mode], x.num, x.den));
    }
    case "limited":
      return limited(go(e.a), go(e.low), go(e.high), isOptional(e.a.type, b.index));
    case "fold": {
      const singles = askedOfSingles(b, e, ctx);
      if (singles !== null) return singles;
      return foldOf(e.op, v.itemsOf(go(e.list)), (item) => readNumber(b, item, e.list.type, ctx));
    }
    case "quantified":
      return (
        askedOfSingles(b, e, ctx) ??
        whole(quantified(e.op, v.itemsOf(go(e.list)), (item) => v.expr(expression(b, e.test, withItem(ctx, e.name, item)))))
      );
    case "list":
      return { kind: "list", items: e.items.flatMap((i) => v.itemsOf(go(i))) };
    case "where":
      return {
        kind: "list",
        items: v
          .itemsOf(go(e.list))
          .flatMap((i) => guarded(i, v.expr(expression(b, e.test, withItem(ctx, null, i.value))))),
      };
    case "map":
      return {
        kind: "list",
        items: v.itemsOf(go(e.list)).flatMap((i): readonly Item[] => {
          const inner = withItem(ctx, e.name, i.value);
          const kept = e.where === null ? [i] : guarded(i, v.expr(expression(b, e.where, inner)));
          return kept.flatMap((k) =>
            v
              .itemsOf(expression(b, e.value, inner))
              .map((x) => ({ value: x.value, present: both(k.present, x.present) })),
          );
        }),
      };
    case "count": {
      const kinds = e.of === null ? null : kindsPlace(b, e.list, ctx);
      if (kinds !== null && e.of !== null) return whole(kinds(num(e.of)));
      const counted = countedSingles(b, e, ctx);
      const singles = counted === null ? askedOfSingles(b, e, ctx) : whole(counted);
      if (singles !== null) return singles;
      return whole(count(v.itemsOf(go(e.list)), e.of === null ? null : go(e.of)));
    }
    case "member": {
      const lies = liesIn(b, e.item, e.list, ctx);
      if (lies !== null) return whole(lies);
      const kinds = kindsPlace(b, e.list, ctx);
      if (kinds !== null) return whole(v.below(int(0), kinds(num(e.item))));
      return whole(member(go(e.item), v.itemsOf(go(e.list))));
    }
    case "remainder":
      return whole(v.rest(num(e.a), num(e.b)));
    case "succeeds": {
      const { success } = b.index.scale(e.scale);
      return whole(success === null ? v.notYet("success of a scale that says none") : v.upTo(int(success), num(e.a)));
    }
    case "side": {
      const there = ctx.members(v.slotOf(go(e.conflict)), e.side);
      return { kind: "list", items: there.map((slot): Item => ({ value: { kind: "slot", slot }, present: null })) };
    }
    case "relation":
      return relationValue(b, e, ctx);
    case "ended": {
      const cell = { kind: "cell", place: { slot: v.slotOf(go(e.conflict)), column: ENDED, at: null } } as const;
      return whole(e.as === null ? v.below(int(0), cell) : v.equals(cell, int(codeOfEnd(e.as.value))));
    }
    case "chosen":
      return v.notYet("somebody chosen here");
    case "entry-at":
      return whole(entryAt(b, e.collection, e.keys.map(num)));
    case "bind":
      return expression(b, e.in, withLocal(ctx, e.name, go(e.value)));
    case "open":
      return v.leftOpen(e.what);
    case "make":
      return v.notYet("a new sheet or thing in a rule");
    default:
      return unreachable(e);
  }
}

const selfOf = (ctx: Ctx): Val | null => (ctx.self === null ? null : { kind: "slot", slot: ctx.self });
const both = (a: Expr | null, b: Expr | null): Expr | null => (a === null ? b : b === null ? a : v.all([a, b]));

function guarded(i: Item, test: Expr): readonly Item[] {
  const present = both(i.present, test.kind === "int" && test.value !== 0 ? null : test);
  return present?.kind === "int" && present.value === 0 ? [] : [{ value: i.value, present }];
}

/** A possessive of a list means the list of them. */
function overItems(list: Val, one: (item: Val) => Val): Val {
  if (list.kind !== "list") return one(list);
  return {
    kind: "list",
    items: list.items.flatMap((i) =>
      v.itemsOf(one(i.value)).map((x) => ({ value: x.value, present: both(i.present, x.present) })),
    ),
  };
}

export function entryNumber(b: Build, collection: string, entry: string): number {
  const i = b.index.collection(collection).entries.findIndex((x) => x.name === entry);
  return i >= 0 ? i : v.notYet("unknown {name}", { name: entry });
}
export function kindNumber(b: Build, catalogue: string, entry: string): number {
  const i = b.index.catalogue(catalogue).entries.findIndex((x) => x.name === entry);
  return i >= 0 ? i : v.notYet("unknown {name}", { name: entry });
}

function baseOf(b: Build, e: ModelExpr, ctx: Ctx): Val {
  if (e.kind === "field") return b.base(expression(b, e.owner, ctx), e.field, null, ctx);
  if (e.kind === "entry-field")
    return readField(b, expression(b, e.owner, ctx), e, v.expr(expression(b, e.entry, ctx)), ctx, "base");
  return expression(b, e, ctx);
}

/** Of a reference its number, of anything else itself. */
function readNumber(b: Build, item: Val, listType: ModelExpr["type"], ctx: Ctx): Val {
  const list = plainType(listType);
  const type = list.kind === "list" ? plainType(list.of) : list;
  if (type.kind !== "entry") return item;
  const [collection] = type.collections;
  const own = collection === undefined ? null : b.index.collection(collection).own;
  const owner = selfOf(ctx);
  if (own === null || owner === null) return item;
  const read = { entry: { kind: "it", type } as const, field: own.id };
  return readField(b, owner, read, v.expr(item), ctx);
}

/** How often a list field holds a kind or entry; null where the list is no such field. */
export function kindsPlace(b: Build, list: ModelExpr, ctx: Ctx): ((kind: Expr) => Expr) | null {
  if (list.kind !== "field") return null;
  const home = b.index.home(list.field);
  const of = home.kind === "sheet" && home.field.storage === "stored" ? membership(home.field, b.index) : null;
  if (of === null) return null;
  const slot = v.slotOf(expression(b, list.owner, ctx));
  return (code) => ({ kind: "cell", place: { slot, column: home.field.name, at: memberAt(of, code) } });
}

function holds(b: Build, owner: Val, what: Extract<ModelExpr, { kind: "holds" }>["what"], ctx: Ctx): Expr {
  const slot = v.slotOf(owner);
  if (what.kind === "condition") return b.holds(slot, what.condition, ctx);
  if (!b.index.isKind(what.catalogue)) return hasSingle(b, slot, what.catalogue, what.entry, ctx);
  const lists = b.index.fieldsOf(ctx.layoutOf(slot)).filter((f) => {
    const type = plainType(f.type);
    const of = type.kind === "list" ? plainType(type.of) : null;
    return of?.kind === "thing" && of.catalogues.includes(what.catalogue);
  });
  const kind = kindNumber(b, what.catalogue, what.entry);
  return v.any(lists.map((f) => kindsIn(b, f, slot, what.catalogue, kind, ctx)));
}
