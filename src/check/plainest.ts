/**
 * The plainest value of a type, for repairs that need one.
 *
 * Invariant: it is written as the text writes it; of a scale the worst step, of words the last.
 */
import type { Type } from "../model/types.ts";
import type { Facts } from "./facts.ts";

/** A value of a type, as it is written. */
export function plainest({ model }: Facts, type: Type): string | null {
  switch (type.kind) {
    case "number": {
      const value = Math.min(type.high ?? Infinity, Math.max(type.low ?? -Infinity, 0));
      const unit = model.units.find((one) => one.id === type.unit);
      return unit === undefined ? String(value) : `${value} ${unit.name}`;
    }
    case "yes-no":
      return "no";
    case "optional":
      return "none";
    case "step": {
      const scale = model.scales.find((one) => one.id === type.scale);
      const steps = scale?.steps.filter(({ low, high }) => type.low <= high && low <= type.high) ?? [];
      return (scale?.anonymous === true || scale?.ordered === false ? steps.at(-1) : steps[0])?.name ?? null;
    }
    case "entry":
      return model.collections.find((one) => one.id === type.collections[0])?.entries[0]?.name ?? null;
    case "fraction":
    case "text":
    case "dice":
    case "sheet":
    case "thing":
    case "list":
      return null;
    default:
      return type satisfies never;
  }
}
