// What an engine's door knows of its rules, as data beside the emitted functions: sheets and things with their keys, actions with their
// parameters, names and clauses for a trace. Invariant: cells are counted as the emitted functions count them, and everything but the
// functions is plain JSON.

import type { Pool, Range } from "./dice.ts";
import type { Io } from "./io.ts";
import type { OddsPlan } from "./odds-plan.ts";
import type { OwnAt, OwnTables } from "./own.ts";
import type { Shape, Typed } from "./shape.ts";

export interface RulesFacts {
  readonly name: string;
  readonly version: string;
  /** Changes with everything that could change a run. */
  readonly fingerprint: string;
  readonly language: "de" | "en";
  /** Dice written in the rules. */
  readonly pools: readonly Pool[];
  /** Plans that people know by name, and what is written in their registers. */
  readonly plans: Readonly<Record<string, PlanFacts>>;
  /** By origin of a step: its clauses. */
  readonly clauses: Readonly<Record<string, readonly string[]>>;
  /** Texts of what makes a call impossible, by their reason. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly gm: string;
  readonly player: string;
  /** What names are called in another language. */
  readonly labels?: Labels;
  /** Open lists to which data can add; left out where there are none. */
  readonly own?: readonly OwnListFacts[];
}
export interface Labels {
  readonly de?: Readonly<Record<string, string>>;
  readonly en?: Readonly<Record<string, string>>;
}

/** An open list to which data can add. */
export interface OwnListFacts extends OwnTables {
  /** Its key under `$entries`. */
  readonly name: string;
  readonly also: readonly string[];
  /** A list of kinds, not one of values on a sheet. */
  readonly kinds: boolean;
  /** What an entry may not be called: entries of the text. */
  readonly named: readonly string[];
  readonly columns: readonly OwnColumnFacts[];
}
export interface OwnColumnFacts extends Typed {
  readonly key: string;
  readonly also: readonly string[];
  /** Null: it must be given, or where it is `later` follows from the others. */
  readonly start: number | null;
  readonly later?: true;
  readonly list: { readonly least: number; readonly most: number } | null;
  readonly cells: readonly number[][];
  readonly clauses: readonly string[];
}

/** `sees` nobody but the game master where `secret`. */
export interface RegisterFacts {
  readonly name: string;
  readonly kind: "given" | "answer" | "roll" | "let";
  readonly shape: Shape;
  readonly secret: boolean;
}
export interface PlanFacts {
  readonly name: string;
  readonly word: string;
  /** Null: nothing people would know. */
  readonly registers: readonly (RegisterFacts | null)[];
  readonly result: Shape | null;
}

/** A sheet, or a kind of thing. */
export interface LawFacts {
  readonly id: string;
  readonly test: (cells: readonly number[]) => number;
  /** The cells that the test reads. */
  readonly reads: readonly number[];
  readonly message: string;
  readonly clauses: readonly string[];
}
export interface SheetFacts {
  readonly kind: "sheet" | "thing";
  readonly id: string;
  readonly name: string;
  /** What it was called in older versions. */
  readonly formerly: readonly string[];
  /** Cells of one; those that no field names begin at 0 or none. */
  readonly blank: readonly number[];
  /** Working states: from a row of cells, a copy to play on, back into a row. */
  readonly state: StateFacts;
  /** First cell of each column. */
  readonly columns: Readonly<Record<string, number>>;
  readonly fields: readonly FieldFacts[];
  readonly lists: readonly ListFacts[];
  /** Lists to which one can add entries of its own. */
  readonly own?: readonly string[];
  /** Fields without a given value are filled in this order. */
  readonly order: readonly number[];
  /** Laws: what does not hold is 0. */
  readonly must: readonly LawFacts[];
  /** Of a thing that acts: what it brings to the sheet that has it. */
  readonly acting?: readonly { readonly id: string; readonly value: (cells: readonly number[], entry: number) => number }[];
  /** Values as they count, calculated ones too. */
  readonly view: readonly ViewFacts[];
  /** Whether a condition holds: not 0. */
  readonly holds: readonly {
    readonly name: string;
    readonly value: (cells: readonly number[], entry: number) => number;
  }[];
  /** Conditions that are gained and lost. */
  readonly conditions: readonly ConditionFacts[];
}

export interface ViewFacts {
  readonly key: string;
  readonly entries: readonly string[] | null;
  readonly own?: readonly OwnAt[];
  readonly shape: Shape;
  readonly value: (cells: readonly number[], entry: number) => number;
  readonly clauses: readonly string[];
  /** Before the modifiers; left out where nothing may modify it. */
  readonly base?: (cells: readonly number[], entry: number) => number;
  readonly lines?: readonly LineFacts[];
}
/** A line of a modifier. `counts`: not 0; above `most` it never lifts. */
export interface LineFacts {
  readonly label: string;
  readonly rule: string;
  readonly clauses: readonly string[];
  readonly counts: (cells: readonly number[], entry: number) => number;
  readonly amount: (cells: readonly number[], entry: number) => number;
  readonly most?: (cells: readonly number[], entry: number) => number;
  /** The kind of which only the highest bonus and the lowest penalty count; left out where all count. */
  readonly kind?: string;
  /** It is called as the entry is that came with data. */
  readonly own?: { readonly id: string; readonly code: number };
  /** Of this kind every penalty counts. */
  readonly allPenalties?: boolean;
}

