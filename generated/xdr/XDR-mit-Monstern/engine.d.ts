/** Which rules these are. */
export declare const ruleset: {
  readonly name: string;
  readonly version: string;
  readonly language: "de" | "en";
};
/** Wie gut jemand etwas kann. §, §X-E2.1 */
export type Level = "null" | "schlecht" | "gut" | "sehr gut" | number;
/** Vom schlechtesten zum besten Ergebnis. §, § */
export type Erfolgsgrad =
  | "kritischer Misserfolg"
  | "Misserfolg"
  | "zweifelhafter Erfolg"
  | "Erfolg"
  | "sehr guter Erfolg"
  | "kritischer Erfolg";
/** */
export type Handlungsart =
  "Reagieren" | "Zauber abwehren" | "waffenlos kämpfen" | "bewaffnet nahkämpfen" | "fernkämpfen";
export type Eigenschaften =
  "Intuition" | "Konzentration" | "Koordination" | "Speed" | "Kraft" | "Vitalität" | "Wille";
export type Skills = "Reflexe" | "Zauberabwehr" | "Faustkampf" | "Messerkampf" | "Schießen";
/** */
export interface Figur {
  readonly $: {
    readonly ruleset: string;
    readonly version: string;
    readonly sheet: "Figur";
    readonly shape?: string;
  };
  readonly Name: string;
  /** Höher steigt keine Eigenschaft. §, § */
  readonly Maximallevel: Level;
  /** */
  readonly Panzerung: number;
  /** Die Zeit zwischen den Szenen. §, §, § */
  readonly Trainingsfelder: readonly (Skills | Eigenschaften | (string & {}) | null)[];
  /** Wofür ein Lehrer oder ein Buch da ist. § */
  readonly Unterricht: readonly (Skills | (string & {}))[];
  /** */
  readonly Eigenschaften: Readonly<Record<Eigenschaften, Level>>;
  /** */
  readonly Ursprung: Readonly<Record<Eigenschaften, Level>>;
  /** Was eine Figur lernen kann. § */
  readonly Skills: Readonly<Record<Skills, Level | null>> & {
    readonly [name: string]: Level | null;
  };
  /** Conditions that are there now. */
  readonly $conditions?: {
    readonly Koma?: true | { readonly [key: string]: string | number | boolean | null };
    readonly hysterisch?: true | { readonly [key: string]: string | number | boolean | null };
  };
  /** Entries that it adds to open lists: by list, name and column. */
  readonly $entries?: {
    readonly Skills?: { readonly [name: string]: { readonly Art: Handlungsart } };
  };
}

/** What may be given for Figur: what is left out begins at its start value. */
export interface FigurInput {
  readonly $?: Partial<Figur["$"]>;
  readonly Name?: string;
  /** Höher steigt keine Eigenschaft. §, § */
  readonly Maximallevel?: Level | number;
  /** */
  readonly Panzerung?: number;
  /** Die Zeit zwischen den Szenen. §, §, § */
  readonly Trainingsfelder?:
    | readonly (Skills | Eigenschaften | (string & {}) | null)[]
    | Skills
    | Eigenschaften
    | (string & {});
  /** Wofür ein Lehrer oder ein Buch da ist. § */
  readonly Unterricht?: readonly (Skills | (string & {}))[] | Skills | (string & {});
  /** */
  readonly Eigenschaften?: Partial<Readonly<Record<Eigenschaften, Level | number>>>;
  /** */
  readonly Ursprung?: Partial<Readonly<Record<Eigenschaften, Level | number>>>;
  /** Was eine Figur lernen kann. § */
  readonly Skills?: Partial<Readonly<Record<Skills, Level | number | null>>> & {
    readonly [name: string]: Level | number | null | undefined;
  };
  readonly $conditions?: {
    readonly Koma?: true | { readonly [key: string]: string | number | boolean | null };
    readonly hysterisch?: true | { readonly [key: string]: string | number | boolean | null };
  };
  /** Entries that it adds to open lists: by list, name and column. */
  readonly $entries?: {
    readonly Skills?: { readonly [name: string]: { readonly Art: Handlungsart } };
  };
}

/** Figur as it counts now: values with modifiers, calculated ones too. */
export interface FigurView {
  /** Höher steigt keine Eigenschaft. §, § */
  readonly Maximallevel: $Seen<Level>;
  /** */
  readonly Panzerung: $Seen<number>;
  /** */
  readonly Eigenschaften: Readonly<Record<Eigenschaften, $Seen<Level>>>;
  /** */
  readonly Ursprung: Readonly<Record<Eigenschaften, $Seen<Level>>>;
  readonly Skills: Readonly<Record<Skills, $Seen<Level | null>>> & {
    readonly [name: string]: $Seen<Level | null>;
  };
  readonly Art: Readonly<Record<Skills, $Seen<Handlungsart>>> & {
    readonly [name: string]: $Seen<Handlungsart>;
  };
  /** Which conditions hold. */
  readonly $conditions: {
    readonly "massive Scheibe": boolean;
    readonly zerstreut: boolean;
    readonly körperlos: boolean;
    readonly immobil: boolean;
    readonly benommen: boolean;
    readonly bewusstlos: boolean;
    readonly Koma: boolean;
    readonly hysterisch: boolean;
  };
}

/** §X-E1.1 */
export interface Monster {
  readonly $: {
    readonly ruleset: string;
    readonly version: string;
    readonly sheet: "Monster";
    readonly shape?: string;
  };
  readonly Name: string;
  /** §X-E3.1, §X-E5.1, §X-E6.1 */
  readonly Maximallevel: Level;
  /** */
  readonly Panzerung: number;
  /** Die Zeit zwischen den Szenen. §, §, § */
  readonly Trainingsfelder: readonly (Skills | Eigenschaften | (string & {}) | null)[];
  /** Wofür ein Lehrer oder ein Buch da ist. § */
  readonly Unterricht: readonly (Skills | (string & {}))[];
  /** */
  readonly Eigenschaften: Readonly<Record<Eigenschaften, Level>>;
  /** */
  readonly Ursprung: Readonly<Record<Eigenschaften, Level>>;
  /** Was eine Figur lernen kann. § */
  readonly Skills: Readonly<Record<Skills, Level | null>> & {
    readonly [name: string]: Level | null;
  };
  /** Conditions that are there now. */
  readonly $conditions?: {
    readonly Koma?: true | { readonly [key: string]: string | number | boolean | null };
    readonly hysterisch?: true | { readonly [key: string]: string | number | boolean | null };
  };
  /** Entries that it adds to open lists: by list, name and column. */
  readonly $entries?: {
    readonly Skills?: { readonly [name: string]: { readonly Art: Handlungsart } };
  };
}

