/**
 * A witness: a concrete character, and dice, with which something happens; and how often it happens then.
 *
 * Invariant: what is found was really reached by the rules' own odds; that nothing is found proves nothing.
 */
import type { Bilingual, Language } from "../base/text.ts";
import { type Fraction, fraction, toString } from "../runtime/fraction.ts";
import { RuleError } from "../runtime/errors.ts";
import { solve } from "../runtime/odds.ts";
import type { State } from "../runtime/state.ts";
import { NONE } from "../runtime/value.ts";
import type { Built } from "../plan/build/build.ts";
import type { PlanDoor } from "../plan/build/door.ts";
import { formulaBehind } from "../plan/build/model-index.ts";
import { lower } from "../plan/lower.ts";
import { valueBuilder } from "../plan/play-values.ts";
import { type FlatOdds, oddsOf, startFile } from "../plan/segments.ts";
import type { Block, Derived, Expr, Id, Plan, Program, Step } from "../plan/types.ts";
import { emptySheetState } from "./samples.ts";
import { createSearches, type Searches } from "./searches.ts";
import { answers, between, cells, cellsOf, type Inputs, isSmall, labelled, parameters, rangeOfType, type Variable } from "./varied.ts";

/** `inputs` in the words of the text: what differs from a fresh sheet, and the rolls. */
export interface Seen {
  readonly chance: Fraction;
  readonly inputs: Bilingual;
  /** What the mark says: its number less the code it was given. */
  readonly mark: number;
}

/** How long to look: a suspicion that may well be none is not worth as much. */
export type Effort = "long" | "short";

export interface Witness {
  /** Where the marked plan comes to its mark. `mark` changes the body so that it ends with the given number, or one above it, there. */
  readonly ending: (plan: Id, mark: (body: Block, code: number) => Block, effort?: Effort) => Seen | null;
  /** The marked creation comes to its mark, surely, whatever is answered; null: it does not, or not everything could be tried. */
  readonly everywhere: (creation: Id, mark: (body: Block, code: number) => Block) => Seen | null;
  /** With which values a repetition of the plan without a bound can come to where no way leads out of it. */
  readonly caught: (plan: Id) => Seen | null;
  /** With which values a test on a calculated value holds; `mark` is what `told` is then. */
  readonly calculating: (derived: Id, test: Expr, told?: Expr) => Seen | null;
  /** How the chance of results from `success` on moves with each number a check is given or reads; null: too much work. */
  readonly moving: (plan: Id, success: number) => readonly Movement[];
}

/** Chances at rising values of one number, everything else as usual. */
export interface Movement {
  readonly name: string;
  readonly chances: readonly { readonly value: Bilingual; readonly chance: Fraction }[];
}

/** Questions put to the driver before a search is given up, and work for each. */
const PATIENCE = 160;
const BUDGET = 200_000;
/** How many different marks one search can tell apart. */
const MOST_MARKS = 20_000;
/** The first mark: every other end of a marked plan gives 0. */
const CODE = 1;

export function witnessFor(built: Built, program: Program, { remembered }: Searches = createSearches()): Witness {
  return {
    ending: (id, mark, effort = "long") => {
      const found = marking(built, program, id, mark);
      return found === null ? null : remembered(keyOf(built, found.rules, found.plan, found.door, `${effort} ${found.code}`), () => search(built, found, effort));
    },
    everywhere: (id, mark) => {
      const found = marking(built, program, id, mark);
      return found === null ? null : everywhere(built, found);
    },
    caught: (id) => {
      const plan = program.plans[id];
      const door = built.doors[id];
      if (plan === undefined || door === undefined) return null;
      const rules = lower(program, [id]);
      return remembered(keyOf(built, rules, plan, door, "caught"), () => caught(built, rules, plan, door));
    },
    calculating: (id, test, told = { kind: "int", value: 0 }) => {
      const derived = program.derived.find((one) => one.id === id);
      if (derived === undefined) return null;
      const sought: Sought = { derived, test, told, ...variedOf(built, program, derived) };
      return remembered(calculationKey(built, program, sought), () => calculated(program, sought));
    },
    moving: (id, success) => {
      const plan = program.plans[id];
      const door = built.doors[id];
      return plan === undefined || door === undefined ? [] : movements(built, plan, door, success);
    },
  };
}

