// The runtime as engines have it, statement by statement, with types and without them, and its declarations; generated from
// src/runtime by `npm run regen`. Invariant: it imports and exports nothing.

/** What a statement declares, the numbers of those it speaks of, its text with types and without. */
export type RuntimePart = readonly [names: string, needs: string, text: string, script: string];

export const runtimeParts: readonly RuntimePart[] = [
[`$RuleErrorCode`, ``, `// The two ways in which a call can end without a result. RuleError: the caller misused the engine or asked for more than the stated
// limits; it is thrown to him. Refusal: not possible in the game; it never leaves the engine, the door makes a value of it.
// Invariant: both carry plain data, from which texts in any language can be made; any other error is a bug of ours.

/** What is wrong: first the problem, then the thing. */
type $RuleErrorCode =
  | "too-large"
  | "endless"
  | "missing-dice"
  | "unused-dice"
  | "mismatched-dice"
  | "malformed-dice"
  | "missing-answer"
  | "unused-answer"
  | "mismatched-answer"
  | "differing-resume"
  | "not-possible"
  | "unknown-plan"
  | "unknown-dice"
  | "mismatched-slots"
  | "missing-value"
  | "mismatched-value"
  | "malformed-fraction"
  | "zero-denominator"
  | "mismatched-sheet"
  | "mismatched-arguments"
  | "mismatched-resume"
  | "unknown-answer"
  | "unknown-outcome"
  | "unknown-path"
  | "impossible-condition"
  | "missing-function"
  | "unknown-function"
  | "mismatched-function"
  | "differing-function";`, ``],
[`$ErrorData`, ``, `

/** Plain JSON that says what the message says: names, limits, what was found. */
type $ErrorData = Readonly<Record<string, string | number | boolean | null | readonly number[]>>;`, ``],
[`$ProblemData`, ``, `

/** A problem of problems.ts, as far as an error knows it. */
interface $ProblemData {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly allowed: unknown;
  readonly clause: string | null;
}`, ``],
[`$RuleError`, `0 1 2`, `

/** Misuse by the caller. \`message\` is English; \`code\` and \`data\` are what a program goes by. */
class $RuleError extends Error {
  /** Inside an engine the class has another name; who reads a stack should meet this one. */
  static override readonly name: string = "RuleError";

  readonly code: $RuleErrorCode;
  readonly data: $ErrorData;
  /** What is wrong with a sheet or with arguments, place by place; else empty. */
  readonly problems: readonly $ProblemData[];

  constructor(
    code: $RuleErrorCode,
    message: string,
    data: $ErrorData = {},
    problems: readonly $ProblemData[] = [],
  ) {
    super(message);
    this.name = "RuleError";
    this.code = code;
    this.data = data;
    this.problems = problems;
  }

  toJSON(): {
    readonly code: $RuleErrorCode;
    readonly message: string;
    readonly data: $ErrorData;
    readonly problems: readonly $ProblemData[];
  } {
    return { code: this.code, message: this.message, data: this.data, problems: this.problems };
  }
}`, `// The two ways in which a call can end without a result. RuleError: the caller misused the engine or asked for more than the stated
// limits; it is thrown to him. Refusal: not possible in the game; it never leaves the engine, the door makes a value of it.
// Invariant: both carry plain data, from which texts in any language can be made; any other error is a bug of ours.
/** Misuse by the caller. \`message\` is English; \`code\` and \`data\` are what a program goes by. */
class $RuleError extends Error {
    /** Inside an engine the class has another name; who reads a stack should meet this one. */
    static name = "RuleError";
    code;
    data;
    /** What is wrong with a sheet or with arguments, place by place; else empty. */
    problems;
    constructor(code, message, data = {}, problems = []) {
        super(message);
        this.name = "RuleError";
        this.code = code;
        this.data = data;
        this.problems = problems;
    }
    toJSON() {
        return { code: this.code, message: this.message, data: this.data, problems: this.problems };
    }
}`],
[`$Refusal`, ``, `

/** Not possible in the game: \`why\` names the reason, \`origin\` the sentence that tests it. Caught at the door. */
class $Refusal extends Error {
  readonly why: string;
  readonly origin: string;

  constructor(why: string, origin: string) {
    super(why);
    this.name = "Refusal";
    this.why = why;
    this.origin = origin;
  }
}`, `
/** Not possible in the game: \`why\` names the reason, \`origin\` the sentence that tests it. Caught at the door. */
class $Refusal extends Error {
    why;
    origin;
    constructor(why, origin) {
        super(why);
        this.name = "Refusal";
        this.why = why;
        this.origin = origin;
    }
}`],
[`$Range`, ``, `

// Dice: what a pool is and how it is thrown. Its text form is in dice-text.ts, its exact distribution in pool-odds.ts. Invariant: a
// pool means the same to all three: so many throws of the unit, then the steps in the order written, then \`plus\`.

/** Inclusive and finite. */
type $Range = readonly [lo: number, hi: number];`, ``],
[`$Pool`, `7 8`, `

/** One throw of the unit, n times, then the steps in order, then \`plus\`. */
interface $Pool {
  readonly unit: $PoolUnit;
  /** 0 or fewer dice throw nothing. */
  readonly n: number;
  readonly then: readonly $PoolStep[];
  /** Added to the sum or the count; a list stays as it is. */
  readonly plus: number;
  /** sum of the faces kept; count of those counted; the list (highest first where dice were kept or dropped, else as thrown). */
  readonly value: "sum" | "count" | "list";
}`, ``],
[`$PoolUnit`, `6`, `
/** Faces, each as likely as any other; or the total of another pool (\`6 times 2d6 + 2\`). */
type $PoolUnit =
  | { readonly kind: "faces"; readonly faces: readonly number[] }
  | { readonly kind: "total"; readonly of: $Pool };`, ``],
[`$PoolStep`, `9 10 11`, `
/**
 * keep, drop: of the dice there are at this point. explode: while the face thrown last lies in \`on\`, at most \`most\` times, the die
 * is thrown again; the face is added to the die's total and, in a count, counted by itself. reroll: while the die's total lies in
 * \`on\`, at most \`most\` times, the die is thrown anew. count: a face in \`on\` counts \`worth\`; of several that hold it, the highest.
 */
type $PoolStep = $KeepStep | $AgainStep | $CountStep;`, ``],
[`$KeepStep`, ``, `
interface $KeepStep {
  readonly kind: "keep" | "drop";
  readonly end: "highest" | "lowest";
  readonly n: number;
}`, ``],
[`$AgainStep`, `5`, `
interface $AgainStep {
  readonly kind: "explode" | "reroll";
  readonly on: $Range;
  readonly most: number | null;
}`, ``],
[`$CountStep`, `5`, `
interface $CountStep {
  readonly kind: "count";
  readonly on: $Range;
  readonly worth: number;
}`, ``],
[`$isKeep`, `8 9`, `

function $isKeep(step: $PoolStep): step is $KeepStep {
  return step.kind === "keep" || step.kind === "drop";
}`, `
function $isKeep(step) {
    return step.kind === "keep" || step.kind === "drop";
}`],
[`$isAgain`, `8 10`, `
function $isAgain(step: $PoolStep): step is $AgainStep {
  return step.kind === "explode" || step.kind === "reroll";
}`, `
function $isAgain(step) {
    return step.kind === "explode" || step.kind === "reroll";
}`],
[`$ThrowDie`, ``, `

/** Throws one die: which of its sides came up, 1..sides. */
type $ThrowDie = (sides: number) => number;`, ``],
[`$MOST_THROWS_AGAIN`, ``, `

/** So often a single die may be thrown again in play where the rule states no bound; then \`endless\` is thrown. */
const $MOST_THROWS_AGAIN = 1000;`, `
/** So often a single die may be thrown again in play where the rule states no bound; then \`endless\` is thrown. */
const $MOST_THROWS_AGAIN = 1000;`],
[`$Shown`, ``, `

/** What lies on the table of one die: its total, the face thrown last, what its faces count. */
interface $Shown {
  readonly total: number;
  readonly last: number;
  readonly worth: number;
}`, ``],
[`$throwPool`, `6 14 25 26`, `

/**
 * Throws the pool and gives the totals of the dice kept: highest first where dice were kept or dropped, else as thrown. First all
 * dice are thrown, in order; then each step goes over the dice from left to right (after keep or drop: from the highest down).
 * @throws RuleError \`endless\` where a die is thrown again more than MOST_THROWS_AGAIN times without a bound.
 */
function $throwPool(pool: $Pool, die: $ThrowDie): readonly number[] {
  if (pool.then.length === 0) {
    const faces: number[] = [];
    for (let i = 0; i < pool.n; i++) faces.push($throwUnit(pool.unit, die));
    return faces;
  }
  return $throwDice(pool, die).map((d) => d.total);
}`, `
/**
 * Throws the pool and gives the totals of the dice kept: highest first where dice were kept or dropped, else as thrown. First all
 * dice are thrown, in order; then each step goes over the dice from left to right (after keep or drop: from the highest down).
 * @throws RuleError \`endless\` where a die is thrown again more than MOST_THROWS_AGAIN times without a bound.
 */
function $throwPool(pool, die) {
    if (pool.then.length === 0) {
        const faces = [];
        for (let i = 0; i < pool.n; i++)
            faces.push($throwUnit(pool.unit, die));
        return faces;
    }
    return $throwDice(pool, die).map((d) => d.total);
}`],
[`$rollTotal`, `6 14 25 26`, `

/** Throws the pool and gives its sum or count, \`plus\` included; of a list the sum of its faces. Errors as throwPool. */
function $rollTotal(pool: $Pool, die: $ThrowDie): number {
  let total = pool.plus;
  if (pool.then.length === 0) {
    for (let i = 0; i < pool.n; i++)
      total +=
        pool.value === "count" ? ($throwUnit(pool.unit, die), 0) : $throwUnit(pool.unit, die);
  } else {
    for (const d of $throwDice(pool, die)) total += pool.value === "count" ? d.worth : d.total;
  }
  return total;
}`, `
/** Throws the pool and gives its sum or count, \`plus\` included; of a list the sum of its faces. Errors as throwPool. */
function $rollTotal(pool, die) {
    let total = pool.plus;
    if (pool.then.length === 0) {
        for (let i = 0; i < pool.n; i++)
            total +=
                pool.value === "count" ? ($throwUnit(pool.unit, die), 0) : $throwUnit(pool.unit, die);
    }
    else {
        for (const d of $throwDice(pool, die))
            total += pool.value === "count" ? d.worth : d.total;
    }
    return total;
}`],
[`$worthOf`, `6 20`, `

/** What a face counts in this pool: the highest worth of the steps that hold it, else 0. */
function $worthOf(pool: $Pool, face: number): number {
  let worth: number | null = null;
  for (const step of pool.then)
    if (
      step.kind === "count" &&
      $dice_holds(step.on, face) &&
      (worth === null || step.worth > worth)
    )
      worth = step.worth;
  return worth ?? 0;
}`, `
/** What a face counts in this pool: the highest worth of the steps that hold it, else 0. */
function $worthOf(pool, face) {
    let worth = null;
    for (const step of pool.then)
        if (step.kind === "count" &&
            $dice_holds(step.on, face) &&
            (worth === null || step.worth > worth))
            worth = step.worth;
    return worth ?? 0;
}`],
[`$dice_holds`, `5`, `

function $dice_holds(range: $Range, value: number): boolean {
  return range[0] <= value && value <= range[1];
}`, `
function $dice_holds(range, value) {
    return range[0] <= value && value <= range[1];
}`],
[`$byHeight`, `16`, `

/** The order of keep and drop: higher totals first; of equal ones, those that count more. */
function $byHeight(a: $Shown, b: $Shown): number {
  return b.total - a.total || b.worth - a.worth;
}`, `
/** The order of keep and drop: higher totals first; of equal ones, those that count more. */
function $byHeight(a, b) {
    return b.total - a.total || b.worth - a.worth;
}`],
[`$keptPart`, `9`, `

/** Where a keep or drop begins and ends among \`dice\` dice, highest first. */
function $keptPart(step: $KeepStep, dice: number): readonly [from: number, to: number] {
  const n = Math.max(0, Math.min(dice, step.n));
  const high = step.kind === "keep" ? n : dice - n;
  return (step.end === "highest") === (step.kind === "keep") ? [0, high] : [dice - high, dice];
}`, `
/** Where a keep or drop begins and ends among \`dice\` dice, highest first. */
function $keptPart(step, dice) {
    const n = Math.max(0, Math.min(dice, step.n));
    const high = step.kind === "keep" ? n : dice - n;
    return (step.end === "highest") === (step.kind === "keep") ? [0, high] : [dice - high, dice];
}`],
[`$poolTimes`, `6 24`, `

/** The pool with \`n\` times its dice: \`roll Pool d6\`. Made once for each n, so that what is known of it is kept. n ≤ 0: nothing. */
function $poolTimes(pool: $Pool, n: number): $Pool {
  const known = $sized.get(pool) ?? new Map<number, $Pool>();
  $sized.set(pool, known);
  const before = known.get(n);
  if (before !== undefined) return before;
  const made: $Pool = n <= 0 ? { ...pool, n: 0, then: [], plus: 0 } : { ...pool, n: pool.n * n };
  known.set(n, made);
  return made;
}`, `
/** The pool with \`n\` times its dice: \`roll Pool d6\`. Made once for each n, so that what is known of it is kept. n ≤ 0: nothing. */
function $poolTimes(pool, n) {
    const known = $sized.get(pool) ?? new Map();
    $sized.set(pool, known);
    const before = known.get(n);
    if (before !== undefined)
        return before;
    const made = n <= 0 ? { ...pool, n: 0, then: [], plus: 0 } : { ...pool, n: pool.n * n };
    known.set(n, made);
    return made;
}`],
[`$sized`, `6`, `
const $sized = new WeakMap<$Pool, Map<number, $Pool>>();`, `
const $sized = new WeakMap();`],
[`$throwUnit`, `7 14 18`, `

function $throwUnit(unit: $PoolUnit, die: $ThrowDie): number {
  return unit.kind === "total" ? $rollTotal(unit.of, die) : unit.faces[die(unit.faces.length) - 1]!;
}`, `
function $throwUnit(unit, die) {
    return unit.kind === "total" ? $rollTotal(unit.of, die) : unit.faces[die(unit.faces.length) - 1];
}`],
[`$throwDice`, `6 12 13 14 16 21 22 27 28`, `

function $throwDice(pool: $Pool, die: $ThrowDie): readonly $Shown[] {
  let dice: $Shown[] = [];
  for (let i = 0; i < pool.n; i++) dice.push($fresh(pool, die));
  for (const step of pool.then) {
    if ($isKeep(step)) dice = dice.sort($byHeight).slice(...$keptPart(step, dice.length));
    else if ($isAgain(step)) dice = dice.map((d) => $dice_again(pool, step, d, die));
  }
  return pool.then.some($isKeep) ? dice.sort($byHeight) : dice;
}`, `
function $throwDice(pool, die) {
    let dice = [];
    for (let i = 0; i < pool.n; i++)
        dice.push($fresh(pool, die));
    for (const step of pool.then) {
        if ($isKeep(step))
            dice = dice.sort($byHeight).slice(...$keptPart(step, dice.length));
        else if ($isAgain(step))
            dice = dice.map((d) => $dice_again(pool, step, d, die));
    }
    return pool.then.some($isKeep) ? dice.sort($byHeight) : dice;
}`],
[`$fresh`, `6 14 16 19 25`, `

function $fresh(pool: $Pool, die: $ThrowDie): $Shown {
  const face = $throwUnit(pool.unit, die);
  return { total: face, last: face, worth: $worthOf(pool, face) };
}`, `
function $fresh(pool, die) {
    const face = $throwUnit(pool.unit, die);
    return { total: face, last: face, worth: $worthOf(pool, face) };
}`],
[`$dice_again`, `3 6 10 14 15 16 20 27`, `

function $dice_again(pool: $Pool, step: $AgainStep, first: $Shown, die: $ThrowDie): $Shown {
  let d = first;
  for (let i = 0; $dice_holds(step.on, step.kind === "explode" ? d.last : d.total); i++) {
    if (i === (step.most ?? -1)) break;
    if (step.most === null && i === $MOST_THROWS_AGAIN)
      throw new $RuleError(
        "endless",
        \`A die was thrown again \${$MOST_THROWS_AGAIN} times and still shows \${d.last}.\`,
        {
          limit: $MOST_THROWS_AGAIN,
        },
      );
    const thrown = $fresh(pool, die);
    d =
      step.kind === "reroll"
        ? thrown
        : { total: d.total + thrown.total, last: thrown.last, worth: d.worth + thrown.worth };
  }
  return d;
}`, `
function $dice_again(pool, step, first, die) {
    let d = first;
    for (let i = 0; $dice_holds(step.on, step.kind === "explode" ? d.last : d.total); i++) {
        if (i === (step.most ?? -1))
            break;
        if (step.most === null && i === $MOST_THROWS_AGAIN)
            throw new $RuleError("endless", \`A die was thrown again \${$MOST_THROWS_AGAIN} times and still shows \${d.last}.\`, {
                limit: $MOST_THROWS_AGAIN,
            });
        const thrown = $fresh(pool, die);
        d =
            step.kind === "reroll"
                ? thrown
                : { total: d.total + thrown.total, last: thrown.last, worth: d.worth + thrown.worth };
    }
    return d;
}`],
[`$Note`, `6`, `

// What a run tells of itself where somebody listens: one note a step, after it is done. Invariant: notes are plain JSON and enough for
// a trace and for the list of changes; they change nothing in the run.

/** \`origin\` is the sentence of the rule. Registers are those of the plan in play: between \`call\` and \`return\`, of the called one. */
type $Note = { readonly origin: string } & (
  | { readonly kind: "let"; readonly to: number; readonly value: number }
  | {
      readonly kind: "draw";
      readonly to: readonly number[];
      readonly values: readonly number[];
      readonly pool: $Pool;
    }
  | {
      readonly kind: "ask";
      readonly to: readonly number[];
      readonly key: string;
      readonly values: readonly number[];
      readonly secret: boolean;
    }
  /** \`slot\` is that of the outermost call. */
  | {
      readonly kind: "set";
      readonly slot: number;
      readonly column: string;
      readonly entry: number;
      readonly from: number;
      readonly to: number;
    }
  /** Which arm; -1: none of them. */
  | { readonly kind: "branch"; readonly arm: number }
  /** A loop begins its round, counted from 1. */
  | { readonly kind: "round"; readonly round: number }
  | {
      readonly kind: "call";
      readonly plan: string;
      readonly slots: readonly number[];
      readonly args: readonly number[];
    }
  /** \`to\`: the caller's register that holds the result; -1: none. */
  | { readonly kind: "return"; readonly plan: string; readonly result: number; readonly to: number }
  | { readonly kind: "end"; readonly result: number }
  | { readonly kind: "refuse"; readonly why: string }
);`, ``],
[`$RandomState`, ``, `

// The seeded generator: sfc32 (Chris Doty-Humphrey, PractRand; 128 bits of state, 32-bit words) and dice thrown from it.
// Invariant: the same seed, or the same exported state, gives the same dice for ever, on every machine; every face of a die is
// exactly as likely as any other (words that would favour one are thrown away, never folded in).

/** The four words of sfc32, each 0..2^32-1; the last is its counter. JSON. */
type $RandomState = readonly [a: number, b: number, c: number, counter: number];`, ``],
[`$Random`, `30`, `

interface $Random {
  /** 1..sides, 1 ≤ sides ≤ 2^20. */
  die(sides: number): number;
  /** The next word, 0..2^32-1. */
  word(): number;
  /** Where it stands now; \`restoredRandom\` goes on from there. */
  state(): $RandomState;
}`, ``],
[`$seededRandom`, `31 33 34`, `

/**
 * The generator for a seed, any safe integer. The low and the high half of the seed go through splitmix32 (additive step
 * 0x9E3779B9, the mixer of MurmurHash3) to make three words; counter 1; the first 12 words are thrown away, as sfc32's author asks.
 */
function $seededRandom(seed: number): $Random {
  const low = seed | 0;
  const high = Math.floor(seed / 4294967296) | 0;
  const random = $restoredRandom([$mix(low, 1), $mix(low ^ $mix(high, 2), 2), $mix(high, 3), 1]);
  for (let i = 0; i < 12; i++) random.word();
  return random;
}`, `
/**
 * The generator for a seed, any safe integer. The low and the high half of the seed go through splitmix32 (additive step
 * 0x9E3779B9, the mixer of MurmurHash3) to make three words; counter 1; the first 12 words are thrown away, as sfc32's author asks.
 */
function $seededRandom(seed) {
    const low = seed | 0;
    const high = Math.floor(seed / 4294967296) | 0;
    const random = $restoredRandom([$mix(low, 1), $mix(low ^ $mix(high, 2), 2), $mix(high, 3), 1]);
    for (let i = 0; i < 12; i++)
        random.word();
    return random;
}`],
[`$restoredRandom`, `30 31`, `

/** Goes on from an exported state. */
function $restoredRandom(state: $RandomState): $Random {
  let [a, b, c, counter] = [state[0] | 0, state[1] | 0, state[2] | 0, state[3] | 0];

  function word(): number {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  }

  // Lemire, "Fast random integer generation in an interval" (2019): the word times the sides, high part the face; low parts below
  // 2^32 mod sides belong to the faces that would come too often. All products stay below 2^53.
  function die(sides: number): number {
    for (;;) {
      const product = word() * sides;
      const face = Math.floor(product / 4294967296);
      const low = product - face * 4294967296;
      if (low >= sides || low >= 4294967296 % sides) return face + 1;
    }
  }

  return { die, word, state: () => [a >>> 0, b >>> 0, c >>> 0, counter >>> 0] };
}`, `
/** Goes on from an exported state. */
function $restoredRandom(state) {
    let [a, b, c, counter] = [state[0] | 0, state[1] | 0, state[2] | 0, state[3] | 0];
    function word() {
        const out = (((a + b) | 0) + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + out) | 0;
        return out >>> 0;
    }
    // Lemire, "Fast random integer generation in an interval" (2019): the word times the sides, high part the face; low parts below
    // 2^32 mod sides belong to the faces that would come too often. All products stay below 2^53.
    function die(sides) {
        for (;;) {
            const product = word() * sides;
            const face = Math.floor(product / 4294967296);
            const low = product - face * 4294967296;
            if (low >= sides || low >= 4294967296 % sides)
                return face + 1;
        }
    }
    return { die, word, state: () => [a >>> 0, b >>> 0, c >>> 0, counter >>> 0] };
}`],
[`$mix`, ``, `

function $mix(seed: number, step: number): number {
  let x = (seed + Math.imul(step, 0x9e3779b9)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}`, `
function $mix(seed, step) {
    let x = (seed + Math.imul(step, 0x9e3779b9)) | 0;
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return (x ^ (x >>> 16)) >>> 0;
}`],
[`$NONE`, ``, `

// How values look inside a running rule: safe integers, with one code for "none". The same file is copied into every emitted engine.

/** None: no number of any range (all ranges lie within ±2^29). */
const $NONE: number = -1073741824;`, `
// How values look inside a running rule: safe integers, with one code for "none". The same file is copied into every emitted engine.
/** None: no number of any range (all ranges lie within ±2^29). */
const $NONE = -1073741824;`],
[`$io_Given`, ``, `

// Dice and answers as a protocol: all that a rule in play asks of the outside. Invariant: a rule is a function of its input, the sides
// thrown and the answers given, in order; so these two lists are the saved state of a rule half played, and the same lists play the
// same game again. Recorded faces are sides, 1 to the number of sides, whatever is printed on them.

/** A value (NONE for none), or for a placing an order of 0..n-1: which value goes to which place. */
type $io_Given = number | readonly number[];`, ``],
[`$AskRequest`, `39 40`, `
type $AskRequest = $AskRange | $AskPlacing;`, ``],
[`$AskBase`, ``, `
interface $AskBase {
  readonly key: string;
  readonly by: "gm" | "player";
  readonly secret: boolean;
  /** Taken where no answer is given; null: there must be one. */
  readonly usual: number | null;
  /** What the asked person sees, by name, in the order of the rule. */
  readonly sees: Readonly<Record<string, number>>;
}`, ``],
[`$AskRange`, `5 38`, `
/** One value of the range; \`optional\`: or none. */
interface $AskRange extends $AskBase {
  readonly range: $Range;
  readonly optional: boolean;
}`, ``],
[`$AskPlacing`, `38`, `
/** So many values are to be placed. */
interface $AskPlacing extends $AskBase {
  readonly placing: number;
}`, ``],
[`$Answer`, `36`, `
/** A value, or a rule over what the asked person sees, in the order of the rule. */
type $Answer = $io_Given | ((seen: readonly number[]) => $io_Given);`, ``],
[`$Answers`, `41`, `
/** In the order in which they are asked for, or by key: then the same question gets the same answer each time. */
type $Answers = readonly $Answer[] | Readonly<Record<string, $Answer>>;`, ``],
[`$Io`, `6 29 39 40`, `

interface $Io {
  /** The dice with this number: those of the rules' text, behind them those of the call. See withPools. */
  pool(index: number): $Pool;
  /** Total or count of the pool. \`label\` is for people: what is rolled. */
  roll(pool: $Pool, label: string): number;
  /** The dice of the pool, as throwPool gives them. */
  rollList(pool: $Pool, label: string): readonly number[];
  ask(request: $AskRange): number;
  /** The order: which value goes to which place. */
  askPlacing(request: $AskPlacing): readonly number[];
  /** A loop without a bound goes round once more. @throws RuleError \`endless\` after MOST_ROUNDS in one run. */
  round(label: string): void;
  /** Where a trace is wanted: told of each step after it is done. */
  readonly note?: (note: $Note) => void;
}`, ``],
[`$RecordingIo`, `36 43`, `

/** Keeps what was thrown and answered so far, in order. */
interface $RecordingIo extends $Io {
  readonly faces: readonly number[];
  readonly answers: readonly $io_Given[];
}`, ``],
[`$ScriptedIo`, `44`, `

interface $ScriptedIo extends $RecordingIo {
  /** How many faces and (of a list of answers) answers were not used. */
  left(): { readonly faces: number; readonly answers: number };
  /** To be called at the end. @throws RuleError \`unused-dice\`, \`unused-answer\`. */
  finish(): void;
}`, ``],
[`$io_MOST_ROUNDS`, ``, `

/** So many rounds of loops without a bound one run may take. */
const $io_MOST_ROUNDS = 1_000_000;`, `
/** So many rounds of loops without a bound one run may take. */
const $io_MOST_ROUNDS = 1_000_000;`],
[`$seededIo`, `31 32 42 44 51 57`, `

/** Dice from a seed or a generator that goes on. A question without an answer takes its usual value. */
function $seededIo(source: number | $Random, answers: $Answers = {}): $RecordingIo {
  const random = typeof source === "number" ? $seededRandom(source) : source;
  return $recordingIo((sides) => random.die(sides), $answersOf(answers).give);
}`, `
/** Dice from a seed or a generator that goes on. A question without an answer takes its usual value. */
function $seededIo(source, answers = {}) {
    const random = typeof source === "number" ? $seededRandom(source) : source;
    return $recordingIo((sides) => random.die(sides), $answersOf(answers).give);
}`],
[`$scriptedIo`, `3 14 42 45 51 57`, `

/**
 * The given sides in order, then those of \`more\`, if there is one: the same dice with other inputs throw only what is new.
 * @throws RuleError \`missing-dice\` when used up, \`mismatched-dice\` for a side that the die has not.
 */
function $scriptedIo(
  faces: readonly number[],
  answers: $Answers = {},
  more: $ThrowDie | null = null,
): $ScriptedIo {
  const source = $answersOf(answers);
  let used = 0;
  const io = $recordingIo((sides, label) => {
    if (used < faces.length) return faces[used++]!;
    if (more !== null) return more(sides);
    throw new $RuleError(
      "missing-dice",
      \`The dice are used up: \${label} needs one with \${sides} sides.\`,
      {
        label,
        sides,
      },
    );
  }, source.give);
  const left = (): { readonly faces: number; readonly answers: number } => ({
    faces: faces.length - used,
    answers: source.left(),
  });
  const finish = (): void => {
    const rest = left();
    if (rest.faces > 0)
      throw new $RuleError("unused-dice", \`\${rest.faces} dice too many were given.\`, {
        count: rest.faces,
      });
    if (rest.answers > 0)
      throw new $RuleError("unused-answer", \`\${rest.answers} answers too many were given.\`, {
        count: rest.answers,
      });
  };
  return { ...io, left, finish };
}`, `
/**
 * The given sides in order, then those of \`more\`, if there is one: the same dice with other inputs throw only what is new.
 * @throws RuleError \`missing-dice\` when used up, \`mismatched-dice\` for a side that the die has not.
 */
function $scriptedIo(faces, answers = {}, more = null) {
    const source = $answersOf(answers);
    let used = 0;
    const io = $recordingIo((sides, label) => {
        if (used < faces.length)
            return faces[used++];
        if (more !== null)
            return more(sides);
        throw new $RuleError("missing-dice", \`The dice are used up: \${label} needs one with \${sides} sides.\`, {
            label,
            sides,
        });
    }, source.give);
    const left = () => ({
        faces: faces.length - used,
        answers: source.left(),
    });
    const finish = () => {
        const rest = left();
        if (rest.faces > 0)
            throw new $RuleError("unused-dice", \`\${rest.faces} dice too many were given.\`, {
                count: rest.faces,
            });
        if (rest.answers > 0)
            throw new $RuleError("unused-answer", \`\${rest.answers} answers too many were given.\`, {
                count: rest.answers,
            });
    };
    return { ...io, left, finish };
}`],
[`$withPools`, `6 43 52`, `

/** The same dice and answers; values of type dice are looked up in \`pools\`. */
function $withPools<T extends $Io>(io: T, pools: readonly $Pool[]): T {
  return { ...io, pool: (index: number) => pools[index] ?? $noPool(index) };
}`, `
/** The same dice and answers; values of type dice are looked up in \`pools\`. */
function $withPools(io, pools) {
    return { ...io, pool: (index) => pools[index] ?? $noPool(index) };
}`],
[`$noting`, `29 43`, `

/** The same dice and answers, with each step noted. */
function $noting<T extends $Io>(io: T, note: (note: $Note) => void): T {
  return { ...io, note };
}`, `
/** The same dice and answers, with each step noted. */
function $noting(io, note) {
    return { ...io, note };
}`],
[`$recordingIo`, `3 6 14 17 18 36 37 44 46 52 53 54 55`, `

/**
 * An Io over any source. \`throwDie\` gives a side of the die, \`answer\` undefined where it has none. Both are checked here. \`pools\` are
 * the dice by number.
 * @throws RuleError \`mismatched-dice\`, \`missing-answer\`, \`mismatched-answer\`, \`endless\`.
 */
function $recordingIo(
  throwDie: (sides: number, label: string) => number,
  answer: (request: $AskRequest) => $io_Given | undefined,
  pools: readonly $Pool[] = [],
): $RecordingIo {
  const faces: number[] = [];
  const answers: $io_Given[] = [];
  let rounds = 0;
  let rolled = "";
  const die: $ThrowDie = (sides) => {
    const side = throwDie(sides, rolled);
    if (!Number.isInteger(side) || side < 1 || side > sides)
      throw new $RuleError(
        "mismatched-dice",
        \`A die with \${sides} sides cannot show side \${side} (\${rolled}).\`,
        {
          label: rolled,
          sides,
          side,
        },
      );
    faces.push(side);
    return side;
  };
  const answered = (request: $AskRequest): $io_Given => {
    const given = answer(request) ?? request.usual;
    if (given === null)
      throw new $RuleError(
        "missing-answer",
        \`The question \${request.key} has neither an answer nor a usual value.\`,
        {
          key: request.key,
        },
      );
    answers.push(given);
    return given;
  };
  return {
    faces,
    answers,
    pool: (index) => pools[index] ?? $noPool(index),
    roll(pool, label) {
      rolled = label;
      return $rollTotal(pool, die);
    },
    rollList(pool, label) {
      rolled = label;
      return $throwPool(pool, die);
    },
    ask(request) {
      const given = answered(request);
      if (typeof given !== "number" || !$fitsRange(request, given))
        throw $io_mismatched(request, given);
      return given;
    },
    askPlacing(request) {
      const given = answered(request);
      if (typeof given === "number" || !$isOrder(given, request.placing))
        throw $io_mismatched(request, given);
      return given;
    },
    round(label) {
      rounds += 1;
      if (rounds > $io_MOST_ROUNDS)
        throw new $RuleError(
          "endless",
          \`The loop \${label} has gone round \${$io_MOST_ROUNDS} times.\`,
          {
            label,
            limit: $io_MOST_ROUNDS,
          },
        );
    },
  };
}`, `
/**
 * An Io over any source. \`throwDie\` gives a side of the die, \`answer\` undefined where it has none. Both are checked here. \`pools\` are
 * the dice by number.
 * @throws RuleError \`mismatched-dice\`, \`missing-answer\`, \`mismatched-answer\`, \`endless\`.
 */
function $recordingIo(throwDie, answer, pools = []) {
    const faces = [];
    const answers = [];
    let rounds = 0;
    let rolled = "";
    const die = (sides) => {
        const side = throwDie(sides, rolled);
        if (!Number.isInteger(side) || side < 1 || side > sides)
            throw new $RuleError("mismatched-dice", \`A die with \${sides} sides cannot show side \${side} (\${rolled}).\`, {
                label: rolled,
                sides,
                side,
            });
        faces.push(side);
        return side;
    };
    const answered = (request) => {
        const given = answer(request) ?? request.usual;
        if (given === null)
            throw new $RuleError("missing-answer", \`The question \${request.key} has neither an answer nor a usual value.\`, {
                key: request.key,
            });
        answers.push(given);
        return given;
    };
    return {
        faces,
        answers,
        pool: (index) => pools[index] ?? $noPool(index),
        roll(pool, label) {
            rolled = label;
            return $rollTotal(pool, die);
        },
        rollList(pool, label) {
            rolled = label;
            return $throwPool(pool, die);
        },
        ask(request) {
            const given = answered(request);
            if (typeof given !== "number" || !$fitsRange(request, given))
                throw $io_mismatched(request, given);
            return given;
        },
        askPlacing(request) {
            const given = answered(request);
            if (typeof given === "number" || !$isOrder(given, request.placing))
                throw $io_mismatched(request, given);
            return given;
        },
        round(label) {
            rounds += 1;
            if (rounds > $io_MOST_ROUNDS)
                throw new $RuleError("endless", \`The loop \${label} has gone round \${$io_MOST_ROUNDS} times.\`, {
                    label,
                    limit: $io_MOST_ROUNDS,
                });
        },
    };
}`],
[`$noPool`, `3`, `

function $noPool(index: number): never {
  throw new $RuleError("unknown-dice", \`There are no dice number \${index}.\`, { index });
}`, `
function $noPool(index) {
    throw new $RuleError("unknown-dice", \`There are no dice number \${index}.\`, { index });
}`],
[`$io_mismatched`, `3 36 37`, `

function $io_mismatched(request: $AskRequest, given: $io_Given): $RuleError {
  return new $RuleError(
    "mismatched-answer",
    \`\${JSON.stringify(given)} is no answer to \${request.key}.\`,
    {
      key: request.key,
      given,
    },
  );
}`, `
function $io_mismatched(request, given) {
    return new $RuleError("mismatched-answer", \`\${JSON.stringify(given)} is no answer to \${request.key}.\`, {
        key: request.key,
        given,
    });
}`],
[`$fitsRange`, `35 39`, `

function $fitsRange(request: $AskRange, given: number): boolean {
  if (given === $NONE) return request.optional;
  return Number.isInteger(given) && request.range[0] <= given && given <= request.range[1];
}`, `
function $fitsRange(request, given) {
    if (given === $NONE)
        return request.optional;
    return Number.isInteger(given) && request.range[0] <= given && given <= request.range[1];
}`],
[`$isOrder`, ``, `

function $isOrder(given: readonly number[], n: number): boolean {
  return (
    given.length === n &&
    new Set(given).size === n &&
    given.every((place) => Number.isInteger(place) && place >= 0 && place < n)
  );
}`, `
function $isOrder(given, n) {
    return (given.length === n &&
        new Set(given).size === n &&
        given.every((place) => Number.isInteger(place) && place >= 0 && place < n));
}`],
[`$AnswerSource`, `36 37`, `

/** Where answers come from; undefined where there is none. */
interface $AnswerSource {
  readonly give: (request: $AskRequest) => $io_Given | undefined;
  readonly left: () => number;
}`, ``],
[`$answersOf`, `36 37 41 42 56 58`, `

function $answersOf(answers: $Answers): $AnswerSource {
  const given = (answer: $Answer | undefined, request: $AskRequest): $io_Given | undefined =>
    typeof answer === "function" ? answer(Object.values(request.sees)) : answer;
  if ($io_isList(answers)) {
    let used = 0;
    return {
      give: (request) => (used < answers.length ? given(answers[used++], request) : undefined),
      left: () => answers.length - used,
    };
  }
  return {
    give: (request) =>
      Object.hasOwn(answers, request.key) ? given(answers[request.key], request) : undefined,
    left: () => 0,
  };
}`, `
function $answersOf(answers) {
    const given = (answer, request) => typeof answer === "function" ? answer(Object.values(request.sees)) : answer;
    if ($io_isList(answers)) {
        let used = 0;
        return {
            give: (request) => (used < answers.length ? given(answers[used++], request) : undefined),
            left: () => answers.length - used,
        };
    }
    return {
        give: (request) => Object.hasOwn(answers, request.key) ? given(answers[request.key], request) : undefined,
        left: () => 0,
    };
}`],
[`$io_isList`, `41 42`, `

function $io_isList(answers: $Answers): answers is readonly $Answer[] {
  return Array.isArray(answers);
}`, `
function $io_isList(answers) {
    return Array.isArray(answers);
}`],
[`$Segment`, ``, `

// What the odds driver runs: segments as functions over a file of integers, and tables that say what they read and where they go.
// Emitted as text into engines, built as closures in the editor. Invariant: segments change nothing but the file they are given.

/** Runs to the next cut and gives its number; END; or below END a refusal: reason number \`REFUSED - code\`. */
type $Segment = (file: number[]) => number;`, ``],
[`$END`, ``, `
const $END: number = -1;`, `
const $END = -1;`],
[`$REFUSED`, ``, `
const $REFUSED: number = -2;`, `
const $REFUSED = -2;`],
[`$Exit`, ``, `

/** Value places on this exit that changed, with the places (as they were when the segment began) they depend on. */
interface $Exit {
  readonly to: number;
  readonly sets: readonly (readonly [place: number, deps: readonly number[]])[];
}`, ``],
[`$Flow`, `62`, `
interface $Flow {
  /** What decides where the segment goes. */
  readonly control: readonly number[];
  readonly exits: readonly $Exit[];
}`, ``],
[`$OddsPool`, ``, `

type $OddsPool =
  | { readonly kind: "pool"; readonly index: (file: readonly number[]) => number }
  | {
      readonly kind: "count";
      readonly n: (file: readonly number[]) => number;
      readonly of: number;
      readonly most: number;
    };`, ``],
[`$OddsAsk`, ``, `

interface $OddsAsk {
  readonly key: string;
  readonly by: "gm" | "player";
  readonly sees: readonly number[];
  readonly usual: ((file: readonly number[]) => number) | null;
  /** Null: a placing of as many values as \`to\` has places. */
  readonly range: readonly [lo: number, hi: number] | null;
  readonly optional: boolean;
}`, ``],
[`$OddsCut`, `59 64 65`, `

interface $OddsCut {
  readonly kind: "draw" | "ask" | "join" | "head";
  readonly label: string;
  readonly to: readonly number[];
  /** What the cut itself reads. */
  readonly uses: readonly number[];
  readonly pool: $OddsPool | null;
  readonly ask: $OddsAsk | null;
  readonly endless: boolean;
  readonly next: $Segment;
}`, ``],
[`$OpenPlace`, ``, `

/** A register whose values have no end: drawn by a cut, or counted in the loop with this head. */
interface $OpenPlace {
  readonly place: number;
  readonly cut: number;
  readonly kind: "draw" | "loop";
  /** From here on nothing in the rule tells its values apart; null: that is not sure. */
  readonly from: number | null;
}`, ``],
[`$OddsPlan`, `59 63 66 67`, `

interface $OddsPlan {
  /** Places in the file. */
  readonly size: number;
  /** How many of them are registers: they come first, and hold none until they are given a value. */
  readonly registers: number;
  /** Lowest and highest value of each place, never counting none. */
  readonly lo: readonly number[];
  readonly hi: readonly number[];
  /** 1 where the place may hold none. */
  readonly optional: readonly number[];
  readonly start: $Segment;
  readonly cuts: readonly $OddsCut[];
  /** [0] the start, [i + 1] what runs after cut i. */
  readonly flows: readonly $Flow[];
  /** Place of the result, or -1. */
  readonly result: number;
  readonly reasons: readonly string[];
  readonly open: readonly $OpenPlace[];
}`, ``],
[`$OddsTable`, `63 67`, `

/** What differs with the slots that are the same sheet. */
interface $OddsTable {
  /** The first slot that is the same as each. */
  readonly sameAs: readonly number[];
  readonly lo: readonly number[];
  readonly hi: readonly number[];
  readonly optional: readonly number[];
  readonly flows: readonly $Flow[];
  readonly uses: readonly (readonly number[])[];
  readonly open: readonly $OpenPlace[];
}`, ``],
[`$PackedTable`, ``, `

/** The same as engines carry it: the number of a list in place of each list, because the same ones stand at many places. */
type $PackedTable = readonly [
  sameAs: readonly number[],
  lo: number,
  hi: number,
  optional: number,
  flows: readonly (readonly [
    control: number,
    ...exits: (readonly [to: number, places: number, deps: number])[],
  ])[],
  uses: readonly number[],
  open: readonly (readonly [place: number, cut: number, isLoop: 0 | 1, from: number | null])[],
];`, ``],
[`$oddsTables`, `69 70 72 73`, `

/** \`lists\`: one behind the other, \`3..7\` for what goes up by one, \`5*4\` for what stands there four times. Read when somebody asks for odds. */
function $oddsTables(lists: string, packed: string): () => readonly $OddsTable[] {
  let tables: readonly $OddsTable[] | null = null;
  return () =>
    (tables ??= $unpacked(
      lists.split(" ").map($unpackedList),
      JSON.parse(packed) as readonly $PackedTable[],
    ));
}`, `
/** \`lists\`: one behind the other, \`3..7\` for what goes up by one, \`5*4\` for what stands there four times. Read when somebody asks for odds. */
function $oddsTables(lists, packed) {
    let tables = null;
    return () => (tables ??= $unpacked(lists.split(" ").map($unpackedList), JSON.parse(packed)));
}`],
[`$unpacked`, `69 70`, `

function $unpacked(
  lists: readonly (readonly number[])[],
  packed: readonly $PackedTable[],
): readonly $OddsTable[] {
  const list = (i: number): readonly number[] => lists[i]!;
  return packed.map(([sameAs, lo, hi, optional, flows, uses, open]) => ({
    sameAs,
    lo: list(lo),
    hi: list(hi),
    optional: list(optional),
    flows: flows.map(([control, ...exits]) => ({
      control: list(control),
      exits: exits.map(([to, places, deps]) => ({
        to,
        sets: list(places).map((place, i) => [place, list(list(deps)[i]!)] as const),
      })),
    })),
    uses: uses.map(list),
    open: open.map(([place, cut, isLoop, from]) => ({
      place,
      cut,
      kind: isLoop === 1 ? "loop" : "draw",
      from,
    })),
  }));
}`, `
function $unpacked(lists, packed) {
    const list = (i) => lists[i];
    return packed.map(([sameAs, lo, hi, optional, flows, uses, open]) => ({
        sameAs,
        lo: list(lo),
        hi: list(hi),
        optional: list(optional),
        flows: flows.map(([control, ...exits]) => ({
            control: list(control),
            exits: exits.map(([to, places, deps]) => ({
                to,
                sets: list(places).map((place, i) => [place, list(list(deps)[i])]),
            })),
        })),
        uses: uses.map(list),
        open: open.map(([place, cut, isLoop, from]) => ({
            place,
            cut,
            kind: isLoop === 1 ? "loop" : "draw",
            from,
        })),
    }));
}`],
[`$unpackedList`, ``, `

function $unpackedList(text: string): readonly number[] {
  if (text === "") return [];
  return text.split(",").flatMap((part) => {
    const [first, last] = part.split("..").map(Number);
    if (last !== undefined) return Array.from({ length: last - first! + 1 }, (_, i) => first! + i);
    const [value, times] = part.split("*").map(Number);
    return Array.from({ length: times ?? 1 }, () => value!);
  });
}`, `
function $unpackedList(text) {
    if (text === "")
        return [];
    return text.split(",").flatMap((part) => {
        const [first, last] = part.split("..").map(Number);
        if (last !== undefined)
            return Array.from({ length: last - first + 1 }, (_, i) => first + i);
        const [value, times] = part.split("*").map(Number);
        return Array.from({ length: times ?? 1 }, () => value);
    });
}`],
[`$OwnTables`, `5`, `

// Entries of open lists that come with data: which of them stand in which place of the emitted tables now. Invariant: the tables say what
// \`use\` was told last; every way into an engine puts them back as it found them, so an answer that calls the engine changes nothing.

/** An open list, as far as the tables go: those of the emitted code that are filled for its entries. */
interface $OwnTables {
  readonly id: string;
  /** Code of the first place. */
  readonly first: number;
  readonly places: number;
  /** Which places are taken: 1. */
  readonly taken: number[];
  readonly columns: readonly {
    readonly range: $Range;
    readonly optional: boolean;
    readonly later?: true;
    readonly list: object | null;
    /** One table an item; none where no rule reads it. */
    readonly cells: readonly number[][];
  }[];
}`, ``],
[`$own_EntryName`, ``, `
interface $own_EntryName {
  readonly name: string;
  readonly also: readonly string[];
}`, ``],
[`$OwnAt`, ``, `

/** Where the places of a list stand among the cells of a field. */
interface $OwnAt {
  readonly id: string;
  readonly at: number;
  readonly places: number;
}`, ``],
[`$Own`, `6 78`, `

/** Entries as they stand in the places. \`json\`: the same in words. */
interface $Own {
  readonly rules: object;
  readonly key: string;
  readonly json: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly lists: ReadonlyMap<string, $OwnList>;
  /** Dice in their columns, numbered behind those of the rules. */
  readonly dice: readonly { readonly text: string; readonly pool: $Pool }[];
}`, ``],
[`$OwnList`, `74`, `
interface $OwnList {
  readonly facts: $OwnTables;
  readonly names: readonly string[];
  /** By entry, column and item. */
  readonly rows: readonly (readonly (readonly number[])[])[];
}`, ``],
[`$current`, `77`, `

let $current: $Own | null = null;`, `
let $current = null;`],
[`$bound`, `77 79`, `

/** Whose entries the tables hold; null: nobody's. */
const $bound = (): $Own | null => $current;`, `
/** Whose entries the tables hold; null: nobody's. */
const $bound = () => $current;`],
[`$sameOwn`, `77`, `

function $sameOwn(a: $Own | null, b: $Own | null): boolean {
  return a === b || (a !== null && b !== null && a.rules === b.rules && a.key === b.key);
}`, `
function $sameOwn(a, b) {
    return a === b || (a !== null && b !== null && a.rules === b.rules && a.key === b.key);
}`],
[`$use`, `77 79 83`, `

/** From here on these entries count. */
function $use(own: $Own | null): void {
  if (own === $current) return;
  if ($current !== null) for (const list of $current.lists.values()) $fill(list, false);
  if (own !== null) for (const list of own.lists.values()) $fill(list, true);
  $current = own;
}`, `
/** From here on these entries count. */
function $use(own) {
    if (own === $current)
        return;
    if ($current !== null)
        for (const list of $current.lists.values())
            $fill(list, false);
    if (own !== null)
        for (const list of own.lists.values())
            $fill(list, true);
    $current = own;
}`],
[`$fill`, `35 78`, `

function $fill({ facts, names, rows }: $OwnList, isThere: boolean): void {
  names.forEach((_, place) => {
    facts.taken[place] = isThere ? 1 : 0;
    facts.columns.forEach(({ cells, optional, range, list, later }, column) => {
      const empty = optional || list !== null || later === true ? $NONE : range[0];
      cells.forEach((table, item) => {
        table[place] = isThere ? (rows[place]?.[column]?.[item] ?? empty) : empty;
      });
    });
  });
}`, `
function $fill({ facts, names, rows }, isThere) {
    names.forEach((_, place) => {
        facts.taken[place] = isThere ? 1 : 0;
        facts.columns.forEach(({ cells, optional, range, list, later }, column) => {
            const empty = optional || list !== null || later === true ? $NONE : range[0];
            cells.forEach((table, item) => {
                table[place] = isThere ? (rows[place]?.[column]?.[item] ?? empty) : empty;
            });
        });
    });
}`],
[`$entering`, `74 79 82`, `

/** A way into the engine: it begins with nobody's entries, and leaves the tables as they were. */
function $entering<T>({ own }: { readonly own?: readonly $OwnTables[] }, make: () => T): T {
  if (own === undefined) return make();
  const before = $current;
  $use(null);
  try {
    return make();
  } finally {
    $use(before);
  }
}`, `
/** A way into the engine: it begins with nobody's entries, and leaves the tables as they were. */
function $entering({ own }, make) {
    if (own === undefined)
        return make();
    const before = $current;
    $use(null);
    try {
        return make();
    }
    finally {
        $use(before);
    }
}`],
[`$within`, `77 79 82`, `

/** Something of a call that is worked out later: its entries count again for so long. */
function $within<T>(own: $Own | null, make: () => T): T {
  const before = $current;
  if (before === own) return make();
  $use(own);
  try {
    return make();
  } finally {
    $use(before);
  }
}`, `
/** Something of a call that is worked out later: its entries count again for so long. */
function $within(own, make) {
    const before = $current;
    if (before === own)
        return make();
    $use(own);
    try {
        return make();
    }
    finally {
        $use(before);
    }
}`],
[`$nobody`, ``, `

const $nobody: readonly string[] = [];`, `
const $nobody = [];`],
[`$namesNow`, `77 79 86`, `

/** Names in the places of a list now. */
function $namesNow(id: string, own: $Own | null = $current): readonly string[] {
  return own?.lists.get(id)?.names ?? $nobody;
}`, `
/** Names in the places of a list now. */
function $namesNow(id, own = $current) {
    return own?.lists.get(id)?.names ?? $nobody;
}`],
[`$ownCode`, `79`, `

/** The code of an entry that came with data; undefined where none of these lists has it. */
function $ownCode(ids: readonly string[] | undefined, name: string): number | undefined {
  if (ids === undefined || $current === null) return undefined;
  for (const id of ids) {
    const list = $current.lists.get(id);
    const place = list?.names.indexOf(name) ?? -1;
    if (place >= 0) return list!.facts.first + place;
  }
  return undefined;
}`, `
/** The code of an entry that came with data; undefined where none of these lists has it. */
function $ownCode(ids, name) {
    if (ids === undefined || $current === null)
        return undefined;
    for (const id of ids) {
        const list = $current.lists.get(id);
        const place = list?.names.indexOf(name) ?? -1;
        if (place >= 0)
            return list.facts.first + place;
    }
    return undefined;
}`],
[`$ownName`, `79`, `

/** The name behind a code. */
function $ownName(ids: readonly string[] | undefined, code: number): string | undefined {
  if (ids === undefined || $current === null) return undefined;
  for (const id of ids) {
    const list = $current.lists.get(id);
    const name = list?.names[code - list.facts.first];
    if (name !== undefined) return name;
  }
  return undefined;
}`, `
/** The name behind a code. */
function $ownName(ids, code) {
    if (ids === undefined || $current === null)
        return undefined;
    for (const id of ids) {
        const list = $current.lists.get(id);
        const name = list?.names[code - list.facts.first];
        if (name !== undefined)
            return name;
    }
    return undefined;
}`],
[`$ownNames`, `79 87`, `

/** Names and codes of these lists now. */
function $ownNames(
  ids: readonly string[] | undefined,
): readonly { readonly name: string; readonly code: number }[] {
  if (ids === undefined || $current === null) return [];
  return ids.flatMap((id) =>
    $namesNow(id).map((name, i) => ({ name, code: $current!.lists.get(id)!.facts.first + i })),
  );
}`, `
/** Names and codes of these lists now. */
function $ownNames(ids) {
    if (ids === undefined || $current === null)
        return [];
    return ids.flatMap((id) => $namesNow(id).map((name, i) => ({ name, code: $current.lists.get(id).facts.first + i })));
}`],
[`$ownCell`, `76 87`, `

/** The cell of such an entry among those of a field, counted from the field's first; -1 where there is none of this name. */
function $ownCell(all: readonly $OwnAt[] | undefined, name: string): number {
  for (const { id, at } of all ?? []) {
    const place = $namesNow(id).indexOf(name);
    if (place >= 0) return at + place;
  }
  return -1;
}`, `
/** The cell of such an entry among those of a field, counted from the field's first; -1 where there is none of this name. */
function $ownCell(all, name) {
    for (const { id, at } of all ?? []) {
        const place = $namesNow(id).indexOf(name);
        if (place >= 0)
            return at + place;
    }
    return -1;
}`],
[`$entriesNow`, `75 76 77 79 87`, `

/** The entries of a field with their cells, counted from its first: those of the text, behind them those that came with data. */
function $entriesNow(
  entries: readonly $own_EntryName[],
  all: readonly $OwnAt[] | undefined,
  own: $Own | null = $current,
): readonly ($own_EntryName & { readonly cell: number })[] {
  const written = entries.flatMap((one, cell) => (one.name === "" ? [] : [{ ...one, cell }]));
  if (all === undefined || own === null) return written;
  return [
    ...written,
    ...all.flatMap(({ id, at }) =>
      $namesNow(id, own).map((name, i) => ({ name, also: [], cell: at + i })),
    ),
  ].toSorted((a, b) => a.cell - b.cell);
}`, `
/** The entries of a field with their cells, counted from its first: those of the text, behind them those that came with data. */
function $entriesNow(entries, all, own = $current) {
    const written = entries.flatMap((one, cell) => (one.name === "" ? [] : [{ ...one, cell }]));
    if (all === undefined || own === null)
        return written;
    return [
        ...written,
        ...all.flatMap(({ id, at }) => $namesNow(id, own).map((name, i) => ({ name, also: [], cell: at + i }))),
    ].toSorted((a, b) => a.cell - b.cell);
}`],
[`$cellCount`, `76`, `

/** How many cells a field with these entries has. */
function $cellCount({
  entries,
  own,
}: {
  readonly entries: readonly unknown[] | null;
  readonly own?: readonly $OwnAt[];
}): number {
  return (entries?.length ?? 1) + (own ?? []).reduce((sum, { places }) => sum + places, 0);
}`, `
/** How many cells a field with these entries has. */
function $cellCount({ entries, own, }) {
    return (entries?.length ?? 1) + (own ?? []).reduce((sum, { places }) => sum + places, 0);
}`],
[`$shape_Shape`, `95`, `

// How numbers of the rules look in JSON: plain numbers, yes or no, names of steps, entries and kinds. Invariant: what \`written\` gives
// \`readValue\` reads back as the same number; nothing but plain JSON is read or written.

type $shape_Shape =
  | { readonly kind: "number" | "yes-no" | "dice" | "text" }
  /** \`numbers\`: a number of a band will do as well as a name. \`none\`: what none is called. */
  | {
      readonly kind: "named";
      readonly names: readonly $NamedCode[];
      readonly numbers: boolean;
      readonly none: string | null;
      /** Open lists whose further entries come with data. */
      readonly own?: readonly string[];
    };`, ``],
[`$NamedCode`, ``, `
/** A step, an entry, a kind. \`also\`: abbreviation and earlier names. */
interface $NamedCode {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly also?: readonly string[];
}`, ``],
[`$Typed`, `5 94`, `
/** A value and what it may be. */
interface $Typed {
  readonly shape: $shape_Shape;
  readonly range: $Range;
  readonly optional: boolean;
}`, ``],
[`$Plain`, ``, `

/** A value as JSON has it. */
type $Plain = string | number | boolean | null;`, ``],
[`$Misfit`, `97`, `

/** Why a value does not fit; \`allowed\` says what would. */
interface $Misfit {
  readonly code: "mismatched-value" | "out-of-range" | "unknown-name";
  readonly message: string;
  readonly allowed: readonly $Plain[] | { readonly from: number; readonly to: number } | string;
}`, ``],
[`$readValue`, `35 96 98 101 102 104 107 108`, `

/** The number for a value that came from outside (dice and texts are read elsewhere). */
function $readValue(typed: $Typed, value: unknown): number | $Misfit {
  const { shape, range, optional } = typed;
  if (value === null)
    return optional
      ? $NONE
      : $misfit("mismatched-value", "There must be a value here.", $allowedOf(typed));
  switch (shape.kind) {
    case "yes-no":
      if (typeof value === "boolean") return Number(value);
      return $misfit("mismatched-value", \`\${$shape_shown(value)} is neither true nor false.\`, [
        false,
        true,
      ]);
    case "named": {
      if (typeof value === "string") return $readName(typed, shape.names, value);
      if (typeof value === "number" && shape.numbers) return $readNumber(value, range);
      return $misfit(
        "mismatched-value",
        \`\${$shape_shown(value)} is not one of the names.\`,
        $allowedOf(typed),
      );
    }
    case "number":
      return $readNumber(value, range);
    case "dice":
    case "text":
      return $misfit(
        "mismatched-value",
        \`\${$shape_shown(value)} is not a \${shape.kind}.\`,
        \`a \${shape.kind}\`,
      );
  }
}`, `
/** The number for a value that came from outside (dice and texts are read elsewhere). */
function $readValue(typed, value) {
    const { shape, range, optional } = typed;
    if (value === null)
        return optional
            ? $NONE
            : $misfit("mismatched-value", "There must be a value here.", $allowedOf(typed));
    switch (shape.kind) {
        case "yes-no":
            if (typeof value === "boolean")
                return Number(value);
            return $misfit("mismatched-value", \`\${$shape_shown(value)} is neither true nor false.\`, [
                false,
                true,
            ]);
        case "named": {
            if (typeof value === "string")
                return $readName(typed, shape.names, value);
            if (typeof value === "number" && shape.numbers)
                return $readNumber(value, range);
            return $misfit("mismatched-value", \`\${$shape_shown(value)} is not one of the names.\`, $allowedOf(typed));
        }
        case "number":
            return $readNumber(value, range);
        case "dice":
        case "text":
            return $misfit("mismatched-value", \`\${$shape_shown(value)} is not a \${shape.kind}.\`, \`a \${shape.kind}\`);
    }
}`],
[`$written`, `35 89 94 97 103`, `

/** The value as it is written. */
function $written(shape: $shape_Shape, code: number): $Plain {
  if (code === $NONE) return null;
  if (shape.kind === "yes-no") return code !== 0;
  if (shape.kind !== "named") return code;
  const step = shape.names.find(({ low, high }) => low <= code && code <= high);
  if (step === undefined) return $ownName(shape.own, code) ?? code;
  return $isName(shape.names, step) ? step.name : code;
}`, `
/** The value as it is written. */
function $written(shape, code) {
    if (code === $NONE)
        return null;
    if (shape.kind === "yes-no")
        return code !== 0;
    if (shape.kind !== "named")
        return code;
    const step = shape.names.find(({ low, high }) => low <= code && code <= high);
    if (step === undefined)
        return $ownName(shape.own, code) ?? code;
    return $isName(shape.names, step) ? step.name : code;
}`],
[`$allowedOf`, `90 96 98 103`, `

/** What a value may be, for messages and forms. */
function $allowedOf({ shape, range, optional }: $Typed): $Misfit["allowed"] {
  const none = optional ? [null] : [];
  switch (shape.kind) {
    case "yes-no":
      return [...none, false, true];
    case "number":
      return { from: range[0], to: range[1] };
    case "named": {
      const inside = shape.names.filter(({ low, high }) => high >= range[0] && low <= range[1]);
      const own = $ownNames(shape.own).filter(({ code }) => range[0] <= code && code <= range[1]);
      return [
        ...none,
        ...inside.map((step) => ($isName(shape.names, step) ? step.name : step.low)),
        ...own.map(({ name }) => name),
      ];
    }
    case "dice":
      return \`dice such as "1d6"\`;
    case "text":
      return "a text";
  }
}`, `
/** What a value may be, for messages and forms. */
function $allowedOf({ shape, range, optional }) {
    const none = optional ? [null] : [];
    switch (shape.kind) {
        case "yes-no":
            return [...none, false, true];
        case "number":
            return { from: range[0], to: range[1] };
        case "named": {
            const inside = shape.names.filter(({ low, high }) => high >= range[0] && low <= range[1]);
            const own = $ownNames(shape.own).filter(({ code }) => range[0] <= code && code <= range[1]);
            return [
                ...none,
                ...inside.map((step) => ($isName(shape.names, step) ? step.name : step.low)),
                ...own.map(({ name }) => name),
            ];
        }
        case "dice":
            return \`dice such as "1d6"\`;
        case "text":
            return "a text";
    }
}`],
[`$shape_shown`, ``, `

/** A value from outside in a message: short, whatever it is. */
function $shape_shown(value: unknown): string {
  if (typeof value === "string")
    return JSON.stringify(value.length > 60 ? \`\${value.slice(0, 57)}...\` : value);
  if (
    typeof value === "number" ||
    typeof value === "boolean" ||
    value === null ||
    value === undefined
  )
    return \`\${value}\`;
  return Array.isArray(value) ? "a list" : \`a value of type \${typeof value}\`;
}`, `
/** A value from outside in a message: short, whatever it is. */
function $shape_shown(value) {
    if (typeof value === "string")
        return JSON.stringify(value.length > 60 ? \`\${value.slice(0, 57)}...\` : value);
    if (typeof value === "number" ||
        typeof value === "boolean" ||
        value === null ||
        value === undefined)
        return \`\${value}\`;
    return Array.isArray(value) ? "a list" : \`a value of type \${typeof value}\`;
}`],
[`$isName`, `95`, `

/** The name stands for one number, and no other step has it. */
function $isName(names: readonly $NamedCode[], step: $NamedCode): boolean {
  return (
    step.low === step.high && names.every((other) => other === step || other.name !== step.name)
  );
}`, `
/** The name stands for one number, and no other step has it. */
function $isName(names, step) {
    return (step.low === step.high && names.every((other) => other === step || other.name !== step.name));
}`],
[`$readName`, `35 88 95 96 98 101 102 106 108`, `

function $readName(typed: $Typed, names: readonly $NamedCode[], given: string): number | $Misfit {
  const codes = $codesOf(names);
  const { range, shape, optional } = typed;
  const code =
    codes.get(given) ??
    codes.get(given.normalize("NFC")) ??
    $ownCode(shape.kind === "named" ? shape.own : undefined, given.normalize("NFC"));
  if (code !== undefined && code >= range[0] && code <= range[1]) return code;
  if (optional && shape.kind === "named" && shape.none === given.normalize("NFC")) return $NONE;
  if (code === undefined)
    return $misfit("unknown-name", \`There is no \${$shape_shown(given)} here.\`, $allowedOf(typed));
  return $misfit("out-of-range", \`\${$shape_shown(given)} is not allowed here.\`, $allowedOf(typed));
}`, `
function $readName(typed, names, given) {
    const codes = $codesOf(names);
    const { range, shape, optional } = typed;
    const code = codes.get(given) ??
        codes.get(given.normalize("NFC")) ??
        $ownCode(shape.kind === "named" ? shape.own : undefined, given.normalize("NFC"));
    if (code !== undefined && code >= range[0] && code <= range[1])
        return code;
    if (optional && shape.kind === "named" && shape.none === given.normalize("NFC"))
        return $NONE;
    if (code === undefined)
        return $misfit("unknown-name", \`There is no \${$shape_shown(given)} here.\`, $allowedOf(typed));
    return $misfit("out-of-range", \`\${$shape_shown(given)} is not allowed here.\`, $allowedOf(typed));
}`],
[`$codesByName`, `95`, `

const $codesByName = new WeakMap<readonly $NamedCode[], ReadonlyMap<string, number>>();`, `
const $codesByName = new WeakMap();`],
[`$codesOf`, `95 103 105`, `

/** Numbers by name and abbreviation, of steps that have a name of their own. */
function $codesOf(names: readonly $NamedCode[]): ReadonlyMap<string, number> {
  const before = $codesByName.get(names);
  if (before !== undefined) return before;
  const own = names.filter((step) => $isName(names, step));
  const shorts = own.flatMap(({ also = [], low }) => also.map((name) => [name, low] as const));
  const made = new Map([...shorts, ...own.map(({ name, low }) => [name, low] as const)]);
  $codesByName.set(names, made);
  return made;
}`, `
/** Numbers by name and abbreviation, of steps that have a name of their own. */
function $codesOf(names) {
    const before = $codesByName.get(names);
    if (before !== undefined)
        return before;
    const own = names.filter((step) => $isName(names, step));
    const shorts = own.flatMap(({ also = [], low }) => also.map((name) => [name, low]));
    const made = new Map([...shorts, ...own.map(({ name, low }) => [name, low])]);
    $codesByName.set(names, made);
    return made;
}`],
[`$readNumber`, `5 98 102 108`, `

function $readNumber(value: unknown, range: $Range): number | $Misfit {
  const allowed = { from: range[0], to: range[1] };
  if (typeof value !== "number" || !Number.isInteger(value))
    return $misfit("mismatched-value", \`\${$shape_shown(value)} is not a whole number.\`, allowed);
  if (value < range[0] || value > range[1])
    return $misfit("out-of-range", \`\${value} is not within \${range[0]}..\${range[1]}.\`, allowed);
  return value + 0;
}`, `
function $readNumber(value, range) {
    const allowed = { from: range[0], to: range[1] };
    if (typeof value !== "number" || !Number.isInteger(value))
        return $misfit("mismatched-value", \`\${$shape_shown(value)} is not a whole number.\`, allowed);
    if (value < range[0] || value > range[1])
        return $misfit("out-of-range", \`\${value} is not within \${range[0]}..\${range[1]}.\`, allowed);
    return value + 0;
}`],
[`$misfit`, `98`, `

function $misfit(code: $Misfit["code"], message: string, allowed: $Misfit["allowed"]): $Misfit {
  return { code, message, allowed };
}`, `
function $misfit(code, message, allowed) {
    return { code, message, allowed };
}`],
[`$RulesFacts`, `6 110 111 114`, `

// What an engine's door knows of its rules, as data beside the emitted functions: sheets and things with their keys, actions with their
// parameters, names and clauses for a trace. Invariant: cells are counted as the emitted functions count them, and everything but the
// functions is plain JSON.

interface $RulesFacts {
  readonly name: string;
  readonly version: string;
  /** Changes with everything that could change a run. */
  readonly fingerprint: string;
  readonly language: "de" | "en";
  /** Dice written in the rules. */
  readonly pools: readonly $Pool[];
  /** Plans that people know by name, and what is written in their registers. */
  readonly plans: Readonly<Record<string, $PlanFacts>>;
  /** By origin of a step: its clauses. */
  readonly clauses: Readonly<Record<string, readonly string[]>>;
  /** Texts of what makes a call impossible, by their reason. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly gm: string;
  readonly player: string;
  /** What names are called in another language. */
  readonly labels?: $Labels;
  /** Open lists to which data can add; left out where there are none. */
  readonly own?: readonly $OwnListFacts[];
}`, ``],
[`$Labels`, ``, `
interface $Labels {
  readonly de?: Readonly<Record<string, string>>;
  readonly en?: Readonly<Record<string, string>>;
}`, ``],
[`$OwnListFacts`, `74 112`, `

/** An open list to which data can add. */
interface $OwnListFacts extends $OwnTables {
  /** Its key under \`$entries\`. */
  readonly name: string;
  readonly also: readonly string[];
  /** A list of kinds, not one of values on a sheet. */
  readonly kinds: boolean;
  /** What an entry may not be called: entries of the text. */
  readonly named: readonly string[];
  readonly columns: readonly $OwnColumnFacts[];
}`, ``],
[`$OwnColumnFacts`, `96`, `
interface $OwnColumnFacts extends $Typed {
  readonly key: string;
  readonly also: readonly string[];
  /** Null: it must be given, or where it is \`later\` follows from the others. */
  readonly start: number | null;
  readonly later?: true;
  readonly list: { readonly least: number; readonly most: number } | null;
  readonly cells: readonly number[][];
  readonly clauses: readonly string[];
}`, ``],
[`$RegisterFacts`, `94`, `

/** \`sees\` nobody but the game master where \`secret\`. */
interface $RegisterFacts {
  readonly name: string;
  readonly kind: "given" | "answer" | "roll" | "let";
  readonly shape: $shape_Shape;
  readonly secret: boolean;
}`, ``],
[`$PlanFacts`, `94 113`, `
interface $PlanFacts {
  readonly name: string;
  readonly word: string;
  /** Null: nothing people would know. */
  readonly registers: readonly ($RegisterFacts | null)[];
  readonly result: $shape_Shape | null;
}`, ``],
[`$LawFacts`, ``, `

/** A sheet, or a kind of thing. */
interface $LawFacts {
  readonly id: string;
  readonly test: (cells: readonly number[]) => number;
  /** The cells that the test reads. */
  readonly reads: readonly number[];
  readonly message: string;
  readonly clauses: readonly string[];
}`, ``],
[`$SheetFacts`, `115 117 119 120 122 123`, `
interface $SheetFacts {
  readonly kind: "sheet" | "thing";
  readonly id: string;
  readonly name: string;
  /** What it was called in older versions. */
  readonly formerly: readonly string[];
  /** Cells of one; those that no field names begin at 0 or none. */
  readonly blank: readonly number[];
  /** Working states: from a row of cells, a copy to play on, back into a row. */
  readonly state: $StateFacts;
  /** First cell of each column. */
  readonly columns: Readonly<Record<string, number>>;
  readonly fields: readonly $FieldFacts[];
  readonly lists: readonly $ListFacts[];
  /** Lists to which one can add entries of its own. */
  readonly own?: readonly string[];
  /** Fields without a given value are filled in this order. */
  readonly order: readonly number[];
  /** Laws: what does not hold is 0. */
  readonly must: readonly $LawFacts[];
  /** Of a thing that acts: what it brings to the sheet that has it. */
  readonly acting?: readonly {
    readonly id: string;
    readonly value: (cells: readonly number[], entry: number) => number;
  }[];
  /** Values as they count, calculated ones too. */
  readonly view: readonly $ViewFacts[];
  /** Whether a condition holds: not 0. */
  readonly holds: readonly {
    readonly name: string;
    readonly value: (cells: readonly number[], entry: number) => number;
  }[];
  /** Conditions that are gained and lost. */
  readonly conditions: readonly $ConditionFacts[];
}`, ``],
[`$ViewFacts`, `76 94 118`, `

interface $ViewFacts {
  readonly key: string;
  readonly entries: readonly string[] | null;
  readonly own?: readonly $OwnAt[];
  readonly shape: $shape_Shape;
  readonly value: (cells: readonly number[], entry: number) => number;
  readonly clauses: readonly string[];
  /** Before the modifiers; left out where nothing may modify it. */
  readonly base?: (cells: readonly number[], entry: number) => number;
  readonly lines?: readonly $LineFacts[];
}`, ``],
[`$LineFacts`, ``, `
/** A line of a modifier. \`counts\`: not 0; above \`most\` it never lifts. */
interface $LineFacts {
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
}`, ``],
[`$StateFacts`, ``, `

interface $StateFacts {
  readonly open: (cells: readonly number[]) => object;
  readonly copy: (state: object) => object;
  readonly close: (state: object, cells: number[]) => void;
}`, ``],
[`$FieldFacts`, `76 96 121`, `

interface $FieldFacts extends $Typed {
  readonly key: string;
  readonly also: readonly string[];
  /** First cell; -1: carried along as it is. */
  readonly cell: number;
  /** Names of its entries, one cell each; null: one value. */
  readonly entries: readonly $facts_EntryName[] | null;
  /** Cells behind them for entries that come with data. */
  readonly own?: readonly $OwnAt[];
  /** Null: must be given. A text for a field that is carried along. */
  readonly start: number | string | ((cells: readonly number[], entry: number) => number) | null;
  /** Texts of the dice that \`start\` gives, where it gives several, by number. */
  readonly diceTexts?: Readonly<Record<string, string>>;
  readonly lo?: (cells: readonly number[], entry: number) => number;
  readonly hi?: (cells: readonly number[], entry: number) => number;
  readonly clauses: readonly string[];
}`, ``],
[`$facts_EntryName`, ``, `
interface $facts_EntryName {
  readonly name: string;
  readonly also: readonly string[];
}`, ``],
[`$ListFacts`, `76 96 116 121`, `

/** A list of things. */
interface $ListFacts {
  readonly key: string;
  readonly also: readonly string[];
  /** What may stand in it; empty where it holds kinds. */
  readonly of: readonly $SheetFacts[];
  /** Kinds, of which only how many is kept: one cell each from \`cell\` on; without a name where its cell is for one that comes with data. */
  readonly kinds: {
    readonly cell: number;
    readonly names: readonly $facts_EntryName[];
    readonly most: number;
    readonly own?: readonly $OwnAt[];
  } | null;
  /** Plain values, one cell each, none behind the last; \`optional\`: places that are told apart, some of them empty. */
  readonly values: ($Typed & { readonly cell: number }) | null;
  readonly least: number;
  readonly most: number;
  readonly must: boolean;
  /** Its things act: hidden cells of the sheet say what they come to together, \`$acts/<this>/<what>\`. */
  readonly acts?: string;
  /** Column of its things that says in whose list of this kind one lies; null: no rule asks. */
  readonly place: string | null;
  readonly clauses: readonly string[];
}`, ``],
[`$ConditionFacts`, `120`, `

interface $ConditionFacts {
  readonly name: string;
  readonly also: readonly string[];
  /** Cell of its level, or of whether it is there. */
  readonly cell: number;
  readonly levels: number | null;
  readonly fields: readonly $FieldFacts[];
}`, ``],
[`$ActionFacts`, `43 68 96 125 126 127 128`, `

interface $ActionFacts {
  readonly id: string;
  readonly name: string;
  readonly word: string;
  readonly clauses: readonly string[];
  readonly slots: readonly $SlotFacts[];
  readonly params: readonly $ParamFacts[];
  /** Number of registers that are filled before it begins. */
  readonly givens: number;
  /** Register of the general modifiers. */
  readonly modifiers: number | null;
  readonly result: $Typed | null;
  /** Named rolls, lets and answers. */
  readonly values: readonly $ValueFacts[];
  readonly asks: Readonly<Record<string, $AskFacts>>;
  /** Texts that are asked for and only carried to the new sheet, by their keys. */
  readonly texts: readonly string[];
  /** Plays on the working states in place. */
  readonly play: (io: $Io, states: readonly object[], givens: readonly number[]) => number;
  readonly odds: (bases: readonly number[]) => $OddsPlan;
  /** A part of a conflict: nobody does it, so no law of a sheet forbids it. */
  readonly piece?: true;
  /** The same rule for sheets that are others as well; left out where there are none. */
  readonly heirs?: readonly $ActionFacts[];
}`, ``],
[`$SlotFacts`, `116`, `
interface $SlotFacts {
  readonly name: string;
  readonly of: $SheetFacts;
  /** The list out of which it is taken: whose, and under which key. */
  readonly from: { readonly slot: string; readonly list: string } | null;
  /** A new one with its start values: a creation makes it, nobody gives it. */
  readonly fresh: boolean;
  /** What a relation says of two others: a number is enough, without one it is as at the beginning. \`back\`: the slot of the other way round. */
  readonly pair?: { readonly a: string; readonly b: string; readonly back: string | null };
}`, ``],
[`$ParamFacts`, `96`, `
interface $ParamFacts extends $Typed {
  readonly name: string;
  readonly regs: readonly number[];
  /** A list: its length stands in \`regs[0]\`, its items behind. */
  readonly list: { readonly least: number; readonly most: number } | null;
  /** Null: must be given. */
  readonly usual: readonly number[] | null;
  readonly clauses: readonly string[];
}`, ``],
[`$ValueFacts`, `94`, `
interface $ValueFacts {
  readonly name: string;
  readonly regs: readonly number[];
  readonly list: boolean;
  readonly shape: $shape_Shape;
}`, ``],
[`$AskFacts`, `94 96`, `
interface $AskFacts {
  readonly label: string;
  readonly by: "gm" | "player";
  readonly secret: boolean;
  readonly typed: $Typed;
  /** It has a value that is taken where no answer is given. */
  readonly hasUsual: boolean;
  /** That value, where it is always the same. */
  readonly usual: number | null;
  /** So many values are put in an order; \`typed\` are their places. */
  readonly placing: number | null;
  /** Shapes of what the asked person sees, by name. */
  readonly sees: Readonly<Record<string, $shape_Shape>>;
}`, ``],
[`$MOST_THINGS`, ``, `

/** Most things in one list, most signs in one text. */
const $MOST_THINGS = 1000;`, `
/** Most things in one list, most signs in one text. */
const $MOST_THINGS = 1000;`],
[`$MOST_SIGNS`, ``, `
const $MOST_SIGNS = 10_000;`, `
const $MOST_SIGNS = 10_000;`],
[`$OPEN_RANGE`, `5`, `

/** The range of a value that nothing bounds. */
const $OPEN_RANGE: $Range = [-(2 ** 29), 2 ** 29];`, `
/** The range of a value that nothing bounds. */
const $OPEN_RANGE = [-(2 ** 29), 2 ** 29];`],
[`$MOST_DICE`, ``, `

// The text form of pools: "2d6 + 1" in data and, with every option, in messages. Invariant: parseDice(showDice(p)) is p for every
// pool without options that keeps to the limits.

/** Limits for dice that come with data; dice in a rule's text have limits of their own. */
const $MOST_DICE = 100;`, `
// The text form of pools: "2d6 + 1" in data and, with every option, in messages. Invariant: parseDice(showDice(p)) is p for every
// pool without options that keeps to the limits.
/** Limits for dice that come with data; dice in a rule's text have limits of their own. */
const $MOST_DICE = 100;`],
[`$MOST_FACES`, ``, `
const $MOST_FACES = 1000;`, `
const $MOST_FACES = 1000;`],
[`$MOST_PLUS`, ``, `
const $MOST_PLUS = 1_000_000;`, `
const $MOST_PLUS = 1_000_000;`],
[`$sixes`, ``, `

const $sixes: readonly number[] = [1, 2, 3, 4, 5, 6];`, `
const $sixes = [1, 2, 3, 4, 5, 6];`],
[`$twoDigits`, `135`, `
const $twoDigits: readonly number[] = $sixes.flatMap((tens) =>
  $sixes.map((ones) => tens * 10 + ones),
);`, `
const $twoDigits = $sixes.flatMap((tens) => $sixes.map((ones) => tens * 10 + ones));`],
[`$DiceProblem`, ``, `

/** Why a text is not dice that may be used; \`limit\` where a number is too large. */
interface $DiceProblem {
  readonly problem: "malformed" | "too-many-dice" | "too-many-faces" | "too-large-number";
  readonly limit: number | null;
}`, ``],
[`$isDiceProblem`, `6 137`, `

function $isDiceProblem(parsed: $Pool | $DiceProblem): parsed is $DiceProblem {
  return "problem" in parsed;
}`, `
function $isDiceProblem(parsed) {
    return "problem" in parsed;
}`],
[`$parseDice`, `6 132 133 134 136 137 140`, `

/**
 * "1d6", "2w4 + 1", "d20", "d%", "4dF", "3W(-1, 0, 1)", "d(0..9)", "d66": a sum of dice, the letter d or w, with a number added or taken away. Never
 * throws; equal texts give equal pools, not the same one.
 */
function $parseDice(text: string): $Pool | $DiceProblem {
  const parts =
    /^\\s*(\\d*)\\s*[dDwW]\\s*(?:(\\d+)|(%)|([fF])|\\(([^()]*)\\))\\s*(?:([+\\-−])\\s*(\\d+)\\s*)?$/u.exec(
      text,
    );
  if (parts === null) return { problem: "malformed", limit: null };
  const [, times = "", sides, percent, fate, list, sign, added = "0"] = parts;
  const n = times === "" ? 1 : Number(times);
  if (n > $MOST_DICE) return { problem: "too-many-dice", limit: $MOST_DICE };
  const count = percent !== undefined ? 100 : Number(sides ?? 0);
  if (sides === "66" && n > 1) return { problem: "malformed", limit: null };
  if (count > $MOST_FACES) return { problem: "too-many-faces", limit: $MOST_FACES };
  if (Number(added) > $MOST_PLUS) return { problem: "too-large-number", limit: $MOST_PLUS };
  const faces =
    list !== undefined
      ? $ownFaces(list)
      : fate !== undefined
        ? [-1, 0, 1]
        : sides === "66"
          ? $twoDigits
          : Array.from({ length: count }, (_, i) => i + 1);
  if ("problem" in faces) return faces;
  if (n === 0 || faces.length === 0) return { problem: "malformed", limit: null };
  const plus = sign === undefined || sign === "+" ? Number(added) : -Number(added) + 0;
  return { unit: { kind: "faces", faces }, n, then: [], plus, value: "sum" };
}`, `
/**
 * "1d6", "2w4 + 1", "d20", "d%", "4dF", "3W(-1, 0, 1)", "d(0..9)", "d66": a sum of dice, the letter d or w, with a number added or taken away. Never
 * throws; equal texts give equal pools, not the same one.
 */
function $parseDice(text) {
    const parts = /^\\s*(\\d*)\\s*[dDwW]\\s*(?:(\\d+)|(%)|([fF])|\\(([^()]*)\\))\\s*(?:([+\\-−])\\s*(\\d+)\\s*)?$/u.exec(text);
    if (parts === null)
        return { problem: "malformed", limit: null };
    const [, times = "", sides, percent, fate, list, sign, added = "0"] = parts;
    const n = times === "" ? 1 : Number(times);
    if (n > $MOST_DICE)
        return { problem: "too-many-dice", limit: $MOST_DICE };
    const count = percent !== undefined ? 100 : Number(sides ?? 0);
    if (sides === "66" && n > 1)
        return { problem: "malformed", limit: null };
    if (count > $MOST_FACES)
        return { problem: "too-many-faces", limit: $MOST_FACES };
    if (Number(added) > $MOST_PLUS)
        return { problem: "too-large-number", limit: $MOST_PLUS };
    const faces = list !== undefined
        ? $ownFaces(list)
        : fate !== undefined
            ? [-1, 0, 1]
            : sides === "66"
                ? $twoDigits
                : Array.from({ length: count }, (_, i) => i + 1);
    if ("problem" in faces)
        return faces;
    if (n === 0 || faces.length === 0)
        return { problem: "malformed", limit: null };
    const plus = sign === undefined || sign === "+" ? Number(added) : -Number(added) + 0;
    return { unit: { kind: "faces", faces }, n, then: [], plus, value: "sum" };
}`],
[`$ownFaces`, `133 134 137`, `

function $ownFaces(list: string): readonly number[] | $DiceProblem {
  const bands = list
    .split(/[,;]/u)
    .map((face) => /^\\s*([+-]?\\d+)\\s*(?:\\.\\.\\s*([+-]?\\d+)\\s*)?$/u.exec(face.replaceAll("−", "-")));
  const values: number[] = [];
  for (const band of bands) {
    if (band === null) return { problem: "malformed", limit: null };
    const [low, high] = [Number(band[1]) + 0, Number(band[2] ?? band[1]) + 0];
    if (low > high) return { problem: "malformed", limit: null };
    if (Math.abs(low) > $MOST_PLUS || Math.abs(high) > $MOST_PLUS)
      return { problem: "too-large-number", limit: $MOST_PLUS };
    if (values.length + high - low >= $MOST_FACES)
      return { problem: "too-many-faces", limit: $MOST_FACES };
    for (let value = low; value <= high; value++) values.push(value);
  }
  return values;
}`, `
function $ownFaces(list) {
    const bands = list
        .split(/[,;]/u)
        .map((face) => /^\\s*([+-]?\\d+)\\s*(?:\\.\\.\\s*([+-]?\\d+)\\s*)?$/u.exec(face.replaceAll("−", "-")));
    const values = [];
    for (const band of bands) {
        if (band === null)
            return { problem: "malformed", limit: null };
        const [low, high] = [Number(band[1]) + 0, Number(band[2] ?? band[1]) + 0];
        if (low > high)
            return { problem: "malformed", limit: null };
        if (Math.abs(low) > $MOST_PLUS || Math.abs(high) > $MOST_PLUS)
            return { problem: "too-large-number", limit: $MOST_PLUS };
        if (values.length + high - low >= $MOST_FACES)
            return { problem: "too-many-faces", limit: $MOST_FACES };
        for (let value = low; value <= high; value++)
            values.push(value);
    }
    return values;
}`],
[`$showDice`, `6 142 143 146`, `

/** "4d6, keep highest 3", "6 times (2d6 + 2), drop lowest 1"; \`letter\` is "d" or "W". */
function $showDice(pool: $Pool, letter = "d"): string {
  const dice = $showUnit(pool.unit, pool.n, letter);
  const options = [
    ...pool.then.filter((s) => !$keepsAll(pool, s)).map($showStep),
    ...(pool.value === "list" ? ["separately"] : []),
  ];
  const plus = pool.plus === 0 ? "" : pool.plus < 0 ? \` - \${-pool.plus}\` : \` + \${pool.plus}\`;
  return options.length === 0 ? dice + plus : \`\${dice}\${plus}, \${options.join(", ")}\`;
}`, `
/** "4d6, keep highest 3", "6 times (2d6 + 2), drop lowest 1"; \`letter\` is "d" or "W". */
function $showDice(pool, letter = "d") {
    const dice = $showUnit(pool.unit, pool.n, letter);
    const options = [
        ...pool.then.filter((s) => !$keepsAll(pool, s)).map($showStep),
        ...(pool.value === "list" ? ["separately"] : []),
    ];
    const plus = pool.plus === 0 ? "" : pool.plus < 0 ? \` - \${-pool.plus}\` : \` + \${pool.plus}\`;
    return options.length === 0 ? dice + plus : \`\${dice}\${plus}, \${options.join(", ")}\`;
}`],
[`$keepsAll`, `6 8`, `

/** It only puts the dice in order. */
function $keepsAll(pool: $Pool, step: $PoolStep): boolean {
  return step.kind === "keep" && pool.value === "list" && step.n >= pool.n;
}`, `
/** It only puts the dice in order. */
function $keepsAll(pool, step) {
    return step.kind === "keep" && pool.value === "list" && step.n >= pool.n;
}`],
[`$showUnit`, `7 141 144 145`, `

function $showUnit(unit: $PoolUnit, n: number, letter: string): string {
  if (unit.kind === "total") return \`\${n} times (\${$showDice(unit.of, letter)})\`;
  const faces = unit.faces;
  if (n === 1 && $isTwoDigits(faces)) return \`\${letter}66\`;
  const isPlain = faces.every((face, i) => face === i + 1);
  return \`\${n}\${letter}\${isPlain && faces.length !== 66 ? faces.length : \`(\${$shownFaces(faces)})\`}\`;
}`, `
function $showUnit(unit, n, letter) {
    if (unit.kind === "total")
        return \`\${n} times (\${$showDice(unit.of, letter)})\`;
    const faces = unit.faces;
    if (n === 1 && $isTwoDigits(faces))
        return \`\${letter}66\`;
    const isPlain = faces.every((face, i) => face === i + 1);
    return \`\${n}\${letter}\${isPlain && faces.length !== 66 ? faces.length : \`(\${$shownFaces(faces)})\`}\`;
}`],
[`$shownFaces`, ``, `

/** Those that follow each other as a band where the list would be long. */
function $shownFaces(faces: readonly number[]): string {
  const [low = 0] = faces;
  return faces.length > 20 && faces.every((face, i) => face === low + i)
    ? \`\${low}..\${low + faces.length - 1}\`
    : faces.join(", ");
}`, `
/** Those that follow each other as a band where the list would be long. */
function $shownFaces(faces) {
    const [low = 0] = faces;
    return faces.length > 20 && faces.every((face, i) => face === low + i)
        ? \`\${low}..\${low + faces.length - 1}\`
        : faces.join(", ");
}`],
[`$isTwoDigits`, `136`, `

/** D66 are two dice read as digits. */
function $isTwoDigits(faces: readonly number[]): boolean {
  return faces.length === 36 && faces.every((face, i) => face === $twoDigits[i]);
}`, `
/** D66 are two dice read as digits. */
function $isTwoDigits(faces) {
    return faces.length === 36 && faces.every((face, i) => face === $twoDigits[i]);
}`],
[`$showStep`, `8 147 148`, `

function $showStep(step: $PoolStep): string {
  switch (step.kind) {
    case "keep":
    case "drop":
      return \`\${step.kind} \${step.end} \${step.n}\`;
    case "count":
      return \`counting \${$showRange(step.on)}\${step.worth === 1 ? "" : step.worth === 2 ? " twice" : \` as \${step.worth}\`}\`;
    case "explode":
      return \`exploding on \${$showRange(step.on)}\${$atMost(step.most)}\`;
    case "reroll":
      return \`rerolling \${$showRange(step.on)}\${$atMost(step.most)}\`;
  }
}`, `
function $showStep(step) {
    switch (step.kind) {
        case "keep":
        case "drop":
            return \`\${step.kind} \${step.end} \${step.n}\`;
        case "count":
            return \`counting \${$showRange(step.on)}\${step.worth === 1 ? "" : step.worth === 2 ? " twice" : \` as \${step.worth}\`}\`;
        case "explode":
            return \`exploding on \${$showRange(step.on)}\${$atMost(step.most)}\`;
        case "reroll":
            return \`rerolling \${$showRange(step.on)}\${$atMost(step.most)}\`;
    }
}`],
[`$showRange`, `5`, `

function $showRange(range: $Range): string {
  return range[0] === range[1] ? \`\${range[0]}\` : \`\${range[0]}..\${range[1]}\`;
}`, `
function $showRange(range) {
    return range[0] === range[1] ? \`\${range[0]}\` : \`\${range[0]}..\${range[1]}\`;
}`],
[`$atMost`, ``, `

function $atMost(most: number | null): string {
  return most === null ? "" : \` at most \${most} \${most === 1 ? "time" : "times"}\`;
}`, `
function $atMost(most) {
    return most === null ? "" : \` at most \${most} \${most === 1 ? "time" : "times"}\`;
}`],
[`$ProblemCode`, `98`, `

// What is wrong with what was handed to an engine, as data. Invariant: a problem names its place by a path from the outermost value,
// and says what would have been right.

type $ProblemCode =
  | $Misfit["code"]
  | "missing-value"
  | "unknown-key"
  | "duplicate-key"
  | "misplaced-key"
  | "malformed-dice"
  | "too-large"
  | "differing-ruleset"
  /** It is of an older version, or of this one in another shape: \`migrate\` can bring it here. */
  | "migrate"
  | "newer-version"
  | "missing-version"
  | "lost-value"
  | "ambiguous-name"
  /** Played again, the log of a conflict does not lead to its state. */
  | "differing-log"
  /** Two sheets of a call bring different entries under one name. */
  | "differing-entry"
  | "broken-law";`, ``],
[`$Problem`, `97 149`, `

/** \`path\`: keys joined by dots, "" for the whole. \`clause\`: the clause of the rules that says so, if one is named. */
interface $Problem {
  readonly path: string;
  readonly code: $ProblemCode;
  readonly message: string;
  readonly allowed:
    readonly $Plain[] | { readonly from: number; readonly to: number } | string | null;
  readonly clause: string | null;
}`, ``],
[`$Problems`, `149 150`, `

/** Collects problems; the first MOST of them. */
interface $Problems {
  readonly found: $Problem[];
  readonly add: (
    path: string,
    code: $ProblemCode,
    message: string,
    allowed?: $Problem["allowed"],
    clauses?: readonly string[],
  ) => void;
}`, ``],
[`$MOST`, ``, `
const $MOST = 200;`, `
const $MOST = 200;`],
[`$collector`, `150 151 152`, `

function $collector(): $Problems {
  const found: $Problem[] = [];
  return {
    found,
    add: (path, code, message, allowed = null, clauses = []) => {
      if (found.length < $MOST)
        found.push({ path, code, message, allowed, clause: clauses[0] ?? null });
    },
  };
}`, `
function $collector() {
    const found = [];
    return {
        found,
        add: (path, code, message, allowed = null, clauses = []) => {
            if (found.length < $MOST)
                found.push({ path, code, message, allowed, clause: clauses[0] ?? null });
        },
    };
}`],
[`$refusal`, `0 3 150`, `

/** The error that carries them. */
function $refusal(code: $RuleErrorCode, what: string, problems: readonly $Problem[]): $RuleError {
  const lines = problems
    .slice(0, 5)
    .map(({ path, message }) => (path === "" ? message : \`\${path}: \${message}\`));
  const more = problems.length > 5 ? \` (and \${problems.length - 5} more)\` : "";
  return new $RuleError(code, \`\${what}: \${lines.join(" ")}\${more}\`, {}, problems);
}`, `
/** The error that carries them. */
function $refusal(code, what, problems) {
    const lines = problems
        .slice(0, 5)
        .map(({ path, message }) => (path === "" ? message : \`\${path}: \${message}\`));
    const more = problems.length > 5 ? \` (and \${problems.length - 5} more)\` : "";
    return new $RuleError(code, \`\${what}: \${lines.join(" ")}\${more}\`, {}, problems);
}`],
[`$under`, ``, `

function $under(path: string, key: string): string {
  return path === "" ? key : \`\${path}.\${key}\`;
}`, `
function $under(path, key) {
    return path === "" ? key : \`\${path}.\${key}\`;
}`],
[`$ownValues`, ``, `

/** The own keys of a plain object, read once; null where it is none. */
function $ownValues(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return new Map(
    Object.keys(value).map(
      (key) => [key, (value as Readonly<Record<string, unknown>>)[key]] as const,
    ),
  );
}`, `
/** The own keys of a plain object, read once; null where it is none. */
function $ownValues(value) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return null;
    return new Map(Object.keys(value).map((key) => [key, value[key]]));
}`],
[`$plainObject`, ``, `

/** An object without a prototype behind it, so that no key means anything but itself; JSON and structuredClone take it as any other. */
function $plainObject(
  entries: Iterable<readonly [string, unknown]>,
): Readonly<Record<string, unknown>> {
  const made: Record<string, unknown> = {};
  for (const [key, value] of entries) {
    if (key === "__proto__") continue;
    made[key] = value;
  }
  return Object.freeze(made);
}`, `
/** An object without a prototype behind it, so that no key means anything but itself; JSON and structuredClone take it as any other. */
function $plainObject(entries) {
    const made = {};
    for (const [key, value] of entries) {
        if (key === "__proto__")
            continue;
        made[key] = value;
    }
    return Object.freeze(made);
}`],
[`$kept_Kept`, `77 116 159`, `

// Sheets and things that were checked: the plain JSON people hold, and beside it the cells a rule works on. Invariant: what is kept
// here is deeply frozen and went through the door; an object is recognised by its identity, never by what it looks like.

/** \`cells\` of dice hold numbers of \`dice\`. */
interface $kept_Kept {
  readonly facts: $SheetFacts;
  readonly cells: readonly number[];
  readonly dice: readonly $KeptDice[];
  /** Texts, by key. */
  readonly texts: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, readonly $kept_Kept[]>;
  /** Whose entries the cells speak of. */
  readonly own: $Own | null;
  /** Its own entries among them: those that it is written with. */
  readonly mine: $Own | null;
  readonly json: object;
}`, ``],
[`$KeptDice`, `6`, `
interface $KeptDice {
  readonly text: string;
  readonly pool: $Pool;
}`, ``],
[`$kept_known`, `158`, `

const $kept_known = new WeakMap<object, $kept_Kept>();`, `
const $kept_known = new WeakMap();`],
[`$keptOf`, `158 160`, `

/** What is kept for this object, if it came out of an engine's door. */
function $keptOf(value: unknown): $kept_Kept | undefined {
  return typeof value === "object" && value !== null ? $kept_known.get(value) : undefined;
}`, `
/** What is kept for this object, if it came out of an engine's door. */
function $keptOf(value) {
    return typeof value === "object" && value !== null ? $kept_known.get(value) : undefined;
}`],
[`$keep`, `109 158 160 163 169`, `

/** Keeps it and makes its JSON. */
function $keep(rules: $RulesFacts, given: Omit<$kept_Kept, "json">): $kept_Kept {
  const parts = { ...given, cells: $addedUp(given) };
  const kept: $kept_Kept = { ...parts, json: $jsonOf(rules, parts) };
  $kept_known.set(kept.json, kept);
  return kept;
}`, `
/** Keeps it and makes its JSON. */
function $keep(rules, given) {
    const parts = { ...given, cells: $addedUp(given) };
    const kept = { ...parts, json: $jsonOf(rules, parts) };
    $kept_known.set(kept.json, kept);
    return kept;
}`],
[`$addedUp`, `158`, `

/** The cells with what the things in its lists come to together, where they act. */
function $addedUp({ facts, cells, lists }: Omit<$kept_Kept, "json">): readonly number[] {
  const acting = facts.lists.filter(({ acts }) => acts !== undefined);
  if (acting.length === 0) return cells;
  const made = cells.slice();
  for (const [column, cell] of Object.entries(facts.columns))
    if (column.startsWith("$acts/")) made[cell] = 0;
  for (const { acts, key } of acting)
    for (const thing of lists.get(key) ?? [])
      for (const { id, value } of thing.facts.acting ?? []) {
        const cell = facts.columns[\`$acts/\${acts!}/\${id}\`];
        if (cell !== undefined) made[cell] = made[cell]! + value(thing.cells, 0);
      }
  return made;
}`, `
/** The cells with what the things in its lists come to together, where they act. */
function $addedUp({ facts, cells, lists }) {
    const acting = facts.lists.filter(({ acts }) => acts !== undefined);
    if (acting.length === 0)
        return cells;
    const made = cells.slice();
    for (const [column, cell] of Object.entries(facts.columns))
        if (column.startsWith("$acts/"))
            made[cell] = 0;
    for (const { acts, key } of acting)
        for (const thing of lists.get(key) ?? [])
            for (const { id, value } of thing.facts.acting ?? []) {
                const cell = facts.columns[\`$acts/\${acts}/\${id}\`];
                if (cell !== undefined)
                    made[cell] = made[cell] + value(thing.cells, 0);
            }
    return made;
}`],
[`$kept_changed`, `109 158 162`, `

/** The same with other cells (dice as texts in \`dice\`) and other things in its lists. */
function $kept_changed(
  rules: $RulesFacts,
  old: $kept_Kept,
  change: Partial<Pick<$kept_Kept, "cells" | "dice" | "lists">>,
): $kept_Kept {
  return $keep(rules, { ...old, ...change });
}`, `
/** The same with other cells (dice as texts in \`dice\`) and other things in its lists. */
function $kept_changed(rules, old, change) {
    return $keep(rules, { ...old, ...change });
}`],
[`$isDiceCell`, `116 167`, `

/** Whether the cell holds dice. */
function $isDiceCell(facts: $SheetFacts, cell: number): boolean {
  return $diceCells(facts).has(cell);
}`, `
/** Whether the cell holds dice. */
function $isDiceCell(facts, cell) {
    return $diceCells(facts).has(cell);
}`],
[`$diceCellsOf`, `116`, `
const $diceCellsOf = new WeakMap<$SheetFacts, ReadonlySet<number>>();`, `
const $diceCellsOf = new WeakMap();`],
[`$diceCells`, `93 116 166`, `
function $diceCells(facts: $SheetFacts): ReadonlySet<number> {
  const before = $diceCellsOf.get(facts);
  if (before !== undefined) return before;
  const fields = [...facts.fields, ...facts.conditions.flatMap((condition) => condition.fields)];
  const cells = fields
    .filter((field) => field.shape.kind === "dice" && field.cell >= 0)
    .flatMap((field) => Array.from({ length: $cellCount(field) }, (_, i) => field.cell + i));
  const made = new Set(cells);
  $diceCellsOf.set(facts, made);
  return made;
}`, `
function $diceCells(facts) {
    const before = $diceCellsOf.get(facts);
    if (before !== undefined)
        return before;
    const fields = [...facts.fields, ...facts.conditions.flatMap((condition) => condition.fields)];
    const cells = fields
        .filter((field) => field.shape.kind === "dice" && field.cell >= 0)
        .flatMap((field) => Array.from({ length: $cellCount(field) }, (_, i) => field.cell + i));
    const made = new Set(cells);
    $diceCellsOf.set(facts, made);
    return made;
}`],
[`$diceText`, `6 141`, `

function $diceText(pool: $Pool, language: "de" | "en"): string {
  return $showDice(pool, language === "de" ? "W" : "d");
}`, `
function $diceText(pool, language) {
    return $showDice(pool, language === "de" ? "W" : "d");
}`],
[`$jsonOf`, `109 157 158 170 171 173`, `

// ── JSON ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function $jsonOf(rules: $RulesFacts, kept: Omit<$kept_Kept, "json">): object {
  const { facts } = kept;
  const head =
    facts.kind === "sheet"
      ? { ruleset: rules.name, version: rules.version, sheet: facts.name }
      : { thing: facts.name };
  const entries: (readonly [string, unknown])[] = [["$", Object.freeze(head)]];
  for (const field of facts.fields) entries.push([field.key, $fieldJson(kept, field)]);
  for (const list of facts.lists) entries.push([list.key, $listJson(kept, list)]);
  const held = facts.conditions.filter(({ cell }) => $isHeld(kept.cells[cell]));
  if (held.length > 0) {
    const conditions = held.map((condition): readonly [string, unknown] => {
      const fields = condition.fields.map((field) => [field.key, $fieldJson(kept, field)] as const);
      const level =
        condition.levels === null ? [] : [["level", kept.cells[condition.cell] ?? 0] as const];
      return [
        condition.name,
        fields.length + level.length === 0 ? true : $plainObject([...level, ...fields]),
      ];
    });
    entries.push(["$conditions", $plainObject(conditions)]);
  }
  if (facts.kind === "sheet" && kept.mine !== null) entries.push(["$entries", kept.mine.json]);
  return $plainObject(entries);
}`, `
// ── JSON ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $jsonOf(rules, kept) {
    const { facts } = kept;
    const head = facts.kind === "sheet"
        ? { ruleset: rules.name, version: rules.version, sheet: facts.name }
        : { thing: facts.name };
    const entries = [["$", Object.freeze(head)]];
    for (const field of facts.fields)
        entries.push([field.key, $fieldJson(kept, field)]);
    for (const list of facts.lists)
        entries.push([list.key, $listJson(kept, list)]);
    const held = facts.conditions.filter(({ cell }) => $isHeld(kept.cells[cell]));
    if (held.length > 0) {
        const conditions = held.map((condition) => {
            const fields = condition.fields.map((field) => [field.key, $fieldJson(kept, field)]);
            const level = condition.levels === null ? [] : [["level", kept.cells[condition.cell] ?? 0]];
            return [
                condition.name,
                fields.length + level.length === 0 ? true : $plainObject([...level, ...fields]),
            ];
        });
        entries.push(["$conditions", $plainObject(conditions)]);
    }
    if (facts.kind === "sheet" && kept.mine !== null)
        entries.push(["$entries", kept.mine.json]);
    return $plainObject(entries);
}`],
[`$isHeld`, `35`, `

function $isHeld(level: number | undefined): boolean {
  return level !== undefined && level !== $NONE && level !== 0;
}`, `
function $isHeld(level) {
    return level !== undefined && level !== $NONE && level !== 0;
}`],
[`$fieldJson`, `120 157 158 172 174`, `

function $fieldJson(kept: Omit<$kept_Kept, "json">, field: $FieldFacts): unknown {
  if (field.cell < 0) return kept.texts.get(field.key) ?? "";
  const value = (entry: number): unknown => $cellJson(kept, field, entry);
  if (field.entries === null) return value(0);
  return $plainObject(
    $shownEntries(kept, field.entries, field.own).map(
      ({ name, cell }) => [name, value(cell)] as const,
    ),
  );
}`, `
function $fieldJson(kept, field) {
    if (field.cell < 0)
        return kept.texts.get(field.key) ?? "";
    const value = (entry) => $cellJson(kept, field, entry);
    if (field.entries === null)
        return value(0);
    return $plainObject($shownEntries(kept, field.entries, field.own).map(({ name, cell }) => [name, value(cell)]));
}`],
[`$cellJson`, `35 100 120 158`, `

function $cellJson(
  kept: Pick<$kept_Kept, "cells" | "dice">,
  field: $FieldFacts,
  entry: number,
): unknown {
  const code = kept.cells[field.cell + entry] ?? $NONE;
  if (field.shape.kind === "dice") return code === $NONE ? null : (kept.dice[code]?.text ?? null);
  return $written(field.shape, code);
}`, `
function $cellJson(kept, field, entry) {
    const code = kept.cells[field.cell + entry] ?? $NONE;
    if (field.shape.kind === "dice")
        return code === $NONE ? null : (kept.dice[code]?.text ?? null);
    return $written(field.shape, code);
}`],
[`$listJson`, `35 92 100 122 158`, `

function $listJson(kept: Omit<$kept_Kept, "json">, list: $ListFacts): unknown {
  if (list.values !== null) {
    const { cell, shape, optional } = list.values;
    const codes = kept.cells
      .slice(cell, cell + list.most)
      .filter((code) => optional || code !== $NONE);
    return Object.freeze(codes.map((code) => $written(shape, code)));
  }
  if (list.kinds === null)
    return Object.freeze((kept.lists.get(list.key) ?? []).map((thing) => thing.json));
  const { cell, names, own } = list.kinds;
  return Object.freeze(
    $entriesNow(names, own, kept.own).flatMap((one) =>
      Array.from({ length: kept.cells[cell + one.cell] ?? 0 }, () => one.name),
    ),
  );
}`, `
function $listJson(kept, list) {
    if (list.values !== null) {
        const { cell, shape, optional } = list.values;
        const codes = kept.cells
            .slice(cell, cell + list.most)
            .filter((code) => optional || code !== $NONE);
        return Object.freeze(codes.map((code) => $written(shape, code)));
    }
    if (list.kinds === null)
        return Object.freeze((kept.lists.get(list.key) ?? []).map((thing) => thing.json));
    const { cell, names, own } = list.kinds;
    return Object.freeze($entriesNow(names, own, kept.own).flatMap((one) => Array.from({ length: kept.cells[cell + one.cell] ?? 0 }, () => one.name)));
}`],
[`$shownEntries`, `92 120 158`, `

/** Those of the text and its own; in a call others may stand beside them. */
function $shownEntries(
  { own, mine }: Pick<$kept_Kept, "own" | "mine">,
  entries: NonNullable<$FieldFacts["entries"]>,
  at: $FieldFacts["own"],
): ReturnType<typeof $entriesNow> {
  const all = $entriesNow(entries, at, own);
  if (at === undefined || own === mine) return all;
  const names = new Set($entriesNow(entries, at, mine).map(({ name }) => name));
  return all.filter(({ name }) => names.has(name));
}`, `
/** Those of the text and its own; in a call others may stand beside them. */
function $shownEntries({ own, mine }, entries, at) {
    const all = $entriesNow(entries, at, own);
    if (at === undefined || own === mine)
        return all;
    const names = new Set($entriesNow(entries, at, mine).map(({ name }) => name));
    return all.filter(({ name }) => names.has(name));
}`],
[`$door_lists_Reading`, `109 151`, `

// Lists at the door: things as plain objects, kinds as names. Invariant: which catalogue a thing is of is never guessed: it says so
// under \`$\`, or only one catalogue has all its keys.

interface $door_lists_Reading {
  readonly rules: $RulesFacts;
  readonly problems: $Problems;
  readonly cells: number[];
}`, ``],
[`$ReadSheet`, `109 116 151 158`, `
type $ReadSheet = (
  rules: $RulesFacts,
  facts: $SheetFacts,
  input: unknown,
  path: string,
  problems: $Problems,
) => $kept_Kept | null;`, ``],
[`$readThings`, `122 155 158 175 176 178 179 180 185`, `

/** The things of a list; a single one will do. */
function $readThings(
  reading: $door_lists_Reading,
  list: $ListFacts,
  value: unknown,
  path: string,
  readSheet: $ReadSheet,
): readonly $kept_Kept[] {
  const { problems, rules } = reading;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!$isLength(list, items.length, path, problems)) return [];
  return items.flatMap((item, i) => {
    const at = $under(path, String(i));
    const named = typeof item === "string" ? $thingNamed(list.of, item) : null;
    const facts = named ?? $thingOf(list.of, item, at, problems);
    const kept =
      facts === null
        ? null
        : readSheet(rules, facts, named === null ? item : { [$KIND]: item }, at, problems);
    return kept === null ? [] : [kept];
  });
}`, `
/** The things of a list; a single one will do. */
function $readThings(reading, list, value, path, readSheet) {
    const { problems, rules } = reading;
    const items = Array.isArray(value) ? value : [value];
    if (!$isLength(list, items.length, path, problems))
        return [];
    return items.flatMap((item, i) => {
        const at = $under(path, String(i));
        const named = typeof item === "string" ? $thingNamed(list.of, item) : null;
        const facts = named ?? $thingOf(list.of, item, at, problems);
        const kept = facts === null
            ? null
            : readSheet(rules, facts, named === null ? item : { [$KIND]: item }, at, problems);
        return kept === null ? [] : [kept];
    });
}`],
[`$KIND`, ``, `

/** Of a single thing: the entry of its catalogue that it is. */
const $KIND = "$kind";`, `
/** Of a single thing: the entry of its catalogue that it is. */
const $KIND = "$kind";`],
[`$thingNamed`, `99 116 178`, `

/** What a thing is that is called by its entry alone. */
function $thingNamed(of: readonly $SheetFacts[], name: string): $SheetFacts | null {
  return (
    of.find((facts) =>
      facts.fields.some(
        (field) => field.key === $KIND && typeof $readValue(field, name) === "number",
      ),
    ) ?? null
  );
}`, `
/** What a thing is that is called by its entry alone. */
function $thingNamed(of, name) {
    return (of.find((facts) => facts.fields.some((field) => field.key === $KIND && typeof $readValue(field, name) === "number")) ?? null);
}`],
[`$thingOf`, `102 116 151 155 156 161 181`, `

/** Which of these kinds of things it is; null where a problem was added. */
function $thingOf(
  of: readonly $SheetFacts[],
  item: unknown,
  path: string,
  problems: $Problems,
): $SheetFacts | null {
  const names = of.map(({ name }) => name);
  const kept = $keptOf(item);
  if (kept !== undefined) {
    if (of.includes(kept.facts)) return kept.facts;
    problems.add(path, "mismatched-value", \`A \${kept.facts.name} cannot stand here.\`, names);
    return null;
  }
  const given = $ownValues(item);
  if (given === null) {
    problems.add(
      path,
      "mismatched-value",
      \`\${$shape_shown(item)} is no thing; an object is wanted.\`,
      names,
    );
    return null;
  }
  const tag = $ownValues(given.get("$"))?.get("thing");
  const fitting =
    tag === undefined
      ? of.filter((facts) => $hasKeys(facts, given))
      : of.filter(({ name }) => name === tag);
  const [first, second] = fitting;
  if (first !== undefined && second === undefined) return first;
  if (tag === undefined && of.length === 1) return of[0] ?? null;
  const problem = tag !== undefined ? \`There is no \${$shape_shown(tag)} here.\` : "Say what it is.";
  problems.add(
    $under(path, "$.thing"),
    "unknown-name",
    \`\${problem} For example { "$": { "thing": \${$shape_shown(names[0])} } }.\`,
    names,
  );
  return null;
}`, `
/** Which of these kinds of things it is; null where a problem was added. */
function $thingOf(of, item, path, problems) {
    const names = of.map(({ name }) => name);
    const kept = $keptOf(item);
    if (kept !== undefined) {
        if (of.includes(kept.facts))
            return kept.facts;
        problems.add(path, "mismatched-value", \`A \${kept.facts.name} cannot stand here.\`, names);
        return null;
    }
    const given = $ownValues(item);
    if (given === null) {
        problems.add(path, "mismatched-value", \`\${$shape_shown(item)} is no thing; an object is wanted.\`, names);
        return null;
    }
    const tag = $ownValues(given.get("$"))?.get("thing");
    const fitting = tag === undefined
        ? of.filter((facts) => $hasKeys(facts, given))
        : of.filter(({ name }) => name === tag);
    const [first, second] = fitting;
    if (first !== undefined && second === undefined)
        return first;
    if (tag === undefined && of.length === 1)
        return of[0] ?? null;
    const problem = tag !== undefined ? \`There is no \${$shape_shown(tag)} here.\` : "Say what it is.";
    problems.add($under(path, "$.thing"), "unknown-name", \`\${problem} For example { "$": { "thing": \${$shape_shown(names[0])} } }.\`, names);
    return null;
}`],
[`$hasKeys`, `116`, `

function $hasKeys(facts: $SheetFacts, given: ReadonlyMap<string, unknown>): boolean {
  const names = new Set(
    [...facts.fields, ...facts.lists].flatMap(({ key, also }) => [key, ...also]),
  );
  const isMissing = facts.fields.some(
    ({ key, also, start }) => start === null && ![key, ...also].some((name) => given.has(name)),
  );
  return !isMissing && [...given.keys()].every((key) => key.startsWith("$") || names.has(key));
}`, `
function $hasKeys(facts, given) {
    const names = new Set([...facts.fields, ...facts.lists].flatMap(({ key, also }) => [key, ...also]));
    const isMissing = facts.fields.some(({ key, also, start }) => start === null && ![key, ...also].some((name) => given.has(name)));
    return !isMissing && [...given.keys()].every((key) => key.startsWith("$") || names.has(key));
}`],
[`$readKinds`, `92 102 122 155 175 184 185`, `

/** Kinds: how often each is there. */
function $readKinds(
  reading: $door_lists_Reading,
  list: $ListFacts,
  kinds: NonNullable<$ListFacts["kinds"]>,
  value: unknown,
  path: string,
): void {
  const { problems, cells } = reading;
  const names = $entriesNow(kinds.names, kinds.own).map(({ name }) => name);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!$isLength(list, items.length, path, problems)) return;
  items.forEach((item, i) => {
    const kind = typeof item === "string" ? $kindNumber(kinds, item.normalize("NFC")) : -1;
    if (kind < 0)
      return problems.add(
        $under(path, String(i)),
        "unknown-name",
        \`There is no \${$shape_shown(item)} here.\`,
        names,
      );
    const count = (cells[kinds.cell + kind] ?? 0) + 1;
    if (count > kinds.most)
      problems.add(
        $under(path, String(i)),
        "duplicate-key",
        \`\${$shape_shown(item)} can be there only \${kinds.most} times.\`,
        names,
      );
    cells[kinds.cell + kind] = count;
  });
}`, `
/** Kinds: how often each is there. */
function $readKinds(reading, list, kinds, value, path) {
    const { problems, cells } = reading;
    const names = $entriesNow(kinds.names, kinds.own).map(({ name }) => name);
    const items = Array.isArray(value) ? value : [value];
    if (!$isLength(list, items.length, path, problems))
        return;
    items.forEach((item, i) => {
        const kind = typeof item === "string" ? $kindNumber(kinds, item.normalize("NFC")) : -1;
        if (kind < 0)
            return problems.add($under(path, String(i)), "unknown-name", \`There is no \${$shape_shown(item)} here.\`, names);
        const count = (cells[kinds.cell + kind] ?? 0) + 1;
        if (count > kinds.most)
            problems.add($under(path, String(i)), "duplicate-key", \`\${$shape_shown(item)} can be there only \${kinds.most} times.\`, names);
        cells[kinds.cell + kind] = count;
    });
}`],
[`$door_lists_readSlots`, `99 122 155 175 185`, `

/** Values: one cell each; of places that are told apart those that are left out are empty. */
function $door_lists_readSlots(
  reading: $door_lists_Reading,
  list: $ListFacts,
  typed: NonNullable<$ListFacts["values"]>,
  value: unknown,
  path: string,
): void {
  const { problems, cells } = reading;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!$isLength(list, items.length, path, problems)) return;
  items.forEach((item, i) => {
    const code = $readValue(typed, item);
    if (typeof code === "number") cells[typed.cell + i] = code;
    else problems.add($under(path, String(i)), code.code, code.message, code.allowed, list.clauses);
  });
}`, `
/** Values: one cell each; of places that are told apart those that are left out are empty. */
function $door_lists_readSlots(reading, list, typed, value, path) {
    const { problems, cells } = reading;
    const items = Array.isArray(value) ? value : [value];
    if (!$isLength(list, items.length, path, problems))
        return;
    items.forEach((item, i) => {
        const code = $readValue(typed, item);
        if (typeof code === "number")
            cells[typed.cell + i] = code;
        else
            problems.add($under(path, String(i)), code.code, code.message, code.allowed, list.clauses);
    });
}`],
[`$kindNumber`, `91 122`, `

function $kindNumber({ names, own }: NonNullable<$ListFacts["kinds"]>, given: string): number {
  const found = names.findIndex(
    ({ name, also }) => name !== "" && (name === given || also.includes(given)),
  );
  return found < 0 ? $ownCell(own, given) : found;
}`, `
function $kindNumber({ names, own }, given) {
    const found = names.findIndex(({ name, also }) => name !== "" && (name === given || also.includes(given)));
    return found < 0 ? $ownCell(own, given) : found;
}`],
[`$isLength`, `122 129 151`, `

function $isLength(list: $ListFacts, length: number, path: string, problems: $Problems): boolean {
  const most = Math.min($MOST_THINGS, list.most);
  if (length >= list.least && length <= most) return true;
  const allowed = { from: list.least, to: most };
  problems.add(
    path,
    length > $MOST_THINGS ? "too-large" : "out-of-range",
    \`\${length} things; \${list.least} to \${most} may be there.\`,
    allowed,
    list.clauses,
  );
  return false;
}`, `
function $isLength(list, length, path, problems) {
    const most = Math.min($MOST_THINGS, list.most);
    if (length >= list.least && length <= most)
        return true;
    const allowed = { from: list.least, to: most };
    problems.add(path, length > $MOST_THINGS ? "too-large" : "out-of-range", \`\${length} things; \${list.least} to \${most} may be there.\`, allowed, list.clauses);
    return false;
}`],
[`$ENTRIES`, ``, `

// What people name themselves, \`$entries\` of a sheet: read, checked against the columns of its list, and put together for a call.
// Invariant: what passes here fits the columns; the same words always stand in the same places.

/** Reserved key of a sheet. */
const $ENTRIES = "$entries";`, `
// What people name themselves, \`$entries\` of a sheet: read, checked against the columns of its list, and put together for a call.
// Invariant: what passes here fits the columns; the same words always stand in the same places.
/** Reserved key of a sheet. */
const $ENTRIES = "$entries";`],
[`$MOST_NAME`, ``, `
/** Signs of a name that somebody gives. */
const $MOST_NAME = 200;`, `
/** Signs of a name that somebody gives. */
const $MOST_NAME = 200;`],
[`$Columns`, ``, `

type $Columns = ReadonlyMap<string, unknown>;`, ``],
[`$own_read_Given`, `111 188`, `
interface $own_read_Given {
  readonly facts: $OwnListFacts;
  readonly entries: ReadonlyMap<string, $Columns>;
}`, ``],
[`$own_read_readOwn`, `77 102 109 151 155 156 189 191 193`, `

/** \`ids\`: the lists that a sheet may add to. Null where nothing is added. What has a problem stands in its place all the same. */
function $own_read_readOwn(
  rules: $RulesFacts,
  ids: readonly string[],
  value: unknown,
  path: string,
  problems: $Problems,
): $Own | null {
  if (value === undefined) return null;
  const lists = (rules.own ?? []).filter(({ id }) => ids.includes(id));
  const keys = lists.map(({ name }) => name);
  const given = $ownValues(value);
  if (given === null) {
    problems.add(
      path,
      "mismatched-value",
      \`\${$shape_shown(value)} is no object of lists by name.\`,
      keys,
    );
    return null;
  }
  const all: $own_read_Given[] = [];
  for (const [key, inside] of given) {
    const facts = lists.find(
      ({ name, also }) => name === key.normalize("NFC") || also.includes(key.normalize("NFC")),
    );
    const at = $under(path, facts?.name ?? key);
    if (key === "__proto__")
      problems.add(at, "misplaced-key", "A key may not be called __proto__.", keys);
    else if (facts === undefined)
      problems.add(
        at,
        "unknown-key",
        \`There is no list \${$shape_shown(key)} to which entries can be added.\`,
        keys,
      );
    else if (all.some((one) => one.facts === facts))
      problems.add(at, "duplicate-key", "It is given twice.", facts.name);
    else all.push({ facts, entries: $readNames(facts, inside, at, all, problems) });
  }
  return $ownOf(
    rules,
    lists.flatMap((facts) => all.filter((one) => one.facts === facts)),
    path,
    problems,
  );
}`, `
/** \`ids\`: the lists that a sheet may add to. Null where nothing is added. What has a problem stands in its place all the same. */
function $own_read_readOwn(rules, ids, value, path, problems) {
    if (value === undefined)
        return null;
    const lists = (rules.own ?? []).filter(({ id }) => ids.includes(id));
    const keys = lists.map(({ name }) => name);
    const given = $ownValues(value);
    if (given === null) {
        problems.add(path, "mismatched-value", \`\${$shape_shown(value)} is no object of lists by name.\`, keys);
        return null;
    }
    const all = [];
    for (const [key, inside] of given) {
        const facts = lists.find(({ name, also }) => name === key.normalize("NFC") || also.includes(key.normalize("NFC")));
        const at = $under(path, facts?.name ?? key);
        if (key === "__proto__")
            problems.add(at, "misplaced-key", "A key may not be called __proto__.", keys);
        else if (facts === undefined)
            problems.add(at, "unknown-key", \`There is no list \${$shape_shown(key)} to which entries can be added.\`, keys);
        else if (all.some((one) => one.facts === facts))
            problems.add(at, "duplicate-key", "It is given twice.", facts.name);
        else
            all.push({ facts, entries: $readNames(facts, inside, at, all, problems) });
    }
    return $ownOf(rules, lists.flatMap((facts) => all.filter((one) => one.facts === facts)), path, problems);
}`],
[`$readNames`, `102 111 151 155 156 188 189 192`, `

function $readNames(
  facts: $OwnListFacts,
  value: unknown,
  path: string,
  before: readonly $own_read_Given[],
  problems: $Problems,
): ReadonlyMap<string, $Columns> {
  const found = new Map<string, $Columns>();
  const given = $ownValues(value);
  if (given === null)
    problems.add(
      path,
      "mismatched-value",
      \`\${$shape_shown(value)} is no object of entries by name.\`,
      "an object",
    );
  const others = new Set(
    before
      .filter((one) => one.facts.kinds === facts.kinds)
      .flatMap(({ entries }) => [...entries.keys()]),
  );
  for (const [key, inside] of given ?? []) {
    const name = key.normalize("NFC");
    const at = $under(path, key);
    const columns = $ownValues(inside);
    const wrong = $nameProblem(name);
    if (wrong !== null) problems.add(at, "misplaced-key", wrong);
    else if (facts.named.includes(name))
      problems.add(at, "duplicate-key", \`There is \${$shape_shown(name)} in the rules already.\`);
    else if (found.has(name) || others.has(name))
      problems.add(at, "duplicate-key", \`\${$shape_shown(name)} is given twice.\`);
    else if (columns === null)
      problems.add(
        at,
        "mismatched-value",
        \`\${$shape_shown(inside)} does not say what the entry is; an object of columns is wanted.\`,
        facts.columns.map((one) => one.key),
      );
    else if (found.size === facts.places)
      problems.add(
        at,
        "too-large",
        \`At most \${facts.places} entries can be added to \${facts.name}.\`,
        { from: 0, to: facts.places },
      );
    else found.set(name, columns);
  }
  return found;
}`, `
function $readNames(facts, value, path, before, problems) {
    const found = new Map();
    const given = $ownValues(value);
    if (given === null)
        problems.add(path, "mismatched-value", \`\${$shape_shown(value)} is no object of entries by name.\`, "an object");
    const others = new Set(before
        .filter((one) => one.facts.kinds === facts.kinds)
        .flatMap(({ entries }) => [...entries.keys()]));
    for (const [key, inside] of given ?? []) {
        const name = key.normalize("NFC");
        const at = $under(path, key);
        const columns = $ownValues(inside);
        const wrong = $nameProblem(name);
        if (wrong !== null)
            problems.add(at, "misplaced-key", wrong);
        else if (facts.named.includes(name))
            problems.add(at, "duplicate-key", \`There is \${$shape_shown(name)} in the rules already.\`);
        else if (found.has(name) || others.has(name))
            problems.add(at, "duplicate-key", \`\${$shape_shown(name)} is given twice.\`);
        else if (columns === null)
            problems.add(at, "mismatched-value", \`\${$shape_shown(inside)} does not say what the entry is; an object of columns is wanted.\`, facts.columns.map((one) => one.key));
        else if (found.size === facts.places)
            problems.add(at, "too-large", \`At most \${facts.places} entries can be added to \${facts.name}.\`, { from: 0, to: facts.places });
        else
            found.set(name, columns);
    }
    return found;
}`],
[`$nameProblem`, `187`, `

function $nameProblem(name: string): string | null {
  if (name === "__proto__") return "An entry may not be called __proto__.";
  if (name.trim() !== name || name === "" || name.length > $MOST_NAME)
    return \`A name has 1 to \${$MOST_NAME} signs and no blank at its ends.\`;
  return name.startsWith("$") || /\\p{Cc}/u.test(name)
    ? "A name does not begin with $ and has no control signs."
    : null;
}`, `
function $nameProblem(name) {
    if (name === "__proto__")
        return "An entry may not be called __proto__.";
    if (name.trim() !== name || name === "" || name.length > $MOST_NAME)
        return \`A name has 1 to \${$MOST_NAME} signs and no blank at its ends.\`;
    return name.startsWith("$") || /\\p{Cc}/u.test(name)
        ? "A name does not begin with $ and has no control signs."
        : null;
}`],
[`$ownOf`, `77 78 85 109 151 155 157 159 189 195`, `

/** Null: there are none. */
function $ownOf(
  rules: $RulesFacts,
  all: readonly $own_read_Given[],
  path: string,
  problems: $Problems,
): $Own | null {
  const some = all.filter(({ entries }) => entries.size > 0);
  if (some.length === 0) return null;
  const dice: $KeptDice[] = [];
  const place = (rows: $OwnList["rows"]): ReadonlyMap<string, $OwnList> =>
    new Map(
      some.map(
        ({ facts, entries }) => [facts.id, { facts, names: [...entries.keys()], rows }] as const,
      ),
    );
  const lists = new Map<string, $OwnList>();
  // An entry may name others that come with it.
  const json = $within({ rules, key: "", json: {}, lists: place([]), dice: [] }, () =>
    some.map(({ facts, entries }) => {
      const read = [...entries].map(([name, columns]) =>
        $readEntry(rules, facts, columns, $under($under(path, facts.name), name), dice, problems),
      );
      const names = [...entries.keys()];
      lists.set(facts.id, { facts, names, rows: read.map((one) => one.row) });
      return [
        facts.name,
        $plainObject(names.map((name, i) => [name, read[i]!.json] as const)),
      ] as const;
    }),
  );
  const words = $plainObject(json) as $Own["json"];
  return { rules, key: JSON.stringify(words), json: words, lists, dice };
}`, `
/** Null: there are none. */
function $ownOf(rules, all, path, problems) {
    const some = all.filter(({ entries }) => entries.size > 0);
    if (some.length === 0)
        return null;
    const dice = [];
    const place = (rows) => new Map(some.map(({ facts, entries }) => [facts.id, { facts, names: [...entries.keys()], rows }]));
    const lists = new Map();
    // An entry may name others that come with it.
    const json = $within({ rules, key: "", json: {}, lists: place([]), dice: [] }, () => some.map(({ facts, entries }) => {
        const read = [...entries].map(([name, columns]) => $readEntry(rules, facts, columns, $under($under(path, facts.name), name), dice, problems));
        const names = [...entries.keys()];
        lists.set(facts.id, { facts, names, rows: read.map((one) => one.row) });
        return [
            facts.name,
            $plainObject(names.map((name, i) => [name, read[i].json])),
        ];
    }));
    const words = $plainObject(json);
    return { rules, key: JSON.stringify(words), json: words, lists, dice };
}`],
[`$own_read_Row`, ``, `

interface $own_read_Row {
  readonly row: readonly (readonly number[])[];
  readonly json: object;
}`, ``],
[`$readEntry`, `102 109 111 151 155 157 159 188 194 196`, `
function $readEntry(
  rules: $RulesFacts,
  { columns }: $OwnListFacts,
  given: $Columns,
  path: string,
  dice: $KeptDice[],
  problems: $Problems,
): $own_read_Row {
  const keys = columns.map(({ key }) => key);
  for (const key of given.keys())
    if (
      !columns.some(
        (one) => one.key === key.normalize("NFC") || one.also.includes(key.normalize("NFC")),
      )
    )
      problems.add(
        $under(path, key),
        key === "__proto__" ? "misplaced-key" : "unknown-key",
        \`There is no column \${$shape_shown(key)} that could be given.\`,
        keys,
      );
  const json: (readonly [string, unknown])[] = [];
  const row = columns.map((column): readonly number[] => {
    const [first, second] = [...given.keys()].filter((key) =>
      [column.key, ...column.also].includes(key.normalize("NFC")),
    );
    const at = $under(path, column.key);
    if (second !== undefined) problems.add(at, "duplicate-key", "It is given twice.", column.key);
    const { codes, said } = $readColumn(
      rules,
      column,
      first === undefined ? undefined : given.get(first),
      at,
      dice,
      problems,
    );
    if (said !== undefined) json.push([column.key, said]);
    return codes;
  });
  return { row, json: $plainObject(json) };
}`, `
function $readEntry(rules, { columns }, given, path, dice, problems) {
    const keys = columns.map(({ key }) => key);
    for (const key of given.keys())
        if (!columns.some((one) => one.key === key.normalize("NFC") || one.also.includes(key.normalize("NFC"))))
            problems.add($under(path, key), key === "__proto__" ? "misplaced-key" : "unknown-key", \`There is no column \${$shape_shown(key)} that could be given.\`, keys);
    const json = [];
    const row = columns.map((column) => {
        const [first, second] = [...given.keys()].filter((key) => [column.key, ...column.also].includes(key.normalize("NFC")));
        const at = $under(path, column.key);
        if (second !== undefined)
            problems.add(at, "duplicate-key", "It is given twice.", column.key);
        const { codes, said } = $readColumn(rules, column, first === undefined ? undefined : given.get(first), at, dice, problems);
        if (said !== undefined)
            json.push([column.key, said]);
        return codes;
    });
    return { row, json: $plainObject(json) };
}`],
[`$readColumn`, `35 100 101 109 112 151 155 159 197 198`, `

/** \`said\`: as it is written down; undefined where it follows from the others. */
function $readColumn(
  rules: $RulesFacts,
  column: $OwnColumnFacts,
  value: unknown,
  path: string,
  dice: $KeptDice[],
  problems: $Problems,
): { readonly codes: readonly number[]; readonly said: unknown } {
  const { shape, start, list, later, clauses } = column;
  const add = (
    code: Parameters<$Problems["add"]>[1],
    message: string,
    allowed: Parameters<$Problems["add"]>[3],
  ): void => problems.add(path, code, message, allowed, clauses);
  if (list !== null) {
    const items: readonly unknown[] =
      value === undefined ? [] : Array.isArray(value) ? value : [value];
    if (items.length < list.least || items.length > list.most)
      add("out-of-range", \`\${items.length} values; \${list.least} to \${list.most} may be given.\`, {
        from: list.least,
        to: list.most,
      });
    const codes = items
      .slice(0, list.most)
      .map((item, i) => $readOne(rules, column, item, $under(path, String(i)), dice, problems));
    return { codes, said: Object.freeze(codes.map((code) => $written(shape, code))) };
  }
  if (value === undefined && later === true) return { codes: [$NONE], said: undefined };
  if (value === undefined && shape.kind === "text") return { codes: [], said: "" };
  if (value === undefined && start === null)
    add("missing-value", "It has no start value and must be given.", $allowedOf(column));
  if (value === undefined)
    return { codes: [start ?? $NONE], said: $written(shape, start ?? $NONE) };
  if (shape.kind === "text") return { codes: [], said: $own_read_readText(value, add) };
  const code = $readOne(rules, column, value, path, dice, problems);
  return {
    codes: [code],
    said:
      shape.kind === "dice" && code !== $NONE
        ? (dice[code - rules.pools.length]?.text ?? null)
        : $written(shape, code),
  };
}`, `
/** \`said\`: as it is written down; undefined where it follows from the others. */
function $readColumn(rules, column, value, path, dice, problems) {
    const { shape, start, list, later, clauses } = column;
    const add = (code, message, allowed) => problems.add(path, code, message, allowed, clauses);
    if (list !== null) {
        const items = value === undefined ? [] : Array.isArray(value) ? value : [value];
        if (items.length < list.least || items.length > list.most)
            add("out-of-range", \`\${items.length} values; \${list.least} to \${list.most} may be given.\`, {
                from: list.least,
                to: list.most,
            });
        const codes = items
            .slice(0, list.most)
            .map((item, i) => $readOne(rules, column, item, $under(path, String(i)), dice, problems));
        return { codes, said: Object.freeze(codes.map((code) => $written(shape, code))) };
    }
    if (value === undefined && later === true)
        return { codes: [$NONE], said: undefined };
    if (value === undefined && shape.kind === "text")
        return { codes: [], said: "" };
    if (value === undefined && start === null)
        add("missing-value", "It has no start value and must be given.", $allowedOf(column));
    if (value === undefined)
        return { codes: [start ?? $NONE], said: $written(shape, start ?? $NONE) };
    if (shape.kind === "text")
        return { codes: [], said: $own_read_readText(value, add) };
    const code = $readOne(rules, column, value, path, dice, problems);
    return {
        codes: [code],
        said: shape.kind === "dice" && code !== $NONE
            ? (dice[code - rules.pools.length]?.text ?? null)
            : $written(shape, code),
    };
}`],
[`$own_read_readText`, `102 130`, `

function $own_read_readText(
  value: unknown,
  add: (code: "mismatched-value" | "too-large", message: string, allowed: string) => void,
): string {
  if (typeof value !== "string")
    add("mismatched-value", \`\${$shape_shown(value)} is no text.\`, "a text");
  else if (value.length > $MOST_SIGNS)
    add("too-large", \`A text has at most \${$MOST_SIGNS} signs.\`, "a text");
  return typeof value === "string" ? value.slice(0, $MOST_SIGNS) : "";
}`, `
function $own_read_readText(value, add) {
    if (typeof value !== "string")
        add("mismatched-value", \`\${$shape_shown(value)} is no text.\`, "a text");
    else if (value.length > $MOST_SIGNS)
        add("too-large", \`A text has at most \${$MOST_SIGNS} signs.\`, "a text");
    return typeof value === "string" ? value.slice(0, $MOST_SIGNS) : "";
}`],
[`$readOne`, `35 99 101 102 109 112 130 138 139 151 159`, `

function $readOne(
  rules: $RulesFacts,
  column: $OwnColumnFacts,
  value: unknown,
  path: string,
  dice: $KeptDice[],
  problems: $Problems,
): number {
  if (column.shape.kind === "dice" && typeof value === "string") {
    const pool = $parseDice(value.slice(0, $MOST_SIGNS));
    if (!$isDiceProblem(pool))
      return rules.pools.length + dice.push({ text: value.trim(), pool }) - 1;
    problems.add(
      path,
      pool.problem === "malformed" ? "malformed-dice" : "too-large",
      \`\${$shape_shown(value)} are no dice that can be thrown.\`,
      $allowedOf(column),
      column.clauses,
    );
    return $NONE;
  }
  const code = $readValue(column, value);
  if (typeof code === "number") return code;
  problems.add(path, code.code, code.message, code.allowed, column.clauses);
  return column.optional ? $NONE : column.range[0];
}`, `
function $readOne(rules, column, value, path, dice, problems) {
    if (column.shape.kind === "dice" && typeof value === "string") {
        const pool = $parseDice(value.slice(0, $MOST_SIGNS));
        if (!$isDiceProblem(pool))
            return rules.pools.length + dice.push({ text: value.trim(), pool }) - 1;
        problems.add(path, pool.problem === "malformed" ? "malformed-dice" : "too-large", \`\${$shape_shown(value)} are no dice that can be thrown.\`, $allowedOf(column), column.clauses);
        return $NONE;
    }
    const code = $readValue(column, value);
    if (typeof code === "number")
        return code;
    problems.add(path, code.code, code.message, code.allowed, column.clauses);
    return column.optional ? $NONE : column.range[0];
}`],
[`$unions`, `77`, `

// ── put together ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const $unions = new WeakMap<$Own, WeakMap<$Own, $Own>>();`, `
// ── put together ─────────────────────────────────────────────────────────────────────────────────────────────────────────
const $unions = new WeakMap();`],
[`$united`, `77 102 109 151 155 157 186 199 201 202`, `

/** Both together; a problem where they say different things of one name, or are too many. Null where one was added. */
function $united(
  rules: $RulesFacts,
  a: $Own | null,
  b: $Own | null,
  path: string,
  problems: $Problems,
): $Own | null {
  if (a === null || b === null) return a ?? b;
  if (a === b || a.key === b.key) return a;
  const before = $unions.get(a)?.get(b);
  if (before !== undefined) return before;
  const count = problems.found.length;
  const lists = (rules.own ?? []).flatMap((facts) => {
    const [one, other] = [$entriesOf(a, facts), $entriesOf(b, facts)];
    for (const [name, said] of other)
      if (one.has(name) && JSON.stringify(one.get(name)) !== JSON.stringify(said))
        problems.add(
          $under($under(path, $ENTRIES), \`\${facts.name}.\${name}\`),
          "differing-entry",
          \`Another sheet says something else of \${$shape_shown(name)}.\`,
        );
    const entries = new Map([...one, ...other]);
    if (entries.size > facts.places)
      problems.add(
        $under($under(path, $ENTRIES), facts.name),
        "too-large",
        \`Together the sheets add \${entries.size} entries to \${facts.name}; at most \${facts.places} can take part in one call.\`,
        { from: 0, to: facts.places },
      );
    return entries.size === 0 ? [] : [[facts.name, $plainObject(entries)] as const];
  });
  if (problems.found.length > count) return null;
  const made = $ownFrom(rules, $plainObject(lists), path, problems);
  if (made === null) return null;
  const known = $unions.get(a) ?? new WeakMap<$Own, $Own>();
  $unions.set(a, known);
  known.set(b, made);
  return made;
}`, `
/** Both together; a problem where they say different things of one name, or are too many. Null where one was added. */
function $united(rules, a, b, path, problems) {
    if (a === null || b === null)
        return a ?? b;
    if (a === b || a.key === b.key)
        return a;
    const before = $unions.get(a)?.get(b);
    if (before !== undefined)
        return before;
    const count = problems.found.length;
    const lists = (rules.own ?? []).flatMap((facts) => {
        const [one, other] = [$entriesOf(a, facts), $entriesOf(b, facts)];
        for (const [name, said] of other)
            if (one.has(name) && JSON.stringify(one.get(name)) !== JSON.stringify(said))
                problems.add($under($under(path, $ENTRIES), \`\${facts.name}.\${name}\`), "differing-entry", \`Another sheet says something else of \${$shape_shown(name)}.\`);
        const entries = new Map([...one, ...other]);
        if (entries.size > facts.places)
            problems.add($under($under(path, $ENTRIES), facts.name), "too-large", \`Together the sheets add \${entries.size} entries to \${facts.name}; at most \${facts.places} can take part in one call.\`, { from: 0, to: facts.places });
        return entries.size === 0 ? [] : [[facts.name, $plainObject(entries)]];
    });
    if (problems.found.length > count)
        return null;
    const made = $ownFrom(rules, $plainObject(lists), path, problems);
    if (made === null)
        return null;
    const known = $unions.get(a) ?? new WeakMap();
    $unions.set(a, known);
    known.set(b, made);
    return made;
}`],
[`$entriesOf`, `77 111`, `
function $entriesOf({ json }: $Own, { name }: $OwnListFacts): ReadonlyMap<string, object> {
  return new Map(Object.entries(json[name] ?? {}));
}`, `
function $entriesOf({ json }, { name }) {
    return new Map(Object.entries(json[name] ?? {}));
}`],
[`$ownFrom`, `77 109 151 155 186 190`, `

function $ownFrom(
  rules: $RulesFacts,
  json: unknown,
  path: string,
  problems: $Problems,
): $Own | null {
  return $own_read_readOwn(
    rules,
    (rules.own ?? []).map(({ id }) => id),
    json,
    $under(path, $ENTRIES),
    problems,
  );
}`, `
function $ownFrom(rules, json, path, problems) {
    return $own_read_readOwn(rules, (rules.own ?? []).map(({ id }) => id), json, $under(path, $ENTRIES), problems);
}`],
[`$partOf`, `77 109 153 157 201 202 204`, `

/** Those of \`own\`, which count now, whose names are wanted, by list, with those that they name; \`first\` come first, as they stand. */
function $partOf(
  rules: $RulesFacts,
  own: $Own,
  first: $Own | null,
  named: ReadonlyMap<string, ReadonlySet<string>>,
): $Own | null {
  const wanted = $withNamed(rules, own, named);
  const lists = (rules.own ?? []).flatMap((facts) => {
    const [mine, all] = [
      first === null ? new Map<string, object>() : $entriesOf(first, facts),
      $entriesOf(own, facts),
    ];
    const more = [...all].filter(
      ([name]) => !mine.has(name) && wanted.get(facts.id)?.has(name) === true,
    );
    return mine.size + more.length === 0
      ? []
      : [[facts.name, $plainObject([...mine, ...more])] as const];
  });
  const problems = $collector();
  const made = lists.length === 0 ? null : $ownFrom(rules, $plainObject(lists), "", problems);
  if (problems.found.length > 0)
    throw new Error(\`entries that were read are no longer right: \${problems.found[0]!.message}\`);
  return made !== null && first !== null && made.key === first.key ? first : made;
}`, `
/** Those of \`own\`, which count now, whose names are wanted, by list, with those that they name; \`first\` come first, as they stand. */
function $partOf(rules, own, first, named) {
    const wanted = $withNamed(rules, own, named);
    const lists = (rules.own ?? []).flatMap((facts) => {
        const [mine, all] = [
            first === null ? new Map() : $entriesOf(first, facts),
            $entriesOf(own, facts),
        ];
        const more = [...all].filter(([name]) => !mine.has(name) && wanted.get(facts.id)?.has(name) === true);
        return mine.size + more.length === 0
            ? []
            : [[facts.name, $plainObject([...mine, ...more])]];
    });
    const problems = $collector();
    const made = lists.length === 0 ? null : $ownFrom(rules, $plainObject(lists), "", problems);
    if (problems.found.length > 0)
        throw new Error(\`entries that were read are no longer right: \${problems.found[0].message}\`);
    return made !== null && first !== null && made.key === first.key ? first : made;
}`],
[`$withNamed`, `77 89 109`, `

function $withNamed(
  rules: $RulesFacts,
  own: $Own,
  named: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map([...named].map(([id, names]) => [id, new Set(names)] as const));
  const open = [...named].flatMap(([id, names]) => [...names].map((name) => ({ id, name })));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { id, name } = next;
    const list = own.lists.get(id);
    const facts = rules.own?.find((one) => one.id === id);
    const row = list?.rows[list.names.indexOf(name)] ?? [];
    for (const [i, { shape }] of (facts?.columns ?? []).entries())
      for (const code of row[i] ?? [])
        for (const other of shape.kind === "named" ? (shape.own ?? []) : []) {
          const to = $ownName([other], code);
          if (to === undefined || found.get(other)?.has(to) === true) continue;
          found.set(other, (found.get(other) ?? new Set()).add(to));
          open.push({ id: other, name: to });
        }
  }
  return found;
}`, `
function $withNamed(rules, own, named) {
    const found = new Map([...named].map(([id, names]) => [id, new Set(names)]));
    const open = [...named].flatMap(([id, names]) => [...names].map((name) => ({ id, name })));
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { id, name } = next;
        const list = own.lists.get(id);
        const facts = rules.own?.find((one) => one.id === id);
        const row = list?.rows[list.names.indexOf(name)] ?? [];
        for (const [i, { shape }] of (facts?.columns ?? []).entries())
            for (const code of row[i] ?? [])
                for (const other of shape.kind === "named" ? (shape.own ?? []) : []) {
                    const to = $ownName([other], code);
                    if (to === undefined || found.get(other)?.has(to) === true)
                        continue;
                    found.set(other, (found.get(other) ?? new Set()).add(to));
                    open.push({ id: other, name: to });
                }
    }
    return found;
}`],
[`$prints`, `116`, `

// The fingerprint of the state's shape: what a save was written for. Invariant: it depends on what can stand in a sheet and under which
// names, never on formulas, texts or the order in which they were declared elsewhere.

const $prints = new WeakMap<$SheetFacts, string>();`, `
// The fingerprint of the state's shape: what a save was written for. Invariant: it depends on what can stand in a sheet and under which
// names, never on formulas, texts or the order in which they were declared elsewhere.
const $prints = new WeakMap();`],
[`$shapePrint`, `116 205 209 215`, `

/** 64 bits as 16 hexadecimal signs; worked out once. */
function $shapePrint(facts: $SheetFacts): string {
  const before = $prints.get(facts);
  if (before !== undefined) return before;
  const made = $hashText(JSON.stringify($outline(facts, [])));
  $prints.set(facts, made);
  return made;
}`, `
/** 64 bits as 16 hexadecimal signs; worked out once. */
function $shapePrint(facts) {
    const before = $prints.get(facts);
    if (before !== undefined)
        return before;
    const made = $hashText(JSON.stringify($outline(facts, [])));
    $prints.set(facts, made);
    return made;
}`],
[`$conflictPrint`, `206 208 209 213 215`, `

/** Of a conflict: its own fields, how it ends, who is in it, what stands between them. */
function $conflictPrint({ body, gives, fight, sheets, pairs }: $ConflictShape): string {
  const sides = fight.sides.map(({ name }, i) => [name, $shapePrint(sheets[i]!)]);
  return $hashText(
    JSON.stringify([
      $outline(body, []),
      gives === null ? null : $shapeOutline(gives),
      sides,
      ...Object.values(pairs).map((one) => $outline(one, [])),
    ]),
  );
}`, `
/** Of a conflict: its own fields, how it ends, who is in it, what stands between them. */
function $conflictPrint({ body, gives, fight, sheets, pairs }) {
    const sides = fight.sides.map(({ name }, i) => [name, $shapePrint(sheets[i])]);
    return $hashText(JSON.stringify([
        $outline(body, []),
        gives === null ? null : $shapeOutline(gives),
        sides,
        ...Object.values(pairs).map((one) => $outline(one, [])),
    ]));
}`],
[`$ConflictShape`, `94 116`, `
interface $ConflictShape {
  readonly body: $SheetFacts;
  readonly gives: $shape_Shape | null;
  readonly fight: { readonly sides: readonly { readonly name: string }[] };
  readonly sheets: readonly $SheetFacts[];
  readonly pairs: Readonly<Record<string, $SheetFacts>>;
}`, ``],
[`$outline`, `116 210 211`, `

/** \`above\`: things that lie in each other are told once. */
function $outline(facts: $SheetFacts, above: readonly string[]): unknown {
  if (above.includes(facts.id)) return facts.name;
  const within = [...above, facts.id];
  return [
    facts.name,
    facts.fields.map($fieldOutline),
    facts.lists.map((list) => $listOutline(list, within)),
    facts.conditions.map(({ name, levels, fields }) => [name, levels, fields.map($fieldOutline)]),
  ];
}`, `
/** \`above\`: things that lie in each other are told once. */
function $outline(facts, above) {
    if (above.includes(facts.id))
        return facts.name;
    const within = [...above, facts.id];
    return [
        facts.name,
        facts.fields.map($fieldOutline),
        facts.lists.map((list) => $listOutline(list, within)),
        facts.conditions.map(({ name, levels, fields }) => [name, levels, fields.map($fieldOutline)]),
    ];
}`],
[`$fieldOutline`, `120 212 214`, `

function $fieldOutline(field: $FieldFacts): unknown {
  return [field.key, $typedOutline(field), $shape_print_namesOf(field.entries)];
}`, `
function $fieldOutline(field) {
    return [field.key, $typedOutline(field), $shape_print_namesOf(field.entries)];
}`],
[`$listOutline`, `122 209 212 214`, `
function $listOutline(
  { key, of, kinds, values, least, most }: $ListFacts,
  above: readonly string[],
): unknown {
  const held = of.map((one) => $outline(one, above));
  return [
    key,
    least,
    most,
    held,
    $shape_print_namesOf(kinds?.names ?? null),
    values === null ? null : $typedOutline(values),
  ];
}`, `
function $listOutline({ key, of, kinds, values, least, most }, above) {
    const held = of.map((one) => $outline(one, above));
    return [
        key,
        least,
        most,
        held,
        $shape_print_namesOf(kinds?.names ?? null),
        values === null ? null : $typedOutline(values),
    ];
}`],
[`$typedOutline`, `96 213`, `
function $typedOutline({ shape, range, optional }: $Typed): unknown {
  return [$shapeOutline(shape), range, optional];
}`, `
function $typedOutline({ shape, range, optional }) {
    return [$shapeOutline(shape), range, optional];
}`],
[`$shapeOutline`, `94`, `
function $shapeOutline(shape: $shape_Shape): unknown {
  if (shape.kind !== "named") return shape.kind;
  return [shape.names.map(({ name, low, high }) => [name, low, high]), shape.none];
}`, `
function $shapeOutline(shape) {
    if (shape.kind !== "named")
        return shape.kind;
    return [shape.names.map(({ name, low, high }) => [name, low, high]), shape.none];
}`],
[`$shape_print_namesOf`, `121`, `
function $shape_print_namesOf(entries: readonly $facts_EntryName[] | null): unknown {
  return entries?.filter(({ name }) => name !== "").map(({ name }) => name) ?? null;
}`, `
function $shape_print_namesOf(entries) {
    return entries?.filter(({ name }) => name !== "").map(({ name }) => name) ?? null;
}`],
[`$hashText`, ``, `

function $hashText(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
  }
  const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");
  return hex(a ^ (b >>> 13)) + hex(b ^ (a >>> 16));
}`, `
function $hashText(text) {
    let [a, b] = [0x811c9dc5, 0x1b873593];
    for (let i = 0; i < text.length; i++) {
        a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
        b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
    }
    const hex = (word) => (word >>> 0).toString(16).padStart(8, "0");
    return hex(a ^ (b >>> 13)) + hex(b ^ (a >>> 16));
}`],
[`$compareVersions`, `217 218`, `

// Which of two versions of a ruleset is the newer one. Invariant: numbers in them count as numbers, so 0.10 follows 0.9; equal only
// where the texts are.

/** Below 0: \`a\` is the older one. A word behind a number comes before the number alone: 1.0-draft, 1.0. */
function $compareVersions(a: string, b: string): number {
  if (a === b) return 0;
  const [left, right] = [$versions_partsOf(a), $versions_partsOf(b)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const order = $comparePart(left[i], right[i]);
    if (order !== 0) return order;
  }
  return a < b ? -1 : 1;
}`, `
// Which of two versions of a ruleset is the newer one. Invariant: numbers in them count as numbers, so 0.10 follows 0.9; equal only
// where the texts are.
/** Below 0: \`a\` is the older one. A word behind a number comes before the number alone: 1.0-draft, 1.0. */
function $compareVersions(a, b) {
    if (a === b)
        return 0;
    const [left, right] = [$versions_partsOf(a), $versions_partsOf(b)];
    for (let i = 0; i < Math.max(left.length, right.length); i++) {
        const order = $comparePart(left[i], right[i]);
        if (order !== 0)
            return order;
    }
    return a < b ? -1 : 1;
}`],
[`$versions_partsOf`, ``, `

function $versions_partsOf(version: string): readonly (number | string)[] {
  return (version.match(/\\d+|\\p{L}+/gu) ?? []).map((part) =>
    /^\\d+$/.test(part) ? Number(part) : part.toLowerCase(),
  );
}`, `
function $versions_partsOf(version) {
    return (version.match(/\\d+|\\p{L}+/gu) ?? []).map((part) => /^\\d+$/.test(part) ? Number(part) : part.toLowerCase());
}`],
[`$comparePart`, ``, `

/** A word comes before nothing, nothing before a number other than 0. */
function $comparePart(a: number | string | undefined, b: number | string | undefined): number {
  if (typeof a === "string" && typeof b === "string") return a === b ? 0 : a < b ? -1 : 1;
  if (typeof a === "string") return -1;
  if (typeof b === "string") return 1;
  return (a ?? 0) - (b ?? 0);
}`, `
/** A word comes before nothing, nothing before a number other than 0. */
function $comparePart(a, b) {
    if (typeof a === "string" && typeof b === "string")
        return a === b ? 0 : a < b ? -1 : 1;
    if (typeof a === "string")
        return -1;
    if (typeof b === "string")
        return 1;
    return (a ?? 0) - (b ?? 0);
}`],
[`$isOfVersion`, `109 151 155 156 216 220`, `

// Whether a sheet is of the version these rules are of. Invariant: one of another version is not read any further; what is older can be
// migrated, what is newer cannot.

/** False where a sheet or conflict of these rules says that it is of another version, or was saved in another shape than \`print\`. */
function $isOfVersion(
  rules: $RulesFacts,
  print: () => string,
  head: unknown,
  path: string,
  problems: $Problems,
): boolean {
  const values = $ownValues(head);
  const [version, shape] = [values?.get("version"), values?.get("shape")];
  if (values === null || (values.get("ruleset") ?? rules.name) !== rules.name) return true;
  if (typeof version === "string" && version !== rules.version) {
    const isNewer = $compareVersions(version, rules.version) > 0;
    const older = \`It is of version \${version}; migrate brings it to version \${rules.version}.\`;
    if (isNewer)
      problems.add(
        $under(path, "version"),
        "newer-version",
        $newerText(version, rules.version),
        rules.version,
      );
    else problems.add($under(path, "version"), "migrate", older, rules.version);
    return false;
  }
  if (shape === undefined || shape === print()) return true;
  const what =
    "What can stand in it has changed since it was saved; migrate brings it to today's shape.";
  problems.add($under(path, "shape"), "migrate", what, print());
  return false;
}`, `
// Whether a sheet is of the version these rules are of. Invariant: one of another version is not read any further; what is older can be
// migrated, what is newer cannot.
/** False where a sheet or conflict of these rules says that it is of another version, or was saved in another shape than \`print\`. */
function $isOfVersion(rules, print, head, path, problems) {
    const values = $ownValues(head);
    const [version, shape] = [values?.get("version"), values?.get("shape")];
    if (values === null || (values.get("ruleset") ?? rules.name) !== rules.name)
        return true;
    if (typeof version === "string" && version !== rules.version) {
        const isNewer = $compareVersions(version, rules.version) > 0;
        const older = \`It is of version \${version}; migrate brings it to version \${rules.version}.\`;
        if (isNewer)
            problems.add($under(path, "version"), "newer-version", $newerText(version, rules.version), rules.version);
        else
            problems.add($under(path, "version"), "migrate", older, rules.version);
        return false;
    }
    if (shape === undefined || shape === print())
        return true;
    const what = "What can stand in it has changed since it was saved; migrate brings it to today's shape.";
    problems.add($under(path, "shape"), "migrate", what, print());
    return false;
}`],
[`$newerText`, ``, `

function $newerText(version: string, own: string): string {
  return \`It is of version \${version}; these rules are version \${own} and cannot know what is new in it.\`;
}`, `
function $newerText(version, own) {
    return \`It is of version \${version}; these rules are version \${own} and cannot know what is new in it.\`;
}`],
[`$checkHead`, `102 151 155 156`, `

/** What the head says must be what these rules would write there. */
function $checkHead(
  wanted: ReadonlyMap<string, string>,
  head: unknown,
  path: string,
  problems: $Problems,
): void {
  if (head === undefined) return;
  const values = $ownValues(head);
  if (values === null)
    return problems.add(
      path,
      "mismatched-value",
      \`\${$shape_shown(head)} is no object.\`,
      "an object",
    );
  for (const [key, value] of values) {
    const right = wanted.get(key);
    if (right === undefined)
      problems.add($under(path, key), "unknown-key", \`There is no \${$shape_shown(key)} here.\`, [
        ...wanted.keys(),
      ]);
    else if (value !== right)
      problems.add(
        $under(path, key),
        "differing-ruleset",
        \`It is made for \${$shape_shown(value)}, not for \${$shape_shown(right)}.\`,
        right,
      );
  }
}`, `
/** What the head says must be what these rules would write there. */
function $checkHead(wanted, head, path, problems) {
    if (head === undefined)
        return;
    const values = $ownValues(head);
    if (values === null)
        return problems.add(path, "mismatched-value", \`\${$shape_shown(head)} is no object.\`, "an object");
    for (const [key, value] of values) {
        const right = wanted.get(key);
        if (right === undefined)
            problems.add($under(path, key), "unknown-key", \`There is no \${$shape_shown(key)} here.\`, [
                ...wanted.keys(),
            ]);
        else if (value !== right)
            problems.add($under(path, key), "differing-ruleset", \`It is made for \${$shape_shown(value)}, not for \${$shape_shown(right)}.\`, right);
    }
}`],
[`$readSheet`, `80 109 116 151 158 161 162 223 226`, `

// The door of an engine: plain JSON from anywhere becomes a checked sheet or thing, or a list of everything that is wrong with it.
// Invariant: checking never throws and never changes its input; only own keys count, each is read once; what has passed once passes
// again for nothing.

/** Null: it has problems, and they were added. */
function $readSheet(
  rules: $RulesFacts,
  facts: $SheetFacts,
  input: unknown,
  path: string,
  problems: $Problems,
): $kept_Kept | null {
  const before = $keptOf(input);
  if (before?.facts === facts)
    return facts.kind === "thing" ? $boundTo(rules, before, $bound()) : before;
  const count = problems.found.length;
  let kept: $kept_Kept | null = null;
  try {
    const read = $door_readParts(rules, facts, input, path, problems, null);
    kept = read === null ? null : $keep(rules, read);
  } catch (error) {
    // A getter or a proxy of the caller's threw.
    problems.add(
      path,
      "mismatched-value",
      \`This cannot be read: \${error instanceof Error ? error.message : String(error)}\`,
    );
  }
  return problems.found.length === count ? kept : null;
}`, `
// The door of an engine: plain JSON from anywhere becomes a checked sheet or thing, or a list of everything that is wrong with it.
// Invariant: checking never throws and never changes its input; only own keys count, each is read once; what has passed once passes
// again for nothing.
/** Null: it has problems, and they were added. */
function $readSheet(rules, facts, input, path, problems) {
    const before = $keptOf(input);
    if (before?.facts === facts)
        return facts.kind === "thing" ? $boundTo(rules, before, $bound()) : before;
    const count = problems.found.length;
    let kept = null;
    try {
        const read = $door_readParts(rules, facts, input, path, problems, null);
        kept = read === null ? null : $keep(rules, read);
    }
    catch (error) {
        // A getter or a proxy of the caller's threw.
        problems.add(path, "mismatched-value", \`This cannot be read: \${error instanceof Error ? error.message : String(error)}\`);
    }
    return problems.found.length === count ? kept : null;
}`],
[`$door_readParts`, `82 102 109 116 151 155 156 158 163 186 206 219 221 224 230 231 234 235 236 237 238 241 242 244 251`, `

/** \`trusted\`: it was read before, so its laws and ends are not looked at, and these entries count. */
function $door_readParts(
  rules: $RulesFacts,
  facts: $SheetFacts,
  input: unknown,
  path: string,
  problems: $Problems,
  trusted: Pick<$kept_Kept, "own" | "mine"> | null,
): Omit<$kept_Kept, "json"> | null {
  const given = $ownValues(input);
  if (given === null) {
    problems.add(
      path,
      "mismatched-value",
      \`\${$shape_shown(input)} is no \${facts.name}; an object is wanted.\`,
      "an object",
    );
    return null;
  }
  const keys = $claimed(facts);
  // Of a sheet of another version nothing else is said: its shape is another one.
  const isSheet = facts.kind === "sheet";
  if (
    isSheet &&
    !$isOfVersion(rules, () => $shapePrint(facts), given.get("$"), $under(path, "$"), problems)
  )
    return null;
  $checkKeys(given, keys, path, problems);
  $checkHead($headOf(rules, facts), given.get("$"), $under(path, "$"), problems);
  const { own, mine } = trusted ?? $ownFor(rules, facts, given.get($ENTRIES), path, problems);
  $use(own);
  const reading: $door_Reading = {
    rules,
    path,
    problems,
    cells: facts.blank.slice(),
    dice: [],
    texts: new Map(),
    mine,
  };
  const isGiven = facts.fields.map((field) =>
    $readField(reading, field, $valueOf(given, field, path, problems), path),
  );
  const lists = new Map<string, readonly $kept_Kept[]>();
  for (const list of facts.lists)
    $readList(reading, list, $valueOf(given, list, path, problems), lists);
  $readConditions(reading, facts, given.get("$conditions"));
  if (problems.found.length > 0 && $hasProblemsUnder(problems, path)) return null;
  $fillIn(reading, facts, isGiven);
  const read = {
    facts,
    cells: reading.cells,
    dice: reading.dice,
    texts: reading.texts,
    lists,
    own,
    mine,
  };
  if (trusted !== null) return read;
  $checkEnds(reading, facts);
  const cells = $addedUp(read);
  for (const law of facts.must)
    if (law.test(cells) === 0) problems.add(path, "broken-law", law.message, null, law.clauses);
  return read;
}`, `
/** \`trusted\`: it was read before, so its laws and ends are not looked at, and these entries count. */
function $door_readParts(rules, facts, input, path, problems, trusted) {
    const given = $ownValues(input);
    if (given === null) {
        problems.add(path, "mismatched-value", \`\${$shape_shown(input)} is no \${facts.name}; an object is wanted.\`, "an object");
        return null;
    }
    const keys = $claimed(facts);
    // Of a sheet of another version nothing else is said: its shape is another one.
    const isSheet = facts.kind === "sheet";
    if (isSheet &&
        !$isOfVersion(rules, () => $shapePrint(facts), given.get("$"), $under(path, "$"), problems))
        return null;
    $checkKeys(given, keys, path, problems);
    $checkHead($headOf(rules, facts), given.get("$"), $under(path, "$"), problems);
    const { own, mine } = trusted ?? $ownFor(rules, facts, given.get($ENTRIES), path, problems);
    $use(own);
    const reading = {
        rules,
        path,
        problems,
        cells: facts.blank.slice(),
        dice: [],
        texts: new Map(),
        mine,
    };
    const isGiven = facts.fields.map((field) => $readField(reading, field, $valueOf(given, field, path, problems), path));
    const lists = new Map();
    for (const list of facts.lists)
        $readList(reading, list, $valueOf(given, list, path, problems), lists);
    $readConditions(reading, facts, given.get("$conditions"));
    if (problems.found.length > 0 && $hasProblemsUnder(problems, path))
        return null;
    $fillIn(reading, facts, isGiven);
    const read = {
        facts,
        cells: reading.cells,
        dice: reading.dice,
        texts: reading.texts,
        lists,
        own,
        mine,
    };
    if (trusted !== null)
        return read;
    $checkEnds(reading, facts);
    const cells = $addedUp(read);
    for (const law of facts.must)
        if (law.test(cells) === 0)
            problems.add(path, "broken-law", law.message, null, law.clauses);
    return read;
}`],
[`$ownFor`, `80 109 116 151 155 158 186 190`, `

/** A sheet brings its own entries, a thing is of those around it. */
function $ownFor(
  rules: $RulesFacts,
  facts: $SheetFacts,
  value: unknown,
  path: string,
  problems: $Problems,
): Pick<$kept_Kept, "own" | "mine"> {
  if (facts.kind === "thing") return { own: $bound(), mine: $bound() };
  const own =
    facts.own === undefined
      ? null
      : $own_read_readOwn(rules, facts.own, value, $under(path, $ENTRIES), problems);
  return { own, mine: own };
}`, `
/** A sheet brings its own entries, a thing is of those around it. */
function $ownFor(rules, facts, value, path, problems) {
    if (facts.kind === "thing")
        return { own: $bound(), mine: $bound() };
    const own = facts.own === undefined
        ? null
        : $own_read_readOwn(rules, facts.own, value, $under(path, $ENTRIES), problems);
    return { own, mine: own };
}`],
[`$rebound`, `158`, `

// ── under the entries of a call ──────────────────────────────────────────────────────────────────────────────────────────

const $rebound = new WeakMap<$kept_Kept, $kept_Kept>();`, `
// ── under the entries of a call ──────────────────────────────────────────────────────────────────────────────────────────
const $rebound = new WeakMap();`],
[`$boundTo`, `77 81 109 158 225 227 229`, `

/** The same sheet or thing with its cells as these entries stand; they must hold its own. */
function $boundTo(rules: $RulesFacts, kept: $kept_Kept, own: $Own | null): $kept_Kept {
  if ($sameOwn(kept.own, own) || !$caresForOwn(kept.facts)) return kept;
  const before = $rebound.get(kept);
  if (before !== undefined && $sameOwn(before.own, own)) return before;
  const made: $kept_Kept = {
    ...$readAgain(rules, kept, kept.json, { own, mine: kept.mine }),
    json: kept.json,
  };
  $rebound.set(kept, made);
  return made;
}`, `
/** The same sheet or thing with its cells as these entries stand; they must hold its own. */
function $boundTo(rules, kept, own) {
    if ($sameOwn(kept.own, own) || !$caresForOwn(kept.facts))
        return kept;
    const before = $rebound.get(kept);
    if (before !== undefined && $sameOwn(before.own, own))
        return before;
    const made = {
        ...$readAgain(rules, kept, kept.json, { own, mine: kept.mine }),
        json: kept.json,
    };
    $rebound.set(kept, made);
    return made;
}`],
[`$readAgain`, `109 153 158 163 223`, `

/** From its JSON, with what JSON does not show. */
function $readAgain(
  rules: $RulesFacts,
  kept: $kept_Kept,
  json: object,
  as: Pick<$kept_Kept, "own" | "mine">,
): Omit<$kept_Kept, "json"> {
  const problems = $collector();
  const read = $door_readParts(rules, kept.facts, json, "", problems, as);
  if (read === null)
    throw new Error(
      \`what was read is no longer right: \${problems.found[0]?.path} \${problems.found[0]?.message}\`,
    );
  const cells = read.cells.slice();
  for (const [column, cell] of Object.entries(kept.facts.columns))
    if (column.startsWith("$")) cells[cell] = kept.cells[cell]!;
  const made = { ...read, cells };
  return { ...made, cells: $addedUp(made) };
}`, `
/** From its JSON, with what JSON does not show. */
function $readAgain(rules, kept, json, as) {
    const problems = $collector();
    const read = $door_readParts(rules, kept.facts, json, "", problems, as);
    if (read === null)
        throw new Error(\`what was read is no longer right: \${problems.found[0]?.path} \${problems.found[0]?.message}\`);
    const cells = read.cells.slice();
    for (const [column, cell] of Object.entries(kept.facts.columns))
        if (column.startsWith("$"))
            cells[cell] = kept.cells[cell];
    const made = { ...read, cells };
    return { ...made, cells: $addedUp(made) };
}`],
[`$caring`, `116`, `

const $caring = new WeakMap<$SheetFacts, boolean>();`, `
const $caring = new WeakMap();`],
[`$caresForOwn`, `96 116 228`, `

/** Whether its cells depend on which entries come with data. */
function $caresForOwn(facts: $SheetFacts): boolean {
  const before = $caring.get(facts);
  if (before !== undefined) return before;
  // Things may lie in things of their own kind.
  $caring.set(facts, false);
  const names = ({ shape }: $Typed): boolean => shape.kind === "named" && shape.own !== undefined;
  const fields = [...facts.fields, ...facts.conditions.flatMap((condition) => condition.fields)];
  const made =
    fields.some((field) => field.own !== undefined || names(field)) ||
    facts.lists.some(
      ({ kinds, values, of }) =>
        kinds?.own !== undefined || (values !== null && names(values)) || of.some($caresForOwn),
    );
  $caring.set(facts, made);
  return made;
}`, `
/** Whether its cells depend on which entries come with data. */
function $caresForOwn(facts) {
    const before = $caring.get(facts);
    if (before !== undefined)
        return before;
    // Things may lie in things of their own kind.
    $caring.set(facts, false);
    const names = ({ shape }) => shape.kind === "named" && shape.own !== undefined;
    const fields = [...facts.fields, ...facts.conditions.flatMap((condition) => condition.fields)];
    const made = fields.some((field) => field.own !== undefined || names(field)) ||
        facts.lists.some(({ kinds, values, of }) => kinds?.own !== undefined || (values !== null && names(values)) || of.some($caresForOwn));
    $caring.set(facts, made);
    return made;
}`],
[`$door_Reading`, `77 109 151 159`, `

interface $door_Reading {
  readonly rules: $RulesFacts;
  readonly path: string;
  readonly problems: $Problems;
  readonly cells: number[];
  readonly dice: $KeptDice[];
  readonly texts: Map<string, string>;
  /** Entries that are its own: of others that count now it says nothing. */
  readonly mine: $Own | null;
}`, ``],
[`$hasProblemsUnder`, `151`, `

function $hasProblemsUnder(problems: $Problems, path: string): boolean {
  return problems.found.some(
    (problem) => path === "" || problem.path === path || problem.path.startsWith(\`\${path}.\`),
  );
}`, `
function $hasProblemsUnder(problems, path) {
    return problems.found.some((problem) => path === "" || problem.path === path || problem.path.startsWith(\`\${path}.\`));
}`],
[`$door_Keyed`, ``, `

// ── keys ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface $door_Keyed {
  readonly key: string;
  readonly also: readonly string[];
}`, ``],
[`$reservedKeys`, ``, `

const $reservedKeys: readonly string[] = ["$", "$conditions"];`, `
const $reservedKeys = ["$", "$conditions"];`],
[`$claimed`, `116 186 233`, `

function $claimed(facts: $SheetFacts): ReadonlySet<string> {
  return new Set([
    ...$reservedKeys,
    ...(facts.own === undefined ? [] : [$ENTRIES]),
    ...[...facts.fields, ...facts.lists].flatMap(({ key, also }) => [key, ...also]),
  ]);
}`, `
function $claimed(facts) {
    return new Set([
        ...$reservedKeys,
        ...(facts.own === undefined ? [] : [$ENTRIES]),
        ...[...facts.fields, ...facts.lists].flatMap(({ key, also }) => [key, ...also]),
    ]);
}`],
[`$checkKeys`, `102 151 155`, `

function $checkKeys(
  given: ReadonlyMap<string, unknown>,
  keys: ReadonlySet<string>,
  path: string,
  problems: $Problems,
): void {
  for (const key of given.keys()) {
    if (keys.has(key) || keys.has(key.normalize("NFC"))) continue;
    const names = [...keys].filter((name) => !name.startsWith("$"));
    if (key === "__proto__")
      problems.add($under(path, key), "misplaced-key", "A key may not be called __proto__.", names);
    else
      problems.add(
        $under(path, key),
        "unknown-key",
        \`There is no \${$shape_shown(key)} here.\`,
        names,
      );
  }
}`, `
function $checkKeys(given, keys, path, problems) {
    for (const key of given.keys()) {
        if (keys.has(key) || keys.has(key.normalize("NFC")))
            continue;
        const names = [...keys].filter((name) => !name.startsWith("$"));
        if (key === "__proto__")
            problems.add($under(path, key), "misplaced-key", "A key may not be called __proto__.", names);
        else
            problems.add($under(path, key), "unknown-key", \`There is no \${$shape_shown(key)} here.\`, names);
    }
}`],
[`$valueOf`, `151 155 232`, `

/** The value under the full name or an abbreviation; both are one too many. */
function $valueOf(
  given: ReadonlyMap<string, unknown>,
  keyed: $door_Keyed,
  path: string,
  problems: $Problems,
): unknown {
  const names = [keyed.key, ...keyed.also];
  const found = [...given.keys()].filter((key) => names.includes(key.normalize("NFC")));
  if (found.length > 1)
    problems.add(
      $under(path, keyed.key),
      "duplicate-key",
      \`It is given twice: \${found.join(" and ")}.\`,
      keyed.key,
    );
  return found[0] === undefined ? undefined : given.get(found[0]);
}`, `
/** The value under the full name or an abbreviation; both are one too many. */
function $valueOf(given, keyed, path, problems) {
    const names = [keyed.key, ...keyed.also];
    const found = [...given.keys()].filter((key) => names.includes(key.normalize("NFC")));
    if (found.length > 1)
        problems.add($under(path, keyed.key), "duplicate-key", \`It is given twice: \${found.join(" and ")}.\`, keyed.key);
    return found[0] === undefined ? undefined : given.get(found[0]);
}`],
[`$headOf`, `109 116 206`, `

/** What the head of one of these says. */
function $headOf(rules: $RulesFacts, facts: $SheetFacts): ReadonlyMap<string, string> {
  if (facts.kind === "thing") return new Map([["thing", facts.name]]);
  return new Map([
    ["ruleset", rules.name],
    ["version", rules.version],
    ["sheet", facts.name],
    ["shape", $shapePrint(facts)],
  ]);
}`, `
/** What the head of one of these says. */
function $headOf(rules, facts) {
    if (facts.kind === "thing")
        return new Map([["thing", facts.name]]);
    return new Map([
        ["ruleset", rules.name],
        ["version", rules.version],
        ["sheet", facts.name],
        ["shape", $shapePrint(facts)],
    ]);
}`],
[`$readField`, `91 92 102 120 155 156 230 239`, `

// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Which of the entries were given; a single value is entry 0. */
function $readField(
  reading: $door_Reading,
  field: $FieldFacts,
  value: unknown,
  path: string,
): ReadonlySet<number> {
  const at = $under(path, field.key);
  if (value === undefined) return new Set();
  if (field.entries === null) {
    $readCell(reading, field, value, 0, at);
    return new Set([0]);
  }
  const given = $ownValues(value);
  const all = $entriesNow(field.entries, field.own);
  const names = all.map((candidate) => candidate.name);
  if (given === null) {
    reading.problems.add(
      at,
      "mismatched-value",
      \`\${$shape_shown(value)} is no object of values by name.\`,
      names,
    );
    return new Set();
  }
  const seen = new Set<number>();
  const placeOf = (entry: number): string =>
    $under(at, all.find(({ cell }) => cell === entry)!.name);
  for (const [key, one] of given) {
    const name = key.normalize("NFC");
    const found = field.entries.findIndex(
      (candidate) => candidate.name === name || candidate.also.includes(name),
    );
    const entry = found < 0 ? $ownCell(field.own, name) : found;
    if (key === "__proto__")
      reading.problems.add(
        $under(at, key),
        "misplaced-key",
        "A key may not be called __proto__.",
        names,
      );
    else if (entry < 0)
      reading.problems.add(
        $under(at, key),
        "unknown-key",
        \`There is no \${$shape_shown(key)} here.\`,
        names,
      );
    else if (seen.has(entry))
      reading.problems.add(placeOf(entry), "duplicate-key", \`It is given twice.\`, name);
    else {
      seen.add(entry);
      $readCell(reading, field, one, entry, placeOf(entry));
    }
  }
  return seen;
}`, `
// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Which of the entries were given; a single value is entry 0. */
function $readField(reading, field, value, path) {
    const at = $under(path, field.key);
    if (value === undefined)
        return new Set();
    if (field.entries === null) {
        $readCell(reading, field, value, 0, at);
        return new Set([0]);
    }
    const given = $ownValues(value);
    const all = $entriesNow(field.entries, field.own);
    const names = all.map((candidate) => candidate.name);
    if (given === null) {
        reading.problems.add(at, "mismatched-value", \`\${$shape_shown(value)} is no object of values by name.\`, names);
        return new Set();
    }
    const seen = new Set();
    const placeOf = (entry) => $under(at, all.find(({ cell }) => cell === entry).name);
    for (const [key, one] of given) {
        const name = key.normalize("NFC");
        const found = field.entries.findIndex((candidate) => candidate.name === name || candidate.also.includes(name));
        const entry = found < 0 ? $ownCell(field.own, name) : found;
        if (key === "__proto__")
            reading.problems.add($under(at, key), "misplaced-key", "A key may not be called __proto__.", names);
        else if (entry < 0)
            reading.problems.add($under(at, key), "unknown-key", \`There is no \${$shape_shown(key)} here.\`, names);
        else if (seen.has(entry))
            reading.problems.add(placeOf(entry), "duplicate-key", \`It is given twice.\`, name);
        else {
            seen.add(entry);
            $readCell(reading, field, one, entry, placeOf(entry));
        }
    }
    return seen;
}`],
[`$readCell`, `35 99 101 102 120 130 138 139 230 240`, `

function $readCell(
  reading: $door_Reading,
  field: $FieldFacts,
  value: unknown,
  entry: number,
  path: string,
): void {
  const { problems } = reading;
  if (field.shape.kind === "text") return $door_readText(reading, field, value, path);
  if (field.shape.kind === "dice") {
    if (value === null && field.optional) {
      reading.cells[field.cell + entry] = $NONE;
      return;
    }
    if (typeof value !== "string")
      return problems.add(
        path,
        "mismatched-value",
        \`\${$shape_shown(value)} is no text with dice.\`,
        $allowedOf(field),
        field.clauses,
      );
    const pool = $parseDice(value.slice(0, $MOST_SIGNS));
    if ($isDiceProblem(pool)) {
      const [code, message] =
        pool.problem === "malformed"
          ? (["malformed-dice", \`\${$shape_shown(value)} are no dice.\`] as const)
          : (["too-large", \`\${$shape_shown(value)} is too much: at most \${pool.limit}.\`] as const);
      return problems.add(path, code, message, $allowedOf(field), field.clauses);
    }
    reading.cells[field.cell + entry] = reading.dice.push({ text: value.trim(), pool }) - 1;
    return;
  }
  const code = $readValue(field, value);
  if (typeof code === "number") reading.cells[field.cell + entry] = code;
  else problems.add(path, code.code, code.message, code.allowed, field.clauses);
}`, `
function $readCell(reading, field, value, entry, path) {
    const { problems } = reading;
    if (field.shape.kind === "text")
        return $door_readText(reading, field, value, path);
    if (field.shape.kind === "dice") {
        if (value === null && field.optional) {
            reading.cells[field.cell + entry] = $NONE;
            return;
        }
        if (typeof value !== "string")
            return problems.add(path, "mismatched-value", \`\${$shape_shown(value)} is no text with dice.\`, $allowedOf(field), field.clauses);
        const pool = $parseDice(value.slice(0, $MOST_SIGNS));
        if ($isDiceProblem(pool)) {
            const [code, message] = pool.problem === "malformed"
                ? ["malformed-dice", \`\${$shape_shown(value)} are no dice.\`]
                : ["too-large", \`\${$shape_shown(value)} is too much: at most \${pool.limit}.\`];
            return problems.add(path, code, message, $allowedOf(field), field.clauses);
        }
        reading.cells[field.cell + entry] = reading.dice.push({ text: value.trim(), pool }) - 1;
        return;
    }
    const code = $readValue(field, value);
    if (typeof code === "number")
        reading.cells[field.cell + entry] = code;
    else
        problems.add(path, code.code, code.message, code.allowed, field.clauses);
}`],
[`$door_readText`, `102 120 130 230`, `

function $door_readText(
  reading: $door_Reading,
  field: $FieldFacts,
  value: unknown,
  path: string,
): void {
  if (typeof value !== "string")
    return reading.problems.add(
      path,
      "mismatched-value",
      \`\${$shape_shown(value)} is no text.\`,
      "a text",
      field.clauses,
    );
  if (value.length > $MOST_SIGNS)
    return reading.problems.add(
      path,
      "too-large",
      \`A text has at most \${$MOST_SIGNS} signs.\`,
      "a text",
      field.clauses,
    );
  reading.texts.set(field.key, value);
}`, `
function $door_readText(reading, field, value, path) {
    if (typeof value !== "string")
        return reading.problems.add(path, "mismatched-value", \`\${$shape_shown(value)} is no text.\`, "a text", field.clauses);
    if (value.length > $MOST_SIGNS)
        return reading.problems.add(path, "too-large", \`A text has at most \${$MOST_SIGNS} signs.\`, "a text", field.clauses);
    reading.texts.set(field.key, value);
}`],
[`$readList`, `122 155 158 177 182 183 222 230`, `

function $readList(
  reading: $door_Reading,
  list: $ListFacts,
  value: unknown,
  lists: Map<string, readonly $kept_Kept[]>,
): void {
  const at = $under(reading.path, list.key);
  if (value === undefined && list.must)
    return reading.problems.add(
      at,
      "missing-value",
      \`It has no start value and must be given.\`,
      "a list",
      list.clauses,
    );
  if (list.kinds !== null) return $readKinds(reading, list, list.kinds, value ?? [], at);
  if (list.values !== null)
    return $door_lists_readSlots(reading, list, list.values, value ?? [], at);
  lists.set(list.key, $readThings(reading, list, value ?? [], at, $readSheet));
}`, `
function $readList(reading, list, value, lists) {
    const at = $under(reading.path, list.key);
    if (value === undefined && list.must)
        return reading.problems.add(at, "missing-value", \`It has no start value and must be given.\`, "a list", list.clauses);
    if (list.kinds !== null)
        return $readKinds(reading, list, list.kinds, value ?? [], at);
    if (list.values !== null)
        return $door_lists_readSlots(reading, list, list.values, value ?? [], at);
    lists.set(list.key, $readThings(reading, list, value ?? [], at, $readSheet));
}`],
[`$readConditions`, `102 116 155 156 230 243`, `

function $readConditions(reading: $door_Reading, facts: $SheetFacts, value: unknown): void {
  if (value === undefined) return;
  const path = $under(reading.path, "$conditions");
  const names = facts.conditions.map(({ name }) => name);
  const given = $ownValues(value);
  if (given === null)
    return reading.problems.add(
      path,
      "mismatched-value",
      \`\${$shape_shown(value)} is no object of conditions by name.\`,
      names,
    );
  for (const [key, held] of given) {
    const condition = facts.conditions.find(({ name, also }) => name === key || also.includes(key));
    const at = $under(path, condition?.name ?? key);
    if (condition === undefined)
      reading.problems.add(
        at,
        "unknown-key",
        \`There is no condition \${$shape_shown(key)} that can be gained.\`,
        names,
      );
    else if (held === true && condition.levels === null && condition.fields.length === 0)
      reading.cells[condition.cell] = 1;
    else if (held === false || held === null) continue;
    else $readCondition(reading, condition, held, at);
  }
}`, `
function $readConditions(reading, facts, value) {
    if (value === undefined)
        return;
    const path = $under(reading.path, "$conditions");
    const names = facts.conditions.map(({ name }) => name);
    const given = $ownValues(value);
    if (given === null)
        return reading.problems.add(path, "mismatched-value", \`\${$shape_shown(value)} is no object of conditions by name.\`, names);
    for (const [key, held] of given) {
        const condition = facts.conditions.find(({ name, also }) => name === key || also.includes(key));
        const at = $under(path, condition?.name ?? key);
        if (condition === undefined)
            reading.problems.add(at, "unknown-key", \`There is no condition \${$shape_shown(key)} that can be gained.\`, names);
        else if (held === true && condition.levels === null && condition.fields.length === 0)
            reading.cells[condition.cell] = 1;
        else if (held === false || held === null)
            continue;
        else
            $readCondition(reading, condition, held, at);
    }
}`],
[`$readCondition`, `99 102 116 155 156 230 238`, `

function $readCondition(
  reading: $door_Reading,
  condition: $SheetFacts["conditions"][number],
  held: unknown,
  path: string,
): void {
  const given = $ownValues(held);
  if (given === null)
    return reading.problems.add(
      path,
      "mismatched-value",
      \`\${$shape_shown(held)} does not say what the condition holds.\`,
      "an object",
    );
  const levels = condition.levels;
  reading.cells[condition.cell] = 1;
  for (const [key, value] of given) {
    const field = condition.fields.find((one) => one.key === key || one.also.includes(key));
    if (field !== undefined) $readField(reading, field, value, path);
    else if (key === "level" && levels !== null) {
      const level = $readValue(
        { shape: { kind: "number" }, range: [1, levels], optional: false },
        value,
      );
      if (typeof level === "number") reading.cells[condition.cell] = level;
      else reading.problems.add($under(path, key), level.code, level.message, level.allowed);
    } else
      reading.problems.add(
        $under(path, key),
        "unknown-key",
        \`There is no \${$shape_shown(key)} here.\`,
        condition.fields.map((one) => one.key),
      );
  }
}`, `
function $readCondition(reading, condition, held, path) {
    const given = $ownValues(held);
    if (given === null)
        return reading.problems.add(path, "mismatched-value", \`\${$shape_shown(held)} does not say what the condition holds.\`, "an object");
    const levels = condition.levels;
    reading.cells[condition.cell] = 1;
    for (const [key, value] of given) {
        const field = condition.fields.find((one) => one.key === key || one.also.includes(key));
        if (field !== undefined)
            $readField(reading, field, value, path);
        else if (key === "level" && levels !== null) {
            const level = $readValue({ shape: { kind: "number" }, range: [1, levels], optional: false }, value);
            if (typeof level === "number")
                reading.cells[condition.cell] = level;
            else
                reading.problems.add($under(path, key), level.code, level.message, level.allowed);
        }
        else
            reading.problems.add($under(path, key), "unknown-key", \`There is no \${$shape_shown(key)} here.\`, condition.fields.map((one) => one.key));
    }
}`],
[`$fillIn`, `35 93 116 155 230 239 245 246 247 250`, `

// ── start values ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function $fillIn(
  reading: $door_Reading,
  facts: $SheetFacts,
  given: readonly ReadonlySet<number>[],
): void {
  for (const i of facts.order) {
    const field = facts.fields[i];
    if (field === undefined) continue;
    const { start } = field;
    const unused = $unusedFrom(reading, field);
    for (let entry = 0; entry < $cellCount(field); entry++) {
      if (given[i]?.has(entry) === true) continue;
      if (unused(entry)) $unusedCell(reading, field, entry);
      else if (start === null) $missing(reading, field, entry);
      else if (typeof start === "string") {
        if (field.shape.kind === "dice")
          $readCell(reading, field, start, entry, $under(reading.path, field.key));
        else reading.texts.set(field.key, start);
      } else if (field.diceTexts !== undefined && typeof start === "function") {
        const text = field.diceTexts[String(start(reading.cells, entry))];
        if (text !== undefined)
          $readCell(reading, field, text, entry, $under(reading.path, field.key));
        else if (field.optional) reading.cells[field.cell + entry] = $NONE;
        else $missing(reading, field, entry);
      } else {
        const value = typeof start === "number" ? start : start(reading.cells, entry);
        if (value === $NONE && !field.optional && typeof start === "function")
          $missing(reading, field, entry);
        reading.cells[field.cell + entry] =
          value === $NONE ? $NONE : $limited(reading.cells, field, entry, value);
      }
    }
  }
}`, `
// ── start values ─────────────────────────────────────────────────────────────────────────────────────────────────────────
function $fillIn(reading, facts, given) {
    for (const i of facts.order) {
        const field = facts.fields[i];
        if (field === undefined)
            continue;
        const { start } = field;
        const unused = $unusedFrom(reading, field);
        for (let entry = 0; entry < $cellCount(field); entry++) {
            if (given[i]?.has(entry) === true)
                continue;
            if (unused(entry))
                $unusedCell(reading, field, entry);
            else if (start === null)
                $missing(reading, field, entry);
            else if (typeof start === "string") {
                if (field.shape.kind === "dice")
                    $readCell(reading, field, start, entry, $under(reading.path, field.key));
                else
                    reading.texts.set(field.key, start);
            }
            else if (field.diceTexts !== undefined && typeof start === "function") {
                const text = field.diceTexts[String(start(reading.cells, entry))];
                if (text !== undefined)
                    $readCell(reading, field, text, entry, $under(reading.path, field.key));
                else if (field.optional)
                    reading.cells[field.cell + entry] = $NONE;
                else
                    $missing(reading, field, entry);
            }
            else {
                const value = typeof start === "number" ? start : start(reading.cells, entry);
                if (value === $NONE && !field.optional && typeof start === "function")
                    $missing(reading, field, entry);
                reading.cells[field.cell + entry] =
                    value === $NONE ? $NONE : $limited(reading.cells, field, entry, value);
            }
        }
    }
}`],
[`$unusedFrom`, `87 120 230`, `

/** Whether a cell is for an entry that is none of the sheet's own. */
function $unusedFrom({ mine }: $door_Reading, field: $FieldFacts): (entry: number) => boolean {
  if (field.entries === null || field.own === undefined) return () => false;
  const written = field.entries.length;
  const used = new Set(
    field.own.flatMap(({ id, at }) =>
      $namesNow(id, mine).map((name) => at + $namesNow(id).indexOf(name)),
    ),
  );
  return (entry) => entry >= written && !used.has(entry);
}`, `
/** Whether a cell is for an entry that is none of the sheet's own. */
function $unusedFrom({ mine }, field) {
    if (field.entries === null || field.own === undefined)
        return () => false;
    const written = field.entries.length;
    const used = new Set(field.own.flatMap(({ id, at }) => $namesNow(id, mine).map((name) => at + $namesNow(id).indexOf(name))));
    return (entry) => entry >= written && !used.has(entry);
}`],
[`$unusedCell`, `35 120 230 250`, `
/** It begins as an entry of the sheet would, as far as that can be said. */
function $unusedCell(reading: $door_Reading, field: $FieldFacts, entry: number): void {
  const { start, optional, range } = field;
  const value =
    typeof start === "function"
      ? start(reading.cells, entry)
      : typeof start === "number"
        ? start
        : $NONE;
  if (value !== $NONE)
    reading.cells[field.cell + entry] = $limited(reading.cells, field, entry, value);
  else reading.cells[field.cell + entry] = optional ? $NONE : range[0];
}`, `
/** It begins as an entry of the sheet would, as far as that can be said. */
function $unusedCell(reading, field, entry) {
    const { start, optional, range } = field;
    const value = typeof start === "function"
        ? start(reading.cells, entry)
        : typeof start === "number"
            ? start
            : $NONE;
    if (value !== $NONE)
        reading.cells[field.cell + entry] = $limited(reading.cells, field, entry, value);
    else
        reading.cells[field.cell + entry] = optional ? $NONE : range[0];
}`],
[`$missing`, `101 120 155 230 248`, `

function $missing(reading: $door_Reading, field: $FieldFacts, entry: number): void {
  const path = $under(reading.path, field.key);
  const where = field.entries === null ? path : $under(path, $nameOfEntry(field, entry));
  reading.problems.add(
    where,
    "missing-value",
    "It has no start value and must be given.",
    $allowedOf(field),
    field.clauses,
  );
}`, `
function $missing(reading, field, entry) {
    const path = $under(reading.path, field.key);
    const where = field.entries === null ? path : $under(path, $nameOfEntry(field, entry));
    reading.problems.add(where, "missing-value", "It has no start value and must be given.", $allowedOf(field), field.clauses);
}`],
[`$nameOfEntry`, `92 120`, `

function $nameOfEntry({ entries, own }: $FieldFacts, entry: number): string {
  return $entriesNow(entries ?? [], own).find(({ cell }) => cell === entry)?.name ?? "";
}`, `
function $nameOfEntry({ entries, own }, entry) {
    return $entriesNow(entries ?? [], own).find(({ cell }) => cell === entry)?.name ?? "";
}`],
[`$endsOf`, `120`, `

/** The ends of a field now. */
function $endsOf(
  cells: readonly number[],
  field: $FieldFacts,
  entry: number,
): readonly [number, number] {
  const lo =
    field.lo === undefined ? field.range[0] : Math.max(field.range[0], field.lo(cells, entry));
  const hi =
    field.hi === undefined ? field.range[1] : Math.min(field.range[1], field.hi(cells, entry));
  return [lo, hi];
}`, `
/** The ends of a field now. */
function $endsOf(cells, field, entry) {
    const lo = field.lo === undefined ? field.range[0] : Math.max(field.range[0], field.lo(cells, entry));
    const hi = field.hi === undefined ? field.range[1] : Math.min(field.range[1], field.hi(cells, entry));
    return [lo, hi];
}`],
[`$limited`, `120 249`, `

function $limited(
  cells: readonly number[],
  field: $FieldFacts,
  entry: number,
  value: number,
): number {
  const [lo, hi] = $endsOf(cells, field, entry);
  return Math.max(lo, Math.min(hi, value));
}`, `
function $limited(cells, field, entry, value) {
    const [lo, hi] = $endsOf(cells, field, entry);
    return Math.max(lo, Math.min(hi, value));
}`],
[`$checkEnds`, `35 93 116 155 230 245 248 249`, `

/** Ends that depend on other values can only be looked at when all are there. */
function $checkEnds(reading: $door_Reading, facts: $SheetFacts): void {
  for (const field of facts.fields) {
    if (field.lo === undefined && field.hi === undefined) continue;
    const unused = $unusedFrom(reading, field);
    for (let entry = 0; entry < $cellCount(field); entry++) {
      if (unused(entry)) continue;
      const value = reading.cells[field.cell + entry] ?? $NONE;
      const [lo, hi] = $endsOf(reading.cells, field, entry);
      if (value === $NONE || (lo <= value && value <= hi)) continue;
      const path = $under(reading.path, field.key);
      const where = field.entries === null ? path : $under(path, $nameOfEntry(field, entry));
      reading.problems.add(
        where,
        "out-of-range",
        \`\${value} is not within \${lo}..\${hi}.\`,
        { from: lo, to: hi },
        field.clauses,
      );
    }
  }
}`, `
/** Ends that depend on other values can only be looked at when all are there. */
function $checkEnds(reading, facts) {
    for (const field of facts.fields) {
        if (field.lo === undefined && field.hi === undefined)
            continue;
        const unused = $unusedFrom(reading, field);
        for (let entry = 0; entry < $cellCount(field); entry++) {
            if (unused(entry))
                continue;
            const value = reading.cells[field.cell + entry] ?? $NONE;
            const [lo, hi] = $endsOf(reading.cells, field, entry);
            if (value === $NONE || (lo <= value && value <= hi))
                continue;
            const path = $under(reading.path, field.key);
            const where = field.entries === null ? path : $under(path, $nameOfEntry(field, entry));
            reading.problems.add(where, "out-of-range", \`\${value} is not within \${lo}..\${hi}.\`, { from: lo, to: hi }, field.clauses);
        }
    }
}`],
[`$fresh_made`, `116 158`, `

// New sheets for creations: every value at its start, before anybody was asked. Invariant: what has no start value stands at its lower
// end until a step of the creation sets it; laws and ends are looked at when the sheet comes to a door.

const $fresh_made = new WeakMap<$SheetFacts, $kept_Kept>();`, `
// New sheets for creations: every value at its start, before anybody was asked. Invariant: what has no start value stands at its lower
// end until a step of the creation sets it; laws and ends are looked at when the sheet comes to a door.
const $fresh_made = new WeakMap();`],
[`$newSheet`, `35 80 93 109 116 153 158 162 230 244 252`, `

/** Under the entries that count now; it brings none. */
function $newSheet(rules: $RulesFacts, facts: $SheetFacts): $kept_Kept {
  const own = $bound();
  const before = own === null ? $fresh_made.get(facts) : undefined;
  if (before !== undefined) return before;
  const die = {
    text: "1d1",
    pool: { unit: { kind: "faces", faces: [1] }, n: 1, then: [], plus: 0, value: "sum" },
  } as const;
  const reading: $door_Reading = {
    rules,
    path: "",
    problems: $collector(),
    cells: facts.blank.slice(),
    dice: [],
    texts: new Map(),
    mine: null,
  };
  const isGiven = facts.fields.map((field): ReadonlySet<number> => {
    if (field.start !== null) return new Set();
    const entries = Array.from({ length: $cellCount(field) }, (_, i) => i);
    if (field.shape.kind === "text") reading.texts.set(field.key, "");
    else
      for (const entry of entries) {
        const low = field.shape.kind === "dice" ? reading.dice.push(die) - 1 : field.range[0];
        reading.cells[field.cell + entry] = field.optional ? $NONE : low;
      }
    return new Set(entries);
  });
  $fillIn(reading, facts, isGiven);
  const things = facts.lists.filter(({ kinds, values }) => kinds === null && values === null);
  const lists = new Map(things.map(({ key }) => [key, []] as const));
  const kept = $keep(rules, {
    facts,
    cells: reading.cells,
    dice: reading.dice,
    texts: reading.texts,
    lists,
    own,
    mine: null,
  });
  if (own === null) $fresh_made.set(facts, kept);
  return kept;
}`, `
/** Under the entries that count now; it brings none. */
function $newSheet(rules, facts) {
    const own = $bound();
    const before = own === null ? $fresh_made.get(facts) : undefined;
    if (before !== undefined)
        return before;
    const die = {
        text: "1d1",
        pool: { unit: { kind: "faces", faces: [1] }, n: 1, then: [], plus: 0, value: "sum" },
    };
    const reading = {
        rules,
        path: "",
        problems: $collector(),
        cells: facts.blank.slice(),
        dice: [],
        texts: new Map(),
        mine: null,
    };
    const isGiven = facts.fields.map((field) => {
        if (field.start !== null)
            return new Set();
        const entries = Array.from({ length: $cellCount(field) }, (_, i) => i);
        if (field.shape.kind === "text")
            reading.texts.set(field.key, "");
        else
            for (const entry of entries) {
                const low = field.shape.kind === "dice" ? reading.dice.push(die) - 1 : field.range[0];
                reading.cells[field.cell + entry] = field.optional ? $NONE : low;
            }
        return new Set(entries);
    });
    $fillIn(reading, facts, isGiven);
    const things = facts.lists.filter(({ kinds, values }) => kinds === null && values === null);
    const lists = new Map(things.map(({ key }) => [key, []]));
    const kept = $keep(rules, {
        facts,
        cells: reading.cells,
        dice: reading.dice,
        texts: reading.texts,
        lists,
        own,
        mine: null,
    });
    if (own === null)
        $fresh_made.set(facts, kept);
    return kept;
}`],
[`$Lying`, ``, `

// Single things in lists during a call: hidden cells say in whose list a thing lies, by numbers that hold for this call alone. Invariant:
// what is kept never holds these numbers; a thing that changed hands changes its list.

/** Where a thing lies: in the list \`list\` of what stands in slot \`slot\`. */
interface $Lying {
  readonly slot: number;
  readonly list: string;
  readonly at: number;
}`, ``],
[`$LyingAt`, ``, `
/** The same as an argument says it: the role whose list it is, the list, the place in it. */
interface $LyingAt {
  readonly of: string;
  readonly in: string;
  readonly at: number;
}`, ``],
[`$Seated`, `158`, `
interface $Seated {
  readonly role: string;
  readonly sheet: $kept_Kept;
}`, ``],
[`$lying_Call`, `109 158 254`, `
interface $lying_Call {
  readonly rules: $RulesFacts;
  readonly kept: readonly $kept_Kept[];
  readonly lying: readonly ($Lying | null)[];
  readonly sameAs: readonly number[];
  readonly rows: readonly (readonly number[])[];
}`, ``],
[`$lyingThings`, `116 255 256`, `

/** All things of one kind in the lists of these sheets. */
function $lyingThings(of: $SheetFacts, seats: readonly $Seated[]): readonly $LyingAt[] {
  return seats.flatMap(({ role, sheet }) =>
    [...sheet.lists].flatMap(([list, things]) =>
      things.flatMap((thing, at) => (thing.facts === of ? [{ of: role, in: list, at }] : [])),
    ),
  );
}`, `
/** All things of one kind in the lists of these sheets. */
function $lyingThings(of, seats) {
    return seats.flatMap(({ role, sheet }) => [...sheet.lists].flatMap(([list, things]) => things.flatMap((thing, at) => (thing.facts === of ? [{ of: role, in: list, at }] : []))));
}`],
[`$WHO`, ``, `

const $WHO = "$who";`, `
const $WHO = "$who";`],
[`$cellsOf`, `116`, `

const $cellsOf = new WeakMap<$SheetFacts, readonly number[]>();`, `
const $cellsOf = new WeakMap();`],
[`$hiddenCells`, `116 259 260`, `

/** The cells that hold such numbers. */
function $hiddenCells(facts: $SheetFacts): readonly number[] {
  const before = $cellsOf.get(facts);
  if (before !== undefined) return before;
  const found = Object.entries(facts.columns).flatMap(([id, cell]) =>
    id === $WHO || id.startsWith("$in/") ? [cell] : [],
  );
  $cellsOf.set(facts, found);
  return found;
}`, `
/** The cells that hold such numbers. */
function $hiddenCells(facts) {
    const before = $cellsOf.get(facts);
    if (before !== undefined)
        return before;
    const found = Object.entries(facts.columns).flatMap(([id, cell]) => id === $WHO || id.startsWith("$in/") ? [cell] : []);
    $cellsOf.set(facts, found);
    return found;
}`],
[`$isNumbered`, `116 261`, `

function $isNumbered(facts: $SheetFacts): boolean {
  return $hiddenCells(facts).length > 0;
}`, `
function $isNumbered(facts) {
    return $hiddenCells(facts).length > 0;
}`],
[`$numbered`, `158 254 259`, `

/** The row with the numbers of this call. A sheet's number is its first slot plus 1. */
function $numbered(
  row: number[],
  kept: readonly $kept_Kept[],
  slot: number,
  sameAs: readonly number[],
  lying: $Lying | null,
): void {
  const { columns } = kept[slot]!.facts;
  const who = columns[$WHO];
  if (who !== undefined) row[who] = (sameAs[slot] ?? slot) + 1;
  if (lying === null) return;
  const place = kept[lying.slot]!.facts.lists.find(({ key }) => key === lying.list)?.place ?? null;
  const cell = place === null ? undefined : columns[place];
  if (cell !== undefined) row[cell] = (sameAs[lying.slot] ?? lying.slot) + 1;
}`, `
/** The row with the numbers of this call. A sheet's number is its first slot plus 1. */
function $numbered(row, kept, slot, sameAs, lying) {
    const { columns } = kept[slot].facts;
    const who = columns[$WHO];
    if (who !== undefined)
        row[who] = (sameAs[slot] ?? slot) + 1;
    if (lying === null)
        return;
    const place = kept[lying.slot].facts.lists.find(({ key }) => key === lying.list)?.place ?? null;
    const cell = place === null ? undefined : columns[place];
    if (cell !== undefined)
        row[cell] = (sameAs[lying.slot] ?? lying.slot) + 1;
}`],
[`$unnumbered`, `116 261`, `

/** The row as it is kept. */
function $unnumbered(facts: $SheetFacts, row: readonly number[]): readonly number[] {
  const cells = $hiddenCells(facts);
  if (cells.length === 0) return row;
  const plain = row.slice();
  for (const cell of cells) plain[cell] = 0;
  return plain;
}`, `
/** The row as it is kept. */
function $unnumbered(facts, row) {
    const cells = $hiddenCells(facts);
    if (cells.length === 0)
        return row;
    const plain = row.slice();
    for (const cell of cells)
        plain[cell] = 0;
    return plain;
}`],
[`$moveThings`, `158 164 257`, `

/** Takes things out of the lists that they left and puts them into those that they came to. \`made\`: what stands in each slot now. */
function $moveThings(
  call: $lying_Call,
  rows: readonly (readonly number[])[],
  made: $kept_Kept[],
): void {
  const lists = new Map<
    string,
    {
      readonly owner: number;
      readonly key: string;
      readonly out: Set<number>;
      readonly more: $kept_Kept[];
    }
  >();
  const listOf = (
    owner: number,
    key: string,
  ): { readonly out: Set<number>; readonly more: $kept_Kept[] } => {
    const id = \`\${owner} \${key}\`;
    const found = lists.get(id) ?? { owner, key, out: new Set<number>(), more: [] };
    lists.set(id, found);
    return found;
  };
  call.kept.forEach(({ facts }, slot) => {
    if ((call.sameAs[slot] ?? slot) < slot || facts.kind !== "thing") return;
    const lying = call.lying[slot] ?? null;
    for (const [column, cell] of Object.entries(facts.columns)) {
      const [before, after] = [call.rows[slot]![cell]!, rows[slot]![cell]!];
      if (!column.startsWith("$in/") || before === after) continue;
      if (before > 0 && lying !== null) listOf(before - 1, lying.list).out.add(lying.at);
      const key =
        after === 0
          ? undefined
          : call.kept[after - 1]!.facts.lists.find(({ place }) => place === column)?.key;
      if (key !== undefined) listOf(after - 1, key).more.push(made[slot]!);
    }
  });
  for (const { owner, key, out, more } of lists.values()) {
    const old = made[owner]!;
    const things = [...(old.lists.get(key) ?? []).filter((_, i) => !out.has(i)), ...more];
    const fresh = $kept_changed(call.rules, old, { lists: new Map(old.lists).set(key, things) });
    made.forEach((one, i) => {
      if (one === old) made[i] = fresh;
    });
  }
}`, `
/** Takes things out of the lists that they left and puts them into those that they came to. \`made\`: what stands in each slot now. */
function $moveThings(call, rows, made) {
    const lists = new Map();
    const listOf = (owner, key) => {
        const id = \`\${owner} \${key}\`;
        const found = lists.get(id) ?? { owner, key, out: new Set(), more: [] };
        lists.set(id, found);
        return found;
    };
    call.kept.forEach(({ facts }, slot) => {
        if ((call.sameAs[slot] ?? slot) < slot || facts.kind !== "thing")
            return;
        const lying = call.lying[slot] ?? null;
        for (const [column, cell] of Object.entries(facts.columns)) {
            const [before, after] = [call.rows[slot][cell], rows[slot][cell]];
            if (!column.startsWith("$in/") || before === after)
                continue;
            if (before > 0 && lying !== null)
                listOf(before - 1, lying.list).out.add(lying.at);
            const key = after === 0
                ? undefined
                : call.kept[after - 1].facts.lists.find(({ place }) => place === column)?.key;
            if (key !== undefined)
                listOf(after - 1, key).more.push(made[slot]);
        }
    });
    for (const { owner, key, out, more } of lists.values()) {
        const old = made[owner];
        const things = [...(old.lists.get(key) ?? []).filter((_, i) => !out.has(i)), ...more];
        const fresh = $kept_changed(call.rules, old, { lists: new Map(old.lists).set(key, things) });
        made.forEach((one, i) => {
            if (one === old)
                made[i] = fresh;
        });
    }
}`],
[`$movedBy`, `257`, `

/** The lists that a thing leaves and comes into where one of its numbers changes. */
function $movedBy(
  call: $lying_Call,
  column: string,
  from: number,
  to: number,
): readonly { readonly owner: number; readonly key: string; readonly comes: boolean }[] {
  if (!column.startsWith("$in/")) return [];
  const list = (number: number): string | undefined =>
    number === 0
      ? undefined
      : call.kept[number - 1]!.facts.lists.find(({ place }) => place === column)?.key;
  const [out, into] = [list(from), list(to)];
  return [
    ...(out === undefined ? [] : [{ owner: from - 1, key: out, comes: false }]),
    ...(into === undefined ? [] : [{ owner: to - 1, key: into, comes: true }]),
  ];
}`, `
/** The lists that a thing leaves and comes into where one of its numbers changes. */
function $movedBy(call, column, from, to) {
    if (!column.startsWith("$in/"))
        return [];
    const list = (number) => number === 0
        ? undefined
        : call.kept[number - 1].facts.lists.find(({ place }) => place === column)?.key;
    const [out, into] = [list(from), list(to)];
    return [
        ...(out === undefined ? [] : [{ owner: from - 1, key: out, comes: false }]),
        ...(into === undefined ? [] : [{ owner: to - 1, key: into, comes: true }]),
    ];
}`],
[`$call_quick_Call`, `6 77 109 124 158 159 254`, `

// The short way into a call, for sheets that are known and arguments without a fault: no lists of problems, nothing twice. Invariant: it
// gives what the careful way gives, or nothing; it never refuses anything itself.

interface $call_quick_Call {
  readonly rules: $RulesFacts;
  readonly action: $ActionFacts;
  readonly kept: readonly $kept_Kept[];
  readonly lying: readonly ($Lying | null)[];
  /** For each slot the first that is the same sheet or thing. */
  readonly sameAs: readonly number[];
  readonly givens: readonly number[];
  /** Cells at the start, one row a slot; slots that are the same share one. */
  readonly rows: readonly (readonly number[])[];
  /** Whose entries count in it. */
  readonly own: $Own | null;
  /** KeptDice that came with the sheets, numbered behind those of the rules. */
  readonly dice: readonly $KeptDice[];
  readonly pools: readonly $Pool[];
}`, ``],
[`$call_quick_Known`, ``, `

interface $call_quick_Known {
  readonly names: ReadonlySet<string>;
  readonly blank: readonly number[];
}`, ``],
[`$knownOf`, `124 268`, `
const $knownOf = new WeakMap<$ActionFacts, $call_quick_Known>();`, `
const $knownOf = new WeakMap();`],
[`$call_quick_known`, `35 124 268 269`, `

function $call_quick_known(action: $ActionFacts): $call_quick_Known {
  const before = $knownOf.get(action);
  if (before !== undefined) return before;
  const names = [...action.slots.filter(({ fresh }) => !fresh), ...action.params].map(
    ({ name }) => name,
  );
  const blank = Array.from({ length: action.givens }, () => $NONE);
  if (action.modifiers !== null) blank[action.modifiers] = 0;
  const made: $call_quick_Known = { names: new Set(names), blank };
  $knownOf.set(action, made);
  return made;
}`, `
function $call_quick_known(action) {
    const before = $knownOf.get(action);
    if (before !== undefined)
        return before;
    const names = [...action.slots.filter(({ fresh }) => !fresh), ...action.params].map(({ name }) => name);
    const blank = Array.from({ length: action.givens }, () => $NONE);
    if (action.modifiers !== null)
        blank[action.modifiers] = 0;
    const made = { names: new Set(names), blank };
    $knownOf.set(action, made);
    return made;
}`],
[`$quickCall`, `82 109 124 158 161 253 254 267 270 272 273 274`, `

/** Null: it takes a closer look. */
function $quickCall(
  rules: $RulesFacts,
  action: $ActionFacts,
  args: unknown,
): $call_quick_Call | null {
  if (typeof args !== "object" || args === null || Array.isArray(args)) return null;
  const given = args as Readonly<Record<string, unknown>>;
  const { names, blank } = $call_quick_known(action);
  for (const key of Object.keys(given)) if (!names.has(key)) return null;
  const kept: $kept_Kept[] = [];
  const lying: ($Lying | null)[] = [];
  const sameAs: number[] = [];
  for (let i = 0; i < action.slots.length; i++) {
    const slot = action.slots[i]!;
    const value = given[slot.name];
    const one = slot.fresh ? $newSheet(rules, slot.of) : $keptOf(value);
    if (one === undefined || one.facts !== slot.of) return null;
    let place: $Lying | null = null;
    if (slot.from !== null) {
      const owner = action.slots.findIndex(({ name }) => name === slot.from?.slot);
      const at = kept[owner]?.lists.get(slot.from.list)?.findIndex((thing) => thing === one) ?? -1;
      if (at < 0) return null;
      place = { slot: owner, list: slot.from.list, at };
    } else if (slot.of.kind === "thing") return null;
    const first = slot.of.kind === "sheet" && slot.pair === undefined ? kept.indexOf(one) : -1;
    kept.push(one);
    lying.push(place);
    sameAs.push(first < 0 ? i : first);
    if (place !== null && action.slots.filter(({ of }) => of.kind === "thing").length > 1)
      return null;
  }
  const own = $quickOwn(rules, kept);
  if (own === undefined) return null;
  $use(own);
  const givens = blank.slice();
  for (const param of action.params)
    if (!$readQuickly(param, given[param.name], givens)) return null;
  return {
    rules,
    action,
    kept,
    lying,
    sameAs,
    givens,
    own,
    ...$openRows(rules, kept, sameAs, lying),
  };
}`, `
/** Null: it takes a closer look. */
function $quickCall(rules, action, args) {
    if (typeof args !== "object" || args === null || Array.isArray(args))
        return null;
    const given = args;
    const { names, blank } = $call_quick_known(action);
    for (const key of Object.keys(given))
        if (!names.has(key))
            return null;
    const kept = [];
    const lying = [];
    const sameAs = [];
    for (let i = 0; i < action.slots.length; i++) {
        const slot = action.slots[i];
        const value = given[slot.name];
        const one = slot.fresh ? $newSheet(rules, slot.of) : $keptOf(value);
        if (one === undefined || one.facts !== slot.of)
            return null;
        let place = null;
        if (slot.from !== null) {
            const owner = action.slots.findIndex(({ name }) => name === slot.from?.slot);
            const at = kept[owner]?.lists.get(slot.from.list)?.findIndex((thing) => thing === one) ?? -1;
            if (at < 0)
                return null;
            place = { slot: owner, list: slot.from.list, at };
        }
        else if (slot.of.kind === "thing")
            return null;
        const first = slot.of.kind === "sheet" && slot.pair === undefined ? kept.indexOf(one) : -1;
        kept.push(one);
        lying.push(place);
        sameAs.push(first < 0 ? i : first);
        if (place !== null && action.slots.filter(({ of }) => of.kind === "thing").length > 1)
            return null;
    }
    const own = $quickOwn(rules, kept);
    if (own === undefined)
        return null;
    $use(own);
    const givens = blank.slice();
    for (const param of action.params)
        if (!$readQuickly(param, given[param.name], givens))
            return null;
    return {
        rules,
        action,
        kept,
        lying,
        sameAs,
        givens,
        own,
        ...$openRows(rules, kept, sameAs, lying),
    };
}`],
[`$quickOwn`, `77 81 109 158 229`, `

/** Whose entries count where all sheets have the same; undefined where they have not. */
function $quickOwn({ own }: $RulesFacts, kept: readonly $kept_Kept[]): $Own | null | undefined {
  if (own === undefined) return null;
  let found: $Own | null | undefined;
  for (const one of kept) {
    if (!$caresForOwn(one.facts)) continue;
    if (found === undefined) found = one.own;
    else if (!$sameOwn(found, one.own)) return undefined;
  }
  return found ?? null;
}`, `
/** Whose entries count where all sheets have the same; undefined where they have not. */
function $quickOwn({ own }, kept) {
    if (own === undefined)
        return null;
    let found;
    for (const one of kept) {
        if (!$caresForOwn(one.facts))
            continue;
        if (found === undefined)
            found = one.own;
        else if (!$sameOwn(found, one.own))
            return undefined;
    }
    return found ?? null;
}`],
[`$readQuickly`, `35 99 126`, `

function $readQuickly(param: $ParamFacts, value: unknown, givens: number[]): boolean {
  const { regs, list } = param;
  if (value === undefined) {
    if (param.usual === null) return false;
    for (let i = 0; i < regs.length; i++) givens[regs[i]!] = param.usual[i] ?? $NONE;
    return true;
  }
  if (list !== null && Array.isArray(value)) return false;
  const code = $readValue(param, value);
  if (typeof code !== "number") return false;
  if (list === null) givens[regs[0]!] = code;
  else {
    if (list.least > 1) return false;
    givens[regs[0]!] = 1;
    givens[regs[1]!] = code;
  }
  return true;
}`, `
function $readQuickly(param, value, givens) {
    const { regs, list } = param;
    if (value === undefined) {
        if (param.usual === null)
            return false;
        for (let i = 0; i < regs.length; i++)
            givens[regs[i]] = param.usual[i] ?? $NONE;
        return true;
    }
    if (list !== null && Array.isArray(value))
        return false;
    const code = $readValue(param, value);
    if (typeof code !== "number")
        return false;
    if (list === null)
        givens[regs[0]] = code;
    else {
        if (list.least > 1)
            return false;
        givens[regs[0]] = 1;
        givens[regs[1]] = code;
    }
    return true;
}`],
[`$openRows`, `35 80 109 158 159 167 254 262 263 267`, `

function $openRows(
  rules: $RulesFacts,
  kept: readonly $kept_Kept[],
  sameAs: readonly number[],
  lying: readonly ($Lying | null)[],
): Pick<$call_quick_Call, "rows" | "dice" | "pools"> {
  const dice: $KeptDice[] = [...($bound()?.dice ?? [])];
  const rows: (readonly number[])[] = [];
  kept.forEach((one, slot) => {
    const first = sameAs[slot] ?? slot;
    if (first < slot) {
      rows.push(rows[first]!);
      return;
    }
    const cells = $diceCells(one.facts);
    const hasNumbers = $isNumbered(one.facts);
    if (cells.size === 0 && !hasNumbers) {
      rows.push(one.cells);
      return;
    }
    const row = one.cells.slice();
    if (hasNumbers) $numbered(row, kept, slot, sameAs, lying[slot] ?? null);
    for (const cell of cells)
      if (row[cell] !== $NONE)
        row[cell] = rules.pools.length + dice.push(one.dice[row[cell]!]!) - 1;
    rows.push(row);
  });
  return {
    rows,
    dice,
    pools: dice.length === 0 ? rules.pools : [...rules.pools, ...dice.map(({ pool }) => pool)],
  };
}`, `
function $openRows(rules, kept, sameAs, lying) {
    const dice = [...($bound()?.dice ?? [])];
    const rows = [];
    kept.forEach((one, slot) => {
        const first = sameAs[slot] ?? slot;
        if (first < slot) {
            rows.push(rows[first]);
            return;
        }
        const cells = $diceCells(one.facts);
        const hasNumbers = $isNumbered(one.facts);
        if (cells.size === 0 && !hasNumbers) {
            rows.push(one.cells);
            return;
        }
        const row = one.cells.slice();
        if (hasNumbers)
            $numbered(row, kept, slot, sameAs, lying[slot] ?? null);
        for (const cell of cells)
            if (row[cell] !== $NONE)
                row[cell] = rules.pools.length + dice.push(one.dice[row[cell]]) - 1;
        rows.push(row);
    });
    return {
        rows,
        dice,
        pools: dice.length === 0 ? rules.pools : [...rules.pools, ...dice.map(({ pool }) => pool)],
    };
}`],
[`$openCall`, `109 124 267 271 276`, `

// A call made ready: from arguments as people write them to rows of cells and numbers, and back to sheets afterwards. Invariant: the
// same sheet in two roles is one row; nothing given is ever changed; what did not change comes back as the same object.

/** @throws RuleError \`mismatched-arguments\` with all problems. */
function $openCall(rules: $RulesFacts, action: $ActionFacts, args: unknown): $call_quick_Call {
  return $quickCall(rules, action, args) ?? $carefulCall(rules, action, args);
}`, `
// A call made ready: from arguments as people write them to rows of cells and numbers, and back to sheets afterwards. Invariant: the
// same sheet in two roles is one row; nothing given is ever changed; what did not change comes back as the same object.
/** @throws RuleError \`mismatched-arguments\` with all problems. */
function $openCall(rules, action, args) {
    return $quickCall(rules, action, args) ?? $carefulCall(rules, action, args);
}`],
[`$carefulCall`, `80 102 109 124 153 154 156 267 274 278 280 287`, `

function $carefulCall(rules: $RulesFacts, action: $ActionFacts, args: unknown): $call_quick_Call {
  const problems = $collector();
  const given = $ownValues(args ?? {});
  if (given === null) {
    problems.add(
      "",
      "mismatched-value",
      \`\${$shape_shown(args)} is no object of arguments by name.\`,
      "an object",
    );
    throw $refusal("mismatched-arguments", action.name, problems.found);
  }
  $checkNames(action, given, problems);
  const slots = $call_readSlots(rules, action, given, problems);
  if (slots === null) throw $refusal("mismatched-arguments", action.name, problems.found);
  const { kept, lying, sameAs } = slots;
  const givens = $readGivens(action, given, problems);
  if (problems.found.length > 0)
    throw $refusal("mismatched-arguments", action.name, problems.found);
  return {
    rules,
    action,
    kept,
    lying,
    sameAs,
    givens,
    own: $bound(),
    ...$openRows(rules, kept, sameAs, lying),
  };
}`, `
function $carefulCall(rules, action, args) {
    const problems = $collector();
    const given = $ownValues(args ?? {});
    if (given === null) {
        problems.add("", "mismatched-value", \`\${$shape_shown(args)} is no object of arguments by name.\`, "an object");
        throw $refusal("mismatched-arguments", action.name, problems.found);
    }
    $checkNames(action, given, problems);
    const slots = $call_readSlots(rules, action, given, problems);
    if (slots === null)
        throw $refusal("mismatched-arguments", action.name, problems.found);
    const { kept, lying, sameAs } = slots;
    const givens = $readGivens(action, given, problems);
    if (problems.found.length > 0)
        throw $refusal("mismatched-arguments", action.name, problems.found);
    return {
        rules,
        action,
        kept,
        lying,
        sameAs,
        givens,
        own: $bound(),
        ...$openRows(rules, kept, sameAs, lying),
    };
}`],
[`$argumentProblems`, `102 109 124 150 153 156 278 280 287`, `

/** Everything that is wrong with the arguments. */
function $argumentProblems(
  rules: $RulesFacts,
  action: $ActionFacts,
  args: unknown,
): readonly $Problem[] {
  const problems = $collector();
  const given = $ownValues(args ?? {});
  if (given === null)
    problems.add(
      "",
      "mismatched-value",
      \`\${$shape_shown(args)} is no object of arguments by name.\`,
      "an object",
    );
  else {
    $checkNames(action, given, problems);
    if ($call_readSlots(rules, action, given, problems) !== null)
      $readGivens(action, given, problems);
  }
  return problems.found;
}`, `
/** Everything that is wrong with the arguments. */
function $argumentProblems(rules, action, args) {
    const problems = $collector();
    const given = $ownValues(args ?? {});
    if (given === null)
        problems.add("", "mismatched-value", \`\${$shape_shown(args)} is no object of arguments by name.\`, "an object");
    else {
        $checkNames(action, given, problems);
        if ($call_readSlots(rules, action, given, problems) !== null)
            $readGivens(action, given, problems);
    }
    return problems.found;
}`],
[`$checkNames`, `102 124 151`, `

function $checkNames(
  action: $ActionFacts,
  given: ReadonlyMap<string, unknown>,
  problems: $Problems,
): void {
  const names = [
    ...action.slots.filter(({ fresh }) => !fresh).map(({ name }) => name),
    ...action.params.map(({ name }) => name),
    ...(action.modifiers === null ? [] : ["modifiers"]),
  ];
  for (const key of given.keys())
    if (!names.includes(key.normalize("NFC")))
      problems.add(
        key,
        key === "__proto__" ? "misplaced-key" : "unknown-key",
        \`\${action.name} takes no \${$shape_shown(key)}.\`,
        names,
      );
}`, `
function $checkNames(action, given, problems) {
    const names = [
        ...action.slots.filter(({ fresh }) => !fresh).map(({ name }) => name),
        ...action.params.map(({ name }) => name),
        ...(action.modifiers === null ? [] : ["modifiers"]),
    ];
    for (const key of given.keys())
        if (!names.includes(key.normalize("NFC")))
            problems.add(key, key === "__proto__" ? "misplaced-key" : "unknown-key", \`\${action.name} takes no \${$shape_shown(key)}.\`, names);
}`],
[`$Slots`, `267`, `

// ── sheets and things ────────────────────────────────────────────────────────────────────────────────────────────────────

type $Slots = Pick<$call_quick_Call, "kept" | "lying" | "sameAs">;`, ``],
[`$call_readSlots`, `77 82 109 124 151 158 200 226 254 279 281 284`, `

/** From here on the entries of all its sheets count; null where these do not go together, for then nothing else can be read. */
function $call_readSlots(
  rules: $RulesFacts,
  action: $ActionFacts,
  given: ReadonlyMap<string, unknown>,
  problems: $Problems,
): $Slots | null {
  const kept: ($kept_Kept | null)[] = [];
  const lying: ($Lying | null)[] = [];
  const read = new Map<unknown, $kept_Kept | null>();
  // Sheets first: things lie in them.
  action.slots.forEach((slot, i) => {
    kept[i] = null;
    lying[i] = null;
    if (slot.of.kind === "sheet") kept[i] = $readRole(rules, slot, given, read, problems);
  });
  const before = problems.found.length;
  const own = kept.reduce<$Own | null>(
    (all, one, i) =>
      one === null ? all : $united(rules, all, one.own, action.slots[i]!.name, problems),
    null,
  );
  if (problems.found.length > before) return null;
  $use(own);
  if (problems.found.length === 0)
    kept.forEach((one, i) => void (kept[i] = one === null ? null : $boundTo(rules, one, own)));
  action.slots.forEach((slot, i) => {
    if (slot.of.kind === "sheet") return;
    const found = $readThing(rules, action, slot, given, kept, problems);
    kept[i] = found?.kept ?? null;
    lying[i] = found?.lying ?? null;
  });
  const sameAs = kept.map((one, i) => {
    const place = lying[i];
    const first = kept.findIndex((other, k) => {
      const there = lying[k];
      if (place === null || place === undefined || there === null || there === undefined)
        return (
          other === one && !place === !there && (i === k || action.slots[i]!.pair === undefined)
        );
      return (
        kept[place.slot] === kept[there.slot] && place.list === there.list && place.at === there.at
      );
    });
    return one === null ? i : first;
  });
  return { kept: kept as readonly $kept_Kept[], lying, sameAs };
}`, `
/** From here on the entries of all its sheets count; null where these do not go together, for then nothing else can be read. */
function $call_readSlots(rules, action, given, problems) {
    const kept = [];
    const lying = [];
    const read = new Map();
    // Sheets first: things lie in them.
    action.slots.forEach((slot, i) => {
        kept[i] = null;
        lying[i] = null;
        if (slot.of.kind === "sheet")
            kept[i] = $readRole(rules, slot, given, read, problems);
    });
    const before = problems.found.length;
    const own = kept.reduce((all, one, i) => one === null ? all : $united(rules, all, one.own, action.slots[i].name, problems), null);
    if (problems.found.length > before)
        return null;
    $use(own);
    if (problems.found.length === 0)
        kept.forEach((one, i) => void (kept[i] = one === null ? null : $boundTo(rules, one, own)));
    action.slots.forEach((slot, i) => {
        if (slot.of.kind === "sheet")
            return;
        const found = $readThing(rules, action, slot, given, kept, problems);
        kept[i] = found?.kept ?? null;
        lying[i] = found?.lying ?? null;
    });
    const sameAs = kept.map((one, i) => {
        const place = lying[i];
        const first = kept.findIndex((other, k) => {
            const there = lying[k];
            if (place === null || place === undefined || there === null || there === undefined)
                return (other === one && !place === !there && (i === k || action.slots[i].pair === undefined));
            return (kept[place.slot] === kept[there.slot] && place.list === there.list && place.at === there.at);
        });
        return one === null ? i : first;
    });
    return { kept: kept, lying, sameAs };
}`],
[`$readRole`, `85 109 125 151 158 222 253 282`, `

function $readRole(
  rules: $RulesFacts,
  slot: $SlotFacts,
  given: ReadonlyMap<string, unknown>,
  read: Map<unknown, $kept_Kept | null>,
  problems: $Problems,
): $kept_Kept | null {
  if (slot.fresh) return $within(null, () => $newSheet(rules, slot.of));
  const value = given.get(slot.name);
  if (slot.pair !== undefined) return $readPair(rules, slot, slot.pair, given, problems);
  if (value === undefined) {
    problems.add(slot.name, "missing-value", \`A \${slot.of.name} is missing.\`, slot.of.name);
    return null;
  }
  if (!read.has(value)) read.set(value, $readSheet(rules, slot.of, value, slot.name, problems));
  return read.get(value) ?? null;
}`, `
function $readRole(rules, slot, given, read, problems) {
    if (slot.fresh)
        return $within(null, () => $newSheet(rules, slot.of));
    const value = given.get(slot.name);
    if (slot.pair !== undefined)
        return $readPair(rules, slot, slot.pair, given, problems);
    if (value === undefined) {
        problems.add(slot.name, "missing-value", \`A \${slot.of.name} is missing.\`, slot.of.name);
        return null;
    }
    if (!read.has(value))
        read.set(value, $readSheet(rules, slot.of, value, slot.name, problems));
    return read.get(value) ?? null;
}`],
[`$readPair`, `85 109 125 151 158 222 253 283`, `

/** What a relation says of two: a number, the negative of the other way round, or what it is at the beginning. */
function $readPair(
  rules: $RulesFacts,
  slot: $SlotFacts,
  pair: NonNullable<$SlotFacts["pair"]>,
  given: ReadonlyMap<string, unknown>,
  problems: $Problems,
): $kept_Kept | null {
  const value = given.get(slot.name);
  if (value !== undefined && typeof value !== "number")
    return $readSheet(rules, slot.of, value, slot.name, problems);
  const back = value === undefined && pair.back !== null ? given.get(pair.back) : undefined;
  const number = typeof back === "number" ? -back : value;
  return number === undefined
    ? $within(null, () => $newSheet(rules, slot.of))
    : $pairWith(rules, slot.of, number, slot.name, problems);
}`, `
/** What a relation says of two: a number, the negative of the other way round, or what it is at the beginning. */
function $readPair(rules, slot, pair, given, problems) {
    const value = given.get(slot.name);
    if (value !== undefined && typeof value !== "number")
        return $readSheet(rules, slot.of, value, slot.name, problems);
    const back = value === undefined && pair.back !== null ? given.get(pair.back) : undefined;
    const number = typeof back === "number" ? -back : value;
    return number === undefined
        ? $within(null, () => $newSheet(rules, slot.of))
        : $pairWith(rules, slot.of, number, slot.name, problems);
}`],
[`$pairWith`, `109 116 151 157 158 222`, `
function $pairWith(
  rules: $RulesFacts,
  facts: $SheetFacts,
  number: unknown,
  path: string,
  problems: $Problems,
): $kept_Kept | null {
  return $readSheet(rules, facts, $plainObject([[facts.fields[0]!.key, number]]), path, problems);
}`, `
function $pairWith(rules, facts, number, path, problems) {
    return $readSheet(rules, facts, $plainObject([[facts.fields[0].key, number]]), path, problems);
}`],
[`$readThing`, `109 124 125 151 156 158 161 178 180 222 254 285 286`, `

/** By its place \`{ of, in, at }\`, by its number in the list it is taken from, or itself: the object out of the list, or one like it. */
function $readThing(
  rules: $RulesFacts,
  action: $ActionFacts,
  slot: $SlotFacts,
  given: ReadonlyMap<string, unknown>,
  kept: readonly ($kept_Kept | null)[],
  problems: $Problems,
): { readonly kept: $kept_Kept; readonly lying: $Lying | null } | null {
  const value = given.get(slot.name);
  const slotOf = (name: string): number => action.slots.findIndex((one) => one.name === name);
  if (value === undefined) {
    problems.add(slot.name, "missing-value", \`A \${slot.of.name} is missing.\`, slot.of.name);
    return null;
  }
  const place = $ownValues(value);
  if (
    place !== null &&
    $keptOf(value) === undefined &&
    place.has("of") &&
    place.has("in") &&
    place.has("at")
  )
    return $thingAt(
      slot,
      {
        slot: slotOf(String(place.get("of"))),
        list: String(place.get("in")),
        at: Number(place.get("at")),
      },
      kept,
      problems,
    );
  if (slot.from === null) {
    const there = $whereItLies(kept, value);
    if (there !== null) return $thingAt(slot, there, kept, problems);
    const fitting = $thingOf([slot.of], value, slot.name, problems);
    const thing = fitting === null ? null : $readSheet(rules, slot.of, value, slot.name, problems);
    return thing === null ? null : { kept: thing, lying: null };
  }
  const [owner, list] = [slotOf(slot.from.slot), slot.from.list];
  if (typeof value === "number")
    return $thingAt(slot, { slot: owner, list, at: value }, kept, problems);
  const there = kept[owner]?.lists.get(list);
  if (there === undefined) return null;
  if (typeof value === "string")
    return $thingAt(
      slot,
      {
        slot: owner,
        list,
        at: there.findIndex(
          (thing) =>
            thing.facts === slot.of &&
            (thing.json as Readonly<Record<string, unknown>>)[$KIND] === value,
        ),
      },
      kept,
      problems,
    );
  const itself = there.findIndex((thing) => thing.json === value);
  const thing =
    itself < 0 && $keptOf(value)?.facts !== slot.of
      ? $readSheet(rules, slot.of, value, slot.name, problems)
      : $keptOf(value);
  if (thing === null || thing === undefined) return null;
  const at =
    itself >= 0
      ? itself
      : there.findIndex(
          (other) =>
            other.facts === slot.of && JSON.stringify(other.json) === JSON.stringify(thing.json),
        );
  if (at >= 0) return $thingAt(slot, { slot: owner, list, at }, kept, problems);
  const names = there.map((_, i) => i);
  problems.add(
    slot.name,
    "unknown-name",
    \`It does not lie in \${slot.from.slot}'s \${list}; pass its number there.\`,
    names,
  );
  return null;
}`, `
/** By its place \`{ of, in, at }\`, by its number in the list it is taken from, or itself: the object out of the list, or one like it. */
function $readThing(rules, action, slot, given, kept, problems) {
    const value = given.get(slot.name);
    const slotOf = (name) => action.slots.findIndex((one) => one.name === name);
    if (value === undefined) {
        problems.add(slot.name, "missing-value", \`A \${slot.of.name} is missing.\`, slot.of.name);
        return null;
    }
    const place = $ownValues(value);
    if (place !== null &&
        $keptOf(value) === undefined &&
        place.has("of") &&
        place.has("in") &&
        place.has("at"))
        return $thingAt(slot, {
            slot: slotOf(String(place.get("of"))),
            list: String(place.get("in")),
            at: Number(place.get("at")),
        }, kept, problems);
    if (slot.from === null) {
        const there = $whereItLies(kept, value);
        if (there !== null)
            return $thingAt(slot, there, kept, problems);
        const fitting = $thingOf([slot.of], value, slot.name, problems);
        const thing = fitting === null ? null : $readSheet(rules, slot.of, value, slot.name, problems);
        return thing === null ? null : { kept: thing, lying: null };
    }
    const [owner, list] = [slotOf(slot.from.slot), slot.from.list];
    if (typeof value === "number")
        return $thingAt(slot, { slot: owner, list, at: value }, kept, problems);
    const there = kept[owner]?.lists.get(list);
    if (there === undefined)
        return null;
    if (typeof value === "string")
        return $thingAt(slot, {
            slot: owner,
            list,
            at: there.findIndex((thing) => thing.facts === slot.of &&
                thing.json[$KIND] === value),
        }, kept, problems);
    const itself = there.findIndex((thing) => thing.json === value);
    const thing = itself < 0 && $keptOf(value)?.facts !== slot.of
        ? $readSheet(rules, slot.of, value, slot.name, problems)
        : $keptOf(value);
    if (thing === null || thing === undefined)
        return null;
    const at = itself >= 0
        ? itself
        : there.findIndex((other) => other.facts === slot.of && JSON.stringify(other.json) === JSON.stringify(thing.json));
    if (at >= 0)
        return $thingAt(slot, { slot: owner, list, at }, kept, problems);
    const names = there.map((_, i) => i);
    problems.add(slot.name, "unknown-name", \`It does not lie in \${slot.from.slot}'s \${list}; pass its number there.\`, names);
    return null;
}`],
[`$whereItLies`, `158 161 254`, `

/** The place of a thing that came out of a list of these sheets. */
function $whereItLies(kept: readonly ($kept_Kept | null)[], value: unknown): $Lying | null {
  const thing = $keptOf(value);
  if (thing === undefined) return null;
  for (const [slot, owner] of kept.entries())
    for (const { key, place } of owner?.facts.lists ?? []) {
      const at =
        place === null
          ? -1
          : (owner?.lists.get(key) ?? []).findIndex(({ json }) => json === thing.json);
      if (at >= 0) return { slot, list: key, at };
    }
  return null;
}`, `
/** The place of a thing that came out of a list of these sheets. */
function $whereItLies(kept, value) {
    const thing = $keptOf(value);
    if (thing === undefined)
        return null;
    for (const [slot, owner] of kept.entries())
        for (const { key, place } of owner?.facts.lists ?? []) {
            const at = place === null
                ? -1
                : (owner?.lists.get(key) ?? []).findIndex(({ json }) => json === thing.json);
            if (at >= 0)
                return { slot, list: key, at };
        }
    return null;
}`],
[`$thingAt`, `125 151 158 254`, `

function $thingAt(
  slot: $SlotFacts,
  lying: $Lying,
  kept: readonly ($kept_Kept | null)[],
  problems: $Problems,
): { readonly kept: $kept_Kept; readonly lying: $Lying } | null {
  const owner = kept[lying.slot];
  if (owner === null) return null;
  const list = owner?.lists.get(lying.list);
  const thing = list?.[lying.at];
  if (thing?.facts === slot.of) return { kept: thing, lying };
  const numbers = (list ?? []).flatMap((one, i) => (one.facts === slot.of ? [i] : []));
  problems.add(slot.name, "unknown-name", \`There is no \${slot.of.name} at this place.\`, numbers);
  return null;
}`, `
function $thingAt(slot, lying, kept, problems) {
    const owner = kept[lying.slot];
    if (owner === null)
        return null;
    const list = owner?.lists.get(lying.list);
    const thing = list?.[lying.at];
    if (thing?.facts === slot.of)
        return { kept: thing, lying };
    const numbers = (list ?? []).flatMap((one, i) => (one.facts === slot.of ? [i] : []));
    problems.add(slot.name, "unknown-name", \`There is no \${slot.of.name} at this place.\`, numbers);
    return null;
}`],
[`$readGivens`, `35 99 101 124 151 288`, `

// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

function $readGivens(
  action: $ActionFacts,
  given: ReadonlyMap<string, unknown>,
  problems: $Problems,
): readonly number[] {
  const givens = Array.from({ length: action.givens }, () => $NONE);
  for (const param of action.params) {
    const value = given.get(param.name);
    const numbers = value === undefined ? param.usual : $readParam(param, value, problems);
    if (value === undefined && numbers === null)
      problems.add(
        param.name,
        "missing-value",
        "It has no usual value and must be given.",
        $allowedOf(param),
        param.clauses,
      );
    param.regs.forEach((reg, i) => {
      givens[reg] = numbers?.[i] ?? $NONE;
    });
  }
  if (action.modifiers !== null) {
    const value = given.get("modifiers") ?? 0;
    const sum = $readValue(
      { shape: { kind: "number" }, range: [-9999, 9999], optional: false },
      value,
    );
    if (typeof sum === "number") givens[action.modifiers] = sum;
    else problems.add("modifiers", sum.code, sum.message, sum.allowed);
  }
  return givens;
}`, `
// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $readGivens(action, given, problems) {
    const givens = Array.from({ length: action.givens }, () => $NONE);
    for (const param of action.params) {
        const value = given.get(param.name);
        const numbers = value === undefined ? param.usual : $readParam(param, value, problems);
        if (value === undefined && numbers === null)
            problems.add(param.name, "missing-value", "It has no usual value and must be given.", $allowedOf(param), param.clauses);
        param.regs.forEach((reg, i) => {
            givens[reg] = numbers?.[i] ?? $NONE;
        });
    }
    if (action.modifiers !== null) {
        const value = given.get("modifiers") ?? 0;
        const sum = $readValue({ shape: { kind: "number" }, range: [-9999, 9999], optional: false }, value);
        if (typeof sum === "number")
            givens[action.modifiers] = sum;
        else
            problems.add("modifiers", sum.code, sum.message, sum.allowed);
    }
    return givens;
}`],
[`$readParam`, `35 99 126 151 155`, `

function $readParam(
  param: $ParamFacts,
  value: unknown,
  problems: $Problems,
): readonly number[] | null {
  const read = (one: unknown, path: string): number => {
    const code = $readValue(param, one);
    if (typeof code === "number") return code;
    problems.add(path, code.code, code.message, code.allowed, param.clauses);
    return $NONE;
  };
  if (param.list === null) return [read(value, param.name)];
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const { least, most } = param.list;
  if (items.length < least || items.length > most) {
    problems.add(
      param.name,
      "out-of-range",
      \`\${items.length} values; \${least} to \${most} may be given.\`,
      { from: least, to: most },
      param.clauses,
    );
    return null;
  }
  return [items.length, ...items.map((item, i) => read(item, $under(param.name, String(i))))];
}`, `
function $readParam(param, value, problems) {
    const read = (one, path) => {
        const code = $readValue(param, one);
        if (typeof code === "number")
            return code;
        problems.add(path, code.code, code.message, code.allowed, param.clauses);
        return $NONE;
    };
    if (param.list === null)
        return [read(value, param.name)];
    const items = Array.isArray(value) ? value : [value];
    const { least, most } = param.list;
    if (items.length < least || items.length > most) {
        problems.add(param.name, "out-of-range", \`\${items.length} values; \${least} to \${most} may be given.\`, { from: least, to: most }, param.clauses);
        return null;
    }
    return [items.length, ...items.map((item, i) => read(item, $under(param.name, String(i))))];
}`],
[`$playStates`, `267 291`, `

// ── rows ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Working states to play on: copies, one and the same where slots are the same. */
function $playStates(call: $call_quick_Call): object[] {
  const states: object[] = [];
  for (let slot = 0; slot < call.kept.length; slot++) {
    const first = call.sameAs[slot] ?? slot;
    states.push(first < slot ? states[first]! : $stateOf(call.kept[slot]!, call.rows[slot]!));
  }
  return states;
}`, `
// ── rows ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Working states to play on: copies, one and the same where slots are the same. */
function $playStates(call) {
    const states = [];
    for (let slot = 0; slot < call.kept.length; slot++) {
        const first = call.sameAs[slot] ?? slot;
        states.push(first < slot ? states[first] : $stateOf(call.kept[slot], call.rows[slot]));
    }
    return states;
}`],
[`$call_opened`, `158`, `

const $call_opened = new WeakMap<$kept_Kept, object>();`, `
const $call_opened = new WeakMap();`],
[`$stateOf`, `158 290`, `

/** A sheet's own row is opened once and copied for each play; a row made for this call is opened for it alone. */
function $stateOf(kept: $kept_Kept, row: readonly number[]): object {
  const { state } = kept.facts;
  if (row !== kept.cells) return state.open(row);
  let own = $call_opened.get(kept);
  if (own === undefined) $call_opened.set(kept, (own = state.open(row)));
  return state.copy(own);
}`, `
/** A sheet's own row is opened once and copied for each play; a row made for this call is opened for it alone. */
function $stateOf(kept, row) {
    const { state } = kept.facts;
    if (row !== kept.cells)
        return state.open(row);
    let own = $call_opened.get(kept);
    if (own === undefined)
        $call_opened.set(kept, (own = state.open(row)));
    return state.copy(own);
}`],
[`$rowsAfter`, `267`, `

/** The states as rows of cells again. */
function $rowsAfter(
  call: $call_quick_Call,
  states: readonly object[],
): readonly (readonly number[])[] {
  return states.map((state, slot) => {
    const row = call.rows[slot]!.slice();
    call.kept[slot]!.facts.state.close(state, row);
    return row;
  });
}`, `
/** The states as rows of cells again. */
function $rowsAfter(call, states) {
    return states.map((state, slot) => {
        const row = call.rows[slot].slice();
        call.kept[slot].facts.state.close(state, row);
        return row;
    });
}`],
[`$call_Row`, ``, `

type $call_Row = readonly number[];`, ``],
[`$afterRun`, `157 158 164 264 265 267 293 295 297`, `

/** The sheets and things after a run, by the names of their slots. */
function $afterRun(
  call: $call_quick_Call,
  rows: readonly (readonly number[])[],
): Readonly<Record<string, unknown>> {
  const made: $kept_Kept[] = [];
  call.kept.forEach((kept, slot) => {
    const first = call.sameAs[slot] ?? slot;
    const [before, after] = [call.rows[slot]!, rows[slot]!].map((row) =>
      $unnumbered(kept.facts, row),
    ) as [$call_Row, $call_Row];
    made.push(first < slot ? made[first]! : $withRow(call, kept, before, after));
  });
  call.lying.forEach((place, slot) => {
    if (place === null || made[slot] === call.kept[slot]) return;
    const owner = made[place.slot]!;
    const list = (owner.lists.get(place.list) ?? []).map((thing, i) =>
      i === place.at ? made[slot]! : thing,
    );
    const fresh = $kept_changed(call.rules, owner, {
      lists: new Map(owner.lists).set(place.list, list),
    });
    call.kept.forEach((_, other) => {
      if (made[other] === owner) made[other] = fresh;
    });
  });
  $moveThings(call, rows, made);
  const home = new Map<$kept_Kept, $kept_Kept>();
  for (const [slot, one] of made.entries())
    if (!home.has(one)) home.set(one, $broughtHome(call, one, call.kept[slot]!));
  return $plainObject(
    call.action.slots.map(({ name }, slot) => [name, home.get(made[slot]!)!.json] as const),
  );
}`, `
/** The sheets and things after a run, by the names of their slots. */
function $afterRun(call, rows) {
    const made = [];
    call.kept.forEach((kept, slot) => {
        const first = call.sameAs[slot] ?? slot;
        const [before, after] = [call.rows[slot], rows[slot]].map((row) => $unnumbered(kept.facts, row));
        made.push(first < slot ? made[first] : $withRow(call, kept, before, after));
    });
    call.lying.forEach((place, slot) => {
        if (place === null || made[slot] === call.kept[slot])
            return;
        const owner = made[place.slot];
        const list = (owner.lists.get(place.list) ?? []).map((thing, i) => i === place.at ? made[slot] : thing);
        const fresh = $kept_changed(call.rules, owner, {
            lists: new Map(owner.lists).set(place.list, list),
        });
        call.kept.forEach((_, other) => {
            if (made[other] === owner)
                made[other] = fresh;
        });
    });
    $moveThings(call, rows, made);
    const home = new Map();
    for (const [slot, one] of made.entries())
        if (!home.has(one))
            home.set(one, $broughtHome(call, one, call.kept[slot]));
    return $plainObject(call.action.slots.map(({ name }, slot) => [name, home.get(made[slot]).json]));
}`],
[`$broughtHome`, `81 85 158 161 162 169 203 227 267 296`, `

/** A sheet with no more entries than it had and those that it now speaks of. */
function $broughtHome(
  { rules, own }: $call_quick_Call,
  kept: $kept_Kept,
  before: $kept_Kept,
): $kept_Kept {
  if (own === null || kept.facts.kind === "thing" || $sameOwn(kept.own, kept.mine)) return kept;
  const known = $keptOf(kept.json);
  if (known !== undefined && known !== kept) return known;
  const mine = $partOf(rules, own, kept.mine, $spokenOf(own, kept, before.cells));
  const json = $jsonOf(rules, { ...kept, mine });
  return $within(mine, () => $keep(rules, $readAgain(rules, kept, json, { own: mine, mine })));
}`, `
/** A sheet with no more entries than it had and those that it now speaks of. */
function $broughtHome({ rules, own }, kept, before) {
    if (own === null || kept.facts.kind === "thing" || $sameOwn(kept.own, kept.mine))
        return kept;
    const known = $keptOf(kept.json);
    if (known !== undefined && known !== kept)
        return known;
    const mine = $partOf(rules, own, kept.mine, $spokenOf(own, kept, before.cells));
    const json = $jsonOf(rules, { ...kept, mine });
    return $within(mine, () => $keep(rules, $readAgain(rules, kept, json, { own: mine, mine })));
}`],
[`$spokenOf`, `35 76 77 89 93 96 158`, `

/** Entries that a sheet holds, names, or has a value for that it did not begin with. */
function $spokenOf(
  own: $Own,
  kept: $kept_Kept,
  before: readonly number[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (id: string, name: string | undefined): void => {
    if (name !== undefined) found.set(id, (found.get(id) ?? new Set()).add(name));
  };
  const look = ({ facts, cells, lists }: $kept_Kept, old: readonly number[] | null): void => {
    const named = ({ shape }: $Typed, cell: number): void => {
      if (shape.kind === "named")
        for (const id of shape.own ?? []) add(id, $ownName([id], cells[cell] ?? $NONE));
    };
    const at = (
      all: readonly $OwnAt[] | undefined,
      first: number,
      counts: (cell: number) => boolean,
    ): void => {
      for (const { id, at: place } of all ?? [])
        own.lists
          .get(id)
          ?.names.forEach((name, i) => add(id, counts(first + place + i) ? name : undefined));
    };
    for (const field of [...facts.fields, ...facts.conditions.flatMap(({ fields }) => fields)]) {
      for (let i = 0; i < $cellCount(field); i++) named(field, field.cell + i);
      at(field.own, field.cell, (cell) => old !== null && cells[cell] !== old[cell]);
    }
    for (const { key, kinds, values, most } of facts.lists) {
      if (kinds !== null) at(kinds.own, kinds.cell, (cell) => (cells[cell] ?? 0) > 0);
      if (values !== null) for (let i = 0; i < most; i++) named(values, values.cell + i);
      for (const thing of lists.get(key) ?? []) look(thing, null);
    }
  };
  look(kept, before);
  return found;
}`, `
/** Entries that a sheet holds, names, or has a value for that it did not begin with. */
function $spokenOf(own, kept, before) {
    const found = new Map();
    const add = (id, name) => {
        if (name !== undefined)
            found.set(id, (found.get(id) ?? new Set()).add(name));
    };
    const look = ({ facts, cells, lists }, old) => {
        const named = ({ shape }, cell) => {
            if (shape.kind === "named")
                for (const id of shape.own ?? [])
                    add(id, $ownName([id], cells[cell] ?? $NONE));
        };
        const at = (all, first, counts) => {
            for (const { id, at: place } of all ?? [])
                own.lists
                    .get(id)
                    ?.names.forEach((name, i) => add(id, counts(first + place + i) ? name : undefined));
        };
        for (const field of [...facts.fields, ...facts.conditions.flatMap(({ fields }) => fields)]) {
            for (let i = 0; i < $cellCount(field); i++)
                named(field, field.cell + i);
            at(field.own, field.cell, (cell) => old !== null && cells[cell] !== old[cell]);
        }
        for (const { key, kinds, values, most } of facts.lists) {
            if (kinds !== null)
                at(kinds.own, kinds.cell, (cell) => (cells[cell] ?? 0) > 0);
            if (values !== null)
                for (let i = 0; i < most; i++)
                    named(values, values.cell + i);
            for (const thing of lists.get(key) ?? [])
                look(thing, null);
        }
    };
    look(kept, before);
    return found;
}`],
[`$withRow`, `35 158 159 164 167 267 298`, `

function $withRow(
  call: $call_quick_Call,
  kept: $kept_Kept,
  before: readonly number[],
  after: readonly number[],
): $kept_Kept {
  if (before.every((value, cell) => value === after[cell])) return kept;
  const cells = after.slice();
  const dice: $KeptDice[] = [];
  for (const cell of $diceCells(kept.facts))
    if (cells[cell] !== $NONE) cells[cell] = dice.push($diceNumber(call, cells[cell]!)) - 1;
  return $kept_changed(call.rules, kept, { cells, dice });
}`, `
function $withRow(call, kept, before, after) {
    if (before.every((value, cell) => value === after[cell]))
        return kept;
    const cells = after.slice();
    const dice = [];
    for (const cell of $diceCells(kept.facts))
        if (cells[cell] !== $NONE)
            cells[cell] = dice.push($diceNumber(call, cells[cell])) - 1;
    return $kept_changed(call.rules, kept, { cells, dice });
}`],
[`$diceNumber`, `159 168 267`, `

/** KeptDice by their number in the call. */
function $diceNumber(call: $call_quick_Call, index: number): $KeptDice {
  const own = call.dice[index - call.rules.pools.length];
  if (own !== undefined) return own;
  const pool = call.pools[index];
  if (pool === undefined) throw new Error(\`there are no dice number \${index}\`);
  return { pool, text: $diceText(pool, call.rules.language) };
}`, `
/** KeptDice by their number in the call. */
function $diceNumber(call, index) {
    const own = call.dice[index - call.rules.pools.length];
    if (own !== undefined)
        return own;
    const pool = call.pools[index];
    if (pool === undefined)
        throw new Error(\`there are no dice number \${index}\`);
    return { pool, text: $diceText(pool, call.rules.language) };
}`],
[`$factsOf`, `116 267`, `

function $factsOf(call: $call_quick_Call, slot: number): $SheetFacts {
  return call.kept[slot]!.facts;
}`, `
function $factsOf(call, slot) {
    return call.kept[slot].facts;
}`],
[`$CellName`, `94`, `

// Places of a call by the names people write: "after.Ork.Lebenspunkte", "Angriff". Invariant: a path means at most one place, whatever
// signs the names hold; a path that ends above values means all that lie below it.

/** A cell with what it is called, from the sheet down; \`shape\` null: whether a condition is there, and its level. */
interface $CellName {
  readonly keys: readonly string[];
  readonly cell: number;
  readonly shape: $shape_Shape;
  readonly clauses: readonly string[];
}`, ``],
[`$paths_namesOf`, `116 300`, `

const $paths_namesOf = new WeakMap<$SheetFacts, readonly $CellName[]>();`, `
const $paths_namesOf = new WeakMap();`],
[`$cellNames`, `80 116 229 300 301 303`, `

/** All cells of a sheet or thing that JSON shows. */
function $cellNames(facts: $SheetFacts): readonly $CellName[] {
  if ($bound() !== null && $caresForOwn(facts)) return $paths_namesIn(facts);
  const before = $paths_namesOf.get(facts);
  if (before !== undefined) return before;
  const made = $paths_namesIn(facts);
  $paths_namesOf.set(facts, made);
  return made;
}`, `
/** All cells of a sheet or thing that JSON shows. */
function $cellNames(facts) {
    if ($bound() !== null && $caresForOwn(facts))
        return $paths_namesIn(facts);
    const before = $paths_namesOf.get(facts);
    if (before !== undefined)
        return before;
    const made = $paths_namesIn(facts);
    $paths_namesOf.set(facts, made);
    return made;
}`],
[`$paths_namesIn`, `92 94 116 300 304`, `

function $paths_namesIn(facts: $SheetFacts): readonly $CellName[] {
  const number: $shape_Shape = { kind: "number" };
  return [
    ...facts.fields.flatMap((field) => $fieldCells([], field)),
    ...facts.lists.flatMap(({ key, kinds, clauses }) =>
      $entriesNow(kinds?.names ?? [], kinds?.own).map(({ name, cell }): $CellName => ({
        keys: [key, name],
        cell: (kinds?.cell ?? 0) + cell,
        shape: number,
        clauses,
      })),
    ),
    ...facts.conditions.flatMap((condition): readonly $CellName[] => [
      {
        keys: ["$conditions", condition.name],
        cell: condition.cell,
        shape: condition.levels === null ? { kind: "yes-no" } : number,
        clauses: [],
      },
      ...condition.fields.flatMap((field) => $fieldCells(["$conditions", condition.name], field)),
    ]),
  ];
}`, `
function $paths_namesIn(facts) {
    const number = { kind: "number" };
    return [
        ...facts.fields.flatMap((field) => $fieldCells([], field)),
        ...facts.lists.flatMap(({ key, kinds, clauses }) => $entriesNow(kinds?.names ?? [], kinds?.own).map(({ name, cell }) => ({
            keys: [key, name],
            cell: (kinds?.cell ?? 0) + cell,
            shape: number,
            clauses,
        }))),
        ...facts.conditions.flatMap((condition) => [
            {
                keys: ["$conditions", condition.name],
                cell: condition.cell,
                shape: condition.levels === null ? { kind: "yes-no" } : number,
                clauses: [],
            },
            ...condition.fields.flatMap((field) => $fieldCells(["$conditions", condition.name], field)),
        ]),
    ];
}`],
[`$fieldCells`, `92 120 300`, `

function $fieldCells(above: readonly string[], field: $FieldFacts): readonly $CellName[] {
  const { key, cell, shape, clauses } = field;
  if (cell < 0) return [];
  if (field.entries === null) return [{ keys: [...above, key], cell, shape, clauses }];
  return $entriesNow(field.entries, field.own).map((one) => ({
    keys: [...above, key, one.name],
    cell: cell + one.cell,
    shape,
    clauses,
  }));
}`, `
function $fieldCells(above, field) {
    const { key, cell, shape, clauses } = field;
    if (cell < 0)
        return [];
    if (field.entries === null)
        return [{ keys: [...above, key], cell, shape, clauses }];
    return $entriesNow(field.entries, field.own).map((one) => ({
        keys: [...above, key, one.name],
        cell: cell + one.cell,
        shape,
        clauses,
    }));
}`],
[`$nameOfCell`, `116 300 302`, `

/** The cell's name, or null where JSON does not show it. */
function $nameOfCell(facts: $SheetFacts, cell: number): $CellName | null {
  return $cellNames(facts).find((name) => name.cell === cell) ?? null;
}`, `
/** The cell's name, or null where JSON does not show it. */
function $nameOfCell(facts, cell) {
    return $cellNames(facts).find((name) => name.cell === cell) ?? null;
}`],
[`$plainValue`, `35 94 100 170 267 298`, `

/** A number of this call as JSON has it. */
function $plainValue(
  call: $call_quick_Call,
  shape: $shape_Shape,
  code: number,
): string | number | boolean | null {
  if (code === $NONE) return null;
  if (shape.kind === "dice") return $diceNumber(call, code).text;
  return shape.kind === "yes-no" ? $isHeld(code) : $written(shape, code);
}`, `
/** A number of this call as JSON has it. */
function $plainValue(call, shape, code) {
    if (code === $NONE)
        return null;
    if (shape.kind === "dice")
        return $diceNumber(call, code).text;
    return shape.kind === "yes-no" ? $isHeld(code) : $written(shape, code);
}`],
[`$slotKeys`, `267`, `

/** The path from the call down: the slot's name, or for a thing in a list its place there. */
function $slotKeys(call: $call_quick_Call, slot: number): readonly string[] {
  const place = call.lying[slot];
  const name = (one: number): string => call.action.slots[one]?.name ?? "";
  return place === null || place === undefined
    ? [name(slot)]
    : [name(place.slot), place.list, String(place.at)];
}`, `
/** The path from the call down: the slot's name, or for a thing in a list its place there. */
function $slotKeys(call, slot) {
    const place = call.lying[slot];
    const name = (one) => call.action.slots[one]?.name ?? "";
    return place === null || place === undefined
        ? [name(slot)]
        : [name(place.slot), place.list, String(place.at)];
}`],
[`$KeptCell`, `94`, `

/** A value that a question about odds may keep. */
interface $KeptCell {
  readonly keys: readonly string[];
  readonly slot: number;
  readonly cell: number;
  readonly shape: $shape_Shape;
}`, ``],
[`$afterNames`, `267 299 302 308`, `

/** Everything under \`after\`, slot by slot. */
function $afterNames(call: $call_quick_Call): readonly $KeptCell[] {
  return call.action.slots.flatMap(({ name }, slot) =>
    $cellNames($factsOf(call, slot)).map(({ keys, cell, shape }): $KeptCell => ({
      keys: ["after", name, ...keys],
      slot,
      cell,
      shape,
    })),
  );
}`, `
/** Everything under \`after\`, slot by slot. */
function $afterNames(call) {
    return call.action.slots.flatMap(({ name }, slot) => $cellNames($factsOf(call, slot)).map(({ keys, cell, shape }) => ({
        keys: ["after", name, ...keys],
        slot,
        cell,
        shape,
    })));
}`],
[`$PlainAnswer`, ``, `

// Answers as people write them, for play and for odds: values by the key of their question, or functions of what the asked person sees.
// Invariant: an answer under a name that no question has is refused, not passed over.

/** A value, a list (an order), or a rule over what the asked person sees. */
type $PlainAnswer = unknown;`, ``],
[`$PlainAnswers`, ``, `
type $PlainAnswers = Readonly<Record<string, unknown>>;`, ``],
[`$checkAnswers`, `3 102 267 311`, `

/** @throws RuleError \`unknown-answer\`. */
function $checkAnswers(call: $call_quick_Call, answers: $PlainAnswers): void {
  const { asks, texts, name } = call.action;
  for (const key of Object.keys(answers)) {
    if (Object.hasOwn(asks, key) || texts.includes(key)) continue;
    const keys = [...Object.keys(asks), ...texts];
    const others = keys.length === 0 ? "" : \`; it asks for \${keys.join(", ")}\`;
    throw new $RuleError(
      "unknown-answer",
      \`\${name} never asks for \${$shape_shown(key)}\${others}.\`,
      { key },
    );
  }
}`, `
/** @throws RuleError \`unknown-answer\`. */
function $checkAnswers(call, answers) {
    const { asks, texts, name } = call.action;
    for (const key of Object.keys(answers)) {
        if (Object.hasOwn(asks, key) || texts.includes(key))
            continue;
        const keys = [...Object.keys(asks), ...texts];
        const others = keys.length === 0 ? "" : \`; it asks for \${keys.join(", ")}\`;
        throw new $RuleError("unknown-answer", \`\${name} never asks for \${$shape_shown(key)}\${others}.\`, { key });
    }
}`],
[`$withTexts`, `162 267 311 314`, `

/** The call with the texts that were answered on its new sheet. @throws RuleError \`mismatched-answer\`. */
function $withTexts(call: $call_quick_Call, answers: $PlainAnswers): $call_quick_Call {
  const given = call.action.texts
    .filter((key) => Object.hasOwn(answers, key))
    .map((key) => [key, answers[key]] as const);
  if (given.length === 0) return call;
  for (const [key, value] of given) $checkText(key, value);
  const kept = call.kept.map((one, slot) =>
    call.action.slots[slot]?.fresh === true
      ? $keep(call.rules, {
          ...one,
          texts: new Map([...one.texts, ...(given as readonly (readonly [string, string])[])]),
        })
      : one,
  );
  return { ...call, kept };
}`, `
/** The call with the texts that were answered on its new sheet. @throws RuleError \`mismatched-answer\`. */
function $withTexts(call, answers) {
    const given = call.action.texts
        .filter((key) => Object.hasOwn(answers, key))
        .map((key) => [key, answers[key]]);
    if (given.length === 0)
        return call;
    for (const [key, value] of given)
        $checkText(key, value);
    const kept = call.kept.map((one, slot) => call.action.slots[slot]?.fresh === true
        ? $keep(call.rules, {
            ...one,
            texts: new Map([...one.texts, ...given]),
        })
        : one);
    return { ...call, kept };
}`],
[`$checkText`, `3 130`, `

/** @throws RuleError \`mismatched-answer\`. */
function $checkText(key: string, value: unknown): asserts value is string {
  if (typeof value === "string" && value.length <= $MOST_SIGNS) return;
  throw new $RuleError("mismatched-answer", \`\${key} is a text of at most \${$MOST_SIGNS} signs.\`, {
    key,
  });
}`, `
/** @throws RuleError \`mismatched-answer\`. */
function $checkText(key, value) {
    if (typeof value === "string" && value.length <= $MOST_SIGNS)
        return;
    throw new $RuleError("mismatched-answer", \`\${key} is a text of at most \${$MOST_SIGNS} signs.\`, {
        key,
    });
}`],
[`$answerIn`, `36 37 267 311 317`, `

/** The answer to a question in play; undefined where none is given. */
function $answerIn(
  call: $call_quick_Call,
  answers: $PlainAnswers,
): (request: $AskRequest) => $io_Given | undefined {
  return (request) => {
    if (!Object.hasOwn(answers, request.key)) return undefined;
    const answer = answers[request.key];
    return $coded(
      call,
      request.key,
      answer,
      typeof answer === "function" ? Object.values(request.sees) : [],
    );
  };
}`, `
/** The answer to a question in play; undefined where none is given. */
function $answerIn(call, answers) {
    return (request) => {
        if (!Object.hasOwn(answers, request.key))
            return undefined;
        const answer = answers[request.key];
        return $coded(call, request.key, answer, typeof answer === "function" ? Object.values(request.sees) : []);
    };
}`],
[`$oddsAnswers`, `36 267 311 317`, `

/** The answers for a question about odds. */
function $oddsAnswers(
  call: $call_quick_Call,
  answers: $PlainAnswers,
): Readonly<Record<string, (seen: readonly number[]) => $io_Given>> {
  return Object.fromEntries(
    Object.entries(answers).map(
      ([key, answer]) =>
        [key, (seen: readonly number[]) => $coded(call, key, answer, seen)] as const,
    ),
  );
}`, `
/** The answers for a question about odds. */
function $oddsAnswers(call, answers) {
    return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, (seen) => $coded(call, key, answer, seen)]));
}`],
[`$coded`, `3 36 267 306 319`, `

function $coded(
  call: $call_quick_Call,
  key: string,
  answer: unknown,
  seen: readonly number[],
): $io_Given {
  const facts = call.action.asks[key];
  if (facts === undefined)
    throw new $RuleError("unknown-answer", \`There is no question \${key}.\`, { key });
  if (typeof answer !== "function") return $codeOf(key, facts, answer);
  const names = Object.entries(facts.sees);
  const sight = Object.fromEntries(
    names.map(([name, shape], i) => [name, $plainValue(call, shape, seen[i] ?? 0)] as const),
  );
  return $codeOf(key, facts, (answer as (seen: unknown) => unknown)(Object.freeze(sight)));
}`, `
function $coded(call, key, answer, seen) {
    const facts = call.action.asks[key];
    if (facts === undefined)
        throw new $RuleError("unknown-answer", \`There is no question \${key}.\`, { key });
    if (typeof answer !== "function")
        return $codeOf(key, facts, answer);
    const names = Object.entries(facts.sees);
    const sight = Object.fromEntries(names.map(([name, shape], i) => [name, $plainValue(call, shape, seen[i] ?? 0)]));
    return $codeOf(key, facts, answer(Object.freeze(sight)));
}`],
[`$byName`, `99 128`, `

/** Where the first value goes, where the second …, as the order: which value goes to which place. */
function $byName(facts: $AskFacts, names: readonly unknown[]): readonly number[] | null {
  const places = names.map((name) =>
    typeof name === "string" ? $readValue(facts.typed, name) : null,
  );
  const codes = places.flatMap((code) =>
    typeof code === "number" ? [code - facts.typed.range[0]] : [],
  );
  if (codes.length === 0 || codes.length < names.length || new Set(codes).size < codes.length)
    return null;
  let left = codes.length;
  return Array.from({ length: facts.placing ?? 0 }, (_, place) =>
    codes.includes(place) ? codes.indexOf(place) : left++,
  );
}`, `
/** Where the first value goes, where the second …, as the order: which value goes to which place. */
function $byName(facts, names) {
    const places = names.map((name) => typeof name === "string" ? $readValue(facts.typed, name) : null);
    const codes = places.flatMap((code) => typeof code === "number" ? [code - facts.typed.range[0]] : []);
    if (codes.length === 0 || codes.length < names.length || new Set(codes).size < codes.length)
        return null;
    let left = codes.length;
    return Array.from({ length: facts.placing ?? 0 }, (_, place) => codes.includes(place) ? codes.indexOf(place) : left++);
}`],
[`$codeOf`, `3 36 99 128 318`, `

/** @throws RuleError \`mismatched-answer\`. */
function $codeOf(key: string, facts: $AskFacts, answer: unknown): $io_Given {
  if (facts.placing !== null) {
    const order: readonly unknown[] = Array.isArray(answer)
      ? ($byName(facts, answer) ?? answer)
      : [];
    if (order.length === facts.placing && order.every((place) => typeof place === "number"))
      return order as readonly number[];
    throw new $RuleError(
      "mismatched-answer",
      \`The answer to \${key} says where each value goes, by name, or is an order of 0..\${facts.placing - 1}.\`,
      { key },
    );
  }
  const code = $readValue(facts.typed, answer);
  if (typeof code === "number") return code;
  throw new $RuleError("mismatched-answer", \`\${key}: \${code.message}\`, { key });
}`, `
/** @throws RuleError \`mismatched-answer\`. */
function $codeOf(key, facts, answer) {
    if (facts.placing !== null) {
        const order = Array.isArray(answer)
            ? ($byName(facts, answer) ?? answer)
            : [];
        if (order.length === facts.placing && order.every((place) => typeof place === "number"))
            return order;
        throw new $RuleError("mismatched-answer", \`The answer to \${key} says where each value goes, by name, or is an order of 0..\${facts.placing - 1}.\`, { key });
    }
    const code = $readValue(facts.typed, answer);
    if (typeof code === "number")
        return code;
    throw new $RuleError("mismatched-answer", \`\${key}: \${code.message}\`, { key });
}`],
[`$Fraction`, ``, `

// Exact rationals, for chances and the numbers of the odds. Invariant: every Fraction is in lowest terms with d > 0, so two equal
// ones have equal parts; nothing here rounds, except \`toNumber\`, once, to the nearest.

/** n/d in lowest terms, d > 0; zero is 0/1. */
interface $Fraction {
  readonly n: bigint;
  readonly d: bigint;
}`, ``],
[`$ZERO`, `320`, `

const $ZERO: $Fraction = { n: 0n, d: 1n };`, `
const $ZERO = { n: 0n, d: 1n };`],
[`$ONE`, `320`, `
const $ONE: $Fraction = { n: 1n, d: 1n };`, `
const $ONE = { n: 1n, d: 1n };`],
[`$fraction`, `3 320 334 335`, `

/**
 * n/d in lowest terms. Numbers must be safe integers.
 * @throws RuleError \`zero-denominator\`; \`malformed-fraction\` for a number that is not a safe integer.
 */
function $fraction(n: bigint | number, d: bigint | number = 1n): $Fraction {
  const top = $whole(n);
  const under = $whole(d);
  if (under === 0n)
    throw new $RuleError("zero-denominator", "A fraction cannot have the denominator 0.");
  const shared = $gcd(top, under);
  return under < 0n
    ? { n: -top / shared, d: -under / shared }
    : { n: top / shared, d: under / shared };
}`, `
/**
 * n/d in lowest terms. Numbers must be safe integers.
 * @throws RuleError \`zero-denominator\`; \`malformed-fraction\` for a number that is not a safe integer.
 */
function $fraction(n, d = 1n) {
    const top = $whole(n);
    const under = $whole(d);
    if (under === 0n)
        throw new $RuleError("zero-denominator", "A fraction cannot have the denominator 0.");
    const shared = $gcd(top, under);
    return under < 0n
        ? { n: -top / shared, d: -under / shared }
        : { n: top / shared, d: under / shared };
}`],
[`$add`, `320 323`, `

function $add(a: $Fraction, b: $Fraction): $Fraction {
  return $fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}`, `
function $add(a, b) {
    return $fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}`],
[`$sub`, `320 323`, `

function $sub(a: $Fraction, b: $Fraction): $Fraction {
  return $fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}`, `
function $sub(a, b) {
    return $fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}`],
[`$mul`, `320 323`, `

function $mul(a: $Fraction, b: $Fraction): $Fraction {
  return $fraction(a.n * b.n, a.d * b.d);
}`, `
function $mul(a, b) {
    return $fraction(a.n * b.n, a.d * b.d);
}`],
[`$div`, `320 323`, `

/** @throws RuleError \`zero-denominator\` where b is 0. */
function $div(a: $Fraction, b: $Fraction): $Fraction {
  return $fraction(a.n * b.d, a.d * b.n);
}`, `
/** @throws RuleError \`zero-denominator\` where b is 0. */
function $div(a, b) {
    return $fraction(a.n * b.d, a.d * b.n);
}`],
[`$compare`, `320`, `

/** -1, 0 or 1. */
function $compare(a: $Fraction, b: $Fraction): -1 | 0 | 1 {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}`, `
/** -1, 0 or 1. */
function $compare(a, b) {
    const left = a.n * b.d;
    const right = b.n * a.d;
    return left < right ? -1 : left > right ? 1 : 0;
}`],
[`$equal`, `320`, `

function $equal(a: $Fraction, b: $Fraction): boolean {
  return a.n === b.n && a.d === b.d;
}`, `
function $equal(a, b) {
    return a.n === b.n && a.d === b.d;
}`],
[`$toNumber`, `320 336`, `

/** The nearest double, ties to even, whatever the size of the parts; ±Infinity beyond the largest double. */
function $toNumber(a: $Fraction): number {
  if (a.n === 0n) return 0;
  const size = $nearest(a.n < 0n ? -a.n : a.n, a.d);
  return a.n < 0n ? -size : size;
}`, `
/** The nearest double, ties to even, whatever the size of the parts; ±Infinity beyond the largest double. */
function $toNumber(a) {
    if (a.n === 0n)
        return 0;
    const size = $nearest(a.n < 0n ? -a.n : a.n, a.d);
    return a.n < 0n ? -size : size;
}`],
[`$toString`, `320`, `

/** "27/64"; whole numbers without denominator: "3". */
function $toString(a: $Fraction): string {
  return a.d === 1n ? \`\${a.n}\` : \`\${a.n}/\${a.d}\`;
}`, `
/** "27/64"; whole numbers without denominator: "3". */
function $toString(a) {
    return a.d === 1n ? \`\${a.n}\` : \`\${a.n}/\${a.d}\`;
}`],
[`$toJSON`, `320 331`, `

/** The JSON form is the text of \`toString\`: no digit is lost. */
function $toJSON(a: $Fraction): string {
  return $toString(a);
}`, `
/** The JSON form is the text of \`toString\`: no digit is lost. */
function $toJSON(a) {
    return $toString(a);
}`],
[`$parse`, `3 320 323`, `

/**
 * "27/64", "3", "0.04", "85%", "12.5 %", each with an optional sign; what the text says exactly, not the nearest double.
 * @throws RuleError \`malformed-fraction\`, \`zero-denominator\`.
 */
function $parse(text: string): $Fraction {
  const parts =
    /^\\s*([+\\-−]?)(\\d{1,5000})(?:\\s*\\/\\s*(\\d{1,5000})|(?:[.,](\\d{1,5000}))?\\s*(%?))\\s*$/u.exec(
      text,
    );
  if (parts === null)
    throw new $RuleError(
      "malformed-fraction",
      \`"\${text}" is not a fraction, a decimal number or a percentage.\`,
      {
        text,
      },
    );
  const [, sign = "", front = "", under, decimals = "", percent = ""] = parts;
  const size =
    under !== undefined
      ? $fraction(BigInt(front), BigInt(under))
      : $fraction(BigInt(front + decimals), 10n ** BigInt(decimals.length + 2 * percent.length));
  return sign === "" || sign === "+" ? size : { n: -size.n, d: size.d };
}`, `
/**
 * "27/64", "3", "0.04", "85%", "12.5 %", each with an optional sign; what the text says exactly, not the nearest double.
 * @throws RuleError \`malformed-fraction\`, \`zero-denominator\`.
 */
function $parse(text) {
    const parts = /^\\s*([+\\-−]?)(\\d{1,5000})(?:\\s*\\/\\s*(\\d{1,5000})|(?:[.,](\\d{1,5000}))?\\s*(%?))\\s*$/u.exec(text);
    if (parts === null)
        throw new $RuleError("malformed-fraction", \`"\${text}" is not a fraction, a decimal number or a percentage.\`, {
            text,
        });
    const [, sign = "", front = "", under, decimals = "", percent = ""] = parts;
    const size = under !== undefined
        ? $fraction(BigInt(front), BigInt(under))
        : $fraction(BigInt(front + decimals), 10n ** BigInt(decimals.length + 2 * percent.length));
    return sign === "" || sign === "+" ? size : { n: -size.n, d: size.d };
}`],
[`$gcd`, ``, `

/** The greatest common divisor; of 0 and 0 it is 0. */
function $gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}`, `
/** The greatest common divisor; of 0 and 0 it is 0. */
function $gcd(a, b) {
    let x = a < 0n ? -a : a;
    let y = b < 0n ? -b : b;
    while (y !== 0n)
        [x, y] = [y, x % y];
    return x;
}`],
[`$whole`, `3`, `

function $whole(value: bigint | number): bigint {
  if (typeof value === "bigint") return value;
  if (!Number.isSafeInteger(value))
    throw new $RuleError("malformed-fraction", \`\${value} is not a safe integer.\`, { value });
  return BigInt(value);
}`, `
function $whole(value) {
    if (typeof value === "bigint")
        return value;
    if (!Number.isSafeInteger(value))
        throw new $RuleError("malformed-fraction", \`\${value} is not a safe integer.\`, { value });
    return BigInt(value);
}`],
[`$nearest`, ``, `

/**
 * n/d with at least 60 binary digits, the last one sticky (1 where anything was cut off): \`Number\` of that rounds rightly, and
 * so does the power of two behind it, except where the result is subnormal; there the rounding is done on whole units of 2^-1074.
 */
function $nearest(n: bigint, d: bigint): number {
  const digits = (x: bigint): number => x.toString(16).length * 4;
  const up = Math.min(66 - digits(n) + digits(d), 1076);
  const top = up > 0 ? n << BigInt(up) : n;
  const under = up < 0 ? d << BigInt(-up) : d;
  const cut = top / under;
  const sticky = top % under === 0n ? cut : cut | 1n;
  if (up === 1076 && sticky < 1n << 54n) {
    const rest = sticky & 3n;
    const units = sticky >> 2n;
    const away = rest > 2n || (rest === 2n && (units & 1n) === 1n);
    return Number(away ? units + 1n : units) * Number.MIN_VALUE;
  }
  if (up < -1024) return Infinity;
  const near = Number(sticky);
  return up > 1000
    ? near * 2 ** -1000 * 2 ** (1000 - up)
    : up < -900
      ? near * 2 ** 900 * 2 ** (-up - 900)
      : near * 2 ** -up;
}`, `
/**
 * n/d with at least 60 binary digits, the last one sticky (1 where anything was cut off): \`Number\` of that rounds rightly, and
 * so does the power of two behind it, except where the result is subnormal; there the rounding is done on whole units of 2^-1074.
 */
function $nearest(n, d) {
    const digits = (x) => x.toString(16).length * 4;
    const up = Math.min(66 - digits(n) + digits(d), 1076);
    const top = up > 0 ? n << BigInt(up) : n;
    const under = up < 0 ? d << BigInt(-up) : d;
    const cut = top / under;
    const sticky = top % under === 0n ? cut : cut | 1n;
    if (up === 1076 && sticky < 1n << 54n) {
        const rest = sticky & 3n;
        const units = sticky >> 2n;
        const away = rest > 2n || (rest === 2n && (units & 1n) === 1n);
        return Number(away ? units + 1n : units) * Number.MIN_VALUE;
    }
    if (up < -1024)
        return Infinity;
    const near = Number(sticky);
    return up > 1000
        ? near * 2 ** -1000 * 2 ** (1000 - up)
        : up < -900
            ? near * 2 ** 900 * 2 ** (-up - 900)
            : near * 2 ** -up;
}`],
[`$Exact`, ``, `

// A chance as callers hold it: an exact fraction that knows its text and its nearest number. Invariant: frozen, in lowest terms; its
// JSON is its text, so that no digit is lost.

/** An exact number: "81/200". */
interface $Exact {
  readonly n: bigint;
  readonly d: bigint;
  readonly toString: () => string;
  /** The nearest double. */
  readonly toNumber: () => number;
  readonly toJSON: () => string;
}`, ``],
[`$exact`, `320 330 331 337`, `

function $exact(value: $Fraction): $Exact {
  const toText = (): string => $toString(value);
  return Object.freeze({
    n: value.n,
    d: value.d,
    toString: toText,
    toNumber: () => $toNumber(value),
    toJSON: toText,
  });
}`, `
function $exact(value) {
    const toText = () => $toString(value);
    return Object.freeze({
        n: value.n,
        d: value.d,
        toString: toText,
        toNumber: () => $toNumber(value),
        toJSON: toText,
    });
}`],
[`$NotPossible`, ``, `

// What comes instead of a run where the rules forbid it. Invariant: it is a value, never thrown.

/** The rules do not allow it. Nothing was rolled or changed. */
interface $NotPossible {
  readonly possible: false;
  /** A sentence for people. */
  readonly why: string;
  /** Which reason it is. */
  readonly code: string;
  readonly clause: string | null;
}`, ``],
[`$Rows`, ``, `

// Laws of sheets at the end of what was done from outside: an end that breaks one is thrown away. Invariant: play and odds ask the same
// tests, over the rows of cells as they stand at the end.

type $Rows = readonly (readonly number[])[];`, ``],
[`$hasLaws`, `267`, `

const $hasLaws = ({ action, kept }: $call_quick_Call): boolean =>
  action.piece !== true && kept.some(({ facts }) => facts.must.length > 0);`, `
const $hasLaws = ({ action, kept }) => action.piece !== true && kept.some(({ facts }) => facts.must.length > 0);`],
[`$brokenLaw`, `115 267 340 341`, `

/** The first law that one of the sheets breaks; null: none does. \`rowsAt\`: the cells of each slot. */
function $brokenLaw(call: $call_quick_Call, rowsAt: () => $Rows): $LawFacts | null {
  if (!$hasLaws(call)) return null;
  const rows = rowsAt();
  for (const [slot, { facts }] of call.kept.entries())
    for (const law of facts.must) if (law.test(rows[slot]!) === 0) return law;
  return null;
}`, `
/** The first law that one of the sheets breaks; null: none does. \`rowsAt\`: the cells of each slot. */
function $brokenLaw(call, rowsAt) {
    if (!$hasLaws(call))
        return null;
    const rows = rowsAt();
    for (const [slot, { facts }] of call.kept.entries())
        for (const law of facts.must)
            if (law.test(rows[slot]) === 0)
                return law;
    return null;
}`],
[`$againstLaw`, `115 339`, `

function $againstLaw({ message, id, clauses }: $LawFacts): $NotPossible {
  return Object.freeze({ possible: false, why: message, code: id, clause: clauses[0] ?? null });
}`, `
function $againstLaw({ message, id, clauses }) {
    return Object.freeze({ possible: false, why: message, code: id, clause: clauses[0] ?? null });
}`],
[`$lawNamed`, `115 267`, `

/** The law with this id, of any sheet in the call. */
function $lawNamed(call: $call_quick_Call, id: string): $LawFacts | undefined {
  return call.kept.flatMap(({ facts }) => facts.must).find((law) => law.id === id);
}`, `
/** The law with this id, of any sheet in the call. */
function $lawNamed(call, id) {
    return call.kept.flatMap(({ facts }) => facts.must).find((law) => law.id === id);
}`],
[`$lawPlaces`, `267`, `

/** Where the laws look in the file of odds, slot by slot. */
function $lawPlaces(call: $call_quick_Call, bases: readonly number[]): readonly number[] {
  return call.kept.flatMap(({ facts }, slot) =>
    facts.must.flatMap(({ reads }) => reads.map((cell) => bases[slot]! + cell)),
  );
}`, `
/** Where the laws look in the file of odds, slot by slot. */
function $lawPlaces(call, bases) {
    return call.kept.flatMap(({ facts }, slot) => facts.must.flatMap(({ reads }) => reads.map((cell) => bases[slot] + cell)));
}`],
[`$Dice`, ``, `

// Dice as callers hand them to a roll: from a seed, from a script, by chance. Invariant: seeded dice go on from roll to roll and their
// state is JSON; a script is used up exactly.

/** What throws the dice of a roll. */
interface $Dice {
  /** A side of a die, 1 to \`sides\`; \`label\` says for what. */
  readonly throwDie: (sides: number, label: string) => number;
  /** At the end of a roll. @throws RuleError \`unused-dice\`. */
  readonly finish: () => void;
}`, ``],
[`$SeededDice`, `30 346`, `
interface $SeededDice extends $Dice {
  /** Where they stand: JSON, for \`dice.restored\`. */
  readonly state: () => $RandomState;
}`, ``],
[`$DiceMaker`, `30 346 347`, `

interface $DiceMaker {
  /** Dice from a seed, any whole number: the same seed, the same dice, on every machine. */
  readonly seeded: (seed: number) => $SeededDice;
  /** Goes on from a state. */
  readonly restored: (state: $RandomState) => $SeededDice;
  /** Sides in the order in which they fall; throws where one is missing or left over. */
  readonly scripted: (sides: readonly number[]) => $Dice;
  /** Dice nobody can foresee. */
  readonly random: () => $SeededDice;
}`, ``],
[`$dice`, `3 30 32 33 348 350 351 352`, `

const $dice: $DiceMaker = Object.freeze({
  seeded: (seed: number) => {
    if (!Number.isSafeInteger(seed))
      throw new $RuleError(
        "mismatched-arguments",
        \`A seed is a whole number, not \${String(seed)}.\`,
        {},
      );
    return $fromRandom($seededRandom(seed));
  },
  restored: (state: $RandomState) => {
    if (
      !Array.isArray(state) ||
      state.length !== 4 ||
      !state.every((word) => Number.isInteger(word))
    )
      throw new $RuleError(
        "mismatched-arguments",
        "The state of dice is a list of four whole numbers.",
        {},
      );
    return $fromRandom($restoredRandom(state));
  },
  scripted: $scripted,
  random: () => $fromRandom($restoredRandom([$word(), $word(), $word(), 1])),
});`, `
const $dice = Object.freeze({
    seeded: (seed) => {
        if (!Number.isSafeInteger(seed))
            throw new $RuleError("mismatched-arguments", \`A seed is a whole number, not \${String(seed)}.\`, {});
        return $fromRandom($seededRandom(seed));
    },
    restored: (state) => {
        if (!Array.isArray(state) ||
            state.length !== 4 ||
            !state.every((word) => Number.isInteger(word)))
            throw new $RuleError("mismatched-arguments", "The state of dice is a list of four whole numbers.", {});
        return $fromRandom($restoredRandom(state));
    },
    scripted: $scripted,
    random: () => $fromRandom($restoredRandom([$word(), $word(), $word(), 1])),
});`],
[`$fromRandom`, `32 347`, `

function $fromRandom(random: ReturnType<typeof $seededRandom>): $SeededDice {
  return Object.freeze({
    throwDie: (sides: number) => random.die(sides),
    finish: () => undefined,
    state: () => random.state(),
  });
}`, `
function $fromRandom(random) {
    return Object.freeze({
        throwDie: (sides) => random.die(sides),
        finish: () => undefined,
        state: () => random.state(),
    });
}`],
[`$scripted`, `3 346`, `

function $scripted(sides: readonly number[]): $Dice {
  const left = [...sides];
  let used = 0;
  return Object.freeze({
    throwDie: (of: number, label: string) => {
      const side = left[used++];
      if (side === undefined)
        throw new $RuleError(
          "missing-dice",
          \`The dice are used up: \${label} needs one with \${of} sides.\`,
          {
            label,
            sides: of,
          },
        );
      return side;
    },
    finish: () => {
      if (used < left.length)
        throw new $RuleError("unused-dice", \`\${left.length - used} dice too many were given.\`, {
          count: left.length - used,
        });
    },
  });
}`, `
function $scripted(sides) {
    const left = [...sides];
    let used = 0;
    return Object.freeze({
        throwDie: (of, label) => {
            const side = left[used++];
            if (side === undefined)
                throw new $RuleError("missing-dice", \`The dice are used up: \${label} needs one with \${of} sides.\`, {
                    label,
                    sides: of,
                });
            return side;
        },
        finish: () => {
            if (used < left.length)
                throw new $RuleError("unused-dice", \`\${left.length - used} dice too many were given.\`, {
                    count: left.length - used,
                });
        },
    });
}`],
[`$word`, ``, `

function $word(): number {
  return Math.floor(Math.random() * 4294967296);
}`, `
function $word() {
    return Math.floor(Math.random() * 4294967296);
}`],
[`$EntryBase`, ``, `

// What happened in a run, told entry by entry. Invariant: entries are plain JSON with names and values as people know them; what the
// rules call secret is marked, and so is everything worked out from it.

/** \`rule\`: the sentence of the rules; \`of\`: the name of the check or action it stands in; \`depth\`: how many calls deep. */
interface $EntryBase {
  readonly rule: string;
  readonly clauses: readonly string[];
  readonly of: string;
  readonly depth: number;
  readonly secret: boolean;
}`, ``],
[`$TraceEntry`, `97 353`, `
type $TraceEntry = $EntryBase &
  (
    | {
        readonly kind: "roll";
        readonly name: string;
        readonly dice: string;
        readonly value: $Plain | readonly $Plain[];
      }
    | { readonly kind: "answer"; readonly name: string; readonly value: $Plain | readonly $Plain[] }
    | { readonly kind: "value"; readonly name: string; readonly value: $Plain }
    | { readonly kind: "change"; readonly path: string; readonly from: $Plain; readonly to: $Plain }
    | { readonly kind: "call"; readonly name: string }
    | { readonly kind: "result"; readonly value: $Plain }
    | { readonly kind: "impossible"; readonly why: string }
  );`, ``],
[`$SheetChange`, `97`, `

/** A change of a sheet or thing, what follows from limits and reactions included. */
interface $SheetChange {
  readonly path: string;
  /** Of a list of values or things: the whole list. */
  readonly from: $Plain | readonly $Plain[] | readonly object[];
  readonly to: $Plain | readonly $Plain[] | readonly object[];
  readonly rule: string;
  readonly clause: string | null;
}`, ``],
[`$CellOf`, ``, `

/** \`column\` and \`entry\` of notes as a cell. */
type $CellOf = (slot: number, column: string, entry: number) => number;`, ``],
[`$traceOf`, `29 35 168 267 306 353 354 362 363 364 365 366 367`, `

function $traceOf(call: $call_quick_Call, notes: readonly $Note[]): readonly $TraceEntry[] {
  const { rules, action } = call;
  const plans: string[] = [action.id];
  const sentences: string[] = [];
  const entries: $TraceEntry[] = [];
  const last = (): string => plans[plans.length - 1]!;
  /** The innermost plan people know by name. */
  const known = (): string =>
    plans.findLast((plan) => Object.hasOwn(rules.plans, plan)) ?? action.id;
  const base = (origin: string, secret = false): $EntryBase => ({
    rule: origin,
    clauses: $clausesOf(call, origin),
    of: rules.plans[known()]?.name ?? action.name,
    depth: plans.filter((plan) => Object.hasOwn(rules.plans, plan)).length - 1,
    secret,
  });
  for (const note of notes) {
    const facts = Object.hasOwn(rules.plans, last()) ? rules.plans[last()] : undefined;
    switch (note.kind) {
      case "let":
      case "draw":
      case "ask": {
        const regs = note.kind === "let" ? [note.to] : note.to;
        const register = facts?.registers[regs[0] ?? -1];
        if (register === undefined || register === null) break;
        const codes = note.kind === "let" ? [note.value] : note.values;
        const values = codes
          .filter((code) => code !== $NONE)
          .map((code) => $plainValue(call, register.shape, code));
        const value =
          regs.length === 1 ? $plainValue(call, register.shape, codes[0] ?? $NONE) : values;
        const head = base(note.origin, register.secret || (note.kind === "ask" && note.secret));
        if (note.kind === "draw")
          entries.push({
            ...head,
            kind: "roll",
            name: register.name,
            dice: $diceText(note.pool, rules.language),
            value,
          });
        else if (note.kind === "ask")
          entries.push({ ...head, kind: "answer", name: register.name, value });
        else
          entries.push({
            ...head,
            kind: "value",
            name: register.name,
            value: $plainValue(call, register.shape, codes[0] ?? $NONE),
          });
        break;
      }
      case "set": {
        const change = $changeOf(call, note);
        if (change !== null)
          entries.push({
            ...base($callers(note.origin, sentences)),
            clauses: $nearestClauses(call, sentences),
            kind: "change",
            path: change.path,
            from: change.from,
            to: change.to,
          });
        break;
      }
      case "call":
        if (Object.hasOwn(rules.plans, note.plan))
          entries.push({
            ...base(note.origin),
            kind: "call",
            name: rules.plans[note.plan]?.name ?? "",
          });
        plans.push(note.plan);
        sentences.push(note.origin);
        break;
      case "return": {
        plans.pop();
        sentences.pop();
        const here = Object.hasOwn(rules.plans, last()) ? rules.plans[last()] : undefined;
        const register = here?.registers[note.to];
        if (register === undefined || register === null) break;
        const value = $plainValue(call, register.shape, note.result);
        entries.push({
          ...base(note.origin, register.secret),
          kind: "value",
          name: register.name,
          value,
        });
        break;
      }
      case "end":
        if (facts?.result !== undefined && facts.result !== null)
          entries.push({
            ...base(note.origin),
            kind: "result",
            value: $plainValue(call, facts.result, note.result),
          });
        break;
      case "refuse":
        entries.push({
          ...base(note.origin),
          kind: "impossible",
          why: $reasonText(call, note.why),
        });
        break;
      case "branch":
      case "round":
        break;
    }
  }
  return $deeplyFrozen(entries);
}`, `
function $traceOf(call, notes) {
    const { rules, action } = call;
    const plans = [action.id];
    const sentences = [];
    const entries = [];
    const last = () => plans[plans.length - 1];
    /** The innermost plan people know by name. */
    const known = () => plans.findLast((plan) => Object.hasOwn(rules.plans, plan)) ?? action.id;
    const base = (origin, secret = false) => ({
        rule: origin,
        clauses: $clausesOf(call, origin),
        of: rules.plans[known()]?.name ?? action.name,
        depth: plans.filter((plan) => Object.hasOwn(rules.plans, plan)).length - 1,
        secret,
    });
    for (const note of notes) {
        const facts = Object.hasOwn(rules.plans, last()) ? rules.plans[last()] : undefined;
        switch (note.kind) {
            case "let":
            case "draw":
            case "ask": {
                const regs = note.kind === "let" ? [note.to] : note.to;
                const register = facts?.registers[regs[0] ?? -1];
                if (register === undefined || register === null)
                    break;
                const codes = note.kind === "let" ? [note.value] : note.values;
                const values = codes
                    .filter((code) => code !== $NONE)
                    .map((code) => $plainValue(call, register.shape, code));
                const value = regs.length === 1 ? $plainValue(call, register.shape, codes[0] ?? $NONE) : values;
                const head = base(note.origin, register.secret || (note.kind === "ask" && note.secret));
                if (note.kind === "draw")
                    entries.push({
                        ...head,
                        kind: "roll",
                        name: register.name,
                        dice: $diceText(note.pool, rules.language),
                        value,
                    });
                else if (note.kind === "ask")
                    entries.push({ ...head, kind: "answer", name: register.name, value });
                else
                    entries.push({
                        ...head,
                        kind: "value",
                        name: register.name,
                        value: $plainValue(call, register.shape, codes[0] ?? $NONE),
                    });
                break;
            }
            case "set": {
                const change = $changeOf(call, note);
                if (change !== null)
                    entries.push({
                        ...base($callers(note.origin, sentences)),
                        clauses: $nearestClauses(call, sentences),
                        kind: "change",
                        path: change.path,
                        from: change.from,
                        to: change.to,
                    });
                break;
            }
            case "call":
                if (Object.hasOwn(rules.plans, note.plan))
                    entries.push({
                        ...base(note.origin),
                        kind: "call",
                        name: rules.plans[note.plan]?.name ?? "",
                    });
                plans.push(note.plan);
                sentences.push(note.origin);
                break;
            case "return": {
                plans.pop();
                sentences.pop();
                const here = Object.hasOwn(rules.plans, last()) ? rules.plans[last()] : undefined;
                const register = here?.registers[note.to];
                if (register === undefined || register === null)
                    break;
                const value = $plainValue(call, register.shape, note.result);
                entries.push({
                    ...base(note.origin, register.secret),
                    kind: "value",
                    name: register.name,
                    value,
                });
                break;
            }
            case "end":
                if (facts?.result !== undefined && facts.result !== null)
                    entries.push({
                        ...base(note.origin),
                        kind: "result",
                        value: $plainValue(call, facts.result, note.result),
                    });
                break;
            case "refuse":
                entries.push({
                    ...base(note.origin),
                    kind: "impossible",
                    why: $reasonText(call, note.why),
                });
                break;
            case "branch":
            case "round":
                break;
        }
    }
    return $deeplyFrozen(entries);
}`],
[`$changesOf`, `29 267 355 360 361 362 363 364 367`, `

/**
 * Net changes, cell by cell, in the order of their first change; of a list of values the whole list. \`rule\` is the sentence that
 * changed it last. Applied backwards they give the sheets as they were.
 */
function $changesOf(call: $call_quick_Call, notes: readonly $Note[]): readonly $SheetChange[] {
  const sentences: string[] = [];
  const found = new Map<string, $SheetChange>();
  const rows = new Map<number, number[]>();
  const things = new Map<string, readonly object[]>();
  for (const note of notes) {
    if (note.kind === "call") sentences.push(note.origin);
    if (note.kind === "return") sentences.pop();
    if (note.kind !== "set") continue;
    const row = rows.get(note.slot) ?? (call.rows[note.slot] ?? []).slice();
    rows.set(note.slot, row);
    const change = $listChangeOf(call, note, row) ?? $changeOf(call, note);
    for (const one of change === null ? $movesOf(call, note, things) : [change]) {
      const before = found.get(one.path);
      const rule = $callers(note.origin, sentences);
      const clause = $nearestClauses(call, sentences)[0] ?? null;
      found.set(one.path, {
        ...one,
        from: before === undefined ? one.from : before.from,
        rule,
        clause,
      });
    }
  }
  return $deeplyFrozen(
    [...found.values()].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to)),
  );
}`, `
/**
 * Net changes, cell by cell, in the order of their first change; of a list of values the whole list. \`rule\` is the sentence that
 * changed it last. Applied backwards they give the sheets as they were.
 */
function $changesOf(call, notes) {
    const sentences = [];
    const found = new Map();
    const rows = new Map();
    const things = new Map();
    for (const note of notes) {
        if (note.kind === "call")
            sentences.push(note.origin);
        if (note.kind === "return")
            sentences.pop();
        if (note.kind !== "set")
            continue;
        const row = rows.get(note.slot) ?? (call.rows[note.slot] ?? []).slice();
        rows.set(note.slot, row);
        const change = $listChangeOf(call, note, row) ?? $changeOf(call, note);
        for (const one of change === null ? $movesOf(call, note, things) : [change]) {
            const before = found.get(one.path);
            const rule = $callers(note.origin, sentences);
            const clause = $nearestClauses(call, sentences)[0] ?? null;
            found.set(one.path, {
                ...one,
                from: before === undefined ? one.from : before.from,
                rule,
                clause,
            });
        }
    }
    return $deeplyFrozen([...found.values()].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to)));
}`],
[`$Changed`, `355`, `

type $Changed = Pick<$SheetChange, "path" | "from" | "to">;`, ``],
[`$listChangeOf`, `29 35 97 267 306 307 359`, `

/** A place in a list of values; \`row\` is as it was and becomes what it is now. */
function $listChangeOf(
  call: $call_quick_Call,
  note: Extract<$Note, { kind: "set" }>,
  row: number[],
): $Changed | null {
  const facts = call.kept[note.slot]?.facts;
  const first = facts?.columns[note.column];
  if (facts === undefined || first === undefined) return null;
  const cell = first + note.entry;
  const list = facts.lists.find(
    ({ values, most }) => values !== null && values.cell <= cell && cell < values.cell + most,
  );
  const values = list?.values;
  if (list === undefined || values === undefined || values === null) {
    row[cell] = note.to;
    return null;
  }
  const plain = (): readonly $Plain[] => {
    const codes = row
      .slice(values.cell, values.cell + list.most)
      .filter((code) => values.optional || code !== $NONE);
    return codes.map((code) => $plainValue(call, values.shape, code));
  };
  const from = plain();
  row[cell] = note.to;
  return { path: [...$slotKeys(call, note.slot), list.key].join("."), from, to: plain() };
}`, `
/** A place in a list of values; \`row\` is as it was and becomes what it is now. */
function $listChangeOf(call, note, row) {
    const facts = call.kept[note.slot]?.facts;
    const first = facts?.columns[note.column];
    if (facts === undefined || first === undefined)
        return null;
    const cell = first + note.entry;
    const list = facts.lists.find(({ values, most }) => values !== null && values.cell <= cell && cell < values.cell + most);
    const values = list?.values;
    if (list === undefined || values === undefined || values === null) {
        row[cell] = note.to;
        return null;
    }
    const plain = () => {
        const codes = row
            .slice(values.cell, values.cell + list.most)
            .filter((code) => values.optional || code !== $NONE);
        return codes.map((code) => $plainValue(call, values.shape, code));
    };
    const from = plain();
    row[cell] = note.to;
    return { path: [...$slotKeys(call, note.slot), list.key].join("."), from, to: plain() };
}`],
[`$movesOf`, `29 266 267 307 359`, `

/** A thing that leaves one list and comes into another; \`things\` are the lists as they are now. */
function $movesOf(
  call: $call_quick_Call,
  note: Extract<$Note, { kind: "set" }>,
  things: Map<string, readonly object[]>,
): readonly $Changed[] {
  if (note.from === note.to) return [];
  const moved = $movedBy(call, note.column, note.from, note.to);
  const thing = call.kept[note.slot]!.json;
  return moved.map(({ owner, key, comes }) => {
    const path = [...$slotKeys(call, owner), key].join(".");
    const from =
      things.get(path) ?? (call.kept[owner]!.lists.get(key) ?? []).map(({ json }) => json);
    const to = comes ? [...from, thing] : from.filter((one) => one !== thing);
    things.set(path, to);
    return { path, from, to };
  });
}`, `
/** A thing that leaves one list and comes into another; \`things\` are the lists as they are now. */
function $movesOf(call, note, things) {
    if (note.from === note.to)
        return [];
    const moved = $movedBy(call, note.column, note.from, note.to);
    const thing = call.kept[note.slot].json;
    return moved.map(({ owner, key, comes }) => {
        const path = [...$slotKeys(call, owner), key].join(".");
        const from = things.get(path) ?? (call.kept[owner].lists.get(key) ?? []).map(({ json }) => json);
        const to = comes ? [...from, thing] : from.filter((one) => one !== thing);
        things.set(path, to);
        return { path, from, to };
    });
}`],
[`$changeOf`, `29 94 97 267 305 306 307 359`, `

function $changeOf(
  call: $call_quick_Call,
  note: Extract<$Note, { kind: "set" }>,
): ($Changed & { readonly from: $Plain; readonly to: $Plain }) | null {
  const facts = call.kept[note.slot]?.facts;
  if (facts === undefined || note.from === note.to) return null;
  const first = facts.columns[note.column];
  const name = first === undefined ? null : $nameOfCell(facts, first + note.entry);
  if (name === null) return null;
  const shape: $shape_Shape = name.shape;
  return {
    path: [...$slotKeys(call, note.slot), ...name.keys].join("."),
    from: $plainValue(call, shape, note.from),
    to: $plainValue(call, shape, note.to),
  };
}`, `
function $changeOf(call, note) {
    const facts = call.kept[note.slot]?.facts;
    if (facts === undefined || note.from === note.to)
        return null;
    const first = facts.columns[note.column];
    const name = first === undefined ? null : $nameOfCell(facts, first + note.entry);
    if (name === null)
        return null;
    const shape = name.shape;
    return {
        path: [...$slotKeys(call, note.slot), ...name.keys].join("."),
        from: $plainValue(call, shape, note.from),
        to: $plainValue(call, shape, note.to),
    };
}`],
[`$callers`, ``, `

/** Limits and what follows them are no sentences of their own: they belong to the sentence that called for them. */
function $callers(origin: string, sentences: readonly string[]): string {
  return sentences.at(-1) ?? origin;
}`, `
/** Limits and what follows them are no sentences of their own: they belong to the sentence that called for them. */
function $callers(origin, sentences) {
    return sentences.at(-1) ?? origin;
}`],
[`$nearestClauses`, `267 365`, `

/** Those of the sentence that made the change, else of the one around it: the reaction, the call. */
function $nearestClauses(call: $call_quick_Call, sentences: readonly string[]): readonly string[] {
  for (let i = sentences.length - 1; i >= 0; i--) {
    const found = $clausesOf(call, sentences[i]!);
    if (found.length > 0) return found;
  }
  return [];
}`, `
/** Those of the sentence that made the change, else of the one around it: the reaction, the call. */
function $nearestClauses(call, sentences) {
    for (let i = sentences.length - 1; i >= 0; i--) {
        const found = $clausesOf(call, sentences[i]);
        if (found.length > 0)
            return found;
    }
    return [];
}`],
[`$clausesOf`, `267`, `

function $clausesOf(call: $call_quick_Call, origin: string): readonly string[] {
  return Object.hasOwn(call.rules.clauses, origin) ? call.rules.clauses[origin]! : [];
}`, `
function $clausesOf(call, origin) {
    return Object.hasOwn(call.rules.clauses, origin) ? call.rules.clauses[origin] : [];
}`],
[`$reasonText`, `267`, `

function $reasonText(call: $call_quick_Call, why: string): string {
  return Object.hasOwn(call.rules.reasons, why) ? call.rules.reasons[why]! : why;
}`, `
function $reasonText(call, why) {
    return Object.hasOwn(call.rules.reasons, why) ? call.rules.reasons[why] : why;
}`],
[`$deeplyFrozen`, ``, `

function $deeplyFrozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) $deeplyFrozen(part);
  return Object.freeze(value);
}`, `
function $deeplyFrozen(value) {
    if (typeof value !== "object" || value === null || Object.isFrozen(value))
        return value;
    for (const part of Object.values(value))
        $deeplyFrozen(part);
    return Object.freeze(value);
}`],
[`$Rolled`, `354 355`, `

// A roll: the rule played once, and what callers read of it. Invariant: the run is decided by its call, its faces and its answers;
// everything else about it is worked out from these when somebody asks.

/** \`After\`: sheets and things by their role; \`Args\`: what the call took. */
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
}`, ``],
[`$RollOptions`, `311 346`, `

interface $RollOptions {
  /** Left out: dice nobody can foresee. */
  readonly dice?: $Dice;
  readonly answers?: $PlainAnswers;
}`, ``],
[`$run_AnyRun`, `97 339 368`, `

type $run_AnyRun = $Rolled<unknown, $Plain, unknown, $NotPossible> | $NotPossible;`, ``],
[`$roll`, `109 124 275 312 313 349 369 370 375`, `

/** @throws RuleError for wrong arguments, answers and dice. */
function $roll(
  rules: $RulesFacts,
  action: $ActionFacts,
  args: unknown,
  options: $RollOptions = {},
): $run_AnyRun {
  const answers = options.answers ?? {};
  const opened = $openCall(rules, action, args);
  $checkAnswers(opened, answers);
  const call = $withTexts(opened, answers);
  return $rollCall(call, args, options.dice ?? $dice.random(), answers, []);
}`, `
/** @throws RuleError for wrong arguments, answers and dice. */
function $roll(rules, action, args, options = {}) {
    const answers = options.answers ?? {};
    const opened = $openCall(rules, action, args);
    $checkAnswers(opened, answers);
    const call = $withTexts(opened, answers);
    return $rollCall(call, args, options.dice ?? $dice.random(), answers, []);
}`],
[`$Source`, `36 37 267`, `

/** Where the dice and answers of a run come from, one by one. */
interface $Source {
  readonly throwDie: (sides: number, label: string) => number;
  /** Undefined: none, so the usual value. */
  readonly answer: (call: $call_quick_Call, request: $AskRequest) => $io_Given | undefined;
}`, ``],
[`$rollFrom`, `4 51 109 124 275 289 292 342 343 370 372 374 381 383`, `

/** Plays it with dice and answers from elsewhere. @throws RuleError as roll. */
function $rollFrom(
  rules: $RulesFacts,
  action: $ActionFacts,
  args: unknown,
  source: $Source,
): $run_AnyRun {
  const call = $openCall(rules, action, args);
  const io = $recordingIo(source.throwDie, (request) => source.answer(call, request), call.pools);
  const states = $playStates(call);
  try {
    const result = action.play(io, states, call.givens);
    const law = $brokenLaw(call, () => $rowsAfter(call, states));
    if (law !== null) return $againstLaw(law);
    return $runOf(call, { states, result, faces: io.faces, answers: io.answers }, $notAgain);
  } catch (error) {
    if (error instanceof $Refusal) return $notPossible(call, error);
    throw error;
  }
}`, `
/** Plays it with dice and answers from elsewhere. @throws RuleError as roll. */
function $rollFrom(rules, action, args, source) {
    const call = $openCall(rules, action, args);
    const io = $recordingIo(source.throwDie, (request) => source.answer(call, request), call.pools);
    const states = $playStates(call);
    try {
        const result = action.play(io, states, call.givens);
        const law = $brokenLaw(call, () => $rowsAfter(call, states));
        if (law !== null)
            return $againstLaw(law);
        return $runOf(call, { states, result, faces: io.faces, answers: io.answers }, $notAgain);
    }
    catch (error) {
        if (error instanceof $Refusal)
            return $notPossible(call, error);
        throw error;
    }
}`],
[`$notAgain`, `3`, `

/** Of a run whose dice and answers came one by one. */
function $notAgain(): never {
  throw new $RuleError(
    "mismatched-resume",
    "A run made of steps is not rolled again; take its faces with dice.scripted.",
    {},
  );
}`, `
/** Of a run whose dice and answers came one by one. */
function $notAgain() {
    throw new $RuleError("mismatched-resume", "A run made of steps is not rolled again; take its faces with dice.scripted.", {});
}`],
[`$rollCall`, `4 51 156 267 275 289 292 311 313 315 342 343 346 370 381 383`, `

function $rollCall(
  call: $call_quick_Call,
  args: unknown,
  dice: $Dice,
  answers: $PlainAnswers,
  first: readonly number[],
): $run_AnyRun {
  let used = 0;
  const io = $recordingIo(
    (sides, label) => (used < first.length ? first[used++]! : dice.throwDie(sides, label)),
    $answerIn(call, answers),
    call.pools,
  );
  const states = $playStates(call);
  try {
    const result = call.action.play(io, states, call.givens);
    if (first.length === 0) dice.finish();
    const law = $brokenLaw(call, () => $rowsAfter(call, states));
    if (law !== null) return $againstLaw(law);
    return $runOf(call, { states, result, faces: io.faces, answers: io.answers }, (changed) => {
      const merged = Object.fromEntries([
        ...($ownValues(args) ?? []),
        ...($ownValues(changed) ?? []),
      ]);
      return $rollCall(
        $withTexts($openCall(call.rules, call.action, merged), answers),
        merged,
        dice,
        answers,
        [...io.faces],
      );
    });
  } catch (error) {
    if (error instanceof $Refusal) return $notPossible(call, error);
    throw error;
  }
}`, `
function $rollCall(call, args, dice, answers, first) {
    let used = 0;
    const io = $recordingIo((sides, label) => (used < first.length ? first[used++] : dice.throwDie(sides, label)), $answerIn(call, answers), call.pools);
    const states = $playStates(call);
    try {
        const result = call.action.play(io, states, call.givens);
        if (first.length === 0)
            dice.finish();
        const law = $brokenLaw(call, () => $rowsAfter(call, states));
        if (law !== null)
            return $againstLaw(law);
        return $runOf(call, { states, result, faces: io.faces, answers: io.answers }, (changed) => {
            const merged = Object.fromEntries([
                ...($ownValues(args) ?? []),
                ...($ownValues(changed) ?? []),
            ]);
            return $rollCall($withTexts($openCall(call.rules, call.action, merged), answers), merged, dice, answers, [...io.faces]);
        });
    }
    catch (error) {
        if (error instanceof $Refusal)
            return $notPossible(call, error);
        throw error;
    }
}`],
[`$Played`, `36`, `

interface $Played {
  /** As they stand at the end. */
  readonly states: readonly object[];
  readonly result: number;
  readonly faces: readonly number[];
  readonly answers: readonly $io_Given[];
}`, ``],
[`$Inside`, `29 267 354 355 370 376`, `

/** What a run is worked out from, and what was worked out so far. */
interface $Inside {
  readonly call: $call_quick_Call;
  readonly played: $Played;
  readonly again: (changed: unknown) => $run_AnyRun;
  after?: unknown;
  notes?: readonly $Note[];
  changes?: readonly $SheetChange[];
  trace?: readonly $TraceEntry[];
}`, ``],
[`$inside`, ``, `
const $inside: unique symbol = Symbol("inside");`, `
const $inside = Symbol("inside");`],
[`$Inner`, `377 378`, `
interface $Inner {
  readonly [$inside]: $Inside;
}`, ``],
[`$lazily`, `84 85 97 292 294 339 354 355 357 358 368 370 378 379 382`, `

/** What all runs share: everything beside result and faces is worked out when somebody asks. */
const $lazily = {
  get after(): unknown {
    const own = (this as unknown as $Inner)[$inside];
    return (own.after ??= $within(own.call.own, () =>
      $afterRun(own.call, $rowsAfter(own.call, own.played.states)),
    ));
  },
  get faces(): readonly number[] {
    return Object.freeze((this as unknown as $Inner)[$inside].played.faces);
  },
  get changes(): readonly $SheetChange[] {
    const own = (this as unknown as $Inner)[$inside];
    return (own.changes ??= $within(own.call.own, () => $changesOf(own.call, $notesOf(own))));
  },
  get trace(): readonly $TraceEntry[] {
    const own = (this as unknown as $Inner)[$inside];
    return (own.trace ??= $within(own.call.own, () => $traceOf(own.call, $notesOf(own))));
  },
  again(changed: unknown): $run_AnyRun {
    const own = (this as unknown as $Inner)[$inside];
    return $entering(own.call.rules, () => own.again(changed));
  },
  toJSON(): unknown {
    const { possible, result, after, changes, faces, trace } = this as unknown as $Rolled<
      unknown,
      $Plain,
      unknown,
      $NotPossible
    >;
    return { possible, result, after, changes, faces, trace };
  },
  /** How Node shows it. */
  [Symbol.for("nodejs.util.inspect.custom")](): unknown {
    return this.toJSON();
  },
};`, `
/** What all runs share: everything beside result and faces is worked out when somebody asks. */
const $lazily = {
    get after() {
        const own = this[$inside];
        return (own.after ??= $within(own.call.own, () => $afterRun(own.call, $rowsAfter(own.call, own.played.states))));
    },
    get faces() {
        return Object.freeze(this[$inside].played.faces);
    },
    get changes() {
        const own = this[$inside];
        return (own.changes ??= $within(own.call.own, () => $changesOf(own.call, $notesOf(own))));
    },
    get trace() {
        const own = this[$inside];
        return (own.trace ??= $within(own.call.own, () => $traceOf(own.call, $notesOf(own))));
    },
    again(changed) {
        const own = this[$inside];
        return $entering(own.call.rules, () => own.again(changed));
    },
    toJSON() {
        const { possible, result, after, changes, faces, trace } = this;
        return { possible, result, after, changes, faces, trace };
    },
    /** How Node shows it. */
    [Symbol.for("nodejs.util.inspect.custom")]() {
        return this.toJSON();
    },
};`],
[`$runOf`, `97 100 267 370 376 377 378 380`, `

function $runOf(
  call: $call_quick_Call,
  played: $Played,
  again: (changed: unknown) => $run_AnyRun,
): $run_AnyRun {
  const result =
    call.action.result === null ? null : $written(call.action.result.shape, played.result);
  // Not a literal with __proto__: that takes ten times as long.
  const made = Object.create($lazily) as { possible: true; result: $Plain; [$inside]: $Inside };
  made.possible = true;
  made.result = result;
  made[$inside] = { call, played, again };
  return Object.freeze(made) as unknown as $run_AnyRun;
}`, `
function $runOf(call, played, again) {
    const result = call.action.result === null ? null : $written(call.action.result.shape, played.result);
    // Not a literal with __proto__: that takes ten times as long.
    const made = Object.create($lazily);
    made.possible = true;
    made.result = result;
    made[$inside] = { call, played, again };
    return Object.freeze(made);
}`],
[`$notesOf`, `29 377 385`, `

function $notesOf(own: $Inside): readonly $Note[] {
  return (own.notes ??= $replay(own.call, own.played.faces, own.played.answers));
}`, `
function $notesOf(own) {
    return (own.notes ??= $replay(own.call, own.played.faces, own.played.answers));
}`],
[`$notPossible`, `4 267 339 384`, `

function $notPossible(call: $call_quick_Call, refusal: $Refusal): $NotPossible {
  return Object.freeze({ possible: false, ...$reasonOf(call, refusal.why, refusal.origin) });
}`, `
function $notPossible(call, refusal) {
    return Object.freeze({ possible: false, ...$reasonOf(call, refusal.why, refusal.origin) });
}`],
[`$reasonOf`, `267 344 365 366`, `

function $reasonOf(
  call: $call_quick_Call,
  why: string,
  origin: string,
): { readonly why: string; readonly code: string; readonly clause: string | null } {
  const law = $lawNamed(call, why);
  if (law !== undefined) return { why: law.message, code: why, clause: law.clauses[0] ?? null };
  const clause = $clausesOf(call, why)[0] ?? $clausesOf(call, origin)[0] ?? null;
  return { why: $reasonText(call, why), code: why, clause };
}`, `
function $reasonOf(call, why, origin) {
    const law = $lawNamed(call, why);
    if (law !== undefined)
        return { why: law.message, code: why, clause: law.clauses[0] ?? null };
    const clause = $clausesOf(call, why)[0] ?? $clausesOf(call, origin)[0] ?? null;
    return { why: $reasonText(call, why), code: why, clause };
}`],
[`$replay`, `29 36 49 50 51 267 289`, `

/** Plays it again with somebody listening. */
function $replay(
  call: $call_quick_Call,
  faces: readonly number[],
  answers: readonly $io_Given[],
): readonly $Note[] {
  let [thrown, answered] = [0, 0];
  const notes: $Note[] = [];
  const io = $recordingIo(
    () => faces[thrown++]!,
    () => answers[answered++],
  );
  call.action.play(
    $noting($withPools(io, call.pools), (note) => void notes.push(note)),
    $playStates(call),
    call.givens,
  );
  return notes;
}`, `
/** Plays it again with somebody listening. */
function $replay(call, faces, answers) {
    let [thrown, answered] = [0, 0];
    const notes = [];
    const io = $recordingIo(() => faces[thrown++], () => answers[answered++]);
    call.action.play($noting($withPools(io, call.pools), (note) => void notes.push(note)), $playStates(call), call.givens);
    return notes;
}`],
[`$Can`, ``, `

/** \`open\`: what is still to be given; then it is only said whether any choice is possible. */
type $Can =
  | { readonly ok: true; readonly open?: readonly string[] }
  | {
      readonly ok: false;
      readonly why: string;
      readonly code: string;
      readonly clause: string | null;
      readonly open?: readonly string[];
    };`, ``],
[`$can`, `3 4 49 51 109 124 275 289 384 386 388`, `

/** Whether a whole call is possible now; no dice are thrown. */
function $can(rules: $RulesFacts, action: $ActionFacts, args: unknown): $Can {
  const call = $openCall(rules, action, args);
  const stop = (): never => {
    throw new $Begun("begun");
  };
  try {
    action.play($withPools($recordingIo(stop, stop), call.pools), $playStates(call), call.givens);
    return { ok: true };
  } catch (error) {
    if (error instanceof $Begun) return { ok: true };
    if (error instanceof $Refusal)
      return { ok: false, ...$reasonOf(call, error.why, error.origin) };
    if (error instanceof $RuleError && error.code === "endless") return { ok: true };
    throw error;
  }
}`, `
/** Whether a whole call is possible now; no dice are thrown. */
function $can(rules, action, args) {
    const call = $openCall(rules, action, args);
    const stop = () => {
        throw new $Begun("begun");
    };
    try {
        action.play($withPools($recordingIo(stop, stop), call.pools), $playStates(call), call.givens);
        return { ok: true };
    }
    catch (error) {
        if (error instanceof $Begun)
            return { ok: true };
        if (error instanceof $Refusal)
            return { ok: false, ...$reasonOf(call, error.why, error.origin) };
        if (error instanceof $RuleError && error.code === "endless")
            return { ok: true };
        throw error;
    }
}`],
[`$Begun`, ``, `

/** The first die or question: everything that could forbid it was passed. Seen by nobody outside this file. */
class $Begun extends Error {}`, `
/** The first die or question: everything that could forbid it was passed. Seen by nobody outside this file. */
class $Begun extends Error {
}`],
[`$Odds`, `337 339 390`, `

// Ends with their exact chances, as callers ask about them, and what follows from them. Invariant: all chances of one object, of ends
// and of what laws forbid, add up to 1; what was not kept is not answered with a guess but refused.

/** \`E\`: an end, its result and what was kept. \`Whole\`: an end with its sheets and things whole. */
interface $Odds<E, Result, Whole> {
  readonly possible: true;
  /** Of a result, or of all ends for which a test holds. */
  readonly chance: (of: Result | ((end: E) => boolean)) => $Exact;
  /** Every result that can come, in the order of the scale. */
  readonly outcomes: () => readonly { readonly result: Result; readonly chance: $Exact }[];
  /** The mean of a number. */
  readonly mean: (of: string | ((end: E) => number)) => $Exact;
  /** What the odds are where this holds. @throws RuleError \`impossible-condition\` where it never does. */
  readonly given: (of: Result | ((end: E) => boolean)) => $Odds<E, Result, Whole>;
  /**
   * What follows: for each end the odds of the next action, called with the sheets as they are then. \`null\`, or that it is not
   * possible: nothing follows. The ends are those of what follows; \`end.before\` is the one they follow.
   */
  readonly andThen: <E2, Result2, Whole2>(
    next: (end: Whole) => $Odds<E2, Result2, Whole2> | $NotPossible | null,
  ) => $Odds<$Following<E2, E>, Result2 | null, $Following<Whole2, Whole>>;
  readonly ends: readonly { readonly end: E; readonly chance: $Exact }[];
  /**
   * What a law of a sheet throws away, law by law: it counts as not possible, and the state before it stays. These are no ends; a mean of
   * something under \`after\` counts them as it stood before.
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
}`, ``],
[`$Following`, ``, `
type $Following<Next, Before> =
  | (Next & { readonly follows: true; readonly before: Before })
  | { readonly follows: false; readonly result: null; readonly before: Before };`, ``],
[`$ends_odds_End`, ``, `

type $ends_odds_End = Readonly<Record<string, unknown>>;`, ``],
[`$WeightedEnd`, `97 320 391`, `
interface $WeightedEnd {
  readonly end: $ends_odds_End;
  readonly result: $Plain;
  readonly order: number;
  readonly chance: $Fraction;
}`, ``],
[`$ends_odds_WholeEnd`, `391 392`, `
/** \`whole\`: the end with its sheets and things. */
interface $ends_odds_WholeEnd extends $WeightedEnd {
  readonly whole: $ends_odds_End;
}`, ``],
[`$ForbiddenEnd`, `115 320 391`, `
/** \`end\`: what was kept, as it stood before. */
interface $ForbiddenEnd {
  readonly law: $LawFacts;
  readonly end: $ends_odds_End;
  readonly chance: $Fraction;
}`, ``],
[`$WholeEnds`, `320 393`, `
interface $WholeEnds {
  readonly rows: readonly $ends_odds_WholeEnd[];
  readonly beyond: $Fraction;
}`, ``],
[`$Made`, `97 320 392 394 395`, `
/** What odds are made of. */
interface $Made {
  /** @throws RuleError \`unknown-outcome\` */
  readonly check: (of: $Plain) => void;
  readonly rows: readonly $WeightedEnd[];
  readonly forbidden: readonly $ForbiddenEnd[];
  readonly beyond: $Fraction;
  /** Worked out only where something follows. */
  readonly whole: () => $WholeEnds;
}`, ``],
[`$ends_odds_made`, ``, `
const $ends_odds_made: unique symbol = Symbol("made");`, `
const $ends_odds_made = Symbol("made");`],
[`$AnyOdds`, `97 389`, `
type $AnyOdds = $Odds<unknown, $Plain, unknown>;`, ``],
[`$MOST_ENDS`, ``, `

/** Most ends of a chain of actions. */
const $MOST_ENDS = 200_000;`, `
/** Most ends of a chain of actions. */
const $MOST_ENDS = 200_000;`],
[`$guarded`, `3`, `

/** Reading what was not kept would be a silent mistake: it is refused. */
function $guarded(end: Readonly<Record<string, unknown>>, path: string): unknown {
  return new Proxy(end, {
    get(target, key) {
      if (typeof key === "symbol" || Object.hasOwn(target, key)) {
        const value: unknown = Reflect.get(target, key);
        const isBranch = typeof value === "object" && value !== null && !Array.isArray(value);
        return isBranch
          ? $guarded(value as Readonly<Record<string, unknown>>, \`\${path}\${String(key)}.\`)
          : value;
      }
      if (key === "toJSON" || key === "then" || key === "constructor") return undefined;
      throw new $RuleError(
        "unknown-path",
        \`"\${path}\${key}" was not kept; ask for the odds with keep: ["\${path}\${key}"].\`,
        { path: \`\${path}\${key}\` },
      );
    },
    set: () => false,
  });
}`, `
/** Reading what was not kept would be a silent mistake: it is refused. */
function $guarded(end, path) {
    return new Proxy(end, {
        get(target, key) {
            if (typeof key === "symbol" || Object.hasOwn(target, key)) {
                const value = Reflect.get(target, key);
                const isBranch = typeof value === "object" && value !== null && !Array.isArray(value);
                return isBranch
                    ? $guarded(value, \`\${path}\${String(key)}.\`)
                    : value;
            }
            if (key === "toJSON" || key === "then" || key === "constructor")
                return undefined;
            throw new $RuleError("unknown-path", \`"\${path}\${key}" was not kept; ask for the odds with keep: ["\${path}\${key}"].\`, { path: \`\${path}\${key}\` });
        },
        set: () => false,
    });
}`],
[`$ends_odds_merged`, `324 392`, `

// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Equal ends are one. */
function $ends_odds_merged(rows: readonly $WeightedEnd[]): readonly $WeightedEnd[] {
  const byEnd = new Map<string, $WeightedEnd>();
  for (const row of rows) {
    const key = JSON.stringify([row.order, row.end]);
    const before = byEnd.get(key);
    byEnd.set(
      key,
      before === undefined ? row : { ...before, chance: $add(before.chance, row.chance) },
    );
  }
  return [...byEnd.values()];
}`, `
// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Equal ends are one. */
function $ends_odds_merged(rows) {
    const byEnd = new Map();
    for (const row of rows) {
        const key = JSON.stringify([row.order, row.end]);
        const before = byEnd.get(key);
        byEnd.set(key, before === undefined ? row : { ...before, chance: $add(before.chance, row.chance) });
    }
    return [...byEnd.values()];
}`],
[`$ends_odds_oddsFrom`, `3 35 97 320 321 323 324 326 327 338 392 395 396 397 398 400 403 404 405 406 407 408`, `

function $ends_odds_oddsFrom(own: $Made): $AnyOdds {
  const { rows } = own;
  type Test = $Plain | ((end: unknown) => boolean);
  const holds = (of: Test): ((row: $WeightedEnd) => boolean) => {
    if (typeof of === "function") return (row) => of($guarded(row.end, ""));
    own.check(of);
    return (row) => row.result === of;
  };
  const sum = (some: readonly $WeightedEnd[]): $Fraction =>
    some.reduce((total, row) => $add(total, row.chance), $ZERO);
  const numberOf = (of: string | ((end: unknown) => number)): ((row: $WeightedEnd) => number) => {
    if (typeof of === "function") return (row) => of($guarded(row.end, ""));
    return (row) => Number($ends_odds_valueAt(row.end, of) ?? Number.NaN);
  };
  return Object.freeze({
    [$ends_odds_made]: own,
    possible: true as const,
    chance: (of: Test) => $exact(sum(rows.filter(holds(of)))),
    outcomes: () => {
      const results = [...new Map(rows.map((row) => [row.order, row.result] as const))].toSorted(
        ([a], [b]) => a - b,
      );
      return results.map(([order, result]) => ({
        result,
        chance: $exact(sum(rows.filter((row) => row.order === order))),
      }));
    },
    mean: (of: string | ((end: unknown) => number)) => {
      const read = numberOf(of);
      const before = own.forbidden.map(({ end, chance }): $WeightedEnd => ({
        end,
        result: null,
        order: $NONE,
        chance,
      }));
      const parts = [...rows, ...before].map((row): $Fraction => {
        const value = read(row);
        if (!Number.isSafeInteger(value))
          throw new $RuleError(
            "unknown-path",
            \`\${$shownOf(of)} is not a whole number in every end, so it has no mean.\`,
            {},
          );
        return $mul($fraction(value), row.chance);
      });
      return $exact(parts.reduce($add, $ZERO));
    },
    given: (of: Test) => {
      const left = rows.filter(holds(of));
      const total = sum(left);
      if (left.length === 0)
        throw new $RuleError(
          "impossible-condition",
          "This never happens, so nothing can be said about what then follows.",
          {},
        );
      const scaled = <Row extends $WeightedEnd>(some: readonly Row[]): readonly Row[] =>
        some.filter(holds(of)).map((row) => ({ ...row, chance: $div(row.chance, total) }));
      const whole = (): $WholeEnds => {
        const all = own.whole();
        return { rows: scaled(all.rows), beyond: $share(all.beyond, total) };
      };
      return $ends_odds_oddsFrom({
        ...own,
        rows: scaled(rows),
        forbidden: [],
        beyond: $share(own.beyond, total),
        whole,
      });
    },
    andThen: (next: (end: never) => unknown) => $following(own, next as $ends_odds_Next) as never,
    ends: Object.freeze(
      rows.map((row) => Object.freeze({ end: $guarded(row.end, ""), chance: $exact(row.chance) })),
    ),
    forbidden: Object.freeze($forbiddenBy(own.forbidden)),
    beyond: $exact(own.beyond),
  });
}`, `
function $ends_odds_oddsFrom(own) {
    const { rows } = own;
    const holds = (of) => {
        if (typeof of === "function")
            return (row) => of($guarded(row.end, ""));
        own.check(of);
        return (row) => row.result === of;
    };
    const sum = (some) => some.reduce((total, row) => $add(total, row.chance), $ZERO);
    const numberOf = (of) => {
        if (typeof of === "function")
            return (row) => of($guarded(row.end, ""));
        return (row) => Number($ends_odds_valueAt(row.end, of) ?? Number.NaN);
    };
    return Object.freeze({
        [$ends_odds_made]: own,
        possible: true,
        chance: (of) => $exact(sum(rows.filter(holds(of)))),
        outcomes: () => {
            const results = [...new Map(rows.map((row) => [row.order, row.result]))].toSorted(([a], [b]) => a - b);
            return results.map(([order, result]) => ({
                result,
                chance: $exact(sum(rows.filter((row) => row.order === order))),
            }));
        },
        mean: (of) => {
            const read = numberOf(of);
            const before = own.forbidden.map(({ end, chance }) => ({
                end,
                result: null,
                order: $NONE,
                chance,
            }));
            const parts = [...rows, ...before].map((row) => {
                const value = read(row);
                if (!Number.isSafeInteger(value))
                    throw new $RuleError("unknown-path", \`\${$shownOf(of)} is not a whole number in every end, so it has no mean.\`, {});
                return $mul($fraction(value), row.chance);
            });
            return $exact(parts.reduce($add, $ZERO));
        },
        given: (of) => {
            const left = rows.filter(holds(of));
            const total = sum(left);
            if (left.length === 0)
                throw new $RuleError("impossible-condition", "This never happens, so nothing can be said about what then follows.", {});
            const scaled = (some) => some.filter(holds(of)).map((row) => ({ ...row, chance: $div(row.chance, total) }));
            const whole = () => {
                const all = own.whole();
                return { rows: scaled(all.rows), beyond: $share(all.beyond, total) };
            };
            return $ends_odds_oddsFrom({
                ...own,
                rows: scaled(rows),
                forbidden: [],
                beyond: $share(own.beyond, total),
                whole,
            });
        },
        andThen: (next) => $following(own, next),
        ends: Object.freeze(rows.map((row) => Object.freeze({ end: $guarded(row.end, ""), chance: $exact(row.chance) }))),
        forbidden: Object.freeze($forbiddenBy(own.forbidden)),
        beyond: $exact(own.beyond),
    });
}`],
[`$forbiddenBy`, `321 324 338 394 398`, `

function $forbiddenBy(ends: readonly $ForbiddenEnd[]): $AnyOdds["forbidden"] {
  const laws = [...new Map(ends.map(({ law }) => [law.id, law] as const)).values()];
  return laws.map(({ id, message }) => {
    const own = ends.filter(({ law }) => law.id === id).map(({ chance }) => chance);
    return Object.freeze({ why: message, code: id, chance: $exact(own.reduce($add, $ZERO)) });
  });
}`, `
function $forbiddenBy(ends) {
    const laws = [...new Map(ends.map(({ law }) => [law.id, law])).values()];
    return laws.map(({ id, message }) => {
        const own = ends.filter(({ law }) => law.id === id).map(({ chance }) => chance);
        return Object.freeze({ why: message, code: id, chance: $exact(own.reduce($add, $ZERO)) });
    });
}`],
[`$shownOf`, ``, `

function $shownOf(of: unknown): string {
  return typeof of === "string" ? of : "This";
}`, `
function $shownOf(of) {
    return typeof of === "string" ? of : "This";
}`],
[`$ends_odds_valueAt`, `3`, `

function $ends_odds_valueAt(end: Readonly<Record<string, unknown>>, path: string): unknown {
  let found: unknown;
  const walk = (at: unknown, above: string): void => {
    if (above === path) found = at;
    if (typeof at !== "object" || at === null) return;
    for (const key of Object.keys(at))
      walk((at as Readonly<Record<string, unknown>>)[key], above === "" ? key : \`\${above}.\${key}\`);
  };
  walk(end, "");
  if (found === undefined)
    throw new $RuleError(
      "unknown-path",
      \`"\${path}" was not kept; ask for the odds with keep: ["\${path}"].\`,
      { path },
    );
  return found;
}`, `
function $ends_odds_valueAt(end, path) {
    let found;
    const walk = (at, above) => {
        if (above === path)
            found = at;
        if (typeof at !== "object" || at === null)
            return;
        for (const key of Object.keys(at))
            walk(at[key], above === "" ? key : \`\${above}.\${key}\`);
    };
    walk(end, "");
    if (found === undefined)
        throw new $RuleError("unknown-path", \`"\${path}" was not kept; ask for the odds with keep: ["\${path}"].\`, { path });
    return found;
}`],
[`$ends_odds_Next`, `339 398`, `

// ── what follows ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type $ends_odds_Next = (end: unknown) => $AnyOdds | $NotPossible | null;`, ``],
[`$following`, `3 320 323 324 326 393 394 395 396 398 399 401 402 406 408 409 410 411`, `

function $following(first: $Made, next: $ends_odds_Next): $AnyOdds {
  const start = first.whole();
  const pairs = start.rows.map((before) => {
    const odds = next(Object.freeze(before.whole));
    return { before, then: odds === null || !odds.possible ? null : $madeOf(odds) };
  });
  const count = pairs.reduce((sum, { then }) => sum + (then?.rows.length ?? 1), 0);
  if (count > $MOST_ENDS)
    throw new $RuleError("too-large", \`What follows has \${count} ends, more than \${$MOST_ENDS}.\`, {
      count,
    });
  const rows = pairs.flatMap(({ before, then }) =>
    then === null
      ? [$ends_odds_nothing(before)]
      : then.rows.map((row) => $ends_odds_joined(before, row)),
  );
  const checks = pairs.flatMap(({ then }) => then?.check ?? []);
  const beyondOf = (own: (then: $Made) => $Fraction): $Fraction =>
    pairs.reduce(
      (sum, { before, then }) => (then === null ? sum : $add(sum, $mul(before.chance, own(then)))),
      start.beyond,
    );
  const whole = (): $WholeEnds => {
    const known = new Map(
      pairs.flatMap(({ then }) => (then === null ? [] : [[then, then.whole()] as const])),
    );
    const ends = pairs.flatMap(({ before, then }): readonly $ends_odds_WholeEnd[] => {
      const none = {
        ...$ends_odds_nothing(before),
        whole: { follows: false, result: null, before: before.whole },
      };
      if (then === null) return [none];
      const all = known.get(then)!.rows;
      return all.map((row) => ({
        ...$ends_odds_joined(before, row),
        whole: { ...row.whole, follows: true, before: before.whole },
      }));
    });
    return {
      rows: ends,
      beyond: $share(
        beyondOf((then) => known.get(then)!.beyond),
        $fraction(1),
      ),
    };
  };
  return $ends_odds_oddsFrom({
    check: (of) => (of === null && checks.length < pairs.length ? undefined : checks[0]?.(of)),
    rows: $ends_odds_merged(rows),
    forbidden: [
      ...first.forbidden.map((one): $ForbiddenEnd => ({ ...one, end: {} })),
      ...pairs.flatMap(({ before, then }) =>
        (then?.forbidden ?? []).map((one): $ForbiddenEnd => ({
          ...one,
          end: {},
          chance: $mul(before.chance, one.chance),
        })),
      ),
    ],
    beyond: $share(
      beyondOf((then) => then.beyond),
      $fraction(1),
    ),
    whole,
  });
}`, `
function $following(first, next) {
    const start = first.whole();
    const pairs = start.rows.map((before) => {
        const odds = next(Object.freeze(before.whole));
        return { before, then: odds === null || !odds.possible ? null : $madeOf(odds) };
    });
    const count = pairs.reduce((sum, { then }) => sum + (then?.rows.length ?? 1), 0);
    if (count > $MOST_ENDS)
        throw new $RuleError("too-large", \`What follows has \${count} ends, more than \${$MOST_ENDS}.\`, {
            count,
        });
    const rows = pairs.flatMap(({ before, then }) => then === null
        ? [$ends_odds_nothing(before)]
        : then.rows.map((row) => $ends_odds_joined(before, row)));
    const checks = pairs.flatMap(({ then }) => then?.check ?? []);
    const beyondOf = (own) => pairs.reduce((sum, { before, then }) => (then === null ? sum : $add(sum, $mul(before.chance, own(then)))), start.beyond);
    const whole = () => {
        const known = new Map(pairs.flatMap(({ then }) => (then === null ? [] : [[then, then.whole()]])));
        const ends = pairs.flatMap(({ before, then }) => {
            const none = {
                ...$ends_odds_nothing(before),
                whole: { follows: false, result: null, before: before.whole },
            };
            if (then === null)
                return [none];
            const all = known.get(then).rows;
            return all.map((row) => ({
                ...$ends_odds_joined(before, row),
                whole: { ...row.whole, follows: true, before: before.whole },
            }));
        });
        return {
            rows: ends,
            beyond: $share(beyondOf((then) => known.get(then).beyond), $fraction(1)),
        };
    };
    return $ends_odds_oddsFrom({
        check: (of) => (of === null && checks.length < pairs.length ? undefined : checks[0]?.(of)),
        rows: $ends_odds_merged(rows),
        forbidden: [
            ...first.forbidden.map((one) => ({ ...one, end: {} })),
            ...pairs.flatMap(({ before, then }) => (then?.forbidden ?? []).map((one) => ({
                ...one,
                end: {},
                chance: $mul(before.chance, one.chance),
            }))),
        ],
        beyond: $share(beyondOf((then) => then.beyond), $fraction(1)),
        whole,
    });
}`],
[`$share`, `320 321 323 327 328`, `

/** So much of the whole, at most all of it. */
function $share(part: $Fraction, total: $Fraction): $Fraction {
  return $compare(part, total) < 0 ? $div(part, total) : part.n === 0n ? $ZERO : $fraction(1);
}`, `
/** So much of the whole, at most all of it. */
function $share(part, total) {
    return $compare(part, total) < 0 ? $div(part, total) : part.n === 0n ? $ZERO : $fraction(1);
}`],
[`$madeOf`, `3 396 397 398`, `

function $madeOf(odds: $AnyOdds): $Made {
  const found = (odds as Partial<{ readonly [$ends_odds_made]: $Made }>)[$ends_odds_made];
  if (found !== undefined) return found;
  throw new $RuleError(
    "mismatched-arguments",
    "What follows is given by the odds of another action, by null or by that it is not possible.",
    {},
  );
}`, `
function $madeOf(odds) {
    const found = odds[$ends_odds_made];
    if (found !== undefined)
        return found;
    throw new $RuleError("mismatched-arguments", "What follows is given by the odds of another action, by null or by that it is not possible.", {});
}`],
[`$ends_odds_joined`, `326 392 393`, `

function $ends_odds_joined(before: $ends_odds_WholeEnd, row: $WeightedEnd): $WeightedEnd {
  return {
    ...row,
    end: { ...row.end, follows: true, before: before.end },
    chance: $mul(before.chance, row.chance),
  };
}`, `
function $ends_odds_joined(before, row) {
    return {
        ...row,
        end: { ...row.end, follows: true, before: before.end },
        chance: $mul(before.chance, row.chance),
    };
}`],
[`$ends_odds_nothing`, `35 392 393`, `
function $ends_odds_nothing(before: $ends_odds_WholeEnd): $WeightedEnd {
  return {
    end: { follows: false, result: null, before: before.end },
    result: null,
    order: $NONE,
    chance: before.chance,
  };
}`, `
function $ends_odds_nothing(before) {
    return {
        end: { follows: false, result: null, before: before.end },
        result: null,
        order: $NONE,
        chance: before.chance,
    };
}`],
[`$filled`, ``, `

// Arrays of a given length. Invariant: they have no holes, so that reading them stays fast.

/** \`n\` times the same value. */
function $filled<T>(n: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < n; i++) list.push(value);
  return list;
}`, `
// Arrays of a given length. Invariant: they have no holes, so that reading them stays fast.
/** \`n\` times the same value. */
function $filled(n, value) {
    const list = [];
    for (let i = 0; i < n; i++)
        list.push(value);
    return list;
}`],
[`$OddsAnswer`, ``, `

// Prepares a question for the driver: which places matter at each cut (liveness), how states are packed into one integer there, in
// which order the cuts are worked through, and which cuts form a region of dice. Worked out once per rule and kind of question.
// Invariant: a place that is not tracked cannot change an answer.

/** An answer, or a rule over what the asked person sees. A placing is a list: which value goes to each place. */
type $OddsAnswer =
  number | readonly number[] | ((seen: readonly number[]) => number | readonly number[]);`, ``],
[`$Question`, `6 413`, `

interface $Question {
  /** Places asked for. */
  readonly keep: readonly number[];
  readonly answers?: Readonly<Record<string, $OddsAnswer>>;
  readonly pools: readonly $Pool[];
  readonly budget?: number;
  /** For each of the plan's open places: from where on its values need not be told apart; null: as far as there is any use in it. */
  readonly from?: readonly (number | null)[];
  /** For tests: what the driver does without one of its three rules. */
  readonly options?: {
    readonly liveness?: false;
    readonly regions?: false;
    readonly multisets?: false;
  };
}`, ``],
[`$KeyLayout`, ``, `

/** How the states of one cut are packed: mixed radix while that fits 2^53, numbered in order of arrival beyond. */
interface $KeyLayout {
  readonly places: readonly number[];
  /** The places in the order in which they were asked for (only for the end). */
  readonly asked: readonly number[];
  /** Number of different keys; large for numbered ones. */
  readonly size: number;
  readonly interned: boolean;
  /** The one place, where there is just one that is never none: its key is the value less \`least\`. -1: none, -2: more. */
  readonly only: number;
  readonly least: number;
  /** Cleared indexes for small frontiers to use again. */
  readonly spare: Int32Array[];
  readonly pack: (file: readonly number[]) => number;
  readonly unpack: (key: number, file: number[]) => void;
  readonly has: (place: number) => boolean;
  readonly digit: (key: number, place: number) => number;
  readonly strideOf: (place: number) => number;
}`, ``],
[`$Region`, ``, `

interface $Region {
  readonly id: string;
  readonly inside: ReadonlySet<number>;
  readonly touched: ReadonlySet<number>;
}`, ``],
[`$Prepared`, `415 416`, `

interface $Prepared {
  /** One a cut, then that of the end. */
  readonly layouts: readonly $KeyLayout[];
  /** Places that matter at a cut but hold what they held at the start whichever way was taken: they need no packing. */
  readonly steady: readonly (readonly number[])[];
  /** Those of them that the code behind the cut may overwrite. */
  readonly resettled: readonly (readonly number[])[];
  /** Places that matter at a cut and that the code behind it may overwrite: put back for each outcome. */
  readonly restored: readonly (readonly number[])[];
  /** Loops as wholes and cuts outside of loops, each group before those it leads to; in a group the way the rule runs. */
  readonly groups: readonly (readonly number[])[];
  readonly groupOf: readonly number[];
  /** Whether a group is a loop without bound. */
  readonly endless: readonly boolean[];
  readonly mayBegin: (cut: number) => boolean;
  /** The region of dice that begins here, within another one or not, and touches none of these places; null: less than two draws. */
  readonly region: (
    cut: number,
    varying: ReadonlySet<number>,
    within: $Region | null,
  ) => $Region | null;
}`, ``],
[`$remembered`, `68 417`, `

const $remembered = new WeakMap<$OddsPlan, Map<string, $Prepared>>();`, `
const $remembered = new WeakMap();`],
[`$prepare`, `68 414 417 418 420`, `

function $prepare(plan: $OddsPlan, q: $Question): $Prepared {
  let known = $remembered.get(plan);
  if (known === undefined) $remembered.set(plan, (known = new Map()));
  const answers = plan.cuts.map((c) =>
    c.ask === null
      ? ""
      : typeof q.answers?.[c.ask.key] === "function"
        ? "f"
        : q.answers?.[c.ask.key] === undefined
          ? "u"
          : "c",
  );
  const key = \`\${q.keep.join()}|\${answers.join("")}|\${q.options?.liveness === false ? "all" : ""}\`;
  let p = known.get(key);
  if (p === undefined) {
    if (known.size > 200) known.clear();
    known.set(key, (p = $work(plan, q)));
  }
  return p;
}`, `
function $prepare(plan, q) {
    let known = $remembered.get(plan);
    if (known === undefined)
        $remembered.set(plan, (known = new Map()));
    const answers = plan.cuts.map((c) => c.ask === null
        ? ""
        : typeof q.answers?.[c.ask.key] === "function"
            ? "f"
            : q.answers?.[c.ask.key] === undefined
                ? "u"
                : "c");
    const key = \`\${q.keep.join()}|\${answers.join("")}|\${q.options?.liveness === false ? "all" : ""}\`;
    let p = known.get(key);
    if (p === undefined) {
        if (known.size > 200)
            known.clear();
        known.set(key, (p = $work(plan, q)));
    }
    return p;
}`],
[`$work`, `60 68 414 416 417 421 422 423 424 425 426 427 428 429`, `

function $work(plan: $OddsPlan, q: $Question): $Prepared {
  const end = plan.cuts.length;
  const { groups, groupOf, endless } = $inOrder(plan);
  const order = groups.flat();
  const uses = plan.cuts.map((c): readonly number[] => {
    if (c.ask === null) return c.uses;
    const given = q.answers?.[c.ask.key];
    return typeof given === "function" ? c.ask.sees : given === undefined ? c.uses : [];
  });
  const changing = $changingPlaces(plan);
  const live =
    q.options?.liveness === false
      ? $everythingLive(plan, q, changing)
      : $liveness(plan, q, uses, order, changing);
  const held = $filledPlaces(plan, order);
  const written = $writtenPlaces(plan, order);
  const inRow = (places: Iterable<number>): readonly number[] => [...places].sort((a, b) => a - b);
  const isPacked = (p: number, i: number): boolean =>
    i === end || written[i]!.has(p) || q.options?.liveness === false;
  const layouts = live.map((places, i) =>
    $keyLayout(
      plan,
      inRow(places).filter((p) => isPacked(p, i)),
      held[i]!,
      i === end ? q.keep : [],
    ),
  );
  const steady = live
    .slice(0, end)
    .map((places, i) => inRow(places).filter((p) => !isPacked(p, i)));
  const restored = plan.cuts.map((_, i) => {
    const set = new Set(plan.flows[i + 1]!.exits.flatMap((e) => e.sets.map(([p]) => p)));
    return inRow(live[i]!).filter((p) => set.has(p));
  });
  const touched = plan.cuts.map((c, i): ReadonlySet<number> => {
    const all = new Set<number>([...uses[i]!, ...c.to, ...plan.flows[i + 1]!.control]);
    for (const exit of plan.flows[i + 1]!.exits)
      for (const [place, deps] of exit.sets)
        if (live[exit.to === $END ? end : exit.to]!.has(place)) {
          all.add(place);
          deps.forEach((d) => all.add(d));
        }
    return all;
  });
  const regions = new Map<string, $Region | null>();
  const grow = (
    from: number,
    varying: ReadonlySet<number>,
    within: $Region | null,
  ): ReadonlySet<number> => {
    const inside = new Set<number>();
    const queue = [from];
    for (let c = queue.pop(); c !== undefined; c = queue.pop()) {
      if (
        inside.has(c) ||
        (within !== null && !within.inside.has(c)) ||
        $overlaps(touched[c]!, varying)
      )
        continue;
      inside.add(c);
      for (const t of $targets(plan.flows[c + 1]!)) if (t !== $END) queue.push(t);
    }
    return inside;
  };
  const isWorth = (inside: ReadonlySet<number>): boolean =>
    [...inside].filter((c) => plan.cuts[c]!.kind === "draw").length >= 2;
  const may = plan.cuts.map((c, i) => c.kind !== "head" && isWorth(grow(i, new Set(), null)));
  return {
    layouts,
    steady,
    resettled: steady.map((places, i) => places.filter((p) => restored[i]!.includes(p))),
    restored,
    groups,
    groupOf,
    endless,
    mayBegin: (c) => may[c]!,
    region: (c, varying, within) => {
      const key = \`\${c}|\${[...varying].join()}|\${within?.id ?? ""}\`;
      let r = regions.get(key);
      if (r === undefined) {
        const inside = grow(c, varying, within);
        const all = new Set<number>([...inside].flatMap((k) => [...touched[k]!]));
        r = isWorth(inside)
          ? { id: \`\${c}:\${[...inside].sort((a, b) => a - b).join()}\`, inside, touched: all }
          : null;
        regions.set(key, r);
      }
      return r;
    },
  };
}`, `
function $work(plan, q) {
    const end = plan.cuts.length;
    const { groups, groupOf, endless } = $inOrder(plan);
    const order = groups.flat();
    const uses = plan.cuts.map((c) => {
        if (c.ask === null)
            return c.uses;
        const given = q.answers?.[c.ask.key];
        return typeof given === "function" ? c.ask.sees : given === undefined ? c.uses : [];
    });
    const changing = $changingPlaces(plan);
    const live = q.options?.liveness === false
        ? $everythingLive(plan, q, changing)
        : $liveness(plan, q, uses, order, changing);
    const held = $filledPlaces(plan, order);
    const written = $writtenPlaces(plan, order);
    const inRow = (places) => [...places].sort((a, b) => a - b);
    const isPacked = (p, i) => i === end || written[i].has(p) || q.options?.liveness === false;
    const layouts = live.map((places, i) => $keyLayout(plan, inRow(places).filter((p) => isPacked(p, i)), held[i], i === end ? q.keep : []));
    const steady = live
        .slice(0, end)
        .map((places, i) => inRow(places).filter((p) => !isPacked(p, i)));
    const restored = plan.cuts.map((_, i) => {
        const set = new Set(plan.flows[i + 1].exits.flatMap((e) => e.sets.map(([p]) => p)));
        return inRow(live[i]).filter((p) => set.has(p));
    });
    const touched = plan.cuts.map((c, i) => {
        const all = new Set([...uses[i], ...c.to, ...plan.flows[i + 1].control]);
        for (const exit of plan.flows[i + 1].exits)
            for (const [place, deps] of exit.sets)
                if (live[exit.to === $END ? end : exit.to].has(place)) {
                    all.add(place);
                    deps.forEach((d) => all.add(d));
                }
        return all;
    });
    const regions = new Map();
    const grow = (from, varying, within) => {
        const inside = new Set();
        const queue = [from];
        for (let c = queue.pop(); c !== undefined; c = queue.pop()) {
            if (inside.has(c) ||
                (within !== null && !within.inside.has(c)) ||
                $overlaps(touched[c], varying))
                continue;
            inside.add(c);
            for (const t of $targets(plan.flows[c + 1]))
                if (t !== $END)
                    queue.push(t);
        }
        return inside;
    };
    const isWorth = (inside) => [...inside].filter((c) => plan.cuts[c].kind === "draw").length >= 2;
    const may = plan.cuts.map((c, i) => c.kind !== "head" && isWorth(grow(i, new Set(), null)));
    return {
        layouts,
        steady,
        resettled: steady.map((places, i) => places.filter((p) => restored[i].includes(p))),
        restored,
        groups,
        groupOf,
        endless,
        mayBegin: (c) => may[c],
        region: (c, varying, within) => {
            const key = \`\${c}|\${[...varying].join()}|\${within?.id ?? ""}\`;
            let r = regions.get(key);
            if (r === undefined) {
                const inside = grow(c, varying, within);
                const all = new Set([...inside].flatMap((k) => [...touched[k]]));
                r = isWorth(inside)
                    ? { id: \`\${c}:\${[...inside].sort((a, b) => a - b).join()}\`, inside, touched: all }
                    : null;
                regions.set(key, r);
            }
            return r;
        },
    };
}`],
[`$overlaps`, ``, `

function $overlaps(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  for (const x of b) if (a.has(x)) return true;
  return false;
}`, `
function $overlaps(a, b) {
    for (const x of b)
        if (a.has(x))
            return true;
    return false;
}`],
[`$targets`, `63`, `

function $targets(flow: $Flow): readonly number[] {
  return [...new Set(flow.exits.map((e) => e.to))];
}`, `
function $targets(flow) {
    return [...new Set(flow.exits.map((e) => e.to))];
}`],
[`$liveness`, `60 68 414`, `

// ── liveness ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Backwards to a fixpoint: a place matters at a cut if the cut reads it, if it decides the way, or if something that matters needs it. */
function $liveness(
  plan: $OddsPlan,
  q: $Question,
  uses: readonly (readonly number[])[],
  order: readonly number[],
  changing: ReadonlySet<number>,
): readonly Set<number>[] {
  const end = plan.cuts.length;
  const live = plan.cuts.map(() => new Set<number>());
  live.push(new Set(q.keep));
  const backwards = [...order].reverse();
  for (let grew = true; grew;) {
    grew = false;
    for (const c of backwards) {
      const now = new Set<number>();
      const flow = plan.flows[c + 1]!;
      flow.control.forEach((p) => now.add(p));
      for (const exit of flow.exits) {
        const sets = new Map(exit.sets);
        for (const p of live[exit.to === $END ? end : exit.to]!) {
          const deps = sets.get(p);
          if (deps === undefined) now.add(p);
          else deps.forEach((d) => now.add(d));
        }
      }
      plan.cuts[c]!.to.forEach((p) => now.delete(p));
      uses[c]!.forEach((p) => now.add(p));
      for (const p of now)
        if (changing.has(p) && !live[c]!.has(p)) {
          live[c]!.add(p);
          grew = true;
        }
    }
  }
  return live;
}`, `
// ── liveness ─────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Backwards to a fixpoint: a place matters at a cut if the cut reads it, if it decides the way, or if something that matters needs it. */
function $liveness(plan, q, uses, order, changing) {
    const end = plan.cuts.length;
    const live = plan.cuts.map(() => new Set());
    live.push(new Set(q.keep));
    const backwards = [...order].reverse();
    for (let grew = true; grew;) {
        grew = false;
        for (const c of backwards) {
            const now = new Set();
            const flow = plan.flows[c + 1];
            flow.control.forEach((p) => now.add(p));
            for (const exit of flow.exits) {
                const sets = new Map(exit.sets);
                for (const p of live[exit.to === $END ? end : exit.to]) {
                    const deps = sets.get(p);
                    if (deps === undefined)
                        now.add(p);
                    else
                        deps.forEach((d) => now.add(d));
                }
            }
            plan.cuts[c].to.forEach((p) => now.delete(p));
            uses[c].forEach((p) => now.add(p));
            for (const p of now)
                if (changing.has(p) && !live[c].has(p)) {
                    live[c].add(p);
                    grew = true;
                }
        }
    }
    return live;
}`],
[`$everythingLive`, `68 414`, `

/** Without liveness every place that the rule mentions is tracked everywhere. */
function $everythingLive(
  plan: $OddsPlan,
  q: $Question,
  changing: ReadonlySet<number>,
): readonly Set<number>[] {
  return [...plan.cuts.map(() => new Set(changing)), new Set(q.keep)];
}`, `
/** Without liveness every place that the rule mentions is tracked everywhere. */
function $everythingLive(plan, q, changing) {
    return [...plan.cuts.map(() => new Set(changing)), new Set(q.keep)];
}`],
[`$changingPlaces`, `68`, `

/** Places that are drawn, asked or set after the first cut. All others hold one value for the whole run and need no tracking. */
function $changingPlaces(plan: $OddsPlan): ReadonlySet<number> {
  const all = new Set<number>();
  for (const c of plan.cuts) c.to.forEach((p) => all.add(p));
  for (const f of plan.flows.slice(1))
    for (const e of f.exits) for (const [p] of e.sets) all.add(p);
  return all;
}`, `
/** Places that are drawn, asked or set after the first cut. All others hold one value for the whole run and need no tracking. */
function $changingPlaces(plan) {
    const all = new Set();
    for (const c of plan.cuts)
        c.to.forEach((p) => all.add(p));
    for (const f of plan.flows.slice(1))
        for (const e of f.exits)
            for (const [p] of e.sets)
                all.add(p);
    return all;
}`],
[`$writtenPlaces`, `60 68`, `

/** Places that some way to this cut draws, asks or sets: forwards to a fixpoint. */
function $writtenPlaces(plan: $OddsPlan, order: readonly number[]): readonly ReadonlySet<number>[] {
  const found = plan.cuts.map(() => new Set<number>());
  for (let moved = true; moved;) {
    moved = false;
    for (const c of order)
      for (const exit of plan.flows[c + 1]!.exits) {
        if (exit.to === $END) continue;
        const there = found[exit.to]!;
        const size = there.size;
        found[c]!.forEach((p) => there.add(p));
        plan.cuts[c]!.to.forEach((p) => there.add(p));
        exit.sets.forEach(([p]) => there.add(p));
        if (there.size > size) moved = true;
      }
  }
  return found;
}`, `
/** Places that some way to this cut draws, asks or sets: forwards to a fixpoint. */
function $writtenPlaces(plan, order) {
    const found = plan.cuts.map(() => new Set());
    for (let moved = true; moved;) {
        moved = false;
        for (const c of order)
            for (const exit of plan.flows[c + 1].exits) {
                if (exit.to === $END)
                    continue;
                const there = found[exit.to];
                const size = there.size;
                found[c].forEach((p) => there.add(p));
                plan.cuts[c].to.forEach((p) => there.add(p));
                exit.sets.forEach(([p]) => there.add(p));
                if (there.size > size)
                    moved = true;
            }
    }
    return found;
}`],
[`$filledPlaces`, `60 63 68 412`, `

/** Places that hold a value at this cut whichever way was taken: forwards to a fixpoint. All others may still be none there. */
function $filledPlaces(plan: $OddsPlan, order: readonly number[]): readonly ReadonlySet<number>[] {
  const end = plan.cuts.length;
  const found: (Set<number> | null)[] = $filled<Set<number> | null>(end + 1, null);
  const meet = (flow: $Flow, before: ReadonlySet<number>): boolean => {
    let moved = false;
    for (const exit of flow.exits) {
      const t = exit.to === $END ? end : exit.to;
      const here = new Set(before);
      for (const [place, deps] of exit.sets) if (!deps.includes(place)) here.add(place);
      const old = found[t]!;
      const now = old === null ? here : new Set([...old].filter((p) => here.has(p)));
      if (old !== null && now.size === old.size) continue;
      found[t] = now;
      moved = true;
    }
    return moved;
  };
  meet(plan.flows[0]!, new Set());
  for (let moved = true; moved;) {
    moved = false;
    for (const c of order) {
      const before = found[c];
      if (
        before !== null &&
        before !== undefined &&
        meet(plan.flows[c + 1]!, new Set([...before, ...plan.cuts[c]!.to]))
      )
        moved = true;
    }
  }
  return found.map((f) => f ?? new Set());
}`, `
/** Places that hold a value at this cut whichever way was taken: forwards to a fixpoint. All others may still be none there. */
function $filledPlaces(plan, order) {
    const end = plan.cuts.length;
    const found = $filled(end + 1, null);
    const meet = (flow, before) => {
        let moved = false;
        for (const exit of flow.exits) {
            const t = exit.to === $END ? end : exit.to;
            const here = new Set(before);
            for (const [place, deps] of exit.sets)
                if (!deps.includes(place))
                    here.add(place);
            const old = found[t];
            const now = old === null ? here : new Set([...old].filter((p) => here.has(p)));
            if (old !== null && now.size === old.size)
                continue;
            found[t] = now;
            moved = true;
        }
        return moved;
    };
    meet(plan.flows[0], new Set());
    for (let moved = true; moved;) {
        moved = false;
        for (const c of order) {
            const before = found[c];
            if (before !== null &&
                before !== undefined &&
                meet(plan.flows[c + 1], new Set([...before, ...plan.cuts[c].to])))
                moved = true;
        }
    }
    return found.map((f) => f ?? new Set());
}`],
[`$inOrder`, `60 68 412 417 422`, `

// ── order ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Loops as wholes, each before what comes after it; inside a loop the way the rule runs. */
function $inOrder(plan: $OddsPlan): Pick<$Prepared, "groups" | "groupOf" | "endless"> {
  const n = plan.cuts.length;
  const next = plan.cuts.map((_, i) => $targets(plan.flows[i + 1]!).filter((t) => t !== $END));
  const index: number[] = $filled<number>(n, -1);
  const low: number[] = $filled<number>(n, 0);
  const onStack: boolean[] = $filled<boolean>(n, false);
  const stack: number[] = [];
  const groups: number[][] = [];
  const finished: number[] = [];
  let counter = 0;
  const visit = (c: number): void => {
    index[c] = low[c] = counter++;
    stack.push(c);
    onStack[c] = true;
    for (const t of next[c]!) {
      if (index[t] === -1) {
        visit(t);
        low[c] = Math.min(low[c]!, low[t]!);
      } else if (onStack[t]) low[c] = Math.min(low[c]!, index[t]!);
    }
    finished.push(c);
    if (low[c] !== index[c]) return;
    const group: number[] = [];
    for (let t = -1; t !== c;) {
      t = stack.pop()!;
      onStack[t] = false;
      group.push(t);
    }
    groups.push(group);
  };
  $targets(plan.flows[0]!).forEach((t) => {
    if (t !== $END && index[t] === -1) visit(t);
  });
  for (let c = 0; c < n; c++) if (index[c] === -1) visit(c);
  const postorder = new Map(finished.map((c, i) => [c, i]));
  groups.reverse();
  const groupOf: number[] = $filled<number>(n, 0);
  groups.forEach((group, g) => {
    group.sort((a, b) => postorder.get(b)! - postorder.get(a)!);
    for (const c of group) groupOf[c] = g;
  });
  return {
    groups,
    groupOf,
    endless: groups.map((group) => group.some((c) => plan.cuts[c]!.endless)),
  };
}`, `
// ── order ────────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Loops as wholes, each before what comes after it; inside a loop the way the rule runs. */
function $inOrder(plan) {
    const n = plan.cuts.length;
    const next = plan.cuts.map((_, i) => $targets(plan.flows[i + 1]).filter((t) => t !== $END));
    const index = $filled(n, -1);
    const low = $filled(n, 0);
    const onStack = $filled(n, false);
    const stack = [];
    const groups = [];
    const finished = [];
    let counter = 0;
    const visit = (c) => {
        index[c] = low[c] = counter++;
        stack.push(c);
        onStack[c] = true;
        for (const t of next[c]) {
            if (index[t] === -1) {
                visit(t);
                low[c] = Math.min(low[c], low[t]);
            }
            else if (onStack[t])
                low[c] = Math.min(low[c], index[t]);
        }
        finished.push(c);
        if (low[c] !== index[c])
            return;
        const group = [];
        for (let t = -1; t !== c;) {
            t = stack.pop();
            onStack[t] = false;
            group.push(t);
        }
        groups.push(group);
    };
    $targets(plan.flows[0]).forEach((t) => {
        if (t !== $END && index[t] === -1)
            visit(t);
    });
    for (let c = 0; c < n; c++)
        if (index[c] === -1)
            visit(c);
    const postorder = new Map(finished.map((c, i) => [c, i]));
    groups.reverse();
    const groupOf = $filled(n, 0);
    groups.forEach((group, g) => {
        group.sort((a, b) => postorder.get(b) - postorder.get(a));
        for (const c of group)
            groupOf[c] = g;
    });
    return {
        groups,
        groupOf,
        endless: groups.map((group) => group.some((c) => plan.cuts[c].endless)),
    };
}`],
[`$keyLayout`, `35 68 412 415`, `

// ── packing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

function $keyLayout(
  plan: $OddsPlan,
  places: readonly number[],
  held: ReadonlySet<number>,
  asked: readonly number[],
): $KeyLayout {
  const n = places.length;
  const lo = places.map((p) => plan.lo[p]!);
  const none = places.map((p) =>
    plan.optional[p] === 1 || (p < plan.registers && !held.has(p)) ? 1 : 0,
  );
  const spans = places.map((p, i) => plan.hi[p]! - lo[i]! + 1 + none[i]!);
  const strides: number[] = $filled<number>(n, 1);
  let size = 1;
  for (let i = n - 1; i >= 0; i--) {
    strides[i] = size;
    size *= spans[i]!;
  }
  const at = new Map(places.map((p, i) => [p, i]));
  const digitOf = (value: number, i: number): number => {
    const d = value === $NONE ? 0 : value - lo[i]! + none[i]!;
    if (!(d >= 0 && d < spans[i]!) || (value === $NONE && none[i] === 0))
      throw new Error(
        \`place \${places[i]} holds \${value}, outside \${lo[i]}..\${plan.hi[places[i]!]}\`,
      );
    return d;
  };
  const spare: Int32Array[] = [];
  const only = n === 0 ? -1 : n === 1 && none[0] === 0 ? places[0]! : -2;
  const common = {
    places,
    asked,
    only,
    least: lo[0] ?? 0,
    spare,
    has: (p: number) => at.has(p),
    strideOf: (p: number) => strides[at.get(p)!]!,
  };
  if (n <= 1 && size <= Number.MAX_SAFE_INTEGER) {
    const [p, least] = [places[0] ?? 0, lo[0] ?? 0];
    return {
      ...common,
      size,
      interned: false,
      pack:
        n === 0
          ? () => 0
          : none[0] === 1
            ? (file) => digitOf(file[p]!, 0)
            : (file) =>
                file[p]! >= least && file[p]! - least < spans[0]!
                  ? file[p]! - least
                  : digitOf(file[p]!, 0),
      unpack: (key, file) => {
        if (n === 1) file[p] = none[0] === 0 ? key + least : key === 0 ? $NONE : key + least - 1;
      },
      digit: (key) => key,
    };
  }
  if (size <= Number.MAX_SAFE_INTEGER) {
    return {
      ...common,
      size,
      interned: false,
      pack: (file) => {
        let key = 0;
        for (let i = 0; i < n; i++) {
          const value = file[places[i]!]!;
          const d = none[i] === 0 ? value - lo[i]! : digitOf(value, i);
          if (!(d >= 0 && d < spans[i]!)) digitOf(value, i);
          key += d * strides[i]!;
        }
        return key;
      },
      unpack: (key, file) => {
        let rest = key;
        for (let i = 0; i < n; i++) {
          const d = n === 1 ? rest : Math.floor(rest / strides[i]!);
          rest -= d * strides[i]!;
          file[places[i]!] = none[i] === 0 ? d + lo[i]! : d === 0 ? $NONE : d + lo[i]! - 1;
        }
      },
      digit: (key, p) => {
        const i = at.get(p)!;
        return Math.floor(key / strides[i]!) % spans[i]!;
      },
    };
  }
  const numbers = new Map<string, number>();
  const states: (readonly number[])[] = [];
  return {
    ...common,
    size: Number.POSITIVE_INFINITY,
    interned: true,
    pack: (file) => {
      const values = places.map((p) => file[p]!);
      const name = values.join();
      let key = numbers.get(name);
      if (key === undefined) numbers.set(name, (key = states.push(values) - 1));
      return key;
    },
    unpack: (key, file) => {
      const values = states[key]!;
      for (let i = 0; i < n; i++) file[places[i]!] = values[i]!;
    },
    digit: (key, p) => states[key]![at.get(p)!]!,
  };
}`, `
// ── packing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $keyLayout(plan, places, held, asked) {
    const n = places.length;
    const lo = places.map((p) => plan.lo[p]);
    const none = places.map((p) => plan.optional[p] === 1 || (p < plan.registers && !held.has(p)) ? 1 : 0);
    const spans = places.map((p, i) => plan.hi[p] - lo[i] + 1 + none[i]);
    const strides = $filled(n, 1);
    let size = 1;
    for (let i = n - 1; i >= 0; i--) {
        strides[i] = size;
        size *= spans[i];
    }
    const at = new Map(places.map((p, i) => [p, i]));
    const digitOf = (value, i) => {
        const d = value === $NONE ? 0 : value - lo[i] + none[i];
        if (!(d >= 0 && d < spans[i]) || (value === $NONE && none[i] === 0))
            throw new Error(\`place \${places[i]} holds \${value}, outside \${lo[i]}..\${plan.hi[places[i]]}\`);
        return d;
    };
    const spare = [];
    const only = n === 0 ? -1 : n === 1 && none[0] === 0 ? places[0] : -2;
    const common = {
        places,
        asked,
        only,
        least: lo[0] ?? 0,
        spare,
        has: (p) => at.has(p),
        strideOf: (p) => strides[at.get(p)],
    };
    if (n <= 1 && size <= Number.MAX_SAFE_INTEGER) {
        const [p, least] = [places[0] ?? 0, lo[0] ?? 0];
        return {
            ...common,
            size,
            interned: false,
            pack: n === 0
                ? () => 0
                : none[0] === 1
                    ? (file) => digitOf(file[p], 0)
                    : (file) => file[p] >= least && file[p] - least < spans[0]
                        ? file[p] - least
                        : digitOf(file[p], 0),
            unpack: (key, file) => {
                if (n === 1)
                    file[p] = none[0] === 0 ? key + least : key === 0 ? $NONE : key + least - 1;
            },
            digit: (key) => key,
        };
    }
    if (size <= Number.MAX_SAFE_INTEGER) {
        return {
            ...common,
            size,
            interned: false,
            pack: (file) => {
                let key = 0;
                for (let i = 0; i < n; i++) {
                    const value = file[places[i]];
                    const d = none[i] === 0 ? value - lo[i] : digitOf(value, i);
                    if (!(d >= 0 && d < spans[i]))
                        digitOf(value, i);
                    key += d * strides[i];
                }
                return key;
            },
            unpack: (key, file) => {
                let rest = key;
                for (let i = 0; i < n; i++) {
                    const d = n === 1 ? rest : Math.floor(rest / strides[i]);
                    rest -= d * strides[i];
                    file[places[i]] = none[i] === 0 ? d + lo[i] : d === 0 ? $NONE : d + lo[i] - 1;
                }
            },
            digit: (key, p) => {
                const i = at.get(p);
                return Math.floor(key / strides[i]) % spans[i];
            },
        };
    }
    const numbers = new Map();
    const states = [];
    return {
        ...common,
        size: Number.POSITIVE_INFINITY,
        interned: true,
        pack: (file) => {
            const values = places.map((p) => file[p]);
            const name = values.join();
            let key = numbers.get(name);
            if (key === undefined)
                numbers.set(name, (key = states.push(values) - 1));
            return key;
        },
        unpack: (key, file) => {
            const values = states[key];
            for (let i = 0; i < n; i++)
                file[places[i]] = values[i];
        },
        digit: (key, p) => states[key][at.get(p)],
    };
}`],
[`$MOST_CHAIN_STATES`, ``, `

// An absorbing chain solved exactly: where does the weight end that starts in these states, if it runs until it leaves?
// States are eliminated one by one (the sum over all returns is 1 / (1 - p)). Invariant: fractions only, no cut-off.

/** States a loop without bound may have. */
const $MOST_CHAIN_STATES: number = 3000;`, `
// An absorbing chain solved exactly: where does the weight end that starts in these states, if it runs until it leaves?
// States are eliminated one by one (the sum over all returns is 1 / (1 - p)). Invariant: fractions only, no cut-off.
/** States a loop without bound may have. */
const $MOST_CHAIN_STATES = 3000;`],
[`$Mass`, `432`, `

/**
 * \`more\`: by how much a count that is held at its highest value would have grown on the way (0 where nothing is held). \`side\`: which reading
 * of the mass is wanted at an end: all of it, or its part at the held value or far beyond, so that mass and mean are right.
 */
interface $Mass {
  readonly node: number;
  readonly key: number;
  readonly n: bigint;
  readonly d: bigint;
  readonly more?: number;
  readonly side?: $Side;
}`, ``],
[`$Side`, ``, `
type $Side = "all" | "held" | "far";`, ``],
[`$Chain`, `431`, `
interface $Chain {
  readonly sources: readonly $Mass[];
  readonly isInside: (node: number) => boolean;
  readonly next: (node: number, key: number) => readonly $Mass[];
  readonly label: string;
  /** How far beyond the held value the other reading lies. */
  readonly reach?: number;
}`, ``],
[`$Grown`, `320`, `

/** A mass, and the sum over it of how much the held count has grown: a dual number. */
interface $Grown {
  readonly mass: $Fraction;
  readonly grown: $Fraction;
}`, ``],
[`$plus`, `324 434`, `
const $plus = (a: $Grown, b: $Grown): $Grown => ({
  mass: $add(a.mass, b.mass),
  grown: a.grown.n === 0n ? b.grown : b.grown.n === 0n ? a.grown : $add(a.grown, b.grown),
});`, `
const $plus = (a, b) => ({
    mass: $add(a.mass, b.mass),
    grown: a.grown.n === 0n ? b.grown : b.grown.n === 0n ? a.grown : $add(a.grown, b.grown),
});`],
[`$odds_chain_times`, `321 324 326 434`, `
const $odds_chain_times = (a: $Grown, b: $Grown): $Grown => ({
  mass: $mul(a.mass, b.mass),
  grown:
    a.grown.n === 0n
      ? b.grown.n === 0n
        ? $ZERO
        : $mul(a.mass, b.grown)
      : b.grown.n === 0n
        ? $mul(a.grown, b.mass)
        : $add($mul(a.mass, b.grown), $mul(a.grown, b.mass)),
});`, `
const $odds_chain_times = (a, b) => ({
    mass: $mul(a.mass, b.mass),
    grown: a.grown.n === 0n
        ? b.grown.n === 0n
            ? $ZERO
            : $mul(a.mass, b.grown)
        : b.grown.n === 0n
            ? $mul(a.grown, b.mass)
            : $add($mul(a.mass, b.grown), $mul(a.grown, b.mass)),
});`],
[`$absorb`, `3 320 321 322 323 325 326 327 334 430 431 432 433 434 435 436`, `

/** Weights of the ends outside, over one denominator. */
function $absorb(chain: $Chain): {
  readonly den: bigint;
  readonly ends: readonly { node: number; key: number; weight: bigint }[];
} {
  const ids = new Map<string, number>();
  const states: { node: number; key: number; inside: boolean; side: $Side }[] = [];
  const rows: Map<number, $Grown>[] = [];
  const before: Set<number>[] = [];
  const idOf = (node: number, key: number, side: $Side): number => {
    const name = \`\${node}/\${key}/\${side}\`;
    let id = ids.get(name);
    if (id === undefined) {
      id = states.push({ node, key, inside: chain.isInside(node), side }) - 1;
      if (states.length > $MOST_CHAIN_STATES)
        throw new $RuleError(
          "too-large",
          \`The loop with the roll "\${chain.label}" has more than \${$MOST_CHAIN_STATES} states.\`,
          { roll: chain.label },
        );
      ids.set(name, id);
      rows.push(new Map());
      before.push(new Set());
    }
    return id;
  };
  const put = (row: Map<number, $Grown>, to: number, w: $Grown): void => {
    const old = row.get(to);
    row.set(to, old === undefined ? w : $plus(old, w));
  };
  const grownBy = (m: $Mass): $Grown => {
    const w = $fraction(m.n, m.d);
    return {
      mass: w,
      grown: m.more === undefined || m.more === 0 ? $ZERO : $mul(w, $fraction(m.more)),
    };
  };
  const mass = new Map<number, $Grown>();
  for (const s of chain.sources) put(mass, idOf(s.node, s.key, "all"), grownBy(s));
  for (let id = 0; id < states.length; id++) {
    const s = states[id]!;
    if (!s.inside) continue;
    for (const m of chain.next(s.node, s.key)) {
      const to = idOf(m.node, m.key, m.side ?? "all");
      put(rows[id]!, to, grownBy(m));
      before[to]!.add(id);
    }
  }
  for (let id = states.length - 1; id >= 0; id--) {
    if (!states[id]!.inside) continue;
    const row = rows[id]!;
    const self = row.get(id);
    row.delete(id);
    before[id]!.delete(id);
    if (self !== undefined) {
      const leave = $sub($ONE, self.mass);
      if (leave.n === 0n)
        throw new $RuleError(
          "endless",
          \`The loop with the roll "\${chain.label}" can never be left.\`,
          { roll: chain.label },
        );
      const again: $Grown = {
        mass: $div($ONE, leave),
        grown: self.grown.n === 0n ? $ZERO : $div(self.grown, $mul(leave, leave)),
      };
      for (const [to, w] of row) row.set(to, $odds_chain_times(w, again));
    }
    const hand = (from: Map<number, $Grown>, who: number | null): void => {
      const w = from.get(id);
      if (w === undefined) return;
      from.delete(id);
      for (const [to, x] of row) {
        put(from, to, $odds_chain_times(w, x));
        if (who !== null) before[to]!.add(who);
      }
    };
    for (const p of before[id]!) hand(rows[p]!, p);
    for (const to of row.keys()) before[to]!.delete(id);
    hand(mass, null);
  }
  const read = ({ mass: all, grown }: $Grown, side: $Side): $Fraction => {
    if (side === "all") return all;
    const far = $div(grown, $fraction(chain.reach ?? 1));
    return side === "far" ? far : $sub(all, far);
  };
  const found = [...mass]
    .map(([id, w]) => ({ ...states[id]!, weight: read(w, states[id]!.side) }))
    .filter((e) => e.weight.n !== 0n);
  let den = 1n;
  for (const e of found) den = (den / $gcd(den, e.weight.d)) * e.weight.d;
  return {
    den,
    ends: found.map((e) => ({ node: e.node, key: e.key, weight: e.weight.n * (den / e.weight.d) })),
  };
}`, `
/** Weights of the ends outside, over one denominator. */
function $absorb(chain) {
    const ids = new Map();
    const states = [];
    const rows = [];
    const before = [];
    const idOf = (node, key, side) => {
        const name = \`\${node}/\${key}/\${side}\`;
        let id = ids.get(name);
        if (id === undefined) {
            id = states.push({ node, key, inside: chain.isInside(node), side }) - 1;
            if (states.length > $MOST_CHAIN_STATES)
                throw new $RuleError("too-large", \`The loop with the roll "\${chain.label}" has more than \${$MOST_CHAIN_STATES} states.\`, { roll: chain.label });
            ids.set(name, id);
            rows.push(new Map());
            before.push(new Set());
        }
        return id;
    };
    const put = (row, to, w) => {
        const old = row.get(to);
        row.set(to, old === undefined ? w : $plus(old, w));
    };
    const grownBy = (m) => {
        const w = $fraction(m.n, m.d);
        return {
            mass: w,
            grown: m.more === undefined || m.more === 0 ? $ZERO : $mul(w, $fraction(m.more)),
        };
    };
    const mass = new Map();
    for (const s of chain.sources)
        put(mass, idOf(s.node, s.key, "all"), grownBy(s));
    for (let id = 0; id < states.length; id++) {
        const s = states[id];
        if (!s.inside)
            continue;
        for (const m of chain.next(s.node, s.key)) {
            const to = idOf(m.node, m.key, m.side ?? "all");
            put(rows[id], to, grownBy(m));
            before[to].add(id);
        }
    }
    for (let id = states.length - 1; id >= 0; id--) {
        if (!states[id].inside)
            continue;
        const row = rows[id];
        const self = row.get(id);
        row.delete(id);
        before[id].delete(id);
        if (self !== undefined) {
            const leave = $sub($ONE, self.mass);
            if (leave.n === 0n)
                throw new $RuleError("endless", \`The loop with the roll "\${chain.label}" can never be left.\`, { roll: chain.label });
            const again = {
                mass: $div($ONE, leave),
                grown: self.grown.n === 0n ? $ZERO : $div(self.grown, $mul(leave, leave)),
            };
            for (const [to, w] of row)
                row.set(to, $odds_chain_times(w, again));
        }
        const hand = (from, who) => {
            const w = from.get(id);
            if (w === undefined)
                return;
            from.delete(id);
            for (const [to, x] of row) {
                put(from, to, $odds_chain_times(w, x));
                if (who !== null)
                    before[to].add(who);
            }
        };
        for (const p of before[id])
            hand(rows[p], p);
        for (const to of row.keys())
            before[to].delete(id);
        hand(mass, null);
    }
    const read = ({ mass: all, grown }, side) => {
        if (side === "all")
            return all;
        const far = $div(grown, $fraction(chain.reach ?? 1));
        return side === "far" ? far : $sub(all, far);
    };
    const found = [...mass]
        .map(([id, w]) => ({ ...states[id], weight: read(w, states[id].side) }))
        .filter((e) => e.weight.n !== 0n);
    let den = 1n;
    for (const e of found)
        den = (den / $gcd(den, e.weight.d)) * e.weight.d;
    return {
        den,
        ends: found.map((e) => ({ node: e.node, key: e.key, weight: e.weight.n * (den / e.weight.d) })),
    };
}`],
[`$Weight`, ``, `

// A frontier: the states that stand at one cut, each packed into one integer, with their weights over one denominator.
// Invariant: a weight never exceeds the denominator, so plain numbers are exact while the denominator is safe; beyond it all are BigInt.

/** A whole number: plain while safe, BigInt beyond. */
type $Weight = number | bigint;`, ``],
[`$Frontier`, `438`, `

interface $Frontier {
  den: $Weight;
  big: boolean;
  readonly keys: number[];
  nums: number[];
  bigs: bigint[];
  /** Key → index + 1: a map at first, an array once there are many keys and few possible ones. */
  dense: Int32Array | null;
  sparse: Map<number, number>;
  readonly size: number;
}`, ``],
[`$SMALL`, ``, `

const $SMALL = 512;`, `
const $SMALL = 512;`],
[`$MANY_KEYS`, ``, `
const $MANY_KEYS = 128;`, `
const $MANY_KEYS = 128;`],
[`$DENSE`, ``, `
const $DENSE = 1 << 20;`, `
const $DENSE = 1 << 20;`],
[`$emptyFrontier`, `415 438 439 440 445`, `

function $emptyFrontier(den: $Weight, layout: $KeyLayout): $Frontier {
  const { size, spare } = layout;
  const dense = size > $SMALL ? null : (spare.pop() ?? new Int32Array(size));
  return {
    den,
    big: typeof den === "bigint",
    keys: [],
    nums: [],
    bigs: [],
    dense,
    sparse: $noKeys,
    size,
  };
}`, `
function $emptyFrontier(den, layout) {
    const { size, spare } = layout;
    const dense = size > $SMALL ? null : (spare.pop() ?? new Int32Array(size));
    return {
        den,
        big: typeof den === "bigint",
        keys: [],
        nums: [],
        bigs: [],
        dense,
        sparse: $noKeys,
        size,
    };
}`],
[`$release`, `415 439 440`, `

/** Gives the index of a small frontier that is done with back to its layout, cleared. */
function $release(f: $Frontier, layout: $KeyLayout): void {
  if (f.dense === null || f.size > $SMALL || layout.spare.length > 0) return;
  for (const key of f.keys) f.dense[key] = 0;
  layout.spare.push(f.dense);
  f.dense = null;
}`, `
/** Gives the index of a small frontier that is done with back to its layout, cleared. */
function $release(f, layout) {
    if (f.dense === null || f.size > $SMALL || layout.spare.length > 0)
        return;
    for (const key of f.keys)
        f.dense[key] = 0;
    layout.spare.push(f.dense);
    f.dense = null;
}`],
[`$noKeys`, ``, `
/** Stands for the map that is made when the first key comes. */
const $noKeys = new Map<number, number>();`, `
/** Stands for the map that is made when the first key comes. */
const $noKeys = new Map();`],
[`$addTo`, `438 439 447 448`, `

/** \`w\` is a plain number exactly where the frontier is not big. */
function $addTo(f: $Frontier, key: number, w: $Weight): void {
  if (f.big) $addBig(f, key, w as bigint);
  else $addNumber(f, key, w as number);
}`, `
/** \`w\` is a plain number exactly where the frontier is not big. */
function $addTo(f, key, w) {
    if (f.big)
        $addBig(f, key, w);
    else
        $addNumber(f, key, w);
}`],
[`$addNumber`, `439 449`, `

function $addNumber(f: $Frontier, key: number, w: number): void {
  const at = $indexOf(f, key);
  if (at === f.nums.length) f.nums.push(w);
  else f.nums[at] = f.nums[at]! + w;
}`, `
function $addNumber(f, key, w) {
    const at = $indexOf(f, key);
    if (at === f.nums.length)
        f.nums.push(w);
    else
        f.nums[at] = f.nums[at] + w;
}`],
[`$addBig`, `439 449`, `

function $addBig(f: $Frontier, key: number, w: bigint): void {
  const at = $indexOf(f, key);
  if (at === f.bigs.length) f.bigs.push(w);
  else f.bigs[at] = f.bigs[at]! + w;
}`, `
function $addBig(f, key, w) {
    const at = $indexOf(f, key);
    if (at === f.bigs.length)
        f.bigs.push(w);
    else
        f.bigs[at] = f.bigs[at] + w;
}`],
[`$indexOf`, `439 441 442 445`, `

function $indexOf(f: $Frontier, key: number): number {
  if (f.dense !== null) {
    const at = f.dense[key]!;
    if (at > 0) return at - 1;
    const index = f.keys.push(key);
    f.dense[key] = index;
    return index - 1;
  }
  if (f.sparse === $noKeys) f.sparse = new Map();
  const at = f.sparse.get(key);
  if (at !== undefined) return at - 1;
  const index = f.keys.push(key);
  if (index < $MANY_KEYS || f.size > $DENSE) f.sparse.set(key, index);
  else {
    f.dense = new Int32Array(f.size);
    for (let i = 0; i < index; i++) f.dense[f.keys[i]!] = i + 1;
    f.sparse = $noKeys;
  }
  return index - 1;
}`, `
function $indexOf(f, key) {
    if (f.dense !== null) {
        const at = f.dense[key];
        if (at > 0)
            return at - 1;
        const index = f.keys.push(key);
        f.dense[key] = index;
        return index - 1;
    }
    if (f.sparse === $noKeys)
        f.sparse = new Map();
    const at = f.sparse.get(key);
    if (at !== undefined)
        return at - 1;
    const index = f.keys.push(key);
    if (index < $MANY_KEYS || f.size > $DENSE)
        f.sparse.set(key, index);
    else {
        f.dense = new Int32Array(f.size);
        for (let i = 0; i < index; i++)
            f.dense[f.keys[i]] = i + 1;
        f.sparse = $noKeys;
    }
    return index - 1;
}`],
[`$mergedDen`, `334 438 439 452`, `

/** Makes room for weights over \`den\`: brings both to the least common multiple, gives the factor for what comes in. */
function $mergedDen(f: $Frontier, den: $Weight): $Weight {
  if (f.den === den) return f.big ? 1n : 1;
  if (typeof f.den === "number" && typeof den === "number") {
    const l = (f.den / $smallGcd(f.den, den)) * den;
    if (l <= Number.MAX_SAFE_INTEGER) {
      const factor = l / f.den;
      if (factor !== 1) for (let i = 0; i < f.nums.length; i++) f.nums[i] = f.nums[i]! * factor;
      f.den = l;
      return l / den;
    }
  }
  const [a, b] = [BigInt(f.den), BigInt(den)];
  const l = (a / $gcd(a, b)) * b;
  const factor = l / a;
  f.bigs = f.big
    ? factor === 1n
      ? f.bigs
      : f.bigs.map((w) => w * factor)
    : f.nums.map((w) => BigInt(w) * factor);
  f.nums = [];
  f.big = true;
  f.den = l;
  return l / b;
}`, `
/** Makes room for weights over \`den\`: brings both to the least common multiple, gives the factor for what comes in. */
function $mergedDen(f, den) {
    if (f.den === den)
        return f.big ? 1n : 1;
    if (typeof f.den === "number" && typeof den === "number") {
        const l = (f.den / $smallGcd(f.den, den)) * den;
        if (l <= Number.MAX_SAFE_INTEGER) {
            const factor = l / f.den;
            if (factor !== 1)
                for (let i = 0; i < f.nums.length; i++)
                    f.nums[i] = f.nums[i] * factor;
            f.den = l;
            return l / den;
        }
    }
    const [a, b] = [BigInt(f.den), BigInt(den)];
    const l = (a / $gcd(a, b)) * b;
    const factor = l / a;
    f.bigs = f.big
        ? factor === 1n
            ? f.bigs
            : f.bigs.map((w) => w * factor)
        : f.nums.map((w) => BigInt(w) * factor);
    f.nums = [];
    f.big = true;
    f.den = l;
    return l / b;
}`],
[`$odds_frontier_lcm`, `334 438 452`, `

/** The least common multiple, plain while it is safe. */
function $odds_frontier_lcm(a: $Weight, b: $Weight): $Weight {
  if (a === b) return a;
  if (typeof a === "number" && typeof b === "number") {
    const l = (a / $smallGcd(a, b)) * b;
    if (l <= Number.MAX_SAFE_INTEGER) return l;
  }
  const [x, y] = [BigInt(a), BigInt(b)];
  return (x / $gcd(x, y)) * y;
}`, `
/** The least common multiple, plain while it is safe. */
function $odds_frontier_lcm(a, b) {
    if (a === b)
        return a;
    if (typeof a === "number" && typeof b === "number") {
        const l = (a / $smallGcd(a, b)) * b;
        if (l <= Number.MAX_SAFE_INTEGER)
            return l;
    }
    const [x, y] = [BigInt(a), BigInt(b)];
    return (x / $gcd(x, y)) * y;
}`],
[`$smallGcd`, ``, `

function $smallGcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}`, `
function $smallGcd(a, b) {
    let [x, y] = [a, b];
    while (y !== 0)
        [x, y] = [y, x % y];
    return x;
}`],
[`$rows`, ``, `

// Pascal's triangle. Invariant: row n of what is given has n + 1 exact entries; rows once made are kept, they never change.

const $rows: (readonly bigint[])[] = [[1n]];`, `
// Pascal's triangle. Invariant: row n of what is given has n + 1 exact entries; rows once made are kept, they never change.
const $rows = [[1n]];`],
[`$binomials`, `453`, `

/** Rows 0..n: \`binomials(n)[m]![c]!\` is the number of ways to choose c of m. */
function $binomials(n: number): readonly (readonly bigint[])[] {
  while ($rows.length <= n) {
    const last = $rows[$rows.length - 1]!;
    $rows.push([1n, ...last.slice(1).map((c, i) => c + last[i]!), 1n]);
  }
  return $rows;
}`, `
/** Rows 0..n: \`binomials(n)[m]![c]!\` is the number of ways to choose c of m. */
function $binomials(n) {
    while ($rows.length <= n) {
        const last = $rows[$rows.length - 1];
        $rows.push([1n, ...last.slice(1).map((c, i) => c + last[i]), 1n]);
    }
    return $rows;
}`],
[`$die_odds_Weighted`, `16`, `

// The exact distribution of what one die of a pool shows in the end, rerolls and explosions included. Invariant: the weights add up
// to \`whole\`; both are divided by what they have in common.

interface $die_odds_Weighted extends $Shown {
  readonly weight: bigint;
}`, ``],
[`$DieOdds`, `455`, `
/** The states highest first, no two alike. */
interface $DieOdds {
  readonly states: readonly $die_odds_Weighted[];
  readonly whole: bigint;
}`, ``],
[`$die_odds_MOST_ROUNDS`, ``, `

/** What explodes or is rerolled at most this often is worked out; beyond it the pool is refused. */
const $die_odds_MOST_ROUNDS = 200;`, `
/** What explodes or is rerolled at most this often is worked out; beyond it the pool is refused. */
const $die_odds_MOST_ROUNDS = 200;`],
[`$thrown`, `6 19 456 467`, `

/** A throw of the unit with the given weights of its values. */
function $thrown(
  pool: $Pool,
  values: readonly (readonly [value: number, weight: bigint])[],
): $DieOdds {
  return $tidy(
    values.map(([value, weight]) => ({
      total: value,
      last: value,
      worth: pool.value === "count" ? $worthOf(pool, value) : 0,
      weight,
    })),
  );
}`, `
/** A throw of the unit with the given weights of its values. */
function $thrown(pool, values) {
    return $tidy(values.map(([value, weight]) => ({
        total: value,
        last: value,
        worth: pool.value === "count" ? $worthOf(pool, value) : 0,
        weight,
    })));
}`],
[`$afterSteps`, `10 456 461 462`, `

/** The die after the steps, from the odds of where it stands; \`fresh\` is a throw of the unit. */
function $afterSteps(start: $DieOdds, steps: readonly $AgainStep[], fresh: $DieOdds): $DieOdds {
  return steps.reduce(
    (die, step) =>
      step.kind === "reroll" ? $reroll(die, step, fresh) : $explode(die, step, fresh),
    start,
  );
}`, `
/** The die after the steps, from the odds of where it stands; \`fresh\` is a throw of the unit. */
function $afterSteps(start, steps, fresh) {
    return steps.reduce((die, step) => step.kind === "reroll" ? $reroll(die, step, fresh) : $explode(die, step, fresh), start);
}`],
[`$withoutLast`, `456 467`, `

/** The last face no longer matters: states that differ only there become one. */
function $withoutLast(die: $DieOdds): $DieOdds {
  return $tidy(die.states.map((s) => ({ ...s, last: 0 })));
}`, `
/** The last face no longer matters: states that differ only there become one. */
function $withoutLast(die) {
    return $tidy(die.states.map((s) => ({ ...s, last: 0 })));
}`],
[`$reroll`, `10 20 456 463 464 465 466 467`, `

/** Without a bound: the die as it falls on condition that it falls outside. */
function $reroll(die: $DieOdds, step: $AgainStep, fresh: $DieOdds): $DieOdds {
  if (step.most === null) {
    const good = fresh.states.filter((s) => !$dice_holds(step.on, s.total));
    const again = $sum(die.states.filter((s) => $dice_holds(step.on, s.total)));
    if (again === 0n) return die;
    const goodWhole = $sum(good);
    if (goodWhole === 0n) throw $endless("Every face is rolled again, for ever.");
    return $tidy([
      ...$die_odds_scaled(
        die.states.filter((s) => !$dice_holds(step.on, s.total)),
        goodWhole,
      ),
      ...$die_odds_scaled(good, again),
    ]);
  }
  let now = die;
  for (let round = 0; round < step.most; round++) {
    const again = $sum(now.states.filter((s) => $dice_holds(step.on, s.total)));
    if (again === 0n) break;
    $bounded(round);
    now = $tidy([
      ...$die_odds_scaled(
        now.states.filter((s) => !$dice_holds(step.on, s.total)),
        fresh.whole,
      ),
      ...$die_odds_scaled(fresh.states, again),
    ]);
  }
  return now;
}`, `
/** Without a bound: the die as it falls on condition that it falls outside. */
function $reroll(die, step, fresh) {
    if (step.most === null) {
        const good = fresh.states.filter((s) => !$dice_holds(step.on, s.total));
        const again = $sum(die.states.filter((s) => $dice_holds(step.on, s.total)));
        if (again === 0n)
            return die;
        const goodWhole = $sum(good);
        if (goodWhole === 0n)
            throw $endless("Every face is rolled again, for ever.");
        return $tidy([
            ...$die_odds_scaled(die.states.filter((s) => !$dice_holds(step.on, s.total)), goodWhole),
            ...$die_odds_scaled(good, again),
        ]);
    }
    let now = die;
    for (let round = 0; round < step.most; round++) {
        const again = $sum(now.states.filter((s) => $dice_holds(step.on, s.total)));
        if (again === 0n)
            break;
        $bounded(round);
        now = $tidy([
            ...$die_odds_scaled(now.states.filter((s) => !$dice_holds(step.on, s.total)), fresh.whole),
            ...$die_odds_scaled(fresh.states, again),
        ]);
    }
    return now;
}`],
[`$explode`, `10 20 456 463 464 466 467`, `

function $explode(die: $DieOdds, step: $AgainStep, fresh: $DieOdds): $DieOdds {
  let done = die.states.filter((s) => !$dice_holds(step.on, s.last));
  let open = die.states.filter((s) => $dice_holds(step.on, s.last));
  if (open.length > 0 && step.most === null)
    throw $endless(
      "The odds of dice that explode without a bound cannot be listed: say \`at most n times\`.",
    );
  for (let round = 0; round < (step.most ?? 0) && open.length > 0; round++) {
    $bounded(round);
    const next = $tidy(
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
    done = [
      ...$die_odds_scaled(done, fresh.whole),
      ...next.filter((s) => !$dice_holds(step.on, s.last)),
    ];
    open = next.filter((s) => $dice_holds(step.on, s.last));
  }
  return $tidy([...done, ...open]);
}`, `
function $explode(die, step, fresh) {
    let done = die.states.filter((s) => !$dice_holds(step.on, s.last));
    let open = die.states.filter((s) => $dice_holds(step.on, s.last));
    if (open.length > 0 && step.most === null)
        throw $endless("The odds of dice that explode without a bound cannot be listed: say \`at most n times\`.");
    for (let round = 0; round < (step.most ?? 0) && open.length > 0; round++) {
        $bounded(round);
        const next = $tidy(open.flatMap((s) => fresh.states.map((f) => ({
            total: s.total + f.total,
            last: f.last,
            worth: s.worth + f.worth,
            weight: s.weight * f.weight,
        }))), false).states;
        done = [
            ...$die_odds_scaled(done, fresh.whole),
            ...next.filter((s) => !$dice_holds(step.on, s.last)),
        ];
        open = next.filter((s) => $dice_holds(step.on, s.last));
    }
    return $tidy([...done, ...open]);
}`],
[`$endless`, `3`, `

function $endless(message: string): $RuleError {
  return new $RuleError("endless", message);
}`, `
function $endless(message) {
    return new $RuleError("endless", message);
}`],
[`$bounded`, `3 457`, `

function $bounded(round: number): void {
  if (round >= $die_odds_MOST_ROUNDS)
    throw new $RuleError(
      "too-large",
      \`Odds are worked out for dice thrown again at most \${$die_odds_MOST_ROUNDS} times.\`,
      {
        limit: $die_odds_MOST_ROUNDS,
      },
    );
}`, `
function $bounded(round) {
    if (round >= $die_odds_MOST_ROUNDS)
        throw new $RuleError("too-large", \`Odds are worked out for dice thrown again at most \${$die_odds_MOST_ROUNDS} times.\`, {
            limit: $die_odds_MOST_ROUNDS,
        });
}`],
[`$sum`, `455`, `

function $sum(states: readonly $die_odds_Weighted[]): bigint {
  return states.reduce((all, s) => all + s.weight, 0n);
}`, `
function $sum(states) {
    return states.reduce((all, s) => all + s.weight, 0n);
}`],
[`$die_odds_scaled`, `455`, `

function $die_odds_scaled(states: readonly $die_odds_Weighted[], by: bigint): $die_odds_Weighted[] {
  return states.map((s) => ({ ...s, weight: s.weight * by }));
}`, `
function $die_odds_scaled(states, by) {
    return states.map((s) => ({ ...s, weight: s.weight * by }));
}`],
[`$tidy`, `21 334 455 456 465`, `

/** Equal states become one, none has weight 0; what all weights have in common goes, unless they stand beside others. */
function $tidy(states: readonly $die_odds_Weighted[], reduced = true): $DieOdds {
  const merged = new Map<string, $die_odds_Weighted>();
  for (const s of states) {
    if (s.weight === 0n) continue;
    const key = \`\${s.total}/\${s.last}/\${s.worth}\`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? s : { ...s, weight: s.weight + known.weight });
  }
  const list = [...merged.values()].sort((a, b) => $byHeight(a, b) || b.last - a.last);
  const common = reduced ? list.reduce((all, s) => $gcd(all, s.weight), 0n) : 1n;
  const exact = common > 1n ? list.map((s) => ({ ...s, weight: s.weight / common })) : list;
  return { states: exact, whole: $sum(exact) };
}`, `
/** Equal states become one, none has weight 0; what all weights have in common goes, unless they stand beside others. */
function $tidy(states, reduced = true) {
    const merged = new Map();
    for (const s of states) {
        if (s.weight === 0n)
            continue;
        const key = \`\${s.total}/\${s.last}/\${s.worth}\`;
        const known = merged.get(key);
        merged.set(key, known === undefined ? s : { ...s, weight: s.weight + known.weight });
    }
    const list = [...merged.values()].sort((a, b) => $byHeight(a, b) || b.last - a.last);
    const common = reduced ? list.reduce((all, s) => $gcd(all, s.weight), 0n) : 1n;
    const exact = common > 1n ? list.map((s) => ({ ...s, weight: s.weight / common })) : list;
    return { states: exact, whole: $sum(exact) };
}`],
[`$WeightedList`, ``, `

// Lists of dice with their weights: in the order thrown, or sorted (highest first) where dice are kept or dropped. Invariant: no list
// is made twice, and no throw is enumerated that only differs from another in the order of its dice, unless the order is asked for.

interface $WeightedList {
  readonly list: readonly number[];
  readonly weight: bigint;
}`, ``],
[`$WeightedDice`, `455`, `
interface $WeightedDice {
  readonly dice: readonly $die_odds_Weighted[];
  readonly weight: bigint;
}`, ``],
[`$orderedLists`, `455 468`, `

/** Every list of so many dice in the order thrown, the last die fastest, faces from the lowest up. */
function $orderedLists(
  faces: readonly $die_odds_Weighted[],
  dice: number,
): readonly $WeightedList[] {
  const rising = [...faces].reverse();
  let lists: readonly $WeightedList[] = [{ list: [], weight: 1n }];
  for (let i = 0; i < dice; i++)
    lists = lists.flatMap(({ list, weight }) =>
      rising.map((f) => ({ list: [...list, f.total], weight: weight * f.weight })),
    );
  return lists;
}`, `
/** Every list of so many dice in the order thrown, the last die fastest, faces from the lowest up. */
function $orderedLists(faces, dice) {
    const rising = [...faces].reverse();
    let lists = [{ list: [], weight: 1n }];
    for (let i = 0; i < dice; i++)
        lists = lists.flatMap(({ list, weight }) => rising.map((f) => ({ list: [...list, f.total], weight: weight * f.weight })));
    return lists;
}`],
[`$keptListCount`, ``, `

/** How many sorted lists of \`kept\` dice there are; never less than the true number. */
function $keptListCount(faces: number, kept: number): number {
  let count = 1;
  for (let i = 1; i <= kept; i++) count = (count * (faces - 1 + i)) / i;
  return Math.ceil(count);
}`, `
/** How many sorted lists of \`kept\` dice there are; never less than the true number. */
function $keptListCount(faces, kept) {
    let count = 1;
    for (let i = 1; i <= kept; i++)
        count = (count * (faces - 1 + i)) / i;
    return Math.ceil(count);
}`],
[`$keptLists`, `455 468 473`, `

/** Positions \`from\`..\`to\`-1 of the sorted dice, with weights out of whole^dice; the faces are given highest first. */
function $keptLists(
  faces: readonly $die_odds_Weighted[],
  dice: number,
  from: number,
  to: number,
): readonly $WeightedList[] {
  return $keptDice(faces, dice, from, to).map(({ dice: d, weight }) => ({
    list: d.map((f) => f.total),
    weight,
  }));
}`, `
/** Positions \`from\`..\`to\`-1 of the sorted dice, with weights out of whole^dice; the faces are given highest first. */
function $keptLists(faces, dice, from, to) {
    return $keptDice(faces, dice, from, to).map(({ dice: d, weight }) => ({
        list: d.map((f) => f.total),
        weight,
    }));
}`],
[`$keptDice`, `454 455 469`, `

/**
 * As keptLists, with the faces themselves. The dice above the kept ones lie in the highest kept face or over it, those below in the
 * lowest kept face or under it; so each list's weight is a product of one factor for each face in it.
 */
function $keptDice(
  faces: readonly $die_odds_Weighted[],
  dice: number,
  from: number,
  to: number,
): readonly $WeightedDice[] {
  const kept = to - from;
  const whole = faces.reduce((all, f) => all + f.weight, 0n);
  if (kept <= 0) return [{ dice: [], weight: whole ** BigInt(dice) }];
  const choose = $binomials(dice);
  const under = dice - to;
  const over: bigint[] = [];
  faces.reduce((sum, f, i) => ((over[i] = sum), sum + f.weight), 0n);
  const beyond = (i: number): bigint => whole - over[i]! - faces[i]!.weight;
  const power = (base: bigint, n: number): bigint => base ** BigInt(n);
  /** Of c + spare dice at least c show the face, the others one of weight \`outside\`. */
  const edge = (i: number, c: number, spare: number, outside: bigint): bigint => {
    let ways = 0n;
    for (let x = 0; x <= spare; x++)
      ways +=
        choose[c + spare]![c + x]! * power(outside, spare - x) * power(faces[i]!.weight, c + x);
    return ways;
  };
  const alone = (i: number): bigint => {
    let ways = 0n;
    for (let x = 0; x <= from; x++)
      ways +=
        choose[dice]![from - x]! * power(over[i]!, from - x) * edge(i, kept + x, under, beyond(i));
    return ways;
  };
  const found: $WeightedDice[] = [];
  const grow = (i: number, list: readonly $die_odds_Weighted[], weight: bigint): void => {
    const open = kept - list.length;
    for (let j = i; j < faces.length; j++) {
      for (let c = open; c > 0; c--) {
        const more = [...list, ...Array.from({ length: c }, () => faces[j]!)];
        if (list.length === 0 && c === kept) found.push({ dice: more, weight: alone(j) });
        else if (list.length === 0)
          grow(j + 1, more, choose[dice]![from + c]! * edge(j, c, from, over[j]!));
        else if (c === open)
          found.push({ dice: more, weight: weight * edge(j, c, under, beyond(j)) });
        else grow(j + 1, more, weight * choose[open + under]![c]! * power(faces[j]!.weight, c));
      }
    }
  };
  grow(0, [], 1n);
  return found;
}`, `
/**
 * As keptLists, with the faces themselves. The dice above the kept ones lie in the highest kept face or over it, those below in the
 * lowest kept face or under it; so each list's weight is a product of one factor for each face in it.
 */
function $keptDice(faces, dice, from, to) {
    const kept = to - from;
    const whole = faces.reduce((all, f) => all + f.weight, 0n);
    if (kept <= 0)
        return [{ dice: [], weight: whole ** BigInt(dice) }];
    const choose = $binomials(dice);
    const under = dice - to;
    const over = [];
    faces.reduce((sum, f, i) => ((over[i] = sum), sum + f.weight), 0n);
    const beyond = (i) => whole - over[i] - faces[i].weight;
    const power = (base, n) => base ** BigInt(n);
    /** Of c + spare dice at least c show the face, the others one of weight \`outside\`. */
    const edge = (i, c, spare, outside) => {
        let ways = 0n;
        for (let x = 0; x <= spare; x++)
            ways +=
                choose[c + spare][c + x] * power(outside, spare - x) * power(faces[i].weight, c + x);
        return ways;
    };
    const alone = (i) => {
        let ways = 0n;
        for (let x = 0; x <= from; x++)
            ways +=
                choose[dice][from - x] * power(over[i], from - x) * edge(i, kept + x, under, beyond(i));
        return ways;
    };
    const found = [];
    const grow = (i, list, weight) => {
        const open = kept - list.length;
        for (let j = i; j < faces.length; j++) {
            for (let c = open; c > 0; c--) {
                const more = [...list, ...Array.from({ length: c }, () => faces[j])];
                if (list.length === 0 && c === kept)
                    found.push({ dice: more, weight: alone(j) });
                else if (list.length === 0)
                    grow(j + 1, more, choose[dice][from + c] * edge(j, c, from, over[j]));
                else if (c === open)
                    found.push({ dice: more, weight: weight * edge(j, c, under, beyond(j)) });
                else
                    grow(j + 1, more, weight * choose[open + under][c] * power(faces[j].weight, c));
            }
        }
    };
    grow(0, [], 1n);
    return found;
}`],
[`$mixedLists`, `5 6 12 13 21 22 455 456 469 473 475 476 477`, `

/**
 * Dice that are kept and then thrown again: the lists of kept dice first, then each later step over every list, equal lists made one.
 * \`afford\` is told the cost of each step before it is taken, and throws where it is too much.
 */
function $mixedLists(
  faces: readonly $die_odds_Weighted[],
  dice: number,
  kept: $Range,
  later: $Pool["then"],
  fresh: $DieOdds,
  afford: (cost: number) => void,
): readonly $WeightedDice[] {
  let lists = $keptDice(faces, dice, kept[0], kept[1]);
  later.forEach((step, i) => {
    if ($isKeep(step)) {
      lists = $alike(
        lists.map(({ dice: d, weight }) => ({
          dice: d.slice(...$keptPart(step, d.length)),
          weight,
        })),
      );
      return;
    }
    if (!$isAgain(step)) return;
    const looksBack = later.slice(i + 1).some((s) => s.kind === "explode");
    const after = new Map<$die_odds_Weighted, $DieOdds>();
    for (const face of new Set(lists.flatMap((l) => l.dice)))
      after.set(face, $pool_lists_again(face, step, fresh, looksBack));
    // One denominator for all: each die's odds are brought to the least common one.
    const common = [...after.values()].reduce((all, die) => $pool_lists_lcm(all, die.whole), 1n);
    const length = lists[0]?.dice.length ?? 0;
    for (let place = 0; place < length; place++) {
      afford(lists.reduce((all, l) => all + after.get(l.dice[place]!)!.states.length, 0) * length);
      lists = $alike(
        lists.flatMap(({ dice: d, weight }) => {
          const die = after.get(d[place]!)!;
          return die.states.map((s) => ({
            dice: d.with(place, s),
            weight: weight * s.weight * (common / die.whole),
          }));
        }),
        place,
      );
    }
    lists = $alike(lists.map(({ dice: d, weight }) => ({ dice: d.toSorted($byHeight), weight })));
  });
  return lists;
}`, `
/**
 * Dice that are kept and then thrown again: the lists of kept dice first, then each later step over every list, equal lists made one.
 * \`afford\` is told the cost of each step before it is taken, and throws where it is too much.
 */
function $mixedLists(faces, dice, kept, later, fresh, afford) {
    let lists = $keptDice(faces, dice, kept[0], kept[1]);
    later.forEach((step, i) => {
        if ($isKeep(step)) {
            lists = $alike(lists.map(({ dice: d, weight }) => ({
                dice: d.slice(...$keptPart(step, d.length)),
                weight,
            })));
            return;
        }
        if (!$isAgain(step))
            return;
        const looksBack = later.slice(i + 1).some((s) => s.kind === "explode");
        const after = new Map();
        for (const face of new Set(lists.flatMap((l) => l.dice)))
            after.set(face, $pool_lists_again(face, step, fresh, looksBack));
        // One denominator for all: each die's odds are brought to the least common one.
        const common = [...after.values()].reduce((all, die) => $pool_lists_lcm(all, die.whole), 1n);
        const length = lists[0]?.dice.length ?? 0;
        for (let place = 0; place < length; place++) {
            afford(lists.reduce((all, l) => all + after.get(l.dice[place]).states.length, 0) * length);
            lists = $alike(lists.flatMap(({ dice: d, weight }) => {
                const die = after.get(d[place]);
                return die.states.map((s) => ({
                    dice: d.with(place, s),
                    weight: weight * s.weight * (common / die.whole),
                }));
            }), place);
        }
        lists = $alike(lists.map(({ dice: d, weight }) => ({ dice: d.toSorted($byHeight), weight })));
    });
    return lists;
}`],
[`$pool_lists_again`, `10 455 456 459 460`, `

function $pool_lists_again(
  face: $die_odds_Weighted,
  step: $AgainStep,
  fresh: $DieOdds,
  looksBack: boolean,
): $DieOdds {
  const die = $afterSteps({ states: [{ ...face, weight: 1n }], whole: 1n }, [step], fresh);
  return looksBack ? die : $withoutLast(die);
}`, `
function $pool_lists_again(face, step, fresh, looksBack) {
    const die = $afterSteps({ states: [{ ...face, weight: 1n }], whole: 1n }, [step], fresh);
    return looksBack ? die : $withoutLast(die);
}`],
[`$alike`, `21 469`, `

/** Equal lists become one. Dice up to \`place\` are changed already, those behind it are not, so their order still matters. */
function $alike(lists: readonly $WeightedDice[], place = -1): readonly $WeightedDice[] {
  const found = new Map<string, $WeightedDice>();
  for (const l of lists) {
    const dice =
      place < 0
        ? l.dice
        : [...l.dice.slice(0, place + 1).sort($byHeight), ...l.dice.slice(place + 1)];
    const key = dice.map((d) => \`\${d.total},\${d.last},\${d.worth}\`).join(" ");
    const known = found.get(key);
    found.set(key, { dice: known?.dice ?? dice, weight: l.weight + (known?.weight ?? 0n) });
  }
  return [...found.values()];
}`, `
/** Equal lists become one. Dice up to \`place\` are changed already, those behind it are not, so their order still matters. */
function $alike(lists, place = -1) {
    const found = new Map();
    for (const l of lists) {
        const dice = place < 0
            ? l.dice
            : [...l.dice.slice(0, place + 1).sort($byHeight), ...l.dice.slice(place + 1)];
        const key = dice.map((d) => \`\${d.total},\${d.last},\${d.worth}\`).join(" ");
        const known = found.get(key);
        found.set(key, { dice: known?.dice ?? dice, weight: l.weight + (known?.weight ?? 0n) });
    }
    return [...found.values()];
}`],
[`$pool_lists_lcm`, ``, `

function $pool_lists_lcm(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}`, `
function $pool_lists_lcm(a, b) {
    let [x, y] = [a, b];
    while (y !== 0n)
        [x, y] = [y, x % y];
    return (a / x) * b;
}`],
[`$Offset`, ``, `

// Sums of dice as dense lists of weights: all dice by a power of the die's polynomial, some of the sorted dice by a walk over the
// faces. Invariant: exact; weights are numbers only where no intermediate value can leave the safe integers.

/** A face of the die: how far what it gives lies above the least, and its weight > 0. */
interface $Offset {
  readonly at: number;
  readonly weight: bigint;
}`, ``],
[`$powerCost`, `478 487 488`, `

/** Steps that powerOf takes. */
function $powerCost(die: readonly $Offset[], dice: number): number {
  return dice * $spanOf(die) * Math.min(4, $pool_sums_merged(die).length) + dice;
}`, `
/** Steps that powerOf takes. */
function $powerCost(die, dice) {
    return dice * $spanOf(die) * Math.min(4, $pool_sums_merged(die).length) + dice;
}`],
[`$powerOf`, `478 487 488`, `

/**
 * Weights of the sum of so many dice. Equal weights on consecutive faces: P = ((1 - x^s)/(1 - x))^n obeys P'(1-x)(1-x^s) =
 * n P ((1-x^s) - s x^(s-1)(1-x)), which gives each weight from three before it. Else J. C. P. Miller's recurrence for a power of a
 * polynomial (Knuth, TAOCP 2, 4.7).
 */
function $powerOf(die: readonly $Offset[], dice: number): readonly bigint[] {
  const faces = $pool_sums_merged(die);
  const span = $spanOf(faces);
  const weights: bigint[] = [faces[0]!.weight ** BigInt(dice)];
  const even = faces.length === span + 1 && faces.every((f) => f.weight === faces[0]!.weight);
  if (even) {
    const s = span + 1;
    const last = dice * span;
    const at = (k: number): bigint => (k < 0 ? 0n : weights[k]!);
    for (let k = 1; 2 * k <= last; k++) {
      let next = BigInt(k - 1 + dice) * at(k - 1);
      if (k >= s) next += BigInt(k - s - dice * s) * at(k - s);
      if (k > s) next -= BigInt(k - s - 1 - dice * (s - 1)) * at(k - s - 1);
      weights.push(next / BigInt(k));
    }
    for (let k = weights.length; k <= last; k++) weights.push(weights[last - k]!);
    return weights;
  }
  const first = faces[0]!.weight;
  const others = faces.slice(1);
  for (let k = 1; k <= dice * span; k++) {
    let next = 0n;
    for (const { at, weight } of others) {
      if (at > k) break;
      const before = weights[k - at]!;
      if (before !== 0n) next += BigInt(at * (dice + 1) - k) * weight * before;
    }
    weights.push(next / (BigInt(k) * first));
  }
  return weights;
}`, `
/**
 * Weights of the sum of so many dice. Equal weights on consecutive faces: P = ((1 - x^s)/(1 - x))^n obeys P'(1-x)(1-x^s) =
 * n P ((1-x^s) - s x^(s-1)(1-x)), which gives each weight from three before it. Else J. C. P. Miller's recurrence for a power of a
 * polynomial (Knuth, TAOCP 2, 4.7).
 */
function $powerOf(die, dice) {
    const faces = $pool_sums_merged(die);
    const span = $spanOf(faces);
    const weights = [faces[0].weight ** BigInt(dice)];
    const even = faces.length === span + 1 && faces.every((f) => f.weight === faces[0].weight);
    if (even) {
        const s = span + 1;
        const last = dice * span;
        const at = (k) => (k < 0 ? 0n : weights[k]);
        for (let k = 1; 2 * k <= last; k++) {
            let next = BigInt(k - 1 + dice) * at(k - 1);
            if (k >= s)
                next += BigInt(k - s - dice * s) * at(k - s);
            if (k > s)
                next -= BigInt(k - s - 1 - dice * (s - 1)) * at(k - s - 1);
            weights.push(next / BigInt(k));
        }
        for (let k = weights.length; k <= last; k++)
            weights.push(weights[last - k]);
        return weights;
    }
    const first = faces[0].weight;
    const others = faces.slice(1);
    for (let k = 1; k <= dice * span; k++) {
        let next = 0n;
        for (const { at, weight } of others) {
            if (at > k)
                break;
            const before = weights[k - at];
            if (before !== 0n)
                next += BigInt(at * (dice + 1) - k) * weight * before;
        }
        weights.push(next / (BigInt(k) * first));
    }
    return weights;
}`],
[`$keptSumsCost`, `478 487`, `

/** Steps that keptSums takes. */
function $keptSumsCost(die: readonly $Offset[], dice: number, from: number, to: number): number {
  const last = Math.min(to, dice - from);
  return (
    die.length * (last + 1) * (last + 2) * ($spanOf(die) * (to - from) + 1) * 0.25 +
    die.length * dice * last
  );
}`, `
/** Steps that keptSums takes. */
function $keptSumsCost(die, dice, from, to) {
    const last = Math.min(to, dice - from);
    return (die.length * (last + 1) * (last + 2) * ($spanOf(die) * (to - from) + 1) * 0.25 +
        die.length * dice * last);
}`],
[`$keptSums`, `454 478 483 484 485 486 487`, `

/**
 * Weights of the sum of the dice \`from\`..\`to\`-1 of the sorted dice; the faces are given highest first. It goes over the faces and
 * knows, for m dice above the present face, the sums of those of them that are kept; once all kept ones are found the rest are free.
 */
function $keptSums(
  die: readonly $Offset[],
  dice: number,
  from: number,
  to: number,
): readonly bigint[] {
  const turned = dice - from < to;
  const faces = turned ? [...die].reverse() : die;
  const [a, b] = turned ? [dice - to, dice - from] : [from, to];
  const span = $spanOf(die);
  const whole = die.reduce((all, f) => all + f.weight, 0n);
  const small = whole ** BigInt(Math.max(0, b - 1)) < 1n << 53n;
  const kept = (m: number): number => Math.max(0, m - a);
  const above: $Weights[] = Array.from({ length: b }, (_, m) => $zeros(kept(m) * span + 1, small));
  above[0]![0] = small ? 1 : 1n;
  const result: bigint[] = Array.from({ length: (b - a) * span + 1 }, () => 0n);
  const choose = $binomials(dice);
  let below = whole;
  for (const { at, weight } of faces) {
    below -= weight;
    const powers = $powersOf(weight, dice);
    const rests = $powersOf(below, dice);
    for (let m = 0; m < b; m++) {
      let ways = 0n;
      for (let c = b - m; c <= dice - m; c++)
        ways += choose[dice - m]![c]! * powers[c]! * rests[dice - m - c]!;
      $addScaled(result, above[m]!, (b - Math.max(m, a)) * at, choose[dice]![m]! * ways);
    }
    for (let m = b - 1; m > 0; m--)
      for (let c = 1; c <= m; c++)
        $addScaled(
          above[m]!,
          above[m - c]!,
          (kept(m) - kept(m - c)) * at,
          choose[m]![c]! * powers[c]!,
        );
  }
  return result;
}`, `
/**
 * Weights of the sum of the dice \`from\`..\`to\`-1 of the sorted dice; the faces are given highest first. It goes over the faces and
 * knows, for m dice above the present face, the sums of those of them that are kept; once all kept ones are found the rest are free.
 */
function $keptSums(die, dice, from, to) {
    const turned = dice - from < to;
    const faces = turned ? [...die].reverse() : die;
    const [a, b] = turned ? [dice - to, dice - from] : [from, to];
    const span = $spanOf(die);
    const whole = die.reduce((all, f) => all + f.weight, 0n);
    const small = whole ** BigInt(Math.max(0, b - 1)) < 1n << 53n;
    const kept = (m) => Math.max(0, m - a);
    const above = Array.from({ length: b }, (_, m) => $zeros(kept(m) * span + 1, small));
    above[0][0] = small ? 1 : 1n;
    const result = Array.from({ length: (b - a) * span + 1 }, () => 0n);
    const choose = $binomials(dice);
    let below = whole;
    for (const { at, weight } of faces) {
        below -= weight;
        const powers = $powersOf(weight, dice);
        const rests = $powersOf(below, dice);
        for (let m = 0; m < b; m++) {
            let ways = 0n;
            for (let c = b - m; c <= dice - m; c++)
                ways += choose[dice - m][c] * powers[c] * rests[dice - m - c];
            $addScaled(result, above[m], (b - Math.max(m, a)) * at, choose[dice][m] * ways);
        }
        for (let m = b - 1; m > 0; m--)
            for (let c = 1; c <= m; c++)
                $addScaled(above[m], above[m - c], (kept(m) - kept(m - c)) * at, choose[m][c] * powers[c]);
    }
    return result;
}`],
[`$Weights`, ``, `

type $Weights = number[] | bigint[];`, ``],
[`$zeros`, `483`, `

function $zeros(length: number, small: boolean): $Weights {
  return small ? Array.from({ length }, () => 0) : Array.from({ length }, () => 0n);
}`, `
function $zeros(length, small) {
    return small ? Array.from({ length }, () => 0) : Array.from({ length }, () => 0n);
}`],
[`$addScaled`, `483`, `

/** target[i + shift] += factor · source[i]; numbers only where the caller knows that the sums are safe. */
function $addScaled(target: $Weights, source: $Weights, shift: number, factor: bigint): void {
  if (typeof target[0] === "number") {
    const [to, from, by] = [target as number[], source as number[], Number(factor)];
    for (let i = 0; i < from.length; i++)
      if (from[i] !== 0) to[i + shift] = to[i + shift]! + from[i]! * by;
    return;
  }
  const to = target as bigint[];
  for (let i = 0; i < source.length; i++) {
    const weight = source[i]!;
    if (weight === 0 || weight === 0n) continue;
    to[i + shift] = to[i + shift]! + BigInt(weight) * factor;
  }
}`, `
/** target[i + shift] += factor · source[i]; numbers only where the caller knows that the sums are safe. */
function $addScaled(target, source, shift, factor) {
    if (typeof target[0] === "number") {
        const [to, from, by] = [target, source, Number(factor)];
        for (let i = 0; i < from.length; i++)
            if (from[i] !== 0)
                to[i + shift] = to[i + shift] + from[i] * by;
        return;
    }
    const to = target;
    for (let i = 0; i < source.length; i++) {
        const weight = source[i];
        if (weight === 0 || weight === 0n)
            continue;
        to[i + shift] = to[i + shift] + BigInt(weight) * factor;
    }
}`],
[`$powersOf`, ``, `

function $powersOf(base: bigint, most: number): readonly bigint[] {
  const powers = [1n];
  for (let i = 1; i <= most; i++) powers.push(powers[i - 1]! * base);
  return powers;
}`, `
function $powersOf(base, most) {
    const powers = [1n];
    for (let i = 1; i <= most; i++)
        powers.push(powers[i - 1] * base);
    return powers;
}`],
[`$spanOf`, `478`, `

function $spanOf(die: readonly $Offset[]): number {
  return Math.max(...die.map((f) => f.at));
}`, `
function $spanOf(die) {
    return Math.max(...die.map((f) => f.at));
}`],
[`$pool_sums_merged`, `478`, `

/** By what they give, least first; faces that give the same become one. */
function $pool_sums_merged(die: readonly $Offset[]): readonly $Offset[] {
  const weights = new Map<number, bigint>();
  for (const { at, weight } of die) weights.set(at, (weights.get(at) ?? 0n) + weight);
  return [...weights].map(([at, weight]) => ({ at, weight })).sort((x, y) => x.at - y.at);
}`, `
/** By what they give, least first; faces that give the same become one. */
function $pool_sums_merged(die) {
    const weights = new Map();
    for (const { at, weight } of die)
        weights.set(at, (weights.get(at) ?? 0n) + weight);
    return [...weights].map(([at, weight]) => ({ at, weight })).sort((x, y) => x.at - y.at);
}`],
[`$TotalOdds`, ``, `

// The exact distribution of a pool. Invariants: nothing is rounded (numbers where the whole is a safe integer, BigInt beyond), the
// work is bounded before it is begun, and each pool object is worked out once.

/** Weights of the totals lo, lo + 1, …; all numbers or all BigInt. \`total\` is their sum. */
interface $TotalOdds {
  readonly kind: "total";
  readonly lo: number;
  readonly weights: readonly number[] | readonly bigint[];
  readonly total: number | bigint;
}`, ``],
[`$ListOdds`, ``, `
/** Lists and their weights, side by side; no list twice. Sorted (highest first) where dice are kept or dropped, else as thrown. */
interface $ListOdds {
  readonly kind: "list";
  readonly lists: readonly (readonly number[])[];
  readonly weights: readonly number[] | readonly bigint[];
  readonly total: number | bigint;
}`, ``],
[`$PoolOdds`, `489 490`, `
type $PoolOdds = $TotalOdds | $ListOdds;`, ``],
[`$POOL_BUDGET`, ``, `

/** Additions of weights that the totals of one pool may cost: half a second or so. */
const $POOL_BUDGET = 16_000_000;`, `
/** Additions of weights that the totals of one pool may cost: half a second or so. */
const $POOL_BUDGET = 16_000_000;`],
[`$LIST_BUDGET`, ``, `
/** Faces in all lists of one pool together. */
const $LIST_BUDGET = 2_000_000;`, `
/** Faces in all lists of one pool together. */
const $LIST_BUDGET = 2_000_000;`],
[`$distribution`, `6 491 495 496 500`, `

/**
 * What the pool gives, exactly. The same object for the same pool.
 * @throws RuleError \`too-large\` before anything is worked out that costs more than POOL_BUDGET or LIST_BUDGET; \`endless\` for dice that explode
 *   without a bound, and for dice that are rerolled for ever.
 */
function $distribution(pool: $Pool): $PoolOdds {
  const known = $cache.get(pool);
  if (known !== undefined) return known;
  const odds = pool.value === "list" ? $listOdds(pool) : $totalOdds(pool);
  $cache.set(pool, odds);
  return odds;
}`, `
/**
 * What the pool gives, exactly. The same object for the same pool.
 * @throws RuleError \`too-large\` before anything is worked out that costs more than POOL_BUDGET or LIST_BUDGET; \`endless\` for dice that explode
 *   without a bound, and for dice that are rerolled for ever.
 */
function $distribution(pool) {
    const known = $cache.get(pool);
    if (known !== undefined)
        return known;
    const odds = pool.value === "list" ? $listOdds(pool) : $totalOdds(pool);
    $cache.set(pool, odds);
    return odds;
}`],
[`$cache`, `6 491`, `
const $cache = new WeakMap<$Pool, $PoolOdds>();`, `
const $cache = new WeakMap();`],
[`$totalOdds`, `6 479 480 481 482 489 502 504 506 507 509`, `

/** The distribution of a sum or count (of a list: of the sum of its faces). Errors as distribution. */
function $totalOdds(pool: $Pool): $TotalOdds {
  const summed: $Pool = pool.value === "list" ? { ...pool, value: "sum", plus: 0 } : pool;
  const shape = $shapeOf(summed);
  if (shape.dice <= 0) return $totals(summed.plus, [1n]);
  const gives = (s: { readonly total: number; readonly worth: number }): number =>
    summed.value === "count" ? s.worth : s.total;
  if (shape.later.length > 0) {
    const sums = new Map<number, bigint>();
    for (const { dice, weight } of $mixed(summed, shape)) {
      const sum = dice.reduce((all, d) => all + gives(d), 0);
      sums.set(sum, (sums.get(sum) ?? 0n) + weight);
    }
    return $dense(summed, sums);
  }
  const [from, to] = shape.kept;
  if (from === to) return $totals(summed.plus, [1n]);
  const faces = shape.die.states.map((s) => ({ gives: gives(s), weight: s.weight }));
  const lo = Math.min(...faces.map((f) => f.gives));
  const offsets = faces.map((f) => ({ at: f.gives - lo, weight: f.weight }));
  const all = to - from === shape.dice;
  $pool_odds_afford(
    summed,
    all ? $powerCost(offsets, shape.dice) : $keptSumsCost(offsets, shape.dice, from, to),
  );
  const weights = all ? $powerOf(offsets, shape.dice) : $keptSums(offsets, shape.dice, from, to);
  return $totals(summed.plus + lo * (to - from), weights);
}`, `
/** The distribution of a sum or count (of a list: of the sum of its faces). Errors as distribution. */
function $totalOdds(pool) {
    const summed = pool.value === "list" ? { ...pool, value: "sum", plus: 0 } : pool;
    const shape = $shapeOf(summed);
    if (shape.dice <= 0)
        return $totals(summed.plus, [1n]);
    const gives = (s) => summed.value === "count" ? s.worth : s.total;
    if (shape.later.length > 0) {
        const sums = new Map();
        for (const { dice, weight } of $mixed(summed, shape)) {
            const sum = dice.reduce((all, d) => all + gives(d), 0);
            sums.set(sum, (sums.get(sum) ?? 0n) + weight);
        }
        return $dense(summed, sums);
    }
    const [from, to] = shape.kept;
    if (from === to)
        return $totals(summed.plus, [1n]);
    const faces = shape.die.states.map((s) => ({ gives: gives(s), weight: s.weight }));
    const lo = Math.min(...faces.map((f) => f.gives));
    const offsets = faces.map((f) => ({ at: f.gives - lo, weight: f.weight }));
    const all = to - from === shape.dice;
    $pool_odds_afford(summed, all ? $powerCost(offsets, shape.dice) : $keptSumsCost(offsets, shape.dice, from, to));
    const weights = all ? $powerOf(offsets, shape.dice) : $keptSums(offsets, shape.dice, from, to);
    return $totals(summed.plus + lo * (to - from), weights);
}`],
[`$boundsOf`, `5 6 12 13 15 20 456 459 499 503`, `

/** The least and the greatest total (or face of a list); attained, except where a later reroll or explosion looks at dice kept. */
function $boundsOf(pool: $Pool): $Range {
  if (pool.n <= 0) return pool.value === "list" ? [0, 0] : [pool.plus, pool.plus];
  // A throw of another pool matters by its ends alone, unless a step looks at its total.
  if (pool.unit.kind === "total" && pool.then.every($isKeep))
    return $scaledBounds(pool, $boundsOf(pool.unit.of));
  const gives = (die: $DieOdds): readonly number[] =>
    die.states.map((s) => (pool.value === "count" ? s.worth : s.total));
  const fresh = $freshDie(pool);
  const again = pool.then.filter($isAgain);
  const endless = again.filter(
    (s) =>
      s.kind === "explode" &&
      s.most === null &&
      fresh.states.some((f) => $dice_holds(s.on, f.last)),
  );
  const once = gives(
    $afterSteps(
      fresh,
      again.filter((s) => !endless.includes(s)),
      fresh,
    ),
  );
  const more = $MOST_THROWS_AGAIN * endless.length;
  const lo = Math.min(...once) + more * Math.min(0, ...gives(fresh));
  const hi = Math.max(...once) + more * Math.max(0, ...gives(fresh));
  return $scaledBounds(pool, [lo, hi]);
}`, `
/** The least and the greatest total (or face of a list); attained, except where a later reroll or explosion looks at dice kept. */
function $boundsOf(pool) {
    if (pool.n <= 0)
        return pool.value === "list" ? [0, 0] : [pool.plus, pool.plus];
    // A throw of another pool matters by its ends alone, unless a step looks at its total.
    if (pool.unit.kind === "total" && pool.then.every($isKeep))
        return $scaledBounds(pool, $boundsOf(pool.unit.of));
    const gives = (die) => die.states.map((s) => (pool.value === "count" ? s.worth : s.total));
    const fresh = $freshDie(pool);
    const again = pool.then.filter($isAgain);
    const endless = again.filter((s) => s.kind === "explode" &&
        s.most === null &&
        fresh.states.some((f) => $dice_holds(s.on, f.last)));
    const once = gives($afterSteps(fresh, again.filter((s) => !endless.includes(s)), fresh));
    const more = $MOST_THROWS_AGAIN * endless.length;
    const lo = Math.min(...once) + more * Math.min(0, ...gives(fresh));
    const hi = Math.max(...once) + more * Math.max(0, ...gives(fresh));
    return $scaledBounds(pool, [lo, hi]);
}`],
[`$diceKept`, `6 12 22`, `

/** How many dice are left in the end. */
function $diceKept(pool: $Pool): number {
  return pool.then.reduce(
    (dice, step) => {
      if (!$isKeep(step)) return dice;
      const [from, to] = $keptPart(step, dice);
      return to - from;
    },
    Math.max(0, pool.n),
  );
}`, `
/** How many dice are left in the end. */
function $diceKept(pool) {
    return pool.then.reduce((dice, step) => {
        if (!$isKeep(step))
            return dice;
        const [from, to] = $keptPart(step, dice);
        return to - from;
    }, Math.max(0, pool.n));
}`],
[`$scaledBounds`, `5 6 498`, `

function $scaledBounds(pool: $Pool, once: $Range): $Range {
  if (pool.value === "list") return once;
  const kept = $diceKept(pool);
  return [once[0] * kept + pool.plus, once[1] * kept + pool.plus];
}`, `
function $scaledBounds(pool, once) {
    if (pool.value === "list")
        return once;
    const kept = $diceKept(pool);
    return [once[0] * kept + pool.plus, once[1] * kept + pool.plus];
}`],
[`$listOdds`, `6 470 471 472 490 493 502 504 506 508`, `

function $listOdds(pool: $Pool): $ListOdds {
  const shape = $shapeOf(pool);
  if (shape.dice <= 0) return $lists([{ list: [], weight: 1n }]);
  if (shape.later.length > 0)
    return $lists(
      $mixed(pool, shape).map(({ dice, weight }) => ({ list: dice.map((d) => d.total), weight })),
    );
  const [from, to] = shape.kept;
  const { states } = shape.die;
  if (!shape.sorted) {
    $pool_odds_afford(pool, states.length ** shape.dice * shape.dice, $LIST_BUDGET);
    return $lists($orderedLists(states, shape.dice));
  }
  $pool_odds_afford(pool, $keptListCount(states.length, to - from) * (to - from + 1), $LIST_BUDGET);
  return $lists($keptLists(states, shape.dice, from, to));
}`, `
function $listOdds(pool) {
    const shape = $shapeOf(pool);
    if (shape.dice <= 0)
        return $lists([{ list: [], weight: 1n }]);
    if (shape.later.length > 0)
        return $lists($mixed(pool, shape).map(({ dice, weight }) => ({ list: dice.map((d) => d.total), weight })));
    const [from, to] = shape.kept;
    const { states } = shape.die;
    if (!shape.sorted) {
        $pool_odds_afford(pool, states.length ** shape.dice * shape.dice, $LIST_BUDGET);
        return $lists($orderedLists(states, shape.dice));
    }
    $pool_odds_afford(pool, $keptListCount(states.length, to - from) * (to - from + 1), $LIST_BUDGET);
    return $lists($keptLists(states, shape.dice, from, to));
}`],
[`$pool_odds_Shape`, `5 6 456`, `

/** A pool cut in three: what every die does, which of the sorted dice are kept, and what follows after that. */
interface $pool_odds_Shape {
  readonly dice: number;
  readonly die: $DieOdds;
  readonly sorted: boolean;
  readonly kept: $Range;
  readonly later: $Pool["then"];
}`, ``],
[`$shapeOf`, `5 6 12 13 22 459 460 501 503`, `

/** \`last\`: the face thrown last stays known, for what follows. */
function $shapeOf(pool: $Pool, last = false): $pool_odds_Shape {
  const steps = pool.then.filter((s) => s.kind !== "count");
  const cut = (list: $Pool["then"], at: number): readonly [$Pool["then"], $Pool["then"]] =>
    at < 0 ? [list, []] : [list.slice(0, at), list.slice(at)];
  const [before, rest] = cut(steps, steps.findIndex($isKeep));
  const [keeps, later] = cut(rest, rest.findIndex($isAgain));
  const fresh = $freshDie(pool);
  const die = $afterSteps(fresh, before.filter($isAgain), fresh);
  let kept: $Range = [0, Math.max(0, pool.n)];
  for (const step of keeps.filter($isKeep)) {
    const [from, to] = $keptPart(step, kept[1] - kept[0]);
    kept = [kept[0] + from, kept[0] + to];
  }
  return {
    dice: pool.n,
    die: later.length === 0 && !last ? $withoutLast(die) : die,
    sorted: keeps.length > 0,
    kept,
    later,
  };
}`, `
/** \`last\`: the face thrown last stays known, for what follows. */
function $shapeOf(pool, last = false) {
    const steps = pool.then.filter((s) => s.kind !== "count");
    const cut = (list, at) => at < 0 ? [list, []] : [list.slice(0, at), list.slice(at)];
    const [before, rest] = cut(steps, steps.findIndex($isKeep));
    const [keeps, later] = cut(rest, rest.findIndex($isAgain));
    const fresh = $freshDie(pool);
    const die = $afterSteps(fresh, before.filter($isAgain), fresh);
    let kept = [0, Math.max(0, pool.n)];
    for (const step of keeps.filter($isKeep)) {
        const [from, to] = $keptPart(step, kept[1] - kept[0]);
        kept = [kept[0] + from, kept[0] + to];
    }
    return {
        dice: pool.n,
        die: later.length === 0 && !last ? $withoutLast(die) : die,
        sorted: keeps.length > 0,
        kept,
        later,
    };
}`],
[`$freshDie`, `6 456 458 496`, `

function $freshDie(pool: $Pool): $DieOdds {
  if (pool.unit.kind === "faces")
    return $thrown(
      pool,
      pool.unit.faces.map((face) => [face, 1n]),
    );
  const of = $totalOdds(pool.unit.of);
  return $thrown(
    pool,
    of.weights.map((w, i) => [of.lo + i, BigInt(w)]),
  );
}`, `
function $freshDie(pool) {
    if (pool.unit.kind === "faces")
        return $thrown(pool, pool.unit.faces.map((face) => [face, 1n]));
    const of = $totalOdds(pool.unit.of);
    return $thrown(pool, of.weights.map((w, i) => [of.lo + i, BigInt(w)]));
}`],
[`$mixed`, `6 455 471 474 493 501 503 506`, `

function $mixed(
  pool: $Pool,
  shape: $pool_odds_Shape,
): readonly { readonly dice: readonly $die_odds_Weighted[]; readonly weight: bigint }[] {
  const kept = shape.kept[1] - shape.kept[0];
  $pool_odds_afford(pool, $keptListCount(shape.die.states.length, kept) * (kept + 1), $LIST_BUDGET);
  return $mixedLists(
    shape.die.states,
    shape.dice,
    shape.kept,
    shape.later,
    $freshDie(pool),
    (cost) => $pool_odds_afford(pool, cost),
  );
}`, `
function $mixed(pool, shape) {
    const kept = shape.kept[1] - shape.kept[0];
    $pool_odds_afford(pool, $keptListCount(shape.die.states.length, kept) * (kept + 1), $LIST_BUDGET);
    return $mixedLists(shape.die.states, shape.dice, shape.kept, shape.later, $freshDie(pool), (cost) => $pool_odds_afford(pool, cost));
}`],
[`$keptDiceOf`, `5 6 455 469 471 473 493 506`, `

/** The sorted dice that are kept, with their weights. */
function $keptDiceOf(
  pool: $Pool,
  states: readonly $die_odds_Weighted[],
  [from, to]: $Range,
): readonly $WeightedDice[] {
  $pool_odds_afford(pool, $keptListCount(states.length, to - from) * (to - from + 1), $LIST_BUDGET);
  return $keptDice(states, pool.n, from, to);
}`, `
/** The sorted dice that are kept, with their weights. */
function $keptDiceOf(pool, states, [from, to]) {
    $pool_odds_afford(pool, $keptListCount(states.length, to - from) * (to - from + 1), $LIST_BUDGET);
    return $keptDice(states, pool.n, from, to);
}`],
[`$pool_odds_afford`, `3 6 141 492`, `

function $pool_odds_afford(pool: $Pool, cost: number, limit: number = $POOL_BUDGET): void {
  if (cost <= limit) return;
  const dice = $showDice(pool);
  throw new $RuleError(
    "too-large",
    \`The odds of \${dice} would take \${Math.ceil(cost)} steps; the limit is \${limit}.\`,
    {
      dice,
      limit,
    },
  );
}`, `
function $pool_odds_afford(pool, cost, limit = $POOL_BUDGET) {
    if (cost <= limit)
        return;
    const dice = $showDice(pool);
    throw new $RuleError("too-large", \`The odds of \${dice} would take \${Math.ceil(cost)} steps; the limit is \${limit}.\`, {
        dice,
        limit,
    });
}`],
[`$totals`, `489 510`, `

function $totals(lo: number, weights: readonly bigint[]): $TotalOdds {
  return { kind: "total", lo, ...$plain(weights) };
}`, `
function $totals(lo, weights) {
    return { kind: "total", lo, ...$plain(weights) };
}`],
[`$lists`, `468 490 510`, `

function $lists(found: readonly $WeightedList[]): $ListOdds {
  return { kind: "list", lists: found.map((f) => f.list), ...$plain(found.map((f) => f.weight)) };
}`, `
function $lists(found) {
    return { kind: "list", lists: found.map((f) => f.list), ...$plain(found.map((f) => f.weight)) };
}`],
[`$dense`, `6 489 506 507`, `

function $dense(pool: $Pool, sums: ReadonlyMap<number, bigint>): $TotalOdds {
  const lo = Math.min(...sums.keys());
  const span = Math.max(...sums.keys()) - lo + 1;
  $pool_odds_afford(pool, span);
  return $totals(
    pool.plus + lo,
    Array.from({ length: span }, (_, i) => sums.get(lo + i) ?? 0n),
  );
}`, `
function $dense(pool, sums) {
    const lo = Math.min(...sums.keys());
    const span = Math.max(...sums.keys()) - lo + 1;
    $pool_odds_afford(pool, span);
    return $totals(pool.plus + lo, Array.from({ length: span }, (_, i) => sums.get(lo + i) ?? 0n));
}`],
[`$plain`, `489`, `

/** Numbers while the whole is a safe integer. */
function $plain(weights: readonly bigint[]): Pick<$TotalOdds, "weights" | "total"> {
  const total = weights.reduce((all, w) => all + w, 0n);
  return total < 1n << 53n
    ? { weights: weights.map(Number), total: Number(total) }
    : { weights, total };
}`, `
/** Numbers while the whole is a safe integer. */
function $plain(weights) {
    const total = weights.reduce((all, w) => all + w, 0n);
    return total < 1n << 53n
        ? { weights: weights.map(Number), total: Number(total) }
        : { weights, total };
}`],
[`$OpenDie`, `10 456`, `

// Pools whose total has no greatest value: dice that explode without a bound. Below a chosen value every total has its exact weight; what
// lies beyond is one mass with its exact mean. Invariant: the weights add up to the whole and nothing is cut off: two totals beyond stand
// for all of them, weighted so that mass and mean are right. So whatever is the same for all totals beyond, and whatever grows evenly with
// them, comes out exactly.

/** A die that explodes on and on: its first throw, every later one, and which faces go on. */
interface $OpenDie {
  readonly first: $DieOdds;
  readonly fresh: $DieOdds;
  readonly step: $AgainStep;
}`, ``],
[`$OpenOdds`, `320`, `
/** Weights of the totals lo, lo + 1, … below \`from\`; what is left of \`whole\` lies at \`from\` or beyond. */
interface $OpenOdds {
  readonly lo: number;
  readonly weights: readonly bigint[];
  readonly whole: bigint;
  readonly beyond: bigint;
  /** Mean of all totals; null where it is not known exactly. */
  readonly mean: $Fraction | null;
}`, ``],
[`$FURTHEST`, ``, `

/** The furthest that totals are told apart. */
const $FURTHEST = 4096;`, `
/** The furthest that totals are told apart. */
const $FURTHEST = 4096;`],
[`$MOST_WORK`, ``, `
/** Multiplications for one such pool. */
const $MOST_WORK = 30_000_000;`, `
/** Multiplications for one such pool. */
const $MOST_WORK = 30_000_000;`],
[`$isOpen`, `6 516 518`, `

/** Whether totals of this pool have no greatest value, and it is one of those that can be worked out. */
function $isOpen(pool: $Pool): boolean {
  const known = $open.get(pool);
  if (known !== undefined) return known;
  const found = pool.value !== "list" && pool.n > 0 && $kindOf(pool) !== null;
  $open.set(pool, found);
  return found;
}`, `
/** Whether totals of this pool have no greatest value, and it is one of those that can be worked out. */
function $isOpen(pool) {
    const known = $open.get(pool);
    if (known !== undefined)
        return known;
    const found = pool.value !== "list" && pool.n > 0 && $kindOf(pool) !== null;
    $open.set(pool, found);
    return found;
}`],
[`$open`, `6`, `
const $open = new WeakMap<$Pool, boolean>();`, `
const $open = new WeakMap();`],
[`$Kind`, `10`, `

interface $Kind {
  readonly step: $AgainStep;
  /** Before dice are kept, or after. */
  readonly late: boolean;
}`, ``],
[`$kindOf`, `6 12 13 20 503 517 519`, `

/** One explosion without bound, the last of the throws again; and where dice are kept they are summed. */
function $kindOf(pool: $Pool): $Kind | null {
  const steps = pool.then.filter((s) => s.kind !== "count");
  const again = steps.filter($isAgain);
  const endless = again.filter((s) => s.kind === "explode" && s.most === null);
  const step = endless[0];
  if (endless.length !== 1 || step === undefined || again.at(-1) !== step) return null;
  const keeps = steps.some($isKeep);
  const late = keeps && steps.at(-1) === step && again.length === 1;
  if (keeps && pool.value === "count") return null;
  if (!late && keeps && steps.findIndex($isKeep) < steps.indexOf(step)) return null;
  const die = $freshDie(pool);
  const going = die.states.filter((s) => $dice_holds(step.on, s.last));
  if (going.length === 0 || going.length === die.states.length) return null;
  return going.every((s) => $givesOf(pool)(s) >= 0) ? { step, late } : null;
}`, `
/** One explosion without bound, the last of the throws again; and where dice are kept they are summed. */
function $kindOf(pool) {
    const steps = pool.then.filter((s) => s.kind !== "count");
    const again = steps.filter($isAgain);
    const endless = again.filter((s) => s.kind === "explode" && s.most === null);
    const step = endless[0];
    if (endless.length !== 1 || step === undefined || again.at(-1) !== step)
        return null;
    const keeps = steps.some($isKeep);
    const late = keeps && steps.at(-1) === step && again.length === 1;
    if (keeps && pool.value === "count")
        return null;
    if (!late && keeps && steps.findIndex($isKeep) < steps.indexOf(step))
        return null;
    const die = $freshDie(pool);
    const going = die.states.filter((s) => $dice_holds(step.on, s.last));
    if (going.length === 0 || going.length === die.states.length)
        return null;
    return going.every((s) => $givesOf(pool)(s) >= 0) ? { step, late } : null;
}`],
[`$givesOf`, `6 455`, `

function $givesOf(pool: $Pool): (s: $die_odds_Weighted) => number {
  return (s) => (pool.value === "count" ? s.worth : s.total);
}`, `
function $givesOf(pool) {
    return (s) => (pool.value === "count" ? s.worth : s.total);
}`],
[`$open_odds_known`, `6 512`, `

const $open_odds_known = new WeakMap<$Pool, Map<number, $OpenOdds>>();`, `
const $open_odds_known = new WeakMap();`],
[`$openOdds`, `6 512 520 522`, `

/** The odds of the totals below \`from\` (without \`plus\`), the same object for the same question. @throws RuleError \`too-large\` */
function $openOdds(pool: $Pool, from: number): $OpenOdds {
  const before = $open_odds_known.get(pool) ?? new Map<number, $OpenOdds>();
  $open_odds_known.set(pool, before);
  const found = before.get(from) ?? $worked(pool, from);
  before.set(from, found);
  return found;
}`, `
/** The odds of the totals below \`from\` (without \`plus\`), the same object for the same question. @throws RuleError \`too-large\` */
function $openOdds(pool, from) {
    const before = $open_odds_known.get(pool) ?? new Map();
    $open_odds_known.set(pool, before);
    const found = before.get(from) ?? $worked(pool, from);
    before.set(from, found);
    return found;
}`],
[`$worked`, `3 6 502 503 511 512 513 518 528 533`, `

function $worked(pool: $Pool, from: number): $OpenOdds {
  const kind = $kindOf(pool);
  if (kind === null) throw new Error("this pool has a greatest total");
  if (from > $FURTHEST)
    throw new $RuleError(
      "too-large",
      \`Totals of dice that explode without a bound are told apart up to \${$FURTHEST}.\`,
      { limit: $FURTHEST },
    );
  const shape = $shapeOf({ ...pool, then: pool.then.filter((s) => s !== kind.step) }, true);
  const die: $OpenDie = { first: shape.die, fresh: $freshDie(pool), step: kind.step };
  return kind.late
    ? $afterKeeping(pool, die, shape.kept, from)
    : $beforeKeeping(pool, die, shape.kept, from);
}`, `
function $worked(pool, from) {
    const kind = $kindOf(pool);
    if (kind === null)
        throw new Error("this pool has a greatest total");
    if (from > $FURTHEST)
        throw new $RuleError("too-large", \`Totals of dice that explode without a bound are told apart up to \${$FURTHEST}.\`, { limit: $FURTHEST });
    const shape = $shapeOf({ ...pool, then: pool.then.filter((s) => s !== kind.step) }, true);
    const die = { first: shape.die, fresh: $freshDie(pool), step: kind.step };
    return kind.late
        ? $afterKeeping(pool, die, shape.kept, from)
        : $beforeKeeping(pool, die, shape.kept, from);
}`],
[`$Series`, ``, `

// ── one die ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface $Series {
  /** What the die gives at least. */
  readonly lo: number;
  readonly weights: readonly bigint[];
  readonly whole: bigint;
}`, ``],
[`$seriesOf`, `20 455 456 511 523`, `

/** What one die comes to below \`limit\`: round by round, each over the denominator of the last. */
function $seriesOf(
  first: $DieOdds,
  { fresh, step }: $OpenDie,
  gives: (s: $die_odds_Weighted) => number,
  limit: number,
): $Series {
  const lo = Math.min(...first.states.map(gives), ...fresh.states.map(gives));
  const size = Math.max(0, limit - lo);
  const goes = (s: $die_odds_Weighted): boolean => $dice_holds(step.on, s.last);
  const idle = fresh.states
    .filter((s) => goes(s) && gives(s) === 0)
    .reduce((sum, s) => sum + s.weight, 0n);
  const per = fresh.whole - idle;
  const done: bigint[] = Array.from({ length: size }, () => 0n);
  let now = new Map<number, bigint>();
  const put = (into: Map<number, bigint>, at: number, w: bigint): void =>
    void (at < limit && into.set(at, (into.get(at) ?? 0n) + w));
  let whole = first.whole;
  for (const s of first.states) {
    if (goes(s)) put(now, gives(s), s.weight);
    else if (gives(s) < limit) done[gives(s) - lo]! += s.weight;
  }
  while (now.size > 0) {
    for (let i = 0; i < size; i++) done[i]! *= per;
    whole *= per;
    const next = new Map<number, bigint>();
    for (const [sum, w] of now)
      for (const s of fresh.states) {
        const at = sum + gives(s);
        if (goes(s)) {
          if (gives(s) > 0) put(next, at, w * s.weight);
        } else if (at < limit) done[at - lo]! += w * s.weight;
      }
    now = next;
  }
  return { lo, weights: done, whole };
}`, `
/** What one die comes to below \`limit\`: round by round, each over the denominator of the last. */
function $seriesOf(first, { fresh, step }, gives, limit) {
    const lo = Math.min(...first.states.map(gives), ...fresh.states.map(gives));
    const size = Math.max(0, limit - lo);
    const goes = (s) => $dice_holds(step.on, s.last);
    const idle = fresh.states
        .filter((s) => goes(s) && gives(s) === 0)
        .reduce((sum, s) => sum + s.weight, 0n);
    const per = fresh.whole - idle;
    const done = Array.from({ length: size }, () => 0n);
    let now = new Map();
    const put = (into, at, w) => void (at < limit && into.set(at, (into.get(at) ?? 0n) + w));
    let whole = first.whole;
    for (const s of first.states) {
        if (goes(s))
            put(now, gives(s), s.weight);
        else if (gives(s) < limit)
            done[gives(s) - lo] += s.weight;
    }
    while (now.size > 0) {
        for (let i = 0; i < size; i++)
            done[i] *= per;
        whole *= per;
        const next = new Map();
        for (const [sum, w] of now)
            for (const s of fresh.states) {
                const at = sum + gives(s);
                if (goes(s)) {
                    if (gives(s) > 0)
                        put(next, at, w * s.weight);
                }
                else if (at < limit)
                    done[at - lo] += w * s.weight;
            }
        now = next;
    }
    return { lo, weights: done, whole };
}`],
[`$meanAgain`, `20 320 323 455 511`, `

/** The mean of all that follows an exploding face, once and for ever. */
function $meanAgain(
  { fresh, step }: $OpenDie,
  gives: (s: $die_odds_Weighted) => number,
): $Fraction {
  const sum = fresh.states.reduce((all, s) => all + BigInt(gives(s)) * s.weight, 0n);
  const going = fresh.states
    .filter((s) => $dice_holds(step.on, s.last))
    .reduce((all, s) => all + s.weight, 0n);
  return $fraction(sum, fresh.whole - going);
}`, `
/** The mean of all that follows an exploding face, once and for ever. */
function $meanAgain({ fresh, step }, gives) {
    const sum = fresh.states.reduce((all, s) => all + BigInt(gives(s)) * s.weight, 0n);
    const going = fresh.states
        .filter((s) => $dice_holds(step.on, s.last))
        .reduce((all, s) => all + s.weight, 0n);
    return $fraction(sum, fresh.whole - going);
}`],
[`$meanOf`, `20 320 323 324 326 455 511 525`, `
function $meanOf(die: $OpenDie, gives: (s: $die_odds_Weighted) => number): $Fraction {
  const { first, step } = die;
  const sum = first.states.reduce((all, s) => all + BigInt(gives(s)) * s.weight, 0n);
  const going = first.states
    .filter((s) => $dice_holds(step.on, s.last))
    .reduce((all, s) => all + s.weight, 0n);
  return $add(
    $fraction(sum, first.whole),
    $mul($fraction(going, first.whole), $meanAgain(die, gives)),
  );
}`, `
function $meanOf(die, gives) {
    const { first, step } = die;
    const sum = first.states.reduce((all, s) => all + BigInt(gives(s)) * s.weight, 0n);
    const going = first.states
        .filter((s) => $dice_holds(step.on, s.last))
        .reduce((all, s) => all + s.weight, 0n);
    return $add($fraction(sum, first.whole), $mul($fraction(going, first.whole), $meanAgain(die, gives)));
}`],
[`$open_odds_Kept`, ``, `

// ── all dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

type $open_odds_Kept = readonly [from: number, to: number];`, ``],
[`$beforeKeeping`, `6 323 326 511 512 519 524 526 527 529 531 532 534 535`, `

function $beforeKeeping(
  pool: $Pool,
  die: $OpenDie,
  kept: $open_odds_Kept,
  from: number,
): $OpenOdds {
  const gives = $givesOf(pool);
  const count = kept[1] - kept[0];
  const least = Math.min(...die.first.states.map(gives), ...die.fresh.states.map(gives));
  const one = $seriesOf(die.first, die, gives, from - least * (count - 1));
  const lo = least * count;
  const size = Math.max(0, from - lo);
  const whole = one.whole ** BigInt(pool.n);
  const all = count === pool.n;
  $open_odds_afford(
    pool,
    all ? size * size * Math.log2(count + 2) : one.weights.length * count * count * (size + 1) * 2,
  );
  const weights = all
    ? $powerBelow(one.weights.slice(0, size), count, size)
    : $keptBelow(one, pool.n, kept, size);
  const mean = all ? $mul($fraction(count), $meanOf(die, gives)) : $meanKept(die, pool.n, kept);
  return $finished(lo, weights, whole, mean);
}`, `
function $beforeKeeping(pool, die, kept, from) {
    const gives = $givesOf(pool);
    const count = kept[1] - kept[0];
    const least = Math.min(...die.first.states.map(gives), ...die.fresh.states.map(gives));
    const one = $seriesOf(die.first, die, gives, from - least * (count - 1));
    const lo = least * count;
    const size = Math.max(0, from - lo);
    const whole = one.whole ** BigInt(pool.n);
    const all = count === pool.n;
    $open_odds_afford(pool, all ? size * size * Math.log2(count + 2) : one.weights.length * count * count * (size + 1) * 2);
    const weights = all
        ? $powerBelow(one.weights.slice(0, size), count, size)
        : $keptBelow(one, pool.n, kept, size);
    const mean = all ? $mul($fraction(count), $meanOf(die, gives)) : $meanKept(die, pool.n, kept);
    return $finished(lo, weights, whole, mean);
}`],
[`$powerBelow`, `530`, `

/** Coefficients below \`size\` of a power. */
function $powerBelow(one: readonly bigint[], n: number, size: number): bigint[] {
  let result: bigint[] = [1n, ...Array.from({ length: Math.max(0, size - 1) }, () => 0n)].slice(
    0,
    size,
  );
  let base = [...one];
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = $productBelow(result, base, size);
    if (left > 1) base = $productBelow(base, base, size);
  }
  return result;
}`, `
/** Coefficients below \`size\` of a power. */
function $powerBelow(one, n, size) {
    let result = [1n, ...Array.from({ length: Math.max(0, size - 1) }, () => 0n)].slice(0, size);
    let base = [...one];
    for (let left = n; left > 0; left = Math.floor(left / 2)) {
        if (left % 2 === 1)
            result = $productBelow(result, base, size);
        if (left > 1)
            base = $productBelow(base, base, size);
    }
    return result;
}`],
[`$productBelow`, ``, `
function $productBelow(a: readonly bigint[], b: readonly bigint[], size: number): bigint[] {
  const found: bigint[] = Array.from({ length: size }, () => 0n);
  for (let i = 0; i < a.length; i++) {
    if (a[i] === 0n) continue;
    for (let j = 0; j < b.length && i + j < size; j++) found[i + j]! += a[i]! * b[j]!;
  }
  return found;
}`, `
function $productBelow(a, b, size) {
    const found = Array.from({ length: size }, () => 0n);
    for (let i = 0; i < a.length; i++) {
        if (a[i] === 0n)
            continue;
        for (let j = 0; j < b.length && i + j < size; j++)
            found[i + j] += a[i] * b[j];
    }
    return found;
}`],
[`$keptBelow`, `482 523 527`, `

/** A face beyond all others stands for every total that is too large. */
function $keptBelow(one: $Series, dice: number, kept: $open_odds_Kept, size: number): bigint[] {
  const faces = one.weights.flatMap((weight, at) => (weight === 0n ? [] : [{ at, weight }]));
  const rest = one.whole - one.weights.reduce((sum, w) => sum + w, 0n);
  const high = [{ at: one.weights.length, weight: rest }, ...faces.toReversed()];
  return $keptSums(high, dice, ...kept).slice(0, size);
}`, `
/** A face beyond all others stands for every total that is too large. */
function $keptBelow(one, dice, kept, size) {
    const faces = one.weights.flatMap((weight, at) => (weight === 0n ? [] : [{ at, weight }]));
    const rest = one.whole - one.weights.reduce((sum, w) => sum + w, 0n);
    const high = [{ at: one.weights.length, weight: rest }, ...faces.toReversed()];
    return $keptSums(high, dice, ...kept).slice(0, size);
}`],
[`$meanKept`, `20 320 321 322 323 324 325 326 327 454 482 511 527`, `

/**
 * The mean of dice kept of those that exploded: those that did stand above those that did not, and what follows their first face is the
 * same question again. Null where one face that explodes is not above all that do not, or there are several.
 */
function $meanKept(die: $OpenDie, dice: number, [from, to]: $open_odds_Kept): $Fraction | null {
  const { first, fresh, step } = die;
  const going = fresh.states.filter((s) => $dice_holds(step.on, s.last));
  const resting = fresh.states.filter((s) => !$dice_holds(step.on, s.last));
  const [top] = going;
  const isSame =
    first.states.length === fresh.states.length &&
    first.states.every(
      (s, i) =>
        s.total === fresh.states[i]!.total &&
        s.weight * fresh.whole === fresh.states[i]!.weight * first.whole,
    );
  const least = Math.min(...resting.map((s) => s.total));
  if (
    !isSame ||
    top === undefined ||
    going.length > 1 ||
    resting.some((s) => s.total >= top.total + Math.min(least, top.total))
  )
    return null;
  const rest = resting.reduce((sum, s) => sum + s.weight, 0n);
  const faces = resting.map((s) => ({ at: s.total - least, weight: s.weight }));
  const lowest = (n: number, a: number, b: number): $Fraction => {
    if (b <= a) return $ZERO;
    const sums = $keptSums(faces, n, a, b);
    const total = sums.reduce((sum, w, i) => sum + w * BigInt(i), 0n);
    return $add($fraction(total, rest ** BigInt(n)), $fraction(least * (b - a)));
  };
  const chance = (n: number, j: number): $Fraction =>
    $fraction(
      $binomials(n)[n]![j]! * top.weight ** BigInt(j) * rest ** BigInt(n - j),
      fresh.whole ** BigInt(n),
    );
  const mean = (n: number, a: number, b: number): $Fraction => {
    if (b <= a) return $ZERO;
    let sum = $ZERO;
    for (let j = 0; j <= n; j++) {
      const above = Math.max(0, Math.min(b, j) - a);
      const own = $add($fraction(top.total * above), lowest(n - j, Math.max(a, j) - j, b - j));
      sum = $add(sum, $mul(chance(n, j), j === n ? own : $add(own, mean(j, a, Math.min(b, j)))));
    }
    return $div(sum, $sub($ONE, chance(n, n)));
  };
  return mean(dice, from, to);
}`, `
/**
 * The mean of dice kept of those that exploded: those that did stand above those that did not, and what follows their first face is the
 * same question again. Null where one face that explodes is not above all that do not, or there are several.
 */
function $meanKept(die, dice, [from, to]) {
    const { first, fresh, step } = die;
    const going = fresh.states.filter((s) => $dice_holds(step.on, s.last));
    const resting = fresh.states.filter((s) => !$dice_holds(step.on, s.last));
    const [top] = going;
    const isSame = first.states.length === fresh.states.length &&
        first.states.every((s, i) => s.total === fresh.states[i].total &&
            s.weight * fresh.whole === fresh.states[i].weight * first.whole);
    const least = Math.min(...resting.map((s) => s.total));
    if (!isSame ||
        top === undefined ||
        going.length > 1 ||
        resting.some((s) => s.total >= top.total + Math.min(least, top.total)))
        return null;
    const rest = resting.reduce((sum, s) => sum + s.weight, 0n);
    const faces = resting.map((s) => ({ at: s.total - least, weight: s.weight }));
    const lowest = (n, a, b) => {
        if (b <= a)
            return $ZERO;
        const sums = $keptSums(faces, n, a, b);
        const total = sums.reduce((sum, w, i) => sum + w * BigInt(i), 0n);
        return $add($fraction(total, rest ** BigInt(n)), $fraction(least * (b - a)));
    };
    const chance = (n, j) => $fraction($binomials(n)[n][j] * top.weight ** BigInt(j) * rest ** BigInt(n - j), fresh.whole ** BigInt(n));
    const mean = (n, a, b) => {
        if (b <= a)
            return $ZERO;
        let sum = $ZERO;
        for (let j = 0; j <= n; j++) {
            const above = Math.max(0, Math.min(b, j) - a);
            const own = $add($fraction(top.total * above), lowest(n - j, Math.max(a, j) - j, b - j));
            sum = $add(sum, $mul(chance(n, j), j === n ? own : $add(own, mean(j, a, Math.min(b, j)))));
        }
        return $div(sum, $sub($ONE, chance(n, n)));
    };
    return mean(dice, from, to);
}`],
[`$afterKeeping`, `6 20 321 323 324 326 455 505 511 512 519 524 525 527 529 534 535`, `

function $afterKeeping(pool: $Pool, die: $OpenDie, kept: $open_odds_Kept, from: number): $OpenOdds {
  const gives = $givesOf(pool);
  const again = (s: $die_odds_Weighted): boolean => $dice_holds(die.step.on, s.last);
  // What is kept, by its sum and how many of its dice go on.
  const starts = new Map<
    string,
    { readonly sum: number; readonly going: number; weight: bigint }
  >();
  let whole = 0n;
  for (const { dice, weight } of $keptDiceOf(pool, die.first.states, kept)) {
    const [sum, going] = [dice.reduce((all, d) => all + gives(d), 0), dice.filter(again).length];
    const key = \`\${sum}/\${going}\`;
    const before = starts.get(key);
    if (before === undefined) starts.set(key, { sum, going, weight });
    else before.weight += weight;
    whole += weight;
  }
  const all = [...starts.values()];
  const most = Math.max(...all.map((s) => s.going));
  const least = Math.min(...die.fresh.states.map(gives));
  const lo = Math.min(...all.map((s) => s.sum + Math.min(0, least) * s.going));
  const limit = from - lo + Math.max(0, -least) * most + 1;
  const one = $seriesOf(die.fresh, die, gives, limit + least);
  const size = Math.max(0, from - lo);
  $open_odds_afford(pool, one.weights.length ** 2 * (most + 1) + all.length * size);
  const common = one.whole ** BigInt(most);
  const weights: bigint[] = Array.from({ length: size }, () => 0n);
  let mean = $ZERO;
  for (const s of all) {
    const power = $powerBelow(one.weights, s.going, one.weights.length);
    const scale = s.weight * one.whole ** BigInt(most - s.going);
    power.forEach((w, i) => {
      const at = s.sum + one.lo * s.going + i - lo;
      if (at < size) weights[at]! += w * scale;
    });
    mean = $add(
      mean,
      $mul(
        $fraction(s.weight, whole),
        $add($fraction(s.sum), $mul($fraction(s.going), $meanAgain(die, gives))),
      ),
    );
  }
  return $finished(lo, weights, whole * common, mean);
}`, `
function $afterKeeping(pool, die, kept, from) {
    const gives = $givesOf(pool);
    const again = (s) => $dice_holds(die.step.on, s.last);
    // What is kept, by its sum and how many of its dice go on.
    const starts = new Map();
    let whole = 0n;
    for (const { dice, weight } of $keptDiceOf(pool, die.first.states, kept)) {
        const [sum, going] = [dice.reduce((all, d) => all + gives(d), 0), dice.filter(again).length];
        const key = \`\${sum}/\${going}\`;
        const before = starts.get(key);
        if (before === undefined)
            starts.set(key, { sum, going, weight });
        else
            before.weight += weight;
        whole += weight;
    }
    const all = [...starts.values()];
    const most = Math.max(...all.map((s) => s.going));
    const least = Math.min(...die.fresh.states.map(gives));
    const lo = Math.min(...all.map((s) => s.sum + Math.min(0, least) * s.going));
    const limit = from - lo + Math.max(0, -least) * most + 1;
    const one = $seriesOf(die.fresh, die, gives, limit + least);
    const size = Math.max(0, from - lo);
    $open_odds_afford(pool, one.weights.length ** 2 * (most + 1) + all.length * size);
    const common = one.whole ** BigInt(most);
    const weights = Array.from({ length: size }, () => 0n);
    let mean = $ZERO;
    for (const s of all) {
        const power = $powerBelow(one.weights, s.going, one.weights.length);
        const scale = s.weight * one.whole ** BigInt(most - s.going);
        power.forEach((w, i) => {
            const at = s.sum + one.lo * s.going + i - lo;
            if (at < size)
                weights[at] += w * scale;
        });
        mean = $add(mean, $mul($fraction(s.weight, whole), $add($fraction(s.sum), $mul($fraction(s.going), $meanAgain(die, gives)))));
    }
    return $finished(lo, weights, whole * common, mean);
}`],
[`$finished`, `320 512`, `

function $finished(
  lo: number,
  weights: readonly bigint[],
  whole: bigint,
  mean: $Fraction | null,
): $OpenOdds {
  return { lo, weights, whole, beyond: whole - weights.reduce((sum, w) => sum + w, 0n), mean };
}`, `
function $finished(lo, weights, whole, mean) {
    return { lo, weights, whole, beyond: whole - weights.reduce((sum, w) => sum + w, 0n), mean };
}`],
[`$open_odds_afford`, `3 6 514`, `

function $open_odds_afford(pool: $Pool, cost: number): void {
  if (cost > $MOST_WORK)
    throw new $RuleError(
      "too-large",
      \`The odds of \${pool.n} dice that explode without a bound would take \${Math.ceil(cost)} steps; the limit is \${$MOST_WORK}.\`,
      { limit: $MOST_WORK },
    );
}`, `
function $open_odds_afford(pool, cost) {
    if (cost > $MOST_WORK)
        throw new $RuleError("too-large", \`The odds of \${pool.n} dice that explode without a bound would take \${Math.ceil(cost)} steps; the limit is \${$MOST_WORK}.\`, { limit: $MOST_WORK });
}`],
[`$OpenTable`, ``, `

// ── what the driver draws ────────────────────────────────────────────────────────────────────────────────────────────────

interface $OpenTable {
  readonly values: readonly number[];
  readonly weights: readonly bigint[];
  readonly whole: bigint;
  /** Weight of the totals that stand for those beyond. */
  readonly beyond: bigint;
}`, ``],
[`$openTable`, `6 323 325 326 327 497 521 536`, `

/** Totals with their weights; those from \`from\` on by two of them, \`from\` and the furthest, so that mass and mean are right. */
function $openTable(pool: $Pool, from: number): $OpenTable {
  const first = Math.max(from - pool.plus, $boundsOf({ ...pool, plus: 0 })[0] + 1);
  const odds = $openOdds(pool, first);
  const values = odds.weights.flatMap((w, i) => (w === 0n ? [] : [pool.plus + odds.lo + i]));
  const weights = odds.weights.filter((w) => w !== 0n);
  const far = $boundsOf({ ...pool, plus: 0 })[1];
  if (odds.beyond === 0n) return { values, weights, whole: odds.whole, beyond: 0n };
  if (odds.mean === null || far <= first)
    return {
      values: [...values, pool.plus + first],
      weights: [...weights, odds.beyond],
      whole: odds.whole,
      beyond: odds.beyond,
    };
  // The mean of those beyond, over the first of them, shared out between the two.
  const below = odds.weights.reduce((sum, w, i) => sum + w * BigInt(odds.lo + i), 0n);
  const over = $sub(
    $mul(odds.mean, $fraction(odds.whole)),
    $fraction(below + BigInt(first) * odds.beyond),
  );
  const share = $div(over, $fraction(far - first));
  const scale = share.d;
  return {
    values: [...values, pool.plus + first, pool.plus + far],
    weights: [...weights.map((w) => w * scale), odds.beyond * scale - share.n, share.n],
    whole: odds.whole * scale,
    beyond: odds.beyond * scale,
  };
}`, `
/** Totals with their weights; those from \`from\` on by two of them, \`from\` and the furthest, so that mass and mean are right. */
function $openTable(pool, from) {
    const first = Math.max(from - pool.plus, $boundsOf({ ...pool, plus: 0 })[0] + 1);
    const odds = $openOdds(pool, first);
    const values = odds.weights.flatMap((w, i) => (w === 0n ? [] : [pool.plus + odds.lo + i]));
    const weights = odds.weights.filter((w) => w !== 0n);
    const far = $boundsOf({ ...pool, plus: 0 })[1];
    if (odds.beyond === 0n)
        return { values, weights, whole: odds.whole, beyond: 0n };
    if (odds.mean === null || far <= first)
        return {
            values: [...values, pool.plus + first],
            weights: [...weights, odds.beyond],
            whole: odds.whole,
            beyond: odds.beyond,
        };
    // The mean of those beyond, over the first of them, shared out between the two.
    const below = odds.weights.reduce((sum, w, i) => sum + w * BigInt(odds.lo + i), 0n);
    const over = $sub($mul(odds.mean, $fraction(odds.whole)), $fraction(below + BigInt(first) * odds.beyond));
    const share = $div(over, $fraction(far - first));
    const scale = share.d;
    return {
        values: [...values, pool.plus + first, pool.plus + far],
        weights: [...weights.map((w) => w * scale), odds.beyond * scale - share.n, share.n],
        whole: odds.whole * scale,
        beyond: odds.beyond * scale,
    };
}`],
[`$farEnough`, `6 497 513 521`, `

/** From where on less than one in 2^bits is left; for questions that tell all totals apart. */
function $farEnough(pool: $Pool, bits: number): number {
  const least = $boundsOf({ ...pool, plus: 0 })[0];
  for (let from = least + 64; ; from += 64) {
    if (from > $FURTHEST / 4) return from + pool.plus;
    const odds = $openOdds(pool, from);
    if (odds.beyond << BigInt(bits) < odds.whole) return from + pool.plus;
  }
}`, `
/** From where on less than one in 2^bits is left; for questions that tell all totals apart. */
function $farEnough(pool, bits) {
    const least = $boundsOf({ ...pool, plus: 0 })[0];
    for (let from = least + 64;; from += 64) {
        if (from > $FURTHEST / 4)
            return from + pool.plus;
        const odds = $openOdds(pool, from);
        if (odds.beyond << BigInt(bits) < odds.whole)
            return from + pool.plus;
    }
}`],
[`$DrawTable`, ``, `

// The outcomes of one draw as the driver wants them: values side by side with whole weights and their sum.
// Invariant: one table a pool object; a list is a sorted multiset where the order of its dice cannot matter.

interface $DrawTable {
  readonly size: number;
  readonly total: number | bigint;
  /** Weight of those values that stand for all that are not told apart. */
  readonly beyond: bigint;
  readonly weights: readonly number[] | readonly bigint[];
  /** The totals where an outcome is one number. */
  readonly values: readonly number[] | null;
  /** Writes outcome \`o\` to these places. */
  readonly put: (o: number, to: readonly number[], file: number[]) => void;
}`, ``],
[`$tables`, `6 539`, `

const $tables = new WeakMap<$Pool, $DrawTable>();`, `
const $tables = new WeakMap();`],
[`$tableOf`, `6 515 539 540 544 545 547`, `

/** @throws RuleError as \`distribution\`. */
function $tableOf(
  pool: $Pool,
  options?: { readonly multisets?: false },
  from?: number,
): $DrawTable {
  if ($isOpen(pool)) return $openTableOf(pool, from);
  if (options?.multisets === false && pool.value === "list") return $everyThrow(pool);
  let t = $tables.get(pool);
  if (t === undefined) $tables.set(pool, (t = $makeTable(pool)));
  return t;
}`, `
/** @throws RuleError as \`distribution\`. */
function $tableOf(pool, options, from) {
    if ($isOpen(pool))
        return $openTableOf(pool, from);
    if (options?.multisets === false && pool.value === "list")
        return $everyThrow(pool);
    let t = $tables.get(pool);
    if (t === undefined)
        $tables.set(pool, (t = $makeTable(pool)));
    return t;
}`],
[`$FAR_BITS`, ``, `

/** Where nobody says from where on totals need not be told apart, less than one in 2^64 is left. */
const $FAR_BITS = 64;`, `
/** Where nobody says from where on totals need not be told apart, less than one in 2^64 is left. */
const $FAR_BITS = 64;`],
[`$odds_table_opened`, `6 539`, `
const $odds_table_opened = new WeakMap<$Pool, Map<number, $DrawTable>>();`, `
const $odds_table_opened = new WeakMap();`],
[`$openTableOf`, `6 537 538 539 542 543`, `

/** Dice that explode without a bound: exact below \`from\`, right in mass and mean beyond. */
function $openTableOf(pool: $Pool, wanted: number | undefined): $DrawTable {
  const from = wanted ?? $farEnough(pool, $FAR_BITS);
  const known = $odds_table_opened.get(pool) ?? new Map<number, $DrawTable>();
  $odds_table_opened.set(pool, known);
  let t = known.get(from);
  if (t === undefined) {
    const { values, weights, whole, beyond } = $openTable(pool, from);
    const isSmall = whole < 1n << 53n;
    t = {
      size: values.length,
      total: isSmall ? Number(whole) : whole,
      weights: isSmall ? weights.map(Number) : weights,
      beyond,
      values,
      put: (o, to, file) => {
        file[to[0]!] = values[o]!;
      },
    };
    known.set(from, t);
  }
  return t;
}`, `
/** Dice that explode without a bound: exact below \`from\`, right in mass and mean beyond. */
function $openTableOf(pool, wanted) {
    const from = wanted ?? $farEnough(pool, $FAR_BITS);
    const known = $odds_table_opened.get(pool) ?? new Map();
    $odds_table_opened.set(pool, known);
    let t = known.get(from);
    if (t === undefined) {
        const { values, weights, whole, beyond } = $openTable(pool, from);
        const isSmall = whole < 1n << 53n;
        t = {
            size: values.length,
            total: isSmall ? Number(whole) : whole,
            weights: isSmall ? weights.map(Number) : weights,
            beyond,
            values,
            put: (o, to, file) => {
                file[to[0]] = values[o];
            },
        };
        known.set(from, t);
    }
    return t;
}`],
[`$makeTable`, `6 494 539 546`, `

function $makeTable(pool: $Pool): $DrawTable {
  const odds = $distribution(pool);
  if (odds.kind === "list") {
    const { lists, weights, total } = odds;
    return {
      size: lists.length,
      total,
      beyond: 0n,
      weights,
      values: null,
      put: (o, to, file) => $putList(lists[o]!, to, file),
    };
  }
  const values: number[] = [];
  const weights: (number | bigint)[] = [];
  odds.weights.forEach((w: number | bigint, i) => {
    if (w === 0 || w === 0n) return;
    values.push(odds.lo + i);
    weights.push(w);
  });
  return {
    size: values.length,
    total: odds.total,
    beyond: 0n,
    values,
    weights: weights as readonly number[] | readonly bigint[],
    put: (o, to, file) => {
      file[to[0]!] = values[o]!;
    },
  };
}`, `
function $makeTable(pool) {
    const odds = $distribution(pool);
    if (odds.kind === "list") {
        const { lists, weights, total } = odds;
        return {
            size: lists.length,
            total,
            beyond: 0n,
            weights,
            values: null,
            put: (o, to, file) => $putList(lists[o], to, file),
        };
    }
    const values = [];
    const weights = [];
    odds.weights.forEach((w, i) => {
        if (w === 0 || w === 0n)
            return;
        values.push(odds.lo + i);
        weights.push(w);
    });
    return {
        size: values.length,
        total: odds.total,
        beyond: 0n,
        values,
        weights: weights,
        put: (o, to, file) => {
            file[to[0]] = values[o];
        },
    };
}`],
[`$putList`, `35`, `

function $putList(list: readonly number[], to: readonly number[], file: number[]): void {
  for (let i = 0; i < to.length; i++) file[to[i]!] = list[i] ?? $NONE;
}`, `
function $putList(list, to, file) {
    for (let i = 0; i < to.length; i++)
        file[to[i]] = list[i] ?? $NONE;
}`],
[`$everyThrow`, `6 21 22 494 539 546`, `

/** Without multisets: every order of the dice is an outcome of its own. For tests. */
function $everyThrow(pool: $Pool): $DrawTable {
  const thrown = $distribution({ ...pool, then: [] });
  if (thrown.kind !== "list") throw new Error("a list was expected");
  const lists = thrown.lists.map((list) => {
    let dice = list.map((total) => ({ total, last: total, worth: 0 }));
    for (const step of pool.then)
      if (step.kind === "keep" || step.kind === "drop")
        dice = dice.sort($byHeight).slice(...$keptPart(step, dice.length));
    return dice.map((d) => d.total);
  });
  return {
    size: lists.length,
    total: thrown.total,
    beyond: 0n,
    weights: thrown.weights,
    values: null,
    put: (o, to, file) => $putList(lists[o]!, to, file),
  };
}`, `
/** Without multisets: every order of the dice is an outcome of its own. For tests. */
function $everyThrow(pool) {
    const thrown = $distribution({ ...pool, then: [] });
    if (thrown.kind !== "list")
        throw new Error("a list was expected");
    const lists = thrown.lists.map((list) => {
        let dice = list.map((total) => ({ total, last: total, worth: 0 }));
        for (const step of pool.then)
            if (step.kind === "keep" || step.kind === "drop")
                dice = dice.sort($byHeight).slice(...$keptPart(step, dice.length));
        return dice.map((d) => d.total);
    });
    return {
        size: lists.length,
        total: thrown.total,
        beyond: 0n,
        weights: thrown.weights,
        values: null,
        put: (o, to, file) => $putList(lists[o], to, file),
    };
}`],
[`$odds_BUDGET`, ``, `

// The odds driver: runs a flattened rule over all its dice at once, states merged wherever they are equal, weights exact integers over
// one denominator. The only algorithm for odds; segments come emitted or as closures.
// Invariants: no weight is ever rounded; work is bounded before each draw; equal questions give equal answers in equal order.

/** Segment runs and additions allowed for one question unless it says otherwise: about ten seconds. */
const $odds_BUDGET: number = 40_000_000;`, `
// The odds driver: runs a flattened rule over all its dice at once, states merged wherever they are equal, weights exact integers over
// one denominator. The only algorithm for odds; segments come emitted or as closures.
// Invariants: no weight is ever rounded; work is bounded before each draw; equal questions give equal answers in equal order.
/** Segment runs and additions allowed for one question unless it says otherwise: about ten seconds. */
const $odds_BUDGET = 40_000_000;`],
[`$Counts`, ``, `

interface $Counts {
  /** States that were looked at, cut by cut. */
  states: number;
  /** Segments run. */
  steps: number;
  /** Weights added up. */
  adds: number;
}`, ``],
[`$odds_Row`, `438`, `

interface $odds_Row {
  /** Values of the places asked for, in their order. */
  readonly values: readonly number[];
  readonly weight: $Weight;
}`, ``],
[`$Ends`, `320 438 549 550`, `
type $Ends =
  /**
   * Rows come in the order in which the driver reached them: the same for the same question. \`beyond\`: at least the chance that an open
   * value lay where it is not told apart; two of its values stand there for all.
   */
  | {
      readonly possible: true;
      readonly den: $Weight;
      readonly rows: readonly $odds_Row[];
      readonly counts: $Counts;
      readonly beyond: $Fraction;
    }
  | { readonly possible: false; readonly why: string };`, ``],
[`$Run`, `68 320 414 417 549 553`, `

interface $Run {
  readonly plan: $OddsPlan;
  readonly prepared: $Prepared;
  readonly question: $Question;
  readonly counts: $Counts;
  readonly budget: number;
  readonly file: number[];
  /** The file as the first cut finds it. */
  readonly initial: readonly number[];
  readonly summaries: Map<string, $Summary>;
  /** For each draw of dice without bound: from where on its totals are not told apart. */
  readonly from: ReadonlyMap<number, number>;
  beyond: $Fraction;
}`, ``],
[`$Summary`, `438`, `

/** What a region of dice comes to: for each way out the packed ends and their weights over one denominator. */
interface $Summary {
  readonly den: $Weight;
  readonly exits: readonly {
    readonly target: number;
    readonly keys: readonly number[];
    readonly weights: readonly $Weight[];
  }[];
}`, ``],
[`$solve`, `60 61 68 321 414 419 443 446 548 549 551 552 555 556 557`, `

/**
 * Exact ends of a rule from one file of places (givens and cells filled in).
 * @throws RuleError \`too-large\` beyond the budget, \`missing-answer\` for a question without answer and usual value.
 */
function $solve(plan: $OddsPlan, start: readonly number[], question: $Question): $Ends {
  const prepared = $prepare(plan, question);
  const counts: $Counts = { states: 0, steps: 1, adds: 0 };
  const initial = start.slice();
  const first = plan.start(initial);
  const run: $Run = {
    plan,
    prepared,
    question,
    counts,
    budget: question.budget ?? $odds_BUDGET,
    file: initial.slice(),
    initial,
    summaries: new Map(),
    from: $fromOf(plan, question, "draw"),
    beyond: $ZERO,
  };
  if (first <= $REFUSED) return { possible: false, why: plan.reasons[$REFUSED - first] ?? "" };
  const end = plan.cuts.length;
  const target = first === $END ? end : first;
  const seed = $emptyFrontier(1, prepared.layouts[target]!);
  $addTo(seed, prepared.layouts[target]!.pack(run.file), 1);
  const ends = target === end ? seed : $drive(run, target, seed, null).get(end);
  return {
    possible: true,
    den: ends?.den ?? 1,
    rows: ends === undefined ? [] : $rowsOf(ends, prepared.layouts[end]!, plan.size),
    counts,
    beyond: run.beyond,
  };
}`, `
/**
 * Exact ends of a rule from one file of places (givens and cells filled in).
 * @throws RuleError \`too-large\` beyond the budget, \`missing-answer\` for a question without answer and usual value.
 */
function $solve(plan, start, question) {
    const prepared = $prepare(plan, question);
    const counts = { states: 0, steps: 1, adds: 0 };
    const initial = start.slice();
    const first = plan.start(initial);
    const run = {
        plan,
        prepared,
        question,
        counts,
        budget: question.budget ?? $odds_BUDGET,
        file: initial.slice(),
        initial,
        summaries: new Map(),
        from: $fromOf(plan, question, "draw"),
        beyond: $ZERO,
    };
    if (first <= $REFUSED)
        return { possible: false, why: plan.reasons[$REFUSED - first] ?? "" };
    const end = plan.cuts.length;
    const target = first === $END ? end : first;
    const seed = $emptyFrontier(1, prepared.layouts[target]);
    $addTo(seed, prepared.layouts[target].pack(run.file), 1);
    const ends = target === end ? seed : $drive(run, target, seed, null).get(end);
    return {
        possible: true,
        den: ends?.den ?? 1,
        rows: ends === undefined ? [] : $rowsOf(ends, prepared.layouts[end], plan.size),
        counts,
        beyond: run.beyond,
    };
}`],
[`$fromOf`, `68 414`, `

/** By the cut of each open place: where the question, else the rule, no longer tells its values apart. */
function $fromOf(
  plan: $OddsPlan,
  question: $Question,
  kind: "draw" | "loop",
): ReadonlyMap<number, number> {
  return new Map(
    plan.open.flatMap((o, i): readonly (readonly [number, number])[] => {
      const from = question.from === undefined ? o.from : (question.from[i] ?? null);
      return o.kind !== kind || from === null ? [] : [[o.cut, from]];
    }),
  );
}`, `
/** By the cut of each open place: where the question, else the rule, no longer tells its values apart. */
function $fromOf(plan, question, kind) {
    return new Map(plan.open.flatMap((o, i) => {
        const from = question.from === undefined ? o.from : (question.from[i] ?? null);
        return o.kind !== kind || from === null ? [] : [[o.cut, from]];
    }));
}`],
[`$rowsOf`, `412 415 439 550`, `

function $rowsOf(f: $Frontier, layout: $KeyLayout, size: number): readonly $odds_Row[] {
  const file: number[] = $filled<number>(size, 0);
  return f.keys.map((key, i): $odds_Row => {
    layout.unpack(key, file);
    return { values: layout.asked.map((p) => file[p]!), weight: f.big ? f.bigs[i]! : f.nums[i]! };
  });
}`, `
function $rowsOf(f, layout, size) {
    const file = $filled(size, 0);
    return f.keys.map((key, i) => {
        layout.unpack(key, file);
        return { values: layout.asked.map((p) => file[p]), weight: f.big ? f.bigs[i] : f.nums[i] };
    });
}`],
[`$drive`, `412 416 438 439 443 444 552 560 571 578`, `

/** Runs on from one cut until nothing is pending within the region; gives what left it (null: only END is outside). */
function $drive(
  run: $Run,
  from: number,
  seed: $Frontier,
  within: $Region | null,
): Map<number, $Frontier> {
  const { prepared, plan } = run;
  const end = plan.cuts.length;
  const pending: ($Frontier | undefined)[] = $filled<$Frontier | undefined>(end + 1, undefined);
  const out = new Map<number, $Frontier>();
  pending[from] = seed;
  const isOutside = (t: number): boolean => t === end || (within !== null && !within.inside.has(t));
  const reach = (t: number, den: $Weight): $Frontier => {
    if (isOutside(t)) {
      let f = out.get(t);
      if (f === undefined) out.set(t, (f = $emptyFrontier(den, prepared.layouts[t]!)));
      return f;
    }
    return (pending[t] ??= $emptyFrontier(den, prepared.layouts[t]!));
  };
  const work = (c: number): void => {
    const f = pending[c]!;
    pending[c] = undefined;
    const isSummed =
      run.question.options?.regions !== false &&
      f.keys.length > 1 &&
      $throughRegion(run, c, f, reach, within);
    if (!isSummed) $odds_advance(run, c, f, reach);
    $release(f, prepared.layouts[c]!);
  };
  for (let group = prepared.groupOf[from]!; group < prepared.groups.length; group++) {
    const cuts = prepared.groups[group]!;
    if (prepared.endless[group]!) {
      const members = cuts.flatMap((cut) =>
        pending[cut] === undefined ? [] : [{ cut, frontier: pending[cut] }],
      );
      for (const { cut } of members) pending[cut] = undefined;
      if (members.length > 0) $solveEndless(run, group, members, reach);
      continue;
    }
    // A loop is gone through from its head to its end before it begins again, so that a round's states come together.
    for (let isPending = true; isPending;) {
      for (const c of cuts) if (pending[c] !== undefined) work(c);
      isPending = cuts.some((c) => pending[c] !== undefined);
    }
  }
  return out;
}`, `
/** Runs on from one cut until nothing is pending within the region; gives what left it (null: only END is outside). */
function $drive(run, from, seed, within) {
    const { prepared, plan } = run;
    const end = plan.cuts.length;
    const pending = $filled(end + 1, undefined);
    const out = new Map();
    pending[from] = seed;
    const isOutside = (t) => t === end || (within !== null && !within.inside.has(t));
    const reach = (t, den) => {
        if (isOutside(t)) {
            let f = out.get(t);
            if (f === undefined)
                out.set(t, (f = $emptyFrontier(den, prepared.layouts[t])));
            return f;
        }
        return (pending[t] ??= $emptyFrontier(den, prepared.layouts[t]));
    };
    const work = (c) => {
        const f = pending[c];
        pending[c] = undefined;
        const isSummed = run.question.options?.regions !== false &&
            f.keys.length > 1 &&
            $throughRegion(run, c, f, reach, within);
        if (!isSummed)
            $odds_advance(run, c, f, reach);
        $release(f, prepared.layouts[c]);
    };
    for (let group = prepared.groupOf[from]; group < prepared.groups.length; group++) {
        const cuts = prepared.groups[group];
        if (prepared.endless[group]) {
            const members = cuts.flatMap((cut) => pending[cut] === undefined ? [] : [{ cut, frontier: pending[cut] }]);
            for (const { cut } of members)
                pending[cut] = undefined;
            if (members.length > 0)
                $solveEndless(run, group, members, reach);
            continue;
        }
        // A loop is gone through from its head to its end before it begins again, so that a round's states come together.
        for (let isPending = true; isPending;) {
            for (const c of cuts)
                if (pending[c] !== undefined)
                    work(c);
            isPending = cuts.some((c) => pending[c] !== undefined);
        }
    }
    return out;
}`],
[`$odds_nothing`, ``, `

const $odds_nothing: number[] = [];`, `
const $odds_nothing = [];`],
[`$Reach`, `438 439`, `

type $Reach = (target: number, den: $Weight) => $Frontier;`, ``],
[`$odds_advance`, `60 61 412 438 439 447 552 558 559 561 562 563 564 567 570 580 581`, `

/** One cut: every state, every outcome of its draw, on to the next cut. */
function $odds_advance(run: $Run, c: number, f: $Frontier, reach: $Reach): void {
  const { plan, prepared, file, counts } = run;
  const cut = plan.cuts[c]!;
  const layout = prepared.layouts[c]!;
  const states = f.keys.length;
  counts.states += states;
  const { initial } = run;
  for (const p of prepared.steady[c]!) file[p] = initial[p]!;
  const resettled = prepared.resettled[c]!;
  const tables = cut.pool === null ? null : $tablesFor(run, cut, f, layout, run.from.get(c));
  const den = $odds_times(f.den, tables === null ? 1 : tables.total);
  const isBig = typeof den === "bigint";
  const end = plan.cuts.length;
  const touched: ($Touched | undefined)[] = $filled<$Touched | undefined>(end + 1, undefined);
  const restored = prepared.restored[c]!;
  const values: number[] =
    restored.length === 0 ? $odds_nothing : $filled<number>(restored.length, 0);
  const { next } = cut;
  const single = cut.to.length === 1 ? cut.to[0]! : -1;
  const isPlain = !isBig && cut.ask === null && restored.length === 0;
  for (let s = 0; s < states; s++) {
    if (s > 0) for (const p of resettled) file[p] = initial[p]!;
    layout.unpack(f.keys[s]!, file);
    const table = tables === null ? null : tables.of(s);
    const outcomes = table === null ? 1 : table.size;
    if (isPlain && table !== null && table.values !== null && tables!.isFixed) {
      // Most work of most questions is done in this loop: one number a throw, small weights, nothing to put back.
      const weight = f.nums[s]!;
      const faces = table.values;
      for (let o = 0; o < outcomes; o++) {
        file[single] = faces[o]!;
        const went = next(file);
        const to = touched[went === $END ? end : went];
        if (to === undefined || to.frontier.big) {
          arrive(went, weight * (table.weights[o] as number));
          continue;
        }
        const { only, frontier } = to;
        const key = only === -1 ? 0 : only === -2 ? to.pack(file) : file[only]! - to.least;
        const w = weight * (table.weights[o] as number) * (to.factor as number);
        const at = frontier.dense !== null ? frontier.dense[key]! : 0;
        if (at > 0) frontier.nums[at - 1] = frontier.nums[at - 1]! + w;
        else $addNumber(frontier, only === -1 ? 0 : to.pack(file), w);
      }
      counts.steps += outcomes;
      continue;
    }
    for (let i = 0; i < restored.length; i++) values[i] = file[restored[i]!]!;
    if (cut.ask !== null) $answer(run, cut);
    const scale = table === null || tables === null ? 1 : $quotient(tables.total, table.total);
    const small = isBig ? 0 : f.nums[s]! * (scale as number);
    const big = isBig ? BigInt(f.big ? f.bigs[s]! : f.nums[s]!) * BigInt(scale) : 0n;
    for (let o = 0; o < outcomes; o++) {
      if (o > 0) for (let i = 0; i < restored.length; i++) file[restored[i]!] = values[i]!;
      if (table !== null) {
        if (table.values !== null) file[single] = table.values[o]!;
        else table.put(o, cut.to, file);
      }
      const went = next(file);
      arrive(
        went,
        isBig
          ? table === null
            ? big
            : big * BigInt(table.weights[o]!)
          : table === null
            ? small
            : small * (table.weights[o] as number),
      );
    }
    counts.steps += outcomes;
  }

  /** Adds the weight (over \`den\`) to the state that now stands in the file. */
  function arrive(went: number, w: $Weight): void {
    if (went <= $REFUSED) throw $refused(plan, cut, went);
    const t = went === $END ? end : went;
    $addTouched((touched[t] ??= $touch(reach(t, den), den, prepared.layouts[t]!)), file, w);
  }
}`, `
/** One cut: every state, every outcome of its draw, on to the next cut. */
function $odds_advance(run, c, f, reach) {
    const { plan, prepared, file, counts } = run;
    const cut = plan.cuts[c];
    const layout = prepared.layouts[c];
    const states = f.keys.length;
    counts.states += states;
    const { initial } = run;
    for (const p of prepared.steady[c])
        file[p] = initial[p];
    const resettled = prepared.resettled[c];
    const tables = cut.pool === null ? null : $tablesFor(run, cut, f, layout, run.from.get(c));
    const den = $odds_times(f.den, tables === null ? 1 : tables.total);
    const isBig = typeof den === "bigint";
    const end = plan.cuts.length;
    const touched = $filled(end + 1, undefined);
    const restored = prepared.restored[c];
    const values = restored.length === 0 ? $odds_nothing : $filled(restored.length, 0);
    const { next } = cut;
    const single = cut.to.length === 1 ? cut.to[0] : -1;
    const isPlain = !isBig && cut.ask === null && restored.length === 0;
    for (let s = 0; s < states; s++) {
        if (s > 0)
            for (const p of resettled)
                file[p] = initial[p];
        layout.unpack(f.keys[s], file);
        const table = tables === null ? null : tables.of(s);
        const outcomes = table === null ? 1 : table.size;
        if (isPlain && table !== null && table.values !== null && tables.isFixed) {
            // Most work of most questions is done in this loop: one number a throw, small weights, nothing to put back.
            const weight = f.nums[s];
            const faces = table.values;
            for (let o = 0; o < outcomes; o++) {
                file[single] = faces[o];
                const went = next(file);
                const to = touched[went === $END ? end : went];
                if (to === undefined || to.frontier.big) {
                    arrive(went, weight * table.weights[o]);
                    continue;
                }
                const { only, frontier } = to;
                const key = only === -1 ? 0 : only === -2 ? to.pack(file) : file[only] - to.least;
                const w = weight * table.weights[o] * to.factor;
                const at = frontier.dense !== null ? frontier.dense[key] : 0;
                if (at > 0)
                    frontier.nums[at - 1] = frontier.nums[at - 1] + w;
                else
                    $addNumber(frontier, only === -1 ? 0 : to.pack(file), w);
            }
            counts.steps += outcomes;
            continue;
        }
        for (let i = 0; i < restored.length; i++)
            values[i] = file[restored[i]];
        if (cut.ask !== null)
            $answer(run, cut);
        const scale = table === null || tables === null ? 1 : $quotient(tables.total, table.total);
        const small = isBig ? 0 : f.nums[s] * scale;
        const big = isBig ? BigInt(f.big ? f.bigs[s] : f.nums[s]) * BigInt(scale) : 0n;
        for (let o = 0; o < outcomes; o++) {
            if (o > 0)
                for (let i = 0; i < restored.length; i++)
                    file[restored[i]] = values[i];
            if (table !== null) {
                if (table.values !== null)
                    file[single] = table.values[o];
                else
                    table.put(o, cut.to, file);
            }
            const went = next(file);
            arrive(went, isBig
                ? table === null
                    ? big
                    : big * BigInt(table.weights[o])
                : table === null
                    ? small
                    : small * table.weights[o]);
        }
        counts.steps += outcomes;
    }
    /** Adds the weight (over \`den\`) to the state that now stands in the file. */
    function arrive(went, w) {
        if (went <= $REFUSED)
            throw $refused(plan, cut, went);
        const t = went === $END ? end : went;
        $addTouched((touched[t] ??= $touch(reach(t, den), den, prepared.layouts[t])), file, w);
    }
}`],
[`$refused`, `3 61 66 68`, `

/** Behind a question an answer is refused; behind dice something that a rule calls there. */
function $refused(plan: $OddsPlan, cut: $OddsCut, went: number): $RuleError {
  const why = plan.reasons[$REFUSED - went] ?? "";
  return cut.ask === null
    ? new $RuleError("not-possible", why, { why, roll: cut.label })
    : new $RuleError("mismatched-answer", why, { why, key: cut.ask.key });
}`, `
/** Behind a question an answer is refused; behind dice something that a rule calls there. */
function $refused(plan, cut, went) {
    const why = plan.reasons[$REFUSED - went] ?? "";
    return cut.ask === null
        ? new $RuleError("not-possible", why, { why, roll: cut.label })
        : new $RuleError("mismatched-answer", why, { why, key: cut.ask.key });
}`],
[`$Touched`, `415 438 439`, `

interface $Touched {
  readonly frontier: $Frontier;
  /** What comes in over \`den\` is multiplied by this to stand over the frontier's denominator. */
  readonly factor: $Weight;
  readonly pack: $KeyLayout["pack"];
  readonly only: number;
  readonly least: number;
}`, ``],
[`$touch`, `415 438 439 450 562`, `
function $touch(frontier: $Frontier, den: $Weight, layout: $KeyLayout): $Touched {
  return {
    frontier,
    factor: $mergedDen(frontier, den),
    pack: layout.pack,
    only: layout.only,
    least: layout.least,
  };
}`, `
function $touch(frontier, den, layout) {
    return {
        frontier,
        factor: $mergedDen(frontier, den),
        pack: layout.pack,
        only: layout.only,
        least: layout.least,
    };
}`],
[`$addTouched`, `438 447 448 562 565`, `
/** Adds a weight that stands over the denominator the frontier was touched with. */
function $addTouched(to: $Touched, file: readonly number[], w: $Weight): void {
  const key = to.pack(file);
  if (typeof w === "bigint") $addBig(to.frontier, key, $odds_scaled(w, to.factor));
  else if (to.frontier.big) $addBig(to.frontier, key, $odds_scaled(BigInt(w), to.factor));
  else $addNumber(to.frontier, key, w * (to.factor as number));
}`, `
/** Adds a weight that stands over the denominator the frontier was touched with. */
function $addTouched(to, file, w) {
    const key = to.pack(file);
    if (typeof w === "bigint")
        $addBig(to.frontier, key, $odds_scaled(w, to.factor));
    else if (to.frontier.big)
        $addBig(to.frontier, key, $odds_scaled(BigInt(w), to.factor));
    else
        $addNumber(to.frontier, key, w * to.factor);
}`],
[`$odds_scaled`, `438`, `
function $odds_scaled(w: bigint, factor: $Weight): bigint {
  return factor === 1n || factor === 1 ? w : w * BigInt(factor);
}`, `
function $odds_scaled(w, factor) {
    return factor === 1n || factor === 1 ? w : w * BigInt(factor);
}`],
[`$Tables`, `438 539`, `

interface $Tables {
  readonly total: $Weight;
  /** One table for all states. */
  readonly isFixed: boolean;
  readonly of: (state: number) => $DrawTable;
}`, ``],
[`$tablesFor`, `23 66 323 324 415 438 439 451 539 541 552 566 568 569`, `

/** Tables of outcomes, one a state where the pool depends on it; the work is bounded before anything is drawn. */
function $tablesFor(
  run: $Run,
  cut: $OddsCut,
  f: $Frontier,
  layout: $KeyLayout,
  from: number | undefined,
): $Tables {
  const pool = cut.pool!;
  const { file, question } = run;
  const fetch = (): $DrawTable => {
    const dice =
      pool.kind === "count"
        ? $poolTimes($poolAt(question, pool.of), Math.max(0, pool.n(file)))
        : $poolAt(question, pool.index(file));
    return $tableOf(dice, question.options, from);
  };
  const isBeyond = (table: $DrawTable, i: number): void => {
    if (table.beyond === 0n) return;
    const share = $fraction(
      BigInt(f.big ? f.bigs[i]! : f.nums[i]!) * table.beyond,
      BigInt(f.den) * BigInt(table.total),
    );
    run.beyond = $add(run.beyond, share);
  };
  const isFixed = cut.uses.every((p) => !layout.places.includes(p)) || f.keys.length === 1;
  if (isFixed) {
    layout.unpack(f.keys[0]!, file);
    const table = fetch();
    $charge(run, cut, f.keys.length * table.size);
    if (table.beyond !== 0n) f.keys.forEach((_, i) => isBeyond(table, i));
    return { total: table.total, isFixed, of: () => table };
  }
  let total: $Weight = 1;
  let work = 0;
  const tables = f.keys.map((key, i) => {
    layout.unpack(key, file);
    const table = fetch();
    isBeyond(table, i);
    work += table.size;
    total = $odds_frontier_lcm(total, table.total);
    return table;
  });
  $charge(run, cut, work);
  return { total, isFixed, of: (s) => tables[s]! };
}`, `
/** Tables of outcomes, one a state where the pool depends on it; the work is bounded before anything is drawn. */
function $tablesFor(run, cut, f, layout, from) {
    const pool = cut.pool;
    const { file, question } = run;
    const fetch = () => {
        const dice = pool.kind === "count"
            ? $poolTimes($poolAt(question, pool.of), Math.max(0, pool.n(file)))
            : $poolAt(question, pool.index(file));
        return $tableOf(dice, question.options, from);
    };
    const isBeyond = (table, i) => {
        if (table.beyond === 0n)
            return;
        const share = $fraction(BigInt(f.big ? f.bigs[i] : f.nums[i]) * table.beyond, BigInt(f.den) * BigInt(table.total));
        run.beyond = $add(run.beyond, share);
    };
    const isFixed = cut.uses.every((p) => !layout.places.includes(p)) || f.keys.length === 1;
    if (isFixed) {
        layout.unpack(f.keys[0], file);
        const table = fetch();
        $charge(run, cut, f.keys.length * table.size);
        if (table.beyond !== 0n)
            f.keys.forEach((_, i) => isBeyond(table, i));
        return { total: table.total, isFixed, of: () => table };
    }
    let total = 1;
    let work = 0;
    const tables = f.keys.map((key, i) => {
        layout.unpack(key, file);
        const table = fetch();
        isBeyond(table, i);
        work += table.size;
        total = $odds_frontier_lcm(total, table.total);
        return table;
    });
    $charge(run, cut, work);
    return { total, isFixed, of: (s) => tables[s] };
}`],
[`$poolAt`, `414`, `

function $poolAt(question: $Question, index: number): $Question["pools"][number] {
  const pool = question.pools[index];
  if (pool === undefined) throw new Error(\`there is no pool \${index}\`);
  return pool;
}`, `
function $poolAt(question, index) {
    const pool = question.pools[index];
    if (pool === undefined)
        throw new Error(\`there is no pool \${index}\`);
    return pool;
}`],
[`$charge`, `3 66 552`, `

function $charge(run: $Run, cut: $OddsCut, work: number): void {
  if (run.counts.adds + run.counts.steps + work <= run.budget) return;
  throw new $RuleError(
    "too-large",
    \`The odds of this are too large to work out: the roll "\${cut.label}" would take the work beyond \${run.budget} steps.\`,
    {
      roll: cut.label,
    },
  );
}`, `
function $charge(run, cut, work) {
    if (run.counts.adds + run.counts.steps + work <= run.budget)
        return;
    throw new $RuleError("too-large", \`The odds of this are too large to work out: the roll "\${cut.label}" would take the work beyond \${run.budget} steps.\`, {
        roll: cut.label,
    });
}`],
[`$answer`, `3 66 552`, `

function $answer(run: $Run, cut: $OddsCut): void {
  const ask = cut.ask!;
  const { file } = run;
  const given = run.question.answers?.[ask.key];
  const value =
    typeof given === "function"
      ? given(ask.sees.map((p) => file[p]!))
      : (given ?? ask.usual?.(file));
  if (value === undefined)
    throw new $RuleError(
      "missing-answer",
      \`The question "\${ask.key}" has neither an answer nor a usual value.\`,
      { key: ask.key },
    );
  const values = typeof value === "number" ? [value] : value;
  const isPlacing = ask.range === null;
  const fits = isPlacing
    ? values.length === cut.to.length &&
      new Set(values).size === values.length &&
      values.every((v) => Number.isInteger(v) && v >= 0 && v < values.length)
    : values.length === 1 &&
      Number.isInteger(values[0]) &&
      (ask.optional || (values[0]! >= ask.range[0] && values[0]! <= ask.range[1]));
  if (!fits)
    throw new $RuleError("mismatched-answer", \`The answer to "\${ask.key}" does not fit.\`, {
      key: ask.key,
    });
  cut.to.forEach((p, i) => {
    file[p] = values[i]!;
  });
}`, `
function $answer(run, cut) {
    const ask = cut.ask;
    const { file } = run;
    const given = run.question.answers?.[ask.key];
    const value = typeof given === "function"
        ? given(ask.sees.map((p) => file[p]))
        : (given ?? ask.usual?.(file));
    if (value === undefined)
        throw new $RuleError("missing-answer", \`The question "\${ask.key}" has neither an answer nor a usual value.\`, { key: ask.key });
    const values = typeof value === "number" ? [value] : value;
    const isPlacing = ask.range === null;
    const fits = isPlacing
        ? values.length === cut.to.length &&
            new Set(values).size === values.length &&
            values.every((v) => Number.isInteger(v) && v >= 0 && v < values.length)
        : values.length === 1 &&
            Number.isInteger(values[0]) &&
            (ask.optional || (values[0] >= ask.range[0] && values[0] <= ask.range[1]));
    if (!fits)
        throw new $RuleError("mismatched-answer", \`The answer to "\${ask.key}" does not fit.\`, {
            key: ask.key,
        });
    cut.to.forEach((p, i) => {
        file[p] = values[i];
    });
}`],
[`$throughRegion`, `416 439 443 446 552 557 559 563 569 573 574 575 576 580`, `

// ── regions of dice ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Sums a region of dice that touches nothing in which the states differ, once for all of them. False where there is none. */
function $throughRegion(
  run: $Run,
  c: number,
  f: $Frontier,
  reach: $Reach,
  within: $Region | null,
): boolean {
  const { prepared, plan, counts } = run;
  if (!prepared.mayBegin(c)) return false;
  const layout = prepared.layouts[c]!;
  if (layout.interned) return false;
  const varying = $varyingPlaces(f, layout);
  const region = prepared.region(c, varying, within);
  if (region === null) return false;
  const passing = layout.places.filter((p) => !region.touched.has(p));
  const own = layout.places.filter((p) => region.touched.has(p));
  const first = f.keys[0]!;
  const key = \`\${region.id}|\${own.map((p) => layout.digit(first, p)).join()}\`;
  let summary = run.summaries.get(key);
  if (summary === undefined) {
    const only = own.reduce((sum, p) => sum + layout.digit(first, p) * layout.strideOf(p), 0);
    const seed = $emptyFrontier(1, layout);
    $addTo(seed, only, 1);
    summary = $summarise($drive(run, c, seed, region));
    run.summaries.set(key, summary);
  }
  // Numbered states cannot be put together from parts.
  if (summary.exits.some((e) => prepared.layouts[e.target]!.interned)) return false;
  const den = $odds_times(f.den, summary.den);
  counts.states += f.keys.length;
  $charge(run, plan.cuts[c]!, f.keys.length * summary.exits.reduce((n, e) => n + e.keys.length, 0));
  for (const exit of summary.exits) {
    const items = exit.keys.length;
    counts.adds += f.keys.length * items;
    const target = prepared.layouts[exit.target]!;
    const kept = passing.filter((p) => target.has(p));
    // A region may lie in a larger one: what is outside of that must wait for what the larger one left out.
    const isOutside =
      exit.target === plan.cuts.length || (within !== null && !within.inside.has(exit.target));
    if (
      !isOutside &&
      plan.cuts[exit.target]!.kind === "join" &&
      !prepared.endless[prepared.groupOf[exit.target]!]
    )
      $throughJoin(run, exit, layout, kept, f, den, reach);
    else
      $intoFrontier(
        exit,
        layout,
        target,
        kept,
        f,
        den,
        $touch(reach(exit.target, den), den, target),
      );
  }
  return true;
}`, `
// ── regions of dice ──────────────────────────────────────────────────────────────────────────────────────────────────────
/** Sums a region of dice that touches nothing in which the states differ, once for all of them. False where there is none. */
function $throughRegion(run, c, f, reach, within) {
    const { prepared, plan, counts } = run;
    if (!prepared.mayBegin(c))
        return false;
    const layout = prepared.layouts[c];
    if (layout.interned)
        return false;
    const varying = $varyingPlaces(f, layout);
    const region = prepared.region(c, varying, within);
    if (region === null)
        return false;
    const passing = layout.places.filter((p) => !region.touched.has(p));
    const own = layout.places.filter((p) => region.touched.has(p));
    const first = f.keys[0];
    const key = \`\${region.id}|\${own.map((p) => layout.digit(first, p)).join()}\`;
    let summary = run.summaries.get(key);
    if (summary === undefined) {
        const only = own.reduce((sum, p) => sum + layout.digit(first, p) * layout.strideOf(p), 0);
        const seed = $emptyFrontier(1, layout);
        $addTo(seed, only, 1);
        summary = $summarise($drive(run, c, seed, region));
        run.summaries.set(key, summary);
    }
    // Numbered states cannot be put together from parts.
    if (summary.exits.some((e) => prepared.layouts[e.target].interned))
        return false;
    const den = $odds_times(f.den, summary.den);
    counts.states += f.keys.length;
    $charge(run, plan.cuts[c], f.keys.length * summary.exits.reduce((n, e) => n + e.keys.length, 0));
    for (const exit of summary.exits) {
        const items = exit.keys.length;
        counts.adds += f.keys.length * items;
        const target = prepared.layouts[exit.target];
        const kept = passing.filter((p) => target.has(p));
        // A region may lie in a larger one: what is outside of that must wait for what the larger one left out.
        const isOutside = exit.target === plan.cuts.length || (within !== null && !within.inside.has(exit.target));
        if (!isOutside &&
            plan.cuts[exit.target].kind === "join" &&
            !prepared.endless[prepared.groupOf[exit.target]])
            $throughJoin(run, exit, layout, kept, f, den, reach);
        else
            $intoFrontier(exit, layout, target, kept, f, den, $touch(reach(exit.target, den), den, target));
    }
    return true;
}`],
[`$ExitOf`, `553`, `

type $ExitOf = $Summary["exits"][number];`, ``],
[`$intoFrontier`, `415 438 439 447 448 562 565 572`, `

/** Every state with every end of the region: packed keys of what passes by and of what the region made are added up. */
function $intoFrontier(
  exit: $ExitOf,
  layout: $KeyLayout,
  target: $KeyLayout,
  kept: readonly number[],
  f: $Frontier,
  den: $Weight,
  to: $Touched,
): void {
  const items = exit.keys.length;
  const strides = kept.map((p) => target.strideOf(p));
  const isBig = typeof den === "bigint" || to.frontier.big;
  const bigs = isBig ? exit.weights.map(BigInt) : [];
  for (let s = 0; s < f.keys.length; s++) {
    let base = 0;
    for (let i = 0; i < kept.length; i++) base += layout.digit(f.keys[s]!, kept[i]!) * strides[i]!;
    if (isBig) {
      const w = $odds_scaled(f.big ? f.bigs[s]! : BigInt(f.nums[s]!), to.factor);
      for (let i = 0; i < items; i++) $addBig(to.frontier, base + exit.keys[i]!, w * bigs[i]!);
    } else {
      const w = f.nums[s]! * (to.factor as number);
      for (let i = 0; i < items; i++)
        $addNumber(to.frontier, base + exit.keys[i]!, w * (exit.weights[i] as number));
    }
  }
}`, `
/** Every state with every end of the region: packed keys of what passes by and of what the region made are added up. */
function $intoFrontier(exit, layout, target, kept, f, den, to) {
    const items = exit.keys.length;
    const strides = kept.map((p) => target.strideOf(p));
    const isBig = typeof den === "bigint" || to.frontier.big;
    const bigs = isBig ? exit.weights.map(BigInt) : [];
    for (let s = 0; s < f.keys.length; s++) {
        let base = 0;
        for (let i = 0; i < kept.length; i++)
            base += layout.digit(f.keys[s], kept[i]) * strides[i];
        if (isBig) {
            const w = $odds_scaled(f.big ? f.bigs[s] : BigInt(f.nums[s]), to.factor);
            for (let i = 0; i < items; i++)
                $addBig(to.frontier, base + exit.keys[i], w * bigs[i]);
        }
        else {
            const w = f.nums[s] * to.factor;
            for (let i = 0; i < items; i++)
                $addNumber(to.frontier, base + exit.keys[i], w * exit.weights[i]);
        }
    }
}`],
[`$throughJoin`, `60 61 412 415 438 439 552 559 561 562 563 564 572`, `

/** The same where the region ends at a join: the code behind it runs at once, without keeping the states that stand there. */
function $throughJoin(
  run: $Run,
  exit: $ExitOf,
  layout: $KeyLayout,
  kept: readonly number[],
  f: $Frontier,
  den: $Weight,
  reach: $Reach,
): void {
  const { plan, prepared, file, initial, counts } = run;
  const c = exit.target;
  const target = prepared.layouts[c]!;
  const made = target.places.filter((p) => !kept.includes(p));
  const items = exit.keys.map((key) => {
    target.unpack(key, file);
    return made.map((p) => file[p]!);
  });
  const restored = prepared.restored[c]!.filter((p) => !made.includes(p));
  const isBig = typeof den === "bigint";
  const bigs = isBig ? exit.weights.map(BigInt) : [];
  const { next } = plan.cuts[c]!;
  const end = plan.cuts.length;
  const touched: ($Touched | undefined)[] = $filled<$Touched | undefined>(end + 1, undefined);
  const values: number[] = $filled<number>(restored.length, 0);
  for (let s = 0; s < f.keys.length; s++) {
    for (const p of prepared.steady[c]!) file[p] = initial[p]!;
    layout.unpack(f.keys[s]!, file);
    for (let i = 0; i < restored.length; i++) values[i] = file[restored[i]!]!;
    const big = isBig ? (f.big ? f.bigs[s]! : BigInt(f.nums[s]!)) : 0n;
    for (let o = 0; o < items.length; o++) {
      if (o > 0) for (let i = 0; i < restored.length; i++) file[restored[i]!] = values[i]!;
      const item = items[o]!;
      for (let i = 0; i < made.length; i++) file[made[i]!] = item[i]!;
      const went = next(file);
      if (went <= $REFUSED) throw $refused(plan, plan.cuts[c]!, went);
      const t = went === $END ? end : went;
      const to = (touched[t] ??= $touch(reach(t, den), den, prepared.layouts[t]!));
      $addTouched(to, file, isBig ? big * bigs[o]! : f.nums[s]! * (exit.weights[o] as number));
    }
    counts.steps += items.length;
  }
}`, `
/** The same where the region ends at a join: the code behind it runs at once, without keeping the states that stand there. */
function $throughJoin(run, exit, layout, kept, f, den, reach) {
    const { plan, prepared, file, initial, counts } = run;
    const c = exit.target;
    const target = prepared.layouts[c];
    const made = target.places.filter((p) => !kept.includes(p));
    const items = exit.keys.map((key) => {
        target.unpack(key, file);
        return made.map((p) => file[p]);
    });
    const restored = prepared.restored[c].filter((p) => !made.includes(p));
    const isBig = typeof den === "bigint";
    const bigs = isBig ? exit.weights.map(BigInt) : [];
    const { next } = plan.cuts[c];
    const end = plan.cuts.length;
    const touched = $filled(end + 1, undefined);
    const values = $filled(restored.length, 0);
    for (let s = 0; s < f.keys.length; s++) {
        for (const p of prepared.steady[c])
            file[p] = initial[p];
        layout.unpack(f.keys[s], file);
        for (let i = 0; i < restored.length; i++)
            values[i] = file[restored[i]];
        const big = isBig ? (f.big ? f.bigs[s] : BigInt(f.nums[s])) : 0n;
        for (let o = 0; o < items.length; o++) {
            if (o > 0)
                for (let i = 0; i < restored.length; i++)
                    file[restored[i]] = values[i];
            const item = items[o];
            for (let i = 0; i < made.length; i++)
                file[made[i]] = item[i];
            const went = next(file);
            if (went <= $REFUSED)
                throw $refused(plan, plan.cuts[c], went);
            const t = went === $END ? end : went;
            const to = (touched[t] ??= $touch(reach(t, den), den, prepared.layouts[t]));
            $addTouched(to, file, isBig ? big * bigs[o] : f.nums[s] * exit.weights[o]);
        }
        counts.steps += items.length;
    }
}`],
[`$varyingPlaces`, `415 439`, `

function $varyingPlaces(f: $Frontier, layout: $KeyLayout): ReadonlySet<number> {
  const first = f.keys[0]!;
  const varying = new Set<number>();
  for (const p of layout.places) {
    const d = layout.digit(first, p);
    for (let s = 1; s < f.keys.length; s++)
      if (layout.digit(f.keys[s]!, p) !== d) {
        varying.add(p);
        break;
      }
  }
  return varying;
}`, `
function $varyingPlaces(f, layout) {
    const first = f.keys[0];
    const varying = new Set();
    for (const p of layout.places) {
        const d = layout.digit(first, p);
        for (let s = 1; s < f.keys.length; s++)
            if (layout.digit(f.keys[s], p) !== d) {
                varying.add(p);
                break;
            }
    }
    return varying;
}`],
[`$summarise`, `438 439 451 553 580 581`, `

function $summarise(out: ReadonlyMap<number, $Frontier>): $Summary {
  let den: $Weight = 1;
  for (const f of out.values()) den = $odds_frontier_lcm(den, f.den);
  const exits = [...out].map(([target, f]) => {
    const factor = $quotient(den, f.den);
    const weights = f.keys.map((_, i): $Weight =>
      $odds_times(f.big ? f.bigs[i]! : f.nums[i]!, factor),
    );
    return {
      target,
      keys: f.keys,
      weights: typeof den === "bigint" ? weights.map(BigInt) : weights,
    };
  });
  return { den, exits };
}`, `
function $summarise(out) {
    let den = 1;
    for (const f of out.values())
        den = $odds_frontier_lcm(den, f.den);
    const exits = [...out].map(([target, f]) => {
        const factor = $quotient(den, f.den);
        const weights = f.keys.map((_, i) => $odds_times(f.big ? f.bigs[i] : f.nums[i], factor));
        return {
            target,
            keys: f.keys,
            weights: typeof den === "bigint" ? weights.map(BigInt) : weights,
        };
    });
    return { den, exits };
}`],
[`$REACH`, ``, `

// ── loops without bound ──────────────────────────────────────────────────────────────────────────────────────────────────

/** How far beyond the highest count that is told apart the other one stands that stands for all. */
const $REACH = 1 << 20;`, `
// ── loops without bound ──────────────────────────────────────────────────────────────────────────────────────────────────
/** How far beyond the highest count that is told apart the other one stands that stands for all. */
const $REACH = 1 << 20;`],
[`$solveEndless`, `412 415 431 432 433 437 439 443 446 552 559 560 563 577 579`, `

/**
 * All states of a loop without bound are one absorbing chain; it is solved in fractions. A count that only ever grows in it is held where
 * nothing tells its values apart any more, and how much it would have grown is carried along: so its mean is right at the end as well.
 */
function $solveEndless(
  run: $Run,
  group: number,
  members: readonly { cut: number; frontier: $Frontier }[],
  reach: $Reach,
): void {
  const { prepared, plan } = run;
  const isInside = (t: number): boolean => t < plan.cuts.length && prepared.groupOf[t] === group;
  const held = $heldIn(run, group);
  const file: number[] = $filled<number>(plan.size, 0);
  const { initial } = run;
  /** The state with its count held, and by how much it was beyond. */
  const holding = (m: $Mass): $Mass => {
    const layout = prepared.layouts[m.node]!;
    if (held === null || !isInside(m.node) || !layout.has(held.place)) return m;
    const over = valueIn(layout, m.key, held.place) - held.from;
    return over <= 0 ? m : { ...m, key: changed(layout, m.key, held.place, held.from), more: over };
  };
  const valueIn = (layout: $KeyLayout, key: number, place: number): number => {
    layout.unpack(key, file);
    return file[place]!;
  };
  const changed = (layout: $KeyLayout, key: number, place: number, value: number): number => {
    for (let i = 0; i < file.length; i++) file[i] = initial[i]!;
    layout.unpack(key, file);
    file[place] = value;
    return layout.pack(file);
  };
  const step = (c: number, key: number): readonly $Mass[] => {
    const one = $emptyFrontier(1, prepared.layouts[c]!);
    $addTo(one, key, 1);
    const out = new Map<number, $Frontier>();
    $odds_advance(run, c, one, (t, den) => {
      let f = out.get(t);
      if (f === undefined) out.set(t, (f = $emptyFrontier(den, prepared.layouts[t]!)));
      return f;
    });
    return [...out].flatMap(([t, f]) =>
      f.keys.map((k, i) => ({
        node: t,
        key: k,
        n: BigInt(f.big ? f.bigs[i]! : f.nums[i]!),
        d: BigInt(f.den),
      })),
    );
  };
  const on = (all: readonly $Mass[], side: $Side): readonly $Mass[] =>
    all.filter((m) => !isInside(m.node)).map((m) => ({ ...m, side }));
  const chain: $Chain = {
    sources: members
      .flatMap(({ cut, frontier }) =>
        frontier.keys.map((key, i) => ({
          node: cut,
          key,
          n: BigInt(frontier.big ? frontier.bigs[i]! : frontier.nums[i]!),
          d: BigInt(frontier.den),
        })),
      )
      .map(holding),
    isInside,
    next: (c, key) => {
      const layout = prepared.layouts[c]!;
      const isHeld =
        held !== null && layout.has(held.place) && valueIn(layout, key, held.place) === held.from;
      const near = step(c, key);
      if (!isHeld) return near.map(holding);
      const far = step(c, changed(layout, key, held.place, held.from + $REACH));
      return [
        ...near.filter((m) => isInside(m.node)).map(holding),
        ...on(near, "held"),
        ...on(far, "far"),
      ];
    },
    label: plan.cuts[members[0]!.cut]!.label,
    reach: $REACH,
  };
  const { den, ends } = $absorb(chain);
  for (const e of ends) {
    const to = $touch(reach(e.node, den), den, prepared.layouts[e.node]!);
    const w = e.weight * BigInt(to.factor);
    $addTo(to.frontier, e.key, to.frontier.big ? w : Number(w));
  }
}`, `
/**
 * All states of a loop without bound are one absorbing chain; it is solved in fractions. A count that only ever grows in it is held where
 * nothing tells its values apart any more, and how much it would have grown is carried along: so its mean is right at the end as well.
 */
function $solveEndless(run, group, members, reach) {
    const { prepared, plan } = run;
    const isInside = (t) => t < plan.cuts.length && prepared.groupOf[t] === group;
    const held = $heldIn(run, group);
    const file = $filled(plan.size, 0);
    const { initial } = run;
    /** The state with its count held, and by how much it was beyond. */
    const holding = (m) => {
        const layout = prepared.layouts[m.node];
        if (held === null || !isInside(m.node) || !layout.has(held.place))
            return m;
        const over = valueIn(layout, m.key, held.place) - held.from;
        return over <= 0 ? m : { ...m, key: changed(layout, m.key, held.place, held.from), more: over };
    };
    const valueIn = (layout, key, place) => {
        layout.unpack(key, file);
        return file[place];
    };
    const changed = (layout, key, place, value) => {
        for (let i = 0; i < file.length; i++)
            file[i] = initial[i];
        layout.unpack(key, file);
        file[place] = value;
        return layout.pack(file);
    };
    const step = (c, key) => {
        const one = $emptyFrontier(1, prepared.layouts[c]);
        $addTo(one, key, 1);
        const out = new Map();
        $odds_advance(run, c, one, (t, den) => {
            let f = out.get(t);
            if (f === undefined)
                out.set(t, (f = $emptyFrontier(den, prepared.layouts[t])));
            return f;
        });
        return [...out].flatMap(([t, f]) => f.keys.map((k, i) => ({
            node: t,
            key: k,
            n: BigInt(f.big ? f.bigs[i] : f.nums[i]),
            d: BigInt(f.den),
        })));
    };
    const on = (all, side) => all.filter((m) => !isInside(m.node)).map((m) => ({ ...m, side }));
    const chain = {
        sources: members
            .flatMap(({ cut, frontier }) => frontier.keys.map((key, i) => ({
            node: cut,
            key,
            n: BigInt(frontier.big ? frontier.bigs[i] : frontier.nums[i]),
            d: BigInt(frontier.den),
        })))
            .map(holding),
        isInside,
        next: (c, key) => {
            const layout = prepared.layouts[c];
            const isHeld = held !== null && layout.has(held.place) && valueIn(layout, key, held.place) === held.from;
            const near = step(c, key);
            if (!isHeld)
                return near.map(holding);
            const far = step(c, changed(layout, key, held.place, held.from + $REACH));
            return [
                ...near.filter((m) => isInside(m.node)).map(holding),
                ...on(near, "held"),
                ...on(far, "far"),
            ];
        },
        label: plan.cuts[members[0].cut].label,
        reach: $REACH,
    };
    const { den, ends } = $absorb(chain);
    for (const e of ends) {
        const to = $touch(reach(e.node, den), den, prepared.layouts[e.node]);
        const w = e.weight * BigInt(to.factor);
        $addTo(to.frontier, e.key, to.frontier.big ? w : Number(w));
    }
}`],
[`$heldIn`, `552`, `

/** The count of a loop that must be held for the loop to have an end of states. */
function $heldIn(
  run: $Run,
  group: number,
): { readonly place: number; readonly from: number } | null {
  const { plan, prepared, question } = run;
  for (const [i, o] of plan.open.entries()) {
    const from = question.from === undefined ? o.from : (question.from[i] ?? null);
    if (
      o.kind === "loop" &&
      from !== null &&
      prepared.groupOf[o.cut] === group &&
      prepared.layouts[o.cut]!.has(o.place)
    )
      return { place: o.place, from };
  }
  return null;
}`, `
/** The count of a loop that must be held for the loop to have an end of states. */
function $heldIn(run, group) {
    const { plan, prepared, question } = run;
    for (const [i, o] of plan.open.entries()) {
        const from = question.from === undefined ? o.from : (question.from[i] ?? null);
        if (o.kind === "loop" &&
            from !== null &&
            prepared.groupOf[o.cut] === group &&
            prepared.layouts[o.cut].has(o.place))
            return { place: o.place, from };
    }
    return null;
}`],
[`$odds_times`, `438`, `

// ── whole numbers, small while they are safe ─────────────────────────────────────────────────────────────────────────────

function $odds_times(a: $Weight, b: $Weight): $Weight {
  if (typeof a === "number" && typeof b === "number") {
    const p = a * b;
    if (p <= Number.MAX_SAFE_INTEGER) return p;
  }
  return BigInt(a) * BigInt(b);
}`, `
// ── whole numbers, small while they are safe ─────────────────────────────────────────────────────────────────────────────
function $odds_times(a, b) {
    if (typeof a === "number" && typeof b === "number") {
        const p = a * b;
        if (p <= Number.MAX_SAFE_INTEGER)
            return p;
    }
    return BigInt(a) * BigInt(b);
}`],
[`$quotient`, `438`, `

function $quotient(a: $Weight, b: $Weight): $Weight {
  return typeof a === "number" && typeof b === "number" ? a / b : BigInt(a) / BigInt(b);
}`, `
function $quotient(a, b) {
    return typeof a === "number" && typeof b === "number" ? a / b : BigInt(a) / BigInt(b);
}`],
[`$oddsOf`, `35 85 97 267 321 323 342 345 389 394 401 402 413 554 583 585 586 587 592 595 598 601`, `

// The ends of a rule with their exact chances, worked out by the driver and put into the words of the rules. Invariant: every chance is
// exact; what is kept of an end is exactly what was asked for, or the whole of its sheets.

/** @throws RuleError as solve, \`unknown-path\`; a refusal of the rules is \`{ why }\`. */
function $oddsOf(
  call: $call_quick_Call,
  answers: Readonly<Record<string, $OddsAnswer>>,
  keep: readonly string[],
  budget: number | null,
): $Odds<unknown, $Plain, unknown> | { readonly why: string } {
  const { plan, start, bases } = $fileOf(call);
  const kept = keep.flatMap((path) => $keptAt(call, path, bases));
  const watched = $lawPlaces(call, bases);
  const places = [
    ...(plan.result < 0 ? [] : [plan.result]),
    ...kept.flatMap(({ at }) => at),
    ...watched,
  ];
  const from = $fromFor(call, plan, keep.length + watched.length > 0);
  const limit = budget === null ? {} : { budget };
  const ends = $solve(plan, start, { keep: places, answers, pools: call.pools, from, ...limit });
  if (!ends.possible) return { why: ends.why };
  const den = BigInt(ends.den);
  const forbidden: $ForbiddenEnd[] = [];
  const rows = ends.rows.flatMap(({ values, weight }) => {
    const chance = $fraction(BigInt(weight), den);
    const law = $brokenLaw(call, () =>
      $rowsWith(call, start, bases, watched, values.slice(values.length - watched.length)),
    );
    if (law !== null) {
      // Thrown away: the state before it stays, and nothing of the run has a value.
      const before = kept.map(
        ({ keys, at, read }) =>
          [keys, read(at.map((p) => (p < plan.registers ? $NONE : start[p]!)))] as const,
      );
      forbidden.push({ law, end: $ends_endOf(null, before), chance });
      return [];
    }
    const order = plan.result < 0 ? $NONE : values[0]!;
    const result = $resultOf(call, order);
    let next = plan.result < 0 ? 0 : 1;
    const found = kept.map((one): readonly [readonly string[], unknown] => {
      const own = values.slice(next, (next += one.at.length));
      return [one.keys, one.read(own)];
    });
    return [{ end: $ends_endOf(result, found), result, order, chance }];
  });
  if (rows.length === 0 && forbidden.length > 0) return { why: forbidden[0]!.law.id };
  const check = (of: $Plain): void => $within(call.own, () => $checkOutcome(call, of));
  const isSure = plan.open.every((o, i) => o.from !== null && from[i] === o.from);
  const beyond = isSure ? $ZERO : ends.beyond;
  return $ends_odds_oddsFrom({
    check,
    rows: $ends_odds_merged(rows),
    forbidden,
    beyond,
    whole: () => $within(call.own, () => $wholeEnds(call, answers, kept, budget)),
  });
}`, `
// The ends of a rule with their exact chances, worked out by the driver and put into the words of the rules. Invariant: every chance is
// exact; what is kept of an end is exactly what was asked for, or the whole of its sheets.
/** @throws RuleError as solve, \`unknown-path\`; a refusal of the rules is \`{ why }\`. */
function $oddsOf(call, answers, keep, budget) {
    const { plan, start, bases } = $fileOf(call);
    const kept = keep.flatMap((path) => $keptAt(call, path, bases));
    const watched = $lawPlaces(call, bases);
    const places = [
        ...(plan.result < 0 ? [] : [plan.result]),
        ...kept.flatMap(({ at }) => at),
        ...watched,
    ];
    const from = $fromFor(call, plan, keep.length + watched.length > 0);
    const limit = budget === null ? {} : { budget };
    const ends = $solve(plan, start, { keep: places, answers, pools: call.pools, from, ...limit });
    if (!ends.possible)
        return { why: ends.why };
    const den = BigInt(ends.den);
    const forbidden = [];
    const rows = ends.rows.flatMap(({ values, weight }) => {
        const chance = $fraction(BigInt(weight), den);
        const law = $brokenLaw(call, () => $rowsWith(call, start, bases, watched, values.slice(values.length - watched.length)));
        if (law !== null) {
            // Thrown away: the state before it stays, and nothing of the run has a value.
            const before = kept.map(({ keys, at, read }) => [keys, read(at.map((p) => (p < plan.registers ? $NONE : start[p])))]);
            forbidden.push({ law, end: $ends_endOf(null, before), chance });
            return [];
        }
        const order = plan.result < 0 ? $NONE : values[0];
        const result = $resultOf(call, order);
        let next = plan.result < 0 ? 0 : 1;
        const found = kept.map((one) => {
            const own = values.slice(next, (next += one.at.length));
            return [one.keys, one.read(own)];
        });
        return [{ end: $ends_endOf(result, found), result, order, chance }];
    });
    if (rows.length === 0 && forbidden.length > 0)
        return { why: forbidden[0].law.id };
    const check = (of) => $within(call.own, () => $checkOutcome(call, of));
    const isSure = plan.open.every((o, i) => o.from !== null && from[i] === o.from);
    const beyond = isSure ? $ZERO : ends.beyond;
    return $ends_odds_oddsFrom({
        check,
        rows: $ends_odds_merged(rows),
        forbidden,
        beyond,
        whole: () => $within(call.own, () => $wholeEnds(call, answers, kept, budget)),
    });
}`],
[`$rowsWith`, `267`, `

/** The cells of each slot, with these values at these places. */
function $rowsWith(
  call: $call_quick_Call,
  start: readonly number[],
  bases: readonly number[],
  places: readonly number[],
  values: readonly number[],
): readonly (readonly number[])[] {
  const file = start.slice();
  places.forEach((place, i) => {
    file[place] = values[i]!;
  });
  return call.rows.map((row, slot) => row.map((_, cell) => file[bases[slot]! + cell]!));
}`, `
/** The cells of each slot, with these values at these places. */
function $rowsWith(call, start, bases, places, values) {
    const file = start.slice();
    places.forEach((place, i) => {
        file[place] = values[i];
    });
    return call.rows.map((row, slot) => row.map((_, cell) => file[bases[slot] + cell]));
}`],
[`$FAR_COUNT`, ``, `

/** So far a count in a loop is told apart where somebody may look at it. */
const $FAR_COUNT = 200;`, `
/** So far a count in a loop is told apart where somebody may look at it. */
const $FAR_COUNT = 200;`],
[`$fromFor`, `68 267 584`, `

/** Words as a result need no more than the rule itself; of numbers so much is told apart that hardly anything is left. */
function $fromFor(
  call: $call_quick_Call,
  plan: $OddsPlan,
  keeps: boolean,
): readonly (number | null)[] {
  const isSeen = keeps || call.action.result?.shape.kind === "number";
  return plan.open.map((o) =>
    !isSeen || o.from === null ? o.from : o.kind === "loop" ? Math.max(o.from, $FAR_COUNT) : null,
  );
}`, `
/** Words as a result need no more than the rule itself; of numbers so much is told apart that hardly anything is left. */
function $fromFor(call, plan, keeps) {
    const isSeen = keeps || call.action.result?.shape.kind === "number";
    return plan.open.map((o) => !isSeen || o.from === null ? o.from : o.kind === "loop" ? Math.max(o.from, $FAR_COUNT) : null);
}`],
[`$resultOf`, `97 100 267`, `

function $resultOf(call: $call_quick_Call, code: number): $Plain {
  return call.action.result === null ? null : $written(call.action.result.shape, code);
}`, `
function $resultOf(call, code) {
    return call.action.result === null ? null : $written(call.action.result.shape, code);
}`],
[`$wholeEnds`, `267 294 323 395 413 586 589 590 594 598`, `

/** All ends with their sheets and things as they are then. */
function $wholeEnds(
  call: $call_quick_Call,
  answers: Readonly<Record<string, $OddsAnswer>>,
  kept: readonly $ends_Asked[],
  budget: number | null,
): $WholeEnds {
  const { den, ends, beyond } = $filesOfEnds(
    call,
    answers,
    kept.flatMap(({ at }) => at),
    budget,
    true,
  );
  const rows = $possible(call, ends).map(({ code, file, rows: after, weight }) => {
    const result = $resultOf(call, code);
    const found = kept.map(
      ({ keys, at, read }) => [keys, read(at.map((place) => file[place]!))] as const,
    );
    const end = $ends_endOf(result, found);
    return {
      end,
      whole: { ...end, after: $afterRun(call, after) },
      result,
      order: code,
      chance: $fraction(weight, den),
    };
  });
  return { rows, beyond };
}`, `
/** All ends with their sheets and things as they are then. */
function $wholeEnds(call, answers, kept, budget) {
    const { den, ends, beyond } = $filesOfEnds(call, answers, kept.flatMap(({ at }) => at), budget, true);
    const rows = $possible(call, ends).map(({ code, file, rows: after, weight }) => {
        const result = $resultOf(call, code);
        const found = kept.map(({ keys, at, read }) => [keys, read(at.map((place) => file[place]))]);
        const end = $ends_endOf(result, found);
        return {
            end,
            whole: { ...end, after: $afterRun(call, after) },
            result,
            order: code,
            chance: $fraction(weight, den),
        };
    });
    return { rows, beyond };
}`],
[`$rowsOfEnds`, `3 267 342 413 589 590`, `

/**
 * All ends as rows of cells, one a slot, with whole weights: for what goes on from them. Cells that do not count stay as they were. What a
 * law throws away did not happen: who tries again comes to one of the others.
 */
function $rowsOfEnds(
  call: $call_quick_Call,
  answers: Readonly<Record<string, $OddsAnswer>>,
  budget: number,
  counts: (slot: number, cell: number) => boolean,
): {
  readonly den: bigint;
  readonly rows: readonly {
    readonly result: number;
    readonly rows: readonly (readonly number[])[];
    readonly weight: bigint;
  }[];
} {
  const { ends } = $filesOfEnds(call, answers, [], budget, false, counts);
  const left = $possible(call, ends);
  const law = $brokenLaw(call, () => ends[0]!.rows);
  if (left.length === 0) throw new $RuleError("not-possible", law?.message ?? "", {});
  const den = left.reduce((sum, { weight }) => sum + weight, 0n);
  return { den, rows: left.map(({ code, rows, weight }) => ({ result: code, rows, weight })) };
}`, `
/**
 * All ends as rows of cells, one a slot, with whole weights: for what goes on from them. Cells that do not count stay as they were. What a
 * law throws away did not happen: who tries again comes to one of the others.
 */
function $rowsOfEnds(call, answers, budget, counts) {
    const { ends } = $filesOfEnds(call, answers, [], budget, false, counts);
    const left = $possible(call, ends);
    const law = $brokenLaw(call, () => ends[0].rows);
    if (left.length === 0)
        throw new $RuleError("not-possible", law?.message ?? "", {});
    const den = left.reduce((sum, { weight }) => sum + weight, 0n);
    return { den, rows: left.map(({ code, rows, weight }) => ({ result: code, rows, weight })) };
}`],
[`$possible`, `267 342`, `

/** Those that no law of a sheet throws away. */
function $possible<End extends { readonly rows: readonly (readonly number[])[] }>(
  call: $call_quick_Call,
  ends: readonly End[],
): readonly End[] {
  return ends.filter(({ rows }) => $brokenLaw(call, () => rows) === null);
}`, `
/** Those that no law of a sheet throws away. */
function $possible(call, ends) {
    return ends.filter(({ rows }) => $brokenLaw(call, () => rows) === null);
}`],
[`$filesOfEnds`, `3 35 267 320 321 413 554 585 592`, `

/** \`more\`: places that are wanted beside the result and all that the rule can change. \`far\`: counts without an end are told apart. */
function $filesOfEnds(
  call: $call_quick_Call,
  answers: Readonly<Record<string, $OddsAnswer>>,
  more: readonly number[],
  budget: number | null,
  far: boolean,
  counts: (slot: number, cell: number) => boolean = () => true,
): {
  readonly den: bigint;
  readonly beyond: $Fraction;
  readonly ends: readonly {
    readonly code: number;
    readonly file: readonly number[];
    readonly rows: readonly (readonly number[])[];
    readonly weight: bigint;
  }[];
} {
  const { plan, start, bases } = $fileOf(call);
  const touched = new Set<number>(more);
  const isCell = (place: number): boolean => {
    if (place < plan.registers) return false;
    const slot = bases.findLastIndex((base, i) => base <= place && call.sameAs[i] === i);
    return counts(slot, place - bases[slot]!);
  };
  for (const { to } of plan.cuts) for (const place of to) if (isCell(place)) touched.add(place);
  for (const { exits } of plan.flows)
    for (const { sets } of exits) for (const [place] of sets) if (isCell(place)) touched.add(place);
  const keep = [
    ...(plan.result < 0 ? [] : [plan.result]),
    ...[...touched].toSorted((a, b) => a - b),
  ];
  const limit = budget === null ? {} : { budget };
  const from = far ? { from: $fromFor(call, plan, true) } : {};
  const found = $solve(plan, start, { keep, answers, pools: call.pools, ...from, ...limit });
  if (!found.possible) throw new $RuleError("not-possible", found.why, {});
  const ends = found.rows.map(({ values, weight }) => {
    const file = start.slice();
    keep.forEach((place, i) => {
      file[place] = values[i]!;
    });
    const rows = call.rows.map((row, slot) => row.map((_, cell) => file[bases[slot]! + cell]!));
    return { code: plan.result < 0 ? $NONE : values[0]!, file, rows, weight: BigInt(weight) };
  });
  const isSure = plan.open.every((o, i) => o.from !== null && from.from?.[i] === o.from);
  return { den: BigInt(found.den), ends, beyond: isSure ? $ZERO : found.beyond };
}`, `
/** \`more\`: places that are wanted beside the result and all that the rule can change. \`far\`: counts without an end are told apart. */
function $filesOfEnds(call, answers, more, budget, far, counts = () => true) {
    const { plan, start, bases } = $fileOf(call);
    const touched = new Set(more);
    const isCell = (place) => {
        if (place < plan.registers)
            return false;
        const slot = bases.findLastIndex((base, i) => base <= place && call.sameAs[i] === i);
        return counts(slot, place - bases[slot]);
    };
    for (const { to } of plan.cuts)
        for (const place of to)
            if (isCell(place))
                touched.add(place);
    for (const { exits } of plan.flows)
        for (const { sets } of exits)
            for (const [place] of sets)
                if (isCell(place))
                    touched.add(place);
    const keep = [
        ...(plan.result < 0 ? [] : [plan.result]),
        ...[...touched].toSorted((a, b) => a - b),
    ];
    const limit = budget === null ? {} : { budget };
    const from = far ? { from: $fromFor(call, plan, true) } : {};
    const found = $solve(plan, start, { keep, answers, pools: call.pools, ...from, ...limit });
    if (!found.possible)
        throw new $RuleError("not-possible", found.why, {});
    const ends = found.rows.map(({ values, weight }) => {
        const file = start.slice();
        keep.forEach((place, i) => {
            file[place] = values[i];
        });
        const rows = call.rows.map((row, slot) => row.map((_, cell) => file[bases[slot] + cell]));
        return { code: plan.result < 0 ? $NONE : values[0], file, rows, weight: BigInt(weight) };
    });
    const isSure = plan.open.every((o, i) => o.from !== null && from.from?.[i] === o.from);
    return { den: BigInt(found.den), ends, beyond: isSure ? $ZERO : found.beyond };
}`],
[`$plansOf`, `68 267`, `

// ── the file ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const $plansOf = new WeakMap<$call_quick_Call["action"], Map<string, $OddsPlan>>();`, `
// ── the file ─────────────────────────────────────────────────────────────────────────────────────────────────────────────
const $plansOf = new WeakMap();`],
[`$fileOf`, `35 68 267 591 593`, `

function $fileOf(call: $call_quick_Call): {
  readonly plan: $OddsPlan;
  readonly start: readonly number[];
  readonly bases: readonly number[];
} {
  const { action, sameAs } = call;
  const sizes = call.rows.map((row) => row.length);
  const known = $plansOf.get(action) ?? new Map<string, $OddsPlan>();
  $plansOf.set(action, known);
  // Registers come first; how many there are, only the plan itself knows.
  const key = sameAs.join();
  const offsets = sizes.map((_, slot) =>
    sizes.slice(0, sameAs[slot]).reduce((sum, size) => sum + size, 0),
  );
  const plan = known.get(key) ?? $planWith(action, offsets);
  known.set(key, plan);
  const bases = offsets.map((offset) => plan.registers + offset);
  const start = Array.from({ length: plan.size }, () => $NONE);
  call.givens.forEach((value, reg) => {
    start[reg] = value;
  });
  call.rows.forEach((row, slot) => {
    row.forEach((value, cell) => {
      start[bases[slot]! + cell] = value;
    });
  });
  return { plan, start, bases };
}`, `
function $fileOf(call) {
    const { action, sameAs } = call;
    const sizes = call.rows.map((row) => row.length);
    const known = $plansOf.get(action) ?? new Map();
    $plansOf.set(action, known);
    // Registers come first; how many there are, only the plan itself knows.
    const key = sameAs.join();
    const offsets = sizes.map((_, slot) => sizes.slice(0, sameAs[slot]).reduce((sum, size) => sum + size, 0));
    const plan = known.get(key) ?? $planWith(action, offsets);
    known.set(key, plan);
    const bases = offsets.map((offset) => plan.registers + offset);
    const start = Array.from({ length: plan.size }, () => $NONE);
    call.givens.forEach((value, reg) => {
        start[reg] = value;
    });
    call.rows.forEach((row, slot) => {
        row.forEach((value, cell) => {
            start[bases[slot] + cell] = value;
        });
    });
    return { plan, start, bases };
}`],
[`$planWith`, `68 267`, `

function $planWith(action: $call_quick_Call["action"], offsets: readonly number[]): $OddsPlan {
  const { registers } = action.odds(offsets);
  return action.odds(offsets.map((offset) => registers + offset));
}`, `
function $planWith(action, offsets) {
    const { registers } = action.odds(offsets);
    return action.odds(offsets.map((offset) => registers + offset));
}`],
[`$ends_Asked`, ``, `

// ── what is kept ─────────────────────────────────────────────────────────────────────────────────────────────────────────

interface $ends_Asked {
  readonly keys: readonly string[];
  readonly at: readonly number[];
  readonly read: (values: readonly number[]) => unknown;
}`, ``],
[`$keptAt`, `3 35 97 267 306 309 594 596 597`, `

function $keptAt(
  call: $call_quick_Call,
  path: string,
  bases: readonly number[],
): readonly $ends_Asked[] {
  const value = call.action.values.find(({ name }) => name === path);
  if (value !== undefined) {
    const one = (code: number): $Plain => $plainValue(call, value.shape, code);
    const read = (codes: readonly number[]): unknown =>
      value.list ? codes.filter((code) => code !== $NONE).map(one) : one(codes[0] ?? $NONE);
    return [{ keys: [value.name], at: value.regs, read }];
  }
  const under = $afterNames(call).filter(({ keys }) => $isUnder(keys, path));
  if (under.length === 0) {
    const names = [
      ...call.action.values.map(({ name }) => name),
      ...call.action.slots.map(({ name }) => \`after.\${name}.…\`),
    ];
    throw new $RuleError(
      "unknown-path",
      \`\${call.action.name} has no "\${path}" to keep; it has \${names.join(", ")}.\`,
      {
        path,
      },
    );
  }
  return under.map((cell): $ends_Asked => $asked(call, cell, bases));
}`, `
function $keptAt(call, path, bases) {
    const value = call.action.values.find(({ name }) => name === path);
    if (value !== undefined) {
        const one = (code) => $plainValue(call, value.shape, code);
        const read = (codes) => value.list ? codes.filter((code) => code !== $NONE).map(one) : one(codes[0] ?? $NONE);
        return [{ keys: [value.name], at: value.regs, read }];
    }
    const under = $afterNames(call).filter(({ keys }) => $isUnder(keys, path));
    if (under.length === 0) {
        const names = [
            ...call.action.values.map(({ name }) => name),
            ...call.action.slots.map(({ name }) => \`after.\${name}.…\`),
        ];
        throw new $RuleError("unknown-path", \`\${call.action.name} has no "\${path}" to keep; it has \${names.join(", ")}.\`, {
            path,
        });
    }
    return under.map((cell) => $asked(call, cell, bases));
}`],
[`$asked`, `35 267 306 308 594`, `

function $asked(
  call: $call_quick_Call,
  { keys, slot, cell, shape }: $KeptCell,
  bases: readonly number[],
): $ends_Asked {
  return {
    keys,
    at: [bases[slot]! + cell],
    read: ([code = $NONE]) => $plainValue(call, shape, code),
  };
}`, `
function $asked(call, { keys, slot, cell, shape }, bases) {
    return {
        keys,
        at: [bases[slot] + cell],
        read: ([code = $NONE]) => $plainValue(call, shape, code),
    };
}`],
[`$isUnder`, ``, `

function $isUnder(keys: readonly string[], path: string): boolean {
  for (let n = 1; n <= keys.length; n++) if (keys.slice(0, n).join(".") === path) return true;
  return false;
}`, `
function $isUnder(keys, path) {
    for (let n = 1; n <= keys.length; n++)
        if (keys.slice(0, n).join(".") === path)
            return true;
    return false;
}`],
[`$ends_endOf`, `97 599`, `

function $ends_endOf(
  result: $Plain,
  values: readonly (readonly [readonly string[], unknown])[],
): Readonly<Record<string, unknown>> {
  const root: Record<string, unknown> = { result };
  for (const [keys, value] of values) $put(root, keys, value);
  return root;
}`, `
function $ends_endOf(result, values) {
    const root = { result };
    for (const [keys, value] of values)
        $put(root, keys, value);
    return root;
}`],
[`$put`, `600`, `

/** What is said of a condition itself, and of its fields, meet under one name: fields of one that is not there are nothing. */
function $put(root: Record<string, unknown>, keys: readonly string[], value: unknown): void {
  let at = root;
  for (const key of keys.slice(0, -1)) {
    const found = Object.hasOwn(at, key) ? at[key] : {};
    if (found === false || found === 0 || found === null) return;
    if (typeof found !== "object") at[key] = $ofItself(found);
    else if (!Object.hasOwn(at, key)) at[key] = found;
    at = at[key] as Record<string, unknown>;
  }
  const last = keys.at(-1)!;
  const before = Object.hasOwn(at, last) ? at[last] : null;
  at[last] =
    typeof before !== "object" || before === null || value === false || value === 0
      ? value
      : { ...$ofItself(value), ...before };
}`, `
/** What is said of a condition itself, and of its fields, meet under one name: fields of one that is not there are nothing. */
function $put(root, keys, value) {
    let at = root;
    for (const key of keys.slice(0, -1)) {
        const found = Object.hasOwn(at, key) ? at[key] : {};
        if (found === false || found === 0 || found === null)
            return;
        if (typeof found !== "object")
            at[key] = $ofItself(found);
        else if (!Object.hasOwn(at, key))
            at[key] = found;
        at = at[key];
    }
    const last = keys.at(-1);
    const before = Object.hasOwn(at, last) ? at[last] : null;
    at[last] =
        typeof before !== "object" || before === null || value === false || value === 0
            ? value
            : { ...$ofItself(value), ...before };
}`],
[`$ofItself`, ``, `

/** As a sheet has it: a condition with fields is an object, with its level if there are levels. */
function $ofItself(value: unknown): Record<string, unknown> {
  return typeof value === "number" ? { level: value } : {};
}`, `
/** As a sheet has it: a condition with fields is an object, with its level if there are levels. */
function $ofItself(value) {
    return typeof value === "number" ? { level: value } : {};
}`],
[`$checkOutcome`, `3 97 267 602`, `

// ── results ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

function $checkOutcome(call: $call_quick_Call, of: $Plain): void {
  const { result } = call.action;
  const isKnown =
    result === null ? of === null : of === null ? result.optional : $isWritten(result.shape, of);
  if (isKnown) return;
  const names =
    result !== null && result.shape.kind === "named"
      ? result.shape.names.map(({ name }) => name).join(", ")
      : "a number";
  throw new $RuleError(
    "unknown-outcome",
    \`\${call.action.name} never gives \${JSON.stringify(of)}; it gives \${names}.\`,
    {
      outcome: of,
    },
  );
}`, `
// ── results ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $checkOutcome(call, of) {
    const { result } = call.action;
    const isKnown = result === null ? of === null : of === null ? result.optional : $isWritten(result.shape, of);
    if (isKnown)
        return;
    const names = result !== null && result.shape.kind === "named"
        ? result.shape.names.map(({ name }) => name).join(", ")
        : "a number";
    throw new $RuleError("unknown-outcome", \`\${call.action.name} never gives \${JSON.stringify(of)}; it gives \${names}.\`, {
        outcome: of,
    });
}`],
[`$isWritten`, `90 94 97 100`, `

function $isWritten(shape: $shape_Shape, of: $Plain): boolean {
  if (shape.kind === "named")
    return (
      typeof of === "number" ||
      shape.names.some(({ low }) => $written(shape, low) === of) ||
      $ownNames(shape.own).some(({ name }) => name === of)
    );
  return typeof of === (shape.kind === "yes-no" ? "boolean" : "number");
}`, `
function $isWritten(shape, of) {
    if (shape.kind === "named")
        return (typeof of === "number" ||
            shape.names.some(({ low }) => $written(shape, low) === of) ||
            $ownNames(shape.own).some(({ name }) => name === of));
    return typeof of === (shape.kind === "yes-no" ? "boolean" : "number");
}`],
[`$fitting`, `124 604 605`, `

// A rule for one kind of sheet, done by sheets of a kind that is that one as well. Invariant: which it is follows from what the sheets say
// they are; a sheet that says nothing, or something the rule does not know, is taken for what the rule names, whose door then says what is wrong.

/** The facts of the rule for these sheets. */
function $fitting(action: $ActionFacts, args: unknown): $ActionFacts {
  const { heirs } = action;
  if (heirs === undefined || typeof args !== "object" || args === null) return action;
  const wanted = action.slots.map(({ name, of }) =>
    of.kind === "sheet" ? ($saidOf($ownValue(args, name)) ?? of.name) : of.name,
  );
  return heirs.find(({ slots }) => slots.every(({ of }, i) => of.name === wanted[i])) ?? action;
}`, `
// A rule for one kind of sheet, done by sheets of a kind that is that one as well. Invariant: which it is follows from what the sheets say
// they are; a sheet that says nothing, or something the rule does not know, is taken for what the rule names, whose door then says what is wrong.
/** The facts of the rule for these sheets. */
function $fitting(action, args) {
    const { heirs } = action;
    if (heirs === undefined || typeof args !== "object" || args === null)
        return action;
    const wanted = action.slots.map(({ name, of }) => of.kind === "sheet" ? ($saidOf($ownValue(args, name)) ?? of.name) : of.name);
    return heirs.find(({ slots }) => slots.every(({ of }, i) => of.name === wanted[i])) ?? action;
}`],
[`$saidOf`, `161 605`, `

/** Its kind's name, of a sheet that is known or says it. */
function $saidOf(sheet: unknown): string | null {
  const kept = $keptOf(sheet);
  if (kept !== undefined) return kept.facts.name;
  const said = $ownValue($ownValue(sheet, "$"), "sheet");
  return typeof said === "string" ? said : null;
}`, `
/** Its kind's name, of a sheet that is known or says it. */
function $saidOf(sheet) {
    const kept = $keptOf(sheet);
    if (kept !== undefined)
        return kept.facts.name;
    const said = $ownValue($ownValue(sheet, "$"), "sheet");
    return typeof said === "string" ? said : null;
}`],
[`$ownValue`, ``, `

/** Nothing that stands there only as a function is called. */
function $ownValue(of: unknown, key: string): unknown {
  return typeof of === "object" && of !== null
    ? Object.getOwnPropertyDescriptor(of, key)?.value
    : undefined;
}`, `
/** Nothing that stands there only as a function is called. */
function $ownValue(of, key) {
    return typeof of === "object" && of !== null
        ? Object.getOwnPropertyDescriptor(of, key)?.value
        : undefined;
}`],
[`$MOST_TRIES`, ``, `

// Calls that are not whole yet: what is still open, what may be chosen for it, whether anything of it is possible at all. Invariant: "not
// possible" is said only where no choice would make it possible; no dice are thrown.

/** Calls that are tried to see whether any is possible. */
const $MOST_TRIES = 256;`, `
// Calls that are not whole yet: what is still open, what may be chosen for it, whether anything of it is possible at all. Invariant: "not
// possible" is said only where no choice would make it possible; no dice are thrown.
/** Calls that are tried to see whether any is possible. */
const $MOST_TRIES = 256;`],
[`$canOpen`, `109 124 154 156 277 386 387 606 608 609 612`, `

/** Whether the rules allow it; with what is missing, whether they may. @throws RuleError for arguments that are wrong. */
function $canOpen(rules: $RulesFacts, action: $ActionFacts, args: unknown): $Can {
  const given = $ownValues(args ?? {});
  const open = given === null ? [] : $openNames(action, given);
  if (given === null || open.length === 0) return $can(rules, action, args);
  const wrong = $argumentProblems(rules, action, args).filter(
    ({ path, code }) => code !== "missing-value" || !open.includes(path),
  );
  if (wrong.length > 0) throw $refusal("mismatched-arguments", action.name, wrong);
  let tries: readonly ReadonlyMap<string, unknown>[] = [given];
  for (const name of open) {
    const options = $optionsFor(rules, action, name, given);
    if (options?.length === 0) return { ok: false, ...$nothingToChoose(rules, name), open };
    if (options === null || options.length * tries.length > $MOST_TRIES) return { ok: true, open };
    tries = tries.flatMap((one) => options.map((option) => new Map(one).set(name, option)));
  }
  let first: $Can | null = null;
  for (const one of tries) {
    const found = $can(rules, action, Object.fromEntries(one));
    if (found.ok) return { ok: true, open };
    first ??= { ...found, open };
  }
  return first ?? { ok: true, open };
}`, `
/** Whether the rules allow it; with what is missing, whether they may. @throws RuleError for arguments that are wrong. */
function $canOpen(rules, action, args) {
    const given = $ownValues(args ?? {});
    const open = given === null ? [] : $openNames(action, given);
    if (given === null || open.length === 0)
        return $can(rules, action, args);
    const wrong = $argumentProblems(rules, action, args).filter(({ path, code }) => code !== "missing-value" || !open.includes(path));
    if (wrong.length > 0)
        throw $refusal("mismatched-arguments", action.name, wrong);
    let tries = [given];
    for (const name of open) {
        const options = $optionsFor(rules, action, name, given);
        if (options?.length === 0)
            return { ok: false, ...$nothingToChoose(rules, name), open };
        if (options === null || options.length * tries.length > $MOST_TRIES)
            return { ok: true, open };
        tries = tries.flatMap((one) => options.map((option) => new Map(one).set(name, option)));
    }
    let first = null;
    for (const one of tries) {
        const found = $can(rules, action, Object.fromEntries(one));
        if (found.ok)
            return { ok: true, open };
        first ??= { ...found, open };
    }
    return first ?? { ok: true, open };
}`],
[`$openNames`, `124`, `

/** Roles and parameters without a value that have no usual one, as they are asked for. */
function $openNames(action: $ActionFacts, given: ReadonlyMap<string, unknown>): readonly string[] {
  const isOpen = (name: string): boolean => given.get(name) === undefined;
  return [
    ...action.slots.filter(({ name, fresh }) => !fresh && isOpen(name)).map(({ name }) => name),
    ...action.params
      .filter(({ name, usual }) => usual === null && isOpen(name))
      .map(({ name }) => name),
  ];
}`, `
/** Roles and parameters without a value that have no usual one, as they are asked for. */
function $openNames(action, given) {
    const isOpen = (name) => given.get(name) === undefined;
    return [
        ...action.slots.filter(({ name, fresh }) => !fresh && isOpen(name)).map(({ name }) => name),
        ...action.params
            .filter(({ name, usual }) => usual === null && isOpen(name))
            .map(({ name }) => name),
    ];
}`],
[`$optionsFor`, `97 101 109 124 153 161 222 606 610 611`, `

/** What may be passed for it, one by one; null where that is no list: other sheets, things of their own, wide ranges. */
function $optionsFor(
  rules: $RulesFacts,
  action: $ActionFacts,
  name: string,
  given: ReadonlyMap<string, unknown>,
): readonly $Plain[] | null {
  const slot = action.slots.find((one) => one.name === name);
  if (slot !== undefined) {
    const { from } = slot;
    const owner = from === null ? undefined : action.slots.find((one) => one.name === from.slot);
    if (from === null || owner === undefined || given.get(owner.name) === undefined) return null;
    const value = given.get(owner.name);
    const kept = $keptOf(value) ?? $readSheet(rules, owner.of, value, owner.name, $collector());
    const things = kept?.lists.get(from.list) ?? [];
    return things.flatMap((thing, i) => (thing.facts === slot.of ? [i] : []));
  }
  $useThoseOf(rules, action, given);
  const param = action.params.find((one) => one.name === name);
  if (param === undefined || (param.list !== null && param.list.least > 1)) return null;
  const allowed = $allowedOf(param);
  if (typeof allowed === "string") return null;
  if ($open_call_isList(allowed)) return allowed;
  const { from, to } = allowed;
  if (to - from >= $MOST_TRIES) return null;
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return param.optional ? [null, ...numbers] : numbers;
}`, `
/** What may be passed for it, one by one; null where that is no list: other sheets, things of their own, wide ranges. */
function $optionsFor(rules, action, name, given) {
    const slot = action.slots.find((one) => one.name === name);
    if (slot !== undefined) {
        const { from } = slot;
        const owner = from === null ? undefined : action.slots.find((one) => one.name === from.slot);
        if (from === null || owner === undefined || given.get(owner.name) === undefined)
            return null;
        const value = given.get(owner.name);
        const kept = $keptOf(value) ?? $readSheet(rules, owner.of, value, owner.name, $collector());
        const things = kept?.lists.get(from.list) ?? [];
        return things.flatMap((thing, i) => (thing.facts === slot.of ? [i] : []));
    }
    $useThoseOf(rules, action, given);
    const param = action.params.find((one) => one.name === name);
    if (param === undefined || (param.list !== null && param.list.least > 1))
        return null;
    const allowed = $allowedOf(param);
    if (typeof allowed === "string")
        return null;
    if ($open_call_isList(allowed))
        return allowed;
    const { from, to } = allowed;
    if (to - from >= $MOST_TRIES)
        return null;
    const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    return param.optional ? [null, ...numbers] : numbers;
}`],
[`$useThoseOf`, `82 109 124 153 161 200 222`, `

/** The entries count that the sheets given so far bring along. */
function $useThoseOf(
  rules: $RulesFacts,
  action: $ActionFacts,
  given: ReadonlyMap<string, unknown>,
): void {
  if (rules.own === undefined) return;
  const owns = action.slots.flatMap(({ name, of, pair }) => {
    const value = given.get(name);
    if (of.kind !== "sheet" || pair !== undefined || value === undefined) return [];
    return [($keptOf(value) ?? $readSheet(rules, of, value, name, $collector()))?.own ?? null];
  });
  $use(owns.reduce((all, one) => $united(rules, all, one, "", $collector()), null));
}`, `
/** The entries count that the sheets given so far bring along. */
function $useThoseOf(rules, action, given) {
    if (rules.own === undefined)
        return;
    const owns = action.slots.flatMap(({ name, of, pair }) => {
        const value = given.get(name);
        if (of.kind !== "sheet" || pair !== undefined || value === undefined)
            return [];
        return [($keptOf(value) ?? $readSheet(rules, of, value, name, $collector()))?.own ?? null];
    });
    $use(owns.reduce((all, one) => $united(rules, all, one, "", $collector()), null));
}`],
[`$open_call_isList`, `97`, `

function $open_call_isList(allowed: object): allowed is readonly $Plain[] {
  return Array.isArray(allowed);
}`, `
function $open_call_isList(allowed) {
    return Array.isArray(allowed);
}`],
[`$nothingToChoose`, `109`, `

function $nothingToChoose(
  { language }: $RulesFacts,
  name: string,
): { readonly why: string; readonly code: string; readonly clause: null } {
  const why =
    language === "de"
      ? \`Für „\${name}“ gibt es nichts zur Wahl.\`
      : \`There is nothing to choose for "\${name}".\`;
  return { why, code: "nothing-to-choose", clause: null };
}`, `
function $nothingToChoose({ language }, name) {
    const why = language === "de"
        ? \`Für „\${name}“ gibt es nichts zur Wahl.\`
        : \`There is nothing to choose for "\${name}".\`;
    return { why, code: "nothing-to-choose", clause: null };
}`],
[`$Resume`, `36`, `

// Playing a rule one die and one answer at a time, over any distance: between two steps nothing is kept but a small JSON. Invariant:
// a step runs the rule again from the start with all faces and answers so far, so it cannot differ from a run without pauses.

/** Plain JSON. \`fingerprint\` is that of rules and input: what was begun under one is not gone on with under another. */
interface $Resume {
  readonly faces: readonly number[];
  readonly answers: readonly $io_Given[];
  readonly fingerprint: string;
  readonly waits: "roll" | "ask";
  /** Texts given so far, where the rule asks for texts. */
  readonly texts?: readonly string[];
}`, ``],
[`$Stepped`, `36 37 613`, `

/** roll: one die is to be thrown, \`faces\` is the number of its sides. Plain JSON, if the rule's value is. */
type $Stepped<T> =
  | {
      readonly kind: "roll";
      readonly faces: number;
      readonly label: string;
      readonly resume: $Resume;
    }
  | { readonly kind: "ask"; readonly question: $AskRequest; readonly resume: $Resume }
  | {
      readonly kind: "done";
      readonly value: T;
      readonly faces: readonly number[];
      readonly answers: readonly $io_Given[];
    };`, ``],
[`$ReadAnswer`, `36 37`, `

/** Makes the answer where only the question says how it is written. */
type $ReadAnswer = (question: $AskRequest) => $io_Given;`, ``],
[`$Stepper`, `36 613 614 615`, `

interface $Stepper<T> {
  start(): $Stepped<T>;
  /** Goes on with the side thrown, or the answer. @throws RuleError \`differing-resume\`, and as recordingIo for what is given. */
  next(resume: $Resume, given: $io_Given | $ReadAnswer): $Stepped<T>;
  /** What it waits for, once more. @throws as next */
  again(resume: $Resume): $Stepped<T>;
}`, ``],
[`$StepSource`, `36 37`, `

/** Dice and answers one by one, as far as they are known; then it unwinds. */
interface $StepSource {
  readonly throwDie: (sides: number, label: string) => number;
  readonly answer: (question: $AskRequest) => $io_Given;
}`, ``],
[`$stepper`, `14 43 51 616 619`, `

/**
 * @param run the rule from its start; it must do the same for the same dice and answers, and change nothing outside.
 * @param dice throws the dice where only the questions are to be paused at; null: each die is asked for.
 */
function $stepper<T>(
  run: (io: $Io) => T,
  fingerprint: string,
  dice: $ThrowDie | null = null,
): $Stepper<T> {
  return $sourceStepper(
    ({ throwDie, answer }) => run($recordingIo(throwDie, answer)),
    fingerprint,
    dice,
  );
}`, `
/**
 * @param run the rule from its start; it must do the same for the same dice and answers, and change nothing outside.
 * @param dice throws the dice where only the questions are to be paused at; null: each die is asked for.
 */
function $stepper(run, fingerprint, dice = null) {
    return $sourceStepper(({ throwDie, answer }) => run($recordingIo(throwDie, answer)), fingerprint, dice);
}`],
[`$sourceStepper`, `3 14 36 613 614 615 616 617 620 622 624`, `

/** The same for what makes an Io of its own, or several. */
function $sourceStepper<T>(
  run: (source: $StepSource) => T,
  fingerprint: string,
  dice: $ThrowDie | null = null,
): $Stepper<T> {
  function step(
    faces: readonly number[],
    answers: readonly $io_Given[],
    read: $ReadAnswer | null = null,
  ): $Stepped<T> {
    const replay = $replaySource(faces, answers, dice, read);
    try {
      const value = run(replay);
      if (replay.left() > 0)
        throw new $RuleError(
          "differing-resume",
          "More dice or answers are kept than the rule asks for.",
        );
      return { kind: "done", value, faces: replay.faces, answers: replay.answers };
    } catch (signal) {
      if (!(signal instanceof $Suspended)) throw signal;
      const { waiting } = signal;
      const resume: $Resume = {
        faces: replay.faces,
        answers: replay.answers,
        fingerprint,
        waits: waiting.kind,
      };
      return { ...waiting, resume };
    }
  }
  const checkPrint = (resume: $Resume): void => {
    if (resume.fingerprint !== fingerprint) throw $stepper_differing(resume, fingerprint);
  };
  return {
    start: () => step([], []),
    again: (resume) => {
      checkPrint(resume);
      return step(resume.faces, resume.answers);
    },
    next(resume, given) {
      checkPrint(resume);
      if (resume.waits === "ask" && typeof given === "function")
        return step(resume.faces, resume.answers, given);
      if (resume.waits === "ask")
        return step(resume.faces, [...resume.answers, given as $io_Given]);
      if (typeof given !== "number")
        throw new $RuleError("mismatched-dice", "A die shows one side, not a list.");
      return step([...resume.faces, given], resume.answers);
    },
  };
}`, `
/** The same for what makes an Io of its own, or several. */
function $sourceStepper(run, fingerprint, dice = null) {
    function step(faces, answers, read = null) {
        const replay = $replaySource(faces, answers, dice, read);
        try {
            const value = run(replay);
            if (replay.left() > 0)
                throw new $RuleError("differing-resume", "More dice or answers are kept than the rule asks for.");
            return { kind: "done", value, faces: replay.faces, answers: replay.answers };
        }
        catch (signal) {
            if (!(signal instanceof $Suspended))
                throw signal;
            const { waiting } = signal;
            const resume = {
                faces: replay.faces,
                answers: replay.answers,
                fingerprint,
                waits: waiting.kind,
            };
            return { ...waiting, resume };
        }
    }
    const checkPrint = (resume) => {
        if (resume.fingerprint !== fingerprint)
            throw $stepper_differing(resume, fingerprint);
    };
    return {
        start: () => step([], []),
        again: (resume) => {
            checkPrint(resume);
            return step(resume.faces, resume.answers);
        },
        next(resume, given) {
            checkPrint(resume);
            if (resume.waits === "ask" && typeof given === "function")
                return step(resume.faces, resume.answers, given);
            if (resume.waits === "ask")
                return step(resume.faces, [...resume.answers, given]);
            if (typeof given !== "number")
                throw new $RuleError("mismatched-dice", "A die shows one side, not a list.");
            return step([...resume.faces, given], resume.answers);
        },
    };
}`],
[`$stepper_differing`, `3 613`, `

/** What was begun under other rules, or with other sheets. */
function $stepper_differing({ fingerprint }: $Resume, expected: string): $RuleError {
  const what = "What is to be gone on with was begun under other rules or with other sheets.";
  return new $RuleError("differing-resume", what, { expected, found: fingerprint });
}`, `
/** What was begun under other rules, or with other sheets. */
function $stepper_differing({ fingerprint }, expected) {
    const what = "What is to be gone on with was begun under other rules or with other sheets.";
    return new $RuleError("differing-resume", what, { expected, found: fingerprint });
}`],
[`$stepper_Waiting`, `37`, `

type $stepper_Waiting =
  | { readonly kind: "roll"; readonly faces: number; readonly label: string }
  | { readonly kind: "ask"; readonly question: $AskRequest };`, ``],
[`$Suspended`, `621`, `

/** Unwinds the run; seen by nobody outside this file. */
class $Suspended extends Error {
  readonly waiting: $stepper_Waiting;

  constructor(waiting: $stepper_Waiting) {
    super("suspended");
    this.waiting = waiting;
  }
}`, `
/** Unwinds the run; seen by nobody outside this file. */
class $Suspended extends Error {
    waiting;
    constructor(waiting) {
        super("suspended");
        this.waiting = waiting;
    }
}`],
[`$Replay`, `36 617`, `

interface $Replay extends $StepSource {
  /** What was given out. */
  readonly faces: readonly number[];
  readonly answers: readonly $io_Given[];
  readonly left: () => number;
}`, ``],
[`$replaySource`, `14 36 37 615 622 623`, `

function $replaySource(
  faces: readonly number[],
  answers: readonly $io_Given[],
  dice: $ThrowDie | null,
  read: $ReadAnswer | null,
): $Replay {
  const thrown: number[] = [];
  const answered: $io_Given[] = [];
  let last = read;
  let known = 0;
  const throwDie = (sides: number, label: string): number => {
    if (known < faces.length) return faces[known++]!;
    if (dice !== null) return dice(sides);
    throw new $Suspended({ kind: "roll", faces: sides, label });
  };
  const answer = (question: $AskRequest): $io_Given => {
    if (answered.length < answers.length) return answers[answered.length]!;
    if (last === null) throw new $Suspended({ kind: "ask", question });
    const given = last(question);
    last = null;
    return given;
  };
  return {
    faces: thrown,
    answers: answered,
    throwDie: (sides, label) => {
      const side = throwDie(sides, label);
      thrown.push(side);
      return side;
    },
    answer: (question) => {
      const given = answer(question);
      answered.push(given);
      return given;
    },
    left: () =>
      faces.length -
      known +
      Math.max(0, answers.length - answered.length) +
      (last === null ? 0 : 1),
  };
}`, `
function $replaySource(faces, answers, dice, read) {
    const thrown = [];
    const answered = [];
    let last = read;
    let known = 0;
    const throwDie = (sides, label) => {
        if (known < faces.length)
            return faces[known++];
        if (dice !== null)
            return dice(sides);
        throw new $Suspended({ kind: "roll", faces: sides, label });
    };
    const answer = (question) => {
        if (answered.length < answers.length)
            return answers[answered.length];
        if (last === null)
            throw new $Suspended({ kind: "ask", question });
        const given = last(question);
        last = null;
        return given;
    };
    return {
        faces: thrown,
        answers: answered,
        throwDie: (sides, label) => {
            const side = throwDie(sides, label);
            thrown.push(side);
            return side;
        },
        answer: (question) => {
            const given = answer(question);
            answered.push(given);
            return given;
        },
        left: () => faces.length -
            known +
            Math.max(0, answers.length - answered.length) +
            (last === null ? 0 : 1),
    };
}`],
[`$step_door_Waiting`, `97 613`, `

// A rule played die by die and answer by answer over any distance. Invariant: every step is plain JSON; what was begun under other
// rules or with other sheets is refused.

/** What a rule waits for: a die to be thrown, or an answer. */
type $step_door_Waiting =
  | {
      readonly kind: "roll";
      readonly sides: number;
      readonly label: string;
      readonly resume: $Resume;
    }
  | {
      readonly kind: "ask";
      readonly key: string;
      readonly asks: "gm" | "player";
      readonly label: string;
      /** Any text will do, the empty one too. */
      readonly text: boolean;
      readonly range: { readonly from: number; readonly to: number } | null;
      readonly options: readonly $Plain[] | null;
      /** So many values are to be put in an order of 0 to this minus 1; \`options\` are their places, by which the answer may go too. */
      readonly placing: number | null;
      readonly usual: $Plain;
      readonly secret: boolean;
      readonly sees: Readonly<Record<string, $Plain>>;
      readonly resume: $Resume;
    };`, ``],
[`$Step`, `625`, `
/** What a rule waits for, or its end. */
type $Step<R> = $step_door_Waiting | { readonly kind: "done"; readonly run: R };`, ``],
[`$step_door_AnyRun`, `97 339 368`, `

type $step_door_AnyRun = $Rolled<unknown, $Plain, unknown, $NotPossible> | $NotPossible;`, ``],
[`$step`, `109 124 275 313 618 620 626 627 629 630 631 633 635 637 638 639`, `

/** @throws RuleError \`differing-resume\`, \`mismatched-resume\`, and as roll. */
function $step(
  rules: $RulesFacts,
  action: $ActionFacts,
  args: unknown,
  resume?: unknown,
  given?: unknown,
): $Step<$step_door_AnyRun> {
  const opened = $openCall(rules, action, args);
  const fingerprint = $step_door_fingerprintOf(opened);
  const kept = resume === undefined ? null : $readResume(resume);
  if (kept !== null && kept.fingerprint !== fingerprint)
    throw $stepper_differing(kept, fingerprint);
  const before = kept?.texts ?? [];
  const isText = kept !== null && before.length < action.texts.length;
  const isAgain = given === undefined;
  if (before.length > action.texts.length || (isText && kept.waits === "roll")) throw $noResume();
  const texts =
    isText && !isAgain ? [...before, $textOf(action.texts[before.length]!, given)] : before;
  const missing = action.texts[texts.length];
  if (missing !== undefined) return $textStep(missing, texts, fingerprint);
  const call = $withTexts(
    opened,
    Object.fromEntries(action.texts.map((key, i) => [key, texts[i]] as const)),
  );
  const player = $stepper((io) => $playedOn(call, io), fingerprint);
  const stepped =
    kept === null || isText
      ? player.start()
      : player.next(
          kept,
          $givenTo(kept, given, () => call),
        );
  return $publicStep(
    call,
    texts.length === 0 || stepped.kind === "done"
      ? stepped
      : { ...stepped, resume: { ...stepped.resume, texts } },
  );
}`, `
/** @throws RuleError \`differing-resume\`, \`mismatched-resume\`, and as roll. */
function $step(rules, action, args, resume, given) {
    const opened = $openCall(rules, action, args);
    const fingerprint = $step_door_fingerprintOf(opened);
    const kept = resume === undefined ? null : $readResume(resume);
    if (kept !== null && kept.fingerprint !== fingerprint)
        throw $stepper_differing(kept, fingerprint);
    const before = kept?.texts ?? [];
    const isText = kept !== null && before.length < action.texts.length;
    const isAgain = given === undefined;
    if (before.length > action.texts.length || (isText && kept.waits === "roll"))
        throw $noResume();
    const texts = isText && !isAgain ? [...before, $textOf(action.texts[before.length], given)] : before;
    const missing = action.texts[texts.length];
    if (missing !== undefined)
        return $textStep(missing, texts, fingerprint);
    const call = $withTexts(opened, Object.fromEntries(action.texts.map((key, i) => [key, texts[i]])));
    const player = $stepper((io) => $playedOn(call, io), fingerprint);
    const stepped = kept === null || isText
        ? player.start()
        : player.next(kept, $givenTo(kept, given, () => call));
    return $publicStep(call, texts.length === 0 || stepped.kind === "done"
        ? stepped
        : { ...stepped, resume: { ...stepped.resume, texts } });
}`],
[`$playedOn`, `4 43 49 267 289 292 339 342 343 376 383`, `

function $playedOn(call: $call_quick_Call, io: $Io): $Played | $NotPossible {
  const states = $playStates(call);
  try {
    const result = call.action.play($withPools(io, call.pools), states, call.givens);
    const law = $brokenLaw(call, () => $rowsAfter(call, states));
    if (law !== null) return $againstLaw(law);
    return { states, result, faces: [], answers: [] };
  } catch (error) {
    if (error instanceof $Refusal) return $notPossible(call, error);
    throw error;
  }
}`, `
function $playedOn(call, io) {
    const states = $playStates(call);
    try {
        const result = call.action.play($withPools(io, call.pools), states, call.givens);
        const law = $brokenLaw(call, () => $rowsAfter(call, states));
        if (law !== null)
            return $againstLaw(law);
        return { states, result, faces: [], answers: [] };
    }
    catch (error) {
        if (error instanceof $Refusal)
            return $notPossible(call, error);
        throw error;
    }
}`],
[`$textStep`, `613 625`, `

/** Texts are asked for before anything else: no rule reads them, they are carried to the new sheet. */
function $textStep(key: string, texts: readonly string[], fingerprint: string): $step_door_Waiting {
  const nothing = {
    range: null,
    options: null,
    placing: null,
    usual: "",
    secret: false,
    sees: {},
  } as const;
  const resume: $Resume = { faces: [], answers: [], fingerprint, waits: "ask", texts };
  return { kind: "ask", key, asks: "player", label: key, text: true, ...nothing, resume };
}`, `
/** Texts are asked for before anything else: no rule reads them, they are carried to the new sheet. */
function $textStep(key, texts, fingerprint) {
    const nothing = {
        range: null,
        options: null,
        placing: null,
        usual: "",
        secret: false,
        sees: {},
    };
    const resume = { faces: [], answers: [], fingerprint, waits: "ask", texts };
    return { kind: "ask", key, asks: "player", label: key, text: true, ...nothing, resume };
}`],
[`$textOf`, `314`, `

function $textOf(key: string, given: unknown): string {
  $checkText(key, given);
  return given;
}`, `
function $textOf(key, given) {
    $checkText(key, given);
    return given;
}`],
[`$resumed`, `267 613 614 616 633`, `

/** Goes on with what was thrown or answered; with nothing it says once more what it waits for. \`call\`: who asks, once it is known. */
function $resumed<T>(
  player: $Stepper<T>,
  kept: $Resume,
  given: unknown,
  call: () => $call_quick_Call,
): $Stepped<T> {
  return given === undefined ? player.again(kept) : player.next(kept, $givenTo(kept, given, call));
}`, `
/** Goes on with what was thrown or answered; with nothing it says once more what it waits for. \`call\`: who asks, once it is known. */
function $resumed(player, kept, given, call) {
    return given === undefined ? player.again(kept) : player.next(kept, $givenTo(kept, given, call));
}`],
[`$givenTo`, `36 267 319 613 615 634`, `

function $givenTo(
  { waits }: $Resume,
  given: unknown,
  call: () => $call_quick_Call,
): $io_Given | $ReadAnswer {
  if (waits === "roll") return $sideOf(given);
  return ({ key }) => {
    const facts = call().action.asks[key];
    if (facts === undefined) throw new Error(\`there is no question \${key}\`);
    return $codeOf(key, facts, given);
  };
}`, `
function $givenTo({ waits }, given, call) {
    if (waits === "roll")
        return $sideOf(given);
    return ({ key }) => {
        const facts = call().action.asks[key];
        if (facts === undefined)
            throw new Error(\`there is no question \${key}\`);
        return $codeOf(key, facts, given);
    };
}`],
[`$sideOf`, `3 102`, `

function $sideOf(given: unknown): number {
  if (typeof given === "number") return given;
  throw new $RuleError("mismatched-dice", \`A die shows a number, not \${$shape_shown(given)}.\`, {});
}`, `
function $sideOf(given) {
    if (typeof given === "number")
        return given;
    throw new $RuleError("mismatched-dice", \`A die shows a number, not \${$shape_shown(given)}.\`, {});
}`],
[`$publicStep`, `267 339 374 376 381 614 626 627 636`, `

function $publicStep(
  call: $call_quick_Call,
  stepped: $Stepped<$Played | $NotPossible>,
): $Step<$step_door_AnyRun> {
  switch (stepped.kind) {
    case "roll":
      return { kind: "roll", sides: stepped.faces, label: stepped.label, resume: stepped.resume };
    case "ask":
      return { kind: "ask", ...$publicQuestion(call, stepped.question), resume: stepped.resume };
    case "done": {
      const { value, faces, answers } = stepped;
      if ("possible" in value) return { kind: "done", run: value };
      return { kind: "done", run: $runOf(call, { ...value, faces, answers }, $notAgain) };
    }
  }
}`, `
function $publicStep(call, stepped) {
    switch (stepped.kind) {
        case "roll":
            return { kind: "roll", sides: stepped.faces, label: stepped.label, resume: stepped.resume };
        case "ask":
            return { kind: "ask", ...$publicQuestion(call, stepped.question), resume: stepped.resume };
        case "done": {
            const { value, faces, answers } = stepped;
            if ("possible" in value)
                return { kind: "done", run: value };
            return { kind: "done", run: $runOf(call, { ...value, faces, answers }, $notAgain) };
        }
    }
}`],
[`$publicQuestion`, `35 37 97 101 267 306 625`, `

function $publicQuestion(
  call: $call_quick_Call,
  question: $AskRequest,
): Omit<Extract<$step_door_Waiting, { kind: "ask" }>, "kind" | "resume"> {
  const facts = call.action.asks[question.key];
  const allowed = facts === undefined ? null : $allowedOf(facts.typed);
  const isRange =
    typeof allowed === "object" && allowed !== null && "from" in allowed && facts?.placing === null;
  const value = (code: number): $Plain =>
    facts === undefined ? code : $plainValue(call, facts.typed.shape, code);
  const sees = Object.entries(question.sees).map(
    ([name, code]) =>
      [name, $plainValue(call, facts?.sees[name] ?? { kind: "number" }, code)] as const,
  );
  return {
    key: question.key,
    asks: question.by,
    label: facts?.label ?? question.key,
    text: false,
    range: isRange ? allowed : null,
    options: Array.isArray(allowed) ? (allowed as readonly $Plain[]) : null,
    placing: facts?.placing ?? null,
    usual: question.usual === null || question.usual === $NONE ? null : value(question.usual),
    secret: question.secret,
    sees: Object.fromEntries(sees),
  };
}`, `
function $publicQuestion(call, question) {
    const facts = call.action.asks[question.key];
    const allowed = facts === undefined ? null : $allowedOf(facts.typed);
    const isRange = typeof allowed === "object" && allowed !== null && "from" in allowed && facts?.placing === null;
    const value = (code) => facts === undefined ? code : $plainValue(call, facts.typed.shape, code);
    const sees = Object.entries(question.sees).map(([name, code]) => [name, $plainValue(call, facts?.sees[name] ?? { kind: "number" }, code)]);
    return {
        key: question.key,
        asks: question.by,
        label: facts?.label ?? question.key,
        text: false,
        range: isRange ? allowed : null,
        options: Array.isArray(allowed) ? allowed : null,
        placing: facts?.placing ?? null,
        usual: question.usual === null || question.usual === $NONE ? null : value(question.usual),
        secret: question.secret,
        sees: Object.fromEntries(sees),
    };
}`],
[`$readResume`, `36 156 613 638`, `

function $readResume(resume: unknown): $Resume {
  const values = $ownValues(resume);
  const isNumbers = (list: unknown): list is readonly number[] =>
    Array.isArray(list) && list.length <= 1_000_000 && list.every((one) => typeof one === "number");
  const [faces, answers, fingerprint, waits, texts = []] = [
    "faces",
    "answers",
    "fingerprint",
    "waits",
    "texts",
  ].map((key) => values?.get(key));
  const isTexts = Array.isArray(texts) && texts.every((one) => typeof one === "string");
  const isAnswers =
    Array.isArray(answers) && answers.every((one) => typeof one === "number" || isNumbers(one));
  if (
    isNumbers(faces) &&
    isAnswers &&
    typeof fingerprint === "string" &&
    (waits === "roll" || waits === "ask") &&
    isTexts
  )
    return {
      faces,
      answers: answers as readonly $io_Given[],
      fingerprint,
      waits,
      texts: texts as readonly string[],
    };
  throw $noResume();
}`, `
function $readResume(resume) {
    const values = $ownValues(resume);
    const isNumbers = (list) => Array.isArray(list) && list.length <= 1_000_000 && list.every((one) => typeof one === "number");
    const [faces, answers, fingerprint, waits, texts = []] = [
        "faces",
        "answers",
        "fingerprint",
        "waits",
        "texts",
    ].map((key) => values?.get(key));
    const isTexts = Array.isArray(texts) && texts.every((one) => typeof one === "string");
    const isAnswers = Array.isArray(answers) && answers.every((one) => typeof one === "number" || isNumbers(one));
    if (isNumbers(faces) &&
        isAnswers &&
        typeof fingerprint === "string" &&
        (waits === "roll" || waits === "ask") &&
        isTexts)
        return {
            faces,
            answers: answers,
            fingerprint,
            waits,
            texts: texts,
        };
    throw $noResume();
}`],
[`$noResume`, `3`, `

function $noResume(): $RuleError {
  return new $RuleError("mismatched-resume", "This is no \`resume\` of a step.", {});
}`, `
function $noResume() {
    return new $RuleError("mismatched-resume", "This is no \`resume\` of a step.", {});
}`],
[`$step_door_fingerprintOf`, `267 640`, `

// ── fingerprint ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function $step_door_fingerprintOf(call: $call_quick_Call): string {
  const { action, rules, rows, sameAs, givens, dice, lying, own } = call;
  const dices = [...dice.map(({ pool }) => pool), ...(own === null ? [] : [own.key])];
  return \`\${rules.fingerprint}-\${$hashOf(JSON.stringify([action.id, rows, sameAs, givens, dices, lying]))}\`;
}`, `
// ── fingerprint ──────────────────────────────────────────────────────────────────────────────────────────────────────────
function $step_door_fingerprintOf(call) {
    const { action, rules, rows, sameAs, givens, dice, lying, own } = call;
    const dices = [...dice.map(({ pool }) => pool), ...(own === null ? [] : [own.key])];
    return \`\${rules.fingerprint}-\${$hashOf(JSON.stringify([action.id, rows, sameAs, givens, dices, lying]))}\`;
}`],
[`$hashOf`, ``, `

/** 64 bits of FNV-1a's kind, as two runs of 32: enough to notice a mistake, no protection against malice. */
function $hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
  }
  const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");
  return hex(a ^ (b >>> 13)) + hex(b ^ (a >>> 16));
}`, `
/** 64 bits of FNV-1a's kind, as two runs of 32: enough to notice a mistake, no protection against malice. */
function $hashOf(text) {
    let [a, b] = [0x811c9dc5, 0x1b873593];
    for (let i = 0; i < text.length; i++) {
        a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
        b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
    }
    const hex = (word) => (word >>> 0).toString(16).padStart(8, "0");
    return hex(a ^ (b >>> 13)) + hex(b ^ (a >>> 16));
}`],
[`$OddsOptions`, ``, `

// A check or action as callers hold it. Invariant: what is not possible in the game is a value, misuse is a RuleError, and neither
// changes anything that was given.

interface $OddsOptions<Keep, Answers> {
  readonly answers?: Answers;
  /** What of an end is asked for beside the result: named rolls and lets, places under \`after\`. */
  readonly keep?: readonly Keep[];
  /** How much work it may be; about ten seconds unless it says otherwise. */
  readonly budget?: number;
}`, ``],
[`$ActionTypes`, `97`, `
/** The types of one action. \`Other\`: never, or what comes instead where the rules forbid it. */
interface $ActionTypes {
  readonly args: object;
  readonly result: $Plain;
  readonly after: object;
  readonly values: object;
  readonly answers: object;
  readonly other: unknown;
}`, ``],
[`$Action`, `368 369 386 389 626 641 642 644 646 649 650`, `
interface $Action<T extends $ActionTypes> {
  readonly name: string;
  readonly clauses: readonly string[];
  /** Whether the rules allow it now, or may: what is left out is told as still open. Uses no dice. */
  readonly can: (args: Partial<T["args"]>) => $Can;
  /** Plays it once. */
  readonly roll: (
    args: T["args"],
    options?: Omit<$RollOptions, "answers"> & { readonly answers?: Partial<T["answers"]> },
  ) => $Rolled<T["args"], T["result"], T["after"], T["other"]> | T["other"];
  /** All its ends with their exact chances. @throws RuleError \`too-large\` beyond the budget, naming the roll. */
  readonly odds: <const K extends $KeepPath<T> = never>(
    args: T["args"],
    options?: $OddsOptions<K, $AnswerRules<T["answers"]>>,
  ) => $Odds<$action_End<T, K>, T["result"], $action_WholeEnd<T, K>> | T["other"];
  /** Plays it die by die: plain JSON, to be gone on with anywhere. \`given\`: the side thrown, or the answer; left out, it says again what it waits for. */
  readonly step: (
    args: T["args"],
    resume?: object,
    given?: unknown,
  ) => $Step<$Rolled<T["args"], T["result"], T["after"], T["other"]> | T["other"]>;
}`, ``],
[`$AnswerRules`, ``, `

/** Each answer, or a rule over what the asked person sees. */
type $AnswerRules<A> = { readonly [K in keyof A]?: A[K] };`, ``],
[`$Path`, ``, `

/** All paths into plain data, those that end above values included. */
type $Path<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? {
        [K in Exclude<keyof T, "$"> & string]:
          | K
          | (T[K] extends readonly unknown[]
              ? never
              : T[K] extends object
                ? \`\${K}.\${$Path<T[K]>}\`
                : never);
      }[Exclude<keyof T, "$"> & string]
    : never;`, ``],
[`$KeepPath`, `642 645`, `
type $KeepPath<T extends $ActionTypes> =
  (keyof T["values"] & string) | \`after.\${$Path<T["after"]>}\`;`, ``],
[`$action_At`, ``, `

/** What lies at a path, in its place. */
type $action_At<T, P extends string> = P extends keyof T
  ? { readonly [K in P]: T[K] }
  : P extends \`\${infer A}.\${infer B}\`
    ? A extends keyof T
      ? { readonly [K in A]: $action_At<T[K], B> }
      : never
    : never;`, ``],
[`$Joined`, ``, `
type $Joined<U> = (U extends unknown ? (u: U) => void : never) extends (all: infer I) => void
  ? I
  : never;`, ``],
[`$action_End`, `642 647 648`, `

/** An end: the result, and what was kept. */
type $action_End<T extends $ActionTypes, K extends string> = { readonly result: T["result"] } & ([
  K,
] extends [never]
  ? unknown
  : $Joined<
      K extends string ? $action_At<T["values"] & { readonly after: T["after"] }, K> : never
    >);`, ``],
[`$action_WholeEnd`, `642 649`, `

/** The same with all sheets and things whole. */
type $action_WholeEnd<T extends $ActionTypes, K extends string> = $action_End<T, K> & {
  readonly after: T["after"];
};`, ``],
[`$actionOf`, `84 97 109 124 275 311 312 316 339 369 371 384 389 582 603 607 628 642 643`, `

function $actionOf<T extends $ActionTypes>(rules: $RulesFacts, facts: $ActionFacts): $Action<T> {
  const made: $Action<$ActionTypes> = {
    name: facts.name,
    clauses: facts.clauses,
    can: (args) => $entering(rules, () => $canOpen(rules, $fitting(facts, args), args)),
    roll: (args, options = {}) =>
      $entering(rules, () => $roll(rules, $fitting(facts, args), args, options as $RollOptions)),
    odds: (args, options = {}) =>
      $entering(rules, () => {
        const call = $openCall(rules, $fitting(facts, args), args);
        const answers = (options.answers ?? {}) as $PlainAnswers;
        $checkAnswers(call, answers);
        const odds = $oddsOf(
          call,
          $oddsAnswers(call, answers),
          options.keep ?? [],
          options.budget ?? null,
        );
        if (!("why" in odds)) return odds as $Odds<never, $Plain, never>;
        const other: $NotPossible = { possible: false, ...$reasonOf(call, odds.why, odds.why) };
        return Object.freeze(other);
      }),
    step: (args, resume, given) =>
      $entering(rules, () => $step(rules, $fitting(facts, args), args, resume, given)),
  };
  // Not a map of the module's own: actions are made before the rest of an engine's module is there.
  Object.defineProperty(made, "$facts", { value: facts });
  return Object.freeze(made) as unknown as $Action<T>;
}`, `
function $actionOf(rules, facts) {
    const made = {
        name: facts.name,
        clauses: facts.clauses,
        can: (args) => $entering(rules, () => $canOpen(rules, $fitting(facts, args), args)),
        roll: (args, options = {}) => $entering(rules, () => $roll(rules, $fitting(facts, args), args, options)),
        odds: (args, options = {}) => $entering(rules, () => {
            const call = $openCall(rules, $fitting(facts, args), args);
            const answers = (options.answers ?? {});
            $checkAnswers(call, answers);
            const odds = $oddsOf(call, $oddsAnswers(call, answers), options.keep ?? [], options.budget ?? null);
            if (!("why" in odds))
                return odds;
            const other = { possible: false, ...$reasonOf(call, odds.why, odds.why) };
            return Object.freeze(other);
        }),
        step: (args, resume, given) => $entering(rules, () => $step(rules, $fitting(facts, args), args, resume, given)),
    };
    // Not a map of the module's own: actions are made before the rest of an engine's module is there.
    Object.defineProperty(made, "$facts", { value: facts });
    return Object.freeze(made);
}`],
[`$factsOfAction`, `124`, `

function $factsOfAction(action: object): $ActionFacts {
  const { $facts } = action as { readonly $facts?: $ActionFacts };
  if ($facts === undefined) throw new Error("this is no action");
  return $facts;
}`, `
function $factsOfAction(action) {
    const { $facts } = action;
    if ($facts === undefined)
        throw new Error("this is no action");
    return $facts;
}`],
[`$Rounding`, ``, `

// Whole numbers as rules reckon with them. Invariant: every function is exact for safe integers; a quotient is never taken in
// floating point before the remainder is gone, and no result is -0.

/** How a quotient becomes a whole number: \`halfUp\` towards +∞ at .5, \`halfDown\` towards −∞, \`halfAway\` from zero. */
type $Rounding = "down" | "up" | "halfUp" | "halfDown" | "halfEven" | "halfAway" | "toZero";`, ``],
[`$divideDown`, ``, `

/** num/den towards −∞; den > 0. */
function $divideDown(num: number, den: number): number {
  const rest = num % den;
  const quotient = (num - rest) / den;
  return (rest < 0 ? quotient - 1 : quotient) + 0;
}`, `
/** num/den towards −∞; den > 0. */
function $divideDown(num, den) {
    const rest = num % den;
    const quotient = (num - rest) / den;
    return (rest < 0 ? quotient - 1 : quotient) + 0;
}`],
[`$remainder`, ``, `

/** num − den · divideDown(num, den): 0..den-1; den > 0. */
function $remainder(num: number, den: number): number {
  const rest = num % den;
  return (rest < 0 ? rest + den : rest) + 0;
}`, `
/** num − den · divideDown(num, den): 0..den-1; den > 0. */
function $remainder(num, den) {
    const rest = num % den;
    return (rest < 0 ? rest + den : rest) + 0;
}`],
[`$divide`, `653 654 655`, `

/** num/den rounded once; den > 0. */
function $divide(mode: $Rounding, num: number, den: number): number {
  const rest = $remainder(num, den);
  const below = $divideDown(num, den);
  if (rest === 0) return below;
  switch (mode) {
    case "down":
      return below;
    case "up":
      return below + 1 + 0;
    case "toZero":
      return num < 0 ? below + 1 + 0 : below;
  }
  const toHalf = rest - (den - rest);
  if (toHalf !== 0) return toHalf > 0 ? below + 1 + 0 : below;
  switch (mode) {
    case "halfUp":
      return below + 1;
    case "halfDown":
      return below;
    case "halfAway":
      return num < 0 ? below : below + 1;
    case "halfEven":
      return below % 2 === 0 ? below : below + 1;
  }
}`, `
/** num/den rounded once; den > 0. */
function $divide(mode, num, den) {
    const rest = $remainder(num, den);
    const below = $divideDown(num, den);
    if (rest === 0)
        return below;
    switch (mode) {
        case "down":
            return below;
        case "up":
            return below + 1 + 0;
        case "toZero":
            return num < 0 ? below + 1 + 0 : below;
    }
    const toHalf = rest - (den - rest);
    if (toHalf !== 0)
        return toHalf > 0 ? below + 1 + 0 : below;
    switch (mode) {
        case "halfUp":
            return below + 1;
        case "halfDown":
            return below;
        case "halfAway":
            return num < 0 ? below : below + 1;
        case "halfEven":
            return below % 2 === 0 ? below : below + 1;
    }
}`],
[`$withEntry`, ``, `

// Cells of a column with several entries. Invariant: they are never changed in place, so that copies of a state may share them.

/** The same cells, with another value for one entry. */
function $withEntry(cells: readonly number[], at: number, value: number): readonly number[] {
  if (!(at >= 0 && at < cells.length)) throw new Error(\`there is no entry \${at}\`);
  const changed = cells.slice();
  changed[at] = value;
  return changed;
}`, `
// Cells of a column with several entries. Invariant: they are never changed in place, so that copies of a state may share them.
/** The same cells, with another value for one entry. */
function $withEntry(cells, at, value) {
    if (!(at >= 0 && at < cells.length))
        throw new Error(\`there is no entry \${at}\`);
    const changed = cells.slice();
    changed[at] = value;
    return changed;
}`],
[`$labelIn`, `110`, `

// What names are called in another language. Invariant: a name without a label keeps its own; no name of a designer meets a prototype.

function $labelIn(labels: $Labels | undefined, tongue: "de" | "en", name: string): string {
  const own = labels?.[tongue];
  return own !== undefined && Object.hasOwn(own, name) ? own[name]! : name;
}`, `
// What names are called in another language. Invariant: a name without a label keeps its own; no name of a designer meets a prototype.
function $labelIn(labels, tongue, name) {
    const own = labels?.[tongue];
    return own !== undefined && Object.hasOwn(own, name) ? own[name] : name;
}`],
[`$Label`, ``, `

// How forms are described: the types of an engine's \`meta\`. Invariant: plain JSON; keys are those of sheets and calls.

interface $Label {
  readonly de: string;
  readonly en: string;
}`, ``],
[`$Widget`, ``, `
type $Widget =
  | "number"
  | "bar"
  | "boxes"
  | "segments"
  | "checkbox"
  | "select"
  | "text"
  | "dice"
  | "checklist"
  | "things"
  | "list"
  /** Places, each empty or with one of the options. */
  | "slots"
  /** It is calculated: shown, never filled in. */
  | "output";`, ``],
[`$ValueMeta`, `97 659 660`, `

/** A value to show or to fill in. */
interface $ValueMeta {
  readonly key: string;
  readonly label: $Label;
  readonly about: string | null;
  readonly kind: "number" | "yes-no" | "text" | "dice" | "choice";
  readonly range: { readonly from: number; readonly to: number } | null;
  readonly unit: string | null;
  /** What may be chosen; null where that is no choice. */
  readonly options: readonly $Plain[] | null;
  /** What it is where nothing is given; null also where that is worked out. */
  readonly start: $Plain | readonly $Plain[];
  /** It must be given. */
  readonly must: boolean;
  /** How many values in a list; null: one value. */
  readonly many: { readonly from: number; readonly to: number } | null;
  readonly clause: string | null;
  readonly widget: $Widget;
}`, ``],
[`$FieldMeta`, `659 661`, `
interface $FieldMeta extends $ValueMeta {
  readonly calculated: boolean;
  /** Names with one value each; null: one value. */
  readonly entries: readonly { readonly key: string; readonly label: $Label }[] | null;
  /** Kinds of things that may lie in the list, by their names in \`things\`; null: no such list. */
  readonly things: readonly string[] | null;
}`, ``],
[`$SheetMeta`, `659 662 664 665`, `
/** \`constant\`: what the engine exports it as. */
interface $SheetMeta {
  readonly name: string;
  readonly label: $Label;
  readonly constant: string;
  readonly groups: readonly {
    readonly title: readonly string[];
    readonly fields: readonly $FieldMeta[];
  }[];
  /** Conditions that are gained and lost; they stand under \`$conditions\`. Those that follow from values only the view shows. */
  readonly conditions: readonly $ConditionMeta[];
  /** Open lists to which it can add entries of its own, under \`$entries\`; left out where there are none. */
  readonly adds?: readonly $AddsMeta[];
}`, ``],
[`$AddsMeta`, `659 661`, `
/** So many entries can be added, each with a name of its own and these columns. */
interface $AddsMeta {
  readonly key: string;
  readonly label: $Label;
  readonly most: number;
  readonly columns: readonly $ValueMeta[];
}`, ``],
[`$ConditionMeta`, `659 662`, `
/** In a sheet it is \`true\`, or where it holds anything an object of it. */
interface $ConditionMeta {
  readonly key: string;
  readonly label: $Label;
  /** Of 1 to this many; its key is \`level\`. */
  readonly levels: number | null;
  readonly fields: readonly $FieldMeta[];
}`, ``],
[`$ActionMeta`, `659 661 667`, `
interface $ActionMeta {
  readonly name: string;
  readonly label: $Label;
  readonly constant: string;
  readonly word: string;
  readonly clause: string | null;
  /** Sheets and things that take part. \`from\`: whose list a thing is taken from. */
  readonly roles: readonly {
    readonly key: string;
    readonly label: $Label;
    readonly of: string;
    readonly from: { readonly role: string; readonly list: string } | null;
  }[];
  readonly params: readonly $ValueMeta[];
  /** What it may ask while it is played, called rules too; \`key\` is the key of the answer. */
  readonly asks: readonly $AskMeta[];
}`, ``],
[`$AskMeta`, `661`, `
interface $AskMeta extends $ValueMeta {
  readonly by: "gm" | "player";
  readonly secret: boolean;
  /** So many values are put in an order, \`options\` are their places; null: one value. */
  readonly placing: number | null;
}`, ``],
[`$ConflictMeta`, `97 659 663 669`, `
/** What is exported as \`constant\`; \`fields\` are those of its state beside members, turn and log. */
interface $ConflictMeta extends $SheetMeta {
  readonly clause: string | null;
  readonly sides: readonly {
    readonly key: string;
    readonly label: $Label;
    /** The sheet of its members, by its name. */
    readonly of: string;
    /** How many members it has at the start; \`to\` null: as many as you like. */
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
}`, ``],
[`$MoveMeta`, `659 661 666 667`, `
/** What members can do. The one who acts, \`against\` and members in \`with\` are named by their keys. */
interface $MoveMeta {
  readonly name: string;
  readonly label: $Label;
  readonly constant: string;
  readonly clause: string | null;
  /** The sheet of the one who does it; null: anybody. */
  readonly by: string | null;
  /** The sheet of the opponent; null: it goes against nobody. */
  readonly against: string | null;
  /** Further members and things, by their keys in \`with\`; things by their number in the list of the one who acts. */
  readonly roles: $ActionMeta["roles"];
  readonly params: readonly $ValueMeta[];
  readonly asks: readonly $AskMeta[];
}`, ``],
[`$Meta`, `663 666 668`, `
interface $Meta {
  readonly sheets: readonly $SheetMeta[];
  readonly things: readonly $SheetMeta[];
  readonly actions: readonly $ActionMeta[];
  readonly conflicts: readonly $ConflictMeta[];
}`, ``],
[`$SheetLook`, ``, `

/** What only the text says of a sheet or thing: headings, and how values are drawn. */
interface $SheetLook {
  readonly door: object;
  readonly constant: string;
  readonly groups: readonly {
    readonly title: readonly string[];
    readonly fields: readonly {
      readonly key: string;
      readonly look?: "bar" | "boxes" | "segments";
      readonly unit?: string;
      readonly about?: string;
    }[];
  }[];
}`, ``],
[`$ConflictLook`, `671`, `
interface $ConflictLook extends Omit<$SheetLook, "door"> {
  readonly conflict: object;
  readonly clause: string | null;
}`, ``],
[`$ActionLook`, ``, `
interface $ActionLook {
  readonly action: object;
  readonly constant: string;
  readonly about: Readonly<Record<string, string>>;
}`, ``],
[`$corrected`, `82 109 153 154 158 222 675 681`, `

// Corrections: values of a sheet set by their paths, as changes name them. Invariant: what comes out went through the door as a whole; no
// reaction wakes and nothing else of the sheet changes.

/** @throws RuleError \`unknown-path\`; \`mismatched-sheet\` where the sheet could not be so. */
function $corrected(
  rules: $RulesFacts,
  kept: $kept_Kept,
  values: ReadonlyMap<string, unknown>,
): $kept_Kept {
  const problems = $collector();
  let json: unknown = kept.json;
  $use(kept.own);
  for (const [path, value] of values) {
    const set = $setIn(kept.facts, json, path.normalize("NFC"), value);
    if (set === null) throw $noPlace(kept, path);
    json = set.json;
  }
  const made = $readSheet(rules, kept.facts, json, "", problems);
  if (made === null)
    throw $refusal("mismatched-sheet", \`\${kept.facts.name} cannot be so\`, problems.found);
  return made;
}`, `
// Corrections: values of a sheet set by their paths, as changes name them. Invariant: what comes out went through the door as a whole; no
// reaction wakes and nothing else of the sheet changes.
/** @throws RuleError \`unknown-path\`; \`mismatched-sheet\` where the sheet could not be so. */
function $corrected(rules, kept, values) {
    const problems = $collector();
    let json = kept.json;
    $use(kept.own);
    for (const [path, value] of values) {
        const set = $setIn(kept.facts, json, path.normalize("NFC"), value);
        if (set === null)
            throw $noPlace(kept, path);
        json = set.json;
    }
    const made = $readSheet(rules, kept.facts, json, "", problems);
    if (made === null)
        throw $refusal("mismatched-sheet", \`\${kept.facts.name} cannot be so\`, problems.found);
    return made;
}`],
[`$noPlace`, `3 158`, `

function $noPlace({ facts }: $kept_Kept, path: string): $RuleError {
  const key = path.split(".")[0] ?? "";
  const isCalculated = facts.view.some((one) => one.key === key);
  const names = [...facts.fields, ...facts.lists].map((one) => one.key);
  const why = isCalculated
    ? \`"\${path}" is calculated and cannot be set.\`
    : \`\${facts.name} has no "\${path}"; it has \${names.join(", ")}.\`;
  return new $RuleError("unknown-path", why, { path });
}`, `
function $noPlace({ facts }, path) {
    const key = path.split(".")[0] ?? "";
    const isCalculated = facts.view.some((one) => one.key === key);
    const names = [...facts.fields, ...facts.lists].map((one) => one.key);
    const why = isCalculated
        ? \`"\${path}" is calculated and cannot be set.\`
        : \`\${facts.name} has no "\${path}"; it has \${names.join(", ")}.\`;
    return new $RuleError("unknown-path", why, { path });
}`],
[`$Set`, ``, `

/** Null: there is no such place. */
type $Set = { readonly json: unknown } | null;`, ``],
[`$correct_Keyed`, ``, `

interface $correct_Keyed {
  readonly key: string;
  readonly also: readonly string[];
}`, ``],
[`$way`, `677`, `

/** The keyed thing a path leads to or through, and what is left of the path; names may hold dots themselves. */
function $way<K extends $correct_Keyed>(
  keyed: readonly K[],
  path: string,
): { readonly to: K; readonly rest: string | null } | null {
  const names = keyed.flatMap((to) => [to.key, ...to.also].map((name) => ({ to, name })));
  const exact = names.find(({ name }) => name === path);
  if (exact !== undefined) return { to: exact.to, rest: null };
  const through = names
    .filter(({ name }) => path.startsWith(\`\${name}.\`))
    .toSorted((a, b) => b.name.length - a.name.length);
  const [longest] = through;
  return longest === undefined
    ? null
    : { to: longest.to, rest: path.slice(longest.name.length + 1) };
}`, `
/** The keyed thing a path leads to or through, and what is left of the path; names may hold dots themselves. */
function $way(keyed, path) {
    const names = keyed.flatMap((to) => [to.key, ...to.also].map((name) => ({ to, name })));
    const exact = names.find(({ name }) => name === path);
    if (exact !== undefined)
        return { to: exact.to, rest: null };
    const through = names
        .filter(({ name }) => path.startsWith(\`\${name}.\`))
        .toSorted((a, b) => b.name.length - a.name.length);
    const [longest] = through;
    return longest === undefined
        ? null
        : { to: longest.to, rest: path.slice(longest.name.length + 1) };
}`],
[`$withKey`, `156 157`, `

function $withKey(json: unknown, key: string, value: unknown): unknown {
  return $plainObject(new Map($ownValues(json) ?? []).set(key, value));
}`, `
function $withKey(json, key, value) {
    return $plainObject(new Map($ownValues(json) ?? []).set(key, value));
}`],
[`$at`, `156`, `
function $at(json: unknown, key: string): unknown {
  return $ownValues(json)?.get(key);
}`, `
function $at(json, key) {
    return $ownValues(json)?.get(key);
}`],
[`$setIn`, `116 186 676 677 678 679 680 682 683 684 685`, `

function $setIn(facts: $SheetFacts, json: unknown, path: string, value: unknown): $Set {
  const conditions: $correct_Keyed = { key: "$conditions", also: [] };
  const entries: $correct_Keyed = { key: $ENTRIES, also: [] };
  const found = $way<$correct_Keyed>(
    [...facts.fields, ...facts.lists, conditions, ...(facts.own === undefined ? [] : [entries])],
    path,
  );
  if (found === null) return null;
  const { to, rest } = found;
  const below = $at(json, to.key);
  const field = facts.fields.find((one) => one === to);
  const list = facts.lists.find((one) => one === to);
  const made =
    to === entries
      ? $setEntry(below, rest, value)
      : field !== undefined
        ? $setField(field, below, rest, value)
        : list !== undefined
          ? $setList(list, below, rest, value)
          : $setCondition(facts, below, rest, value);
  return made === null ? null : { json: $withKey(json, to.key, made.json) };
}`, `
function $setIn(facts, json, path, value) {
    const conditions = { key: "$conditions", also: [] };
    const entries = { key: $ENTRIES, also: [] };
    const found = $way([...facts.fields, ...facts.lists, conditions, ...(facts.own === undefined ? [] : [entries])], path);
    if (found === null)
        return null;
    const { to, rest } = found;
    const below = $at(json, to.key);
    const field = facts.fields.find((one) => one === to);
    const list = facts.lists.find((one) => one === to);
    const made = to === entries
        ? $setEntry(below, rest, value)
        : field !== undefined
            ? $setField(field, below, rest, value)
            : list !== undefined
                ? $setList(list, below, rest, value)
                : $setCondition(facts, below, rest, value);
    return made === null ? null : { json: $withKey(json, to.key, made.json) };
}`],
[`$setEntry`, `156 157 676 679 680`, `

/** All of them, those of a list, or one entry; undefined takes it away. The door says what is wrong with them. */
function $setEntry(json: unknown, rest: string | null, value: unknown): $Set {
  if (rest === null) return { json: value ?? undefined };
  const [list = "", ...names] = rest.split(".");
  const name = names.join(".");
  const inside = name === "" ? value : $withKey($at(json, list), name, value);
  const left = [...($ownValues(inside) ?? [])].filter(
    ([, one]) => one !== undefined && one !== null,
  );
  return { json: $withKey(json, list, $ownValues(inside) === null ? inside : $plainObject(left)) };
}`, `
/** All of them, those of a list, or one entry; undefined takes it away. The door says what is wrong with them. */
function $setEntry(json, rest, value) {
    if (rest === null)
        return { json: value ?? undefined };
    const [list = "", ...names] = rest.split(".");
    const name = names.join(".");
    const inside = name === "" ? value : $withKey($at(json, list), name, value);
    const left = [...($ownValues(inside) ?? [])].filter(([, one]) => one !== undefined && one !== null);
    return { json: $withKey(json, list, $ownValues(inside) === null ? inside : $plainObject(left)) };
}`],
[`$setField`, `92 120 156 157 676 679`, `

function $setField(
  { entries: written, own: places }: $FieldFacts,
  json: unknown,
  rest: string | null,
  value: unknown,
): $Set {
  const entries = written === null ? null : $entriesNow(written, places);
  if (rest === null) {
    // Of values by name only those given are set.
    const given = entries === null ? null : $ownValues(value);
    if (given === null) return { json: value };
    const own = (key: string): string =>
      entries?.find(({ also }) => also.includes(key))?.name ?? key;
    const named = [...given].map(([key, one]) => [own(key), one] as const);
    return { json: $plainObject(new Map([...($ownValues(json) ?? []), ...named])) };
  }
  const entry = entries?.find(({ name, also }) => name === rest || also.includes(rest));
  return entry === undefined ? null : { json: $withKey(json, entry.name, value) };
}`, `
function $setField({ entries: written, own: places }, json, rest, value) {
    const entries = written === null ? null : $entriesNow(written, places);
    if (rest === null) {
        // Of values by name only those given are set.
        const given = entries === null ? null : $ownValues(value);
        if (given === null)
            return { json: value };
        const own = (key) => entries?.find(({ also }) => also.includes(key))?.name ?? key;
        const named = [...given].map(([key, one]) => [own(key), one]);
        return { json: $plainObject(new Map([...($ownValues(json) ?? []), ...named])) };
    }
    const entry = entries?.find(({ name, also }) => name === rest || also.includes(rest));
    return entry === undefined ? null : { json: $withKey(json, entry.name, value) };
}`],
[`$setList`, `92 122 161 676 680 681`, `

/** A whole list; how often a kind is there; one thing, or a value of it. */
function $setList(
  { kinds, values, of }: $ListFacts,
  json: unknown,
  rest: string | null,
  value: unknown,
): $Set {
  if (rest === null) return { json: value };
  const items: readonly unknown[] = Array.isArray(json) ? json : [];
  if (kinds !== null) {
    const kind = $entriesNow(kinds.names, kinds.own).find(
      ({ name, also }) => name === rest || also.includes(rest),
    );
    if (kind === undefined || typeof value !== "number" || !(value >= 0 && value <= kinds.most))
      return null;
    const others = items.filter((item) => item !== kind.name);
    return { json: [...others, ...Array.from({ length: value }, () => kind.name)] };
  }
  const found = /^(\\d+)(?:\\.(.*))?$/su.exec(rest);
  const place = Number(found?.[1]);
  if (found === null || place > items.length) return null;
  if (found[2] === undefined) {
    // A value that is none leaves its place; a place that is told apart stays, empty.
    if (value === null && values !== null && !values.optional)
      return { json: items.filter((_, i) => i !== place) };
    return {
      json:
        place === items.length
          ? [...items, value]
          : items.map((item, i) => (i === place ? value : item)),
    };
  }
  const thing = items[place];
  const facts =
    $keptOf(thing)?.facts ?? of.find(({ name }) => name === $at($at(thing, "$"), "thing"));
  const made = facts === undefined ? null : $setIn(facts, thing, found[2], value);
  return made === null ? null : { json: items.map((item, i) => (i === place ? made.json : item)) };
}`, `
/** A whole list; how often a kind is there; one thing, or a value of it. */
function $setList({ kinds, values, of }, json, rest, value) {
    if (rest === null)
        return { json: value };
    const items = Array.isArray(json) ? json : [];
    if (kinds !== null) {
        const kind = $entriesNow(kinds.names, kinds.own).find(({ name, also }) => name === rest || also.includes(rest));
        if (kind === undefined || typeof value !== "number" || !(value >= 0 && value <= kinds.most))
            return null;
        const others = items.filter((item) => item !== kind.name);
        return { json: [...others, ...Array.from({ length: value }, () => kind.name)] };
    }
    const found = /^(\\d+)(?:\\.(.*))?$/su.exec(rest);
    const place = Number(found?.[1]);
    if (found === null || place > items.length)
        return null;
    if (found[2] === undefined) {
        // A value that is none leaves its place; a place that is told apart stays, empty.
        if (value === null && values !== null && !values.optional)
            return { json: items.filter((_, i) => i !== place) };
        return {
            json: place === items.length
                ? [...items, value]
                : items.map((item, i) => (i === place ? value : item)),
        };
    }
    const thing = items[place];
    const facts = $keptOf(thing)?.facts ?? of.find(({ name }) => name === $at($at(thing, "$"), "thing"));
    const made = facts === undefined ? null : $setIn(facts, thing, found[2], value);
    return made === null ? null : { json: items.map((item, i) => (i === place ? made.json : item)) };
}`],
[`$setCondition`, `116 156 157 676 678 679 680`, `

/** \`true\`, a level, or its values by name; \`false\`, null and level 0: it is not there. */
function $setCondition(
  facts: $SheetFacts,
  json: unknown,
  rest: string | null,
  value: unknown,
): $Set {
  if (rest === null) return { json: value ?? undefined };
  const keyed = facts.conditions.map((condition) => ({
    key: condition.name,
    also: condition.also,
    condition,
  }));
  const found = $way(keyed, rest);
  if (found === null) return null;
  const { condition } = found.to;
  const held = $at(json, condition.name);
  if (found.rest === null) {
    const isGone = value === false || value === null || value === 0;
    const isLevel = typeof value === "number" && condition.levels !== null;
    const others = [...($ownValues(json) ?? [])].filter(([key]) => key !== condition.name);
    const now = isLevel
      ? $withKey(held, "level", value)
      : value === true && held !== undefined
        ? held
        : value;
    return { json: $plainObject(isGone ? others : [...others, [condition.name, now] as const]) };
  }
  const field = $way([...condition.fields, { key: "level", also: [] }], found.rest);
  if (field === null || field.rest !== null) return null;
  const base = $ownValues(held) === null ? {} : held;
  return { json: $withKey(json, condition.name, $withKey(base, field.to.key, value)) };
}`, `
/** \`true\`, a level, or its values by name; \`false\`, null and level 0: it is not there. */
function $setCondition(facts, json, rest, value) {
    if (rest === null)
        return { json: value ?? undefined };
    const keyed = facts.conditions.map((condition) => ({
        key: condition.name,
        also: condition.also,
        condition,
    }));
    const found = $way(keyed, rest);
    if (found === null)
        return null;
    const { condition } = found.to;
    const held = $at(json, condition.name);
    if (found.rest === null) {
        const isGone = value === false || value === null || value === 0;
        const isLevel = typeof value === "number" && condition.levels !== null;
        const others = [...($ownValues(json) ?? [])].filter(([key]) => key !== condition.name);
        const now = isLevel
            ? $withKey(held, "level", value)
            : value === true && held !== undefined
                ? held
                : value;
        return { json: $plainObject(isGone ? others : [...others, [condition.name, now]]) };
    }
    const field = $way([...condition.fields, { key: "level", also: [] }], found.rest);
    if (field === null || field.rest !== null)
        return null;
    const base = $ownValues(held) === null ? {} : held;
    return { json: $withKey(json, condition.name, $withKey(base, field.to.key, value)) };
}`],
[`$SaveChange`, ``, `

// Old names in a save become those of today, by the renames the rules declare. Invariant: nothing is dropped and nothing guessed: a key
// without a place, and a name that could mean two, is a problem that names it; the input is not changed.

/**
 * What became of a save. \`renamed\`: from the old place or name to the new one; \`new\`: began at its start value; \`continued\`: the log of
 * a conflict goes on from here, because under these rules what it tells does not lead here.
 */
interface $SaveChange {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly why: "version" | "renamed" | "new" | "dropped" | "continued";
}`, ``],
[`$Renaming`, `111 151 686`, `

interface $Renaming {
  readonly problems: $Problems;
  readonly changes: $SaveChange[];
  /** Places in the save that may go. */
  readonly drop: ReadonlySet<string>;
  /** Lists to which a sheet can add. */
  readonly own: readonly $OwnListFacts[];
}`, ``],
[`$rename_At`, ``, `

/** A place as the save names it, and as it is named now. */
interface $rename_At {
  readonly was: string;
  readonly is: string;
}`, ``],
[`$below`, `155 688`, `
const $below = ({ was, is }: $rename_At, oldKey: string, key: string): $rename_At => ({
  was: $under(was, oldKey),
  is: $under(is, key),
});`, `
const $below = ({ was, is }, oldKey, key) => ({
    was: $under(was, oldKey),
    is: $under(is, key),
});`],
[`$rename_Keyed`, ``, `

interface $rename_Keyed {
  readonly key: string;
  readonly also: readonly string[];
}`, ``],
[`$Found`, `688`, `
interface $Found {
  readonly at: $rename_At;
  readonly value: unknown;
}`, ``],
[`$renameSheet`, `116 156 157 186 687 688 693 697 698 699 705 707`, `

/** The sheet or thing under the names of today. What is no object is left for the door to refuse. */
function $renameSheet(r: $Renaming, facts: $SheetFacts, input: unknown, at: $rename_At): unknown {
  const given = $ownValues(input);
  if (given === null) return input;
  const named = $renameKeys(r, given, [...facts.fields, ...facts.lists], at, true);
  const added = $addedIn(r, facts, named.get($ENTRIES)?.value);
  return $plainObject(
    [...named].map(([key, { value, at: here }]): readonly [string, unknown] => {
      const field = facts.fields.find((one) => one.key === key);
      if (field !== undefined) return [key, $renameField(r, field, value, here, added)];
      const list = facts.lists.find((one) => one.key === key);
      if (list !== undefined) return [key, $renameList(r, list, value, here)];
      if (key === $ENTRIES) return [key, $renameEntries(r, facts, value, here)];
      if (key === "$conditions") return [key, $renameConditions(r, facts, value, here)];
      return [key, value];
    }),
  );
}`, `
/** The sheet or thing under the names of today. What is no object is left for the door to refuse. */
function $renameSheet(r, facts, input, at) {
    const given = $ownValues(input);
    if (given === null)
        return input;
    const named = $renameKeys(r, given, [...facts.fields, ...facts.lists], at, true);
    const added = $addedIn(r, facts, named.get($ENTRIES)?.value);
    return $plainObject([...named].map(([key, { value, at: here }]) => {
        const field = facts.fields.find((one) => one.key === key);
        if (field !== undefined)
            return [key, $renameField(r, field, value, here, added)];
        const list = facts.lists.find((one) => one.key === key);
        if (list !== undefined)
            return [key, $renameList(r, list, value, here)];
        if (key === $ENTRIES)
            return [key, $renameEntries(r, facts, value, here)];
        if (key === "$conditions")
            return [key, $renameConditions(r, facts, value, here)];
        return [key, value];
    }));
}`],
[`$renameKeys`, `102 687 688 689 690 691 694 695`, `

// ── keys ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** \`all\`: each of them has its place in a save, so one that is missing beside one that is lost may be the same. */
function $renameKeys(
  r: $Renaming,
  given: ReadonlyMap<string, unknown>,
  keyed: readonly $rename_Keyed[],
  at: $rename_At,
  all: boolean,
): ReadonlyMap<string, $Found> {
  const names = new Set([...given.keys()].map((key) => key.normalize("NFC")));
  const found = new Map<string, $Found>();
  const lost: string[] = [];
  for (const [key, value] of given) {
    const name = key.normalize("NFC");
    if (name.startsWith("$")) {
      found.set(name, { value, at: $below(at, key, name) });
      continue;
    }
    const own = keyed.find((one) => one.key === name);
    const before = keyed.filter(
      (one) => one !== own && one.also.includes(name) && !names.has(one.key),
    );
    const [to, other] = own === undefined ? before : [own, ...before];
    const here = $below(at, key, to?.key ?? key);
    if (to === undefined) {
      if (r.drop.has(here.was))
        r.changes.push({ path: here.was, from: $copied(value), to: null, why: "dropped" });
      else lost.push(key);
    } else if (other !== undefined) {
      const both = [to.key, other.key];
      r.problems.add(
        here.was,
        "ambiguous-name",
        \`\${$shape_shown(key)} may be \${both.map($shape_shown).join(" or ")} of today.\`,
        both,
      );
    } else if (found.has(to.key)) {
      r.problems.add(
        here.was,
        "duplicate-key",
        \`\${$shape_shown(to.key)} is there under two names.\`,
        to.key,
      );
    } else {
      found.set(to.key, { value, at: here });
      if (to.key !== name)
        r.changes.push({ path: here.is, from: here.was, to: here.is, why: "renamed" });
    }
  }
  $tellLost(r, given, lost, all ? keyed.filter(({ key }) => !found.has(key)) : [], at);
  return found;
}`, `
// ── keys ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** \`all\`: each of them has its place in a save, so one that is missing beside one that is lost may be the same. */
function $renameKeys(r, given, keyed, at, all) {
    const names = new Set([...given.keys()].map((key) => key.normalize("NFC")));
    const found = new Map();
    const lost = [];
    for (const [key, value] of given) {
        const name = key.normalize("NFC");
        if (name.startsWith("$")) {
            found.set(name, { value, at: $below(at, key, name) });
            continue;
        }
        const own = keyed.find((one) => one.key === name);
        const before = keyed.filter((one) => one !== own && one.also.includes(name) && !names.has(one.key));
        const [to, other] = own === undefined ? before : [own, ...before];
        const here = $below(at, key, to?.key ?? key);
        if (to === undefined) {
            if (r.drop.has(here.was))
                r.changes.push({ path: here.was, from: $copied(value), to: null, why: "dropped" });
            else
                lost.push(key);
        }
        else if (other !== undefined) {
            const both = [to.key, other.key];
            r.problems.add(here.was, "ambiguous-name", \`\${$shape_shown(key)} may be \${both.map($shape_shown).join(" or ")} of today.\`, both);
        }
        else if (found.has(to.key)) {
            r.problems.add(here.was, "duplicate-key", \`\${$shape_shown(to.key)} is there under two names.\`, to.key);
        }
        else {
            found.set(to.key, { value, at: here });
            if (to.key !== name)
                r.changes.push({ path: here.is, from: here.was, to: here.is, why: "renamed" });
        }
    }
    $tellLost(r, given, lost, all ? keyed.filter(({ key }) => !found.has(key)) : [], at);
    return found;
}`],
[`$tellLost`, `102 155 687 688 690 696`, `

function $tellLost(
  r: $Renaming,
  given: ReadonlyMap<string, unknown>,
  lost: readonly string[],
  missing: readonly $rename_Keyed[],
  at: $rename_At,
): void {
  for (const key of lost) {
    const what = \`There is no \${$shape_shown(key)} any more; \${$valueText(given.get(key))} would be lost.\`;
    const names = missing.map((one) => one.key);
    if (key === "__proto__")
      r.problems.add($under(at.was, key), "misplaced-key", "A key may not be called __proto__.");
    else r.problems.add($under(at.was, key), "lost-value", what, names);
  }
  if (lost.length === 0) return;
  for (const { key } of missing)
    r.problems.add(
      $under(at.is, key),
      "missing-value",
      \`It is not in the save. If it was called \${$shape_shown(lost[0])}, its rules must say so: formerly \${$shape_shown(lost[0])}.\`,
    );
}`, `
function $tellLost(r, given, lost, missing, at) {
    for (const key of lost) {
        const what = \`There is no \${$shape_shown(key)} any more; \${$valueText(given.get(key))} would be lost.\`;
        const names = missing.map((one) => one.key);
        if (key === "__proto__")
            r.problems.add($under(at.was, key), "misplaced-key", "A key may not be called __proto__.");
        else
            r.problems.add($under(at.was, key), "lost-value", what, names);
    }
    if (lost.length === 0)
        return;
    for (const { key } of missing)
        r.problems.add($under(at.is, key), "missing-value", \`It is not in the save. If it was called \${$shape_shown(lost[0])}, its rules must say so: formerly \${$shape_shown(lost[0])}.\`);
}`],
[`$copied`, ``, `

/** Of the caller's own object nothing is handed on: what is told is frozen. */
function $copied(value: unknown): unknown {
  return typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}`, `
/** Of the caller's own object nothing is handed on: what is told is frozen. */
function $copied(value) {
    return typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}`],
[`$valueText`, `102`, `

function $valueText(value: unknown): string {
  return typeof value === "object" && value !== null
    ? "what it holds"
    : \`its value \${$shape_shown(value)}\`;
}`, `
function $valueText(value) {
    return typeof value === "object" && value !== null
        ? "what it holds"
        : \`its value \${$shape_shown(value)}\`;
}`],
[`$renameField`, `120 156 157 687 688 690 693 702 703 704`, `

// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

function $renameField(
  r: $Renaming,
  field: $FieldFacts,
  value: unknown,
  at: $rename_At,
  added: ReadonlyMap<string, readonly string[]> = new Map(),
): unknown {
  const given = field.entries === null ? null : $ownValues(value);
  if (field.entries === null || given === null)
    return $renameValue(r, $rename_namesIn(field.shape), value, at);
  const own = (field.own ?? []).flatMap(({ id }) =>
    (added.get(id) ?? []).map((key): $rename_Keyed => ({ key, also: [] })),
  );
  const named = $renameKeys(r, given, [...field.entries.map($asKeyed), ...own], at, true);
  return $plainObject(
    [...named].map(
      ([key, one]) =>
        [key, $renameValue(r, $rename_namesIn(field.shape), one.value, one.at)] as const,
    ),
  );
}`, `
// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $renameField(r, field, value, at, added = new Map()) {
    const given = field.entries === null ? null : $ownValues(value);
    if (field.entries === null || given === null)
        return $renameValue(r, $rename_namesIn(field.shape), value, at);
    const own = (field.own ?? []).flatMap(({ id }) => (added.get(id) ?? []).map((key) => ({ key, also: [] })));
    const named = $renameKeys(r, given, [...field.entries.map($asKeyed), ...own], at, true);
    return $plainObject([...named].map(([key, one]) => [key, $renameValue(r, $rename_namesIn(field.shape), one.value, one.at)]));
}`],
[`$addedIn`, `116 156 687`, `

// ── entries that a sheet brings ──────────────────────────────────────────────────────────────────────────────────────────

/** Names of the entries that the save adds, by list; a name that the rules have now is theirs. */
function $addedIn(
  r: $Renaming,
  facts: $SheetFacts,
  value: unknown,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...($ownValues(value) ?? [])].flatMap(([key, inside]) => {
      const list = r.own.find(
        ({ id, name, also }) =>
          facts.own?.includes(id) === true && (name === key || also.includes(key)),
      );
      const names = [...($ownValues(inside)?.keys() ?? [])].filter(
        (name) => list?.named.includes(name) !== true,
      );
      return list === undefined ? [] : [[list.id, names] as const];
    }),
  );
}`, `
// ── entries that a sheet brings ──────────────────────────────────────────────────────────────────────────────────────────
/** Names of the entries that the save adds, by list; a name that the rules have now is theirs. */
function $addedIn(r, facts, value) {
    return new Map([...($ownValues(value) ?? [])].flatMap(([key, inside]) => {
        const list = r.own.find(({ id, name, also }) => facts.own?.includes(id) === true && (name === key || also.includes(key)));
        const names = [...($ownValues(inside)?.keys() ?? [])].filter((name) => list?.named.includes(name) !== true);
        return list === undefined ? [] : [[list.id, names]];
    }));
}`],
[`$renameEntries`, `116 156 157 687 688 689 693 700 701`, `

/** What the rules have now under a name that was added goes only where the caller says so. */
function $renameEntries(r: $Renaming, facts: $SheetFacts, value: unknown, at: $rename_At): unknown {
  const given = $ownValues(value);
  if (given === null) return value;
  const lists = r.own.filter(({ id }) => facts.own?.includes(id) === true);
  const named = $renameKeys(
    r,
    given,
    lists.map(({ name, also }) => ({ key: name, also })),
    at,
    false,
  );
  return $plainObject(
    [...named].map(([key, { value: inside, at: here }]): readonly [string, unknown] => {
      const list = lists.find(({ name }) => name === key);
      const entries = $ownValues(inside);
      if (list === undefined || entries === null) return [key, inside];
      const kept = [...entries].filter(
        ([name, said]) =>
          !list.named.includes(name) || !$isTheirs(r, name, said, $below(here, name, name)),
      );
      return [
        key,
        $plainObject(
          kept.map(
            ([name, said]) =>
              [name, $renameColumns(r, list, said, $below(here, name, name))] as const,
          ),
        ),
      ];
    }),
  );
}`, `
/** What the rules have now under a name that was added goes only where the caller says so. */
function $renameEntries(r, facts, value, at) {
    const given = $ownValues(value);
    if (given === null)
        return value;
    const lists = r.own.filter(({ id }) => facts.own?.includes(id) === true);
    const named = $renameKeys(r, given, lists.map(({ name, also }) => ({ key: name, also })), at, false);
    return $plainObject([...named].map(([key, { value: inside, at: here }]) => {
        const list = lists.find(({ name }) => name === key);
        const entries = $ownValues(inside);
        if (list === undefined || entries === null)
            return [key, inside];
        const kept = [...entries].filter(([name, said]) => !list.named.includes(name) || !$isTheirs(r, name, said, $below(here, name, name)));
        return [
            key,
            $plainObject(kept.map(([name, said]) => [name, $renameColumns(r, list, said, $below(here, name, name))])),
        ];
    }));
}`],
[`$isTheirs`, `102 687 688 695`, `
function $isTheirs(r: $Renaming, name: string, said: unknown, { was }: $rename_At): boolean {
  if (r.drop.has(was)) r.changes.push({ path: was, from: $copied(said), to: null, why: "dropped" });
  else
    r.problems.add(
      was,
      "lost-value",
      \`The rules have \${$shape_shown(name)} by now; what the save says it is would be lost.\`,
    );
  return true;
}`, `
function $isTheirs(r, name, said, { was }) {
    if (r.drop.has(was))
        r.changes.push({ path: was, from: $copied(said), to: null, why: "dropped" });
    else
        r.problems.add(was, "lost-value", \`The rules have \${$shape_shown(name)} by now; what the save says it is would be lost.\`);
    return true;
}`],
[`$renameColumns`, `111 156 157 687 688 693 703 704`, `
function $renameColumns(r: $Renaming, list: $OwnListFacts, said: unknown, at: $rename_At): unknown {
  const given = $ownValues(said);
  if (given === null) return said;
  const named = $renameKeys(r, given, list.columns, at, false);
  return $plainObject(
    [...named].map(([key, { value, at: here }]): readonly [string, unknown] => {
      const column = list.columns.find((one) => one.key === key);
      const one = (item: unknown): unknown =>
        column === undefined ? item : $renameValue(r, $rename_namesIn(column.shape), item, here);
      return [key, Array.isArray(value) ? value.map(one) : one(value)];
    }),
  );
}`, `
function $renameColumns(r, list, said, at) {
    const given = $ownValues(said);
    if (given === null)
        return said;
    const named = $renameKeys(r, given, list.columns, at, false);
    return $plainObject([...named].map(([key, { value, at: here }]) => {
        const column = list.columns.find((one) => one.key === key);
        const one = (item) => column === undefined ? item : $renameValue(r, $rename_namesIn(column.shape), item, here);
        return [key, Array.isArray(value) ? value.map(one) : one(value)];
    }));
}`],
[`$asKeyed`, `121 690`, `

const $asKeyed = ({ name, also }: $facts_EntryName): $rename_Keyed => ({ key: name, also });`, `
const $asKeyed = ({ name, also }) => ({ key: name, also });`],
[`$rename_namesIn`, `94 121`, `

function $rename_namesIn(shape: $shape_Shape): readonly $facts_EntryName[] {
  return shape.kind === "named" ? shape.names.map(({ name, also = [] }) => ({ name, also })) : [];
}`, `
function $rename_namesIn(shape) {
    return shape.kind === "named" ? shape.names.map(({ name, also = [] }) => ({ name, also })) : [];
}`],
[`$renameValue`, `102 121 687 688`, `

/** A name that is none of today's, and was one. */
function $renameValue(
  r: $Renaming,
  names: readonly $facts_EntryName[],
  value: unknown,
  { is }: Pick<$rename_At, "is">,
): unknown {
  if (typeof value !== "string" || names.length === 0) return value;
  const given = value.normalize("NFC");
  if (names.some(({ name }) => name === given)) return given;
  const [to, other] = names.filter(({ also }) => also.includes(given));
  if (to === undefined) return value;
  if (other !== undefined) {
    const both = [to.name, other.name];
    r.problems.add(
      is,
      "ambiguous-name",
      \`\${$shape_shown(value)} may be \${both.map($shape_shown).join(" or ")} of today.\`,
      both,
    );
    return value;
  }
  r.changes.push({ path: is, from: value, to: to.name, why: "renamed" });
  return to.name;
}`, `
/** A name that is none of today's, and was one. */
function $renameValue(r, names, value, { is }) {
    if (typeof value !== "string" || names.length === 0)
        return value;
    const given = value.normalize("NFC");
    if (names.some(({ name }) => name === given))
        return given;
    const [to, other] = names.filter(({ also }) => also.includes(given));
    if (to === undefined)
        return value;
    if (other !== undefined) {
        const both = [to.name, other.name];
        r.problems.add(is, "ambiguous-name", \`\${$shape_shown(value)} may be \${both.map($shape_shown).join(" or ")} of today.\`, both);
        return value;
    }
    r.changes.push({ path: is, from: value, to: to.name, why: "renamed" });
    return to.name;
}`],
[`$renameList`, `122 129 687 688 689 703 704 706`, `

function $renameList(r: $Renaming, list: $ListFacts, value: unknown, at: $rename_At): unknown {
  const names =
    list.kinds?.names ?? (list.values === null ? [] : $rename_namesIn(list.values.shape));
  const one = (item: unknown, i: number): unknown => {
    const here = $below(at, String(i), String(i));
    return list.of.length > 0
      ? $renameThing(r, list.of, item, here)
      : $renameValue(r, names, item, here);
  };
  if (!Array.isArray(value)) return one(value, 0);
  return value.length > $MOST_THINGS ? value : value.map(one);
}`, `
function $renameList(r, list, value, at) {
    const names = list.kinds?.names ?? (list.values === null ? [] : $rename_namesIn(list.values.shape));
    const one = (item, i) => {
        const here = $below(at, String(i), String(i));
        return list.of.length > 0
            ? $renameThing(r, list.of, item, here)
            : $renameValue(r, names, item, here);
    };
    if (!Array.isArray(value))
        return one(value, 0);
    return value.length > $MOST_THINGS ? value : value.map(one);
}`],
[`$renameThing`, `116 155 156 157 687 688 692`, `

function $renameThing(
  r: $Renaming,
  of: readonly $SheetFacts[],
  item: unknown,
  at: $rename_At,
): unknown {
  const head = $ownValues($ownValues(item)?.get("$"));
  const tag = head?.get("thing");
  const old = of.find(
    ({ formerly, name }) => name !== tag && typeof tag === "string" && formerly.includes(tag),
  );
  const facts =
    of.find(({ name }) => name === tag) ??
    old ??
    (of.length === 1 && tag === undefined ? of[0] : undefined);
  if (facts === undefined) return item;
  const named = $renameSheet(r, facts, item, at);
  if (facts !== old) return named;
  r.changes.push({ path: $under(at.is, "$.thing"), from: tag, to: facts.name, why: "renamed" });
  return $plainObject([
    ...($ownValues(named) ?? new Map<string, unknown>()),
    ["$", $plainObject([...(head ?? new Map<string, unknown>()), ["thing", facts.name]])],
  ]);
}`, `
function $renameThing(r, of, item, at) {
    const head = $ownValues($ownValues(item)?.get("$"));
    const tag = head?.get("thing");
    const old = of.find(({ formerly, name }) => name !== tag && typeof tag === "string" && formerly.includes(tag));
    const facts = of.find(({ name }) => name === tag) ??
        old ??
        (of.length === 1 && tag === undefined ? of[0] : undefined);
    if (facts === undefined)
        return item;
    const named = $renameSheet(r, facts, item, at);
    if (facts !== old)
        return named;
    r.changes.push({ path: $under(at.is, "$.thing"), from: tag, to: facts.name, why: "renamed" });
    return $plainObject([
        ...($ownValues(named) ?? new Map()),
        ["$", $plainObject([...(head ?? new Map()), ["thing", facts.name]])],
    ]);
}`],
[`$renameConditions`, `116 156 157 687 688 690 693 697 702`, `

function $renameConditions(
  r: $Renaming,
  facts: $SheetFacts,
  value: unknown,
  at: $rename_At,
): unknown {
  const given = $ownValues(value);
  if (given === null) return value;
  const named = $renameKeys(r, given, facts.conditions.map($asKeyed), at, false);
  return $plainObject(
    [...named].map(([key, one]): readonly [string, unknown] => {
      const condition = facts.conditions.find(({ name }) => name === key);
      const held = $ownValues(one.value);
      if (condition === undefined || held === null) return [key, one.value];
      const level: readonly $rename_Keyed[] =
        condition.levels === null ? [] : [{ key: "level", also: [] }];
      const fields = $renameKeys(r, held, [...condition.fields, ...level], one.at, true);
      return [
        key,
        $plainObject(
          [...fields].map(([name, part]) => {
            const field = condition.fields.find((candidate) => candidate.key === name);
            return [
              name,
              field === undefined ? part.value : $renameField(r, field, part.value, part.at),
            ] as const;
          }),
        ),
      ];
    }),
  );
}`, `
function $renameConditions(r, facts, value, at) {
    const given = $ownValues(value);
    if (given === null)
        return value;
    const named = $renameKeys(r, given, facts.conditions.map($asKeyed), at, false);
    return $plainObject([...named].map(([key, one]) => {
        const condition = facts.conditions.find(({ name }) => name === key);
        const held = $ownValues(one.value);
        if (condition === undefined || held === null)
            return [key, one.value];
        const level = condition.levels === null ? [] : [{ key: "level", also: [] }];
        const fields = $renameKeys(r, held, [...condition.fields, ...level], one.at, true);
        return [
            key,
            $plainObject([...fields].map(([name, part]) => {
                const field = condition.fields.find((candidate) => candidate.key === name);
                return [
                    name,
                    field === undefined ? part.value : $renameField(r, field, part.value, part.at),
                ];
            })),
        ];
    }));
}`],
[`$Migrated`, `150 686`, `

// Saves: what is written down of a sheet, and how one of an older version is brought to this one. Invariant: it never throws and never
// changes its input; what comes out passed the door; everything that is different is told; brought here twice is brought here once.

type $Migrated<T> =
  | { readonly ok: true; readonly sheet: T; readonly changes: readonly $SaveChange[] }
  | { readonly ok: false; readonly problems: readonly $Problem[] };`, ``],
[`$MigrateOptions`, ``, `

interface $MigrateOptions {
  /** Places in the save whose values may go, by their paths: nothing else is ever dropped. */
  readonly drop?: readonly string[];
}`, ``],
[`$saveOf`, `156 157 158 206`, `

/** The sheet's JSON with the fingerprint of its shape, as it should be kept. */
function $saveOf(kept: $kept_Kept): object {
  const json = $ownValues(kept.json) ?? new Map<string, unknown>();
  const head = $ownValues(json.get("$")) ?? new Map<string, unknown>();
  return $plainObject(
    new Map(json).set("$", $plainObject([...head, ["shape", $shapePrint(kept.facts)]])),
  );
}`, `
/** The sheet's JSON with the fingerprint of its shape, as it should be kept. */
function $saveOf(kept) {
    const json = $ownValues(kept.json) ?? new Map();
    const head = $ownValues(json.get("$")) ?? new Map();
    return $plainObject(new Map(json).set("$", $plainObject([...head, ["shape", $shapePrint(kept.facts)]])));
}`],
[`$migrate`, `109 116 153 161 367 708 709 712`, `

function $migrate(
  rules: $RulesFacts,
  facts: $SheetFacts,
  input: unknown,
  options: $MigrateOptions = {},
): $Migrated<object> {
  if ($keptOf(input)?.facts === facts) return { ok: true, sheet: input as object, changes: [] };
  const problems = $collector();
  try {
    const made = $migrated(rules, facts, input, new Set(options.drop), problems);
    if (made !== null) return $deeplyFrozen({ ok: true, ...made });
  } catch (error) {
    // A getter or a proxy of the caller's threw.
    const why = error instanceof Error ? error.message : String(error);
    problems.add("", "mismatched-value", \`This cannot be read: \${why}\`);
  }
  return $deeplyFrozen({ ok: false, problems: problems.found });
}`, `
function $migrate(rules, facts, input, options = {}) {
    if ($keptOf(input)?.facts === facts)
        return { ok: true, sheet: input, changes: [] };
    const problems = $collector();
    try {
        const made = $migrated(rules, facts, input, new Set(options.drop), problems);
        if (made !== null)
            return $deeplyFrozen({ ok: true, ...made });
    }
    catch (error) {
        // A getter or a proxy of the caller's threw.
        const why = error instanceof Error ? error.message : String(error);
        problems.add("", "mismatched-value", \`This cannot be read: \${why}\`);
    }
    return $deeplyFrozen({ ok: false, problems: problems.found });
}`],
[`$migrated`, `102 109 116 151 156 157 222 686 692 713 714`, `

/** Null: it has problems, and they were added. */
function $migrated(
  rules: $RulesFacts,
  facts: $SheetFacts,
  input: unknown,
  drop: ReadonlySet<string>,
  problems: $Problems,
): { readonly sheet: object; readonly changes: readonly $SaveChange[] } | null {
  const given = $ownValues(input);
  if (given === null) {
    problems.add(
      "",
      "mismatched-value",
      \`\${$shape_shown(input)} is no \${facts.name}; an object is wanted.\`,
      "an object",
    );
    return null;
  }
  const changes: $SaveChange[] = [];
  if (!$readHead(rules, "sheet", facts, given.get("$"), problems, changes)) return null;
  const head = { ruleset: rules.name, version: rules.version, sheet: facts.name };
  const named = $renameSheet(
    { problems, changes, drop, own: rules.own ?? [] },
    facts,
    $plainObject(given),
    { was: "", is: "" },
  );
  if (given.has("__proto__"))
    problems.add("__proto__", "misplaced-key", "A key may not be called __proto__.");
  if (problems.found.length > 0) return null;
  const renamed = $plainObject(new Map($ownValues(named)).set("$", head));
  const kept = $readSheet(rules, facts, renamed, "", problems);
  if (kept === null) return null;
  $tellNew(renamed, kept.json, "", changes);
  return { sheet: kept.json, changes };
}`, `
/** Null: it has problems, and they were added. */
function $migrated(rules, facts, input, drop, problems) {
    const given = $ownValues(input);
    if (given === null) {
        problems.add("", "mismatched-value", \`\${$shape_shown(input)} is no \${facts.name}; an object is wanted.\`, "an object");
        return null;
    }
    const changes = [];
    if (!$readHead(rules, "sheet", facts, given.get("$"), problems, changes))
        return null;
    const head = { ruleset: rules.name, version: rules.version, sheet: facts.name };
    const named = $renameSheet({ problems, changes, drop, own: rules.own ?? [] }, facts, $plainObject(given), { was: "", is: "" });
    if (given.has("__proto__"))
        problems.add("__proto__", "misplaced-key", "A key may not be called __proto__.");
    if (problems.found.length > 0)
        return null;
    const renamed = $plainObject(new Map($ownValues(named)).set("$", head));
    const kept = $readSheet(rules, facts, renamed, "", problems);
    if (kept === null)
        return null;
    $tellNew(renamed, kept.json, "", changes);
    return { sheet: kept.json, changes };
}`],
[`$readHead`, `102 109 116 151 156 216 220 686`, `

/** False: of other rules, of a newer version, or of nobody knows which. \`kind\`: under which key the head names what it is. */
function $readHead(
  rules: $RulesFacts,
  kind: "sheet" | "conflict",
  { name, formerly }: Pick<$SheetFacts, "name" | "formerly">,
  head: unknown,
  problems: $Problems,
  changes: $SaveChange[],
): boolean {
  const values = $ownValues(head) ?? new Map<string, unknown>();
  const [ruleset, version, own] = ["ruleset", "version", kind].map((key) => values.get(key));
  if (typeof ruleset !== "string" || typeof version !== "string" || typeof own !== "string") {
    const wanted = \`"$": { "ruleset": …, "version": …, "\${kind}": … }\`;
    problems.add(
      "$",
      "missing-version",
      \`It does not say of which rules and which version it is: \${wanted}.\`,
      wanted,
    );
    return false;
  }
  const unknown = [...values.keys()].filter(
    (key) => !["ruleset", "version", kind, "shape"].includes(key),
  );
  for (const key of unknown)
    problems.add(\`$.\${key}\`, "unknown-key", \`There is no \${$shape_shown(key)} here.\`);
  if (ruleset !== rules.name) {
    problems.add(
      "$.ruleset",
      "differing-ruleset",
      \`It is made for \${$shape_shown(ruleset)}, not for \${$shape_shown(rules.name)}.\`,
      rules.name,
    );
  } else if ($compareVersions(version, rules.version) > 0) {
    problems.add("$.version", "newer-version", $newerText(version, rules.version), rules.version);
  } else if (own !== name && !formerly.includes(own)) {
    problems.add(
      \`$.\${kind}\`,
      "differing-ruleset",
      \`It is a \${$shape_shown(own)}, not a \${$shape_shown(name)}.\`,
      name,
    );
  }
  if (problems.found.length > 0) return false;
  if (version !== rules.version)
    changes.push({ path: "$.version", from: version, to: rules.version, why: "version" });
  if (own !== name) changes.push({ path: \`$.\${kind}\`, from: own, to: name, why: "renamed" });
  return true;
}`, `
/** False: of other rules, of a newer version, or of nobody knows which. \`kind\`: under which key the head names what it is. */
function $readHead(rules, kind, { name, formerly }, head, problems, changes) {
    const values = $ownValues(head) ?? new Map();
    const [ruleset, version, own] = ["ruleset", "version", kind].map((key) => values.get(key));
    if (typeof ruleset !== "string" || typeof version !== "string" || typeof own !== "string") {
        const wanted = \`"$": { "ruleset": …, "version": …, "\${kind}": … }\`;
        problems.add("$", "missing-version", \`It does not say of which rules and which version it is: \${wanted}.\`, wanted);
        return false;
    }
    const unknown = [...values.keys()].filter((key) => !["ruleset", "version", kind, "shape"].includes(key));
    for (const key of unknown)
        problems.add(\`$.\${key}\`, "unknown-key", \`There is no \${$shape_shown(key)} here.\`);
    if (ruleset !== rules.name) {
        problems.add("$.ruleset", "differing-ruleset", \`It is made for \${$shape_shown(ruleset)}, not for \${$shape_shown(rules.name)}.\`, rules.name);
    }
    else if ($compareVersions(version, rules.version) > 0) {
        problems.add("$.version", "newer-version", $newerText(version, rules.version), rules.version);
    }
    else if (own !== name && !formerly.includes(own)) {
        problems.add(\`$.\${kind}\`, "differing-ruleset", \`It is a \${$shape_shown(own)}, not a \${$shape_shown(name)}.\`, name);
    }
    if (problems.found.length > 0)
        return false;
    if (version !== rules.version)
        changes.push({ path: "$.version", from: version, to: rules.version, why: "version" });
    if (own !== name)
        changes.push({ path: \`$.\${kind}\`, from: own, to: name, why: "renamed" });
    return true;
}`],
[`$tellNew`, `686 715`, `

/** What the save did not have, place by place. */
function $tellNew(before: unknown, after: unknown, path: string, changes: $SaveChange[]): void {
  const [old, now] = [$valuesOf(before), $valuesOf(after)];
  if (old === null || now === null) return;
  for (const [key, value] of now) {
    if (key.startsWith("$")) continue;
    const here = path === "" ? key : \`\${path}.\${key}\`;
    if (old.has(key)) $tellNew(old.get(key), value, here, changes);
    else changes.push({ path: here, from: null, to: value, why: "new" });
  }
}`, `
/** What the save did not have, place by place. */
function $tellNew(before, after, path, changes) {
    const [old, now] = [$valuesOf(before), $valuesOf(after)];
    if (old === null || now === null)
        return;
    for (const [key, value] of now) {
        if (key.startsWith("$"))
            continue;
        const here = path === "" ? key : \`\${path}.\${key}\`;
        if (old.has(key))
            $tellNew(old.get(key), value, here, changes);
        else
            changes.push({ path: here, from: null, to: value, why: "new" });
    }
}`],
[`$valuesOf`, `156`, `

function $valuesOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (!Array.isArray(value)) return $ownValues(value);
  return new Map(value.map((one: unknown, i) => [String(i), one] as const));
}`, `
function $valuesOf(value) {
    if (!Array.isArray(value))
        return $ownValues(value);
    return new Map(value.map((one, i) => [String(i), one]));
}`],
[`$Seen`, `717`, `

// What a sheet shows: every value as it counts now, calculated ones too, with its base and its ends. Invariant: nothing here changes a
// sheet, and a value is what the rules would read.

/** A value with modifiers. \`base\`: what is stored, null for what is calculated; \`min\`, \`max\`: its ends now, null where it has none. */
interface $Seen<T> {
  readonly value: T;
  readonly base: T | null;
  readonly min: number | null;
  readonly max: number | null;
  /** Where a number comes from: its base, then every modifier that is there. What is not suppressed adds up to \`value\`. */
  readonly parts: readonly $SeenPart[];
}`, ``],
[`$SeenPart`, ``, `
/** \`suppressed\`: so much of it is there and does not count. */
interface $SeenPart {
  readonly label: string;
  readonly amount: number;
  readonly rule: string;
  readonly clause: string | null;
  readonly suppressed?: true;
  /** The kind of modifier, where only the best and the worst of a kind count. */
  readonly kind?: string;
}`, ``],
[`$views`, `158`, `

const $views = new WeakMap<$kept_Kept, object>();`, `
const $views = new WeakMap();`],
[`$viewOf`, `82 92 157 158 170 718 720`, `

/** By key, or by key and entry; under \`$conditions\` which conditions hold. Worked out once a sheet. */
function $viewOf(kept: $kept_Kept): object {
  const before = $views.get(kept);
  if (before !== undefined) return before;
  $use(kept.own);
  const { facts, cells } = kept;
  const values = facts.view.map((shown): readonly [string, unknown] => {
    const { key, entries } = shown;
    const one = (entry: number): object => $seen(kept, shown, entry);
    return [
      key,
      entries === null
        ? one(0)
        : $plainObject(
            $entriesNow(
              entries.map((name) => ({ name, also: [] })),
              shown.own,
            ).map(({ name, cell }) => [name, one(cell)] as const),
          ),
    ];
  });
  const held = facts.holds.map(({ name, value }) => [name, $isHeld(value(cells, 0))] as const);
  const made = $plainObject([...values, ["$conditions", $plainObject(held)]]);
  $views.set(kept, made);
  return made;
}`, `
/** By key, or by key and entry; under \`$conditions\` which conditions hold. Worked out once a sheet. */
function $viewOf(kept) {
    const before = $views.get(kept);
    if (before !== undefined)
        return before;
    $use(kept.own);
    const { facts, cells } = kept;
    const values = facts.view.map((shown) => {
        const { key, entries } = shown;
        const one = (entry) => $seen(kept, shown, entry);
        return [
            key,
            entries === null
                ? one(0)
                : $plainObject($entriesNow(entries.map((name) => ({ name, also: [] })), shown.own).map(({ name, cell }) => [name, one(cell)])),
        ];
    });
    const held = facts.holds.map(({ name, value }) => [name, $isHeld(value(cells, 0))]);
    const made = $plainObject([...values, ["$conditions", $plainObject(held)]]);
    $views.set(kept, made);
    return made;
}`],
[`$seen`, `35 100 117 158 249 722 724`, `

function $seen(kept: $kept_Kept, shown: $ViewFacts, entry: number): object {
  const { key, shape } = shown;
  const field = $fieldOf(kept.facts, key);
  const code =
    field === undefined || field.cell < 0 ? $NONE : (kept.cells[field.cell + entry] ?? $NONE);
  const isNumber = field !== undefined && field.shape.kind === "number";
  const [min, max] = isNumber ? $endsOf(kept.cells, field, entry) : [null, null];
  const number = shown.value(kept.cells, entry);
  const base = field === undefined ? null : $written(field.shape, code);
  const parts = $view_partsOf(kept, shown, entry, number);
  return Object.freeze({ value: $written(shape, number), base, min, max, parts });
}`, `
function $seen(kept, shown, entry) {
    const { key, shape } = shown;
    const field = $fieldOf(kept.facts, key);
    const code = field === undefined || field.cell < 0 ? $NONE : (kept.cells[field.cell + entry] ?? $NONE);
    const isNumber = field !== undefined && field.shape.kind === "number";
    const [min, max] = isNumber ? $endsOf(kept.cells, field, entry) : [null, null];
    const number = shown.value(kept.cells, entry);
    const base = field === undefined ? null : $written(field.shape, code);
    const parts = $view_partsOf(kept, shown, entry, number);
    return Object.freeze({ value: $written(shape, number), base, min, max, parts });
}`],
[`$ownEntry`, `92 117`, `

function $ownEntry({ own, key }: $ViewFacts, entry: number): string {
  return $entriesNow([], own).find(({ cell }) => cell === entry)?.name ?? key;
}`, `
function $ownEntry({ own, key }, entry) {
    return $entriesNow([], own).find(({ cell }) => cell === entry)?.name ?? key;
}`],
[`$view_partsOf`, `35 89 117 158 717 721 723`, `

/** Of what is no number and nothing modifies, nothing. */
function $view_partsOf(
  { facts, cells }: $kept_Kept,
  shown: $ViewFacts,
  entry: number,
  value: number,
): readonly $SeenPart[] {
  const { key, entries, shape, base, lines = [], clauses } = shown;
  if (value === $NONE || (shape.kind !== "number" && lines.length === 0)) return Object.freeze([]);
  const rule = \`\${facts.id}/\${key}\`;
  let now = base === undefined ? value : base(cells, entry);
  const parts: $SeenPart[] = [
    {
      label: entries === null ? key : (entries[entry] ?? $ownEntry(shown, entry)),
      amount: now,
      rule,
      clause: clauses[0] ?? null,
    },
  ];
  const amounts = lines.map(({ counts, amount }) =>
    counts(cells, entry) === 0 ? null : amount(cells, entry),
  );
  for (const [
    i,
    { label: written, rule: line, clauses: own, most, kind, own: entryOf },
  ] of lines.entries()) {
    const by = amounts[i] ?? null;
    if (by === null) continue;
    const open =
      most === undefined ? by : Math.max(now, Math.min(now + by, most(cells, entry))) - now;
    const added = $isOutdone(lines, amounts, i) ? 0 : open;
    const label =
      entryOf === undefined ? written : ($ownName([entryOf.id], entryOf.code) ?? written);
    const part = {
      label,
      rule: line,
      clause: own[0] ?? null,
      ...(kind === undefined ? {} : { kind }),
    };
    if (added !== 0 || by === 0) parts.push({ ...part, amount: added });
    if (added !== by) parts.push({ ...part, amount: by - added, suppressed: true });
    now += added;
  }
  return Object.freeze(parts.map((part) => Object.freeze(part)));
}`, `
/** Of what is no number and nothing modifies, nothing. */
function $view_partsOf({ facts, cells }, shown, entry, value) {
    const { key, entries, shape, base, lines = [], clauses } = shown;
    if (value === $NONE || (shape.kind !== "number" && lines.length === 0))
        return Object.freeze([]);
    const rule = \`\${facts.id}/\${key}\`;
    let now = base === undefined ? value : base(cells, entry);
    const parts = [
        {
            label: entries === null ? key : (entries[entry] ?? $ownEntry(shown, entry)),
            amount: now,
            rule,
            clause: clauses[0] ?? null,
        },
    ];
    const amounts = lines.map(({ counts, amount }) => counts(cells, entry) === 0 ? null : amount(cells, entry));
    for (const [i, { label: written, rule: line, clauses: own, most, kind, own: entryOf },] of lines.entries()) {
        const by = amounts[i] ?? null;
        if (by === null)
            continue;
        const open = most === undefined ? by : Math.max(now, Math.min(now + by, most(cells, entry))) - now;
        const added = $isOutdone(lines, amounts, i) ? 0 : open;
        const label = entryOf === undefined ? written : ($ownName([entryOf.id], entryOf.code) ?? written);
        const part = {
            label,
            rule: line,
            clause: own[0] ?? null,
            ...(kind === undefined ? {} : { kind }),
        };
        if (added !== 0 || by === 0)
            parts.push({ ...part, amount: added });
        if (added !== by)
            parts.push({ ...part, amount: by - added, suppressed: true });
        now += added;
    }
    return Object.freeze(parts.map((part) => Object.freeze(part)));
}`],
[`$isOutdone`, `118`, `

/** Whether another line of its kind counts in its place: a higher bonus, a lower penalty, of equal ones the first. */
function $isOutdone(
  lines: readonly $LineFacts[],
  amounts: readonly (number | null)[],
  at: number,
): boolean {
  const { kind, allPenalties } = lines[at]!;
  const own = amounts[at] ?? 0;
  if (kind === undefined || own === 0 || (own < 0 && allPenalties === true)) return false;
  return lines.some((other, i) => {
    const by = amounts[i] ?? null;
    if (i === at || other.kind !== kind || by === null || Math.sign(by) !== Math.sign(own))
      return false;
    return i < at ? Math.abs(by) >= Math.abs(own) : Math.abs(by) > Math.abs(own);
  });
}`, `
/** Whether another line of its kind counts in its place: a higher bonus, a lower penalty, of equal ones the first. */
function $isOutdone(lines, amounts, at) {
    const { kind, allPenalties } = lines[at];
    const own = amounts[at] ?? 0;
    if (kind === undefined || own === 0 || (own < 0 && allPenalties === true))
        return false;
    return lines.some((other, i) => {
        const by = amounts[i] ?? null;
        if (i === at || other.kind !== kind || by === null || Math.sign(by) !== Math.sign(own))
            return false;
        return i < at ? Math.abs(by) >= Math.abs(own) : Math.abs(by) > Math.abs(own);
    });
}`],
[`$fieldOf`, `116`, `

function $fieldOf(facts: $SheetFacts, key: string): $SheetFacts["fields"][number] | undefined {
  return facts.fields.find((field) => field.key === key);
}`, `
function $fieldOf(facts, key) {
    return facts.fields.find((field) => field.key === key);
}`],
[`$Door`, `150`, `

// The door of one kind of sheet or thing, as callers hold it. Invariant: what it gives out was checked whole and is deeply frozen.

/** Makes sheets (or things) of one kind. \`T\`: what comes out; \`Input\`: what may be given. */
interface $Door<T, Input, View> {
  /** The checked sheet, start values filled in, deeply frozen. @throws RuleError \`mismatched-sheet\` with all problems. */
  (input?: Input): T;
  /** Everything that is wrong with it; empty if it can be used. Never throws. */
  readonly check: (input: unknown) => readonly $Problem[];
  /** Every value as it counts now, with modifiers; calculated ones too. */
  readonly view: (sheet: Input) => View;
  /**
   * The sheet with other values, by their paths as changes name them: a correction. It is checked as a whole and wakes no reaction.
   * @throws RuleError \`unknown-path\`, \`mismatched-sheet\`.
   */
  readonly set: {
    (sheet: Input, path: string, value: unknown): T;
    (sheet: Input, values: Readonly<Record<string, unknown>>): T;
  };
  /** It came out of this door, or out of a run. */
  readonly is: (value: unknown) => value is T;
}`, ``],
[`$SheetDoor`, `708 709 725`, `

/** Of sheets: they are also written down and read again. */
interface $SheetDoor<T, Input, View> extends $Door<T, Input, View> {
  /** The sheet as it should be kept: plain JSON that also says which shape it was written for. */
  readonly save: (sheet: Input) => T;
  /** Brings a save of this version or an older one here. Never throws; nothing is dropped but what \`drop\` names. */
  readonly migrate: (save: unknown, options?: $MigrateOptions) => $Migrated<T>;
}`, ``],
[`$sheetDoorOf`, `84 109 116 161 708 709 710 711 726 728 729`, `

function $sheetDoorOf<T, Input, View>(
  rules: $RulesFacts,
  facts: $SheetFacts,
): $SheetDoor<T, Input, View> {
  const door = $doorOf<T, Input, View>(rules, facts);
  const save = (sheet: Input): T => $saveOf($keptOf(door(sheet))!) as T;
  const own = (input: unknown, options?: $MigrateOptions): $Migrated<T> =>
    $entering(rules, () => $migrate(rules, facts, input, options)) as $Migrated<T>;
  // A door cannot be added to: a new one with the same parts.
  const make = (input?: Input): T => door(input);
  return $sheet_door_known(Object.assign(make, { ...door, save, migrate: own }), facts);
}`, `
function $sheetDoorOf(rules, facts) {
    const door = $doorOf(rules, facts);
    const save = (sheet) => $saveOf($keptOf(door(sheet)));
    const own = (input, options) => $entering(rules, () => $migrate(rules, facts, input, options));
    // A door cannot be added to: a new one with the same parts.
    const make = (input) => door(input);
    return $sheet_door_known(Object.assign(make, { ...door, save, migrate: own }), facts);
}`],
[`$doorOf`, `84 109 116 150 153 154 156 158 161 222 674 719 725 729`, `

function $doorOf<T, Input, View>(rules: $RulesFacts, facts: $SheetFacts): $Door<T, Input, View> {
  const read = (input: unknown): $kept_Kept => $entering(rules, () => readHere(input));
  const readHere = (input: unknown): $kept_Kept => {
    const problems = $collector();
    const kept = $readSheet(rules, facts, input, "", problems);
    if (kept === null)
      throw $refusal("mismatched-sheet", \`This is no \${facts.name}\`, problems.found);
    return kept;
  };
  const make = (input: unknown = {}): T => read(input).json as T;
  const view = (sheet: unknown): View => $entering(rules, () => $viewOf(readHere(sheet))) as View;
  const check = (input: unknown): readonly $Problem[] => {
    const problems = $collector();
    $entering(rules, () => $readSheet(rules, facts, input, "", problems));
    return problems.found;
  };
  const set = (
    sheet: unknown,
    path: string | Readonly<Record<string, unknown>>,
    value?: unknown,
  ): T => {
    const values =
      typeof path === "string"
        ? new Map([[path, value]])
        : ($ownValues(path) ?? new Map<string, unknown>());
    return $entering(rules, () => $corrected(rules, readHere(sheet), values)).json as T;
  };
  const is = (value: unknown): value is T => $keptOf(value)?.facts === facts;
  return $sheet_door_known(Object.assign(make, { check, view, set, is }), facts);
}`, `
function $doorOf(rules, facts) {
    const read = (input) => $entering(rules, () => readHere(input));
    const readHere = (input) => {
        const problems = $collector();
        const kept = $readSheet(rules, facts, input, "", problems);
        if (kept === null)
            throw $refusal("mismatched-sheet", \`This is no \${facts.name}\`, problems.found);
        return kept;
    };
    const make = (input = {}) => read(input).json;
    const view = (sheet) => $entering(rules, () => $viewOf(readHere(sheet)));
    const check = (input) => {
        const problems = $collector();
        $entering(rules, () => $readSheet(rules, facts, input, "", problems));
        return problems.found;
    };
    const set = (sheet, path, value) => {
        const values = typeof path === "string"
            ? new Map([[path, value]])
            : ($ownValues(path) ?? new Map());
        return $entering(rules, () => $corrected(rules, readHere(sheet), values)).json;
    };
    const is = (value) => $keptOf(value)?.facts === facts;
    return $sheet_door_known(Object.assign(make, { check, view, set, is }), facts);
}`],
[`$sheet_door_known`, `116`, `

/** Not a map of the module's own: doors are made before the rest of an engine's module is there. */
function $sheet_door_known<D extends object>(door: D, facts: $SheetFacts): D {
  return Object.freeze(Object.defineProperty(door, "$facts", { value: facts }));
}`, `
/** Not a map of the module's own: doors are made before the rest of an engine's module is there. */
function $sheet_door_known(door, facts) {
    return Object.freeze(Object.defineProperty(door, "$facts", { value: facts }));
}`],
[`$factsOfDoor`, `116`, `

function $factsOfDoor(door: object): $SheetFacts {
  const { $facts } = door as { readonly $facts?: $SheetFacts };
  if ($facts === undefined) throw new Error("this is no door");
  return $facts;
}`, `
function $factsOfDoor(door) {
    const { $facts } = door;
    if ($facts === undefined)
        throw new Error("this is no door");
    return $facts;
}`],
[`$Named`, `109`, `

// What there is to read and to fill in, as data for forms: sheets with their groups and fields in the order of the text, actions with
// their parameters. Invariant: plain JSON; a key here is the key in a sheet or in a call, and what is said to be possible the door takes.

type $Named = Pick<$RulesFacts, "labels" | "own">;`, ``],
[`$FieldLook`, `671`, `
type $FieldLook = $SheetLook["groups"][number]["fields"][number];`, ``],
[`$metaOf`, `84 109 116 652 663 666 668 670 671 673 730 734 736 746`, `

/** Worked out when somebody reads it, once. */
function $metaOf(
  rules: $RulesFacts,
  sheets: readonly $SheetLook[],
  actions: readonly $ActionLook[],
  conflicts: (actions: () => readonly $ActionMeta[]) => readonly $ConflictMeta[],
): $Meta {
  const of = (kind: $SheetFacts["kind"]) => (): readonly $SheetMeta[] =>
    sheets
      .map((look) => ({ look, facts: $factsOfDoor(look.door) }))
      .filter(({ facts }) => facts.kind === kind)
      .map(({ look, facts }) => $sheetMeta(rules, look, facts));
  // Read in the middle of a call it knows nothing of that call's entries.
  const kept = <T,>(make: () => T): (() => T) => $once(() => $entering(rules, make));
  const parts: { readonly [K in keyof $Meta]: () => $Meta[K] } = {
    sheets: kept(of("sheet")),
    things: kept(of("thing")),
    actions: kept(() =>
      actions.map(({ action, constant, about }) =>
        $actionMeta(rules, $factsOfAction(action), constant, about),
      ),
    ),
    conflicts: kept(() => conflicts(() => parts.actions())),
  };
  return Object.freeze({
    get sheets(): readonly $SheetMeta[] {
      return parts.sheets();
    },
    get things(): readonly $SheetMeta[] {
      return parts.things();
    },
    get actions(): readonly $ActionMeta[] {
      return parts.actions();
    },
    get conflicts(): readonly $ConflictMeta[] {
      return parts.conflicts();
    },
  });
}`, `
/** Worked out when somebody reads it, once. */
function $metaOf(rules, sheets, actions, conflicts) {
    const of = (kind) => () => sheets
        .map((look) => ({ look, facts: $factsOfDoor(look.door) }))
        .filter(({ facts }) => facts.kind === kind)
        .map(({ look, facts }) => $sheetMeta(rules, look, facts));
    // Read in the middle of a call it knows nothing of that call's entries.
    const kept = (make) => $once(() => $entering(rules, make));
    const parts = {
        sheets: kept(of("sheet")),
        things: kept(of("thing")),
        actions: kept(() => actions.map(({ action, constant, about }) => $actionMeta(rules, $factsOfAction(action), constant, about))),
        conflicts: kept(() => conflicts(() => parts.actions())),
    };
    return Object.freeze({
        get sheets() {
            return parts.sheets();
        },
        get things() {
            return parts.things();
        },
        get actions() {
            return parts.actions();
        },
        get conflicts() {
            return parts.conflicts();
        },
    });
}`],
[`$once`, `367`, `

function $once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: $deeplyFrozen(make()) }).value;
}`, `
function $once(make) {
    let made = null;
    return () => (made ??= { value: $deeplyFrozen(make()) }).value;
}`],
[`$labelOf`, `658 659 731`, `

/** What is called \`name\`, in each language; where there is no translation, as it is written. */
function $labelOf({ labels }: $Named, name: string): $Label {
  return { de: $labelIn(labels, "de", name), en: $labelIn(labels, "en", name) };
}`, `
/** What is called \`name\`, in each language; where there is no translation, as it is written. */
function $labelOf({ labels }, name) {
    return { de: $labelIn(labels, "de", name), en: $labelIn(labels, "en", name) };
}`],
[`$sheetMeta`, `116 663 671 731 735 737 739 743`, `

function $sheetMeta(
  rules: $Named,
  { constant, groups }: Omit<$SheetLook, "door">,
  facts: $SheetFacts,
): $SheetMeta {
  return {
    name: facts.name,
    label: $labelOf(rules, facts.name),
    constant,
    groups: groups.map(({ title, fields }) => ({
      title,
      fields: fields.flatMap((look) => $fieldMeta(rules, look, facts)),
    })),
    conditions: facts.conditions.map(({ name, levels, fields }) => ({
      key: name,
      label: $labelOf(rules, name),
      levels,
      fields: fields
        .filter(({ key }) => !key.startsWith("$"))
        .map((field) => $storedMeta(rules, { key: field.key }, field)),
    })),
    ...(facts.own === undefined
      ? {}
      : {
          adds: (rules.own ?? [])
            .filter(({ id }) => facts.own?.includes(id) === true)
            .map((list) => $addsMeta(rules, list)),
        }),
  };
}`, `
function $sheetMeta(rules, { constant, groups }, facts) {
    return {
        name: facts.name,
        label: $labelOf(rules, facts.name),
        constant,
        groups: groups.map(({ title, fields }) => ({
            title,
            fields: fields.flatMap((look) => $fieldMeta(rules, look, facts)),
        })),
        conditions: facts.conditions.map(({ name, levels, fields }) => ({
            key: name,
            label: $labelOf(rules, name),
            levels,
            fields: fields
                .filter(({ key }) => !key.startsWith("$"))
                .map((field) => $storedMeta(rules, { key: field.key }, field)),
        })),
        ...(facts.own === undefined
            ? {}
            : {
                adds: (rules.own ?? [])
                    .filter(({ id }) => facts.own?.includes(id) === true)
                    .map((list) => $addsMeta(rules, list)),
            }),
    };
}`],
[`$addsMeta`, `111 664 731 735 738`, `

function $addsMeta(rules: $Named, { name, places, columns }: $OwnListFacts): $AddsMeta {
  return {
    key: name,
    label: $labelOf(rules, name),
    most: places,
    columns: columns.map((one) => $columnMeta(rules, one)),
  };
}`, `
function $addsMeta(rules, { name, places, columns }) {
    return {
        key: name,
        label: $labelOf(rules, name),
        most: places,
        columns: columns.map((one) => $columnMeta(rules, one)),
    };
}`],
[`$columnMeta`, `100 112 661 731 740 741`, `
function $columnMeta(rules: $Named, column: $OwnColumnFacts): $ValueMeta {
  const { key, start, shape, list, later, clauses } = column;
  const isText = shape.kind === "text";
  return {
    ...$base(rules, { key }, column),
    widget: list === null ? $widgetOf({ key }, column) : "list",
    many: list === null ? null : { from: list.least, to: list.most },
    start: list !== null ? [] : isText ? "" : start === null ? null : $written(shape, start),
    must: list === null ? start === null && later !== true && !isText : list.least > 0,
    clause: clauses[0] ?? null,
  };
}`, `
function $columnMeta(rules, column) {
    const { key, start, shape, list, later, clauses } = column;
    const isText = shape.kind === "text";
    return {
        ...$base(rules, { key }, column),
        widget: list === null ? $widgetOf({ key }, column) : "list",
        many: list === null ? null : { from: list.least, to: list.most },
        start: list !== null ? [] : isText ? "" : start === null ? null : $written(shape, start),
        must: list === null ? start === null && later !== true && !isText : list.least > 0,
        clause: clauses[0] ?? null,
    };
}`],
[`$fieldMeta`, `116 662 731 732 743 744 745`, `

function $fieldMeta(rules: $Named, look: $FieldLook, facts: $SheetFacts): readonly $FieldMeta[] {
  const field = facts.fields.find(({ key }) => key === look.key);
  if (field !== undefined) return [$storedMeta(rules, look, field)];
  const list = facts.lists.find(({ key }) => key === look.key);
  if (list !== undefined) return [$listMeta(rules, look, list)];
  const shown = facts.view.find(({ key }) => key === look.key);
  return shown === undefined ? [] : [$calculatedMeta(rules, look, shown)];
}`, `
function $fieldMeta(rules, look, facts) {
    const field = facts.fields.find(({ key }) => key === look.key);
    if (field !== undefined)
        return [$storedMeta(rules, look, field)];
    const list = facts.lists.find(({ key }) => key === look.key);
    if (list !== undefined)
        return [$listMeta(rules, look, list)];
    const shown = facts.view.find(({ key }) => key === look.key);
    return shown === undefined ? [] : [$calculatedMeta(rules, look, shown)];
}`],
[`$base`, `96 97 101 661 731 732 735 741`, `

function $base(
  rules: $Named,
  look: $FieldLook,
  typed: $Typed,
): Omit<$ValueMeta, "start" | "must" | "clause"> {
  const { key, about = null, unit = null } = look;
  const { kind } = typed.shape;
  const allowed = $allowedOf(typed);
  const options =
    kind === "named" && Array.isArray(allowed) ? (allowed as readonly $Plain[]) : null;
  const range = kind === "number" ? { from: typed.range[0], to: typed.range[1] } : null;
  const shared = { key, label: $labelOf(rules, key), about, unit, range, options, many: null };
  return { ...shared, kind: kind === "named" ? "choice" : kind, widget: $widgetOf(look, typed) };
}`, `
function $base(rules, look, typed) {
    const { key, about = null, unit = null } = look;
    const { kind } = typed.shape;
    const allowed = $allowedOf(typed);
    const options = kind === "named" && Array.isArray(allowed) ? allowed : null;
    const range = kind === "number" ? { from: typed.range[0], to: typed.range[1] } : null;
    const shared = { key, label: $labelOf(rules, key), about, unit, range, options, many: null };
    return { ...shared, kind: kind === "named" ? "choice" : kind, widget: $widgetOf(look, typed) };
}`],
[`$widgetOf`, `96 660 732`, `

function $widgetOf({ look }: $FieldLook, { shape }: $Typed): $Widget {
  switch (shape.kind) {
    case "number":
      return look ?? "number";
    case "yes-no":
      return "checkbox";
    case "named":
      return look ?? "select";
    case "text":
      return "text";
    case "dice":
      return "dice";
  }
}`, `
function $widgetOf({ look }, { shape }) {
    switch (shape.kind) {
        case "number":
            return look ?? "number";
        case "yes-no":
            return "checkbox";
        case "named":
            return look ?? "select";
        case "text":
            return "text";
        case "dice":
            return "dice";
    }
}`],
[`$meta_namesOf`, `662 731 735`, `

function $meta_namesOf(rules: $Named, entries: readonly string[] | null): $FieldMeta["entries"] {
  return entries?.map((key) => ({ key, label: $labelOf(rules, key) })) ?? null;
}`, `
function $meta_namesOf(rules, entries) {
    return entries?.map((key) => ({ key, label: $labelOf(rules, key) })) ?? null;
}`],
[`$storedMeta`, `100 120 662 731 732 740 742`, `

function $storedMeta(rules: $Named, look: $FieldLook, field: $FieldFacts): $FieldMeta {
  const { start, shape, clauses } = field;
  return {
    ...$base(rules, look, field),
    start:
      typeof start === "number" ? $written(shape, start) : typeof start === "string" ? start : null,
    must: start === null,
    clause: clauses[0] ?? null,
    calculated: false,
    entries: $meta_namesOf(rules, field.entries?.map(({ name }) => name) ?? null),
    things: null,
  };
}`, `
function $storedMeta(rules, look, field) {
    const { start, shape, clauses } = field;
    return {
        ...$base(rules, look, field),
        start: typeof start === "number" ? $written(shape, start) : typeof start === "string" ? start : null,
        must: start === null,
        clause: clauses[0] ?? null,
        calculated: false,
        entries: $meta_namesOf(rules, field.entries?.map(({ name }) => name) ?? null),
        things: null,
    };
}`],
[`$listMeta`, `96 122 662 731 732 740`, `

function $listMeta(rules: $Named, look: $FieldLook, list: $ListFacts): $FieldMeta {
  const { kinds, values, of, least, most, clauses } = list;
  const typed: $Typed = values ?? { shape: { kind: "text" }, range: [0, 0], optional: false };
  const named = {
    options: kinds?.names.filter(({ name }) => name !== "").map(({ name }) => name) ?? null,
    kind: "choice" as const,
  };
  return {
    ...$base(rules, look, typed),
    ...(values === null ? named : {}),
    widget:
      kinds !== null
        ? "checklist"
        : values === null
          ? "things"
          : values.optional
            ? "slots"
            : "list",
    many: { from: least, to: most },
    start: [],
    must: list.must,
    clause: clauses[0] ?? null,
    calculated: false,
    entries: null,
    things: of.length === 0 ? null : of.map(({ name }) => name),
  };
}`, `
function $listMeta(rules, look, list) {
    const { kinds, values, of, least, most, clauses } = list;
    const typed = values ?? { shape: { kind: "text" }, range: [0, 0], optional: false };
    const named = {
        options: kinds?.names.filter(({ name }) => name !== "").map(({ name }) => name) ?? null,
        kind: "choice",
    };
    return {
        ...$base(rules, look, typed),
        ...(values === null ? named : {}),
        widget: kinds !== null
            ? "checklist"
            : values === null
                ? "things"
                : values.optional
                    ? "slots"
                    : "list",
        many: { from: least, to: most },
        start: [],
        must: list.must,
        clause: clauses[0] ?? null,
        calculated: false,
        entries: null,
        things: of.length === 0 ? null : of.map(({ name }) => name),
    };
}`],
[`$calculatedMeta`, `117 662 731 732 740 742`, `

function $calculatedMeta(
  rules: $Named,
  look: $FieldLook,
  { shape, entries, clauses }: $ViewFacts,
): $FieldMeta {
  return {
    ...$base(rules, look, { shape, range: [0, 0], optional: false }),
    range: null,
    options: null,
    widget: "output",
    start: null,
    must: false,
    clause: clauses[0] ?? null,
    calculated: true,
    entries: $meta_namesOf(rules, entries),
    things: null,
  };
}`, `
function $calculatedMeta(rules, look, { shape, entries, clauses }) {
    return {
        ...$base(rules, look, { shape, range: [0, 0], optional: false }),
        range: null,
        options: null,
        widget: "output",
        start: null,
        must: false,
        clause: clauses[0] ?? null,
        calculated: true,
        entries: $meta_namesOf(rules, entries),
        things: null,
    };
}`],
[`$actionMeta`, `109 124 666 735 747 748 749`, `

// ── actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

function $actionMeta(
  rules: $RulesFacts,
  facts: $ActionFacts,
  constant: string,
  about: Readonly<Record<string, string>>,
): $ActionMeta {
  return {
    name: facts.name,
    label: $labelOf(rules, facts.name),
    constant,
    word: facts.word,
    clause: facts.clauses[0] ?? null,
    roles: facts.slots
      .filter(({ fresh, pair }) => !fresh && pair === undefined)
      .map(({ name, of, from }) => ({
        key: name,
        label: $labelOf(rules, name),
        of: of.name,
        from: from === null ? null : { role: from.slot, list: from.list },
      })),
    params: [
      ...facts.params.map((param) => $paramMeta(rules, param, about[param.name])),
      ...(facts.modifiers === null ? [] : [$modifiersMeta(rules)]),
    ],
    asks: $asksMeta(rules, facts),
  };
}`, `
// ── actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $actionMeta(rules, facts, constant, about) {
    return {
        name: facts.name,
        label: $labelOf(rules, facts.name),
        constant,
        word: facts.word,
        clause: facts.clauses[0] ?? null,
        roles: facts.slots
            .filter(({ fresh, pair }) => !fresh && pair === undefined)
            .map(({ name, of, from }) => ({
            key: name,
            label: $labelOf(rules, name),
            of: of.name,
            from: from === null ? null : { role: from.slot, list: from.list },
        })),
        params: [
            ...facts.params.map((param) => $paramMeta(rules, param, about[param.name])),
            ...(facts.modifiers === null ? [] : [$modifiersMeta(rules)]),
        ],
        asks: $asksMeta(rules, facts),
    };
}`],
[`$asksMeta`, `96 100 124 667 731 740`, `

/** Texts first: they are asked before anything is rolled. */
function $asksMeta(rules: $Named, { texts, asks }: $ActionFacts): readonly $AskMeta[] {
  const text: $Typed = { shape: { kind: "text" }, range: [0, 0], optional: false };
  const free = {
    start: "",
    must: false,
    clause: null,
    by: "player",
    secret: false,
    placing: null,
  } as const;
  return [
    ...texts.map((key): $AskMeta => ({ ...$base(rules, { key }, text), ...free })),
    ...Object.entries(asks).map(
      ([key, { by, secret, typed, placing, usual, hasUsual }]): $AskMeta => ({
        ...$base(rules, { key }, typed),
        many: placing === null ? null : { from: placing, to: placing },
        start: usual === null ? null : $written(typed.shape, usual),
        must: !hasUsual,
        clause: null,
        by,
        secret,
        placing,
      }),
    ),
  ];
}`, `
/** Texts first: they are asked before anything is rolled. */
function $asksMeta(rules, { texts, asks }) {
    const text = { shape: { kind: "text" }, range: [0, 0], optional: false };
    const free = {
        start: "",
        must: false,
        clause: null,
        by: "player",
        secret: false,
        placing: null,
    };
    return [
        ...texts.map((key) => ({ ...$base(rules, { key }, text), ...free })),
        ...Object.entries(asks).map(([key, { by, secret, typed, placing, usual, hasUsual }]) => ({
            ...$base(rules, { key }, typed),
            many: placing === null ? null : { from: placing, to: placing },
            start: usual === null ? null : $written(typed.shape, usual),
            must: !hasUsual,
            clause: null,
            by,
            secret,
            placing,
        })),
    ];
}`],
[`$paramMeta`, `100 126 661 731 740`, `

function $paramMeta(rules: $Named, param: $ParamFacts, about?: string): $ValueMeta {
  const { name, usual, list, shape, clauses } = param;
  const plain = (usual ?? []).slice(list === null ? 0 : 1).map((code) => $written(shape, code));
  return {
    ...$base(rules, { key: name, ...(about === undefined ? {} : { about }) }, param),
    many: list === null ? null : { from: list.least, to: list.most },
    start: list === null ? (plain[0] ?? null) : plain,
    must: usual === null,
    clause: clauses[0] ?? null,
  };
}`, `
function $paramMeta(rules, param, about) {
    const { name, usual, list, shape, clauses } = param;
    const plain = (usual ?? []).slice(list === null ? 0 : 1).map((code) => $written(shape, code));
    return {
        ...$base(rules, { key: name, ...(about === undefined ? {} : { about }) }, param),
        many: list === null ? null : { from: list.least, to: list.most },
        start: list === null ? (plain[0] ?? null) : plain,
        must: usual === null,
        clause: clauses[0] ?? null,
    };
}`],
[`$modifiersMeta`, `96 109 659 661 740`, `

function $modifiersMeta(rules: $RulesFacts): $ValueMeta {
  const about = {
    de: "Summe dessen, was es allgemein erleichtert oder erschwert.",
    en: "Sum of what makes it easier or harder in general.",
  };
  const typed: $Typed = { shape: { kind: "number" }, range: [-9999, 9999], optional: false };
  const label: $Label = { de: "Modifikatoren", en: "Modifiers" };
  return {
    ...$base(rules, { key: "modifiers", about: about[rules.language] }, typed),
    label,
    start: 0,
    must: false,
    clause: null,
  };
}`, `
function $modifiersMeta(rules) {
    const about = {
        de: "Summe dessen, was es allgemein erleichtert oder erschwert.",
        en: "Sum of what makes it easier or harder in general.",
    };
    const typed = { shape: { kind: "number" }, range: [-9999, 9999], optional: false };
    const label = { de: "Modifikatoren", en: "Modifiers" };
    return {
        ...$base(rules, { key: "modifiers", about: about[rules.language] }, typed),
        label,
        start: 0,
        must: false,
        clause: null,
    };
}`],
[`$ActionChoice`, `97 255 659 661`, `

// Everything that somebody can do now, as a list to choose from. Invariant: what is said to be possible the rules may allow, what is
// said not to be possible no choice makes possible; the options of a parameter can be passed as they stand.

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
}`, ``],
[`$ChoicesOptions`, ``, `
interface $ChoicesOptions {
  /** What is known already, by roles and parameters: who is attacked, with what. Actions take what they know of it. */
  readonly given?: Readonly<Record<string, unknown>>;
}`, ``],
[`$Doable`, ``, `

interface $Doable {
  readonly action: object;
  readonly constant: string;
}`, ``],
[`$actionsOf`, `84 109 124 153 154 156 158 222 367 603 652 750 751 752 754`, `

function $actionsOf(
  rules: $RulesFacts,
  all: readonly $Doable[],
): (sheet: unknown, options?: $ChoicesOptions) => readonly $ActionChoice[] {
  return (sheet, options = {}) =>
    $entering(rules, () => {
      const known = $ownValues(options.given ?? {}) ?? new Map<string, unknown>();
      const kept = new Map<$ActionFacts["slots"][number]["of"], $kept_Kept | null>();
      const found = all.flatMap(({ action, constant }): readonly $ActionChoice[] => {
        const declared = $factsOfAction(action);
        const role = declared.slots[0]?.name ?? "";
        const facts = $fitting(declared, { ...options.given, [role]: sheet });
        const [self] = facts.slots;
        if (self === undefined || self.fresh || self.of.kind !== "sheet") return [];
        if (!kept.has(self.of))
          kept.set(self.of, $readSheet(rules, self.of, sheet, "", $collector()));
        const own = kept.get(self.of);
        return own === null || own === undefined
          ? []
          : [$choiceOf(rules, facts, constant, own, known)];
      });
      if ([...kept.values()].some((one) => one !== null)) return $deeplyFrozen(found);
      // Of no kind of sheet: said as the door of the first kind says it.
      const problems = $collector();
      const [first] = kept.keys();
      if (first !== undefined) $readSheet(rules, first, sheet, "", problems);
      throw $refusal("mismatched-sheet", "This is no sheet that can do anything", problems.found);
    });
}`, `
function $actionsOf(rules, all) {
    return (sheet, options = {}) => $entering(rules, () => {
        const known = $ownValues(options.given ?? {}) ?? new Map();
        const kept = new Map();
        const found = all.flatMap(({ action, constant }) => {
            const declared = $factsOfAction(action);
            const role = declared.slots[0]?.name ?? "";
            const facts = $fitting(declared, { ...options.given, [role]: sheet });
            const [self] = facts.slots;
            if (self === undefined || self.fresh || self.of.kind !== "sheet")
                return [];
            if (!kept.has(self.of))
                kept.set(self.of, $readSheet(rules, self.of, sheet, "", $collector()));
            const own = kept.get(self.of);
            return own === null || own === undefined
                ? []
                : [$choiceOf(rules, facts, constant, own, known)];
        });
        if ([...kept.values()].some((one) => one !== null))
            return $deeplyFrozen(found);
        // Of no kind of sheet: said as the door of the first kind says it.
        const problems = $collector();
        const [first] = kept.keys();
        if (first !== undefined)
            $readSheet(rules, first, sheet, "", problems);
        throw $refusal("mismatched-sheet", "This is no sheet that can do anything", problems.found);
    });
}`],
[`$choiceOf`, `97 109 124 157 158 255 607 608 609 610 735 748 750 755`, `

function $choiceOf(
  rules: $RulesFacts,
  facts: $ActionFacts,
  constant: string,
  self: $kept_Kept,
  known: ReadonlyMap<string, unknown>,
): $ActionChoice {
  const role = facts.slots[0]?.name ?? "";
  const names = [...facts.slots, ...facts.params].map(({ name }) => name);
  const given = new Map([...known].filter(([name]) => names.includes(name))).set(role, self.json);
  const open = $openNames(facts, given);
  const answer = $canOpen(rules, facts, Object.fromEntries(given));
  const options = open.flatMap(
    (name): readonly (readonly [string, readonly ($Plain | $LyingAt)[]])[] => {
      const all =
        $optionsFor(rules, facts, name, given) ?? $lyingOptions(rules, facts, name, given);
      if (all === null) return [];
      return [
        [
          name,
          all.filter(
            (one) => $canOpen(rules, facts, Object.fromEntries(new Map(given).set(name, one))).ok,
          ),
        ],
      ];
    },
  );
  $useThoseOf(rules, facts, given);
  return {
    name: facts.name,
    label: $labelOf(rules, facts.name),
    constant,
    word: facts.word,
    ok: answer.ok,
    ...(answer.ok ? {} : { why: answer.why, code: answer.code }),
    clause: (answer.ok ? null : answer.clause) ?? facts.clauses[0] ?? null,
    role,
    open,
    params: facts.params.map((param) => $paramMeta(rules, param)),
    options: $plainObject(options) as $ActionChoice["options"],
  };
}`, `
function $choiceOf(rules, facts, constant, self, known) {
    const role = facts.slots[0]?.name ?? "";
    const names = [...facts.slots, ...facts.params].map(({ name }) => name);
    const given = new Map([...known].filter(([name]) => names.includes(name))).set(role, self.json);
    const open = $openNames(facts, given);
    const answer = $canOpen(rules, facts, Object.fromEntries(given));
    const options = open.flatMap((name) => {
        const all = $optionsFor(rules, facts, name, given) ?? $lyingOptions(rules, facts, name, given);
        if (all === null)
            return [];
        return [
            [
                name,
                all.filter((one) => $canOpen(rules, facts, Object.fromEntries(new Map(given).set(name, one))).ok),
            ],
        ];
    });
    $useThoseOf(rules, facts, given);
    return {
        name: facts.name,
        label: $labelOf(rules, facts.name),
        constant,
        word: facts.word,
        ok: answer.ok,
        ...(answer.ok ? {} : { why: answer.why, code: answer.code }),
        clause: (answer.ok ? null : answer.clause) ?? facts.clauses[0] ?? null,
        role,
        open,
        params: facts.params.map((param) => $paramMeta(rules, param)),
        options: $plainObject(options),
    };
}`],
[`$lyingOptions`, `109 124 153 161 222 255 256 258`, `

/** Things that lie with the sheets that are known; they are not all there may be. Null where there are none. */
function $lyingOptions(
  rules: $RulesFacts,
  facts: $ActionFacts,
  name: string,
  given: ReadonlyMap<string, unknown>,
): readonly $LyingAt[] | null {
  const slot = facts.slots.find((one) => one.name === name);
  if (slot === undefined || slot.from !== null || slot.of.kind !== "thing") return null;
  const seats = facts.slots.flatMap((one): readonly $Seated[] => {
    const value = given.get(one.name);
    if (one.of.kind !== "sheet" || value === undefined) return [];
    const sheet = $keptOf(value) ?? $readSheet(rules, one.of, value, one.name, $collector());
    return sheet === null ? [] : [{ role: one.name, sheet }];
  });
  const all = $lyingThings(
    slot.of,
    seats.filter(({ sheet }, i) => seats.findIndex((one) => one.sheet === sheet) === i),
  );
  return all.length === 0 ? null : all;
}`, `
/** Things that lie with the sheets that are known; they are not all there may be. Null where there are none. */
function $lyingOptions(rules, facts, name, given) {
    const slot = facts.slots.find((one) => one.name === name);
    if (slot === undefined || slot.from !== null || slot.of.kind !== "thing")
        return null;
    const seats = facts.slots.flatMap((one) => {
        const value = given.get(one.name);
        if (one.of.kind !== "sheet" || value === undefined)
            return [];
        const sheet = $keptOf(value) ?? $readSheet(rules, one.of, value, one.name, $collector());
        return sheet === null ? [] : [{ role: one.name, sheet }];
    });
    const all = $lyingThings(slot.of, seats.filter(({ sheet }, i) => seats.findIndex((one) => one.sheet === sheet) === i));
    return all.length === 0 ? null : all;
}`],
[`$FightFacts`, `757 758 759 765`, `

// What a conflict's rules ask for, as plain data: pieces are plans by their id. A test over lists of members is a tree, because a plan has a
// fixed number of sheets: its leaves are plans over the conflict, the one who acts and one member at a time. Invariant: plain JSON.

interface $FightFacts {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly $SideFacts[];
  readonly relations: readonly $RelationFacts[];
  readonly order:
    | { readonly kind: "alternating" }
    | { readonly kind: "free" }
    | {
        readonly kind: "by";
        readonly keys: readonly {
          readonly plan: string;
          readonly lowest: boolean;
          readonly rolled: boolean;
        }[];
      };
  readonly moments: Readonly<Record<"round" | "start" | "end" | "action", readonly $MomentFacts[]>>;
  readonly turnEnds: $Score | null;
  readonly eachTurn: number | null;
  /** Null: whatever is an action. */
  readonly actions: readonly string[] | null;
  /** Each of them once in a turn. */
  readonly onceEach: readonly string[];
  /** \`plan\` writes down that and how it ended. */
  readonly ends: readonly { readonly test: $Score; readonly plan: string }[];
}`, ``],
[`$MomentFacts`, ``, `
/** A plan over the conflict, or (\`over\`) over the conflict and each member of a side in turn. */
interface $MomentFacts {
  readonly plan: string;
  readonly over: number | null;
}`, ``],
[`$SideFacts`, `760`, `
interface $SideFacts {
  readonly name: string;
  readonly layout: string;
  readonly least: number;
  readonly most: number | null;
  readonly lasting: $Lasting;
  /** Plan over one sheet: whether it can still do anything; null: always. */
  readonly able: string | null;
  /** Plan over one sheet: on which side it stands, from 1 on, 0 where on none; null: nobody joins or leaves by a rule. */
  readonly seat: string | null;
}`, ``],
[`$RelationFacts`, ``, `
/** What is kept between every two members of a side; \`opposite\`: of the other way round always the negative. */
interface $RelationFacts {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly opposite: boolean;
}`, ``],
[`$Lasting`, ``, `
/** Plans over one sheet that count down how long its conditions last. */
type $Lasting = Readonly<Record<"rounds" | "turns" | "end", string | null>>;`, ``],
[`$TacticFacts`, `762`, `

interface $TacticFacts {
  readonly id: string;
  readonly name: string;
  readonly conflict: string;
  readonly lines: readonly $TacticLineFacts[];
}`, ``],
[`$TacticLineFacts`, `763 765`, `
interface $TacticLineFacts {
  readonly id: string;
  readonly if: $Score | null;
  readonly action: string;
  readonly against: $Taken | null;
  /** By parameter, in header order. */
  readonly args: readonly $Taken[];
  readonly modifiers: $Score | null;
}`, ``],
[`$Taken`, `765`, `
type $Taken =
  | {
      readonly kind: "member";
      readonly from: "enemy" | "ally";
      readonly lowest: boolean;
      readonly by: string | null;
    }
  | { readonly kind: "self" }
  /** The first thing of the list with which it is possible. */
  | { readonly kind: "list" }
  | { readonly kind: "value"; readonly value: $Score };`, ``],
[`$Seat`, ``, `

/** What stands in a slot of a leaf. A number: a member at hand, the outermost first; else what a relation says of two. */
type $Seat =
  | "conflict"
  | "self"
  | number
  | { readonly relation: string; readonly a: $Seat; readonly b: $Seat };`, ``],
[`$Score`, `764`, `
type $Score =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "leaf"; readonly plan: string; readonly seats: readonly $Seat[] }
  /** Over the members of a side for which \`where\` holds, but for the one in the seat \`but\`. */
  | {
      readonly kind: "every" | "some" | "count" | "sum" | "highest" | "lowest";
      readonly side: number;
      readonly but: $Seat | null;
      readonly where: $Score | null;
      readonly value: $Score | null;
    }
  | {
      readonly kind: "and" | "or" | "=" | "<" | "<=" | "+" | "-" | "*";
      readonly a: $Score;
      readonly b: $Score;
    }
  | { readonly kind: "not"; readonly a: $Score };`, ``],
[`$Fight`, `767 768`, `

/** \`S\`: however its holder keeps sheets and the conflict itself. */
interface $Fight<S> {
  readonly conflict: S;
  readonly members: readonly $Member<S>[];
  /** What relations say of two members, by \`pairKey\`; those left out are as at the beginning. */
  readonly pairs: Readonly<Record<string, S>>;
  readonly fresh: Readonly<Record<string, S>>;
  /** Both count from one; 0 before the first. */
  readonly round: number;
  readonly turn: number;
  /** Whose turn it is or was: a side, a member, -1 for everybody. */
  readonly side: number;
  readonly actor: number;
  readonly open: boolean;
  /** Actions done in this turn; \`did\`: which of those that can be done once. */
  readonly done: number;
  readonly did: readonly string[];
  readonly ended: boolean;
  /** Members whose turn comes in this round, where there is an order of members. */
  readonly queue: readonly number[];
  readonly due: readonly $Due[];
}`, ``],
[`$Member`, ``, `
interface $Member<S> {
  readonly key: string;
  /** -1: has left. */
  readonly side: number;
  readonly sheet: S;
  /** The round in which it joined a conflict that was under way; it acts from the next one on. */
  readonly joined?: number;
  /** What was rolled for the order, by key. */
  readonly rolls: readonly number[];
}`, ``],
[`$Due`, ``, `
/**
 * \`at\`: number of the member whose piece it is; -1: the conflict's own. \`key\`: which roll for the order it is. \`both\`: a moment over the
 * conflict and a member.
 */
type $Due =
  | {
      readonly kind: "piece";
      readonly plan: string;
      readonly at: number;
      readonly key: number;
      readonly both?: boolean;
    }
  | { readonly kind: "begin" | "seats" | "start" | "sort" | "ends" | "look" };`, ``],
[`$Reader`, ``, `

/** Plays a leaf, which throws no dice. */
type $Reader<S> = (plan: string, slots: readonly S[]) => number;`, ``],
[`$fight_facts_holds`, `765 766 769 773`, `

function $fight_facts_holds<S>(
  test: $Score,
  fight: $Fight<S>,
  self: number,
  read: $Reader<S>,
): boolean {
  return $scoreOf(test, fight, self, read) !== 0;
}`, `
function $fight_facts_holds(test, fight, self, read) {
    return $scoreOf(test, fight, self, read) !== 0;
}`],
[`$pairKey`, ``, `

const $pairKey = (relation: string, a: number, b: number): string => \`\${a} \${b} \${relation}\`;`, `
const $pairKey = (relation, a, b) => \`\${a} \${b} \${relation}\`;`],
[`$pairOf`, `766 771`, `
function $pairOf<S>(fight: $Fight<S>, relation: string, a: number, b: number): S {
  return fight.pairs[$pairKey(relation, a, b)] ?? fight.fresh[relation]!;
}`, `
function $pairOf(fight, relation, a, b) {
    return fight.pairs[$pairKey(relation, a, b)] ?? fight.fresh[relation];
}`],
[`$scoreOf`, `765 766 769 774 775 776`, `

/** \`bound\`: the members at hand, the outermost first. */
function $scoreOf<S>(
  score: $Score,
  fight: $Fight<S>,
  self: number,
  read: $Reader<S>,
  bound: readonly number[] = [],
): number {
  const of = (one: $Score, at = bound): number => $scoreOf(one, fight, self, read, at);
  switch (score.kind) {
    case "number":
      return score.value;
    case "leaf":
      return read(
        score.plan,
        score.seats.map((seat) => $seatOf(fight, seat, self, bound)),
      );
    case "not":
      return of(score.a) === 0 ? 1 : 0;
    case "and":
      return of(score.a) !== 0 && of(score.b) !== 0 ? 1 : 0;
    case "or":
      return of(score.a) !== 0 || of(score.b) !== 0 ? 1 : 0;
    case "=":
      return of(score.a) === of(score.b) ? 1 : 0;
    case "<":
      return of(score.a) < of(score.b) ? 1 : 0;
    case "<=":
      return of(score.a) <= of(score.b) ? 1 : 0;
    case "+":
      return of(score.a) + of(score.b);
    case "-":
      return of(score.a) - of(score.b);
    case "*":
      return of(score.a) * of(score.b);
    default: {
      const { where, value, but, side } = score;
      const left = but === null ? -1 : $memberIn(but, self, bound);
      const there = fight.members.flatMap((one, i) => (one.side === side && i !== left ? [i] : []));
      const counted = where === null ? there : there.filter((i) => of(where, [...bound, i]) !== 0);
      const values = (): readonly number[] =>
        counted.map((i) => (value === null ? 1 : of(value, [...bound, i])));
      switch (score.kind) {
        case "every":
          return values().every((x) => x !== 0) ? 1 : 0;
        case "some":
          return values().some((x) => x !== 0) ? 1 : 0;
        case "count":
          return counted.length;
        case "sum":
          return values().reduce((sum, x) => sum + x, 0);
        case "highest":
          return $extreme(values(), Math.max);
        case "lowest":
          return $extreme(values(), Math.min);
      }
    }
  }
}`, `
/** \`bound\`: the members at hand, the outermost first. */
function $scoreOf(score, fight, self, read, bound = []) {
    const of = (one, at = bound) => $scoreOf(one, fight, self, read, at);
    switch (score.kind) {
        case "number":
            return score.value;
        case "leaf":
            return read(score.plan, score.seats.map((seat) => $seatOf(fight, seat, self, bound)));
        case "not":
            return of(score.a) === 0 ? 1 : 0;
        case "and":
            return of(score.a) !== 0 && of(score.b) !== 0 ? 1 : 0;
        case "or":
            return of(score.a) !== 0 || of(score.b) !== 0 ? 1 : 0;
        case "=":
            return of(score.a) === of(score.b) ? 1 : 0;
        case "<":
            return of(score.a) < of(score.b) ? 1 : 0;
        case "<=":
            return of(score.a) <= of(score.b) ? 1 : 0;
        case "+":
            return of(score.a) + of(score.b);
        case "-":
            return of(score.a) - of(score.b);
        case "*":
            return of(score.a) * of(score.b);
        default: {
            const { where, value, but, side } = score;
            const left = but === null ? -1 : $memberIn(but, self, bound);
            const there = fight.members.flatMap((one, i) => (one.side === side && i !== left ? [i] : []));
            const counted = where === null ? there : there.filter((i) => of(where, [...bound, i]) !== 0);
            const values = () => counted.map((i) => (value === null ? 1 : of(value, [...bound, i])));
            switch (score.kind) {
                case "every":
                    return values().every((x) => x !== 0) ? 1 : 0;
                case "some":
                    return values().some((x) => x !== 0) ? 1 : 0;
                case "count":
                    return counted.length;
                case "sum":
                    return values().reduce((sum, x) => sum + x, 0);
                case "highest":
                    return $extreme(values(), Math.max);
                case "lowest":
                    return $extreme(values(), Math.min);
            }
        }
    }
}`],
[`$extreme`, `35`, `

/** Of nobody there is none. */
function $extreme(values: readonly number[], of: (...all: number[]) => number): number {
  return values.length === 0 ? $NONE : of(...values);
}`, `
/** Of nobody there is none. */
function $extreme(values, of) {
    return values.length === 0 ? $NONE : of(...values);
}`],
[`$memberIn`, `764`, `
function $memberIn(seat: $Seat, self: number, bound: readonly number[]): number {
  return seat === "self" ? self : typeof seat === "number" ? bound[seat]! : -1;
}`, `
function $memberIn(seat, self, bound) {
    return seat === "self" ? self : typeof seat === "number" ? bound[seat] : -1;
}`],
[`$seatOf`, `764 766 772 775`, `
function $seatOf<S>(fight: $Fight<S>, seat: $Seat, self: number, bound: readonly number[]): S {
  if (seat === "conflict") return fight.conflict;
  if (typeof seat === "object")
    return $pairOf(
      fight,
      seat.relation,
      $memberIn(seat.a, self, bound),
      $memberIn(seat.b, self, bound),
    );
  return fight.members[$memberIn(seat, self, bound)]!.sheet;
}`, `
function $seatOf(fight, seat, self, bound) {
    if (seat === "conflict")
        return fight.conflict;
    if (typeof seat === "object")
        return $pairOf(fight, seat.relation, $memberIn(seat.a, self, bound), $memberIn(seat.b, self, bound));
    return fight.members[$memberIn(seat, self, bound)].sheet;
}`],
[`$fight_Next`, `766`, `

// A conflict as a machine over plain data: whose turn it is, what is due, how it ends. It plays nothing itself: whoever holds it plays the
// pieces that are due (with dice, or as odds) and hands on the sheets after them. Invariant: a fight is never changed, each step makes a
// new one; with nothing due it waits for an action or for going on.

/** What is to be played next, and how it goes on afterwards. */
interface $fight_Next<S> {
  readonly plan: string;
  readonly slots: readonly S[];
  readonly then: (result: number, after: readonly S[]) => $Fight<S>;
}`, ``],
[`$newFight`, `756 766 767`, `

/** \`fresh\`: for each relation what stands between two members at the beginning. */
function $newFight<S>(
  conflict: S,
  members: readonly Omit<$Member<S>, "rolls">[],
  facts: $FightFacts,
  fresh: $Fight<S>["fresh"] = {},
): $Fight<S> {
  const free = facts.order.kind === "free";
  return {
    conflict,
    members: members.map((one) => ({ ...one, rolls: [] })),
    pairs: {},
    fresh,
    round: 0,
    turn: 0,
    side: -1,
    actor: -1,
    open: free,
    done: 0,
    did: [],
    ended: false,
    queue: [],
    due: [],
  };
}`, `
/** \`fresh\`: for each relation what stands between two members at the beginning. */
function $newFight(conflict, members, facts, fresh = {}) {
    const free = facts.order.kind === "free";
    return {
        conflict,
        members: members.map((one) => ({ ...one, rolls: [] })),
        pairs: {},
        fresh,
        round: 0,
        turn: 0,
        side: -1,
        actor: -1,
        open: free,
        done: 0,
        did: [],
        ended: false,
        queue: [],
        due: [],
    };
}`],
[`$Hindrance`, ``, `

// ── what a player may do ─────────────────────────────────────────────────────────────────────────────────────────────────

type $Hindrance = "ended" | "closed" | "turn" | "actions" | "once" | "left";`, ``],
[`$hindrance`, `756 766 779`, `

/** Why this member may not do this now; null: the turn allows it. */
function $hindrance<S>(
  facts: $FightFacts,
  fight: $Fight<S>,
  member: number,
  action: string,
): $Hindrance | null {
  const one = fight.members[member];
  if (fight.ended) return "ended";
  if (one === undefined || one.side < 0) return "left";
  if (facts.actions !== null && !facts.actions.includes(action)) return "actions";
  if (!fight.open) return "closed";
  if (fight.actor >= 0 && fight.actor !== member) return "turn";
  if (fight.side >= 0 && (one.side !== fight.side || one.joined === fight.round)) return "turn";
  return fight.did.includes(action) ? "once" : null;
}`, `
/** Why this member may not do this now; null: the turn allows it. */
function $hindrance(facts, fight, member, action) {
    const one = fight.members[member];
    if (fight.ended)
        return "ended";
    if (one === undefined || one.side < 0)
        return "left";
    if (facts.actions !== null && !facts.actions.includes(action))
        return "actions";
    if (!fight.open)
        return "closed";
    if (fight.actor >= 0 && fight.actor !== member)
        return "turn";
    if (fight.side >= 0 && (one.side !== fight.side || one.joined === fight.round))
        return "turn";
    return fight.did.includes(action) ? "once" : null;
}`],
[`$Left`, ``, `

/**
 * What an action left: \`sheets\` are those of the members, in their order; \`pairs\` is what it changed; \`others\` took part in it and may
 * have joined.
 */
interface $Left<S> {
  readonly conflict: S;
  readonly sheets: readonly S[];
  readonly pairs?: Readonly<Record<string, S>>;
  readonly others?: readonly { readonly key: string; readonly sheet: S }[];
}`, ``],
[`$acted`, `756 766 781 784 799`, `
function $acted<S>(facts: $FightFacts, fight: $Fight<S>, left: $Left<S>, action = ""): $Fight<S> {
  const did = facts.onceEach.includes(action) ? [...fight.did, action] : fight.did;
  return {
    ...$fight_changed(fight, left),
    done: fight.done + 1,
    did,
    due: [{ kind: "seats" }, ...$moment(facts, fight, "action"), { kind: "look" }],
  };
}`, `
function $acted(facts, fight, left, action = "") {
    const did = facts.onceEach.includes(action) ? [...fight.did, action] : fight.did;
    return {
        ...$fight_changed(fight, left),
        done: fight.done + 1,
        did,
        due: [{ kind: "seats" }, ...$moment(facts, fight, "action"), { kind: "look" }],
    };
}`],
[`$lookedAt`, `766 781 784`, `
/** After something that was no action: only whether it ends is looked at. */
function $lookedAt<S>(fight: $Fight<S>, left: $Left<S>): $Fight<S> {
  return fight.ended
    ? $fight_changed(fight, left)
    : { ...$fight_changed(fight, left), due: [{ kind: "seats" }, ...fight.due, { kind: "ends" }] };
}`, `
/** After something that was no action: only whether it ends is looked at. */
function $lookedAt(fight, left) {
    return fight.ended
        ? $fight_changed(fight, left)
        : { ...$fight_changed(fight, left), due: [{ kind: "seats" }, ...fight.due, { kind: "ends" }] };
}`],
[`$fight_changed`, `766 767 781 786`, `
function $fight_changed<S>(
  fight: $Fight<S>,
  { conflict, sheets, pairs, others }: $Left<S>,
): $Fight<S> {
  const members = fight.members.map((one, i) => ({ ...one, sheet: sheets[i] ?? one.sheet }));
  const outside = (others ?? []).map((one): $Member<S> => ({ ...one, side: $OUTSIDE, rolls: [] }));
  return {
    ...fight,
    conflict,
    members: [...members, ...outside],
    pairs: pairs === undefined ? fight.pairs : { ...fight.pairs, ...pairs },
  };
}`, `
function $fight_changed(fight, { conflict, sheets, pairs, others }) {
    const members = fight.members.map((one, i) => ({ ...one, sheet: sheets[i] ?? one.sheet }));
    const outside = (others ?? []).map((one) => ({ ...one, side: $OUTSIDE, rolls: [] }));
    return {
        ...fight,
        conflict,
        members: [...members, ...outside],
        pairs: pairs === undefined ? fight.pairs : { ...fight.pairs, ...pairs },
    };
}`],
[`$goneOn`, `756 766 801`, `

/** Ends the turn if one is open and begins the next one. */
function $goneOn<S>(facts: $FightFacts, fight: $Fight<S>): $Fight<S> {
  const closing = fight.open && fight.turn > 0 ? $closingOf(facts, fight) : [];
  return { ...fight, due: [...closing, { kind: "begin" }] };
}`, `
/** Ends the turn if one is open and begins the next one. */
function $goneOn(facts, fight) {
    const closing = fight.open && fight.turn > 0 ? $closingOf(facts, fight) : [];
    return { ...fight, due: [...closing, { kind: "begin" }] };
}`],
[`$OUTSIDE`, ``, `

// ── coming and going ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Took part in an action only. */
const $OUTSIDE = -2;`, `
// ── coming and going ─────────────────────────────────────────────────────────────────────────────────────────────────────
/** Took part in an action only. */
const $OUTSIDE = -2;`],
[`$fight_joined`, `766 767`, `

/** From outside: a new member, or one who had left. */
function $fight_joined<S>(fight: $Fight<S>, key: string, side: number, sheet: S): $Fight<S> {
  const at = fight.members.findIndex((one) => one.key === key);
  const own: $Member<S> = {
    key,
    side,
    sheet,
    rolls: fight.members[at]?.rolls ?? [],
    ...(fight.round > 0 ? { joined: fight.round } : {}),
  };
  const members =
    at < 0 ? [...fight.members, own] : fight.members.map((one, i) => (i === at ? own : one));
  return { ...fight, members, due: [{ kind: "ends" }] };
}`, `
/** From outside: a new member, or one who had left. */
function $fight_joined(fight, key, side, sheet) {
    const at = fight.members.findIndex((one) => one.key === key);
    const own = {
        key,
        side,
        sheet,
        rolls: fight.members[at]?.rolls ?? [],
        ...(fight.round > 0 ? { joined: fight.round } : {}),
    };
    const members = at < 0 ? [...fight.members, own] : fight.members.map((one, i) => (i === at ? own : one));
    return { ...fight, members, due: [{ kind: "ends" }] };
}`],
[`$left`, `756 766 791`, `
function $left<S>(facts: $FightFacts, fight: $Fight<S>, member: number): $Fight<S> {
  const over = $fight_endOf(facts, fight.members[member]!.side, member);
  const members = fight.members.map((one, i) => (i === member ? { ...one, side: -1 } : one));
  return { ...fight, members, due: [...over, { kind: "look" }] };
}`, `
function $left(facts, fight, member) {
    const over = $fight_endOf(facts, fight.members[member].side, member);
    const members = fight.members.map((one, i) => (i === member ? { ...one, side: -1 } : one));
    return { ...fight, members, due: [...over, { kind: "look" }] };
}`],
[`$fight_seated`, `756 766 767 768 769 786 790 791`, `

/** Who joined or left by what was played; those who only took part in it are no members. */
function $fight_seated<S>(facts: $FightFacts, fight: $Fight<S>, read: $Reader<S>): $Fight<S> {
  if (facts.sides.every(({ seat }) => seat === null))
    return { ...fight, members: fight.members.filter(({ side }) => side !== $OUTSIDE) };
  const due: $Due[] = [];
  const members = fight.members.flatMap((one, i): readonly $Member<S>[] => {
    const side = $seatFor(facts, one, read);
    if (side === one.side || (side < 0 && one.side < 0)) return one.side === $OUTSIDE ? [] : [one];
    if (side < 0) due.push(...$fight_endOf(facts, one.side, i));
    const { joined: _before, ...rest } = one;
    return [
      side >= 0 && one.side < 0 && fight.round > 0
        ? { ...rest, side, joined: fight.round }
        : { ...rest, side },
    ];
  });
  return { ...fight, members, due: [...due, ...fight.due] };
}`, `
/** Who joined or left by what was played; those who only took part in it are no members. */
function $fight_seated(facts, fight, read) {
    if (facts.sides.every(({ seat }) => seat === null))
        return { ...fight, members: fight.members.filter(({ side }) => side !== $OUTSIDE) };
    const due = [];
    const members = fight.members.flatMap((one, i) => {
        const side = $seatFor(facts, one, read);
        if (side === one.side || (side < 0 && one.side < 0))
            return one.side === $OUTSIDE ? [] : [one];
        if (side < 0)
            due.push(...$fight_endOf(facts, one.side, i));
        const { joined: _before, ...rest } = one;
        return [
            side >= 0 && one.side < 0 && fight.round > 0
                ? { ...rest, side, joined: fight.round }
                : { ...rest, side },
        ];
    });
    return { ...fight, members, due: [...due, ...fight.due] };
}`],
[`$seatFor`, `756 767 769`, `
function $seatFor<S>(facts: $FightFacts, one: $Member<S>, read: $Reader<S>): number {
  const plan = facts.sides[Math.max(0, one.side)]?.seat ?? null;
  return plan === null ? one.side : read(plan, [one.sheet]) - 1;
}`, `
function $seatFor(facts, one, read) {
    const plan = facts.sides[Math.max(0, one.side)]?.seat ?? null;
    return plan === null ? one.side : read(plan, [one.sheet]) - 1;
}`],
[`$fight_endOf`, `756 768`, `
/** Who leaves loses what lasts until the end. */
function $fight_endOf(facts: $FightFacts, side: number, at: number): readonly $Due[] {
  const plan = facts.sides[side]?.lasting.end ?? null;
  return plan === null ? [] : [{ kind: "piece", plan, at, key: -1 }];
}`, `
/** Who leaves loses what lasts until the end. */
function $fight_endOf(facts, side, at) {
    const plan = facts.sides[side]?.lasting.end ?? null;
    return plan === null ? [] : [{ kind: "piece", plan, at, key: -1 }];
}`],
[`$fight_advance`, `756 766 769 777 793 794`, `

// ── what is due ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Goes on to the next piece that must be played; with a null piece nothing is due any more. */
function $fight_advance<S>(
  facts: $FightFacts,
  start: $Fight<S>,
  read: $Reader<S>,
): { readonly fight: $Fight<S>; readonly next: $fight_Next<S> | null } {
  let fight = start;
  for (let due = fight.due[0]; due !== undefined; due = fight.due[0]) {
    const rest = { ...fight, due: fight.due.slice(1) };
    if (due.kind === "piece") {
      const next = $pieceOf(rest, due);
      return { fight, next };
    }
    fight = $settled(facts, rest, due.kind, read);
  }
  return { fight, next: null };
}`, `
// ── what is due ──────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Goes on to the next piece that must be played; with a null piece nothing is due any more. */
function $fight_advance(facts, start, read) {
    let fight = start;
    for (let due = fight.due[0]; due !== undefined; due = fight.due[0]) {
        const rest = { ...fight, due: fight.due.slice(1) };
        if (due.kind === "piece") {
            const next = $pieceOf(rest, due);
            return { fight, next };
        }
        fight = $settled(facts, rest, due.kind, read);
    }
    return { fight, next: null };
}`],
[`$pieceOf`, `766 768 777`, `

function $pieceOf<S>(fight: $Fight<S>, due: Extract<$Due, { kind: "piece" }>): $fight_Next<S> {
  const { plan, at, key } = due;
  if (at < 0)
    return {
      plan,
      slots: [fight.conflict],
      then: (_, [conflict]) => ({ ...fight, conflict: conflict ?? fight.conflict }),
    };
  const member = fight.members[at]!;
  return {
    plan,
    slots: due.both === true ? [fight.conflict, member.sheet] : [member.sheet],
    then: (result, after) => {
      const rolls =
        key < 0
          ? member.rolls
          : Array.from({ length: Math.max(key + 1, member.rolls.length) }, (_, i) =>
              i === key ? result : (member.rolls[i] ?? 0),
            );
      const sheet = after.at(-1) ?? member.sheet;
      const members = fight.members.map((one, i) => (i === at ? { ...one, sheet, rolls } : one));
      const conflict = due.both === true ? (after[0] ?? fight.conflict) : fight.conflict;
      return due.both === true
        ? { ...fight, conflict, members, due: [{ kind: "seats" }, ...fight.due] }
        : { ...fight, members };
    },
  };
}`, `
function $pieceOf(fight, due) {
    const { plan, at, key } = due;
    if (at < 0)
        return {
            plan,
            slots: [fight.conflict],
            then: (_, [conflict]) => ({ ...fight, conflict: conflict ?? fight.conflict }),
        };
    const member = fight.members[at];
    return {
        plan,
        slots: due.both === true ? [fight.conflict, member.sheet] : [member.sheet],
        then: (result, after) => {
            const rolls = key < 0
                ? member.rolls
                : Array.from({ length: Math.max(key + 1, member.rolls.length) }, (_, i) => i === key ? result : (member.rolls[i] ?? 0));
            const sheet = after.at(-1) ?? member.sheet;
            const members = fight.members.map((one, i) => (i === at ? { ...one, sheet, rolls } : one));
            const conflict = due.both === true ? (after[0] ?? fight.conflict) : fight.conflict;
            return due.both === true
                ? { ...fight, conflict, members, due: [{ kind: "seats" }, ...fight.due] }
                : { ...fight, members };
        },
    };
}`],
[`$settled`, `756 766 768 769 785 789 795 796 799 801 802 803`, `

function $settled<S>(
  facts: $FightFacts,
  fight: $Fight<S>,
  due: Exclude<$Due["kind"], "piece">,
  read: $Reader<S>,
): $Fight<S> {
  switch (due) {
    case "begin":
      return $fight_begun(facts, fight);
    case "seats":
      return $fight_seated(facts, fight, read);
    case "sort": {
      const queue = $sorted(facts, fight, read);
      return { ...fight, queue: queue.slice(1), actor: queue[0] ?? -1, side: -1 };
    }
    case "start":
      return {
        ...fight,
        turn: fight.turn + 1,
        open: true,
        done: 0,
        did: [],
        due: [...$moment(facts, fight, "start"), { kind: "ends" }, ...fight.due],
      };
    case "ends":
      return $ended(facts, fight, read) ?? fight;
    case "look": {
      const over = $ended(facts, fight, read);
      if (over !== null || !fight.open || !$isOver(facts, fight, read)) return over ?? fight;
      const isFree = facts.order.kind === "free";
      return isFree
        ? $goneOn(facts, fight)
        : { ...fight, open: false, due: [...$closingOf(facts, fight), ...fight.due] };
    }
  }
}`, `
function $settled(facts, fight, due, read) {
    switch (due) {
        case "begin":
            return $fight_begun(facts, fight);
        case "seats":
            return $fight_seated(facts, fight, read);
        case "sort": {
            const queue = $sorted(facts, fight, read);
            return { ...fight, queue: queue.slice(1), actor: queue[0] ?? -1, side: -1 };
        }
        case "start":
            return {
                ...fight,
                turn: fight.turn + 1,
                open: true,
                done: 0,
                did: [],
                due: [...$moment(facts, fight, "start"), { kind: "ends" }, ...fight.due],
            };
        case "ends":
            return $ended(facts, fight, read) ?? fight;
        case "look": {
            const over = $ended(facts, fight, read);
            if (over !== null || !fight.open || !$isOver(facts, fight, read))
                return over ?? fight;
            const isFree = facts.order.kind === "free";
            return isFree
                ? $goneOn(facts, fight)
                : { ...fight, open: false, due: [...$closingOf(facts, fight), ...fight.due] };
        }
    }
}`],
[`$isOver`, `756 766 769 770`, `

/** Whether the turn is over by itself. */
function $isOver<S>(facts: $FightFacts, fight: $Fight<S>, read: $Reader<S>): boolean {
  const { eachTurn, turnEnds, onceEach } = facts;
  const isAllDone = onceEach.length > 0 && onceEach.every((one) => fight.did.includes(one));
  const hasLeft =
    (fight.actor >= 0 && fight.members[fight.actor]!.side < 0) ||
    (fight.side >= 0 && !fight.members.some(({ side }) => side === fight.side));
  return (
    (eachTurn !== null && fight.done >= eachTurn) ||
    (turnEnds !== null && $fight_facts_holds(turnEnds, fight, -1, read)) ||
    isAllDone ||
    hasLeft
  );
}`, `
/** Whether the turn is over by itself. */
function $isOver(facts, fight, read) {
    const { eachTurn, turnEnds, onceEach } = facts;
    const isAllDone = onceEach.length > 0 && onceEach.every((one) => fight.did.includes(one));
    const hasLeft = (fight.actor >= 0 && fight.members[fight.actor].side < 0) ||
        (fight.side >= 0 && !fight.members.some(({ side }) => side === fight.side));
    return ((eachTurn !== null && fight.done >= eachTurn) ||
        (turnEnds !== null && $fight_facts_holds(turnEnds, fight, -1, read)) ||
        isAllDone ||
        hasLeft);
}`],
[`$fight_begun`, `756 766 768 797`, `

function $fight_begun<S>(facts: $FightFacts, fight: $Fight<S>): $Fight<S> {
  const { order, sides } = facts;
  const start: readonly $Due[] = [{ kind: "start" }];
  if (order.kind === "alternating") {
    const side = (fight.side + 1) % Math.max(1, sides.length);
    return side === 0
      ? $newRound(facts, { ...fight, side, open: false }, start)
      : { ...fight, side, open: false, due: start };
  }
  if (order.kind === "free") return $newRound(facts, { ...fight, open: true }, start);
  const { keys } = order;
  const [actor, ...queue] = fight.queue.filter((i) => fight.members[i]!.side >= 0);
  if (actor !== undefined) return { ...fight, actor, queue, open: false, due: start };
  // Rolled once by everybody: when it begins, and for those who joined at the next round.
  const rolls = fight.members.flatMap((one, at): readonly $Due[] =>
    keys.flatMap((key, i): readonly $Due[] =>
      key.rolled && one.side >= 0 && one.rolls[i] === undefined
        ? [{ kind: "piece", plan: key.plan, at, key: i }]
        : [],
    ),
  );
  const made = $newRound(facts, { ...fight, open: false }, start);
  return { ...made, due: [...rolls, { kind: "sort" }, ...made.due] };
}`, `
function $fight_begun(facts, fight) {
    const { order, sides } = facts;
    const start = [{ kind: "start" }];
    if (order.kind === "alternating") {
        const side = (fight.side + 1) % Math.max(1, sides.length);
        return side === 0
            ? $newRound(facts, { ...fight, side, open: false }, start)
            : { ...fight, side, open: false, due: start };
    }
    if (order.kind === "free")
        return $newRound(facts, { ...fight, open: true }, start);
    const { keys } = order;
    const [actor, ...queue] = fight.queue.filter((i) => fight.members[i].side >= 0);
    if (actor !== undefined)
        return { ...fight, actor, queue, open: false, due: start };
    // Rolled once by everybody: when it begins, and for those who joined at the next round.
    const rolls = fight.members.flatMap((one, at) => keys.flatMap((key, i) => key.rolled && one.side >= 0 && one.rolls[i] === undefined
        ? [{ kind: "piece", plan: key.plan, at, key: i }]
        : []));
    const made = $newRound(facts, { ...fight, open: false }, start);
    return { ...made, due: [...rolls, { kind: "sort" }, ...made.due] };
}`],
[`$newRound`, `756 766 768 799 800`, `

function $newRound<S>(facts: $FightFacts, fight: $Fight<S>, then: readonly $Due[]): $Fight<S> {
  const due: readonly $Due[] = [
    ...$moment(facts, fight, "round"),
    ...$lasting(facts, fight, "rounds"),
    { kind: "ends" },
    ...then,
  ];
  return { ...fight, round: fight.round + 1, due };
}`, `
function $newRound(facts, fight, then) {
    const due = [
        ...$moment(facts, fight, "round"),
        ...$lasting(facts, fight, "rounds"),
        { kind: "ends" },
        ...then,
    ];
    return { ...fight, round: fight.round + 1, due };
}`],
[`$own`, `768`, `

const $own = (plan: string): $Due => ({ kind: "piece", plan, at: -1, key: -1 });`, `
const $own = (plan) => ({ kind: "piece", plan, at: -1, key: -1 });`],
[`$moment`, `756 766 768 798`, `

function $moment<S>(
  facts: $FightFacts,
  fight: $Fight<S>,
  at: keyof $FightFacts["moments"],
): readonly $Due[] {
  return facts.moments[at].flatMap(({ plan, over }): readonly $Due[] => {
    if (over === null) return [$own(plan)];
    return fight.members.flatMap(({ side }, i): readonly $Due[] =>
      side === over ? [{ kind: "piece", plan, at: i, key: -1, both: true }] : [],
    );
  });
}`, `
function $moment(facts, fight, at) {
    return facts.moments[at].flatMap(({ plan, over }) => {
        if (over === null)
            return [$own(plan)];
        return fight.members.flatMap(({ side }, i) => side === over ? [{ kind: "piece", plan, at: i, key: -1, both: true }] : []);
    });
}`],
[`$lasting`, `756 760 766 768`, `

/** Durations that are counted down, member by member. */
function $lasting<S>(facts: $FightFacts, fight: $Fight<S>, what: keyof $Lasting): readonly $Due[] {
  return fight.members.flatMap(({ side }, at): readonly $Due[] => {
    const plan = facts.sides[side]?.lasting[what] ?? null;
    return plan === null ? [] : [{ kind: "piece", plan, at, key: -1 }];
  });
}`, `
/** Durations that are counted down, member by member. */
function $lasting(facts, fight, what) {
    return fight.members.flatMap(({ side }, at) => {
        const plan = facts.sides[side]?.lasting[what] ?? null;
        return plan === null ? [] : [{ kind: "piece", plan, at, key: -1 }];
    });
}`],
[`$closingOf`, `756 766 768 799 800`, `

function $closingOf<S>(facts: $FightFacts, fight: $Fight<S>): readonly $Due[] {
  return [...$moment(facts, fight, "end"), ...$lasting(facts, fight, "turns"), { kind: "ends" }];
}`, `
function $closingOf(facts, fight) {
    return [...$moment(facts, fight, "end"), ...$lasting(facts, fight, "turns"), { kind: "ends" }];
}`],
[`$ended`, `756 766 769 770 798 800`, `

/** The fight after its end, or null while it goes on. */
function $ended<S>(facts: $FightFacts, fight: $Fight<S>, read: $Reader<S>): $Fight<S> | null {
  if (fight.ended) return null;
  const end = facts.ends.find((one) => $fight_facts_holds(one.test, fight, -1, read));
  if (end === undefined) return null;
  return {
    ...fight,
    ended: true,
    open: false,
    due: [$own(end.plan), ...$lasting(facts, fight, "end")],
  };
}`, `
/** The fight after its end, or null while it goes on. */
function $ended(facts, fight, read) {
    if (fight.ended)
        return null;
    const end = facts.ends.find((one) => $fight_facts_holds(one.test, fight, -1, read));
    if (end === undefined)
        return null;
    return {
        ...fight,
        ended: true,
        open: false,
        due: [$own(end.plan), ...$lasting(facts, fight, "end")],
    };
}`],
[`$sorted`, `756 766 769`, `

/** Equal ones keep the order in which they joined. */
function $sorted<S>(facts: $FightFacts, fight: $Fight<S>, read: $Reader<S>): readonly number[] {
  const there = fight.members.flatMap(({ side }, i) => (side >= 0 ? [i] : []));
  const { order } = facts;
  if (order.kind !== "by") return there;
  const values = fight.members.map((member) =>
    order.keys.map((key, i) => {
      const value = key.rolled ? (member.rolls[i] ?? 0) : read(key.plan, [member.sheet]);
      return key.lowest ? value : -value;
    }),
  );
  const compare = (a: number, b: number): number => {
    for (const [i, x] of values[a]!.entries()) if (x !== values[b]![i]!) return x - values[b]![i]!;
    return a - b;
  };
  return there.toSorted(compare);
}`, `
/** Equal ones keep the order in which they joined. */
function $sorted(facts, fight, read) {
    const there = fight.members.flatMap(({ side }, i) => (side >= 0 ? [i] : []));
    const { order } = facts;
    if (order.kind !== "by")
        return there;
    const values = fight.members.map((member) => order.keys.map((key, i) => {
        const value = key.rolled ? (member.rolls[i] ?? 0) : read(key.plan, [member.sheet]);
        return key.lowest ? value : -value;
    }));
    const compare = (a, b) => {
        for (const [i, x] of values[a].entries())
            if (x !== values[b][i])
                return x - values[b][i];
        return a - b;
    };
    return there.toSorted(compare);
}`],
[`$chosenOf`, `756 766 769`, `

/**
 * For whom a tactic asks: enemies or allies, the best by its measure first, equal ones in the order in which they joined. Where there are
 * no sides, both are all the others. Enemies who can do nothing any more come in only where no other is left.
 */
function $chosenOf<S>(
  facts: $FightFacts,
  fight: $Fight<S>,
  self: number,
  choice: { readonly from: "enemy" | "ally"; readonly lowest: boolean; readonly by: string | null },
  read: $Reader<S>,
): readonly number[] {
  const side = fight.members[self]!.side;
  const hasSides = facts.sides.length > 1;
  const isMeant = (of: number, i: number): boolean =>
    of >= 0 && (hasSides ? (of === side) === (choice.from === "ally") : i !== self);
  const there = fight.members.flatMap((one, i) => (isMeant(one.side, i) ? [i] : []));
  const able = (i: number): boolean => {
    const { sheet, side: own } = fight.members[i]!;
    const plan = facts.sides[own]?.able ?? null;
    return plan === null || read(plan, [sheet]) !== 0;
  };
  const standing = choice.from === "ally" ? there : there.filter(able);
  const all = standing.length === 0 ? there : standing;
  const { by } = choice;
  if (by === null) return all;
  const value = new Map(
    all.map((i) => [i, read(by, [fight.members[i]!.sheet]) * (choice.lowest ? 1 : -1)]),
  );
  return all.toSorted((a, b) => value.get(a)! - value.get(b)! || a - b);
}`, `
/**
 * For whom a tactic asks: enemies or allies, the best by its measure first, equal ones in the order in which they joined. Where there are
 * no sides, both are all the others. Enemies who can do nothing any more come in only where no other is left.
 */
function $chosenOf(facts, fight, self, choice, read) {
    const side = fight.members[self].side;
    const hasSides = facts.sides.length > 1;
    const isMeant = (of, i) => of >= 0 && (hasSides ? (of === side) === (choice.from === "ally") : i !== self);
    const there = fight.members.flatMap((one, i) => (isMeant(one.side, i) ? [i] : []));
    const able = (i) => {
        const { sheet, side: own } = fight.members[i];
        const plan = facts.sides[own]?.able ?? null;
        return plan === null || read(plan, [sheet]) !== 0;
    };
    const standing = choice.from === "ally" ? there : there.filter(able);
    const all = standing.length === 0 ? there : standing;
    const { by } = choice;
    if (by === null)
        return all;
    const value = new Map(all.map((i) => [i, read(by, [fight.members[i].sheet]) * (choice.lowest ? 1 : -1)]));
    return all.toSorted((a, b) => value.get(a) - value.get(b) || a - b);
}`],
[`$ConflictFacts`, `94 116 124 756 761 779 806`, `

// What an engine's door knows of a conflict: the machine's facts, its own fields as a sheet, and every plan it plays as an action.
// Invariant: plain data but for the functions inside the actions.

interface $ConflictFacts {
  readonly fight: $FightFacts;
  /** Its own fields. */
  readonly body: $SheetFacts;
  readonly gives: $shape_Shape | null;
  /** Of each side, in order. */
  readonly sheets: readonly $SheetFacts[];
  /** What stands between two members, by relation. */
  readonly pairs: Readonly<Record<string, $SheetFacts>>;
  /** Moments, tests, rolls for the order, endings, durations. */
  readonly pieces: Readonly<Record<string, $ActionFacts>>;
  readonly actions: readonly $TurnAction[];
  readonly tactics: readonly $TacticFacts[];
  readonly texts: Readonly<Record<$Hindrance, string>>;
}`, ``],
[`$TurnAction`, `124`, `
/** Names of the slots in which the one who acts, the opponent and the conflict stand. */
interface $TurnAction {
  readonly facts: $ActionFacts;
  readonly self: string | null;
  readonly against: string | null;
  readonly conflict: string | null;
  /** Its parameters in header order, slots among them. */
  readonly params: readonly string[];
}`, ``],
[`$seatedAs`, `109 158 164 805`, `

// The hidden cell of a sheet that says on which side of a conflict it stands; there is none where no rule lets anybody join or leave.

/** \`side\` -1: on none. */
function $seatedAs(
  rules: $RulesFacts,
  facts: Pick<$ConflictFacts, "fight">,
  sheet: $kept_Kept,
  side: number,
): $kept_Kept {
  const cell = sheet.facts.columns[\`$side/\${facts.fight.id}\`];
  if (cell === undefined || sheet.cells[cell] === side + 1) return sheet;
  const cells = sheet.cells.slice();
  cells[cell] = side + 1;
  return $kept_changed(rules, sheet, { cells });
}`, `
// The hidden cell of a sheet that says on which side of a conflict it stands; there is none where no rule lets anybody join or leave.
/** \`side\` -1: on none. */
function $seatedAs(rules, facts, sheet, side) {
    const cell = sheet.facts.columns[\`$side/\${facts.fight.id}\`];
    if (cell === undefined || sheet.cells[cell] === side + 1)
        return sheet;
    const cells = sheet.cells.slice();
    cells[cell] = side + 1;
    return $kept_changed(rules, sheet, { cells });
}`],
[`$freshPairs`, `109 157 158 253 805`, `

// What relations say of every two members, as JSON: \`{ "Dominanz": { "Anna": { "Bert": 3 } } }\`, by the keys of the members. Invariant: of an
// opposite relation both ways round are written and agree; what is left out is as at the beginning.

function $freshPairs(
  rules: $RulesFacts,
  facts: $ConflictFacts,
): Readonly<Record<string, $kept_Kept>> {
  return $plainObject(
    facts.fight.relations.map(({ id }) => [id, $newSheet(rules, facts.pairs[id]!)] as const),
  ) as Readonly<Record<string, $kept_Kept>>;
}`, `
// What relations say of every two members, as JSON: \`{ "Dominanz": { "Anna": { "Bert": 3 } } }\`, by the keys of the members. Invariant: of an
// opposite relation both ways round are written and agree; what is left out is as at the beginning.
function $freshPairs(rules, facts) {
    return $plainObject(facts.fight.relations.map(({ id }) => [id, $newSheet(rules, facts.pairs[id])]));
}`],
[`$amount`, `158`, `

const $amount = (kept: $kept_Kept): number => kept.cells[0]!;`, `
const $amount = (kept) => kept.cells[0];`],
[`$pairsJson`, `157 158 766 772 805 809`, `

/** One entry a relation. */
function $pairsJson(
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
): readonly (readonly [string, unknown])[] {
  return facts.fight.relations.map(({ id, name, side }) => {
    const there = fight.members.flatMap((one, i) => (one.side === side ? [i] : []));
    const key = (i: number): string => fight.members[i]!.key;
    const row = (a: number): object =>
      $plainObject(
        there
          .filter((b) => b !== a)
          .map((b) => [key(b), $amount($pairOf(fight, id, a, b))] as const),
      );
    return [name, $plainObject(there.map((a) => [key(a), row(a)] as const))] as const;
  });
}`, `
/** One entry a relation. */
function $pairsJson(facts, fight) {
    return facts.fight.relations.map(({ id, name, side }) => {
        const there = fight.members.flatMap((one, i) => (one.side === side ? [i] : []));
        const key = (i) => fight.members[i].key;
        const row = (a) => $plainObject(there
            .filter((b) => b !== a)
            .map((b) => [key(b), $amount($pairOf(fight, id, a, b))]));
        return [name, $plainObject(there.map((a) => [key(a), row(a)]))];
    });
}`],
[`$apartPairs`, `805`, `

/** What is given of relations, and the rest. */
function $apartPairs(
  facts: $ConflictFacts,
  given: ReadonlyMap<string, unknown>,
): readonly [ReadonlyMap<string, unknown>, ReadonlyMap<string, unknown>] {
  const isPair = ([key]: readonly [string, unknown]): boolean =>
    facts.fight.relations.some(({ name }) => name === key);
  return [new Map([...given].filter(isPair)), new Map([...given].filter((one) => !isPair(one)))];
}`, `
/** What is given of relations, and the rest. */
function $apartPairs(facts, given) {
    const isPair = ([key]) => facts.fight.relations.some(({ name }) => name === key);
    return [new Map([...given].filter(isPair)), new Map([...given].filter((one) => !isPair(one)))];
}`],
[`$withPairs`, `109 151 158 283 766 771 805 809 814`, `

function $withPairs(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
  given: ReadonlyMap<string, unknown>,
  problems: $Problems,
): $Fight<$kept_Kept> {
  const pairs: Record<string, $kept_Kept> = {};
  for (const relation of facts.fight.relations) {
    const value = given.get(relation.name);
    if (value === undefined) continue;
    for (const { a, b, number, path } of $numbersIn(relation, fight, value, problems)) {
      const kept = $pairWith(rules, facts.pairs[relation.id]!, number, path, problems);
      if (kept === null) continue;
      const before = pairs[$pairKey(relation.id, a, b)];
      if (before !== undefined && $amount(before) !== $amount(kept))
        problems.add(
          path,
          "mismatched-value",
          \`\${relation.name} must be \${$amount(before)} here: the other way round it is \${-$amount(before)}.\`,
          { from: $amount(before), to: $amount(before) },
        );
      pairs[$pairKey(relation.id, a, b)] = kept;
      if (!relation.opposite) continue;
      const back = $pairWith(rules, facts.pairs[relation.id]!, 0 - $amount(kept), path, problems);
      if (back !== null) pairs[$pairKey(relation.id, b, a)] ??= back;
    }
  }
  return { ...fight, pairs };
}`, `
function $withPairs(rules, facts, fight, given, problems) {
    const pairs = {};
    for (const relation of facts.fight.relations) {
        const value = given.get(relation.name);
        if (value === undefined)
            continue;
        for (const { a, b, number, path } of $numbersIn(relation, fight, value, problems)) {
            const kept = $pairWith(rules, facts.pairs[relation.id], number, path, problems);
            if (kept === null)
                continue;
            const before = pairs[$pairKey(relation.id, a, b)];
            if (before !== undefined && $amount(before) !== $amount(kept))
                problems.add(path, "mismatched-value", \`\${relation.name} must be \${$amount(before)} here: the other way round it is \${-$amount(before)}.\`, { from: $amount(before), to: $amount(before) });
            pairs[$pairKey(relation.id, a, b)] = kept;
            if (!relation.opposite)
                continue;
            const back = $pairWith(rules, facts.pairs[relation.id], 0 - $amount(kept), path, problems);
            if (back !== null)
                pairs[$pairKey(relation.id, b, a)] ??= back;
        }
    }
    return { ...fight, pairs };
}`],
[`$Said`, ``, `

interface $Said {
  readonly a: number;
  readonly b: number;
  readonly number: unknown;
  readonly path: string;
}`, ``],
[`$numbersIn`, `102 151 156 158 759 766 813`, `
function $numbersIn(
  { name, side }: $RelationFacts,
  fight: $Fight<$kept_Kept>,
  value: unknown,
  problems: $Problems,
): readonly $Said[] {
  const keys = fight.members.map((one) => one.key);
  const members = (of: unknown, path: string): readonly (readonly [number, unknown])[] => {
    const own = $ownValues(of);
    if (own === null)
      problems.add(
        path,
        "mismatched-value",
        \`\${$shape_shown(of)} is no object by the keys of members.\`,
        keys,
      );
    return [...(own ?? [])].flatMap(([key, inside]) => {
      const at = fight.members.findIndex((one) => one.key === key && one.side === side);
      if (at >= 0) return [[at, inside] as const];
      problems.add(
        \`\${path}.\${key}\`,
        "unknown-key",
        \`\${$shape_shown(key)} is nobody of whom \${name} speaks.\`,
        keys,
      );
      return [];
    });
  };
  return members(value, name).flatMap(([a, row]) =>
    members(row, \`\${name}.\${keys[a]!}\`).flatMap(([b, number]): readonly $Said[] =>
      a === b ? [] : [{ a, b, number, path: \`\${name}.\${keys[a]!}.\${keys[b]!}\` }],
    ),
  );
}`, `
function $numbersIn({ name, side }, fight, value, problems) {
    const keys = fight.members.map((one) => one.key);
    const members = (of, path) => {
        const own = $ownValues(of);
        if (own === null)
            problems.add(path, "mismatched-value", \`\${$shape_shown(of)} is no object by the keys of members.\`, keys);
        return [...(own ?? [])].flatMap(([key, inside]) => {
            const at = fight.members.findIndex((one) => one.key === key && one.side === side);
            if (at >= 0)
                return [[at, inside]];
            problems.add(\`\${path}.\${key}\`, "unknown-key", \`\${$shape_shown(key)} is nobody of whom \${name} speaks.\`, keys);
            return [];
        });
    };
    return members(value, name).flatMap(([a, row]) => members(row, \`\${name}.\${keys[a]}\`).flatMap(([b, number]) => a === b ? [] : [{ a, b, number, path: \`\${name}.\${keys[a]}.\${keys[b]}\` }]));
}`],
[`$LogEntry`, ``, `

// The state of a conflict as JSON: its fields, who is in it on which side with which sheet, whose turn it is, what was done so far.
// Invariant: what is written reads back as the same fight; a state that was given out is known again without reading it.

/**
 * What was done, in order; played again with these faces it gives the same state. \`continues\`: a state without log from which it goes
 * on, where what stands before was done under other rules.
 */
type $LogEntry =
  | { readonly starts: Readonly<Record<string, unknown>> }
  | { readonly continues: Readonly<Record<string, unknown>> }
  | {
      readonly does: unknown;
      readonly faces: readonly number[];
      readonly answers?: Readonly<Record<string, unknown>>;
    };`, ``],
[`$conflict_state_Known`, `158 766 815`, `

/** A conflict as it is worked with. Nothing is due in it. */
interface $conflict_state_Known {
  readonly fight: $Fight<$kept_Kept>;
  readonly log: readonly $LogEntry[];
}`, ``],
[`$conflict_state_known`, `816`, `
const $conflict_state_known = new WeakMap<object, $conflict_state_Known>();`, `
const $conflict_state_known = new WeakMap();`],
[`$knownState`, `816 817`, `

function $knownState(state: unknown): $conflict_state_Known | undefined {
  return typeof state === "object" && state !== null ? $conflict_state_known.get(state) : undefined;
}`, `
function $knownState(state) {
    return typeof state === "object" && state !== null ? $conflict_state_known.get(state) : undefined;
}`],
[`$ENDED`, ``, `

/** Column and key of how it ended. */
const $ENDED = "$ended";`, `
/** Column and key of how it ended. */
const $ENDED = "$ended";`],
[`$endedOf`, `97 100 158 805 819`, `

/** \`true\`: it just ended; else its outcome. */
function $endedOf(facts: $ConflictFacts, conflict: $kept_Kept): $Plain {
  const code = conflict.cells[facts.body.columns[$ENDED] ?? -1] ?? 0;
  if (code < 2) return code === 1;
  return facts.gives === null ? true : $written(facts.gives, code - 2);
}`, `
/** \`true\`: it just ended; else its outcome. */
function $endedOf(facts, conflict) {
    const code = conflict.cells[facts.body.columns[$ENDED] ?? -1] ?? 0;
    if (code < 2)
        return code === 1;
    return facts.gives === null ? true : $written(facts.gives, code - 2);
}`],
[`$toState`, `109 157 805 816 817 822`, `

function $toState(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  { fight, log }: $conflict_state_Known,
): object {
  const state = $plainObject([...$stateParts(rules, facts, fight), ["$log", Object.freeze(log)]]);
  $conflict_state_known.set(state, { fight, log });
  return state;
}`, `
function $toState(rules, facts, { fight, log }) {
    const state = $plainObject([...$stateParts(rules, facts, fight), ["$log", Object.freeze(log)]]);
    $conflict_state_known.set(state, { fight, log });
    return state;
}`],
[`$stateParts`, `109 157 158 186 766 805 810 819 820`, `

/** Everything but the log. */
function $stateParts(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
): readonly (readonly [string, unknown])[] {
  const members = fight.members.map(
    ({ key, side, sheet, rolls, joined }): readonly [string, unknown] => [
      key,
      Object.freeze({
        side: facts.fight.sides[side]?.name ?? null,
        ...(joined === undefined ? {} : { joined }),
        ...(rolls.length === 0 ? {} : { rolls: Object.freeze(rolls.slice()) }),
        sheet: sheet.json,
      }),
    ],
  );
  const keyOf = (i: number): string | null => fight.members[i]?.key ?? null;
  const nameOf = (id: string): string =>
    facts.actions.find((one) => one.facts.id === id)?.facts.name ?? id;
  const turn = Object.freeze({
    round: fight.round,
    turn: fight.turn,
    side: facts.fight.sides[fight.side]?.name ?? null,
    actor: keyOf(fight.actor),
    open: fight.open,
    done: fight.done,
    ...(fight.did.length === 0 ? {} : { did: Object.freeze(fight.did.map(nameOf)) }),
    queue: Object.freeze(fight.queue.map(keyOf)),
  });
  const fields = Object.entries(fight.conflict.json).filter(
    ([key]) => !key.startsWith("$") || key === $ENTRIES,
  );
  return [
    [
      "$",
      Object.freeze({ ruleset: rules.name, version: rules.version, conflict: facts.fight.name }),
    ],
    ["$members", $plainObject(members)],
    ["$turn", turn],
    [$ENDED, $endedOf(facts, fight.conflict)],
    ...fields,
    ...$pairsJson(facts, fight),
  ];
}`, `
/** Everything but the log. */
function $stateParts(rules, facts, fight) {
    const members = fight.members.map(({ key, side, sheet, rolls, joined }) => [
        key,
        Object.freeze({
            side: facts.fight.sides[side]?.name ?? null,
            ...(joined === undefined ? {} : { joined }),
            ...(rolls.length === 0 ? {} : { rolls: Object.freeze(rolls.slice()) }),
            sheet: sheet.json,
        }),
    ]);
    const keyOf = (i) => fight.members[i]?.key ?? null;
    const nameOf = (id) => facts.actions.find((one) => one.facts.id === id)?.facts.name ?? id;
    const turn = Object.freeze({
        round: fight.round,
        turn: fight.turn,
        side: facts.fight.sides[fight.side]?.name ?? null,
        actor: keyOf(fight.actor),
        open: fight.open,
        done: fight.done,
        ...(fight.did.length === 0 ? {} : { did: Object.freeze(fight.did.map(nameOf)) }),
        queue: Object.freeze(fight.queue.map(keyOf)),
    });
    const fields = Object.entries(fight.conflict.json).filter(([key]) => !key.startsWith("$") || key === $ENTRIES);
    return [
        [
            "$",
            Object.freeze({ ruleset: rules.name, version: rules.version, conflict: facts.fight.name }),
        ],
        ["$members", $plainObject(members)],
        ["$turn", turn],
        [$ENDED, $endedOf(facts, fight.conflict)],
        ...fields,
        ...$pairsJson(facts, fight),
    ];
}`],
[`$OWN_KEYS`, `186 819`, `

// Reading the state of a conflict from anywhere: the fight it tells, or a list of everything that is wrong with it. Invariant: reading
// never throws and never changes its input; its sheets pass the same door as any other sheet.

const $OWN_KEYS: readonly string[] = ["$", "$members", "$turn", $ENDED, "$log", $ENTRIES];`, `
// Reading the state of a conflict from anywhere: the fight it tells, or a list of everything that is wrong with it. Invariant: reading
// never throws and never changes its input; its sheets pass the same door as any other sheet.
const $OWN_KEYS = ["$", "$members", "$turn", $ENDED, "$log", $ENTRIES];`],
[`$NUMBERS`, ``, `
const $NUMBERS = ["round", "turn", "done"] as const;`, `
const $NUMBERS = ["round", "turn", "done"];`],
[`$MOST_ENTRIES`, ``, `
/** Most entries in a log. */
const $MOST_ENTRIES = 100_000;`, `
/** Most entries in a log. */
const $MOST_ENTRIES = 100_000;`],
[`$fromState`, `109 153 154 805 816 827`, `

/** @throws RuleError \`mismatched-sheet\` with all problems. */
function $fromState(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  state: unknown,
): $conflict_state_Known {
  const problems = $collector();
  const read = $readState(rules, facts, state, problems);
  if (read !== null) return read;
  throw $refusal("mismatched-sheet", \`This is no state of \${facts.fight.name}\`, problems.found);
}`, `
/** @throws RuleError \`mismatched-sheet\` with all problems. */
function $fromState(rules, facts, state) {
    const problems = $collector();
    const read = $readState(rules, facts, state, problems);
    if (read !== null)
        return read;
    throw $refusal("mismatched-sheet", \`This is no state of \${facts.fight.name}\`, problems.found);
}`],
[`$readState`, `109 151 805 816 818 828`, `

/** Null: it has problems, and they were added. */
function $readState(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  state: unknown,
  problems: $Problems,
): $conflict_state_Known | null {
  const before = $knownState(state);
  if (before !== undefined && before.fight.conflict.facts === facts.body) return before;
  const count = problems.found.length;
  try {
    const made = $conflict_read_readParts(rules, facts, state, problems);
    return problems.found.length === count ? made : null;
  } catch (error) {
    // A getter or a proxy of the caller's threw.
    const why = error instanceof Error ? error.message : String(error);
    problems.add("", "mismatched-value", \`This cannot be read: \${why}\`);
    return null;
  }
}`, `
/** Null: it has problems, and they were added. */
function $readState(rules, facts, state, problems) {
    const before = $knownState(state);
    if (before !== undefined && before.fight.conflict.facts === facts.body)
        return before;
    const count = problems.found.length;
    try {
        const made = $conflict_read_readParts(rules, facts, state, problems);
        return problems.found.length === count ? made : null;
    }
    catch (error) {
        // A getter or a proxy of the caller's threw.
        const why = error instanceof Error ? error.message : String(error);
        problems.add("", "mismatched-value", \`This cannot be read: \${why}\`);
        return null;
    }
}`],
[`$conflict_read_readParts`, `102 109 151 156 207 219 221 778 805 808 811 812 816 820 823 829 832 833 836`, `

function $conflict_read_readParts(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  state: unknown,
  problems: $Problems,
): $conflict_state_Known | null {
  const given = $ownValues(state);
  const { name } = facts.fight;
  if (given === null) {
    problems.add(
      "",
      "mismatched-value",
      \`\${$shape_shown(state)} is no \${name}; an object is wanted.\`,
      "an object",
    );
    return null;
  }
  if (!$isOfVersion(rules, () => $conflictPrint(facts), given.get("$"), "$", problems)) return null;
  const head = {
    ruleset: rules.name,
    version: rules.version,
    conflict: name,
    shape: $conflictPrint(facts),
  };
  $checkHead(new Map(Object.entries(head)), given.get("$"), "$", problems);
  for (const key of given.keys())
    if (key.startsWith("$") && !$OWN_KEYS.includes(key))
      problems.add(key, "unknown-key", \`There is no \${$shape_shown(key)} here.\`, $OWN_KEYS);
  const members = $readMembers(rules, facts, given.get("$members"), problems);
  const turn = $readTurn(facts, members, given.get("$turn"), problems);
  const [related, rest] = $apartPairs(facts, given);
  const conflict = $conflict_read_readOwn(rules, facts, rest, problems);
  const log = $readLog(given.get("$log"), problems);
  if (conflict === null || turn === null || log === null) return null;
  const ended = $endedOf(facts, conflict) !== false;
  const begun = $newFight(conflict, members, facts.fight, $freshPairs(rules, facts));
  const fight = $withPairs(rules, facts, { ...begun, members, ...turn, ended }, related, problems);
  return { fight, log };
}`, `
function $conflict_read_readParts(rules, facts, state, problems) {
    const given = $ownValues(state);
    const { name } = facts.fight;
    if (given === null) {
        problems.add("", "mismatched-value", \`\${$shape_shown(state)} is no \${name}; an object is wanted.\`, "an object");
        return null;
    }
    if (!$isOfVersion(rules, () => $conflictPrint(facts), given.get("$"), "$", problems))
        return null;
    const head = {
        ruleset: rules.name,
        version: rules.version,
        conflict: name,
        shape: $conflictPrint(facts),
    };
    $checkHead(new Map(Object.entries(head)), given.get("$"), "$", problems);
    for (const key of given.keys())
        if (key.startsWith("$") && !$OWN_KEYS.includes(key))
            problems.add(key, "unknown-key", \`There is no \${$shape_shown(key)} here.\`, $OWN_KEYS);
    const members = $readMembers(rules, facts, given.get("$members"), problems);
    const turn = $readTurn(facts, members, given.get("$turn"), problems);
    const [related, rest] = $apartPairs(facts, given);
    const conflict = $conflict_read_readOwn(rules, facts, rest, problems);
    const log = $readLog(given.get("$log"), problems);
    if (conflict === null || turn === null || log === null)
        return null;
    const ended = $endedOf(facts, conflict) !== false;
    const begun = $newFight(conflict, members, facts.fight, $freshPairs(rules, facts));
    const fight = $withPairs(rules, facts, { ...begun, members, ...turn, ended }, related, problems);
    return { fight, log };
}`],
[`$readMembers`, `102 109 151 156 158 222 767 805 807 830 834`, `

// ── parts ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function $readMembers(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  value: unknown,
  problems: $Problems,
): readonly $Member<$kept_Kept>[] {
  const given = $ownValues(value);
  if (given === null) {
    problems.add(
      "$members",
      "mismatched-value",
      \`\${$shape_shown(value)} is no object of members by key.\`,
      "an object",
    );
    return [];
  }
  const names = facts.fight.sides.map((side) => side.name);
  return [...given].flatMap(([key, one]): readonly $Member<$kept_Kept>[] => {
    const path = \`$members.\${key}\`;
    const parts = $ownValues(one);
    if (parts === null || key === "__proto__") {
      problems.add(
        path,
        key === "__proto__" ? "misplaced-key" : "mismatched-value",
        \`\${$shape_shown(one)} is no member.\`,
      );
      return [];
    }
    $checkParts(parts, ["side", "sheet", "rolls", "joined"], path, problems);
    const side = names.indexOf(String(parts.get("side")));
    if (side < 0 && parts.get("side") !== null) {
      problems.add(
        \`\${path}.side\`,
        "unknown-name",
        \`There is no side \${$shape_shown(parts.get("side"))} here.\`,
        names,
      );
      return [];
    }
    const joined = parts.get("joined");
    const isRound = joined === undefined || Number.isSafeInteger(joined);
    if (!isRound)
      problems.add(
        \`\${path}.joined\`,
        "mismatched-value",
        \`\${$shape_shown(joined)} is no round.\`,
        "a whole number",
      );
    const rolls = parts.get("rolls") ?? [];
    const isRolls = Array.isArray(rolls) && rolls.every((roll) => Number.isSafeInteger(roll));
    if (!isRolls)
      problems.add(
        \`\${path}.rolls\`,
        "mismatched-value",
        \`\${$shape_shown(rolls)} is no list of numbers.\`,
        "a list",
      );
    const sheet = $readSheet(
      rules,
      $sheetFor(facts, side, parts.get("sheet")),
      parts.get("sheet"),
      \`\${path}.sheet\`,
      problems,
    );
    if (sheet === null || !isRolls || !isRound) return [];
    const own = {
      key,
      side,
      sheet: $seatedAs(rules, facts, sheet, side),
      rolls: rolls as readonly number[],
    };
    return [joined === undefined ? own : { ...own, joined: joined as number }];
  });
}`, `
// ── parts ────────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $readMembers(rules, facts, value, problems) {
    const given = $ownValues(value);
    if (given === null) {
        problems.add("$members", "mismatched-value", \`\${$shape_shown(value)} is no object of members by key.\`, "an object");
        return [];
    }
    const names = facts.fight.sides.map((side) => side.name);
    return [...given].flatMap(([key, one]) => {
        const path = \`$members.\${key}\`;
        const parts = $ownValues(one);
        if (parts === null || key === "__proto__") {
            problems.add(path, key === "__proto__" ? "misplaced-key" : "mismatched-value", \`\${$shape_shown(one)} is no member.\`);
            return [];
        }
        $checkParts(parts, ["side", "sheet", "rolls", "joined"], path, problems);
        const side = names.indexOf(String(parts.get("side")));
        if (side < 0 && parts.get("side") !== null) {
            problems.add(\`\${path}.side\`, "unknown-name", \`There is no side \${$shape_shown(parts.get("side"))} here.\`, names);
            return [];
        }
        const joined = parts.get("joined");
        const isRound = joined === undefined || Number.isSafeInteger(joined);
        if (!isRound)
            problems.add(\`\${path}.joined\`, "mismatched-value", \`\${$shape_shown(joined)} is no round.\`, "a whole number");
        const rolls = parts.get("rolls") ?? [];
        const isRolls = Array.isArray(rolls) && rolls.every((roll) => Number.isSafeInteger(roll));
        if (!isRolls)
            problems.add(\`\${path}.rolls\`, "mismatched-value", \`\${$shape_shown(rolls)} is no list of numbers.\`, "a list");
        const sheet = $readSheet(rules, $sheetFor(facts, side, parts.get("sheet")), parts.get("sheet"), \`\${path}.sheet\`, problems);
        if (sheet === null || !isRolls || !isRound)
            return [];
        const own = {
            key,
            side,
            sheet: $seatedAs(rules, facts, sheet, side),
            rolls: rolls,
        };
        return [joined === undefined ? own : { ...own, joined: joined }];
    });
}`],
[`$sheetFor`, `116 156 805`, `

/** Of who has left only the sheet itself says what it is. */
function $sheetFor(facts: $ConflictFacts, side: number, sheet: unknown): $SheetFacts {
  const known = facts.sheets[side];
  if (known !== undefined) return known;
  const name = $ownValues($ownValues(sheet)?.get("$"))?.get("sheet");
  return facts.sheets.find((one) => one.name === name) ?? facts.sheets[0]!;
}`, `
/** Of who has left only the sheet itself says what it is. */
function $sheetFor(facts, side, sheet) {
    const known = facts.sheets[side];
    if (known !== undefined)
        return known;
    const name = $ownValues($ownValues(sheet)?.get("$"))?.get("sheet");
    return facts.sheets.find((one) => one.name === name) ?? facts.sheets[0];
}`],
[`$Turn`, `158 766`, `

type $Turn = Pick<
  $Fight<$kept_Kept>,
  "round" | "turn" | "side" | "actor" | "open" | "done" | "did" | "queue"
>;`, ``],
[`$readTurn`, `102 151 156 158 767 805 824 831 834`, `

function $readTurn(
  facts: $ConflictFacts,
  members: readonly $Member<$kept_Kept>[],
  value: unknown,
  problems: $Problems,
): $Turn | null {
  const given = $ownValues(value);
  if (given === null) {
    problems.add(
      "$turn",
      "mismatched-value",
      \`\${$shape_shown(value)} does not say whose turn it is.\`,
      "an object",
    );
    return null;
  }
  const count = problems.found.length;
  $checkParts(given, [...$NUMBERS, "side", "actor", "open", "queue", "did"], "$turn", problems);
  for (const key of $NUMBERS) {
    const number = given.get(key);
    const isCount = Number.isSafeInteger(number) && (number as number) >= 0;
    if (!isCount)
      problems.add(
        \`$turn.\${key}\`,
        "mismatched-value",
        \`\${$shape_shown(number)} is no count.\`,
        "a whole number",
      );
  }
  const among = (names: readonly string[], one: unknown, path: string): number => {
    const found = names.indexOf(String(one));
    if (one !== null && (typeof one !== "string" || found < 0))
      problems.add(path, "unknown-name", \`There is no \${$shape_shown(one)} here.\`, [
        null,
        ...names,
      ]);
    return found;
  };
  const keys = members.map(({ key }) => key);
  const side = among(
    facts.fight.sides.map(({ name }) => name),
    given.get("side"),
    "$turn.side",
  );
  const actor = among(keys, given.get("actor"), "$turn.actor");
  const open = given.get("open");
  if (typeof open !== "boolean")
    problems.add(
      "$turn.open",
      "mismatched-value",
      \`\${$shape_shown(open)} is neither true nor false.\`,
      [false, true],
    );
  const queue: unknown = given.get("queue");
  if (!Array.isArray(queue))
    problems.add("$turn.queue", "mismatched-value", \`\${$shape_shown(queue)} is no list.\`, "a list");
  const waiting = Array.isArray(queue)
    ? queue.map((one, i) => among(keys, one, \`$turn.queue.\${i}\`))
    : [];
  const names = facts.actions.map((one) => one.facts.name);
  const onces: unknown = given.get("did") ?? [];
  if (!Array.isArray(onces))
    problems.add("$turn.did", "mismatched-value", \`\${$shape_shown(onces)} is no list.\`, "a list");
  const did = Array.isArray(onces)
    ? onces.map(
        (one, i) => facts.actions[among(names, one ?? "", \`$turn.did.\${i}\`)]?.facts.id ?? "",
      )
    : [];
  if (problems.found.length > count) return null;
  const [round, turn, done] = $NUMBERS.map((key) => given.get(key) as number) as [
    number,
    number,
    number,
  ];
  return { round, turn, done, did, side, actor, open: open === true, queue: waiting };
}`, `
function $readTurn(facts, members, value, problems) {
    const given = $ownValues(value);
    if (given === null) {
        problems.add("$turn", "mismatched-value", \`\${$shape_shown(value)} does not say whose turn it is.\`, "an object");
        return null;
    }
    const count = problems.found.length;
    $checkParts(given, [...$NUMBERS, "side", "actor", "open", "queue", "did"], "$turn", problems);
    for (const key of $NUMBERS) {
        const number = given.get(key);
        const isCount = Number.isSafeInteger(number) && number >= 0;
        if (!isCount)
            problems.add(\`$turn.\${key}\`, "mismatched-value", \`\${$shape_shown(number)} is no count.\`, "a whole number");
    }
    const among = (names, one, path) => {
        const found = names.indexOf(String(one));
        if (one !== null && (typeof one !== "string" || found < 0))
            problems.add(path, "unknown-name", \`There is no \${$shape_shown(one)} here.\`, [
                null,
                ...names,
            ]);
        return found;
    };
    const keys = members.map(({ key }) => key);
    const side = among(facts.fight.sides.map(({ name }) => name), given.get("side"), "$turn.side");
    const actor = among(keys, given.get("actor"), "$turn.actor");
    const open = given.get("open");
    if (typeof open !== "boolean")
        problems.add("$turn.open", "mismatched-value", \`\${$shape_shown(open)} is neither true nor false.\`, [false, true]);
    const queue = given.get("queue");
    if (!Array.isArray(queue))
        problems.add("$turn.queue", "mismatched-value", \`\${$shape_shown(queue)} is no list.\`, "a list");
    const waiting = Array.isArray(queue)
        ? queue.map((one, i) => among(keys, one, \`$turn.queue.\${i}\`))
        : [];
    const names = facts.actions.map((one) => one.facts.name);
    const onces = given.get("did") ?? [];
    if (!Array.isArray(onces))
        problems.add("$turn.did", "mismatched-value", \`\${$shape_shown(onces)} is no list.\`, "a list");
    const did = Array.isArray(onces)
        ? onces.map((one, i) => facts.actions[among(names, one ?? "", \`$turn.did.\${i}\`)]?.facts.id ?? "")
        : [];
    if (problems.found.length > count)
        return null;
    const [round, turn, done] = $NUMBERS.map((key) => given.get(key));
    return { round, turn, done, did, side, actor, open: open === true, queue: waiting };
}`],
[`$conflict_read_readOwn`, `100 102 109 151 157 158 164 186 222 805 819`, `

/** The conflict's own fields, with how it ended. */
function $conflict_read_readOwn(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  given: ReadonlyMap<string, unknown>,
  problems: $Problems,
): $kept_Kept | null {
  const fields = $plainObject(
    [...given].filter(([key]) => !key.startsWith("$") || key === $ENTRIES),
  );
  const own = $readSheet(rules, facts.body, fields, "", problems);
  const ended = given.get($ENDED) ?? false;
  if (own === null || ended === false) return own;
  const cell = facts.body.columns[$ENDED];
  const outcomes = facts.gives?.kind === "named" ? facts.gives.names : [];
  const outcome = outcomes.find(({ low }) => $written(facts.gives!, low) === ended);
  if (cell === undefined || (outcome === undefined && ended !== true)) {
    const names = [false, ...outcomes.map(({ name }) => name)];
    problems.add(
      $ENDED,
      "unknown-name",
      \`\${$shape_shown(ended)} is no end of \${facts.fight.name}.\`,
      names,
    );
    return null;
  }
  const cells = own.cells.slice();
  cells[cell] = outcome === undefined ? 1 : outcome.low + 2;
  return $kept_changed(rules, own, { cells });
}`, `
/** The conflict's own fields, with how it ended. */
function $conflict_read_readOwn(rules, facts, given, problems) {
    const fields = $plainObject([...given].filter(([key]) => !key.startsWith("$") || key === $ENTRIES));
    const own = $readSheet(rules, facts.body, fields, "", problems);
    const ended = given.get($ENDED) ?? false;
    if (own === null || ended === false)
        return own;
    const cell = facts.body.columns[$ENDED];
    const outcomes = facts.gives?.kind === "named" ? facts.gives.names : [];
    const outcome = outcomes.find(({ low }) => $written(facts.gives, low) === ended);
    if (cell === undefined || (outcome === undefined && ended !== true)) {
        const names = [false, ...outcomes.map(({ name }) => name)];
        problems.add($ENDED, "unknown-name", \`\${$shape_shown(ended)} is no end of \${facts.fight.name}.\`, names);
        return null;
    }
    const cells = own.cells.slice();
    cells[cell] = outcome === undefined ? 1 : outcome.low + 2;
    return $kept_changed(rules, own, { cells });
}`],
[`$checkParts`, `102 151 155`, `

function $checkParts(
  given: ReadonlyMap<string, unknown>,
  keys: readonly string[],
  path: string,
  problems: $Problems,
): void {
  for (const key of given.keys())
    if (!keys.includes(key))
      problems.add(
        $under(path, key),
        "unknown-key",
        \`There is no \${$shape_shown(key)} here.\`,
        keys,
      );
}`, `
function $checkParts(given, keys, path, problems) {
    for (const key of given.keys())
        if (!keys.includes(key))
            problems.add($under(path, key), "unknown-key", \`There is no \${$shape_shown(key)} here.\`, keys);
}`],
[`$sheetFrom`, `109 116 153 154 158 222`, `

/** A sheet of a member or the fields of a new conflict. @throws RuleError \`mismatched-sheet\` with all problems. */
function $sheetFrom(
  rules: $RulesFacts,
  facts: $SheetFacts,
  value: unknown,
  path: string,
): $kept_Kept {
  const problems = $collector();
  const kept = $readSheet(rules, facts, value, path, problems);
  if (kept === null) throw $refusal("mismatched-sheet", \`This is no \${facts.name}\`, problems.found);
  return kept;
}`, `
/** A sheet of a member or the fields of a new conflict. @throws RuleError \`mismatched-sheet\` with all problems. */
function $sheetFrom(rules, facts, value, path) {
    const problems = $collector();
    const kept = $readSheet(rules, facts, value, path, problems);
    if (kept === null)
        throw $refusal("mismatched-sheet", \`This is no \${facts.name}\`, problems.found);
    return kept;
}`],
[`$readLog`, `102 151 367 815 825 837`, `

// ── the log ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Its entries have the form of entries; whether they lead to the state, only playing tells. */
function $readLog(value: unknown, problems: $Problems): readonly $LogEntry[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > $MOST_ENTRIES) {
    const text = \`\${$shape_shown(value)} is no log: a list of 1 to \${$MOST_ENTRIES} entries.\`;
    problems.add("$log", "mismatched-value", text, "a list");
    return null;
  }
  const wrong = value.findIndex((entry, i) => !$isEntry(entry, i === 0));
  if (wrong < 0) return $deeplyFrozen(JSON.parse(JSON.stringify(value)) as readonly $LogEntry[]);
  problems.add(
    \`$log.\${wrong}\`,
    "mismatched-value",
    \`\${$shape_shown(value[wrong])} is no entry of a log.\`,
    "an object",
  );
  return null;
}`, `
// ── the log ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Its entries have the form of entries; whether they lead to the state, only playing tells. */
function $readLog(value, problems) {
    if (!Array.isArray(value) || value.length === 0 || value.length > $MOST_ENTRIES) {
        const text = \`\${$shape_shown(value)} is no log: a list of 1 to \${$MOST_ENTRIES} entries.\`;
        problems.add("$log", "mismatched-value", text, "a list");
        return null;
    }
    const wrong = value.findIndex((entry, i) => !$isEntry(entry, i === 0));
    if (wrong < 0)
        return $deeplyFrozen(JSON.parse(JSON.stringify(value)));
    problems.add(\`$log.\${wrong}\`, "mismatched-value", \`\${$shape_shown(value[wrong])} is no entry of a log.\`, "an object");
    return null;
}`],
[`$isEntry`, `156 838`, `

function $isEntry(entry: unknown, first: boolean): boolean {
  const given = $ownValues(entry);
  if (given === null) return false;
  const begins = given.get("starts") ?? given.get("continues");
  if (begins !== undefined) return given.size === 1 && $ownValues(begins) !== null;
  const [does, faces, answers] = [
    given.get("does"),
    given.get("faces"),
    given.get("answers") ?? {},
  ];
  return (
    !first &&
    [...given.keys()].every((key) => ["does", "faces", "answers"].includes(key)) &&
    (does === "goes on" || $isCall(does)) &&
    Array.isArray(faces) &&
    faces.every((face) => Number.isSafeInteger(face)) &&
    $ownValues(answers) !== null
  );
}`, `
function $isEntry(entry, first) {
    const given = $ownValues(entry);
    if (given === null)
        return false;
    const begins = given.get("starts") ?? given.get("continues");
    if (begins !== undefined)
        return given.size === 1 && $ownValues(begins) !== null;
    const [does, faces, answers] = [
        given.get("does"),
        given.get("faces"),
        given.get("answers") ?? {},
    ];
    return (!first &&
        [...given.keys()].every((key) => ["does", "faces", "answers"].includes(key)) &&
        (does === "goes on" || $isCall(does)) &&
        Array.isArray(faces) &&
        faces.every((face) => Number.isSafeInteger(face)) &&
        $ownValues(answers) !== null);
}`],
[`$isCall`, `156`, `

function $isCall(does: unknown): boolean {
  const given = $ownValues(does);
  if (given === null) return false;
  const isText = (key: string, mayMiss: boolean): boolean =>
    typeof given.get(key) === "string" || (mayMiss && given.get(key) === undefined);
  const isComing = given.get("leaves") === true || typeof given.get("joins") === "string";
  if (isComing) return isText("who", false);
  const isWhole = isText("who", false) && isText("does", false) && isText("against", true);
  return isWhole && $ownValues(given.get("with") ?? {}) !== null;
}`, `
function $isCall(does) {
    const given = $ownValues(does);
    if (given === null)
        return false;
    const isText = (key, mayMiss) => typeof given.get(key) === "string" || (mayMiss && given.get(key) === undefined);
    const isComing = given.get("leaves") === true || typeof given.get("joins") === "string";
    if (isComing)
        return isText("who", false);
    const isWhole = isText("who", false) && isText("does", false) && isText("against", true);
    return isWhole && $ownValues(given.get("with") ?? {}) !== null;
}`],
[`$TurnCall`, ``, `

// Calls inside a conflict: members by their keys become the arguments of an action and back; what a tactic does; what is possible.
// Invariant: an action is given the sheets as they stand, and only its own slots change.

/** \`with\`: further arguments by their names; sheets by the keys of members. */
interface $TurnCall {
  readonly who: string;
  readonly does: string;
  readonly against?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}`, ``],
[`$Placed`, `158 806`, `
/** An action with everything in its place. */
interface $Placed {
  readonly member: number;
  readonly action: $TurnAction;
  readonly args: Readonly<Record<string, unknown>>;
  /** Slot of the action → member; -1: the conflict. */
  readonly seats: ReadonlyMap<string, number>;
  /** Slot of the action → what a relation says of two members, by \`pairKey\`. */
  readonly pairs: ReadonlyMap<string, string>;
  /** Slot of the action → somebody who takes no part yet. */
  readonly others: ReadonlyMap<string, { readonly key: string; readonly sheet: $kept_Kept }>;
}`, ``],
[`$memberOf`, `3 102 158 766 805`, `

function $memberOf(
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
  key: unknown,
  mayHaveLeft = false,
): number {
  const found = fight.members.findIndex((one) => one.key === key);
  if (found >= 0 && (mayHaveLeft || fight.members[found]!.side >= 0)) return found;
  const names = fight.members
    .filter((one) => one.side >= 0)
    .map((one) => one.key)
    .join(", ");
  throw new $RuleError(
    "mismatched-arguments",
    \`\${$shape_shown(key)} is nobody in \${facts.fight.name}; there are \${names}.\`,
    {},
  );
}`, `
function $memberOf(facts, fight, key, mayHaveLeft = false) {
    const found = fight.members.findIndex((one) => one.key === key);
    if (found >= 0 && (mayHaveLeft || fight.members[found].side >= 0))
        return found;
    const names = fight.members
        .filter((one) => one.side >= 0)
        .map((one) => one.key)
        .join(", ");
    throw new $RuleError("mismatched-arguments", \`\${$shape_shown(key)} is nobody in \${facts.fight.name}; there are \${names}.\`, {});
}`],
[`$placedCall`, `3 102 109 156 157 158 766 771 772 805 807 835 839 840 841 843`, `

/** @throws RuleError \`mismatched-arguments\`. */
function $placedCall(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
  call: $TurnCall,
): $Placed {
  const member = $memberOf(facts, fight, call.who, true);
  const action = facts.actions.find((one) => one.facts.name === call.does);
  if (action === undefined) {
    const names = facts.actions.map((one) => one.facts.name).join(", ");
    throw new $RuleError(
      "mismatched-arguments",
      \`\${$shape_shown(call.does)} is no action here; there are \${names}.\`,
      {},
    );
  }
  const seats = new Map<string, number>();
  if (action.self !== null) seats.set(action.self, member);
  if (action.conflict !== null) seats.set(action.conflict, -1);
  if (action.against !== null) seats.set(action.against, $memberOf(facts, fight, call.against));
  const others = new Map<string, { readonly key: string; readonly sheet: $kept_Kept }>();
  const given = Object.entries(call.with ?? {}).filter(([name, value]) => {
    const slot = action.facts.slots.find(
      (one) => one.name === name && one.of.kind === "sheet" && one.pair === undefined,
    );
    if (slot === undefined) return true;
    const outside = typeof value === "string" ? null : $ownValues(value);
    if (outside === null) seats.set(name, $memberOf(facts, fight, value));
    else
      others.set(name, {
        key: $conflict_calls_keyOf(fight, outside.get("key")),
        sheet: $seatedAs(
          rules,
          facts,
          $sheetFrom(rules, slot.of, outside.get("sheet"), \`\${name}.sheet\`),
          -1,
        ),
      });
    return false;
  });
  const sheets = [...seats].map(
    ([name, i]) => [name, i < 0 ? fight.conflict.json : fight.members[i]!.sheet.json] as const,
  );
  const related = action.facts.slots.flatMap(({ name, of, pair }) => {
    const [a, b] = [seats.get(pair?.a ?? "") ?? -1, seats.get(pair?.b ?? "") ?? -1];
    return pair === undefined
      ? []
      : [{ name, key: $pairKey(of.id, a, b), sheet: $pairOf(fight, of.id, a, b).json }];
  });
  const args = $plainObject([
    ...given,
    ...sheets,
    ...[...others].map(([name, { sheet }]) => [name, sheet.json] as const),
    ...related.map((one) => [one.name, one.sheet] as const),
  ]);
  return {
    member,
    action,
    args,
    seats,
    others,
    pairs: new Map(related.map((one) => [one.name, one.key])),
  };
}`, `
/** @throws RuleError \`mismatched-arguments\`. */
function $placedCall(rules, facts, fight, call) {
    const member = $memberOf(facts, fight, call.who, true);
    const action = facts.actions.find((one) => one.facts.name === call.does);
    if (action === undefined) {
        const names = facts.actions.map((one) => one.facts.name).join(", ");
        throw new $RuleError("mismatched-arguments", \`\${$shape_shown(call.does)} is no action here; there are \${names}.\`, {});
    }
    const seats = new Map();
    if (action.self !== null)
        seats.set(action.self, member);
    if (action.conflict !== null)
        seats.set(action.conflict, -1);
    if (action.against !== null)
        seats.set(action.against, $memberOf(facts, fight, call.against));
    const others = new Map();
    const given = Object.entries(call.with ?? {}).filter(([name, value]) => {
        const slot = action.facts.slots.find((one) => one.name === name && one.of.kind === "sheet" && one.pair === undefined);
        if (slot === undefined)
            return true;
        const outside = typeof value === "string" ? null : $ownValues(value);
        if (outside === null)
            seats.set(name, $memberOf(facts, fight, value));
        else
            others.set(name, {
                key: $conflict_calls_keyOf(fight, outside.get("key")),
                sheet: $seatedAs(rules, facts, $sheetFrom(rules, slot.of, outside.get("sheet"), \`\${name}.sheet\`), -1),
            });
        return false;
    });
    const sheets = [...seats].map(([name, i]) => [name, i < 0 ? fight.conflict.json : fight.members[i].sheet.json]);
    const related = action.facts.slots.flatMap(({ name, of, pair }) => {
        const [a, b] = [seats.get(pair?.a ?? "") ?? -1, seats.get(pair?.b ?? "") ?? -1];
        return pair === undefined
            ? []
            : [{ name, key: $pairKey(of.id, a, b), sheet: $pairOf(fight, of.id, a, b).json }];
    });
    const args = $plainObject([
        ...given,
        ...sheets,
        ...[...others].map(([name, { sheet }]) => [name, sheet.json]),
        ...related.map((one) => [one.name, one.sheet]),
    ]);
    return {
        member,
        action,
        args,
        seats,
        others,
        pairs: new Map(related.map((one) => [one.name, one.key])),
    };
}`],
[`$conflict_calls_keyOf`, `3 102 158 766`, `

/** \`{ key, sheet }\`: somebody from outside. */
function $conflict_calls_keyOf(fight: $Fight<$kept_Kept>, key: unknown): string {
  if (
    typeof key === "string" &&
    key !== "__proto__" &&
    !fight.members.some((one) => one.key === key)
  )
    return key;
  throw new $RuleError(
    "mismatched-arguments",
    \`\${$shape_shown(key)} cannot be the key of somebody new.\`,
    {},
  );
}`, `
/** \`{ key, sheet }\`: somebody from outside. */
function $conflict_calls_keyOf(fight, key) {
    if (typeof key === "string" &&
        key !== "__proto__" &&
        !fight.members.some((one) => one.key === key))
        return key;
    throw new $RuleError("mismatched-arguments", \`\${$shape_shown(key)} cannot be the key of somebody new.\`, {});
}`],
[`$sheetsAfter`, `158 161 766 781 840`, `

/** The conflict and all sheets after an action. */
function $sheetsAfter(
  fight: $Fight<$kept_Kept>,
  placed: $Placed,
  after: Readonly<Record<string, unknown>>,
): $Left<$kept_Kept> {
  const sheets = fight.members.map((one) => one.sheet);
  let { conflict } = fight;
  for (const [name, i] of placed.seats) {
    const kept = $keptOf(after[name]);
    if (kept === undefined) continue;
    if (i < 0) conflict = kept;
    else sheets[i] = kept;
  }
  const pairs = [...placed.pairs].flatMap(([name, key]) => {
    const kept = $keptOf(after[name]);
    return kept === undefined || (fight.pairs[key] ?? fight.fresh[kept.facts.id]) === kept
      ? []
      : [[key, kept] as const];
  });
  const others = [...placed.others].map(([name, one]) => ({
    key: one.key,
    sheet: $keptOf(after[name]) ?? one.sheet,
  }));
  return { conflict, sheets, pairs: Object.fromEntries(pairs), others };
}`, `
/** The conflict and all sheets after an action. */
function $sheetsAfter(fight, placed, after) {
    const sheets = fight.members.map((one) => one.sheet);
    let { conflict } = fight;
    for (const [name, i] of placed.seats) {
        const kept = $keptOf(after[name]);
        if (kept === undefined)
            continue;
        if (i < 0)
            conflict = kept;
        else
            sheets[i] = kept;
    }
    const pairs = [...placed.pairs].flatMap(([name, key]) => {
        const kept = $keptOf(after[name]);
        return kept === undefined || (fight.pairs[key] ?? fight.fresh[kept.facts.id]) === kept
            ? []
            : [[key, kept]];
    });
    const others = [...placed.others].map(([name, one]) => ({
        key: one.key,
        sheet: $keptOf(after[name]) ?? one.sheet,
    }));
    return { conflict, sheets, pairs: Object.fromEntries(pairs), others };
}`],
[`$hinders`, `158 766 779 780 805 840`, `

function $hinders(
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
  placed: $Placed,
): $Hindrance | null {
  return $hindrance(facts.fight, fight, placed.member, placed.action.facts.id);
}`, `
function $hinders(facts, fight, placed) {
    return $hindrance(facts.fight, fight, placed.member, placed.action.facts.id);
}`],
[`$isAllowed`, `109 158 387 766 805 840 845`, `
/** Whether turn and rules allow it. */
function $isAllowed(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
  placed: $Placed,
): boolean {
  return (
    $hinders(facts, fight, placed) === null && $can(rules, placed.action.facts, placed.args).ok
  );
}`, `
/** Whether turn and rules allow it. */
function $isAllowed(rules, facts, fight, placed) {
    return ($hinders(facts, fight, placed) === null && $can(rules, placed.action.facts, placed.args).ok);
}`],
[`$readerOf`, `109 157 158 275 769 805`, `

/** Plays leaves of tests, which throw no dice. */
function $readerOf(rules: $RulesFacts, facts: $ConflictFacts): $Reader<$kept_Kept> {
  const stop = (): never => {
    throw new Error("a test throws no dice");
  };
  const io = { roll: stop, rollList: stop, ask: stop };
  return (plan, slots) => {
    const piece = facts.pieces[plan]!;
    const args = $plainObject(piece.slots.map(({ name }, i) => [name, slots[i]!.json] as const));
    const call = $openCall(rules, piece, args);
    const states = call.rows.map((row, i) => piece.slots[i]!.of.state.open(row));
    return piece.play(io as never, states, call.givens);
  };
}`, `
/** Plays leaves of tests, which throw no dice. */
function $readerOf(rules, facts) {
    const stop = () => {
        throw new Error("a test throws no dice");
    };
    const io = { roll: stop, rollList: stop, ask: stop };
    return (plan, slots) => {
        const piece = facts.pieces[plan];
        const args = $plainObject(piece.slots.map(({ name }, i) => [name, slots[i].json]));
        const call = $openCall(rules, piece, args);
        const states = call.rows.map((row, i) => piece.slots[i].of.state.open(row));
        return piece.play(io, states, call.givens);
    };
}`],
[`$byTactic`, `109 158 761 766 769 770 805 839 842 846 849`, `

// ── tactics ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the side whose turn it is does by its tactic: the first member who can, his first line that is possible; null: nothing. */
function $byTactic(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
  tacticOf: (side: number) => $TacticFacts | null,
  read: $Reader<$kept_Kept>,
): $TurnCall | null {
  for (const [i, { side }] of fight.members.entries()) {
    const tactic = tacticOf(side);
    if (
      side < 0 ||
      tactic === null ||
      (fight.side >= 0 && side !== fight.side) ||
      (fight.actor >= 0 && fight.actor !== i)
    )
      continue;
    for (const line of tactic.lines) {
      if (line.if !== null && !$fight_facts_holds(line.if, fight, i, read)) continue;
      const call = $callsOf(facts, fight, i, line, read).find((one) =>
        $isAllowed(rules, facts, fight, $placedCall(rules, facts, fight, one)),
      );
      if (call !== undefined) return call;
    }
  }
  return null;
}`, `
// ── tactics ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** What the side whose turn it is does by its tactic: the first member who can, his first line that is possible; null: nothing. */
function $byTactic(rules, facts, fight, tacticOf, read) {
    for (const [i, { side }] of fight.members.entries()) {
        const tactic = tacticOf(side);
        if (side < 0 ||
            tactic === null ||
            (fight.side >= 0 && side !== fight.side) ||
            (fight.actor >= 0 && fight.actor !== i))
            continue;
        for (const line of tactic.lines) {
            if (line.if !== null && !$fight_facts_holds(line.if, fight, i, read))
                continue;
            const call = $callsOf(facts, fight, i, line, read).find((one) => $isAllowed(rules, facts, fight, $placedCall(rules, facts, fight, one)));
            if (call !== undefined)
                return call;
        }
    }
    return null;
}`],
[`$callsOf`, `35 100 158 762 763 766 769 773 804 805 839 850`, `

function $callsOf(
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
  self: number,
  line: $TacticLineFacts,
  read: $Reader<$kept_Kept>,
): readonly $TurnCall[] {
  const action = facts.actions.find((one) => one.facts.id === line.action);
  if (action === undefined) return [];
  const key = (i: number): string => fight.members[i]!.key;
  const best = (choice: Extract<$Taken, { kind: "member" }>): readonly number[] =>
    $chosenOf(facts.fight, fight, self, choice, read).slice(0, 1);
  const members = (choice: $Taken): readonly number[] =>
    choice.kind === "self" ? [self] : choice.kind === "member" ? best(choice) : [];
  let calls: readonly $TurnCall[] = [{ who: key(self), does: action.facts.name }];
  if (line.against !== null) {
    const against = members(line.against);
    calls = calls.flatMap((call) => against.map((i) => ({ ...call, against: key(i) })));
  }
  const add = (name: string, values: readonly unknown[]): void => {
    calls = calls.flatMap((call) =>
      values.map((value) => ({ ...call, with: { ...call.with, [name]: value } })),
    );
  };
  line.args.forEach((choice, n) => {
    const name = action.params[n]!;
    if (choice.kind === "value") {
      const code = $scoreOf(choice.value, fight, self, read);
      const param = action.facts.params.find((one) => one.name === name);
      add(name, [code === $NONE ? null : param === undefined ? code : $written(param.shape, code)]);
    } else if (choice.kind === "list") add(name, $thingsFor(fight, action, self, name));
    else add(name, members(choice).map(key));
  });
  if (line.modifiers !== null) add("modifiers", [$scoreOf(line.modifiers, fight, self, read)]);
  return calls;
}`, `
function $callsOf(facts, fight, self, line, read) {
    const action = facts.actions.find((one) => one.facts.id === line.action);
    if (action === undefined)
        return [];
    const key = (i) => fight.members[i].key;
    const best = (choice) => $chosenOf(facts.fight, fight, self, choice, read).slice(0, 1);
    const members = (choice) => choice.kind === "self" ? [self] : choice.kind === "member" ? best(choice) : [];
    let calls = [{ who: key(self), does: action.facts.name }];
    if (line.against !== null) {
        const against = members(line.against);
        calls = calls.flatMap((call) => against.map((i) => ({ ...call, against: key(i) })));
    }
    const add = (name, values) => {
        calls = calls.flatMap((call) => values.map((value) => ({ ...call, with: { ...call.with, [name]: value } })));
    };
    line.args.forEach((choice, n) => {
        const name = action.params[n];
        if (choice.kind === "value") {
            const code = $scoreOf(choice.value, fight, self, read);
            const param = action.facts.params.find((one) => one.name === name);
            add(name, [code === $NONE ? null : param === undefined ? code : $written(param.shape, code)]);
        }
        else if (choice.kind === "list")
            add(name, $thingsFor(fight, action, self, name));
        else
            add(name, members(choice).map(key));
    });
    if (line.modifiers !== null)
        add("modifiers", [$scoreOf(line.modifiers, fight, self, read)]);
    return calls;
}`],
[`$thingsFor`, `158 766 806`, `

/** Numbers of the things in the list from which a parameter takes one, if they are of its kind. */
function $thingsFor(
  fight: $Fight<$kept_Kept>,
  action: $TurnAction,
  self: number,
  name: string,
): readonly number[] {
  const slot = action.facts.slots.find((one) => one.name === name);
  if (
    slot === undefined ||
    slot.from === null ||
    slot.from === undefined ||
    slot.from.slot !== action.self
  )
    return [];
  const things = fight.members[self]!.sheet.lists.get(slot.from.list) ?? [];
  return things.flatMap((thing, i) => (thing.facts === slot.of ? [i] : []));
}`, `
/** Numbers of the things in the list from which a parameter takes one, if they are of its kind. */
function $thingsFor(fight, action, self, name) {
    const slot = action.facts.slots.find((one) => one.name === name);
    if (slot === undefined ||
        slot.from === null ||
        slot.from === undefined ||
        slot.from.slot !== action.self)
        return [];
    const things = fight.members[self].sheet.lists.get(slot.from.list) ?? [];
    return things.flatMap((thing, i) => (thing.facts === slot.of ? [i] : []));
}`],
[`$Relevance`, ``, `

// Which cells of sheets can still change an answer about a conflict: those that are asked for, those on which its course hangs, and what these
// are worked out from by anything that may be played in it. Invariant: a cell that is left out changes no chance that is asked for.

/** Cells by the id of a sheet's facts. */
type $Relevance = ReadonlyMap<string, ReadonlySet<number>>;`, ``],
[`$relevanceOf`, `761 805 851 853 855 858`, `

function $relevanceOf(
  facts: $ConflictFacts,
  tactics: readonly $TacticFacts[],
  asked: readonly $conflict_relevance_Asked[],
): $Relevance {
  const cells = new Map<string, Set<number>>();
  const add = (id: string, cell: number): boolean => {
    const own = cells.get(id) ?? new Set<number>();
    cells.set(id, own);
    return own.size < own.add(cell).size;
  };
  for (const cell of Object.entries(facts.body.columns))
    if (cell[0] === "$ended") add(facts.body.id, cell[1]);
  for (const one of asked) for (const cell of one.cells) add(one.sheet.id, cell);
  // What a law of a sheet reads is not known here: it may be anything.
  for (const sheet of [facts.body, ...facts.sheets])
    if (sheet.must.length > 0) sheet.blank.forEach((_, cell) => void add(sheet.id, cell));
  const { read, played } = $plansIn(facts, tactics);
  for (const action of read)
    for (const [slot, cell] of $needed(action, (): boolean => false, true))
      add(action.slots[slot]!.of.id, cell);
  for (let grows = true; grows;) {
    grows = false;
    for (const action of played) {
      const isLive = (slot: number, cell: number): boolean =>
        cells.get(action.slots[slot]!.of.id)?.has(cell) === true;
      for (const [slot, cell] of $needed(action, isLive, false))
        grows = add(action.slots[slot]!.of.id, cell) || grows;
    }
  }
  return cells;
}`, `
function $relevanceOf(facts, tactics, asked) {
    const cells = new Map();
    const add = (id, cell) => {
        const own = cells.get(id) ?? new Set();
        cells.set(id, own);
        return own.size < own.add(cell).size;
    };
    for (const cell of Object.entries(facts.body.columns))
        if (cell[0] === "$ended")
            add(facts.body.id, cell[1]);
    for (const one of asked)
        for (const cell of one.cells)
            add(one.sheet.id, cell);
    // What a law of a sheet reads is not known here: it may be anything.
    for (const sheet of [facts.body, ...facts.sheets])
        if (sheet.must.length > 0)
            sheet.blank.forEach((_, cell) => void add(sheet.id, cell));
    const { read, played } = $plansIn(facts, tactics);
    for (const action of read)
        for (const [slot, cell] of $needed(action, () => false, true))
            add(action.slots[slot].of.id, cell);
    for (let grows = true; grows;) {
        grows = false;
        for (const action of played) {
            const isLive = (slot, cell) => cells.get(action.slots[slot].of.id)?.has(cell) === true;
            for (const [slot, cell] of $needed(action, isLive, false))
                grows = add(action.slots[slot].of.id, cell) || grows;
        }
    }
    return cells;
}`],
[`$conflict_relevance_Asked`, `116`, `

/** Cells of a sheet that are asked for. */
interface $conflict_relevance_Asked {
  readonly sheet: $SheetFacts;
  readonly cells: readonly number[];
}`, ``],
[`$askedOf`, `93 116 853`, `
/** The cells of a field by its key; where that is no plain field, all of the sheet. */
function $askedOf(sheet: $SheetFacts, key: string): $conflict_relevance_Asked {
  const field = sheet.fields.find((one) => one.key === key || one.also.includes(key));
  if (field === undefined || field.cell < 0) return { sheet, cells: sheet.blank.map((_, i) => i) };
  return { sheet, cells: Array.from({ length: $cellCount(field) }, (_, i) => field.cell + i) };
}`, `
/** The cells of a field by its key; where that is no plain field, all of the sheet. */
function $askedOf(sheet, key) {
    const field = sheet.fields.find((one) => one.key === key || one.also.includes(key));
    if (field === undefined || field.cell < 0)
        return { sheet, cells: sheet.blank.map((_, i) => i) };
    return { sheet, cells: Array.from({ length: $cellCount(field) }, (_, i) => field.cell + i) };
}`],
[`$plansIn`, `124 761 763 765 805`, `

/** \`read\`: plans whose result decides something; \`played\`: plans that may change something. */
function $plansIn(
  facts: $ConflictFacts,
  tactics: readonly $TacticFacts[],
): { readonly read: readonly $ActionFacts[]; readonly played: readonly $ActionFacts[] } {
  const { fight, pieces } = facts;
  const read = new Set<string>();
  const score = (one: $Score | null): void => {
    if (one === null || one.kind === "number") return;
    if (one.kind === "leaf") read.add(one.plan);
    else if (one.kind === "not") score(one.a);
    else if ("side" in one) [one.where, one.value].forEach(score);
    else [one.a, one.b].forEach(score);
  };
  const taken = (one: $Taken): void => {
    if (one.kind === "value") score(one.value);
    if (one.kind === "member" && one.by !== null) read.add(one.by);
  };
  for (const { able, seat } of fight.sides)
    for (const plan of [able, seat]) if (plan !== null) read.add(plan);
  if (fight.order.kind === "by")
    for (const { plan, rolled } of fight.order.keys) if (!rolled) read.add(plan);
  score(fight.turnEnds);
  for (const { test } of fight.ends) score(test);
  const does = new Set<string>();
  for (const { lines } of tactics)
    for (const line of lines) {
      does.add(line.action);
      [line.if, line.modifiers].forEach(score);
      [...line.args, ...(line.against === null ? [] : [line.against])].forEach(taken);
    }
  const actions = facts.actions.filter((one) => does.has(one.facts.id)).map((one) => one.facts);
  return {
    read: [...read].flatMap((id) => pieces[id] ?? []),
    played: [
      ...Object.entries(pieces).flatMap(([id, piece]) => (read.has(id) ? [] : [piece])),
      ...actions,
    ],
  };
}`, `
/** \`read\`: plans whose result decides something; \`played\`: plans that may change something. */
function $plansIn(facts, tactics) {
    const { fight, pieces } = facts;
    const read = new Set();
    const score = (one) => {
        if (one === null || one.kind === "number")
            return;
        if (one.kind === "leaf")
            read.add(one.plan);
        else if (one.kind === "not")
            score(one.a);
        else if ("side" in one)
            [one.where, one.value].forEach(score);
        else
            [one.a, one.b].forEach(score);
    };
    const taken = (one) => {
        if (one.kind === "value")
            score(one.value);
        if (one.kind === "member" && one.by !== null)
            read.add(one.by);
    };
    for (const { able, seat } of fight.sides)
        for (const plan of [able, seat])
            if (plan !== null)
                read.add(plan);
    if (fight.order.kind === "by")
        for (const { plan, rolled } of fight.order.keys)
            if (!rolled)
                read.add(plan);
    score(fight.turnEnds);
    for (const { test } of fight.ends)
        score(test);
    const does = new Set();
    for (const { lines } of tactics)
        for (const line of lines) {
            does.add(line.action);
            [line.if, line.modifiers].forEach(score);
            [...line.args, ...(line.against === null ? [] : [line.against])].forEach(taken);
        }
    const actions = facts.actions.filter((one) => does.has(one.facts.id)).map((one) => one.facts);
    return {
        read: [...read].flatMap((id) => pieces[id] ?? []),
        played: [
            ...Object.entries(pieces).flatMap(([id, piece]) => (read.has(id) ? [] : [piece])),
            ...actions,
        ],
    };
}`],
[`$plans`, `68 124`, `

const $plans = new WeakMap<
  $ActionFacts,
  { readonly plan: $OddsPlan; readonly bases: readonly number[] }
>();`, `
const $plans = new WeakMap();`],
[`$planOf`, `68 124 856`, `
function $planOf(action: $ActionFacts): {
  readonly plan: $OddsPlan;
  readonly bases: readonly number[];
} {
  const before = $plans.get(action);
  if (before !== undefined) return before;
  let size = 0;
  const offsets = action.slots.map(({ of }) => (size += of.blank.length) - of.blank.length);
  const { registers } = action.odds(offsets);
  const bases = offsets.map((offset) => registers + offset);
  const made = { plan: action.odds(bases), bases };
  $plans.set(action, made);
  return made;
}`, `
function $planOf(action) {
    const before = $plans.get(action);
    if (before !== undefined)
        return before;
    let size = 0;
    const offsets = action.slots.map(({ of }) => (size += of.blank.length) - of.blank.length);
    const { registers } = action.odds(offsets);
    const bases = offsets.map((offset) => registers + offset);
    const made = { plan: action.odds(bases), bases };
    $plans.set(action, made);
    return made;
}`],
[`$needed`, `60 124 857 859`, `

/** Cells, as they are before it is played, on which the live cells after it (and its result) hang, and whether it can be done at all. */
function $needed(
  action: $ActionFacts,
  isLive: (slot: number, cell: number) => boolean,
  result: boolean,
): readonly (readonly [slot: number, cell: number])[] {
  const { plan, bases } = $planOf(action);
  const after = new Set<number>(result && plan.result >= 0 ? [plan.result] : []);
  action.slots.forEach(({ of }, slot) => {
    of.blank.forEach((_, cell) => {
      if (isLive(slot, cell)) after.add(bases[slot]! + cell);
    });
  });
  const before = plan.flows.map(() => new Set<number>());
  for (let grows = true; grows;) {
    grows = false;
    plan.flows.forEach((flow, i) => {
      const live = before[i]!;
      const size = live.size;
      for (const place of flow.control) live.add(place);
      for (const { to, sets } of flow.exits) {
        const changed = new Map(sets);
        for (const place of to === $END ? after : $atCut(plan, to, before))
          for (const from of changed.get(place) ?? [place]) live.add(from);
      }
      grows ||= live.size > size;
    });
  }
  return [...before[0]!].flatMap((place): readonly (readonly [number, number])[] => {
    const slot = bases.findLastIndex((base) => base <= place);
    return slot < 0 ? [] : [[slot, place - bases[slot]!]];
  });
}`, `
/** Cells, as they are before it is played, on which the live cells after it (and its result) hang, and whether it can be done at all. */
function $needed(action, isLive, result) {
    const { plan, bases } = $planOf(action);
    const after = new Set(result && plan.result >= 0 ? [plan.result] : []);
    action.slots.forEach(({ of }, slot) => {
        of.blank.forEach((_, cell) => {
            if (isLive(slot, cell))
                after.add(bases[slot] + cell);
        });
    });
    const before = plan.flows.map(() => new Set());
    for (let grows = true; grows;) {
        grows = false;
        plan.flows.forEach((flow, i) => {
            const live = before[i];
            const size = live.size;
            for (const place of flow.control)
                live.add(place);
            for (const { to, sets } of flow.exits) {
                const changed = new Map(sets);
                for (const place of to === $END ? after : $atCut(plan, to, before))
                    for (const from of changed.get(place) ?? [place])
                        live.add(from);
            }
            grows ||= live.size > size;
        });
    }
    return [...before[0]].flatMap((place) => {
        const slot = bases.findLastIndex((base) => base <= place);
        return slot < 0 ? [] : [[slot, place - bases[slot]]];
    });
}`],
[`$atCut`, `68`, `
function $atCut(
  plan: $OddsPlan,
  cut: number,
  before: readonly ReadonlySet<number>[],
): ReadonlySet<number> {
  const { to, uses } = plan.cuts[cut]!;
  const live = new Set([...uses, ...before[cut + 1]!]);
  for (const place of to) if (!uses.includes(place)) live.delete(place);
  return live;
}`, `
function $atCut(plan, cut, before) {
    const { to, uses } = plan.cuts[cut];
    const live = new Set([...uses, ...before[cut + 1]]);
    for (const place of to)
        if (!uses.includes(place))
            live.delete(place);
    return live;
}`],
[`$keysFor`, `158 851`, `

/** What tells two sheets apart: the cells that count; of things in lists all. */
function $keysFor(relevance: $Relevance): (kept: $kept_Kept) => string {
  const known = new WeakMap<$kept_Kept, string>();
  const all = (kept: $kept_Kept): string =>
    \`\${kept.facts.id}:\${kept.cells.join()}:\${kept.dice.map((one) => one.text).join()}:\${listsOf(kept)}\`;
  const listsOf = (kept: $kept_Kept): string =>
    [...kept.lists.values()].map((things) => things.map(all).join(";")).join("/");
  return (kept) => {
    const before = known.get(kept);
    if (before !== undefined) return before;
    const own = relevance.get(kept.facts.id);
    const cells = kept.cells.filter((_, i) => own?.has(i) === true);
    const made =
      kept.facts.kind === "thing"
        ? all(kept)
        : \`\${kept.facts.id}:\${cells.join()}:\${kept.dice.map((one) => one.text).join()}:\${listsOf(kept)}\`;
    const whole = kept.own === null ? made : \`\${made}:\${kept.own.key}\`;
    known.set(kept, whole);
    return whole;
  };
}`, `
/** What tells two sheets apart: the cells that count; of things in lists all. */
function $keysFor(relevance) {
    const known = new WeakMap();
    const all = (kept) => \`\${kept.facts.id}:\${kept.cells.join()}:\${kept.dice.map((one) => one.text).join()}:\${listsOf(kept)}\`;
    const listsOf = (kept) => [...kept.lists.values()].map((things) => things.map(all).join(";")).join("/");
    return (kept) => {
        const before = known.get(kept);
        if (before !== undefined)
            return before;
        const own = relevance.get(kept.facts.id);
        const cells = kept.cells.filter((_, i) => own?.has(i) === true);
        const made = kept.facts.kind === "thing"
            ? all(kept)
            : \`\${kept.facts.id}:\${cells.join()}:\${kept.dice.map((one) => one.text).join()}:\${listsOf(kept)}\`;
        const whole = kept.own === null ? made : \`\${made}:\${kept.own.key}\`;
        known.set(kept, whole);
        return whole;
    };
}`],
[`$ConflictOddsOptions`, ``, `

// Exact odds of a conflict in which everybody follows a tactic: a map from states to chances, moved on piece by piece; equal states are
// one. Invariant: every chance is exact; work beyond the budget is refused with the name of what is too much, never cut off.

interface $ConflictOddsOptions {
  /** How many turns are played out, an open one among them. */
  readonly turns?: number;
  /** How many actions; turns may be left out then. */
  readonly actions?: number;
  /** \`Ada.Lebenspunkte\`, or a field of the conflict: what of an end is asked for beside how it ended. */
  readonly keep?: readonly string[];
  /** Answers to questions of actions. */
  readonly answers?: Readonly<Record<string, number>>;
  /** Most states that are looked at. */
  readonly budget?: number;
}`, ``],
[`$ConflictEnd`, ``, `
interface $ConflictEnd<Ended> {
  readonly ended: Ended;
  readonly kept: Readonly<Record<string, unknown>>;
}`, ``],
[`$ConflictOdds`, `337 862`, `
interface $ConflictOdds<Ended> {
  readonly chance: (of: Ended | ((end: $ConflictEnd<Ended>) => boolean)) => $Exact;
  readonly mean: (of: string) => $Exact;
  readonly ends: readonly { readonly end: $ConflictEnd<Ended>; readonly chance: $Exact }[];
}`, ``],
[`$conflict_odds_Weighted`, `158 320 766`, `

interface $conflict_odds_Weighted {
  readonly fight: $Fight<$kept_Kept>;
  readonly turns: number;
  readonly actions: number;
  chance: $Fraction;
}`, ``],
[`$Outcome`, `320`, `
type $Outcome = {
  readonly result: number;
  readonly after: Readonly<Record<string, unknown>>;
  readonly chance: $Fraction;
};`, ``],
[`$conflict_odds_BUDGET`, ``, `

const $conflict_odds_BUDGET = 20_000;`, `
const $conflict_odds_BUDGET = 20_000;`],
[`$oddsOfConflict`, `3 109 124 157 158 161 275 294 322 323 324 326 588 761 766 782 785 792 805 842 844 847 848 852 860 861 863 864 865 866 869 870 871 872`, `

function $oddsOfConflict<Ended>(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  start: $Fight<$kept_Kept>,
  tacticOf: (side: number) => $TacticFacts | null,
  options: $ConflictOddsOptions,
): $ConflictOdds<Ended> {
  const { turns = Infinity, actions = Infinity, budget = $conflict_odds_BUDGET } = options;
  if (turns === Infinity && actions === Infinity)
    throw new $RuleError(
      "mismatched-arguments",
      "Say how many turns or actions are played out.",
      {},
    );
  const read = $readerOf(rules, facts);
  const asked = (options.keep ?? []).flatMap((path) => $askedAt(facts, start, path));
  const tactics = facts.fight.sides.flatMap((_, side) => tacticOf(side) ?? []);
  const relevance = $relevanceOf(facts, tactics, asked);
  const keptKey = $keysFor(relevance);
  const known = new Map<string, readonly $Outcome[]>();
  let looked = 0;
  let frontier = new Map<string, $conflict_odds_Weighted>();
  const ends: $conflict_odds_Weighted[] = [];
  const put = (into: Map<string, $conflict_odds_Weighted>, one: $conflict_odds_Weighted): void => {
    const key = $conflict_odds_keyOf(one, keptKey);
    const before = into.get(key);
    if (before === undefined) into.set(key, one);
    else before.chance = $add(before.chance, one.chance);
  };
  const outcomes = (
    piece: $ActionFacts,
    args: Readonly<Record<string, unknown>>,
  ): readonly $Outcome[] => {
    const key = \`\${piece.id}|\${Object.entries(args)
      .map(([name, value]) => \`\${name}=\${$argKey(value, keptKey)}\`)
      .join("|")}\`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const call = $openCall(rules, piece, args);
    const counts = (slot: number, cell: number): boolean =>
      call.kept[slot]!.facts.kind === "thing" ||
      relevance.get(call.kept[slot]!.facts.id)?.has(cell) === true;
    const found = $rowsOfEnds(call, options.answers ?? {}, budget * 100, counts);
    const made = found.rows.map(({ result, rows, weight }): $Outcome => ({
      result,
      after: $afterRun(call, rows),
      chance: $fraction(weight, found.den),
    }));
    known.set(key, made);
    return made;
  };
  put(frontier, {
    fight: start,
    turns: start.open && start.turn > 0 ? 1 : 0,
    actions: 0,
    chance: $ONE,
  });
  while (frontier.size > 0) {
    const next = new Map<string, $conflict_odds_Weighted>();
    for (const one of frontier.values()) {
      looked += 1;
      if (looked > budget)
        throw new $RuleError(
          "too-large",
          \`The odds of \${facts.fight.name} need more than \${budget} states; ask for fewer turns.\`,
          { budget },
        );
      const at = $fight_advance(facts.fight, one.fight, read);
      if (at.next !== null) {
        const due = at.next;
        const piece = facts.pieces[due.plan]!;
        const args = $plainObject(
          piece.slots.map(({ name }, i) => [name, due.slots[i]!.json] as const),
        );
        for (const { result, after, chance } of outcomes(piece, args)) {
          const sheets = piece.slots.map(({ name }, i) => $keptOf(after[name]) ?? due.slots[i]!);
          put(next, { ...one, fight: due.then(result, sheets), chance: $mul(one.chance, chance) });
        }
        continue;
      }
      const { fight } = at;
      if (fight.ended || one.actions >= actions) {
        ends.push({ ...one, fight });
        continue;
      }
      const call = $byTactic(rules, facts, fight, tacticOf, read);
      if (call === null) {
        if (one.turns >= turns) ends.push({ ...one, fight });
        else put(next, { ...one, fight: $goneOn(facts.fight, fight), turns: one.turns + 1 });
        continue;
      }
      const placed = $placedCall(rules, facts, fight, call);
      for (const { after, chance } of outcomes(placed.action.facts, placed.args)) {
        put(next, {
          ...one,
          fight: $acted(
            facts.fight,
            fight,
            $sheetsAfter(fight, placed, after),
            placed.action.facts.id,
          ),
          actions: one.actions + 1,
          chance: $mul(one.chance, chance),
        });
      }
    }
    frontier = next;
  }
  return $conflict_odds_oddsFrom(facts, ends, options.keep ?? []);
}`, `
function $oddsOfConflict(rules, facts, start, tacticOf, options) {
    const { turns = Infinity, actions = Infinity, budget = $conflict_odds_BUDGET } = options;
    if (turns === Infinity && actions === Infinity)
        throw new $RuleError("mismatched-arguments", "Say how many turns or actions are played out.", {});
    const read = $readerOf(rules, facts);
    const asked = (options.keep ?? []).flatMap((path) => $askedAt(facts, start, path));
    const tactics = facts.fight.sides.flatMap((_, side) => tacticOf(side) ?? []);
    const relevance = $relevanceOf(facts, tactics, asked);
    const keptKey = $keysFor(relevance);
    const known = new Map();
    let looked = 0;
    let frontier = new Map();
    const ends = [];
    const put = (into, one) => {
        const key = $conflict_odds_keyOf(one, keptKey);
        const before = into.get(key);
        if (before === undefined)
            into.set(key, one);
        else
            before.chance = $add(before.chance, one.chance);
    };
    const outcomes = (piece, args) => {
        const key = \`\${piece.id}|\${Object.entries(args)
            .map(([name, value]) => \`\${name}=\${$argKey(value, keptKey)}\`)
            .join("|")}\`;
        const before = known.get(key);
        if (before !== undefined)
            return before;
        const call = $openCall(rules, piece, args);
        const counts = (slot, cell) => call.kept[slot].facts.kind === "thing" ||
            relevance.get(call.kept[slot].facts.id)?.has(cell) === true;
        const found = $rowsOfEnds(call, options.answers ?? {}, budget * 100, counts);
        const made = found.rows.map(({ result, rows, weight }) => ({
            result,
            after: $afterRun(call, rows),
            chance: $fraction(weight, found.den),
        }));
        known.set(key, made);
        return made;
    };
    put(frontier, {
        fight: start,
        turns: start.open && start.turn > 0 ? 1 : 0,
        actions: 0,
        chance: $ONE,
    });
    while (frontier.size > 0) {
        const next = new Map();
        for (const one of frontier.values()) {
            looked += 1;
            if (looked > budget)
                throw new $RuleError("too-large", \`The odds of \${facts.fight.name} need more than \${budget} states; ask for fewer turns.\`, { budget });
            const at = $fight_advance(facts.fight, one.fight, read);
            if (at.next !== null) {
                const due = at.next;
                const piece = facts.pieces[due.plan];
                const args = $plainObject(piece.slots.map(({ name }, i) => [name, due.slots[i].json]));
                for (const { result, after, chance } of outcomes(piece, args)) {
                    const sheets = piece.slots.map(({ name }, i) => $keptOf(after[name]) ?? due.slots[i]);
                    put(next, { ...one, fight: due.then(result, sheets), chance: $mul(one.chance, chance) });
                }
                continue;
            }
            const { fight } = at;
            if (fight.ended || one.actions >= actions) {
                ends.push({ ...one, fight });
                continue;
            }
            const call = $byTactic(rules, facts, fight, tacticOf, read);
            if (call === null) {
                if (one.turns >= turns)
                    ends.push({ ...one, fight });
                else
                    put(next, { ...one, fight: $goneOn(facts.fight, fight), turns: one.turns + 1 });
                continue;
            }
            const placed = $placedCall(rules, facts, fight, call);
            for (const { after, chance } of outcomes(placed.action.facts, placed.args)) {
                put(next, {
                    ...one,
                    fight: $acted(facts.fight, fight, $sheetsAfter(fight, placed, after), placed.action.facts.id),
                    actions: one.actions + 1,
                    chance: $mul(one.chance, chance),
                });
            }
        }
        frontier = next;
    }
    return $conflict_odds_oddsFrom(facts, ends, options.keep ?? []);
}`],
[`$KeyOf`, `158`, `

// ── equal states ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type $KeyOf = (kept: $kept_Kept) => string;`, ``],
[`$argKey`, `161 868`, `

function $argKey(value: unknown, keptKey: $KeyOf): string {
  const kept = $keptOf(value);
  return kept === undefined ? JSON.stringify(value) : keptKey(kept);
}`, `
function $argKey(value, keptKey) {
    const kept = $keptOf(value);
    return kept === undefined ? JSON.stringify(value) : keptKey(kept);
}`],
[`$conflict_odds_keyOf`, `864 868`, `
function $conflict_odds_keyOf(
  { fight, turns, actions }: $conflict_odds_Weighted,
  keptKey: $KeyOf,
): string {
  const { round, turn, side, actor, open, done, did, ended, queue, due } = fight;
  const members = fight.members.map(
    (one) => \`\${one.key}:\${one.side}:\${one.joined ?? ""}:\${one.rolls.join()}:\${keptKey(one.sheet)}\`,
  );
  const rest = JSON.stringify([
    turns,
    actions === 0 ? 0 : actions,
    round,
    turn,
    side,
    actor,
    open,
    done,
    did,
    ended,
    queue,
    due,
  ]);
  const pairs = Object.keys(fight.pairs)
    .toSorted()
    .map((key) => \`\${key}:\${keptKey(fight.pairs[key]!)}\`);
  return \`\${rest}|\${keptKey(fight.conflict)}|\${members.join("|")}|\${pairs.join("|")}\`;
}`, `
function $conflict_odds_keyOf({ fight, turns, actions }, keptKey) {
    const { round, turn, side, actor, open, done, did, ended, queue, due } = fight;
    const members = fight.members.map((one) => \`\${one.key}:\${one.side}:\${one.joined ?? ""}:\${one.rolls.join()}:\${keptKey(one.sheet)}\`);
    const rest = JSON.stringify([
        turns,
        actions === 0 ? 0 : actions,
        round,
        turn,
        side,
        actor,
        open,
        done,
        did,
        ended,
        queue,
        due,
    ]);
    const pairs = Object.keys(fight.pairs)
        .toSorted()
        .map((key) => \`\${key}:\${keptKey(fight.pairs[key])}\`);
    return \`\${rest}|\${keptKey(fight.conflict)}|\${members.join("|")}|\${pairs.join("|")}\`;
}`],
[`$askedAt`, `158 766 805 853 854`, `

/** Whose cells a path asks for. */
function $askedAt(
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
  path: string,
): readonly $conflict_relevance_Asked[] {
  const member = fight.members.find((one) => path.startsWith(\`\${one.key}.\`));
  const [key = ""] = (member === undefined ? path : path.slice(member.key.length + 1)).split(".");
  if (member !== undefined) return [$askedOf(member.sheet.facts, key)];
  const relation = facts.fight.relations.find(({ name }) => name === key);
  return [$askedOf(relation === undefined ? facts.body : facts.pairs[relation.id]!, key)];
}`, `
/** Whose cells a path asks for. */
function $askedAt(facts, fight, path) {
    const member = fight.members.find((one) => path.startsWith(\`\${one.key}.\`));
    const [key = ""] = (member === undefined ? path : path.slice(member.key.length + 1)).split(".");
    if (member !== undefined)
        return [$askedOf(member.sheet.facts, key)];
    const relation = facts.fight.relations.find(({ name }) => name === key);
    return [$askedOf(relation === undefined ? facts.body : facts.pairs[relation.id], key)];
}`],
[`$conflict_odds_oddsFrom`, `3 157 320 321 323 324 326 338 805 820 862 863 864 873`, `

// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

function $conflict_odds_oddsFrom<Ended>(
  facts: $ConflictFacts,
  ends: readonly $conflict_odds_Weighted[],
  keep: readonly string[],
): $ConflictOdds<Ended> {
  const rows = new Map<string, { readonly end: $ConflictEnd<Ended>; chance: $Fraction }>();
  for (const { fight, chance } of ends) {
    const kept = $plainObject(
      keep.map((path) => [path, $conflict_odds_valueAt(facts, fight, path)] as const),
    );
    const end = { ended: $endedOf(facts, fight.conflict) as Ended, kept };
    const key = JSON.stringify(end);
    const before = rows.get(key);
    if (before === undefined) rows.set(key, { end, chance });
    else before.chance = $add(before.chance, chance);
  }
  const all = [...rows.values()];
  const sum = (some: typeof all): $Fraction =>
    some.reduce((total, row) => $add(total, row.chance), $ZERO);
  return Object.freeze({
    chance: (of: Ended | ((end: $ConflictEnd<Ended>) => boolean)) =>
      $exact(
        sum(
          all.filter(({ end }) =>
            typeof of === "function"
              ? (of as (end: $ConflictEnd<Ended>) => boolean)(end)
              : end.ended === of,
          ),
        ),
      ),
    mean: (of: string) =>
      $exact(
        all.reduce((total, { end, chance }) => {
          const value = end.kept[of];
          if (typeof value !== "number")
            throw new $RuleError("unknown-path", \`"\${of}" was not kept, or is no number.\`, {
              path: of,
            });
          return $add(total, $mul($fraction(value), chance));
        }, $ZERO),
      ),
    ends: Object.freeze(
      all.map(({ end, chance }) => Object.freeze({ end, chance: $exact(chance) })),
    ),
  });
}`, `
// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $conflict_odds_oddsFrom(facts, ends, keep) {
    const rows = new Map();
    for (const { fight, chance } of ends) {
        const kept = $plainObject(keep.map((path) => [path, $conflict_odds_valueAt(facts, fight, path)]));
        const end = { ended: $endedOf(facts, fight.conflict), kept };
        const key = JSON.stringify(end);
        const before = rows.get(key);
        if (before === undefined)
            rows.set(key, { end, chance });
        else
            before.chance = $add(before.chance, chance);
    }
    const all = [...rows.values()];
    const sum = (some) => some.reduce((total, row) => $add(total, row.chance), $ZERO);
    return Object.freeze({
        chance: (of) => $exact(sum(all.filter(({ end }) => typeof of === "function"
            ? of(end)
            : end.ended === of))),
        mean: (of) => $exact(all.reduce((total, { end, chance }) => {
            const value = end.kept[of];
            if (typeof value !== "number")
                throw new $RuleError("unknown-path", \`"\${of}" was not kept, or is no number.\`, {
                    path: of,
                });
            return $add(total, $mul($fraction(value), chance));
        }, $ZERO)),
        ends: Object.freeze(all.map(({ end, chance }) => Object.freeze({ end, chance: $exact(chance) }))),
    });
}`],
[`$conflict_odds_valueAt`, `3 157 158 766 805 810`, `

function $conflict_odds_valueAt(
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
  path: string,
): unknown {
  const member = fight.members.find((one) => path.startsWith(\`\${one.key}.\`));
  const own = { ...fight.conflict.json, ...$plainObject($pairsJson(facts, fight)) };
  let at: unknown = member === undefined ? own : member.sheet.json;
  for (const key of (member === undefined ? path : path.slice(member.key.length + 1)).split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key))
      throw new $RuleError("unknown-path", \`\${facts.fight.name} has no "\${path}" to keep.\`, {
        path,
      });
    at = (at as Readonly<Record<string, unknown>>)[key];
  }
  return at;
}`, `
function $conflict_odds_valueAt(facts, fight, path) {
    const member = fight.members.find((one) => path.startsWith(\`\${one.key}.\`));
    const own = { ...fight.conflict.json, ...$plainObject($pairsJson(facts, fight)) };
    let at = member === undefined ? own : member.sheet.json;
    for (const key of (member === undefined ? path : path.slice(member.key.length + 1)).split(".")) {
        if (typeof at !== "object" || at === null || !Object.hasOwn(at, key))
            throw new $RuleError("unknown-path", \`\${facts.fight.name} has no "\${path}" to keep.\`, {
                path,
            });
        at = at[key];
    }
    return at;
}`],
[`$JoinMove`, ``, `

// Who takes part in a conflict where rules let somebody join or leave: a hidden cell of the sheet says on which side it stands, from 1 on.
// Invariant: the cell agrees with the state of the conflict as soon as nothing is due; JSON never shows it.

/** From outside: somebody comes in, or one who had left comes back (then the sheet may be left out). */
interface $JoinMove {
  readonly who: string;
  readonly joins: string;
  readonly sheet?: unknown;
}`, ``],
[`$LeaveMove`, ``, `
interface $LeaveMove {
  readonly who: string;
  readonly leaves: true;
}`, ``],
[`$afterSeat`, `102 109 158 766 787 788 805 807 835 874 875 877`, `

/** @throws RuleError \`mismatched-arguments\`, \`mismatched-sheet\`. */
function $afterSeat(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
  move: $JoinMove | $LeaveMove,
): $Fight<$kept_Kept> {
  const { who } = move;
  const at = fight.members.findIndex(({ key }) => key === who);
  const member = fight.members[at];
  if ("leaves" in move) {
    if (member === undefined || member.side < 0)
      throw $wrong(\`\${$shape_shown(who)} takes no part in \${facts.fight.name}.\`);
    const members = fight.members.map((one, i) =>
      i === at ? { ...one, sheet: $seatedAs(rules, facts, one.sheet, -1) } : one,
    );
    return $left(facts.fight, { ...fight, members }, at);
  }
  const side = facts.fight.sides.findIndex(({ name }) => name === move.joins);
  if (side < 0)
    throw $wrong(
      \`There is no side \${$shape_shown(move.joins)}; there are \${facts.fight.sides.map(({ name }) => name).join(", ")}.\`,
    );
  if (member !== undefined && member.side >= 0)
    throw $wrong(\`\${$shape_shown(who)} takes part in \${facts.fight.name} already.\`);
  if (typeof who !== "string" || who === "__proto__")
    throw $wrong(\`\${$shape_shown(who)} cannot be the key of a member.\`);
  const before =
    move.sheet === undefined && member?.sheet.facts === facts.sheets[side]
      ? member?.sheet
      : undefined;
  const sheet = before ?? $sheetFrom(rules, facts.sheets[side]!, move.sheet, "sheet");
  return $fight_joined(fight, who, side, $seatedAs(rules, facts, sheet, side));
}`, `
/** @throws RuleError \`mismatched-arguments\`, \`mismatched-sheet\`. */
function $afterSeat(rules, facts, fight, move) {
    const { who } = move;
    const at = fight.members.findIndex(({ key }) => key === who);
    const member = fight.members[at];
    if ("leaves" in move) {
        if (member === undefined || member.side < 0)
            throw $wrong(\`\${$shape_shown(who)} takes no part in \${facts.fight.name}.\`);
        const members = fight.members.map((one, i) => i === at ? { ...one, sheet: $seatedAs(rules, facts, one.sheet, -1) } : one);
        return $left(facts.fight, { ...fight, members }, at);
    }
    const side = facts.fight.sides.findIndex(({ name }) => name === move.joins);
    if (side < 0)
        throw $wrong(\`There is no side \${$shape_shown(move.joins)}; there are \${facts.fight.sides.map(({ name }) => name).join(", ")}.\`);
    if (member !== undefined && member.side >= 0)
        throw $wrong(\`\${$shape_shown(who)} takes part in \${facts.fight.name} already.\`);
    if (typeof who !== "string" || who === "__proto__")
        throw $wrong(\`\${$shape_shown(who)} cannot be the key of a member.\`);
    const before = move.sheet === undefined && member?.sheet.facts === facts.sheets[side]
        ? member?.sheet
        : undefined;
    const sheet = before ?? $sheetFrom(rules, facts.sheets[side], move.sheet, "sheet");
    return $fight_joined(fight, who, side, $seatedAs(rules, facts, sheet, side));
}`],
[`$wrong`, `3`, `
const $wrong = (message: string): $RuleError => new $RuleError("mismatched-arguments", message, {});`, `
const $wrong = (message) => new $RuleError("mismatched-arguments", message, {});`],
[`$Move`, `839 874 875`, `

// Playing a conflict: it starts, a member acts or it goes on, its log is played again. Invariant: no fight is ever changed; everything
// that is due after an action or at a turn is played with the same dice before the next fight is given out.

/** An action of a member, that the conflict goes on, that somebody comes or goes. */
type $Move = $TurnCall | $JoinMove | $LeaveMove | "goes on";`, ``],
[`$started`, `3 102 109 153 154 156 157 367 778 805 807 808 811 812 816 835`, `

function $started(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  given: unknown,
): $conflict_state_Known {
  const values = $ownValues(given) ?? new Map<string, unknown>();
  const { sides, name } = facts.fight;
  const members = sides.flatMap((side, i) => {
    const own = $ownValues(values.get(side.name));
    if (own === null)
      throw new $RuleError(
        "mismatched-arguments",
        \`\${name} needs \${$shape_shown(side.name)}: an object of sheets by key.\`,
        {
          side: side.name,
        },
      );
    if (own.size < side.least || own.size > (side.most ?? Infinity))
      throw new $RuleError(
        "mismatched-arguments",
        \`\${side.name} cannot have \${own.size} members.\`,
        { side: side.name },
      );
    return [...own].map(([key, sheet]) => ({
      key,
      side: i,
      sheet: $seatedAs(
        rules,
        facts,
        $sheetFrom(rules, facts.sheets[i]!, sheet, \`\${side.name}.\${key}\`),
        i,
      ),
    }));
  });
  const twice = members.find(
    ({ key }, i) => key === "__proto__" || members.findIndex((other) => other.key === key) < i,
  );
  if (twice !== undefined)
    throw new $RuleError(
      "mismatched-arguments",
      \`\${$shape_shown(twice.key)} cannot be the key of a member: it is there twice, or no key.\`,
      { key: twice.key },
    );
  const [related, fields] = $apartPairs(
    facts,
    new Map([...values].filter(([key]) => !sides.some((side) => side.name === key))),
  );
  const conflict = $sheetFrom(rules, facts.body, $plainObject(fields), "");
  const starts = $plainObject([
    ...sides.map(
      (side, i) =>
        [
          side.name,
          $plainObject(
            members
              .filter((one) => one.side === i)
              .map(({ key, sheet }) => [key, sheet.json] as const),
          ),
        ] as const,
    ),
    ...fields,
    ...$deeplyFrozen([...related]),
  ]);
  const problems = $collector();
  const fight = $withPairs(
    rules,
    facts,
    $newFight(conflict, members, facts.fight, $freshPairs(rules, facts)),
    related,
    problems,
  );
  if (problems.found.length > 0)
    throw $refusal("mismatched-sheet", \`This is no \${name}\`, problems.found);
  return { fight, log: [Object.freeze({ starts })] };
}`, `
function $started(rules, facts, given) {
    const values = $ownValues(given) ?? new Map();
    const { sides, name } = facts.fight;
    const members = sides.flatMap((side, i) => {
        const own = $ownValues(values.get(side.name));
        if (own === null)
            throw new $RuleError("mismatched-arguments", \`\${name} needs \${$shape_shown(side.name)}: an object of sheets by key.\`, {
                side: side.name,
            });
        if (own.size < side.least || own.size > (side.most ?? Infinity))
            throw new $RuleError("mismatched-arguments", \`\${side.name} cannot have \${own.size} members.\`, { side: side.name });
        return [...own].map(([key, sheet]) => ({
            key,
            side: i,
            sheet: $seatedAs(rules, facts, $sheetFrom(rules, facts.sheets[i], sheet, \`\${side.name}.\${key}\`), i),
        }));
    });
    const twice = members.find(({ key }, i) => key === "__proto__" || members.findIndex((other) => other.key === key) < i);
    if (twice !== undefined)
        throw new $RuleError("mismatched-arguments", \`\${$shape_shown(twice.key)} cannot be the key of a member: it is there twice, or no key.\`, { key: twice.key });
    const [related, fields] = $apartPairs(facts, new Map([...values].filter(([key]) => !sides.some((side) => side.name === key))));
    const conflict = $sheetFrom(rules, facts.body, $plainObject(fields), "");
    const starts = $plainObject([
        ...sides.map((side, i) => [
            side.name,
            $plainObject(members
                .filter((one) => one.side === i)
                .map(({ key, sheet }) => [key, sheet.json])),
        ]),
        ...fields,
        ...$deeplyFrozen([...related]),
    ]);
    const problems = $collector();
    const fight = $withPairs(rules, facts, $newFight(conflict, members, facts.fight, $freshPairs(rules, facts)), related, problems);
    if (problems.found.length > 0)
        throw $refusal("mismatched-sheet", \`This is no \${name}\`, problems.found);
    return { fight, log: [Object.freeze({ starts })] };
}`],
[`$Listener`, `354`, `

// ── a move ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Told of every run in a move. \`seats\`: member by the name of its role; the conflict's own pieces name none. */
type $Listener = (trace: () => readonly $TraceEntry[], seats: ReadonlyMap<string, string>) => void;`, ``],
[`$moved`, `109 339 372 805 816 878 880 882 883 885`, `

/** Does it, with all that follows from it. \`answers\`: those given so far, for the log. */
function $moved(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  { fight, log }: $conflict_state_Known,
  move: $Move,
  source: $Source,
  answers: Readonly<Record<string, unknown>>,
  listen: $Listener = () => undefined,
): $conflict_state_Known | $NotPossible {
  const faces: number[] = [];
  const recording: $Source = {
    throwDie: (sides, label) => {
      const side = source.throwDie(sides, label);
      faces.push(side);
      return side;
    },
    answer: source.answer,
  };
  const after = $afterMove(rules, facts, fight, move, recording, listen);
  if ("possible" in after) return after;
  const settled = $playedOut(rules, facts, after, recording, listen);
  const does = move === "goes on" ? move : $asWritten(move);
  const told = Object.keys(answers).length === 0 ? {} : { answers: Object.freeze({ ...answers }) };
  return {
    fight: settled,
    log: [...log, Object.freeze({ does, faces: Object.freeze(faces), ...told })],
  };
}`, `
/** Does it, with all that follows from it. \`answers\`: those given so far, for the log. */
function $moved(rules, facts, { fight, log }, move, source, answers, listen = () => undefined) {
    const faces = [];
    const recording = {
        throwDie: (sides, label) => {
            const side = source.throwDie(sides, label);
            faces.push(side);
            return side;
        },
        answer: source.answer,
    };
    const after = $afterMove(rules, facts, fight, move, recording, listen);
    if ("possible" in after)
        return after;
    const settled = $playedOut(rules, facts, after, recording, listen);
    const does = move === "goes on" ? move : $asWritten(move);
    const told = Object.keys(answers).length === 0 ? {} : { answers: Object.freeze({ ...answers }) };
    return {
        fight: settled,
        log: [...log, Object.freeze({ does, faces: Object.freeze(faces), ...told })],
    };
}`],
[`$afterMove`, `109 158 339 372 766 785 805 876 878 880 884 886`, `

function $afterMove(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
  move: $Move,
  source: $Source,
  listen: $Listener,
): $Fight<$kept_Kept> | $NotPossible {
  if (move !== "goes on" && "does" in move) return $done(rules, facts, fight, move, source, listen);
  if (fight.ended) return $notNow(facts, "ended");
  return move === "goes on" ? $goneOn(facts.fight, fight) : $afterSeat(rules, facts, fight, move);
}`, `
function $afterMove(rules, facts, fight, move, source, listen) {
    if (move !== "goes on" && "does" in move)
        return $done(rules, facts, fight, move, source, listen);
    if (fight.ended)
        return $notNow(facts, "ended");
    return move === "goes on" ? $goneOn(facts.fight, fight) : $afterSeat(rules, facts, fight, move);
}`],
[`$asWritten`, `367 839 874 875 878`, `

/** The move as plain JSON, and nothing but the move. */
function $asWritten(move: Exclude<$Move, "goes on">): Exclude<$Move, "goes on"> {
  const {
    who,
    does,
    against,
    with: args,
    joins,
    sheet,
    leaves,
  } = move as Partial<$TurnCall & $JoinMove & $LeaveMove>;
  return $deeplyFrozen(
    JSON.parse(
      JSON.stringify({ who, does, against, with: args, joins, sheet, leaves }),
    ) as $TurnCall,
  );
}`, `
/** The move as plain JSON, and nothing but the move. */
function $asWritten(move) {
    const { who, does, against, with: args, joins, sheet, leaves, } = move;
    return $deeplyFrozen(JSON.parse(JSON.stringify({ who, does, against, with: args, joins, sheet, leaves })));
}`],
[`$done`, `109 158 339 372 373 766 782 805 839 842 844 845 880 886`, `

function $done(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
  call: $TurnCall,
  source: $Source,
  listen: $Listener,
): $Fight<$kept_Kept> | $NotPossible {
  const placed = $placedCall(rules, facts, fight, call);
  const why = $hinders(facts, fight, placed);
  if (why !== null) return $notNow(facts, why);
  const run = $rollFrom(rules, placed.action.facts, placed.args, source);
  if (!run.possible) return run;
  const keyOf = (i: number): string => fight.members[i]?.key ?? facts.fight.name;
  const seats = [...placed.seats].map(([role, i]) => [role, keyOf(i)] as const);
  listen(
    () => run.trace,
    new Map([...seats, ...[...placed.others].map(([role, { key }]) => [role, key] as const)]),
  );
  const left = $sheetsAfter(fight, placed, run.after as Readonly<Record<string, unknown>>);
  return $acted(facts.fight, fight, left, placed.action.facts.id);
}`, `
function $done(rules, facts, fight, call, source, listen) {
    const placed = $placedCall(rules, facts, fight, call);
    const why = $hinders(facts, fight, placed);
    if (why !== null)
        return $notNow(facts, why);
    const run = $rollFrom(rules, placed.action.facts, placed.args, source);
    if (!run.possible)
        return run;
    const keyOf = (i) => fight.members[i]?.key ?? facts.fight.name;
    const seats = [...placed.seats].map(([role, i]) => [role, keyOf(i)]);
    listen(() => run.trace, new Map([...seats, ...[...placed.others].map(([role, { key }]) => [role, key])]));
    const left = $sheetsAfter(fight, placed, run.after);
    return $acted(facts.fight, fight, left, placed.action.facts.id);
}`],
[`$playedOut`, `3 109 157 158 161 372 373 766 792 805 847 880`, `

/** Plays everything that is due. */
function $playedOut(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  start: $Fight<$kept_Kept>,
  source: $Source,
  listen: $Listener,
): $Fight<$kept_Kept> {
  const read = $readerOf(rules, facts);
  for (let fight = start; ;) {
    const { fight: at, next } = $fight_advance(facts.fight, fight, read);
    if (next === null) return at;
    const piece = facts.pieces[next.plan]!;
    const run = $rollFrom(
      rules,
      piece,
      $plainObject(piece.slots.map(({ name }, i) => [name, next.slots[i]!.json] as const)),
      source,
    );
    if (!run.possible) throw new $RuleError("not-possible", run.why, {});
    listen(() => run.trace, new Map());
    const after = run.after as Readonly<Record<string, unknown>>;
    fight = next.then(
      typeof run.result === "number" ? run.result : 0,
      piece.slots.map(({ name }, i) => $keptOf(after[name]) ?? next.slots[i]!),
    );
  }
}`, `
/** Plays everything that is due. */
function $playedOut(rules, facts, start, source, listen) {
    const read = $readerOf(rules, facts);
    for (let fight = start;;) {
        const { fight: at, next } = $fight_advance(facts.fight, fight, read);
        if (next === null)
            return at;
        const piece = facts.pieces[next.plan];
        const run = $rollFrom(rules, piece, $plainObject(piece.slots.map(({ name }, i) => [name, next.slots[i].json])), source);
        if (!run.possible)
            throw new $RuleError("not-possible", run.why, {});
        listen(() => run.trace, new Map());
        const after = run.after;
        fight = next.then(typeof run.result === "number" ? run.result : 0, piece.slots.map(({ name }, i) => $keptOf(after[name]) ?? next.slots[i]));
    }
}`],
[`$notNow`, `339 805`, `

function $notNow(facts: $ConflictFacts, why: keyof $ConflictFacts["texts"]): $NotPossible {
  return Object.freeze({
    possible: false,
    why: facts.texts[why],
    code: \`\${facts.fight.id}/$\${why}\`,
    clause: null,
  });
}`, `
function $notNow(facts, why) {
    return Object.freeze({
        possible: false,
        why: facts.texts[why],
        code: \`\${facts.fight.id}/$\${why}\`,
        clause: null,
    });
}`],
[`$isJson`, ``, `

// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Logs and steps write a move down. */
function $isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}`, `
// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Logs and steps write a move down. */
function $isJson(value) {
    try {
        return JSON.stringify(value) !== undefined;
    }
    catch {
        return false;
    }
}`],
[`$asMove`, `3 102 156 878 887`, `
/** A move as it comes in. @throws RuleError \`mismatched-arguments\`. */
function $asMove(move: unknown): $Move {
  const own = $ownValues(move);
  if (
    move === "goes on" ||
    (own !== null &&
      own.has("who") &&
      ["does", "joins", "leaves"].some((key) => own.has(key)) &&
      $isJson(move))
  )
    return move as $Move;
  throw new $RuleError(
    "mismatched-arguments",
    \`A move is "goes on", or says who does, joins or leaves; \${$shape_shown(move)} does not.\`,
    {},
  );
}`, `
/** A move as it comes in. @throws RuleError \`mismatched-arguments\`. */
function $asMove(move) {
    const own = $ownValues(move);
    if (move === "goes on" ||
        (own !== null &&
            own.has("who") &&
            ["does", "joins", "leaves"].some((key) => own.has(key)) &&
            $isJson(move)))
        return move;
    throw new $RuleError("mismatched-arguments", \`A move is "goes on", or says who does, joins or leaves; \${$shape_shown(move)} does not.\`, {});
}`],
[`$asksOf`, `128 805 878`, `
/** Everything that a move may ask: what its action asks, and what may be due after it. */
function $asksOf(facts: $ConflictFacts, move: $Move): Readonly<Record<string, $AskFacts>> {
  const actions = facts.actions
    .filter((one) => move !== "goes on" && "does" in move && one.facts.name === move.does)
    .map((one) => one.facts);
  return Object.assign(
    {},
    ...[...Object.values(facts.pieces), ...actions].map(({ asks }) => asks),
  ) as Readonly<Record<string, $AskFacts>>;
}`, `
/** Everything that a move may ask: what its action asks, and what may be due after it. */
function $asksOf(facts, move) {
    const actions = facts.actions
        .filter((one) => move !== "goes on" && "does" in move && one.facts.name === move.does)
        .map((one) => one.facts);
    return Object.assign({}, ...[...Object.values(facts.pieces), ...actions].map(({ asks }) => asks));
}`],
[`$answerKey`, ``, `

/** The key under which the answer to a question stands that was asked so often in one move. */
function $answerKey(key: string, times: number): string {
  return times === 1 ? key : \`\${key}#\${times}\`;
}`, `
/** The key under which the answer to a question stands that was asked so often in one move. */
function $answerKey(key, times) {
    return times === 1 ? key : \`\${key}#\${times}\`;
}`],
[`$answersFrom`, `3 36 37 102 267 319 372 805 878 889 890`, `

/** Values by key; \`Zielwert#2\` is for a question asked the second time, else it gets the same answer again. @throws RuleError \`unknown-answer\`, \`mismatched-answer\`. */
function $answersFrom(
  facts: $ConflictFacts,
  move: $Move,
  answers: Readonly<Record<string, unknown>>,
): $Source["answer"] {
  const asks = $asksOf(facts, move);
  for (const [key, value] of Object.entries(answers)) {
    if (typeof value === "function")
      throw new $RuleError(
        "mismatched-answer",
        "In a conflict answers are values, so that its log can be played again.",
        { key },
      );
    if (Object.hasOwn(asks, key) || Object.hasOwn(asks, key.replace(/#\\d+$/, ""))) continue;
    const names = Object.keys(asks);
    throw new $RuleError(
      "unknown-answer",
      \`This never asks for \${$shape_shown(key)}\${names.length === 0 ? "" : \`; it asks for \${names.join(", ")}\`}.\`,
      { key },
    );
  }
  const times = new Map<string, number>();
  return ({ action }: $call_quick_Call, { key }: $AskRequest): $io_Given | undefined => {
    const n = (times.get(key) ?? 0) + 1;
    times.set(key, n);
    const own = [$answerKey(key, n), key].find((one) => Object.hasOwn(answers, one));
    return own === undefined ? undefined : $codeOf(key, action.asks[key]!, answers[own]);
  };
}`, `
/** Values by key; \`Zielwert#2\` is for a question asked the second time, else it gets the same answer again. @throws RuleError \`unknown-answer\`, \`mismatched-answer\`. */
function $answersFrom(facts, move, answers) {
    const asks = $asksOf(facts, move);
    for (const [key, value] of Object.entries(answers)) {
        if (typeof value === "function")
            throw new $RuleError("mismatched-answer", "In a conflict answers are values, so that its log can be played again.", { key });
        if (Object.hasOwn(asks, key) || Object.hasOwn(asks, key.replace(/#\\d+$/, "")))
            continue;
        const names = Object.keys(asks);
        throw new $RuleError("unknown-answer", \`This never asks for \${$shape_shown(key)}\${names.length === 0 ? "" : \`; it asks for \${names.join(", ")}\`}.\`, { key });
    }
    const times = new Map();
    return ({ action }, { key }) => {
        const n = (times.get(key) ?? 0) + 1;
        times.set(key, n);
        const own = [$answerKey(key, n), key].find((one) => Object.hasOwn(answers, one));
        return own === undefined ? undefined : $codeOf(key, action.asks[key], answers[own]);
    };
}`],
[`$replayed`, `3 109 156 349 805 815 816 878 880 881 888 891 893`, `

// ── the log ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Where a log leads, from the last entry on that begins or continues. \`listenerOf\`: who is told of the runs of a move.
 *
 * @throws RuleError \`mismatched-value\`, and as moved.
 */
function $replayed(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  log: readonly $LogEntry[],
  listenerOf?: (move: $Move) => $Listener,
): $conflict_state_Known {
  const isEntry = (entry: unknown): boolean => $ownValues(entry) !== null;
  const entries = Array.isArray(log) && log.every(isEntry) ? (log as readonly $LogEntry[]) : [];
  const first = entries.findLastIndex((entry) => "starts" in entry || "continues" in entry);
  const noLog = (): $RuleError =>
    new $RuleError("mismatched-value", \`This is no log of \${facts.fight.name}.\`, {});
  const begin = entries[first];
  if (begin === undefined) throw noLog();
  let at = $conflict_play_begun(rules, facts, begin, entries.slice(0, first + 1));
  for (const entry of entries.slice(first + 1)) {
    const answers = "does" in entry ? (entry.answers ?? {}) : null;
    if (
      !("does" in entry) ||
      !Array.isArray(entry.faces) ||
      !entry.faces.every((face) => Number.isSafeInteger(face)) ||
      $ownValues(answers) === null ||
      answers === null
    )
      throw noLog();
    const move = $asMove(entry.does);
    const dice = $dice.scripted(entry.faces);
    // Not the log so far: putting it together entry by entry would take its square.
    const next = $moved(
      rules,
      facts,
      { fight: at.fight, log: [] },
      move,
      { throwDie: dice.throwDie, answer: $answersFrom(facts, move, answers) },
      answers,
      listenerOf?.(move),
    );
    if ("possible" in next)
      throw new $RuleError(
        "mismatched-value",
        \`The log of \${facts.fight.name} does something that is not possible: \${next.why}\`,
        {},
      );
    dice.finish();
    at = next;
  }
  return { fight: at.fight, log: entries };
}`, `
// ── the log ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
/**
 * Where a log leads, from the last entry on that begins or continues. \`listenerOf\`: who is told of the runs of a move.
 *
 * @throws RuleError \`mismatched-value\`, and as moved.
 */
function $replayed(rules, facts, log, listenerOf) {
    const isEntry = (entry) => $ownValues(entry) !== null;
    const entries = Array.isArray(log) && log.every(isEntry) ? log : [];
    const first = entries.findLastIndex((entry) => "starts" in entry || "continues" in entry);
    const noLog = () => new $RuleError("mismatched-value", \`This is no log of \${facts.fight.name}.\`, {});
    const begin = entries[first];
    if (begin === undefined)
        throw noLog();
    let at = $conflict_play_begun(rules, facts, begin, entries.slice(0, first + 1));
    for (const entry of entries.slice(first + 1)) {
        const answers = "does" in entry ? (entry.answers ?? {}) : null;
        if (!("does" in entry) ||
            !Array.isArray(entry.faces) ||
            !entry.faces.every((face) => Number.isSafeInteger(face)) ||
            $ownValues(answers) === null ||
            answers === null)
            throw noLog();
        const move = $asMove(entry.does);
        const dice = $dice.scripted(entry.faces);
        // Not the log so far: putting it together entry by entry would take its square.
        const next = $moved(rules, facts, { fight: at.fight, log: [] }, move, { throwDie: dice.throwDie, answer: $answersFrom(facts, move, answers) }, answers, listenerOf?.(move));
        if ("possible" in next)
            throw new $RuleError("mismatched-value", \`The log of \${facts.fight.name} does something that is not possible: \${next.why}\`, {});
        dice.finish();
        at = next;
    }
    return { fight: at.fight, log: entries };
}`],
[`$conflict_play_begun`, `3 109 156 805 815 816 826 879`, `

function $conflict_play_begun(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  entry: $LogEntry,
  log: readonly $LogEntry[],
): $conflict_state_Known {
  if ("starts" in entry) return $started(rules, facts, entry.starts);
  if ("continues" in entry && $ownValues(entry.continues) !== null)
    return $fromState(rules, facts, { ...entry.continues, $log: log });
  if ("continues" in entry)
    throw new $RuleError("mismatched-value", \`This is no log of \${facts.fight.name}.\`, {});
  throw new Error("an entry that begins");
}`, `
function $conflict_play_begun(rules, facts, entry, log) {
    if ("starts" in entry)
        return $started(rules, facts, entry.starts);
    if ("continues" in entry && $ownValues(entry.continues) !== null)
        return $fromState(rules, facts, { ...entry.continues, $log: log });
    if ("continues" in entry)
        throw new $RuleError("mismatched-value", \`This is no log of \${facts.fight.name}.\`, {});
    throw new Error("an entry that begins");
}`],
[`$MoveTrace`, `354`, `

/** A move and what happened in it. */
interface $MoveTrace<M> {
  readonly move: M;
  readonly trace: readonly $TraceEntry[];
}`, ``],
[`$tracesOf`, `109 354 367 805 816 878 892 894 896`, `

/** What happened so far, move by move; places are named by the keys of the members. */
function $tracesOf(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  { log }: $conflict_state_Known,
): readonly $MoveTrace<$Move>[] {
  const found: { readonly move: $Move; readonly trace: $TraceEntry[] }[] = [];
  $replayed(rules, facts, log, (move) => {
    const own: $TraceEntry[] = [];
    found.push({ move, trace: own });
    return (trace, seats) =>
      void own.push(...trace().map((entry) => $conflict_play_seated(entry, seats)));
  });
  return $deeplyFrozen(found);
}`, `
/** What happened so far, move by move; places are named by the keys of the members. */
function $tracesOf(rules, facts, { log }) {
    const found = [];
    $replayed(rules, facts, log, (move) => {
        const own = [];
        found.push({ move, trace: own });
        return (trace, seats) => void own.push(...trace().map((entry) => $conflict_play_seated(entry, seats)));
    });
    return $deeplyFrozen(found);
}`],
[`$conflict_play_seated`, `354`, `

function $conflict_play_seated(
  entry: $TraceEntry,
  seats: ReadonlyMap<string, string>,
): $TraceEntry {
  if (entry.kind !== "change") return entry;
  for (const [role, key] of seats)
    if (entry.path.startsWith(\`\${role}.\`))
      return { ...entry, path: key + entry.path.slice(role.length) };
  return entry;
}`, `
function $conflict_play_seated(entry, seats) {
    if (entry.kind !== "change")
        return entry;
    for (const [role, key] of seats)
        if (entry.path.startsWith(\`\${role}.\`))
            return { ...entry, path: key + entry.path.slice(role.length) };
    return entry;
}`],
[`$MigratedState`, `150 686`, `

// Conflicts that are kept: what is written down of one, whether its log leads to it, and how one of an older version is brought to this
// one. Invariant: as for sheets (migrate.ts); a log that does not lead to its state under these rules is kept and goes on from the state.

/** A conflict brought to this version, or why not. */
type $MigratedState<T> =
  | { readonly ok: true; readonly state: T; readonly changes: readonly $SaveChange[] }
  | { readonly ok: false; readonly problems: readonly $Problem[] };`, ``],
[`$saveOfState`, `156 157 207 805`, `

/** The state's JSON with the fingerprint of its shape, as it should be kept. */
function $saveOfState(facts: $ConflictFacts, state: object): object {
  const json = $ownValues(state) ?? new Map<string, unknown>();
  const head = $ownValues(json.get("$")) ?? new Map<string, unknown>();
  return $plainObject(
    new Map(json).set("$", $plainObject([...head, ["shape", $conflictPrint(facts)]])),
  );
}`, `
/** The state's JSON with the fingerprint of its shape, as it should be kept. */
function $saveOfState(facts, state) {
    const json = $ownValues(state) ?? new Map();
    const head = $ownValues(json.get("$")) ?? new Map();
    return $plainObject(new Map(json).set("$", $plainObject([...head, ["shape", $conflictPrint(facts)]])));
}`],
[`$checkState`, `109 150 153 805 827 900`, `

/** Everything that is wrong with it; its log is played again. Never throws. */
function $checkState(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  state: unknown,
): readonly $Problem[] {
  const problems = $collector();
  const read = $readState(rules, facts, state, problems);
  if (read !== null) {
    const differs = $conflict_saves_differing(rules, facts, read);
    if (differs !== null) problems.add("$log", "differing-log", differs);
  }
  return problems.found;
}`, `
/** Everything that is wrong with it; its log is played again. Never throws. */
function $checkState(rules, facts, state) {
    const problems = $collector();
    const read = $readState(rules, facts, state, problems);
    if (read !== null) {
        const differs = $conflict_saves_differing(rules, facts, read);
        if (differs !== null)
            problems.add("$log", "differing-log", differs);
    }
    return problems.found;
}`],
[`$conflict_saves_differing`, `109 157 805 816 822 892 901`, `

/** Why its log does not lead to it; null: it does. */
function $conflict_saves_differing(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  { fight, log }: $conflict_state_Known,
): string | null {
  try {
    const there = $plainObject($stateParts(rules, facts, $replayed(rules, facts, log).fight));
    const here = $plainObject($stateParts(rules, facts, fight));
    const place = $firstDifference(there, here, "");
    return place === null ? null : \`Played again, the log leads to another state: \${place}.\`;
  } catch (error) {
    return \`The log cannot be played again: \${error instanceof Error ? error.message : String(error)}\`;
  }
}`, `
/** Why its log does not lead to it; null: it does. */
function $conflict_saves_differing(rules, facts, { fight, log }) {
    try {
        const there = $plainObject($stateParts(rules, facts, $replayed(rules, facts, log).fight));
        const here = $plainObject($stateParts(rules, facts, fight));
        const place = $firstDifference(there, here, "");
        return place === null ? null : \`Played again, the log leads to another state: \${place}.\`;
    }
    catch (error) {
        return \`The log cannot be played again: \${error instanceof Error ? error.message : String(error)}\`;
    }
}`],
[`$firstDifference`, `102`, `

function $firstDifference(there: unknown, here: unknown, path: string): string | null {
  if (typeof there !== "object" || there === null || typeof here !== "object" || here === null)
    return there === here
      ? null
      : \`\${path} is \${$shape_shown(there)} there, \${$shape_shown(here)} here\`;
  const [a, b] = [there, here] as readonly Readonly<Record<string, unknown>>[];
  for (const key of new Set([...Object.keys(a!), ...Object.keys(b!)])) {
    const found = $firstDifference(a![key], b![key], path === "" ? key : \`\${path}.\${key}\`);
    if (found !== null) return found;
  }
  return null;
}`, `
function $firstDifference(there, here, path) {
    if (typeof there !== "object" || there === null || typeof here !== "object" || here === null)
        return there === here
            ? null
            : \`\${path} is \${$shape_shown(there)} there, \${$shape_shown(here)} here\`;
    const [a, b] = [there, here];
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
        const found = $firstDifference(a[key], b[key], path === "" ? key : \`\${path}.\${key}\`);
        if (found !== null)
            return found;
    }
    return null;
}`],
[`$migrateState`, `109 153 367 709 805 818 897 903`, `

// ── older versions ───────────────────────────────────────────────────────────────────────────────────────────────────────

function $migrateState(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  input: unknown,
  options: $MigrateOptions = {},
): $MigratedState<object> {
  if ($knownState(input)?.fight.conflict.facts === facts.body)
    return { ok: true, state: input as object, changes: [] };
  const problems = $collector();
  try {
    const made = $broughtHere(rules, facts, input, new Set(options.drop), problems);
    if (made !== null)
      return Object.freeze({ ok: true, state: made.state, changes: $deeplyFrozen(made.changes) });
  } catch (error) {
    // A getter or a proxy of the caller's threw.
    const why = error instanceof Error ? error.message : String(error);
    problems.add("", "mismatched-value", \`This cannot be read: \${why}\`);
  }
  return $deeplyFrozen({ ok: false, problems: problems.found });
}`, `
// ── older versions ───────────────────────────────────────────────────────────────────────────────────────────────────────
function $migrateState(rules, facts, input, options = {}) {
    if ($knownState(input)?.fight.conflict.facts === facts.body)
        return { ok: true, state: input, changes: [] };
    const problems = $collector();
    try {
        const made = $broughtHere(rules, facts, input, new Set(options.drop), problems);
        if (made !== null)
            return Object.freeze({ ok: true, state: made.state, changes: $deeplyFrozen(made.changes) });
    }
    catch (error) {
        // A getter or a proxy of the caller's threw.
        const why = error instanceof Error ? error.message : String(error);
        problems.add("", "mismatched-value", \`This cannot be read: \${why}\`);
    }
    return $deeplyFrozen({ ok: false, problems: problems.found });
}`],
[`$broughtHere`, `102 109 151 156 157 686 687 692 703 704 713 714 805 810 811 819 821 827 904 905`, `

function $broughtHere(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  input: unknown,
  drop: ReadonlySet<string>,
  problems: $Problems,
): { readonly state: object; readonly changes: readonly $SaveChange[] } | null {
  const { name } = facts.fight;
  const given = $ownValues(input);
  if (given === null) {
    problems.add(
      "",
      "mismatched-value",
      \`\${$shape_shown(input)} is no \${name}; an object is wanted.\`,
      "an object",
    );
    return null;
  }
  const changes: $SaveChange[] = [];
  const r: $Renaming = { problems, changes, drop, own: rules.own ?? [] };
  if (!$readHead(rules, "conflict", facts.body, given.get("$"), problems, changes)) return null;
  const isOwn = ([key]: readonly [string, unknown]): boolean => !key.startsWith("$");
  const [related, plain] = $apartPairs(facts, new Map([...given].filter(isOwn)));
  const fields = $ownValues($renameSheet(r, facts.body, $plainObject(plain), { was: "", is: "" }));
  const members = $migratedMembers(rules, facts, given.get("$members"), r);
  const ended =
    facts.gives === null
      ? given.get($ENDED)
      : $renameValue(r, $rename_namesIn(facts.gives), given.get($ENDED), { is: $ENDED });
  if (problems.found.length > 0) return null;
  const head = { ruleset: rules.name, version: rules.version, conflict: name };
  const reserved = [...given].filter((entry) => !isOwn(entry));
  const renamed = new Map([...reserved, ...(fields ?? []), ...related])
    .set("$", head)
    .set("$members", members)
    .set($ENDED, ended);
  const read = $readState(rules, facts, $plainObject(renamed), problems);
  if (read === null) return null;
  $tellNew(
    $plainObject(fields ?? []),
    $plainObject(Object.entries(read.fight.conflict.json)),
    "",
    changes,
  );
  for (const [key, to] of $pairsJson(facts, read.fight))
    if (!related.has(key)) changes.push({ path: key, from: null, to, why: "new" });
  return { state: $toState(rules, facts, $goingOn(rules, facts, read, changes)), changes };
}`, `
function $broughtHere(rules, facts, input, drop, problems) {
    const { name } = facts.fight;
    const given = $ownValues(input);
    if (given === null) {
        problems.add("", "mismatched-value", \`\${$shape_shown(input)} is no \${name}; an object is wanted.\`, "an object");
        return null;
    }
    const changes = [];
    const r = { problems, changes, drop, own: rules.own ?? [] };
    if (!$readHead(rules, "conflict", facts.body, given.get("$"), problems, changes))
        return null;
    const isOwn = ([key]) => !key.startsWith("$");
    const [related, plain] = $apartPairs(facts, new Map([...given].filter(isOwn)));
    const fields = $ownValues($renameSheet(r, facts.body, $plainObject(plain), { was: "", is: "" }));
    const members = $migratedMembers(rules, facts, given.get("$members"), r);
    const ended = facts.gives === null
        ? given.get($ENDED)
        : $renameValue(r, $rename_namesIn(facts.gives), given.get($ENDED), { is: $ENDED });
    if (problems.found.length > 0)
        return null;
    const head = { ruleset: rules.name, version: rules.version, conflict: name };
    const reserved = [...given].filter((entry) => !isOwn(entry));
    const renamed = new Map([...reserved, ...(fields ?? []), ...related])
        .set("$", head)
        .set("$members", members)
        .set($ENDED, ended);
    const read = $readState(rules, facts, $plainObject(renamed), problems);
    if (read === null)
        return null;
    $tellNew($plainObject(fields ?? []), $plainObject(Object.entries(read.fight.conflict.json)), "", changes);
    for (const [key, to] of $pairsJson(facts, read.fight))
        if (!related.has(key))
            changes.push({ path: key, from: null, to, why: "new" });
    return { state: $toState(rules, facts, $goingOn(rules, facts, read, changes)), changes };
}`],
[`$goingOn`, `109 157 367 686 805 816 822 900`, `

/** With a log that leads to it. */
function $goingOn(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  read: $conflict_state_Known,
  changes: $SaveChange[],
): $conflict_state_Known {
  if (changes.length === 0 && $conflict_saves_differing(rules, facts, read) === null) return read;
  const { fight, log } = read;
  changes.push({ path: "$log", from: log.length, to: log.length + 1, why: "continued" });
  return {
    fight,
    log: $deeplyFrozen([...log, { continues: $plainObject($stateParts(rules, facts, fight)) }]),
  };
}`, `
/** With a log that leads to it. */
function $goingOn(rules, facts, read, changes) {
    if (changes.length === 0 && $conflict_saves_differing(rules, facts, read) === null)
        return read;
    const { fight, log } = read;
    changes.push({ path: "$log", from: log.length, to: log.length + 1, why: "continued" });
    return {
        fight,
        log: $deeplyFrozen([...log, { continues: $plainObject($stateParts(rules, facts, fight)) }]),
    };
}`],
[`$migratedMembers`, `102 109 153 156 157 687 712 805 830 906`, `

function $migratedMembers(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  value: unknown,
  r: $Renaming,
): unknown {
  const given = $ownValues(value);
  if (given === null) return value;
  const names = facts.fight.sides.map((side) => side.name);
  return $plainObject(
    [...given].map(([key, member]): readonly [string, unknown] => {
      const parts = $ownValues(member);
      const side = names.indexOf(String(parts?.get("side")));
      if (parts === null) return [key, member];
      const path = \`$members.\${key}\`;
      if (side < 0 && parts.get("side") !== null) {
        const what = \`There is no side \${$shape_shown(parts.get("side"))} any more; \${$shape_shown(key)} would be lost.\`;
        r.problems.add(\`\${path}.side\`, "lost-value", what, names);
        return [key, member];
      }
      const problems = $collector();
      const within = \`\${path}.sheet.\`;
      const drop = [...r.drop]
        .filter((one) => one.startsWith(within))
        .map((one) => one.slice(within.length));
      const made = $migrated(
        rules,
        $sheetFor(facts, side, parts.get("sheet")),
        parts.get("sheet"),
        new Set(drop),
        problems,
      );
      for (const one of problems.found)
        r.problems.found.push({
          ...one,
          path: one.path === "" ? \`\${path}.sheet\` : within + one.path,
        });
      for (const one of made?.changes ?? []) r.changes.push($placed(one, within));
      return [key, $plainObject(new Map(parts).set("sheet", made?.sheet ?? parts.get("sheet")))];
    }),
  );
}`, `
function $migratedMembers(rules, facts, value, r) {
    const given = $ownValues(value);
    if (given === null)
        return value;
    const names = facts.fight.sides.map((side) => side.name);
    return $plainObject([...given].map(([key, member]) => {
        const parts = $ownValues(member);
        const side = names.indexOf(String(parts?.get("side")));
        if (parts === null)
            return [key, member];
        const path = \`$members.\${key}\`;
        if (side < 0 && parts.get("side") !== null) {
            const what = \`There is no side \${$shape_shown(parts.get("side"))} any more; \${$shape_shown(key)} would be lost.\`;
            r.problems.add(\`\${path}.side\`, "lost-value", what, names);
            return [key, member];
        }
        const problems = $collector();
        const within = \`\${path}.sheet.\`;
        const drop = [...r.drop]
            .filter((one) => one.startsWith(within))
            .map((one) => one.slice(within.length));
        const made = $migrated(rules, $sheetFor(facts, side, parts.get("sheet")), parts.get("sheet"), new Set(drop), problems);
        for (const one of problems.found)
            r.problems.found.push({
                ...one,
                path: one.path === "" ? \`\${path}.sheet\` : within + one.path,
            });
        for (const one of made?.changes ?? [])
            r.changes.push($placed(one, within));
        return [key, $plainObject(new Map(parts).set("sheet", made?.sheet ?? parts.get("sheet")))];
    }));
}`],
[`$placed`, `686`, `

/** A change of a place tells it twice. */
function $placed(change: $SaveChange, within: string): $SaveChange {
  const isPlace = change.why === "renamed" && change.to === change.path;
  const path = within + change.path;
  return isPlace
    ? { ...change, path, from: within + String(change.from), to: path }
    : { ...change, path };
}`, `
/** A change of a place tells it twice. */
function $placed(change, within) {
    const isPlace = change.why === "renamed" && change.to === change.path;
    const path = within + change.path;
    return isPlace
        ? { ...change, path, from: within + String(change.from), to: path }
        : { ...change, path };
}`],
[`$ConflictStep`, `625`, `

// A move in a conflict die by die and answer by answer over any distance. Invariant: as for actions (step-door.ts); every step runs the
// move again from its start, with everything that follows from it.

/** What a move waits for, or the state it leads to. */
type $ConflictStep<S> = $step_door_Waiting | { readonly kind: "done"; readonly state: S };`, ``],
[`$stepMove`, `109 267 339 619 632 636 637 805 816 821 878 881 890 907 909 910`, `

/** @throws RuleError \`differing-resume\`, \`mismatched-resume\`, and as act. */
function $stepMove(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  known: $conflict_state_Known,
  move: $Move,
  resume?: unknown,
  given?: unknown,
): $ConflictStep<object | $NotPossible> {
  let asking: $call_quick_Call | null = null;
  const player = $sourceStepper(
    (source): $conflict_state_Known | $NotPossible => {
      const answers: Record<string, unknown> = {};
      const times = new Map<string, number>();
      return $moved(
        rules,
        facts,
        known,
        move,
        {
          throwDie: source.throwDie,
          answer: (call, request) => {
            asking = call;
            const answer = source.answer(request);
            const n = (times.get(request.key) ?? 0) + 1;
            times.set(request.key, n);
            answers[$answerKey(request.key, n)] = $plainAnswer(call, request.key, answer);
            return answer;
          },
        },
        answers,
      );
    },
    $conflict_step_fingerprintOf(rules, facts, known, move),
  );
  const read = (): $call_quick_Call => {
    if (asking === null) throw new Error("a question without a call");
    return asking;
  };
  const kept = resume === undefined ? null : $readResume(resume);
  const stepped = kept === null ? player.start() : $resumed(player, kept, given, read);
  switch (stepped.kind) {
    case "roll":
      return { kind: "roll", sides: stepped.faces, label: stepped.label, resume: stepped.resume };
    case "ask":
      return { kind: "ask", ...$publicQuestion(read(), stepped.question), resume: stepped.resume };
    case "done": {
      const { value } = stepped;
      return { kind: "done", state: "possible" in value ? value : $toState(rules, facts, value) };
    }
  }
}`, `
/** @throws RuleError \`differing-resume\`, \`mismatched-resume\`, and as act. */
function $stepMove(rules, facts, known, move, resume, given) {
    let asking = null;
    const player = $sourceStepper((source) => {
        const answers = {};
        const times = new Map();
        return $moved(rules, facts, known, move, {
            throwDie: source.throwDie,
            answer: (call, request) => {
                asking = call;
                const answer = source.answer(request);
                const n = (times.get(request.key) ?? 0) + 1;
                times.set(request.key, n);
                answers[$answerKey(request.key, n)] = $plainAnswer(call, request.key, answer);
                return answer;
            },
        }, answers);
    }, $conflict_step_fingerprintOf(rules, facts, known, move));
    const read = () => {
        if (asking === null)
            throw new Error("a question without a call");
        return asking;
    };
    const kept = resume === undefined ? null : $readResume(resume);
    const stepped = kept === null ? player.start() : $resumed(player, kept, given, read);
    switch (stepped.kind) {
        case "roll":
            return { kind: "roll", sides: stepped.faces, label: stepped.label, resume: stepped.resume };
        case "ask":
            return { kind: "ask", ...$publicQuestion(read(), stepped.question), resume: stepped.resume };
        case "done": {
            const { value } = stepped;
            return { kind: "done", state: "possible" in value ? value : $toState(rules, facts, value) };
        }
    }
}`],
[`$plainAnswer`, `36 267 306`, `

function $plainAnswer(call: $call_quick_Call, key: string, given: $io_Given): unknown {
  if (typeof given !== "number") return Object.freeze(given.slice());
  return $plainValue(call, call.action.asks[key]!.typed.shape, given);
}`, `
function $plainAnswer(call, key, given) {
    if (typeof given !== "number")
        return Object.freeze(given.slice());
    return $plainValue(call, call.action.asks[key].typed.shape, given);
}`],
[`$conflict_step_fingerprintOf`, `109 640 805 816 822 878`, `

function $conflict_step_fingerprintOf(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  { fight, log }: $conflict_state_Known,
  move: $Move,
): string {
  const state = Object.fromEntries($stateParts(rules, facts, fight));
  return \`\${rules.fingerprint}-\${$hashOf(JSON.stringify([facts.fight.id, state, log.length, move]))}\`;
}`, `
function $conflict_step_fingerprintOf(rules, facts, { fight, log }, move) {
    const state = Object.fromEntries($stateParts(rules, facts, fight));
    return \`\${rules.fingerprint}-\${$hashOf(JSON.stringify([facts.fight.id, state, log.length, move]))}\`;
}`],
[`$MoveOptions`, `346`, `

// A conflict as callers hold it: its state is JSON, an action gives the next state, the log replays it. Invariant: no state is ever
// changed; what comes in is checked whole before anything is done with it.

interface $MoveOptions {
  readonly dice?: $Dice;
  /** Values only, by the keys of the questions: the log must replay. */
  readonly answers?: Readonly<Record<string, unknown>>;
}`, ``],
[`$Option`, `913`, `
/** What a member may do now: a move, whole where it needs nothing more. */
type $Option<M> = Extract<M, { readonly does: string }> & $Open;`, ``],
[`$Open`, ``, `
interface $Open {
  /** Arguments that the caller must still give. */
  readonly needs: readonly string[];
  /** What it may ask the game master or a player; those are the keys of answers. */
  readonly asks: readonly string[];
}`, ``],
[`$ConflictTypes`, ``, `
interface $ConflictTypes {
  readonly state: object;
  readonly start: object;
  readonly move: unknown;
  readonly tactics: object;
  readonly ended: unknown;
}`, ``],
[`$Conflict`, `150 339 709 815 861 863 894 897 907 911 912 914`, `
interface $Conflict<T extends $ConflictTypes> {
  readonly name: string;
  /** A new one: for each side its members by keys of their own, and fields. */
  readonly start: (sides: T["start"]) => T["state"];
  /** What can be done now, with all arguments that are sheets of members or things in their lists. */
  readonly options: (state: T["state"]) => readonly $Option<T["move"]>[];
  /** Does it, with all that follows from it. Going on ends the turn if one is open and begins the next one. */
  readonly act: (
    state: T["state"],
    move: T["move"],
    options?: $MoveOptions,
  ) => T["state"] | $NotPossible;
  /** The same die by die: plain JSON, to be gone on with anywhere. \`given\`: the side thrown, or the answer; left out, it says again what it waits for. */
  readonly step: (
    state: T["state"],
    move: T["move"],
    resume?: object,
    given?: unknown,
  ) => $ConflictStep<T["state"] | $NotPossible>;
  /** What the side whose turn it is does by its tactic; "goes on" where it can do nothing. */
  readonly choose: (state: T["state"], tactics: T["tactics"]) => T["move"];
  /** What was done so far, as JSON. */
  readonly log: (state: T["state"]) => readonly $LogEntry[];
  /** What happened so far, move by move, for \`text\`; its log is played again. @throws as replay */
  readonly trace: (state: T["state"]) => readonly $MoveTrace<T["move"]>[];
  /** The state a log leads to. @throws RuleError \`mismatched-value\` */
  readonly replay: (log: readonly $LogEntry[]) => T["state"];
  /** Exact odds of what comes, each side by its tactic. @throws RuleError \`too-large\` beyond the budget. */
  readonly odds: (
    state: T["state"],
    tactics: T["tactics"],
    options: $ConflictOddsOptions,
  ) => $ConflictOdds<T["ended"]>;
  /** Everything that is wrong with a state; its log is played again. Empty if it can be used. Never throws. */
  readonly check: (state: unknown) => readonly $Problem[];
  /** The state as it should be kept: plain JSON that also says which shape it was written for. */
  readonly save: (state: T["state"]) => T["state"];
  /** Brings a save of this version or an older one here. Never throws; nothing is dropped but what \`drop\` names. */
  readonly migrate: (save: unknown, options?: $MigrateOptions) => $MigratedState<T["state"]>;
}`, ``],
[`$conflictOf`, `84 109 805 816 821 826 847 848 867 879 888 892 895 898 899 902 908 914 915 918 919 921`, `

function $conflictOf<T extends $ConflictTypes>(
  rules: $RulesFacts,
  facts: $ConflictFacts,
): $Conflict<T> {
  const open = (state: unknown): $conflict_state_Known => $fromState(rules, facts, state);
  const enter = <R,>(make: () => R): R => $entering(rules, make);
  const made: $Conflict<$ConflictTypes> = {
    name: facts.fight.name,
    start: (sides) => enter(() => $toState(rules, facts, $started(rules, facts, sides))),
    options: (state) =>
      enter(() => $optionsOf(rules, facts, open(state).fight)) as readonly never[],
    act: (state, move, options = {}) =>
      enter(() => $act(rules, facts, open(state), $asMove(move), options)),
    step: (state, move, resume, given) =>
      enter(() => $stepMove(rules, facts, open(state), $asMove(move), resume, given)),
    choose: (state, tactics) =>
      enter(
        () =>
          $byTactic(
            rules,
            facts,
            open(state).fight,
            $tacticsOf(facts, tactics),
            $readerOf(rules, facts),
          ) ?? "goes on",
      ),
    log: (state) => enter(() => open(state).log),
    trace: (state) => enter(() => $tracesOf(rules, facts, open(state))),
    replay: (log) => enter(() => $toState(rules, facts, $replayed(rules, facts, log))),
    odds: (state, tactics, options) =>
      enter(() =>
        $oddsOfConflict(rules, facts, open(state).fight, $tacticsOf(facts, tactics), options),
      ),
    check: (state) => enter(() => $checkState(rules, facts, state)),
    save: (state) => enter(() => $saveOfState(facts, $toState(rules, facts, open(state)))),
    migrate: (save, options) => enter(() => $migrateState(rules, facts, save, options)),
  };
  // Not a map of the module's own: conflicts are made before the rest of an engine's module is there.
  Object.defineProperty(made, "$facts", { value: facts });
  return Object.freeze(made) as unknown as $Conflict<T>;
}`, `
function $conflictOf(rules, facts) {
    const open = (state) => $fromState(rules, facts, state);
    const enter = (make) => $entering(rules, make);
    const made = {
        name: facts.fight.name,
        start: (sides) => enter(() => $toState(rules, facts, $started(rules, facts, sides))),
        options: (state) => enter(() => $optionsOf(rules, facts, open(state).fight)),
        act: (state, move, options = {}) => enter(() => $act(rules, facts, open(state), $asMove(move), options)),
        step: (state, move, resume, given) => enter(() => $stepMove(rules, facts, open(state), $asMove(move), resume, given)),
        choose: (state, tactics) => enter(() => $byTactic(rules, facts, open(state).fight, $tacticsOf(facts, tactics), $readerOf(rules, facts)) ?? "goes on"),
        log: (state) => enter(() => open(state).log),
        trace: (state) => enter(() => $tracesOf(rules, facts, open(state))),
        replay: (log) => enter(() => $toState(rules, facts, $replayed(rules, facts, log))),
        odds: (state, tactics, options) => enter(() => $oddsOfConflict(rules, facts, open(state).fight, $tacticsOf(facts, tactics), options)),
        check: (state) => enter(() => $checkState(rules, facts, state)),
        save: (state) => enter(() => $saveOfState(facts, $toState(rules, facts, open(state)))),
        migrate: (save, options) => enter(() => $migrateState(rules, facts, save, options)),
    };
    // Not a map of the module's own: conflicts are made before the rest of an engine's module is there.
    Object.defineProperty(made, "$facts", { value: facts });
    return Object.freeze(made);
}`],
[`$factsOfConflict`, `805`, `

function $factsOfConflict(conflict: object): $ConflictFacts {
  const { $facts } = conflict as { readonly $facts?: $ConflictFacts };
  if ($facts === undefined) throw new Error("this is no conflict");
  return $facts;
}`, `
function $factsOfConflict(conflict) {
    const { $facts } = conflict;
    if ($facts === undefined)
        throw new Error("this is no conflict");
    return $facts;
}`],
[`$act`, `109 339 349 372 805 816 821 878 881 891 911`, `

function $act(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  known: $conflict_state_Known,
  move: $Move,
  options: $MoveOptions,
): object | $NotPossible {
  const { dice = $dice.random(), answers = {} } = options;
  const source: $Source = {
    throwDie: (sides, label) => dice.throwDie(sides, label),
    answer: $answersFrom(facts, move, answers),
  };
  const after = $moved(rules, facts, known, move, source, answers);
  if ("possible" in after) return after;
  dice.finish();
  return $toState(rules, facts, after);
}`, `
function $act(rules, facts, known, move, options) {
    const { dice = $dice.random(), answers = {} } = options;
    const source = {
        throwDie: (sides, label) => dice.throwDie(sides, label),
        answer: $answersFrom(facts, move, answers),
    };
    const after = $moved(rules, facts, known, move, source, answers);
    if ("possible" in after)
        return after;
    dice.finish();
    return $toState(rules, facts, after);
}`],
[`$optionsOf`, `109 158 258 766 780 805 839 842 846 850 889 912 920`, `

// ── what can be done ─────────────────────────────────────────────────────────────────────────────────────────────────────

function $optionsOf(
  rules: $RulesFacts,
  facts: $ConflictFacts,
  fight: $Fight<$kept_Kept>,
): readonly $Option<$TurnCall>[] {
  return fight.members.flatMap(({ key }, i) =>
    facts.actions.flatMap((action): readonly $Option<$TurnCall>[] => {
      if ($hindrance(facts.fight, fight, i, action.facts.id) !== null) return [];
      const { slots, params } = action.facts;
      const needs = params.filter((one) => one.usual === null).map(({ name }) => name);
      const asks = Object.keys($asksOf(facts, { who: key, does: action.facts.name }));
      let options: readonly $Option<$TurnCall>[] = [
        { who: key, does: action.facts.name, needs, asks },
      ];
      const ofKind = (name: string): readonly string[] => {
        const of = slots.find((slot) => slot.name === name)?.of;
        return fight.members
          .filter((one) => one.side >= 0 && one.sheet.facts === of)
          .map((one) => one.key);
      };
      if (action.against !== null)
        options = options.flatMap((one) =>
          ofKind(action.against!)
            .filter((other) => other !== key)
            .map((against) => ({ ...one, against })),
        );
      const open = slots.filter((slot) => action.params.includes(slot.name));
      const add = (
        name: string,
        valuesOf: (one: $Option<$TurnCall>) => readonly unknown[],
      ): void => {
        options = options.flatMap((one) =>
          valuesOf(one).map((value) => ({ ...one, with: { ...one.with, [name]: value } })),
        );
      };
      for (const { name } of open.filter(({ of }) => of.kind === "sheet"))
        add(name, () => ofKind(name));
      for (const { name, of, from } of open.filter((slot) => slot.of.kind !== "sheet")) {
        if (from !== null) add(name, () => $thingsFor(fight, action, i, name));
        // Anybody's who takes part in the call; where nobody has one, it is for the caller to say which.
        else
          options = options.flatMap((one): readonly $Option<$TurnCall>[] => {
            const lying = $lyingThings(of, $seatsOf(fight, action, one));
            return lying.length === 0
              ? [{ ...one, needs: [...one.needs, name] }]
              : lying.map((value) => ({ ...one, with: { ...one.with, [name]: value } }));
          });
      }
      return options.filter(
        (one) =>
          one.needs.length > 0 ||
          $isAllowed(rules, facts, fight, $placedCall(rules, facts, fight, one)),
      );
    }),
  );
}`, `
// ── what can be done ─────────────────────────────────────────────────────────────────────────────────────────────────────
function $optionsOf(rules, facts, fight) {
    return fight.members.flatMap(({ key }, i) => facts.actions.flatMap((action) => {
        if ($hindrance(facts.fight, fight, i, action.facts.id) !== null)
            return [];
        const { slots, params } = action.facts;
        const needs = params.filter((one) => one.usual === null).map(({ name }) => name);
        const asks = Object.keys($asksOf(facts, { who: key, does: action.facts.name }));
        let options = [
            { who: key, does: action.facts.name, needs, asks },
        ];
        const ofKind = (name) => {
            const of = slots.find((slot) => slot.name === name)?.of;
            return fight.members
                .filter((one) => one.side >= 0 && one.sheet.facts === of)
                .map((one) => one.key);
        };
        if (action.against !== null)
            options = options.flatMap((one) => ofKind(action.against)
                .filter((other) => other !== key)
                .map((against) => ({ ...one, against })));
        const open = slots.filter((slot) => action.params.includes(slot.name));
        const add = (name, valuesOf) => {
            options = options.flatMap((one) => valuesOf(one).map((value) => ({ ...one, with: { ...one.with, [name]: value } })));
        };
        for (const { name } of open.filter(({ of }) => of.kind === "sheet"))
            add(name, () => ofKind(name));
        for (const { name, of, from } of open.filter((slot) => slot.of.kind !== "sheet")) {
            if (from !== null)
                add(name, () => $thingsFor(fight, action, i, name));
            // Anybody's who takes part in the call; where nobody has one, it is for the caller to say which.
            else
                options = options.flatMap((one) => {
                    const lying = $lyingThings(of, $seatsOf(fight, action, one));
                    return lying.length === 0
                        ? [{ ...one, needs: [...one.needs, name] }]
                        : lying.map((value) => ({ ...one, with: { ...one.with, [name]: value } }));
                });
        }
        return options.filter((one) => one.needs.length > 0 ||
            $isAllowed(rules, facts, fight, $placedCall(rules, facts, fight, one)));
    }));
}`],
[`$seatsOf`, `158 256 766 805 839`, `

/** The sheets of a call by their roles, each once. */
function $seatsOf(
  fight: $Fight<$kept_Kept>,
  action: $ConflictFacts["actions"][number],
  call: $TurnCall,
): readonly $Seated[] {
  const given = Object.entries(call.with ?? {});
  const roles = [[action.self, call.who], [action.against, call.against], ...given] as const;
  const seated = roles.flatMap(([role, key]) => {
    const sheet = fight.members.find((one) => one.key === key)?.sheet;
    return role === null || sheet === undefined ? [] : [{ role, sheet }];
  });
  return seated.filter(({ sheet }, i) => seated.findIndex((one) => one.sheet === sheet) === i);
}`, `
/** The sheets of a call by their roles, each once. */
function $seatsOf(fight, action, call) {
    const given = Object.entries(call.with ?? {});
    const roles = [[action.self, call.who], [action.against, call.against], ...given];
    const seated = roles.flatMap(([role, key]) => {
        const sheet = fight.members.find((one) => one.key === key)?.sheet;
        return role === null || sheet === undefined ? [] : [{ role, sheet }];
    });
    return seated.filter(({ sheet }, i) => seated.findIndex((one) => one.sheet === sheet) === i);
}`],
[`$tacticsOf`, `3 102 156 761 805`, `

function $tacticsOf(facts: $ConflictFacts, given: unknown): (side: number) => $TacticFacts | null {
  const values = $ownValues(given) ?? new Map<string, unknown>();
  const bySide = facts.fight.sides.map(({ name }) => {
    const wanted = values.get(name);
    if (wanted === undefined) return null;
    const found = facts.tactics.find((one) => one.name === wanted);
    if (found === undefined)
      throw new $RuleError(
        "mismatched-arguments",
        \`\${$shape_shown(wanted)} is no tactic in \${facts.fight.name}; there are \${facts.tactics.map((one) => one.name).join(", ")}.\`,
        { side: name },
      );
    return found;
  });
  return (side) => bySide[side] ?? null;
}`, `
function $tacticsOf(facts, given) {
    const values = $ownValues(given) ?? new Map();
    const bySide = facts.fight.sides.map(({ name }) => {
        const wanted = values.get(name);
        if (wanted === undefined)
            return null;
        const found = facts.tactics.find((one) => one.name === wanted);
        if (found === undefined)
            throw new $RuleError("mismatched-arguments", \`\${$shape_shown(wanted)} is no tactic in \${facts.fight.name}; there are \${facts.tactics.map((one) => one.name).join(", ")}.\`, { side: name });
        return found;
    });
    return (side) => bySide[side] ?? null;
}`],
[`$conflictsMeta`, `109 666 668 672 923`, `

// Conflicts as data for forms and tables: sides, fields, what members can do. Invariant: as meta.ts; what is said of an action here is
// said of it among the actions.

function $conflictsMeta(
  rules: Pick<$RulesFacts, "labels">,
  looks: readonly $ConflictLook[],
): (actions: () => readonly $ActionMeta[]) => readonly $ConflictMeta[] {
  return (actions) => looks.map((look) => $conflictMeta(rules, look, actions()));
}`, `
// Conflicts as data for forms and tables: sides, fields, what members can do. Invariant: as meta.ts; what is said of an action here is
// said of it among the actions.
function $conflictsMeta(rules, looks) {
    return (actions) => looks.map((look) => $conflictMeta(rules, look, actions()));
}`],
[`$conflictMeta`, `97 101 109 666 668 672 735 736 917 924`, `

function $conflictMeta(
  rules: Pick<$RulesFacts, "labels">,
  look: $ConflictLook,
  all: readonly $ActionMeta[],
): $ConflictMeta {
  const { fight, body, gives, sheets, actions, tactics } = $factsOfConflict(look.conflict);
  const codes = gives?.kind === "named" ? gives.names.flatMap(({ low, high }) => [low, high]) : [];
  const ends =
    gives === null
      ? []
      : $allowedOf({
          shape: gives,
          range: [Math.min(...codes), Math.max(...codes)],
          optional: false,
        });
  return {
    ...$sheetMeta(rules, look, body),
    clause: look.clause,
    sides: fight.sides.map(({ name, least, most }, i) => ({
      key: name,
      label: $labelOf(rules, name),
      of: sheets[i]!.name,
      from: least,
      to: most,
      tactics: tactics.map((one) => one.name),
    })),
    order: fight.order.kind,
    ends: Array.isArray(ends) ? (ends as readonly $Plain[]) : [],
    actions: actions.flatMap((one) => $moveMeta(one, all)),
  };
}`, `
function $conflictMeta(rules, look, all) {
    const { fight, body, gives, sheets, actions, tactics } = $factsOfConflict(look.conflict);
    const codes = gives?.kind === "named" ? gives.names.flatMap(({ low, high }) => [low, high]) : [];
    const ends = gives === null
        ? []
        : $allowedOf({
            shape: gives,
            range: [Math.min(...codes), Math.max(...codes)],
            optional: false,
        });
    return {
        ...$sheetMeta(rules, look, body),
        clause: look.clause,
        sides: fight.sides.map(({ name, least, most }, i) => ({
            key: name,
            label: $labelOf(rules, name),
            of: sheets[i].name,
            from: least,
            to: most,
            tactics: tactics.map((one) => one.name),
        })),
        order: fight.order.kind,
        ends: Array.isArray(ends) ? ends : [],
        actions: actions.flatMap((one) => $moveMeta(one, all)),
    };
}`],
[`$moveMeta`, `666 669 806`, `

function $moveMeta(
  { facts, self, against, conflict }: $TurnAction,
  all: readonly $ActionMeta[],
): readonly $MoveMeta[] {
  const found = all.find((one) => one.name === facts.name);
  if (found === undefined) return [];
  const { name, label, constant, clause, roles, params, asks } = found;
  const kind = (role: string | null): string | null =>
    roles.find(({ key }) => key === role)?.of ?? null;
  const rest = roles.filter(({ key }) => key !== self && key !== against && key !== conflict);
  return [
    {
      name,
      label,
      constant,
      clause,
      by: kind(self),
      against: kind(against),
      roles: rest,
      params,
      asks,
    },
  ];
}`, `
function $moveMeta({ facts, self, against, conflict }, all) {
    const found = all.find((one) => one.name === facts.name);
    if (found === undefined)
        return [];
    const { name, label, constant, clause, roles, params, asks } = found;
    const kind = (role) => roles.find(({ key }) => key === role)?.of ?? null;
    const rest = roles.filter(({ key }) => key !== self && key !== against && key !== conflict);
    return [
        {
            name,
            label,
            constant,
            clause,
            by: kind(self),
            against: kind(against),
            roles: rest,
            params,
            asks,
        },
    ];
}`],
[`$Entry`, ``, `

// Dice as an example writes them, \`rolling 10, (4, 5, 5), 3\`: one entry a roll, a total or the faces shown. Invariant: what these dice
// cannot give is refused, and so is one entry too few or too many. Single dice behind a total stay unknown, so nothing is recorded.

/** A total with everything added, or the faces in the order thrown, as they are printed on the dice. */
type $Entry = number | readonly number[];`, ``],
[`$EntriesIo`, `43`, `

interface $EntriesIo extends $Io {
  /** To be called at the end. @throws RuleError \`unused-dice\`. */
  finish(): void;
}`, ``],
[`$entriesIo`, `3 6 14 17 18 42 51 57 497 925 926 928 929 930`, `

/**
 * A roll of no dice takes no entry; of \`n times\` dice each time takes one, and each time more that a step throws again.
 * @throws RuleError \`missing-dice\`, \`mismatched-dice\`, and as recordingIo for answers.
 */
function $entriesIo(entries: readonly $Entry[], answers: $Answers = {}): $EntriesIo {
  let used = 0;
  const next = (label: string): $Entry => {
    const entry = entries[used];
    if (entry === undefined)
      throw new $RuleError("missing-dice", \`Nothing is left to be rolled for \${label}.\`, { label });
    used += 1;
    return entry;
  };

  function list(pool: $Pool, label: string): readonly number[] {
    if (pool.n <= 0) return [];
    if (pool.unit.kind === "total") return $throwPool(...asFaces(pool, pool.unit.of, label));
    const entry = next(label);
    if (typeof entry !== "number") return $entries_io_shown(pool, entry, label, $throwPool);
    if (pool.n !== 1 || pool.then.length > 0)
      throw $entries_io_mismatched(
        pool,
        entry,
        label,
        "is a total; what counts here are the faces",
      );
    return $entries_io_shown(pool, [entry], label, $throwPool);
  }

  function total(pool: $Pool, label: string): number {
    if (pool.n <= 0) return pool.plus;
    if (pool.unit.kind === "total") return $rollTotal(...asFaces(pool, pool.unit.of, label));
    const entry = next(label);
    if (typeof entry !== "number") return $entries_io_shown(pool, entry, label, $rollTotal);
    if (!$canGive(pool, entry))
      throw $entries_io_mismatched(pool, entry, label, "is no total that these dice can give");
    return entry;
  }

  /** The pool over dice whose faces are the totals of \`of\`; each throw of one is an entry of its own. */
  function asFaces(pool: $Pool, of: $Pool, label: string): [$Pool, $ThrowDie] {
    const [lo, hi] = $boundsOf(of);
    const faces = Array.from({ length: hi - lo + 1 }, (_, i) => lo + i);
    return [{ ...pool, unit: { kind: "faces", faces } }, () => total(of, label) - lo + 1];
  }

  const io = $recordingIo(() => {
    throw new Error("an entry stands for whole rolls, not for single dice");
  }, $answersOf(answers).give);
  const finish = (): void => {
    const rest = entries.length - used;
    if (rest > 0)
      throw new $RuleError(
        "unused-dice",
        \`\${rest} \${rest === 1 ? "entry" : "entries"} too many after \\\`rolling\\\`.\`,
        {
          count: rest,
        },
      );
  };
  return { ...io, roll: total, rollList: list, finish };
}`, `
/**
 * A roll of no dice takes no entry; of \`n times\` dice each time takes one, and each time more that a step throws again.
 * @throws RuleError \`missing-dice\`, \`mismatched-dice\`, and as recordingIo for answers.
 */
function $entriesIo(entries, answers = {}) {
    let used = 0;
    const next = (label) => {
        const entry = entries[used];
        if (entry === undefined)
            throw new $RuleError("missing-dice", \`Nothing is left to be rolled for \${label}.\`, { label });
        used += 1;
        return entry;
    };
    function list(pool, label) {
        if (pool.n <= 0)
            return [];
        if (pool.unit.kind === "total")
            return $throwPool(...asFaces(pool, pool.unit.of, label));
        const entry = next(label);
        if (typeof entry !== "number")
            return $entries_io_shown(pool, entry, label, $throwPool);
        if (pool.n !== 1 || pool.then.length > 0)
            throw $entries_io_mismatched(pool, entry, label, "is a total; what counts here are the faces");
        return $entries_io_shown(pool, [entry], label, $throwPool);
    }
    function total(pool, label) {
        if (pool.n <= 0)
            return pool.plus;
        if (pool.unit.kind === "total")
            return $rollTotal(...asFaces(pool, pool.unit.of, label));
        const entry = next(label);
        if (typeof entry !== "number")
            return $entries_io_shown(pool, entry, label, $rollTotal);
        if (!$canGive(pool, entry))
            throw $entries_io_mismatched(pool, entry, label, "is no total that these dice can give");
        return entry;
    }
    /** The pool over dice whose faces are the totals of \`of\`; each throw of one is an entry of its own. */
    function asFaces(pool, of, label) {
        const [lo, hi] = $boundsOf(of);
        const faces = Array.from({ length: hi - lo + 1 }, (_, i) => lo + i);
        return [{ ...pool, unit: { kind: "faces", faces } }, () => total(of, label) - lo + 1];
    }
    const io = $recordingIo(() => {
        throw new Error("an entry stands for whole rolls, not for single dice");
    }, $answersOf(answers).give);
    const finish = () => {
        const rest = entries.length - used;
        if (rest > 0)
            throw new $RuleError("unused-dice", \`\${rest} \${rest === 1 ? "entry" : "entries"} too many after \\\`rolling\\\`.\`, {
                count: rest,
            });
    };
    return { ...io, roll: total, rollList: list, finish };
}`],
[`$entries_io_shown`, `6 14 930`, `

/** Throws the pool with these faces, all of them. */
function $entries_io_shown<T>(
  pool: $Pool,
  faces: readonly number[],
  label: string,
  roll: (pool: $Pool, die: $ThrowDie) => T,
): T {
  const printed = pool.unit.kind === "faces" ? pool.unit.faces : [];
  let used = 0;
  const given = roll(pool, () => {
    const face = faces[used++];
    if (face === undefined) throw $entries_io_mismatched(pool, faces, label, "is too few faces");
    const side = printed.indexOf(face) + 1;
    if (side === 0)
      throw $entries_io_mismatched(
        pool,
        faces,
        label,
        \`has a face, \${face}, that is not on these dice\`,
      );
    return side;
  });
  if (used < faces.length) throw $entries_io_mismatched(pool, faces, label, "is too many faces");
  return given;
}`, `
/** Throws the pool with these faces, all of them. */
function $entries_io_shown(pool, faces, label, roll) {
    const printed = pool.unit.kind === "faces" ? pool.unit.faces : [];
    let used = 0;
    const given = roll(pool, () => {
        const face = faces[used++];
        if (face === undefined)
            throw $entries_io_mismatched(pool, faces, label, "is too few faces");
        const side = printed.indexOf(face) + 1;
        if (side === 0)
            throw $entries_io_mismatched(pool, faces, label, \`has a face, \${face}, that is not on these dice\`);
        return side;
    });
    if (used < faces.length)
        throw $entries_io_mismatched(pool, faces, label, "is too many faces");
    return given;
}`],
[`$canGive`, `3 6 496 497`, `

/** By the exact distribution; of dice too many for it, and of those that explode without a bound, by their ends. */
function $canGive(pool: $Pool, wanted: number): boolean {
  const [lo, hi] = $boundsOf(pool);
  if (!Number.isInteger(wanted) || wanted < lo || wanted > hi) return false;
  try {
    const odds = $totalOdds(pool);
    return BigInt(odds.weights[wanted - odds.lo] ?? 0) > 0n;
  } catch (error) {
    if (error instanceof $RuleError) return true;
    throw error;
  }
}`, `
/** By the exact distribution; of dice too many for it, and of those that explode without a bound, by their ends. */
function $canGive(pool, wanted) {
    const [lo, hi] = $boundsOf(pool);
    if (!Number.isInteger(wanted) || wanted < lo || wanted > hi)
        return false;
    try {
        const odds = $totalOdds(pool);
        return BigInt(odds.weights[wanted - odds.lo] ?? 0) > 0n;
    }
    catch (error) {
        if (error instanceof $RuleError)
            return true;
        throw error;
    }
}`],
[`$entries_io_mismatched`, `3 6 141 925`, `

function $entries_io_mismatched(
  pool: $Pool,
  entry: $Entry,
  label: string,
  problem: string,
): $RuleError {
  const dice = $showDice(pool);
  const text = typeof entry === "number" ? \`\${entry}\` : \`(\${entry.join(", ")})\`;
  return new $RuleError("mismatched-dice", \`\${text} for \${label} \${problem}: \${dice}.\`, {
    label,
    dice,
    given: entry,
  });
}`, `
function $entries_io_mismatched(pool, entry, label, problem) {
    const dice = $showDice(pool);
    const text = typeof entry === "number" ? \`\${entry}\` : \`(\${entry.join(", ")})\`;
    return new $RuleError("mismatched-dice", \`\${text} for \${label} \${problem}: \${dice}.\`, {
        label,
        dice,
        given: entry,
    });
}`],
[`$HostFacts`, `94 96`, `

// Formulas that the rules leave open and a program fills with functions of its own. Invariant: a function is asked once for the same
// arguments, so that what it says is one thing in play and in odds; what it gives lies in the range that the rules promise.

interface $HostFacts {
  readonly name: string;
  readonly params: readonly $shape_Shape[];
  readonly gives: $Typed;
}`, ``],
[`$HostFunction`, `97`, `
type $HostFunction = (...args: readonly $Plain[]) => unknown;`, ``],
[`$Hosted`, `931 932`, `

/** Formulas of one engine and what fills them; filled once. */
interface $Hosted {
  readonly facts: readonly $HostFacts[];
  readonly functions: $HostFunction[];
  /** What is known of each, by arguments. */
  readonly known: readonly Map<string, number>[];
}`, ``],
[`$hosted`, `931 933`, `

function $hosted(facts: readonly $HostFacts[]): $Hosted {
  return { facts, functions: [], known: facts.map(() => new Map<string, number>()) };
}`, `
function $hosted(facts) {
    return { facts, functions: [], known: facts.map(() => new Map()) };
}`],
[`$fillOf`, `97 102 932 933 938`, `

/** Takes the functions, all of them and once. */
function $fillOf(
  host: $Hosted,
): (functions: Readonly<Record<string, (...args: never[]) => $Plain>>) => void {
  return (given) => {
    if (host.functions.length > 0)
      throw $misuse("differing-function", "The formulas are filled already.", {});
    const found = host.facts.map(({ name }) =>
      Object.hasOwn(given, name) ? (given[name] as unknown) : undefined,
    );
    const missing = host.facts.find((_, at) => typeof found[at] !== "function");
    if (missing !== undefined)
      throw $misuse("missing-function", \`\${missing.name} needs a function.\`, {
        formula: missing.name,
      });
    const unknown = Object.keys(given).find((name) => host.facts.every((one) => one.name !== name));
    if (unknown !== undefined)
      throw $misuse(
        "unknown-function",
        \`The rules leave no formula \${$shape_shown(unknown)} open.\`,
        { formula: unknown },
      );
    host.functions.push(...(found as $HostFunction[]));
  };
}`, `
/** Takes the functions, all of them and once. */
function $fillOf(host) {
    return (given) => {
        if (host.functions.length > 0)
            throw $misuse("differing-function", "The formulas are filled already.", {});
        const found = host.facts.map(({ name }) => Object.hasOwn(given, name) ? given[name] : undefined);
        const missing = host.facts.find((_, at) => typeof found[at] !== "function");
        if (missing !== undefined)
            throw $misuse("missing-function", \`\${missing.name} needs a function.\`, {
                formula: missing.name,
            });
        const unknown = Object.keys(given).find((name) => host.facts.every((one) => one.name !== name));
        if (unknown !== undefined)
            throw $misuse("unknown-function", \`The rules leave no formula \${$shape_shown(unknown)} open.\`, { formula: unknown });
        host.functions.push(...found);
    };
}`],
[`$hostValue`, `99 100 102 933 937 938`, `

/** The formula at this place, of numbers as the rules count. */
function $hostValue(host: $Hosted, at: number, codes: readonly number[]): number {
  const { name, params, gives } = host.facts[at]!;
  const key = $keyFor([...params, gives.shape], codes);
  const before = host.known[at]!.get(key);
  if (before !== undefined) return before;
  const own = host.functions[at];
  if (own === undefined)
    throw $misuse("missing-function", \`\${name} is left open: fill it first, with fill({ … }).\`, {
      formula: name,
    });
  const given = own(...codes.map((code, i) => $written(params[i]!, code)));
  const value = $readValue(gives, given);
  if (typeof value !== "number")
    throw $misuse(
      "mismatched-function",
      \`\${name}(\${key}) gave \${$shape_shown(given)}: \${value.message}\`,
      { formula: name },
    );
  host.known[at]!.set(key, value);
  return value;
}`, `
/** The formula at this place, of numbers as the rules count. */
function $hostValue(host, at, codes) {
    const { name, params, gives } = host.facts[at];
    const key = $keyFor([...params, gives.shape], codes);
    const before = host.known[at].get(key);
    if (before !== undefined)
        return before;
    const own = host.functions[at];
    if (own === undefined)
        throw $misuse("missing-function", \`\${name} is left open: fill it first, with fill({ … }).\`, {
            formula: name,
        });
    const given = own(...codes.map((code, i) => $written(params[i], code)));
    const value = $readValue(gives, given);
    if (typeof value !== "number")
        throw $misuse("mismatched-function", \`\${name}(\${key}) gave \${$shape_shown(given)}: \${value.message}\`, { formula: name });
    host.known[at].set(key, value);
    return value;
}`],
[`$keyFor`, `80 94`, `

/** A code of an entry that comes with data means something else in another call. */
function $keyFor(shapes: readonly $shape_Shape[], codes: readonly number[]): string {
  const own = shapes.some((shape) => shape.kind === "named" && shape.own !== undefined)
    ? $bound()
    : null;
  return own === null ? codes.join(",") : \`\${codes.join(",")} \${own.key}\`;
}`, `
/** A code of an entry that comes with data means something else in another call. */
function $keyFor(shapes, codes) {
    const own = shapes.some((shape) => shape.kind === "named" && shape.own !== undefined)
        ? $bound()
        : null;
    return own === null ? codes.join(",") : \`\${codes.join(",")} \${own.key}\`;
}`],
[`$misuse`, `3`, `

function $misuse(
  code: ConstructorParameters<typeof $RuleError>[0],
  message: string,
  data: Readonly<Record<string, string>>,
): $RuleError {
  return new $RuleError(code, message, data);
}`, `
function $misuse(code, message, data) {
    return new $RuleError(code, message, data);
}`],
[`$State`, ``, `

// The working state of one sheet while a rule plays on it: a record of columns, each a list of numbers, one an entry. Invariant: play
// changes only states that were opened or copied for it; one sheet in two roles is one and the same object.

/** Column id → one number an entry. */
type $State = Record<string, number[]>;`, ``],
[`$StateLayout`, `5`, `

/** What opening a state asks of a layout of the Plan. */
interface $StateLayout {
  readonly columns: readonly {
    readonly id: string;
    readonly range: $Range;
    readonly optional: boolean;
    readonly entries: number;
    readonly kind: "int" | "dice";
  }[];
}`, ``],
[`$StateValues`, ``, `

/** Values by column: a number where it has one entry, else a list; null is none. */
type $StateValues = Readonly<Record<string, number | null | readonly (number | null)[]>>;`, ``],
[`$Change`, ``, `

/** A cell that differs. \`slot\` is the first in which the sheet stands; NONE is none. */
interface $Change {
  readonly slot: number;
  readonly column: string;
  readonly entry: number;
  readonly from: number;
  readonly to: number;
}`, ``],
[`$openState`, `3 35 939 940 941`, `

/**
 * A new working state. A missing column is none where it may be, 0 where its name begins with \`$\` (the compiler's own).
 * @throws RuleError \`missing-value\`, \`mismatched-value\`.
 */
function $openState(layout: $StateLayout, values: $StateValues): $State {
  const state: $State = {};
  for (const column of layout.columns) {
    const given = Object.hasOwn(values, column.id) ? values[column.id] : undefined;
    if (given === undefined) {
      if (!column.optional && !column.id.startsWith("$"))
        throw new $RuleError("missing-value", \`\${column.id} has no value.\`, { column: column.id });
      state[column.id] = Array.from({ length: column.entries }, () =>
        column.optional ? $NONE : 0,
      );
      continue;
    }
    const cells = (typeof given === "object" && given !== null ? given : [given]).map(
      (value) => value ?? $NONE,
    );
    const [lo, hi] = column.kind === "dice" ? [0, Infinity] : column.range;
    const fit = (value: number): boolean =>
      value === $NONE ? column.optional : Number.isInteger(value) && lo <= value && value <= hi;
    if (cells.length !== column.entries || !cells.every(fit))
      throw new $RuleError("mismatched-value", \`\${column.id} cannot be \${JSON.stringify(given)}.\`, {
        column: column.id,
        given: cells,
      });
    state[column.id] = cells;
  }
  return state;
}`, `
/**
 * A new working state. A missing column is none where it may be, 0 where its name begins with \`$\` (the compiler's own).
 * @throws RuleError \`missing-value\`, \`mismatched-value\`.
 */
function $openState(layout, values) {
    const state = {};
    for (const column of layout.columns) {
        const given = Object.hasOwn(values, column.id) ? values[column.id] : undefined;
        if (given === undefined) {
            if (!column.optional && !column.id.startsWith("$"))
                throw new $RuleError("missing-value", \`\${column.id} has no value.\`, { column: column.id });
            state[column.id] = Array.from({ length: column.entries }, () => column.optional ? $NONE : 0);
            continue;
        }
        const cells = (typeof given === "object" && given !== null ? given : [given]).map((value) => value ?? $NONE);
        const [lo, hi] = column.kind === "dice" ? [0, Infinity] : column.range;
        const fit = (value) => value === $NONE ? column.optional : Number.isInteger(value) && lo <= value && value <= hi;
        if (cells.length !== column.entries || !cells.every(fit))
            throw new $RuleError("mismatched-value", \`\${column.id} cannot be \${JSON.stringify(given)}.\`, {
                column: column.id,
                given: cells,
            });
        state[column.id] = cells;
    }
    return state;
}`],
[`$copyState`, `939`, `

function $copyState(state: $State): $State {
  const copy: $State = {};
  for (const column of Object.keys(state)) copy[column] = state[column]!.slice();
  return copy;
}`, `
function $copyState(state) {
    const copy = {};
    for (const column of Object.keys(state))
        copy[column] = state[column].slice();
    return copy;
}`],
[`$copyStates`, `939 944`, `

/** Copies for one call: the same object in two slots stays one object. */
function $copyStates(slots: readonly $State[]): readonly $State[] {
  const copies = new Map<$State, $State>();
  return slots.map((state) => {
    const copy = copies.get(state) ?? $copyState(state);
    copies.set(state, copy);
    return copy;
  });
}`, `
/** Copies for one call: the same object in two slots stays one object. */
function $copyStates(slots) {
    const copies = new Map();
    return slots.map((state) => {
        const copy = copies.get(state) ?? $copyState(state);
        copies.set(state, copy);
        return copy;
    });
}`],
[`$sameState`, `939 947`, `

function $sameState(a: $State, b: $State): boolean {
  return Object.keys(a).length === Object.keys(b).length && $differences([a], [b]).length === 0;
}`, `
function $sameState(a, b) {
    return Object.keys(a).length === Object.keys(b).length && $differences([a], [b]).length === 0;
}`],
[`$differences`, `35 939 942`, `

/** What differs, slot by slot in column order; a sheet that stands in two slots is looked at once. Both have the same layouts. */
function $differences(before: readonly $State[], after: readonly $State[]): readonly $Change[] {
  const seen = new Set<$State>();
  return after.flatMap((state, slot) => {
    if (seen.has(state)) return [];
    seen.add(state);
    const old = before[slot]!;
    return Object.keys(state).flatMap((column) =>
      state[column]!.flatMap((to, entry): readonly $Change[] => {
        const from = old[column]?.[entry] ?? $NONE;
        return from === to ? [] : [{ slot, column, entry, from, to }];
      }),
    );
  });
}`, `
/** What differs, slot by slot in column order; a sheet that stands in two slots is looked at once. Both have the same layouts. */
function $differences(before, after) {
    const seen = new Set();
    return after.flatMap((state, slot) => {
        if (seen.has(state))
            return [];
        seen.add(state);
        const old = before[slot];
        return Object.keys(state).flatMap((column) => state[column].flatMap((to, entry) => {
            const from = old[column]?.[entry] ?? $NONE;
            return from === to ? [] : [{ slot, column, entry, from, to }];
        }));
    });
}`],
[`$Tongue`, ``, `

// A trace as sentences in German or English. Invariant: nothing marked secret is told to a player, and what is told is only what the
// trace says.

type $Tongue = "de" | "en";`, ``],
[`$TellOptions`, ``, `
interface $TellOptions {
  /** Who reads it. A player does not see what the rules call secret. */
  readonly for?: "player" | "gm";
}`, ``],
[`$text`, `354 948 949 953 954`, `

/** One line an entry, what lies in a call indented; the clauses of the rules behind it. */
function $text(
  trace: readonly $TraceEntry[],
  tongue: $Tongue = "en",
  options: $TellOptions = {},
): string {
  const reader = options.for ?? "player";
  return trace
    .filter((entry) => reader === "gm" || !entry.secret)
    .map(
      (entry) =>
        \`\${"  ".repeat(entry.depth)}\${$sentence(entry, tongue)}\${$clauses(entry)}\${entry.kind === "call" ? ":" : ""}\`,
    )
    .join("\\n");
}`, `
/** One line an entry, what lies in a call indented; the clauses of the rules behind it. */
function $text(trace, tongue = "en", options = {}) {
    const reader = options.for ?? "player";
    return trace
        .filter((entry) => reader === "gm" || !entry.secret)
        .map((entry) => \`\${"  ".repeat(entry.depth)}\${$sentence(entry, tongue)}\${$clauses(entry)}\${entry.kind === "call" ? ":" : ""}\`)
        .join("\\n");
}`],
[`$textIn`, `109 354 658 948 949 950 952`, `

/** The same under the names of the language it is told in. */
function $textIn({ labels }: Pick<$RulesFacts, "labels">): typeof $text {
  function told(
    trace: readonly $TraceEntry[],
    tongue: $Tongue = "en",
    options: $TellOptions = {},
  ): string {
    return $text(
      trace.map((entry) => $renamed(entry, (name) => $labelIn(labels, tongue, name))),
      tongue,
      options,
    );
  }
  return told;
}`, `
/** The same under the names of the language it is told in. */
function $textIn({ labels }) {
    function told(trace, tongue = "en", options = {}) {
        return $text(trace.map((entry) => $renamed(entry, (name) => $labelIn(labels, tongue, name))), tongue, options);
    }
    return told;
}`],
[`$renamed`, `97 354`, `

function $renamed(entry: $TraceEntry, label: (name: string) => string): $TraceEntry {
  const shown = <V extends $Plain | readonly $Plain[]>(value: V): V =>
    (typeof value === "string"
      ? label(value)
      : Array.isArray(value)
        ? value.map(shown)
        : value) as V;
  const own = { ...entry, of: label(entry.of) };
  switch (own.kind) {
    case "roll":
    case "answer":
      return { ...own, name: label(own.name), value: shown(own.value) };
    case "value":
      return { ...own, name: label(own.name), value: shown(own.value) };
    case "change":
      return {
        ...own,
        path: own.path.split(".").map(label).join("."),
        from: shown(own.from),
        to: shown(own.to),
      };
    case "call":
      return { ...own, name: label(own.name) };
    case "result":
      return { ...own, value: shown(own.value) };
    case "impossible":
      return own;
  }
}`, `
function $renamed(entry, label) {
    const shown = (value) => (typeof value === "string"
        ? label(value)
        : Array.isArray(value)
            ? value.map(shown)
            : value);
    const own = { ...entry, of: label(entry.of) };
    switch (own.kind) {
        case "roll":
        case "answer":
            return { ...own, name: label(own.name), value: shown(own.value) };
        case "value":
            return { ...own, name: label(own.name), value: shown(own.value) };
        case "change":
            return {
                ...own,
                path: own.path.split(".").map(label).join("."),
                from: shown(own.from),
                to: shown(own.to),
            };
        case "call":
            return { ...own, name: label(own.name) };
        case "result":
            return { ...own, value: shown(own.value) };
        case "impossible":
            return own;
    }
}`],
[`$clauses`, `354`, `

function $clauses(entry: $TraceEntry): string {
  return entry.clauses.length === 0
    ? ""
    : \` (\${entry.clauses.map((clause) => \`§\${clause}\`).join(", ")})\`;
}`, `
function $clauses(entry) {
    return entry.clauses.length === 0
        ? ""
        : \` (\${entry.clauses.map((clause) => \`§\${clause}\`).join(", ")})\`;
}`],
[`$sentence`, `354 948 955`, `

function $sentence(entry: $TraceEntry, tongue: $Tongue): string {
  const isGerman = tongue === "de";
  const say = (german: string, english: string): string => (isGerman ? german : english);
  switch (entry.kind) {
    case "roll":
      return \`\${entry.name} (\${entry.dice}): \${$shownValue(entry.value, tongue)}\`;
    case "answer":
      return say(
        \`\${entry.name} ist \${$shownValue(entry.value, tongue)}.\`,
        \`\${entry.name} is \${$shownValue(entry.value, tongue)}.\`,
      );
    case "value":
      return \`\${entry.name} = \${$shownValue(entry.value, tongue)}\`;
    case "change": {
      const path = entry.path.replaceAll(".", " › ");
      const [from, to] = [$shownValue(entry.from, tongue), $shownValue(entry.to, tongue)];
      if (typeof entry.from === "number" && typeof entry.to === "number") {
        const by = Math.abs(entry.to - entry.from);
        return entry.to < entry.from
          ? say(
              \`\${path} sinkt um \${by}: \${from} → \${to}\`,
              \`\${path} falls by \${by}: \${from} → \${to}\`,
            )
          : say(
              \`\${path} steigt um \${by}: \${from} → \${to}\`,
              \`\${path} rises by \${by}: \${from} → \${to}\`,
            );
      }
      return say(\`\${path} wird \${to} (war \${from})\`, \`\${path} becomes \${to} (was \${from})\`);
    }
    case "call":
      return entry.name;
    case "result":
      return say(
        \`\${entry.of}: \${$shownValue(entry.value, tongue)}\`,
        \`\${entry.of}: \${$shownValue(entry.value, tongue)}\`,
      );
    case "impossible":
      return say(\`Nicht möglich: \${entry.why}\`, \`Not possible: \${entry.why}\`);
    default:
      return entry;
  }
}`, `
function $sentence(entry, tongue) {
    const isGerman = tongue === "de";
    const say = (german, english) => (isGerman ? german : english);
    switch (entry.kind) {
        case "roll":
            return \`\${entry.name} (\${entry.dice}): \${$shownValue(entry.value, tongue)}\`;
        case "answer":
            return say(\`\${entry.name} ist \${$shownValue(entry.value, tongue)}.\`, \`\${entry.name} is \${$shownValue(entry.value, tongue)}.\`);
        case "value":
            return \`\${entry.name} = \${$shownValue(entry.value, tongue)}\`;
        case "change": {
            const path = entry.path.replaceAll(".", " › ");
            const [from, to] = [$shownValue(entry.from, tongue), $shownValue(entry.to, tongue)];
            if (typeof entry.from === "number" && typeof entry.to === "number") {
                const by = Math.abs(entry.to - entry.from);
                return entry.to < entry.from
                    ? say(\`\${path} sinkt um \${by}: \${from} → \${to}\`, \`\${path} falls by \${by}: \${from} → \${to}\`)
                    : say(\`\${path} steigt um \${by}: \${from} → \${to}\`, \`\${path} rises by \${by}: \${from} → \${to}\`);
            }
            return say(\`\${path} wird \${to} (war \${from})\`, \`\${path} becomes \${to} (was \${from})\`);
        }
        case "call":
            return entry.name;
        case "result":
            return say(\`\${entry.of}: \${$shownValue(entry.value, tongue)}\`, \`\${entry.of}: \${$shownValue(entry.value, tongue)}\`);
        case "impossible":
            return say(\`Nicht möglich: \${entry.why}\`, \`Not possible: \${entry.why}\`);
        default:
            return entry;
    }
}`],
[`$shownValue`, `97 948`, `

function $shownValue(value: $Plain | readonly $Plain[], tongue: $Tongue): string {
  if (Array.isArray(value)) return value.map((one: $Plain) => $shownValue(one, tongue)).join(", ");
  if (value === null) return tongue === "de" ? "nichts" : "none";
  if (typeof value === "boolean")
    return tongue === "de" ? (value ? "ja" : "nein") : value ? "yes" : "no";
  return String(value);
}
`, `
function $shownValue(value, tongue) {
    if (Array.isArray(value))
        return value.map((one) => $shownValue(one, tongue)).join(", ");
    if (value === null)
        return tongue === "de" ? "nichts" : "none";
    if (typeof value === "boolean")
        return tongue === "de" ? (value ? "ja" : "nein") : value ? "yes" : "no";
    return String(value);
}
`],
];

/** Of what an engine's surface speaks of. */
export const runtimeDeclarations: string = `/** What is wrong: first the problem, then the thing. */
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
/** Misuse by the caller. \`message\` is English; \`code\` and \`data\` are what a program goes by. */
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
/** Why a value does not fit; \`allowed\` says what would. */
interface $Misfit {
    readonly code: "mismatched-value" | "out-of-range" | "unknown-name";
    readonly message: string;
    readonly allowed: readonly $Plain[] | {
        readonly from: number;
        readonly to: number;
    } | string;
}
type $ProblemCode = $Misfit["code"] | "missing-value" | "unknown-key" | "duplicate-key" | "misplaced-key" | "malformed-dice" | "too-large" | "differing-ruleset"
/** It is of an older version, or of this one in another shape: \`migrate\` can bring it here. */
 | "migrate" | "newer-version" | "missing-version" | "lost-value" | "ambiguous-name"
/** Played again, the log of a conflict does not lead to its state. */
 | "differing-log"
/** Two sheets of a call bring different entries under one name. */
 | "differing-entry" | "broken-law";
/** \`path\`: keys joined by dots, "" for the whole. \`clause\`: the clause of the rules that says so, if one is named. */
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
    /** A side of a die, 1 to \`sides\`; \`label\` says for what. */
    readonly throwDie: (sides: number, label: string) => number;
    /** At the end of a roll. @throws RuleError \`unused-dice\`. */
    readonly finish: () => void;
}
interface $SeededDice extends $Dice {
    /** Where they stand: JSON, for \`dice.restored\`. */
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
/** \`rule\`: the sentence of the rules; \`of\`: the name of the check or action it stands in; \`depth\`: how many calls deep. */
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
/** \`After\`: sheets and things by their role; \`Args\`: what the call took. */
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
/** \`open\`: what is still to be given; then it is only said whether any choice is possible. */
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
/** \`E\`: an end, its result and what was kept. \`Whole\`: an end with its sheets and things whole. */
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
    /** What the odds are where this holds. @throws RuleError \`impossible-condition\` where it never does. */
    readonly given: (of: Result | ((end: E) => boolean)) => $Odds<E, Result, Whole>;
    /**
     * What follows: for each end the odds of the next action, called with the sheets as they are then. \`null\`, or that it is not
     * possible: nothing follows. The ends are those of what follows; \`end.before\` is the one they follow.
     */
    readonly andThen: <E2, Result2, Whole2>(next: (end: Whole) => $Odds<E2, Result2, Whole2> | $NotPossible | null) => $Odds<$Following<E2, E>, Result2 | null, $Following<Whole2, Whole>>;
    readonly ends: readonly {
        readonly end: E;
        readonly chance: $Exact;
    }[];
    /**
     * What a law of a sheet throws away, law by law: it counts as not possible, and the state before it stays. These are no ends; a mean of
     * something under \`after\` counts them as it stood before.
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
/** Plain JSON. \`fingerprint\` is that of rules and input: what was begun under one is not gone on with under another. */
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
    /** So many values are to be put in an order of 0 to this minus 1; \`options\` are their places, by which the answer may go too. */
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
    /** What of an end is asked for beside the result: named rolls and lets, places under \`after\`. */
    readonly keep?: readonly Keep[];
    /** How much work it may be; about ten seconds unless it says otherwise. */
    readonly budget?: number;
}
/** The types of one action. \`Other\`: never, or what comes instead where the rules forbid it. */
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
    /** All its ends with their exact chances. @throws RuleError \`too-large\` beyond the budget, naming the roll. */
    readonly odds: <const K extends $KeepPath<T> = never>(args: T["args"], options?: $OddsOptions<K, $AnswerRules<T["answers"]>>) => $Odds<$action_End<T, K>, T["result"], $action_WholeEnd<T, K>> | T["other"];
    /** Plays it die by die: plain JSON, to be gone on with anywhere. \`given\`: the side thrown, or the answer; left out, it says again what it waits for. */
    readonly step: (args: T["args"], resume?: object, given?: unknown) => $Step<$Rolled<T["args"], T["result"], T["after"], T["other"]> | T["other"]>;
}
/** Each answer, or a rule over what the asked person sees. */
type $AnswerRules<A> = {
    readonly [K in keyof A]?: A[K];
};
/** All paths into plain data, those that end above values included. */
type $Path<T> = T extends readonly unknown[] ? never : T extends object ? {
    [K in Exclude<keyof T, "$"> & string]: K | (T[K] extends readonly unknown[] ? never : T[K] extends object ? \`\${K}.\${$Path<T[K]>}\` : never);
}[Exclude<keyof T, "$"> & string] : never;
type $KeepPath<T extends $ActionTypes> = (keyof T["values"] & string) | \`after.\${$Path<T["after"]>}\`;
/** What lies at a path, in its place. */
type $action_At<T, P extends string> = P extends keyof T ? {
    readonly [K in P]: T[K];
} : P extends \`\${infer A}.\${infer B}\` ? A extends keyof T ? {
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
    /** Kinds of things that may lie in the list, by their names in \`things\`; null: no such list. */
    readonly things: readonly string[] | null;
}
/** \`constant\`: what the engine exports it as. */
interface $SheetMeta {
    readonly name: string;
    readonly label: $Label;
    readonly constant: string;
    readonly groups: readonly {
        readonly title: readonly string[];
        readonly fields: readonly $FieldMeta[];
    }[];
    /** Conditions that are gained and lost; they stand under \`$conditions\`. Those that follow from values only the view shows. */
    readonly conditions: readonly $ConditionMeta[];
    /** Open lists to which it can add entries of its own, under \`$entries\`; left out where there are none. */
    readonly adds?: readonly $AddsMeta[];
}
/** So many entries can be added, each with a name of its own and these columns. */
interface $AddsMeta {
    readonly key: string;
    readonly label: $Label;
    readonly most: number;
    readonly columns: readonly $ValueMeta[];
}
/** In a sheet it is \`true\`, or where it holds anything an object of it. */
interface $ConditionMeta {
    readonly key: string;
    readonly label: $Label;
    /** Of 1 to this many; its key is \`level\`. */
    readonly levels: number | null;
    readonly fields: readonly $FieldMeta[];
}
interface $ActionMeta {
    readonly name: string;
    readonly label: $Label;
    readonly constant: string;
    readonly word: string;
    readonly clause: string | null;
    /** Sheets and things that take part. \`from\`: whose list a thing is taken from. */
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
    /** What it may ask while it is played, called rules too; \`key\` is the key of the answer. */
    readonly asks: readonly $AskMeta[];
}
interface $AskMeta extends $ValueMeta {
    readonly by: "gm" | "player";
    readonly secret: boolean;
    /** So many values are put in an order, \`options\` are their places; null: one value. */
    readonly placing: number | null;
}
/** What is exported as \`constant\`; \`fields\` are those of its state beside members, turn and log. */
interface $ConflictMeta extends $SheetMeta {
    readonly clause: string | null;
    readonly sides: readonly {
        readonly key: string;
        readonly label: $Label;
        /** The sheet of its members, by its name. */
        readonly of: string;
        /** How many members it has at the start; \`to\` null: as many as you like. */
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
/** What members can do. The one who acts, \`against\` and members in \`with\` are named by their keys. */
interface $MoveMeta {
    readonly name: string;
    readonly label: $Label;
    readonly constant: string;
    readonly clause: string | null;
    /** The sheet of the one who does it; null: anybody. */
    readonly by: string | null;
    /** The sheet of the opponent; null: it goes against nobody. */
    readonly against: string | null;
    /** Further members and things, by their keys in \`with\`; things by their number in the list of the one who acts. */
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
 * What became of a save. \`renamed\`: from the old place or name to the new one; \`new\`: began at its start value; \`continued\`: the log of
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
/** A value with modifiers. \`base\`: what is stored, null for what is calculated; \`min\`, \`max\`: its ends now, null where it has none. */
interface $Seen<T> {
    readonly value: T;
    readonly base: T | null;
    readonly min: number | null;
    readonly max: number | null;
    /** Where a number comes from: its base, then every modifier that is there. What is not suppressed adds up to \`value\`. */
    readonly parts: readonly $SeenPart[];
}
/** \`suppressed\`: so much of it is there and does not count. */
interface $SeenPart {
    readonly label: string;
    readonly amount: number;
    readonly rule: string;
    readonly clause: string | null;
    readonly suppressed?: true;
    /** The kind of modifier, where only the best and the worst of a kind count. */
    readonly kind?: string;
}
/** Makes sheets (or things) of one kind. \`T\`: what comes out; \`Input\`: what may be given. */
interface $Door<T, Input, View> {
    /** The checked sheet, start values filled in, deeply frozen. @throws RuleError \`mismatched-sheet\` with all problems. */
    (input?: Input): T;
    /** Everything that is wrong with it; empty if it can be used. Never throws. */
    readonly check: (input: unknown) => readonly $Problem[];
    /** Every value as it counts now, with modifiers; calculated ones too. */
    readonly view: (sheet: Input) => View;
    /**
     * The sheet with other values, by their paths as changes name them: a correction. It is checked as a whole and wakes no reaction.
     * @throws RuleError \`unknown-path\`, \`mismatched-sheet\`.
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
    /** Brings a save of this version or an older one here. Never throws; nothing is dropped but what \`drop\` names. */
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
 * What was done, in order; played again with these faces it gives the same state. \`continues\`: a state without log from which it goes
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
    /** \`Ada.Lebenspunkte\`, or a field of the conflict: what of an end is asked for beside how it ended. */
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
    /** The same die by die: plain JSON, to be gone on with anywhere. \`given\`: the side thrown, or the answer; left out, it says again what it waits for. */
    readonly step: (state: T["state"], move: T["move"], resume?: object, given?: unknown) => $ConflictStep<T["state"] | $NotPossible>;
    /** What the side whose turn it is does by its tactic; "goes on" where it can do nothing. */
    readonly choose: (state: T["state"], tactics: T["tactics"]) => T["move"];
    /** What was done so far, as JSON. */
    readonly log: (state: T["state"]) => readonly $LogEntry[];
    /** What happened so far, move by move, for \`text\`; its log is played again. @throws as replay */
    readonly trace: (state: T["state"]) => readonly $MoveTrace<T["move"]>[];
    /** The state a log leads to. @throws RuleError \`mismatched-value\` */
    readonly replay: (log: readonly $LogEntry[]) => T["state"];
    /** Exact odds of what comes, each side by its tactic. @throws RuleError \`too-large\` beyond the budget. */
    readonly odds: (state: T["state"], tactics: T["tactics"], options: $ConflictOddsOptions) => $ConflictOdds<T["ended"]>;
    /** Everything that is wrong with a state; its log is played again. Empty if it can be used. Never throws. */
    readonly check: (state: unknown) => readonly $Problem[];
    /** The state as it should be kept: plain JSON that also says which shape it was written for. */
    readonly save: (state: T["state"]) => T["state"];
    /** Brings a save of this version or an older one here. Never throws; nothing is dropped but what \`drop\` names. */
    readonly migrate: (save: unknown, options?: $MigrateOptions) => $MigratedState<T["state"]>;
}
type $Tongue = "de" | "en";
interface $TellOptions {
    /** Who reads it. A player does not see what the rules call secret. */
    readonly for?: "player" | "gm";
}
/** One line an entry, what lies in a call indented; the clauses of the rules behind it. */
declare function $text(trace: readonly $TraceEntry[], tongue?: $Tongue, options?: $TellOptions): string;
`;
