/** A number of which more helps here and harms there. */
import type { Bilingual } from "../../base/text.ts";
import { diagnostic, type Diagnostic } from "../../diagnostics/report.ts";
import { compare, toString } from "../../runtime/fraction.ts";
import type { Rule } from "../facts.ts";
import type { Movement } from "../witness.ts";

export const unevenOdds: Rule = ({ model, witness, place }) =>
  model.checks.flatMap((check): readonly Diagnostic[] => {
    const { gives } = check;
    const scale = gives?.kind === "step" ? model.scales.find((one) => one.id === gives.scale) : undefined;
    if (scale?.success === null || scale?.success === undefined) return [];
    const found = witness.moving(check.id, scale.success).flatMap((one) => turn(one) ?? []);
    const [first] = found;
    return first === undefined ? [] : [diagnostic("uneven-odds", place(check.id), { name: check.name, ...first })];
  });

/** Where the chances rise and later fall, or the other way round. */
function turn({ chances }: Movement): { readonly before: Bilingual; readonly at: Bilingual; readonly after: Bilingual; readonly low: string; readonly middle: string; readonly high: string } | null {
  for (let left = 0; left < chances.length; left++) {
    for (let right = left + 2; right < chances.length; right++) {
      const middle = chances.slice(left + 1, right).find(({ chance }) => compare(chance, chances[left]!.chance) * compare(chance, chances[right]!.chance) > 0);
      if (middle !== undefined)
        return { before: chances[left]!.value, at: middle.value, after: chances[right]!.value, low: toString(chances[left]!.chance), middle: toString(middle.chance), high: toString(chances[right]!.chance) };
    }
  }
  return null;
}