/** What may be given for Monster: what is left out begins at its start value. */
export interface MonsterInput {
  readonly $?: Partial<Monster["$"]>;
  readonly Name?: string;
  /** §X-E3.1, §X-E5.1, §X-E6.1 */
  readonly Maximallevel?: Level | number;
  /** */
  readonly Panzerung?: number;
  /** Die Zeit zwischen den Szenen. §, §, § */
  readonly Trainingsfelder?:
    | readonly (Skills | Eigenschaften | (string & {}) | null)[]
    | Skills
    | Eigenschaften
    | (string & {});
  /** Wofür ein Lehrer oder ein Buch da ist. § */
  readonly Unterricht?: readonly (Skills | (string & {}))[] | Skills | (string & {});
  /** */
  readonly Eigenschaften?: Partial<Readonly<Record<Eigenschaften, Level | number>>>;
  /** */
  readonly Ursprung?: Partial<Readonly<Record<Eigenschaften, Level | number>>>;
  /** Was eine Figur lernen kann. § */
  readonly Skills?: Partial<Readonly<Record<Skills, Level | number | null>>> & {
    readonly [name: string]: Level | number | null | undefined;
  };
  readonly $conditions?: {
    readonly Koma?: true | { readonly [key: string]: string | number | boolean | null };
    readonly hysterisch?: true | { readonly [key: string]: string | number | boolean | null };
  };
  /** Entries that it adds to open lists: by list, name and column. */
  readonly $entries?: {
    readonly Skills?: { readonly [name: string]: { readonly Art: Handlungsart } };
  };
}

/** Monster as it counts now: values with modifiers, calculated ones too. */
export interface MonsterView {
  /** §X-E3.1, §X-E5.1, §X-E6.1 */
  readonly Maximallevel: $Seen<Level>;
  /** */
  readonly Panzerung: $Seen<number>;
  /** */
  readonly Eigenschaften: Readonly<Record<Eigenschaften, $Seen<Level>>>;
  /** */
  readonly Ursprung: Readonly<Record<Eigenschaften, $Seen<Level>>>;
  readonly Skills: Readonly<Record<Skills, $Seen<Level | null>>> & {
    readonly [name: string]: $Seen<Level | null>;
  };
  readonly Art: Readonly<Record<Skills, $Seen<Handlungsart>>> & {
    readonly [name: string]: $Seen<Handlungsart>;
  };
  /** Which conditions hold. */
  readonly $conditions: {
    readonly "massive Scheibe": boolean;
    readonly zerstreut: boolean;
    readonly körperlos: boolean;
    readonly immobil: boolean;
    readonly benommen: boolean;
    readonly bewusstlos: boolean;
    readonly Koma: boolean;
    readonly hysterisch: boolean;
  };
}

/** Wer wann handelt, ergibt das Spiel. § */
export interface Kampf {
  readonly $: {
    readonly ruleset: string;
    readonly version: string;
    readonly sheet: "Kampf";
    readonly shape?: string;
  };
}

/** What may be given for Kampf: what is left out begins at its start value. */
export interface KampfInput {
  readonly $?: Partial<Kampf["$"]>;
}

/** Was sie bewirkt; im Text hat keine Waffe eine Zahl. § */
export interface Waffe {
  readonly $: { readonly thing: "Waffe" };
  readonly Wirkung: number;
}

/** What may be given for Waffe: what is left out begins at its start value. */
export interface WaffeInput {
  readonly $?: Partial<Waffe["$"]>;
  readonly Wirkung?: number;
}

/** Waffe as it counts now: values with modifiers, calculated ones too. */
export interface WaffeView {
  readonly Wirkung: $Seen<number>;
  /** Which conditions hold. */
  readonly $conditions: {};
}

/** */
export interface Fernkampfwaffe {
  readonly $: { readonly thing: "Fernkampfwaffe" };
  readonly Wirkung: number;
  readonly Kurzdistanz: number;
  readonly Normaldistanz: number;
}

/** What may be given for Fernkampfwaffe: what is left out begins at its start value. */
export interface FernkampfwaffeInput {
  readonly $?: Partial<Fernkampfwaffe["$"]>;
  readonly Wirkung?: number;
  readonly Kurzdistanz: number;
  readonly Normaldistanz: number;
}

/** Fernkampfwaffe as it counts now: values with modifiers, calculated ones too. */
export interface FernkampfwaffeView {
  readonly Wirkung: $Seen<number>;
  readonly Kurzdistanz: $Seen<number>;
  readonly Normaldistanz: $Seen<number>;
  /** Which conditions hold. */
  readonly $conditions: {};
}

export interface KontrollwurfArgs {
  readonly Figur: FigurInput | Monster;
  readonly Skill: Skills | (string & {});
  /** je Bonus ein Neuwurf */
  readonly Boni?: number;
  /** je Malus ein Erfolg mehr § */
  readonly Mali?: number;
}

/** The types of Kontrollwurf. */
export interface KontrollwurfTypes {
  readonly args: KontrollwurfArgs;
  readonly result: Erfolgsgrad;
  readonly after: { readonly Figur: Figur | Monster };
  readonly values: {};
  readonly answers: {};
  readonly other: $NotPossible;
}

export interface ErsatzprobeArgs {
  readonly Figur: FigurInput | Monster;
  readonly Skill: Skills | (string & {});
  readonly Boni?: number;
  readonly Mali?: number;
}

/** The types of Ersatzprobe. */
export interface ErsatzprobeTypes {
  readonly args: ErsatzprobeArgs;
  readonly result: Erfolgsgrad;
  readonly after: { readonly Figur: Figur | Monster };
  readonly values: {
    readonly Einleitende: Eigenschaften;
    readonly Ausführende: Eigenschaften;
    readonly Einleitung: Erfolgsgrad;
    readonly Ausführung: Erfolgsgrad;
  };
  readonly answers: {
    readonly Einleitende: Eigenschaften | ((sees: {}) => Eigenschaften);
    readonly Ausführende:
      Eigenschaften | ((sees: { readonly Einleitende: Eigenschaften }) => Eigenschaften);
  };
  readonly other: $NotPossible;
}

export interface ProbeArgs {
  readonly Figur: FigurInput | Monster;
  readonly Skill: Skills | (string & {});
  readonly Boni?: number;
  readonly Mali?: number;
}

