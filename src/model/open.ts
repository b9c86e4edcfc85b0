/**
 * What is left open in a Model and has no usual value: a realisation has to fill it in.
 *
 * Invariant: a ruleset with such a place is a framework; everything that does not need the place works.
 */
import type { Field, Formula, Id, Model, Type } from "./types.ts";

export interface OpenPlace { readonly id: Id; readonly name: string }

/** In text order by kind: constants, formulas, fields. */
export function openPlaces(model: Model): readonly OpenPlace[] {
  const constants = model.constants.filter(({ value }) => value.kind === "open");
  const formulas = model.formulas.filter(isOpen);
  const fields: readonly Field[] = [
    ...model.sheets.flatMap((one) => one.fields), ...model.conflicts.flatMap((one) => one.fields), ...model.catalogues.flatMap((one) => one.fields),
    ...model.conditions.flatMap((one) => one.fields), ...model.collections.flatMap((one) => [...(one.own === null ? [] : [one.own]), ...one.each]),
  ];
  return [...constants, ...formulas, ...fields.filter(({ value }) => value?.kind === "open")].map(({ id, name }) => ({ id, name }));
}

function isOpen({ leftOpen, body }: Formula): boolean {
  return leftOpen === true && body.some((s) => s.kind === "result" && s.value?.kind === "open");
}

/**
 * Formulas that a program can fill with functions of its own: they speak of no sheet, and what goes in and comes out are single values with
 * ends. Null: something else is open as well, so that there is nothing to fill.
 */
export function hostFormulas(model: Model): readonly Formula[] | null {
  const open = model.formulas.filter((one) => isOpen(one));
  const isAll = open.length === openPlaces(model).length;
  const canBe = open.every(({ self, params, type }) => self === null && isBounded(type) && params.every((one) => isSingle(one.type)));
  return isAll && canBe ? open : null;
}

function isSingle(type: Type): boolean {
  const { kind } = type.kind === "optional" ? type.of : type;
  return kind === "number" || kind === "yes-no" || kind === "step" || kind === "entry";
}
function isBounded(type: Type): boolean {
  const plain = type.kind === "optional" ? type.of : type;
  return isSingle(plain) && (plain.kind !== "number" || (plain.low !== null && plain.high !== null));
}
