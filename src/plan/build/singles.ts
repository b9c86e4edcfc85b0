// Questions about the single things in a list: how many there are, whether some or all are so, what they add up to, the highest and the
// lowest. A rule sees only the things it is given, so each question is answered from what hidden columns add up over all things (acting.ts).
// Invariant: a question speaks of the thing alone, so that what one thing brings is known wherever it lies; other questions are none.

import type { Expr as ModelExpr, Id, Model } from "../../model/types.ts";
import { int } from "../expr.ts";
import type { Expr } from "../types.ts";
import { type Build, emptyCtx } from "./context.ts";
import { walk } from "./draft.ts";
import { type Index, plainType } from "./model-index.ts";
import * as v from "./values.ts";
import { type Val, whole } from "./values.ts";

type Answer = "count" | "some" | "every" | "sum" | "highest" | "lowest";

/** From a thing to what is asked of it: a test it has to pass, or a value that is looked at instead. `name` null: it is `it`. */
interface Stride {
  readonly kind: "test" | "value";
  readonly name: string | null;
  readonly of: ModelExpr;
}
export interface Question {
  readonly id: string;
  readonly answer: Answer;
  readonly owner: ModelExpr;
  readonly list: Id;
  readonly strides: readonly Stride[];
  /** Of the highest and the lowest: what a value can be. */
  readonly values: readonly number[];
}
/** What one thing brings to a column; its slot is 0. */
export interface Brought {
  readonly id: string;
  readonly value: (b: Build) => Expr;
}

/** The question that an expression asks; null: it asks none that can be added up. */
export function questionOf(e: ModelExpr): Question | null {
  if (e.kind === "count" && e.of === null) return made("count", strides(e.list), []);
  if (e.kind === "quantified") return made(e.op, strides(e.list), [{ kind: "test", name: e.name, of: e.test }]);
  if (e.kind !== "fold") return null;
  const answer = answers[e.op];
  return answer === undefined ? null : made(answer, strides(e.list), []);
}
const answers: Readonly<Record<string, Answer>> = { sum: "sum", highest: "highest", best: "highest", lowest: "lowest", worst: "lowest" };

function made(answer: Answer, from: Pick<Question, "owner" | "list" | "strides"> | null, last: readonly Stride[]): Question | null {
  if (from === null) return null;
  const all = [...from.strides, ...last];
  if (!all.every(speaksOfItAlone)) return null;
  const value = all.findLast(({ kind }) => kind === "value")?.of;
  const values = answer === "highest" || answer === "lowest" ? valuesOf(value) : [];
  const isNumber = value !== undefined && (plainType(value.type) === value.type) && ["number", "step"].includes(value.type.kind);
  if ((answer === "sum" || answer === "highest" || answer === "lowest") && !isNumber) return null;
  return values === null ? null : { id: `${answer} ${JSON.stringify(all)}`, answer, owner: from.owner, list: from.list, strides: all, values };
}

function strides(e: ModelExpr): Pick<Question, "owner" | "list" | "strides"> | null {
  if (e.kind === "field") return { owner: e.owner, list: e.field, strides: [] };
  if (e.kind !== "where" && e.kind !== "map") return null;
  const from = strides(e.list);
  if (from === null) return null;
  if (e.kind === "where") return { ...from, strides: [...from.strides, { kind: "test", name: null, of: e.test }] };
  const kept: readonly Stride[] = e.where === null ? [] : [{ kind: "test", name: e.name, of: e.where }];
  return { ...from, strides: [...from.strides, ...kept, { kind: "value", name: e.name, of: e.value }] };
}

