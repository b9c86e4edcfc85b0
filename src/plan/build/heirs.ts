// Sheets that are another sheet as well (`sheet Monster is Figur`): a rule for the one is played on the other as a plan of its own, over that
// sheet's columns, start values and reactions. Invariant: which plan it is follows from what the sheets are, in the order in which the
// rule names them; where they are as it declares them it is the rule's own.

import { grouped } from "../../base/grouped.ts";
import type { Cascade, Check, Id, Model, Sheet, Type } from "../../model/types.ts";

/** The sheets a rule names: who acts, who is against it, those given. */
export function declaredSheets(rule: Check | Cascade): readonly Id[] {
  const roles = [rule.self, "against" in rule ? rule.against : null].flatMap((role) => role?.sheet ?? []);
  return [...roles, ...rule.givens.flatMap(({ type }) => sheetIn(type) ?? [])];
}
function sheetIn(type: Type): Id | null {
  if (type.kind === "optional") return sheetIn(type.of);
  return type.kind === "sheet" ? type.sheet : null;
}

/** The plan of a rule for sheets of these kinds. */
export function planFor(rule: Check | Cascade, sheets: readonly Id[]): Id {
  return sheets.length === 0 || sheets.join(" ") === declaredSheets(rule).join(" ") ? rule.id : `${rule.id}@${sheets.join("@")}`;
}

/** More combinations than this are made only where a rule of the text plays one. */
const most = 64;

/** All sheets a rule can be played with, but for those it declares. */
export function otherSheets(model: Model, rule: Check | Cascade): readonly (readonly Id[])[] {
  if ("word" in rule && rule.word === "creation") return [];
  const ways = declaredSheets(rule).map((id) => withHeirs(model, id));
  if (ways.reduce((product, { length }) => product * length, 1) > most) return [];
  const [, ...others] = ways.reduce<readonly (readonly Id[])[]>((all, way) => all.flatMap((one) => way.map((id) => [...one, id])), [[]]);
  return others;
}

const heirs = new WeakMap<Model, ReadonlyMap<Id | null, readonly Sheet[]>>();

/** A sheet and all that are it as well, itself first. */
export function withHeirs(model: Model, id: Id): readonly Id[] {
  const known = heirs.get(model) ?? grouped(model.sheets, (one) => one.is);
  heirs.set(model, known);
  return [id, ...(known.get(id) ?? []).flatMap((one) => withHeirs(model, one.id))];
}
