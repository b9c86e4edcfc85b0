// The odds driver: runs a flattened rule over all its dice at once, states merged wherever they are equal, weights exact integers over
// one denominator. The only algorithm for odds; segments come emitted or as closures.
// Invariants: no weight is ever rounded; work is bounded before each draw; equal questions give equal answers in equal order.

import { filled } from "./filled.ts";
import { poolTimes } from "./dice.ts";
import { RuleError } from "./errors.ts";
import { absorb, type Chain, type Mass, type Side } from "./odds-chain.ts";
import { addBig, addNumber, addTo, emptyFrontier, type Frontier, lcm, mergedDen, release, type Weight } from "./odds-frontier.ts";
import { END, type OddsCut, type OddsPlan, REFUSED } from "./odds-plan.ts";
import { type KeyLayout, type Prepared, prepare, type Question, type Region } from "./odds-question.ts";
import { add, type Fraction, fraction, ZERO } from "./fraction.ts";
import { type DrawTable, tableOf } from "./odds-table.ts";

/** Segment runs and additions allowed for one question unless it says otherwise: about ten seconds. */
export const BUDGET: number = 40_000_000;

export interface Counts {
  /** States that were looked at, cut by cut. */
  states: number;
  /** Segments run. */
  steps: number;
  /** Weights added up. */
  adds: number;
}

export interface Row {
  /** Values of the places asked for, in their order. */
  readonly values: readonly number[];
  readonly weight: Weight;
}
export type Ends =
  /**
   * Rows come in the order in which the driver reached them: the same for the same question. `beyond`: at least the chance that an open
   * value lay where it is not told apart; two of its values stand there for all.
   */
  | { readonly possible: true; readonly den: Weight; readonly rows: readonly Row[]; readonly counts: Counts; readonly beyond: Fraction }
  | { readonly possible: false; readonly why: string };

interface Run {
  readonly plan: OddsPlan;
  readonly prepared: Prepared;
  readonly question: Question;
  readonly counts: Counts;
  readonly budget: number;
  readonly file: number[];
  /** The file as the first cut finds it. */
  readonly initial: readonly number[];
  readonly summaries: Map<string, Summary>;
  /** For each draw of dice without bound: from where on its totals are not told apart. */
  readonly from: ReadonlyMap<number, number>;
  beyond: Fraction;
}

/** What a region of dice comes to: for each way out the packed ends and their weights over one denominator. */
interface Summary {
  readonly den: Weight;
  readonly exits: readonly { readonly target: number; readonly keys: readonly number[]; readonly weights: readonly Weight[] }[];
}

/**
 * Exact ends of a rule from one file of places (givens and cells filled in).
 * @throws RuleError `too-large` beyond the budget, `missing-answer` for a question without answer and usual value.
 */
export function solve(plan: OddsPlan, start: readonly number[], question: Question): Ends {
  const prepared = prepare(plan, question);
  const counts: Counts = { states: 0, steps: 1, adds: 0 };
  const initial = start.slice();
  const first = plan.start(initial);
  const run: Run = { plan, prepared, question, counts, budget: question.budget ?? BUDGET, file: initial.slice(), initial, summaries: new Map(), from: fromOf(plan, question, "draw"), beyond: ZERO };
  if (first <= REFUSED) return { possible: false, why: plan.reasons[REFUSED - first] ?? "" };
  const end = plan.cuts.length;
  const target = first === END ? end : first;
  const seed = emptyFrontier(1, prepared.layouts[target]!);
  addTo(seed, prepared.layouts[target]!.pack(run.file), 1);
  const ends = target === end ? seed : drive(run, target, seed, null).get(end);
  return { possible: true, den: ends?.den ?? 1, rows: ends === undefined ? [] : rowsOf(ends, prepared.layouts[end]!, plan.size), counts, beyond: run.beyond };
}

/** By the cut of each open place: where the question, else the rule, no longer tells its values apart. */
function fromOf(plan: OddsPlan, question: Question, kind: "draw" | "loop"): ReadonlyMap<number, number> {
  return new Map(
    plan.open.flatMap((o, i): readonly (readonly [number, number])[] => {
      const from = question.from === undefined ? o.from : (question.from[i] ?? null);
      return o.kind !== kind || from === null ? [] : [[o.cut, from]];
    }),
  );
}

