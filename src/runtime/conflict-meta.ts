// Conflicts as data for forms and tables: sides, fields, what members can do. Invariant: as meta.ts; what is said of an action here is
// said of it among the actions.

import type { TurnAction } from "./conflict-facts.ts";
import { factsOfConflict } from "./conflict-door.ts";
import type { RulesFacts } from "./facts.ts";
import { labelOf, sheetMeta } from "./meta.ts";
import type { ActionMeta, ConflictLook, ConflictMeta, MoveMeta } from "./meta-types.ts";
import { allowedOf, type Plain } from "./shape.ts";

export function conflictsMeta(
  rules: Pick<RulesFacts, "labels">,
  looks: readonly ConflictLook[],
): (actions: () => readonly ActionMeta[]) => readonly ConflictMeta[] {
  return (actions) => looks.map((look) => conflictMeta(rules, look, actions()));
}

function conflictMeta(rules: Pick<RulesFacts, "labels">, look: ConflictLook, all: readonly ActionMeta[]): ConflictMeta {
  const { fight, body, gives, sheets, actions, tactics } = factsOfConflict(look.conflict);
  const codes = gives?.kind === "named" ? gives.names.flatMap(({ low, high }) => [low, high]) : [];
  const ends =
    gives === null ? [] : allowedOf({ shape: gives, range: [Math.min(...codes), Math.max(...codes)], optional: false });
  return {
    ...sheetMeta(rules, look, body),
    clause: look.clause,
    sides: fight.sides.map(({ name, least, most }, i) => ({
      key: name,
      label: labelOf(rules, name),
      of: sheets[i]!.name,
      from: least,
      to: most,
      tactics: tactics.map((one) => one.name),
    })),
    order: fight.order.kind,
    ends: Array.isArray(ends) ? (ends as readonly Plain[]) : [],
    actions: actions.flatMap((one) => moveMeta(one, all)),
  };
}

function moveMeta({ facts, self, against, conflict }: TurnAction, all: readonly ActionMeta[]): readonly MoveMeta[] {
  const found = all.find((one) => one.name === facts.name);
  if (found === undefined) return [];
  const { name, label, constant, clause, roles, params, asks } = found;
  const kind = (role: string | null): string | null => roles.find(({ key }) => key === role)?.of ?? null;
  const rest = roles.filter(({ key }) => key !== self && key !== against && key !== conflict);
  return [{ name, label, constant, clause, by: kind(self), against: kind(against), roles: rest, params, asks }];
}