/** All that a search in a plan goes by. `rules` hold this plan and what it calls. */
function keyOf(built: Built, rules: Program, plan: Plan, door: PlanDoor, how: string): string {
  const plans = Object.values(rules.plans);
  const used = new Set(plans.flatMap(({ slots }) => slots.map(({ layout }) => layout)));
  const layouts = rules.layouts.filter(({ id }) => used.has(id));
  const { fresh, variables } = variedIn(built, rules, plan, door);
  const columns = plan.slots.map(({ layout }) => built.columns[layout]);
  return JSON.stringify([how, plan.id, door.params, door.asks, door.modifiers, columns, fresh, variables.map(inKey), plans, layouts, readBy(rules, [plans, layouts]), rules.pools]);
}

const inKey = ({ group, values, usual, label }: Variable): readonly unknown[] => [group, values, usual, [...values, usual].flatMap((value) => [label(value, "de"), label(value, "en")])];

/** The derived values and tables that these parts read, directly or through others. */
function readBy({ derived, lookups }: Program, parts: object): readonly unknown[] {
  const [known, tables] = [new Map(derived.map((one) => [one.id, one])), new Map(lookups.map((one) => [one.id, one]))];
  const found = new Map<string, unknown>();
  const walk = (part: object): void => {
    if ("kind" in part && part.kind === "value" && "derived" in part) see(known.get(part.derived as Id));
    if ("kind" in part && part.kind === "lookup" && "table" in part) see(tables.get(part.table as Id));
    for (const inner of Object.values(part) as readonly unknown[]) if (typeof inner === "object" && inner !== null) walk(inner);
  };
  const see = (one: (Program["derived"] | Program["lookups"])[number] | undefined): void => {
    if (one === undefined || found.has(one.id)) return;
    found.set(one.id, one);
    walk(one);
  };
  walk(parts);
  return [...found.values()];
}

// ── calculated values ────────────────────────────────────────────────────────────────────────────────────────────────────

interface Sought {
  readonly derived: Derived;
  readonly test: Expr;
  readonly told: Expr;
  readonly fresh: readonly State[];
  readonly variables: readonly Variable[];
}

function variedOf(built: Built, program: Program, derived: Derived): Pick<Sought, "fresh" | "variables"> {
  const fresh = derived.slots.map((layout) => emptySheetState(built, layout));
  const formula = formulaBehind(built.model, derived.id);
  const counted = formula?.params.filter(({ type }) => type.kind === "number" || type.kind === "step" || type.kind === "yes-no") ?? [];
  const params = derived.params.map((span, place): Variable => {
    const known = counted.length === derived.params.length ? counted[place] : undefined;
    const label = known === undefined ? String : labelled(built, known.name, known.type);
    return { ...between(span, false, null), group: known === undefined ? lastOf(derived.id) : "", label, put: (inputs, x) => void (inputs.args[place] = x) };
  });
  const cells = derived.slots.flatMap((layout, slot) => {
    const before = derived.slots.slice(0, slot).filter((one) => one === layout).length;
    return cellsOf(built, program, { name: before === 0 ? lastOf(layout) : `${before + 1}. ${lastOf(layout)}`, layout }, slot, fresh);
  });
  return { fresh, variables: [...params, ...cells] };
}
const lastOf = (id: Id): string => id.split("/").at(-1) ?? id;

/** All that a search for a calculated value goes by. */
function calculationKey(built: Built, program: Program, { derived, test, told, fresh, variables }: Sought): string {
  const layouts = derived.slots.map((id) => program.layouts.find((one) => one.id === id) ?? null);
  const columns = derived.slots.map((layout) => built.columns[layout]);
  const reads = readBy(program, [derived, test, told, layouts]);
  return JSON.stringify(["calculating", derived, test, told, columns, fresh, variables.map(inKey), layouts, reads]);
}

function calculated(program: Program, { derived, test, told, fresh, variables }: Sought): Seen | null {
  const value = valueBuilder(program);
  const lets = derived.lets.map((one) => ({ to: one.to, value: value(one.value) }));
  const [holds, tells] = [value(test), value(told)];
  const usual = variables.map((one) => one.usual);
  const isLegal = legalIn(program, derived.slots);
  const tried = (chosen: readonly number[]): { readonly mark: number } | null => {
    const inputs = inputsOf(variables, chosen, fresh, derived.params.length);
    if (!isLegal(inputs)) return null;
    const scope = { regs: inputs.args.slice(), slots: [...inputs.slots] };
    for (const one of lets) scope.regs[one.to] = one.value(scope);
    return holds(scope) === 0 ? null : { mark: tells(scope) };
  };
  for (const chosen of choices(variables, usual, 3000)) {
    const found = tried(chosen);
    if (found === null) continue;
    const least = shrunk(usual, chosen, found, tried);
    return { chance: fraction(1), inputs: described(variables, usual, least.chosen, ""), mark: least.found.mark };
  }
  return null;
}