/** More values than these are not told apart one by one. */
const MOST_VALUES = 200;
function valuesOf(value: ModelExpr | undefined): readonly number[] | null {
  if (value === undefined || (value.type.kind !== "number" && value.type.kind !== "step")) return null;
  const { low, high } = value.type;
  if (low === null || high === null || high - low >= MOST_VALUES) return null;
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

const plain: ReadonlySet<string> = new Set(["number", "yes-no", "step", "thing", "none", "constant", "local", "it", "thing-field", "arithmetic", "compare", "logic", "not", "if", "rounded", "limited", "lookup"]);
function speaksOfItAlone({ of, name }: Stride): boolean {
  let alone = true;
  const look = (x: unknown): void => {
    if (Array.isArray(x)) return x.forEach(look);
    if (typeof x !== "object" || x === null) return;
    const { kind, name: own } = x as { readonly kind?: string; readonly name?: string };
    if (kind !== undefined && (!plain.has(kind) || (kind === "local" && own !== name))) alone = false;
    for (const [key, part] of Object.entries(x)) if (key !== "type") look(part);
  };
  look(of);
  return alone;
}

/** All questions of a text about a catalogue, each once. */
export function questionsAbout(index: Index, catalogue: Id): readonly Question[] {
  return questionsIn(index.model).filter(({ list }) => index.knows(list) && catalogueOf(index, list) === catalogue);
}
/** The catalogue of a list of nothing but its things; null: it is no such list. */
export function catalogueOf(index: Index, list: Id): Id | null {
  const home = index.home(list);
  const type = plainType(home.field.type);
  const of = home.kind === "sheet" && home.field.storage === "stored" && type.kind === "list" && type.slots === undefined ? plainType(type.of) : null;
  if (of?.kind !== "thing" || of.catalogues.length !== 1 || index.isKind(of.catalogues[0]!)) return null;
  return of.catalogues[0]!;
}
function questionsIn(model: Model): readonly Question[] {
  const known = asked.get(model);
  if (known !== undefined) return known;
  const found = new Map<string, Question>();
  walk(model, (node) => {
    const one = node["kind"] === "count" || node["kind"] === "fold" || node["kind"] === "quantified" ? questionOf(node as unknown as ModelExpr) : null;
    if (one !== null && !found.has(`${one.list} ${one.id}`)) found.set(`${one.list} ${one.id}`, one);
  });
  const all = [...found.values()];
  asked.set(model, all);
  return all;
}
const asked = new WeakMap<Model, readonly Question[]>();

/** What one thing brings to the answer. */
export function broughtTo({ id, answer, strides: all, values }: Question, catalogue: Id): readonly Brought[] {
  const seen = (b: Build): { readonly tests: readonly Expr[]; readonly value: Val } => {
    let value: Val = { kind: "slot", slot: 0 };
    const tests: Expr[] = [];
    for (const { kind, name, of } of all) {
      const found = b.expression(of, { ...emptyCtx, layoutOf: () => catalogue, it: value, locals: new Map(name === null ? [] : [[name, value]]) });
      if (kind === "value") value = found;
      else tests.push(v.expr(found));
    }
    return { tests, value };
  };
  switch (answer) {
    case "count":
    case "some":
      return [{ id, value: (b) => v.all(seen(b).tests) }];
    case "every":
      return [{ id, value: (b) => fails(seen(b).tests) }];
    case "sum":
      return [{ id, value: (b) => v.choose(v.all(seen(b).tests), v.expr(seen(b).value), int(0)) }];
    case "highest":
    case "lowest":
      return values.map((one) => ({ id: `${id} ${one}`, value: (b) => v.all([...seen(b).tests, v.equals(v.expr(seen(b).value), int(one))]) }));
  }
}
/** The last test is the one that every thing has to pass which passes the others. */
function fails(tests: readonly Expr[]): Expr {
  return v.all([...tests.slice(0, -1), v.opposite(tests.at(-1)!)]);
}

/** The answer, from what the columns hold. */
export function answered({ id, answer, values }: Question, column: (id: string) => Expr): Val {
  switch (answer) {
    case "count":
    case "sum":
      return whole(column(id));
    case "some":
      return whole(v.below(int(0), column(id)));
    case "every":
      return whole(v.equals(column(id), int(0)));
    case "highest":
    case "lowest": {
      const order = answer === "highest" ? values : values.toReversed();
      return whole(order.reduce<Expr>((rest, one) => v.choose(v.below(int(0), column(`${id} ${one}`)), int(one), rest), v.none));
    }
  }
}
