// What an example claims, tested: exact where it is exact, after rounding to the digits written where it is a decimal or a percentage.

import { unreachable } from "../base/never.ts";
import type { Claim, EndedExpr, Expr as ModelExpr, Outcome, Quantity, StepExpr } from "../model/types.ts";
import { add, type Fraction, compare, equal, fraction, sub, toNumber, toString } from "../runtime/fraction.ts";
import { plainType } from "../plan/build/model-index.ts";
import { CallProblem, noNumber, noSuccess, nothingHappened } from "./call-problem.ts";
import { endsOf, type Last } from "./acts.ts";
import { averageOf, type Case, casesOf, casesOfVal, chanceOf, type Known } from "./ends.ts";
import { type Amount, now } from "./reading.ts";
import { watchedBy } from "./laws.ts";
import type { Table } from "./table-top.ts";
import { parts } from "../plan/build/values.ts";
import { NONE } from "../runtime/value.ts";

export interface Verdict {
  readonly expected: string;
  readonly actual: string;
  readonly passed: boolean;
  /** What a `?` asks for. */
  readonly asked: boolean;
}

/** `brief`: of a claim that holds nobody reads the texts. */
export function verdictOn(table: Table, last: Last | null, claim: Claim, brief: boolean): Verdict {
  if (last?.kind === "failed") return { expected: "", actual: last.message, passed: false, asked: false };
  if (claim.kind === "not-possible") return notPossible(table, last, claim.message);
  if (last?.kind === "impossible") {
    if (claim.kind === "holds") return holds(table, null, claim.test, brief);
    return { expected: "", actual: reason(table, last.why), passed: false, asked: false };
  }
  switch (claim.kind) {
    case "chance-of":
      return quantity(table, claim.is, chanceOfOutcome(table, last, claim.what));
    case "chance-that":
      return quantity(table, claim.is, chanceOf(casesOf(table, last, claim.test), isTrue));
    case "average":
      return quantity(table, claim.is, averageOf(casesOf(table, last, claim.of, "mean")));
    case "holds":
      return holds(table, last, claim.test, brief);
    default:
      return unreachable(claim);
  }
}

const isTrue = (value: Amount): boolean => value !== null && value.n !== 0n;

function reason(table: Table, why: string): string {
  return table.rules.messages.get(why) ?? why;
}

function notPossible(table: Table, last: Last | null, message: string | null): Verdict {
  const isDe = table.rules.built.model.ruleset.language === "de";
  const expected = message ?? (isDe ? "nicht möglich" : "not possible");
  const law = last?.kind === "open" ? onlyLaw(table, last) : null;
  if (law !== null) return notPossible(table, { kind: "impossible", why: law }, message);
  if (last?.kind !== "impossible")
    return { expected, actual: isDe ? "möglich" : "possible", passed: false, asked: false };
  const actual = reason(table, last.why);
  return { expected, actual, passed: message === null || message === actual, asked: false };
}

/** The law that everything breaks that can come of it. */
function onlyLaw(table: Table, { act, odds }: Extract<Last, { kind: "open" }>): string | null {
  const { places, broken } = watchedBy(table, act.pieces, odds);
  if (places.length === 0) return null;
  const ends = endsOf(table, act, odds, places);
  const laws = ends.possible ? ends.rows.map((row) => broken(row.values)) : [];
  return laws.length > 0 && laws.every((law) => law !== null) ? laws[0]! : null;
}

/** One for all, since what is worked out of an expression is kept with it. */
const outcome: ModelExpr = { kind: "result", type: { kind: "number", low: null, high: null, unit: null } };

export function chanceOfOutcome(table: Table, last: Last | null, what: Outcome): Known {
  if (last === null || last.kind === "impossible" || last.kind === "failed") throw new CallProblem(nothingHappened);
  const cases = casesOf(table, last, outcome);
  if (what.kind === "step") {
    const wanted = parts(now(table, what.value)).num;
    return chanceOf(cases, (x) => x !== null && wanted.kind === "int" && x.n === BigInt(wanted.value));
  }
  const gives = last.act.door?.gives ?? null;
  const of = gives === null ? null : plainType(gives);
  const success = of?.kind === "step" ? table.rules.built.build.index.scale(of.scale).success : null;
  if (success === null) throw new CallProblem(noSuccess);
  return chanceOf(cases, (x) => x !== null && x.n >= BigInt(success) === (what.kind === "success"));
}

/** True of a number of the example's table where `?` stands. */
export function isAsked(table: Table, e: ModelExpr): boolean {
  return (e.kind === "local" && table.asked.has(e.name)) || (e.kind === "cell" && table.asked.has(""));
}

function holds(table: Table, last: Last | null, test: ModelExpr, brief: boolean): Verdict {
  if (test.kind === "compare" && test.op === "is") {
    const other = isAsked(table, test.b) ? test.a : isAsked(table, test.a) ? test.b : null;
    if (other !== null) return { expected: "?", actual: shownCases(table, casesOf(table, last, other).cases, other), passed: true, asked: true };
  }
  const chance = chanceOf(casesOf(table, last, test), isTrue);
  const passed = equal(chance.value, fraction(1));
  if (passed && brief) return { expected: "", actual: "", passed, asked: false };
  const [expected, actual] =
    test.kind === "compare"
      ? sides(table, last, test)
      : test.kind === "ended" && test.as !== null
        ? [test.as.step, shownEnd(table, last, test, test.as)]
        : [yes(table, true), shownChance(table, chance.value)];
  return { expected, actual: passed && actual === "" ? expected : actual, passed, asked: false };
}
const yes = (table: Table, value: boolean): string =>
  table.rules.built.model.ruleset.language === "de" ? (value ? "ja" : "nein") : value ? "yes" : "no";
