/**
 * The tree of a `.rules` file: one union told apart by `kind`, in the words of the language.
 *
 * Invariant: the tree is plain, readonly data, holds all that was written but for layout and comments, and every node has
 * the span of the original text it came from. Names are in NFC with single blanks; numbers are kept as written (`text`),
 * so nothing is rounded here. What the writer left out of a damaged text is a `missing` node, a sentence or declaration
 * that could not be read is a `broken` node: whoever meets one stays silent, its diagnostic exists already.
 */
import type { Span } from "../base/source.ts";
import type { Diagnostic } from "../diagnostics/report.ts";

/** A whole file. */
export interface File {
  readonly kind: "file";
  readonly declarations: readonly Declaration[];
  readonly span: Span;
}

// ---------------------------------------------------------------------------------------------------------------- names

/** A name as the designer wrote it. `bracketed`: written `[like this]`, as a head may be. */
export interface Name {
  readonly kind: "name";
  readonly text: string;
  readonly bracketed: boolean;
  readonly span: Span;
}

/** Something the text lacks; `span` is empty or the place where it was expected. */
export interface Missing {
  readonly kind: "missing";
  readonly span: Span;
}

/** A sentence, member or declaration that could not be read. What it declares by name may be known all the same. */
export interface Broken {
  readonly kind: "broken";
  /** The keyword it began with, such as "check"; undefined if it began with none. */
  readonly word: string | undefined;
  readonly name: Name | undefined;
  /** The sentences of its block, read on their own. */
  readonly body: readonly Statement[] | undefined;
  readonly span: Span;
}

export type NameSlot = Name | Missing;

/** A declared name with its short form `Stärke (ST)` and its former names. */
export interface Head {
  readonly kind: "head";
  readonly name: NameSlot;
  readonly short: Name | undefined;
  readonly formerly: readonly TextLiteral[];
  readonly span: Span;
}

/** `§9.gut.6` or `§22.1..§26.1`; texts without the `§`. */
export interface Citation {
  readonly kind: "citation";
  readonly from: string;
  readonly to: string | undefined;
  readonly span: Span;
}

/** Doc texts and citations, in text order, of all places where the node may carry them. Empty, never absent. */
export interface Meta {
  readonly docs: readonly TextLiteral[];
  readonly citations: readonly Citation[];
}

/** `Figur` or `Angreifer: Figur`. `role` is undefined in the short form, where the sheet's name serves as the role. */
export interface Role {
  readonly kind: "role";
  readonly role: NameSlot | undefined;
  readonly sheet: NameSlot;
  readonly span: Span;
}

// --------------------------------------------------------------------------------------------------------------- tables

/**
 * One row. `header`: the first row of a table (and a later one that a `|---|` line follows). What a cell means depends on
 * its column, so each cell is given in all its readings.
 */
export interface Row {
  readonly kind: "row";
  readonly header: boolean;
  readonly cells: readonly Cell[];
  readonly span: Span;
}

/**
 * `raw` is the trimmed text of the cell (NFC, as typed within), `text` the same without the quotes around it, for text
 * columns. `name` is `raw` as a name, without its short form, `short` the short form of `Stärke (ST)`, for name columns.
 * `form` says what it is at first sight; `patterns` is the reading as key or expressions, one for each comma, undefined
 * where it cannot be read so; then `problems` says why and is to be reported only if the column wants that reading.
 */
export interface Cell {
  readonly kind: "cell";
  readonly form: "empty" | "dash" | "otherwise" | "content";
  readonly raw: string;
  readonly text: string;
  readonly name: Name | undefined;
  readonly short: Name | undefined;
  readonly patterns: readonly Pattern[] | undefined;
  readonly problems: readonly Diagnostic[];
  readonly span: Span;
}

/**
 * One alternative of a cell. `one`: a single value, whose `band` is given if it is written `a-b` and may be a band (in a
 * key column it is, elsewhere it is the subtraction in `value`). `roll-on`: `roll on Other`; `value` is the table.
 */
export interface Pattern {
  readonly kind: "pattern";
  readonly form: "one" | "range" | "or-more" | "or-less" | "roll-on";
  readonly value: Expr;
  readonly high: Expr | undefined;
  readonly band: { readonly low: Expr; readonly high: Expr } | undefined;
  readonly span: Span;
}

// ---------------------------------------------------------------------------------------------------------------- types

export type PlainWord = "number" | "fraction" | "text" | "yes/no" | "dice" | "none" | "condition";
export type EntryWord =
  | "attribute" | "talent" | "skill" | "trait" | "value" | "feat" | "weapon" | "item" | "spell" | "thing";

export type TypeNode = WordType | NamedType | RangeType | OneOfType | ListType | SlotsType | EitherType | Missing;

/** `number`, `text`, …, and the words for references (`attribute`, `skill`, …, `condition`). */
export interface WordType {
  readonly kind: "word-type";
  readonly word: PlainWord | EntryWord;
  readonly span: Span;
}
/** The name of a scale, choice, sheet, collection, kind of thing, … */
export interface NamedType {
  readonly kind: "named-type";
  readonly name: Name;
  readonly span: Span;
}
/**
 * `0..6`, `schlecht..sehr gut`, `0 or more`, `6 or less`, `±3`. `low` is undefined for `or less`, `high` for `or more`;
 * for `±3` both are given (`low` is `-3`).
 */