function rowsOf(f: Frontier, layout: KeyLayout, size: number): readonly Row[] {
  const file: number[] = filled<number>(size, 0);
  return f.keys.map((key, i): Row => {
    layout.unpack(key, file);
    return { values: layout.asked.map((p) => file[p]!), weight: f.big ? f.bigs[i]! : f.nums[i]! };
  });
}

/** Runs on from one cut until nothing is pending within the region; gives what left it (null: only END is outside). */
function drive(run: Run, from: number, seed: Frontier, within: Region | null): Map<number, Frontier> {
  const { prepared, plan } = run;
  const end = plan.cuts.length;
  const pending: (Frontier | undefined)[] = filled<Frontier | undefined>(end + 1, undefined);
  const out = new Map<number, Frontier>();
  pending[from] = seed;
  const isOutside = (t: number): boolean => t === end || (within !== null && !within.inside.has(t));
  const reach = (t: number, den: Weight): Frontier => {
    if (isOutside(t)) {
      let f = out.get(t);
      if (f === undefined) out.set(t, (f = emptyFrontier(den, prepared.layouts[t]!)));
      return f;
    }
    return (pending[t] ??= emptyFrontier(den, prepared.layouts[t]!));
  };
  const work = (c: number): void => {
    const f = pending[c]!;
    pending[c] = undefined;
    const isSummed = run.question.options?.regions !== false && f.keys.length > 1 && throughRegion(run, c, f, reach, within);
    if (!isSummed) advance(run, c, f, reach);
    release(f, prepared.layouts[c]!);
  };
  for (let group = prepared.groupOf[from]!; group < prepared.groups.length; group++) {
    const cuts = prepared.groups[group]!;
    if (prepared.endless[group]!) {
      const members = cuts.flatMap((cut) => (pending[cut] === undefined ? [] : [{ cut, frontier: pending[cut] }]));
      for (const { cut } of members) pending[cut] = undefined;
      if (members.length > 0) solveEndless(run, group, members, reach);
      continue;
    }
    // A loop is gone through from its head to its end before it begins again, so that a round's states come together.
    for (let isPending = true; isPending; ) {
      for (const c of cuts) if (pending[c] !== undefined) work(c);
      isPending = cuts.some((c) => pending[c] !== undefined);
    }
  }
  return out;
}

const nothing: number[] = [];

type Reach = (target: number, den: Weight) => Frontier;

/** One cut: every state, every outcome of its draw, on to the next cut. */
function advance(run: Run, c: number, f: Frontier, reach: Reach): void {
  const { plan, prepared, file, counts } = run;
  const cut = plan.cuts[c]!;
  const layout = prepared.layouts[c]!;
  const states = f.keys.length;
  counts.states += states;
  const { initial } = run;
  for (const p of prepared.steady[c]!) file[p] = initial[p]!;
  const resettled = prepared.resettled[c]!;
  const tables = cut.pool === null ? null : tablesFor(run, cut, f, layout, run.from.get(c));
  const den = times(f.den, tables === null ? 1 : tables.total);
  const isBig = typeof den === "bigint";
  const end = plan.cuts.length;
  const touched: (Touched | undefined)[] = filled<Touched | undefined>(end + 1, undefined);
  const restored = prepared.restored[c]!;
  const values: number[] = restored.length === 0 ? nothing : filled<number>(restored.length, 0);
  const { next } = cut;
  const single = cut.to.length === 1 ? cut.to[0]! : -1;
  const isPlain = !isBig && cut.ask === null && restored.length === 0;
  for (let s = 0; s < states; s++) {
    if (s > 0) for (const p of resettled) file[p] = initial[p]!;
    layout.unpack(f.keys[s]!, file);
    const table = tables === null ? null : tables.of(s);
    const outcomes = table === null ? 1 : table.size;
    if (isPlain && table !== null && table.values !== null && tables!.isFixed) {
      // Most work of most questions is done in this loop: one number a throw, small weights, nothing to put back.
      const weight = f.nums[s]!;
      const faces = table.values;
      for (let o = 0; o < outcomes; o++) {
        file[single] = faces[o]!;
        const went = next(file);
        const to = touched[went === END ? end : went];
        if (to === undefined || to.frontier.big) {
          arrive(went, weight * (table.weights[o] as number));
          continue;
        }
        const { only, frontier } = to;
        const key = only === -1 ? 0 : only === -2 ? to.pack(file) : file[only]! - to.least;
        const w = weight * (table.weights[o] as number) * (to.factor as number);
        const at = frontier.dense !== null ? frontier.dense[key]! : 0;
        if (at > 0) frontier.nums[at - 1] = frontier.nums[at - 1]! + w;
        else addNumber(frontier, only === -1 ? 0 : to.pack(file), w);
      }
      counts.steps += outcomes;
      continue;
    }
    for (let i = 0; i < restored.length; i++) values[i] = file[restored[i]!]!;
    if (cut.ask !== null) answer(run, cut);
    const scale = table === null || tables === null ? 1 : quotient(tables.total, table.total);
    const small = isBig ? 0 : f.nums[s]! * (scale as number);
    const big = isBig ? BigInt(f.big ? f.bigs[s]! : f.nums[s]!) * BigInt(scale) : 0n;
    for (let o = 0; o < outcomes; o++) {
      if (o > 0) for (let i = 0; i < restored.length; i++) file[restored[i]!] = values[i]!;
      if (table !== null) {
        if (table.values !== null) file[single] = table.values[o]!;
        else table.put(o, cut.to, file);
      }
      const went = next(file);
      arrive(went, isBig ? (table === null ? big : big * BigInt(table.weights[o]!)) : table === null ? small : small * (table.weights[o] as number));
    }
    counts.steps += outcomes;
  }

  /** Adds the weight (over `den`) to the state that now stands in the file. */
  function arrive(went: number, w: Weight): void {
    if (went <= REFUSED) throw refused(plan, cut, went);
    const t = went === END ? end : went;
    addTouched((touched[t] ??= touch(reach(t, den), den, prepared.layouts[t]!)), file, w);
  }
}

