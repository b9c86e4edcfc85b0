/**
 * A modifier that never lifts a value above something, and another to the same value that stands somewhere else: which of them comes first
 * changes the value, and no line of the text says it. Conditions count in the order in which they are declared, so of two of them the text says it.
 */
import { diagnostic, type Diagnostic } from "../../diagnostics/report.ts";
import type { Id, Model, Modifier } from "../../model/types.ts";
import type { Rule } from "../facts.ts";

/** A modifier, and what it stands in. `bearer`: who has it; two entries of one catalogue are two. */
interface Borne {
  readonly modifier: Modifier;
  readonly bearer: string;
  /** It counts only sometimes, in a way that may rule the other out. */
  readonly isBound: boolean;
  readonly isCondition: boolean;
}

export const ambiguousOrder: Rule = ({ model, place }) => {
  const all = modifiersOf(model);
  return all.flatMap((one): readonly Diagnostic[] => {
    const { modifier } = one;
    if (modifier.upTo === null || one.isBound || !canBe(modifier, (amount) => amount > 0)) return [];
    const others = all.filter((other) => other.bearer !== one.bearer && !(other.isCondition && one.isCondition) && !other.isBound && canBe(other.modifier, (amount) => amount !== 0) && overlap(modifier, other.modifier));
    const [first] = others;
    if (first === undefined || !isTold(one, others)) return [];
    const related = others.map((other) => ({ span: place(other.modifier.id), text: { en: "also changes it", de: "ändert ihn auch" } }));
    return [diagnostic("ambiguous-order", place(modifier.id), { one: one.bearer, other: first.bearer }, { related })];
  });
};

/** Of two that both have a limit only the first is told. */
function isTold({ modifier }: Borne, others: readonly Borne[]): boolean {
  return others.some((other) => other.modifier.upTo === null || other.modifier.id > modifier.id);
}

function modifiersOf(model: Model): readonly Borne[] {
  const of = (bearer: string, modifiers: readonly Modifier[], isBound = false, isCondition = false): readonly Borne[] => modifiers.map((modifier) => ({ modifier, bearer, isBound: isBound || modifier.if !== null, isCondition }));
  return [
    ...model.sheets.flatMap((one) => of(one.name, one.modifiers)),
    ...model.collections.flatMap((one) => of(sheetName(model, one.sheet), one.modifiers)),
    ...model.catalogues.flatMap((one) => [...of(one.name, one.modifiers), ...one.entries.flatMap((entry) => of(entry.name, entry.modifiers))]),
    ...model.conditions.flatMap((one) => of(one.name, one.modifiers, one.while !== null, true)),
  ];
}

function sheetName(model: Model, id: Id): string {
  return model.sheets.find((one) => one.id === id)?.name ?? id;
}

/** True where the amount is not known. */
function canBe({ amount }: Modifier, holds: (amount: number) => boolean): boolean {
  if (amount.kind === "number") return holds(amount.value);
  const { type } = amount;
  if (type.kind !== "number") return true;
  return [type.low ?? -1, type.high ?? 1].some(holds);
}

/** Both may change the same value. */
function overlap({ to: a }: Modifier, { to: b }: Modifier): boolean {
  if (a.kind === "field" || b.kind === "field") return a.kind === "field" && b.kind === "field" && a.field === b.field;
  if (a.kind === "check" || b.kind === "check") return a.kind === "check" && b.kind === "check" && a.check === b.check;
  if (a.collection !== b.collection) return false;
  return a.kind === "each" || b.kind === "each" || a.entry === b.entry;
}