export interface RangeType {
  readonly kind: "range-type";
  readonly form: "range" | "or-more" | "or-less" | "plus-minus";
  readonly low: Expr | undefined;
  readonly high: Expr | undefined;
  readonly span: Span;
}
/** `one of a, b or c`; `of` is the sheet whose fields are meant in `one of Proviant, Brennholz of Überlebende`. */
export interface OneOfType {
  readonly kind: "one-of-type";
  readonly names: readonly NameSlot[];
  readonly of: Name | undefined;
  readonly span: Span;
}
/** `list of T at least n at most m`. */
export interface ListType {
  readonly kind: "list-type";
  readonly of: TypeNode;
  readonly least: NumberLiteral | undefined;
  readonly most: NumberLiteral | undefined;
  readonly span: Span;
}
/** `3 slots of T` (`upTo` false) and `up to Capacity slots of T` (`upTo` true). */
export interface SlotsType {
  readonly kind: "slots-type";
  readonly upTo: boolean;
  readonly count: Expr;
  readonly of: TypeNode;
  readonly span: Span;
}
/** `T or none`, `(skill or attribute)`: two or more alternatives. */
export interface EitherType {
  readonly kind: "either-type";
  readonly types: readonly TypeNode[];
  readonly span: Span;
}

// ---------------------------------------------------------------------------------------------------------- expressions

export type Expr =
  | Name | Missing | NumberLiteral | QuantityLiteral | DiceLiteral | TextLiteral | WordValue | ItsValue | Chosen
  | Possessive | Limit | Apply | Pool | Sign | Binary | Compare | InTest | StateTest | Logic | Not | Quantified | AllAny
  | Conditional | Rounded | Limited | DiceWithOptions | Base | ListFunction | Count | Remainder | Group | ListValue | Where
  | Collect;

/** `text` are the digits as written: `12`, `0.04`, `85` (percent, without its sign). */
export interface NumberLiteral {
  readonly kind: "number";
  readonly form: "whole" | "decimal" | "percent";
  readonly text: string;
  readonly span: Span;
}
/** `10m`, `1.5 kg`: `text` are the digits. */
export interface QuantityLiteral {
  readonly kind: "quantity";
  readonly text: string;
  readonly unit: Name;
  readonly span: Span;
}
/**
 * `3w6`: count "3", faces "6". `d%`, `4dF`: faces "%" and "F". Own faces `3W(-1, 0, 1)`, `d(0..9)` stand in `own`, then `faces` is
 * undefined. `count` is undefined where none is written. `letter` as typed.
 */
export interface DiceLiteral {
  readonly kind: "dice";
  readonly count: string | undefined;
  readonly letter: "d" | "D" | "w" | "W";
  readonly faces: string | undefined;
  readonly own: readonly InSet[] | undefined;
  readonly span: Span;
}
/** A quoted text; `text` without the quotes, in NFC. */
export interface TextLiteral {
  readonly kind: "text";
  readonly text: string;
  readonly span: Span;
}
/** A word that stands for a value. */
export interface WordValue {
  readonly kind: "word";
  readonly word: "yes" | "no" | "none" | "full" | "it" | "level" | "result" | "modifiers" | "cell" | "original";
  readonly span: Span;
}
/** `its Kraft`. */
export interface ItsValue {
  readonly kind: "its";
  readonly name: NameSlot;
  readonly span: Span;
}
/** `the enemy with lowest LP`. */
export interface Chosen {
  readonly kind: "chosen";
  readonly side: "enemy" | "ally";
  readonly by: { readonly end: "highest" | "lowest"; readonly name: NameSlot } | undefined;
  readonly span: Span;
}
/**
 * `Mira's Kraft` (form "s") and `Kraft of Mira` (form "of") are the same node: `owner` is Mira. `D(a) of K` is the
 * application of (`D` of `K`), as `K's D(a)` is.
 */
