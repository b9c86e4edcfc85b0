/**
 * A type that is not kept: a result, a calculated value or a `let` that can leave the range that is written for it. Told only
 * with a witness, since intervals alone may suspect too much.
 */
import { valueAt } from "../../base/pointer.ts";
import { diagnostic, type Diagnostic } from "../../diagnostics/report.ts";
import type { Check, Field, Formula, Model, Type } from "../../model/types.ts";
import { both, int, less, not } from "../../plan/expr.ts";
import type { Expr, Range } from "../../plan/types.ts";
import type { Facts, Rule } from "../facts.ts";
import { withLimit } from "../fixes/out-of-range-claim.ts";
import { pointerTo } from "../pointers.ts";
import type { Given } from "../ways.ts";
import { inputsOfSeen, markedBefore, priceOf } from "../witness.ts";

export const outOfRangeClaim: Rule = (facts) => {
  const told = new Set<string>();
  // A `let` that is wrong makes results wrong that go by it: it is told, they are not.
  const order = facts.ways.givens.toSorted((a, b) => Number(a.kind === "result") - Number(b.kind === "result"));
  return order.flatMap((given): readonly Diagnostic[] => {
    const claim = told.has(given.origin) || (given.kind === "result" && told.has(given.plan ?? "")) ? null : claimOf(facts, given);
    if (claim === null || isKept(claim.range, given)) return [];
    const found = outside(facts, given, claim);
    if (found === null) return [];
    told.add(given.origin).add(given.kind === "let" ? (given.plan ?? "") : "");
    return [found];
  });
};

interface Claim {
  readonly name: string;
  readonly type: Type;
  readonly range: Range;
}

/** None where the value may be none inside: what is missing there is another finding. */
function isKept([low, high]: Range, { found, value }: Given): boolean {
  const isWhole = ["reg", "cell", "value", "lookup"].includes(value.kind);
  return found.lo > found.hi || (found.none && !isWhole) || (low <= found.lo && found.hi <= high);
}

/** Marks that can be told apart. */
const WIDEST = 10_000;

function outside(facts: Facts, given: Given, { name, type, range }: Claim): Diagnostic | null {
  const { value, plan, origin, found } = given;
  const [low, high] = range;
  const present: readonly Expr[] = found.none ? [not({ kind: "isNone", a: value })] : [];
  const test = both(...present, { kind: "or", args: [less(value, int(low)), less(int(high), value)] });
  const isTold = found.hi - found.lo < WIDEST;
  const told: Expr = isTold ? { kind: "math", op: "-", a: value, b: int(found.lo) } : int(0);
  const seen = plan === null ? facts.witness.calculating(origin, test, told) : facts.witness.ending(plan, markedBefore(origin, test, told), "short");
  if (seen === null) return null;
  const text = (number: number): string => facts.built.names.text(type, number);
  const args = { name, low: text(low), high: text(high), ...(isTold ? { value: text(found.lo + seen.mark) } : {}), ...inputsOfSeen(seen), ...(plan === null ? {} : priceOf(seen)) };
  return diagnostic("out-of-range-claim", facts.place(origin), args, { fix: withLimit(facts, given, text(low), text(high)) });
}

function claimOf({ model, text, place, at }: Facts, given: Given): Claim | null {
  const { kind, plan, origin } = given;
  switch (kind) {
    case "result": {
      const check = declaredIn(model).checks.get(plan ?? "");
      return check?.gives === null || check === undefined ? null : claim(check.name, check.gives);
    }
    case "let": {
      const sentence = sentenceAt(model, origin);
      return sentence?.kind === "let" && isTyped(text(place(origin))) ? claim(sentence.name, sentence.type) : null;
    }
    case "value": {
      const one = calculated(model, origin);
      const pointer = pointerTo(model, origin);
      const span = pointer === undefined ? undefined : at(pointer);
      return one === null || (one.isField && (span === undefined || !isTyped(text(span)))) ? null : claim(one.name, one.type);
    }
    default:
      return kind satisfies never;
  }
}

/** A type stands in front of the value; types of parameters are none. What is only found out makes no promise. */
function isTyped(written: string): boolean {
  return (written.replace(/\([^()]*\)/gu, "").split("=")[0] ?? "").includes(":");
}

function claim(name: string, type: Type): Claim | null {
  const plain = type.kind === "optional" ? type.of : type;
  if (plain.kind !== "number" && plain.kind !== "step") return null;
  return { name, type: plain, range: [plain.low ?? -Infinity, plain.high ?? Infinity] };
}

function sentenceAt(model: Model, id: string): { readonly kind: string; readonly name: string; readonly type: Type } | undefined {
  const pointer = pointerTo(model, id);
  return pointer === undefined ? undefined : (valueAt(model, pointer) as ReturnType<typeof sentenceAt>);
}

/** A formula, or a calculated field whose value no modifier changes: with modifiers it may well leave what is written for it. */
function calculated(model: Model, id: string): { readonly name: string; readonly type: Type; readonly isField: boolean } | null {
  const { formulas, calculated: fields } = declaredIn(model);
  const formula = formulas.get(id);
  if (formula !== undefined) return { ...formula, isField: false };
  const field = fields.get(id);
  return field === undefined || isModified(model, id) ? null : { ...field, isField: true };
}

interface Declared {
  readonly checks: ReadonlyMap<string, Check>;
  readonly formulas: ReadonlyMap<string, Formula>;
  readonly calculated: ReadonlyMap<string, Field>;
}
const known = new WeakMap<Model, Declared>();
function declaredIn(model: Model): Declared {
  const before = known.get(model);
  if (before !== undefined) return before;
  const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> => new Map(list.map((one) => [one.id, one]));
  const fields = [...model.sheets.flatMap((one) => one.fields), ...model.collections.flatMap((one) => [...(one.own === null ? [] : [one.own]), ...one.each])];
  const made: Declared = { checks: byId(model.checks), formulas: byId(model.formulas), calculated: byId(fields.filter((one) => one.storage === "calculated")) };
  known.set(model, made);
  return made;
}

function isModified(model: Model, field: string): boolean {
  const all = [...model.sheets, ...model.collections, ...model.conditions, ...model.catalogues.flatMap((one) => [one, ...one.entries])].flatMap((one) => one.modifiers);
  return all.some(({ to }) => (to.kind === "field" ? to.field === field : to.kind !== "check" && model.collections.some((one) => one.id === to.collection && one.own?.id === field)));
}
