// Lists of dice with their weights: in the order thrown, or sorted (highest first) where dice are kept or dropped. Invariant: no list
// is made twice, and no throw is enumerated that only differs from another in the order of its dice, unless the order is asked for.

import { binomials } from "./binomials.ts";
import { byHeight, isAgain, isKeep, keptPart, type AgainStep, type Pool, type Range } from "./dice.ts";
import { afterSteps, withoutLast, type DieOdds, type Weighted } from "./die-odds.ts";

export interface WeightedList {
  readonly list: readonly number[];
  readonly weight: bigint;
}
export interface WeightedDice {
  readonly dice: readonly Weighted[];
  readonly weight: bigint;
}

/** Every list of so many dice in the order thrown, the last die fastest, faces from the lowest up. */
export function orderedLists(faces: readonly Weighted[], dice: number): readonly WeightedList[] {
  const rising = [...faces].reverse();
  let lists: readonly WeightedList[] = [{ list: [], weight: 1n }];
  for (let i = 0; i < dice; i++)
    lists = lists.flatMap(({ list, weight }) =>
      rising.map((f) => ({ list: [...list, f.total], weight: weight * f.weight })),
    );
  return lists;
}

/** How many sorted lists of `kept` dice there are; never less than the true number. */
export function keptListCount(faces: number, kept: number): number {
  let count = 1;
  for (let i = 1; i <= kept; i++) count = (count * (faces - 1 + i)) / i;
  return Math.ceil(count);
}

/** Positions `from`..`to`-1 of the sorted dice, with weights out of whole^dice; the faces are given highest first. */
export function keptLists(faces: readonly Weighted[], dice: number, from: number, to: number): readonly WeightedList[] {
  return keptDice(faces, dice, from, to).map(({ dice: d, weight }) => ({ list: d.map((f) => f.total), weight }));
}

/**
 * As keptLists, with the faces themselves. The dice above the kept ones lie in the highest kept face or over it, those below in the
 * lowest kept face or under it; so each list's weight is a product of one factor for each face in it.
 */
export function keptDice(faces: readonly Weighted[], dice: number, from: number, to: number): readonly WeightedDice[] {
  const kept = to - from;
  const whole = faces.reduce((all, f) => all + f.weight, 0n);
  if (kept <= 0) return [{ dice: [], weight: whole ** BigInt(dice) }];
  const choose = binomials(dice);
  const under = dice - to;
  const over: bigint[] = [];
  faces.reduce((sum, f, i) => ((over[i] = sum), sum + f.weight), 0n);
  const beyond = (i: number): bigint => whole - over[i]! - faces[i]!.weight;
  const power = (base: bigint, n: number): bigint => base ** BigInt(n);
  /** Of c + spare dice at least c show the face, the others one of weight `outside`. */
  const edge = (i: number, c: number, spare: number, outside: bigint): bigint => {
    let ways = 0n;
    for (let x = 0; x <= spare; x++)
      ways += choose[c + spare]![c + x]! * power(outside, spare - x) * power(faces[i]!.weight, c + x);
    return ways;
  };
  const alone = (i: number): bigint => {
    let ways = 0n;
    for (let x = 0; x <= from; x++)
      ways += choose[dice]![from - x]! * power(over[i]!, from - x) * edge(i, kept + x, under, beyond(i));
    return ways;
  };
  const found: WeightedDice[] = [];
  const grow = (i: number, list: readonly Weighted[], weight: bigint): void => {
    const open = kept - list.length;
    for (let j = i; j < faces.length; j++) {
      for (let c = open; c > 0; c--) {
        const more = [...list, ...Array.from({ length: c }, () => faces[j]!)];
        if (list.length === 0 && c === kept) found.push({ dice: more, weight: alone(j) });
        else if (list.length === 0) grow(j + 1, more, choose[dice]![from + c]! * edge(j, c, from, over[j]!));
        else if (c === open) found.push({ dice: more, weight: weight * edge(j, c, under, beyond(j)) });
        else grow(j + 1, more, weight * choose[open + under]![c]! * power(faces[j]!.weight, c));
      }
    }
  };
  grow(0, [], 1n);
  return found;
}

/**
 * Dice that are kept and then thrown again: the lists of kept dice first, then each later step over every list, equal lists made one.
 * `afford` is told the cost of each step before it is taken, and throws where it is too much.
 */
export function mixedLists(
  faces: readonly Weighted[],
  dice: number,
  kept: Range,
  later: Pool["then"],
  fresh: DieOdds,
  afford: (cost: number) => void,
): readonly WeightedDice[] {
  let lists = keptDice(faces, dice, kept[0], kept[1]);
  later.forEach((step, i) => {
    if (isKeep(step)) {
      lists = alike(lists.map(({ dice: d, weight }) => ({ dice: d.slice(...keptPart(step, d.length)), weight })));
      return;
    }
    if (!isAgain(step)) return;
    const looksBack = later.slice(i + 1).some((s) => s.kind === "explode");
    const after = new Map<Weighted, DieOdds>();
    for (const face of new Set(lists.flatMap((l) => l.dice))) after.set(face, again(face, step, fresh, looksBack));
    // One denominator for all: each die's odds are brought to the least common one.
    const common = [...after.values()].reduce((all, die) => lcm(all, die.whole), 1n);
    const length = lists[0]?.dice.length ?? 0;
    for (let place = 0; place < length; place++) {
      afford(lists.reduce((all, l) => all + after.get(l.dice[place]!)!.states.length, 0) * length);
      lists = alike(
        lists.flatMap(({ dice: d, weight }) => {
          const die = after.get(d[place]!)!;
          return die.states.map((s) => ({ dice: d.with(place, s), weight: weight * s.weight * (common / die.whole) }));
        }),
        place,
      );
    }
    lists = alike(lists.map(({ dice: d, weight }) => ({ dice: d.toSorted(byHeight), weight })));
  });
  return lists;
}

function again(face: Weighted, step: AgainStep, fresh: DieOdds, looksBack: boolean): DieOdds {
  const die = afterSteps({ states: [{ ...face, weight: 1n }], whole: 1n }, [step], fresh);
  return looksBack ? die : withoutLast(die);
}

/** Equal lists become one. Dice up to `place` are changed already, those behind it are not, so their order still matters. */
function alike(lists: readonly WeightedDice[], place = -1): readonly WeightedDice[] {
  const found = new Map<string, WeightedDice>();
  for (const l of lists) {
    const dice = place < 0 ? l.dice : [...l.dice.slice(0, place + 1).sort(byHeight), ...l.dice.slice(place + 1)];
    const key = dice.map((d) => `${d.total},${d.last},${d.worth}`).join(" ");
    const known = found.get(key);
    found.set(key, { dice: known?.dice ?? dice, weight: l.weight + (known?.weight ?? 0n) });
  }
  return [...found.values()];
}

function lcm(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
