/** A limit that always bites: an effect that always comes to the end of a range, a value that is always cut off. */
import { diagnostic } from "../../diagnostics/report.ts";
import type { Limit } from "../ways.ts";
import type { Facts, Rule } from "../facts.ts";
import { becomesEnd } from "../fixes/certain-limit.ts";
import { isA, pointerTo, somePart } from "../pointers.ts";
import { valueAt } from "../../base/pointer.ts";

export const certainLimit: Rule = (facts) => {
  const groups = new Map<string, Limit[]>();
  for (const one of facts.ways.limits) {
    const key = `${one.origin} ${one.name ?? ""} ${one.end}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const seen = new Set<string>();
  return [...groups.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined || seen.has(first.origin) || !all.every((one) => one.isAlways) || !isWritten(facts, first)) return [];
    seen.add(first.origin);
    const end = endText(facts, first);
    return [diagnostic("certain-limit", facts.place(first.origin), { end, ...(first.name === null ? {} : { name: first.name }) }, { fix: becomesEnd(facts, first.origin, end) })];
  });
};

/** In an expression only where the text says "limited to" this end: keys of tables are limited as well, and nobody wrote that. */
function isWritten({ model }: Facts, { origin, name, end }: Limit): boolean {
  const pointer = pointerTo(model, origin);
  if (name !== null) return pointer !== undefined;
  return pointer !== undefined && somePart(valueAt(model, pointer), (part) => isA(part, "limited") && [part["low"], part["high"]].some((one) => isNumber(one, end)));
}
function isNumber(part: unknown, value: number): boolean {
  return typeof part === "object" && part !== null && "value" in part && part.value === value;
}

/** As it is written: the name of a step where the value is one. */
function endText({ model, built }: Facts, { origin, name, end }: Limit): string {
  const pointer = pointerTo(model, origin);
  const place = pointer === undefined ? undefined : valueAt(model, `${pointer}/place`);
  const field = typeof place === "object" && place !== null && "field" in place ? place.field : undefined;
  const door = Object.values(built.columns).flat().find((one) => one.column === name && one.origin === field);
  return door === undefined ? String(end) : built.names.text(door.type, end);
}
