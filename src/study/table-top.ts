// What lies on the table while an example runs: sheets and things with their state, names for them and for plain values. Expressions of
// the Model are read over all of it: piece n stands in slot n. Invariant: a state changes only where something was played to its end.

import { buildProgram, type Built, programOf } from "../plan/build/build.ts";
import { type Ctx, emptyCtx } from "../plan/build/context.ts";
import { parts, type Val, whole } from "../plan/build/values.ts";
import { lower } from "../plan/lower.ts";
import { valueBuilder } from "../plan/play-values.ts";
import { player, type Player } from "../plan/play.ts";
import type { Expr, Id, Program } from "../plan/types.ts";
import type { Expr as ModelExpr, Model } from "../model/types.ts";
import { type Fraction, fraction } from "../runtime/fraction.ts";
import type { Fight } from "../runtime/fight.ts";
import { type OddsAnswer } from "../runtime/odds-question.ts";
import type { State } from "../runtime/state.ts";
import { NONE } from "../runtime/value.ts";
import { int } from "../plan/expr.ts";
import { hindranceTexts } from "./hindrances.ts";

/** A ruleset prepared for questions: its own build, so that expressions of examples may add to it. */
export interface Rules {
  readonly built: Built;
  readonly lowered: Program;
  readonly player: Player;
  readonly reader: Reader;
  /** What a refusal says, by the id that it names. */
  readonly messages: ReadonlyMap<Id, string>;
  /** Effects of examples, built once. */
  readonly effects: Map<string, Rules>;
}
interface Reader {
  derived: number;
  lookups: number;
  build: ReturnType<typeof valueBuilder>;
}

export function rulesOf(model: Model): Rules {
  return prepared(buildProgram(model), new Map());
}
export function prepared(built: Built, effects: Map<string, Rules>): Rules {
  // Dice of examples join those of the rules.
  const lowered = lower({ ...programOf(built.build), pools: built.build.pools });
  return {
    built,
    lowered,
    player: player(lowered),
    reader: { derived: -1, lookups: -1, build: valueBuilder(lowered) },
    messages: messagesOf(built.model),
    effects,
  };
}

function messagesOf(model: Model): ReadonlyMap<Id, string> {
  const found = new Map<Id, string>();
  const visit = (x: unknown): void => {
    if (typeof x !== "object" || x === null) return;
    if ("id" in x && "message" in x && typeof x.id === "string" && typeof x.message === "string")
      found.set(x.id, x.message);
    for (const part of Object.values(x)) visit(part);
  };
  visit([model.checks, model.catalogues]);
  for (const c of model.conditions) found.set(c.id, c.name);
  for (const c of model.conflicts) for (const [id, text] of hindranceTexts(c, model.ruleset.language)) found.set(id, text);
  for (const c of model.catalogues) for (const e of c.entries) if (!found.has(e.id)) found.set(e.id, e.name);
  return found;
}

export interface Piece {
  readonly name: string;
  readonly layout: Id;
  readonly state: State;
  /** Things in its lists, by the id of the field: numbers of pieces. */
  readonly lists: Readonly<Record<Id, readonly number[]>>;
}
export interface Table {
  readonly rules: Rules;
  readonly pieces: readonly Piece[];
  readonly names: ReadonlyMap<string, Val>;
  readonly answers: Readonly<Record<string, OddsAnswer>>;
  readonly cell: Val | null;
  /** Conflicts under way, by the number of their piece. */
  readonly fights: ReadonlyMap<number, Fight<number>>;
}
export const emptyTable = (rules: Rules): Table => ({ rules, pieces: [], names: new Map(), answers: {}, cell: null, fights: new Map() });

/** Names of a run join those of the table; these come first. */
export function ctxOf(table: Table, run: ReadonlyMap<string, Val> = new Map(), result: Val | null = null): Ctx {
  return {
    ...emptyCtx,
    layoutOf: (s) => table.pieces[s]!.layout,
    locals: new Map([...run, ...table.names]),
    cell: table.cell,
    result,
  };
}

/** A number of the Model as it is worked out: whole, a fraction, or none. */
export type Amount = Fraction | null;
export type Read = (regs: readonly number[], slots: readonly State[]) => Amount;

export function readerOf(rules: Rules, value: Val): Read {
  const { num, den } = parts(value);
  const [n, d] = [compiled(rules, num), compiled(rules, den)];
  return (regs, slots) => {
    const f = { regs: regs as number[], slots };
    const top = n(f);
    return top === NONE ? null : fraction(top, d(f));
  };
}
export function compiled(rules: Rules, e: Expr): ReturnType<Rules["reader"]["build"]> {
  const { build } = rules.built;
  const { reader } = rules;
  if (reader.derived !== build.derived.size || reader.lookups !== build.lookups.size) {
    reader.derived = build.derived.size;
    reader.lookups = build.lookups.size;
    reader.build = valueBuilder({ derived: [...build.derived.values()], lookups: [...build.lookups.values()] });
  }
  return reader.build(e);
}

/** The value of an expression as everything stands now, as a constant. */
export function now(table: Table, e: ModelExpr, run?: ReadonlyMap<string, Val>): Val {
  return settled(table, table.rules.built.build.expression(e, ctxOf(table, run)));
}
export function settled(table: Table, value: Val): Val {
  switch (value.kind) {
    case "slot":
    case "text":
      return value;
    case "list":
      return {
        kind: "list",
        items: value.items.flatMap((i) =>
          i.present !== null && numberNow(table, i.present) === 0
            ? []
            : [{ value: settled(table, i.value), present: null }],
        ),
      };
    case "int":
      return whole(constant(numberNow(table, value.e)));
    case "ratio":
      return { kind: "ratio", num: constant(numberNow(table, value.num)), den: constant(numberNow(table, value.den)) };
  }
}
const constant = (n: number): Expr => (n === NONE ? { kind: "none" } : int(n));
export function numberNow(table: Table, e: Expr): number {
  if (e.kind === "int") return e.value;
  return compiled(table.rules, e)({ regs: [], slots: table.pieces.map((p) => p.state) });
}
export function codeNow(table: Table, e: ModelExpr): number {
  const value = table.rules.built.build.expression(e, ctxOf(table));
  if (value.kind !== "int") throw new Error("a whole number was expected");
  return numberNow(table, value.e);
}

/** The states after an end, in the order of the pieces. */
export function withStates(table: Table, states: readonly State[]): Table {
  return { ...table, pieces: table.pieces.map((p, i) => ({ ...p, state: states[i]! })) };
}
