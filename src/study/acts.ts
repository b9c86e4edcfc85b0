// Doing something on the table: a call or an effect becomes a call of a plan with pieces in its slots. Without dice it happens where only
// one thing can; else its ends are asked for later, and the state before it stays.

import type { Call, ExampleLine, Expr, Id, Sentence, Type } from "../model/types.ts";
import { lastName } from "../model/typing.ts";
import { kindKey } from "../model/thing-kinds.ts";
import { type Draft, hiddenReg, newDraft, newReg } from "../plan/build/draft.ts";
import type { ParamPlace, PlanDoor } from "../plan/build/door.ts";
import { planFor } from "../plan/build/heirs.ts";
import { OPEN, plainType } from "../plan/build/model-index.ts";
import { callSteps } from "../plan/build/calls.ts";
import { steps } from "../plan/build/sentences.ts";
import { lyingColumn } from "../plan/build/things.ts";
import type { Block, Plan } from "../plan/types.ts";
import { expr, itemsOf, none, notYet, refused, slotOf, type Val, whole } from "../plan/build/values.ts";
import { reg } from "../plan/expr.ts";
import { type Cells, type FlatOdds, oddsOf, startFile } from "../plan/segments.ts";
import { Refusal, RuleError } from "../runtime/errors.ts";
import type { Io } from "../runtime/io.ts";
import { type Ends, solve } from "../runtime/odds.ts";
import { copyState } from "../runtime/state.ts";
import { NONE } from "../runtime/value.ts";
import { CallProblem, notTaken } from "./call-problem.ts";
import { openedFor } from "./make.ts";
import { afterAction, afterChange, type InTurn, inTurn, wentOn } from "./fights.ts";
import { brokenLaw } from "./laws.ts";
import { diceless, isNeedOfDice, rollingIo, thrownBy } from "./rolling.ts";
import { codeNow, now, numberNow } from "./reading.ts";
import { pairPiece, prepared, type Rules, type Table, withStates } from "./table-top.ts";

/** A call with everything in its place. `pieces[s]` is the piece in slot s. */
export interface Act {
  readonly rules: Rules;
  readonly door: PlanDoor | null;
  readonly plan: Id;
  readonly pieces: readonly number[];
  readonly args: readonly number[];
}
export type Last =
  | { readonly kind: "done"; readonly act: Act; readonly result: number; readonly regs: readonly number[] }
  /** `turn`: what follows it in the turn of a conflict is not known. */
  | { readonly kind: "open"; readonly act: Act; readonly odds: FlatOdds; readonly turn: boolean }
  | { readonly kind: "impossible"; readonly why: string }
  | { readonly kind: "failed"; readonly message: string; readonly error: Error };

type When = Extract<ExampleLine, { kind: "when" }>;

export function done(before: Table, said: When): { readonly table: Table; readonly last: Last } {
  let table = before;
  try {
    if (said.effect?.kind === "goes-on") return goesOn(table, said, said.effect.conflict);
    const opened = openedFor(before, said);
    table = opened.table;
    const { line } = opened;
    const act = actOfLine(table, line);
    if (typeof act === "string") return { table, last: { kind: "impossible", why: act } };
    const turn = line.action === null ? null : inTurn(table, line.action);
    if (turn !== null && turn.why !== null) return { table, last: { kind: "impossible", why: turn.why } };
    if (line.rolling === null) return without(table, act, turn);
    const thrown = thrownBy(line.rolling, (e) => codeNow(table, e));
    return rolled(table, act, rollingIo(thrown, table.answers), turn);
  } catch (error) {
    if (error instanceof Refusal) return { table, last: { kind: "impossible", why: error.why } };
    if (error instanceof Error) return { table, last: { kind: "failed", message: error.message, error } };
    throw error;
  }
}

/** What a line does, or why it is not possible. */
export function actOfLine(table: Table, line: When): Act | string {
  if (line.action !== null) return actOf(table, line.action);
  return effectAct(table, line.id, line.effect ?? notYet("nothing to do"));
}

