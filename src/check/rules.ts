/**
 * The checks, in the order in which they look. To add one: its page, its file, its name here.
 *
 * Invariant: they look only at declarations without errors, so that no mistake is told twice.
 */
import { inReadingOrder, type Diagnostic } from "../diagnostics/report.ts";
import type { Facts, Rule } from "./facts.ts";
import { endlessRepeat } from "./rules/endless-repeat.ts";
import { missingResult } from "./rules/missing-result.ts";
import { outOfRangeDivisor } from "./rules/out-of-range-divisor.ts";
import { uncoveredRows } from "./rules/uncovered-rows.ts";
import { unevenOdds } from "./rules/uneven-odds.ts";
import { unreachableOutcome } from "./rules/unreachable-outcome.ts";
import { unreachableRow } from "./rules/unreachable-row.ts";
import { unreachableSentence } from "./rules/unreachable-sentence.ts";
import { unusedName } from "./rules/unused-name.ts";

/** What keeps a text from being played as it is meant; quick enough to be asked at every change. */
const always: readonly Rule[] = [missingResult, uncoveredRows, outOfRangeDivisor, endlessRepeat, unreachableSentence, unreachableOutcome, unreachableRow, unusedName];
/** What is found with many odds. */
const thorough: readonly Rule[] = [unevenOdds];

/** What holds even if other declarations of the text are broken and left out. */
const amongErrors: readonly Rule[] = [missingResult, uncoveredRows, outOfRangeDivisor, endlessRepeat, unreachableSentence, unreachableOutcome];

export function found(facts: Facts): readonly Diagnostic[] {
  return inReadingOrder(always.flatMap((rule) => rule(facts)));
}

export function foundAmongErrors(facts: Facts): readonly Diagnostic[] {
  return inReadingOrder(amongErrors.flatMap((rule) => rule(facts)));
}

export function foundThoroughly(facts: Facts): readonly Diagnostic[] {
  return inReadingOrder(thorough.flatMap((rule) => rule(facts)));
}
