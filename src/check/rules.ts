/**
 * The checks, in the order in which they look. To add one: its page, its file, its name here.
 *
 * Invariant: they look only at declarations without errors, so that no mistake is told twice.
 */
import { inReadingOrder, type Diagnostic } from "../diagnostics/report.ts";
import type { Facts, Rule } from "./facts.ts";
import { ambiguousOrder } from "./rules/ambiguous-order.ts";
import { ambiguousReference } from "./rules/ambiguous-reference.ts";
import { certainLimit } from "./rules/certain-limit.ts";
import { certainResult } from "./rules/certain-result.ts";
import { circularReaction } from "./rules/circular-reaction.ts";
import { endlessRepeat } from "./rules/endless-repeat.ts";
import { ignoredAnswer } from "./rules/ignored-answer.ts";
import { ignoredModifiers } from "./rules/ignored-modifiers.ts";
import { misplacedSecret } from "./rules/misplaced-secret.ts";
import { missingResult } from "./rules/missing-result.ts";
import { outOfRangeArgument } from "./rules/out-of-range-argument.ts";
import { outOfRangeClaim } from "./rules/out-of-range-claim.ts";
import { outOfRangeDivisor } from "./rules/out-of-range-divisor.ts";
import { uncoveredRest } from "./rules/uncovered-rest.ts";
import { uncoveredRows } from "./rules/uncovered-rows.ts";
import { unevenOdds } from "./rules/uneven-odds.ts";
import { unguardedCall } from "./rules/unguarded-call.ts";
import { unmetMust, unreachableMust } from "./rules/unreachable-must.ts";
import { unreachableOutcome } from "./rules/unreachable-outcome.ts";
import { unreachableRow } from "./rules/unreachable-row.ts";
import { unreachableSentence } from "./rules/unreachable-sentence.ts";
import { unusedName } from "./rules/unused-name.ts";

/** What keeps a text from being played as it is meant; quick enough to be asked at every change. First those whose findings are errors. */
const errors: readonly Rule[] = [missingResult, uncoveredRows, outOfRangeDivisor, outOfRangeClaim, endlessRepeat, unguardedCall, ignoredAnswer, ignoredModifiers];
const always: readonly Rule[] = [
  ...errors,
  unreachableSentence,
  unreachableOutcome,
  unreachableRow,
  unreachableMust,
  certainResult,
  certainLimit,
  circularReaction,
  ambiguousOrder,
  ambiguousReference,
  misplacedSecret,
  uncoveredRest,
  unusedName,
];
/** What is found with many odds. */
const thorough: readonly Rule[] = [unevenOdds, unmetMust];
/** What is found with many searches, and may be otherwise under a module. */
const searching: readonly Rule[] = [outOfRangeArgument];

/** What holds even if other declarations of the text are broken and left out. */
const amongErrors: readonly Rule[] = [missingResult, uncoveredRows, outOfRangeDivisor, outOfRangeClaim, endlessRepeat, unreachableSentence, unreachableOutcome];

/** `errors`: what is no error is not asked for. */
export function found(facts: Facts, which: "all" | "errors" = "all"): readonly Diagnostic[] {
  const all = inReadingOrder((which === "all" ? always : errors).flatMap((rule) => rule(facts)));
  return all.filter((one) => one.code !== "certain-result" || !hasCause(facts, one, all));
}

/** A result that never changes because something in the same rule is wrong is that finding's matter. */
function hasCause({ model, place }: Facts, one: Diagnostic, all: readonly Diagnostic[]): boolean {
  const starts = model.outline.flatMap((item) => (item.kind === "declaration" ? [place(item.id)] : [])).filter(({ file, start }) => file === one.span.file && start > one.span.start);
  const end = Math.min(...starts.map(({ start }) => start));
  return all.some((other) => other !== one && other.span.file === one.span.file && other.span.start > one.span.start && other.span.start < end);
}

export function foundAmongErrors(facts: Facts): readonly Diagnostic[] {
  return inReadingOrder(amongErrors.flatMap((rule) => rule(facts)));
}

export function foundThoroughly(facts: Facts): readonly Diagnostic[] {
  return inReadingOrder(thorough.flatMap((rule) => rule(facts)));
}

export function foundBySearching(facts: Facts): readonly Diagnostic[] {
  return inReadingOrder(searching.flatMap((rule) => rule(facts)));
}