/** Ends a turn and begins the next one. */
function goesOn(table: Table, line: When, conflict: Expr): { readonly table: Table; readonly last: Last } {
  const io = line.rolling === null ? null : rollingIo(thrownBy(line.rolling, (e) => codeNow(table, e)), table.answers);
  try {
    const after = wentOn(table, conflict, io ?? diceless(table.answers));
    if (typeof after === "string") return { table, last: { kind: "impossible", why: after } };
    if (io !== null && io.left() > 0) return tooMany(table, io.left());
    const act: Act = { rules: table.rules, door: null, plan: line.id, pieces: [], args: [] };
    return { table: after, last: { kind: "done", act, result: NONE, regs: [] } };
  } catch (error) {
    if (!isNeedOfDice(error)) throw error;
    const wanted = new RuleError("missing-dice", "Say how the dice fall: … goes on rolling 3", {});
    return { table, last: { kind: "failed", message: wanted.message, error: wanted } };
  }
}

function without(table: Table, act: Act, turn: InTurn | null): { readonly table: Table; readonly last: Last } {
  try {
    return inside(played(table, act, diceless(table.answers)), turn, diceless(table.answers));
  } catch (error) {
    if (!isNeedOfDice(error)) throw error;
    return {
      table,
      last: {
        kind: "open",
        act,
        odds: flatOf(act),
        turn: turn !== null,
      },
    };
  }
}

function rolled(
  table: Table,
  act: Act,
  io: ReturnType<typeof rollingIo>,
  turn: InTurn | null,
): { readonly table: Table; readonly last: Last } {
  const end = inside(played(table, act, io), turn, io);
  return io.left() > 0 ? tooMany(table, io.left()) : end;
}

function tooMany(table: Table, count: number): { readonly table: Table; readonly last: Last } {
  const error = new RuleError("unused-dice", `${count} rolls too many are given.`, { count });
  return { table, last: { kind: "failed", message: error.message, error } };
}

/** In a turn of a conflict what follows an action happens as well; else a conflict may come to its end. */
function inside(end: ReturnType<typeof played>, turn: InTurn | null, io: Io): ReturnType<typeof played> {
  return { ...end, table: turn === null ? afterChange(end.table, io) : afterAction(end.table, turn, io) };
}

/** @throws Refusal where it is not possible. */
export function played(table: Table, act: Act, io: Io): { readonly table: Table; readonly last: Last } {
  const states = table.pieces.map((p) => copyState(p.state));
  const end = act.rules.player.play(
    act.plan,
    act.pieces.map((p) => states[p]!),
    act.args,
    io,
  );
  const after = withStates(table, states);
  const law = brokenLaw(after, act.pieces);
  if (law !== null) throw new Refusal(law, act.plan);
  return { table: after, last: { kind: "done", act, result: end.result, regs: end.regs } };
}

/** The one end, where there is no other; else null. */
export function onlyEnd(table: Table, last: Last): Table | null {
  if (last.kind !== "open" || last.turn) return null;
  const { act, odds } = last;
  const places = act.pieces.flatMap((p, s) =>
    act.pieces.indexOf(p) === s
      ? cellsOf(table, p).map(([column, entry]) => ({
          p,
          column,
          entry,
          place: odds.file.bases[s]! + odds.file.offset(s, column) + entry,
        }))
      : [],
  );
  const ends = endsOf(table, act, odds, [
    ...(odds.plan.result >= 0 ? [odds.plan.result] : []),
    ...places.map((x) => x.place),
  ]);
  if (!ends.possible || ends.rows.length !== 1) return null;
  const states = table.pieces.map((p) => copyState(p.state));
  const values = ends.rows[0]!.values.slice(odds.plan.result >= 0 ? 1 : 0);
  places.forEach((x, i) => {
    states[x.p]![x.column]![x.entry] = values[i]!;
  });
  const after = withStates(table, states);
  return brokenLaw(after, act.pieces) === null ? after : null;
}
const cellsOf = (table: Table, piece: number): readonly (readonly [string, number])[] =>
  Object.entries(table.pieces[piece]!.state).flatMap(([column, cells]) => cells.map((_, i) => [column, i] as const));

