// Typical values and things, for odds of a figure as it begins. Invariant: a few values from one end of a type to the other.

import type { Expr, Type } from "../../model/types.ts";
import { plainType } from "../../plan/build/model-index.ts";
import { valueText } from "../say/part.ts";
import type { Say } from "../say/say.ts";

const FEW = 8;

export function typicalThing(catalogue: string, say: Say): { readonly value: Expr; readonly told: string } {
  const of = say.index.catalogue(catalogue);
  const [entry] = of.entries;
  const type: Type = { kind: "thing", catalogues: [catalogue] };
  const fields =
    entry !== undefined
      ? []
      : of.fields
          .filter(({ storage }) => storage === "stored")
          .flatMap((field) => {
            const value = typicalField(field.type);
            return value === null ? [] : [{ field: field.id, value }];
          });
  const told = [
    entry?.name ?? of.name,
    ...fields.map(({ field, value }) => `${say.index.home(field).field.name} ${valueText(value, say)}`),
  ].join(", ");
  return {
    value: {
      kind: "make",
      of: { kind: "thing", catalogue, entry: entry?.name ?? null },
      fields,
      entries: [],
      sides: [],
      type,
    },
    told,
  };
}

function typicalField(type: Type): Expr | null {
  if (type.kind === "dice")
    return { kind: "dice", dice: { faces: [1, 2, 3, 4, 5, 6], count: 1, options: [], plus: 0 }, type };
  if (type.kind === "number" && type.low !== null && type.high !== null)
    return number(Math.min(type.high, Math.max(type.low, 10)));
  return null;
}

const number = (value: number): Expr => ({
  kind: "number",
  value,
  type: { kind: "number", low: value, high: value, unit: null },
});

/** A few values of a type, from one end to the other. */
export function typicalValues(of: Type, say: Say): readonly Expr[] {
  const type = plainType(of);
  switch (type.kind) {
    case "number": {
      if (type.low === null || type.high === null) return [];
      const step =
        [1, 2, 5, 10, 20, 50, 100].find((one) => (type.high! - type.low!) / one <= FEW) ??
        Math.ceil((type.high - type.low) / FEW);
      const first = Math.ceil(type.low / step) * step;
      return Array.from({ length: Math.floor((type.high - first) / step) + 1 }, (_, i) => number(first + i * step));
    }
    case "yes-no":
      return [true, false].map((value): Expr => ({ kind: "yes-no", value, type }));
    case "step":
      return say.index
        .scale(type.scale)
        .steps.filter((step) => step.high >= type.low && step.low <= type.high)
        .map((step): Expr => ({
          kind: "step",
          scale: type.scale,
          step: step.name,
          value: step.low,
          type: { kind: "step", scale: type.scale, low: step.low, high: step.low },
        }));
    case "entry": {
      const [collection] = type.collections;
      const [entry] = collection === undefined ? [] : say.index.collection(collection).entries;
      return collection === undefined || entry === undefined
        ? []
        : [{ kind: "entry", collection, entry: entry.name, type: { kind: "entry", collections: [collection] } }];
    }
    case "thing": {
      const [catalogue] = type.catalogues;
      const [entry] = catalogue === undefined ? [] : say.index.catalogue(catalogue).entries;
      return catalogue === undefined || entry === undefined
        ? []
        : [{ kind: "thing", catalogue, entry: entry.name, type: { kind: "thing", catalogues: [catalogue] } }];
    }
    case "dice":
      return [{ kind: "dice", dice: { faces: [1, 2, 3, 4, 5, 6], count: 1, options: [], plus: 0 }, type }];
    case "fraction":
    case "text":
    case "sheet":
    case "list":
      return [];
  }
}