export interface Possessive {
  readonly kind: "possessive";
  readonly form: "s" | "of";
  readonly owner: Expr;
  readonly name: NameSlot;
  readonly span: Span;
}
/** `X's maximum` (form "s") and `maximum of X` (form "of"). */
export interface Limit {
  readonly kind: "limit";
  readonly form: "s" | "of";
  readonly which: "maximum" | "minimum";
  readonly of: Expr;
  readonly span: Span;
}
/** `Modus(Auge, Stand)`: a table, formula, check, field with parameters, list with a place, or constructor. */
export interface Apply {
  readonly kind: "apply";
  readonly callee: Expr;
  readonly args: readonly Argument[];
  readonly span: Span;
}
/** `Boni: 1`; `label` is a name or a possessive (`ST's WW: 12`). */
export interface Argument {
  readonly kind: "argument";
  readonly label: Expr | undefined;
  readonly value: Expr;
  readonly span: Span;
}
/** A counted pool: `Pool d6`, `(Attribut + Skill) d6`. */
export interface Pool {
  readonly kind: "pool";
  readonly count: Expr;
  readonly dice: DiceLiteral;
  readonly span: Span;
}
/** `-x` and `+x`. */
export interface Sign {
  readonly kind: "sign";
  readonly sign: "-" | "+";
  readonly value: Expr;
  readonly span: Span;
}
export interface Binary {
  readonly kind: "binary";
  readonly operator: "+" | "-" | "*" | "/";
  readonly left: Expr;
  readonly right: Expr;
  readonly span: Span;
}
export interface Compare {
  readonly kind: "compare";
  readonly operator: "is" | "is not" | "<" | ">" | "<=" | ">=" | "has";
  readonly left: Expr;
  readonly right: Expr;
  readonly span: Span;
}
/** `x in a`, `x in a..b`, `x in a or more`. */
export interface InTest {
  readonly kind: "in";
  readonly value: Expr;
  readonly set: InSet;
  readonly span: Span;
}
/** What stands after `in`: a list or single value, a range, an open range (`or less` only in dice faces). */
export interface InSet {
  readonly kind: "set";
  readonly form: "one" | "range" | "or-more" | "or-less";
  readonly low: Expr;
  readonly high: Expr | undefined;
  readonly span: Span;
}
export interface StateTest {
  readonly kind: "test";
  readonly test: "has ended" | "succeeds" | "fails";
  readonly value: Expr;
  readonly span: Span;
}
export interface Logic {
  readonly kind: "logic";
  readonly operator: "and" | "or";
  readonly left: Expr;
  readonly right: Expr;
  readonly span: Span;
}
export interface Not {
  readonly kind: "not";
  readonly value: Expr;
  readonly span: Span;
}
/** `every L as x satisfies c`, `some L satisfies c` (then the entry is `it`). */
export interface Quantified {
  readonly kind: "quantified";
  readonly quantifier: "every" | "some";
  readonly list: Expr;
  readonly name: NameSlot | undefined;
  readonly condition: Expr;
  readonly span: Span;
}
/** `all of L are Y`, `any of L is > 0`; operator "is" where none is written. */
export interface AllAny {
  readonly kind: "all-any";
  readonly quantifier: "all of" | "any of";
  readonly list: Expr;
  readonly operator: "is" | "<" | ">" | "<=" | ">=";
  readonly right: Expr;
  readonly span: Span;
}
/** `if c then a else b`. */
export interface Conditional {
  readonly kind: "if";
  readonly condition: Expr;
  readonly then: Expr;
  readonly else: Expr;
  readonly span: Span;
}
export type Rounding = "half up" | "half down" | "half even" | "half away" | "up" | "down" | "toward zero";
export interface Rounded {
  readonly kind: "rounded";
  readonly value: Expr;
  readonly rounding: Rounding;
  readonly span: Span;
}
/** `e limited to a..b`. */
export interface Limited {
  readonly kind: "limited";
  readonly value: Expr;
  readonly low: Expr;
  readonly high: Expr;
  readonly span: Span;
}
/** `3d6 keep highest 2`. */
export interface DiceWithOptions {
  readonly kind: "dice-with-options";
  readonly dice: Expr;
  readonly options: readonly DiceOption[];
  readonly span: Span;
}
export type DiceOption =
  | { readonly kind: "keep" | "drop"; readonly end: "highest" | "lowest"; readonly count: Expr; readonly span: Span }
  | { readonly kind: "exploding" | "rerolling"; readonly faces: InSet; readonly atMost: Expr | undefined; readonly span: Span }
  | { readonly kind: "counting"; readonly faces: InSet; readonly twice: boolean; readonly span: Span }
  | { readonly kind: "separately"; readonly span: Span };
/** `base Mira's Kraft`. */
export interface Base {
  readonly kind: "base";
  readonly value: Expr;
  readonly span: Span;
}
export interface ListFunction {
  readonly kind: "list-function";
  readonly function:
    | "sum of" | "mean of" | "highest of" | "lowest of" | "best of" | "worst of" | "first of" | "second of" | "tens of"
    | "ones of";
  readonly value: Expr;
  readonly span: Span;
}
/** `count of L` (`in` undefined) and `count of x in L` (`value` is x). */
export interface Count {
  readonly kind: "count";
  readonly value: Expr;
  readonly in: Expr | undefined;
  readonly span: Span;
}
/** `remainder of a / b`. */
export interface Remainder {
  readonly kind: "remainder";
  readonly dividend: Expr;
  readonly divisor: Expr;
  readonly span: Span;
}
/** `( e )`. Where a list is expected it is the list of one. */
export interface Group {
  readonly kind: "group";
  readonly value: Expr;
  readonly span: Span;
}
/** `()` and `(a, b)`. */
export interface ListValue {
  readonly kind: "list";
  readonly items: readonly Expr[];
  readonly span: Span;
}
/** `(L where c)`. */
export interface Where {
  readonly kind: "where";
  readonly list: Expr;
  readonly condition: Expr;
  readonly span: Span;
}
/** `(e for x in L where c)`. */
export interface Collect {
  readonly kind: "collect";
  readonly value: Expr;
  readonly name: NameSlot;
  readonly list: Expr;
  readonly condition: Expr | undefined;
  readonly span: Span;
}

// ---------------------------------------------------------------------------------------------------------------- calls

/**
 * `Ada does Flucht against Ork in Kampf`, `make Probe(Stärke) with -1`, `original Probe(…)`. `actor` is undefined for
 * oneself. `check` is undefined only in `original(…)`, which means the rule that is replaced here.
 */
