// The tables behind the odds of a rule, as text: bounds and flows, for every way in which slots can be the same sheet. `oddsTables` of
// the runtime reads them. Invariant: they name at least the places the code reads and sets, whichever slots are the same.

import { boundsOfFlat } from "../../plan/bound.ts";
import type { Flat } from "../../plan/cuts.ts";
import { flowsOf, type Flows } from "../../plan/flow.ts";
import { aliasPatterns, allDifferent, fileLayout, type SameAs } from "../../plan/layout.ts";
import { openPlace } from "../../plan/segments.ts";
import { settledIn } from "../../plan/settle.ts";
import type { Program } from "../../plan/types.ts";

/** So many patterns of slots being the same sheet are printed for one rule; beyond them its odds want different sheets. */
const MOST_PATTERNS = 64;

type Exit = Flows["segments"][number]["exits"][number];

/** What differs with the slots that are the same sheet: one entry for every pattern, all different last; the lists in them stand apart. */
export function printTables(program: Program, flat: Flat): string {
  const lists: string[] = [];
  const numbers = new Map<string, number>();
  const number = (list: readonly number[]): number => {
    const text = packedList(list);
    const known = numbers.get(text) ?? lists.push(text) - 1;
    numbers.set(text, known);
    return known;
  };
  const entries = patternsOf(flat).map((sameAs) => {
    const file = fileLayout(program, flat, sameAs);
    const { lo, hi, optional } = boundsOfFlat(program, flat, file);
    const { segments, uses } = flowsOf(program, flat, sameAs);
    const flows = segments.map(({ control, exits }) => [number(control), ...exits.map((exit) => packedExit(exit, number))] as const);
    const open = settledIn(program, flat, file).map(openPlace);
    return [sameAs, number(lo), number(hi), number(optional), flows, uses.map(number), open.map(({ place, cut, kind, from }) => [place, cut, kind === "loop" ? 1 : 0, from])];
  });
  return `${JSON.stringify(lists.join(" "))}, ${JSON.stringify(JSON.stringify(entries))}`;
}
const packedExit = ({ to, sets }: Exit, number: (list: readonly number[]) => number): readonly [number, number, number] => [
  to,
  number(sets.map(([place]) => place)),
  number(sets.map(([, deps]) => number(deps))),
];

/** As `oddsTables` reads it. */
function packedList(list: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < list.length; ) {
    const first = list[i]!;
    let [same, rising] = [1, 1];
    while (list[i + same] === first) same++;
    while (list[i + rising] === first + rising) rising++;
    const taken = Math.max(same, rising);
    parts.push(taken < 3 ? String(first) : same > rising ? `${first}*${same}` : `${first}..${first + rising - 1}`);
    i += taken < 3 ? 1 : taken;
  }
  return parts.join(",");
}

/** The more slots are the same, the earlier a pattern stands. */
function patternsOf(flat: Flat): readonly SameAs[] {
  const all = aliasPatterns(flat.slots);
  const few = all.length > MOST_PATTERNS ? [allDifferent(flat.slots)] : all;
  return few.toSorted((a, b) => new Set(a).size - new Set(b).size);
}
