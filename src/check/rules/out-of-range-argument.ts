/** A number that is handed to a rule or formula that does not take it. Told only with a witness, since intervals alone may suspect too much. */
import { diagnostic } from "../../diagnostics/report.ts";
import type { Type } from "../../model/types.ts";
import { formulaBehind } from "../../plan/build/model-index.ts";
import { both, int, less, not } from "../../plan/expr.ts";
import type { Expr, Id } from "../../plan/types.ts";
import type { Facts, Rule } from "../facts.ts";
import { withLimited } from "../fixes/out-of-range-argument.ts";
import type { Handed } from "../ways.ts";
import { inputsOfSeen, markedAt, priceOf, type Seen } from "../witness.ts";

export const outOfRangeArgument: Rule = (facts) => {
  const told = new Set<Id>();
  return facts.ways.handed.flatMap((handed) => {
    const taker = told.has(handed.origin) ? null : takerOf(facts, handed);
    const seen = taker === null ? null : witnessOf(facts, handed);
    if (taker === null || seen === null) return [];
    told.add(handed.origin);
    const text = (value: number): string => (taker.type === null ? String(value) : facts.built.names.text(taker.type, value));
    const [low, high] = [text(handed.range[0]), text(handed.range[1])];
    const range = handed.range[1] >= 2 ** 29 ? { de: `${low} oder mehr`, en: `${low} or more` } : `${low}..${high}`;
    const args = { name: taker.name, parameter: taker.parameter, range, ...(isTold(handed) ? { value: text(handed.found.lo + seen.mark) } : {}), ...inputsOfSeen(seen), ...(handed.plan === null ? {} : priceOf(seen)) };
    return [diagnostic("out-of-range-argument", facts.place(handed.origin), args, { fix: withLimited(facts, handed, taker.of, taker.place, low, high) })];
  });
};

interface Taker {
  readonly name: string;
  readonly parameter: string;
  readonly type: Type | null;
  readonly of: "call" | "formula";
  readonly place: number;
}

/** Null where it is no number that somebody hands on: what the language itself hands on is never outside. */
function takerOf({ model, built }: Facts, { called, at }: Handed): Taker | null {
  const door = built.doors[called];
  if (door !== undefined) {
    const name = model.checks.find(({ id }) => id === door.id)?.name ?? model.cascades.find(({ id }) => id === door.id)?.name;
    if (name === undefined) return null;
    if (at === null) return { name, parameter: "needing", type: null, of: "call", place: -1 };
    const place = door.params.findIndex((param) => param.at.kind === "reg" && param.at.reg === at);
    const param = door.params[place];
    return param === undefined || !isCounted(param.type) ? null : { name, parameter: param.name, type: param.type, of: "call", place };
  }
  const formula = formulaBehind(model, called);
  const params = formula?.params.filter(({ type }) => type.kind !== "sheet" && !isSingle(type, built)) ?? [];
  const param = params[at ?? -1];
  return formula === undefined || param === undefined || !isCounted(param.type) ? null : { name: formula.name, parameter: param.name, type: param.type, of: "formula", place: formula.params.indexOf(param) };
}

/** A thing with values of its own is handed on as a sheet is. */
function isSingle(type: Type, { build }: Facts["built"]): boolean {
  return type.kind === "thing" && !type.catalogues.every((id) => build.index.isKind(id));
}
function isCounted(type: Type): boolean {
  return type.kind === "number" || type.kind === "step";
}

/** Marks that can be told apart. */
const isTold = ({ found }: Handed): boolean => found.hi - found.lo < 10_000;

function witnessOf({ witness }: Facts, handed: Handed): Seen | null {
  const { value, found, range, plan, origin, step, when } = handed;
  const present: readonly Expr[] = found.none ? [not({ kind: "isNone", a: value })] : [];
  const test = both(...when, ...present, { kind: "or", args: [less(value, int(range[0])), less(int(range[1]), value)] });
  const told: Expr = isTold(handed) ? { kind: "math", op: "-", a: value, b: int(found.lo) } : int(0);
  if (plan === null) return witness.calculating(origin, test, told);
  return step === null ? null : witness.ending(plan, markedAt(step, test, told), "short");
}
