// Prepares a question for the driver: which places matter at each cut (liveness), how states are packed into one integer there, in
// which order the cuts are worked through, and which cuts form a region of dice. Worked out once per rule and kind of question.
// Invariant: a place that is not tracked cannot change an answer.

import { filled } from "./filled.ts";
import type { Pool } from "./dice.ts";
import { END, type Flow, type OddsPlan } from "./odds-plan.ts";
import { NONE } from "./value.ts";

/** An answer, or a rule over what the asked person sees. A placing is a list: which value goes to each place. */
export type OddsAnswer = number | readonly number[] | ((seen: readonly number[]) => number | readonly number[]);

export interface Question {
  /** Places asked for. */
  readonly keep: readonly number[];
  readonly answers?: Readonly<Record<string, OddsAnswer>>;
  readonly pools: readonly Pool[];
  readonly budget?: number;
  /** For each of the plan's open places: from where on its values need not be told apart; null: as far as there is any use in it. */
  readonly from?: readonly (number | null)[];
  /** For tests: what the driver does without one of its three rules. */
  readonly options?: { readonly liveness?: false; readonly regions?: false; readonly multisets?: false };
}

/** How the states of one cut are packed: mixed radix while that fits 2^53, numbered in order of arrival beyond. */
export interface KeyLayout {
  readonly places: readonly number[];
  /** The places in the order in which they were asked for (only for the end). */
  readonly asked: readonly number[];
  /** Number of different keys; large for numbered ones. */
  readonly size: number;
  readonly interned: boolean;
  /** The one place, where there is just one that is never none: its key is the value less `least`. -1: none, -2: more. */
  readonly only: number;
  readonly least: number;
  /** Cleared indexes for small frontiers to use again. */
  readonly spare: Int32Array[];
  readonly pack: (file: readonly number[]) => number;
  readonly unpack: (key: number, file: number[]) => void;
  readonly has: (place: number) => boolean;
  readonly digit: (key: number, place: number) => number;
  readonly strideOf: (place: number) => number;
}

export interface Region {
  readonly id: string;
  readonly inside: ReadonlySet<number>;
  readonly touched: ReadonlySet<number>;
}

export interface Prepared {
  /** One a cut, then that of the end. */
  readonly layouts: readonly KeyLayout[];
  /** Places that matter at a cut but hold what they held at the start whichever way was taken: they need no packing. */
  readonly steady: readonly (readonly number[])[];
  /** Those of them that the code behind the cut may overwrite. */
  readonly resettled: readonly (readonly number[])[];
  /** Places that matter at a cut and that the code behind it may overwrite: put back for each outcome. */
  readonly restored: readonly (readonly number[])[];
  /** Loops as wholes and cuts outside of loops, each group before those it leads to; in a group the way the rule runs. */
  readonly groups: readonly (readonly number[])[];
  readonly groupOf: readonly number[];
  /** Whether a group is a loop without bound. */
  readonly endless: readonly boolean[];
  readonly mayBegin: (cut: number) => boolean;
  /** The region of dice that begins here, within another one or not, and touches none of these places; null: less than two draws. */
  readonly region: (cut: number, varying: ReadonlySet<number>, within: Region | null) => Region | null;
}

const remembered = new WeakMap<OddsPlan, Map<string, Prepared>>();

export function prepare(plan: OddsPlan, q: Question): Prepared {
  let known = remembered.get(plan);
  if (known === undefined) remembered.set(plan, (known = new Map()));
  const answers = plan.cuts.map((c) => (c.ask === null ? "" : typeof q.answers?.[c.ask.key] === "function" ? "f" : q.answers?.[c.ask.key] === undefined ? "u" : "c"));
  const key = `${q.keep.join()}|${answers.join("")}|${q.options?.liveness === false ? "all" : ""}`;
  let p = known.get(key);
  if (p === undefined) {
    if (known.size > 200) known.clear();
    known.set(key, (p = work(plan, q)));
  }
  return p;
}