/** The types of Probe. */
export interface ProbeTypes {
  readonly args: ProbeArgs;
  readonly result: Erfolgsgrad;
  readonly after: { readonly Figur: Figur | Monster };
  readonly values: {};
  readonly answers: {
    readonly Einleitende: Eigenschaften | ((sees: {}) => Eigenschaften);
    readonly Ausführende:
      Eigenschaften | ((sees: { readonly Einleitende: Eigenschaften }) => Eigenschaften);
  };
  readonly other: $NotPossible;
}

export interface TrainingUmstellenArgs {
  readonly Figur: FigurInput | Monster;
  readonly Feld: number;
  readonly Inhalt: Skills | Eigenschaften | (string & {}) | null;
}

/** The types of Training umstellen. */
export interface TrainingUmstellenTypes {
  readonly args: TrainingUmstellenArgs;
  readonly result: null;
  readonly after: { readonly Figur: Figur | Monster };
  readonly values: {};
  readonly answers: {};
  readonly other: never;
}

export interface HeilungArgs {
  readonly Figur: FigurInput | Monster;
  readonly Ziel: Eigenschaften;
  readonly Stufen: number;
}

/** The types of Heilung. */
export interface HeilungTypes {
  readonly args: HeilungArgs;
  readonly result: null;
  readonly after: { readonly Figur: Figur | Monster };
  readonly values: {};
  readonly answers: {};
  readonly other: never;
}

export interface MaximallevelAusgleichenArgs {
  readonly Figur: FigurInput | Monster;
  readonly Stufen: number;
}

/** The types of Maximallevel ausgleichen. */
export interface MaximallevelAusgleichenTypes {
  readonly args: MaximallevelAusgleichenArgs;
  readonly result: null;
  readonly after: { readonly Figur: Figur | Monster };
  readonly values: {};
  readonly answers: {};
  readonly other: never;
}

export interface NahkampfArgs {
  readonly Angreifer: FigurInput | Monster;
  readonly Verteidiger: FigurInput | Monster;
  readonly Angriffswaffe: WaffeInput;
  readonly Abwehrwaffe: WaffeInput;
  readonly Angriffsskill: Skills | (string & {});
  readonly Abwehrskill: Skills | (string & {});
  readonly Boni?: number;
  readonly Mali?: number;
}

/** The types of Nahkampf. */
export interface NahkampfTypes {
  readonly args: NahkampfArgs;
  readonly result: "Angreifer trifft" | "Verteidiger trifft" | "niemand trifft";
  readonly after: {
    readonly Angreifer: Figur | Monster;
    readonly Verteidiger: Figur | Monster;
    readonly Angriffswaffe: Waffe;
    readonly Abwehrwaffe: Waffe;
  };
  readonly values: {
    readonly Überraschung: boolean;
    readonly Abwehrmali: number;
    readonly Angriff: Erfolgsgrad;
    readonly Abwehr: Erfolgsgrad;
    readonly Sieg: boolean;
    readonly Niederlage: boolean;
    readonly Hieb: number;
    readonly Konter: number;
    readonly Wunde: number;
    readonly Gegenwunde: number;
  };
  readonly answers: {
    readonly Überraschung: boolean | ((sees: {}) => boolean);
    readonly Einleitende: Eigenschaften | ((sees: {}) => Eigenschaften);
    readonly Ausführende:
      Eigenschaften | ((sees: { readonly Einleitende: Eigenschaften }) => Eigenschaften);
  };
  readonly other: $NotPossible;
}

export interface FernkampfArgs {
  readonly Schütze: FigurInput | Monster;
  readonly Ziel: FigurInput | Monster;
  readonly Schusswaffe: FernkampfwaffeInput;
  readonly Schusskunst: Skills | (string & {});
  readonly Ausweichkunst: Skills | (string & {});
  readonly Entfernung: number;
  readonly Boni?: number;
  /** etwa Deckung */
  readonly Mali?: number;
}

/** The types of Fernkampf. */
export interface FernkampfTypes {
  readonly args: FernkampfArgs;
  readonly result: "Treffer" | "kein Treffer";
  readonly after: {
    readonly Schütze: Figur | Monster;
    readonly Ziel: Figur | Monster;
    readonly Schusswaffe: Fernkampfwaffe;
  };
  readonly values: {
    readonly Überraschung: boolean;
    readonly Distanz: "kurz" | "normal" | "lang";
    readonly "alle Boni": number;
    readonly "alle Mali": number;
    readonly Angriff: Erfolgsgrad;
    readonly Gegenwehr: Erfolgsgrad;
    readonly Ausweichwurf: Erfolgsgrad;
    readonly Sieg: boolean;
    readonly Schuss: number;
    readonly Wunde: number;
  };
  readonly answers: {
    readonly Überraschung: boolean | ((sees: {}) => boolean);
    readonly Einleitende: Eigenschaften | ((sees: {}) => Eigenschaften);
    readonly Ausführende:
      Eigenschaften | ((sees: { readonly Einleitende: Eigenschaften }) => Eigenschaften);
  };
  readonly other: $NotPossible;
}

export interface PhysischeGewaltArgs {
  readonly Figur: FigurInput | Monster;
  readonly amount: number;
}

/** The types of Physische Gewalt. */
export interface PhysischeGewaltTypes {
  readonly args: PhysischeGewaltArgs;
  readonly result: null;
  readonly after: { readonly Figur: Figur | Monster };
  readonly values: {};
  readonly answers: {};
  readonly other: never;
}

export interface GezielteEinwirkungArgs {
  readonly Figur: FigurInput | Monster;
  readonly amount: number;
  readonly Ziel: Eigenschaften;
}

/** The types of Gezielte Einwirkung. */
export interface GezielteEinwirkungTypes {
  readonly args: GezielteEinwirkungArgs;
  readonly result: null;
  readonly after: { readonly Figur: Figur | Monster };
  readonly values: {};
  readonly answers: {};
  readonly other: never;
}

/** The state of Kampf: plain JSON, replayed by its log. */
export interface KampfState extends Omit<Kampf, "$"> {
  readonly $: { readonly ruleset: string; readonly version: string; readonly conflict: "Kampf" };
  readonly $members: Readonly<
    Record<
      string,
      {
        readonly side: "Beteiligte" | null;
        readonly joined?: number;
        readonly sheet: Figur;
        readonly rolls?: readonly number[];
      }
    >
  >;
  readonly $turn: {
    readonly round: number;
    readonly turn: number;
    readonly side: "Beteiligte" | null;
    readonly actor: string | null;
    readonly open: boolean;
    readonly done: number;
    readonly did?: readonly string[];
    readonly queue: readonly (string | null)[];
  };
  readonly $ended: boolean;
  readonly $log: readonly $LogEntry[];
}

/** Who takes part, by keys of your own, and fields of Kampf. */
export interface KampfStart extends Omit<KampfInput, "$"> {
  readonly Beteiligte: Readonly<Record<string, FigurInput>>;
}

