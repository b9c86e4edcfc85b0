/**
 * Whether every value of one type is a value of another, and how it is said where not.
 *
 * Invariant: compared are the values, also the ends of numbers and steps.
 */
import type { Bilingual } from "../base/text.ts";
import { accepts } from "./read.ts";
import type { Scope } from "./scope.ts";
import type { Type } from "./types.ts";
import { inWords, unitOf } from "./typing.ts";

/** Why what it is now may be more than it was; undefined: it may not. */
export function wider(now: Type, before: Type, scope: Scope): Bilingual | undefined {
  if (covers(before, now, scope)) return undefined;
  const [was, is] = [said(before), said(now)];
  return { de: `es kann mehr sein als bisher (bisher ${was.de}, jetzt ${is.de})`, en: `it can be more than before (${was.en}, now ${is.en})` };
}

export function said(type: Type): Bilingual {
  const words = inWords(type);
  return type.kind === "step" ? { de: `${words.de}, ${type.low}..${type.high}`, en: `${words.en}, ${type.low}..${type.high}` } : words;
}

/** True if every value of the second type is one of the first. */
export function covers(wide: Type, narrow: Type, scope: Scope): boolean {
  if (narrow.kind === "optional") return wide.kind === "optional" && covers(wide.of, narrow.of, scope);
  if (wide.kind === "optional") return covers(wide.of, narrow, scope);
  if (unitOf(wide) !== unitOf(narrow) || !accepts(wide, narrow, scope)) return false;
  if (wide.kind === "list" && narrow.kind === "list") return covers(wide.of, narrow.of, scope) && wide.least <= narrow.least && (wide.most === null || (narrow.most !== null && narrow.most <= wide.most));
  if (wide.kind !== "number" && wide.kind !== "step") return true;
  const [low, high] = narrow.kind === "number" || narrow.kind === "step" ? [narrow.low ?? -Infinity, narrow.high ?? Infinity] : [-Infinity, Infinity];
  return (wide.low ?? -Infinity) <= low && high <= (wide.high ?? Infinity);
}