/** What is flattened once for all runs: a plan with the slots that are the same piece. */
const flats = new WeakMap<Rules, Map<string, FlatOdds>>();
function flatOf({ rules, plan, pieces }: Act): FlatOdds {
  let known = flats.get(rules);
  if (known === undefined) flats.set(rules, (known = new Map()));
  const sameAs = pieces.map((p) => pieces.indexOf(p));
  const key = `${plan} ${sameAs.join()}`;
  let flat = known.get(key);
  if (flat === undefined) known.set(key, (flat = oddsOf(rules.lowered, plan, sameAs)));
  return flat;
}

/** Claims about one act often ask the same question. */
const asked = new WeakMap<Act, { readonly table: Table; readonly ends: Map<string, Ends> }>();
export function endsOf(table: Table, act: Act, odds: FlatOdds, keep: readonly number[], from?: readonly (number | null)[]): Ends {
  let known = asked.get(act);
  if (known?.table !== table) asked.set(act, (known = { table, ends: new Map() }));
  const key = `${keep.join()} ${from?.join() ?? ""}`;
  let ends = known.ends.get(key);
  if (ends === undefined) known.ends.set(key, (ends = solved(table, act, odds, keep, from)));
  return ends;
}
function solved(table: Table, act: Act, odds: FlatOdds, keep: readonly number[], from: readonly (number | null)[] | undefined): Ends {
  const cells = act.pieces.map((p): Cells => table.pieces[p]!.state);
  return solve(odds.plan, startFile(odds, act.rules.lowered, act.args, cells), {
    keep,
    answers: table.answers,
    pools: act.rules.lowered.pools,
    ...(from === undefined ? {} : { from }),
  });
}

// ── calls ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The act, or why it is not possible. */
export function actOf(table: Table, call: Call): Act | string {
  const { rules } = table;
  const { build, unsupported, program } = rules.built;
  const declared = rules.built.doors[call.check];
  if (declared === undefined) return refused(unsupported, call.check);
  if (call.series !== null || call.special.length > 0 || call.kinded !== undefined || call.ifImpossible !== null)
    return wrappedAct(table, call, declared);
  const value = (e: NonNullable<Call["who"]>): Val => now(table, e);
  const who = call.who === null ? newSheet(table, call) : slotOf(value(call.who));
  const against = call.against === null ? null : slotOf(value(call.against));
  const args = call.args.map((a, i): Val => {
    if (declared.params[i]?.at.kind === "carried") return { kind: "text", text: "" };
    return a.kind === "thing" && !build.index.isKind(a.catalogue) ? thingNamed(table, call, i, a, who, against) : value(a);
  });
  const missing = args.findIndex((arg, i) => call.args[i]!.kind === "thing" && arg.kind === "int" && arg.e.kind === "none");
  if (missing >= 0) return `${call.check}/${declared.params[missing]!.name}`;
  const given = args.flatMap((arg, i) => (declared.params[i]?.at.kind === "slot" && arg.kind === "slot" && isSheetType(declared.params[i].type) ? [arg.slot] : []));
  const sheets = [declared.self === null ? null : who, against, ...given].filter((one) => one !== null);
  const planId = planFor(build.index.check(call.check), sheets.map((one) => table.pieces[one]!.layout));
  const door = rules.built.doors[planId] ?? notYet("unknown {name}", { name: planId });
  const plan = program.plans[planId] ?? build.plans[planId]!;
  const pieces: number[] = [];
  plan.slots.forEach((_, s) => void pieces.push(pieceAt(s)));
  function pieceAt(s: number): number {
    const pair = door.pairs.find((one) => one.slot === s);
    if (pair !== undefined) return pairPiece(table, pair.relation, pieces[pair.conflict]!, pieces[pair.a]!, pieces[pair.b]!);
    if (s === door.self) return who ?? notYet("a call of nobody");
    if (s === door.against) return against ?? notYet("a call without an opponent");
    if (s === door.conflict) return call.conflict === null ? notYet("a call outside of a conflict") : slotOf(value(call.conflict));
    return slotOf(
      args[door.params.findIndex((p) => p.at.kind === "slot" && p.at.slot === s)] ?? notYet("a missing argument"),
    );
  }
  const regs = Array.from({ length: plan.givens }, () => NONE);
  door.params.forEach((p, i) => {
    fill(table, p.at, args[i] ?? notYet("a missing argument"), regs);
  });
  taken(rules, door, regs, plan);
  if (door.modifiers !== null) regs[door.modifiers] = call.general === null ? 0 : codeNow(table, call.general);
  for (const [i, p] of door.params.entries()) {
    if (p.from === null || args[i]?.kind !== "slot") continue;
    const role = plan.slots.findIndex((s) => s.name === p.from!.role);
    const lies = table.pieces[args[i].slot]!.state[lyingColumn(p.from.field)]?.[0];
    if (lies !== undefined && lies === pieces[role]! + 1) continue;
    if (lies !== undefined || !(table.pieces[pieces[role]!]?.lists[p.from.field] ?? []).includes(args[i].slot))
      return `${call.check}/${p.name}`;
  }
  return { rules, door, plan: planId, pieces, args: regs };
}
/** The first single thing of this entry in the list out of which it is chosen; none: there is no such one. */
function thingNamed(table: Table, call: Call, param: number, { catalogue, entry }: Extract<Expr, { kind: "thing" }>, who: number | null, against: number | null): Val {
  const check = table.rules.built.model.checks.find(({ id }) => id === call.check);
  const from = table.rules.built.doors[call.check]!.params[param]!.from ?? notYet("a single thing by its name, out of no list");
  const owner = from.role === check?.against?.name ? against : who;
  const number = table.rules.built.build.index.catalogue(catalogue).entries.findIndex(({ name }) => name === entry);
  const found = table.pieces.findIndex(({ layout, state }, at) => {
    if (owner === null || layout !== catalogue || state[kindKey]?.[0] !== number) return false;
    // Who changed hands says so itself.
    const lies = state[lyingColumn(from.field)]?.[0];
    return lies === undefined ? table.pieces[owner]!.lists[from.field]?.includes(at) === true : lies === owner + 1;
  });
  return found < 0 ? whole(none) : { kind: "slot", slot: found };
}

