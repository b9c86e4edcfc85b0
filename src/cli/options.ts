/**
 * Options as texts: the argument parser turns "6" into a number and a repeated option into a list.
 *
 * Invariant: what comes out is what a person typed, as text.
 */
import type { Options } from "./context.ts";

/** The last value given, as text; undefined if the option was not given. */
export function textOption(options: Options, name: string): string | undefined {
  return textOptions(options, name).at(-1);
}

/** Every value given, in order. */
export function textOptions(options: Options, name: string): readonly string[] {
  const value = options[name];
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** For verbs that speak of a ruleset with certain modules. */
export const editionOption = [
  "--edition <name>",
  { en: "Under this edition, or with this module", de: "Unter dieser Edition oder mit diesem Modul" },
] as const;

/** The edition that is asked for; null: the ruleset without modules. */
export function editionOf(options: Options): string | null {
  return textOption(options, "edition") ?? null;
}
