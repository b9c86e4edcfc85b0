/**
 * The Model: a ruleset as plain JSON, with names resolved, types decided and the sentences in order. No spans (Origins keep
 * them), no AST. Source of grammar/model.schema.json.
 *
 * Invariants: every id used is declared in the same Model; an expression's `type` is final; only declarations without
 * errors are in it. All names are the designer's own, in NFC.
 */

/** `<kind>/<name>`, for example `check/Probe`, `sheet/Charakter`, `collection/Probewerte`; inner things go on: `sheet/Charakter/Moral`. */
export type Id = string;

export interface Model {
  readonly format: 1;
  readonly ruleset: RulesetInfo;
  readonly sources: readonly SourceInfo[];
  readonly units: readonly UnitInfo[];
  readonly modifierKinds: readonly ModifierKind[];
  readonly scales: readonly Scale[];
  readonly constants: readonly Constant[];
  readonly tables: readonly Table[];
  readonly formulas: readonly Formula[];
  readonly sheets: readonly Sheet[];
  readonly collections: readonly Collection[];
  readonly catalogues: readonly Catalogue[];
  readonly conditions: readonly Condition[];
  readonly checks: readonly Check[];
  readonly cascades: readonly Cascade[];
  readonly conflicts: readonly Conflict[];
  readonly tactics: readonly Tactic[];
  /** `principle`, `reading`, `todo`, in text order. */
  readonly prose: readonly Prose[];
  readonly examples: readonly Example[];
  readonly oddsTables: readonly OddsTable[];
  /** The text in its order; what a book of the rules follows. */
  readonly outline: readonly OutlineItem[];
  /** What names are called in other languages; left out where nothing says so. */
  readonly translations?: readonly Translation[];
  /** What an engine exports things as; left out where nothing says so. */
  readonly identifiers?: readonly PinnedIdentifier[];
}
/** A label goes with a name, whatever has it: no two names share one. */
export interface Translation { readonly language: "de" | "en"; readonly labels: readonly Label[] }
export interface Label { readonly name: string; readonly label: string; readonly short: string | null }
export interface PinnedIdentifier { readonly name: string; readonly identifier: string }

/**
 * @discriminator kind
 */
export type OutlineItem =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "prose"; readonly text: string }
  | { readonly kind: "declaration"; readonly id: Id };

/** What every declaration and sentence may carry. `clauses`: ids with the source's prefix, ranges spelled out as `from..to`. */
export interface Meta {
  readonly docs: readonly string[];
  readonly clauses: readonly string[];
}

export interface RulesetInfo extends Meta {
  readonly name: string;
  readonly version: string;
  readonly language: "de" | "en";
  readonly gm: string;
  readonly player: string;
  /** The edition this is, with the modules that are switched on, in their order; left out where there are none. */
  readonly edition?: string;
  readonly modules?: readonly ModuleInfo[];
}
export interface ModuleInfo extends Meta { readonly name: string }
export interface SourceInfo extends Meta {
  readonly name: string;
  /** File with the list of clauses, as written. */
  readonly list: string | null;
  readonly prefix: string;
}
export interface UnitInfo extends Meta {
  readonly id: Id;
  readonly name: string;
  /** How many of the base unit one is; the base unit itself has 1. */
  readonly factor: number;
  readonly base: Id;
}

// ── types ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * @discriminator kind
 */
export type Type =
  | NumberType
  | FractionType
  | YesNoType
  | TextType
  | DiceType
  | StepType
  | EntryType
  | SheetType
  | ThingType
  | ListType
  | OptionalType;

/** Whole numbers. Null: open on that side. Where a bound is calculated the field carries it (`low`, `high` of Field). */
export interface NumberType { readonly kind: "number"; readonly low: number | null; readonly high: number | null; readonly unit: Id | null }
/** Exact rational; never stored. */
export interface FractionType { readonly kind: "fraction"; readonly unit: Id | null }
export interface YesNoType { readonly kind: "yes-no" }
export interface TextType { readonly kind: "text" }
export interface DiceType { readonly kind: "dice" }
/** A step of a scale or choice, by its number, within low..high. `one of a, b or c` is a choice of its own (`Scale.anonymous`). */
export interface StepType { readonly kind: "step"; readonly scale: Id; readonly low: number; readonly high: number }
/** Which entry of one of these collections of a sheet: a reference. */
export interface EntryType { readonly kind: "entry"; readonly collections: readonly Id[] }
/** A sheet; also a conflict, whose fields are read in the same way (`sheet` is its id). */
export interface SheetType { readonly kind: "sheet"; readonly sheet: Id }
/** A thing of one of these catalogues. */
export interface ThingType { readonly kind: "thing"; readonly catalogues: readonly Id[] }
export interface ListType {
  readonly kind: "list";
  readonly of: Type;
  /**
   * @minimum 0
   * @maximum 1000000
   */
  readonly least: number;
  readonly most: number | null;
  /** Places that are told apart, some of them empty: `3 slots of T`. A calculated number of places stands in `high` of the field. */
  readonly slots?: true;
}
export interface OptionalType { readonly kind: "optional"; readonly of: Type }