// ── chances that move ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Values looked at for one number, and numbers looked at for one check. */
const STEPS = 8;
const MOST_NUMBERS = 16;

function movements(built: Built, plan: Plan, door: PlanDoor, success: number): readonly Movement[] {
  const rules = lower(built.program, [plan.id]);
  const odds = oddsOf(rules, plan.id);
  const fresh = plan.slots.map((slot) => emptySheetState(built, slot.layout));
  const variables = [...parameters(built, plan, door), ...answers(built, door), ...cells(built, rules, plan, fresh)].filter((one) => one.isNumber).slice(0, MOST_NUMBERS);
  const usual = variables.map((one) => one.usual);
  return variables.flatMap((one, place): readonly Movement[] => {
    const rising = one.values.toSorted((a, b) => Number(a === NONE) - Number(b === NONE) || a - b);
    const steps = Math.max(1, Math.floor(rising.length / STEPS));
    const chances = rising.filter((_, at) => at % steps === 0).flatMap((value) => {
      const inputs = inputsOf(variables, usual.map((before, at) => (at === place ? value : before)), fresh, plan.givens);
      if (door.modifiers !== null) inputs.args[door.modifiers] = 0;
      const chance = chanceFrom(rules, odds, inputs, success);
      return chance === null ? [] : [{ value: { de: one.label(value, "de"), en: one.label(value, "en") }, chance }];
    });
    return [{ name: one.group === "" ? one.label(0, "en") : one.group, chances }];
  });
}

function chanceFrom(rules: Program, odds: FlatOdds, inputs: Inputs, success: number): Fraction | null {
  try {
    const ends = solve(odds.plan, startFile(odds, rules, inputs.args, inputs.slots), { answers: inputs.answers, pools: rules.pools, budget: BUDGET / 10, keep: [odds.plan.result] });
    if (!ends.possible) return null;
    const weight = ends.rows.reduce((sum, row) => (row.values[0]! >= success ? sum + BigInt(row.weight) : sum), 0n);
    return fraction(weight, BigInt(ends.den));
  } catch {
    return null;
  }
}

interface Marked {
  readonly rules: Program;
  readonly plan: Plan;
  readonly door: PlanDoor;
  /** Made when it is asked for: what is remembered needs none. */
  readonly odds: () => FlatOdds;
  readonly code: number;
}

function marking(built: Built, program: Program, id: Id, mark: (body: Block, code: number) => Block): Marked | null {
  const plan = program.plans[id];
  const door = built.doors[id];
  if (plan === undefined || door === undefined) return null;
  const marked: Plan = { ...plan, outcomes: [0, CODE + MOST_MARKS], body: mark(withResult(plan.body, 0), CODE) };
  const rules = lower({ ...program, plans: { ...program.plans, [id]: marked } }, [id]);
  return { rules, plan: marked, door, odds: () => oddsOf(rules, id), code: CODE };
}

/** Every answer there is, and nothing that is given: a creation begins with a new sheet. */
function everywhere(built: Built, { rules, plan, door, odds, code }: Marked): Seen | null {
  const variables = answers(built, door);
  const asked = Object.values(door.asks).filter((type) => type.kind !== "text");
  const isWhole = door.params.every(({ at }) => at.kind === "carried") && asked.every((type) => isSmall(rangeOfType(built, type)));
  const all = variables.reduce((n, one) => n * one.values.length, 1);
  if (!isWhole || plan.slots.length !== 1 || all > PATIENCE) return null;
  const fresh = plan.slots.map((slot) => emptySheetState(built, slot.layout));
  const every = variables.reduce<readonly (readonly number[])[]>((rest, one) => rest.flatMap((before) => one.values.map((value) => [...before, value])), [[]]);
  const flat = odds();
  let first: Seen | null = null;
  for (const chosen of every) {
    const found = reached(rules, plan, flat, inputsOf(variables, chosen, fresh, plan.givens), code, BUDGET);
    if (found === null || found === "too much" || found.chance.n !== found.chance.d) return null;
    first ??= { chance: found.chance, inputs: described(variables, variables.map((one) => one.usual), chosen, found.rolls), mark: found.mark };
  }
  return first;
}

