/**
 * A modifier that never lifts a value above something, and another to the same value that stands somewhere else: which of them comes first
 * changes the value, and no line of the text says it. Conditions count in the order in which they are declared, so of two of them the text says it.
 */
import { diagnostic, type Diagnostic } from "../../diagnostics/report.ts";
import type { Id, Model, Modifier } from "../../model/types.ts";
import type { Rule } from "../facts.ts";
import { withoutLimit } from "../fixes/ambiguous-order.ts";

/** A modifier, and what it stands in. `bearer`: who has it; two entries of one catalogue are two. */
interface Borne {
  readonly modifier: Modifier;
  readonly bearer: string;
  /** It counts only sometimes, in a way that may rule the other out. */
  readonly isBound: boolean;
  readonly isCondition: boolean;
}

export const ambiguousOrder: Rule = (facts) => {
  const { model, place } = facts;
  const all = modifiersOf(model);
  return all.flatMap((one): readonly Diagnostic[] => {
    const { modifier } = one;
    if (modifier.upTo === null || one.isBound || !canBe(modifier, (amount) => amount > 0)) return [];
    const others = all.filter((other) => other.bearer !== one.bearer && !(other.isCondition && one.isCondition) && !other.isBound && canBe(other.modifier, (amount) => amount !== 0) && overlap(modifier, other.modifier) && difference(model, modifier, other.modifier) !== null);
    const [first] = others;
    if (first === undefined || !isTold(one, others)) return [];
    const related = others.map((other) => ({ span: place(other.modifier.id), text: { en: "also changes it", de: "ändert ihn auch" } }));
    return [diagnostic("ambiguous-order", place(modifier.id), { one: one.bearer, other: first.bearer, ...difference(model, modifier, first.modifier) }, { related, fix: withoutLimit(facts, modifier.id) })];
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

interface Difference {
  readonly value?: number;
  readonly after?: number;
  readonly before?: number;
}

/** The first value of which it matters which comes first, with what comes out; empty where an amount is not known, null where there is none. */
function difference(model: Model, one: Modifier, other: Modifier): Difference | null {
  const [limited, plain] = [stepOf(one), stepOf(other)];
  const range = rangeOf(model, one.to);
  if (limited === null || plain === null || range === null) return {};
  for (let value = range[0]; value <= Math.min(range[1], range[0] + MOST); value++) {
    const [after, before] = [plain(limited(value)), limited(plain(value))];
    if (after !== before) return { value, after, before };
  }
  return null;
}
const MOST = 1000;

function stepOf({ amount, upTo }: Modifier): ((value: number) => number) | null {
  if (amount.kind !== "number" || (upTo !== null && upTo.kind !== "number")) return null;
  const most = upTo?.value ?? Infinity;
  return (value) => (value >= most ? value + Math.min(0, amount.value) : Math.min(value + amount.value, most));
}

function rangeOf(model: Model, to: Modifier["to"]): readonly [number, number] | null {
  const field = to.kind === "field" ? model.sheets.flatMap((one) => one.fields).find((one) => one.id === to.field) : to.kind === "check" ? undefined : model.collections.find((one) => one.id === to.collection)?.own;
  const type = field?.type;
  return type?.kind === "number" && type.low !== null && type.high !== null ? [type.low, type.high] : null;
}

/** Both may change the same value. */
function overlap({ to: a }: Modifier, { to: b }: Modifier): boolean {
  if (a.kind === "field" || b.kind === "field") return a.kind === "field" && b.kind === "field" && a.field === b.field;
  if (a.kind === "check" || b.kind === "check") return a.kind === "check" && b.kind === "check" && a.check === b.check;
  if (a.collection !== b.collection) return false;
  return a.kind === "each" || b.kind === "each" || a.entry === b.entry;
}
