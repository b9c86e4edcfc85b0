// What the odds driver runs: segments as functions over a file of integers, and tables that say what they read and where they go.
// Emitted as text into engines, built as closures in the editor. Invariant: segments change nothing but the file they are given.

/** Runs to the next cut and gives its number; END; or below END a refusal: reason number `REFUSED - code`. */
export type Segment = (file: number[]) => number;
export const END: number = -1;
export const REFUSED: number = -2;

/** Value places on this exit that changed, with the places (as they were when the segment began) they depend on. */
export interface Exit {
  readonly to: number;
  readonly sets: readonly (readonly [place: number, deps: readonly number[]])[];
}
export interface Flow {
  /** What decides where the segment goes. */
  readonly control: readonly number[];
  readonly exits: readonly Exit[];
}

export type OddsPool =
  | { readonly kind: "pool"; readonly index: (file: readonly number[]) => number }
  | { readonly kind: "count"; readonly n: (file: readonly number[]) => number; readonly of: number; readonly most: number };

export interface OddsAsk {
  readonly key: string;
  readonly by: "gm" | "player";
  readonly sees: readonly number[];
  readonly usual: ((file: readonly number[]) => number) | null;
  /** Null: a placing of as many values as `to` has places. */
  readonly range: readonly [lo: number, hi: number] | null;
  readonly optional: boolean;
}

export interface OddsCut {
  readonly kind: "draw" | "ask" | "join" | "head";
  readonly label: string;
  readonly to: readonly number[];
  /** What the cut itself reads. */
  readonly uses: readonly number[];
  readonly pool: OddsPool | null;
  readonly ask: OddsAsk | null;
  readonly endless: boolean;
  readonly next: Segment;
}

/** A register whose values have no end: drawn by a cut, or counted in the loop with this head. */
export interface OpenPlace {
  readonly place: number;
  readonly cut: number;
  readonly kind: "draw" | "loop";
  /** From here on nothing in the rule tells its values apart; null: that is not sure. */
  readonly from: number | null;
}

export interface OddsPlan {
  /** Places in the file. */
  readonly size: number;
  /** How many of them are registers: they come first, and hold none until they are given a value. */
  readonly registers: number;
  /** Lowest and highest value of each place, never counting none. */
  readonly lo: readonly number[];
  readonly hi: readonly number[];
  /** 1 where the place may hold none. */
  readonly optional: readonly number[];
  readonly start: Segment;
  readonly cuts: readonly OddsCut[];
  /** [0] the start, [i + 1] what runs after cut i. */
  readonly flows: readonly Flow[];
  /** Place of the result, or -1. */
  readonly result: number;
  readonly reasons: readonly string[];
  readonly open: readonly OpenPlace[];
}

/** What differs with the slots that are the same sheet. */
export interface OddsTable {
  /** The first slot that is the same as each. */
  readonly sameAs: readonly number[];
  readonly lo: readonly number[];
  readonly hi: readonly number[];
  readonly optional: readonly number[];
  readonly flows: readonly Flow[];
  readonly uses: readonly (readonly number[])[];
  readonly open: readonly OpenPlace[];
}

/** The same as engines carry it: the number of a list in place of each list, because the same ones stand at many places. */
export type PackedTable = readonly [
  sameAs: readonly number[],
  lo: number,
  hi: number,
  optional: number,
  flows: readonly (readonly [control: number, ...exits: (readonly [to: number, places: number, deps: number])[]])[],
  uses: readonly number[],
  open: readonly (readonly [place: number, cut: number, isLoop: 0 | 1, from: number | null])[],
];

/** `lists`: one behind the other, `3..7` for what goes up by one, `5*4` for what stands there four times. Read when somebody asks for odds. */
export function oddsTables(lists: string, packed: string): () => readonly OddsTable[] {
  let tables: readonly OddsTable[] | null = null;
  return () => (tables ??= unpacked(lists.split(" ").map(unpackedList), JSON.parse(packed) as readonly PackedTable[]));
}

function unpacked(lists: readonly (readonly number[])[], packed: readonly PackedTable[]): readonly OddsTable[] {
  const list = (i: number): readonly number[] => lists[i]!;
  return packed.map(([sameAs, lo, hi, optional, flows, uses, open]) => ({
    sameAs,
    lo: list(lo),
    hi: list(hi),
    optional: list(optional),
    flows: flows.map(([control, ...exits]) => ({
      control: list(control),
      exits: exits.map(([to, places, deps]) => ({ to, sets: list(places).map((place, i) => [place, list(list(deps)[i]!)] as const) })),
    })),
    uses: uses.map(list),
    open: open.map(([place, cut, isLoop, from]) => ({ place, cut, kind: isLoop === 1 ? "loop" : "draw", from })),
  }));
}

function unpackedList(text: string): readonly number[] {
  if (text === "") return [];
  return text.split(",").flatMap((part) => {
    const [first, last] = part.split("..").map(Number);
    if (last !== undefined) return Array.from({ length: last - first! + 1 }, (_, i) => first! + i);
    const [value, times] = part.split("*").map(Number);
    return Array.from({ length: times ?? 1 }, () => value!);
  });
}