// ── values named once ────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Named extends Meta {
  readonly id: Id;
  readonly name: string;
  readonly short: string | null;
  readonly formerly: readonly string[];
  /** Kept out of the API and the reference book. */
  readonly helper: boolean;
  /** Headings above it, outermost first. */
  readonly group: readonly string[];
}

/** A scale (ordered) or choice (only `is`). */
export interface Scale extends Named {
  readonly ordered: boolean;
  readonly anonymous: boolean;
  readonly steps: readonly Step[];
  /** The scale has a row `-`: its values may be none, under this name. */
  readonly none: string | null;
  /** What that row says beside; left out where it says nothing. */
  readonly noneDocs?: readonly string[];
  /** From this number on an outcome is a success; null: nothing said. */
  readonly success: number | null;
  readonly columns: readonly Column[];
}
/** A row `4..12` is one step with a band of numbers. `values`: the columns of `each`. */
export interface Step extends Meta {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly values: readonly (Expr | null)[];
  /** Names it had before; left out where there are none. */
  readonly formerly?: readonly string[];
}
export interface Column { readonly name: string; readonly type: Type }

/** `leftOpen`: a realisation decides; `value` is the usual one, or says that there is none. */
export interface Constant extends Named { readonly type: Type; readonly value: Expr; readonly leftOpen?: true }

export interface Table extends Named {
  /** `across` is the last key. */
  readonly keys: readonly TableKey[];
  readonly gives: readonly Column[];
  readonly rows: readonly TableRow[];
  /** `by roll 2W6`. */
  readonly roll: Dice | null;
}
export interface TableKey { readonly name: string; readonly type: Type }
/** One row, or one cell of a cross table: a set of values for each key, and the results in the order of `gives`. */
export interface TableRow extends Meta {
  readonly keys: readonly KeyPattern[];
  readonly values: readonly Expr[];
}
/**
 * Alternatives; null bounds are open (`10+`). `otherwise` takes what no other row takes. Keys that are entries or things are
 * numbered by their place in the collection (in the collections of the key's type, one after the other).
 * @discriminator kind
 */
export type KeyPattern = { readonly kind: "bands"; readonly bands: readonly (readonly [low: number | null, high: number | null])[] } | { readonly kind: "otherwise" };

export interface Formula extends Named {
  readonly params: readonly Param[];
  /** The acting sheet, in the role `self`. */
  readonly self: Role | null;
  readonly type: Type;
  /** `let`, `when`, `result` and `for each` only. */
  readonly body: Block;
  /** A realisation decides; the body is the usual one, or says that there is none. */
  readonly leftOpen?: true;
}
export interface Param extends Meta { readonly name: string; readonly type: Type; readonly usually: Expr | null }
export interface Role { readonly name: string; readonly sheet: Id }

// ── sheets ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Sheet extends Named {
  readonly is: Id | null;
  readonly fields: readonly Field[];
  readonly modifiers: readonly Modifier[];
  readonly reactions: readonly Reaction[];
  readonly must: readonly Must[];
}

/** A field of a sheet, thing or condition; an `each` line of a collection has one value per entry. In expressions the sheet is `self`, the entry `it`. */
export interface Field extends Named {
  /** Headings inside the sheet, outermost first. */
  readonly type: Type;
  readonly storage: "stored" | "calculated";
  readonly look: "plain" | "resource" | "track" | "clock";
  /** Calculated ends of a stored number; null where the type says all. */
  readonly low: Expr | null;
  readonly high: Expr | null;
  readonly rising: Expr | null;
  readonly start: Start;
  /** The value of a calculated field. */
  readonly value: Expr | null;
  /** A realisation decides how it is calculated. */
  readonly leftOpen?: true;
}
/**
 * @discriminator kind
 */
export type Start = { readonly kind: "given" } | { readonly kind: "at"; readonly value: Expr } | { readonly kind: "full" } | { readonly kind: "empty" };

/** Named values on a sheet: attributes, talents, skills, meta-talents, traits, values. */
export interface Collection extends Named {
  readonly word: "attributes" | "talents" | "skills" | "meta-talents" | "traits" | "values";
  readonly sheet: Id;
  readonly open: boolean;
  /** It is a field with parameters: one entry for each way to fill them; these are the names of the parameters, which are fields in `each`. */
  readonly keys?: readonly string[];
  /** The entry's own value (`each: …`, `each = …`), or null. */
  readonly own: Field | null;
  /** `each X: …`, stored or calculated, one value per entry. */
  readonly each: readonly Field[];
  readonly entries: readonly CollectionEntry[];
  readonly modifiers: readonly Modifier[];
  readonly reactions: readonly Reaction[];
}
/** `values`: what the row says of each `each` field (by name), null: the start value. Fields that are fixed by rows are `fixed`. */
export interface CollectionEntry extends Named { readonly values: Readonly<Record<string, Expr | null>> }