export interface Call {
  readonly kind: "call";
  readonly verb: "make" | "do" | "makes" | "does";
  readonly actor: Expr | undefined;
  readonly original: boolean;
  readonly check: NameSlot | undefined;
  readonly args: readonly Argument[];
  /** In text order; whether each may stand only once is judged later. */
  readonly parts: readonly CallPart[];
  readonly span: Span;
}
export type CallPart =
  | { readonly kind: "with"; readonly modifiers: readonly CallModifier[]; readonly span: Span }
  | { readonly kind: "against"; readonly opponent: Expr; readonly span: Span }
  | { readonly kind: "in-conflict"; readonly conflict: Expr; readonly span: Span }
  | { readonly kind: "needing" | "rerolls" | "if-impossible"; readonly value: Expr; readonly span: Span }
  | { readonly kind: "keeping"; readonly which: "worst" | "best" | "last"; readonly span: Span };
/** `-1 on Stärke as Umstand`. */
export interface CallModifier {
  readonly kind: "call-modifier";
  readonly amount: Expr;
  readonly on: Expr | undefined;
  readonly as: NameSlot | undefined;
  readonly span: Span;
}
export type Outcome = Expr | Call;

// ----------------------------------------------------------------------------------------------------------- statements

export type Statement =
  | Heading | Given | Step | Ask | Needs | Let | Roll | Result | When | Repeat | Stop | ForEach | Choose | Distribute
  | Write | Redo | Perform | Effect | Broken;
export type Block = readonly Statement[];

