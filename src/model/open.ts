/**
 * What is left open in a Model and has no usual value: a realisation has to fill it in.
 *
 * Invariant: a ruleset with such a place is a framework; everything that does not need the place works.
 */
import type { Field, Id, Model } from "./types.ts";

export interface OpenPlace { readonly id: Id; readonly name: string }

/** In text order by kind: constants, formulas, fields. */
export function openPlaces(model: Model): readonly OpenPlace[] {
  const constants = model.constants.filter(({ value }) => value.kind === "open");
  const formulas = model.formulas.filter(({ leftOpen, body }) => leftOpen === true && body.some((s) => s.kind === "result" && s.value?.kind === "open"));
  const fields: readonly Field[] = [
    ...model.sheets.flatMap((one) => one.fields), ...model.conflicts.flatMap((one) => one.fields), ...model.catalogues.flatMap((one) => one.fields),
    ...model.conditions.flatMap((one) => one.fields), ...model.collections.flatMap((one) => [...(one.own === null ? [] : [one.own]), ...one.each]),
  ];
  return [...constants, ...formulas, ...fields.filter(({ value }) => value?.kind === "open")].map(({ id, name }) => ({ id, name }));
}