/** Kinds of things and their catalogue: feats, weapons, items, spells, things. Stored fields belong to each single thing. */
export interface Catalogue extends Named {
  readonly word: "feats" | "weapons" | "items" | "spells" | "things";
  readonly open: boolean;
  /** A thing counts only while this holds. */
  readonly while: Expr | null;
  readonly fields: readonly Field[];
  readonly entries: readonly CatalogueEntry[];
  readonly modifiers: readonly Modifier[];
  readonly reactions: readonly Reaction[];
  readonly forbids: readonly Forbid[];
}
export interface CatalogueEntry extends Named {
  readonly values: Readonly<Record<string, Expr | null>>;
  /** What `feat N of C { … }` or `extend feat N { … }` adds for this one. */
  readonly modifiers: readonly Modifier[];
  readonly reactions: readonly Reaction[];
  readonly forbids: readonly Forbid[];
  readonly needs: readonly Need[];
}

export interface Condition extends Named {
  readonly sheet: Id;
  /** Calculated; null: gained and lost. */
  readonly while: Expr | null;
  /** Levels 0..n; null: present or not. */
  readonly levels: number | null;
  readonly fields: readonly Field[];
  readonly modifiers: readonly Modifier[];
  readonly reactions: readonly Reaction[];
  readonly forbids: readonly Forbid[];
  readonly ends: Expr | null;
}

/** `modifier kinds A, B: …`: of several modifiers of one kind to one value, or to one check, perhaps not all count. */
export interface ModifierKind extends Named { readonly counting: "best-and-worst" | "best-bonus" | "all" }

/** `modifier e to X`. `as`: its kind. */
export interface Modifier extends Meta {
  readonly id: Id;
  readonly amount: Expr;
  readonly to: ModifierTarget;
  readonly upTo: Expr | null;
  readonly as: Id | null;
  readonly if: Expr | null;
}
/**
 * @discriminator kind
 */
export type ModifierTarget =
  | { readonly kind: "field"; readonly field: Id }
  /** One entry's own value. */
  | { readonly kind: "entry"; readonly collection: Id; readonly entry: string }
  /** The own value of every entry where `where` holds (`it` is the entry). */
  | { readonly kind: "each"; readonly collection: Id; readonly where: Expr | null }
  /** General: summed up as `modifiers` in that check. */
  | { readonly kind: "check"; readonly check: Id };

export interface Reaction extends Meta {
  readonly id: Id;
  /** What is watched, over `self` (and `it` where `any`). */
  readonly watched: Expr;
  readonly any: Id | null;
  readonly on: "reaches" | "falls" | "rises" | "below" | "above" | "gains" | "loses";
  readonly level: Expr | null;
  readonly body: Block;
}
export interface Must extends Meta { readonly id: Id; readonly test: Expr; readonly message: string }
/** `checks` null: every action. */
export interface Forbid extends Meta { readonly checks: readonly Id[] | null }
export interface Need extends Meta { readonly id: Id; readonly test: Expr; readonly message: string }

// ── procedures of play ───────────────────────────────────────────────────────────────────────────────────────────────────

export interface Check extends Named {
  /** `creation`: nobody does it; `self` is the sheet that it makes, with its start values. */
  readonly word: "check" | "action" | "move" | "procedure" | "creation";
  /** The acting sheet; null: a check of nobody. */
  readonly self: Role | null;
  readonly against: Role | null;
  /** `in Konflikt`: the conflict in which it takes place, under its name. */
  readonly conflict: Role | null;
  readonly givens: readonly Given[];
  readonly gives: Type | null;
  readonly body: Block;
  /**
   * What modules put before its sentences, when it is certain that it may happen, and after them, where `result` can be read: a block
   * each, in their order. Left out where there are none.
   */
  readonly before?: readonly Block[];
  readonly after?: readonly Block[];
}
/** `from`: the list (a field of a role) out of which a thing is taken, `{ role, field }`. */
export interface Given extends Meta {
  readonly name: string;
  readonly type: Type;
  readonly usually: Expr | null;
  readonly from: { readonly role: string; readonly field: Id } | null;
}
export interface Cascade extends Named {
  readonly self: Role;
  readonly givens: readonly Given[];
  /** Places that stop at their lower end: a field or entry (`place`), or another cascade. */
  readonly stages: readonly Stage[];
  readonly end: Block;
}
/**
 * @discriminator kind
 */
export type Stage =
  | { readonly kind: "place"; readonly place: Place; readonly clauses: readonly string[] }
  | { readonly kind: "cascade"; readonly cascade: Id; readonly args: readonly Expr[]; readonly clauses: readonly string[] };

/** Who acts when, until it ends. In its expressions and blocks the conflict is `self`. */
export interface Conflict extends Named {
  readonly word: "conflict" | "scene";
  /** What `ends as` may say; null: it only ends. */
  readonly gives: Type | null;
  /** `sides A, B: list of S`; `actors A: list of S` is one side. */
  readonly sides: readonly Side[];
  readonly fields: readonly Field[];
  readonly relations: readonly Relation[];
  readonly order: Order;
  /** In text order. */
  readonly moments: readonly Moment[];
  readonly turnEnds: ConflictTest | null;
  /** What may be done; null: every action. */
  readonly actions: readonly Id[] | null;
  /** `actions 2 each turn`. */
  readonly eachTurn: number | null;
  /** `actions A, B each turn`: each of them once in a turn. */
  readonly onceEach: readonly Id[];
  /** Text order; the first that holds wins. */
  readonly ends: readonly ConflictEnd[];
}
export interface Side extends Meta { readonly name: string; readonly sheet: Id; readonly least: number; readonly most: number | null }
/** A value between every two members of a side, of each ordered pair its own. `opposite`: that of the other way round is always the negative. */
export interface Relation extends Named {
  /** The side whose members it stands between. */
  readonly between: string;
  readonly type: Type;
  readonly opposite: boolean;
  /** What it starts at; null: it is calculated. */
  readonly start: Expr | null;
  /** Calculated over these two names. */
  readonly calculated: { readonly names: readonly [first: string, second: string]; readonly value: Expr } | null;
}
/**
 * @discriminator kind
 */