function search(built: Built, { rules, plan, door, odds, code }: Marked, effort: Effort): Seen | null {
  const [patience, budget] = effort === "long" ? [PATIENCE, BUDGET] : [FEW / 2, BUDGET / 20];
  const flat = odds();
  const { usual, tries, inputsFor, inWords } = trials(built, rules, plan, door, patience);
  const tried = (chosen: readonly number[]): ReturnType<typeof reached> => {
    const inputs = inputsFor(chosen);
    return inputs === null ? null : reached(rules, plan, flat, inputs, code, budget);
  };
  for (const chosen of tries()) {
    const found = tried(chosen);
    if (found === "too much") return null;
    if (found === null) continue;
    const least = shrunk(usual, chosen, found, (fewer) => {
      const again = tried(fewer);
      return again === "too much" ? null : again;
    });
    return { chance: least.found.chance, inputs: inWords(least.chosen, least.found.rolls), mark: least.found.mark };
  }
  return null;
}

/** Tries fewer values than a search for a mark: each of them solves a chain. */
const FEW = 40;

function caught(built: Built, rules: Program, plan: Plan, door: PlanDoor): Seen | null {
  const odds = oddsOf(rules, plan.id);
  const { usual, tries, inputsFor, inWords } = trials(built, rules, plan, door, FEW);
  const tried = (chosen: readonly number[]): "caught" | "too much" | null => {
    const inputs = inputsFor(chosen);
    if (inputs === null) return null;
    try {
      solve(odds.plan, startFile(odds, rules, inputs.args, inputs.slots), { answers: inputs.answers, pools: rules.pools, budget: BUDGET / 10, keep: [odds.plan.result] });
      return null;
    } catch (error) {
      return error instanceof RuleError && error.code === "endless" ? "caught" : "too much";
    }
  };
  for (const chosen of tries()) {
    const found = tried(chosen);
    if (found === "too much") return null;
    if (found === null) continue;
    const least = shrunk(usual, chosen, found, (fewer) => (tried(fewer) === "caught" ? "caught" : null));
    return { chance: fraction(1), inputs: inWords(least.chosen, ""), mark: 0 };
  }
  return null;
}

/** Values are lists by the place of what can be varied. */
interface Trials {
  readonly usual: readonly number[];
  /** The usual values first. */
  readonly tries: () => Generator<readonly number[]>;
  /** Null: a sheet cannot be like that. */
  readonly inputsFor: (chosen: readonly number[]) => Inputs | null;
  readonly inWords: (chosen: readonly number[], rolls: string) => Bilingual;
}

/** Values with which a plan may be asked for. */
function trials(built: Built, rules: Program, plan: Plan, door: PlanDoor, patience: number): Trials {
  const { fresh, variables } = variedIn(built, rules, plan, door);
  const usual = variables.map((one) => one.usual);
  const isLegal = legalIn(rules, plan.slots.map(({ layout }) => layout));
  return {
    usual,
    tries: () => choices(variables, usual, patience),
    inputsFor: (chosen) => {
      const inputs = inputsOf(variables, chosen, fresh, plan.givens);
      if (!isLegal(inputs)) return null;
      if (door.modifiers !== null) inputs.args[door.modifiers] = 0;
      return inputs;
    },
    inWords: (chosen, rolls) => described(variables, usual, chosen, rolls),
  };
}

function variedIn(built: Built, rules: Program, plan: Plan, door: PlanDoor): { readonly fresh: readonly State[]; readonly variables: readonly Variable[] } {
  const fresh = plan.slots.map((slot) => emptySheetState(built, slot.layout));
  return { fresh, variables: [...parameters(built, plan, door), ...answers(built, door), ...cells(built, rules, plan, fresh)] };
}

/** Whether no value of a sheet lies beyond an end that is calculated from others. */
function legalIn(program: Program, layouts: readonly Id[]): (inputs: Inputs) => boolean {
  const value = valueBuilder(program);
  const ends = layouts.map((layout) => {
    const moving = program.layouts.find((one) => one.id === layout)?.columns.filter((one) => one.lo !== undefined || one.hi !== undefined) ?? [];
    return moving.map(({ id, lo, hi }) => ({ id, low: lo === undefined ? null : value(lo), high: hi === undefined ? null : value(hi) }));
  });
  return ({ slots }) =>
    ends.every((moving, slot) => {
      const state = slots[slot]!;
      return moving.every(({ id, low, high }) =>
        (state[id] ?? []).every((now, entry) => {
          const scope = { regs: [entry], slots: [state] };
          return now === NONE || ((low === null || low(scope) <= now) && (high === null || now <= high(scope)));
        }),
      );
    });
}

