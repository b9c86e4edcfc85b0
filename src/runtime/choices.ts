// Everything that somebody can do now, as a list to choose from. Invariant: what is said to be possible the rules may allow, what is
// said not to be possible no choice makes possible; the options of a parameter can be passed as they stand.

import { factsOfAction } from "./action.ts";
import type { ActionFacts, RulesFacts } from "./facts.ts";
import { keptOf, type Kept } from "./kept.ts";
import { fitting } from "./heirs.ts";
import { lyingThings, type LyingAt, type Seated } from "./lying.ts";
import { labelOf, paramMeta } from "./meta.ts";
import type { Label, ValueMeta } from "./meta-types.ts";
import { canOpen, openNames, optionsFor, useThoseOf } from "./open-call.ts";
import { entering } from "./own.ts";
import { ownValues, plainObject, refusal, collector } from "./problems.ts";
import { readSheet } from "./door.ts";
import type { Plain } from "./shape.ts";
import { deeplyFrozen } from "./trace.ts";

export interface ActionChoice {
  readonly name: string;
  readonly label: Label;
  /** What the engine exports it as. */
  readonly constant: string;
  readonly word: string;
  readonly ok: boolean;
  /** Why it is not possible. */
  readonly why?: string;
  readonly code?: string;
  readonly clause: string | null;
  /** The role of the one who does it. */
  readonly role: string;
  /** Roles and parameters that must still be given. */
  readonly open: readonly string[];
  readonly params: readonly ValueMeta[];
  /** For each open role and parameter the values that are possible, where they can be listed. */
  readonly options: Readonly<Record<string, readonly (Plain | LyingAt)[]>>;
}
export interface ChoicesOptions {
  /** What is known already, by roles and parameters: who is attacked, with what. Actions take what they know of it. */
  readonly given?: Readonly<Record<string, unknown>>;
}

export interface Doable {
  readonly action: object;
  readonly constant: string;
}

export function actionsOf(
  rules: RulesFacts,
  all: readonly Doable[],
): (sheet: unknown, options?: ChoicesOptions) => readonly ActionChoice[] {
  return (sheet, options = {}) => entering(rules, () => {
    const known = ownValues(options.given ?? {}) ?? new Map<string, unknown>();
    const kept = new Map<ActionFacts["slots"][number]["of"], Kept | null>();
    const found = all.flatMap(({ action, constant }): readonly ActionChoice[] => {
      const declared = factsOfAction(action);
      const role = declared.slots[0]?.name ?? "";
      const facts = fitting(declared, { ...options.given, [role]: sheet });
      const [self] = facts.slots;
      if (self === undefined || self.fresh || self.of.kind !== "sheet") return [];
      if (!kept.has(self.of)) kept.set(self.of, readSheet(rules, self.of, sheet, "", collector()));
      const own = kept.get(self.of);
      return own === null || own === undefined ? [] : [choiceOf(rules, facts, constant, own, known)];
    });
    if ([...kept.values()].some((one) => one !== null)) return deeplyFrozen(found);
    // Of no kind of sheet: said as the door of the first kind says it.
    const problems = collector();
    const [first] = kept.keys();
    if (first !== undefined) readSheet(rules, first, sheet, "", problems);
    throw refusal("mismatched-sheet", "This is no sheet that can do anything", problems.found);
  });
}

function choiceOf(
  rules: RulesFacts,
  facts: ActionFacts,
  constant: string,
  self: Kept,
  known: ReadonlyMap<string, unknown>,
): ActionChoice {
  const role = facts.slots[0]?.name ?? "";
  const names = [...facts.slots, ...facts.params].map(({ name }) => name);
  const given = new Map([...known].filter(([name]) => names.includes(name))).set(role, self.json);
  const open = openNames(facts, given);
  const answer = canOpen(rules, facts, Object.fromEntries(given));
  const options = open.flatMap((name): readonly (readonly [string, readonly (Plain | LyingAt)[]])[] => {
    const all = optionsFor(rules, facts, name, given) ?? lyingOptions(rules, facts, name, given);
    if (all === null) return [];
    return [[name, all.filter((one) => canOpen(rules, facts, Object.fromEntries(new Map(given).set(name, one))).ok)]];
  });
  useThoseOf(rules, facts, given);
  return {
    name: facts.name,
    label: labelOf(rules, facts.name),
    constant,
    word: facts.word,
    ok: answer.ok,
    ...(answer.ok ? {} : { why: answer.why, code: answer.code }),
    clause: (answer.ok ? null : answer.clause) ?? facts.clauses[0] ?? null,
    role,
    open,
    params: facts.params.map((param) => paramMeta(rules, param)),
    options: plainObject(options) as ActionChoice["options"],
  };
}

/** Things that lie with the sheets that are known; they are not all there may be. Null where there are none. */
function lyingOptions(
  rules: RulesFacts,
  facts: ActionFacts,
  name: string,
  given: ReadonlyMap<string, unknown>,
): readonly LyingAt[] | null {
  const slot = facts.slots.find((one) => one.name === name);
  if (slot === undefined || slot.from !== null || slot.of.kind !== "thing") return null;
  const seats = facts.slots.flatMap((one): readonly Seated[] => {
    const value = given.get(one.name);
    if (one.of.kind !== "sheet" || value === undefined) return [];
    const sheet = keptOf(value) ?? readSheet(rules, one.of, value, one.name, collector());
    return sheet === null ? [] : [{ role: one.name, sheet }];
  });
  const all = lyingThings(slot.of, seats.filter(({ sheet }, i) => seats.findIndex((one) => one.sheet === sheet) === i));
  return all.length === 0 ? null : all;
}