export type Order =
  | { readonly kind: "alternating" }
  | { readonly kind: "free" }
  /** Keys one after the other; `it` is the member. A roll is made once, when the conflict begins. */
  | { readonly kind: "by"; readonly keys: readonly OrderKey[] };
export interface OrderKey { readonly id: Id; readonly first: "highest" | "lowest"; readonly value: Expr | null; readonly dice: Dice | null }
/** `each round`, `start of each turn`, `end of each turn`, `after each action`. */
export interface Moment extends Meta { readonly id: Id; readonly at: "round" | "start" | "end" | "action"; readonly body: Block }
export interface ConflictTest extends Meta { readonly id: Id; readonly test: Expr }
/** `outcome`: number of the step of `gives`; null: it just ends. */
export interface ConflictEnd extends ConflictTest { readonly outcome: number | null }

/** What somebody does in a conflict: the first line that is possible. The acting sheet is `self`, the conflict a role under its name. */
export interface Tactic extends Named {
  readonly self: Role;
  readonly conflict: Id;
  readonly lines: readonly TacticLine[];
}
export interface TacticLine extends Meta { readonly id: Id; readonly if: Expr | null; readonly call: Call }

export type Block = readonly Sentence[];
/**
 * @discriminator kind
 */
export type Sentence =
  | NeedsSentence | LetSentence | RollSentence | AskSentence | ResultSentence | WhenSentence | RepeatSentence | ForEachSentence
  | StopSentence | ChangeSentence | GainsSentence | LosesSentence | SuffersSentence | CallSentence | GoesOnSentence
  | JoinsSentence | LeavesSentence | StepSentence | WriteSentence | RedoSentence | RemoveSentence;

/** `id` is unique in the Model and keys the Origins; `if` is the sentence's own condition. */
interface SentenceBase extends Meta { readonly id: Id; readonly if: Expr | null }

export interface NeedsSentence extends SentenceBase { readonly kind: "needs"; readonly test: Expr; readonly message: string }
/** `let X = e`, or of a call. `name` may later change (`ChangeSentence` on a local place). */
export interface LetSentence extends SentenceBase { readonly kind: "let"; readonly name: string; readonly type: Type; readonly value: Expr | null; readonly call: Call | null }
export interface RollSentence extends SentenceBase {
  readonly kind: "roll";
  readonly name: string;
  readonly type: Type;
  /** `roll on Table as X`, else the dice. */
  readonly table: Id | null;
  readonly dice: DiceExpr | null;
  readonly times: number | null;
  /** `roll 6 times 2d6 + 2, drop lowest 1`: what is kept or dropped among the throws. Options of each throw stand in the dice. */
  readonly among: readonly DiceOption[];
}
export interface AskSentence extends SentenceBase {
  readonly kind: "ask";
  readonly by: "gm" | "player";
  readonly name: string;
  readonly type: Type;
  readonly usually: Expr | null;
  readonly secret: boolean;
  /** The answer is put there: a creation asks for what is written on the sheet. Texts are only carried. */
  readonly into: Place | null;
}
export interface ResultSentence extends SentenceBase { readonly kind: "result"; readonly value: Expr | null; readonly call: Call | null }
export interface WhenSentence extends SentenceBase { readonly kind: "when"; readonly arms: readonly { readonly test: Expr; readonly body: Block }[]; readonly otherwise: Block }
export interface RepeatSentence extends SentenceBase { readonly kind: "repeat"; readonly most: Expr | null; readonly while: Expr | null; readonly until: Expr | null; readonly body: Block }
export interface ForEachSentence extends SentenceBase { readonly kind: "for-each"; readonly name: string; readonly type: Type; readonly list: Expr; readonly body: Block }
export interface StopSentence extends SentenceBase { readonly kind: "stop" }
/** A part of a procedure under its own name; what it names is known in it alone. `group`: headings above it, outermost first. */
export interface StepSentence extends SentenceBase { readonly kind: "step"; readonly name: string; readonly group: readonly string[]; readonly body: Block }
/** `write L into Probewerte's WW`: the values go to the entries in their order, or (`any`) as the player places them; `key` is that question. Entries beyond the last value keep theirs. */
export interface WriteSentence extends SentenceBase {
  readonly kind: "write";
  readonly value: Expr;
  readonly owner: Expr;
  readonly collection: Id;
  readonly field: Id;
  readonly order: "given" | "any";
  readonly key: string;
}
/** Steps of a creation again, in the order of their text; `steps` are ids. */
export interface RedoSentence extends SentenceBase { readonly kind: "redo"; readonly check: Id; readonly who: Expr; readonly steps: readonly Id[] }
/** `rises by`, `falls by`, `becomes`. `limit`: `up to m`, `down to m`. */
export interface ChangeSentence extends SentenceBase {
  readonly kind: "change";
  readonly verb: "rises" | "falls" | "becomes";
  readonly place: Place;
  readonly amount: Expr;
  readonly limit: Expr | null;
}
export interface GainsSentence extends SentenceBase { readonly kind: "gains"; readonly who: Expr; readonly what: Held; readonly into: Id | null }
export interface LosesSentence extends SentenceBase { readonly kind: "loses"; readonly who: Expr; readonly what: Held; readonly from: Id | null }
export interface SuffersSentence extends SentenceBase { readonly kind: "suffers"; readonly who: Expr; readonly amount: Expr; readonly cascade: Id; readonly args: readonly Expr[] }
/** `Rest loses Würfel`: of a list named by `let`, one item that is this one, where there is one. */
export interface RemoveSentence extends SentenceBase { readonly kind: "remove"; readonly list: string; readonly item: Expr }
export interface CallSentence extends SentenceBase { readonly kind: "call"; readonly call: Call }
/** `who joins conflict as side`; who takes part already changes sides. */
export interface JoinsSentence extends SentenceBase { readonly kind: "joins"; readonly who: Expr; readonly conflict: Expr; readonly side: string }
export interface LeavesSentence extends SentenceBase { readonly kind: "leaves"; readonly who: Expr; readonly conflict: Expr }
/** `Kampf goes on`; in examples only. */
export interface GoesOnSentence extends SentenceBase { readonly kind: "goes-on"; readonly conflict: Expr }