/** What a member does; members are named by their keys. */
export type KampfMove =
  | "goes on"
  | {
      readonly who: string;
      readonly does: "Nahkampf";
      readonly against: string;
      readonly with: {
        readonly Angriffsskill: Skills | (string & {});
        readonly Abwehrskill: Skills | (string & {});
        readonly Angriffswaffe: number | object;
        readonly Abwehrwaffe: number | object;
        readonly Boni?: number;
        readonly Mali?: number;
      };
    }
  | {
      readonly who: string;
      readonly does: "Fernkampf";
      readonly against: string;
      readonly with: {
        readonly Schusskunst: Skills | (string & {});
        readonly Ausweichkunst: Skills | (string & {});
        readonly Schusswaffe: number | object;
        readonly Entfernung: number;
        readonly Boni?: number;
        readonly Mali?: number;
      };
    }
  | { readonly who: string; readonly joins: "Beteiligte"; readonly sheet?: FigurInput }
  | { readonly who: string; readonly leaves: true };

export interface KampfTypes {
  readonly state: KampfState;
  readonly start: KampfStart;
  readonly move: KampfMove;
  readonly tactics: { readonly Beteiligte?: never };
  readonly ended: boolean;
}

/** Makes and checks sheets of this kind. */
export declare const figur: $SheetDoor<Figur, FigurInput, FigurView>;
/** Makes and checks sheets of this kind. */
export declare const monster: $SheetDoor<Monster, MonsterInput, MonsterView>;
/** Makes and checks things of this kind. */
export declare const waffe: $Door<Waffe, WaffeInput, WaffeView>;
/** Makes and checks things of this kind. */
export declare const fernkampfwaffe: $Door<Fernkampfwaffe, FernkampfwaffeInput, FernkampfwaffeView>;
/** Kontrollwurf. §, § */
export declare const kontrollwurf: $Action<KontrollwurfTypes>;
/** Erst einleiten, dann ausführen. Ersatzprobe. */
export declare const ersatzprobe: $Action<ErsatzprobeTypes>;
/** Mit Skill ein Kontrollwurf, ohne ihn zwei Eigenschaften. Probe. */
export declare const probe: $Action<ProbeTypes>;
/** Training umstellen. */
export declare const trainingUmstellen: $Action<TrainingUmstellenTypes>;
/** Heilung. */
export declare const heilung: $Action<HeilungTypes>;
/** Nur mit Technik oder Übernatürlichem. Maximallevel ausgleichen. */
export declare const maximallevelAusgleichen: $Action<MaximallevelAusgleichenTypes>;
/** Würfelduell. Nahkampf. */
export declare const nahkampf: $Action<NahkampfTypes>;
/** Wer das Ziel ist, kann nur ausweichen. Fernkampf. */
export declare const fernkampf: $Action<FernkampfTypes>;
/** Physische Gewalt. § */
export declare const physischeGewalt: $Action<PhysischeGewaltTypes>;
/** Chemisch, hypnotisch … Gezielte Einwirkung. */
export declare const gezielteEinwirkung: $Action<GezielteEinwirkungTypes>;
/** Wer wann handelt, ergibt das Spiel. Kampf. § */
export declare const kampf: $Conflict<KampfTypes>;
/** Sheets, things, actions and conflicts with their fields and parameters, in the order of the text: enough to draw forms. */
export declare const meta: $Meta;
/** Everything the sheet can do, and why not. `given`: what is known already, by roles and parameters. */
export declare const actions: (
  sheet: FigurInput,
  options?: $ChoicesOptions,
) => readonly $ActionChoice[];
export { $dice as dice, $text as text, $RuleError as RuleError };
export type {
  $Rolled as Run,
  $NotPossible as NotPossible,
  $Odds as Odds,
  $Following as Following,
  $Exact as Exact,
  $Problem as Problem,
  $SheetChange as Change,
  $TraceEntry as TraceEntry,
  $Step as Step,
  $Resume as Resume,
  $Dice as Dice,
  $SeededDice as SeededDice,
  $Action as Action,
  $Door as Door,
  $SheetDoor as SheetDoor,
  $Migrated as Migrated,
  $SaveChange as SaveChange,
  $Seen as Seen,
  $Conflict as Conflict,
  $ConflictOdds as ConflictOdds,
  $LogEntry as LogEntry,
  $SeenPart as SeenPart,
  $Meta as Meta,
  $SheetMeta as SheetMeta,
  $FieldMeta as FieldMeta,
  $ActionMeta as ActionMeta,
  $AskMeta as AskMeta,
  $ConflictMeta as ConflictMeta,
  $MoveMeta as MoveMeta,
  $MigratedState as MigratedState,
  $ConflictStep as ConflictStep,
  $MoveTrace as MoveTrace,
  $ConditionMeta as ConditionMeta,
  $ValueMeta as ValueMeta,
  $ActionChoice as Choice,
  $ChoicesOptions as ChoicesOptions,
  $Can as Can,
};

// The runtime: what these rules use of it, the same in every engine.

/** What is wrong: first the problem, then the thing. */
type $RuleErrorCode = "too-large" | "endless" | "missing-dice" | "unused-dice" | "mismatched-dice" | "malformed-dice" | "missing-answer" | "unused-answer" | "mismatched-answer" | "differing-resume" | "not-possible" | "unknown-plan" | "unknown-dice" | "mismatched-slots" | "missing-value" | "mismatched-value" | "malformed-fraction" | "zero-denominator" | "mismatched-sheet" | "mismatched-arguments" | "mismatched-resume" | "unknown-answer" | "unknown-outcome" | "unknown-path" | "impossible-condition" | "missing-function" | "unknown-function" | "mismatched-function" | "differing-function";
/** Plain JSON that says what the message says: names, limits, what was found. */
type $ErrorData = Readonly<Record<string, string | number | boolean | null | readonly number[]>>;
/** A problem of problems.ts, as far as an error knows it. */
interface $ProblemData {
    readonly path: string;
    readonly code: string;
    readonly message: string;
    readonly allowed: unknown;
    readonly clause: string | null;
}
/** Misuse by the caller. `message` is English; `code` and `data` are what a program goes by. */
declare class $RuleError extends Error {
    /** Inside an engine the class has another name; who reads a stack should meet this one. */
    static readonly name: string;
    readonly code: $RuleErrorCode;
    readonly data: $ErrorData;
    /** What is wrong with a sheet or with arguments, place by place; else empty. */
    readonly problems: readonly $ProblemData[];
    constructor(code: $RuleErrorCode, message: string, data?: $ErrorData, problems?: readonly $ProblemData[]);
    toJSON(): {
        readonly code: $RuleErrorCode;
        readonly message: string;
        readonly data: $ErrorData;
        readonly problems: readonly $ProblemData[];
    };
}
/** The four words of sfc32, each 0..2^32-1; the last is its counter. JSON. */
type $RandomState = readonly [a: number, b: number, c: number, counter: number];
/** A value (NONE for none), or for a placing an order of 0..n-1: which value goes to which place. */
type $io_Given = number | readonly number[];
/** A value as JSON has it. */
type $Plain = string | number | boolean | null;
/** Why a value does not fit; `allowed` says what would. */
interface $Misfit {
    readonly code: "mismatched-value" | "out-of-range" | "unknown-name";
    readonly message: string;
    readonly allowed: readonly $Plain[] | {
        readonly from: number;
        readonly to: number;
    } | string;
}
type $ProblemCode = $Misfit["code"] | "missing-value" | "unknown-key" | "duplicate-key" | "misplaced-key" | "malformed-dice" | "too-large" | "differing-ruleset"
/** It is of an older version, or of this one in another shape: `migrate` can bring it here. */
 | "migrate" | "newer-version" | "missing-version" | "lost-value" | "ambiguous-name"
