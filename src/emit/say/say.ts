// What every rendering of rules in words needs: the language, the names of the ruleset, and what the figure and the entry at hand are called.
// Invariant: no word of the rule language comes out; every text is German or English with the designer's own names in it.

import type { Language } from "../../base/text.ts";
import type { Expr, Id, Model } from "../../model/types.ts";
import type { Index } from "../../plan/build/model-index.ts";

/** In German a clause that hangs on another ("sub") ends with its verb, one of its own ("main") does not. */
export type Mood = "main" | "sub";

export interface Say {
  readonly language: Language;
  readonly model: Model;
  readonly index: Index;
  /** Names of all declarations, by id. */
  readonly names: ReadonlyMap<Id, string>;
  /** What the acting sheet is called; null: there is only one, it goes without saying. */
  readonly self: string | null;
  /** What the entry at hand is called; null: it goes without saying. */
  readonly it: string | null;
  /** What the outcome of a rule that is told inside another is called; null: it is the outcome. */
  readonly outcome: string | null;
  /** Roles are people with names of their own, as in examples. */
  readonly people: boolean;
  /** Names that stand for something else, such as the item of a list. */
  readonly known: ReadonlyMap<string, string>;
  /** Values and conditions hold each other; so they are reached from here. */
  readonly value: (e: Expr, say: Say) => string;
  readonly test: (e: Expr, say: Say, mood: Mood, isSo: boolean) => string;
}

/** One of two texts. */
export function pick(say: Pick<Say, "language">, de: string, en: string): string {
  return say.language === "de" ? de : en;
}

/** The name of a declaration. */
export function nameOf(id: Id, say: Say): string {
  return say.names.get(id) ?? id.slice(id.lastIndexOf("/") + 1);
}

export function fieldName(field: Id, say: Say): string {
  return say.index.home(field).field.name;
}

/** Somebody's something: "Kraft von Ork", "Adas Kraft", "Ork's strength". */
export function ownedBy(owner: string | null, what: string, say: Say): string {
  if (owner === null) return what;
  if (say.language === "en") return `${owner}'s ${what}`;
  return say.people ? `${/[sxzß]$/u.test(owner) ? `${owner}’` : `${owner}s`} ${what}` : `${what} von ${owner}`;
}

export function whole(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A decimal as people of this language write it. */
export function decimal(num: number, den: number, say: Say): string {
  const digits = Math.max(0, Math.round(Math.log10(den)));
  const text = Math.abs(num / den).toFixed(digits);
  return (num < 0 ? "−" : "") + (say.language === "de" ? text.replace(".", ",") : text);
}

export function percent(text: string, say: Say): string {
  return say.language === "de" ? `${text.replace(".", ",")} %` : `${text}%`;
}

/** An exact chance ("27/64") for people: as a percentage, with the fraction where that is not exact. */
export function chanceText(exact: string, say: Say): string {
  const [top = "0", bottom = "1"] = exact.split("/");
  const [num, den] = [BigInt(top), BigInt(bottom)];
  const hundredths = (num * 10000n * 2n + den) / (den * 2n);
  const shown = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`.replace(/\.?0+$/u, "");
  if (hundredths * den === num * 10000n) return percent(shown, say);
  if (hundredths === 0n)
    return `${den > 1_000_000_000n ? "" : `${exact}, `}${pick(say, "unter", "under")} ${percent("0.01", say)}`;
  if (den > 1_000_000_000n) return `≈ ${percent(shown, say)}`;
  return `${exact} ≈ ${percent(shown, say)}`;
}

/** An exact number ("69/2") for people: as a decimal where it ends soon, else as a fraction. */
export function exactText(exact: string, say: Say): string {
  const found = /^(-?\d+)(?:\/(\d+))?$/u.exec(exact);
  if (found === null) return exact.replace(/^-/u, "−");
  const [num, den] = [BigInt(found[1] ?? "0"), BigInt(found[2] ?? "1")];
  for (const scale of [1n, 10n, 100n, 1000n])
    if ((num * scale) % den === 0n) return decimal(Number((num * scale) / den), Number(scale), say);
  const about = decimal(Math.round((Number(num) / Number(den)) * 100), 100, say);
  return den > 1_000_000_000n ? `≈ ${about}` : `${exact.replace(/^-/u, "−")} ≈ ${about}`;
}