/** Behind a question an answer is refused; behind dice something that a rule calls there. */
function refused(plan: OddsPlan, cut: OddsCut, went: number): RuleError {
  const why = plan.reasons[REFUSED - went] ?? "";
  return cut.ask === null ? new RuleError("not-possible", why, { why, roll: cut.label }) : new RuleError("mismatched-answer", why, { why, key: cut.ask.key });
}

interface Touched {
  readonly frontier: Frontier;
  /** What comes in over `den` is multiplied by this to stand over the frontier's denominator. */
  readonly factor: Weight;
  readonly pack: KeyLayout["pack"];
  readonly only: number;
  readonly least: number;
}
function touch(frontier: Frontier, den: Weight, layout: KeyLayout): Touched {
  return { frontier, factor: mergedDen(frontier, den), pack: layout.pack, only: layout.only, least: layout.least };
}
/** Adds a weight that stands over the denominator the frontier was touched with. */
function addTouched(to: Touched, file: readonly number[], w: Weight): void {
  const key = to.pack(file);
  if (typeof w === "bigint") addBig(to.frontier, key, scaled(w, to.factor));
  else if (to.frontier.big) addBig(to.frontier, key, scaled(BigInt(w), to.factor));
  else addNumber(to.frontier, key, w * (to.factor as number));
}
function scaled(w: bigint, factor: Weight): bigint {
  return factor === 1n || factor === 1 ? w : w * BigInt(factor);
}

interface Tables {
  readonly total: Weight;
  /** One table for all states. */
  readonly isFixed: boolean;
  readonly of: (state: number) => DrawTable;
}

/** Tables of outcomes, one a state where the pool depends on it; the work is bounded before anything is drawn. */
function tablesFor(run: Run, cut: OddsCut, f: Frontier, layout: KeyLayout, from: number | undefined): Tables {
  const pool = cut.pool!;
  const { file, question } = run;
  const fetch = (): DrawTable => {
    const dice = pool.kind === "count" ? poolTimes(poolAt(question, pool.of), Math.max(0, pool.n(file))) : poolAt(question, pool.index(file));
    return tableOf(dice, question.options, from);
  };
  const isBeyond = (table: DrawTable, i: number): void => {
    if (table.beyond === 0n) return;
    const share = fraction(BigInt(f.big ? f.bigs[i]! : f.nums[i]!) * table.beyond, BigInt(f.den) * BigInt(table.total));
    run.beyond = add(run.beyond, share);
  };
  const isFixed = cut.uses.every((p) => !layout.places.includes(p)) || f.keys.length === 1;
  if (isFixed) {
    layout.unpack(f.keys[0]!, file);
    const table = fetch();
    charge(run, cut, f.keys.length * table.size);
    if (table.beyond !== 0n) f.keys.forEach((_, i) => isBeyond(table, i));
    return { total: table.total, isFixed, of: () => table };
  }
  let total: Weight = 1;
  let work = 0;
  const tables = f.keys.map((key, i) => {
    layout.unpack(key, file);
    const table = fetch();
    isBeyond(table, i);
    work += table.size;
    total = lcm(total, table.total);
    return table;
  });
  charge(run, cut, work);
  return { total, isFixed, of: (s) => tables[s]! };
}

