// The fingerprint of the state's shape: what a save was written for. Invariant: it depends on what can stand in a sheet and under which
// names, never on formulas, texts or the order in which they were declared elsewhere.

import type { EntryName, FieldFacts, ListFacts, SheetFacts } from "./facts.ts";
import type { Shape, Typed } from "./shape.ts";

const prints = new WeakMap<SheetFacts, string>();

/** 64 bits as 16 hexadecimal signs; worked out once. */
export function shapePrint(facts: SheetFacts): string {
  const before = prints.get(facts);
  if (before !== undefined) return before;
  const made = hashText(JSON.stringify(outline(facts, [])));
  prints.set(facts, made);
  return made;
}

/** Of a conflict: its own fields, how it ends, who is in it, what stands between them. */
export function conflictPrint({ body, gives, fight, sheets, pairs }: ConflictShape): string {
  const sides = fight.sides.map(({ name }, i) => [name, shapePrint(sheets[i]!)]);
  return hashText(JSON.stringify([outline(body, []), gives === null ? null : shapeOutline(gives), sides, ...Object.values(pairs).map((one) => outline(one, []))]));
}
interface ConflictShape {
  readonly body: SheetFacts;
  readonly gives: Shape | null;
  readonly fight: { readonly sides: readonly { readonly name: string }[] };
  readonly sheets: readonly SheetFacts[];
  readonly pairs: Readonly<Record<string, SheetFacts>>;
}

/** `above`: things that lie in each other are told once. */
function outline(facts: SheetFacts, above: readonly string[]): unknown {
  if (above.includes(facts.id)) return facts.name;
  const within = [...above, facts.id];
  return [
    facts.name,
    facts.fields.map(fieldOutline),
    facts.lists.map((list) => listOutline(list, within)),
    facts.conditions.map(({ name, levels, fields }) => [name, levels, fields.map(fieldOutline)]),
  ];
}

function fieldOutline(field: FieldFacts): unknown {
  return [field.key, typedOutline(field), namesOf(field.entries)];
}
function listOutline({ key, of, kinds, values, least, most }: ListFacts, above: readonly string[]): unknown {
  const held = of.map((one) => outline(one, above));
  return [key, least, most, held, namesOf(kinds?.names ?? null), values === null ? null : typedOutline(values)];
}
function typedOutline({ shape, range, optional }: Typed): unknown {
  return [shapeOutline(shape), range, optional];
}
function shapeOutline(shape: Shape): unknown {
  if (shape.kind !== "named") return shape.kind;
  return [shape.names.map(({ name, low, high }) => [name, low, high]), shape.none];
}
function namesOf(entries: readonly EntryName[] | null): unknown {
  return entries?.filter(({ name }) => name !== "").map(({ name }) => name) ?? null;
}

function hashText(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
  }
  const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");
  return hex(a ^ (b >>> 13)) + hex(b ^ (a >>> 16));
}