function inputsOf(variables: readonly Variable[], chosen: readonly number[], fresh: readonly State[], givens: number): Inputs {
  const slots = fresh.map((state) => Object.fromEntries(Object.entries(state).map(([column, values]) => [column, values.slice()])));
  const inputs: Inputs = { args: Array.from({ length: givens }, () => NONE), slots, answers: {} };
  variables.forEach((one, place) => {
    one.put(inputs, chosen[place] ?? one.usual);
  });
  return inputs;
}

function reached(rules: Program, plan: Plan, odds: FlatOdds, inputs: Inputs, code: number, budget: number): { readonly chance: Fraction; readonly rolls: string; readonly mark: number } | "too much" | null {
  const rolls = plan.regs.flatMap((one, place) => (one.kind === "roll" && one.name !== "" ? [place] : [])).slice(0, 4);
  const file = startFile(odds, rules, inputs.args, inputs.slots);
  const question = { answers: inputs.answers, pools: rules.pools, budget };
  try {
    const ends = solve(odds.plan, file, { ...question, keep: [odds.plan.result] });
    if (!ends.possible) return null;
    const hits = ends.rows.filter((row) => row.values[0]! >= code);
    const [hit] = hits;
    if (hit === undefined) return null;
    const mark = hit.values[0]! - code;
    const chance = fraction(hits.reduce((sum, row) => sum + BigInt(row.weight), 0n), BigInt(ends.den));
    if (chance.n === chance.d && hits.length === 1) return { chance, rolls: "", mark };
    const shown = solve(odds.plan, file, { ...question, keep: [odds.plan.result, ...rolls] });
    const example = shown.possible ? shown.rows.find((row) => row.values[0] === hit.values[0]) : undefined;
    const names = rolls.flatMap((register, place) => {
      const value = example?.values[place + 1];
      return value === undefined || value === NONE ? [] : [`${plan.regs[register]!.name} = ${value}`];
    });
    return { chance, rolls: names.join(", "), mark };
  } catch {
    return "too much";
  }
}