function work(plan: OddsPlan, q: Question): Prepared {
  const end = plan.cuts.length;
  const { groups, groupOf, endless } = inOrder(plan);
  const order = groups.flat();
  const uses = plan.cuts.map((c): readonly number[] => {
    if (c.ask === null) return c.uses;
    const given = q.answers?.[c.ask.key];
    return typeof given === "function" ? c.ask.sees : given === undefined ? c.uses : [];
  });
  const changing = changingPlaces(plan);
  const live = q.options?.liveness === false ? everythingLive(plan, q, changing) : liveness(plan, q, uses, order, changing);
  const held = filledPlaces(plan, order);
  const written = writtenPlaces(plan, order);
  const inRow = (places: Iterable<number>): readonly number[] => [...places].sort((a, b) => a - b);
  const isPacked = (p: number, i: number): boolean => i === end || written[i]!.has(p) || q.options?.liveness === false;
  const layouts = live.map((places, i) => keyLayout(plan, inRow(places).filter((p) => isPacked(p, i)), held[i]!, i === end ? q.keep : []));
  const steady = live.slice(0, end).map((places, i) => inRow(places).filter((p) => !isPacked(p, i)));
  const restored = plan.cuts.map((_, i) => {
    const set = new Set(plan.flows[i + 1]!.exits.flatMap((e) => e.sets.map(([p]) => p)));
    return inRow(live[i]!).filter((p) => set.has(p));
  });
  const touched = plan.cuts.map((c, i): ReadonlySet<number> => {
    const all = new Set<number>([...uses[i]!, ...c.to, ...plan.flows[i + 1]!.control]);
    for (const exit of plan.flows[i + 1]!.exits)
      for (const [place, deps] of exit.sets)
        if (live[exit.to === END ? end : exit.to]!.has(place)) {
          all.add(place);
          deps.forEach((d) => all.add(d));
        }
    return all;
  });
  const regions = new Map<string, Region | null>();
  const grow = (from: number, varying: ReadonlySet<number>, within: Region | null): ReadonlySet<number> => {
    const inside = new Set<number>();
    const queue = [from];
    for (let c = queue.pop(); c !== undefined; c = queue.pop()) {
      if (inside.has(c) || (within !== null && !within.inside.has(c)) || overlaps(touched[c]!, varying)) continue;
      inside.add(c);
      for (const t of targets(plan.flows[c + 1]!)) if (t !== END) queue.push(t);
    }
    return inside;
  };
  const isWorth = (inside: ReadonlySet<number>): boolean => [...inside].filter((c) => plan.cuts[c]!.kind === "draw").length >= 2;
  const may = plan.cuts.map((c, i) => c.kind !== "head" && isWorth(grow(i, new Set(), null)));
  return {
    layouts,
    steady,
    resettled: steady.map((places, i) => places.filter((p) => restored[i]!.includes(p))),
    restored,
    groups,
    groupOf,
    endless,
    mayBegin: (c) => may[c]!,
    region: (c, varying, within) => {
      const key = `${c}|${[...varying].join()}|${within?.id ?? ""}`;
      let r = regions.get(key);
      if (r === undefined) {
        const inside = grow(c, varying, within);
        const all = new Set<number>([...inside].flatMap((k) => [...touched[k]!]));
        r = isWorth(inside) ? { id: `${c}:${[...inside].sort((a, b) => a - b).join()}`, inside, touched: all } : null;
        regions.set(key, r);
      }
      return r;
    },
  };
}

function overlaps(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  for (const x of b) if (a.has(x)) return true;
  return false;
}

function targets(flow: Flow): readonly number[] {
  return [...new Set(flow.exits.map((e) => e.to))];
}

// ── liveness ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Backwards to a fixpoint: a place matters at a cut if the cut reads it, if it decides the way, or if something that matters needs it. */
function liveness(
  plan: OddsPlan,
  q: Question,
  uses: readonly (readonly number[])[],
  order: readonly number[],
  changing: ReadonlySet<number>,
): readonly Set<number>[] {
  const end = plan.cuts.length;
  const live = plan.cuts.map(() => new Set<number>());
  live.push(new Set(q.keep));
  const backwards = [...order].reverse();
  for (let grew = true; grew; ) {
    grew = false;
    for (const c of backwards) {
      const now = new Set<number>();
      const flow = plan.flows[c + 1]!;
      flow.control.forEach((p) => now.add(p));
      for (const exit of flow.exits) {
        const sets = new Map(exit.sets);
        for (const p of live[exit.to === END ? end : exit.to]!) {
          const deps = sets.get(p);
          if (deps === undefined) now.add(p);
          else deps.forEach((d) => now.add(d));
        }
      }
      plan.cuts[c]!.to.forEach((p) => now.delete(p));
      uses[c]!.forEach((p) => now.add(p));
      for (const p of now)
        if (changing.has(p) && !live[c]!.has(p)) {
          live[c]!.add(p);
          grew = true;
        }
    }
  }
  return live;
}