/** Played again, the log of a conflict does not lead to its state. */
 | "differing-log"
/** Two sheets of a call bring different entries under one name. */
 | "differing-entry" | "broken-law";
/** `path`: keys joined by dots, "" for the whole. `clause`: the clause of the rules that says so, if one is named. */
interface $Problem {
    readonly path: string;
    readonly code: $ProblemCode;
    readonly message: string;
    readonly allowed: readonly $Plain[] | {
        readonly from: number;
        readonly to: number;
    } | string | null;
    readonly clause: string | null;
}
/** The same as an argument says it: the role whose list it is, the list, the place in it. */
interface $LyingAt {
    readonly of: string;
    readonly in: string;
    readonly at: number;
}
type $PlainAnswers = Readonly<Record<string, unknown>>;
/** An exact number: "81/200". */
interface $Exact {
    readonly n: bigint;
    readonly d: bigint;
    readonly toString: () => string;
    /** The nearest double. */
    readonly toNumber: () => number;
    readonly toJSON: () => string;
}
/** The rules do not allow it. Nothing was rolled or changed. */
interface $NotPossible {
    readonly possible: false;
    /** A sentence for people. */
    readonly why: string;
    /** Which reason it is. */
    readonly code: string;
    readonly clause: string | null;
}
/** What throws the dice of a roll. */
interface $Dice {
    /** A side of a die, 1 to `sides`; `label` says for what. */
    readonly throwDie: (sides: number, label: string) => number;
    /** At the end of a roll. @throws RuleError `unused-dice`. */
    readonly finish: () => void;
}
interface $SeededDice extends $Dice {
    /** Where they stand: JSON, for `dice.restored`. */
    readonly state: () => $RandomState;
}
interface $DiceMaker {
    /** Dice from a seed, any whole number: the same seed, the same dice, on every machine. */
    readonly seeded: (seed: number) => $SeededDice;
    /** Goes on from a state. */
    readonly restored: (state: $RandomState) => $SeededDice;
    /** Sides in the order in which they fall; throws where one is missing or left over. */
    readonly scripted: (sides: readonly number[]) => $Dice;
    /** Dice nobody can foresee. */
    readonly random: () => $SeededDice;
}
declare const $dice: $DiceMaker;
/** `rule`: the sentence of the rules; `of`: the name of the check or action it stands in; `depth`: how many calls deep. */
interface $EntryBase {
    readonly rule: string;
    readonly clauses: readonly string[];
    readonly of: string;
    readonly depth: number;
    readonly secret: boolean;
}
type $TraceEntry = $EntryBase & ({
    readonly kind: "roll";
    readonly name: string;
    readonly dice: string;
    readonly value: $Plain | readonly $Plain[];
} | {
    readonly kind: "answer";
    readonly name: string;
    readonly value: $Plain | readonly $Plain[];
} | {
    readonly kind: "value";
    readonly name: string;
    readonly value: $Plain;
} | {
    readonly kind: "change";
    readonly path: string;
    readonly from: $Plain;
    readonly to: $Plain;
} | {
    readonly kind: "call";
    readonly name: string;
} | {
    readonly kind: "result";
    readonly value: $Plain;
} | {
    readonly kind: "impossible";
    readonly why: string;
});
/** A change of a sheet or thing, what follows from limits and reactions included. */
interface $SheetChange {
    readonly path: string;
    /** Of a list of values or things: the whole list. */
    readonly from: $Plain | readonly $Plain[] | readonly object[];
    readonly to: $Plain | readonly $Plain[] | readonly object[];
    readonly rule: string;
    readonly clause: string | null;
}
/** `After`: sheets and things by their role; `Args`: what the call took. */
interface $Rolled<Args, Result, After, Other> {
    readonly possible: true;
    readonly result: Result;
    /** What did not change is the same object as before. */
    readonly after: After;
    readonly changes: readonly $SheetChange[];
    /** Sides of single dice in the order thrown; played again they give the same run. */
    readonly faces: readonly number[];
    readonly trace: readonly $TraceEntry[];
    /** The same dice with other arguments; dice that are missing then are thrown anew. */
    readonly again: (changed: Partial<Args>) => $Rolled<Args, Result, After, Other> | Other;
}
interface $RollOptions {
    /** Left out: dice nobody can foresee. */
    readonly dice?: $Dice;
    readonly answers?: $PlainAnswers;
}
/** `open`: what is still to be given; then it is only said whether any choice is possible. */
type $Can = {
    readonly ok: true;
    readonly open?: readonly string[];
} | {
    readonly ok: false;
    readonly why: string;
    readonly code: string;
    readonly clause: string | null;
    readonly open?: readonly string[];
};
/** `E`: an end, its result and what was kept. `Whole`: an end with its sheets and things whole. */
interface $Odds<E, Result, Whole> {
    readonly possible: true;
    /** Of a result, or of all ends for which a test holds. */
    readonly chance: (of: Result | ((end: E) => boolean)) => $Exact;
    /** Every result that can come, in the order of the scale. */
    readonly outcomes: () => readonly {
        readonly result: Result;
        readonly chance: $Exact;
    }[];
    /** The mean of a number. */
    readonly mean: (of: string | ((end: E) => number)) => $Exact;
    /** What the odds are where this holds. @throws RuleError `impossible-condition` where it never does. */
    readonly given: (of: Result | ((end: E) => boolean)) => $Odds<E, Result, Whole>;
    /**
     * What follows: for each end the odds of the next action, called with the sheets as they are then. `null`, or that it is not
     * possible: nothing follows. The ends are those of what follows; `end.before` is the one they follow.
     */
    readonly andThen: <E2, Result2, Whole2>(next: (end: Whole) => $Odds<E2, Result2, Whole2> | $NotPossible | null) => $Odds<$Following<E2, E>, Result2 | null, $Following<Whole2, Whole>>;
    readonly ends: readonly {
        readonly end: E;
        readonly chance: $Exact;
    }[];
    /**
     * What a law of a sheet throws away, law by law: it counts as not possible, and the state before it stays. These are no ends; a mean of
     * something under `after` counts them as it stood before.
     */
    readonly forbidden: readonly {
        readonly why: string;
        readonly code: string;
        readonly chance: $Exact;
    }[];
    /**
     * 0 where every end is told apart. Else, of dice that explode without a bound or a count in a loop without one: at most so much lies
     * where two values, the first and the furthest, stand for all; means, and whatever holds for all of them or none, are exact even so.
     */
    readonly beyond: $Exact;
}
type $Following<Next, Before> = (Next & {
    readonly follows: true;
    readonly before: Before;
}) | {
    readonly follows: false;
    readonly result: null;
    readonly before: Before;
};
/** Plain JSON. `fingerprint` is that of rules and input: what was begun under one is not gone on with under another. */
interface $Resume {
    readonly faces: readonly number[];
    readonly answers: readonly $io_Given[];
    readonly fingerprint: string;
    readonly waits: "roll" | "ask";
    /** Texts given so far, where the rule asks for texts. */
    readonly texts?: readonly string[];
}
/** What a rule waits for: a die to be thrown, or an answer. */
type $step_door_Waiting = {
    readonly kind: "roll";
    readonly sides: number;
    readonly label: string;
    readonly resume: $Resume;
} | {
    readonly kind: "ask";
    readonly key: string;
    readonly asks: "gm" | "player";
    readonly label: string;
    /** Any text will do, the empty one too. */
    readonly text: boolean;
    readonly range: {
        readonly from: number;
        readonly to: number;
    } | null;
    readonly options: readonly $Plain[] | null;
    /** So many values are to be put in an order of 0 to this minus 1; `options` are their places, by which the answer may go too. */
    readonly placing: number | null;
    readonly usual: $Plain;
    readonly secret: boolean;
    readonly sees: Readonly<Record<string, $Plain>>;
    readonly resume: $Resume;
};
/** What a rule waits for, or its end. */
type $Step<R> = $step_door_Waiting | {
    readonly kind: "done";
    readonly run: R;
};
interface $OddsOptions<Keep, Answers> {
    readonly answers?: Answers;
    /** What of an end is asked for beside the result: named rolls and lets, places under `after`. */
    readonly keep?: readonly Keep[];
    /** How much work it may be; about ten seconds unless it says otherwise. */
    readonly budget?: number;
}
/** The types of one action. `Other`: never, or what comes instead where the rules forbid it. */
interface $ActionTypes {
    readonly args: object;
    readonly result: $Plain;
    readonly after: object;
    readonly values: object;
    readonly answers: object;
    readonly other: unknown;
}
interface $Action<T extends $ActionTypes> {
    readonly name: string;
    readonly clauses: readonly string[];
    /** Whether the rules allow it now, or may: what is left out is told as still open. Uses no dice. */
    readonly can: (args: Partial<T["args"]>) => $Can;
    /** Plays it once. */
    readonly roll: (args: T["args"], options?: Omit<$RollOptions, "answers"> & {
        readonly answers?: Partial<T["answers"]>;
    }) => $Rolled<T["args"], T["result"], T["after"], T["other"]> | T["other"];
    /** All its ends with their exact chances. @throws RuleError `too-large` beyond the budget, naming the roll. */
    readonly odds: <const K extends $KeepPath<T> = never>(args: T["args"], options?: $OddsOptions<K, $AnswerRules<T["answers"]>>) => $Odds<$action_End<T, K>, T["result"], $action_WholeEnd<T, K>> | T["other"];
    /** Plays it die by die: plain JSON, to be gone on with anywhere. `given`: the side thrown, or the answer; left out, it says again what it waits for. */
    readonly step: (args: T["args"], resume?: object, given?: unknown) => $Step<$Rolled<T["args"], T["result"], T["after"], T["other"]> | T["other"]>;
}
/** Each answer, or a rule over what the asked person sees. */
type $AnswerRules<A> = {
    readonly [K in keyof A]?: A[K];
};
/** All paths into plain data, those that end above values included. */
type $Path<T> = T extends readonly unknown[] ? never : T extends object ? {
    [K in Exclude<keyof T, "$"> & string]: K | (T[K] extends readonly unknown[] ? never : T[K] extends object ? `${K}.${$Path<T[K]>}` : never);
}[Exclude<keyof T, "$"> & string] : never;
type $KeepPath<T extends $ActionTypes> = (keyof T["values"] & string) | `after.${$Path<T["after"]>}`;
/** What lies at a path, in its place. */
type $action_At<T, P extends string> = P extends keyof T ? {
    readonly [K in P]: T[K];
} : P extends `${infer A}.${infer B}` ? A extends keyof T ? {
    readonly [K in A]: $action_At<T[K], B>;
} : never : never;
type $Joined<U> = (U extends unknown ? (u: U) => void : never) extends (all: infer I) => void ? I : never;
/** An end: the result, and what was kept. */
type $action_End<T extends $ActionTypes, K extends string> = {
    readonly result: T["result"];
} & ([
    K
] extends [never] ? unknown : $Joined<K extends string ? $action_At<T["values"] & {
    readonly after: T["after"];
}, K> : never>);
/** The same with all sheets and things whole. */
type $action_WholeEnd<T extends $ActionTypes, K extends string> = $action_End<T, K> & {
    readonly after: T["after"];
};
interface $Label {
    readonly de: string;
    readonly en: string;
}
type $Widget = "number" | "bar" | "boxes" | "segments" | "checkbox" | "select" | "text" | "dice" | "checklist" | "things" | "list"
/** Places, each empty or with one of the options. */
 | "slots"
