/**
 * The text of `--help`.
 *
 * Invariant: every verb and every option that exists is shown; the lists are the ones the call is read with.
 */
import type { Bilingual, Language } from "../base/text.ts";
import type { Verb } from "./context.ts";

type OptionList = readonly (readonly [string, Bilingual])[];

/** The usage of these verbs, with their options and the common ones. */
export function usageText(verbs: readonly Verb[], common: OptionList, language: Language): string {
  const words =
    language === "de"
      ? { call: "Aufruf", verbs: "Verben", options: "Optionen" }
      : { call: "Usage", verbs: "Verbs", options: "Options" };
  const [only] = verbs;
  const one = verbs.length === 1 ? only : undefined;
  const options = [...(one?.options ?? []), ...common];
  return [
    `${words.call}: regelwerk ${one ? one.usage : "<verb> [...files]"}`,
    ...(one
      ? [`  ${one.summary[language]}`]
      : [
          "",
          `${words.verbs}:`,
          ...columns(
            verbs.map((verb) => [verb.usage, verb.summary]),
            language,
          ),
        ]),
    "",
    `${words.options}:`,
    ...columns(options, language),
  ].join("\n");
}

function columns(rows: OptionList, language: Language): readonly string[] {
  const widest = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(widest)}  ${right[language]}`);
}
