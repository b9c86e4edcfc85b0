// The distribution of a value over the ends of what was done: only the places that it reads are kept, so that a question costs what it
// asks for.

import type { Expr as ModelExpr } from "../model/types.ts";
import type { Expr } from "../plan/types.ts";
import { itemsOf, parts, type Val, whole } from "../plan/build/values.ts";
import { placeOf } from "../plan/segments.ts";
import { CallProblem, manyNumbers, noNumber, openFight } from "./call-problem.ts";
import { openFor } from "./open.ts";
import { add, type Fraction, fraction, mul, ZERO } from "../runtime/fraction.ts";
import type { State } from "../runtime/state.ts";
import { NONE } from "../runtime/value.ts";
import { type Act, endsOf, type Last, runNames } from "./acts.ts";
import { watchedBy } from "./laws.ts";
import { type Amount, readerOf, type Reading, readingOf, readsOf, registersFor, scopeOf, type Sight } from "./reading.ts";
import type { Table } from "./table-top.ts";

export interface Case {
  readonly value: Amount;
  readonly chance: Fraction;
}

/** The values with their chances, in rising order; one case where nothing is open. */
export interface Cases {
  readonly cases: readonly Case[];
  /** The chance is known but for so much: of dice without bound that no value settles. */
  readonly beyond: Fraction;
}

/** `wanted`: each value, or the mean of them, for which values of open dice may count that stand for others. */
export function casesOf(table: Table, last: Last | null, e: ModelExpr, wanted: Wanted = "each"): Cases {
  const act = last === null || last.kind === "impossible" || last.kind === "failed" ? null : last.act;
  if (last?.kind !== "open") return casesOfReading(table, last, readingOf(table, e, act === null ? undefined : sightOf(act)), wanted);
  // What an open question reads it keeps track of: there the numbers stand in the expression, so that it reads no more than it must.
  const known = knownOf(table, last)[wanted];
  const cases = known.get(e) ?? casesOfReading(table, last, readingOf(table, e, sightOf(last.act), true), wanted);
  known.set(e, cases);
  return cases;
}
type Wanted = "each" | "mean";
/** Several claims often ask the same of one act. */
const asked = new WeakMap<Open, { readonly table: Table; readonly known: Readonly<Record<Wanted, Map<ModelExpr, Cases>>> }>();
type Open = Extract<Last, { readonly kind: "open" }>;
function knownOf(table: Table, last: Open): Readonly<Record<Wanted, Map<ModelExpr, Cases>>> {
  let kept = asked.get(last);
  if (kept?.table !== table) asked.set(last, (kept = { table, known: { each: new Map(), mean: new Map() } }));
  return kept.known;
}
/** The register of the result comes after those of the run. */
function sightOf(act: Act): Sight {
  const result = resultOf(act);
  return { key: act.plan, names: runNames(act), result: whole({ kind: "reg", reg: result }), registers: result + 1 };
}
const resultOf = (act: Act): number => act.rules.lowered.plans[act.plan]?.regs.length ?? 0;

export const casesOfVal = (table: Table, value: Val): Cases => casesOfReading(table, null, { value, first: 0, numbers: [] }, "each");

function casesOfReading(table: Table, last: Last | null, reading: Reading, wanted: Wanted): Cases {
  const { value } = reading;
  if (value.kind === "slot" || value.kind === "text") throw new CallProblem(noNumber);
  if (value.kind === "list") throw new CallProblem(manyNumbers(itemsOf(value).length));
  const read = readerOf(table.rules, value);
  if (last?.kind !== "open") {
    const run = last?.kind === "done" ? [...last.regs, last.result] : [];
    return { cases: [{ value: read(scopeOf(table, registersFor(reading, run))), chance: fraction(1) }], beyond: ZERO };
  }
  const { act, odds } = last;
  const { num, den } = parts(value);
  const reads = readsOf(table.rules);
  const [regs, cells] = [
    new Set<number>(),
    new Map<string, { slot: number; piece: number; column: string; entry: number }>(),
  ];
  const collect = (x: Expr): void => {
    const found = reads(x);
    for (const r of found.regs) regs.add(r);
    for (const c of found.cells) {
      if (last.turn && table.fights.has(c.slot)) throw new CallProblem(openFight);
      const slot = act.pieces.indexOf(c.slot);
      if (slot < 0) continue;
      const entries = c.at === null ? table.pieces[c.slot]!.state[c.column]!.map((_, i) => i) : [c.at];
      for (const entry of entries)
        cells.set(`${slot} ${c.column} ${entry}`, { slot, piece: c.slot, column: c.column, entry });
    }
  };
  collect(num);
  collect(den);
  const places = [
    ...[...regs].map((r) => ({
      place: r === resultOf(act) ? odds.plan.result : r,
      put: (f: Work, x: number): void => void (f.regs[r] = x),
    })),
    ...[...cells.values()].map((c) => ({
      place: placeOf(odds, c.slot, c.column, c.entry),
      put: (f: Work, x: number): void => void (f.states[c.piece]![c.column]![c.entry] = x),
    })),
  ];
  const open = openFor(table, act, odds, [num, den], resultOf(act), wanted === "mean");
  const watched = watchedBy(table, act.pieces, odds);
  const ends = endsOf(
    table,
    act,
    odds,
    [...places.map((p) => p.place), ...watched.places],
    open?.from,
  );
  if (!ends.possible) throw new Error(`not possible: ${ends.why}`);
  const work: Work = {
    regs: [],
    states: table.pieces.map((p) => Object.fromEntries(Object.entries(p.state).map(([c, v]) => [c, v.slice()]))),
  };
  // What breaks a law is thrown away: the state before it stays.
  const nothingRan: Work = { regs: Array.from({ length: Math.max(-1, ...regs) + 1 }, () => NONE), states: table.pieces.map((p) => p.state) };
  const found = new Map<string, { value: Amount; weight: bigint }>();
  for (const row of ends.rows) {
    places.forEach((p, i) => p.put(work, row.values[i]!));
    const isBroken = watched.broken(row.values.slice(places.length)) !== null;
    const x = read(isBroken ? { regs: nothingRan.regs, slots: nothingRan.states } : { regs: work.regs, slots: work.states });
    const key = x === null ? "" : `${x.n}/${x.d}`;
    const before = found.get(key);
    if (before === undefined) found.set(key, { value: x, weight: BigInt(row.weight) });
    else before.weight += BigInt(row.weight);
  }
  const cases = [...found.values()]
    .map((x): Case => ({ value: x.value, chance: fraction(x.weight, BigInt(ends.den)) }))
    .sort((a, b) =>
      a.value === null ? -1 : b.value === null ? 1 : Number(a.value.n * b.value.d - b.value.n * a.value.d),
    );
  return { cases, beyond: open === null || open.sure ? ZERO : ends.beyond };
}
interface Work {
  readonly regs: number[];
  readonly states: readonly State[];
}

/** A number that is known exactly (`within` 0), or but for so much to either side. */
export interface Known {
  readonly value: Fraction;
  readonly within: Fraction;
}
export function chanceOf({ cases, beyond }: Cases, fits: (value: Amount) => boolean): Known {
  return { value: cases.filter((c) => fits(c.value)).reduce((sum, c) => add(sum, c.chance), ZERO), within: beyond };
}
export function averageOf({ cases }: Cases): Known {
  return { value: cases.reduce((sum, c) => add(sum, mul(c.chance, c.value ?? ZERO)), ZERO), within: ZERO };
}
