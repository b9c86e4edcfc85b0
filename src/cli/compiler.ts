/**
 * What the verbs need of the compiler.
 *
 * Invariant: verbs know the compiler only through this type, so that a verb can be tested with any compiler; what a
 * compiler cannot do yet is absent, and the verb says so.
 */
import type { Source, Span } from "../base/source.ts";
import type { Bilingual, Language } from "../base/text.ts";
import type { Diagnostic } from "../diagnostics/report.ts";
import type { OutputFile } from "./host.ts";

/** Finds the file that `use … from "path"` means, seen from the file it stands in. */
export interface Load {
  (from: string, path: string): Source | undefined;
  /** The folder of the project, absolute, with "/" at its end. */
  readonly root?: string;
}

/** Diagnostics, with every source they speak of, imported ones too. */
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly Source[];
}

/** A file made by a build; `path` is relative to the folder given with `--out`. */
export interface BuiltFile extends OutputFile {
  readonly target: string;
}

/** One example or law and how it ended. */
export interface ExampleResult {
  readonly name: string;
  readonly file: string;
  /** Counted from one. */
  readonly line: number;
  /** The edition, or the modules, under which it ran; null: without modules. */
  readonly edition?: string | null;
  readonly passed: boolean;
  /** It could not be run: it needs this, which is left open. */
  readonly waitsFor?: string;
  readonly checks: readonly {
    readonly text: string;
    readonly expected: string;
    readonly actual: string;
    readonly passed: boolean;
    /** It was asked for with `?`. */
    readonly asked?: boolean;
  }[];
}

/** A text with so many numbers filled in. */
export interface FilledFile extends OutputFile {
  readonly count: number;
}

/** One outcome with its exact probability, such as "17/27", and the same as a decimal. */
export interface Chance {
  readonly outcome: string;
  readonly probability: string;
  readonly decimal: number;
}

/** The chances of one call; `inputs` says what was varied by `--by`. */
export interface OddsResult {
  readonly inputs: Readonly<Record<string, string>>;
  readonly outcomes: readonly Chance[];
}

/** How a call was played. Where it is not possible, `result` says why. */
export interface RollResult {
  readonly possible?: boolean;
  readonly result: unknown;
  readonly faces: readonly number[];
  readonly changes: readonly unknown[];
  readonly trace: unknown;
  /** The trace as lines for people. */
  readonly lines: readonly string[];
}

/**
 * `call` stands in the words of an example. `by` maps an input to its values as typed, such as "0..3". `language`: under whose names it is
 * answered; null: those that are written in the rules.
 */
export interface OddsQuestion {
  readonly call: string;
  readonly by: readonly { readonly name: string; readonly values: string }[];
  readonly edition: string | null;
  readonly language: Language | null;
}

/** Dice from a seed, or the faces given, or by chance if neither is there. */
export interface RollQuestion {
  readonly call: string;
  readonly seed: number | null;
  readonly faces: readonly number[] | null;
  readonly edition: string | null;
  readonly language: Language | null;
}

/** `more`: whether there is time to leave out one more cited part; null: nothing is to be proved. */
export interface CoverageQuestion {
  readonly more: ((done: number, of: number) => boolean) | null;
}

/** What became of a clause: `standing` says what kind of place cites it, and only what is `held` by the rules counts. */
export interface ClauseResult {
  readonly id: string;
  readonly kind: string;
  readonly statement: string;
  readonly state: "covered" | "open" | "todo" | "prose" | "missing";
  readonly rules: readonly {
    readonly rule: string;
    readonly pointer: string;
    readonly standing: string;
    readonly text: string;
  }[];
}

/** A source laid beside the rules. `list` is null where there is no list of its clauses or it cannot be read. */
export interface CoverageResult {
  readonly source: string;
  readonly list: string | null;
  readonly coverage: {
    readonly clauses: readonly ClauseResult[];
    readonly uncited: readonly string[];
    readonly printed: readonly {
      readonly example: string;
      readonly clauses: readonly string[];
      readonly text: string;
      readonly inputs: string;
      readonly printed: string;
      readonly actual: string;
      readonly reason: string;
    }[];
  };
  readonly proof: {
    readonly tried: number;
    readonly left: number;
    readonly unnoticed: readonly { readonly span: Span; readonly clauses: readonly string[]; readonly rule: string }[];
  } | null;
}

/** What is wrong with a sheet or save; `path` leads to the place in it. */
export interface SaveProblem {
  readonly file: string;
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly allowed: unknown;
  readonly clause: string | null;
}
/** A save as it should be now; `value` is null where there are problems. */
export interface MigratedSave {
  readonly file: string;
  readonly changes: readonly {
    readonly path: string;
    readonly from: unknown;
    readonly to: unknown;
    readonly why: "version" | "renamed" | "new" | "dropped" | "continued";
  }[];
  readonly problems: readonly SaveProblem[];
  readonly value: unknown;
}
type SaveFiles = readonly { readonly file: string; readonly value: unknown }[];

/** `problem`: why a call that can be read was not answered; it is the call that has to change. */
interface Unanswered {
  readonly problem?: Bilingual | null;
}

type Answer<Result> = Promise<Checked & Result> | (Checked & Result);

/** The compiler as the verbs see it. Results other than diagnostics are empty or null when there are errors. */
export interface Compiler {
  readonly check: (sources: readonly Source[], load: Load) => Answer<unknown>;
  readonly build?: (
    sources: readonly Source[],
    load: Load,
    targets: readonly string[],
  ) => Answer<{ readonly files: readonly BuiltFile[] }>;
  readonly docs?: (sources: readonly Source[], load: Load, edition: string | null) => Answer<Unanswered & { readonly files: readonly BuiltFile[] }>;
  /** The texts with numbers in the places of `?`; `unclear`: where runs give different ones. */
  readonly fill?: (
    sources: readonly Source[],
    load: Load,
  ) => Answer<{ readonly files: readonly FilledFile[]; readonly unclear: readonly Span[] }>;
  readonly test?: (sources: readonly Source[], load: Load) => Answer<{ readonly examples: readonly ExampleResult[] }>;
  readonly odds?: (
    sources: readonly Source[],
    load: Load,
    question: OddsQuestion,
  ) => Answer<Unanswered & { readonly odds: readonly OddsResult[] }>;
  readonly roll?: (
    sources: readonly Source[],
    load: Load,
    question: RollQuestion,
  ) => Answer<Unanswered & { readonly roll: RollResult | null }>;
  readonly validate?: (
    sources: readonly Source[],
    load: Load,
    files: SaveFiles,
    edition: string | null,
  ) => Answer<Unanswered & { readonly problems: readonly SaveProblem[] }>;
  /** `drop`: places whose values may be lost. */
  readonly migrate?: (
    sources: readonly Source[],
    load: Load,
    files: SaveFiles,
    drop: readonly string[],
    edition: string | null,
  ) => Answer<Unanswered & { readonly files: readonly MigratedSave[] }>;
  readonly coverage?: (
    sources: readonly Source[],
    load: Load,
    question: CoverageQuestion,
  ) => Answer<{ readonly reports: readonly CoverageResult[] }>;
}
