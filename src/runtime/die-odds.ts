// The exact distribution of what one die of a pool shows in the end, rerolls and explosions included. Invariant: the weights add up
// to `whole`; both are divided by what they have in common.

import { byHeight, holds, worthOf, type AgainStep, type Pool, type Shown } from "./dice.ts";
import { RuleError } from "./errors.ts";
import { gcd } from "./fraction.ts";

export interface Weighted extends Shown {
  readonly weight: bigint;
}
/** The states highest first, no two alike. */
export interface DieOdds {
  readonly states: readonly Weighted[];
  readonly whole: bigint;
}

/** What explodes or is rerolled at most this often is worked out; beyond it the pool is refused. */
const MOST_ROUNDS = 200;

/** A throw of the unit with the given weights of its values. */
export function thrown(pool: Pool, values: readonly (readonly [value: number, weight: bigint])[]): DieOdds {
  return tidy(
    values.map(([value, weight]) => ({
      total: value,
      last: value,
      worth: pool.value === "count" ? worthOf(pool, value) : 0,
      weight,
    })),
  );
}

/** The die after the steps, from the odds of where it stands; `fresh` is a throw of the unit. */
export function afterSteps(start: DieOdds, steps: readonly AgainStep[], fresh: DieOdds): DieOdds {
  return steps.reduce(
    (die, step) => (step.kind === "reroll" ? reroll(die, step, fresh) : explode(die, step, fresh)),
    start,
  );
}

/** The last face no longer matters: states that differ only there become one. */
export function withoutLast(die: DieOdds): DieOdds {
  return tidy(die.states.map((s) => ({ ...s, last: 0 })));
}

/** Without a bound: the die as it falls on condition that it falls outside. */
function reroll(die: DieOdds, step: AgainStep, fresh: DieOdds): DieOdds {
  if (step.most === null) {
    const good = fresh.states.filter((s) => !holds(step.on, s.total));
    const again = sum(die.states.filter((s) => holds(step.on, s.total)));
    if (again === 0n) return die;
    const goodWhole = sum(good);
    if (goodWhole === 0n) throw endless("Every face is rolled again, for ever.");
    return tidy([
      ...scaled(
        die.states.filter((s) => !holds(step.on, s.total)),
        goodWhole,
      ),
      ...scaled(good, again),
    ]);
  }
  let now = die;
  for (let round = 0; round < step.most; round++) {
    const again = sum(now.states.filter((s) => holds(step.on, s.total)));
    if (again === 0n) break;
    bounded(round);
    now = tidy([
      ...scaled(
        now.states.filter((s) => !holds(step.on, s.total)),
        fresh.whole,
      ),
      ...scaled(fresh.states, again),
    ]);
  }
  return now;
}

function explode(die: DieOdds, step: AgainStep, fresh: DieOdds): DieOdds {
  let done = die.states.filter((s) => !holds(step.on, s.last));
  let open = die.states.filter((s) => holds(step.on, s.last));
  if (open.length > 0 && step.most === null)
    throw endless("The odds of dice that explode without a bound cannot be listed: say `at most n times`.");
  for (let round = 0; round < (step.most ?? 0) && open.length > 0; round++) {
    bounded(round);
    const next = tidy(
      open.flatMap((s) =>
        fresh.states.map((f) => ({
          total: s.total + f.total,
          last: f.last,
          worth: s.worth + f.worth,
          weight: s.weight * f.weight,
        })),
      ),
      false,
    ).states;
    done = [...scaled(done, fresh.whole), ...next.filter((s) => !holds(step.on, s.last))];
    open = next.filter((s) => holds(step.on, s.last));
  }
  return tidy([...done, ...open]);
}

function endless(message: string): RuleError {
  return new RuleError("endless", message);
}

function bounded(round: number): void {
  if (round >= MOST_ROUNDS)
    throw new RuleError("too-large", `Odds are worked out for dice thrown again at most ${MOST_ROUNDS} times.`, {
      limit: MOST_ROUNDS,
    });
}

function sum(states: readonly Weighted[]): bigint {
  return states.reduce((all, s) => all + s.weight, 0n);
}

function scaled(states: readonly Weighted[], by: bigint): Weighted[] {
  return states.map((s) => ({ ...s, weight: s.weight * by }));
}

/** Equal states become one, none has weight 0; what all weights have in common goes, unless they stand beside others. */
function tidy(states: readonly Weighted[], reduced = true): DieOdds {
  const merged = new Map<string, Weighted>();
  for (const s of states) {
    if (s.weight === 0n) continue;
    const key = `${s.total}/${s.last}/${s.worth}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? s : { ...s, weight: s.weight + known.weight });
  }
  const list = [...merged.values()].sort((a, b) => byHeight(a, b) || b.last - a.last);
  const common = reduced ? list.reduce((all, s) => gcd(all, s.weight), 0n) : 1n;
  const exact = common > 1n ? list.map((s) => ({ ...s, weight: s.weight / common })) : list;
  return { states: exact, whole: sum(exact) };
}