/**
 * @discriminator kind
 */
export type Held =
  | { readonly kind: "condition"; readonly condition: Id; readonly levels: Expr | null; readonly fields: Readonly<Record<string, Expr>> }
  /** `count`: how many, of mere kinds; left out for one. */
  | { readonly kind: "thing"; readonly catalogue: Id; readonly entry: string; readonly count?: number }
  /** A thing or kind held by a local. */
  | { readonly kind: "value"; readonly value: Expr; readonly count?: number };

/** `who makes check(args) against whom with …`. `args` in header order, the usual values filled in. */
export interface Call {
  readonly check: Id;
  readonly who: Expr | null;
  readonly against: Expr | null;
  /** The conflict in which it is done. */
  readonly conflict: Expr | null;
  readonly args: readonly Expr[];
  /** Summed general modifiers; null: none. */
  readonly general: Expr | null;
  /** General modifiers of a kind; left out where there are none. */
  readonly kinded?: readonly { readonly by: Expr; readonly as: Id }[];
  /** `as`: its kind; left out where it has none. */
  readonly special: readonly { readonly place: Place; readonly by: Expr; readonly as?: Id }[];
  readonly series: { readonly need: Expr; readonly rerolls: Expr; readonly keep: "last" | "worst" | "best" } | null;
  readonly ifImpossible: Expr | null;
}

/** What an effect changes.
 * @discriminator kind
 */
export type Place =
  | { readonly kind: "local"; readonly name: string }
  | { readonly kind: "field"; readonly owner: Expr; readonly field: Id }
  /** The own value of an entry, or one of its `each` fields. `entry` is an expression of entry type; of several collections as in EntryFieldExpr. */
  | { readonly kind: "entry"; readonly owner: Expr; readonly collection: Id; readonly entry: Expr; readonly field: Id }
  | { readonly kind: "thing"; readonly thing: Expr; readonly field: Id }
  /** One place of slots, counted from 1. */
  | { readonly kind: "slot"; readonly owner: Expr; readonly field: Id; readonly at: Expr }
  /** The level of a condition. */
  | { readonly kind: "level"; readonly owner: Expr; readonly condition: Id }
  /** A relation of a conflict between two of its members. */
  | { readonly kind: "relation"; readonly conflict: Expr; readonly relation: Id; readonly a: Expr; readonly b: Expr };

// ── dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Dice with everything known: faces of one die, how many, options in order, what is added. */
export interface Dice {
  /**
   * @minItems 1
   * @maxItems 10000
   */
  readonly faces: readonly number[];
  /**
   * @minimum 0
   * @maximum 1000
   */
  readonly count: number;
  readonly options: readonly DiceOption[];
  readonly plus: number;
  /** Faces that are steps of this scale or choice, by their numbers. */
  readonly named?: Id;
}
/**
 * @discriminator kind
 */
export type DiceOption =
  | { readonly kind: "keep" | "drop"; readonly end: "highest" | "lowest"; readonly n: number }
  | { readonly kind: "exploding" | "rerolling"; readonly low: number; readonly high: number; readonly most: number | null }
  | { readonly kind: "counting"; readonly low: number; readonly high: number; readonly twice: boolean }
  | { readonly kind: "separately" };
/** What a roll throws.
 * @discriminator kind
 */
