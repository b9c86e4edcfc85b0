/**
 * A law that no sheet can keep: because of the ranges of what it compares, or because a creation breaks it whatever is rolled and answered.
 * The latter is told only where everything was tried.
 */
import { diagnostic, type Diagnostic } from "../../diagnostics/report.ts";
import { not } from "../../plan/expr.ts";
import { intervalsIn, unknownInterval } from "../../plan/ranges.ts";
import type { Block, Expr, Id } from "../../plan/types.ts";
import type { Facts, Rule } from "../facts.ts";
import { withoutLaw, withReachable } from "../fixes/unreachable-must.ts";
import { nothingKnown, verdict } from "../known.ts";
import { pointerTo } from "../pointers.ts";
import { inputsOfSeen } from "../witness.ts";

interface Law {
  readonly id: Id;
  readonly test: Expr;
}

export const unreachableMust: Rule = (facts) =>
  lawsIn(facts).flatMap(({ sheet, law }) => (isNever(facts, sheet, law) ? [diagnostic("unreachable-must", facts.place(law.id), { never: written(facts, law.id) }, { fix: withReachable(facts, law.id) })] : []));

export const unmetMust: Rule = (facts) =>
  lawsIn(facts).flatMap(({ sheet, law }): readonly Diagnostic[] => {
    if (isNever(facts, sheet, law)) return [];
    const creations = facts.model.checks.filter((one) => one.word === "creation" && one.self?.sheet === sheet);
    const found = creations.flatMap((creation) => {
      const seen = facts.witness.everywhere(creation.id, breaking(law));
      return seen === null ? [] : [{ creation, seen }];
    });
    const [first] = found;
    if (first === undefined) return [];
    const { creation, seen } = first;
    const related = [{ span: facts.place(creation.id), text: { en: "every end of it breaks this law", de: "jeder Ausgang verletzt dieses Gesetz" } }];
    return [diagnostic("unreachable-must", facts.place(law.id), { creation: creation.name, ...inputsOfSeen(seen) }, { related, fix: withoutLaw(facts, law.id) })];
  });

/** The condition as it stands in the text. */
function written({ model, at, text, place }: Facts, law: Id): string {
  const pointer = pointerTo(model, law);
  return text((pointer === undefined ? undefined : at(`${pointer}/test`)) ?? place(law));
}

/** Each where it is written; heirs have it from there. */
function lawsIn({ model, built }: Facts): readonly { readonly sheet: Id; readonly law: Law }[] {
  return model.sheets.flatMap(({ id, must }) => (built.laws[id] ?? []).filter((law) => must.some((one) => one.id === law.id)).map((law) => ({ sheet: id, law })));
}

function isNever({ built: { program } }: Facts, sheet: Id, { test }: Law): boolean {
  const columns = program.layouts.find((one) => one.id === sheet)?.columns ?? [];
  const column = (_: number, id: Id) => columns.find((one) => one.id === id) ?? { range: [-Infinity, Infinity] as const, optional: true };
  return verdict({ intervalOf: intervalsIn(program), unknown: () => unknownInterval, column }, nothingKnown, test) === "never";
}

/** Ends with the code where the law is broken at the end. */
const breaking =
  ({ id, test }: Law) =>
  (body: Block, code: number): Block => [...body, { origin: id, kind: "branch", arms: [{ test: not(test), then: [{ origin: id, kind: "end", result: { kind: "int", value: code } }] }], otherwise: [] }];