/** Without liveness every place that the rule mentions is tracked everywhere. */
function everythingLive(plan: OddsPlan, q: Question, changing: ReadonlySet<number>): readonly Set<number>[] {
  return [...plan.cuts.map(() => new Set(changing)), new Set(q.keep)];
}

/** Places that are drawn, asked or set after the first cut. All others hold one value for the whole run and need no tracking. */
function changingPlaces(plan: OddsPlan): ReadonlySet<number> {
  const all = new Set<number>();
  for (const c of plan.cuts) c.to.forEach((p) => all.add(p));
  for (const f of plan.flows.slice(1)) for (const e of f.exits) for (const [p] of e.sets) all.add(p);
  return all;
}

/** Places that some way to this cut draws, asks or sets: forwards to a fixpoint. */
function writtenPlaces(plan: OddsPlan, order: readonly number[]): readonly ReadonlySet<number>[] {
  const found = plan.cuts.map(() => new Set<number>());
  for (let moved = true; moved; ) {
    moved = false;
    for (const c of order)
      for (const exit of plan.flows[c + 1]!.exits) {
        if (exit.to === END) continue;
        const there = found[exit.to]!;
        const size = there.size;
        found[c]!.forEach((p) => there.add(p));
        plan.cuts[c]!.to.forEach((p) => there.add(p));
        exit.sets.forEach(([p]) => there.add(p));
        if (there.size > size) moved = true;
      }
  }
  return found;
}

/** Places that hold a value at this cut whichever way was taken: forwards to a fixpoint. All others may still be none there. */
function filledPlaces(plan: OddsPlan, order: readonly number[]): readonly ReadonlySet<number>[] {
  const end = plan.cuts.length;
  const found: (Set<number> | null)[] = filled<Set<number> | null>(end + 1, null);
  const meet = (flow: Flow, before: ReadonlySet<number>): boolean => {
    let moved = false;
    for (const exit of flow.exits) {
      const t = exit.to === END ? end : exit.to;
      const here = new Set(before);
      for (const [place, deps] of exit.sets) if (!deps.includes(place)) here.add(place);
      const old = found[t]!;
      const now = old === null ? here : new Set([...old].filter((p) => here.has(p)));
      if (old !== null && now.size === old.size) continue;
      found[t] = now;
      moved = true;
    }
    return moved;
  };
  meet(plan.flows[0]!, new Set());
  for (let moved = true; moved; ) {
    moved = false;
    for (const c of order) {
      const before = found[c];
      if (before !== null && before !== undefined && meet(plan.flows[c + 1]!, new Set([...before, ...plan.cuts[c]!.to]))) moved = true;
    }
  }
  return found.map((f) => f ?? new Set());
}

// ── order ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Loops as wholes, each before what comes after it; inside a loop the way the rule runs. */
function inOrder(plan: OddsPlan): Pick<Prepared, "groups" | "groupOf" | "endless"> {
  const n = plan.cuts.length;
  const next = plan.cuts.map((_, i) => targets(plan.flows[i + 1]!).filter((t) => t !== END));
  const index: number[] = filled<number>(n, -1);
  const low: number[] = filled<number>(n, 0);
  const onStack: boolean[] = filled<boolean>(n, false);
  const stack: number[] = [];
  const groups: number[][] = [];
  const finished: number[] = [];
  let counter = 0;
  const visit = (c: number): void => {
    index[c] = low[c] = counter++;
    stack.push(c);
    onStack[c] = true;
    for (const t of next[c]!) {
      if (index[t] === -1) {
        visit(t);
        low[c] = Math.min(low[c]!, low[t]!);
      } else if (onStack[t]) low[c] = Math.min(low[c]!, index[t]!);
    }
    finished.push(c);
    if (low[c] !== index[c]) return;
    const group: number[] = [];
    for (let t = -1; t !== c; ) {
      t = stack.pop()!;
      onStack[t] = false;
      group.push(t);
    }
    groups.push(group);
  };
  targets(plan.flows[0]!).forEach((t) => {
    if (t !== END && index[t] === -1) visit(t);
  });
  for (let c = 0; c < n; c++) if (index[c] === -1) visit(c);
  const postorder = new Map(finished.map((c, i) => [c, i]));
  groups.reverse();
  const groupOf: number[] = filled<number>(n, 0);
  groups.forEach((group, g) => {
    group.sort((a, b) => postorder.get(b)! - postorder.get(a)!);
    for (const c of group) groupOf[c] = g;
  });
  return { groups, groupOf, endless: groups.map((group) => group.some((c) => plan.cuts[c]!.endless)) };
}

