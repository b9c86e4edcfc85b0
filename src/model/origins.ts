/**
 * Where the parts of a Model were written.
 *
 * Invariant: `locate` finds the nearest part around a pointer that has a place; undefined only if nothing around it has one.
 */
import { child, parentPointer } from "../base/pointer.ts";
import type { Span } from "../base/source.ts";
import type { Id, Model } from "./types.ts";

export interface Origins {
  /** Declarations, fields and sentences by id. */
  readonly ids: ReadonlyMap<Id, Span>;
  /** Parts of the Model by JSON pointer. */
  readonly pointers: ReadonlyMap<string, Span>;
}

export function originsOf(model: Model, ids: ReadonlyMap<Id, Span>, spans: WeakMap<object, Span>): Origins {
  const pointers = new Map<string, Span>();
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== "object" || value === null) return;
    const id: unknown = Object.hasOwn(value, "id") ? (value as { readonly id: unknown }).id : undefined;
    const span = spans.get(value) ?? (typeof id === "string" ? ids.get(id) : undefined);
    if (span !== undefined) pointers.set(pointer, span);
    for (const [key, inside] of Object.entries(value)) walk(inside, child(pointer, key));
  };
  walk(model, "");
  return { ids, pointers };
}

export function locate(origins: Origins, pointer: string): Span | undefined {
  for (let here = pointer; here !== ""; here = parentPointer(here)) {
    const span = origins.pointers.get(here);
    if (span !== undefined) return span;
  }
  return undefined;
}