/** First as everything usually is, then one thing changed, then several by a fixed rule. */
function* choices(variables: readonly Variable[], usual: readonly number[], patience = PATIENCE): Generator<readonly number[]> {
  yield usual;
  let left = patience;
  for (const [place, one] of variables.entries()) {
    for (const value of one.values) {
      if (value === one.usual) continue;
      if (left-- < patience / 3) break;
      yield usual.map((before, at) => (at === place ? value : before));
    }
  }
  let state = 1;
  const next = (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  for (left = patience / 3; left > 0 && variables.length > 1; left--) yield variables.map((one) => one.values[next(one.values.length)] ?? one.usual);
}

/** Tries for making what was found plainer. */
const MOST_SHRINKING = 60;

/** With as many values as usual as can be: what is put back still finds something, first by halves and at last one by one. */
function shrunk<Found>(usual: readonly number[], chosen: readonly number[], found: Found, again: (chosen: readonly number[]) => Found | null): { readonly chosen: readonly number[]; readonly found: Found } {
  const changed = (values: readonly number[]): readonly number[] => values.flatMap((value, place) => (value === usual[place] ? [] : [place]));
  let least = { chosen, found };
  let left = MOST_SHRINKING;
  const many = changed(chosen).length;
  for (let size = many > 1 ? Math.ceil(many / 2) : 0; size > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    const places = changed(least.chosen);
    for (let from = 0; from < places.length && left > 0; from += size, left--) {
      const back = new Set(places.slice(from, from + size));
      const fewer = least.chosen.map((value, place) => (back.has(place) ? usual[place]! : value));
      const still = again(fewer);
      if (still !== null) least = { chosen: fewer, found: still };
    }
  }
  return least;
}

/** More values than these are only counted. */
const MOST_TOLD = 4;

/** What differs from the usual goes before what has to be said anyway. */
function described(variables: readonly Variable[], usual: readonly number[], chosen: readonly number[], rolls: string): Bilingual {
  const values = variables.map((one, place) => ({ one, value: chosen[place] ?? one.usual, isChanged: (chosen[place] ?? one.usual) !== usual[place] })).filter(({ one, isChanged }) => isChanged || one.group === "");
  const kept = new Set([...values.filter(({ isChanged }) => isChanged), ...values.filter(({ isChanged }) => !isChanged)].slice(0, MOST_TOLD));
  const told = values.filter((value) => kept.has(value));
  const inWords = (language: Language): string => {
    const groups = new Map<string, string[]>();
    for (const { one, value } of told) groups.set(one.group, [...(groups.get(one.group) ?? []), one.label(value, language)]);
    const said = [...groups].map(([group, parts]) => (group === "" ? parts.join(", ") : `${group}(${parts.join(", ")})`));
    return `${[...said, ...(rolls === "" ? [] : [rolls])].join(", ")}${more(values.length - told.length)[language]}`;
  };
  return { de: inWords("de"), en: inWords("en") };
}

/** After "bei" and "with". */
function more(count: number): Bilingual {
  if (count === 0) return { de: "", en: "" };
  return count === 1 ? { de: " und einer weiteren Angabe", en: " and one more value" } : { de: ` und ${count} weiteren Angaben`, en: ` and ${count} more values` };
}

// ── for messages and marks ───────────────────────────────────────────────────────────────────────────────────────────────

/** The argument of messages; none where a fresh sheet is enough. */
export function inputsOfSeen({ inputs }: Seen): { readonly inputs?: Bilingual } {
  return inputs.en === "" ? {} : { inputs };
}

/** The argument of messages; none where it is sure. */
export function priceOf({ chance }: Seen): { readonly chance?: string } {
  return chance.n === chance.d ? {} : { chance: toString(chance) };
}

/** As text, for messages. */
export const priceText = ({ chance }: Seen): string => toString(chance);

/** Ends with `code`, and `told` above it, where a step of this origin is reached and `test` holds. */
export function markedBefore(origin: Id, test: Expr, told: Expr = { kind: "int", value: 0 }): (body: Block, code: number) => Block {
  return (body, code) => insert(body, code);
  function insert(steps: Block, code: number): Block {
    return steps.flatMap((step): Block => {
      const inner = withBlocks(step, (block) => insert(block, code));
      if (step.origin !== origin || throws(step, test)) return [inner];
      return [{ origin, kind: "branch", arms: [{ test, then: [{ origin, kind: "end", result: { kind: "math", op: "+", a: told, b: { kind: "int", value: code } } }] }], otherwise: [] }, inner];
    });
  }
}

/** Ends with `code`, and `told` above it, where this very step is reached and `test` holds. */
export function markedAt(wanted: Step, test: Expr, told: Expr = { kind: "int", value: 0 }): (body: Block, code: number) => Block {
  return (body, code) => insert(body, code);
  function insert(steps: Block, code: number): Block {
    return steps.flatMap((step): Block => {
      if ((written.get(step) ?? step) !== wanted) return [withBlocks(step, (block) => insert(block, code))];
      return [{ origin: step.origin, kind: "branch", arms: [{ test, then: [{ origin: step.origin, kind: "end", result: { kind: "math", op: "+", a: told, b: { kind: "int", value: code } } }] }], otherwise: [] }, step];
    });
  }
}

/** True if the step rolls what the test looks at: before it there is nothing to look at. */
function throws(step: Step, test: Expr): boolean {
  return step.kind === "draw" && step.to.some((reg) => registersOf(test).has(reg));
}

function registersOf(value: unknown): ReadonlySet<number> {
  if (typeof value !== "object" || value === null) return new Set();
  const own = "kind" in value && value.kind === "reg" && "reg" in value && typeof value.reg === "number" ? [value.reg] : [];
  return new Set([...own, ...Object.values(value).flatMap((part) => [...registersOf(part)])]);
}

/** The same way with one and the same result: whatever stands in an unanswered result, its way is looked at, not its worth. */
function withResult(steps: Block, value: number): Block {
  return steps.map((step): Step => {
    const other: Step = step.kind === "end" && step.result !== null ? { ...step, result: { kind: "int", value } } : withBlocks(step, (block) => withResult(block, value));
    written.set(other, step);
    return other;
  });
}
/** What stands in the Plan instead of a step that was changed. */
const written = new WeakMap<Step, Step>();

function withBlocks(step: Step, go: (block: Block) => Block): Step {
  if (step.kind === "branch") return { ...step, arms: step.arms.map((arm) => ({ ...arm, then: go(arm.then) })), otherwise: go(step.otherwise) };
  return step.kind === "loop" ? { ...step, body: go(step.body) } : step;
}