const isSheetType = (type: Type): boolean => (type.kind === "optional" ? isSheetType(type.of) : type.kind === "sheet");

/** The sheet that a creation makes lies on the table already. */
function newSheet(table: Table, call: Call): number | null {
  const check = table.rules.built.model.checks.find(({ id }) => id === call.check);
  const made = check?.word === "creation" ? table.names.get(check.self?.name ?? "") : undefined;
  return made?.kind === "slot" ? made.slot : null;
}

function fill(table: Table, at: ParamPlace, arg: Val, regs: number[]): void {
  if (at.kind === "reg") regs[at.reg] = numberNow(table, expr(arg));
  if (at.kind !== "list") return;
  const items = itemsOf(arg);
  if (items.length > at.items.length) notYet("a list that is longer than it may be");
  regs[at.length] = items.length;
  items.forEach((item, i) => {
    regs[at.items[i]!] = numberNow(table, expr(item.value));
  });
}

/** @throws CallProblem where a number is none that the rule takes. */
function taken({ built }: Rules, door: PlanDoor, regs: readonly number[], plan: Plan): void {
  for (const { name, type, at } of door.params) {
    const plain = plainType(type);
    if (at.kind !== "reg" || (plain.kind !== "number" && plain.kind !== "step")) continue;
    const [value, range] = [regs[at.reg]!, plan.regs[at.reg]!.range];
    if (value === NONE || range === null || (value >= range[0] && value <= range[1])) continue;
    const text = (n: number): string => built.names.text(plain, n);
    throw new CallProblem(notTaken(lastName(door.id), name, text(value), `${text(range[0])}..${text(range[1])}`));
  }
}

/** An effect of an example as a plan over all pieces; the example's values are its parameters. */
function effectAct(table: Table, id: Id, effect: Sentence): Act {
  const values = valuesOf(table);
  const key = `${id} ${piecesKey(table)} ${values.map((x) => x.name).join(" ")}`;
  return {
    rules: rulesKept(table, key, effect, values.map((x) => x.name)),
    door: null,
    plan: `effect ${key}`,
    pieces: table.pieces.map((_, i) => i),
    args: values.map((x) => x.value),
  };
}

