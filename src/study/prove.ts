// Which cited parts of a text could be deleted without anybody noticing. Invariant: one part is taken out at a time, the rest stays where
// it is; an error of the text counts as noticed, and what there was no time for is said.

import type { Source, Span } from "../base/source.ts";
import type { Model } from "../model/types.ts";
import type { Origins } from "../model/origins.ts";
import type { Built } from "../plan/build/build.ts";
import { citationsOf } from "./citations.ts";

export interface Cut {
  readonly span: Span;
  readonly clauses: readonly string[];
  readonly rule: string;
}
export interface Proof {
  readonly tried: number;
  /** Deleted, and nothing noticed. */
  readonly unnoticed: readonly Cut[];
  /** There was no time for. */
  readonly left: number;
}

/** Sentences and members that cite, and the rows of a table that does; not whole declarations, not words. */
export function cutsOf(model: Model, built: Built, origins: Origins): readonly Cut[] {
  const found = new Map<string, Cut>();
  for (const { clause, rule, pointer, standing } of citationsOf(model, built)) {
    if (standing !== "held" && standing !== "idle") continue;
    for (const part of partsOf(model, pointer)) {
      const span = origins.at(part);
      if (span === undefined) continue;
      const key = `${span.file} ${span.start} ${span.end}`;
      found.set(key, { span, clauses: [...(found.get(key)?.clauses ?? []), clause], rule });
    }
  }
  return [...found.values()];
}

/** What can be taken out alone: the part itself, or row by row where a declaration cites. */
function partsOf(model: Model, pointer: string): readonly string[] {
  const [, room = "", place = "", ...inner] = pointer.split("/");
  if (inner.length > 0) return [pointer];
  const each = (rows: string, list: readonly unknown[]): readonly string[] =>
    list.map((_, i) => `${pointer}/${rows}/${i}`);
  const at = Number(place);
  switch (room) {
    case "tables":
      return each("rows", model.tables[at]!.rows);
    case "collections":
      return each("entries", model.collections[at]!.entries);
    case "catalogues":
      return each("entries", model.catalogues[at]!.entries);
    case "scales":
      return each("steps", model.scales[at]!.steps);
    default:
      return [];
  }
}

/** `notices`: whether anything says a word against these sources. `more`: whether there is time for another; told how far it is. */
export function prove(
  sources: readonly Source[],
  cuts: readonly Cut[],
  notices: (file: string, text: string) => boolean,
  more: (done: number, of: number) => boolean,
): Proof {
  const unnoticed: Cut[] = [];
  let tried = 0;
  for (const cut of cuts) {
    if (!more(tried, cuts.length)) break;
    const source = sources.find((one) => one.path === cut.span.file);
    tried += 1;
    if (source !== undefined && !notices(source.path, without(source.text, cut.span))) unnoticed.push(cut);
  }
  return { tried, unnoticed, left: cuts.length - tried };
}

/** Blanks in its place, so that everything behind stands where it stood. */
function without(text: string, { start, end }: Span): string {
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\r\n]/gu, " ") + text.slice(end);
}
