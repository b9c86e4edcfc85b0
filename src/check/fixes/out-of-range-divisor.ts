/** Nothing below one is divided by. */
import { valueAt } from "../../base/pointer.ts";
import type { Fix } from "../../diagnostics/report.ts";
import type { Id } from "../../plan/types.ts";
import { replaced, textAt } from "../edits.ts";
import type { Facts } from "../facts.ts";
import { partsWhere, pointerTo } from "../pointers.ts";

export function byOneAtLeast({ model, at, sources }: Facts, origin: Id): Fix | null {
  const pointer = pointerTo(model, origin);
  if (pointer === undefined) return null;
  const [division, ...others] = partsWhere(model, pointer, isDivision);
  const only = division === undefined ? undefined : at(`${division}/b`);
  if (division === undefined || only === undefined || others.length > 0) return null;
  const divisor = textAt(sources, only).replace(/^\(([^()]*)\)$/u, "$1");
  const safe = `highest of (1, ${divisor})`;
  const isRemainder = (valueAt(model, division) as { readonly kind: string }).kind === "remainder";
  return { title: { de: `Durch mindestens 1 teilen`, en: `Divide by 1 at least` }, edits: [replaced(only, isRemainder ? `(${safe})` : safe)] };
}

/** By something that is no plain number. */
function isDivision(part: Readonly<Record<string, unknown>>): boolean {
  const divides = part["kind"] === "remainder" || (part["kind"] === "arithmetic" && part["op"] === "/");
  const by = part["b"];
  return divides && !(typeof by === "object" && by !== null && "kind" in by && by.kind === "number");
}
