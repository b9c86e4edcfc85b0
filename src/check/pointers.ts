/**
 * Where in a Model what bears an id stands: so that a step of a Plan leads back to the sentence it came from, and to the places of its parts.
 *
 * Invariant: an id leads to what it declares, never to a mention of it.
 */
import { child, parentPointer, valueAt } from "../base/pointer.ts";
import type { Id, Model } from "../model/types.ts";

type Plain = Readonly<Record<string, unknown>>;
const known = new WeakMap<Model, ReadonlyMap<Id, string>>();

/** The JSON pointer to what bears this id. */
export function pointerTo(model: Model, id: Id): string | undefined {
  return pointersIn(model).get(id);
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
  walk(valueAt(model, pointer), pointer, (value, here) => {
    if (here !== pointer && Object.hasOwn(value, "id")) return false;
    if (holds(value)) found.push(here);
    return true;
  });
  return found;
}

/** Every object in a part of a Model, from the outside in, with the pointer to it. */
export function everyPart(value: unknown): readonly { readonly part: Plain; readonly pointer: string }[] {
  const found: { readonly part: Plain; readonly pointer: string }[] = [];
  walk(value, "", (part, pointer) => {
    found.push({ part, pointer });
    return true;
  });
  return found;
}

export function isA(part: Plain, kind: string): boolean {
  return part["kind"] === kind;
}

function pointersIn(model: Model): ReadonlyMap<Id, string> {
  const before = known.get(model);
  if (before !== undefined) return before;
  const found = new Map<Id, string>();
  const { outline: _, ...declared } = model;
  walk(declared, "", (value, here) => {
    const id: unknown = Object.hasOwn(value, "id") ? value["id"] : undefined;
    if (typeof id === "string" && !found.has(id)) found.set(id, here);
    return true;
  });
  known.set(model, found);
  return found;
}

/** Every object, from the outside in; inside it only where `see` says so. */
function walk(value: unknown, here: string, see: (value: Plain, here: string) => boolean): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value) && !see(value as Plain, here)) return;
  for (const [key, inner] of Object.entries(value)) if (typeof inner === "object" && inner !== null) walk(inner, child(here, key), see);
}