function poolAt(question: Question, index: number): Question["pools"][number] {
  const pool = question.pools[index];
  if (pool === undefined) throw new Error(`there is no pool ${index}`);
  return pool;
}

function charge(run: Run, cut: OddsCut, work: number): void {
  if (run.counts.adds + run.counts.steps + work <= run.budget) return;
  throw new RuleError("too-large", `The odds of this are too large to work out: the roll "${cut.label}" would take the work beyond ${run.budget} steps.`, {
    roll: cut.label,
  });
}

function answer(run: Run, cut: OddsCut): void {
  const ask = cut.ask!;
  const { file } = run;
  const given = run.question.answers?.[ask.key];
  const value = typeof given === "function" ? given(ask.sees.map((p) => file[p]!)) : (given ?? ask.usual?.(file));
  if (value === undefined) throw new RuleError("missing-answer", `The question "${ask.key}" has neither an answer nor a usual value.`, { key: ask.key });
  const values = typeof value === "number" ? [value] : value;
  const isPlacing = ask.range === null;
  const fits = isPlacing
    ? values.length === cut.to.length && new Set(values).size === values.length && values.every((v) => Number.isInteger(v) && v >= 0 && v < values.length)
    : values.length === 1 && Number.isInteger(values[0]) && (ask.optional || (values[0]! >= ask.range[0] && values[0]! <= ask.range[1]));
  if (!fits) throw new RuleError("mismatched-answer", `The answer to "${ask.key}" does not fit.`, { key: ask.key });
  cut.to.forEach((p, i) => {
    file[p] = values[i]!;
  });
}

// ── regions of dice ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Sums a region of dice that touches nothing in which the states differ, once for all of them. False where there is none. */
function throughRegion(run: Run, c: number, f: Frontier, reach: Reach, within: Region | null): boolean {
  const { prepared, plan, counts } = run;
  if (!prepared.mayBegin(c)) return false;
  const layout = prepared.layouts[c]!;
  if (layout.interned) return false;
  const varying = varyingPlaces(f, layout);
  const region = prepared.region(c, varying, within);
  if (region === null) return false;
  const passing = layout.places.filter((p) => !region.touched.has(p));
  const own = layout.places.filter((p) => region.touched.has(p));
  const first = f.keys[0]!;
  const key = `${region.id}|${own.map((p) => layout.digit(first, p)).join()}`;
  let summary = run.summaries.get(key);
  if (summary === undefined) {
    const only = own.reduce((sum, p) => sum + layout.digit(first, p) * layout.strideOf(p), 0);
    const seed = emptyFrontier(1, layout);
    addTo(seed, only, 1);
    summary = summarise(drive(run, c, seed, region));
    run.summaries.set(key, summary);
  }
  // Numbered states cannot be put together from parts.
  if (summary.exits.some((e) => prepared.layouts[e.target]!.interned)) return false;
  const den = times(f.den, summary.den);
  counts.states += f.keys.length;
  charge(run, plan.cuts[c]!, f.keys.length * summary.exits.reduce((n, e) => n + e.keys.length, 0));
  for (const exit of summary.exits) {
    const items = exit.keys.length;
    counts.adds += f.keys.length * items;
    const target = prepared.layouts[exit.target]!;
    const kept = passing.filter((p) => target.has(p));
    // A region may lie in a larger one: what is outside of that must wait for what the larger one left out.
    const isOutside = exit.target === plan.cuts.length || (within !== null && !within.inside.has(exit.target));
    if (!isOutside && plan.cuts[exit.target]!.kind === "join" && !prepared.endless[prepared.groupOf[exit.target]!])
      throughJoin(run, exit, layout, kept, f, den, reach);
    else intoFrontier(exit, layout, target, kept, f, den, touch(reach(exit.target, den), den, target));
  }
  return true;
}

type ExitOf = Summary["exits"][number];