// ── packing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

function keyLayout(plan: OddsPlan, places: readonly number[], held: ReadonlySet<number>, asked: readonly number[]): KeyLayout {
  const n = places.length;
  const lo = places.map((p) => plan.lo[p]!);
  const none = places.map((p) => (plan.optional[p] === 1 || (p < plan.registers && !held.has(p)) ? 1 : 0));
  const spans = places.map((p, i) => plan.hi[p]! - lo[i]! + 1 + none[i]!);
  const strides: number[] = filled<number>(n, 1);
  let size = 1;
  for (let i = n - 1; i >= 0; i--) {
    strides[i] = size;
    size *= spans[i]!;
  }
  const at = new Map(places.map((p, i) => [p, i]));
  const digitOf = (value: number, i: number): number => {
    const d = value === NONE ? 0 : value - lo[i]! + none[i]!;
    if (!(d >= 0 && d < spans[i]!) || (value === NONE && none[i] === 0))
      throw new Error(`place ${places[i]} holds ${value}, outside ${lo[i]}..${plan.hi[places[i]!]}`);
    return d;
  };
  const spare: Int32Array[] = [];
  const only = n === 0 ? -1 : n === 1 && none[0] === 0 ? places[0]! : -2;
  const common = { places, asked, only, least: lo[0] ?? 0, spare, has: (p: number) => at.has(p), strideOf: (p: number) => strides[at.get(p)!]! };
  if (n <= 1 && size <= Number.MAX_SAFE_INTEGER) {
    const [p, least] = [places[0] ?? 0, lo[0] ?? 0];
    return {
      ...common,
      size,
      interned: false,
      pack: n === 0 ? () => 0 : none[0] === 1 ? (file) => digitOf(file[p]!, 0) : (file) => (file[p]! >= least && file[p]! - least < spans[0]! ? file[p]! - least : digitOf(file[p]!, 0)),
      unpack: (key, file) => {
        if (n === 1) file[p] = none[0] === 0 ? key + least : key === 0 ? NONE : key + least - 1;
      },
      digit: (key) => key,
    };
  }
  if (size <= Number.MAX_SAFE_INTEGER) {
    return {
      ...common,
      size,
      interned: false,
      pack: (file) => {
        let key = 0;
        for (let i = 0; i < n; i++) {
          const value = file[places[i]!]!;
          const d = none[i] === 0 ? value - lo[i]! : digitOf(value, i);
          if (!(d >= 0 && d < spans[i]!)) digitOf(value, i);
          key += d * strides[i]!;
        }
        return key;
      },
      unpack: (key, file) => {
        let rest = key;
        for (let i = 0; i < n; i++) {
          const d = n === 1 ? rest : Math.floor(rest / strides[i]!);
          rest -= d * strides[i]!;
          file[places[i]!] = none[i] === 0 ? d + lo[i]! : d === 0 ? NONE : d + lo[i]! - 1;
        }
      },
      digit: (key, p) => {
        const i = at.get(p)!;
        return Math.floor(key / strides[i]!) % spans[i]!;
      },
    };
  }
  const numbers = new Map<string, number>();
  const states: (readonly number[])[] = [];
  return {
    ...common,
    size: Number.POSITIVE_INFINITY,
    interned: true,
    pack: (file) => {
      const values = places.map((p) => file[p]!);
      const name = values.join();
      let key = numbers.get(name);
      if (key === undefined) numbers.set(name, (key = states.push(values) - 1));
      return key;
    },
    unpack: (key, file) => {
      const values = states[key]!;
      for (let i = 0; i < n; i++) file[places[i]!] = values[i]!;
    },
    digit: (key, p) => states[key]![at.get(p)!]!,
  };
}
