/**
 * Formulas and cascades that lead back to themselves.
 *
 * Invariant: each circle is told once, at the first of its rules in text order; all its rules are given back.
 */
import type { Id, Model } from "./types.ts";
import { idsIn } from "./prune.ts";
import { lastName } from "./typing.ts";
import { frame, report, type World } from "./world.ts";

export function tellCircles(parts: Pick<Model, "formulas" | "cascades">, world: World): ReadonlySet<Id> {
  const rules = new Map<Id, ReadonlySet<Id>>([...parts.formulas, ...parts.cascades].map((part) => [part.id, idsIn(part)]));
  const told = new Set<Id>();
  for (const start of rules.keys()) {
    if (told.has(start) || !reaches(start, start, rules)) continue;
    for (const other of rules.keys()) if (reaches(start, other, rules) && reaches(other, start, rules)) told.add(other);
    const span = world.ids.get(start);
    if (span !== undefined) report(frame(world, start), "circular-call", span, { name: lastName(start) });
  }
  return told;
}

function reaches(from: Id, to: Id, rules: ReadonlyMap<Id, ReadonlySet<Id>>): boolean {
  const seen = new Set<Id>();
  const next = [...(rules.get(from) ?? [])];
  for (let here = next.pop(); here !== undefined; here = next.pop()) {
    if (here === to) return true;
    if (seen.has(here)) continue;
    seen.add(here);
    next.push(...(rules.get(here) ?? []));
  }
  return false;
}