/** It is calculated: shown, never filled in. */
 | "output";
/** A value to show or to fill in. */
interface $ValueMeta {
    readonly key: string;
    readonly label: $Label;
    readonly about: string | null;
    readonly kind: "number" | "yes-no" | "text" | "dice" | "choice";
    readonly range: {
        readonly from: number;
        readonly to: number;
    } | null;
    readonly unit: string | null;
    /** What may be chosen; null where that is no choice. */
    readonly options: readonly $Plain[] | null;
    /** What it is where nothing is given; null also where that is worked out. */
    readonly start: $Plain | readonly $Plain[];
    /** It must be given. */
    readonly must: boolean;
    /** How many values in a list; null: one value. */
    readonly many: {
        readonly from: number;
        readonly to: number;
    } | null;
    readonly clause: string | null;
    readonly widget: $Widget;
}
interface $FieldMeta extends $ValueMeta {
    readonly calculated: boolean;
    /** Names with one value each; null: one value. */
    readonly entries: readonly {
        readonly key: string;
        readonly label: $Label;
    }[] | null;
    /** Kinds of things that may lie in the list, by their names in `things`; null: no such list. */
    readonly things: readonly string[] | null;
}
/** `constant`: what the engine exports it as. */
interface $SheetMeta {
    readonly name: string;
    readonly label: $Label;
    readonly constant: string;
    readonly groups: readonly {
        readonly title: readonly string[];
        readonly fields: readonly $FieldMeta[];
    }[];
    /** Conditions that are gained and lost; they stand under `$conditions`. Those that follow from values only the view shows. */
    readonly conditions: readonly $ConditionMeta[];
    /** Open lists to which it can add entries of its own, under `$entries`; left out where there are none. */
    readonly adds?: readonly $AddsMeta[];
}
/** So many entries can be added, each with a name of its own and these columns. */
interface $AddsMeta {
    readonly key: string;
    readonly label: $Label;
    readonly most: number;
    readonly columns: readonly $ValueMeta[];
}
/** In a sheet it is `true`, or where it holds anything an object of it. */
interface $ConditionMeta {
    readonly key: string;
    readonly label: $Label;
    /** Of 1 to this many; its key is `level`. */
    readonly levels: number | null;
    readonly fields: readonly $FieldMeta[];
}
interface $ActionMeta {
    readonly name: string;
    readonly label: $Label;
    readonly constant: string;
    readonly word: string;
    readonly clause: string | null;
    /** Sheets and things that take part. `from`: whose list a thing is taken from. */
    readonly roles: readonly {
        readonly key: string;
        readonly label: $Label;
        readonly of: string;
        readonly from: {
            readonly role: string;
            readonly list: string;
        } | null;
    }[];
    readonly params: readonly $ValueMeta[];
    /** What it may ask while it is played, called rules too; `key` is the key of the answer. */
    readonly asks: readonly $AskMeta[];
}
interface $AskMeta extends $ValueMeta {
    readonly by: "gm" | "player";
    readonly secret: boolean;
    /** So many values are put in an order, `options` are their places; null: one value. */
    readonly placing: number | null;
}
/** What is exported as `constant`; `fields` are those of its state beside members, turn and log. */
interface $ConflictMeta extends $SheetMeta {
    readonly clause: string | null;
    readonly sides: readonly {
        readonly key: string;
        readonly label: $Label;
        /** The sheet of its members, by its name. */
        readonly of: string;
        /** How many members it has at the start; `to` null: as many as you like. */
        readonly from: number;
        readonly to: number | null;
        /** Tactics its members can follow. */
        readonly tactics: readonly string[];
    }[];
    /** Whose turn comes next: that of the next side, of the next member by value or roll, or everybody acts freely. */
    readonly order: "alternating" | "by" | "free";
    /** How it can end; empty: it only ends. */
    readonly ends: readonly $Plain[];
    readonly actions: readonly $MoveMeta[];
}
/** What members can do. The one who acts, `against` and members in `with` are named by their keys. */
interface $MoveMeta {
    readonly name: string;
    readonly label: $Label;
    readonly constant: string;
    readonly clause: string | null;
    /** The sheet of the one who does it; null: anybody. */
    readonly by: string | null;
    /** The sheet of the opponent; null: it goes against nobody. */
    readonly against: string | null;
    /** Further members and things, by their keys in `with`; things by their number in the list of the one who acts. */
    readonly roles: $ActionMeta["roles"];
    readonly params: readonly $ValueMeta[];
    readonly asks: readonly $AskMeta[];
}
interface $Meta {
    readonly sheets: readonly $SheetMeta[];
    readonly things: readonly $SheetMeta[];
    readonly actions: readonly $ActionMeta[];
    readonly conflicts: readonly $ConflictMeta[];
}
/**
 * What became of a save. `renamed`: from the old place or name to the new one; `new`: began at its start value; `continued`: the log of
 * a conflict goes on from here, because under these rules what it tells does not lead here.
 */