/** Every state with every end of the region: packed keys of what passes by and of what the region made are added up. */
function intoFrontier(exit: ExitOf, layout: KeyLayout, target: KeyLayout, kept: readonly number[], f: Frontier, den: Weight, to: Touched): void {
  const items = exit.keys.length;
  const strides = kept.map((p) => target.strideOf(p));
  const isBig = typeof den === "bigint" || to.frontier.big;
  const bigs = isBig ? exit.weights.map(BigInt) : [];
  for (let s = 0; s < f.keys.length; s++) {
    let base = 0;
    for (let i = 0; i < kept.length; i++) base += layout.digit(f.keys[s]!, kept[i]!) * strides[i]!;
    if (isBig) {
      const w = scaled(f.big ? f.bigs[s]! : BigInt(f.nums[s]!), to.factor);
      for (let i = 0; i < items; i++) addBig(to.frontier, base + exit.keys[i]!, w * bigs[i]!);
    } else {
      const w = f.nums[s]! * (to.factor as number);
      for (let i = 0; i < items; i++) addNumber(to.frontier, base + exit.keys[i]!, w * (exit.weights[i] as number));
    }
  }
}

/** The same where the region ends at a join: the code behind it runs at once, without keeping the states that stand there. */
function throughJoin(run: Run, exit: ExitOf, layout: KeyLayout, kept: readonly number[], f: Frontier, den: Weight, reach: Reach): void {
  const { plan, prepared, file, initial, counts } = run;
  const c = exit.target;
  const target = prepared.layouts[c]!;
  const made = target.places.filter((p) => !kept.includes(p));
  const items = exit.keys.map((key) => {
    target.unpack(key, file);
    return made.map((p) => file[p]!);
  });
  const restored = prepared.restored[c]!.filter((p) => !made.includes(p));
  const isBig = typeof den === "bigint";
  const bigs = isBig ? exit.weights.map(BigInt) : [];
  const { next } = plan.cuts[c]!;
  const end = plan.cuts.length;
  const touched: (Touched | undefined)[] = filled<Touched | undefined>(end + 1, undefined);
  const values: number[] = filled<number>(restored.length, 0);
  for (let s = 0; s < f.keys.length; s++) {
    for (const p of prepared.steady[c]!) file[p] = initial[p]!;
    layout.unpack(f.keys[s]!, file);
    for (let i = 0; i < restored.length; i++) values[i] = file[restored[i]!]!;
    const big = isBig ? (f.big ? f.bigs[s]! : BigInt(f.nums[s]!)) : 0n;
    for (let o = 0; o < items.length; o++) {
      if (o > 0) for (let i = 0; i < restored.length; i++) file[restored[i]!] = values[i]!;
      const item = items[o]!;
      for (let i = 0; i < made.length; i++) file[made[i]!] = item[i]!;
      const went = next(file);
      if (went <= REFUSED) throw refused(plan, plan.cuts[c]!, went);
      const t = went === END ? end : went;
      const to = (touched[t] ??= touch(reach(t, den), den, prepared.layouts[t]!));
      addTouched(to, file, isBig ? big * bigs[o]! : f.nums[s]! * (exit.weights[o] as number));
    }
    counts.steps += items.length;
  }
}

function varyingPlaces(f: Frontier, layout: KeyLayout): ReadonlySet<number> {
  const first = f.keys[0]!;
  const varying = new Set<number>();
  for (const p of layout.places) {
    const d = layout.digit(first, p);
    for (let s = 1; s < f.keys.length; s++)
      if (layout.digit(f.keys[s]!, p) !== d) {
        varying.add(p);
        break;
      }
  }
  return varying;
}

function summarise(out: ReadonlyMap<number, Frontier>): Summary {
  let den: Weight = 1;
  for (const f of out.values()) den = lcm(den, f.den);
  const exits = [...out].map(([target, f]) => {
    const factor = quotient(den, f.den);
    const weights = f.keys.map((_, i): Weight => times(f.big ? f.bigs[i]! : f.nums[i]!, factor));
    return { target, keys: f.keys, weights: typeof den === "bigint" ? weights.map(BigInt) : weights };
  });
  return { den, exits };
}

// ── loops without bound ──────────────────────────────────────────────────────────────────────────────────────────────────

/** How far beyond the highest count that is told apart the other one stands that stands for all. */
const REACH = 1 << 20;

