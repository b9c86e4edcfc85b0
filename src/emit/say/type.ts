// What a value may be, in words. Invariant: an anonymous choice is shown by its words, every other scale by its name.

import { unreachable } from "../../base/never.ts";
import { listing } from "../../base/text.ts";
import type { Field, Scale, Type } from "../../model/types.ts";
import { plainType } from "../../plan/build/model-index.ts";
import { valueText } from "./part.ts";
import { nameOf, pick, whole, type Say } from "./say.ts";

export function typeText(type: Type, say: Say): string {
  switch (type.kind) {
    case "number":
      return (
        rangeText(type.low === null ? null : whole(type.low), type.high === null ? null : whole(type.high), say) +
        unitText(type.unit, say)
      );
    case "fraction":
      return pick(say, "Zahl (auch gebrochen)", "number (also broken)") + unitText(type.unit, say);
    case "yes-no":
      return pick(say, "ja oder nein", "yes or no");
    case "text":
      return pick(say, "Text", "text");
    case "dice":
      return pick(say, "Würfel", "dice");
    case "step":
      return stepsText(say.index.scale(type.scale), type.low, type.high, say);
    case "entry":
      return pick(say, `ein Eintrag aus ${names(type.collections, say)}`, `one of ${names(type.collections, say)}`);
    case "sheet":
      return nameOf(type.sheet, say);
    case "thing":
      return names(type.catalogues, say);
    case "list":
      if (type.slots === true) return placesText(type.most === null ? "" : String(type.most), type.of, say);
      return `${manyText(type.least, type.most, say)} ${itemText(type.of, say)}`;
    case "optional": {
      const none = type.of.kind === "step" ? say.index.scale(type.of.scale).none : null;
      if (none !== null)
        return pick(say, `${typeText(type.of, say)} oder ${none}`, `${typeText(type.of, say)} or ${none}`);
      return pick(say, `${typeText(type.of, say)} oder nichts`, `${typeText(type.of, say)} or nothing`);
    }
    default:
      return unreachable(type);
  }
}

function names(ids: readonly string[], say: Say): string {
  return listing(
    ids.map((id) => nameOf(id, say)),
    say.language,
    "or",
  );
}

function itemText(type: Type, say: Say): string {
  if (type.kind === "entry") return pick(say, `aus ${names(type.collections, say)}`, `of ${names(type.collections, say)}`);
  // A name has a plural that nobody knows.
  return type.kind === "thing" || type.kind === "sheet" ? `(${typeText(type, say)})` : typeText(type, say);
}

function placesText(many: string, of: Type, say: Say): string {
  const places = many === "1" ? pick(say, "Platz", "place") : pick(say, "Plätze", "places");
  return pick(say, `${many} ${places} für ${namesText(of, say)}`, `${many} ${places} for ${namesText(of, say)}`);
}
function namesText(type: Type, say: Say): string {
  return type.kind === "entry" ? names(type.collections, say) : typeText(type, say);
}

function manyText(least: number, most: number | null, say: Say): string {
  if (most === null)
    return least === 0
      ? pick(say, "beliebig viele", "any number of")
      : pick(say, `mindestens ${least}`, `${least} or more`);
  return least === most ? String(least) : pick(say, `${least} bis ${most}`, `${least} to ${most}`);
}

function rangeText(low: string | null, high: string | null, say: Say): string {
  if (low === null && high === null) return pick(say, "eine Zahl", "a number");
  if (low === null) return pick(say, `höchstens ${high}`, `${high} or less`);
  if (high === null) return pick(say, `mindestens ${low}`, `${low} or more`);
  return low === high ? low : pick(say, `${low} bis ${high}`, `${low} to ${high}`);
}

function unitText(unit: string | null, say: Say): string {
  return unit === null ? "" : ` ${nameOf(unit, say)}`;
}

function stepsText(scale: Scale, low: number, high: number, say: Say): string {
  const inside = scale.steps.filter((step) => step.high >= low && step.low <= high);
  if (scale.anonymous)
    return listing(
      inside.map((step) => step.name),
      say.language,
      "or",
    );
  if (inside.length === scale.steps.length || inside.length === 0) return scale.name;
  const [first, last] = [inside[0]?.name ?? "", inside.at(-1)?.name ?? ""];
  return first === last ? first : `${scale.name}: ${pick(say, `${first} bis ${last}`, `${first} to ${last}`)}`;
}

/** What comes out of a check: the steps themselves where they are few. */
export function outcomesText(type: Type, say: Say): string {
  if (type.kind !== "step") return typeText(type, say);
  const scale = say.index.scale(type.scale);
  const inside = scale.steps.filter((step) => step.high >= type.low && step.low <= type.high);
  return inside.length <= 8
    ? listing(
        inside.map((step) => step.name),
        say.language,
        "or",
      )
    : typeText(type, say);
}

/** What a field may hold, with ends that are calculated. */
export function fieldRangeText(field: Field, say: Say): string {
  if (field.low === null && field.high === null) return typeText(field.type, say);
  const type = plainType(field.type);
  if (type.kind === "list" && field.high !== null) {
    const most = pick(say, `bis zu ${valueText(field.high, say)} (höchstens ${type.most})`, `as many as ${valueText(field.high, say)} (no more than ${type.most})`);
    return placesText(most, type.of, say);
  }
  const end = (written: Field["low"], fixed: number | null): string | null =>
    written !== null
      ? valueText(written, say)
      : fixed === null
        ? null
        : type.kind === "step"
          ? stepName(type.scale, fixed, say)
          : whole(fixed);
  const [low, high] = type.kind === "number" || type.kind === "step" ? [type.low, type.high] : [null, null];
  return (
    rangeText(end(field.low, low), end(field.high, high), say) +
    (type.kind === "number" ? unitText(type.unit, say) : "")
  );
}

export function stepName(scale: string, value: number, say: Say): string {
  return say.index.scale(scale).steps.find((step) => step.low <= value && value <= step.high)?.name ?? whole(value);
}
