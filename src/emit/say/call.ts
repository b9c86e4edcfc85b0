// Calls of checks and actions in words. Invariant: only what differs from the usual values is said.

import { listing } from "../../base/text.ts";
import type { Call, Check, Expr, Given, Id } from "../../model/types.ts";
import { emphasis, type Inline } from "./inline.ts";
import { operandText, ownerText, valueText } from "./part.ts";
import { nameOf, pick, type Say } from "./say.ts";
import { placeText } from "./value.ts";

/** "Mach *Probe* (Werte: Stärke)", "Ork macht *Probe*". */
export function callText(call: Call, say: Say): Inline {
  const check = say.index.check(call.check);
  const who = call.who === null ? null : ownerText(call.who, say);
  if (call.who === null && say.people) return calledText(call, check, say);
  const verb =
    who === null || call.who?.kind === "self" ? pick(say, "Mach", "Make") : pick(say, `${who} macht`, `${who} makes`);
  return `${verb} ${calledText(call, check, say)}`;
}

/** The name of what is called with everything it is told. */
export function calledText(call: Call, check: Check, say: Say): Inline {
  const args = call.args.flatMap((arg, i) => argText(arg, check.givens[i], say));
  return [
    emphasis(check.name) + (args.length === 0 ? "" : ` (${args.join("; ")})`),
    ...(call.against === null
      ? []
      : [pick(say, `gegen ${whoText(call.against, say)}`, `against ${whoText(call.against, say)}`)]),
    ...(call.general === null
      ? []
      : [
          pick(
            say,
            call.general.kind === "modifiers" ? "mit denselben Zuschlägen" : `mit Zuschlag ${amountText(call.general, say)}`,
            call.general.kind === "modifiers" ? "with the same adjustments" : `with an adjustment of ${amountText(call.general, say)}`,
          ),
        ]),
    ...(call.kinded ?? []).map(({ by, as }) =>
      pick(
        say,
        `mit Zuschlag ${amountText(by, say)}${kindText(as, say)}`,
        `with an adjustment of ${amountText(by, say)}${kindText(as, say)}`,
      ),
    ),
    ...(call.special.length === 0
      ? []
      : [
          `${pick(say, "mit", "with")} ${listing(
            call.special.map(({ place, by, as }) => `${amountText(by, say)} ${pick(say, "auf", "on")} ${placeText(place, say)}${kindText(as, say)}`),
            say.language,
            "and",
          )}`,
        ]),
    ...(call.series === null ? [] : [seriesText(call.series, say)]),
    ...(call.ifImpossible === null
      ? []
      : [
          pick(
            say,
            `(geht das nicht: ${valueText(call.ifImpossible, say)})`,
            `(where that cannot be done: ${valueText(call.ifImpossible, say)})`,
          ),
        ]),
  ].join(" ");
}

/** A number needs no brackets here. */
const amountText = (by: Expr, say: Say): string => (by.kind === "number" ? valueText(by, say) : operandText(by, say));

function kindText(as: Id | undefined, say: Say): string {
  return as === undefined ? "" : ` (${nameOf(as, say)})`;
}

export function whoText(who: Expr, say: Say): string {
  return ownerText(who, say) ?? pick(say, "sich selbst", "oneself");
}

function argText(arg: Expr, given: Given | undefined, say: Say): readonly string[] {
  if (given === undefined) return [valueText(arg, say)];
  if (given.usually !== null && JSON.stringify(given.usually) === JSON.stringify(arg)) return [];
  const text = valueText(arg, say);
  return [text === given.name ? text : `${given.name}: ${text}`];
}

function seriesText(series: NonNullable<Call["series"]>, say: Say): string {
  const kept = {
    last: pick(say, "der letzte", "the final"),
    worst: pick(say, "der schlechteste", "the poorest"),
    best: pick(say, "der beste", "the finest"),
  }[series.keep];
  const isOnce = series.need.kind === "number" && series.need.value === 1;
  const need = operandText(series.need, say);
  const again = valueText(series.rerolls, say);
  return pick(
    say,
    `so oft, bis es ${isOnce ? "gelingt" : `${need}-mal gelungen ist`} (misslungene Versuche, die wiederholt werden dürfen: ${again}; es zählt ${kept} Versuch)`,
    `again and again, until it turns out well ${isOnce ? "once" : `${need}×`} (failed tries that may be repeated: ${again}; ${kept} try counts)`,
  );
}
