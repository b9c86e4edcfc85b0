/** The effect that closes the circle is taken out; the whole reaction where it does nothing else. */
import type { Fix } from "../../diagnostics/report.ts";
import type { Id } from "../../plan/types.ts";
import { without } from "../edits.ts";
import type { Facts } from "../facts.ts";
import { blockAround, pointerTo } from "../pointers.ts";

export function withoutLast({ model, sources, place }: Facts, reaction: Id, effect: Id): Fix | null {
  const block = blockAround(model, effect);
  if (!block.includes(effect)) return null;
  if (block.length > 1) return { title: { de: "Die Wirkung streichen, die den Kreis schließt", en: "Take out the effect that closes the circle" }, edits: [without(sources, place(effect))] };
  return pointerTo(model, effect) === `${pointerTo(model, reaction)}/body/0` ? { title: { de: "Die Reaktion streichen, die den Kreis schließt", en: "Take out the reaction that closes the circle" }, edits: [without(sources, place(reaction))] } : null;
}