const piecesKey = (table: Table): string => [...table.pieces.map((p) => p.layout), ...table.pairs.map((one) => Object.values(one).join())].join(" ");

/** A call in a series, or with special modifiers, as a plan of its own that hands on the result. */
function wrappedAct(table: Table, call: Call, door: PlanDoor): Act {
  const values = valuesOf(table);
  const key = `${JSON.stringify(call)} ${piecesKey(table)} ${values.map((x) => x.name).join(" ")}`;
  const effect: Sentence = { id: call.check, docs: [], clauses: [], if: null, kind: "call", call };
  const rules = rulesKept(table, key, effect, values.map((x) => x.name), door);
  return {
    rules,
    door: { ...door, params: [], names: namesBrought(rules, `effect ${key}`, door) },
    plan: `effect ${key}`,
    pieces: table.pieces.map((_, i) => i),
    args: values.map((x) => x.value),
  };
}
/** The call inside a wrapper is held by a name no designer can write; what it named is handed on under it. */
const CALL = "$call";
function handedOn({ built }: Rules, door: PlanDoor): readonly string[] {
  const { regs } = built.build.plans[door.plan]!;
  return Object.keys(door.names).filter((name) => {
    const named = door.names[name]!;
    return !named.list && regs[named.regs[0]!]!.kind !== "given";
  });
}
function namesBrought(rules: Rules, plan: Id, door: PlanDoor): PlanDoor["names"] {
  const { regs } = rules.built.build.plans[plan]!;
  const ours = (name: string): number => regs.findIndex((r) => r.name === `${CALL}'s ${name}`);
  return Object.fromEntries(handedOn(rules, door).map((name) => [name, { ...door.names[name]!, regs: [ours(name)] }]));
}
const valuesOf = (table: Table): readonly { readonly name: string; readonly value: number }[] =>
  [...table.names].flatMap(([name, v]) => (v.kind === "int" ? [{ name, value: numberNow(table, v.e) }] : []));

/** The rules with this effect as a plan, made once for each key. */
function rulesKept(table: Table, key: string, effect: Sentence, values: readonly string[], door: PlanDoor | null = null): Rules {
  const { effects } = table.rules;
  const known = effects.get(key);
  if (known !== undefined) return known;
  const made = effectRules(table, key, effect, values, door);
  effects.set(key, made);
  return made;
}

function effectRules(
  table: Table,
  key: string,
  effect: Sentence,
  values: readonly string[],
  door: PlanDoor | null,
): Rules {
  const { built } = table.rules;
  const wanted = door === null ? [] : [[CALL, new Set(handedOn(table.rules, door))] as const];
  const plain = newDraft(built.build, `effect ${key}`, effect);
  const d: Draft = { ...plain, wanted: new Map([...plain.wanted, ...wanted]) };
  table.pieces.forEach((p) => d.slots.push({ name: p.name, layout: p.layout }));
  for (const [name, value] of table.names) if (value.kind === "slot") d.locals.set(name, value);
  d.pairs.push(...table.pairs);
  for (const name of values) d.locals.set(name, whole(reg(newReg(d, name, "given", true, [-OPEN, OPEN]))));
  const result = hiddenReg(d, "result", true);
  const body: Block =
    effect.kind === "call"
      ? [
          ...callSteps(d, effect.id, effect.call, (door?.gives ?? null) === null ? null : result, CALL),
          { origin: effect.id, kind: "end", result: reg(result) },
        ]
      : steps(d, [effect]);
  built.build.plans[d.id] = {
    id: d.id,
    regs: d.regs,
    givens: values.length,
    slots: d.slots,
    body,
    outcomes: door?.outcomes ?? null,
  };
  return prepared(built, table.rules.effects, d.id);
}

/** Names of the run, as registers of its plan. */
export function runNames(act: Act): ReadonlyMap<string, Val> {
  return new Map(
    Object.entries(act.door?.names ?? {}).map(([name, v]): readonly [string, Val] => [
      name,
      v.list
        ? { kind: "list", items: v.regs.map((r) => ({ value: whole(reg(r)), present: null })) }
        : whole(reg(v.regs[0]!)),
    ]),
  );
}
