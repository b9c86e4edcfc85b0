/** The limit of the modifier is taken out: without it the order does not matter. */
import { valueAt } from "../../base/pointer.ts";
import type { Fix } from "../../diagnostics/report.ts";
import type { Id } from "../../plan/types.ts";
import { replaced, textAt } from "../edits.ts";
import type { Facts } from "../facts.ts";
import { pointerTo } from "../pointers.ts";

export function withoutLimit({ model, at, sources, place }: Facts, modifier: Id): Fix | null {
  const pointer = pointerTo(model, modifier);
  const limit = pointer === undefined || valueAt(model, pointer) === undefined ? undefined : at(`${pointer}/upTo`);
  if (limit === undefined) return null;
  const before = textAt(sources, { ...place(modifier), end: limit.start });
  const words = /\s+up to\s+\(?$/u.exec(before);
  if (words === null) return null;
  const behind = words[0].endsWith("(") ? 1 : 0;
  return { title: { de: "Die Grenze des Modifikators streichen", en: "Take out the limit of the modifier" }, edits: [replaced({ ...limit, start: limit.start - words[0].length, end: limit.end + behind }, "")] };
}
