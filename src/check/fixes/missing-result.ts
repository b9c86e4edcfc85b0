/** A last line with a result: of a scale the worst, of words the last. */
import type { Fix } from "../../diagnostics/report.ts";
import type { Check, Type } from "../../model/types.ts";
import { sentenceAfter } from "../edits.ts";
import type { Facts } from "../facts.ts";

export function withLastResult(facts: Facts, check: Check): Fix | null {
  const number = facts.model.checks.indexOf(check);
  const last = check.body.length === 0 ? undefined : facts.at(`/checks/${number}/body/${check.body.length - 1}`);
  const value = check.gives === null ? null : plainest(facts, check.gives);
  if (last === undefined || value === null) return null;
  const line = `result ${value}`;
  return { title: { de: `Als letzte Zeile „${line}“ ergänzen`, en: `Add "${line}" as the last line` }, edits: [sentenceAfter(facts.sources, last, line)] };
}

/** A value of a type, as it is written. */
function plainest({ model }: Facts, type: Type): string | null {
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