export type DiceExpr =
  | { readonly kind: "fixed"; readonly dice: Dice }
  /** A value of type dice (a weapon's die, a constant). */
  | { readonly kind: "value"; readonly value: Expr; readonly options: readonly DiceOption[] }
  /** `Pool d6`. */
  | { readonly kind: "pool"; readonly count: Expr; readonly faces: readonly number[]; readonly options: readonly DiceOption[]; readonly plus: number; readonly named?: Id };

// ── expressions ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * @discriminator kind
 */
export type Expr =
  | NumberExpr | RatioExpr | YesNoExpr | TextExpr | NoneExpr | StepExpr | EntryExpr | ThingExpr | DiceValueExpr | ConstantExpr | LocalExpr
  | RoleExpr | SelfExpr | ItExpr | FieldExpr | SlotExpr | EntryFieldExpr | ThingFieldExpr | BaseExpr | EntriesExpr | LookupExpr | FormulaExpr | RollOfExpr
  | ResultExpr | ModifiersExpr | CellExpr | ConditionFieldExpr | ConditionLevelExpr | HoldsExpr | LimitExpr | ArithmeticExpr | CompareExpr | LogicExpr | NotExpr | IfExpr | RoundedExpr | LimitedExpr
  | FoldExpr | QuantifiedExpr | ListExpr | WhereExpr | MapExpr | CountExpr | MemberExpr | RemainderExpr | SucceedsExpr | MakeExpr
  | SideExpr | RelationExpr | EndedExpr | ChosenExpr | OpenExpr | EntryAtExpr | BindExpr;

interface ExprBase { readonly type: Type }
export interface NumberExpr extends ExprBase { readonly kind: "number"; readonly value: number }
/** 0.04, 85 %; as written, not reduced: `den` is a power of ten, its zeros are the digits a claim is rounded to. 1/3 is arithmetic. */
export interface RatioExpr extends ExprBase { readonly kind: "ratio"; readonly num: number; readonly den: number }
export interface YesNoExpr extends ExprBase { readonly kind: "yes-no"; readonly value: boolean }
export interface TextExpr extends ExprBase {
  readonly kind: "text";
  /**
   * @maxLength 100000
   */
  readonly value: string;
}
export interface NoneExpr extends ExprBase { readonly kind: "none" }
export interface StepExpr extends ExprBase { readonly kind: "step"; readonly scale: Id; readonly step: string; readonly value: number }
/** Which entry. */
export interface EntryExpr extends ExprBase { readonly kind: "entry"; readonly collection: Id; readonly entry: string }
/** A kind out of a catalogue. */
export interface ThingExpr extends ExprBase { readonly kind: "thing"; readonly catalogue: Id; readonly entry: string }
export interface DiceValueExpr extends ExprBase { readonly kind: "dice"; readonly dice: Dice }
export interface ConstantExpr extends ExprBase { readonly kind: "constant"; readonly constant: Id }
/** A given, let, roll, answer, parameter, bound name of a list, table key of an example. */
export interface LocalExpr extends ExprBase { readonly kind: "local"; readonly name: string }
/** The sheet in a role of this check, or put on the table by an example. */
export interface RoleExpr extends ExprBase { readonly kind: "role"; readonly name: string }
/** The sheet a field, collection, condition or formula belongs to; the acting sheet of a check. */
export interface SelfExpr extends ExprBase { readonly kind: "self" }
/** The entry or item at hand. */
export interface ItExpr extends ExprBase { readonly kind: "it" }
/** Effective value of a field of a sheet. */
export interface FieldExpr extends ExprBase { readonly kind: "field"; readonly owner: Expr; readonly field: Id }
/** What stands in one place of slots, counted from 1; none where it is empty. */
export interface SlotExpr extends ExprBase { readonly kind: "slot"; readonly owner: Expr; readonly field: Id; readonly at: Expr }
/**
 * Effective own value of an entry (`field` is the collection's own field), or one of its `each` fields. Where the entry may be of several
 * collections (its type says so), `collection` is the first of them and `field` stands for the same field of each.
 */