interface $SaveChange {
    readonly path: string;
    readonly from: unknown;
    readonly to: unknown;
    readonly why: "version" | "renamed" | "new" | "dropped" | "continued";
}
type $Migrated<T> = {
    readonly ok: true;
    readonly sheet: T;
    readonly changes: readonly $SaveChange[];
} | {
    readonly ok: false;
    readonly problems: readonly $Problem[];
};
interface $MigrateOptions {
    /** Places in the save whose values may go, by their paths: nothing else is ever dropped. */
    readonly drop?: readonly string[];
}
/** A value with modifiers. `base`: what is stored, null for what is calculated; `min`, `max`: its ends now, null where it has none. */
interface $Seen<T> {
    readonly value: T;
    readonly base: T | null;
    readonly min: number | null;
    readonly max: number | null;
    /** Where a number comes from: its base, then every modifier that is there. What is not suppressed adds up to `value`. */
    readonly parts: readonly $SeenPart[];
}
/** `suppressed`: so much of it is there and does not count. */
interface $SeenPart {
    readonly label: string;
    readonly amount: number;
    readonly rule: string;
    readonly clause: string | null;
    readonly suppressed?: true;
    /** The kind of modifier, where only the best and the worst of a kind count. */
    readonly kind?: string;
}
/** Makes sheets (or things) of one kind. `T`: what comes out; `Input`: what may be given. */
interface $Door<T, Input, View> {
    /** The checked sheet, start values filled in, deeply frozen. @throws RuleError `mismatched-sheet` with all problems. */
    (input?: Input): T;
    /** Everything that is wrong with it; empty if it can be used. Never throws. */
    readonly check: (input: unknown) => readonly $Problem[];
    /** Every value as it counts now, with modifiers; calculated ones too. */
    readonly view: (sheet: Input) => View;
    /**
     * The sheet with other values, by their paths as changes name them: a correction. It is checked as a whole and wakes no reaction.
     * @throws RuleError `unknown-path`, `mismatched-sheet`.
     */
    readonly set: {
        (sheet: Input, path: string, value: unknown): T;
        (sheet: Input, values: Readonly<Record<string, unknown>>): T;
    };
    /** It came out of this door, or out of a run. */
    readonly is: (value: unknown) => value is T;
}
/** Of sheets: they are also written down and read again. */
interface $SheetDoor<T, Input, View> extends $Door<T, Input, View> {
    /** The sheet as it should be kept: plain JSON that also says which shape it was written for. */
    readonly save: (sheet: Input) => T;
    /** Brings a save of this version or an older one here. Never throws; nothing is dropped but what `drop` names. */
    readonly migrate: (save: unknown, options?: $MigrateOptions) => $Migrated<T>;
}
interface $ActionChoice {
    readonly name: string;
    readonly label: $Label;
    /** What the engine exports it as. */
    readonly constant: string;
    readonly word: string;
    readonly ok: boolean;
    /** Why it is not possible. */
    readonly why?: string;
    readonly code?: string;
    readonly clause: string | null;
    /** The role of the one who does it. */
    readonly role: string;
    /** Roles and parameters that must still be given. */
    readonly open: readonly string[];
    readonly params: readonly $ValueMeta[];
    /** For each open role and parameter the values that are possible, where they can be listed. */
    readonly options: Readonly<Record<string, readonly ($Plain | $LyingAt)[]>>;
}
interface $ChoicesOptions {
    /** What is known already, by roles and parameters: who is attacked, with what. Actions take what they know of it. */
    readonly given?: Readonly<Record<string, unknown>>;
}
/**
 * What was done, in order; played again with these faces it gives the same state. `continues`: a state without log from which it goes
 * on, where what stands before was done under other rules.
 */
