/**
 * Takes out of a Model what depends on something that is not in it.
 *
 * Invariant: afterwards every id used is declared; what is taken out is silent, its cause was told.
 */
import type { Id, Model } from "./types.ts";

/** The properties that hold ids, alone or in lists. */
const idKeys: ReadonlySet<string> = new Set([
  "scale", "sheet", "collection", "collections", "catalogue", "catalogues", "condition", "check", "checks", "cascade", "table", "formula", "constant", "field", "unit",
  "is", "into", "from", "any", "conflict", "actions", "relation", "as",
]);
const lists = ["scales", "constants", "tables", "formulas", "sheets", "collections", "catalogues", "conditions", "checks", "cascades", "conflicts", "tactics", "examples", "oddsTables"] as const;

type Part = Model[(typeof lists)[number]][number];

export function prune(model: Model): Model {
  const uses = new Map<Part, ReadonlySet<Id>>();
  for (const list of lists) for (const part of model[list]) uses.set(part, idsIn(part));
  let here = model;
  for (;;) {
    const declared = declaredIn(here);
    const keep = <T extends Part>(parts: readonly T[]): readonly T[] => parts.filter((part) => [...(uses.get(part) ?? [])].every((id) => declared.has(id)));
    const next: Model = {
      ...here,
      scales: keep(here.scales), constants: keep(here.constants), tables: keep(here.tables), formulas: keep(here.formulas), sheets: keep(here.sheets),
      collections: keep(here.collections), catalogues: keep(here.catalogues), conditions: keep(here.conditions), checks: keep(here.checks),
      cascades: keep(here.cascades), conflicts: keep(here.conflicts), tactics: keep(here.tactics), examples: keep(here.examples), oddsTables: keep(here.oddsTables),
    };
    if (lists.every((list) => next[list].length === here[list].length)) return next;
    here = next;
  }
}

function declaredIn(model: Model): ReadonlySet<Id> {
  const ids = new Set<Id>([...model.units, ...model.modifierKinds].map(({ id }) => id));
  for (const list of lists) for (const part of model[list]) ids.add(part.id);
  for (const sheet of model.sheets) for (const field of sheet.fields) ids.add(field.id);
  for (const one of model.collections) for (const field of [...one.each, ...(one.own === null ? [] : [one.own])]) ids.add(field.id);
  for (const one of [...model.catalogues, ...model.conditions, ...model.conflicts]) for (const field of one.fields) ids.add(field.id);
  for (const one of model.conflicts) for (const relation of one.relations) ids.add(relation.id);
  return ids;
}

/** The ids a part uses; its own `id` is not among them. */
export function idsIn(part: object): ReadonlySet<Id> {
  const ids = new Set<Id>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === "string") {
      if (idKeys.has(key) && value.includes("/")) ids.add(value);
    } else if (Array.isArray(value)) for (const item of value) walk(item, key);
    else if (typeof value === "object" && value !== null) for (const [name, inside] of Object.entries(value)) walk(inside, name);
  };
  walk(part, "");
  return ids;
}
