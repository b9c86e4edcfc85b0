// Where rendering begins: a `Say` for a ruleset. Invariant: the only place that knows which functions render values and conditions.

import type { Language } from "../../base/text.ts";
import type { Id, Model } from "../../model/types.ts";
import { indexOf } from "../../plan/build/model-index.ts";
import type { Say } from "./say.ts";
import { test } from "./test.ts";
import { value } from "./value.ts";

export function sayIn(model: Model, language: Language = model.ruleset.language): Say {
  const names = new Map<Id, string>();
  const lists: readonly (readonly { readonly id: Id; readonly name: string }[])[] = [
    model.units,
    model.modifierKinds,
    model.scales,
    model.constants,
    model.tables,
    model.formulas,
    model.sheets,
    model.collections,
    model.catalogues,
    model.conditions,
    model.checks,
    model.cascades,
    model.conflicts,
    model.conflicts.flatMap((one) => one.relations),
    model.tactics,
    model.oddsTables,
  ];
  for (const list of lists) for (const { id, name } of list) names.set(id, name);
  for (const { body } of model.checks) for (const one of body) if (one.kind === "step") names.set(one.id, one.name);
  return {
    language,
    model,
    index: indexOf(model),
    names,
    self: null,
    it: null,
    outcome: null,
    people: false,
    known: new Map(),
    value,
    test,
  };
}