/** `given Waffe: Fernkampfwaffe from Schütze's Waffen usually …` */
export interface Given {
  readonly kind: "given";
  readonly head: Head;
  readonly type: TypeNode | undefined;
  readonly from: Expr | undefined;
  readonly usually: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
/** `step Namen eintragen { … }` */
export interface Step {
  readonly kind: "step";
  readonly head: Head;
  readonly meta: Meta;
  readonly body: Block | undefined;
  readonly span: Span;
}
/** `ask gm for Zielwert: 1..40 secret`, `ask player whether nochmal usually no` */
export interface Ask {
  readonly kind: "ask";
  readonly who: "gm" | "player";
  readonly form: "for" | "whether";
  readonly names: readonly NameSlot[];
  readonly type: TypeNode | undefined;
  readonly from: Expr | undefined;
  readonly usually: Expr | undefined;
  readonly secret: boolean;
  readonly meta: Meta;
  readonly span: Span;
}
/** `needs e if c "message"`; the message is the first doc text. Also a member: a prerequisite. */
export interface Needs {
  readonly kind: "needs";
  readonly condition: Expr;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Let {
  readonly kind: "let";
  readonly name: NameSlot;
  readonly type: TypeNode | undefined;
  readonly value: Outcome;
  readonly meta: Meta;
  readonly span: Span;
}
/** `roll 4 times 3d6, drop lowest 1 as Würfe` (`dice`) and `roll on Omens as Omen` (`on`): one of the two is given. */
export interface Roll {
  readonly kind: "roll";
  readonly times: NumberLiteral | undefined;
  readonly dice: Expr | undefined;
  readonly on: Expr | undefined;
  readonly options: readonly DiceOption[];
  readonly as: NameSlot;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Result {
  readonly kind: "result";
  readonly value: Outcome;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
/** `when c { … } otherwise when d { … } otherwise { … }`: branches in order, then the last `otherwise`. */
export interface When {
  readonly kind: "when";
  readonly branches: readonly WhenBranch[];
  readonly otherwise: Block | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
export interface WhenBranch {
  readonly kind: "branch";
  readonly condition: Expr;
  readonly body: Block;
  readonly span: Span;
}
export interface Repeat {
  readonly kind: "repeat";
  readonly upTo: Expr | undefined;
  readonly while: Expr | undefined;
  readonly until: Expr | undefined;
  readonly body: Block;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Stop {
  readonly kind: "stop";
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
export interface ForEach {
  readonly kind: "for-each";
  readonly name: NameSlot;
  readonly in: InSet;
  readonly body: Block;
  readonly meta: Meta;
  readonly span: Span;
}
/** `player chooses Frage: up to 2 of { option … } repeated` */
export interface Choose {
  readonly kind: "choose";
  readonly who: "gm" | "player";
  readonly name: NameSlot;
  readonly upTo: boolean;
  readonly count: Expr;
  readonly options: readonly (Option | Broken)[];
  readonly repeated: boolean;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Option {
  readonly kind: "option";
  readonly name: NameSlot;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly body: Block | undefined;
  readonly span: Span;
}
/** `player distributes 14 points over Attribute, each 2..5, costing Kosten(it)` */
export interface Distribute {
  readonly kind: "distribute";
  readonly points: Expr;
  readonly over: Expr;
  readonly each: InSet | undefined;
  readonly costing: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
/** `write Würfe into Probewerte's WW in order` */
export interface Write {
  readonly kind: "write";
  readonly value: Expr;
  readonly into: Expr;
  readonly order: "in order" | "in any order";
  readonly meta: Meta;
  readonly span: Span;
}
/** `redo steps A, B of Charakter` */
export interface Redo {
  readonly kind: "redo";
  readonly steps: readonly NameSlot[];
  readonly of: NameSlot;
  readonly meta: Meta;
  readonly span: Span;
}
/** A call as a sentence: `do Flucht`, `Verteidiger does Schaden zufügen(3) against Angreifer`. */
export interface Perform {
  readonly kind: "perform";
  readonly call: Call;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}

export type Effect = Change | Gain | Lose | Suffer | Join | Leave | GoOn;

/** `X rises by e up to m`, `X falls by e down to m`, `X becomes e`; `limit` is m. */
export interface Change {
  readonly kind: "change";
  readonly verb: "rises" | "falls" | "becomes";
  readonly target: Expr;
  readonly amount: Expr;
  readonly limit: Expr | undefined;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
/** `A gains 2 erschöpft`: `count` is 2. `subject` is undefined for oneself, here and below. */
export interface Gain {
  readonly kind: "gain";
  readonly subject: Expr | undefined;
  readonly count: NumberLiteral | undefined;
  readonly what: Expr;
  readonly into: Expr | undefined;
  readonly duration: Duration | undefined;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
export type Duration =
  | { readonly kind: "for-rounds" | "for-turns"; readonly count: Expr; readonly span: Span }
  | { readonly kind: "for-next-check"; readonly span: Span }
  | { readonly kind: "until-end"; readonly of: "scene" | "conflict" | "round" | "turn"; readonly span: Span }
  | { readonly kind: "until-done"; readonly what: Expr; readonly span: Span };
export interface Lose {
  readonly kind: "lose";
  readonly subject: Expr | undefined;
  readonly count: NumberLiteral | undefined;
  readonly what: Expr;
  readonly from: Expr | undefined;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
/** `A suffers 3 from Physische Gewalt` */
export interface Suffer {
  readonly kind: "suffer";
  readonly subject: Expr | undefined;
  readonly amount: Expr;
  readonly from: Expr;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Join {
  readonly kind: "join";
  readonly subject: Expr | undefined;
  readonly conflict: Expr;
  readonly side: NameSlot | undefined;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Leave {
  readonly kind: "leave";
  readonly subject: Expr | undefined;
  readonly conflict: Expr;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
/** `Kampf goes on` */
export interface GoOn {
  readonly kind: "go-on";
  readonly subject: Expr | undefined;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}

// -------------------------------------------------------------------------------------------------------------- members

/** What may stand in the braces of sheets, collections, entries, conditions, conflicts and scenes. */
export type Member =
  | Heading | Row | Field | EachField | Reaction | ModifierLine | Forbids | Needs | Must | Stacks | EndsWhen | EndsAs | Sides
  | Actors | Relation | Order | Moment | TurnEnds | Actions | Broken;

/** How a field gets its value; undefined: it must be given (slots begin empty). */
export type Start =
  | { readonly kind: "starts-at"; readonly value: Expr; readonly span: Span }
  | { readonly kind: "starts-full" | "starts-empty" | "left-open"; readonly span: Span };
/**
 * `X: T starts at e`; calculated: `X = e`, `X: T = e` (`value` given). `drawn`: as bar, boxes or segments. `lid`: the e of
 * `rising to e`.
 */
export interface Field {
  readonly kind: "field";
  readonly replace: boolean;
  readonly drawn: "resource" | "track" | "clock" | undefined;
  readonly head: Head;
  readonly params: readonly Param[];
  readonly type: TypeNode | undefined;
  readonly lid: Expr | undefined;
  readonly start: Start | undefined;
  readonly value: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
/** `each: T …` (`head` undefined: the entry's own value) and `each Ursprung: T …` */
export interface EachField {
  readonly kind: "each";
  readonly replace: boolean;
  readonly head: Head | undefined;
  readonly params: readonly Param[];
  readonly type: TypeNode | undefined;
  readonly lid: Expr | undefined;
  readonly start: Start | undefined;
  readonly value: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
/** `when Kraft reaches 0 { … }`, `when any Zonen reaches 0 { … }` (`any`) */
export interface Reaction {
  readonly kind: "reaction";
  readonly any: boolean;
  readonly subject: Expr;
  readonly trigger: Trigger;
  readonly body: Block;
  readonly meta: Meta;
  readonly span: Span;
}
export type Trigger =
  | { readonly kind: "reaches"; readonly value: Expr; readonly span: Span }
  | { readonly kind: "falls" | "rises"; readonly bound: Expr | undefined; readonly span: Span }
  | { readonly kind: "gains" | "loses"; readonly name: NameSlot; readonly span: Span };
/** `modifier -1 to each Attribute where c up to m as Zustand if d` (`each` true) and `modifier e to X` */
export interface ModifierLine {
  readonly kind: "modifier";
  readonly amount: Expr;
  readonly each: boolean;
  readonly to: Expr;
  readonly where: Expr | undefined;
  readonly upTo: Expr | undefined;
  readonly as: NameSlot | undefined;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
/** `forbids every action` (`names` undefined) and `forbids A, B` */
export interface Forbids {
  readonly kind: "forbids";
  readonly names: readonly NameSlot[] | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Must {
  readonly kind: "must";
  readonly condition: Expr;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Stacks {
  readonly kind: "stacks";
  readonly meta: Meta;
  readonly span: Span;
}
export interface EndsWhen {
  readonly kind: "ends-when";
  readonly condition: Expr;
  readonly meta: Meta;
  readonly span: Span;
}
export interface EndsAs {
  readonly kind: "ends-as";
  readonly outcome: NameSlot;
  readonly condition: Expr;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Sides {
  readonly kind: "sides";
  readonly names: readonly NameSlot[];
  readonly type: TypeNode;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Actors {
  readonly kind: "actors";
  readonly name: NameSlot;
  readonly type: TypeNode;
  readonly meta: Meta;
  readonly span: Span;
}
/** `relation Dominanz between Akteure: ±12 starts at 0, opposite`; calculated: `value` */
export interface Relation {
  readonly kind: "relation";
  readonly name: NameSlot;
  readonly between: NameSlot;
  readonly type: TypeNode;
  readonly start: Expr | undefined;
  readonly value: Expr | undefined;
  readonly opposite: boolean;
  readonly meta: Meta;
  readonly span: Span;
}
/** `order alternating`, `order free`, `order by A highest first, then roll 1W10` (`keys`) */
export interface Order {
  readonly kind: "order";
  readonly form: "alternating" | "free" | "by";
  readonly keys: readonly OrderKey[];
  readonly meta: Meta;
  readonly span: Span;
}
export interface OrderKey {
  readonly kind: "order-key";
  readonly roll: boolean;
  readonly value: Expr;
  readonly first: "highest" | "lowest" | undefined;
  readonly span: Span;
}
/** `each round { … }`, `start of each turn { … }`, `end of each turn { … }`, `after each action { … }` */
export interface Moment {
  readonly kind: "moment";
  readonly moment: "each round" | "start of each turn" | "end of each turn" | "after each action";
  readonly body: Block;
  readonly meta: Meta;
  readonly span: Span;
}
export interface TurnEnds {
  readonly kind: "turn-ends";
  readonly condition: Expr;
  readonly meta: Meta;
  readonly span: Span;
}
/** `actions 2 each turn` (`count`), `actions A, B` (`names`), `actions A, B each turn` (`eachTurn`) */
export interface Actions {
  readonly kind: "actions";
  readonly count: NumberLiteral | undefined;
  readonly names: readonly NameSlot[];
  readonly eachTurn: boolean;
  readonly meta: Meta;
  readonly span: Span;
}

// --------------------------------------------------------------------------------------------------------- declarations

export type Declaration =
  | Heading | Prose | Ruleset | Use | SourceDecl | Module | Edition | Clause | Example | Law | OddsTable | Translation | Remove
  | ModifierKinds | Around | RuleDecl | Broken;
/** The declarations that may carry `helper`, `replace` and `extend`. */
export type RuleDecl =
  | Scale | Unit | Constant | Table | Formula | Sheet | Collection | Entry | Condition | Check | Cascade | Conflict | Tactic
  | Creation;

/** The words before a declaration. */
export interface Flags {
  readonly helper: boolean;
  readonly replace: boolean;
  readonly extend: boolean;
}

/** `## Skills`: `level` 1 to 6. Also inside sheets, collections and creations, as a group. */
export interface Heading {
  readonly kind: "heading";
  readonly level: number;
  readonly text: string;
  readonly span: Span;
}
/** One line `> text`; lines below each other are one paragraph. */
export interface Prose {
  readonly kind: "prose";
  readonly text: string;
  readonly span: Span;
}
export interface Ruleset {
  readonly kind: "ruleset";
  readonly name: NameSlot;
  readonly basedOn: readonly NameSlot[];
  readonly settings: readonly (Setting | Broken)[];
  readonly meta: Meta;
  readonly span: Span;
}
/** `language: de`; `key` may be `gm` or `player`. */
export interface Setting {
  readonly kind: "setting";
  readonly key: NameSlot;
  readonly value: TextLiteral | Name | NumberLiteral | Missing;
  readonly span: Span;
}
/** `use N from "./x.rules" with Module` */
export interface Use {
  readonly kind: "use";
  readonly name: NameSlot;
  readonly from: TextLiteral | undefined;
  readonly with: readonly NameSlot[];
  readonly span: Span;
}
export interface SourceDecl {
  readonly kind: "source";
  readonly name: NameSlot;
  readonly settings: readonly (Setting | Broken)[];
  readonly meta: Meta;
  readonly span: Span;
}
export interface Module {
  readonly kind: "module";
  readonly name: NameSlot;
  readonly for: NameSlot | undefined;
  readonly declarations: readonly Declaration[];
  readonly meta: Meta;
  readonly span: Span;
}
export interface Edition {
  readonly kind: "edition";
  readonly name: NameSlot;
  readonly with: readonly NameSlot[];
  readonly meta: Meta;
  readonly span: Span;
}
/** `principle`, `reading` and `todo`; the text is in `meta.docs`. */
export interface Clause {
  readonly kind: "principle" | "reading" | "todo";
  readonly name: Name | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
/** `translation en { rows }` */
export interface Translation {
  readonly kind: "translation";
  readonly name: NameSlot;
  readonly rows: readonly (Row | Broken)[];
  readonly span: Span;
}
export interface Remove {
  readonly kind: "remove";
  readonly names: readonly NameSlot[];
  readonly span: Span;
}
export interface ModifierKinds {
  readonly kind: "modifier-kinds";
  readonly names: readonly NameSlot[];
  readonly counting: "best bonus and worst penalty count" | "best bonus and all penalties count" | "all count";
  readonly meta: Meta;
  readonly span: Span;
}
/** `before check N { … }`, `after move N { … }` */
export interface Around {
  readonly kind: "around";
  readonly when: "before" | "after";
  readonly word: "check" | "action" | "move" | "procedure";
  readonly name: NameSlot;
  readonly body: Block;
  readonly meta: Meta;
  readonly span: Span;
}

/** `scale` and `choice`. Inline names stand in `names`, the lines of a body in `rows` and `each`. */
export interface Scale {
  readonly kind: "scale" | "choice";
  readonly flags: Flags;
  readonly head: Head;
  readonly names: readonly NameSlot[];
  readonly rows: readonly Row[];
  readonly each: readonly EachField[];
  readonly successFrom: NameSlot | undefined;
  /** What could not be read in the body. */
  readonly broken: readonly Broken[];
  readonly meta: Meta;
  readonly span: Span;
}
/** `unit m "Meter"`, `unit km = 1000 m` */
export interface Unit {
  readonly kind: "unit";
  readonly flags: Flags;
  readonly name: NameSlot;
  readonly value: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
/** `value` is undefined only if `leftOpen`; `usually` only if not. */
export interface Constant {
  readonly kind: "constant";
  readonly flags: Flags;
  readonly head: Head;
  readonly type: TypeNode | undefined;
  readonly value: Expr | undefined;
  readonly leftOpen: boolean;
  readonly usually: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
/** `table N by K: T across L: T gives U`; a random table has `roll` and no `by`. */
export interface Table {
  readonly kind: "table";
  readonly flags: Flags;
  readonly head: Head;
  readonly roll: Expr | undefined;
  readonly by: readonly KeyParam[];
  readonly across: KeyParam | undefined;
  readonly gives: readonly OutParam[];
  readonly rows: readonly (Row | Broken)[];
  readonly meta: Meta;
  readonly span: Span;
}
/** `Auge: 1..6`; without a type the name is the type. */
export interface KeyParam {
  readonly kind: "key";
  readonly name: NameSlot;
  readonly type: TypeNode | undefined;
  readonly span: Span;
}
/** `Bonus: 0..5` or a type alone. */
export interface OutParam {
  readonly kind: "out";
  readonly name: Name | undefined;
  readonly type: TypeNode;
  readonly span: Span;
}
export interface Formula {
  readonly kind: "formula";
  readonly flags: Flags;
  readonly head: Head;
  readonly params: readonly Param[];
  readonly for: Role | undefined;
  readonly gives: TypeNode | undefined;
  /** Exactly one of the three is given unless the text is damaged: `= e`, `{ … }`, `left open`. */
  readonly value: Expr | undefined;
  readonly body: Block | undefined;
  readonly leftOpen: boolean;
  readonly usually: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Param {
  readonly kind: "param";
  readonly name: NameSlot;
  readonly type: TypeNode;
  readonly usually: Expr | undefined;
  readonly span: Span;
}
export interface Sheet {
  readonly kind: "sheet";
  readonly flags: Flags;
  readonly head: Head;
  readonly is: NameSlot | undefined;
  readonly members: readonly Member[];
  readonly meta: Meta;
  readonly span: Span;
}
export type CollectionWord =
  | "attributes" | "talents" | "skills" | "meta-talents" | "traits" | "values" | "feats" | "weapons" | "items" | "spells"
  | "things";
/** Named values on a sheet (`of`) and catalogues of things. `by` and `across` make a cross table of names. */
export interface Collection {
  readonly kind: "collection";
  readonly flags: Flags;
  readonly word: CollectionWord;
  readonly head: Head;
  readonly of: NameSlot | undefined;
  readonly by: NameSlot | undefined;
  readonly across: NameSlot | undefined;
  readonly while: Expr | undefined;
  readonly open: boolean;
  readonly members: readonly Member[];
  readonly meta: Meta;
  readonly span: Span;
}
/** `feat Finte of Manöver { … }`, `extend attribute Wille of Figur { … }` */
export interface Entry {
  readonly kind: "entry";
  readonly flags: Flags;
  readonly word: EntryWord;
  readonly head: Head;
  readonly of: NameSlot | undefined;
  readonly members: readonly Member[];
  readonly meta: Meta;
  readonly span: Span;
}
/** `condition erschöpft 0..5 for Held while e { … }`; `levels` is `0..5` */
export interface Condition {
  readonly kind: "condition";
  readonly flags: Flags;
  readonly head: Head;
  readonly levels: TypeNode | undefined;
  readonly for: NameSlot | undefined;
  readonly while: Expr | undefined;
  readonly members: readonly Member[];
  readonly meta: Meta;
  readonly span: Span;
}
export interface Check {
  readonly kind: "check";
  readonly flags: Flags;
  readonly word: "check" | "action" | "move" | "procedure";
  readonly head: Head;
  readonly for: Role | undefined;
  readonly against: Role | undefined;
  readonly in: NameSlot | undefined;
  readonly gives: TypeNode | undefined;
  readonly body: Block;
  /** What stands before and after it elsewhere; the reader of a text never sets it. */
  readonly around?: readonly Around[];
  readonly meta: Meta;
  readonly span: Span;
}
export interface Cascade {
  readonly kind: "cascade";
  readonly flags: Flags;
  readonly head: Head;
  readonly for: Role | undefined;
  readonly givens: readonly Given[];
  readonly stages: readonly Stage[];
  readonly atTheEnd: Block | undefined;
  /** What could not be read in the body. */
  readonly broken: readonly Broken[];
  readonly meta: Meta;
  readonly span: Span;
}
/** `first Kraft`, `then Vitalität`: an attribute, a given one, or another cascade */
export interface Stage {
  readonly kind: "stage";
  readonly target: Expr;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Conflict {
  readonly kind: "conflict" | "scene";
  readonly flags: Flags;
  readonly head: Head;
  readonly gives: TypeNode | undefined;
  readonly members: readonly Member[];
  readonly meta: Meta;
  readonly span: Span;
}
export interface Tactic {
  readonly kind: "tactic";
  readonly flags: Flags;
  readonly head: Head;
  readonly for: Role;
  readonly in: NameSlot;
  readonly lines: readonly (TacticLine | Broken)[];
  readonly meta: Meta;
  readonly span: Span;
}
export interface TacticLine {
  readonly kind: "tactic-line";
  readonly call: Call;
  readonly if: Expr | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
export interface Creation {
  readonly kind: "creation";
  readonly flags: Flags;
  readonly of: NameSlot;
  readonly body: Block;
  readonly meta: Meta;
  readonly span: Span;
}

// ------------------------------------------------------------------------------------------- examples, laws, odds tables

export interface Example {
  readonly kind: "example";
  readonly title: Name | TextLiteral | undefined;
  readonly by: KeyParam | undefined;
  readonly across: KeyParam | undefined;
  readonly with: readonly NameSlot[];
  readonly lines: readonly ExampleLine[];
  readonly meta: Meta;
  readonly span: Span;
}
export interface Law {
  readonly kind: "law";
  readonly title: Name | TextLiteral | Missing;
  readonly forEvery: readonly ForEveryPart[];
  readonly lines: readonly ExampleLine[];
  readonly meta: Meta;
  readonly span: Span;
}
export interface OddsTable {
  readonly kind: "odds-table";
  readonly name: NameSlot;
  readonly by: KeyParam | undefined;
  readonly across: KeyParam | undefined;
  readonly lines: readonly ExampleLine[];
  readonly meta: Meta;
  readonly span: Span;
}
/** `a in 0..6` */
export interface ForEveryPart {
  readonly kind: "for-every-part";
  readonly name: NameSlot;
  readonly in: InSet;
  readonly span: Span;
}
export type ExampleLine = Row | ExampleGiven | ForEvery | Says | ExampleWhen | Then | Show | Broken;

/** `given Mira = Figur(…)` */
export interface ExampleGiven {
  readonly kind: "example-given";
  readonly name: NameSlot;
  readonly value: Expr;
  readonly meta: Meta;
  readonly span: Span;
}
export interface ForEvery {
  readonly kind: "for-every";
  readonly parts: readonly ForEveryPart[];
  readonly meta: Meta;
  readonly span: Span;
}
/** `gm says Zielwert = 12` */
export interface Says {
  readonly kind: "says";
  readonly who: "gm" | "player";
  readonly name: NameSlot;
  readonly value: Expr;
  readonly meta: Meta;
  readonly span: Span;
}
/** `when …`: a call, `creation of X`, or an effect; `rolling` is undefined where no dice are given. */
export interface ExampleWhen {
  readonly kind: "example-when";
  readonly action: Call | CreationOf | Effect | Missing;
  readonly rolling: readonly Expr[] | undefined;
  readonly meta: Meta;
  readonly span: Span;
}
export interface CreationOf {
  readonly kind: "creation-of";
  readonly name: NameSlot;
  readonly span: Span;
}
export interface Then {
  readonly kind: "then";
  readonly claim: Claim;
  readonly meta: Meta;
  readonly span: Span;
}
export type Claim =
  | { readonly kind: "chance-of"; readonly what: ChanceName; readonly is: Quantity; readonly span: Span }
  | { readonly kind: "chance-that"; readonly condition: Expr; readonly is: Quantity; readonly span: Span }
  | { readonly kind: "average"; readonly of: Expr; readonly is: Quantity; readonly span: Span }
  | { readonly kind: "not-possible"; readonly message: TextLiteral | undefined; readonly span: Span }
  | { readonly kind: "holds"; readonly condition: Expr; readonly span: Span };
/** An outcome by name, or the words `success` and `failure`. */
export type ChanceName = NameSlot | { readonly kind: "outcome-word"; readonly word: "success" | "failure"; readonly span: Span };
/** What a claim says: `?` (`unknown`), or a value with `about p within w`, `over p`, `under p`, `as printed`. */
export interface Quantity {
  readonly kind: "claimed";
  readonly unknown: boolean;
  readonly relation: "exactly" | "about" | "over" | "under";
  readonly value: Expr | undefined;
  readonly within: Expr | undefined;
  readonly asPrinted: boolean;
  readonly differs: TextLiteral | undefined;
  readonly span: Span;
}
export interface Show {
  readonly kind: "show";
  readonly what: Shown;
  readonly meta: Meta;
  readonly span: Span;
}
export type Shown =
  | { readonly kind: "chance-of"; readonly what: ChanceName; readonly span: Span }
  | { readonly kind: "chance-that"; readonly condition: Expr; readonly span: Span }
  | { readonly kind: "average"; readonly of: Expr; readonly span: Span }
  | { readonly kind: "value"; readonly value: Expr; readonly span: Span };

/** A comment with its signs, kept beside the tree for the formatter. */
export interface Comment {
  readonly kind: "line-comment" | "block-comment";
  readonly text: string;
  readonly span: Span;
}