/**
 * All states of a loop without bound are one absorbing chain; it is solved in fractions. A count that only ever grows in it is held where
 * nothing tells its values apart any more, and how much it would have grown is carried along: so its mean is right at the end as well.
 */
function solveEndless(run: Run, group: number, members: readonly { cut: number; frontier: Frontier }[], reach: Reach): void {
  const { prepared, plan } = run;
  const isInside = (t: number): boolean => t < plan.cuts.length && prepared.groupOf[t] === group;
  const held = heldIn(run, group);
  const file: number[] = filled<number>(plan.size, 0);
  const { initial } = run;
  /** The state with its count held, and by how much it was beyond. */
  const holding = (m: Mass): Mass => {
    const layout = prepared.layouts[m.node]!;
    if (held === null || !isInside(m.node) || !layout.has(held.place)) return m;
    const over = valueIn(layout, m.key, held.place) - held.from;
    return over <= 0 ? m : { ...m, key: changed(layout, m.key, held.place, held.from), more: over };
  };
  const valueIn = (layout: KeyLayout, key: number, place: number): number => {
    layout.unpack(key, file);
    return file[place]!;
  };
  const changed = (layout: KeyLayout, key: number, place: number, value: number): number => {
    for (let i = 0; i < file.length; i++) file[i] = initial[i]!;
    layout.unpack(key, file);
    file[place] = value;
    return layout.pack(file);
  };
  const step = (c: number, key: number): readonly Mass[] => {
    const one = emptyFrontier(1, prepared.layouts[c]!);
    addTo(one, key, 1);
    const out = new Map<number, Frontier>();
    advance(run, c, one, (t, den) => {
      let f = out.get(t);
      if (f === undefined) out.set(t, (f = emptyFrontier(den, prepared.layouts[t]!)));
      return f;
    });
    return [...out].flatMap(([t, f]) => f.keys.map((k, i) => ({ node: t, key: k, n: BigInt(f.big ? f.bigs[i]! : f.nums[i]!), d: BigInt(f.den) })));
  };
  const on = (all: readonly Mass[], side: Side): readonly Mass[] => all.filter((m) => !isInside(m.node)).map((m) => ({ ...m, side }));
  const chain: Chain = {
    sources: members
      .flatMap(({ cut, frontier }) =>
        frontier.keys.map((key, i) => ({ node: cut, key, n: BigInt(frontier.big ? frontier.bigs[i]! : frontier.nums[i]!), d: BigInt(frontier.den) })),
      )
      .map(holding),
    isInside,
    next: (c, key) => {
      const layout = prepared.layouts[c]!;
      const isHeld = held !== null && layout.has(held.place) && valueIn(layout, key, held.place) === held.from;
      const near = step(c, key);
      if (!isHeld) return near.map(holding);
      const far = step(c, changed(layout, key, held.place, held.from + REACH));
      return [...near.filter((m) => isInside(m.node)).map(holding), ...on(near, "held"), ...on(far, "far")];
    },
    label: plan.cuts[members[0]!.cut]!.label,
    reach: REACH,
  };
  const { den, ends } = absorb(chain);
  for (const e of ends) {
    const to = touch(reach(e.node, den), den, prepared.layouts[e.node]!);
    const w = e.weight * BigInt(to.factor);
    addTo(to.frontier, e.key, to.frontier.big ? w : Number(w));
  }
}

/** The count of a loop that must be held for the loop to have an end of states. */
function heldIn(run: Run, group: number): { readonly place: number; readonly from: number } | null {
  const { plan, prepared, question } = run;
  for (const [i, o] of plan.open.entries()) {
    const from = question.from === undefined ? o.from : (question.from[i] ?? null);
    if (o.kind === "loop" && from !== null && prepared.groupOf[o.cut] === group && prepared.layouts[o.cut]!.has(o.place)) return { place: o.place, from };
  }
  return null;
}

// ── whole numbers, small while they are safe ─────────────────────────────────────────────────────────────────────────────

function times(a: Weight, b: Weight): Weight {
  if (typeof a === "number" && typeof b === "number") {
    const p = a * b;
    if (p <= Number.MAX_SAFE_INTEGER) return p;
  }
  return BigInt(a) * BigInt(b);
}

function quotient(a: Weight, b: Weight): Weight {
  return typeof a === "number" && typeof b === "number" ? a / b : BigInt(a) / BigInt(b);
}