export interface StateFacts {
  readonly open: (cells: readonly number[]) => object;
  readonly copy: (state: object) => object;
  readonly close: (state: object, cells: number[]) => void;
}

export interface FieldFacts extends Typed {
  readonly key: string;
  readonly also: readonly string[];
  /** First cell; -1: carried along as it is. */
  readonly cell: number;
  /** Names of its entries, one cell each; null: one value. */
  readonly entries: readonly EntryName[] | null;
  /** Cells behind them for entries that come with data. */
  readonly own?: readonly OwnAt[];
  /** Null: must be given. A text for a field that is carried along. */
  readonly start: number | string | ((cells: readonly number[], entry: number) => number) | null;
  /** Texts of the dice that `start` gives, where it gives several, by number. */
  readonly diceTexts?: Readonly<Record<string, string>>;
  readonly lo?: (cells: readonly number[], entry: number) => number;
  readonly hi?: (cells: readonly number[], entry: number) => number;
  readonly clauses: readonly string[];
}
export interface EntryName {
  readonly name: string;
  readonly also: readonly string[];
}

/** A list of things. */
export interface ListFacts {
  readonly key: string;
  readonly also: readonly string[];
  /** What may stand in it; empty where it holds kinds. */
  readonly of: readonly SheetFacts[];
  /** Kinds, of which only how many is kept: one cell each from `cell` on; without a name where its cell is for one that comes with data. */
  readonly kinds: { readonly cell: number; readonly names: readonly EntryName[]; readonly most: number; readonly own?: readonly OwnAt[] } | null;
  /** Plain values, one cell each, none behind the last; `optional`: places that are told apart, some of them empty. */
  readonly values: (Typed & { readonly cell: number }) | null;
  readonly least: number;
  readonly most: number;
  readonly must: boolean;
  /** Its things act: hidden cells of the sheet say what they come to together, `$acts/<this>/<what>`. */
  readonly acts?: string;
  /** Column of its things that says in whose list of this kind one lies; null: no rule asks. */
  readonly place: string | null;
  readonly clauses: readonly string[];
}

export interface ConditionFacts {
  readonly name: string;
  readonly also: readonly string[];
  /** Cell of its level, or of whether it is there. */
  readonly cell: number;
  readonly levels: number | null;
  readonly fields: readonly FieldFacts[];
}

export interface ActionFacts {
  readonly id: string;
  readonly name: string;
  readonly word: string;
  readonly clauses: readonly string[];
  readonly slots: readonly SlotFacts[];
  readonly params: readonly ParamFacts[];
  /** Number of registers that are filled before it begins. */
  readonly givens: number;
  /** Register of the general modifiers. */
  readonly modifiers: number | null;
  readonly result: Typed | null;
  /** Named rolls, lets and answers. */
  readonly values: readonly ValueFacts[];
  readonly asks: Readonly<Record<string, AskFacts>>;
  /** Texts that are asked for and only carried to the new sheet, by their keys. */
  readonly texts: readonly string[];
  /** Plays on the working states in place. */
  readonly play: (io: Io, states: readonly object[], givens: readonly number[]) => number;
  readonly odds: (bases: readonly number[]) => OddsPlan;
  /** A part of a conflict: nobody does it, so no law of a sheet forbids it. */
  readonly piece?: true;
  /** The same rule for sheets that are others as well; left out where there are none. */
  readonly heirs?: readonly ActionFacts[];
}
export interface SlotFacts {
  readonly name: string;
  readonly of: SheetFacts;
  /** The list out of which it is taken: whose, and under which key. */
  readonly from: { readonly slot: string; readonly list: string } | null;
  /** A new one with its start values: a creation makes it, nobody gives it. */
  readonly fresh: boolean;
  /** What a relation says of two others: a number is enough, without one it is as at the beginning. `back`: the slot of the other way round. */
  readonly pair?: { readonly a: string; readonly b: string; readonly back: string | null };
}
export interface ParamFacts extends Typed {
  readonly name: string;
  readonly regs: readonly number[];
  /** A list: its length stands in `regs[0]`, its items behind. */
  readonly list: { readonly least: number; readonly most: number } | null;
  /** Null: must be given. */
  readonly usual: readonly number[] | null;
  readonly clauses: readonly string[];
}
export interface ValueFacts {
  readonly name: string;
  readonly regs: readonly number[];
  readonly list: boolean;
  readonly shape: Shape;
}
export interface AskFacts {
  readonly label: string;
  readonly by: "gm" | "player";
  readonly secret: boolean;
  readonly typed: Typed;
  /** It has a value that is taken where no answer is given. */
  readonly hasUsual: boolean;
  /** That value, where it is always the same. */
  readonly usual: number | null;
  /** So many values are put in an order; `typed` are their places. */
  readonly placing: number | null;
  /** Shapes of what the asked person sees, by name. */
  readonly sees: Readonly<Record<string, Shape>>;
}

/** Most things in one list, most signs in one text. */
export const MOST_THINGS = 1000;
export const MOST_SIGNS = 10_000;

/** The range of a value that nothing bounds. */
export const OPEN_RANGE: Range = [-(2 ** 29), 2 ** 29];