function shownChance(table: Table, chance: Fraction): string {
  return chance.n === 0n ? yes(table, false) : chance.n === chance.d ? yes(table, true) : toString(chance);
}

/** How the conflict ended instead: dice have fallen by then, so there is one answer. */
function shownEnd(table: Table, last: Last | null, test: EndedExpr, named: StepExpr): string {
  const isSo = (as: StepExpr | null): boolean => chanceOf(casesOf(table, last, { ...test, as }), isTrue).value.n > 0n;
  const { steps } = table.rules.built.build.index.scale(named.scale);
  const end = steps.find((one) => isSo({ ...named, step: one.name, value: one.low }));
  if (end !== undefined) return end.name;
  const isDe = table.rules.built.model.ruleset.language === "de";
  return isSo(null) ? (isDe ? "vorbei" : "over") : isDe ? "nicht vorbei" : "not over";
}

function sides(
  table: Table,
  last: Last | null,
  test: Extract<ModelExpr, { kind: "compare" }>,
): readonly [string, string] {
  const side = (e: ModelExpr): string => {
    try {
      return shownCases(table, casesOf(table, last, e).cases, e);
    } catch {
      return "";
    }
  };
  const op = test.op === "is" ? "" : `${test.op} `;
  return [`${op}${side(test.b)}`, side(test.a)];
}
export function shownCases(table: Table, cases: readonly Case[], e: ModelExpr): string {
  const text = (c: Case): string => shownAmount(table, c.value, e);
  if (cases.length === 1) return text(cases[0]!);
  return (
    cases
      .slice(0, 6)
      .map((c) => `${text(c)} (${toString(c.chance)})`)
      .join(", ") + (cases.length > 6 ? ", …" : "")
  );
}
export function shownAmount(table: Table, value: Amount, e: ModelExpr): string {
  if (value === null) return table.rules.built.names.text({ kind: "optional", of: e.type }, NONE);
  return value.d === 1n && e.type.kind !== "list"
    ? table.rules.built.names.text(e.type, Number(value.n))
    : toString(value);
}

// ── quantities ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function quantity(table: Table, is: Quantity, { value: actual, within }: Known): Verdict {
  const isExact = within.n === 0n;
  const shown = shownKnown({ value: actual, within });
  if (is.value === null || isAsked(table, is.value)) return { expected: "?", actual: shown, passed: true, asked: true };
  const digits = is.digits ?? digitsOf(table, is.value);
  const wanted = is.large === undefined ? amount(table, is.value) : fraction(BigInt(is.large.num), BigInt(is.large.den));
  const expected = `${is.relation === "exactly" ? "" : `${is.relation} `}${written(wanted, digits)}${is.within === null ? "" : ` within ${toString(amount(table, is.within))}`}`;
  const fits = (value: Fraction): boolean => fitting(table, { ...is, digits }, wanted, value);
  // What is not known exactly holds where it holds at both ends of what it may be.
  const isRight = isExact ? fits(actual) : fits(sub(actual, within)) && fits(add(actual, within));
  const passed = is.differs === null ? isRight : !isRight;
  return { expected, actual: passed || !isExact ? shown : `${shown} (${decimal(actual)})`, passed, asked: false };
}
/** Exact, or rounded with how far off it may be. */
export function shownKnown({ value, within }: Known): string {
  return within.n === 0n ? toString(value) : `${decimal(value, 12)} ± ${toNumber(within).toExponential(0)}`;
}
const written = (value: Fraction, digits: number | null): string =>
  digits === null ? toString(value) : decimal(value, digits);

/** A number out of the example's table holds to the digits it is written with there. */
function digitsOf(table: Table, e: ModelExpr): number | null {
  if (e.kind !== "local" && e.kind !== "cell") return null;
  const value = e.kind === "cell" ? table.cell : table.names.get(e.name);
  if (value?.kind !== "ratio" || value.den.kind !== "int") return null;
  const digits = Math.log10(value.den.value);
  return Number.isInteger(digits) ? digits : null;
}

function amount(table: Table, e: ModelExpr): Fraction {
  const value = casesOfVal(table, now(table, e)).cases[0]?.value;
  if (value === undefined || value === null) throw new CallProblem(noNumber);
  return value;
}

function fitting(table: Table, is: Quantity, wanted: Fraction, actual: Fraction): boolean {
  switch (is.relation) {
    case "exactly":
      return is.digits === null ? equal(wanted, actual) : equal(rounded(actual, is.digits), rounded(wanted, is.digits));
    case "over":
      return compare(actual, wanted) > 0;
    case "under":
      return compare(actual, wanted) < 0;
    case "about": {
      const within = is.within === null ? fraction(1n, 2n * 10n ** BigInt(is.digits ?? 0)) : amount(table, is.within);
      const away = sub(actual, wanted);
      return compare(away.n < 0n ? { n: -away.n, d: away.d } : away, within) <= 0;
    }
    default:
      return unreachable(is.relation);
  }
}

/** To so many digits after the point, halves away from zero. */
function rounded(value: Fraction, digits: number): Fraction {
  const scale = 10n ** BigInt(digits);
  const size = value.n < 0n ? -value.n : value.n;
  const up = (2n * size * scale + value.d) / (2n * value.d);
  return fraction(value.n < 0n ? -up : up, scale);
}
function decimal(value: Fraction, digits = 5): string {
  return toNumber(value).toFixed(Math.min(digits, 12));
}