type $LogEntry = {
    readonly starts: Readonly<Record<string, unknown>>;
} | {
    readonly continues: Readonly<Record<string, unknown>>;
} | {
    readonly does: unknown;
    readonly faces: readonly number[];
    readonly answers?: Readonly<Record<string, unknown>>;
};
interface $ConflictOddsOptions {
    /** How many turns are played out, an open one among them. */
    readonly turns?: number;
    /** How many actions; turns may be left out then. */
    readonly actions?: number;
    /** `Ada.Lebenspunkte`, or a field of the conflict: what of an end is asked for beside how it ended. */
    readonly keep?: readonly string[];
    /** Answers to questions of actions. */
    readonly answers?: Readonly<Record<string, number>>;
    /** Most states that are looked at. */
    readonly budget?: number;
}
interface $ConflictEnd<Ended> {
    readonly ended: Ended;
    readonly kept: Readonly<Record<string, unknown>>;
}
interface $ConflictOdds<Ended> {
    readonly chance: (of: Ended | ((end: $ConflictEnd<Ended>) => boolean)) => $Exact;
    readonly mean: (of: string) => $Exact;
    readonly ends: readonly {
        readonly end: $ConflictEnd<Ended>;
        readonly chance: $Exact;
    }[];
}
/** A move and what happened in it. */
interface $MoveTrace<M> {
    readonly move: M;
    readonly trace: readonly $TraceEntry[];
}
/** A conflict brought to this version, or why not. */
type $MigratedState<T> = {
    readonly ok: true;
    readonly state: T;
    readonly changes: readonly $SaveChange[];
} | {
    readonly ok: false;
    readonly problems: readonly $Problem[];
};
/** What a move waits for, or the state it leads to. */
type $ConflictStep<S> = $step_door_Waiting | {
    readonly kind: "done";
    readonly state: S;
};
interface $MoveOptions {
    readonly dice?: $Dice;
    /** Values only, by the keys of the questions: the log must replay. */
    readonly answers?: Readonly<Record<string, unknown>>;
}
/** What a member may do now: a move, whole where it needs nothing more. */
type $Option<M> = Extract<M, {
    readonly does: string;
}> & $Open;
interface $Open {
    /** Arguments that the caller must still give. */
    readonly needs: readonly string[];
    /** What it may ask the game master or a player; those are the keys of answers. */
    readonly asks: readonly string[];
}
interface $ConflictTypes {
    readonly state: object;
    readonly start: object;
    readonly move: unknown;
    readonly tactics: object;
    readonly ended: unknown;
}
interface $Conflict<T extends $ConflictTypes> {
    readonly name: string;
    /** A new one: for each side its members by keys of their own, and fields. */
    readonly start: (sides: T["start"]) => T["state"];
    /** What can be done now, with all arguments that are sheets of members or things in their lists. */
    readonly options: (state: T["state"]) => readonly $Option<T["move"]>[];
    /** Does it, with all that follows from it. Going on ends the turn if one is open and begins the next one. */
    readonly act: (state: T["state"], move: T["move"], options?: $MoveOptions) => T["state"] | $NotPossible;
    /** The same die by die: plain JSON, to be gone on with anywhere. `given`: the side thrown, or the answer; left out, it says again what it waits for. */
    readonly step: (state: T["state"], move: T["move"], resume?: object, given?: unknown) => $ConflictStep<T["state"] | $NotPossible>;
    /** What the side whose turn it is does by its tactic; "goes on" where it can do nothing. */
    readonly choose: (state: T["state"], tactics: T["tactics"]) => T["move"];
    /** What was done so far, as JSON. */
    readonly log: (state: T["state"]) => readonly $LogEntry[];
    /** What happened so far, move by move, for `text`; its log is played again. @throws as replay */
    readonly trace: (state: T["state"]) => readonly $MoveTrace<T["move"]>[];
    /** The state a log leads to. @throws RuleError `mismatched-value` */
    readonly replay: (log: readonly $LogEntry[]) => T["state"];
    /** Exact odds of what comes, each side by its tactic. @throws RuleError `too-large` beyond the budget. */
    readonly odds: (state: T["state"], tactics: T["tactics"], options: $ConflictOddsOptions) => $ConflictOdds<T["ended"]>;
    /** Everything that is wrong with a state; its log is played again. Empty if it can be used. Never throws. */
    readonly check: (state: unknown) => readonly $Problem[];
    /** The state as it should be kept: plain JSON that also says which shape it was written for. */
    readonly save: (state: T["state"]) => T["state"];
    /** Brings a save of this version or an older one here. Never throws; nothing is dropped but what `drop` names. */
    readonly migrate: (save: unknown, options?: $MigrateOptions) => $MigratedState<T["state"]>;
}
type $Tongue = "de" | "en";
interface $TellOptions {
    /** Who reads it. A player does not see what the rules call secret. */
    readonly for?: "player" | "gm";
}
/** One line an entry, what lies in a call indented; the clauses of the rules behind it. */
declare function $text(trace: readonly $TraceEntry[], tongue?: $Tongue, options?: $TellOptions): string;
