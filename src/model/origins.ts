/**
 * Where the parts of a Model were written.
 *
 * Invariant: `locate` finds the nearest part around a pointer that has a place; undefined only if nothing around it has one.
 * No table of pointers is made: the way of a pointer through the Model is walked when it is asked for.
 */
import { parsePointer } from "../base/pointer.ts";
import type { Span } from "../base/source.ts";
import type { Id, Model } from "./types.ts";

export interface Origins {
  /** Declarations, fields and sentences by id. */
  readonly ids: ReadonlyMap<Id, Span>;
  /** The place of what a JSON pointer names, or of the nearest part around it. */
  readonly at: (pointer: string) => Span | undefined;
}

export function originsOf(model: Model, ids: ReadonlyMap<Id, Span>, spans: ReadonlyMap<object, Span>): Origins {
  const spanOf = (value: object): Span | undefined => {
    const id: unknown = Object.hasOwn(value, "id") ? (value as { readonly id: unknown }).id : undefined;
    return spans.get(value) ?? (typeof id === "string" ? ids.get(id) : undefined);
  };
  const at = (pointer: string): Span | undefined => {
    let here: unknown = model;
    let found: Span | undefined;
    for (const part of parsePointer(pointer)) {
      if (typeof here !== "object" || here === null || !Object.hasOwn(here, part)) break;
      here = (here as Record<string, unknown>)[part];
      if (typeof here === "object" && here !== null) found = spanOf(here) ?? found;
    }
    return found;
  };
  return { ids, at };
}

export function locate(origins: Origins, pointer: string): Span | undefined {
  return origins.at(pointer);
}