export interface EntryFieldExpr extends ExprBase { readonly kind: "entry-field"; readonly owner: Expr; readonly collection: Id; readonly entry: Expr; readonly field: Id }
export interface ThingFieldExpr extends ExprBase { readonly kind: "thing-field"; readonly thing: Expr; readonly field: Id }
/** `base e`: without modifiers; e is a field or entry-field. */
export interface BaseExpr extends ExprBase { readonly kind: "base"; readonly value: Expr }
/** All entries of a collection of a sheet, as a list of references. */
export interface EntriesExpr extends ExprBase { readonly kind: "entries"; readonly owner: Expr; readonly collection: Id }
/** `column`: which result, by its place in `gives`. */
export interface LookupExpr extends ExprBase { readonly kind: "lookup"; readonly table: Id; readonly keys: readonly Expr[]; readonly column: number }
export interface FormulaExpr extends ExprBase { readonly kind: "formula"; readonly formula: Id; readonly self: Expr | null; readonly args: readonly Expr[] }
/** `Einleitung's Auge`: a named roll or let of the check whose call this local holds. */
export interface RollOfExpr extends ExprBase { readonly kind: "roll-of"; readonly local: string; readonly roll: string }
/** `result` in an example or `after` block. */
export interface ResultExpr extends ExprBase { readonly kind: "result" }
/** The general modifiers of the running check. */
export interface ModifiersExpr extends ExprBase { readonly kind: "modifiers" }
export interface CellExpr extends ExprBase { readonly kind: "cell" }
/** A field of a condition that `owner` has (`its Schutz` in the condition: `owner` is self); none where it has not. */
export interface ConditionFieldExpr extends ExprBase { readonly kind: "condition-field"; readonly owner: Expr; readonly condition: Id; readonly field: Id }
/** The level of a condition, 0 if absent; `level` in its body. */
export interface ConditionLevelExpr extends ExprBase { readonly kind: "condition-level"; readonly owner: Expr; readonly condition: Id }
/** `X has C`: a condition (also `is`), or a thing of this kind in a list. */
export interface HoldsExpr extends ExprBase { readonly kind: "holds"; readonly owner: Expr; readonly what: { readonly kind: "condition"; readonly condition: Id } | { readonly kind: "thing"; readonly catalogue: Id; readonly entry: string } }
/** `X's maximum`, `full`: an end of what a field or entry may hold. */
export interface LimitExpr extends ExprBase { readonly kind: "limit"; readonly which: "maximum" | "minimum"; readonly place: Place }
export interface ArithmeticExpr extends ExprBase { readonly kind: "arithmetic"; readonly op: "+" | "-" | "*" | "/"; readonly a: Expr; readonly b: Expr }
export interface CompareExpr extends ExprBase { readonly kind: "compare"; readonly op: "is" | "is not" | "<" | ">" | "<=" | ">="; readonly a: Expr; readonly b: Expr }
export interface LogicExpr extends ExprBase { readonly kind: "logic"; readonly op: "and" | "or"; readonly a: Expr; readonly b: Expr }
export interface NotExpr extends ExprBase { readonly kind: "not"; readonly a: Expr }
export interface IfExpr extends ExprBase { readonly kind: "if"; readonly test: Expr; readonly yes: Expr; readonly no: Expr }
export interface RoundedExpr extends ExprBase { readonly kind: "rounded"; readonly mode: "down" | "up" | "half-up" | "half-down" | "half-even" | "half-away" | "toward-zero"; readonly a: Expr }
export interface LimitedExpr extends ExprBase { readonly kind: "limited"; readonly a: Expr; readonly low: Expr; readonly high: Expr }
/** sum, mean, highest, … of a list of numbers (or of references read as numbers: then the list is mapped). */
export interface FoldExpr extends ExprBase { readonly kind: "fold"; readonly op: "sum" | "mean" | "highest" | "lowest" | "best" | "worst" | "first" | "second"; readonly list: Expr }
/** `every L as x satisfies c`; also `all of L are …`. `name` null: the item is `it`. */
export interface QuantifiedExpr extends ExprBase { readonly kind: "quantified"; readonly op: "every" | "some"; readonly list: Expr; readonly name: string | null; readonly test: Expr }
export interface ListExpr extends ExprBase { readonly kind: "list"; readonly items: readonly Expr[] }
/** The part of a list that fits; `it` is the item. */
export interface WhereExpr extends ExprBase { readonly kind: "where"; readonly list: Expr; readonly test: Expr }
/** `value` for each item (`it`, or the name); also what a possessive, table or formula of a list means. */
export interface MapExpr extends ExprBase { readonly kind: "map"; readonly list: Expr; readonly name: string | null; readonly value: Expr; readonly where: Expr | null }
/** How many items; with `of`, how often that one occurs. */
export interface CountExpr extends ExprBase { readonly kind: "count"; readonly list: Expr; readonly of: Expr | null }
/** `x in L`, `x in a..b` is a comparison. */
export interface MemberExpr extends ExprBase { readonly kind: "member"; readonly item: Expr; readonly list: Expr }
export interface RemainderExpr extends ExprBase { readonly kind: "remainder"; readonly a: Expr; readonly b: Expr }
export interface SucceedsExpr extends ExprBase { readonly kind: "succeeds"; readonly a: Expr; readonly scale: Id }
/** A new thing or sheet in an example: `Charakter(ST's WW: 14)`. */
export interface MakeExpr extends ExprBase {
  readonly kind: "make";
  readonly of: { readonly kind: "sheet"; readonly sheet: Id } | { readonly kind: "conflict"; readonly conflict: Id } | { readonly kind: "thing"; readonly catalogue: Id; readonly entry: string | null };
  /** Fields by id; entries by collection, entry and field. */
  readonly fields: readonly { readonly field: Id; readonly value: Expr }[];
  readonly entries: readonly { readonly collection: Id; readonly entry: string; readonly field: Id; readonly value: Expr }[];
  /** Of a conflict: who is on which side, each a list of sheets. */
  readonly sides: readonly { readonly side: string; readonly members: Expr }[];
}
/** All members of one side of a conflict, in the order in which they joined. */
export interface SideExpr extends ExprBase { readonly kind: "side"; readonly conflict: Expr; readonly side: string }
/** `Dominanz(A, B)`; `b` null: the list over all others, in the order in which they joined. */
export interface RelationExpr extends ExprBase { readonly kind: "relation"; readonly conflict: Expr; readonly relation: Id; readonly a: Expr; readonly b: Expr | null }
/** Which entry of a field with parameters, by its keys, in their order. */
export interface EntryAtExpr extends ExprBase { readonly kind: "entry-at"; readonly collection: Id; readonly keys: readonly Expr[] }
/** `in`, where the name stands for the value. */
export interface BindExpr extends ExprBase { readonly kind: "bind"; readonly name: string; readonly value: Expr; readonly in: Expr }
/** What is left open and has no usual value: the constant, formula or field. */
export interface OpenExpr extends ExprBase { readonly kind: "open"; readonly what: Id }
/** `Kampf has ended`; with `as`: `Kampf is Sieg`. */
export interface EndedExpr extends ExprBase { readonly kind: "ended"; readonly conflict: Expr; readonly as: StepExpr | null }
/**
 * Whom or what a tactic takes: the enemy or ally that is first by `by` (over `it`; null: the first of the list), or the first
 * thing of a parameter's list with which it is possible.
 */
