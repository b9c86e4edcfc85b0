/**
 * Hidden fields of conditions for how long they last: rounds and turns left, until a conflict or scene ends, until something is done, for
 * the next check.
 *
 * Invariant: a condition has such a field exactly where something in the text lets it last like that.
 */
import { eachInside } from "./inside.ts";
import type { Condition, Field, Id } from "./types.ts";

export const lastingKeys = { rounds: "$rounds", turns: "$turns", conflict: "$conflict", scene: "$scene", check: "$check" } as const;
/** Until the next rule of this name that the sheet does. */
export const doneKey = (check: string): string => `$until ${check}`;

export function withDurations(conditions: readonly Condition[], parts: object): readonly Condition[] {
  if (conditions.length === 0) return conditions;
  const used = new Map<Id, Set<string>>();
  const walk = (value: object): void => {
    if ("kind" in value && value.kind === "condition" && "condition" in value && typeof value.condition === "string" && "fields" in value && typeof value.fields === "object" && value.fields !== null) {
      const keys = Object.keys(value.fields).filter((key) => key.startsWith("$"));
      if (keys.length > 0) used.set(value.condition, new Set([...(used.get(value.condition) ?? []), ...keys]));
    }
    eachInside(value, walk);
  };
  walk(parts);
  if (used.size === 0) return conditions;
  return conditions.map((one) => {
    const keys = [...(used.get(one.id) ?? [])].toSorted();
    return keys.length === 0 ? one : { ...one, fields: [...one.fields, ...keys.map((key) => fieldFor(one.id, key))] };
  });
}

function fieldFor(condition: Id, name: string): Field {
  const type = { kind: "optional", of: { kind: "number", low: 0, high: 999, unit: null } } as const;
  return {
    id: `${condition}/${name}`, name, short: null, formerly: [], helper: true, group: [], docs: [], clauses: [], type, storage: "stored", look: "plain",
    low: null, high: null, rising: null, start: { kind: "at", value: { kind: "none", type } }, value: null,
  };
}
