/**
 * Where in a Model what bears an id stands: so that a step of a Plan leads back to the sentence it came from, and to the places of its parts.
 *
 * Invariant: an id leads to what it declares, never to a mention of it.
 */
import { child, parentPointer, pointerTo as written, valueAt } from "../base/pointer.ts";
import { eachInside } from "../model/inside.ts";
import type { Id, Model } from "../model/types.ts";

type Plain = Readonly<Record<string, unknown>>;
type Pointers = ReadonlyMap<Id, string>;
const known = new WeakMap<Model, { readonly rules: Pointers; examples: Pointers | null }>();

/** The JSON pointer to what bears this id. Nearly all who ask speak of rules, so examples are looked through only for what is not there. */
export function pointerTo(model: Model, id: Id): string | undefined {
  const { outline: _, examples, oddsTables, ...rules } = model;
  const pointers = known.get(model) ?? { rules: pointersIn(rules), examples: null };
  known.set(model, pointers);
  return pointers.rules.get(id) ?? (pointers.examples ??= pointersIn({ examples, oddsTables })).get(id);
}

/** The sentences of the block in which this one stands, by their ids. */
export function blockAround(model: Model, id: Id): readonly Id[] {
  const pointer = pointerTo(model, id);
  const block = pointer === undefined ? undefined : valueAt(model, parentPointer(pointer));
  return Array.isArray(block) ? block.map((one: { readonly id: Id }) => one.id) : [];
}

/** Pointers to the parts of an expression, or of a sentence without those inside its blocks, that fulfil something. */
export function partsWhere(model: Model, pointer: string, holds: (part: Plain) => boolean): readonly string[] {
  const found: string[] = [];
  walk(valueAt(model, pointer), [], (value, way) => {
    if (way.length > 0 && Object.hasOwn(value, "id")) return false;
    if (holds(value)) found.push(child(pointer, ...way));
    return true;
  });
  return found;
}

/** The objects in a part of a Model that fulfil something, from the outside in, with the pointer to each. */
export function everyPart<T extends object>(value: unknown, holds: (part: object) => part is T): readonly { readonly part: T; readonly pointer: string }[] {
  const found: { readonly part: T; readonly pointer: string }[] = [];
  walk(value, [], (part, way) => {
    if (holds(part)) found.push({ part, pointer: written(way) });
    return true;
  });
  return found;
}

/** True if some object in a part of a Model fulfils something. */
export function somePart(value: unknown, holds: (part: Plain) => boolean): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (!Array.isArray(value) && holds(value as Plain)) return true;
  let found = false;
  eachInside(value, (inner) => {
    found ||= somePart(inner, holds);
  });
  return found;
}

export function isA(part: Plain, kind: string): boolean {
  return part["kind"] === kind;
}

function pointersIn(parts: Partial<Model>): Pointers {
  const found = new Map<Id, string>();
  walk(parts, [], (value, way) => {
    const id: unknown = Object.hasOwn(value, "id") ? value["id"] : undefined;
    if (typeof id === "string" && !found.has(id)) found.set(id, written(way));
    return true;
  });
  return found;
}

type Way = readonly string[];

/** Every object, from the outside in; inside it only where `see` says so. The way to it is one list that grows and shrinks: a pointer is dear. */
function walk(value: unknown, way: string[], see: (value: Plain, way: Way) => boolean): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value) && !see(value as Plain, way)) return;
  eachInside(value, (inner, key) => {
    way.push(key);
    walk(inner, way, see);
    way.pop();
  });
}