export interface ChosenExpr extends ExprBase { readonly kind: "chosen"; readonly from: "enemy" | "ally" | "list"; readonly end: "highest" | "lowest"; readonly by: Expr | null }

// ── prose, examples ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Prose extends Meta { readonly id: Id; readonly kind: "principle" | "reading" | "todo"; readonly name: string | null }

/** An example or a law. */
export interface Example extends Meta {
  readonly id: Id;
  readonly title: string;
  readonly law: boolean;
  /** Names bound by `for every`, `by` and `across`, and the columns of the example's table. */
  readonly variables: readonly { readonly name: string; readonly type: Type }[];
  /** At least one; each is run for every combination of `ranges`. */
  readonly runs: readonly ExampleRun[];
  /** All values of the last variables, those of `for every`, in their order. */
  readonly ranges: readonly (readonly Expr[])[];
  readonly lines: readonly ExampleLine[];
}
/** One run: values of the first variables, in their order; `cell` of a cross table. `asked`: where `?` stands, by number of the value; -1: as the cell. */
export interface ExampleRun { readonly values: readonly Expr[]; readonly cell: Expr | null; readonly asked: readonly number[]; readonly row: Id }
/**
 * @discriminator kind
 */
export type ExampleLine =
  | { readonly kind: "given"; readonly id: Id; readonly name: string; readonly value: Expr }
  | { readonly kind: "says"; readonly id: Id; readonly by: "gm" | "player"; readonly key: string; readonly value: Expr }
  | { readonly kind: "when"; readonly id: Id; readonly action: Call | null; readonly effect: Sentence | null; readonly rolling: readonly Rolling[] | null }
  | { readonly kind: "then"; readonly id: Id; readonly text: string; readonly claim: Claim }
  | { readonly kind: "show"; readonly id: Id; readonly text: string; readonly what: Shown };
/**
 * One entry a roll: a total, or its faces.
 * @discriminator kind
 */
export type Rolling = { readonly kind: "total"; readonly value: Expr } | { readonly kind: "faces"; readonly values: readonly Expr[] };
/**
 * @discriminator kind
 */
export type Claim =
  | { readonly kind: "chance-of"; readonly what: Outcome; readonly is: Quantity }
  | { readonly kind: "chance-that"; readonly test: Expr; readonly is: Quantity }
  | { readonly kind: "average"; readonly of: Expr; readonly is: Quantity }
  | { readonly kind: "not-possible"; readonly message: string | null }
  | { readonly kind: "holds"; readonly test: Expr };
/**
 * @discriminator kind
 */
export type Outcome = { readonly kind: "step"; readonly value: Expr } | { readonly kind: "success" } | { readonly kind: "failure" };
export interface LargeFraction {
  /**
   * @pattern ^\d{1,2000}$
   */
  readonly num: string;
  /**
   * @pattern ^\d{1,2000}$
   */
  readonly den: string;
}
/** `value` null: `?`. `digits`: a decimal or percent must hold after rounding to so many digits after the point; null: exactly. */
export interface Quantity {
  readonly relation: "exactly" | "about" | "over" | "under";
  readonly value: Expr | null;
  /** A fraction whose parts are too large for a value, by their digits; `value` is 0 then. */
  readonly large?: LargeFraction;
  readonly within: Expr | null;
  readonly digits: number | null;
  readonly asPrinted: boolean;
  readonly differs: string | null;
}
/**
 * @discriminator kind
 */
export type Shown =
  | { readonly kind: "chance-of"; readonly what: Outcome }
  | { readonly kind: "chance-that"; readonly test: Expr }
  | { readonly kind: "average"; readonly of: Expr }
  | { readonly kind: "value"; readonly value: Expr };
export interface OddsTable extends Named {
  readonly by: { readonly name: string; readonly type: Type; readonly values: readonly Expr[] } | null;
  readonly across: { readonly name: string; readonly type: Type; readonly values: readonly Expr[] } | null;
  readonly lines: readonly ExampleLine[];
}
