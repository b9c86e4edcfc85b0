/** The number in a law is the last that can be kept; else the law is taken out. */
import { valueAt } from "../../base/pointer.ts";
import type { Edit, Fix } from "../../diagnostics/report.ts";
import type { Expr } from "../../model/types.ts";
import type { Id } from "../../plan/types.ts";
import { replaced, without } from "../edits.ts";
import type { Facts } from "../facts.ts";
import { pointerTo } from "../pointers.ts";

export function withoutLaw({ sources, place }: Facts, law: Id): Fix {
  return { title: { de: "Das Gesetz streichen", en: "Take the law out" }, edits: [without(sources, place(law))] };
}

export function withReachable(facts: Facts, law: Id): Fix {
  const pointer = pointerTo(facts.model, law);
  const edit = pointer === undefined ? null : nearest(facts, `${pointer}/test`);
  return edit === null ? withoutLaw(facts, law) : { title: { de: `„${edit.newText}“ schreiben`, en: `Write "${edit.newText}"` }, edits: [edit] };
}

/** `sum >= 11`, where it comes to 10 at most. */
function nearest({ model, at }: Facts, pointer: string): Edit | null {
  const test = valueAt(model, pointer) as Expr;
  if (test.kind !== "compare" || test.b.kind !== "number" || test.a.type.kind !== "number") return null;
  const { low, high, unit } = test.a.type;
  const ends: Readonly<Record<string, number | null>> = { ">=": high, ">": high === null ? null : high - 1, "<=": low, "<": low === null ? null : low + 1 };
  const end = ends[test.op];
  const span = at(`${pointer}/b`);
  const name = model.units.find((one) => one.id === unit)?.name;
  return end === null || end === undefined || span === undefined ? null : replaced(span, name === undefined ? String(end) : `${end} ${name}`);
}
